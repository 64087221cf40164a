/*
 * tests/store/store_things.c -- things: many at once want to change one, a record from before there
 * were any, and what was removed is gone from the file.
 */
#include "engines.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- many at once ---- */

enum { THREADS = 4, ROUNDS = 25 };

struct counting {
    struct store *s;
    atomic_uint *conflicts, *faults, *made;
};

/* Read it, put it back changed; whoever was slower reads again. */
static enum store_why count_once(struct store *s)
{
    struct store_thing *t = NULL;
    struct store_fault fault;
    enum store_why why = store_thing_read(s, &t, "counter", "n", &fault);
    uint64_t version = t ? t->version : 0;
    char text[24];
    struct store_change c = {STORE_PUT, version, {.shelf = "counter", .key = "n", .bytes = text}};

    if (why && why != STORE_NO_THING)
        return why;
    c.thing.len = (size_t)snprintf(text, sizeof text, "%d", 1 + (t ? atoi(t->bytes) : 0));
    free(t);
    why = store_things_change(s, &c, 1, &fault);
    if (why == STORE_CONFLICT && (!fault.thing || fault.seq <= version))
        return STORE_DAMAGED; /* it must say where the thing is now */
    return why;
}

static void *count_up(void *payload)
{
    struct counting *c = payload;
    struct store_change first = {STORE_PUT, 0, {.shelf = "first", .key = "come"}};

    if (!store_things_change(c->s, &first, 1, NULL))
        atomic_fetch_add(c->made, 1);
    for (unsigned done = 0; done < ROUNDS;) {
        enum store_why why = count_once(c->s);
        if (why == STORE_CONFLICT)
            atomic_fetch_add(c->conflicts, 1);
        else if (why)
            atomic_fetch_add(c->faults, 1);
        if (why != STORE_CONFLICT)
            done++;
    }
    return NULL;
}

/* Two servers of one record, if there can be two. */
static void count_on(struct kit_row *row, enum engine_kind kind)
{
    char address[ADDRESS], out[STORE_SCRIPT], want[40];
    struct store *s = NULL, *second;
    atomic_uint conflicts = 0, faults = 0, made = 0;
    pthread_t thread[THREADS];

    if (!engines_fresh(address, row, kind) ||
        !kit_ok(row, !store_open(&s, address, &(struct store_options){.create = true}, NULL)))
        return;
    second = s;
    if (kind != ON_MEMORY && !kit_ok(row, !store_open(&second, address, NULL, NULL)))
        return;
    struct counting c[2] = {{s, &conflicts, &faults, &made}, {second, &conflicts, &faults, &made}};
    for (unsigned i = 0; i < THREADS; i++)
        kit_ok(row, !pthread_create(&thread[i], NULL, count_up, &c[i % 2]));
    for (unsigned i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    kit_isf(row, "0 faults, 1 made", "%u faults, %u made", faults, made);
    snprintf(want, sizeof want, "%d:%d", THREADS * ROUNDS, THREADS * ROUNDS);
    store_script(row, &second, address, "thing counter/n", out);
    kit_is(row, want, out);
    if (second != s)
        store_close(second);
    store_close(s);
}

static void many(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++)
        count_on(row, kind);
}

/* ---- pages ---- */

/* More than two pages of them, listed in pieces whose ends are nobody's page. */
struct piece {
    struct store_thing last;
    char key[16], sort[16];
    unsigned count;
    bool in_order;
};

static bool take(void *payload, const struct store_thing *t)
{
    struct piece *p = payload;
    int order = memcmp(p->sort, t->sort, 3);

    p->in_order = p->in_order && t->sort_len == 3 &&
                  (order < 0 || (order == 0 && strcmp(p->key, t->key) < 0));
    snprintf(p->key, sizeof p->key, "%s", t->key);
    memcpy(p->sort, t->sort, 3);
    p->count++;
    return true;
}

