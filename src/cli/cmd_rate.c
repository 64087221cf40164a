/*
 * cli/cmd_rate.c -- adoube rate: what a finished event does to ratings, FIDE's Elo or the DWZ.
 *
 * A tournament file does not tell everything a rating office knows: how many games a player had
 * before, whether he ever stood at 2400, his DWZ index. What is assumed instead stands in the help.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/event.h"
#include "cli/table.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/rating.h"
#include "text/trf_inside.h"

enum { SETTLED_GAMES = 30, SETTLED_INDEX = 6 }; /* no longer a beginner, neither here nor there */

/* ---- whose rating, and how old he is ---- */

/* In the year in which the event ends; 0: not known. */
static unsigned age(const struct event *e, unsigned who)
{
    unsigned born = ad_trf_day(e->trf.players[who].birth) / 10000;
    unsigned end = ad_trf_day(e->trf.head[AD_TRF_END]) / 10000;

    return born && end > born && end - born < 120 ? end - born : 0;
}

/* By when the event ended (B.02 8.3.1). Where nothing is told, as today. */
static enum ad_elo_rules rules_of(const struct event *e)
{
    unsigned end = ad_trf_day(e->trf.head[AD_TRF_END]);

    return end && end < 20251001 ? AD_ELO_2024 : AD_ELO_2025;
}

/* A national rating where the file has one, else the one of the field. */
static int dwz_before(const struct event *e, unsigned who)
{
    int national = e->trf.players[who].national_rating;

    return national ? national : e->t->entrants[who].rating;
}

/* ---- one row ---- */

/* Hundredths: -5 is "-0.05"; `plus` stands before what is above 0. */
static void add_hundredths(struct paper_table *t, int32_t value, const char *plus)
{
    int32_t size = value < 0 ? -value : value;
    const char *sign = value < 0 ? "-" : value > 0 ? plus : "";

    paper_cellf(t, "%s%d.%02d", sign, size / 100, size % 100);
}

static void add_number(struct paper_table *t, int value)
{
    if (value)
        paper_cellf(t, "%d", value);
    else
        paper_cell(t, "");
}

static void add_person(struct paper_table *t, const struct event *e, unsigned who, int rating)
{
    char name[EVENT_NAME];

    paper_cellf(t, "%u", e->t->entrants[who].number);
    paper_cell(t, event_player(name, e, who));
    add_number(t, rating);
}

static ad_points sum(const struct ad_rated_game *games, unsigned count)
{
    ad_points points = 0;

    for (unsigned i = 0; i < count; i++)
        points += games[i].points;
    return points;
}

static void add_elo_row(struct paper_table *t, const struct event *e, unsigned who,
                        const char *plus)
{
    struct ad_rated_game games[AD_ROUNDS_MAX];
    unsigned count = ad_rated_games(games, e->t, who, NULL);
    int rating = e->t->entrants[who].rating, first;
    unsigned years = age(e, who), k;
    struct ad_elo elo;
    char points[16];

    add_person(t, e, who, rating);
    paper_cellf(t, "%u", count);
    paper_cell(t, event_points(points, sum(games, count)));
    if (!rating) {
        first = count >= AD_ELO_FIRST_GAMES ? ad_elo_first(games, count) : 0;
        for (int i = 0; i < 3; i++)
            paper_cell(t, "");
        add_number(t, first >= AD_ELO_FLOOR ? first : 0);
    } else {
        k = ad_elo_k(rating, SETTLED_GAMES, rating >= 2400, years && years <= 18);
        ad_elo_change(&elo, rating, k, games, count, rules_of(e));
        add_hundredths(t, elo.expected, "");
        paper_cellf(t, "%u", elo.k);
        add_hundredths(t, elo.change, plus);
        paper_cellf(t, "%d", rating + ad_elo_round(elo.change));
    }
    add_number(t, ad_elo_performance(games, count));
}

