/*
 * tests/tournament/verbs_swiss.c -- the Dutch system by hand-made rows, and the record it reads.
 *
 * A row tells what the tournament is, the rounds played, and what must follow. The first column,
 * cut by commas:
 *
 *   8 players, 5 rounds, 2017, black (the first colour; `drawn`: not told), by place,
 *   3=12 (the third has number 12), 1!4 (must not meet; 1!4@3: in round 3),
 *   1..4+10@1..2 (points for pairing only: players, tenths, rounds),
 *   win 30, draw 10, loss 5, bye 5, forfeit 5 (a loss by forfeit), absent 3
 *
 * Rounds are cut by semicolons. One word a meeting, White first: 3-7:1 3-7:= 3-7:0 (White's result;
 * W D L ? too), forfeits 3-7:+ 3-7:- 3-7:x (both lose), alone 5u 5f 5h 5z. A last round without a
 * game or a bye given tells who does not play in the round to come; 5g: he has its bye already.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/swiss.h"
#include "tournament/swiss.h"
#include "tournament/names.h"
#include "tournament/tournament_inside.h"

enum { PLAYERS = 40, ROUNDS = 12, ROWS = 24, TEXT = 1024 };

struct event {
    struct ad_tournament t;
    struct ad_entrant entrants[PLAYERS];
    struct ad_meeting meetings[PLAYERS * ROUNDS];
    struct ad_virtual virtuals[ROWS];
    struct ad_forbidden forbidden[ROWS];
    uint16_t forbidden_who[2 * ROWS];
};

static struct ad_meeting *at(struct event *e, unsigned who, unsigned round)
{
    return &e->meetings[who * ROUNDS + round];
}

/* ---- the first column ---- */

static void start(struct event *e)
{
    memset(e, 0, sizeof *e);
    for (unsigned i = 0; i < PLAYERS; i++)
        e->entrants[i].number = (uint16_t)(i + 1);
    e->t = (struct ad_tournament){.system = AD_SWISS_DUTCH_2026,
                                  .entrants = e->entrants,
                                  .meetings = e->meetings,
                                  .stride = ROUNDS,
                                  .first = 'w',
                                  .scoring = ad_scoring_usual,
                                  .virtuals = e->virtuals,
                                  .forbidden = e->forbidden,
                                  .forbidden_who = e->forbidden_who};
}

static void forbid(struct event *e, unsigned a, unsigned b, unsigned round)
{
    unsigned k = e->t.forbidden_count++;

    e->forbidden[k] = (struct ad_forbidden){0, ROUNDS, 2 * k, 2};
    if (round)
        e->forbidden[k].first_round = e->forbidden[k].last_round = (uint16_t)(round - 1);
    e->forbidden_who[2 * k] = (uint16_t)(a - 1);
    e->forbidden_who[2 * k + 1] = (uint16_t)(b - 1);
}

static bool read_points(struct event *e, const char *word)
{
    struct ad_scoring *s = &e->t.scoring;
    int v;

    if (sscanf(word, "win %d", &v) == 1)
        s->win[0] = s->win[1] = s->forfeit_win = s->full_bye = s->pairing_bye = v;
    else if (sscanf(word, "draw %d", &v) == 1)
        s->draw[0] = s->draw[1] = s->half_bye = v;
    else if (sscanf(word, "loss %d", &v) == 1)
        s->loss[0] = s->loss[1] = v;
    else if (sscanf(word, "bye %d", &v) == 1)
        s->pairing_bye = v;
    else if (sscanf(word, "forfeit %d", &v) == 1)
        s->forfeit_loss = v;
    else if (sscanf(word, "absent %d", &v) == 1)
        s->absent = v;
    else
        return false;
    return true;
}

static bool read_rule(struct event *e, const char *word)
{
    unsigned a, b, c, d;
    int points;
    char unit;

    if (sscanf(word, "%u %c", &a, &unit) == 2 && unit == 'p')
        e->t.count = a;
    else if (sscanf(word, "%u %c", &a, &unit) == 2 && unit == 'r')
        e->t.rounds = a;
    else if (sscanf(word, "%u!%u@%u", &a, &b, &c) == 3)
        forbid(e, a, b, c);
    else if (sscanf(word, "%u!%u", &a, &b) == 2)
        forbid(e, a, b, 0);
    else if (sscanf(word, "%u..%u+%d@%u..%u", &a, &b, &points, &c, &d) == 5)
        e->virtuals[e->t.virtual_count++] = (struct ad_virtual){
            (uint16_t)(c - 1), (uint16_t)(d - 1), (uint16_t)(a - 1), (uint16_t)(b - 1), points};
    else if (sscanf(word, "%u=%u", &a, &b) == 2)
        e->entrants[a - 1].number = (uint16_t)b;
    else
        return read_points(e, word);
    return true;
}

static bool read_word(struct event *e, const char *word)
{
    if (!strcmp(word, "2017"))
        e->t.system = AD_SWISS_DUTCH_2017;
    else if (!strcmp(word, "black"))
        e->t.first = 'b';
    else if (!strcmp(word, "drawn"))
        e->t.first = 0;
    else if (!strcmp(word, "by place"))
        e->t.by_place = true;
    else
        return read_rule(e, word);
    return true;
}

