/*
 * core/spoken.c -- moves as they are announced, in and out.
 *
 *   clause                here
 *   2017 D.2.1            the words; a promotion names the new piece
 *   vi-nrw 14.2           letters instead of names
 *
 * The words to write and the words to read are apart: we say each thing in one way and
 * understand it in several. Words are compared folded: small letters, ä as ae.
 */
#include "adoube/spoken.h"

#include <string.h>

#include "written.h"

enum { VOICES = AD_DE + 1 }; /* AD_EN and AD_DE, in that order */

static bool has_voice(enum ad_language lang)
{
    return lang == AD_EN || lang == AD_DE;
}

/* ---- writing ---- */

static const char file_names[8][8] = {"Anna", "Bella", "Cesar",  "David",
                                      "Eva",  "Felix", "Gustav", "Hector"};

static const char rank_names[VOICES][8][8] = {
    [AD_EN] = {"one", "two", "three", "four", "five", "six", "seven", "eight"},
    [AD_DE] = {"eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"},
};

static const char man_names[VOICES][AD_KING + 1][10] = {
    [AD_EN] = {"", "Pawn", "Knight", "Bishop", "Rook", "Queen", "King"},
    [AD_DE] = {"", "Bauer", "Springer", "Läufer", "Turm", "Dame", "König"},
};

static const char castling_names[VOICES][2][16] = {
    [AD_EN] = {"Long castling", "Short castling"},
    [AD_DE] = {"Lange Rochade", "Kurze Rochade"},
};

static const char takes_names[VOICES][10] = {[AD_EN] = " takes", [AD_DE] = " schlägt"};

static char *write_square(char *at, int square, enum ad_language lang, enum ad_spoken_style style)
{
    *at++ = ' ';
    if (style == AD_SPOKEN_PLAIN)
        return ad__put_square(at, square);
    at = ad__put(at, file_names[ad_file_of(square)]);
    *at++ = ' ';
    return ad__put(at, rank_names[lang][ad_rank_of(square)]);
}

static char *write_men(char *at, const struct ad_position *p, ad_move m, enum ad_language lang,
                       enum ad_spoken_style style)
{
    int to = ad_move_to(m);
    at = ad__put(at, man_names[lang][ad_move_kind(m)]);
    at = write_square(at, ad_move_from(m), lang, style);
    if (ad__has(p->side[!p->turn], to) || ad_move_how(m) == AD_EN_PASSANT)
        at = ad__put(at, takes_names[lang]);
    at = write_square(at, to, lang, style);
    if (ad_move_promotion(m) != AD_EMPTY) {
        *at++ = ' ';
        at = ad__put(at, man_names[lang][ad_move_promotion(m)]);
    }
    return at;
}

int ad_spoken_write(char *out, size_t cap, const struct ad_position *p, ad_move m,
                    enum ad_language lang, enum ad_spoken_style style)
{
    char text[AD_SPOKEN_MAX], *at = text;

    if (!has_voice(lang))
        return AD_EINVAL;
    if (ad_move_how(m) == AD_CASTLES)
        at = ad__put(at, castling_names[lang][ad_move_to(m) > ad_move_from(m)]);
    else
        at = write_men(at, p, m, lang, style);
    return ad__hand_out(out, cap, text, (size_t)(at - text));
}

/* ---- reading: words ---- */

enum meaning { UNKNOWN, A_FILE, A_RANK, A_MAN, A_CASTLING, A_SIDE, A_MARK };

struct word {
    char text[12];
    uint8_t means;
    uint8_t value; /* file or rank 0 .. 7, kind, enum ad__castling, AD_MARK_* (0: a filler) */
};

/* clang-format off */
static const struct word files[] = {
    {"anna", A_FILE, 0}, {"bella", A_FILE, 1}, {"cesar", A_FILE, 2}, {"david", A_FILE, 3},
    {"eva", A_FILE, 4}, {"felix", A_FILE, 5}, {"gustav", A_FILE, 6}, {"hector", A_FILE, 7},
    {"caesar", A_FILE, 2}, {"hektor", A_FILE, 7},
    {"", UNKNOWN, 0},
};

