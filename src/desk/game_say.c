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

void desk__put_game_face(struct desk_put *p, const struct desk_fold *f, enum desk_face face,
                         bool brief)
{
    size_t most = wire_game_max(&f->g);
    char *to = desk__put_room(p, most);

    if (to)
        add(p, wire_game_face_write(to, most, &f->g, (enum wire_face)face, brief));
}

/* ---- answers ---- */

void desk__answer_begin(struct desk_answer *a, enum desk_face face, uint64_t seq)
{
    *a = (struct desk_answer){.face = face};
    desk__put_number(&a->put, "{\"seq\":", (int64_t)seq);
    desk__put(&a->put, ",\"rulings\":[");
}

void desk__answer_event(struct desk_answer *a, const struct ad_game *before,
                        const struct ad_event *e)
{
    if (!wire_ruling_is_told(e, (enum wire_face)a->face))
        return;
    desk__put(&a->put, a->rulings++ ? "," : "");
    desk__put_event_face(&a->put, before, e, a->face);
}

bool desk__answer_end(struct desk_text *out, struct desk_answer *a, const struct desk_fold *f)
{
    desk__put(&a->put, "]");
    if (f->started_ms >= 0)
        desk__put_number(&a->put, ",\"started_ms\":", f->started_ms);
    desk__put(&a->put, ",\"game\":");
    desk__put_game_face(&a->put, f, a->face, false);
    desk__put(&a->put, "}");
    return desk__put_end(out, &a->put, f->seq);
}

/* ---- news ---- */

struct telling {
    unsigned faces; /* still to be told */
    struct desk_put put[DESK_FACES];
};

static void begin(struct desk_put *p, const struct store_row *row)
{
    desk__put_number(p, "{\"seq\":", (int64_t)row->seq);
    desk__put_number(p, ",\"at_ms\":", row->event.at_ms);
}

/* The event itself, while the game is as it was before. */
static void tell_before(void *payload, const struct desk_fold *f, const struct ad_event *e,
                        const struct store_row *row)
{
    struct telling *t = payload;

    for (enum desk_face face = 0; face < DESK_FACES; face++) {
        struct desk_put *p = &t->put[face];
        size_t before;
        if (!(t->faces >> face & 1))
            continue;
        begin(p, row);
        desk__put(p, ",\"event\":");
        before = p->len;
        desk__put_event_face(p, &f->g, e, face);
        if (p->len == before)
            t->faces &= ~(1u << face);
    }
}

static void hand_out(const struct desk_put *p, const struct store_row *row, enum desk_face face,
                     desk_news_fn *each, void *payload)
{
    struct desk_news news = {
        .stream = row->stream,
        .seq = row->seq,
        .position = row->position,
        .face = face,
        .json = p->text,
        .len = p->len,
    };

    if (!p->failed)
        each(payload, &news);
}

/* ... and where the game stands after it. */
static void tell_after(struct telling *t, const struct desk_fold *f, const struct store_row *row,
                       desk_news_fn *each, void *payload)
{
    for (enum desk_face face = 0; face < DESK_FACES; face++) {
        struct desk_put *p = &t->put[face];
        if (t->faces >> face & 1) {
            if (row->seq == 1)
                begin(p, row);
            if (f->started_ms >= 0)
                desk__put_number(p, ",\"started_ms\":", f->started_ms);
            desk__put(p, ",\"game\":");
            desk__put_game_face(p, f, face, true);
            desk__put(p, "}");
            hand_out(p, row, face, each, payload);
        }
        free(p->text);
    }
}

bool desk__tell_game(struct desk_fold *f, const struct store_row *row, unsigned faces,
                     desk_news_fn *each, void *payload)
{
    struct telling t = {.faces = desk__is_noted(row) ? faces & 1u << DESK_ARBITERS : faces};
    struct desk_reading r = {.before = faces ? tell_before : NULL, .payload = &t};
    bool good = desk__fold_row(f, row, &r);

    if (!good)
        t.faces = 0;
    tell_after(&t, f, row, each, payload);
    return good;
}

/* ---- news of an event ---- */

/* What happened in words, or false: not for this face, or of a kind that we do not know. */
static bool put_happened(struct desk_put *p, struct store *s, const struct store_row *row,
                         enum desk_face face)
{
    const char *kind = row->event.kind, *bytes = row->event.bytes;
    struct desk_event_game g;

    if (strcmp(kind, "event.game") == 0) {
        if (!desk__event_game_read(&g, bytes, row->event.len, NULL))
            return false;
        desk__put(p, ",\"game\":{\"id\":");
        desk__put_string(p, g.game);
        desk__put_number(p, ",\"round\":", g.round);
        desk__put_number(p, ",\"board\":", g.board);
        desk__put_players(p, s, g.side);
        desk__put(p, "}}");
        return true;
    }
    if (strcmp(kind, "event.outage") == 0 && face != DESK_ARBITERS)
        return false;
    desk__put(p, strcmp(kind, "event.opened") == 0   ? ",\"event\":"
                 : strcmp(kind, "event.result") == 0 ? ",\"ended\":"
                                                     : ",\"outage\":");
    desk__put_bytes(p, bytes, row->event.len);
    desk__put(p, "}");
    return true;
}

bool desk__tell_event(struct store *s, const struct store_row *row, unsigned faces,
                      desk_news_fn *each, void *payload)
{
    for (enum desk_face face = 0; face < DESK_FACES; face++) {
        struct desk_put p = {0};
        if (!(faces >> face & 1))
            continue;
        begin(&p, row);
        if (put_happened(&p, s, row, face))
            hand_out(&p, row, face, each, payload);
        free(p.text);
    }
    return true;
}
