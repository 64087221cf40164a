/*
 * federation/championship.h -- what the files of a running championship share.
 *
 *   championship.c          the door: which command, which answer; entries
 *   championship_apply.c    events into the state
 *   championship_check.c    can this event be one of this championship?
 *   championship_draw.c     does a draw fit?
 *   championship_start.c    fixtures of a stage, what a final carries
 *   championship_pair.c     the next round of a cup or a Swiss
 *   championship_cup.c      a cup: who goes on, matches that are level, its order
 *   championship_report.c   reports of matches, results of boards that were open
 *   championship_ground.c   who may order something, on what ground
 *   championship_rule.c     rulings, moved matches, points taken away
 *   championship_leave.c    who withdraws or is excluded
 *   championship_table.c    the table of a group
 *   championship_rank.c     its order with what play-offs decided
 *   championship_contest.c  one contest: its next matches or lots
 *   championship_stakes.c   where something is at stake in a group
 *   championship_settle.c   all contests of a stage
 *   championship_now.c      a group with its contests worked out anew
 *   championship_close.c    its end
 *   championship_outcome.c  titles, seats, up and down
 *   championship_turn.c     what a ruling changes of a stage that was closed
 *   championship_amend.c    what an instance may order then
 */
#ifndef AD_FEDERATION_CHAMPIONSHIP_H
#define AD_FEDERATION_CHAMPIONSHIP_H

#include <string.h>

#include "adoube/championship.h"
#include "tournament/arena.h"
#include "federation/competition_inside.h"

/* A command while it is decided. */
struct ad__champ {
    struct ad_champ_events *out;
    const struct ad_championship *c;
    const struct ad_template *t;
    const struct ad_champ_cmd *cmd;
    void *memory;
    size_t size;
    unsigned matches;            /* with those that this command makes */
    bool drawn;                  /* SETTLE: what was drawn is needed */
    int err;                     /* AD_EFULL: memory or events are too few */
    struct ad_champ_event spare; /* written to where there is no room */
};

/* Another event of this command, all zero but for its head. */
struct ad_champ_event *ad__champ_event(struct ad__champ *w, enum ad_champ_event_kind kind);

/* One that is about match n (from 1), with the match as it is. */
struct ad_champ_event *ad__champ_match_event(struct ad__champ *w, enum ad_champ_event_kind kind,
                                             unsigned n);

/* Another match of the present stage, its number and event with it: to be played on that day. */
struct ad_champ_match *ad__champ_fixed(struct ad__champ *w, unsigned group, unsigned round,
                                       unsigned home, unsigned guest, ad_date on);

/* The match that the command names, which the verdict names then, too; NULL: there is none. */
const struct ad_champ_match *ad__champ_named(struct ad__champ *w);

/* Keeps the first error. Returns whether there is one. */
static inline bool ad__champ_failed(struct ad__champ *w, int err)
{
    if (!w->err)
        w->err = err;
    return err != 0;
}

/* Not possible: no events. */
void ad__champ_refuse(struct ad__champ *w, enum ad_champ_code code);

/* Name a point, each once. */
void ad__champ_cite(struct ad__champ *w, enum ad_point p);
void ad__champ_cite_line(struct ad__champ *w, const uint16_t by[AD_TEMPLATE_BY]);

/* Everything that the event names is there. */
bool ad__champ_fits(const struct ad_championship *c, const struct ad_champ_event *e);

/* ---- the commands ---- */

void ad__champ_start(struct ad__champ *w);
void ad__champ_report(struct ad__champ *w);
void ad__champ_result(struct ad__champ *w);
void ad__champ_rule(struct ad__champ *w);
void ad__champ_move(struct ad__champ *w);
void ad__champ_deduct(struct ad__champ *w);
void ad__champ_stay(struct ad__champ *w);
void ad__champ_settle(struct ad__champ *w);
void ad__champ_lot(struct ad__champ *w);
void ad__champ_close(struct ad__champ *w);
void ad__champ_pair(struct ad__champ *w);
void ad__champ_replace(struct ad__champ *w);
void ad__champ_reopen(struct ad__champ *w);
void ad__champ_tell_moves(struct ad__champ *w);

