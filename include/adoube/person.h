/*
 * adoube/person.h -- a person, his passes, and whether he may play.
 *
 *     static const uint32_t above[] = {3, 2, 1};              // district, association, federation
 *     ad_date joined = ad_date_make(1985, 9, 1);
 *     struct ad_membership in = {.club = 12, .from = joined, .until = AD_NO_DATE};
 *     struct ad_pass_event issued = {.kind = AD_PASS_ISSUED, .on = joined, .works_from = joined};
 *     struct ad_pass pass = {.number = 4711, .club = 12, .events = &issued, .count = 1};
 *     struct ad_person p = {.id = 1, .born = AD_NO_DATE, .memberships = &in, .membership_count = 1,
 *                           .passes = &pass, .pass_count = 1};
 *     struct ad_club_facts club = {.id = 12, .district = 3, .above = above, .above_count = 3};
 *     struct ad_terms league = {.season = 1987, .on = ad_date_make(1987, 10, 4), .area = 1};
 *     struct ad_eligibility e;
 *
 *     ad_eligible(&e, &p, &club, &league, NULL);
 *     assert(e.count == 0 && e.by[0] == AD_BTO_2_1);          // he may play, and why
 *
 *     pass.club = 13;                                         // it names another club
 *     ad_eligible(&e, &p, &club, &league, NULL);
 *     assert(e.count == 1 && e.list[0].why == AD_INELIGIBLE_PASS && e.list[0].by[0] == AD_BTO_2_1);
 *     assert(strcmp(ad_word(AD_WORDS_INELIGIBLE, AD_INELIGIBLE_PASS), "no-pass") == 0);
 *
 * Everything is the caller's: the facts about one person, in arrays, as the federation keeps them.
 * Nothing is kept after a call. A rule that is a number or a date stands in struct ad_pass_rules;
 * NULL means the order's own. A day that is not known is AD_NO_DATE, which is not 0: set it. Clubs
 * and organisations are numbers of the caller's, from 1.
 */
#ifndef ADOUBE_PERSON_H
#define ADOUBE_PERSON_H

#include "adoube/export.h"
#include "adoube/date.h"
#include "adoube/order.h"

AD_BEGIN

/* ---- the rules that are numbers ---- */

struct ad_month_day {
    uint8_t month, day;
};

/* When the age is taken. */
enum ad_age_cutoff { AD_CUTOFF_START, AD_CUTOFF_END };

/* What a person without any pass or permission for the club costs his team. */
enum ad_no_pass { AD_NO_PASS_MATCH, AD_NO_PASS_GAME };

struct ad_pass_rules {
    struct ad_month_day transfer; /* last postmark of a transfer, A1 13.9: 15 July            */
    struct ad_month_day issue[2]; /* windows of new passes, A1 13.9: 15 January, 15 July      */
    struct ad_month_day back;     /* a pass goes back by then, A1 13.10: 15 July              */
    struct ad_month_day deletion; /* A1 13.11: 15 July                                        */
    struct ad_month_day tidying;  /* deletions under conditions, A1 13.11: 15 January         */
    uint8_t refusal_days;         /* to refuse a release, A1 13.6: 21                         */
    uint8_t show_days;            /* to show a pass later, A1 13.3: 7                         */
    uint8_t cutoff;               /* enum ad_age_cutoff                                       */
    bool birthday_inclusive;      /* a birthday on the cut-off day is not yet reached  */
    bool late_refusal_stands;     /* else a late refusal is void and release is due    */
    uint8_t no_pass;              /* enum ad_no_pass                                          */
    struct ad_month_day
        register_after; /* a deadline of registration is later, BTO 16.1: 10 July  */
    const struct ad_calendar
        *calendar; /* NULL: the usual one                                     */
};

/* The order's own; NULL below means these. */
extern AD_API const struct ad_pass_rules ad_pass_rules_usual;

/* ---- a pass and its history: A1 13 ---- */

#define AD_PASS_STATUS_MAP(X)             \
    X(AD_PASS_NONE, "none")               \
    X(AD_PASS_APPLIED_FOR, "applied")     \
    X(AD_PASS_VALID, "valid")             \
    X(AD_PASS_SURRENDERED, "surrendered") \
    X(AD_PASS_LOST, "lost")               \
    X(AD_PASS_VOID, "void")               \
    X(AD_PASS_DESTROYED, "destroyed")     \
    X(AD_PASS_DELETED, "deleted")
