/*
 * core/letters.c -- the letters of the men in five languages, and figurines.
 *
 *   clause                  here
 *   1997 E.1 to E.3         German; "any player his own language"; pawns have no letter
 *   2017 C.2 to C.4         German, French, Italian, English; symbols for print
 *
 * The Dutch set but for L is not in the Laws; E.2 gives the loper and the rest is custom.
 */
#include "letters.h"

#include <string.h>

#include "adoube/notation.h"

/*              king queen rook bishop knight */
#define LETTER_MAP(X)                 \
    X(AD_EN, 'K', 'Q', 'R', 'B', 'N') \
    X(AD_DE, 'K', 'D', 'T', 'L', 'S') \
    X(AD_FR, 'R', 'D', 'T', 'F', 'C') \
    X(AD_IT, 'R', 'D', 'T', 'A', 'C') \
    X(AD_NL, 'K', 'D', 'T', 'L', 'P')

enum { KINDS = AD_KING + 1 };

static const char letters[AD_FIGURINE][KINDS][2] = {
#define X(lang, k, q, r, b, n) [lang] = {"", "", {n}, {b}, {r}, {q}, {k}},
    LETTER_MAP(X)
#undef X
};

const uint8_t ad__letter_kind[AD_LANGUAGES][256] = {
#define X(lang, k, q, r, b, n) \
    [lang] = {[k] = AD_KING, [q] = AD_QUEEN, [r] = AD_ROOK, [b] = AD_BISHOP, [n] = AD_KNIGHT},
    LETTER_MAP(X)
#undef X
};

/* Three bytes of UTF-8 each, and a NUL. */
static const char figurines[2][KINDS][4] = {
    {"", "", "♘", "♗", "♖", "♕", "♔"},
    {"", "", "♞", "♝", "♜", "♛", "♚"},
};

const char *ad_piece_letter(int kind, int colour, enum ad_language lang)
{
    if (kind < AD_KNIGHT || kind > AD_KING || (unsigned)lang >= AD_LANGUAGES)
        return "";
    return lang == AD_FIGURINE ? figurines[colour == AD_BLACK][kind] : letters[lang][kind];
}

/* U+2654 .. U+265F are E2 99 94 .. 9F: king, queen, rook, bishop, knight, pawn, twice. */
static int figurine_read(size_t *at, const char *text, size_t len)
{
    if (len - *at < 3 || memcmp(text + *at, "\xE2\x99", 2) != 0)
        return AD_EMPTY;
    int nth = (unsigned char)text[*at + 2] - 0x94;
    if (nth < 0 || nth > 11)
        return AD_EMPTY;
    *at += 3;
    /* Some programs append U+FE0E, "as text and not as a picture". */
    if (len - *at >= 3 && memcmp(text + *at, "\xEF\xB8\x8E", 3) == 0)
        *at += 3;
    return AD_KING - nth % 6;
}

int ad__letter_read(size_t *at, const char *text, size_t len, enum ad_language lang)
{
    if (*at >= len)
        return AD_EMPTY;
    int kind = ad__letter_kind[lang][(unsigned char)text[*at]];
    if (kind == AD_EMPTY)
        return figurine_read(at, text, len);
    ++*at;
    return kind;
}
