/*
 * federation/championship_turn.c -- what a ruling changes of a stage that was closed.
 *
 * A stage that is closed has sent its first ones on and its last ones down. A protest that is
 * upheld later changes its table, and the table may now name others. The order is silent about
 * what follows; these are the questions, never the answers.
 *
 *   point              what
 *   BTO 5.9            a remedy suspends nothing: the next stage goes on meanwhile
 *   BTO 5.4.3          whose win, promotion or relegation is affected may go to the next instance
 *   SJ 8.2, 8.3, 8.6   who reaches the final, goes down, bears the title: by the template's lines
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

bool ad__champ_played(const struct ad_championship *c, unsigned stage)
{
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == stage && c->match[i].kind != AD_CHAMP_CARRIED &&
            (c->match[i].played[0].home || c->match[i].state == AD_CHAMP_OPEN ||
             c->match[i].state == AD_CHAMP_DONE)) /* what was annulled was begun all the same */
            return true;
    return false;
}

/* ---- what hangs on a place ---- */

struct work {
    const struct ad_championship *c;
    const struct ad_template *t;
    struct ad_champ_turn *out;
    unsigned cap, count;
    const uint16_t *only; /* these two entries; NULL: all */
    int err;
    struct ad__champ_now now;
    unsigned stage, group;
    const struct ad_template_stage *next; /* takes its field from this stage; NULL: none does */
    unsigned end;                         /* rows before this one reach it */
    bool sent;                            /* the next stage has its field */
    struct ad_class_moves moves;
};

/* Does this place, from 1, bring it? */
static bool brings(const struct work *w, enum ad_champ_stake stake, unsigned place)
{
    switch (stake) {
    case AD_CHAMP_STAKE_FINAL:
        return place <= w->end && (!w->next->places.first || place >= w->next->places.first);
    case AD_CHAMP_STAKE_TITLE: return ad_template_title_of(w->t, place) != NULL;
    case AD_CHAMP_STAKE_UP:
        return ad_league_move_of(&w->moves, w->now.r.count, place) == AD_LEAGUE_UP;
    case AD_CHAMP_STAKE_DOWN:
        return ad_league_move_of(&w->moves, w->now.r.count, place) == AD_LEAGUE_DOWN;
    case AD_CHAMP_STAKE_ROUND:
    case AD_CHAMP_STAKE_SEAT:
    case AD_CHAMP_STAKES: break;
    }
    return false;
}

static enum ad_champ_hold hold_of(const struct work *w, enum ad_champ_stake stake, unsigned low,
                                  unsigned high)
{
    for (unsigned place = low + 1; place <= high; place++)
        if (brings(w, stake, place) != brings(w, stake, low))
            return AD_CHAMP_HAS_LEVEL;
    return brings(w, stake, low) ? AD_CHAMP_HAS : AD_CHAMP_HAS_NOT;
}

/* How many of the group had the same place at the close. */
static unsigned shared_then(const struct work *w, unsigned place)
{
    unsigned n = 0;

    for (unsigned i = 0; i < w->now.r.count; i++)
        n += w->c->entry[w->now.r.row[i].entry - 1].placed[w->stage] == place;
    return n;
}

static enum ad_champ_hold had(const struct work *w, enum ad_champ_stake stake, unsigned entry)
{
    unsigned was = w->c->entry[entry - 1].placed[w->stage];

    if (stake == AD_CHAMP_STAKE_TITLE && !ad__champ_stayed(w->c, w->stage, entry))
        return AD_CHAMP_HAS_NOT;
    if (stake == AD_CHAMP_STAKE_FINAL && w->sent)
        return w->c->entry[entry - 1].group[w->stage + 1] ? AD_CHAMP_HAS : AD_CHAMP_HAS_NOT;
    return hold_of(w, stake, was, was + shared_then(w, was) - 1);
}

/* It left before anything of the next stage was played: its place there is free. */
static bool makes_room(const struct work *w, unsigned row)
{
    return !ad__champ_active(w->c, w->now.r.row[row].entry) &&
           !(w->sent && ad__champ_played(w->c, w->stage + 1));
}

