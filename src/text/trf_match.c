/*
 * text/trf_match.c -- the matches of teams, from the games of their players.
 *
 * No line of a report file says who met whom as a team: it follows from the boards. 300 tells who
 * sat where if it was not the order of the team; 320, 330 and 240 tell of rounds without games.
 */
#include "text/trf.h"

#include <string.h>

#include "tournament/boards.h"

struct matches {
    struct trf_reader *r;
    struct ad_tournament *t; /* the teams */
    unsigned round, boards;  /* boards: room in a line-up */
};

static struct ad_meeting *match_of(const struct matches *x, unsigned team)
{
    return &x->r->team_meetings[(size_t)team * x->t->stride + x->round];
}

static uint16_t *line_up(const struct matches *x, unsigned team)
{
    return x->r->out->line_ups + ((size_t)team * x->t->stride + x->round) * x->boards;
}

static const struct ad_meeting *game_of(const struct matches *x, unsigned player)
{
    return ad_meeting_of(&x->r->out->t, player, x->round);
}

/* ---- who sat at which board ---- */

/* A full point without an opponent: the other team's chair was empty. */
static bool at_board(const struct matches *x, unsigned player)
{
    const struct ad_meeting *m = game_of(x, player);

    return m->opponent ? x->r->out->t.entrants[m->opponent - 1].team != 0 : m->result == 'F';
}

static void usual_line_up(const struct matches *x, unsigned team)
{
    const struct ad_trf_team *of = &x->r->out->team[team];
    uint16_t *seats = line_up(x, team);
    unsigned n = 0;

    memset(seats, 0, x->boards * sizeof *seats);
    for (unsigned i = 0; i < of->count && n < x->boards; i++)
        if (at_board(x, x->r->out->members[of->at + i]))
            seats[n++] = (uint16_t)(x->r->out->members[of->at + i] + 1);
}

/* A number of a team in a row, as its place from 1. */
static bool team_word(struct trf_reader *r, unsigned *out, const struct trf_line *line, size_t *at)
{
    struct ad_span word = ad__trf_word(line, at);
    int number = ad__trf_number(word, 999);
    unsigned column = ad__trf_column(line, word.at);

    if (number <= 0)
        return ad__trf_fail(r, AD_TRF_NUMBER, line->number, column);
    *out = r->team_of[number];
    return *out || ad__trf_fail(r, AD_TRF_NO_TEAM, line->number, column);
}

static bool round_word(struct trf_reader *r, unsigned *out, const struct trf_line *line, size_t *at)
{
    struct ad_span word = ad__trf_word(line, at);
    int round = ad__trf_number(word, AD_ROUNDS_MAX);

    *out = (unsigned)round - 1;
    return round > 0 || ad__trf_fail(r, AD_TRF_ROUND, line->number, ad__trf_column(line, word.at));
}

/* 300: round, team, opponent, players; 0 is an empty chair. */
static bool read_300(const struct matches *x, const struct trf_row *row)
{
    struct trf_line line;
    struct ad_span word;
    unsigned round, team = 0, other, n = 0;
    size_t at = 3;

    ad__trf_line(&line, row->text, row->line);
    if (!round_word(x->r, &round, &line, &at) || !team_word(x->r, &team, &line, &at) ||
        !team_word(x->r, &other, &line, &at))
        return false;
    if (round == x->round) {
        memset(line_up(x, team - 1), 0, x->boards * sizeof(uint16_t));
        x->r->named[team - 1] = (uint16_t)other;
    }
    for (; (word = ad__trf_word(&line, &at)).len > 0; n++) {
        int number = ad__trf_number(word, AD_ENTRANTS_MAX);

        if (number < 0 || (number > 0 && !x->r->place_of[number]))
            return ad__trf_fail(x->r, AD_TRF_NO_PLAYER, row->line, ad__trf_column(&line, word.at));
        if (round == x->round && n < x->boards)
            line_up(x, team - 1)[n] = x->r->place_of[number];
    }
    return true;
}

static bool seat_all(const struct matches *x)
{
    for (unsigned i = 0; i < x->r->out->team_count; i++) {
        usual_line_up(x, i);
        x->r->named[i] = 0;
    }
    for (unsigned i = 0; i < x->r->row_count; i++)
        if (x->r->rows[i].kind == TRF_300 && !read_300(x, &x->r->rows[i]))
            return false;
    return true;
}

