/*
 * tests/federation/championship_play.c -- see championship_play.h.
 */
#include "championship_play.h"
#include "federation/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Small events of our own. */
static const struct {
    const char *name, *text;
} own[] = {
    {"pair", /* teams of two, one group, one up and one down */
     "template pair\n name \"X\"; unit team; field set-by=committee\n"
     "stage main system=roundrobin cycles=1 ref=BTO_18\n boards 2\n"
     "draw pairings lot same-club=first-rounds ref=BTO_26.2\n"
     "order points,boards,shared ref=BTO_18.3.3\n"
     "playoff scope=place:1,promotion,relegation tied=2 steps=match,berlin@playoff,lot "
     "venue=league-visitor ref=SJ_8.4,BTO_18.3.1\n"
     "playoff scope=place:1,promotion,relegation tied=3+ "
     "steps=roundrobin:1,direct@playoff,boards@playoff,berlin@playoff,lot draw=new "
     "ref=SJ_8.4,BTO_18.3.2\n"
     "up n=1 ref=BTO_20; down n=1 ref=BTO_20; title place=1 \"M {year}\" ref=BTO_1.2\n"
     "qualify to=Y second=if-admitted ref=SJ_12.2; withdraw half ref=BTO_33.1\nend\n"},
    {"final", /* two groups, two of each go on */
     "template final\n name \"X\"; unit team; field set-by=committee\n"
     "stage league system=roundrobin cycles=1 groups=2 ref=SJ_8.1\n"
     "stage final system=roundrobin cycles=1 from=league places=1-2 carry=same-group-result "
     "ref=SJ_8.2\n boards 2\n order points,boards,shared ref=SJ_8.4\n"
     "playoff scope=place:1,final-place,relegation tied=2 steps=match,berlin@playoff,lot "
     "venue=league-visitor ref=SJ_8.4,BTO_18.3.1\n"
     "playoff scope=place:1,final-place,relegation tied=3+ "
     "steps=roundrobin:1,direct@playoff,boards@playoff,berlin@playoff,lot draw=new "
     "ref=SJ_8.4,BTO_18.3.2\n"
     "down n=1 per=group ref=SJ_8.3; title place=1 \"M {year}\" ref=SJ_8.6\n"
     "withdraw half ref=SJ_12.4,BTO_33.1\nend\n"},
    {"single", /* players, a play-off of games, the rest by the table, which ends in a lot */
     "template single\n name \"X\"; unit player; field set-by=committee\n"
     "stage main system=roundrobin cycles=1 ref=BTO_7\n"
     "order points,sonneborn_berger,wins,lot ref=SJ_10.3\n"
     "playoff scope=place:1 tied=2 steps=match:2,order colours=lot-then-alternate ref=SJ_10.4\n"
     "playoff scope=place:1 tied=3+ steps=roundrobin:1,order ref=SJ_10.4\n"
     "title place=1 \"M {year}\" ref=BTO_1.2; withdraw half ref=BTO_33.1\nend\n"},
    {"double", /* twice around, results stand when somebody leaves, a shared place */
     "template double\n name \"X\"; unit player; field set-by=committee\n"
     "stage main system=roundrobin cycles=2 ref=BTO_7\n order points,shared ref=BTO_9.1\n"
     "down n=1 ref=BTO_20; withdraw none ref=BTO_33.2\nend\n"},
    {"seat", /* players, a place in the final after one game, and no more steps */
     "template seat\n name \"X\"; unit player; field set-by=committee\n"
     "stage a system=roundrobin cycles=1 groups=2\n"
     "stage b system=roundrobin cycles=1 from=a places=1\n order points,shared ref=BTO_9.1\n"
     "playoff scope=final-place tied=2+ steps=roundrobin:1 ref=BTO_9.2\n"
     "title place=1 \"M {year}\"\nend\n"},
    {"cup", /* teams of two, any number: Berlin, then the lot */
     "template cup\n name \"X\"; unit team; field set-by=committee\n"
     "stage cup system=knockout ref=BTO_13.1\n boards 2\n"
     "draw pairings lot same-association=final-only ref=BTO_13.3\n"
     "playoff scope=match tied=2 steps=berlin@match,lot ref=BTO_13.4\n"
     "title place=1 \"P {year}\" ref=BTO_1.2; withdraw none ref=BTO_33.2\nend\n"},
    {"knock", /* players: two games of blitz, then the first that is won; home right */
     "template knock\n name \"X\"; unit player; field set-by=committee\n"
     "stage cup system=knockout ref=BTO_12.1\n draw pairings lot ref=BTO_12.2\n"
     "draw home alternate-from-round=2 ref=BTO_12.3; colours home-black ref=BTO_12.4\n"
     "playoff scope=pairing tied=2 steps=match:2,sudden colours=lot-then-alternate ref=BTO_12.4\n"
     "title place=1 \"P {year}\" ref=BTO_1.2; withdraw none ref=BTO_33.2\nend\n"},
    {"league-cup", /* what no order has: a cup behind a league */
     "template league-cup\n name \"X\"; unit team; field set-by=committee\n"
     "stage a system=roundrobin cycles=1 ref=BTO_18\n"
     "stage b system=knockout from=a places=1-2 ref=BTO_13.1\n boards 2\n"
     "order points,boards,shared ref=BTO_18.3.3\n title place=1 \"M {year}\"\nend\n"},
    {"swisses", /* … and Swisses side by side */
     "template swisses\n name \"X\"; unit player; field set-by=committee\n"
     "stage main system=swiss rounds=3 groups=2 ref=BTO_6.4\n order points,shared ref=BTO_9.1\n"
     "title place=1 \"M {year}\"\nend\n"},
    {"swiss", "template swiss\n name \"X\"; unit player; field set-by=committee\n"
              "stage main system=swiss rounds=5 ref=BTO_6.4\n"
              "order points,buchholz,wins,shared ref=BTO_9.3\n"
              "playoff scope=place:1 tied=2 steps=match:2,order ref=BTO_9.2\n"
              "playoff scope=place:1 tied=3+ steps=roundrobin:1,order ref=BTO_9.2\n"
              "title place=1 \"M {year}\" ref=BTO_1.2; withdraw none ref=BTO_33.2\nend\n"},
};

