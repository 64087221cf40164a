/*
 * federation/case_apply.c -- a new case file, and folding its events in.
 *
 * apply decides nothing: what an event says is so. An event carries the state after it.
 */
#include <string.h>

#include "adoube/err.h"
#include "federation/case_parts.h"

static const struct ad_case_decision no_decision = {.on = AD_NO_DATE, .postmark = AD_NO_DATE};
static const struct ad_case_filing no_filing = {.postmark = AD_NO_DATE,
                                                .received = AD_NO_DATE,
                                                .fee_until = AD_NO_DATE,
                                                .fee_on = AD_NO_DATE,
                                                .confirmed = AD_NO_DATE,
                                                .hearing = AD_NO_DATE};

/* Who acted in this matter does not act above (5.11). */
static void has_acted(struct ad_case *c, uint32_t person)
{
    for (unsigned i = 0; i < c->acted_count; i++)
        if (c->acted[i] == person)
            return;
    if (person && c->acted_count < AD_CASE_ACTED)
        c->acted[c->acted_count++] = person;
}

/* Nobody sits, and nobody was heard. */
static void clear_instance(struct ad_case *c)
{
    memset(c->panel, 0, sizeof c->panel);
    c->panel_count = 0;
    for (unsigned i = 0; i < AD_CASE_PARTIES; i++)
        c->heard[i] = AD_NO_DATE;
    c->seated = AD_NO_DATE;
    c->recused_any = false;
}

/* An instance is done with it, or another one begins. */
static void leave_instance(struct ad_case *c)
{
    for (unsigned i = 0; i < c->panel_count; i++)
        has_acted(c, c->panel[i].person);
    clear_instance(c);
}

static void start_decided(struct ad_case *out, const struct ad_matter *m)
{
    struct ad_case_decision *first = &out->decision[0];

    out->state = AD_CASE_DECIDED_1;
    first->by = m->first;
    first->outcome = AD_OUTCOME_RULED;
    first->copies = m->copies;
    first->notice = m->copies > 0;
    first->reasons = true;
    first->on = m->postmark != AD_NO_DATE ? m->postmark : m->incident;
    first->postmark = m->copies ? m->postmark : AD_NO_DATE; /* 5.2 */
    has_acted(out, m->decided_by);
}

int ad_case_init(struct ad_case *out, uint32_t id, const struct ad_matter *m,
                 const struct ad_case_rules *rules)
{
    if (m->parties > AD_CASE_PARTIES || m->first <= AD_INSTANCE_NONE || m->first >= AD_INSTANCES ||
        m->start > AD_START_DECIDED)
        return AD_EINVAL;
    if (m->start == AD_START_DISPUTE && m->incident == AD_NO_DATE)
        return AD_EINVAL;
    memset(out, 0, sizeof *out);
    out->id = id;
    out->rules = rules ? *rules : ad_case_rules_usual;
    out->matter = *m;
    out->requested = AD_NO_DATE;
    for (unsigned i = 0; i < AD_CASE_PARTIES; i++)
        out->joined[i] = AD_NO_DATE;
    leave_instance(out);
    for (int i = 0; i < 3; i++)
        out->decision[i] = no_decision;
    for (int i = 0; i < AD_CASE_FILINGS; i++)
        out->filing[i] = no_filing;
    out->filing[1].of = 1;
    out->state = AD_CASE_DISPUTE;
    if (m->start == AD_START_DECIDED)
        start_decided(out, m);
    return 0;
}

/* The decision that was stayed is replaced, or nobody contests it any more. */
static void end_stay(struct ad_case *c)
{
    c->stay = AD_STAY_NONE;
    c->stay_by = AD_INSTANCE_NONE;
    c->stay_asked = false;
}

static void decided(struct ad_case *c, const struct ad_case_event *e)
{
    c->decision[e->n] = e->decision;
    has_acted(c, e->person);
    if (e->n) {
        c->filing[e->n - 1].refund = e->filing.refund;
        leave_instance(c);
        end_stay(c);
    }
}

static void delivered(struct ad_case *c, const struct ad_case_event *e)
{
    c->decision[e->n] = e->decision;
    for (unsigned i = 0; i < AD_CASE_FILINGS; i++)
        if (ad__case_is_live(c, i, e->n))
            c->filing[i].fee_until = e->filing.fee_until;
}

/* He had his say on the first such day. */
static void heard(ad_date *on, ad_date day)
{
    if (*on == AD_NO_DATE || day < *on)
        *on = day;
}

static void seated(struct ad_case *c, const struct ad_case_event *e)
{
    c->panel[c->panel_count++] = e->judge;
    if (e->on > c->seated)
        c->seated = e->on;
}

static void recused(struct ad_case *c, uint32_t person)
{
    unsigned kept = 0;

    c->recused_any = true;
    for (unsigned i = 0; i < c->panel_count; i++)
        if (c->panel[i].person != person)
            c->panel[kept++] = c->panel[i];
    for (unsigned i = kept; i < c->panel_count; i++)
        memset(&c->panel[i], 0, sizeof c->panel[i]);
    c->panel_count = (uint8_t)kept;
}

/* Both may ask: the director was asked by the first postmark. */
static void requested(struct ad_case *c, ad_date on)
{
    if (c->requested == AD_NO_DATE || on < c->requested)
        c->requested = on;
}

static void joined(struct ad_case *c, const struct ad_case_event *e)
{
    c->matter.party[e->n] = e->party;
    if (e->n < c->matter.parties)
        return;
    c->matter.parties++;
    c->joined[e->n] = e->on;
}

