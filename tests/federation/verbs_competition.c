/*
 * tests/federation/verbs_competition.c -- up and down, who is sent on, titles, invitations.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/competition.h"
#include "adoube/seats.h"
#include "federation/names.h"
#include "tournament/names.h"
#include "federation/competition_inside.h"
#include "federation/org_inside.h"
#include "federation/seats_inside.h"

enum { MOST = 48 };

/* Write after what is there. */
#define ADD(out, ...) snprintf((out) + strlen(out), sizeof(out) - strlen(out), __VA_ARGS__)

/* "24g3d6u0t24e0l0", a class a word */
static unsigned read_classes(struct ad_class_plan *out, const char *text)
{
    unsigned n = 0;

    for (; *text && n < MOST; n++) {
        memset(&out[n], 0, sizeof out[n]);
        out[n].teams = (uint16_t)atoi(text);
        for (; *text && *text != ' '; text++) {
            uint16_t v = (uint16_t)atoi(text + 1);

            switch (*text) {
            case 'g': out[n].groups = v; break;
            case 'u': out[n].up = v; break;
            case 'd': out[n].down = v; break;
            case 't': out[n].target = v; break;
            case 'e': out[n].enter = v; break;
            case 'l': out[n].leave = v; break;
            default: break;
            }
        }
        while (*text == ' ')
            text++;
    }
    return n;
}

/* movement | classes from the top | come down into the top class | of each: up down(+extra) =next, ? open ! over */
static void movement(struct kit_row *row)
{
    struct ad_class_plan plan[MOST];
    struct ad_class_moves m[MOST + 1];
    unsigned n = read_classes(plan, row->field[0]), above = (unsigned)atoi(row->field[1]);
    unsigned before = above, after = 0;
    char text[512] = "";
    int err;

    m[n].next = 12345; /* of the caller's, and not to be touched */
    err = ad_movement(m, plan, n, above);
    kit_ok(row, m[n].next == 12345);

    if (err) {
        kit_isf(row, row->field[2], "error %d", err);
        return;
    }
    for (unsigned i = 0; i < n; i++) {
        ADD(text, "%sup %u down %u", i ? ", " : "", m[i].up, m[i].down);
        if (m[i].extra)
            ADD(text, " (+%u)", m[i].extra);
        ADD(text, " next %u%s", m[i].next, m[i].proposed ? "?" : "");
        if (m[i].open)
            ADD(text, " open %u", m[i].open);
        if (m[i].over)
            ADD(text, " over %u", m[i].over);
        before += (unsigned)(plan[i].teams + plan[i].enter - plan[i].leave);
        after += m[i].next;
        kit_ok(row, m[i].by[0] == AD_BTO_3_4 && m[i].by[1] == AD_BTO_20);
    }
    kit_is(row, row->field[2], text);
    kit_ok(row, n == 0 || before == after + m[0].up); /* nobody is lost on the way */
}

/* move | classes | which, from 1 | teams of a group | what becomes of each place */
static void move(struct kit_row *row)
{
    struct ad_class_plan plan[MOST];
    struct ad_class_moves m[MOST];
    unsigned n = read_classes(plan, row->field[0]), which = (unsigned)atoi(row->field[1]) - 1;
    unsigned size = (unsigned)atoi(row->field[2]);
    char text[512] = "";

    if (!kit_ok(row, ad_movement(m, plan, n, 0) == 0 && which < n))
        return;
    for (unsigned place = 1; place <= size; place++) {
        enum ad_league_move k = ad_league_move_of(&m[which], size, place);

        ADD(text, "%s%s", place > 1 ? " " : "", ad_league_move_name(k));
        kit_ok(row, strcmp(ad_league_move_text(k, AD_EN), ad_league_move_text(k, AD_DE)) != 0);
    }
    kit_is(row, row->field[3], text);
}

