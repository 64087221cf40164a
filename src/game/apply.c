/*
 * game/apply.c -- an event becomes state. Nothing is decided here.
 *
 * Time first: whatever happens at e->at, the clock has run until then. Then one small change by the
 * kind of event. An event that cannot follow the state is refused before anything has changed.
 */
#include "game/apply.h"

#include <string.h>

#include "adoube/err.h"
#include "game/case.h"
#include "game/game_inside.h"

static const struct ad_act no_act = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};

static void open_hand(struct ad_hand *h)
{
    memset(h, 0, sizeof *h);
    h->lifted = h->lifted2 = h->released = h->removed = h->removed2 = h->placed_on = AD_NO_SQUARE;
    h->stands = no_act;
}

/* ---- setting up ---- */

void ad_table_init(struct ad_table *out, enum ad_edition edition)
{
    memset(out, 0, sizeof *out);
    ad_position_start(&out->start);
    out->edition = (uint8_t)edition;
    out->fill_from = AD_NO_EDITION;
    out->format = edition == AD_BLITZ_1977 ? AD_BLITZ : AD_STANDARD;
    ad_time_usual(&out->time, edition, (enum ad_format)out->format);
    out->language[0] = out->language[1] = AD_DE;
    out->default_ms = -1;
    out->clock_ms[0] = out->clock_ms[1] = -1;
    out->completed[0] = out->completed[1] = -1;
}

enum ad_edition ad_table_book(const struct ad_table *t)
{
    bool filled = t->edition == AD_FIDE_2014 && t->fill_from < AD_EDITIONS;
    return (enum ad_edition)(filled ? t->fill_from : t->edition);
}

struct ad_fit ad_table_fit(const struct ad_table *t)
{
    return ad_laws_fit(ad_table_book(t), (enum ad_format)t->format, &t->time, t->chess960);
}

static bool is_time(int32_t ms) /* such that no sum of a few overflows */
{
    return ms >= 0 && ms <= INT32_MAX / 4;
}

static bool table_makes_sense(const struct ad_table *t)
{
    if (t->edition >= AD_EDITIONS || t->edition == AD_VI_NRW || t->format >= AD_FORMATS)
        return false;
    if (t->fill_from > AD_NO_EDITION || t->fill_from == AD_VI_NRW)
        return false;
    if (t->time.periods == 0 || t->time.periods > AD_PERIODS_MAX)
        return false;
    for (unsigned i = 0; i < t->time.periods; i++)
        if (!is_time(t->time.period[i].ms) || !is_time(t->time.period[i].increment_ms) ||
            !is_time(t->time.period[i].delay_ms))
            return false;
    for (int side = 0; side < 2; side++)
        if (t->clock_ms[side] > INT32_MAX / 4)
            return false;
    return t->supervision <= AD_SUPERVISED && t->device_penalty < AD_PENALTIES;
}

/* Moves made before the record begins may reach beyond a control. A clock that was read stays; else
 * he has the time of the period he is in. */
static void past_controls(struct ad_side_clock *s, const struct ad_time_control *t, bool was_read)
{
    unsigned last = t->periods - 1u, at = 0;

    while (t->period[at].moves > 0 && s->completed >= t->period[at].moves &&
           (at < last || (t->repeats && s->period < UINT8_MAX))) {
        s->completed = (uint16_t)(s->completed - t->period[at].moves);
        s->period++;
        at = s->period < last ? s->period : last;
        s->main_ms = was_read ? s->main_ms : t->period[at].ms;
    }
}

int ad_game_init(struct ad_game *out, const struct ad_table *table, struct ad_ply *plies,
                 uint32_t cap, bool start_now)
{
    if (!table_makes_sense(table))
        return AD_EINVAL;
    memset(out, 0, sizeof *out);
    memcpy(&out->table, table, sizeof *table);
    out->now = table->start;
    out->plies = plies;
    out->cap = cap;
    open_hand(&out->hand);
    open_hand(&out->before);
    out->duty = no_act;
    out->offer.by = out->envelope.sealer = out->second.sealer = AD_WHO_NOBODY;
    out->clock.running = out->clock.first_down = AD_WHO_NOBODY;
    out->question.side = AD_WHO_NOBODY;
    for (int side = 0; side < 2; side++) {
        struct ad_side_clock *s = &out->clock.side[side];
        const struct ad_period *first = &table->time.period[0];
        s->main_ms = table->clock_ms[side] >= 0 ? table->clock_ms[side] : first->ms;
        if (table->completed[side] >= 0)
            s->completed = s->completed_total = (uint16_t)table->completed[side];
        past_controls(s, &table->time, table->clock_ms[side] >= 0);
        out->mode[ad__old_flag(side)] = s->period > 0 && s->main_ms > ad__period(out, side)->ms;
    }
    memcpy(out->offences, table->offences, sizeof out->offences);
    out->mode[AD_MODE_PRESENT_WHITE] = out->mode[AD_MODE_PRESENT_BLACK] = 1;
    out->mode[AD_MODE_STARTED] = start_now;
    if (start_now)
        ad__first_start(out);
    return 0;
}

