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
#include "pgn_words.h"

enum phase { START, TAGS, MOVES, AFTER };

/* What the bytes at hand belong to when a token or a gap is longer than its window. */
enum inside { NOTHING, BOM, BRACE, LINE, UNCLOSED, SKIP_LINE, SKIP_WORD, SKIP_GARBAGE };

enum glyph {
    STRAY, /* means nothing in PGN */
    SPACE,
    DOT,
    STAR,
    MARK, /* ! ? */
    DOLLAR,
    OPEN,
    CLOSE,
    CURLY,
    SEMICOLON,
    BRACKET,
    PERCENT,
    WORD = 16, /* this bit: part of a word */
    DIGIT
};

enum {
    GLYPH = 31, /* these bits are the glyph; beside them: */
    NAME = 32,  /* may stand in the name of a tag         */
    STOP = 64   /* ends the plain text of a tag's value   */
};

/* clang-format off */
static const uint8_t glyph_of[256] = {
    [' '] = SPACE, ['\t'] = SPACE, ['\n'] = SPACE | STOP, ['\v'] = SPACE, ['\f'] = SPACE, ['\r'] = SPACE,
    ['.'] = DOT, ['*'] = STAR, ['!'] = MARK, ['?'] = MARK, ['$'] = DOLLAR, ['('] = OPEN, [')'] = CLOSE,
    ['{'] = CURLY, [';'] = SEMICOLON, ['['] = BRACKET, ['%'] = PERCENT, ['"'] = STOP, ['\\'] = STOP,
    ['0' ... '9'] = DIGIT | NAME, ['A' ... 'Z'] = WORD | NAME, ['a' ... 'z'] = WORD | NAME, ['_'] = WORD | NAME,
    ['+'] = WORD, ['#'] = WORD, ['='] = WORD, [':'] = WORD, ['-'] = WORD, ['/'] = WORD,
    [0x80 ... 0xff] = WORD, /* figurines */
};
/* clang-format on */

enum { USUAL_SIGHT = 16 }; /* bytes that read_usual may look at */

static const char event_line[] = "[Event \"";
enum { EVENT_LEN = sizeof event_line - 1 };

static enum glyph glyph_at(const char *p)
{
    return (enum glyph)(glyph_of[(unsigned char)*p] & GLYPH);
}

static bool has(const char *p, int bit)
{
    return glyph_of[(unsigned char)*p] & bit;
}

static bool is_word(const char *p)
{
    return has(p, WORD);
}

static bool is_space(const char *p)
{
    return glyph_at(p) == SPACE;
}

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static size_t left(const struct ad_pgn_reader *r)
{
    return (size_t)(r->end - r->at);
}

static char byte_before(const struct ad_pgn_reader *r, const char *p)
{
    return p > r->from ? p[-1] : r->before;
}

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
            n += (size_t)found[i];
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

/* ---- one step: every function here says whether it made a token ---- */

static bool token(struct ad_pgn_token *out, struct ad_pgn_reader *r, enum ad_pgn_kind kind,
                  size_t len)
{
    out->kind = kind;
    out->text = r->at;
    out->len = len;
    r->at += len;
    return true;
}

/* The window will go away: remember what a later one needs of it. */
static bool more(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    r->from_place = ad_pgn_place(r, r->at);
    r->before = byte_before(r, r->at);
    r->from = r->at;
    return token(out, r, AD_PGN_MORE, 0);
}

/* An error at the present place, and how many bytes it takes with it. */
static bool error(struct ad_pgn_token *out, struct ad_pgn_reader *r, enum ad_pgn_why why,
                  size_t len)
{
    out->why = why;
    out->place = ad_pgn_place(r, r->at);
    return token(out, r, AD_PGN_ERROR, len);
}

/* Take the game that is under way to its end, one token a call. */
static bool finish(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (r->depth > 0) {
        r->depth = 0;
        return error(out, r, AD_PGN_NOT_CLOSED, 0);
    }
    if (r->phase != AFTER) {
        r->phase = AFTER;
        return error(out, r, AD_PGN_NO_RESULT, 0);
    }
    r->phase = START;
    r->event = r->stray = false;
    return token(out, r, AD_PGN_END, 0);
}

