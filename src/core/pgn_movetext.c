/*
 * core/pgn_movetext.c -- the reader of archives: moves, results, numbers, marks, brackets.
 */
#include "pgn_step.h"

static bool garbage(struct ad_pgn_token *out, struct ad_pgn_reader *r, enum inside inside)
{
    r->inside = (uint8_t)inside;
    return ad__pgn_error(out, r, AD_PGN_GARBAGE, 0);
}

/* Movetext is at hand. If something else must be said first, say it: that is a token. */
static bool before_movetext(struct ad_pgn_token *out, struct ad_pgn_reader *r, bool can_begin)
{
    if (r->phase == AFTER)
        return ad__pgn_finish(out, r);
    if (r->phase == START && !can_begin)
        return garbage(out, r, SKIP_GARBAGE);
    r->phase = MOVES;
    return false;
}

/* ---- words: moves, results, move numbers ---- */

/* The length of the word at hand, at most one more than is allowed; 0 if it may go on behind
 * the window. */
static size_t word_len(const struct ad_pgn_reader *r)
{
    const char *p = r->at;

    while (p < r->end && is_word(p))
        p++;
    if (p - r->at > AD_PGN_WORD_MAX)
        return AD_PGN_WORD_MAX + 1;
    return p == r->end && !r->last ? 0 : (size_t)(p - r->at);
}

/* A word without a digit is no move with which a game without tags could begin. */
static bool has_digit(const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (glyph_at(text + i) == DIGIT)
            return true;
    return false;
}

bool ad__pgn_read_word(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    size_t len = word_len(r);

    if (len == 0)
        return ad__pgn_more(out, r);
    if (r->phase != MOVES && before_movetext(out, r, has_digit(r->at, len)))
        return true;
    if (len > AD_PGN_WORD_MAX) {
        r->inside = SKIP_WORD;
        return ad__pgn_error(out, r, AD_PGN_WORD_LONG, 0);
    }
    return token(out, r, AD_PGN_MOVE, len);
}

/* Assessments written out are marks. Whoever follows the game is told: they should have numbers. */
bool ad__pgn_read_sign(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    size_t len = word_len(r), from;
    unsigned number = ad__pgn_assessment(&from, r->at, len);

    if (number == 0 || from > 0)
        return ad__pgn_read_word(out, r);
    if (before_movetext(out, r, false))
        return true;
    out->number = (uint16_t)number;
    return token(out, r, AD_PGN_NAG, len);
}

static bool read_result(struct ad_pgn_token *out, struct ad_pgn_reader *r, size_t len, int result)
{
    if (r->phase == AFTER)
        return ad__pgn_finish(out, r);
    if (r->phase == START)
        return garbage(out, r, SKIP_WORD);
    if (r->depth > 0)
        return ad__pgn_error(out, r, AD_PGN_RESULT_INSIDE, len);
    r->phase = AFTER;
    out->number = (uint16_t)result;
    return token(out, r, AD_PGN_RESULT, len);
}

bool ad__pgn_read_star(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    return read_result(out, r, 1, AD_PGN_UNKNOWN);
}

/* Digits: a move number, or the start of a result or of castling with zeros. */
bool ad__pgn_read_digits(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    const char *p = r->at;
    size_t len;
    int result;

    while (p < r->end && glyph_at(p) == DIGIT && p - r->at <= AD_PGN_WORD_MAX)
        p++;
    if (p - r->at > AD_PGN_WORD_MAX || (p < r->end ? *p != '-' && *p != '/' : r->last)) {
        r->at = p;
        return false;
    }
    len = word_len(r);
    result = ad__pgn_result(r->at, len);
    return result < 0 ? ad__pgn_read_word(out, r) : read_result(out, r, len, result);
}

/* ---- single characters of movetext ---- */

/* ! ? !! ?? !? ?! in the order of their numbers; a third mark is a mark of its own. */
bool ad__pgn_read_mark(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    bool poor = *r->at == '?', two = left(r) > 1 && glyph_at(r->at + 1) == MARK;

    if (left(r) == 1 && !r->last)
        return ad__pgn_more(out, r);
    if (before_movetext(out, r, false))
        return true;
    if (!two)
        out->number = poor ? 2 : 1;
    else if (r->at[0] == r->at[1])
        out->number = poor ? 4 : 3;
    else
        out->number = poor ? 6 : 5;
    return token(out, r, AD_PGN_NAG, two ? 2 : 1);
}

bool ad__pgn_read_nag(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    const char *p = r->at + 1;
    unsigned number = 0;

    while (p < r->end && glyph_at(p) == DIGIT && p - r->at <= 4)
        number = number * 10 + (unsigned)(*p++ - '0');
    if (p == r->end && !r->last)
        return ad__pgn_more(out, r);
    if (before_movetext(out, r, false))
        return true;
    if (p == r->at + 1 || number > 255 || (p < r->end && glyph_at(p) == DIGIT)) {
        r->inside = SKIP_WORD;
        return ad__pgn_error(out, r, AD_PGN_NAG_NUMBER, 1);
    }
    out->number = (uint16_t)number;
    return token(out, r, AD_PGN_NAG, (size_t)(p - r->at));
}

bool ad__pgn_read_open(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (before_movetext(out, r, false))
        return true;
    r->depth++;
    return token(out, r, AD_PGN_OPEN, 1);
}

bool ad__pgn_read_close(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (before_movetext(out, r, false))
        return true;
    if (r->depth == 0)
        return ad__pgn_error(out, r, AD_PGN_NOT_OPEN, 1);
    r->depth--;
    return token(out, r, AD_PGN_CLOSE, 1);
}

/* A byte that means nothing here takes its whole word with it. A game full of such bytes is
 * told only once. */
bool ad__pgn_read_stray(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (before_movetext(out, r, false))
        return true;
    r->inside = SKIP_WORD;
    if (!r->stray) {
        r->stray = true;
        return ad__pgn_error(out, r, AD_PGN_STRAY, 1);
    }
    r->at++;
    return false;
}
