/*
 * core/pgn.c -- the reader of game archives: bytes in, tokens out.
 *
 * In: windows of the caller's. Out: tokens that point into them, one a call, the same tokens
 * however the windows were cut. The decisions that make this so are all about how far one
 * must see: a word 256 bytes, a tag 4096, a comment 4096 and a few. What is longer is cut or
 * refused at exactly that length, and what may go on behind the window waits for the next.
 *
 *   START --tag--> TAGS --movetext--> MOVES --result--> AFTER
 *     ^ |                               ^                 |
 *     | +---- movetext without tags ----+                 |
 *     +--------- anything but a comment: AD_PGN_END ------+
 *
 * A tag section or the end of the input sends every phase through AFTER to START, and what is
 * missing is reported on the way: `finish`. A comment with no end, a tag with no quotation mark
 * and every other run of bytes that we must get past stops at the end of a line or at a line
 * with [Event " , so that no fault swallows the next game.
 */
#include "pgn_step.h"

/* clang-format off */
const uint8_t ad__pgn_glyph[256] = {
    [' '] = SPACE, ['\t'] = SPACE, ['\n'] = SPACE | STOP, ['\v'] = SPACE, ['\f'] = SPACE, ['\r'] = SPACE,
    ['.'] = DOT, ['*'] = STAR, ['!'] = MARK, ['?'] = MARK, ['$'] = DOLLAR, ['('] = OPEN, [')'] = CLOSE,
    ['{'] = CURLY, [';'] = SEMICOLON, ['['] = BRACKET, ['%'] = PERCENT, ['"'] = STOP, ['\\'] = STOP,
    ['0' ... '9'] = DIGIT | NAME, ['A' ... 'Z'] = WORD | NAME, ['a' ... 'z'] = WORD | NAME, ['_'] = WORD | NAME,
    ['+'] = SIGN, ['#'] = WORD, ['='] = SIGN, [':'] = WORD, ['-'] = SIGN, ['/'] = WORD,
    [0x80 ... 0xc1] = WORD, [0xc2] = SIGN, [0xc3 ... 0xff] = WORD, /* ±; figurines */
};
/* clang-format on */

enum { USUAL_SIGHT = 16 }; /* bytes that read_usual may look at */

void ad_pgn_start(struct ad_pgn_reader *r, uint64_t line)
{
    memset(r, 0, sizeof *r);
    r->from_place = r->mark_place = (struct ad_place){line, 1};
    r->before = '\n';
    r->inside = BOM;
    ad_pgn_feed(r, "", 0, false);
}

void ad_pgn_feed(struct ad_pgn_reader *r, const char *text, size_t len, bool last)
{
    r->from = r->at = r->mark = text;
    r->end = text + len;
    r->last = last;
}

size_t ad_pgn_rest(const struct ad_pgn_reader *r)
{
    return left(r);
}

/* Sixteen bytes at a time: every byte of an archive comes by here. */
static size_t count_line_ends(const char *p, const char *end)
{
    typedef int8_t block __attribute__((vector_size(16)));
    size_t n = 0;

    while (end - p >= (ptrdiff_t)sizeof(block)) {
        block text, found = {0};
        for (int i = 0; i < 127 && end - p >= (ptrdiff_t)sizeof(block); i++, p += sizeof(block)) {
            memcpy(&text, p, sizeof text);
            found -= text == '\n';
        }
        for (size_t i = 0; i < sizeof(block); i++)
            n += (uint8_t)found[i];
    }
    for (; p < end; p++)
        n += *p == '\n';
    return n;
}

struct ad_place ad_pgn_place(struct ad_pgn_reader *r, const char *at)
{
    const char *line = at;
    size_t line_ends;

    if (at < r->mark) {
        r->mark = r->from;
        r->mark_place = r->from_place;
    }
    line_ends = count_line_ends(r->mark, at);
    if (line_ends > 0) {
        while (line[-1] != '\n')
            line--;
        r->mark = line;
        r->mark_place = (struct ad_place){r->mark_place.line + line_ends, 1};
    }
    r->mark_place.column += (size_t)(at - r->mark);
    r->mark = at;
    return r->mark_place;
}

/* ---- where a game or a window ends ---- */

