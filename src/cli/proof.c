/*
 * cli/proof.c -- questions that are answered with a proof: what winnable, reachable and position
 * share.
 */
#include "cli/proof.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "core/names.h"

/* ---- what may be spent ---- */

enum { MEGABYTE = 1 << 20 };

enum cli_exit prover_check_flags(const struct cli *c)
{
    bool nodes = c->nodes != (uint64_t)CLI_UNSET, memory = c->memory != (uint64_t)CLI_UNSET;

    if (!c->fast || (!nodes && !memory))
        return CLI_OK;
    cli_say(c, NULL, W_FLAGS_CLASH, "--fast", nodes ? "--nodes" : "--memory");
    return CLI_BAD_INPUT;
}

void prover_start(struct prover *all, const struct cli *c, uint64_t nodes, size_t small,
                  size_t large)
{
    bool asked = c->memory != (uint64_t)CLI_UNSET;

    *all = (struct prover){.c = c, .nodes = nodes, .small = small, .large = large};
    pthread_mutex_init(&all->lock, NULL);
    if (c->nodes != (uint64_t)CLI_UNSET)
        all->nodes = c->nodes;
    if (asked && large > 0)
        all->large = (size_t)c->memory * MEGABYTE;
    if (asked && (large == 0 || all->small > all->large))
        all->small = (size_t)c->memory * MEGABYTE;
    if (all->large <= all->small)
        all->large = 0;
    if (c->fast)
        all->small = all->large = 0;
}

/* What one question may cost at most: then it is unknown. Nearly all that the fast mode leaves open
 * fits into the small memory. */
void prover_start_mate(struct prover *all, const struct cli *c)
{
    prover_start(all, c, UINT64_C(1) << 30, (size_t)16 * MEGABYTE, (size_t)1024 * MEGABYTE);
}

/* Most of it is for the search of a game, and every thread has its own. */
void prover_start_reach(struct prover *all, const struct cli *c)
{
    prover_start(all, c, UINT64_C(1) << 27, (size_t)256 * MEGABYTE, 0);
}

void prover_end(struct prover *all)
{
    free(all->room);
    pthread_mutex_destroy(&all->lock);
}

struct proof_seat *proof_sit_down(struct prover *all)
{
    struct proof_seat *seat = calloc(1, sizeof *seat);

    if (seat)
        seat->all = all;
    return seat;
}

void proof_leave(struct proof_seat *seat)
{
    free(seat->room);
    free(seat);
}

/* Ask with `bytes` of memory, which *room keeps from then on. False without memory. */
static bool search(const struct prover *all, void **room, size_t bytes, proof_ask ask,
                   void *question, enum ad_possible *answer)
{
    struct ad_budget budget = {.nodes = all->nodes, .len = bytes};

    if (!*room && !(*room = malloc(bytes)))
        return false;
    budget.scratch = *room;
    *answer = ask(question, &budget);
    return true;
}

/* If nobody has the large memory, we need not try the small one first. */
bool proof_settle(struct proof_seat *seat, proof_ask ask, void *question)
{
    struct prover *all = seat->all;
    const struct ad_budget fast = {.scratch = seat->quick, .len = sizeof seat->quick};
    enum ad_possible answer = ask(question, &fast);
    bool large, good = true;

    if (answer != AD_POSSIBLE_UNKNOWN || all->small == 0)
        return true;
    large = all->large > 0 && pthread_mutex_trylock(&all->lock) == 0;
    if (!large)
        good = search(all, &seat->room, all->small, ask, question, &answer);
    if (!good || answer != AD_POSSIBLE_UNKNOWN || all->large == 0)
        return good;
    if (!large)
        pthread_mutex_lock(&all->lock);
    good = search(all, &all->room, all->large, ask, question, &answer);
    pthread_mutex_unlock(&all->lock);
    return good;
}

/* ---- the usual questions ---- */

struct mate_question {
    struct ad_mate *out;
    const struct ad_position *p;
    int side;
    enum ad_possible dead;
};

