/*
 * store/sqlite_file.c -- SQLite files as a whole: backups, copies, restoring, what must be on the disk.
 *
 * A new file is written aside, forced to the disk and only then given its name, so that under that
 * name there is never half a record.
 */
#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { STEP_PAGES = 500, PATH_ROOM = 4096 };

/* ---- forced to the disk ---- */

static int sync_path(const char *path, int flags)
{
    int fd = open(path, flags | O_CLOEXEC), error = 0;

    if (fd < 0)
        return errno;
    if (fsync(fd) < 0)
        error = errno;
    close(fd);
    return error;
}

enum store_why lite_sync_folder(const char *path, struct store_fault *fault)
{
    char name[PATH_ROOM];
    int error;

    snprintf(name, sizeof name, "%s", path);
    error = sync_path(dirname(name), O_RDONLY | O_DIRECTORY);
    return error ? lite_errno_fault(fault, path, error) : STORE_OK;
}

/* ---- pages ---- */

/* The source stays at one moment as long as its transaction is open. */
static enum store_why copy_steps(struct lite *from, struct lite *to,
                                 const struct store_progress *progress, struct store_fault *fault)
{
    sqlite3_backup *b = sqlite3_backup_init(to->db, "main", from->db, "main");
    int code = b ? SQLITE_OK : SQLITE_ERROR;

    while (code == SQLITE_OK) {
        code = sqlite3_backup_step(b, STEP_PAGES);
        if (progress && progress->tell) {
            int all = sqlite3_backup_pagecount(b);
            progress->tell(progress->payload, (uint64_t)(all - sqlite3_backup_remaining(b)),
                           (uint64_t)all);
        }
    }
    sqlite3_backup_finish(b);
    if (code == SQLITE_DONE)
        return STORE_OK;
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
        return engine_fault(fault, STORE_BUSY, from->path, NULL);
    return lite_fault(sqlite3_errcode(from->db) == SQLITE_OK ? to : from, fault);
}

enum store_why lite_copy_pages(struct lite *from, const char *path,
                               const struct store_progress *progress, struct store_fault *fault)
{
    struct lite to;
    int64_t ignored;
    int error;
    enum store_why why = lite_open(&to, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, 0, fault);

    if (why)
        return why;
    why = sql_do(&from->sql, SQL_BEGIN_LOOK, fault);
    if (!why)
        why = copy_steps(from, &to, progress, fault);
    sql_do(&from->sql, SQL_ROLLBACK, NULL);
    if (!why) /* one file, which can lie where nobody may write */
        why = lite_pragma(&to, &ignored, "pragma journal_mode = delete", fault);
    lite_close(&to);
    error = why ? 0 : sync_path(path, O_RDONLY);
    return error ? lite_errno_fault(fault, path, error) : why;
}

/* ---- a name for what is whole ---- */

/* Give a draft its name, at once and for ever. */
static enum store_why put_in_place(const char *draft, const char *path, bool replace,
                                   struct store_fault *fault)
{
    int failed = replace ? rename(draft, path) : link(draft, path);

    if (failed)
        return lite_errno_fault(fault, path, errno);
    if (!replace)
        unlink(draft);
    return lite_sync_folder(path, fault);
}

static void remove_log(const char *path)
{
    char log[PATH_ROOM + 8];

    snprintf(log, sizeof log, "%s-wal", path);
    unlink(log);
    snprintf(log, sizeof log, "%s-shm", path);
    unlink(log);
}

/* Only a file without a log can be replaced: a log beside a new file would be taken for its own.
 * That the log can be given up also says that nobody uses the record. */
static enum store_why give_up_log(const char *path, struct store_fault *fault)
{
    struct lite c;
    int64_t ignored;
    enum store_why why = lite_open(&c, path, SQLITE_OPEN_READWRITE, 0, fault);

    if (!why) {
        why = lite_pragma(&c, &ignored, "pragma journal_mode = delete", fault);
        lite_close(&c);
    }
    if (why == STORE_BUSY)
        return why;
    remove_log(path); /* what is damaged goes with its log */
    return STORE_OK;
}

/* Nobody knows the draft by its name: what happened to it happened to the file that was asked for. */
static void fail_draft(const char *draft, const char *path, struct store_fault *fault)
{
    if (fault && strncmp(fault->place, draft, sizeof fault->place - 1) == 0)
        snprintf(fault->place, sizeof fault->place, "%s", path);
    unlink(draft);
    remove_log(draft); /* a full disk leaves one */
}

/* Called with the name of a draft, which it fills. */
typedef enum store_why fill_fn(const char *draft, void *payload,
                               const struct store_progress *progress, struct store_fault *fault);

