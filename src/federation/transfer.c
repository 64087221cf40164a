/*
 * federation/transfer.c -- a player changes his club: A1 13.6, 13.9.
 *
 *   declared in writing to the old club           declare
 *   requested by the new club                     request, the postmark starts the three weeks
 *   refused for open obligations only, in time    refuse 
 *   sent on with form through the federation      forward, the postmark tells the season
 *   new pass, old one destroyed                   issue
 */
#include "adoube/person.h"

#include <string.h>

#include "core/assert.h"
#include "federation/person.h"
#include "federation/person_inside.h"

const struct ad_transfer ad_transfer_start = {
    .state = AD_TRANSFER_NONE,
    .last = AD_NO_DATE,
    .requested = AD_NO_DATE,
    .works_from = AD_NO_DATE,
};

static void refuse_step(struct ad_transfer_event *out, enum ad_transfer_why why)
{
    out->accepted = false;
    out->why = (uint8_t)why;
}

static void go(struct ad_transfer_event *out, enum ad_transfer_state to)
{
    out->state = (uint8_t)to;
}

/* Only open material obligations are a ground, and the notice is posted within three weeks of the
 * postmark of the request. Else the refusal is void: what it does is to make release due. */
static void decide_refusal(struct ad_transfer_event *out, const struct ad_transfer *t,
                           const struct ad_transfer_command *c, const struct ad_pass_rules *r)
{
    bool late = c->on > ad_deadline(t->requested, r->refusal_days, r->calendar);

    go(out, AD_TRANSFER_RELEASE_DUE);
    if (!c->obligations)
        out->why = AD_TRANSFER_GROUND;
    else if (late && !r->late_refusal_stands)
        out->why = AD_TRANSFER_LATE;
    else
        go(out, AD_TRANSFER_REFUSED);
}

static bool may_release(uint8_t state)
{
    return state == AD_TRANSFER_REQUESTED || state == AD_TRANSFER_REFUSED ||
           state == AD_TRANSFER_RELEASE_DUE;
}

static bool in_turn(const struct ad_transfer *t, enum ad_transfer_step step)
{
    switch (step) {
    case AD_TRANSFER_DECLARE: return t->state == AD_TRANSFER_NONE;
    case AD_TRANSFER_REQUEST: return t->state == AD_TRANSFER_DECLARED;
    case AD_TRANSFER_REFUSE: return t->state == AD_TRANSFER_REQUESTED;
    case AD_TRANSFER_SETTLE: return t->state == AD_TRANSFER_REFUSED;
    case AD_TRANSFER_RELEASE: return may_release(t->state);
    case AD_TRANSFER_FORWARD: return t->state == AD_TRANSFER_RELEASED;
    case AD_TRANSFER_ISSUE: return t->state == AD_TRANSFER_FORWARDED;
    case AD_TRANSFER_STEPS: break;
    }
    return false;
}

static void take_step(struct ad_transfer_event *out, const struct ad_transfer *t,
                      const struct ad_transfer_command *c, const struct ad_pass_rules *r)
{
    switch ((enum ad_transfer_step)c->step) {
    case AD_TRANSFER_DECLARE:
        if (!c->written)
            refuse_step(out, AD_TRANSFER_WRITING);
        else
            go(out, AD_TRANSFER_DECLARED);
        break;
    case AD_TRANSFER_REQUEST: go(out, AD_TRANSFER_REQUESTED); break;
    case AD_TRANSFER_REFUSE: decide_refusal(out, t, c, r); break;
    case AD_TRANSFER_SETTLE: go(out, AD_TRANSFER_RELEASE_DUE); break;
    case AD_TRANSFER_RELEASE: go(out, AD_TRANSFER_RELEASED); break;
    case AD_TRANSFER_FORWARD:
        if (!c->papers) {
            refuse_step(out, AD_TRANSFER_PAPERS);
            break;
        }
        go(out, AD_TRANSFER_FORWARDED);
        out->by = AD_A1_13_9;
        out->works_from = ad_transfer_from(c->on, r).on;
        break;
    case AD_TRANSFER_ISSUE: go(out, AD_TRANSFER_ISSUED); break;
    case AD_TRANSFER_STEPS: break;
    }
}

void ad_transfer_decide(struct ad_transfer_event *out, const struct ad_transfer *t,
                        const struct ad_transfer_command *c, const struct ad_pass_rules *rules)
{
    *out = (struct ad_transfer_event){
        .step = c->step,
        .state = t->state,
        .why = AD_TRANSFER_FINE,
        .accepted = true,
        .by = AD_A1_13_6,
        .on = c->on,
        .works_from = AD_NO_DATE,
    };
    if (!in_turn(t, (enum ad_transfer_step)c->step))
        refuse_step(out, AD_TRANSFER_ORDER);
    else if (c->on == AD_NO_DATE || c->on < t->last)
        refuse_step(out, AD_TRANSFER_EARLIER);
    else
        take_step(out, t, c, ad__pass_rules(rules));
}

void ad_transfer_apply(struct ad_transfer *t, const struct ad_transfer_event *e)
{
    if (!e->accepted)
        return;
    t->state = e->state;
    t->last = e->on;
    if (e->step == AD_TRANSFER_REQUEST)
        t->requested = e->on;
    if (e->works_from != AD_NO_DATE)
        t->works_from = e->works_from;
}
