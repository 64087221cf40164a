/*
 * adoube/pgn.h -- game archives: read as a stream of tokens, followed on a board, written.
 *
 * Three layers, each usable without the next:
 *
 *     bytes --ad_pgn_next--> tokens --ad_pgn_follow--> positions
 *     tags, moves, comments ... --ad_pgn_write_*--> bytes in export format
 *
 * No layer allocates, opens files or keeps more than its own struct. A whole loop:
 *
 *     struct ad_pgn_reader r;
 *     struct ad_pgn_token t;
 *     char buf[65536];                        at least AD_PGN_WINDOW_MIN
 *     ad_pgn_start(&r, 1);
 *     while (ad_pgn_next(&t, &r) != AD_PGN_DONE) {
 *         if (t.kind == AD_PGN_MORE) {
 *             size_t rest = ad_pgn_rest(&r);
 *             memmove(buf, buf + len - rest, rest);
 *             len = rest + fread(buf + rest, 1, sizeof buf - rest, f);
 *             ad_pgn_feed(&r, buf, len, feof(f));
 *             continue;
 *         }
 *         why = ad_pgn_follow(&game, &t);
 *         ...
 *     }
 *
 * The tokens are the same wherever the windows were cut.
 *
 * A game is tags, movetext, a result. It ends with its result, comments behind that included,
 * or where the next tag section starts, or with the input. What is wrong stays in its game:
 * no comment, bracket or quotation mark that was left open reaches beyond a line that starts
 * with [Event " . Such a line behind an empty one always starts a game, so an archive may be
 * cut there and its parts read at the same time (ad_pgn_boundary).
 *
 * Bytes are not interpreted beyond ASCII. PGN asks for Latin-1 and the world writes UTF-8:
 * ad_text_is_utf8 tells them apart. A byte order mark at the start is passed over, and so are
 * lines that start with % outside of comments. Move numbers are passed over, not checked.
 */
#ifndef ADOUBE_PGN_H
#define ADOUBE_PGN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/err.h"
#include "adoube/export.h"
#include "adoube/position.h"

AD_BEGIN

/* ---- what can be wrong ---- */

/* The second column is 1 for a mere warning: the game can be used as it stands. It is 2 if that takes
 * a guess at what was meant, which a strict reader would not make. */
/* clang-format off */
#define AD_PGN_WHY_MAP(X)                                                                      \
    X(AD_PGN_FINE, 0) X(AD_PGN_GARBAGE, 0) X(AD_PGN_TAG_NAME, 0) X(AD_PGN_TAG_VALUE, 0)        \
    X(AD_PGN_TAG_END, 0) X(AD_PGN_TAG_LONG, 0) X(AD_PGN_WORD_LONG, 0) X(AD_PGN_STRAY, 0)       \
    X(AD_PGN_NAG_NUMBER, 0) X(AD_PGN_COMMENT_OPEN, 0) X(AD_PGN_NOT_OPEN, 0)                    \
    X(AD_PGN_NOT_CLOSED, 0) X(AD_PGN_RESULT_INSIDE, 0) X(AD_PGN_NO_RESULT, 0)                  \
    /* the rest comes from ad_pgn_follow */                                                    \
    X(AD_PGN_ILLEGAL, 0) X(AD_PGN_AMBIGUOUS, 0) X(AD_PGN_UNREADABLE, 0) X(AD_PGN_NULL_MOVE, 2) \
    X(AD_PGN_NULL_CHECK, 0) X(AD_PGN_ASSESSMENT, 2) X(AD_PGN_RIGHTS, 2)                        \
    X(AD_PGN_NO_MOVE_YET, 0) X(AD_PGN_DEEP, 0) X(AD_PGN_FEN, 0) X(AD_PGN_POSITION, 0)          \
    X(AD_PGN_NO_FEN, 0) X(AD_PGN_VARIANT, 0) X(AD_PGN_RESULT_DIFFERS, 1)
/* clang-format on */
enum ad_pgn_why { AD_PGN_WHY_MAP(AD_ID) AD_PGN_WHYS };

AD_API bool ad_pgn_why_is_warning(enum ad_pgn_why why);
AD_API bool ad_pgn_why_is_guess(enum ad_pgn_why why); /* a warning that is a fault to the strict */