static const struct word english[] = {
    {"one", A_RANK, 0}, {"two", A_RANK, 1}, {"three", A_RANK, 2}, {"four", A_RANK, 3},
    {"five", A_RANK, 4}, {"six", A_RANK, 5}, {"seven", A_RANK, 6}, {"eight", A_RANK, 7},
    {"king", A_MAN, AD_KING}, {"queen", A_MAN, AD_QUEEN}, {"rook", A_MAN, AD_ROOK},
    {"bishop", A_MAN, AD_BISHOP}, {"knight", A_MAN, AD_KNIGHT}, {"pawn", A_MAN, AD_PAWN},
    {"castling", A_CASTLING, 0}, {"castle", A_CASTLING, 0}, {"castles", A_CASTLING, 0},
    {"short", A_SIDE, AD__SHORT}, {"kingside", A_SIDE, AD__SHORT},
    {"long", A_SIDE, AD__LONG}, {"queenside", A_SIDE, AD__LONG},
    {"takes", A_MARK, AD_MARK_CAPTURE}, {"captures", A_MARK, AD_MARK_CAPTURE},
    {"en", A_MARK, 0}, {"passant", A_MARK, AD_MARK_EN_PASSANT},
    {"check", A_MARK, AD_MARK_CHECK}, {"mate", A_MARK, AD_MARK_MATE},
    {"checkmate", A_MARK, AD_MARK_MATE},
    {"from", A_MARK, 0}, {"to", A_MARK, 0}, {"on", A_MARK, 0}, {"and", A_MARK, 0},
    {"becomes", A_MARK, 0}, {"promotes", A_MARK, 0},
    {"", UNKNOWN, 0},
};

static const struct word german[] = {
    {"eins", A_RANK, 0}, {"zwei", A_RANK, 1}, {"zwo", A_RANK, 1}, {"drei", A_RANK, 2},
    {"vier", A_RANK, 3}, {"fuenf", A_RANK, 4}, {"sechs", A_RANK, 5}, {"sieben", A_RANK, 6},
    {"acht", A_RANK, 7},
    {"koenig", A_MAN, AD_KING}, {"dame", A_MAN, AD_QUEEN}, {"turm", A_MAN, AD_ROOK},
    {"laeufer", A_MAN, AD_BISHOP}, {"springer", A_MAN, AD_KNIGHT}, {"bauer", A_MAN, AD_PAWN},
    {"rochade", A_CASTLING, 0},
    {"kurze", A_SIDE, AD__SHORT}, {"kurz", A_SIDE, AD__SHORT},
    {"lange", A_SIDE, AD__LONG}, {"lang", A_SIDE, AD__LONG},
    {"schlaegt", A_MARK, AD_MARK_CAPTURE},
    {"en", A_MARK, 0}, {"passant", A_MARK, AD_MARK_EN_PASSANT},
    {"schach", A_MARK, AD_MARK_CHECK}, {"matt", A_MARK, AD_MARK_MATE},
    {"schachmatt", A_MARK, AD_MARK_MATE},
    {"von", A_MARK, 0}, {"nach", A_MARK, 0}, {"auf", A_MARK, 0}, {"und", A_MARK, 0},
    {"wird", A_MARK, 0}, {"zur", A_MARK, 0}, {"zum", A_MARK, 0},
    {"", UNKNOWN, 0},
};
/* clang-format on */

static struct word look_up(const struct word *list, const char *folded)
{
    while (list->means != UNKNOWN && strcmp(list->text, folded) != 0)
        list++;
    return *list;
}

static struct word word_of(const char *folded, enum ad_language lang)
{
    char c = folded[0];
    if (c != '\0' && folded[1] == '\0') {
        if (c >= 'a' && c <= 'h')
            return (struct word){"", A_FILE, (uint8_t)(c - 'a')};
        if (c >= '1' && c <= '8')
            return (struct word){"", A_RANK, (uint8_t)(c - '1')};
    }
    struct word found = look_up(files, folded);
    if (found.means != UNKNOWN)
        return found;
    return look_up(lang == AD_DE ? german : english, folded);
}

/* ---- reading: cutting the text into folded words ---- */

enum { FOLDED_MAX = 16 }; /* longer than any word we know */

static bool is_letter(unsigned char c)
{
    return (c | 32) >= 'a' && (c | 32) <= 'z';
}

/* What follows 0xC3 in the UTF-8 of ä, ö and ü, small or capital. */
static const char *fold_umlaut(unsigned char second)
{
    switch (second) {
    case 0x84:
    case 0xA4: return "ae";
    case 0x96:
    case 0xB6: return "oe";
    case 0x9C:
    case 0xBC: return "ue";
    }
    return NULL;
}

/* Fold the letter at `text` into out[0 .. 1]; returns its bytes in the text, 0 if it is none. */
static size_t fold_letter(char out[2], const unsigned char *text, size_t len)
{
    if (len > 0 && is_letter(text[0])) {
        out[0] = (char)(text[0] | 32);
        out[1] = '\0';
        return 1;
    }
    const char *pair = len > 1 && text[0] == 0xC3 ? fold_umlaut(text[1]) : NULL;
    if (pair == NULL)
        return 0;
    memcpy(out, pair, 2);
    return 2;
}

