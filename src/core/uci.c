/*
 * core/uci.c -- moves as chess engines write them: e2e4, e7e8q, castling e1g1 or e1h1.
 *
 * Engines write castling in two ways. "King takes rook" is clear in Chess960 too; the king's
 * step of two squares is the custom of standard chess. Both are read; a step to the next square
 * is that step, even where castling would end there. Some programs write e7e8Q; it is read.
 */
#include <string.h>

#include "written.h"

static const char promotion_letters[] = "  nbrq"; /* by kind */

static int write_target(const struct ad_position *p, ad_move m, enum ad_uci_form form)
{
    int king = ad_move_from(m), to = ad_move_to(m);
    if (ad_move_how(m) != AD_CASTLES || form != AD_UCI_STANDARD)
        return to;
    if (ad_file_of(king) != 4 || (ad_file_of(to) != 0 && ad_file_of(to) != 7))
        return to;
    return ad_square(to > king ? 6 : 2, p->turn == AD_WHITE ? 0 : 7);
}

int ad_uci_write(char *out, size_t cap, const struct ad_position *p, ad_move m,
                 enum ad_uci_form form)
{
    char text[5], *at = text;

    at = ad__put_square(at, ad_move_from(m));
    at = ad__put_square(at, write_target(p, m, form));
    if (ad_move_promotion(m) != AD_EMPTY)
        *at++ = promotion_letters[ad_move_promotion(m)];
    return ad__hand_out(out, cap, text, (size_t)(at - text));
}

/* How far the text is well written: 4 or 5 if all of it, else the place of the fault. */
static size_t well_written(const char *text, size_t len)
{
    for (size_t i = 0; i < 4; i++) {
        char low = i % 2 ? '1' : 'a', high = i % 2 ? '8' : 'h';
        if (i >= len || text[i] < low || text[i] > high)
            return i;
    }
    return len > 4 && memchr("nbrqNBRQ", text[4], 8) ? 5 : 4;
}

static int square_of(const char *text)
{
    return ad_square(text[0] - 'a', text[1] - '1');
}

/* Is the king told to castle? It is if the text names a rook of its own that may castle, or
 * names the king's square after castling and that is too far for a step. */
static enum ad__castling castling_meant(const struct ad_position *p, int from, int to)
{
    if (from != p->king[p->turn] || ad_rank_of(from) != ad_rank_of(to))
        return AD__NO_CASTLING;
    if (ad__has(p->castling & p->side[p->turn], to))
        return to > from ? AD__SHORT : AD__LONG;
    if (to - from >= 2 && ad_file_of(to) == 6)
        return AD__SHORT;
    return from - to >= 2 && ad_file_of(to) == 2 ? AD__LONG : AD__NO_CASTLING;
}

enum ad_read ad_uci_read(struct ad_reading *out, const struct ad_position *p, const char *text,
                         size_t len)
{
    size_t good = well_written(text, len);
    if (good < 4 || good != len)
        return ad__unreadable(out, good);

    int from = square_of(text), to = square_of(text + 2);
    struct ad__written w = {
        .origins = ad__bit(from),
        .kind = (uint8_t)ad_man_kind(ad_position_man(p, from)),
        .to = (uint8_t)to,
    };
    if (len == 5)
        w.promotion = (uint8_t)(strchr(promotion_letters, text[4] | 32) - promotion_letters);
    else
        w.castling = (uint8_t)castling_meant(p, from, to);
    if (w.castling != AD__NO_CASTLING)
        w.to = AD_NO_SQUARE;
    if (w.kind == AD_EMPTY)
        w.kind = AD_PAWN; /* nothing stands there: no man of any kind can make this move */
    return ad__written_decide(out, p, &w);
}
