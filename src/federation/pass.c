/*
 * federation/pass.c -- passes: their history, their calendar, and showing them.
 *
 *   A1 13.2   what an application holds      ad_application_check
 *   A1 13.3   shown within a week            ad_pass_show (with BTO 2.4)
 *   A1 13.3   left page: office only         ad_pass_event_check
 *   A1 13.5   one valid pass, one club       ad_pass_event_check
 *   A1 13.7   provisional permission         ad_permission_until
 *   A1 13.9   transfers and new passes       ad_transfer_from, ad_issue_window
 *   A1 13.10  the pass goes back             ad_pass_back
 *   A1 13.11  deletion                       ad_deletion_check
 *   SJ 7.4    youth rank on page 4           ad_youth_entry_make, _write, _read
 *
 * What a pass is on a day is never stored: it follows from its history up to that day, so an old
 * match is judged by the pass as it was.
 */
#include "adoube/lineup.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/person.h"
#include "federation/person_inside.h"

const struct ad_pass_rules ad_pass_rules_usual = {
    .transfer = {7, 15},
    .issue = {{1, 15}, {7, 15}},
    .back = {7, 15},
    .deletion = {7, 15},
    .tidying = {1, 15},
    .refusal_days = 21,
    .show_days = 7,
    .cutoff = AD_CUTOFF_START,
    .no_pass = AD_NO_PASS_MATCH,
    .register_after = {7, 10},
};

/* ---- history ---- */

static enum ad_pass_status after(enum ad_pass_status s, const struct ad_pass_event *e)
{
    switch ((enum ad_pass_event_kind)e->kind) {
    case AD_PASS_APPLIED: return AD_PASS_APPLIED_FOR;
    case AD_PASS_ISSUED: return AD_PASS_VALID;
    case AD_PASS_SENT_BACK: return AD_PASS_SURRENDERED;
    case AD_PASS_REPORTED_LOST: return AD_PASS_LOST;
    case AD_PASS_DECLARED_VOID: return AD_PASS_VOID;
    case AD_PASS_WAS_DESTROYED: return AD_PASS_DESTROYED;
    case AD_PASS_WAS_DELETED: return AD_PASS_DELETED;
    case AD_PASS_RECEIVED:
    case AD_PASS_HANDED_OUT:
    case AD_PASS_ENTRY:
    case AD_PASS_EVENT_KINDS: break;
    }
    return s;
}

enum ad_pass_status ad_pass_status_on(const struct ad_pass *p, ad_date on)
{
    enum ad_pass_status s = AD_PASS_NONE;

    for (unsigned i = 0; i < p->count && p->events[i].on <= on; i++)
        s = after(s, &p->events[i]);
    return s;
}

/* A record that begins with the issue tells of a pass that was there before: it lies with the club. */
static enum ad_custody issued_to(unsigned i)
{
    return i ? AD_CUSTODY_OFFICE : AD_CUSTODY_CLUB;
}

enum ad_custody ad_pass_custody_on(const struct ad_pass *p, ad_date on)
{
    enum ad_custody where = AD_CUSTODY_OFFICE;

    for (unsigned i = 0; i < p->count && p->events[i].on <= on; i++)
        switch ((enum ad_pass_event_kind)p->events[i].kind) {
        case AD_PASS_RECEIVED: where = AD_CUSTODY_CLUB; break;
        case AD_PASS_HANDED_OUT: where = AD_CUSTODY_PLAYER; break;
        case AD_PASS_ISSUED: where = issued_to(i); break;
        case AD_PASS_SENT_BACK: where = AD_CUSTODY_OFFICE; break;
        case AD_PASS_REPORTED_LOST: where = AD_CUSTODY_NOBODY; break;
        case AD_PASS_APPLIED:
        case AD_PASS_DECLARED_VOID:
        case AD_PASS_WAS_DESTROYED:
        case AD_PASS_WAS_DELETED:
        case AD_PASS_ENTRY:
        case AD_PASS_EVENT_KINDS: break;
        }
    return where;
}

/* One that is lost is valid until it is declared void (A1 13.8). */
bool ad_pass_works(const struct ad_pass *p, ad_date on)
{
    enum ad_pass_status s = ad_pass_status_on(p, on);
    ad_date from = AD_NO_DATE;

    for (unsigned i = 0; i < p->count && p->events[i].on <= on; i++)
        if (p->events[i].kind == AD_PASS_ISSUED)
            from = p->events[i].works_from;
    return (s == AD_PASS_VALID || s == AD_PASS_LOST) && from <= on;
}

/* BTO 2.1, A1 13.3: with the club, or by its leave with the player (A1 13.4). */
bool ad__pass_at_hand(const struct ad_pass *p, ad_date on)
{
    enum ad_custody where = ad_pass_custody_on(p, on);

    return ad_pass_works(p, on) && (where == AD_CUSTODY_CLUB || where == AD_CUSTODY_PLAYER);
}

