/*
 * tests/store/store_copy.c -- a record goes from engine to engine and back, and nothing changes.
 */
#include "engines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MANY = 600 }; /* more than two pages of everything */

static bool fill(struct kit_row *row, struct store *s)
{
    struct store_event event[MANY];
    struct store_part part[MANY];
    struct store_words words[MANY];
    struct store_answer answer[MANY];
    static char name[MANY][16], id[MANY][16];
    struct store_request r = {.part = part,
                              .parts = MANY,
                              .words = words,
                              .words_count = MANY,
                              .others = answer,
                              .others_count = MANY};
    struct store_result result = {0};

    for (unsigned i = 0; i < MANY; i++) {
        snprintf(name[i], sizeof name[i], "s/%u", i % 300);
        snprintf(id[i], sizeof id[i], "c/%u", i);
        event[i] = engines_event(id[i], 1000);
        part[i] = (struct store_part){name[i], STORE_ANY, &event[i], 1};
        answer[i] = (struct store_answer){id[i], name[i], strlen(name[i])};
        store_words_seal(&words[i], id[i], strlen(id[i]));
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

static struct dump dump(struct store *s)
{
    struct dump d = {0};
    struct store_visitor v = {dump_row, dump_answer, dump_words, &d};

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
                        counts.words == MANY && counts.erased == 86);
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

static const struct kit_test tests[] = {
    {"store: from engine to engine nothing changes", copies},
    {0},
};

const struct kit_suite suite_store_copy = {NULL, tests};
