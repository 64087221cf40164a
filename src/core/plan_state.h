/*
 * core/plan_state.h -- what the parts of the search for plans share; plan.c explains it.
 *
 *   plan.c         the search
 *   plan_goal.c    what the goal tells
 *   plan_need.c    what is still needed at least, and a guess
 *   plan_state.c   the moves: captures and promotions
 *   plan_rank.c    on which ranks it can have happened
 *   plan_end.c     is a plan complete?
 *   plan_write.c   the plan as the caller gets it
 */
#ifndef AD_CORE_PLAN_STATE_H
#define AD_CORE_PLAN_STATE_H

#include "bits.h"
#include "plan.h"

/* A frame is a moment right after a capture by a pawn; frame 0 is the initial position, frame 1 a
 * moment before the first of them, the last one is the goal. Pawn p in frame t is variable
 * 16 t + p. */
enum { AD__FRAMES = 33, AD__RANK_VARS = 16 * AD__FRAMES, AD__RANK_EDGES = 52 * AD__FRAMES };

/* rank(high) >= rank(low) + gap */
struct ad__rank_edge {
    uint16_t low, high;
    int8_t gap;
};

struct ad__ranks {
    unsigned edges;
    struct ad__rank_edge edge[AD__RANK_EDGES];
    uint8_t lo[AD__RANK_VARS]; /* no solution has less ... */
    uint8_t hi[AD__RANK_VARS]; /* ... or more than this    */
};

enum { FILES = 8, LINE = 8, EVENTS = 31, MOVES = 448, NONE = 255 };

/* What a side has lost and promoted, as far as the goal tells. */
struct account {
    uint8_t pawns;    /* in the goal */
    uint8_t missing;  /* men that were taken */
    uint8_t spare;    /* pawns at most that were taken as pawns */
    uint8_t locked;   /* bishops taken at home behind their pawns: bit 0 dark, bit 1 light */
    uint8_t lost[2];  /* bishops taken elsewhere, on dark and light squares */
    uint8_t needs[2]; /* promoted bishops at least, on dark and light squares */
    uint8_t barred;   /* files on whose last square no pawn of this side arrives straight on */
    uint8_t shut;     /* files on whose last square none arrives by a capture */
    uint8_t tight;    /* files on whose last rank but one none can stand and live on */
    uint8_t trap;     /* files on whose last square a bishop, once promoted, stays for ever */
    uint8_t trapped;  /* those of them on which the goal has one */
};

/* The colours of a file's pawns: `low` black ones that may promote, then a core that is locked,
 * then `high` white ones that may promote. */
struct shape {
    uint8_t low, high, core;
    uint8_t bits; /* of the core, lowest pawn first: 1 is black */
};

struct state {
    uint8_t code[FILES]; /* the colours of each line, see code_of */
    uint8_t count[FILES];
    uint8_t line[FILES][LINE]; /* pawns 0 .. 7 are White's, by their first file, 8 .. 15 Black's */
    uint8_t pieces[2], pawns[2]; /* of each side, taken so far; pieces by pawns alone */
    uint8_t promoted[2][2];      /* by side, where bishops can be made: dark and light squares */
    uint8_t trapped[2];          /* files with a promotion to which a bishop could not leave */
    uint8_t men[2];              /* pawns that are left */
    uint8_t taken_by[16];        /* captures made, by pawn */
    uint8_t last;                /* files of the last capture */
    uint16_t fresh;              /* pawns that may promote now */
};

enum guide { BY_NEED, BY_GUESS, BY_DISTANCE };

enum act { TAKE_PAWN, TAKE_PIECE, TAKE_AND_PROMOTE, PIECE_TAKES };

struct move {
    uint8_t act, file, place, to, at; /* of the pawn that takes, and where it goes */
    uint16_t far;                     /* distance after it, to sort by */
    uint16_t luck;
};

struct level {
    unsigned moves;
    unsigned unfit, left; /* of the state they start from */
    struct move move[MOVES];
    uint8_t lo[AD__RANK_VARS];
};

