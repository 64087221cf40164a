/*
 * core/san.c -- algebraic notation, in and out.
 *
 *   clause                         here
 *   1997 E.7, 2017 C.8             write_men, read_squares; the long form with AD_FORM_LONG
 *   E.8, E.10, C.9                 write_men, read_separator; a pawn's file on every capture
 *   E.9, C.10                      write_origin
 *   E.11, C.11                     write_promotion, read_promotion
 *   E.12, C.12                     read_marks: (=)
 *   C.13 and the list in E         write_castling, write_check, read_castling, read_marks
 *
 * Reading has two doors to one room. parse_plain knows the form that PGN export files are
 * written in and nothing else; it is why archives read fast. parse_any knows all that people
 * write. What both understand they understand alike, and ad__written_decide does the rest.
 */
#include "san.h"

#include <string.h>

#include "letters.h"

/* ---- writing ---- */

static char *write_castling(char *at, ad_move m, unsigned form)
{
    bool is_short = ad_move_to(m) > ad_move_from(m);
    if (form & AD_FORM_LETTER_O)
        return ad__put(at, is_short ? "O-O" : "O-O-O");
    return ad__put(at, is_short ? "0-0" : "0-0-0");
}

/* The Laws speak of two men that can go to one square. With more of them the file still
 * comes first, then the rank, and if neither is enough both. */
static char *write_origin(char *at, const struct ad_position *p, ad_move m)
{
    int from = ad_move_from(m);
    uint64_t rivals = ad_position_movers(p, ad_move_kind(m), ad_move_to(m)) & ~ad__bit(from);
    if (rivals == 0)
        return at;
    bool on_file = rivals & AD__FILE_A << ad_file_of(from);
    bool on_rank = rivals & ad__rank(ad_rank_of(from));
    if (!on_file || on_rank)
        *at++ = (char)('a' + ad_file_of(from));
    if (on_file)
        *at++ = (char)('1' + ad_rank_of(from));
    return at;
}

static char *write_men(char *at, const struct ad_position *p, ad_move m, enum ad_language lang,
                       unsigned form)
{
    int from = ad_move_from(m), to = ad_move_to(m), kind = ad_move_kind(m);
    bool takes = ad__has(p->side[!p->turn], to) || ad_move_how(m) == AD_EN_PASSANT;

    at = ad__put(at, ad_piece_letter(kind, p->turn, lang));
    if (form & AD_FORM_LONG)
        at = ad__put_square(at, from);
    else if (kind != AD_PAWN)
        at = write_origin(at, p, m);
    else if (takes)
        *at++ = (char)('a' + ad_file_of(from));
    if (takes && form & AD_FORM_CAPTURE)
        *at++ = 'x';
    else if (form & AD_FORM_LONG && form & AD_FORM_HYPHEN)
        *at++ = '-';
    return ad__put_square(at, to);
}

static char *write_promotion(char *at, const struct ad_position *p, ad_move m,
                             enum ad_language lang, unsigned form)
{
    if (ad_move_promotion(m) == AD_EMPTY)
        return at;
    if (form & AD_FORM_EQUALS)
        *at++ = '=';
    return ad__put(at, ad_piece_letter(ad_move_promotion(m), p->turn, lang));
}

static char *write_check(char *at, const struct ad_position *p, ad_move m, unsigned form)
{
    if (!(form & (AD_FORM_CHECK | AD_FORM_MATE | AD_FORM_MATE_PLUS)))
        return at;
    struct ad_position after;
    ad_position_play(&after, p, m);
    if (ad_position_checkers(&after) == 0)
        return at;
    if (form & (AD_FORM_MATE | AD_FORM_MATE_PLUS) && !ad_position_can_move(&after))
        return ad__put(at, form & AD_FORM_MATE_PLUS ? "++" : "#");
    return ad__put(at, form & AD_FORM_CHECK ? "+" : "");
}

int ad_san_write(char *out, size_t cap, const struct ad_position *p, ad_move m,
                 enum ad_language lang, unsigned form)
{
    char text[AD_MOVE_TEXT_MAX], *at = text;

    if ((unsigned)lang >= AD_LANGUAGES)
        return AD_EINVAL;
    if (ad_move_how(m) == AD_CASTLES) {
        at = write_castling(at, m, form);
    } else {
        at = write_men(at, p, m, lang, form);
        at = write_promotion(at, p, m, lang, form);
        if (ad_move_how(m) == AD_EN_PASSANT && form & AD_FORM_EN_PASSANT)
            at = ad__put(at, "e.p.");
    }
    at = write_check(at, p, m, form);
    return ad__hand_out(out, cap, text, (size_t)(at - text));
}