/* False, and a refusal: an order without its point (BTO 5.13), or without an instance that is
 * competent (3.2, 5.3). */
bool ad__champ_grounded(struct ad__champ *w);
bool ad__champ_instanced(struct ad__champ *w);

/* Another instance would be competent (BTO 3.2, 5.3). */
void ad__champ_refuse_issuer(struct ad__champ *w);

/* False, and a refusal: it may not rule on a match so; or nobody may be excluded or lose points so
 * (4.1, 4.5). */
bool ad__champ_may_order(struct ad__champ *w, bool as_played);
bool ad__champ_may_exclude(struct ad__champ *w);
bool ad__champ_may_deduct(struct ad__champ *w);

/* What counted before a ruling or an exclusion of the command's case, so that it can come back. */
void ad__champ_supersede(struct ad__champ *w, struct ad_champ_match *m);

/* The match was annulled, by who left or because a play-off fell away; NULL: there is none. */
void ad__champ_refuse_annulled(struct ad__champ *w, const struct ad_champ_match *m);

/* Is all of the stage played and decided? Then with the events that say so. */
bool ad__champ_stage_over(struct ad__champ *w);

/* What follows for the matches of an entry (from 1) that leaves, maybe when the stage is over. */
void ad__champ_leave(struct ad__champ *w, unsigned entry, bool over);

/* ---- draws ---- */

/* What this one drew; NULL: nothing. */
const struct ad_champ_draw *ad__champ_drawn_by(const struct ad_champ_cmd *cmd, uint32_t who);
unsigned ad__champ_drawn_size(const struct ad_champ_cmd *cmd, unsigned group);

/* Everybody once, as many groups as there are to be, and of the size the template wants, unless a
 * person let another field start. */
bool ad__champ_draw_fits(const struct ad__champ *w, const struct ad_template_stage *s,
                         unsigned groups, bool odd_field);

/* Numbers 1 … size, each once; nobody twice. */
bool ad__champ_numbers_fit(const struct ad_champ_cmd *cmd);

/* Two of one club meet in the first rounds (BTO 26.2). `entry` has the n of a group by number; who
 * met in stage `from`, whose results are carried, need not meet again; -1: nothing is carried. */
bool ad__champ_clubs_fit(const struct ad__champ *w, const uint16_t *entry, unsigned n, int from);

/* ---- what is known ---- */

static inline bool ad__champ_teams(const struct ad_template *t)
{
    return t->unit.word == AD_UNIT_TEAM;
}

/* Boards of a match: 1 for players. */
unsigned ad__champ_boards(const struct ad_template *t);

/* Entries of a group, or with 0 of all groups of the stage. */
unsigned ad__champ_size(const struct ad_championship *c, unsigned stage, unsigned group);

/* The last round of a group; the groups of a stage need not have as many. */
unsigned ad__champ_last_round(const struct ad_championship *c, unsigned stage, unsigned group);

/* Groups of a stage. */
unsigned ad__champ_groups(const struct ad_championship *c, unsigned stage);

/* The template's line of a stage. */
const struct ad_template_stage *ad__champ_stage(const struct ad_championship *c,
                                                const struct ad_template *t, unsigned stage);

/* How a stage is, or was, played. */
enum ad_stage_system ad__champ_system(const struct ad_championship *c, const struct ad_template *t,
                                      unsigned stage);

/* The place of an entry (from 1) among those of a contest, from 0; k->count: it is none of them. */
static inline unsigned ad__champ_member(const struct ad_champ_contest *k, unsigned entry)
{
    unsigned i = 0;

    while (i < k->count && k->who[i] != entry)
        i++;
    return i;
}

/* It is open again. */
static inline void ad__champ_undecide(struct ad_champ_contest *k)
{
    k->decided = false;
    k->sharing = 0;
    memset(k->order, 0, sizeof k->order);
    memset(k->place, 0, sizeof k->place);
}

/* Is this entry (from 1) still there? */
static inline bool ad__champ_active(const struct ad_championship *c, unsigned entry)
{
    return c->run.entries[entry - 1].state == AD_ENTRY_ADMITTED;
}

