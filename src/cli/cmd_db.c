/*
 * cli/cmd_db.c -- adoube db: looks after a record. A record that is not there is never made, except
 * where it is to be restored or copied to.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/db.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

const char *db_address(const struct cli *c)
{
    return c->db ? c->db : "adoube.db";
}

enum cli_exit db_trouble(const struct cli *c, const struct store_fault *fault)
{
    struct store_fault without = *fault;
    char text[2 * STORE_DETAIL + 200];

    without.place[0] = '\0'; /* it stands in front, as in all messages */
    store_fault_text(text, sizeof text, &without, c->lang == AD_DE);
    cli_say(c, *fault->place ? &(struct cli_place){.name = fault->place} : NULL,
            fault->why == STORE_EXISTS ? W_FILE_IS_THERE : W_TEXT, text);
    return fault->why == STORE_NO_MEMORY     ? CLI_FAULT
           : fault->why == STORE_BAD_ADDRESS ? CLI_BAD_INPUT
                                             : CLI_FILE;
}

void db_notes(const struct cli *c, const struct store *s)
{
    const struct cli_place place = {.name = store_address(s)};

    if (store_notes(s)->made)
        cli_say(c, &place, W_DB_MADE);
    if (store_notes(s)->exposed)
        cli_say(c, &place, W_DB_EXPOSED);
}

/* ---- progress, on a terminal ---- */

struct progress {
    struct timespec last;
    bool shown;
};

static void tell(void *payload, uint64_t done, uint64_t all)
{
    struct progress *p = payload;
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec == p->last.tv_sec && now.tv_nsec - p->last.tv_nsec < 100000000)
        return;
    p->last = now;
    p->shown = true;
    fprintf(stderr, "\r%llu", (unsigned long long)done);
    if (all)
        fprintf(stderr, "/%llu", (unsigned long long)all);
}

static struct store_progress progress_of(const struct cli *c, struct progress *p)
{
    *p = (struct progress){.shown = false};
    return (struct store_progress){isatty(2) && !c->quiet ? tell : NULL, p};
}

static void clear(const struct progress *p)
{
    if (p->shown)
        fputs("\r\033[K", stderr);
}

/* ---- numbers ---- */

static void print_counts(const struct cli *c, const struct store_counts *n, const uint64_t *bad)
{
    const struct cli_row rows[] = {
        {"streams", W_ROW_STREAMS, n->streams},    {"events", W_ROW_EVENTS, n->events},
        {"commands", W_ROW_COMMANDS, n->commands}, {"words", W_ROW_WORDS, n->words},
        {"erased", W_ROW_ERASED, n->erased},       {"things", W_ROW_THINGS, n->things},
        {"faults", W_ROW_FAULTS, bad ? *bad : 0},
    };

    if (c->quiet)
        return;
    fputs(c->json ? "{" : "", stdout);
    cli_print_rows(c, stdout, rows, sizeof rows / sizeof *rows - !bad);
    fputs(c->json ? "}\n" : "", stdout);
}

/* ---- the verbs ---- */

static enum cli_exit migrate(const struct cli *c)
{
    struct store_options how = {.migrate = true};
    struct store_fault fault, before = {0};
    struct store *s;

    if (store_open(&s, db_address(c), &(struct store_options){.read_only = true}, &before) ==
        STORE_OK)
        store_close(s);
    if (store_open(&s, db_address(c), &how, &fault))
        return db_trouble(c, &fault);
    db_notes(c, s);
    if (!c->quiet)
        printf(cli_text(c, before.why == STORE_OLDER   ? W_DB_RAISED
                           : before.why == STORE_MOVED ? W_DB_SETTLED
                                                       : W_DB_UP_TO_DATE),
               store_address(s), store_schema(), before.detail);
    store_close(s);
    return CLI_OK;
}

static enum cli_exit open_to_read(const struct cli *c, struct store **out)
{
    struct store_fault fault;

    if (store_open(out, db_address(c), &(struct store_options){.read_only = true}, &fault))
        return db_trouble(c, &fault);
    db_notes(c, *out);
    return CLI_OK;
}

struct findings {
    const struct cli *c;
    struct progress progress;
};

static void say_finding(void *payload, const char *place, const char *english, const char *german)
{
    struct findings *f = payload;

    clear(&f->progress);
    cli_say(f->c, &(struct cli_place){.name = place}, W_TEXT,
            f->c->lang == AD_DE ? german : english);
}

