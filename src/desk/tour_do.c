/*
 * desk/tour_do.c -- commands to a tournament: may he, decide one after the other on a copy, one append,
 * the copy takes its place, answer.
 *
 * As with games the answer is not kept as text: with the command lie which events came of it and what
 * was warned of, and the first answer is made again from these, byte for byte.
 */
#include "desk/inside.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "wire/order.h"
#include "tournament/names.h"

/* ---- who may do what ---- */

static const uint8_t least[AD_TOUR_CMDS] = {
    [AD_TOUR_OPEN] = DESK_DIRECTOR,       [AD_TOUR_SET] = DESK_DIRECTOR,
    [AD_TOUR_ENTER] = DESK_DIRECTOR,      [AD_TOUR_CHANGE] = DESK_DIRECTOR,
    [AD_TOUR_NUMBER] = DESK_DIRECTOR,     [AD_TOUR_CHECK_IN] = DESK_ARBITER,
    [AD_TOUR_BYE] = DESK_ARBITER,         [AD_TOUR_WITHDRAW] = DESK_ARBITER,
    [AD_TOUR_RETURN] = DESK_ARBITER,      [AD_TOUR_FORBID] = DESK_DIRECTOR,
    [AD_TOUR_ACCELERATE] = DESK_DIRECTOR, [AD_TOUR_PAIR] = DESK_DIRECTOR,
    [AD_TOUR_BY_HAND] = DESK_DIRECTOR,    [AD_TOUR_UNPAIR] = DESK_DIRECTOR,
    [AD_TOUR_PUBLISH] = DESK_ARBITER,     [AD_TOUR_RESULT] = DESK_KIOSK,
    [AD_TOUR_CORRECT] = DESK_ARBITER,     [AD_TOUR_ADJOURN] = DESK_ARBITER,
    [AD_TOUR_CLOSE] = DESK_ARBITER,       [AD_TOUR_FINISH] = DESK_DIRECTOR,
    [AD_TOUR_REOPEN] = DESK_DIRECTOR,     [AD_TOUR_MEMBER] = DESK_DIRECTOR,
    [AD_TOUR_LINE_UP] = DESK_ARBITER,     [AD_TOUR_NOT_HERE] = DESK_ARBITER,
    [AD_TOUR_PAY] = DESK_ARBITER,         [AD_TOUR_REPORT] = DESK_ARBITER,
};

struct order {
    const char *who;
    struct desk_key key;
    struct desk_event event;
    enum desk_role role;
    unsigned place; /* his own; 0: none */
    uint64_t expect;
    int64_t at_ms, floor_ms;
    struct wire_tour_command *command;
    unsigned count;
};

/* What a player may do for himself. */
static bool is_own(const struct order *o, const struct ad_tour_cmd *cmd)
{
    return o->place && cmd->who == o->place && !cmd->confirmed &&
           (cmd->kind == AD_TOUR_CHECK_IN || cmd->kind == AD_TOUR_WITHDRAW ||
            cmd->kind == AD_TOUR_REPORT || (cmd->kind == AD_TOUR_BYE && cmd->letter != 'F'));
}

static bool may(const struct order *o)
{
    for (unsigned i = 0; i < o->count; i++)
        if (o->role < least[o->command[i].cmd.kind] && !is_own(o, &o->command[i].cmd))
            return false;
    return true;
}

/* ---- deciding, on a copy ---- */

/* What will be stored. Bytes lie one behind the other, and are pointed at when they are all there. */
struct draft {
    struct desk_tour_fold fold;
    struct ad_tour_events decided;
    void *memory;
    struct desk_put bytes, said;
    struct store_event *event;
    unsigned events, cap;
    struct store_words *words;
    unsigned words_count;
    uint32_t warned;
};

static void draft_release(struct draft *x)
{
    desk__tour_release(&x->fold);
    free(x->decided.event);
    free(x->memory);
    free(x->bytes.text);
    free(x->said.text);
    free(x->event);
    free(x->words);
}

