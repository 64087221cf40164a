/*
 * tests/game/verbs_game.c -- what holds at every table, whatever happens there.
 *
 * Random games with random incidents (random.h), about a million events in all, one C test for each
 * property. A failure names the seed of the one game it was seen in and its last ten commands.
 */
#include <stdio.h>
#include <string.h>

#include "../kit.h"
#include "adoube/err.h"
#include "adoube/pgn.h"
#include "adoube/words.h"
#include "random.h"
#include "wire/wire.h"
#include "text/names.h"
#include "game/game_inside.h"

enum {
    PLIES = 400,
    COMMANDS = 500, /* in one game */
    AFTER_END = 6,  /* ... of which so many after the result */
    RECORD = 4096,  /* events of one game */
    LAST = 10,      /* commands that a failure shows */
    SCRATCH = 1 << 14
};

/* One game under way, and what has just been decided in it. */
struct play {
    struct kit_row *row;
    struct kit_rng rng;
    uint64_t seed; /* of this game */
    struct ad_game game, before;
    struct ad_ply plies[PLIES];
    struct ad_command c, last[LAST];
    unsigned commands, after_end;
    struct ad_events out;
    int got;
    struct ad_event record[RECORD];
    unsigned recorded;
    char scratch[SCRATCH];
};

/* Each may be NULL, and returns false when it has failed and has said so. */
struct property {
    enum random_mix mix;
    unsigned share;                  /* thousands of events in a short run */
    bool (*decided)(struct play *p); /* p->out is not applied yet          */
    bool (*applied)(struct play *p); /* p->before is the state before      */
    bool (*ended)(struct play *p);   /* the game is over, or long enough   */
};

/* ---- failing ---- */

static size_t tell(char *out, size_t cap, const struct ad_command *c)
{
    int len = wire_command_write(out, cap, c);

    if (len > 0)
        return (size_t)len;
    return (size_t)snprintf(out, cap,
                            "kind %d by %d at %lld what %d side %d answer %d ms %d ply %u act "
                            "%d-%d %d %d has_act %d squares %d (%d) length %d",
                            c->kind, c->by, (long long)c->at, c->what, c->side, c->answer, c->ms,
                            c->ply, c->act.from, c->act.to, c->act.promotion, c->act.castling,
                            c->has_act, c->squares, c->square[0], c->length);
}

static size_t tell_event(char *out, size_t cap, const struct ad_event *e)
{
    int len = wire_event_write(out, cap, e);

    if (len > 0)
        return (size_t)len;
    return (size_t)snprintf(out, cap, "event %s, reason %s, what %d, value %d, ms %d",
                            ad_event_word((enum ad_event_kind)e->kind),
                            ad_reason_word((enum ad_reason)e->reason), e->what, e->value, e->ms);
}

/* The last ten commands, and the events that the last of them gave. */
static const char *story(const struct play *p)
{
    static char text[(LAST + AD_EVENTS_MAX) * WIRE_COMMAND_MAX];
    size_t len = 0;
    unsigned n = p->commands < LAST ? p->commands : LAST;

    for (unsigned i = p->commands - n; i < p->commands; i++) {
        text[len++] = '\n';
        len += tell(text + len, sizeof text - len - 1, &p->last[i % LAST]);
    }
    for (unsigned i = 0; i < p->out.count; i++) {
        text[len++] = '\n';
        text[len++] = ' ';
        len += tell_event(text + len, sizeof text - len - 1, &p->out.event[i]);
    }
    text[len] = '\0';
    return text;
}

static bool fail(struct play *p, const char *what)
{
    kit_board(p->row, &p->game.now);
    kit_fail(p->row, "%s: edition %s, game 0x%llx, command %u; the last were:%s", what,
             ad_edition_name((enum ad_edition)p->game.table.edition), (unsigned long long)p->seed,
             p->commands, story(p));
    kit_board(p->row, NULL);
    return false;
}

/* ---- playing ---- */

