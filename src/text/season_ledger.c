/*
 * text/season_ledger.c -- fees and fines of a season script, booked, and how accounts stand.
 */
#include "text/season_disputes.h"
#include "text/season_say.h"

#include <string.h>

#include "adoube/err.h"
#include "adoube/sanction.h"
#include "federation/names.h"
#include "federation/ledger_inside.h"
#include "federation/sanction_inside.h"

struct ad_ledger *ad__books(struct ad_season_script *r)
{
    struct ad__disputes *d = r->disputes;

    if (!d->books.entry)
        d->books = (struct ad_ledger){d->entry, AD__BOOKED, 0, 0};
    return &d->books;
}

static void put_money(struct put *p, struct ad_money m, enum ad_language lang)
{
    char text[AD_MONEY_TEXT_MAX];

    if (ad_money_write(text, sizeof text, m, lang) > 0)
        put_text(p, text);
}

static void put_account(struct put *p, struct ad_account who, const struct ad_case_names *names,
                        enum ad_language lang)
{
    char text[AD_CASE_SAY_MAX];

    if (ad_account_say(text, sizeof text, who, names, lang) > 0)
        put_text(p, text);
}

/* Parties of every case, and all who are declared; who is called otherwise there has another number. */
static void put_owner(struct put *p, struct ad_season_script *r, const struct ad_ledger_entry *e)
{
    const struct ad__disputes *d = r->disputes;
    uint32_t why = ad_ledger_origin(&d->books, e)->head.why;
    bool of_case = why != AD_BOOKED_FINE && why != AD_BOOKED_PAYMENT && why != AD_BOOKED_COSTS &&
                   e->head.about - 1 < d->case_count;
    struct ad_case_names names = ad__case_names(r, of_case ? &d->cases[e->head.about - 1] : NULL);

    put_account(p, e->posting.account, &names, r->lang);
}

/* The one who gave, and the next entry: the one who got. */
static void say_booking(struct put *p, struct ad_season_script *r, const struct ad_ledger_entry *e)
{
    bool gives = e[0].posting.money.amount < 0;
    const struct ad_ledger_entry *from = &e[!gives], *to = &e[gives];
    size_t day;

    put_text(p, "  ");
    day = p->len;
    ad__tell_day(p, e->head.on, r->lang);
    ad__tell_pad(p, day, 10);
    put_text(p, "  ");
    put_money(p, to->posting.money, r->lang);
    put_text(p, ": ");
    put_text(p, ad_booked_text((enum ad_booked)e->head.why, r->lang));
    put_text(p, ", ");
    put_owner(p, r, from);
    put_text(p, " → ");
    put_owner(p, r, to);
    ad__tell_points(p, &e->head.point, 1);
    put_char(p, '\n');
}

static bool same_account(const struct ad_ledger_entry *a, const struct ad_ledger_entry *b)
{
    return a->posting.account.kind == b->posting.account.kind &&
           a->posting.account.id == b->posting.account.id &&
           memcmp(a->posting.money.currency, b->posting.money.currency, 4) == 0;
}

static void say_balances(struct put *p, struct ad_season_script *r, const struct ad_ledger *l)
{
    ad__tell_line(p, AD__TOLD_BOOKS_BALANCES, r->lang);
    for (unsigned i = 0; i < l->count; i++) {
        const struct ad_posting *one = &l->entry[i].posting;
        unsigned k = 0;
        while (k < i && !same_account(&l->entry[k], &l->entry[i]))
            k++;
        if (k < i)
            continue;
        put_text(p, "  ");
        put_owner(p, r, &l->entry[i]);
        put_text(p, ": ");
        put_money(
            p, ad_money(ad_ledger_sum(l, one->account, one->money.currency), one->money.currency),
            r->lang);
        put_char(p, '\n');
    }
}

/* ---- fines that are owed ---- */

/* The next fine from entry *i on of which something is open, by the entry of who owes it. */
static const struct ad_ledger_entry *next_open(const struct ad_ledger *l, unsigned *i,
                                               struct ad_money *open)
{
    while (*i < l->count) {
        const struct ad_ledger_entry *e = &l->entry[(*i)++];
        if (e->head.why != AD_BOOKED_FINE || e->posting.account.kind == AD_ACCOUNT_FINES)
            continue;
        *open = ad_fine_open(l, e->posting.account, e->head.about);
        if (open->amount > 0)
            return e;
    }
    return NULL;
}

