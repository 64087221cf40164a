/*
 * store/pg_link.c -- one connection to a PostgreSQL server. Statements of the table are prepared
 * once; numbers go as text, bytes as they are, and all answers come in binary.
 *
 * Every statement goes through libpq's pipe. One that has no rows may be deferred: it is sent, and
 * what became of it is heard together with the next one that must be waited for. So a request costs
 * three waits for the server however many events it has.
 */
#include "store/pg.h"

#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARGS = 8, COLUMNS = 12, CONNECT_MS = 10000, SLOTS = 64 };

/* The server's numbers for types. */
enum { TYPE_BYTEA = 17, TYPE_INT8 = 20, TYPE_INT4 = 23, TYPE_TEXT = 25 };

/* ---- faults ---- */

bool pg_is_broken(const struct pg_link *c)
{
    return c->ended || PQstatus(c->conn) != CONNECTION_OK;
}

/* 57P01 to 57P03: shut down, crashed, or our connection was cut. It is the last word on it. */
static bool says_goodbye(const char *state)
{
    return state && strncmp(state, "57P0", 4) == 0;
}

static const struct {
    const char *state;
    enum store_why why;
    bool again;
} states[] = {
    {"40001", STORE_BUSY, true},       /* not serializable */
    {"40P01", STORE_BUSY, true},       /* deadlock */
    {"23505", STORE_BUSY, true},       /* somebody came between who does not ask for locks */
    {"55P03", STORE_BUSY, false},      /* waited long enough for a lock */
    {"57014", STORE_BUSY, false},      /* cancelled */
    {"53100", STORE_FULL, false},      /* disk */
    {"53200", STORE_NO_MEMORY, false}, /* of the server's */
    {"25006", STORE_READ_ONLY, false}, /* a standby */
    {"42501", STORE_DENIED, false},    {"42P01", STORE_FOREIGN, false},
    {"42703", STORE_FOREIGN, false},   {"XX001", STORE_DAMAGED, false},
    {"XX002", STORE_DAMAGED, false},
};

static enum store_why link_fault(struct pg_link *c, const PGresult *result,
                                 struct store_fault *fault)
{
    const char *state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : NULL;
    const char *text = result ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : NULL;

    c->ended |= says_goodbye(state);
    c->again = pg_is_broken(c);
    if (c->again)
        return engine_fault(fault, STORE_UNREACHABLE, "", "%s",
                            text ? text : PQerrorMessage(c->conn));
    for (size_t i = 0; state && i < sizeof states / sizeof *states; i++)
        if (strcmp(states[i].state, state) == 0) {
            c->again = states[i].again;
            return engine_fault(fault, states[i].why, "", "%s", text ? text : state);
        }
    return engine_fault(fault, STORE_ENGINE, "", "%s", text ? text : PQerrorMessage(c->conn));
}

/* Frees the result. */
static enum store_why finish(struct pg_link *c, PGresult *result, struct store_fault *fault)
{
    ExecStatusType status = PQresultStatus(result);
    enum store_why why = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK
                             ? STORE_OK
                             : link_fault(c, result, fault);

    PQclear(result);
    return why;
}

/* ---- statements ---- */

/* Big-endian, as the server sends it. */
static int64_t read_number(const char *bytes, int len)
{
    uint64_t n = len > 0 && bytes[0] < 0 ? UINT64_MAX : 0;

    for (int i = 0; i < len; i++)
        n = n << 8 | (uint8_t)bytes[i];
    return (int64_t)n;
}

static struct sql_value column(const PGresult *result, int row, int i)
{
    const char *bytes = PQgetvalue(result, row, i);
    int len = PQgetlength(result, row, i);
    struct sql_value v = {.bytes = bytes, .len = (size_t)len};

    if (PQgetisnull(result, row, i))
        return (struct sql_value){.type = SQL_NOTHING};
    switch (PQftype(result, i)) {
    case TYPE_INT8:
    case TYPE_INT4: return sql_number(read_number(bytes, len));
    case TYPE_TEXT: v.type = SQL_TEXT; return v;
    case TYPE_BYTEA: v.type = SQL_BYTES; return v;
    default: return (struct sql_value){.type = SQL_NOTHING};
    }
}

static void show_rows(struct pg_link *c, const PGresult *result, sql_row_fn *each, void *payload)
{
    struct sql_value value[COLUMNS];

    for (int row = 0; row < PQntuples(result); row++) {
        for (int i = 0; i < PQnfields(result) && i < COLUMNS; i++)
            value[i] = column(result, row, i);
        c->shown = true;
        if (!each(payload, value))
            return;
    }
}

/* ---- the pipe ---- */

static const char *name_of(char out[16], enum sql_id id)
{
    snprintf(out, 16, "s%d", (int)id);
    return out;
}

static bool send_prepare(struct pg_link *c, enum sql_id id)
{
    char name[16];

    if (c->prepared[id])
        return true;
    c->prepared[id] = true; /* until we hear otherwise */
    c->pending[c->count++] = (struct pg_pending){id, true};
    return PQsendPrepare(c->conn, name_of(name, id), sql_text(id, true), 0, NULL);
}

