/*
 * federation/lineup_who.c -- clauses about persons: listed, eligible, with a pass, foreign, guest.
 */
#include "federation/lineup.h"

#include "federation/person.h"
#include "federation/person_inside.h"

/* Seated on a board and named for another, or named for two. */
static bool named_wrongly(const struct ad__lineup *l, unsigned b)
{
    for (unsigned a = 0; a < l->boards; a++) {
        bool same = l->c->lineup.seats[a].kind != AD_LINEUP_EMPTY && a != b &&
                    l->c->lineup.seats[a].rank == l->c->lineup.seats[b].rank;

        if (same && (ad__seated(l, a) || a < b))
            return true;
    }
    return false;
}

/* L-REG. BTO 16.1: the list is binding. Who is not on it has no place in the team (16.4); at a
 * blitz event that is a changed list (11.7), told by L-BLITZ. BTO 16.8: the absent are named. */
void ad__lineup_listed(struct ad__lineup *l)
{
    for (unsigned b = 0; b < l->boards; b++) {
        if (!l->at[b] && l->c->lineup.seats[b].kind != AD_LINEUP_EMPTY &&
            l->c->kind != AD_LINEUP_BLITZ)
            ad__lineup_barred(l, AD_CLAUSE_LISTED, AD_FOUND_UNLISTED, b, AD_BTO_16_1);
        if (ad__named(l, b) && named_wrongly(l, b))
            ad__lineup_barred(l, AD_CLAUSE_LISTED, AD_FOUND_NAMED_PRESENT, b, AD_BTO_16_8)->by[1] =
                AD_NO_POINT;
    }
}

/* A pass for the club that is not at hand costs his game only (A1 13.3); by the other reading
 * also none at all. */
static bool game_only(const struct ad__lineup *l, enum ad_ineligible why)
{
    return why == AD_INELIGIBLE_NOT_AT_HAND ||
           (why == AD_INELIGIBLE_PASS &&
            ad__pass_rules(l->rules->passes)->no_pass == AD_NO_PASS_GAME);
}

/* The first reason that costs the match and is proved; else one that is not; else the game's. */
static unsigned reason_of(const struct ad__lineup *l, const struct ad_eligibility *e)
{
    unsigned found = 0, best = 0;

    for (unsigned i = 0; i < e->count; i++) {
        enum ad_ineligible why = (enum ad_ineligible)e->list[i].why;
        unsigned weight = game_only(l, why) ? 1 : ad_ineligible_unproven(why) ? 2 : 3;

        if (weight > best) {
            best = weight;
            found = i;
        }
    }
    return found;
}

static void not_eligible(struct ad__lineup *l, unsigned b, const struct ad_eligibility *e)
{
    const struct ad_ineligible_for *why = &e->list[reason_of(l, e)];
    struct ad_lineup_verdict *v;

    if (ad__named(l, b) && why->why == AD_INELIGIBLE_NOT_AT_HAND)
        return; /* he is entitled, and has no game to lose */
    if (ad__seated(l, b) && game_only(l, (enum ad_ineligible)why->why)) {
        v = ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_ELIG, AD_FOUND_INELIGIBLE, UINT32_C(1) << b,
                           AD_A1_13_3);
    } else {
        v = ad__lineup_barred(l, AD_CLAUSE_ELIG,
                              ad__named(l, b) ? AD_FOUND_NAMED_INELIGIBLE : AD_FOUND_INELIGIBLE, b,
                              why->by[0]);
        if (v->by[0] == AD_NO_POINT) { /* the competition's own terms */
            v->by[0] = v->by[1];
            v->by[1] = AD_NO_POINT;
        }
    }
    v->ineligible = why->why;
    v->proposed |= ad_ineligible_unproven((enum ad_ineligible)why->why);
}

/* L-ELIG. BTO 16.4, A1 13.3: whoever is not eligible costs the match on all boards. A guest of SJ
 * 9.1 is asked with her own club. */
void ad__lineup_elig(struct ad__lineup *l)
{
    struct ad_terms terms = l->c->terms;
    struct ad_eligibility e;

    terms.youth = l->c->kind == AD_LINEUP_YOUTH;
    if (terms.under || terms.least)
        ad__lineup_keeps(l, AD_SJ_2_1);
    for (unsigned b = 0; b < l->boards; b++) {
        const struct ad_lineup_line *line = l->at[b];
        const struct ad_club_facts *club = line && line->guest ? line->guest : l->c->club;

        if (!line || !line->person || !club) {
            l->out->unasked |= ad__seated(l, b) ? UINT32_C(1) << b : 0;
            continue;
        }
        /* What bars a team of her own club does not bar a guest here. */
        terms.team = ad__guest(l, line) ? 0 : l->c->team;
        ad_eligible(&e, line->person, club, &terms, l->rules->passes);
        if (e.count)
            not_eligible(l, b, &e);
    }
}

