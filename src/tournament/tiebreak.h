/*
 * tournament/tiebreak.h -- what all tie-breaks share: the scores, what a round counts, the working.
 *
 * Every value is worked out as a receipt (adoube/standings.h) and is that receipt's last line: a
 * table and its working cannot differ. DE, TBR and BBE look at those still tied alone, and
 * tiebreak_direct.c places them.
 */
#ifndef AD_TOURNAMENT_TIEBREAK_H
#define AD_TOURNAMENT_TIEBREAK_H

#include "adoube/standings.h"
#include "tournament/names.h"

/* How a tie-break is worked out. */
enum ad__family {
    AD__POINTS,    /* points of the rounds */
    AD__COUNT,     /* rounds of some kind */
    AD__PROGRESS,  /* PS */
    AD__OPPONENTS, /* scores of opponents, alone or times own points */
    AD__KOYA,
    AD__RATING,   /* ratings of opponents */
    AD__NESTED,   /* another value of the opponents: its column is worked out before */
    AD__SCHEDULE, /* SSSC */
    AD__BOARDS,   /* board by board */
    AD__ENTRY,    /* what was known before round 1 */
    AD__AMONG,    /* those still tied alone */
    AD__DRAWN     /* by lot */
};

/* Modifiers that a tie-break takes. */
enum {
    AD__MOD_CUT = 1,
    AD__MOD_MEDIAN = 2,
    AD__MOD_PLAYED = 4,
    AD__MOD_FORE = 8,
    AD__MOD_REVERSED = 16,
    AD__MOD_LIMIT = 32,
    AD__MOD_DIVISOR = 64,
    AD__MOD_UNRATED = 128,
    AD__MOD_SCORE = 256, /* :MP :GP */
    AD__MOD_BOTH = 512   /* :MM :MG :GM :GG too */
};

struct ad__trait {
    enum ad__family family;
    unsigned mods;
    bool low_first; /* the lower value ranks higher */
    bool teams;     /* needs match points and board points */
    bool boards;    /* needs the points on every board */
};

const struct ad__trait *ad__trait_of(enum ad_tiebreak_code code);

/* The same word, in capitals or not? */
bool ad__same_word(const char *text, size_t len, const char *word);

/* Match points, which are a player's points, and board points. */
enum { AD__MATCH, AD__GAME, AD__SCORES };

struct ad__work {
    const struct ad_tournament *t;
    const struct ad_tiebreak *list;
    unsigned n;
    struct ad_standings_how how;
    bool set;          /* pairings were set beforehand: forfeits are games (C.07 15.2) */
    bool last_reached; /* the table includes the event's last round */
    unsigned first;    /* AD__MATCH or AD__GAME: what ranks before all tie-breaks */
    unsigned total;    /* rounds of the whole event, as far as told */

    int64_t *values;  /* [who * n + i] */
    int64_t *nested;  /* [i * count + who]: what AD__NESTED is made of */
    uint8_t *dropped; /* [i] */
    ad_points *points[AD__SCORES];
    ad_points *seen[AD__SCORES][2]; /* as opponents count them (16.3); [1]: the last round drawn */
    uint16_t *place, *spare;        /* the rest is scratch of ad_standings_make, [who] */
    uint32_t *mark, stamp;
    int64_t *have, *most;
};

/* The scores a tie-break is made of, its modifiers resolved. */
struct ad__scoring_view {
    unsigned score; /* of opponents */
    unsigned own;   /* of the own round */
    bool product;   /* both multiplied */
    bool fore;      /* the last round drawn */
    bool played;    /* forfeits are games */
};

struct ad__scoring_view ad__scoring_view_of(const struct ad__work *w, const struct ad_tiebreak *tb);

/* ---- tiebreak_score.c ---- */

