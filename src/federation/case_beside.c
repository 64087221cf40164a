/*
 * federation/case_beside.c -- several remedies against one decision.
 *
 * BTO 5.4, 5.5: each who is entitled has the ten days, and a fee of his own. One of them leads, the
 * others stand beside it in the file. They are heard together and decided in one decision, each for
 * itself; when the one that leads falls away, another leads, and the case goes on.
 */
#include "federation/case_parts.h"

struct ad_account ad__case_payer(const struct ad_case *c, const struct ad_case_command *cmd)
{
    unsigned at = ad__case_party(c, cmd);
    const struct ad_party *by = at < AD_CASE_PARTIES ? &c->matter.party[at] : &cmd->who;

    return (struct ad_account){by->is_club ? AD_ACCOUNT_CLUB : AD_ACCOUNT_PERSON, by->id};
}

unsigned ad__case_filing_of(const struct ad_case *c, unsigned n, struct ad_account who)
{
    unsigned i = 0;

    while (i < AD_CASE_FILINGS &&
           !(who.id && ad__case_is_open(c, i, n) && c->filing[i].payer.kind == who.kind &&
             c->filing[i].payer.id == who.id))
        i++;
    return i;
}

unsigned ad__case_advance(const struct ad_case *c, unsigned n, struct ad_account who)
{
    unsigned i = 2;

    while (i < AD_CASE_FILINGS &&
           (c->filing[i].filed || !c->filing[i].paid || c->filing[i].of != n ||
            c->filing[i].outcome != AD_OUTCOME_NONE ||
            (who.id && (c->filing[i].payer.kind != who.kind || c->filing[i].payer.id != who.id))))
        i++;
    return i;
}

unsigned ad__case_room(const struct ad_case *c)
{
    unsigned i = 2;

    while (i < AD_CASE_FILINGS && (c->filing[i].filed || c->filing[i].paid) &&
           c->filing[i].outcome == AD_OUTCOME_NONE)
        i++;
    return i;
}

/* How good a leader: 3 confirmed, 2 in order so far, 1 to be rejected as it stands. */
static unsigned fitness(const struct ad_case_filing *f, ad_date on)
{
    return f->confirmed != AD_NO_DATE ? 3 : ad__case_faults_on(f, on) ? 1 : 2;
}

unsigned ad__case_has_beside(const struct ad__desk *d, unsigned n, unsigned least)
{
    const struct ad_case *c = &d->now;
    unsigned best = 0, most = least - 1;

    for (unsigned i = 2; i < AD_CASE_FILINGS; i++)
        if (ad__case_is_open(c, i, n) && fitness(&c->filing[i], d->cmd->on) > most) {
            most = fitness(&c->filing[i], d->cmd->on);
            best = i;
        }
    return best;
}

void ad__case_lead(struct ad__desk *d, unsigned at)
{
    static const uint8_t filed[] = {AD_CASE_PROTEST_FILED, AD_CASE_APPEAL_FILED};
    static const uint8_t open[] = {AD_CASE_PROTEST_OPEN, AD_CASE_APPEAL_OPEN};
    const struct ad_case_filing *f = &d->now.filing[at];
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_LEADS, AD_BTO_5_4);

    e->n = (uint8_t)at;
    e->verdict.party = f->party;
    if (f->confirmed == AD_NO_DATE)
        e->state = filed[f->of];
    else if (d->now.state == filed[f->of])
        e->state = open[f->of];
    ad__case_commit(d);
}

void ad__case_judge_one(struct ad__desk *d, unsigned at, enum ad_outcome outcome, int64_t refund,
                        struct ad_case_verdict v)
{
    struct ad_case_event *e = ad__case_event(d, AD_CASE_EV_JUDGED, AD_BTO_5_14);

    e->n = (uint8_t)at;
    e->filing.outcome = (uint8_t)outcome;
    e->filing.refund = refund;
    e->verdict = v;
    e->verdict.party = d->now.filing[at].party;
    ad__case_commit(d);
}

enum ad_outcome ad__case_own_outcome(const struct ad_case *c, unsigned at)
{
    const struct ad_case_filing *f = &c->filing[at];

    return (enum ad_outcome)(at >= 2 && f->judged ? f->judged : c->decision[f->of + 1].outcome);
}
