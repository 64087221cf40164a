/*
 * tests/federation/season_match.c -- a match of a random season: who sits down, what is reported, and
 * what must follow for whoever was not eligible.
 */
#include <string.h>

#include "adoube/err.h"
#include "season_parts.h"
#include "federation/sanction_inside.h"

/* The person whom the test itself has seen in the list with that rank; 0: none. */
static uint32_t who_has(const struct world *w, unsigned k, uint16_t rank)
{
    for (unsigned i = 0; i < w->own.lines[k]; i++)
        if (w->own.before[k][i].rank == rank)
            return w->own.before[k][i].person;
    return 0;
}

/* BTO 2.3: one club a season. Whoever has sat for another one is not found eligible. */
static void who_sat(struct world *w, const struct side *x)
{
    for (unsigned b = 0; b < x->lineup.boards; b++) {
        uint32_t who = who_has(w, x->club, x->lineup.seats[b].rank);
        bool eligible = teams_eligible(&x->report, b);

        if (x->lineup.seats[b].kind != AD_LINEUP_TAKEN || !who)
            continue;
        if (w->own.sat_for[who] & ~(1u << x->club)) {
            kit_ok(w->row, !eligible);
            w->met[MET_TWO_CLUBS]++;
        }
        if (eligible) {
            uint32_t other = w->own.eligible_for[who];

            kit_ok(w->row, !other || other == club_id(x->club));
            w->own.eligible_for[who] = club_id(x->club);
        }
        w->own.sat_for[who] |= 1u << x->club;
    }
}

/* BTO 16.4: somebody who was not eligible sat there. Only a date of birth that nobody knows is no
 * proof, and here all are known. */
static void lost_where_due(struct world *w, const struct side *x, const struct ad_champ_match *m,
                           int side)
{
    unsigned bit = side == AD_HOME ? AD_MATCH_LOST_HOME : AD_MATCH_LOST_GUEST;

    for (unsigned b = 0; b < x->lineup.boards; b++)
        if (x->lineup.seats[b].kind == AD_LINEUP_TAKEN && !teams_eligible(&x->report, b) &&
            !(x->report.unasked >> b & 1))
            kit_ok(w->row, m->ruling & bit);
}

static int played(struct world *w, struct side *x, unsigned l)
{
    const struct ad_person *persons[LINES];
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_PLAYED,
                               .on = w->now,
                               .match = x->match,
                               .team = {.number = w->league[l].team},
                               .kind_of_match = w->league[l].kind,
                               .lineup = &x->lineup,
                               .report = &x->report,
                               .persons = persons};

    world_persons(w, x->club, persons);
    return world_squad(w, x->club, &cmd);
}

static void served(struct world *w, struct side *x, unsigned l)
{
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_SERVED,
                               .on = w->now,
                               .match = x->match,
                               .team = {.number = w->league[l].team},
                               .lineup = &x->lineup};

    kit_ok(w->row, world_squad(w, x->club, &cmd) == 0);
}

/* Both line-ups are judged, then both are recorded: who sits on both sides is found out, because
 * the second report is older than his record. */
static void sit_down(struct world *w, struct side x[2], unsigned l, enum ad_lineup_stage stage)
{
    for (int s = AD_HOME; s <= AD_GUEST; s++) {
        teams_lineup(w, &x[s].lineup, x[s].club, w->league[l].team, w->league[l].boards);
        teams_judge(w, &x[s], l, stage);
    }
    for (int s = AD_HOME; s <= AD_GUEST; s++) {
        int err = played(w, &x[s], l);

        if (err == AD_ECONFLICT) {
            w->met[MET_STALE]++;
            teams_judge(w, &x[s], l, stage);
            err = played(w, &x[s], l);
        }
        kit_ok(w->row, err == 0);
        who_sat(w, &x[s]);
        served(w, &x[s], l);
    }
}

void match_boards(struct world *w, struct ad_board *out, unsigned boards, bool open)
{
    static const struct ad_board pairs[] = {{'1', '0'}, {'0', '1'}, {'=', '='}, {'?', '?'},
                                            {'+', '-'}, {'-', '+'}, {'-', '-'}, {'0', '0'}};

    for (unsigned b = 0; b < boards; b++) {
        unsigned n = chance(w, 20) ? 3 + kit_below(&w->rng, 5) : kit_below(&w->rng, 3);

        out[b] = pairs[n == 3 && !open ? 0 : n];
    }
}

