/*
 * store/sql.h -- what the two SQL engines share: the statements, and everything done with them.
 *
 * A driver runs one statement of the table on one connection. Above it the engines are one
 * program: sql_append.c, sql_read.c, sql_things.c, sql_tally.c, sql_schema.c know of no engine.
 */
#ifndef AD_STORE_SQL_H
#define AD_STORE_SQL_H

#include "store/engine.h"

enum sql_type { SQL_NOTHING, SQL_NUMBER, SQL_TEXT, SQL_BYTES };

struct sql_value {
    enum sql_type type;
    int64_t number;
    const void *bytes; /* a text ends with NUL */
    size_t len;
};

#define SQL_EVENT_COLUMNS "id, stream, seq, kind, version, at, who, bytes, hash"

/* Marks are added without carry, which SQLite has no word for. */
#define SQL_SUM_OF(KIND)                                                                      \
    ", " KIND " = tally." KIND " + excluded." KIND ", " KIND "_mark = (tally." KIND "_mark |" \
    " excluded." KIND "_mark) & ~(tally." KIND "_mark & excluded." KIND "_mark)"
#define SQL_TALLY_SUM                                                                             \
    " on conflict (slot) do update set requests = tally.requests + excluded.requests" SQL_SUM_OF( \
        "events") SQL_SUM_OF("commands") SQL_SUM_OF("listed")

/* Every name on the roll, and whether it is there; and what is there without being on it. */
#define SQL_ROLL_OF(KEY)                                                                    \
    "select shelf, key, case when case shelf"                                               \
    " when '" ENGINE_STREAMS "' then exists (select 1 from stream where name = " KEY ")"    \
    " or exists (select 1 from event where stream = " KEY ")"                               \
    " when '" ENGINE_WORDS "' then exists (select 1 from words where hash = roll.key)"      \
    " else exists (select 1 from thing where thing.shelf = roll.shelf and thing.key = " KEY \
    ") end then 1 else 0 end from roll where (shelf, key) > ($1, $2)"                       \
    " order by shelf, key limit $3"

#define SQL_UNLISTED_OF(NAME, KEY)                                                     \
    "select '" ENGINE_STREAMS "', " NAME " from stream where not exists"               \
    " (select 1 from roll where shelf = '" ENGINE_STREAMS "' and roll.key = " NAME ")" \
    " union all select '" ENGINE_WORDS "', hash from words where not exists"           \
    " (select 1 from roll where shelf = '" ENGINE_WORDS "' and roll.key = hash)"       \
    " union all select shelf, " KEY " from thing where not exists"                     \
    " (select 1 from roll where roll.shelf = thing.shelf and roll.key = " KEY ") order by 1, 2"

/* name, both engines; or SQLite, PostgreSQL. $1 ... stand for what is bound: numbers, text, bytes.
 * An engine for which a text is "" has no need of it. */
