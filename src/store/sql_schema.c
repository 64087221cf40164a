/*
 * store/sql_schema.c -- the tables, as numbered steps that only go forward.
 *
 * Step n brings a record from schema n - 1 to n. A step is never changed once it was released. The
 * words that differ between the engines are filled in; the rest is one text.
 *
 *   meta     schema: number of the last step; id: in front of every position
 *   stream   where each stream is: what a request is held to, and what catches a lost tail
 *   event    id and, on a server, tx: the order of the feed
 *   command  what was answered, by the command's id
 *   words    of people, by their salted hash; erased: when, and then there is neither salt nor word
 *   thing    what can be changed, by shelf and key
 *   roll     names of all streams, words and things; tally: how many of what there are (sql_tally.c)
 */
#include "store/sql.h"

#include <stdlib.h>
#include <string.h>

/* Names are compared by their bytes: SQLite does so, a server must be told. On a server a row knows
 * its transaction; the feed ends below the oldest one that still runs. */
#define STEP_1(TEXT, BYTES, EVENT_KEYS)                                                            \
    "create table meta (name " TEXT " primary key, value " TEXT " not null);"                      \
    "create table stream (name " TEXT " primary key, seq bigint not null, at bigint not null,"     \
    " hash " BYTES " not null);"                                                                   \
    "create table event (" EVENT_KEYS ", stream " TEXT " not null, seq bigint not null,"           \
    " kind " TEXT " not null, version bigint not null, at bigint not null, who " TEXT " not null," \
    " bytes " BYTES " not null, hash " BYTES " not null, unique (stream, seq));"                   \
    "create table command (id " TEXT " primary key, answer " BYTES " not null);"

#define STEP_2(TEXT, BYTES, EVENT_KEYS)                                                \
    "create table words (hash " BYTES " primary key, salt " BYTES ", bytes " BYTES "," \
    " erased bigint not null);"

#define STEP_3(TEXT, BYTES, EVENT_KEYS)                                            \
    "create table thing (shelf " TEXT " not null, key " TEXT " not null,"          \
    " version bigint not null, sort " BYTES " not null, bytes " BYTES " not null," \
    " primary key (shelf, key));"                                                  \
    "create index listing on thing (shelf, sort, key);"

#define STEP_4(TEXT, BYTES, EVENT_KEYS)                                               \
    "create table roll (shelf " TEXT " not null, key " BYTES " not null,"             \
    " primary key (shelf, key));"                                                     \
    "create table tally (slot integer primary key, requests bigint not null,"         \
    " events bigint not null, events_mark bigint not null, commands bigint not null," \
    " commands_mark bigint not null, listed bigint not null, listed_mark bigint not null);"

/* In a file a command lies in its index: that is one page less to be written with every request, and
 * the tally is one more. */
#define FILE_STEP_4                                                                \
    "create table kept (id text primary key, answer blob not null) without rowid;" \
    "insert into kept select id, answer from command; drop table command;"         \
    "alter table kept rename to command;"

static const char *const steps[SQL_SCHEMA][2] = {
#define BOTH(STEP, FILE_MORE, SERVER_MORE)                     \
    {STEP("text", "blob", "id integer primary key") FILE_MORE, \
     STEP("text collate \"C\"", "bytea",                       \
          "id bigint generated always as identity,"            \
          " tx bigint not null default (pg_current_xact_id()::text::bigint)") SERVER_MORE},
    BOTH(STEP_1, "", "create unique index feed on event (tx, id);") BOTH(STEP_2, "", "")
        BOTH(STEP_3, "", "") BOTH(STEP_4, FILE_STEP_4, "")
#undef BOTH
};

unsigned store_schema(void)
{
    return SQL_SCHEMA;
}

static bool take_text(void *payload, const struct sql_value *column)
{
    char *out = payload;

    if (column->len < ENGINE_ID)
        memcpy(out, column->bytes, column->len + 1);
    return false;
}

static bool take_any(void *payload, const struct sql_value *column)
{
    (void)column;
    *(bool *)payload = true;
    return false;
}

enum store_why sql_schema_read(struct sql *c, unsigned *out, char id[ENGINE_ID],
                               struct store_fault *fault)
{
    char number[ENGINE_ID] = "";
    bool tables = false;
    enum store_why why = c->driver->run(c, SQL_TABLES, NULL, 0, take_any, &tables, fault);

    *out = 0;
    if (why || !tables)
        return why;
    why = SQL_RUN(c, SQL_META, take_text, number, fault, sql_string("schema"));
    if (!why)
        why = SQL_RUN(c, SQL_META, take_text, id, fault, sql_string("id"));
    *out = (unsigned)strtoul(number, NULL, 10);
    if (!why && (*out == 0 || !*id))
        return engine_fault(fault, STORE_FOREIGN, "", NULL);
    return why;
}

enum store_why sql_schema_raise(struct sql *c, unsigned from, char id[ENGINE_ID],
                                struct store_fault *fault)
{
    enum store_why why = STORE_OK;
    char number[ENGINE_ID] = {(char)('0' + SQL_SCHEMA)};

    for (unsigned i = from; !why && i < SQL_SCHEMA; i++)
        why = c->driver->script(c, steps[i][c->driver->server], fault);
    if (!why)
        why = SQL_RUN(c, SQL_META_SET, NULL, NULL, fault, sql_string("schema"), sql_string(number));
    if (!why && from)
        why = sql_tally_begin(c, fault);
    if (why || from)
        return why;
    engine_new_id(id);
    return SQL_RUN(c, SQL_META_SET, NULL, NULL, fault, sql_string("id"), sql_string(id));
}
