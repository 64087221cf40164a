/*
 * desk/people_link.c -- links that somebody is sent: an invitation, a way to a new password, or a way for a
 * new browser past those who guess: it opens nothing, but is known from then on (people_device.c).
 *
 * As of a session, only the hash of its token is kept. It goes in the very request in which it is used,
 * at the version that was read: so it is used once, on whatever server. It speaks for who made it, and
 * is over when he may no longer do what it does; one for a password belongs to an era of the account.
 */
#include "desk/people_parts.h"

#include <stdlib.h>
#include <string.h>

enum { LINKS_MAX = 64, LINKS_READ = 1000 };

static const int64_t week = INT64_C(7) * 24 * 3600 * 1000;

/* ---- as they are kept ---- */

static char *write_link(const struct people_link *l)
{
    json_t *json = json_pack("{s:s, s:s, s:s, s:s, s:I, s:I}", "by", l->by, "person", l->person,
                             "event", l->event, "role", people_role_word(l->role), "era",
                             (json_int_t)l->era, "until", (json_int_t)l->until_ms);
    char *text = json ? json_dumps(json, JSON_COMPACT) : NULL;

    json_decref(json);
    return text;
}

static bool copy(char *out, size_t cap, const char *text)
{
    if (strlen(text) >= cap)
        return false;
    strcpy(out, text);
    return true;
}

/* What cannot be read is over. */
static bool read_link(struct people_link *out, const struct store_thing *t)
{
    json_t *json = json_loadb(t->bytes, t->len, 0, NULL);
    const char *by, *person, *event, *role;
    json_int_t era, until;
    bool fine = !json_unpack(json, "{s:s, s:s, s:s, s:s, s:I, s:I}", "by", &by, "person", &person,
                             "event", &event, "role", &role, "era", &era, "until", &until);

    *out = (struct people_link){0};
    if (fine) {
        fine = copy(out->id, sizeof out->id, t->key) && copy(out->by, sizeof out->by, by) &&
               copy(out->person, sizeof out->person, person) &&
               copy(out->event, sizeof out->event, event) && people_role_read(&out->role, role);
        out->era = era;
        out->until_ms = until;
    }
    json_decref(json);
    return fine;
}

struct listing {
    people_link_fn *each;
    void *payload;
    int64_t now; /* what is over then is passed over */
};

static bool list_one(void *payload, const struct store_thing *t)
{
    struct listing *to = payload;
    struct people_link l;

    return !read_link(&l, t) || to->now >= l.until_ms || to->each(to->payload, &l);
}

static enum people_why list(struct people *p, const char *by, struct listing *to,
                            struct store_fault *fault)
{
    struct store_listing l = {
        .shelf = SHELF_LINK, .prefix = by, .prefix_len = strlen(by), .limit = LINKS_READ};

    return people__store_why(store_things(p->store, &l, list_one, to, fault));
}

enum people_why people_links(struct people *p, const char *by, people_link_fn *each, void *payload,
                             struct store_fault *fault)
{
    return list(p, by, &(struct listing){each, payload, p->now_ms(p->clock)}, fault);
}

/* ---- who may ---- */

enum people_link_kind people_link_kind(const struct people_link *l)
{
    if (!*l->person)
        return PEOPLE_INVITES;
    return l->role == DESK_NOBODY ? PEOPLE_KNOWS_BROWSER : PEOPLE_SETS_PASSWORD;
}

static bool may_give(enum desk_role own, const struct people_link *l)
{
    if (people_link_kind(l) == PEOPLE_KNOWS_BROWSER)
        return own >= DESK_OFFICE || strcmp(l->by, l->person) == 0;
    if (!*l->event)
        return own >= DESK_OFFICE && (l->role == DESK_OFFICE || l->role == DESK_PERSON);
    return own >= DESK_DIRECTOR && own > l->role && l->role > DESK_PERSON &&
           people_is_event(l->event);
}

static enum people_why judge_maker(struct people *p, const struct people_link *l,
                                   struct store_fault *fault)
{
    struct people_account maker;
    enum desk_role own = DESK_NOBODY;
    enum people_why why = people_get(p, &maker, l->by, fault);

    if (!why)
        why = people_role(p, &own, l->by, l->event, fault);
    if (why)
        return why == PEOPLE_UNKNOWN ? PEOPLE_DENIED : why;
    return maker.locked || !may_give(own, l) ? PEOPLE_DENIED : PEOPLE_OK;
}

/* The era of the account that a link is for; of an invitation 0. */
static enum people_why read_era(struct people *p, int64_t *out, const char *person,
                                struct store_fault *fault)
{
    struct held h = {0};
    enum people_why why = *person ? people__hold(p, &h, person, fault) : PEOPLE_OK;

    *out = h.era;
    people__let_go(&h);
    return why;
}

