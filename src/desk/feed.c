/*
 * desk/feed.c -- the thread that follows the record: it announces, keeps games of other servers
 * known, and looks after the kept clocks.
 *
 * What we stored ourselves is announced the same way, when it comes by in the feed, so all servers
 * announce the same in the same order. The feed has games of its own, each as far as it was told:
 * the ones that commands are decided on may be ahead.
 */
#include "desk/inside.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { AT_ONCE = 256, ALL_FACES = (1 << DESK_FACES) - 1 };

static unsigned faces_of(const struct desk *d)
{
    return d->options.news ? ALL_FACES : 0;
}

/* ---- one event ---- */

/* Fold it into the feed's own game, which is read up to there first if it is not at hand. False: it
 * could not be read just now, and must come again. */
static bool announce_game(struct desk *d, const struct store_row *row)
{
    const char *id = row->stream + strlen("game/");
    struct desk_reading before = {.until = row->seq - 1};
    struct desk_fault fault = {0};
    struct desk_cell *c;
    bool lost;

    if (!desk__is_id(id))
        return true;
    c = desk__cell_hold(&d->told, id);
    if (!c)
        return false;
    if (c->fold.seq < row->seq - 1)
        desk__fold_read(&c->fold, d->store, &before, &fault);
    if (c->fold.seq == row->seq - 1 &&
        desk__tell_game(&c->fold, row, faces_of(d), 0, d->options.news, d->options.listener))
        desk__clock_follow(d, &c->fold);
    lost = fault.why == DESK_NO_MEMORY ||
           (fault.why == DESK_STORE && fault.store.why != STORE_DAMAGED);
    desk__cell_give(&d->told, c);
    desk__cell_known(d, id, row->seq);
    return !lost;
}

static bool announce(void *payload, const struct store_row *row)
{
    struct desk *d = payload;

    if (strncmp(row->stream, "game/", 5) == 0 && !announce_game(d, row)) {
        nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
        return false;
    }
    if (strcmp(row->stream, DESK_ALIVE) == 0 && row->seq > d->alive_seq) {
        d->alive_ms = row->event.at_ms;
        d->alive_seq = row->seq;
    }
    memcpy(d->position, row->position, sizeof d->position);
    return !atomic_load(&d->closing);
}

/* ---- where it begins ---- */

struct place {
    char position[STORE_POSITION];
    uint64_t seq;
    bool seen;
};

static bool take_position(void *payload, const struct store_row *row)
{
    struct place *p = payload;

    memcpy(p->position, row->position, sizeof p->position);
    return false;
}

static bool look_for(void *payload, const struct store_row *row)
{
    struct place *p = payload;

    memcpy(p->position, row->position, sizeof p->position);
    p->seen = strcmp(row->stream, DESK_ALIVE) == 0 && row->seq >= p->seq;
    return !p->seen;
}

/* The end of the feed. A sign of life marks a place; once a second one has come by behind it, all
 * that began before either has been shown, or would be shown later: nothing is missed. */
static enum desk_why find_end(struct desk *d, struct desk_fault *fault)
{
    struct place p = {.seen = false};
    struct store_fault why;
    uint64_t first;
    enum desk_why bad;
    bool there;

    if ((bad = desk__clock_beat(d, &first, fault)) || (bad = desk__clock_beat(d, &p.seq, fault)))
        return bad;
    if (store_read(d->store, DESK_ALIVE, first - 1, 1, take_position, &p, &why))
        return desk__fail_store(fault, &why);
    for (unsigned i = 0; !p.seen && i < 50; i++) {
        char from[STORE_POSITION];
        memcpy(from, p.position, sizeof from);
        if (store_wait(d->store, &there, from, 100, &why) ||
            store_feed(d->store, from, UINT32_MAX, look_for, &p, &why))
            return desk__fail_store(fault, &why);
    }
    memcpy(d->position, p.position, sizeof d->position);
    return DESK_OK;
}

