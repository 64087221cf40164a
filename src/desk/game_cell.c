/*
 * desk/game_cell.c -- games in memory: found by id, a lock each, those longest unused given up.
 *
 * A game that nobody uses can be read from the record again at any time, so giving one up needs no
 * more care than that nobody holds it.
 */
#include "desk/inside.h"

#include <stdlib.h>
#include <string.h>

static struct desk_cell **bucket_of(struct desk_shelf *s, const char *id)
{
    uint32_t hash = 2166136261u;

    for (; *id; id++)
        hash = (hash ^ (uint8_t)*id) * 16777619u;
    return &s->bucket[hash % DESK_BUCKETS];
}

static struct desk_cell *find(struct desk_shelf *s, const char *id)
{
    struct desk_cell *c = *bucket_of(s, id);

    while (c && strcmp(c->id, id) != 0)
        c = c->next;
    return c;
}

/* ---- by last use ---- */

static void unlink_use(struct desk_shelf *s, struct desk_cell *c)
{
    *(c->newer ? &c->newer->older : &s->newest) = c->older;
    *(c->older ? &c->older->newer : &s->oldest) = c->newer;
}

static void link_newest(struct desk_shelf *s, struct desk_cell *c)
{
    c->newer = NULL;
    c->older = s->newest;
    *(c->older ? &c->older->newer : &s->oldest) = c;
    s->newest = c;
}

static void cell_free(struct desk_cell *c)
{
    pthread_mutex_destroy(&c->lock);
    c->sort->release(c);
    free(c);
}

static void drop(struct desk_shelf *s, struct desk_cell *c)
{
    struct desk_cell **at = bucket_of(s, c->id);

    while (*at != c)
        at = &(*at)->next;
    *at = c->next;
    unlink_use(s, c);
    s->cells--;
    cell_free(c);
}

/* From the longest unused on, until there is room. */
static void make_room(struct desk_shelf *s)
{
    for (struct desk_cell *c = s->oldest, *newer; c && s->cells >= DESK_CELLS; c = newer) {
        newer = c->newer;
        if (c->users == 0)
            drop(s, c);
    }
}

static struct desk_cell *add(struct desk_shelf *s, const char *id)
{
    struct desk_cell *c = calloc(1, sizeof *c), **bucket = bucket_of(s, id);

    if (!c)
        return NULL;
    memcpy(c->id, id, strlen(id) + 1);
    memcpy(c->fold.id, id, strlen(id) + 1);
    pthread_mutex_init(&c->lock, NULL);
    c->sort = s->sort;
    c->next = *bucket;
    *bucket = c;
    link_newest(s, c);
    s->cells++;
    return c;
}

struct desk_cell *desk__cell_hold(struct desk_shelf *s, const char *id)
{
    struct desk_cell *c;

    pthread_mutex_lock(&s->lock);
    c = find(s, id);
    if (c) {
        unlink_use(s, c);
        link_newest(s, c);
    } else {
        make_room(s);
        c = add(s, id);
    }
    if (c)
        c->users++;
    pthread_mutex_unlock(&s->lock);
    if (c)
        pthread_mutex_lock(&c->lock);
    return c;
}

/* One that turned out not to be there is given up at once. */
void desk__cell_give(struct desk_shelf *s, struct desk_cell *c)
{
    bool empty = c->fold.seq == 0;

    pthread_mutex_unlock(&c->lock);
    pthread_mutex_lock(&s->lock);
    if (--c->users == 0 && empty)
        drop(s, c);
    pthread_mutex_unlock(&s->lock);
}

void desk__shelf_init(struct desk_shelf *s, const struct desk_sort *sort)
{
    s->sort = sort;
    pthread_mutex_init(&s->lock, NULL);
}

void desk__shelf_free(struct desk_shelf *s)
{
    while (s->oldest)
        drop(s, s->oldest);
    pthread_mutex_destroy(&s->lock);
}

/* ---- up to date ---- */

static enum desk_why read_game(struct desk_cell *c, struct store *s, struct desk_fault *fault)
{
    return desk__fold_read(&c->fold, s, &(struct desk_reading){.until = UINT64_MAX}, fault);
}

static void release_game(struct desk_cell *c)
{
    desk__fold_release(&c->fold);
}

const struct desk_sort desk__games = {DESK_NO_GAME, read_game, release_game};

enum desk_why desk__cell_catch_up(struct desk *d, struct desk_cell *c, struct desk_fault *fault)
{
    enum desk_why why = c->sort->read(c, d->store, fault);

    c->doubtful = why != DESK_OK;
    return why;
}

enum desk_why desk__cell_take(struct desk *d, struct desk_shelf *s, struct desk_cell **out,
                              const char *id, bool fresh, struct desk_fault *fault)
{
    struct desk_cell *c = desk__is_id(id) ? desk__cell_hold(s, id) : NULL;
    enum desk_why why = DESK_OK;

    if (!c)
        return desk__fail(fault, desk__is_id(id) ? DESK_NO_MEMORY : s->sort->none);
    if (c->fold.seq == 0)
        atomic_fetch_add(&d->loads, 1);
    if (c->fold.seq == 0 || c->doubtful || atomic_load(&c->known) > c->fold.seq)
        why = desk__cell_catch_up(d, c, fault);
    if (why == s->sort->none && fresh)
        why = DESK_OK;
    if (why)
        desk__cell_give(s, c);
    else
        *out = c;
    return why;
}

enum desk_why desk__game_take(struct desk *d, struct desk_cell **out, const char *id,
                              struct desk_fault *fault)
{
    return desk__cell_take(d, &d->games, out, id, false, fault);
}

void desk__game_give(struct desk *d, struct desk_cell *c)
{
    desk__cell_give(&d->games, c);
}

void desk__cell_known(struct desk_shelf *s, const char *id, uint64_t seq)
{
    struct desk_cell *c;

    pthread_mutex_lock(&s->lock);
    c = find(s, id);
    if (c && atomic_load(&c->known) < seq)
        atomic_store(&c->known, seq);
    pthread_mutex_unlock(&s->lock);
}

/* ---- memory for decisions ---- */

void *desk__scratch_take(struct desk *d)
{
    void *scratch = NULL;

    pthread_mutex_lock(&d->lock);
    if (d->scratches)
        scratch = d->scratch[--d->scratches];
    pthread_mutex_unlock(&d->lock);
    return scratch ? scratch : malloc(AD_GAME_SCRATCH);
}

void desk__scratch_give(struct desk *d, void *scratch)
{
    pthread_mutex_lock(&d->lock);
    if (scratch && d->scratches < DESK_SCRATCHES) {
        d->scratch[d->scratches++] = scratch;
        scratch = NULL;
    }
    pthread_mutex_unlock(&d->lock);
    free(scratch);
}