static enum store_why write_aside(const char *path, bool replace, fill_fn *fill, void *payload,
                                  const struct store_progress *progress, struct store_fault *fault)
{
    char draft[PATH_ROOM];
    bool there = access(path, F_OK) == 0;
    enum store_why why = STORE_OK;
    int fd;

    if (there && !replace)
        return engine_fault(fault, STORE_EXISTS, path, NULL);
    if ((size_t)snprintf(draft, sizeof draft, "%s.XXXXXX", path) >= sizeof draft)
        return lite_errno_fault(fault, path, ENAMETOOLONG);
    fd = mkstemp(draft);
    if (fd < 0)
        return lite_errno_fault(fault, path, errno);
    if (fchmod(fd, 0600) < 0) /* a umask may have left less */
        why = lite_errno_fault(fault, path, errno);
    close(fd);
    if (!why)
        why = fill(draft, payload, progress, fault);
    lite_witness_remove(draft); /* a copy leaves one */
    if (!why && there)
        why = give_up_log(path, fault);
    if (!why)
        lite_witness_remove(path);
    if (!why)
        why = put_in_place(draft, path, there, fault);
    if (why)
        fail_draft(draft, path, fault);
    return why;
}

/* ---- from a store ---- */

struct source {
    struct store *store;
    struct store_counts *counts; /* of what was copied */
};

/* The record at the address, made if there is none. */
static enum store_why open_and_copy(const char *address, const struct source *from,
                                    const struct store_progress *progress,
                                    struct store_fault *fault)
{
    struct store *to;
    enum store_why why = store_open(&to, address, &(struct store_options){.create = true}, fault);

    if (why)
        return why;
    why = store_copy(to, from->store, from->counts, progress, fault);
    store_close(to);
    return why;
}

static enum store_why fill_by_copy(const char *draft, void *payload,
                                   const struct store_progress *progress, struct store_fault *fault)
{
    enum store_why why = open_and_copy(draft, payload, progress, fault);
    int error = why ? 0 : sync_path(draft, O_RDONLY);

    return error ? lite_errno_fault(fault, draft, error) : why;
}

static enum store_why fill_by_pages(const char *draft, void *payload,
                                    const struct store_progress *progress,
                                    struct store_fault *fault)
{
    struct store *from = ((const struct source *)payload)->store;

    return from->engine->backup(from, draft, progress, fault);
}

static bool same_file(const char *a, const char *b)
{
    struct stat one, two;

    return stat(a, &one) == 0 && stat(b, &two) == 0 && one.st_dev == two.st_dev &&
           one.st_ino == two.st_ino;
}

enum store_why store_backup(struct store *s, const char *path, bool replace,
                            const struct store_progress *progress, struct store_fault *fault)
{
    const char *own = engine_path(s->address);
    struct store_counts counts;
    struct source from = {s, &counts};

    if (own && same_file(own, path)) /* not even if asked for */
        return engine_fault(fault, STORE_EXISTS, path, NULL);
    return write_aside(path, replace, s->engine->backup ? fill_by_pages : fill_by_copy, &from,
                       progress, fault);
}

enum store_why store_copy_to(const char *address, struct store *from, struct store_counts *out,
                             const struct store_progress *progress, struct store_fault *fault)
{
    const char *path = engine_path(address);
    struct source source = {from, out};

    if (path && access(path, F_OK) < 0)
        return write_aside(path, false, fill_by_copy, &source, progress, fault);
    return open_and_copy(address, &source, progress, fault);
}

static enum store_why fill_from_link(const char *draft, void *payload,
                                     const struct store_progress *progress,
                                     struct store_fault *fault)
{
    return lite_copy_pages(payload, draft, progress, fault);
}

enum store_why lite_keep_old(struct lite *c, unsigned schema, struct store_fault *fault)
{
    char name[PATH_ROOM];
    int len = snprintf(name, sizeof name, "%s.schema-%u", c->path, schema);

    if (len < 0 || (size_t)len + 16 > sizeof name)
        return lite_errno_fault(fault, c->path, ENAMETOOLONG);
    for (unsigned n = 2; access(name, F_OK) == 0; n++)
        snprintf(name + len, sizeof name - (size_t)len, ".%u", n);
    return write_aside(name, false, fill_from_link, c, NULL, fault);
}

/* ---- restore ---- */

static enum store_why restore_file(const char *target, const char *path, bool replace,
                                   const struct store_progress *progress, struct store_fault *fault)
{
    struct lite from;
    enum store_why why;

    if (same_file(path, target))
        return engine_fault(fault, STORE_EXISTS, target, NULL);
    why = lite_open(&from, path, SQLITE_OPEN_READONLY, 5000, fault);
    if (why)
        return why;
    why = write_aside(target, replace, fill_from_link, &from, progress, fault);
    lite_close(&from);
    return why;
}

enum store_why store_restore(const char *address, const char *path, bool replace,
                             const struct store_progress *progress, struct store_fault *fault)
{
    const char *target = engine_path(address), *file = engine_path(path);
    struct store_counts counts;
    struct store *from = NULL;
    enum store_why why;

    if (!file)
        return engine_fault(fault, STORE_BAD_ADDRESS, path, NULL);
    why = store_open(&from, path, &(struct store_options){.read_only = true}, fault);
    if (!why && !target)
        why = store_copy_to(address, from, &counts, progress, fault);
    store_close(from);
    if (target && (!why || why == STORE_OLDER)) /* that is migrated once it is in place */
        why = restore_file(target, file, replace, progress, fault);
    return why;
}
