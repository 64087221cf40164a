/*
 * desk/clock.c -- kept clocks: flags that fall, signs of life, and what an outage costs nobody.
 *
 *     running --flag is due, DESK_GRACE_MS later--> falls, stamped with the moment it was due
 *     running --nobody was there, short--> the time is given back, as of the last sign of life
 *             --long--> stands since then, and the arbiters are told
 *             --our clock is behind the last sign of life--> runs on from there; they are told
 *
 * Any server may send these: the command's name follows from the game and where it stood, so the
 * store takes one. The list of running clocks is looked through as a whole: a thousand take less
 * time than the wait for the disk does.
 */
#include "desk/inside.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOOK_MS = 50, IDLE_MS = 200, AGAIN_MS = 1000 };

/* ---- the list ---- */

static struct desk_flag *find_flag(struct desk *d, const char *id)
{
    for (size_t i = 0; i < d->flags; i++)
        if (memcmp(d->flag[i].id, id, DESK_ID) == 0)
            return &d->flag[i];
    return NULL;
}

static void strike(struct desk *d, const char *id)
{
    struct desk_flag *f = find_flag(d, id);

    if (f)
        *f = d->flag[--d->flags];
    atomic_store(&d->kept, (unsigned)d->flags);
}

static struct desk_flag *add_flag(struct desk *d, const char *id)
{
    if (d->flags == d->flags_cap) {
        size_t cap = d->flags_cap ? 2 * d->flags_cap : 64;
        struct desk_flag *flag = realloc(d->flag, cap * sizeof *flag);
        if (!flag)
            return NULL; /* it falls when the next event of the game comes by */
        d->flag = flag;
        d->flags_cap = cap;
    }
    memcpy(d->flag[d->flags].id, id, DESK_ID);
    atomic_store(&d->kept, (unsigned)d->flags + 1);
    return &d->flag[d->flags++];
}

static bool runs(const struct desk_fold *f)
{
    return f->about.clock == DESK_KEPT && f->started_ms >= 0 &&
           f->g.result.kind == AD_RESULT_NONE && f->g.clock.running <= AD_WHO_BLACK;
}

/* When the running flag falls, in UTC; INT64_MAX: it does not, or is down. */
static int64_t falls_ms(const struct desk_fold *f)
{
    int64_t at = runs(f) ? ad_game_flag_falls_at(&f->g) : INT64_MAX;

    return at == INT64_MAX ? at : f->started_ms + at;
}

void desk__clock_follow(struct desk *d, const struct desk_fold *f)
{
    struct desk_flag *flag;

    if (!runs(f)) {
        strike(d, f->id);
        return;
    }
    flag = find_flag(d, f->id);
    if (!flag)
        flag = add_flag(d, f->id);
    if (flag)
        flag->falls_ms = falls_ms(f);
}

/* ---- orders of the desk's own ---- */

static void order(struct desk_order *o, char key[STORE_NAME_MAX + 1], const struct desk_fold *f,
                  const char *what, enum ad_command_kind kind, enum ad_who by, int64_t at_ms)
{
    int64_t at = at_ms - f->started_ms;

    snprintf(key, STORE_NAME_MAX + 1, "%s/%s/%" PRIu64, what, f->id, f->seq);
    *o = (struct desk_order){
        .who = what, .key = key, .print = "", .face = DESK_ARBITERS, .stamped = true};
    wire_command_init(&o->command, kind);
    o->command.by = (uint8_t)by;
    o->command.at = at > f->g.at ? at : f->g.at;
    o->now_ms = at_ms;
    o->expect = f->seq;
}

/* ---- flags ---- */

/* The game may have moved on since the list was written: what is due is asked of it, not of the
 * list. */
static void let_fall(struct desk *d, const char *id, int64_t now)
{
    char key[STORE_NAME_MAX + 1];
    struct desk_order o;
    struct desk_cell *c;

    if (desk__game_take(d, &c, id, NULL))
        return;
    if (falls_ms(&c->fold) <= now - DESK_GRACE_MS) {
        order(&o, key, &c->fold, "clock", AD_DOES_FALL, AD_WHO_CLOCK, falls_ms(&c->fold));
        o.command.side = c->fold.g.clock.running;
        desk__carry_out(d, NULL, c, &o, NULL);
    }
    desk__game_give(d, c);
}