static void clear(struct champ_state *s)
{
    memset(s, 0, sizeof *s);
    s->c.run.entries = s->entries;
    s->c.run.cap = CHAMP_ENTRIES;
    s->c.entry = s->entry;
    s->c.match = s->match;
    s->c.match_cap = CHAMP_MATCHES;
}

/* The same bytes, but for the addresses; of the arrays what is in use. */
static bool same(const struct champ_state *a, const struct champ_state *b)
{
    static struct ad_championship x, y;

    memcpy(&x, &a->c, sizeof x);
    memcpy(&y, &b->c, sizeof y);
    x.run.entries = y.run.entries = NULL;
    x.entry = y.entry = NULL;
    x.match = y.match = NULL;
    return memcmp(&x, &y, sizeof x) == 0 &&
           memcmp(a->entries, b->entries, x.run.count * sizeof *a->entries) == 0 &&
           memcmp(a->entry, b->entry, x.run.count * sizeof *a->entry) == 0 &&
           memcmp(a->match, b->match, x.matches * sizeof *a->match) == 0;
}

static void keep(struct champ_state *out, const struct champ_state *s)
{
    memcpy(&out->c, &s->c, sizeof out->c);
    memcpy(out->entries, s->entries, s->c.run.count * sizeof *out->entries);
    memcpy(out->entry, s->entry, s->c.run.count * sizeof *out->entry);
    memcpy(out->match, s->match, s->c.matches * sizeof *out->match);
}

bool champ_begin(struct champ *p, struct kit_row *row, const char *name)
{
    struct ad_template_fault fault;
    char words[200];

    p->row = row;
    clear(&p->live);
    clear(&p->replayed);
    p->out = (struct ad_champ_events){.event = p->event, .cap = CHAMP_LOG};
    for (unsigned i = 0; i < sizeof own / sizeof *own; i++) {
        struct ad_template_reader r = {.text = own[i].text, .len = strlen(own[i].text)};

        if (strcmp(own[i].name, name) != 0)
            continue;
        if (ad_template_next(&p->t, &fault, &r) != 1)
            return kit_fail(row, "%s: %u: %s", name, fault.line,
                            ad_template_fault_text(words, sizeof words, &fault, AD_EN));
        p->memory = ad_championship_memory(&p->live.c, &p->t);
        return kit_ok(row, p->memory <= sizeof p->room);
    }
    if (ad_template_find(&p->t, name, strlen(name)) != 0)
        return kit_fail(row, "no template %s", name);
    p->memory = ad_championship_memory(&p->live.c, &p->t);
    return kit_ok(row, p->memory <= sizeof p->room);
}

