/*
 * federation/championship_table.c -- the table of a group: its matches as a record, by the
 * template's scores and chain.
 *
 * Places of the record are the numbers drawn. What was annulled is not in it; a match whose open
 * boards may still turn it is left out until it is decided.
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/template_inside.h"
#include "tournament/match_inside.h"

static const char *colours(const struct ad_template *t)
{
    if (t->colours.home_black)
        return AD_COLOURS_HOME_BLACK;
    if (!ad__champ_teams(t))
        return "w"; /* the first named has White */
    return t->colours.home_white == AD_COLOURS_ODD ? AD_COLOURS_FIDE : AD_COLOURS_BTO;
}

/* BTO 18.1, or what the template counts. */
static struct ad_scoring scoring(const struct ad_template *t)
{
    bool teams = ad__champ_teams(t);
    struct ad_scoring s = teams ? ad_scoring_match : ad_scoring_usual;
    const ad_points *p = teams ? t->score.match : t->score.game;

    if (!t->score.line.given || (teams && !t->score.match_given))
        return s;
    for (unsigned i = 0; i < 2; i++) {
        s.win[i] = p[0];
        s.draw[i] = p[1];
        s.loss[i] = p[2];
    }
    s.forfeit_win = p[0];
    s.forfeit_loss = 0;
    return s;
}

/* ---- the members ---- */

static void take_members(struct ad__champ_table *out, const struct ad_championship *c,
                         unsigned stage, unsigned group, struct ad_entrant *entrants)
{
    unsigned n = 0;

    memset(out->place, 0, c->run.count * sizeof *out->place);
    for (unsigned number = 1; number <= UINT16_MAX && n < out->t->count; number++)
        for (unsigned i = 0; i < c->run.count; i++) {
            const struct ad_champ_entry *e = &c->entry[i];

            if (e->group[stage] != group || e->number[stage] != number)
                continue;
            out->ids[n] = (uint16_t)(i + 1);
            out->extra[n] = -e->deducted[stage];
            memset(&entrants[n], 0, sizeof entrants[n]);
            entrants[n++].number = (uint16_t)number;
            out->place[i] = (uint16_t)n;
        }
    out->t->entrants = entrants;
}

/* ---- the matches ---- */

/* Does it belong into the record? */
static bool counts(const struct ad_champ_match *m, unsigned boards, bool fixtures, bool swiss)
{
    struct ad_match match = ad__champ_match(m);
    struct ad_match_score s;

    if (m->kind == AD_CHAMP_PLAYOFF || m->state == AD_CHAMP_ANNULLED)
        return false;
    if (!m->guest) /* a point for who is free in a Swiss */
        return swiss && !fixtures;
    if (fixtures)
        return true;
    if (m->state == AD_CHAMP_DUE)
        return false;
    ad_match_score(&s, &match, boards);
    return s.result[AD_HOME] != '?';
}

/* The matches of the group with places of the record; returns how many, *rounds the last one. */
static unsigned take_matches(struct ad_match *out, unsigned *rounds,
                             const struct ad__champ_table *table, const struct ad_championship *c,
                             const struct ad_template *t, unsigned stage, unsigned group,
                             bool fixtures)
{
    bool swiss = ad__champ_system(c, t, stage) == AD_STAGE_SWISS;
    unsigned n = 0;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage != stage || m->group != group || m->kind == AD_CHAMP_PLAYOFF)
            continue;
        if (m->round > *rounds)
            *rounds = m->round;
        if (!counts(m, ad__champ_boards(t), fixtures, swiss))
            continue;
        if (out) {
            out[n] = ad__champ_match(m);
            out[n].home = table->place[m->home - 1];
            out[n].guest = m->guest ? table->place[m->guest - 1] : 0;
        }
        n++;
    }
    return n;
}

/* A game of two players is its one board: both may have lost it. */
static void as_players(struct ad_tournament *t, struct ad_meeting *meetings,
                       const struct ad_match *m, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        if (m[i].ruling != AD_MATCH_AS_PLAYED || !m[i].boards[0].home || !m[i].guest)
            continue;
        meetings[(m[i].home - 1u) * t->stride + m[i].round].result = m[i].boards[0].home;
        meetings[(m[i].guest - 1u) * t->stride + m[i].round].result = m[i].boards[0].guest;
    }
    for (size_t i = 0; i < (size_t)t->count * t->stride; i++)
        meetings[i].games = 0;
    t->teams = false;
    t->boards = 0;
    t->on_board = NULL;
}

/* Who was free, by the pairing. */
static void take_free(struct ad_tournament *t, struct ad_meeting *meetings,
                      const struct ad_match *m, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (!m[i].guest) {
            meetings[(m[i].home - 1u) * t->stride + m[i].round].result = 'U';
            if (m[i].round >= t->played)
                t->played = m[i].round + 1u;
        }
    t->system = AD_SWISS_DUTCH_2017;
}

