/*
 * game/adjourn.h -- between arrival.c and adjourn.c, and what the clock asks of them.
 */
#ifndef GAME_ADJOURN_H
#define GAME_ADJOURN_H

#include "game/case.h"

/* Values of AD_MODE_PRESENT_*. Too late is not yet lost: where it depends on the sealed move, or on
 * whether the opponent comes at all, the state remembers it until that is known. Who is excused plays
 * on by the arbiter's decision, whether he is there already or still to come. At a resumption it matters
 * who was not there at the hour and came in time (I.9.2). */
enum { AD__ABSENT, AD__PRESENT, AD__CAME_LATE, AD__EXCUSED, AD__CAME };

static inline enum ad_mode ad__presence_mode(int side)
{
    return side == AD_WHITE ? AD_MODE_PRESENT_WHITE : AD_MODE_PRESENT_BLACK;
}

static inline int ad__presence(const struct ad_game *g, int side)
{
    return g->mode[ad__presence_mode(side)];
}

/* Has the game been adjourned before, and the hour of resumption come? */
static inline bool ad__resumed(const struct ad_game *g)
{
    return g->mode[AD_MODE_TIMES_OPEN] != 0;
}

/* When this session began, in ms since the clock was first started. */
static inline int64_t ad__session_began(const struct ad_game *g)
{
    return (int64_t)g->mode[AD_MODE_RESUMED_S] * 1000 + g->mode[AD_MODE_RESUMED_MS];
}

#pragma GCC visibility push(hidden)

/* adjourn.c */
void ad__resumption_clock(struct ad__case *k);
void ad__open_first(struct ad__case *k); /* the envelope is opened here and now */
bool ad__sealed_ends(struct ad__case *k);
bool ad__times_in_time(const struct ad_game *g, int side);
const uint16_t *ad__stands_though_late(const struct ad_game *g);

/* Can this not be done because the game is adjourned, or being adjourned? Then it is refused. Asked
 * before any clause about the hand, the clock or a draw claim. */
bool ad__seal_forbids(struct ad__case *k);

/* He has sealed his reply to an absent sealer, and now presses or stops: the sealer's clock runs,
 * and true. Otherwise false, and nothing was said. */
bool ad__second_closed(struct ad__case *k);

/* arrival.c */
int32_t ad__default_ms(const struct ad__case *k);
void ad__settle_late(struct ad__case *k);

#pragma GCC visibility pop

#endif