/* The window is read to its end. */
static bool used_up(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (!r->last)
        return more(out, r);
    return r->phase == START ? token(out, r, AD_PGN_DONE, 0) : finish(out, r);
}

static bool garbage(struct ad_pgn_token *out, struct ad_pgn_reader *r, enum inside inside)
{
    r->inside = (uint8_t)inside;
    return error(out, r, AD_PGN_GARBAGE, 0);
}

/* Movetext is at hand. If something else must be said first, say it: that is a token. */
static bool before_movetext(struct ad_pgn_token *out, struct ad_pgn_reader *r, bool can_begin)
{
    if (r->phase == AFTER)
        return finish(out, r);
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

static bool read_word(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    size_t len = word_len(r);

    if (len == 0)
        return more(out, r);
    if (r->phase != MOVES && before_movetext(out, r, has_digit(r->at, len)))
        return true;
    if (len > AD_PGN_WORD_MAX) {
        r->inside = SKIP_WORD;
        return error(out, r, AD_PGN_WORD_LONG, 0);
    }
    return token(out, r, AD_PGN_MOVE, len);
}

static bool read_result(struct ad_pgn_token *out, struct ad_pgn_reader *r, size_t len, int result)
{
    if (r->phase == AFTER)
        return finish(out, r);
    if (r->phase == START)
        return garbage(out, r, SKIP_WORD);
    if (r->depth > 0)
        return error(out, r, AD_PGN_RESULT_INSIDE, len);
    r->phase = AFTER;
    out->number = (uint16_t)result;
    return token(out, r, AD_PGN_RESULT, len);
}

/* Digits: a move number, or the start of a result or of castling with zeros. */
static bool read_digits(struct ad_pgn_token *out, struct ad_pgn_reader *r)
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
    return result < 0 ? read_word(out, r) : read_result(out, r, len, result);
}

/* ---- single characters of movetext ---- */

