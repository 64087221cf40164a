/*
 * cli/cmd_account.c -- adoube account: who may sign in to a record, and as what. A record that is not
 * there is never made: a mistyped address would else get an account that nobody meets.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/db.h"
#include "cli/secret.h"
#include "cli/text.h"
#include "desk/people.h"

#include <string.h>
#include <time.h>

enum { DAYS_TO_BEGIN = 7, DAYS = 30 };

/* The record of one call. */
struct desk_of {
    const struct cli *c;
    struct store *store;
    struct people *people;
    struct people_account account; /* whom it is about */
};

static enum cli_exit trouble(const struct desk_of *d, enum people_why why,
                             const struct store_fault *fault)
{
    struct cli_place place = {.name = d->c->operands > 1 ? d->c->operand[1] : "account"};
    char quoted[CLI_QUOTE];

    if (why == PEOPLE_OK)
        return CLI_OK;
    if (why == PEOPLE_STORE)
        return db_trouble(d->c, fault);
    if (why == PEOPLE_NO_MEMORY)
        return cli_no_memory(d->c);
    place.name = cli_quote(quoted, place.name, strlen(place.name));
    cli_say(d->c, *place.name ? &place : NULL, W_TEXT,
            why == PEOPLE_UNKNOWN ? cli_text(d->c, W_NO_ACCOUNT)
                                  : people_why_text(why, d->c->lang));
    return why == PEOPLE_UNKNOWN || why == PEOPLE_TAKEN ? CLI_NO : CLI_BAD_INPUT;
}

static int64_t in_days(uint64_t days)
{
    return ((int64_t)time(NULL) + (int64_t)days * 86400) * 1000;
}

/* ---- what is printed ---- */

static void add_token(const struct cli *c, struct text *out, const char *token, int64_t until_ms)
{
    time_t until = (time_t)(until_ms / 1000);
    struct tm utc = {0};
    char day[16];

    gmtime_r(&until, &utc);
    strftime(day, sizeof day, "%Y-%m-%d", &utc);
    if (c->json)
        text_addf(out, ",\"token\":\"%s\"", token);
    else
        text_addf(out, cli_text(c, W_FIRST_TOKEN), day, token);
}

struct printing {
    struct desk_of *d;
    struct text *out;
    bool more;
    enum people_why why; /* and the fault: of a list */
    struct store_fault fault;
};

static bool add_role(void *payload, const char *event, enum desk_role role)
{
    struct printing *p = payload;

    if (p->d->c->json) {
        text_addf(p->out, "%s{\"role\":\"%s\",\"event\":", p->more ? "," : "",
                  people_role_word(role));
        text_add_json(p->out, event, strlen(event));
        text_add(p->out, "}", 1);
    } else {
        text_addf(p->out, "%s%s%s%s", p->more ? ", " : "  ", people_role_text(role, p->d->c->lang),
                  *event ? " " : "", event);
    }
    p->more = true;
    return true;
}

/* Without what closes it. */
static enum people_why add_account(struct desk_of *d, struct text *out,
                                   const struct people_account *a, struct store_fault *fault)
{
    struct printing p = {.d = d, .out = out};
    enum people_why why;

    if (d->c->json) {
        text_addf(out, "{\"id\":\"%s\",\"name\":", a->id);
        text_add_json(out, a->name, strlen(a->name));
        text_addf(out, ",\"locked\":%s,\"roles\":[", a->locked ? "true" : "false");
    } else {
        size_t wide = text_columns(a->name, strlen(a->name));
        text_addf(out, "%s%*s  %s", a->name, wide < 24 ? (int)(24 - wide) : 0, "", a->id);
    }
    why = people_roles(d->people, a->id, add_role, &p, fault);
    if (d->c->json)
        text_add(out, "]", 1);
    else if (a->locked)
        text_addf(out, "  (%s)", cli_text(d->c, W_LOCKED));
    return why;
}

static enum cli_exit print(const struct desk_of *d, struct text *out)
{
    enum cli_exit status = out->failed ? cli_no_memory(d->c) : CLI_OK;

    if (!status && out->len)
        fwrite(out->at, 1, out->len, stdout);
    text_release(out);
    return status;
}

/* ---- the verbs ---- */

static enum cli_exit set_role(struct desk_of *d)
{
    enum desk_role role = DESK_PERSON;
    const char *event = d->c->event ? d->c->event : "";
    struct store_fault fault;

    people_role_read(&role, d->c->role); /* run() has looked at it */
    return trouble(d, people_role_set(d->people, "", d->account.id, event, role, &fault), &fault);
}

static enum cli_exit add_one(struct desk_of *d)
{
    char password[SECRET_MAX], token[PEOPLE_TOKEN] = "";
    int64_t until = in_days(d->c->days ? d->c->days : DAYS_TO_BEGIN);
    struct store_fault fault;
    struct text out = {0};
    enum people_why why;
    enum cli_exit status;

