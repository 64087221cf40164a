/*
 * tests/desk/people_races.c -- people on two servers at once, what the record gives away, and the
 * bounds that no row can reach.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../store/engines.h"
#include "desk/people_parts.h"

/* ---- two servers of one record ---- */

struct two {
    struct store *store[2];
    struct people *people[2];
};

static void cheap(struct people *p)
{
    people__set_work(p, crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN);
}

static bool open_two(struct kit_row *row, struct two *t, enum engine_kind kind)
{
    char address[ADDRESS];

    *t = (struct two){0};
    if (!engines_fresh(address, row, kind) ||
        !kit_ok(row,
                !store_open(&t->store[0], address, &(struct store_options){.create = true}, NULL)))
        return false;
    t->store[1] = t->store[0];
    if (kind != ON_MEMORY && !kit_ok(row, !store_open(&t->store[1], address, NULL, NULL)))
        return false;
    for (unsigned i = 0; i < 2; i++) {
        if (!kit_ok(row, !people_open(&t->people[i], t->store[i], NULL, NULL, NULL)))
            return false;
        cheap(t->people[i]);
    }
    return true;
}

static void close_two(struct two *t)
{
    people_close(t->people[0]);
    people_close(t->people[1]);
    if (t->store[1] != t->store[0])
        store_close(t->store[1]);
    store_close(t->store[0]);
}

/* ---- the same name at once ---- */

enum { NAMES = 12, ROUNDS = 20 };

struct adding {
    struct people *p;
    atomic_uint *won, *odd;
};

static void *add_all(void *payload)
{
    struct adding *a = payload;
    struct people_account account;
    char name[16];

    for (unsigned i = 0; i < NAMES; i++) {
        snprintf(name, sizeof name, "Anna%u", i);
        enum people_why why = people_add(a->p, &account, name, "correct-horse", NULL);
        atomic_fetch_add(why == PEOPLE_OK ? a->won : a->odd, why != PEOPLE_TAKEN);
    }
    return NULL;
}

static bool count_one(void *payload, const struct people_account *a)
{
    (void)a;
    ++*(unsigned *)payload;
    return true;
}

static void same_name(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++) {
        atomic_uint won = 0, odd = 0;
        unsigned listed = 0;
        pthread_t thread[2];
        struct two t;

        if (!open_two(row, &t, kind))
            return;
        struct adding a[2] = {{t.people[0], &won, &odd}, {t.people[1], &won, &odd}};
        for (unsigned i = 0; i < 2; i++)
            kit_ok(row, !pthread_create(&thread[i], NULL, add_all, &a[i]));
        for (unsigned i = 0; i < 2; i++)
            pthread_join(thread[i], NULL);
        kit_ok(row, !people_list(t.people[0], count_one, &listed, NULL));
        kit_isf(row, "12 won, 0 odd, 12 listed", "%u won, %u odd, %u listed", won, odd, listed);
        close_two(&t);
    }
}

/* ---- one link at once ---- */

struct using
{
    struct people *p;
    const char *name, *token;
    atomic_uint *won, *over;
};

static void *use_link(void *payload)
{
    struct using *u = payload;
    struct people_account a;
    enum people_why why = people_link_use(u->p, &a, u->token, u->name, "correct-horse",
                                          &(struct people_from){.peer = u->name}, NULL);

    atomic_fetch_add(u->won, why == PEOPLE_OK);
    atomic_fetch_add(u->over, why == PEOPLE_OVER);
    return NULL;
}

static bool open_office(struct kit_row *row, struct two *t, enum engine_kind kind,
                        struct people_link *l)
{
    struct people_account olga;

    if (!open_two(row, t, kind) ||
        !kit_ok(row, !people_add(t->people[0], &olga, "Olga", "correct-horse", NULL) &&
                         !people_role_set(t->people[0], "", olga.id, "", DESK_OFFICE, NULL)))
        return false;
    *l = (struct people_link){.role = DESK_ARBITER, .event = "e1"};
    memcpy(l->by, olga.id, DESK_ID);
    return true;
}

