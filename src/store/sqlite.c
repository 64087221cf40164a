/*
 * store/sqlite.c -- a record in a SQLite file, with a write-ahead log that is forced to the disk at
 * every commit. One writer (sqlite_writer.c); readers have connections of their own and see whole
 * commits. Row numbers are given in the order of commits, so they are the order of the feed.
 *
 * Even a store that is only read is opened for writing where that is allowed: so whoever closes the
 * file last can fold the log into it, and leaves nothing beside it.
 */
#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { READERS_KEPT = 8 };

struct lite_store {
    struct store base;
    char *path;
    unsigned wait_ms;
    struct lite_writer writer;
    pthread_mutex_t lock; /* of the readers that are free */
    struct lite *readers;
    unsigned kept;
};

/* ---- readers ---- */

/* What is found by that name now may be another file than the one that was opened. */
static enum store_why open_again(struct lite_store *s, struct lite *c, struct store_fault *fault)
{
    enum store_why why = lite_open(c, s->path, SQLITE_OPEN_READWRITE, s->wait_ms, fault);

    if (why)
        return why;
    c->sql.id = s->base.id;
    why = lite_there(&s->writer.place, true, fault);
    if (why)
        lite_close(c);
    return why;
}

static enum store_why take_reader(struct lite_store *s, struct lite **out,
                                  struct store_fault *fault)
{
    enum store_why why = lite_there(&s->writer.place, false, fault);
    struct lite *c;

    if (why)
        return why;
    pthread_mutex_lock(&s->lock);
    c = s->readers;
    if (c) {
        s->readers = c->next;
        s->kept--;
    }
    pthread_mutex_unlock(&s->lock);
    if (!c) {
        c = malloc(sizeof *c);
        why = c ? open_again(s, c, fault) : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
        if (why) {
            free(c);
            return why;
        }
    }
    *out = c;
    return STORE_OK;
}

static void give_reader(struct lite_store *s, struct lite *c)
{
    pthread_mutex_lock(&s->lock);
    if (s->kept < READERS_KEPT) {
        c->next = s->readers;
        s->readers = c;
        s->kept++;
        c = NULL;
    }
    pthread_mutex_unlock(&s->lock);
    if (c) {
        lite_close(c);
        free(c);
    }
}

/* ---- the engine's calls ---- */

static enum store_why run_append(struct sql *c, struct lite_job *job, struct store_fault *fault)
{
    return sql_append(c, job->result, job->request, fault);
}

static enum store_why append(struct store *s, struct store_result *out,
                             const struct store_request *r, struct store_fault *fault)
{
    struct lite_job job = {.run = run_append, .request = r, .result = out, .scrub = r->scrub};

    return lite_writer_do(&((struct lite_store *)s)->writer, &job, fault);
}

static enum store_why run_erase(struct sql *c, struct lite_job *job, struct store_fault *fault)
{
    return sql_words_erase(c, job->hash, job->at_ms, fault);
}

static enum store_why words_erase(struct store *s, const uint8_t *hash, int64_t at_ms,
                                  struct store_fault *fault)
{
    struct lite_job job = {.run = run_erase, .hash = hash, .at_ms = at_ms, .scrub = true};

    return lite_writer_do(&((struct lite_store *)s)->writer, &job, fault);
}

static enum store_why read_events(struct store *s, const struct engine_query *q, store_row_fn *each,
                                  void *payload, struct store_fault *fault)
{
    struct lite *c;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    why = sql_read(&c->sql, q, each, payload, fault);
    give_reader((struct lite_store *)s, c);
    return why;
}

static enum store_why streams(struct store *s, const char *prefix, const char *after,
                              uint64_t limit, store_head_fn *each, void *payload,
                              struct store_fault *fault)
{
    struct lite *c;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    why = sql_streams(&c->sql, prefix, after, limit, each, payload, fault);
    give_reader((struct lite_store *)s, c);
    return why;
}

static enum store_why known(struct store *s, struct store_result *out, const char *command,
                            struct store_fault *fault)
{
    struct lite *c;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    why = sql_known(&c->sql, out, command, fault);
    give_reader((struct lite_store *)s, c);
    return why;
}

static enum store_why words_read(struct store *s, void **out, size_t *len, const uint8_t *hash,
                                 struct store_fault *fault)
{
    struct lite *c;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    why = sql_words_read(&c->sql, out, len, hash, fault);
    give_reader((struct lite_store *)s, c);
    return why;
}

static enum store_why thing(struct store *s, struct store_thing **out, const char *shelf,
                            const char *key, struct store_fault *fault)
{
    struct lite *c;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    why = sql_thing(&c->sql, out, shelf, key, fault);
    give_reader((struct lite_store *)s, c);
    return why;
}

static enum store_why things(struct store *s, const struct store_listing *l, store_thing_fn *each,
                             void *payload, struct store_fault *fault)
{
    struct lite *c;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    why = sql_things(&c->sql, l, each, payload, fault);
    give_reader((struct lite_store *)s, c);
    return why;
}

