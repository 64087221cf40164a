/*
 * adoube/explain.h -- why these two meet: the brackets of a round, and what stood against each
 * choice that comes before.
 *
 *     how.len = ad_explain_bytes(&t, how.way);          the caller's memory
 *     ad_explain(&e, &t, NULL, 0, &how);                pairs the round, or takes pairs of yours
 *     for (k = 0; k < e.pair_count; k++) {
 *         n = ad_explain_choices(choices, 20, &e, k);
 *         ad_explain_pair_text(text, sizeof text, &e, k, AD_EN);
 *         for (i = 0; i < n; i++)
 *             ad_explain_choice_text(text, sizeof text, &e, k, &choices[i], AD_EN);
 *     }
 *
 *     3–8: bracket 1.5, remainder, no. 2 of S1 with no. 3 of S2; colours: 5.2.1, both get the
 *     colour due.
 *     Not 3–7: they met in round 2 (C1).
 *     Not 3–5: then C12 would be broken twice instead of once (colour preferences).
 *
 * It is for the Dutch system, 2017 and 2026 (swiss.h). Everything is read from the pairs and the
 * rules, not from how the engine found them: the last kind of reason is found by pairing the round
 * again with the passed-over pair forced, and telling the first criterion that gets worse. Criteria
 * have the numbers of 2026 here; the sentences use those of the tournament's own rules.
 */
#ifndef ADOUBE_EXPLAIN_H
#define ADOUBE_EXPLAIN_H

#include "adoube/swiss.h"

AD_BEGIN

enum { AD_CRITERIA = 22 }; /* 1 … 21 */

/* A bracket: one group of equal scores, and who was moved down to it. All are places from 0. */
struct ad_bracket_view {
    ad_points score;     /* of the residents; of the highest if the bracket is `collapsed` */
    bool collapsed;      /* 2017: all who are left, of several scores */
    const uint16_t *who; /* moved down first, then residents; each in the order of 1.2 */
    unsigned moved, count;
    const uint16_t *floats; /* who goes down from here, or has the bye */
    unsigned floaters, pairs;
    /*
     * How far each criterion is from being met; 0: met.
     *   C6        floaters more than the odd one
     *   C7        floaters who had been moved down already
     *   C8        the same two of the next bracket, together
     *   C9        games that the one who gets the bye has not played
     *   C10 … C17 players
     *   C18 … C21 players concerned; their score differences count
     */
    uint16_t value[AD_CRITERIA];
};

enum ad_pair_part {
    AD_PART_WHOLE,     /* a bracket of one score */
    AD_PART_MOVED,     /* one of the two was moved down */
    AD_PART_REMAINDER, /* of a bracket to which somebody was moved down */
    AD_PART_BYE,
    AD_PART_GIVEN /* the bye, given before the others were paired: in no bracket */
};

struct ad_pair_view {
    uint16_t white, black; /* as given: places from 1; black 0 for the bye */
    uint16_t bracket;      /* in which they were paired; of a bye: where he floats from; of one
                              given beforehand: bracket_count */
    enum ad_pair_part part;
    uint16_t s1, s2;     /* their places in S1 and S2, from 1 */
    bool exchanged;      /* not so in the first candidate: one of them changed sides (4.3) */
    uint32_t breaks;     /* bit n: criterion n is not met in this pair */
    char due[2];         /* the colour due to the one with White, and to the other: w, b or 0 */
    bool strong[2];      /* strongly: C13 */
    uint8_t colour_rule; /* 1 … 5: 5.2.1 … 5.2.5 gives these colours */
    bool colours_differ; /* the pairs given have it the other way round */
};

struct ad_explanation {
    const struct ad_tournament *t;
    bool possible;     /* else there is no pairing, and nothing to explain */
    bool by_the_rules; /* the pairs given are those of the rules, colours aside */
    const struct ad_bracket_view *brackets;
    unsigned bracket_count;
    const struct ad_pair_view *pairs; /* as given, or in board order */
    unsigned pair_count;
    void *inside; /* in the memory of ad_explain, which must stay until nobody asks any more */
};

