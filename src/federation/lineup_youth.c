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

static bool is_girl(const struct ad__lineup *l, const struct ad_person *p)
{
    (void)l;
    return p->sex == AD_GENDER_FEMALE;
}

static bool is_young(const struct ad__lineup *l, const struct ad_person *p)
{
    return ad_age_under(p->born, l->c->terms.season, l->rules->young_under, l->rules->passes);
}

/* Does one of them sit elsewhere, ranked lower than the one on their own board? */
static bool lower_elsewhere(const struct ad__lineup *l, unsigned own, unsigned except,
                            bool (*is)(const struct ad__lineup *, const struct ad_person *))
{
    for (unsigned b = 0; b < l->boards; b++)
        if (b != own && b != except && person(l, b) && is(l, person(l, b)) &&
            ad__place(l, b) > ad__place(l, own))
            return true;
    return false;
}

/* L-YOUTH. */
void ad__lineup_youth(struct ad__lineup *l)
{
    unsigned girl = l->rules->girl_board - 1u, young = l->rules->young_board - 1u;

    if (l->c->kind != AD_LINEUP_YOUTH)
        return;
    if (person(l, girl) || person(l, young))
        ad__lineup_keeps(l, AD_SJ_7_5);
    if (person(l, girl)) {
        if (!is_girl(l, person(l, girl)))
            ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_YOUTH, AD_FOUND_NO_GIRL, UINT32_C(1) << girl,
                           AD_SJ_8_1)
                ->proposed = person(l, girl)->sex == AD_GENDER_UNKNOWN; /* somebody must look */
        else if (lower_elsewhere(l, girl, young, is_girl))
            ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_YOUTH, AD_FOUND_NOT_LOWEST_GIRL,
                           UINT32_C(1) << girl, AD_SJ_7_5)
                ->by[1] = AD_BTO_16_7;
    }
    if (person(l, young)) {
        if (!is_young(l, person(l, young)))
            ad__lineup_barred(l, AD_CLAUSE_YOUTH, AD_FOUND_TOO_OLD, young, AD_SJ_2_1)->proposed =
                person(l, young)->born == AD_NO_DATE; /* then somebody must look */
        else if (lower_elsewhere(l, young, girl, is_young))
            ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_YOUTH, AD_FOUND_NOT_LOWEST_YOUNG,
                           UINT32_C(1) << young, AD_SJ_7_5)
                ->by[1] = AD_BTO_16_7;
    }
}