/* Two people open it at the same moment, each on a server of his own: one gets in. */
static void one_link(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++) {
        atomic_uint won = 0, over = 0;
        struct people_link l;
        struct two t;

        if (!open_office(row, &t, kind, &l))
            return;
        for (unsigned i = 0; i < ROUNDS; i++) {
            char token[PEOPLE_TOKEN], name[2][16];
            struct using u[2];
            pthread_t thread[2];

            kit_ok(row, !people_link_make(t.people[0], token, &l, NULL));
            for (unsigned k = 0; k < 2; k++) {
                snprintf(name[k], sizeof name[k], "%s%u", k ? "Bert" : "Anna", i);
                u[k] = (struct using){t.people[k], name[k], token, &won, &over};
                kit_ok(row, !pthread_create(&thread[k], NULL, use_link, &u[k]));
            }
            pthread_join(thread[0], NULL);
            pthread_join(thread[1], NULL);
        }
        kit_isf(row, "20 won, 20 over", "%u won, %u over", won, over);
        close_two(&t);
    }
}

static bool count_link(void *payload, const struct people_link *l)
{
    (void)l;
    ++*(unsigned *)payload;
    return true;
}

/* The 65th ends the oldest. */
static void many_links(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++) {
        char token[70][PEOPLE_TOKEN];
        struct people_link l;
        unsigned listed = 0, over = 0;
        struct two t;

        if (!open_office(row, &t, kind, &l))
            return;
        for (unsigned i = 0; i < 70; i++)
            kit_ok(row, !people_link_make(t.people[i % 2], token[i], &l, NULL));
        kit_ok(row, !people_links(t.people[0], l.by, count_link, &listed, NULL));
        for (unsigned i = 0; i < 70; i++)
            over += people_link_look(t.people[1], &l, token[i], NULL) == PEOPLE_OVER;
        kit_isf(row, "64 listed, 6 over", "%u listed, %u over", listed, over);
        kit_ok(row, !people_link_look(t.people[1], &l, token[69], NULL));
        close_two(&t);
    }
}

/* ---- the audit has bounds ---- */

static bool count_note(void *payload, const struct people_note *n)
{
    unsigned *count = payload;

    count[n->what == PEOPLE_REFUSED]++;
    return true;
}

static void long_audit(struct kit_row *row)
{
    char token[PEOPLE_TOKEN];
    struct people_account a;
    unsigned count[2] = {0};
    struct two t;

    if (!open_two(row, &t, ON_MEMORY) ||
        !kit_ok(row, !people_add(t.people[0], &a, "Anna", "correct-horse", NULL)))
        return;
    kit_ok(row, people_sign_in(t.people[0], token, &a, "Anna", "wrong-horse",
                               &(struct people_from){.peer = "192.0.2.1"}, NULL) == PEOPLE_UNKNOWN);
    for (unsigned i = 0; i < PEOPLE_NOTES + 200; i++)
        kit_ok(row, !people_role_set(t.people[0], "", a.id, "", DESK_ARBITER, NULL));
    kit_ok(row, !people_audit(t.people[1], 4 * PEOPLE_NOTES, count_note, count, NULL));
    kit_ok(row, count[0] >= PEOPLE_NOTES && count[0] <= PEOPLE_NOTES + 64);
    kit_isf(row, "1 refused", "%u refused", count[1]); /* others do not push it out */
    close_two(&t);
}

/* ---- a sign-in while the password is changed ---- */

struct signing {
    struct people *p;
    const char *password;
    char token[PEOPLE_TOKEN];
    enum people_why why;
};

static void *sign(void *payload)
{
    struct signing *s = payload;
    struct people_account a;
    char peer[24];

    snprintf(peer, sizeof peer, "%s", s->password); /* never slowed down for another round */
    s->why = people_sign_in(s->p, s->token, &a, "Anna", s->password,
                            &(struct people_from){.peer = peer}, NULL);
    return NULL;
}

