/*
 * tournament/tour_result.c -- results, the end of a round and of the tournament.
 */
#include "tournament/tour.h"

#include <string.h>

#include "tournament/record.h"

/* ---- a result as people write it ---- */

/* One side of it, up to what parts the two: 1, 0, ½, 1/2, 0.5, =, +, -. */
static char read_side(const char **at, const char *end)
{
    static const struct {
        char text[4], letter;
    } sides[] = {{"1/2", '='}, {"½", '='}, {"0.5", '='}, {"0,5", '='}, {"1", '1'},
                 {"0", '0'},   {"=", '='}, {"+", '+'},   {"-", '-'}};

    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        size_t len = strnlen(sides[i].text, sizeof sides[i].text);

        if ((size_t)(end - *at) >= len && memcmp(*at, sides[i].text, len) == 0) {
            *at += len;
            return sides[i].letter;
        }
    }
    return 0;
}

/* 1, =, 0, +, -, ? alone are White's, and the other follows. */
static bool read_alone(char out[2], char letter)
{
    static const char white[] = "1=0+-?", black[] = "0=1-+?";
    const char *at = letter ? strchr(white, letter) : NULL;

    if (!at)
        return false;
    out[0] = *at;
    out[1] = black[at - white];
    return true;
}

bool ad_tour_result_read(char out[2], const char *text, size_t len)
{
    const char *at = text, *end = text + len;
    char result[2];

    if (len == 1 && *text == '?')
        return read_alone(out, *text);
    result[0] = read_side(&at, end);
    if (len && at == end) /* 1, =, ½: White's */
        return read_alone(out, result[0]);
    if (at < end && len > 2) /* two letters need nothing between them */
        at += *at == '-' || *at == ':';
    result[1] = read_side(&at, end);
    if (at != end || !ad__are_results(result[0], result[1]))
        return false;
    memcpy(out, result, sizeof result);
    return true;
}

/* ---- results ---- */

/* Does anybody sit at that board of the match? */
static bool is_game(const struct ad__tour *w, struct ad_pair pair)
{
    unsigned game = w->cmd->game, round = w->cmd->round;

    return !game || (game <= w->tour->rules.boards &&
                     (ad_tour_chair(w->tour, pair.white, round, game)->player ||
                      ad_tour_chair(w->tour, pair.black, round, game)->player));
}

/* A player says what came of an open game, as often as it is open; of a match its captains would. */
void ad__tour_report(struct ad__tour *w)
{
    const struct ad_tour_cmd *cmd = w->cmd;
    unsigned who = ad__tour_who(w);
    const struct ad_meeting *m = NULL;
    struct ad_tour_event *e;

    if (w->tour->rules.boards)
        ad__tour_refuse(w, AD_TOUR_SYSTEM, who);
    else if (!cmd->round || cmd->round > w->tour->played)
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, who);
    else if (who)
        m = ad__tour_meeting(w->tour, who, cmd->round);
    if (!m)
        return;
    if (!m->opponent)
        ad__tour_refuse(w, AD_TOUR_NO_BOARD, who);
    else if (m->result != '?')
        ad__tour_refuse(w, AD_TOUR_HAS_RESULT, who);
    else if (memcmp(cmd->result, "10", 2) != 0 && memcmp(cmd->result, "01", 2) != 0 &&
             memcmp(cmd->result, "==", 2) != 0)
        ad__tour_refuse(w, AD_TOUR_NO_RESULT, who);
    e = ad__tour_event(w, AD_TOUR_EV_REPORTED);
    e->who = (uint16_t)who;
    e->round = cmd->round;
    memcpy(e->result, cmd->result, sizeof e->result);
}

/* The two at the board that the command names; {0, 0}: refused. */
static struct ad_pair find_board(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    struct ad_pair found = {0, 0};

    if (!w->cmd->round || w->cmd->round > tour->played) {
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, 0);
        return found;
    }
    for (unsigned who = 1; w->cmd->board && who <= tour->count; who++) {
        const struct ad_meeting *m = ad__tour_meeting(tour, who, w->cmd->round);

        if (ad__tour_seat(tour, who, w->cmd->round)->board == w->cmd->board && m->opponent &&
            m->colour != 'b' && !found.white)
            found = (struct ad_pair){(uint16_t)who, m->opponent};
    }
    if (found.white && is_game(w, found))
        return found;
    ad__tour_refuse(w, AD_TOUR_NO_BOARD, 0);
    return (struct ad_pair){0, 0};
}