/* ! ? !! ?? !? ?! in the order of their numbers; a third mark is a mark of its own. */
static bool read_mark(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    bool poor = *r->at == '?', two = left(r) > 1 && glyph_at(r->at + 1) == MARK;

    if (left(r) == 1 && !r->last)
        return more(out, r);
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

static bool read_nag(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    const char *p = r->at + 1;
    unsigned number = 0;

    while (p < r->end && glyph_at(p) == DIGIT && p - r->at <= 4)
        number = number * 10 + (unsigned)(*p++ - '0');
    if (p == r->end && !r->last)
        return more(out, r);
    if (before_movetext(out, r, false))
        return true;
    if (p == r->at + 1 || number > 255 || (p < r->end && glyph_at(p) == DIGIT)) {
        r->inside = SKIP_WORD;
        return error(out, r, AD_PGN_NAG_NUMBER, 1);
    }
    out->number = (uint16_t)number;
    return token(out, r, AD_PGN_NAG, (size_t)(p - r->at));
}

static bool read_open(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (before_movetext(out, r, false))
        return true;
    r->depth++;
    return token(out, r, AD_PGN_OPEN, 1);
}

static bool read_close(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (before_movetext(out, r, false))
        return true;
    if (r->depth == 0)
        return error(out, r, AD_PGN_NOT_OPEN, 1);
    r->depth--;
    return token(out, r, AD_PGN_CLOSE, 1);
}

/* A byte that means nothing here takes its whole word with it. A game full of such bytes is
 * told only once. */
static bool read_stray(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (before_movetext(out, r, false))
        return true;
    r->inside = SKIP_WORD;
    if (!r->stray) {
        r->stray = true;
        return error(out, r, AD_PGN_STRAY, 1);
    }
    r->at++;
    return false;
}

/* ---- comments ---- */

/* A line with [Event " that starts in [p, end), or NULL. */
static const char *find_event_line(const struct ad_pgn_reader *r, const char *p, const char *end)
{
    for (; (p = memchr(p, '[', (size_t)(end - p))) != NULL; p++)
        if (byte_before(r, p) == '\n' && r->end - p >= EVENT_LEN &&
            memcmp(p, event_line, EVENT_LEN) == 0)
            return p;
    return NULL;
}

/* Where to cut a comment that is too long for one piece: at a blank, else between characters. */
static size_t cut(const char *text)
{
    size_t n = AD_PGN_TOKEN_MAX;

    while (n > 0 && glyph_at(text + n) != SPACE)
        n--;
    if (n > 0)
        return n;
    for (n = AD_PGN_TOKEN_MAX; n > AD_PGN_TOKEN_MAX - 3 && (text[n] & 0xc0) == 0x80; n--)
        ;
    return n;
}

/* As much of the window as one piece of a comment may need. */
static size_t sight(const struct ad_pgn_reader *r)
{
    return left(r) < AD_PGN_TOKEN_MAX ? left(r) : AD_PGN_TOKEN_MAX;
}

/* The next piece of a comment in braces; `first` if the brace is the byte before. */
static bool read_brace(struct ad_pgn_token *out, struct ad_pgn_reader *r, bool first)
{
    const char *p = r->at;
    const char *close = memchr(p, '}', sight(r));
    const char *event = find_event_line(r, p, close ? close : p + sight(r));

    if (close != NULL && event == NULL) {
        r->inside = NOTHING;
        out->more = false;
        token(out, r, AD_PGN_COMMENT, (size_t)(close - p));
        r->at++;
        return true;
    }
    if (first)
        r->opened = ad_pgn_place(r, p - 1);
    r->inside = BRACE;
    if (event == NULL && !r->last && left(r) < AD_PGN_TOKEN_MAX + EVENT_LEN)
        return more(out, r);
    out->more = event == NULL && left(r) > AD_PGN_TOKEN_MAX;
    if (out->more)
        return token(out, r, AD_PGN_COMMENT, cut(p));
    r->inside = UNCLOSED;
    return token(out, r, AD_PGN_COMMENT, event ? (size_t)(event - p) : sight(r));
}

/* The next piece of a comment that its line's end closes. */
static bool read_line(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    const char *close = memchr(r->at, '\n', sight(r));

    r->inside = LINE;
    if (close == NULL && !r->last && left(r) <= AD_PGN_TOKEN_MAX)
        return more(out, r);
    out->more = close == NULL && left(r) > AD_PGN_TOKEN_MAX;
    if (out->more)
        return token(out, r, AD_PGN_COMMENT, cut(r->at));
    r->inside = NOTHING;
    token(out, r, AD_PGN_COMMENT, close ? (size_t)(close - r->at) : sight(r));
    if (out->len > 0 && out->text[out->len - 1] == '\r')
        out->len--;
    return true;
}

static bool read_unclosed(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    r->inside = NOTHING;
    error(out, r, AD_PGN_COMMENT_OPEN, 0);
    out->place = r->opened;
    return true;
}

/* Comments behind a result still belong to its game. A ; between games is nobody's. */
static bool read_comment(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    bool line = *r->at++ == ';';

    if (line && r->phase == START) {
        r->inside = SKIP_LINE;
        return false;
    }
    if (r->phase != AFTER)
        r->phase = MOVES;
    return line ? read_line(out, r) : read_brace(out, r, true);
}

/* % in the first column puts its line outside of PGN. */
static bool read_percent(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (byte_before(r, r->at) != '\n')
        return read_stray(out, r);
    r->inside = SKIP_LINE;
    return false;
}

/* ---- tags ---- */

/* A tag is read up to `end`: what the window has of it, but never more than is allowed. */
struct scan {
    const char *p, *end;
};

static bool next_is(const struct scan *s, char c)
{
    return s->p < s->end && *s->p == c;
}

static void skip_blanks(struct scan *s)
{
    while (next_is(s, ' ') || next_is(s, '\t'))
        s->p++;
}

static bool scan_name(struct ad_pgn_token *out, struct scan *s)
{
    skip_blanks(s);
    out->text = s->p;
    while (s->p < s->end && has(s->p, NAME))
        s->p++;
    out->len = (size_t)(s->p - out->text);
    return out->len > 0;
}

static bool scan_value(struct ad_pgn_token *out, struct scan *s)
{
    skip_blanks(s);
    if (!next_is(s, '"'))
        return false;
    out->value = ++s->p;
    for (; s->p < s->end; s->p++) {
        if (!has(s->p, STOP))
            continue;
        if (*s->p != '\\')
            break;
        if (s->end - s->p > 1 && s->p[1] != '\n')
            s->p++;
    }
    out->value_len = (size_t)(s->p - out->value);
    return next_is(s, '"');
}

static enum ad_pgn_why scan_tag(struct ad_pgn_token *out, struct scan *s)
{
    s->p++;
    if (!scan_name(out, s))
        return AD_PGN_TAG_NAME;
    if (!scan_value(out, s))
        return AD_PGN_TAG_VALUE;
    s->p++;
    skip_blanks(s);
    return next_is(s, ']') ? AD_PGN_FINE : AD_PGN_TAG_END;
}

static bool bad_tag(struct ad_pgn_token *out, struct ad_pgn_reader *r, const char *at,
                    enum ad_pgn_why why)
{
    r->phase = TAGS;
    r->newlines = 0;
    r->inside = SKIP_LINE;
    r->at = at;
    return error(out, r, why, 0);
}

/* Some games have no movetext at all. The next one then shows by its Event tag, which comes
 * a second time or behind an empty line. */
static bool starts_next_game(const struct ad_pgn_reader *r, const struct ad_pgn_token *tag)
{
    return r->phase == TAGS && (r->event || r->newlines > 1) &&
           ad__same(tag->text, tag->len, "Event");
}

static bool read_tag(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    struct scan s = {r->at, r->at + sight(r)};
    enum ad_pgn_why why = scan_tag(out, &s);
    bool broken_off = why != AD_PGN_FINE && s.p == s.end;

    if (broken_off && left(r) < AD_PGN_TOKEN_MAX && !r->last)
        return more(out, r);
    if (starts_next_game(r, out))
        return finish(out, r);
    if (broken_off && left(r) >= AD_PGN_TOKEN_MAX)
        return bad_tag(out, r, r->at, AD_PGN_TAG_LONG);
    if (why != AD_PGN_FINE)
        return bad_tag(out, r, s.p, why);
    r->event |= ad__same(out->text, out->len, "Event");
    r->phase = TAGS;
    r->newlines = 0;
    r->at = s.p + 1;
    out->kind = AD_PGN_TAG;
    return true;
}

/* In movetext only a tag at the start of a line begins the next game. */
static bool read_bracket(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    if (r->phase == AFTER)
        return finish(out, r);
    if (r->phase != MOVES)
        return read_tag(out, r);
    if (left(r) == 1 && !r->last)
        return more(out, r);
    if (byte_before(r, r->at) == '\n' && left(r) > 1 && is_letter(r->at[1]))
        return finish(out, r);
    return read_stray(out, r);
}

/* ---- gaps: what no token comes from ---- */

static bool skip_bom(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    static const char bom[] = "\xef\xbb\xbf";
    size_t n = left(r) < 3 ? left(r) : 3;
    bool like = memcmp(r->at, bom, n) == 0;

    if (like && n < 3 && !r->last)
        return more(out, r);
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
        return more(out, r);
    r->inside = NOTHING;
    return false;
}

static bool go_on(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    switch ((enum inside)r->inside) {
    case NOTHING: break;
    case BOM: return skip_bom(out, r);
    case BRACE: return read_brace(out, r, false);
    case LINE: return read_line(out, r);
    case UNCLOSED: return read_unclosed(out, r);
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
    case WORD: return read_word(out, r);
    case DIGIT: return read_digits(out, r);
    case STAR: return read_result(out, r, 1, AD_PGN_UNKNOWN);
    case MARK: return read_mark(out, r);
    case DOLLAR: return read_nag(out, r);
    case OPEN: return read_open(out, r);
    case CLOSE: return read_close(out, r);
    case CURLY:
    case SEMICOLON: return read_comment(out, r);
    case BRACKET: return read_bracket(out, r);
    case PERCENT: return read_percent(out, r);
    case STRAY: return read_stray(out, r);
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
    if (len == 0 || glyph_at(p) == DIGIT)
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
    if (len - at < EVENT_LEN || memcmp(text + at, event_line, EVENT_LEN) != 0)
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
