/*
 * adoube/ledger.h -- fees, fines and expenses, booked so that they always balance.
 *
 * An amount is in the smallest unit of its currency (Pfennig, cent). It says what an account gets;
 * a negative one what it gives. A booking is a set of postings whose amounts add up to nothing in
 * every currency; one that does not is refused, so the ledger as a whole balances at any time.
 *
 *     struct ad_ledger_entry room[100];
 *     struct ad_ledger books = {room, 100, 0, 0};
 *     struct ad_account club = {AD_ACCOUNT_CLUB, 12}, held = {AD_ACCOUNT_HELD, 7};
 *     struct ad_booking fee = {ad_date_make(1987, 11, 5), AD_BOOKED_FEE, AD_BTO_5_8, 7};
 *
 *     assert(ad_ledger_move(&books, &fee, club, held, ad_money(6000, "DEM")) == 1);
 *     assert(ad_ledger_sum(&books, held, "DEM") == 6000);
 *     assert(ad_ledger_balances(&books));
 *
 * Entries are appended and never changed: a wrong booking is undone by its opposite. They lie in the
 * caller's array, two for each move; a full one is AD_EFULL and changes nothing.
 */
#ifndef ADOUBE_LEDGER_H
#define ADOUBE_LEDGER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/date.h"
#include "adoube/export.h"
#include "adoube/language.h"
#include "adoube/order.h"

AD_BEGIN

/* ---- money ---- */

struct ad_money {
    int64_t amount;
    char currency[4]; /* three capital letters: "DEM", "EUR" */
};

/* Amounts are below this: nine million of the largest still add up in 64 bits. */
#define AD_MONEY_MAX INT64_C(1000000000000)

/* `currency` has three letters; what is none gives an empty currency, which no function accepts. */
AD_API struct ad_money ad_money(int64_t amount, const char *currency);

enum { AD_MONEY_TEXT_MAX = 32 };

/* Write "60.00 DEM", in German "60,00 DM" for DEM and "60,00 EUR" else. Returns the length, or
 * AD_EFULL, or AD_EINVAL for what is no money. */
AD_API int ad_money_write(char *out, size_t cap, struct ad_money m, enum ad_language lang);

/* Read "60", "60.00", "60,5 DM", "60,- DM", "200 EUR"; without a currency it is `usual`. Returns 0,
 * or AD_EPARSE; then *out is untouched. */
AD_API int ad_money_read(struct ad_money *out, const char *text, size_t len, const char *usual);

/* ---- accounts ---- */

/* clang-format off */
#define AD_ACCOUNT_MAP(X)                                                                      \
    X(AD_ACCOUNT_NONE, "none") X(AD_ACCOUNT_CLUB, "club") X(AD_ACCOUNT_PERSON, "person")       \
    X(AD_ACCOUNT_ORG, "org") X(AD_ACCOUNT_INSTANCE, "instance") X(AD_ACCOUNT_FEES, "fees")     \
    X(AD_ACCOUNT_FINES, "fines") X(AD_ACCOUNT_EXPENSES, "expenses") X(AD_ACCOUNT_HELD, "held") \
    X(AD_ACCOUNT_CASH, "cash")
/* clang-format on */
enum ad_account_kind { AD_ACCOUNT_MAP(AD_ID) AD_ACCOUNTS };

struct ad_account {
    uint32_t kind; /* enum ad_account_kind */
    uint32_t id;   /* of the club, the person, the case ...; 0 where there is one only */
};

/* ---- bookings ---- */

/* clang-format off */
#define AD_BOOKED_MAP(X)                                                                      \
    X(AD_BOOKED_OTHER, "other") X(AD_BOOKED_FEE, "fee") X(AD_BOOKED_REFUND, "refund")         \
    X(AD_BOOKED_FORFEIT, "forfeit") X(AD_BOOKED_EXPENSES, "expenses")                         \
    X(AD_BOOKED_CHARGE, "charge") X(AD_BOOKED_FINE, "fine") X(AD_BOOKED_REVERSAL, "reversal") \
    X(AD_BOOKED_PAYMENT, "payment") X(AD_BOOKED_COSTS, "costs")
/* clang-format on */
enum ad_booked { AD_BOOKED_MAP(AD_ID) AD_BOOKEDS };

struct ad_booking {
    ad_date on;
    uint32_t why;        /* enum ad_booked */
    enum ad_point point; /* what it rests on */
    uint32_t about;      /* the number of a case or a sanction; 0 for none */
};

struct ad_posting {
    struct ad_account account;
    struct ad_money money;
};

/* A posting that was booked. */
struct ad_ledger_entry {
    uint32_t booking; /* from 1; the entries of one have the same number */
    struct ad_booking head;
    struct ad_posting posting;
};

struct ad_ledger {
    struct ad_ledger_entry *entry; /* the caller's */
    unsigned cap, count;
    uint32_t bookings;
};

/*
 * Append a booking of n postings. Returns its number, or AD_EINVAL if it does not add up to nothing
 * in every currency, has fewer than two postings, one of nothing, one without an account or with an
 * odd currency, no day or no point, or says that it is a reversal; or AD_EFULL. Then nothing was
 * booked.
 */
AD_API int ad_ledger_book(struct ad_ledger *l, const struct ad_booking *head,
                          const struct ad_posting *p, unsigned n);

/* The usual one: `from` gives, `to` gets. `m` is above nothing. Returns as ad_ledger_book. */
AD_API int ad_ledger_move(struct ad_ledger *l, const struct ad_booking *head,
                          struct ad_account from, struct ad_account to, struct ad_money m);

/* Undo a booking by its opposite, on that day. AD_EINVAL if there is none of that number, or if it
 * was undone. */
AD_API int ad_ledger_reverse(struct ad_ledger *l, uint32_t booking, ad_date on);

/* How an account stands in a currency. */
AD_API int64_t ad_ledger_sum(const struct ad_ledger *l, struct ad_account a, const char *currency);

/* Every booking adds up to nothing in every currency. False would be our bug, or a record that
 * somebody changed by hand. */
AD_API bool ad_ledger_balances(const struct ad_ledger *l);

AD_END

#endif
