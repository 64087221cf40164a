/*
 * server/page_tour.c -- the frame of a tournament's pages.
 *
 * A page is written by the server alone. Its script (web/event.js) sends what buttons and keys say,
 * and when the tournament has moved on it asks for the page again and puts what has changed in place.
 */
#include "server/page_tour.h"

#include <stdlib.h>

#include "adoube/laws.h"
#include "base/collate.h"

bool page_tour_may(const struct page_tour *s, enum desk_role least)
{
    return s->view->role >= least;
}

void page_column(struct page *p, const char *class_name, enum page_word word)
{
    fprintf(p->out, "<th scope=\"col\" class=\"%s\">", class_name);
    page_word(p, word);
    page_put(p, "</th>");
}

void page_tour_button(struct page_tour *s, const char *class_name, const char *command,
                      enum page_word word)
{
    fprintf(s->p.out, "<button type=\"button\" class=\"%s\" data-do=\"", class_name);
    page_text(&s->p, command);
    page_put(&s->p, "\">");
    page_word(&s->p, word);
    page_put(&s->p, "</button>");
}

void page_tour_name(struct page_tour *s, unsigned place)
{
    static const char *const titles[] = {"", "WCM", "WFM", "CM", "WIM", "FM", "WGM", "IM", "GM"};
    unsigned title = s->t.entrants[place - 1].title;

    if (title)
        fprintf(s->p.out, "<span class=\"muted\">%s</span> ", titles[title]);
    page_text(&s->p, s->view->entry[place - 1].name);
}

static bool has_left(const struct page_tour *s, unsigned place, unsigned round)
{
    unsigned left = s->view->tour->entry[place - 1].left;

    return left && left <= round;
}

void page_tour_person(struct page_tour *s, unsigned place, unsigned round, bool marked)
{
    bool left = has_left(s, place, round);
    char path[32];

    snprintf(path, sizeof path, "players/%u", place);
    page_put(&s->p, left ? "<s>" : "");
    page_tour_link(s, "class=\"who\"", path, NULL, 0);
    page_tour_name(s, place);
    page_put(&s->p, left ? "</a></s>" : "</a>");
    if (left && marked) {
        page_put(&s->p, " <span class=\"badge gone\">");
        page_word(&s->p, PAGE_LEFT_AFTER);
        fprintf(s->p.out, " %u</span>", s->view->tour->entry[place - 1].left - 1u);
    }
}

void page_tour_corrected(struct page_tour *s)
{
    if (!s->view->tour->reopened)
        return;
    page_put(&s->p, "<span class=\"badge warn\">");
    page_word(&s->p, PAGE_CORRECTED);
    page_put(&s->p, "</span>");
}