void ad_command_init(struct ad_command *out, enum ad_command_kind kind, enum ad_who by, int64_t at)
{
    memset(out, 0, sizeof *out);
    out->version = AD_GAME_VERSION;
    out->kind = (uint8_t)kind;
    out->by = (uint8_t)by;
    out->side = AD_WHO_NOBODY;
    out->at = at;
    out->act = no_act;
}

/* ---- the record ---- */

const struct ad_ply *ad_game_ply(const struct ad_game *g, uint32_t n)
{
    AD_ASSERT(n >= 1 && n <= g->count);
    return &g->plies[n - 1];
}

bool ad_game_position(struct ad_position *out, const struct ad_game *g, uint32_t n)
{
    bool irregular = false;

    *out = g->table.start;
    for (uint32_t i = 0; i < n && i < g->count; i++) {
        const struct ad_ply *ply = &g->plies[i];
        if (ply->move != AD_NO_MOVE)
            ad_position_play(out, out, ply->move);
        else
            ad__raw_play(out, out, ply->act, &irregular);
    }
    if (irregular) {
        struct ad_setup s;
        struct ad_position strict;
        ad_position_setup(&s, out);
        irregular = ad_position_from(&strict, &s) != 0;
    }
    return !irregular;
}

static int make(struct ad_game *g, const struct ad_event *e, bool keep)
{
    int side = g->now.turn;
    bool irregular = g->irregular;

    if (g->count >= g->cap)
        return AD_EFULL;
    if (e->move == AD_NO_MOVE && !ad__raw_possible(&g->now, e->act))
        return AD_EINVAL;
    if (e->move != AD_NO_MOVE) {
        ad_position_play(&g->now, &g->now, e->move);
        if (irregular) {
            struct ad_setup s;
            struct ad_position strict;
            ad_position_setup(&s, &g->now);
            irregular = ad_position_from(&strict, &s) != 0;
        }
    } else {
        ad__raw_play(&g->now, &g->now, e->act, &irregular);
    }
    g->irregular = irregular;
    g->count++;
    if (keep) {
        struct ad_ply *ply = &g->plies[g->count - 1];
        memset(ply, 0, sizeof *ply);
        ad_position_pack(&ply->packed, &g->now);
        ply->key = g->now.key;
        ply->at = e->at;
        ply->move = e->move;
        ply->act = e->act;
        ply->written[0] = ply->written[1] = no_act;
        ply->flags = e->flags;
        ply->seen = (uint16_t)e->value;
        ply->side = (uint8_t)side;
        for (int s = 0; s < 2; s++) {
            ply->left[s] = e->flags & AD_FLAG_RECALLED ? -1 : g->clock.side[s].main_ms;
            ply->after[s] = -1;
        }
    }
    g->before = g->hand;
    open_hand(&g->hand);
    g->has_duty = 0;
    g->duty = no_act;
    g->made_unpressed[side] = !(e->flags & AD_FLAG_RECALLED);
    g->mode[AD_MODE_UNASKED] = g->mode[AD_MODE_OFFER_AHEAD] = 0;
    g->mode[AD_MODE_NO_CLAIM] = g->mode[AD_MODE_BRUSHED] = g->mode[AD_MODE_WRITTEN] = 0;
    g->mode[AD_MODE_ANNOUNCED] = AD_ANNOUNCED_NOT;
    if (!(e->flags & AD_FLAG_ILLEGAL))
        g->mode[AD_MODE_HANDS] = 0;
    return 0;
}

/* Completed moves are gone: back over a time control if there were more of them than since then.
 * The player has had the increment of the move that he makes again. */
