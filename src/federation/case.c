/*
 * federation/case.c -- what somebody does in a case, and what the order says about it.
 *
 *   point (BTO)   what                                function
 *   5.1           ask the director within 5 days      request
 *   5.2, 5.14     decide, deliver with notice         rule, ad__case_deliver
 *   5.2-5.8       protest, appeal, fee, confirmation  case_remedy.c
 *   5.9           no suspensive effect; stays         ask_stay, stay_it
 *   5.10, 5.15    withdrawal, decision, fees          case_judge.c
 *   5.4, 5.11     standing, recusal, hearing          case_panel.c
 */
#include "core/assert.h"
#include "federation/case_parts.h"
#include "federation/case_inside.h"

/* ---- the desk ---- */

struct ad_case_verdict ad__case_verdict(enum ad_case_code code, enum ad_point a, enum ad_point b)
{
    return (struct ad_case_verdict){.code = code, .by = {a, b}, .party = AD_CASE_PARTIES};
}

struct ad_case_event *ad__case_event(struct ad__desk *d, enum ad_case_event_kind kind,
                                     enum ad_point point)
{
    struct ad_case_event *e = &d->out->event[d->out->count];

    AD_ASSERT(d->out->count < AD_CASE_EVENTS_MAX);
    *e = (struct ad_case_event){
        .seq = d->now.seq + 1,
        .kind = (uint8_t)kind,
        .command = d->cmd->kind,
        .state = d->now.state,
        .on = d->cmd->on,
        .verdict = ad__case_verdict(AD_CASE_OK, point, AD_NO_POINT),
    };
    return e;
}

void ad__case_commit(struct ad__desk *d)
{
    struct ad_case_event *e = &d->out->event[d->out->count++];
    int err = ad_case_apply(&d->now, e);

    AD_ASSERT(err == 0);
    if (d->out->count == 1)
        d->first = e->verdict;
}

void ad__case_refuse(struct ad__desk *d, enum ad_case_code code, enum ad_point a, enum ad_point b)
{
    ad__case_event(d, AD_CASE_EV_REFUSED, a)->verdict = ad__case_verdict(code, a, b);
    ad__case_commit(d);
}

int ad__case_pending(const struct ad_case *c)
{
    switch ((enum ad_case_state)c->state) {
    case AD_CASE_PROTEST_FILED:
    case AD_CASE_PROTEST_OPEN:
    case AD_CASE_PROTEST_HEARD: return 0;
    case AD_CASE_APPEAL_FILED:
    case AD_CASE_APPEAL_OPEN:
    case AD_CASE_APPEAL_HEARD: return 1;
    case AD_CASE_DISPUTE:
    case AD_CASE_REQUESTED:
    case AD_CASE_DECIDED_1:
    case AD_CASE_DECIDED_2:
    case AD_CASE_FINAL:
    case AD_CASE_WITHDRAWN:
    case AD_CASE_LAPSED:
    case AD_CASE_STATES: break;
    }
    return -1;
}

unsigned ad__case_party(const struct ad_case *c, const struct ad_case_command *cmd)
{
    return cmd->party < c->matter.parties ? cmd->party : AD_CASE_PARTIES;
}

/* ---- the first decision ---- */

/* What is addressed to somebody is addressed to the director responsible, and decided by him. */
static bool is_elsewhere(const struct ad__desk *d)
{
    return d->cmd->instance != AD_INSTANCE_NONE && d->cmd->instance != d->now.matter.first;
}

/* Each of the two may ask, and his postmark counts: who was late shuts out nobody, and a letter of
 * the last day counts though it comes when the matter had lapsed. */
