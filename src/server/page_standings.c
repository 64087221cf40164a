/*
 * server/page_standings.c -- the table: with every tie-break of the tournament and its receipt, after any
 * round, and in parts.
 *
 *     ?after=3      after round 3                 ?part=u18     a part (category.h)
 *     ?slip=12.2    the receipt of column 2 of the entry at place 12, under its row
 */
#include "server/page_tour.h"
#include "tournament/names.h"

#include <stdlib.h>

#include "base/collate.h"

/* What the address asks for. */
struct asked {
    unsigned rounds;
    const char *part_text; /* NULL: all */
    struct ad_category part;
    unsigned who, column; /* of the slip; who is a place from 1, 0: none */
};

static void read_slip(struct asked *a, const struct page_tour *s)
{
    const char *text = http_query(s->p.call->http, "slip");
    char *end;
    unsigned long who = text ? strtoul(text, &end, 10) : 0;

    if (who == 0 || who > s->view->tour->count || *end != '.')
        return;
    a->who = (unsigned)who;
    a->column = (unsigned)strtoul(end + 1, NULL, 10);
}

static void read_asked(struct asked *a, const struct page_tour *s)
{
    const char *part = http_query(s->p.call->http, "part");

    *a = (struct asked){.rounds = page_tour_number(s, "after", s->rounds, s->rounds)};
    if (part && ad_category_read(&a->part, part, strlen(part)) == 0)
        a->part_text = part;
    read_slip(a, s);
}

static const struct ad_category *part_of(const struct asked *a)
{
    return a && a->part_text ? &a->part : NULL;
}

/* ---- the table ---- */

struct listing {
    struct page_tour *s;
    const struct asked *asked; /* NULL: points alone */
    struct page_ranking r;
    unsigned columns;
    struct page_whatif open;
    struct ad_outlook *places; /* that can still be reached; NULL: nothing is open */
    uint16_t
        *board; /* where somebody sits whose game is open, by place from 0; NULL: nobody does */
};

/* Games of the last round that are not over. */
static uint16_t *find_boards(struct page_tour *s)
{
    struct page_tour last = *s;
    uint16_t *board = calloc(s->view->tour->count + 1, sizeof *board);
    struct ad_pair *pairs;
    unsigned n;

    last.round = s->rounds;
    pairs = board && s->rounds ? page_tour_pairs(&last, &n) : NULL;
    for (unsigned i = 0; pairs && i < n; i++)
        if (pairs[i].black &&
            ad_meeting_of(&s->t, pairs[i].white - 1u, s->rounds - 1)->result == '?')
            board[pairs[i].white - 1] = board[pairs[i].black - 1] = (uint16_t)(i + 1);
    free(pairs);
    return board;
}

static void put_columns(struct listing *l)
{
    char code[AD_TIEBREAK_MAX];
    struct page *p = &l->s->p;

    page_column(p, "num", PAGE_PLACE);
    if (part_of(l->asked))
        page_column(p, "num hide-phone", PAGE_PLACE_OF_ALL);
    page_column(p, "", PAGE_YOUR_NAME);
    page_column(p, "num", PAGE_POINTS);
    for (unsigned i = 1; i < l->columns; i++) {
        ad_tiebreak_write(code, sizeof code, &l->r.chain[i]);
        fprintf(p->out, "<th scope=\"col\" class=\"num%s\"><abbr title=\"",
                i > 1 ? " hide-phone" : "");
        page_text(p, ad_tiebreak_name(l->r.chain[i].code, p->lang));
        page_put(p, ": ");
        page_text(p, ad_tiebreak_formula(l->r.chain[i].code, p->lang));
        page_put(p, "\">");
        page_text(p, code);
        page_put(p, "</abbr></th>");
    }
    if (l->places)
        page_column(p, "num hide-phone", PAGE_POSSIBLE);
}

/* A value leads to its receipt, and there to a table without one. */
static void put_value(struct listing *l, unsigned who, unsigned column)
{
    const struct asked *a = l->asked;
    bool open = a->who == who + 1 && a->column == column;
    char slip[32], after[16];
    struct page_ask asked[] = {
        {"slip", open ? NULL : slip}, {"part", a->part_text}, {"after", after}};

    snprintf(slip, sizeof slip, "%u.%u", who + 1, column);
    snprintf(after, sizeof after, "%u", a->rounds);
    if (a->rounds == l->s->rounds)
        asked[2].value = NULL;
    fprintf(l->s->p.out, "<td class=\"num%s\">", column > 1 ? " hide-phone" : "");
    page_tour_link(l->s, open ? "class=\"bv\" aria-expanded=\"true\"" : "class=\"bv\"",
                   open ? "standings" : "standings#slip", asked, 3);
    page_tour_value(l->s, ad_standings_value(&l->r.table, who, column), &l->r.chain[column]);
    page_put(&l->s->p, "</a></td>");
}

