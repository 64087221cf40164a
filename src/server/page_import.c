/*
 * server/page_import.c -- a list of players comes in: what was understood, what was not, what looks wrong with
 * the answers that are offered, and how it will be. Nothing is entered before the last button, and what waits
 * for an answer is left out.
 *
 * The part below the field is written anew after each answer, from list and answers alone: the service
 * keeps nothing of it.
 */
#include "server/page_tour.h"
#include "server/roster_list.h"

#include <stdlib.h>

#include "text/names.h"

/* What we find ourselves, besides what stands in the list. */
enum { WHY_FUTURE = AD_CSV_WHYS, WHY_ENTERED, WHYS };

enum { ROWS_SHOWN = 500, OFFERS = 2, KEY = 32 };

/* What an answer does to the row: nothing, a field goes (its name), a guess is taken, or all of it goes. */
#define TAKE_GUESS "="
#define DROP       "*"

static const struct offers {
    unsigned why;
    struct {
        enum page_word word;
        const char *does;
    } offer[OFFERS];
} all_offers[] = {
    {AD_CSV_RATING, {{PAGE_OFFER_TAKE, TAKE_GUESS}, {PAGE_OFFER_WITHOUT, ""}}},
    {AD_CSV_BIRTH, {{PAGE_OFFER_WITHOUT, ""}}},
    {WHY_FUTURE, {{PAGE_OFFER_WITHOUT, "born"}}},
    {AD_CSV_FEDERATION, {{PAGE_OFFER_WITHOUT, ""}}},
    {AD_CSV_NO_FEDERATION, {{PAGE_OFFER_WITHOUT, "federation"}, {PAGE_OFFER_AS_IS, ""}}},
    {AD_CSV_ID, {{PAGE_OFFER_WITHOUT, ""}}},
    {AD_CSV_TITLE, {{PAGE_OFFER_WITHOUT, ""}}},
    {AD_CSV_CELLS, {{PAGE_OFFER_WITHOUT, ""}, {PAGE_OFFER_DROP, DROP}}},
    {AD_CSV_SAME_NAME, {{PAGE_OFFER_DROP, DROP}, {PAGE_OFFER_TWO, ""}}},
    {AD_CSV_SAME_ID, {{PAGE_OFFER_WITHOUT, "fide"}, {PAGE_OFFER_DROP, DROP}}},
    {WHY_ENTERED, {{PAGE_OFFER_DROP, DROP}, {PAGE_OFFER_TWO, ""}}},
};

struct doubt {
    const struct offers *offers;
    const struct ad_csv_note *note; /* NULL: of ours */
    unsigned player;                /* in the list, from 0 */
    int answer;                     /* -1: not yet */
};

struct row {
    json_t *person; /* as it will be entered */
    unsigned doubts, waits;
    bool dropped;
};

struct import {
    struct page p;
    struct roster_list list;
    const json_t *answers;
    const struct desk_tour_view *view;
    struct row *row;
    struct doubt *doubt;
    unsigned doubts, waits, ready;
    ad_date today;
};

/* ---- what is doubtful ---- */

static const struct offers *offers_for(unsigned why)
{
    for (size_t i = 0; i < sizeof all_offers / sizeof *all_offers; i++)
        if (all_offers[i].why == why)
            return &all_offers[i];
    return NULL;
}

static unsigned line_of(const struct import *m, unsigned player)
{
    return roster_list_line(&m->list, m->list.roster.players[player].line);
}

static void write_key(char out[KEY], const struct import *m, const struct doubt *d)
{
    snprintf(out, KEY, "%u:%u", line_of(m, d->player), d->offers->why);
}

static int guess_of(const struct doubt *d)
{
    return d->note ? ad_roster_guess(d->note) : 0;
}

/* Without a guess there is none to take. */
static bool is_offered(const struct doubt *d, int n)
{
    const char *does = d->offers->offer[n].does;

    return does && (strcmp(does, TAKE_GUESS) != 0 || guess_of(d));
}

