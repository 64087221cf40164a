/*
 * game/why.c -- why is this act no legal move? The article that forbids it.
 *
 * Asked only after a move has been found illegal, so it may be slow and plain: one square at a time,
 * in the order in which an arbiter would explain it.
 */
#include "game/case.h"

#define ILLEGAL P(ILLEGAL_MOVE), AD__PROVISIONS

static const uint16_t because_not_own[] = {P(TURN), ILLEGAL};
static const uint16_t because_own_square[] = {P(OWN_SQUARE), ILLEGAL};
static const uint16_t because_king[] = {P(KING_NOT_CAPTURED), ILLEGAL};
static const uint16_t because_exposed[] = {P(KING_EXPOSED), P(CHECK), P(ATTACKS), ILLEGAL};
static const uint16_t because_en_passant[] = {P(EN_PASSANT), ILLEGAL};
static const uint16_t because_en_passant_exposed[] = {P(KING_EXPOSED), P(EN_PASSANT), ILLEGAL};
static const uint16_t because_promotion[] = {P(PROMOTION), ILLEGAL};
static const uint16_t because_shape[][3] = {
    {AD__PROVISIONS},   {P(PAWN_STEP), ILLEGAL}, {P(KNIGHT), ILLEGAL},    {P(BISHOP), ILLEGAL},
    {P(ROOK), ILLEGAL}, {P(QUEEN), ILLEGAL},     {P(KING_STEP), ILLEGAL},
};
static const uint16_t because_jump[][4] = {
    {AD__PROVISIONS},
    {P(PAWN_STEP), ILLEGAL},
    {P(KNIGHT), ILLEGAL},
    {P(JUMP), P(BISHOP), ILLEGAL},
    {P(JUMP), P(ROOK), ILLEGAL},
    {P(JUMP), P(QUEEN), ILLEGAL},
    {P(KING_STEP), ILLEGAL},
};
static const uint16_t because_double[] = {P(PAWN_DOUBLE), ILLEGAL};
static const uint16_t because_pawn_capture[] = {P(PAWN_CAPTURE), ILLEGAL};

static const uint16_t because_no_castling[] = {P(WRONG_START_LATE), P(CASTLING), ILLEGAL};
static const uint16_t because_king_moved[] = {P(CASTLING_LOST), P(CASTLING_KING_MOVED), P(CASTLING),
                                              ILLEGAL};
static const uint16_t because_rook_moved[] = {P(CASTLING_LOST), P(CASTLING_ROOK_MOVED), P(CASTLING),
                                              ILLEGAL};
static const uint16_t because_blocked[] = {P(CASTLING_BLOCKED), P(CASTLING), ILLEGAL};
static const uint16_t because_attacked[] = {P(CASTLING_ATTACKED), P(CASTLING), ILLEGAL};
static const uint16_t because_960_lost[] = {P(C960_CASTLING), P(CASTLING_LOST), P(CASTLING),
                                            ILLEGAL};
static const uint16_t because_vacant[] = {P(C960_VACANT), P(CASTLING_BLOCKED), ILLEGAL};
static const uint16_t because_uncovered[] = {P(KING_EXPOSED), P(C960_VACANT), ILLEGAL};

/* ---- castling ---- */

static bool king_has_moved(const struct ad_game *g, int side)
{
    for (uint32_t n = 1; n <= g->count; n++) {
        const struct ad_ply *ply = ad_game_ply(g, n);
        if (ply->side == side && ply->move != AD_NO_MOVE && ad_move_kind(ply->move) == AD_KING)
            return true;
    }
    return false;
}

static uint64_t line_between(int a, int b) /* on one rank, both ends included */
{
    uint64_t set = 0;
    for (int s = a < b ? a : b; s <= (a < b ? b : a); s++)
        set |= ad__bit(s);
    return set;
}

static const uint16_t *why_no_castling(const struct ad_game *g, enum ad_castling way)
{
    const struct ad_position *p = &g->now;
    int side = p->turn, king = p->king[side];
    uint64_t lower = ad__bit(king) - 1;
    uint64_t rooks = p->castling & p->side[side] & (way == AD_CASTLING_LONG ? lower : ~lower);
    int rank = side == AD_WHITE ? 0 : 56, rook, king_to, rook_to;
    uint64_t men, path;

    if (g->mode[AD_MODE_NO_CASTLING] >> (2 * side + (way == AD_CASTLING_LONG)) & 1)
        return because_no_castling;
    if (rooks == 0)
        return g->table.chess960         ? because_960_lost
               : king_has_moved(g, side) ? because_king_moved
                                         : because_rook_moved;
    rook = ad__first(rooks);
    king_to = rank + (way == AD_CASTLING_LONG ? 2 : 6);
    rook_to = rank + (way == AD_CASTLING_LONG ? 3 : 5);
    men = (p->side[0] | p->side[1]) & ~(ad__bit(king) | ad__bit(rook));
    path = line_between(king, king_to) | line_between(rook, rook_to);
    if (men & path)
        return g->table.chess960 ? because_vacant : because_blocked;
    for (path = line_between(king, king_to); path;)
        if (ad_position_attackers(p, ad__take(&path), !side))
            return because_attacked;
    return because_uncovered;
}

