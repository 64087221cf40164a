/*
 * federation/lineup_inside.h -- what the rooms below need of adoube/lineup.h, and nobody outside.
 */
#ifndef AD_FEDERATION_LINEUP_INSIDE_H
#define AD_FEDERATION_LINEUP_INSIDE_H

#include "adoube/lineup.h"

/* ---- rank lists: BTO 16.1 – 16.3, 14, 2.2 ---- */

struct ad_ranklist {
    const struct ad_lineup_line *lines;
    unsigned count;
    const struct ad_club_facts *club;
    int season;
    ad_date deadline, received;
    uint8_t top_league_team; /* the team that plays in the top league; 0: none */
    bool youth;              /* its ranks are those of youth teams */
    const struct ad_lineup_rules *rules;
};

struct ad_ranklist_verdict {
    uint8_t code, why;      /* AD_LINEUP_OK or AD_LINEUP_REJECT; enum ad_lineup_why */
    uint16_t rank;          /* the line concerned, or 0 */
    enum ad_point by, also; /* AD_NO_POINT: no second */
    bool append;            /* refused as wished, but may be appended at the end */
};

/* Register a list; the first fault found is told. */
struct ad_ranklist_verdict ad_ranklist_register(const struct ad_ranklist *list);

/* Change the order of a list: not while the competition runs (16.2). */
struct ad_ranklist_verdict ad_ranklist_change(bool running);

/*
 * Add a person at position `at` (from 0) of a list of `count` lines. Whose pass or permission was
 * applied for after the deadline, or who comes while it runs, is appended: at == count (16.3). A
 * late youth has the number of the seniors' list (SJ 7.4).
 */
struct ad_ranklist_verdict ad_ranklist_add(unsigned count, unsigned at, ad_date applied,
                                           ad_date deadline, bool running, bool youth);

/* Add one to the list of a blitz event of that many boards (BTO 11.6, 11.7; SJ 11.3). */
struct ad_ranklist_verdict ad_ranklist_add_blitz(unsigned count, unsigned boards, bool started,
                                                 bool youth, const struct ad_lineup_rules *rules);

/* By one clause alone. */
int ad_lineup_judge_by(struct ad_lineup_report *out, const struct ad_lineup_case *c,
                       enum ad_lineup_clause clause);

/*
 * Would a line-up be judged otherwise by what is known now? c->uses is the ledger, of which the
 * first `known` stood there when the match was judged; `gone` are numbers of matches that count no
 * more. What came later counts if its day is earlier (BTO 16.5). The order does not say whether a
 * use in a match that was annulled (BTO 33.1) still is one: the difference is a question to the
 * director, and nothing is changed by it. `room` is for c->use_count uses. Returns 1 if the two
 * differ, 0 if not, AD_EFULL, AD_EINVAL as ad_lineup_judge.
 */
int ad_lineup_anew(struct ad_lineup_found *was, struct ad_lineup_found *now,
                   const struct ad_lineup_case *c, unsigned known, const uint32_t *gone,
                   unsigned gones, struct ad_lineup_use *room, unsigned cap);

/*
 * What both line-ups make of a match. `boards` holds what was played and is changed where a game is
 * lost by the order or a board is empty; the return value is the enum ad_match_ruling for match.h.
 * Proposed verdicts count only if `confirmed[side]`. Both players of a board lost: 0 and 0.
 */
enum ad_match_ruling ad_lineup_settle(struct ad_board *boards, unsigned count,
                                      const struct ad_lineup_report *home,
                                      const struct ad_lineup_report *guest,
                                      const bool confirmed[2]);

/* "game-lost; lost 3,4; forfeit 5; BTO 16.7" for records and tests. Returns the length or AD_EFULL. */
int ad_lineup_report_write(char *out, size_t cap, const struct ad_lineup_report *r);

#endif
