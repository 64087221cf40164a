/*
 * core/proofgame_back.c -- moves taken back, and what is left to do after each.
 *
 * A position has a side to move; its opponent has moved last, and that move is taken back. It was
 * legal if the side that made it did not leave its king in check, which is so in every position we
 * come from, and if before it the other side's king was not in check: that is tested here. Castling
 * rights and en passant are looked after as far as they matter for the goal.
 */
#include "proofgame_search.h"

#include <string.h>

#if defined(AD_SMALL)
#define AD__SLIDERS_SMALL
#endif
#include "sliders.h"

/* ---- check ---- */

/* Do the men of `us`, which stand on `men`, attack the square? */
static bool attacked(const uint64_t kind[8], uint64_t men, uint64_t all, int us, int square)
{
    uint64_t straight = (kind[AD_ROOK] | kind[AD_QUEEN] | kind[AD__RIGHT]) & men;
    uint64_t diagonal = (kind[AD_BISHOP] | kind[AD_QUEEN]) & men;

    if (((ad__reach[AD_KNIGHT][square] & kind[AD_KNIGHT]) |
         (ad__pawn_attacks[!us][square] & kind[AD_PAWN]) |
         (ad__reach[AD_KING][square] & kind[AD_KING])) &
        men)
        return true;
    return ((ad__reach[AD_ROOK][square] & straight) &&
            (ad__rook_attacks(square, all) & straight)) ||
           ((ad__reach[AD_BISHOP][square] & diagonal) &&
            (ad__bishop_attacks(square, all) & diagonal));
}

static bool gives_check(const struct ad__men *m, int us)
{
    return attacked(m->kind, m->side[us], m->all, us, m->king[!us]);
}

/* Was the other side out of check before the move? */
static bool is_legal(const struct ad__men *m, const struct ad__back *b)
{
    int us = !m->turn;
    uint64_t f = ad__bit(b->from), t = ad__bit(b->to), kind[8];
    uint64_t all = (m->all ^ f ^ t) | (b->taken ? f : 0);

    memcpy(kind, m->kind, sizeof kind);
    kind[b->kind] &= ~f;
    kind[b->becomes] |= t;
    return !attacked(kind, m->side[us] ^ f ^ t, all, us, m->king[!us]);
}

/* ---- one man moves back ---- */

/* A rook at home and its king, of which one must have moved, still wait for that. */
static int taint_after(const struct ad__retro *s, const struct ad__men *m, const struct ad__back *b)
{
    int taint = m->taint;

    if (b->kind == AD_KING)
        return taint & ~(3 << 2 * !m->turn);
    for (int i = 0; i < 4; i++)
        if (s->to.corner[i] == b->from)
            taint &= ~(1 << i);
    return taint;
}

static void take_back(struct ad__retro *s, struct ad__view *v, uint32_t i, const struct ad__back *b)
{
    int us = !v->men.turn, cost;
    struct ad__node n = s->node[i];

    ad__node_toggle(&n, b->from, b->kind, us);
    ad__node_toggle(&n, b->to, b->becomes, us);
    if (b->taken)
        ad__node_toggle(&n, b->from, b->taken, !us);
    n.taint = (uint8_t)taint_after(s, &v->men, b);
    cost = ad__look_ahead(v, s, &n, b);
    if (cost >= AD__HOPELESS || !is_legal(&v->men, b))
        return;
    n.cost = (int16_t)cost;
    n.parent = i;
    n.plies++;
    n.turn = (uint8_t)us;
    n.exact = false;
    ad__retro_add(s, &n);
}

/* Does a pawn that was taken on `square` fit the start: is it on a file where a pawn of that side
 * is missing, not behind its place, and not beyond a pawn that it cannot have passed? */
static bool pawn_fits(const struct ad__retro *s, const struct ad__view *v, int square)
{
    int them = v->men.turn;
    uint64_t file = AD__FILE_A << ad_file_of(square), below = ad__bit(square) - 1;
    uint64_t behind = file & (them == AD_WHITE ? below : ~below & ~ad__bit(square));
    uint64_t pawns = v->men.kind[AD_PAWN] & file, places = s->to.of[them][AD_PAWN] & file;

    return ad__count(pawns & v->men.side[them]) < ad__count(places) &&
           (places & (behind | ad__bit(square))) && !(pawns & behind & v->men.side[!them]);
}

