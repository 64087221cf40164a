/*
 * text/season_run.c -- a season script, one statement after the other.
 */
#include "text/season.h"

#include <stddef.h>
#include <string.h>

#include "adoube/err.h"
#include "adoube/pgn.h"
#include "text/season_disputes.h"

static const struct ad__season_verb *const lists[] = {
    ad__season_facts,      ad__season_readings,  ad__season_people,    ad__season_passes,
    ad__season_ranks,      ad__season_lineup,    ad__season_events,    ad__season_draws,
    ad__season_seats,      ad__season_tables,    ad__season_playoffs,  ad__season_play,
    ad__season_dates,      ad__season_adjourned, ad__season_sanctions, ad__season_cases,
    ad__season_case_files, ad__season_ledger,    ad__season_notes,     ad__season_leagues,
    ad__season_entries,    ad__season_squads,    ad__season_matches,   ad__season_rulings,
    ad__season_fixtures,   ad__season_levels,    ad__season_pairs,     ad__season_ends,
    ad__season_turns,      ad__season_anews,     ad__season_hosts,
};

enum { LISTS = sizeof lists / sizeof *lists, VERBS_MAX = 192 };

/* ---- the verbs ---- */

static const struct ad__season_verb *verb_at(unsigned i)
{
    for (unsigned k = 0; k < LISTS; k++)
        for (const struct ad__season_verb *v = lists[k]; v->v.name; v++)
            if (i-- == 0)
                return v;
    return NULL;
}

unsigned ad_season_script_verbs(void)
{
    unsigned n = 0;

    while (verb_at(n))
        n++;
    return n;
}

struct ad_season_verb ad_season_script_verb(unsigned i)
{
    const struct ad__season_verb *v = verb_at(i);

    return v ? v->v : (struct ad_season_verb){"", "", false};
}

static const struct ad__season_verb *find_verb(struct ad__line *l, const struct ad__word *w)
{
    const char *names[VERBS_MAX] = {"expect"};
    unsigned n = 1;

    for (unsigned k = 0; k < LISTS; k++)
        for (const struct ad__season_verb *v = lists[k]; v->v.name; v++) {
            if (ad__word_is(w, v->v.name))
                return v;
            if (n < VERBS_MAX)
                names[n++] = v->v.name;
        }
    if (ad__word_find(l, w, names, n) >= 0)    /* else it has told the nearest */
        ad__line_bad(l, AD_SCRIPT_UNKNOWN, w); /* `expect:` */
    return NULL;
}

/* ---- the answer ---- */

void ad__answer_bytes(struct ad_season_script *r, const char *code, size_t len)
{
    struct put p = {r->answer.code, sizeof r->answer.code, 0};

    memset(&r->answer, 0, sizeof r->answer);
    put_bytes(&p, code, len);
    put_end(&p);
    r->answered = true;
}

void ad__answer(struct ad_season_script *r, const char *code)
{
    ad__answer_bytes(r, code, strlen(code));
}

void ad__answer_by(struct ad_season_script *r, enum ad_point point)
{
    struct ad_season_answer *a = &r->answer;

    if (point == AD_NO_POINT || a->points == AD_SEASON_POINTS)
        return;
    for (unsigned i = 0; i < a->points; i++)
        if (a->by[i] == point)
            return;
    a->by[a->points++] = point;
}

/* A fact is one word: blanks in it become _. */
void ad__answer_fact(struct ad_season_script *r, const char *key, const char *value)
{
    char *facts = r->answer.facts;
    size_t len = strlen(facts);
    struct put p = {facts + len, sizeof r->answer.facts - len, 0};

    if (len > 0)
        put_char(&p, ' ');
    put_text(&p, key);
    put_char(&p, '=');
    for (; *value; value++)
        put_char(&p, *value == ' ' ? '_' : *value);
    put_end(&p);
}

void ad__answer_number(struct ad_season_script *r, const char *key, int64_t n)
{
    char text[24];
    struct put p = {text, sizeof text, 0};

    put_number(&p, n);
    put_end(&p);
    ad__answer_fact(r, key, text);
}

void ad__answer_date(struct ad_season_script *r, const char *key, ad_date d)
{
    char text[AD_DATE_TEXT_MAX];

    if (ad_date_write(text, sizeof text, d) > 0)
        ad__answer_fact(r, key, text);
}

