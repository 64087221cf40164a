/*
 * tournament/explained.h -- between explain.c, explain_judge.c and explain_choice.c.
 */
#ifndef AD_TOURNAMENT_EXPLAINED_H
#define AD_TOURNAMENT_EXPLAINED_H

#include "adoube/explain.h"
#include "tournament/swiss.h"

/* What a bracket is worth: one mark after the other, the smaller the better. A list of marks of one
 * criterion is sorted, the highest first, and ends with a mark of -1. */
struct ad__mark {
    int32_t value;
    uint8_t criterion;
};

struct ad__row {
    struct ad__mark *mark;
    unsigned count;
};

struct ad__explained {
    struct ad__field f;
    uint16_t *at;         /* of a place: its index in the field, or f.count */
    uint16_t *mate;       /* of an index: that of the opponent, his own for the bye */
    uint16_t *other;      /* the same for the round that is compared */
    uint16_t *bracket_of; /* of a score group */
    unsigned brackets;
    unsigned collapsed; /* as ad_swiss_round has it */
    struct ad__row row[2];

    /* To pair the round once more. */
    struct ad_swiss how;
    struct ad_pair *pairs;
    uint16_t *blocked;
    struct ad_forbidden *forbidden;
    uint16_t *forbidden_who;
    unsigned forbidden_whos; /* of the record's own */
};

/* The bracket in which i is paired; the number of brackets if he has the bye. */
unsigned ad__level(const struct ad__explained *x, const uint16_t *mate, unsigned i);

static inline unsigned ad__home(const struct ad__explained *x, unsigned i)
{
    return x->bracket_of[x->f.who[i].group];
}

static inline bool ad__is_in(const struct ad__explained *x, const uint16_t *mate, unsigned i,
                             unsigned bracket)
{
    return ad__home(x, i) <= bracket && ad__level(x, mate, i) >= bracket;
}

/* The row of a bracket of the round `mate`: C6 to C21 in their order. */
void ad__judge(struct ad__row *out, const struct ad__explained *x, const uint16_t *mate,
               unsigned bracket);
size_t ad__row_marks(unsigned players);

/* How the round x->other compares with x->mate; fills in all but `other`. False: the same pairs. */
bool ad__compare(struct ad_choice *out, struct ad__explained *x);

/* Brackets as the round needs them, and mate from pairs. AD_EINVAL if they are not a round. */
void ad__cut_brackets(struct ad__explained *x, unsigned collapsed);
int ad__mates_of(uint16_t *mate, const struct ad__explained *x, const struct ad_pair *pairs,
                 unsigned count);

#endif
