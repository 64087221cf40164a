/*
 * tests/federation/verbs_lineup.c -- line-ups and rank lists.
 */
#include "../kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "federation/matchday.h"
#include "club.h"
#include "federation/names.h"
#include "federation/lineup_inside.h"

/* lineup | options | line-up | what was found */
static void lineup(struct kit_row *row)
{
    struct ad_lineup_report r;
    struct world w;
    char text[512];

    if (!club_judge(row, &w, &r, row->field[0], row->field[1]))
        return;
    ad_lineup_report_write(text, sizeof text, &r);
    kit_is(row, row->field[2], text);
}

/* lineup-say | language | options | line-up | the sentences */
static void lineup_say(struct kit_row *row)
{
    struct ad_lineup_report r;
    struct world w;
    char text[1024] = "";

    if (!club_judge(row, &w, &r, row->field[1], row->field[2]))
        return;
    for (unsigned i = 0; i < r.count; i++) {
        size_t at = strlen(text);

        at += (size_t)sprintf(text + at, "%s", i ? "; " : "");
        ad_lineup_verdict_say(text + at, sizeof text - at, &r.list[i],
                              strcmp(row->field[0], "de") == 0 ? AD_DE : AD_EN);
    }
    kit_is(row, row->field[3], text);
}

/* lineup-read | text | written again, or where and why not */
static void lineup_read(struct kit_row *row)
{
    struct ad_lineup l;
    struct ad_lineup_fault fault;
    char text[256];

    if (ad_lineup_read(&l, row->field[0], row->len[0], &fault) == 0)
        ad_lineup_write(text, sizeof text, &l);
    else
        sprintf(text, "%u: %s", (unsigned)fault.at, ad_lineup_bad_text(fault.why, AD_EN));
    kit_is(row, row->field[1], text);
}

/* settle | options | home | guest | played | home confirmed, guest confirmed | boards | ruling */
static void settle(struct kit_row *row)
{
    static const char *const rulings[] = {"as played", "home lost", "guest lost", "both lost"};
    struct ad_lineup_report r[2];
    struct ad_board boards[AD_LINEUP_BOARDS_MAX];
    bool confirmed[2] = {row->field[4][0] == 'y', row->field[4][1] == 'y'};
    struct world w;
    char text[64] = "";
    unsigned n;

    if (!club_judge(row, &w, &r[0], row->field[0], row->field[1]) ||
        !club_judge(row, &w, &r[1], row->field[0], row->field[2]))
        return;
    n = w.c.lineup.boards;
    for (unsigned b = 0; b < n; b++) /* the home player's letters */
        boards[b] = (struct ad_board){row->field[3][b], row->field[3][b] == '1'   ? '0'
                                                        : row->field[3][b] == '0' ? '1'
                                                                                  : '='};
    kit_is(row, row->field[6], rulings[ad_lineup_settle(boards, n, &r[0], &r[1], confirmed)]);
    for (unsigned b = 0; b < n; b++)
        sprintf(text + strlen(text), "%s%c%c", b ? " " : "", boards[b].home, boards[b].guest);
    kit_is(row, row->field[5], text);
    kit_ok(row,
           ad_match_check(&(struct ad_match){.home = 1, .guest = 2, .boards = boards}, n) == n);
}

/* ---- rank lists and hosts ---- */

static ad_date day(struct kit_row *row, const char *text)
{
    ad_date d = AD_NO_DATE;

    kit_ok(row, ad_date_read(&d, text, strlen(text), NULL) == 0);
    return d;
}

static void is_verdict(struct kit_row *row, const char *want, struct ad_ranklist_verdict v)
{
    char point[AD_POINT_TEXT_MAX];

    ad_point_write(point, sizeof point, v.by);
    kit_isf(row, want, "%s %s%s%s%s", ad_lineup_code_name((enum ad_lineup_code)v.code), point,
            v.code == AD_LINEUP_OK ? "" : ": ",
            v.code == AD_LINEUP_OK ? "" : ad_lineup_why_text((enum ad_lineup_why)v.why, AD_EN),
            v.append ? " (append)" : "");
}

