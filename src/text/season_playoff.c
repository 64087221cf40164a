/*
 * text/season_playoff.c -- play-offs as a template has them, step by step.
 */
#include "text/season.h"

#include <string.h>

#include "adoube/playoff.h"
#include "adoube/template.h"
#include "tournament/names.h"
#include "federation/template_inside.h"

static const char *const scopes[] = {"",
#define X(id, word) word,
                                     AD_SCOPE_MAP(X)
#undef X
};

enum { SCOPES = sizeof scopes / sizeof *scopes, GAMES = 64 };

/* What the words of the statement make of it. */
struct question {
    struct ad_template t;
    unsigned scope, place, cut;
    struct ad_tied tied[AD_TIED_MAX];
    unsigned count;
    const struct ad_template_playoff *two, *more;
    struct ad_encounter game[GAMES];
    unsigned games;
};

/* 4, 4.5: in tenths. Returns how many bytes. */
static size_t read_tenths(const char *at, const char *end, ad_points *out)
{
    const char *start = at;
    int n = 0;

    while (at < end && *at >= '0' && *at <= '9' && n < 1000)
        n = n * 10 + (*at++ - '0');
    n *= 10;
    if (end - at >= 2 && at[0] == '.' && at[1] == '5') {
        n += 5;
        at += 2;
    }
    *out = (ad_points)n;
    return (size_t)(at - start);
}

/* A4.5/19: a member, his points and, of teams, the Berlin tie-break. */
static bool read_side(const char **at, const char *end, const struct question *q, uint8_t *who,
                      ad_points *points, ad_points *berlin)
{
    size_t len;

    if (*at == end || **at < 'A' || **at >= 'A' + (int)q->count)
        return false;
    *who = (uint8_t)(*(*at)++ - 'A');
    len = read_tenths(*at, end, points);
    *at += len;
    if (len > 0 && *at < end && **at == '/') {
        ++*at;
        len = read_tenths(*at, end, berlin);
        *at += len;
    }
    return len > 0;
}

/* A1-B0: White, or the team at home, is named first. */
static bool read_game(struct ad_encounter *out, const struct question *q, const struct ad__word *w)
{
    const char *at = w->text, *end = at + w->len;

    *out = (struct ad_encounter){0};
    if (!read_side(&at, end, q, &out->white, &out->points[0], &out->berlin[0]) || at == end ||
        *at++ != '-')
        return false;
    return read_side(&at, end, q, &out->black, &out->points[1], &out->berlin[1]) && at == end &&
           out->white != out->black;
}

/* ---- values of the event ---- */

enum { RANK, LOT, BOARDS, BERLIN, DIRECT, WINS, VALUES };

/* ranks=10,8,5: of A, B, C … */
static void read_values(struct ad__args *a, uint32_t out[AD_TIED_MAX], unsigned count,
                        const char *key)
{
    struct ad__word w;
    const char *at, *end;

    if (!ad__arg_value(a, key, &w))
        return;
    at = w.text;
    end = at + w.len;
    for (unsigned i = 0; i < count && at < end; i++) {
        const char *comma = memchr(at, ',', (size_t)(end - at)), *stop = comma ? comma : end;
        struct ad__word n = {at, (size_t)(stop - at), false};
        out[i] = ad__word_number(a, &n, INT16_MAX);
        at = stop + 1;
    }
    if (at < end)
        ad__args_bad(a, AD_SCRIPT_MANY, &w);
}

/* Who is not told stands first with the others, and has nothing. */
static void read_tied(struct question *q, struct ad__args *a)
{
    static const char *const keys[VALUES] = {"ranks", "lots", "boards", "berlin", "direct", "wins"};
    uint32_t v[VALUES][AD_TIED_MAX] = {{0}};

    for (unsigned i = 0; i < VALUES; i++)
        read_values(a, v[i], q->count, keys[i]);
    for (unsigned i = 0; i < q->count; i++)
        q->tied[i] = (struct ad_tied){.who = (uint16_t)(i + 1),
                                      .rank = (uint16_t)(v[RANK][i] ? v[RANK][i] : 1),
                                      .lot = (uint16_t)v[LOT][i],
                                      .boards = (int32_t)v[BOARDS][i],
                                      .berlin = (int32_t)v[BERLIN][i],
                                      .direct = (int32_t)v[DIRECT][i],
                                      .wins = (int32_t)v[WINS][i]};
}

/* ---- the question ---- */

static void read_question(struct question *q, struct ad__args *a)
{
    struct ad__word w;
    uint32_t tied = 2, place = 1, cut = 1;
    int scope = 0;

    memset(q, 0, sizeof *q);
    ad__need_template(a, &q->t);
    if (ad__arg_need(a, &w) && (scope = ad__word_find(a->l, &w, scopes, SCOPES)) < 0)
        a->bad = true;
    ad__arg_number(a, "tied", AD_TIED_MAX, &tied);
    ad__arg_number(a, "place", 99, &place);
    ad__arg_number(a, "cut", AD_TIED_MAX, &cut);
    q->scope = scope > 0 ? (unsigned)scope : 0;
    q->place = place;
    q->cut = cut;
    q->count = tied;
    read_tied(q, a);
}

