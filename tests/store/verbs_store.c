/*
 * tests/store/verbs_store.c -- rows that say what a store does; each runs on every engine.
 *
 *     store | append game/1@0 +e4 +e5; read game/1 | 2; 1:e4 2:e5
 *
 *   append WORD...          id=C1 answer=TEXT need=STREAM@SEQ words=TEXT at=MS kind=K who=W v=N;
 *                           STREAM@SEQ or STREAM@* begins a part, +BYTES is an event of it;
 *                           put:SHELF/KEY@VERSION[~SORT]=BYTES  del:SHELF/KEY@*  hold:SHELF/KEY@2
 *                           -> the last sequence of each part; again TEXT; or the fault; - for none
 *   read STREAM [AFTER [LIMIT]]    feed [LIMIT] from the beginning    next [LIMIT] from there on
 *   streams PREFIX [AFTER [LIMIT]] words N    erase N    wait MS    check    reopen    at POSITION
 *   thing SHELF/KEY -> version and bytes    things SHELF [PREFIX [LIMIT [SORT KEY]]], . for ""
 */
#include "engines.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 64, OUT = STORE_SCRIPT };

struct run {
    struct kit_row *row;
    struct store *s;
    const char *address;
    char out[OUT], position[STORE_POSITION];
    size_t len;
    struct store_words words[8];
    unsigned words_count;
    char *word[WORDS];
    unsigned count;
    struct store_fault fault;
};

__attribute__((format(printf, 2, 3))) static void say(struct run *r, const char *format, ...)
{
    va_list args;
    int n;

    va_start(args, format);
    n = vsnprintf(r->out + r->len, OUT - r->len, format, args);
    va_end(args);
    if (n > 0 && r->len + (size_t)n < OUT)
        r->len += (size_t)n;
}

/* What came of a call that says nothing else. */
static bool told(struct run *r, enum store_why why)
{
    char text[900];

    if (why)
        say(r, "%s", store_fault_text(text, sizeof text, &r->fault, false));
    return why != STORE_OK;
}

static uint64_t number(struct run *r, unsigned i, uint64_t otherwise)
{
    return i < r->count ? strtoull(r->word[i], NULL, 10) : otherwise;
}

/* A blank, but not where an answer begins. */
static const char *between(const struct run *r)
{
    return r->len == 0 || r->out[r->len - 1] == ' ' ? "" : " ";
}

/* ---- append ---- */

struct asked {
    struct store_request request;
    struct store_part part[16];
    struct store_event event[64];
    struct store_need need[16];
    struct store_change change[16];
    uint64_t seq[16];
    unsigned events, words_before;
    const char *kind, *who;
    unsigned version;
    int64_t at_ms;
};

static const char *value_of(const char *word, const char *name)
{
    size_t len = strlen(name);

    return strncmp(word, name, len) == 0 && word[len] == '=' ? word + len + 1 : NULL;
}

/* STREAM@SEQ, cut in two. */
static uint64_t expectation(char *word)
{
    char *at = strrchr(word, '@');

    if (!at)
        return STORE_ANY;
    *at = '\0';
    return at[1] == '*' ? STORE_ANY : strtoull(at + 1, NULL, 10);
}

static bool read_setting(struct run *r, struct asked *a, char *word)
{
    const char *value;

    if ((value = value_of(word, "id")))
        a->request.answer.command = value;
    else if ((value = value_of(word, "answer"))) {
        a->request.answer.bytes = value;
        a->request.answer.len = strlen(value);
    } else if ((value = value_of(word, "at")))
        a->at_ms = strtoll(value, NULL, 10);
    else if ((value = value_of(word, "kind")))
        a->kind = value;
    else if ((value = value_of(word, "who")))
        a->who = value;
    else if ((value = value_of(word, "v")))
        a->version = (unsigned)strtoul(value, NULL, 10);
    else if ((value = value_of(word, "words")))
        store_words_seal(&r->words[r->words_count++], value, strlen(value));
    else if (value_of(word, "need")) {
        struct store_need *n = &a->need[a->request.needs++];
        n->seq = expectation(word);
        n->stream = word + 5;
    } else {
        return false;
    }
    return true;
}

/* SHELF/KEY, cut in two; -> the key. */
static char *cut_key(char *word)
{
    char *slash = strchr(word, '/');

    if (!slash)
        return word;
    *slash = '\0';
    return slash + 1;
}

static bool read_change(struct asked *a, char *word)
{
    static const char *const acts[] = {"put:", "del:", "hold:"};
    struct store_change *c = &a->change[a->request.changes];
    unsigned act = 0;
    char *key, *bytes, *sort;

    while (act < 3 && strncmp(word, acts[act], strlen(acts[act])) != 0)
        act++;
    if (act == 3)
        return false;
    word += strlen(acts[act]);
    key = cut_key(word);
    *c = (struct store_change){.act = act, .thing = {.shelf = word, .key = key}};
    if ((bytes = strchr(key, '='))) {
        *bytes++ = '\0';
        c->thing.bytes = bytes;
        c->thing.len = strlen(bytes);
    }
    if ((sort = strchr(key, '~'))) {
        *sort++ = '\0';
        c->thing.sort = sort;
        c->thing.sort_len = strlen(sort);
    }
    c->expect = expectation(key);
    a->request.changes++;
    return true;
}

