/*
 * tournament/match.c -- a match of two teams from its boards.
 */
#include "adoube/match.h"

#include <string.h>

#include "core/assert.h"

enum { ONE = 10, HALF = 5 }; /* points in tenths */

const struct ad_scoring ad_scoring_match = {
    .win = {20, 20},
    .draw = {10, 10},
    .forfeit_win = 20,
    .full_bye = 20,
    .half_bye = 10,
    .pairing_bye = 10,
};

char ad_board_colour(const char *pattern, unsigned board, int side)
{
    size_t len = strlen(pattern);
    char home;

    AD_ASSERT(board && len);
    home = pattern[(board - 1) % len];
    if (side == AD_HOME)
        return home;
    return home == 'w' ? 'b' : 'w';
}

/* ---- boards ---- */

static bool is_open(const struct ad_board *b)
{
    return b->home == '?' || b->home == '\0';
}

static bool over_the_board(const struct ad_board *b)
{
    return !is_open(b) && b->home != '+' && b->home != '-';
}

static ad_points worth(char letter)
{
    switch (letter) {
    case '1':
    case '+': return ONE;
    case '=': return HALF;
    default: return 0;
    }
}

/* Which letters may stand across from each other: 1 0, = =, 0 0, = 0 by a ruling, + -, - -. */
static bool fits(const struct ad_board *b)
{
    if (is_open(b))
        return b->guest == b->home;
    if (b->home == '+' || b->home == '-')
        return b->guest == '-' || (b->guest == '+' && b->home == '-');
    return strchr("1=0", b->home) && b->guest && strchr("1=0", b->guest) &&
           worth(b->home) + worth(b->guest) <= ONE;
}

unsigned ad_match_check(const struct ad_match *m, unsigned boards)
{
    unsigned i = 0;

    while (i < boards && fits(&m->boards[i]))
        i++;
    return i;
}

/* What a board gave this side, the ruling being above everything. */
static ad_points board_points(const struct ad_match *m, unsigned i, int side)
{
    switch ((enum ad_match_ruling)m->ruling) {
    case AD_MATCH_LOST_HOME: return side == AD_GUEST ? ONE : 0;
    case AD_MATCH_LOST_GUEST: return side == AD_HOME ? ONE : 0;
    case AD_MATCH_LOST_BOTH: return 0;
    case AD_MATCH_AS_PLAYED: break;
    }
    return worth(side == AD_HOME ? m->boards[i].home : m->boards[i].guest);
}

/* ---- the match ---- */

static void set_result(struct ad_match_score *out, bool ruled, bool played)
{
    ad_points home = out->games[AD_HOME], guest = out->games[AD_GUEST];
    ad_points lead = home > guest ? home - guest : guest - home;
    const char *letters = played ? "1=0" : "+=-";

    if (out->open && lead <= ONE * (ad_points)out->open) { /* it could still end otherwise */
        out->result[AD_HOME] = out->result[AD_GUEST] = '?';
    } else if (home == guest) {
        /* Nobody came, or both lost by a ruling: there is nothing to share. */
        bool nobody = home == 0 && (ruled || !played);

        out->result[AD_HOME] = out->result[AD_GUEST] = letters[nobody ? 2 : 1];
    } else {
        out->result[AD_HOME] = letters[home > guest ? 0 : 2];
        out->result[AD_GUEST] = letters[home > guest ? 2 : 0];
    }
}

void ad_match_score(struct ad_match_score *out, const struct ad_match *m, unsigned boards)
{
    bool ruled = m->ruling != AD_MATCH_AS_PLAYED, played = false;

    memset(out, 0, sizeof *out);
    for (unsigned i = 0; i < boards; i++) {
        for (int side = AD_HOME; side <= AD_GUEST; side++) {
            ad_points p = board_points(m, i, side);

            out->games[side] += p;
            out->berlin[side] += p * (ad_points)(boards - i);
        }
        if (m->boards) {
            played |= over_the_board(&m->boards[i]);
            out->open = (uint16_t)(out->open + (!ruled && is_open(&m->boards[i])));
        }
    }
    set_result(out, ruled, played);
}