static struct ad_tour_event *write_pair(struct ad__tour *w, enum ad_tour_event_kind kind,
                                        struct ad_pair pair)
{
    struct ad_tour_event *e = ad__tour_event(w, kind);

    e->round = w->cmd->round;
    e->board = w->cmd->board;
    e->game = w->cmd->game;
    e->who = pair.white;
    e->other = pair.black;
    return e;
}

static char result_now(const struct ad__tour *w, unsigned who)
{
    return w->cmd->game ? ad_tour_chair(w->tour, who, w->cmd->round, w->cmd->game)->result
                        : ad__tour_meeting(w->tour, who, w->cmd->round)->result;
}

static void read_now(char out[2], const struct ad__tour *w, struct ad_pair pair)
{
    out[0] = result_now(w, pair.white);
    out[1] = result_now(w, pair.black);
}

/* A match as a whole, and a board where somebody sits alone, have results without a game. */
static void check_teams(struct ad__tour *w, struct ad_pair pair)
{
    const struct ad_tour *tour = w->tour;
    unsigned round = w->cmd->round, game = w->cmd->game;
    const char *r = w->cmd->result;
    bool whole = ad__tour_seat(tour, pair.white, round)->whole;

    if (game && whole)
        ad__tour_refuse(w, AD_TOUR_HAS_RESULT, pair.white);
    if (!game && !ad__result_forfeited(r[0]) && (r[0] != '?' || !whole))
        ad__tour_refuse(w, AD_TOUR_NO_RESULT, pair.white);
    for (unsigned side = 0; game && side < 2; side++)
        if (!ad_tour_chair(tour, side ? pair.black : pair.white, round, game)->player &&
            (r[side] != '-' || !ad__result_forfeited(r[1 - side])))
            ad__tour_refuse(w, AD_TOUR_NO_RESULT, pair.white);
}

static bool check_result(struct ad__tour *w, struct ad_pair pair)
{
    const char *r = w->cmd->result, letter = w->cmd->letter;

    if (!ad__are_results(r[0], r[1]) || (letter && letter != 'w' && letter != 'b'))
        ad__tour_refuse(w, AD_TOUR_NO_RESULT, pair.white);
    if (letter && w->tour->rules.system != AD_KNOCKOUT)
        ad__tour_refuse(w, AD_TOUR_SYSTEM, pair.white);
    if (w->tour->rules.boards)
        check_teams(w, pair);
    if (ad__result_halves(r[0]) >= 0 && ad__result_halves(r[0]) + ad__result_halves(r[1]) != 2)
        ad__tour_warn(w, AD_TOUR_ODD_RESULT,
                      (struct ad_tour_at){pair.white, pair.black, w->cmd->round, w->cmd->board, 1});
    return !w->out->verdict.code;
}

/* A match that is not played has nobody at its boards, unless they have played; open again, the first
 * of each list. */
static void write_line_ups(struct ad__tour *w, struct ad_pair pair)
{
    bool open = w->cmd->result[0] == '?';
    const unsigned team[2] = {pair.white, pair.black};

    if (ad__tour_known(w->tour, pair.white, w->cmd->round) > open)
        return;
    for (unsigned i = 0; i < 2; i++)
        ad__tour_write_line_up(w, team[i], w->cmd->round,
                               ad__tour_meeting(w->tour, team[i], w->cmd->round)->colour,
                               open ? AD__TOUR_FIRST : AD__TOUR_NOBODY);
}

static void write_result(struct ad__tour *w, struct ad_pair pair)
{
    struct ad_tour_event *e;

    if (!check_result(w, pair))
        return;
    if (w->tour->rules.boards && !w->cmd->game)
        write_line_ups(w, pair);
    e = write_pair(w, AD_TOUR_EV_RESULT, pair);
    memcpy(e->result, w->cmd->result, sizeof e->result);
    read_now(e->was, w, pair);
    e->letter = w->cmd->letter;
}