bool ad__pgn_more(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    r->from_place = ad_pgn_place(r, r->at);
    r->before = byte_before(r, r->at);
    r->from = r->at;
    return token(out, r, AD_PGN_MORE, 0);
}

bool ad__pgn_error(struct ad_pgn_token *out, struct ad_pgn_reader *r, enum ad_pgn_why why,
                   size_t len)
{
    out->why = why;
    out->place = ad_pgn_place(r, r->at);
    return token(out, r, AD_PGN_ERROR, len);
}

bool ad__pgn_finish(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (r->depth > 0) {
        r->depth = 0;
        return ad__pgn_error(out, r, AD_PGN_NOT_CLOSED, 0);
    }
    if (r->phase != AFTER) {
        r->phase = AFTER;
        return ad__pgn_error(out, r, AD_PGN_NO_RESULT, 0);
    }
    r->phase = START;
    r->event = r->stray = false;
    return token(out, r, AD_PGN_END, 0);
}

/* The window is read to its end. */
static bool used_up(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (!r->last)
        return ad__pgn_more(out, r);
    return r->phase == START ? token(out, r, AD_PGN_DONE, 0) : ad__pgn_finish(out, r);
}

/* ---- what only its place tells ---- */

/* % in the first column puts its line outside of PGN. */
static bool read_percent(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (byte_before(r, r->at) != '\n')
        return ad__pgn_read_stray(out, r);
    r->inside = SKIP_LINE;
    return false;
}

/* In movetext only a tag at the start of a line begins the next game. */
static bool read_bracket(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (r->phase == AFTER)
        return ad__pgn_finish(out, r);
    if (r->phase != MOVES)
        return ad__pgn_read_tag(out, r);
    if (left(r) == 1 && !r->last)
        return ad__pgn_more(out, r);
    if (byte_before(r, r->at) == '\n' && left(r) > 1 && is_letter(r->at[1]))
        return ad__pgn_finish(out, r);
    return ad__pgn_read_stray(out, r);
}

/* ---- gaps: what no token comes from ---- */

static bool skip_bom(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    static const char bom[] = "\xef\xbb\xbf";
    size_t n = left(r) < 3 ? left(r) : 3;
    bool like = memcmp(r->at, bom, n) == 0;

    if (like && n < 3 && !r->last)
        return ad__pgn_more(out, r);
    if (like && n == 3)
        r->at = r->from = r->mark = r->at + 3;
    r->inside = NOTHING;
    return false;
}

static const char *end_of_line(const struct ad_pgn_reader *r)
{
    const char *end = memchr(r->at, '\n', left(r));
    return end ? end : r->end;
}

static const char *end_of_word(const struct ad_pgn_reader *r)
{
    const char *p = r->at;
    while (p < r->end && (is_word(p) || glyph_at(p) == STRAY || glyph_at(p) == STAR))
        p++;
    return p;
}

/* A [ at the start of a line; the garbage itself does not start with one. */
static const char *end_of_garbage(const struct ad_pgn_reader *r)
{
    const char *p = r->at;
    while ((p = memchr(p, '[', (size_t)(r->end - p))) != NULL && byte_before(r, p) != '\n')
        p++;
    return p ? p : r->end;
}

static bool skip_to(struct ad_pgn_token *out, struct ad_pgn_reader *r, const char *end)
{
    r->at = end;
    if (end == r->end && !r->last)
        return ad__pgn_more(out, r);
    r->inside = NOTHING;
    return false;
}

static bool go_on(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    switch ((enum inside)r->inside) {
    case NOTHING: break;
    case BOM: return skip_bom(out, r);
    case BRACE: return ad__pgn_read_brace(out, r, false);
    case LINE: return ad__pgn_read_line(out, r);
    case UNCLOSED: return ad__pgn_read_unclosed(out, r);
    case SKIP_LINE: return skip_to(out, r, end_of_line(r));
    case SKIP_WORD: return skip_to(out, r, end_of_word(r));
    case SKIP_GARBAGE: return skip_to(out, r, end_of_garbage(r));
    }
    return false;
}

static void skip_space(struct ad_pgn_reader *r)
{
    const char *p = r->at, *end = r->end;

    for (; p < end && (glyph_at(p) == SPACE || glyph_at(p) == DOT); p++)
        if (r->phase == TAGS && *p == '\n' && r->newlines < 2)
            r->newlines++;
    r->at = p;
}

