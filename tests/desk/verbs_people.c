/*
 * tests/desk/verbs_people.c -- rows that say what people may do; each runs on every engine.
 *
 *     people | add Anna correct-horse; in anna correct-horse; who 1 | ok; Anna; Anna
 *
 *   add NAME PASSWORD    password NAME PASSWORD    lock NAME    unlock NAME    remove NAME    list
 *   in NAME PASSWORD [PEER [N]]: the session gets the next number, the browser is that of session N, or of
 *                                link N if it is written LN
 *   who N    out N    token NAME MINUTES
 *   role NAME ROLE [EVENT]    may NAME [EVENT]    roles NAME
 *   invite BY ROLE [EVENT]    reset BY NAME    known BY NAME: the link gets the next number
 *   withdraw BY N    links [BY]
 *   audit [N]: the latest first
 *   use N NAME PASSWORD [PEER]    take N NAME    look N
 *   clock MINUTES or clock 5s: that much later    hashes: made since last asked    things: in the store
 *
 * In a word _ stands for a blank and . for none at all.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../store/engines.h"
#include "desk/people_parts.h"

enum { OUT = 4096, WORDS = 8, TOKENS = 80 };

struct play {
    struct kit_row *row;
    struct people *p;
    int64_t now_ms;
    char out[OUT];
    size_t len;
    char *word[WORDS + 1];
    unsigned count;
    char token[TOKENS][PEOPLE_TOKEN], device[TOKENS][PEOPLE_DEVICE];
    unsigned tokens;
    char link[TOKENS][PEOPLE_TOKEN], link_id[TOKENS][PEOPLE_HASH];
    char link_device[TOKENS][PEOPLE_DEVICE];
    unsigned links;
    uint64_t hashes;
    struct store_fault fault;
};

__attribute__((format(printf, 2, 3))) static void say(struct play *r, const char *format, ...)
{
    va_list args;
    int n;

    va_start(args, format);
    n = vsnprintf(r->out + r->len, OUT - r->len, format, args);
    va_end(args);
    if (n > 0 && r->len + (size_t)n < OUT)
        r->len += (size_t)n;
}

/* In one word: OK is "ok", PEOPLE_BAD_NAME is "bad name". */
static bool told(struct play *r, enum people_why why)
{
    static const char *const words[] = {
#define X(name, en, de) #name,
        PEOPLE_WHY_MAP(X)
#undef X
    };
    char text[1000];

    if (why == PEOPLE_STORE)
        say(r, "%s", store_fault_text(text, sizeof text, &r->fault, false));
    else
        for (const char *at = words[why] + strlen("PEOPLE_"); *at; at++)
            say(r, "%c", *at == '_' ? ' ' : *at | 0x20);
    return why == PEOPLE_OK;
}

/* What stands there, or what `otherwise` says. */
static const char *word(const struct play *r, unsigned i, const char *otherwise)
{
    return i >= r->count ? otherwise : strcmp(r->word[i], ".") == 0 ? "" : r->word[i];
}

static bool find(struct play *r, struct people_account *out)
{
    enum people_why why = people_find(r->p, out, word(r, 1, ""), &r->fault);

    if (why)
        told(r, why);
    return !why;
}

static const char *token_of(const struct play *r)
{
    unsigned n = (unsigned)atoi(word(r, 1, "0"));

    return n && n <= r->tokens ? r->token[n - 1] : word(r, 1, "");
}

/* ---- the steps ---- */

static void do_add(struct play *r)
{
    struct people_account a;
    const char *password = r->count > 2 ? word(r, 2, "") : NULL;

    told(r, people_add(r->p, &a, word(r, 1, ""), password, &r->fault));
}

static const char *device_of(const struct play *r)
{
    const char *w = word(r, 4, "0");
    unsigned n = (unsigned)atoi(w + (*w == 'L'));

    if (n == 0 || n > TOKENS)
        return NULL;
    return *w == 'L' ? r->link_device[n - 1] : r->device[n - 1];
}

static void do_in(struct play *r)
{
    struct people_account a;
    struct people_from from = {.peer = word(r, 3, "here"), .device = device_of(r)};
    enum people_why why = people_sign_in(r->p, r->token[r->tokens], &a, word(r, 1, ""),
                                         word(r, 2, ""), &from, &r->fault);

    if (why) {
        told(r, why);
        return;
    }
    memcpy(r->device[r->tokens++], from.fresh, PEOPLE_DEVICE);
    say(r, "%s", a.name);
}

static void do_who(struct play *r)
{
    struct people_account a;
    enum people_why why = people_who(r->p, &a, token_of(r), &r->fault);

    if (why)
        told(r, why);
    else
        say(r, "%s", a.name);
}

static void do_out(struct play *r)
{
    told(r, people_sign_out(r->p, token_of(r), &r->fault));
}

static void do_token(struct play *r)
{
    struct people_account a;
    int64_t until = r->now_ms + 60000 * atoll(word(r, 2, "1"));

    if (find(r, &a) && told(r, people_token(r->p, r->token[r->tokens], a.id, until, &r->fault)))
        r->tokens++;
}

