/*
 * cli/db_export.c -- a record as JSON, one object a line: events in the order of the feed, then what
 * commands were answered, then words, then things.
 *
 *     {"stream":"game/1","seq":1,"kind":"moves","version":1,"at":0,"who":"anna","hash":"…","text":"…"}
 *     {"command":"c1","text":"…"}
 *     {"words":"…","salt":"…","text":"…"}        or, if they are gone, "erased":1700000000000
 *
 *     {"shelf":"account","key":"…","version":1,"sort":"…","text":"…"}
 *
 * Shelves that are secret (store.h) are left out. Bytes that are no UTF-8 are "base64" instead of
 * "text", and a sort that is none "sort64".
 */
#include "cli/db.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "adoube/pgn.h"
#include "cli/output.h"
#include "cli/table.h"
#include "cli/text.h"

struct printing {
    const struct cli *c;
    struct output out;
    struct text line;
    bool failed, no_memory;
};

static void add_hex(struct text *t, const char *name, const uint8_t *bytes, size_t len)
{
    char hex[2 * STORE_HASH + 1];

    sodium_bin2hex(hex, sizeof hex, bytes, len);
    text_addf(t, "%s\"%s\":\"%s\"", t->len > 1 ? "," : "", name, hex);
}

static void add_named(struct text *t, const char *name, const char *otherwise, const void *bytes,
                      size_t len)
{
    size_t cap = sodium_base64_encoded_len(len, sodium_base64_VARIANT_ORIGINAL);

    if (len == 0 || ad_text_is_utf8(bytes, len)) {
        text_addf(t, ",\"%s\":", name);
        text_add_json(t, bytes, len);
        return;
    }
    text_addf(t, ",\"%s\":\"", otherwise);
    if (!text_reserve(t, cap))
        return;
    sodium_bin2base64(t->at + t->len, cap, bytes, len, sodium_base64_VARIANT_ORIGINAL);
    t->len += cap - 1; /* without its NUL */
    text_add(t, "\"", 1);
}

static void add_bytes(struct text *t, const void *bytes, size_t len)
{
    add_named(t, "text", "base64", bytes, len);
}

static bool send(struct printing *e)
{
    text_add(&e->line, "}\n", 2);
    e->no_memory = e->line.failed;
    if (!e->no_memory)
        e->failed = !output_write(&e->out, e->c, e->line.at, e->line.len);
    e->line.len = 0;
    return !e->failed && !e->no_memory;
}

static void add_text(struct text *t, const char *name, const char *value)
{
    text_addf(t, "%s\"%s\":", t->len > 1 ? "," : "", name);
    text_add_json(t, value, strlen(value));
}

static bool add_row(void *payload, const struct store_row *row)
{
    struct printing *e = payload;
    struct text *t = &e->line;

    text_add(t, "{", 1);
    add_text(t, "stream", row->stream);
    text_addf(t, ",\"seq\":%" PRIu64, row->seq);
    add_text(t, "kind", row->event.kind);
    text_addf(t, ",\"version\":%u,\"at\":%" PRId64, row->event.version, row->event.at_ms);
    add_text(t, "who", row->event.who);
    add_hex(t, "hash", row->hash, STORE_HASH);
    add_bytes(t, row->event.bytes, row->event.len);
    return send(e);
}

static bool add_answer(void *payload, const struct store_answer *a)
{
    struct printing *e = payload;

    text_add(&e->line, "{", 1);
    add_text(&e->line, "command", a->command);
    add_bytes(&e->line, a->bytes, a->len);
    return send(e);
}

static bool add_words(void *payload, const struct store_words *w)
{
    struct printing *e = payload;
    struct text *t = &e->line;

    text_add(t, "{", 1);
    add_hex(t, "words", w->hash, STORE_HASH);
    if (w->erased_ms) {
        text_addf(t, ",\"erased\":%" PRId64, w->erased_ms);
    } else {
        add_hex(t, "salt", w->salt, STORE_SALT);
        add_bytes(t, w->bytes, w->len);
    }
    return send(e);
}

static bool add_thing(void *payload, const struct store_thing *thing)
{
    struct printing *e = payload;
    struct text *t = &e->line;

    if (store_is_secret(thing->shelf))
        return true;
    text_add(t, "{", 1);
    add_text(t, "shelf", thing->shelf);
    add_text(t, "key", thing->key);
    text_addf(t, ",\"version\":%" PRIu64, thing->version);
    if (thing->sort_len)
        add_named(t, "sort", "sort64", thing->sort, thing->sort_len);
    add_bytes(t, thing->bytes, thing->len);
    return send(e);
}

enum cli_exit db_export(const struct cli *c, struct store *s)
{
    struct printing e = {.c = c};
    struct store_visitor v = {add_row, add_answer, add_words, add_thing, &e};
    struct store_fault fault;
    enum store_why why;
    enum cli_exit status = c->output ? table_check_place(c, c->output) : CLI_OK, closed;

    umask(077); /* it holds what people are called and wrote */
    if (!status)
        status = output_open(&e.out, c, c->output);
    if (status)
        return status;
    why = store_visit(s, &v, &fault);
    closed = output_close(&e.out, c, !why && !e.failed && !e.no_memory);
    text_release(&e.line);
    if (why)
        return db_trouble(c, &fault);
    if (e.no_memory)
        return cli_no_memory(c);
    return e.failed ? CLI_FILE : closed;
}