/* Is a man of this kind missing that has not promoted? Bishops by the colour of their squares. */
static bool is_wanted(const struct ad__retro *s, const struct ad__view *v, int kind, int square)
{
    int them = v->men.turn;
    uint64_t of = ~UINT64_C(0);

    if (kind == AD_PAWN && s->tidy && !pawn_fits(s, v, square))
        return false;
    if (kind == AD_BISHOP)
        of = ad__has(AD__DARK, square) ? AD__DARK : ~AD__DARK;
    return ad__count(v->men.kind[kind] & v->men.side[them] & of) <
           ad__count(s->to.of[them][kind] & of);
}

/* With each man that it may have taken. */
static void take_back_captures(struct ad__retro *s, struct ad__view *v, uint32_t i,
                               struct ad__back b)
{
    bool edge = b.from < 8 || b.from >= 56;

    if (v->missing[v->men.turn] == 0)
        return;
    for (b.taken = edge ? AD_KNIGHT : AD_PAWN; b.taken <= AD_QUEEN; b.taken++)
        if (is_wanted(s, v, b.taken, b.from))
            take_back(s, v, i, &b);
}

/* A pawn's move, also if it promoted with it and is of another kind now. */
static void pawn_back(struct ad__retro *s, struct ad__view *v, uint32_t i, int from, int kind)
{
    int us = !v->men.turn, step = us == AD_WHITE ? -8 : 8, to = from + step;
    int rank = us == AD_WHITE ? ad_rank_of(from) : 7 - ad_rank_of(from);
    struct ad__back b = {from, to, kind, AD_PAWN, AD_EMPTY};

    if (rank < 2)
        return;
    if (!ad__has(v->men.all, to)) {
        take_back(s, v, i, &b);
        b.to = to + step;
        if (rank == 3 && !ad__has(v->men.all, b.to))
            take_back(s, v, i, &b);
    }
    for (int side = -1; side <= 1; side += 2) {
        int file = ad_file_of(from) + side;
        b.to = to + side;
        if (file >= 0 && file < 8 && !ad__has(v->men.all, b.to))
            take_back_captures(s, v, i, b);
    }
}

static uint64_t targets(int kind, int from, uint64_t all)
{
    uint64_t to = 0;

    if (kind == AD_KNIGHT || kind == AD_KING)
        return ad__reach[kind][from];
    if (kind != AD_ROOK)
        to |= ad__bishop_attacks(from, all);
    if (kind != AD_BISHOP)
        to |= ad__rook_attacks(from, all);
    return to;
}

static void piece_back(struct ad__retro *s, struct ad__view *v, uint32_t i, int from, int kind)
{
    int last = v->men.turn == AD_BLACK ? 7 : 0; /* of the side that has moved */
    uint64_t to = targets(kind, from, v->men.all) & ~v->men.all;

    if (ad_rank_of(from) == last && kind != AD_KING)
        pawn_back(s, v, i, from, kind);
    while (to) {
        struct ad__back b = {from, ad__take(&to), kind, kind, AD_EMPTY};
        take_back(s, v, i, &b);
        take_back_captures(s, v, i, b);
    }
}

/* ---- castling and en passant ---- */

/* A position that was not reached by moving one man: its cost is found afresh. */
static void add_special(struct ad__retro *s, struct ad__node *n, uint32_t parent)
{
    struct ad__view v;
    int cost;

    n->parent = parent;
    n->plies = (uint16_t)(s->node[parent].plies + 1);
    n->turn = !s->node[parent].turn;
    n->exact = true;
    cost = ad__look(&v, s, n);
    if (cost >= AD__HOPELESS || gives_check(&v.men, n->turn))
        return;
    n->cost = (int16_t)cost;
    ad__retro_add(s, n);
}

