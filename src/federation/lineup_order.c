/*
 * federation/lineup_order.c -- clauses about boards: order, gaps, empty boards, has the team come.
 */
#include "federation/lineup.h"

/* Boards that BTO 16.7 compares: those of a youth team but the special ones, of which a
 * player ranked 9 or lower could else never stand in for one ranked 1 to 6. */
static bool compared(const struct ad__lineup *l, unsigned b)
{
    return l->at[b] && (l->rules->whole_order || !ad__special_board(l, b));
}

/* Too low: somebody with a higher rank number sits, or is named, on a better board. */
static uint32_t too_low(const struct ad__lineup *l)
{
    unsigned last = 0; /* the highest place above, and one more */
    uint32_t lost = 0;

    for (unsigned b = 0; b < l->boards; b++) {
        if (!compared(l, b))
            continue;
        if (ad__place(l, b) + 1 < last && ad__seated(l, b))
            lost |= UINT32_C(1) << b;
        if (ad__place(l, b) + 1 > last)
            last = ad__place(l, b) + 1;
    }
    return lost;
}

/* The next board from b on that is compared, or boards. */
static unsigned next_placed(const struct ad__lineup *l, unsigned b)
{
    while (b < l->boards && !compared(l, b))
        b++;
    return b;
}

/* Between consecutive ranks no board may be left free: who sits behind it, and all
 * that follow in an unbroken run, sit too low. */
static uint32_t behind_gaps(const struct ad__lineup *l)
{
    uint32_t lost = 0;
    unsigned p = next_placed(l, 0);
    bool run = false;

    for (unsigned q; p < l->boards; p = q) {
        bool gap = false;

        q = next_placed(l, p + 1);
        if (q == l->boards)
            break;
        for (unsigned b = p + 1; b < q; b++)
            gap |= l->c->lineup.seats[b].kind == AD_LINEUP_EMPTY;
        run = ad__place(l, q) == ad__place(l, p) + 1 && (run || gap);
        if (run && ad__seated(l, q))
            lost |= UINT32_C(1) << q;
    }
    return lost;
}

static void add_each(struct ad__lineup *l, enum ad_lineup_clause clause, enum ad_lineup_why why,
                     uint32_t boards, enum ad_point by, enum ad_point by2)
{
    for (unsigned b = 0; b < l->boards; b++)
        if (boards >> b & 1)
            ad__lineup_add(l, AD_GAME_LOST, clause, why, UINT32_C(1) << b, by)->by[1] = by2;
}

/* L-ORDER. BTO 16.7. */
void ad__lineup_order(struct ad__lineup *l)
{
    uint32_t low = too_low(l);

    if (l->c->kind == AD_LINEUP_BLITZ || l->c->kind == AD_LINEUP_CUP)
        return;
    ad__lineup_keeps(l, AD_BTO_16_7);
    add_each(l, AD_CLAUSE_ORDER, AD_FOUND_TOO_LOW, low, AD_BTO_16_7, AD_NO_POINT);
    if (ad__lowest_team(l, l->c->team) || l->rules->gap_everywhere)
        add_each(l, AD_CLAUSE_ORDER, AD_FOUND_GAP, behind_gaps(l) & ~low, AD_BTO_16_7, AD_NO_POINT);
}

/* L-PRESENT. BTO 15.2: half of the players; 4.3: a fine if not. */
void ad__lineup_present(struct ad__lineup *l)
{
    if (l->out->forfeit)
        ad__lineup_keeps(l, AD_BTO_15_2);
    if (ad_team_appeared(ad__seated_count(l), l->boards))
        return;
    ad__lineup_add(l, AD_NO_SHOW, AD_CLAUSE_PRESENT, AD_FOUND_ABSENT, l->out->forfeit, AD_BTO_15_2)
        ->by[1] = AD_BTO_4_3;
    l->out->fine_due = true;
}

/* L-EMPTY. BTO 16.8: an upper team names whom it misses. A team that has not come (15.2) leaves no
 * boards free. Whether a named one may be named is asked by the clauses about persons. */
void ad__lineup_empty(struct ad__lineup *l)
{
    struct ad_lineup_verdict *v;
    uint32_t empty = 0;

    if (l->out->forfeit && l->c->kind != AD_LINEUP_BLITZ && l->c->kind != AD_LINEUP_CUP)
        ad__lineup_keeps(l, AD_BTO_16_8);
    if (l->c->kind == AD_LINEUP_BLITZ || l->c->kind == AD_LINEUP_CUP ||
        ad__lowest_team(l, l->c->team) || !ad_team_appeared(ad__seated_count(l), l->boards))
        return;
    for (unsigned b = 0; b < l->boards; b++)
        if (l->c->lineup.seats[b].kind == AD_LINEUP_EMPTY)
            empty |= UINT32_C(1) << b;
    if (!empty)
        return;
    v = ad__lineup_add(l, AD_MATCH_LOST_ALL, AD_CLAUSE_EMPTY, AD_FOUND_UNNAMED, empty, AD_BTO_16_8);
    v->proposed = true;
    v->by[1] = behind_gaps(l) ? AD_BTO_16_7 : AD_NO_POINT;
}

/* L-BLITZ. BTO 11.7, SJ 11.3: in the order handed in, or the match is lost. Who is not in the list
 * changes it. */
void ad__lineup_blitz(struct ad__lineup *l)
{
    uint32_t wrong;
    /* Whose point it is tells the age limit: only youth events have one. */
    enum ad_point by = l->c->terms.under ? AD_SJ_11_3 : AD_BTO_11_7;

    if (l->c->kind != AD_LINEUP_BLITZ)
        return;
    wrong = too_low(l);
    ad__lineup_keeps(l, by);
    for (unsigned b = 0; b < l->boards; b++) {
        if (ad__seated(l, b) && !l->at[b])
            wrong |= UINT32_C(1) << b;
        else if (ad__seated(l, b) &&
                 ad__place(l, b) >= l->boards) /* a reserve: the others move up */
            ad__lineup_keeps(l, by == AD_SJ_11_3 ? AD_SJ_11_3 : AD_BTO_11_6);
    }
    if (wrong)
        ad__lineup_add(l, AD_MATCH_LOST_ALL, AD_CLAUSE_BLITZ, AD_FOUND_EVENT_ORDER, wrong, by)
            ->by[1] = by == AD_SJ_11_3 ? AD_BTO_11_7 : AD_NO_POINT;
}

/* L-CUP. BTO 13.2: any four, in the order of the team championship, which is that of 16.7 with its
 * gaps. What 16.8 wants named is a matter of that championship, so a gap is one in every team. */
void ad__lineup_cup(struct ad__lineup *l)
{
    uint32_t low = too_low(l);

    if (l->c->kind != AD_LINEUP_CUP)
        return;
    ad__lineup_keeps(l, AD_BTO_13_2);
    add_each(l, AD_CLAUSE_CUP, AD_FOUND_TOO_LOW, low, AD_BTO_13_2, AD_BTO_16_7);
    add_each(l, AD_CLAUSE_CUP, AD_FOUND_GAP, behind_gaps(l) & ~low, AD_BTO_13_2, AD_BTO_16_7);
}
