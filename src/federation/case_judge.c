/*
 * federation/case_judge.c -- how a case ends, and where its fees go (BTO 5.10, 5.14-5.16).
 *
 * A fee is held until the matter is final. Then, remedy by remedy: did it succeed, the fee goes
 * back; did it not, the fee is forfeited; in part, the body says how much goes back. An appeal that
 * succeeds makes the protest of the same party succeed as well; if it was the other side's, it
 * undoes the protest.
 */
#include "core/assert.h"
#include "federation/case_parts.h"

/* ---- money ---- */

static void move_money(struct ad__desk *d, unsigned n, enum ad_booked why, enum ad_point point,
                       struct ad_account from, struct ad_account to, int64_t amount)
{
    struct ad_case_event *e;

    if (amount <= 0)
        return;
    e = ad__case_event(d, AD_CASE_EV_MONEY, point);
    e->n = (uint8_t)n;
    e->booked = (uint8_t)why;
    e->from = from;
    e->to = to;
    e->money = ad_money(amount, d->now.rules.fees.currency);
    ad__case_commit(d);
}

void ad__case_settle_one(struct ad__desk *d, unsigned n, enum ad_outcome outcome, int64_t back,
                         bool proposed)
{
    const struct ad_case_filing f = d->now.filing[n];
    struct ad_account held = {AD_ACCOUNT_HELD, d->now.id};
    uint32_t body = ad__case_org(&d->now, (enum ad_instance)f.to);
    bool withdrawn = outcome == AD_OUTCOME_WITHDRAWN;
    enum ad_point point = withdrawn ? AD_BTO_5_10 : AD_BTO_5_15;
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_SETTLED, point);

    e->n = (uint8_t)n;
    e->filing.outcome = (uint8_t)outcome;
    e->filing.refund = back;
    e->verdict.proposed = proposed;
    ad__case_commit(d);
    move_money(d, n, AD_BOOKED_REFUND, point, held, f.payer, back);
    move_money(d, n, withdrawn ? AD_BOOKED_EXPENSES : AD_BOOKED_FORFEIT, point, held,
               (struct ad_account){withdrawn ? AD_ACCOUNT_EXPENSES : AD_ACCOUNT_FEES, body},
               f.paid - back);
}

/* What goes back by the outcome alone. */
static int64_t back_of(const struct ad_case_filing *f, enum ad_outcome o)
{
    return o == AD_OUTCOME_UPHELD ? f->paid : o == AD_OUTCOME_PARTLY ? f->refund : 0;
}

/* What becomes of the protest now that the appeal has that outcome. */
static enum ad_outcome protest_outcome(const struct ad_case *c, bool *proposed)
{
    enum ad_outcome own = (enum ad_outcome)c->decision[1].outcome;
    enum ad_outcome above = (enum ad_outcome)c->decision[2].outcome;
    const struct ad_case_filing *p = &c->filing[0], *a = &c->filing[1];
    bool same = p->payer.kind == a->payer.kind && p->payer.id == a->payer.id;

    *proposed = false;
    if (own == AD_OUTCOME_NONE && (same || above != AD_OUTCOME_UPHELD))
        return above; /* nobody decided below: the appeal stands for both */
    if (above == AD_OUTCOME_DISMISSED || above == AD_OUTCOME_INADMISSIBLE ||
        above == AD_OUTCOME_NONE)
        return own;
    if (same || above == AD_OUTCOME_PARTLY)
        return above;
    *proposed = true; /* the other side won: whose success that is, a person must see */
    return own == AD_OUTCOME_DISMISSED || own == AD_OUTCOME_INADMISSIBLE ? AD_OUTCOME_UPHELD
                                                                         : AD_OUTCOME_DISMISSED;
}

void ad__case_settle(struct ad__desk *d, int64_t refund_below)
{
    bool appealed = d->now.decision[2].by != AD_INSTANCE_NONE, proposed = false;
    enum ad_outcome below = (enum ad_outcome)d->now.decision[1].outcome;
    enum ad_outcome above = (enum ad_outcome)d->now.decision[2].outcome;
    int64_t back;

    if (!d->now.filing[0].filed)
        return;
    if (appealed)
        below = protest_outcome(&d->now, &proposed);
    back = back_of(&d->now.filing[0], below);
    if (appealed && above == AD_OUTCOME_PARTLY && below == AD_OUTCOME_PARTLY)
        back = refund_below;
    ad__case_settle_one(d, 0, below, back, proposed);
    if (appealed)
        ad__case_settle_one(d, 1, above, back_of(&d->now.filing[1], above), false);
}

