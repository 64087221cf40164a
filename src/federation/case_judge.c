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
#include "federation/case_inside.h"

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
    if (n >= 2)
        e->verdict.party = f.party;
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

/* What becomes of that protest now that the appeal has that outcome: his own, if he has one. */
static enum ad_outcome protest_outcome(const struct ad_case *c, unsigned at, bool *proposed)
{
    unsigned appeal = ad__case_filing_of(c, 1, c->filing[at].payer);
    bool same = appeal < AD_CASE_FILINGS;
    enum ad_outcome own = ad__case_own_outcome(c, at);
    enum ad_outcome above = ad__case_own_outcome(c, same ? appeal : 1);

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

static void settle_protest(struct ad__desk *d, unsigned at, int64_t refund_below)
{
    bool appealed = d->now.decision[2].by != AD_INSTANCE_NONE, proposed = false;
    enum ad_outcome outcome =
        appealed ? protest_outcome(&d->now, at, &proposed) : ad__case_own_outcome(&d->now, at);
    int64_t back = back_of(&d->now.filing[at], outcome);

    if (at == 0 && appealed && d->now.decision[2].outcome == AD_OUTCOME_PARTLY &&
        outcome == AD_OUTCOME_PARTLY)
        back = refund_below;
    ad__case_settle_one(d, at, outcome, back, proposed);
}

void ad__case_settle(struct ad__desk *d, int64_t refund_below)
{
    for (unsigned i = 0; i < AD_CASE_FILINGS; i++)
        if (ad__case_is_live(&d->now, i, 0))
            settle_protest(d, i, refund_below);
    for (unsigned i = 0; i < AD_CASE_FILINGS; i++)
        if (ad__case_is_live(&d->now, i, 1)) {
            enum ad_outcome outcome = ad__case_own_outcome(&d->now, i);
            ad__case_settle_one(d, i, outcome, back_of(&d->now.filing[i], outcome), false);
        }
}

/* ---- decisions ---- */

/* Nothing was said on it. */
static bool is_waiting(const struct ad_case *c, unsigned i, unsigned n)
{
    return ad__case_is_open(c, i, n) && !c->filing[i].judged;
}

static void make_final(struct ad__desk *d, enum ad_point point, int64_t refund_below)
{
    ad__case_event(d, AD_CASE_EV_FINAL, point)->state = AD_CASE_FINAL;
    ad__case_commit(d);
    ad__case_settle(d, refund_below);
}

/* Those of whom nothing else was said. */
static void judge_rest(struct ad__desk *d, unsigned n, enum ad_outcome outcome,
                       struct ad_case_verdict v)
{
    for (unsigned i = 2; i < AD_CASE_FILINGS; i++)
        if (is_waiting(&d->now, i, n))
            ad__case_judge_one(d, i, outcome, 0, v);
}

void ad__case_conclude(struct ad__desk *d, unsigned n, enum ad_outcome outcome,
                       struct ad_case_verdict v)
{
    const struct ad_case_command *cmd = d->cmd;
    enum ad_instance by = (enum ad_instance)d->now.filing[n].to;
    bool last = n == 1 || ad__instance_above(by) == AD_INSTANCE_NONE;
    int64_t refund = d->now.filing[n].judged ? d->now.filing[n].refund : cmd->refund;
    struct ad_case_event *e;

    judge_rest(d, n, outcome, v);
    e = ad__case_event(d, AD_CASE_EV_DECIDED, AD_BTO_5_14);
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
    e->filing.refund = outcome == AD_OUTCOME_PARTLY ? refund : 0;
    ad__case_commit(d);
    if (cmd->postmark != AD_NO_DATE && cmd->kind != AD_CASE_WITHDRAW)
        ad__case_deliver(d);
    if (last)
        make_final(d, n == 1 ? AD_BTO_5_2 : AD_BTO_5_3,
                   outcome == AD_OUTCOME_PARTLY ? cmd->refund_below : 0);
}

/* What is judged by one command. */
struct judgement {
    unsigned n, at; /* protest or appeal; whose, or that which leads */
    bool ends;      /* then all are decided */
};

static bool is_rejection(unsigned outcome)
{
    return outcome == AD_OUTCOME_DISMISSED || outcome == AD_OUTCOME_INADMISSIBLE;
}

/* The remedy of the party that is named; with the last one, or if nobody is named, all of them. */
static struct judgement judgement_of(const struct ad_case *c, const struct ad_case_command *cmd)
{
    unsigned n = ad__case_pending(c) > 0, own = ad__case_filing_of(c, n, ad__case_payer(c, cmd));
    struct judgement j = {n, own < AD_CASE_FILINGS ? own : n, true};