static void read_asked(struct run *r, struct asked *a)
{
    for (unsigned i = 1; i < r->count; i++) {
        char *word = r->word[i];
        if (read_change(a, word))
            continue;
        if (*word == '+') {
            a->event[a->events++] = (struct store_event){a->kind, a->version, a->at_ms,
                                                         a->who,  word + 1,   strlen(word + 1)};
            a->part[a->request.parts - 1].events++;
        } else if (!read_setting(r, a, word)) {
            uint64_t expect = expectation(word);
            a->part[a->request.parts++] =
                (struct store_part){word, expect, &a->event[a->events], 0};
        }
    }
}

static void do_append(struct run *r)
{
    struct asked a = {.kind = "note", .who = "anna", .version = 1, .at_ms = 1000};
    struct store_result result = {.seq = a.seq};

    a.request.part = a.part;
    a.request.need = a.need;
    a.request.change = a.change;
    a.request.words = r->words + r->words_count;
    a.words_before = r->words_count;
    read_asked(r, &a);
    a.request.words_count = r->words_count - a.words_before;
    if (told(r, store_append(r->s, &result, &a.request, &r->fault)))
        return;
    if (result.repeated)
        say(r, "again %.*s", (int)result.answer_len, (char *)result.answer);
    for (unsigned i = 0; !result.repeated && i < a.request.parts; i++)
        say(r, "%s%" PRIu64, i ? " " : "", a.seq[i]);
    store_result_release(&result);
}

/* ---- reading ---- */

static bool show_event(void *payload, const struct store_row *row)
{
    struct run *r = payload;

    say(r, "%s%" PRIu64 ":%.*s", between(r), row->seq, (int)row->event.len,
        (const char *)row->event.bytes);
    if (strcmp(row->event.kind, "note") || row->event.version != 1 || row->event.at_ms != 1000 ||
        strcmp(row->event.who, "anna"))
        say(r, "(%s.%u %" PRId64 " %s)", row->event.kind, row->event.version, row->event.at_ms,
            row->event.who);
    return true;
}

static bool show_fed(void *payload, const struct store_row *row)
{
    struct run *r = payload;

    strcpy(r->position, row->position);
    say(r, "%s%s.%" PRIu64, between(r), row->stream, row->seq);
    return true;
}

static bool show_head(void *payload, const struct store_head *head)
{
    struct run *r = payload;

    say(r, "%s%s=%" PRIu64, between(r), head->stream, head->seq);
    return true;
}

static void do_read(struct run *r)
{
    told(r, store_read(r->s, r->word[1], number(r, 2, 0), number(r, 3, UINT32_MAX), show_event, r,
                       &r->fault));
}

static void do_next(struct run *r)
{
    char from[STORE_POSITION];

    strcpy(from, r->position);
    told(r, store_feed(r->s, from, number(r, 1, UINT32_MAX), show_fed, r, &r->fault));
}

static void do_feed(struct run *r)
{
    *r->position = '\0';
    do_next(r);
}

static void do_at(struct run *r)
{
    told(r, store_feed(r->s, r->word[1], 1, show_fed, r, &r->fault));
}

static void do_streams(struct run *r)
{
    const char *prefix = r->count > 1 ? r->word[1] : "", *after = r->count > 2 ? r->word[2] : "";

    told(r, store_streams(r->s, prefix, after, number(r, 3, UINT32_MAX), show_head, r, &r->fault));
}

static void do_wait(struct run *r)
{
    bool there;

    if (!told(r, store_wait(r->s, &there, r->position, (unsigned)number(r, 1, 0), &r->fault)))
        say(r, there ? "yes" : "no");
}

/* ---- words ---- */

static const uint8_t *hash_of(struct run *r)
{
    static const uint8_t nobodys[STORE_HASH];
    uint64_t n = number(r, 1, 0);

    return n && n <= r->words_count ? r->words[n - 1].hash : nobodys;
}

static void do_words(struct run *r)
{
    void *bytes;
    size_t len;

    if (told(r, store_words_read(r->s, &bytes, &len, hash_of(r), &r->fault)))
        return;
    say(r, "%s", (char *)bytes);
    free(bytes);
}

static void do_erase(struct run *r)
{
    if (!told(r, store_words_erase(r->s, hash_of(r), 5000, &r->fault)))
        say(r, "gone");
}

/* ---- things ---- */

