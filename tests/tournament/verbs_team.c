/*
 * tests/tournament/verbs_team.c -- the Swiss team system.
 *
 * A row tells the rounds that were played and the pairs that must come next. One word a match,
 * White first: 3-7:1 (White wins), 3-7:= and 3-7:0, forfeits 3-7:+ 3-7:- 3-7:x (both lose), and
 * alone 5u 5f 5h 5z. Points on the boards follow after a slash in tenths of White, 3-7:1/35; where
 * they do not, a match is 3 to 1 or 2 to 2. Rounds are cut by semicolons; the last one may name who
 * does not play in the round to come: nobody is paired in it, nor has the bye.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/swiss.h"
#include "brute_team.h"

enum { TEAMS = 250, ROUNDS = 20, BOARDS = 40, FORBIDDEN = 40 };

struct event {
    struct ad_tournament t;
    struct ad_entrant entrants[TEAMS];
    struct ad_meeting meetings[TEAMS * ROUNDS];
    struct ad_forbidden forbidden[FORBIDDEN];
    uint16_t forbidden_who[2 * FORBIDDEN];
    struct ad_virtual virtuals[1];
};

static void start(struct event *e, unsigned teams, unsigned rounds)
{
    memset(e, 0, sizeof *e);
    for (unsigned i = 0; i < teams; i++)
        e->entrants[i].number = (uint16_t)(i + 1);
    e->t = (struct ad_tournament){.system = AD_SWISS_TEAM_2026,
                                  .entrants = e->entrants,
                                  .count = teams,
                                  .meetings = e->meetings,
                                  .stride = ROUNDS,
                                  .rounds = rounds,
                                  .first = 'w',
                                  .forbidden = e->forbidden,
                                  .forbidden_who = e->forbidden_who,
                                  .virtuals = e->virtuals,
                                  .teams = true,
                                  .boards = 4};
    e->t.scoring = (struct ad_scoring){.win = {20, 20},
                                       .draw = {10, 10},
                                       .forfeit_win = 20,
                                       .full_bye = 20,
                                       .half_bye = 10,
                                       .pairing_bye = 10};
}

static struct ad_meeting *at(struct event *e, unsigned who, unsigned round)
{
    return &e->meetings[who * ROUNDS + round];
}

/* `result` is White's; `games` too, below 0 for the usual ones. */
static void meet(struct event *e, unsigned white, unsigned black, char result, int games)
{
    static const char from[] = "1=0+-x", to[] = "0=1-+-";
    char his = to[strchr(from, result) - from];
    unsigned r = e->t.played;

    if (games < 0)
        games = strchr("1+", result) ? 30 : result == '=' ? 20 : result == 'x' ? 0 : 10;
    *at(e, white, r) = (struct ad_meeting){(uint16_t)(black + 1), 'w', result == 'x' ? '-' : result,
                                           (int16_t)games, 0};
    *at(e, black, r) = (struct ad_meeting){(uint16_t)(white + 1), 'b', his,
                                           (int16_t)(result == 'x' ? 0 : BOARDS - games), 0};
}

static void alone(struct event *e, unsigned who, char result)
{
    *at(e, who, e->t.played) = (struct ad_meeting){0, '-', result, result == 'Z' ? 0 : 20, 0};
}

static void forbid(struct event *e, unsigned a, unsigned b)
{
    unsigned n = e->t.forbidden_count++;

    e->forbidden[n] = (struct ad_forbidden){0, ROUNDS, 2 * n, 2};
    e->forbidden_who[2 * n] = (uint16_t)a;
    e->forbidden_who[2 * n + 1] = (uint16_t)b;
}

/* ---- rows ---- */

static bool read_match(struct event *e, const char *word)
{
    unsigned a = 0, b = 0;
    int games = -1;
    char c = 0;

    if (sscanf(word, "%u-%u:%c/%d", &a, &b, &c, &games) >= 3 && a && b && a <= e->t.count &&
        b <= e->t.count && strchr("1=0+-x", c))
        meet(e, a - 1, b - 1, c, games);
    else if (sscanf(word, "%u%c", &a, &c) == 2 && a && a <= e->t.count && strchr("ufhz", c))
        alone(e, a - 1, (char)(c - 'a' + 'A'));
    else
        return false;
    return true;
}

