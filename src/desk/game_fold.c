/*
 * desk/game_fold.c -- a stream of events becomes a game.
 *
 * Nothing is decided here: what was ruled is in the events. So an old record is today what it was.
 */
#include "desk/inside.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "adoube/words.h"

static bool room_for(struct desk_fold *f, uint32_t more)
{
    uint32_t cap = f->g.cap ? 2 * f->g.cap : 64;
    struct ad_ply *plies;

    if (f->g.count + more <= f->g.cap)
        return true;
    plies = realloc(f->g.plies, cap * sizeof *plies);
    if (!plies)
        return false;
    f->g.plies = plies;
    f->g.cap = cap;
    return true;
}

bool desk__fold_reserve(struct desk_fold *f)
{
    return room_for(f, AD_EVENTS_MAX);
}

void desk__fold_release(struct desk_fold *f)
{
    free(f->g.plies);
    f->g.plies = NULL;
    f->g.cap = 0;
    for (size_t i = 0; i < f->rulings; i++)
        for (unsigned lang = 0; lang < 2; lang++)
            free(f->ruling[i].sentence[lang]);
    free(f->ruling);
    f->ruling = NULL;
    f->rulings = f->rulings_cap = 0;
}

/* ---- what was ruled ---- */

bool desk__is_told(const struct desk_fold *f, const struct ad_event *e, const char *kind,
                   enum desk_face face)
{
    return face == DESK_ARBITERS ||
           (strcmp(kind, "game.noted") != 0 && wire_event_is_told(&f->g, e, (enum wire_face)face));
}

/* That a move was made and completed is a ruling, too, and told to the arbiter; the score says it. */
static bool is_in_score(const struct ad_event *e)
{
    return e->verdict == AD_ALLOWED &&
           (e->kind == AD_EVENT_TOUCHES || e->kind == AD_EVENT_HAND || e->kind == AD_EVENT_MAKES ||
            e->kind == AD_EVENT_PRESSES || e->kind == AD_EVENT_COMPLETES);
}

static unsigned faces_of_ruling(const struct desk_fold *f, const struct ad_event *e,
                                const char *kind)
{
    unsigned faces = 0;

    for (enum desk_face face = 0; face < DESK_FACES; face++)
        if (wire_ruling_is_told(e, (enum wire_face)face) && desk__is_told(f, e, kind, face))
            faces |= 1u << face;
    return faces;
}

/* Its sentence names a move by the position before it, so it is made now. What there is no memory for
 * is missing until the game is read again. */
static void keep_ruling(struct desk_fold *f, const struct ad_event *e, const char *kind,
                        int64_t at_ms)
{
    struct desk_ruling r = {faces_of_ruling(f, e, kind), at_ms, *e, {NULL, NULL}};
    char text[2][AD_SENTENCE_MAX];

    if (!r.faces || is_in_score(e) ||
        ad_event_sentence(text[0], AD_SENTENCE_MAX, &f->g, e, AD_EN) <= 0 ||
        ad_event_sentence(text[1], AD_SENTENCE_MAX, &f->g, e, AD_DE) <= 0)
        return;
    if (f->rulings == f->rulings_cap) {
        size_t cap = f->rulings_cap ? 2 * f->rulings_cap : 8;
        struct desk_ruling *ruling = realloc(f->ruling, cap * sizeof *ruling);
        if (!ruling)
            return;
        f->ruling = ruling;
        f->rulings_cap = cap;
    }
    r.sentence[AD_EN] = strdup(text[0]);
    r.sentence[AD_DE] = strdup(text[1]);
    if (r.sentence[0] && r.sentence[1])
        f->ruling[f->rulings++] = r;
}

/* ---- events ---- */

static bool fold_opened(struct desk_fold *f, const struct store_row *row)
{
    struct ad_ply *plies = f->g.plies;
    uint32_t cap = f->g.cap;

    if (!desk__game_read(&f->about, row->event.bytes, row->event.len, NULL) ||
        ad_game_init(&f->g, &f->about.table, plies, cap, false) < 0)
        return false;
    f->seq = 1;
    for (enum desk_face face = 0; face < DESK_FACES; face++)
        f->told[face] = 1;
    f->last_ms = row->event.at_ms;
    f->began_ms = row->event.at_ms;
    f->started_ms = -1;
    return true;
}

bool desk__fold_event(struct desk_fold *f, const struct ad_event *e, const char *kind,
                      int64_t at_ms)
{
    bool started = f->g.mode[AD_MODE_STARTED], told[DESK_FACES];

    for (enum desk_face face = 0; face < DESK_FACES; face++)
        told[face] = desk__is_told(f, e, kind, face);
    keep_ruling(f, e, kind, at_ms);
    if (!room_for(f, 1) || ad_game_apply(&f->g, e) < 0)
        return false;
    f->seq++;
    for (enum desk_face face = 0; face < DESK_FACES; face++)
        f->told[face] += told[face];
    f->last_ms = at_ms;
    if (!started && f->g.mode[AD_MODE_STARTED]) {
        f->began_ms = at_ms - e->at;
        f->started_ms = f->about.clock == DESK_KEPT ? f->began_ms : -1;
    }
    return true;
}

bool desk__fold_row(struct desk_fold *f, const struct store_row *row, const struct desk_reading *r)
{
    struct ad_event e;

    if (row->seq != f->seq + 1 || row->event.version != 1)
        return false;
    if (row->seq == 1)
        return strcmp(row->event.kind, "game.opened") == 0 && fold_opened(f, row);
    if ((strcmp(row->event.kind, "game.event") != 0 &&
         strcmp(row->event.kind, "game.noted") != 0) ||
        wire_event_read(&e, row->event.bytes, row->event.len, NULL) < 0)
        return false;
    if (r && r->before)
        r->before(r->payload, f, &e, row);
    return desk__fold_event(f, &e, row->event.kind, row->event.at_ms);
}

struct folding {
    struct desk_fold *f;
    const struct desk_reading *r;
    bool damaged;
};

static bool fold_next(void *payload, const struct store_row *row)
{
    struct folding *x = payload;

    if (row->seq > x->r->until)
        return false;
    x->damaged = !desk__fold_row(x->f, row, x->r);
    return !x->damaged;
}

enum desk_why desk__fold_read(struct desk_fold *f, struct store *s, const struct desk_reading *r,
                              struct desk_fault *fault)
{
    struct folding x = {f, r, false};
    struct store_fault why;
    char stream[DESK_STREAM];

    desk__stream(stream, "game/", f->id);
    if (r->until > f->seq &&
        store_read(s, stream, f->seq, r->until - f->seq, fold_next, &x, &why) != STORE_OK)
        return desk__fail_store(fault, &why);
    if (x.damaged)
        return desk__fail_damaged(fault, stream, f->seq + 1);
    return f->seq ? DESK_OK : desk__fail(fault, DESK_NO_GAME);
}
