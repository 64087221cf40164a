/*
 * cli/cmd_enter.c -- adoube enter: another player, also when rounds have been played.
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

static enum cli_exit enter(struct running *r, const struct cli *c)
{
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_ENTER, .letter = c->missed ? *c->missed : 0};
    enum cli_exit status;

    r->added = (struct ad_trf_player){.name = span(c->operand[1]),
                                      .title = span(c->title),
                                      .federation = span(c->federation),
                                      .id = span(c->id),
                                      .birth = span(c->born),
                                      .sex = c->sex ? *c->sex : 0};
    cmd.person = (struct ad_tour_person){.id = r->e.trf.t.count + 1,
                                         .fide = digits(c->id),
                                         .rating = (int16_t)c->rating,
                                         .title = (uint8_t)ad_title_of(r->added.title)};
    status = running_do(r, c, &cmd, NULL);
    if (!status)
        status = running_save(r, c, NULL);
    if (!status && !c->quiet && strcmp(r->file, "-") != 0)
        printf(cli_text(c, W_ENTERED_AS), c->operand[1],
               r->tour.entrants[r->tour.count - 1].number);
    return status;
}

/* What the columns of the file cannot hold is refused, not cut. */
static enum cli_exit check_flags(const struct cli *c)
{
    const struct {
        const char *flag, *value, *of;
        size_t most;
    } rows[] = {{"NAME", c->operand[1], NULL, 33 * 4},
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
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    struct running r;
    enum cli_exit status;

    if (c->operands < 2)
        return cli_missing_operand(c);
    if (c->operands > 2)
        return cli_refuse_operand(c, c->operand[2]);
    status = check_flags(c);
    if (status)
        return status;
    status = running_open(&r, c, c->operand[0]);
    if (!status)
        status = enter(&r, c);
    running_release(&r);
    return status;
}

const struct cli_command cmd_enter = {
    .name = "enter",
    .synopsis = "enter [--rating N] [--title TITLE] [--id ID] [--federation FED] [--born DATE] "
                "[--sex SEX] [--missed LETTER] [--confirm NAMES] [--quiet] FILE NAME",
    .options = "rating title id federation born sex missed confirm quiet lang help",
    .operands = "FILE",
    .files = true,
    .summary = W_ENTER_SUMMARY,
    .details = W_ENTER_DETAILS,
    .run = run,
};