/* As a part of an address: what is not a letter, a digit or one of a few signs becomes %41. */
static void put_escaped(struct page *p, const char *text)
{
    for (; *text; text++)
        if ((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
            (*text >= '0' && *text <= '9') || strchr("-._~:", *text))
            fputc(*text, p->out);
        else
            fprintf(p->out, "%%%02X", (unsigned char)*text);
}

void page_tour_link(struct page_tour *s, const char *attributes, const char *path,
                    const struct page_ask *asked, unsigned count)
{
    size_t len = strcspn(path, "#"); /* what stands behind it belongs behind the query */
    const char *mark = memchr(path, '?', len) ? "&amp;" : "?";
    struct page *p = &s->p;

    fprintf(p->out, "<a %s%shref=\"/events/%s/%.*s", attributes, *attributes ? " " : "",
            s->view->event->id, (int)len, path);
    for (unsigned i = 0; i < count; i++)
        if (asked[i].value) {
            fprintf(p->out, "%s%s=", mark, asked[i].name);
            put_escaped(p, asked[i].value);
            mark = "&amp;";
        }
    if (http_query(p->call->http, "lang"))
        fprintf(p->out, "%slang=%s", mark, p->lang == AD_DE ? "de" : "en");
    fprintf(p->out, "%s\">", path + len);
}

unsigned page_tour_number(const struct page_tour *s, const char *name, unsigned most,
                          unsigned otherwise)
{
    const char *text = http_query(s->p.call->http, name);
    char *end;
    unsigned long n = text ? strtoul(text, &end, 10) : 0;

    return text && *text >= '0' && *text <= '9' && !*end && n <= most ? (unsigned)n : otherwise;
}

void page_tour_points(struct page_tour *s, ad_points points)
{
    ad_points whole = points / 10;

    if (points % 10 == 0)
        fprintf(s->p.out, "%d", (int)whole);
    else if (points % 10 == 5)
        whole ? fprintf(s->p.out, "%d½", (int)whole) : fprintf(s->p.out, "½");
    else
        fprintf(s->p.out, "%d%c%d", (int)whole, s->p.lang == AD_DE ? ',' : '.', (int)(points % 10));
}

static int by_name(const void *left, const void *right, void *view)
{
    const struct desk_entry *entry = ((const struct desk_tour_view *)view)->entry;
    const char *a = entry[*(const uint16_t *)left - 1].name;
    const char *b = entry[*(const uint16_t *)right - 1].name;
    int level = ad__collate(a, strlen(a), b, strlen(b));

    return level ? level : strcmp(a, b);
}

uint16_t *page_tour_by_name(const struct page_tour *s)
{
    unsigned count = s->view->tour->count;
    uint16_t *all = malloc((count + 1) * sizeof *all);

    for (unsigned i = 0; all && i < count; i++)
        all[i] = (uint16_t)(i + 1);
    if (all)
        qsort_r(all, count, sizeof *all, by_name, (void *)s->view);
    return all;
}

/* ---- what is to be done now ---- */

static unsigned taking_part(const struct ad_tour *tour)
{
    unsigned n = 0;

    for (unsigned i = 0; i < tour->count; i++)
        n += tour->entry[i].left == 0;
    return n;
}

static bool is_last(const struct ad_tour *tour)
{
    return tour->rules.rounds > 0 && tour->played >= tour->rules.rounds;
}

static void link_round(struct page_tour *s, const char *class_name, unsigned round)
{
    char path[64];

    snprintf(path, sizeof path, "/events/%s/rounds/%u", s->view->event->id, round);
    page_link(&s->p, class_name, path, "");
    page_word(&s->p, PAGE_ROUND);
    fprintf(s->p.out, " %u</a>", round);
}

static void put_missing(struct page_tour *s, unsigned open, unsigned games)
{
    struct page *p = &s->p;

    fprintf(p->out, "<p class=\"big\">%u <span class=\"muted\">", games - open);
    page_word(p, PAGE_OF);
    fprintf(p->out, " %u</span></p><progress max=\"%u\" value=\"%u\">%u/%u</progress><p><b>", games,
            games, games - open, games - open, games);
    fprintf(p->out, "%u ", open);
    page_word(p, open == 1 ? PAGE_RESULT_MISSING : PAGE_RESULTS_MISSING);
    page_put(p, "</b></p><p>");
    link_round(s, "btn", s->rounds);
    page_put(p, "</p>");
}

static void put_step(struct page_tour *s, enum page_word says, const char *command,
                     enum page_word word)
{
    page_put(&s->p, "<p class=\"big\">");
    page_word(&s->p, says);
    page_put(&s->p, "</p>");
    if (command && page_tour_may(s, DESK_DIRECTOR)) {
        page_put(&s->p, "<p>");
        page_tour_button(s, "btn main", command, word);
        page_put(&s->p, "</p>");
    }
}

/* A round, and what is to be done with it. */
static void put_round_step(struct page_tour *s, unsigned round, const char *command,
                           enum page_word word, enum desk_role least)
{
    struct page *p = &s->p;

    page_put(p, "<p class=\"big\">");
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u</p>", round);
    if (page_tour_may(s, least)) {
        page_put(p, "<p>");
        page_tour_button(s, "btn main", command, word);
        page_put(p, "</p>");
    }
}

static void put_next_round(struct page_tour *s)
{
    put_round_step(s, s->view->tour->played + 1, "{\"do\":\"pair\"}", PAGE_PAIR, DESK_DIRECTOR);
}

static void put_publish(struct page_tour *s)
{
    put_round_step(s, s->rounds, "{\"do\":\"publish\"}", PAGE_PUBLISH, DESK_ARBITER);
    page_put(&s->p, "<p class=\"small muted\">");
    page_word(&s->p, PAGE_UNPUBLISHED);
    page_put(&s->p, "</p>");
}

static unsigned games_of(const struct page_tour *s, unsigned round)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned n = 0;

    for (unsigned i = 0; i < tour->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(&s->t, i, round - 1);
        n += m->opponent && m->colour == 'w';
    }
    return n;
}