static bool read_event(struct event *e, struct kit_row *row, const char *text)
{
    char copy[TEXT], *rest = copy, *word;

    start(e);
    snprintf(copy, sizeof copy, "%s", text);
    while ((word = strsep(&rest, ","))) {
        word += strspn(word, " ");
        if (!read_word(e, word))
            return kit_fail(row, "not understood: %s", word);
    }
    return true;
}

/* ---- the rounds ---- */

static void meet(struct event *e, unsigned white, unsigned black, char result)
{
    static const char from[] = "1=0+-xWDL?", to[] = "0=1-+-LDW?";
    const char *found = strchr(from, result);

    *at(e, white, e->t.played) =
        (struct ad_meeting){(uint16_t)(black + 1), 'w', result == 'x' ? '-' : result, 0, 0};
    *at(e, black, e->t.played) =
        (struct ad_meeting){(uint16_t)(white + 1), 'b', found ? to[found - from] : result, 0, 0};
}

/* Returns whether the round has been paired. */
static bool read_round(struct event *e, struct kit_row *row, char *text, bool *paired)
{
    char *word;

    *paired = false;
    while ((word = strsep(&text, " "))) {
        unsigned a, b;
        char c;

        if (!*word)
            continue;
        if (sscanf(word, "%u-%u:%c", &a, &b, &c) == 3) {
            meet(e, a - 1, b - 1, c);
            *paired = true;
        } else if (sscanf(word, "%u%c", &a, &c) == 2 && strchr("ufhzg", c)) {
            char bye = c == 'g' ? 'U' : (char)(c - 'a' + 'A');

            *at(e, a - 1, e->t.played) = (struct ad_meeting){0, '-', bye, 0, 0};
            *paired |= c == 'u';
        } else {
            return kit_fail(row, "not understood: %s", word);
        }
    }
    return true;
}

static bool read_rounds(struct event *e, struct kit_row *row, const char *text)
{
    char copy[TEXT], *rest = copy, *round;
    bool paired;

    snprintf(copy, sizeof copy, "%s", text);
    while ((round = strsep(&rest, ";"))) {
        if (!read_round(e, row, round, &paired))
            return false;
        if (paired || rest)
            e->t.played++;
    }
    return true;
}

static bool read_all(struct event *e, struct kit_row *row)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_tournament_fault fault;

    if (!read_event(e, row, row->field[0]) || !read_rounds(e, row, row->field[1]))
        return false;
    if (ad_tournament_check(&fault, &e->t, seen))
        return kit_fail(row, "%s: %u in round %u", ad_tournament_bad_text(fault.why, AD_EN),
                        fault.who + 1, fault.round + 1);
    return true;
}

/* ---- pairs ---- */

static unsigned number(const struct event *e, unsigned place_from_1)
{
    return e->entrants[place_from_1 - 1].number;
}

static void write_round(char *out, const struct event *e, const struct ad_swiss_round *round)
{
    size_t len = 0;

    out[0] = 0;
    for (unsigned i = 0; i < round->count; i++) {
        const struct ad_pair *p = &round->pairs[i];

        len += (size_t)snprintf(out + len, TEXT - len, "%s%u-", i ? " " : "", number(e, p->white));
        if (p->black)
            len += (size_t)snprintf(out + len, TEXT - len, "%u", number(e, p->black));
    }
    if (!round->possible)
        len += (size_t)snprintf(out + len, TEXT - len, "blocked");
    for (unsigned i = 0; i < round->blocked_count; i++)
        len += (size_t)snprintf(out + len, TEXT - len, " %u", number(e, round->blocked[i] + 1u));
}

/* swiss-pair | tournament | rounds | pairs in board order, or `blocked` and who */
static void swiss_pair(struct kit_row *row)
{
    static struct event e;

    if (!read_all(&e, row))
        return;
    for (int way = AD_SWISS_FAST; way <= AD_SWISS_PLAIN; way++) {
        struct ad_pair pairs[PLAYERS];
        uint16_t blocked[PLAYERS];
        struct ad_swiss_round round = {.pairs = pairs, .blocked = blocked};
        size_t len = ad_swiss_bytes(&e.t, (enum ad_swiss_way)way);
        void *memory = malloc(len);
        struct ad_swiss how = {(enum ad_swiss_way)way, memory, len};
        char text[TEXT];

        if (kit_ok(row, memory && ad_swiss_pair(&round, &e.t, &how) == 0)) {
            write_round(text, &e, &round);
            kit_is(row, row->field[2], text);
        }
        free(memory);
    }
}

/* ---- facts ---- */

static void write_facts(char *out, const struct ad__facts *w)
{
    static const char *const due[] = {"none", "mild", "strong", "absolute"};
    static const char floats[] = "-DU";

    char colour[] = {' ', w->colour, 0};

    snprintf(out, TEXT, "%d %s%s %+d %c%c%s%s", w->score, due[w->due], w->colour ? colour : "",
             w->difference, floats[w->floated[0]], floats[w->floated[1]], w->bye ? " bye" : "",
             w->top ? " top" : "");
}

