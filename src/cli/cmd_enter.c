/*
 * cli/cmd_enter.c -- adoube enter: another player, team or player of a team, also when rounds have been played.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/running.h"

#include <string.h>

static struct ad_span span(const char *text)
{
    return (struct ad_span){text ? text : "", text ? strlen(text) : 0};
}

static uint64_t digits(const char *text)
{
    uint64_t n = 0;

    return text && cli_read_number(&n, text, strlen(text), 1, UINT64_C(99999999999)) ? n : 0;
}

/* What the columns of the file cannot hold is refused, not cut. */
static enum cli_exit check_flags(const struct running *r, const struct cli *c, const char *name)
{
    const struct {
        const char *flag, *value, *of;
        size_t most;
    } rows[] = {{"NAME", name, NULL, 33 * 4},
                {"--title", c->title, "GM IM WGM FM WIM CM WFM WCM", 3},
                {"--federation", c->federation, NULL, 3},
                {"--id", c->id, NULL, 11},
                {"--born", c->born, NULL, 10},
                {"--sex", c->sex, "m w", 1},
                {"--missed", c->missed, "Z H F", 1}};
    char quoted[CLI_QUOTE];

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *value = rows[i].value;
        const char *at = value && rows[i].of ? strstr(rows[i].of, value) : value;
        size_t len = value ? strlen(value) : 0;

        if (value && (!len || len > rows[i].most || !at ||
                      (rows[i].of && at[len] != ' ' && at[len] != '\0'))) {
            cli_say(c, NULL, W_BAD_VALUE, rows[i].flag, cli_quote(quoted, value, len));
            return CLI_BAD_INPUT;
        }
    }
    if (r->tour.rules.boards && !c->team &&
        (c->title || c->id || c->federation || c->born || c->sex))
        return cli_refuse_flag(c, "--title, --id, --federation, --born, --sex", "--team");
    return CLI_OK;
}

/* The number it got; of a player of a team that in the file. */
static unsigned number_of(const struct running *r, const struct cli *c)
{
    return c->team ? r->after.t.entrants[r->after.t.count - 1].number
                   : r->tour.entrants[r->tour.count - 1].number;
}

/* Somebody, a team, or with --team one of its players. */
static enum cli_exit enter(struct running *r, const struct cli *c, char *const *operand)
{
    struct ad_tour_cmd cmd = {.kind = c->team ? AD_TOUR_MEMBER : AD_TOUR_ENTER,
                              .letter = c->missed ? *c->missed : 0,
                              .number = (uint16_t)c->board};
    enum cli_exit status = check_flags(r, c, operand[0]);

    if (!status && c->team)
        status = running_numbered(&cmd.who, r, c, (unsigned)c->team);
    if (status)
        return status;
    r->added = (struct ad_trf_player){.name = span(operand[0]),
                                      .title = span(c->title),
                                      .federation = span(c->federation),
                                      .id = span(c->id),
                                      .birth = span(c->born),
                                      .sex = c->sex ? *c->sex : 0};
    cmd.person = (struct ad_tour_person){.id = (c->team ? r->e.trf.t.count : r->e.t->count) + 1,
                                         .fide = digits(c->id),
                                         .rating = (int16_t)c->rating,
                                         .title = (uint8_t)ad_title_of(r->added.title)};
    status = running_do(r, c, &cmd, NULL);
    if (!status)
        status = running_save(r, c, NULL);
    if (!status && !c->quiet && strcmp(r->file, "-") != 0)
        printf(cli_text(c, W_ENTERED_AS), operand[0], number_of(r, c));
    return status;
}

static enum cli_exit run(struct cli *c)
{
    return running_run(c, 0, 2, 2, enter);
}

const struct cli_command cmd_enter = {
    .name = "enter",
    .synopsis = "enter [--rating N] [--title TITLE] [--id ID] [--federation FED] [--born DATE] "
                "[--sex SEX] [--missed LETTER] [--team N [--board N]] [--confirm NAMES] [--quiet] "
                "FILE NAME",
    .options = "rating title id federation born sex missed team board confirm quiet lang help",
    .operands = "FILE",
    .files = true,
    .summary = W_ENTER_SUMMARY,
    .details = W_ENTER_DETAILS,
    .run = run,
};