/* Rows before this one whose place in the next stage is free. */
static unsigned free_before(const struct work *w, unsigned row)
{
    unsigned n = 0;

    for (unsigned i = 0; i < row; i++)
        n += makes_room(w, i);
    return n;
}

static enum ad_champ_hold has(const struct work *w, enum ad_champ_stake stake, unsigned row)
{
    bool next = stake == AD_CHAMP_STAKE_FINAL;
    unsigned low, high;

    ad__champ_span(&w->now, row, &low, &high);
    if (stake != AD_CHAMP_STAKE_DOWN && (row >= w->now.r.active || (next && makes_room(w, row))))
        return AD_CHAMP_HAS_NOT;
    if (next) {
        high -= free_before(w, high + 1);
        low -= free_before(w, low);
    }
    return hold_of(w, stake, low + 1, high + 1);
}

static enum ad_point move_point(const struct work *w, bool up)
{
    const struct ad_template_move *line = NULL;

    if (up)
        ad__champ_up(w->c, w->t, &line);
    else
        ad__champ_down(w->c, w->t, &line);
    return line && line->line.by[0] != AD_NO_POINT ? (enum ad_point)line->line.by[0] : AD_BTO_20;
}

static enum ad_point point_of(const struct work *w, enum ad_champ_stake stake, unsigned was,
                              unsigned now)
{
    const struct ad_template_title *t = ad_template_title_of(w->t, was);

    if (!t)
        t = ad_template_title_of(w->t, now);
    switch (stake) {
    case AD_CHAMP_STAKE_FINAL: return (enum ad_point)w->next->line.by[0];
    case AD_CHAMP_STAKE_TITLE: return t ? (enum ad_point)t->line.by[0] : AD_NO_POINT;
    case AD_CHAMP_STAKE_UP:
    case AD_CHAMP_STAKE_DOWN: return move_point(w, stake == AD_CHAMP_STAKE_UP);
    case AD_CHAMP_STAKE_ROUND:
    case AD_CHAMP_STAKE_SEAT:
    case AD_CHAMP_STAKES: break;
    }
    return AD_NO_POINT;
}

/* ---- questions ---- */

static void add(struct work *w, const struct ad_champ_turn *turn)
{
    if (turn->had == turn->has ||
        (w->only && turn->entry != w->only[0] && turn->entry != w->only[1]))
        return;
    if (w->count == w->cap) {
        w->err = AD_EFULL;
        return;
    }
    memcpy(&w->out[w->count++], turn, sizeof *turn);
}

static void add_row(struct work *w, enum ad_champ_stake stake, unsigned row, unsigned then,
                    unsigned today, enum ad_point by)
{
    unsigned entry = w->now.r.row[row].entry;
    struct ad_champ_turn turn;

    memset(&turn, 0, sizeof turn);
    turn.stake = (uint8_t)stake;
    turn.stage = (uint8_t)w->stage;
    turn.group = (uint8_t)w->group;
    turn.entry = (uint16_t)entry;
    turn.was = w->c->entry[entry - 1].placed[w->stage];
    turn.now = (uint16_t)ad__champ_place(&w->now.r, row);
    turn.had = (uint8_t)then;
    turn.has = (uint8_t)today;
    turn.begun = stake == AD_CHAMP_STAKE_FINAL && ad__champ_played(w->c, w->stage + 1);
    turn.by = by;
    add(w, &turn);
}

/* An instance has said which of those who are level goes on. */
static bool is_answered(const struct work *w, enum ad_champ_stake stake, unsigned entry)
{
    return stake == AD_CHAMP_STAKE_FINAL && w->c->entry[entry - 1].ordered[w->stage + 1];
}

static void ask(struct work *w, enum ad_champ_stake stake)
{
    for (unsigned i = 0; i < w->now.r.count && !w->err; i++) {
        unsigned entry = w->now.r.row[i].entry;
        enum ad_champ_hold then = had(w, stake, entry), today = has(w, stake, i);

        if (today == AD_CHAMP_HAS_LEVEL && is_answered(w, stake, entry))
            continue;
        add_row(w, stake, i, then, today,
                point_of(w, stake, w->c->entry[entry - 1].placed[w->stage],
                         ad__champ_place(&w->now.r, i)));
    }
}

