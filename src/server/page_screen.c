/*
 * server/page_screen.c -- a wall of the hall: it pages by itself, follows the tournament, and never scrolls.
 *
 *     /events/{event}/screen?show=names,standings&rows=6&columns=2&every=12&start=15:00&both=0
 *
 * show     names (A to Z), boards (with results as they come), standings; several take turns
 * rows     in a column, 4 to 24; columns 1 to 4: letters are as large as that allows
 * every    seconds until the next page, 3 to 120
 * start    when the round begins, by the clock of the hall: it is counted down
 * both=0   one language, not two
 *
 * All pages are in it, and one is shown. web/hall.js turns them; without it the browser asks for the
 * next one.
 */
#include "server/page_tour.h"

#include <stdlib.h>

enum { LONG_NAME = 13, LONGER_NAME = 19 };

struct wall {
    struct page_tour *s;
    unsigned rows, columns, every;
    bool both;
    char start[6]; /* "15:00", or "" */

    unsigned pages, shown; /* shown: which one, from 0 */
    unsigned items;        /* on the page that is being written */
    char from[12], to[12]; /* what it has, for the foot */
    char (*label)[28];     /* of the pages so far */
    unsigned labels_room;
};

/* ---- pages ---- */

static void end_page(struct wall *w)
{
    if (w->items == 0)
        return;
    page_put(&w->s->p, "</ol>\n");
    if (w->pages < w->labels_room)
        snprintf(w->label[w->pages], sizeof *w->label, "%s – %s", w->from, w->to);
    w->pages++;
    w->items = 0;
}

/* An item begins, on a new page if this one is full; `key` is how the foot calls it. */
static void begin_item(struct wall *w, const char *class_name, const char *key)
{
    if (w->items == w->rows * w->columns)
        end_page(w);
    if (w->items++ == 0) {
        fprintf(w->s->p.out, "<ol class=\"wallpage %s\"%s>\n", class_name,
                w->pages == w->shown ? "" : " hidden");
        snprintf(w->from, sizeof w->from, "%s", key);
    }
    snprintf(w->to, sizeof w->to, "%s", key);
}

static void put_both(struct wall *w, enum page_word word)
{
    page_word(&w->s->p, word);
    if (!w->both)
        return;
    page_put(&w->s->p, "<small>");
    page_other_word(&w->s->p, word);
    page_put(&w->s->p, "</small>");
}

/* ---- names: "Hagedorn-Lüth, Friederike" has a surname that is never cut ---- */

static size_t letters(const char *text, size_t len)
{
    size_t n = 0;

    for (size_t i = 0; i < len; i++)
        n += ((unsigned char)text[i] & 0xc0) != 0x80;
    return n;
}

static void put_part(struct page *p, const char *text, size_t len)
{
    char part[DESK_NAME_MAX];

    snprintf(part, sizeof part, "%.*s", (int)len, text);
    page_text(p, part);
}

static void put_surname(struct wall *w, unsigned place)
{
    const char *name = w->s->view->entry[place - 1].name;
    size_t len = strcspn(name, ","), n = letters(name, len);

    page_put(&w->s->p, n > LONGER_NAME ? "<span class=\"longer\">"
                       : n > LONG_NAME ? "<span class=\"long\">"
                                       : "<span>");
    put_part(&w->s->p, name, len);
    page_put(&w->s->p, "</span>");
}

static void put_first_name(struct wall *w, unsigned place)
{
    const char *name = strchr(w->s->view->entry[place - 1].name, ',');

    if (name)
        page_text(&w->s->p, name + 1 + strspn(name + 1, " "));
}

/* The first letters of a name, whole characters. */
static void write_initials(char out[12], const char *name)
{
    size_t len = 0, n = 0;

    while (name[len] && len < 6 && n < 2) {
        do
            len++;
        while (((unsigned char)name[len] & 0xc0) == 0x80);
        n++;
    }
    snprintf(out, 12, "%.*s", (int)len, name);
}