/* Castling with corner c's rook. Before it, neither had moved: so both stay from here on. */
static void castling_back(struct ad__retro *s, const struct ad__view *v, uint32_t i, int c)
{
    const struct ad__men *m = &v->men;
    int us = !m->turn, rook = s->to.corner[c], king = s->to.king[us];
    int to = (king & 56) | (rook > king ? 6 : 2), rook_to = (king & 56) | (rook > king ? 5 : 3);
    struct ad__node n = s->node[i];
    struct ad__men before;

    if (rook == AD_NO_SQUARE || m->king[us] != to ||
        !ad__has(m->kind[AD_ROOK] & m->side[us], rook_to))
        return;
    if ((ad__bit(rook) | ad__bit(king)) & m->all & ~(ad__bit(to) | ad__bit(rook_to)))
        return;
    ad__node_toggle(&n, to, AD_KING, us);
    ad__node_toggle(&n, rook_to, AD_ROOK, us);
    ad__node_toggle(&n, king, AD_KING, us);
    ad__node_toggle(&n, rook, AD__RIGHT, us);
    ad__men_from(&before, &n);
    for (uint64_t path = ad__between[king][to] | ad__bit(king) | ad__bit(to); path;)
        if (attacked(before.kind, before.side[!us], before.all, !us, ad__take(&path)))
            return;
    add_special(s, &n, i);
}

/* A capture en passant and the double step before it: two moves at once, for the one leaves no
 * choice about the other. */
static void en_passant_back(struct ad__retro *s, const struct ad__view *v, uint32_t i, int from,
                            int side)
{
    int us = !v->men.turn, step = us == AD_WHITE ? -8 : 8, file = ad_file_of(from) + side;
    struct ad__node n = s->node[i];
    struct ad__men before;
    uint32_t between = s->count;

    if (file < 0 || file > 7 || s->count + 2 >= s->cap ||
        (v->men.all & (ad__bit(from + step) | ad__bit(from + step + side) | ad__bit(from - step))))
        return;
    ad__node_toggle(&n, from, AD_PAWN, us);
    ad__node_toggle(&n, from + step + side, AD_PAWN, us);
    ad__node_toggle(&n, from + step, AD_PAWN, !us);
    n.turn = (uint8_t)us;
    n.parent = i;
    n.plies++;
    ad__men_from(&before, &n);
    if (gives_check(&before, us))
        return;
    s->node[s->count++] = n; /* a link of the chain only: it is not to be found or looked at */
    ad__node_toggle(&n, from + step, AD_PAWN, !us);
    ad__node_toggle(&n, from - step, AD_PAWN, !us);
    add_special(s, &n, between);
}

enum { EN_PASSANT_PLIES = 4 }; /* farther from the goal, other captures will do */

static void special_back(struct ad__retro *s, const struct ad__view *v, uint32_t i)
{
    int us = !v->men.turn;
    uint64_t pawns = v->men.kind[AD_PAWN] & v->men.side[us] & ad__rank(us == AD_WHITE ? 5 : 2);

    castling_back(s, v, i, 2 * us);
    castling_back(s, v, i, 2 * us + 1);
    if (s->node[i].plies > EN_PASSANT_PLIES || v->missing[!us] == 0)
        return;
    while (pawns) {
        int from = ad__take(&pawns);
        en_passant_back(s, v, i, from, -1);
        en_passant_back(s, v, i, from, 1);
    }
}

/* ---- all of them ---- */

/* The goal's en passant square tells the last move. */
static void double_step_back(struct ad__retro *s, struct ad__view *v, uint32_t i)
{
    int step = v->men.turn == AD_BLACK ? -8 : 8, over = s->goal->ep;
    struct ad__back b = {over - step, over + step, AD_PAWN, AD_PAWN, AD_EMPTY};

    if (!(v->men.all & (ad__bit(over) | ad__bit(b.to))))
        take_back(s, v, i, &b);
}

void ad__retro_expand(struct ad__retro *s, struct ad__view *v, uint32_t i)
{
    const struct ad__men *m = &v->men;
    uint64_t men = m->side[!m->turn] & ~v->table->stuck & ~m->kind[AD__RIGHT];

    if (i == 0 && s->goal->ep != AD_NO_SQUARE) {
        double_step_back(s, v, i);
        return;
    }
    special_back(s, v, i);
    for (uint64_t p = men & m->kind[AD_PAWN]; p;)
        pawn_back(s, v, i, ad__take(&p), AD_PAWN);
    for (int kind = AD_KNIGHT; kind <= AD_KING; kind++)
        for (uint64_t p = men & m->kind[kind]; p;)
            piece_back(s, v, i, ad__take(&p), kind);
}
