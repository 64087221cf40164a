/*
 * federation/lineup.c -- a line-up judged: all clauses in their order, merged by precedence.
 *
 *   clause      points                      function             file
 *   L-REG       BTO 16.1                    ad__lineup_listed    lineup_who.c
 *   L-ELIG      BTO 2, 16.4; A1 13.3        ad__lineup_elig      lineup_who.c
 *   L-PASS      BTO 2.4; A1 13.3            ad__lineup_pass      lineup_who.c
 *   L-FOREIGN   BTO 2.2                     ad__lineup_foreign   lineup_who.c
 *   L-SAME      BTO 16.6                    ad__lineup_same      lineup_sub.c
 *   L-SUB       BTO 16.5; SJ 7.3, 8.5       ad__lineup_sub       lineup_sub.c
 *   L-ORDER     BTO 16.7                    ad__lineup_order     lineup_order.c
 *   L-PRESENT   BTO 15.2, 4.3               ad__lineup_present   lineup_order.c
 *   L-EMPTY     BTO 16.8                    ad__lineup_empty     lineup_order.c
 *   L-YOUTH     SJ 2.1, 7.5, 8.1            ad__lineup_youth     lineup_youth.c
 *   L-BLITZ     BTO 11.6, 11.7; SJ 11.3     ad__lineup_blitz     lineup_order.c
 *   L-CUP       BTO 13.2                    ad__lineup_cup       lineup_order.c
 *   L-GUEST     SJ 9.1; BTO 14, 13.2        ad__lineup_guest     lineup_who.c
 *   L-BOARDS    BTO 15.1                    boards               here
 *
 * The clauses know nothing of each other but one thing: whom BTO 16.6 keeps out is not asked for
 * BTO 16.5 again.
 */
#include "federation/lineup.h"

#include <string.h>

#include "adoube/err.h"
#include "core/assert.h"
#include "federation/lineup_inside.h"

const struct ad_lineup_rules ad_lineup_rules_usual = {
    .foreigners = 2,
    .uses = 2,
    .youth_extra = 2,
    .nominations = 1,
    .girl_board = 7,
    .young_board = 8,
    .young_under = 15,
    .ban_from = 3,
    .reserves = 1,
    .youth_reserves = AD_LINEUP_UNLIMITED,
    .guests = 1,
    .report_hours = 24,
};

struct ad_lineup_verdict *ad__lineup_add(struct ad__lineup *l, enum ad_lineup_code code,
                                         enum ad_lineup_clause clause, enum ad_lineup_why why,
                                         uint32_t boards, enum ad_point by)
{
    struct ad_lineup_verdict *v = &l->out->list[l->out->count++];

    AD_ASSERT(l->out->count <= AD_LINEUP_VERDICTS_MAX);
    *v = (struct ad_lineup_verdict){
        .code = (uint8_t)code,
        .clause = (uint8_t)clause,
        .why = (uint8_t)why,
        .ineligible = AD_INELIGIBLES,
        .boards = boards,
        .by = {by, AD_NO_POINT},
    };
    for (unsigned b = 0; b < l->boards; b++)
        if (boards == UINT32_C(1) << b)
            v->rank = l->c->lineup.seats[b].rank;
    return v;
}

struct ad_lineup_verdict *ad__lineup_barred(struct ad__lineup *l, enum ad_lineup_clause clause,
                                            enum ad_lineup_why why, unsigned b, enum ad_point by)
{
    bool named = ad__named(l, b);
    struct ad_lineup_verdict *v =
        ad__lineup_add(l, AD_MATCH_LOST_ALL, clause, why, UINT32_C(1) << b, by);

    v->proposed = named;
    v->by[1] = named ? AD_BTO_16_8 : AD_BTO_16_4;
    return v;
}

bool ad__special_board(const struct ad__lineup *l, unsigned b)
{
    return l->c->kind == AD_LINEUP_YOUTH &&
           (b + 1 == l->rules->girl_board || b + 1 == l->rules->young_board);
}

bool ad__lowest_team(const struct ad__lineup *l, unsigned team)
{
    for (unsigned i = 0; i < l->c->team_count; i++)
        if (l->c->teams[i].number > team)
            return false;
    return true;
}