struct ad_champ_cmd champ_cmd(enum ad_champ_cmd_kind kind)
{
    struct ad_champ_cmd cmd;

    memset(&cmd, 0, sizeof cmd);
    cmd.kind = (uint8_t)kind;
    cmd.on = kind == AD_CHAMP_LOT ? ad_date_make(1988, 5, 1) : AD_NO_DATE;
    cmd.drawer = kind == AD_CHAMP_LOT ? AD_DRAWER_CAPTAINS : AD_DRAWER_UNSAID;
    cmd.point = AD_NO_POINT;
    return cmd;
}

static void check_verdict(struct champ *p)
{
    const struct ad_champ_verdict *v = &p->out.verdict;
    char text[AD_POINT_TEXT_MAX];

    kit_ok(p->row, v->code < AD_CHAMP_CODES && ad_champ_code_name(v->code)[0]);
    kit_ok(p->row, v->points <= AD_CHAMP_POINTS);
    for (unsigned i = 0; i < v->points; i++)
        kit_ok(p->row, ad_point_write(text, sizeof text, v->by[i]) > 0);
    if (ad_champ_code_refuses(v->code))
        kit_ok(p->row, p->out.count == 0 && v->points > 0);
}

/* With one event too few nothing is said. */
static void check_full(struct champ *p, const struct ad_champ_cmd *cmd)
{
    struct ad_champ_events out = {.event = p->again, .cap = p->out.count - 1};

    kit_ok(p->row,
           ad_championship_decide(&out, &p->live.c, &p->t, cmd, p->room, p->memory) == AD_EFULL &&
               out.count == 0);
}

static unsigned waiting(const struct ad_championship *c)
{
    unsigned n = 0;

    for (unsigned i = 0; i < c->matches; i++)
        n += c->match[i].stage == c->run.stage && c->match[i].kind == AD_CHAMP_ROUND &&
             c->match[i].state <= AD_CHAMP_OPEN;
    return n;
}

/* What a final carries is what was played, whatever was ruled since. */
static void check_carried(struct champ *p)
{
    const struct ad_championship *c = &p->live.c;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i], *was = m->from ? &c->match[m->from - 1] : m;

        if (m->kind == AD_CHAMP_CARRIED && m->state != AD_CHAMP_ANNULLED)
            kit_ok(p->row, m->home == was->home && m->ruling == was->ruling && m->by == was->by &&
                               m->on == AD_NO_DATE && was->stage < m->stage &&
                               memcmp(m->boards, was->boards, sizeof m->boards) == 0);
    }
}

enum ad_champ_code champ_do(struct champ *p, const struct ad_champ_cmd *cmd)
{
    int err;

    keep(&p->copy, &p->live);
    memset(p->event, 0xa5, sizeof *p->event);
    err = ad_championship_decide(&p->out, &p->live.c, &p->t, cmd, p->room, p->memory);
    kit_ok(p->row, same(&p->copy, &p->live));
    if (!kit_ok(p->row, err == 0))
        return AD_CHAMP_CODES;
    check_verdict(p);
    if (p->out.count)
        check_full(p, cmd);
    for (unsigned i = 0; i < p->out.count; i++) {
        kit_ok(p->row, ad_championship_apply(&p->live.c, &p->out.event[i]) == 0);
        kit_ok(p->row, ad_championship_apply(&p->live.c, &p->out.event[i]) == AD_ECONFLICT);
        kit_ok(p->row, ad_championship_apply(&p->replayed.c, &p->out.event[i]) == 0);
        kit_ok(p->row, ad_champ_event_name(p->out.event[i].kind)[0] != '\0');
    }
    kit_ok(p->row, same(&p->live, &p->replayed));
    check_carried(p);
    if (p->live.c.run.phase == AD_COMPETITION_RUNNING)
        kit_ok(p->row, p->live.c.run.open == waiting(&p->live.c));
    return p->out.verdict.code;
}

/* ---- tables ---- */

static int worth(char letter)
{
    return letter == '1' || letter == '+' ? 10 : letter == '=' ? 5 : 0;
}

/* What one match gives a side, worked out by hand: board points, then match points. False: it does
 * not count (yet). */
