/*
 * tests/tournament/verbs_tour.c -- tournaments run from the text of a row.
 *
 * tour | system and rules | what happens, parted by ; | what was asked for and answered
 *
 *   swiss, swiss-2017, robin, knockout, scheveningen, team; rounds=5 cycles=2 first=b fide draw=8 bye=20
 *   order=PTS,BH rules=2023                        in the first column, and behind `set`
 *   enter 13                   so many, of ratings 2200, 2190, …
 *   late 1990 [fide=12] [id=3] [letter=H]          one more
 *   change 3 rating=2400, number [3,1,2], in 3, bye 3 2 H, withdraw 3, return 3, forbid 1,2 [round=2],
 *   accelerate 1,2 [points=10]
 *   pair [lot=1], hand 1-7 8-2 13, unpair, publish, close, finish, reopen why
 *   r 1 2 1-0 [w]              result of round 1, board 2; w: White goes on
 *   rest white | draw | number all games of the last round that are open; number: the lower wins
 *   correct 1 2 0-1 [why], adjourn 1 2
 *   boards=4 in the first column: teams. Then also
 *   member 3 [id=5] [at=2]     another player for team 3; teams 6 5: six teams of five players
 *   line-up 3 2 1,2,0,4        team 3 in round 2, by the places in its list; 0: an empty chair
 *   r 1 2.3 1-0                round 1, match 2, board 3; r 1 2 +--: the match as a whole
 *   match 1 2                  its boards: places in the lists and results, colour of the first; points
 *   … +open-results            confirms
 *   v                          the last verdict: code, where, warnings with their places
 *   boards 2, cells 3, numbers, table, state       what stands there; players by their numbers
 *
 * Whatever is refused and not asked for with v stands in the answer as !code.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/match.h"
#include "tour_play.h"
#include "tournament/names.h"

static struct tour play;

struct line {
    char word[24][64];
    unsigned count;
};

struct answer {
    char text[2000];
    size_t len;
    bool refused; /* and not yet said */
};

static void say(struct answer *a, const char *text)
{
    int n = snprintf(a->text + a->len, sizeof a->text - a->len, "%s%s", a->len ? " / " : "", text);

    a->len += (size_t)n < sizeof a->text - a->len ? (size_t)n : 0;
}

static const char *value(const struct line *l, const char *key)
{
    size_t len = strlen(key);

    for (unsigned i = 0; i < l->count; i++)
        if (strncmp(l->word[i], key, len) == 0 && l->word[i][len] == '=')
            return l->word[i] + len + 1;
    return NULL;
}

static int number(const struct line *l, const char *key, int usual)
{
    const char *v = value(l, key);

    return v ? atoi(v) : usual;
}

static bool said(const struct line *l, const char *word)
{
    for (unsigned i = 0; i < l->count; i++)
        if (strcmp(l->word[i], word) == 0)
            return true;
    return false;
}

static uint32_t confirmed(const struct line *l)
{
    uint32_t bits = 0;

    for (unsigned i = 1; i < l->count; i++)
        if (l->word[i][0] == '+') {
            enum ad_tour_warning w = ad_tour_warning_find(l->word[i] + 1, strlen(l->word[i] + 1));

            kit_ok(play.row, w < AD_TOUR_WARNINGS);
            bits |= 1u << w;
        }
    return bits;
}

static void do_it(struct answer *a, const struct line *l, struct ad_tour_cmd cmd)
{
    cmd.confirmed = confirmed(l);
    a->refused = tour_do(&play, &cmd) != AD_TOUR_OK;
}

/* ---- rules ---- */

static void read_system(struct ad_tour_rules *r, const struct line *l)
{
    static const struct {
        const char *name;
        uint8_t system, table;
    } systems[] = {{"swiss", AD_SWISS_DUTCH_2026, 0},
                   {"swiss-2017", AD_SWISS_DUTCH_2017, 0},
                   {"robin", AD_ROUND_ROBIN, AD_TABLE_BERGER},
                   {"scheveningen", AD_ROUND_ROBIN, AD_TABLE_SCHEVENINGEN},
                   {"knockout", AD_KNOCKOUT, 0},
                   {"team", AD_SWISS_TEAM_2026, 0}};

    for (unsigned i = 0; i < sizeof systems / sizeof *systems; i++)
        if (said(l, systems[i].name)) {
            r->system = systems[i].system;
            r->table = systems[i].table;
        }
}

