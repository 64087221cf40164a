/*
 * cli/cmd_play.c -- adoube play: a board, and moves by typing.
 *
 * It tells legal, ambiguous, illegal and unreadable moves apart and ends the game where the
 * Laws do (5.1.1, 5.2.1). It never says which moves there are: players get no help.
 */
#include "cli/cli.h"
#include "cli/commands.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "adoube/fen.h"
#include "adoube/notation.h"

struct table {
    const struct cli *c;
    struct ad_position *position; /* all since the start; the last is on the board */
    size_t count, cap;
    bool figurines, prompts, changed;
};

static struct ad_position *now(const struct table *t)
{
    return &t->position[t->count - 1];
}

static bool push(struct table *t, const struct ad_position *p)
{
    if (t->count == t->cap) {
        size_t cap = t->cap ? 2 * t->cap : 256;
        struct ad_position *more = realloc(t->position, cap * sizeof *more);
        if (!more)
            return false;
        t->position = more;
        t->cap = cap;
    }
    t->position[t->count++] = *p;
    t->changed = true;
    return true;
}

/* ---- what is said ---- */

static void line(const struct table *t, enum cli_word word)
{
    puts(cli_text(t->c, word));
}

static void show_board(const struct table *t)
{
    putchar('\n');
    cli_draw(stdout, now(t), t->figurines);
}

static void show_fen(const struct table *t)
{
    char fen[AD_FEN_MAX];

    ad_fen_write(fen, sizeof fen, now(t), AD_FEN_X);
    puts(fen);
}

static bool is_over(const struct table *t)
{
    switch (ad_position_status(now(t))) {
    case AD_CHECKMATE: line(t, now(t)->turn == AD_WHITE ? W_BLACK_WINS : W_WHITE_WINS); return true;
    case AD_STALEMATE: line(t, W_DRAWN); return true;
    case AD_PLAYING: break;
    }
    return false;
}

static void prompt(const struct table *t)
{
    if (t->prompts) {
        printf("%s ", cli_text(t->c, now(t)->turn == AD_WHITE ? W_WHITE_PROMPT : W_BLACK_PROMPT));
        fflush(stdout);
    }
}

/* ---- what is typed ---- */

static void take_back(struct table *t)
{
    if (t->count == 1) {
        line(t, W_NOTHING_TO_UNDO);
        return;
    }
    t->count--;
    t->changed = true;
}

enum order { ORDER_NONE, ORDER_UNDO, ORDER_FEN, ORDER_BOARD, ORDER_HELP, ORDER_QUIT };

static enum order find_order(const char *text)
{
    static const struct {
        const char *name;
        enum order order;
    } orders[] = {
        {"undo", ORDER_UNDO},   {"zurück", ORDER_UNDO}, {"fen", ORDER_FEN},
        {"board", ORDER_BOARD}, {"brett", ORDER_BOARD}, {"help", ORDER_HELP},
        {"hilfe", ORDER_HELP},  {"?", ORDER_HELP},      {"quit", ORDER_QUIT},
        {"ende", ORDER_QUIT},
    };

    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        if (strcasecmp(orders[i].name, text) == 0)
            return orders[i].order;
    return ORDER_NONE;
}

/* In the letters of the language, else as UCI. */
static enum ad_read read_move(struct ad_reading *out, const struct table *t, const char *text)
{
    struct ad_reading uci;

    if (ad_san_read(out, now(t), text, strlen(text), t->c->lang) == AD_READ_MOVE)
        return AD_READ_MOVE;
    if (ad_uci_read(&uci, now(t), text, strlen(text)) == AD_READ_MOVE)
        *out = uci;
    return out->verdict;
}

static enum cli_exit move(struct table *t, const char *text)
{
    struct ad_reading reading;
    struct ad_position next;
    char quoted[CLI_QUOTE];
    enum cli_word answer = W_PLAY_UNREADABLE;

    switch (read_move(&reading, t, text)) {
    case AD_READ_MOVE:
        ad_position_play(&next, now(t), reading.move);
        return push(t, &next) ? CLI_OK : cli_no_memory(t->c);
    case AD_READ_AMBIGUOUS: answer = W_PLAY_AMBIGUOUS; break;
    case AD_READ_ILLEGAL: answer = W_PLAY_ILLEGAL; break;
    case AD_READ_UNREADABLE: break;
    }
    printf(cli_text(t->c, answer), cli_quote(quoted, text, strlen(text)));
    putchar('\n');
    return CLI_OK;
}

static enum cli_exit obey(struct table *t, const char *text)
{
    switch (find_order(text)) {
    case ORDER_UNDO: take_back(t); break;
    case ORDER_FEN: show_fen(t); break;
    case ORDER_BOARD: show_board(t); break;
    case ORDER_HELP: line(t, W_PLAY_HELP); break;
    case ORDER_QUIT: break;
    case ORDER_NONE: return move(t, text);
    }
    return CLI_OK;
}

static char *trim(char *text)
{
    text += strspn(text, " \t\r\n");
    for (size_t n = strlen(text); n > 0 && strchr(" \t\r\n", text[n - 1]); n--)
        text[n - 1] = '\0';
    return text;
}

static enum cli_exit play(struct table *t)
{
    char *buffer = NULL, *text;
    size_t cap = 0;
    enum cli_exit status = CLI_OK;

    for (;;) {
        if (t->changed)
            show_board(t);
        if (t->changed && is_over(t))
            break;
        t->changed = false;
        prompt(t);
        if (ferror(stdout)) /* nobody sees the board any more; main says why */
            break;
        if (getline(&buffer, &cap, stdin) < 0) {
            if (t->prompts)
                putchar('\n');
            break;
        }
        text = trim(buffer);
        if (find_order(text) == ORDER_QUIT)
            break;
        if (*text && (status = obey(t, text)))
            break;
    }
    if (ferror(stdin))
        status = cli_file_trouble(t->c, cli_text(t->c, W_STDIN), errno);
    free(buffer);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    struct table t = {.c = c, .figurines = cli_has_figurines(stdout), .prompts = isatty(0)};
    struct ad_position start;
    enum cli_exit status;

    if (c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    if ((status = cli_start_position(c, &start)))
        return status;
    if (!push(&t, &start))
        return cli_no_memory(c);
    if (t.prompts)
        line(&t, W_PLAY_HELP);
    status = play(&t);
    free(t.position);
    return status;
}

const struct cli_command cmd_play = {
    .name = "play",
    .synopsis = "play [--fen FEN | --number N | --random]",
    .options = "fnrlh",
    .summary = W_PLAY_SUMMARY,
    .details = W_PLAY_DETAILS,
    .run = run,
};
