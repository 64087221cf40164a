/*
 * desk/people_session.c -- signing in, and who a token belongs to.
 *
 * A session begins in the same request that holds the account and the password at the versions by
 * which it was judged: if one of them is changed at that moment, on whatever server, it is judged
 * anew. So nobody gets in by a password that was just replaced, or into an account just locked.
 *
 * What is kept of a session: the era of its account, when it began, when it was used last, when it
 * ends, whether disuse ends it. The time of its use is written once a minute at most.
 */
#include "desk/people_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SESSIONS_MAX = 64, TOKEN_BYTES = 32, SESSION_TEXT = 120 };

static const int64_t minute = 60000, hour = 60 * minute, day = 24 * hour;

struct session {
    int64_t era, made_ms, used_ms, until_ms;
    int disuse; /* ends it */
};

static size_t write_session(char out[SESSION_TEXT], const struct session *s)
{
    return (size_t)snprintf(out, SESSION_TEXT, "%" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 " %d",
                            s->era, s->made_ms, s->used_ms, s->until_ms, s->disuse);
}

/* The bytes end with NUL. What cannot be read is over. */
static bool read_session(struct session *out, const char *text)
{
    return sscanf(text, "%" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64 " %d", &out->era,
                  &out->made_ms, &out->used_ms, &out->until_ms, &out->disuse) == 5;
}

static bool is_over(const struct session *s, int64_t now)
{
    return now >= s->until_ms || (s->disuse && now - s->used_ms >= 12 * hour);
}

/* ---- tokens ---- */

