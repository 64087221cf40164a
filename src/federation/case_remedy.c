/*
 * federation/case_remedy.c -- protest and appeal: filing, fee, confirmation (BTO 5.2-5.8).
 *
 * What is filed is in the file, in order or not: that it is late, or without a fee, is for the
 * instance to say, and its rejection is a decision like any other. Only where there is no remedy at
 * all, nothing is filed.
 */
#include <string.h>

#include "federation/case_parts.h"
#include "federation/case_inside.h"
#include "federation/ledger_inside.h"

/* The decision that is contested has not come, though somebody asked (5.2). */
static bool is_silent(const struct ad_case *c, unsigned n)
{
    return c->decision[n].by == AD_INSTANCE_NONE;
}

/* What was filed there cannot stand, and nobody has examined it: who filed it may mend it. */
static bool is_void(const struct ad_case *c, unsigned at)
{
    return c->filing[at].confirmed == AD_NO_DATE && c->filing[at].faults & AD_FAULT_REJECTS;
}

/* The protests so far were rejected as inadmissible within the term of those who have filed none, or
 * can mend theirs: the instance takes it up again. */
static bool reopens(const struct ad_case *c, const struct ad_case_command *cmd, unsigned n)
{
    ad_date on = cmd->postmark != AD_NO_DATE ? cmd->postmark : cmd->on;

    return n == 0 && c->state == AD_CASE_DECIDED_2 &&
           c->decision[1].outcome == AD_OUTCOME_INADMISSIBLE &&
           c->decision[0].postmark != AD_NO_DATE &&
           on <= ad__case_remedy_until(c->decision[0].postmark, &c->rules);
}

static bool can_file(const struct ad_case *c, const struct ad_case_command *cmd, unsigned n)
{
    if (ad__case_pending(c) == (int)n || reopens(c, cmd, n))
        return true;
    if (n == 0)
        return c->state == AD_CASE_REQUESTED || c->state == AD_CASE_DECIDED_1;
    return c->state >= AD_CASE_PROTEST_FILED && c->state <= AD_CASE_DECIDED_2;
}

/* Where it goes: first of its kind, in place of his own that cannot stand, or beside the others, each
 * of whom has his own (5.4). AD_CASE_FILINGS: he has one already, or there is no room. */
static unsigned place_for(const struct ad_case *c, const struct ad_case_command *cmd, unsigned n,
                          struct ad_account who)
{
    unsigned own = ad__case_filing_of(c, n, who);

    if (reopens(c, cmd, n))
        return ad__case_room(c);
    if (ad__case_pending(c) != (int)n)
        return n;
    if (own < AD_CASE_FILINGS)
        return is_void(c, own) ? own : AD_CASE_FILINGS;
    return ad__case_room(c);
}

static unsigned faults_of(const struct ad_case *c, const struct ad_case_command *cmd,
                          const struct ad_case_filing *f, unsigned n, unsigned grounds)
{
    const struct ad_case_decision *against = &c->decision[n];
    unsigned enough = AD_ENTITLED_ANY | (f->silent ? AD_DISPUTES : 0), faults = 0;

    if (against->postmark != AD_NO_DATE &&
        f->postmark > ad__case_remedy_until(against->postmark, &c->rules))
        faults |= AD_FAULT_LATE;
    if (!(grounds & enough))
        faults |= AD_FAULT_STANDING;
    if (!cmd->reasons)
        faults |= AD_FAULT_REASONS;
    if (cmd->means != AD_MEANS_REGISTERED && cmd->means != AD_MEANS_RECEIPT)
        faults |= AD_FAULT_MEANS;
    if (cmd->copies < against->copies) /* */
        faults |= AD_FAULT_COPIES;
    if (cmd->instance != AD_INSTANCE_NONE && cmd->instance != f->to)
        faults |= AD_FAULT_ADDRESS;
    return faults;
}

/* The first of them that the verdict rests on. */
static struct ad_case_verdict faulty(enum ad_case_code code, unsigned faults)
{
    unsigned rejects = faults & AD_FAULT_REJECTS, first = rejects & (~rejects + 1u);
    struct ad_case_verdict v = ad__case_verdict(code, ad__filing_fault_point(first), AD_NO_POINT);

    if (first == AD_FAULT_LATE)
        v.by[1] = AD_BTO_5_5;
    if (first == AD_FAULT_ADDRESS)
        v.by[1] = AD_BTO_5_3;
    v.faults = (uint8_t)faults;
    return v;
}

static void put_filing(struct ad__desk *d, const struct ad_case_filing *f, unsigned at)
{
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_FILED, AD_BTO_5_5);

    e->n = (uint8_t)at;
    if (at < 2)
        e->state = at ? AD_CASE_APPEAL_FILED : AD_CASE_PROTEST_FILED;
    e->filing = *f;
    if (f->faults & AD_FAULT_REJECTS) {
        e->verdict = faulty(AD_CASE_FAULTY, f->faults);
        e->verdict.proposed = true;
    } else {
        e->verdict.faults = f->faults;
        e->verdict.by[1] = f->silent ? AD_BTO_5_2 : AD_BTO_5_3;
    }
    e->verdict.party = f->party;
    ad__case_commit(d);
    d->first = d->out->event[d->out->count - 1].verdict;
}

