/*
 * tests/core/pgn_copy.h -- an archive as a list of its tokens, and an archive written anew.
 *
 * Shared by the tests and by the fuzzer, which hold the results against each other: the list
 * must not depend on how the input was cut, and a copy of a copy is the copy.
 */
#ifndef AD_TESTS_PGN_COPY_H
#define AD_TESTS_PGN_COPY_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/pgn.h"
#include "core/names.h"

enum { PGN_TEXT = 1 << 21, PGN_LINES = 8, PGN_TAGS = 256 };

struct pgn_text {
    size_t len;
    char at[PGN_TEXT];
};

/* How to cut the input: the size of the next piece, of at most `left` bytes. */
struct pgn_cut {
    size_t (*next)(struct pgn_cut *cut, size_t left);
    uint64_t state;
};

static const char *const pgn_why_names[] = {
#define X(name, warning) &#name[sizeof "AD_PGN"],
    AD_PGN_WHY_MAP(X)
#undef X
};

static inline void pgn_add(struct pgn_text *out, const void *bytes, size_t len)
{
    if (len >= PGN_TEXT - out->len)
        abort();
    memcpy(out->at + out->len, bytes, len);
    out->len += len;
    out->at[out->len] = '\0';
}

__attribute__((format(printf, 2, 3))) static inline void pgn_addf(struct pgn_text *out,
                                                                  const char *format, ...)
{
    char text[256];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    pgn_add(out, text, strlen(text));
}

/* ---- reading from pieces, through a window as small as is allowed ---- */

struct pgn_source {
    const char *text;
    size_t len, used;
    struct pgn_cut *cut; /* NULL: all at once, no window */
    char *window;        /* AD_PGN_WINDOW_MIN bytes, used from the end: reads beyond it show */
};

static inline void pgn_more(struct pgn_source *s, struct ad_pgn_reader *r)
{
    size_t rest = ad_pgn_rest(r), left = s->len - s->used, take = left;
    char *window;

    if (s->cut == NULL) {
        s->used = s->len;
        ad_pgn_feed(r, s->text, s->len, true);
        return;
    }
    if (rest >= AD_PGN_WINDOW_MIN)
        abort();
    if (s->window == NULL && (s->window = malloc(AD_PGN_WINDOW_MIN)) == NULL)
        abort();
    if (left > 0)
        take = s->cut->next(s->cut, left);
    if (take > AD_PGN_WINDOW_MIN - rest)
        take = AD_PGN_WINDOW_MIN - rest;
    window = s->window + AD_PGN_WINDOW_MIN - rest - take;
    memmove(window, s->window + AD_PGN_WINDOW_MIN - rest, rest);
    memcpy(window + rest, s->text + s->used, take);
    s->used += take;
    ad_pgn_feed(r, window, rest + take, s->used == s->len);
}

/* ---- the list of tokens ---- */

static inline void pgn_list_comment(struct pgn_text *out, const struct ad_pgn_token *t, bool inside)
{
    pgn_add(out, inside ? "" : "{", !inside);
    pgn_add(out, t->text, t->len);
    pgn_add(out, t->more ? "" : "} ", t->more ? 0 : 2);
}

static inline void pgn_list_token(struct pgn_text *out, const struct ad_pgn_token *t)
{
    switch (t->kind) {
    case AD_PGN_TAG:
        pgn_add(out, "[", 1);
        pgn_add(out, t->text, t->len);
        pgn_add(out, "=", 1);
        pgn_add(out, t->value, t->value_len);
        pgn_add(out, "] ", 2);
        break;
    case AD_PGN_MOVE:
        pgn_add(out, t->text, t->len);
        pgn_add(out, " ", 1);
        break;
    case AD_PGN_NAG: pgn_addf(out, "$%d ", t->number); break;
    case AD_PGN_OPEN: pgn_addf(out, "( "); break;
    case AD_PGN_CLOSE: pgn_addf(out, ") "); break;
    case AD_PGN_RESULT: pgn_addf(out, "%s ", ad_pgn_result_text(t->number)); break;
    case AD_PGN_END: pgn_addf(out, "END "); break;
    case AD_PGN_ERROR:
        pgn_addf(out, "!%s@%d:%d ", pgn_why_names[t->why], (int)t->place.line,
                 (int)t->place.column);
        break;
    case AD_PGN_COMMENT:
    case AD_PGN_MORE:
    case AD_PGN_DONE: break;
    }
}