void page_tour_next(struct page_tour *s)
{
    const struct ad_tour *tour = s->view->tour;
    unsigned open = s->rounds ? ad_tour_open(tour, s->rounds, NULL) : 0;

    page_put(&s->p, "<div class=\"card stack tight\">");
    if (tour->phase == AD_TOUR_FINISHED)
        put_step(s, PAGE_FINISHED, NULL, PAGE_FINISHED);
    else if (taking_part(tour) < 2)
        put_step(s, PAGE_PLAYERS_FIRST, NULL, PAGE_PLAYERS);
    else if (s->rounds > 0 && !tour->round[s->rounds - 1].published)
        put_publish(s);
    else if (open > 0)
        put_missing(s, open, games_of(s, s->rounds));
    else if (is_last(tour))
        put_step(s, PAGE_ALL_PLAYED, "{\"do\":\"finish\"}", PAGE_FINISH);
    else
        put_next_round(s);
    page_put(&s->p, "</div>\n");
}

/* ---- the frame ---- */

static void put_kind(struct page_tour *s)
{
    const struct ad_tour_rules *r = &s->view->tour->rules;

    page_word(&s->p, r->system == AD_ROUND_ROBIN ? PAGE_ROUND_ROBIN
                     : r->system == AD_KNOCKOUT  ? PAGE_KNOCKOUT
                                                 : PAGE_SWISS);
    if (r->rounds) {
        fprintf(s->p.out, ", %u ", r->rounds);
        page_word(&s->p, PAGE_ROUNDS);
    }
    fprintf(s->p.out, ", %u ", s->view->tour->count);
    page_word(&s->p, PAGE_PLAYERS);
}

static void put_head(struct page_tour *s)
{
    const struct desk_event *e = s->view->event;
    struct page *p = &s->p;

    page_put(p, "<div class=\"pagehead\"><div><p class=\"crumbs\">");
    page_link(p, "", "/", "");
    page_word(p, PAGE_START);
    page_put(p, "</a> / ");
    page_word(p, PAGE_EVENTS);
    page_put(p, "</p><h1>");
    page_text(p, e->name);
    page_put(p, "</h1><p class=\"lede small\">");
    page_text(p, e->place);
    page_put(p, *e->place ? " · " : "");
    page_days(p, e);
    page_put(p, e->from != AD_NO_DATE ? " · " : "");
    put_kind(s);
    page_put(p, " · ");
    page_text(p, ad_edition_title(e->edition, p->lang));
    page_put(p, "</p></div></div>\n");
}

static void put_tab(struct page_tour *s, enum page_tab tab, enum page_tab here)
{
    static const struct {
        enum page_word word;
        const char *folder;
    } tabs[TABS] = {[TAB_EVENT] = {PAGE_OVERVIEW, ""},
                    [TAB_ROUNDS] = {PAGE_ROUNDS_TAB, "/rounds/"},
                    [TAB_STANDINGS] = {PAGE_STANDINGS, "/standings"},
                    [TAB_CROSSTABLE] = {PAGE_CROSSTABLE, "/crosstable"},
                    [TAB_PLAYERS] = {PAGE_PLAYERS_TAB, "/players"},
                    [TAB_PRIZES] = {PAGE_PRIZES, "/prizes"},
                    [TAB_FILES] = {PAGE_FILES, "/files"}};
    bool of_rounds = tab == TAB_ROUNDS || tab == TAB_CROSSTABLE;
    char path[64];
    int len = snprintf(path, sizeof path, "/events/%s%s", s->view->event->id, tabs[tab].folder);

    if (of_rounds && s->rounds == 0)
        return;
    if (tab == TAB_ROUNDS)
        snprintf(path + len, sizeof path - (size_t)len, "%u", s->rounds);
    page_link_here(&s->p, path, tab == here);
    page_word(&s->p, tabs[tab].word);
    page_put(&s->p, "</a>");
}

