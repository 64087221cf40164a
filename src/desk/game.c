/*
 * desk/game.c -- games: opened, shown, listed. What happens in them is in game_do.c.
 *
 * A name is a person's own and can be erased; a stream cannot be changed. So names lie beside the
 * streams as words of the store, and the streams hold their hashes. Nor are names in the answers
 * that are kept with commands.
 */
#include "desk/inside.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- opening ---- */

struct opening {
    char id[DESK_ID];
    struct desk_key key;
    struct desk_game_about about; /* with the names */
    struct store_words words[2];
    unsigned words_count;
    struct desk_put game, event;
    struct desk_text answer;
};

/* The names become words, and their hashes stand in for them. */
static void seal_names(struct opening *o, struct desk_game_about *kept)
{
    for (int side = 0; side < 2; side++) {
        const char *name = o->about.side[side].name;
        struct store_words *w = &o->words[o->words_count];
        memset(kept->side[side].name, 0, DESK_NAME_MAX);
        if (!*name)
            continue;
        store_words_seal(w, name, strlen(name));
        sodium_bin2hex(kept->side[side].name, DESK_HASH_TEXT, w->hash, STORE_HASH);
        o->words_count++;
    }
}

static bool write_all(struct opening *o)
{
    struct desk_game_about kept = o->about;
    struct desk_event_game listed = {.clock = kept.clock, .round = kept.round, .board = kept.board};
    struct desk_put answer = {0};

    seal_names(o, &kept);
    memcpy(listed.game, o->id, DESK_ID);
    memcpy(listed.side, kept.side, sizeof listed.side);
    desk__put_game_about(&o->game, &kept);
    desk__put_event_game(&o->event, &listed);
    desk__put(&answer, "{\"id\":");
    desk__put_string(&answer, o->id);
    desk__put(&answer, ",\"event\":");
    desk__put_string(&answer, kept.event);
    desk__put(&answer, ",\"seq\":1} ");
    desk__put(&answer, o->key.print);
    return desk__put_end(&o->answer, &answer, 1) && !o->game.failed && !o->event.failed;
}

/* The times of an event's stream come from several servers: ours may be a little behind. */
static enum desk_why store_opening(struct desk *d, struct desk_text *out, struct opening *o,
                                   const char *who, struct desk_fault *fault)
{
    char game[DESK_STREAM], event[DESK_STREAM], kept[DESK_STREAM];
    struct store_event e[3] = {
        {"game.opened", 1, desk__now(d), who, o->game.text, o->game.len},
        {"event.game", 1, desk__now(d), who, o->event.text, o->event.len},
        {"kept.opened", 1, desk__now(d), who, "", 0},
    };
    struct store_part part[3] = {
        {game, 0, &e[0], 1}, {event, STORE_ANY, &e[1], 1}, {kept, 0, &e[2], 1}};
    struct store_request r = {
        .answer = desk__kept(&o->key, &o->answer),
        .part = part,
        .parts = o->about.clock == DESK_KEPT ? 3 : 2,
        .words = o->words,
        .words_count = o->words_count,
    };
    struct store_result result = {0};
    struct store_fault why;

    desk__stream(game, "game/", o->id);
    desk__stream(event, "event/", o->about.event);
    desk__stream(kept, "kept/", o->id);
    for (unsigned i = 0; i < DESK_TRIES; i++) {
        if (store_append(d->store, &result, &r, &why) == STORE_OK)
            return desk__answer_kept(d, out, &o->answer, &result, fault);
        if (why.why != STORE_BACKWARDS)
            break;
        e[1].at_ms = why.at_ms;
    }
    return desk__fail_store(fault, &why);
}

enum desk_why desk_game_open(struct desk *d, struct desk_text *out, const struct desk_actor *a,
                             const char *event, const char *command, const char *json, size_t len,
                             struct desk_fault *fault)
{
    struct opening *o = calloc(1, sizeof *o);
    struct wire_fault wire;
    enum desk_why why;

    *out = (struct desk_text){0};
    if (!o)
        why = desk__fail(fault, DESK_NO_MEMORY);
    else if (a->role < DESK_ARBITER)
        why = desk__fail(fault, DESK_FORBIDDEN);
    else if (!(why = desk__event_there(d, event, fault)) &&
             !(why = desk__key(&o->key, a, event, command, json, len, fault))) {
        desk__new_id(o->id);
        if (!desk__game_ask_read(&o->about, json, len, &wire)) {
            why = desk__fail_wire(fault, &wire);
        } else {
            memcpy(o->about.event, event, DESK_ID);
            why = write_all(o) ? store_opening(d, out, o, a->person, fault)
                               : desk__fail(fault, DESK_NO_MEMORY);
        }
    }
    if (o) {
        free(o->game.text);
        free(o->event.text);
        desk_text_free(&o->answer);
    }
    free(o);
    return why;
}

/* ---- showing ---- */

enum desk_why desk_game_event(struct desk *d, char *out, const char *game, struct desk_fault *fault)
{
    struct desk_cell *c;
    enum desk_why why = desk__game_take(d, &c, game, fault);

    if (why)
        return why;
    memcpy(out, c->fold.about.event, DESK_ID);
    desk__game_give(d, c);
    return DESK_OK;
}

