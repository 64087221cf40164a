/*
 * core/proofgame_look.c -- what is left to do in a position.
 */
#include "proofgame_search.h"

#include <string.h>

/* ---- positions as four planes ---- */

void ad__node_toggle(struct ad__node *n, int square, int kind, int colour)
{
    for (int i = 0; i < 3; i++)
        n->plane[i] ^= (uint64_t)(kind >> i & 1) << square;
    n->plane[3] ^= (uint64_t)colour << square;
}

void ad__node_from(struct ad__node *out, const struct ad_position *p)
{
    memset(out, 0, sizeof *out);
    for (uint64_t men = p->side[0] | p->side[1]; men;) {
        int square = ad__take(&men), man = ad_position_man(p, square);
        ad__node_toggle(out, square, ad_man_kind(man), ad_man_colour(man));
    }
    out->turn = p->turn;
    out->parent = AD__NONE;
}

int ad__node_kind(const struct ad__node *n, int square)
{
    int kind = 0;

    for (int i = 0; i < 3; i++)
        kind |= (int)(n->plane[i] >> square & 1) << i;
    return kind == AD__RIGHT ? AD_ROOK : kind;
}

void ad__men_from(struct ad__men *out, const struct ad__node *n)
{
    uint64_t a = n->plane[0], b = n->plane[1], c = n->plane[2];

    out->all = a | b | c;
    out->side[AD_BLACK] = n->plane[3];
    out->side[AD_WHITE] = out->all & ~n->plane[3];
    out->kind[AD_EMPTY] = 0;
    out->kind[AD_PAWN] = a & ~b & ~c;
    out->kind[AD_KNIGHT] = ~a & b & ~c;
    out->kind[AD_BISHOP] = a & b & ~c;
    out->kind[AD_ROOK] = ~a & ~b & c;
    out->kind[AD_QUEEN] = a & ~b & c;
    out->kind[AD_KING] = ~a & b & c;
    out->kind[AD__RIGHT] = a & b & c;
    for (int i = 0; i < 2; i++)
        out->king[i] = (uint8_t)ad__first(out->kind[AD_KING] & out->side[i]);
    out->turn = n->turn;
    out->taint = n->taint;
}

/* ---- the sum ---- */

uint64_t ad__passed(uint64_t white, uint64_t black)
{
    for (int i = 8; i < 64; i *= 2)
        black |= black << i;
    black &= white;
    for (int i = 8; i < 64; i *= 2)
        black |= black >> i;
    return black & AD__RANK_1;
}

enum { PASSED = 4, TAINTED = 2 }; /* what a file with passed pawns, a king to be moved cost */

/* One side's moves and the other's. Pawns that have passed each other on a file, and have not in
 * the start, take a capture, for one of them has come from another file. */
static int sum(const struct ad__retro *s, const struct ad__node *n, const int moves[2], int missing)
{
    uint64_t pawns = n->plane[0] & ~n->plane[1] & ~n->plane[2];
    uint64_t files = ad__passed(pawns & ~n->plane[3], pawns & n->plane[3]) & ~s->passed;
    int passed = (int)ad__count(files);

    if (moves[0] >= AD__HOPELESS || moves[1] >= AD__HOPELESS || passed > missing)
        return AD__FAR;
    return moves[0] + moves[1] + passed * PASSED + (n->taint & 3 ? TAINTED : 0) +
           (n->taint & 12 ? TAINTED : 0);
}

/* ---- men in the way ---- */

/* What the men at home add to the way of the man of row i, who is on `square` or would be. */
static int detour_of(const struct ad__retro *s, const struct ad__view *v, int c, unsigned i,
                     int kind, int square, uint64_t home)
{
    unsigned place = v->side[c].place[i];
    int least = v->table->cost[c][kind][square][place];

    if (kind == AD_PAWN || kind != s->to.kind[c][place] || least == 0 || least >= AD__HOPELESS)
        return 0;
    return ad__detour(kind, square, s->to.square[c][place], least, home);
}