/* rank-register | options | deadline | received | verdict */
static void rank_register(struct kit_row *row)
{
    struct world w;

    club_read(row, &w, strncmp(row->field[0], "twice", 5) == 0 ? "" : row->field[0]);
    if (strcmp(row->field[0], "twice") == 0)
        w.people[4].id = w.people[2].id;
    if (strcmp(row->field[0], "twice-rank") == 0)
        w.lines[4].rank = w.lines[3].rank;
    if (strncmp(row->field[0], "guest", 5) == 0)
        w.lines[0].guest = NULL;
    is_verdict(row, row->field[3],
               ad_ranklist_register(&(struct ad_ranklist){
                   .lines = w.lines,
                   .count = w.c.line_count,
                   .club = &w.club,
                   .season = 1987,
                   .deadline = day(row, row->field[1]),
                   .received = day(row, row->field[2]),
                   .top_league_team = w.c.top_league ? 1 : 0,
               }));
}

/* rank-change | running | verdict */
static void rank_change(struct kit_row *row)
{
    is_verdict(row, row->field[1], ad_ranklist_change(strcmp(row->field[0], "yes") == 0));
}

/* rank-add | lines | at | applied | deadline | running | verdict */
static void rank_add(struct kit_row *row)
{
    is_verdict(row, row->field[5],
               ad_ranklist_add((unsigned)atoi(row->field[0]), (unsigned)atoi(row->field[1]) - 1,
                               day(row, row->field[2]), day(row, row->field[3]),
                               strcmp(row->field[4], "yes") == 0, false));
}

/* blitz-add | lines | boards | started | youth | verdict */
static void blitz_add(struct kit_row *row)
{
    is_verdict(row, row->field[4],
               ad_ranklist_add_blitz((unsigned)atoi(row->field[0]), (unsigned)atoi(row->field[1]),
                                     strcmp(row->field[2], "yes") == 0,
                                     strcmp(row->field[3], "yes") == 0, NULL));
}

static void need_template(struct kit_row *row, struct ad_template *t)
{
    memset(t, 0, sizeof *t);
    kit_ok(row, ad_template_find(t, row->field[0], row->len[0]) == 0);
    ad_template_fill(t);
}

/* white | template | neutral | first named hosts | board | first or second */
static void white(struct kit_row *row)
{
    struct ad_venue_of v = {.neutral = strcmp(row->field[1], "yes") == 0,
                            .second_hosts = strcmp(row->field[2], "yes") != 0};
    unsigned board = (unsigned)atoi(row->field[3]);
    struct ad_template t;

    need_template(row, &t);
    kit_is(row, row->field[4],
           ad_match_colour(&t, &v, true, board).colour == 'w' ? "first" : "second");
    kit_ok(row, ad_match_colour(&t, &v, true, board).colour !=
                    ad_match_colour(&t, &v, false, board).colour);
    kit_ok(row, ad_match_colour(&t, &v, true, board).by[0] != AD_NO_POINT);
}

static void is_taken(struct kit_row *row, const struct ad_template *t)
{
    struct ad_lineup_rules r = ad_lineup_rules_usual;
    struct ad_terms terms = {0};

    ad_terms_of(&terms, t);
    ad_lineup_rules_of(&r, t);
    kit_is(row, row->field[1], ad_lineup_kind_name(ad_lineup_kind_of(t)));
    kit_isf(row, row->field[2], "%d %d%s%s", terms.under, terms.least,
            terms.sex == AD_GENDER_FEMALE ? " female" : "", terms.youth ? " youth" : "");
    kit_isf(row, row->field[3], "uses %d+%d ban %d girl %d young %d/%d reserves %d/%d guests %d",
            r.uses, r.youth_extra, r.ban_from, r.girl_board, r.young_board, r.young_under,
            r.reserves, r.youth_reserves, r.guests);
    kit_ok(row, (terms.sex == AD_GENDER_FEMALE) == (terms.sex_by != AD_NO_POINT));
}