static void answer(struct import *m, struct doubt *d)
{
    struct row *row = &m->row[d->player];
    char key[KEY];
    const json_t *chosen;
    const char *does;

    write_key(key, m, d);
    chosen = json_object_get(m->answers, key);
    d->answer = -1;
    if (json_is_integer(chosen) && json_integer_value(chosen) >= 0 &&
        json_integer_value(chosen) < OFFERS && is_offered(d, (int)json_integer_value(chosen)))
        d->answer = (int)json_integer_value(chosen);
    row->doubts++;
    row->waits += d->answer < 0;
    if (d->answer < 0)
        return;
    does = d->offers->offer[d->answer].does;
    if (strcmp(does, DROP) == 0)
        row->dropped = true;
    else if (strcmp(does, TAKE_GUESS) == 0)
        json_object_set_new(row->person, "rating", json_integer(guess_of(d)));
    else if (*does)
        json_object_del(row->person, does);
}

static void add_doubt(struct import *m, unsigned why, const struct ad_csv_note *note,
                      unsigned player)
{
    struct doubt *d = &m->doubt[m->doubts];

    *d = (struct doubt){offers_for(why), note, player, -1};
    if (!d->offers)
        return;
    answer(m, d);
    m->doubts++;
}

static bool is_entered(const struct import *m, const json_t *person)
{
    const char *name = json_string_value(json_object_get(person, "name"));
    uint64_t fide = (uint64_t)json_integer_value(json_object_get(person, "fide"));

    for (unsigned i = 0; i < m->view->tour->count; i++)
        if ((name && strcmp(m->view->entry[i].name, name) == 0) ||
            (fide && m->view->tour->entry[i].fide == fide))
            return true;
    return false;
}

/* Nobody is born in years to come, nor so long ago. */
static bool is_odd_birth(const struct import *m, const json_t *person)
{
    const char *born = json_string_value(json_object_get(person, "born"));
    unsigned year = born ? (unsigned)strtoul(born, NULL, 10) : 0;

    return born && (year < 1900 || (int)year > ad_date_split(m->today).year);
}

static void find_doubts(struct import *m)
{
    const struct ad_roster *r = &m->list.roster;

    for (unsigned i = 0; i < r->count; i++) {
        m->row[i].person = roster_list_person(&r->players[i]);
        for (unsigned k = 0; k < r->note_count; k++)
            if (r->notes[k].line == r->players[i].line && r->notes[k].why != AD_CSV_COLUMN)
                add_doubt(m, r->notes[k].why, &r->notes[k], i);
        if (is_odd_birth(m, m->row[i].person))
            add_doubt(m, WHY_FUTURE, NULL, i);
        if (is_entered(m, m->row[i].person))
            add_doubt(m, WHY_ENTERED, NULL, i);
        m->waits += m->row[i].waits > 0;
        m->ready += !m->row[i].waits && !m->row[i].dropped;
    }
    if (r->notes_all > r->note_count)
        m->ready = 0; /* what is not told may be wrong */
}

/* ---- doubts, as they are asked ---- */

static void put_span(struct page *p, struct ad_span s)
{
    for (size_t i = 0; i < s.len; i++) {
        char letter[2] = {s.at[i], '\0'};

        page_text(p, letter);
    }
}

static void put_offers(struct import *m, const struct doubt *d)
{
    struct page *p = &m->p;
    char key[KEY];
    unsigned nth = 0;

    write_key(key, m, d);
    page_put(p, "<p class=\"acts\">");
    for (int i = 0; i < OFFERS; i++) {
        if (!is_offered(d, i) || (d->answer >= 0 && d->answer != i))
            continue;
        nth++;
        fprintf(p->out,
                "<button type=\"button\" class=\"btn%s\" data-answer=\"%s\" data-choice=\"%d\">",
                nth == 1 && d->answer < 0 ? " main" : "", key, d->answer < 0 ? i : -1);
        if (d->answer >= 0)
            page_put(p, "✓ ");
        page_word(p, d->offers->offer[i].word);
        if (strcmp(d->offers->offer[i].does, TAKE_GUESS) == 0)
            fprintf(p->out, " %d", guess_of(d));
        if (d->answer < 0)
            fprintf(p->out, " <kbd aria-hidden=\"true\">%u</kbd>", nth);
        else
            page_put(p, " · ");
        if (d->answer >= 0)
            page_word(p, PAGE_TAKE_BACK);
        page_put(p, "</button>");
    }
    page_put(p, "</p>");
}

