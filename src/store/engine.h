/*
 * store/engine.h -- what an engine brings, and what store.c does for all of them.
 *
 * store.c checks what callers hand in, so an engine sees only names and sizes that are fine, and
 * no writing on a store that is open for reading. An engine puts a struct store first in its own.
 */
#ifndef AD_STORE_ENGINE_H
#define AD_STORE_ENGINE_H

#include <pthread.h>

#include "store/store.h"

enum { ENGINE_ID = 9 }; /* eight letters that tell one record's positions from another's */

/* Where an event lies in the feed. Only a server has several transactions at a time. */
struct engine_place {
    uint64_t transaction, row;
};

/* Which events: of one stream behind `after`, or, if that is NULL, of the feed behind `place`. */
struct engine_query {
    const char *stream;
    uint64_t after;
    struct engine_place place;
    uint64_t limit;
};

/* What a record must hold: how many of each, and a mark of all of them together. */
enum engine_sum { ENGINE_EVENTS, ENGINE_COMMANDS, ENGINE_LISTED, ENGINE_TALLIED };

struct engine_tally {
    bool known;        /* memory keeps none */
    uint64_t requests; /* that changed something, ever */
    uint64_t answered; /* of these, as far as a file beside the record knows */
    struct {
        uint64_t rows, mark;
    } of[ENGINE_TALLIED];
};

static inline void engine_tally_add(struct engine_tally *t, unsigned kind, uint64_t mark,
                                    int64_t rows)
{
    t->of[kind].rows += (uint64_t)rows;
    t->of[kind].mark ^= mark;
}

/* A name on the roll of what there is, or what should be on it: a thing's shelf and key, or a stream, or
 * the hash of words, on shelves that no thing can lie on. */
#define ENGINE_STREAMS " stream"
#define ENGINE_WORDS   " words"

struct engine_listed {
    const char *shelf;
    const void *key;
    size_t len;
    bool there, listed;
};

/* One moment of everything. Heads come first, then events, commands, words, things, the roll. */
struct engine_walk {
    struct store_visitor v;
    store_head_fn *head;
    bool by_stream; /* events in the order of streams instead of the feed's */
    void (*listed)(void *payload, const struct engine_listed *l);
    struct engine_tally *tally; /* left alone where there is none */
};

/* Work on a view of a record, which is a store of its own until the function returns. */
typedef enum store_why engine_work_fn(struct store *view, void *payload, struct store_fault *fault);

struct engine {
    void (*close)(struct store *s);
    enum store_why (*append)(struct store *s, struct store_result *out,
                             const struct store_request *r, struct store_fault *fault);
    enum store_why (*known)(struct store *s, struct store_result *out, const char *command,
                            struct store_fault *fault);
    enum store_why (*read)(struct store *s, const struct engine_query *q, store_row_fn *each,
                           void *payload, struct store_fault *fault);
    enum store_why (*streams)(struct store *s, const char *prefix, const char *after,
                              uint64_t limit, store_head_fn *each, void *payload,
                              struct store_fault *fault);
    enum store_why (*words_read)(struct store *s, void **out, size_t *len, const uint8_t *hash,
                                 struct store_fault *fault);
    enum store_why (*words_erase)(struct store *s, const uint8_t *hash, int64_t at_ms,
                                  struct store_fault *fault);
    enum store_why (*thing)(struct store *s, struct store_thing **out, const char *shelf,
                            const char *key, struct store_fault *fault);
    enum store_why (*things)(struct store *s, const struct store_listing *l, store_thing_fn *each,
                             void *payload, struct store_fault *fault);
    enum store_why (*walk)(struct store *s, const struct engine_walk *w, struct store_fault *fault);
    /* All that `work` appends to the view is one transaction, kept only if it returns STORE_OK;
     * nobody else writes meanwhile. */
    enum store_why (*whole)(struct store *s, engine_work_fn *work, void *payload,
                            struct store_fault *fault);
    /* Is its file still there? NULL if it has none. */
    enum store_why (*there)(struct store *s, struct store_fault *fault);
    /* How the engine itself finds its file; NULL if it has none. */
    enum store_why (*inspect)(struct store *s, store_finding_fn *finding, void *payload,
                              uint64_t *bad, struct store_fault *fault);
    /* To a new file, faster than by copying; NULL if it cannot. */
    enum store_why (*backup)(struct store *s, const char *path,
                             const struct store_progress *progress, struct store_fault *fault);
};

struct store {
    const struct engine *engine;
    char *address;
    char id[ENGINE_ID];
    bool read_only;
    struct store_notes notes;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    uint64_t changes;
};

/* What store.c keeps; an engine calls it first of all and last of all. */
void engine_init(struct store *s, const struct engine *engine, bool read_only);
void engine_release(struct store *s);

/* Each makes its struct and fills in the id. `where` is the path, or the whole address of a
 * server. */
enum store_why memory_open(struct store **out, const char *where,
                           const struct store_options *options, struct store_fault *fault);
enum store_why sqlite_open(struct store **out, const char *where,
                           const struct store_options *options, struct store_fault *fault);
enum store_why pg_open(struct store **out, const char *where, const struct store_options *options,
                       struct store_fault *fault);

/* The path in an address of a file; NULL if it is an address of something else, or none at all. */
const char *engine_path(const char *address);

/* Something was appended, here or elsewhere: wake those who wait. */
void engine_changed(struct store *s);

/* Fill in a fault and return its reason. The detail is as for printf, or NULL. */
enum store_why engine_fault(struct store_fault *fault, enum store_why why, const char *place,
                            const char *detail, ...) __attribute__((format(printf, 4, 5)));
enum store_why engine_conflict(struct store_fault *fault, const char *stream, uint64_t seq);
enum store_why engine_thing_fault(struct store_fault *fault, enum store_why why, const char *shelf,
                                  const char *key, uint64_t version);
enum store_why engine_backwards(struct store_fault *fault, const char *stream, uint64_t seq,
                                int64_t at_ms);

/* A position as text and back; false if it is none of this record's. "" is the beginning. */
void engine_position(char out[STORE_POSITION], const char *id, struct engine_place place);
bool engine_read_position(struct engine_place *out, const char *id, const char *text);
void engine_new_id(char out[ENGINE_ID]);

/* Bytes of one's own, with a NUL behind them; never NULL but without memory. */
void *engine_copy_bytes(const void *bytes, size_t len);

/* Likewise a thing, in one piece. */
struct store_thing *engine_copy_thing(const struct store_thing *t);

/* ---- what callers hand in (store.c, things.c): false, or a fault, if it will not do ---- */

bool engine_is_name(const char *name);
enum store_why engine_bad_name(struct store_fault *fault, const char *name);
enum store_why engine_check_changes(const struct store_request *r, struct store_fault *fault);

/* Does the sort begin with what the listing asks for? */
bool engine_has_prefix(const struct store_thing *t, const struct store_listing *l);

#endif
