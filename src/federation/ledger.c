/*
 * federation/ledger.c -- double entry: what one account gets another gives.
 *
 * A booking is looked at as a whole before anything is written, so the books balance after every
 * call, also after one that failed.
 */
#include "adoube/ledger.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/ledger_inside.h"

/* ---- money ---- */

/* Looks no farther than it is one. */
static bool currency_ok(const char *c)
{
    for (int i = 0; i < 3; i++)
        if (c[i] < 'A' || c[i] > 'Z')
            return false;
    return c[3] == '\0';
}

struct ad_money ad_money(int64_t amount, const char *currency)
{
    struct ad_money m = {amount, ""};

    if (currency_ok(currency))
        memcpy(m.currency, currency, 4);
    return m;
}

bool ad_money_ok(struct ad_money m)
{
    return currency_ok(m.currency) && m.amount < AD_MONEY_MAX && m.amount > -AD_MONEY_MAX;
}

int ad_money_write(char *out, size_t cap, struct ad_money m, enum ad_language lang)
{
    char digits[24], text[AD_MONEY_TEXT_MAX];
    size_t n = 0, len = 0;
    int64_t left;
    bool mark;

    if (!ad_money_ok(m))
        return AD_EINVAL;
    left = m.amount < 0 ? -m.amount : m.amount;
    mark = lang == AD_DE && strcmp(m.currency, "DEM") == 0;
    do {
        if (n == 2)
            digits[n++] = lang == AD_DE ? ',' : '.';
        digits[n++] = (char)('0' + left % 10);
        left /= 10;
    } while (left || n < 4);
    if (m.amount < 0)
        text[len++] = '-';
    while (n)
        text[len++] = digits[--n];
    text[len++] = ' ';
    memcpy(text + len, mark ? "DM" : m.currency, mark ? 3 : 4);
    len += mark ? 2 : 3;
    if (len >= cap)
        return AD_EFULL;
    memcpy(out, text, len + 1);
    return (int)len;
}

/* The part behind the comma, in hundredths: "", "5", "50", "-". Returns the bytes read, or -1. */
static int read_hundredths(int64_t *out, const char *text, size_t len)
{
    size_t n = 0;

    *out = 0;
    if (len && text[0] == '-')
        return 1;
    while (n < len && text[n] >= '0' && text[n] <= '9') {
        if (n == 2)
            return -1;
        *out = *out * 10 + (text[n] - '0');
        n++;
    }
    if (n == 0)
        return -1;
    if (n == 1)
        *out *= 10;
    return (int)n;
}

static bool read_currency(char out[4], const char *text, size_t len, const char *usual)
{
    if (len == 0) {
        if (!currency_ok(usual))
            return false;
        memcpy(out, usual, 4);
    } else if (len == 2 && memcmp(text, "DM", 2) == 0) {
        memcpy(out, "DEM", 4);
    } else if (len == 3) {
        memcpy(out, text, 3);
        out[3] = '\0';
    } else {
        return false;
    }
    return currency_ok(out);
}

int ad_money_read(struct ad_money *out, const char *text, size_t len, const char *usual)
{
    struct ad_money m = {0, ""};
    int64_t part = 0;
    size_t at = 0;

    while (at < len && text[at] >= '0' && text[at] <= '9') {
        m.amount = m.amount * 10 + (text[at++] - '0');
        if (m.amount >= AD_MONEY_MAX / 100)
            return AD_EPARSE;
    }
    if (at == 0)
        return AD_EPARSE;
    if (at < len && (text[at] == '.' || text[at] == ',')) {
        int n = read_hundredths(&part, text + at + 1, len - at - 1);

        if (n < 0)
            return AD_EPARSE;
        at += 1 + (size_t)n;
    }
    m.amount = m.amount * 100 + part;
    if (at < len && text[at] == ' ')
        at++;
    if (!read_currency(m.currency, text + at, len - at, usual))
        return AD_EPARSE;
    *out = m;
    return 0;
}

/* ---- names ---- */

AD__WORDS(account, enum ad_account_kind, AD_ACCOUNT_MAP)

AD__WORDS(booked, enum ad_booked, AD_BOOKED_MAP)

/* ---- bookings ---- */

static bool same_currency(struct ad_money a, const char *currency)
{
    return memcmp(a.currency, currency, 3) == 0;
}

static bool posting_ok(const struct ad_posting *p)
{
    return p->account.kind > AD_ACCOUNT_NONE && p->account.kind < AD_ACCOUNTS &&
           ad_money_ok(p->money) && p->money.amount != 0;
}

/* In the currency of each posting, all of that currency add up to nothing. */
static bool adds_up(const struct ad_posting *p, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        int64_t sum = 0;

        for (unsigned j = 0; j < n; j++)
            if (same_currency(p[j].money, p[i].money.currency))
                sum += p[j].money.amount;
        if (sum != 0)
            return false;
    }
    return true;
}

