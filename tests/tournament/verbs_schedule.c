/*
 * tests/tournament/verbs_schedule.c -- tables made before the first round.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/schedule.h"

enum { MOST = 64, ROUNDS = 4 * MOST };

static const char *const tables[] = {"berger", "rutsch", "scheveningen", "scheveningen-even"};

static bool table_of(enum ad_schedule_table *out, struct kit_row *row, const char *name)
{
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++)
        if (strcmp(tables[i], name) == 0) {
            *out = (enum ad_schedule_table)i;
            return true;
        }
    return kit_fail(row, "no table %s", name);
}

/* Two teams are written as in print: A1, B1. */
static int put_place(char *out, size_t cap, const struct ad_schedule *s, unsigned place)
{
    unsigned half = s->count / 2;

    if (s->table < AD_TABLE_SCHEVENINGEN)
        return snprintf(out, cap, "%u", place);
    return snprintf(out, cap, "%c%u", place > half ? 'B' : 'A',
                    place > half ? place - half : place);
}

static void put_round(char *out, size_t cap, const struct ad_schedule *s, unsigned round)
{
    struct ad_pair pairs[MOST];
    unsigned n = ad_schedule_pairs(pairs, s, round);
    size_t at = strlen(out);

    for (unsigned i = 0; i < n; i++) {
        at += (size_t)snprintf(out + at, cap - at, "%s", i ? " " : round ? " / " : "");
        at += (size_t)put_place(out + at, cap - at, s, pairs[i].white);
        if (pairs[i].black) {
            at += (size_t)snprintf(out + at, cap - at, "-");
            at += (size_t)put_place(out + at, cap - at, s, pairs[i].black);
        }
    }
}

/* schedule | table | entrants | cycles, with ! unswapped | drawn places, or empty | rounds */
static void schedule(struct kit_row *row)
{
    static uint16_t who[MOST];
    struct ad_schedule s = {.count = (unsigned)atoi(row->field[1]),
                            .cycles = (unsigned)atoi(row->field[2]),
                            .unswapped = strchr(row->field[2], '!') != NULL};
    char text[8192] = "", *end = (char *)row->field[3];

    if (!table_of(&s.table, row, row->field[0]))
        return;
    for (unsigned i = 0; *end; i++) {
        who[i] = (uint16_t)(strtoul(end, &end, 10) - 1);
        s.who = who;
    }
    for (unsigned r = 0; r < ad_schedule_rounds(&s); r++)
        put_round(text, sizeof text, &s, r);
    kit_is(row, row->field[4], text);
}

/* meet | entrants | a b | round */
static void meet(struct kit_row *row)
{
    unsigned a = 0, b = 0, n = (unsigned)atoi(row->field[0]);

    sscanf(row->field[1], "%u %u", &a, &b);
    kit_isf(row, row->field[2], "%u", ad_berger_round(n, a, b) + 1);
}

/* ---- what holds for every table ---- */

struct seen {
    uint8_t met[2 * MOST][2 * MOST]; /* [a][b]: how often a had White against b */
    uint8_t games[2 * MOST];
    int8_t whites[2 * MOST];                 /* minus blacks */
    char line[2 * MOST][2 * ROUNDS];         /* the colours of each, without rests */
    unsigned rests, most_white, least_white; /* of the first team in a round */
};

static bool play_round(struct seen *out, const struct ad_schedule *s, unsigned round)
{
    struct ad_pair pairs[MOST + 1];
    uint8_t busy[2 * MOST + 1] = {0};
    unsigned n = ad_schedule_pairs(pairs, s, round), white = 0;

    for (unsigned i = 0; i < n; i++) {
        unsigned w = pairs[i].white, b = pairs[i].black;

        if (w < 1 || w > s->count || b > s->count || busy[w]++ || (b && busy[b]++))
            return false;
        if (!b) {
            out->rests++;
            if (i + 1 < n)
                return false;
            continue;
        }
        out->line[w - 1][out->games[w - 1]++] = 'w';
        out->line[b - 1][out->games[b - 1]++] = 'b';
        out->whites[w - 1]++;
        out->whites[b - 1]--;
        out->met[w - 1][b - 1]++;
        white += w <= s->count / 2;
    }
    for (unsigned i = 1; i <= s->count; i++)
        if (!busy[i])
            return false;
    out->most_white = white > out->most_white ? white : out->most_white;
    out->least_white = white < out->least_white ? white : out->least_white;
    return true;
}

static struct seen *play(struct kit_row *row, const struct ad_schedule *s)
{
    static struct seen seen;

