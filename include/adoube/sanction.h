/*
 * adoube/sanction.h -- sanctions: which, by whom, on what ground, how far (BTO 4, 2.4, 5.13).
 *
 *     struct ad_sanction s = {.subject = AD_SUBJECT_PLAYER, .kind = AD_SANCTION_BAN,
 *                             .issuer = AD_ISSUER_DIRECTOR, .area = AD_DISTRICT,
 *                             .issuer_area = AD_DISTRICT, .ground = AD_BTO_35_7,
 *                             .issued = AD_NO_DATE, .from = ad_date_make(1988, 3, 1),
 *                             .until = ad_date_make(1989, 2, 28)};
 *     struct ad_money none = {0};                             // no fine, no highest fine
 *
 *     assert(ad_sanction_check(&s, NULL, none).code == AD_SANCTION_PENDING_CONSENT);
 *     s.consent = true;                                       // of the committee, BTO 4.5
 *     assert(ad_sanction_check(&s, NULL, none).code == AD_SANCTION_VALID);
 *     s.until = ad_date_add(s.until, 1);                      // a year at most, BTO 4.2
 *     assert(ad_sanction_check(&s, NULL, none).code == AD_SANCTION_TOO_LONG);
 *
 * A sanction needs a ground that is written, a point that clubs or players can break: another, none,
 * or one by likeness, is refused (5.13). A ban
 * without the consent of the area's committee is not refused, it waits. What follows by rule, like
 * the match lost by an ineligible player (16.4), is a result and no sanction.
 */
#ifndef ADOUBE_SANCTION_H
#define ADOUBE_SANCTION_H

#include "adoube/export.h"
#include "adoube/case.h"

AD_BEGIN

/* An association or a district is no club: no sanction is named for it (4.1). */
#define AD_SUBJECT_MAP(X)          \
    X(AD_SUBJECT_CLUB, "club")     \
    X(AD_SUBJECT_TEAM, "team")     \
    X(AD_SUBJECT_PLAYER, "player") \
    X(AD_SUBJECT_AREA, "area")
enum ad_subject { AD_SUBJECT_MAP(AD_ID) AD_SUBJECTS };

#define AD_SANCTION_MAP(X)                   \
    X(AD_SANCTION_WARNING, "warning")        \
    X(AD_SANCTION_REPRIMAND, "reprimand")    \
    X(AD_SANCTION_FINE, "fine")              \
    X(AD_SANCTION_POINTS, "point-deduction") \
    X(AD_SANCTION_BAN, "ban")                \
    X(AD_SANCTION_DEMOTION, "demotion")      \
    X(AD_SANCTION_LOSS, "declared-loss")
enum ad_sanction_kind { AD_SANCTION_MAP(AD_ID) AD_SANCTIONS };

enum ad_issuer {
    AD_ISSUER_DIRECTOR,       /* of an area: 4.5                              */
    AD_ISSUER_EVENT_DIRECTOR, /* breaches of playing rules: 25.3              */
    AD_ISSUER_INSTANCE,       /* of protest or appeal, in a pending case: 4.5 */
    AD_ISSUER_OTHER
};

struct ad_sanction {
    uint8_t subject, kind, issuer; /* enum ad_subject, ad_sanction_kind, ad_issuer      */
    uint8_t area;                  /* enum ad_level in whose play it happened           */
    uint8_t issuer_area;           /* of the director or instance                       */
    bool playing_rules;            /* a breach of the rules of play (25.3)              */
    bool pending;                  /* the matter is pending before the instance         */
    bool by_likeness;              /* the ground is applied by analogy                  */
    bool consent;                  /* of the committee of that area, for a ban          */
    bool earlier;                  /* this breach has been sanctioned already           */
    bool automatic;                /* a player's one-match ban of SJ 7.3: no consent, no term */
    enum ad_point ground;          /* the point that was broken                         */
    struct ad_money fine;          /* 0 in a pending matter: nothing is left of one         */
    int16_t points;                /* in halves, above 0 */
    ad_date issued;
    ad_date from, until; /* a ban; the last day is within it */
};

struct ad_sanction_rules {
    int16_t player_ban_years;    /* BTO 4.2: 1                                        */
    bool club_ban_up_to;         /* club-ban=up-to; BTO 4.1: false, to the season's end */
    struct ad_calendar calendar; /* where a season ends                               */
};

/* The order's own; NULL below means these. */
extern AD_API const struct ad_sanction_rules ad_sanction_rules_usual;

/* clang-format off */
#define AD_SANCTION_CODE_MAP(X)                                                     \
    X(AD_SANCTION_VALID, "valid") X(AD_SANCTION_PENDING_CONSENT, "pending-consent") \
    X(AD_SANCTION_BAD_KIND, "kind") X(AD_SANCTION_BAD_ISSUER, "issuer")             \
    X(AD_SANCTION_NO_GROUND, "no-ground") X(AD_SANCTION_TWICE, "twice")             \
    X(AD_SANCTION_BAD_FINE, "fine") X(AD_SANCTION_NO_MAXIMUM, "no-maximum")         \
    X(AD_SANCTION_TOO_HIGH, "too-high") X(AD_SANCTION_BAD_POINTS, "points")         \
    X(AD_SANCTION_BAD_TERM, "term") X(AD_SANCTION_TOO_LONG, "too-long")             \
    X(AD_SANCTION_NOT_SEASON, "not-season-end") X(AD_SANCTION_TOO_EARLY, "too-early")
/* clang-format on */
enum ad_sanction_code { AD_SANCTION_CODE_MAP(AD_ID) AD_SANCTION_CODES };

struct ad_sanction_verdict {
    enum ad_sanction_code code; /* up to PENDING_CONSENT it may be stored, above it is refused */
    enum ad_point by[2];        /* the second may be AD_NO_POINT */
    bool proposed;
    ad_date until; /* a ban: the last day that would be allowed; else AD_NO_DATE */
};

/* Check it; max_fine is the season's highest fine (amount 0: none was fixed); rules NULL: usual. */
AD_API struct ad_sanction_verdict ad_sanction_check(const struct ad_sanction *s,
                                                    const struct ad_sanction_rules *rules,
                                                    struct ad_money max_fine);

/* What the order itself demands: enum ad_breach to the sanction that must follow. */
enum ad_breach {
    AD_BREACH_NO_SHOW,    /* 4.3 a team did not appear                    */
    AD_BREACH_WITHDRAWAL, /* 4.3 a team was withdrawn after the start     */
    AD_BREACH_PASS        /* 2.4 pass missing or irregular, club's fault  */
};

struct ad_sanction_duty {
    bool fine; /* it must be a fine; else any kind of the table */
    enum ad_point by[2];
};

AD_END

#endif