static bool begin(struct play *p, uint64_t seed)
{
    struct ad_table table;

    p->seed = seed;
    p->rng.state = seed;
    p->commands = p->after_end = p->recorded = p->out.count = 0;
    random_table(&table, &p->rng);
    if (ad_game_init(&p->game, &table, p->plies, PLIES, kit_below(&p->rng, 4) != 0) != 0)
        return fail(p, "a table that makes sense is refused");
    return true;
}

static bool is_over(const struct ad_game *g)
{
    return g->result.kind != AD_RESULT_NONE && g->result.kind != AD_RESULT_PENDING;
}

static bool decide(struct play *p)
{
    p->last[p->commands++ % LAST] = p->c;
    p->before = p->game;
    p->got = ad_game_decide(&p->out, &p->game, &p->c, p->scratch, sizeof p->scratch);
    if (p->got == AD_EFULL && p->game.count + 2 < PLIES)
        return fail(p, "too many events, and the record is not full");
    if ((p->got == AD_EINVAL) != (ad_game_impossible(&p->game, &p->c) != AD_REASON_NONE))
        return fail(p, "decided and impossible, or refused and possible");
    if (p->out.count != (unsigned)(p->got < 0 ? 0 : p->got))
        return fail(p, "the number of events is not what was returned");
    return true;
}

static bool apply(struct play *p)
{
    for (unsigned i = 0; i < p->out.count; i++) {
        const struct ad_event *e = &p->out.event[i];
        if (ad_game_apply(&p->game, e) != 0)
            return fail(p, "an event of its own cannot be applied");
        if (p->recorded < RECORD)
            p->record[p->recorded++] = *e;
    }
    return true;
}

static bool step(struct play *p, const struct property *prop)
{
    random_command(&p->c, &p->rng, &p->game, prop->mix);
    if (!decide(p) || (prop->decided && !prop->decided(p)) || !apply(p))
        return false;
    return !prop->applied || prop->applied(p);
}

static bool goes_on(struct play *p)
{
    if (is_over(&p->game))
        p->after_end++;
    return p->commands < COMMANDS && p->after_end < AFTER_END && p->game.count + 2 < PLIES &&
           p->recorded + AD_EVENTS_MAX < RECORD;
}

/* Returns how many events it had, 0 after a failure. */
static unsigned one_game(struct play *p, const struct property *prop, uint64_t seed)
{
    if (!begin(p, seed))
        return 0;
    do {
        if (!step(p, prop))
            return 0;
    } while (goes_on(p));
    return !prop->ended || prop->ended(p) ? p->recorded + 1 : 0;
}

static void play_games(struct kit_row *row, const struct property *prop)
{
    static struct play p;
    struct kit_rng seeds = kit_seed(row);
    unsigned long want = prop->share * (row->long_run ? 10000ul : 1000 / KIT_PART), seen = 0;
    unsigned n;

    p.row = row;
    while (seen < want) {
        n = one_game(&p, prop, kit_random(&seeds));
        if (n == 0)
            return;
        seen += n;
    }
    kit_ok(row, seen >= want);
}

/* ---- replay ---- */

static bool same_when_replayed(struct play *p)
{
    static struct ad_ply plies[PLIES];
    struct ad_game again;
    bool started = false;

    /* as it was set up: the clock runs from the start unless an event started it */
    for (unsigned i = 0; i < p->recorded && !started; i++)
        started = p->record[i].kind == AD_EVENT_MODE && p->record[i].what == AD_MODE_STARTED;
    started = p->game.mode[AD_MODE_STARTED] && !started;
    if (ad_game_init(&again, &p->game.table, plies, PLIES, started) != 0)
        return fail(p, "the table is refused the second time");
    for (unsigned i = 0; i < p->recorded; i++)
        if (ad_game_apply(&again, &p->record[i]) != 0)
            return fail(p, "an event of the record cannot be applied");
    return ad_game_equal(&again, &p->game) || fail(p, "the replayed state is another one");
}

static void replay(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 150, NULL, NULL, same_when_replayed});
}

/* ---- deciding changes nothing ---- */

static bool is_unchanged(struct play *p)
{
    return memcmp(&p->before, &p->game, sizeof p->game) == 0 ||
           fail(p, "decide has changed the state");
}