static void list_on(struct kit_row *row, enum engine_kind kind)
{
    enum { MANY = 600 };
    static struct store_change change[MANY];
    static char key[MANY][16], sort[MANY][16];
    struct store *s = engines_open(row, kind);
    struct piece p = {.in_order = true};
    unsigned before, pieces = 0;

    for (unsigned i = 0; i < MANY; i++) {
        snprintf(key[i], sizeof key[i], "k%u", i);
        snprintf(sort[i], sizeof sort[i], "%03u", i * 7 % 100);
        change[i].thing =
            (struct store_thing){.shelf = "list", .key = key[i], .sort = sort[i], .sort_len = 3};
    }
    if (!s || !kit_ok(row, !store_things_change(s, change, MANY, NULL)))
        return;
    do {
        struct store_thing after = {.key = p.key, .sort = p.sort, .sort_len = 3};
        struct store_listing l = {.shelf = "list", .after = p.count ? &after : NULL, .limit = 307};
        char from_key[16], from_sort[16];

        after.key = strcpy(from_key, p.key);
        after.sort = memcpy(from_sort, p.sort, sizeof from_sort);
        before = p.count;
        kit_ok(row, !store_things(s, &l, take, &p, NULL));
        pieces++;
    } while (p.count > before && pieces < 9);
    kit_isf(row, "600 in 3", "%u in %u", p.count, pieces);
    kit_ok(row, p.in_order);
    store_close(s);
}

static void pages(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++)
        list_on(row, kind);
}

/* ---- a record of schema 2, as the program before wrote it ---- */

static const char old_record[] =
    "pragma application_id = 1095004021;"
    "create table command (id text primary key, answer blob not null);"
    "insert into command values ('c1', x'796573');"
    "create table event (id integer primary key, stream text not null, seq bigint not null,"
    " kind text not null, version bigint not null, at bigint not null, who text not null,"
    " bytes blob not null, hash blob not null, unique (stream, seq));"
    "insert into event values (1, 'game/1', 1, 'opened', 1, 1000, 'anna', x'7b7d',"
    " x'5dd349dcba2d47ae81bfdd0c496c330cc6f860d56ce8aca46aebce59c9e18b93');"
    "insert into event values (2, 'game/1', 2, 'moves', 1, 2000, 'anna', x'6534',"
    " x'bb26e24955db7ff7440f7c7e27261af1c9288e96d94c4e8699ec63777c1ca967');"
    "insert into event values (3, 'game/2', 1, 'opened', 1, 1000, 'anna', x'7b7d',"
    " x'd7a1b515bd08dc72f64a2a659aebe72f53b7b0909d45b6610142635cd66a50ae');"
    "create table meta (name text primary key, value text not null);"
    "insert into meta values ('schema', '2'), ('id', '2185ee0d');"
    "create table stream (name text primary key, seq bigint not null, at bigint not null,"
    " hash blob not null);"
    "insert into stream values ('game/1', 2, 2000,"
    " x'bb26e24955db7ff7440f7c7e27261af1c9288e96d94c4e8699ec63777c1ca967'), ('game/2', 1, 1000,"
    " x'd7a1b515bd08dc72f64a2a659aebe72f53b7b0909d45b6610142635cd66a50ae');"
    "create table words (hash blob primary key, salt blob, bytes blob, erased bigint not null);"
    "insert into words values"
    " (x'0e4b7a641e36ec92984dadbab59bdfd7eac4b39dd04832c2bd70e8e8fef8888c',"
    " x'bcfdae6dd97c3ff2b6325b89e36e3c8a', x'45696e737072756368', 0),"
    " (x'1a24823b9a1db963df3855436b7a5b511bb885c54c97e390fe5f81dff7795ba1', null, null, 5000);";

static bool sql(struct kit_row *row, const char *path, const char *text)
{
    sqlite3 *db = NULL;
    bool fine = sqlite3_open(path, &db) == SQLITE_OK &&
                sqlite3_exec(db, text, NULL, NULL, NULL) == SQLITE_OK;

    sqlite3_close(db);
    return kit_ok(row, fine);
}