/* ---- making ---- */

static struct people_note note_of(const struct people_link *l, enum people_what what,
                                  const char *by)
{
    struct people_note n = {.what = what, .role = *l->person ? DESK_NOBODY : l->role};

    copy(n.by, sizeof n.by, by);
    copy(n.whom, sizeof n.whom, l->person);
    copy(n.event, sizeof n.event, l->event);
    return n;
}

/* Those of one maker that give way to a new one: what is over, and the oldest of too many. */
struct sweep {
    int64_t now;
    struct people_link kept[LINKS_MAX];
    unsigned count, gone;
    char key[LINKS_READ][PEOPLE_KEY];
};

static bool sweep_one(void *payload, const struct people_link *l)
{
    struct sweep *s = payload;
    unsigned oldest = 0;

    if (s->now >= l->until_ms) {
        strcpy(s->key[s->gone++], l->id);
    } else if (s->count < LINKS_MAX - 1) {
        s->kept[s->count++] = *l;
    } else {
        for (unsigned i = 1; i < s->count; i++)
            if (s->kept[i].until_ms < s->kept[oldest].until_ms)
                oldest = i;
        strcpy(s->key[s->gone++], s->kept[oldest].id);
        s->kept[oldest] = *l;
    }
    return s->gone < LINKS_READ;
}

static enum people_why store_link(struct people *p, const struct people_link *l,
                                  const struct sweep *s, struct store_fault *fault)
{
    struct store_change *change = calloc(s->gone + 2, sizeof *change);
    struct note_put note;
    char *text = write_link(l);
    enum store_why why = change && text ? STORE_OK : STORE_NO_MEMORY;

    if (!why) {
        change[0] = (struct store_change){STORE_PUT,
                                          0,
                                          {.shelf = SHELF_LINK,
                                           .key = l->id,
                                           .sort = l->by,
                                           .sort_len = strlen(l->by),
                                           .bytes = text,
                                           .len = strlen(text)}};
        change[1] = people__note(p, &note, note_of(l, PEOPLE_LINK_MADE, l->by));
        for (unsigned i = 0; i < s->gone; i++)
            change[i + 2] = (struct store_change){
                STORE_REMOVE, STORE_ANY, {.shelf = SHELF_LINK, .key = s->key[i]}};
        why = store_things_change(p->store, change, s->gone + 2, fault);
    }
    free(text);
    free(change);
    return people__store_why(why);
}

enum people_why people_link_make(struct people *p, char token[PEOPLE_TOKEN], struct people_link *l,
                                 struct store_fault *fault)
{
    struct sweep *s = calloc(1, sizeof *s);
    enum people_why why = s ? judge_maker(p, l, fault) : PEOPLE_NO_MEMORY;

    if (!why)
        why = read_era(p, &l->era, l->person, fault);
    if (!why) {
        s->now = p->now_ms(p->clock);
        why = list(p, l->by, &(struct listing){sweep_one, s, INT64_MIN}, fault);
    }
    if (!why) {
        l->until_ms = s->now + week;
        people__token_new(token, l->id);
        why = store_link(p, l, s, fault);
    }
    free(s);
    return why;
}

/* ---- looking ---- */

static enum people_why read_by_key(struct people *p, struct link_read *out, const char *key,
                                   struct store_fault *fault)
{
    struct store_thing *t;
    enum store_why why = store_thing_read(p->store, &t, SHELF_LINK, key, fault);
    bool fine;

    if (why)
        return why == STORE_NO_THING ? PEOPLE_OVER : people__store_why(why);
    fine = read_link(&out->link, t);
    out->version = t->version;
    free(t);
    return fine && p->now_ms(p->clock) < out->link.until_ms ? PEOPLE_OK : PEOPLE_OVER;
}

static enum people_why look(struct people *p, struct link_read *out, const char *token,
                            struct store_fault *fault)
{
    char key[PEOPLE_KEY];
    int64_t era = 0;
    enum people_why why =
        people__token_key(key, token) ? read_by_key(p, out, key, fault) : PEOPLE_OVER;

    if (!why)
        why = judge_maker(p, &out->link, fault);
    if (!why)
        why = read_era(p, &era, out->link.person, fault);
    if (!why && era != out->link.era)
        why = PEOPLE_OVER;
    return why == PEOPLE_DENIED || why == PEOPLE_UNKNOWN ? PEOPLE_OVER : why;
}

enum people_why people_link_look(struct people *p, struct people_link *out, const char *token,
                                 struct store_fault *fault)
{
    struct link_read l;
    enum people_why why = look(p, &l, token, fault);

    if (!why)
        *out = l.link;
    return why;
}

