/*
 * tests/store/store_copy.c -- a record goes from engine to engine and back, and nothing changes.
 */
#include "engines.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/engine.h"

enum { MANY = 600 }; /* more than two pages of everything */

static bool fill(struct kit_row *row, struct store *s)
{
    struct store_event event[MANY];
    struct store_part part[MANY];
    struct store_words words[MANY];
    struct store_answer answer[MANY];
    struct store_change change[MANY];
    static char name[MANY][16], id[MANY][16];
    struct store_request r = {.part = part,
                              .parts = MANY,
                              .words = words,
                              .words_count = MANY,
                              .others = answer,
                              .others_count = MANY,
                              .change = change,
                              .changes = MANY};
    struct store_result result = {0};

    for (unsigned i = 0; i < MANY; i++) {
        snprintf(name[i], sizeof name[i], "s/%u", i % 300);
        snprintf(id[i], sizeof id[i], "c/%u", i);
        event[i] = engines_event(id[i], 1000);
        part[i] = (struct store_part){name[i], STORE_ANY, &event[i], 1};
        answer[i] = (struct store_answer){id[i], name[i], strlen(name[i])};
        store_words_seal(&words[i], id[i], strlen(id[i]));
        change[i].thing = (struct store_thing){.shelf = i % 2 ? "odd" : "secret.even",
                                               .key = id[i],
                                               .version = i % 5 + 1,
                                               .sort = name[i],
                                               .sort_len = i % 5,
                                               .bytes = id[i],
                                               .len = i % 3};
        change[i] = (struct store_change){STORE_PUT, 0, change[i].thing};
        if (i % 7 == 0)
            words[i] =
                (struct store_words){.erased_ms = 5, .hash = {(uint8_t)i, (uint8_t)(i >> 8)}};
    }
    return kit_ok(row, store_append(s, &result, &r, NULL) == STORE_OK);
}

struct dump {
    char *text;
    size_t len;
    FILE *file;
};

static bool dump_row(void *payload, const struct store_row *row)
{
    struct dump *d = payload;

    fprintf(d->file, "%s %llu %.*s ", row->stream, (unsigned long long)row->seq,
            (int)row->event.len, (const char *)row->event.bytes);
    fwrite(row->hash, 1, STORE_HASH, d->file);
    return true;
}

static bool dump_answer(void *payload, const struct store_answer *a)
{
    fprintf(((struct dump *)payload)->file, "%s %.*s\n", a->command, (int)a->len,
            (const char *)a->bytes);
    return true;
}

static bool dump_words(void *payload, const struct store_words *w)
{
    struct dump *d = payload;

    fwrite(w->hash, 1, STORE_HASH, d->file);
    fwrite(w->salt, 1, STORE_SALT, d->file);
    fprintf(d->file, "%.*s %lld\n", (int)w->len, w->bytes ? (const char *)w->bytes : "",
            (long long)w->erased_ms);
    return true;
}

static bool dump_thing(void *payload, const struct store_thing *t)
{
    fprintf(((struct dump *)payload)->file, "%s %s %llu %.*s %.*s\n", t->shelf, t->key,
            (unsigned long long)t->version, (int)t->sort_len, (const char *)t->sort, (int)t->len,
            (const char *)t->bytes);
    return true;
}

static struct dump dump(struct store *s)
{
    struct dump d = {0};
    struct store_visitor v = {dump_row, dump_answer, dump_words, dump_thing, &d};

    d.file = open_memstream(&d.text, &d.len);
    store_visit(s, &v, NULL);
    fclose(d.file);
    return d;
}