/* ---- matches ---- */

/* The team that the players of a team met: its place from 1, 0 for none, and -1 for two. */
static int met_at_boards(const struct matches *x, unsigned team)
{
    const struct ad_entrant *entrants = x->r->out->t.entrants;
    int other = 0;

    for (unsigned b = 0; b < x->boards; b++) {
        unsigned player = line_up(x, team)[b];
        const struct ad_meeting *m = player ? game_of(x, player - 1) : NULL;
        int their = m && m->opponent ? entrants[m->opponent - 1].team : 0;

        if (their && other && their != other)
            return -1;
        other = their ? their : other;
    }
    return other == (int)team + 1 ? -1 : other;
}

/* Where no two players met, 300 may name the opponent, on both sides. */
static int met(const struct matches *x, unsigned team)
{
    int other = met_at_boards(x, team);
    unsigned named = x->r->named[team];

    if (other || !named || x->r->named[named - 1] != team + 1 || named == team + 1 ||
        met_at_boards(x, named - 1) || match_of(x, team)->result || match_of(x, named - 1)->result)
        return other;
    return (int)named;
}

/* Colour of a board: that of 352, or white on the first and every second. */
static bool white_board(const struct matches *x, unsigned board)
{
    const char *colours = x->r->out->board_colours;

    return board < strlen(colours) ? colours[board] == 'W' : board % 2 == 0;
}

static unsigned board_of(const struct matches *x, unsigned team, unsigned player)
{
    unsigned b = 0;

    while (b < x->boards && line_up(x, team)[b] != player)
        b++;
    return b;
}

/* Boards count as the fuller team has them, an empty chair moves nobody up: who has an opponent sits
 * across from him, and the others where they sat, or at the next free board. */
static void face(const struct matches *x, unsigned team, unsigned leader)
{
    uint16_t *seats = line_up(x, team), placed[TRF_BOARDS_MAX] = {0};

    for (unsigned alone = 0; alone < 2; alone++)
        for (unsigned b = 0; b < x->boards; b++) {
            const struct ad_meeting *m = seats[b] ? game_of(x, seats[b] - 1u) : NULL;
            unsigned board = m && m->opponent ? board_of(x, leader, m->opponent) : x->boards;

            if (!m || (board == x->boards) != alone)
                continue;
            for (board = alone ? b : board; placed[board]; board = (board + 1) % x->boards)
                ;
            placed[board] = seats[b];
        }
    memcpy(seats, placed, x->boards * sizeof *seats);
}

/* What one team did, and its colour at the first board. */
static struct ad__side side_of(const struct matches *x, unsigned team, char *colour)
{
    const struct ad_tournament *players = &x->r->out->t;
    const uint16_t *seats = line_up(x, team);
    struct ad__side s = {0};

    *colour = '-';
    for (unsigned b = 0; b < x->boards; b++) {
        const struct ad_meeting *m = seats[b] ? game_of(x, seats[b] - 1u) : NULL;
        ad_points points = m ? ad_meeting_points(&players->scoring, m) : 0;

        if (!m)
            continue;
        s.games += points;
        s.seats++;
        s.played += ad_meeting_played(m);
        s.open += m->result == '?';
        if (*colour == '-' && m->colour != '-' && m->opponent)
            *colour = (m->colour == 'w') == (white_board(x, b) == white_board(x, 0)) ? 'w' : 'b';
        x->r->on_board[&seats[b] - x->r->out->line_ups] =
            ad__board_halves(&players->scoring, points);
    }
    return s;
}

static unsigned seats(const struct matches *x, unsigned team)
{
    unsigned n = 0;

    for (unsigned b = 0; b < x->boards; b++)
        n += line_up(x, team)[b] != 0;
    return n;
}

static void set_match(const struct matches *x, unsigned team, unsigned other)
{
    bool lead = seats(x, team) >= seats(x, other);
    struct ad__side a, b;
    char colour, theirs;

    face(x, lead ? other : team, lead ? team : other);
    a = side_of(x, team, &colour);
    b = side_of(x, other, &theirs);
    if (colour == '-' && theirs != '-')
        colour = theirs == 'w' ? 'b' : 'w';
    *match_of(x, team) = (struct ad_meeting){.opponent = (uint16_t)(other + 1),
                                             .colour = colour,
                                             .result = ad__side_result(&a, &b),
                                             .games = (int16_t)a.games};
    *match_of(x, other) = (struct ad_meeting){.opponent = (uint16_t)(team + 1),
                                              .colour = colour == 'w'   ? 'b'
                                                        : colour == 'b' ? 'w'
                                                                        : '-',
                                              .result = ad__side_result(&b, &a),
                                              .games = (int16_t)b.games};
}