static void migrated(struct kit_row *row)
{
    char path[ADDRESS], kept[ADDRESS + 16], out[STORE_SCRIPT];
    struct store_fault fault = {0};
    struct store *s;

    engines_fresh(path, row, ON_SQLITE);
    if (!sql(row, path, old_record))
        return;
    kit_ok(row, store_open(&s, path, NULL, &fault) == STORE_OLDER);
    kit_is(row, "2", fault.detail);
    if (!kit_ok(row, !store_open(&s, path, &(struct store_options){.migrate = true}, NULL)))
        return;
    store_script(row, &s, path,
                 "check; append id=c1; read game/1 1; append put:a/1@0=x game/1@2 at=2000 +e5;"
                 " reopen; thing a/1; check",
                 out);
    kit_is(row,
           "0 bad, 2 streams, 3 events, 1 commands, 2 words, 1 erased; again yes;"
           " 2:e4(moves.1 2000 anna); 3; -; 1:x;"
           " 0 bad, 2 streams, 4 events, 1 commands, 2 words, 1 erased, 1 things",
           out);
    store_close(s);
    snprintf(kept, sizeof kept, "%s.schema-2", path);
    kit_ok(row, access(kept, F_OK) == 0);
}

/* ---- tampering, as far as it can be seen ---- */

static const struct {
    const char *sql, *found;
} tampered[] = {
    {"update thing set version = 0",
     "a/1: a thing without a proper name or version, 1 bad, 0 streams, 0 events, 0 commands,"
     " 0 words, 0 erased, 1 things"},
    {"update thing set key = 'x y'",
     "a/x y: a thing without a proper name or version, a/1: this entry is missing,"
     " a/x y: not put there by Adoube, 3 bad, 0 streams, 0 events, 0 commands,"
     " 0 words, 0 erased, 1 things"},
    {"update thing set key = printf('%.201c', 'x')", "a: damaged"},
    {"update thing set sort = zeroblob(201)", "a: damaged"},
    {"update thing set bytes = 'other'",
     "0 bad, 0 streams, 0 events, 0 commands, 0 words, 0 erased, 1 things"},
};

static void tampering(struct kit_row *row)
{
    char path[ADDRESS], out[STORE_SCRIPT];
    struct store *s;

    for (unsigned i = 0; i < sizeof tampered / sizeof *tampered; i++) {
        engines_fresh(path, row, ON_SQLITE);
        if (!kit_ok(row, !store_open(&s, path, &(struct store_options){.create = true}, NULL)))
            return;
        store_script(row, &s, path, "append put:a/1@0=x", out);
        store_close(s);
        if (!sql(row, path, tampered[i].sql) || !kit_ok(row, !store_open(&s, path, NULL, NULL)))
            return;
        store_script(row, &s, path, "check", out);
        kit_is(row, tampered[i].found, out);
        store_close(s);
    }
}

/* ---- what was removed or replaced is gone ---- */

static bool file_holds(const char *path, const char *text)
{
    char command[2 * ADDRESS];

    snprintf(command, sizeof command, "cat %s* | grep -q -a %s", path, text);
    return system(command) == 0;
}

static bool change(struct store *s, enum store_act act, const char *key, const char *bytes)
{
    struct store_change c = {
        act, STORE_ANY, {.shelf = "secret.x", .key = key, .bytes = bytes, .len = strlen(bytes)}};
    struct store_request r = {.change = &c, .changes = 1, .scrub = true};
    struct store_result result = {0};

    return store_append(s, &result, &r, NULL) == STORE_OK;
}

static void overwritten(struct kit_row *row)
{
    char path[ADDRESS];
    struct store *s;

    engines_fresh(path, row, ON_SQLITE);
    if (!kit_ok(row, !store_open(&s, path, &(struct store_options){.create = true}, NULL)))
        return;
    kit_ok(row, change(s, STORE_PUT, "1", "GEHEIMNIS") && change(s, STORE_PUT, "2", "PASSWORT"));
    kit_ok(row, file_holds(path, "GEHEIMNIS") && file_holds(path, "PASSWORT"));
    kit_ok(row, change(s, STORE_REMOVE, "1", "") && change(s, STORE_PUT, "2", "NEU"));
    kit_ok(row, !file_holds(path, "GEHEIMNIS") && !file_holds(path, "PASSWORT"));
    store_close(s);
    kit_ok(row, file_holds(path, "NEU"));
}

static const struct kit_test tests[] = {
    {"store: many change one thing, and none is lost", many},
    {"store: things are listed in pieces", pages},
    {"store: a record of schema 2 gets things", migrated},
    {"store: things that somebody else has written", tampering},
    {"store: a thing that was removed is overwritten", overwritten},
    {0},
};

const struct kit_suite suite_store_things = {NULL, tests};
