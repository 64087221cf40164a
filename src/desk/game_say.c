/*
 * desk/game_say.c -- a game in words for one face: answers to commands, and news.
 */
#include "desk/inside.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)DESK_PUBLIC == WIRE_PUBLIC && (int)DESK_WHITE == WIRE_WHITE &&
                   (int)DESK_BLACK == WIRE_BLACK && (int)DESK_ARBITERS == WIRE_ARBITERS &&
                   (int)DESK_FACES == WIRE_FACES,
               "the faces of the desk are those of the wire");

/* What a writer of the wire said: a length, or that it could not. */
static void add(struct desk_put *p, int len)
{
    p->failed |= len < 0;
    if (!p->failed)
        p->len += (size_t)len;
}

void desk__put_event_face(struct desk_put *p, const struct ad_game *before,
                          const struct ad_event *e, enum desk_face face)
{
    char *to = desk__put_room(p, WIRE_FACE_EVENT_MAX);

    if (to)
        add(p, wire_event_face_write(to, WIRE_FACE_EVENT_MAX, before, e, (enum wire_face)face));
}

void desk__put_game_face(struct desk_put *p, const struct ad_game *g, enum desk_face face,
                         bool brief)
{
    size_t most = wire_game_max(g);
    char *to = desk__put_room(p, most);

    if (to)
        add(p, wire_game_face_write(to, most, g, (enum wire_face)face, brief));
}

/* ---- answers ---- */

void desk__answer_event(struct desk_answer *a, const struct ad_game *before,
                        const struct ad_event *e)
{
    if (!wire_ruling_is_told(e, (enum wire_face)a->face))
        return;
    desk__put(&a->rulings, a->rulings.len ? "," : "");
    desk__put_event_face(&a->rulings, before, e, a->face);
}

bool desk__answer_end(struct desk_text *out, struct desk_answer *a, const struct desk_fold *f)
{
    struct desk_put p = {.failed = a->rulings.failed};

    desk__put_number(&p, "{\"seq\":", (int64_t)f->told[a->face]);
    desk__put(&p, ",\"rulings\":[");
    desk__put_bytes(&p, a->rulings.text, a->rulings.len);
    desk__put(&p, "]");
    if (f->started_ms >= 0)
        desk__put_number(&p, ",\"started_ms\":", f->started_ms);
    desk__put(&p, ",\"game\":");
    desk__put_game_face(&p, &f->g, a->face, false);
    desk__put(&p, "}");
    free(a->rulings.text);
    return desk__put_end(out, &p, f->told[a->face]);
}

/* ---- news ---- */

struct telling {
    unsigned faces; /* to be told */
    uint64_t after; /* ... what they do not know yet */
    struct desk_put put[DESK_FACES];
};

/* The event itself, while the game is as it was before. */
static void tell_before(void *payload, const struct desk_fold *f, const struct ad_event *e,
                        const struct store_row *row)
{
    struct telling *t = payload;

    for (enum desk_face face = 0; face < DESK_FACES; face++)
        if (t->faces >> face & 1 && f->told[face] >= t->after &&
            desk__is_told(f, e, row->event.kind, face)) {
            desk__put(&t->put[face], ",\"event\":");
            desk__put_event_face(&t->put[face], &f->g, e, face);
        } else {
            t->faces &= ~(1u << face);
        }
}

/* ... and where the game stands after it. */
static void tell_after(const struct desk_put *event, const struct desk_fold *f, enum desk_face face,
                       int64_t at_ms, desk_news_fn *each, void *payload)
{
    struct desk_put p = {.failed = event->failed};

    desk__put_number(&p, "{\"seq\":", (int64_t)f->told[face]);
    desk__put_number(&p, ",\"at_ms\":", at_ms);
    desk__put_bytes(&p, event->text, event->len);
    if (f->started_ms >= 0)
        desk__put_number(&p, ",\"started_ms\":", f->started_ms);
    desk__put(&p, ",\"game\":");
    desk__put_game_face(&p, &f->g, face, true);
    desk__put(&p, "}");
    if (!p.failed)
        each(payload,
             &(struct desk_news){
                 .game = f->id, .seq = f->told[face], .face = face, .json = p.text, .len = p.len});
    free(p.text);
}

bool desk__tell_game(struct desk_fold *f, const struct store_row *row, unsigned faces,
                     uint64_t after, desk_news_fn *each, void *payload)
{
    struct telling t = {.faces = faces, .after = after};
    struct desk_reading r = {.before = tell_before, .payload = &t};
    bool good = desk__fold_row(f, row, &r);

    for (enum desk_face face = 0; face < DESK_FACES; face++) {
        if (good && t.faces >> face & 1 && f->told[face] > after)
            tell_after(&t.put[face], f, face, row->event.at_ms, each, payload);
        free(t.put[face].text);
    }
    return good;
}