static void put_tabs(struct page_tour *s, enum page_tab here)
{
    page_put(&s->p, "<nav class=\"tabs\" aria-label=\"");
    page_text(&s->p, s->view->event->name);
    page_put(&s->p, "\">");
    for (enum page_tab tab = 0; tab < TABS; tab++)
        put_tab(s, tab, here);
    page_put(&s->p, "</nav>\n");
}

/* Whoever looks at the demonstration may direct it. */
static void put_demo(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<p class=\"note demo\"><span class=\"line spread\"><span>");
    page_word(p, PAGE_IS_DEMO);
    page_put(p, "</span> <button type=\"button\" class=\"btn main\" data-take-over>");
    page_word(p, PAGE_TAKE_OVER);
    page_put(p, "</button></span></p>\n");
}

/* What can be printed, shown on a wall, or taken along, of what this page is about. */
static void put_papers(struct page_tour *s, enum page_tab tab)
{
    static const struct {
        enum page_tab tab;
        const char *path;
        enum page_word word;
        enum desk_role least;
    } papers[] = {{TAB_ROUNDS, "print/pairings", PAGE_PRINT_PAIRINGS, DESK_NOBODY},
                  {TAB_ROUNDS, "print/names", PAGE_PRINT_NAMES, DESK_NOBODY},
                  {TAB_ROUNDS, "print/slips", PAGE_PRINT_SLIPS, DESK_ARBITER},
                  {TAB_ROUNDS, "print/matches", PAGE_PRINT_MATCHES, DESK_ARBITER},
                  {TAB_ROUNDS, "screen?show=names", PAGE_SCREEN_NAMES, DESK_NOBODY},
                  {TAB_ROUNDS, "screen?show=boards", PAGE_SCREEN_BOARDS, DESK_NOBODY},
                  {TAB_STANDINGS, "screen?show=standings", PAGE_SCREEN_TABLE, DESK_NOBODY},
                  {TAB_STANDINGS, "files/standings.xlsx", PAGE_XLSX, DESK_NOBODY},
                  {TAB_STANDINGS, "files/standings.csv", PAGE_CSV, DESK_NOBODY},
                  {TAB_STANDINGS, "files/tournament.trf", PAGE_TRF, DESK_NOBODY},
                  {TAB_STANDINGS, "print/standings", PAGE_PRINT, DESK_NOBODY},
                  {TAB_CROSSTABLE, "print/crosstable", PAGE_PRINT, DESK_NOBODY},
                  {TAB_PRIZES, "print/prizes", PAGE_PRINT, DESK_NOBODY},
                  {TAB_PLAYERS, "print/cards", PAGE_PRINT_CARDS, DESK_NOBODY}};
    char round[16];
    struct page_ask asked = {"round", tab == TAB_ROUNDS ? round : NULL};

    snprintf(round, sizeof round, "%u", s->round);
    page_put(&s->p, "<p class=\"line papers noprint\">");
    for (size_t i = 0; i < sizeof papers / sizeof *papers; i++) {
        bool teams = papers[i].word == PAGE_PRINT_MATCHES;

        if (papers[i].tab != tab || !page_tour_may(s, papers[i].least) || (teams && !s->t.teams))
            continue;
        page_tour_link(s, "class=\"btn\"", papers[i].path, &asked,
                       strncmp(papers[i].path, "screen", 6) != 0);
        page_word(&s->p, papers[i].word);
        page_put(&s->p, "</a>");
    }
    page_put(&s->p, "</p>\n");
}

/* What the script needs: where to send, and the words it says. */
static void put_script(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<p class=\"note stop\" id=\"refused\" role=\"alert\" hidden data-lost=\"");
    page_word(p, PAGE_NOT_SENT);
    page_put(p, "\" data-number=\"");
    page_word(p, PAGE_NUMBER);
    page_put(p, "\" data-since=\"");
    page_word(p, PAGE_SINCE);
    page_put(p, "\" data-undo-why=\"");
    page_word(p, PAGE_UNDO_WHY);
    page_put(
        p,
        "\"><span></span></p>\n<p class=\"note warn\" id=\"lost\" role=\"status\" hidden><span>");
    page_word(p, PAGE_LOST);
    page_put(p, "</span></p>\n<p class=\"sr\" id=\"said\" aria-live=\"polite\"></p>\n"
                "<p class=\"note\" id=\"told\" role=\"status\" hidden><span></span></p>\n");
    page_tour_dialogs(s);
    page_put(p, "<script type=\"module\" src=\"/web/event.js\"></script>\n");
}