static void put_reason(struct import *m, const struct doubt *d)
{
    struct page *p = &m->p;

    if (d->note && d->note->name.len > 0) {
        page_put(p, "<span class=\"cell-q\">");
        put_span(p, d->note->name);
        page_put(p, "</span> ");
    }
    if (d->offers->why == WHY_FUTURE)
        page_word(p, PAGE_ODD_BIRTH);
    else if (d->offers->why == WHY_ENTERED)
        page_word(p, PAGE_ENTERED_ALREADY);
    else
        page_text(p, ad_csv_why_text(d->note->why, p->lang));
    if (d->note && d->note->other) {
        page_put(p, " (");
        page_word(p, PAGE_LINE);
        fprintf(p->out, " %u)", roster_list_line(&m->list, d->note->other));
    }
}

static void put_doubt(struct import *m, const struct doubt *d)
{
    struct page *p = &m->p;

    fprintf(p->out, "<li%s><span class=\"rn\"><small>", d->answer < 0 ? " class=\"is-open\"" : "");
    page_word(p, PAGE_LINE);
    fprintf(p->out, "</small>%u</span><div class=\"bd\"><p class=\"line spread\"><b>",
            line_of(m, d->player));
    put_span(p, m->list.roster.players[d->player].name);
    page_put(p, d->answer < 0 ? "</b><span class=\"badge ask\">" : "</b><span class=\"badge ok\">");
    page_word(p, d->answer < 0 ? PAGE_NEEDS_LOOK : PAGE_ANSWERED);
    page_put(p, "</span></p><p>");
    put_reason(m, d);
    page_put(p, "</p>");
    put_offers(m, d);
    page_put(p, "</div></li>\n");
}

/* What was mended or passed over, and is nobody's to answer. */
static void put_told(struct import *m)
{
    const struct ad_roster *r = &m->list.roster;
    struct page *p = &m->p;

    for (unsigned i = 0; i < r->note_count; i++) {
        const struct ad_csv_note *n = &r->notes[i];

        if (n->why == AD_CSV_COLUMN || offers_for(n->why))
            continue;
        page_put(p, "<li><span class=\"rn\">");
        if (roster_list_line(&m->list, n->line)) {
            page_put(p, "<small>");
            page_word(p, PAGE_LINE);
            fprintf(p->out, "</small>%u", roster_list_line(&m->list, n->line));
        }
        page_put(p, "</span><div class=\"bd\"><p>");
        put_span(p, n->name);
        page_put(p, n->name.len ? ": " : "");
        page_text(p, ad_csv_why_text(n->why, p->lang));
        page_put(p, "</p></div></li>\n");
    }
}

static void put_doubts(struct import *m)
{
    struct page *p = &m->p;

    page_put(p, "<section class=\"sec\"><header><h2>");
    if (m->waits) {
        fprintf(p->out, "%u ", m->waits);
        page_word(p, m->waits == 1 ? PAGE_ROW_NEEDS_LOOK : PAGE_ROWS_NEED_LOOK);
    } else {
        page_word(p, PAGE_ALL_CLEAR);
    }
    page_put(p, "</h2><span class=\"small muted\">");
    fprintf(p->out, "%u ", m->ready);
    page_word(p, PAGE_READY);
    page_put(p, "</span></header><ul class=\"doubts\">\n");
    for (unsigned i = 0; i < m->doubts; i++)
        if (m->doubt[i].answer < 0)
            put_doubt(m, &m->doubt[i]);
    for (unsigned i = 0; i < m->doubts; i++)
        if (m->doubt[i].answer >= 0)
            put_doubt(m, &m->doubt[i]);
    put_told(m);
    page_put(p, "</ul>");
    if (m->list.roster.notes_all > m->list.roster.note_count) {
        page_put(p, "<p class=\"note stop\"><span>");
        page_word(p, PAGE_TOO_MANY_DOUBTS);
        page_put(p, "</span></p>");
    }
    page_put(p, "</section>\n");
}

/* ---- columns ---- */