/* Was it there to the end of that stage, or is it still? What was earned then is kept. */
static inline bool ad__champ_stayed(const struct ad_championship *c, unsigned stage, unsigned entry)
{
    return ad__champ_active(c, entry) || c->entry[entry - 1].left > stage + 1;
}

/* How many of them are still there, or were to the end of its stage. */
static inline unsigned ad__champ_stayers(const struct ad_championship *c,
                                         const struct ad_champ_contest *k)
{
    unsigned n = 0;

    for (unsigned i = 0; i < k->count; i++)
        n += ad__champ_stayed(c, k->stage, k->who[i]);
    return n;
}

static inline bool ad__champ_is_in(const struct ad_champ_contest *k, unsigned entry)
{
    return ad__champ_member(k, entry) < k->count;
}

static inline bool ad__champ_plays(const struct ad_champ_match *m, unsigned entry)
{
    return m->home == entry || m->guest == entry;
}

/* Is it theirs, whoever was at home? */
static inline bool ad__champ_is_of(const struct ad_champ_match *m, unsigned a, unsigned b)
{
    return (m->home == a && m->guest == b) || (m->home == b && m->guest == a);
}

static inline bool ad__champ_waits(const struct ad_champ_match *m)
{
    return m->state == AD_CHAMP_DUE || m->state == AD_CHAMP_OPEN;
}

/* The boards as match.h wants them. */
static inline struct ad_match ad__champ_match(const struct ad_champ_match *m)
{
    return (struct ad_match){.home = m->home,
                             .guest = m->guest,
                             .round = (uint16_t)(m->round - 1),
                             .ruling = m->ruling,
                             .boards = m->boards};
}

/* Done, or open if a board is without a result. */
void ad__champ_close_boards(struct ad_champ_match *m, unsigned boards);

/* ---- tables ---- */

struct ad__champ_table {
    struct ad_tournament *t; /* entrants are the members by number */
    uint16_t *ids;           /* [place in the group]: entry, from 1 */
    uint16_t *place;         /* [entry - 1]: place in the group, from 1; 0: not in it */
    int8_t *on_board;        /* as t->on_board; NULL: players */
    ad_points *extra;        /* points taken away, below zero */
};

/* The record of a group. `fixtures`: also matches that are to come (for ad_withdraw), else only
 * those that have a result. Returns 0, AD_EFULL, or AD_EINVAL if there is no such group. */
int ad__champ_record(struct ad__champ_table *out, const struct ad_championship *c,
                     const struct ad_template *t, unsigned stage, unsigned group, bool fixtures,
                     struct ad__arena *a);
int ad__champ_standings(struct ad_standings *out, const struct ad__champ_table *table,
                        const struct ad_championship *c, const struct ad_template *t,
                        unsigned stage, struct ad__arena *a);

/* A row of a group with what contests decided; the best first, who left last. */
struct ad__champ_row {
    uint16_t entry; /* from 1 */
    uint16_t at;    /* place in the table's record, from 0 */
    bool level;     /* level on points with the row above, and no contest parted them */
    bool same;      /* level by the whole chain */
    bool shares; /* ... or parted for a seat alone: the place, and its title, are shared */
    bool by_playoff;
};

struct ad__champ_rank {
    struct ad__champ_table table;
    struct ad_standings base;
    struct ad__champ_row *row;
    unsigned count, active;        /* rows; of these so many have not left */
    bool valid[AD_CHAMP_CONTESTS]; /* of the contests given: they still fit the table */
};

int ad__champ_rank(struct ad__champ_rank *out, const struct ad_championship *c,
                   const struct ad_template *t, unsigned stage, unsigned group,
                   const struct ad_champ_contest *contests, unsigned n, struct ad__arena *a);

/* The place of row i, from 1; those who share it have the same. */
unsigned ad__champ_place(const struct ad__champ_rank *r, unsigned i);

/* Points of the entry at this place of the record, with what was taken away. */
ad_points ad__champ_points(const struct ad__champ_table *table, unsigned at);
ad_points ad__champ_games(const struct ad__champ_table *table, unsigned at);