static void uncount(struct ad_game *g, int side, unsigned gone)
{
    struct ad_side_clock *s = &g->clock.side[side];
    unsigned last = g->table.time.periods - 1u;

    s->completed_total = (uint16_t)(s->completed_total > gone ? s->completed_total - gone : 0);
    if (gone > 0 && g->now.turn == side)
        s->credited = 1;
    while (gone > s->completed && s->period > 0) {
        gone -= s->completed;
        s->period--;
        s->completed = g->table.time.period[s->period < last ? s->period : last].moves;
    }
    s->completed = (uint16_t)(s->completed > gone ? s->completed - gone : 0);
}

/* The record is cut: everything later is gone from the state, and stays in the events. */
static int cut(struct ad_game *g, const struct ad_event *e)
{
    if (e->ply > g->count)
        return AD_EINVAL;
    g->irregular = !ad_game_position(&g->now, g, e->ply);
    g->count = e->ply;
    open_hand(&g->hand);
    open_hand(&g->before);
    g->has_duty = 0;
    g->duty = no_act;
    g->made_unpressed[0] = g->made_unpressed[1] = 0;
    g->mode[AD_MODE_NO_CLAIM] = g->mode[AD_MODE_BRUSHED] = g->mode[AD_MODE_WRITTEN] = 0;
    g->mode[AD_MODE_ANNOUNCED] = AD_ANNOUNCED_NOT;
    for (int side = 0; side < 2; side++)
        uncount(g, side, e->points[side]);
    return 0;
}

/* ---- the hand ---- */

static void touch(struct ad_hand *h, const struct ad_event *e)
{
    for (unsigned i = 0; i < e->length && h->count < AD_TOUCH_MAX; i++) {
        if (e->together >> i & 1)
            h->together |= UINT32_C(1) << h->count;
        h->touched[h->count++] = (uint8_t)e->text[i];
    }
}

static void hand_part(struct ad_hand *h, const struct ad_event *e)
{
    switch (e->value) {
    case AD__HAND_LIFTS:
        if (h->lifted == AD_NO_SQUARE)
            h->lifted = e->square;
        else
            h->lifted2 = e->square;
        break;
    case AD__HAND_RELEASES: h->released = e->square; break;
    case AD__HAND_REMOVES:
        if (h->removed == AD_NO_SQUARE)
            h->removed = e->square;
        else
            h->removed2 = e->square;
        break;
    case AD__HAND_PLACES:
        h->placed = e->man;
        h->placed_on = e->square;
        break;
    case AD__HAND_CASTLES: h->castling = e->act.castling; break;
    case AD__HAND_TAKES_BACK: /* from where it was let go, into the hand again */
        h->lifted = e->square;
        h->stands = no_act;
        h->flags = 0;
        break;
    case AD__HAND_PUTS_BACK:
        if (h->lifted2 != AD_NO_SQUARE)
            h->lifted2 = AD_NO_SQUARE;
        else
            h->lifted = h->released = AD_NO_SQUARE;
        break;
    default: break;
    }
}

static void let_go(struct ad_hand *h, const struct ad_event *e)
{
    h->stands = e->act;
    h->flags = e->flags;
    h->lifted = h->lifted2 = h->released = h->removed = h->removed2 = h->placed_on = AD_NO_SQUARE;
    h->placed = AD_EMPTY;
}

/* ---- the clock ---- */

static void presses(struct ad_game *g, const struct ad_event *e, bool keep)
{
    g->made_unpressed[e->side] = 0;
    if (!keep)
        return;
    for (uint32_t i = g->count; i-- > 0;) /* his last half-move */
        if (g->plies[i].side == e->side) {
            for (int s = 0; s < 2; s++)
                g->plies[i].after[s] = g->clock.side[s].main_ms;
            break;
        }
}

static void completes(struct ad_game *g, const struct ad_event *e, bool keep)
{
    struct ad_side_clock *s = &g->clock.side[e->side];

    s->completed++;
    s->completed_total++;
    s->credited = 0;
    if (!keep)
        return;
    for (uint32_t i = g->count; i-- > 0;)
        if (g->plies[i].side == e->side && !(g->plies[i].flags & AD_FLAG_COMPLETED)) {
            g->plies[i].flags |= AD_FLAG_COMPLETED;
            break;
        }
}

static void runs(struct ad_game *g, const struct ad_event *e)
{
    g->clock.running = e->side;
    if (ad__player(e->side) && e->ms >= 0)
        g->clock.side[e->side].delay_ms = e->ms;
}

