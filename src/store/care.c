/*
 * store/care.c -- is a record whole? Every stream is walked from its first event to its head; what there
 * is as a whole is held to the roll and the tally.
 */
#include "store/chain.h"
#include "store/engine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FINDING_MAP(X)                                                                      \
    X(GAP, "an event before it is missing", "davor fehlt ein Ereignis")                     \
    X(EARLIER, "older than the event before it", "älter als das Ereignis davor")            \
    X(BROKEN, "its hash does not fit: it was changed, or one before it was",                \
      "die Prüfsumme passt nicht: dieses Ereignis oder eines davor wurde verändert")        \
    X(OTHER_END, "the stream does not end where it was last written",                       \
      "die Reihe endet nicht dort, wo zuletzt geschrieben wurde")                           \
    X(NO_HEAD, "events of a stream that is not listed",                                     \
      "Ereignisse einer Reihe, die nicht verzeichnet ist")                                  \
    X(NO_EVENTS, "all its events are missing", "alle ihre Ereignisse fehlen")               \
    X(NO_STREAM, "the whole stream is missing", "die ganze Reihe fehlt")                    \
    X(NO_WORDS, "these words are missing", "diese Worte fehlen")                            \
    X(NO_THING, "this entry is missing", "dieser Eintrag fehlt")                            \
    X(NOT_OURS, "not put there by Adoube", "nicht von Adoube angelegt")                     \
    X(OTHER_WORDS, "these words were changed", "diese Worte wurden verändert")              \
    X(NOT_ERASED, "marked as erased, and still there", "als gelöscht vermerkt und noch da") \
    X(ODD_THING, "a thing without a proper name or version",                                \
      "ein Eintrag ohne richtigen Namen oder ohne Version")

enum finding {
#define X(name, en, de) name,
    FINDING_MAP(X)
#undef X
};

static const char *const texts[][2] = {
#define X(name, en, de) {en, de},
    FINDING_MAP(X)
#undef X
};

struct kept_head {
    char *stream;
    uint64_t seq;
    uint8_t hash[STORE_HASH];
    bool seen;
};

struct check {
    store_finding_fn *tell;
    void *payload;
    const struct store_progress *progress;
    struct store_counts *counts;
    uint64_t bad, all;

    struct kept_head *head; /* in the order of their names */
    size_t heads, cap;
    bool no_memory;

    char stream[STORE_NAME_MAX + 1]; /* the one being walked; "" before the first */
    uint64_t seq;
    int64_t at_ms;
    uint8_t hash[STORE_HASH];
    bool told; /* that it is broken: what follows rests on it */

    bool said[ENGINE_TALLIED]; /* that some of these are wrong: their number says nothing new */
    struct engine_tally found, kept;
};

static void find(struct check *k, const char *place, enum finding what)
{
    k->bad++;
    k->said[what < NO_WORDS ? ENGINE_EVENTS : ENGINE_LISTED] = true;
    if (k->tell)
        k->tell(k->payload, place, texts[what][0], texts[what][1]);
}

/* ---- heads ---- */

static bool keep_head(void *payload, const struct store_head *h)
{
    struct check *k = payload;

    if (k->heads == k->cap) {
        size_t cap = k->cap ? 2 * k->cap : 64;
        struct kept_head *more = realloc(k->head, cap * sizeof *more);
        if (more) {
            k->head = more;
            k->cap = cap;
        }
        k->no_memory = !more;
    }
    if (!k->no_memory) {
        struct kept_head *to = &k->head[k->heads];
        *to = (struct kept_head){.stream = strdup(h->stream), .seq = h->seq};
        memcpy(to->hash, h->hash, STORE_HASH);
        k->no_memory = !to->stream;
        k->heads += !k->no_memory;
        k->all += h->seq;
    }
    return !k->no_memory;
}

static int by_name(const void *key, const void *head)
{
    return strcmp(key, ((const struct kept_head *)head)->stream);
}

/* The last event of a stream has been seen. */
static void end_stream(struct check *k)
{
    struct kept_head *h;

    if (!*k->stream)
        return;
    k->counts->streams++;
    h = k->heads ? bsearch(k->stream, k->head, k->heads, sizeof *k->head, by_name) : NULL;
    if (!h)
        find(k, k->stream, NO_HEAD);
    else if (h->seq != k->seq || (!k->told && memcmp(h->hash, k->hash, STORE_HASH) != 0))
        find(k, k->stream, OTHER_END);
    if (h)
        h->seen = true;
}

/* ---- events ---- */

static void begin_stream(struct check *k, const char *stream)
{
    end_stream(k);
    snprintf(k->stream, sizeof k->stream, "%s", stream);
    k->seq = 0;
    k->at_ms = 0;
    k->told = false;
    chain_start(k->hash, stream);
}

static bool check_row(void *payload, const struct store_row *row)
{
    struct check *k = payload;
    char place[STORE_NAME_MAX + 32];

    if (strcmp(row->stream, k->stream) != 0)
        begin_stream(k, row->stream);
    snprintf(place, sizeof place, "%s %" PRIu64, row->stream, row->seq);
    if (row->seq != k->seq + 1)
        find(k, place, GAP);
    else if (row->event.at_ms < k->at_ms)
        find(k, place, EARLIER);
    chain_link(k->hash, k->hash, row->seq, &row->event);
    if (memcmp(k->hash, row->hash, STORE_HASH) != 0 && !k->told) {
        find(k, place, BROKEN);
        k->told = true;
    }
    memcpy(k->hash, row->hash, STORE_HASH);
    engine_tally_add(&k->found, ENGINE_EVENTS, chain_first(row->hash), 1);
    k->seq = row->seq;
    k->at_ms = row->event.at_ms;
    if (++k->counts->events % 1024 == 0 && k->progress && k->progress->tell)
        k->progress->tell(k->progress->payload, k->counts->events, k->all);
    return true;
}

