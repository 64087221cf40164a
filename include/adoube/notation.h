/*
 * adoube/notation.h -- one move as text: algebraic in five languages and figurines, long, UCI.
 *
 * Writing follows 2017 C.8 to C.13 and 1997 E.7 to E.12, or what PGN demands. Reading is as
 * lenient as the reading of a scoresheet must be, and tells four outcomes apart.
 */
#ifndef ADOUBE_NOTATION_H
#define ADOUBE_NOTATION_H

#include <stddef.h>
#include <stdint.h>

#include "adoube/err.h"
#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/position.h"

AD_BEGIN

/* The letter of a kind as UTF-8: "S" for a German knight, "" for a pawn. Figurines come in
 * the colour given; letters do not differ by colour. */
AD_API const char *ad_piece_letter(int kind, int colour, enum ad_language lang);

/* ---- writing ---- */

enum ad_form {
    AD_FORM_LONG = 1,       /* origin square always: Sg1f3, e2e4 (C.8)            */
    AD_FORM_HYPHEN = 2,     /* with AD_FORM_LONG: Sg1-f3, e2-e4, e4xd5            */
    AD_FORM_CAPTURE = 4,    /* x                                                  */
    AD_FORM_EN_PASSANT = 8, /* e.p.                                               */
    AD_FORM_CHECK = 16,     /* +                                                  */
    AD_FORM_MATE = 32,      /* #                                                  */
    AD_FORM_MATE_PLUS = 64, /* ++ for mate                                        */
    AD_FORM_EQUALS = 128,   /* d8=Q                                               */
    AD_FORM_LETTER_O = 256  /* castling with the letter O, not with the digit zero */
};

enum {
    AD_FORM_PGN =
        AD_FORM_CAPTURE | AD_FORM_CHECK | AD_FORM_MATE | AD_FORM_EQUALS | AD_FORM_LETTER_O,
    AD_FORM_1997 = AD_FORM_CAPTURE | AD_FORM_EN_PASSANT | AD_FORM_CHECK | AD_FORM_MATE_PLUS,
    AD_FORM_2017 = AD_FORM_CAPTURE | AD_FORM_EN_PASSANT | AD_FORM_CHECK | AD_FORM_MATE,
    AD_FORM_SHORT = 0 /* all that C.13 lets one omit is omitted */
};

enum { AD_MOVE_TEXT_MAX = 24 }; /* bytes that always suffice for one move, with the final NUL */

/* Write the legal move `m`; returns the length without the final NUL, AD_EFULL, or AD_EINVAL
 * for an unknown language. `form` is a sum of AD_FORM_*. The origin is given as far as C.10
 * asks: file, else rank, else both, and only against men that can legally move there. */
AD_API int ad_san_write(char *out, size_t cap, const struct ad_position *p, ad_move m,
                        enum ad_language lang, unsigned form);

enum ad_uci_form {
    AD_UCI_STANDARD, /* castling as e1g1, unless that could be read otherwise */
    AD_UCI_960       /* castling as king takes rook: e1h1 */
};

/* Write `m` as UCI engines do. */
AD_API int ad_uci_write(char *out, size_t cap, const struct ad_position *p, ad_move m,
                        enum ad_uci_form form);

/* ---- reading ---- */

enum ad_read {
    AD_READ_MOVE,      /* exactly one legal move is meant                       */
    AD_READ_AMBIGUOUS, /* two or more legal moves fit (d8 without a new piece)  */
    AD_READ_ILLEGAL,   /* well written, but no legal move fits                  */
    AD_READ_UNREADABLE /* not a move in this language                           */
};

/* Marks that stood beside the move. They never make a reading fail. */
enum ad_mark {
    AD_MARK_CAPTURE = 1,    /* x or :     */
    AD_MARK_EN_PASSANT = 2, /* e.p.       */
    AD_MARK_CHECK = 4,      /* +          */
    AD_MARK_MATE = 8,       /* ++ or #    */
    AD_MARK_DRAW_OFFER = 16 /* (=)        */
};

struct ad_reading {
    enum ad_read verdict;
    ad_move move;      /* with AD_READ_MOVE; else AD_NO_MOVE                               */
    uint64_t from;     /* if ambiguous: the origins of all moves that fit; if illegal: the
                        * men that the text can mean, wherever they can move; else 0       */
    uint8_t kind;      /* what was written, if it was readable: kind, target, new kind ... */
    uint8_t to;        /* ... AD_NO_SQUARE for castling                                    */
    uint8_t promotion; /* ... AD_EMPTY for none                                            */
    uint8_t marks;     /* AD_MARK_*                                                        */
    uint8_t castling;  /* 0 none, 1 short, 2 long was written, legal or not                */
    size_t at;         /* with AD_READ_UNREADABLE: the byte where it stopped making sense  */
};

/*
 * Read one move as written on a scoresheet: short or long, with or without x (or :) and hyphen,
 * any of the marks, also after a blank; `0-0` or `O-O`; `d8D`, `d8=D`, `d8/D`, `d8(D)`. ! and ?
 * are passed over. Figurines are understood in every language, letters in `lang` alone, and
 * capitals are never small letters: `bc3` is a pawn's move, `Bc3` a bishop's. A pawn that
 * captures is known by its file (C.9.3): `exd6` and `ed6` are that capture, `d6` never is.
 * `text` may hold any bytes. Returns the verdict, which *out holds too.
 */
AD_API enum ad_read ad_san_read(struct ad_reading *out, const struct ad_position *p,
                                const char *text, size_t len, enum ad_language lang);

/* Read one move as UCI engines write it; castling in either form. */
AD_API enum ad_read ad_uci_read(struct ad_reading *out, const struct ad_position *p,
                                const char *text, size_t len);

AD_END

#endif
