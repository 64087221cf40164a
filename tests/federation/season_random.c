/*
 * tests/federation/season_random.c -- what holds in every season, whatever anybody does.
 *
 * A random federation plays two leagues at once: clubs register and change lists, people come and go,
 * line-ups are right and wrong, boards are adjourned, teams stay away and withdraw, directors rule,
 * fine and ban, and some of it goes through protest to the tribunal. After every step:
 *
 *   the books balance, each booking and all of it                        season_check.c
 *   nobody has sat for two clubs and was found eligible for both         season_match.c
 *   who was not eligible has cost his team the match                     season_match.c
 *   no list has another order while its championship runs                season_check.c
 *   a substitute's uses stay his, whatever number he gets                season_check.c
 *   every verdict names points that exist, every refusal at least one    season_check.c
 *   what was told as the last day for a step is never earlier later on   season_check.c
 *   deciding changes nothing and says the same twice                     season_check.c
 *   all streams from nothing give the same state, byte by byte           season_world.c
 */
#include <string.h>

#include "season_parts.h"

static void register_club(struct world *w, unsigned k)
{
    struct ad_squad_line list[LINES];
    const struct ad_person *persons[LINES];
    unsigned n = teams_list(w, k, list);
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_REGISTER,
                               .on = ad_date_make(SEASON, 7, 20),
                               .deadline = ad_date_make(SEASON, 7, 31),
                               .list = list,
                               .list_count = n,
                               .persons = persons};
    struct ad_squad_cmd good = cmd;

    for (unsigned i = 0; i < 2 && chance(w, 2); i++) {
        teams_spoil_list(w, &cmd, list);
        for (unsigned p = 0; p < n; p++)
            persons[p] = &w->person[list[p].person];
        world_squad(w, k, &cmd);
    }
    teams_list(w, k, list);
    for (unsigned p = 0; p < n; p++)
        persons[p] = &w->person[list[p].person];
    kit_ok(w->row, world_squad(w, k, &good) == 0);
    for (unsigned i = 0; i < 2 && chance(w, 3); i++)
        affairs_reorder(w, k);
}

static void enter_team(struct world *w, unsigned k, unsigned l, bool one_class)
{
    struct ad_squad_cmd cmd = {
        .kind = AD_SQUAD_ENTER,
        .on = w->now,
        .team = {.number = w->league[l].team, .class_of = one_class ? 10 : 10 * (l + 1)}};
    struct ad_champ_cmd run = {.kind = AD_CHAMP_RUN,
                               .run = {.kind = AD_RUN_ENTER, .who = league_team(w, k, l)},
                               .club = club_id(k),
                               .team = w->league[l].team,
                               .on = w->now};

    kit_ok(w->row, world_squad(w, k, &cmd) == 0);
    kit_ok(w->row, world_champ(w, l, &run));
    if (chance(w, 10)) /* once more */
        kit_ok(w->row, !world_champ(w, l, &run));
    run.run.kind = AD_RUN_ADMIT;
    kit_ok(w->row, world_champ(w, l, &run));
}

/* The list begins to count: from now on the test keeps its own copy. */
static void begin_club(struct world *w, unsigned k)
{
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_BEGIN, .on = w->now};
    const struct ad_squad *s = &w->live.squad[k].s;

    kit_ok(w->row, world_squad(w, k, &cmd) == 0);
    if (!w->own.running[k]++) {
        memcpy(w->own.before[k], s->lines, s->line_count * sizeof *s->lines);
        w->own.lines[k] = s->line_count;
    }
}

static void start_stage(struct world *w, unsigned l)
{
    struct ad_champ_draw draw[TEAMS];
    unsigned n = league_teams(w, l), size = w->league[l].size;
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_START,
                               .run = {.confirmed = true, .groups = (uint16_t)w->league[l].groups},
                               .draw = draw,
                               .draws = n,
                               .on = w->now};

    for (unsigned i = 0; i < n; i++)
        draw[i] = (struct ad_champ_draw){league_team(w, i, l), (uint8_t)(1 + i / size),
                                         (uint16_t)(1 + i % size)};
    for (unsigned i = n; i-- > 1;) { /* who draws which number */
        unsigned k = kit_below(&w->rng, i + 1);
        uint32_t who = draw[i].who;

        draw[i].who = draw[k].who;
        draw[k].who = who;
    }
    if (league_champ(w, l)->run.phase == AD_COMPETITION_ENTRIES && chance(w, 4)) {
        draw[0].number = (uint16_t)(size + 1);
        kit_ok(w->row, !world_champ(w, l, &cmd));
        draw[0].number = 1;
    }
    if (league_champ(w, l)->run.phase != AD_COMPETITION_ENTRIES)
        cmd.draws = 0; /* the final goes by the places */
    kit_ok(w->row, world_champ(w, l, &cmd));
}

static void before_the_season(struct world *w)
{
    bool one_class = chance(w, 4);

    for (int i = 0; i < 20; i++, w->now += i % 2)
        affairs_transfer(w);
    for (unsigned k = 0; k < w->clubs; k++)
        register_club(w, k);
    w->now = ad_date_make(SEASON, 9, 1);
    for (unsigned l = 0; l < LEAGUES; l++) {
        for (unsigned k = 0; k < league_teams(w, l); k++)
            enter_team(w, k, l, one_class);
        start_stage(w, l);
        for (unsigned k = 0; k < league_teams(w, l); k++)
            begin_club(w, k);
        world_check(w);
    }
}