/* False if a team met two, or if it looks like single players: fewer than two boards. */
static bool match_round(struct matches *x, bool certain)
{
    unsigned count = x->r->out->team_count;

    for (unsigned i = 0; i < count; i++) {
        int other = met(x, i);

        if (other < 0 || (other > 0 && met(x, (unsigned)other - 1) != (int)i + 1))
            return false;
        if (other > 0 && !certain && seats(x, i) < 2)
            return false;
        if (other > (int)i + 1)
            set_match(x, i, (unsigned)other - 1);
    }
    return true;
}

/* ---- rounds without games ---- */

/* Points won on the boards of a match that was given, not played. */
static int16_t given(const struct matches *x, char result)
{
    return ad__given_games(&x->r->out->t.scoring, x->t->boards,
                           ad__trf_bye_games(x->r->out, x->t->boards), result);
}

/* 320: match points and game points of the bye, and who had it, round by round. */
static bool read_320(struct matches *x, const struct trf_row *row)
{
    struct trf_reader *r = x->r;
    struct trf_line line;
    struct ad_meeting *m;
    ad_points match;
    unsigned columns;

    ad__trf_line(&line, row->text, row->line);
    columns = ad__trf_columns(&line);
    if (!ad__trf_points(&match, ad__trf_field(&line, 5, 8)))
        return ad__trf_fail(r, AD_TRF_POINTS, row->line, 5);
    if (!ad__trf_points(&r->out->bye_games, ad__trf_field(&line, 10, 13)))
        return ad__trf_fail(r, AD_TRF_POINTS, row->line, 10);
    if (match != AD_TRF_NO_POINTS)
        x->t->scoring.pairing_bye = match;
    for (x->round = 0; x->round < x->t->stride && 15 + 4 * x->round <= columns; x->round++) {
        unsigned column = 15 + 4 * x->round;
        int number = ad__trf_number(ad__trf_field(&line, column, column + 2), 999);

        if (number == TRF_BAD || (number > 0 && !r->team_of[number]))
            return ad__trf_fail(r, AD_TRF_NO_TEAM, row->line, column);
        if (number <= 0)
            continue;
        m = match_of(x, r->team_of[number] - 1u);
        if (m->opponent)
            return ad__trf_fail(r, AD_TRF_BYE_OPPONENT, row->line, column);
        *m = (struct ad_meeting){.colour = '-', .result = 'U'};
    }
    return true;
}

/* 330: +- -+ --, round, White, Black. The boards may have said so already, or nothing. */
static bool read_330(struct matches *x, const struct trf_row *row)
{
    struct trf_reader *r = x->r;
    struct trf_line line;
    struct ad_span type;
    unsigned white, black;
    size_t at = 3;

    ad__trf_line(&line, row->text, row->line);
    type = ad__trf_word(&line, &at);
    if (!ad__trf_is(type, "+-") && !ad__trf_is(type, "-+") && !ad__trf_is(type, "--"))
        return ad__trf_fail(r, AD_TRF_FORFEIT, row->line, 5);
    if (!round_word(r, &x->round, &line, &at) || !team_word(r, &white, &line, &at) ||
        !team_word(r, &black, &line, &at))
        return false;
    if (white == black)
        return ad__trf_fail(r, AD_TRF_SELF, row->line, ad__trf_column(&line, line.at + at));
    for (unsigned side = 0; side < 2; side++) {
        unsigned team = side ? black : white, other = side ? white : black;
        const struct ad_meeting *before = match_of(x, team - 1);

        if (before->opponent && before->opponent != other)
            return ad__trf_fail(r, AD_TRF_ONE_SIDED, row->line, 12 + 4 * side);
        if (!before->opponent && before->result == 'U') /* 320 says so */
            return ad__trf_fail(r, AD_TRF_BYE_OPPONENT, row->line, 12 + 4 * side);
        *match_of(x, team - 1) = (struct ad_meeting){.opponent = (uint16_t)other,
                                                     .colour = side ? 'b' : 'w',
                                                     .result = type.at[side],
                                                     .games = given(x, type.at[side])};
    }
    return true;
}

