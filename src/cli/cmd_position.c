/*
 * cli/cmd_position.c -- adoube position: what can be said about a position.
 *
 *   clause (2023)           verdict
 *   3.9.1  check            status
 *   5.1.1  checkmate        status, with the article
 *   5.2.1  stalemate        status, with the article
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"

static int chess960_number(const struct ad_position *p)
{
    struct ad_setup setup;

    ad_position_setup(&setup, p);
    return ad_chess960_number(&setup);
}

static enum cli_word status_word(const struct ad_position *p)
{
    switch (ad_position_status(p)) {
    case AD_CHECKMATE: return W_CHECKMATE;
    case AD_STALEMATE: return W_STALEMATE;
    case AD_PLAYING: break;
    }
    return ad_position_checkers(p) ? W_CHECK : W_NO_CHECK;
}

/* ---- for people ---- */

static void print_moves(const struct cli *c, FILE *out, const struct ad_position *p)
{
    struct ad_moves moves;
    char text[AD_MOVE_TEXT_MAX];
    unsigned form = c->lang == AD_EN ? AD_FORM_PGN : AD_FORM_2017; /* as each is used to it */

    ad_position_moves(&moves, p);
    fprintf(out, "%s (%u):", cli_text(c, W_LEGAL_MOVES), moves.count);
    for (unsigned i = 0; i < moves.count; i++) {
        ad_san_write(text, sizeof text, p, moves.move[i], c->lang, form);
        fprintf(out, " %s", text);
    }
    fputc('\n', out);
}

static void print_text(const struct cli *c, FILE *out, const struct ad_position *p)
{
    char fen[AD_FEN_MAX];
    int number = chess960_number(p);

    cli_draw(out, p, cli_has_figurines(stdout));
    fputc('\n', out);
    fprintf(out, "%s; %s\n", cli_text(c, p->turn == AD_WHITE ? W_WHITE_MOVES : W_BLACK_MOVES),
            cli_text(c, status_word(p)));
    print_moves(c, out, p);
    ad_fen_write(fen, sizeof fen, p, AD_FEN_X);
    fprintf(out, "FEN: %s\n", fen);
    fprintf(out, "%s: %016" PRIx64 "\n", cli_text(c, W_KEY), ad_position_key(p));
    if (number >= 0)
        fprintf(out, "Chess960: %d\n", number);
}

/* ---- for programs ---- */

static void print_json_squares(FILE *out, uint64_t set)
{
    for (int square = 0, any = 0; square < AD_SQUARES; square++)
        if (set >> square & 1)
            fprintf(out, "%s\"%c%c\"", any++ ? "," : "", 'a' + ad_file_of(square),
                    '1' + ad_rank_of(square));
}

static void print_json_moves(const struct cli *c, FILE *out, const struct ad_position *p)
{
    struct ad_moves moves;
    char san[AD_MOVE_TEXT_MAX], uci[AD_MOVE_TEXT_MAX];

    ad_position_moves(&moves, p);
    for (unsigned i = 0; i < moves.count; i++) {
        ad_san_write(san, sizeof san, p, moves.move[i], AD_EN, AD_FORM_PGN);
        ad_uci_write(uci, sizeof uci, p, moves.move[i], c->chess960 ? AD_UCI_960 : AD_UCI_STANDARD);
        fprintf(out, "%s{\"san\":\"%s\",\"uci\":\"%s\"}", i ? "," : "", san, uci);
    }
}

static void print_json(const struct cli *c, FILE *out, const struct ad_position *p)
{
    static const char *const names[] = {"playing", "checkmate", "stalemate"};
    enum ad_status status = ad_position_status(p);
    char fen[AD_FEN_MAX];
    int number = chess960_number(p);

    ad_fen_write(fen, sizeof fen, p, AD_FEN_X);
    fprintf(out, "{\"fen\":\"%s\",\"key\":\"%016" PRIx64 "\",\"turn\":\"%s\",\"status\":\"%s\"",
            fen, ad_position_key(p), p->turn == AD_WHITE ? "white" : "black", names[status]);
    if (status != AD_PLAYING)
        fprintf(out, ",\"edition\":\"fide-2023\",\"article\":\"%s\"",
                status == AD_CHECKMATE ? "5.1.1" : "5.2.1");
    if (number >= 0)
        fprintf(out, ",\"chess960\":%d", number);
    fputs(",\"checkers\":[", out);
    print_json_squares(out, ad_position_checkers(p));
    fputs("],\"moves\":[", out);
    print_json_moves(c, out, p);
    fputs("]}\n", out);
}

