/*
 * cli/cmd_roster.c -- adoube roster: a list of players becomes a tournament before round 1.
 *
 *   CSV or XLSX --> players --sorted--> numbers --> TRF26
 */
#include "base/collate.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/event.h"
#include "cli/output.h"
#include "cli/table.h"
#include "cli/text.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "adoube/csv.h"
#include "text/names.h"
#include "text/trf_inside.h"

struct roster {
    const struct cli *c;
    const char *name; /* of the file */
    char *text;
    size_t len;
    struct ad_roster players;
    enum ad_roster_by by;
    enum ad_system system;
    void *arena, *record;
};

/* ---- flags ---- */

static bool read_system(struct roster *r)
{
    const char *rules = r->c->rules, *system = r->c->system ? r->c->system : "swiss";

    if (strcmp(system, "round-robin") == 0)
        r->system = AD_ROUND_ROBIN;
    else if (strcmp(system, "knockout") == 0)
        r->system = AD_KNOCKOUT;
    else
        r->system = rules && strcmp(rules, "2017") == 0 ? AD_SWISS_DUTCH_2017 : AD_SWISS_DUTCH_2026;
    return strcmp(system, "swiss") == 0 || r->system == AD_ROUND_ROBIN || r->system == AD_KNOCKOUT;
}

static enum cli_exit read_flags(struct roster *r)
{
    static const char *const names[] = {"higher", "elo", "dwz"};
    const struct cli *c = r->c;
    char quoted[CLI_QUOTE];
    unsigned by = 0;

    if (c->operands != 1)
        return c->operands ? cli_refuse_operand(c, c->operand[1]) : cli_missing_operand(c);
    while (c->by && by < 3 && strcmp(names[by], c->by) != 0)
        by++;
    if (by == 3) {
        cli_say(c, NULL, W_BAD_BY, cli_quote(quoted, c->by, strlen(c->by)));
        return CLI_BAD_INPUT;
    }
    r->by = (enum ad_roster_by)by;
    if (c->rules && strcmp(c->rules, "2026") != 0 && strcmp(c->rules, "2017") != 0) {
        cli_say(c, NULL, W_BAD_RULES, cli_quote(quoted, c->rules, strlen(c->rules)), "2026, 2017");
        return CLI_BAD_INPUT;
    }
    if (!read_system(r)) {
        cli_say(c, NULL, W_BAD_SYSTEM, cli_quote(quoted, c->system, strlen(c->system)));
        return CLI_BAD_INPUT;
    }
    return c->output ? table_check_place(c, c->output) : CLI_OK;
}

/* ---- reading ---- */

/* A workbook is packed, and packed files begin so. */
static enum cli_exit unpack(struct roster *r)
{
    char *csv;
    size_t len;
    enum paper_bad why;

    if (r->len >= 4 && memcmp(r->text, "\xD0\xCF\x11\xE0", 4) == 0) /* a workbook of before 2007 */
        why = PAPER_NOT_XLSX;
    else if (r->len >= 4 && memcmp(r->text, "PK\3\4", 4) == 0)
        why = paper_xlsx_read(&csv, &len, r->text, r->len);
    else
        return CLI_OK;
    if (why) {
        cli_say(r->c, &(struct cli_place){.name = r->name}, W_TEXT,
                paper_bad_text(why, r->c->lang == AD_DE));
        return why == PAPER_NO_MEMORY   ? CLI_FAULT
               : why == PAPER_TOO_LARGE ? CLI_LIMIT
                                        : CLI_BAD_INPUT;
    }
    free(r->text);
    r->text = csv;
    r->len = len;
    return CLI_OK;
}

/* All columns that were passed over, by their names. */
static void say_columns(const struct roster *r)
{
    const struct ad_csv_note *first = NULL;
    struct text names = {0};
    char quoted[CLI_QUOTE];

    for (unsigned i = r->players.note_count; i-- > 0;)
        first = r->players.notes[i].why == AD_CSV_COLUMN ? &r->players.notes[i] : first;
    for (unsigned i = 0; first && i < r->players.note_count; i++) {
        const struct ad_csv_note *n = &r->players.notes[i];

        if (n->why == AD_CSV_COLUMN)
            text_addf(&names, "%s%s", names.len ? ", " : ": ",
                      cli_quote(quoted, n->name.at, n->name.len));
    }
    text_add(&names, "", 1);
    if (first && !names.failed)
        cli_say(r->c, &(struct cli_place){r->name, first->line, first->column}, W_NOTE_TEXT_2,
                ad_csv_why_text(AD_CSV_COLUMN, r->c->lang), names.at);
    text_release(&names);
}