/* swiss-facts | tournament | rounds | number | score, colour, difference, floats, bye, topscorer */
static void swiss_facts(struct kit_row *row)
{
    static struct event e;
    struct ad__field f;
    size_t len, used;
    void *memory;
    char text[TEXT] = "absent";

    if (!read_all(&e, row))
        return;
    len = ad__field_bytes(&e.t);
    memory = malloc(len);
    if (kit_ok(row, memory && ad__field_fill(&f, &e.t, memory, len, &used) == 0)) {
        for (unsigned i = 0; i < f.count; i++)
            if (number(&e, f.who[i].place + 1u) == (unsigned)atoi(row->field[2]))
                write_facts(text, &f.who[i]);
        kit_is(row, row->field[3], text);
    }
    free(memory);
}

/* ---- the record ---- */

/* Cells of one player between blanks: opponent, colour, result; a dot is nothing. */
static void read_cells(struct event *e, unsigned who, char *text)
{
    char *word;
    unsigned round = 0;

    while ((word = strsep(&text, " "))) {
        struct ad_meeting *m = at(e, who, round);
        unsigned opponent = 0;

        if (!*word)
            continue;
        if (sscanf(word, "%u%c%c", &opponent, &m->colour, &m->result) < 2)
            m->colour = 0;
        m->opponent = (uint16_t)opponent;
        round++;
    }
    if (round > e->t.played)
        e->t.played = round;
}

/* record-check | tournament | cells of each player, cut by semicolons | fault, player, round | the
 * fault in German */
static void record_check(struct kit_row *row)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    static struct event e;
    struct ad_tournament_fault fault;
    enum ad_tournament_bad why;
    char copy[TEXT], *rest = copy, *cells;

    if (!read_event(&e, row, row->field[0]))
        return;
    snprintf(copy, sizeof copy, "%s", row->field[1]);
    for (unsigned who = 0; (cells = strsep(&rest, ";")); who++)
        read_cells(&e, who, cells);
    why = ad_tournament_check(&fault, &e.t, seen);
    kit_ok(row, why == fault.why);
    kit_isf(row, row->field[2], "%s, %u, %u", ad_tournament_bad_text(why, AD_EN), fault.who + 1,
            fault.round + 1);
    kit_isf(row, row->field[3], "%s", ad_tournament_bad_text(why, AD_DE));
}

/* record-points | tournament | rounds | number | points before each round / those for pairing */
static void record_points(struct kit_row *row)
{
    static struct event e;
    unsigned who = (unsigned)atoi(row->field[2]) - 1;
    char text[TEXT];
    size_t len = 0;

    if (!read_all(&e, row))
        return;
    for (unsigned r = 0; r <= e.t.played; r++)
        len += (size_t)snprintf(text + len, sizeof text - len, "%s%d/%d", r ? " " : "",
                                ad_entrant_points(&e.t, who, r),
                                ad_entrant_pairing_points(&e.t, who, r));
    kit_is(row, row->field[3], text);
}

/* ---- memory ---- */

/* With less memory than asked for it is refused, or it does; nothing beyond it is touched. */
static bool pairs_with(struct kit_row *row, const struct event *e, enum ad_swiss_way way,
                       size_t len)
{
    struct ad_pair pairs[PLAYERS];
    struct ad_swiss_round round = {.pairs = pairs};
    void *memory = malloc(len ? len : 1);
    struct ad_swiss how = {way, memory, len};
    int got = ad_swiss_pair(&round, &e->t, &how);

    kit_ok(row, got == 0 ? round.possible && round.count == 7 : got == AD_EFULL);
    free(memory);
    return got == 0;
}

static void short_memory(struct kit_row *row)
{
    static struct event e;

    start(&e);
    e.t.count = 13;
    for (int way = AD_SWISS_FAST; way <= AD_SWISS_PLAIN; way++) {
        size_t len = ad_swiss_bytes(&e.t, (enum ad_swiss_way)way);
        unsigned refused = 0;

        for (size_t cut = 0; cut < len; cut += 1 + len / 97)
            refused += !pairs_with(row, &e, (enum ad_swiss_way)way, cut);
        kit_ok(row, refused > 10);
        kit_ok(row, pairs_with(row, &e, (enum ad_swiss_way)way, len));
    }
    e.t.stride = e.t.played;
    kit_ok(row,
           ad_swiss_pair(&(struct ad_swiss_round){0}, &e.t, &(struct ad_swiss){0}) == AD_EFULL);
}

static const struct kit_verb verbs[] = {{"swiss-pair", 3, swiss_pair},
                                        {"swiss-facts", 4, swiss_facts},
                                        {"record-check", 4, record_check},
                                        {"record-points", 4, record_points},
                                        {0}};
static const struct kit_test tests[] = {{"swiss: too little memory", short_memory}, {0}};

const struct kit_suite suite_swiss = {verbs, tests};