static enum ad_possible ask_can_mate(void *question, const struct ad_budget *budget)
{
    struct mate_question *q = question;

    ad_position_can_mate(q->out, q->p, q->side, budget);
    return q->out->answer;
}

bool proof_can_mate(struct proof_seat *seat, struct ad_mate *out, const struct ad_position *p,
                    int side)
{
    return proof_settle(seat, ask_can_mate, &(struct mate_question){out, p, side, 0});
}

static enum ad_possible ask_is_dead(void *question, const struct ad_budget *budget)
{
    struct mate_question *q = question;

    q->dead = ad_position_is_dead(q->out, q->p, budget);
    return q->dead;
}

bool proof_is_dead(struct proof_seat *seat, struct ad_mate *out, enum ad_possible *dead,
                   const struct ad_position *p)
{
    struct mate_question q = {out, p, 0, AD_POSSIBLE_UNKNOWN};
    bool good = proof_settle(seat, ask_is_dead, &q);

    *dead = q.dead;
    return good;
}

/* ---- names ---- */

const char *proof_name(char out[PROOF_NAME], const char *name, const char *prefix)
{
    size_t i = 0;

    for (name += strlen(prefix); name[i] && i < PROOF_NAME - 1; i++)
        out[i] = (char)tolower(name[i]);
    out[i] = '\0';
    return out;
}

const char *proof_mate_name(char out[PROOF_NAME], enum ad_mate_proof proof)
{
    static const char *const names[] = {
#define X(name) #name,
        AD_MATE_PROOF_MAP(X)
#undef X
    };
    return proof_name(out, names[proof], "AD_MATE_");
}

const char *const proof_mate_answer[] = {
    [AD_POSSIBLE_NO] = "unwinnable",
    [AD_POSSIBLE_YES] = "winnable",
    [AD_POSSIBLE_UNKNOWN] = "unknown",
};

void proof_add_mate(const struct cli *c, struct text *out, const struct ad_mate *m, int side)
{
    const char *who = cli_text(c, side == AD_WHITE ? W_SIDE_WHITE : W_SIDE_BLACK);

    switch (m->answer) {
    case AD_POSSIBLE_YES:
        text_addf(out, cli_text(c, m->plies ? W_CAN_MATE : W_HAS_MATED), who, m->plies);
        break;
    case AD_POSSIBLE_NO:
        text_addf(out, cli_text(c, W_CANNOT_MATE), who, ad_mate_proof_text(m->proof, c->lang));
        break;
    case AD_POSSIBLE_UNKNOWN:
        text_addf(out, cli_text(c, W_UNKNOWN_MATE), who, (unsigned long long)m->nodes);
        break;
    }
}

/* ---- lines of moves ---- */

static void add_uci(struct text *out, const struct ad_position *p, const ad_move *move, unsigned n,
                    const char *quote, const char *between)
{
    struct ad_position now = *p;
    char text[AD_MOVE_TEXT_MAX];

    for (unsigned i = 0; i < n; i++) {
        ad_uci_write(text, sizeof text, &now, move[i], AD_UCI_STANDARD);
        text_addf(out, "%s%s%s%s", i ? between : "", quote, text, quote);
        ad_position_play(&now, &now, move[i]);
    }
}

void proof_add_uci(struct text *out, const struct ad_position *p, const ad_move *move, unsigned n)
{
    add_uci(out, p, move, n, "", " ");
}

void proof_add_json(struct text *out, const struct ad_position *p, const ad_move *move, unsigned n)
{
    text_add(out, "[", 1);
    add_uci(out, p, move, n, "\"", ",");
    text_add(out, "]", 1);
}

