/*
 * store/sql_things.c -- things of the two SQL engines. They are read a page at a time, as events are.
 */
#include "store/sql.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE = 256 };

/* ---- changing ---- */

static bool take_version(void *payload, const struct sql_value *column)
{
    *(uint64_t *)payload = (uint64_t)column->number;
    return false;
}

enum store_why sql_change(struct sql *c, const struct store_change *change,
                          struct store_fault *fault)
{
    const struct store_thing *t = &change->thing;
    struct sql_value shelf = sql_string(t->shelf), key = sql_string(t->key);
    size_t len = strlen(t->key);
    uint64_t version = 0;
    enum store_why why = SQL_RUN(c, SQL_VERSION, take_version, &version, fault, shelf, key);

    if (why)
        return why;
    if (change->expect != STORE_ANY && change->expect != version)
        return engine_thing_fault(fault, STORE_CONFLICT, t->shelf, t->key, version);
    if (change->act == STORE_HOLD || (change->act == STORE_REMOVE && !version))
        return STORE_OK;
    if (change->act == STORE_REMOVE) {
        why = sql_unlist(c, t->shelf, t->key, len, fault);
        return why ? why : SQL_RUN(c, SQL_THING_REMOVE, NULL, NULL, fault, shelf, key);
    }
    if (!version)
        why = sql_list(c, t->shelf, t->key, len, fault);
    return why ? why
               : SQL_RUN(c, SQL_THING_SET, NULL, NULL, fault, shelf, key,
                         sql_number((int64_t)(t->version ? t->version : version + 1)),
                         sql_bytes(t->sort, t->sort_len), sql_bytes(t->bytes, t->len));
}

/* ---- reading ---- */

/* A row of five columns. False: there is something in it that we did not write. */
static bool read_thing(struct store_thing *out, const struct sql_value *column)
{
    *out = (struct store_thing){.shelf = column[0].bytes,
                                .key = column[1].bytes,
                                .version = (uint64_t)column[2].number,
                                .sort = column[3].bytes,
                                .sort_len = column[3].len,
                                .bytes = column[4].bytes,
                                .len = column[4].len};
    return out->shelf && out->key && column[0].len <= STORE_NAME_MAX &&
           column[1].len <= STORE_NAME_MAX && out->sort_len <= STORE_SORT_MAX;
}

struct one {
    struct store_thing *thing;
    bool there, damaged;
};

static bool take_one(void *payload, const struct sql_value *column)
{
    struct one *o = payload;
    struct store_thing t;

    o->there = true;
    o->damaged = !read_thing(&t, column);
    if (!o->damaged)
        o->thing = engine_copy_thing(&t);
    return false;
}

enum store_why sql_thing(struct sql *c, struct store_thing **out, const char *shelf,
                         const char *key, struct store_fault *fault)
{
    struct one o = {0};
    enum store_why why =
        SQL_RUN(c, SQL_THING, take_one, &o, fault, sql_string(shelf), sql_string(key));

    if (why || !o.there || o.damaged) {
        free(o.thing);
        return why ? why
                   : engine_thing_fault(fault, o.there ? STORE_DAMAGED : STORE_NO_THING, shelf, key,
                                        0);
    }
    *out = o.thing;
    return o.thing ? STORE_OK : engine_fault(fault, STORE_NO_MEMORY, "", NULL);
}

/* A page that is being read: to whom it goes, and where it got to. */
struct paging {
    const struct store_listing *listing; /* NULL: of all shelves */
    store_thing_fn *each;
    void *payload;
    uint64_t rows;
    bool stopped, damaged;
    char shelf[STORE_NAME_MAX + 1], key[STORE_NAME_MAX + 1];
    uint8_t sort[STORE_SORT_MAX];
    size_t sort_len;
};

static void keep_place(struct paging *p, const struct store_thing *t)
{
    strcpy(p->key, t->key);
    if (!p->listing)
        strcpy(p->shelf, t->shelf);
    p->sort_len = t->sort_len;
    if (t->sort_len)
        memcpy(p->sort, t->sort, t->sort_len);
}

static bool take_thing(void *payload, const struct sql_value *column)
{
    struct paging *p = payload;
    struct store_thing t;

    p->damaged = !read_thing(&t, column);
    if (p->damaged) {
        snprintf(p->shelf, sizeof p->shelf, "%s", t.shelf ? t.shelf : ""); /* for the message */
        return false;
    }
    p->rows++;
    keep_place(p, &t);
    p->stopped = (p->listing && !engine_has_prefix(&t, p->listing)) || !p->each(p->payload, &t);
    return !p->stopped;
}

/* What is bound must stay as it is while the place moves on. */
static enum store_why read_page(struct sql *c, struct paging *p, uint64_t page,
                                struct store_fault *fault)
{
    const struct paging from = *p;
    struct sql_value shelf = sql_string(from.shelf), key = sql_string(from.key);
    struct sql_value most = sql_number((int64_t)page);

    if (!p->listing)
        return SQL_RUN(c, SQL_ALL_THINGS, take_thing, p, fault, shelf, key, most);
    return SQL_RUN(c, SQL_THINGS, take_thing, p, fault, shelf, sql_bytes(from.sort, from.sort_len),
                   key, most);
}

static enum store_why read_pages(struct sql *c, struct paging *p, uint64_t limit,
                                 struct store_fault *fault)
{
    enum store_why why = STORE_OK;

    while (!why && limit && !p->stopped) {
        uint64_t page = limit < PAGE ? limit : PAGE;
        p->rows = 0;
        why = read_page(c, p, page, fault);
        if (!why && p->damaged)
            return engine_fault(fault, STORE_DAMAGED, p->shelf, NULL);
        limit -= p->rows;
        if (p->rows < page)
            break;
    }
    return why;
}

/* Whatever begins with the prefix comes right behind it, as no key is "". */
enum store_why sql_things(struct sql *c, const struct store_listing *l, store_thing_fn *each,
                          void *payload, struct store_fault *fault)
{
    struct paging p = {.listing = l, .each = each, .payload = payload};

    strcpy(p.shelf, l->shelf);
    keep_place(&p, &(struct store_thing){.key = "", .sort = l->prefix, .sort_len = l->prefix_len});
    if (l->after)
        keep_place(&p, l->after);
    return read_pages(c, &p, l->limit, fault);
}

enum store_why sql_all_things(struct sql *c, store_thing_fn *each, void *payload,
                              struct store_fault *fault)
{
    struct paging p = {.each = each, .payload = payload};

    return read_pages(c, &p, INT64_MAX, fault);
}
