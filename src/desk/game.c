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
    struct desk_listed listed = {.clock = kept.clock, .round = kept.round, .board = kept.board};
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

static enum desk_why may_open(struct desk *d, const char *who, const char *event,
                              struct desk_fault *fault)
{
    struct desk_event e;
    enum desk_role role;
    enum desk_why why = desk__role(d, &role, who, event, fault);

    if (!why && role < DESK_ARBITER)
        why = desk__fail(fault, DESK_FORBIDDEN);
    return why ? why : desk_event_look(d, &e, event, fault);
}

enum desk_why desk__game_store(struct desk *d, struct desk_text *out, const char *who,
                               const struct desk_key *key, const struct desk_game_about *about,
                               struct desk_fault *fault)
{
    struct opening *o = calloc(1, sizeof *o);
    enum desk_why why = DESK_NO_MEMORY;

    if (!o)
        return desk__fail(fault, DESK_NO_MEMORY);
    o->about = *about;
    o->key = *key;
    desk__new_id(o->id);
    why = write_all(o) ? store_opening(d, out, o, who, fault) : desk__fail(fault, DESK_NO_MEMORY);
    free(o->game.text);
    free(o->event.text);
    desk_text_free(&o->answer);
    free(o);
    return why;
}

enum desk_why desk_game_open(struct desk *d, struct desk_text *out, const char *who,
                             const char *event, const char *command, const char *json, size_t len,
                             struct desk_fault *fault)
{
    struct desk_game_about about;
    struct desk_key key;
    struct wire_fault wire;
    enum desk_why why;

    *out = (struct desk_text){0};
    if ((why = may_open(d, who, event, fault)) ||
        (why = desk__key(&key, who, event, command, json, len, fault)))
        return why;
    if (!desk__game_ask_read(&about, json, len, &wire))
        return desk__fail_wire(fault, &wire);
    memcpy(about.event, event, DESK_ID);
    return desk__game_store(d, out, who, &key, &about, fault);
}

/* ---- looking ---- */

void desk__look_at(struct desk *d, const struct desk_fold *f, enum desk_face face,
                   desk_view_fn *look, void *payload)
{
    struct desk_view v = {
        .id = f->id,
        .event = f->about.event,
        .round = f->about.round,
        .board = f->about.board,
        .clock = f->about.clock,
        .face = face,
        .seq = f->told[face],
        .now_ms = desk__now(d),
        .started_ms = f->started_ms,
        .game = &f->g,
        .ruling = f->ruling,
        .rulings = f->rulings,
    };

    memcpy(v.side, f->about.side, sizeof v.side);
    desk__names(d->store, v.side);
    look(payload, &v);
}

enum desk_why desk_game_look(struct desk *d, const char *who, const char *game, desk_view_fn *look,
                             void *payload, struct desk_fault *fault)
{
    enum desk_role role;
    struct desk_cell *c;
    enum desk_why why = desk__game_take(d, &c, game, fault);

    if (why)
        return why;
    why = desk__role(d, &role, who, c->fold.about.event, fault);
    if (!why)
        desk__look_at(d, &c->fold, desk__face_of(who, role, &c->fold.about), look, payload);
    desk__game_give(d, c);
    return why;
}

bool desk_game_started(struct desk *d, const char *game)
{
    struct desk_cell *c;
    bool started;

    if (desk__game_take(d, &c, game, NULL))
        return false;
    started = c->fold.g.mode[AD_MODE_STARTED] != 0;
    desk__game_give(d, c);
    return started;
}

static void put_about(struct desk_put *p, const char *id, unsigned round, unsigned board,
                      unsigned clock, const struct desk_player side[2])
{
    desk__put(p, "{\"id\":");
    desk__put_string(p, id);
    desk__put_number(p, ",\"round\":", round);
    desk__put_number(p, ",\"board\":", board);
    desk__put(p, clock == DESK_KEPT ? ",\"clock\":\"kept\"" : ",\"clock\":\"recorded\"");
    desk__put_players(p, side);
}