enum people_why people_link_withdraw(struct people *p, const char *by, const char *id,
                                     struct store_fault *fault)
{
    struct link_read l;
    struct store_change c[2] = {{STORE_REMOVE, STORE_ANY, {.shelf = SHELF_LINK, .key = id}}};
    struct note_put note;
    enum desk_role own = DESK_NOBODY;
    enum people_why why =
        strlen(id) == PEOPLE_HASH - 1 ? read_by_key(p, &l, id, fault) : PEOPLE_OVER;

    if (!why)
        why = people_role(p, &own, by, "", fault);
    if (!why && own < DESK_OFFICE && strcmp(by, l.link.by) != 0)
        why = PEOPLE_OVER;
    if (why)
        return why;
    c[1] = people__note(p, &note, note_of(&l.link, PEOPLE_LINK_WITHDRAWN, by));
    return people__store_why(store_things_change(p->store, c, 2, fault));
}

/* ---- using ---- */

struct use {
    const char *token, *hashed; /* a new password, or NULL */
};

static enum people_why edit_account(struct people *p, struct held *h, struct changes *c,
                                    const void *payload, struct store_fault *fault)
{
    const struct use *u = payload;
    struct link_read l;
    enum people_why why = look(p, &l, u->token, fault);

    if (!why && l.link.era != h->era)
        why = PEOPLE_OVER;
    if (why)
        return why;
    people__use_up(c, &l);
    people__write_down(p, c, PEOPLE_LINK_USED, h->account.id, h->account.id, "", DESK_NOBODY);
    return u->hashed ? people__new_password(p, h, c, u->hashed, fault) : PEOPLE_OK;
}

static enum people_why set_password(struct people *p, struct people_account *out,
                                    const struct people_link *l, struct use *u,
                                    const char *password, struct store_fault *fault)
{
    char hashed[crypto_pwhash_STRBYTES];
    enum people_why why = people_get(p, out, l->person, fault);

    if (!why && people__is_weak(password, out->name))
        why = PEOPLE_WEAK;
    if (!why)
        why = people__hash(p, hashed, password);
    u->hashed = hashed;
    return why ? why : people__edit(p, l->person, edit_account, u, fault);
}

static enum people_why join(struct people *p, struct people_account *out, struct link_read *l,
                            const char *token, const char *name, const char *password,
                            struct people_from *from, struct store_fault *fault)
{
    struct slow_attempt slow;
    enum people_why why;

    if (!people__slow_try(p, &slow, l->link.id, from->peer, NULL)) {
        from->wait_s = slow.wait_s;
        return PEOPLE_SLOW;
    }
    why = people__add(p, out, name, password, l, fault);
    if (why == PEOPLE_TAKEN && look(p, l, token, fault) == PEOPLE_OVER)
        return PEOPLE_OVER;
    if (why != PEOPLE_TAKEN)
        people__slow_undo(p, &slow, why == PEOPLE_OK);
    return why;
}

static enum people_why know(struct people *p, struct people_account *out,
                            const struct people_link *l, const struct use *u,
                            struct store_fault *fault)
{
    enum people_why why = people_get(p, out, l->person, fault);

    return why ? why : people__edit(p, l->person, edit_account, u, fault);
}

enum people_why people_link_use(struct people *p, struct people_account *out, const char *token,
                                const char *name, const char *password, struct people_from *from,
                                struct store_fault *fault)
{
    struct use u = {token, NULL};
    struct link_read l;
    char folded[PEOPLE_NAME];
    enum people_why why = look(p, &l, token, fault);

    if (why)
        return why;
    switch (people_link_kind(&l.link)) {
    case PEOPLE_INVITES: why = join(p, out, &l, token, name, password, from, fault); break;
    case PEOPLE_SETS_PASSWORD: why = set_password(p, out, &l.link, &u, password, fault); break;
    case PEOPLE_KNOWS_BROWSER: why = know(p, out, &l.link, &u, fault); break;
    }
    if (!why && people__fold(folded, out->name))
        people__device_new(p, from->fresh, folded);
    return why;
}

static enum people_why edit_take(struct people *p, struct held *h, struct changes *c,
                                 const void *payload, struct store_fault *fault)
{
    struct link_read l;
    enum people_why why = look(p, &l, payload, fault);

    if (!why && *l.link.person)
        why = PEOPLE_OVER;
    if (why)
        return why;
    people__use_up(c, &l);
    people__write_down(p, c, PEOPLE_LINK_USED, h->account.id, "", l.link.event, l.link.role);
    if (people__role_in(h, l.link.event) < l.link.role &&
        !people__set_role(h, l.link.event, l.link.role))
        return PEOPLE_NO_MEMORY;
    return people__put(c, h) ? PEOPLE_OK : PEOPLE_NO_MEMORY;
}

enum people_why people_link_take(struct people *p, const char *id, const char *token,
                                 struct store_fault *fault)
{
    return people__edit(p, id, edit_take, token, fault);
}
