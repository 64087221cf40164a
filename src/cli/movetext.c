/*
 * cli/movetext.c -- movetext as people write it: words, then moves on a board.
 */
#include "base/utf8.h"
#include "cli/movetext.h"
#include "cli/text.h"

#include <stdlib.h>
#include <string.h>

/* ---- words ---- */

struct words {
    const char *at, *end;
    bool lines; /* announcements: a move is all of its line */
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool starts(const struct words *w, const char *at, const char *with)
{
    size_t len = strlen(with);

    return (size_t)(w->end - at) >= len && memcmp(at, with, len) == 0;
}

static const char *skip_blanks(const struct words *w, const char *at)
{
    while (at < w->end && is_blank(*at))
        at++;
    return at;
}

/* Behind a move's number or an ellipsis, or `at` itself. */
static const char *skip_number(const struct words *w, const char *at)
{
    const char *digits = at;

    while (at < w->end && is_digit(*at))
        at++;
    if (starts(w, at, "…"))
        return at + strlen("…");
    if (at < w->end && *at != '.' && !is_blank(*at))
        return digits;
    while (at < w->end && *at == '.')
        at++;
    return at;
}

static const char *const results[] = {"1-0", "0-1", "1/2-1/2", "½-½", "*", NULL};

/* The length of the result that stands here as a word of its own, or 0. */
static size_t result_len(const struct words *w, const char *at)
{
    for (const char *const *r = results; *r; r++) {
        const char *behind = at + strlen(*r);
        if (starts(w, at, *r) && (behind == w->end || is_blank(*behind) || strchr("{;)", *behind)))
            return strlen(*r);
    }
    return 0;
}

/* Brackets that belong to a move: (=), or a new piece (Q). Returns their length, or 0. */
static size_t bracket_len(const struct words *w, const char *at)
{
    const char *close;

    if (at == w->end || *at != '(')
        return 0;
    close = memchr(at, ')', (size_t)(w->end - at));
    if (!close || close == at + 1)
        return 0;
    for (const char *c = at + 2; c < close; c++) /* one letter, whatever its bytes */
        if (!ad__utf8_goes_on(*c))
            return 0;
    return (size_t)(close - at) + 1;
}

static const char *word_end(const struct words *w, const char *at)
{
    while (at < w->end && !is_blank(*at) && !strchr("{};)$[", *at)) {
        size_t bracket = bracket_len(w, at);
        if (*at == '(' && !bracket)
            break;
        at += bracket ? bracket : 1;
    }
    return at;
}

/* A mark that stands apart from the move before it: `e.p.`, `+`, `(=)`. */
static bool is_mark(const char *text, size_t len)
{
    static const char *const marks[] = {"e.p.", "e.p.+", "e.p.++", "e.p.#", "ep", "(=)",
                                        "+",    "++",    "#",      "!",     "?",  "!!",
                                        "??",   "!?",    "?!",     NULL};

    for (const char *const *m = marks; *m; m++)
        if (strlen(*m) == len && memcmp(text, *m, len) == 0)
            return true;
    return false;
}

static const char *move_end(const struct words *w, const char *at)
{
    const char *end = word_end(w, at), *next, *next_end;

    for (;;) {
        next = skip_blanks(w, end);
        next_end = word_end(w, next);
        if (!is_mark(next, (size_t)(next_end - next)))
            return end;
        end = next_end;
    }
}

static const char *line_end(const struct words *w, const char *at)
{
    const char *end = memchr(at, '\n', (size_t)(w->end - at));

    return end ? end : w->end;
}

static struct item cut(struct words *w, enum item_kind kind, const char *end)
{
    struct item item = {.kind = kind, .text = w->at, .len = (size_t)(end - w->at)};

    w->at = end;
    return item;
}

/* Without the mark that opens it and the `after` bytes that close it. */
static struct item cut_inside(struct words *w, enum item_kind kind, const char *end, size_t after)
{
    struct item item = {.kind = kind, .text = w->at + 1, .len = (size_t)(end - w->at) - 1 - after};

    w->at = end;
    return item;
}

static struct item cut_move(struct words *w)
{
    const char *end = w->lines ? line_end(w, w->at) : move_end(w, w->at);

