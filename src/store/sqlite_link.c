/*
 * store/sqlite_link.c -- one connection to a SQLite file: statements of the table are prepared once.
 */
#include "store/sqlite.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* ---- faults ---- */

enum store_why lite_errno_fault(struct store_fault *fault, const char *path, int error)
{
    enum store_why why = error == ENOENT || error == ENOTDIR                    ? STORE_NO_RECORD
                         : error == EACCES || error == EPERM                    ? STORE_DENIED
                         : error == EROFS                                       ? STORE_READ_ONLY
                         : error == EEXIST                                      ? STORE_EXISTS
                         : error == ENOSPC || error == EDQUOT || error == EFBIG ? STORE_FULL
                                                                                : STORE_IO;

    return engine_fault(fault, why, path, why == STORE_IO ? "%s" : NULL, strerror(error));
}

enum store_why lite_fault(const struct lite *c, struct store_fault *fault)
{
    int code = sqlite3_errcode(c->db) & 0xff, error = sqlite3_system_errno(c->db);
    const char *text = sqlite3_errmsg(c->db);

    if (code == SQLITE_CANTOPEN || code == SQLITE_IOERR)
        return error ? lite_errno_fault(fault, c->path, error)
                     : engine_fault(fault, STORE_IO, c->path, "%s", text);
    switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return engine_fault(fault, STORE_BUSY, c->path, NULL);
    case SQLITE_READONLY: return engine_fault(fault, STORE_READ_ONLY, c->path, NULL);
    case SQLITE_FULL: return engine_fault(fault, STORE_FULL, c->path, NULL);
    case SQLITE_CORRUPT: return engine_fault(fault, STORE_DAMAGED, c->path, "%s", text);
    case SQLITE_NOTADB: return engine_fault(fault, STORE_FOREIGN, c->path, NULL);
    case SQLITE_PERM:
    case SQLITE_AUTH: return engine_fault(fault, STORE_DENIED, c->path, NULL);
    case SQLITE_NOMEM: return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    case SQLITE_TOOBIG: return engine_fault(fault, STORE_TOO_LARGE, c->path, NULL);
    default: return engine_fault(fault, STORE_ENGINE, c->path, "%s", text);
    }
}

/* ---- statements ---- */

/* To SQLite $1 is a name: where each stands is looked up once. A text need not use all. */
static enum store_why prepare(struct lite *c, enum sql_id id, struct store_fault *fault)
{
    if (sqlite3_prepare_v3(c->db, sql_text(id, false), -1, SQLITE_PREPARE_PERSISTENT, &c->stmt[id],
                           NULL) != SQLITE_OK)
        return lite_fault(c, fault);
    for (unsigned i = 0; i < LITE_ARGS; i++)
        c->at[id][i] = (uint8_t)sqlite3_bind_parameter_index(
            c->stmt[id], (const char[]){'$', (char)('1' + i), '\0'});
    return STORE_OK;
}

static int bind(sqlite3_stmt *stmt, int at, const struct sql_value *v)
{
    if (at == 0)
        return SQLITE_OK;
    switch (v->type) {
    case SQL_NOTHING: return sqlite3_bind_null(stmt, at);
    case SQL_NUMBER: return sqlite3_bind_int64(stmt, at, v->number);
    case SQL_TEXT: return sqlite3_bind_text(stmt, at, v->bytes, (int)v->len, SQLITE_STATIC);
    case SQL_BYTES: return sqlite3_bind_blob(stmt, at, v->bytes, (int)v->len, SQLITE_STATIC);
    }
    return SQLITE_MISUSE;
}

static struct sql_value column(sqlite3_stmt *stmt, int i)
{
    struct sql_value v = {.type = SQL_NOTHING};

    switch (sqlite3_column_type(stmt, i)) {
    case SQLITE_INTEGER: return sql_number(sqlite3_column_int64(stmt, i));
    case SQLITE_TEXT:
        v.type = SQL_TEXT;
        v.bytes = sqlite3_column_text(stmt, i);
        break;
    case SQLITE_BLOB:
        v.type = SQL_BYTES;
        v.bytes = sqlite3_column_blob(stmt, i);
        break;
    default: return v;
    }
    v.len = (size_t)sqlite3_column_bytes(stmt, i);
    return v;
}

