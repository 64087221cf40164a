/*
 * core/pgn_step.h -- what the parts of the reader of archives share.
 *
 *   pgn.c            windows and places; which part is to read; what is passed over
 *   pgn_movetext.c   moves, results, numbers, marks, brackets
 *   pgn_comment.c    comments, piece by piece
 *   pgn_tag.c        tags
 */
#ifndef AD_CORE_PGN_STEP_H
#define AD_CORE_PGN_STEP_H

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
    DIGIT,
    SIGN /* no move begins with it, but a null move */
};

enum {
    GLYPH = 31, /* these bits are the glyph; beside them: */
    NAME = 32,  /* may stand in the name of a tag         */
    STOP = 64   /* ends the plain text of a tag's value   */
};

/* Where a fault must stop at the latest: it is how a game begins. */
#define EVENT_LINE "[Event \""
enum { EVENT_LEN = sizeof EVENT_LINE - 1 };

extern const uint8_t ad__pgn_glyph[256];

static inline enum glyph glyph_at(const char *p)
{
    return (enum glyph)(ad__pgn_glyph[(unsigned char)*p] & GLYPH);
}

static inline bool has(const char *p, int bit)
{
    return ad__pgn_glyph[(unsigned char)*p] & bit;
}

static inline bool is_word(const char *p)
{
    return has(p, WORD);
}

static inline bool is_space(const char *p)
{
    return glyph_at(p) == SPACE;
}

static inline bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static inline size_t left(const struct ad_pgn_reader *r)
{
    return (size_t)(r->end - r->at);
}

static inline char byte_before(const struct ad_pgn_reader *r, const char *p)
{
    return p > r->from ? p[-1] : r->before;
}

/* As much of the window as a tag or one piece of a comment may need. */
static inline size_t sight(const struct ad_pgn_reader *r)
{
    return left(r) < AD_PGN_TOKEN_MAX ? left(r) : AD_PGN_TOKEN_MAX;
}

/* ---- one step: every function from here on says whether it made a token ---- */

static inline bool token(struct ad_pgn_token *out, struct ad_pgn_reader *r, enum ad_pgn_kind kind,
                         size_t len)
{
    out->kind = kind;
    out->text = r->at;
    out->len = len;
    r->at += len;
    return true;
}

/* The window will go away: remember what a later one needs of it. */
bool ad__pgn_more(struct ad_pgn_token *out, struct ad_pgn_reader *r);

/* An error at the present place, and how many bytes it takes with it. */
bool ad__pgn_error(struct ad_pgn_token *out, struct ad_pgn_reader *r, enum ad_pgn_why why,
                   size_t len);

/* Take the game that is under way to its end, one token a call. */
bool ad__pgn_finish(struct ad_pgn_token *out, struct ad_pgn_reader *r);

/* Each reads what begins at the present place; a comment and a tag may be only a piece so far. */
bool ad__pgn_read_word(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_sign(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_digits(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_star(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_mark(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_nag(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_open(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_close(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_stray(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_comment(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_tag(struct ad_pgn_token *out, struct ad_pgn_reader *r);

/* The rest of a comment that a window cut: in braces, up to the end of its line; and that it had
 * no end. */
bool ad__pgn_read_brace(struct ad_pgn_token *out, struct ad_pgn_reader *r, bool first);
bool ad__pgn_read_line(struct ad_pgn_token *out, struct ad_pgn_reader *r);
bool ad__pgn_read_unclosed(struct ad_pgn_token *out, struct ad_pgn_reader *r);

#endif
