/*
 * fuzz/fuzz_swiss.c -- any bytes as a small tournament: both ways to pair give the same round, and
 * up to eight players so does brute force.
 *
 * Input: rules and first colour, players, rounds, scoring, who must not meet (two players a byte)
 * and points for pairing; then for every round and every player who is still free a byte: his
 * opponent and the result, or why he does not play.
 */
#include <stdlib.h>
#include <string.h>

#include "../tests/tournament/brute.h"
#include "adoube/swiss.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { HEAD = 6, PLAYERS = 12, ROUNDS = 8, FORCED = 8 };

struct record {
    struct ad_tournament t;
    struct ad_entrant entrants[PLAYERS];
    struct ad_meeting meetings[PLAYERS * ROUNDS];
    struct ad_virtual virtuals;
    struct ad_forbidden forbidden;
    uint16_t who[2];
};

static void must(bool held)
{
    if (!held)
        abort();
}

/* ---- a record out of bytes; without bytes everything is 0 ---- */

struct bytes {
    const uint8_t *at, *end;
};

static unsigned next(struct bytes *b)
{
    return b->at < b->end ? *b->at++ : 0;
}

static struct ad_meeting *cell(struct record *r, unsigned who, unsigned round)
{
    return &r->meetings[who * r->t.stride + round];
}

/* The low bits tell how many free players further on the opponent is, the high ones the result. */
static void read_game(struct record *r, unsigned round, unsigned who, unsigned byte)
{
    static const char results[][3] = {"10", "01", "==", "10", "01", "==", "+-", "--"};
    const char *result = results[byte >> 5];
    unsigned skip = byte & 7, other = who + 1;
    bool white = byte >> 3 & 1;

    while (other < r->t.count && (cell(r, other, round)->colour || skip--))
        other++;
    if (other == r->t.count) {
        *cell(r, who, round) = (struct ad_meeting){0, '-', "UZHF"[byte >> 6], 0, 0};
        return;
    }
    *cell(r, who, round) =
        (struct ad_meeting){(uint16_t)(other + 1), white ? 'w' : 'b', result[!white], 0, 0};
    *cell(r, other, round) =
        (struct ad_meeting){(uint16_t)(who + 1), white ? 'b' : 'w', result[white], 0, 0};
}

static void read_round(struct record *r, struct bytes *b, unsigned round)
{
    for (unsigned i = 0; i < r->t.count; i++) {
        unsigned byte = cell(r, i, round)->colour ? 0 : next(b);

        if (cell(r, i, round)->colour)
            continue;
        if (byte >> 4 == 15)
            *cell(r, i, round) = (struct ad_meeting){0, '-', "ZHF\0"[byte & 3], 0, 0};
        else
            read_game(r, round, i, byte);
    }
}

static void read_record(struct record *r, struct bytes b)
{
    const uint8_t *head = b.at;
    bool last = head[0] & 4;

    memset(r, 0, sizeof *r);
    b.at += HEAD;
    r->t = (struct ad_tournament){
        .system = head[0] & 1 ? AD_SWISS_DUTCH_2017 : AD_SWISS_DUTCH_2026,
        .first = head[0] & 2 ? 'b' : 'w',
        .entrants = r->entrants,
        .count = 1 + head[1] % PLAYERS,
        .meetings = r->meetings,
        .stride = ROUNDS,
        .played = head[2] % ROUNDS,
        .scoring = ad_scoring_usual,
        .virtuals = &r->virtuals,
        .virtual_count = head[5] > 127 && !last,
        .forbidden = &r->forbidden,
        .forbidden_count = 1,
        .forbidden_who = r->who,
    };
    r->t.rounds = last ? r->t.played + 1 : 0;
    if (head[3] & 1)
        r->t.scoring.pairing_bye = 5;
    r->who[0] = (uint16_t)(head[4] % r->t.count),
    r->who[1] = (uint16_t)((head[4] >> 4) % r->t.count);
    r->forbidden = (struct ad_forbidden){0, ROUNDS, 0, 2};
    r->virtuals = (struct ad_virtual){0, ROUNDS, 0, (uint16_t)(head[5] % r->t.count), 10};
    for (unsigned i = 0; i < r->t.count; i++)
        r->entrants[i].number = (uint16_t)(head[3] & 2 ? r->t.count - i : i + 1);
    for (unsigned round = 0; round < r->t.played; round++)
        read_round(r, &b, round);
    for (unsigned i = 0; i < r->t.count; i++) {
        unsigned byte = next(&b);

        cell(r, i, r->t.played)->result = byte > 250 ? 'U' : byte > 240 ? 'Z' : '\0';
    }
}

/* ---- the round ---- */

static void pair(struct ad_swiss_round *out, const struct ad_tournament *t, enum ad_swiss_way way)
{
    size_t len = ad_swiss_bytes(t, way);
    char *memory = malloc(len);
    struct ad_swiss how = {way, memory, len};

    how.len = len / 64; /* less than a byte a player */
    must(memory && (len < 64 || ad_swiss_pair(out, t, &how) == AD_EFULL));
    how.len = len;
    must(ad_swiss_pair(out, t, &how) == 0);
    must(out->possible || out->count == 0);
    must(out->blocked_count <= t->count);
    free(memory);
}

static void same(bool possible, unsigned count, const struct ad_pair *pairs,
                 const struct ad_swiss_round *r)
{
    must(possible == r->possible && count == r->count);
    must(memcmp(pairs, r->pairs, count * sizeof *pairs) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct record r;
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_pair pairs[2][PLAYERS];
    uint16_t blocked[PLAYERS];
    struct ad_swiss_round fast = {.pairs = pairs[0], .blocked = blocked},
                          plain = {.pairs = pairs[1]};
    struct ad_tournament_fault fault;
    struct brute_round brute;

    if (size < HEAD)
        return 0;
    read_record(&r, (struct bytes){data, data + size});
    must(ad_tournament_check(&fault, &r.t, seen) == AD_TOURNAMENT_FINE);
    pair(&fast, &r.t, AD_SWISS_FAST);
    pair(&plain, &r.t, AD_SWISS_PLAIN);
    same(fast.possible, fast.count, fast.pairs, &plain);
    if (brute_players(&r.t) <= FORCED) {
        brute_pair(&brute, &r.t);
        same(brute.possible, brute.count, brute.pairs, &plain);
    }
    return 0;
}
