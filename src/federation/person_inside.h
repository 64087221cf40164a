/*
 * federation/person_inside.h -- what the rooms below need of adoube/person.h, and nobody outside.
 */
#ifndef AD_FEDERATION_PERSON_INSIDE_H
#define AD_FEDERATION_PERSON_INSIDE_H

#include "adoube/person.h"

/* ---- applying for a pass: A1 13.2 ---- */

/* clang-format off */
#define AD_APPLICATION_MAP(X)                                                   \
    X(AD_FORM_CLUB_NUMBER, "club-number") X(AD_FORM_SURNAME, "surname")         \
    X(AD_FORM_FIRST_NAME, "first-name") X(AD_FORM_BIRTH_DATE, "birth-date")     \
    X(AD_FORM_BIRTH_PLACE, "birth-place") X(AD_FORM_RESIDENCE, "residence")     \
    X(AD_FORM_STREET, "street") X(AD_FORM_HOUSE, "house") X(AD_FORM_SEX, "sex") \
    X(AD_FORM_CITIZENSHIP, "citizenship") X(AD_FORM_CLUB, "club")               \
    X(AD_FORM_DISTRICT, "district") X(AD_FORM_ASSOCIATION, "association")       \
    X(AD_FORM_FEDERATION, "federation") X(AD_FORM_FUNCTION, "function")         \
    X(AD_FORM_BY_CLUB, "by-club") X(AD_FORM_ON_FORM, "on-form")                 \
    X(AD_FORM_THROUGH_FEDERATION, "through-federation")
/* clang-format on */

enum ad_application_field { AD_APPLICATION_MAP(AD_ID) AD_APPLICATION_FIELDS };

#define AD_APPLICATION_ALL ((1u << AD_APPLICATION_FIELDS) - 1)

struct ad_application_verdict {
    unsigned missing; /* bits 1 << field; 0: complete */
    enum ad_point by; /* AD_A1_13_2 */
};

/* `given` has bit 1 << field for what is there. */
struct ad_application_verdict ad_application_check(unsigned given);

/* ---- the calendar: A1 13.7, 13.9 – 13.11 ---- */

/* The first day he plays for the new club, by the federation's postmark. */
struct ad_dated ad_transfer_from(ad_date postmark, const struct ad_pass_rules *rules);

/* The window for which a new pass applied for on that day is in time: its last day. */
struct ad_dated ad_issue_window(ad_date requested, const struct ad_pass_rules *rules);

/* The last day of a provisional permission: the end of the season, A1 13.7. */
struct ad_dated ad_permission_until(ad_date issued_on, const struct ad_pass_rules *rules);

#define AD_BACK_MAP(X)            \
    X(AD_BACK_DONE, "done")       \
    X(AD_BACK_LATE, "late")       \
    X(AD_BACK_DUE, "due")         \
    X(AD_BACK_OVERDUE, "overdue") \
    X(AD_BACK_KEPT, "kept")

enum ad_back { AD_BACK_MAP(AD_ID) AD_BACKS };

struct ad_back_verdict {
    enum ad_back code;
    ad_date until;    /* the day by which the pass goes back */
    enum ad_point by; /* AD_A1_13_10 */
};

/* How a pass stands on day `now` after the membership ended. sent: AD_NO_DATE if it was not. */
struct ad_back_verdict ad_pass_back(ad_date membership_ended, ad_date sent, bool obligations,
                                    ad_date now, const struct ad_pass_rules *rules);

#define AD_DELETION_MAP(X)               \
    X(AD_DELETION_ALLOWED, "allowed")    \
    X(AD_DELETION_DAY, "wrong-day")      \
    X(AD_DELETION_TIDY, "does-not-tidy") \
    X(AD_DELETION_DOUBLE, "double-play")

enum ad_deletion { AD_DELETION_MAP(AD_ID) AD_DELETIONS };

struct ad_deletion_verdict {
    enum ad_deletion code;
    enum ad_point by; /* AD_A1_13_11 */
};

/* May a record be deleted as of that day? The federation answers for it. */
struct ad_deletion_verdict ad_deletion_check(ad_date as_of, bool tidies, bool no_double_play,
                                             const struct ad_pass_rules *rules);

/* ---- showing the pass: BTO 2.4, A1 13.3, 13.4 ---- */

enum ad_pass_shown { AD_SHOWN, AD_SHOWN_BY_LIST, AD_SHOWN_LATER, AD_SHOWN_OPEN, AD_SHOWN_NOT };

struct ad_pass_verdict {
    uint8_t shown;     /* enum ad_pass_shown; OPEN: he plays under reservation; NOT: game lost */
    bool note;         /* the reservation stands in the match report (BTO 2.4)                 */
    bool sanction_due; /* the club is at fault (BTO 2.4, 4.1)                                  */
    ad_date until;     /* the last day to show it                                              */
    enum ad_point by;
    enum ad_point fine_by; /* AD_NO_POINT: no sanction is due */
};

/* What follows if a pass was not shown at an event that ended on that day. */
void ad_pass_show(struct ad_pass_verdict *out, const struct ad_pass_showing *s, ad_date event_end,
                  const struct ad_pass_rules *rules);

/* ---- the youth rank on page 4 of the pass: SJ 7.4 ---- */

enum { AD_YOUTH_ENTRY_MAX = 24 };

/* An entry, and the point that asks for it. */
struct ad_youth_entry {
    char text[AD_YOUTH_ENTRY_MAX];
    enum ad_point by; /* AD_SJ_7_4 */
};

/* Make it. Returns 0 or AD_EINVAL; then the text is empty. */
int ad_youth_entry_make(struct ad_youth_entry *out, int season, unsigned team, unsigned rank);

/* "1987/88 J 1/7"; teams and ranks as far as lineup.h has them. Returns the length, AD_EFULL or
 * AD_EINVAL. */
int ad_youth_entry_write(char *out, size_t cap, int season, unsigned team, unsigned rank);

/* Read it. Returns 0 or AD_EPARSE; then nothing is written. */
int ad_youth_entry_read(int *season, unsigned *team, unsigned *rank, const char *text, size_t len);

enum ad_custody ad_pass_custody_on(const struct ad_pass *p, ad_date on);

/* Valid that day, if only lost, and he may play with it already. */
bool ad_pass_works(const struct ad_pass *p, ad_date on);

#endif