/* A reversal is what ad_ledger_reverse makes: its `about` is a booking. */
static bool head_ok(const struct ad_booking *head)
{
    return head->on != AD_NO_DATE && head->why != AD_BOOKED_REVERSAL && head->why < AD_BOOKEDS &&
           head->point > AD_NO_POINT && head->point < AD_POINTS;
}

/* Member by member: books of the same bookings are the same byte by byte. */
static void append(struct ad_ledger *l, const struct ad_booking *head, const struct ad_posting *p)
{
    struct ad_ledger_entry *e = &l->entry[l->count++];

    memset(e, 0, sizeof *e);
    e->booking = l->bookings;
    e->head = *head;
    e->posting.account = p->account;
    e->posting.money.amount = p->money.amount;
    memcpy(e->posting.money.currency, p->money.currency, sizeof p->money.currency);
}

int ad_ledger_book(struct ad_ledger *l, const struct ad_booking *head, const struct ad_posting *p,
                   unsigned n)
{
    if (n < 2 || !head_ok(head) || l->bookings >= INT32_MAX)
        return AD_EINVAL;
    for (unsigned i = 0; i < n; i++)
        if (!posting_ok(&p[i]))
            return AD_EINVAL;
    if (!adds_up(p, n))
        return AD_EINVAL;
    if (n > l->cap - l->count)
        return AD_EFULL;
    l->bookings++;
    for (unsigned i = 0; i < n; i++)
        append(l, head, &p[i]);
    return (int)l->bookings;
}

int ad_ledger_move(struct ad_ledger *l, const struct ad_booking *head, struct ad_account from,
                   struct ad_account to, struct ad_money m)
{
    struct ad_posting p[2] = {{from, m}, {to, m}};

    if (m.amount <= 0)
        return AD_EINVAL;
    p[0].money.amount = -m.amount;
    return ad_ledger_book(l, head, p, 2);
}

/* The reversal of a booking names its number in `about`. */
static bool reversed(const struct ad_ledger *l, uint32_t booking)
{
    for (unsigned i = 0; i < l->count; i++)
        if (l->entry[i].head.why == AD_BOOKED_REVERSAL && l->entry[i].head.about == booking)
            return true;
    return false;
}

const struct ad_ledger_entry *ad_ledger_origin(const struct ad_ledger *l,
                                               const struct ad_ledger_entry *e)
{
    if (e->head.why != AD_BOOKED_REVERSAL)
        return e;
    for (unsigned i = 0; i < l->count; i++)
        if (l->entry[i].booking == e->head.about)
            return &l->entry[i];
    return e;
}

int ad_ledger_reverse(struct ad_ledger *l, uint32_t booking, ad_date on)
{
    unsigned first = 0, end, at;
    struct ad_booking head;

    while (first < l->count && l->entry[first].booking != booking)
        first++;
    if (first == l->count || on == AD_NO_DATE || l->bookings >= INT32_MAX || reversed(l, booking))
        return AD_EINVAL;
    for (end = first; end < l->count && l->entry[end].booking == booking;)
        end++;
    if (end - first > l->cap - l->count)
        return AD_EFULL;
    head = (struct ad_booking){on, AD_BOOKED_REVERSAL, l->entry[first].head.point, booking};
    l->bookings++;
    for (at = first; at < end; at++) {
        struct ad_posting p = l->entry[at].posting;

        p.money.amount = -p.money.amount;
        append(l, &head, &p);
    }
    return (int)l->bookings;
}

int64_t ad_ledger_sum(const struct ad_ledger *l, struct ad_account a, const char *currency)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < l->count; i++) {
        const struct ad_posting *p = &l->entry[i].posting;

        if (p->account.kind == a.kind && p->account.id == a.id && same_currency(p->money, currency))
            sum += p->money.amount;
    }
    return sum;
}

int64_t ad_ledger_total(const struct ad_ledger *l, enum ad_account_kind kind, const char *currency)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < l->count; i++) {
        const struct ad_posting *p = &l->entry[i].posting;

        if (p->account.kind == (uint32_t)kind && same_currency(p->money, currency))
            sum += p->money.amount;
    }
    return sum;
}

bool ad_ledger_balances(const struct ad_ledger *l)
{
    for (unsigned i = 0, end; i < l->count; i = end) {
        for (end = i; end < l->count && l->entry[end].booking == l->entry[i].booking;)
            end++;
        for (unsigned a = i; a < end; a++) {
            int64_t sum = 0;

            for (unsigned b = i; b < end; b++)
                if (same_currency(l->entry[b].posting.money, l->entry[a].posting.money.currency))
                    sum += l->entry[b].posting.money.amount;
            if (sum != 0)
                return false;
        }
    }
    return true;
}