void ad__answer_boards(struct ad_season_script *r, const char *key, uint32_t boards)
{
    char text[96];
    struct put p = {text, sizeof text, 0};

    for (int b = 0; b < 32; b++)
        if (boards >> b & 1) {
            if (p.len > 0)
                put_char(&p, ',');
            put_number(&p, b + 1);
        }
    put_end(&p);
    if (boards)
        ad__answer_fact(r, key, text);
}

struct put *ad__answer_block(struct ad_season_script *r)
{
    struct ad__season *s = r->state;

    if (!s->block.out)
        s->block = (struct put){s->block_text, sizeof s->block_text, 0};
    return &s->block;
}

/* What did not fit is left out from its first line on. */
static void close_block(struct ad_season_script *r)
{
    struct put *p = &r->state->block;

    r->block = NULL;
    r->block_len = 0;
    if (!p->out)
        return;
    r->block = p->out;
    r->block_len = p->len < p->cap ? p->len : strlen(p->out);
    *p = (struct put){0};
}

int ad_season_script_answer_write(char *out, size_t cap, const struct ad_season_answer *a)
{
    struct put p = {out, cap, 0};
    char point[AD_POINT_TEXT_MAX];

    put_text(&p, a->code);
    if (a->facts[0])
        put_char(&p, ' ');
    put_text(&p, a->facts);
    for (unsigned i = 0; i < a->points; i++)
        if (ad_point_write(point, sizeof point, a->by[i]) > 0) {
            put_char(&p, ' ');
            put_text(&p, point);
        }
    if (a->proposed)
        put_text(&p, " proposed");
    return put_end(&p);
}

/* ---- statements ---- */

/* Where the statement ends: at a ; outside quotation marks and comments, or with the line. */
static const char *statement_end(const char *at, const char *end)
{
    bool quoted = false, blank = true;

    for (; at < end && (quoted || *at != ';'); at++) {
        if (*at == '#' && blank && !quoted) {
            at = memchr(at, '\n', (size_t)(end - at));
            if (!at)
                return end;
        }
        quoted ^= *at == '"';
        blank = *at == ' ' || *at == '\t' || *at == '\r' || *at == '\n';
    }
    return at;
}

/* A line that ends with one of , | : is followed by more of it. */
static bool goes_on(const struct ad__line *l)
{
    return l->end > l->text && strchr(",|:", l->end[-1]) && l->end[-1];
}

static bool next_line(struct ad__line *l, struct ad_season_script *r)
{
    struct ad__line more;

    if (r->rest) {
        *l = (struct ad__line){r->rest,       r->rest_end,    r->rest,
                               r->rest_start, r->rest_number, &r->fault};
        r->rest = NULL;
        return true;
    }
    if (!ad__line_next(l, &r->at, r->end, &r->lines, &r->fault))
        return false;
    while (goes_on(l) && ad__line_next(&more, &r->at, r->end, &r->lines, &r->fault))
        l->end = more.end;
    return true;
}

/* The line on which that place is. */
static uint32_t line_of(const struct ad__line *l, const char *at)
{
    uint32_t n = l->number;

    for (const char *c = l->start; c < at; c++)
        n += *c == '\n';
    return n;
}

/* The next statement that holds anything. */
static bool next_statement(struct ad__line *l, struct ad_season_script *r)
{
    while (next_line(l, r)) {
        const char *end = l->end, *stop = statement_end(l->text, end);
        if (stop < end) {
            r->rest = stop + 1;
            r->rest_end = end;
            r->rest_start = l->start;
            r->rest_number = l->number;
        }
        l->end = stop;
        if (ad__line_more(l)) {
            r->line = l->text;
            r->line_len = (size_t)(l->end - l->text);
            r->number = line_of(l, l->text);
            return true;
        }
    }
    return false;
}