    if (!people_find(d->people, &d->account, d->c->operand[1], &fault)) /* before he types */
        return trouble(d, PEOPLE_TAKEN, &fault);
    status = secret_read(d->c, password, d->c->operand[1], true);
    if (status)
        return status;
    why = people_add(d->people, &d->account, d->c->operand[1], *password ? password : NULL, &fault);
    if (!why && !*password)
        why = people_token(d->people, token, d->account.id, until, &fault);
    secret_wipe(password);
    status = trouble(d, why, &fault);
    if (!status && d->c->role)
        status = set_role(d);
    if (!status)
        status = trouble(d, add_account(d, &out, &d->account, &fault), &fault);
    if (*token)
        add_token(d->c, &out, token, until);
    text_addf(&out, d->c->json ? "}\n" : "\n");
    if (!status)
        return print(d, &out);
    text_release(&out);
    return status;
}

static bool list_one(void *payload, const struct people_account *a)
{
    struct printing *p = payload;

    if (p->d->c->json && p->more)
        text_add(p->out, ",", 1);
    p->more = true;
    p->why = add_account(p->d, p->out, a, &p->fault);
    text_addf(p->out, p->d->c->json ? "}" : "\n");
    return p->why != PEOPLE_STORE; /* PEOPLE_UNKNOWN: he was removed just now */
}

static enum cli_exit list(struct desk_of *d)
{
    struct text out = {0};
    struct printing p = {.d = d, .out = &out};
    struct store_fault fault;
    enum people_why why;

    if (d->c->json)
        text_addf(&out, "{\"accounts\":[");
    why = people_list(d->people, list_one, &p, &fault);
    if (!why && p.why == PEOPLE_STORE) {
        why = p.why;
        fault = p.fault;
    }
    if (d->c->json)
        text_addf(&out, "]}\n");
    if (!why)
        return print(d, &out);
    text_release(&out);
    return trouble(d, why, &fault);
}

static enum cli_exit new_password(struct desk_of *d)
{
    char password[SECRET_MAX];
    struct store_fault fault;
    enum people_why why;
    enum cli_exit status = secret_read(d->c, password, d->account.name, false);

    if (status)
        return status;
    why = people_password(d->people, "", d->account.id, password, &fault);
    secret_wipe(password);
    return trouble(d, why, &fault);
}

static enum cli_exit print_token(struct desk_of *d)
{
    char token[PEOPLE_TOKEN];
    uint64_t days = d->c->days ? d->c->days : DAYS;
    struct store_fault fault;
    enum people_why why = people_token(d->people, token, d->account.id, in_days(days), &fault);

    if (why)
        return trouble(d, why, &fault);
    printf(d->c->json ? "{\"token\":\"%s\"}\n" : "%s\n", token);
    return CLI_OK;
}

static enum cli_exit lock(struct desk_of *d)
{
    struct store_fault fault;

    return trouble(d, people_lock(d->people, "", d->account.id, true, &fault), &fault);
}

static enum cli_exit unlock(struct desk_of *d)
{
    struct store_fault fault;

    return trouble(d, people_lock(d->people, "", d->account.id, false, &fault), &fault);
}

static enum cli_exit remove_one(struct desk_of *d)
{
    struct store_fault fault;

    return trouble(d, people_remove(d->people, "", d->account.id, &fault), &fault);
}

/* ---- the audit ---- */

static void add_whom(struct desk_of *d, struct text *out, const char *before, const char *id)
{
    struct people_account a;

    if (*id)
        text_addf(out, "%s%s", before,
                  people_get(d->people, &a, id, NULL) == PEOPLE_OK ? a.name : id);
}

static void say_note(struct desk_of *d, struct text *out, const struct people_note *n)
{
    time_t at = (time_t)(n->at_ms / 1000);
    struct tm utc = {0};
    char time[24];

    gmtime_r(&at, &utc);
    strftime(time, sizeof time, "%Y-%m-%d %H:%M:%S", &utc);
    text_addf(out, "%s  %s", time, people_what_text(n->what, d->c->lang));
    add_whom(d, out, "  ", n->by);
    add_whom(d, out, *n->by ? " > " : "  ", n->whom);
    if (n->role)
        text_addf(out, ": %s%s%s", people_role_text(n->role, d->c->lang), *n->event ? " " : "",
                  n->event);
    text_addf(out, "%s%s\n", *n->peer ? "  " : "", n->peer);
}

static bool audit_one(void *payload, const struct people_note *n)
{
    struct printing *p = payload;

    if (!p->d->c->json) {
        say_note(p->d, p->out, n);
        return true;
    }
    text_addf(p->out, "{\"at_ms\":%lld,\"what\":\"%s\",\"by\":\"%s\",\"whom\":\"%s\",\"event\":",
              (long long)n->at_ms, people_what_word(n->what), n->by, n->whom);
    text_add_json(p->out, n->event, strlen(n->event));
    text_addf(p->out, ",\"role\":\"%s\",\"peer\":", people_role_word(n->role));
    text_add_json(p->out, n->peer, strlen(n->peer));
    text_addf(p->out, "}\n");
    return true;
}

