/*
 * tests/federation/championship_random.c -- what holds in every championship, whatever happens.
 *
 * Sizes, draws, results, rulings, withdrawals, deductions and lots at random, and now and then
 * nonsense. After each command champ_do looks at state, events and replay; here at the tables, and
 * at the end at what came of it all.
 */
#include <stdio.h>
#include <string.h>

#include "championship_play.h"

static struct champ play;

/* Situations that a run must have met, or it has proved nothing about them. */
#define SITUATION_MAP(X)                                       \
    X(TURNED_FINAL, "the final would have another one")        \
    X(TURNED_ROUND, "a round of a cup would have another one") \
    X(TURNED_LEVEL, "level since the close")                   \
    X(TURNED_END, "another champion, up or down")              \
    X(REPLACED, "one in the other's place")                    \
    X(REPLACED_CUP, "one in the other's place in a cup")       \
    X(TOO_LATE, "it had begun")                                \
    X(REOPENED, "open again")                                  \
    X(START_WAITS, "level at the start")

enum situation {
#define X(id, text) id,
    SITUATION_MAP(X)
#undef X
        SITUATIONS
};

static const char *const situations[] = {
#define X(id, text) text,
    SITUATION_MAP(X)
#undef X
};

static unsigned met[SITUATIONS];

struct dice {
    struct kit_rng rng;
    unsigned boards;
};

static unsigned below(struct dice *d, unsigned n)
{
    return kit_below(&d->rng, n);
}

static const struct {
    const char *name;
    unsigned least, most, groups;
} events[] = {
    {"pair", 3, 8, 1},        {"final", 6, 11, 2},    {"single", 3, 7, 1},   {"double", 3, 5, 1},
    {"league-10", 10, 10, 1}, {"nrw-jmm", 24, 24, 3}, {"nrw-wem", 8, 10, 1}, {"nrw-bmm", 4, 7, 1},
    {"nrw-em", 5, 9, 1},      {"nrw-wjmm", 4, 6, 1},  {"cup", 2, 12, 1},     {"knock", 2, 17, 1},
    {"nrw-pmm", 8, 8, 1},     {"nrw-pem", 8, 8, 1},   {"swiss", 6, 14, 1},   {"nrw-jem", 14, 16, 1},
};

/* ---- commands ---- */

static void enter_all(struct dice *d, unsigned n)
{
    for (unsigned i = 0; i < n + 2; i++) {
        struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_RUN);

        cmd.run.who = 100 + i;
        cmd.club = 1 + below(d, n + 4);
        cmd.team = 1;
        cmd.association = below(d, n + 2);
        cmd.entitled = i % 5 == 1;
        champ_do(&play, &cmd);
        if (i >= n) /* one too many is never admitted, or goes home at once */
            cmd.run.kind = AD_RUN_WITHDRAW;
        else
            cmd.run.kind = AD_RUN_ADMIT;
        champ_do(&play, &cmd);
    }
}

static void reopen(void);

static void start(struct dice *d, unsigned groups)
{
    const struct ad_competition *run = &play.live.c.run;
    struct ad_champ_draw draw[CHAMP_ENTRIES];
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_START);
    ad_date dates[20];
    unsigned n = 0;

    for (unsigned i = 0; i < run->count; i++)
        if (run->entries[i].state == AD_ENTRY_ADMITTED)
            draw[n++].who = run->entries[i].who;
    for (unsigned i = n; i > 1; i--) {
        unsigned k = below(d, i);
        struct ad_champ_draw kept = draw[k];

        draw[k] = draw[i - 1];
        draw[i - 1] = kept;
    }
    for (unsigned i = 0; i < n; i++) {
        draw[i].group = (uint8_t)(i % groups + 1);
        draw[i].number = (uint16_t)(i / groups + 1);
    }
    for (unsigned i = 0; i < 20; i++)
        dates[i] = 6000 + (ad_date)(7 * i);
    cmd.draw = draw;
    cmd.draws = run->stage ? 0 : n;
    cmd.dates = dates;
    cmd.date_count = below(d, 21);
    cmd.run.confirmed = true;
    if (champ_do(&play, &cmd) != AD_CHAMP_LEVEL)
        return;
    met[START_WAITS]++; /* a ruling since the close */
    reopen();
}

