/*
 * tests/federation/verbs_championship.c -- championships played from the text of a row.
 *
 * championship | template | what happens, parted by ; | what was asked for and answered
 *
 *   enter 4 [club=1,1,2,2] [of=1,1,2]   so many are entered and admitted; of: associations
 *   start [draw=3,1|2,4] [confirmed] [rounds=5] [days=1988-01-03,…]   without: numbers in their order
 *   1-2 5:3                    a report by score: the home team wins its first boards
 *   1-2 1=0+-x?z               … or by boards: x nobody came, z both lost; bad: nonsense
 *   rest home | guest | draw | number    all other matches of the round(s); number: the lower wins
 *   result 1-2 3 = [cause], rule 1-2 lost-home | boards | played [point=BTO_16.4] …
 *   move, deduct, withdraw, exclude, settle [draw=3,1,2], lot CONTEST WHO NUMBER, close,
 *   moves UP DOWN
 *   pair all [confirmed]       who is level with the best, two by two
 *   lots                       of all contests that wait, in their order
 *   pair 1-2 3-4 5 [strongest=2,1] [confirmed] [on=DAY]   the next round of a cup or Swiss
 *   replace 3 by=4 [point=…] [nobody] [confirmed], reopen [point=…] [nobody]
 *   turned                     questions that a ruling left: stake.group who had>has
 *   room N                     there is room for so many matches, `seats N` for entries
 *   v                          the last verdict: code, points
 *   table G, rank G, matches, playoffs, outcome           what stands there
 *
 * Whatever is refused and not asked for with v stands in the answer as !code.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "championship_play.h"
#include "federation/names.h"
#include "federation/competition_inside.h"

static struct champ play;

struct line {
    char word[16][256];
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

    for (unsigned i = 1; i < l->count; i++)
        if (strncmp(l->word[i], key, len) == 0 && l->word[i][len] == '=')
            return l->word[i] + len + 1;
    return NULL;
}

static bool said(const struct line *l, const char *word)
{
    for (unsigned i = 1; i < l->count; i++)
        if (strcmp(l->word[i], word) == 0)
            return true;
    return false;
}

static ad_date day(const char *text)
{
    ad_date d = AD_NO_DATE;

    if (text && ad_date_read(&d, text, strlen(text), NULL) != 0)
        kit_fail(play.row, "no day: %s", text);
    return d;
}

static enum ad_point point(const char *text)
{
    return text ? ad_point_find(text, strlen(text)) : AD_NO_POINT;
}

static void do_it(struct answer *a, const struct ad_champ_cmd *cmd)
{
    a->refused = ad_champ_code_refuses(champ_do(&play, cmd));
}

/* ---- before it begins ---- */

static void enter(struct answer *a, const struct line *l)
{
    const char *club = value(l, "club"), *of = value(l, "of");

    for (unsigned i = 1; i <= (unsigned)atoi(l->word[1]); i++) {
        struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_RUN);

        cmd.run.who = i;
        cmd.club = club ? (uint32_t)strtoul(club, NULL, 10) : i;
        cmd.team = 1;
        if (club && strchr(club, ','))
            club = strchr(club, ',') + 1;
        cmd.association = of ? (uint32_t)strtoul(of, NULL, 10) : 0;
        if (of)
            of = strchr(of, ',') ? strchr(of, ',') + 1 : NULL;
        do_it(a, &cmd);
        if (a->refused)
            return;
        cmd.run.kind = AD_RUN_ADMIT;
        do_it(a, &cmd);
    }
}

static unsigned groups_of(const struct ad_template *t)
{
    return t->stage[0].groups > 0 ? (unsigned)t->stage[0].groups : 1;
}