static enum cli_exit audit(struct desk_of *d)
{
    struct text out = {0};
    struct printing p = {.d = d, .out = &out};
    struct store_fault fault;
    enum people_why why = people_audit(d->people, 4 * PEOPLE_NOTES, audit_one, &p, &fault);

    if (!why)
        return print(d, &out);
    text_release(&out);
    return trouble(d, why, &fault);
}

/* ---- the command ---- */

static const struct verb {
    const char *name;
    bool named, found; /* has a NAME; of somebody who is there */
    bool role, needs_role, days, json;
    enum cli_exit (*run)(struct desk_of *d);
} verbs[] = {
    {"add", true, false, true, false, true, true, add_one},
    {"list", false, false, false, false, false, true, list},
    {"audit", false, false, false, false, false, true, audit},
    {"role", true, true, true, true, false, false, set_role},
    {"password", true, true, false, false, false, false, new_password},
    {"token", true, true, false, false, true, true, print_token},
    {"lock", true, true, false, false, false, false, lock},
    {"unlock", true, true, false, false, false, false, unlock},
    {"remove", true, true, false, false, false, false, remove_one},
};

enum { VERBS = sizeof verbs / sizeof *verbs };

static enum cli_exit check_role(const struct cli *c)
{
    enum desk_role role;

    if (!c->role)
        return c->event ? cli_refuse_flag(c, "--event", "--role") : CLI_OK;
    if (!people_role_read(&role, c->role) || role == DESK_NOBODY)
        return cli_unknown_word(c, c->role, "office director arbiter board person");
    if (role == DESK_OFFICE && c->event)
        return cli_refuse_flag(c, "--event", "--role director, arbiter, board, person");
    if (!c->event || people_is_event(c->event))
        return CLI_OK;
    cli_say(c, &(struct cli_place){.name = "--event"}, W_BAD_EVENT);
    return CLI_BAD_INPUT;
}

static enum cli_exit check(const struct cli *c, const struct verb *v)
{
    int operands = v->named ? 2 : 1;

    if ((c->role || c->event) && !v->role)
        return cli_refuse_flag(c, c->role ? "--role" : "--event", "account add, role");
    if (c->days && !v->days)
        return cli_refuse_flag(c, "--days", "account add, token");
    if (c->json && !v->json)
        return cli_refuse_flag(c, "--json", "account add, list, audit, token");
    if (c->operands != operands || (v->needs_role && !c->role))
        return c->operands > operands ? cli_refuse_operand(c, c->operand[operands])
                                      : cli_missing_operand(c);
    return check_role(c);
}

static enum cli_exit with_record(const struct cli *c, const struct verb *v)
{
    struct desk_of d = {.c = c};
    struct store_options how = {.read_only = !v->named};
    struct store_fault fault;
    enum people_why why;
    enum cli_exit status;

    if (store_open(&d.store, c->db ? c->db : "adoube.db", &how, &fault))
        return db_trouble(c, &fault);
    db_notes(c, d.store);
    why = people_open(&d.people, d.store, NULL, NULL, &fault);
    if (!why && v->found)
        why = people_find(d.people, &d.account, c->operand[1], &fault);
    status = why ? trouble(&d, why, &fault) : v->run(&d);
    people_close(d.people);
    store_close(d.store);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    enum cli_exit status;
    size_t i = 0;

    if (c->operands < 1)
        return cli_missing_operand(c);
    while (i < VERBS && strcmp(verbs[i].name, c->operand[0]) != 0)
        i++;
    if (i == VERBS)
        return cli_unknown_word(c, c->operand[0], cmd_account.verbs);
    status = check(c, &verbs[i]);
    return status ? status : with_record(c, &verbs[i]);
}

const struct cli_command cmd_account = {
    .name = "account",
    .verbs = "add list audit role password token lock unlock remove",
    .synopsis = "account add [--db ADDRESS] [--role ROLE [--event ID]] [--days N] [--json] NAME\n"
                "account list [--db ADDRESS] [--json]\n"
                "account audit [--db ADDRESS] [--json]\n"
                "account role [--db ADDRESS] --role ROLE [--event ID] NAME\n"
                "account password [--db ADDRESS] NAME\n"
                "account token [--db ADDRESS] [--days N] [--json] NAME\n"
                "account lock [--db ADDRESS] NAME\n"
                "account unlock [--db ADDRESS] NAME\n"
                "account remove [--db ADDRESS] NAME",
    .options = "db role event days json lang help",
    .summary = W_ACCOUNT_SUMMARY,
    .details = W_ACCOUNT_DETAILS,
    .run = run,
};