static void read_rules(struct ad_tour_rules *r, const struct line *l)
{
    const char *first = value(l, "first"), *order = value(l, "order"), *rules = value(l, "rules");
    enum ad_rules ranking;

    read_system(r, l);
    r->rounds = (uint8_t)number(l, "rounds", r->rounds);
    r->cycles = (uint8_t)number(l, "cycles", r->cycles);
    r->boards = (uint8_t)number(l, "boards", r->boards);
    r->first = first ? *first : r->first;
    r->fide = (r->fide || said(l, "fide")) && !said(l, "free");
    for (unsigned i = 0; i < 2; i++)
        r->scoring.draw[i] = number(l, "draw", r->scoring.draw[i]);
    r->scoring.pairing_bye = number(l, "bye", r->scoring.pairing_bye);
    if (order)
        r->tiebreaks =
            (uint8_t)ad_tiebreak_read_list(r->order, AD_TOUR_TIEBREAKS, order, strlen(order), NULL);
    if (rules && kit_ok(play.row, ad_rules_read(&ranking, rules, strlen(rules))))
        r->ranking = (uint8_t)ranking;
}

static void set(struct answer *a, const struct line *l, enum ad_tour_cmd_kind kind)
{
    struct ad_tour_rules r;

    memcpy(&r, &play.live.tour.rules, sizeof r);
    if (kind == AD_TOUR_OPEN)
        r.scoring = value(l, "boards") ? ad_scoring_match : ad_scoring_usual;
    r.games = ad_scoring_usual;
    read_rules(&r, l);
    r.bye_games = 5 * r.boards;
    do_it(a, l, (struct ad_tour_cmd){.kind = (uint8_t)kind, .rules = &r});
}

/* ---- entries ---- */

static uint16_t place_of(const char *text)
{
    unsigned n = (unsigned)atoi(text), place = ad_tour_numbered(&play.live.tour, n);

    return (uint16_t)(place || !n ? place : 999);
}

static void enter(struct answer *a, const struct line *l)
{
    int n = atoi(l->word[1]);

    for (int i = 1; i <= n && !a->refused; i++)
        do_it(a, l,
              (struct ad_tour_cmd){
                  .kind = AD_TOUR_ENTER,
                  .person = {.id = (uint32_t)i, .rating = (int16_t)(2210 - 10 * i)}});
}

/* ---- teams ---- */

static void member(struct answer *a, const struct line *l)
{
    do_it(a, l,
          (struct ad_tour_cmd){
              .kind = AD_TOUR_MEMBER,
              .who = place_of(l->word[1]),
              .number = (uint16_t)number(l, "at", 0),
              .person = {.id = (uint32_t)number(l, "id", (int)play.live.tour.player_count + 1),
                         .fide = (uint64_t)number(l, "fide", 0)}});
}

static void teams(struct answer *a, const struct line *l)
{
    int n = atoi(l->word[1]), each = atoi(l->word[2]);

    enter(a, l);
    for (int i = 0; i < n * each && !a->refused; i++)
        do_it(a, l,
              (struct ad_tour_cmd){.kind = AD_TOUR_MEMBER,
                                   .who = (uint16_t)(i / each + 1),
                                   .person = {.id = (uint32_t)i + 1}});
}

static void line_up(struct answer *a, const struct line *l)
{
    struct ad_tour_cmd cmd = {
        .kind = AD_TOUR_LINE_UP, .who = place_of(l->word[1]), .round = (uint16_t)atoi(l->word[2])};
    uint16_t who[TOUR_BOARDS + 1];

    for (const char *at = l->word[3]; *at && cmd.listed <= TOUR_BOARDS; at += *at == ',') {
        unsigned order = (unsigned)strtoul(at, (char **)&at, 10);
        unsigned player = order ? ad_tour_member(&play.live.tour, cmd.who, order) : 0;

        who[cmd.listed++] = (uint16_t)(order && !player ? order : player);
    }
    cmd.list = who;
    do_it(a, l, cmd);
}