/* ---- reading what people write ---- */

struct scan {
    const char *text;
    size_t len, at;
    enum ad_language lang;
};

static int byte_at(const struct scan *s, size_t ahead) /* -1 past the end */
{
    return ahead < s->len - s->at ? (unsigned char)s->text[s->at + ahead] : -1;
}

static bool take(struct scan *s, const char *word)
{
    size_t len = strlen(word);
    if (s->len - s->at < len || memcmp(s->text + s->at, word, len) != 0)
        return false;
    s->at += len;
    return true;
}

static void skip_blanks(struct scan *s)
{
    while (byte_at(s, 0) == ' ' || byte_at(s, 0) == '\t')
        s->at++;
}

static int file_of(int byte) /* 0 .. 7, or -1 */
{
    return byte >= 'a' && byte <= 'h' ? byte - 'a' : -1;
}

static int rank_of(int byte) /* 0 .. 7, or -1 */
{
    return byte >= '1' && byte <= '8' ? byte - '1' : -1;
}

/* A hyphen, or one of the dashes U+2010 .. U+2015 that word processors make of it. */
static bool take_hyphen(struct scan *s)
{
    if (take(s, "-"))
        return true;
    if (byte_at(s, 0) != 0xE2 || byte_at(s, 1) != 0x80 || byte_at(s, 2) < 0x90 ||
        byte_at(s, 2) > 0x95)
        return false;
    s->at += 3;
    return true;
}

/* What may stand before the target: x, : or a hyphen, with blanks around it. */
static bool read_separator(struct scan *s, struct ad__written *w)
{
    size_t start = s->at;
    skip_blanks(s);
    bool takes = take(s, "x") || take(s, ":") || take(s, "×");
    if (!takes && !take_hyphen(s)) {
        s->at = start;
        return false;
    }
    if (takes)
        w->marks |= AD_MARK_CAPTURE;
    skip_blanks(s);
    return true;
}

/* The target, and before it as much of the origin as is given. The first square met is the
 * target unless another follows: e4, ed5, S1f3, Sg1-f3. A pawn that captures is known by its
 * file (C.9.3), so where none is given it comes from the target's own. */
static bool read_squares(struct scan *s, struct ad__written *w)
{
    int file = file_of(byte_at(s, 0));
    s->at += file >= 0;
    int rank = rank_of(byte_at(s, 0));
    s->at += rank >= 0;
    if (w->kind == AD_PAWN && file < 0)
        return false;

    bool separated = read_separator(s, w);
    int to_file = file_of(byte_at(s, 0)), to_rank = rank_of(byte_at(s, 1));
    if (to_file >= 0 && to_rank >= 0) {
        s->at += 2;
        w->origins = ad__origins(file, rank);
        w->to = (uint8_t)ad_square(to_file, to_rank);
        return true;
    }
    if (separated || file < 0 || rank < 0)
        return false;
    w->origins = ad__origins(w->kind == AD_PAWN ? file : -1, -1);
    w->to = (uint8_t)ad_square(file, rank);
    return true;
}

/* d8D, d8=D, d8/D, d8(D). A bracket without a letter is left alone: it may be (=). */
static bool read_promotion(struct scan *s, struct ad__written *w)
{
    size_t start = s->at;
    bool bracket = take(s, "("), sign = !bracket && (take(s, "=") || take(s, "/"));
    w->promotion = (uint8_t)ad__letter_read(&s->at, s->text, s->len, s->lang);
    if (bracket && (w->promotion == AD_EMPTY || !take(s, ")"))) {
        w->promotion = AD_EMPTY;
        s->at = start;
    }
    return !sign || w->promotion != AD_EMPTY;
}

static bool is_circle(int c)
{
    return c == '0' || c == 'O' || c == 'o';
}

static bool take_next_circle(struct scan *s)
{
    size_t start = s->at;
    skip_blanks(s);
    take_hyphen(s);
    skip_blanks(s);
    if (is_circle(byte_at(s, 0))) {
        s->at++;
        return true;
    }
    s->at = start;
    return false;
}

static bool read_castling(struct scan *s, struct ad__written *w)
{
    s->at++; /* the first circle */
    if (!take_next_circle(s))
        return false;
    w->kind = AD_KING;
    w->to = AD_NO_SQUARE;
    w->castling = take_next_circle(s) ? AD__LONG : AD__SHORT;
    return true;
}

