/*
 * cli/cmd_pair.c -- adoube pair: the next round of a Swiss tournament.
 *
 *   pair FILE        the round that comes next: how many pairs, then White and Black, board by board;
 *                    of a round robin and a knockout, too (pair_running.c)
 *   pair check       every round again, from what was known before it
 *   pair simulate    a tournament that nobody played
 *
 * The file is never touched. If no legal pairing exists nothing is relaxed: it is exit 1, with
 * those who stand in the way.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/pair.h"
#include "cli/table.h"

#include <stdlib.h>
#include <string.h>

/* ---- a round ---- */

/* Pairs in memory of `len` bytes. */
static int pair_in(struct pairing *p, const struct ad_tournament *t, enum ad_swiss_way way,
                   size_t len, bool *no_memory)
{
    struct ad_swiss how = {.way = way, .scratch = malloc(len ? len : 1), .len = len};
    int error;

    *no_memory = !how.scratch;
    p->round = (struct ad_swiss_round){.pairs = p->pairs, .blocked = p->blocked};
    error = how.scratch ? ad_swiss_pair(&p->round, t, &how) : AD_EFULL;
    free(how.scratch);
    return error;
}

enum cli_exit pairing_make(struct pairing *p, const struct cli *c, const struct ad_tournament *t)
{
    enum ad_swiss_way way = c->plain ? AD_SWISS_PLAIN : AD_SWISS_FAST;
    bool no_memory = false;
    int error = AD_EFULL;

    p->pairs = calloc(t->count / 2 + 1, sizeof *p->pairs);
    p->blocked = calloc(t->count + 1, sizeof *p->blocked);
    if (p->pairs && p->blocked)
        error = pair_in(p, t, way, ad_swiss_bytes(t, way), &no_memory);
    if (error == AD_EFULL && !no_memory) /* a huge bracket that is not as others are */
        error = pair_in(p, t, way, ad_swiss_bytes(t, AD_SWISS_PLAIN), &no_memory);
    if (!error)
        return CLI_OK;
    no_memory |= !p->pairs || !p->blocked;
    pairing_release(p);
    if (no_memory)
        return cli_no_memory(c);
    cli_say(c, NULL, W_TEXT, ad_err_text(error, c->lang));
    return CLI_FAULT;
}

void pairing_release(struct pairing *p)
{
    free(p->pairs);
    free(p->blocked);
    *p = (struct pairing){0};
}

void pairing_add_blocked(struct text *out, const struct pairing *p, const struct ad_tournament *t)
{
    enum { SHOWN = 20 };

    for (unsigned i = 0; i < p->round.blocked_count && i <= SHOWN; i++)
        if (i == SHOWN)
            text_addf(out, " …");
        else
            text_addf(out, "%s%u", i ? ", " : "", t->entrants[p->blocked[i]].number);
}

/* ---- saying it ---- */

static unsigned number_of(const struct ad_tournament *t, uint16_t place)
{
    return place ? t->entrants[place - 1].number : 0;
}

static void print_numbers(const struct ad_tournament *t, const struct ad_swiss_round *r)
{
    printf("%u\n", r->count);
    for (unsigned i = 0; i < r->count; i++)
        printf("%u %u\n", number_of(t, r->pairs[i].white), number_of(t, r->pairs[i].black));
}

/* Number, name and points of one side; of a bye nothing. */
static void add_side(struct paper_table *table, const struct event *e, uint16_t place)
{
    char name[EVENT_NAME], points[16];

    if (place == 0) {
        paper_cell(table, "");
        paper_cell(table, "");
        paper_cell(table, "");
        return;
    }
    paper_cellf(table, "%u", number_of(e->t, place));
    paper_cell(table, event_player(name, e, place - 1u));
    paper_cell(table, event_points(points, ad_entrant_points(e->t, place - 1u, e->t->played)));
}

static enum cli_exit print_table(const struct cli *c, const struct event *e,
                                 const struct ad_swiss_round *r)
{
    struct paper_table table = {0};
    char title[64];
    enum cli_exit status;

    snprintf(title, sizeof title, cli_text(c, W_ROUND_N), e->t->played + 1);
    paper_column(&table, PAPER_NUMBER, "round", cli_text(c, W_COL_ROUND));
    paper_column(&table, PAPER_NUMBER, "board", cli_text(c, W_COL_BOARD));
    paper_column(&table, PAPER_NUMBER, "white", cli_text(c, W_COL_NUMBER));
    paper_column(&table, PAPER_TEXT, "white_name", cli_text(c, W_SIDE_WHITE));
    paper_column(&table, PAPER_NUMBER, "white_points", cli_text(c, W_COL_POINTS));
    paper_column(&table, PAPER_NUMBER, "black", cli_text(c, W_COL_NUMBER));
    paper_column(&table, PAPER_TEXT, "black_name", cli_text(c, W_SIDE_BLACK));
    paper_column(&table, PAPER_NUMBER, "black_points", cli_text(c, W_COL_POINTS));
    for (unsigned i = 0; i < r->count; i++) {
        paper_cellf(&table, "%u", e->t->played + 1);
        paper_cellf(&table, "%u", i + 1);
        add_side(&table, e, r->pairs[i].white);
        add_side(&table, e, r->pairs[i].black);
    }
    status = table_print(c, &table, title);
    paper_release(&table);
    return status;
}