/* Every token; with `places` also where each is. A comment's pieces are put together. */
static inline void pgn_list(struct pgn_text *out, const char *text, size_t len, uint64_t line,
                            struct pgn_cut *cut, bool places)
{
    struct pgn_source s = {.text = text, .len = len, .cut = cut};
    struct ad_pgn_reader r;
    struct ad_pgn_token t;
    bool inside = false;

    ad_pgn_start(&r, line);
    while (ad_pgn_next(&t, &r) != AD_PGN_DONE) {
        if (t.kind == AD_PGN_MORE) {
            pgn_more(&s, &r);
            continue;
        }
        if (places && t.kind != AD_PGN_ERROR && !inside) {
            struct ad_place at = ad_pgn_place(&r, t.text);
            pgn_addf(out, "%d:%d ", (int)at.line, (int)at.column);
        }
        if (t.kind == AD_PGN_COMMENT) {
            pgn_list_comment(out, &t, inside);
            inside = t.more;
        } else {
            pgn_list_token(out, &t);
        }
    }
    free(s.window);
}

/* ---- what happens on the board ---- */

static inline void pgn_list_move(struct pgn_text *out, const struct ad_pgn_replay *g,
                                 const struct ad_pgn_token *t)
{
    char uci[AD_MOVE_TEXT_MAX];

    if (g->move != AD_NO_MOVE) {
        ad_uci_write(uci, sizeof uci, ad_pgn_before(g), g->move,
                     g->chess960 ? AD_UCI_960 : AD_UCI_STANDARD);
        pgn_addf(out, "%s ", uci);
    } else {
        pgn_addf(out, ad_pgn_now(g) ? "0000 " : "?%.*s ", (int)t->len, t->text);
    }
}

/* Every move as UCI (?move where it is not played, 0000 for a null move), and what is wrong. */
static inline void pgn_play(struct pgn_text *out, const char *text, size_t len, uint32_t lines)
{
    struct ad_pgn_line line[PGN_LINES];
    struct pgn_source s = {.text = text, .len = len};
    struct ad_pgn_reader r;
    struct ad_pgn_token t;
    struct ad_pgn_replay g;
    char fen[AD_FEN_MAX] = "-";

    ad_pgn_start(&r, 1);
    ad_pgn_replay_start(&g, line, lines);
    while (ad_pgn_next(&t, &r) != AD_PGN_DONE) {
        if (t.kind == AD_PGN_MORE) {
            pgn_more(&s, &r);
            continue;
        }
        enum ad_pgn_why why = ad_pgn_follow(&g, &t);
        if (t.kind == AD_PGN_MOVE)
            pgn_list_move(out, &g, &t);
        else if (t.kind != AD_PGN_TAG && t.kind != AD_PGN_COMMENT && t.kind != AD_PGN_NAG)
            pgn_list_token(out, &t);
        if (why != AD_PGN_FINE) {
            struct ad_place at = ad_pgn_place(&r, g.where);
            pgn_addf(out, "!%s@%d:%d ", pgn_why_names[why], (int)at.line, (int)at.column);
        }
        if (t.kind == AD_PGN_END && ad_pgn_now(&g) != NULL) {
            ad_fen_write(fen, sizeof fen, ad_pgn_now(&g), AD_FEN_X);
            pgn_addf(out, "%s ", fen);
        }
    }
}

/* ---- a copy in export format ---- */

struct pgn_copier {
    struct pgn_text *out;
    struct ad_pgn_writer w;
    struct ad_pgn_replay g;
    struct ad_pgn_line line[PGN_LINES];
    struct ad_pgn_tag tag[PGN_TAGS];
    struct ad_pgn_tags tags;
    char text[1 << 16], buffer[1 << 18];
    bool begun, refused; /* the tags are written; this game cannot be */
    enum ad_pgn_result result;
};

/* The result of the game under way: another reader runs ahead. */
static inline enum ad_pgn_result pgn_result_ahead(const struct ad_pgn_reader *r,
                                                  const struct ad_pgn_token *now)
{
    struct ad_pgn_reader ahead = *r;
    struct ad_pgn_token t = *now;

    while (t.kind != AD_PGN_RESULT && t.kind != AD_PGN_END)
        ad_pgn_next(&t, &ahead);
    return t.kind == AD_PGN_RESULT ? (enum ad_pgn_result)t.number : AD_PGN_UNKNOWN;
}