static bool step(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (r->inside != NOTHING)
        return go_on(out, r);
    skip_space(r);
    if (r->at == r->end)
        return used_up(out, r);
    switch (glyph_at(r->at)) {
    case WORD: return ad__pgn_read_word(out, r);
    case SIGN: return ad__pgn_read_sign(out, r);
    case DIGIT: return ad__pgn_read_digits(out, r);
    case STAR: return ad__pgn_read_star(out, r);
    case MARK: return ad__pgn_read_mark(out, r);
    case DOLLAR: return ad__pgn_read_nag(out, r);
    case OPEN: return ad__pgn_read_open(out, r);
    case CLOSE: return ad__pgn_read_close(out, r);
    case CURLY:
    case SEMICOLON: return ad__pgn_read_comment(out, r);
    case BRACKET: return read_bracket(out, r);
    case PERCENT: return read_percent(out, r);
    case STRAY: return ad__pgn_read_stray(out, r);
    case SPACE:
    case DOT: break;
    }
    return false;
}

/* ---- the usual case ---- */

/* Eight bytes as one number, the first one lowest. */
static inline uint64_t eight_bytes(const char *text)
{
    const unsigned char *p = (const unsigned char *)text;

    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 |
           (uint64_t)p[7] << 56;
}

/* Bit i, if byte i is part of a word. */
static inline unsigned word_bit(const char *p, unsigned i)
{
    return (is_word(p + i) ? 1u : 0u) << i;
}

/* The length of a word of up to seven bytes with a blank behind it; 0 if there is another sight.
 * Moves are short and their lengths random: a loop over them would end where no CPU can foresee
 * it, and that costs more than looking at all the bytes at once. */
static inline unsigned short_word(const char *p)
{
    const uint64_t each = ~UINT64_C(0) / 255;
    uint64_t text = eight_bytes(p);
    uint64_t blanks = (text - each * (' ' + 1)) & ~text & each * 0x80; /* right for the first */
    unsigned len = blanks ? (unsigned)__builtin_ctzll(blanks) / 8 : 0;
    unsigned words = word_bit(p, 0) | word_bit(p, 1) | word_bit(p, 2) | word_bit(p, 3) |
                     word_bit(p, 4) | word_bit(p, 5) | word_bit(p, 6);

    return ~words & ((1u << len) - 1) ? 0 : len;
}

/* Nearly every token of an archive is a move behind a blank, or behind a number and a blank.
 * What `step` would find by many questions is seen here by few; else nothing is done. */
static inline bool read_usual(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    const char *p = r->at;
    unsigned len;

    if (r->end - p < USUAL_SIGHT || r->phase != MOVES || r->inside != NOTHING || !is_space(p))
        return false;
    p++;
    if (glyph_at(p) == DIGIT) {
        do
            p++;
        while (glyph_at(p) == DIGIT && p - r->at < 4);
        if (p[0] != '.' || !is_space(p + 1))
            return false;
        p += 2;
    }
    len = short_word(p);
    if (len == 0 || glyph_at(p) != WORD)
        return false;
    r->at = p;
    return token(out, r, AD_PGN_MOVE, len);
}

/* Not inlined, so that the usual way need not save registers for this one. */
__attribute__((noinline)) static enum ad_pgn_kind next_of_any(struct ad_pgn_token *out,
                                                              struct ad_pgn_reader *r)
{
    while (!step(out, r))
        ;
    return out->kind;
}

enum ad_pgn_kind ad_pgn_next(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    return read_usual(out, r) ? AD_PGN_MOVE : next_of_any(out, r);
}

/* ---- cutting an archive ---- */

static bool is_boundary(const char *text, size_t len, size_t at)
{
    if (len - at < EVENT_LEN || memcmp(text + at, EVENT_LINE, EVENT_LEN) != 0)
        return false;
    if (at < 2 || text[at - 1] != '\n')
        return false;
    return text[at - 2] == '\n' || (at > 2 && text[at - 2] == '\r' && text[at - 3] == '\n');
}

size_t ad_pgn_boundary(const char *text, size_t len)
{
    size_t at = len;

    while (at > 0 && !is_boundary(text, len, at))
        at--;
    return at;
}
