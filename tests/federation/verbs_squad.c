/*
 * tests/federation/verbs_squad.c -- a club's season in one row, and what no row can say.
 */
#include <stdio.h>
#include <string.h>

#include "adoube/err.h"
#include "squad_play.h"
#include "federation/names.h"
#include "federation/squad_inside.h"

/* squad | options | steps */
static void squad(struct kit_row *row)
{
    static struct squad_season w;
    const char *text = row->field[1];
    char one[SQUAD_STEP];

    squad_begin(&w, row, row->field[0]);
    while (*text) {
        size_t len = strcspn(text, ";");

        if (len >= sizeof one) {
            kit_fail(row, "a step is too long");
            return;
        }
        memcpy(one, text, len);
        one[len] = '\0';
        squad_step(&w, one);
        text += len + (text[len] == ';');
    }
}

/* ---- what no row can say ---- */

static void edges(struct kit_row *row)
{
    static struct squad_season w;
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_CMDS};
    struct ad_lineup_report r = {0};
    struct ad_lineup none = {0};
    struct ad_lineup_line two[2];
    char got[160];

    squad_begin(&w, row, "");
    squad_command(&w, &cmd, got, sizeof got);
    kit_is(row, "nonsense", got);
    cmd = (struct ad_squad_cmd){.kind = AD_SQUAD_REGISTER, .list = w.list, .club = &w.near};
    cmd.list_count = squad_list(&w, "1-8");
    squad_command(&w, &cmd, got, sizeof got); /* another club's facts */
    kit_is(row, "nonsense", got);
    cmd = (struct ad_squad_cmd){.kind = AD_SQUAD_PLAYED, .lineup = &none, .report = &r};
    squad_command(&w, &cmd, got, sizeof got); /* no boards */
    kit_is(row, "nonsense", got);
    squad_step(&w, (char[]){"register 1-8"});
    kit_ok(row, w.out.need_count == 9 && w.out.needs[8].kind == AD_NEED_CLUB);
    cmd = (struct ad_squad_cmd){
        .kind = AD_SQUAD_ADD, .list = w.list, .list_count = 1, .on = AD_NO_DATE};
    squad_command(&w, &cmd, got, sizeof got); /* nobody knows when the pass was applied for */
    kit_is(row, "nonsense", got);
    cmd = (struct ad_squad_cmd){
        .kind = AD_SQUAD_REGISTER, .list = w.list, .list_count = AD_SQUAD_LINES + 1};
    squad_command(&w, &cmd, got, sizeof got);
    kit_is(row, "full", got);
    kit_ok(row, ad_squad_case(&w.c, two, 2, &w.live.s, NULL) == AD_EFULL);
    kit_ok(row, ad_squad_line_of(&w.live.s, 3)->rank == 3 && !ad_squad_line_of(&w.live.s, 9));
    kit_is(row, "listed", ad_squad_event_name(AD_SQUAD_EV_LISTED));
    /* Of a match: whoever sits or is named. */
    squad_match(&w, "1: 1 2 3 4 5 6 7 (8)", true, got, sizeof got);
    kit_ok(row, w.out.need_count == 8 && w.out.count == 7);
    for (unsigned i = 0; i < w.out.need_count; i++)
        kit_ok(row, w.out.needs[i].kind == AD_NEED_PERSON && w.out.needs[i].id == i + 1);
}

/* An event that cannot be, or for which there is no room, leaves all as it was. */
static void no_such_event(struct squad_season *w, struct ad_squad_event e, int want)
{
    static struct squad_room before;

    e.seq = w->live.s.seq + 1;
    before = w->live;
    kit_ok(w->row, ad_squad_apply(&w->live.s, &e) == want);
    kit_ok(w->row, squad_same(&before, &w->live));
}

static void broken_records(struct kit_row *row)
{
    static struct squad_season w;

    squad_begin(&w, row, "lines=4 uses=1");
    squad_step(&w, (char[]){"register 1-4"});
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EVENTS}, AD_EINVAL);
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_LISTED, .at = 4}, AD_EFULL);
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_SERVED}, AD_EINVAL);
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_ENDED}, AD_EINVAL);
    w.live.s.line_count = 2;
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_LISTED, .at = 3}, AD_EINVAL);
    w.live.s.use_count = 1;
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_USED, .use = {.rank = 9}},
                  AD_EINVAL);
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_USED, .use = {.rank = 1}},
                  AD_EFULL);
    w.live.s.ban_count = AD_SQUAD_BANS;
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_BANNED, .ban = {9, 9, 1}},
                  AD_EINVAL);
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_BANNED, .ban = {1, 9, 1}},
                  AD_EFULL);
    w.live.s.team_count = AD_SQUAD_TEAMS;
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_ENTERED, .team = {9, 9}},
                  AD_EFULL);
    w.live.s.running = UINT16_MAX;
    no_such_event(&w, (struct ad_squad_event){.kind = AD_SQUAD_EV_BEGUN}, AD_EFULL);
}