/* ---- decisions ---- */

static void make_final(struct ad__desk *d, enum ad_point point, int64_t refund_below)
{
    ad__case_event(d, AD_CASE_EV_FINAL, point)->state = AD_CASE_FINAL;
    ad__case_commit(d);
    ad__case_settle(d, refund_below);
}

void ad__case_conclude(struct ad__desk *d, unsigned n, enum ad_outcome outcome,
                       struct ad_case_verdict v)
{
    const struct ad_case_command *cmd = d->cmd;
    enum ad_instance by = (enum ad_instance)d->now.filing[n].to;
    bool last = n == 1 || ad__instance_above(by) == AD_INSTANCE_NONE;
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_DECIDED, AD_BTO_5_14);

    e->n = (uint8_t)(n + 1);
    e->state = last ? d->now.state : AD_CASE_DECIDED_2;
    e->verdict = v;
    e->person = cmd->person;
    e->decision = (struct ad_case_decision){.by = (uint8_t)by,
                                            .outcome = (uint8_t)outcome,
                                            .copies = cmd->copies,
                                            .notice = cmd->notice || cmd->copies,
                                            .reasons = cmd->reasons,
                                            .on = cmd->on,
                                            .postmark = AD_NO_DATE};
    e->filing.refund = outcome == AD_OUTCOME_PARTLY ? cmd->refund : 0;
    ad__case_commit(d);
    if (cmd->postmark != AD_NO_DATE)
        ad__case_deliver(d);
    if (last)
        make_final(d, n == 1 ? AD_BTO_5_2 : AD_BTO_5_3,
                   outcome == AD_OUTCOME_PARTLY ? cmd->refund_below : 0);
}

static bool amounts_ok(const struct ad_case *c, const struct ad_case_command *cmd, int n)
{
    const struct ad_case_filing *f = &c->filing[n];

    if (cmd->outcome != AD_OUTCOME_PARTLY)
        return true;
    if (cmd->refund < 0 || cmd->refund > f->paid)
        return false;
    return n == 0 || (cmd->refund_below >= 0 && cmd->refund_below <= c->filing[0].paid);
}

/* 5.16: only if the appeal succeeds, and only what was paid. */
static bool charge_ok(const struct ad_case *c, const struct ad_case_command *cmd, int n)
{
    if (cmd->charge == 0)
        return true;
    return n == 1 && cmd->outcome == AD_OUTCOME_UPHELD && cmd->uncovered && cmd->charge > 0 &&
           c->decision[1].by != AD_INSTANCE_NONE &&
           cmd->charge <= c->filing[0].paid + c->filing[1].paid;
}

/* Somebody had not spoken by that day; or all had, and nobody sat who may decide. */
static void refuse_unheard(struct ad__desk *d)
{
    unsigned who;
    enum ad_point missing = ad__case_unheard(&d->now, d->cmd->on, &who);
    struct ad_case_verdict v = ad__case_verdict(AD_CASE_NOT_HEARD, AD_BTO_5_12,
                                                missing == AD_NO_POINT ? AD_BTO_5_11 : missing);

    v.by[1] = v.by[1] == v.by[0] ? AD_NO_POINT : v.by[1];
    v.party = (uint8_t)who;
    ad__case_event(d, AD_CASE_EV_REFUSED, AD_BTO_5_12)->verdict = v;
    ad__case_commit(d);
}

/* Whether it can be decided at all; if not, that is said: what the decision itself lacks before
 * what must come first. */
static bool may_judge(struct ad__desk *d, int n)
{
    const struct ad_case *c = &d->now;
    const struct ad_case_command *cmd = d->cmd;

    if (n < 0 || c->state == AD_CASE_PROTEST_FILED || c->state == AD_CASE_APPEAL_FILED)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_7, AD_NO_POINT);
    else if (cmd->outcome < AD_OUTCOME_INADMISSIBLE || cmd->outcome > AD_OUTCOME_PARTLY)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_15, AD_NO_POINT);
    else if (!amounts_ok(c, cmd, n))
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_15, AD_NO_POINT);
    else if (!ad__case_heard(c, cmd->on))
        refuse_unheard(d);
    else if (cmd->instance != AD_INSTANCE_NONE && cmd->instance != c->filing[n].to)
        ad__case_refuse(d, AD_CASE_NOT_COMPETENT, AD_BTO_5_3, AD_NO_POINT);
    else if (cmd->on < c->filing[n].confirmed)
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_14, AD_BTO_5_7);
    else if (!charge_ok(c, cmd, n))
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_16, AD_NO_POINT);
    else
        return true;
    return false;
}