/* The line of a contest that holds for so many; NULL: a lot of the table. */
const struct ad_template_playoff *ad__champ_line(const struct ad_template *t,
                                                 const struct ad_champ_contest *k, unsigned count);

/* ---- contests ---- */

/* What must come next in contest n (from 1), which is k. */
struct ad__champ_next {
    struct ad_playoff_answer answer;
    uint32_t sharing; /* as in the contest */
    bool open;        /* matches of it are to be played */
};

/* It has an end. */
static inline void ad__champ_decide(struct ad_champ_contest *k, const struct ad__champ_next *end)
{
    k->decided = true;
    k->sharing = end->sharing;
    memcpy(k->order, end->answer.order, sizeof k->order);
    memcpy(k->place, end->answer.place, sizeof k->place);
}

int ad__champ_next(struct ad__champ_next *out, const struct ad__champ *w,
                   const struct ad_champ_contest *k, unsigned n, const struct ad__champ_rank *r,
                   struct ad__arena *a);

/* The contests of a group once more from their matches and lots, in place. */
int ad__champ_work_out(struct ad_champ_contest *list, unsigned n, const struct ad__champ *w,
                       unsigned stage, unsigned group, const struct ad__arena *a);

/* All contests while a command settles them. */
struct ad__champ_settling {
    struct ad__champ *w;
    struct ad_champ_contest list[AD_CHAMP_CONTESTS];
    unsigned count;
    bool seen[AD_CHAMP_CONTESTS];
    unsigned group;
    unsigned waits; /* the first contest that waits, from 1 */
    bool fix;       /* nothing else is to be decided: the matches of those that wait are set */
    bool level;     /* some of a group are, and no play-off is due for it */
};

/* Goes on with contest n as far as it can, to its next matches or lots if s->fix; `told`: the record
 * must hear of it anyhow. r NULL: of a cup. Returns whether it is decided now. */
bool ad__champ_advance(struct ad__champ_settling *s, unsigned n, bool told,
                       const struct ad__champ_rank *r, struct ad__arena *a);

/* Room for one more of this group, its number from 1; 0: there is none. */
unsigned ad__champ_slot(struct ad__champ_settling *s, unsigned stage, unsigned group);

/* It is about nothing any more. */
void ad__champ_drop(struct ad__champ_settling *s, unsigned n);

/* False, and a refusal: matches of the rounds wait. */
bool ad__champ_may_settle(struct ad__champ *w);

/* The matches of the last round of a cup that are level. */
void ad__champ_cup_settle(struct ad__champ_settling *s);

/* Who goes on from a match of a cup, an entry from 1; 0: nobody, or not known yet. */
unsigned ad__champ_winner(const struct ad_championship *c, const struct ad_template *t,
                          const struct ad_champ_contest *contests, unsigned n,
                          const struct ad_champ_match *m);

/* Is this entry (from 1) still in the cup? */
bool ad__champ_in(const struct ad_championship *c, const struct ad_template *t,
                  const struct ad_champ_contest *contests, unsigned n, unsigned entry);

/* Who is still in after what this command has settled; `in` (may be NULL) has room for all. */
unsigned ad__champ_left(const struct ad__champ *w, uint16_t *in);

/* The contest of a match of a cup, from 1; 0: there is none. */
unsigned ad__champ_cup_contest(const struct ad_champ_contest *contests, unsigned n,
                               const struct ad_champ_match *m);

/* The rows of a cup: by how far each one came. */
void ad__champ_cup_rank(struct ad__champ_rank *r, const struct ad_championship *c,
                        const struct ad_template *t, unsigned stage,
                        const struct ad_champ_contest *contests, unsigned n);

/* Fix its next matches. False: numbers must be drawn first. */
bool ad__champ_fix(struct ad__champ *w, const struct ad_champ_contest *k, unsigned n,
                   const struct ad_playoff_answer *answer);

/* Who is level in a group where something is at stake: each once, with all cuts. */
enum { AD__CHAMP_FOUND = 24 };

