/*
 * core/reach_pawns.c -- captures and promotions that the pawns must have made.
 *
 * Each of the sixteen original pawns has one of three fates: it stands on the board as a pawn, it
 * has been promoted, or it has been captured as a pawn. And it has a walk: the files it went to,
 * one capture each, always to the next file. We look for fates and walks that explain the position:
 *
 *   1. Every pawn on the board is one of the sixteen, and its walk is one that the still men allow
 *      (reach_still.c).
 *   2. A pawn that promoted did so on the file where its walk ends. So many have as promoted men
 *      stand on the board, and promoted bishops on files of their colour.
 *   3. On a file let L be the captures of White's pawns that came to it, and D the black pawns
 *      captured on it. A capture can be both, so White captured at least max(L, D) men there; the
 *      sum over the files is not more than Black misses. The same with colours changed. A capture
 *      on the last rank takes a piece: it is not part of L, and counts by itself.
 *   4. The two pawns that began on one file hold each other up: unless one of them captures or is
 *      captured, neither gets past the other. So if one of the two has promoted, or if both stand
 *      on their file with the white pawn above the black one, one of them has captured or was
 *      captured. A capture with which a pawn promotes comes too late for that: on the rank before
 *      its last it has got past already.
 *   5. Some captures must have been of pieces, and on squares of a known colour:
 *      a. those of a pawn that stands after nothing but captures: it never left the colour it
 *         stands on, and took pieces unless pawns were captured on the files it came to.
 *      b. that of a pawn that came to a file and ended below an enemy pawn that has stood on the
 *         file all the time: it came there below it. If this leaves one square, and no pawn can
 *         have stood on it, it took a piece there.
 *      A bishop of the other colour was not among these pieces. So there are at least as many
 *      captured pieces as such captures, not counting the original bishop of the other colour.
 *
 * If nothing fits, no game leads here. The search goes through the files from left to right. It
 * may give up at any time, for then nothing is said.
 *
 * There are two searches. The rough one forgets in rule 3 on which file a capture was: few states,
 * and it soon knows whether the rest can fit at all. The fine one asks the rough one at each pawn.
 */
#include "reach_pawns.h"

#include <string.h>

enum { STORIES = 60000, STRICT = 2000 };

/* ---- rule 5 ---- */

/* The rank as a pawn of this colour counts down to its last, which is 0. */
static int ranks_to_go(int colour, int square)
{
    return colour == AD_WHITE ? 7 - ad_rank_of(square) : ad_rank_of(square);
}

/* Was a pawn of this colour captured on that file? If `guest`, one that had not begun there. */
static bool captured_on(const struct ad__job *j, int colour, int file, bool guest)
{
    for (int f = 0; f < 8; f++) {
        const struct ad__end *e = &j->story[colour][f];
        if (e->fate == AD__CAPTURED && ad_file_of(e->square) == file && (e->takes || !guest))
            return true;
    }
    return false;
}

/* 5a: captures of pieces by the pawn from this file, all on the colour of the square where it
 * stands. Its files are known if it always went the same way; else it took at most as many pawns as
 * were captured on files that it can have come to: in n steps from a to b one gets no further than
 * (a + b - n) / 2 and (a + b + n) / 2. */
static unsigned captures_only(const struct ad__job *j, int colour, int file)
{
    const struct ad__end *x = &j->story[colour][file];
    int last = ad_file_of(x->square), side = last > file ? 1 : -1, n = x->takes;

    if (x->fate != AD__STANDS || n != 6 - ranks_to_go(colour, x->square))
        return 0;
    if (n == (last - file) * side) {
        for (int f = file; f != last; f += side)
            n -= captured_on(j, !colour, f + side, false);
        return (unsigned)n;
    }
    for (int f = 0; f < 8; f++) {
        const struct ad__end *e = &j->story[!colour][f];
        int twice = 2 * ad_file_of(e->square) - file - last;
        n -= e->fate == AD__CAPTURED && twice <= x->takes && -twice <= x->takes;
    }
    return n > 0 ? (unsigned)n : 0;
}

/* 5b: the square on which the pawn from this file must have captured a piece to come below the
 * enemy pawn of its last file; AD_NO_SQUARE if there is a choice or no such pawn. */
