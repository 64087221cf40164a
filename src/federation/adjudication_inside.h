/*
 * federation/adjudication_inside.h -- what the rooms below need of adoube/adjudication.h, and nobody outside.: who did
 * not come, and what a ruling changed.
 *
 *     struct ad_attendance a = ad_attendance(AD_FIDE_1984);
 *
 *     assert(ad_score_check("1/2-0", 5, AD_FIDE_1984).code == AD_SCORE_INVALID); // only since 2017
 *     a.arrived[AD_BLACK] = 61 * 60;
 *     assert(ad_absence_decide(&a).score == AD_SCORE_PLUS_WHITE);                   // BTO 27.2
 */
#ifndef AD_FEDERATION_ADJUDICATION_INSIDE_H
#define AD_FEDERATION_ADJUDICATION_INSIDE_H

#include "adoube/adjudication.h"

/* ---- absence and delay: BTO 27, FIDE 1984 10.13 ---- */

enum { AD_NEVER = -1 };

struct ad_attendance {
    uint8_t edition;    /* enum ad_edition */
    int32_t default_s;  /* the default time of the rules; AD_NEVER: none is given          */
    bool at_hour_lost;  /* arrival at 60:00 is late; else in time                        */
    bool hour_runs;     /* it also runs for the innocent side of a delay; false     */
    int32_t now_s;      /* since the appointed time; AD_NEVER: the session is over         */
    int32_t arrived[2]; /* of White and Black, since the appointed time; AD_NEVER          */
    int32_t delay_s;    /* the start was held up by one side ...                           */
    uint8_t culprit;    /* ... enum ad_colour on this board; 2: nobody's fault             */
};

/* The order's hour, both there at the start, the session over. */
struct ad_attendance ad_attendance(enum ad_edition e);

struct ad_absence {
    enum ad_score score; /* NONE: the game is played, or may still be */
    enum ad_point by;
    ad_article article; /* of the edition, or AD_NO_ARTICLE */
    int32_t lost_at[2]; /* from which second on a side that is not there has lost */
    int32_t used[2];    /* what is to be on the clocks when play starts: a delay charged to its
                           * author (27.3), and White's clock that runs from the start (27.1) */
};

/* Who has lost by not being there, and what stands on the clocks when play starts. */
struct ad_absence ad_absence_decide(const struct ad_attendance *a);

/* Seconds on the clocks of a team's boards: 27.3 charges every player of the club at fault, White
 * or Black. home[b] and guest[b] for boards from 0. Returns the point. */
enum ad_point ad_delay_charge(int32_t *home, int32_t *guest, unsigned boards, int32_t delay_s,
                              bool by_home);

/* Read a result and look whether those Laws know it: each side has 0, a half or 1, together at most
 * 1, and a half against nothing only since 2017. Also reads = for 1/2 and the comma of 0,5. */
struct ad_score_verdict ad_score_check(const char *text, size_t len, enum ad_edition e);

/* Append to a history of *count lines. The first replaces none; every other the last one, and by a
 * ruling with a point, unless the last one is still open (adjourned, void). */
struct ad_score_verdict ad_scored_add(struct ad_scored *list, unsigned *count, unsigned cap,
                                      const struct ad_scored *line, enum ad_edition e);

enum ad_score ad_scored_now(const struct ad_scored *list, unsigned count);

/* What counts; what the players did, AD_SCORE_NONE if they did not. */
enum ad_score ad_scored_over_board(const struct ad_scored *list, unsigned count);

/* May the session be that long, after so many rounds have begun? 5 hours always, 7 only if set
 * before the first round for the whole event (21.1). OK, TOO_LATE, or NOT_NOW for another. */
struct ad_adj_verdict ad_session_check(int32_t minutes, unsigned rounds_begun,
                                       const struct ad_adjudication_rules *rules);

/* May a session of so many minutes have a pause after so many (21.1)? Only the long one, after the
 * five hours, for at most an hour, and with the games that are not finished adjourned before it.
 * OK, NOT_NOW, TOO_LONG, NOT_SEALED. */
struct ad_adj_verdict ad_pause_check(int32_t session, int32_t played, int32_t pause, bool adjourned,
                                     const struct ad_adjudication_rules *rules);

#endif