void ad__tour_result(struct ad__tour *w)
{
    struct ad_pair pair = find_board(w);
    char now[2];

    if (!pair.white)
        return;
    read_now(now, w, pair);
    if (now[0] != '?')
        ad__tour_refuse(w, AD_TOUR_HAS_RESULT, pair.white);
    else if (w->cmd->result[0] == '?')
        ad__tour_refuse(w, AD_TOUR_NO_RESULT, pair.white);
    write_result(w, pair);
}

/* In a round that is over somebody must say why, and pairings made since stay as they are. */
void ad__tour_correct(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    struct ad_pair pair = find_board(w);
    char now[2];

    if (!pair.white)
        return;
    read_now(now, w, pair);
    if (memcmp(now, w->cmd->result, sizeof now) == 0 && !w->cmd->letter)
        ad__tour_refuse(w, AD_TOUR_SAME_RESULT, pair.white);
    if (tour->round[w->cmd->round - 1].closed || tour->phase == AD_TOUR_FINISHED) {
        if (!w->cmd->note)
            ad__tour_refuse(w, AD_TOUR_NO_REASON, pair.white);
        ad__tour_warn(w, AD_TOUR_PAST_RESULT,
                      (struct ad_tour_at){pair.white, pair.black, w->cmd->round, w->cmd->board, 1});
    }
    write_result(w, pair);
}

void ad__tour_adjourn(struct ad__tour *w)
{
    struct ad_pair pair = find_board(w);
    char now[2];

    if (!pair.white)
        return;
    read_now(now, w, pair);
    if (now[0] != '?')
        ad__tour_refuse(w, AD_TOUR_HAS_RESULT, pair.white);
    else if (w->tour->rules.boards && !w->cmd->game)
        ad__tour_refuse(w, AD_TOUR_NO_BOARD, pair.white);
    write_pair(w, AD_TOUR_EV_ADJOURNED, pair);
}

/* ---- the end ---- */

void ad__tour_close_last(struct ad__tour *w)
{
    unsigned last = w->tour->played;

    if (last && !w->tour->round[last - 1].closed)
        ad__tour_event(w, AD_TOUR_EV_CLOSED)->round = (uint16_t)last;
}

void ad__tour_close(struct ad__tour *w)
{
    unsigned last = w->tour->played, open = ad_tour_open(w->tour, last, NULL);

    if (!last)
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, 0);
    else if (w->tour->round[last - 1].closed)
        ad__tour_refuse(w, AD_TOUR_CLOSED, 0);
    if (open)
        ad__tour_warn(w, AD_TOUR_OPEN_RESULTS,
                      (struct ad_tour_at){.round = (uint16_t)last, .count = (uint16_t)open});
    ad__tour_close_last(w);
}

void ad__tour_finish(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    unsigned rounds = ad__tour_rounds(tour);

    if (!tour->played)
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, 0);
    for (unsigned round = 1; round <= tour->played; round++) {
        unsigned adjourned, open = ad_tour_open(tour, round, &adjourned);

        if (open + adjourned)
            ad__tour_warn(w, AD_TOUR_FINISH_OPEN,
                          (struct ad_tour_at){.round = (uint16_t)round,
                                              .count = (uint16_t)(open + adjourned)});
    }
    if (tour->played < rounds)
        ad__tour_warn(w, AD_TOUR_FINISH_EARLY,
                      (struct ad_tour_at){.round = (uint16_t)tour->played,
                                          .count = (uint16_t)(rounds - tour->played)});
    ad__tour_close_last(w);
    ad__tour_event(w, AD_TOUR_EV_FINISHED)->round = (uint16_t)tour->played;
}

void ad__tour_reopen(struct ad__tour *w)
{
    if (!w->cmd->note)
        ad__tour_refuse(w, AD_TOUR_NO_REASON, 0);
    ad__tour_event(w, AD_TOUR_EV_REOPENED);
}