static void request(struct ad__desk *d)
{
    const struct ad_case *c = &d->now;
    unsigned n = ad__case_party(c, d->cmd);
    ad_date posted = d->cmd->postmark != AD_NO_DATE ? d->cmd->postmark : d->cmd->on;
    struct ad_case_event *e;
    bool late = posted > ad_case_request_until(c->matter.incident, &c->rules);

    if (c->matter.blitz_rule)
        ad__case_refuse(d, AD_CASE_NO_REMEDY, AD_A2_8_18, AD_NO_POINT);
    else if (c->state > AD_CASE_REQUESTED && c->state != AD_CASE_LAPSED)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_1, AD_NO_POINT);
    else if (is_elsewhere(d))
        ad__case_refuse(d, AD_CASE_NOT_COMPETENT, AD_BTO_5_1, AD_NO_POINT);
    else if (n == AD_CASE_PARTIES || !(c->matter.party[n].grounds & AD_DISPUTES))
        ad__case_refuse(d, AD_CASE_NO_STANDING, AD_BTO_5_1, AD_NO_POINT);
    else if (posted == AD_NO_DATE || posted < c->matter.incident)
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_1, AD_NO_POINT);
    else if (late && c->state != AD_CASE_DISPUTE)
        ad__case_refuse(d, AD_CASE_TOO_LATE, AD_BTO_5_1, AD_NO_POINT);
    else {
        e = ad__case_event(d, late ? AD_CASE_EV_LAPSED : AD_CASE_EV_REQUESTED, AD_BTO_5_1);
        e->state = late ? AD_CASE_LAPSED : AD_CASE_REQUESTED;
        e->verdict.code = late ? AD_CASE_TOO_LATE : AD_CASE_OK;
        e->verdict.party = (uint8_t)n;
        e->on = posted;
        ad__case_commit(d);
    }
}

static void rule(struct ad__desk *d)
{
    const struct ad_case_command *cmd = d->cmd;
    struct ad_case_event *e;

    if (d->now.state != AD_CASE_REQUESTED) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_1, AD_NO_POINT);
        return;
    }
    if (is_elsewhere(d)) {
        ad__case_refuse(d, AD_CASE_NOT_COMPETENT, AD_BTO_5_1, AD_NO_POINT);
        return;
    }
    if (cmd->on < d->now.requested) {
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_1, AD_NO_POINT);
        return;
    }
    e = ad__case_event(d, AD_CASE_EV_DECIDED, AD_BTO_5_1);
    e->state = AD_CASE_DECIDED_1;
    e->person = cmd->person;
    e->decision = (struct ad_case_decision){.by = d->now.matter.first,
                                            .outcome = AD_OUTCOME_RULED,
                                            .copies = cmd->copies,
                                            .notice = cmd->copies > 0,
                                            .reasons = cmd->reasons,
                                            .on = cmd->on,
                                            .postmark = AD_NO_DATE};
    ad__case_commit(d);
    if (cmd->postmark != AD_NO_DATE)
        ad__case_deliver(d);
}

/* Is there a remedy against decision n, so that the notice must name a number of copies? */
static bool contestable(const struct ad_case *c, unsigned n)
{
    if (n == 0)
        return ad_instance_protest((enum ad_instance)c->matter.first) != AD_INSTANCE_NONE;
    return n == 1 && ad__instance_above((enum ad_instance)c->decision[1].by) != AD_INSTANCE_NONE;
}

/* Nothing is delivered without reasons (5.14) and notice of remedies (5.2). */
void ad__case_deliver(struct ad__desk *d)
{
    const struct ad_case_command *cmd = d->cmd;
    struct ad_case_decision now;
    struct ad_case_event *e;
    unsigned n = 3;

    while (n && d->now.decision[n - 1].by == AD_INSTANCE_NONE)
        n--;
    if (!n || d->now.decision[n - 1].postmark != AD_NO_DATE) {
        ad__case_refuse(d, n ? AD_CASE_DELIVERED : AD_CASE_NOT_NOW, AD_BTO_5_14, AD_NO_POINT);
        return;
    }
    now = d->now.decision[--n];
    now.copies = cmd->copies ? cmd->copies : now.copies;
    now.notice = now.notice || cmd->notice || now.copies > 0;
    now.reasons = now.reasons || cmd->reasons;
    now.postmark = cmd->postmark != AD_NO_DATE ? cmd->postmark : cmd->on;
    if (contestable(&d->now, n) && (!now.notice || !now.copies))
        ad__case_refuse(d, AD_CASE_NO_NOTICE, AD_BTO_5_2, AD_NO_POINT);
    else if (!now.reasons)
        ad__case_refuse(d, AD_CASE_NO_REASONS, AD_BTO_5_14, AD_NO_POINT);
    else if (now.postmark < now.on)
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_6, AD_NO_POINT);
    else {
        e = ad__case_event(d, AD_CASE_EV_DELIVERED, AD_BTO_5_14);
        e->n = (uint8_t)n;
        e->decision = now;
        e->filing.fee_until = ad__case_remedy_until(now.postmark, &d->now.rules);
        e->verdict.by[1] = AD_BTO_5_2;
        ad__case_commit(d);
    }
}

