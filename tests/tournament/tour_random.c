/*
 * tests/tournament/tour_random.c -- tournaments run at random, with nonsense in between.
 *
 * What tour_play.c looks at holds after every command. Here: a Swiss round is the one of swiss.h,
 * nobody meets twice, a round that is taken back is paired the same again.
 */
#include <stdio.h>
#include <string.h>

#include "adoube/match.h"
#include "tour_play.h"
#include "tournament/names.h"

static struct tour play;

struct dice {
    struct kit_rng rng;
    uint64_t met; /* bits: codes of refusals; 32 + warnings are in `warned` */
    uint32_t warned;
    unsigned ids; /* of players of teams */
};

static unsigned below(struct dice *d, unsigned n)
{
    return kit_below(&d->rng, n);
}

static enum ad_tour_code go(struct dice *d, struct ad_tour_cmd cmd)
{
    enum ad_tour_code code = tour_do(&play, &cmd);

    d->met |= (uint64_t)1 << code;
    d->warned |= play.out.verdict.warned;
    return code;
}

static void open_one(struct dice *d)
{
    static const uint8_t systems[] = {AD_SWISS_DUTCH_2026, AD_SWISS_DUTCH_2026, AD_SWISS_DUTCH_2017,
                                      AD_ROUND_ROBIN,      AD_KNOCKOUT,         AD_SWISS_TEAM_2026};
    struct ad_tour_rules r;

    memset(&r, 0, sizeof r);
    r.system = systems[below(d, 6)];
    r.rounds = (uint8_t)(r.system == AD_KNOCKOUT ? 0 : below(d, 8));
    r.fide = below(d, 4) == 0;
    r.first = "wb\0"[below(d, 3)];
    r.scoring = r.games = ad_scoring_usual;
    if (r.system == AD_SWISS_TEAM_2026 || (r.system >= AD_ROUND_ROBIN && below(d, 2))) {
        r.boards = (uint8_t)(1 + below(d, TOUR_BOARDS));
        r.bye_games = 5 * r.boards;
        r.scoring = ad_scoring_match;
        r.strong_colours = below(d, 2);
    }
    kit_ok(play.row, go(d, (struct ad_tour_cmd){.kind = AD_TOUR_OPEN, .rules = &r}) == AD_TOUR_OK);
}

static void enter(struct dice *d)
{
    go(d, (struct ad_tour_cmd){.kind = AD_TOUR_ENTER,
                               .letter = "\0HZQ"[below(d, 4)],
                               .person = {.id = below(d, 100),
                                          .fide = below(d, 40),
                                          .rating = (int16_t)(1500 + 50 * below(d, 20)),
                                          .title = (uint8_t)below(d, 9)}});
}

static void member(struct dice *d)
{
    unsigned again = below(d, 40) == 0;

    go(d, (struct ad_tour_cmd){.kind = AD_TOUR_MEMBER,
                               .who = (uint16_t)below(d, play.live.tour.count + 1),
                               .number = (uint16_t)(below(d, 4) ? 0 : below(d, 8)),
                               .confirmed = below(d, 4) ? ~0u : 0,
                               .person = {.id = again ? 1 : ++d->ids}});
}

/* Mostly of the list, in its order; sometimes anybody. */
static void line_up(struct dice *d)
{
    const struct ad_tour *tour = &play.live.tour;
    uint16_t list[TOUR_BOARDS + 1];
    unsigned team = below(d, tour->count + 1), order = 1;
    unsigned n = tour->rules.boards + 1u - below(d, 3);

    if (n > TOUR_BOARDS)
        n = TOUR_BOARDS;
    for (unsigned b = 0; b < n; b++, order += below(d, 3) ? 1 : below(d, 3))
        list[b] = (uint16_t)(below(d, 12)  ? ad_tour_member(tour, team, order)
                             : below(d, 2) ? 0
                                           : below(d, tour->player_count + 2));
    go(d, (struct ad_tour_cmd){.kind = AD_TOUR_LINE_UP,
                               .who = (uint16_t)team,
                               .round = (uint16_t)(tour->played - (below(d, 9) == 0)),
                               .list = list,
                               .listed = n,
                               .confirmed = below(d, 3) ? ~0u : 0});
}

