/*
 * tournament/tour_team.c -- players of teams, and who of them plays a match.
 *
 * The list of a team is its board order: who sits above another in a match stands above him in the list.
 */
#include "tournament/tour.h"

#include <string.h>

/* ---- lists ---- */

static unsigned count_members(const struct ad_tour *tour, unsigned team)
{
    unsigned n = 0;

    for (unsigned i = 0; i < tour->player_count; i++)
        n += tour->players[i].team == team;
    return n;
}

/* Nobody plays for two teams; the same number with FIDE twice is odd. */
static void check_person(struct ad__tour *w)
{
    const struct ad_tour_person *p = &w->cmd->person;

    for (unsigned i = 0; i < w->tour->player_count; i++) {
        const struct ad_tour_player *one = &w->tour->players[i];

        if (one->id == p->id)
            ad__tour_refuse(w, AD_TOUR_ENTERED, one->team);
        if (p->fide && one->fide == p->fide)
            ad__tour_warn(w, AD_TOUR_SAME_ID, (struct ad_tour_at){.who = one->team});
    }
}

void ad__tour_member(struct ad__tour *w)
{
    unsigned team = ad__tour_who(w), last;
    struct ad_tour_event *e;

    if (!team)
        return;
    last = count_members(w->tour, team);
    if (!w->tour->rules.boards)
        ad__tour_refuse(w, AD_TOUR_SYSTEM, team);
    else if (w->cmd->number > last + 1)
        ad__tour_refuse(w, AD_TOUR_NO_BOARD, team);
    else if (w->tour->player_count == w->tour->player_cap)
        w->err = AD_EFULL;
    check_person(w);
    if (w->tour->played)
        ad__tour_warn(w, AD_TOUR_LATE_MEMBER, (struct ad_tour_at){.who = (uint16_t)team});
    e = ad__tour_event(w, AD_TOUR_EV_MEMBER);
    e->who = (uint16_t)team;
    e->number = (uint16_t)(w->cmd->number ? w->cmd->number : last + 1);
    e->person = w->cmd->person;
}

/* ---- line-ups ---- */

char ad__tour_colour_at(const struct ad_tour_rules *r, char first, unsigned board)
{
    size_t told = strnlen(r->colours, sizeof r->colours);
    bool same = board < told ? r->colours[board] == r->colours[0] : board % 2 == 0;

    return first != 'w' && first != 'b' ? '-' : same == (first == 'w') ? 'w' : 'b';
}

static struct ad_tour_event *write_chairs(struct ad__tour *w, unsigned team, unsigned round,
                                          char colour)
{
    struct ad_tour_event *e = ad__tour_event(w, AD_TOUR_EV_LINE_UP);

    e->who = (uint16_t)team;
    e->round = (uint16_t)round;
    memset(&e->line_up, 0, sizeof e->line_up);
    for (unsigned b = 0; b < w->tour->rules.boards; b++)
        e->line_up.colour[b] = ad__tour_colour_at(&w->tour->rules, colour, b);
    return e;
}

static void warn_board(struct ad__tour *w, enum ad_tour_warning warning, unsigned team,
                       unsigned round, unsigned board)
{
    ad__tour_warn(w, warning,
                  (struct ad_tour_at){
                      .who = (uint16_t)team, .round = (uint16_t)round, .board = (uint16_t)board});
}

void ad__tour_write_line_up(struct ad__tour *w, unsigned team, unsigned round, char colour,
                            enum ad__tour_line_up who)
{
    struct ad_tour_event *e = write_chairs(w, team, round, colour);

    for (unsigned b = 0; who == AD__TOUR_FIRST && b < w->tour->rules.boards; b++) {
        e->line_up.player[b] = (uint16_t)ad_tour_member(w->tour, team, b + 1);
        if (!e->line_up.player[b])
            warn_board(w, AD_TOUR_EMPTY_BOARD, team, round, b + 1);
    }
}

static bool is_entered(const struct ad_tour *tour, unsigned team, unsigned round, unsigned game)
{
    const struct ad_tour_chair *mine = ad_tour_chair(tour, team, round, game), *theirs;
    unsigned other = ad__tour_meeting(tour, team, round)->opponent;

    if (!other || !mine->player)
        return false;
    theirs = ad_tour_chair(tour, other, round, game);
    return theirs->player && mine->result != '?';
}

unsigned ad__tour_known(const struct ad_tour *tour, unsigned team, unsigned round)
{
    unsigned known = ad__tour_seat(tour, team, round)->whole;

    for (unsigned game = 1; game <= tour->rules.boards; game++)
        known += is_entered(tour, team, round, game);
    return known;
}

/* Board order, and nobody twice. */
static void check_order(struct ad__tour *w, unsigned board)
{
    const struct ad_tour_player *players = w->tour->players;
    const uint16_t *list = w->cmd->list;

    for (unsigned b = 0; b < board; b++) {
        if (list[b] && list[b] == list[board])
            ad__tour_refuse(w, AD_TOUR_TWICE, w->cmd->who);
        if (list[b] && players[list[b] - 1].order > players[list[board] - 1].order)
            warn_board(w, AD_TOUR_BOARD_ORDER, w->cmd->who, w->cmd->round, board + 1);
    }
}

/* One board of the list: a player of the team, and no result of somebody else. */
static void check_chair(struct ad__tour *w, unsigned board)
{
    const struct ad_tour *tour = w->tour;
    unsigned player = board < w->cmd->listed ? w->cmd->list[board] : 0, team = w->cmd->who;

    if (player > tour->player_count || (player && tour->players[player - 1].team != team))
        ad__tour_refuse(w, AD_TOUR_NOT_OF_TEAM, team);
    else if (!player)
        warn_board(w, AD_TOUR_EMPTY_BOARD, team, w->cmd->round, board + 1);
    else
        check_order(w, board);
    if (player != ad_tour_chair(tour, team, w->cmd->round, board + 1)->player &&
        is_entered(tour, team, w->cmd->round, board + 1))
        ad__tour_refuse(w, AD_TOUR_HAS_RESULT, team);
}

void ad__tour_line_up(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    const struct ad_tour_cmd *cmd = w->cmd;
    unsigned team = ad__tour_who(w);
    struct ad_tour_event *e;

    if (!tour->rules.boards)
        ad__tour_refuse(w, AD_TOUR_SYSTEM, team);
    else if (!cmd->round || cmd->round > tour->played)
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, team);
    else if (team && !ad__tour_meeting(tour, team, cmd->round)->opponent)
        ad__tour_refuse(w, AD_TOUR_AWAY, team);
    else if (cmd->listed > tour->rules.boards || (cmd->listed && !cmd->list))
        ad__tour_refuse(w, AD_TOUR_NO_BOARD, team);
    else if (team && ad__tour_seat(tour, team, cmd->round)->whole)
        ad__tour_refuse(w, AD_TOUR_HAS_RESULT, team);
    for (unsigned b = 0; !w->out->verdict.code && b < tour->rules.boards; b++)
        check_chair(w, b);
    if (w->out->verdict.code)
        return;
    e = write_chairs(w, team, cmd->round, ad__tour_meeting(tour, team, cmd->round)->colour);
    if (cmd->listed)
        memcpy(e->line_up.player, cmd->list, cmd->listed * sizeof *cmd->list);
}