/* levels | levels of the pyramid | seasons | fine or not, and the point */
static void levels(struct kit_row *row)
{
    struct ad_levels_verdict v =
        ad_youth_levels((unsigned)atoi(row->field[0]), (unsigned)atoi(row->field[1]));
    char point[AD_POINT_TEXT_MAX] = "";

    ad_point_write(point, sizeof point, v.by);
    kit_isf(row, row->field[2], "%s %s", v.fine ? "fine" : "violates", point);
}

/* "7c3!=1": who, club, ! the club is entitled, ? declines, = shares the rank of the one before */
static unsigned read_table(struct ad_placed *out, const char *text)
{
    unsigned n = 0;

    for (; *text && n < MOST; n++) {
        memset(&out[n], 0, sizeof out[n]);
        out[n].who = (uint32_t)atoi(text);
        out[n].rank = (uint16_t)(n + 1);
        for (; *text && *text != ' '; text++) {
            if (*text == 'c')
                out[n].club = (uint32_t)atoi(text + 1);
            out[n].club_entitled |= *text == '!';
            out[n].declined |= *text == '?';
            if (*text == '=' && n)
                out[n].rank = out[n - 1].rank;
        }
        while (*text == ' ')
            text++;
    }
    return n;
}

/* qualify | n, national:N, second:no, second:yes; skip; club | table | who: why …, sent of seats */
static void qualify(struct kit_row *row)
{
    struct ad_template_qualify q = {.n = (int16_t)atoi(row->field[0])};
    struct ad_qualify_how how = {.row = &q};
    struct ad_placed table[MOST];
    struct ad_qualified lines[MOST];
    struct ad_qualify a;
    const char *national = strstr(row->field[0], "national:");
    char text[512] = "";
    unsigned n = read_table(table, row->field[1]);

    if (national) {
        q.n = AD_N_NATIONAL;
        how.national = (unsigned)atoi(national + 9);
    }
    if (strstr(row->field[0], "second"))
        q.second = AD_SECOND_IF_ADMITTED;
    how.second_admitted = strstr(row->field[0], "second:yes") != NULL;
    if (strstr(row->field[0], "skip"))
        q.skip = AD_SKIP_ENTITLED;
    how.skip_whole_club = strstr(row->field[0], "club") != NULL;
    q.line.by[0] = AD_BTO_11_5;
    kit_ok(row, ad_qualifiers(&a, lines, MOST, table, n, &how) == 0);
    for (unsigned i = 0; i < a.count; i++)
        ADD(text, "%u %s, ", table[lines[i].at].who,
            ad_qualified_name((enum ad_qualified_why)lines[i].why));
    ADD(text, "%u of %u", a.sent, a.seats);
    if (a.places)
        ADD(text, ", %u at stake", a.places);
    kit_is(row, row->field[2], text);
    kit_ok(row, a.by[0] == AD_BTO_11_5);
    kit_ok(row, a.count == 0 || ad_qualifiers(&a, lines, a.count - 1, table, n, &how) == AD_EFULL);
}

/* title | template | place | year | the title */
static void title(struct kit_row *row)
{
    struct ad_template t;
    char text[200];
    unsigned place = (unsigned)atoi(row->field[1]);
    int n;

    if (!kit_ok(row, ad_template_find(&t, row->field[0], row->len[0]) == 0))
        return;
    n = ad_title_write(text, sizeof text, &t, place, atoi(row->field[2]));
    kit_is(row, row->field[3], text);
    kit_ok(row, n == (int)strlen(text));
    kit_ok(row, ad_title_write(text, (size_t)n, &t, place, atoi(row->field[2])) == AD_EFULL);
}

/* invitation | start | posted | days | in time or late by, and the last day */
static void invitation(struct kit_row *row)
{
    ad_date day[2] = {AD_NO_DATE, AD_NO_DATE};
    char text[AD_DATE_TEXT_MAX] = "-";
    struct ad_invitation v;

    for (unsigned i = 0; i < 2; i++)
        ad_date_read(&day[i], row->field[i], row->len[i], NULL);
    v = ad_invitation_check(day[0], day[1], atoi(row->field[2]));
    ad_date_write(text, sizeof text, v.last);
    if (v.in_time)
        kit_isf(row, row->field[3], "in time, last %s", text);
    else
        kit_isf(row, row->field[3], "late by %d, last %s", v.late, text);
    kit_ok(row, v.by == AD_BTO_8);
}

