/*
 * tests/federation/verbs_case.c -- disputes, protests and appeals, their terms and their money.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "case_play.h"
#include "federation/names.h"
#include "federation/case_inside.h"
#include "federation/ledger_inside.h"

static struct ad_ledger_entry few[8];

/* What the accounts hold: "club1 -60, fees4 60"; the clubs, held, fees, expenses, instances. */
static void sums(char *out, size_t cap, const struct ad_ledger *l)
{
    size_t len = 0;

    out[0] = '\0';
    for (uint32_t kind = AD_ACCOUNT_CLUB; kind < AD_ACCOUNTS; kind++)
        for (uint32_t id = 0; id < 100; id++) {
            int64_t sum = ad_ledger_sum(l, (struct ad_account){kind, id}, "DEM");

            if (sum && len < cap)
                len += (size_t)snprintf(out + len, cap - len, "%s%s%u %d", len ? ", " : "",
                                        ad_account_name((enum ad_account_kind)kind), id,
                                        (int)(sum / 100));
        }
}

/* case | matter | steps | state at the end, stayed or not | accounts in DM */
static void case_verb(struct kit_row *row)
{
    static struct play p;
    char text[200];

    if (!play_begin(&p, row, row->field[0]))
        return;
    play_steps(&p, row->field[1]);
    kit_isf(row, row->field[2], "%s%s", ad_case_state_name((enum ad_case_state)p.live.state),
            ad_case_in_force(&p.live) ? "" : ", not in force");
    for (unsigned i = 1; ad_case_in_force(&p.live) && i < AD_INSTANCES; i++)
        if (ad_case_holds(&p.live, (enum ad_instance)i) &&
            !ad_case_stands(&p.live, (enum ad_instance)i))
            kit_isf(row, "holds and stands", "%s", ad_instance_name((enum ad_instance)i));
    sums(text, sizeof text, &p.books);
    kit_is(row, row->field[3], text);
}

/* case-due | matter | steps | what is due: "fee 1987-11-12 BTO 5.5 60 district-committee; ..." */
static void case_due(struct kit_row *row)
{
    static struct play p;
    struct ad_due due[AD_DUES_MAX];
    char text[600] = "", when[AD_DATE_TEXT_MAX], point[AD_POINT_TEXT_MAX];
    size_t len = 0;
    unsigned n;

    if (!play_begin(&p, row, row->field[0]))
        return;
    play_steps(&p, row->field[1]);
    n = ad_case_due(due, &p.live);
    for (unsigned i = 0; i < n && len < sizeof text; i++) {
        if (ad_date_write(when, sizeof when, due[i].by) < 0)
            strcpy(when, "-");
        ad_point_write(point, sizeof point, due[i].point);
        len += (size_t)snprintf(text + len, sizeof text - len, "%s%s %s %s", i ? "; " : "",
                                ad_due_name(due[i].what), when, point);
        if (due[i].fee.amount)
            len +=
                (size_t)snprintf(text + len, sizeof text - len, " %d %s",
                                 (int)(due[i].fee.amount / 100), ad_instance_name(due[i].instance));
    }
    kit_is(row, row->field[2], text);
}

/* recused | judge (person:club:club[:arbiter]) | parties more | verdict, party */
static void recused(struct kit_row *row)
{
    static struct play p;
    struct ad_judge j;
    struct ad_case_verdict v;
    char a[AD_POINT_TEXT_MAX], b[AD_POINT_TEXT_MAX] = "";

    if (!play_begin(&p, row, row->field[1]))
        return;
    play_judge(&j, row->field[0]);
    v = ad_case_judge(&p.live, &j);
    ad_point_write(a, sizeof a, v.by[0]);
    if (v.by[1] != AD_NO_POINT)
        ad_point_write(b, sizeof b, v.by[1]);
    kit_isf(row, row->field[2], "%s %s%s%s", ad_case_code_name(v.code), a, b[0] ? ", " : "", b);
}

/* ladder | who decided at first | protest to, fee | appeal to, fee */
static void ladder(struct kit_row *row)
{
    enum ad_instance first = ad_instance_find(row->field[0], row->len[0]);
    enum ad_instance to = ad_instance_protest(first), up = ad_instance_appeal(first);
    const struct ad_fees *f = &ad_case_rules_usual.fees;
    char fee[AD_MONEY_TEXT_MAX];

    ad_money_write(fee, sizeof fee, ad_fee_protest(f, to), AD_DE);
    kit_isf(row, row->field[1], "%s %s", ad_instance_name(to), fee);
    ad_money_write(fee, sizeof fee, ad_fee_appeal(f, up), AD_DE);
    kit_isf(row, row->field[2], "%s %s", ad_instance_name(up), fee);
}