static void change_time(struct ad_game *g, const struct ad_event *e)
{
    struct ad_side_clock *s = &g->clock.side[e->side];

    s->main_ms = ad__clamp((int64_t)s->main_ms + e->ms);
    if (e->reason == AD_TIME_INCREMENT)
        s->credited = 1;
    if (s->main_ms > 0 && s->flag == 1) {
        s->flag = 0;
        if (g->clock.first_down == e->side)
            g->clock.first_down = AD_WHO_NOBODY;
    }
    if (s->main_ms <= 0 && s->flag == 0)
        s->flag = 1;
}

static void next_period(struct ad_game *g, const struct ad_event *e)
{
    struct ad_side_clock *s = &g->clock.side[e->side];

    s->period = (uint8_t)e->value;
    s->completed = 0;
    s->main_ms = e->ms;
    s->flag = e->ms > 0 ? 0 : 1;
    if (g->clock.first_down == e->side)
        g->clock.first_down = AD_WHO_NOBODY;
    g->mode[e->side == AD_WHITE ? AD_MODE_EXEMPT_WHITE : AD_MODE_EXEMPT_BLACK] = 0;
}

static void flag(struct ad_game *g, const struct ad_event *e)
{
    for (int side = 0; side < 2; side++)
        if (e->side == side || e->side == AD_WHO_BOTH)
            g->clock.side[side].flag = (uint8_t)e->value;
    if (e->side == AD_WHO_BOTH)
        g->clock.first_down = AD_WHO_NOBODY;
    else if (e->value == 1 && g->clock.side[!e->side].flag == 0)
        g->clock.first_down = e->side;
}

/* ---- paper ---- */

static int sheet(struct ad_game *g, const struct ad_event *e, bool keep)
{
    struct ad_ply *ply;

    if (e->ply < 1 || e->ply > g->count)
        return AD_EINVAL;
    if (!keep)
        return 0;
    ply = &g->plies[e->ply - 1];
    if (e->value < 0)
        ply->flags &= (uint16_t)~e->flags;
    else
        ply->flags |= e->flags;
    if (ad__player(e->side))
        ply->written[e->side] = e->act;
    return 0;
}

static void seal(struct ad_game *g, const struct ad_event *e)
{
    struct ad_envelope *v = e->value == 2 ? &g->second : &g->envelope;

    memset(v, 0, sizeof *v);
    v->sealer = e->side;
    v->missing = (uint8_t)e->flags;
    v->length = e->length;
    memcpy(v->text, e->text, e->length);
}

/* ---- what an event must look like to be applied ---- */

static bool names_a_player(const struct ad_event *e)
{
    switch ((enum ad_event_kind)e->kind) {
    case AD_EVENT_PRESSES:
    case AD_EVENT_COMPLETES:
    case AD_EVENT_TIME:
    case AD_EVENT_PERIOD:
    case AD_EVENT_OFFENCE:
    case AD_EVENT_PENALTY: return ad__player(e->side);
    case AD_EVENT_RUNS:
    case AD_EVENT_OFFERS: return ad__player(e->side) || e->side == AD_WHO_NOBODY;
    case AD_EVENT_FLAG: return ad__player(e->side) || e->side == AD_WHO_BOTH;
    case AD_EVENT_SEALS: return ad__player(e->side) || e->side == AD_WHO_NOBODY;
    case AD_EVENT_RULES:
    case AD_EVENT_TOUCHES:
    case AD_EVENT_HAND:
    case AD_EVENT_LETS_GO:
    case AD_EVENT_MAKES:
    case AD_EVENT_DUTY:
    case AD_EVENT_BACK:
    case AD_EVENT_ASKS:
    case AD_EVENT_ANSWERED:
    case AD_EVENT_RESULT:
    case AD_EVENT_SHEET:
    case AD_EVENT_MODE:
    case AD_EVENT_INCIDENT:
    case AD_EVENT_WAITS: return true;
    case AD_EVENTS: break;
    }
    return false;
}

/* Some modes are places elsewhere. */
static bool mode_fits(int mode, int32_t value)
{
    switch (mode) {
    case AD_MODE_PRESENT_WHITE:
    case AD_MODE_PRESENT_BLACK: return value >= 0 && value <= 4;
    case AD_MODE_NO_CLAIM:
    case AD_MODE_POSTPONED: return value >= 0 && value <= 2;
    case AD_MODE_SESSION: return value >= 0 && value <= AD_SESSION_RESUMED;
    case AD_MODE_EXTRA: return value >= 0 && value <= 24 * 3600 * 1000;
    default: return value >= 0;
    }
}