static void do_password(struct play *r)
{
    struct people_account a;

    if (find(r, &a))
        told(r, people_password(r->p, "", a.id, word(r, 2, ""), &r->fault));
}

static void do_lock(struct play *r)
{
    struct people_account a;

    if (find(r, &a))
        told(r, people_lock(r->p, "", a.id, strcmp(r->word[0], "lock") == 0, &r->fault));
}

static void do_remove(struct play *r)
{
    struct people_account a;

    if (find(r, &a))
        told(r, people_remove(r->p, "", a.id, &r->fault));
}

static bool list_one(void *payload, const struct people_account *a)
{
    struct play *r = payload;
    struct people_account again;

    say(r, "%s%s", a->name, a->locked ? "(locked) " : " ");
    kit_ok(r->row, people_get(r->p, &again, a->id, NULL) == PEOPLE_OK);
    return true;
}

static void do_list(struct play *r)
{
    enum people_why why = people_list(r->p, list_one, r, &r->fault);

    if (why)
        told(r, why);
}

static void do_role(struct play *r)
{
    struct people_account a;
    enum desk_role role;

    if (!people_role_read(&role, word(r, 2, "")))
        say(r, "no role");
    else if (find(r, &a))
        told(r, people_role_set(r->p, "", a.id, word(r, 3, ""), role, &r->fault));
}

static void do_may(struct play *r)
{
    struct people_account a;
    enum desk_role role;

    if (find(r, &a) && !people_role(r->p, &role, a.id, word(r, 2, ""), &r->fault))
        say(r, "%s", people_role_word(role));
}

static bool show_role(void *payload, const char *event, enum desk_role role)
{
    say(payload, "%s=%s ", event, people_role_word(role));
    return true;
}

static void do_roles(struct play *r)
{
    struct people_account a;

    if (find(r, &a))
        people_roles(r->p, a.id, show_role, r, &r->fault);
}

/* ---- links ---- */

static const char *link_of(const struct play *r, unsigned i)
{
    unsigned n = (unsigned)atoi(word(r, i, "0"));

    return n && n <= r->links ? r->link[n - 1] : word(r, i, "");
}

static void make_link(struct play *r, struct people_link *l)
{
    struct people_account by;

    if (!find(r, &by))
        return;
    memcpy(l->by, by.id, DESK_ID);
    if (told(r, people_link_make(r->p, r->link[r->links], l, &r->fault)))
        memcpy(r->link_id[r->links++], l->id, PEOPLE_HASH);
}

static void do_invite(struct play *r)
{
    struct people_link l = {0};

    people_role_read(&l.role, word(r, 2, ""));
    snprintf(l.event, sizeof l.event, "%s", word(r, 3, ""));
    make_link(r, &l);
}

static void do_reset(struct play *r)
{
    struct people_link l = {.role = strcmp(r->word[0], "reset") == 0 ? DESK_PERSON : DESK_NOBODY};
    struct people_account whom;

    if (told(r, people_find(r->p, &whom, word(r, 2, ""), &r->fault))) {
        r->len -= strlen("ok");
        memcpy(l.person, whom.id, DESK_ID);
        make_link(r, &l);
    }
}

static void do_look(struct play *r)
{
    struct people_link l;
    enum people_why why = people_link_look(r->p, &l, link_of(r, 1), &r->fault);

    if (why)
        told(r, why);
    else
        say(r, "%s %s%s",
            people_link_kind(&l) == PEOPLE_SETS_PASSWORD   ? "password"
            : people_link_kind(&l) == PEOPLE_KNOWS_BROWSER ? "browser"
                                                           : people_role_word(l.role),
            l.event, l.until_ms - r->now_ms > 7 * 24 * 3600000LL ? " too long" : "");
}

static void do_use(struct play *r)
{
    struct people_account a;
    struct people_from from = {.peer = word(r, 4, "here")};
    enum people_why why =
        people_link_use(r->p, &a, link_of(r, 1), word(r, 2, ""), word(r, 3, ""), &from, &r->fault);

    if (why) {
        told(r, why);
        return;
    }
    memcpy(r->link_device[atoi(word(r, 1, "1")) - 1], from.fresh, PEOPLE_DEVICE);
    say(r, "%s", a.name);
}

static void do_take(struct play *r)
{
    struct people_account a;

    if (told(r, people_find(r->p, &a, word(r, 2, ""), &r->fault))) {
        r->len -= strlen("ok");
        told(r, people_link_take(r->p, a.id, link_of(r, 1), &r->fault));
    }
}

static void do_withdraw(struct play *r)
{
    struct people_account a;
    unsigned n = (unsigned)atoi(word(r, 2, "0"));

    if (find(r, &a))
        told(r, people_link_withdraw(r->p, a.id, n ? r->link_id[n - 1] : "", &r->fault));
}

static bool count_link(void *payload, const struct people_link *l)
{
    (void)l;
    ++*(unsigned *)payload;
    return true;
}

static void do_links(struct play *r)
{
    struct people_account a = {0};
    unsigned count = 0;

    if (r->count == 1 || find(r, &a)) {
        people_links(r->p, a.id, count_link, &count, &r->fault);
        say(r, "%u", count);
    }
}