static void late(struct answer *a, const struct line *l)
{
    const char *letter = value(l, "letter");

    do_it(a, l,
          (struct ad_tour_cmd){
              .kind = AD_TOUR_ENTER,
              .letter = letter ? *letter : 0,
              .person = {.id = (uint32_t)number(l, "id", (int)play.live.tour.count + 1),
                         .fide = (uint64_t)number(l, "fide", 0),
                         .rating = (int16_t)atoi(l->word[1])}});
}

static void change(struct answer *a, const struct line *l)
{
    unsigned who = place_of(l->word[1]);
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_CHANGE, .who = (uint16_t)who};

    if (who <= play.live.tour.count)
        cmd.person = (struct ad_tour_person){
            play.live.tour.entry[who - 1].id, play.live.tour.entry[who - 1].fide,
            play.live.tour.entrants[who - 1].rating, play.live.tour.entrants[who - 1].title};
    cmd.person.rating = (int16_t)number(l, "rating", cmd.person.rating);
    cmd.person.fide = (uint64_t)number(l, "fide", (int)cmd.person.fide);
    cmd.person.id = (uint32_t)number(l, "id", (int)cmd.person.id);
    do_it(a, l, cmd);
}

static unsigned list(uint16_t out[TOUR_ENTRIES], const char *text)
{
    unsigned n = 0;

    for (const char *at = text; at && *at && n < TOUR_ENTRIES; at = strchr(at, ',')) {
        at += *at == ',';
        out[n++] = place_of(at);
    }
    return n;
}

static void listed(struct answer *a, const struct line *l, enum ad_tour_cmd_kind kind)
{
    uint16_t who[TOUR_ENTRIES];
    struct ad_tour_cmd cmd = {.kind = (uint8_t)kind,
                              .round = (uint16_t)number(l, "round", 0),
                              .last = (uint16_t)number(l, "last", 0),
                              .points = number(l, "points", 10)};

    if (l->count > 1 && l->word[1][0] != '+') {
        cmd.list = who;
        cmd.listed = list(who, l->word[1]);
    }
    do_it(a, l, cmd);
}

/* ---- rounds ---- */

static void hand(struct answer *a, const struct line *l)
{
    struct ad_pair pairs[TOUR_ENTRIES] = {{0, 0}};
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_BY_HAND, .pairs = pairs};

    for (unsigned i = 1; i < l->count; i++) {
        const char *black = strchr(l->word[i], '-');

        if (l->word[i][0] < '0' || l->word[i][0] > '9')
            continue;
        pairs[cmd.pair_count].white = place_of(l->word[i]);
        if (black)
            pairs[cmd.pair_count].black = place_of(black + 1);
        cmd.pair_count++;
    }
    do_it(a, l, cmd);
}

static void result(struct answer *a, const struct line *l, enum ad_tour_cmd_kind kind)
{
    const char *game = strchr(l->word[2], '.');
    struct ad_tour_cmd cmd = {.kind = (uint8_t)kind,
                              .round = (uint16_t)atoi(l->word[1]),
                              .board = (uint16_t)atoi(l->word[2]),
                              .game = (uint16_t)(game ? atoi(game + 1) : 0),
                              .note = said(l, "why"),
                              .letter = said(l, "w")   ? 'w'
                                        : said(l, "b") ? 'b'
                                                       : 0};

    if (kind != AD_TOUR_ADJOURN && !ad_tour_result_read(cmd.result, l->word[3], strlen(l->word[3])))
        memcpy(cmd.result, "11", 2);
    do_it(a, l, cmd);
}

static void rest(struct answer *a, const struct line *l)
{
    const struct ad_tour *tour = &play.live.tour;
    struct ad_pair pairs[TOUR_ENTRIES];
    unsigned n = ad_tour_boards(pairs, tour, tour->played);

    for (unsigned i = 0; i < n; i++) {
        struct ad_tour_cmd cmd = {
            .kind = AD_TOUR_RESULT, .round = (uint16_t)tour->played, .board = (uint16_t)(i + 1)};
        bool white =
            said(l, "white") || (pairs[i].black && tour->entrants[pairs[i].white - 1].number <
                                                       tour->entrants[pairs[i].black - 1].number);

        if (!pairs[i].black ||
            tour->meetings[(pairs[i].white - 1u) * tour->stride + tour->played - 1].result != '?')
            continue;
        memcpy(cmd.result, said(l, "draw") ? "==" : white ? "10" : "01", 2);
        for (cmd.game = tour->rules.boards > 0; cmd.game <= tour->rules.boards; cmd.game++)
            if (!cmd.game ||
                ad_tour_chair(tour, pairs[i].white, cmd.round, cmd.game)->result == '?')
                do_it(a, l, cmd);
    }
}

