/*
 * federation/case_ladder.c -- who decides above whom, what it costs, what comes back.
 *
 *   BTO 5.3   protest: the committee of the same area; against a committee's first decision the
 *             committee of the area above, in the federation the tribunal
 *   BTO 5.8   fees, by who decides. The appeal body is named there only
 */
#include "federation/case_parts.h"
#include "federation/case_inside.h"

enum { DM = 100 };

const struct ad_case_rules ad_case_rules_usual = {
    .request_days = 5,
    .remedy_days = 10,
    .confirm_days = 8,
    .withdraw_days = 8,
    .panel_least = 1,
    .late_withdrawal = false,
    .director_recuses = true,
    .days = {.season_month = 9, .season_day = 1, .roll = false},
    .fees = {.season = 1987,
             .currency = "DEM",
             .protest = {[AD_DISTRICT_COMMITTEE] = 60 * DM,
                         [AD_ASSOCIATION_COMMITTEE] = 100 * DM,
                         [AD_FEDERATION_COMMITTEE] = 130 * DM,
                         [AD_TRIBUNAL] = 130 * DM},
             .appeal = {[AD_ASSOCIATION_COMMITTEE] = 150 * DM,
                        [AD_FEDERATION_COMMITTEE] = 200 * DM,
                        [AD_TRIBUNAL] = 250 * DM}},
};

/* ---- instances ---- */

enum ad_instance ad_instance_director(enum ad_level area)
{
    return area == AD_DISTRICT      ? AD_DISTRICT_DIRECTOR
           : area == AD_ASSOCIATION ? AD_ASSOCIATION_DIRECTOR
           : area == AD_FEDERATION  ? AD_FEDERATION_DIRECTOR
                                    : AD_INSTANCE_NONE;
}

enum ad_instance ad_instance_committee(enum ad_level area)
{
    return area == AD_DISTRICT      ? AD_DISTRICT_COMMITTEE
           : area == AD_ASSOCIATION ? AD_ASSOCIATION_COMMITTEE
           : area == AD_FEDERATION  ? AD_FEDERATION_COMMITTEE
                                    : AD_INSTANCE_NONE;
}

enum ad_level ad_instance_level(enum ad_instance i)
{
    switch (i) {
    case AD_DISTRICT_DIRECTOR:
    case AD_DISTRICT_COMMITTEE: return AD_DISTRICT;
    case AD_ASSOCIATION_DIRECTOR:
    case AD_ASSOCIATION_COMMITTEE: return AD_ASSOCIATION;
    case AD_FEDERATION_DIRECTOR:
    case AD_FEDERATION_COMMITTEE:
    case AD_TRIBUNAL: return AD_FEDERATION;
    case AD_INSTANCE_NONE:
    case AD_INSTANCES: break;
    }
    return AD_LEVELS;
}

enum ad_instance ad__instance_above(enum ad_instance i)
{
    if (i < AD_DISTRICT_COMMITTEE || i >= AD_TRIBUNAL)
        return AD_INSTANCE_NONE;
    return (enum ad_instance)(i + 1);
}

enum ad_instance ad_instance_protest(enum ad_instance first)
{
    if (first >= AD_DISTRICT_DIRECTOR && first <= AD_FEDERATION_DIRECTOR)
        return (enum ad_instance)(first - AD_DISTRICT_DIRECTOR + AD_DISTRICT_COMMITTEE);
    return ad__instance_above(first);
}

enum ad_instance ad_instance_appeal(enum ad_instance first)
{
    return ad__instance_above(ad_instance_protest(first));
}

/* ---- fees ---- */

struct ad_money ad_fee_protest(const struct ad_fees *f, enum ad_instance to)
{
    return ad_money(to < AD_INSTANCES ? f->protest[to] : 0, f->currency);
}

struct ad_money ad_fee_appeal(const struct ad_fees *f, enum ad_instance to)
{
    return ad_money(to < AD_INSTANCES ? f->appeal[to] : 0, f->currency);
}

struct ad_remedies ad_remedies_of(enum ad_instance first, const struct ad_fees *f)
{
    struct ad_remedies r = {.protest = ad_instance_protest(first),
                            .appeal = ad_instance_appeal(first),
                            .by = {AD_BTO_5_3, AD_BTO_5_8}};

    r.protest_fee = ad_fee_protest(f, r.protest);
    r.appeal_fee = ad_fee_appeal(f, r.appeal);
    return r;
}

int64_t ad__fee_withdrawn(int64_t fee, int64_t expenses)
{
    return fee > expenses ? fee - expenses : 0;
}

int64_t ad_fee_partly(int64_t fee, unsigned won, unsigned of, int64_t expenses)
{
    int64_t whole, rest;

    if (of == 0 || won > of || fee < 0)
        return 0;
    /* fee * won would not fit for every fee. */
    whole = fee / of * won;
    rest = (int64_t)((uint64_t)(fee % of) * won / of);
    return ad__fee_withdrawn(whole + rest, expenses);
}

uint32_t ad__case_org(const struct ad_case *c, enum ad_instance i)
{
    return c->matter.org[i] ? c->matter.org[i] : (uint32_t)i;
}

/* To whom the next remedy would go. A body that took a case over is the one below an appeal. */
enum ad_instance ad__case_next(const struct ad_case *c, struct ad_money *fee)
{
    enum ad_case_state s = (enum ad_case_state)c->state;
    enum ad_instance to = AD_INSTANCE_NONE;
    bool protest = s == AD_CASE_REQUESTED || s == AD_CASE_DECIDED_1;

    if (c->matter.blitz_rule)
        to = AD_INSTANCE_NONE;
    else if (protest)
        to = ad_instance_protest((enum ad_instance)c->matter.first);
    else if (s >= AD_CASE_PROTEST_FILED && s <= AD_CASE_DECIDED_2)
        to = ad__instance_above((enum ad_instance)c->filing[0].to);
    if (fee)
        *fee = protest ? ad_fee_protest(&c->rules.fees, to) : ad_fee_appeal(&c->rules.fees, to);
    return to;
}