/* A last round that only says who is away is the one to be paired, unless a semicolon ends it. */
static bool read_rounds(struct event *e, const char *text)
{
    char copy[2000], *save = NULL;
    bool paired = false, some = false;

    snprintf(copy, sizeof copy, "%s", text);
    for (char *word = copy; *word; word++)
        if (*word == ';')
            *word = '\n';
    for (char *line = strtok_r(copy, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        char *inner = NULL;

        if (some)
            e->t.played++;
        some = true;
        paired = false;
        for (char *word = strtok_r(line, " ", &inner); word; word = strtok_r(NULL, " ", &inner)) {
            if (!read_match(e, word))
                return false;
            paired |= strpbrk(word, "-u") != NULL;
        }
    }
    e->t.played += some && (paired || text[strlen(text) - 1] == ';');
    return true;
}

/* `8 teams, 5 rounds, B, black, 3!7` in any order. */
static bool read_event(struct event *e, const char *text)
{
    unsigned teams = 0, rounds = 0, a, b;
    char copy[200], *save = NULL;

    if (sscanf(text, "%u teams, %u rounds", &teams, &rounds) != 2 || teams > TEAMS)
        return false;
    start(e, teams, rounds);
    snprintf(copy, sizeof copy, "%s", text);
    for (char *word = strtok_r(copy, ", ", &save); word; word = strtok_r(NULL, ", ", &save)) {
        e->t.strong_colours |= strcmp(word, "B") == 0;
        if (strcmp(word, "black") == 0)
            e->t.first = 'b';
        if (sscanf(word, "%u!%u", &a, &b) == 2)
            forbid(e, a - 1, b - 1);
    }
    return true;
}

/* ---- pairing ---- */

static bool pair(struct event *e, struct ad_pair *pairs, unsigned *count)
{
    struct ad_swiss how = {.len = ad_swiss_bytes(&e->t, AD_SWISS_FAST)};
    struct ad_swiss_round round = {.pairs = pairs};

    how.scratch = malloc(how.len);
    if (!how.scratch || ad_swiss_pair(&round, &e->t, &how) < 0)
        abort();
    free(how.scratch);
    *count = round.count;
    return round.possible;
}

/* The bye as `7-`. */
static void write_pairs(char *out, size_t cap, const struct event *e, const struct ad_pair *pairs,
                        unsigned count)
{
    size_t len = 0;

    out[0] = 0;
    for (unsigned pass = 0; pass < 2; pass++) {
        for (unsigned i = 0; i < count; i++) {
            if (!pairs[i].black != (pass == 1))
                continue;
            len += (size_t)snprintf(out + len, cap - len, "%s%u-", len ? " " : "",
                                    e->entrants[pairs[i].white - 1].number);
            if (pairs[i].black)
                len += (size_t)snprintf(out + len, cap - len, "%u",
                                        e->entrants[pairs[i].black - 1].number);
        }
    }
}

/* With the plain reading. */
static int by_white(const void *a, const void *b)
{
    const struct ad_pair *p = a, *q = b;

    return (p->white > q->white) - (p->white < q->white);
}

static bool agree(struct kit_row *row, struct event *e, unsigned *possible)
{
    struct ad_pair mine[TEAMS], plain[TEAMS];
    char got[500] = "-", want[500] = "-";
    unsigned counts[2];

    if (pair(e, mine, &counts[0])) {
        qsort(mine, counts[0], sizeof *mine, by_white);
        write_pairs(got, sizeof got, e, mine, counts[0]);
    }
    if (brute_team_pair(plain, &counts[1], &e->t)) {
        qsort(plain, counts[1], sizeof *plain, by_white);
        write_pairs(want, sizeof want, e, plain, counts[1]);
        ++*possible;
    }
    return kit_is(row, want, got);
}

static void team_pair(struct kit_row *row) /* team-pair | event | rounds | pairs or - */
{
    static struct event e;
    struct ad_pair pairs[TEAMS];
    char got[2000] = "-";
    unsigned count;

    if (!read_event(&e, row->field[0]) || !read_rounds(&e, row->field[1])) {
        kit_fail(row, "not an event, or not a round");
        return;
    }
    if (pair(&e, pairs, &count))
        write_pairs(got, sizeof got, &e, pairs, count);
    if (kit_is(row, row->field[2], got) && e.t.count <= BRUTE_TEAMS)
        agree(row, &e, &count);
}

/* ---- any state of a few teams: the library and the plain reading agree ---- */

static char random_result(struct kit_rng *rng)
{
    return "11110000==+-x"[kit_below(rng, 13)];
}

/* A round by chance: who is alone, who meets whom; nobody meets twice. */
static void random_round(struct event *e, struct kit_rng *rng, bool met[TEAMS][TEAMS])
{
    unsigned n = e->t.count, free_teams[TEAMS], left = 0;

    for (unsigned i = 0; i < n; i++) {
        if (e->t.played && kit_below(rng, 12) == 0)
            alone(e, i, "HZF"[kit_below(rng, 3)]);
        else
            free_teams[left++] = i;
    }
    while (left) {
        unsigned at_i = kit_below(rng, left), i = free_teams[at_i], tries = 0, j;

        free_teams[at_i] = free_teams[--left];
        do
            j = left ? kit_below(rng, left) : 0;
        while (left && met[i][free_teams[j]] && ++tries < 20);
        if (!left || met[i][free_teams[j]]) {
            alone(e, i, left ? 'Z' : 'U');
            continue;
        }
        met[i][free_teams[j]] = met[free_teams[j]][i] = true;
        meet(e, i, free_teams[j], random_result(rng), (int)kit_below(rng, 41));
        free_teams[j] = free_teams[--left];
    }
    e->t.played++;
}

static void random_event(struct event *e, struct kit_rng *rng)
{
    bool met[TEAMS][TEAMS] = {{false}};
    unsigned teams = 3 + kit_below(rng, BRUTE_TEAMS - 3), rounds = kit_below(rng, 5);

    start(e, teams, rounds + kit_below(rng, 5));
    e->t.strong_colours = kit_below(rng, 2);
    e->t.first = "wb"[kit_below(rng, 2)];
    for (unsigned i = teams; i > 1; i--) { /* numbers in any order */
        unsigned j = kit_below(rng, i);
        uint16_t number = e->entrants[i - 1].number;

        e->entrants[i - 1].number = e->entrants[j].number;
        e->entrants[j].number = number;
    }
    if (kit_below(rng, 2)) { /* many who must not meet: upfloaters in numbers */
        unsigned share = 1 + kit_below(rng, 12);

        for (unsigned i = 0; i < teams; i++)
            for (unsigned j = 0; j < i && e->t.forbidden_count < FORBIDDEN; j++)
                if (kit_below(rng, 15) < share)
                    forbid(e, i, j);
    }
    if (kit_below(rng, 4) == 0) {
        e->virtuals[0] = (struct ad_virtual){0, 2, 0, (uint16_t)(teams / 2), 20};
        e->t.virtual_count = 1;
    }
    for (unsigned r = 0; r < rounds; r++)
        random_round(e, rng, met);
    for (unsigned i = 0; i < teams; i++)
        if (e->t.played && kit_below(rng, 15) == 0)
            alone(e, i, 'Z');
}

static void random_states(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    unsigned states = row->long_run ? 100000 : 2500, possible = 0;
    static struct event e;

    for (unsigned i = 0; i < states; i++) {
        random_event(&e, &rng);
        if (!agree(row, &e, &possible)) {
            kit_fail(row, "state %u of seed %llu", i, (unsigned long long)row->seed);
            return;
        }
    }
    kit_ok(row, possible > states / 3 && possible < states);
}

/* ---- many teams, round after round ---- */

/* Everybody has somebody, the bye is the only one alone, and nobody meets twice. */
static bool sound(struct kit_row *row, const struct event *e, const struct ad_pair *pairs,
                  unsigned count)
{
    bool seen[TEAMS + 1] = {false};

    if (!kit_ok(row, count == (e->t.count + 1) / 2))
        return false;
    for (unsigned i = 0; i < count; i++) {
        unsigned a = pairs[i].white, b = pairs[i].black;

        if (!kit_ok(row, !seen[a] && (!b || !seen[b])))
            return false;
        seen[a] = seen[b] = b != 0;
        seen[a] = true;
        for (unsigned r = 0; r < e->t.played; r++)
            if (b && !kit_ok(row, e->meetings[(a - 1) * ROUNDS + r].opponent != b))
                return false;
    }
    return true;
}

static void play(struct event *e, struct kit_rng *rng, const struct ad_pair *pairs, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned a = pairs[i].white, b = pairs[i].black;

        if (!b)
            alone(e, a - 1, 'U');
        else /* the better number wins more often */
            meet(e, a - 1, b - 1,
                 kit_below(rng, 4) ? (a < b ? '1' : '0') : "=10"[kit_below(rng, 3)],
                 (int)kit_below(rng, 41));
    }
    e->t.played++;
}

static void many_teams(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct event e;
    struct ad_pair pairs[TEAMS];
    unsigned count, most = row->long_run ? 201 : 41;

    for (unsigned teams = most; teams > most - 2; teams--) {
        start(&e, teams, 9);
        e.t.strong_colours = teams % 2;
        for (unsigned r = 0; r < 9; r++) {
            if (!kit_ok(row, pair(&e, pairs, &count)) || !sound(row, &e, pairs, count))
                return;
            play(&e, &rng, pairs, count);
        }
    }
}

static const struct kit_verb verbs[] = {{"team-pair", 3, team_pair}, {0}};
static const struct kit_test tests[] = {
    {"team swiss: as the text read word for word", random_states},
    {"team swiss: many teams", many_teams},
    {0}};
const struct kit_suite suite_team = {verbs, tests};