/* 1,2,3|4,5,6 or everybody in order, a group after the other. */
static unsigned draws(struct ad_champ_draw *out, const char *text)
{
    unsigned n = 0, group = 1, number = 1;
    unsigned all = ad_competition_admitted(&play.live.c.run), groups = groups_of(&play.t);

    if (text) {
        for (const char *at = text; *at;) {
            char *end;

            out[n++] = (struct ad_champ_draw){(uint32_t)strtoul(at, &end, 10), (uint8_t)group,
                                              (uint16_t)number++};
            if (*end == '+') {
                group++;
                number = 1;
            }
            at = *end ? end + 1 : end;
        }
        return n;
    }
    for (unsigned i = 0; i < play.live.c.run.count; i++) {
        if (play.live.entries[i].state != AD_ENTRY_ADMITTED)
            continue;
        out[n] =
            (struct ad_champ_draw){play.live.entries[i].who, (uint8_t)(n * groups / all + 1), 0};
        out[n].number =
            (uint16_t)(n && out[n - 1].group == out[n].group ? out[n - 1].number + 1 : 1);
        n++;
    }
    return n;
}

static void start(struct answer *a, const struct line *l)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_START);
    struct ad_champ_draw draw[CHAMP_ENTRIES];
    ad_date dates[32];
    const char *days = value(l, "days");

    cmd.draw = draw;
    if (!play.live.c.run.stage || value(l, "draw"))
        cmd.draws = draws(draw, value(l, "draw"));
    if (value(l, "draws"))
        cmd.draws = (unsigned)atoi(value(l, "draws"));
    cmd.run.confirmed = said(l, "confirmed");
    cmd.run.rounds = (uint16_t)(value(l, "rounds") ? atoi(value(l, "rounds")) : 0);
    cmd.dates = dates;
    while (days && *days && cmd.date_count < 32) {
        char one[11] = "";

        snprintf(one, sizeof one, "%.10s", days);
        dates[cmd.date_count++] = day(one);
        days = strchr(days, ',');
        days = days ? days + 1 : NULL;
    }
    do_it(a, &cmd);
}

/* ---- matches ---- */

/* "3-4": the match, in this stage or an earlier one; 0: none. */
static unsigned match_of(const char *text)
{
    uint32_t home = 0, guest = 0;

    sscanf(text, "%u-%u", &home, &guest);
    for (unsigned stage = play.live.c.run.stage + 1u; stage-- > 0;) {
        unsigned n = ad_championship_match(&play.live.c, stage, home, guest);

        if (n)
            return n;
    }
    return 0;
}

static unsigned boards_of(void)
{
    return play.t.unit.word == AD_UNIT_TEAM ? (unsigned)play.t.boards.n : 1;
}

/* 4.5:3.5 or letters. */
static void boards(struct ad_board out[AD_CHAMP_BOARDS], const char *text)
{
    static const char home[] = "1=0+-x?z", guest[] = "0=1-+-?0";
    unsigned n = boards_of();
    double points = atof(text);

    for (unsigned b = 0; b < n; b++) {
        const char *at = b < strlen(text) ? strchr(home, text[b]) : NULL;
        char letter = at ? *at : '7', other = at ? guest[at - home] : '7';

        if (letter == 'x')
            letter = '-';
        if (letter == 'z')
            letter = '0';
        if (strchr(text, ':')) {
            letter = points >= 1 ? '1' : points > 0 ? '=' : '0';
            other = letter == '1' ? '0' : letter == '0' ? '1' : '=';
            points -= 1;
        }
        out[b] = (struct ad_board){letter, other};
    }
}