    for (unsigned i = 0; i < AD_CASE_FILINGS; i++)
        if (is_waiting(c, i, n) && own == AD_CASE_FILINGS && c->filing[j.at].judged)
            j.at = i;
        else if (is_waiting(c, i, n) && own < AD_CASE_FILINGS && i != own)
            j.ends = false;
    return j;
}

static enum ad_outcome said_of(const struct ad_case *c, const struct ad_case_command *cmd,
                               struct judgement j, unsigned i)
{
    return (enum ad_outcome)(i == j.at || !c->filing[i].judged ? cmd->outcome
                                                               : c->filing[i].judged);
}

/* The decision is named after the remedy that leads: one that has success goes before one that has
 * none. */
static unsigned leader_of(const struct ad_case *c, const struct ad_case_command *cmd,
                          struct judgement j)
{
    for (unsigned i = 2; is_rejection(said_of(c, cmd, j, j.n)) && i < AD_CASE_FILINGS; i++)
        if (ad__case_is_open(c, i, j.n) && !is_rejection(said_of(c, cmd, j, i)))
            return i;
    return j.n;
}

/* Part success has its own amount for each (5.15). */
static bool amounts_ok(const struct ad_case *c, const struct ad_case_command *cmd,
                       struct judgement j)
{
    bool below = j.n && j.ends && said_of(c, cmd, j, leader_of(c, cmd, j)) == AD_OUTCOME_PARTLY;

    if (below && (cmd->refund_below < 0 || cmd->refund_below > c->filing[0].paid))
        return false;
    if (cmd->outcome != AD_OUTCOME_PARTLY)
        return true;
    for (unsigned i = 0; j.ends && i < AD_CASE_FILINGS; i++)
        if (i != j.at && is_waiting(c, i, j.n))
            return false;
    return cmd->refund >= 0 && cmd->refund <= c->filing[j.at].paid;
}

/* 5.16: only if the appeal succeeds, and only what was paid. */
static bool charge_ok(const struct ad_case *c, const struct ad_case_command *cmd,
                      struct judgement j)
{
    if (cmd->charge == 0)
        return true;
    return j.n && j.ends && said_of(c, cmd, j, leader_of(c, cmd, j)) == AD_OUTCOME_UPHELD &&
           cmd->uncovered && cmd->charge > 0 && c->decision[1].by != AD_INSTANCE_NONE &&
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

static bool all_confirmed(const struct ad_case *c, unsigned n)
{
    for (unsigned i = 0; i < AD_CASE_FILINGS; i++)
        if (ad__case_is_open(c, i, n) && c->filing[i].confirmed == AD_NO_DATE)
            return false;
    return true;
}

/* Whether it can be decided at all; if not, that is said: what the decision itself lacks before
 * what must come first. A hearing that was fixed need not be waited for. */
static bool may_judge(struct ad__desk *d, int n, struct judgement j)
{
    const struct ad_case *c = &d->now;
    const struct ad_case_command *cmd = d->cmd;

    if (n < 0 || !all_confirmed(c, (unsigned)n))
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_7, AD_NO_POINT);
    else if (cmd->outcome < AD_OUTCOME_INADMISSIBLE || cmd->outcome > AD_OUTCOME_PARTLY)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_15, AD_NO_POINT);
    else if (!amounts_ok(c, cmd, j))
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_15, AD_NO_POINT);
    else if (!ad__case_heard(c, cmd->on))
        refuse_unheard(d);
    else if (cmd->instance != AD_INSTANCE_NONE && cmd->instance != c->filing[n].to)
        ad__case_refuse(d, AD_CASE_NOT_COMPETENT, AD_BTO_5_3, AD_NO_POINT);
    else if (cmd->on < c->filing[n].confirmed)
        ad__case_refuse(d, AD_CASE_BAD_DAY, AD_BTO_5_14, AD_BTO_5_7);
    else if (!charge_ok(c, cmd, j))
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_16, AD_NO_POINT);
    else
        return true;
    return false;
}

/* Said of one beside others, and held until all are decided. */
static void judge_named(struct ad__desk *d, struct judgement j, struct ad_case_verdict v)
{
    bool partly = d->cmd->outcome == AD_OUTCOME_PARTLY;

    if (j.at >= 2 || !j.ends || d->now.filing[j.at].judged)
        ad__case_judge_one(d, j.at, (enum ad_outcome)d->cmd->outcome, partly ? d->cmd->refund : 0,
                           v);
}

static void judge_all(struct ad__desk *d, struct judgement j, struct ad_case_verdict v)
{
    unsigned leader = leader_of(&d->now, d->cmd, j);
    enum ad_outcome outcome = said_of(&d->now, d->cmd, j, leader);

    judge_rest(d, j.n, (enum ad_outcome)d->cmd->outcome, v);
    if (leader != j.n && !d->now.filing[j.n].judged)
        ad__case_judge_one(d, j.n, (enum ad_outcome)d->cmd->outcome, 0, v);
    if (leader != j.n)
        ad__case_lead(d, leader);
    ad__case_conclude(d, j.n, outcome, v);
}