/* lineup-of | template | kind | terms: under, least, sex | rules: 255 is unlimited */
static void lineup_of(struct kit_row *row)
{
    struct ad_template t;

    need_template(row, &t);
    is_taken(row, &t);
}

/* lineup-text | lines of a template of teams | as above */
static void lineup_text(struct kit_row *row)
{
    char text[1024];
    int len = snprintf(text, sizeof text,
                       "template x\nname \"x\"\nref SJ 9\nunit team\nstage main system=roundrobin\n"
                       "boards 10\n%s\nend\n",
                       row->field[0]);
    struct ad_template_reader reader = {.text = text, .len = (size_t)len};
    struct ad_template_fault fault;
    struct ad_template t;

    if (kit_ok(row, ad_template_next(&t, &fault, &reader) == 1))
        is_taken(row, &t);
}

/* host | what | facts: y or n each | answer */
static void host(struct kit_row *row)
{
    static const char *const who[] = {"arbiter", "captains", "home club"};
    const char *what = row->field[0], *f = row->field[1];
    struct ad_costs c;

    if (strcmp(what, "costs") == 0) {
        c = ad_arbiter_costs(atol(f));
        kit_isf(row, row->field[2], "%d %d", (int)c.share[AD_HOME], (int)c.share[AD_GUEST]);
    } else if (strcmp(what, "leads") == 0) {
        kit_is(row, row->field[2], who[ad_match_led_by(f[0] == 'y')]);
    } else if (strcmp(what, "reports") == 0) {
        kit_is(row, row->field[2], who[ad_match_reported_by(f[0] == 'y')]);
    } else if (strcmp(what, "material") == 0) {
        kit_is(row, row->field[2],
               ad_host_name(ad_match_material(f[0] == 'y', f[1] == 'y' ? 9 : 10, 10).code));
    } else {
        kit_is(row, row->field[2],
               ad_smoking_restricted(f[0] == 'y', f[1] == 'y', f[2] == 'y', f[3] == 'y').holds
                   ? "restricted"
                   : "free");
    }
}

static const struct kit_verb verbs[] = {
    {"lineup", 3, lineup},
    {"lineup-say", 4, lineup_say},
    {"lineup-read", 2, lineup_read},
    {"settle", 7, settle},
    {"lineup-of", 4, lineup_of},
    {"lineup-text", 4, lineup_text},
    {"rank-register", 4, rank_register},
    {"rank-change", 2, rank_change},
    {"rank-add", 6, rank_add},
    {"blitz-add", 5, blitz_add},
    {"white", 5, white},
    {"host", 3, host},
    {0},
};

/* ---- properties ---- */

/* Any line-up of eight out of 28, some boards empty or only named. */
static void random_lineup(struct ad_lineup *out, struct kit_rng *rng)
{
    uint16_t ranks[MANY];

    for (unsigned i = 0; i < MANY; i++)
        ranks[i] = (uint16_t)(i + 1);
    *out = (struct ad_lineup){.boards = 8};
    for (unsigned b = 0; b < 8; b++) {
        unsigned k = b + kit_below(rng, (kit_below(rng, 2) ? 12u : MANY) - b);
        uint16_t rank = ranks[k];

        ranks[k] = ranks[b];
        ranks[b] = rank;
        out->seats[b].kind = (uint8_t)(kit_below(rng, 5) ? AD_LINEUP_TAKEN : kit_below(rng, 3));
        out->seats[b].rank = out->seats[b].kind == AD_LINEUP_EMPTY ? 0 : rank;
    }
}

