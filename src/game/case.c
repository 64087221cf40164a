/*
 * game/case.c -- saying events.
 *
 * Every event goes through ad__say: it is numbered with the command's time, gets the articles of the
 * edition, and is applied to the working copy. A ruling that finds no article in the edition in force
 * (a fragment, or a subject the book does not know) is turned into a question: nothing is borrowed.
 */
#include "game/apply.h"
#include "game/case.h"

/* Where a player does not see, what vi-nrw says goes before fide-1984, and before its blitz, too:
 * the order has it for all play (BTO 36.1), and of a helper for others, too (36.2). */
static enum ad_edition book(const struct ad_game *g, enum ad__provision p)
{
    bool helper = p >= AD__P_BLIND_ASSISTANT && p <= AD__P_BLIND_ASSISTANT_OTHER;

    if (ad__printed(g) && (ad__vi(g) || (g->table.order && helper)) &&
        ad__provisions[p][AD_VI_NRW][0])
        return AD_VI_NRW;
    return (enum ad_edition)g->table.edition;
}

unsigned ad__cites(struct ad_cites *out, const struct ad_game *g, const uint16_t *cites)
{
    unsigned found = 0;

    for (; cites && *cites != AD__PROVISIONS; cites++) {
        enum ad__provision p = (enum ad__provision) * cites;
        found += ad__cite(out, p, book(g, p), (enum ad_edition)g->table.fill_from);
    }
    return found;
}

void ad__cite_too(struct ad_cites *out, const struct ad_cites *more)
{
    for (unsigned i = 0; i < more->count && out->count < AD_CITES_MAX; i++) {
        bool known = false;
        for (unsigned j = 0; j < out->count; j++)
            known |= out->article[j] == more->article[i];
        if (!known)
            out->article[out->count++] = more->article[i];
    }
}

bool ad__is_2017(const struct ad_game *g)
{
    return ad__like(g) >= AD_FIDE_2017;
}

bool ad__unwatched(const struct ad_game *g)
{
    return ad__is_2017(g) && g->table.format != AD_STANDARD &&
           g->table.supervision == AD_UNSUPERVISED;
}

void ad__cite_also(const struct ad__case *k, struct ad_event *e, const uint16_t *cites)
{
    ad__cites(&e->cites, &k->g, cites);
    if (k->g.table.order && !e->point)
        e->point = ad__order_point(k, cites);
}

struct ad_event ad__event(const struct ad__case *k, enum ad_event_kind kind, enum ad_verdict v,
                          enum ad_reason why, int side, const uint16_t *cites)
{
    struct ad_event e;

    memset(&e, 0, sizeof e); /* also what lies between the fields: events are compared as bytes */
    e.version = AD_GAME_VERSION;
    e.kind = (uint8_t)kind;
    e.verdict = (uint8_t)v;
    e.by = k->c->by;
    e.side = (uint8_t)side;
    e.square = AD_NO_SQUARE;
    e.reason = (uint16_t)why;
    e.at = k->c->at;
    e.act = (struct ad_act){AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};
    ad__cite_also(k, &e, cites);
    return e;
}

/* The arbiter has been asked: where the book is silent, his answer stands on its own. */
static bool needs_article(const struct ad__case *k, const struct ad_event *e)
{
    if (e->cites.count > 0 || e->point || k->c->kind == AD_DOES_RULE ||
        e->reason == AD_GAME_IS_OVER)
        return false;
    return e->verdict == AD_REFUSED || e->verdict == AD_PENALTY || e->verdict == AD_GAME_OVER;
}

/* The same, asked again; or once more that the book says nothing of it. */
static bool is_same(const struct ad_question *q, const struct ad_event *e)
{
    return q->what == e->what && (q->side == e->side || q->reason == AD_ASKS_NO_PROVISION);
}

/* A question that is open is not put aside for another one: that comes in its turn, or, of far too
 * many, is noted. */
static void take_turn(const struct ad__case *k, struct ad_event *e)
{
    const struct ad_question *q = &k->g.question;

    if (q->what != AD_WHAT_NOTHING && !is_same(q, e))
        e->kind = k->g.waits < AD_WAITING_MAX ? AD_EVENT_WAITS : AD_EVENT_INCIDENT;
}