struct showing {
    struct page_tour s;
    struct call *call;
    enum page_tab tab;
    const struct page_bare *bare;
    page_tour_fn *body;
    page_tour_seen *seen; /* instead of all that */
    void *payload;
    bool begun;
};

/* The round that the address names; 0: there is no such round. */
static unsigned round_of(const struct call *c, unsigned rounds)
{
    unsigned long n = c->arg[1][0] ? strtoul(c->arg[1], NULL, 10) : rounds;

    return n <= rounds ? (unsigned)n : 0;
}

/* What is paired is not yet everybody's to see. */
static unsigned rounds_of(const struct desk_tour_view *v)
{
    unsigned n = v->tour->played;

    while (n > 0 && !desk_tour_shows(v, n))
        n--;
    return n;
}

static void look_at(struct showing *w, const struct desk_tour_view *v)
{
    struct page_tour *s = &w->s;

    s->p.call = w->call;
    s->view = v;
    s->rounds = rounds_of(v);
    s->round = w->bare || w->seen ? page_tour_number(s, "round", s->rounds, s->rounds)
                                  : round_of(w->call, s->rounds);
    ad_tour_view(&s->t, v->tour);
    s->t.played = s->rounds;
}

static void begin_tour(struct page_tour *s)
{
    const struct desk_tour_view *v = s->view;

    fprintf(s->p.out, "<div id=\"tour\" data-event=\"%s\" data-seq=\"%llu\" data-played=\"%u\">\n",
            v->event->id, (unsigned long long)v->seq, v->tour->played);
}

static void show(void *payload, const struct desk_tour_view *v)
{
    struct showing *w = payload;
    struct page_tour *s = &w->s;
    char title[512];

    look_at(w, v);
    snprintf(title, sizeof title, "%.400s · Adoube", v->event->name);
    w->begun = page_begin(&s->p, w->call, title);
    if (!w->begun)
        return;
    begin_tour(s);
    put_head(s);
    put_tabs(s, w->tab);
    if (demo_is_on(w->call->server, v->event->id))
        put_demo(s);
    w->body(s);
    put_papers(s, w->tab);
    page_put(&s->p, "</div>\n");
    put_script(s);
}

static void show_bare(void *payload, const struct desk_tour_view *v)
{
    struct showing *w = payload;
    struct page_bare how = *w->bare;
    char title[512];

    look_at(w, v);
    snprintf(title, sizeof title, "%.400s · Adoube", v->event->name);
    how.title = title;
    w->begun = page_bare_begin(&w->s.p, w->call, &how);
    if (!w->begun)
        return;
    begin_tour(&w->s);
    w->body(&w->s);
    page_put(&w->s.p, "</div>\n");
}

static void show_to(void *payload, const struct desk_tour_view *v)
{
    struct showing *w = payload;

    w->s.p.lang = w->call->lang;
    look_at(w, v);
    w->seen(&w->s, w->payload);
}

enum desk_why page_tour_look(struct call *c, page_tour_seen *seen, void *payload,
                             struct desk_fault *fault)
{
    struct showing w = {.call = c, .seen = seen, .payload = payload};

    return desk_tour_look(c->server->desk, call_who(c), c->arg[0], show_to, &w, fault);
}

enum desk_why page_tour_bare(struct call *c, const struct page_bare *how, page_tour_fn *body)
{
    struct showing w = {.call = c, .bare = how, .body = body};
    struct desk_fault fault = {0};
    enum desk_why why =
        desk_tour_look(c->server->desk, call_who(c), c->arg[0], show_bare, &w, &fault);

    if (w.begun)
        page_bare_end(&w.s.p, how);
    else if (why)
        page_fault(c, &fault);
    return why;
}

enum desk_why page_tour_show(struct call *c, enum page_tab tab, page_tour_fn *body)
{
    struct showing w = {.call = c, .tab = tab, .body = body};
    struct desk_fault fault = {0};
    enum desk_why why = desk_tour_look(c->server->desk, call_who(c), c->arg[0], show, &w, &fault);

    if (w.begun)
        page_end(&w.s.p, 200);
    else if (why && why != DESK_NO_TOUR)
        page_fault(c, &fault);
    return why;
}
