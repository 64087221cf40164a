/*
 * core/fen.c -- FEN, X-FEN and Shredder-FEN in and out.
 *
 * In: text of the caller's. Out: a setup, or the place and the reason.
 */
#include "adoube/fen.h"

#include <string.h>

#include "bits.h"

static const char man_letters[] = " PNBRQK  pnbrqk"; /* by ad_man() */

/* ---- reading: a cursor over the text, and the first fault ---- */

struct cursor {
    const char *text;
    size_t len, at;
    struct ad_fault fault;
};

static int peek(const struct cursor *c) /* the next byte; -1 at the end */
{
    return c->at < c->len ? (unsigned char)c->text[c->at] : -1;
}

static bool fail(struct cursor *c, enum ad_why why)
{
    c->fault = (struct ad_fault){c->at, why};
    return false;
}

static bool at_field_end(const struct cursor *c)
{
    return peek(c) == ' ' || peek(c) == -1;
}

static bool next_field(struct cursor *c)
{
    if (peek(c) != ' ')
        return fail(c, AD_WHY_FIELDS);
    while (peek(c) == ' ')
        c->at++;
    return peek(c) != -1 || fail(c, AD_WHY_FIELDS);
}

static int man_of(int letter)
{
    const char *found = letter > ' ' ? strchr(man_letters, letter) : NULL;
    return found ? (int)(found - man_letters) : AD_EMPTY;
}

static bool read_rank(struct cursor *c, struct ad_setup *s, int rank)
{
    int file = 0;

    for (; !at_field_end(c) && peek(c) != '/'; c->at++) {
        int letter = peek(c), man = man_of(letter), empty = letter - '0';
        if (man == AD_EMPTY && (empty < 1 || empty > 8))
            return fail(c, AD_WHY_MAN);
        if (file + (man ? 1 : empty) > 8)
            return fail(c, AD_WHY_RANK_LONG);
        if (man)
            s->on[ad_square(file, rank)] = (uint8_t)man;
        file += man ? 1 : empty;
    }
    return file == 8 || fail(c, AD_WHY_RANK_SHORT);
}

static bool read_board(struct cursor *c, struct ad_setup *s)
{
    for (int rank = 7; rank >= 0; rank--) {
        if (!read_rank(c, s, rank))
            return false;
        if (rank > 0 && peek(c) != '/')
            return fail(c, AD_WHY_RANKS);
        if (rank > 0)
            c->at++;
    }
    return at_field_end(c) || fail(c, AD_WHY_RANKS);
}

static bool read_turn(struct cursor *c, struct ad_setup *s)
{
    int letter = peek(c);

    if (letter != 'w' && letter != 'b')
        return fail(c, AD_WHY_TURN);
    s->turn = letter == 'b' ? AD_BLACK : AD_WHITE;
    c->at++;
    return at_field_end(c) || fail(c, AD_WHY_TURN);
}

/* The file of the outermost rook on one side of the king. Without one, or without a king on this
 * rank, the corner: ad_position_from will find what is missing there. */
static int outermost_rook(const struct ad_setup *s, int colour, bool kingside)
{
    int rank = colour == AD_WHITE ? 0 : 7, step = kingside ? -1 : 1, corner = kingside ? 7 : 0;
    int rook = -1;

    for (int file = corner; file >= 0 && file < 8; file += step) {
        int man = s->on[ad_square(file, rank)];
        if (man == ad_man(colour, AD_ROOK) && rook < 0)
            rook = file;
        if (man == ad_man(colour, AD_KING))
            return rook < 0 ? corner : rook;
    }
    return corner;
}

static bool read_castling(struct cursor *c, struct ad_setup *s)
{
    if (peek(c) == '-') {
        c->at++;
        return at_field_end(c) || fail(c, AD_WHY_CASTLING);
    }
    for (; !at_field_end(c); c->at++) {
        int letter = peek(c), colour = letter >= 'a' ? AD_BLACK : AD_WHITE;
        int upper = colour == AD_BLACK ? letter - 'a' + 'A' : letter, file = upper - 'A';
        if (upper == 'K' || upper == 'Q')
            file = outermost_rook(s, colour, upper == 'K');
        if (file < 0 || file > 7)
            return fail(c, AD_WHY_CASTLING);
        if (s->castling[colour] >> file & 1)
            return fail(c, AD_WHY_CASTLING_TWICE);
        s->castling[colour] = (uint8_t)(s->castling[colour] | 1 << file);
    }
    return true;
}

static bool read_ep(struct cursor *c, struct ad_setup *s)
{
    int file = peek(c) - 'a', rank;

    s->ep = AD_NO_SQUARE;
    if (peek(c) != '-') {
        if (file < 0 || file > 7)
            return fail(c, AD_WHY_EN_PASSANT);
        c->at++;
        rank = peek(c) - '1';
        if (rank != 2 && rank != 5)
            return fail(c, AD_WHY_EN_PASSANT);
        s->ep = (uint8_t)ad_square(file, rank);
    }
    c->at++;
    return at_field_end(c) || fail(c, AD_WHY_EN_PASSANT);
}

