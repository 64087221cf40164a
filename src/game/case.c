/*
 * game/case.c -- saying events.
 *
 * Every event goes through ad__say: it is numbered with the command's time, gets the articles of the
 * edition, and is applied to the working copy. A ruling that finds no article in the edition in force
 * (a fragment, or a subject the book does not know) is turned into a question: nothing is borrowed.
 */
#include "game/apply.h"
#include "game/case.h"

/* vi-nrw lies over fide-1984 where a player does not see. */
enum ad_edition ad__book(const struct ad_game *g)
{
    if (ad__like(g) == AD_FIDE_1984 && ad__vi(g))
        return AD_VI_NRW;
    return (enum ad_edition)g->table.edition;
}

unsigned ad__cites(struct ad_cites *out, const struct ad_game *g, const uint16_t *cites)
{
    unsigned found = 0;

    for (; cites && *cites != AD__PROVISIONS; cites++)
        found += ad__cite(out, (enum ad__provision) * cites, ad__book(g),
                          (enum ad_edition)g->table.fill_from);
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
    ad__cites(&e.cites, &k->g, cites);
    return e;
}

/* The arbiter has been asked: where the book is silent, his answer stands on its own. */
static bool needs_article(const struct ad__case *k, const struct ad_event *e)
{
    if (e->cites.count > 0 || k->c->kind == AD_DOES_RULE || e->reason == AD_GAME_IS_OVER)
        return false;
    return e->verdict == AD_REFUSED || e->verdict == AD_PENALTY || e->verdict == AD_GAME_OVER;
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
    if (e->kind == AD_EVENT_ASKS && e->cites.count == 0)
        slot->reason = AD_ASKS_NO_PROVISION;
    if (needs_article(k, e)) {
        struct ad_event q =
            ad__event(k, AD_EVENT_ASKS, AD_ASK_ARBITER, AD_ASKS_NO_PROVISION, e->side, NULL);
        q.what = AD_WHAT_ARBITER;
        *slot = q;
    }
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

/* A question about the game is not put aside for one about a penalty: that is noted, and the arbiter
 * may penalise whenever he wants. */
static bool waits_for_another(const struct ad__case *k, enum ad_reason why)
{
    const struct ad_question *q = &k->g.question;
    return why == AD_ASKS_PENALTY && q->what != AD_WHAT_NOTHING && q->reason != AD_ASKS_PENALTY;
}

void ad__ask(struct ad__case *k, enum ad_what what, enum ad_reason why, int side,
             const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_ASKS, AD_ASK_ARBITER, why, side, cites);

    if (waits_for_another(k, why)) {
        ad__incident(k, what, why, side, cites);
        return;
    }
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
        why == AD_TIME_RESTORED)
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

void ad__answered(struct ad__case *k)
{
    struct ad_event e;

    if (k->g.question.what == AD_WHAT_NOTHING)
        return;
    e = ad__event(k, AD_EVENT_ANSWERED, AD_ALLOWED, AD_REASON_NONE, k->g.question.side, NULL);
    e.what = k->g.question.what;
    ad__say(k, &e);
}
