/*
 * core/written.c -- from what was written to the legal move that is meant.
 *
 * Every man of the written kind that may come from an allowed square and can legally go to
 * the target is a candidate. One candidate is the move; what the text says beyond need, or
 * leaves out of the marks, does no harm.
 */
#include "written.h"

#include <string.h>

#include "kernel.h"

static enum ad_read illegal(struct ad_reading *out, uint64_t meant)
{
    out->verdict = AD_READ_ILLEGAL;
    out->from = meant;
    return out->verdict;
}

/* In Chess960 too a side has at most one rook to castle with on each side of its king. */
static enum ad_read decide_castling(struct ad_reading *out, const struct ad_position *p,
                                    const struct ad__written *w)
{
    int king = p->king[p->turn];
    uint64_t lower = ad__bit(king) - 1;
    uint64_t rooks = p->castling & p->side[p->turn] & (w->castling == AD__LONG ? lower : ~lower);
    if (rooks == 0)
        return illegal(out, ad__bit(king));
    ad_move m = ad_move_make(king, ad__first(rooks), AD_CASTLES);
    if (!ad_position_is_legal(p, m))
        return illegal(out, ad__bit(king));
    out->move = m;
    return out->verdict;
}

static int how_of(const struct ad_position *p, const struct ad__written *w, int from)
{
    if (w->kind != AD_PAWN)
        return w->kind;
    return w->promotion != AD_EMPTY ? 8 + w->promotion : ad__pawn_how(p, from, w->to);
}

/* Can a pawn move to `to` go with the written new piece, or with none written? */
static bool promotion_fits(const struct ad__written *w, bool last_rank)
{
    if (w->promotion == AD_EMPTY)
        return true;
    return last_rank && w->promotion >= AD_KNIGHT && w->promotion <= AD_QUEEN;
}

enum ad_read ad__written_decide(struct ad_reading *out, const struct ad_position *p,
                                const struct ad__written *w)
{
    *out = (struct ad_reading){
        .verdict = AD_READ_MOVE,
        .kind = w->kind,
        .to = w->to,
        .promotion = w->promotion,
        .marks = w->marks,
        .castling = w->castling,
    };
    if (w->castling != AD__NO_CASTLING)
        return decide_castling(out, p, w);

    bool last_rank = w->kind == AD_PAWN && (w->to < 8 || w->to >= 56);
    uint64_t fit = ad_position_movers(p, w->kind, w->to) & w->origins;
    if (fit == 0 || !promotion_fits(w, last_rank))
        return illegal(out, ad__men_of(p, p->turn, w->kind) & w->origins);
    if (ad__several(fit) || (last_rank && w->promotion == AD_EMPTY)) {
        out->verdict = AD_READ_AMBIGUOUS;
        out->from = fit;
        return out->verdict;
    }
    int from = ad__first(fit);
    out->move = ad_move_make(from, w->to, how_of(p, w, from));
    return out->verdict;
}

enum ad_read ad__unreadable(struct ad_reading *out, size_t at)
{
    *out = (struct ad_reading){.verdict = AD_READ_UNREADABLE, .to = AD_NO_SQUARE, .at = at};
    return out->verdict;
}

int ad__hand_out(char *out, size_t cap, const char *text, size_t len)
{
    if (cap <= len)
        return AD_EFULL;
    memcpy(out, text, len);
    out[len] = '\0';
    return (int)len;
}
