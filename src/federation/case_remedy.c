/*
 * federation/case_remedy.c -- protest and appeal: filing, fee, confirmation (BTO 5.2-5.8).
 *
 * What is filed is in the file, in order or not: that it is late, or without a fee, is for the
 * instance to say, and its rejection is a decision like any other. Only where there is no remedy at
 * all, nothing is filed.
 */
#include <string.h>

#include "federation/case_parts.h"

/* The decision that is contested has not come, though somebody asked (5.2). */
static bool is_silent(const struct ad_case *c, unsigned n)
{
    return c->decision[n].by == AD_INSTANCE_NONE;
}

/* What was filed cannot stand, and nobody has examined it: it shuts out nobody (5.4, 5.5). */
static bool is_void(const struct ad_case *c, unsigned n)
{
    return c->state == (n ? AD_CASE_APPEAL_FILED : AD_CASE_PROTEST_FILED) &&
           c->filing[n].faults & AD_FAULT_REJECTS;
}

static bool can_file(const struct ad_case *c, unsigned n)
{
    if (is_void(c, n))
        return true;
    if (n == 0)
        return c->state == AD_CASE_REQUESTED || c->state == AD_CASE_DECIDED_1;
    return c->state >= AD_CASE_PROTEST_FILED && c->state <= AD_CASE_DECIDED_2;
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
    if (cmd->copies < against->copies)
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

static void put_filing(struct ad__desk *d, const struct ad_case_filing *f, unsigned n)
{
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_FILED, AD_BTO_5_5);

    e->n = (uint8_t)n;
    e->state = n ? AD_CASE_APPEAL_FILED : AD_CASE_PROTEST_FILED;
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

/* In place of a void one: a fee that the same party paid counts, another's is forfeited (5.15). */
static void replace(struct ad__desk *d, struct ad_case_filing *f, unsigned n)
{
    const struct ad_case_filing *old = &d->now.filing[n];

    if (old->payer.kind != f->payer.kind || old->payer.id != f->payer.id) {
        ad__case_settle_one(d, n, AD_OUTCOME_INADMISSIBLE, 0, true);
        return;
    }
    f->paid = old->paid;
    f->fee_on = old->fee_on;
}

static void file(struct ad__desk *d, enum ad_instance to, unsigned n)
{
    const struct ad_case *c = &d->now;
    const struct ad_case_command *cmd = d->cmd;
    unsigned at = ad__case_party(c, cmd);
    const struct ad_party *by = at < AD_CASE_PARTIES ? &c->matter.party[at] : &cmd->who;
    struct ad_money fee =
        n ? ad_fee_appeal(&c->rules.fees, to) : ad_fee_protest(&c->rules.fees, to);
    struct ad_case_filing f = {.filed = true,
                               .party = (uint8_t)at,
                               .to = (uint8_t)to,
                               .silent = is_silent(c, n),
                               .payer = {by->is_club ? AD_ACCOUNT_CLUB : AD_ACCOUNT_PERSON, by->id},
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
    /* A stranger has none of the grounds of the list, whatever he says. */
    f.faults = (uint8_t)faults_of(c, cmd, &f, n, at < AD_CASE_PARTIES ? by->grounds : 0);
    if (is_void(c, n))
        replace(d, &f, n);
    put_filing(d, &f, n);
}

void ad__case_do_remedy(struct ad__desk *d, unsigned n)
{
    const struct ad_case *c = &d->now;
    enum ad_instance to;

    if (c->matter.blitz_rule) {
        ad__case_refuse(d, AD_CASE_NO_REMEDY, AD_A2_8_18, AD_NO_POINT);
        return;
    }
    to = is_void(c, n) ? (enum ad_instance)c->filing[n].to : ad__case_next(c, NULL);
    /* Where the ladder ends, the last decision is final and there is nobody to go to. */
    if (n && c->filing[0].filed && to == AD_INSTANCE_NONE &&
        ad__instance_above((enum ad_instance)c->filing[0].to) == AD_INSTANCE_NONE)
        ad__case_refuse(d, AD_CASE_NO_REMEDY, AD_BTO_5_3, AD_NO_POINT);
    else if (n == 0 && ad_instance_protest((enum ad_instance)c->matter.first) == AD_INSTANCE_NONE)
        ad__case_refuse(d, AD_CASE_NO_REMEDY, AD_BTO_5_3, AD_NO_POINT);
    else if (!can_file(c, n))
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_2, AD_NO_POINT);
    else
        file(d, to, n);
}

/* ---- the fee ---- */

static bool is_filed(const struct ad_case *c)
{
    return c->state == AD_CASE_PROTEST_FILED || c->state == AD_CASE_APPEAL_FILED;
}

void ad__case_do_pay(struct ad__desk *d)
{
    const struct ad_case *c = &d->now;
    int n = ad__case_pending(c);
    const struct ad_case_filing *f = &c->filing[n > 0];
    struct ad_money m = d->cmd->money;
    struct ad_case_event *e;

    if (!is_filed(c)) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_5, AD_NO_POINT);
        return;
    }
    if (!ad_money_ok(m) || m.amount <= 0 || m.amount > f->due - f->paid ||
        memcmp(m.currency, c->rules.fees.currency, sizeof m.currency) != 0) {
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_8, AD_NO_POINT);
        return;
    }
    e = ad__case_event(d, AD_CASE_EV_PAID, AD_BTO_5_8);
    e->n = (uint8_t)n;
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

static void confirm(struct ad__desk *d, int n)
{
    const struct ad_case_filing *f = &d->now.filing[n];
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_CONFIRMED, AD_BTO_5_7);

    e->n = (uint8_t)n;
    e->state = n ? AD_CASE_APPEAL_OPEN : AD_CASE_PROTEST_OPEN;
    if (d->cmd->on > ad__case_confirm_until(f->received, &d->now.rules))
        e->verdict.code = AD_CASE_OVERDUE;
    ad__case_commit(d);
}

void ad__case_do_examine(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);
    const struct ad_case_filing *f = &d->now.filing[n > 0];
    unsigned faults = f->faults & AD_FAULT_REJECTS;

    if (!is_filed(&d->now)) {
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_7, AD_NO_POINT);
        return;
    }
    if (d->cmd->on < f->received) {
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_7, AD_NO_POINT);
        return;
    }
    if (fee_late(f, d->cmd->on))
        faults |= AD_FAULT_FEE;
    if (faults)
        ad__case_conclude(d, (unsigned)n, AD_OUTCOME_INADMISSIBLE,
                          faulty(AD_CASE_REJECTED, faults));
    else if (f->paid < f->due)
        ad__case_refuse(d, AD_CASE_WAITS, AD_BTO_5_5, AD_NO_POINT);
    else
        confirm(d, n);
}
