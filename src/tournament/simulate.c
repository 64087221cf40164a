/*
 * tournament/simulate.c -- a Swiss tournament that nobody played, from a seed.
 *
 * Chance is drawn in an order that depends on the record alone: for every player before the first
 * round, for every player before each round, for every pair of a round in board order. Two ways to
 * pair that agree therefore give the same tournament to its end.
 */
#include "tournament/simulate.h"

#include <string.h>

#include "core/assert.h"

enum { STRONGEST = 2500, WEAKEST = 1500, WHITE_IS_WORTH = 35, ALL = 1000 };

const struct ad_simulation ad_simulation_usual = {
    .system = AD_SWISS_DUTCH_2026,
    .draws = 350,
    .forfeits = 10,
    .half_byes = 10,
    .zero_byes = 10,
    .withdrawals = 30,
    .late = 20,
};

/* ---- chance ---- */

/* A counter whose bits are well mixed: any seed is as good as any other. */
static uint64_t draw(struct ad_simulated *s)
{
    uint64_t x = s->random += UINT64_C(0x9e3779b97f4a7c15);

    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

static unsigned below(struct ad_simulated *s, unsigned n)
{
    return (unsigned)((draw(s) >> 32) * n >> 32);
}

static bool happens(struct ad_simulated *s, unsigned share)
{
    return below(s, ALL) < share;
}

/* ---- memory ---- */

struct arena {
    char *at;
    size_t left;
    bool full;
};

static size_t padded(size_t bytes)
{
    return (bytes + 7) / 8 * 8;
}

static void *take(struct arena *a, size_t count, size_t size)
{
    size_t bytes = padded(count * size);
    void *taken = a->at;

    if (a->full || bytes > a->left) {
        a->full = true;
        return NULL;
    }
    a->at += bytes;
    a->left -= bytes;
    return taken;
}

/* The players of `forbidden_who`: an odd one out would be alone. */
static unsigned kept_apart(const struct ad_simulation *wish)
{
    return wish->players * wish->forbidden / ALL / 2 * 2;
}

size_t ad_simulated_bytes(const struct ad_simulation *wish)
{
    size_t n = wish->players, apart = kept_apart(wish);

    return 7 + padded(n * sizeof(struct ad_entrant)) +
           padded(n * wish->rounds * sizeof(struct ad_meeting)) + 2 * padded(n * sizeof(uint16_t)) +
           padded((n + 1) / 2 * sizeof(struct ad_pair)) + padded(2 * sizeof(struct ad_virtual)) +
           padded(apart * sizeof(uint16_t)) + padded(apart / 2 * sizeof(struct ad_forbidden));
}

/* ---- before the first round ---- */

static bool in_range(const struct ad_simulation *w)
{
    const uint16_t share[] = {w->draws,       w->forfeits, w->half_byes, w->zero_byes,
                              w->withdrawals, w->late,     w->forbidden};

    for (size_t i = 0; i < sizeof share / sizeof *share; i++)
        if (share[i] > ALL)
            return false;
    return w->players >= 1 && w->players <= AD_ENTRANTS_MAX && w->rounds >= 1 &&
           w->rounds <= AD_ROUNDS_MAX;
}

/* Strongest first, the gaps between neighbours by chance. */
static void seed_players(struct ad_simulated *s, struct ad_entrant *entrants)
{
    unsigned n = s->wish.players, widest = ((STRONGEST - WEAKEST) << 12) / n * 2;
    unsigned rating = STRONGEST << 12;

    for (unsigned i = 0; i < n; i++) {
        unsigned gap = below(s, widest + 1);

        rating = rating > (WEAKEST << 12) + gap ? rating - gap : WEAKEST << 12;
        entrants[i] =
            (struct ad_entrant){.number = (uint16_t)(i + 1), .rating = (int16_t)(rating >> 12)};
    }
}

static void plan_absences(struct ad_simulated *s)
{
    unsigned rounds = s->wish.rounds;

    for (unsigned i = 0; i < s->wish.players; i++) {
        bool late = happens(s, s->wish.late), gone = happens(s, s->wish.withdrawals);
        unsigned join = below(s, (rounds + 1) / 2), leave = below(s, rounds);

        s->joins[i] = (uint16_t)(late ? join : 0);
        s->leaves[i] = (uint16_t)(gone && leave > s->joins[i] ? leave : rounds);
    }
}

/* C.04.7 of 2026: the first 2 · ceil(n / 4) players are ahead in half of the rounds: by a win in
 * the first half of these, by half a win in the others. */
static void accelerate(struct ad_simulated *s, struct ad_virtual *row)
{
    unsigned ahead = (s->wish.players + 3) / 4 * 2, rounds = (s->wish.rounds + 1) / 2;
    unsigned full = (rounds + 1) / 2, last = ahead < s->wish.players ? ahead : s->wish.players;
    ad_points win = s->t.scoring.win[0];

    row[0] = (struct ad_virtual){0, (uint16_t)(full - 1), 0, (uint16_t)(last - 1), win};
    row[1] = (struct ad_virtual){(uint16_t)full, (uint16_t)(rounds - 1), 0, (uint16_t)(last - 1),
                                 win / 2};
    s->t.virtuals = row;
    s->t.virtual_count = rounds > full ? 2 : 1;
}

/* Families and club mates, in twos and threes. Somebody may be in two of them. */
static void keep_apart(struct ad_simulated *s, uint16_t *who, struct ad_forbidden *row)
{
    unsigned left = kept_apart(&s->wish), at = 0, rows = 0;

    /* less than half way round the list at a time: three in a row are three */
    for (unsigned i = 0, place = below(s, s->wish.players); i < left; i++) {
        who[i] = (uint16_t)place;
        place = (place + 1 + below(s, s->wish.players / 2 > 1 ? s->wish.players / 2 - 1 : 1)) %
                s->wish.players;
    }
    while (left) {
        unsigned size = left == 3 || (left > 4 && happens(s, ALL / 4)) ? 3 : 2;

        row[rows++] = (struct ad_forbidden){0, (uint16_t)(s->wish.rounds - 1), at, size};
        at += size, left -= size;
    }
    s->t.forbidden_who = who;
    s->t.forbidden = row;
    s->t.forbidden_count = rows;
}

/* Who asks not to play in the round to come. */
static void ask_for_byes(struct ad_simulated *s)
{
    unsigned round = s->t.played;

    if (round >= s->t.rounds)
        return;
    for (unsigned i = 0; i < s->t.count; i++) {
        bool half = happens(s, s->wish.half_byes), zero = happens(s, s->wish.zero_byes);
        bool there = round >= s->joins[i] && round < s->leaves[i];

        s->meetings[(size_t)i * s->t.stride + round] = (struct ad_meeting){
            .colour = '-',
            .result = !there ? 'Z'
                      : half ? 'H'
                      : zero ? 'Z'
                             : '\0',
        };
    }
}

int ad_simulated_start(struct ad_simulated *out, const struct ad_simulation *wish, void *memory,
                       size_t len)
{
    struct ad_simulated s = {.wish = *wish, .random = wish->seed};
    size_t skew = -(uintptr_t)memory & 7, n = wish->players;
    struct arena a = {(char *)memory + skew, len > skew ? len - skew : 0, len < skew};

    if (!in_range(wish))
        return AD_EINVAL;
    struct ad_entrant *entrants = take(&a, n, sizeof *entrants);
    s.meetings = take(&a, n * wish->rounds, sizeof *s.meetings);
    s.joins = take(&a, n, sizeof *s.joins);
    s.leaves = take(&a, n, sizeof *s.leaves);
    s.pairs = take(&a, (n + 1) / 2, sizeof *s.pairs);
    struct ad_virtual *virtuals = take(&a, 2, sizeof *virtuals);
    uint16_t *who = take(&a, kept_apart(wish), sizeof *who);
    struct ad_forbidden *rows = take(&a, kept_apart(wish) / 2, sizeof *rows);
    if (a.full)
        return AD_EFULL;

    memset(s.meetings, 0, n * wish->rounds * sizeof *s.meetings);
    s.t = (struct ad_tournament){.system = wish->system,
                                 .entrants = entrants,
                                 .count = wish->players,
                                 .meetings = s.meetings,
                                 .stride = wish->rounds,
                                 .rounds = wish->rounds,
                                 .first = below(&s, 2) ? 'w' : 'b',
                                 .scoring = wish->scoring ? *wish->scoring : ad_scoring_usual};
    seed_players(&s, entrants);
    plan_absences(&s);
    if (wish->accelerated)
        accelerate(&s, virtuals);
    keep_apart(&s, who, rows);
    ask_for_byes(&s);
    *out = s;
    return 0;
}

/* ---- a round ---- */

/* Of a thousand points between two players so far apart: 1000 / (1 + 10 ^ (-difference / 400)). */
static unsigned expected(int difference)
{
    static const uint16_t at_fifty[] = {500, 571, 640, 703, 760, 808, 849, 882, 909,
                                        930, 947, 960, 969, 977, 983, 987, 990};
    unsigned apart = (unsigned)(difference < 0 ? -difference : difference), i = apart / 50;
    unsigned points =
        i < 16 ? at_fifty[i] + (at_fifty[i + 1] - at_fifty[i]) * (apart % 50) / 50u : at_fifty[16];

    return difference < 0 ? ALL - points : points;
}

/* The result of White; the other one follows from it. */
static char play_game(struct ad_simulated *s, unsigned white, unsigned black)
{
    int difference = s->t.entrants[white].rating - s->t.entrants[black].rating;
    unsigned points = expected(difference + WHITE_IS_WORTH);
    unsigned draws = 2 * (points < ALL / 2 ? points : ALL - points) * s->wish.draws / ALL;
    unsigned chance = below(s, ALL);

    return chance < draws ? '=' : chance < points + draws / 2 ? '1' : '0';
}

static void enter(struct ad_simulated *s, unsigned who, unsigned opponent, char colour, char result)
{
    s->meetings[(size_t)who * s->t.stride + s->t.played] =
        (struct ad_meeting){.opponent = (uint16_t)opponent, .colour = colour, .result = result};
}

static void play_pair(struct ad_simulated *s, const struct ad_pair *p)
{
    bool forfeit = happens(s, s->wish.forfeits);
    unsigned absent = below(s, 8); /* 0: both */
    char white, black;

    if (!p->black) {
        enter(s, p->white - 1u, 0, '-', 'U');
        return;
    }
    white = play_game(s, p->white - 1u, p->black - 1u);
    black = white == '1' ? '0' : white == '0' ? '1' : '=';
    if (forfeit) {
        white = absent && absent % 2 ? '+' : '-';
        black = absent && absent % 2 == 0 ? '+' : '-';
    }
    enter(s, p->white - 1u, p->black, 'w', white);
    enter(s, p->black - 1u, p->white, 'b', black);
}

void ad_simulated_play(struct ad_simulated *s, const struct ad_pair *pairs, unsigned count)
{
    AD_ASSERT(s->t.played < s->t.rounds);
    for (unsigned i = 0; i < count; i++)
        play_pair(s, &pairs[i]);
    for (unsigned i = 0; i < s->t.count; i++)
        if (!ad_meeting_of(&s->t, i, s->t.played)->result)
            enter(s, i, 0, '-', 'Z');
    s->t.played++;
    ask_for_byes(s);
}

int ad_simulated_step(struct ad_simulated *s, const struct ad_swiss *how)
{
    struct ad_swiss_round r = {.pairs = s->pairs};
    int err;

    if (s->t.played >= s->t.rounds || s->stuck)
        return 0;
    err = ad_swiss_pair(&r, &s->t, how);
    if (err < 0)
        return err;
    s->stuck = !r.possible;
    if (s->stuck)
        return 0;
    ad_simulated_play(s, r.pairs, r.count);
    return 1;
}
