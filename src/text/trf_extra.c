/*
 * text/trf_extra.c -- 299: other points than usual for some players or teams, or for all of them, in
 * one round or in all of them.
 *
 * A type (W D L F H Z + -) gives results of this kind another worth; blank gives points beside the
 * result, or takes them. The record holds the difference at the meeting, so that pairings and tables
 * see the same. Whether points without a type and a round are given once or in each round the format
 * does not say: these are kept and not counted.
 */
#include "text/trf.h"

enum { MOST = 9999 };

bool ad__trf_extra_counts(const struct ad_trf_extra *x)
{
    return x->type != ' ' || x->round;
}

/* A round that was played and says nothing is Z. */
static bool is_of_type(const struct ad_meeting *m, char type)
{
    switch (type) {
    case 'W': return m->result == '1' || m->result == 'W';
    case 'D': return m->result == '=' || m->result == 'D';
    case 'L': return m->result == '0' || m->result == 'L';
    case 'Z': return m->result == 'Z' || !m->result;
    default: return m->result == type;
    }
}

static int16_t within(ad_points points)
{
    return (int16_t)(points < -MOST ? -MOST : points > MOST ? MOST : points);
}

/* `games` are the points on the boards, of teams only. */
static void set_meeting(struct ad_meeting *m, const struct ad_scoring *s,
                        const struct ad_trf_extra *x, ad_points points, ad_points games)
{
    if (x->type == ' ') {
        m->extra = within(m->extra + (points == AD_TRF_NO_POINTS ? 0 : points));
        m->games = within(m->games + (games == AD_TRF_NO_POINTS ? 0 : games));
        return;
    }
    if (!is_of_type(m, x->type))
        return;
    m->extra = 0;
    if (points != AD_TRF_NO_POINTS)
        m->extra = within(points - ad_meeting_points(s, m));
    if (games != AD_TRF_NO_POINTS)
        m->games = within(games);
}

struct record {
    const struct ad_tournament *t;
    struct ad_meeting *meetings;
    bool teams;
};

static void set_entrant(const struct record *to, const struct ad_trf_extra *x, unsigned who)
{
    unsigned first = x->round ? x->round - 1u : 0, last = x->round ? x->round - 1u : to->t->played;
    ad_points games = to->teams ? x->game_points : AD_TRF_NO_POINTS;
    ad_points points =
        to->teams || x->game_points == AD_TRF_NO_POINTS ? x->match_points : x->game_points;

    for (unsigned round = first; round <= last && round < to->t->stride; round++) {
        struct ad_meeting *m = &to->meetings[(size_t)who * to->t->stride + round];

        if (m->result || round < to->t->played)
            set_meeting(m, &to->t->scoring, x, points, games);
    }
}

/* First what results are worth, then what is beside them. */
void ad__trf_extras(const struct ad_trf *trf, struct ad_meeting *meetings)
{
    struct record to = {trf->team_event ? &trf->teams : &trf->t, meetings, trf->team_event};

    for (size_t i = 0; i < (size_t)to.t->count * to.t->stride; i++)
        meetings[i].extra = 0;
    for (unsigned beside = 0; beside < 2; beside++)
        for (unsigned i = 0; i < trf->extra_count; i++) {
            const struct ad_trf_extra *x = &trf->extras[i];

            if ((x->type == ' ') != beside || !ad__trf_extra_counts(x))
                continue;
            for (unsigned k = 0; k < x->count; k++)
                set_entrant(&to, x, trf->extra_who[x->at + k]);
            for (unsigned who = 0; x->count == 0 && who < to.t->count; who++)
                set_entrant(&to, x, who);
        }
}