static struct ad_board some_board(struct dice *d)
{
    static const struct ad_board all[] = {{'1', '0'}, {'=', '='}, {'0', '1'}, {'1', '0'},
                                          {'=', '='}, {'0', '1'}, {'+', '-'}, {'-', '+'},
                                          {'-', '-'}, {'0', '0'}, {'?', '?'}, {'1', '1'}};
    unsigned k = below(d, 40);

    return all[k < 12 ? k : k % 6];
}

static void report(struct dice *d, unsigned n)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_REPORT);
    struct ad_board boards[AD_CHAMP_BOARDS];
    unsigned way = below(d, 4); /* often all alike, so that many are level */

    for (unsigned b = 0; b < d->boards; b++)
        boards[b] = way == 0 ? (struct ad_board){'=', '='} : some_board(d);
    cmd.match = (uint16_t)n;
    cmd.boards = boards;
    cmd.run.confirmed = true;
    champ_do(&play, &cmd);
}

static void result(struct dice *d, unsigned n)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_RESULT);
    struct ad_board board = some_board(d);

    cmd.match = (uint16_t)n;
    for (unsigned b = 0; b < d->boards; b++)
        if (play.live.match[n - 1].boards[b].home == '?')
            cmd.board = (uint8_t)(b + 1);
    cmd.boards = &board;
    cmd.cause = (uint8_t)below(d, AD_CAUSES);
    champ_do(&play, &cmd);
}

/* The same two have one match to play in the same turn of a play-off (BTO 10.3, 11.8). */
static void check_once(void)
{
    const struct ad_championship *c = &play.live.c;

    for (unsigned i = 0; i < c->matches; i++)
        for (unsigned k = 0; k < i; k++) {
            const struct ad_champ_match *a = &c->match[i], *b = &c->match[k];

            if (a->kind == AD_CHAMP_PLAYOFF && b->kind == AD_CHAMP_PLAYOFF &&
                a->state == AD_CHAMP_DUE && b->state == AD_CHAMP_DUE)
                kit_ok(play.row, a->contest != b->contest || a->home != b->home ||
                                     a->guest != b->guest || a->step != b->step ||
                                     a->turn != b->turn);
        }
}

static void settle(struct dice *d)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_SETTLE);
    struct ad_champ_draw draw[CHAMP_ENTRIES];
    const struct ad_champ_verdict *v = &play.out.verdict;

    cmd.number = 2;
    champ_do(&play, &cmd);
    check_once();
    if (v->code != AD_CHAMP_NEED_LOT)
        return;
    if (v->numbers) {
        for (unsigned i = 0; i < c->run.count; i++)
            draw[i] = (struct ad_champ_draw){c->run.entries[i].who, 1,
                                             (uint16_t)((i * 7 + below(d, 2)) % 64 + 1)};
        cmd.draw = draw;
        cmd.draws = c->run.count;
        champ_do(&play, &cmd);
        return;
    }
    cmd = champ_cmd(AD_CHAMP_LOT);
    cmd.contest = v->contest;
    for (unsigned i = 0; i < c->contest[cmd.contest - 1].count; i++) {
        cmd.run.who = c->run.entries[c->contest[cmd.contest - 1].who[i] - 1].who;
        cmd.number = (uint16_t)(i + 1);
        champ_do(&play, &cmd);
    }
}