/* ---- stays: 5.9 ---- */

static void ask_stay(struct ad__desk *d)
{
    unsigned n = ad__case_party(&d->now, d->cmd);

    if (ad__case_pending(&d->now) < 0)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_9, AD_NO_POINT);
    else if (n == AD_CASE_PARTIES || !(d->now.matter.party[n].grounds & AD_ENTITLED_ANY))
        ad__case_refuse(d, AD_CASE_NO_STANDING, AD_BTO_5_9, AD_BTO_5_4);
    else {
        ad__case_event(d, AD_CASE_EV_STAY_ASKED, AD_BTO_5_9)->verdict.party = (uint8_t)n;
        ad__case_commit(d);
    }
}

/* By the chair of the instance that decided, or of the one that shall. */
static void stay_it(struct ad__desk *d)
{
    const struct ad_case *c = &d->now;
    int n = ad__case_pending(c);
    unsigned by = d->cmd->instance;
    struct ad_case_event *e;

    if (n < 0 || c->decision[n].by == AD_INSTANCE_NONE || d->cmd->stay > AD_STAY_LIMITED ||
        (d->cmd->stay == AD_STAY_NONE && c->stay == AD_STAY_NONE))
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_9, AD_NO_POINT);
    else if (by != c->decision[n].by && by != c->filing[n].to)
        ad__case_refuse(d, AD_CASE_NOT_COMPETENT, AD_BTO_5_9, AD_NO_POINT);
    else if (d->cmd->stay != AD_STAY_NONE && !c->stay_asked)
        ad__case_refuse(d, AD_CASE_NO_MOTION, AD_BTO_5_9, AD_NO_POINT);
    else {
        e = ad__case_event(d, AD_CASE_EV_STAYED, AD_BTO_5_9);
        e->stay = d->cmd->stay;
        e->instance = (uint8_t)by;
        ad__case_commit(d);
    }
}

bool ad_case_in_force(const struct ad_case *c)
{
    for (unsigned n = 3; n; n--)
        if (c->decision[n - 1].by != AD_INSTANCE_NONE)
            return c->stay != AD_STAY_FULL;
    return false;
}

/* The last of the first n decisions that was more than a rejection, from 1; 0: none. */
static unsigned last_word(const struct ad_case *c, unsigned n)
{
    while (n && (c->decision[n - 1].by == AD_INSTANCE_NONE ||
                 c->decision[n - 1].outcome == AD_OUTCOME_DISMISSED ||
                 c->decision[n - 1].outcome == AD_OUTCOME_INADMISSIBLE))
        n--;
    return n;
}

static bool is_of(const struct ad_case *c, unsigned n, enum ad_instance by)
{
    return n && c->decision[n - 1].by == (by ? (unsigned)by : c->matter.first);
}

bool ad_case_holds(const struct ad_case *c, enum ad_instance by)
{
    return is_of(c, last_word(c, 3), by);
}

static bool has_decided(const struct ad_case *c, enum ad_instance by)
{
    return is_of(c, 1, by) || is_of(c, 2, by) || is_of(c, 3, by);
}

/* The decision that has effect, from 1: while one that granted a remedy is stayed, what it replaced;
 * where an appeal against a granted protest is granted, what was decided at first. */
static unsigned in_effect(const struct ad_case *c)
{
    unsigned n = last_word(c, 3);

    if (n && !ad_case_in_force(c))
        n = last_word(c, n - 1);
    return n == 3 && c->decision[2].outcome == AD_OUTCOME_UPHELD &&
                   c->decision[1].outcome == AD_OUTCOME_UPHELD
               ? 1
               : n;
}

