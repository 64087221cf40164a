/*
 * tournament/swiss.h -- what the Dutch rules look at, for every player of the round to be paired.
 *
 * Articles are those of C.04.3 of 2026; the text of 2017 has other numbers, see dutch.h.
 */
#ifndef AD_TOURNAMENT_SWISS_H
#define AD_TOURNAMENT_SWISS_H

#include "adoube/swiss.h"

/* How strongly a colour is due (1.7): the greater one goes first. */
enum ad__due { AD__DUE_NONE, AD__DUE_MILD, AD__DUE_STRONG, AD__DUE_ABSOLUTE };

enum ad__float { AD__FLOAT_NONE, AD__FLOAT_DOWN, AD__FLOAT_UP };

/* One player who takes part in the round. */
struct ad__facts {
    uint16_t place;     /* in the record */
    uint16_t parity;    /* his number, counted among those who ever took part: 5.2.5 */
    ad_points score;    /* with points for pairing only */
    ad_points points;   /* without */
    uint8_t due;        /* enum ad__due */
    char colour;        /* the colour that is due, 'w' or 'b'; 0: none */
    int8_t difference;  /* whites minus blacks */
    char repeated;      /* the colour of his last two games if they had the same; 0 */
    uint8_t floated[2]; /* enum ad__float, in the last round and the one before */
    uint8_t games;      /* played over the board */
    bool bye;           /* may get the bye (C2) */
    bool top;           /* a topscorer: last round, more than half */
    uint16_t group;     /* of equal scores, 0 is the top one */
};

/* The round as the rules see it. All arrays lie in the caller's scratch. */
struct ad__field {
    const struct ad_tournament *t;
    struct ad__facts *who; /* sorted: score, then number */
    unsigned count;
    unsigned groups;
    uint16_t *group_at; /* group g is who[group_at[g]] … who[group_at[g + 1] - 1] */
    bool last;          /* the last round */
    uint64_t *barred;   /* bits: row i, bit j: i and j have met or are forbidden to (C1) */
    unsigned words;     /* of a row */
    unsigned collapsed; /* 2017: the last bracket begins with this group, from 1; 0: none */
    char first;         /* colour of the odd numbers where nothing else decides */
};

size_t ad__field_bytes(const struct ad_tournament *t);
/* Returns 0, or AD_EFULL; *used tells the bytes taken. */
int ad__field_fill(struct ad__field *f, const struct ad_tournament *t, void *scratch, size_t len,
                   size_t *used);

static inline bool ad__barred(const struct ad__field *f, unsigned i, unsigned j)
{
    return f->barred[(size_t)i * f->words + j / 64] >> j % 64 & 1;
}

/* C2: may he have the bye, after what he had before? */
bool ad__bye_allowed(const struct ad_tournament *t, unsigned place);

/* C1 and C3: may these two meet? */
static inline bool ad__may_meet(const struct ad__field *f, unsigned i, unsigned j)
{
    const struct ad__facts *a = &f->who[i], *b = &f->who[j];

    if (ad__barred(f, i, j))
        return false;
    return a->due != AD__DUE_ABSOLUTE || b->due != AD__DUE_ABSOLUTE || a->colour != b->colour ||
           a->top || b->top;
}

/* Over the board, and with a colour; of teams it is that of the first board (C.04.6 1.6.1). */
static inline bool ad__coloured(const struct ad_meeting *m)
{
    return ad_meeting_played(m) && (m->colour == 'w' || m->colour == 'b');
}

/* 5.2.3, of teams C.04.6 4.3.6. The rows of colours of two who meet, laid side by side from their
 * ends, rounds not played left out (C.04.2 3.4): the latest place where they differ, turned round.
 * The colour of a, or 0. */
char ad__alternate(const struct ad_tournament *t, unsigned a, unsigned b);

/* The colour of i against j (article 5): 'w' or 'b'. */
char ad__colour_of(const struct ad__field *f, unsigned i, unsigned j);

/* mate[i] is i's opponent, or i for the bye. Complete and legal when they return 1; 0: no complete
 * legal pairing exists; AD_EFULL: the scratch does not do. */
int ad__dutch_plain(struct ad__field *f, uint16_t *mate, void *scratch, size_t len);
/* Returns 1, 0 if there is no such pairing, or AD_EFULL: a bracket needs weights (dutch.h) and the
 * scratch does not hold them. ad__dutch_fast_bytes leaves room for many hundreds in a bracket. */
int ad__dutch_fast(struct ad__field *f, uint16_t *mate, void *scratch, size_t len,
                   struct ad_swiss_round *stats);
size_t ad__dutch_plain_bytes(const struct ad_tournament *t);
size_t ad__dutch_fast_bytes(const struct ad_tournament *t);

/* The Swiss team system, C.04.6. */
int ad__team_swiss(struct ad__field *f, uint16_t *mate, void *scratch, size_t len);
size_t ad__team_swiss_bytes(const struct ad_tournament *t);
/* The colour of team i against team j (4.3): 'w' or 'b'. */
char ad__team_colour_of(const struct ad__field *f, unsigned i, unsigned j);

#endif
