/*
 * tournament/tour_apply.c -- events into the state. Nothing is decided here; an event that names what
 * is not there is damaged, and changes nothing.
 */
#include "tournament/tour.h"

#include <string.h>

static bool is_place(const struct ad_tour *tour, unsigned who)
{
    return who && who <= tour->count;
}

/* A round that was paired. */
static bool is_paired(const struct ad_tour *tour, unsigned round)
{
    return round && round <= tour->played;
}

/* What a meeting becomes; points given or taken beside it stay. */
static void put(struct ad_meeting *m, unsigned opponent, char colour, char result)
{
    m->opponent = (uint16_t)opponent;
    m->colour = colour;
    m->result = result;
}

/* Not paired in that round: a bye, or (letter 0) nothing known yet. */
static void put_away(struct ad_tour *tour, unsigned who, unsigned round, char letter)
{
    put(ad__tour_meeting(tour, who, round), 0, letter ? '-' : 0, letter);
    ad__tour_seat(tour, who, round)->asked = letter;
    ad__tour_score(tour, who, round);
}

/* ---- entries ---- */

static void put_person(struct ad_tour *tour, unsigned who, const struct ad_tour_person *p)
{
    tour->entrants[who - 1].rating = p->rating;
    tour->entrants[who - 1].title = p->title;
    tour->entry[who - 1].id = p->id;
    tour->entry[who - 1].fide = p->fide;
}

/* From the new number on all move up. */
static int entered(struct ad_tour *tour, const struct ad_tour_event *e)
{
    unsigned who = tour->count + 1;

    if (!e->number || e->number > AD_ENTRANTS_MAX || !e->round || e->round > tour->stride)
        return AD_EINVAL;
    if (tour->count == tour->cap)
        return AD_EFULL;
    for (unsigned i = 0; i < tour->count; i++)
        if (tour->entrants[i].number >= e->number)
            tour->entrants[i].number++;
    tour->count++;
    tour->entrants[who - 1].number = e->number;
    tour->entry[who - 1].since = (uint8_t)e->round;
    put_person(tour, who, &e->person);
    for (unsigned round = 1; e->letter && round < e->round; round++)
        put_away(tour, who, round, e->letter);
    return 0;
}

static int changed(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who))
        return AD_EINVAL;
    put_person(tour, e->who, &e->person);
    return 0;
}

static int numbered(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who) || !e->number || e->number > AD_ENTRANTS_MAX)
        return AD_EINVAL;
    tour->entrants[e->who - 1].number = e->number;
    return 0;
}

static int here(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who))
        return AD_EINVAL;
    tour->entry[e->who - 1].here = e->kind == AD_TOUR_EV_HERE;
    return 0;
}

static int reported(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who) || !is_paired(tour, e->round))
        return AD_EINVAL;
    memcpy(ad__tour_seat(tour, e->who, e->round)->reported, e->result, sizeof e->result);
    return 0;
}

static int paid(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who))
        return AD_EINVAL;
    tour->entry[e->who - 1].paid = e->number;
    return 0;
}

/* Of a round that was paired it is what a file says: who was not there. */
static int bye(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who) || !e->round || e->round > tour->stride ||
        (e->letter && !strchr("FHZU", e->letter)) ||
        ad__tour_meeting(tour, e->who, e->round)->opponent)
        return AD_EINVAL;
    put_away(tour, e->who, e->round, e->letter);
    return 0;
}

/* Away from that round on, or there again. */
static int left(struct ad_tour *tour, const struct ad_tour_event *e)
{
    char letter = e->kind == AD_TOUR_EV_LEFT ? 'Z' : 0;

    if (!is_place(tour, e->who) || e->round <= tour->played || e->round > tour->stride)
        return AD_EINVAL;
    tour->entry[e->who - 1].left = letter ? (uint8_t)e->round : 0;
    for (unsigned round = e->round; round <= tour->stride; round++)
        put_away(tour, e->who, round, letter);
    return 0;
}

/* ---- who must not meet, points for pairing ---- */