/* Longer marks stand before those they begin with. */
static const struct {
    char text[5];
    uint8_t mark;
} marks[] = {
    {"++", AD_MARK_MATE},
    {"+", AD_MARK_CHECK},
    {"#", AD_MARK_MATE},
    {"e.p.", AD_MARK_EN_PASSANT},
    {"e.p", AD_MARK_EN_PASSANT},
    {"ep", AD_MARK_EN_PASSANT},
    {"(=)", AD_MARK_DRAW_OFFER},
    {"!", 0},
    {"?", 0},
};

static bool read_mark(struct scan *s, struct ad__written *w)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (take(s, marks[i].text)) {
            w->marks |= marks[i].mark;
            return true;
        }
    }
    return false;
}

static bool read_marks(struct scan *s, struct ad__written *w) /* to the end of the text */
{
    do
        skip_blanks(s);
    while (read_mark(s, w));
    return s->at == s->len;
}

static bool parse_any(struct scan *s, struct ad__written *w)
{
    *w = (struct ad__written){.promotion = AD_EMPTY};
    skip_blanks(s);
    if (is_circle(byte_at(s, 0)))
        return read_castling(s, w) && read_marks(s, w);

    w->kind = (uint8_t)ad__letter_read(&s->at, s->text, s->len, s->lang);
    if (w->kind == AD_EMPTY)
        w->kind = AD_PAWN;
    if (!read_squares(s, w))
        return false;
    if (w->kind == AD_PAWN && !read_promotion(s, w))
        return false;
    return read_marks(s, w);
}

enum ad_read ad__san_read_any(struct ad_reading *out, const struct ad_position *p, const char *text,
                              size_t len, enum ad_language lang)
{
    struct scan s = {text, len, 0, lang};
    struct ad__written w;

    if ((unsigned)lang >= AD_LANGUAGES)
        return ad__unreadable(out, 0);
    if (!parse_any(&s, &w))
        return ad__unreadable(out, s.at);
    return ad__written_decide(out, p, &w);
}

/* ---- reading what programs write ---- */

static bool plain_castling(struct ad__written *w, const unsigned char *t, size_t len)
{
    if ((len != 3 && len != 5) || memcmp(t, "O-O-O", len) != 0)
        return false;
    w->kind = AD_KING;
    w->to = AD_NO_SQUARE;
    w->castling = len == 3 ? AD__SHORT : AD__LONG;
    return true;
}

/* The origin: nothing, a file, a rank or both. A pawn without its file makes a step. */
static bool plain_origin(struct ad__written *w, const unsigned char *t, size_t len)
{
    int file = len > 0 ? file_of(t[0]) : -1;
    size_t used = file >= 0;
    int rank = len > used ? rank_of(t[used]) : -1;
    used += rank >= 0;

    if (w->kind == AD_PAWN && file < 0) {
        if (rank >= 0 || w->marks & AD_MARK_CAPTURE)
            return false;
        file = ad_file_of(w->to);
    }
    w->origins = ad__origins(file, rank);
    return used == len;
}

/* Reads from the end, where the target stands: letter, origin, x, target, =letter, sign. */
static bool parse_plain(struct ad__written *w, const unsigned char *t, size_t len,
                        const uint8_t kinds[256])
{
    *w = (struct ad__written){.promotion = AD_EMPTY};
    if (len < 2)
        return false;
    if (t[len - 1] == '+' || t[len - 1] == '#')
        w->marks = t[--len] == '+' ? AD_MARK_CHECK : AD_MARK_MATE;
    if (t[0] == 'O')
        return plain_castling(w, t, len);

    size_t start = kinds[t[0]] != AD_EMPTY;
    w->kind = start ? kinds[t[0]] : AD_PAWN;
    if (len > 3 && !start && t[len - 2] == '=') {
        w->promotion = kinds[t[len - 1]];
        len -= 2;
        if (w->promotion == AD_EMPTY)
            return false;
    }
    if (len < start + 2 || file_of(t[len - 2]) < 0 || rank_of(t[len - 1]) < 0)
        return false;
    w->to = (uint8_t)ad_square(file_of(t[len - 2]), rank_of(t[len - 1]));
    len -= 2;
    if (len > start && t[len - 1] == 'x') {
        w->marks |= AD_MARK_CAPTURE;
        len--;
    }
    return plain_origin(w, t + start, len - start);
}

enum ad_read ad_san_read(struct ad_reading *out, const struct ad_position *p, const char *text,
                         size_t len, enum ad_language lang)
{
    struct ad__written w;

    if ((unsigned)lang < AD_LANGUAGES &&
        parse_plain(&w, (const unsigned char *)text, len, ad__letter_kind[lang]))
        return ad__written_decide(out, p, &w);
    return ad__san_read_any(out, p, text, len, lang);
}