static bool act_fits(struct ad_act act)
{
    return act.from <= AD_NO_SQUARE && act.to <= AD_NO_SQUARE && act.promotion <= AD_KING &&
           act.castling <= AD_CASTLING_LONG;
}

/* Events come from files too: nothing in them may lead outside the state. */
static bool fits(const struct ad_game *g, const struct ad_event *e)
{
    if (e->version != AD_GAME_VERSION || e->kind >= AD_EVENTS || e->at < g->at)
        return false;
    if (e->length > AD_TEXT_MAX || e->cites.count > AD_CITES_MAX || e->side > AD_WHO_NOBODY ||
        !names_a_player(e))
        return false;
    switch ((enum ad_event_kind)e->kind) {
    case AD_EVENT_MAKES:
        if (e->move != AD_NO_MOVE)
            return ad_position_is_legal(&g->now, e->move) &&
                   ad_move_to(e->move) != g->now.king[!g->now.turn];
        return ad__raw_possible(&g->now, e->act);
    case AD_EVENT_TOUCHES:
        for (unsigned i = 0; i < e->length; i++)
            if ((uint8_t)e->text[i] >= AD_NO_SQUARE)
                return false;
        return true;
    case AD_EVENT_MODE: return e->what < AD_MODES && mode_fits(e->what, e->value);
    case AD_EVENT_ASKS: return e->what < AD_WHATS;
    case AD_EVENT_WAITS: return e->what < AD_WHATS && g->waits < AD_WAITING_MAX;
    case AD_EVENT_FLAG: return e->value >= 0 && e->value <= 2;
    case AD_EVENT_SHEET: return act_fits(e->act);
    case AD_EVENT_OFFENCE: return e->what < AD_OFFENCES;
    case AD_EVENT_PERIOD: return e->value >= 0 && e->value < 255;
    case AD_EVENT_HAND:
        return e->square <= AD_NO_SQUARE && e->man <= AD_KING &&
               e->act.castling <= AD_CASTLING_LONG;
    case AD_EVENT_LETS_GO:
    case AD_EVENT_DUTY: return ad__raw_possible(&g->now, e->act);
    case AD_EVENT_RESULT: return e->value <= AD_RESULT_PENDING && e->points[0] + e->points[1] <= 2;
    case AD_EVENT_RULES:
    case AD_EVENT_PRESSES:
    case AD_EVENT_COMPLETES:
    case AD_EVENT_RUNS:
    case AD_EVENT_TIME:
    case AD_EVENT_OFFERS:
    case AD_EVENT_BACK:
    case AD_EVENT_ANSWERED:
    case AD_EVENT_SEALS:
    case AD_EVENT_PENALTY:
    case AD_EVENT_INCIDENT:
    case AD_EVENTS: break;
    }
    return true;
}

static void offer(struct ad_game *g, const struct ad_event *e)
{
    if (e->side == AD_WHO_NOBODY) {
        if (ad__player(g->offer.by))
            g->offers_made[g->offer.by] = 0;
        g->offer = (struct ad_offer){.by = AD_WHO_NOBODY};
        return;
    }
    if (g->offer.by != e->side && g->offers_made[e->side] < 255)
        g->offers_made[e->side]++;
    g->offer.by = e->side;
    g->offer.flags = e->flags;
    g->offer.postponed = e->value != 0;
}

/* ---- questions ---- */

static bool is_about(const struct ad_question *q, const struct ad_event *e)
{
    return q->what == e->what && q->side == e->side;
}

/* It waits no more: it is open now, or has been answered out of its turn. */
static bool leaves_queue(struct ad_game *g, const struct ad_event *e)
{
    for (unsigned i = 0; i < g->waits; i++)
        if (is_about(&g->waiting[i], e)) {
            g->waits--;
            memmove(&g->waiting[i], &g->waiting[i + 1], (g->waits - i) * sizeof *g->waiting);
            memset(&g->waiting[g->waits], 0, sizeof *g->waiting);
            return true;
        }
    return false;
}

static void close_question(struct ad_game *g)
{
    memset(&g->question, 0, sizeof g->question);
    g->question.side = AD_WHO_NOBODY;
}

static void open_question(struct ad_game *g, const struct ad_event *e)
{
    leaves_queue(g, e);
    close_question(g);
    g->question.what = e->what;
    g->question.side = e->side;
    g->question.reason = e->reason;
    g->question.cites = e->cites;
}

