/*
 * adoube/spoken.h -- one move as it is announced at the board, in German and English.
 *
 * Where one player does not see the board, moves are said aloud and repeated (2017 D.2.1).
 * The Laws propose names for the files, so that no letter is misheard:
 *
 *     a Anna   b Bella   c Cesar   d David   e Eva   f Felix   g Gustav   h Hector
 *
 *                    AD_DE                                  AD_EN
 *     names          Springer Gustav eins Felix drei        Knight Gustav one Felix three
 *     plain          Springer g1 f3                         Knight g1 f3
 *     a capture      Läufer Bella fünf schlägt Cesar sechs  Bishop Bella five takes Cesar six
 *     a promotion    Bauer Eva sieben Eva acht Dame         Pawn Eva seven Eva eight Queen
 *     castling       Kurze Rochade, Lange Rochade           Short castling, Long castling
 *
 * The Laws give the German words; the English ones are their translation. Other languages
 * have no voice here.
 */
#ifndef ADOUBE_SPOKEN_H
#define ADOUBE_SPOKEN_H

#include <stddef.h>

#include "adoube/err.h"
#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/notation.h"
#include "adoube/position.h"

AD_BEGIN

enum ad_spoken_style {
    AD_SPOKEN_NAMES, /* Gustav eins */
    AD_SPOKEN_PLAIN  /* g1          */
};

enum { AD_SPOKEN_MAX = 64 }; /* bytes that always suffice for one move, with the final NUL */

/* Write the legal move `m` as UTF-8. The man and both squares are always said, so nobody has
 * to look at the board to understand it. Returns the length without the final NUL, AD_EFULL,
 * or AD_EINVAL for a language without a voice. */
AD_API int ad_spoken_write(char *out, size_t cap, const struct ad_position *p, ad_move m,
                           enum ad_language lang, enum ad_spoken_style style);

/*
 * Read one announcement. In any case of letters, and with ä or ae:
 *
 *     [man] [origin] target [new piece]        or        short|long castling
 *
 * A file is a name or a letter, a rank a word or a digit. The origin may be a file, a rank,
 * both or nothing; without a man a whole origin means the man that stands there, else a pawn
 * is meant. "Takes" and small words ("von", "nach", "to") may stand anywhere, as may commas;
 * so may "check", "mate" and "en passant", which are marks and are not tested. The verdicts
 * are those of ad_san_read, for the same reasons: a promotion without its piece, which must
 * be announced, is AD_READ_AMBIGUOUS. A language without a voice is AD_READ_UNREADABLE.
 */
AD_API enum ad_read ad_spoken_read(struct ad_reading *out, const struct ad_position *p,
                                   const char *text, size_t len, enum ad_language lang);

AD_END

#endif
