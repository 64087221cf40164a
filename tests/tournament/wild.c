/*
 * tests/tournament/wild.c -- small tournaments by chance, and as one line of text.
 */
#include "wild.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "brute.h"

static struct ad_meeting *cell(struct wild *w, unsigned who, unsigned round)
{
    return &w->meetings[who * w->t.stride + round];
}

static void tie(struct wild *w)
{
    w->t.entrants = w->entrants;
    w->t.meetings = w->meetings;
    w->t.virtuals = w->virtuals;
    w->t.forbidden = w->forbidden;
    w->t.forbidden_who = w->forbidden_who;
}

/* ---- by chance ---- */

/* What kind of tournament it is. */
struct manner {
    struct kit_rng *rng;
    unsigned draws, forfeits, absent; /* of a hundred */
    bool by_rules;                    /* its rounds are paired by the rules */
    bool thicket;                     /* many must not meet */
};

static bool chance(const struct manner *m, unsigned percent)
{
    return kit_below(m->rng, 100) < percent;
}

static char any(const struct manner *m, const char *letters)
{
    return letters[kit_below(m->rng, (unsigned)strlen(letters))];
}

static bool have_met(const struct wild *w, unsigned a, unsigned b)
{
    for (unsigned r = 0; r < w->t.played; r++)
        if (w->meetings[a * w->t.stride + r].opponent == b + 1)
            return true;
    return false;
}

/* What comes of it: one of these, for White and for Black. */
static const char *any_result(const struct manner *m)
{
    static const char *const forfeit[] = {"+-", "-+", "--"}, *const odd[] = {"WL", "LW", "DD",
                                                                             "??"};

    if (chance(m, m->forfeits))
        return forfeit[kit_below(m->rng, 3)];
    if (chance(m, 4))
        return odd[kit_below(m->rng, 4)];
    return chance(m, m->draws) ? "==" : chance(m, 50) ? "10" : "01";
}

static void enter(struct wild *w, const struct manner *m, unsigned white, unsigned black)
{
    const char *result = any_result(m);

    *cell(w, white, w->t.played) = (struct ad_meeting){(uint16_t)(black + 1), 'w', result[0], 0, 0};
    *cell(w, black, w->t.played) = (struct ad_meeting){(uint16_t)(white + 1), 'b', result[1], 0, 0};
}

/* White more often for who had Black last; anything else may happen as well. */
static void enter_any_colours(struct wild *w, const struct manner *m, unsigned a, unsigned b)
{
    unsigned last = w->t.played - 1;
    bool a_had_white = w->t.played && cell(w, a, last)->colour == 'w';

    if (chance(m, 25) ? chance(m, 50) : a_had_white)
        enter(w, m, b, a);
    else
        enter(w, m, a, b);
}

static void absent(struct wild *w, const struct manner *m, unsigned who)
{
    char result = any(m, "ZZZHHF.");

    *cell(w, who, w->t.played) =
        (struct ad_meeting){0, '-', result == '.' && !chance(m, 50) ? 'Z' : result, 0, 0};
    if (cell(w, who, w->t.played)->result == '.')
        cell(w, who, w->t.played)->result = '\0';
}

static void pair_any(struct wild *w, const struct manner *m)
{
    unsigned n = w->t.count, order[WILD_PLAYERS];
    bool done[WILD_PLAYERS] = {false}, rest = true;

    for (unsigned i = 0; i < n; i++) {
        unsigned at = kit_below(m->rng, i + 1);

        order[i] = order[at], order[at] = i;
        done[i] = chance(m, m->absent);
        if (done[i])
            absent(w, m, i);
    }
    for (unsigned i = 0; i < n; i++) {
        unsigned a = order[i], j = i + 1;

        if (done[a])
            continue;
        while (j < n && (done[order[j]] || (have_met(w, a, order[j]) && !chance(m, 3))))
            j++;
        done[a] = true;
        if (j < n) {
            done[order[j]] = true;
            enter_any_colours(w, m, a, order[j]);
        } else if (rest) {
            *cell(w, a, w->t.played) = (struct ad_meeting){0, '-', 'U', 0, 0};
            rest = false;
        } else {
            absent(w, m, a);
        }
    }
}

/* Who is not there in the round to come; at most `most` stay. */
static void send_away(struct wild *w, const struct manner *m, unsigned most)
{
    unsigned there = w->t.count;

    for (unsigned i = 0; i < w->t.count; i++)
        *cell(w, i, w->t.played) = (struct ad_meeting){.colour = '-'};
    for (unsigned i = 0; i < w->t.count; i++)
        if (chance(m, m->absent)) {
            *cell(w, i, w->t.played) = (struct ad_meeting){0, '-', any(m, "ZHF"), 0, 0};
            there--;
        }
    while (there > most) {
        struct ad_meeting *c = cell(w, kit_below(m->rng, w->t.count), w->t.played);

        there -= !c->result;
        c->result = 'Z';
    }
}

/* The bye of the round to come was given before the others are paired. */
static void give_bye(struct wild *w, const struct manner *m)
{
    cell(w, kit_below(m->rng, w->t.count), w->t.played)->result = 'U';
}