/* Why somebody is not the opponent. */
enum ad_choice_kind {
    AD_CHOICE_MET,        /* in `round`: C1 */
    AD_CHOICE_FORBIDDEN,  /* by a list of this tournament */
    AD_CHOICE_COLOUR,     /* both must have `colour`: C3 */
    AD_CHOICE_HAD_BYE,    /* `other` had the bye, or points like those of a win, in `round`: C2 */
    AD_CHOICE_IMPOSSIBLE, /* somebody would have no opponent: C4; perhaps `stuck` tells who */
    AD_CHOICE_WORSE,      /* `criterion` would be met less, in the bracket of `score` */
    AD_CHOICE_LATER,      /* nothing is worse, but it comes later in the sequence: article 4 */
    AD_CHOICE_BETTER      /* it is the better one: these pairs do not follow the rules */
};

struct ad_choice {
    enum ad_choice_kind kind;
    uint16_t other;   /* place from 1 of the one passed over; 0: anybody in `bracket` */
    uint16_t bracket; /* where he was moved down from; only with `other` 0 */
    uint16_t round;   /* from 0 */
    char colour;
    uint16_t stuck[2];    /* places from 1, or 0; LATER: who would meet another, and whom */
    uint8_t criterion;    /* 5 … 21; 4: in 2017, other brackets would be the last two */
    ad_points score;      /* of the bracket where it shows */
    int32_t is, would_be; /* players; C5, C7, C8: points, C9: games. -1: nobody */
};

/* How many bytes explaining round t->played takes. */
AD_API size_t ad_explain_bytes(const struct ad_tournament *t, enum ad_swiss_way way);

/*
 * The round as brackets and pairs. `pairs` NULL: those of ad_swiss_pair. Else they must be a
 * complete set for all who take part, or AD_EINVAL is returned; so it is for teams.
 * AD_EFULL: too little memory.
 */
AD_API int ad_explain(struct ad_explanation *out, const struct ad_tournament *t,
                      const struct ad_pair *pairs, unsigned count, const struct ad_swiss *how);

/*
 * The choices that come before pair k, and what stood against each: for the one in S1 everybody in
 * S2 before his opponent who was still to be had. If he was moved down, before these, for each
 * bracket above: everybody there if he could meet nobody, else why not one of them (`other` 0). For
 * the bye everybody further down. Returns how many were written, at most `cap`. Each of the last
 * kinds pairs the round once more.
 */
AD_API int ad_explain_choices(struct ad_choice *out, unsigned cap, const struct ad_explanation *e,
                              unsigned k);

/* ---- words ---- */

/* German for AD_DE, English else. They return the length, or AD_EFULL, and the text is empty.
 * Players are told by their numbers. */
enum { AD_EXPLAIN_TEXT_MAX = 1024 }; /* suffices for a pair or a choice; brackets can be long */

/* "3–8: bracket 1.5, remainder, no. 2 of S1 with no. 1 of S2; colours: 5.2.1, both get the colour
 * due." */
AD_API int ad_explain_pair_text(char *out, size_t cap, const struct ad_explanation *e, unsigned k,
                                enum ad_language lang);
/* "Not 3–7: they met in round 2 (C1)." */
AD_API int ad_explain_choice_text(char *out, size_t cap, const struct ad_explanation *e, unsigned k,
                                  const struct ad_choice *c, enum ad_language lang);
/* "Bracket 1.5: 7 9 12 15 17; from above 4; down 17. C12: 2 (colour preferences)." What is met is not
 * told. */
AD_API int ad_explain_bracket_text(char *out, size_t cap, const struct ad_explanation *e,
                                   unsigned b, enum ad_language lang);

AD_END

#endif
