/*
 * desk/tour_fold.c -- a stream of events becomes a tournament. Nothing is decided here.
 *
 * Its arrays have room for all rounds there can be, and for so many entries, players and boards of
 * teams; with more it is copied.
 */
#include "desk/inside.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "wire/order.h"

enum { FIRST_ENTRIES = 32 };

void desk__tour_release(struct desk_tour_fold *f)
{
    free(f->memory);
    free(f->words);
    free(f->members);
    f->memory = NULL;
    f->words = NULL;
    f->members = NULL;
}

static void copy_arrays(struct ad_tour *to, const struct ad_tour *from)
{
    size_t cells = (size_t)from->count * from->stride;

    memcpy(to->entrants, from->entrants, from->count * sizeof *to->entrants);
    memcpy(to->entry, from->entry, from->count * sizeof *to->entry);
    memcpy(to->meetings, from->meetings, cells * sizeof *to->meetings);
    memcpy(to->seats, from->seats, cells * sizeof *to->seats);
    memcpy(to->round, from->round, from->stride * sizeof *to->round);
    memcpy(to->forbidden, from->forbidden, from->forbidden_count * sizeof *to->forbidden);
    memcpy(to->forbidden_who, from->forbidden_who,
           from->forbidden_used * sizeof *to->forbidden_who);
    memcpy(to->virtuals, from->virtuals, from->virtual_count * sizeof *to->virtuals);
    memcpy(to->players, from->players, from->player_count * sizeof *to->players);
    memcpy(to->chairs, from->chairs, cells * from->rules.boards * sizeof *to->chairs);
    memcpy(to->on_board, from->on_board, cells * from->rules.boards);
    to->seq = from->seq;
    to->phase = from->phase;
    memcpy(&to->rules, &from->rules, sizeof to->rules);
    to->count = from->count;
    to->player_count = from->player_count;
    to->played = from->played;
    to->forbidden_count = from->forbidden_count;
    to->forbidden_used = from->forbidden_used;
    to->virtual_count = from->virtual_count;
}

struct ad_tour_room desk__tour_room(const struct desk_tour_fold *f)
{
    return (struct ad_tour_room){f->memory ? f->tour.cap : FIRST_ENTRIES, AD_ROUNDS_MAX,
                                 f->tour.player_cap, f->tour.boards};
}

bool desk__tour_copy(struct desk_tour_fold *out, const struct desk_tour_fold *f,
                     const struct ad_tour_room *room)
{
    size_t size = ad_tour_room_bytes(room);
    struct desk_tour_fold copy = *f;

    copy.memory = malloc(size);
    copy.words = calloc(room->entries, sizeof *copy.words);
    copy.members = calloc(room->players + 1, sizeof *copy.members);
    if (!copy.memory || !copy.words || !copy.members ||
        ad_tour_room_init(&copy.tour, room, copy.memory, size)) {
        desk__tour_release(&copy);
        return false;
    }
    if (f->memory) {
        copy_arrays(&copy.tour, &f->tour);
        memcpy(copy.words, f->words, f->tour.count * sizeof *copy.words);
        memcpy(copy.members, f->members, f->tour.player_count * sizeof *copy.members);
    }
    *out = copy;
    return true;
}

static bool move(struct desk_tour_fold *f, const struct ad_tour_room *room)
{
    struct desk_tour_fold copy;

    if (!desk__tour_copy(&copy, f, room))
        return false;
    desk__tour_release(f);
    *f = copy;
    return true;
}

/* Twice as many as there is room for, as far as there may be. */
static bool twice(unsigned *room)
{
    unsigned was = *room, more = was ? 2 * was : FIRST_ENTRIES;

    *room = more < AD_ENTRANTS_MAX ? more : AD_ENTRANTS_MAX;
    return *room > was;
}

bool desk__tour_grow(struct desk_tour_fold *f)
{
    struct ad_tour_room room = desk__tour_room(f);
    bool players = f->tour.rules.boards && f->tour.player_count == f->tour.player_cap;

    return ((players && twice(&room.players)) || twice(&room.entries)) && move(f, &room);
}

bool desk__tour_fit(struct desk_tour_fold *f, const struct ad_tour_rules *rules)
{
    struct ad_tour_room room = desk__tour_room(f);

    if (rules->boards <= room.boards)
        return true;
    room.boards = rules->boards;
    return move(f, &room);
}

/* ---- events ---- */

static void keep_words(struct desk_tour_fold *f, const struct wire_tour_event *e)
{
    if (e->event.kind == AD_TOUR_EV_ENTERED)
        memcpy(f->words[f->tour.count - 1], e->words, DESK_HASH_TEXT);
    else if (e->event.kind == AD_TOUR_EV_CHANGED)
        memcpy(f->words[e->event.who - 1], e->words, DESK_HASH_TEXT);
    else if (e->event.kind == AD_TOUR_EV_MEMBER)
        memcpy(f->members[f->tour.player_count - 1], e->words, DESK_HASH_TEXT);
}

bool desk__tour_fold_event(struct desk_tour_fold *f, const struct wire_tour_event *e, int64_t at_ms)
{
    struct ad_tour_room room = desk__tour_room(f);
    int err;

    if (!f->memory && !desk__tour_copy(f, f, &room))
        return false;
    if ((e->event.kind == AD_TOUR_EV_OPENED || e->event.kind == AD_TOUR_EV_SET) &&
        !desk__tour_fit(f, &e->event.rules))
        return false;
    while ((err = ad_tour_apply(&f->tour, &e->event)) == AD_EFULL)
        if (!desk__tour_grow(f))
            return false;
    if (err)
        return false;
    keep_words(f, e);
    f->seq++;
    f->last_ms = at_ms;
    return true;
}

struct folding {
    struct desk_tour_fold *f;
    bool damaged;
};

static bool fold_next(void *payload, const struct store_row *row)
{
    struct folding *x = payload;
    struct wire_tour_event e;

    x->damaged = row->seq != x->f->seq + 1 || row->event.version != AD_TOUR_VERSION ||
                 strcmp(row->event.kind, row->seq == 1 ? "tour.opened" : "tour.event") != 0 ||
                 wire_tour_event_read(&e, NULL, row->event.bytes, row->event.len, NULL) < 0 ||
                 !desk__tour_fold_event(x->f, &e, row->event.at_ms);
    return !x->damaged;
}

static enum desk_why read_tour(struct desk_cell *c, struct store *s, struct desk_fault *fault)
{
    struct folding x = {&c->tour, false};
    char stream[DESK_STREAM];
    struct store_fault why;

    desk__stream(stream, "tour/", c->tour.id);
    if (store_read(s, stream, c->tour.seq, UINT32_MAX, fold_next, &x, &why))
        return desk__fail_store(fault, &why);
    if (x.damaged)
        return desk__fail_damaged(fault, stream, c->tour.seq + 1);
    return c->tour.seq ? DESK_OK : desk__fail(fault, DESK_NO_TOUR);
}

static void release_tour(struct desk_cell *c)
{
    desk__tour_release(&c->tour);
}

const struct desk_sort desk__tours = {DESK_NO_TOUR, read_tour, release_tour};