/* All that is open in the currency of `sum`, each told. */
static void say_open(struct put *p, struct ad_season_script *r, const struct ad_ledger *l,
                     struct ad_money *sum)
{
    const struct ad_ledger_entry *e;
    struct ad_money open;

    sum->amount = 0;
    for (unsigned i = 0; (e = next_open(l, &i, &open));) {
        if (memcmp(open.currency, sum->currency, 3) == 0)
            sum->amount += open.amount;
        put_text(p, "  ");
        ad__tell(p, AD__TOLD_BOOKS_OPEN, r->lang);
        put_owner(p, r, e);
        put_text(p, ", ");
        put_money(p, open, r->lang);
        ad__tell_points(p, &e->head.point, 1);
        put_char(p, '\n');
    }
}

/* fine-paid AMOUNT who=NAME on=DATE: the oldest fine of that club or person that is open */
static bool fine_paid(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_ledger *l = ad__books(r);
    const struct ad_ledger_entry *e = NULL;
    struct ad_money paid = {0}, open = {0};
    bool person = ad__arg_flag(a, "player");
    struct ad_account who = {person ? AD_ACCOUNT_PERSON : AD_ACCOUNT_CLUB, 0};
    ad_date on = AD_NO_DATE;
    int booked = 0;

    ad__next_money(a, &paid);
    ad__need_date(a, "on", &on);
    who.id = person ? ad__arg_somebody(r, a, "who") : ad__arg_club(r, a, "who");
    if (!who.id)
        ad__args_missing(a, "who");
    if (!ad__args_end(a))
        return false;
    for (unsigned i = 0; (e = next_open(l, &i, &open));)
        if (e->posting.account.kind == who.kind && e->posting.account.id == who.id)
            break;
    if (e)
        booked = ad_fine_pay(l, who, e->head.about, on, paid);
    if (booked == AD_EFULL)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    open = e ? ad_fine_open(l, who, e->head.about) : open;
    ad__answer(r, !e ? "nothing-open" : booked < 0 ? "bad-amount" : open.amount ? "open" : "paid");
    if (e) {
        ad__answer_money(r, "open", open);
        ad__answer_by(r, e->head.point);
    }
    return true;
}

/* ledger [currency=XXX]: fees and fines, and whether they balance; sums in that currency */
static bool ledger(struct ad_season_script *r, struct ad__args *a)
{
    static const enum ad_account_kind kinds[] = {AD_ACCOUNT_HELD, AD_ACCOUNT_FEES, AD_ACCOUNT_FINES,
                                                 AD_ACCOUNT_EXPENSES};
    const struct ad_ledger *l = ad__books(r);
    struct ad_money sum = ad_money(0, ad__readings(r)->cases.fees.currency);
    struct put *p = ad__answer_block(r);
    bool good = ad_ledger_balances(l);
    struct ad__word w;

    if (ad__arg_value(a, "currency", &w)) {
        memcpy(sum.currency, w.text, w.len < 3 ? w.len : 3);
        if (w.len != 3 || !ad_money_ok(sum))
            ad__args_bad(a, AD_SCRIPT_MONEY, &w);
    }
    if (!ad__args_end(a))
        return false;
    ad__answer(r, good ? "balanced" : "unbalanced");
    ad__answer_number(r, "bookings", l->bookings);
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        sum.amount = ad_ledger_total(l, kinds[i], sum.currency);
        ad__answer_money(r, ad_account_name(kinds[i]), sum);
    }
    ad__tell_line(p, AD__TOLD_BOOKS_LEDGER, r->lang);
    for (unsigned i = 0; i + 1 < l->count; i += 2)
        say_booking(p, r, &l->entry[i]);
    if (l->count)
        say_balances(p, r, l);
    say_open(p, r, l, &sum);
    ad__answer_money(r, "open", sum);
    ad__tell_line(p,
                  !l->count ? AD__TOLD_BOOKS_EMPTY
                  : good    ? AD__TOLD_BOOKS_BALANCED
                            : AD__TOLD_BOOKS_UNBALANCED,
                  r->lang);
    return true;
}

const struct ad__season_verb ad__season_ledger[] = {
    {{"ledger", "[currency=DEM]", true}, ledger},
    {{"fine-paid", "AMOUNT who=NAME [player] on=DATE", true}, fine_paid},
    {{0}, NULL},
};