/* A place in a file, both counted from 1; columns count bytes. Lines end with \n or \r\n. */
struct ad_place {
    uint64_t line, column;
};

/* ---- tokens ---- */

enum ad_pgn_kind {
    AD_PGN_MORE,    /* the window is used up: feed the next one                            */
    AD_PGN_DONE,    /* the input has ended, after the last game's AD_PGN_END               */
    AD_PGN_TAG,     /* text = name, value = what stands between the quotation marks        */
    AD_PGN_MOVE,    /* text = the move as written, without ! and ?; -- is a null move      */
    AD_PGN_NAG,     /* number = 0 .. 255; ! ? !! ?? !? ?! come as 1 .. 6, += as 14 and so on */
    AD_PGN_COMMENT, /* text = what stands in the braces, or behind the ; up to its line's end */
    AD_PGN_OPEN,    /* (                                                                   */
    AD_PGN_CLOSE,   /* )                                                                   */
    AD_PGN_RESULT,  /* number = enum ad_pgn_result                                         */
    AD_PGN_END,     /* the game is over; every game has exactly one                        */
    AD_PGN_ERROR    /* why, place; reading goes on. AD_PGN_GARBAGE comes between games     */
};

enum ad_pgn_result {
    AD_PGN_UNKNOWN, /* *       */
    AD_PGN_WHITE,   /* 1-0     */
    AD_PGN_BLACK,   /* 0-1     */
    AD_PGN_DRAW     /* 1/2-1/2 */
};

/* Text and value lie in the caller's window and are good until it is changed. They are not
 * NUL-terminated and may hold any byte. Fields that a kind does not speak of are not set. */
struct ad_pgn_token {
    enum ad_pgn_kind kind;
    uint16_t number;
    bool more; /* AD_PGN_COMMENT: the next token is this comment's next piece */
    const char *text;
    size_t len;
    const char *value; /* AD_PGN_TAG: as written, see ad_pgn_unescape */
    size_t value_len;
    enum ad_pgn_why why;   /* AD_PGN_ERROR */
    struct ad_place place; /* AD_PGN_ERROR; for other tokens ask ad_pgn_place */
};

enum {
    AD_PGN_TOKEN_MAX = 4096, /* longest tag; a longer comment comes in pieces, cut at a blank */
    AD_PGN_WORD_MAX = 255,   /* longest move text                                             */
    AD_PGN_WINDOW_MIN = 8192 /* a window this large always suffices                           */
};

/* Whole here only so that it needs no allocation: its fields are the reader's own affair. */
struct ad_pgn_reader {
    const char *from, *at, *end; /* the window, and how far it is read            */
    const char *mark;            /* lines are counted up to here ...              */
    struct ad_place mark_place;  /* ... which is this place                       */
    struct ad_place from_place;  /* the place of `from`                           */
    struct ad_place opened;      /* where a comment in pieces began               */
    uint32_t depth;              /* of variations                                 */
    uint8_t phase, inside;       /* of the game; of a token longer than a window  */
    uint8_t newlines;            /* since the last tag, 2 for any number above 1  */
    char before;                 /* the byte before `from`                        */
    bool last;                   /* nothing comes behind the window               */
    bool event, stray;           /* this game had an Event tag; a stray byte      */
};

/* Begin. `line` is the number of the first line: 1, or more for a later part of a file. */
AD_API void ad_pgn_start(struct ad_pgn_reader *r, uint64_t line);

/* The next window: after AD_PGN_MORE (and only then), its first ad_pgn_rest bytes are the
 * last ones of the window before. `last` says that nothing follows. */
AD_API void ad_pgn_feed(struct ad_pgn_reader *r, const char *text, size_t len, bool last);

/* How many bytes at the end of the window are not used up. Below AD_PGN_WINDOW_MIN whenever
 * AD_PGN_MORE was returned. */
AD_API size_t ad_pgn_rest(const struct ad_pgn_reader *r);

/* The next token; returns its kind. After AD_PGN_DONE it is AD_PGN_DONE for ever. */
AD_API enum ad_pgn_kind ad_pgn_next(struct ad_pgn_token *out, struct ad_pgn_reader *r);