static void other(struct answer *a, const struct line *l)
{
    static const struct {
        const char *word;
        uint8_t kind;
    } words[] = {
        {"in", AD_TOUR_CHECK_IN},     {"bye", AD_TOUR_BYE},      {"withdraw", AD_TOUR_WITHDRAW},
        {"return", AD_TOUR_RETURN},   {"out", AD_TOUR_NOT_HERE}, {"pay", AD_TOUR_PAY},
        {"say", AD_TOUR_REPORT},      {"pair", AD_TOUR_PAIR},    {"unpair", AD_TOUR_UNPAIR},
        {"publish", AD_TOUR_PUBLISH}, {"close", AD_TOUR_CLOSE},  {"finish", AD_TOUR_FINISH},
        {"reopen", AD_TOUR_REOPEN}};
    unsigned i = 0, all = sizeof words / sizeof *words;
    struct ad_tour_cmd cmd = {.note = said(l, "why"), .lot = {(uint64_t)number(l, "lot", 0)}};

    while (i < all && strcmp(words[i].word, l->word[0]) != 0)
        i++;
    if (i == all) {
        kit_fail(play.row, "no such word: %s", l->word[0]);
        return;
    }
    cmd.kind = words[i].kind;
    if (i < 7)
        cmd.who = place_of(l->word[1]);
    if (i == 6) {
        cmd.round = (uint16_t)atoi(l->word[2]);
        kit_ok(play.row, ad_tour_result_read(cmd.result, l->word[3], strlen(l->word[3])));
    }
    if (i == 5)
        cmd.number = (uint16_t)atoi(l->word[2]);
    if (i == 1) {
        cmd.round = (uint16_t)atoi(l->word[2]);
        cmd.letter = l->word[3][0] == '-' ? 0 : l->word[3][0];
    }
    do_it(a, l, cmd);
}

/* ---- questions ---- */

static void paid(struct answer *a)
{
    char text[200] = "";

    for (unsigned i = 0; i < play.live.tour.count; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%u", i ? " " : "",
                 play.live.tour.entry[i].paid);
    say(a, text);
}

static unsigned number_at(unsigned place)
{
    return place && place <= play.live.tour.count ? play.live.tour.entrants[place - 1].number
                                                  : place;
}

static void put_at(char *out, size_t cap, const struct ad_tour_at *at)
{
    size_t n = 0;

    if (at->who)
        n += (size_t)snprintf(out + n, cap - n, " %u", number_at(at->who));
    if (at->other)
        n += (size_t)snprintf(out + n, cap - n, "-%u", number_at(at->other));
    if (at->round)
        n += (size_t)snprintf(out + n, cap - n, " r%u", at->round);
    if (at->board)
        n += (size_t)snprintf(out + n, cap - n, " b%u", at->board);
    if (at->count > 1)
        snprintf(out + n, cap - n, " x%u", at->count);
}

static void verdict(struct answer *a)
{
    const struct ad_tour_verdict *v = &play.out.verdict;
    char text[400], at[64] = "";
    size_t n;

    put_at(at, sizeof at, &v->where);
    n = (size_t)snprintf(text, sizeof text, "%s%s", ad_tour_code_name(v->code), at);
    for (unsigned i = 0; i < AD_TOUR_WARNINGS; i++) {
        if (!(v->warned & 1u << i))
            continue;
        at[0] = '\0';
        put_at(at, sizeof at, &v->at[i]);
        n += (size_t)snprintf(text + n, sizeof text - n, ", %s%s%s",
                              ad_tour_warning_name((enum ad_tour_warning)i), at,
                              v->missing & 1u << i ? " !" : "");
    }
    say(a, text);
    a->refused = false;
}