/* ---- seats at the next event ---- */

/* Who is sent by these places; `hold` has one for each row. */
static int seats(uint8_t *hold, struct work *w, const struct ad_template_qualify *row, bool then,
                 struct ad__arena a)
{
    unsigned n = w->now.r.count, low, high;
    struct ad_placed *table = ad__arena_take(&a, n + 1, sizeof *table);
    struct ad_qualified *lines = ad__arena_take(&a, n + 1, sizeof *lines);
    uint16_t *at = ad__arena_take(&a, n + 1, sizeof *at);
    struct ad_qualify_how how = {
        .row = row, .national = w->c->national, .second_admitted = w->c->national > 1};
    struct ad_qualify q;
    unsigned count = 0;
    int err;

    if (!table || !lines || !at)
        return AD_EFULL;
    for (unsigned rank = 1; rank <= n; rank++)
        for (unsigned i = 0; i < n; i++) {
            unsigned entry = w->now.r.row[i].entry;
            const struct ad_champ_entry *e = &w->c->entry[entry - 1];

            ad__champ_span(&w->now, i, &low, &high);
            if ((then ? e->placed[w->stage] : low + 1u) != rank)
                continue;
            at[count] = (uint16_t)i;
            table[count++] = (struct ad_placed){.who = w->c->run.entries[entry - 1].who,
                                                .club = e->club,
                                                .club_entitled = ad__champ_entitled(w->c, entry),
                                                .rank = (uint16_t)rank,
                                                .declined = i >= w->now.r.active};
        }
    memset(hold, AD_CHAMP_HAS_NOT, n);
    err = ad_qualifiers(&q, lines, n, table, count, &how);
    for (unsigned i = 0; !err && i < q.count; i++)
        hold[at[lines[i].at]] = (uint8_t)(lines[i].why == AD_QUALIFIED        ? AD_CHAMP_HAS
                                          : lines[i].why == AD_QUALIFIED_TIED ? AD_CHAMP_HAS_LEVEL
                                                                              : AD_CHAMP_HAS_NOT);
    return err;
}

static void ask_seats(struct work *w, struct ad__arena a)
{
    unsigned n = w->now.r.count;
    uint8_t *then = ad__arena_take(&a, n + 1, 1), *today = ad__arena_take(&a, n + 1, 1);

    for (unsigned k = 0; k < w->t->qualifies && !w->err; k++) {
        const struct ad_template_qualify *row = &w->t->qualify[k];

        w->err = then && today ? seats(then, w, row, true, a) : AD_EFULL;
        if (!w->err)
            w->err = seats(today, w, row, false, a);
        for (unsigned i = 0; i < n && !w->err; i++)
            add_row(w, AD_CHAMP_STAKE_SEAT, i, then[i], today[i], (enum ad_point)row->line.by[0]);
    }
}

/* ---- stages ---- */

static void look_at(struct work *w, struct ad__arena a)
{
    unsigned last = w->c->run.stage;
    const struct ad_template_stage *next =
        w->stage < last ? ad__champ_stage(w->c, w->t, w->stage + 1) : NULL;

    w->err = ad__champ_now(&w->now, w->c, w->t, w->stage, w->group, &w->moves, &a);
    if (w->err)
        return;
    w->next = next && ad__champ_origin(w->c, w->t, w->stage + 1) == w->stage ? next : NULL;
    w->sent = w->next && ad__champ_stage_begun(w->c, w->stage + 1);
    if (w->next) {
        w->end = w->next->places.first ? w->next->places.last : w->now.r.active;
        ask(w, AD_CHAMP_STAKE_FINAL);
    }
    if (w->stage == 0) {
        ask(w, AD_CHAMP_STAKE_UP);
        ask(w, AD_CHAMP_STAKE_DOWN);
    }
    if (w->c->run.phase == AD_COMPETITION_OVER && w->stage == last) {
        if (ad__champ_groups(w->c, last) == 1)
            ask(w, AD_CHAMP_STAKE_TITLE);
        ask_seats(w, a);
    }
}