/* False: the rules know no pairing. */
static bool pair_by_rules(struct wild *w, const struct manner *m)
{
    struct brute_round r;

    send_away(w, m, BRUTE_MAX);
    brute_pair(&r, &w->t);
    for (unsigned i = 0; i < r.count; i++)
        if (r.pairs[i].black)
            enter(w, m, r.pairs[i].white - 1u, r.pairs[i].black - 1u);
        else
            cell(w, r.pairs[i].white - 1u, w->t.played)->result = 'U';
    return r.possible;
}

static void draw_players(struct wild *w, const struct manner *m)
{
    bool mixed = chance(m, 20);

    w->t.by_place = chance(m, 5);
    for (unsigned i = 0; i < w->t.count; i++) {
        unsigned at = mixed ? kit_below(m->rng, i + 1) : i;

        w->entrants[i].number = w->entrants[at].number;
        w->entrants[at].number = (uint16_t)(i + 1);
    }
}

static void forbid(struct wild *w, const struct manner *m, const uint16_t *who, unsigned count)
{
    unsigned i = w->t.forbidden_count++, end = w->t.stride;
    unsigned at = i ? w->forbidden[i - 1].at + w->forbidden[i - 1].count : 0;

    w->forbidden[i] = (struct ad_forbidden){(uint16_t)(chance(m, 50) ? 0 : kit_below(m->rng, end)),
                                            (uint16_t)(end - 1), at, count};
    memcpy(&w->forbidden_who[at], who, count * sizeof *who);
}

/* In a thicket so many that the sequence of candidates is gone far along. */
static void draw_forbidden(struct wild *w, const struct manner *m)
{
    unsigned n = w->t.count, share = 20 + 20 * kit_below(m->rng, 3);
    uint16_t who[3] = {(uint16_t)kit_below(m->rng, n), (uint16_t)kit_below(m->rng, n),
                       (uint16_t)kit_below(m->rng, n)};

    if (!m->thicket) {
        if (chance(m, 20))
            forbid(w, m, who, 2 + kit_below(m->rng, 2));
        return;
    }
    for (who[0] = 0; who[0] < n && who[0] < 8; who[0]++)
        for (who[1] = 0; who[1] < who[0]; who[1]++)
            if (chance(m, share))
                forbid(w, m, who, 2);
}

/* Points for pairing are for the beginning: who is a topscorer is not asked with them. */
static void draw_virtuals(struct wild *w, const struct manner *m)
{
    unsigned end = w->t.stride;

    if (!chance(m, 12) || w->t.rounds == end)
        return;
    for (unsigned i = w->t.virtual_count = 1 + kit_below(m->rng, 2); i-- > 0;)
        w->virtuals[i] = (struct ad_virtual){(uint16_t)kit_below(m->rng, end), (uint16_t)(end - 1),
                                             0, (uint16_t)kit_below(m->rng, w->t.count),
                                             chance(m, 50) ? w->t.scoring.win[0] : 5};
}

static void draw_scoring(struct wild *w, const struct manner *m)
{
    static const ad_points other[][5] = {{30, 10, 0, 0, 30},
                                         {30, 20, 10, 0, 30},
                                         {10, 5, 0, 0, 5},
                                         {30, 20, 10, 10, 20},
                                         {10, 5, 0, 0, 0}};
    const ad_points *p = other[kit_below(m->rng, 5)];

    w->t.scoring = ad_scoring_usual;
    if (!chance(m, 20))
        return;
    w->t.scoring = (struct ad_scoring){
        {p[0], p[0]}, {p[1], p[1]}, {p[2], p[2]}, p[0], p[3], p[0], p[1], 0, p[4], 0};
}

void wild_draw(struct wild *out, struct kit_rng *rng, enum ad_system system, unsigned most)
{
    static const unsigned draws[] = {0, 30, 60, 90, 100}, few[] = {0, 0, 5, 25};
    struct manner m = {rng,
                       draws[kit_below(rng, 5)],
                       few[kit_below(rng, 4)],
                       few[kit_below(rng, 4)],
                       kit_below(rng, 100) < 40,
                       kit_below(rng, 100) < 15};
    unsigned players =
        kit_below(rng, 4) ? most - 2 + kit_below(rng, 3) : 2 + kit_below(rng, most - 4);
    unsigned gone = m.by_rules ? 0 : kit_below(rng, WILD_PLAYERS - players); /* were there before */
    unsigned rounds = kit_below(rng, 6);

    rounds = m.thicket ? rounds % 2 : rounds < players + gone / 2 ? rounds : players - 1;
    memset(out, 0, sizeof *out);
    tie(out);
    out->t.system = system;
    out->t.count = players + gone;
    out->t.stride = rounds + 1;
    out->t.rounds = chance(&m, 40) ? rounds + 1 : chance(&m, 10) ? 0 : rounds + 2;
    out->t.first = chance(&m, 50) ? 'w' : 'b';
    draw_players(out, &m);
    draw_scoring(out, &m);
    draw_virtuals(out, &m);
    draw_forbidden(out, &m);
    for (; out->t.played < rounds; out->t.played++)
        if (!m.by_rules)
            pair_any(out, &m);
        else if (!pair_by_rules(out, &m))
            return; /* the round to come cannot be paired: as good a case as any */
    send_away(out, &m, players);
    if (chance(&m, 5))
        give_bye(out, &m);
    if (chance(&m, 2))
        give_bye(out, &m); /* a second one, or the same again */
}
