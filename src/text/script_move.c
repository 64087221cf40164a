/*
 * text/script_move.c -- a move as it was written, as an act of a hand: legal or not.
 */
#include "text/script.h"

#include <string.h>

#include "adoube/notation.h"
#include "adoube/words.h"

enum { LANGUAGES = AD_NL + 1 }; /* that have letters */

static const struct ad_act no_act = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};

/* ---- as engines write ---- */

static bool looks_like_uci(const char *text, size_t len)
{
    uint8_t square;

    return (len == 4 || len == 5) && ad__read_square(&square, text, 2) &&
           ad__read_square(&square, text + 2, 2) &&
           (len == 4 || memchr("nbrqkNBRQK", text[4], 10) != NULL);
}

static enum ad_script_why read_uci(struct ad_act *out, const struct ad_position *p,
                                   const char *text, size_t len)
{
    static const char letters[] = " pnbrqk"; /* by kind */
    struct ad_reading r;

    if (ad_uci_read(&r, p, text, len) == AD_READ_MOVE) {
        *out = ad_act_of(r.move);
        return AD_SCRIPT_FINE;
    }
    *out = no_act;
    if (r.verdict != AD_READ_UNREADABLE && r.castling) {
        out->castling = r.castling == 1 ? AD_CASTLING_SHORT : AD_CASTLING_LONG;
        return AD_SCRIPT_FINE;
    }
    ad__read_square(&out->from, text, 2);
    ad__read_square(&out->to, text + 2, 2);
    if (len == 5)
        out->promotion = (uint8_t)(strchr(letters, text[4] | 32) - letters);
    return AD_SCRIPT_FINE;
}

/* ---- as players write ---- */

static int only(uint64_t set)
{
    if (set == 0 || (set & (set - 1)))
        return -1;
    for (int square = 0; square < AD_SQUARES; square++)
        if (set >> square & 1)
            return square;
    return -1;
}

/* The men that the text can mean: one, or one that at least attacks the square. */
static int origin(const struct ad_position *p, const struct ad_reading *r)
{
    int square = only(r->from);

    return square >= 0 ? square : only(r->from & ad_position_attackers(p, r->to, p->turn));
}

/* An act of a text that is no legal move: illegal, or a promotion without its piece. */
static enum ad_script_why act_of(struct ad_act *out, const struct ad_position *p,
                                 const struct ad_reading *r)
{
    int from;

    *out = no_act;
    if (r->verdict == AD_READ_MOVE) {
        *out = ad_act_of(r->move);
        return AD_SCRIPT_FINE;
    }
    if (r->castling) {
        out->castling = r->castling == 1 ? AD_CASTLING_SHORT : AD_CASTLING_LONG;
        return AD_SCRIPT_FINE;
    }
    if (r->from == 0 || r->to >= AD_SQUARES)
        return AD_SCRIPT_NO_MAN;
    from = r->verdict == AD_READ_AMBIGUOUS ? only(r->from) : origin(p, r);
    if (from < 0)
        return AD_SCRIPT_AMBIGUOUS;
    out->from = (uint8_t)from;
    out->to = r->to;
    out->promotion = r->promotion;
    return AD_SCRIPT_FINE;
}

static bool same_act(const struct ad_act *a, const struct ad_act *b)
{
    return a->from == b->from && a->to == b->to && a->promotion == b->promotion &&
           a->castling == b->castling;
}

/* The languages other than `own` in which the text is a legal move (or, if not `legal`, readable)
 * must agree. AD_SCRIPT_MOVE if there is none. */
static enum ad_script_why read_others(struct ad_act *out, const struct ad_position *p,
                                      const char *text, size_t len, enum ad_language own,
                                      bool legal)
{
    enum ad_script_why found = AD_SCRIPT_MOVE;

    for (int l = 0; l < LANGUAGES; l++) {
        struct ad_reading r;
        struct ad_act act;
        enum ad_read verdict = ad_san_read(&r, p, text, len, (enum ad_language)l);
        if (l == (int)own || verdict == AD_READ_UNREADABLE || (legal && verdict != AD_READ_MOVE))
            continue;
        enum ad_script_why why = act_of(&act, p, &r);
        if (found == AD_SCRIPT_FINE && (why != AD_SCRIPT_FINE || !same_act(out, &act)))
            return AD_SCRIPT_LANGUAGES;
        if (found == AD_SCRIPT_MOVE || why == AD_SCRIPT_FINE) {
            *out = act;
            found = why;
        }
    }
    return found;
}

static enum ad_script_why read_san(struct ad_act *out, const struct ad_position *p,
                                   const char *text, size_t len, enum ad_language own)
{
    struct ad_reading r;
    enum ad_read verdict = ad_san_read(&r, p, text, len, own);
    enum ad_script_why other;

    if (verdict == AD_READ_MOVE)
        return act_of(out, p, &r);
    other = read_others(out, p, text, len, own, true);
    if (other == AD_SCRIPT_FINE && verdict != AD_READ_UNREADABLE)
        return AD_SCRIPT_LANGUAGES; /* illegal in his own, legal in another */
    if (other != AD_SCRIPT_MOVE)
        return other;
    if (verdict != AD_READ_UNREADABLE)
        return act_of(out, p, &r);
    return read_others(out, p, text, len, own, false);
}

enum ad_script_why ad_act_read(struct ad_act *out, const struct ad_position *p, const char *text,
                               size_t len, enum ad_language lang)
{
    struct ad_act act = no_act;
    enum ad_script_why why = looks_like_uci(text, len) ? read_uci(&act, p, text, len)
                                                       : read_san(&act, p, text, len, lang);

    if (why == AD_SCRIPT_FINE)
        *out = act;
    return why;
}

/* ---- in a line ---- */

bool ad__move_of_word(struct ad_act *out, struct ad__line *l, const struct ad__word *w,
                      const struct ad_position *p, enum ad_language lang)
{
    enum ad_script_why why =
        w->quoted ? AD_SCRIPT_MOVE : ad_act_read(out, p, w->text, w->len, lang);

    return why == AD_SCRIPT_FINE || ad__line_bad(l, why, w);
}

/* `e.p.` may stand behind a move. */
static void pass_over_mark(struct ad__line *l)
{
    struct ad__line copy = *l;
    struct ad__word w;

    if (ad__word_next(&w, &copy) && (ad__word_is(&w, "e.p.") || ad__word_is(&w, "e.p")))
        l->at = copy.at;
}

bool ad__need_move(struct ad_act *out, struct ad__line *l, const struct ad_position *p,
                   enum ad_language lang)
{
    struct ad__word w;

    if (!ad__word_need(&w, l) || !ad__move_of_word(out, l, &w, p, lang))
        return false;
    pass_over_mark(l);
    return true;
}

/* Cut off `12.` or `12...`; what is left may be empty. */
static void cut_number(struct ad__word *w)
{
    size_t digits = 0, dots;

    while (digits < w->len && w->text[digits] >= '0' && w->text[digits] <= '9')
        digits++;
    for (dots = digits; dots < w->len && w->text[dots] == '.'; dots++)
        ;
    if (digits == 0 || dots == digits)
        return;
    w->text += dots;
    w->len -= dots;
}

bool ad__movetext_next(struct ad__word *out, struct ad__line *l)
{
    while (ad__word_next(out, l)) {
        if (out->quoted)
            return true;
        cut_number(out);
        if (out->len > 0 && !ad__word_is(out, "e.p.") && !ad__word_is(out, "(=)"))
            return true;
    }
    return false;
}
