/*
 * tournament/league.c -- the matches of a league as a tournament of teams; results carried over.
 */
#include <string.h>

#include "adoube/match.h"
#include "core/assert.h"
#include "tournament/match_inside.h"

static bool is_sound(const struct ad_league *l, const struct ad_match *m)
{
    return m->home && m->home <= l->teams && m->guest <= l->teams && m->home != m->guest &&
           m->round < l->rounds && (m->guest == 0 || m->boards || m->ruling != AD_MATCH_AS_PLAYED);
}

/* Is anything known of it? */
static bool begun(const struct ad_league *l, const struct ad_match *m)
{
    unsigned i = 0;

    while (m->boards && i < l->boards && !m->boards[i].home)
        i++;
    return m->ruling != AD_MATCH_AS_PLAYED || i < l->boards;
}

/* One team's side of a match. */
static void enter(const struct ad_league *l, const struct ad_match *m,
                  const struct ad_match_score *s, int side, struct ad_meeting *out, int8_t *boards)
{
    const char *colours = l->colours ? l->colours : AD_COLOURS_BTO;

    *out = (struct ad_meeting){
        .opponent = side == AD_HOME ? m->guest : m->home,
        .colour = ad_board_colour(colours, 1, side),
        .result = s->result[side],
        .games = (int16_t)s->games[side],
    };
    for (unsigned i = 0; boards && i < l->boards; i++) {
        struct ad_match_score one;
        struct ad_match board = *m;

        board.boards = m->boards ? m->boards + i : NULL;
        ad_match_score(&one, &board, 1);
        boards[i] = (int8_t)(one.games[side] / 5);
    }
}

static int fill(const struct ad_league *l, struct ad_meeting *meetings, int8_t *on_board,
                unsigned *played)
{
    for (unsigned i = 0; i < l->count; i++) {
        const struct ad_match *m = &l->matches[i];
        struct ad_match_score s;

        if (!is_sound(l, m))
            return AD_EINVAL;
        if (!m->guest || (!l->fixtures && !begun(l, m)))
            continue;
        ad_match_score(&s, m, l->boards);
        if (!begun(l, m))
            s.result[AD_HOME] = s.result[AD_GUEST] = '\0';
        else if (m->round >= *played)
            *played = m->round + 1u;
        for (int side = AD_HOME; side <= AD_GUEST; side++) {
            unsigned team = (side == AD_HOME ? m->home : m->guest) - 1u;
            size_t at = (size_t)team * l->rounds + m->round;

            if (meetings[at].opponent)
                return AD_EINVAL;
            enter(l, m, &s, side, &meetings[at], on_board ? on_board + at * l->boards : NULL);
        }
    }
    return 0;
}

int ad_league_fill(struct ad_tournament *t, const struct ad_league *l, struct ad_meeting *meetings,
                   int8_t *on_board)
{
    size_t cells = (size_t)l->teams * l->rounds;
    unsigned played = 0;
    int err;

    if (l->teams > AD_ENTRANTS_MAX || l->rounds > AD_ROUNDS_MAX || l->boards > INT16_MAX / 10)
        return AD_EINVAL;
    for (size_t i = 0; i < cells; i++)
        meetings[i] = (struct ad_meeting){.colour = '-'};
    if (on_board)
        memset(on_board, 0, cells * l->boards);
    err = fill(l, meetings, on_board, &played);
    if (err)
        return err;
    t->system = AD_ROUND_ROBIN;
    t->count = l->teams;
    t->meetings = meetings;
    t->stride = t->rounds = l->rounds;
    t->played = played;
    t->scoring = ad_scoring_match;
    t->teams = true;
    t->boards = l->boards;
    t->on_board = on_board;
    return 0;
}

/* ---- carried over ---- */

/* The place in t of who has that place in `from`; t->count if he did not come through. */
static unsigned new_place(const struct ad_tournament *t, const uint16_t *from_place, unsigned old)
{
    unsigned i = 0;

    while (i < t->count && from_place[i] != old)
        i++;
    return i;
}

/* The round in which somebody met one of the qualified; the next from `round` on. */
static unsigned met_in(const struct ad_tournament *t, const struct ad_tournament *from,
                       const uint16_t *from_place, unsigned old, unsigned round)
{
    for (; round < from->played; round++) {
        const struct ad_meeting *m = ad_meeting_of(from, old, round);

        if (m->opponent && m->result && new_place(t, from_place, m->opponent - 1u) < t->count)
            break;
    }
    return round;
}

int ad_record_carry(struct ad_meeting *meetings, int8_t *on_board, const struct ad_tournament *t,
                    unsigned round, const struct ad_tournament *from, const uint16_t *from_place)
{
    int carried = 0;

    AD_ASSERT(round < t->stride);
    for (unsigned i = 0; i < t->count; i++)
        if (met_in(t, from, from_place, from_place[i],
                   met_in(t, from, from_place, from_place[i], 0) + 1) < from->played)
            return AD_EINVAL;
    for (unsigned i = 0; i < t->count; i++) {
        unsigned old = from_place[i], r = met_in(t, from, from_place, old, 0);
        size_t at = (size_t)i * t->stride + round;

        if (r >= from->played)
            continue;
        meetings[at] = *ad_meeting_of(from, old, r);
        meetings[at].opponent =
            (uint16_t)(new_place(t, from_place, meetings[at].opponent - 1u) + 1);
        if (on_board && from->on_board && from->boards == t->boards)
            memcpy(on_board + at * t->boards,
                   from->on_board + ((size_t)old * from->stride + r) * from->boards, t->boards);
        carried++;
    }
    return carried;
}