/* Who has the bye already: his number. */
static unsigned given_bye(const struct ad_tournament *t)
{
    unsigned i = 0;

    while (ad_meeting_of(t, i, t->played)->result != 'U')
        i++;
    return t->entrants[i].number;
}

static enum cli_exit say_blocked(const struct cli *c, const struct event *e,
                                 const struct pairing *p)
{
    const struct cli_place place = {.name = e->name};
    struct text who = {0};

    if (p->round.second_bye && p->round.given == 1) {
        cli_say(c, &place, W_PAIR_ODD, e->t->played + 1, given_bye(e->t));
        return CLI_NO;
    }
    pairing_add_blocked(&who, p, e->t);
    text_add(&who, "", 1);
    if (who.failed)
        return cli_no_memory(c);
    cli_say(c, &place,
            p->round.second_bye           ? W_PAIR_BYES
            : p->round.blocked_count == 1 ? W_PAIR_ALONE
                                          : W_PAIR_BLOCKED,
            e->t->played + 1, who.at);
    text_release(&who);
    return CLI_NO;
}

/* ---- pair FILE ---- */

/* Is there a round to pair? */
static enum cli_exit check_event(const struct cli *c, const struct event *e)
{
    const struct ad_tournament *t = e->t;
    const struct cli_place place = {.name = e->name};
    unsigned open = t->played ? event_open_games(t, t->played - 1) : 0;

    if (t->rounds > 0 && t->played >= t->rounds) {
        cli_say(c, &place, W_PAIR_OVER, t->rounds);
        return CLI_NO;
    }
    if (t->played >= t->stride || t->played >= AD_ROUNDS_MAX) {
        cli_say(c, &place, W_PAIR_OVER, (unsigned)AD_ROUNDS_MAX);
        return CLI_LIMIT;
    }
    if (open > 0 && !c->pending) {
        cli_say(c, &place, W_PAIR_WAITS, t->played, open);
        return CLI_NO;
    }
    if (open > 0 && !c->quiet)
        cli_say(c, &place, W_PAIR_OPEN_GAMES, open, t->played);
    return CLI_OK;
}

static enum cli_exit show(const struct cli *c, struct event *e, const struct pairing *p)
{
    enum cli_exit status = CLI_OK;

    if (!p->round.possible)
        return say_blocked(c, e, p);
    if (p->round.given_again && !c->quiet)
        cli_say(c, &(struct cli_place){.name = e->name}, W_PAIR_AGAIN, given_bye(e->t),
                e->t->played + 1);
    if (c->explain)
        status = pair_explain(c, e, p);
    else if (table_for_programs(c) || c->xlsx)
        status = print_table(c, e, &p->round);
    else
        print_numbers(e->t, &p->round);
    if (!status && c->write) {
        if (ad_trf_add_round(&e->trf, p->pairs, p->round.count) < 0)
            return CLI_FAULT;
        status = event_write(c, &e->trf, e->form, c->write);
    }
    return status;
}

static enum cli_exit pair_event(const struct cli *c, struct event *e)
{
    struct pairing p = {0};
    enum cli_exit status = event_choose_system(e, c);

    if (status)
        return status;
    if (c->rounds)
        e->t->rounds = (unsigned)c->rounds;
    status = check_event(c, e);
    if (!status)
        status = pairing_make(&p, c, e->t);
    if (!status)
        status = show(c, e, &p);
    pairing_release(&p);
    return status;
}

/* Is it more than the next round of a Swiss? */
static bool is_running(const struct cli *c, const struct event *e)
{
    bool swiss = c->rules || (e->t->system != AD_ROUND_ROBIN && e->t->system != AD_KNOCKOUT);

    return c->again || c->by_hand || !swiss || (c->write && e->t == &e->trf.teams);
}

static enum cli_exit pair_file(const struct cli *c, const char *file)
{
    struct event e;
    enum cli_exit status = table_check_flags(c);

