/*
 * federation/championship_contest.c -- one contest: what its play-off asks for next, and the
 * matches that follow from it.
 *
 *   point              what
 *   SJ 8.4             two: at the club that was visitor in their match; more: numbers drawn anew
 *   BTO 11.8           with the colours of that match turned round, which is the same
 *   BTO 10.3           colours and numbers are drawn
 *   BTO 18.3.1, 9.2    say nothing of it: the first named, unless it was drawn, and that is told
 *   BTO 6.6            is about a seat alone: the place of those who play for it is shared before
 *   level at the end of all steps: shared, but a seat is parted by lot
 */
#include <string.h>

#include "adoube/schedule.h"
#include "federation/championship.h"

/* ---- the event's own values ---- */

static int32_t berlin_of(const struct ad__champ_table *table, unsigned at)
{
    const struct ad_tournament *t = table->t;
    int32_t sum = 0;

    for (unsigned r = 0; table->on_board && r < t->played; r++)
        for (unsigned b = 0; b < t->boards; b++)
            sum += table->on_board[((size_t)at * t->stride + r) * t->boards + b] *
                   (int32_t)(t->boards - b);
    return sum;
}

static int32_t wins_of(const struct ad_tournament *t, unsigned at)
{
    int32_t n = 0;

    for (unsigned r = 0; r < t->played; r++) {
        char result = ad_meeting_of(t, at, r)->result;

        n += result == '1' || result == '+';
    }
    return n;
}

/* Points against the others of the contest. */
static int32_t direct_of(const struct ad__champ_table *table, const struct ad_champ_contest *k,
                         unsigned at)
{
    const struct ad_tournament *t = table->t;
    int32_t sum = 0;

    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, at, r);

        for (unsigned i = 0; i < k->count; i++)
            if (m->opponent && m->opponent == table->place[k->who[i] - 1])
                sum += ad_meeting_points(&t->scoring, m);
    }
    return sum;
}

static void fill_tied(struct ad_tied *out, const struct ad_championship *c,
                      const struct ad_champ_contest *k, const struct ad__champ_rank *r)
{
    for (unsigned i = 0; i < k->count; i++) {
        unsigned at = r->table.place[k->who[i] - 1] - 1u, row = 0;

        while (r->base.rows[row].who != at)
            row++;
        out[i] = (struct ad_tied){.who = k->who[i],
                                  .rank = r->base.rows[row].rank,
                                  .lot = k->lot[i],
                                  .left = !ad__champ_stayed(c, k->stage, k->who[i]),
                                  .boards = ad__champ_games(&r->table, at),
                                  .berlin = berlin_of(&r->table, at),
                                  .direct = direct_of(&r->table, k, at),
                                  .wins = wins_of(r->table.t, at)};
    }
}

/* ---- what was played ---- */

static unsigned take_played(struct ad_encounter *out, bool *open, const struct ad__champ *w,
                            const struct ad_champ_contest *k, unsigned number)
{
    unsigned n = 0;

    for (unsigned i = 0; i < w->c->matches; i++) {
        const struct ad_champ_match *m = &w->c->match[i];
        struct ad_match match = ad__champ_match(m);
        struct ad_match_score s;

        if (m->kind != AD_CHAMP_PLAYOFF || m->contest != number || m->stage != k->stage)
            continue;
        *open |= ad__champ_waits(m);
        if (m->state != AD_CHAMP_DONE)
            continue;
        ad_match_score(&s, &match, ad__champ_boards(w->t));
        out[n] = (struct ad_encounter){.step = m->step,
                                       .turn = m->turn,
                                       .white = (uint8_t)ad__champ_member(k, m->home),
                                       .black = (uint8_t)ad__champ_member(k, m->guest)};
        for (int side = AD_HOME; side <= AD_GUEST; side++) {
            out[n].points[side] = s.games[side];
            out[n].berlin[side] = s.berlin[side];
        }
        n++;
    }
    return n;
}

/* Of a cup the event is their match (BTO 13.4). */
static void fill_cup(struct ad_tied *out, const struct ad__champ *w,
                     const struct ad_champ_contest *k)
{
    const struct ad_championship *c = w->c;

    memset(out, 0, k->count * sizeof *out);
    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];
        struct ad_match match = ad__champ_match(m);
        struct ad_match_score s;

        if (m->stage != k->stage || m->kind != AD_CHAMP_ROUND || m->home != k->who[AD_HOME] ||
            m->guest != k->who[AD_GUEST])
            continue;
        ad_match_score(&s, &match, ad__champ_boards(w->t));
        for (unsigned side = 0; side < 2; side++)
            out[side] = (struct ad_tied){.who = k->who[side],
                                         .rank = 1,
                                         .lot = k->lot[side],
                                         .boards = s.games[side],
                                         .berlin = s.berlin[side]};
    }
}

/* ---- what comes next ---- */