void ad__case_do_judge(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);
    struct ad_account below, above;

    if (!may_judge(d, n))
        return;
    below = (struct ad_account){AD_ACCOUNT_INSTANCE,
                                ad__case_org(&d->now, (enum ad_instance)d->now.filing[0].to)};
    above = (struct ad_account){AD_ACCOUNT_FEES,
                                ad__case_org(&d->now, (enum ad_instance)d->now.filing[n].to)};
    ad__case_conclude(d, (unsigned)n, (enum ad_outcome)d->cmd->outcome,
                      ad__case_verdict(AD_CASE_OK, AD_BTO_5_14, AD_BTO_5_15));
    move_money(d, 1, AD_BOOKED_CHARGE, AD_BTO_5_16, below, above, d->cmd->charge);
}

/* ---- withdrawal: 5.10 ---- */

static void withdrawn(struct ad__desk *d, unsigned n, bool late)
{
    const struct ad_case_filing *f = &d->now.filing[n];
    /* An appeal because nobody decided leaves the protest as it was: still to be decided. */
    bool goes_on = n == 1 && f->silent;
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_WITHDRAWN, AD_BTO_5_10);

    e->n = (uint8_t)n;
    e->state = !goes_on                                   ? AD_CASE_WITHDRAWN
               : d->now.filing[0].confirmed != AD_NO_DATE ? AD_CASE_PROTEST_OPEN
                                                          : AD_CASE_PROTEST_FILED;
    e->verdict.party = f->party;
    ad__case_commit(d);
    if (late)
        ad__case_settle_one(d, n, AD_OUTCOME_DISMISSED, 0, true);
    else
        ad__case_settle_one(d, n, AD_OUTCOME_WITHDRAWN,
                            ad__fee_withdrawn(f->paid, d->cmd->expenses), false);
    if (n == 1 && !goes_on)
        ad__case_settle(d, 0); /* the decision on the protest is final with it */
}

/* Is it he who filed it, and pays for it? He may have been a stranger then, or still be one. */
static bool is_filer(const struct ad_case *c, const struct ad_case_command *cmd,
                     const struct ad_case_filing *f)
{
    unsigned at = ad__case_party(c, cmd);
    const struct ad_party *by = at < AD_CASE_PARTIES ? &c->matter.party[at] : &cmd->who;

    return by->id && by->id == f->payer.id && by->is_club == (f->payer.kind == AD_ACCOUNT_CLUB);
}

void ad__case_do_withdraw(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);
    const struct ad_case_filing *f = &d->now.filing[n > 0];
    ad_date on = d->cmd->postmark != AD_NO_DATE ? d->cmd->postmark : d->cmd->on;
    bool late = n >= 0 && f->hearing != AD_NO_DATE &&
                on > ad__case_withdraw_until(f->hearing, &d->now.rules);

    if (n < 0)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_10, AD_NO_POINT);
    else if (!is_filer(&d->now, d->cmd, f))
        ad__case_refuse(d, AD_CASE_NO_STANDING, AD_BTO_5_10, AD_NO_POINT);
    else if (late && !d->now.rules.late_withdrawal)
        ad__case_refuse(d, AD_CASE_TOO_LATE, AD_BTO_5_10, AD_NO_POINT);
    else if (d->cmd->expenses < 0)
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_10, AD_NO_POINT);
    else
        withdrawn(d, (unsigned)n, late);
}

/* ---- terms that ran out ---- */

void ad__case_do_time(struct ad__desk *d)
{
    const struct ad_case *c = &d->now;
    bool first = c->state == AD_CASE_DECIDED_1, second = c->state == AD_CASE_DECIDED_2;
    ad_date posted = c->decision[second].postmark;

    if (c->state == AD_CASE_DISPUTE &&
        d->cmd->on > ad_case_request_until(c->matter.incident, &c->rules)) {
        ad__case_event(d, AD_CASE_EV_LAPSED, AD_BTO_5_1)->state = AD_CASE_LAPSED;
        ad__case_commit(d);
    } else if ((first || second) && posted != AD_NO_DATE &&
               d->cmd->on > ad__case_remedy_until(posted, &c->rules)) {
        make_final(d, AD_BTO_5_5, 0);
    } else {
        ad__case_refuse(d, AD_CASE_NOTHING, AD_BTO_5, AD_NO_POINT);
    }
}