static void add_dwz_row(struct paper_table *t, const struct event *e, unsigned who, int before,
                        const struct ad_dwz *d, const char *plus)
{
    char points[16];

    add_person(t, e, who, before);
    paper_cellf(t, "%u", d->games);
    paper_cell(t, event_points(points, d->score));
    if (d->kind == AD_DWZ_RATED) {
        paper_cellf(t, "%d.%03d", d->expected / 1000, d->expected % 1000);
        paper_cellf(t, "%u", d->e);
        paper_cellf(t, "%s%d", d->dwz > before ? plus : "", d->dwz - before);
    } else {
        for (int i = 0; i < 3; i++)
            paper_cell(t, "");
    }
    add_number(t, d->dwz);
    add_number(t, d->performance);
}

/* ---- the table ---- */

static void add_columns(struct paper_table *t, const struct cli *c, bool dwz)
{
    paper_column(t, PAPER_NUMBER, "id", cli_text(c, W_COL_NUMBER));
    paper_column(t, PAPER_TEXT, "name", cli_text(c, W_COL_NAME));
    paper_column(t, PAPER_NUMBER, "before", dwz ? "DWZ" : "Elo");
    paper_column(t, PAPER_NUMBER, "games", cli_text(c, W_COL_GAMES));
    paper_column(t, PAPER_NUMBER, "score", cli_text(c, W_COL_SCORE));
    paper_column(t, PAPER_NUMBER, "expected", cli_text(c, W_COL_EXPECTED));
    paper_column(t, PAPER_NUMBER, dwz ? "e" : "k", dwz ? "E" : "K");
    paper_column(t, PAPER_NUMBER, "change", "+/-");
    paper_column(t, PAPER_NUMBER, "after", cli_text(c, W_COL_AFTER));
    paper_column(t, PAPER_NUMBER, "performance", cli_text(c, W_COL_PERFORMANCE));
}

static bool add_dwz_rows(struct paper_table *t, const struct event *e, const char *plus)
{
    struct ad_dwz_player *players = calloc(e->t->count, sizeof *players);
    struct ad_dwz *out = calloc(e->t->count, sizeof *out);
    bool room = players && out;

    for (unsigned i = 0; room && i < e->t->count; i++)
        players[i] = (struct ad_dwz_player){
            .dwz = (int16_t)dwz_before(e, i), .index = SETTLED_INDEX, .age = (uint8_t)age(e, i)};
    if (room)
        ad_dwz_evaluate(out, e->t, players);
    for (unsigned i = 0; room && i < e->t->count; i++)
        add_dwz_row(t, e, i, players[i].dwz, &out[i], plus);
    free(players);
    free(out);
    return room;
}

static enum cli_exit show(const struct cli *c, const struct event *e, bool dwz)
{
    const char *plus = table_for_programs(c) ? "" : "+"; /* no number for them */
    struct paper_table t = {0};
    char title[EVENT_NAME];
    enum cli_exit status = CLI_OK;

    add_columns(&t, c, dwz);
    if (dwz && !add_dwz_rows(&t, e, plus))
        status = cli_no_memory(c);
    for (unsigned i = 0; !dwz && i < e->t->count; i++)
        add_elo_row(&t, e, i, plus);
    if (!status)
        status = table_print(c, &t, event_title(title, e));
    paper_release(&t);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    bool dwz = c->by && strcmp(c->by, "dwz") == 0;
    struct event e;
    char quoted[CLI_QUOTE];
    enum cli_exit status = table_check_flags(c);

    if (!status && c->by && !dwz && strcmp(c->by, "elo") != 0) {
        cli_say(c, NULL, W_BAD_RATE_BY, cli_quote(quoted, c->by, strlen(c->by)));
        status = CLI_BAD_INPUT;
    }
    if (status)
        return status;
    status = event_read_only(&e, c);
    if (!status) {
        e.t = &e.trf.t; /* teams have no ratings: their players do */
        status = show(c, &e, dwz);
    }
    event_release(&e);
    return status;
}

const struct cli_command cmd_rate = {
    .name = "rate",
    .synopsis = "rate [--by elo | dwz] [--json | --tsv | --csv | --xlsx FILE] [--force] [--quiet] "
                "FILE | -",
    .options = "by tsv csv xlsx force quiet json lang help",
    .files = true,
    .summary = W_RATE_SUMMARY,
    .details = W_RATE_DETAILS,
    .run = run,
};