/* What is known of a step before its ranks are. */
struct note {
    struct ad__plan_step step;
    uint8_t pawn, frame;
};

/* A side's pawns in the goal. */
struct goals {
    unsigned count;
    uint8_t file[8], row[8];
};

/* An entry of the table of files. */
struct known {
    uint64_t lines, rest;
};

struct search {
    struct account side[2];
    struct shape shape[FILES];    /* the goal */
    uint8_t distance[FILES][256]; /* by the code of a line: how far it is from the goal's, 0 if only
                                   * promotions are missing */
    uint8_t row[FILES][6];        /* the goal's pawns, rows from White's side */
    struct goals goals[2];        /* the same by side */
    uint8_t guess[16];            /* which of them each pawn shall become, or NONE */
    enum guide guide;             /* how moves are sorted */
    uint16_t fixed;               /* its pawns at home */
    uint8_t on_shade[2][2];       /* its pawns by side and the shade of their promotion square */
    struct ad__ranks ranks;
    unsigned frames, depth, notes;
    struct note note[AD__PLAN_STEPS];
    uint64_t nodes, most, luck;
    bool spent;
    struct state end;
    unsigned tail; /* notes before the last promotions */
    struct level level[EVENTS];
    struct known *table;
    size_t mask, room; /* entries less one; entries at most */
};

static inline int colour_of(int pawn)
{
    return pawn >> 3;
}

/* 1 for a light square */
static inline int shade(int file, int rank)
{
    return (file + rank) & 1;
}

static inline int last_row(int side)
{
    return side == AD_WHITE ? 7 : 0;
}

static inline int bishop_home(int side, int light)
{
    int home = side == AD_WHITE ? 0 : 7;
    return ad_square(shade(2, home) == light ? 2 : 5, home);
}

static inline struct shape shape_of(unsigned code)
{
    struct shape out = {0};

    for (; code > 1 && code & 1; code >>= 1)
        out.low++;
    unsigned n = 31 - (unsigned)__builtin_clz(code);
    for (; n && !(code >> (n - 1) & 1); n--)
        out.high++;
    out.core = (uint8_t)n;
    out.bits = (uint8_t)(code & ((1u << n) - 1));
    return out;
}

/* The files that promotions alone do not make the goal's. */
static inline unsigned unfit(const struct search *s, const struct state *st)
{
    unsigned files = 0;

    for (unsigned f = 0; f < FILES; f++)
        files |= (unsigned)(s->distance[f][st->code[f]] != 0) << f;
    return files;
}

/* A capture changes one file or two neighbours: so many of them, at least, change all of a set. */
static inline unsigned cover(unsigned files)
{
    unsigned all = 0;

    for (; files; all++) {
        unsigned lowest = files & -files;
        files &= ~(lowest | lowest << 1);
    }
    return all;
}

static inline unsigned need(const struct search *s, const struct state *st)
{
    return cover(unfit(s, st));
}

static inline unsigned distance(const struct search *s, const struct state *st)
{
    unsigned all = 0;

    for (int f = 0; f < FILES; f++)
        all += s->distance[f][st->code[f]];
    return all;
}

/* A pawn changes between light and dark promotion squares only by its own capture. Those that the
 * goal has on files of a shade, and the bishops that were made on it, need as many pawns. */
static inline unsigned shade_need(const struct search *s, const struct state *st, int side)
{
    const uint8_t *needs = s->side[side].needs, *made = st->promoted[side];
    int have[2] = {made[0] < needs[0] ? made[0] : needs[0],
                   made[1] < needs[1] ? made[1] : needs[1]};
    unsigned most = 0;

    for (int f = 0; f < FILES; f++) {
        int black = (int)ad__count(st->code[f]) - 1;
        have[shade(f, last_row(side))] += side == AD_BLACK ? black : st->count[f] - black;
    }
    for (int light = 0; light < 2; light++) {
        int wants = needs[light] + s->on_shade[side][light] - have[light];
        if (wants > (int)most)
            most = (unsigned)wants;
    }
    return most;
}

