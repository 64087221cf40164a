/*
 * cli/cmd_seats.c -- adoube seats: who may send how many to a championship, with the working.
 */
#include "cli/commands.h"

#include <string.h>

#include "adoube/seats.h"
#include "cli/season_script.h"
#include "cli/templates.h"
#include "federation/names.h"

static void add_question(char *out, size_t cap, const struct cli *c, const char *id)
{
    char field[32] = "", year[32] = "";

    if (c->field)
        snprintf(field, sizeof field, " field=%u", (unsigned)c->field);
    if (c->year)
        snprintf(year, sizeof year, " year=%u", (unsigned)c->year);
    snprintf(out, cap, "seats %s%s%s", id, field, year);
}

static enum cli_exit share(struct season_script *s, const char *id)
{
    char question[256];
    enum cli_exit status;

    add_question(question, sizeof question, s->c, id);
    status = season_ask(s, question);
    if (status)
        return status;
    season_add_answer(s);
    return strcmp(s->run.answer.code, ad_seats_name(AD_SEATS_DONE)) == 0 ? CLI_OK : CLI_NO;
}

static enum cli_exit run(struct cli *c)
{
    struct season_script s;
    const char *id;
    enum cli_exit status, answer;

    if (c->operands < 2)
        return cli_missing_operand(c);
    if (c->operands > 2)
        return cli_refuse_operand(c, c->operand[2]);
    status = templates_read(c);
    if (status == CLI_OK)
        status = template_read(c, c->operand[0], &id);
    if (status)
        return status;
    status = season_open(&s, c, c->operand[1]);
    if (status == CLI_OK)
        status = season_play(&s, NULL);
    if (status <= CLI_NO) {
        answer = share(&s, id);
        status = answer > status ? answer : status;
    }
    return season_close(&s, status);
}

const struct cli_command cmd_seats = {
    .name = "seats",
    .synopsis = "seats [--template FILE] [--field N] [--year N] [--quiet] [--json] TEMPLATE FILE",
    .options = "template field year quiet json lang help",
    .files = true,
    .summary = W_SEATS_SUMMARY,
    .details = W_SEATS_DETAILS,
    .run = run,
};
