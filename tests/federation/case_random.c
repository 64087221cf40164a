/*
 * tests/federation/case_random.c -- what holds in every case, whatever anybody does.
 *
 * The books balance; what is held is what was paid and not settled; a term that was told never ends
 * earlier; a refusal leaves the state; the file replays to the same bytes; every verdict names a
 * point that exists (play_keep checks the last two).
 */
#include <stdio.h>
#include <string.h>

#include "case_play.h"
#include "federation/names.h"

static ad_date some_day(struct kit_rng *rng, ad_date around)
{
    return around + (ad_date)kit_below(rng, 16) - 3;
}

/* What brings a case on, half of the time; else anything. */
static enum ad_case_command_kind some_command(struct kit_rng *rng, const struct ad_case *c)
{
    static const uint8_t next[AD_CASE_STATES][4] = {
        [AD_CASE_DISPUTE] = {AD_CASE_REQUEST, AD_CASE_REQUEST, AD_CASE_TIME, AD_CASE_REQUEST},
        [AD_CASE_REQUESTED] = {AD_CASE_RULE, AD_CASE_RULE, AD_CASE_PROTEST, AD_CASE_DELIVER},
        [AD_CASE_DECIDED_1] = {AD_CASE_PROTEST, AD_CASE_PROTEST, AD_CASE_TIME, AD_CASE_DELIVER},
        [AD_CASE_PROTEST_FILED] = {AD_CASE_PAY, AD_CASE_PAY, AD_CASE_EXAMINE, AD_CASE_ASK_STAY},
        [AD_CASE_PROTEST_OPEN] = {AD_CASE_HEAR, AD_CASE_HEAR, AD_CASE_SEAT, AD_CASE_SET_HEARING},
        [AD_CASE_PROTEST_HEARD] = {AD_CASE_JUDGE, AD_CASE_JUDGE, AD_CASE_APPEAL, AD_CASE_JOIN},
        [AD_CASE_DECIDED_2] = {AD_CASE_APPEAL, AD_CASE_APPEAL, AD_CASE_TIME, AD_CASE_DELIVER},
        [AD_CASE_APPEAL_FILED] = {AD_CASE_PAY, AD_CASE_PAY, AD_CASE_EXAMINE, AD_CASE_STAY_IT},
        [AD_CASE_APPEAL_OPEN] = {AD_CASE_HEAR, AD_CASE_HEAR, AD_CASE_SEAT, AD_CASE_UNABLE},
        [AD_CASE_APPEAL_HEARD] = {AD_CASE_JUDGE, AD_CASE_JUDGE, AD_CASE_WITHDRAW, AD_CASE_JOIN},
        [AD_CASE_FINAL] = {AD_CASE_DELIVER, AD_CASE_DELIVER, AD_CASE_PAY, AD_CASE_APPEAL},
    };

    if (kit_below(rng, 10) < 7)
        return (enum ad_case_command_kind)next[c->state][kit_below(rng, 4)];
    return (enum ad_case_command_kind)kit_below(rng, AD_CASE_COMMANDS);
}

struct ad_case_command play_random_command(struct kit_rng *rng, const struct ad_case *c,
                                           ad_date now)
{
    struct ad_case_command m = ad_case_command(some_command(rng, c), now);
    static const int64_t sums_of[] = {6000, 10000, 13000, 15000, 20000, 25000, 1200, 500, -1};

    m.party = (uint8_t)kit_below(rng, 6);
    m.who = kit_below(rng, 2)
                ? play_stranger
                : (struct ad_party){(uint8_t)kit_below(rng, 32), true, kit_below(rng, 30) + 1, 5};
    m.postmark = kit_below(rng, 3) ? some_day(rng, now) : AD_NO_DATE;
    m.received = kit_below(rng, 3) ? AD_NO_DATE : some_day(rng, now);
    m.day = kit_below(rng, 4) ? some_day(rng, now + 14) : AD_NO_DATE;
    m.means = (uint8_t)(kit_below(rng, 6) ? AD_MEANS_REGISTERED : AD_MEANS_PLAIN);
    m.reasons = kit_below(rng, 6) > 0;
    m.copies = (uint8_t)(kit_below(rng, 6) ? 3 : 0);
    m.stay = (uint8_t)kit_below(rng, 3);
    m.instance = (uint8_t)(kit_below(rng, 2) ? AD_INSTANCE_NONE : kit_below(rng, AD_INSTANCES));
    m.outcome = (uint8_t)(AD_OUTCOME_DISMISSED + kit_below(rng, 3));
    m.uncovered = kit_below(rng, 2);
    m.person = kit_below(rng, 40);
    m.judge = (struct ad_judge){kit_below(rng, 40), {kit_below(rng, 12), 0}, !kit_below(rng, 5)};
    m.money = ad_money(kit_below(rng, 3) ? c->filing[c->state >= AD_CASE_APPEAL_FILED].due
                                         : sums_of[kit_below(rng, 9)],
                       kit_below(rng, 9) ? "DEM" : "EUR");
    m.expenses = sums_of[6 + kit_below(rng, 3)];
    m.refund = sums_of[kit_below(rng, 9)];
    m.refund_below = sums_of[kit_below(rng, 9)];
    m.charge = kit_below(rng, 2) ? 0 : sums_of[kit_below(rng, 9)];
    return m;
}