    memset(&seen, 0, sizeof seen);
    seen.least_white = MOST;
    for (unsigned r = 0; r < ad_schedule_rounds(s); r++)
        if (!kit_ok(row, play_round(&seen, s, r)))
            break;
    return &seen;
}

/* How many players have a colour three times running. */
static unsigned thrice(const struct seen *seen, unsigned count)
{
    unsigned n = 0;

    for (unsigned i = 0; i < count; i++)
        n += strstr(seen->line[i], "www") || strstr(seen->line[i], "bbb");
    return n;
}

static int widest(const struct seen *seen, unsigned count)
{
    int most = 0;

    for (unsigned i = 0; i < count; i++)
        most = abs(seen->whites[i]) > most ? abs(seen->whites[i]) : most;
    return most;
}

/* Everybody met everybody he should, once a cycle, with colours changing. */
static bool all_met(const struct seen *seen, const struct ad_schedule *s)
{
    unsigned half = s->table >= AD_TABLE_SCHEVENINGEN ? s->count / 2 : 0;

    for (unsigned a = 0; a < s->count; a++)
        for (unsigned b = 0; b < s->count; b++) {
            bool apart = a != b && (!half || (a < half) != (b < half));
            unsigned times = seen->met[a][b] + seen->met[b][a];

            if (times != (apart ? s->cycles : 0) || seen->met[a][b] > (s->cycles + 1) / 2)
                return false;
        }
    return true;
}

static void every_berger_table(struct kit_row *row)
{
    for (unsigned n = 2; n <= 50; n++)
        for (unsigned cycles = 1; cycles <= 5; cycles++) {
            struct ad_schedule s = {AD_TABLE_BERGER, n, cycles, false, NULL};
            struct seen *seen = play(row, &s);

            kit_ok(row, all_met(seen, &s));
            kit_ok(row, seen->rests == (n % 2 ? n * cycles : 0));
            kit_ok(row, widest(seen, n) == (n % 2 || cycles % 2 == 0 ? 0 : 1));
            kit_ok(row, thrice(seen, n) == 0);
            s.unswapped = true;
            seen = play(row, &s);
            kit_ok(row, all_met(seen, &s));
            if (cycles == 2 && n >= 4)
                kit_ok(row, thrice(seen, n) == (n % 2 ? 0 : 2));
        }
}

static void rounds_agree(struct kit_row *row)
{
    for (unsigned n = 2; n <= 40; n++) {
        struct ad_schedule s = {AD_TABLE_BERGER, n, 1, false, NULL};

        for (unsigned r = 0; r < ad_schedule_rounds(&s); r++) {
            struct ad_pair pairs[MOST];
            unsigned count = ad_schedule_pairs(pairs, &s, r);

            for (unsigned i = 0; i < count; i++)
                kit_ok(row,
                       !pairs[i].black || ad_berger_round(n, pairs[i].white, pairs[i].black) == r);
        }
    }
}

static void every_rutsch_table(struct kit_row *row)
{
    for (unsigned n = 2; n <= 50; n++) {
        struct ad_schedule s = {AD_TABLE_RUTSCH, n, 1, false, NULL};
        struct seen *seen = play(row, &s);

        kit_ok(row, all_met(seen, &s));
        kit_ok(row, widest(seen, n) == (n % 2 ? 0 : 1));
        kit_ok(row, thrice(seen, n) == 0);
    }
}

static void every_scheveningen_table(struct kit_row *row)
{
    for (unsigned n = 1; n <= 40; n++) {
        struct ad_schedule s = {AD_TABLE_SCHEVENINGEN, 2 * n, 1, false, NULL};
        struct seen *seen = play(row, &s);
        bool kept = n % 4 != 2 || (n >= 6 && n <= 18);

        kit_ok(row, all_met(seen, &s) && widest(seen, 2 * n) == (int)(n % 2));
        s.table = AD_TABLE_SCHEVENINGEN_EVEN;
        seen = play(row, &s);
        kit_ok(row, all_met(seen, &s) && widest(seen, 2 * n) == (int)(n % 2));
        if (kept)
            kit_ok(row, seen->least_white >= n / 2 && seen->most_white <= (n + 1) / 2);
    }
}

static const struct kit_verb verbs[] = {
    {"schedule", 5, schedule},
    {"meet", 3, meet},
    {0},
};

static const struct kit_test tests[] = {
    {"schedule: every Berger table", every_berger_table},
    {"schedule: rounds by formula and by table", rounds_agree},
    {"schedule: every Rutsch table", every_rutsch_table},
    {"schedule: every Scheveningen table", every_scheveningen_table},
    {0},
};

const struct kit_suite suite_schedule = {verbs, tests};