static bool read_number(struct cursor *c, uint16_t *out)
{
    unsigned n = 0;
    size_t start = c->at;

    for (; peek(c) >= '0' && peek(c) <= '9'; c->at++) {
        n = n * 10 + (unsigned)(peek(c) - '0');
        if (n > UINT16_MAX)
            return fail(c, AD_WHY_NUMBER);
    }
    *out = (uint16_t)n;
    return (c->at > start && at_field_end(c)) || fail(c, AD_WHY_NUMBER);
}

static void skip_blanks(struct cursor *c)
{
    while (peek(c) == ' ')
        c->at++;
}

static bool read_counters(struct cursor *c, struct ad_setup *s)
{
    s->halfmoves = 0;
    s->fullmoves = 1;
    skip_blanks(c);
    if (peek(c) == -1)
        return true;
    if (!read_number(c, &s->halfmoves) || !next_field(c) || !read_number(c, &s->fullmoves))
        return false;
    skip_blanks(c);
    return peek(c) == -1 || fail(c, AD_WHY_MORE);
}

int ad_fen_read(struct ad_setup *out, const char *text, size_t len, struct ad_fault *fault)
{
    struct cursor c = {text, len, 0, {0, AD_WHY_NONE}};
    struct ad_setup s = {.turn = AD_WHITE};

    skip_blanks(&c);
    if ((peek(&c) != -1 || fail(&c, AD_WHY_EMPTY)) && read_board(&c, &s) && next_field(&c) &&
        read_turn(&c, &s) && next_field(&c) && read_castling(&c, &s) && next_field(&c) &&
        read_ep(&c, &s) && read_counters(&c, &s)) {
        *out = s;
        return 0;
    }
    if (fault)
        *fault = c.fault;
    return AD_EPARSE;
}

/* ---- writing ---- */

static char *write_board(char *at, const struct ad_position *p)
{
    for (int rank = 7; rank >= 0; rank--) {
        int empty = 0;
        for (int file = 0; file < 8; file++) {
            int man = ad_position_man(p, ad_square(file, rank));
            if (man == AD_EMPTY) {
                empty++;
                continue;
            }
            if (empty)
                *at++ = (char)('0' + empty);
            empty = 0;
            *at++ = man_letters[man];
        }
        if (empty)
            *at++ = (char)('0' + empty);
        *at++ = rank ? '/' : ' ';
    }
    return at;
}

/* K or Q if the rook is the outermost one, else, or in Shredder-FEN, its file. */
static char castling_letter(const struct ad_position *p, int rook, enum ad_fen_form form)
{
    int colour = rook > 31 ? AD_BLACK : AD_WHITE, king = p->king[colour];
    uint64_t rooks = p->straight & ~p->diagonal & p->side[colour] & ad__rank(rook >> 3);
    uint64_t outside = rook > king ? ~(ad__bit(rook) | (ad__bit(rook) - 1)) : ad__bit(rook) - 1;
    char letter = (char)('A' + (rook & 7));

    if (form == AD_FEN_X && !(rooks & outside))
        letter = rook > king ? 'K' : 'Q';
    return (char)(colour == AD_BLACK ? letter - 'A' + 'a' : letter);
}

static char *write_castling(char *at, const struct ad_position *p, enum ad_fen_form form)
{
    const char *start = at;

    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++)
        for (int file = 7; file >= 0; file--) { /* the king's side first: KQkq */
            int rook = ad_square(file, colour == AD_WHITE ? 0 : 7);
            if (ad__has(p->castling, rook))
                *at++ = castling_letter(p, rook, form);
        }
    if (at == start)
        *at++ = '-';
    *at++ = ' ';
    return at;
}

static char *write_number(char *at, unsigned n)
{
    char digits[8];
    int len = 0;

    do
        digits[len++] = (char)('0' + n % 10);
    while (n /= 10);
    while (len)
        *at++ = digits[--len];
    return at;
}

int ad_fen_write(char *out, size_t cap, const struct ad_position *p, enum ad_fen_form form)
{
    char text[AD_FEN_MAX], *at = write_board(text, p);
    size_t len;

    *at++ = p->turn == AD_WHITE ? 'w' : 'b';
    *at++ = ' ';
    at = write_castling(at, p, form);
    if (p->ep == AD_NO_SQUARE)
        *at++ = '-';
    else {
        *at++ = (char)('a' + ad_file_of(p->ep));
        *at++ = (char)('1' + ad_rank_of(p->ep));
    }
    *at++ = ' ';
    at = write_number(at, p->halfmoves);
    *at++ = ' ';
    at = write_number(at, p->fullmoves);
    len = (size_t)(at - text);
    if (len + 1 > cap)
        return AD_EFULL;
    memcpy(out, text, len);
    out[len] = '\0';
    return (int)len;
}