/* What the sender does not say. */
static void complete(struct wire_tour_command *c, const struct desk_tour_fold *f, int64_t at_ms)
{
    struct ad_tour_cmd *cmd = &c->cmd;

    cmd->at_ms = at_ms;
    cmd->note = c->note_len > 0;
    memcpy(&cmd->person, &c->person.rated, sizeof cmd->person);
    cmd->person.id = cmd->kind == AD_TOUR_CHANGE   ? cmd->who
                     : cmd->kind == AD_TOUR_MEMBER ? f->tour.player_count + 1
                                                   : f->tour.count + 1;
    if (cmd->kind == AD_TOUR_PAIR)
        randombytes_buf(cmd->lot, sizeof cmd->lot);
}

static bool pairs(const struct ad_tour_cmd *cmd)
{
    return cmd->kind == AD_TOUR_PAIR || cmd->kind == AD_TOUR_BY_HAND;
}

/* In as much memory as there is to be; AD_EFULL: it was too little. */
static int decide_in(struct draft *x, const struct ad_tour_cmd *cmd, enum ad_swiss_way way)
{
    size_t size = ad_tour_memory(&x->fold.tour, way);
    unsigned most = (x->fold.tour.rules.boards ? 2 : 1) * x->fold.tour.cap + 8;

    free(x->decided.event);
    free(x->memory);
    x->memory = malloc(size);
    x->decided =
        (struct ad_tour_events){.event = malloc(most * sizeof *x->decided.event), .cap = most};
    if (!x->memory || !x->decided.event)
        return AD_EPARSE;
    return ad_tour_decide(&x->decided, &x->fold.tour, cmd, x->memory, size);
}

static enum desk_why decide(struct draft *x, const struct ad_tour_cmd *cmd)
{
    int err;

    if (cmd->rules && !desk__tour_fit(&x->fold, cmd->rules))
        return DESK_NO_MEMORY;
    err = decide_in(x, cmd, AD_SWISS_FAST);
    if (err == AD_EFULL && pairs(cmd))
        err = decide_in(x, cmd, AD_SWISS_PLAIN);
    while (err == AD_EFULL && !pairs(cmd) && desk__tour_grow(&x->fold))
        err = decide_in(x, cmd, AD_SWISS_FAST);
    if (err)
        return err == AD_EFULL ? DESK_OVER_LIMIT : DESK_NO_MEMORY;
    x->warned |= x->decided.verdict.warned;
    return x->decided.verdict.code ? DESK_REFUSED : DESK_OK;
}

/* ---- what is stored ---- */

/* What is said about a person, or why; "" if there is nothing. */
static bool seal(struct draft *x, char hash[DESK_HASH_TEXT], const struct wire_tour_command *c)
{
    struct store_words *w = &x->words[x->words_count];
    char *to = desk__put_room(&x->said, WIRE_TOUR_SAID_MAX);
    int len = (int)c->note_len;

    memset(hash, 0, DESK_HASH_TEXT);
    if (!to)
        return false;
    if (c->cmd.kind == AD_TOUR_ENTER || c->cmd.kind == AD_TOUR_CHANGE ||
        c->cmd.kind == AD_TOUR_MEMBER)
        len = wire_tour_said_write(to, WIRE_TOUR_SAID_MAX, &c->person);
    else if (c->note)
        memcpy(to, c->note, c->note_len);
    if (len <= 0)
        return len == 0;
    store_words_seal(w, to, (size_t)len);
    sodium_bin2hex(hash, DESK_HASH_TEXT, w->hash, STORE_HASH);
    x->said.len += (size_t)len;
    x->words_count++;
    return true;
}

static bool room_for_events(struct draft *x)
{
    unsigned cap = 2 * (x->events + x->decided.count);
    struct store_event *event;

    if (x->events + x->decided.count <= x->cap)
        return true;
    event = realloc(x->event, cap * sizeof *event);
    if (!event)
        return false;
    x->event = event;
    x->cap = cap;
    return true;
}