static void file(struct ad__desk *d, enum ad_instance to, unsigned n)
{
    const struct ad_case *c = &d->now;
    const struct ad_case_command *cmd = d->cmd;
    unsigned party = ad__case_party(c, cmd), at;
    struct ad_money fee =
        n ? ad_fee_appeal(&c->rules.fees, to) : ad_fee_protest(&c->rules.fees, to);
    struct ad_case_filing f = {.filed = true,
                               .party = (uint8_t)party,
                               .to = (uint8_t)to,
                               .of = (uint8_t)n,
                               .silent = is_silent(c, n),
                               .payer = ad__case_payer(c, cmd),
                               .postmark = cmd->postmark != AD_NO_DATE ? cmd->postmark : cmd->on,
                               .fee_until =
                                   ad__case_remedy_until(c->decision[n].postmark, &c->rules),
                               .fee_on = AD_NO_DATE,
                               .confirmed = AD_NO_DATE,
                               .hearing = AD_NO_DATE,
                               .due = fee.amount};

    f.received = cmd->received != AD_NO_DATE ? cmd->received : f.postmark;
    if (f.received < f.postmark || (!f.silent && f.postmark < c->decision[n].on)) {
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_6, AD_NO_POINT);
        return;
    }
    at = place_for(c, cmd, n, f.payer);
    if (at == AD_CASE_FILINGS) {
        bool has = ad__case_filing_of(c, n, f.payer) < AD_CASE_FILINGS;
        ad__case_refuse(d, has ? AD_CASE_NOT_NOW : AD_CASE_NO_ROOM, AD_BTO_5_2, AD_NO_POINT);
        return;
    }
    /* A stranger has none of the grounds of the list, whatever he says. */
    f.faults = (uint8_t)faults_of(c, cmd, &f, n,
                                  party < AD_CASE_PARTIES ? c->matter.party[party].grounds : 0);
    if (ad__case_is_live(c, at, n)) { /* his own, and so is what he paid */
        f.paid = c->filing[at].paid;
        f.fee_on = c->filing[at].fee_on;
    }
    if (!reopens(c, cmd, n)) {
        put_filing(d, &f, at);
        return;
    }
    ad__case_judge_one(d, n, AD_OUTCOME_INADMISSIBLE, 0,
                       ad__case_verdict(AD_CASE_REJECTED, AD_BTO_5_14, AD_NO_POINT));
    put_filing(d, &f, at);
    ad__case_lead(d, at);
}

void ad__case_do_remedy(struct ad__desk *d, unsigned n)
{
    const struct ad_case *c = &d->now;
    enum ad_instance to;

    if (c->matter.blitz_rule) {
        ad__case_refuse(d, AD_CASE_NO_REMEDY, AD_A2_8_18, AD_NO_POINT);
        return;
    }
    to = ad__case_pending(c) == (int)n || reopens(c, d->cmd, n) ? (enum ad_instance)c->filing[n].to
                                                                : ad__case_next(c, NULL);
    /* Where the ladder ends, the last decision is final and there is nobody to go to. */
    if (n && c->filing[0].filed && to == AD_INSTANCE_NONE &&
        ad__instance_above((enum ad_instance)c->filing[0].to) == AD_INSTANCE_NONE)
        ad__case_refuse(d, AD_CASE_NO_REMEDY, AD_BTO_5_3, AD_NO_POINT);
    else if (n == 0 && ad_instance_protest((enum ad_instance)c->matter.first) == AD_INSTANCE_NONE)
        ad__case_refuse(d, AD_CASE_NO_REMEDY, AD_BTO_5_3, AD_NO_POINT);
    else if (!can_file(c, d->cmd, n))
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_2, AD_NO_POINT);
    else
        file(d, to, n);
}

/* ---- the fee ---- */

/* Filed, and not examined yet. */
static bool is_new(const struct ad_case *c, unsigned i, unsigned n)
{
    return ad__case_is_open(c, i, n) && c->filing[i].confirmed == AD_NO_DATE;
}

/* For whose remedy: his who pays; if nobody is named, for the only one that lacks it, or the first
 * if none does. AD_CASE_FILINGS: for none, or it may be several. */
static unsigned paid_for(const struct ad_case *c, unsigned n, struct ad_account who)
{
    unsigned own = ad__case_filing_of(c, n, who), at = n, lacking = 0;

    if (who.id || own < AD_CASE_FILINGS)
        return own;
    for (unsigned i = 0; i < AD_CASE_FILINGS; i++)
        if (is_new(c, i, n) && c->filing[i].paid < c->filing[i].due) {
            at = i;
            lacking++;
        }
    return lacking > 1 ? AD_CASE_FILINGS : at;
}

