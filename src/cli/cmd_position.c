/*
 * cli/cmd_position.c -- adoube position: what can be said about a position.
 *
 *   clause (2023)           verdict
 *   3.9.1  check            status
 *   5.1.1  checkmate        status, with the article
 *   5.2.1  stalemate        status, with the article
 *   6.9    can a side mate  both sides, with the length of a line or the proof
 *   5.2.2  dead position    if neither can
 *   3.10.3 illegal position whether a game leads there
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/proof.h"
#include "cli/text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"

/* What the verdicts are drawn from. */
struct judge {
    struct prover mate_prover, reach_prover;
    struct proof_seat mate_seat, reach_seat;
    struct ad_mate mate[2]; /* by side */
    struct ad_reach reach;
};

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

/* ---- verdicts ---- */

static struct judge *start_judge(const struct cli *c)
{
    struct judge *j = calloc(1, sizeof *j);
    struct cli seen = *c;

    if (!j)
        return NULL;
    seen.fast = !c->full;
    prover_start_mate(&j->mate_prover, &seen);
    prover_start_reach(&j->reach_prover, &seen);
    j->mate_prover.c = j->reach_prover.c = c;
    j->mate_seat.all = &j->mate_prover;
    j->reach_seat.all = &j->reach_prover;
    return j;
}

static void end_judge(struct judge *j)
{
    free(j->mate_seat.room);
    free(j->reach_seat.room);
    prover_end(&j->mate_prover);
    prover_end(&j->reach_prover);
    free(j);
}

/* False without memory. */
static bool judge(struct judge *j, const struct ad_position *p)
{
    struct ad_setup setup;

    ad_position_setup(&setup, p);
    return proof_can_mate(&j->mate_seat, &j->mate[AD_WHITE], p, AD_WHITE) &&
           proof_can_mate(&j->mate_seat, &j->mate[AD_BLACK], p, AD_BLACK) &&
           proof_reachable(&j->reach_seat, &j->reach, &setup);
}

static enum ad_possible is_dead(const struct judge *j)
{
    enum ad_possible white = j->mate[AD_WHITE].answer, black = j->mate[AD_BLACK].answer;

    if (white == AD_POSSIBLE_YES || black == AD_POSSIBLE_YES)
        return AD_POSSIBLE_NO;
    return white == AD_POSSIBLE_NO && black == AD_POSSIBLE_NO ? AD_POSSIBLE_YES
                                                              : AD_POSSIBLE_UNKNOWN;
}

static bool is_open(const struct judge *j)
{
    return j->mate[AD_WHITE].answer == AD_POSSIBLE_UNKNOWN ||
           j->mate[AD_BLACK].answer == AD_POSSIBLE_UNKNOWN ||
           j->reach.answer == AD_POSSIBLE_UNKNOWN;
}

/* A game that is over needs no verdict on how it might end. */
static void print_verdicts(const struct cli *c, FILE *out, const struct ad_position *p,
                           const struct judge *j)
{
    static const enum cli_word dead[] = {
        [AD_POSSIBLE_NO] = W_NOT_DEAD,
        [AD_POSSIBLE_YES] = W_DEAD,
        [AD_POSSIBLE_UNKNOWN] = W_UNKNOWN_DEAD,
    };
    struct text t = {0};

    for (int side = AD_WHITE; ad_position_status(p) == AD_PLAYING && side <= AD_BLACK; side++) {
        proof_add_mate(c, &t, &j->mate[side], side);
        text_add(&t, "\n", 1);
    }
    if (ad_position_status(p) == AD_PLAYING)
        text_addf(&t, "%s\n", cli_text(c, dead[is_dead(j)]));
    proof_add_reach(c, &t, &j->reach);
    text_add(&t, "\n", 1);
    if (!c->full && is_open(j))
        text_addf(&t, "%s\n", cli_text(c, W_POSITION_FULL));
    fwrite(t.at, 1, t.len, out);
    text_release(&t);
}