/* Boards that were adjourned get their results. */
void match_finish(struct world *w, unsigned l)
{
    struct ad_championship *c = league_champ(w, l);

    for (unsigned i = 0; i < c->matches; i++)
        for (unsigned b = 0; b < w->league[l].boards && c->match[i].state == AD_CHAMP_OPEN; b++) {
            struct ad_board one;

            if (c->match[i].boards[b].home != '?')
                continue;
            match_boards(w, &one, 1, false);
            w->met[MET_OPEN_BOARD] +=
                world_champ(w, l,
                            &(struct ad_champ_cmd){
                                .kind = AD_CHAMP_RESULT,
                                .match = (uint16_t)(i + 1),
                                .board = (uint8_t)(b + 1),
                                .boards = &one,
                                .cause = (uint8_t)(AD_CAUSE_ADJUDICATED + kit_below(&w->rng, 3)),
                                .on = w->now});
        }
}

/* BTO 4.3: a fine must follow; the first try may be too high (4.4), or have no ground (5.13). */
void match_fine(struct world *w, unsigned k, enum ad_breach breach)
{
    struct ad_sanction s = {.subject = AD_SUBJECT_CLUB,
                            .kind = AD_SANCTION_FINE,
                            .issuer = AD_ISSUER_DIRECTOR,
                            .area = AD_FEDERATION,
                            .issuer_area = AD_FEDERATION,
                            .ground = ad_sanction_duty(breach).by[0],
                            .issued = w->now,
                            .fine = ad_money(50001, "DEM")};

    kit_ok(w->row, ad_sanction_duty(breach).fine);
    world_points(w, ad_sanction_duty(breach).by, 2, true);
    w->met[MET_FINE_REFUSED] += world_sanction(w, &s, club_id(k)).code == AD_SANCTION_TOO_HIGH;
    s.fine.amount = 1000 * (1 + kit_below(&w->rng, 50));
    if (w->fines < FINES)
        w->met[MET_FINE] += world_sanction(w, &s, club_id(k)).code == AD_SANCTION_VALID;
}

/* The report comes in, perhaps with letters that cannot be; the last round waits for open boards. */
static bool report(struct world *w, unsigned l, unsigned n, const struct side x[2])
{
    struct ad_board boards[AD_CHAMP_BOARDS] = {{0}};
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_REPORT,
                               .match = (uint16_t)n,
                               .boards = boards,
                               .report = {&x[0].report, &x[1].report},
                               .confirmed = {chance(w, 2), chance(w, 2)},
                               .on = w->now};

    match_boards(w, boards, w->league[l].boards, chance(w, 2));
    if (chance(w, 20)) {
        struct ad_board good = boards[0];

        boards[0] = (struct ad_board){'1', '1'};
        kit_ok(w->row, !world_champ(w, l, &cmd));
        boards[0] = good;
    }
    if (world_champ(w, l, &cmd))
        return true;
    if (w->verdict.code == AD_CHAMP_EARLIER_OPEN) {
        w->met[MET_LAST_ROUND_WAITS]++;
        match_finish(w, l);
    }
    return world_champ(w, l, &cmd);
}

void match_play(struct world *w, unsigned l, unsigned n)
{
    static struct side x[2];
    struct ad_championship *c = league_champ(w, l);
    struct ad_champ_match *m = &c->match[n - 1];
    bool fine_due[2];

    x[0].club = c->entry[m->home - 1].club - club_id(0);
    x[1].club = c->entry[m->guest - 1].club - club_id(0);
    x[0].match = x[1].match = 1000 * (l + 1) + n;
    sit_down(w, x, l,
             m->kind == AD_CHAMP_PLAYOFF ? AD_LINEUP_PLAYOFF
             : m->stage                  ? AD_LINEUP_FINAL
                                         : AD_LINEUP_ROUND);
    if (!kit_ok(w->row, report(w, l, n, x)))
        return;
    memcpy(fine_due, w->verdict.fine_due, sizeof fine_due);
    w->met[MET_MATCH]++;
    w->met[MET_PLAYOFF] += m->kind == AD_CHAMP_PLAYOFF;
    w->met[MET_FINAL_STAGE] += m->stage > 0;
    for (int s = AD_HOME; s <= AD_GUEST; s++) {
        lost_where_due(w, &x[s], m, s);
        if (fine_due[s])
            match_fine(w, x[s].club, AD_BREACH_NO_SHOW);
    }
    world_check(w);
}
