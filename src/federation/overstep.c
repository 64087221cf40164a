/*
 * federation/overstep.c -- overstepping the time (BTO 31).
 *
 *   31.1    clear overstepping loses, and the flag is what counts; clocks are set back one minute
 *   31.2    a grossly faulty flag: the minute hand counts
 *   31.3    the last move counts only once the player has stopped his clock
 *   31.4.1  the director or his deputy establishes it, also of his own accord
 *   31.4.2  who claims it against the director's view shows a complete score
 *   31.4.3  once established the game is declared lost, even if neither player wishes it
 *   A2 8.4  in blitz the clock is set to the five minutes, and not back
 *   34      the Laws go before the order: against a bare king it is drawn (1984 10.12); in blitz the
 *           opponent alone claims it, without a score, and the director may not point it out
 *           (blitz-1977 8.12, 8.17)
 */
#include "federation/matchday.h"
#include "core/assert.h"
#include "laws/laws.h"
#include "federation/word.h"
#include "federation/names.h"

const struct ad_overstep_rules ad_overstep_rules_usual = {.set_back_s = 60, .faulty_s = 120};

static const struct ad_overstep_rules *rules_of(const struct ad_overstep_rules *rules)
{
    return rules ? rules : &ad_overstep_rules_usual;
}

/* ---- when a flag falls ---- */

struct ad_flag_time ad_flag_time(const struct ad_time_control *time, unsigned nth,
                                 enum ad_edition edition, const struct ad_overstep_rules *rules)
{
    bool blitz = edition == AD_BLITZ_1977;
    struct ad_flag_time out = {.by = blitz ? AD_A2_8_4 : AD_BTO_31_1};
    unsigned moves = 0;

    if (nth == 0 || time->periods == 0 || (nth > time->periods && !time->repeats))
        return out;
    for (unsigned i = 0; i < nth; i++) {
        const struct ad_period *p =
            &time->period[i < time->periods ? i : (unsigned)time->periods - 1];

        out.ms += p->ms;
        moves += p->moves;
        out.moves = p->moves ? moves : 0;
    }
    if (!blitz)
        out.ms += (int64_t)rules_of(rules)->set_back_s * 1000;
    return out;
}

/* ---- is it overstepped? ---- */

/* Where flag and minute hand are that far apart the flag is wrong, down too early or hanging. */
static bool is_faulty(const struct ad_overstep *o, const struct ad_overstep_rules *r)
{
    return o->flag_down ? o->hand_s <= -r->faulty_s : o->hand_s >= r->faulty_s;
}

static unsigned completed(const struct ad_overstep *o)
{
    return o->unstopped && o->made > 0 ? o->made - 1u : o->made;
}

static void cite(struct ad_overstep_verdict *v, enum ad_point p)
{
    unsigned i = 0;

    while (i < AD_OVERSTEP_BY && v->by[i] != AD_NO_POINT)
        i++;
    AD_ASSERT(i < AD_OVERSTEP_BY);
    v->by[i] = p;
}

static ad_article article(const struct ad_overstep *o, enum ad__provision p)
{
    struct ad_cites c = {0};

    if (o->edition >= AD_EDITIONS || !ad__cite(&c, p, (enum ad_edition)o->edition, AD_NO_EDITION))
        return AD_NO_ARTICLE;
    return c.article[0];
}

/* He has lost; but who has only his king cannot win, and the Laws go before the order (34). */
static void end(struct ad_overstep_verdict *v, const struct ad_overstep *o)
{
    v->code = o->bare_king ? AD_OVERSTEP_DRAWN : AD_OVERSTEP_LOST;
    v->score = o->bare_king ? AD_SCORE_DRAW : o->side == AD_WHITE ? AD_SCORE_0_1 : AD_SCORE_1_0;
    if (o->bare_king && o->edition != AD_BLITZ_1977)
        cite(v, AD_BTO_34);
    v->article = article(o, o->bare_king ? AD__P_FLAG_BARE_KING : AD__P_FLAG_LOSES);
}

static void end_by_order(struct ad_overstep_verdict *v, const struct ad_overstep *o)
{
    if (o->established) {
        cite(v, AD_BTO_31_4_3); /* whether they wish it or not */
        end(v, o);
    } else if (o->claimed) {
        cite(v, AD_BTO_31_4_2);
        v->code = AD_OVERSTEP_UNPROVEN;
        if (o->full_score)
            end(v, o);
    } else {
        cite(v, AD_BTO_31_4_1);
        v->code = AD_OVERSTEP_OPEN;
    }
}

/* The rules of annex 2 (BTO 10.4, 11.9; SJ 10.2, 11.2): who claims it has won. */
static void end_in_blitz(struct ad_overstep_verdict *v, const struct ad_overstep *o)
{
    if (o->claimed) {
        cite(v, o->bare_king ? AD_A2_8_13 : AD_A2_8_11);
        end(v, o);
        return;
    }
    cite(v, o->established ? AD_A2_8_17 : AD_A2_8_12);
    v->code = AD_OVERSTEP_UNCLAIMED;
    v->article = article(o, o->established ? AD__P_ARBITER_SILENT : AD__P_FLAG_CLAIM_BLITZ);
}

struct ad_overstep_verdict ad_overstep_decide(const struct ad_overstep *o,
                                              const struct ad_overstep_rules *rules)
{
    bool blitz = o->edition == AD_BLITZ_1977;
    bool faulty = is_faulty(o, rules_of(rules)), made = o->due && completed(o) >= o->due;
    struct ad_overstep_verdict v = {.code = AD_OVERSTEP_GOES_ON,
                                    .score = AD_SCORE_NONE,
                                    .by_hand = faulty,
                                    .by = {blitz ? AD_A2_8_4 : AD_BTO_31_1},
                                    .article = AD_NO_ARTICLE};

    if (faulty)
        cite(&v, AD_BTO_31_2);
    if (!made && o->due && o->made >= o->due)
        cite(&v, AD_BTO_31_3);
    if (made || !(faulty ? o->hand_s > 0 : o->flag_down))
        return v;
    if (blitz)
        end_in_blitz(&v, o);
    else
        end_by_order(&v, o);
    return v;
}

/* ---- words ---- */

AD__WORDS(overstep, enum ad_overstep_code, AD_OVERSTEP_MAP)
