/*
 * store/sql_read.c -- rows become events. Long answers are read a page at a time, each beginning
 * behind the last row of the one before, so that no engine holds all of a record in memory.
 */
#include "store/chain.h"
#include "store/sql.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE = 256 };

/* ---- the table of statements ---- */

const char *sql_text(enum sql_id id, bool server)
{
    static const char *const texts[SQL_COUNT][2] = {
#define ONE(name, both)     {both, both},
#define TWO(name, lite, pg) {lite, pg},
        SQL_MAP(ONE, TWO)
#undef ONE
#undef TWO
    };

    return texts[id][server];
}

struct sql_value sql_number(int64_t n)
{
    return (struct sql_value){SQL_NUMBER, n, NULL, 0};
}

struct sql_value sql_string(const char *text)
{
    return (struct sql_value){SQL_TEXT, 0, text, strlen(text)};
}

/* No bytes are bytes, too, and not nothing. */
struct sql_value sql_bytes(const void *bytes, size_t len)
{
    return (struct sql_value){SQL_BYTES, 0, len ? bytes : "", len};
}

bool sql_see(void *payload, const struct sql_value *column)
{
    (void)column;
    *(bool *)payload = true;
    return false;
}

enum store_why sql_do(struct sql *c, enum sql_id id, struct store_fault *fault)
{
    return c->driver->run(c, id, NULL, 0, NULL, NULL, fault);
}

/* ---- events ---- */

/* A page that is being read: to whom it goes, and where it got to. */
struct reading {
    const char *id;
    store_row_fn *each;
    void *payload;
    uint64_t rows;
    bool stopped, damaged;
    struct engine_place place;
    char stream[STORE_NAME_MAX + 1];
    uint64_t seq;
};

static bool take_row(void *payload, const struct sql_value *column)
{
    struct reading *r = payload;
    struct store_row row = {
        .stream = column[2].bytes,
        .seq = (uint64_t)column[3].number,
        .event = {.kind = column[4].bytes,
                  .version = (unsigned)column[5].number,
                  .at_ms = column[6].number,
                  .who = column[7].bytes,
                  .bytes = column[8].bytes,
                  .len = column[8].len},
        .hash = column[9].bytes,
    };

    r->damaged = !row.stream || column[2].len > STORE_NAME_MAX || !row.event.kind ||
                 !row.event.who || column[9].len != STORE_HASH;
    if (r->damaged)
        return false;
    r->rows++;
    r->place.transaction = (uint64_t)column[0].number;
    r->place.row = (uint64_t)column[1].number;
    r->seq = row.seq;
    memcpy(r->stream, row.stream, column[2].len + 1);
    engine_position(row.position, r->id, r->place);
    r->stopped = !r->each(r->payload, &row);
    return !r->stopped;
}

static enum store_why read_page(struct sql *c, struct reading *r, enum sql_id id, uint64_t limit,
                                struct store_fault *fault)
{
    struct sql_value most = sql_number((int64_t)limit);
    char from[STORE_NAME_MAX + 1]; /* r->stream moves on while this is still bound */

    if (id == SQL_STREAM || id == SQL_ALL_BY_STREAM)
        return SQL_RUN(c, id, take_row, r, fault, sql_string(strcpy(from, r->stream)),
                       sql_number((int64_t)r->seq), most);
    return SQL_RUN(c, id, take_row, r, fault, sql_number((int64_t)r->place.transaction),
                   sql_number((int64_t)r->place.row), most);
}

static enum store_why read_pages(struct sql *c, struct reading *r, enum sql_id id, uint64_t limit,
                                 struct store_fault *fault)
{
    enum store_why why = STORE_OK;

    while (!why && limit && !r->stopped) {
        uint64_t page = limit < PAGE ? limit : PAGE;
        r->rows = 0;
        why = read_page(c, r, id, page, fault);
        if (!why && r->damaged)
            return engine_fault(fault, STORE_DAMAGED, r->stream, NULL);
        limit -= r->rows;
        if (r->rows < page)
            break;
    }
    return why;
}

enum store_why sql_read(struct sql *c, const struct engine_query *q, store_row_fn *each,
                        void *payload, struct store_fault *fault)
{
    struct reading r = {.id = c->id, .each = each, .payload = payload, .place = q->place};

    if (q->stream) {
        strcpy(r.stream, q->stream);
        r.seq = q->after;
    }
    return read_pages(c, &r, q->stream ? SQL_STREAM : SQL_FEED, q->limit, fault);
}

/* ---- streams ---- */

struct listing {
    store_head_fn *each;
    void *payload;
    uint64_t rows;
    bool stopped, damaged;
    char last[STORE_NAME_MAX + 1];
};

static bool take_head(void *payload, const struct sql_value *column)
{
    struct listing *l = payload;
    struct store_head head = {column[0].bytes, (uint64_t)column[1].number, column[2].number,
                              column[3].bytes};

    l->damaged = !head.stream || column[0].len > STORE_NAME_MAX || column[3].len != STORE_HASH;
    if (l->damaged)
        return false;
    l->rows++;
    memcpy(l->last, head.stream, column[0].len + 1);
    l->stopped = !l->each(l->payload, &head);
    return !l->stopped;
}