static void what_is_written_is_read(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (int i = 0; i < 2000; i++) {
        struct ad_lineup l, back;
        char text[128];
        int n;

        random_lineup(&l, &rng);
        n = ad_lineup_write(text, sizeof text, &l);
        if (!kit_ok(row, n > 0 && ad_lineup_read(&back, text, (size_t)n, NULL) == 0) ||
            !kit_ok(row, back.boards == l.boards))
            return;
        for (unsigned b = 0; b < l.boards; b++)
            kit_ok(row,
                   back.seats[b].kind == l.seats[b].kind && back.seats[b].rank == l.seats[b].rank);
        kit_ok(row, ad_lineup_write(text, (size_t)n, &l) == AD_EFULL);
    }
}

/* BTO 16.7 word by word, pair by pair. */
static uint32_t lost_by_definition(const struct ad_lineup *l, bool lowest)
{
    uint32_t lost = 0;

    for (unsigned b = 0; b < l->boards; b++) {
        if (l->seats[b].kind == AD_LINEUP_TAKEN)
            for (unsigned a = 0; a < b; a++)
                if (l->seats[a].rank > l->seats[b].rank)
                    lost |= 1u << b;
        if (l->seats[b].kind == AD_LINEUP_EMPTY && lowest) {
            unsigned p = b, q = b;

            while (p > 0 && l->seats[p].kind == AD_LINEUP_EMPTY)
                p--;
            while (q < l->boards && l->seats[q].kind == AD_LINEUP_EMPTY)
                q++;
            while (q < l->boards && l->seats[p].kind != AD_LINEUP_EMPTY &&
                   l->seats[q].rank == l->seats[p].rank + 1) {
                if (l->seats[q].kind == AD_LINEUP_TAKEN)
                    lost |= 1u << q;
                for (p = q++; q < l->boards && l->seats[q].kind == AD_LINEUP_EMPTY;)
                    q++;
            }
        }
    }
    return lost;
}

static void order_by_definition(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_lineup_report r;
    struct world w;

    club_read(row, &w, "");
    for (int i = 0; i < (row->long_run ? 200000 : 5000); i++) {
        random_lineup(&w.c.lineup, &rng);
        w.c.team = (uint8_t)(1 + 2 * kit_below(&rng, 2));
        if (!kit_ok(row, ad_lineup_judge_by(&r, &w.c, AD_CLAUSE_ORDER) == 0) ||
            !kit_ok(row, r.lost == lost_by_definition(&w.c.lineup, w.c.team == 3)))
            return;
        kit_ok(row, (r.lost & r.forfeit) == 0);
    }
}

static bool rests_on(const struct ad_lineup_report *r, enum ad_point p)
{
    for (unsigned i = 0; i < r->count; i++)
        if (r->list[i].by[0] == p || r->list[i].by[1] == p)
            return true;
    return false;
}

/* What is in order rests on points that were asked; none of them is broken, and none named twice. */
static bool kept_points(const struct ad_lineup_report *r)
{
    if (r->kept_count > AD_LINEUP_KEPT || (r->count == 0 && r->kept_count == 0))
        return false;
    for (unsigned i = 0; i < r->kept_count; i++) {
        if (r->kept[i] == AD_NO_POINT || rests_on(r, r->kept[i]))
            return false;
        for (unsigned k = 0; k < i; k++)
            if (r->kept[k] == r->kept[i])
                return false;
    }
    return true;
}