    while (w->lines && end > w->at && is_blank(end[-1]))
        end--;
    return cut(w, ITEM_MOVE, end > w->at ? end : w->at + 1);
}

static struct item cut_nag(struct words *w)
{
    const char *end = w->at + 1;

    while (end < w->end && is_digit(*end))
        end++;
    return end > w->at + 1 ? cut(w, ITEM_NAG, end) : cut(w, ITEM_MOVE, end);
}

static struct item next_item(struct words *w)
{
    const char *number, *close;
    size_t len;

    for (;;) {
        w->at = skip_blanks(w, w->at);
        if ((len = result_len(w, w->at)) > 0)
            return cut(w, ITEM_RESULT, w->at + len);
        number = skip_number(w, w->at);
        if (number == w->at)
            break;
        w->at = number;
    }
    if (w->at == w->end)
        return cut(w, ITEM_END, w->end);
    switch (*w->at) {
    case '{':
        close = memchr(w->at, '}', (size_t)(w->end - w->at));
        return close ? cut_inside(w, ITEM_COMMENT, close + 1, 1)
                     : cut(w, ITEM_OPEN_COMMENT, w->at + 1);
    case ';': return cut_inside(w, ITEM_COMMENT, line_end(w, w->at), 0);
    case '(': return cut(w, ITEM_OPEN, w->at + 1);
    case ')': return cut(w, ITEM_CLOSE, w->at + 1);
    case '[': return cut(w, ITEM_TAG, w->at + 1);
    case '$': return cut_nag(w);
    }
    return cut_move(w);
}

/* ---- lines of play ---- */

bool lines_start(struct lines *l, const struct ad_position *p)
{
    if (!l->line) {
        l->line = malloc(sizeof *l->line);
        l->cap = 1;
    }
    if (!l->line)
        return false;
    l->depth = 0;
    l->line[0] = (struct line){.now = *p};
    return true;
}

bool lines_open(struct lines *l)
{
    if (l->depth + 1 == l->cap) {
        struct line *more = realloc(l->line, 2 * l->cap * sizeof *more);
        if (!more)
            return false;
        l->line = more;
        l->cap *= 2;
    }
    l->line[l->depth + 1] = (struct line){.now = l->line[l->depth].before};
    l->depth++;
    return true;
}

void lines_close(struct lines *l)
{
    l->depth--;
}

struct line *lines_now(const struct lines *l)
{
    return &l->line[l->depth];
}

void lines_play(struct lines *l, ad_move m)
{
    struct line *line = lines_now(l);

    line->before = line->now;
    ad_position_play(&line->now, &line->before, m);
    line->moved = true;
}

void lines_release(struct lines *l)
{
    free(l->line);
}

/* ---- moves ---- */

static enum cli_exit keep(struct movetext *m, const struct item *item)
{
    if (m->items == m->cap) {
        size_t cap = m->cap ? 2 * m->cap : 256;
        struct item *more = realloc(m->item, cap * sizeof *more);
        if (!more)
            return CLI_FAULT;
        m->item = more;
        m->cap = cap;
    }
    m->item[m->items++] = *item;
    return CLI_OK;
}

static enum cli_exit refuse(struct movetext *m, const struct item *item, enum cli_word trouble)
{
    m->trouble = trouble;
    m->at = item->text;
    m->at_len = item->len;
    return CLI_BAD_INPUT;
}

static enum cli_exit read_move(struct movetext *m, struct item *item, struct lines *l,
                               const struct form *form)
{
    enum cli_exit status = CLI_NO;

    m->board = lines_now(l)->now;
    switch (form_read(&m->reading, form, &m->board, item->text, item->len)) {
    case AD_READ_MOVE:
        item->move = m->reading.move;
        item->marks = m->reading.marks;
        lines_play(l, item->move);
        return CLI_OK;
    case AD_READ_AMBIGUOUS: refuse(m, item, W_MOVE_AMBIGUOUS); break;
    case AD_READ_ILLEGAL: refuse(m, item, W_MOVE_ILLEGAL); break;
    case AD_READ_UNREADABLE: status = refuse(m, item, W_MOVE_UNREADABLE); break;
    }
    return status;
}

static enum cli_exit read_item(struct movetext *m, struct item *item, struct lines *l,
                               const struct form *form)
{
    switch (item->kind) {
    case ITEM_MOVE: return read_move(m, item, l, form);
    case ITEM_OPEN:
        if (!lines_now(l)->moved)
            return refuse(m, item, W_NOTHING_TO_REPLACE);
        return lines_open(l) ? CLI_OK : CLI_FAULT;
    case ITEM_CLOSE:
        if (l->depth == 0)
            return refuse(m, item, W_NO_VARIATION_OPEN);
        lines_close(l);
        return CLI_OK;
    case ITEM_RESULT:
    case ITEM_END:
        if (l->depth > 0)
            return refuse(m, item, W_VARIATION_OPEN);
        return lines_start(l, &m->start) ? CLI_OK : CLI_FAULT;
    case ITEM_TAG: return refuse(m, item, W_TAG_IN_MOVETEXT);
    case ITEM_OPEN_COMMENT: return refuse(m, item, W_COMMENT_OPEN);
    case ITEM_COMMENT:
    case ITEM_NAG: break;
    }
    return CLI_OK;
}

enum cli_exit movetext_read(struct movetext *m, const struct form *form)
{
    struct words w = {m->text, m->text + m->len, form->kind == FORM_SPOKEN};
    struct lines l = {0};
    struct item item = {.kind = ITEM_MOVE};
    enum cli_exit status = lines_start(&l, &m->start) ? CLI_OK : CLI_FAULT;

