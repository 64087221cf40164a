/*
 * tournament/tour_rules.c -- what is announced, and what may change of it later.
 */
#include "tournament/tour.h"

#include <string.h>

static bool is_ours(const struct ad_tour_rules *r)
{
    switch ((enum ad_system)r->system) {
    case AD_SWISS_DUTCH_2026:
    case AD_SWISS_DUTCH_2017: return !r->boards;
    case AD_SWISS_TEAM_2026: return r->boards;
    case AD_KNOCKOUT: return true;
    case AD_ROUND_ROBIN: return r->table <= AD_TABLE_SCHEVENINGEN_EVEN;
    case AD_OTHER_SYSTEM: break;
    }
    return false;
}

/* ---- points ---- */

static bool is_ordered(const struct ad_scoring *s)
{
    for (unsigned side = 0; side < 2; side++)
        if (s->win[side] < s->draw[side] || s->draw[side] < s->loss[side])
            return false;
    return true;
}

/* A draw is half of what is at stake, or less as in 3-1-0; no bye is worth more than a win, the half
 * one no more than a draw; nobody gains by staying away. */
static bool is_odd(const struct ad_scoring *s)
{
    ad_points win = s->win[0] > s->win[1] ? s->win[0] : s->win[1];
    ad_points draw = s->draw[0] > s->draw[1] ? s->draw[0] : s->draw[1];
    ad_points loss = s->loss[0] < s->loss[1] ? s->loss[0] : s->loss[1];

    return 2 * draw > win + loss || s->forfeit_win > win || s->full_bye > win ||
           s->pairing_bye > win || s->half_bye > draw || s->zero_bye > loss || s->absent > loss ||
           s->forfeit_loss > loss;
}

/* ---- the number of rounds ---- */

/* Nobody meets twice, so an even number has one round less than players, an odd one as many. */
void ad__tour_check_rounds(struct ad__tour *w, unsigned rounds)
{
    unsigned n = w->tour->count;

    if (ad__tour_is_swiss(w->tour) && n && rounds >= n + n % 2)
        ad__tour_warn(w, AD_TOUR_ROUNDS_MANY, (struct ad_tour_at){.count = (uint16_t)rounds});
}

/* ---- commands ---- */

static bool are_colours(const struct ad_tour_rules *r)
{
    for (size_t i = 0; i < sizeof r->colours && r->colours[i]; i++)
        if (r->colours[i] != 'W' && r->colours[i] != 'B')
            return false;
    return true;
}

static bool check(struct ad__tour *w)
{
    const struct ad_tour_rules *r = w->cmd->rules;

    if (!r) {
        w->err = AD_EINVAL;
        return false;
    }
    if (!is_ours(r) || !are_colours(r))
        ad__tour_refuse(w, AD_TOUR_SYSTEM, 0);
    else if (!is_ordered(&r->scoring) || (r->boards && !is_ordered(&r->games)))
        ad__tour_refuse(w, AD_TOUR_SCORING, 0);
    else if (r->rounds >= w->tour->stride || r->tiebreaks > AD_TOUR_TIEBREAKS)
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, 0);
    else if (r->boards > w->tour->boards)
        ad__tour_refuse(w, AD_TOUR_NO_BOARD, 0);
    return !w->out->verdict.code;
}

static void write(struct ad__tour *w, enum ad_tour_event_kind kind)
{
    memcpy(&ad__tour_event(w, kind)->rules, w->cmd->rules, sizeof *w->cmd->rules);
}

void ad__tour_open(struct ad__tour *w)
{
    if (!check(w))
        return;
    if (is_odd(&w->cmd->rules->scoring))
        ad__tour_warn(w, AD_TOUR_ODD_SCORING, (struct ad_tour_at){0});
    write(w, AD_TOUR_EV_OPENED);
}

static bool same_order(const struct ad_tour_rules *a, const struct ad_tour_rules *b)
{
    char one[AD_TIEBREAK_MAX], two[AD_TIEBREAK_MAX];

    if (a->ranking != b->ranking || a->tiebreaks != b->tiebreaks)
        return false;
    for (unsigned i = 0; i < a->tiebreaks; i++)
        if (ad_tiebreak_write(one, sizeof one, &a->order[i]) < 0 ||
            ad_tiebreak_write(two, sizeof two, &b->order[i]) < 0 || strcmp(one, two) != 0)
            return false;
    return true;
}

static bool same_table(const struct ad_tour_rules *a, const struct ad_tour_rules *b)
{
    return a->table == b->table && a->cycles == b->cycles && a->unswapped == b->unswapped &&
           a->boards == b->boards && strncmp(a->colours, b->colours, sizeof a->colours) == 0;
}

static bool same_scoring(const struct ad_tour_rules *a, const struct ad_tour_rules *b)
{
    return memcmp(&a->scoring, &b->scoring, sizeof a->scoring) == 0 &&
           memcmp(&a->games, &b->games, sizeof a->games) == 0 && a->bye_games == b->bye_games;
}

/* Once a round is paired: another year of the Swiss is a change, another system another tournament. */
static void check_started(struct ad__tour *w, const struct ad_tour_rules *old,
                          const struct ad_tour_rules *now)
{
    bool swiss = now->system == AD_SWISS_DUTCH_2017 || now->system == AD_SWISS_DUTCH_2026;
    const struct ad_tour_at nowhere = {0};

    if (now->first != old->first || !same_table(old, now) ||
        (now->system != old->system && !(swiss && ad__tour_is_swiss(w->tour))))
        ad__tour_refuse(w, AD_TOUR_STARTED, 0);
    if (now->rounds && now->rounds < w->tour->played)
        ad__tour_refuse(w, AD_TOUR_IS_PAIRED, 0);
    if (now->system != old->system)
        ad__tour_warn(w, AD_TOUR_SYSTEM_CHANGED, nowhere);
    if (now->rounds != old->rounds)
        ad__tour_warn(w, AD_TOUR_ROUNDS_CHANGED, nowhere);
    if (!same_scoring(old, now))
        ad__tour_warn(w, AD_TOUR_SCORING_CHANGED, nowhere);
    if (!same_order(old, now))
        ad__tour_warn(w, AD_TOUR_TIEBREAKS_CHANGED, nowhere);
}

void ad__tour_set(struct ad__tour *w)
{
    const struct ad_tour_rules *old = &w->tour->rules, *now = w->cmd->rules;

    if (!check(w))
        return;
    if (is_odd(&now->scoring) && (!is_odd(&old->scoring) || now->fide))
        ad__tour_warn(w, AD_TOUR_ODD_SCORING, (struct ad_tour_at){0});
    if (now->rounds != old->rounds)
        ad__tour_check_rounds(w, now->rounds);
    if (old->fide && !now->fide)
        ad__tour_warn(w, AD_TOUR_LEAVE_FIDE, (struct ad_tour_at){0});
    if (w->tour->played)
        check_started(w, old, now);
    write(w, AD_TOUR_EV_SET);
}