/* The next round of a cup or a Swiss: at random, until it is allowed. */
static void pair(struct dice *d)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_PAIR);
    struct ad_champ_pair list[CHAMP_ENTRIES] = {{0, 0}};
    struct ad_champ_place place[CHAMP_ENTRIES];
    uint32_t in[CHAMP_ENTRIES];
    bool swiss = c->run.system == AD_STAGE_SWISS;
    unsigned n = 0, size = 1;
    int all = ad_championship_ranking(place, CHAMP_ENTRIES, c, &play.t, c->run.stage, 1, play.room,
                                      play.memory);

    for (int i = 0; i < all; i++) { /* who is level with the best and has not left */
        const struct ad_competition_entry *e = &c->run.entries[place[i].entry - 1];

        if ((place[i].place == place[0].place || swiss) && e->state == AD_ENTRY_ADMITTED)
            in[n++] = e->who;
    }
    for (unsigned i = n; i > 1; i--) {
        unsigned k = below(d, i);
        uint32_t kept = in[k];

        in[k] = in[i - 1];
        in[i - 1] = kept;
    }
    while (size < n)
        size = swiss ? (n + 1) / 2 * 2 : size * 2;
    for (unsigned i = 0; i < size / 2; i++)
        list[i] = (struct ad_champ_pair){in[i], size / 2 + i < n ? in[size / 2 + i] : 0};
    cmd.pair = list;
    cmd.pairs = size / 2;
    cmd.run.confirmed = below(d, 4);
    champ_do(&play, &cmd);
}

/* Anything with any numbers: mostly refused. */
static void nonsense(struct dice *d)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_cmd cmd = champ_cmd((enum ad_champ_cmd_kind)below(d, AD_CHAMP_CMDS));
    struct ad_board boards[AD_CHAMP_BOARDS];

    for (unsigned b = 0; b < AD_CHAMP_BOARDS; b++)
        boards[b] = some_board(d);
    cmd.match = (uint16_t)below(d, c->matches + 2);
    cmd.contest = (uint8_t)below(d, c->contests + 2);
    cmd.board = (uint8_t)below(d, d->boards + 2);
    cmd.boards = boards;
    cmd.ruling = (uint8_t)below(d, 5);
    cmd.cause = (uint8_t)below(d, AD_CAUSES + 1);
    cmd.instance = (uint8_t)below(d, AD_INSTANCES);
    cmd.point = (enum ad_point)below(d, AD_POINTS + 1);
    cmd.amount = (int16_t)(10 * (int)below(d, 4) - 10);
    cmd.number = (uint16_t)below(d, 4);
    cmd.on = below(d, 2) ? AD_NO_DATE : 6000 + (ad_date)below(d, 80);
    cmd.run.who = 99 + below(d, c->run.count + 2);
    cmd.run.kind = (uint8_t)below(d, 8);
    cmd.other = 99 + below(d, c->run.count + 2);
    cmd.stage = (uint8_t)below(d, 3);
    if (cmd.kind == AD_CHAMP_START)
        return;
    if (cmd.kind == AD_CHAMP_RUN && below(d, 8))
        cmd.run.kind = AD_RUN_ENTER; /* few leave */
    if (cmd.kind == AD_CHAMP_MOVE)
        cmd.on = AD_NO_DATE;
    champ_do(&play, &cmd);
}

/* A stage was closed: whoever goes on is parted from whoever does not. */
static void check_cut(void)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_place place[CHAMP_ENTRIES];
    unsigned stage = c->run.stage - 1u;
    unsigned cut = play.t.stage[c->run.stage].places.last;

    for (unsigned g = 1; c->run.phase == AD_COMPETITION_RUNNING && g <= AD_CHAMP_GROUPS; g++) {
        int n = ad_championship_ranking(place, CHAMP_ENTRIES, c, &play.t, stage, g, play.room,
                                        play.memory);

        if (n > (int)cut)
            kit_ok(play.row, place[cut].place != place[cut - 1].place);
    }
}

/* ---- rulings that come late ---- */

static struct ad_champ_turn turn[6 * CHAMP_ENTRIES];

static int turned(void)
{
    int n = ad_championship_turned(turn, 6 * CHAMP_ENTRIES, &play.live.c, &play.t, play.room,
                                   play.memory);

    kit_ok(play.row, n >= 0);
    for (int i = 0; i < n; i++) {
        kit_ok(play.row, turn[i].had != turn[i].has && turn[i].stake < AD_CHAMP_STAKES);
        kit_ok(play.row, turn[i].entry && turn[i].entry <= play.live.c.run.count);
        met[TURNED_FINAL] += turn[i].stake == AD_CHAMP_STAKE_FINAL;
        met[TURNED_ROUND] += turn[i].stake == AD_CHAMP_STAKE_ROUND;
        met[TURNED_END] += turn[i].stake > AD_CHAMP_STAKE_ROUND;
        met[TURNED_LEVEL] += turn[i].has == AD_CHAMP_HAS_LEVEL;
    }
    return n;
}

