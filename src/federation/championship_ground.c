/*
 * federation/championship_ground.c -- may this be ordered: by whom, on what ground, after which
 * decision?
 *
 *   point              what
 *   BTO 3.2, 5.3       the director of the area, its committee, and who decides on remedies
 *   BTO 5.9, 5.14      who decides on a remedy orders what was decided, unless it is stayed
 *   BTO 5.13           every order names its point, and that one must speak of results
 *   BTO 4.1, 4.2, 4.5  who is excluded is banned, who loses points is punished: ground, issuer,
 *                      consent
 */
#include "adoube/sanction.h"
#include "federation/championship.h"
#include "federation/case_inside.h"

/* Points that say what becomes of a match or a game. */
static const struct {
    uint16_t first, last;
} grounds[] = {
    {AD_BTO_2, AD_BTO_2_4},       /* who may play */
    {AD_BTO_3_5, AD_BTO_3_5},     /* with whom */
    {AD_BTO_4_2, AD_BTO_4_2},     /* games declared lost */
    {AD_BTO_11_6, AD_BTO_11_7},   /* blitz teams */
    {AD_BTO_12_4, AD_BTO_12_4},   /* cups */
    {AD_BTO_13_2, AD_BTO_13_2},   /* their teams */
    {AD_BTO_13_4, AD_BTO_18_2},   /* teams, their order, boards, how a match counts */
    {AD_BTO_19, AD_BTO_19},       /* a result that was reported wrongly */
    {AD_BTO_21, AD_BTO_21_9},     /* adjudication */
    {AD_BTO_23, AD_BTO_23_6},     /* days that must be kept */
    {AD_BTO_24_2, AD_BTO_24_3},   /* what the arbiter or the captains decided */
    {AD_BTO_25_2, AD_BTO_25_2_6}, /* or the event director */
    {AD_BTO_27, AD_BTO_36_2},     /* play: start, clock, time, adjournment, leaving, conduct */
    {AD_A1_13_3, AD_A1_13_7},     /* passes */
    {AD_A2_8, AD_A3_14_11},       /* blitz, players who do not see */
    {AD_SJ_2, AD_SJ_2_2},         /* youth: who may play */
    {AD_SJ_7_3, AD_SJ_8_1},       /* bans, numbers, boards 7 and 8 */
    {AD_SJ_8_5, AD_SJ_8_5},       /* substitutes */
    {AD_SJ_9_1, AD_SJ_9_1},       /* guests */
    {AD_SJ_10_2, AD_SJ_10_2},     /* blitz */
    {AD_SJ_11_2, AD_SJ_11_3},     /* blitz teams */
    {AD_SJ_12_4, AD_SJ_12_4},     /* what the BTO says */
};

bool ad__champ_grounded(struct ad__champ *w)
{
    if (w->cmd->point > AD_NO_POINT && w->cmd->point < AD_POINTS)
        return true;
    ad__champ_refuse(w, AD_CHAMP_NO_POINT);
    ad__champ_cite(w, AD_BTO_5_13);
    return false;
}

/* What was played is restored by what decided the remedy: there its points will do, too. */
static bool fits(const struct ad__champ *w, bool as_played)
{
    for (unsigned i = 0; i < sizeof grounds / sizeof *grounds; i++)
        if (w->cmd->point >= grounds[i].first && w->cmd->point <= grounds[i].last)
            return true;
    return as_played && ((w->cmd->point >= AD_BTO_5 && w->cmd->point <= AD_BTO_5_16) ||
                         w->cmd->point == AD_SJ_12_3);
}

/* ---- who ---- */

static enum ad_level area_of(const struct ad__champ *w)
{
    unsigned area = w->cmd->area ? w->cmd->area : w->t->area.word;

    return area ? (enum ad_level)area : AD_FEDERATION;
}

/* The director or the committee of the area: they decide without being asked for a remedy. */
static bool is_first(const struct ad__champ *w)
{
    enum ad_level area = area_of(w);

    return w->cmd->instance == ad_instance_director(area) ||
           w->cmd->instance == ad_instance_committee(area);
}

/* Also who decides on a protest or an appeal against one of them. */
static bool is_competent(const struct ad__champ *w)
{
    enum ad_instance director = ad_instance_director(area_of(w));
    enum ad_instance committee = ad_instance_committee(area_of(w));

    return is_first(w) || w->cmd->instance == ad_instance_appeal(director) ||
           w->cmd->instance == ad_instance_protest(committee) ||
           w->cmd->instance == ad_instance_appeal(committee);
}

void ad__champ_refuse_issuer(struct ad__champ *w)
{
    ad__champ_refuse(w, AD_CHAMP_ISSUER);
    ad__champ_cite(w, AD_BTO_3_2);
    ad__champ_cite(w, AD_BTO_5_3);
}