static int forbidden(struct ad_tour *tour, const struct ad_tour_event *e)
{
    struct ad_forbidden *f;

    if (!is_place(tour, e->who) || !e->round || e->number < tour->forbidden_count ||
        e->number > tour->forbidden_count + 1 || !e->number)
        return AD_EINVAL;
    if (e->number > tour->rows || tour->forbidden_used == 4 * tour->rows)
        return AD_EFULL;
    f = &tour->forbidden[e->number - 1];
    if (e->number > tour->forbidden_count)
        *f = (struct ad_forbidden){(uint16_t)(e->round - 1), (uint16_t)(e->last - 1),
                                   tour->forbidden_used, 0};
    tour->forbidden_count = e->number;
    tour->forbidden_who[tour->forbidden_used++] = (uint16_t)(e->who - 1);
    f->count++;
    return 0;
}

static int accelerated(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who) || !is_place(tour, e->other) || !e->round)
        return AD_EINVAL;
    if (tour->virtual_count == 4 * tour->rows)
        return AD_EFULL;
    tour->virtuals[tour->virtual_count++] =
        (struct ad_virtual){(uint16_t)(e->round - 1), (uint16_t)(e->last - 1),
                            (uint16_t)(e->who - 1), (uint16_t)(e->other - 1), e->points};
    return 0;
}

/* ---- rounds ---- */

static int paired(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (e->round != tour->played + 1 || e->round >= tour->stride)
        return e->round == tour->played + 1 ? AD_EFULL : AD_EINVAL;
    tour->round[tour->played] = (struct ad_tour_round){
        .pairs = e->pairing.pairs, .differ = e->pairing.differ, .by_hand = e->pairing.by_hand};
    tour->played++;
    if (e->pairing.first)
        tour->rules.first = e->pairing.first;
    return 0;
}

static int board(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (e->round != tour->played || !is_place(tour, e->who) || e->other > tour->count ||
        e->other == e->who || !e->board || e->board > tour->round[e->round - 1].pairs)
        return AD_EINVAL;
    ad__tour_seat(tour, e->who, e->round)->board = e->board;
    if (!e->other) {
        put(ad__tour_meeting(tour, e->who, e->round), 0, '-', 'U');
        ad__tour_score(tour, e->who, e->round);
        return 0;
    }
    ad__tour_seat(tour, e->other, e->round)->board = e->board;
    put(ad__tour_meeting(tour, e->who, e->round), e->other, e->letter ? e->letter : 'w', '?');
    put(ad__tour_meeting(tour, e->other, e->round), e->who, e->letter ? e->letter : 'b', '?');
    ad__tour_score(tour, e->who, e->round);
    return 0;
}

/* Nobody sits at the boards of a match any more. */
static void clear_chairs(struct ad_tour *tour, unsigned team, unsigned round)
{
    for (unsigned game = 1; game <= tour->rules.boards; game++) {
        struct ad_tour_chair *chair = ad_tour_chair(tour, team, round, game);

        memset(chair, 0, sizeof *chair);
        tour->on_board[chair - tour->chairs] = 0;
    }
}

/* The byes asked for stay; who left meanwhile is away in this round, too. The round before is not
 * over any more. */
static int unpaired(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_paired(tour, e->round) || e->round != tour->played)
        return AD_EINVAL;
    for (unsigned who = 1; who <= tour->count; who++) {
        struct ad_tour_seat *seat = ad__tour_seat(tour, who, e->round);
        struct ad_tour_entry *entry = &tour->entry[who - 1];
        bool left = entry->left > e->round;

        if (left)
            entry->left = (uint8_t)e->round;
        clear_chairs(tour, who, e->round);
        *seat =
            (struct ad_tour_seat){.board = seat->board, .asked = seat->asked, .games = seat->games};
        if (left || seat->board)
            put_away(tour, who, e->round, left ? 'Z' : seat->asked);
        seat->board = 0;
    }
    tour->round[--tour->played] = (struct ad_tour_round){0};
    if (tour->played)
        tour->round[tour->played - 1].closed = false;
    return 0;
}

/* ---- results ---- */