/* Is this entry among those of whom the next stage, or round, is a question? */
static bool is_asked(unsigned entry, int n)
{
    for (int i = 0; i < n; i++)
        if (turn[i].entry == entry && turn[i].stake <= AD_CHAMP_STAKE_ROUND &&
            turn[i].has != AD_CHAMP_HAS_LEVEL)
            return true;
    return false;
}

/* Counted again by the ranking alone, where nobody is level or has left: who is among the first and
 * not in the final, or in it and not among them, is asked about, and nobody else. */
static void check_final(int n)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_place place[CHAMP_ENTRIES];
    unsigned cut = play.t.stage[1].places.last, sent = 0;

    for (unsigned i = 0; i < c->run.count; i++)
        sent += c->entry[i].group[1] != 0;
    for (int i = 0; i < n || !sent; i++)
        if (!sent || turn[i].has == AD_CHAMP_HAS_LEVEL)
            return;
    for (unsigned i = 0; i < c->contests; i++)
        if (c->contest[i].stage == 0 && c->contest[i].count && !c->contest[i].decided)
            return;
    for (unsigned i = 0; i < c->run.count; i++)
        if ((c->entry[i].group[0] && c->run.entries[i].state != AD_ENTRY_ADMITTED) ||
            c->entry[i].ordered[1]) /* an instance has answered, perhaps where some were level */
            return;
    for (unsigned g = 1; g <= 2; g++) {
        int all =
            ad_championship_ranking(place, CHAMP_ENTRIES, c, &play.t, 0, g, play.room, play.memory);

        if (all > (int)cut && !place[cut].by_playoff &&
            place[cut].match_points == place[cut - 1].match_points)
            continue; /* level, and an instance has said who goes on */
        for (int i = 0; i < all; i++)
            kit_ok(play.row, is_asked(place[i].entry, n) ==
                                 ((c->entry[place[i].entry - 1].group[1] != 0) != (i < (int)cut)));
    }
}

/* What an instance orders for the first two of whom it is a question. */
static void amend(int n)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_REPLACE);
    const struct ad_champ_turn *from = NULL, *to = NULL;
    bool cup = c->run.system == AD_STAGE_KNOCKOUT, begun;

    for (int i = 0; i < n; i++)
        if (turn[i].stake <= AD_CHAMP_STAKE_ROUND && turn[i].had == AD_CHAMP_HAS && !from)
            from = &turn[i];
    for (int i = 0; i < n && from; i++)
        if (turn[i].stake == from->stake && turn[i].had == AD_CHAMP_HAS_NOT &&
            turn[i].group == from->group && turn[i].round == from->round && !to)
            to = &turn[i];
    if (!to || c->run.phase != AD_COMPETITION_RUNNING)
        return;
    begun = from->begun;
    cmd.run.who = c->run.entries[from->entry - 1].who;
    cmd.other = c->run.entries[to->entry - 1].who;
    cmd.point = AD_SJ_8_2;
    cmd.instance = AD_TRIBUNAL;
    champ_do(&play, &cmd);
    if (begun || !play.out.count) {
        kit_ok(play.row, !begun || play.out.count == 0);
        met[TOO_LATE] += play.out.verdict.code == AD_CHAMP_BEGUN;
        return;
    }
    met[cup ? REPLACED_CUP : REPLACED]++;
    n = turned();
    kit_ok(play.row, !is_asked(ad_championship_entry(c, cmd.run.who), n) || cup);
    kit_ok(play.row, !is_asked(ad_championship_entry(c, cmd.other), n));
}