static int forced_square(const struct ad__job *j, int colour, int file)
{
    const struct ad__end *x = &j->story[colour][file];
    int last = ad_file_of(x->square), low, high;
    const struct ad__end *e = &j->story[!colour][last];

    if (x->fate == AD__CAPTURED || !x->takes || e->fate != AD__STANDS || e->takes)
        return AD_NO_SQUARE;
    high = ranks_to_go(colour, e->square) - 1;
    low = ranks_to_go(colour, x->square);
    if (x->fate == AD__PROMOTED) /* rule 4 may exclude a capture on the last rank */
        low = x->takes == 1 && !j->story[!colour][file].past ? 1 : 0;
    if (low != high || captured_on(j, !colour, last, true))
        return AD_NO_SQUARE;
    return last + 8 * (colour == AD_WHITE ? 7 - high : high);
}

static bool rule_5(const struct ad__job *j, const uint8_t captured[2])
{
    for (int c = 0; c < 2; c++) {
        int pieces = j->most_used[c] - captured[!c];
        unsigned forced[2] = {0, 0};
        for (int file = 0; file < 8; file++) {
            int square = forced_square(j, c, file);
            unsigned n = captures_only(j, c, file);
            if (n)
                forced[!ad__has(AD__DARK, j->story[c][file].square)] += n;
            else if (square != AD_NO_SQUARE)
                forced[!ad__has(AD__DARK, square)]++;
        }
        for (int light = 0; light < 2; light++)
            if (forced[light] && (int)forced[light] > pieces - j->z->bishop_gone[!c][!light])
                return false;
    }
    return true;
}

/* ---- the fine search ---- */

static bool fine(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t);

static bool go_on(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t,
                  struct ad__end mine)
{
    struct ad__turn after = ad__next_turn(t, mine);

    if (t->colour == AD_BLACK && ad__held_up(&t->white, &mine))
        return false;
    j->story[t->colour][t->file] = mine;
    return fine(j, s, &after);
}

static bool stands(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t,
                   struct ad__end at)
{
    uint64_t way = j->z->way[t->colour][t->file][at.takes];

    for (int i = 0; i < j->count[t->colour]; i++) {
        uint8_t square = j->square[t->colour][i];
        struct ad__stories next = *s;
        if (!(s->free[t->colour] >> i & 1) || ad_file_of(square) != ad_file_of(at.square) ||
            !ad__has(way, square))
            continue;
        next.free[t->colour] &= (uint8_t) ~(1u << i);
        if (go_on(j, &next, t, (struct ad__end){AD__STANDS, square, at.takes, at.takes > 0}))
            return true;
    }
    return false;
}

static bool is_captured(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t,
                        struct ad__end at)
{
    int file = ad_file_of(at.square), by = !t->colour;
    struct ad__stories next = *s;

    if (s->captured[t->colour] == j->most_captured[t->colour])
        return false;
    next.captured[t->colour]++;
    if (next.more[by][file]-- <= 0 && next.used[by]++ == j->most_used[by])
        return false;
    at.fate = AD__CAPTURED;
    at.past = true;
    return go_on(j, &next, t, at);
}

/* The capture just made was one on the last rank, of a piece: it is none of those that can have
 * been of a pawn. */
static bool took_a_piece(const struct ad__job *j, struct ad__stories *s, int us, int file)
{
    if (--s->more[us][file] < 0)
        s->used[us]++;
    return s->used[us] <= j->most_used[us];
}

static bool promotes(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t,
                     struct ad__end at)
{
    int us = t->colour, file = ad_file_of(at.square), square = file + (us == AD_WHITE ? 56 : 0);
    int light = !ad__has(AD__DARK, square);
    bool early = ad__has(j->z->early[us][t->file][at.takes], square);
    struct ad__stories next = *s;

    if (!ad__has(j->z->way[us][t->file][at.takes], square))
        return false;
    if (!early && !took_a_piece(j, &next, us, file))
        return false;
    if (next.wanted[us][light] && ad__has(j->z->bishop_from[us], square))
        next.wanted[us][light]--;
    at.fate = AD__PROMOTED;
    at.past = at.takes > 1 || (at.takes == 1 && early);
    return go_on(j, &next, t, at);
}

/* The pawn is on the file of at.square, after at.takes captures: its story ends here, or it
 * captures once more. */
static bool walk(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t,
                 struct ad__end at)
{
    int from = ad_file_of(at.square), us = t->colour;