/* ---- the templates' own seats ---- */

/* shipped | template | number set, 0 none | claims: kind digit=who … | code given open | seats of V1 … V6 */
static void shipped(struct kit_row *row)
{
    static const struct ad_member_count nrw[] = {
        {1, 0, 6200, 1900, 190}, {2, 0, 5400, 1450, 145}, {3, 0, 4100, 1200, 120},
        {4, 0, 3300, 980, 98},   {5, 0, 2500, 610, 61},   {6, 0, 1500, 360, 36},
    };
    static const char letters[] = "?beapcrhwus"; /* enum ad_seat_kind; u: promoted, s: stays */
    uint32_t districts[27];
    struct ad_claim claims[40];
    struct ad_seat_line lines[200];
    struct ad_template t;
    struct ad_seats s;
    struct ad_seats_how how = {.associations = nrw,
                               .association_count = 6,
                               .claims = claims,
                               .districts = districts,
                               .district_count = 27,
                               .year = 1988};
    const char *at = row->field[2];
    char text[64] = "";

    if (!kit_ok(row, ad_template_find(&t, row->field[0], row->len[0]) == 0))
        return;
    for (unsigned i = 0; i < 27; i++)
        districts[i] = 100 + i;
    for (; *at && how.claim_count < 40; at++) {
        struct ad_claim *c = &claims[how.claim_count];

        if (*at == ' ')
            continue;
        *c = (struct ad_claim){.kind = (uint8_t)(strchr(letters, *at) - letters),
                               .who = 500 + how.claim_count,
                               .pre = {AD_PREQUAL_PRE, 1988, 1989}};
        if (at[1] >= '0' && at[1] <= '9') {
            c->place = (uint16_t)(at[1] - '0');
            c->org = (uint32_t)(at[1] - '0');
            at++;
        }
        how.claim_count++;
    }
    how.rows = t.seat;
    how.row_count = t.seats;
    kit_ok(row, ad_seats_field(&how, &t.field, (unsigned)atoi(row->field[1])) == 0);
    kit_ok(row, ad_seats_share(&s, lines, 200, &how) == 0);
    kit_isf(row, row->field[3], "%s %u %u", ad_seats_name(s.code), s.given, s.open);
    for (uint32_t v = 1; v <= 6; v++)
        ADD(text, "%s%u", v > 1 ? " " : "", ad_seats_of(lines, s.lines, v));
    kit_is(row, row->field[4], text);
    for (unsigned i = 0; i < s.lines; i++)
        kit_ok(row, lines[i].by[0] == t.seat[lines[i].row].line.by[0]);
}

/* ---- what is level where something is at stake ---- */

/* "6 5.5 5.5= 5": points of the rows, = level in all of the chain with the one before */
static void read_rows(struct ad_standings *s, struct ad_standing *rows, int64_t *values,
                      const char *text)
{
    unsigned n = 0;

    for (char *end = (char *)text; *end && n < MOST; n++) {
        values[n] = (int64_t)(strtod(end, &end) * 100);
        rows[n] = (struct ad_standing){.who = (uint16_t)n, .rank = (uint16_t)(n + 1)};
        if (*end == '=') {
            rows[n].rank = rows[n - 1].rank;
            end++;
        }
        while (*end == ' ')
            end++;
    }
    *s = (struct ad_standings){.rows = rows, .count = n, .values = values, .tiebreaks = 1};
}

