/*
 * cli/cmd_notation.c -- adoube notation: movetext from one language or form to another.
 */
#include "base/utf8.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/movetext.h"
#include "cli/text.h"

#include <stdlib.h>
#include <string.h>

/* ---- writing ---- */

enum { GLYPHS_MAX = 8 };

struct page {
    FILE *out;
    const struct form *form;
    int column;
    bool number;   /* the next move needs its number, whoever plays it */
    bool glue;     /* no blank before the next word: it stands behind a ( */
    size_t hidden; /* depth of the variations that this form cannot say */
};

static int width(const char *text, size_t len)
{
    int n = 0;

    for (size_t i = 0; i < len; i++)
        n += !ad__utf8_goes_on(text[i]);
    return n;
}

static void new_line(struct page *page)
{
    if (page->column > 0)
        fputc('\n', page->out);
    page->column = 0;
}

static void put_word(struct page *page, const char *text, size_t len)
{
    enum { WIDTH = 79 };
    int columns = width(text, len);
    bool wraps = page->form->kind == FORM_SAN;

    if (page->column > 0 && !page->glue) {
        if (wraps && page->column + 1 + columns > WIDTH)
            new_line(page);
        else
            page->column += fputc(' ', page->out) == ' ';
    }
    fwrite(text, 1, len, page->out);
    page->column += columns;
    page->glue = false;
}

/* Braces around words that may wrap. */
static void put_comment(struct page *page, const char *text, size_t len)
{
    const char *end = text + len, *word = text;

    put_word(page, "{", 1);
    page->glue = true;
    while (word < end) {
        size_t n = 0;
        while (word + n < end && !is_blank(word[n]))
            n++;
        if (n > 0)
            put_word(page, word, n);
        word += n + (word + n < end);
    }
    page->glue = true;
    put_word(page, "}", 1);
}

/* The ! and ? beside a move are not part of it, but kept where they can be. */
static void copy_glyphs(char out[GLYPHS_MAX + 1], const struct item *item)
{
    size_t n = 0;

    for (size_t i = 0; i < item->len && n < GLYPHS_MAX; i++)
        if (item->text[i] == '!' || item->text[i] == '?')
            out[n++] = item->text[i];
    out[n] = '\0';
}

static void put_number(struct page *page, const struct ad_position *p)
{
    char word[16];

    if (p->turn == AD_WHITE || page->number)
        put_word(page, word,
                 (size_t)sprintf(word, "%u%s", p->fullmoves, p->turn == AD_WHITE ? "." : "..."));
    page->number = false;
}

/* A draw offer is a mark of the move; in PGN, which would take (=) for a variation, a comment. */
static void put_written_move(struct page *page, const struct item *item,
                             const struct ad_position *p)
{
    bool offer = item->marks & AD_MARK_DRAW_OFFER, remark = page->form->how == AD_FORM_PGN;
    char move[FORM_TEXT_MAX], glyphs[GLYPHS_MAX + 1], word[FORM_TEXT_MAX + GLYPHS_MAX + 4];

    form_write(move, page->form, p, item->move);
    copy_glyphs(glyphs, item);
    put_number(page, p);
    put_word(page, word,
             (size_t)sprintf(word, "%s%s%s", move, glyphs, offer && !remark ? "(=)" : ""));
    if (offer && remark) {
        put_comment(page, "(=)", 3);
        page->number = true;
    }
}

static void put_move(struct page *page, const struct item *item, const struct ad_position *p)
{
    char text[FORM_TEXT_MAX];

    if (page->form->kind == FORM_SAN) {
        put_written_move(page, item, p);
        return;
    }
    if (page->form->kind == FORM_SPOKEN)
        new_line(page);
    put_word(page, text, (size_t)form_write(text, page->form, p, item->move));
}

static void put_result(struct page *page, const struct item *item)
{
    if (page->form->kind == FORM_SPOKEN)
        new_line(page);
    put_word(page, item->text, item->len);
    page->number = true;
}

/* What only written notation has room for. */
static void put_remark(struct page *page, const struct item *item)
{
    if (item->kind == ITEM_COMMENT)
        put_comment(page, item->text, item->len);
    else
        put_word(page, item->text, item->len);
    page->number = true;
    page->glue = item->kind == ITEM_OPEN;
}

static void put_item(struct page *page, const struct item *item, const struct ad_position *p)
{
    bool san = page->form->kind == FORM_SAN;

    switch (item->kind) {
    case ITEM_MOVE:
        if (page->hidden == 0)
            put_move(page, item, p);
        break;
    case ITEM_RESULT: put_result(page, item); break;
    case ITEM_OPEN:
    case ITEM_CLOSE:
    case ITEM_COMMENT:
    case ITEM_NAG:
        if (san) {
            page->glue |= item->kind == ITEM_CLOSE;
            put_remark(page, item);
        } else {
            page->hidden += item->kind == ITEM_OPEN;
            page->hidden -= item->kind == ITEM_CLOSE;
        }
        break;
    case ITEM_END: new_line(page); break;
    case ITEM_TAG:
    case ITEM_OPEN_COMMENT: break;
    }
}