static void do_clock(struct play *r)
{
    char *unit;
    int64_t n = strtoll(word(r, 1, "0"), &unit, 10);

    r->now_ms += n * (*unit == 's' ? 1000 : 60000);
}

static void do_hashes(struct play *r)
{
    say(r, "%" PRIu64, r->p->hashes - r->hashes);
    r->hashes = r->p->hashes;
}

static bool count_note(void *payload, const struct people_note *n)
{
    (void)n;
    ++*(unsigned *)payload;
    return true;
}

/* Beside the audit. */
static void do_things(struct play *r)
{
    struct store_counts c = {0};
    unsigned notes = 0;

    engines_check(r->row, r->p->store, &c);
    people_audit(r->p, PEOPLE_NOTES, count_note, &notes, &r->fault);
    say(r, "%" PRIu64, c.things - notes);
}

struct telling {
    struct play *r;
    char text[400];
};

static bool tell_note(void *payload, const struct people_note *n)
{
    struct telling *t = payload;
    struct people_account by = {.name = "-"}, whom = {.name = "-"};
    size_t len = strlen(t->text);

    if (*n->by)
        people_get(t->r->p, &by, n->by, NULL);
    if (*n->whom)
        people_get(t->r->p, &whom, n->whom, NULL);
    snprintf(t->text + len, sizeof t->text - len, "%s%s %s %s%s%s%s%s", len ? ", " : "",
             people_what_word(n->what), by.name, whom.name, n->role ? " " : "",
             n->role ? people_role_word(n->role) : "", *n->event ? " " : "", n->event);
    return true;
}

/* The latest first: what, by whom, whom, and the role. */
static void do_audit(struct play *r)
{
    struct telling t = {.r = r};

    people_audit(r->p, (unsigned)strtoul(word(r, 1, "100"), NULL, 10), tell_note, &t, &r->fault);
    say(r, "%s", t.text);
}

static const struct {
    const char *name;
    void (*run)(struct play *r);
} steps[] = {
    {"add", do_add},           {"in", do_in},
    {"who", do_who},           {"out", do_out},
    {"token", do_token},       {"password", do_password},
    {"lock", do_lock},         {"unlock", do_lock},
    {"remove", do_remove},     {"list", do_list},
    {"role", do_role},         {"may", do_may},
    {"roles", do_roles},       {"clock", do_clock},
    {"hashes", do_hashes},     {"things", do_things},
    {"invite", do_invite},     {"reset", do_reset},
    {"known", do_reset},       {"look", do_look},
    {"use", do_use},           {"take", do_take},
    {"withdraw", do_withdraw}, {"links", do_links},
    {"audit", do_audit},
};

static void do_step(struct play *r, char *text)
{
    char *rest;

    r->count = 0;
    for (char *word = strtok_r(text, " ", &rest); word && r->count < WORDS;
         word = strtok_r(NULL, " ", &rest)) {
        for (char *at = word; *at; at++)
            *at = *at == '_' ? ' ' : *at;
        r->word[r->count++] = word;
    }
    for (size_t i = 0; r->count && i < sizeof steps / sizeof *steps; i++)
        if (strcmp(steps[i].name, r->word[0]) == 0) {
            steps[i].run(r);
            return;
        }
    kit_fail(r->row, "no such step: %s", r->count ? r->word[0] : "");
}

static int64_t clock_ms(void *payload)
{
    return ((struct play *)payload)->now_ms;
}

static void run_on(struct kit_row *row, enum engine_kind kind)
{
    struct store *s = engines_open(row, kind);
    struct play r = {.row = row, .now_ms = 1700000000000};
    char script[OUT], want[OUT + 16], got[OUT + 16], *rest;

    if (!s || !kit_ok(row, !people_open(&r.p, s, clock_ms, &r, NULL)))
        return;
    people__set_work(r.p, crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN);
    snprintf(script, sizeof script, "%s", row->field[0]);
    for (char *step = strtok_r(script, ";", &rest); step; step = strtok_r(NULL, ";", &rest)) {
        say(&r, "%s", step == script ? "" : "; ");
        size_t before = r.len;
        do_step(&r, step);
        if (r.len == before)
            say(&r, "-");
        while (r.out[r.len - 1] == ' ')
            r.out[--r.len] = '\0';
    }
    snprintf(want, sizeof want, "%s: %s", engine_names[kind], row->field[1]);
    snprintf(got, sizeof got, "%s: %s", engine_names[kind], r.out);
    kit_is(row, want, got);
    people_close(r.p);
    store_close(s);
}

/* people | script | what comes out */
static void people(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++)
        run_on(row, kind);
}

/* people-name | a name | what it is compared as, or - for none */
static void people_name(struct kit_row *row)
{
    char folded[PEOPLE_NAME];

    kit_is(row, row->field[1], people__fold(folded, row->field[0]) ? folded : "-");
}

static const struct kit_verb verbs[] = {
    {"people", 2, people}, {"people-name", 2, people_name}, {0}};

const struct kit_suite suite_people = {verbs, NULL};