static void report(struct answer *a, const struct line *l)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_REPORT);
    struct ad_board b[AD_CHAMP_BOARDS];
    struct ad_lineup_report side[2];

    memset(side, 0, sizeof side);
    boards(b, l->word[1]);
    cmd.match = (uint16_t)match_of(l->word[0]);
    cmd.boards = b;
    cmd.on = day(value(l, "on"));
    cmd.run.confirmed = said(l, "confirmed");
    for (unsigned i = 0; i < 2; i++) {
        const char *fault = value(l, i ? "guest" : "home");
        struct ad_lineup_verdict *v = &side[i].list[0];

        if (!fault)
            continue;
        cmd.report[i] = &side[i];
        cmd.confirmed[i] = said(l, "confirmed");
        side[i].count = 1;
        if (strncmp(fault, "low", 3) == 0) { /* low2: board 2 is lost by BTO 16.7 */
            side[i].lost = v->boards = 1u << (fault[3] - '1');
            side[i].code = side[i].declined = v->code = AD_GAME_LOST;
            v->clause = AD_CLAUSE_ORDER;
            v->by[0] = AD_BTO_16_7;
        } else if (strncmp(fault, "empty", 5) == 0) {
            side[i].forfeit = 1u << (fault[5] - '1');
            side[i].count = 0;
        } else if (strcmp(fault, "barred") == 0) { /* the match is lost */
            side[i].code = side[i].declined = v->code = AD_MATCH_LOST_ALL;
            v->clause = AD_CLAUSE_ELIG;
            v->boards = 1;
            v->by[0] = AD_BTO_16_4;
        } else if (strcmp(fault, "unnamed") == 0) { /* proposed: the match is lost */
            side[i].code = v->code = AD_MATCH_LOST_ALL;
            side[i].proposed = v->proposed = true;
            v->clause = AD_CLAUSE_EMPTY;
            v->boards = 1;
            v->by[0] = AD_BTO_16_8;
        } else {
            side[i].count = 0;
        }
    }
    do_it(a, &cmd);
}

/* All that is due, round by round. */
static void rest(struct answer *a, const struct line *l)
{
    const struct ad_championship *c = &play.live.c;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];
        struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_REPORT);
        struct ad_board b[AD_CHAMP_BOARDS];
        bool home = said(l, "home") || (said(l, "number") && m->home < m->guest);

        if (m->state != AD_CHAMP_DUE || m->stage != c->run.stage)
            continue;
        for (unsigned k = 0; k < boards_of(); k++)
            b[k] = said(l, "draw") ? (struct ad_board){'=', '='}
                   : home          ? (struct ad_board){'1', '0'}
                                   : (struct ad_board){'0', '1'};
        cmd.match = (uint16_t)(i + 1);
        cmd.boards = b;
        cmd.run.confirmed = true;
        do_it(a, &cmd);
    }
}

static void result(struct answer *a, const struct line *l)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_RESULT);
    struct ad_board b[AD_CHAMP_BOARDS];

    boards(b, l->word[3]);
    cmd.match = (uint16_t)match_of(l->word[1]);
    cmd.board = (uint8_t)atoi(l->word[2]);
    cmd.boards = b;
    if (l->count > 4)
        cmd.cause = (uint8_t)ad_cause_find(l->word[4], strlen(l->word[4]));
    do_it(a, &cmd);
}

static void rule(struct answer *a, const struct line *l)
{
    static const char *const words[] = {"played", "lost-home", "lost-guest", "lost-both"};
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_RULE);
    struct ad_board b[AD_CHAMP_BOARDS];
    const char *number = value(l, "n");

    boards(b, l->word[2]);
    cmd.boards = b;
    for (unsigned i = 0; i < 4; i++)
        if (strcmp(l->word[2], words[i]) == 0) {
            cmd.ruling = (uint8_t)i;
            cmd.boards = NULL;
        }
    cmd.match = (uint16_t)(number ? atoi(number) : (int)match_of(l->word[1]));
    cmd.point = point(value(l, "point"));
    cmd.instance = said(l, "nobody") ? AD_INSTANCE_NONE : AD_FEDERATION_DIRECTOR;
    cmd.cause = AD_CAUSE_SANCTION;
    cmd.case_no = 7;
    do_it(a, &cmd);
}