unsigned ad__seated_count(const struct ad__lineup *l)
{
    unsigned n = 0;

    for (unsigned b = 0; b < l->boards; b++)
        n += ad__seated(l, b);
    return n;
}

static const struct ad_lineup_line *line_of(const struct ad_lineup_case *c, unsigned b)
{
    const struct ad_lineup_seat *s = &c->lineup.seats[b];

    if (s->kind == AD_LINEUP_EMPTY)
        return NULL;
    for (unsigned i = 0; i < c->line_count; i++)
        if (c->lines[i].rank == s->rank)
            return &c->lines[i];
    return NULL;
}

static bool sits_twice(const struct ad_lineup *l)
{
    for (unsigned a = 0; a < l->boards; a++)
        for (unsigned b = a + 1; b < l->boards; b++)
            if (l->seats[a].kind == AD_LINEUP_TAKEN && l->seats[b].kind == AD_LINEUP_TAKEN &&
                l->seats[a].rank == l->seats[b].rank)
                return true;
    return false;
}

static int start(struct ad__lineup *l, struct ad_lineup_report *out, const struct ad_lineup_case *c)
{
    if (c->lineup.boards == 0 || c->lineup.boards > AD_LINEUP_BOARDS_MAX || sits_twice(&c->lineup))
        return AD_EINVAL;
    memset(out, 0, sizeof *out);
    *l = (struct ad__lineup){
        .c = c,
        .rules = c->rules ? c->rules : &ad_lineup_rules_usual,
        .out = out,
        .boards = c->lineup.boards,
    };
    for (unsigned b = 0; b < l->boards; b++) {
        l->at[b] = line_of(c, b);
        if (!ad__seated(l, b))
            out->forfeit |= UINT32_C(1) << b;
    }
    return 0;
}

void ad__lineup_keeps(struct ad__lineup *l, enum ad_point p)
{
    struct ad_lineup_report *out = l->out;

    for (unsigned i = 0; i < out->kept_count; i++)
        if (out->kept[i] == p)
            return;
    AD_ASSERT(out->kept_count < AD_LINEUP_KEPT);
    out->kept[out->kept_count++] = p;
}

static bool is_broken(const struct ad_lineup_report *out, enum ad_point p)
{
    for (unsigned i = 0; i < out->count; i++)
        if (out->list[i].by[0] == p || out->list[i].by[1] == p)
            return true;
    return false;
}

static void drop_broken(struct ad_lineup_report *out)
{
    unsigned n = 0;

    for (unsigned i = 0; i < out->kept_count; i++)
        if (!is_broken(out, out->kept[i]))
            out->kept[n++] = out->kept[i];
    out->kept_count = n;
}

/* The strongest verdict, and the strongest that is not only proposed. */
static void merge(struct ad_lineup_report *out)
{
    out->code = out->declined = AD_LINEUP_OK;
    for (unsigned i = 0; i < out->count; i++) {
        const struct ad_lineup_verdict *v = &out->list[i];

        if (v->code == AD_BAN_FOLLOWS) /* about another match */
            continue;
        if (v->code > out->code)
            out->code = v->code;
        if (!v->proposed && v->code > out->declined)
            out->declined = v->code;
        if (v->code == AD_GAME_LOST)
            *(v->proposed ? &out->lost_if : &out->lost) |= v->boards & ~out->forfeit;
        if (v->code == AD_RESERVATION)
            out->reserved |= v->boards;
    }
    out->lost_if &= ~out->lost;
    /* Single games do not matter where the match is lost in any case. */
    out->proposed = out->code != out->declined || (out->lost_if && out->declined <= AD_GAME_LOST);
    drop_broken(out);
}

typedef void clause(struct ad__lineup *l);

/* L-BOARDS. A line-up of another number of boards is none of this competition. */
static void boards(struct ad__lineup *l)
{
    if (l->rules->boards && l->rules->boards != l->boards)
        ad__lineup_add(l, AD_LINEUP_REJECT, AD_CLAUSE_BOARDS, AD_FOUND_BOARDS, 0,
                       l->rules->boards_by ? (enum ad_point)l->rules->boards_by : AD_BTO_15_1);
}