static int step_all(sqlite3_stmt *stmt, sql_row_fn *each, void *payload)
{
    enum { COLUMNS = 12 };
    struct sql_value row[COLUMNS];
    int code;

    while ((code = sqlite3_step(stmt)) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(stmt) && i < COLUMNS; i++)
            row[i] = column(stmt, i);
        if (each && !each(payload, row))
            return SQLITE_DONE;
    }
    return code;
}

static enum store_why run(struct sql *sql, enum sql_id id, const struct sql_value *arg,
                          unsigned args, sql_row_fn *each, void *payload, struct store_fault *fault)
{
    struct lite *c = (struct lite *)sql;
    enum store_why why = c->stmt[id] ? STORE_OK : prepare(c, id, fault);
    sqlite3_stmt *stmt = c->stmt[id];

    if (why)
        return why;
    for (unsigned i = 0; !why && i < args; i++)
        if (bind(stmt, c->at[id][i], arg + i) != SQLITE_OK)
            why = lite_fault(c, fault);
    if (!why && step_all(stmt, each, payload) != SQLITE_DONE)
        why = lite_fault(c, fault);
    sqlite3_reset(stmt);
    sqlite3_clear_bindings(stmt); /* what was bound is the caller's */
    return why;
}

static enum store_why script(struct sql *sql, const char *text, struct store_fault *fault)
{
    struct lite *c = (struct lite *)sql;

    return sqlite3_exec(c->db, text, NULL, NULL, NULL) == SQLITE_OK ? STORE_OK
                                                                    : lite_fault(c, fault);
}

enum store_why lite_pragma(struct lite *c, int64_t *out, const char *text,
                           struct store_fault *fault)
{
    sqlite3_stmt *stmt = NULL;
    bool fine = sqlite3_prepare_v2(c->db, text, -1, &stmt, NULL) == SQLITE_OK;
    int code = fine ? sqlite3_step(stmt) : SQLITE_ERROR;
    enum store_why why = STORE_OK;

    if (code == SQLITE_ROW)
        *out = sqlite3_column_int64(stmt, 0);
    else if (code != SQLITE_DONE)
        why = lite_fault(c, fault);
    sqlite3_finalize(stmt);
    return why;
}

/* ---- opening ---- */

static const struct sql_driver driver = {run, script, false};

/* "" and :memory: are no files to SQLite. */
static int open_file(struct lite *c, const char *path, int flags)
{
    char here[4096];

    if (*path == ':' && (size_t)snprintf(here, sizeof here, "./%s", path) < sizeof here)
        path = here;
    return sqlite3_open_v2(path, &c->db, flags | SQLITE_OPEN_NOMUTEX, NULL);
}

enum store_why lite_open(struct lite *c, const char *path, int flags, unsigned wait_ms,
                         struct store_fault *fault)
{
    static const char settings[] = "pragma synchronous = full; pragma secure_delete = on;"
                                   "pragma trusted_schema = off; pragma cell_size_check = on;";
    enum store_why why = STORE_OK;

    *c = (struct lite){.sql = {.driver = &driver}, .path = path};
    if (open_file(c, path, flags) != SQLITE_OK) {
        why = c->db ? lite_fault(c, fault) : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    } else {
        sqlite3_extended_result_codes(c->db, 1);
        sqlite3_busy_timeout(c->db, (int)wait_ms);
        sqlite3_db_config(c->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
        why = script(&c->sql, settings, fault);
    }
    if (why)
        lite_close(c);
    return why;
}

void lite_close(struct lite *c)
{
    for (unsigned i = 0; i < SQL_COUNT; i++)
        sqlite3_finalize(c->stmt[i]);
    sqlite3_close(c->db);
    *c = (struct lite){0};
}