enum store_why sql_streams(struct sql *c, const char *prefix, const char *after, uint64_t limit,
                           store_head_fn *each, void *payload, struct store_fault *fault)
{
    struct listing l = {.each = each, .payload = payload};
    char end[STORE_NAME_MAX + 2], from[STORE_NAME_MAX + 1];
    enum store_why why = STORE_OK;

    strcpy(l.last, after);
    strcat(strcpy(end, prefix), "\x7f"); /* behind every name that begins so */
    while (!why && limit && !l.stopped) {
        uint64_t page = limit < PAGE ? limit : PAGE;
        l.rows = 0;
        why = SQL_RUN(c, SQL_STREAMS, take_head, &l, fault, sql_string(strcpy(from, l.last)),
                      sql_string(prefix), sql_string(end), sql_number((int64_t)page));
        if (!why && l.damaged)
            return engine_fault(fault, STORE_DAMAGED, l.last, NULL);
        limit -= l.rows;
        if (l.rows < page)
            break;
    }
    return why;
}

/* ---- commands and words ---- */

struct commands {
    const struct store_visitor *v;
    uint64_t rows;
    bool stopped;
    char last[STORE_NAME_MAX + 1];
};

static bool take_command(void *payload, const struct sql_value *column)
{
    struct commands *l = payload;

    if (!column[0].bytes || column[0].len > STORE_NAME_MAX) {
        l->stopped = true;
        return false;
    }
    l->rows++;
    memcpy(l->last, column[0].bytes, column[0].len + 1);
    l->stopped = !l->v->answer(l->v->payload,
                               &(struct store_answer){l->last, column[1].bytes, column[1].len});
    return !l->stopped;
}

static enum store_why walk_commands(struct sql *c, const struct store_visitor *v, bool *stopped,
                                    struct store_fault *fault)
{
    struct commands l = {.v = v};
    char from[STORE_NAME_MAX + 1];
    enum store_why why;

    do {
        l.rows = 0;
        why = SQL_RUN(c, SQL_COMMANDS, take_command, &l, fault, sql_string(strcpy(from, l.last)),
                      sql_number(PAGE));
    } while (!why && !l.stopped && l.rows == PAGE);
    *stopped = l.stopped;
    return why;
}

struct all_words {
    const struct store_visitor *v;
    uint64_t rows;
    bool stopped;
    uint8_t last[STORE_HASH];
};

static bool take_words(void *payload, const struct sql_value *column)
{
    struct all_words *l = payload;
    struct store_words w = {
        .bytes = column[2].bytes, .len = column[2].len, .erased_ms = column[3].number};

    l->stopped = column[0].len != STORE_HASH;
    if (l->stopped)
        return false;
    l->rows++;
    memcpy(l->last, column[0].bytes, STORE_HASH);
    memcpy(w.hash, l->last, STORE_HASH);
    if (column[1].len == STORE_SALT)
        memcpy(w.salt, column[1].bytes, STORE_SALT);
    l->stopped = !l->v->words(l->v->payload, &w);
    return !l->stopped;
}

static enum store_why walk_words(struct sql *c, const struct store_visitor *v, bool *stopped,
                                 struct store_fault *fault)
{
    struct all_words l = {.v = v};
    uint8_t from[STORE_HASH];
    size_t len = 0; /* nothing is before every hash, even before zeros */
    enum store_why why;

    do {
        l.rows = 0;
        memcpy(from, l.last, STORE_HASH);
        why = SQL_RUN(c, SQL_ALL_WORDS, take_words, &l, fault, sql_bytes(from, len),
                      sql_number(PAGE));
        len = STORE_HASH;
    } while (!why && !l.stopped && l.rows == PAGE);
    *stopped = l.stopped;
    return why;
}

enum store_why sql_walk(struct sql *c, const struct engine_walk *w, struct store_fault *fault)
{
    struct reading r = {.id = c->id, .each = w->v.row, .payload = w->v.payload};
    enum store_why why = STORE_OK;
    bool stopped = false;

    if (w->head)
        why = sql_streams(c, "", "", INT64_MAX, w->head, w->v.payload, fault);
    if (!why && w->v.row)
        why = read_pages(c, &r, w->by_stream ? SQL_ALL_BY_STREAM : SQL_ALL, INT64_MAX, fault);
    if (!why && !r.stopped && w->v.answer)
        why = walk_commands(c, &w->v, &stopped, fault);
    if (!why && !r.stopped && !stopped && w->v.words)
        why = walk_words(c, &w->v, &stopped, fault);
    if (!why && !r.stopped && !stopped && w->v.thing)
        why = sql_all_things(c, w->v.thing, w->v.payload, fault);
    if (!why && !r.stopped && !stopped && w->listed)
        why = sql_walk_roll(c, w, fault);
    return why || !w->tally ? why : sql_tally_read(c, w->tally, fault);
}

/* ---- one's words ---- */

struct wanted {
    void *bytes;
    size_t len;
    bool there;
    int64_t erased_ms;
};

static bool take_wanted(void *payload, const struct sql_value *column)
{
    struct wanted *w = payload;

    w->there = true;
    w->erased_ms = column[2].number;
    if (!w->erased_ms)
        w->bytes = engine_copy_bytes(column[1].bytes, w->len = column[1].len);
    return false;
}

enum store_why sql_words_read(struct sql *c, void **out, size_t *len, const uint8_t *hash,
                              struct store_fault *fault)
{
    struct wanted w = {0};
    enum store_why why = SQL_RUN(c, SQL_WORDS, take_wanted, &w, fault, sql_bytes(hash, STORE_HASH));

    if (!why && !w.there)
        why = engine_fault(fault, STORE_NO_WORDS, "", NULL);
    else if (!why && w.erased_ms)
        why = engine_fault(fault, STORE_ERASED, "", NULL);
    else if (!why && !w.bytes)
        why = engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    if (why) {
        free(w.bytes);
        return why;
    }
    *out = w.bytes;
    *len = w.len;
    return STORE_OK;
}