enum ad_pass_status { AD_PASS_STATUS_MAP(AD_ID) AD_PASS_STATUSES };

/* Where the paper is. */
enum ad_custody { AD_CUSTODY_OFFICE, AD_CUSTODY_CLUB, AD_CUSTODY_PLAYER, AD_CUSTODY_NOBODY };

/* What happens to a pass. */
#define AD_PASS_EVENT_MAP(X)                  \
    X(AD_PASS_APPLIED, "applied")             \
    X(AD_PASS_ISSUED, "issued")               \
    X(AD_PASS_RECEIVED, "received")           \
    X(AD_PASS_HANDED_OUT, "handed-out")       \
    X(AD_PASS_SENT_BACK, "sent-back")         \
    X(AD_PASS_REPORTED_LOST, "reported-lost") \
    X(AD_PASS_DECLARED_VOID, "declared-void") \
    X(AD_PASS_WAS_DESTROYED, "was-destroyed") \
    X(AD_PASS_WAS_DELETED, "was-deleted")     \
    X(AD_PASS_ENTRY, "entry")
enum ad_pass_event_kind { AD_PASS_EVENT_MAP(AD_ID) AD_PASS_EVENT_KINDS };

AD_API enum ad_point ad_pass_event_point(enum ad_pass_event_kind k); /* that foresees it */

/* Which page an entry is on: the left inside page is the office's alone (A1 13.3). */
enum ad_pass_page { AD_PAGE_NONE, AD_PAGE_LEFT, AD_PAGE_RIGHT, AD_PAGE_FOUR };

/* Who did it. */
enum ad_pass_actor {
    AD_ACTOR_OFFICE,
    AD_ACTOR_FEDERATION,
    AD_ACTOR_CLUB,
    AD_ACTOR_PLAYER,
    AD_ACTOR_DIRECTOR
};

struct ad_pass_event {
    uint8_t kind;       /* enum ad_pass_event_kind                                     */
    uint8_t by;         /* enum ad_pass_actor                                          */
    uint8_t page;       /* enum ad_pass_page, of an entry                              */
    uint32_t who;       /* the person or organisation, if known                        */
    ad_date on;         /* when it happened                                            */
    ad_date works_from; /* AD_PASS_ISSUED: the first day he may play; ad_transfer_from */
    ad_date document, postmark;
};

/* A pass names one club (A1 13.5). Its history only grows. One that begins with the issue is that of
 * a pass which the club had before it was recorded; else the club has it once it is received. */
struct ad_pass {
    uint32_t number, club;
    const struct ad_pass_event *events; /* in the order they were recorded, days never fall */
    unsigned count;
};

/* How it stood that day, and where it lay: its history up to and with that day. */
AD_API enum ad_pass_status ad_pass_status_on(const struct ad_pass *p, ad_date on);

/* id, name, the point it rests on, words */
#define AD_PASS_BAD_MAP(X)                          \
    X(AD_PASS_FINE, "fine", AD_NO_POINT)            \
    X(AD_PASS_EARLIER, "earlier", AD_NO_POINT)      \
    X(AD_PASS_NOT_NOW, "not-now", AD_NO_POINT)      \
    X(AD_PASS_NOT_THEIRS, "not-theirs", AD_A1_13_3) \
    X(AD_PASS_SECOND, "second", AD_A1_13_5)
enum ad_pass_bad { AD_PASS_BAD_MAP(AD_ID) AD_PASS_BADS };

AD_API enum ad_point ad_pass_bad_point(enum ad_pass_bad why); /* AD_NO_POINT: none says so */

/*
 * Whether the event may be appended to the history of p. `others` are the person's other passes:
 * a pass is not issued while one of them is valid (A1 13.5, 13.6). Nothing is written: the caller
 * appends what was found fine, and never takes away.
 */
AD_API enum ad_pass_bad ad_pass_event_check(const struct ad_pass *p, const struct ad_pass_event *e,
                                            const struct ad_pass *others, unsigned other_count);

/* ---- a person ---- */