static bool decides_only(struct play *p)
{
    static struct ad_ply was[PLIES];
    struct ad_events again;
    int got;

    memcpy(was, p->plies, p->game.count * sizeof *was);
    got = ad_game_decide(&again, &p->game, &p->c, p->scratch, sizeof p->scratch);
    if (got != p->got || again.count != p->out.count ||
        memcmp(again.event, p->out.event, again.count * sizeof *again.event) != 0)
        return fail(p, "the same command is decided otherwise the second time");
    if (memcmp(was, p->plies, p->game.count * sizeof *was) != 0)
        return fail(p, "decide has changed the record");
    return is_unchanged(p);
}

static void pure(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_WILD, 120, decides_only, NULL, NULL});
}

/* ---- articles ---- */

static bool may_cite(const struct ad_table *t, ad_article a)
{
    enum ad_edition of = ad_article_edition(a), book = (enum ad_edition)t->edition;

    if (of == AD_NO_EDITION)
        return false;
    if (of == AD_VI_NRW)
        return (book == AD_FIDE_1984 || book == AD_BLITZ_1977) &&
               (t->blind[0] || t->blind[1] || t->order);
    return of == book || of == ad_edition_over(book) || of == t->fill_from;
}

/* A book may have nothing to say: a fragment about most things, an old one about new ones. Then the
 * arbiter is asked. The two newest are whole. */
static bool may_be_silent(const struct ad_table *t, const struct ad_event *e)
{
    bool whole = t->edition == AD_FIDE_2017 || t->edition == AD_FIDE_2023;

    return e->verdict == AD_ALLOWED ||
           (!whole && (e->by == AD_WHO_ARBITER || e->reason == AD_GAME_IS_OVER)) ||
           (!whole && e->verdict == AD_ASK_ARBITER && e->reason == AD_ASKS_NO_PROVISION);
}

static bool cites_well(struct play *p)
{
    char what[160];

    for (unsigned i = 0; i < p->out.count; i++) {
        const struct ad_event *e = &p->out.event[i];
        const char *why = NULL;
        if (e->cites.count > AD_CITES_MAX)
            why = "too many articles";
        else if (e->cites.count == 0 && !e->point && !may_be_silent(&p->game.table, e))
            why = "a ruling without an article";
        for (unsigned j = 0; !why && j < e->cites.count; j++)
            if (!may_cite(&p->game.table, e->cites.article[j]))
                why = "an article of another book";
        if (why) {
            snprintf(what, sizeof what, "%s: event %s, reason %s", why,
                     ad_event_word((enum ad_event_kind)e->kind),
                     ad_reason_word((enum ad_reason)e->reason));
            return fail(p, what);
        }
    }
    return true;
}

static void articles(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 150, cites_well, NULL, NULL});
}

/* ---- time ---- */

/* What the clocks must show, worked out from the events alone. */
struct times {
    int64_t main[2];
    bool changed[2]; /* otherwise than by running and by the increment of the side that ran */
};

static bool is_player(int who)
{
    return who == AD_WHO_WHITE || who == AD_WHO_BLACK;
}

static void time_passes(struct times *t, const struct ad_game *g, int64_t at)
{
    int side = g->clock.running;
    int64_t passed = at - g->at, held;

    for (int s = 0; s < 2; s++)
        t->main[s] = g->clock.side[s].main_ms;
    if (!is_player(side))
        return;
    held = g->clock.side[side].delay_ms;
    t->main[side] -= passed > held ? passed - held : 0;
}

/* A new period brings its time, with what was left or without; or it was in the clock already. */
static bool is_a_period(const struct ad_table *t, const struct ad_event *e, int64_t left)
{
    unsigned last = t->time.periods - 1u, n = (unsigned)e->value;
    int32_t brings = t->time.period[n < last ? n : last].ms;

    return e->ms == brings || e->ms - left == brings || e->ms == left;
}

/* From 2014 on the increment is there when the clock begins to run; before, it follows the move. */
static bool comes_before(const struct play *p)
{
    return p->game.table.edition >= AD_FIDE_2014;
}