static void put_picker(struct import *m, unsigned n)
{
    struct page *p = &m->p;
    const struct ad_roster_column *c = &m->list.roster.column[n];
    bool picked = m->list.pick[n] != AD_COLUMN_UNNAMED;

    fprintf(p->out, "<span class=\"field\"><label class=\"sr\" for=\"col%u\">", n);
    page_word(p, PAGE_WHAT_IS);
    page_put(p, " ");
    put_span(p, c->name);
    fprintf(p->out, "</label><select id=\"col%u\" data-column=\"%u\"><option value=\"%s\">", n, n,
            picked ? "-" : "");
    page_word(p, picked ? PAGE_LEAVE_OUT : PAGE_PLEASE_CHOOSE);
    page_put(p, "</option>");
    if (!picked) {
        page_put(p, "<option value=\"-\">");
        page_word(p, PAGE_LEAVE_OUT);
        page_put(p, "</option>");
    }
    for (enum ad_column f = 0; f < AD_COLUMNS; f++) {
        fprintf(p->out, "<option value=\"%s\"%s>", ad_column_word(f),
                f == c->field ? " selected" : "");
        page_text(p, ad_column_text(f, p->lang));
        page_put(p, "</option>");
    }
    page_put(p, "</select></span>");
}

static void put_column(struct import *m, unsigned n)
{
    struct page *p = &m->p;
    const struct ad_roster_column *c = &m->list.roster.column[n];
    bool picked = m->list.pick[n] != AD_COLUMN_UNNAMED;
    bool open = c->field >= AD_COLUMNS && !picked && c->name.len > 0;

    page_put(p, open ? "<li class=\"is-open\"><code>" : "<li><code>");
    put_span(p, c->name);
    page_put(p, "</code><span class=\"eg\">");
    put_span(p, c->example);
    page_put(p, "</span>");
    if (open || picked) {
        put_picker(m, n);
    } else {
        page_put(p, "<span class=\"to\">");
        page_text(p, ad_column_text((enum ad_column)c->field, p->lang));
        page_put(p, "</span>");
    }
    page_put(p, "</li>\n");
}

/* Of a list of names we named the columns ourselves. */
static void put_columns(struct import *m)
{
    const struct ad_roster *r = &m->list.roster;
    struct page *p = &m->p;
    unsigned open = 0;

    if (m->list.above)
        return;
    for (unsigned i = 0; i < r->columns; i++)
        open += r->column[i].field == AD_COLUMN_NONE && m->list.pick[i] == AD_COLUMN_UNNAMED;
    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, PAGE_COLUMNS_OF_LIST);
    fprintf(p->out, "</h2><span class=\"small muted\">%u ", r->columns - open);
    page_word(p, PAGE_UNDERSTOOD);
    if (open) {
        fprintf(p->out, ", <b>%u ", open);
        page_word(p, PAGE_TO_BE_NAMED);
        page_put(p, "</b>");
    }
    page_put(p, "</span></header><ul class=\"colset\">\n");
    for (unsigned pass = 0; pass < 2; pass++) /* what is open comes first */
        for (unsigned i = 0; i < r->columns; i++)
            if ((r->column[i].field == AD_COLUMN_NONE) == !pass)
                put_column(m, i);
    page_put(p, "</ul></section>\n");
}

/* ---- as it will be ---- */

static void put_text_of(struct import *m, const json_t *person, const char *field)
{
    const json_t *value = json_object_get(person, field);

    if (json_is_string(value))
        page_text(&m->p, json_string_value(value));
    else if (json_is_integer(value))
        fprintf(m->p.out, "%lld", (long long)json_integer_value(value));
}

static void put_row(struct import *m, unsigned i)
{
    static const char *const fields[] = {"title", "rating", "fide", "born", "federation", "club"};
    const struct row *row = &m->row[i];
    struct page *p = &m->p;

    fprintf(p->out, "<tr%s><td class=\"num faint\">%u</td><th scope=\"row\">%s",
            row->dropped ? " class=\"muted\"" : "", line_of(m, i), row->dropped ? "<s>" : "");
    put_text_of(m, row->person, "name");
    page_put(p, row->dropped ? "</s></th>" : "</th>");
    for (unsigned f = 0; f < 6; f++) {
        page_put(p, f == 1            ? "<td class=\"num\">"
                    : f == 1 || f > 4 ? "<td>"
                                      : "<td class=\"hide-phone\">");
        put_text_of(m, row->person, fields[f]);
        page_put(p, "</td>");
    }
    page_put(p, row->waits     ? "<td><span class=\"badge ask\">"
                : row->dropped ? "<td><span class=\"badge\">"
                               : "<td><span class=\"badge ok\">");
    page_word(p, row->waits ? PAGE_NEEDS_LOOK : row->dropped ? PAGE_LEFT_OUT : PAGE_READY);
    page_put(p, "</span></td></tr>\n");
}

