/*
 * tests/tournament/tour_play.c -- see tour_play.h.
 */
#include "tour_play.h"

#include <string.h>

#include "adoube/match.h"
#include "tournament/names.h"

void tour_begin(struct tour *p, struct kit_row *row)
{
    struct tour_state *states[] = {&p->live, &p->replayed, &p->copy};
    const struct ad_tour_room room = {TOUR_ENTRIES, TOUR_ROUNDS, TOUR_PLAYERS, TOUR_BOARDS};

    p->row = row;
    p->out = (struct ad_tour_events){.event = p->event, .cap = TOUR_EVENTS};
    for (unsigned i = 0; i < 3; i++)
        kit_ok(row, ad_tour_room_init(&states[i]->tour, &room, states[i]->bytes,
                                      sizeof states[i]->bytes) == 0);
}

/* The same bytes, but for the addresses. */
static bool same(const struct tour_state *a, const struct tour_state *b)
{
    struct ad_tour x, y;

    memcpy(&x, &a->tour, sizeof x);
    memcpy(&y, &b->tour, sizeof y);
    x.entrants = y.entrants = NULL;
    x.entry = y.entry = NULL;
    x.meetings = y.meetings = NULL;
    x.seats = y.seats = NULL;
    x.round = y.round = NULL;
    x.forbidden = y.forbidden = NULL;
    x.forbidden_who = y.forbidden_who = NULL;
    x.virtuals = y.virtuals = NULL;
    x.players = y.players = NULL;
    x.chairs = y.chairs = NULL;
    x.on_board = y.on_board = NULL;
    return memcmp(&x, &y, sizeof x) == 0 && memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

static void keep(struct tour_state *out, const struct tour_state *s)
{
    struct ad_tour *t = &out->tour, before = *t;

    memcpy(t, &s->tour, sizeof *t);
    memcpy(out->bytes, s->bytes, sizeof out->bytes);
    t->entrants = before.entrants;
    t->entry = before.entry;
    t->meetings = before.meetings;
    t->seats = before.seats;
    t->round = before.round;
    t->forbidden = before.forbidden;
    t->forbidden_who = before.forbidden_who;
    t->virtuals = before.virtuals;
    t->players = before.players;
    t->chairs = before.chairs;
    t->on_board = before.on_board;
}

/* A league does not know which games are rated. */
static char plain(char result)
{
    return result == 'W' ? '1' : result == 'D' ? '=' : result == 'L' ? '0' : result;
}

/* A match as a league counts it (match.h), and nobody at two boards or in another team. */
static void check_match(struct tour *p, struct ad_pair pair, unsigned round)
{
    const struct ad_tour *tour = &p->live.tour;
    const unsigned team[2] = {pair.white, pair.black};
    struct ad_board boards[TOUR_BOARDS];
    struct ad_match match = {.home = pair.white, .guest = pair.black, .boards = boards};
    struct ad_match_score score;

    for (unsigned b = 0; b < tour->rules.boards; b++) {
        const struct ad_tour_chair *chair[2] = {ad_tour_chair(tour, team[0], round, b + 1),
                                                ad_tour_chair(tour, team[1], round, b + 1)};

        boards[b] = (struct ad_board){plain(chair[0]->result), plain(chair[1]->result)};
        kit_ok(p->row, !chair[0]->player || !chair[1]->player ||
                           (chair[0]->colour != chair[1]->colour && chair[0]->result));
        for (unsigned side = 0; side < 2; side++)
            for (unsigned k = 0; chair[side]->player && k <= b; k++)
                kit_ok(p->row,
                       tour->players[chair[side]->player - 1].team == team[side] &&
                           (k == b || ad_tour_chair(tour, team[side], round, k + 1)->player !=
                                          chair[side]->player));
    }
    ad_match_score(&score, &match, tour->rules.boards);
    for (unsigned side = 0; side < 2; side++) {
        size_t cell = (size_t)(team[side] - 1) * tour->stride + round - 1;
        const struct ad_meeting *m = &tour->meetings[cell];

        if (tour->seats[cell].whole)
            kit_ok(p->row, m->result == '-'
                               ? m->games == 0
                               : m->result == '+' && m->games == 10 * tour->rules.boards);
        else
            kit_ok(p->row, score.open || score.result[side] == m->result || m->result == '?');
        if (!tour->seats[cell].whole && !score.open)
            kit_ok(p->row, score.games[side] == m->games);
    }
}

/* A sound record, and everybody at a board of his round is where boards say so. */
static void check_record(struct tour *p)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    const struct ad_tour *tour = &p->live.tour;
    struct ad_pair pairs[TOUR_ENTRIES];
    struct ad_tournament_fault fault;
    struct ad_tournament t;

    ad_tour_view(&t, tour);
    kit_ok(p->row, ad_tournament_check(&fault, &t, seen) == AD_TOURNAMENT_FINE);
    for (unsigned round = 1; round <= tour->played; round++)
        for (unsigned i = 0, n = ad_tour_boards(pairs, tour, round); i < n; i++) {
            const struct ad_meeting *m =
                pairs[i].white ? ad_meeting_of(&t, pairs[i].white - 1u, round - 1) : NULL;

            kit_ok(p->row, m && m->opponent == pairs[i].black);
            if (tour->rules.boards && pairs[i].black)
                check_match(p, pairs[i], round);
        }
}