static bool times_from_events(struct play *p, struct times *t)
{
    for (unsigned i = 0; i < p->out.count; i++) {
        const struct ad_event *e = &p->out.event[i];
        if (e->at != p->c.at)
            return fail(p, "an event at another time than its command");
        if (e->kind == AD_EVENT_TIME) {
            t->main[e->side] += e->ms;
            t->changed[e->side] |= e->reason != AD_TIME_INCREMENT ||
                                   e->side != p->before.clock.running || !comes_before(p);
        }
        if (e->kind == AD_EVENT_COMPLETES) /* his next increment is in the offing */
            t->changed[e->side] = true;
        if (e->kind == AD_EVENT_FLAG) /* a flag that is down gets no increment */
            t->changed[0] = t->changed[1] = true;
        if (e->kind == AD_EVENT_MODE && e->what == AD_MODE_EXTRA) /* more for every move */
            t->changed[0] = t->changed[1] = true;
        if (e->kind == AD_EVENT_PERIOD) {
            if (!is_a_period(&p->game.table, e, t->main[e->side]))
                return fail(p, "a period brings a time that is not its own");
            t->main[e->side] = e->ms;
            t->changed[e->side] = true;
        }
    }
    return true;
}

static bool shows(struct play *p, const struct times *t, int side)
{
    const struct ad_game *g = &p->game;
    int64_t main = t->main[side], left = ad_game_time_left(g, side, g->at);

    if (main > INT32_MAX / 4 || main < INT32_MIN / 4)
        return true; /* beyond what a clock can hold: it may stop there */
    if (g->clock.side[side].main_ms != main)
        return fail(p, "time has appeared or vanished");
    if (g->clock.running != side && left != (main > 0 ? main : 0))
        return fail(p, "time left differs from the clock that stands");
    if (g->clock.running == side && left < main)
        return fail(p, "time left is less than the running clock has");
    if (!t->changed[side] && p->before.clock.running == g->clock.running && p->out.count > 0 &&
        left != ad_game_time_left(&p->before, side, p->c.at))
        return fail(p, "time left was foretold otherwise");
    return true;
}

static bool flag_falls_then(struct play *p)
{
    const struct ad_game *g = &p->game;
    int64_t at = ad_game_flag_falls_at(g);
    int side = g->clock.running;

    if (at == INT64_MAX)
        return !is_player(side) || g->clock.side[side].flag ||
               fail(p, "a running clock whose flag never falls");
    if (!is_player(side) || at < g->at)
        return fail(p, "a flag falls in the past, or on a clock that stands");
    if (ad_game_time_left(g, side, at) != 0 ||
        (at > g->at && ad_game_time_left(g, side, at - 1) <= 0))
        return fail(p, "the flag falls at another time than the clock says");
    return true;
}

static bool time_holds(struct play *p)
{
    struct times t = {0};

    if (p->game.clock.running != AD_WHO_NOBODY && !is_player(p->game.clock.running))
        return fail(p, "neither one clock runs nor none");
    if (p->out.count == 0)
        return true;
    time_passes(&t, &p->before, p->c.at);
    if (!times_from_events(p, &t))
        return false;
    return shows(p, &t, AD_WHITE) && shows(p, &t, AD_BLACK) && flag_falls_then(p);
}

static void clocks(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 150, NULL, time_holds, NULL});
}

/* ---- results ---- */

static bool points_hold(struct play *p)
{
    const struct ad_result *r = &p->game.result;

    if (r->kind > AD_RESULT_PENDING)
        return fail(p, "no such kind of result");
    if (r->points[0] > 2 || r->points[1] > 2 || r->points[0] + r->points[1] > 2)
        return fail(p, "points that no game gives");
    if (r->kind != AD_RESULT_PLAYED && r->kind != AD_RESULT_FORFEIT &&
        (r->points[0] || r->points[1]))
        return fail(p, "points, and no result");
    if (r->kind != AD_RESULT_NONE && p->game.clock.running != AD_WHO_NOBODY)
        return fail(p, "the game has ended and a clock runs");
    return true;
}

static void points(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 80, NULL, points_hold, NULL});
}