static void draw_lots(struct world *w, unsigned l, unsigned contest)
{
    const struct ad_champ_contest *k = &league_champ(w, l)->contest[contest - 1];
    unsigned first = kit_below(&w->rng, k->count);

    for (unsigned i = 0; i < k->count; i++)
        w->met[MET_LOT] +=
            world_champ(w, l,
                        &(struct ad_champ_cmd){
                            .kind = AD_CHAMP_LOT,
                            .contest = (uint8_t)contest,
                            .run = {.who = league_champ(w, l)->run.entries[k->who[i] - 1].who},
                            .number = (uint16_t)(1 + (first + i) % k->count),
                            .on = w->now,
                            .drawer = AD_DRAWER_DIRECTOR});
}

static void end_of_league(struct world *w, unsigned l)
{
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_END, .on = w->now};

    w->league[l].over = true;
    w->met[MET_OVER]++;
    for (unsigned k = 0; k < league_teams(w, l); k++) {
        kit_ok(w->row, world_squad(w, k, &cmd) == 0);
        w->own.running[k]--;
    }
}

/* Numbers for a play-off of more than two are drawn as well. */
static void draw_numbers(struct world *w, unsigned l, unsigned contest)
{
    const struct ad_champ_contest *k = &league_champ(w, l)->contest[contest - 1];
    unsigned first = kit_below(&w->rng, k->count);
    struct ad_champ_draw draw[AD_TIED_MAX];

    for (unsigned i = 0; i < k->count; i++)
        draw[i] = (struct ad_champ_draw){league_champ(w, l)->run.entries[k->who[i] - 1].who, 0,
                                         (uint16_t)(1 + (first + i) % k->count)};
    world_champ(w, l,
                &(struct ad_champ_cmd){
                    .kind = AD_CHAMP_SETTLE, .draw = draw, .draws = k->count, .on = w->now});
}

/* No match is due: what is level is settled, and the stage closed. */
static void settle(struct world *w, unsigned l)
{
    unsigned stage = league_champ(w, l)->run.stage;

    match_finish(w, l);
    world_champ(w, l, &(struct ad_champ_cmd){.kind = AD_CHAMP_SETTLE, .on = w->now});
    if (w->verdict.code == AD_CHAMP_ASK_MOVES)
        world_champ(w, l,
                    &(struct ad_champ_cmd){.kind = AD_CHAMP_MOVES,
                                           .number = (uint16_t)kit_below(&w->rng, 3),
                                           .amount = (int16_t)kit_below(&w->rng, 3),
                                           .on = w->now});
    else if (w->verdict.code == AD_CHAMP_NEED_LOT && w->verdict.numbers)
        draw_numbers(w, l, w->verdict.contest);
    else if (w->verdict.code == AD_CHAMP_NEED_LOT)
        draw_lots(w, l, w->verdict.contest);
    if (w->verdict.code != AD_CHAMP_OK ||
        !world_champ(w, l,
                     &(struct ad_champ_cmd){
                         .kind = AD_CHAMP_CLOSE, .run = {.confirmed = true}, .on = w->now}))
        return;
    if (league_champ(w, l)->run.phase == AD_COMPETITION_OVER)
        end_of_league(w, l);
    else if (league_champ(w, l)->run.stage != stage)
        start_stage(w, l);
}

/* All matches of the next round that is due, or the end of a stage. */
static void play_round(struct world *w, unsigned l)
{
    struct ad_championship *c = league_champ(w, l);
    unsigned round = 0;

    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].state == AD_CHAMP_DUE && c->match[i].guest &&
            (!round || c->match[i].round < round))
            round = c->match[i].round;
    if (!round) {
        settle(w, l);
        return;
    }
    for (unsigned i = 0; i < c->matches && !w->row->failures; i++)
        if (c->match[i].state == AD_CHAMP_DUE && c->match[i].guest && c->match[i].round == round) {
            match_play(w, l, i + 1);
            if (chance(w, 3))
                affairs_any(w);
        }
}

static void one_season(struct world *w)
{
    before_the_season(w);
    for (unsigned week = 0; week < 80 && !w->row->failures; week++) {
        bool over = true;

        w->now += 7;
        for (unsigned l = 0; l < LEAGUES; l++)
            if (!w->league[l].over) {
                play_round(w, l);
                over = false;
            }
        affairs_any(w);
        affairs_cases(w);
        if (over && week > 30)
            break;
    }
    for (unsigned l = 0; l < LEAGUES; l++)
        kit_ok(w->row, w->league[l].over);
    world_check(w);
    world_replay(w);
}

static void random_seasons(struct kit_row *row)
{
    static const char *const names[] = {
#define X(id, text) text,
        MET_MAP(X)
#undef X
    };
    struct kit_rng rng = kit_seed(row);
    static struct world w;
    unsigned met[METS] = {0};

    for (unsigned i = 0; i < (row->long_run ? 20000 : 2500 / KIT_PART); i++) {
        world_make(&w, row, &rng, met);
        one_season(&w);
        rng = w.rng;
        if (row->failures) {
            kit_fail(row, "in season %u", i);
            return;
        }
    }
    for (unsigned m = 0; m < METS; m++) /* else it has proven nothing about it */
        if (!met[m] && (KIT_PART == 1 || row->long_run))
            kit_fail(row, "never met: %s", names[m]);
}

static const struct kit_test tests[] = {
    {"season: random seasons keep what the order promises", random_seasons},
    {0},
};

const struct kit_suite suite_season_random = {NULL, tests};
