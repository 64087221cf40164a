/*
 * tournament/tour_boards.c -- players of teams, line-ups and results of boards into the state, and what
 * follows for the match. Nothing is decided here.
 */
#include "tournament/boards.h"
#include "tournament/tour.h"

/* ---- lists ---- */

int ad__tour_fold_member(struct ad_tour *tour, const struct ad_tour_event *e)
{
    unsigned last = 0;

    for (unsigned i = 0; i < tour->player_count; i++)
        last += tour->players[i].team == e->who;
    if (!e->who || e->who > tour->count || !e->number || e->number > last + 1)
        return AD_EINVAL;
    if (tour->player_count == tour->player_cap)
        return AD_EFULL;
    for (unsigned i = 0; i < tour->player_count; i++)
        if (tour->players[i].team == e->who && tour->players[i].order >= e->number)
            tour->players[i].order++;
    tour->players[tour->player_count++] = (struct ad_tour_player){.id = e->person.id,
                                                                  .fide = e->person.fide,
                                                                  .rating = e->person.rating,
                                                                  .title = e->person.title,
                                                                  .team = e->who,
                                                                  .order = e->number};
    return 0;
}

unsigned ad_tour_member(const struct ad_tour *tour, unsigned team, unsigned order)
{
    for (unsigned i = 0; i < tour->player_count; i++)
        if (tour->players[i].team == team && tour->players[i].order == order)
            return i + 1;
    return 0;
}

/* ---- a match from its boards ---- */

/* Who sits alone has a bye, as in a report file. */
static struct ad_meeting at_board(const struct ad_tour_chair *mine,
                                  const struct ad_tour_chair *theirs)
{
    struct ad_meeting m = {.opponent = 1, .colour = mine->colour, .result = mine->result};

    if (!theirs->player)
        m = (struct ad_meeting){.colour = '-', .result = mine->result == '+' ? 'F' : 'Z'};
    return m;
}

static struct ad__side side_of(struct ad_tour *tour, unsigned team, unsigned other, unsigned round)
{
    const struct ad_scoring *s = &tour->rules.games;
    struct ad__side side = {0};

    for (unsigned game = 1; game <= tour->rules.boards; game++) {
        const struct ad_tour_chair *mine = ad_tour_chair(tour, team, round, game);
        struct ad_meeting m = at_board(mine, ad_tour_chair(tour, other, round, game));
        ad_points points = mine->player ? ad_meeting_points(s, &m) : 0;

        tour->on_board[mine - tour->chairs] = mine->player ? ad__board_halves(s, points) : 0;
        side.games += points;
        side.seats += mine->player != 0;
        side.played += mine->player && ad_meeting_played(&m);
        side.open += mine->player && m.result == '?';
    }
    return side;
}

static void score_match(struct ad_tour *tour, unsigned team, unsigned other, unsigned round)
{
    struct ad__side mine = side_of(tour, team, other, round),
                    theirs = side_of(tour, other, team, round);
    struct ad_tour_seat *seat = ad__tour_seat(tour, team, round);
    struct ad_meeting *m = ad__tour_meeting(tour, team, round);

    seat->adjourned = false;
    for (unsigned game = 1; game <= tour->rules.boards; game++)
        seat->adjourned |= ad_tour_chair(tour, team, round, game)->adjourned;
    if (!seat->whole) {
        m->result = ad__side_result(&mine, &theirs);
        m->games = (int16_t)(mine.games + seat->games);
    }
}

void ad__tour_score(struct ad_tour *tour, unsigned team, unsigned round)
{
    struct ad_tour_seat *seat = ad__tour_seat(tour, team, round);
    struct ad_meeting *m = ad__tour_meeting(tour, team, round);

    if (!tour->rules.boards)
        return;
    if (!m->opponent || seat->whole)
        m->games = (int16_t)(ad__given_games(&tour->rules.games, tour->rules.boards,
                                             tour->rules.bye_games, m->result) +
                             seat->games);
    if (m->opponent) {
        score_match(tour, team, m->opponent, round);
        score_match(tour, m->opponent, team, round);
    }
}

/* ---- line-ups ---- */

/* What a board says when somebody else sits there: an empty chair has lost. */
static char opening(unsigned mine, unsigned theirs)
{
    return mine && theirs ? '?' : mine ? '+' : '-';
}

static bool is_line_up(const struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!e->who || e->who > tour->count || !e->round || e->round > tour->played ||
        !ad__tour_meeting(tour, e->who, e->round)->opponent)
        return false;
    for (unsigned b = 0; b < tour->rules.boards; b++) {
        unsigned player = e->line_up.player[b];

        if (player > tour->player_count || (player && tour->players[player - 1].team != e->who))
            return false;
    }
    return true;
}

/* Who stays where he sat keeps his result. */
int ad__tour_fold_line_up(struct ad_tour *tour, const struct ad_tour_event *e)
{
    unsigned other;

    if (!is_line_up(tour, e))
        return AD_EINVAL;
    other = ad__tour_meeting(tour, e->who, e->round)->opponent;
    for (unsigned b = 0; b < tour->rules.boards; b++) {
        struct ad_tour_chair *mine = ad_tour_chair(tour, e->who, e->round, b + 1);
        struct ad_tour_chair *theirs = ad_tour_chair(tour, other, e->round, b + 1);
        unsigned player = e->line_up.player[b];

        if (mine->result && mine->player == player && mine->colour == e->line_up.colour[b])
            continue;
        *mine = (struct ad_tour_chair){.player = (uint16_t)player,
                                       .colour = e->line_up.colour[b],
                                       .result = opening(player, theirs->player)};
        theirs->result = opening(theirs->player, player);
        theirs->adjourned = false;
    }
    ad__tour_score(tour, e->who, e->round);
    return 0;
}

/* ---- results ---- */

static void put_game(struct ad_tour *tour, const struct ad_tour_event *e, unsigned side)
{
    struct ad_tour_chair *chair = ad_tour_chair(tour, side ? e->other : e->who, e->round, e->game);

    chair->adjourned = e->kind == AD_TOUR_EV_ADJOURNED;
    if (!chair->adjourned)
        chair->result = e->result[side];
}

/* The match as a whole, or open again: then its boards count. */
static void put_whole(struct ad_tour *tour, const struct ad_tour_event *e, unsigned side)
{
    unsigned team = side ? e->other : e->who;

    ad__tour_seat(tour, team, e->round)->whole = e->result[side] != '?';
    ad__tour_meeting(tour, team, e->round)->result = e->result[side];
}

int ad__tour_fold_game(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (e->game > tour->rules.boards ||
        (e->game && !ad_tour_chair(tour, e->who, e->round, e->game)->player &&
         !ad_tour_chair(tour, e->other, e->round, e->game)->player))
        return AD_EINVAL;
    for (unsigned side = 0; side < 2; side++) {
        struct ad_tour_seat *seat = ad__tour_seat(tour, side ? e->other : e->who, e->round);

        if (e->game)
            put_game(tour, e, side);
        else if (e->kind == AD_TOUR_EV_RESULT)
            put_whole(tour, e, side);
        if (e->letter)
            seat->through = e->letter == (side ? 'b' : 'w');
    }
    ad__tour_score(tour, e->who, e->round);
    ad__tour_score(tour, e->other, e->round);
    return 0;
}