enum ad_gender { AD_GENDER_UNKNOWN, AD_GENDER_FEMALE, AD_GENDER_MALE };

struct ad_membership {
    uint32_t club;
    ad_date from, until; /* the last day; AD_NO_DATE: he still is one */
};

/* A1 13.7: by a director, for the rest of the season. */
struct ad_permission {
    uint32_t club;
    int season;
    ad_date issued_on;
};

/* Who may not play (BTO 4; SJ 7.3). A ban of days, or of so many matches of one team. */
enum ad_barred { AD_BARRED_PERSON, AD_BARRED_CLUB, AD_BARRED_TEAM };

struct ad_bar {
    uint8_t who;         /* enum ad_barred                                                     */
    uint8_t team;        /* AD_BARRED_TEAM: which; of a person: his bar holds there only, or 0 */
    uint8_t youth;       /* 1: the team is a youth team                                        */
    uint8_t matches;     /* not 0: so many matches of that team are still to be served         */
    ad_date from, until; /* both included; until AD_NO_DATE: open                              */
    uint32_t case_no;    /* in which it was decided; 0: none                                   */
    uint8_t instance;    /* enum ad_instance that decided so                                   */
    bool lifted;         /* that is stayed or overturned: it does not hold (BTO 5.9)           */
};

/* Team matches he has played this season. */
enum ad_played_for { AD_PLAYED_CLUB, AD_PLAYED_COUNTRY, AD_PLAYED_FIDE, AD_PLAYED_GUEST };

struct ad_played {
    uint32_t club;
    int season;
    uint8_t as; /* enum ad_played_for: only the first binds him (BTO 2.3; SJ 9.1) */
};

struct ad_person {
    uint32_t id;
    ad_date born;
    uint8_t sex;         /* enum ad_gender */
    bool german;         /* has German citizenship, BTO 2.2 */
    uint8_t nominations; /* this season, as a substitute for the club's team in the first or second
                          * national league, present or not (BTO 16.5) */
    const struct ad_membership *memberships;
    const struct ad_pass *passes;
    const struct ad_permission *permissions;
    const struct ad_bar *bars;
    const struct ad_played *played;
    unsigned membership_count, pass_count, permission_count, bar_count, played_count;
};

struct ad_club_facts {
    uint32_t id, district;
    const uint32_t *above; /* the organisations it belongs to: district, association, federation */
    unsigned above_count;
    const struct ad_bar *bars; /* its own and those of its teams */
    unsigned bar_count;
};

/* Was he a member of the club that day? */
AD_API bool ad_member_of(const struct ad_person *p, uint32_t club, ad_date on);

/* ---- ages: SJ 2.1 ---- */

/* The years that count in that season: completed on its 1 September. -1: not known. */
AD_API int ad_age_in_season(ad_date born, int season, const struct ad_pass_rules *rules);

/* Younger than `under` on the cut-off day. Holds for all that belongs to the season, however late
 * it is played. */
AD_API bool ad_age_under(ad_date born, int season, unsigned under,
                         const struct ad_pass_rules *rules);

/* ---- may he play? BTO 2.1, 2.3, 3.5, 4, 14; A1 13.5; SJ 2.1 ---- */

/* What is played. */
struct ad_terms {
    int season;            /* to which it belongs                                          */
    ad_date on;            /* the day of the match or event                                */
    uint32_t area;         /* the organisation that runs it; 0: not asked                  */
    enum ad_point area_by; /* the point that keeps others out before BTO 2.3: 2.1 where the  */
                           /* federation runs it; or AD_NO_POINT                          */
    bool unrecognised;     /* the federation does not recognise that organisation, BTO 3.5 */
    bool area_barred;      /* ... or has barred it                                         */
    uint8_t under;         /* SJ 2.1: younger than this; 0: no limit                       */
    uint8_t least;         /* SJ 2.1: at least so old; 0: no limit                         */
    uint8_t sex;           /* enum ad_gender; AD_GENDER_UNKNOWN: any                             */
    enum ad_point sex_by;  /* the point that has it so; AD_NO_POINT: none is known       */
    uint8_t team;          /* the club's team that plays; 0: not a team match              */
    bool youth;            /* ... and it is a youth team                                   */
    bool alone;            /* players compete, not teams                                   */
    /* alone: the club for which this season's team matches were played, if it is another one: only
     * events of the organisations above it are open (BTO 2.3); NULL: none */
    const struct ad_club_facts *bound;
};