/* What a line lacks, by the usage of its verb: the word behind those that stand alone, or the list. */
static void tell_missing(struct ad_script_fault *f, const char *usage, unsigned alone)
{
    const char *list = strstr(usage, ": ");
    int inside = 0;
    unsigned n = 0;

    if (f->why != AD_SCRIPT_MISSING || f->near)
        return;
    for (const char *at = usage; *at && (!list || at < list); at += at[n] ? n + 1 : n) {
        n = (unsigned)strcspn(at, " :");
        if (inside == 0 && *at != '[' && !memchr(at, '=', n) && alone-- == 0) {
            f->near = at;
            f->near_len = n;
            return;
        }
        for (unsigned i = 0; i < n; i++)
            inside += (at[i] == '[') - (at[i] == ']');
    }
    if (list) {
        f->near = list + 2;
        f->near_len = strlen(f->near) - (list > usage && list[-1] == '[');
    }
}

static enum ad_season_step statement(struct ad_season_script *r, struct ad__line *l)
{
    const struct ad__season_verb *v;
    struct ad__args a;
    struct ad__word w;

    if (!ad__line_whole(l) || !ad__word_need(&w, l))
        return AD_SEASON_BAD;
    if (ad__word_is(&w, "expect"))
        return ad__season_expect(r, l);
    if (w.len > 1 && w.text[w.len - 1] == ':' && !w.quoted) {
        w.len--; /* `numbers: …` */
        l->at--;
    }
    v = find_verb(l, &w);
    if (!v)
        return AD_SEASON_BAD;
    ad__args_read(&a, l);
    a.run = r;
    if (a.bad || !v->run(r, &a)) {
        tell_missing(&r->fault, v->v.usage, a.alone);
        return AD_SEASON_BAD;
    }
    return v->v.asks ? AD_SEASON_ANSWER : AD_SEASON_FACT;
}

enum ad_season_step ad_season_script_next(struct ad_season_script *r)
{
    struct ad__line l;
    enum ad_season_step step;
    bool was_bad;

    do {
        if (!r->state || !next_statement(&l, r))
            return AD_SEASON_END;
        step = statement(r, &l);
        close_block(r);
        was_bad = r->bad;
        r->bad |= step == AD_SEASON_BAD;
    } while (r->bad && (step != AD_SEASON_BAD || (was_bad && ad__fault_follows(&r->fault))));
    return step;
}

enum ad_season_step ad_season_script_ask(struct ad_season_script *r, const char *text, size_t len)
{
    struct ad_season_script was = *r;
    enum ad_season_step step = AD_SEASON_BAD;

    if (was.bad)
        return step;
    r->text = r->at = text;
    r->end = text + len;
    r->rest = NULL;
    r->lines = 0;
    if (ad_text_is_utf8(text, len))
        step = ad_season_script_next(r);
    else
        r->fault = (struct ad_script_fault){.why = AD_SCRIPT_NOT_UTF8, .line = 1, .column = 1};
    r->text = was.text;
    r->at = was.at;
    r->end = was.end;
    r->rest = was.rest;
    r->rest_end = was.rest_end;
    r->rest_start = was.rest_start;
    r->rest_number = was.rest_number;
    r->lines = was.lines;
    r->number = was.number;
    r->bad = false;
    return step;
}

static size_t state_size(void)
{
    size_t unit = _Alignof(max_align_t);

    return (sizeof(struct ad__season) + unit - 1) / unit * unit;
}

size_t ad_season_script_size(void)
{
    return state_size() + ad__disputes_size();
}

int ad_season_script_start(struct ad_season_script *r, const char *text, size_t len, void *memory,
                           size_t size)
{
    memset(r, 0, sizeof *r);
    r->bad = true;
    if (size < ad_season_script_size())
        return AD_EFULL;
    r->text = r->at = text;
    r->end = text + len;
    r->state = memory;
    r->disputes = (void *)((char *)memory + state_size());
    memset(r->state, 0, offsetof(struct ad__season, scratch));
    memset(&r->state->league, 0, offsetof(struct ad__leagues, scratch));
    memset(r->disputes, 0, offsetof(struct ad__disputes, fixture));
    ad__readings_begin(&r->state->readings);
    r->state->year.org = r->state->org_of;
    r->state->year.person = r->state->person_of;
    r->state->year.squad = r->state->league.squad_of;
    r->state->year.league = r->state->league.league_of;
    if (!ad_text_is_utf8(text, len)) {
        r->fault = (struct ad_script_fault){.why = AD_SCRIPT_NOT_UTF8, .line = 1, .column = 1};
        r->at = r->end;
        return AD_EPARSE;
    }
    r->bad = false;
    return 0;
}
