/*
 * store/store.c -- the door: addresses, what callers may ask for, waiting. The engines do the rest.
 */
#include "store/engine.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { POLL_MS = 250 }; /* another program may append, and its hint may be lost */

/* ---- opening ---- */

/* What stands behind the name of an engine, or NULL. */
static const char *behind(const char *address, const char *scheme)
{
    size_t len = strlen(scheme);

    return strncmp(address, scheme, len) == 0 ? address + len : NULL;
}

static bool is_server(const char *address)
{
    return behind(address, "postgres://") || behind(address, "postgresql://");
}

const char *engine_path(const char *address)
{
    const char *path = behind(address, "sqlite:");

    if (!path && !behind(address, "memory:"))
        path = address;
    /* A scheme that nobody knows is a slip of the pen, not a folder. */
    return path && *path && !behind(path, "file:") && !strstr(path, "://") ? path : NULL;
}

/* postgres://user:secret@host/name without the secret and what follows a question mark. */
static char *shown_address(const char *address)
{
    char *shown = strdup(address);
    char *user = shown && is_server(shown) ? strstr(shown, "://") + 3 : NULL;
    char *at = user ? strrchr(user, '@') : NULL, *colon = user ? strchr(user, ':') : NULL;

    if (at && colon && colon < at)
        memmove(colon, at, strlen(at) + 1);
    if (user)
        user[strcspn(user, "?")] = '\0'; /* a password can stand there, too */
    return shown;
}

static enum store_why open_engine(struct store **out, const char *address, const char *shown,
                                  const struct store_options *options, struct store_fault *fault)
{
    const char *path = engine_path(address);

    if (path)
        return sqlite_open(out, path, options, fault);
    if (strcmp(address, "memory:") == 0)
        return memory_open(out, "", options, fault);
    if (is_server(address))
        return pg_open(out, address, options, fault);
    return engine_fault(fault, STORE_BAD_ADDRESS, *address ? shown : "\"\"", NULL);
}

enum store_why store_open(struct store **out, const char *address,
                          const struct store_options *options, struct store_fault *fault)
{
    static const struct store_options none;
    char *shown = shown_address(address);
    enum store_why why;

    *out = NULL;
    if (!shown || sodium_init() < 0) {
        free(shown);
        return engine_fault(fault, STORE_NO_MEMORY, "", NULL);
    }
    options = options ? options : &none;
    why = open_engine(out, address, shown, options, fault);
    if (why) {
        if (fault && is_server(address)) /* the engine only knows the whole of it */
            engine_fault(fault, why, shown, "%s", fault->detail);
        free(shown);
        return why;
    }
    (*out)->address = shown;
    return STORE_OK;
}

/* Engines call it first of all, as their threads may use it at once. */
void engine_init(struct store *s, const struct engine *engine, bool read_only)
{
    pthread_condattr_t clock;

    s->engine = engine;
    s->read_only = read_only;
    pthread_mutex_init(&s->lock, NULL);
    pthread_condattr_init(&clock);
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    pthread_cond_init(&s->changed, &clock);
    pthread_condattr_destroy(&clock);
}

void engine_release(struct store *s)
{
    pthread_cond_destroy(&s->changed);
    pthread_mutex_destroy(&s->lock);
    free(s->address);
}

void store_close(struct store *s)
{
    if (s)
        s->engine->close(s);
}

const char *store_address(const struct store *s)
{
    return s->address;
}

const struct store_notes *store_notes(const struct store *s)
{
    return &s->notes;
}

enum store_why store_there(struct store *s, struct store_fault *fault)
{
    return s->engine->there ? s->engine->there(s, fault) : STORE_OK;
}

/* ---- what callers hand in ---- */

bool engine_is_name(const char *name)
{
    size_t len = 0;

    for (; name && name[len] > ' ' && name[len] < 0x7f; len++)
        continue;
    return len > 0 && len <= STORE_NAME_MAX && name[len] == '\0';
}

enum store_why engine_bad_name(struct store_fault *fault, const char *name)
{
    char quoted[41] = "\"\"";