static bool add_event(struct draft *x, const struct order *o, const struct wire_tour_event *e)
{
    char *to = desk__put_room(&x->bytes, WIRE_THING_MAX);
    int len = to ? wire_tour_event_write(to, WIRE_THING_MAX, e) : -1;

    if (len < 0 || !desk__tour_fold_event(&x->fold, e, o->at_ms))
        return false;
    x->bytes.len += (size_t)len;
    x->event[x->events++] = (struct store_event){x->fold.seq == 1 ? "tour.opened" : "tour.event",
                                                 AD_TOUR_VERSION,
                                                 o->at_ms,
                                                 o->who,
                                                 NULL,
                                                 (size_t)len};
    return true;
}

/* The events of one command; its first has the words. */
static bool add_decided(struct draft *x, const struct order *o, const struct wire_tour_command *c)
{
    struct wire_tour_event e;

    memset(&e, 0, sizeof e);
    if (!room_for_events(x) || (x->decided.count && !seal(x, e.words, c)))
        return false;
    for (unsigned i = 0; i < x->decided.count; i++) {
        memcpy(&e.event, &x->decided.event[i], sizeof e.event);
        if (!add_event(x, o, &e))
            return false;
        memset(e.words, 0, sizeof e.words);
    }
    return true;
}

/* All of them, or none: *nth is the one that was refused. */
static enum desk_why draw_up(struct draft *x, struct order *o, const struct desk_tour_fold *f,
                             unsigned *nth)
{
    struct ad_tour_room room = desk__tour_room(f);
    enum desk_why why = DESK_OK;
    size_t at = 0;

    x->words = calloc(o->count, sizeof *x->words);
    if (!x->words || !desk__tour_copy(&x->fold, f, &room))
        return DESK_NO_MEMORY;
    for (*nth = 0; *nth < o->count; ++*nth) {
        complete(&o->command[*nth], &x->fold, o->at_ms);
        if ((why = decide(x, &o->command[*nth].cmd)))
            return why;
        if (!add_decided(x, o, &o->command[*nth]))
            return DESK_NO_MEMORY;
    }
    for (unsigned i = 0; i < x->events; at += x->event[i++].len)
        x->event[i].bytes = x->bytes.text + at;
    at = 0;
    for (unsigned i = 0; i < x->words_count; at += x->words[i++].len)
        x->words[i].bytes = x->said.text + at;
    return x->events > STORE_MANY ? DESK_OVER_LIMIT : DESK_OK;
}

/* ---- answers ---- */

static void put_warned(struct desk_put *p, uint32_t warned)
{
    const char *before = "{\"name\":";

    for (enum ad_tour_warning w = 0; w < AD_TOUR_WARNINGS; w++) {
        if (!(warned >> w & 1))
            continue;
        desk__put(p, before);
        desk__put_string(p, ad_tour_warning_name(w));
        desk__put_number(p, ",\"level\":", ad_tour_warning_level(w));
        desk__put(p, ",\"en\":");
        desk__put_string(p, ad_tour_warning_text(w, AD_EN));
        desk__put(p, ",\"de\":");
        desk__put_string(p, ad_tour_warning_text(w, AD_DE));
        desk__put(p, "}");
        before = ",{\"name\":";
    }
}

static void put_events(struct desk_put *p, uint64_t seq, uint32_t warned)
{
    desk__put_number(p, "{\"seq\":", (int64_t)seq);
    desk__put(p, ",\"warned\":[");
    put_warned(p, warned);
    desk__put(p, "],\"events\":[");
}

static void put_event(struct desk_put *p, const struct store_event *e)
{
    desk__put(p, p->text && p->text[p->len - 1] == '[' ? "" : ",");
    desk__put_bytes(p, e->bytes, e->len);
}

static enum desk_why end_answer(struct desk_text *out, struct desk_put *p, uint64_t seq,
                                struct desk_fault *fault)
{
    desk__put(p, "]}");
    return desk__put_end(out, p, seq) ? DESK_OK : desk__fail(fault, DESK_NO_MEMORY);
}