/* fee-partly | fee | won/of | expenses | proposal */
static void fee_partly(struct kit_row *row)
{
    int64_t fee = 0, expenses = 0;
    unsigned won = 0, of = 0;

    play_amount(row, &fee, row->field[0]);
    sscanf(row->field[1], "%u/%u", &won, &of);
    play_amount(row, &expenses, row->field[2]);
    kit_isf(row, row->field[3], "%.2f", (double)ad_fee_partly(fee, won, of, expenses) / 100);
}

/* money | text | what it reads as, in English and German */
static void money(struct kit_row *row)
{
    struct ad_money m;
    char en[AD_MONEY_TEXT_MAX], de[AD_MONEY_TEXT_MAX];

    if (ad_money_read(&m, row->field[0], row->len[0], "DEM") != 0) {
        kit_is(row, row->field[1], "no");
        return;
    }
    ad_money_write(en, sizeof en, m, AD_EN);
    ad_money_write(de, sizeof de, m, AD_DE);
    kit_isf(row, row->field[1], "%s, %s", en, de);
}

/* book | postings "kind:id:pfennig:currency ..." | number or error | sum of club 1 in DEM */
static void book(struct kit_row *row)
{
    struct ad_ledger l = {few, 8, 0, 0};
    struct ad_booking head = {0, AD_BOOKED_OTHER, AD_BTO_4_4, 0};
    struct ad_posting p[12];
    const char *at = row->field[0];
    unsigned n = 0, kind, id;
    int got, used, pfennig;
    char currency[8];

    while (n < 12 &&
           sscanf(at, "%u:%u:%d:%7[A-Za-z]%n", &kind, &id, &pfennig, currency, &used) == 4) {
        p[n++] = (struct ad_posting){{kind, id}, ad_money(pfennig, currency)};
        at += used;
    }
    got = ad_ledger_book(&l, &head, p, n);
    kit_isf(row, row->field[1], "%d", got);
    kit_isf(row, row->field[2], "%d",
            (int)ad_ledger_sum(&l, (struct ad_account){AD_ACCOUNT_CLUB, 1}, "DEM"));
    kit_ok(row, ad_ledger_balances(&l) && (got > 0) == (l.count > 0));
}

static const struct kit_verb verbs[] = {
    {"case", 4, case_verb},
    {"case-due", 3, case_due},
    {"recused", 3, recused},
    {"ladder", 3, ladder},
    {"fee-partly", 4, fee_partly},
    {"money", 2, money},
    {"book", 3, book},
    {0},
};

/* A wrong booking is undone once, by its opposite. */
static void reversal(struct kit_row *row)
{
    struct ad_ledger l = {few, 7, 0, 0};
    struct ad_account club = {AD_ACCOUNT_CLUB, 1}, fines = {AD_ACCOUNT_FINES, 0};
    struct ad_booking head = {100, AD_BOOKED_FINE, AD_BTO_4_3, 1}, bare = head;
    char text[AD_MONEY_TEXT_MAX];

    kit_ok(row, ad_ledger_move(&l, &head, club, fines, ad_money(5000, "DEM")) == 1);
    kit_ok(row, ad_ledger_sum(&l, club, "DEM") == -5000);
    kit_ok(row, ad_ledger_total(&l, AD_ACCOUNT_FINES, "DEM") == 5000);
    kit_ok(row, ad_ledger_reverse(&l, 2, 101) == AD_EINVAL);
    kit_ok(row, ad_ledger_reverse(&l, 1, AD_NO_DATE) == AD_EINVAL);
    kit_ok(row, ad_ledger_reverse(&l, 1, 101) == 2);
    kit_ok(row, ad_ledger_sum(&l, club, "DEM") == 0 && l.count == 4);
    kit_ok(row, ad_ledger_reverse(&l, 1, 102) == AD_EINVAL);
    bare.point = AD_NO_POINT;
    kit_ok(row, ad_ledger_move(&l, &bare, club, fines, ad_money(1, "DEM")) == AD_EINVAL);
    bare = head;
    bare.on = AD_NO_DATE;
    kit_ok(row, ad_ledger_move(&l, &bare, club, fines, ad_money(1, "DEM")) == AD_EINVAL);
    bare = head;
    bare.why = AD_BOOKED_REVERSAL; /* only ad_ledger_reverse makes one */
    kit_ok(row, ad_ledger_move(&l, &bare, club, fines, ad_money(1, "DEM")) == AD_EINVAL);
    kit_ok(row, ad_ledger_move(&l, &head, club, fines, ad_money(-1, "DEM")) == AD_EINVAL);
    kit_ok(row, ad_ledger_move(&l, &head, club, fines, ad_money(1, "DEM")) == 3);
    kit_ok(row, ad_ledger_move(&l, &head, club, fines, ad_money(1, "DEM")) == AD_EFULL);
    kit_ok(row, ad_ledger_reverse(&l, 3, 102) == AD_EFULL);
    kit_ok(row, ad_ledger_balances(&l) && l.count == 6);
    kit_ok(row, ad_money_write(text, sizeof text, ad_money(INT64_MIN, "DEM"), AD_DE) == AD_EINVAL);
    kit_ok(row, ad_money_write(text, sizeof text, ad_money(-6000, "DEM"), AD_DE) == 9);
    kit_is(row, "-60,00 DM", text);
    l.entry[0].posting.money.amount++;
    kit_ok(row, !ad_ledger_balances(&l)); /* somebody changed it by hand */
}