static void print_json_verdicts(FILE *out, const struct judge *j)
{
    static const char *const words[] = {
        [AD_POSSIBLE_NO] = "no",
        [AD_POSSIBLE_YES] = "yes",
        [AD_POSSIBLE_UNKNOWN] = "unknown",
    };
    char name[PROOF_NAME];

    for (int side = AD_WHITE; side <= AD_BLACK; side++)
        fprintf(out, ",\"%s_can_mate\":{\"answer\":\"%s\",\"proof\":\"%s\",\"plies\":%u}",
                side == AD_WHITE ? "white" : "black", words[j->mate[side].answer],
                proof_mate_name(name, j->mate[side].proof), j->mate[side].plies);
    fprintf(out, ",\"dead\":\"%s\",\"reachable\":{\"answer\":\"%s\",\"reason\":\"%s\"}",
            words[is_dead(j)], words[j->reach.answer], proof_reach_name(name, j->reach.why));
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

static void print_text(const struct cli *c, FILE *out, const struct ad_position *p,
                       const struct judge *j)
{
    char fen[AD_FEN_MAX];
    int number = chess960_number(p);

    cli_draw(c, out, p, cli_has_figurines(stdout));
    fputc('\n', out);
    fprintf(out, "%s; %s\n", cli_text(c, p->turn == AD_WHITE ? W_WHITE_MOVES : W_BLACK_MOVES),
            cli_text(c, status_word(p)));
    print_moves(c, out, p);
    ad_fen_write(fen, sizeof fen, p, AD_FEN_X);
    fprintf(out, "FEN: %s\n", fen);
    fprintf(out, "%s: %016" PRIx64 "\n", cli_text(c, W_KEY), ad_position_key(p));
    if (number >= 0)
        fprintf(out, "Chess960: %d\n", number);
    print_verdicts(c, out, p, j);
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

static void print_json(const struct cli *c, FILE *out, const struct ad_position *p,
                       const struct judge *j)
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
    fputs("]", out);
    print_json_verdicts(out, j);
    fputs("}\n", out);
}

/* False without memory. */
static bool print_position(const struct cli *c, FILE *out, struct judge *j,
                           const struct ad_position *p)
{
    if (!judge(j, p))
        return false;
    if (c->json)
        print_json(c, out, p, j);
    else
        print_text(c, out, p, j);
    return true;
}

/* ---- where it comes from ---- */

/* One FEN a line; empty lines are passed over. */
static enum cli_exit show_lines(const struct cli *c, struct judge *j, FILE *out, const char *text,
                                size_t len)
{
    const char *name = cli_file_name(c, "-"), *end;
    enum cli_exit status = CLI_OK;
    struct ad_position p;
    bool any = false;

    for (struct cli_place at = {name, 1, 1}; len > 0; at.line++) {
        end = memchr(text, '\n', len);
        size_t line = end ? (size_t)(end - text) : len, used = line + (end != NULL);
        while (line > 0 && is_blank(text[line - 1]))
            line--;
        if (line > 0 && !cli_read_position(c, &p, NULL, &at, text, line)) {
            status = CLI_BAD_INPUT;
        } else if (line > 0 && !status) {
            if (any && !c->json)
                fputc('\n', out);
            any = true;
            if (!print_position(c, out, j, &p))
                return cli_no_memory(c);
        }
        text += used;
        len -= used;
    }
    return status;
}

/* Nothing is printed if one of the lines is no position. */
static enum cli_exit show_input(const struct cli *c, struct judge *j)
{
    char *text, *shown = NULL;
    size_t len, shown_len;
    FILE *out;
    enum cli_exit status = cli_read_file(c, &text, &len, "-");

    if (status)
        return status;
    out = open_memstream(&shown, &shown_len);
    if (!out) {
        free(text);
        return cli_no_memory(c);
    }
    status = show_lines(c, j, out, text, len);
    if (fclose(out) && !status)
        status = cli_no_memory(c);
    if (!status)
        fwrite(shown, 1, shown_len, stdout);
    free(shown);
    free(text);
    return status;
}

/* A FEN has blanks, and who forgets the quotation marks is understood. */
static enum cli_exit read_operands(const struct cli *c, struct ad_position *out)
{
    char *fen = proof_join(c, c->operands);
    bool good = fen && cli_read_position(c, out, "FEN", NULL, fen, strlen(fen));

    if (!fen)
        return cli_no_memory(c);
    free(fen);
    return good ? CLI_OK : CLI_BAD_INPUT;
}

static enum cli_exit show(const struct cli *c, struct judge *j)
{
    struct ad_position p;
    enum cli_exit status;

    if (c->operands == 1 && strcmp(c->operand[0], "-") == 0)
        return show_input(c, j);
    status = c->operands > 0 ? read_operands(c, &p) : cli_start_position(c, &p);
    if (!status && !print_position(c, stdout, j, &p))
        status = cli_no_memory(c);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    bool chosen = c->fen || c->random || c->number != (uint64_t)CLI_UNSET;
    struct judge *j;
    enum cli_exit status;

    if (chosen && c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    if (!chosen && c->operands == 0)
        return cli_missing_operand(c);
    if (!(j = start_judge(c)))
        return cli_no_memory(c);
    status = show(c, j);
    end_judge(j);
    return status;
}

const struct cli_command cmd_position = {
    .name = "position",
    .synopsis = "position [--full] [--chess960] [--json] FEN | -\n"
                "position [--full] [--chess960] [--json] --fen FEN | --number N | --random",
    .options = "fen number random full chess960 json lang help",
    .summary = W_POSITION_SUMMARY,
    .details = W_POSITION_DETAILS,
    .run = run,
};