/* id, name for scripts, the points it rests on, words */
#define AD_INELIGIBLE_MAP(X)                                               \
    X(AD_INELIGIBLE_MEMBER, "not-a-member", AD_BTO_2_1, AD_NO_POINT)       \
    X(AD_INELIGIBLE_PASS, "no-pass", AD_BTO_2_1, AD_A1_13_5)               \
    X(AD_INELIGIBLE_PERMISSION, "permission-over", AD_A1_13_7, AD_BTO_2_1) \
    X(AD_INELIGIBLE_OTHER_CLUB, "other-club", AD_BTO_2_3, AD_NO_POINT)     \
    X(AD_INELIGIBLE_BARRED, "banned", AD_BTO_4_2, AD_NO_POINT)             \
    X(AD_INELIGIBLE_CLUB_BARRED, "club-banned", AD_BTO_4_1, AD_NO_POINT)   \
    X(AD_INELIGIBLE_USED, "banned-by-use", AD_SJ_7_3, AD_NO_POINT)         \
    X(AD_INELIGIBLE_OLD, "too-old", AD_SJ_2_1, AD_NO_POINT)                \
    X(AD_INELIGIBLE_YOUNG, "too-young", AD_SJ_2_1, AD_NO_POINT)            \
    X(AD_INELIGIBLE_AGE, "age-unknown", AD_SJ_2_1, AD_NO_POINT)            \
    X(AD_INELIGIBLE_SEX, "women-only", AD_NO_POINT, AD_NO_POINT)           \
    X(AD_INELIGIBLE_SEX_UNKNOWN, "sex-unknown", AD_NO_POINT, AD_NO_POINT)  \
    X(AD_INELIGIBLE_AREA, "other-area", AD_BTO_2_3, AD_A1_13_5)            \
    X(AD_INELIGIBLE_UNRECOGNISED, "unrecognised", AD_BTO_3_5, AD_NO_POINT) \
    X(AD_INELIGIBLE_NOT_AT_HAND, "pass-not-at-hand", AD_A1_13_3, AD_BTO_2_1)
enum ad_ineligible { AD_INELIGIBLE_MAP(AD_ID) AD_INELIGIBLES };

/* Is it only that nothing is known? Then somebody must look before it counts. */
static inline bool ad_ineligible_unproven(enum ad_ineligible why)
{
    return why == AD_INELIGIBLE_AGE || why == AD_INELIGIBLE_SEX_UNKNOWN;
}

enum { AD_ELIGIBLE_BY = 4 };

/* All that speaks against him; count 0: he is eligible. */
struct ad_eligibility {
    enum ad_point by[AD_ELIGIBLE_BY]; /* what his right rests on; AD_NO_POINT where there is less */
    unsigned count;
    struct ad_ineligible_for {
        uint8_t why;         /* enum ad_ineligible                  */
        enum ad_point by[2]; /* the second may be AD_NO_POINT       */
    } list[AD_INELIGIBLES];
};

/* May this person play for this club in it? A guest of SJ 9.1 is asked with her own club. */
AD_API void ad_eligible(struct ad_eligibility *out, const struct ad_person *p,
                        const struct ad_club_facts *club, const struct ad_terms *terms,
                        const struct ad_pass_rules *rules);

/* May this club enter it? Asked is what concerns the club: area, recognition, bans (BTO 2.3, 3.5,
 * 4). */
AD_API void ad_club_eligible(struct ad_eligibility *out, const struct ad_club_facts *club,
                             const struct ad_terms *terms);

/* ---- the transfer of a player: A1 13.6, 13.9 ---- */

/*
 *     NONE -declare-> DECLARED -request-> REQUESTED -release-> RELEASED -forward-> FORWARDED
 *                                          |   ^  \                                   |
 *                     refuse, with ground  v   |   refuse, void or late: RELEASE_DUE  issue
 *                                       REFUSED -settle-> RELEASE_DUE -release-^      v
 *                                                                                   ISSUED
 */
