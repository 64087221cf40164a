/*
 * tests/tournament/verbs_rating.c -- Elo and DWZ.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/rating.h"
#include "tournament/expectation.h"
#include "tournament/rating_inside.h"

enum { MOST = 40, ROUNDS = 32 };

static ad_points points_of(char letter)
{
    return letter == '1' ? 10 : letter == '=' ? 5 : 0;
}

/* "1500:1 1600:= 1700:0" */
static unsigned read_games(struct ad_rated_game *out, const char *text)
{
    unsigned n = 0;

    for (char *end = (char *)text; *end && n < ROUNDS; n++) {
        out[n].opponent = (int16_t)strtol(end, &end, 10);
        out[n].points = points_of(end[1]);
        end += 2;
        end += strspn(end, " ");
    }
    return n;
}

static const char *hundredths(int32_t x)
{
    static char text[16];

    snprintf(text, sizeof text, "%s%d.%02d", x < 0 ? "-" : "", abs(x) / 100, abs(x) % 100);
    return text;
}

/* elo | rating | k | 2024 or 2025 | games | k used | expected | change | rounded */
static void elo(struct kit_row *row)
{
    struct ad_rated_game games[ROUNDS];
    unsigned n = read_games(games, row->field[3]);
    struct ad_elo e;

    ad_elo_change(&e, atoi(row->field[0]), (unsigned)atoi(row->field[1]), games, n,
                  strcmp(row->field[2], "2025") == 0 ? AD_ELO_2025 : AD_ELO_2024);
    kit_isf(row, row->field[4], "%u", e.k);
    kit_is(row, row->field[5], hundredths(e.expected));
    kit_is(row, row->field[6], hundredths(e.change));
    kit_isf(row, row->field[7], "%d", ad_elo_round(e.change));
}

/* elo-k | rating | games before | had 2400, youth, - | k */
static void elo_k(struct kit_row *row)
{
    kit_isf(row, row->field[3], "%u",
            ad_elo_k(atoi(row->field[0]), (unsigned)atoi(row->field[1]),
                     strstr(row->field[2], "had") != NULL, strstr(row->field[2], "youth") != NULL));
}

/* elo-first | games | rating */
static void elo_first(struct kit_row *row)
{
    struct ad_rated_game games[ROUNDS];

    kit_isf(row, row->field[1], "%d", ad_elo_first(games, read_games(games, row->field[0])));
}

/* elo-performance | games | rating */
static void elo_performance(struct kit_row *row)
{
    struct ad_rated_game games[ROUNDS];

    kit_isf(row, row->field[1], "%d", ad_elo_performance(games, read_games(games, row->field[0])));
}

/* elo-round | hundredths | points */
static void elo_round(struct kit_row *row)
{
    kit_isf(row, row->field[1], "%d", ad_elo_round(atoi(row->field[0])));
}

/* dwz-expected | difference | thousandths */
static void dwz_expected(struct kit_row *row)
{
    int d = atoi(row->field[0]);

    kit_isf(row, row->field[1], "%u", ad_dwz_expected(d));
    kit_ok(row, ad_dwz_expected(d) + ad_dwz_expected(-d) == 1000);
}

/* dwz-e | dwz | age | index | fell or rose | E */
static void dwz_e(struct kit_row *row)
{
    kit_isf(row, row->field[4], "%u",
            ad_dwz_coefficient(atoi(row->field[0]), (unsigned)atoi(row->field[1]),
                               (unsigned)atoi(row->field[2]), strcmp(row->field[3], "fell") == 0));
}

/* dwz-next | dwz | E | games | tenths of points | thousandths expected | dwz */
static void dwz_next(struct kit_row *row)
{
    kit_isf(row, row->field[5], "%d",
            ad_dwz_next(atoi(row->field[0]), (unsigned)atoi(row->field[1]),
                        (unsigned)atoi(row->field[2]), atoi(row->field[3]), atoi(row->field[4])));
}

/* dwz-performance | games | dwz */
static void dwz_performance(struct kit_row *row)
{
    struct ad_rated_game games[ROUNDS];

    kit_isf(row, row->field[1], "%d", ad_dwz_performance(games, read_games(games, row->field[0])));
}

/* ---- events ---- */

struct field {
    struct ad_tournament t;
    struct ad_entrant entrants[MOST];
    struct ad_meeting meetings[MOST * ROUNDS];
    struct ad_dwz_player players[MOST];
    struct ad_rated_game rest[MOST][8];
    struct ad_dwz out[MOST];
};

static void add_game(struct field *f, unsigned a, unsigned b, char ra, char rb)
{
    unsigned r = 0;

    while (f->meetings[a * ROUNDS + r].opponent || f->meetings[b * ROUNDS + r].opponent)
        r++;
    f->meetings[a * ROUNDS + r] = (struct ad_meeting){(uint16_t)(b + 1), 'w', ra, 0, 0};
    f->meetings[b * ROUNDS + r] = (struct ad_meeting){(uint16_t)(a + 1), 'b', rb, 0, 0};
    f->t.played = r >= f->t.played ? r + 1 : f->t.played;
}