static void put_table(struct import *m)
{
    static const enum page_word heads[] = {PAGE_TITLE, PAGE_RATING,     PAGE_FIDE_NUMBER,
                                           PAGE_BORN,  PAGE_FEDERATION, PAGE_CLUB};
    unsigned shown = 0;
    struct page *p = &m->p;

    page_section(p, PAGE_AS_IT_WILL_BE);
    page_put(p, "<div class=\"scroll\" tabindex=\"0\"><table><caption class=\"sr\">");
    page_word(p, PAGE_AS_IT_WILL_BE);
    page_put(p, "</caption><thead><tr>");
    page_column(p, "num", PAGE_LINE);
    page_column(p, "", PAGE_YOUR_NAME);
    for (unsigned f = 0; f < 6; f++)
        page_column(p, f == 1 ? "num" : f > 4 ? "" : "hide-phone", heads[f]);
    page_column(p, "", PAGE_FOUND);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned pass = 0; pass < 2; pass++) /* doubts first */
        for (unsigned i = 0; i < m->list.roster.count && shown < ROWS_SHOWN; i++)
            if ((m->row[i].doubts > 0) == !pass) {
                put_row(m, i);
                shown++;
            }
    page_put(p, "</tbody></table></div></section>\n");
}

static char *commands_of(const struct import *m)
{
    json_t *all = json_array(), *whole;
    char *text;

    for (unsigned i = 0; i < m->list.roster.count; i++)
        if (!m->row[i].waits && !m->row[i].dropped)
            json_array_append_new(
                all, json_pack("{s:s, s:O}", "do", "enter", "person", m->row[i].person));
    whole = json_pack("{s:o}", "commands", all);
    text = json_dumps(whole, JSON_COMPACT);
    json_decref(whole);
    return text;
}

static void put_commit(struct import *m)
{
    struct page *p = &m->p;
    char *commands = m->ready ? commands_of(m) : NULL;

    page_put(p, "<div class=\"commit\"><div class=\"grow\"><b>");
    fprintf(p->out, "%u ", m->ready);
    page_word(p, PAGE_READY);
    page_put(p, ".</b> ");
    if (m->waits)
        page_word(p, PAGE_OTHERS_WAIT);
    page_put(p, "</div>");
    if (commands) {
        page_put(
            p,
            "<button type=\"button\" class=\"btn main big\" id=\"enter-all\" data-then=\"/events/");
        page_text(p, m->view->event->id);
        page_put(p, "/players\" data-do=\"");
        page_text(p, commands);
        fprintf(p->out, "\">%u ", m->ready);
        page_word(p, m->ready == 1 ? PAGE_ENTER_ONE : PAGE_ENTER);
        page_put(p, " <kbd aria-hidden=\"true\">Ctrl ↵</kbd></button>");
    }
    page_put(p, "</div>\n");
    free(commands);
}

/* ---- the part that is written anew ---- */

static void put_part(struct import *m)
{
    page_put(&m->p, m->list.above ? "<div>\n" : "<div class=\"beside half\">\n");
    put_doubts(m);
    put_columns(m);
    page_put(&m->p, "</div>\n");
    put_table(m);
    put_commit(m);
}

/* What cannot be read at all. */
static void put_fault(struct import *m)
{
    unsigned line = roster_list_line(&m->list, m->list.fault.line);
    struct page *p = &m->p;

    page_put(p, "<p class=\"note stop\" role=\"alert\"><span>");
    if (line) {
        page_word(p, PAGE_LINE);
        fprintf(p->out, " %u: ", line);
    }
    page_text(p, m->list.why ? m->list.why : ad_csv_why_text(m->list.fault.why, p->lang));
    page_put(p, "</span></p>\n");
}