static void wait_in_turn(struct ad_game *g, const struct ad_event *e)
{
    struct ad_question *q;

    leaves_queue(g, e);
    q = &g->waiting[g->waits++];
    q->what = e->what;
    q->side = e->side;
    q->reason = e->reason;
    q->cites = e->cites;
}

static void answered(struct ad_game *g, const struct ad_event *e)
{
    if (is_about(&g->question, e) || !leaves_queue(g, e))
        close_question(g);
}

static void result(struct ad_game *g, const struct ad_event *e)
{
    g->result.kind = (uint8_t)e->value;
    g->result.points[0] = e->points[0];
    g->result.points[1] = e->points[1];
    g->result.reason = e->reason;
    g->result.cites = e->cites;
    if (e->value != AD_RESULT_NONE) {
        g->clock.running = AD_WHO_NOBODY;
        g->offer = (struct ad_offer){.by = AD_WHO_NOBODY};
        close_question(g);
        g->waits = 0;
        memset(g->waiting, 0, sizeof g->waiting);
    }
}

static void count_one(uint8_t *n)
{
    *n = (uint8_t)(*n + (*n < 255));
}

static void noted(struct ad_game *g, const struct ad_event *e, uint8_t counts[2])
{
    (void)g;
    for (int side = 0; side < 2; side++)
        if (e->side == side || e->side == AD_WHO_BOTH)
            count_one(&counts[side]);
}

static int change(struct ad_game *g, const struct ad_event *e, bool keep)
{
    switch ((enum ad_event_kind)e->kind) {
    case AD_EVENT_RULES: break;
    case AD_EVENT_TOUCHES: touch(&g->hand, e); break;
    case AD_EVENT_HAND: hand_part(&g->hand, e); break;
    case AD_EVENT_LETS_GO:
        let_go(&g->hand, e);
        g->mode[AD_MODE_HANDS] = 0;
        break;
    case AD_EVENT_MAKES: return make(g, e, keep);
    case AD_EVENT_PRESSES: presses(g, e, keep); break;
    case AD_EVENT_COMPLETES: completes(g, e, keep); break;
    case AD_EVENT_RUNS: runs(g, e); break;
    case AD_EVENT_TIME: change_time(g, e); break;
    case AD_EVENT_PERIOD: next_period(g, e); break;
    case AD_EVENT_FLAG: flag(g, e); break;
    case AD_EVENT_OFFERS: offer(g, e); break;
    case AD_EVENT_DUTY:
        g->has_duty = e->value != 0;
        g->duty = e->act;
        break;
    case AD_EVENT_OFFENCE: g->offences[e->side][e->what] = (uint8_t)e->value; break;
    case AD_EVENT_BACK: return cut(g, e);
    case AD_EVENT_ASKS: open_question(g, e); break;
    case AD_EVENT_ANSWERED: answered(g, e); break;
    case AD_EVENT_RESULT: result(g, e); break;
    case AD_EVENT_SHEET: return sheet(g, e, keep);
    case AD_EVENT_MODE: g->mode[e->what] = e->value; break;
    case AD_EVENT_SEALS: seal(g, e); break;
    case AD_EVENT_PENALTY: noted(g, e, g->penalties); break;
    case AD_EVENT_INCIDENT: noted(g, e, g->incidents); break;
    case AD_EVENT_WAITS: wait_in_turn(g, e); break;
    case AD_EVENTS: return AD_EINVAL;
    }
    return 0;
}

int ad__apply(struct ad_game *g, const struct ad_event *e, bool keep)
{
    int error;

    if (e->kind == AD_EVENT_MAKES && g->count >= g->cap)
        return AD_EFULL;
    if (e->kind == AD_EVENT_BACK && e->ply > g->count)
        return AD_EINVAL;
    if (e->kind == AD_EVENT_SHEET && (e->ply < 1 || e->ply > g->count))
        return AD_EINVAL;
    ad__tick(g, e->at);
    error = change(g, e, keep);
    g->at = e->at;
    g->seq++;
    return error;
}

int ad_game_apply(struct ad_game *g, const struct ad_event *e)
{
    if (!fits(g, e))
        return AD_EINVAL;
    return ad__apply(g, e, true);
}

bool ad_game_equal(const struct ad_game *a, const struct ad_game *b)
{
    struct ad_game x = *a, y = *b;

    x.plies = y.plies = NULL;
    x.cap = y.cap = 0;
    return memcmp(&x, &y, sizeof x) == 0 &&
           (a->count == 0 || memcmp(a->plies, b->plies, a->count * sizeof *a->plies) == 0);
}