#define SQL_MAP(ONE, TWO)                                                                          \
    TWO(SQL_BEGIN, "begin immediate", "begin")                                                     \
    TWO(SQL_BEGIN_LOOK, "begin", "begin isolation level repeatable read read only")                \
    ONE(SQL_COMMIT, "commit")                                                                      \
    ONE(SQL_ROLLBACK, "rollback")                                                                  \
    ONE(SQL_SAVE, "savepoint request")                                                             \
    ONE(SQL_TAKE_BACK, "rollback to request")                                                      \
    ONE(SQL_RELEASE, "release request")                                                            \
    TWO(SQL_LOCK, "", "select pg_advisory_xact_lock($1)")                                          \
    TWO(SQL_LOCK_ALL, "", "lock table event, stream, command, words in share row exclusive mode")  \
    TWO(SQL_LOCK_SHARED, "", "select pg_advisory_xact_lock_shared($1)")                            \
    ONE(SQL_META, "select value from meta where name = $1")                                        \
    ONE(SQL_META_SET, "insert into meta (name, value) values ($1, $2)"                             \
                      " on conflict (name) do update set value = excluded.value")                  \
    ONE(SQL_COMMAND, "select answer from command where id = $1")                                   \
    ONE(SQL_COMMAND_ADD, "insert into command (id, answer) values ($1, $2)")                       \
    ONE(SQL_HEAD, "select seq, at, hash from stream where name = $1")                              \
    ONE(SQL_HEAD_SET, "insert into stream (name, seq, at, hash) values ($1, $2, $3, $4)"           \
                      " on conflict (name) do update set seq = excluded.seq, at = excluded.at,"    \
                      " hash = excluded.hash")                                                     \
    ONE(SQL_EVENT_ADD, "insert into event (stream, seq, kind, version, at, who, bytes, hash)"      \
                       " values ($1, $2, $3, $4, $5, $6, $7, $8)")                                 \
    ONE(SQL_WORDS, "select salt, bytes, erased from words where hash = $1")                        \
    ONE(SQL_WORDS_ADD, "insert into words (hash, salt, bytes, erased) values ($1, $2, $3, $4)"     \
                       " on conflict (hash) do nothing returning erased")                          \
    ONE(SQL_WORDS_ERASE, "update words set salt = null, bytes = null, erased = $2"                 \
                         " where hash = $1 and erased = 0 returning erased")                       \
    TWO(SQL_STREAM,                                                                                \
        "select 0, " SQL_EVENT_COLUMNS " from event where stream = $1 and seq > $2"                \
        " order by seq limit $3",                                                                  \
        "select tx, " SQL_EVENT_COLUMNS " from event where stream = $1 and seq > $2"               \
        " order by seq limit $3")                                                                  \
    TWO(SQL_FEED, "select 0, " SQL_EVENT_COLUMNS " from event where id > $2 order by id limit $3", \
        "select tx, " SQL_EVENT_COLUMNS " from event where (tx, id) > ($1, $2)"                    \
        " and tx < pg_snapshot_xmin(pg_current_snapshot())::text::bigint"                          \
        " order by tx, id limit $3")                                                               \
    TWO(SQL_ALL, "select 0, " SQL_EVENT_COLUMNS " from event where id > $2 order by id limit $3",  \
        "select tx, " SQL_EVENT_COLUMNS " from event where (tx, id) > ($1, $2)"                    \
        " order by tx, id limit $3")                                                               \
    TWO(SQL_ALL_BY_STREAM,                                                                         \
        "select 0, " SQL_EVENT_COLUMNS " from event where (stream, seq) > ($1, $2)"                \
        " order by stream, seq limit $3",                                                          \
        "select tx, " SQL_EVENT_COLUMNS " from event where (stream, seq) > ($1, $2)"               \
        " order by stream, seq limit $3")                                                          \
    ONE(SQL_STREAMS, "select name, seq, at, hash from stream"                                      \
                     " where name > $1 and name >= $2 and name < $3 order by name limit $4")       \
    ONE(SQL_COMMANDS, "select id, answer from command where id > $1 order by id limit $2")         \
    ONE(SQL_ALL_WORDS, "select hash, salt, bytes, erased from words where hash > $1"               \
                       " order by hash limit $2")                                                  \
    ONE(SQL_VERSION, "select version from thing where shelf = $1 and key = $2")                    \
    ONE(SQL_THING_SET, "insert into thing (shelf, key, version, sort, bytes)"                      \
                       " values ($1, $2, $3, $4, $5) on conflict (shelf, key) do update"           \
                       " set version = excluded.version, sort = excluded.sort,"                    \
                       " bytes = excluded.bytes")                                                  \
    ONE(SQL_THING_REMOVE, "delete from thing where shelf = $1 and key = $2")                       \
    ONE(SQL_THING, "select shelf, key, version, sort, bytes from thing"                            \
                   " where shelf = $1 and key = $2")                                               \
    ONE(SQL_THINGS, "select shelf, key, version, sort, bytes from thing"                           \
                    " where shelf = $1 and (sort, key) > ($2, $3) order by sort, key limit $4")    \
    ONE(SQL_ALL_THINGS, "select shelf, key, version, sort, bytes from thing"                       \
                        " where (shelf, key) > ($1, $2) order by shelf, key limit $3")             \
    ONE(SQL_TALLY, "select requests, events, events_mark, commands, commands_mark,"                \
                   " listed, listed_mark from tally")                                              \
    ONE(SQL_TALLY_ADD, "insert into tally values ($1, $2, $3, $4, $5, $6, $7, $8)" SQL_TALLY_SUM)  \
    ONE(SQL_REQUESTS, "select requests from tally where slot = $1")                                \
    ONE(SQL_ROLL_ADD, "insert into roll values ($1, $2) on conflict do nothing")                   \
    ONE(SQL_ROLL_REMOVE, "delete from roll where shelf = $1 and key = $2")                         \
    TWO(SQL_ROLL, SQL_ROLL_OF("cast(roll.key as text)"),                                           \
        SQL_ROLL_OF("convert_from(roll.key, 'UTF8')"))                                             \
    TWO(SQL_UNLISTED, SQL_UNLISTED_OF("cast(name as blob)", "cast(thing.key as blob)"),            \
        SQL_UNLISTED_OF("convert_to(name, 'UTF8')", "convert_to(thing.key, 'UTF8')"))              \
    TWO(SQL_ROLL_FILL,                                                                             \
        "insert into roll " SQL_UNLISTED_OF("cast(name as blob)", "cast(thing.key as blob)"),      \
        "insert into roll " SQL_UNLISTED_OF("convert_to(name, 'UTF8')",                            \
                                            "convert_to(thing.key, 'UTF8')"))                      \
    TWO(SQL_MOVED, "",                                                                             \
        "select 1 from event where tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint"    \
        " limit 1")                                                                                \
    TWO(SQL_SETTLE, "", "update event set tx = 0")                                                 \
    TWO(SQL_TABLES, "select 1 from sqlite_master limit 1",                                         \
        "select 1 from pg_namespace where nspname = 'adoube'")

enum sql_id {
#define ONE(name, both)     name,
#define TWO(name, lite, pg) name,
    SQL_MAP(ONE, TWO)
#undef ONE
#undef TWO
        SQL_COUNT
};

struct sql;