static bool block_drawn(const struct ad_champ_contest *k, const struct ad_playoff_answer *a,
                        unsigned first, unsigned end)
{
    for (unsigned i = first; i < end; i++)
        for (unsigned j = first; j <= i; j++) {
            uint16_t x = k->lot[a->order[i]], y = k->lot[a->order[j]];

            if (!x || (i != j && x == y))
                return false;
        }
    return true;
}

static void sort_by_lot(const struct ad_champ_contest *k, struct ad_playoff_answer *a,
                        unsigned first, unsigned end)
{
    for (unsigned i = first + 1; i < end; i++)
        for (unsigned j = i; j > first && k->lot[a->order[j]] < k->lot[a->order[j - 1]]; j--) {
            uint8_t kept = a->order[j];

            a->order[j] = a->order[j - 1];
            a->order[j - 1] = kept;
        }
    for (unsigned i = first; i < end; i++)
        a->place[i] = (uint8_t)(i + 1);
}

/* All steps are done, and yet some are level across a cut: a lot parts them. */
static void part_by_lot(struct ad_playoff_answer *a, const struct ad_champ_contest *k)
{
    for (unsigned cut = 1; cut < k->count; cut++) {
        unsigned first = cut, end = cut;

        if (!(k->cuts & AD_CUT(cut)) || a->place[cut] != a->place[cut - 1])
            continue;
        while (first > 0 && a->place[first - 1] == a->place[cut])
            first--;
        while (end < k->count && a->place[end] == a->place[cut])
            end++;
        if (block_drawn(k, a, first, end)) {
            sort_by_lot(k, a, first, end);
            continue;
        }
        a->need = AD_PLAYOFF_LOT;
        a->first = first;
        a->count = end - first;
        return;
    }
}

static bool about_places(const struct ad_template_playoff *line)
{
    for (unsigned i = 0; i < line->scopes; i++)
        if (line->scope[i].kind == AD_SCOPE_PLACE)
            return true;
    return false;
}

/* Who shares a place though a seat has parted them: all of a contest about nothing else, which
 * begins where the whole table leaves them level (BTO 6.6), and whom a lot of parted. */
static uint32_t sharing(const struct ad_template_playoff *line, const uint8_t *before,
                        const struct ad_playoff_answer *a, unsigned count)
{
    bool seat = line && line->on == AD_ON_PLACE && !about_places(line);
    uint32_t bits = 0;

    for (unsigned i = 1; i < count; i++)
        if (a->place[i] != a->place[i - 1] && (seat || before[i] == before[i - 1]))
            bits |= AD_CUT(i);
    return bits;
}

int ad__champ_next(struct ad__champ_next *out, const struct ad__champ *w,
                   const struct ad_champ_contest *k, unsigned n, const struct ad__champ_rank *r,
                   struct ad__arena *a)
{
    /* Of a table that ends in a lot (SJ 10.3) nothing but the lot is left. */
    static const struct ad_step lot[] = {{AD_STEP_LOT, 1}, {AD_STEP_SHARED, 1}};
    const struct ad_template_playoff *line = w->t->playoff;
    unsigned two = k->two ? k->two : k->more, more = k->more ? k->more : k->two;
    struct ad_tied tied[AD_TIED_MAX];
    struct ad_encounter *played = ad__arena_take(a, w->c->matches + 1, sizeof *played);
    struct ad_playoff p = {.two = two ? line[two - 1].steps : lot,
                           .more = more ? line[more - 1].steps : lot,
                           .teams = ad__champ_teams(w->t),
                           .tied = tied,
                           .count = k->count,
                           .cuts = k->cuts,
                           .played = played};
    bool table_lot = r && r->base.lots_missing; /* it gives the place itself */
    uint8_t before[AD_TIED_MAX];
    int err;

    if (!played)
        return AD_EFULL;
    memset(out, 0, sizeof *out);
    if (r)
        fill_tied(tied, w->c, k, r);
    else
        fill_cup(tied, w, k);
    p.played_count = take_played(played, &out->open, w, k, n);
    err = ad_playoff_next(&out->answer, &p);
    if (err)
        return err;
    memcpy(before, out->answer.place, sizeof before);
    if (out->answer.need == AD_PLAYOFF_DECIDED && (k->seat || table_lot))
        part_by_lot(&out->answer, k);
    if (r && !table_lot)
        out->sharing = sharing(ad__champ_line(w->t, k, k->count), before, &out->answer, k->count);
    return 0;
}

/* ---- its matches ---- */

static unsigned drawn_number(const struct ad__champ *w, unsigned entry)
{
    for (unsigned i = 0; i < w->cmd->draws; i++)
        if (w->cmd->draw[i].who == w->c->run.entries[entry - 1].who)
            return w->cmd->draw[i].number;
    return 0;
}

