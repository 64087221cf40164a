/*
 * text/season_disputes.h -- what a season script knows of games and cases under way.
 *
 *     season_sanction.c   sanctions, who decides on remedies and what that costs
 *     season_case.c       cases: parties, and what happens
 *     season_case_file.c  what a case file says, what must happen by when
 *     season_ledger.c     the money of all cases and fines
 *     season_who.c        clubs and people in cases
 */
#ifndef AD_TEXT_SEASON_DISPUTES_H
#define AD_TEXT_SEASON_DISPUTES_H

#include "adoube/adjudication.h"
#include "adoube/case.h"
#include "text/case_say.h"
#include "adoube/ledger.h"
#include "federation/reschedule.h"
#include "text/season.h"

enum {
    AD__FIXTURES = 64,
    AD__CASES = 8,
    AD__CASE_EVENTS = 512, /* of all cases */
    AD__CASE_FINES = 16,
    AD__BOOKED = 512,
    AD__NAMES = AD_CASE_PARTIES + AD__SEASON_ORGS + AD__SEASON_PEOPLE,
    AD__DECLARED =
        1000000 /* numbers of people and clubs that the script declares begin behind it */
};

/* A case as it was told, and its file. */
struct ad__case {
    struct ad__word name;
    struct ad_matter matter;                /* as it began */
    struct ad__word party[AD_CASE_PARTIES]; /* their names, later ones too */
    bool begun;
    struct ad_case file;
};

struct ad__case_event {
    uint8_t of; /* which case */
    struct ad_case_event e;
};

/* A fine that a case decided. */
struct ad__case_fine {
    uint32_t of; /* the case, from 1 */
    uint8_t instance;
    bool lifted;
    struct ad_sanction what;
    uint32_t who, booking;
};

struct ad__disputes {
    struct ad_money max_fine;
    struct ad_adjudication game;
    bool has_game;
    unsigned fixtures, case_count, events;
    struct ad_ledger books;             /* of all cases and fines */
    uint32_t sanctions;                 /* fines booked; each has two postings */
    uint8_t issuer[AD__BOOKED / 2 + 2]; /* enum ad_issuer of each, from 1 */
    unsigned fines;

    /* From here on nothing is cleared at the start: who takes a row sets all of it. */
    struct ad_fixture fixture[AD__FIXTURES];
    struct ad__case_fine fine[AD__CASE_FINES];
    struct ad__case cases[AD__CASES];
    struct ad__case_event event[AD__CASE_EVENTS];
    struct ad_ledger_entry entry[AD__BOOKED];
    struct ad_case_name name[AD__NAMES];
};

#pragma GCC visibility push(hidden)

/* The case behind case=NAME, else the last one; a fault if there is none. */
struct ad__case *ad__need_case(struct ad_season_script *r, struct ad__args *a);

/* The file of a case as it begins, with its first act. False: facts are missing. */
bool ad__case_open(struct ad_case *out, const struct ad_season_script *r, const struct ad__case *k);

/* What people and clubs are called, in this case; NULL: in none. */
struct ad_case_names ad__case_names(struct ad_season_script *r, const struct ad__case *k);

/* A sentence and the day before it. */
void ad__tell_event(struct put *p, const struct ad_season_script *r, const struct ad_case_event *e,
                    const struct ad_case *c, const struct ad_case_names *names);

/* The number of a club or a person: one that the script declares, or a number of its own. */
uint32_t ad__arg_club(struct ad_season_script *r, struct ad__args *a, const char *key);
uint32_t ad__arg_somebody(struct ad_season_script *r, struct ad__args *a, const char *key);

/* The clubs of a declared person on that day, at most two; of others nothing is known but what is
 * said. */
void ad__clubs_of(const struct ad__season *s, uint32_t person, ad_date on, uint32_t club[2]);

/* The number of the case of that name, from 1; 0: there is none. */
uint32_t ad__case_number(struct ad_season_script *r, const struct ad__word *name);

/* Is the last decision of that case stayed? */
bool ad__case_stayed(const struct ad_season_script *r, uint32_t number);

/* Did a remedy undo what the match was ruled by, so that another ruling is due? */
bool ad__is_overturned(const struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_match *m);

/* The file of a case (from 1) as it is now. */
const struct ad_case *ad__case_file(struct ad_season_script *r, uint32_t number);

/* Fines of the case that are owed no more are booked back, and those that are owed again booked anew.
 * False: no room. */
bool ad__follow_in_fines(struct ad_season_script *r, const struct ad_case *file, ad_date on);

/* Does it count as it did before a decision that is out of force, and may be back? */
bool ad__is_provisional(const struct ad_season_script *r, const struct ad__league *h,
                        const struct ad_champ_match *m);

/* Fines and bans of which a remedy has left a part: which? */
void ad__ask_for_sanctions(struct ad_season_script *r, const struct ad_case *file);

/* Did one undo the decision that took points away, and they are still gone? */
bool ad__points_overturned(const struct ad_season_script *r, const struct ad_champ_taken *t);

struct ad_ledger *ad__books(struct ad_season_script *r);

/* An amount as the next word, as a value, or as a fact of the answer. */
void ad__next_money(struct ad__args *a, struct ad_money *out);
void ad__arg_money(struct ad__args *a, const char *key, struct ad_money *out);
void ad__answer_money(struct ad_season_script *r, const char *key, struct ad_money m);

/* What a request to move a match says beside its days. */
void ad__reschedule_args(struct ad_reschedule_request *m, struct ad__args *a);

enum ad_instance ad__read_instance(struct ad__args *a, const struct ad__word *w);

#pragma GCC visibility pop

#endif
