/*
 * desk/people.c -- accounts as they are kept and read.
 */
#include "desk/people_parts.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- opening ---- */

const char *people_why_text(enum people_why why, enum ad_language lang)
{
    static const char *const words[PEOPLE_WHYS][2] = {
#define X(name, en, de) [name] = {en, de},
        PEOPLE_WHY_MAP(X)
#undef X
    };

    return words[(unsigned)why < PEOPLE_WHYS ? why : PEOPLE_OK][lang == AD_DE];
}

enum people_why people__store_why(enum store_why why)
{
    return why == STORE_OK ? PEOPLE_OK : why == STORE_NO_MEMORY ? PEOPLE_NO_MEMORY : PEOPLE_STORE;
}

static int64_t machine_ms(void *payload)
{
    struct timespec now;

    (void)payload;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

enum people_why people_open(struct people **out, struct store *s, int64_t (*now_ms)(void *),
                            void *clock, struct store_fault *fault)
{
    struct people *p = sodium_init() < 0 ? NULL : calloc(1, sizeof *p);

    (void)fault;
    *out = p;
    if (!p)
        return PEOPLE_NO_MEMORY;
    p->store = s;
    p->now_ms = now_ms ? now_ms : machine_ms;
    p->clock = clock;
    people__set_work(p, 2, 64 << 20);
    randombytes_buf(p->salt, sizeof p->salt);
    atomic_init(&p->notes, 1);
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->free, NULL);
    return PEOPLE_OK;
}

void people_close(struct people *p)
{
    if (!p)
        return;
    pthread_cond_destroy(&p->free);
    pthread_mutex_destroy(&p->lock);
    free(p);
}

/* ---- an account as it is kept ---- */

/* Ids come from links and forms: what is none is nobody's. */
static bool is_id(const char *id)
{
    return strlen(id) == DESK_ID - 1 &&
           strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz") == DESK_ID - 1;
}

static bool read_account(struct held *out, const struct store_thing *t)
{
    const char *name;

    *out = (struct held){.version = t->version};
    out->json = json_loadb(t->bytes, t->len, 0, NULL);
    name = json_string_value(json_object_get(out->json, "name"));
    if (!name || strlen(name) >= PEOPLE_NAME || strlen(t->key) >= DESK_ID) {
        json_decref(out->json);
        return false;
    }
    strcpy(out->account.name, name);
    strcpy(out->account.id, t->key);
    out->account.locked = json_is_true(json_object_get(out->json, "locked"));
    out->era = json_integer_value(json_object_get(out->json, "era"));
    return true;
}

void people__let_go(struct held *h)
{
    json_decref(h->json);
    h->json = NULL;
}

static enum people_why damaged(struct store_fault *fault, const char *id)
{
    if (fault) {
        *fault = (struct store_fault){.why = STORE_DAMAGED};
        strcpy(fault->place, SHELF_ACCOUNT "/");
        strncat(fault->place, id, DESK_ID);
    }
    return PEOPLE_STORE;
}

enum people_why people__hold(struct people *p, struct held *out, const char *id,
                             struct store_fault *fault)
{
    struct store_thing *t;
    enum store_why why;
    bool fine;

    if (!is_id(id))
        return PEOPLE_UNKNOWN;
    why = store_thing_read(p->store, &t, SHELF_ACCOUNT, id, fault);
    if (why)
        return why == STORE_NO_THING ? PEOPLE_UNKNOWN : people__store_why(why);
    fine = read_account(out, t);
    free(t);
    return fine ? PEOPLE_OK : damaged(fault, id);
}

enum people_why people__hold_by_name(struct people *p, struct held *out, const char *name,
                                     struct store_fault *fault)
{
    char folded[PEOPLE_NAME], key[PEOPLE_KEY];
    struct store_thing *t;
    enum store_why why;
    enum people_why found;

    if (!people__fold(folded, name))
        return PEOPLE_UNKNOWN;
    people__key(key, folded, strlen(folded));
    why = store_thing_read(p->store, &t, SHELF_NAME, key, fault);
    if (why)
        return why == STORE_NO_THING ? PEOPLE_UNKNOWN : people__store_why(why);
    found = people__hold(p, out, t->bytes, fault);
    free(t);
    return found;
}

static enum people_why show(struct people_account *out, struct held *h, enum people_why why)
{
    if (!why) {
        *out = h->account;
        people__let_go(h);
    }
    return why;
}

enum people_why people_find(struct people *p, struct people_account *out, const char *name,
                            struct store_fault *fault)
{
    struct held h;

    return show(out, &h, people__hold_by_name(p, &h, name, fault));
}

enum people_why people_get(struct people *p, struct people_account *out, const char *id,
                           struct store_fault *fault)
{
    struct held h;

    return show(out, &h, people__hold(p, &h, id, fault));
}

/* ---- all of them ---- */

enum { PAGE = 32 };

struct page {
    struct people_account account[PAGE];
    unsigned count;
    bool damaged;
    char sort[STORE_SORT_MAX], key[DESK_ID]; /* of the last */
    size_t sort_len;
};

static bool take(void *payload, const struct store_thing *t)
{
    struct page *page = payload;
    struct held h;

    page->damaged = !read_account(&h, t);
    if (page->damaged)
        return false;
    show(&page->account[page->count++], &h, PEOPLE_OK);
    page->sort_len = t->sort_len;
    if (t->sort_len)
        memcpy(page->sort, t->sort, t->sort_len);
    strcpy(page->key, t->key);
    return true;
}

/* A page is read whole before it is shown, so that who is shown it may call us. */
enum people_why people_list(struct people *p, people_fn *each, void *payload,
                            struct store_fault *fault)
{
    struct page *page = calloc(1, sizeof *page);
    enum people_why why = page ? PEOPLE_OK : PEOPLE_NO_MEMORY;
    bool more = true;

    while (!why && more) {
        struct page from = *page;
        struct store_thing after = {.sort = from.sort, .sort_len = from.sort_len, .key = from.key};
        struct store_listing l = {
            .shelf = SHELF_ACCOUNT, .after = *from.key ? &after : NULL, .limit = PAGE};

        page->count = 0;
        why = people__store_why(store_things(p->store, &l, take, page, fault));
        if (!why && page->damaged)
            why = damaged(fault, page->key);
        for (unsigned i = 0; !why && more && i < page->count; i++)
            more = each(payload, &page->account[i]);
        more = more && page->count == PAGE;
    }
    free(page);
    return why;
}