/* What may happen to a pass that stands so. */
static bool possible(enum ad_pass_status s, enum ad_pass_event_kind k)
{
    switch (k) {
    case AD_PASS_APPLIED: return s == AD_PASS_NONE;
    case AD_PASS_ISSUED: return s == AD_PASS_APPLIED_FOR;
    case AD_PASS_RECEIVED:
    case AD_PASS_HANDED_OUT:
    case AD_PASS_REPORTED_LOST:
    case AD_PASS_SENT_BACK:
    case AD_PASS_ENTRY: return s == AD_PASS_VALID;
    case AD_PASS_DECLARED_VOID: return s == AD_PASS_LOST || s == AD_PASS_VALID;
    case AD_PASS_WAS_DESTROYED: return s == AD_PASS_SURRENDERED || s == AD_PASS_VOID;
    case AD_PASS_WAS_DELETED:
        return s == AD_PASS_VALID || s == AD_PASS_SURRENDERED || s == AD_PASS_DESTROYED;
    case AD_PASS_EVENT_KINDS: break;
    }
    return false;
}

enum ad_pass_bad ad_pass_event_check(const struct ad_pass *p, const struct ad_pass_event *e,
                                     const struct ad_pass *others, unsigned other_count)
{
    ad_date last = p->count ? p->events[p->count - 1].on : AD_NO_DATE;
    enum ad_pass_status now = ad_pass_status_on(p, last);

    if (e->on == AD_NO_DATE || e->on < last)
        return AD_PASS_EARLIER;
    if (!possible(now, (enum ad_pass_event_kind)e->kind))
        return AD_PASS_NOT_NOW;
    if (e->kind == AD_PASS_ENTRY && e->page == AD_PAGE_LEFT && e->by != AD_ACTOR_OFFICE)
        return AD_PASS_NOT_THEIRS;
    if (e->kind == AD_PASS_ISSUED)
        for (unsigned i = 0; i < other_count; i++)
            if (ad_pass_status_on(&others[i], e->on) == AD_PASS_VALID)
                return AD_PASS_SECOND;
    return AD_PASS_FINE;
}

/* ---- the calendar ---- */

const struct ad_pass_rules *ad__pass_rules(const struct ad_pass_rules *rules)
{
    return rules ? rules : &ad_pass_rules_usual;
}

static ad_date in_year(struct ad_month_day d, int year)
{
    return ad_date_make(year, d.month, d.day);
}

/* The first such day that is not before `from`. */
static ad_date next_such(struct ad_month_day d, ad_date from)
{
    int year = ad_date_split(from).year;
    ad_date day = in_year(d, year);

    return day >= from ? day : in_year(d, year + 1);
}

struct ad_dated ad_transfer_from(ad_date postmark, const struct ad_pass_rules *rules)
{
    const struct ad_pass_rules *r = ad__pass_rules(rules);
    struct ad_dated d = {AD_NO_DATE, AD_A1_13_9};

    if (postmark != AD_NO_DATE)
        d.on = ad_season_first(ad_date_split(next_such(r->transfer, postmark)).year, r->calendar);
    return d;
}

struct ad_dated ad_issue_window(ad_date requested, const struct ad_pass_rules *rules)
{
    const struct ad_pass_rules *r = ad__pass_rules(rules);
    struct ad_dated d = {AD_NO_DATE, AD_A1_13_9};
    ad_date first, second;

    if (requested == AD_NO_DATE)
        return d;
    first = next_such(r->issue[0], requested);
    second = next_such(r->issue[1], requested);
    d.on = first < second ? first : second;
    return d;
}

struct ad_dated ad_permission_until(ad_date issued_on, const struct ad_pass_rules *rules)
{
    const struct ad_calendar *calendar = ad__pass_rules(rules)->calendar;

    return (struct ad_dated){ad_season_last(ad_season_of(issued_on, calendar), calendar),
                             AD_A1_13_7};
}

static enum ad_back back_code(ad_date until, ad_date sent, bool obligations, ad_date now)
{
    if (sent != AD_NO_DATE && sent <= now)
        return sent <= until || obligations ? AD_BACK_DONE : AD_BACK_LATE;
    if (obligations)
        return AD_BACK_KEPT;
    return now <= until ? AD_BACK_DUE : AD_BACK_OVERDUE;
}

struct ad_back_verdict ad_pass_back(ad_date membership_ended, ad_date sent, bool obligations,
                                    ad_date now, const struct ad_pass_rules *rules)
{
    struct ad_back_verdict v = {.until = AD_NO_DATE, .by = AD_A1_13_10};

    if (membership_ended != AD_NO_DATE)
        v.until = next_such(ad__pass_rules(rules)->back, membership_ended);
    v.code = back_code(v.until, sent, obligations, now);
    return v;
}

static bool is_such(struct ad_month_day d, ad_date on)
{
    struct ad_day day = ad_date_split(on);

    return day.month == d.month && day.day == d.day;
}