void ad__case_do_judge(struct ad__desk *d)
{
    struct ad_case_verdict v = ad__case_verdict(AD_CASE_OK, AD_BTO_5_14, AD_BTO_5_15);
    struct judgement j = judgement_of(&d->now, d->cmd);
    struct ad_account below, above;

    if (!may_judge(d, ad__case_pending(&d->now), j))
        return;
    judge_named(d, j, v);
    if (!j.ends)
        return;
    below = (struct ad_account){AD_ACCOUNT_INSTANCE,
                                ad__case_org(&d->now, (enum ad_instance)d->now.filing[0].to)};
    above = (struct ad_account){AD_ACCOUNT_FEES,
                                ad__case_org(&d->now, (enum ad_instance)d->now.filing[j.n].to)};
    judge_all(d, j, v);
    move_money(d, 1, AD_BOOKED_CHARGE, AD_BTO_5_16, below, above, d->cmd->charge);
}

/* ---- withdrawal: 5.10 ---- */

/* Where the case stands once that one is gone: where it was before, as each who is entitled has the
 * whole term (5.4, 5.5); after that nobody can come any more. */
static enum ad_case_state state_without(const struct ad__desk *d, unsigned at)
{
    const struct ad_case *c = &d->now;
    ad_date until = ad__case_remedy_until(c->decision[at % 2].postmark, &c->rules);

    if (at >= 2 || ad__case_has_beside(d, at, 1))
        return (enum ad_case_state)c->state;
    if (!c->filing[at].silent)
        return until != AD_NO_DATE && d->cmd->on > until ? AD_CASE_WITHDRAWN
               : at                                      ? AD_CASE_DECIDED_2
                                                         : AD_CASE_DECIDED_1;
    /* A remedy because nobody decided: that is still to be done. */
    return at == 0                                ? AD_CASE_REQUESTED
           : c->filing[0].confirmed != AD_NO_DATE ? AD_CASE_PROTEST_OPEN
                                                  : AD_CASE_PROTEST_FILED;
}

/* One of that kind that was rejected when it was examined; AD_CASE_FILINGS: none. */
static unsigned rejected_beside(const struct ad_case *c, unsigned n)
{
    unsigned i = 2;

    while (i < AD_CASE_FILINGS && !ad__case_is_live(c, i, n))
        i++;
    return i;
}

/* The last one is gone that could be decided: what is left has been rejected, and that can be
 * appealed against like any decision. Or nothing is left, and what was decided before is final. */
static void none_left(struct ad__desk *d, unsigned n)
{
    unsigned at = rejected_beside(&d->now, n);

    if (at < AD_CASE_FILINGS && !d->now.filing[n].silent) {
        ad__case_lead(d, at);
        ad__case_conclude(d, n, AD_OUTCOME_INADMISSIBLE,
                          ad__case_verdict(AD_CASE_REJECTED, AD_BTO_5_14, AD_NO_POINT));
    } else if (d->now.state == AD_CASE_WITHDRAWN) {
        ad__case_settle(d, 0);
    }
}

static void withdrawn(struct ad__desk *d, unsigned at, bool late)
{
    const struct ad_case_filing *f = &d->now.filing[at];
    unsigned other = at < 2 ? ad__case_has_beside(d, at, 1) : 0;
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_WITHDRAWN, AD_BTO_5_10);

    e->n = (uint8_t)at;
    e->state = (uint8_t)state_without(d, at);
    e->verdict.party = f->party;
    ad__case_commit(d);
    if (late)
        ad__case_settle_one(d, at, AD_OUTCOME_DISMISSED, 0, true);
    else
        ad__case_settle_one(d, at, AD_OUTCOME_WITHDRAWN,
                            ad__fee_withdrawn(f->paid, d->cmd->expenses), false);
    if (other)
        ad__case_lead(d, other);
    else if (at < 2)
        none_left(d, at);
}

void ad__case_do_withdraw(struct ad__desk *d)
{
    int n = ad__case_pending(&d->now);
    const struct ad_case_filing *f = &d->now.filing[n > 0];
    /* He may have been a stranger when he filed it, or still be one. */
    unsigned at = ad__case_filing_of(&d->now, n > 0, ad__case_payer(&d->now, d->cmd));
    ad_date on = d->cmd->postmark != AD_NO_DATE ? d->cmd->postmark : d->cmd->on;
    bool late = n >= 0 && f->hearing != AD_NO_DATE &&
                on > ad__case_withdraw_until(f->hearing, &d->now.rules);

    if (n < 0)
        ad__case_refuse(d, AD_CASE_NOT_NOW, AD_BTO_5_10, AD_NO_POINT);
    else if (at == AD_CASE_FILINGS)
        ad__case_refuse(d, AD_CASE_NO_STANDING, AD_BTO_5_10, AD_NO_POINT);
    else if (late && !d->now.rules.late_withdrawal)
        ad__case_refuse(d, AD_CASE_TOO_LATE, AD_BTO_5_10, AD_NO_POINT);
    else if (d->cmd->expenses < 0)
        ad__case_refuse(d, AD_CASE_BAD_AMOUNT, AD_BTO_5_10, AD_NO_POINT);
    else
        withdrawn(d, at, late);
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
