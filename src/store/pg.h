/*
 * store/pg.h -- the parts of the PostgreSQL engine: connections, and hints between servers.
 */
#ifndef AD_STORE_PG_H
#define AD_STORE_PG_H

#include <libpq-fe.h>

#include "store/sql.h"

enum { PG_PENDING = 64 }; /* their answers must fit into what a server sends ahead */

struct pg_pending {
    enum sql_id id;
    bool prepare; /* and not run */
};

/* One connection; used by one thread at a time. */
struct pg_link {
    struct sql sql;
    PGconn *conn;
    bool prepared[SQL_COUNT];
    struct pg_pending pending[PG_PENDING];
    unsigned count;
    bool defer; /* statements without rows need not be waited for, as their commit will be */
    bool ended; /* the server has said goodbye, though libpq has not noticed yet */
    bool shown; /* somebody has seen a row since the link was taken */
    bool again; /* the last fault was of a kind that goes away: begin the transaction anew */
    struct pg_link *next;
};

/* Connect, and set what every connection needs. On failure nothing is open. */
enum store_why pg_connect(struct pg_link *c, const char *address, unsigned wait_ms,
                          struct store_fault *fault);
void pg_disconnect(struct pg_link *c);

bool pg_is_broken(const struct pg_link *c);

/* ---- hints (pg_hint.c): a thread that tells other servers, and hears of them ---- */

struct pg_hint {
    struct store *store;
    const char *address;
    pthread_t thread;
    int wake;
    bool running, closing; /* closing is under `lock` */
    pthread_mutex_t lock;
};

enum store_why pg_hint_start(struct pg_hint *h, struct store_fault *fault);
void pg_hint_stop(struct pg_hint *h);

/* Something was committed: tell the others soon. Does not wait. */
void pg_hint_tell(struct pg_hint *h);

#endif