static void print_position(const struct cli *c, FILE *out, const struct ad_position *p)
{
    if (c->json)
        print_json(c, out, p);
    else
        print_text(c, out, p);
}

/* ---- where it comes from ---- */

/* One FEN a line; empty lines are passed over. */
static bool show_lines(const struct cli *c, FILE *out, const char *text, size_t len)
{
    const char *name = cli_file_name(c, "-"), *end;
    struct ad_position p;
    bool good = true, any = false;

    for (struct cli_place at = {name, 1, 1}; len > 0; at.line++) {
        end = memchr(text, '\n', len);
        size_t line = end ? (size_t)(end - text) : len, used = line + (end != NULL);
        while (line > 0 && is_blank(text[line - 1]))
            line--;
        if (line > 0 && !cli_read_position(c, &p, NULL, &at, text, line)) {
            good = false;
        } else if (line > 0) {
            if (any && !c->json)
                fputc('\n', out);
            any = true;
            print_position(c, out, &p);
        }
        text += used;
        len -= used;
    }
    return good;
}

/* Nothing is printed if one of the lines is no position. */
static enum cli_exit show_input(const struct cli *c)
{
    char *text, *shown = NULL;
    size_t len, shown_len;
    FILE *out;
    enum cli_exit status = cli_read_file(c, &text, &len, "-");
    bool good;

    if (status)
        return status;
    out = open_memstream(&shown, &shown_len);
    if (!out) {
        free(text);
        return cli_no_memory(c);
    }
    good = show_lines(c, out, text, len);
    if (fclose(out))
        status = cli_no_memory(c);
    else if (!good)
        status = CLI_BAD_INPUT;
    else
        fwrite(shown, 1, shown_len, stdout);
    free(shown);
    free(text);
    return status;
}

/* A FEN has blanks, and who forgets the quotation marks is understood. */
static bool join_operands(char **out, const struct cli *c)
{
    size_t len = 0;
    char *to;

    for (int i = 0; i < c->operands; i++)
        len += strlen(c->operand[i]) + 1;
    to = *out = malloc(len);
    if (!to)
        return false;
    for (int i = 0; i < c->operands; i++) {
        to = stpcpy(to, c->operand[i]);
        *to++ = i + 1 < c->operands ? ' ' : '\0';
    }
    return true;
}

static enum cli_exit show_operands(const struct cli *c)
{
    struct ad_position p;
    char *fen;
    bool good;

    if (!join_operands(&fen, c))
        return cli_no_memory(c);
    good = cli_read_position(c, &p, "FEN", NULL, fen, strlen(fen));
    free(fen);
    if (!good)
        return CLI_BAD_INPUT;
    print_position(c, stdout, &p);
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    bool chosen = c->fen || c->random || c->number != (uint64_t)CLI_UNSET;
    struct ad_position p;
    enum cli_exit status;

    if (chosen && c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    if (!chosen && c->operands == 0)
        return cli_missing_operand(c);
    if (c->operands == 1 && strcmp(c->operand[0], "-") == 0)
        return show_input(c);
    if (c->operands > 0)
        return show_operands(c);
    status = cli_start_position(c, &p);
    if (!status)
        print_position(c, stdout, &p);
    return status;
}

const struct cli_command cmd_position = {
    .name = "position",
    .synopsis = "position [--chess960] [--json] FEN | -\n"
                "position [--chess960] [--json] --fen FEN | --number N | --random",
    .options = "fnrcjlh",
    .summary = W_POSITION_SUMMARY,
    .details = W_POSITION_DETAILS,
    .run = run,
};
