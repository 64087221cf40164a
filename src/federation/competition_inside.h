/*
 * federation/competition_inside.h -- what the rooms below need of adoube/competition.h, and nobody outside.: after the
 * last round what is level and must be settled, who is sent to the next event, who bears which title;
 * before the first, was the invitation in time.
 *
 *     struct ad_class_moves m = {.groups = 3, .down = 8};
 *     struct ad_stakes stakes = {.places = true, .qualify = 2};
 *     struct ad_standings table = {.count = 0};               // of ad_standings_make
 *     struct ad_contest contests[8];
 *     struct ad_template t;
 *
 *     assert(ad_league_move_of(&m, 8, 7) == AD_LEAGUE_DOWN);   // place 7 of 8
 *     assert(ad_league_move_of(&m, 8, 6) == AD_LEAGUE_ASK);    // some of the groups' sixths
 *     assert(ad_template_find(&t, "nrw-em", 6) == 0);
 *     assert(ad_contests(contests, 8, &t, &table, &stakes) == 0);    // nobody, here
 */
#ifndef AD_FEDERATION_COMPETITION_INSIDE_H
#define AD_FEDERATION_COMPETITION_INSIDE_H

#include "adoube/competition.h"

/* ---- what must be settled after a table: BTO 6.6, 9.2, 10.3, 11.8, 18.3; SJ 3.3, 8.4 … ---- */

/* Where in this table something is at stake. 0: not here. */
struct ad_stakes {
    bool places;         /* the places that the template's play-offs name: title, first four … */
    unsigned qualify;    /* so many are sent to the next event */
    unsigned promotion;  /* so many go up */
    unsigned relegation; /* so many go down */
    unsigned final_places; /* so many reach the final stage */
};

/* Rows of the table that are level where something is at stake. */
struct ad_contest {
    uint8_t scope;  /* enum ad_scope_kind */
    unsigned first; /* row, from 0 */
    unsigned count; /* rows */
    uint32_t cuts;  /* AD_CUT of playoff.h: the first n of them must be told from the rest */
    const struct ad_template_playoff *two, *more; /* lines for two and for more; NULL: none */
    const struct ad_template_playoff *row;        /* the one that holds for `count` */
};

/*
 * Every contest of a table, the more important first: places, then what is at stake, in the order of
 * the template's lines. Of a line on=points those are level who have the same points, of one
 * on=place those whom the whole chain leaves level. Settle the first, make the table again, and
 * ask again: it may have settled the next one. Steps and cuts are ready for struct ad_playoff.
 * Returns how many, or AD_EFULL: there are more, or more than 31 are level above a cut.
 */
int ad_contests(struct ad_contest *out, unsigned cap, const struct ad_template *t,
                const struct ad_standings *table, const struct ad_stakes *stakes);

#define AD_LEAGUE_MAP(X)        \
    X(AD_LEAGUE_STAYS, "stays") \
    X(AD_LEAGUE_UP, "up")       \
    X(AD_LEAGUE_DOWN, "down")   \
    X(AD_LEAGUE_ASK, "ask")

enum ad_league_move { AD_LEAGUE_MAP(AD_ID) };

/* What becomes of that place (from 1) in a group of `size` teams. */
enum ad_league_move ad_league_move_of(const struct ad_class_moves *m, unsigned size,
                                      unsigned place);

/* A youth team that enters for the first time must be able to reach the top youth league after so
 * many seasons: an association's pyramid has no more levels. AD_YOUTH_SEASONS is the order's. */
enum { AD_YOUTH_SEASONS = 2 };

struct ad_levels_verdict {
    bool fine;
    unsigned levels, most;
    enum ad_point by; /* AD_SJ_7_2 */
};

/* `most` is AD_YOUTH_SEASONS, unless a federation gives them longer. */
struct ad_levels_verdict ad_youth_levels(unsigned levels, unsigned most);

/* ---- who is sent to the next event: BTO 6.5, 11.5; SJ 12.2 ---- */

/* One of the final table, the best first. */
struct ad_placed {
    uint32_t who;
    uint32_t club;      /* 0: none, or it does not matter */
    uint16_t rank;      /* from 1; level ones have the same */
    bool club_entitled; /* the club is entitled to that event already */
    bool declined;
};

#define AD_QUALIFIED_MAP(X)              \
    X(AD_QUALIFIED, "qualified")         \
    X(AD_QUALIFIED_ENTITLED, "entitled") \
    X(AD_QUALIFIED_DECLINED, "declined") \
    X(AD_QUALIFIED_TIED, "tied")

enum ad_qualified_why { AD_QUALIFIED_MAP(AD_ID) };

struct ad_qualified {
    uint16_t at; /* of the table */
    uint8_t why; /* enum ad_qualified_why */
};

struct ad_qualify_how {
    const struct ad_template_qualify *row;
    unsigned national;    /* n=national-rules: so many */
    bool second_admitted; /* second=if-admitted: a second one is (SJ 12.2) */

    /* BTO 11.5 speaks of the first-placed team of a club that is entitled. false: only the best of
     * each such club is passed over, and its next team may be sent. true: all of its teams are. */
    bool skip_whole_club;
};

struct ad_qualify {
    unsigned count;  /* lines: the table down to the last who is sent, or is level with him */
    unsigned sent;   /* for sure */
    unsigned seats;  /* that there are */
    unsigned places; /* of those that are level: so many will be sent; 0: nobody is level */
    enum ad_point by[2];
};

/* Returns 0, or AD_EFULL if there is not room for `count` lines. */
int ad_qualifiers(struct ad_qualify *out, struct ad_qualified *lines, unsigned cap,
                  const struct ad_placed *table, unsigned count, const struct ad_qualify_how *how);

/* ---- titles: BTO 1.2, SJ 3.4 ---- */

/* The title that a place brings, with its year: "Jugendmeister von Nordrhein-Westfalen (1988)".
 * Returns its length, 0 if there is none for that place, or AD_EFULL. */
int ad_title_write(char *out, size_t cap, const struct ad_template *t, unsigned place, int year);

/* ---- invitations: BTO 8 ---- */

struct ad_invitation {
    bool in_time;
    ad_date last;     /* day to send it */
    int32_t late;     /* days */
    enum ad_point by; /* AD_BTO_8 */
};

/* Was it posted at least `days` before the event starts? 28: four weeks. */
struct ad_invitation ad_invitation_check(ad_date start, ad_date posted, int32_t days);

/* May this be done now? Changes nothing. */
void ad_competition_decide(struct ad_competition_answer *out, const struct ad_competition *c,
                           const struct ad_template *t, const struct ad_competition_cmd *cmd);

/* Fold an event into the state. Decides nothing. Returns 0; AD_ECONFLICT if it is not the next one;
 * AD_EINVAL if it cannot be one of this competition; AD_EFULL if there is no room for another entry. */
int ad_competition_apply(struct ad_competition *c, const struct ad_competition_event *e);

/* How many entries are admitted now. */
unsigned ad_competition_admitted(const struct ad_competition *c);

#endif
