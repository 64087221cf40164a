/*
 * desk/game_do.c -- a command: may he, when was it, what follows, keep it, apply it, answer.
 *
 * The answer is not kept as text: it would hold the whole game each time. What is kept with the
 * command is whose face it was made for and which events came of it; from these the same answer is
 * made again, byte for byte, by reading the game up to there.
 */
#include "desk/inside.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"

/* ---- who may do what ---- */

/*
 * What a player does himself, for his own colour. The rest is the arbiter's, who may record
 * whatever happened, by whomever: he answers for it. Not a player's own: that a touch was an
 * accident (4.2, 4.3: that is for others to say), that he came or was away, what both agree on,
 * what the clock does.
 */
/* clang-format off */
static const bool is_players[AD_COMMANDS] = {
    [AD_DOES_ADJUST] = true,   [AD_DOES_TOUCH] = true,    [AD_DOES_LIFT] = true,
    [AD_DOES_RELEASE] = true,  [AD_DOES_REMOVE] = true,   [AD_DOES_PLACE] = true,
    [AD_DOES_MOVE] = true,     [AD_DOES_PRESS] = true,    [AD_DOES_OFFER] = true,
    [AD_DOES_ACCEPT] = true,   [AD_DOES_DECLINE] = true,  [AD_DOES_POSTPONE] = true,
    [AD_DOES_WITHDRAW] = true, [AD_DOES_CLAIM] = true,    [AD_DOES_REQUEST] = true,
    [AD_DOES_RESIGN] = true,   [AD_DOES_STOP] = true,     [AD_DOES_DISPLACE] = true,
    [AD_DOES_RESTORE] = true,  [AD_DOES_WRITE] = true,    [AD_DOES_SKIP] = true,
    [AD_DOES_ANNOUNCE] = true, [AD_DOES_REPEAT] = true,   [AD_DOES_SEAL] = true,
    [AD_DOES_PROTEST] = true,
};
/* clang-format on */

/* Who plays a game is a player there, even if he is its arbiter: he must not be helped. */
enum desk_face desk__face_of(const char *who, enum desk_role role, const struct desk_game_about *g)
{
    if (role == DESK_NOBODY || !desk__is_name(who, DESK_PERSON_MAX - 1))
        return DESK_PUBLIC;
    for (int side = 0; side < 2; side++)
        if (strcmp(who, g->side[side].person) == 0)
            return side == AD_WHITE ? DESK_WHITE : DESK_BLACK;
    return role >= DESK_ARBITER ? DESK_ARBITERS : DESK_PUBLIC;
}

enum desk_why desk__face(struct desk *d, enum desk_face *out, const char *who, const char *game,
                         struct desk_fault *fault)
{
    enum desk_role role;
    struct desk_cell *c;
    enum desk_why why = desk__game_take(d, &c, game, fault);

    if (why)
        return why;
    why = desk__role(d, &role, who, c->fold.about.event, fault);
    *out = desk__face_of(who, role, &c->fold.about);
    desk__game_give(d, c);
    return why;
}

/* A board says what both players do and what their clock shows, unless we keep that ourselves. One
 * that stands as a player of the game is a player there. */
static bool is_board(enum desk_role role, enum desk_face face, const struct desk_fold *f)
{
    return role == DESK_BOARD && face == DESK_PUBLIC && f->about.clock == DESK_RECORDED;
}

static bool may(enum desk_face face, bool board, const struct ad_game *g,
                const struct ad_command *c)
{
    int side = face == DESK_WHITE ? AD_WHO_WHITE : AD_WHO_BLACK;

    if (board)
        return c->by == AD_WHO_CLOCK ? c->kind == AD_DOES_FALL
                                     : c->by <= AD_WHO_BLACK && is_players[c->kind];
    if (face == DESK_ARBITERS)
        return true;
    return (c->by == side && is_players[c->kind]) || desk_may_alone(g, side, c);
}

/* ---- when ---- */

/* By our own clock: since a kept one was first started, since the command before where it is
 * recorded. Nought before the start, and never backwards. */
static int64_t own_time(const struct desk_order *o, const struct desk_fold *f)
{
    int64_t at =
        f->about.clock == DESK_KEPT ? o->now_ms - f->began_ms : f->g.at + o->now_ms - f->last_ms;

    return f->g.mode[AD_MODE_STARTED] && at > f->g.at ? at : f->g.at;
}

/* The latest that a recorded clock may show. What was written down or waited in a board may come
 * late, so it is measured from the start; none has run for longer than that. */
static int64_t latest(const struct desk_order *o, const struct desk_fold *f)
{
    int64_t own = own_time(o, f), at = o->now_ms - f->began_ms + DESK_AHEAD_MS;

    return at > own ? at : own;
}

/* False: whoever told the time is ahead of us. */
static bool stamp(struct desk_order *o, const struct desk_fold *f)
{
    if (!o->stamped)
        o->command.at = own_time(o, f);
    return f->about.clock == DESK_KEPT || o->command.at <= latest(o, f);
}