/* The members in the order of the numbers they drew. False: some did not, or drew the same. */
static bool by_number(uint16_t *list, const struct ad__champ *w, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < i; j++)
            if (drawn_number(w, list[i]) == drawn_number(w, list[j]))
                return false;
    for (unsigned i = 1; i < n; i++)
        for (unsigned j = i; j > 0 && drawn_number(w, list[j]) < drawn_number(w, list[j - 1]);
             j--) {
            uint16_t kept = list[j];

            list[j] = list[j - 1];
            list[j - 1] = kept;
        }
    return drawn_number(w, list[0]) > 0;
}

/* Who travelled in their match of the stage; 0: they did not meet. */
static unsigned visitor(const struct ad_championship *c, unsigned stage, unsigned a, unsigned b)
{
    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == stage && m->kind != AD_CHAMP_PLAYOFF && m->state != AD_CHAMP_ANNULLED &&
            ad__champ_is_of(m, a, b))
            return m->guest;
    }
    return 0;
}

static unsigned rounds_so_far(const struct ad__champ *w, unsigned contest)
{
    unsigned most = 0;

    for (unsigned i = 0; i < w->c->matches; i++)
        if (w->c->match[i].kind == AD_CHAMP_PLAYOFF && w->c->match[i].contest == contest &&
            w->c->match[i].round > most)
            most = w->c->match[i].round;
    return most;
}

struct playing {
    struct ad__champ *w;
    const struct ad_champ_contest *k;
    const struct ad_playoff_answer *a;
    unsigned number; /* of the contest */
    uint16_t list[AD_TIED_MAX];
    bool drawn;   /* the order of the list was drawn */
    bool anew;    /* colours may be drawn for each match, SJ 11.5 */
    bool return_; /* the visitor of their match is at home */
};

/* Is this pair to be played? Then home and guest as entries. */
static bool to_play(const struct playing *p, unsigned a, unsigned b, uint16_t side[2])
{
    for (unsigned i = 0; i < p->a->pair_count; i++) {
        uint16_t white = p->k->who[p->a->pairs[i].white - 1];
        uint16_t black = p->k->who[p->a->pairs[i].black - 1];

        if ((white != a || black != b) && (white != b || black != a))
            continue;
        side[AD_HOME] = p->drawn && (p->a->drawn || p->anew) ? (uint16_t)a : white;
        side[AD_GUEST] = side[AD_HOME] == a ? (uint16_t)b : (uint16_t)a;
        if (p->return_ && p->a->drawn && !p->drawn) {
            unsigned host = visitor(p->w->c, p->k->stage, a, b);

            side[AD_HOME] = (uint16_t)(host ? host : side[AD_HOME]);
            side[AD_GUEST] = (uint16_t)(side[AD_HOME] == a ? b : a);
        }
        return true;
    }
    return false;
}

static void fix(const struct playing *p, unsigned round, unsigned home, unsigned guest)
{
    struct ad_champ_match *m =
        ad__champ_fixed(p->w, p->k->group, round, home, guest, p->w->cmd->on);

    m->kind = AD_CHAMP_PLAYOFF;
    m->contest = (uint8_t)p->number;
    m->step = p->a->step;
    m->turn = p->a->turn;
}

static void fix_all(const struct playing *p)
{
    struct ad_schedule s = {.table = AD_TABLE_BERGER, .count = p->a->count};
    unsigned rounds = ad_schedule_rounds(&s), before = rounds_so_far(p->w, p->number);

    for (unsigned game = 0; game < p->a->games; game++)
        for (unsigned r = 0; r < rounds; r++) {
            struct ad_pair pairs[AD_TIED_MAX];
            unsigned n = ad_schedule_pairs(pairs, &s, r);
            uint16_t side[2];

            for (unsigned i = 0; i < n; i++)
                if (pairs[i].black &&
                    to_play(p, p->list[pairs[i].white - 1], p->list[pairs[i].black - 1], side))
                    fix(p, before + game * rounds + r + 1, side[game % 2], side[!(game % 2)]);
        }
}

bool ad__champ_fix(struct ad__champ *w, const struct ad_champ_contest *k, unsigned n,
                   const struct ad_playoff_answer *answer)
{
    const struct ad_template_playoff *line = ad__champ_line(w->t, k, answer->count);
    struct playing p = {.w = w, .k = k, .a = answer, .number = n};
    bool numbers = line && (line->draw || line->colours || line->order_by);

    for (unsigned i = 0; i < answer->count; i++)
        p.list[i] = k->who[answer->order[answer->first + i]];
    p.return_ = line && (line->venue == AD_VENUE_LEAGUE_VISITOR || line->swapped);
    p.anew = line && line->colours == AD_BY_LOT;
    p.drawn = by_number(p.list, w, answer->count);
    if (numbers && !p.return_ && answer->drawn && !p.drawn)
        return false;
    if (w->matches + answer->pair_count * answer->games > w->c->match_cap) {
        ad__champ_refuse(w, AD_CHAMP_FULL);
        return true;
    }
    w->drawn |= p.drawn;
    w->out->verdict.undrawn |= answer->drawn && !p.drawn && !p.return_;
    fix_all(&p);
    return true;
}