void people__token_new(char token[PEOPLE_TOKEN], char key[PEOPLE_KEY])
{
    uint8_t bytes[TOKEN_BYTES];

    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(token, PEOPLE_TOKEN, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    people__key(key, bytes, sizeof bytes);
    sodium_memzero(bytes, sizeof bytes);
}

bool people__token_key(char key[PEOPLE_KEY], const char *token)
{
    uint8_t bytes[TOKEN_BYTES];
    size_t len = 0;

    if (strlen(token) != PEOPLE_TOKEN - 1 ||
        sodium_base642bin(bytes, sizeof bytes, token, PEOPLE_TOKEN - 1, NULL, &len, NULL,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) ||
        len != sizeof bytes)
        return false;
    people__key(key, bytes, sizeof bytes);
    return true;
}

/* ---- the sessions of one account ---- */

struct listing {
    struct sessions *out;
    int64_t now;
};

static bool take_session(void *payload, const struct store_thing *t)
{
    struct listing *l = payload;
    struct sessions *all = l->out;
    struct session s = {0};
    char text[SESSION_TEXT];
    bool fine;

    snprintf(text, sizeof text, "%.*s", (int)t->len, (const char *)t->bytes);
    fine = read_session(&s, text);
    snprintf(all->key[all->count], PEOPLE_KEY, "%s", t->key);
    all->made_ms[all->count] = s.made_ms;
    all->used_ms[all->count] = s.used_ms;
    all->until_ms[all->count] = s.until_ms;
    all->over[all->count] = !fine || is_over(&s, l->now);
    return ++all->count < SESSIONS_AT_ONCE;
}

enum people_why people__sessions(struct people *p, struct sessions *out, const char *id,
                                 struct store_fault *fault)
{
    struct store_listing l = {
        .shelf = SHELF_SESSION, .prefix = id, .prefix_len = strlen(id), .limit = SESSIONS_AT_ONCE};
    struct listing into = {out, p->now_ms(p->clock)};

    out->count = 0;
    return people__store_why(store_things(p->store, &l, take_session, &into, fault));
}

/* Those that are over go; and if there are too many, that which was unused longest. */
static void sweep(struct sessions *all)
{
    unsigned left = 0, oldest = 0;

    for (unsigned i = 0; i < all->count; i++)
        left += !all->over[i];
    for (; left >= SESSIONS_MAX; left--) {
        oldest = all->count;
        for (unsigned i = 0; i < all->count; i++)
            if (!all->over[i] && (oldest == all->count || all->used_ms[i] < all->used_ms[oldest]))
                oldest = i;
        all->over[oldest] = true;
    }
}

/* ---- beginning one ---- */

/* What it was judged by. */
struct grounds {
    const struct held *account;
    const struct store_thing *password; /* NULL: none was asked for */
    const char *new_hash;               /* to put in its place, or NULL */
    const char *peer;                   /* NULL: a token */
};

static struct people_note note_of(enum people_what what, const char *id, const char *peer)
{
    struct people_note n = {.what = what};

    snprintf(n.by, sizeof n.by, "%s", what == PEOPLE_SIGNED_IN ? id : "");
    snprintf(n.whom, sizeof n.whom, "%s", what == PEOPLE_SIGNED_IN ? "" : id);
    snprintf(n.peer, sizeof n.peer, "%s", peer);
    return n;
}

static unsigned add_grounds(struct store_change *c, const struct grounds *g)
{
    const char *id = g->account->account.id;
    unsigned n = 0;

    c[n++] =
        (struct store_change){STORE_HOLD, g->account->version, {.shelf = SHELF_ACCOUNT, .key = id}};
    if (g->password)
        c[n++] = (struct store_change){g->new_hash ? STORE_PUT : STORE_HOLD,
                                       g->password->version,
                                       {.shelf = SHELF_PASSWORD,
                                        .key = id,
                                        .bytes = g->new_hash,
                                        .len = g->new_hash ? strlen(g->new_hash) : 0}};
    return n;
}

static enum store_why begin(struct people *p, char token[PEOPLE_TOKEN], const struct grounds *g,
                            struct session *s, struct store_fault *fault)
{
    const char *id = g->account->account.id;
    struct store_change change[SESSIONS_AT_ONCE + 4];
    struct note_put note;
    struct sessions all;
    char key[PEOPLE_KEY], text[SESSION_TEXT];
    unsigned n = add_grounds(change, g);

    if (people__sessions(p, &all, id, fault))
        all.count = 0; /* the next one tries it again */
    sweep(&all);
    for (unsigned i = 0; i < all.count; i++)
        if (all.over[i])
            change[n++] = (struct store_change){
                STORE_REMOVE, STORE_ANY, {.shelf = SHELF_SESSION, .key = all.key[i]}};
    change[n++] = people__note(
        p, &note,
        note_of(g->peer ? PEOPLE_SIGNED_IN : PEOPLE_GAVE_TOKEN, id, g->peer ? g->peer : ""));
    s->era = g->account->era;
    people__token_new(token, key);
    change[n++] = (struct store_change){STORE_PUT,
                                        0,
                                        {.shelf = SHELF_SESSION,
                                         .key = key,
                                         .sort = id,
                                         .sort_len = strlen(id),
                                         .bytes = text,
                                         .len = write_session(text, s)}};
    return store_things_change(p->store, change, n, fault);
}

enum people_why people_token(struct people *p, char token[PEOPLE_TOKEN], const char *id,
                             int64_t until_ms, struct store_fault *fault)
{
    int64_t now = p->now_ms(p->clock);
    struct session s = {.made_ms = now, .used_ms = now, .until_ms = until_ms};
    enum store_why stored = STORE_CONFLICT;

    for (unsigned i = 0; stored == STORE_CONFLICT && i < PEOPLE_TRIES; i++) {
        struct held h;
        enum people_why why = people__hold(p, &h, id, fault);

        if (why)
            return why;
        stored = begin(p, token, &(struct grounds){.account = &h}, &s, fault);
        people__let_go(&h);
    }
    return people__store_why(stored);
}

/* ---- signing in ---- */

/* A sign-in under way: what was read of the one who tries, which may be nothing. */
struct attempt {
    const char *peer;
    struct held held;
    struct store_thing *password;
    enum people_haste haste;
    char fits[crypto_pwhash_STRBYTES];  /* the hash that the password fits */
    char fresh[crypto_pwhash_STRBYTES]; /* to replace an old one; "" if there is no need */
};

static void forget(struct attempt *a)
{
    people__let_go(&a->held);
    free(a->password);
    a->password = NULL;
}

/* PEOPLE_OK also if there is no such person or no password: then `password` is NULL. */
static enum people_why look(struct people *p, struct attempt *a, const char *name,
                            struct store_fault *fault)
{
    enum people_why why = people__hold_by_name(p, &a->held, name, fault);
    enum store_why stored;

    if (why)
        return why == PEOPLE_UNKNOWN ? PEOPLE_OK : why;
    stored = store_thing_read(p->store, &a->password, SHELF_PASSWORD, a->held.account.id, fault);
    return stored == STORE_NO_THING ? PEOPLE_OK : people__store_why(stored);
}

/* One hash, whoever it is. */
static enum people_why judge(struct people *p, struct attempt *a, const char *password)
{
    const char *kept = a->password ? a->password->bytes : NULL;
    bool fits;

    if (kept && strcmp(kept, a->fits) == 0) /* only the account has changed since */
        return a->held.account.locked ? PEOPLE_UNKNOWN : PEOPLE_OK;
    if (!people__hash_begin(p, a->haste))
        return PEOPLE_SLOW;
    fits = people__hash_fits(p, kept, password) && !a->held.account.locked;
    *a->fresh = '\0';
    if (fits) {
        snprintf(a->fits, sizeof a->fits, "%s", kept);
        if (people__hash_is_old(p, kept) && !people__hash_make(p, a->fresh, password))
            *a->fresh = '\0'; /* another time */
    }
    people__hash_end(p);
    return fits ? PEOPLE_OK : PEOPLE_UNKNOWN;
}

static enum people_why try_once(struct people *p, char token[PEOPLE_TOKEN], struct attempt *a,
                                const char *name, const char *password, bool *again,
                                struct store_fault *fault)
{
    int64_t now = p->now_ms(p->clock);
    struct session s = {.made_ms = now, .used_ms = now, .until_ms = now + 30 * day, .disuse = true};
    enum people_why why = look(p, a, name, fault);
    struct grounds g = {.account = &a->held, .peer = a->peer};
    enum store_why stored;

    *again = false;
    if (!why)
        why = judge(p, a, password);
    if (why)
        return why;
    g.password = a->password;
    g.new_hash = *a->fresh ? a->fresh : NULL;
    stored = begin(p, token, &g, &s, fault);
    *again = stored == STORE_CONFLICT;
    return people__store_why(stored);
}

/* Of a name that nobody has there is nothing but where it came from. */
static void write_down_refusal(struct people *p, const struct attempt *a)
{
    struct note_put note;
    struct store_change c =
        people__note(p, &note, note_of(PEOPLE_REFUSED, a->held.account.id, a->peer));

    store_things_change(p->store, &c, 1, NULL);
}

enum people_why people_sign_in(struct people *p, char token[PEOPLE_TOKEN],
                               struct people_account *out, const char *name, const char *password,
                               struct people_from *from, struct store_fault *fault)
{
    struct attempt a = {.peer = from->peer, .haste = HASH_STRANGER};
    struct slow_attempt slow;
    char folded[PEOPLE_NAME] = "";
    enum people_why why = PEOPLE_OK;
    bool again = true;

    people__fold(folded, name); /* of what is no name: "" */
    if (strlen(password) > PEOPLE_PASSWORD_MAX)
        return PEOPLE_UNKNOWN; /* nobody has such a one */
    if (people__device_known(p, from->device, folded))
        a.haste = HASH_KNOWN;
    if (!people__slow_try(p, &slow, folded, from->peer,
                          a.haste == HASH_KNOWN ? from->device : NULL)) {
        from->wait_s = slow.wait_s;
        return PEOPLE_SLOW;
    }
    for (unsigned i = 0; again && i < PEOPLE_TRIES; i++) {
        forget(&a);
        why = try_once(p, token, &a, name, password, &again, fault);
    }
    if (why == PEOPLE_OK) {
        *out = a.held.account;
        people__device_new(p, from->fresh, folded);
    }
    if (why == PEOPLE_UNKNOWN)
        write_down_refusal(p, &a);
    from->wait_s = 1;          /* for a hash, if it was that */
    if (why != PEOPLE_UNKNOWN) /* it was right, or not his fault */
        people__slow_undo(p, &slow, why == PEOPLE_OK);
    forget(&a);
    sodium_memzero(&a, sizeof a);
    return why;
}

/* ---- using one ---- */

/* If it cannot be written, the session is still as good as it was. */
static void touch(struct people *p, const struct store_thing *t, struct session *s, int64_t now)
{
    char text[SESSION_TEXT];
    struct store_change c = {STORE_PUT, t->version, *t};

    if (now - s->used_ms < minute)
        return;
    s->used_ms = now;
    c.thing.version = 0;
    c.thing.bytes = text;
    c.thing.len = write_session(text, s);
    store_things_change(p->store, &c, 1, NULL);
}

/* Whose is it, if it still holds? */
static enum people_why owner(struct people *p, struct people_account *out,
                             const struct store_thing *t, struct session *s, int64_t now,
                             struct store_fault *fault)
{
    struct held h;
    enum people_why why;

    if (!read_session(s, t->bytes) || is_over(s, now))
        return PEOPLE_UNKNOWN;
    why = people__hold(p, &h, t->sort, fault);
    if (why)
        return why;
    *out = h.account;
    people__let_go(&h);
    return h.account.locked || h.era != s->era ? PEOPLE_UNKNOWN : PEOPLE_OK;
}

static enum people_why holder(struct people *p, struct people_account *out, const char *token,
                              bool use, struct store_fault *fault)
{
    int64_t now = p->now_ms(p->clock);
    char key[PEOPLE_KEY];
    struct people_account who;
    struct store_thing *t;
    struct session s;
    enum store_why stored;
    enum people_why why;

    if (!people__token_key(key, token))
        return PEOPLE_UNKNOWN;
    stored = store_thing_read(p->store, &t, SHELF_SESSION, key, fault);
    if (stored)
        return stored == STORE_NO_THING ? people__guest(p, out, token, fault)
                                        : people__store_why(stored);
    why = owner(p, &who, t, &s, now, fault);
    if (!why && use)
        touch(p, t, &s, now);
    if (!why)
        *out = who;
    free(t);
    return why;
}

enum people_why people_who(struct people *p, struct people_account *out, const char *token,
                           struct store_fault *fault)
{
    return holder(p, out, token, true, fault);
}

enum people_why people_still(struct people *p, const char *token, const char *event,
                             enum desk_role least, struct store_fault *fault)
{
    struct people_account who;
    enum desk_role role = DESK_NOBODY;
    enum people_why why = holder(p, &who, token, false, fault);

    if (!why)
        why = people_role(p, &role, who.id, event, fault);
    return !why && role < least ? PEOPLE_UNKNOWN : why;
}

enum people_why people_sign_out(struct people *p, const char *token, struct store_fault *fault)
{
    char key[PEOPLE_KEY];
    struct store_change c = {STORE_REMOVE, STORE_ANY, {.shelf = SHELF_SESSION, .key = key}};

    if (!people__token_key(key, token))
        return PEOPLE_OK;
    return people__store_why(store_things_change(p->store, &c, 1, fault));
}

/* ---- one's own ---- */

enum people_why people_sessions(struct people *p, const char *id, const char *token,
                                people_session_fn *each, void *payload, struct store_fault *fault)
{
    struct sessions all;
    char key[PEOPLE_KEY] = "";
    enum people_why why = people__sessions(p, &all, id, fault);

    people__token_key(key, token);
    for (unsigned i = 0; !why && i < all.count; i++) {
        struct people_session s = {.made_ms = all.made_ms[i],
                                   .used_ms = all.used_ms[i],
                                   .until_ms = all.until_ms[i],
                                   .own = strcmp(all.key[i], key) == 0};

        memcpy(s.id, all.key[i], PEOPLE_KEY);
        if (!all.over[i] && !each(payload, &s))
            break;
    }
    return why;
}

enum people_why people_session_end(struct people *p, const char *id, const char *session,
                                   struct store_fault *fault)
{
    struct sessions all;
    enum people_why why = people__sessions(p, &all, id, fault);
    unsigned i = 0;

    while (!why && i < all.count && strcmp(all.key[i], session) != 0)
        i++;
    if (why || i == all.count)
        return why ? why : PEOPLE_OVER;
    return people__store_why(store_things_change(
        p->store,
        &(struct store_change){STORE_REMOVE, STORE_ANY, {.shelf = SHELF_SESSION, .key = session}},
        1, fault));
}

/* PEOPLE_OK: the old password fits, or there is none. It is tried as a sign-in, so that who guesses here
 * is slowed down as well; the session goes with all others. */
static enum people_why try_old(struct people *p, const struct people_account *a, const char *old,
                               struct people_from *from, struct store_fault *fault)
{
    char token[PEOPLE_TOKEN];
    struct people_account who;
    struct store_thing *t;
    enum store_why stored = store_thing_read(p->store, &t, SHELF_PASSWORD, a->id, fault);

    if (stored)
        return stored == STORE_NO_THING ? PEOPLE_OK : people__store_why(stored);
    free(t);
    return people_sign_in(p, token, &who, a->name, old, from, fault);
}

enum people_why people_password_change(struct people *p, const char *id, const char *old,
                                       const char *password, struct people_from *from,
                                       struct store_fault *fault)
{
    struct people_account a;
    enum people_why why = people_get(p, &a, id, fault);

    if (!why && people__is_weak(password, a.name))
        why = PEOPLE_WEAK;
    if (!why)
        why = try_old(p, &a, old, from, fault);
    return why ? why : people_password(p, id, id, password, fault);
}
