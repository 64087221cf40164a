/*
 * tournament/tour_enter.c -- entries, starting numbers, byes, who leaves and comes back, who must not
 * meet.
 */
#include "tournament/tour.h"

#include <string.h>

enum { NUMBERS_FIXED = 4 }; /* C.04.2: not changed once this round is paired */

static struct ad_tour_event *write_who(struct ad__tour *w, enum ad_tour_event_kind kind,
                                       unsigned who, unsigned round)
{
    struct ad_tour_event *e = ad__tour_event(w, kind);

    e->who = (uint16_t)who;
    e->round = (uint16_t)round;
    return e;
}

/* ---- entries ---- */

/* C.04.2: rating, then title. */
static bool is_stronger(int rating, unsigned title, const struct ad_entrant *than)
{
    return rating != than->rating ? rating > than->rating : title > than->title;
}

/* Behind everybody who is as strong; at the end where numbers are fixed. */
static unsigned number_for(const struct ad_tour *tour, const struct ad_tour_person *p)
{
    unsigned number = AD_ENTRANTS_MAX + 1, last = 0;

    for (unsigned i = 0; i < tour->count; i++) {
        const struct ad_entrant *e = &tour->entrants[i];

        last = e->number > last ? e->number : last;
        if (e->number < number && is_stronger(p->rating, p->title, e))
            number = e->number;
    }
    return tour->played >= NUMBERS_FIXED || number > last ? last + 1 : number;
}

static void check_id(struct ad__tour *w, unsigned self)
{
    for (unsigned i = 0; w->cmd->person.fide && i < w->tour->count; i++)
        if (i + 1 != self && w->tour->entry[i].fide == w->cmd->person.fide)
            ad__tour_warn(w, AD_TOUR_SAME_ID, (struct ad_tour_at){.who = (uint16_t)(i + 1)});
}

static bool is_bye(char letter)
{
    return letter == 'F' || letter == 'H' || letter == 'Z';
}

void ad__tour_enter(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    const struct ad_tour_person *p = &w->cmd->person;
    unsigned known = ad_tour_find(tour, p->id), rounds = ad__tour_rounds(tour);
    struct ad_tour_event *e;

    if (known)
        ad__tour_refuse(w, AD_TOUR_ENTERED, known);
    else if (tour->played && !ad__tour_is_swiss(tour))
        ad__tour_refuse(w, AD_TOUR_STARTED, 0);
    else if (rounds && tour->played >= rounds)
        ad__tour_refuse(w, AD_TOUR_OVER, 0);
    else if (w->cmd->letter && !is_bye(w->cmd->letter))
        ad__tour_refuse(w, AD_TOUR_LETTER, 0);
    else if (tour->count == tour->cap)
        w->err = AD_EFULL;
    check_id(w, 0);
    e = ad__tour_event(w, AD_TOUR_EV_ENTERED);
    e->person = *p;
    e->number = (uint16_t)number_for(tour, p);
    e->round = (uint16_t)(tour->played + 1);
    e->letter = w->cmd->letter ? w->cmd->letter : 'Z';
    if (tour->played)
        ad__tour_warn(w, AD_TOUR_LATE_ENTRY, (struct ad_tour_at){.round = e->round});
}

void ad__tour_change(struct ad__tour *w)
{
    unsigned who = ad__tour_who(w), other = ad_tour_find(w->tour, w->cmd->person.id);

    if (!who)
        return;
    if (other && other != who)
        ad__tour_refuse(w, AD_TOUR_ENTERED, other);
    check_id(w, who);
    write_who(w, AD_TOUR_EV_CHANGED, who, 0)->person = w->cmd->person;
}

/* ---- numbers ---- */