static void do_thing(struct run *r)
{
    char *key = cut_key(r->word[1]);
    struct store_thing *t;

    if (told(r, store_thing_read(r->s, &t, r->word[1], key, &r->fault)))
        return;
    say(r, "%" PRIu64 ":%s", t->version, (const char *)t->bytes);
    free(t);
}

static bool show_thing(void *payload, const struct store_thing *t)
{
    struct run *r = payload;

    say(r, "%s%s~%.*s=%.*s", between(r), t->key, (int)t->sort_len, (const char *)t->sort,
        (int)t->len, (const char *)t->bytes);
    return true;
}

static const char *word_or_none(const struct run *r, unsigned i)
{
    return i < r->count && strcmp(r->word[i], ".") != 0 ? r->word[i] : "";
}

static void do_things(struct run *r)
{
    const char *prefix = word_or_none(r, 2), *sort = word_or_none(r, 4);
    struct store_thing after = {.sort = sort, .sort_len = strlen(sort), .key = word_or_none(r, 5)};
    struct store_listing l = {.shelf = r->word[1],
                              .prefix = prefix,
                              .prefix_len = strlen(prefix),
                              .after = r->count > 4 ? &after : NULL,
                              .limit = number(r, 3, UINT32_MAX)};

    told(r, store_things(r->s, &l, show_thing, r, &r->fault));
}

/* ---- the whole ---- */

static void say_finding(void *payload, const char *place, const char *english, const char *german)
{
    (void)german;
    say(payload, "%s: %s, ", place, english);
}

static void do_check(struct run *r)
{
    struct store_counts c;
    uint64_t bad;

    if (!told(r, store_check(r->s, &c, &bad, say_finding, r, NULL, &r->fault)))
        say(r,
            "%" PRIu64 " bad, %" PRIu64 " streams, %" PRIu64 " events, %" PRIu64
            " commands, %" PRIu64 " words, %" PRIu64 " erased",
            bad, c.streams, c.events, c.commands, c.words, c.erased);
    if (c.things)
        say(r, ", %" PRIu64 " things", c.things);
}

static void do_reopen(struct run *r)
{
    if (strcmp(r->address, "memory:") == 0)
        return;
    store_close(r->s);
    r->s = NULL;
    told(r, store_open(&r->s, r->address, NULL, &r->fault));
}

static const struct {
    const char *name;
    void (*run)(struct run *r);
} steps[] = {
    {"append", do_append}, {"read", do_read},       {"feed", do_feed},     {"next", do_next},
    {"at", do_at},         {"streams", do_streams}, {"wait", do_wait},     {"words", do_words},
    {"erase", do_erase},   {"check", do_check},     {"reopen", do_reopen}, {"thing", do_thing},
    {"things", do_things},
};

static void do_step(struct run *r, char *text)
{
    char *rest;

    r->count = 0;
    for (char *word = strtok_r(text, " ", &rest); word && r->count < WORDS;
         word = strtok_r(NULL, " ", &rest))
        r->word[r->count++] = word;
    for (size_t i = 0; r->count && i < sizeof steps / sizeof *steps; i++)
        if (strcmp(steps[i].name, r->word[0]) == 0) {
            steps[i].run(r);
            return;
        }
    kit_fail(r->row, "no such step: %s", r->count ? r->word[0] : "");
}

void store_script(struct kit_row *row, struct store **s, const char *address, const char *text,
                  char out[STORE_SCRIPT])
{
    struct run r = {.row = row, .s = *s, .address = address};
    char script[OUT], *rest;
    size_t before;

    snprintf(script, sizeof script, "%s", text);
    for (char *step = strtok_r(script, ";", &rest); step && r.s;
         step = strtok_r(NULL, ";", &rest)) {
        say(&r, "%s", step == script ? "" : "; ");
        before = r.len;
        do_step(&r, step);
        if (r.len == before)
            say(&r, "-");
    }
    *s = r.s;
    memcpy(out, r.out, r.len + 1);
}

static void run_on(struct kit_row *row, enum engine_kind kind)
{
    char address[ADDRESS], out[OUT], want[OUT + 16], got[OUT + 16];
    struct store_fault fault;
    struct store *s;

    if (!engines_fresh(address, row, kind))
        return;
    if (store_open(&s, address, &(struct store_options){.create = true}, &fault)) {
        kit_fail(row, "%s: %s", engine_names[kind], store_fault_text(out, OUT, &fault, false));
        return;
    }
    store_script(row, &s, address, row->field[0], out);
    snprintf(want, sizeof want, "%s: %s", engine_names[kind], row->field[1]);
    snprintf(got, sizeof got, "%s: %s", engine_names[kind], out);
    kit_is(row, want, got);
    store_close(s);
}

/* store | script | what comes out */
static void store(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++)
        run_on(row, kind);
}

static const struct kit_verb verbs[] = {{"store", 2, store}, {0}};

const struct kit_suite suite_store = {verbs, NULL};