/* "1700-10/40 0/15+1177:0": rating, index, age, kept games */
static void read_players(struct field *f, const char *text)
{
    unsigned n = 0;

    memset(f, 0, sizeof *f);
    for (char *end = (char *)text; *end && n < MOST; n++) {
        struct ad_dwz_player *p = &f->players[n];

        p->dwz = (int16_t)strtol(end, &end, 10);
        if (*end == '-')
            p->index = (uint16_t)strtoul(end + 1, &end, 10);
        if (*end == '/')
            p->age = (uint8_t)strtoul(end + 1, &end, 10);
        for (p->rest = f->rest[n]; *end == '+' && p->rest_count < 8; end += 2) {
            struct ad_rated_game *g = &f->rest[n][p->rest_count++];

            g->opponent = (int16_t)strtol(end + 1, &end, 10);
            g->points = points_of(end[1]);
        }
        end += strspn(end, " ");
    }
    f->t.entrants = f->entrants;
    f->t.meetings = f->meetings;
    f->t.stride = ROUNDS;
    f->t.count = n;
}

/* "1-2 1:0 3-4 =:=": white, black, results */
static void read_event(struct field *f, const char *text)
{
    unsigned a, b;
    char ra, rb;
    int len;

    while (sscanf(text, " %u-%u %c:%c%n", &a, &b, &ra, &rb, &len) == 4) {
        add_game(f, a - 1, b - 1, ra, rb);
        text += len;
    }
}

/* dwz-event | players | games | after: rating-index(kind), kind 0 1 2 3 */
static void dwz_event(struct kit_row *row)
{
    static struct field f;
    char text[1024];
    size_t at = 0;

    read_players(&f, row->field[0]);
    read_event(&f, row->field[1]);
    ad_dwz_evaluate(f.out, &f.t, f.players);
    for (unsigned i = 0; i < f.t.count; i++)
        at += (size_t)snprintf(text + at, sizeof text - at, "%s%d-%u(%u)", i ? " " : "",
                               f.out[i].dwz, f.out[i].index, f.out[i].kind);
    kit_is(row, row->field[2], text);
}

/* dwz-working | players | games | who | games score expected E performance */
static void dwz_working(struct kit_row *row)
{
    static struct field f;
    const struct ad_dwz *o;

    read_players(&f, row->field[0]);
    read_event(&f, row->field[1]);
    ad_dwz_evaluate(f.out, &f.t, f.players);
    o = &f.out[atoi(row->field[2]) - 1];
    kit_isf(row, row->field[3], "%u %d %d %u %d", o->games, o->score, o->expected, o->e,
            o->performance);
}

/* rated-games | results of the first player, one round each | rating of the others | games */
static void rated_games(struct kit_row *row)
{
    static struct field f;
    struct ad_rated_game games[ROUNDS];
    int16_t other[MOST];
    char text[256] = "";
    unsigned n;

    memset(&f, 0, sizeof f);
    f.t = (struct ad_tournament){.entrants = f.entrants, .meetings = f.meetings, .stride = ROUNDS};
    f.t.count = f.t.played = (unsigned)row->len[0];
    f.t.count++;
    for (unsigned r = 0; r < f.t.played; r++) {
        f.meetings[r] = (struct ad_meeting){(uint16_t)(r + 2), 'w', row->field[0][r], 0, 0};
        if (strchr("UH.", row->field[0][r]))
            f.meetings[r].opponent = 0;
    }
    for (unsigned i = 1; i < f.t.count; i++) {
        f.entrants[i].rating = (int16_t)(strtol(row->field[1], NULL, 10) + (int)i);
        other[i] = i % 2 ? 0 : 999;
    }
    n = ad_rated_games(games, &f.t, 0, NULL);
    for (unsigned i = 0; i < n; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d:%d", i ? " " : "",
                 games[i].opponent, games[i].points);
    kit_is(row, row->field[2], text);
    n = ad_rated_games(games, &f.t, 0, other); /* every second one has no rating here */
    for (unsigned i = 0; i < n; i++)
        kit_ok(row, games[i].opponent == 999);
    kit_ok(row, n < f.t.count);
}

/* ---- properties ---- */

/* The table of the FIDE comes from the same distribution; it was cut a little differently. */
static void expectations_agree(struct kit_row *row)
{
    for (int d = -1500; d <= 1500; d++) {
        int mine = (int)ad_dwz_expected(d), fide = 10 * (int)ad__expected(d);

        kit_ok(row, abs(mine - fide) <= 8);
        kit_ok(row, mine >= (int)ad_dwz_expected(d - 1));
        kit_ok(row, mine + (int)ad_dwz_expected(-d) == 1000);
    }
}