static bool send_query(struct pg_link *c, enum sql_id id, const struct sql_value *arg,
                       unsigned args)
{
    const char *value[ARGS];
    int len[ARGS], format[ARGS];
    char number[ARGS][24], name[16];

    for (unsigned i = 0; i < args && i < ARGS; i++) {
        value[i] = arg[i].type == SQL_NOTHING ? NULL : arg[i].bytes;
        len[i] = (int)arg[i].len;
        format[i] = arg[i].type == SQL_BYTES;
        if (arg[i].type == SQL_NUMBER) {
            snprintf(number[i], sizeof number[i], "%" PRId64, arg[i].number);
            value[i] = number[i];
        }
    }
    c->pending[c->count++] = (struct pg_pending){id, false};
    return PQsendQueryPrepared(c->conn, name_of(name, id), (int)args, value, len, format, 1);
}

/* The one result of a statement, and the nothing that ends it. */
static PGresult *next_result(struct pg_link *c)
{
    PGresult *result = PQgetResult(c->conn);

    if (result && PQresultStatus(result) != PGRES_PIPELINE_SYNC)
        PQclear(PQgetResult(c->conn));
    return result;
}

/* Hear what became of everything that was sent; the last may have rows. The first fault counts: what
 * was sent behind it was passed over. */
static enum store_why collect(struct pg_link *c, sql_row_fn *each, void *payload,
                              struct store_fault *fault)
{
    enum store_why why = PQpipelineSync(c->conn) ? STORE_OK : link_fault(c, NULL, fault);

    for (unsigned i = 0; i < c->count && !pg_is_broken(c); i++) {
        PGresult *result = next_result(c);
        ExecStatusType status = PQresultStatus(result);
        bool fine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
        if (!fine && !why)
            why = link_fault(c, result, fault);
        if (!fine && c->pending[i].prepare)
            c->prepared[c->pending[i].id] = false;
        if (!why && each && i + 1 == c->count)
            show_rows(c, result, each, payload);
        PQclear(result);
    }
    c->count = 0;
    if (!pg_is_broken(c))
        PQclear(next_result(c)); /* the end of the pipe */
    return !why && pg_is_broken(c) ? link_fault(c, NULL, fault) : why;
}

static enum store_why run(struct sql *sql, enum sql_id id, const struct sql_value *arg,
                          unsigned args, sql_row_fn *each, void *payload, struct store_fault *fault)
{
    struct pg_link *c = (struct pg_link *)sql;

    if (!send_prepare(c, id) || !send_query(c, id, arg, args)) {
        c->count = 0;
        return link_fault(c, NULL, fault);
    }
    if (!each && c->defer && c->count + 2 <= PG_PENDING)
        return STORE_OK;
    return collect(c, each, payload, fault);
}

/* Several statements at once cannot be sent through the pipe. */
static enum store_why script(struct sql *sql, const char *text, struct store_fault *fault)
{
    struct pg_link *c = (struct pg_link *)sql;
    enum store_why why;

    PQexitPipelineMode(c->conn);
    why = finish(c, PQexec(c->conn, text), fault);
    PQenterPipelineMode(c->conn);
    return why;
}

/* ---- opening ---- */

static const struct sql_driver driver = {run, script, true};

static void ignore_notice(void *payload, const char *text)
{
    (void)payload, (void)text;
}

static enum store_why settle(struct pg_link *c, unsigned wait_ms, struct store_fault *fault)
{
    char text[512];

    /* A commit that is not on the disk is none; a stronger promise of the server's stays. */
    snprintf(text, sizeof text,
             "set search_path = adoube; set lock_timeout = %u;"
             "set default_transaction_isolation = 'read committed';"
             "select set_config('synchronous_commit', 'on', false)"
             " where current_setting('synchronous_commit') = 'off'",
             wait_ms);
    return script(&c->sql, text, fault);
}

/* In steps, since a server can say something before we could tell libpq where to put it; it would
 * go to standard error. */
static void connect_to(PGconn *conn)
{
    PostgresPollingStatusType wants = PGRES_POLLING_WRITING;

    PQsetNoticeProcessor(conn, ignore_notice, NULL);
    while (wants == PGRES_POLLING_WRITING || wants == PGRES_POLLING_READING) {
        struct pollfd server = {.fd = PQsocket(conn),
                                .events = wants == PGRES_POLLING_READING ? POLLIN : POLLOUT};
        if (server.fd < 0 || poll(&server, 1, CONNECT_MS) == 0)
            return; /* not connected, which shows */
        wants = PQconnectPoll(conn);
    }
}

enum store_why pg_connect(struct pg_link *c, const char *address, unsigned wait_ms,
                          struct store_fault *fault)
{
    static const char *const names[] = {"fallback_application_name", "dbname", "client_encoding",
                                        NULL};
    const char *values[] = {"adoube", address, "UTF8", NULL};
    enum store_why why;

    *c = (struct pg_link){.sql = {.driver = &driver}};
    c->conn = PQconnectStartParams(names, values, 1);
    if (!c->conn)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    if (PQstatus(c->conn) != CONNECTION_BAD)
        connect_to(c->conn);
    why = pg_is_broken(c) ? link_fault(c, NULL, fault) : settle(c, wait_ms, fault);
    c->sql.slot = PQbackendPID(c->conn) % SLOTS;
    if (why)
        pg_disconnect(c);
    return why;
}

void pg_disconnect(struct pg_link *c)
{
    PQfinish(c->conn);
    c->conn = NULL;
}
