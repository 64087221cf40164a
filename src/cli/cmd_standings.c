/*
 * cli/cmd_standings.c -- adoube standings: who stands where, and why.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/standings.h"
#include "cli/table.h"

/* Programs get every column they asked for; people only those that mean something here. */
static bool is_shown(const struct cli *c, const struct ranking *r, unsigned i)
{
    return !r->s.dropped[i] || table_for_programs(c);
}

static void add_columns(struct paper_table *t, const struct cli *c, const struct ranking *r)
{
    char code[AD_TIEBREAK_MAX];

    if (c->tsv)
        paper_column(t, PAPER_NUMBER, "id", cli_text(c, W_COL_NUMBER));
    paper_column(t, PAPER_NUMBER, "rank", cli_text(c, W_COL_RANK));
    if (!c->tsv) {
        paper_column(t, PAPER_NUMBER, "id", cli_text(c, W_COL_NUMBER));
        paper_column(t, PAPER_TEXT, "name", cli_text(c, W_COL_NAME));
    }
    for (unsigned i = 0; i < r->tiebreaks; i++)
        if (is_shown(c, r, i)) {
            ranking_code(code, r, i);
            paper_column(t, PAPER_NUMBER, code, code);
        }
}

static void add_row(struct paper_table *t, const struct cli *c, const struct event *e,
                    const struct ranking *r, const struct ad_standing *row)
{
    char name[EVENT_NAME], value[RANKING_VALUE];
    unsigned number = e->t->entrants[row->who].number;

    if (c->tsv)
        paper_cellf(t, "%u", number);
    paper_cellf(t, "%u", row->rank);
    if (!c->tsv) {
        paper_cellf(t, "%u", number);
        paper_cell(t, event_player(name, e, row->who));
    }
    for (unsigned i = 0; i < r->tiebreaks; i++)
        if (is_shown(c, r, i))
            paper_cell(t, r->s.dropped[i] ? "" : ranking_value(value, r, row->who, i));
}

static enum cli_exit print(const struct cli *c, const struct event *e, const struct ranking *r)
{
    struct paper_table t = {0};
    char title[EVENT_NAME];
    enum cli_exit status;

    add_columns(&t, c, r);
    for (unsigned i = 0; i < r->s.count; i++)
        add_row(&t, c, e, r, &r->s.rows[i]);
    status = table_print(c, &t, event_title(title, e));
    paper_release(&t);
    return status;
}

static enum cli_exit show(const struct cli *c, const struct event *e, const struct ranking *r)
{
    int who;

    if (!c->receipt)
        return print(c, e, r);
    who = event_find(e->t, (unsigned)c->receipt);
    if (who >= 0)
        return standings_receipt(c, e, r, (unsigned)who);
    cli_say(c, &(struct cli_place){.name = e->name}, W_NO_SUCH_PLAYER, (unsigned)c->receipt);
    return CLI_BAD_INPUT;
}

/* Flags that make no sense, before anything is read. */
static enum cli_exit check_flags(const struct cli *c)
{
    enum cli_exit status = table_check_flags(c);

    if (status)
        return status;
    if (c->receipt && (c->tsv || c->csv || c->xlsx)) {
        cli_say(c, NULL, W_FLAGS_CLASH, "--receipt",
                c->tsv   ? "--tsv"
                : c->csv ? "--csv"
                         : "--xlsx");
        return CLI_BAD_INPUT;
    }
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    enum cli_exit status = check_flags(c);

    return status ? status : ranking_run(c, show);
}

const struct cli_command cmd_standings = {
    .name = "standings",
    .synopsis = "standings [--order LIST] [--rules YEAR] [--rounds N] "
                "[--json | --tsv | --csv | --xlsx FILE] [--force] [--quiet] FILE | -\n"
                "standings --receipt ID [--order LIST] [--rules YEAR] [--rounds N] [--json] "
                "[--quiet] FILE | -",
    .options = "order rules rounds receipt tsv csv xlsx force quiet json lang help",
    .files = true,
    .summary = W_STANDINGS_SUMMARY,
    .details = W_STANDINGS_DETAILS,
    .run = run,
};