/* A match of a stage or round that is over is ruled on. */
static void late(struct dice *d)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_RULE);
    bool cup = c->run.system == AD_STAGE_KNOCKOUT;
    unsigned from = c->matches ? below(d, c->matches) : 0, n = 0;
    int asked;

    for (unsigned i = 0; i < c->matches && !n; i++) {
        const struct ad_champ_match *m = &c->match[(from + i) % c->matches];

        if (m->state == AD_CHAMP_DONE && m->guest &&
            (c->closed[m->stage] || (cup && m->round < c->run.paired)))
            n = (from + i) % c->matches + 1;
    }
    if (!n)
        return;
    cmd.match = (uint16_t)n;
    cmd.ruling = (uint8_t)(1 + below(d, 2));
    cmd.point = AD_BTO_16_4;
    cmd.instance = AD_FEDERATION_COMMITTEE;
    champ_do(&play, &cmd);
    asked = turned();
    if (c->run.stage && strcmp(play.t.id, "final") == 0 && play.live.entry[0].group[0])
        check_final(asked);
    amend(asked);
}

static void reopen(void)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_REOPEN);

    cmd.point = AD_BTO_5_9;
    cmd.instance = AD_TRIBUNAL;
    champ_do(&play, &cmd);
    met[REOPENED] += play.out.count > 0;
}

/* What brings it on. */
static void go_on(struct dice *d, unsigned groups)
{
    const struct ad_championship *c = &play.live.c;
    bool begun = false;

    for (unsigned i = 0; i < c->run.count; i++)
        begun |= c->entry[i].group[c->run.stage] != 0;
    if (!begun) {
        start(d, groups);
        return;
    }
    if (c->run.system == AD_STAGE_SWISS && c->run.paired < c->run.rounds && below(d, 2)) {
        pair(d); /* now and then too early */
        return;
    }
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == c->run.stage && c->match[i].state <= AD_CHAMP_OPEN) {
            if (c->match[i].state == AD_CHAMP_DUE)
                report(d, i + 1);
            else
                result(d, i + 1);
            return;
        }
    settle(d);
    if (c->run.system == AD_STAGE_KNOCKOUT && c->settled)
        pair(d);
    if (c->settled) {
        struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_CLOSE);
        unsigned closing = c->run.stage;

        champ_do(&play, &cmd);
        for (int i = 0, n = turned(); play.out.count && i < n; i++) /* just closed: as it is */
            kit_ok(play.row, turn[i].stage < closing || turn[i].stake == AD_CHAMP_STAKE_ROUND);
        for (unsigned i = 0; i < c->matches; i++)
            kit_ok(play.row, !c->closed[c->match[i].stage] || c->match[i].state > AD_CHAMP_OPEN);
        check_cut();
    }
}

/* ---- the end ---- */

static bool plays(const struct ad_champ_match *m, unsigned entry, unsigned round)
{
    return m->kind == AD_CHAMP_ROUND && m->round == round &&
           (m->home == entry || m->guest == entry);
}

static unsigned worth(const struct ad_champ_match *m, bool guest, unsigned boards)
{
    unsigned sum = 0;

    for (unsigned b = 0; b < boards; b++) {
        char letter = guest ? m->boards[b].guest : m->boards[b].home;

        sum += letter == '1' || letter == '+' ? 2 : letter == '=' ? 1 : 0;
    }
    return sum;
}

/* Paired round by round: each once a round; of a cup only those who played the round before, and,
 * where nothing was ruled on, nobody who lost. */
static void check_rounds(const struct dice *d)
{
    const struct ad_championship *c = &play.live.c;
    bool cup = c->run.system == AD_STAGE_KNOCKOUT;

    for (unsigned e = 1; c->run.system != AD_STAGE_ROUND_ROBIN && e <= c->run.count; e++)
        for (unsigned r = 1, before = 1; r <= c->run.paired; r++) {
            unsigned n = 0;

            for (unsigned i = 0; i < c->matches; i++) {
                const struct ad_champ_match *m = &c->match[i];

                if (!plays(m, e, r))
                    continue;
                n++;
                kit_ok(play.row, !cup || before);
            }
            kit_ok(play.row, n <= 1);
            before = n;
            for (unsigned i = 0; n && i < c->matches; i++) {
                const struct ad_champ_match *m = &c->match[i];
                bool guest = m->guest == e;

                if (plays(m, e, r) && m->guest && m->state == AD_CHAMP_DONE && !m->rulings &&
                    m->ruling == AD_MATCH_AS_PLAYED &&
                    worth(m, guest, d->boards) < worth(m, !guest, d->boards))
                    before = 0;
            }
        }
}

