/*
 * tournament/dutch_weight.h -- the criteria of a bracket as one number for each pair.
 *
 * The number is cut into fields, the highest for the criterion that goes first. A field is wide
 * enough for the sum over all pairs, so nothing below it can make up for one unit of it: the
 * heaviest matching is the best candidate. What counts is always what is *gained* by the pair:
 *
 *   complete   1 for every pair                        all are paired (C4), but for the bye
 *   C6         1 if in the bracket                     fewest float
 *   C7         1 on the rung of the one moved down     from the top: who floats has a low score
 *   C8         1 if in the next bracket; then a rung   the same for the next bracket
 *   C9         games of who gets the bye
 *   C10 - C13  1 unless the pair offends
 *   C14, C16   1 for each resident who would float the second time
 *   C15, C17   1 unless the opponent floats up the second time
 *   C18 - C21  the same facts on rungs
 *   order      free: it serves the sequence of article 4
 *
 * Rungs: the players moved down come with several scores. A field with rungs has a part for each of
 * them, so that a higher score goes before all lower ones. Where nobody is moved down are none.
 *
 * In the collapsed bracket of 2017 rungs are score differences instead (A.8): a player who floats
 * has his score less (the lowest score - 1 point), a pair the difference of its scores. C7 gains
 * the two differences of floating and pays the one of the pair.
 */
#ifndef AD_TOURNAMENT_DUTCH_WEIGHT_H
#define AD_TOURNAMENT_DUTCH_WEIGHT_H

#include "tournament/arena.h"
#include "tournament/dutch.h"

struct ad__weights {
    const struct ad__field *f;
    const struct ad__bracket *b;
    bool mixed;
    unsigned words;
    unsigned count;    /* bits that hold the number of residents, and so that of pairs */
    unsigned at[22];   /* lowest bit of each criterion's field */
    unsigned at_ahead; /* rungs of C8 */
    unsigned at_whole; /* the highest bit: complete */
    unsigned rungs;    /* bits of all rungs */
    uint16_t *rung;    /* of who was moved down: its lowest bit in a field */
    ad_points *steps;  /* mixed: the score differences, ascending; each a rung */
    unsigned step_count;
};

/* Bits of the order field: four numbers of `count` bits, see dutch_bracket.c. */
static inline unsigned ad__order_bits(const struct ad__weights *w)
{
    return w->at[21];
}

unsigned ad__bits_for(unsigned value);

size_t ad__weights_bytes(const struct ad__field *f, const struct ad__bracket *b);
/* At most so many words will be needed. */
unsigned ad__weights_words(const struct ad__field *f, const struct ad__bracket *b);
/* Lays out the fields; w->words tells how wide the numbers are. False if the arena is too small. */
bool ad__weights_plan(struct ad__weights *w, const struct ad__field *f, const struct ad__bracket *b,
                      struct ad__arena *a);

/* The pair who[x], who[y]: x < y, y >= moved, y < next. */
void ad__weights_pair(const struct ad__weights *w, uint64_t *out, unsigned x, unsigned y);
/* who[x] gets the bye. */
void ad__weights_bye(const struct ad__weights *w, uint64_t *out, unsigned x);
/* A pair that is none of this bracket's or the next one's business. */
void ad__weights_plain(const struct ad__weights *w, uint64_t *out);

#endif