/* The same pairs as the engine gives for the record. */
static void check_pairs(const struct ad_tour *tour)
{
    static unsigned char scratch[1 << 21];
    struct ad_pair mine[TOUR_ENTRIES], theirs[TOUR_ENTRIES];
    struct ad_swiss_round round = {.pairs = theirs};
    struct ad_tour before;
    struct ad_tournament t;
    unsigned n = ad_tour_boards(mine, tour, tour->played);

    before = play.copy.tour; /* as it was when the round was decided */
    ad_tour_view(&t, &before);
    t.first = tour->rules.first;
    kit_ok(play.row,
           ad_swiss_pair(&round, &t,
                         &(struct ad_swiss){.scratch = scratch, .len = sizeof scratch}) == 0 &&
               round.count == n && memcmp(mine, theirs, n * sizeof *mine) == 0);
    for (unsigned i = 0; i < n; i++)
        for (unsigned r = 0; mine[i].black && r < t.played; r++)
            kit_ok(play.row, ad_meeting_of(&t, mine[i].white - 1u, r)->opponent != mine[i].black ||
                                 !ad_meeting_played(ad_meeting_of(&t, mine[i].white - 1u, r)));
}

static void pair(struct dice *d)
{
    const struct ad_tour *tour = &play.live.tour;
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_PAIR,
                              .lot = {below(d, 9)},
                              .confirmed = below(d, 3) ? ~0u : 0,
                              .way = (uint8_t)below(d, 2)};
    struct ad_pair first[TOUR_ENTRIES], again[TOUR_ENTRIES];
    unsigned n;

    if (go(d, cmd) != AD_TOUR_OK)
        return;
    if (tour->rules.system <= AD_SWISS_TEAM_2026)
        check_pairs(tour);
    n = ad_tour_boards(first, tour, tour->played);
    if (below(d, 3))
        return;
    go(d, (struct ad_tour_cmd){.kind = AD_TOUR_UNPAIR});
    cmd.confirmed = ~0u;
    kit_ok(play.row, go(d, cmd) == AD_TOUR_OK);
    kit_ok(play.row, ad_tour_boards(again, tour, tour->played) == n &&
                         memcmp(first, again, n * sizeof *first) == 0);
}

static void result(struct dice *d, unsigned round, unsigned board)
{
    static const char results[][3] = {"10", "01", "==", "10", "01", "==", "+-",
                                      "-+", "--", "00", "=0", "WL", "11", "??"};
    const char *r = results[below(d, sizeof results / sizeof *results)];

    go(d, (struct ad_tour_cmd){.kind = below(d, 2) ? AD_TOUR_RESULT : AD_TOUR_CORRECT,
                               .round = (uint16_t)round,
                               .board = (uint16_t)board,
                               .game = (uint16_t)below(d, play.live.tour.rules.boards + 1u),
                               .note = below(d, 2),
                               .confirmed = below(d, 2) ? ~0u : 0,
                               .letter = play.live.tour.rules.system == AD_KNOCKOUT ? 'w' : 0,
                               .result = {r[0], r[1]}});
}

static void results(struct dice *d)
{
    static const char white[] = "10==+-W", black[] = "01==-+L";
    const struct ad_tour *tour = &play.live.tour;

    for (unsigned board = 1; tour->played && board <= tour->round[tour->played - 1].pairs;
         board++) {
        unsigned k = below(d, 7);

        for (unsigned game = 1; game <= tour->rules.boards; game++)
            if (below(d, 12)) {
                k = below(d, 7);
                go(d, (struct ad_tour_cmd){.kind = AD_TOUR_RESULT,
                                           .round = (uint16_t)tour->played,
                                           .board = (uint16_t)board,
                                           .game = (uint16_t)game,
                                           .letter = tour->rules.system == AD_KNOCKOUT ? 'w' : 0,
                                           .result = {white[k], black[k]}});
            }
        if (below(d, 12) && !tour->rules.boards)
            go(d, (struct ad_tour_cmd){.kind = AD_TOUR_RESULT,
                                       .round = (uint16_t)tour->played,
                                       .board = (uint16_t)board,
                                       .letter = tour->rules.system == AD_KNOCKOUT ? 'w' : 0,
                                       .result = {white[k], black[k]}});
        else
            result(d, below(d, tour->played + 2), board);
    }
}

static void by_hand(struct dice *d)
{
    const struct ad_tour *tour = &play.live.tour;
    struct ad_pair pairs[TOUR_ENTRIES];
    uint16_t in[TOUR_ENTRIES];
    unsigned n = 0;

    for (unsigned i = 0; i < tour->count; i++)
        if (!tour->meetings[i * tour->stride + tour->played].result)
            in[n++] = (uint16_t)(i + 1);
    for (unsigned i = n; i > 1; i--) {
        unsigned k = below(d, i);
        uint16_t swap = in[k];

        in[k] = in[i - 1];
        in[i - 1] = swap;
    }
    for (unsigned i = 0; i < n; i += 2)
        pairs[i / 2] = (struct ad_pair){in[i], i + 1 < n ? in[i + 1] : 0};
    go(d, (struct ad_tour_cmd){.kind = AD_TOUR_BY_HAND,
                               .pairs = pairs,
                               .pair_count = (n + 1) / 2 - (below(d, 10) == 0 && n > 0),
                               .confirmed = ~0u});
}