    if (!(j->z->way[us][t->file][at.takes] & AD__FILE_A << from))
        return false;
    if (++j->effort->stories > j->stop)
        return true;
    if (stands(j, s, t, at) || is_captured(j, s, t, at) || promotes(j, s, t, at))
        return true;
    if (++at.takes == AD__PAWN_TAKES_MAX || s->takes[us] == j->most_used[us])
        return false;
    for (int to = from - 1; to <= from + 1; to += 2) {
        struct ad__stories next = *s;
        if (to < 0 || to > 7)
            continue;
        next.takes[us]++;
        if (next.more[us][to]++ >= 0 && next.used[us]++ == j->most_used[us])
            continue;
        at.square = (uint8_t)to;
        if (walk(j, &next, t, at))
            return true;
    }
    return false;
}

/* What no later pawn can make use of is forgotten: on a file behind us by n, captures that took no
 * pawn if no enemy pawn can capture n times more to be captured there, and captured pawns if no
 * pawn of ours can come there to have taken them. States that differ in nothing else are the same.
 */
static void forget(struct ad__stories *s, const struct ad__job *j, int file)
{
    for (int c = 0; c < 2; c++)
        for (int f = 0; f < file && f < 8; f++) {
            int more = s->more[c][f], who = more > 0 ? !c : c;
            if (file - f > j->most_used[who] - s->takes[who])
                s->more[c][f] = 0;
        }
}

/* Zero in key.a: too far apart for a key. */
static struct ad__key fine_key(const struct ad__stories *s, const struct ad__turn *t)
{
    struct ad__key key = {ad__rough_key(s, t), 0};
    bool wide = false;

    for (int c = 0; c < 2; c++) {
        for (int f = 0; f < 8; f++) {
            wide |= s->more[c][f] < -7 || s->more[c][f] > 8;
            key.b = key.b << 4 | (uint64_t)(s->more[c][f] + 7);
        }
        key.a = key.a << 4 | s->used[c];
    }
    key.a = wide ? 0 : key.a;
    return key;
}

/* Can the pawns from here on have stories that fit? */
static bool fine(struct ad__job *j, const struct ad__stories *s, const struct ad__turn *t)
{
    struct ad__stories now = *s;
    struct ad__key key;
    uint64_t *slot;
    unsigned rejected = j->rejected;

    if (!ad__rough(j, s, t))
        return false;
    if (t->file == 8) {
        j->rejected += !rule_5(j, s->captured);
        return j->rejected == rejected;
    }
    forget(&now, j, t->file);
    key = fine_key(&now, t);
    slot = j->fine[ad__mix(key.a, key.b) % AD__FINE_SEEN];
    if (key.a && slot[0] == key.a && slot[1] == key.b)
        return false;
    if (walk(j, &now, t, (struct ad__end){AD__STANDS, (uint8_t)t->file, 0, false}))
        return true;
    if (key.a && j->rejected == rejected) { /* rule 5 looks back to what the key does not tell */
        slot[0] = key.a;
        slot[1] = key.b;
    }
    return false;
}

/* ---- both ---- */

/* The cheapest promotion of the pawn from this file on one of these squares. */
static struct ad__end cheapest(const struct ad__still *z, int colour, int file, uint64_t squares)
{
    uint8_t cost = ad__fewest(z->way[colour][file], squares);
    bool early = z->early[colour][file][1] & squares;

    return (struct ad__end){AD__PROMOTED, 0, cost, cost > 1 || (cost == 1 && early)};
}

static void gather_costs(struct ad__job *j, int colour)
{
    uint64_t last = ad__rank(colour == AD_WHITE ? 7 : 0), from = j->z->bishop_from[colour];

    for (int file = 0; file < 8; file++) {
        for (int i = 0; i < j->count[colour]; i++)
            j->cost[colour][file][i] =
                ad__fewest(j->z->way[colour][file], ad__bit(j->square[colour][i]));
        for (int light = 0; light < 2; light++) {
            uint64_t squares = last & (light ? ~AD__DARK : AD__DARK);
            struct ad__end *end = j->promotion[colour][file][light];
            end[0] = cheapest(j->z, colour, file, squares);
            end[1] = cheapest(j->z, colour, file, squares & from);
        }
    }
}

