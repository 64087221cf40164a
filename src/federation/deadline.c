/*
 * federation/deadline.c -- what must happen by when: the terms of the order, and those of a case.
 */
#include <string.h>

#include "federation/reschedule.h"
#include "federation/case_parts.h"
#include "federation/word.h"
#include "words/words.h"
#include "federation/names.h"
#include "federation/case_inside.h"
#include "federation/date_inside.h"

/* ---- the terms by their names ---- */

const struct ad_term_days ad_term_days_usual = {{
#define X(id, name, days, point) days,
    AD_TERM_MAP(X)
#undef X
}};

static const struct {
    const char *name;
    enum ad_point point;
    const char *text[AD__TONGUES];
} terms_of[] = {
#define X(id, name, days, point) {name, point, {AD__SAID(id)}},
    AD_TERM_MAP(X)
#undef X
};

const char *ad_term_name(enum ad_term t)
{
    return t < AD_TERMS ? terms_of[t].name : "";
}

const char *ad_term_text(enum ad_term t, enum ad_language lang)
{
    return t < AD_TERMS ? terms_of[t].text[ad__tongue(lang)] : "";
}

enum ad_point ad_term_point(enum ad_term t)
{
    return t < AD_TERMS ? terms_of[t].point : AD_NO_POINT;
}

enum ad_term ad_term_find(const char *name, size_t len)
{
    unsigned t = 0;

    while (t < AD_TERMS && !ad__is(terms_of[t].name, name, len))
        t++;
    return (enum ad_term)t;
}

ad_date ad_term_until(enum ad_term t, ad_date day, const struct ad_term_days *terms,
                      const struct ad_calendar *c)
{
    int days;

    if (t >= AD_TERMS)
        return AD_NO_DATE;
    days = (terms ? terms : &ad_term_days_usual)->days[t];
    return days < 0 ? ad_deadline_before(day, -days) : ad_deadline(day, days, c);
}

/* ---- those of a case ---- */

static const struct ad_case_rules *of(const struct ad_case_rules *r)
{
    return r ? r : &ad_case_rules_usual;
}

ad_date ad_case_request_until(ad_date incident, const struct ad_case_rules *r)
{
    return ad_deadline(incident, of(r)->request_days, &of(r)->days);
}

ad_date ad__case_remedy_until(ad_date postmark, const struct ad_case_rules *r)
{
    return ad_deadline(postmark, of(r)->remedy_days, &of(r)->days);
}

ad_date ad__case_confirm_until(ad_date received, const struct ad_case_rules *r)
{
    return ad_deadline(received, of(r)->confirm_days, &of(r)->days);
}

ad_date ad__case_withdraw_until(ad_date hearing, const struct ad_case_rules *r)
{
    return ad_deadline_before(hearing, of(r)->withdraw_days);
}

ad_date ad_case_hearing_from(ad_date on, const struct ad_case_rules *r)
{
    ad_date day = on;

    while (ad__case_withdraw_until(day, r) < on)
        day = ad_date_add(day, 1);
    return day;
}

/* ---- asked in advance ---- */

struct list {
    struct ad_due *out;
    unsigned count;
    const struct ad_case *c;
};

static struct ad_due *put(struct list *l, enum ad_due_kind what, ad_date by, enum ad_point point,
                          unsigned instance)
{
    struct ad_due *d = &l->out[l->count++];

    *d = (struct ad_due){what, by, point, (enum ad_instance)instance,
                         ad_money(0, l->c->rules.fees.currency)};
    return d;
}

/* The next remedy, with its fee; `by` AD_NO_DATE while nobody has decided (5.2). */
static void put_remedy(struct list *l, enum ad_due_kind what, ad_date by)
{
    struct ad_money fee;
    enum ad_instance to = ad__case_next(l->c, &fee);

    if (to != AD_INSTANCE_NONE)
        put(l, what, by, by == AD_NO_DATE ? AD_BTO_5_2 : AD_BTO_5_5, to)->fee = fee;
}

