/*
 * cli/cmd_reachable.c -- adoube reachable: can a game lead to this position?
 *
 *   clause (2023)
 *   3.10.3   a position is illegal when no series of legal moves can have led to it
 *   7.1 ...  a wrong set-up, or one that was restored from memory, is found out by it
 *
 * One question on the command line, or one a line. A setup to which the Laws cannot be applied (two
 * white kings, say) is a question like others: no game leads there.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/lines.h"
#include "cli/proof.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adoube/fen.h"

struct answering {
    struct proof_seat *seat;
    struct ad_reach reach;
};

/* ---- the answer ---- */

static void add_text(const struct cli *c, struct text *out, const struct ad_reach *r)
{
    struct ad_position initial;

    text_addf(out, "%s", proof_reach_answer[r->answer]);
    if (r->answer == AD_POSSIBLE_UNKNOWN)
        return;
    text_add(out, "\t", 1);
    if (r->answer == AD_POSSIBLE_NO) {
        proof_reach_reason(c, out, r);
    } else {
        ad_position_start(&initial);
        proof_add_uci(out, &initial, r->game, r->plies);
    }
}

static void add_json_no(const struct cli *c, struct text *out, const struct ad_reach *r)
{
    struct text reason = {0};

    proof_reach_reason(c, &reason, r);
    text_addf(out, ",\"text\":");
    text_add_json(out, reason.at, reason.len);
    if (r->square >= 0 && r->square < AD_SQUARES)
        text_addf(out, ",\"square\":\"%c%c\"", 'a' + ad_file_of(r->square),
                  '1' + ad_rank_of(r->square));
    text_release(&reason);
}

static void add_json(const struct cli *c, struct text *out, const char *fen, size_t len,
                     const struct ad_reach *r)
{
    struct ad_position initial;
    char name[PROOF_NAME];

    text_addf(out, "\"fen\":");
    text_add_json(out, fen, len);
    text_addf(out, ",\"answer\":\"%s\",\"reason\":\"%s\",\"nodes\":%" PRIu64,
              proof_reach_answer[r->answer], proof_reach_name(name, r->why), r->nodes);
    if (r->answer == AD_POSSIBLE_NO)
        add_json_no(c, out, r);
    if (r->answer == AD_POSSIBLE_YES) {
        ad_position_start(&initial);
        text_addf(out, ",\"moves\":");
        proof_add_json(out, &initial, r->game, r->plies);
    }
    text_add(out, "}\n", 2);
}

/* ---- many ---- */

static enum cli_exit answer(void *self, const struct line *line, struct text *out,
                            struct text *said)
{
    struct answering *a = self;
    const struct cli *c = a->seat->all->c;
    const char *tab = line->len ? memchr(line->text, '\t', line->len) : NULL;
    size_t len = tab ? (size_t)(tab - line->text) : line->len;
    struct ad_setup setup;

    if (line->cut) {
        proof_bad_line(c, line, 0, cli_text(c, W_LINE_TOO_LONG), out, said);
        return CLI_BAD_INPUT;
    }
    if (!proof_read_setup(c, line, &setup, line->text, len, out, said))
        return CLI_BAD_INPUT;
    if (!proof_reachable(a->seat, &a->reach, &setup))
        return cli_no_memory(c);
    if (c->json) {
        text_addf(out, "{\"line\":%" PRIu64 ",", line->number);
        add_json(c, out, line->text, len, &a->reach);
        return CLI_OK;
    }
    add_text(c, out, &a->reach);
    if (c->why && a->reach.answer != AD_POSSIBLE_NO) { /* a reason is there already */
        text_add(out, "\t", 1);
        proof_add_reach(c, out, &a->reach);
    }
    text_add(out, "\n", 1);
    return CLI_OK;
}

static void *start(void *prover)
{
    struct answering *a = calloc(1, sizeof *a);

    if (a && (a->seat = proof_sit_down(prover)))
        return a;
    free(a);
    return NULL;
}

static void end(void *self)
{
    struct answering *a = self;

    proof_leave(a->seat);
    free(a);
}

/* ---- one ---- */

static void print_one(const struct cli *c, struct text *out, const char *fen,
                      const struct ad_reach *r)
{
    struct ad_position initial;

    if (c->json) {
        text_add(out, "{", 1);
        add_json(c, out, fen, strlen(fen), r);
        return;
    }
    add_text(c, out, r);
    text_add(out, "\n", 1);
    if (!c->why && !isatty(1))
        return;
    proof_add_reach(c, out, r);
    text_add(out, "\n", 1);
    ad_position_start(&initial);
    if (r->plies > 0)
        proof_add_movetext(c, out, &initial, r->game, r->plies);
}

static enum cli_exit answer_one(const struct cli *c, struct answering *a, const char *fen)
{
    struct ad_setup setup;
    struct text out = {0};
    enum cli_exit status;

    if (!cli_read_setup(c, &setup, "FEN", NULL, fen, strlen(fen)))
        return CLI_BAD_INPUT;
    if (!proof_reachable(a->seat, &a->reach, &setup))
        return cli_no_memory(c);
    print_one(c, &out, fen, &a->reach);
    status = out.failed ? cli_no_memory(c) : proof_exit(a->reach.answer);
    fwrite(out.at, 1, out.len, stdout);
    text_release(&out);
    return status;
}

static enum cli_exit ask_one(const struct cli *c, struct prover *prover)
{
    char *fen = proof_join(c, c->operands);
    struct answering *a = start(prover);
    enum cli_exit status = fen && a ? answer_one(c, a, fen) : cli_no_memory(c);

    if (a)
        end(a);
    free(fen);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    struct prover prover;
    const struct answerer by = {
        start, answer, end, &prover, c->fast ? 32 : 1, W_PROGRESS_QUESTIONS,
    };
    const char *file = c->operands > 0 ? c->operand[0] : "-";
    enum cli_exit status = prover_check_flags(c);

    if (status)
        return status;
    prover_start_reach(&prover, c);
    if (c->operands > 1 || !proof_is_file(file))
        status = ask_one(c, &prover);
    else
        status = lines_answer(c, file, &by);
    prover_end(&prover);
    return status;
}

const struct cli_command cmd_reachable = {
    .name = "reachable",
    .synopsis =
        "reachable [--fast | --nodes N --memory MB] [--why] [--json] FEN\n"
        "reachable [--fast | --nodes N --memory MB] [--why] [--threads N] [--json] [FILE | -]",
    .options = "fast nodes memory why threads json lang help",
    .files = true,
    .summary = W_REACHABLE_SUMMARY,
    .details = W_REACHABLE_DETAILS,
    .run = run,
};