static enum store_why walk(struct store *s, const struct engine_walk *w, struct store_fault *fault)
{
    struct lite *c;
    uint64_t answered;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    if (w->tally) /* before the record is looked at, which may move on */
        lite_witness_read(&answered, c->path, s->id);
    why = sql_do(&c->sql, SQL_BEGIN_LOOK, fault);
    if (!why) {
        why = sql_walk(&c->sql, w, fault);
        sql_do(&c->sql, SQL_ROLLBACK, NULL);
    }
    if (w->tally)
        w->tally->answered = answered;
    give_reader((struct lite_store *)s, c);
    return why;
}

/* On a connection of its own: the writer's would hold up those who wait for it, and not say why. */
static enum store_why whole(struct store *base, engine_work_fn *work, void *payload,
                            struct store_fault *fault)
{
    struct lite_store *s = (struct lite_store *)base;
    struct lite c;
    enum store_why why = open_again(s, &c, fault);

    if (why)
        return why;
    why = sql_do(&c.sql, SQL_BEGIN, fault);
    if (!why)
        why = sql_view(&c.sql, base, work, payload, fault);
    if (!why)
        why = sql_tally_write(&c.sql, fault);
    if (!why)
        why = sql_do(&c.sql, SQL_COMMIT, fault);
    if (!why)
        why = lite_there(&s->writer.place, true, fault);
    lite_close(&c); /* which takes back what was not committed */
    return why;
}

static enum store_why there(struct store *s, struct store_fault *fault)
{
    return lite_there(&((struct lite_store *)s)->writer.place, false, fault);
}

static enum store_why inspect(struct store *s, store_finding_fn *finding, void *payload,
                              uint64_t *bad, struct store_fault *fault)
{
    struct lite *c;
    sqlite3_stmt *stmt = NULL;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);
    int code;

    if (why)
        return why;
    code = sqlite3_prepare_v2(c->db, "pragma integrity_check(20)", -1, &stmt, NULL);
    while (code == SQLITE_OK || code == SQLITE_ROW) {
        code = sqlite3_step(stmt);
        const char *text = code == SQLITE_ROW ? (const char *)sqlite3_column_text(stmt, 0) : NULL;
        if (text && strcmp(text, "ok") != 0) {
            ++*bad;
            finding(payload, s->address, text, text);
        }
    }
    why = code == SQLITE_DONE ? STORE_OK : lite_fault(c, fault);
    sqlite3_finalize(stmt);
    give_reader((struct lite_store *)s, c);
    return why;
}

static enum store_why backup(struct store *s, const char *path,
                             const struct store_progress *progress, struct store_fault *fault)
{
    struct lite *c;
    enum store_why why = take_reader((struct lite_store *)s, &c, fault);

    if (why)
        return why;
    why = lite_copy_pages(c, path, progress, fault);
    give_reader((struct lite_store *)s, c);
    return why;
}

static void close_store(struct store *base)
{
    struct lite_store *s = (struct lite_store *)base;

    while (s->readers) {
        struct lite *c = s->readers;
        s->readers = c->next;
        lite_close(c);
        free(c);
    }
    lite_writer_stop(&s->writer); /* last: so that the log is folded into the file */
    lite_witness_close(&s->writer.place);
    pthread_mutex_destroy(&s->lock);
    engine_release(base);
    free(s->path);
    free(s);
}

static const struct engine engine = {
    .close = close_store,
    .append = append,
    .known = known,
    .read = read_events,
    .streams = streams,
    .words_read = words_read,
    .words_erase = words_erase,
    .thing = thing,
    .things = things,
    .walk = walk,
    .whole = whole,
    .there = there,
    .inspect = inspect,
    .backup = backup,
};

/* ---- opening ---- */

/* Is it ours, and of which schema? 0: there is nothing in it. */
static enum store_why look(struct lite *c, unsigned *schema, char id[ENGINE_ID],
                           struct store_fault *fault)
{
    int64_t application = 0;
    enum store_why why = sql_schema_read(&c->sql, schema, id, fault);

    if (why == STORE_ENGINE) /* tables, but none of ours */
        return engine_fault(fault, STORE_FOREIGN, c->path, NULL);
    if (!why && *schema)
        why = lite_pragma(c, &application, "pragma application_id", fault);
    if ((!why && *schema && application != SQLITE_APPLICATION) || why == STORE_FOREIGN)
        return engine_fault(fault, STORE_FOREIGN, c->path, NULL);
    return why;
}

/* From nothing, or from an older schema. Another program may be at it, too: look again. */
static enum store_why raise(struct lite *c, char id[ENGINE_ID], struct store_fault *fault)
{
    char mark[64];
    unsigned schema;
    enum store_why why = sql_do(&c->sql, SQL_BEGIN, fault);

    if (why)
        return why;
    why = look(c, &schema, id, fault);
    if (!why && schema < SQL_SCHEMA)
        why = sql_schema_raise(&c->sql, schema, id, fault);
    sqlite3_snprintf(sizeof mark, mark, "pragma application_id = %d", SQLITE_APPLICATION);
    if (!why)
        why = c->sql.driver->script(&c->sql, mark, fault);
    if (!why)
        why = sql_do(&c->sql, SQL_COMMIT, fault);
    if (why && !sqlite3_get_autocommit(c->db))
        sql_do(&c->sql, SQL_ROLLBACK, NULL);
    return why;
}