static clause *const clauses[AD_LINEUP_CLAUSES] = {
    [AD_CLAUSE_LISTED] = ad__lineup_listed, [AD_CLAUSE_ELIG] = ad__lineup_elig,
    [AD_CLAUSE_PASS] = ad__lineup_pass,     [AD_CLAUSE_FOREIGN] = ad__lineup_foreign,
    [AD_CLAUSE_SAME] = ad__lineup_same,     [AD_CLAUSE_SUB] = ad__lineup_sub,
    [AD_CLAUSE_ORDER] = ad__lineup_order,   [AD_CLAUSE_PRESENT] = ad__lineup_present,
    [AD_CLAUSE_EMPTY] = ad__lineup_empty,   [AD_CLAUSE_YOUTH] = ad__lineup_youth,
    [AD_CLAUSE_BLITZ] = ad__lineup_blitz,   [AD_CLAUSE_CUP] = ad__lineup_cup,
    [AD_CLAUSE_GUEST] = ad__lineup_guest,   [AD_CLAUSE_BOARDS] = boards,
};

int ad_lineup_judge(struct ad_lineup_report *out, const struct ad_lineup_case *c)
{
    struct ad__lineup l;
    int err = start(&l, out, c);

    if (err < 0)
        return err;
    for (unsigned i = 0; i < AD_LINEUP_CLAUSES; i++)
        clauses[i](&l);
    merge(out);
    return 0;
}

int ad_lineup_judge_by(struct ad_lineup_report *out, const struct ad_lineup_case *c,
                       enum ad_lineup_clause clause_)
{
    struct ad__lineup l;
    int err = start(&l, out, c);

    if (err < 0 || (unsigned)clause_ >= AD_LINEUP_CLAUSES)
        return AD_EINVAL;
    clauses[clause_](&l);
    merge(out);
    return 0;
}

/* ---- two line-ups, one match ---- */

static bool loses_all(const struct ad_lineup_report *r, bool confirmed)
{
    uint8_t code = confirmed ? r->code : r->declined;

    return code >= AD_NO_SHOW;
}

static bool loses_board(const struct ad_lineup_report *r, uint32_t bit, bool confirmed)
{
    return (r->lost | (confirmed ? r->lost_if : 0)) & bit;
}

/* What is left of one board: lost by the order, empty, or as it was played. */
static void settle_board(struct ad_board *board, uint32_t bit, const struct ad_lineup_report *home,
                         const struct ad_lineup_report *guest, const bool confirmed[2])
{
    bool away[2] = {home->forfeit & bit, guest->forfeit & bit};
    bool lost[2] = {loses_board(home, bit, confirmed[AD_HOME]),
                    loses_board(guest, bit, confirmed[AD_GUEST])};

    if (away[AD_HOME] && away[AD_GUEST])
        *board = (struct ad_board){'-', '-'};
    else if (away[AD_HOME])
        *board = lost[AD_GUEST] ? (struct ad_board){'-', '-'} : (struct ad_board){'-', '+'};
    else if (away[AD_GUEST])
        *board = lost[AD_HOME] ? (struct ad_board){'-', '-'} : (struct ad_board){'+', '-'};
    else if (lost[AD_HOME] && lost[AD_GUEST])
        *board = (struct ad_board){'0', '0'};
    else if (lost[AD_HOME])
        *board = (struct ad_board){'0', '1'};
    else if (lost[AD_GUEST])
        *board = (struct ad_board){'1', '0'};
}

enum ad_match_ruling ad_lineup_settle(struct ad_board *boards, unsigned count,
                                      const struct ad_lineup_report *home,
                                      const struct ad_lineup_report *guest, const bool confirmed[2])
{
    bool lost_home = loses_all(home, confirmed[AD_HOME]);
    bool lost_guest = loses_all(guest, confirmed[AD_GUEST]);

    for (unsigned b = 0; b < count; b++)
        settle_board(&boards[b], UINT32_C(1) << b, home, guest, confirmed);
    if (lost_home)
        return lost_guest ? AD_MATCH_LOST_BOTH : AD_MATCH_LOST_HOME;
    return lost_guest ? AD_MATCH_LOST_GUEST : AD_MATCH_AS_PLAYED;
}