/* Whoever got in by the old one is out again, whatever came first. */
static void change_race(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++) {
        struct people_account a, who;
        struct two t;

        if (!open_two(row, &t, kind) ||
            !kit_ok(row, !people_add(t.people[0], &a, "Anna", "password-0000", NULL)))
            return;
        for (unsigned i = 0; i < ROUNDS; i++) {
            char old[24], new[24];
            struct signing s = {.p = t.people[1], .password = old};
            pthread_t thread;

            snprintf(old, sizeof old, "password-%04u", i);
            snprintf(new, sizeof new, "password-%04u", i + 1);
            kit_ok(row, !pthread_create(&thread, NULL, sign, &s));
            kit_ok(row, !people_password(t.people[0], "", a.id, new, NULL));
            pthread_join(thread, NULL);
            kit_ok(row, s.why == PEOPLE_OK || s.why == PEOPLE_UNKNOWN || s.why == PEOPLE_SLOW);
            if (!s.why)
                kit_ok(row, people_who(t.people[0], &who, s.token, NULL) == PEOPLE_UNKNOWN);
        }
        close_two(&t);
    }
}

/* The same, in an order that is certain: the session is judged by what was, and stored after. */
static void late_session(struct kit_row *row)
{
    struct store_change c = {STORE_PUT, 0, {.shelf = SHELF_SESSION}};
    struct people_account a, who;
    char key[PEOPLE_KEY];
    uint8_t bytes[32] = {7};
    char token[PEOPLE_TOKEN];
    struct two t;

    if (!open_two(row, &t, ON_MEMORY) ||
        !kit_ok(row, !people_add(t.people[0], &a, "Anna", "correct-horse", NULL)))
        return;
    sodium_bin2base64(token, sizeof token, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    people__key(key, bytes, sizeof bytes);
    c.thing.key = key;
    c.thing.sort = a.id;
    c.thing.sort_len = strlen(a.id);
    c.thing.bytes = "1 0 9000000000000 9000000000000 0"; /* of the first era */
    c.thing.len = strlen(c.thing.bytes);
    kit_ok(row, !store_things_change(t.store[0], &c, 1, NULL));
    kit_ok(row, people_who(t.people[0], &who, token, NULL) == PEOPLE_OK);
    kit_ok(row, !people_lock(t.people[0], "", a.id, true, NULL));
    kit_ok(row, !people_lock(t.people[0], "", a.id, false, NULL));
    kit_ok(row, !store_things_change(t.store[0], &c, 1, NULL));
    kit_ok(row, people_who(t.people[0], &who, token, NULL) == PEOPLE_UNKNOWN);
    close_two(&t);
}

/* ---- who reads the record ---- */

struct reader {
    struct kit_row *row;
    struct people *p;
    const char *token, *password;
    unsigned seen;
    char tries[16][256];
};

static bool read_thing(void *payload, const struct store_thing *t)
{
    struct reader *r = payload;
    uint8_t raw[32];
    char text[256];

    snprintf(text, sizeof text, "%.*s", (int)t->len, (const char *)t->bytes);
    kit_ok(r->row, !strstr(text, r->token) && !strstr(text, r->password));
    kit_ok(r->row, !strstr(t->key, r->token) && !strstr(t->key, r->password));
    if (r->seen + 3 > 16)
        return true;
    strcpy(r->tries[r->seen++], text);
    strcpy(r->tries[r->seen++], t->key);
    if (strlen(t->key) == 64 && !sodium_hex2bin(raw, sizeof raw, t->key, 64, NULL, NULL, NULL))
        sodium_bin2base64(r->tries[r->seen++], 256, raw, sizeof raw,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return true;
}

/* Neither token nor password stands there, and nothing that does is one. */
static void reader(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SQLITE);
    struct people_account a;
    char token[PEOPLE_TOKEN], other[PEOPLE_TOKEN];
    struct reader r = {.row = row, .token = token, .password = "correct-horse"};
    struct store_visitor v = {.thing = read_thing, .payload = &r};

    if (!s || !kit_ok(row, !people_open(&r.p, s, NULL, NULL, NULL)))
        return;
    cheap(r.p);
    kit_ok(row, !people_add(r.p, &a, "Anna", r.password, NULL));
    kit_ok(row, !people_sign_in(r.p, token, &a, "Anna", r.password,
                                &(struct people_from){.peer = "here"}, NULL));
    kit_ok(row, !store_visit(s, &v, NULL));
    kit_ok(row, r.seen >= 8);
    for (unsigned i = 0; i < r.seen; i++) {
        char peer[16];
        snprintf(peer, sizeof peer, "p%u", i);
        kit_ok(row, people_who(r.p, &a, r.tries[i], NULL) == PEOPLE_UNKNOWN);
        kit_ok(row, people_sign_in(r.p, other, &a, "Anna", r.tries[i],
                                   &(struct people_from){.peer = peer}, NULL) != PEOPLE_OK);
    }
    people_close(r.p);
    store_close(s);
}

/* ---- hashes ---- */

/* The work that is done by default, once; and an account from a time of less work. */
static void work(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_MEMORY);
    struct people_account a;
    struct people *p;
    struct store_thing *t;
    char token[PEOPLE_TOKEN];

    if (!s || !kit_ok(row, !people_open(&p, s, NULL, NULL, NULL)))
        return;
    kit_ok(row, p->work >= 2 && p->memory >= 64 << 20);
    unsigned long long full = p->work;
    size_t memory = p->memory;
    cheap(p);
    kit_ok(row, !people_add(p, &a, "Anna", "correct-horse", NULL));
    people__set_work(p, full, memory);
    kit_ok(row, people_sign_in(p, token, &a, "Anna", "wrong-horse",
                               &(struct people_from){.peer = "here"}, NULL) == PEOPLE_UNKNOWN);
    kit_ok(row, p->hashes == 2); /* a wrong one is not worth a second */
    kit_ok(row, !people_sign_in(p, token, &a, "Anna", "correct-horse",
                                &(struct people_from){.peer = "here"}, NULL));
    kit_ok(row, p->hashes == 4 && !people_who(p, &a, token, NULL));
    kit_ok(row, !store_thing_read(s, &t, SHELF_PASSWORD, a.id, NULL));
    kit_ok(row, strstr(t->bytes, "$argon2id$v=19$m=65536,t=2,p=1$") == t->bytes);
    free(t);
    kit_ok(row, !people_sign_in(p, token, &a, "Anna", "correct-horse",
                                &(struct people_from){.peer = "here"}, NULL));
    kit_ok(row, p->hashes == 5);
    people_close(p);
    store_close(s);
}