    m->items = 0;
    while (!status && item.kind != ITEM_END) {
        item = next_item(&w);
        status = read_item(m, &item, &l, form);
        if (!status)
            status = keep(m, &item);
    }
    lines_release(&l);
    return status;
}

void movetext_release(struct movetext *m)
{
    free(m->item);
}

/* What says which moves are played, and in place of which. */
static const struct item *next_played(const struct item *item)
{
    while (item->kind == ITEM_COMMENT || item->kind == ITEM_NAG)
        item++;
    return item;
}

bool movetext_same(const struct movetext *a, const struct movetext *b)
{
    const struct item *x = next_played(a->item), *y = next_played(b->item);

    while (x->kind == y->kind && x->move == y->move) {
        if (x->kind == ITEM_END)
            return true;
        x = next_played(x + 1);
        y = next_played(y + 1);
    }
    return false;
}

/* ---- what was wrong ---- */

static struct cli_place place_of(const struct movetext *m, const char *name)
{
    struct cli_place place = {name, 1, 1};

    for (const char *c = m->text; c < m->at; c++) {
        place.column++;
        if (*c == '\n') {
            place.line++;
            place.column = 1;
        }
    }
    return place;
}

/* "b1, f3" */
static void list_squares(char out[4 * AD_SQUARES], uint64_t set)
{
    char *to = out;

    for (int square = 0; square < AD_SQUARES; square++)
        if (set >> square & 1)
            to += sprintf(to, "%s%c%c", to == out ? "" : ", ", 'a' + ad_file_of(square),
                          '1' + ad_rank_of(square));
    *to = '\0';
}

void movetext_say(const struct cli *c, const struct movetext *m, const char *name)
{
    struct cli_place place = place_of(m, name);
    char quoted[CLI_QUOTE], squares[4 * AD_SQUARES];
    const char *dots = m->board.turn == AD_WHITE ? "." : "...";

    cli_quote(quoted, m->at, m->at_len);
    if (m->trouble == W_MOVE_AMBIGUOUS && m->reading.from) {
        list_squares(squares, m->reading.from);
        cli_say(c, &place, W_MOVE_AMBIGUOUS_FROM, m->board.fullmoves, dots, quoted, squares);
    } else if (m->trouble == W_MOVE_AMBIGUOUS || m->trouble == W_MOVE_ILLEGAL ||
               m->trouble == W_MOVE_UNREADABLE) {
        cli_say(c, &place, m->trouble, m->board.fullmoves, dots, quoted);
    } else {
        cli_say(c, &place, m->trouble);
    }
}