static void give_points(struct matches *x)
{
    struct ad_tournament *t = x->t;

    for (unsigned i = 0; i < t->count; i++)
        for (x->round = 0; x->round < t->stride; x->round++) {
            struct ad_meeting *m = match_of(x, i);

            if (!m->opponent && m->result)
                m->games = given(x, m->result);
            if (m->opponent) /* a bye alone makes no round: it was given beforehand */
                t->played = t->played > x->round + 1 ? t->played : x->round + 1;
        }
}

/* ---- all of it ---- */

static void set_frame(struct trf_reader *r)
{
    struct ad_trf *out = r->out;
    struct ad_tournament *t = &out->teams;

    t->entrants = r->team_entrants;
    t->meetings = r->team_meetings;
    t->on_board = r->on_board;
    t->count = out->team_count;
    t->stride = out->t.stride;
    t->rounds = out->t.rounds;
    t->first = out->t.first;
    t->scoring = r->match_scoring;
    t->teams = true;
    if (t->system == AD_SWISS_DUTCH_2026 || t->system == AD_SWISS_DUTCH_2017)
        t->system = AD_SWISS_TEAM_2026;
    t->boards = r->max.boards;
    for (unsigned i = 0; i < out->team_count; i++) {
        const struct ad_trf_team *team = &out->team[i];

        r->team_entrants[i].number = team->number;
        r->team_entrants[i].rating = (int16_t)(team->strength < 9999 ? team->strength : 9999);
    }
}

/* Boards of a match: as 352 says, else as many as ever sat there. on_board is packed to it. */
static void fit_boards(struct trf_reader *r, unsigned used)
{
    struct ad_tournament *t = &r->out->teams;
    unsigned room = r->max.boards, boards = (unsigned)strlen(r->out->board_colours);

    t->boards = boards > used ? boards : used;
    for (size_t i = 0; i < (size_t)t->count * t->stride; i++) {
        memmove(r->on_board + i * t->boards, r->on_board + i * room, t->boards);
        memmove(r->out->line_ups + i * t->boards, r->out->line_ups + i * room,
                t->boards * sizeof(uint16_t));
    }
}

static unsigned most_seats(const struct matches *x)
{
    unsigned most = 0;

    for (unsigned i = 0; i < x->r->out->team_count; i++)
        for (unsigned b = most; b < x->boards; b++)
            most = line_up(x, i)[b] ? b + 1 : most;
    return most;
}

/* Where two teams did not meet at boards nobody sat, whatever the players got. */
static void empty_chairs(const struct matches *x)
{
    for (unsigned i = 0; i < x->r->out->team_count; i++)
        if (!match_of(x, i)->opponent)
            memset(line_up(x, i), 0, x->boards * sizeof(uint16_t));
}

static bool rows_of_teams(struct matches *x)
{
    for (unsigned i = 0; i < x->r->row_count; i++) {
        const struct trf_row *row = &x->r->rows[i];

        if (row->kind == TRF_320 && !read_320(x, row))
            return false;
    }
    for (unsigned i = 0; i < x->r->row_count; i++)
        if (x->r->rows[i].kind == TRF_330 && !read_330(x, &x->r->rows[i]))
            return false;
    return true;
}

bool ad__trf_matches(struct trf_reader *r)
{
    struct ad_trf *out = r->out;
    struct matches x = {r, &out->teams, 0, r->max.boards};
    unsigned used = 0;

    if (out->team_count == 0 || (!out->team_event && !out->old_teams))
        return true;
    set_frame(r);
    for (x.round = 0; x.round < out->t.played; x.round++) {
        if (!seat_all(&x))
            return false;
        if (!match_round(&x, out->team_event)) {
            if (out->team_event)
                ad__trf_note(r, AD_TRF_NO_MATCHES, out->team[0].line, 1);
            out->teams = (struct ad_tournament){.system = out->teams.system};
            return true;
        }
        used = most_seats(&x) > used ? most_seats(&x) : used;
        empty_chairs(&x);
    }
    fit_boards(r, used);
    if (!rows_of_teams(&x))
        return false;
    give_points(&x);
    if (out->team_event)
        ad__trf_baku(r, &out->teams);
    out->teams.virtual_count = out->team_event ? r->virtual_count : 0;
    return true;
}