/* Two are hashed at a time and sixteen wait; the next is told so, and is not held to be wrong. */
static void crowd(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_MEMORY);
    struct people_account a;
    struct people *p;
    char token[PEOPLE_TOKEN];

    if (!s || !kit_ok(row, !people_open(&p, s, NULL, NULL, NULL)))
        return;
    cheap(p);
    kit_ok(row, !people_add(p, &a, "Anna", "correct-horse", NULL));
    p->hashing = 2;
    p->waiting = 16;
    for (unsigned i = 0; i < 30; i++)
        kit_ok(row, people_sign_in(p, token, &a, "Anna", "correct-horse",
                                   &(struct people_from){.peer = "here"}, NULL) == PEOPLE_SLOW);
    p->hashing = p->waiting = 0;
    kit_ok(row, !people_sign_in(p, token, &a, "Anna", "correct-horse",
                                &(struct people_from){.peer = "here"}, NULL));
    people_close(p);
    store_close(s);
}

/* ---- times ---- */

static int64_t clock_ms(void *payload)
{
    return *(int64_t *)payload;
}

/* Used every day, and over after thirty of them; written once a minute at most. */
static void thirty_days(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_MEMORY);
    int64_t now = 1700000000000, began = now;
    struct people_account a;
    struct people *p;
    struct sessions all;
    char token[PEOPLE_TOKEN];
    unsigned days = 0;

    if (!s || !kit_ok(row, !people_open(&p, s, clock_ms, &now, NULL)))
        return;
    cheap(p);
    kit_ok(row, !people_add(p, &a, "Anna", "correct-horse", NULL));
    kit_ok(row, !people_sign_in(p, token, &a, "Anna", "correct-horse",
                                &(struct people_from){.peer = "here"}, NULL));
    now += 59999;
    kit_ok(row, !people_who(p, &a, token, NULL));
    kit_ok(row, !people__sessions(p, &all, a.id, NULL) && all.used_ms[0] == began);
    now += 1;
    kit_ok(row, !people_who(p, &a, token, NULL));
    kit_ok(row, !people__sessions(p, &all, a.id, NULL) && all.used_ms[0] == began + 60000);
    for (now = began; !people_who(p, &a, token, NULL); now += 11 * 3600000ll)
        days = (unsigned)((now - began) / 86400000);
    kit_isf(row, "29", "%u", days);
    people_close(p);
    store_close(s);
}