/* What is over can be signed and penalised, protested against, and decided otherwise. */
static bool is_decision(const struct ad_command *c)
{
    return (c->kind == AD_DOES_AGREE && c->what == AD_WHAT_RESULT) || c->kind == AD_DOES_RULE ||
           c->kind == AD_DOES_PENALISE || c->kind == AD_DOES_SEE || c->kind == AD_DOES_PROTEST;
}

/* Heard, and nothing else. */
static bool heard_only(struct play *p)
{
    struct ad_game now = p->game;

    if (!is_over(&p->before) || p->got < 0)
        return true;
    if (is_decision(&p->c))
        return (now.count == p->before.count &&
                memcmp(&now.clock, &p->before.clock, sizeof now.clock) == 0) ||
               fail(p, "a finished game has been played");
    for (unsigned i = 0; i < p->out.count; i++)
        if (p->out.event[i].kind != AD_EVENT_RULES || p->out.event[i].verdict != AD_REFUSED)
            return fail(p, "a finished game takes more than it refuses");
    now.seq = p->before.seq;
    now.at = p->before.at;
    return ad_game_equal(&now, &p->before) || fail(p, "a finished game has changed");
}

static void finished(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 80, NULL, heard_only, NULL});
}

/* ---- open moves ---- */

static bool in_list(const struct ad_moves *list, ad_move m)
{
    for (unsigned i = 0; i < list->count; i++)
        if (list->move[i] == m)
            return true;
    return false;
}

static bool open_is_legal(struct play *p)
{
    const struct ad_game *g = &p->game;
    struct ad_moves open, legal;

    ad_game_open_moves(&open, g);
    ad_position_moves(&legal, &g->now);
    for (unsigned i = 0; i < open.count; i++)
        if (!in_list(&legal, open.move[i]) || ad_move_to(open.move[i]) == g->now.king[!g->now.turn])
            return fail(p, "a move is open that is not legal");
    if (g->result.kind != AD_RESULT_NONE)
        return open.count == 0 || fail(p, "moves are open after the end");
    if (!g->irregular && legal.count > 0 && open.count == 0)
        return fail(p, "no move is open, and one is legal");
    return true;
}

static void open_moves(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 80, NULL, open_is_legal, NULL});
}

/* ---- what cannot have happened ---- */

static bool refuses_impossible(struct play *p)
{
    enum ad_reason why;

    random_impossible(&p->c, &p->rng, &p->game);
    if (!decide(p))
        return false;
    why = ad_game_impossible(&p->game, &p->c);
    if (p->got != AD_EINVAL || p->out.count != 0)
        return fail(p, "what cannot have happened was decided");
    if (why == AD_REASON_NONE || why >= AD_REASONS || *ad_reason_text(why, AD_DE) == '\0')
        return fail(p, "impossible, and nobody says why");
    return is_unchanged(p);
}

static void impossible(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_WILD, 50, NULL, refuses_impossible, NULL});
}

/* ---- damaged events ---- */

/* Small numbers more often than any. */
static uint32_t noise(struct kit_rng *rng)
{
    static const uint8_t bits[] = {2, 3, 4, 6, 8, 16, 31, 32};

    return (uint32_t)kit_random(rng) >> (32 - bits[kit_below(rng, sizeof bits)]);
}

/* One field is another. */
static void damage_field(struct ad_event *e, struct kit_rng *rng)
{
    uint32_t n = noise(rng);

    switch (kit_below(rng, 12)) {
    case 0: e->side = (uint8_t)n; break;
    case 1: e->what = (uint8_t)n; break;
    case 2: e->value = (int32_t)n; break;
    case 3: e->ms = (int32_t)n; break;
    case 4: e->ply = n; break;
    case 5: e->flags = (uint16_t)n; break;
    case 6: e->move = (ad_move)n; break;
    case 7: e->act = (struct ad_act){(uint8_t)noise(rng), (uint8_t)n, 0, 0}; break;
    case 8: e->act.promotion = (uint8_t)n; break;
    case 9: e->act.castling = (uint8_t)n; break;
    case 10: e->square = (uint8_t)n; break;
    default: e->points[n & 1] = (uint8_t)noise(rng); break;
    }
}