/* What it ordered before its own decision (4.5) nothing has undone yet. */
bool ad_case_stands(const struct ad_case *c, enum ad_instance by)
{
    return !has_decided(c, by) || is_of(c, in_effect(c), by) ||
           (ad_case_in_force(c) && ad_case_holds(c, by));
}

bool ad_case_stands_in_part(const struct ad_case *c, enum ad_instance by)
{
    unsigned n = in_effect(c);

    while (n > 1 && c->decision[n - 1].outcome == AD_OUTCOME_PARTLY) {
        n = last_word(c, n - 1);
        if (is_of(c, n, by))
            return true;
    }
    return false;
}

/* A hearing leaves a day on which the remedy can still be withdrawn (5.10). It may be put off, not
 * brought forward: that right would shrink. */
static void set_hearing(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);
    struct ad_case_event *e;

    if (n < 0 || d->now.filing[n].confirmed == AD_NO_DATE) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_12, AD_NO_POINT);
        return;
    }
    if (d->cmd->day == AD_NO_DATE ||
        d->cmd->day < ad_case_hearing_from(d->cmd->on, &d->now.rules) ||
        (d->now.filing[n].hearing != AD_NO_DATE && d->cmd->day < d->now.filing[n].hearing)) {
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_10, AD_BTO_5_12);
        return;
    }
    e = ad__case_event(d, AD_CASE_EV_HEARING, AD_BTO_5_12);
    e->n = (uint8_t)n;
    e->filing.hearing = d->cmd->day;
    e->filing.mode = d->cmd->mode;
    ad__case_commit(d);
}

/* ---- the door ---- */

struct ad_case_command ad_case_command(enum ad_case_command_kind kind, ad_date on)
{
    return (struct ad_case_command){.kind = (uint8_t)kind,
                                    .party = AD_CASE_PARTIES,
                                    .on = on,
                                    .postmark = AD_NO_DATE,
                                    .received = AD_NO_DATE,
                                    .day = AD_NO_DATE,
                                    .refund = AD_NO_AMOUNT,
                                    .refund_below = AD_NO_AMOUNT};
}

static void dispatch(struct ad__desk *d)
{
    switch ((enum ad_case_command_kind)d->cmd->kind) {
    case AD_CASE_REQUEST: request(d); break;
    case AD_CASE_JOIN: ad__case_do_join(d); break;
    case AD_CASE_RULE: rule(d); break;
    case AD_CASE_DELIVER: ad__case_deliver(d); break;
    case AD_CASE_PROTEST: ad__case_do_remedy(d, 0); break;
    case AD_CASE_APPEAL: ad__case_do_remedy(d, 1); break;
    case AD_CASE_PAY: ad__case_do_pay(d); break;
    case AD_CASE_EXAMINE: ad__case_do_examine(d); break;
    case AD_CASE_ASK_STAY: ask_stay(d); break;
    case AD_CASE_STAY_IT: stay_it(d); break;
    case AD_CASE_SET_HEARING: set_hearing(d); break;
    case AD_CASE_SEAT: ad__case_do_seat(d); break;
    case AD_CASE_HEAR: ad__case_do_hear(d); break;
    case AD_CASE_WITHDRAW: ad__case_do_withdraw(d); break;
    case AD_CASE_JUDGE: ad__case_do_judge(d); break;
    case AD_CASE_UNABLE: ad__case_do_unable(d); break;
    case AD_CASE_TIME: ad__case_do_time(d); break;
    case AD_CASE_COMMANDS: ad__case_refuse(d, AD_CASE_NOTHING, AD_BTO_5, AD_NO_POINT); break;
    }
}

struct ad_case_verdict ad_case_decide(struct ad_case_events *out, const struct ad_case *c,
                                      const struct ad_case_command *cmd)
{
    struct ad__desk d = {.now = *c, .cmd = cmd, .out = out};

    AD_ASSERT(cmd->kind < AD_CASE_COMMANDS);
    out->count = 0;
    if (cmd->on == AD_NO_DATE)
        ad__case_refuse(&d, AD_CASE_BAD_DAY, AD_BTO_5, AD_NO_POINT);
    else
        dispatch(&d);
    return d.first;
}
