/*
 * federation/lineup_youth.c -- the special boards of a youth team: SJ 2.1, 7.5, 8.1.
 *
 * Board 7 is a girl's, board 8 a C-youth's. If there are more of them, the lowest-ranked one sits
 * there. Who is both is on one of the two boards and does not count for the other.
 */
#include "federation/lineup.h"

static const struct ad_person *person(const struct ad__lineup *l, unsigned b)
{
    return b < l->boards && ad__seated(l, b) && l->at[b] ? l->at[b]->person : NULL;
}

static bool is_young(const struct ad__lineup *l, const struct ad_person *p)
{
    return ad_age_under(p->born, l->c->terms.season, l->rules->young_under, l->rules->passes);
}

/* The boards at which girls sit, or those of the youngest class. */
static uint32_t boards_of(const struct ad__lineup *l, bool girls)
{
    uint32_t set = 0;

    for (unsigned b = 0; b < l->boards; b++) {
        const struct ad_person *p = person(l, b);

        if (p && (girls ? p->sex == AD_GENDER_FEMALE : is_young(l, p)))
            set |= UINT32_C(1) << b;
    }
    return set;
}

/* SJ 7.5: if one of them sits elsewhere and is ranked lower, the one on their board sits too low.
 * Who is on the other special board does not count. */
static void lowest_sits(struct ad__lineup *l, unsigned own, unsigned other, uint32_t of,
                        enum ad_lineup_why why)
{
    for (unsigned b = 0; b < l->boards; b++)
        if (of >> b & 1 && b != own && b != other && ad__place(l, b) > ad__place(l, own)) {
            ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_YOUTH, why, UINT32_C(1) << own, AD_SJ_7_5)
                ->by[1] = AD_BTO_16_7;
            return;
        }
}

static void girl_board(struct ad__lineup *l, unsigned own, unsigned other)
{
    const struct ad_person *p = person(l, own);
    struct ad_lineup_verdict *v;

    if (!p)
        return;
    ad__lineup_keeps(l, AD_SJ_7_5);
    if (p->sex == AD_GENDER_FEMALE) {
        lowest_sits(l, own, other, boards_of(l, true), AD_FOUND_NOT_LOWEST_GIRL);
        return;
    }
    /* What follows the order does not say: that the game is lost is only likened to 16.7. */
    v = ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_YOUTH, AD_FOUND_NO_GIRL, UINT32_C(1) << own,
                       AD_SJ_8_1);
    v->by[1] = AD_BTO_5_13;
    v->proposed = true;
}

static void young_board(struct ad__lineup *l, unsigned own, unsigned other)
{
    const struct ad_person *p = person(l, own);

    if (!p)
        return;
    ad__lineup_keeps(l, AD_SJ_7_5);
    ad__lineup_keeps(l, AD_SJ_2_1);
    if (is_young(l, p))
        lowest_sits(l, own, other, boards_of(l, false), AD_FOUND_NOT_LOWEST_YOUNG);
    else
        ad__lineup_barred(l, AD_CLAUSE_YOUTH, AD_FOUND_TOO_OLD, own, AD_SJ_2_1)->proposed =
            p->born == AD_NO_DATE;
}

/* L-YOUTH. */
void ad__lineup_youth(struct ad__lineup *l)
{
    unsigned girl = l->rules->girl_board - 1u, young = l->rules->young_board - 1u;

    if (l->c->kind != AD_LINEUP_YOUTH)
        return;
    girl_board(l, girl, young);
    young_board(l, young, girl);
}