/* What was sent comes by in the feed, which sets the list right; if it could not be sent it is
 * tried again. */
static void let_all_fall(struct desk *d, int64_t now)
{
    for (size_t i = 0; i < d->flags; i++)
        if (d->flag[i].falls_ms <= now - DESK_GRACE_MS) {
            d->flag[i].falls_ms = now + AGAIN_MS;
            let_fall(d, d->flag[i].id, now);
        }
}

/* ---- signs of life ---- */

/* Behind whatever is there; another server's clock may be a little ahead. */
static enum desk_why append_one(struct desk *d, uint64_t *seq, const char *stream,
                                struct store_event *e, struct desk_fault *fault)
{
    struct store_part part = {stream, STORE_ANY, e, 1};
    struct store_request r = {.part = &part, .parts = 1};
    struct store_result result = {.seq = seq};
    struct store_fault why;

    for (unsigned i = 0; i < DESK_TRIES; i++) {
        if (store_append(d->store, &result, &r, &why) == STORE_OK)
            return DESK_OK;
        if (why.why != STORE_BACKWARDS)
            break;
        e->at_ms = why.at_ms;
    }
    return desk__fail_store(fault, &why);
}

enum desk_why desk__clock_beat(struct desk *d, uint64_t *out, struct desk_fault *fault)
{
    struct store_event e = {"desk.alive", 1, desk__now(d), "desk", "", 0};
    uint64_t commands = atomic_load(&d->commands);
    enum desk_why why = append_one(d, out, DESK_ALIVE, &e, fault);

    if (why)
        return why;
    d->alive_ms = e.at_ms;
    d->alive_seq = *out;
    d->alive_commands = commands;
    return DESK_OK;
}

bool desk__clock_is_late(const struct desk *d)
{
    return atomic_load(&d->commands) != d->alive_commands;
}

/* ---- outages ---- */

/* Time that passed while nobody was there to press to is given back (2023 6.10.2: a fault of the
 * clock is made good by the arbiter's best judgement); the desk does it in his name. */
static void give_back(struct desk *d, struct desk_cell *c, int64_t since, int64_t ms)
{
    char key[STORE_NAME_MAX + 1];
    struct desk_order o;

    order(&o, key, &c->fold, "outage", AD_DOES_ADD, AD_WHO_ARBITER, since);
    o.command.side = c->fold.g.clock.running;
    o.command.ms = (int32_t)(ms < INT32_MAX / 4 ? ms : INT32_MAX / 4);
    o.outage_ms = ms;
    desk__carry_out(d, NULL, c, &o, NULL);
}

/* Too long to be guessed at: the clock stands since the last sign of life (6.11.2), and the
 * arbiters are told. Where the edition lets nobody touch the clock (blitz-1977 8.19) the time is
 * given back. */
static void let_stand(struct desk *d, struct desk_cell *c, int64_t since, int64_t ms)
{
    char key[STORE_NAME_MAX + 1];
    struct desk_order o;

    order(&o, key, &c->fold, "outage", AD_DOES_STOP, AD_WHO_ARBITER, since);
    o.outage_ms = ms;
    desk__carry_out(d, NULL, c, &o, NULL);
    if (runs(&c->fold))
        give_back(d, c, since, ms);
}

static void make_good(struct desk *d, struct desk_cell *c, int64_t alive_ms)
{
    int64_t now = desk__now(d), since = alive_ms;

    if (since < c->fold.last_ms)
        since = c->fold.last_ms;
    if (!runs(&c->fold) || now - since < 2 * DESK_BEAT_MS || falls_ms(&c->fold) <= since)
        return;
    if (now - since > d->options.outage_ms)
        let_stand(d, c, since, now - since);
    else
        give_back(d, c, since, now - since);
}

/* Our clock was set back while nobody was there, so how long that was cannot be known: the clock runs
 * on as of the last sign of life, and it costs nobody time. */