/* Another kind, other fields, other bytes; now and then all bytes. */
static void damage(struct ad_event *e, struct kit_rng *rng)
{
    unsigned bytes = kit_below(rng, 8) ? kit_below(rng, 3) : (unsigned)sizeof *e;

    if (kit_below(rng, 3) == 0)
        e->kind = (uint8_t)kit_below(rng, AD_EVENTS);
    for (unsigned n = kit_below(rng, 4); n > 0; n--)
        damage_field(e, rng);
    for (unsigned i = 0; i < bytes; i++)
        ((uint8_t *)e)[kit_below(rng, sizeof *e)] = (uint8_t)kit_random(rng);
    if (kit_below(rng, 8)) { /* or nobody would look at the rest */
        e->version = AD_GAME_VERSION;
        e->at &= INT64_MAX / 4;
    }
}

/* A copy of the game whose record is `plies`. */
static void copy(struct ad_game *out, struct ad_ply *plies, const struct ad_game *g)
{
    *out = *g;
    memcpy(plies, g->plies, g->count * sizeof *plies);
    out->plies = plies;
}

/* Applied or refused; and whatever is done with the state afterwards stays inside it. */
static bool survives(struct play *p)
{
    static struct ad_ply plies[PLIES];
    struct ad_game g;
    struct ad_command c;
    struct ad_events out;

    copy(&g, plies, &p->game);
    for (unsigned i = 0; i < 4; i++) {
        struct ad_event e = p->record[kit_below(&p->rng, p->recorded ? p->recorded : 1)];
        struct ad_game was = g;

        e.at = g.at + kit_below(&p->rng, 1000);
        damage(&e, &p->rng);
        if (ad_game_apply(&g, &e) != 0 && memcmp(&was, &g, sizeof g) != 0)
            return fail(p, "an event was refused and has changed the state");
        random_command(&c, &p->rng, &g, RANDOM_WILD);
        if (ad_game_decide(&out, &g, &c, p->scratch, sizeof p->scratch) > (int)AD_EVENTS_MAX)
            return fail(p, "more events than there is room for");
        for (unsigned j = 0; j < out.count; j++)
            ad_game_apply(&g, &out.event[j]);
    }
    return true;
}

static void damaged(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 60, NULL, survives, NULL});
}

/* ---- sentences ---- */

static bool is_sentence(struct play *p, const struct ad_event *e, enum ad_language lang)
{
    char text[AD_SENTENCE_MAX], what[AD_SENTENCE_MAX + 100];
    int len = ad_event_text(text, sizeof text, &p->game, e, lang);

    if (len > 0 && !strchr(text, '{') && ad_text_is_utf8(text, (size_t)len) &&
        strlen(text) == (size_t)len)
        return true;
    snprintf(what, sizeof what, "no sentence in language %d for event %s, reason %s: %d \"%s\"",
             lang, ad_event_word((enum ad_event_kind)e->kind),
             ad_reason_word((enum ad_reason)e->reason), len, len > 0 ? text : "");
    return fail(p, what);
}

static bool has_sentences(struct play *p)
{
    for (unsigned i = 0; i < p->out.count; i++)
        if (!is_sentence(p, &p->out.event[i], AD_EN) || !is_sentence(p, &p->out.event[i], AD_DE))
            return false;
    return true;
}

static void sentences(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 60, has_sentences, NULL, NULL});
}

/* ---- JSON ---- */

static bool command_on_wire(struct play *p)
{
    char text[WIRE_COMMAND_MAX];
    struct ad_command again;
    int len = wire_command_write(text, sizeof text, &p->c);

    if (len <= 0)
        return fail(p, "the last command cannot be written");
    if (wire_command_read(&again, text, (size_t)len, NULL) != 0)
        return fail(p, "the last command cannot be read again");
    return memcmp(&again, &p->c, sizeof again) == 0 ||
           fail(p, "the last command has changed on the wire");
}