struct asked {
    struct call *call;
    json_t *body;
    bool answered;
};

static void answer_with(struct asked *a, struct import *m, int status)
{
    a->answered = true;
    if (status == AD_EINVAL) {
        call_problem(a->call, PROBLEM_BAD_INPUT, "list, file, columns, answers", NULL);
    } else if (status == AD_EFULL) {
        call_problem(a->call, PROBLEM_MEMORY, NULL, NULL);
    } else if (page_part_begin(&m->p, a->call)) {
        if (status < 0)
            put_fault(m);
        else
            put_part(m);
        page_part_end(&m->p);
    }
}

static void read_for(void *payload, const struct desk_tour_view *v)
{
    struct asked *a = payload;
    struct import m = {
        .view = v, .answers = json_object_get(a->body, "answers"), .today = page_today()};
    int status;

    if (v->role < DESK_DIRECTOR)
        return;
    status = roster_list_read(&m.list, a->body, true, a->call->lang);
    if (status >= 0) {
        unsigned count = m.list.roster.count;

        m.row = calloc(count + 1, sizeof *m.row);
        m.doubt = calloc(m.list.roster.note_count + 2 * count + 1, sizeof *m.doubt);
        if (m.row && m.doubt)
            find_doubts(&m);
        else
            status = AD_EFULL;
    }
    answer_with(a, &m, status);
    for (unsigned i = 0; m.row && i < m.list.roster.count; i++)
        json_decref(m.row[i].person);
    free(m.row);
    free(m.doubt);
    roster_list_release(&m.list);
}

void page_import_read(struct call *c)
{
    size_t len;
    const char *text = http_body(c->http, &len);
    struct asked a = {.call = c, .body = json_loadb(text, len, JSON_REJECT_DUPLICATES, NULL)};
    struct desk_fault fault;
    enum desk_why why =
        desk_tour_look(c->server->desk, call_who(c), c->arg[0], read_for, &a, &fault);

    if (why)
        call_desk_fault(c, &fault, NULL);
    else if (!a.answered)
        call_problem(c, c->signed_in ? PROBLEM_FORBIDDEN : PROBLEM_SIGN_IN, NULL, NULL);
    json_decref(a.body);
}

/* ---- the page ---- */

static void put_import(struct page_tour *s)
{
    struct page *p = &s->p;

    if (!page_tour_may(s, DESK_DIRECTOR)) {
        page_put(p, "<p class=\"note\"><span>");
        page_word(p, PAGE_DIRECTORS_ENTER);
        page_put(p, " ");
        page_link(p, "", "/sign-in", "");
        page_word(p, PAGE_SIGN_IN);
        page_put(p, "</a></span></p>\n");
        return;
    }
    page_put(p, "<section id=\"import\" class=\"stack\" data-keep><h2>");
    page_word(p, PAGE_IMPORT);
    page_put(p, "</h2>\n<form id=\"list-form\" class=\"drop\"><div class=\"what field\"><label "
                "for=\"list\">");
    page_word(p, PAGE_PASTE);
    page_put(p, "</label><textarea id=\"list\" rows=\"6\" aria-describedby=\"list-how\"></textarea>"
                "<p class=\"hint\" id=\"list-how\">");
    page_word(p, PAGE_PASTE_HOW);
    page_put(p, "</p></div><div class=\"stack tight\"><button class=\"btn main\">");
    page_word(p, PAGE_PREVIEW);
    page_put(p, "</button><label class=\"btn\" for=\"file\">");
    page_word(p, PAGE_CHOOSE_FILE);
    page_put(p, "</label><input class=\"sr\" id=\"file\" type=\"file\" "
                "accept=\".csv,.txt,.tsv,.xlsx,.trf,.trfx\"></div></form>\n"
                "<p class=\"note stop\" id=\"unread\" role=\"alert\" hidden><span></span></p>\n"
                "<div id=\"read\" class=\"stack\" aria-live=\"polite\"></div></section>\n"
                "<script type=\"module\" src=\"/web/import.js\"></script>\n");
}

void page_import(struct call *c)
{
    if (page_tour_show(c, TAB_PLAYERS, put_import) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
