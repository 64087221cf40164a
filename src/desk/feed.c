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

static struct desk_wants wants(const struct desk *d, const char *game)
{
    const struct desk_listener *l = &d->options.listener;

    return l->wants ? l->wants(l->payload, game) : (struct desk_wants){0, 0};
}

/* ---- where games stand ---- */

/* A press brings several events: where the game stands is told once, behind the last of them. */
static void has_moved(struct desk *d, const struct desk_fold *f, unsigned faces)
{
    unsigned i = 0;

    while (i < d->moves && strcmp(d->moved[i].id, f->id) != 0)
        i++;
    if (!faces || i == DESK_AT_ONCE)
        return;
    if (i == d->moves) {
        memcpy(d->moved[i].id, f->id, DESK_ID);
        d->moved[i].faces = 0;
        d->moves++;
    }
    d->moved[i].faces |= faces;
}

static void tell_standing(struct desk *d)
{
    const struct desk_listener *l = &d->options.listener;

    for (unsigned i = 0; i < d->moves; i++) {
        unsigned faces = wants(d, d->moved[i].id).stands & d->moved[i].faces;
        struct desk_cell *c = faces ? desk__cell_hold(&d->told, d->moved[i].id) : NULL;

        if (!c)
            continue;
        for (enum desk_face face = 0; face < DESK_FACES; face++)
            if (faces >> face & 1 && c->fold.seq > 0)
                desk__look_at(d, &c->fold, face, l->stands, l->payload);
        desk__cell_give(&d->told, c);
    }
    d->moves = 0;
}

/* ---- one event ---- */

static unsigned told_more(const struct desk_fold *f, const uint64_t before[DESK_FACES])
{
    unsigned faces = 0;

    for (enum desk_face face = 0; face < DESK_FACES; face++)
        faces |= (unsigned)(f->told[face] > before[face]) << face;
    return faces;
}

/* The next event of the feed's own game; false: it cannot follow. */
static bool tell_next(struct desk *d, struct desk_fold *f, const struct store_row *row)
{
    const struct desk_listener *l = &d->options.listener;
    struct desk_wants w = wants(d, f->id);
    uint64_t before[DESK_FACES];

    memcpy(before, f->told, sizeof before);
    if (!desk__tell_game(f, row, w.news, 0, l->news, l->payload))
        return false;
    has_moved(d, f, w.stands & told_more(f, before));
    return true;
}

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
    desk__cell_known(&d->games, id,
                     row->seq); /* first: who is not asked what he wants any more sees it */
    c = desk__cell_hold(&d->told, id);
    if (!c)
        return false;
    if (c->fold.seq < row->seq - 1)
        desk__fold_read(&c->fold, d->store, &before, &fault);
    if (c->fold.seq == row->seq - 1 && tell_next(d, &c->fold, row))
        desk__clock_follow(d, &c->fold);
    lost = fault.why == DESK_NO_MEMORY ||
           (fault.why == DESK_STORE && fault.store.why != STORE_DAMAGED);
    desk__cell_give(&d->told, c);
    return !lost;
}

/* ---- tournaments ---- */

/* A pairing brings many events: its followers hear of the last one. */
static void tell_tour(struct desk *d)
{
    const struct desk_listener *l = &d->options.listener;

    if (*d->tour_moved && l->wants_tour && l->wants_tour(l->payload, d->tour_moved))
        l->tour(l->payload, d->tour_moved, d->tour_seq);
    *d->tour_moved = '\0';
}

static void follow_tour(struct desk *d, const struct store_row *row)
{
    const char *id = row->stream + strlen("tour/");

    if (!desk__is_id(id))
        return;
    desk__cell_known(&d->tours, id, row->seq);
    if (strcmp(d->tour_moved, id) != 0)
        tell_tour(d);
    memcpy(d->tour_moved, id, DESK_ID);
    d->tour_seq = row->seq;
}

static bool announce(void *payload, const struct store_row *row)
{
    struct desk *d = payload;

    if (strncmp(row->stream, "game/", 5) == 0 && !announce_game(d, row)) {
        nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
        return false;
    }
    if (strncmp(row->stream, "tour/", 5) == 0)
        follow_tour(d, row);
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
            (there && store_feed(d->store, from, DESK_AT_ONCE, announce, d, NULL)))
            nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL); /* it may come back */
        tell_standing(d);
        tell_tour(d);
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