void ad__say(struct ad__case *k, const struct ad_event *e)
{
    struct ad_event *slot;

    if (k->error)
        return;
    if (k->out->count == AD_EVENTS_MAX) {
        k->error = AD_EFULL;
        return;
    }
    slot = &k->out->event[k->out->count];
    *slot = *e;
    if (e->kind == AD_EVENT_ASKS && e->cites.count == 0 && !e->point)
        slot->reason = AD_ASKS_NO_PROVISION;
    if (needs_article(k, e)) {
        struct ad_event q =
            ad__event(k, AD_EVENT_ASKS, AD_ASK_ARBITER, AD_ASKS_NO_PROVISION, e->side, NULL);
        q.what = AD_WHAT_ARBITER;
        *slot = q;
    }
    if (slot->kind == AD_EVENT_ASKS)
        take_turn(k, slot);
    k->out->count++;
    k->error = ad__apply(&k->g, slot, false);
}

void ad__allow(struct ad__case *k, enum ad_reason why, int side, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_RULES, AD_ALLOWED, why, side, cites);
    ad__say(k, &e);
}

void ad__refuse(struct ad__case *k, enum ad_reason why, int side, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_RULES, AD_REFUSED, why, side, cites);
    ad__say(k, &e);
}

void ad__ask(struct ad__case *k, enum ad_what what, enum ad_reason why, int side,
             const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_ASKS, AD_ASK_ARBITER, why, side, cites);

    e.what = (uint8_t)what;
    ad__say(k, &e);
}

void ad__incident(struct ad__case *k, enum ad_what what, enum ad_reason why, int side,
                  const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_INCIDENT, AD_ALLOWED, why, side, cites);
    e.what = (uint8_t)what;
    ad__say(k, &e);
}

void ad__give_time(struct ad__case *k, int side, int32_t ms, enum ad_reason why,
                   const uint16_t *cites)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_TIME, cites ? AD_PENALTY : AD_ALLOWED, why, side, cites);

    if (why == AD_TIME_INCREMENT || why == AD_TIME_SET || why == AD_TIME_SET_LESS ||
        why == AD_TIME_SET_LEAST || why == AD_TIME_RESTORED)
        e.verdict = AD_ALLOWED;
    e.ms = ms;
    ad__say(k, &e);
}

void ad__end(struct ad__case *k, enum ad_result_kind kind, int white, int black, enum ad_reason why,
             const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_RESULT, AD_GAME_OVER, why, AD_WHO_NOBODY, cites);

    e.value = (int32_t)kind;
    e.points[AD_WHITE] = (uint8_t)white;
    e.points[AD_BLACK] = (uint8_t)black;
    if (white != black)
        e.side = white > black ? AD_WHO_WHITE : AD_WHO_BLACK;
    ad__say(k, &e);
}

void ad__loses(struct ad__case *k, int loser, enum ad_reason why, const uint16_t *cites)
{
    ad__end(k, AD_RESULT_PLAYED, loser == AD_WHITE ? 0 : 2, loser == AD_WHITE ? 2 : 0, why, cites);
}

void ad__draw(struct ad__case *k, enum ad_reason why, const uint16_t *cites)
{
    ad__end(k, AD_RESULT_PLAYED, 1, 1, why, cites);
}

void ad__mode(struct ad__case *k, enum ad_mode mode, int32_t value)
{
    struct ad_event e;

    if (k->g.mode[mode] == value)
        return;
    e = ad__event(k, AD_EVENT_MODE, AD_ALLOWED, AD_REASON_NONE, AD_WHO_NOBODY, NULL);
    e.what = (uint8_t)mode;
    e.value = value;
    ad__say(k, &e);
}

static void next_question(struct ad__case *k)
{
    const struct ad_question *q = k->g.waiting;
    struct ad_event e =
        ad__event(k, AD_EVENT_ASKS, AD_ASK_ARBITER, (enum ad_reason)q->reason, q->side, NULL);

    e.what = q->what;
    e.cites = q->cites;
    ad__say(k, &e);
}

void ad__closed(struct ad__case *k, const struct ad_question *q)
{
    struct ad_event e = ad__event(k, AD_EVENT_ANSWERED, AD_ALLOWED, AD_REASON_NONE, q->side, NULL);

    e.what = q->what;
    ad__say(k, &e);
    if (k->g.question.what == AD_WHAT_NOTHING && k->g.waits > 0)
        next_question(k);
}

void ad__answered(struct ad__case *k)
{
    struct ad_question q = k->g.question;

    if (q.what != AD_WHAT_NOTHING)
        ad__closed(k, &q);
}

/* ---- asking the state ---- */

uint32_t ad__last_of(const struct ad_game *g, int side)
{
    uint32_t n = g->count;

    while (n > 0 && ad_game_ply(g, n)->side != side)
        n--;
    return n;
}