bool desk_view_write(struct desk_text *out, const struct desk_view *v)
{
    struct desk_put p = {0};

    put_about(&p, v->id, v->round, v->board, v->clock, v->side);
    desk__put(&p, ",\"event\":");
    desk__put_string(&p, v->event);
    desk__put_number(&p, ",\"seq\":", (int64_t)v->seq);
    desk__put_number(&p, ",\"now_ms\":", v->now_ms);
    if (v->started_ms >= 0)
        desk__put_number(&p, ",\"started_ms\":", v->started_ms);
    desk__put(&p, ",\"game\":");
    desk__put_game_face(&p, v->game, v->face, false);
    desk__put(&p, "}");
    return desk__put_end(out, &p, v->seq);
}

static void write_view(void *payload, const struct desk_view *v)
{
    desk_view_write(payload, v);
}

enum desk_why desk_game_show(struct desk *d, struct desk_text *out, const char *who,
                             const char *game, struct desk_fault *fault)
{
    enum desk_why why;

    *out = (struct desk_text){0};
    why = desk_game_look(d, who, game, write_view, out, fault);
    return why || out->json ? why : desk__fail(fault, DESK_NO_MEMORY);
}

/* ---- listing ---- */

struct list {
    struct desk_listed *game;
    size_t count, cap;
    uint64_t seq;
    bool failed;
};

static void add_game(struct list *l, const struct store_row *row)
{
    if (l->count == l->cap) {
        size_t cap = l->cap ? 2 * l->cap : 32;
        struct desk_listed *game = realloc(l->game, cap * sizeof *game);
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
    struct desk_listed g;

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

static size_t place_behind(const struct list *l, const char *after)
{
    for (size_t i = 0; i < l->count; i++)
        if (strcmp(l->game[i].game, after) == 0)
            return i + 1;
    return *after ? l->count : 0;
}

enum desk_why desk_game_each(struct desk *d, char next[DESK_ID], const char *event,
                             const char *after, unsigned limit, desk_listed_fn *each, void *payload,
                             struct desk_fault *fault)
{
    struct list l = {0};
    struct store_fault store;
    char stream[DESK_STREAM];
    enum desk_why why = DESK_OK;

    *next = '\0';
    if (!desk__is_id(event))
        return desk__fail(fault, DESK_NO_EVENT);
    desk__stream(stream, "event/", event);
    if (store_read(d->store, stream, 0, UINT32_MAX, take_row, &l, &store))
        why = desk__fail_store(fault, &store);
    else if (l.seq == 0)
        why = desk__fail(fault, DESK_NO_EVENT);
    else if (l.failed)
        why = desk__fail(fault, DESK_NO_MEMORY);
    size_t from = place_behind(&l, after), to = l.count - from > limit ? from + limit : l.count;
    for (size_t i = from; !why && i < to; i++) {
        desk__names(d->store, l.game[i].side);
        each(payload, &l.game[i]);
    }
    if (to < l.count && to > from)
        memcpy(next, l.game[to - 1].game, DESK_ID);
    free(l.game);
    return why;
}

static void add_listed(void *payload, const struct desk_listed *g)
{
    struct desk_put *p = payload;

    desk__put(p, p->len ? "," : "{\"games\":[");
    put_about(p, g->game, g->round, g->board, g->clock, g->side);
    if (g->result.kind != AD_RESULT_NONE) {
        desk__put(p, ",\"ended\":");
        desk__put_event_result(p, g->game, &g->result);
    }
    desk__put(p, "}");
}

enum desk_why desk_game_list(struct desk *d, struct desk_text *out, const char *event,
                             const char *after, unsigned limit, struct desk_fault *fault)
{
    struct desk_put p = {0};
    char next[DESK_ID];
    enum desk_why why = desk_game_each(d, next, event, after, limit, add_listed, &p, fault);

    *out = (struct desk_text){0};
    if (why) {
        free(p.text);
        return why;
    }
    desk__put(&p, p.len ? "]" : "{\"games\":[]");
    desk__put_next(&p, next);
    return desk__put_end(out, &p, 0) ? DESK_OK : desk__fail(fault, DESK_NO_MEMORY);
}
