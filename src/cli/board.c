/*
 * cli/board.c -- positions from the command line, and boards drawn for people.
 */
#include "cli/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "core/names.h"

/* Show the text around the byte `at`, and a caret below that byte. */
static void point_at(const char *text, size_t len, size_t at)
{
    enum { AROUND = 30 };
    size_t from = at > AROUND ? at - AROUND : 0, to = at + AROUND < len ? at + AROUND : len;

    fputs("    ", stderr);
    for (size_t i = from; i < to; i++) /* a byte a column, so that the caret is right */
        fputc(text[i] >= ' ' && text[i] <= '~' ? text[i] : '.', stderr);
    fprintf(stderr, "\n    %*s^\n", (int)(at - from), "");
}

static void say_unreadable(const struct cli *c, const char *what, const struct cli_place *place,
                           const struct ad_fault *fault, const char *fen, size_t len)
{
    const char *why = ad_why_text(fault->why, c->lang);

    if (place) {
        struct cli_place there = *place;
        there.column += fault->at;
        cli_say(c, &there, W_TEXT, why);
    } else {
        cli_say(c, NULL, W_FEN_AT, what, fault->at + 1, why);
        if (len > 0)
            point_at(fen, len, fault->at);
    }
}

static void say_faults(const struct cli *c, const char *what, const struct cli_place *place,
                       unsigned bad)
{
    for (unsigned bit = 1; bit <= bad; bit <<= 1) {
        if (!(bad & bit))
            continue;
        if (place)
            cli_say(c, place, W_TEXT, ad_bad_text(bit, c->lang));
        else
            cli_say(c, NULL, W_FEN_BAD, what, ad_bad_text(bit, c->lang));
    }
}

bool cli_read_setup(const struct cli *c, struct ad_setup *out, const char *what,
                    const struct cli_place *place, const char *fen, size_t len)
{
    struct ad_fault fault;

    if (ad_fen_read(out, fen, len, &fault) == 0)
        return true;
    say_unreadable(c, what, place, &fault, fen, len);
    return false;
}

bool cli_read_position(const struct cli *c, struct ad_position *out, const char *what,
                       const struct cli_place *place, const char *fen, size_t len)
{
    struct ad_setup setup;
    unsigned bad;

    if (!cli_read_setup(c, &setup, what, place, fen, len))
        return false;
    bad = ad_position_from(out, &setup);
    say_faults(c, what, place, bad);
    return bad == 0;
}

static int draw_number(void)
{
    uint64_t entropy;
    int number;

    do {
        if (getentropy(&entropy, sizeof entropy) < 0)
            return -1;
        number = ad_chess960_draw(entropy);
    } while (number < 0);
    return number;
}

enum cli_exit cli_start_position(const struct cli *c, struct ad_position *out)
{
    struct ad_setup setup;
    int number = c->number == (uint64_t)CLI_UNSET ? -1 : (int)c->number;

    if ((c->fen != NULL) + c->random + (number >= 0) > 1) {
        cli_say(c, NULL, W_ONE_START);
        return CLI_BAD_INPUT;
    }
    if (c->fen)
        return cli_read_position(c, out, "--fen", NULL, c->fen, strlen(c->fen)) ? CLI_OK
                                                                                : CLI_BAD_INPUT;
    if (c->random && (number = draw_number()) < 0)
        return cli_file_trouble(c, "getentropy", errno);
    if (number < 0) {
        ad_position_start(out);
        return CLI_OK;
    }
    ad_chess960_setup(&setup, number);
    ad_position_from(out, &setup); /* a starting position has no fault */
    return CLI_OK;
}

bool cli_is_dumb(void)
{
    const char *term = getenv("TERM");

    return !term || !*term || strcmp(term, "dumb") == 0;
}

bool cli_has_figurines(FILE *out)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};

    if (!isatty(fileno(out)) || cli_is_dumb())
        return false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return strcasestr(value, "utf-8") || strcasestr(value, "utf8");
    }
    return false;
}

/* Letters are those in which the moves are written; White's are capitals. */
static const char *symbol(const struct cli *c, int man, bool figurines)
{
    static const char *const letters[2][7] = {{".", "P", "N", "B", "R", "Q", "K"},
                                              {".", "p", "n", "b", "r", "q", "k"}};
    static const char *const german[2][7] = {{".", "B", "S", "L", "T", "D", "K"},
                                             {".", "b", "s", "l", "t", "d", "k"}};
    static const char *const figures[2][7] = {{"·", "♙", "♘", "♗", "♖", "♕", "♔"},
                                              {"·", "♟", "♞", "♝", "♜", "♛", "♚"}};

    return (figurines          ? figures
            : c->lang == AD_DE ? german
                               : letters)[ad_man_colour(man)][ad_man_kind(man)];
}

void cli_draw(const struct cli *c, FILE *out, const struct ad_position *p, bool figurines)
{
    for (int rank = 7; rank >= 0; rank--) {
        fprintf(out, "%d", rank + 1);
        for (int file = 0; file < 8; file++)
            fprintf(out, " %s", symbol(c, ad_position_man(p, ad_square(file, rank)), figurines));
        fputc('\n', out);
    }
    fputs("  a b c d e f g h\n", out);
}