static enum desk_why answer(struct desk_text *out, const struct draft *x, struct desk_fault *fault)
{
    struct desk_put p = {0};

    put_events(&p, x->fold.seq, x->warned);
    for (unsigned i = 0; i < x->events; i++)
        put_event(&p, &x->event[i]);
    return end_answer(out, &p, x->fold.seq, fault);
}

static bool put_row(void *put, const struct store_row *row)
{
    put_event(put, &row->event);
    return true;
}

/* The command was known: its first answer. */
static enum desk_why repeated(struct desk *d, struct desk_text *out, const struct order *o,
                              struct store_result *r, struct desk_fault *fault)
{
    char text[DESK_KEPT_ANSWER] = "", print[DESK_PRINT + 1] = "", stream[DESK_STREAM];
    struct desk_put p = {0};
    struct store_fault store;
    uint64_t from, to;
    uint32_t warned;

    atomic_fetch_add(&d->repeated, 1);
    if (r->answer_len < sizeof text)
        memcpy(text, r->answer, r->answer_len);
    store_result_release(r);
    if (sscanf(text, "%" SCNu64 " %" SCNu64 " %" SCNu32 " %32s", &from, &to, &warned, print) != 4 ||
        strcmp(print, o->key.print) != 0)
        return desk__fail(fault, DESK_REUSED);
    put_events(&p, to, warned);
    desk__stream(stream, "tour/", o->event.id);
    if (to > from && store_read(d->store, stream, from, to - from, put_row, &p, &store)) {
        free(p.text);
        return desk__fail_store(fault, &store);
    }
    enum desk_why why = end_answer(out, &p, to, fault);
    out->repeated = true;
    return why;
}

/* ---- carrying out ---- */

/* No is said late: what another server did is read first, and a command that is known is answered as
 * it was. */
static enum desk_why refuse(struct desk *d, struct desk_text *out, struct desk_cell *c,
                            const struct order *o, enum desk_why no, bool *again,
                            struct desk_fault *fault)
{
    struct store_result known = {0};
    struct desk_put now = {0};
    struct store_fault store;
    uint64_t seq = c->tour.seq;
    enum desk_why why = desk__cell_catch_up(d, c, fault);

    if (why && why != DESK_NO_TOUR)
        return why;
    *again = c->tour.seq != seq;
    if (*again)
        return DESK_OK;
    if (*o->key.name && store_known(d->store, &known, o->key.name, &store))
        return desk__fail_store(fault, &store);
    if (known.repeated)
        return repeated(d, out, o, &known, fault);
    if (fault)
        fault->seq = seq;
    if (no == DESK_CONFLICT && seq) {
        atomic_fetch_add(&d->conflicts, 1);
        if ((why = desk__tour_view(d, &c->tour, &o->event, o->role, desk__put_tour, &now, fault)))
            return why;
        if (!desk__put_end(out, &now, seq))
            no = DESK_NO_MEMORY;
    }
    return desk__fail(fault, no);
}

static enum desk_why store_draft(struct desk *d, struct desk_text *out, struct desk_cell *c,
                                 struct order *o, struct draft *x, bool *again,
                                 struct desk_fault *fault)
{
    char stream[DESK_STREAM], kept[DESK_KEPT_ANSWER];
    struct store_part part = {stream, c->tour.seq, x->event, x->events};
    struct store_request r = {
        .part = &part, .parts = x->events > 0, .words = x->words, .words_count = x->words_count};
    struct store_result result = {0};
    struct store_fault store;