void proof_add_movetext(const struct cli *c, struct text *out, const struct ad_position *p,
                        const ad_move *move, unsigned n)
{
    enum { COLUMNS = 80 };
    unsigned form = c->lang == AD_EN ? AD_FORM_PGN : AD_FORM_2017; /* as each is used to it */
    struct ad_position now = *p;
    char san[AD_MOVE_TEXT_MAX], word[AD_MOVE_TEXT_MAX + 16];
    size_t column = 0;

    for (unsigned i = 0; i < n; i++) {
        const char *dots = now.turn == AD_WHITE ? ". " : "... ";
        ad_san_write(san, sizeof san, &now, move[i], c->lang, form);
        if (now.turn == AD_WHITE || i == 0)
            snprintf(word, sizeof word, "%u%s%s", now.fullmoves, dots, san);
        else
            snprintf(word, sizeof word, "%s", san);
        if (column > 0 && column + 1 + strlen(word) > COLUMNS) {
            text_add(out, "\n", 1);
            column = 0;
        }
        text_addf(out, "%s%s", column ? " " : "", word);
        column += strlen(word) + (column > 0);
        ad_position_play(&now, &now, move[i]);
    }
    text_add(out, "\n", 1);
}

/* ---- questions ---- */

static void say_at(const struct line *line, size_t at, const char *why, struct text *said)
{
    text_addf(said, "%s:%llu:%zu: %s\n", line->name, (unsigned long long)line->number, at + 1, why);
}

static void answer_error(const struct cli *c, const struct line *line, const char *why, size_t len,
                         struct text *answer)
{
    if (c->json) {
        text_addf(answer, "{\"line\":%llu,\"answer\":\"error\",\"text\":",
                  (unsigned long long)line->number);
        text_add_json(answer, why, len);
        text_add(answer, "}\n", 2);
    } else {
        text_addf(answer, "error\t%.*s\n", (int)len, why);
    }
}

void proof_bad_line(const struct cli *c, const struct line *line, size_t at, const char *why,
                    struct text *answer, struct text *said)
{
    say_at(line, at, why, said);
    answer_error(c, line, why, strlen(why), answer);
}

bool proof_read_setup(const struct cli *c, const struct line *line, struct ad_setup *out,
                      const char *fen, size_t len, struct text *answer, struct text *said)
{
    struct ad_fault fault;

    if (ad_fen_read(out, fen, len, &fault) == 0)
        return true;
    proof_bad_line(c, line, (size_t)(fen - line->text) + fault.at, ad_why_text(fault.why, c->lang),
                   answer, said);
    return false;
}

bool proof_read_position(const struct cli *c, const struct line *line, struct ad_position *out,
                         const char *fen, size_t len, struct text *answer, struct text *said)
{
    struct text why = {0};
    struct ad_setup setup;
    unsigned bad;

    if (!proof_read_setup(c, line, &setup, fen, len, answer, said))
        return false;
    bad = ad_position_from(out, &setup);
    for (unsigned bit = 1; bit && bit <= bad; bit <<= 1)
        if (bad & bit) {
            say_at(line, (size_t)(fen - line->text), ad_bad_text(bit, c->lang), said);
            text_addf(&why, "%s%s", why.len ? "; " : "", ad_bad_text(bit, c->lang));
        }
    if (bad)
        answer_error(c, line, why.at, why.len, answer);
    text_release(&why);
    return bad == 0;
}

enum cli_exit proof_exit(enum ad_possible answer)
{
    switch (answer) {
    case AD_POSSIBLE_YES: return CLI_OK;
    case AD_POSSIBLE_NO: return CLI_NO;
    case AD_POSSIBLE_UNKNOWN: break;
    }
    return CLI_LIMIT;
}

/* ---- what was typed ---- */

char *proof_join(const struct cli *c, int operands)
{
    size_t len = 1;
    char *all, *to;

    for (int i = 0; i < operands; i++)
        len += strlen(c->operand[i]) + 1;
    to = all = malloc(len);
    if (!all)
        return NULL;
    *to = '\0';
    for (int i = 0; i < operands; i++) {
        to = stpcpy(to, c->operand[i]);
        if (i + 1 < operands)
            to = stpcpy(to, " ");
    }
    return all;
}

bool proof_is_file(const char *operand)
{
    return !strchr(operand, ' ') || access(operand, F_OK) == 0;
}