static int take_results(struct ad__champ_table *out, const struct ad_championship *c,
                        const struct ad_template *t, unsigned stage, unsigned group, bool fixtures,
                        struct ad__arena *a)
{
    unsigned rounds = 0, teams = out->t->count;
    unsigned n = take_matches(NULL, &rounds, out, c, t, stage, group, fixtures);
    struct ad_match *matches = ad__arena_take(a, n + 1, sizeof *matches);
    size_t cells = (size_t)teams * rounds, boards = ad__champ_boards(t);
    struct ad_meeting *meetings = ad__arena_take(a, cells + 1, sizeof *meetings);
    struct ad_league l = {.teams = teams,
                          .rounds = rounds,
                          .boards = (unsigned)boards,
                          .colours = colours(t),
                          .matches = matches,
                          .count = n,
                          .fixtures = fixtures};
    int err;

    out->on_board = ad__arena_take(a, cells * boards + 1, 1);
    if (a->short_of_memory)
        return AD_EFULL;
    take_matches(matches, &rounds, out, c, t, stage, group, fixtures);
    err = ad_league_fill(out->t, &l, meetings, out->on_board);
    if (err)
        return err;
    out->t->scoring = scoring(t);
    if (ad__champ_system(c, t, stage) == AD_STAGE_SWISS)
        take_free(out->t, meetings, matches, n);
    if (!ad__champ_teams(t)) {
        as_players(out->t, meetings, matches, n);
        out->on_board = NULL;
    }
    return 0;
}

int ad__champ_record(struct ad__champ_table *out, const struct ad_championship *c,
                     const struct ad_template *t, unsigned stage, unsigned group, bool fixtures,
                     struct ad__arena *a)
{
    unsigned n = ad__champ_size(c, stage, group);
    struct ad_entrant *entrants = ad__arena_take(a, n, sizeof *entrants);

    if (!n || !group)
        return AD_EINVAL;
    out->t = ad__arena_take(a, 1, sizeof *out->t);
    out->ids = ad__arena_take(a, n, sizeof *out->ids);
    out->place = ad__arena_take(a, c->run.count, sizeof *out->place);
    out->extra = ad__arena_take(a, n, sizeof *out->extra);
    if (a->short_of_memory)
        return AD_EFULL;
    memset(out->t, 0, sizeof *out->t);
    out->t->count = n;
    take_members(out, c, stage, group, entrants);
    return take_results(out, c, t, stage, group, fixtures, a);
}

/* ---- the table ---- */

/* Points, and of teams board points (BTO 18.3.3), where a template has no chain. */
static const struct ad_tiebreak usual[] = {{.code = AD_TB_PTS}, {.code = AD_TB_GPTS}};

int ad__champ_standings(struct ad_standings *out, const struct ad__champ_table *table,
                        const struct ad_championship *c, const struct ad_template *t,
                        unsigned stage, struct ad__arena *a)
{
    const struct ad_template_order *order =
        ad_template_order_for(t, ad__champ_system(c, t, stage), ad__champ_size(c, stage, 0));
    const struct ad_tiebreak *chain = order ? order->chain : usual;
    unsigned n = order ? order->count : ad__champ_teams(t) ? 2 : 1;
    struct ad_standings_how how = {
        .rules = AD_RULES_NRW_1987, .rounds = table->t->played, .extra = table->extra};
    size_t bytes = ad_standings_bytes(table->t, n);
    void *memory = ad__arena_take(a, 1, bytes);

    if (!memory)
        return AD_EFULL;
    return ad_standings_make(out, table->t, chain, n, &how, memory, bytes);
}

int ad_championship_table(struct ad_standings *out, uint16_t *ids, struct ad_tournament *origin,
                          const struct ad_championship *c, const struct ad_template *t,
                          unsigned stage, unsigned group, void *memory, size_t size)
{
    struct ad__arena a = ad__arena_of(memory, size);
    struct ad__champ_table table;
    int err = stage < AD_CHAMP_STAGES ? ad__champ_record(&table, c, t, stage, group, false, &a)
                                      : AD_EINVAL;

    if (!err)
        err = ad__champ_standings(out, &table, c, t, stage, &a);
    if (err)
        return err;
    memcpy(ids, table.ids, table.t->count * sizeof *ids);
    if (origin)
        *origin = *table.t;
    return 0;
}

ad_points ad__champ_points(const struct ad__champ_table *table, unsigned at)
{
    return ad_entrant_points(table->t, at, table->t->played) + table->extra[at];
}

ad_points ad__champ_games(const struct ad__champ_table *table, unsigned at)
{
    ad_points sum = 0;

    for (unsigned r = 0; r < table->t->played; r++)
        sum += ad_meeting_of(table->t, at, r)->games;
    return sum;
}