static bool check_answer(void *payload, const struct store_answer *a)
{
    struct check *k = payload;

    k->counts->commands++;
    engine_tally_add(&k->found, ENGINE_COMMANDS,
                     chain_mark(a->command, strlen(a->command), a->bytes, a->len), 1);
    return true;
}

static bool check_words(void *payload, const struct store_words *w)
{
    struct check *k = payload;
    char hex[CHAIN_HEX];

    k->counts->words++;
    k->counts->erased += w->erased_ms != 0;
    if (w->erased_ms && w->bytes)
        find(k, chain_hex(hex, w->hash), NOT_ERASED);
    if (!w->erased_ms && !chain_words_hold(w))
        find(k, chain_hex(hex, w->hash), OTHER_WORDS);
    return true;
}

/* There is nothing that its bytes could be held to. */
static bool check_thing(void *payload, const struct store_thing *t)
{
    struct check *k = payload;
    char place[2 * STORE_NAME_MAX + 2];

    k->counts->things++;
    snprintf(place, sizeof place, "%s/%s", t->shelf, t->key);
    if (!engine_is_name(t->shelf) || !engine_is_name(t->key) || t->version - 1 >= INT64_MAX)
        find(k, place, ODD_THING);
    return true;
}

/* ---- the roll and the tally ---- */

static void check_listed(void *payload, const struct engine_listed *l)
{
    struct check *k = payload;
    bool stream = strcmp(l->shelf, ENGINE_STREAMS) == 0,
         words = strcmp(l->shelf, ENGINE_WORDS) == 0;
    char place[2 * STORE_NAME_MAX + 2], hex[CHAIN_HEX];

    if (l->listed)
        engine_tally_add(&k->found, ENGINE_LISTED,
                         chain_mark(l->shelf, strlen(l->shelf), l->key, l->len), 1);
    if (l->listed && l->there)
        return;
    if (words && l->len == STORE_HASH)
        snprintf(place, sizeof place, "%s", chain_hex(hex, l->key));
    else
        snprintf(place, sizeof place, "%s%s%.*s", stream ? "" : l->shelf, stream ? "" : "/",
                 (int)l->len, (const char *)l->key);
    find(k, place, l->there ? NOT_OURS : stream ? NO_STREAM : words ? NO_WORDS : NO_THING);
}

/* What nobody has named yet is told by its number. */
static void check_tally(struct check *k, const char *place)
{
    static const char *const names[ENGINE_TALLIED][2] = {
        {"events", "Ereignisse"},
        {"commands", "Aufträge"},
        {"names on the roll", "Namen im Verzeichnis"}};

    for (unsigned i = 0; i < ENGINE_TALLIED; i++) {
        unsigned long long kept = k->kept.of[i].rows, found = k->found.of[i].rows;
        bool same = kept == found;
        char en[200], de[200];

        if (k->said[i] || (same && k->kept.of[i].mark == k->found.of[i].mark))
            continue;
        snprintf(en, sizeof en,
                 same ? "%s: %llu, but not those that were kept"
                      : "%s: %llu are there, %llu were kept",
                 names[i][0], found, kept);
        snprintf(de, sizeof de,
                 same ? "%s: %llu, aber nicht die festgehaltenen"
                      : "%s: %llu sind da, %llu wurden festgehalten",
                 names[i][1], found, kept);
        k->bad++;
        if (k->tell)
            k->tell(k->payload, place, en, de);
    }
}

/* An end that was cut leaves a record that is whole in itself. */
static void check_end(struct check *k, const char *place)
{
    unsigned long long missing = k->kept.answered - k->kept.requests;
    char en[200], de[200];

    if (k->kept.answered <= k->kept.requests)
        return;
    snprintf(en, sizeof en, "its end is missing: %llu requests that were answered", missing);
    snprintf(de, sizeof de, "das Ende fehlt: %llu Anfragen, die beantwortet wurden", missing);
    k->bad++;
    if (k->tell)
        k->tell(k->payload, place, en, de);
}

/* ---- all of it ---- */

enum store_why store_check(struct store *s, struct store_counts *out, uint64_t *out_bad,
                           store_finding_fn *finding, void *payload,
                           const struct store_progress *progress, struct store_fault *fault)
{
    struct check k = {.tell = finding, .payload = payload, .progress = progress, .counts = out};
    struct engine_walk w = {.v = {check_row, check_answer, check_words, check_thing, &k},
                            .head = keep_head,
                            .by_stream = true,
                            .listed = check_listed,
                            .tally = &k.kept};
    enum store_why why = STORE_OK;

    *out = (struct store_counts){0};
    if (s->engine->inspect && finding)
        why = s->engine->inspect(s, finding, payload, &k.bad, fault);
    if (!why)
        why = s->engine->walk(s, &w, fault);
    if (!why && k.no_memory)
        why = engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    if (!why)
        end_stream(&k);
    for (size_t i = 0; i < k.heads; i++) {
        if (!why && !k.head[i].seen)
            find(&k, k.head[i].stream, NO_EVENTS);
        free(k.head[i].stream);
    }
    free(k.head);
    if (!why && k.kept.known) {
        check_tally(&k, s->address);
        check_end(&k, s->address);
    }
    *out_bad = k.bad;
    return why;
}
