/*
 * tests/tournament/cross.c -- small tournaments, read and drawn.
 */
#include "cross.h"
#include "tournament/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned cross_place(const struct cross *c, unsigned number)
{
    for (unsigned i = 0; i < c->t.count; i++)
        if (c->entrants[i].number == number)
            return i;
    return 0;
}

static int halves(char c)
{
    return c == '1' || c == '+' ? 2 : c == '=' ? 1 : 0;
}

/* The opponent is his number for now; his place is not known before all lines are read. */
static void read_cell(struct cross *c, unsigned who, unsigned round, const char *cell)
{
    struct ad_meeting *m = &c->meetings[who * CROSS_ROUNDS + round];
    const char *colon = strchr(cell, ':');

    *m = (struct ad_meeting){.colour = '-', .result = cell[0] == '.' ? '\0' : cell[0]};
    if (cell[0] >= '0' && cell[0] <= '9') {
        char *rest;

        m->opponent = (uint16_t)strtoul(cell, &rest, 10);
        m->colour = rest[0];
        m->result = rest[0] ? rest[1] : '\0';
    }
    for (unsigned b = 0; colon && colon[1 + b] && b < c->t.boards; b++) {
        int half = halves(colon[1 + b]);

        c->boards[(who * CROSS_ROUNDS + round) * c->t.boards + b] = (int8_t)half;
        m->games = (int16_t)(m->games + 5 * half);
    }
}

static void read_entrant(struct cross *c, char *line)
{
    unsigned who = c->t.count++, round = 0;

    c->entrants[who].number = (uint16_t)atoi(strtok(line, " \n"));
    c->entrants[who].rating = (int16_t)atoi(strtok(NULL, " \n"));
    for (char *cell; (cell = strtok(NULL, " \n")) && round < CROSS_ROUNDS; round++)
        read_cell(c, who, round, cell);
    if (round > c->t.played)
        c->t.played = round;
}

static void read_points(struct ad_scoring *s, const char *text)
{
    double w = 0, d = 0, l = 0, p = 0;

    sscanf(text, "%lf %lf %lf %lf", &w, &d, &l, &p);
    *s = (struct ad_scoring){.forfeit_win = (ad_points)(w * 10),
                             .full_bye = (ad_points)(w * 10),
                             .half_bye = (ad_points)(d * 10),
                             .pairing_bye = (ad_points)(p * 10)};
    s->win[0] = s->win[1] = (ad_points)(w * 10);
    s->draw[0] = s->draw[1] = (ad_points)(d * 10);
    s->loss[0] = s->loss[1] = (ad_points)(l * 10);
}

static void read_line(struct cross *c, char *line)
{
    if (strncmp(line, "robin", 5) == 0)
        c->t.system = AD_ROUND_ROBIN;
    else if (strncmp(line, "rounds ", 7) == 0)
        c->t.rounds = (unsigned)atoi(line + 7);
    else if (strncmp(line, "points ", 7) == 0)
        read_points(&c->t.scoring, line + 7);
    else if (strncmp(line, "teams ", 6) == 0) {
        c->t.boards = (unsigned)atoi(line + 6);
        c->t.teams = true;
    } else if (line[0] >= '0' && line[0] <= '9' && c->t.count < CROSS_ENTRANTS)
        read_entrant(c, line);
}

bool cross_read(struct cross *out, struct kit_row *row, const char *name)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_tournament_fault fault;
    char path[256], line[1024];
    FILE *file;

    snprintf(path, sizeof path, "tests/tournament/standings/%s.cross", name);
    file = fopen(path, "r");
    if (!file)
        return kit_fail(row, "no file %s", path);
    memset(out, 0, sizeof *out);
    out->t = (struct ad_tournament){.entrants = out->entrants,
                                    .meetings = out->meetings,
                                    .stride = CROSS_ROUNDS,
                                    .scoring = ad_scoring_usual,
                                    .on_board = out->boards};
    while (fgets(line, sizeof line, file))
        read_line(out, line);
    fclose(file);
    for (unsigned i = 0; i < CROSS_ENTRANTS * CROSS_ROUNDS; i++)
        if (out->meetings[i].opponent)
            out->meetings[i].opponent = (uint16_t)(cross_place(out, out->meetings[i].opponent) + 1);
    if (ad_tournament_check(&fault, &out->t, seen))
        return kit_fail(row, "%s: number %u, round %u: %s", path, out->entrants[fault.who].number,
                        fault.round + 1, ad_tournament_bad_text(fault.why, AD_EN));
    return true;
}