static void random_event(struct field *f, struct kit_rng *rng)
{
    static const char *const results[] = {"1:0", "=:=", "0:1", "+:-", "?:?"};

    memset(f, 0, sizeof *f);
    f->t = (struct ad_tournament){.entrants = f->entrants,
                                  .meetings = f->meetings,
                                  .stride = ROUNDS,
                                  .count = 6 + kit_below(rng, 30)};
    for (unsigned i = 0; i < f->t.count; i++)
        if (kit_below(rng, 3))
            f->players[i] = (struct ad_dwz_player){.dwz = (int16_t)(700 + kit_below(rng, 1700)),
                                                   .index = (uint16_t)(1 + kit_below(rng, 40)),
                                                   .age = (uint8_t)kit_below(rng, 70)};
    for (unsigned r = 0; r < 7; r++)
        for (unsigned i = 0; i + 1 < f->t.count; i += 2) {
            unsigned a = kit_below(rng, f->t.count), b = kit_below(rng, f->t.count);
            const char *result = results[kit_below(rng, 8) % 5];

            if (a != b)
                add_game(f, a, b, result[0], result[2]);
        }
}

/* A new player's score is the one expected at his rating, as near as whole numbers allow. */
static bool new_ones_balance(const struct field *f, unsigned who)
{
    int32_t below = 0, above = 0;
    unsigned n = 0;

    for (unsigned r = 0; r < f->t.played; r++) {
        const struct ad_meeting *m = ad_meeting_of(&f->t, who, r);
        const struct ad_dwz *o = &f->out[m->opponent ? m->opponent - 1 : 0];
        int his;

        if (!m->opponent || !strchr("1=0", m->result) || o->kind == AD_DWZ_NONE)
            continue;
        his = o->kind == AD_DWZ_RATED ? f->players[m->opponent - 1].dwz : o->dwz;
        below += (int32_t)ad_dwz_expected(f->out[who].dwz - 2 - his);
        above += (int32_t)ad_dwz_expected(f->out[who].dwz + 2 - his);
        n++;
    }
    return n == f->out[who].games && below <= 100 * f->out[who].score &&
           above >= 100 * f->out[who].score;
}

static bool plain(const struct field *f) /* nobody is exceptional, and nobody new is low */
{
    for (unsigned i = 0; i < f->t.count; i++)
        if ((f->out[i].kind == AD_DWZ_RATED && f->out[i].performance > f->players[i].dwz + 300) ||
            (f->out[i].kind != AD_DWZ_RATED && f->out[i].dwz && f->out[i].dwz < 850))
            return false;
    return true;
}

static void events_are_sound(struct kit_row *row)
{
    static struct field f;
    struct kit_rng rng = kit_seed(row);
    unsigned new_ones = 0;

    for (unsigned i = 0; i < (row->long_run ? 5000 : 300); i++) {
        random_event(&f, &rng);
        ad_dwz_evaluate(f.out, &f.t, f.players);
        for (unsigned k = 0; k < f.t.count; k++) {
            const struct ad_dwz *o = &f.out[k];

            if (o->kind == AD_DWZ_RATED) {
                bool rose = 100 * o->score >= o->expected;

                kit_ok(row,
                       f.players[k].dwz > 0 && o->index == f.players[k].index + (o->games > 0));
                kit_ok(row, rose ? o->dwz >= f.players[k].dwz : o->dwz <= f.players[k].dwz);
            } else if (o->kind == AD_DWZ_NONE) {
                kit_ok(row, o->dwz == 0 && o->index == 0);
            } else {
                kit_ok(row, o->dwz > 0 && o->index == 1 && o->games >= 5);
                kit_ok(row, !plain(&f) || new_ones_balance(&f, k));
                new_ones++;
            }
        }
    }
    kit_ok(row, new_ones > 100);
}

static const struct kit_verb verbs[] = {
    {"elo", 8, elo},
    {"elo-k", 4, elo_k},
    {"elo-first", 2, elo_first},
    {"elo-performance", 2, elo_performance},
    {"elo-round", 2, elo_round},
    {"dwz-expected", 2, dwz_expected},
    {"dwz-e", 5, dwz_e},
    {"dwz-next", 6, dwz_next},
    {"dwz-performance", 2, dwz_performance},
    {"rated-games", 3, rated_games},
    {"dwz-event", 3, dwz_event},
    {"dwz-working", 4, dwz_working},
    {0},
};

static const struct kit_test tests[] = {
    {"rating: DWZ and FIDE expect nearly the same", expectations_agree},
    {"rating: events are sound", events_are_sound},
    {0},
};

const struct kit_suite suite_rating = {verbs, tests};