static void boards(struct answer *a, const struct line *l)
{
    struct ad_pair pairs[TOUR_ENTRIES];
    char text[600] = "";
    size_t n = 0;
    unsigned count = ad_tour_boards(pairs, &play.live.tour, (unsigned)atoi(l->word[1]));

    for (unsigned i = 0; i < count; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, pairs[i].black ? "%s%u-%u" : "%s%u",
                              i ? " " : "", number_at(pairs[i].white), number_at(pairs[i].black));
    say(a, text);
}

static char shown(char c)
{
    return (char)(c ? c : '.');
}

/* "1w101 2b==3 … 1.5-0.5 10": board by board, then points and result of the match. */
static void match(struct answer *a, const struct line *l)
{
    const struct ad_tour *tour = &play.live.tour;
    unsigned round = (unsigned)atoi(l->word[1]), board = (unsigned)atoi(l->word[2]);
    struct ad_pair pairs[TOUR_ENTRIES], p;
    const struct ad_meeting *m[2];
    char text[300];
    size_t n = 0;

    if (!kit_ok(play.row, board && board <= ad_tour_boards(pairs, tour, round)))
        return;
    p = pairs[board - 1];
    for (unsigned b = 1; b <= tour->rules.boards; b++) {
        const struct ad_tour_chair *x = ad_tour_chair(tour, p.white, round, b),
                                   *y = ad_tour_chair(tour, p.black, round, b);

        n += (size_t)snprintf(text + n, sizeof text - n, "%u%c%c%c%u%s ",
                              x->player ? tour->players[x->player - 1].order : 0, shown(x->colour),
                              shown(x->result), shown(y->result),
                              y->player ? tour->players[y->player - 1].order : 0,
                              x->adjourned ? "!" : "");
    }
    m[0] = &tour->meetings[(p.white - 1u) * tour->stride + round - 1];
    m[1] = &tour->meetings[(p.black - 1u) * tour->stride + round - 1];
    snprintf(text + n, sizeof text - n, "%g-%g %c%c", m[0]->games / 10.0, m[1]->games / 10.0,
             m[0]->result, m[1]->result);
    say(a, text);
}

static void cells(struct answer *a, const struct line *l)
{
    const struct ad_tour *tour = &play.live.tour;
    unsigned who = place_of(l->word[1]), rounds = tour->rules.rounds;
    char text[TOUR_ROUNDS + 2] = "";

    for (unsigned r = 0; who && r < (rounds ? rounds : tour->played); r++) {
        char c = tour->meetings[(who - 1) * tour->stride + r].result;

        text[r] = c ? c : '.';
    }
    say(a, text);
}

/* Ids, in the order of their numbers. */
static void numbers(struct answer *a)
{
    char text[400] = "";
    size_t n = 0;

    for (unsigned i = 1; i <= play.live.tour.count; i++) {
        unsigned who = ad_tour_numbered(&play.live.tour, i);

        n += (size_t)snprintf(text + n, sizeof text - n, "%s%u", n ? " " : "",
                              who ? play.live.tour.entry[who - 1].id : 0);
    }
    say(a, text);
}

static void table(struct answer *a)
{
    struct ad_tiebreak pts;
    struct ad_standings s;
    struct ad_tournament t;
    char text[400] = "";
    size_t n = 0;

    ad_tour_view(&t, &play.live.tour);
    ad_tiebreak_read(&pts, "PTS", 3, NULL);
    if (!kit_ok(play.row,
                ad_standings_make(&s, &t, &pts, 1, &(struct ad_standings_how){.rounds = t.played},
                                  play.memory, sizeof play.memory) == 0))
        return;
    for (unsigned i = 0; i < s.count; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%u %g", i ? ", " : "",
                              t.entrants[s.rows[i].who].number,
                              (double)ad_standings_value(&s, s.rows[i].who, 0) / 100);
    say(a, text);
}

