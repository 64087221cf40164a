/*
 * core/reach_pawns.h -- the pawns' stories: what the two searches of reach_pawns.c share.
 */
#ifndef AD_CORE_REACH_PAWNS_H
#define AD_CORE_REACH_PAWNS_H

#include "reach.h"

enum { AD__NEVER = 99 }; /* more captures than any pawn makes */

enum ad__fate { AD__STANDS, AD__PROMOTED, AD__CAPTURED };

/* The end of a pawn's story, as far as it is told. */
struct ad__end {
    uint8_t fate;
    uint8_t square; /* the pawn's if it stands, else only the file counts */
    uint8_t takes;
    bool past; /* it need not get past the other pawn of its file, or a capture has done it */
};

struct ad__stories {
    uint8_t free[2];      /* pawns on the board that no original pawn has become yet */
    uint8_t takes[2];     /* captures by pawns of this colour */
    uint8_t captured[2];  /* pawns of this colour that were captured */
    uint8_t used[2];      /* captures by this colour: the sum of rule 3 */
    uint8_t wanted[2][2]; /* bishops still to be promoted, on dark and light squares */
    int8_t more[2][8];    /* L - D on each file */
};

/* Whose story is next, and what the white pawn of the same file leaves open for rule 4. */
struct ad__turn {
    int file, colour;
    struct ad__end white; /* if Black is next */
};

struct ad__key {
    uint64_t a, b;
};

enum {
    AD__ROUGH_SEEN = sizeof((struct ad_reach_seen *)0)->rough / sizeof(uint64_t),
    AD__FINE_SEEN = sizeof((struct ad_reach_seen *)0)->fine / sizeof(struct ad__key)
};

struct ad__job {
    const struct ad__still *z;
    uint8_t square[2][8]; /* of the pawns on the board */
    uint8_t count[2];
    uint8_t cost[2][8][8]; /* fewest captures from a file to a pawn on the board */
    uint8_t later[2][9];   /* pawns on the board that come from this file or one to its right */
    uint8_t most_used[2], most_captured[2];
    struct ad__end promotion[2][8][2][2]; /* the cheapest on dark and light squares; of a bishop */
    struct ad__effort *effort;
    unsigned stop;              /* of effort->stories */
    struct ad__end story[2][8]; /* as far as they are told; from left to right */
    unsigned rejected;          /* by rule 5, which looks at the whole */
    bool strict;                /* rough search: every captured pawn was taken by a piece */
    uint64_t *rough;            /* states of the rough search, and whether the rest can fit */
    uint64_t (*fine)[2];        /* states of the fine search that lead nowhere */
};

/* Rule 4. */
AD__INLINE bool ad__held_up(const struct ad__end *w, const struct ad__end *b)
{
    if (w->past || b->past)
        return false;
    return w->fate == AD__PROMOTED || b->fate == AD__PROMOTED || w->square > b->square;
}

/* What matters of the white pawn's story for rule 4, in a number below 128. */
AD__INLINE uint64_t ad__left_open(const struct ad__turn *t)
{
    if (t->colour == AD_WHITE)
        return 0;
    if (t->white.past)
        return 1;
    return t->white.fate == AD__PROMOTED ? 2 : 64 + t->white.square;
}

AD__INLINE struct ad__turn ad__next_turn(const struct ad__turn *t, struct ad__end mine)
{
    if (t->colour == AD_WHITE)
        return (struct ad__turn){t->file, AD_BLACK, mine};
    return (struct ad__turn){t->file + 1, AD_WHITE, {0, 0, 0, false}};
}

AD__INLINE uint64_t ad__rough_key(const struct ad__stories *s, const struct ad__turn *t)
{
    uint64_t key = ((uint64_t)t->file << 7 | ad__left_open(t)) + 1;

    for (int c = 0; c < 2; c++) {
        key = key << 8 | s->free[c];
        key = key << 4 | s->takes[c];
        key = key << 4 | s->captured[c];
        key = key << 3 | (s->wanted[c][0] & 7); /* 8 is too many but at the start */
        key = key << 3 | (s->wanted[c][1] & 7);
    }
    return key;
}

AD__INLINE unsigned ad__mix(uint64_t a, uint64_t b)
{
    return (unsigned)((a ^ b * UINT64_C(0xD6E8FEB86659FD93)) * UINT64_C(0x9E3779B97F4A7C15) >> 50);
}

/* The fewest captures after which the pawn can be on one of these squares. */
AD__INLINE uint8_t ad__fewest(const uint64_t way[AD__PAWN_TAKES_MAX], uint64_t squares)
{
    for (uint8_t n = 0; n < AD__PAWN_TAKES_MAX; n++)
        if (way[n] & squares)
            return n;
    return AD__NEVER;
}

#pragma GCC visibility push(hidden)

/* Can the rest fit, if in rule 3 it does not matter where a capture was? */
bool ad__rough(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t);

#pragma GCC visibility pop

#endif