void ad__case_do_pay(struct ad__desk *d)
{
    const struct ad_case *c = &d->now;
    int n = ad__case_pending(c);
    unsigned at = paid_for(c, n > 0, ad__case_payer(c, d->cmd));
    const struct ad_case_filing *f = &c->filing[at % AD_CASE_FILINGS];
    struct ad_money m = d->cmd->money;
    struct ad_case_event *e;

    if (n < 0 || at == AD_CASE_FILINGS || !is_new(c, at, (unsigned)n)) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_5, AD_NO_POINT);
        return;
    }
    if (f->paid == f->due) {
        ad__case_refuse(d, AD_CASE_PAID, AD_BTO_5_8, AD_NO_POINT);
        return;
    }
    if (!ad_money_ok(m) || m.amount <= 0 || m.amount > f->due - f->paid ||
        memcmp(m.currency, c->rules.fees.currency, sizeof m.currency) != 0) {
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_8, AD_NO_POINT);
        return;
    }
    e = ad__case_event(d, AD_CASE_EV_PAID, AD_BTO_5_8);
    e->n = (uint8_t)at;
    e->money = m;
    e->from = f->payer;
    e->to = (struct ad_account){AD_ACCOUNT_HELD, c->id};
    e->booked = AD_BOOKED_FEE;
    e->filing.fee_on = f->paid + m.amount == f->due ? d->cmd->on : AD_NO_DATE;
    if (f->fee_until != AD_NO_DATE && d->cmd->on > f->fee_until) {
        e->verdict = faulty(AD_CASE_FAULTY, AD_FAULT_FEE);
        e->verdict.proposed = true;
    }
    ad__case_commit(d);
}

/* ---- confirm or reject ---- */

static bool fee_late(const struct ad_case_filing *f, ad_date on)
{
    if (f->fee_until == AD_NO_DATE)
        return false;
    return f->paid < f->due ? on > f->fee_until : f->due > 0 && f->fee_on > f->fee_until;
}

unsigned ad__case_faults_on(const struct ad_case_filing *f, ad_date on)
{
    return (f->faults & AD_FAULT_REJECTS) | (fee_late(f, on) ? AD_FAULT_FEE : 0u);
}

/* With the one that leads the instance opens; who had his say before need not speak again. */
static void confirm(struct ad__desk *d, unsigned at)
{
    const struct ad_case_filing *f = &d->now.filing[at];
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_CONFIRMED, AD_BTO_5_7);

    e->n = (uint8_t)at;
    if (at < 2)
        e->state = at ? AD_CASE_APPEAL_OPEN : AD_CASE_PROTEST_OPEN;
    else
        e->verdict.party = f->party;
    if (d->cmd->on > ad__case_confirm_until(f->received, &d->now.rules))
        e->verdict.code = AD_CASE_OVERDUE;
    ad__case_commit(d);
    if (at >= 2)
        return;
    d->first = d->out->event[d->out->count - 1].verdict;
    ad__case_complete(d);
}

/* It waits for the others: its fee is lost only when that has become final (5.15). */
static void reject(struct ad__desk *d, unsigned at, unsigned faults)
{
    ad__case_judge_one(d, at, AD_OUTCOME_INADMISSIBLE, 0, faulty(AD_CASE_REJECTED, faults));
}

/* The one that leads. Must it be rejected, and another one can stand, that one leads: the instance
 * goes on. False: it is done with, or waits. */
static bool examine_first(struct ad__desk *d, unsigned n)
{
    const struct ad_case_filing *f = &d->now.filing[n];
    unsigned faults = ad__case_faults_on(f, d->cmd->on), other = ad__case_has_beside(d, n, 2);

    if (d->cmd->on < f->received) {
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_7, AD_NO_POINT);
        return false;
    }
    if (!faults && f->paid < f->due) {
        if (!d->out->count)
            ad__case_refuse(d, AD_CASE_WAITS, AD_BTO_5_5, AD_NO_POINT);
        return false;
    }
    if (!faults) {
        confirm(d, n);
        return true;
    }
    if (other) {
        reject(d, n, faults);
        ad__case_lead(d, other);
        return d->now.filing[n].confirmed != AD_NO_DATE || examine_first(d, n);
    }
    ad__case_conclude(d, n, AD_OUTCOME_INADMISSIBLE, faulty(AD_CASE_REJECTED, faults));
    return false;
}

static void examine_beside(struct ad__desk *d, unsigned at)
{
    const struct ad_case_filing *f = &d->now.filing[at];
    unsigned faults = ad__case_faults_on(f, d->cmd->on);

    if (faults)
        reject(d, at, faults);
    else if (f->paid == f->due)
        confirm(d, at);
}

void ad__case_do_examine(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);
    bool any = false;

    for (unsigned i = 0; n >= 0 && i < AD_CASE_FILINGS; i++)
        any |= is_new(&d->now, i, (unsigned)n);
    if (!any)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_7, AD_NO_POINT);
    else if (is_new(&d->now, (unsigned)n, (unsigned)n) && !examine_first(d, (unsigned)n))
        return;
    for (unsigned i = 2; any && i < AD_CASE_FILINGS; i++)
        if (is_new(&d->now, i, (unsigned)n) && d->now.filing[i].received <= d->cmd->on)
            examine_beside(d, i);
    if (!d->out->count)
        ad__case_refuse(d, AD_CASE_WAITS, AD_BTO_5_5, AD_NO_POINT);
}