/* Nobody is born in years to come, nor so long ago. The library has no calendar on its wall. */
static unsigned bad_births(struct event_note *notes, unsigned room, const struct roster *r)
{
    time_t now = time(NULL);
    unsigned year = (unsigned)(1970 + now / 31556952), n = 0; /* seconds of a year */

    for (unsigned i = 0; i < r->players.count && n < room; i++) {
        const struct ad_roster_player *p = &r->players.players[i];
        unsigned born = ad_trf_day(p->birth) / 10000;

        if (born && (born > year || born + 120 < year))
            notes[n++] = (struct event_note){cli_text(r->c, W_BAD_BIRTH), p->line, 1};
    }
    return n;
}

static void say_notes(const struct roster *r)
{
    struct event_note notes[2 * AD_ROSTER_NOTES_MAX];
    unsigned n = 0;

    say_columns(r);
    for (unsigned i = 0; i < r->players.note_count; i++) {
        const struct ad_csv_note *one = &r->players.notes[i];

        if (one->why != AD_CSV_COLUMN)
            notes[n++] =
                (struct event_note){ad_csv_why_text(one->why, r->c->lang), one->line, one->column};
    }
    n += bad_births(notes + n, AD_ROSTER_NOTES_MAX, r);
    event_say_notes(r->c, r->name, notes, n, n + r->players.notes_all - r->players.note_count);
}

static enum cli_exit read_players(struct roster *r, const char *file)
{
    struct ad_csv_note fault = {0};
    enum cli_exit status = cli_read_file(r->c, &r->text, &r->len, file);
    size_t bytes;

    if (!status)
        status = unpack(r);
    if (status)
        return status;
    bytes = ad_roster_bytes(r->text, r->len);
    r->arena = malloc(bytes ? bytes : 1);
    if (!r->arena)
        return cli_no_memory(r->c);
    if (ad_roster_read(&r->players, &fault, r->text, r->len, r->arena, bytes) < 0) {
        cli_say(r->c, &(struct cli_place){r->name, fault.line, fault.column}, W_TEXT,
                ad_csv_why_text(fault.why, r->c->lang));
        return CLI_BAD_INPUT;
    }
    if (!r->c->quiet)
        say_notes(r);
    return CLI_OK;
}

/* ---- the order of names ---- */

static int by_name(struct ad_span a, struct ad_span b, void *payload)
{
    (void)payload;
    return ad__collate(a.at, a.len, b.at, b.len);
}

/* ---- writing ---- */

/* By which rules it is paired belongs to the tournament, and so into its file. */
static enum cli_exit write_players(struct roster *r)
{
    const struct cli *c = r->c;
    const char *code = ad_trf_code(r->system);
    size_t bytes = ad_roster_trf_bytes(&r->players, (unsigned)c->rounds);
    struct ad_trf trf;

    r->record = malloc(bytes);
    if (!r->record)
        return cli_no_memory(c);
    ad_roster_sort(&r->players, r->by, by_name, NULL);
    if (ad_roster_trf(&trf, &r->players, (unsigned)c->rounds, r->record, bytes) < 0)
        return CLI_FAULT;
    trf.head[AD_TRF_CODE] = (struct ad_span){code, strlen(code)};
    if (r->system == AD_KNOCKOUT) /* 192 has no code for it */
        trf.head[AD_TRF_TYPE] = (struct ad_span){"knock-out", 9};
    return event_write(c, &trf, AD_TRF26, c->output);
}

static enum cli_exit run(struct cli *c)
{
    struct roster r = {.c = c};
    enum cli_exit status = read_flags(&r);

    if (status)
        return status;
    r.name = cli_file_name(c, c->operand[0]);
    status = read_players(&r, c->operand[0]);
    if (!status)
        status = write_players(&r);
    free(r.text);
    free(r.arena);
    free(r.record);
    return status;
}

const struct cli_command cmd_roster = {
    .name = "roster",
    .synopsis = "roster [--by RATING] [--system SYSTEM] [--rules YEAR] [--rounds N] [--output "
                "FILE] [--force] "
                "[--quiet] FILE | -",
    .options = "by system rules rounds output force quiet lang help",
    .files = true,
    .summary = W_ROSTER_SUMMARY,
    .details = W_ROSTER_DETAILS,
    .run = run,
};