/* By what somebody is ahead of the next one. */
static void put_ahead(struct listing *l, unsigned i)
{
    const struct ad_standing *row = &l->r.table.rows[i], *next = row + 1;
    struct page *p = &l->s->p;
    char code[AD_TIEBREAK_MAX];

    if (i + 1 >= l->r.table.count)
        return;
    page_put(p, "<p><b>");
    page_word(p, row->rank == next->rank ? PAGE_LEVEL_WITH : PAGE_AHEAD_OF);
    page_put(p, " ");
    page_text(p, l->s->view->entry[next->who].name);
    page_put(p, "</b>");
    for (unsigned k = 0; k < l->r.columns; k++) {
        int64_t mine = ad_standings_value(&l->r.table, row->who, k);
        int64_t theirs = ad_standings_value(&l->r.table, next->who, k);

        ad_tiebreak_write(code, sizeof code, &l->r.chain[k]);
        page_put(p, k ? ", " : ": ");
        if (k)
            page_text(p, code);
        else
            page_word(p, PAGE_POINTS);
        page_put(p, " ");
        page_tour_value(l->s, mine, &l->r.chain[k]);
        if (mine == theirs)
            continue;
        page_put(p, " : ");
        page_tour_value(l->s, theirs, &l->r.chain[k]);
        break;
    }
    page_put(p, "</p>\n");
}

static void put_slip(struct listing *l, unsigned i, unsigned who)
{
    struct page *p = &l->s->p;

    if (l->asked->column >= l->columns)
        return;
    fprintf(p->out, "<tr class=\"slip\" id=\"slip\"><td colspan=\"%u\"><div class=\"in\">",
            l->columns + 2 + (part_of(l->asked) != NULL) + (l->places != NULL));
    page_tour_receipt(l->s, &l->r, who, l->asked->column);
    page_put(p, "<div class=\"stack tight small\">");
    put_ahead(l, i);
    page_put(p, "<p class=\"muted\">");
    page_text(p, ad_rules_name(l->r.how.rules, p->lang));
    page_put(p, "</p></div></div></td></tr>\n");
}

static void put_sub(struct page_tour *s, unsigned who)
{
    const char *club = s->view->entry[who].club;
    int rating = s->t.entrants[who].rating;

    if (!*club && !rating)
        return;
    page_put(&s->p, "<span class=\"sub\">");
    page_text(&s->p, club);
    if (rating)
        fprintf(s->p.out, "%s%d", *club ? " · " : "", rating);
    page_put(&s->p, "</span>");
}

static void put_name(struct listing *l, unsigned who)
{
    struct page *p = &l->s->p;

    page_put(p, "<th scope=\"row\">");
    page_tour_person(l->s, who + 1, UINT16_MAX, true);
    if (l->board && l->board[who]) {
        page_put(p, " <span class=\"badge live\">");
        page_word(p, PAGE_AT_BOARD);
        fprintf(p->out, " %u</span>", l->board[who]);
    }
    put_sub(l->s, who);
    page_put(p, "</th>");
}

static void put_row(struct listing *l, unsigned i, unsigned place)
{
    const struct ad_standing *row = &l->r.table.rows[i];
    struct page *p = &l->s->p;
    bool slip = l->asked && l->asked->who == row->who + 1u;

    fprintf(p->out, "<tr%s><td class=\"num\"><span class=\"pl\">%u</span></td>",
            slip       ? " class=\"is-open\""
            : l->board ? " class=\"is-prov\""
                       : "",
            place);
    if (part_of(l->asked))
        fprintf(p->out, "<td class=\"num muted hide-phone\">%u</td>", row->rank);
    put_name(l, row->who);
    page_put(p, "<td class=\"pts\">");
    page_tour_points(l->s, (ad_points)(ad_standings_value(&l->r.table, row->who, 0) / 10));
    page_put(p, "</td>");
    for (unsigned k = 1; k < l->columns; k++)
        put_value(l, row->who, k);
    if (l->places) {
        const struct ad_outlook *o = &l->places[row->who];

        fprintf(p->out, "<td class=\"num range hide-phone\">%u", o->best);
        fprintf(p->out, o->worst > o->best ? "–%u</td>" : "</td>", o->worst);
    }
    page_put(p, "</tr>\n");
    if (slip)
        put_slip(l, i, row->who);
}