/* ---- random tournaments ---- */

static void set(struct cross *c, unsigned who, unsigned round, unsigned opponent, char colour,
                char result)
{
    c->meetings[who * CROSS_ROUNDS + round] =
        (struct ad_meeting){.opponent = (uint16_t)opponent, .colour = colour, .result = result};
}

/* Points on the boards that fit the result. */
static void set_boards(struct cross *c, struct kit_rng *rng, unsigned a, unsigned b, unsigned round)
{
    struct ad_meeting *m = &c->meetings[a * CROSS_ROUNDS + round];
    struct ad_meeting *o = &c->meetings[b * CROSS_ROUNDS + round];

    for (unsigned board = 0; board < c->t.boards; board++) {
        int half = m->result == '+' ? 2 : m->result == '-' ? 0 : (int)kit_below(rng, 3);
        int other = o->result == '-' ? 0 : 2 - half;

        c->boards[(a * CROSS_ROUNDS + round) * c->t.boards + board] = (int8_t)half;
        c->boards[(b * CROSS_ROUNDS + round) * c->t.boards + board] = (int8_t)other;
        m->games = (int16_t)(m->games + 5 * half);
        o->games = (int16_t)(o->games + 5 * other);
    }
    if (m->result != '+' && m->result != '-') {
        m->result = m->games > o->games ? '1' : m->games == o->games ? '=' : '0';
        o->result = m->games > o->games ? '0' : m->games == o->games ? '=' : '1';
    }
}

static void random_pair(struct cross *c, struct kit_rng *rng, unsigned a, unsigned b,
                        unsigned round)
{
    static const char *const results[] = {"10", "01", "==", "10", "01", "==", "10",
                                          "+-", "-+", "--", "00", "??", "WL", "DD"};
    const char *result = results[kit_below(rng, c->t.teams ? 10 : 14)];

    set(c, a, round, b + 1, 'w', result[0]);
    set(c, b, round, a + 1, 'b', result[1]);
    if (c->t.teams)
        set_boards(c, rng, a, b, round);
}

void cross_shuffle(struct kit_rng *rng, unsigned *order, unsigned n)
{
    for (unsigned i = n; i-- > 1;) {
        unsigned j = kit_below(rng, i + 1), keep = order[i];

        order[i] = order[j];
        order[j] = keep;
    }
}

void cross_random(struct cross *c, struct kit_rng *rng)
{
    static const enum ad_system systems[] = {AD_SWISS_DUTCH_2026, AD_ROUND_ROBIN, AD_KNOCKOUT,
                                             AD_SWISS_DUTCH_2017};
    unsigned order[CROSS_ENTRANTS], n = 1 + kit_below(rng, 14);

    memset(c, 0, sizeof *c);
    c->t = (struct ad_tournament){.system = systems[kit_below(rng, 4)],
                                  .entrants = c->entrants,
                                  .count = n,
                                  .meetings = c->meetings,
                                  .stride = CROSS_ROUNDS,
                                  .played = kit_below(rng, 10),
                                  .scoring = ad_scoring_usual,
                                  .teams = kit_below(rng, 2),
                                  .on_board = c->boards};
    c->t.boards = c->t.teams ? 1 + kit_below(rng, CROSS_BOARDS) : 0;
    c->t.rounds = kit_below(rng, 2) ? c->t.played : kit_below(rng, 12);
    if (kit_below(rng, 4) == 0)
        c->t.scoring.win[0] = c->t.scoring.win[1] = 30;
    for (unsigned i = 0; i < n; i++) {
        order[i] = i;
        c->entrants[i].number = (uint16_t)(i + 1);
        c->entrants[i].rating = (int16_t)(1000 + kit_below(rng, 1600));
    }
    for (unsigned round = 0; round < c->t.played; round++) {
        cross_shuffle(rng, order, n);
        for (unsigned i = 0; i < n; i++)
            if (kit_below(rng, 10) == 0)
                set(c, order[i], round, 0, '-', "UFHZ"[kit_below(rng, 4)]);
            else if (i + 1 < n) {
                random_pair(c, rng, order[i], order[i + 1], round);
                i++;
            }
    }
}
