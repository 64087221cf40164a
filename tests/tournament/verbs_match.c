/*
 * tests/tournament/verbs_match.c -- matches of teams, leagues, results carried over.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/match.h"
#include "adoube/schedule.h"
#include "tournament/withdraw.h"
#include "tournament/match_inside.h"

enum { BOARDS = 16, TEAMS = 8, ROUNDS = 8, MATCHES = 32 };

/* "1:0 =:= -:-", a blank letter written as _ */
static unsigned read_boards(struct ad_board *out, const char *text)
{
    unsigned n = 0;

    for (const char *at = text; *at && n < BOARDS; n++) {
        out[n] = (struct ad_board){at[0] == '_' ? '\0' : at[0], at[2] == '_' ? '\0' : at[2]};
        at += strcspn(at, " ");
        at += strspn(at, " ");
    }
    return n;
}

static const char *tenths(ad_points p)
{
    static char text[4][16];
    static unsigned turn;
    char *out = text[turn++ % 4];

    snprintf(out, 16, p % 10 ? "%d.%d" : "%d", (int)(p / 10), (int)(p % 10));
    return out;
}

/* match | boards | ruling: -, home, guest, both | board points | Berlin | results | open */
static void match(struct kit_row *row)
{
    static const char *const rulings[] = {"-", "home", "guest", "both"};
    struct ad_board boards[BOARDS];
    unsigned n = read_boards(boards, row->field[0]);
    struct ad_match m = {.home = 1, .guest = 2, .boards = boards};
    struct ad_match_score s;

    for (unsigned i = 0; i < 4; i++)
        if (strcmp(rulings[i], row->field[1]) == 0)
            m.ruling = (uint8_t)i;
    kit_ok(row, ad_match_check(&m, n) == n);
    ad_match_score(&s, &m, n);
    kit_isf(row, row->field[2], "%s:%s", tenths(s.games[0]), tenths(s.games[1]));
    kit_isf(row, row->field[3], "%s:%s", tenths(s.berlin[0]), tenths(s.berlin[1]));
    kit_isf(row, row->field[4], "%c%c", s.result[0], s.result[1]);
    kit_isf(row, row->field[5], "%u", s.open);
}

/* match-bad | boards | the board that cannot be */
static void match_bad(struct kit_row *row)
{
    struct ad_board boards[BOARDS];
    unsigned n = read_boards(boards, row->field[0]);
    struct ad_match m = {.home = 1, .guest = 2, .boards = boards};

    kit_isf(row, row->field[1], "%u", ad_match_check(&m, n) + 1);
}

/* board-colour | pattern | board | home guest */
static void board_colour(struct kit_row *row)
{
    unsigned board = (unsigned)atoi(row->field[1]);

    kit_isf(row, row->field[2], "%c%c", ad_board_colour(row->field[0], board, AD_HOME),
            ad_board_colour(row->field[0], board, AD_GUEST));
}

/* appeared | seated of boards | yes or no */
static void appeared(struct kit_row *row)
{
    unsigned seated = 0, boards = 0;

    sscanf(row->field[0], "%u of %u", &seated, &boards);
    kit_is(row, row->field[1], ad_team_appeared(seated, boards) ? "yes" : "no");
}

/* ---- a league ---- */

struct work {
    struct ad_match matches[MATCHES];
    struct ad_board boards[MATCHES][BOARDS];
    struct ad_meeting meetings[TEAMS * ROUNDS];
    int8_t on_board[TEAMS * ROUNDS * BOARDS];
    struct ad_entrant entrants[TEAMS];
    unsigned count;
};

/* So many points for the home team, on boards from the first. */
static void fill_boards(struct ad_board *out, unsigned n, unsigned home_halves)
{
    for (unsigned i = 0; i<n; i++, home_halves -= home_halves> 1 ? 2 : home_halves)
        out[i] = home_halves > 1    ? (struct ad_board){'1', '0'}
                 : home_halves == 1 ? (struct ad_board){'=', '='}
                                    : (struct ad_board){'0', '1'};
}