static void say_contest(char out[512], const struct ad_contest *c)
{
    static const char *const scopes[] = {"",
#define X(id, word) word,
                                         AD_SCOPE_MAP(X)
#undef X
    };

    snprintf(out + strlen(out), 512 - strlen(out), "%s%s %u-%u cut", out[0] ? "; " : "",
             scopes[c->scope], c->first + 1, c->first + c->count);
    for (unsigned n = 1; n < 32; n++)
        if (c->cuts & AD_CUT(n))
            snprintf(out + strlen(out), 512 - strlen(out), " %u", n);
    for (unsigned i = 0; c->row->steps[i].kind != AD_STEP_SHARED; i++) {
        snprintf(out + strlen(out), 512 - strlen(out), "%s%s", i ? "," : ": ",
                 ad_step_word((enum ad_step_kind)c->row->steps[i].kind));
        if (c->row->steps[i].kind <= AD_STEP_ROUND_ROBIN)
            snprintf(out + strlen(out), 512 - strlen(out), ":%u", c->row->steps[i].count);
    }
}

/* contests | template | stakes: places qualify promotion relegation final | points | contests */
static void contests(struct kit_row *row)
{
    struct ad_template t;
    struct ad_standings s;
    struct ad_standing rows[MOST];
    struct ad_stakes stakes = {0};
    struct ad_contest c[8];
    int64_t values[MOST];
    char text[512] = "";
    unsigned places;
    int n;

    if (!kit_ok(row, ad_template_find(&t, row->field[0], row->len[0]) == 0) ||
        !kit_ok(row, sscanf(row->field[1], "%u %u %u %u %u", &places, &stakes.qualify,
                            &stakes.promotion, &stakes.relegation, &stakes.final_places) == 5))
        return;
    stakes.places = places;
    read_rows(&s, rows, values, row->field[2]);
    n = ad_contests(c, 8, &t, &s, &stakes);
    if (n < 0) {
        kit_isf(row, row->field[3], "error %d", n);
        return;
    }
    for (int i = 0; i < n; i++) {
        say_contest(text, &c[i]);
        kit_ok(row, c[i].two && c[i].more && (c[i].row == c[i].two || c[i].row == c[i].more));
    }
    kit_is(row, row->field[3], text);
    kit_ok(row, n < 1 || ad_contests(c, (unsigned)n - 1, &t, &s, &stakes) == AD_EFULL);
}

/* ---- running ---- */

static bool read_cmd(struct ad_competition_cmd *out, const char *text, size_t len)
{
    static const char *const names[] = {
#define X(id, name) name,
        AD_RUN_MAP(X)
#undef X
    };
    char w[64];
    const char *rest = text + strcspn(text, " ;");
    unsigned kind = 0;

    memset(out, 0, sizeof *out);
    while (kind < 8 && (strlen(names[kind]) != (size_t)(rest - text) ||
                        strncmp(names[kind], text, strlen(names[kind])) != 0))
        kind++;
    snprintf(w, sizeof w, "%.*s", (int)(len - (size_t)(rest - text)), rest);
    out->kind = (uint8_t)kind;
    out->n = (uint16_t)atoi(w);
    out->who = (uint32_t)atoi(w);
    out->confirmed = strchr(w, '!') != NULL;
    if (strchr(w, 'r'))
        out->rounds = (uint16_t)atoi(strchr(w, 'r') + 1);
    if (strchr(w, 'g'))
        out->groups = (uint16_t)atoi(strchr(w, 'g') + 1);
    return kind < 8;
}

static void say_answer(char out[512], const struct ad_competition_answer *a)
{
    char point[AD_POINT_TEXT_MAX] = "";

    snprintf(out, 512, "%s%s", ad_run_code_name(a->code), a->proposed ? "?" : "");
    for (unsigned i = 0; a->code && i < 2 && a->by[i]; i++) {
        ad_point_write(point, sizeof point, a->by[i]);
        snprintf(out + strlen(out), 512 - strlen(out), " %s", point);
    }
}

static bool is_same(const struct ad_competition *a, const struct ad_competition *b)
{
    for (unsigned i = 0; i < a->count && i < b->count; i++)
        if (a->entries[i].who != b->entries[i].who || a->entries[i].state != b->entries[i].state ||
            a->entries[i].source != b->entries[i].source)
            return false;
    return a->seq == b->seq && a->phase == b->phase && a->stage == b->stage &&
           a->system == b->system && a->size == b->size && a->groups == b->groups &&
           a->rounds == b->rounds && a->paired == b->paired && a->open == b->open &&
           a->count == b->count;
}