static void put_name_item(struct wall *w, unsigned place, unsigned board)
{
    const struct ad_meeting *m = ad_meeting_of(&w->s->t, place - 1, w->s->round - 1);
    struct page *p = &w->s->p;
    char key[12];

    write_initials(key, w->s->view->entry[place - 1].name);
    begin_item(w, "names", key);
    page_put(p, "<li><span class=\"nm\">");
    put_surname(w, place);
    page_put(p, "<small><b>");
    put_first_name(w, place);
    page_put(p, "</b>");
    if (m->opponent) {
        const char *other = w->s->view->entry[m->opponent - 1].name;

        page_put(p, " · ");
        page_word(p, PAGE_AGAINST);
        page_put(p, " ");
        put_part(p, other, strcspn(other, ","));
    }
    page_put(p, "</small></span><span class=\"cl\">");
    if (m->opponent) {
        fprintf(p->out, "<span class=\"disc%s\" aria-hidden=\"true\"></span> ",
                m->colour == 'b' ? " k" : "");
        put_both(w, m->colour == 'b' ? PAGE_BLACK : PAGE_WHITE);
    } else {
        put_both(w, m->result == 'U' ? PAGE_BYE : PAGE_ABSENT);
    }
    page_put(p, "</span><b class=\"bdno\">");
    if (m->opponent)
        fprintf(p->out, "%u", board);
    page_put(p, "</b></li>\n");
}

static void put_names(struct wall *w)
{
    struct page_tour *s = w->s;
    uint16_t *all = page_tour_by_name(s), *board = page_tour_boards_of(s);

    for (unsigned i = 0; all && board && s->round && i < s->view->tour->count; i++) {
        unsigned left = s->view->tour->entry[all[i] - 1].left;

        if (!left || left > s->round)
            put_name_item(w, all[i], board[all[i] - 1]);
    }
    end_page(w);
    free(board);
    free(all);
}

/* ---- boards, with results as they come ---- */

static void put_board(struct wall *w, const struct ad_pair *pair, unsigned board)
{
    char white = ad_meeting_of(&w->s->t, pair->white - 1u, w->s->round - 1)->result, key[12];
    bool open = white == '?' || !white;
    struct page *p = &w->s->p;

    snprintf(key, sizeof key, "%u", board);
    begin_item(w, "boards", key);
    fprintf(p->out, "<li data-board=\"%u\"%s><b class=\"bdno\">%u</b><span class=\"nm\">", board,
            open ? "" : " class=\"is-over\"", board);
    put_surname(w, pair->white);
    page_put(p, "<small><b>");
    put_first_name(w, pair->white);
    page_put(p, "</b></small></span><span class=\"rs\">");
    if (pair->black && !open)
        page_tour_result(w->s, white,
                         ad_meeting_of(&w->s->t, pair->black - 1u, w->s->round - 1)->result);
    else
        page_put(p, pair->black ? "–" : "+");
    page_put(p, "</span><span class=\"nm\">");
    if (pair->black) {
        put_surname(w, pair->black);
        page_put(p, "<small><b>");
        put_first_name(w, pair->black);
        page_put(p, "</b></small>");
    } else {
        put_both(w, PAGE_BYE);
    }
    page_put(p, "</span></li>\n");
}

static void put_boards(struct wall *w)
{
    unsigned n;
    struct ad_pair *pairs = page_tour_pairs(w->s, &n);

    for (unsigned i = 0; pairs && w->s->round && i < n; i++)
        put_board(w, &pairs[i], i + 1);
    end_page(w);
    free(pairs);
}

/* ---- the table ---- */

