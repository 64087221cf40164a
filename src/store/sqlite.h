/*
 * store/sqlite.h -- the parts of the SQLite engine: connections, the writer, files.
 */
#ifndef AD_STORE_SQLITE_H
#define AD_STORE_SQLITE_H

#include <sqlite3.h>
#include <stdatomic.h>

#include "store/sql.h"

enum { SQLITE_APPLICATION = 0x41446f75 }; /* "ADou", in every file of ours */

enum { LITE_ARGS = 9 };

/* One connection; used by one thread at a time. */
struct lite {
    struct sql sql;
    sqlite3 *db;
    sqlite3_stmt *stmt[SQL_COUNT];
    uint8_t at[SQL_COUNT][LITE_ARGS]; /* where each has its parameters */
    const char *path;
    struct lite *next; /* among those that are free */
};

/* Open a file that is there, or with SQLITE_OPEN_CREATE make it. On failure nothing is open. */
enum store_why lite_open(struct lite *c, const char *path, int flags, unsigned wait_ms,
                         struct store_fault *fault);
void lite_close(struct lite *c);

/* What the engine says has gone wrong with the connection, as a fault of ours. */
enum store_why lite_fault(const struct lite *c, struct store_fault *fault);

/* A pragma that answers with a number. */
enum store_why lite_pragma(struct lite *c, int64_t *out, const char *text,
                           struct store_fault *fault);

/* ---- the place (sqlite_place.c): is the file still there that was opened? ---- */

enum { LITE_FILES = 2, LITE_PATH = 4096 }; /* the record and its log */

#define LITE_WITNESS ".witness"

struct lite_id {
    uint32_t major, minor; /* of the device */
    uint64_t inode;
};

struct lite_place {
    struct {
        char name[LITE_PATH];
        bool watched; /* a backup has no log */
        struct lite_id id;
    } file[LITE_FILES];
    atomic_llong looked_ms;
    atomic_bool gone;
    int witness; /* 0: none */
    uint64_t witnessed;
};

/* Once they are open: these are the ones. */
void lite_place_take(struct lite_place *p, const struct lite *c);

/* STORE_GONE if they are no longer found by their names; else as of a moment ago is good enough,
 * unless `at_once`. From any thread. */
enum store_why lite_there(struct lite_place *p, bool at_once, struct store_fault *fault);

/* The witness, PATH.witness: how many requests the record of this id has answered; 0 if it speaks of
 * another record. False: there is none. */
bool lite_witness_read(uint64_t *out, const char *path, const char *id);

/* A place that cannot have one has none. Writing needs no disk: it tells of a log that was cut, not
 * of a machine that lost what it had promised to have written. */
void lite_witness_open(struct lite_place *p);
void lite_witness_write(struct lite_place *p, const char *id, uint64_t requests);
void lite_witness_close(struct lite_place *p);

/* Another file takes the record's place, and that is meant. */
void lite_witness_remove(const char *path);

/* ---- the writer: one thread, one commit for all that wait (sqlite_writer.c) ---- */

struct lite_job {
    enum store_why (*run)(struct sql *c, struct lite_job *job, struct store_fault *fault);
    const struct store_request *request;
    struct store_result *result;
    const uint8_t *hash;
    int64_t at_ms;
    bool scrub; /* what was erased must leave the log as well */

    struct store_fault fault; /* the rest is the writer's */
    enum store_why why;
    bool done;
    pthread_cond_t answered;
    struct lite_job *next;
};

struct lite_writer {
    struct lite c;
    struct lite_place place;
    pthread_t thread;
    pthread_mutex_t lock; /* of the queue */
    pthread_cond_t work;
    struct lite_job *first, *last;
    bool running, closing;
};

/* The connection is open; the writer takes it over. */
enum store_why lite_writer_start(struct lite_writer *w, struct store_fault *fault);
void lite_writer_stop(struct lite_writer *w);

/* Put the job into the queue, wait until it is durable or refused. */
enum store_why lite_writer_do(struct lite_writer *w, struct lite_job *job,
                              struct store_fault *fault);

/* ---- files (sqlite_file.c) ---- */

/* All pages of one moment into another file, which is then whole without a log beside it. */
enum store_why lite_copy_pages(struct lite *from, const char *path,
                               const struct store_progress *progress, struct store_fault *fault);

/* A copy beside the file before its schema is raised: PATH.schema-1, or -1.2 if there is one. */
enum store_why lite_keep_old(struct lite *c, unsigned schema, struct store_fault *fault);

/* A new file was made in the folder of `path`: let the folder know it for ever. */
enum store_why lite_sync_folder(const char *path, struct store_fault *fault);

/* The reason of a failed system call on a file. */
enum store_why lite_errno_fault(struct store_fault *fault, const char *path, int error);

#endif
