/*
 * federation/matchday.h -- a match day: what the template says of those who play, who is at home and has
 * White, what the match comes to, overstepped time, and the duties of the host.
 *
 *     struct ad_lineup_rules rules = ad_lineup_rules_usual;
 *     struct ad_venue_of neutral = {.neutral = true};
 *     struct ad_overstep flag = {.side = AD_WHITE, .due = 50, .made = 49, .flag_down = true,
 *                                .established = true};
 *     struct ad_terms terms = {.season = 1987};
 *     struct ad_template t;
 *
 *     assert(ad_template_find(&t, "nrw-jmm", 7) == 0);
 *     ad_template_fill(&t);
 *     ad_terms_of(&terms, &t);
 *     assert(terms.under == 20 && terms.youth);
 *     ad_lineup_rules_of(&rules, &t);
 *     assert(rules.girl_board == 7 && rules.young_board == 8 && rules.young_under == 15);
 *     assert(ad_lineup_kind_of(&t) == AD_LINEUP_YOUTH);
 *
 *     assert(ad_match_colour(&t, &neutral, false, 3).colour == 'w');    // the second named
 *     assert(ad_overstep_decide(&flag, NULL).score == AD_SCORE_0_1);    // BTO 31.4.3
 */
#ifndef AD_FEDERATION_MATCHDAY_H
#define AD_FEDERATION_MATCHDAY_H

#include "adoube/export.h"
#include "adoube/adjudication.h"
#include "adoube/lineup.h"
#include "adoube/template.h"

/* ---- what a template says of players and line-ups ---- */

/* Age, sex, and whether its teams are youth teams; the rest of *out stays as it is. */
void ad_terms_of(struct ad_terms *out, const struct ad_template *t);

/* Which kind of line-up its teams hand in: by its rank list, or guests. */
enum ad_lineup_kind ad_lineup_kind_of(const struct ad_template *t);

/* Put the numbers of its lines `lineup`, `slot` and `subs` into *out, which holds the rules that
 * hold where it is silent. */
void ad_lineup_rules_of(struct ad_lineup_rules *out, const struct ad_template *t);

/* How long a session lasts before games are adjudicated (BTO 21.1); what it does not say stays. Who
 * departs from that point and says nothing instead has no adjudication: INT32_MAX minutes. */
void ad_adjudication_rules_of(struct ad_adjudication_rules *out, const struct ad_template *t);

/* ---- who is at home, and who has White: BTO 17, 12.4 ---- */

struct ad_venue_of {
    bool neutral;
    bool second_hosts; /* else the first named does; not asked at a neutral place */
};

struct ad_colour_verdict {
    char colour;     /* 'w' or 'b'; NUL: the template does not say, colours are drawn */
    bool first_home; /* the first named is at home, or counts so */
    enum ad_point by[AD_TEMPLATE_BY];
};

/* The colour of one side on that board, from 1. */
struct ad_colour_verdict ad_match_colour(const struct ad_template *t, const struct ad_venue_of *v,
                                         bool first_named, unsigned board);

/* ---- what it comes to: BTO 18.1 – 18.3.1 ---- */

enum ad_match_won { AD_MATCH_HOME, AD_MATCH_DRAWN, AD_MATCH_GUEST, AD_MATCH_NOBODY };

enum { AD_MATCH_BY = 4 };

struct ad_match_verdict {
    struct ad_match_score score;
    enum ad_match_won won; /* NOBODY: lost by both, or still open */
    ad_points points[2];   /* by the template's score, in tenths; [AD_HOME], [AD_GUEST] */
    enum ad_point by[AD_MATCH_BY];
};

/* Who has won it, by the board letters and the ruling in *m, and the points of both. */
struct ad_match_verdict ad_match_decide(const struct ad_template *t, const struct ad_match *m,
                                        unsigned boards);

/* ---- overstepping the time: BTO 31 ---- */

struct ad_overstep_rules {
    int32_t set_back_s; /* so far clocks are set back before the start, BTO 31.1: 60           */
    int32_t faulty_s;   /* so far off the minute hand a flag is grossly faulty, BTO 31.2: 120  */
};

/* The order's own; NULL below means these. */
extern const struct ad_overstep_rules ad_overstep_rules_usual;

/* When a flag falls. */
struct ad_flag_time {
    int64_t ms;     /* of his own thinking time; 0: there is no such control */
    unsigned moves; /* that must be made by then; 0: all */
    enum ad_point by;
};

/* At the nth control, from 1, of a clock that was set back before the start (BTO 31.1). In blitz it
 * is set to the minutes a player has (A2 8.4). */
struct ad_flag_time ad_flag_time(const struct ad_time_control *time, unsigned nth,
                                 enum ad_edition edition, const struct ad_overstep_rules *rules);