/* ---- a cup ---- */

unsigned ad__champ_cup_match(const struct ad_championship *c, unsigned round, unsigned entry)
{
    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == c->run.stage && m->kind == AD_CHAMP_ROUND && m->round == round &&
            ad__champ_plays(m, entry))
            return i + 1;
    }
    return 0;
}

/* Both of a match before the last round: who plays in the next one, and who would. */
static void ask_match(struct work *w, const struct ad_champ_contest *list,
                      const struct ad_champ_match *m)
{
    const struct ad_championship *c = w->c;
    unsigned winner = ad__champ_winner(c, w->t, list, c->contests, m);
    struct ad_match match = ad__champ_match(m);
    struct ad_match_score s;

    ad_match_score(&s, &match, ad__champ_boards(w->t));
    for (unsigned side = 0; side < 2; side++) {
        unsigned entry = side ? m->guest : m->home;
        unsigned next = ad__champ_cup_match(c, m->round + 1u, entry);
        struct ad_champ_turn turn;

        if (!ad__champ_active(c, entry))
            continue;
        memset(&turn, 0, sizeof turn);
        turn.stake = AD_CHAMP_STAKE_ROUND;
        turn.stage = m->stage;
        turn.group = m->group;
        turn.round = m->round;
        turn.entry = (uint16_t)entry;
        turn.had = next ? AD_CHAMP_HAS : AD_CHAMP_HAS_NOT;
        turn.has = winner == entry               ? AD_CHAMP_HAS
                   : winner || !s.games[AD_HOME] ? AD_CHAMP_HAS_NOT
                                                 : AD_CHAMP_HAS_LEVEL;
        turn.begun = m->round + 1u < c->run.paired;
        for (unsigned other = 0; other < 2 && !turn.begun; other++) {
            unsigned n = ad__champ_cup_match(c, m->round + 1u, other ? m->guest : m->home);

            turn.begun = n && c->match[n - 1].guest && c->match[n - 1].state != AD_CHAMP_DUE;
        }
        turn.by = (enum ad_point)ad__champ_stage(c, w->t, m->stage)->line.by[0];
        add(w, &turn);
    }
}

static void ask_cup(struct work *w, const struct ad__arena *a)
{
    struct ad__champ like = {.c = w->c, .t = w->t};
    struct ad_champ_contest list[AD_CHAMP_CONTESTS];

    memcpy(list, w->c->contest, sizeof list);
    w->err = ad__champ_work_out(list, w->c->contests, &like, w->c->run.stage, 1, a);
    for (unsigned i = 0; i < w->c->matches && !w->err; i++) {
        const struct ad_champ_match *m = &w->c->match[i];

        if (m->stage == w->c->run.stage && m->kind == AD_CHAMP_ROUND && m->guest &&
            m->round < w->c->run.paired && m->state == AD_CHAMP_DONE)
            ask_match(w, list, m);
    }
}

int ad__champ_turned(struct ad_champ_turn *out, unsigned cap, const struct ad_championship *c,
                     const struct ad_template *t, const uint16_t *only, void *memory, size_t size)
{
    struct work w = {
        .c = c, .t = t, .out = out, .cap = cap, .only = only, .moves = ad__champ_moves(c, t)};
    struct ad__arena a = ad__arena_of(memory, size);

    for (w.stage = 0; w.stage <= c->run.stage && w.stage < AD_CHAMP_STAGES; w.stage++)
        for (w.group = 1; c->closed[w.stage] && !w.err && w.group <= ad__champ_groups(c, w.stage);
             w.group++)
            look_at(&w, a);
    if (!w.err && c->run.phase != AD_COMPETITION_ENTRIES && c->run.system == AD_STAGE_KNOCKOUT)
        ask_cup(&w, &a);
    return w.err ? w.err : (int)w.count;
}

int ad_championship_turned(struct ad_champ_turn *out, unsigned cap, const struct ad_championship *c,
                           const struct ad_template *t, void *memory, size_t size)
{
    return ad__champ_turned(out, cap, c, t, NULL, memory, size);
}