/* Points of one meeting in one of the scores; what a draw and a win are worth there. */
ad_points ad__round_points(const struct ad__work *w, unsigned score, const struct ad_meeting *m);
ad_points ad__draw_points(const struct ad__work *w, unsigned score);
ad_points ad__win_points(const struct ad__work *w, unsigned score);

/* A bye somebody asked for, or a round he was not there at all (16.1.1). */
bool ad__asked_for(const struct ad_meeting *m);
/* A voluntary unplayed round (16.1.2). */
bool ad__voluntary(const struct ad_meeting *m);

/* Fills points and seen. */
void ad__scores_fill(struct ad__work *w);

/* What the opponent of a round counts. Fills opponent, before, score, why of the line; the amount
 * is the score. False: the round counts nothing and has no line. *voluntary: 16.5 applies. */
bool ad__face_opponent(struct ad_receipt_line *line, const struct ad__work *w,
                       const struct ad__scoring_view *v, unsigned who, unsigned round,
                       bool *voluntary);

/* ---- receipts in the making ---- */

/* A line for a round, with its meeting; not yet counted. */
struct ad_receipt_line *ad__round_line(struct ad_receipt *r, const struct ad__work *w, unsigned who,
                                       unsigned round);
/* The same with what he got against his opponent; NULL, and no line, if there was none. */
struct ad_receipt_line *ad__opponent_line(struct ad_receipt *r, const struct ad__work *w,
                                          unsigned score, unsigned who, unsigned round);
struct ad_receipt_line *ad__board_line(struct ad_receipt *r, unsigned board); /* counted */
void ad__add_step(struct ad_receipt *r, enum ad_receipt_why why, int64_t amount);
void ad__add_sum(struct ad_receipt *r); /* a line with the counted rounds */
int64_t ad__counted(const struct ad_receipt *r);
void ad__add_value(struct ad_receipt *r, enum ad_receipt_why why, int64_t value);
/* Cuts so many counted lines from both ends (14.1 to 14.4). voluntary[line] or NULL: 16.5. */
void ad__cut_lines(struct ad_receipt *r, unsigned low, unsigned high, const bool *voluntary);

/* a / b to the nearest whole number, a half up; b > 0. */
int64_t ad__rounded(int64_t a, int64_t b);

/* ---- one value ---- */

/* Works out tie-break i of the list (not AD__AMONG) for one entrant. */
void ad__work_out(struct ad_receipt *r, const struct ad__work *w, unsigned i, unsigned who);
/* Likewise with a tie-break that is not in the list, and no nested column. */
void ad__work_out_as(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                     const int64_t *nested, unsigned who);
/* Fills column i of `nested`: what a tie-break of the family AD__NESTED is made of, for Koya the
 * limit. */
void ad__nested_fill(struct ad_receipt *r, struct ad__work *w,
                     unsigned i); /* r: 6 kB to work with */

void ad__count_rounds(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                      unsigned who);
void ad__add_opponents(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                       unsigned who);
void ad__add_schedule(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                      unsigned who);
void ad__add_ratings(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                     unsigned who);
void ad__add_boards(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                    unsigned who);

/* Points of a team on one board, hundredths: of one round, as recorded; of all rounds, where a bye is
 * a win on every board (12). */
int64_t ad__on_board(const struct ad__work *w, unsigned who, unsigned round, unsigned board);
int64_t ad__board_points(const struct ad__work *w, unsigned who, unsigned board);

/* ---- those still tied (tiebreak_direct.c) ---- */

/* Places group[0 … len - 1] by tie-break i, writes the values and sorts the group. */
void ad__place_among(struct ad__work *w, unsigned i, uint16_t *group, unsigned len);
/* The working of one place. */
void ad__show_among(struct ad_receipt *r, const struct ad__work *w, unsigned i, unsigned who);

/* Sorts by key[who], stable. `spare` has room for n. */
void ad__sort_places(uint16_t *who, unsigned n, uint16_t *spare, const int64_t *key, size_t stride,
                     bool low_first);

#endif
