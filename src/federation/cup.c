/*
 * federation/cup.c -- what a template asks of a draw: of a cup's (BTO 12.2, 13.3), of groups (BTO 26.1,
 * SJ 8.2); numbers given by hand (BTO 26.2) or for a final with carried results (SJ 8.2).
 */
#include <string.h>

#include "adoube/err.h"
#include "federation/groups.h"

/* "The first rounds" are two at least; no number is named. */
enum { FIRST_ROUNDS = 2 };

int ad_numbers_check(struct ad_numbers_verdict *out, const uint16_t *who, const uint16_t *club,
                     unsigned count)
{
    uint16_t best[AD_NUMBERS_MAX];
    struct ad_lot any = {{0, 0, 0, 0}, 0}; /* only how early it can be is asked */
    int err = count > AD_NUMBERS_MAX ? AD_EINVAL
                                     : ad_berger_numbers(best, &out->least, club, count, &any);

    if (err)
        return err;
    out->last = 0;
    out->first = out->second = 0;
    out->by = AD_BTO_26_2;
    for (unsigned a = 1; a <= count; a++)
        for (unsigned b = a + 1; b <= count; b++) {
            unsigned x = who[a - 1], y = who[b - 1];

            if (x >= count || y >= count || x == y)
                return AD_EINVAL;
            if (!club[x] || club[x] != club[y] || ad_berger_round(count, a, b) + 1 <= out->last)
                continue;
            out->last = ad_berger_round(count, a, b) + 1;
            out->first = (uint16_t)(x + 1);
            out->second = (uint16_t)(y + 1);
        }
    out->fine = out->last <= (out->least > FIRST_ROUNDS ? out->least : FIRST_ROUNDS);
    out->proposed = !out->fine;
    return 0;
}

/* In round 1 number i meets number n + 1 - i. */
void ad_final_numbers(uint16_t *who, unsigned groups)
{
    for (unsigned g = 0; g < groups; g++) {
        who[g] = (uint16_t)(2 * g);
        who[2 * groups - 1 - g] = (uint16_t)(2 * g + 1);
    }
}

/* ---- groups ---- */

bool ad_groups_even(struct ad_group_draw *out, const struct ad_template *t)
{
    for (unsigned i = 0; i < t->draws; i++)
        if (t->draw[i].kind == AD_DRAWN_GROUPS) {
            out->even = t->draw[i].even;
            out->even_count = t->draw[i].even_count;
            out->by = (enum ad_point)t->draw[i].line.by[0];
            return true;
        }
    return false;
}

/* ---- cups ---- */

/* The place, from 1, of an association's n-th entry; 0: none. */
static uint16_t place_of(const struct ad_cup_entry *entries, unsigned count, uint32_t association,
                         unsigned nth)
{
    for (unsigned i = 0; i < count; i++)
        if (entries[i].association == association && entries[i].nth == nth)
            return (uint16_t)(i + 1);
    return 0;
}

/* Two of one association have one number, and it is not 0. */
static void number_groups(struct ad_cup *out, const struct ad_cup_entry *entries, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned first = 0;

        while (entries[first].association != entries[i].association)
            first++;
        out->group[i] = (uint16_t)(entries[i].association ? first + 1 : 0);
    }
    out->draw.group = out->group;
}

static bool fix(struct ad_cup *out, const struct ad_template_fixed *f,
                const struct ad_cup_entry *entries, unsigned count, const uint32_t *strongest,
                unsigned strongest_count)
{
    uint16_t place[2];

    for (unsigned i = 0; i < 2; i++) {
        if (f->strength[i] < 1 || f->strength[i] > strongest_count)
            return false;
        place[i] = place_of(entries, count, strongest[f->strength[i] - 1], f->place[i]);
        if (!place[i])
            return false;
    }
    out->fixed[out->draw.fixed_count++] = (struct ad_pair){place[0], place[1]};
    return true;
}

int ad_cup_rules(struct ad_cup *out, const struct ad_template_draw *rows, unsigned row_count,
                 const struct ad_cup_entry *entries, unsigned count, const uint32_t *strongest,
                 unsigned strongest_count, bool bracket, unsigned round)
{
    if (count > AD_CUP_MAX || count < 2)
        return AD_EINVAL;
    memset(out, 0, sizeof *out);
    out->draw.count = count;
    out->draw.bracket = bracket;
    out->draw.fixed = out->fixed;
    for (unsigned i = 0; i < row_count; i++) {
        /* In the final they may meet. */
        if (rows[i].same_association == AD_MEET_FINAL_ONLY && count > 2)
            number_groups(out, entries, count);
        for (unsigned k = 0;
             rows[i].kind == AD_DRAWN_ROUND1 && round == 1 && k < rows[i].fixed_count; k++)
            if (out->draw.fixed_count == AD_TEMPLATE_FIXED ||
                !fix(out, &rows[i].fixed[k], entries, count, strongest, strongest_count))
                return AD_EINVAL;
    }
    /* Two of one association in opposite halves keep the two set matches there as well. */
    out->draw.fixed_apart = bracket && out->draw.fixed_count > 1 && out->draw.group;
    return 0;
}