/* One person's sessions are bounded; the one unused longest gives way. */
static void many_sessions(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SQLITE);
    int64_t now = 1700000000000;
    struct people_account a;
    struct people *p;
    struct sessions all;
    char token[70][PEOPLE_TOKEN];
    unsigned gone = 0;

    if (!s || !kit_ok(row, !people_open(&p, s, clock_ms, &now, NULL)))
        return;
    kit_ok(row, !people_add(p, &a, "Anna", NULL, NULL));
    for (unsigned i = 0; i < 70; i++) {
        kit_ok(row, !people_token(p, token[i], a.id, now + 86400000, NULL));
        now += 60000;
        kit_ok(row, !people_who(p, &a, token[0], NULL)); /* the first is used all the time */
    }
    for (unsigned i = 0; i < 70; i++)
        gone += people_who(p, &a, token[i], NULL) != PEOPLE_OK;
    kit_ok(row, !people__sessions(p, &all, a.id, NULL));
    kit_isf(row, "6 gone, 64 left", "%u gone, %u left", gone, all.count);
    kit_ok(row, !people_who(p, &a, token[0], NULL) && people_who(p, &a, token[1], NULL));
    people_close(p);
    store_close(s);
}

/* Asks once a second for a day, from so many addresses in turn; how many were let through? */
static unsigned guesses(struct people *p, int64_t *now, unsigned peers, const char *device)
{
    struct slow_attempt a;
    char peer[24];
    unsigned made = 0;

    for (unsigned i = 0; i < 86400; i++, *now += 1000) {
        snprintf(peer, sizeof peer, "peer%u", i % peers);
        made += people__slow_try(p, &a, "anna", peer, device);
    }
    return made;
}

/* What docs/design/people.md says of a day. */
static void day_of_guessing(struct kit_row *row)
{
    int64_t now = 1700000000000;
    struct slow_attempt a;
    struct people *p;
    unsigned made = 0;

    if (!kit_ok(row, !people_open(&p, NULL, clock_ms, &now, NULL)))
        return;
    made = guesses(p, &now, 1, NULL);
    kit_ok(row, made > 30 && made < 45);
    kit_ok(row, people__slow_try(p, &a, "anna", "elsewhere", NULL)); /* a stranger, not he */
    now += 3 * 86400000ll;
    made = guesses(p, &now, 5000, NULL);
    kit_ok(row, made > 180 && made < 200);
    kit_ok(row,
           !people__slow_try(p, &a, "anna", "elsewhere", NULL) && a.wait_s > 0 && a.wait_s <= 900);
    kit_ok(row, people__slow_try(p, &a, "anna", "peer1", "a known browser"));
    made = guesses(p, &now, 5000, NULL); /* and another one: no more than before */
    kit_ok(row, made > 80 && made < 100);
    made = guesses(p, &now, 1, "another known browser");
    kit_ok(row, made > 40 && made < 50);
    people_close(p);
}