static int result(struct ad_tour *tour, const struct ad_tour_event *e)
{
    const unsigned who[2] = {e->who, e->other};

    if (!is_paired(tour, e->round) || !is_place(tour, e->who) || !is_place(tour, e->other) ||
        ad__tour_meeting(tour, e->who, e->round)->opponent != e->other)
        return AD_EINVAL;
    if (tour->rules.boards)
        return ad__tour_fold_game(tour, e);
    for (unsigned i = 0; i < 2; i++) {
        struct ad_tour_seat *seat = ad__tour_seat(tour, who[i], e->round);

        if (e->kind == AD_TOUR_EV_ADJOURNED) {
            seat->adjourned = true;
            continue;
        }
        ad__tour_meeting(tour, who[i], e->round)->result = e->result[i];
        seat->adjourned = false;
        seat->through = e->letter == (i ? 'b' : 'w');
    }
    return 0;
}

static int given(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_place(tour, e->who) || !e->round || e->round > tour->stride)
        return AD_EINVAL;
    ad__tour_meeting(tour, e->who, e->round)->extra = (int16_t)e->points;
    ad__tour_seat(tour, e->who, e->round)->games = e->games;
    ad__tour_score(tour, e->who, e->round);
    return 0;
}

static int ended(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (!is_paired(tour, e->round))
        return AD_EINVAL;
    if (e->kind == AD_TOUR_EV_CLOSED)
        tour->round[e->round - 1].closed = true;
    else if (e->kind == AD_TOUR_EV_PUBLISHED)
        tour->round[e->round - 1].published = true;
    else
        tour->phase = AD_TOUR_FINISHED;
    return 0;
}

/* ---- the door ---- */

static int opened(struct ad_tour *tour, const struct ad_tour_event *e)
{
    if (e->rules.rounds >= tour->stride || e->rules.tiebreaks > AD_TOUR_TIEBREAKS ||
        e->rules.boards > tour->boards || (tour->played && e->rules.boards != tour->rules.boards))
        return AD_EINVAL;
    memcpy(&tour->rules, &e->rules, sizeof tour->rules);
    tour->phase = AD_TOUR_RUNNING;
    return 0;
}

static int fold(struct ad_tour *tour, const struct ad_tour_event *e)
{
    switch ((enum ad_tour_event_kind)e->kind) {
    case AD_TOUR_EV_OPENED:
    case AD_TOUR_EV_SET: return opened(tour, e);
    case AD_TOUR_EV_ENTERED: return entered(tour, e);
    case AD_TOUR_EV_CHANGED: return changed(tour, e);
    case AD_TOUR_EV_NUMBERED: return numbered(tour, e);
    case AD_TOUR_EV_HERE:
    case AD_TOUR_EV_NOT_HERE: return here(tour, e);
    case AD_TOUR_EV_PAID: return paid(tour, e);
    case AD_TOUR_EV_REPORTED: return reported(tour, e);
    case AD_TOUR_EV_BYE: return bye(tour, e);
    case AD_TOUR_EV_LEFT:
    case AD_TOUR_EV_RETURNED: return left(tour, e);
    case AD_TOUR_EV_FORBIDDEN: return forbidden(tour, e);
    case AD_TOUR_EV_ACCELERATED: return accelerated(tour, e);
    case AD_TOUR_EV_PAIRED: return paired(tour, e);
    case AD_TOUR_EV_BOARD: return board(tour, e);
    case AD_TOUR_EV_UNPAIRED: return unpaired(tour, e);
    case AD_TOUR_EV_RESULT:
    case AD_TOUR_EV_ADJOURNED: return result(tour, e);
    case AD_TOUR_EV_PUBLISHED:
    case AD_TOUR_EV_CLOSED:
    case AD_TOUR_EV_FINISHED: return ended(tour, e);
    case AD_TOUR_EV_REOPENED:
        tour->phase = AD_TOUR_RUNNING;
        tour->reopened = true;
        return 0;
    case AD_TOUR_EV_GIVEN: return given(tour, e);
    case AD_TOUR_EV_MEMBER: return ad__tour_fold_member(tour, e);
    case AD_TOUR_EV_LINE_UP: return ad__tour_fold_line_up(tour, e);
    case AD_TOUR_EVENTS: break;
    }
    return AD_EINVAL;
}

int ad_tour_apply(struct ad_tour *tour, const struct ad_tour_event *e)
{
    int err;

    if (e->seq != tour->seq + 1)
        return AD_ECONFLICT;
    err = fold(tour, e);
    if (!err)
        tour->seq++;
    return err;
}