/* Men of `side` that can still be taken: in all, as pawns, as pieces by a pawn. */
static inline unsigned left(const struct search *s, const struct state *st, int side)
{
    return (unsigned)s->side[side].missing - st->pieces[side] - st->pawns[side];
}

/* Are there too few captures left for what the state needs? */
static inline bool is_hopeless(const struct search *s, const struct state *st)
{
    return need(s, st) > left(s, st, 0) + left(s, st, 1) || shade_need(s, st, 0) > left(s, st, 1) ||
           shade_need(s, st, 1) > left(s, st, 0);
}

static inline bool pawn_left(const struct search *s, const struct state *st, int side)
{
    const struct account *a = &s->side[side];
    return st->pawns[side] < a->spare && st->men[side] > a->pawns &&
           st->pieces[side] + st->pawns[side] + ad__count(a->locked) < a->missing;
}

static inline bool piece_left(const struct search *s, const struct state *st, int side)
{
    const struct account *a = &s->side[side];
    return st->pieces[side] + st->pawns[side] + ad__count(a->locked) < a->missing;
}

/* Pawns that stand at home in the goal: they never move and are never taken. */
static inline bool is_fixed(const struct search *s, unsigned pawn)
{
    return s->fixed >> pawn & 1;
}

/* Where a pawn stands in the initial position, and which stands there. */
static inline uint8_t first_square(unsigned pawn)
{
    return (uint8_t)(pawn < 8 ? 8 + pawn : 40 + pawn);
}

static inline unsigned pawn_from(unsigned square)
{
    return square < 16 ? square - 8 : square - 40;
}

/* The variable of a pawn's rank in a frame. */
static inline unsigned var(unsigned frame, unsigned pawn)
{
    return 16 * frame + pawn;
}

static inline uint64_t ad__plan_next(struct search *s)
{
    s->luck ^= s->luck << 13;
    s->luck ^= s->luck >> 7;
    s->luck ^= s->luck << 17;
    return s->luck;
}

#pragma GCC visibility push(hidden)

/* plan_goal.c: false if the men cannot be counted out */
bool ad__plan_read(struct search *s, const struct ad_setup *goal);

/* plan_need.c: the fewest captures by which the goal's pawns of a side can come from those that are
 * left, or NONE */
unsigned ad__plan_cheapest(struct search *s, const struct state *st, int side, uint8_t *to);
void ad__plan_guess(struct search *s, const struct state *st);
unsigned ad__plan_guess_distance(const struct search *s, const struct state *st);

/* plan_state.c */
void ad__plan_begin(struct search *s, struct state *st);
void ad__plan_remove(struct state *st, int f, unsigned i);
void ad__plan_promote(const struct search *s, struct state *st, int side, int file);
uint16_t ad__plan_foremost(const struct state *st, int f);
void ad__plan_apply(const struct search *s, struct state *st, const struct state *old,
                    const struct move *m);

/* plan_rank.c */
/* Raise the lower bounds until all edges hold; false if a bound would pass its upper one, so that
 * there is no solution. Otherwise `lo` is one. Starts with the edges from `first`. */
bool ad__ranks_settle(struct ad__ranks *r, unsigned first);

void ad__plan_frame(struct search *s, const struct state *st);
void ad__plan_taker(struct search *s, const struct state *old, const struct move *m);

/* plan_end.c */
struct note *ad__plan_note(struct search *s);
void ad__plan_note_capture(struct search *s, const struct state *old, const struct move *m);
void ad__plan_note_promotion(struct search *s, unsigned pawn, int f);
bool ad__plan_last_promotions(struct search *s, struct state *st, bool note);
bool ad__plan_finish(struct search *s, const struct state *st);

/* plan_write.c */
void ad__plan_write(struct ad__plan *out, struct search *s, const struct ad_setup *goal);

#pragma GCC visibility pop

#endif
