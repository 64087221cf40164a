/*
 * cli/cmd_crosstable.c -- adoube crosstable: everybody's results.
 *
 *   Swiss          a column a round: 12w1 is a win with White against number 12; U, F, H, Z a bye
 *   round robin    the square: a column an opponent, in the order of the table
 *
 * Of teams, points on the boards stand for the result.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/ranking.h"
#include "cli/table.h"

#include <string.h>

/* One cell: text that is always long enough. */
enum { CELL = 16 * AD_ROUNDS_MAX };

static void add_round_columns(struct paper_table *t, const struct ranking *r)
{
    char key[16];

    for (unsigned round = 1; round <= r->how.rounds; round++) {
        snprintf(key, sizeof key, "%u", round);
        paper_column(t, PAPER_TEXT, key, key);
    }
}

static void add_square_columns(struct paper_table *t, const struct event *e,
                               const struct ranking *r)
{
    char key[16], title[16];

    for (unsigned i = 0; i < r->s.count; i++) {
        snprintf(key, sizeof key, "%u", e->t->entrants[r->s.rows[i].who].number);
        snprintf(title, sizeof title, "%u", i + 1);
        paper_column(t, PAPER_TEXT, key, title);
    }
}

/* The result; of a match between teams the points on the boards. */
static char *put_result(char *to, const struct cli *c, const struct event *e,
                        const struct ad_meeting *m)
{
    if (e->t->teams && m->opponent && m->result != '?') {
        to += sprintf(to, "%d", m->games / 10);
        return to + (m->games % 10 ? sprintf(to, "%c%d", table_point(c), m->games % 10) : 0);
    }
    *to = m->result;
    return to + 1;
}

static void add_round_cells(struct paper_table *t, const struct cli *c, const struct event *e,
                            const struct ranking *r, unsigned who)
{
    for (unsigned round = 0; round < r->how.rounds; round++) {
        const struct ad_meeting *m = ad_meeting_of(e->t, who, round);
        char cell[CELL] = "", *end = cell;
        if (m->opponent)
            end += snprintf(cell, sizeof cell, "%u", e->t->entrants[m->opponent - 1].number);
        if (m->opponent && (m->colour == 'w' || m->colour == 'b'))
            *end++ = m->colour;
        *put_result(end, c, e, m) = '\0';
        paper_cell(t, cell);
    }
}

/* All games against one opponent, in the order of the rounds. */
static void add_square_cells(struct paper_table *t, const struct cli *c, const struct event *e,
                             const struct ranking *r, unsigned who)
{
    for (unsigned i = 0; i < r->s.count; i++) {
        unsigned other = r->s.rows[i].who;
        char cell[CELL] = "", *end = cell;
        for (unsigned round = 0; other != who && round < r->how.rounds; round++) {
            const struct ad_meeting *m = ad_meeting_of(e->t, who, round);
            if (m->opponent != other + 1)
                continue;
            if (e->t->teams && end > cell)
                *end++ = ' ';
            end = put_result(end, c, e, m);
        }
        *end = '\0';
        paper_cell(t, other == who ? "*" : cell);
    }
}

static void add_columns(struct paper_table *t, const struct cli *c, const struct event *e,
                        const struct ranking *r)
{
    char code[AD_TIEBREAK_MAX];

    paper_column(t, PAPER_NUMBER, "rank", cli_text(c, W_COL_RANK));
    paper_column(t, PAPER_NUMBER, "id", cli_text(c, W_COL_NUMBER));
    paper_column(t, PAPER_TEXT, "name", cli_text(c, W_COL_NAME));
    if (e->t->system == AD_ROUND_ROBIN)
        add_square_columns(t, e, r);
    else
        add_round_columns(t, r);
    for (unsigned i = 0; i < r->tiebreaks; i++)
        if (!r->s.dropped[i]) {
            ranking_code(code, r, i);
            paper_column(t, PAPER_NUMBER, code, code);
        }
}

static void add_row(struct paper_table *t, const struct cli *c, const struct event *e,
                    const struct ranking *r, const struct ad_standing *row)
{
    char name[EVENT_NAME], value[RANKING_VALUE];

    paper_cellf(t, "%u", row->rank);
    paper_cellf(t, "%u", e->t->entrants[row->who].number);
    paper_cell(t, event_player(name, e, row->who));
    if (e->t->system == AD_ROUND_ROBIN)
        add_square_cells(t, c, e, r, row->who);
    else
        add_round_cells(t, c, e, r, row->who);
    for (unsigned i = 0; i < r->tiebreaks; i++)
        if (!r->s.dropped[i])
            paper_cell(t, ranking_value(value, r, row->who, i));
}

static enum cli_exit show(const struct cli *c, const struct event *e, const struct ranking *r)
{
    struct paper_table t = {0};
    char title[EVENT_NAME];
    enum cli_exit status;

    add_columns(&t, c, e, r);
    for (unsigned i = 0; i < r->s.count; i++)
        add_row(&t, c, e, r, &r->s.rows[i]);
    status = table_print(c, &t, event_title(title, e));
    paper_release(&t);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    enum cli_exit status = table_check_flags(c);

    return status ? status : ranking_run(c, show);
}

const struct cli_command cmd_crosstable = {
    .name = "crosstable",
    .synopsis = "crosstable [--order LIST] [--rules YEAR] [--rounds N] "
                "[--json | --tsv | --csv | --xlsx FILE] [--force] [--quiet] FILE | -",
    .options = "order rules rounds tsv csv xlsx force quiet json lang help",
    .files = true,
    .summary = W_CROSSTABLE_SUMMARY,
    .details = W_CROSSTABLE_DETAILS,
    .run = run,
};