static void tell_behind(struct desk *d, const struct desk_fold *f)
{
    struct desk_outage outage = {.behind_ms = d->behind_ms};
    struct desk_put put = {0};
    char stream[DESK_STREAM];

    memcpy(outage.game, f->id, DESK_ID);
    desk__put_outage(&put, &outage);
    desk__stream(stream, "event/", f->about.event);
    if (!put.failed)
        append_one(
            d, NULL, stream,
            &(struct store_event){"event.outage", 1, desk__now(d), "outage", put.text, put.len},
            NULL);
    free(put.text);
}

/* ---- the tick ---- */

/* The record could not be written for a while, and nobody could press: the same as if we had been
 * away. */
static void make_all_good(struct desk *d)
{
    for (size_t i = 0; i < d->flags; i++) {
        struct desk_cell *c;
        if (desk__game_take(d, &c, d->flag[i].id, NULL))
            continue;
        make_good(d, c, d->lost_ms);
        d->flag[i].falls_ms = falls_ms(&c->fold);
        desk__game_give(d, c);
    }
}

/* False if it could not be written: then no flag falls either. */
static bool beat_if_due(struct desk *d, int64_t now)
{
    int64_t before = d->alive_ms;
    uint64_t seq, last = d->alive_seq;

    if (now - before < DESK_BEAT_MS)
        return true;
    if (desk__clock_beat(d, &seq, NULL)) {
        d->lost_ms = before;
        return false;
    }
    if (d->lost_ms && seq == last + 1) /* else it was us alone who could not */
        make_all_good(d);
    d->lost_ms = 0;
    return true;
}

unsigned desk__clock_tick(struct desk *d)
{
    int64_t now = desk__now(d);

    if (d->flags == 0 && !desk__clock_is_late(d))
        return IDLE_MS;
    if (beat_if_due(d, now))
        let_all_fall(d, now);
    return LOOK_MS;
}

/* ---- opening ---- */

struct heads {
    char (*id)[DESK_ID];
    size_t count, cap;
    int64_t alive_ms;
    bool failed;
};

/* An odd number of events: the game is open. */
static bool take_head(void *payload, const struct store_head *head)
{
    struct heads *h = payload;
    const char *id = head->stream + strlen("kept/");

    if (strcmp(head->stream, DESK_ALIVE) == 0)
        h->alive_ms = head->at_ms;
    if (strncmp(head->stream, "kept/", 5) != 0 || head->seq % 2 == 0 || !desk__is_id(id))
        return true;
    if (h->count == h->cap) {
        size_t cap = h->cap ? 2 * h->cap : 64;
        void *more = realloc(h->id, cap * sizeof *h->id);
        h->failed = !more;
        if (!more)
            return false;
        h->id = more;
        h->cap = cap;
    }
    memcpy(h->id[h->count++], id, DESK_ID);
    return true;
}

/* Time goes on from the last sign of life if our clock is behind it. A little is the way clocks of
 * two servers are. */
static void set_clock(struct desk *d, int64_t alive_ms)
{
    int64_t behind = alive_ms - desk__now(d);

    if (behind > 0)
        d->base_ms += behind;
    if (behind > 2 * DESK_BEAT_MS)
        d->behind_ms = behind;
}

enum desk_why desk__clock_open(struct desk *d, struct desk_fault *fault)
{
    struct heads h = {0};
    struct store_fault store;
    enum desk_why why = DESK_OK;

    if (store_streams(d->store, DESK_ALIVE, "", 1, take_head, &h, &store) ||
        store_streams(d->store, "kept/", "", UINT32_MAX, take_head, &h, &store))
        why = desk__fail_store(fault, &store);
    else if (h.failed)
        why = desk__fail(fault, DESK_NO_MEMORY);
    set_clock(d, h.alive_ms);
    for (size_t i = 0; !why && i < h.count; i++) {
        struct desk_cell *c;
        if ((why = desk__game_take(d, &c, h.id[i], fault)))
            break;
        if (d->behind_ms && runs(&c->fold))
            tell_behind(d, &c->fold);
        make_good(d, c, h.alive_ms);
        desk__clock_follow(d, &c->fold);
        desk__game_give(d, c);
    }
    free(h.id);
    return why;
}