/* A word is a run of letters, or one byte that is no letter. Returns its bytes in the text.
 * What is too long for `out` is cut off; it is too long for our lists as well. */
static size_t fold_word(char out[FOLDED_MAX], const unsigned char *text, size_t len)
{
    size_t used = 0, n = 0, step;
    char letter[2];

    while ((step = fold_letter(letter, text + used, len - used)) != 0) {
        used += step;
        for (int i = 0; i < 2 && letter[i] && n < FOLDED_MAX - 1; i++)
            out[n++] = letter[i];
    }
    if (used == 0) {
        out[n++] = (char)text[0];
        used = 1;
    }
    out[n] = '\0';
    return used;
}

static bool is_pause(unsigned char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == '.' || c == '-' || c == '!';
}

/* ---- reading: the announcement ---- */

struct heard {
    int man, promotion;       /* enum ad_kind; AD_EMPTY until heard     */
    int from_file, from_rank; /* the square before the last ...         */
    int file, rank;           /* ... and the last; -1 until heard       */
    bool castling;            /* the word; its side may come before it  */
    uint8_t side;             /* enum ad__castling                      */
    uint8_t marks;
};

static bool hear_man(struct heard *h, int kind)
{
    bool before = h->file < 0 && h->rank < 0;
    int *slot = before ? &h->man : &h->promotion;
    if (*slot != AD_EMPTY)
        return false;
    *slot = kind;
    return true;
}

/* A second file or rank makes what was heard so far the origin. */
static bool hear_file(struct heard *h, int file)
{
    if (h->file >= 0 || h->rank >= 0) {
        if (h->from_file >= 0 || h->from_rank >= 0)
            return false;
        h->from_file = h->file;
        h->from_rank = h->rank;
        h->rank = -1;
    }
    h->file = file;
    return h->promotion == AD_EMPTY;
}

static bool hear_rank(struct heard *h, int rank)
{
    if (h->rank >= 0)
        return false;
    h->rank = rank;
    return h->promotion == AD_EMPTY;
}

static bool hear_side(struct heard *h, uint8_t side)
{
    if (h->side != AD__NO_CASTLING)
        return false;
    h->side = side;
    return true;
}

static bool hear(struct heard *h, struct word word)
{
    switch ((enum meaning)word.means) {
    case UNKNOWN: return false;
    case A_FILE: return hear_file(h, word.value);
    case A_RANK: return hear_rank(h, word.value);
    case A_MAN: return hear_man(h, word.value);
    case A_CASTLING: h->castling = true; return true;
    case A_SIDE: return hear_side(h, word.value);
    case A_MARK: h->marks |= word.value; return true;
    }
    return false;
}

/* All that was heard must be one announcement: a castling and its side, or a target. */
static bool conclude(struct ad__written *w, const struct heard *h, const struct ad_position *p)
{
    bool squares = h->file >= 0 || h->rank >= 0 || h->man != AD_EMPTY;
    *w = (struct ad__written){.marks = h->marks};
    if (h->castling || h->side != AD__NO_CASTLING) {
        w->kind = AD_KING;
        w->to = AD_NO_SQUARE;
        w->castling = h->side;
        return h->castling && h->side != AD__NO_CASTLING && !squares;
    }
    if (h->file < 0 || h->rank < 0)
        return false;
    int kind = h->man;
    if (kind == AD_EMPTY && h->from_file >= 0 && h->from_rank >= 0)
        kind = ad_man_kind(ad_position_man(p, ad_square(h->from_file, h->from_rank)));
    w->kind = (uint8_t)(kind == AD_EMPTY ? AD_PAWN : kind);
    w->to = (uint8_t)ad_square(h->file, h->rank);
    w->promotion = (uint8_t)h->promotion;
    w->origins = ad__origins(h->from_file, h->from_rank);
    return true;
}

enum ad_read ad_spoken_read(struct ad_reading *out, const struct ad_position *p, const char *text,
                            size_t len, enum ad_language lang)
{
    struct heard h = {.from_file = -1, .from_rank = -1, .file = -1, .rank = -1};
    struct ad__written w;
    char folded[FOLDED_MAX];

    if (!has_voice(lang))
        return ad__unreadable(out, 0);
    for (size_t at = 0, step; at < len; at += step) {
        const unsigned char *rest = (const unsigned char *)text + at;
        step = 1;
        if (is_pause(*rest))
            continue;
        step = fold_word(folded, rest, len - at);
        if (!hear(&h, word_of(folded, lang)))
            return ad__unreadable(out, at);
    }
    if (!conclude(&w, &h, p))
        return ad__unreadable(out, len);
    return ad__written_decide(out, p, &w);
}
