/*
 * federation/case_parts.h -- between the files of a case.
 *
 * decide works on a copy of the case: each event is applied to it at once, so that the next one is
 * made from what is then true. The caller's state is never touched.
 */
#ifndef FEDERATION_CASE_PARTS_H
#define FEDERATION_CASE_PARTS_H

#include "adoube/case.h"

struct ad__desk {
    struct ad_case now;
    const struct ad_case_command *cmd;
    struct ad_case_events *out;
    struct ad_case_verdict first; /* what the command is told */
};

/* A verdict that concerns no party in particular. */
struct ad_case_verdict ad__case_verdict(enum ad_case_code code, enum ad_point a, enum ad_point b);

/* The next event, to be filled in and then committed: state as it is, the verdict is OK by `point`
 * until set otherwise. */
struct ad_case_event *ad__case_event(struct ad__desk *d, enum ad_case_event_kind kind,
                                     enum ad_point point);
void ad__case_commit(struct ad__desk *d);

/* Everything that the event names is there. */
bool ad__case_fits(const struct ad_case *c, const struct ad_case_event *e);

/* An event that says no. */
void ad__case_refuse(struct ad__desk *d, enum ad_case_code code, enum ad_point a, enum ad_point b);

/* 0 while a protest is pending, 1 an appeal, -1 neither. */
int ad__case_pending(const struct ad_case *c);

/* The last day: from the postmark of the decision, from the receipt of the remedy, before the hearing.
 * AD_NO_DATE where that day is not known. */
ad_date ad__case_remedy_until(ad_date postmark, const struct ad_case_rules *r);
ad_date ad__case_confirm_until(ad_date received, const struct ad_case_rules *r);
ad_date ad__case_withdraw_until(ad_date hearing, const struct ad_case_rules *r);

/* What comes back of a fee whose remedy was withdrawn in time; never below 0. */
int64_t ad__fee_withdrawn(int64_t fee, int64_t expenses);

/* `fault` is one bit. */
enum ad_point ad__filing_fault_point(unsigned fault);

/* To whom the next remedy goes, and what it costs; NONE if there is none now. */
enum ad_instance ad__case_next(const struct ad_case *c, struct ad_money *fee);

/* The body above a committee; NONE above the tribunal. */
enum ad_instance ad__instance_above(enum ad_instance i);

/* The account of an instance in this case. */
uint32_t ad__case_org(const struct ad_case *c, enum ad_instance i);

/* Several remedies against one decision. Place i of the filings is one of that kind (0: protest, 1:
 * appeal), and nothing has become of it yet. */
static inline bool ad__case_is_live(const struct ad_case *c, unsigned i, unsigned n)
{
    return c->filing[i].filed && c->filing[i].of == n && c->filing[i].outcome == AD_OUTCOME_NONE;
}

/* What was paid in that place and is not settled. */
static inline int64_t ad__case_paid(const struct ad_case_filing *f)
{
    return f->outcome == AD_OUTCOME_NONE ? f->paid : 0;
}

/* And it was not rejected when it was examined: then only its fee is still held. */
static inline bool ad__case_is_open(const struct ad_case *c, unsigned i, unsigned n)
{
    return ad__case_is_live(c, i, n) &&
           (c->filing[i].confirmed != AD_NO_DATE || !c->filing[i].judged);
}

/* Who pays for what this command's party seeks; the place of his own remedy, or AD_CASE_FILINGS. */
struct ad_account ad__case_payer(const struct ad_case *c, const struct ad_case_command *cmd);
unsigned ad__case_filing_of(const struct ad_case *c, unsigned n, struct ad_account who);

/* What was paid before its remedy came (5.5): a place that is not filed yet. Any payer's, if his
 * account has no number. AD_CASE_FILINGS: none. */
unsigned ad__case_advance(const struct ad_case *c, unsigned n, struct ad_account who);

/* A place beside the one that leads; AD_CASE_FILINGS: there is none. */
unsigned ad__case_room(const struct ad_case *c);

/* The best one beside that which leads: confirmed (`least` 3), in order so far (2), or live at all
 * (1); 0: there is none. */
unsigned ad__case_has_beside(const struct ad__desk *d, unsigned n, unsigned least);

/* The remedy at that place leads now, and the one that did takes its place. */
void ad__case_lead(struct ad__desk *d, unsigned at);

/* Why it must be rejected, as things stand that day: bits of enum ad_filing_fault. */
unsigned ad__case_faults_on(const struct ad_case_filing *f, ad_date on);

/* What was decided on this remedy; now, or as it stands in the file. */
void ad__case_judge_one(struct ad__desk *d, unsigned at, enum ad_outcome outcome, int64_t refund,
                        struct ad_case_verdict v);
enum ad_outcome ad__case_own_outcome(const struct ad_case *c, unsigned at);

/* The place of the command's party in the list, or AD_CASE_PARTIES. */
unsigned ad__case_party(const struct ad_case *c, const struct ad_case_command *cmd);

/* Who could not speak by that day (5.12), a place in the list: BTO 5.12. A director who is not in
 * it: BTO 5.4.4. All have: AD_NO_POINT. */
enum ad_point ad__case_unheard(const struct ad_case *c, ad_date on, unsigned *who);

/* If all have been heard and somebody sits, it can be decided. */
void ad__case_complete(struct ad__desk *d);

/* All could speak by that day, and those who decide sat. */
bool ad__case_heard(const struct ad_case *c, ad_date on);

/* The last undelivered decision goes out with what the command brings. */
void ad__case_deliver(struct ad__desk *d);

/* The commands, by the file that knows them. */
void ad__case_do_remedy(struct ad__desk *d, unsigned n); /* 0: protest, 1: appeal */
void ad__case_do_pay(struct ad__desk *d);
void ad__case_do_examine(struct ad__desk *d);
void ad__case_do_join(struct ad__desk *d);
void ad__case_do_seat(struct ad__desk *d);
void ad__case_do_hear(struct ad__desk *d);
void ad__case_do_unable(struct ad__desk *d);
void ad__case_do_withdraw(struct ad__desk *d);
void ad__case_do_judge(struct ad__desk *d);
void ad__case_do_time(struct ad__desk *d);

/* A decision of the instance of filing n: DECIDED, its delivery, and what follows if final. */
void ad__case_conclude(struct ad__desk *d, unsigned n, enum ad_outcome outcome,
                       struct ad_case_verdict v);

/* What becomes of remedy n, and of its fee: `back` goes back. */
void ad__case_settle_one(struct ad__desk *d, unsigned n, enum ad_outcome outcome, int64_t back,
                         bool proposed);

/* What has become final: the fees of all remedies go where they belong. */
void ad__case_settle(struct ad__desk *d, int64_t refund_below);

#endif