static bool print(const struct movetext *m, const struct form *form)
{
    struct page page = {.out = stdout, .form = form, .number = true};
    struct lines l = {0};
    bool good = lines_start(&l, &m->start);

    for (const struct item *item = m->item; good; item++) {
        put_item(&page, item, &lines_now(&l)->now);
        if (item->kind == ITEM_MOVE)
            lines_play(&l, item->move);
        else if (item->kind == ITEM_OPEN)
            good = lines_open(&l);
        else if (item->kind == ITEM_CLOSE)
            lines_close(&l);
        else if (item->kind == ITEM_END)
            break;
        if (item->kind == ITEM_RESULT) {
            lines_start(&l, &m->start);
            new_line(&page);
            if (item[1].kind != ITEM_END)
                fputc('\n', page.out);
        }
    }
    lines_release(&l);
    return good;
}

/* ---- reading ---- */

static const char *const guesses[] = {"en", "de",  "fr",        "it",
                                      "nl", "uci", "spoken-de", "spoken-en"};

enum { GUESSES = sizeof guesses / sizeof *guesses };

/* Did reading get farther? At the same place, a move that is understood is. */
static bool is_farther(const struct movetext *a, const struct movetext *b)
{
    return a->at > b->at ||
           (a->at == b->at && b->trouble == W_MOVE_UNREADABLE && a->trouble != W_MOVE_UNREADABLE);
}

/* Which reading to take: the only one that is legal to the end, or, to complain about, the one
 * that came farthest. Forms that agree on every move are one reading. */
static enum cli_exit choose(const struct cli *c, const struct movetext m[GUESSES],
                            const enum cli_exit status[GUESSES], const char *name, int *chosen)
{
    int legal = -1, farthest = 0;

    for (int i = 0; i < GUESSES; i++) {
        if (status[i] == CLI_FAULT)
            return cli_no_memory(c);
        if (status[i] == CLI_OK && legal >= 0 && !movetext_same(&m[legal], &m[i])) {
            cli_say(c, &(struct cli_place){.name = name}, W_AUTO_AMBIGUOUS, guesses[legal],
                    guesses[i]);
            return CLI_NO;
        }
        if (status[i] == CLI_OK && legal < 0)
            legal = i;
        if (status[i] != CLI_OK && legal < 0 && is_farther(&m[i], &m[farthest]))
            farthest = i;
    }
    *chosen = legal;
    if (legal >= 0)
        return CLI_OK;
    movetext_say(c, &m[farthest], name);
    cli_say(c, &(struct cli_place){.name = name}, W_AUTO_NONE, guesses[farthest]);
    return status[farthest];
}

static enum cli_exit guess(const struct cli *c, const struct movetext *text, const struct form *to,
                           const char *name)
{
    struct movetext m[GUESSES];
    enum cli_exit status[GUESSES], result;
    struct form form;
    int chosen = 0;

    for (int i = 0; i < GUESSES; i++) {
        m[i] = *text;
        form_find(&form, guesses[i]);
        status[i] = movetext_read(&m[i], &form);
    }
    result = choose(c, m, status, name, &chosen);
    if (!result && !print(&m[chosen], to))
        result = cli_no_memory(c);
    for (int i = 0; i < GUESSES; i++)
        movetext_release(&m[i]);
    return result;
}

static enum cli_exit translate(const struct cli *c, struct movetext *m, const struct form *from,
                               const struct form *to, const char *name)
{
    enum cli_exit status = movetext_read(m, from);

    if (status == CLI_FAULT || (!status && !print(m, to)))
        status = cli_no_memory(c);
    else if (status)
        movetext_say(c, m, name);
    movetext_release(m);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    bool automatic = c->operands > 0 && strcmp(c->operand[0], "auto") == 0;
    const char *name = c->operands > 2 ? c->operand[2] : "-";
    struct movetext m = {0};
    struct form from = {0}, to;
    enum cli_exit status;
    char *text;

    if (c->operands < 2)
        return cli_missing_operand(c);
    if (c->operands > 3)
        return cli_refuse_operand(c, c->operand[3]);
    if (!automatic && !form_find(&from, c->operand[0]))
        return cli_unknown_word(c, c->operand[0], CLI_FORM_NAMES " auto");
    if (!form_find(&to, c->operand[1]))
        return cli_unknown_word(c, c->operand[1], CLI_FORM_NAMES);
    if ((status = cli_start_position(c, &m.start)))
        return status;
    if ((status = cli_read_file(c, &text, &m.len, name)))
        return status;
    m.text = text;
    name = cli_file_name(c, name);
    status = automatic ? guess(c, &m, &to, name) : translate(c, &m, &from, &to, name);
    free(text);
    return status;
}

const struct cli_command cmd_notation = {
    .name = "notation",
    .synopsis = "notation [--fen FEN | --number N] FROM TO [FILE | -]",
    .options = "fen number lang help",
    .operands = CLI_FORM_NAMES " auto",
    .files = true,
    .summary = W_NOTATION_SUMMARY,
    .details = W_NOTATION_DETAILS,
    .run = run,
};