    if (status)
        return status;
    if (c->explain && (c->tsv || c->csv || c->xlsx)) {
        cli_say(c, NULL, W_FLAGS_CLASH, "--explain",
                c->tsv   ? "--tsv"
                : c->csv ? "--csv"
                         : "--xlsx");
        return CLI_BAD_INPUT;
    }
    if (c->write && (status = table_check_place(c, c->write)))
        return status;
    status = event_read(&e, c, file);
    if (!status && is_running(c, &e)) {
        if (!table_for_programs(c) && !c->xlsx && !c->explain)
            return pair_running(c, file, &e);
        status =
            cli_refuse_flag(c, "--explain, --json, --tsv, --csv, --xlsx", cli_text(c, W_A_SWISS));
    }
    if (!status)
        status = pair_event(c, &e);
    event_release(&e);
    return status;
}

/* ---- verbs ---- */

/* Flags of one verb only. */
static enum cli_exit check_verb(const struct cli *c, const char *verb)
{
    bool simulate = strcmp(verb, "simulate") == 0, check = strcmp(verb, "check") == 0;
    const struct {
        bool given, fits;
        const char *flag, *of;
    } rows[] = {
        {c->players || c->seed, simulate, "--players, --seed", "pair simulate"},
        {c->forfeits != (uint64_t)CLI_UNSET || c->byes != (uint64_t)CLI_UNSET ||
             c->withdrawals != (uint64_t)CLI_UNSET || c->late != (uint64_t)CLI_UNSET ||
             c->forbidden != (uint64_t)CLI_UNSET || c->accelerated,
         simulate, "--forfeits, --byes, --withdrawals, --late, --forbidden, --accelerated",
         "pair simulate"},
        {c->threads != (uint64_t)CLI_UNSET, check, "--threads", "pair check"},
        {c->again || c->by_hand || c->pending || c->confirm, !simulate && !check,
         "--again, --by-hand, --pending, --confirm", "pair FILE"},
        {c->explain || c->write || c->xlsx || c->tsv || c->csv, !simulate && !check,
         "--explain, --write, --xlsx, --tsv, --csv", "pair FILE"},
        {c->json, !simulate, "--json", "pair FILE, pair check"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].given && !rows[i].fits)
            return cli_refuse_flag(c, rows[i].flag, rows[i].of);
    return CLI_OK;
}

static enum cli_exit check_rules(const struct cli *c)
{
    char quoted[CLI_QUOTE];

    if (c->pending && strcmp(c->pending, "draw") != 0) {
        cli_say(c, NULL, W_BAD_VALUE, "--pending",
                cli_quote(quoted, c->pending, strlen(c->pending)));
        return CLI_BAD_INPUT;
    }
    if (!c->rules || strcmp(c->rules, "2026") == 0 || strcmp(c->rules, "2017") == 0)
        return CLI_OK;
    cli_say(c, NULL, W_BAD_RULES, cli_quote(quoted, c->rules, strlen(c->rules)), "2026, 2017");
    return CLI_BAD_INPUT;
}

static enum cli_exit run(struct cli *c)
{
    const char *verb = c->operands > 0 ? c->operand[0] : "";
    enum cli_exit status = check_verb(c, verb);

    if (!status)
        status = check_rules(c);
    if (status)
        return status;
    if (strcmp(verb, "simulate") == 0)
        return c->operands > 1 ? cli_refuse_operand(c, c->operand[1]) : pair_simulate(c);
    if (strcmp(verb, "check") == 0)
        return c->operands > 1 ? pair_check(c, c->operand + 1, c->operands - 1)
                               : cli_missing_operand(c);
    if (c->operands == 0)
        return cli_missing_operand(c);
    return c->operands > 1 ? cli_refuse_operand(c, c->operand[1]) : pair_file(c, verb);
}

const struct cli_command cmd_pair = {
    .name = "pair",
    .verbs = "check simulate",
    .operands = "FILE",
    .synopsis =
        "pair [--rules YEAR] [--rounds N] [--explain[=ID]] [--plain] "
        "[--json | --tsv | --csv | --xlsx FILE] [--pending draw] [--write FILE] [--force] "
        "[--quiet] FILE | -\n"
        "pair --again [--by-hand] [--confirm NAMES] [--write FILE] [--force] [--quiet] FILE | -\n"
        "pair --by-hand [--confirm NAMES] [--write FILE] [--force] [--quiet] FILE\n"
        "pair check [--rules YEAR] [--rounds N] [--plain] [--threads N] [--json] [--quiet] "
        "FILE ...\n"
        "pair simulate --players N --rounds N [--seed N] [--rules YEAR] [--forfeits N] "
        "[--byes N] [--withdrawals N] [--late N] [--forbidden N] [--accelerated] [--plain]",
    .options = "again by-hand pending confirm rules rounds explain plain tsv csv xlsx write force "
               "players seed forfeits byes "
               "withdrawals late forbidden accelerated threads quiet json lang help",
    .files = true,
    .summary = W_PAIR_SUMMARY,
    .details = W_PAIR_DETAILS,
    .run = run,
};