/* ---- answers ---- */

static enum desk_why apply_and_answer(struct desk *d, struct desk_text *out, struct desk_cell *c,
                                      const struct desk_order *o, const struct desk_append *a,
                                      struct desk_fault *fault)
{
    struct desk_answer answer = {.face = o->face};
    uint64_t told = c->fold.told[DESK_PUBLIC];

    for (unsigned i = 0; i < a->events.count; i++) {
        if (out)
            desk__answer_event(&answer, &c->fold.g, &a->events.event[i]);
        if (!desk__fold_event(&c->fold, &a->events.event[i], a->event[i].kind, a->at_ms)) {
            c->doubtful = true; /* out of memory: it is stored, and will be read again */
            free(answer.rulings.text);
            return desk__fail(fault, DESK_NO_MEMORY);
        }
    }
    atomic_fetch_add(&d->commands, 1);
    atomic_fetch_add(&d->events, c->fold.told[DESK_PUBLIC] - told);
    if (out && !desk__answer_end(out, &answer, &c->fold))
        return desk__fail(fault, DESK_NO_MEMORY);
    return DESK_OK;
}

static void answer_before(void *payload, const struct desk_fold *f, const struct ad_event *e,
                          const struct store_row *row)
{
    (void)row;
    desk__answer_event(payload, &f->g, e);
}

/* Make the first answer again. */
static enum desk_why answer_again(struct desk *d, struct desk_text *out, const char *id,
                                  const struct desk_order *o, uint64_t from, uint64_t to,
                                  struct desk_fault *fault)
{
    struct desk_answer answer = {.face = o->face};
    struct desk_reading before = {.until = from};
    struct desk_reading during = {.before = answer_before, .payload = &answer, .until = to};
    struct desk_fold f = {0};
    enum desk_why why;

    memcpy(f.id, id, DESK_ID);
    why = desk__fold_read(&f, d->store, &before, fault);
    if (!why)
        why = desk__fold_read(&f, d->store, &during, fault);
    if (why)
        free(answer.rulings.text);
    else if (!desk__answer_end(out, &answer, &f))
        why = desk__fail(fault, DESK_NO_MEMORY);
    else
        out->repeated = true;
    desk__fold_release(&f);
    return why;
}

static enum desk_why repeated(struct desk *d, struct desk_text *out, const char *id,
                              const struct desk_order *o, const struct store_result *r,
                              struct desk_fault *fault)
{
    char text[DESK_KEPT_ANSWER] = "", print[DESK_PRINT + 1] = "";
    uint64_t from, to;
    int face;

    atomic_fetch_add(&d->repeated, 1);
    if (!out)
        return DESK_OK;
    if (r->answer_len < sizeof text)
        memcpy(text, r->answer, r->answer_len);
    if (sscanf(text, "%d %" SCNu64 " %" SCNu64 " %32s", &face, &from, &to, print) != 4 ||
        strcmp(print, o->print) != 0)
        return desk__fail(fault, DESK_REUSED);
    if (face != (int)o->face)
        return desk__fail(fault, DESK_FORBIDDEN); /* made for another face than he has now */
    return answer_again(d, out, id, o, from, to, fault);
}

/* A command that is known is answered as it was: the game may be what it is because of it. If that
 * could not be found out, nobody must take it for refused. */
static enum desk_why refuse(struct desk *d, struct desk_text *out, struct desk_cell *c,
                            const struct desk_order *o, enum desk_why why, struct desk_fault *fault)
{
    struct store_result known = {0};
    struct store_fault store;
    struct desk_answer answer = {.face = o->face};

    if (*o->key && store_known(d->store, &known, o->key, &store))
        return desk__fail_store(fault, &store);
    if (known.repeated) {
        why = repeated(d, out, c->fold.id, o, &known, fault);
        store_result_release(&known);
        return why;
    }
    if (fault) {
        fault->seq = c->fold.told[o->face];
        fault->most = latest(o, &c->fold);
        fault->reason = ad_game_impossible(&c->fold.g, &o->command);
        fault->command = o->command;
    }
    if (why == DESK_CONFLICT && out) {
        atomic_fetch_add(&d->conflicts, 1);
        if (!desk__answer_end(out, &answer, &c->fold))
            why = DESK_NO_MEMORY;
    }
    return desk__fail(fault, why);
}

/* ---- carrying out ---- */

/* Somebody else may have been at another server: before no is said, is there more to read? */
static enum desk_why refuse_unless_more(struct desk *d, struct desk_text *out, struct desk_cell *c,
                                        const struct desk_order *o, enum desk_why no, bool *again,
                                        struct desk_fault *fault)
{
    uint64_t seq = c->fold.seq;
    enum desk_why why = desk__cell_catch_up(d, c, fault);