/* L-PASS. BTO 2.4: he plays under reservation, and the report says so. A1 13.3: he has a week. */
void ad__lineup_pass(struct ad__lineup *l)
{
    struct ad_pass_verdict p;

    for (unsigned b = 0; l->c->shown && b < l->boards; b++) {
        uint32_t bit = UINT32_C(1) << b;

        if (!ad__seated(l, b))
            continue;
        ad_pass_show(&p, &l->c->shown[b], l->c->terms.on, l->rules->passes);
        if (p.shown == AD_SHOWN_OPEN)
            ad__lineup_add(l, AD_RESERVATION, AD_CLAUSE_PASS, AD_FOUND_PASS_OPEN, bit, p.by);
        if (p.shown == AD_SHOWN_NOT)
            ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_PASS, AD_FOUND_PASS_NOT_SHOWN, bit, p.by);
        l->out->note_due |= p.note;
        l->out->sanction_due |= p.sanction_due;
    }
}

/* Those beyond the number of 2.2: who sits is counted first, then who is named. */
static uint32_t too_many(const struct ad__lineup *l, uint32_t seated, uint32_t named)
{
    uint32_t beyond = 0;
    unsigned n = 0;

    for (unsigned b = 0; b < 2 * l->boards; b++) {
        uint32_t bit = UINT32_C(1) << b % l->boards;

        if ((b < l->boards ? seated : named) & bit && ++n > l->rules->foreigners)
            beyond |= bit;
    }
    return beyond;
}

/* L-FOREIGN. BTO 2.2 names the top league alone; one too many is not entitled, 16.4, and so
 * may not be named either, 16.8. */
void ad__lineup_foreign(struct ad__lineup *l)
{
    uint32_t boards = 0, named = 0, beyond;

    for (unsigned b = 0; l->c->top_league && b < l->boards; b++)
        if (l->at[b] && l->at[b]->person && !l->at[b]->person->german)
            *(ad__seated(l, b) ? &boards : &named) |= UINT32_C(1) << b;
    if (boards | named)
        ad__lineup_keeps(l, AD_BTO_2_2);
    beyond = too_many(l, boards, named);
    for (unsigned b = 0; b < l->boards; b++)
        if (beyond & named & UINT32_C(1) << b)
            ad__lineup_barred(l, AD_CLAUSE_FOREIGN, AD_FOUND_FOREIGNERS, b, AD_BTO_2_2);
    beyond &= boards;
    if (!beyond)
        return;
    if (l->rules->foreigner_game)
        ad__lineup_add(l, AD_GAME_LOST, AD_CLAUSE_FOREIGN, AD_FOUND_FOREIGNERS, beyond, AD_BTO_2_2);
    else
        ad__lineup_add(l, AD_MATCH_LOST_ALL, AD_CLAUSE_FOREIGN, AD_FOUND_FOREIGNERS, boards,
                       AD_BTO_2_2)
            ->by[1] = AD_BTO_16_4;
}

/* L-GUEST. SJ 9.1: one player of another club of the same district; elsewhere a team is of one club
 * alone (BTO 14, 13.2). */
void ad__lineup_guest(struct ad__lineup *l)
{
    enum ad_point pure = l->c->kind == AD_LINEUP_CUP ? AD_BTO_13_2 : AD_BTO_14;
    uint32_t guests = 0;
    unsigned n = 0;

    for (unsigned b = 0; b < l->boards; b++) {
        if (!l->at[b] || !ad__guest(l, l->at[b]))
            continue;
        if (l->c->kind != AD_LINEUP_GIRLS)
            ad__lineup_barred(l, AD_CLAUSE_GUEST, AD_FOUND_NOT_OWN, b, pure);
        if (l->c->kind != AD_LINEUP_GIRLS || !ad__seated(l, b))
            continue;
        guests |= UINT32_C(1) << b;
        n++;
        ad__lineup_keeps(l, AD_SJ_9_1);
        if (l->c->club && l->at[b]->guest->district != l->c->club->district)
            ad__lineup_barred(l, AD_CLAUSE_GUEST, AD_FOUND_GUEST_DISTRICT, b, AD_SJ_9_1);
    }
    if (n > l->rules->guests)
        ad__lineup_add(l, AD_MATCH_LOST_ALL, AD_CLAUSE_GUEST, AD_FOUND_GUESTS, guests, AD_SJ_9_1)
            ->by[1] = AD_BTO_16_4;
}