static void put_standings(struct wall *w)
{
    struct page_ranking r;
    struct page *p = &w->s->p;

    page_ranking_make(&r, w->s, w->s->rounds);
    for (unsigned i = 0; i < r.table.count; i++) {
        const struct ad_standing *row = &r.table.rows[i];
        bool left = w->s->view->tour->entry[row->who].left;
        char key[12];

        snprintf(key, sizeof key, "%u", row->rank);
        begin_item(w, "table", key);
        fprintf(p->out, "<li%s><b class=\"bdno\">%u</b><span class=\"nm\">",
                left ? " class=\"is-gone\"" : "", row->rank);
        page_put(p, left ? "<s>" : "");
        put_surname(w, row->who + 1u);
        page_put(p, left ? "</s><small><b>" : "<small><b>");
        put_first_name(w, row->who + 1u);
        page_put(p, "</b> ");
        page_text(p, w->s->view->entry[row->who].club);
        page_put(p, "</small></span><span class=\"cl\">");
        if (r.columns > 1)
            page_tour_value(w->s, ad_standings_value(&r.table, row->who, 1), &r.chain[1]);
        page_put(p, "</span><b class=\"bdno\">");
        page_tour_points(w->s, (ad_points)(ad_standings_value(&r.table, row->who, 0) / 10));
        page_put(p, "</b></li>\n");
    }
    end_page(w);
    page_ranking_end(&r);
}

/* ---- head and foot ---- */

/* What the address says; a clock is "15:00". */
static void read_wall(struct wall *w, struct page_tour *s)
{
    const char *both = http_query(s->p.call->http, "both");
    const char *start = http_query(s->p.call->http, "start");
    unsigned hour, minute;
    char behind;

    *w = (struct wall){.s = s,
                       .rows = page_tour_number(s, "rows", 24, 6),
                       .columns = page_tour_number(s, "columns", 4, 2),
                       .every = page_tour_number(s, "every", 120, 10),
                       .shown = page_tour_number(s, "page", 9999, 0),
                       .both = !both || strcmp(both, "0") != 0};
    w->rows = w->rows < 4 ? 4 : w->rows;
    w->columns = w->columns < 1 ? 1 : w->columns;
    w->every = w->every < 3 ? 3 : w->every;
    if (start && strlen(start) <= 5 && sscanf(start, "%2u:%2u%c", &hour, &minute, &behind) == 2 &&
        hour < 24 && minute < 60)
        snprintf(w->start, sizeof w->start, "%02u:%02u", hour % 24, minute % 60);
}

static void put_clock(struct wall *w)
{
    struct page *p = &w->s->p;

    if (!*w->start || w->s->round == 0)
        return;
    page_put(p, "<p class=\"till\"><b>");
    page_word(p, PAGE_BE_SEATED);
    page_put(p, "</b>");
    page_word(p, PAGE_STARTS);
    if (w->both) {
        page_put(p, " / ");
        page_other_word(p, PAGE_STARTS);
    }
    fprintf(p->out, " %s</p><time role=\"timer\" data-start=\"%s\">%s</time>", w->start, w->start,
            w->start);
}

static void put_open(struct wall *w)
{
    unsigned open = w->s->round ? ad_tour_open(w->s->view->tour, w->s->round, NULL) : 0;
    struct page *p = &w->s->p;

    if (*w->start || w->s->round == 0)
        return;
    page_put(p, "<p class=\"till\"><b>");
    if (open)
        fprintf(p->out, "%u ", open);
    page_word(p, open ? PAGE_GAMES_RUN : PAGE_ROUND_OVER);
    page_put(p, "</b>");
    if (w->both)
        page_other_word(p, open ? PAGE_GAMES_RUN : PAGE_ROUND_OVER);
    page_put(p, "</p>");
}

static void put_head(struct wall *w)
{
    struct page *p = &w->s->p;

    page_put(p, "<header><div><p class=\"ev\">");
    page_text(p, w->s->view->event->name);
    page_put(p, "</p><h1>");
    page_word(p, w->s->round ? PAGE_ROUND : PAGE_PLAYERS_TAB);
    if (w->s->round)
        fprintf(p->out, " %u", w->s->round);
    if (w->both && w->s->round) {
        page_put(p, " <span>");
        page_other_word(p, PAGE_ROUND);
        fprintf(p->out, " %u</span>", w->s->round);
    }
    page_put(p, "</h1></div>");
    put_clock(w);
    put_open(w);
    page_put(p, "</header>\n");
}