/* All places, by strength; equals as they were numbered. */
static void by_rule(uint16_t *order, const struct ad_tour *tour)
{
    for (unsigned i = 0; i < tour->count; i++) {
        const struct ad_entrant *e = &tour->entrants[i], *before;
        unsigned at = i;

        for (; at; order[at] = order[at - 1], at--) {
            before = &tour->entrants[order[at - 1] - 1];
            if (is_stronger(before->rating, before->title, e) ||
                (!is_stronger(e->rating, e->title, before) && before->number < e->number))
                break;
        }
        order[at] = (uint16_t)(i + 1);
    }
}

/* Is every place named once? */
static bool is_order(struct ad__tour *w, uint16_t *order)
{
    const struct ad_tour_cmd *cmd = w->cmd;
    unsigned n = w->tour->count;

    if (cmd->listed != n)
        return false;
    memset(order, 0, n * sizeof *order);
    for (unsigned i = 0; i < n; i++) {
        unsigned who = cmd->list[i];

        if (!who || who > n || order[who - 1])
            return false;
        order[who - 1] = 1;
    }
    memcpy(order, cmd->list, n * sizeof *order);
    return true;
}

void ad__tour_number(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    uint16_t *order = ad__arena_take(&w->arena, tour->count + 1, sizeof *order);

    if (!order) {
        w->err = AD_EFULL;
        return;
    }
    if (w->cmd->list && !is_order(w, order)) {
        ad__tour_refuse(w, AD_TOUR_TWICE, 0);
        return;
    }
    if (!w->cmd->list)
        by_rule(order, tour);
    if (tour->played >= NUMBERS_FIXED)
        ad__tour_warn(w, AD_TOUR_LATE_NUMBERS, (struct ad_tour_at){0});
    if (tour->played && !ad__tour_is_swiss(tour))
        ad__tour_refuse(w, AD_TOUR_STARTED, 0);
    for (unsigned i = 0; i < tour->count; i++)
        if (tour->entrants[order[i] - 1].number != i + 1)
            write_who(w, AD_TOUR_EV_NUMBERED, order[i], 0)->number = (uint16_t)(i + 1);
}

/* ---- who is there ---- */

void ad__tour_check_in(struct ad__tour *w)
{
    unsigned who = ad__tour_who(w);

    if (w->tour->played)
        ad__tour_refuse(w, AD_TOUR_STARTED, who);
    if (who && w->tour->entry[who - 1].left)
        ad__tour_refuse(w, AD_TOUR_AWAY, who);
    if (who)
        write_who(w, w->cmd->kind == AD_TOUR_CHECK_IN ? AD_TOUR_EV_HERE : AD_TOUR_EV_NOT_HERE, who,
                  0);
}

void ad__tour_pay(struct ad__tour *w)
{
    unsigned who = ad__tour_who(w);

    if (who)
        write_who(w, AD_TOUR_EV_PAID, who, 0)->number = w->cmd->number;
}

static void check_half(struct ad__tour *w, unsigned who)
{
    for (unsigned round = 1; round < w->tour->stride; round++)
        if (round != w->cmd->round && ad__tour_meeting(w->tour, who, round)->result == 'H')
            ad__tour_warn(w, AD_TOUR_SECOND_HALF,
                          (struct ad_tour_at){.who = (uint16_t)who, .round = (uint16_t)round});
}

void ad__tour_bye(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    unsigned who = ad__tour_who(w), round = w->cmd->round, last = ad__tour_rounds(tour);
    char letter = w->cmd->letter;

    if (!who)
        return;
    if (!ad__tour_is_swiss(tour))
        ad__tour_refuse(w, AD_TOUR_SYSTEM, who);
    else if (letter && !is_bye(letter))
        ad__tour_refuse(w, AD_TOUR_LETTER, who);
    else if (!round || round >= tour->stride || (last && round > last))
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, who);
    else if (round <= tour->played)
        ad__tour_refuse(w, AD_TOUR_IS_PAIRED, who);
    else if (tour->entry[who - 1].left)
        ad__tour_refuse(w, AD_TOUR_AWAY, who);
    if (letter == 'H')
        check_half(w, who);
    if (letter == 'F')
        ad__tour_warn(w, AD_TOUR_FULL_BYE, (struct ad_tour_at){.who = (uint16_t)who});
    write_who(w, AD_TOUR_EV_BYE, who, round)->letter = letter;
}

