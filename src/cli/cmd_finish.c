/*
 * cli/cmd_finish.c -- adoube finish: the last word, and a report that other programs take.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/ranking.h"
#include "cli/running.h"
#include "text/names.h"

/* The table as it is by now, into the ranks of the file. */
static enum cli_exit rank_all(struct running *r, const struct cli *c)
{
    struct event now = r->e;
    struct ranking table;
    enum cli_exit status;

    now.trf = r->after;
    now.t = r->tour.rules.boards ? &now.trf.teams : &now.trf.t;
    status = ranking_make(&table, c, &now);
    for (unsigned i = 0; !status && i < table.s.count; i++) {
        unsigned who = table.s.rows[i].who;

        *(r->tour.rules.boards ? &r->after.team[who].rank : &r->after.players[who].rank) =
            (uint16_t)table.s.rows[i].rank;
    }
    ranking_release(&table);
    return status;
}

/* Who sends a report in needs these. */
static void say_lacks(const struct running *r, const struct cli *c)
{
    static const enum ad_trf_head heads[] = {AD_TRF_NAME,  AD_TRF_CITY,    AD_TRF_FEDERATION,
                                             AD_TRF_START, AD_TRF_END,     AD_TRF_TYPE,
                                             AD_TRF_DATES, AD_TRF_ARBITER, AD_TRF_TEMPO};

    for (size_t i = 0; !c->quiet && i < sizeof heads / sizeof *heads; i++)
        if (!r->after.head[heads[i]].len)
            cli_say(c, &(struct cli_place){.name = r->e.name}, W_REPORT_LACKS,
                    ad_trf_head_text(heads[i], c->lang), ad_trf_head_tag(heads[i]));
}

static enum cli_exit finish(struct running *r, const struct cli *c, char *const *operand)
{
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_FINISH};
    enum cli_exit status = running_do(r, c, &cmd, NULL);

    (void)operand;
    if (!status)
        status = running_put(r, c, NULL);
    if (!status)
        status = rank_all(r, c);
    if (!status)
        status = running_write(r, c, r->file);
    if (!status)
        say_lacks(r, c);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    return running_run(c, 0, 1, 1, finish);
}

const struct cli_command cmd_finish = {
    .name = "finish",
    .synopsis = "finish [--order LIST] [--rules YEAR] [--confirm NAMES] [--quiet] FILE",
    .options = "order rules confirm quiet lang help",
    .operands = "FILE",
    .files = true,
    .summary = W_FINISH_SUMMARY,
    .details = W_FINISH_DETAILS,
    .run = run,
};