/* ---- the thread ---- */

static void *follow(void *payload)
{
    struct desk *d = payload;

    while (!atomic_load(&d->closing)) {
        char from[STORE_POSITION];
        unsigned wait = desk__clock_tick(d);
        bool there = false;
        memcpy(from, d->position, sizeof from);
        if (store_wait(d->store, &there, from, wait, NULL) ||
            (there && store_feed(d->store, from, AT_ONCE, announce, d, NULL)))
            nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL); /* it may come back */
    }
    return NULL;
}

enum desk_why desk__feed_start(struct desk *d, struct desk_fault *fault)
{
    enum desk_why why = find_end(d, fault);

    if (!why && pthread_create(&d->thread, NULL, follow, d))
        why = desk__fail(fault, DESK_NO_MEMORY);
    return why;
}

void desk__feed_stop(struct desk *d)
{
    uint64_t seq;

    atomic_store(&d->closing, true);
    pthread_join(d->thread, NULL);
    if (d->flags || desk__clock_is_late(d))
        desk__clock_beat(d, &seq, NULL);
}

/* ---- for who comes back ---- */

struct since {
    struct desk_fold fold;
    uint64_t after;
    enum desk_face face;
    desk_since_fn *each;
    void *payload;
    bool damaged, stopped;
};

static void hand_on(void *payload, const struct desk_news *n)
{
    struct since *s = payload;

    s->stopped = !s->each(s->payload, n);
}

static bool tell_since(void *payload, const struct store_row *row)
{
    struct since *s = payload;

    s->damaged = !desk__tell_game(&s->fold, row, 1u << s->face, s->after, hand_on, s);
    return !s->damaged && !s->stopped;
}

/* It is folded from its beginning, so that each event is told as it was. */
enum desk_why desk_game_since(struct desk *d, const char *who, const char *game, uint64_t after,
                              desk_since_fn *each, void *payload, struct desk_fault *fault)
{
    struct since s = {.after = after, .each = each, .payload = payload};
    char stream[DESK_STREAM];
    struct store_fault store;
    enum desk_why why = desk__face(d, &s.face, who, game, fault);

    if (why)
        return why;
    memcpy(s.fold.id, game, DESK_ID);
    desk__stream(stream, "game/", game);
    if (store_read(d->store, stream, 0, UINT32_MAX, tell_since, &s, &store))
        why = desk__fail_store(fault, &store);
    else if (s.damaged)
        why = desk__fail_damaged(fault, stream, s.fold.seq + 1);
    desk__fold_release(&s.fold);
    return why;
}

struct record {
    struct desk_put rows;
    uint64_t seq; /* as far as it goes: what to ask behind of next */
    unsigned count, limit;
    bool more;
};

static bool add_row(void *payload, const struct desk_news *n)
{
    struct record *r = payload;

    r->more = r->count == r->limit;
    if (r->more)
        return false;
    desk__put(&r->rows, r->count++ ? "," : "{\"record\":[");
    desk__put_bytes(&r->rows, n->json, n->len);
    r->seq = n->seq;
    return true;
}

enum desk_why desk_game_record(struct desk *d, struct desk_text *out, const char *who,
                               const char *game, uint64_t after, unsigned limit,
                               struct desk_fault *fault)
{
    struct record r = {.seq = after, .limit = limit};
    enum desk_why why = desk_game_since(d, who, game, after, add_row, &r, fault);

    *out = (struct desk_text){0};
    if (why) {
        free(r.rows.text);
        return why;
    }
    desk__put(&r.rows, r.count ? "]" : "{\"record\":[]");
    desk__put_number(&r.rows, ",\"seq\":", (int64_t)r.seq);
    desk__put(&r.rows, r.more ? ",\"more\":true}" : ",\"more\":false}");
    return desk__put_end(out, &r.rows, r.seq) ? DESK_OK : desk__fail(fault, DESK_NO_MEMORY);
}