/* run | template | entries admitted | commands; the last is asked for | its answer | stage system size groups rounds paired open */
static void run(struct kit_row *row)
{
    static const char *const systems[] = {"-", "roundrobin", "swiss", "knockout"};
    struct ad_competition_entry room[2][40];
    struct ad_competition c = {.entries = room[0], .cap = 40};
    struct ad_competition twin = {.entries = room[1], .cap = 40}; /* made from the events alone */
    struct ad_competition_cmd cmd = {0};
    struct ad_competition_answer a = {0};
    struct ad_template t;
    char text[512] = "";
    const char *at = row->field[2];

    if (!kit_ok(row, ad_template_find(&t, row->field[0], row->len[0]) == 0))
        return;
    for (unsigned i = 0; i < 2 * (unsigned)atoi(row->field[1]); i++) {
        cmd.kind = i % 2 ? AD_RUN_ADMIT : AD_RUN_ENTER;
        cmd.who = i / 2 + 1;
        ad_competition_decide(&a, &c, &t, &cmd);
        kit_ok(row, !a.code && ad_competition_apply(&c, &a.event) == 0);
        ad_competition_apply(&twin, &a.event);
    }
    while (*at) {
        size_t len = strcspn(at, ";");

        if (!kit_ok(row, read_cmd(&cmd, at, len)))
            return;
        ad_competition_decide(&a, &c, &t, &cmd);
        if (!a.code) {
            kit_ok(row, ad_competition_apply(&c, &a.event) == 0);
            kit_ok(row, ad_competition_apply(&twin, &a.event) == 0);
            kit_ok(row, ad_competition_apply(&twin, &a.event) == AD_ECONFLICT);
        }
        at += len + (at[len] == ';');
        at += strspn(at, " ");
        if (*at)
            kit_is(row, "ok", ad_run_code_name(a.code));
    }
    say_answer(text, &a);
    kit_is(row, row->field[3], text);
    kit_isf(row, row->field[4], "%s%u %s %u %u %u %u %u",
            c.phase == AD_COMPETITION_OVER ? "over " : "", c.stage + 1u, systems[c.system], c.size,
            c.groups, c.rounds, c.paired, c.open);
    kit_ok(row, strcmp(ad_run_code_text(a.code, AD_EN), ad_run_code_text(a.code, AD_DE)) != 0);
    kit_ok(row, is_same(&c, &twin));
}

/* entry | commands, one entry | its state */
static void entry(struct kit_row *row)
{
    struct ad_competition_entry room[1];
    struct ad_competition c = {.entries = room, .cap = 1};
    struct ad_competition_cmd cmd;
    struct ad_competition_answer a = {0};
    struct ad_template t;
    const char *at = row->field[0];

    if (!kit_ok(row, ad_template_find(&t, "nrw-em", 6) == 0))
        return;
    while (*at) {
        size_t len = strcspn(at, ";");

        if (!kit_ok(row, read_cmd(&cmd, at, len)))
            return;
        ad_competition_decide(&a, &c, &t, &cmd);
        if (!a.code)
            kit_ok(row, ad_competition_apply(&c, &a.event) == 0);
        at += len + (at[len] == ';');
        at += strspn(at, " ");
    }
    kit_isf(row, row->field[1], "%s %s %u", ad_run_code_name(a.code),
            ad_entry_name((enum ad_entry_state)room[0].state), ad_competition_admitted(&c));
    kit_ok(row, ad_entry_text((enum ad_entry_state)room[0].state, AD_DE)[0] != '\0');
}

static const struct kit_verb verbs[] = {
    {"movement", 3, movement},
    {"move", 4, move},
    {"levels", 3, levels},
    {"qualify", 3, qualify},
    {"title", 4, title},
    {"invitation", 4, invitation},
    {"shipped", 5, shipped},
    {"contests", 4, contests},
    {"run", 5, run},
    {"entry", 2, entry},
    {0},
};

const struct kit_suite suite_competition = {verbs, NULL};