static enum ad_deletion deletion_code(ad_date as_of, bool tidies, bool no_double_play,
                                      const struct ad_pass_rules *r)
{
    if (is_such(r->deletion, as_of))
        return AD_DELETION_ALLOWED;
    if (!is_such(r->tidying, as_of))
        return AD_DELETION_DAY;
    if (!no_double_play)
        return AD_DELETION_DOUBLE;
    return tidies ? AD_DELETION_ALLOWED : AD_DELETION_TIDY;
}

struct ad_deletion_verdict ad_deletion_check(ad_date as_of, bool tidies, bool no_double_play,
                                             const struct ad_pass_rules *rules)
{
    return (struct ad_deletion_verdict){
        deletion_code(as_of, tidies, no_double_play, ad__pass_rules(rules)), AD_A1_13_11};
}

struct ad_application_verdict ad_application_check(unsigned given)
{
    return (struct ad_application_verdict){AD_APPLICATION_ALL & ~given, AD_A1_13_2};
}

/* ---- showing it ---- */

void ad_pass_show(struct ad_pass_verdict *out, const struct ad_pass_showing *s, ad_date event_end,
                  const struct ad_pass_rules *rules)
{
    const struct ad_pass_rules *r = ad__pass_rules(rules);
    bool in_time;

    *out = (struct ad_pass_verdict){.shown = AD_SHOWN, .until = AD_NO_DATE, .by = AD_A1_13_3};
    if (!s->missing)
        return;
    out->by = AD_BTO_2_4;
    if (s->on_pass_list) {
        out->shown = AD_SHOWN_BY_LIST;
        return;
    }
    out->note = true;
    out->sanction_due = s->club_at_fault;
    out->fine_by = s->club_at_fault ? AD_BTO_2_4 : AD_NO_POINT;
    out->until = ad_deadline(event_end, r->show_days, r->calendar);
    if (!s->known && !s->not_possessed) {
        out->shown = AD_SHOWN_OPEN;
        return;
    }
    in_time = s->shown_on != AD_NO_DATE && s->shown_on <= out->until;
    out->by = AD_A1_13_3;
    out->shown = in_time && !s->not_possessed ? AD_SHOWN_LATER : AD_SHOWN_NOT;
}

/* ---- the youth rank ---- */

static size_t put_two(char *out, unsigned n)
{
    size_t len = 0;

    if (n >= 10)
        out[len++] = (char)('0' + n / 10);
    out[len++] = (char)('0' + n % 10);
    return len;
}

/* As a line-up can name him. */
static bool is_youth_rank(unsigned team, unsigned rank)
{
    return team >= 1 && team <= AD_YOUTH_TEAM_MAX && rank >= 1 && rank <= AD_YOUTH_RANK_MAX;
}

int ad_youth_entry_write(char *out, size_t cap, int season, unsigned team, unsigned rank)
{
    char text[AD_YOUTH_ENTRY_MAX];
    int n = ad_season_write(text, sizeof text, season);
    size_t len;

    if (n < 0 || !is_youth_rank(team, rank))
        return AD_EINVAL;
    len = (size_t)n;
    memcpy(text + len, " J ", 3);
    len += 3;
    len += put_two(text + len, team);
    text[len++] = '/';
    len += put_two(text + len, rank);
    if (len >= cap)
        return AD_EFULL;
    memcpy(out, text, len);
    out[len] = '\0';
    return (int)len;
}

int ad_youth_entry_make(struct ad_youth_entry *out, int season, unsigned team, unsigned rank)
{
    int n;

    *out = (struct ad_youth_entry){.by = AD_SJ_7_4};
    n = ad_youth_entry_write(out->text, sizeof out->text, season, team, rank);
    return n < 0 ? n : 0;
}

/* One or two digits at *at, or 0. */
static unsigned get_two(const char *text, size_t len, size_t *at)
{
    unsigned n = 0;
    size_t start = *at;

    while (*at < len && *at - start < 2 && text[*at] >= '0' && text[*at] <= '9')
        n = n * 10 + (unsigned)(text[(*at)++] - '0');
    return n;
}

int ad_youth_entry_read(int *season, unsigned *team, unsigned *rank, const char *text, size_t len)
{
    size_t at = 0, blank;
    unsigned t, n;
    int year;

    while (at < len && text[at] != ' ')
        at++;
    blank = at;
    if (ad_season_read(&year, text, blank, NULL) < 0 || len - at < 3 ||
        memcmp(text + at, " J ", 3) != 0)
        return AD_EPARSE;
    at += 3;
    t = get_two(text, len, &at);
    if (at >= len || text[at++] != '/')
        return AD_EPARSE;
    n = get_two(text, len, &at);
    if (at != len || !is_youth_rank(t, n))
        return AD_EPARSE;
    *season = year;
    *team = t;
    *rank = n;
    return 0;
}