static void other(struct answer *a, const struct line *l)
{
    static const char *const words[] = {"move", "deduct", "withdraw", "exclude", "settle",
                                        "lot",  "close",  "replace",  "reopen",  "moves"};
    static const uint8_t kinds[] = {
        AD_CHAMP_MOVE, AD_CHAMP_DEDUCT, AD_CHAMP_RUN,     AD_CHAMP_RUN,    AD_CHAMP_SETTLE,
        AD_CHAMP_LOT,  AD_CHAMP_CLOSE,  AD_CHAMP_REPLACE, AD_CHAMP_REOPEN, AD_CHAMP_MOVES};
    const unsigned all = sizeof words / sizeof *words;
    struct ad_champ_draw draw[CHAMP_ENTRIES];
    struct ad_champ_cmd cmd;
    unsigned i = 0;

    while (i < all && strcmp(words[i], l->word[0]) != 0)
        i++;
    if (i == all) {
        kit_fail(play.row, "no such word: %s", l->word[0]);
        return;
    }
    cmd = champ_cmd((enum ad_champ_cmd_kind)kinds[i]);
    cmd.run.confirmed = said(l, "confirmed");
    cmd.point = point(value(l, "point"));
    if (i != 5)
        cmd.on = day(value(l, "on"));
    if (i == 0)
        cmd.match = (uint16_t)match_of(l->word[1]);
    if ((i >= 1 && i <= 3) || i == 7)
        cmd.run.who = (uint32_t)atoi(l->word[1]);
    if (i == 1 || i == 9)
        cmd.amount = (int16_t)atoi(l->word[2]);
    if (i == 9)
        cmd.number = (uint16_t)atoi(l->word[1]);
    cmd.run.kind = i == 3 ? AD_RUN_EXCLUDE : AD_RUN_WITHDRAW;
    cmd.instance = said(l, "nobody")  ? AD_INSTANCE_NONE
                   : i == 1 || i == 3 ? AD_FEDERATION_DIRECTOR
                                      : AD_TRIBUNAL;
    cmd.consent = said(l, "consent");
    cmd.other = value(l, "by") ? (uint32_t)atoi(value(l, "by")) : 0;
    cmd.stage = (uint8_t)(value(l, "stage") ? atoi(value(l, "stage")) : 0);
    if (value(l, "number"))
        cmd.number = (uint16_t)atoi(value(l, "number"));
    if (i == 4 && value(l, "draw")) {
        cmd.draw = draw;
        cmd.draws = draws(draw, value(l, "draw"));
    }
    if (i == 5) {
        cmd.contest = (uint8_t)atoi(l->word[1]);
        cmd.run.who = (uint32_t)atoi(l->word[2]);
        cmd.number = (uint16_t)atoi(l->word[3]);
    }
    do_it(a, &cmd);
}

/* Who shares the first place, two by two. */
static unsigned pair_all(struct ad_champ_pair *list)
{
    const struct ad_championship *c = &play.live.c;
    struct ad_champ_place place[CHAMP_ENTRIES];
    int n = ad_championship_ranking(place, CHAMP_ENTRIES, c, &play.t, c->run.stage, 1, play.room,
                                    play.memory);
    unsigned in = 0;

    for (int i = 0; i < n && place[i].place == 1; i++, in++)
        *(in % 2 ? &list[in / 2].guest : &list[in / 2].home) =
            c->run.entries[place[i].entry - 1].who;
    return (in + 1) / 2;
}

static void lots(struct answer *a)
{
    const struct ad_championship *c = &play.live.c;

    for (unsigned k = 0; k < c->contests; k++)
        for (unsigned i = 0; i < c->contest[k].count && !c->contest[k].decided; i++) {
            struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_LOT);

            cmd.contest = (uint8_t)(k + 1);
            cmd.run.who = c->run.entries[c->contest[k].who[i] - 1].who;
            cmd.number = (uint16_t)(i + 1);
            do_it(a, &cmd);
        }
}

static void pair(struct answer *a, const struct line *l)
{
    struct ad_champ_cmd cmd = champ_cmd(AD_CHAMP_PAIR);
    struct ad_champ_pair list[CHAMP_ENTRIES] = {{0, 0}};
    const char *strongest = value(l, "strongest");
    uint32_t strong[2] = {0, 0};

    if (said(l, "all"))
        cmd.pairs = pair_all(list);

    for (unsigned i = 1; i < l->count; i++)
        if (l->word[i][0] >= '0' && l->word[i][0] <= '9')
            cmd.pairs +=
                sscanf(l->word[i], "%u-%u", &list[cmd.pairs].home, &list[cmd.pairs].guest) > 0;
    cmd.pair = list;
    cmd.on = day(value(l, "on"));
    cmd.run.confirmed = said(l, "confirmed");
    if (strongest)
        cmd.strongest_count = (unsigned)sscanf(strongest, "%u,%u", &strong[0], &strong[1]);
    cmd.strongest = strong;
    do_it(a, &cmd);
}

