/*
 * federation/case_check.c -- can this event be one of this case?
 *
 * What was decided is believed. But decisions, remedies, parties and judges that an event names must
 * be there, and what becomes a place in an array must be one.
 */
#include "federation/case_parts.h"

static bool is_instance(unsigned i)
{
    return i > AD_INSTANCE_NONE && i < AD_INSTANCES;
}

static bool is_sum(int64_t amount)
{
    return amount >= 0 && amount < AD_MONEY_MAX;
}

static bool decision_fits(const struct ad_case_event *e)
{
    return e->n < 3 && is_instance(e->decision.by) && e->decision.outcome < AD_OUTCOMES;
}

/* There is a decision that it is against, or it is because there is none. */
static bool has_cause(const struct ad_case *c, const struct ad_case_filing *f)
{
    return f->silent || c->decision[f->of].by != AD_INSTANCE_NONE;
}

static bool filing_fits(const struct ad_case *c, const struct ad_case_event *e)
{
    const struct ad_case_filing *f = &e->filing;

    return e->n < AD_CASE_FILINGS && f->filed && is_instance(f->to) && f->outcome < AD_OUTCOMES &&
           f->of < 2 && (e->n >= 2 || f->of == e->n) && has_cause(c, f) &&
           f->judged < AD_OUTCOMES && (e->n < 2 || c->filing[f->of].filed) &&
           f->mode <= AD_HEARING_WRITTEN && is_sum(f->due) && is_sum(f->paid) &&
           is_sum(f->refund) && (f->party < c->matter.parties || f->party == AD_CASE_PARTIES);
}

/* It is about a remedy that was sought. */
static bool is_about_filing(const struct ad_case *c, const struct ad_case_event *e)
{
    return e->n < AD_CASE_FILINGS && c->filing[e->n].filed;
}

/* Or about what was paid before. */
static bool is_about_fee(const struct ad_case *c, const struct ad_case_event *e)
{
    return is_about_filing(c, e) ||
           (e->n >= 2 && e->n < AD_CASE_FILINGS && e->verdict.party <= AD_CASE_PARTIES);
}

/* Decided already, or by this very event; likewise filed. */
static bool has_decision(const struct ad_case *c, const struct ad_case_event *e, unsigned n)
{
    return c->decision[n].by != AD_INSTANCE_NONE || (e->kind == AD_CASE_EV_DECIDED && e->n == n);
}

static bool has_filing(const struct ad_case *c, const struct ad_case_event *e, unsigned n)
{
    return c->filing[n].filed || (e->kind == AD_CASE_EV_FILED && e->n == n);
}

/* A case is where it is by what was decided and filed. */
static bool state_fits(const struct ad_case *c, const struct ad_case_event *e)
{
    switch ((enum ad_case_state)e->state) {
    case AD_CASE_DECIDED_1: return has_decision(c, e, 0);
    case AD_CASE_PROTEST_FILED:
    case AD_CASE_PROTEST_OPEN:
    case AD_CASE_PROTEST_HEARD: return has_filing(c, e, 0);
    case AD_CASE_DECIDED_2: return has_filing(c, e, 0) && has_decision(c, e, 1);
    case AD_CASE_APPEAL_FILED:
    case AD_CASE_APPEAL_OPEN:
    case AD_CASE_APPEAL_HEARD: return has_filing(c, e, 0) && has_filing(c, e, 1);
    case AD_CASE_DISPUTE:
    case AD_CASE_REQUESTED:
    case AD_CASE_FINAL:
    case AD_CASE_WITHDRAWN:
    case AD_CASE_LAPSED: return true;
    case AD_CASE_STATES: break;
    }
    return false;
}

static bool kind_fits(const struct ad_case *c, const struct ad_case_event *e)
{
    switch ((enum ad_case_event_kind)e->kind) {
    case AD_CASE_EV_JOINED: return e->n <= c->matter.parties && e->n < AD_CASE_PARTIES;
    case AD_CASE_EV_DECIDED:
        return decision_fits(e) && is_sum(e->filing.refund) &&
               (e->n == 0 || c->filing[e->n - 1].filed);
    case AD_CASE_EV_DELIVERED: return decision_fits(e) && c->decision[e->n].by != AD_INSTANCE_NONE;
    case AD_CASE_EV_FILED: return filing_fits(c, e);
    case AD_CASE_EV_PAID:
        return is_about_fee(c, e) && is_sum(e->money.amount) &&
               is_sum(ad__case_paid(&c->filing[e->n]) + e->money.amount);
    case AD_CASE_EV_JUDGED:
        return is_about_filing(c, e) && e->filing.outcome < AD_OUTCOMES && is_sum(e->filing.refund);
    case AD_CASE_EV_SETTLED:
        return is_about_fee(c, e) && e->filing.outcome < AD_OUTCOMES && is_sum(e->filing.refund);
    case AD_CASE_EV_HEARING: return is_about_filing(c, e) && e->filing.mode <= AD_HEARING_WRITTEN;
    case AD_CASE_EV_LEADS:
    case AD_CASE_EV_CONFIRMED: return is_about_filing(c, e);
    case AD_CASE_EV_MOVED_UP: return is_about_filing(c, e) && e->n < 2 && is_instance(e->instance);
    case AD_CASE_EV_STAYED: return e->stay <= AD_STAY_LIMITED && is_instance(e->instance);
    case AD_CASE_EV_SEATED: return c->panel_count < AD_CASE_PANEL;
    case AD_CASE_EV_HEARD: return e->n < c->matter.parties;
    case AD_CASE_EV_MONEY: return is_sum(e->money.amount);
    case AD_CASE_EV_REQUESTED:
    case AD_CASE_EV_STAY_ASKED:
    case AD_CASE_EV_RECUSED:
    case AD_CASE_EV_WITHDRAWN:
    case AD_CASE_EV_REFUSED:
    case AD_CASE_EV_LAPSED:
    case AD_CASE_EV_ALL_HEARD:
    case AD_CASE_EV_FINAL: return true;
    case AD_CASE_EVENTS: break;
    }
    return false;
}

bool ad__case_fits(const struct ad_case *c, const struct ad_case_event *e)
{
    return state_fits(c, e) && kind_fits(c, e);
}
