/*
 * cli/cmd_schedule.c -- adoube schedule: tables made before the first round.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/table.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/knockout.h"
#include "adoube/schedule.h"

enum { PLAYERS_MAX = 999, LABEL = 16 };

enum kind { ALL, TEAMS, BRACKET };

static const struct {
    const char *name;
    enum ad_schedule_table table;
    enum kind kind;
} tables[] = {
    {"berger", AD_TABLE_BERGER, ALL},
    {"rutsch", AD_TABLE_RUTSCH, ALL},
    {"scheveningen", AD_TABLE_SCHEVENINGEN_EVEN, TEAMS}, /* A and B, of N players each */
    {"knockout", AD_TABLE_BERGER, BRACKET},
};

/* The table twice: for people a round a line, for programs a pair a row. */
struct schedule {
    const struct cli *c;
    enum kind kind;
    unsigned count, rounds; /* entrants, and how many rounds there will be */
    struct ad_pair *pairs;
    struct text plain;
    struct paper_table table;
};

/* What a place is called: 7; of the second team B3; in a bracket from round 2 on W3, who won match
 * 3. */
static const char *label(char out[LABEL], const struct schedule *s, unsigned round, uint16_t place)
{
    unsigned half = s->count / 2;

    if (place == 0)
        out[0] = '\0';
    else if (s->kind == TEAMS)
        snprintf(out, LABEL, "%c%u", place > half ? 'B' : 'A', place > half ? place - half : place);
    else
        snprintf(out, LABEL, "%s%u", s->kind == BRACKET && round > 0 ? "W" : "", place);
    return out;
}

static void add_round(struct schedule *s, unsigned round, unsigned count)
{
    char white[LABEL], black[LABEL];

    text_addf(&s->plain, "%*u:", s->rounds > 9 ? 2 : 1, round + 1);
    for (unsigned i = 0; i < count; i++) {
        label(white, s, round, s->pairs[i].white);
        label(black, s, round, s->pairs[i].black);
        if (*black)
            text_addf(&s->plain, "  %s-%s", white, black);
        else
            text_addf(&s->plain, cli_text(s->c, W_SCHEDULE_RESTS), white);
        paper_cellf(&s->table, "%u", round + 1);
        paper_cellf(&s->table, "%u", i + 1);
        paper_cell(&s->table, white);
        paper_cell(&s->table, black);
    }
    text_add(&s->plain, "\n", 1);
}

static void add_schedule(struct schedule *s, const struct ad_schedule *of)
{
    s->rounds = ad_schedule_rounds(of);
    for (unsigned round = 0; round < s->rounds; round++)
        add_round(s, round, ad_schedule_pairs(s->pairs, of, round));
}

/* Matches are counted through all rounds; winners of neighbours meet. */
static void add_bracket(struct schedule *s)
{
    unsigned count = ad_knockout_first(s->pairs, s->count, NULL), before = 0;

    add_round(s, 0, count);
    for (unsigned round = 1; count > 1; round++) {
        for (unsigned i = 0; i < count / 2; i++)
            s->pairs[i] =
                (struct ad_pair){(uint16_t)(before + 2 * i + 1), (uint16_t)(before + 2 * i + 2)};
        before += count;
        count /= 2;
        add_round(s, round, count);
    }
}

static enum cli_exit print(struct schedule *s, const struct ad_schedule *of)
{
    enum paper_kind kind = s->kind == ALL ? PAPER_NUMBER : PAPER_TEXT;
    const struct cli *c = s->c;

    s->pairs = calloc(s->count + 1, sizeof *s->pairs);
    if (!s->pairs)
        return cli_no_memory(c);
    paper_column(&s->table, PAPER_NUMBER, "round", cli_text(c, W_COL_ROUND));
    paper_column(&s->table, PAPER_NUMBER, "board", cli_text(c, W_COL_BOARD));
    paper_column(&s->table, kind, "white", cli_text(c, W_SIDE_WHITE));
    paper_column(&s->table, kind, "black", cli_text(c, W_SIDE_BLACK));
    if (s->kind == BRACKET)
        add_bracket(s);
    else
        add_schedule(s, of);
    if (s->plain.failed)
        return cli_no_memory(c);
    if (table_for_programs(c) || c->xlsx)
        return table_print(c, &s->table, c->operand[0]);
    fwrite(s->plain.at, 1, s->plain.len, stdout);
    return CLI_OK;
}

static enum cli_exit read_count(uint64_t *out, const struct cli *c, const char *text)
{
    char quoted[CLI_QUOTE];

    if (cli_read_number(out, text, strlen(text), 2, PLAYERS_MAX))
        return CLI_OK;
    cli_say(c, NULL, W_BAD_COUNT, cli_quote(quoted, text, strlen(text)), PLAYERS_MAX);
    return CLI_BAD_INPUT;
}

static enum cli_exit check_flags(const struct cli *c)
{
    enum cli_exit status = table_check_flags(c);

    if (status)
        return status;
    if (c->operands != 2)
        return c->operands < 2 ? cli_missing_operand(c) : cli_refuse_operand(c, c->operand[2]);
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    enum { TABLES = sizeof tables / sizeof *tables };
    struct ad_schedule of = {.cycles = (unsigned)c->cycles};
    struct schedule s = {.c = c};
    enum cli_exit status = check_flags(c);
    size_t i = 0;
    uint64_t n;

    if (status)
        return status;
    while (i < TABLES && strcmp(tables[i].name, c->operand[0]) != 0)
        i++;
    if (i == TABLES)
        return cli_unknown_word(c, c->operand[0], cmd_schedule.verbs);
    s.kind = tables[i].kind;
    if (c->cycles && s.kind == BRACKET)
        return cli_refuse_flag(c, "--cycles", "berger, rutsch, scheveningen");
    status = read_count(&n, c, c->operand[1]);
    if (status)
        return status;
    of.table = tables[i].table;
    of.count = s.count = (unsigned)n * (s.kind == TEAMS ? 2 : 1);
    status = print(&s, &of);
    free(s.pairs);
    text_release(&s.plain);
    paper_release(&s.table);
    return status;
}

const struct cli_command cmd_schedule = {
    .name = "schedule",
    .verbs = "berger rutsch scheveningen knockout",
    .synopsis = "schedule berger | rutsch | scheveningen [--cycles N] "
                "[--json | --tsv | --csv | --xlsx FILE] [--force] N\n"
                "schedule knockout [--json | --tsv | --csv | --xlsx FILE] [--force] N",
    .options = "cycles tsv csv xlsx force json lang help",
    .summary = W_SCHEDULE_SUMMARY,
    .details = W_SCHEDULE_DETAILS,
    .run = run,
};