/* The place of a byte of the window. Lines are counted only when somebody asks: cheap if
 * the questions come in the order of the file. */
AD_API struct ad_place ad_pgn_place(struct ad_pgn_reader *r, const char *at);

/* The offset of the last line in `text` at which an archive may be cut in two without any
 * change to its tokens (a line with [Event " behind an empty one), or 0 if there is none. */
AD_API size_t ad_pgn_boundary(const char *text, size_t len);

/* ---- what stands inside tokens ---- */

/* The value of a tag without its backslashes: \" is " and \\ is \ . Returns the length without
 * the final NUL, or AD_EFULL; len + 1 bytes always suffice. */
AD_API int ad_pgn_unescape(char *out, size_t cap, const char *text, size_t len);

/* A command inside a comment: [%name value]. Start with a struct of zeros. */
struct ad_pgn_command {
    const char *name, *value;
    size_t name_len, value_len;
    size_t next; /* where to look on */
};

/* Find the next one; false when there is none left. Broken ones are passed over. */
AD_API bool ad_pgn_command_next(struct ad_pgn_command *c, const char *text, size_t len);

/* A time as %clk and %emt give it, h:mm:ss with an optional fraction (m:ss and s are read too),
 * in milliseconds; what is finer is cut off. Returns 0, or AD_EPARSE and *ms is untouched. */
AD_API int ad_pgn_clock(int64_t *ms, const char *text, size_t len);

/* Is it valid UTF-8 (plain ASCII is)? Latin-1 with any letter beyond ASCII hardly ever is. */
AD_API bool ad_text_is_utf8(const char *text, size_t len);

/* Returns the length without the final NUL, or AD_EFULL; 2 * len + 1 bytes always suffice. */
AD_API int ad_latin1_to_utf8(char *out, size_t cap, const char *text, size_t len);

/* ---- following a game on the board ---- */

/* One line of play: the game itself, or a variation. */
struct ad_pgn_line {
    struct ad_position pos[2]; /* before and after the last move, in turns      */
    uint8_t now;               /* which of them is the present one              */
    bool known[2];             /* no position is known after a wrong move       */
    bool moved;                /* there is a move that a ( can replace          */
    uint32_t ply;              /* see ad_pgn_ply                                */
};

/*
 * The caller brings one ad_pgn_line for the game and one for each level of variations.
 *
 * A move that is wrong is reported once and kept: its token passes like any other. From there
 * on its line has no position, and later moves of that line are not judged; variations that
 * replace the wrong move are, and so is the game around a wrong variation.
 *
 * Null moves (--, Z0, null) pass the turn. Annotators write them in variations; in the game
 * itself they are told, and in check they are wrong. So is told what is no part of a move but stands
 * behind it (Nf3+=), and a castling right in the FEN tag without king or rook, which is left out. A
 * game starts where its FEN tag says, unless SetUp is 0. A Variant tag may name chess or Chess960.
 */
struct ad_pgn_replay {
    struct ad_pgn_line *line;
    uint32_t lines, depth;
    ad_move move;          /* after AD_PGN_MOVE: what was played, AD_NO_MOVE if nothing was */
    uint8_t mark;          /* beside it: the number of an assessment behind it, 0 if none   */
    const char *where;     /* after a reason: the byte it is about; see ad_pgn_place        */
    struct ad_fault fault; /* after AD_PGN_FEN: why                                         */
    unsigned bad;          /* after AD_PGN_POSITION: AD_BAD_* bits                          */
    bool chess960;         /* the Variant tag says so                                       */
    bool fen, refused;     /* from here on: the replay's own affair                         */
    uint8_t phase, seen, setup;
    int8_t result;
    struct ad_position start;
};

/* Before the first game; `lines` is at least 1. Later games begin by themselves. */
AD_API void ad_pgn_replay_start(struct ad_pgn_replay *g, struct ad_pgn_line *line, uint32_t lines);

/* Follow one token. Returns AD_PGN_FINE, or what is wrong with it on the board; for an
 * AD_PGN_ERROR, which the reader has found, it returns AD_PGN_FINE. */