static void check_verdict(struct tour *p, const struct ad_tour_cmd *cmd)
{
    const struct ad_tour_verdict *v = &p->out.verdict;

    kit_ok(p->row, v->code < AD_TOUR_CODES && ad_tour_code_name(v->code)[0]);
    kit_ok(p->row, !v->code || p->out.count == 0);
    kit_ok(p->row, (v->code == AD_TOUR_CONFIRM || v->code == AD_TOUR_LOCKED) == (v->missing != 0));
    if (p->out.count)
        kit_ok(p->row, p->event[0].confirmed == (v->warned & cmd->confirmed));
}

/* With one event too few nothing is said. */
static void check_full(struct tour *p, const struct ad_tour_cmd *cmd)
{
    static struct ad_tour_event again[TOUR_EVENTS];
    struct ad_tour_events out = {.event = again, .cap = p->out.count - 1};

    kit_ok(p->row,
           ad_tour_decide(&out, &p->live.tour, cmd, p->memory, sizeof p->memory) == AD_EFULL &&
               out.count == 0);
}

static bool is_full(const struct ad_tour *tour)
{
    return tour->count == tour->cap || tour->played + 1 == tour->stride ||
           tour->player_count == tour->player_cap;
}

enum ad_tour_code tour_do(struct tour *p, const struct ad_tour_cmd *cmd)
{
    size_t size = ad_tour_memory(&p->live.tour, AD_SWISS_PLAIN);
    int err;

    kit_ok(p->row, size <= sizeof p->memory);
    keep(&p->copy, &p->live);
    err = ad_tour_decide(&p->out, &p->live.tour, cmd, p->memory, size);
    kit_ok(p->row, same(&p->copy, &p->live));
    if (err) {
        kit_ok(p->row, err == AD_EFULL && is_full(&p->live.tour) && p->out.count == 0);
        return AD_TOUR_CODES;
    }
    check_verdict(p, cmd);
    if (p->out.count)
        check_full(p, cmd);
    for (unsigned i = 0; i < p->out.count; i++) {
        kit_ok(p->row, ad_tour_apply(&p->live.tour, &p->event[i]) == 0);
        kit_ok(p->row, ad_tour_apply(&p->live.tour, &p->event[i]) == AD_ECONFLICT);
        kit_ok(p->row, ad_tour_apply(&p->replayed.tour, &p->event[i]) == 0);
        kit_ok(p->row, ad_tour_event_name((enum ad_tour_event_kind)p->event[i].kind)[0] != '\0');
    }
    kit_ok(p->row, same(&p->live, &p->replayed));
    if (p->out.count)
        check_record(p);
    return p->out.verdict.code;
}