/* "1-6 5:3 2-5 4:4 / …": home, guest, board points; / starts another round. */
static void read_league(struct work *w, const char *text, unsigned boards, unsigned round)
{
    int len;

    for (w->count = 0; *text && w->count < MATCHES; text += strspn(text, " ")) {
        unsigned a, b;
        double home;

        if (*text == '/') {
            text++;
            round++;
            continue;
        }
        memset(w->boards[w->count], 0, sizeof w->boards[w->count]);
        if (sscanf(text, "%u-%u %lf:%*f%n", &a, &b, &home, &len) == 3)
            fill_boards(w->boards[w->count], boards, (unsigned)(2 * home + 0.1));
        else if (sscanf(text, "%u-%u ?:?%n", &a, &b, &len) != 2) /* to come */
            return;
        w->matches[w->count] = (struct ad_match){.home = (uint16_t)a,
                                                 .guest = (uint16_t)b,
                                                 .round = (uint16_t)round,
                                                 .boards = w->boards[w->count]};
        w->count++;
        text += len;
    }
}

static void put_table(char *out, size_t cap, const struct ad_tournament *t)
{
    size_t at = 0;

    for (unsigned i = 0; i < t->count; i++) {
        ad_points games = 0;

        for (unsigned r = 0; r < t->played; r++)
            games += ad_meeting_of(t, i, r)->games;
        at += (size_t)snprintf(out + at, cap - at, "%s%s (%s)", i ? " " : "",
                               tenths(ad_entrant_points(t, i, t->played)), tenths(games));
    }
}

/* The half points on the boards of every match add up to its board points. */
static bool boards_add_up(const struct ad_tournament *t)
{
    for (unsigned i = 0; i < t->count; i++)
        for (unsigned r = 0; r < t->played; r++) {
            const int8_t *b = t->on_board + ((size_t)i * t->stride + r) * t->boards;
            int sum = 0;

            for (unsigned k = 0; k < t->boards; k++)
                sum += b[k];
            if (5 * sum != ad_meeting_of(t, i, r)->games)
                return false;
        }
    return true;
}

static bool make_league(struct kit_row *row, struct ad_tournament *t, struct work *w,
                        unsigned teams, unsigned rounds, unsigned boards)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_tournament_fault fault;
    struct ad_league l = {.teams = teams,
                          .rounds = rounds,
                          .boards = boards,
                          .matches = w->matches,
                          .count = w->count};

    memset(t, 0, sizeof *t);
    for (unsigned i = 0; i < teams; i++)
        w->entrants[i] = (struct ad_entrant){.number = (uint16_t)(i + 1)};
    t->entrants = w->entrants;
    return kit_ok(row, ad_league_fill(t, &l, w->meetings, w->on_board) == 0) &&
           kit_ok(row, ad_tournament_check(&fault, t, seen) == AD_TOURNAMENT_FINE) &&
           kit_ok(row, boards_add_up(t));
}

/* league | teams boards rounds | matches | match points (board points) of each */
static void league(struct kit_row *row)
{
    static struct work w;
    struct ad_tournament t;
    unsigned teams = 0, boards = 0, rounds = 0;
    char text[512] = "";

    sscanf(row->field[0], "%u %u %u", &teams, &boards, &rounds);
    read_league(&w, row->field[1], boards, 0);
    if (!make_league(row, &t, &w, teams, rounds, boards))
        return;
    put_table(text, sizeof text, &t);
    kit_is(row, row->field[2], text);
}

/* league-leaves | teams boards rounds | matches | who leaves | table, the rest of his being settled */
static void league_leaves(struct kit_row *row)
{
    static struct work w;
    struct ad_withdrawn what[AD_ROUNDS_MAX];
    struct ad_withdrawal left;
    struct ad_tournament t = {0};
    struct ad_league l = {.matches = w.matches, .fixtures = true};
    char text[512] = "";

    sscanf(row->field[0], "%u %u %u", &l.teams, &l.boards, &l.rounds);
    read_league(&w, row->field[1], l.boards, 0);
    l.count = w.count;
    if (!kit_ok(row, ad_league_fill(&t, &l, w.meetings, w.on_board) == 0))
        return;
    ad_withdraw(&left, what, w.meetings, w.on_board, &t, (unsigned)atoi(row->field[2]) - 1,
                AD_WITHDRAW_HALF);
    t.played = l.rounds;
    kit_ok(row, boards_add_up(&t));
    put_table(text, sizeof text, &t);
    kit_is(row, row->field[3], text);
}