static void check_outcome(void)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_outcome out[CHAMP_ENTRIES];
    unsigned seen = 0;
    int n = ad_championship_outcome(out, CHAMP_ENTRIES, c, &play.t, NULL, play.room, play.memory);

    for (unsigned i = 0; i < c->run.count; i++)
        seen += c->entry[i].group[0] != 0;
    kit_ok(play.row, n == (int)seen);
    for (int i = 0; i < n; i++) {
        kit_ok(play.row, c->entry[out[i].entry - 1].group[out[i].stage] == out[i].group);
        kit_ok(play.row, !out[i].title || (out[i].stage == c->run.stage && out[i].place <= 4));
        kit_ok(play.row, !(out[i].title || out[i].qualified) ||
                             c->run.entries[out[i].entry - 1].state == AD_ENTRY_ADMITTED);
        for (int k = 0; k < i; k++)
            kit_ok(play.row, out[i].entry != out[k].entry);
    }
}

/* Too little memory is said so, and nothing is changed by it. */
static void check_memory(struct dice *d)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_SETTLE);
    struct ad_champ_place place[CHAMP_ENTRIES];
    size_t less = below(d, (unsigned)play.memory);
    int got =
        ad_championship_ranking(place, CHAMP_ENTRIES, &play.live.c, &play.t, 0, 1, play.room, less);

    kit_ok(play.row, got >= 0 || got == AD_EFULL);
    got = ad_championship_decide(&play.out, &play.live.c, &play.t, &cmd, play.room, less);
    kit_ok(play.row, got == 0 || (got == AD_EFULL && play.out.count == 0));
}

/* Returns whether it came to its end. */
static bool one(struct kit_row *row, struct dice *d, unsigned kind)
{
    unsigned n = events[kind].least + below(d, events[kind].most - events[kind].least + 1);
    unsigned groups = events[kind].groups, wild = below(d, 3) ? 0 : 12, again = below(d, 3);

    if (!champ_begin(&play, row, events[kind].name))
        return false;
    d->boards = play.t.unit.word == AD_UNIT_TEAM ? (unsigned)play.t.boards.n : 1;
    enter_all(d, n);
    for (unsigned step = 0; step < 900 && play.live.c.run.phase != AD_COMPETITION_OVER; step++) {
        if (wild && below(d, 100) < wild)
            nonsense(d);
        else
            go_on(d, groups);
        if (wild && below(d, 4) == 0)
            late(d);
        if (play.live.c.run.phase == AD_COMPETITION_OVER && again && again--) {
            late(d);
            reopen();
        }
        if (below(d, 24) == 0)
            champ_check_tables(&play);
        if (row->failures)
            return false;
    }
    champ_check_tables(&play);
    check_rounds(d);
    check_memory(d);
    if (play.live.c.run.phase != AD_COMPETITION_OVER)
        return false;
    check_outcome();
    return true;
}

static void random_championships(struct kit_row *row)
{
    struct dice d = {.rng = kit_seed(row)};
    unsigned kinds = sizeof events / sizeof *events, many = row->long_run ? 20000 : 2000;
    unsigned over = 0, ended[sizeof events / sizeof *events] = {0};

    for (unsigned i = 0; i < many && !row->failures; i++) {
        unsigned kind = below(&d, 40) == 0 ? 5 : below(&d, kinds);

        if (kind == 5 && below(&d, 4)) /* the large one less often */
            kind = 0;
        if (one(row, &d, kind)) {
            over++;
            ended[kind]++;
        }
        if (row->failures)
            kit_fail(row, "championship %u: %s", i, events[kind].name);
    }
    kit_ok(row, over > many * 9 / 10); /* nearly all come to an end */
    for (unsigned i = 0; i < SITUATIONS && !row->failures; i++)
        if (met[i] == 0)
            kit_fail(row, "never met: %s", situations[i]);
    for (unsigned i = 0; i < kinds && !row->failures; i++)
        if (ended[i] < many / 200)
            kit_fail(row, "%s: only %u came to an end", events[i].name, ended[i]);
}

static const struct kit_test tests[] = {
    {"championship-random", random_championships},
    {0},
};

const struct kit_suite suite_championship_random = {NULL, tests};