static void put_foot(struct wall *w)
{
    const char *host = http_header(w->s->p.call->http, "Host");
    struct page *p = &w->s->p;

    page_put(p, "<footer><span>");
    page_word(p, PAGE_AS_OF);
    page_put(p, " ");
    page_moment(p, w->s->view->now_ms);
    page_put(p, "</span><span class=\"pg\">");
    for (unsigned i = 0; w->pages > 1 && i < w->pages && i < w->labels_room; i++) {
        page_put(p, i == w->shown ? "<span class=\"is-now\">" : "<span>");
        page_text(p, w->label[i]);
        page_put(p, "</span>");
    }
    if (w->pages > 1)
        fprintf(p->out, "<progress max=\"%u\" value=\"0\" aria-hidden=\"true\"></progress>",
                w->every);
    page_put(p, "</span><span>");
    if (host)
        page_text(p, host);
    fprintf(p->out, "/events/%s</span></footer>\n", w->s->view->event->id);
}

/* Without a script the browser asks for the next page, and so for what is new. */
static void put_turn(struct wall *w)
{
    const char *show = http_query(w->s->p.call->http, "show");
    struct page *p = &w->s->p;

    fprintf(p->out,
            "<noscript><meta http-equiv=\"refresh\" content=\"%u;url=screen?page=%u&amp;rows=%u"
            "&amp;columns=%u&amp;every=%u&amp;both=%d&amp;lang=%s",
            w->every, w->pages ? (w->shown + 1) % w->pages : 0, w->rows, w->columns, w->every,
            w->both, p->lang == AD_DE ? "de" : "en");
    fprintf(p->out, "%s%s&amp;show=", *w->start ? "&amp;start=" : "", w->start);
    page_text(p, show ? show : "names");
    page_put(p, "\"></noscript>\n");
}

/* What takes turns: the names of `show`, in their order. False: it has none that we know. */
static bool put_shows(struct wall *w, const char *show)
{
    static const struct {
        const char *name;
        void (*put)(struct wall *w);
    } kinds[] = {{"names", put_names}, {"boards", put_boards}, {"standings", put_standings}};
    bool known = false;

    for (const char *at = show; *at; at += strcspn(at, ","), at += *at == ',')
        for (unsigned i = 0; i < 3; i++)
            if (strlen(kinds[i].name) == strcspn(at, ",") &&
                strncmp(at, kinds[i].name, strlen(kinds[i].name)) == 0) {
                kinds[i].put(w);
                known = true;
            }
    return known;
}

static void put_wall(struct page_tour *s)
{
    char labels[64][28];
    const char *show = http_query(s->p.call->http, "show");
    struct wall w;

    read_wall(&w, s);
    w.label = labels;
    w.labels_room = sizeof labels / sizeof *labels;
    fprintf(s->p.out,
            "<main class=\"wall\" id=\"main\" data-rows=\"%u\" data-columns=\"%u\" "
            "data-every=\"%u\">\n",
            w.rows, w.columns, w.every);
    put_head(&w);
    if (!show || !put_shows(&w, show))
        put_names(&w);
    if (w.pages == 0) {
        page_put(&s->p, "<p class=\"nothing\">");
        page_word(&s->p, PAGE_WALL_WAITS);
        page_put(&s->p, "</p>\n");
    }
    put_foot(&w);
    put_turn(&w);
    page_put(&s->p, "</main>\n");
}

void page_screen(struct call *c)
{
    static const struct page_bare how = {
        .class_name = "hall", .style = "hall.css", .script = "hall.js"};

    page_tour_bare(c, &how, put_wall);
}
