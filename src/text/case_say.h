/*
 * text/case_say.h -- a case file in plain words, as a clerk would write it.
 *
 *     struct ad_case_name who[] = {{true, 12, "SK Altena", 9}, {false, 51, "A. Becker", 9}};
 *     struct ad_case_names names = {who, 2};
 *     struct ad_matter matter = {.first = AD_DISTRICT_DIRECTOR,
 *                                .incident = ad_date_make(1987, 10, 4), .postmark = AD_NO_DATE, .parties = 1,
 *                                .party = {{.grounds = AD_DISPUTES, .is_club = true, .id = 12}}};
 *     struct ad_case_command cmd = ad_case_command(AD_CASE_REQUEST, ad_date_make(1987, 10, 9));
 *     char line[AD_CASE_SAY_MAX];
 *     struct ad_case_events out;
 *     struct ad_case c;
 *
 *     assert(ad_case_init(&c, 7, &matter, NULL) == 0);
 *     cmd.party = 0;
 *     ad_case_decide(&out, &c, &cmd);
 *     ad_case_apply(&c, &out.event[0]);                       // first apply, then say
 *     assert(ad_case_event_say(line, sizeof line, &out.event[0], &c, &names, AD_EN) > 0);
 *     assert(strcmp(line, "SK Altena asks the director of the district to decide (BTO 5.1)") == 0);
 *
 * A file is told from its start: apply an event, then say it with the state it led to. Days and
 * amounts are written as the language does. All functions return the length, or AD_EFULL.
 */
#ifndef AD_TEXT_CASE_SAY_H
#define AD_TEXT_CASE_SAY_H

#include "adoube/case.h"

/* What a club or a person is called; who is not in the list is "club 12", "person 51". */
struct ad_case_name {
    bool is_club;
    uint32_t id;
    const char *text;
    size_t len;
};

struct ad_case_names {
    const struct ad_case_name *row;
    unsigned count;
};

enum { AD_CASE_SAY_MAX = 1024 };

/* One sentence for what happened, with its points; `c` is the case after it, names may be NULL. */
int ad_case_event_say(char *out, size_t cap, const struct ad_case_event *e, const struct ad_case *c,
                      const struct ad_case_names *names, enum ad_language lang);

/* "until 1987-11-12: protest, with reasons, to the committee of the district; 60.00 DEM (BTO 5.5)" */
int ad_due_say(char *out, size_t cap, const struct ad_due *d, enum ad_language lang);

/* "SK Altena: its result was decided". */
int ad_party_say(char *out, size_t cap, const struct ad_party *who,
                 const struct ad_case_names *names, enum ad_language lang);

/* "SK Altena", "fees that are forfeited (committee of the district)". */
int ad_account_say(char *out, size_t cap, struct ad_account a, const struct ad_case_names *names,
                   enum ad_language lang);

#endif