    desk__stream(stream, "tour/", o->event.id);
    if (*o->key.name)
        r.answer = (struct store_answer){
            o->key.name, kept,
            (size_t)snprintf(kept, sizeof kept, "%" PRIu64 " %" PRIu64 " %" PRIu32 " %s",
                             c->tour.seq, x->fold.seq, x->warned, o->key.print)};
    if (store_append(d->store, &result, &r, &store)) {
        c->doubtful = true;
        if (store.why != STORE_CONFLICT && store.why != STORE_BACKWARDS)
            return desk__fail_store(fault, &store);
        if (store.why == STORE_BACKWARDS)
            o->floor_ms = store.at_ms;
        atomic_fetch_add(&d->conflicts, 1);
        *again = true;
        return desk__cell_catch_up(d, c, fault);
    }
    if (result.repeated)
        return repeated(d, out, o, &result, fault);
    store_result_release(&result);
    atomic_fetch_add(&d->commands, 1);
    atomic_fetch_add(&d->events, x->events);
    desk__tour_release(&c->tour);
    c->tour = x->fold;
    x->fold.memory = NULL;
    x->fold.words = NULL;
    x->fold.members = NULL;
    return answer(out, x, fault);
}

/* One attempt. *again: something else happened first, and it has been read up to there. */
static enum desk_why try_once(struct desk *d, struct desk_text *out, struct desk_cell *c,
                              struct order *o, bool *again, struct desk_fault *fault)
{
    int64_t now = desk__now(d),
            after = c->tour.last_ms > o->floor_ms ? c->tour.last_ms : o->floor_ms;
    struct draft x = {.warned = 0};
    enum desk_why why;
    unsigned nth = 0;

    *again = false;
    o->at_ms = now > after ? now : after;
    if (o->expect != DESK_ANY && o->expect != c->tour.seq)
        return refuse(d, out, c, o, DESK_CONFLICT, again, fault);
    why = draw_up(&x, o, &c->tour, &nth);
    if (why == DESK_REFUSED && fault) {
        fault->tour = x.decided.verdict;
        fault->nth = nth;
    }
    if (why == DESK_NO_MEMORY)
        why = desk__fail(fault, why);
    else if (why)
        why = refuse(d, out, c, o, why, again, fault);
    else
        why = store_draft(d, out, c, o, &x, again, fault);
    draft_release(&x);
    return why;
}

static enum desk_why carry_out(struct desk *d, struct desk_text *out, struct order *o,
                               struct desk_fault *fault)
{
    bool opens = o->command[0].cmd.kind == AD_TOUR_OPEN, again = true;
    struct desk_cell *c;
    enum desk_why why = desk__cell_take(d, &d->tours, &c, o->event.id, opens, fault);

    if (why)
        return why;
    for (unsigned i = 0; !why && again && i < DESK_TRIES; i++)
        why = try_once(d, out, c, o, &again, fault);
    if (!why && again)
        why = desk__fail(fault, DESK_CONFLICT);
    desk__cell_give(&d->tours, c);
    return why;
}

enum desk_why desk_tour_do(struct desk *d, struct desk_text *out, const char *who,
                           const char *event, const char *command, uint64_t expect,
                           const char *json, size_t len, struct desk_fault *fault)
{
    struct order o = {.who = who, .expect = expect};
    struct wire_room room = {NULL, wire_tour_room(len)};
    struct wire_fault wire;
    enum desk_why why;

    *out = (struct desk_text){0};
    if ((why = desk__key(&o.key, who, event, command, json, len, fault)) ||
        (why = desk_event_look(d, &o.event, event, fault)) ||
        (why = desk__role(d, &o.role, who, event, fault)))
        return why;
    if (d->options.place && *who)
        o.place = d->options.place(d->options.people, who, event);
    if (o.role < DESK_KIOSK && !o.place)
        return desk__fail(fault, DESK_FORBIDDEN);
    room.memory = malloc(room.size);
    if (!room.memory)
        why = desk__fail(fault, DESK_NO_MEMORY);
    else if (wire_tour_commands_read(&o.command, &o.count, &room, json, len, &wire))
        why = desk__fail_wire(fault, &wire);
    else if (!may(&o))
        why = desk__fail(fault, DESK_FORBIDDEN);
    else
        why = carry_out(d, out, &o, fault);
    free(room.memory);
    return why;
}