/* Places of a part are those among its own. */
static void put_rows(struct listing *l, unsigned last)
{
    unsigned shown = 0, place = 0, rank = 0;

    for (unsigned i = 0; i < l->r.table.count && shown < last; i++) {
        const struct ad_standing *row = &l->r.table.rows[i];

        if (!page_tour_in(l->s, row->who, part_of(l->asked)))
            continue;
        shown++;
        if (row->rank != rank)
            place = shown;
        rank = row->rank;
        put_row(l, i, place);
    }
}

static void begin_listing(struct listing *l, struct page_tour *s, const struct asked *asked)
{
    unsigned rounds = asked ? asked->rounds : s->rounds;

    *l = (struct listing){.s = s, .asked = asked};
    page_ranking_make(&l->r, s, rounds);
    l->columns = asked ? l->r.columns : 1;
    if (s->rounds && rounds == s->rounds && ad_tour_open(s->view->tour, rounds, NULL))
        l->board = find_boards(s);
    if (asked && l->board && page_whatif_make(&l->open, s, &l->r))
        l->places = page_whatif_places(&l->open, s, &l->r);
}

static void put_listing(struct listing *l, unsigned last)
{
    struct page *p = &l->s->p;

    page_put(p, "<div class=\"scroll\" tabindex=\"0\"><table><caption class=\"sr\">");
    page_word(p, PAGE_STANDINGS);
    page_put(p, "</caption><thead><tr>");
    put_columns(l);
    page_put(p, "</tr></thead><tbody>\n");
    put_rows(l, last);
    page_put(p, "</tbody></table></div>\n");
}

static void end_listing(struct listing *l)
{
    free(l->places);
    free(l->board);
    page_ranking_end(&l->r);
}

void page_tour_table(struct page_tour *s, unsigned last)
{
    struct listing l;

    begin_listing(&l, s, NULL);
    put_listing(&l, last);
    end_listing(&l);
}

/* ---- parts ---- */

static unsigned count_in(const struct page_tour *s, const struct ad_category *part)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->view->tour->count; i++)
        n += page_tour_in(s, i, part);
    return n;
}

static void put_pill(struct page_tour *s, const struct asked *a, const struct ad_category *part,
                     unsigned count)
{
    char text[AD_CATEGORY_MAX], value[AD_CATEGORY_MAX], after[16];
    struct page_ask asked[] = {{"part", part ? value : NULL},
                               {"after", a->rounds == s->rounds ? NULL : after}};
    bool here = !part && !a->part_text;

    snprintf(after, sizeof after, "%u", a->rounds);
    if (part) {
        ad_category_write(value, sizeof value, part);
        ad_category_text(text, sizeof text, part, s->p.lang);
        here = a->part_text && strcmp(a->part_text, value) == 0;
    }
    page_tour_link(s, here ? "aria-current=\"true\"" : "", "standings", asked, 2);
    if (part)
        page_text(&s->p, text);
    else
        page_word(&s->p, PAGE_ALL);
    fprintf(s->p.out, " <b>%u</b></a>", count);
}

/* Those in which there are some, but not nearly all, and more than in the narrower one before. */
static void put_usual_parts(struct page_tour *s, const struct asked *a)
{
    static const char *const usual[][6] = {{"w"},
                                           {"u10", "u12", "u14", "u16", "u18"},
                                           {"65+", "50+"},
                                           {"<1400", "<1600", "<1800", "<2000"}};
    unsigned all = s->view->tour->count;

    for (unsigned i = 0; i < sizeof usual / sizeof *usual; i++) {
        unsigned before = 0;

        for (unsigned k = 0; k < 6 && usual[i][k]; k++) {
            struct ad_category part;
            unsigned n = ad_category_read(&part, usual[i][k], strlen(usual[i][k])) == 0
                             ? count_in(s, &part)
                             : 0;

            if (n > 1 && n > before && 10 * n <= 9 * all)
                put_pill(s, a, &part, n);
            before = n;
        }
    }
}

static int by_text(const void *left, const void *right)
{
    const struct ad_category *a = left, *b = right;
    int level = (int)a->kind - (int)b->kind;

    if (!level)
        level = ad__collate(a->text, strlen(a->text), b->text, strlen(b->text));
    return level ? level : strcmp(a->text, b->text);
}

static unsigned add_part(struct ad_category *parts, unsigned n, enum ad_category_kind kind,
                         const char *text)
{
    size_t len = strlen(text);

    if (len == 0 || len >= sizeof parts->text)
        return n;
    parts[n] = (struct ad_category){.kind = (uint8_t)kind};
    memcpy(parts[n].text, text, len);
    return n + 1;
}

