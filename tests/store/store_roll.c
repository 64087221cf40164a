/*
 * tests/store/store_roll.c -- what is gone as a whole, and leaves no gap: a stream, a command, words, a
 * thing; each is told, and by its name where there is one.
 */
#include "engines.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

#include "cluster.h"

enum { TEXT = 1000 };

static bool make(struct kit_row *row, enum engine_kind kind, char address[ADDRESS])
{
    char out[STORE_SCRIPT];
    struct store *s;

    if (!engines_fresh(address, row, kind) ||
        store_open(&s, address, &(struct store_options){.create = true}, NULL))
        return kit_fail(row, "cannot make a record");
    store_script(
        row, &s, address,
        "append id=c0 answer=no a@0 +x b@0 +y; append id=c1 answer=yes a@1 +z words=secret;"
        " append put:account/anna@0~anna=A put:account/bob@0=B put:secret.s/1@0=S;"
        " append del:account/bob@* put:account/anna@1=AA; append id=c1 a@0 +again;"
        " append a@7 +late put:account/carl@0=C; check",
        out);
    store_close(s);
    return kit_is(row,
                  "1 1; 2; -; -; again yes; a: the stream has moved on, it is at event 2;"
                  " 0 bad, 2 streams, 3 events, 2 commands, 1 words, 0 erased, 2 things",
                  out);
}

static bool sql(struct kit_row *row, enum engine_kind kind, const char *path, const char *text)
{
    char command[TEXT], why[512] = "";
    sqlite3 *db;
    bool fine;

    if (kind == ON_SERVER) {
        snprintf(command, sizeof command, "set search_path to adoube; %s", text);
        return cluster_do(command, why) || kit_fail(row, "%s", why);
    }
    fine = sqlite3_open(path, &db) == SQLITE_OK &&
           sqlite3_exec(db, text, NULL, NULL, NULL) == SQLITE_OK;
    if (!fine)
        kit_fail(row, "%s", sqlite3_errmsg(db));
    sqlite3_close(db);
    return fine;
}

/* Without the address, which differs. */
static void say(void *payload, const char *place, const char *english, const char *german)
{
    char *out = payload;
    bool address = strchr("/p", *place) && strchr(place, '/');

    (void)german;
    snprintf(out + strlen(out), TEXT - strlen(out), "%s: %s; ", address ? "." : place, english);
}

static const char *checked(char out[TEXT], const char *address)
{
    struct store_counts counts;
    struct store_fault fault;
    struct store *s;
    uint64_t bad;

    *out = '\0';
    if (store_open(&s, address, &(struct store_options){.read_only = true}, &fault) ||
        store_check(s, &counts, &bad, say, out, NULL, &fault))
        store_fault_text(out, TEXT, &fault, false);
    store_close(s);
    return out;
}

static const struct {
    const char *sql, *finding;
} losses[] = {
    {"delete from event where stream = 'b'; delete from stream where name = 'b'",
     "b: the whole stream is missing; "},
    {"delete from event; delete from stream",
     "a: the whole stream is missing; b: the whole stream is missing; "},
    {"delete from event where stream = 'b'; delete from stream where name = 'b';"
     "delete from roll where shelf = ' stream' and key = (select key from roll where"
     " shelf = ' stream' order by key desc limit 1)",
     ".: events: 2 are there, 3 were kept; .: names on the roll: 4 are there, 5 were kept; "},
    {"delete from command where id = 'c1'", ".: commands: 1 are there, 2 were kept; "},
    {"delete from command", ".: commands: 0 are there, 2 were kept; "},
    {"update command set id = 'c2' where id = 'c1'",
     ".: commands: 2, but not those that were kept; "},
    {"update command set answer = (select answer from command where id = 'c0')",
     ".: commands: 2, but not those that were kept; "},
    {"delete from thing where key = 'anna'", "account/anna: this entry is missing; "},
    {"delete from thing",
     "account/anna: this entry is missing; secret.s/1: this entry is missing; "},
    {"insert into thing select shelf, 'eve', version, sort, bytes from thing where key = 'anna'",
     "account/eve: not put there by Adoube; "},
    {"delete from words", ": these words are missing; "},
    {"delete from roll where shelf = 'account'", "account/anna: not put there by Adoube; "},
    {"delete from roll where shelf = ' words'", ": not put there by Adoube; "},
    {"delete from roll where shelf = ' stream'",
     "a: not put there by Adoube; b: not put there by Adoube; "},
    {"update tally set events = 0, events_mark = 0, commands = 0, commands_mark = 0, listed = 0,"
     " listed_mark = 0",
     ".: events: 3 are there, 0 were kept; .: commands: 2 are there, 0 were kept; "
     ".: names on the roll: 5 are there, 0 were kept; "},
};

enum { LOSSES = sizeof losses / sizeof *losses };

static void lost(struct kit_row *row, enum engine_kind kind, unsigned i, const char *address)
{
    bool by_hash = *losses[i].finding == ':'; /* which is another every time */
    char out[TEXT];

    if (!sql(row, kind, address, losses[i].sql))
        return;
    checked(out, address);
    kit_is(row, losses[i].finding, by_hash && strlen(out) > 64 ? out + 64 : out);
}

static void lost_file(struct kit_row *row)
{
    char address[ADDRESS];

    for (unsigned i = 0; i < LOSSES; i++)
        if (make(row, ON_SQLITE, address))
            lost(row, ON_SQLITE, i, address);
}

static void lost_server(struct kit_row *row)
{
    char address[ADDRESS];

    for (unsigned i = 0; i < LOSSES; i++)
        if (make(row, ON_SERVER, address))
            lost(row, ON_SERVER, i, address);
}

/* A record as 0.6 left it has neither roll nor tally: it gets them from what there is. */
static void older(struct kit_row *row)
{
    static const char before[] = "drop table roll; drop table tally;"
                                 "update meta set value = '3' where name = 'schema'";
    char address[ADDRESS], out[TEXT], script[STORE_SCRIPT];
    struct store *s;

    for (enum engine_kind kind = ON_SQLITE; kind < ENGINES; kind++) {
        if (!make(row, kind, address) || !sql(row, kind, address, before))
            return;
        kit_ok(row, store_open(&s, address, NULL, NULL) == STORE_OLDER);
        if (!kit_ok(row, !store_open(&s, address, &(struct store_options){.migrate = true}, NULL)))
            return;
        kit_is(row, "", checked(out, address));
        store_script(row, &s, address, "append id=c3 a@2 +zz put:account/dora@0=D; check", script);
        kit_is(row, "3; 0 bad, 2 streams, 4 events, 3 commands, 1 words, 0 erased, 3 things",
               script);
        store_close(s);
        if (sql(row, kind, address, "delete from thing where key = 'anna'"))
            kit_is(row, "account/anna: this entry is missing; ", checked(out, address));
    }
}

static const struct kit_test tests[] = {
    {"store: what is lost as a whole is told, sqlite", lost_file},
    {"store: what is lost as a whole is told, server", lost_server},
    {"store: an older record gets a roll", older},
    {0},
};

const struct kit_suite suite_store_roll = {NULL, tests};
