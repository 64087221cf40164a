/*
 * desk/game_append.c -- what one command appends: events of the game; for its event's stream how it
 * ended, and an outage; that a kept clock is done with. All of it or nothing.
 */
#include "desk/inside.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* When it is stored: for a kept clock the same moment in UTC. */
static int64_t stored_ms(const struct desk_order *o, const struct desk_fold *f)
{
    int64_t at = f->started_ms >= 0 ? f->started_ms + o->command.at : o->now_ms;

    return at > f->last_ms ? at : f->last_ms;
}

static void add_part(struct desk_append *a, const char *what, const char *id, uint64_t expect,
                     const struct store_event *event, unsigned events)
{
    unsigned n = a->request.parts++;

    desk__stream(a->stream[n], what, id);
    a->part[n] = (struct store_part){a->stream[n], expect, event, events};
}

/* A hand that lets an illegal move go has touched, and only then that is put down: told aloud it
 * would point the move out. So it is marked as the arbiter's. */
static const char *kind_of(const struct ad_events *events, unsigned i)
{
    bool lets_go = false;

    for (unsigned n = i; n < events->count; n++)
        lets_go |= events->event[n].kind == AD_EVENT_LETS_GO;
    return lets_go && events->event[i].kind == AD_EVENT_TOUCHES ? "game.noted" : "game.event";
}

/* The game's own events, one after another in `bytes`. */
static bool add_events(struct desk_append *a, const struct desk_order *o, const struct desk_fold *f)
{
    size_t from[AD_EVENTS_MAX + 1] = {0};

    for (unsigned i = 0; i < a->events.count; i++) {
        char *to = desk__put_room(&a->bytes, WIRE_EVENT_MAX);
        int len = to ? wire_event_write(to, WIRE_EVENT_MAX, &a->events.event[i]) : -1;
        if (len < 0)
            return false;
        a->bytes.len += (size_t)len;
        from[i + 1] = a->bytes.len;
    }
    for (unsigned i = 0; i < a->events.count; i++)
        a->event[i] = (struct store_event){
            kind_of(&a->events, i), 1, a->at_ms, o->who, a->bytes.text + from[i],
            from[i + 1] - from[i]};
    if (a->events.count > 0)
        add_part(a, "game/", f->id, f->seq, a->event, a->events.count);
    return true;
}

static const struct ad_event *result_in(const struct ad_events *events)
{
    for (unsigned i = events->count; i-- > 0;)
        if (events->event[i].kind == AD_EVENT_RESULT)
            return &events->event[i];
    return NULL;
}

/* The event's stream hears how a game ended, and that a clock stood still. */
static bool add_to_event(struct desk_append *a, const struct desk_order *o,
                         const struct desk_fold *f)
{
    const struct ad_event *e = result_in(&a->events);
    int64_t at = a->at_ms > a->floor_ms ? a->at_ms : a->floor_ms;
    size_t first = 0;
    unsigned count = 0;

    if (e) {
        struct ad_result r = {(uint8_t)e->value, {e->points[0], e->points[1]}, e->reason, e->cites};
        desk__put_event_result(&a->more, f->id, &r);
        a->ended[count++] = (struct store_event){"event.result", 1, at, o->who, NULL, a->more.len};
        first = a->more.len;
    }
    if (o->outage_ms) {
        struct desk_outage outage = {.ms = o->outage_ms};
        memcpy(outage.game, f->id, DESK_ID);
        desk__put_outage(&a->more, &outage);
        a->ended[count++] =
            (struct store_event){"event.outage", 1, at, o->who, NULL, a->more.len - first};
    }
    if (a->more.failed)
        return false;
    for (unsigned i = 0; i < count; i++)
        a->ended[i].bytes = a->more.text + (i ? first : 0);
    if (count)
        add_part(a, "event/", f->about.event, STORE_ANY, a->ended, count);
    return true;
}

static void add_closed(struct desk_append *a, const struct desk_order *o, const struct desk_fold *f)
{
    const struct ad_event *e = result_in(&a->events);
    bool was_over = f->g.result.kind != AD_RESULT_NONE;

    if (f->about.clock != DESK_KEPT || !e || was_over == (e->value != AD_RESULT_NONE))
        return;
    a->closed =
        (struct store_event){was_over ? "kept.opened" : "kept.closed", 1, a->at_ms, o->who, "", 0};
    add_part(a, "kept/", f->id, STORE_ANY, &a->closed, 1);
}

bool desk__append_make(struct desk_append *a, const struct desk_order *o, const struct desk_fold *f)
{
    a->bytes.len = a->more.len = 0;
    a->request = (struct store_request){.part = a->part};
    a->at_ms = stored_ms(o, f);
    if (!add_events(a, o, f) || !add_to_event(a, o, f))
        return false;
    add_closed(a, o, f);
    if (*o->key) {
        int len = snprintf(a->answer, sizeof a->answer, "%d %" PRIu64 " %" PRIu64 " %s",
                           (int)o->face, f->seq, f->seq + a->events.count, o->print);
        a->request.answer = (struct store_answer){o->key, a->answer, (size_t)len};
    }
    return true;
}

void desk__append_free(struct desk_append *a)
{
    if (!a)
        return;
    free(a->bytes.text);
    free(a->more.text);
    free(a);
}