static void put_decided(struct list *l, unsigned n)
{
    const struct ad_case_decision *d = &l->c->decision[n];

    if (d->postmark == AD_NO_DATE)
        put(l, AD_DUE_DELIVERY, AD_NO_DATE, AD_BTO_5_14, d->by);
    put_remedy(l, n ? AD_DUE_APPEAL : AD_DUE_PROTEST,
               ad__case_remedy_until(d->postmark, &l->c->rules));
}

/* Each remedy that nobody has examined yet. */
static void put_filed(struct list *l, unsigned n)
{
    for (unsigned i = 0; i < AD_CASE_FILINGS; i++) {
        const struct ad_case_filing *f = &l->c->filing[i];

        if (!ad__case_is_open(l->c, i, n) || f->confirmed != AD_NO_DATE)
            continue;
        if (f->paid < f->due)
            put(l, AD_DUE_FEE, f->fee_until, AD_BTO_5_5, f->to)->fee.amount = f->due - f->paid;
        put(l, AD_DUE_CONFIRM, ad__case_confirm_until(f->received, &l->c->rules), AD_BTO_5_7,
            f->to);
    }
}

/* The remedy may be taken back until a hearing is near; without one, until the decision. */
static void put_pending(struct list *l, unsigned n, bool heard)
{
    const struct ad_case_filing *f = &l->c->filing[n];

    put_filed(l, n);
    put(l, AD_DUE_WITHDRAW, ad__case_withdraw_until(f->hearing, &l->c->rules), AD_BTO_5_10, f->to);
    if (!heard)
        put(l, AD_DUE_HEAR, f->hearing, AD_BTO_5_12, f->to);
    if (f->hearing != AD_NO_DATE)
        put(l, AD_DUE_HEARING, f->hearing, AD_BTO_5_12, f->to);
    put(l, AD_DUE_JUDGEMENT, AD_NO_DATE, AD_BTO_5_14, f->to);
    if (n == 0)
        put_remedy(l, AD_DUE_APPEAL, AD_NO_DATE);
}

unsigned ad_case_due(struct ad_due out[AD_DUES_MAX], const struct ad_case *c)
{
    struct list l = {out, 0, c};

    switch ((enum ad_case_state)c->state) {
    case AD_CASE_DISPUTE:
        if (!c->matter.blitz_rule)
            put(&l, AD_DUE_REQUEST, ad_case_request_until(c->matter.incident, &c->rules),
                AD_BTO_5_1, c->matter.first);
        break;
    case AD_CASE_REQUESTED:
        put(&l, AD_DUE_RULING, AD_NO_DATE, AD_BTO_5_1, c->matter.first);
        put_remedy(&l, AD_DUE_PROTEST, AD_NO_DATE);
        break;
    case AD_CASE_DECIDED_1: put_decided(&l, 0); break;
    case AD_CASE_DECIDED_2: put_decided(&l, 1); break;
    case AD_CASE_PROTEST_FILED: put_filed(&l, 0); break;
    case AD_CASE_APPEAL_FILED: put_filed(&l, 1); break;
    case AD_CASE_PROTEST_OPEN: put_pending(&l, 0, false); break;
    case AD_CASE_APPEAL_OPEN: put_pending(&l, 1, false); break;
    case AD_CASE_PROTEST_HEARD: put_pending(&l, 0, true); break;
    case AD_CASE_APPEAL_HEARD: put_pending(&l, 1, true); break;
    case AD_CASE_FINAL:
    case AD_CASE_WITHDRAWN:
        for (unsigned n = 0; n < 3; n++)
            if (c->decision[n].by != AD_INSTANCE_NONE && c->decision[n].postmark == AD_NO_DATE)
                put(&l, AD_DUE_DELIVERY, AD_NO_DATE, AD_BTO_5_14, c->decision[n].by);
        break;
    case AD_CASE_LAPSED:
    case AD_CASE_STATES: break;
    }
    return l.count;
}