/* The bodies of each area, and a matter that cannot be one. */
static void bodies(struct kit_row *row)
{
    struct ad_matter good = {.first = AD_DISTRICT_DIRECTOR, .postmark = AD_NO_DATE}, m;
    static struct ad_case c;
    struct ad_fees two[2]; /* what stands behind a table is none of it */

    memset(two, 1, sizeof two);
    for (unsigned l = 0; l < AD_LEVELS; l++) {
        enum ad_level level = (enum ad_level)l;
        bool area = level == AD_FEDERATION || level == AD_ASSOCIATION || level == AD_DISTRICT;
        enum ad_instance d = ad_instance_director(level), k = ad_instance_committee(level);

        kit_ok(row, area == (d != AD_INSTANCE_NONE) && area == (k != AD_INSTANCE_NONE));
        kit_ok(row, !area || (ad_instance_level(d) == level && ad_instance_level(k) == level));
        kit_ok(row, !area || ad_instance_protest(d) == k);
    }
    kit_ok(row, ad_instance_level(AD_TRIBUNAL) == AD_FEDERATION);
    kit_ok(row, ad_instance_level(AD_INSTANCE_NONE) == AD_LEVELS);
    kit_ok(row, !ad_case_rules_usual.late_withdrawal && ad_case_rules_usual.director_recuses);
    kit_ok(row, ad_case_init(&c, 1, &good, NULL) == 0);
    m = good;
    m.start = AD_START_DECIDED; /* by somebody nobody knows */
    kit_ok(row, ad_case_init(&c, 1, &m, NULL) == 0 && c.acted_count == 0);
    kit_ok(row, ad_fee_protest(&two[0], AD_INSTANCES).amount == 0);
    kit_ok(row, ad_fee_appeal(&two[0], AD_INSTANCES).amount == 0);
    kit_ok(row, ad_case_init(&c, 1, &good, NULL) == 0);
    for (unsigned i = 0; i < 2; i++) { /* the same one twice, with another ground */
        struct ad_case_command join = ad_case_command(AD_CASE_JOIN, 0);
        struct ad_case_events out;

        join.who = (struct ad_party){.grounds = (uint8_t)(1u << i), .is_club = true, .id = 3};
        ad_case_decide(&out, &c, &join);
        ad_case_apply(&c, &out.event[0]);
    }
    kit_ok(row, c.matter.parties == 1 && c.matter.party[0].grounds == 3);
    m = good;
    m.first = AD_INSTANCE_NONE;
    kit_ok(row, ad_case_init(&c, 1, &m, NULL) < 0);
    m = good;
    m.first = AD_INSTANCES;
    kit_ok(row, ad_case_init(&c, 1, &m, NULL) < 0);
    m = good;
    m.parties = AD_CASE_PARTIES + 1;
    kit_ok(row, ad_case_init(&c, 1, &m, NULL) < 0);
    m = good;
    m.incident = AD_NO_DATE;
    kit_ok(row, ad_case_init(&c, 1, &m, NULL) < 0);
    m = good;
    m.start = 2;
    kit_ok(row, ad_case_init(&c, 1, &m, NULL) < 0);
}

static const struct kit_test tests[] = {
    {"case: bodies and matters", bodies},
    {"ledger: a booking is undone once", reversal},
    {0},
};

const struct kit_suite suite_case = {verbs, tests};