void ad__tour_withdraw(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    unsigned who = ad__tour_who(w);

    if (!who)
        return;
    if (tour->entry[who - 1].left)
        ad__tour_refuse(w, AD_TOUR_AWAY, who);
    if (tour->played && ad__tour_meeting(tour, who, tour->played)->result == '?')
        ad__tour_warn(w, AD_TOUR_LEFT_PAIRED,
                      (struct ad_tour_at){.who = (uint16_t)who, .round = (uint16_t)tour->played});
    write_who(w, AD_TOUR_EV_LEFT, who, tour->played + 1);
}

/* A knockout is lost for good. */
void ad__tour_return(struct ad__tour *w)
{
    unsigned who = ad__tour_who(w);

    if (!who)
        return;
    if (!w->tour->entry[who - 1].left)
        ad__tour_refuse(w, AD_TOUR_IS_IN, who);
    if (w->tour->played && w->tour->rules.system == AD_KNOCKOUT)
        ad__tour_refuse(w, AD_TOUR_SYSTEM, who);
    write_who(w, AD_TOUR_EV_RETURNED, who, w->tour->played + 1);
}

/* ---- who must not meet, points for pairing ---- */

/* The list and the rounds of a command. */
static bool check_list(struct ad__tour *w, unsigned least)
{
    const struct ad_tour_cmd *cmd = w->cmd;

    if (!ad__tour_is_swiss(w->tour))
        ad__tour_refuse(w, AD_TOUR_SYSTEM, 0);
    if (cmd->listed < least)
        ad__tour_refuse(w, AD_TOUR_NOBODY, 0);
    for (unsigned i = 0; i < cmd->listed; i++) {
        if (!cmd->list[i] || cmd->list[i] > w->tour->count)
            ad__tour_refuse(w, AD_TOUR_NOBODY, cmd->list[i]);
        for (unsigned k = 0; k < i; k++)
            if (cmd->list[k] == cmd->list[i])
                ad__tour_refuse(w, AD_TOUR_TWICE, cmd->list[i]);
    }
    if (cmd->last > AD_ROUNDS_MAX || (cmd->last && cmd->last < cmd->round))
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, 0);
    return !w->out->verdict.code;
}

static void write_listed(struct ad__tour *w, enum ad_tour_event_kind kind, unsigned group)
{
    const struct ad_tour_cmd *cmd = w->cmd;

    for (unsigned i = 0; i < cmd->listed; i++) {
        struct ad_tour_event *e =
            write_who(w, kind, cmd->list[i], cmd->round ? cmd->round : w->tour->played + 1);

        e->other = kind == AD_TOUR_EV_ACCELERATED ? e->who : 0;
        e->last = cmd->last ? cmd->last : AD_ROUNDS_MAX;
        e->number = (uint16_t)group;
        e->points = cmd->points;
    }
}

void ad__tour_forbid(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;

    if (!check_list(w, 2))
        return;
    if (tour->forbidden_count == tour->rows ||
        w->cmd->listed > 4 * tour->rows - tour->forbidden_used)
        w->err = AD_EFULL;
    if (tour->played)
        ad__tour_warn(w, AD_TOUR_LATE_FORBID, (struct ad_tour_at){.who = w->cmd->list[0]});
    write_listed(w, AD_TOUR_EV_FORBIDDEN, tour->forbidden_count + 1);
}

void ad__tour_accelerate(struct ad__tour *w)
{
    if (!check_list(w, 1))
        return;
    if (w->cmd->listed > 4 * w->tour->rows - w->tour->virtual_count)
        w->err = AD_EFULL;
    if (w->tour->played)
        ad__tour_warn(w, AD_TOUR_LATE_ACCELERATION, (struct ad_tour_at){.who = w->cmd->list[0]});
    write_listed(w, AD_TOUR_EV_ACCELERATED, 0);
}