static enum cli_exit check(const struct cli *c)
{
    struct findings f = {.c = c};
    struct store_progress progress = progress_of(c, &f.progress);
    struct store_counts counts;
    struct store_fault fault;
    struct store *s;
    uint64_t bad;
    enum store_why why;
    enum cli_exit status = open_to_read(c, &s);

    if (status)
        return status;
    why = store_check(s, &counts, &bad, say_finding, &f, &progress, &fault);
    clear(&f.progress);
    store_close(s);
    if (why)
        return db_trouble(c, &fault);
    print_counts(c, &counts, &bad);
    return bad ? CLI_NO : CLI_OK;
}

static enum cli_exit backup(const struct cli *c)
{
    struct progress shown;
    struct store_progress progress = progress_of(c, &shown);
    struct store_fault fault;
    struct store *s;
    enum store_why why;
    enum cli_exit status = open_to_read(c, &s);

    if (status)
        return status;
    why = store_backup(s, c->operand[1], c->force, &progress, &fault);
    clear(&shown);
    store_close(s);
    return why ? db_trouble(c, &fault) : CLI_OK;
}

static enum cli_exit restore(const struct cli *c)
{
    struct progress shown;
    struct store_progress progress = progress_of(c, &shown);
    struct store_fault fault;
    enum store_why why = store_restore(db_address(c), c->operand[1], c->force, &progress, &fault);

    clear(&shown);
    return why ? db_trouble(c, &fault) : CLI_OK;
}

static enum cli_exit copy(const struct cli *c)
{
    struct progress shown;
    struct store_progress progress = progress_of(c, &shown);
    struct store_counts counts;
    struct store_fault fault;
    struct store *from;
    enum store_why why;
    enum cli_exit status = open_to_read(c, &from);

    if (status)
        return status;
    why = store_copy_to(c->operand[1], from, &counts, &progress, &fault);
    clear(&shown);
    store_close(from);
    if (why)
        return db_trouble(c, &fault);
    print_counts(c, &counts, NULL);
    return CLI_OK;
}

static enum cli_exit print_all(const struct cli *c)
{
    struct store *s;
    enum cli_exit status = open_to_read(c, &s);

    if (status)
        return status;
    status = db_export(c, s);
    store_close(s);
    return status;
}

/* ---- the command ---- */

static const struct {
    const char *name;
    int operands; /* with the verb */
    bool force, output, json;
    enum cli_exit (*run)(const struct cli *c);
} verbs[] = {
    {"migrate", 1, false, false, false, migrate}, {"check", 1, false, false, true, check},
    {"backup", 2, true, false, false, backup},    {"restore", 2, true, false, false, restore},
    {"copy", 2, false, false, true, copy},        {"export", 1, true, true, false, print_all},
};

enum { VERBS = sizeof verbs / sizeof *verbs };

static enum cli_exit run(struct cli *c)
{
    size_t i = 0;

    if (c->operands < 1)
        return cli_missing_operand(c);
    while (i < VERBS && strcmp(verbs[i].name, c->operand[0]) != 0)
        i++;
    if (i == VERBS)
        return cli_unknown_word(c, c->operand[0], cmd_db.verbs);
    if (c->force && !verbs[i].force)
        return cli_refuse_flag(c, "--force", "db backup, restore, export");
    if (c->output && !verbs[i].output)
        return cli_refuse_flag(c, "--output", "db export");
    if (c->json && !verbs[i].json)
        return cli_refuse_flag(c, "--json", "db check, copy");
    if (c->operands != verbs[i].operands)
        return c->operands < verbs[i].operands ? cli_missing_operand(c)
                                               : cli_refuse_operand(c, c->operand[c->operands - 1]);
    return verbs[i].run(c);
}

const struct cli_command cmd_db = {
    .name = "db",
    .verbs = "migrate check backup restore copy export",
    .synopsis = "db migrate [--db ADDRESS] [--quiet]\n"
                "db check [--db ADDRESS] [--quiet] [--json]\n"
                "db backup [--db ADDRESS] [--force] FILE\n"
                "db restore [--db ADDRESS] [--force] FILE\n"
                "db copy [--db ADDRESS] [--quiet] [--json] ADDRESS\n"
                "db export [--db ADDRESS] [--output FILE] [--force]",
    .options = "db output force quiet json lang help",
    .files = true,
    .summary = W_DB_SUMMARY,
    .details = W_DB_DETAILS,
    .run = run,
};