/* ---- questions ---- */

static void verdict(struct answer *a)
{
    const struct ad_champ_verdict *v = &play.out.verdict;
    char text[400], one[AD_POINT_TEXT_MAX];
    size_t n = (size_t)snprintf(text, sizeof text, "%s", ad_champ_code_name(v->code));

#define ADD(...) n += (size_t)snprintf(text + n, sizeof text - n, __VA_ARGS__)
    if (v->run != AD_RUN_OK)
        ADD(" run=%s", ad_run_code_name(v->run));
    if (v->proposed)
        ADD(" proposed");
    if (v->numbers)
        ADD(" numbers");
    if (v->match && (v->code == AD_CHAMP_EARLIER_OPEN || v->code == AD_CHAMP_UNFINISHED))
        ADD(" match=%u", v->match);
    if (v->board && v->code == AD_CHAMP_LETTERS)
        ADD(" board=%u", v->board);
    if (v->pair || v->code == AD_CHAMP_PAIRS)
        ADD(" pair=%u why=%u", v->pair, v->draw);
    if (v->stage)
        ADD(" stage=%u", v->stage);
    if (v->contest)
        ADD(" contest=%u", v->contest);
    if (v->group || (v->match && v->code == AD_CHAMP_FULL))
        ADD(" group=%u match=%u level=%u", v->group, v->match, v->level);
    if (v->fine_due[0] || v->fine_due[1])
        ADD(" fine=%s%s", v->fine_due[0] ? "h" : "", v->fine_due[1] ? "g" : "");
    for (unsigned i = 0; i < v->points; i++) {
        ad_point_write(one, sizeof one, v->by[i]);
        ADD("%s%s", i ? ", " : " ", one);
    }
#undef ADD
    a->refused = false;
    say(a, text);
}

static unsigned who(unsigned entry)
{
    return entry ? play.live.entries[entry - 1].who : 0;
}

static int put_points(char *out, size_t cap, ad_points p)
{
    return snprintf(out, cap, "%s%d%s", p < 0 && p > -10 ? "-" : "", p / 10, p % 10 ? ".5" : "");
}

/* 3 4(6.5)>1 2(5)=2 2(5): who, match points, board points */
static void rank(struct answer *a, const struct line *l, bool table)
{
    struct ad_champ_place place[CHAMP_ENTRIES];
    const struct ad_championship *c = &play.live.c;
    unsigned stage = l->count > 2 ? (unsigned)atoi(l->word[2]) : c->run.stage;
    unsigned group = (unsigned)atoi(l->word[1]);
    struct ad_standings s;
    uint16_t ids[CHAMP_ENTRIES];
    char text[800];
    size_t len = 0;
    int n = ad_championship_ranking(place, CHAMP_ENTRIES, c, &play.t, stage, group, play.room,
                                    play.memory);

    if (table && n > 0) {
        kit_ok(play.row, ad_championship_table(&s, ids, NULL, c, &play.t, stage, group, play.room,
                                               play.memory) == 0);
        for (unsigned i = 0; i < s.count; i++)
            len += (size_t)snprintf(text + len, sizeof text - len, "%s%u",
                                    !i                                     ? ""
                                    : s.rows[i].rank == s.rows[i - 1].rank ? "="
                                                                           : ">",
                                    who(ids[s.rows[i].who]));
    }
    for (int i = 0; i < n && !table; i++) {
        len += (size_t)snprintf(text + len, sizeof text - len, "%s%u%s ",
                                !i                                     ? ""
                                : place[i].place == place[i - 1].place ? "="
                                                                       : ">",
                                who(place[i].entry), place[i].by_playoff ? "*" : "");
        len += (size_t)put_points(text + len, sizeof text - len, place[i].match_points);
        if (boards_of() > 1) {
            len += (size_t)snprintf(text + len, sizeof text - len, "(");
            len += (size_t)put_points(text + len, sizeof text - len, place[i].board_points);
            len += (size_t)snprintf(text + len, sizeof text - len, ")");
        }
    }
    if (n < 0)
        snprintf(text, sizeof text, "none");
    say(a, text);
}

