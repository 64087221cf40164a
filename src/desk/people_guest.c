/*
 * desk/people_guest.c -- guests: who sits at one side of one game and has no account.
 *
 * Whoever opens a table gets one seat and a link to the other; the link is good once and becomes the
 * other seat. Of both only the hash of the token is kept, with the game and the guest's id, which has a
 * dot in it as no account's has. They lie sorted by a hash of the address that opened the table: so
 * many of them hold at once for one address, and no more.
 */
#include "desk/people_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUESTS_MAX = 2 * PEOPLE_TABLES, GUESTS_READ = 4 * GUESTS_MAX, GUEST_TEXT = 96 };

static const int64_t week = INT64_C(7) * 24 * 3600 * 1000;
static const char prefix[] = "guest.";

bool people_is_guest(const char *id)
{
    return strncmp(id, prefix, sizeof prefix - 1) == 0;
}

void people_guest_id(char out[DESK_ID])
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    size_t n = sizeof prefix - 1;

    memcpy(out, prefix, n);
    for (; n < DESK_ID - 1; n++)
        out[n] = letters[randombytes_uniform(sizeof letters - 1)];
    out[n] = '\0';
}

/* ---- as they are kept ---- */

struct guest {
    char id[DESK_ID], game[DESK_ID];
    long long until_ms;
    int link; /* not a seat yet */
};

static size_t write_guest(char out[GUEST_TEXT], const struct guest *g)
{
    return (size_t)snprintf(out, GUEST_TEXT, "%s %s %lld %d", g->id, g->game, g->until_ms, g->link);
}

static bool read_guest(struct guest *out, const struct store_thing *t)
{
    char text[GUEST_TEXT];

    snprintf(text, sizeof text, "%.*s", (int)t->len, (const char *)t->bytes);
    return sscanf(text, "%16s %16s %lld %d", out->id, out->game, &out->until_ms, &out->link) == 4;
}

/* The one of this token, if it holds; the thing is the caller's to free. */
static enum people_why find(struct people *p, struct guest *out, struct store_thing **t,
                            const char *token, struct store_fault *fault)
{
    char key[PEOPLE_KEY];
    enum store_why stored;

    *t = NULL;
    if (!people__token_key(key, token))
        return PEOPLE_UNKNOWN;
    stored = store_thing_read(p->store, t, SHELF_GUEST, key, fault);
    if (stored)
        return stored == STORE_NO_THING ? PEOPLE_UNKNOWN : people__store_why(stored);
    if (read_guest(out, *t) && p->now_ms(p->clock) < out->until_ms)
        return PEOPLE_OK;
    free(*t);
    *t = NULL;
    return PEOPLE_UNKNOWN;
}

enum people_why people__guest(struct people *p, struct people_account *out, const char *token,
                              struct store_fault *fault)
{
    struct store_thing *t;
    struct guest g;
    enum people_why why = find(p, &g, &t, token, fault);

    free(t);
    if (!why && g.link)
        return PEOPLE_UNKNOWN; /* it opens nothing before it was used */
    if (!why) {
        *out = (struct people_account){0};
        memcpy(out->id, g.id, sizeof out->id);
    }
    return why;
}

/* ---- a table ---- */

/* What an address has, and what of it is over. */
struct had {
    int64_t now;
    unsigned holds, over;
    char key[GUESTS_READ][PEOPLE_KEY];
};

static bool take_had(void *payload, const struct store_thing *t)
{
    struct had *had = payload;
    struct guest g;

    if (read_guest(&g, t) && had->now < g.until_ms)
        had->holds++;
    else
        snprintf(had->key[had->over++], PEOPLE_KEY, "%s", t->key);
    return had->over < GUESTS_READ;
}

static void address_key(char out[PEOPLE_KEY], const char *peer)
{
    people__key(out, peer, strlen(peer));
}

static enum people_why read_had(struct people *p, struct had *had, const char *address,
                                struct store_fault *fault)
{
    struct store_listing l = {.shelf = SHELF_GUEST,
                              .prefix = address,
                              .prefix_len = strlen(address),
                              .limit = GUESTS_READ};

    *had = (struct had){.now = p->now_ms(p->clock)};
    return people__store_why(store_things(p->store, &l, take_had, had, fault));
}

enum people_why people_guest_room(struct people *p, const char *peer, struct store_fault *fault)
{
    struct had *had = malloc(sizeof *had);
    char address[PEOPLE_KEY];
    enum people_why why = PEOPLE_NO_MEMORY;

    address_key(address, peer);
    if (had)
        why = read_had(p, had, address, fault);
    if (!why && had->holds + 2 > GUESTS_MAX)
        why = PEOPLE_SLOW;
    free(had);
    return why;
}

static struct store_change put(const struct store_thing *thing)
{
    return (struct store_change){STORE_PUT, 0, *thing};
}

enum people_why people_guests(struct people *p, char token[2][PEOPLE_TOKEN],
                              const char id[2][DESK_ID], const char *game, const char *peer,
                              struct store_fault *fault)
{
    struct had *had = malloc(sizeof *had);
    struct store_change *change = calloc(GUESTS_READ + 2, sizeof *change);
    char address[PEOPLE_KEY], key[2][PEOPLE_KEY], text[2][GUEST_TEXT];
    enum people_why why = had && change ? PEOPLE_OK : PEOPLE_NO_MEMORY;
    unsigned n = 0;

    address_key(address, peer);
    if (!why)
        why = read_had(p, had, address, fault);
    for (int i = 0; !why && i < 2; i++) {
        struct guest g = {.until_ms = had->now + week, .link = i};

        memcpy(g.id, id[i], DESK_ID);
        snprintf(g.game, sizeof g.game, "%.16s", game);
        people__token_new(token[i], key[i]);
        change[n++] = put(&(struct store_thing){.shelf = SHELF_GUEST,
                                                .key = key[i],
                                                .sort = address,
                                                .sort_len = strlen(address),
                                                .bytes = text[i],
                                                .len = write_guest(text[i], &g)});
    }
    for (unsigned i = 0; !why && i < had->over; i++)
        change[n++] = (struct store_change){
            STORE_REMOVE, STORE_ANY, {.shelf = SHELF_GUEST, .key = had->key[i]}};
    if (!why)
        why = people__store_why(store_things_change(p->store, change, n, fault));
    free(change);
    free(had);
    return why;
}

/* ---- the other seat ---- */

enum people_why people_guest_sit(struct people *p, char seat[PEOPLE_TOKEN], char game[DESK_ID],
                                 const char *link, struct store_fault *fault)
{
    struct store_thing *t;
    struct guest g;
    char key[PEOPLE_KEY], text[GUEST_TEXT];
    enum people_why why = find(p, &g, &t, link, fault);
    enum store_why stored;

    if (why || !g.link) {
        free(t);
        return why == PEOPLE_UNKNOWN || !why ? PEOPLE_OVER : why;
    }
    g.link = 0;
    people__token_new(seat, key);
    struct store_thing thing = *t;
    thing.key = key;
    thing.bytes = text;
    thing.len = write_guest(text, &g);
    thing.version = 0;
    struct store_change change[2] = {
        {STORE_REMOVE, t->version, {.shelf = SHELF_GUEST, .key = t->key}}, put(&thing)};
    stored = store_things_change(p->store, change, 2, fault);
    free(t);
    memcpy(game, g.game, DESK_ID);
    return stored == STORE_CONFLICT ? PEOPLE_OVER : people__store_why(stored);
}