static void copies(struct kit_row *row)
{
    struct store *from = engines_open(row, ON_MEMORY);
    struct dump want;

    if (!from || !fill(row, from))
        return;
    want = dump(from);
    for (enum engine_kind kind = ON_SQLITE; kind <= ENGINES;
         kind++) { /* each from the one before */
        struct store *to = engines_open(row, kind == ENGINES ? ON_MEMORY : kind);
        struct store_counts counts = {0};
        struct store_fault fault;
        struct dump got;
        if (!to || store_copy(to, from, &counts, NULL, &fault)) {
            char text[900];
            kit_fail(row, "%s", store_fault_text(text, sizeof text, &fault, false));
            return;
        }
        kit_ok(row, counts.streams == 300 && counts.events == MANY && counts.commands == MANY &&
                        counts.words == MANY && counts.erased == 86 && counts.things == MANY);
        got = dump(to);
        kit_ok(row, got.len == want.len && memcmp(got.text, want.text, want.len) == 0);
        kit_ok(row, store_copy(to, from, &counts, NULL, &fault) == STORE_NOT_EMPTY);
        engines_check(row, to, &counts);
        free(got.text);
        store_close(from);
        from = to;
    }
    store_close(from);
    free(want.text);
}

/* ---- a copy that fails ---- */

enum { BREAKS_AFTER = 550 }; /* more than one request of a copy, less than all */

/* A record that can be looked at once; then its disk fails in the middle. */
struct failing {
    struct store base;
    struct store *whole;
    unsigned walks, rows;
    const struct engine_walk *walk;
};

static bool show_some(void *payload, const struct store_row *row)
{
    struct failing *f = payload;

    return ++f->rows <= BREAKS_AFTER && f->walk->v.row(f->walk->v.payload, row);
}

static enum store_why walk_failing(struct store *s, const struct engine_walk *w,
                                   struct store_fault *fault)
{
    struct failing *f = (struct failing *)s;
    struct engine_walk some = {.v = {.row = show_some, .payload = f}};

    if (f->walks++ == 0) /* the chains are checked */
        return f->whole->engine->walk(f->whole, w, fault);
    f->walk = w;
    f->whole->engine->walk(f->whole, &some, fault);
    return engine_fault(fault, STORE_IO, "source", NULL);
}

static const struct engine failing_engine = {.walk = walk_failing};

static void fail_on(struct kit_row *row, struct store *from, enum engine_kind kind)
{
    struct store *to = engines_open(row, kind);
    struct failing broken = {.base = *from, .whole = from};
    struct store_counts counts;
    struct store_fault fault = {0};

    broken.base.engine = &failing_engine;
    if (!to)
        return;
    kit_ok(row, store_copy(to, &broken.base, &counts, NULL, &fault) == STORE_IO);
    kit_is(row, "source", fault.place);
    kit_ok(row, broken.walks == 2 && broken.rows == BREAKS_AFTER + 1);
    if (engines_check(row, to, &counts))
        kit_ok(row, counts.streams + counts.events + counts.commands + counts.words == 0);
    kit_ok(row, store_copy(to, from, &counts, NULL, &fault) == STORE_OK);
    if (engines_check(row, to, &counts))
        kit_ok(row, counts.events == MANY);
    store_close(to);
}

/* To a file that is not there: none is there afterwards, not even a draft. */
static void fail_aside(struct kit_row *row, struct store *from)
{
    struct failing broken = {.base = *from, .whole = from};
    struct store_counts counts;
    struct store_fault fault = {0};
    char path[ADDRESS], command[2 * ADDRESS];

    broken.base.engine = &failing_engine;
    engines_fresh(path, row, ON_SQLITE);
    kit_ok(row, store_copy_to(path, &broken.base, &counts, NULL, &fault) == STORE_IO);
    kit_ok(row, broken.walks == 2);
    snprintf(command, sizeof command, "! ls -d %s* >/dev/null 2>&1", path);
    kit_ok(row, system(command) == 0);
    kit_ok(row, store_copy_to(path, from, &counts, NULL, &fault) == STORE_OK);
    kit_ok(row, store_copy_to(path, from, &counts, NULL, &fault) == STORE_NOT_EMPTY);
}