    for (size_t i = 0; name && name[i] && i < 40; i++) { /* it may hold anything */
        quoted[i] = name[i] < ' ' || name[i] > '~' ? '?' : name[i];
        quoted[i + 1] = '\0';
    }
    return engine_fault(fault, STORE_BAD_NAME, quoted, NULL);
}

static enum store_why check_event(struct store_fault *fault, const struct store_part *p,
                                  const struct store_event *e)
{
    if (!engine_is_name(e->kind))
        return engine_bad_name(fault, e->kind);
    if (!engine_is_name(e->who))
        return engine_bad_name(fault, e->who);
    if (e->len > STORE_BYTES_MAX)
        return engine_fault(fault, STORE_TOO_LARGE, p->stream, "%zu", e->len);
    if (e->at_ms < 0)
        return engine_backwards(fault, p->stream, 0, 0);
    return STORE_OK;
}

static enum store_why check_part(struct store_fault *fault, const struct store_part *p)
{
    enum store_why why = STORE_OK;

    if (!engine_is_name(p->stream))
        return engine_bad_name(fault, p->stream);
    if (p->events == 0 || p->events > STORE_MANY)
        return engine_fault(fault, STORE_BAD_REQUEST, p->stream, "%u", p->events);
    for (unsigned i = 0; !why && i < p->events; i++)
        why = check_event(fault, p, p->event + i);
    return why;
}

static enum store_why check_words(struct store_fault *fault, const struct store_words *w)
{
    if (w->len > STORE_BYTES_MAX)
        return engine_fault(fault, STORE_TOO_LARGE, "", "%zu", w->len);
    if (w->erased_ms < 0)
        return engine_fault(fault, STORE_BAD_REQUEST, "", NULL);
    return STORE_OK;
}

static enum store_why check_answer(struct store_fault *fault, const struct store_answer *a)
{
    if (!engine_is_name(a->command))
        return engine_bad_name(fault, a->command);
    if (a->len > STORE_BYTES_MAX)
        return engine_fault(fault, STORE_TOO_LARGE, a->command, "%zu", a->len);
    return STORE_OK;
}

static enum store_why check_request(struct store_fault *fault, const struct store_request *r)
{
    enum store_why why = r->answer.command ? check_answer(fault, &r->answer) : STORE_OK;

    if (r->parts > STORE_MANY || r->needs > STORE_MANY || r->words_count > STORE_MANY ||
        r->others_count > STORE_MANY || r->changes > STORE_MANY ||
        (r->answer.len && !r->answer.command))
        return engine_fault(fault, STORE_BAD_REQUEST, "", NULL);
    for (unsigned i = 0; !why && i < r->parts; i++)
        why = check_part(fault, r->part + i);
    for (unsigned i = 0; !why && i < r->needs; i++)
        why = engine_is_name(r->need[i].stream) ? STORE_OK
                                                : engine_bad_name(fault, r->need[i].stream);
    for (unsigned i = 0; !why && i < r->words_count; i++)
        why = check_words(fault, r->words + i);
    for (unsigned i = 0; !why && i < r->others_count; i++)
        why = check_answer(fault, r->others + i);
    return why ? why : engine_check_changes(r, fault);
}

/* ---- the calls ---- */

enum store_why store_append(struct store *s, struct store_result *out,
                            const struct store_request *r, struct store_fault *fault)
{
    enum store_why why = check_request(fault, r);

    out->repeated = false;
    out->answer = NULL;
    out->answer_len = 0;
    if (why)
        return why;
    if (s->read_only)
        return engine_fault(fault, STORE_READ_ONLY, s->address, NULL);
    why = s->engine->append(s, out, r, fault);
    if (why)
        store_result_release(out);
    else if (!out->repeated && r->parts)
        engine_changed(s);
    return why;
}

enum store_why store_known(struct store *s, struct store_result *out, const char *command,
                           struct store_fault *fault)
{
    *out = (struct store_result){0};
    return s->engine->known(s, out, command, fault);
}