/* Clubs and federations, where there are two or more. */
static void put_groups(struct page_tour *s, const struct asked *a, enum ad_category_kind kind,
                       enum page_word word)
{
    unsigned count = s->view->tour->count, n = 0, kinds = 0;
    struct ad_category *parts = calloc(count + 1, sizeof *parts);

    for (unsigned i = 0; parts && i < count; i++)
        n = add_part(parts, n, kind,
                     kind == AD_CATEGORY_CLUB ? s->view->entry[i].club
                                              : s->view->entry[i].federation);
    if (n)
        qsort(parts, n, sizeof *parts, by_text);
    for (unsigned i = 0; i < n; i++)
        kinds += i == 0 || by_text(&parts[i - 1], &parts[i]) != 0;
    if (kinds > 1) {
        bool open = a->part_text && a->part.kind == kind;

        fprintf(s->p.out, "<details%s><summary>", open ? " open" : "");
        page_word(&s->p, word);
        fprintf(s->p.out, " <b>%u</b></summary><p class=\"pills\">", kinds);
        for (unsigned i = 0, from = 0; i < n; i++)
            if (i + 1 == n || by_text(&parts[i], &parts[i + 1]) != 0) {
                put_pill(s, a, &parts[i], i + 1 - from);
                from = i + 1;
            }
        page_put(&s->p, "</p></details>");
    }
    free(parts);
}

static void put_parts(struct page_tour *s, const struct asked *a)
{
    page_put(&s->p, "<nav class=\"parts noprint\" aria-label=\"");
    page_word(&s->p, PAGE_PARTS);
    page_put(&s->p, "\"><p class=\"pills\">");
    put_pill(s, a, NULL, s->view->tour->count);
    put_usual_parts(s, a);
    page_put(&s->p, "</p>");
    put_groups(s, a, AD_CATEGORY_CLUB, PAGE_CLUBS);
    put_groups(s, a, AD_CATEGORY_FEDERATION, PAGE_FEDERATIONS);
    page_put(&s->p, "</nav>\n");
}

/* After which round: all that were played. */
static void put_rounds(struct page_tour *s, const struct asked *a)
{
    char after[16];
    struct page_ask asked[] = {{"after", after}, {"part", a->part_text}};

    if (s->rounds < 2)
        return;
    page_put(&s->p, "<span class=\"line small noprint\">");
    page_word(&s->p, PAGE_AFTER_ROUND);
    for (unsigned r = 1; r <= s->rounds; r++) {
        snprintf(after, sizeof after, "%u", r);
        page_tour_link(s, r == a->rounds ? "aria-current=\"page\"" : "", "standings", asked, 2);
        fprintf(s->p.out, "%u</a>", r);
    }
    page_put(&s->p, "</span>");
}

/* ---- the page ---- */

static void put_heading(struct page_tour *s, const struct asked *a)
{
    const struct ad_tour *tour = s->view->tour;
    bool final = tour->phase == AD_TOUR_FINISHED && a->rounds == s->rounds;
    bool open = a->rounds && ad_tour_open(tour, a->rounds, NULL);
    char text[AD_CATEGORY_MAX];
    struct page *p = &s->p;

    page_put(p, "<section class=\"sec\"><header><div class=\"line\"><h2>");
    page_word(p, final ? PAGE_FINAL_TABLE : PAGE_STANDINGS_AFTER);
    if (!final)
        fprintf(p->out, " %u", a->rounds);
    if (a->part_text) {
        ad_category_text(text, sizeof text, &a->part, p->lang);
        page_put(p, ", ");
        page_text(p, text);
    }
    page_put(p, "</h2>");
    if (open) {
        page_put(p, "<span class=\"badge prov\">");
        page_word(p, PAGE_PROVISIONAL);
        page_put(p, "</span>");
    }
    page_tour_corrected(s);
    page_put(p, "</div>");
    put_rounds(s, a);
    page_put(p, "</header>\n");
}

static void put_standings(struct page_tour *s)
{
    struct page *p = &s->p;
    struct asked asked;
    struct listing l;

    read_asked(&asked, s);
    begin_listing(&l, s, &asked);
    page_put(p, "<div class=\"cols c-2-1\">");
    put_heading(s, &asked);
    put_parts(s, &asked);
    put_listing(&l, UINT32_MAX);
    page_put(p, "</section>\n<aside class=\"stack\">\n");
    page_tour_next(s);
    if (l.places)
        page_whatif_card(s, &l.open, &l.r);
    end_listing(&l);
    page_put(p, "</aside></div>\n");
}

void page_standings(struct call *c)
{
    if (page_tour_show(c, TAB_STANDINGS, put_standings) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