AD_API enum ad_pgn_why ad_pgn_follow(struct ad_pgn_replay *g, const struct ad_pgn_token *t);

/* The present position, and the one before the last move of this line. NULL where there is
 * none or none is known, as before the first token behind the tags. */
AD_API const struct ad_position *ad_pgn_now(const struct ad_pgn_replay *g);
AD_API const struct ad_position *ad_pgn_before(const struct ad_pgn_replay *g);

/* Twice the number of the move that is due, and 1 more if it is Black's. It goes on where the
 * position is not known, and stands where variations are nested too deeply. */
AD_API uint32_t ad_pgn_ply(const struct ad_pgn_replay *g);

/* ---- writing ---- */

/*
 * The strict writer: export format. The seven tags of the roster come first and in order, the
 * others by name; movetext in lines below 80 columns; SAN in English; one empty line behind
 * tags and games; \n ends lines. It refuses with AD_EINVAL what PGN cannot say, and returns
 * AD_EFULL when the buffer is full. Nothing has then been written: empty the buffer, which is
 * the first `len` bytes of `out`, set len to 0 and do the same again. AD_PGN_WINDOW_MIN bytes
 * suffice for everything but many tags.
 */
struct ad_pgn_writer {
    char *out;
    size_t cap, len;
    uint32_t depth; /* of variations; from here on the writer's own affair */
    uint32_t opens; /* brackets that the next word brings along            */
    uint32_t column;
    uint8_t phase, comment;
    int8_t result;
    bool number; /* the next move carries its number, Black's too    */
    bool blank;  /* a blank stands before a comment's next word      */
    bool full;
};

AD_API void ad_pgn_writer_start(struct ad_pgn_writer *w, char *out, size_t cap);

/* A tag, NUL-terminated, its value without escapes. */
struct ad_pgn_tag {
    const char *name, *value;
};

/* All tags of a game, in any order, each name once. What is missing of the roster is written
 * as unknown: ?, ????.??.??, and * for the result. */
AD_API int ad_pgn_write_tags(struct ad_pgn_writer *w, const struct ad_pgn_tag *tag, size_t tags);

/* Begin movetext without tags, for who learns the result only at its end: another writer then
 * writes the tags, to be put before it. */
AD_API int ad_pgn_write_movetext(struct ad_pgn_writer *w);

/* The move `m`, legal in `p`, with its number where one is due. */
AD_API int ad_pgn_write_move(struct ad_pgn_writer *w, const struct ad_position *p, ad_move m);

/* A move as it was written, legal or not: ply as from ad_pgn_ply before the move. */
AD_API int ad_pgn_write_kept(struct ad_pgn_writer *w, uint32_t ply, const char *text, size_t len);

AD_API int ad_pgn_write_nag(struct ad_pgn_writer *w, unsigned number);

/* A comment in braces, or a piece of at most AD_PGN_TOKEN_MAX bytes, the last one without
 * `more`. Blanks and line ends in it are layout: each run of them becomes a blank or a
 * line's end. A } is refused. */
AD_API int ad_pgn_write_comment(struct ad_pgn_writer *w, const char *text, size_t len, bool more);

AD_API int ad_pgn_write_open(struct ad_pgn_writer *w);
AD_API int ad_pgn_write_close(struct ad_pgn_writer *w);

/* The result, which ends the game. It must be the one in the Result tag, if tags were written. */
AD_API int ad_pgn_write_end(struct ad_pgn_writer *w, enum ad_pgn_result result);

/* Tags collected for the writer, in the caller's memory: tokens do not outlive their window. */
struct ad_pgn_tags {
    struct ad_pgn_tag *tag;
    size_t cap, count;
    char *text; /* room for names and values */
    size_t text_cap, used;
};

/* Add a tag token, without its escapes; set count and used to 0 for a new game. Returns 0;
 * AD_EFULL; or AD_EINVAL for a value with a zero byte. A name that is there already keeps its
 * first value. */
AD_API int ad_pgn_tags_add(struct ad_pgn_tags *tags, const struct ad_pgn_token *t);

/* The value of a tag, or NULL. */
AD_API const char *ad_pgn_tags_find(const struct ad_pgn_tags *tags, const char *name);

AD_END

#endif