struct ad__champ_found {
    struct ad_contest contest[AD__CHAMP_FOUND];
    bool seat[AD__CHAMP_FOUND]; /* not for a place alone */
    unsigned count;
};

/* `national`: seats at the next event, where the template leaves that to others. `moves`: so many go
 * up and down; NULL: as was told, or by the template's lines. Returns 0 or AD_EFULL. */
int ad__champ_find(struct ad__champ_found *out, const struct ad_championship *c,
                   const struct ad_template *t, unsigned stage, unsigned national,
                   const struct ad_class_moves *moves, const struct ad__champ_rank *r,
                   struct ad__arena *a);

/* The nth of them as a contest of this group. More than AD_TIED_MAX must not be in it. */
void ad__champ_take(struct ad_champ_contest *out, const struct ad__champ_found *found, unsigned nth,
                    const struct ad_template *t, unsigned stage, unsigned group,
                    const struct ad__champ_rank *r);

/* All of a are in b, and the same lines hold. */
bool ad__champ_within(const struct ad_champ_contest *a, const struct ad_champ_contest *b);

/* Was it played out by one of these, so that its members share their place all the same? */
bool ad__champ_exhausted(const struct ad_champ_contest *list, unsigned n,
                         const struct ad_champ_contest *k);

/* ---- a ruling that came late ---- */

/* A group as it stands now, whatever was closed: contests worked out anew from their matches. */
struct ad__champ_now {
    struct ad__champ_rank r;
    struct ad__champ_found open; /* contests that are not decided any more */
};

int ad__champ_now(struct ad__champ_now *out, const struct ad_championship *c,
                  const struct ad_template *t, unsigned stage, unsigned group,
                  const struct ad_class_moves *moves, struct ad__arena *a);

/* The rows, from 0, that this row shares its place with, or would have to be parted from. Returns
 * whether a contest could part them. */
bool ad__champ_span(const struct ad__champ_now *n, unsigned row, unsigned *low, unsigned *high);

/* As ad_championship_turned, of these two entries alone; NULL: of all. */
int ad__champ_turned(struct ad_champ_turn *out, unsigned cap, const struct ad_championship *c,
                     const struct ad_template *t, const uint16_t *only, void *memory, size_t size);

/* The match of a round (from 1) of a cup that this entry has, from 1; 0: none. */
unsigned ad__champ_cup_match(const struct ad_championship *c, unsigned round, unsigned entry);

/* Has anything of this stage been played? */
bool ad__champ_played(const struct ad_championship *c, unsigned stage);

/* Has this stage its groups? */
bool ad__champ_stage_begun(const struct ad_championship *c, unsigned stage);

/* The earlier stage that this one takes its field from. */
unsigned ad__champ_origin(const struct ad_championship *c, const struct ad_template *t,
                          unsigned stage);

/* The match of two that stage `from` of it carries over, both ways round; 0: none. */
unsigned ad__champ_met(const struct ad_championship *c, unsigned from, unsigned a, unsigned b);

/* This entry (from 1) has a group and a number in a stage; 0, 0: it has left it. */
struct ad_champ_event *ad__champ_drawn(struct ad__champ *w, unsigned stage, unsigned entry,
                                       unsigned group, unsigned number);

/* What was played before counts as it was, with its own home team (SJ 8.2). */
void ad__champ_carry(struct ad_champ_match *m, const struct ad_championship *c, unsigned from);

/* Is the club of this entry (from 1) entitled to the next event already (BTO 11.5)? */
bool ad__champ_entitled(const struct ad_championship *c, unsigned entry);

/* Up and down in all groups, as was told, or by the template's lines; nobody said, and play-offs
 * hang on it. */
struct ad_class_moves ad__champ_moves(const struct ad_championship *c, const struct ad_template *t);
bool ad__champ_moves_open(const struct ad_championship *c, const struct ad_template *t);

/* How many of a group go up and down by the template's lines; *line gets it (may be NULL). */
unsigned ad__champ_up(const struct ad_championship *c, const struct ad_template *t,
                      const struct ad_template_move **line);
unsigned ad__champ_down(const struct ad_championship *c, const struct ad_template *t,
                        const struct ad_template_move **line);

#endif