/* Several remedies have several days of one kind. */
static bool once(const struct ad_due *list, unsigned count, enum ad_due_kind what)
{
    unsigned n = 0;

    for (unsigned i = 0; i < count; i++)
        n += list[i].what == what;
    return n == 1;
}

/* Of the same kind and against the same decision, a term never ends earlier than was told. A remedy
 * in place of a void one has terms of its own. */
static void deadlines_hold(struct play *p, const struct ad_case *before)
{
    struct ad_due old[AD_DUES_MAX], now[AD_DUES_MAX];
    unsigned olds = ad_case_due(old, before), nows = ad_case_due(now, &p->live);

    kit_ok(p->row, olds <= AD_DUES_MAX && nows <= AD_DUES_MAX);
    if (before->state == p->live.state &&
        memcmp(before->filing, p->live.filing, sizeof before->filing) != 0)
        return;
    for (unsigned i = 0; i < olds; i++)
        for (unsigned j = 0; j < nows; j++)
            if (once(old, olds, old[i].what) && once(now, nows, now[j].what) &&
                old[i].what == now[j].what && old[i].instance == now[j].instance &&
                old[i].by != AD_NO_DATE && now[j].by != AD_NO_DATE)
                kit_ok(p->row, now[j].by >= old[i].by);
}

/* What is held is what was paid and not settled. */
static void money_is_where_it_belongs(struct play *p)
{
    int64_t held = ad_ledger_sum(&p->books, (struct ad_account){AD_ACCOUNT_HELD, 7}, "DEM");
    int64_t open = 0;

    for (unsigned n = 0; n < AD_CASE_FILINGS; n++)
        if (p->live.filing[n].filed && p->live.filing[n].outcome == AD_OUTCOME_NONE)
            open += p->live.filing[n].paid;
    kit_ok(p->row, held == open);
    if (p->live.state >= AD_CASE_FINAL)
        kit_ok(p->row, held == 0);
}

static void one_random_case(struct play *p, struct kit_rng *rng, unsigned *reached)
{
    ad_date now = ad_date_make(1987, 10, 4);
    char matter[64];

    snprintf(matter, sizeof matter, "%s %s 1987-10-04", kit_below(rng, 4) ? "decided" : "dispute",
             ad_instance_name((enum ad_instance)(1 + kit_below(rng, AD_TRIBUNAL - 1))));
    if (!play_begin(p, p->row, matter))
        return;
    for (unsigned i = 0; i < 120; i++) {
        struct ad_case before = p->live;
        struct ad_case_command c = play_random_command(rng, &p->live, now);
        struct ad_case_verdict v = ad_case_decide(&p->out, &p->live, &c);

        if (ad_case_code_refuses(v.code) && v.code != AD_CASE_TOO_LATE && v.code != AD_CASE_RECUSED)
            kit_ok(p->row, p->out.count == 1 && p->out.event[0].state == p->live.state);
        play_keep(p);
        deadlines_hold(p, &before);
        money_is_where_it_belongs(p);
        reached[p->live.state]++;
        now += (ad_date)(kit_below(rng, 8) == 0) + (kit_below(rng, 40) ? 0 : 11); /* past a term */
    }
}

static void random_cases(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct play p;
    unsigned reached[AD_CASE_STATES] = {0};

    for (unsigned i = 0; i < (row->long_run ? 20000 : 1000); i++) {
        p.row = row;
        one_random_case(&p, &rng, reached);
        if (row->failures)
            return;
    }
    for (unsigned s = 0; s < AD_CASE_STATES; s++) /* else it has proven nothing about that state */
        if (!reached[s])
            kit_fail(row, "never reached: %s", ad_case_state_name((enum ad_case_state)s));
}

static const struct kit_test tests[] = {
    {"case: random files replay, balance and keep their terms", random_cases},
    {0},
};

const struct kit_suite suite_case_random = {NULL, tests};