static bool event_on_wire(struct play *p, const struct ad_event *e)
{
    char text[WIRE_EVENT_MAX], what[2 * WIRE_EVENT_MAX];
    struct wire_fault fault = {0};
    struct ad_event again;
    int len = wire_event_write(text, sizeof text, e);

    if (len > 0 && wire_event_read(&again, text, (size_t)len, &fault) == 0 &&
        memcmp(&again, e, sizeof again) == 0)
        return true;
    snprintf(what, sizeof what, "event %s, reason %s does not survive the wire: %d, %s %s: %s",
             ad_event_word((enum ad_event_kind)e->kind), ad_reason_word((enum ad_reason)e->reason),
             len, fault.place, wire_why_text(fault.why, AD_EN), len > 0 ? text : "");
    return fail(p, what);
}

static bool on_wire(struct play *p)
{
    if (p->got < 0)
        return true;
    for (unsigned i = 0; i < p->out.count; i++)
        if (!event_on_wire(p, &p->out.event[i]))
            return false;
    return command_on_wire(p);
}

static bool game_on_wire(struct play *p)
{
    static char text[1 << 20];
    static struct ad_ply plies[PLIES];
    struct ad_game again;
    int len;

    if (wire_game_max(&p->game) > sizeof text)
        return true;
    len = wire_game_write(text, sizeof text, &p->game);
    if (len <= 0)
        return fail(p, "the game cannot be written");
    if (wire_game_read(&again, plies, PLIES, text, (size_t)len, NULL) != 0)
        return fail(p, "the game cannot be read again");
    return ad_game_equal(&again, &p->game) || fail(p, "the game has changed on the wire");
}

static void wire(struct kit_row *row)
{
    play_games(row, &(struct property){RANDOM_INCIDENTS, 60, on_wire, NULL, game_on_wire});
}

/* ---- the generator itself ---- */

static unsigned long commands_seen[AD_COMMANDS], events_seen[AD_EVENTS], reasons_seen[AD_REASONS];

static bool is_counted(struct play *p)
{
    if (p->got >= 0)
        commands_seen[p->c.kind]++;
    for (unsigned i = 0; i < p->out.count; i++) {
        events_seen[p->out.event[i].kind]++;
        if (p->out.event[i].reason < AD_REASONS)
            reasons_seen[p->out.event[i].reason]++;
    }
    return true;
}

/* Every kind of command is decided, and every kind of event follows from one. */
static void covers(struct kit_row *row)
{
    unsigned reached = 0;

    memset(commands_seen, 0, sizeof commands_seen);
    memset(events_seen, 0, sizeof events_seen);
    memset(reasons_seen, 0, sizeof reasons_seen);
    play_games(row, &(struct property){RANDOM_INCIDENTS, 100, is_counted, NULL, NULL});
    for (unsigned i = 0; i < AD_COMMANDS; i++)
        if (!commands_seen[i])
            kit_fail(row, "no %s", ad_command_word((enum ad_command_kind)i));
    for (unsigned i = 0; i < AD_EVENTS; i++)
        if (!events_seen[i])
            kit_fail(row, "no event %s", ad_event_word((enum ad_event_kind)i));
    for (unsigned i = 0; i < AD_REASONS; i++)
        reached += reasons_seen[i] > 0;
    if (KIT_PART == 1 && reached * 100 < AD_REASONS * 75)
        kit_fail(row, "only %u of %d reasons are ever given", reached, AD_REASONS);
}

static const struct kit_test tests[] = {
    {"game: every kind of command and event comes up", covers},
    {"game: the record replays to the same state", replay},
    {"game: deciding changes nothing", pure},
    {"game: rulings cite articles of the book in force", articles},
    {"game: time comes and goes by events alone", clocks},
    {"game: points are valid", points},
    {"game: a finished game accepts nothing more", finished},
    {"game: open moves are legal moves", open_moves},
    {"game: what cannot have happened is refused", impossible},
    {"game: damaged events do no harm", damaged},
    {"game: every event has a sentence", sentences},
    {"game: commands, events and games survive the wire", wire},
    {0},
};

const struct kit_suite suite_game = {NULL, tests};