/* The columns are borrowed until it returns; false ends the reading, which is no fault. */
typedef bool sql_row_fn(void *payload, const struct sql_value *column);

struct sql_driver {
    enum store_why (*run)(struct sql *c, enum sql_id id, const struct sql_value *arg, unsigned args,
                          sql_row_fn *each, void *payload, struct store_fault *fault);
    /* Several statements without rows, as a migration is. */
    enum store_why (*script)(struct sql *c, const char *text, struct store_fault *fault);
    bool server; /* which of the two texts, and whether there are locks to be asked for */
};

/* A connection begins with this. */
struct sql {
    const struct sql_driver *driver;
    const char *id;            /* of the record, for positions */
    int slot;                  /* its row of the tally */
    struct engine_tally tally; /* what this transaction has changed so far */
};

const char *sql_text(enum sql_id id, bool server);

/* ---- short ways to ask ---- */

struct sql_value sql_number(int64_t n);
struct sql_value sql_string(const char *text);
struct sql_value sql_bytes(const void *bytes, size_t len);

/* Without arguments and rows. */
enum store_why sql_do(struct sql *c, enum sql_id id, struct store_fault *fault);

/* For a question whether there is any row: *payload is a bool. */
bool sql_see(void *payload, const struct sql_value *column);

#define SQL_RUN(c, id, each, payload, fault, ...)                                                \
    (c)->driver->run(c, id, (const struct sql_value[]){__VA_ARGS__},                             \
                     sizeof((const struct sql_value[]){__VA_ARGS__}) / sizeof(struct sql_value), \
                     each, payload, fault)

/* ---- within a transaction of the caller's ---- */

enum store_why sql_append(struct sql *c, struct store_result *out, const struct store_request *r,
                          struct store_fault *fault);
enum store_why sql_words_erase(struct sql *c, const uint8_t *hash, int64_t at_ms,
                               struct store_fault *fault);

enum store_why sql_change(struct sql *c, const struct store_change *change,
                          struct store_fault *fault);

/* Ask for every lock that the request needs, in one order for all, before anything is written: so
 * nobody waits in a circle, and transactions are numbered in the order of each stream. */
enum store_why sql_lock(struct sql *c, const struct store_request *r, struct store_fault *fault);

/* Run `work` on the record as this transaction sees it; `of` is the store it belongs to. */
enum store_why sql_view(struct sql *c, const struct store *of, engine_work_fn *work, void *payload,
                        struct store_fault *fault);

/* ---- reading; walk wants a transaction ---- */

enum store_why sql_known(struct sql *c, struct store_result *out, const char *command,
                         struct store_fault *fault);
enum store_why sql_read(struct sql *c, const struct engine_query *q, store_row_fn *each,
                        void *payload, struct store_fault *fault);
enum store_why sql_streams(struct sql *c, const char *prefix, const char *after, uint64_t limit,
                           store_head_fn *each, void *payload, struct store_fault *fault);
enum store_why sql_words_read(struct sql *c, void **out, size_t *len, const uint8_t *hash,
                              struct store_fault *fault);
enum store_why sql_thing(struct sql *c, struct store_thing **out, const char *shelf,
                         const char *key, struct store_fault *fault);
enum store_why sql_things(struct sql *c, const struct store_listing *l, store_thing_fn *each,
                          void *payload, struct store_fault *fault);
enum store_why sql_all_things(struct sql *c, store_thing_fn *each, void *payload,
                              struct store_fault *fault);
enum store_why sql_walk(struct sql *c, const struct engine_walk *w, struct store_fault *fault);

/* ---- the tally and the roll (sql_tally.c) ---- */

void sql_tally_event(struct sql *c, const uint8_t hash[STORE_HASH]);
void sql_tally_answer(struct sql *c, const struct store_answer *a);
enum store_why sql_list(struct sql *c, const char *shelf, const void *key, size_t len,
                        struct store_fault *fault);
enum store_why sql_unlist(struct sql *c, const char *shelf, const void *key, size_t len,
                          struct store_fault *fault);

/* Last of all before a commit: what was gathered is written, and nothing if that was nothing. */
enum store_why sql_tally_write(struct sql *c, struct store_fault *fault);

/* How many requests this slot has seen; a file has but one. */
enum store_why sql_requests(struct sql *c, uint64_t *out, struct store_fault *fault);
enum store_why sql_tally_read(struct sql *c, struct engine_tally *out, struct store_fault *fault);
enum store_why sql_walk_roll(struct sql *c, const struct engine_walk *w, struct store_fault *fault);

/* For a record that had neither. */
enum store_why sql_tally_begin(struct sql *c, struct store_fault *fault);

/* ---- the schema ---- */

enum { SQL_SCHEMA = 4 };

/* What there is: 0 for nothing at all. The id is filled in unless it is 0. */
enum store_why sql_schema_read(struct sql *c, unsigned *out, char id[ENGINE_ID],
                               struct store_fault *fault);

/* Within a transaction: from `from` to what this program writes. `from` 0 makes a new record. */
enum store_why sql_schema_raise(struct sql *c, unsigned from, char id[ENGINE_ID],
                                struct store_fault *fault);

#endif