/* 1-2 r3 done 1=:… of a stage (or one match), the kind as a letter */
static void matches(struct answer *a, const struct line *l)
{
    static const char *const states[] = {"due", "open", "done", "annulled"};
    static const char *const rulings[] = {"", " lost-home", " lost-guest", " lost-both"};
    const struct ad_championship *c = &play.live.c;
    const char *only = l->count > 1 ? l->word[1] : "";
    char text[1500] = "";
    size_t len = 0;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];
        char name[16];
        unsigned nth = m->kind == AD_CHAMP_PLAYOFF ? m->contest : m->round;

        snprintf(name, sizeof name, "%u-%u", who(m->home), who(m->guest));
        if (strcmp(only, name) != 0 &&
            !(strcmp(only, "carried") == 0 && m->kind == AD_CHAMP_CARRIED) &&
            !(strcmp(only, "playoff") == 0 && m->kind == AD_CHAMP_PLAYOFF) &&
            !(only[0] == 'r' && m->kind != AD_CHAMP_PLAYOFF && (int)m->round == atoi(only + 1)))
            continue;
        len += (size_t)snprintf(text + len, sizeof text - len, "%s%c%u.%u %s %s%s", len ? ", " : "",
                                "rcp"[m->kind], m -> stage, nth, name, states[m->state],
                                rulings[m->ruling]);
        if (m->state == AD_CHAMP_DUE || m->state == AD_CHAMP_ANNULLED)
            continue;
        len += (size_t)snprintf(text + len, sizeof text - len, " ");
        for (unsigned b = 0; b < boards_of() && m->boards[b].home; b++)
            len += (size_t)snprintf(text + len, sizeof text - len, "%c%c%s", m->boards[b].home,
                                    m->boards[b].guest, b + 1 < boards_of() ? " " : "");
        if (said(l, "causes"))
            for (unsigned b = 0; b < boards_of(); b++)
                len += (size_t)snprintf(text + len, sizeof text - len, " %s",
                                        ad_cause_name((enum ad_cause)m->cause[b]));
        if (said(l, "days")) {
            char on[AD_DATE_TEXT_MAX] = "-", told[AD_DATE_TEXT_MAX] = "-";

            ad_date_write(on, sizeof on, m->on);
            ad_date_write(told, sizeof told, m->reported);
            len += (size_t)snprintf(text + len, sizeof text - len, " on %s told %s", on, told);
        }
        if (said(l, "played"))
            for (unsigned b = 0; b < boards_of(); b++)
                len += (size_t)snprintf(text + len, sizeof text - len, "%s%c%c", b ? " " : " was ",
                                        m->played[b].home, m->played[b].guest);
    }
    say(a, text);
}

/* 3 title qualified up: … */
static void outcome(struct answer *a)
{
    struct ad_champ_outcome out[CHAMP_ENTRIES];
    char text[1500] = "", by[AD_POINT_TEXT_MAX];
    size_t len = 0;
    int n = ad_championship_outcome(out, CHAMP_ENTRIES, &play.live.c, &play.t, NULL, play.room,
                                    play.memory);

    if (n < 0)
        snprintf(text, sizeof text, "none");
    for (int i = 0; i < n; i++) {
        len += (size_t)snprintf(text + len, sizeof text - len, "%s%u %u.%u.%u%s%s%s", i ? ", " : "",
                                who(out[i].entry), out[i].stage, out[i].group, out[i].place,
                                out[i].title ? " title" : "", out[i].qualified ? " sent" : "",
                                out[i].tied ? " tied" : "");
        if (out[i].move != AD_LEAGUE_STAYS)
            len += (size_t)snprintf(text + len, sizeof text - len, " %s",
                                    ad_league_move_name((enum ad_league_move)out[i].move));
        for (unsigned k = 0; k < 3; k++)
            if (ad_point_write(by, sizeof by, out[i].by[k]) > 0)
                len += (size_t)snprintf(text + len, sizeof text - len, " %s", by);
    }
    say(a, text);
}