static void gather(struct ad__job *j, const struct ad__past *p, int colour)
{
    uint64_t pawns = p->men[colour][AD_PAWN];
    unsigned missing = 16 - ad__count(p->men[!colour][AD_EMPTY]), n = 0;

    while (pawns)
        j->square[colour][n++] = (uint8_t)ad__take(&pawns);
    j->count[colour] = (uint8_t)n;
    j->most_used[colour] = (uint8_t)(missing - j->z->untaken[!colour]);
    j->most_captured[colour] = (uint8_t)(8 - n - j->z->promoted[colour]);
    gather_costs(j, colour);
    j->later[colour][8] = 0;
    for (int file = 7; file >= 0; file--) {
        unsigned set = j->later[colour][file + 1];
        for (unsigned i = 0; i < n; i++)
            if (j->cost[colour][file][i] <= j->most_used[colour])
                set |= 1u << i;
        j->later[colour][file] = (uint8_t)set;
    }
}

/* A pawn that none of the eight can be. */
static bool stray(const struct ad__job *j, int *square)
{
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++) {
        unsigned lost = ((1u << j->count[colour]) - 1) & ~(unsigned)j->later[colour][0];
        if (lost) {
            *square = j->square[colour][ad__first(lost)];
            return true;
        }
    }
    return false;
}

/* A story with the fewest captures, as the strict search has found it, mostly satisfies rule 5.
 * If not, others are looked for. */
static bool search(struct ad__job *j, const struct ad__stories *s)
{
    struct ad__turn first = {0, AD_WHITE, {0, 0, 0, false}};
    uint8_t captured[2] = {0, 0};

    j->strict = true;
    j->rejected = 0;
    j->stop = j->effort->stories + STRICT;
    memset(j->rough, 0, AD__ROUGH_SEEN * sizeof *j->rough);
    if (ad__rough(j, s, &first) && j->effort->stories <= j->stop) {
        for (int file = 0; file < 8; file++)
            for (int c = 0; c < 2; c++)
                captured[c] = (uint8_t)(captured[c] + (j->story[c][file].fate == AD__CAPTURED));
        if (rule_5(j, captured))
            return true;
    }
    j->strict = false;
    j->stop = STORIES;
    memset(j->effort->table, 0, sizeof *j->effort->table);
    return fine(j, s, &first);
}

static bool same_case(const struct ad__pawn_case *a, const struct ad__pawn_case *b)
{
    return a->pawns[0] == b->pawns[0] && a->pawns[1] == b->pawns[1] && a->still == b->still &&
           !memcmp(a->most_used, b->most_used, sizeof a->most_used) &&
           !memcmp(a->most_captured, b->most_captured, sizeof a->most_captured) &&
           a->bishop_from[0] == b->bishop_from[0] && a->bishop_from[1] == b->bishop_from[1] &&
           !memcmp(a->bishop_gone, b->bishop_gone, sizeof a->bishop_gone) &&
           !memcmp(a->bishops, b->bishops, sizeof a->bishops);
}

/* As search, unless the same has been asked before. */
static bool recall(struct ad__job *j, const struct ad__stories *s, struct ad__pawn_case *now)
{
    struct ad__effort *e = j->effort;

    memcpy(now->most_used, j->most_used, sizeof now->most_used);
    memcpy(now->most_captured, j->most_captured, sizeof now->most_captured);
    for (unsigned i = 0; i < AD__PAWN_CASES && i < e->cases; i++)
        if (same_case(&e->seen[i], now))
            return e->seen[i].fits;
    now->fits = search(j, s);
    e->seen[e->cases++ % AD__PAWN_CASES] = *now;
    return now->fits;
}

enum ad_reach_why ad__reach_pawns(const struct ad__still *z, const struct ad__past *p,
                                  struct ad__effort *e, int *square)
{
    struct ad__job j;
    struct ad__stories s = {0};
    struct ad__pawn_case now = {.still = z->men};

    j.z = z;
    j.effort = e;
    j.rough = e->table->rough;
    j.fine = e->table->fine;
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++) {
        gather(&j, p, colour);
        s.free[colour] = (uint8_t)((1u << j.count[colour]) - 1);
        memcpy(s.wanted[colour], z->bishops[colour], sizeof s.wanted[colour]);
        now.pawns[colour] = p->men[colour][AD_PAWN];
    }
    memcpy(now.bishops, z->bishops, sizeof now.bishops);
    memcpy(now.bishop_gone, z->bishop_gone, sizeof now.bishop_gone);
    memcpy(now.bishop_from, z->bishop_from, sizeof now.bishop_from);
    if (stray(&j, square))
        return AD_REACH_PAWN_SQUARE;
    *square = AD_NO_SQUARE;
    return recall(&j, &s, &now) ? AD_REACH_UNSETTLED : AD_REACH_CAPTURES;
}