/* ---- men ---- */

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

static bool fits_shape(int kind, int files, int ranks)
{
    bool straight = files == 0 || ranks == 0, diagonal = files == ranks || files == -ranks;

    switch (kind) {
    case AD_KNIGHT: return files * files + ranks * ranks == 5;
    case AD_BISHOP: return diagonal;
    case AD_ROOK: return straight;
    case AD_QUEEN: return straight || diagonal;
    case AD_KING: return files * files <= 1 && ranks * ranks <= 1;
    default: return false;
    }
}

static bool way_is_free(const struct ad_position *p, int from, int to)
{
    int files = sign(ad_file_of(to) - ad_file_of(from));
    int ranks = sign(ad_rank_of(to) - ad_rank_of(from));

    for (int s = from + 8 * ranks + files; s != to; s += 8 * ranks + files)
        if (ad_position_man(p, s) != AD_EMPTY)
            return false;
    return true;
}

/* He could take in passing, but for his king. Before the record began nobody knows of a double step:
 * then it is the king if the king would be exposed. */
static bool would_expose(const struct ad_game *g, struct ad_act act)
{
    const struct ad_position *p = &g->now;
    int taken = act.to + (p->turn == AD_WHITE ? -8 : 8);
    struct ad_position then;
    struct ad_setup s;

    if (g->count > 0) {
        ad_move last = ad_game_ply(g, g->count)->move;
        if (last == AD_NO_MOVE || ad_move_how(last) != AD_DOUBLE_STEP || ad_move_to(last) != taken)
            return false;
    }
    ad_position_setup(&s, p);
    s.on[act.to] = s.on[act.from];
    s.on[act.from] = s.on[taken] = AD_EMPTY;
    s.ep = AD_NO_SQUARE;
    if (ad_position_irregular(&then, &s))
        return false;
    return ad_position_attackers(&then, then.king[p->turn], !p->turn) != 0;
}

static const uint16_t *why_pawn(const struct ad_game *g, struct ad_act act)
{
    const struct ad_position *p = &g->now;
    int up = p->turn == AD_WHITE ? 8 : -8, files = ad_file_of(act.to) - ad_file_of(act.from);
    int home = p->turn == AD_WHITE ? 1 : 6;
    bool empty = ad_position_man(p, act.to) == AD_EMPTY;

    if (act.to == act.from + up && empty)
        return ad__is_unpromoted(g, act) ? because_promotion : because_exposed;
    if (act.to == act.from + 2 * up) {
        bool free = empty && ad_position_man(p, act.from + up) == AD_EMPTY;
        return free && ad_rank_of(act.from) == home ? because_exposed : because_double;
    }
    if (files * files != 1 || act.to != act.from + up + files)
        return because_shape[AD_PAWN];
    if (!empty)
        return ad__is_unpromoted(g, act) ? because_promotion : because_exposed;
    if (ad_position_man(p, act.to - up) == ad_man(!p->turn, AD_PAWN))
        return would_expose(g, act) ? because_en_passant_exposed : because_en_passant;
    return because_pawn_capture;
}

const uint16_t *ad__why_illegal(const struct ad_game *g, struct ad_act act)
{
    const struct ad_position *p = &g->now;
    int man, target, kind;

    if (act.castling != AD_CASTLING_NONE)
        return why_no_castling(g, (enum ad_castling)act.castling);
    man = ad_position_man(p, act.from);
    target = ad_position_man(p, act.to);
    kind = ad_man_kind(man);
    if (man == AD_EMPTY || ad_man_colour(man) != p->turn)
        return because_not_own;
    if (target != AD_EMPTY && ad_man_colour(target) == p->turn)
        return because_own_square;
    if (ad_man_kind(target) == AD_KING)
        return because_king;
    if (kind == AD_PAWN)
        return why_pawn(g, act);
    if (!fits_shape(kind, ad_file_of(act.to) - ad_file_of(act.from),
                    ad_rank_of(act.to) - ad_rank_of(act.from)))
        return because_shape[kind];
    if (kind != AD_KNIGHT && !way_is_free(p, act.from, act.to))
        return because_jump[kind];
    return because_exposed;
}
