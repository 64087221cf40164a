/*
 * federation/lineup.h -- what the clauses about line-ups share.
 *
 * A clause is a function that looks at the case and adds verdicts to the report. It finds the
 * persons through `at`: for each board the line of the rank list, or NULL.
 */
#ifndef AD_FEDERATION_LINEUP_H
#define AD_FEDERATION_LINEUP_H

#include "adoube/lineup.h"

struct ad__lineup {
    const struct ad_lineup_case *c;
    const struct ad_lineup_rules *rules;
    struct ad_lineup_report *out;
    unsigned boards;
    const struct ad_lineup_line *at[AD_LINEUP_BOARDS_MAX]; /* who sits there or is named for it */
    bool barred[AD_LINEUP_BOARDS_MAX]; /* L-SAME has spoken: L-SUB is not asked any more */
};

/* A person seated, a person named, or neither: one look for all clauses. */
static inline bool ad__seated(const struct ad__lineup *l, unsigned b)
{
    return l->c->lineup.seats[b].kind == AD_LINEUP_TAKEN;
}

static inline bool ad__named(const struct ad__lineup *l, unsigned b)
{
    return l->c->lineup.seats[b].kind == AD_LINEUP_NAMED;
}

/* His place in the list, from 0. Only for boards with a line. */
static inline unsigned ad__place(const struct ad__lineup *l, unsigned b)
{
    return (unsigned)(l->at[b] - l->c->lines);
}

/* She belongs to another club (SJ 9.1). */
static inline bool ad__guest(const struct ad__lineup *l, const struct ad_lineup_line *p)
{
    return p->guest && (!l->c->club || p->guest->id != l->c->club->id);
}

/* Boards of a youth team that have rules of their own (SJ 8.1), from 0. */
bool ad__special_board(const struct ad__lineup *l, unsigned b);

bool ad__lowest_team(const struct ad__lineup *l, unsigned team);
unsigned ad__seated_count(const struct ad__lineup *l);

/* Add a verdict about all boards in `boards`; who: a board whose person it is about, or boards. */
struct ad_lineup_verdict *ad__lineup_add(struct ad__lineup *l, enum ad_lineup_code code,
                                         enum ad_lineup_clause clause, enum ad_lineup_why why,
                                         uint32_t boards, enum ad_point by);

/* This point was asked, and nothing is wrong so far. What a verdict rests on is not kept. */
void ad__lineup_keeps(struct ad__lineup *l, enum ad_point p);

/* One who may not sit or be named on board b: the match is lost. In any case if he sits (BTO 16.4),
 * as a rule if he is only named (BTO 16.8). */
struct ad_lineup_verdict *ad__lineup_barred(struct ad__lineup *l, enum ad_lineup_clause clause,
                                            enum ad_lineup_why why, unsigned b, enum ad_point by);

/* The clauses. */
void ad__lineup_listed(struct ad__lineup *l);
void ad__lineup_elig(struct ad__lineup *l);
void ad__lineup_pass(struct ad__lineup *l);
void ad__lineup_foreign(struct ad__lineup *l);
void ad__lineup_same(struct ad__lineup *l);
void ad__lineup_sub(struct ad__lineup *l);
void ad__lineup_order(struct ad__lineup *l);
void ad__lineup_present(struct ad__lineup *l);
void ad__lineup_empty(struct ad__lineup *l);
void ad__lineup_youth(struct ad__lineup *l);
void ad__lineup_blitz(struct ad__lineup *l);
void ad__lineup_cup(struct ad__lineup *l);
void ad__lineup_guest(struct ad__lineup *l);

#endif
