/*
 * store/sql_view.c -- a record as it is seen from within one transaction: whatever is asked of the
 * view goes over the connection of that transaction, and sees what was appended there.
 */
#include "store/sql.h"

#include <string.h>

struct view {
    struct store base;
    struct sql *c;
};

static struct sql *link_of(struct store *s)
{
    return ((struct view *)s)->c;
}

static enum store_why append(struct store *s, struct store_result *out,
                             const struct store_request *r, struct store_fault *fault)
{
    return sql_append(link_of(s), out, r, fault);
}

static enum store_why known(struct store *s, struct store_result *out, const char *command,
                            struct store_fault *fault)
{
    return sql_known(link_of(s), out, command, fault);
}

static enum store_why read_events(struct store *s, const struct engine_query *q, store_row_fn *each,
                                  void *payload, struct store_fault *fault)
{
    return sql_read(link_of(s), q, each, payload, fault);
}

static enum store_why streams(struct store *s, const char *prefix, const char *after,
                              uint64_t limit, store_head_fn *each, void *payload,
                              struct store_fault *fault)
{
    return sql_streams(link_of(s), prefix, after, limit, each, payload, fault);
}

static enum store_why words_read(struct store *s, void **out, size_t *len, const uint8_t *hash,
                                 struct store_fault *fault)
{
    return sql_words_read(link_of(s), out, len, hash, fault);
}

static enum store_why words_erase(struct store *s, const uint8_t *hash, int64_t at_ms,
                                  struct store_fault *fault)
{
    return sql_words_erase(link_of(s), hash, at_ms, fault);
}

static enum store_why thing(struct store *s, struct store_thing **out, const char *shelf,
                            const char *key, struct store_fault *fault)
{
    return sql_thing(link_of(s), out, shelf, key, fault);
}

static enum store_why things(struct store *s, const struct store_listing *l, store_thing_fn *each,
                             void *payload, struct store_fault *fault)
{
    return sql_things(link_of(s), l, each, payload, fault);
}

static enum store_why walk(struct store *s, const struct engine_walk *w, struct store_fault *fault)
{
    return sql_walk(link_of(s), w, fault);
}

static const struct engine engine = {
    .append = append,
    .known = known,
    .read = read_events,
    .streams = streams,
    .words_read = words_read,
    .words_erase = words_erase,
    .thing = thing,
    .things = things,
    .walk = walk,
};

enum store_why sql_view(struct sql *c, const struct store *of, engine_work_fn *work, void *payload,
                        struct store_fault *fault)
{
    struct view v = {.c = c};
    enum store_why why;

    engine_init(&v.base, &engine, of->read_only);
    memcpy(v.base.id, of->id, ENGINE_ID);
    v.base.address = of->address;
    why = work(&v.base, payload, fault);
    v.base.address = NULL; /* it was only borrowed */
    engine_release(&v.base);
    return why;
}