static void state(struct answer *a)
{
    static const char *const phases[] = {"nothing", "running", "finished"};
    const struct ad_tour *tour = &play.live.tour;
    const struct ad_tour_round *r = tour->played ? &tour->round[tour->played - 1] : NULL;
    char text[120];

    snprintf(text, sizeof text, "%s n%u r%u/%u%s%s%s%s", phases[tour->phase], tour->count,
             tour->played, tour->rules.rounds, tour->rules.fide ? " fide" : "",
             r && r->by_hand ? " hand" : "", r && r->published ? " published" : "",
             r && r->closed ? " closed" : "");
    say(a, text);
}

/* ---- the row ---- */

static void split(struct line *l, const char *text, size_t len)
{
    size_t at = 0;

    memset(l, 0, sizeof *l);
    while (at < len && l->count < 24) {
        size_t n = 0;

        at += strspn(text + at, " ");
        while (at + n < len && text[at + n] != ' ')
            n++;
        if (n)
            snprintf(l->word[l->count++], sizeof l->word[0], "%.*s", (int)n, text + at);
        at += n;
    }
}

static void step(struct answer *a, const struct line *l)
{
    const char *word = l->word[0];

    if (a->refused && strcmp(word, "v") != 0) {
        char text[64];

        snprintf(text, sizeof text, "!%s", ad_tour_code_name(play.out.verdict.code));
        say(a, text);
        a->refused = false;
    }
    if (strcmp(word, "v") == 0)
        verdict(a);
    else if (strcmp(word, "set") == 0)
        set(a, l, AD_TOUR_SET);
    else if (strcmp(word, "open") == 0)
        set(a, l, AD_TOUR_OPEN);
    else if (strcmp(word, "enter") == 0)
        enter(a, l);
    else if (strcmp(word, "teams") == 0)
        teams(a, l);
    else if (strcmp(word, "member") == 0)
        member(a, l);
    else if (strcmp(word, "line-up") == 0)
        line_up(a, l);
    else if (strcmp(word, "match") == 0)
        match(a, l);
    else if (strcmp(word, "late") == 0)
        late(a, l);
    else if (strcmp(word, "change") == 0)
        change(a, l);
    else if (strcmp(word, "number") == 0)
        listed(a, l, AD_TOUR_NUMBER);
    else if (strcmp(word, "forbid") == 0)
        listed(a, l, AD_TOUR_FORBID);
    else if (strcmp(word, "accelerate") == 0)
        listed(a, l, AD_TOUR_ACCELERATE);
    else if (strcmp(word, "hand") == 0)
        hand(a, l);
    else if (strcmp(word, "r") == 0)
        result(a, l, AD_TOUR_RESULT);
    else if (strcmp(word, "correct") == 0)
        result(a, l, AD_TOUR_CORRECT);
    else if (strcmp(word, "adjourn") == 0)
        result(a, l, AD_TOUR_ADJOURN);
    else if (strcmp(word, "rest") == 0)
        rest(a, l);
    else if (strcmp(word, "boards") == 0)
        boards(a, l);
    else if (strcmp(word, "cells") == 0)
        cells(a, l);
    else if (strcmp(word, "paid") == 0)
        paid(a);
    else if (strcmp(word, "numbers") == 0)
        numbers(a);
    else if (strcmp(word, "table") == 0)
        table(a);
    else if (strcmp(word, "state") == 0)
        state(a);
    else
        other(a, l);
}

static void run(struct kit_row *row)
{
    struct answer a = {.len = 0};
    struct line l;

    tour_begin(&play, row);
    split(&l, row->field[0], row->len[0]);
    if (l.count)
        set(&a, &l, AD_TOUR_OPEN);
    for (const char *at = row->field[1], *end; *at && !row->failures; at = *end ? end + 1 : end) {
        end = at + strcspn(at, ";");
        split(&l, at, (size_t)(end - at));
        if (l.count)
            step(&a, &l);
    }
    if (a.refused)
        say(&a, "!");
    kit_is(row, row->field[2], a.text);
}

static void read_result(struct kit_row *row)
{
    char got[3] = "";

    if (!ad_tour_result_read(got, row->field[0], row->len[0]))
        memcpy(got, "no", 3);
    kit_is(row, row->field[1], got);
}

static const struct kit_verb verbs[] = {
    {"tour", 3, run},
    {"tour-result", 2, read_result},
    {0},
};

const struct kit_suite suite_tour = {verbs, NULL};