enum desk_why desk_game_face(struct desk *d, enum desk_face *out, const struct desk_actor *a,
                             const char *game, struct desk_fault *fault)
{
    enum ad_who colour;
    struct desk_cell *c;
    enum desk_why why = desk__game_take(d, &c, game, fault);

    if (why)
        return why;
    *out = desk__face_of(a, &c->fold.about, &colour);
    desk__game_give(d, c);
    return DESK_OK;
}

static void put_about(struct desk_put *p, struct store *s, const char *id, uint16_t round,
                      uint16_t board, uint8_t clock, const struct desk_player side[2])
{
    desk__put(p, "{\"id\":");
    desk__put_string(p, id);
    desk__put_number(p, ",\"round\":", round);
    desk__put_number(p, ",\"board\":", board);
    desk__put(p, clock == DESK_KEPT ? ",\"clock\":\"kept\"" : ",\"clock\":\"recorded\"");
    desk__put_players(p, s, side);
}

enum desk_why desk_game_show(struct desk *d, struct desk_text *out, const char *game,
                             enum desk_face face, struct desk_fault *fault)
{
    struct desk_put p = {0};
    struct desk_cell *c;
    enum desk_why why = desk__game_take(d, &c, game, fault);
    const struct desk_game_about *about;

    *out = (struct desk_text){0};
    if (why)
        return why;
    about = &c->fold.about;
    put_about(&p, d->store, game, about->round, about->board, about->clock, about->side);
    desk__put(&p, ",\"event\":");
    desk__put_string(&p, about->event);
    desk__put_number(&p, ",\"seq\":", (int64_t)c->fold.told[face]);
    desk__put_number(&p, ",\"now_ms\":", desk__now(d));
    if (c->fold.started_ms >= 0)
        desk__put_number(&p, ",\"started_ms\":", c->fold.started_ms);
    desk__put(&p, ",\"game\":");
    desk__put_game_face(&p, &c->fold, face, false);
    desk__put(&p, "}");
    if (!desk__put_end(out, &p, c->fold.told[face]))
        why = desk__fail(fault, DESK_NO_MEMORY);
    desk__game_give(d, c);
    return why;
}

/* ---- listing ---- */

struct list {
    struct desk_event_game *game;
    size_t count, cap;
    uint64_t seq;
    bool failed;
};

static void add_game(struct list *l, const struct store_row *row)
{
    if (l->count == l->cap) {
        size_t cap = l->cap ? 2 * l->cap : 32;
        struct desk_event_game *game = realloc(l->game, cap * sizeof *game);
        l->failed = !game;
        if (!game)
            return;
        l->game = game;
        l->cap = cap;
    }
    if (desk__event_game_read(&l->game[l->count], row->event.bytes, row->event.len, NULL))
        l->count++;
}

static void set_result(struct list *l, const struct store_row *row)
{
    struct desk_event_game g;

    if (!desk__event_result_read(&g, row->event.bytes, row->event.len, NULL))
        return;
    for (size_t i = 0; i < l->count; i++)
        if (strcmp(l->game[i].game, g.game) == 0)
            l->game[i].result = g.result;
}

static bool take_row(void *payload, const struct store_row *row)
{
    struct list *l = payload;

    l->seq = row->seq;
    if (strcmp(row->event.kind, "event.game") == 0)
        add_game(l, row);
    else if (strcmp(row->event.kind, "event.result") == 0)
        set_result(l, row);
    return !l->failed;
}

static void put_listed(struct desk_put *p, struct store *s, const struct desk_event_game *g)
{
    put_about(p, s, g->game, g->round, g->board, g->clock, g->side);
    if (g->result.kind != AD_RESULT_NONE) {
        desk__put(p, ",\"ended\":");
        desk__put_event_result(p, g->game, &g->result);
    }
    desk__put(p, "}");
}

static size_t place_behind(const struct list *l, const char *after)
{
    for (size_t i = 0; i < l->count; i++)
        if (strcmp(l->game[i].game, after) == 0)
            return i + 1;
    return *after ? l->count : 0;
}

static void put_list(struct desk_put *p, struct store *s, const struct list *l, const char *after,
                     unsigned limit)
{
    size_t from = place_behind(l, after), to = l->count - from > limit ? from + limit : l->count;

    desk__put(p, "{\"games\":[");
    for (size_t i = from; i < to; i++) {
        desk__put(p, i > from ? "," : "");
        put_listed(p, s, &l->game[i]);
    }
    desk__put(p, "]");
    if (to < l->count && to > from) {
        desk__put(p, ",\"next\":");
        desk__put_string(p, l->game[to - 1].game);
    }
    desk__put(p, "}");
}

enum desk_why desk_game_list(struct desk *d, struct desk_text *out, const char *event,
                             const char *after, unsigned limit, struct desk_fault *fault)
{
    struct list l = {0};
    struct desk_put p = {0};
    struct store_fault store;
    char stream[DESK_STREAM];
    enum desk_why why = DESK_OK;

    *out = (struct desk_text){0};
    if (!desk__is_id(event))
        return desk__fail(fault, DESK_NO_EVENT);
    desk__stream(stream, "event/", event);
    if (store_read(d->store, stream, 0, UINT32_MAX, take_row, &l, &store))
        why = desk__fail_store(fault, &store);
    else if (l.seq == 0)
        why = desk__fail(fault, DESK_NO_EVENT);
    else {
        put_list(&p, d->store, &l, after, limit);
        if (l.failed || !desk__put_end(out, &p, l.seq))
            why = desk__fail(fault, DESK_NO_MEMORY);
    }
    free(p.text);
    free(l.game);
    return why;
}