#define AD_TRANSFER_STATE_MAP(X)              \
    X(AD_TRANSFER_NONE, "none")               \
    X(AD_TRANSFER_DECLARED, "declared")       \
    X(AD_TRANSFER_REQUESTED, "requested")     \
    X(AD_TRANSFER_REFUSED, "refused")         \
    X(AD_TRANSFER_RELEASE_DUE, "release-due") \
    X(AD_TRANSFER_RELEASED, "released")       \
    X(AD_TRANSFER_FORWARDED, "forwarded")     \
    X(AD_TRANSFER_ISSUED, "issued")
enum ad_transfer_state { AD_TRANSFER_STATE_MAP(AD_ID) AD_TRANSFER_STATES };

enum ad_transfer_step {
    AD_TRANSFER_DECLARE, /* the player tells the old club, in writing              */
    AD_TRANSFER_REQUEST, /* the new club asks the old one for the pass             */
    AD_TRANSFER_RELEASE, /* the old club sends it                                  */
    AD_TRANSFER_REFUSE,  /* the old club tells the new one that it does not        */
    AD_TRANSFER_SETTLE,  /* what the player owed is settled                        */
    AD_TRANSFER_FORWARD, /* pass and form go through the federation to the office  */
    AD_TRANSFER_ISSUE,   /* the office issues the new pass and destroys the old    */
    AD_TRANSFER_STEPS
};

#define AD_TRANSFER_WHY_MAP(X)                           \
    X(AD_TRANSFER_FINE, "fine", AD_A1_13_6)              \
    X(AD_TRANSFER_ORDER, "not-now", AD_A1_13_6)          \
    X(AD_TRANSFER_WRITING, "not-in-writing", AD_A1_13_6) \
    X(AD_TRANSFER_LATE, "late-refusal", AD_A1_13_6)      \
    X(AD_TRANSFER_GROUND, "no-ground", AD_A1_13_6)       \
    X(AD_TRANSFER_PAPERS, "papers", AD_A1_13_6)          \
    X(AD_TRANSFER_EARLIER, "earlier", AD_A1_13_6)
enum ad_transfer_why { AD_TRANSFER_WHY_MAP(AD_ID) AD_TRANSFER_WHYS };

struct ad_transfer_command {
    uint8_t step;     /* enum ad_transfer_step                                                  */
    ad_date on;       /* the day, or the postmark: of the request, of the refusal, and of the   */
                      /* federation when it is forwarded                                        */
    bool written;     /* DECLARE: in writing                                                    */
    bool obligations; /* REFUSE: the player owes the club or an organisation above it           */
    bool papers;      /* FORWARD: new name on the right inside page, form, through the federation */
};

struct ad_transfer {
    uint8_t state; /* enum ad_transfer_state */
    ad_date last;  /* of the last step; AD_NO_DATE at the start */
    ad_date requested;
    ad_date works_from; /* from FORWARDED on */
};

/* What came of a step. accepted: it happened, and the state is new. A void refusal is accepted as a
 * fact: what it does is make release due. */
struct ad_transfer_event {
    uint8_t step, state; /* enum ad_transfer_step, enum ad_transfer_state: after it */
    uint8_t why;         /* enum ad_transfer_why */
    bool accepted;
    enum ad_point by;
    ad_date on;
    ad_date works_from; /* FORWARD: when he plays for the new club; else AD_NO_DATE */
};

extern AD_API const struct ad_transfer ad_transfer_start;

/* What comes of the step: always an event; one that is not accepted changes nothing when applied.
 * out->why and out->by tell why. */
AD_API void ad_transfer_decide(struct ad_transfer_event *out, const struct ad_transfer *t,
                               const struct ad_transfer_command *c,
                               const struct ad_pass_rules *rules);
AD_API void ad_transfer_apply(struct ad_transfer *t, const struct ad_transfer_event *e);

struct ad_pass_showing {
    bool missing;       /* was not shown at the event, or is not in order                      */
    bool on_pass_list;  /* the area allows the list, and he is on it (BTO 2.4)                 */
    bool not_possessed; /* the club did not have it at the time of the event                   */
    bool club_at_fault; /* the director finds so                                               */
    bool known;         /* what came of it is known: `shown_on`, else the week is still running */
    ad_date shown_on;   /* AD_NO_DATE: never                                                   */
};

AD_END

#endif