static inline void pgn_copy_tags(struct pgn_copier *c)
{
    const char *result = ad_pgn_result_text(c->result);
    size_t i = 0;

    while (i < c->tags.count && strcmp(c->tags.tag[i].name, "Result") != 0)
        i++;
    if (i == c->tags.count && i < c->tags.cap)
        c->tags.count++;
    if (i < c->tags.count)
        c->tags.tag[i] = (struct ad_pgn_tag){"Result", result};
    c->refused |= ad_pgn_write_tags(&c->w, c->tags.tag, c->tags.count) < 0;
    c->begun = true;
}

static inline int pgn_copy_move(struct pgn_copier *c, const struct ad_pgn_token *t)
{
    if (c->g.move != AD_NO_MOVE)
        return ad_pgn_write_move(&c->w, ad_pgn_before(&c->g), c->g.move);
    uint32_t ply = ad_pgn_ply(&c->g);
    return ad_pgn_write_kept(&c->w, ply > 0 ? ply - 1 : 0, t->text, t->len);
}

static inline void pgn_copy_end(struct pgn_copier *c)
{
    if (!c->refused) {
        if (ad_pgn_write_end(&c->w, c->result) < 0)
            abort();
        pgn_add(c->out, c->buffer, c->w.len);
    }
    ad_pgn_writer_start(&c->w, c->buffer, sizeof c->buffer);
    c->tags.count = c->tags.used = 0;
    c->begun = c->refused = false;
}

static inline void pgn_copy_token(struct pgn_copier *c, const struct ad_pgn_token *t)
{
    int err = 0;

    switch (t->kind) {
    case AD_PGN_MOVE: err = pgn_copy_move(c, t); break;
    case AD_PGN_NAG: err = ad_pgn_write_nag(&c->w, t->number); break;
    case AD_PGN_OPEN: err = ad_pgn_write_open(&c->w); break;
    case AD_PGN_CLOSE: err = ad_pgn_write_close(&c->w); break;
    case AD_PGN_COMMENT: err = ad_pgn_write_comment(&c->w, t->text, t->len, t->more); break;
    case AD_PGN_ERROR: /* a variation left open */
        while (t->why == AD_PGN_NOT_CLOSED && ad_pgn_write_close(&c->w) == 0)
            ;
        break;
    case AD_PGN_TAG:
    case AD_PGN_RESULT:
    case AD_PGN_END:
    case AD_PGN_MORE:
    case AD_PGN_DONE: break;
    }
    if (err == AD_EFULL)
        abort();
    c->refused |= err < 0;
}

/* Write an archive anew. Left out are games that export format cannot say. */
static inline void pgn_copy(struct pgn_text *out, const char *text, size_t len)
{
    static struct pgn_copier copier;
    struct pgn_copier *c = &copier;
    struct pgn_source s = {.text = text, .len = len};
    struct ad_pgn_reader r;
    struct ad_pgn_token t;

    c->out = out;
    c->tags = (struct ad_pgn_tags){c->tag, PGN_TAGS, 0, c->text, sizeof c->text, 0};
    ad_pgn_writer_start(&c->w, c->buffer, sizeof c->buffer);
    c->begun = c->refused = false;
    ad_pgn_start(&r, 1);
    ad_pgn_replay_start(&c->g, c->line, PGN_LINES);
    while (ad_pgn_next(&t, &r) != AD_PGN_DONE) {
        if (t.kind == AD_PGN_MORE) {
            pgn_more(&s, &r);
            continue;
        }
        ad_pgn_follow(&c->g, &t);
        if (t.kind == AD_PGN_TAG) {
            c->refused |= ad_pgn_tags_add(&c->tags, &t) < 0;
            continue;
        }
        if (t.kind == AD_PGN_ERROR && !c->begun)
            continue;
        if (!c->begun) {
            c->result = pgn_result_ahead(&r, &t);
            pgn_copy_tags(c);
        }
        if (!c->refused)
            pgn_copy_token(c, &t);
        if (t.kind == AD_PGN_END)
            pgn_copy_end(c);
    }
}

#endif