/* final.1 2 yes>no open: stake and group, who, what he had and has; `begun`: it has been played */
static void turned(struct answer *a)
{
    static const char *const words[] = {"no", "yes", "level"};
    struct ad_champ_turn list[CHAMP_ENTRIES];
    char text[1200] = "none", by[AD_POINT_TEXT_MAX];
    size_t len = 0;
    int n =
        ad_championship_turned(list, CHAMP_ENTRIES, &play.live.c, &play.t, play.room, play.memory);

    kit_ok(play.row, n >= 0);
    for (int i = 0; i < n; i++) {
        const struct ad_champ_turn *u = &list[i];

        len += (size_t)snprintf(text + len, sizeof text - len, "%s%s.%u %u %s>%s%s", i ? ", " : "",
                                ad_champ_stake_name((enum ad_champ_stake)u->stake),
                                u->round ? u->round : u->group, who(u->entry), words[u->had],
                                words[u->has], u->begun ? " begun" : "");
        if (ad_point_write(by, sizeof by, u->by) > 0)
            len += (size_t)snprintf(text + len, sizeof text - len, " %s", by);
    }
    say(a, text);
}

/* ---- a row ---- */

static void step(struct answer *a, const struct line *l)
{
    const char *verb = l->word[0];

    if (strcmp(verb, "v") == 0) {
        verdict(a);
        return;
    }
    if (a->refused) {
        char text[32];

        snprintf(text, sizeof text, "!%s", ad_champ_code_name(play.out.verdict.code));
        say(a, text);
        a->refused = false;
    }
    if (strcmp(verb, "room") == 0)
        play.live.c.match_cap = play.replayed.c.match_cap = (unsigned)atoi(l->word[1]);
    else if (strcmp(verb, "seats") == 0)
        play.live.c.run.cap = play.replayed.c.run.cap = (unsigned)atoi(l->word[1]);
    else if (strcmp(verb, "enter") == 0)
        enter(a, l);
    else if (strcmp(verb, "start") == 0)
        start(a, l);
    else if (strcmp(verb, "rest") == 0)
        rest(a, l);
    else if (strcmp(verb, "pair") == 0)
        pair(a, l);
    else if (strcmp(verb, "result") == 0)
        result(a, l);
    else if (strcmp(verb, "rule") == 0)
        rule(a, l);
    else if (strcmp(verb, "rank") == 0 || strcmp(verb, "table") == 0)
        rank(a, l, verb[0] == 't');
    else if (strcmp(verb, "matches") == 0)
        matches(a, l);
    else if (strcmp(verb, "outcome") == 0)
        outcome(a);
    else if (strcmp(verb, "lots") == 0)
        lots(a);
    else if (strcmp(verb, "turned") == 0)
        turned(a);
    else if (verb[0] >= '0' && verb[0] <= '9')
        report(a, l);
    else
        other(a, l);
}

/* championship | template | what happens | answers */
static void championship(struct kit_row *row)
{
    char text[8000], *save = NULL;
    struct answer a = {.text = ""};

    if (!champ_begin(&play, row, row->field[0]))
        return;
    snprintf(text, sizeof text, "%s", row->field[1]);
    for (char *t = strtok_r(text, ";", &save); t; t = strtok_r(NULL, ";", &save)) {
        struct line l = {.count = 0};
        char *more = NULL;

        for (char *w = strtok_r(t, " ", &more); w && l.count < 16; w = strtok_r(NULL, " ", &more))
            snprintf(l.word[l.count++], sizeof l.word[0], "%s", w);
        if (l.count)
            step(&a, &l);
    }
    if (a.refused)
        say(&a, "!refused");
    champ_check_tables(&play);
    kit_is(row, row->field[2], a.text);
}

static const struct kit_verb verbs[] = {
    {"championship", 3, championship},
    {0},
};

const struct kit_suite suite_championship = {verbs, NULL};
