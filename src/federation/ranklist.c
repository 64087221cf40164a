/*
 * federation/ranklist.c -- rank lists.
 *
 *   BTO 16.1      deadline after 10 July, binding order     ad_ranklist_register
 *   BTO 14, 2.2   own members, two foreigners               ad_ranklist_register
 *   SJ 7.4        number 7 is the girls' board              ad_ranklist_register
 *   BTO 16.2      no change while it runs                   ad_ranklist_change
 *   BTO 16.3      late additions stand at the end           ad_ranklist_add
 *   BTO 11.6, 11.7; SJ 11.3                                 ad_ranklist_add_blitz
 */
#include "adoube/lineup.h"

#include "federation/person.h"
#include "federation/lineup_inside.h"

static struct ad_ranklist_verdict fine(enum ad_point by)
{
    return (struct ad_ranklist_verdict){.code = AD_LINEUP_OK, .why = AD_LINEUP_WHYS, .by = by};
}

static struct ad_ranklist_verdict reject(enum ad_lineup_why why, uint16_t rank, enum ad_point by)
{
    return (struct ad_ranklist_verdict){
        .code = AD_LINEUP_REJECT, .why = (uint8_t)why, .rank = rank, .by = by};
}

static const struct ad_lineup_rules *rules_of(const struct ad_lineup_rules *rules)
{
    return rules ? rules : &ad_lineup_rules_usual;
}

/* The first line that repeats a person or does not rise; count if there is none. */
static unsigned out_of_order(const struct ad_ranklist *list)
{
    for (unsigned i = 0; i < list->count; i++)
        for (unsigned k = 0; k < i; k++) {
            const struct ad_person *a = list->lines[i].person, *b = list->lines[k].person;

            if (list->lines[k].rank >= list->lines[i].rank || (a && b && a->id == b->id))
                return i;
        }
    return list->count;
}

static unsigned not_own(const struct ad_ranklist *list)
{
    unsigned i = 0;

    while (i < list->count && (!list->club || !list->lines[i].person ||
                               ad_member_of(list->lines[i].person, list->club->id, list->received)))
        i++;
    return i;
}

/* The line with which the top-league team has one too many without German citizenship. */
static unsigned one_too_many(const struct ad_ranklist *list)
{
    unsigned n = 0;

    for (unsigned i = 0; list->top_league_team && i < list->count; i++)
        if (list->lines[i].team == list->top_league_team && list->lines[i].person &&
            !list->lines[i].person->german && ++n > rules_of(list->rules)->foreigners)
            return i;
    return list->count;
}

/* The line of a boy with the number of the girls' board. */
static unsigned no_girl(const struct ad_ranklist *list)
{
    for (unsigned i = 0; list->youth && i < list->count; i++)
        if (list->lines[i].team && list->lines[i].person &&
            list->lines[i].person->sex == AD_GENDER_MALE &&
            list->lines[i].rank ==
                AD_YOUTH_RANK(list->lines[i].team, rules_of(list->rules)->girl_board))
            return i;
    return list->count;
}

struct ad_ranklist_verdict ad_ranklist_register(const struct ad_ranklist *list)
{
    const struct ad_pass_rules *p = ad__pass_rules(rules_of(list->rules)->passes);
    struct ad_ranklist_verdict v;
    unsigned i;

    if (list->deadline <=
        ad_date_make(list->season, p->register_after.month, p->register_after.day))
        return reject(AD_FOUND_DEADLINE_EARLY, 0, AD_BTO_16_1);
    if (list->received > list->deadline) {
        v = reject(AD_FOUND_LATE, 0, AD_BTO_16_1);
        v.append = true;
        return v;
    }
    if ((i = out_of_order(list)) < list->count)
        return reject(AD_FOUND_NO_ORDER, list->lines[i].rank, AD_BTO_16_1);
    if ((i = not_own(list)) < list->count)
        return reject(AD_FOUND_NOT_OWN, list->lines[i].rank, AD_BTO_14);
    if ((i = one_too_many(list)) < list->count)
        return reject(AD_FOUND_FOREIGNERS, list->lines[i].rank, AD_BTO_2_2);
    if ((i = no_girl(list)) < list->count)
        return reject(AD_FOUND_NO_GIRL, list->lines[i].rank, AD_SJ_7_4);
    return fine(AD_BTO_16_1);
}

struct ad_ranklist_verdict ad_ranklist_change(bool running)
{
    return running ? reject(AD_FOUND_RUNNING, 0, AD_BTO_16_2) : fine(AD_BTO_16_2);
}

struct ad_ranklist_verdict ad_ranklist_add(unsigned count, unsigned at, ad_date applied,
                                           ad_date deadline, bool running, bool youth)
{
    struct ad_ranklist_verdict v = fine(AD_BTO_16_3);

    v.also = youth && applied > deadline ? AD_SJ_7_4 : AD_NO_POINT;
    if (at >= count || (applied <= deadline && !running))
        return v;
    v = applied > deadline ? reject(AD_FOUND_APPEND_ONLY, 0, AD_BTO_16_3)
                           : reject(AD_FOUND_RUNNING, 0, AD_BTO_16_2);
    v.append = true;
    return v;
}

struct ad_ranklist_verdict ad_ranklist_add_blitz(unsigned count, unsigned boards, bool started,
                                                 bool youth, const struct ad_lineup_rules *rules)
{
    const struct ad_lineup_rules *r = rules_of(rules);
    unsigned reserves = youth ? r->youth_reserves : r->reserves; /* */
    enum ad_point by = youth ? AD_SJ_11_3 : AD_BTO_11_6;

    if (reserves != AD_LINEUP_UNLIMITED && count >= boards + reserves)
        return reject(AD_FOUND_RESERVES, 0, by);
    if (started && !r->blitz_append) /* */
        return reject(AD_FOUND_RUNNING, 0, youth ? AD_SJ_11_3 : AD_BTO_11_7);
    return fine(by);
}