/* Bans beside the bars that somebody has already; and no room for them. */
static void bars_and_bans(struct kit_row *row)
{
    static struct squad_season w;
    static struct ad_squad_barred room;
    static const struct ad_bar later[AD_SQUAD_BARS] = {{.from = 99999, .until = AD_NO_DATE}};
    struct ad_lineup_line lines[4];
    struct ad_lineup_report r = {.ban_count = 1, .bans = {{3, 1, 1}}};
    struct ad_lineup one = {.boards = 1};
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_PLAYED, .lineup = &one, .report = &r};
    char got[160];

    squad_begin(&w, row, "youth");
    squad_step(&w, (char[]){"register 1-4"});
    squad_command(&w, &cmd, got, sizeof got);
    kit_ok(row, ad_squad_banned(&w.live.s, 3, 1) && !ad_squad_banned(&w.live.s, 3, 2) &&
                    !ad_squad_banned(&w.live.s, 4, 1));
    w.people[3].bars = later;
    w.people[3].bar_count = 1;
    for (unsigned i = 0; i < 4; i++)
        w.of_list[i] = i == 1 ? NULL : &w.people[i + 1];
    kit_ok(row, ad_squad_case(&w.c, lines, 4, &w.live.s, w.of_list) == 0);
    kit_ok(row, ad_squad_bars(&room, lines, &w.live.s) == 0 && room.count == 1);
    kit_ok(row, lines[2].person == &room.person[0] && lines[3].person == &w.people[4]);
    kit_ok(row, lines[2].person->bar_count == 2 && lines[2].person->bars[0].from == 99999 &&
                    lines[2].person->bars[1].matches == 1 && lines[2].person->bars[1].youth == 1);
    w.people[3].bar_count = AD_SQUAD_BARS;
    kit_ok(row, ad_squad_case(&w.c, lines, 4, &w.live.s, w.of_list) == 0);
    kit_ok(row, ad_squad_bars(&room, lines, &w.live.s) == AD_EFULL);
    /* of one more than can be kept, and for more than can be counted */
    w.live.s.bans[0].left = w.replayed.s.bans[0].left = UINT8_MAX;
    squad_command(&w, &cmd, got, sizeof got);
    kit_is(row, "full", got);
    w.live.s.ban_count = w.replayed.s.ban_count = AD_SQUAD_BANS;
    r.bans[0].rank = 4;
    squad_command(&w, &cmd, got, sizeof got);
    kit_is(row, "full", got);
    /* somebody else's record */
    one.seats[0] = (struct ad_lineup_seat){AD_LINEUP_TAKEN, 2};
    w.of_list[1] = &w.people[3];
    r.ban_count = 0;
    cmd.persons = w.of_list;
    squad_command(&w, &cmd, got, sizeof got);
    kit_is(row, "nonsense", got);
}

/* Any list, any command: refusals and errors leave all as it was, replay gives the same (command
 * checks both), no rank and no person is there twice, and late ones stay behind. */
static void any_command(struct kit_row *row)
{
    static const char *const verbs[] = {"register", "enter",   "add",    "add",
                                        "add",      "reorder", "begin",  "end",
                                        "served",   "played",  "played", "reorder"};
    struct kit_rng rng = kit_seed(row);
    static struct squad_season w;
    char got[400], args[SQUAD_STEP];
    unsigned reached[2] = {0};

    for (unsigned i = 0; i < (row->long_run ? 200000 : 20000) && !row->failures; i++) {
        const char *verb = verbs[kit_below(&rng, sizeof verbs / sizeof *verbs)];
        const struct ad_squad *s = &w.live.s;
        unsigned from = 1 + kit_below(&rng, 30), at = kit_below(&rng, 40);

        if (i % 100 == 0)
            squad_begin(&w, row, "lines=40 uses=60 foreign=3,4,5,6 stranger=9");
        snprintf(args, sizeof args, "%u-%u on=1987-%02u-20 at=%u top=%u", from,
                 from + (verb[0] == 'a' ? 0 : kit_below(&rng, 30)), 6 + kit_below(&rng, 4), at,
                 kit_below(&rng, 2));
        if (verb[0] == 'p')
            snprintf(args, sizeof args, "%u: %u (%u) %u %u -", 1 + kit_below(&rng, 3), from,
                     from + 1, from + 2 + kit_below(&rng, 9), from + 20);
        if (verb[0] == 'r' && verb[2] == 'o') { /* the list it has, two of it exchanged */
            int len = 0;
            unsigned a = kit_below(&rng, s->line_count + 1), b = kit_below(&rng, s->line_count + 1);

            args[0] = '\0';
            for (unsigned k = 0; k < s->line_count && len < SQUAD_STEP - 20; k++)
                len += snprintf(args + len, sizeof args - (size_t)len, "%s%u:%u", k ? "," : "",
                                s->lines[k].rank,
                                s->lines[k == a && b < s->line_count   ? b
                                         : k == b && a < s->line_count ? a
                                                                       : k]
                                    .person);
        }
        squad_do(&w, verb, args, got, sizeof got);
        reached[strncmp(got, "ok", 2) == 0]++;
        for (unsigned k = 1; k < s->line_count; k++)
            kit_ok(row, s->lines[k - 1].rank < s->lines[k].rank);
        kit_ok(row, s->use_count <= s->use_cap && s->line_count <= s->line_cap);
    }
    kit_ok(row, reached[0] > 1000 && reached[1] > 1000);
}

static const struct kit_verb verbs[] = {{"squad", 2, squad}, {0}};

static const struct kit_test tests[] = {
    {"squad: what makes no sense, and what a decision rests on", edges},
    {"squad: an event that cannot be changes nothing", broken_records},
    {"squad: bans beside other bars", bars_and_bans},
    {"squad: any command keeps the list in order and replays", any_command},
    {0},
};

const struct kit_suite suite_squad = {verbs, tests};
