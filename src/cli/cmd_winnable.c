/*
 * cli/cmd_winnable.c -- adoube winnable: can this side still mate, by any series of legal moves?
 *
 *   clause (2023)                   asks it of
 *   5.1.2, 6.9, 7.5.5, I.8          the opponent of who resigns, oversteps, errs
 *   1.5, 5.2.2                      both sides: a dead position
 *
 * One question on the command line, or one a line: the FEN, a tab, the side.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/lines.h"
#include "cli/proof.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { AT_ONCE = 32 };

/* Its parts, as they were told. */
struct question {
    const char *fen, *side;
    size_t fen_len, side_len;
};

struct answering {
    struct proof_seat *seat;
    struct ad_mate mate;
};

static bool read_side(int *out, const char *text, size_t len)
{
    static const char *const names[] = {"white", "black", "w", "b"};

    for (int i = 0; i < 4; i++)
        if (strlen(names[i]) == len && memcmp(names[i], text, len) == 0) {
            *out = i & 1 ? AD_BLACK : AD_WHITE;
            return true;
        }
    return false;
}

/* ---- the answer ---- */

static void add_text(struct text *out, const struct ad_position *p, const struct ad_mate *m)
{
    text_addf(out, "%s", proof_mate_answer[m->answer]);
    if (m->answer == AD_POSSIBLE_YES) {
        text_add(out, "\t", 1);
        proof_add_uci(out, p, m->line, m->plies);
    }
}

static void add_json(struct text *out, const struct question *q, const struct ad_position *p,
                     int side, const struct ad_mate *m)
{
    char name[PROOF_NAME];

    text_addf(out, "\"fen\":");
    text_add_json(out, q->fen, q->fen_len);
    text_addf(out, ",\"side\":\"%s\",\"answer\":\"%s\",\"proof\":\"%s\",\"nodes\":%" PRIu64,
              side == AD_WHITE ? "white" : "black", proof_mate_answer[m->answer],
              proof_mate_name(name, m->proof), m->nodes);
    if (m->answer == AD_POSSIBLE_YES) {
        text_addf(out, ",\"moves\":");
        proof_add_json(out, p, m->line, m->plies);
    }
    text_add(out, "}\n", 2);
}

/* ---- many ---- */

/* The side stands behind a tab, and other columns may follow; or it is the last word. */
static void cut(struct question *q, const struct line *line)
{
    const char *text = line->text, *end = text + line->len, *tab = memchr(text, '\t', line->len);
    const char *next = tab ? memchr(tab + 1, '\t', (size_t)(end - tab - 1)) : NULL;

    if (!tab)
        tab = memrchr(text, ' ', line->len);
    if (next)
        end = next;
    q->fen = text;
    q->fen_len = tab ? (size_t)(tab - text) : line->len;
    q->side = tab ? tab + 1 : end;
    q->side_len = (size_t)(end - q->side);
    while (q->fen_len > 0 && is_blank(text[q->fen_len - 1]))
        q->fen_len--;
}

static enum cli_exit answer(void *self, const struct line *line, struct text *out,
                            struct text *said)
{
    struct answering *a = self;
    const struct cli *c = a->seat->all->c;
    struct ad_position p;
    struct question q;
    int side;

    if (line->cut) {
        proof_bad_line(c, line, 0, cli_text(c, W_LINE_TOO_LONG), out, said);
        return CLI_BAD_INPUT;
    }
    cut(&q, line);
    if (!read_side(&side, q.side, q.side_len)) {
        proof_bad_line(c, line, (size_t)(q.side - line->text), cli_text(c, W_BAD_SIDE), out, said);
        return CLI_BAD_INPUT;
    }
    if (!proof_read_position(c, line, &p, q.fen, q.fen_len, out, said))
        return CLI_BAD_INPUT;
    if (!proof_can_mate(a->seat, &a->mate, &p, side))
        return cli_no_memory(c);
    if (c->json) {
        text_addf(out, "{\"line\":%" PRIu64 ",", line->number);
        add_json(out, &q, &p, side, &a->mate);
        return CLI_OK;
    }
    add_text(out, &p, &a->mate);
    if (c->why) {
        text_add(out, "\t", 1);
        proof_add_mate(c, out, &a->mate, side);
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

static void print_one(const struct cli *c, struct text *out, const struct question *q,
                      const struct ad_position *p, int side, const struct ad_mate *m)
{
    if (c->json) {
        text_add(out, "{", 1);
        add_json(out, q, p, side, m);
        return;
    }
    add_text(out, p, m);
    text_add(out, "\n", 1);
    if (!c->why && !isatty(1))
        return;
    proof_add_mate(c, out, m, side);
    text_add(out, "\n", 1);
    if (m->plies > 0)
        proof_add_movetext(c, out, p, m->line, m->plies);
}

static enum cli_exit answer_one(const struct cli *c, struct answering *a, const char *fen, int side)
{
    struct question q = {.fen = fen, .fen_len = strlen(fen)};
    struct ad_position p;
    struct text out = {0};
    enum cli_exit status;

    if (!cli_read_position(c, &p, "FEN", NULL, fen, strlen(fen)))
        return CLI_BAD_INPUT;
    if (!proof_can_mate(a->seat, &a->mate, &p, side))
        return cli_no_memory(c);
    print_one(c, &out, &q, &p, side, &a->mate);
    status = out.failed ? cli_no_memory(c) : proof_exit(a->mate.answer);
    fwrite(out.at, 1, out.len, stdout);
    text_release(&out);
    return status;
}

/* The last operand is the side, and those before it are the FEN. */
static enum cli_exit ask_one(const struct cli *c, struct prover *prover)
{
    const char *word = c->operand[c->operands - 1];
    struct answering *a;
    char quoted[CLI_QUOTE], *fen;
    enum cli_exit status;
    int side;

    if (c->operands == 1)
        return cli_missing_operand(c);
    if (!read_side(&side, word, strlen(word))) {
        cli_say(c, NULL, W_BAD_SIDE_WORD, cli_quote(quoted, word, strlen(word)));
        return CLI_BAD_INPUT;
    }
    fen = proof_join(c, c->operands - 1);
    a = start(prover);
    status = fen && a ? answer_one(c, a, fen, side) : cli_no_memory(c);
    if (a)
        end(a);
    free(fen);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    struct prover prover;
    const struct answerer by = {start, answer, end, &prover, AT_ONCE, W_PROGRESS_QUESTIONS};
    const char *file = c->operands > 0 ? c->operand[0] : "-";
    enum cli_exit status = prover_check_flags(c);

    if (status)
        return status;
    prover_start_mate(&prover, c);
    if (c->operands > 1 || !proof_is_file(file))
        status = ask_one(c, &prover);
    else
        status = lines_answer(c, file, &by);
    prover_end(&prover);
    return status;
}

const struct cli_command cmd_winnable = {
    .name = "winnable",
    .synopsis =
        "winnable [--fast | --nodes N --memory MB] [--why] [--json] FEN white | black\n"
        "winnable [--fast | --nodes N --memory MB] [--why] [--threads N] [--json] [FILE | -]",
    .options = "fast nodes memory why threads json lang help",
    .files = true,
    .summary = W_WINNABLE_SUMMARY,
    .details = W_WINNABLE_DETAILS,
    .run = run,
};