/* The tables do not grow, and a name under attack is not forgotten for many others. */
static void slow_tables(struct kit_row *row)
{
    int64_t now = 1700000000000;
    struct slow_attempt a;
    struct people *p;
    char name[24], peer[24];
    unsigned refused = 0;

    if (!kit_ok(row, !people_open(&p, NULL, clock_ms, &now, NULL)))
        return;
    for (unsigned i = 0; i < 8; i++, now += 10000)
        people__slow_try(p, &a, "anna", "there", NULL);
    for (unsigned i = 0; i < 200000; i++) {
        snprintf(name, sizeof name, "name%u", i);
        snprintf(peer, sizeof peer, "peer%u", i);
        refused += !people__slow_try(p, &a, name, peer, NULL);
    }
    kit_isf(row, "0", "%u", refused);
    people__slow_try(p, &a, "anna", "there", NULL);
    kit_ok(row, !people__slow_try(p, &a, "anna", "there", NULL));
    now -= 86400000; /* a clock that is set back shuts out nobody */
    kit_ok(row, people__slow_try(p, &a, "anna", "there", NULL));
    people_close(p);
}

/* Of a name, of this record, and as it was given: else it is nobody's. */
static void devices(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_MEMORY), *other = engines_open(row, ON_MEMORY);
    struct people *p = NULL, *q = NULL, *r = NULL;
    char device[PEOPLE_DEVICE], next[PEOPLE_DEVICE];

    if (!kit_ok(row, s && other && !people_open(&p, s, NULL, NULL, NULL) &&
                         !people_open(&q, s, NULL, NULL, NULL) &&
                         !people_open(&r, other, NULL, NULL, NULL)))
        return;
    people__device_new(p, device, "anna");
    people__device_new(p, next, "anna");
    kit_ok(row, people__device_known(p, device, "anna") && people__device_known(q, device, "anna"));
    kit_ok(row, strcmp(device, next) != 0);
    kit_ok(row, !people__device_known(r, device, "anna"));
    kit_ok(row, !people__device_known(p, device, "bert") &&
                    !people__device_known(p, NULL, "anna") && !people__device_known(p, "", "anna"));
    for (unsigned i = 0; i < PEOPLE_DEVICE - 1; i++) {
        char changed[PEOPLE_DEVICE];

        memcpy(changed, device, sizeof changed);
        changed[i] = changed[i] == 'A' ? 'B' : 'A';
        kit_ok(row, !people__device_known(p, changed, "anna"));
    }
    people_close(p);
    people_close(q);
    people_close(r);
    store_close(s);
    store_close(other);
}

static void texts(struct kit_row *row)
{
    for (enum people_why why = 0; why < PEOPLE_WHYS; why++)
        kit_ok(row, *people_why_text(why, AD_EN) && *people_why_text(why, AD_DE));
    for (enum desk_role role = DESK_NOBODY; role <= DESK_OFFICE; role++) {
        enum desk_role read = DESK_NOBODY;
        kit_ok(row, people_role_read(&read, people_role_word(role)) && read == role);
        kit_ok(row, *people_role_text(role, AD_EN) && *people_role_text(role, AD_DE));
    }
}

static const struct kit_test tests[] = {
    {"people: two servers add the same name at once", same_name},
    {"people: two people use one link at once", one_link},
    {"people: at most 64 links", many_links},
    {"people: the audit has bounds", long_audit},
    {"people: a sign-in while the password is changed", change_race},
    {"people: a session of an era that is over", late_session},
    {"people: who reads the record cannot sign in", reader},
    {"people: the work of a hash", work},
    {"people: too many sign-ins at once", crowd},
    {"people: thirty days", thirty_days},
    {"people: at most 64 sessions", many_sessions},
    {"people: a day of guessing", day_of_guessing},
    {"people: the slow-down has bounds", slow_tables},
    {"people: a browser is known by what it was given", devices},
    {"people: reasons and roles in words", texts},
    {0},
};

const struct kit_suite suite_people_races = {NULL, tests};