/* What is seen at the board. */
struct ad_overstep {
    uint8_t side;       /* enum ad_colour: whose time it is about                            */
    uint16_t due, made; /* moves until the control, 0: all; made on the board                */
    bool unstopped;     /* he has not stopped his clock after the last: it does not count    */
    bool flag_down;
    int32_t hand_s;   /* the minute hand: seconds past the hour; below 0: before it          */
    bool established; /* by the director or his deputy, also of his own accord (31.4.1)      */
    bool claimed;     /* the opponent claims it against the director's view (31.4.2) ...     */
    bool full_score;  /* ... and shows a complete score                                      */
    bool unwanted;    /* both players wish to play on: it changes nothing (31.4.3)           */
    bool bare_king;   /* the opponent has only his king left: drawn (BTO 34; 1984 10.12)     */
    uint8_t edition;  /* enum ad_edition: the Laws it is played by; 0 is fide-1984           */
};

#define AD_OVERSTEP_MAP(X)                 \
    X(AD_OVERSTEP_GOES_ON, "goes-on")      \
    X(AD_OVERSTEP_OPEN, "not-established") \
    X(AD_OVERSTEP_UNPROVEN, "unproven")    \
    X(AD_OVERSTEP_LOST, "lost")            \
    X(AD_OVERSTEP_DRAWN, "drawn")          \
    X(AD_OVERSTEP_UNCLAIMED, "unclaimed")

enum ad_overstep_code { AD_OVERSTEP_MAP(AD_ID) AD_OVERSTEPS };

enum { AD_OVERSTEP_BY = 5 };

struct ad_overstep_verdict {
    enum ad_overstep_code code;
    enum ad_score score; /* LOST, DRAWN: the result; else AD_SCORE_NONE */
    bool by_hand;        /* the flag is grossly faulty: the minute hand counted (31.2) */
    enum ad_point by[AD_OVERSTEP_BY];
    ad_article article; /* LOST, DRAWN, UNCLAIMED: of the Laws */
};

/* rules NULL: the usual ones. */
struct ad_overstep_verdict ad_overstep_decide(const struct ad_overstep *o,
                                              const struct ad_overstep_rules *rules);

/* ---- the duties of a host: BTO 19, 22, 24, 35.8 ---- */

struct ad_costs {
    int64_t share[2]; /* AD_HOME, AD_GUEST */
    enum ad_point by; /* AD_BTO_24_4       */
};

/* The arbiter's fare and daily allowance: half each; the odd pfennig is the home club's. */
struct ad_costs ad_arbiter_costs(int64_t total);

enum ad_match_duty {
    AD_DUTY_ARBITER,  /* the arbiter                                     */
    AD_DUTY_CAPTAINS, /* both captains together, until one comes (24.3)  */
    AD_DUTY_HOME_CLUB
};

/* Who leads a match, and who reports its result (BTO 24.1, 24.3; 19). */
enum ad_match_duty ad_match_led_by(bool arbiter_present);
enum ad_match_duty ad_match_reported_by(bool arbiter_led);

#define AD_HOST_MAP(X)                \
    X(AD_HOST_DUE, "due")             \
    X(AD_HOST_KEPT, "kept")           \
    X(AD_HOST_ANNOUNCED, "announced") \
    X(AD_HOST_OTHER, "not-competent") \
    X(AD_HOST_BREACH, "breach")

enum ad_host_code { AD_HOST_MAP(AD_ID) AD_HOSTS };

struct ad_host_verdict {
    enum ad_host_code code;
    bool proposed; /* "at once" and "early" are for a person to weigh */
    enum ad_match_duty whose;
    ad_date until; /* the last day we take for "at once"; else AD_NO_DATE */
    enum ad_point by[2];
};

/* BTO 19: the result of a match that ended that day, sent by somebody on a day (AD_NO_DATE: not
 * yet). */
struct ad_host_verdict ad_match_report(bool arbiter_led, ad_date ended, enum ad_match_duty sender,
                                       ad_date sent, const struct ad_lineup_rules *rules);

/* BTO 22: room, sets, paper and clocks for the match of that day; or the visitors were told before
 * it (AD_NO_DATE: not at all). */
struct ad_host_verdict ad_match_material(bool provided, ad_date told, ad_date match);

struct ad_restriction {
    bool holds;
    enum ad_point by; /* AD_BTO_35_8_3 */
};

/* Does a restriction of smoking hold (BTO 35.8.3)? A home club's only if its team registration says
 * so; an organiser's only if known before the bid and in the announcement. */
struct ad_restriction ad_smoking_restricted(bool team_match, bool in_registration, bool before_bid,
                                            bool in_announcement);

#endif