/* Any command, with any numbers. */
static void nonsense(struct dice *d)
{
    static const uint8_t kinds[] = {
        AD_TOUR_CHECK_IN,   AD_TOUR_BYE,      AD_TOUR_WITHDRAW, AD_TOUR_RETURN,  AD_TOUR_FORBID,
        AD_TOUR_ACCELERATE, AD_TOUR_UNPAIR,   AD_TOUR_PUBLISH,  AD_TOUR_ADJOURN, AD_TOUR_CLOSE,
        AD_TOUR_NUMBER,     AD_TOUR_CHANGE,   AD_TOUR_REOPEN,   AD_TOUR_FINISH,  AD_TOUR_BYE,
        AD_TOUR_WITHDRAW,   AD_TOUR_NOT_HERE, AD_TOUR_PAY,      AD_TOUR_REPORT};
    uint16_t who[] = {(uint16_t)below(d, 12), (uint16_t)below(d, 12)};

    go(d, (struct ad_tour_cmd){.kind = kinds[below(d, sizeof kinds)],
                               .who = (uint16_t)below(d, play.live.tour.count + 2),
                               .round = (uint16_t)below(d, 12),
                               .board = (uint16_t)below(d, 5),
                               .game = (uint16_t)below(d, play.live.tour.rules.boards + 1u),
                               .letter = "FHZ\0"[below(d, 4)],
                               .note = below(d, 2),
                               .points = 10,
                               .confirmed = below(d, 2) ? ~0u : 0,
                               .person = {.id = 200 + below(d, 9), .rating = 1700},
                               .list = below(d, 2) ? who : NULL,
                               .listed = 0});
    if (below(d, 6) == 0)
        go(d, (struct ad_tour_cmd){.kind = below(d, 2) ? AD_TOUR_FORBID : AD_TOUR_ACCELERATE,
                                   .list = who,
                                   .listed = 2,
                                   .points = 10,
                                   .confirmed = ~0u});
}

static void one(struct kit_row *row, struct dice *d)
{
    const struct ad_tour *tour = &play.live.tour;

    tour_begin(&play, row);
    open_one(d);
    d->ids = 0;
    for (unsigned i = 4 + below(d, 16); i > 0; i--)
        enter(d);
    for (unsigned i = tour->rules.boards * tour->count; i > 0; i--)
        member(d);
    for (unsigned i = below(d, 12); i > 0; i--)
        nonsense(d);
    for (unsigned step = 0; step < 60 && !row->failures; step++)
        switch (below(d, tour->rules.boards ? 12 : 8)) {
        case 8: member(d); break;
        case 9:
        case 10:
        case 11: line_up(d); break;
        case 0: enter(d); break;
        case 1: nonsense(d); break;
        case 2: by_hand(d); break;
        case 3:
        case 4: results(d); break;
        default: pair(d); break;
        }
    if (tour->phase == AD_TOUR_RUNNING && tour->played)
        go(d, (struct ad_tour_cmd){.kind = AD_TOUR_FINISH, .confirmed = ~0u});
}

static void random_tours(struct kit_row *row)
{
    struct dice d = {.rng = kit_seed(row)};
    unsigned many = row->long_run ? 20000 : 1000;
    uint64_t never = (uint64_t)1 << AD_TOUR_SCORING; /* has a row */
    uint32_t all = ~(uint32_t)0 >> (32 - AD_TOUR_WARNINGS);
    uint32_t rows = 1u << AD_TOUR_GIVEN_AGAIN | 1u << AD_TOUR_ROUNDS_CHANGED |
                    1u << AD_TOUR_ODD_SCORING | 1u << AD_TOUR_SCORING_CHANGED |
                    1u << AD_TOUR_SYSTEM_CHANGED | 1u << AD_TOUR_TIEBREAKS_CHANGED |
                    1u << AD_TOUR_LEAVE_FIDE | 1u << AD_TOUR_LATE_NUMBERS |
                    1u << AD_TOUR_SECOND_HALF;

    for (unsigned i = 0; i < many && !row->failures; i++)
        one(row, &d);
    for (unsigned i = 0; i < AD_TOUR_CODES && !row->failures; i++)
        if (!((d.met | never) >> i & 1))
            kit_fail(row, "never met: %s", ad_tour_code_name((enum ad_tour_code)i));
    for (unsigned i = 0; i < AD_TOUR_WARNINGS && !row->failures; i++)
        if (!((d.warned | rows) >> i & 1) && (all >> i & 1))
            kit_fail(row, "never met: %s", ad_tour_warning_name((enum ad_tour_warning)i));
}

static const struct kit_test tests[] = {
    {"tour-random", random_tours},
    {0},
};

const struct kit_suite suite_tour_random = {NULL, tests};