/* The first one opens the instance; another one stands beside it. */
static void filed(struct ad_case *c, const struct ad_case_event *e)
{
    unsigned advance = ad__case_advance(c, e->filing.of, e->filing.payer);

    if (e->filing.payer.id && advance < AD_CASE_FILINGS)
        c->filing[advance] = no_filing;
    c->filing[e->n] = e->filing;
    if (e->n >= 2)
        return;
    c->filing[e->n].of = e->n;
    leave_instance(c);
    c->stay_asked = false;
}

/* The day that was fixed is that of all of them. Where all had been rejected, the instance is to decide
 * again. */
static void leads(struct ad_case *c, unsigned n)
{
    struct ad_case_filing *first = &c->filing[c->filing[n].of], was = *first;

    if (c->state == AD_CASE_DECIDED_2)
        c->decision[1] = no_decision;
    *first = c->filing[n];
    first->hearing = was.hearing;
    first->mode = was.mode;
    c->filing[n] = was;
}

static void judged(struct ad_case_filing *f, const struct ad_case_event *e)
{
    f->judged = e->filing.outcome;
    f->refund = e->filing.refund;
}

static void moved_up(struct ad_case *c, const struct ad_case_event *e)
{
    for (unsigned i = 0; i < AD_CASE_FILINGS; i++)
        if (ad__case_is_live(c, i, e->n))
            c->filing[i].to = e->instance;
    leave_instance(c);
}

/* In a place that is not filed: before its remedy came. */
static void paid(struct ad_case *c, struct ad_case_filing *f, const struct ad_case_event *e)
{
    if (e->n >= 2 && (!f->filed || f->outcome != AD_OUTCOME_NONE)) {
        int64_t before = ad__case_paid(f);

        *f = no_filing;
        f->paid = before;
        f->of = c->state >= AD_CASE_DECIDED_2;
        f->payer = e->from;
        f->party = e->verdict.party;
    }
    f->paid += e->money.amount;
    f->fee_on = e->filing.fee_on;
}

static void settled(struct ad_case_filing *f, const struct ad_case_event *e)
{
    f->outcome = e->filing.outcome;
    f->refund = e->filing.refund;
}

/* An appeal because nobody had decided leaves the protest, and its stay, where they were. Where
 * another remedy is left, the instance goes on; else it may see those who sat for another one. */
static void withdrawn(struct ad_case *c, const struct ad_case_event *e)
{
    if (e->state == c->state)
        return;
    clear_instance(c);
    if (e->state != AD_CASE_PROTEST_FILED && e->state != AD_CASE_PROTEST_OPEN)
        end_stay(c);
}

static void fold(struct ad_case *c, const struct ad_case_event *e)
{
    /* other kinds count otherwise */
    struct ad_case_filing *f = &c->filing[e->n < AD_CASE_FILINGS ? e->n : 1];

    switch ((enum ad_case_event_kind)e->kind) {
    case AD_CASE_EV_REQUESTED: requested(c, e->on); break;
    case AD_CASE_EV_JOINED: joined(c, e); break;
    case AD_CASE_EV_DECIDED: decided(c, e); break;
    case AD_CASE_EV_DELIVERED: delivered(c, e); break;
    case AD_CASE_EV_FILED: filed(c, e); break;
    case AD_CASE_EV_PAID: paid(c, f, e); break;
    case AD_CASE_EV_CONFIRMED: f->confirmed = e->on; break;
    case AD_CASE_EV_STAY_ASKED: c->stay_asked = true; break;
    case AD_CASE_EV_STAYED:
        c->stay = e->stay;
        c->stay_by = e->instance;
        break;
    case AD_CASE_EV_HEARING:
        f->hearing = e->filing.hearing;
        f->mode = e->filing.mode;
        break;
    case AD_CASE_EV_SEATED: seated(c, e); break;
    case AD_CASE_EV_RECUSED: recused(c, e->judge.person); break;
    case AD_CASE_EV_HEARD: heard(&c->heard[e->n], e->on); break;
    case AD_CASE_EV_MOVED_UP: moved_up(c, e); break;
    case AD_CASE_EV_LEADS: leads(c, e->n); break;
    case AD_CASE_EV_JUDGED: judged(f, e); break;
    case AD_CASE_EV_SETTLED: settled(f, e); break;
    case AD_CASE_EV_WITHDRAWN: withdrawn(c, e); break;
    case AD_CASE_EV_REFUSED:
    case AD_CASE_EV_LAPSED:
    case AD_CASE_EV_ALL_HEARD:
    case AD_CASE_EV_FINAL:
    case AD_CASE_EV_MONEY:
    case AD_CASE_EVENTS: break;
    }
}

int ad_case_apply(struct ad_case *c, const struct ad_case_event *e)
{
    if (e->seq != c->seq + 1)
        return AD_ECONFLICT;
    if (!ad__case_fits(c, e))
        return AD_EINVAL;
    fold(c, e);
    c->seq = e->seq;
    c->state = e->state;
    return 0;
}

int ad_case_book(struct ad_ledger *l, const struct ad_case *c, const struct ad_case_event *e)
{
    struct ad_booking head = {e->on, e->booked, e->verdict.by[0], c->id};

    if ((e->kind != AD_CASE_EV_PAID && e->kind != AD_CASE_EV_MONEY) || e->money.amount == 0)
        return 0;
    return ad_ledger_move(l, &head, e->from, e->to, e->money);
}