/* Whatever is handed in: an answer, its parts fit together, and every verdict names a point. */
static void any_lineup(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_lineup_report r;
    struct world w;

    club_read(row, &w, "used=17:1,17:2,9:1 other-club=3 foreign=1,2,4 nominated=5:2");
    for (int i = 0; i < 5000; i++) {
        random_lineup(&w.c.lineup, &rng);
        w.c.team = (uint8_t)(1 + kit_below(&rng, 3));
        w.c.kind = (uint8_t)kit_below(&rng, AD_LINEUP_KINDS);
        w.c.stage = (uint8_t)kit_below(&rng, AD_LINEUP_STAGES);
        w.c.top_league = kit_below(&rng, 2);
        w.teams[1].class_of = kit_below(&rng, 2) ? 10 : 20;
        if (!kit_ok(row, ad_lineup_judge(&r, &w.c) == 0))
            return;
        kit_ok(row, r.declined <= r.code &&
                        r.proposed ==
                            (r.declined != r.code || (r.lost_if && r.declined <= AD_GAME_LOST)));
        kit_ok(row, (r.code >= AD_GAME_LOST) || r.lost == 0);
        kit_ok(row, kept_points(&r));
        for (unsigned k = 0; k < r.count; k++)
            if (!kit_ok(row, r.list[k].by[0] != AD_NO_POINT && r.list[k].code <= AD_MATCH_LOST_ALL))
                return;
    }
}

/* Bytes that are no line-up do no harm, and the fault lies in the text. */
static void any_text(struct kit_row *row)
{
    static const char letters[] = "0123456789 ()-/x\t";
    struct kit_rng rng = kit_seed(row);

    for (int i = 0; i < 20000; i++) {
        char text[24];
        size_t len = kit_below(&rng, sizeof text);
        struct ad_lineup_fault fault;
        struct ad_lineup l;

        for (size_t k = 0; k < len; k++)
            text[k] = letters[kit_below(&rng, sizeof letters - 1)];
        if (ad_lineup_read(&l, text, len, &fault) < 0)
            kit_ok(row, fault.at <= len && fault.why != AD_LINEUP_FINE);
        else
            kit_ok(row, l.boards >= 1 && fault.why == AD_LINEUP_FINE);
    }
}

/* What cannot be judged, and what the ledger gets. */
static void edges(struct kit_row *row)
{
    struct ad_lineup_report r;
    struct world w;

    club_read(row, &w, "");
    ad_lineup_read(&w.c.lineup, "1 2 3 4 5 6 7 9", 15, NULL);
    kit_ok(row, ad_lineup_judge(&r, &w.c) == 0 && r.use_count == 1 && r.unasked == 0);
    kit_ok(row, r.uses[0].board == 8 && r.uses[0].team == 1 && r.uses[0].home == 2 &&
                    r.uses[0].match == 7);
    kit_ok(row, ad_lineup_judge_by(&r, &w.c, AD_LINEUP_CLAUSES) == AD_EINVAL);
    w.lines[3].person = NULL;
    kit_ok(row, ad_lineup_judge(&r, &w.c) == 0 && r.unasked == 8);
    w.c.lineup.seats[1].rank = 1;
    kit_ok(row, ad_lineup_judge(&r, &w.c) == AD_EINVAL);
    kit_ok(row, ad_lineup_judge_by(&r, &w.c, AD_CLAUSE_ORDER) == AD_EINVAL);
    w.c.lineup.seats[1].rank = 2;
    w.c.lineup.boards = AD_LINEUP_BOARDS_MAX;
    kit_ok(row, ad_lineup_judge(&r, &w.c) == 0 && r.forfeit == 0xff00);
    w.c.lineup.boards = AD_LINEUP_BOARDS_MAX + 1;
    kit_ok(row, ad_lineup_judge(&r, &w.c) == AD_EINVAL);
    w.c.lineup.boards = 0;
    kit_ok(row, ad_lineup_judge(&r, &w.c) == AD_EINVAL);
}

static const struct kit_test tests[] = {
    {"lineup: what cannot be judged, and the ledger", edges},
    {"lineup: what is written is read", what_is_written_is_read},
    {"lineup: the order by its definition", order_by_definition},
    {"lineup: any line-up is judged", any_lineup},
    {"lineup: any text is read or refused", any_text},
    {0},
};

const struct kit_suite suite_lineup = {verbs, tests};