static struct ad_playoff state_of(const struct question *q)
{
    const struct ad_template_playoff *two = q->two ? q->two : q->more;
    const struct ad_template_playoff *more = q->more ? q->more : q->two;

    return (struct ad_playoff){.two = two->steps,
                               .more = more->steps,
                               .teams = q->t.unit.word == AD_UNIT_TEAM,
                               .tied = q->tied,
                               .count = q->count,
                               .cuts = AD_CUT(q->cut),
                               .played = q->game,
                               .played_count = q->games};
}

/* Each result belongs to what had to be played when it came. */
static bool play(struct question *q, struct ad__args *a, struct ad_playoff_answer *out)
{
    struct ad__line l = *a->l;
    struct ad_playoff p = state_of(q);
    struct ad__word w;

    if (ad_playoff_next(out, &p) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!a->has_rest)
        return true;
    l.at = a->rest.text;
    l.end = a->rest.text + a->rest.len;
    while (ad__word_next(&w, &l)) {
        struct ad_encounter *g = &q->game[q->games];
        if (q->games == GAMES || !read_game(g, q, &w))
            return ad__args_bad(a, AD_SCRIPT_RESULT, &w);
        if (out->need != AD_PLAYOFF_PLAY)
            return ad__args_bad(a, AD_SCRIPT_RECORD, &w);
        g->step = out->step;
        g->turn = out->turn;
        q->games++;
        p = state_of(q);
        if (ad_playoff_next(out, &p) != 0)
            return ad__args_bad(a, AD_SCRIPT_RECORD, &w);
    }
    a->has_rest = false;
    return true;
}

/* Where, and with how much time in all, if the template says so. */
static void answer_terms(struct ad_season_script *r, const struct ad_template_playoff *line)
{
    char text[AD_DURATION_MAX];

    ad__answer_fact(r, "on", line->on == AD_ON_PLACE ? "place" : "points");
    if (line->venue == AD_VENUE_LEAGUE_VISITOR)
        ad__answer_fact(r, "venue", "league-visitor");
    if (line->clock.periods > 0 &&
        ad_duration_write(text, sizeof text, line->clock.period[0].ms) > 0)
        ad__answer_fact(r, "clock", text);
}

static void answer(struct ad_season_script *r, const struct question *q,
                   const struct ad_playoff_answer *out)
{
    static const char *const needs[] = {"decided", "play", "need-lot"};
    const struct ad_template_playoff *line = q->count == 2 ? q->two : q->more;
    char order[2 * AD_TIED_MAX + 1];
    unsigned n = 0;

    ad__answer(r, out->need == AD_PLAYOFF_DECIDED && out->by_table ? "table" : needs[out->need]);
    for (unsigned i = 0; i < q->count; i++) {
        if (i > 0)
            order[n++] = out->place[i] == out->place[i - 1] ? '=' : '>';
        order[n++] = (char)('A' + out->order[i]);
    }
    order[n] = '\0';
    ad__answer_fact(r, "order", order);
    if (out->need == AD_PLAYOFF_PLAY) {
        ad__answer_fact(r, "step", ad_step_word((enum ad_step_kind)out->what.kind));
        ad__answer_number(r, "games", out->games);
        ad__answer_number(r, "pairs", out->pair_count);
        answer_terms(r, line);
    }
    ad__answer_line(r, &line->line);
    if (out->by_table && q->t.orders)
        ad__answer_line(r, &q->t.order[0].line);
}

/* playoff TEMPLATE SCOPE …: A1-B0 A0.5-B0.5: what must be played next, or who is first */
static bool playoff(struct ad_season_script *r, struct ad__args *a)
{
    static const struct ad_template_playoff table = {
        .steps = {{AD_STEP_ORDER, 1}, {AD_STEP_SHARED, 1}}};
    struct question q;
    struct ad_playoff_answer out;

    read_question(&q, a);
    if (a->bad)
        return false;
    q.two = ad_template_playoff_for(&q.t, (enum ad_scope_kind)q.scope, q.place, 2);
    q.more = ad_template_playoff_for(&q.t, (enum ad_scope_kind)q.scope, q.place, 3);
    if (!(q.count == 2 ? q.two : q.more))
        q.two = q.more = &table; /* no play-off is foreseen */
    if (!play(&q, a, &out) || !ad__args_end(a))
        return false;
    answer(r, &q, &out);
    return true;
}

const struct ad__season_verb ad__season_playoffs[] = {
    {{"playoff",
      "TEMPLATE SCOPE [place=N] [tied=N] [cut=N] [ranks=N,N…] [boards=N,N…] [berlin=N,N…] "
      "[direct=N,N…] [wins=N,N…] [lots=N,N…]: A1-B0 A4/19-B4/17 …",
      true},
     playoff},
    {{0}, NULL},
};
