/*
 * tests/store/store_server.c -- what only a server with several transactions at a time can get wrong:
 * another program holds a transaction or a lock, and we look at what the store does meanwhile.
 */
#include "engines.h"

#include <libpq-fe.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cluster.h"
#include "store/chain.h"

/* SQL of the other program's; its first number, or -1. */
static long ask(PGconn *other, const char *sql)
{
    PGresult *result = PQexec(other, sql);
    ExecStatusType status = PQresultStatus(result);
    long n = status == PGRES_TUPLES_OK && PQntuples(result) ? atol(PQgetvalue(result, 0, 0))
             : status == PGRES_COMMAND_OK                   ? 0
                                                            : -1;

    PQclear(result);
    return n;
}

static PGconn *other_program(void)
{
    char why[512];

    return PQconnectdb(cluster_address(false, why));
}

static const char *fed(char out[STORE_SCRIPT], struct kit_row *row, struct store **s)
{
    store_script(row, s, "", "feed", out);
    return out;
}

/* An older transaction still runs: what came later is held back until it ends, and then comes behind
 * what it has brought. */
static void older_transaction(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SERVER);
    PGconn *other = s ? other_program() : NULL;
    char out[STORE_SCRIPT];

    if (!s)
        return;
    kit_ok(row, ask(other, "begin") == 0);
    kit_ok(row,
           ask(other, "insert into adoube.event (stream, seq, kind, version, at, who, bytes, hash)"
                      " values ('z', 1, 'k', 1, 1, 'w', '', decode(repeat('00', 32), 'hex'))"
                      " returning 7") == 7);
    store_script(row, &s, "", "append a@0 +x; append a@1 +y; read a", out);
    kit_is(row, "1; 2; 1:x 2:y", out);
    kit_is(row, "-", fed(out, row, &s));
    kit_ok(row, ask(other, "commit") == 0);
    kit_is(row, "z.1 a.1 a.2", fed(out, row, &s));
    PQfinish(other);
    store_close(s);
}

static void *append_to_both(void *payload)
{
    struct store_event e = engines_event("x", 1000);
    struct store_part part[2] = {{"a", STORE_ANY, &e, 1}, {"b", STORE_ANY, &e, 1}};
    struct store_request r = {.part = part, .parts = 2};
    struct store_result result = {0};

    return store_append(payload, &result, &r, NULL) ? payload : NULL;
}

/* Transactions are numbered in the order of each stream only if a request has all its locks before it
 * is given a number: while it waits, it has none. */
static void locks_before_numbers(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SERVER);
    PGconn *other = s ? other_program() : NULL;
    long waiting = 0;
    pthread_t thread;
    void *failed;
    char text[200];

    if (!s)
        return;
    for (const char *name = "a"; *name <= 'b'; name = *name == 'a' ? "b" : "c") {
        snprintf(text, sizeof text, "select 1 from pg_advisory_lock(%lld)",
                 (long long)chain_lock_key(name));
        kit_ok(row, ask(other, text) == 1);
        kit_ok(row, pthread_create(&thread, NULL, append_to_both, s) == 0);
        for (int i = 0; i < 400 && waiting < 1; i++) {
            usleep(5000);
            waiting = ask(other, "select count(*) from pg_stat_activity where application_name ="
                                 " 'adoube' and wait_event = 'advisory' and backend_xid is null");
        }
        kit_ok(row, waiting == 1);
        kit_ok(row, ask(other, "select 1 from pg_advisory_unlock_all()") == 1);
        pthread_join(thread, &failed);
        kit_ok(row, !failed);
        waiting = 0;
    }
    PQfinish(other);
    store_close(s);
}

/* Another server of ours appends, and whoever waits here hears of it at once, not at the next look. */
static void hint(struct kit_row *row)
{
    struct store *s = engines_open(row, ON_SERVER);
    PGconn *other = s ? other_program() : NULL;
    long listening = 0;

    if (!s)
        return;
    for (int i = 0; i < 400 && listening < 1; i++) {
        usleep(5000);
        listening = ask(other, "select count(*) from pg_stat_activity where application_name ="
                               " 'adoube' and query like '%listen adoube'");
    }
    kit_ok(row, listening == 1);
    kit_ok(row, ask(other, "listen adoube") == 0);
    kit_ok(row, append_to_both(s) == NULL);
    PGnotify *note = NULL;
    for (int i = 0; i < 400 && !note; i++) {
        usleep(5000);
        PQconsumeInput(other);
        note = PQnotifies(other);
    }
    kit_ok(row, note != NULL);
    PQfreemem(note);
    PQfinish(other);
    store_close(s);
}

static const struct kit_test tests[] = {
    {"store: an older transaction holds the feed back", older_transaction},
    {"store: locks before numbers", locks_before_numbers},
    {"store: other servers are told", hint},
    {0},
};

const struct kit_suite suite_store_server = {NULL, tests};