/* Does the record hold all that was answered? The witness is read first: it never says more than is
 * there at that moment. */
static enum store_why ask_witness(struct lite *c, const char *id, struct store_fault *fault)
{
    uint64_t answered, requests;
    enum store_why why;

    lite_witness_read(&answered, c->path, id);
    why = sql_requests(&c->sql, &requests, fault);
    if (why || answered <= requests)
        return why;
    return engine_fault(fault, STORE_BEHIND, c->path, "%" PRIu64 ", %s" LITE_WITNESS,
                        answered - requests, c->path);
}

static enum store_why make_ready(struct lite *c, const struct store_options *o, struct store *s,
                                 struct store_fault *fault)
{
    unsigned schema;
    int64_t ignored;
    uint64_t answered;
    /* First of all: else another program might make both after we have looked. */
    bool was_here = lite_witness_read(&answered, c->path, s->id);
    enum store_why why = look(c, &schema, s->id, fault);

    if (why)
        return why;
    if (schema > SQL_SCHEMA)
        return engine_fault(fault, STORE_NEWER, c->path, "%u", schema);
    if (schema == 0 && was_here)
        return engine_fault(fault, STORE_MISSING, c->path, "%s" LITE_WITNESS, c->path);
    if (schema == 0 && (!o->create || o->read_only))
        return engine_fault(fault, STORE_NO_RECORD, c->path, NULL);
    if (schema && schema < SQL_SCHEMA && (!o->migrate || o->read_only))
        return engine_fault(fault, STORE_OLDER, c->path, "%u", schema);
    if (o->read_only)
        return STORE_OK;
    why = lite_pragma(c, &ignored, "pragma journal_mode = wal", fault);
    if (!why && schema && schema < SQL_SCHEMA)
        why = lite_keep_old(c, schema, fault);
    if (!why && schema < SQL_SCHEMA)
        why = raise(c, s->id, fault);
    if (!why && schema && schema < SQL_SCHEMA) /* the tally may begin anew */
        lite_witness_remove(c->path);
    if (!why)
        why = ask_witness(c, s->id, fault);
    s->notes.made = !schema;
    return why || schema ? why : lite_sync_folder(c->path, fault);
}

/* We made it, and it is of no use: unless another program, which found it empty, has made a record
 * of it meanwhile. */
static void remove_unused(const char *path)
{
    struct stat now;

    if (stat(path, &now) == 0 && now.st_size == 0)
        unlink(path);
}

/* For its owner alone, whatever the umask; SQLite gives a log the rights of its file. */
static enum store_why make_file(const char *path, struct store_fault *fault)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600), error = 0;

    if (fd < 0)
        return errno == EEXIST ? STORE_OK : lite_errno_fault(fault, path, errno);
    if (fchmod(fd, 0600) < 0)
        error = errno;
    close(fd);
    return error ? lite_errno_fault(fault, path, error) : STORE_OK;
}

static enum store_why open_writer(struct lite_store *s, const struct store_options *o,
                                  struct store_fault *fault)
{
    struct stat there;
    bool fresh = stat(s->path, &there) < 0;
    enum store_why why;

    if (fresh && (!o->create || o->read_only))
        return lite_errno_fault(fault, s->path, errno);
    if (!fresh && !S_ISREG(there.st_mode))
        return engine_fault(fault, STORE_FOREIGN, s->path, NULL);
    why = fresh ? make_file(s->path, fault) : STORE_OK;
    if (!why)
        why = lite_open(&s->writer.c, s->path, SQLITE_OPEN_READWRITE, s->wait_ms, fault);
    if (!why) {
        why = make_ready(&s->writer.c, o, &s->base, fault);
        s->writer.c.sql.id = s->base.id;
        s->base.notes.exposed = !fresh && there.st_mode & S_IRWXO;
    }
    if (!why)
        lite_place_take(&s->writer.place, &s->writer.c);
    if (!why && !o->read_only) {
        lite_witness_open(&s->writer.place);
        why = lite_writer_start(&s->writer, fault);
    }
    if (why && fresh) {
        lite_writer_stop(&s->writer);
        remove_unused(s->path);
    }
    return why;
}

enum store_why sqlite_open(struct store **out, const char *where,
                           const struct store_options *options, struct store_fault *fault)
{
    struct lite_store *s = calloc(1, sizeof *s);
    enum store_why why;

    if (!s)
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    engine_init(&s->base, &engine, options->read_only);
    pthread_mutex_init(&s->lock, NULL);
    s->wait_ms = options->wait_ms ? options->wait_ms : 5000;
    s->path = strdup(where);
    why = s->path ? open_writer(s, options, fault) : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    if (why) {
        close_store(&s->base);
        return why;
    }
    *out = &s->base;
    return STORE_OK;
}