static void fails(struct kit_row *row)
{
    struct store *from = engines_open(row, ON_MEMORY);

    if (!from || !fill(row, from))
        return;
    for (enum engine_kind kind = 0; kind < ENGINES; kind++)
        fail_on(row, from, kind);
    fail_aside(row, from);
    store_close(from);
}

/* ---- backups of a record in use ---- */

struct writing {
    struct store *s;
    atomic_uint acknowledged;
    atomic_bool stop;
};

static void *write_on(void *payload)
{
    struct writing *w = payload;
    struct store_event e = engines_event("x", 1000);
    struct store_part part = {"live", STORE_ANY, &e, 1};
    struct store_request r = {.part = &part, .parts = 1};
    struct store_result result = {0};

    while (!atomic_load(&w->stop) && !store_append(w->s, &result, &r, NULL)) {
        atomic_fetch_add(&w->acknowledged, 1);
        usleep(500); /* memory would be too fast to copy */
    }
    return NULL;
}

static void check_backup(struct kit_row *row, const char *path, unsigned least)
{
    struct store_counts counts;
    struct store *copy;

    if (!kit_ok(row, !store_open(&copy, path, &(struct store_options){.read_only = true}, NULL)))
        return;
    if (engines_check(row, copy, &counts))
        kit_ok(row, counts.events >= least);
    store_close(copy);
}

static void live_on(struct kit_row *row, enum engine_kind kind)
{
    struct writing w = {.s = engines_open(row, kind)};
    char path[ADDRESS];
    pthread_t thread;

    if (!w.s || !kit_ok(row, pthread_create(&thread, NULL, write_on, &w) == 0))
        return;
    for (int i = 0; i < 5; i++) {
        unsigned least;
        usleep(20000);
        least = atomic_load(&w.acknowledged);
        engines_fresh(path, row, ON_SQLITE);
        if (kit_ok(row, store_backup(w.s, path, false, NULL, NULL) == STORE_OK))
            check_backup(row, path, least);
    }
    atomic_store(&w.stop, true);
    pthread_join(thread, NULL);
    kit_ok(row, atomic_load(&w.acknowledged) > 0);
    store_close(w.s);
}

static void live(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++)
        live_on(row, kind);
}

/* Nothing is restored over a record that somebody uses, not even if asked for. */
static void restore_in_use(struct kit_row *row)
{
    char path[ADDRESS], copy[ADDRESS + 8], out[STORE_SCRIPT];
    struct store_options how = {.create = true};
    struct store *s;

    engines_fresh(path, row, ON_SQLITE);
    snprintf(copy, sizeof copy, "%s.copy", path);
    if (!kit_ok(row, !store_open(&s, path, &how, NULL)))
        return;
    store_script(row, &s, path, "append a@0 +old", out);
    kit_ok(row, store_backup(s, copy, false, NULL, NULL) == STORE_OK);
    store_script(row, &s, path, "append a@1 +new", out);
    kit_ok(row, store_restore(path, copy, false, NULL, NULL) == STORE_EXISTS);
    kit_ok(row, store_restore(path, copy, true, NULL, NULL) == STORE_BUSY);
    store_script(row, &s, path, "read a", out);
    kit_is(row, "1:old 2:new", out);
    store_close(s);
    kit_ok(row, store_restore(path, copy, true, NULL, NULL) == STORE_OK);
    if (kit_ok(row, !store_open(&s, path, NULL, NULL)))
        store_script(row, &s, path, "read a", out);
    kit_is(row, "1:old", out);
    store_close(s);
}

static const struct kit_test tests[] = {
    {"store: from engine to engine nothing changes", copies},
    {"store: a copy that fails leaves nothing", fails},
    {"store: a backup while it is written to", live},
    {"store: nothing is restored over a record in use", restore_in_use},
    {0},
};

const struct kit_suite suite_store_copy = {NULL, tests};