/* The same for all men that are not at home, nor on the square `except`. */
static int detours(const struct ad__view *v, const struct ad__retro *s, uint64_t home, int except,
                   uint8_t detour[2][AD__MEN])
{
    int all = 0;

    for (int c = 0; c < 2; c++)
        for (unsigned i = 0; i < v->side[c].count; i++) {
            int square = v->side[c].square[i], d = 0;
            if (square != AD_NO_SQUARE && square != except && !ad__has(home, square))
                d = detour_of(s, v, c, i, v->side[c].kind[i], square, home);
            if (detour)
                detour[c][i] = (uint8_t)d;
            all += d;
        }
    return all;
}

/* ---- a look ---- */

static const struct ad__table *table_for(struct ad__retro *s, uint64_t stuck, uint64_t used)
{
    uint64_t key = stuck ^ used << 60;
    struct ad__table *t = &s->table[ad__draw_lot(&key) % AD__TABLES];

    if (t->stuck != stuck || t->used != used)
        ad__table_build(t, &s->to, stuck, used);
    return t;
}

static void note_rows(struct ad__view *v, int c)
{
    const struct ad__assigned *a = &v->side[c];

    for (unsigned i = 0; i < a->count; i++)
        if (a->square[i] != AD_NO_SQUARE) {
            v->row[a->square[i]] = (uint8_t)i;
            if (a->row[i][a->place[i]] == 0)
                v->home |= ad__bit(a->square[i]);
        }
}

int ad__look(struct ad__view *out, struct ad__retro *s, const struct ad__node *n)
{
    uint64_t used = 1;
    int moves[2];

    ad__men_from(&out->men, n);
    for (int c = 0; c < 2; c++) {
        out->missing[c] = (int)s->to.count[c] - (int)ad__count(out->men.side[c]);
        if (out->missing[c] < 0)
            return AD__FAR;
        if (out->missing[c] > 0)
            used |= 2u << !c;
    }
    out->home = 0;
    out->table = table_for(s, ad__stuck_men(&out->men, &s->to), used);
    for (int c = 0; c < 2; c++) {
        ad__assign(&out->side[c], &out->men, c, &s->to, out->table, s->missing[c]);
        moves[c] = out->side[c].total;
        if (moves[c] >= AD__HOPELESS)
            return AD__FAR;
        note_rows(out, c);
    }
    out->detours = detours(out, s, out->home, AD_NO_SQUARE, out->detour);
    return sum(s, n, moves, out->missing[0] + out->missing[1]) + out->detours;
}

/* ---- a guess at the next ---- */

/* The detours after one man has moved. Unless that changes who is at home, only its own does. */
static int detours_after(const struct ad__view *v, const struct ad__retro *s,
                         const struct ad__back *b)
{
    int us = !v->men.turn, own = 0;
    unsigned i = v->row[b->from], place = v->side[us].place[i];
    uint64_t home = v->home & ~ad__bit(b->from);

    if (b->becomes == s->to.kind[us][place] && b->to == s->to.square[us][place])
        home |= ad__bit(b->to);
    else
        own = detour_of(s, v, us, i, b->becomes, b->to, home);
    if (home == v->home)
        return v->detours - v->detour[us][i] + own;
    return detours(v, s, home, b->from, NULL) + own;
}

int ad__look_ahead(struct ad__view *v, const struct ad__retro *s, const struct ad__node *n,
                   const struct ad__back *b)
{
    int us = !v->men.turn, moves[2], cost;

    moves[us] =
        ad__assign_changed(&v->side[us], v->row[b->from], v->table->cost[us][b->becomes][b->to]);
    moves[!us] = v->side[!us].total;
    if (b->taken) /* the last row is a man that was missing */
        moves[!us] = ad__assign_changed(&v->side[!us], v->side[!us].count - 1,
                                        v->table->cost[!us][b->taken][b->from]);
    cost = sum(s, n, moves, v->missing[0] + v->missing[1] - (b->taken != AD_EMPTY));
    if (cost >= AD__HOPELESS || moves[0] + moves[1] == 0)
        return cost;
    return cost + detours_after(v, s, b);
}