bool ad__champ_instanced(struct ad__champ *w)
{
    bool known = w->cmd->instance != AD_INSTANCE_NONE && w->cmd->instance < AD_INSTANCES;

    if (known && (w->t->owner.word == AD_OWNER_ORGANISER || is_competent(w)))
        return true;
    if (known) {
        ad__champ_refuse_issuer(w);
        return false;
    }
    ad__champ_refuse(w, AD_CHAMP_NO_INSTANCE);
    ad__champ_cite(w, AD_BTO_5_3);
    return false;
}

/* ---- what was decided ---- */

/* What the case has decided and nobody stayed; without one, what is decided at first. */
static bool is_decided(struct ad__champ *w)
{
    const struct ad_case *file = w->cmd->file;

    if (file ? !ad_case_holds(file, (enum ad_instance)w->cmd->instance) : !is_first(w)) {
        ad__champ_refuse(w, AD_CHAMP_NOT_DECIDED);
        ad__champ_cite(w, AD_BTO_5_14);
    } else if (file && !ad_case_in_force(file)) {
        ad__champ_refuse(w, AD_CHAMP_NOT_DECIDED);
        ad__champ_cite(w, AD_BTO_5_9);
    } else {
        return true;
    }
    return false;
}

bool ad__champ_may_order(struct ad__champ *w, bool as_played)
{
    if (!ad__champ_grounded(w) || !ad__champ_instanced(w))
        return false;
    if (fits(w, as_played))
        return is_decided(w);
    ad__champ_refuse(w, AD_CHAMP_GROUND);
    ad__champ_cite(w, AD_BTO_5_13);
    return false;
}

/* ---- sanctions ---- */

/* Is a remedy before this instance? Then it may impose sanctions, too (BTO 4.5). */
static bool is_pending(const struct ad__champ *w)
{
    const struct ad_case *f = w->cmd->file;

    for (unsigned i = 0; f && i < 2; i++)
        if (f->filing[i].filed && f->filing[i].to == w->cmd->instance)
            return true;
    return false;
}

/* A ban runs to the end of the season, whenever it begins. */
static bool may_punish(struct ad__champ *w, enum ad_sanction_kind kind, enum ad_instance by)
{
    enum ad_level area = area_of(w);
    bool director = by >= AD_DISTRICT_DIRECTOR && by <= AD_FEDERATION_DIRECTOR;
    ad_date from = w->cmd->on == AD_NO_DATE ? 0 : w->cmd->on;
    struct ad_sanction s = {.subject = ad__champ_teams(w->t) ? AD_SUBJECT_TEAM : AD_SUBJECT_PLAYER,
                            .kind = (uint8_t)kind,
                            .issuer = director ? AD_ISSUER_DIRECTOR : AD_ISSUER_INSTANCE,
                            .area = (uint8_t)area,
                            .issuer_area = (uint8_t)ad_instance_level(by),
                            .pending = is_pending(w),
                            .consent = w->cmd->consent,
                            .ground = w->cmd->point,
                            .points = w->cmd->amount,
                            .issued = AD_NO_DATE,
                            .from = from,
                            .until = ad_season_last(ad_season_of(from, NULL), NULL)};
    struct ad_sanction_verdict v;

    if (s.issuer_area == AD_LEVELS) {
        ad__champ_refuse(w, AD_CHAMP_NO_INSTANCE);
        ad__champ_cite(w, AD_BTO_4_5);
        return false;
    }
    v = ad_sanction_check(&s, NULL, (struct ad_money){0});
    for (unsigned i = 0; i < 2; i++)
        ad__champ_cite(w, v.by[i]);
    if (v.code != AD_SANCTION_VALID)
        ad__champ_refuse(w, v.code == AD_SANCTION_PENDING_CONSENT ? AD_CHAMP_CONSENT
                            : v.code == AD_SANCTION_NO_GROUND || v.code == AD_SANCTION_BAD_KIND
                                ? AD_CHAMP_GROUND
                                : AD_CHAMP_ISSUER);
    return v.code == AD_SANCTION_VALID;
}

bool ad__champ_may_exclude(struct ad__champ *w)
{
    return w->t->owner.word == AD_OWNER_ORGANISER ||
           (ad__champ_grounded(w) &&
            may_punish(w, AD_SANCTION_BAN, (enum ad_instance)w->cmd->instance));
}

/* Unless somebody else is named, the director of the area does it. What is given back is no sanction:
 * it follows what was decided on the remedy (5.2, 5.3). */
bool ad__champ_may_deduct(struct ad__champ *w)
{
    enum ad_instance by = (enum ad_instance)w->cmd->instance;

    if (!ad__champ_grounded(w))
        return false;
    if (w->t->owner.word == AD_OWNER_ORGANISER || w->cmd->amount == 0)
        return true;
    if (w->cmd->amount < 0)
        return (!by && !w->cmd->file) || (ad__champ_instanced(w) && is_decided(w));
    return may_punish(w, AD_SANCTION_POINTS,
                      by == AD_INSTANCE_NONE ? ad_instance_director(area_of(w)) : by);
}
