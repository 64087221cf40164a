/*
 * game/order.c -- a table under the tournament order: which of its points stands beside the Laws.
 *
 *   27.2           not there after an hour            34            the Laws go before the order
 *   29.3           a hint about the clock             35.6          no move is taken back
 *   30.1, 30.2     both put their sheets right        35.1, 35.7    advice, disturbing
 *   31.1 – 31.4.3  overstepped time                   35.4, 35.5    remarks, pointing at squares
 *   32.1           the envelope                       35.8.1        smoking
 *   25.3           a fine                             36.1, 36.2    impaired sight, a helper's hands
 *
 * The Laws decide (BTO 34); what only the order knows, it decides: whose game is running may smoke.
 */
#include "game/case.h"

#include "adoube/order.h"

static const struct {
    uint16_t subject, point;
} rows[] = {
    {P(LATE), AD_BTO_27_2},
    {P(BOTH_LATE), AD_BTO_27_2},
    {P(WRITE_COMPLETE_BOTH), AD_BTO_30_1},
    {P(WRITE_RECONSTRUCT), AD_BTO_30_1},
    {P(FLAG_ESTABLISHED), AD_BTO_31_4_1},
    {P(FLAG_DECLARED), AD_BTO_31_4_3},
    {P(FLAG_STUCK), AD_BTO_31_2},
    {P(CLOCK_FAULT), AD_BTO_31_2},
    {P(FLAG_BARE_KING), AD_BTO_34},
    {P(FLAG_LOSES), AD_BTO_31_1},
    {P(FLAG_COUNT_UNKNOWN), AD_BTO_31_4_2},
    {P(ENVELOPE_POSITION), AD_BTO_32_1},
    {P(ENVELOPE_TIMES), AD_BTO_32_1},
    {P(PENALTY_FINE), AD_BTO_25_3},
    {P(ADVICE), AD_BTO_35_1},
    {P(DEVICE), AD_BTO_35_1},
    {P(INTERFERENCE), AD_BTO_35_1},
    {P(DISTURBS), AD_BTO_35_7},
    {P(CONDUCT), AD_BTO_35_7},
    {P(SMOKES), AD_BTO_35_8_1},
};

static uint16_t point_on(const struct ad__case *k, unsigned subject)
{
    if (subject >= AD__P_BLIND_ANNOUNCE && subject <= AD__P_BLIND_WRITES)
        return ad__vi(&k->g) ? AD_BTO_36_1 : AD_BTO_36_2;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].subject == subject)
            return rows[i].point;
    return AD_NO_POINT;
}

uint16_t ad__order_point(const struct ad__case *k, const uint16_t *cites)
{
    uint16_t point = AD_NO_POINT;

    if (!cites)
        return AD_NO_POINT;
    if (k->c->kind == AD_DOES_AGREE && k->c->what == AD_WHAT_MOVE_BACK)
        return AD_BTO_35_6;
    if (k->c->kind == AD_DOES_SEE && k->c->what == AD_WHAT_REMARK)
        return AD_BTO_35_4;
    if (k->c->kind == AD_DOES_SEE && k->c->what == AD_WHAT_POINTING)
        return AD_BTO_35_5;
    if (k->c->kind == AD_DOES_SEE && k->c->what == AD_WHAT_CLOCK_HINT)
        return AD_BTO_29_3;
    if (k->c->kind == AD_DOES_FIND && k->c->what == AD_WHAT_SHEET && !k->c->unknown)
        return k->g.table.arbiter_absent ? AD_BTO_30_2 : AD_BTO_30_1;
    for (; *cites != AD__PROVISIONS && point == AD_NO_POINT; cites++)
        point = point_on(k, *cites);
    return point;
}