    if (why)
        return why;
    *again = c->fold.seq != seq;
    return *again ? DESK_OK : refuse(d, out, c, o, no, fault);
}

/* What the store did not take. */
static enum desk_why not_stored(struct desk *d, struct desk_cell *c, struct desk_append *a,
                                const struct store_fault *why, bool *again,
                                struct desk_fault *fault)
{
    c->doubtful = true;
    if (why->why != STORE_CONFLICT && why->why != STORE_BACKWARDS)
        return desk__fail_store(fault, why);
    if (why->why == STORE_BACKWARDS)
        a->floor_ms = why->at_ms;
    atomic_fetch_add(&d->conflicts, 1);
    *again = true;
    return desk__cell_catch_up(d, c, fault);
}

/* One attempt. *again: something else happened first, and the game has been read up to it. */
static enum desk_why try_once(struct desk *d, struct desk_text *out, struct desk_cell *c,
                              struct desk_order *o, struct desk_append *a, void *scratch,
                              bool *again, struct desk_fault *fault)
{
    struct store_result result = {0};
    struct store_fault store = {0};
    enum desk_why why;
    int count;

    *again = false;
    if (o->expect != DESK_ANY && o->expect != c->fold.told[o->face])
        return refuse_unless_more(d, out, c, o, DESK_CONFLICT, again, fault);
    if (!stamp(o, &c->fold))
        return refuse_unless_more(d, out, c, o, DESK_AHEAD, again, fault);
    if (!desk__fold_reserve(&c->fold))
        return desk__fail(fault, DESK_NO_MEMORY);
    count = ad_game_decide(&a->events, &c->fold.g, &o->command, scratch, AD_GAME_SCRATCH);
    if (count < 0)
        return refuse_unless_more(
            d, out, c, o, count == AD_EFULL ? DESK_OVER_LIMIT : DESK_IMPOSSIBLE, again, fault);
    if (!desk__append_make(a, o, &c->fold))
        return desk__fail(fault, DESK_NO_MEMORY);
    if (store_append(d->store, &result, &a->request, &store))
        return not_stored(d, c, a, &store, again, fault);
    why = result.repeated ? repeated(d, out, c->fold.id, o, &result, fault)
                          : apply_and_answer(d, out, c, o, a, fault);
    store_result_release(&result);
    return why;
}

enum desk_why desk__carry_out(struct desk *d, struct desk_text *out, struct desk_cell *c,
                              struct desk_order *o, struct desk_fault *fault)
{
    struct desk_append *a = calloc(1, sizeof *a);
    void *scratch = desk__scratch_take(d);
    enum desk_why why = DESK_OK;
    bool again = true;

    if (!a || !scratch)
        why = desk__fail(fault, DESK_NO_MEMORY);
    for (unsigned i = 0; !why && again && i < DESK_TRIES; i++)
        why = try_once(d, out, c, o, a, scratch, &again, fault);
    if (!why && again)
        why = refuse(d, out, c, o, DESK_CONFLICT, fault);
    desk__scratch_give(d, scratch);
    desk__append_free(a);
    return why;
}

/* ---- the door ---- */

static enum desk_why do_it(struct desk *d, struct desk_text *out, struct desk_cell *c,
                           struct desk_order *o, const char *json, size_t len,
                           struct desk_fault *fault)
{
    struct wire_fault wire;
    enum desk_role role;
    enum desk_why why = desk__role(d, &role, o->who, c->fold.about.event, fault);
    bool board;

    if (why)
        return why;
    o->face = desk__face_of(o->who, role, &c->fold.about);
    board = is_board(role, o->face, &c->fold);
    if (o->face == DESK_PUBLIC && !board)
        return desk__fail(fault, DESK_FORBIDDEN);
    o->stamped = c->fold.about.clock == DESK_RECORDED && (board || o->face == DESK_ARBITERS);
    if ((o->stamped ? wire_command_read : wire_command_read_untimed)(&o->command, json, len, &wire))
        return desk__fail_wire(fault, &wire);
    if (!may(o->face, board, &c->fold.g, &o->command))
        return desk__fail(fault, DESK_FORBIDDEN);
    return desk__carry_out(d, out, c, o, fault);
}

enum desk_why desk_game_do(struct desk *d, struct desk_text *out, const char *who, const char *game,
                           const char *command, uint64_t expect, const char *json, size_t len,
                           struct desk_fault *fault)
{
    struct desk_order o = {.who = who, .now_ms = desk__now(d), .expect = expect};
    struct desk_key key;
    struct desk_cell *c;
    enum desk_why why;

    *out = (struct desk_text){0};
    if ((why = desk__key(&key, who, game, command, json, len, fault)) ||
        (why = desk__game_take(d, &c, game, fault)))
        return why;
    o.key = key.name;
    o.print = key.print;
    why = do_it(d, out, c, &o, json, len, fault);
    desk__game_give(d, c);
    return why;
}