static bool count_match(const struct champ *p, const struct ad_champ_match *m, int points[2],
                        int games[2])
{
    bool teams = p->t.unit.word == AD_UNIT_TEAM;
    int boards = teams ? p->t.boards.n : 1, open = 0;

    games[0] = games[1] = points[0] = points[1] = 0;
    if (m->kind == AD_CHAMP_PLAYOFF || m->state == AD_CHAMP_DUE || m->state == AD_CHAMP_ANNULLED)
        return false;
    for (int b = 0; b < boards && !m->ruling; b++) {
        open += m->boards[b].home == '?';
        games[0] += worth(m->boards[b].home);
        games[1] += worth(m->boards[b].guest);
    }
    if (m->ruling == AD_MATCH_LOST_HOME)
        games[1] = 10 * boards;
    if (m->ruling == AD_MATCH_LOST_GUEST)
        games[0] = 10 * boards;
    if (open && abs(games[0] - games[1]) <= 10 * open)
        return false;
    for (int side = 0; side < 2; side++)
        points[side] = !teams                        ? games[side]
                       : games[side] > games[!side]  ? 20
                       : games[side] == games[!side] ? 10
                                                     : 0;
    if (teams && games[0] == 0 && games[1] == 0) { /* nobody, or both lost: nothing; 0-0s: shared */
        bool played = false;

        for (int b = 0; b < boards; b++)
            played |= m->boards[b].home == '0';
        if (m->ruling || !played)
            points[0] = points[1] = 0;
    }
    return true;
}

static void check_points(struct champ *p, const struct ad_champ_place *place, unsigned stage)
{
    const struct ad_championship *c = &p->live.c;
    int want = -c->entry[place->entry - 1].deducted[stage], boards = 0;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];
        int points[2], games[2], side = m->guest == place->entry;

        if (m->stage != stage || (m->home != place->entry && m->guest != place->entry) ||
            !count_match(p, m, points, games))
            continue;
        if (!m->guest && p->t.stage[0].system == AD_STAGE_SWISS)
            points[0] = 10; /* free */
        want += points[side];
        boards += games[side];
    }
    kit_ok(p->row, place->match_points == want);
    kit_ok(p->row, place->board_points == (p->t.unit.word == AD_UNIT_TEAM ? boards : 0));
}

static void check_group(struct champ *p, unsigned stage, unsigned group, unsigned size)
{
    const struct ad_championship *c = &p->live.c;
    struct ad_champ_place place[CHAMP_ENTRIES];
    struct ad_tournament origin;
    struct ad_standings table;
    uint16_t ids[CHAMP_ENTRIES];
    bool seen[CHAMP_ENTRIES] = {false};
    ad_points sum = 0, want = 0;
    int n =
        ad_championship_ranking(place, CHAMP_ENTRIES, c, &p->t, stage, group, p->room, p->memory);

    if (!kit_ok(p->row, n == (int)size))
        return;
    for (int i = 0; i < n; i++) {
        kit_ok(p->row, c->entry[place[i].entry - 1].group[stage] == group);
        kit_ok(p->row, !seen[place[i].entry - 1]);
        kit_ok(p->row, place[i].place == i + 1 || (i && place[i].place == place[i - 1].place));
        seen[place[i].entry - 1] = true;
        check_points(p, &place[i], stage);
        if (i && p->t.stage[0].system != AD_STAGE_KNOCKOUT &&
            c->run.entries[place[i].entry - 1].state == AD_ENTRY_ADMITTED)
            kit_ok(p->row, place[i].match_points <= place[i - 1].match_points);
        sum += place[i].match_points + c->entry[place[i].entry - 1].deducted[stage];
    }
    kit_ok(p->row, ad_championship_table(&table, ids, &origin, c, &p->t, stage, group, p->room,
                                         p->memory) == 0 &&
                       table.count == size);
    for (unsigned i = 0; i < size; i++)
        for (unsigned r = 0; r < origin.played; r++)
            want += ad_meeting_points(&origin.scoring, ad_meeting_of(&origin, i, r));
    kit_ok(p->row, sum == want);
}

void champ_check_tables(struct champ *p)
{
    const struct ad_championship *c = &p->live.c;

    for (unsigned stage = 0; stage < AD_CHAMP_STAGES; stage++)
        for (unsigned g = 1; g <= AD_CHAMP_GROUPS; g++) {
            unsigned size = 0;

            for (unsigned i = 0; i < c->run.count; i++)
                size += c->entry[i].group[stage] == g;
            if (size)
                check_group(p, stage, g, size);
        }
}