/* league-bad | teams boards rounds | matches */
static void league_bad(struct kit_row *row)
{
    static struct work w;
    struct ad_tournament t = {0};
    struct ad_league l = {.matches = w.matches};

    sscanf(row->field[0], "%u %u %u", &l.teams, &l.boards, &l.rounds);
    read_league(&w, row->field[1], l.boards, 0);
    l.count = w.count;
    kit_ok(row, ad_league_fill(&t, &l, w.meetings, w.on_board) == AD_EINVAL);
    kit_ok(row, t.meetings == NULL);
}

/*
 * final | groups | boards | matches of the groups, teams 1 2 of the first, 3 4 of the second, …
 *       | matches of the final by their numbers in it | table by these numbers
 *
 * The first two of each group come through and carry the match they played (SJ 8.2).
 */
static void final(struct kit_row *row)
{
    static struct work before, after;
    struct ad_tournament from, t;
    unsigned groups = (unsigned)atoi(row->field[0]), boards = (unsigned)atoi(row->field[1]);
    struct ad_schedule s = {.table = AD_TABLE_BERGER, .count = 2 * groups};
    struct ad_pair pairs[TEAMS];
    uint16_t from_place[TEAMS];
    char text[512] = "";

    read_league(&before, row->field[2], boards, 0);
    read_league(&after, row->field[3], boards, 1);
    if (!make_league(row, &from, &before, 2 * groups, 1, boards) ||
        !make_league(row, &t, &after, 2 * groups, 2 * groups - 1, boards))
        return;
    for (unsigned g = 0; g < groups; g++)
        for (unsigned place = 1; place <= 2; place++)
            from_place[ad_final_number(groups, g, place) - 1] = (uint16_t)(2 * g + place - 1);
    kit_ok(row, ad_record_carry(after.meetings, after.on_board, &t, 0, &from, from_place) ==
                    (int)(2 * groups));
    kit_ok(row, boards_add_up(&t));
    /* What is carried is round 1 of the table, and what was played are the other rounds. */
    for (unsigned r = 0; r < ad_schedule_rounds(&s); r++)
        for (unsigned i = 0, n = ad_schedule_pairs(pairs, &s, r); i < n; i++)
            kit_ok(row, ad_meeting_of(&t, pairs[i].white - 1u, r)->opponent == pairs[i].black);
    put_table(text, sizeof text, &t);
    kit_is(row, row->field[4], text);
}

/* carry | teams boards rounds | matches | places of the qualified | opponents of each, or the error */
static void carry(struct kit_row *row)
{
    static struct work before;
    static struct ad_meeting meetings[TEAMS];
    struct ad_tournament from, t = {.meetings = meetings, .stride = 1};
    uint16_t from_place[TEAMS];
    unsigned teams = 0, boards = 0, rounds = 0;
    char text[64] = "";
    int n;

    sscanf(row->field[0], "%u %u %u", &teams, &boards, &rounds);
    read_league(&before, row->field[1], boards, 0);
    if (!make_league(row, &from, &before, teams, rounds, boards))
        return;
    for (char *end = (char *)row->field[2]; *end && t.count < TEAMS;)
        from_place[t.count++] = (uint16_t)(strtoul(end, &end, 10) - 1);
    memset(meetings, 0, sizeof meetings);
    n = ad_record_carry(meetings, NULL, &t, 0, &from, from_place);
    if (n < 0)
        snprintf(text, sizeof text, "%d", n);
    for (unsigned i = 0; n >= 0 && i < t.count; i++) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%u", i ? " " : "",
                 meetings[i].opponent);
        n -= meetings[i].opponent != 0;
    }
    kit_ok(row, n <= 0);
    kit_is(row, row->field[3], text);
}

static const struct kit_verb verbs[] = {
    {"match", 6, match},
    {"match-bad", 2, match_bad},
    {"board-colour", 3, board_colour},
    {"appeared", 2, appeared},
    {"league", 3, league},
    {"league-bad", 2, league_bad},
    {"league-leaves", 4, league_leaves},
    {"final", 5, final},
    {"carry", 4, carry},
    {0},
};

const struct kit_suite suite_match = {verbs, NULL};