void store_result_release(struct store_result *r)
{
    free(r->answer);
    r->answer = NULL;
    r->answer_len = 0;
}

enum store_why store_read(struct store *s, const char *stream, uint64_t after, uint64_t limit,
                          store_row_fn *each, void *payload, struct store_fault *fault)
{
    struct engine_query q = {.stream = stream, .after = after, .limit = limit};

    if (!engine_is_name(stream))
        return engine_bad_name(fault, stream);
    if (after > INT64_MAX)
        return STORE_OK;
    return s->engine->read(s, &q, each, payload, fault);
}

enum store_why store_streams(struct store *s, const char *prefix, const char *after, uint64_t limit,
                             store_head_fn *each, void *payload, struct store_fault *fault)
{
    if (*prefix && !engine_is_name(prefix))
        return engine_bad_name(fault, prefix);
    if (*after && !engine_is_name(after))
        return engine_bad_name(fault, after);
    return s->engine->streams(s, prefix, after, limit, each, payload, fault);
}

enum store_why store_words_read(struct store *s, void **out, size_t *len,
                                const uint8_t hash[STORE_HASH], struct store_fault *fault)
{
    return s->engine->words_read(s, out, len, hash, fault);
}

enum store_why store_words_erase(struct store *s, const uint8_t hash[STORE_HASH], int64_t at_ms,
                                 struct store_fault *fault)
{
    if (at_ms <= 0)
        return engine_fault(fault, STORE_BAD_REQUEST, "", NULL);
    if (s->read_only)
        return engine_fault(fault, STORE_READ_ONLY, s->address, NULL);
    return s->engine->words_erase(s, hash, at_ms, fault);
}

enum store_why store_visit(struct store *s, const struct store_visitor *v,
                           struct store_fault *fault)
{
    return s->engine->walk(s, &(struct engine_walk){.v = *v}, fault);
}

/* ---- the feed ---- */

enum store_why store_feed(struct store *s, const char *position, uint64_t limit, store_row_fn *each,
                          void *payload, struct store_fault *fault)
{
    struct engine_query q = {.limit = limit};

    if (!engine_read_position(&q.place, s->id, position))
        return engine_fault(fault, STORE_BAD_POSITION, "", NULL);
    return s->engine->read(s, &q, each, payload, fault);
}

void engine_changed(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    s->changes++;
    pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
}

static struct timespec later(struct timespec now, unsigned ms)
{
    now.tv_sec += ms / 1000;
    now.tv_nsec += ms % 1000 * 1000000l;
    if (now.tv_nsec >= 1000000000l) {
        now.tv_sec++;
        now.tv_nsec -= 1000000000l;
    }
    return now;
}

static bool is_before(struct timespec a, struct timespec b)
{
    return a.tv_sec != b.tv_sec ? a.tv_sec < b.tv_sec : a.tv_nsec < b.tv_nsec;
}

static bool see_one(void *payload, const struct store_row *row)
{
    (void)row;
    *(bool *)payload = true;
    return false;
}

static uint64_t changes_now(struct store *s)
{
    uint64_t changes;

    pthread_mutex_lock(&s->lock);
    changes = s->changes;
    pthread_mutex_unlock(&s->lock);
    return changes;
}

enum store_why store_wait(struct store *s, bool *out, const char *position, unsigned timeout_ms,
                          struct store_fault *fault)
{
    struct timespec now, end;

    *out = false;
    clock_gettime(CLOCK_MONOTONIC, &now);
    end = later(now, timeout_ms);
    for (;;) {
        uint64_t seen = changes_now(s); /* before we look: what comes meanwhile wakes us at once */
        enum store_why why = store_feed(s, position, 1, see_one, out, fault);
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (why || *out || !is_before(now, end))
            return why;
        struct timespec until = later(now, POLL_MS);
        if (is_before(end, until))
            until = end;
        pthread_mutex_lock(&s->lock);
        while (s->changes == seen && !pthread_cond_timedwait(&s->changed, &s->lock, &until))
            continue;
        pthread_mutex_unlock(&s->lock);
    }
}
