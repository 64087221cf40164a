/*
 * federation/championship_cup.c -- a cup: who goes on, matches that are level, how far each came.
 *
 *   point              what
 *   BTO 12.4           level after one game: two of blitz, then the next that is won
 *   BTO 13.4           level on boards: Berlin tie-break, then the captains draw lots
 *   BTO 33.2           who leaves: results stand, nothing is awarded; the opponent goes on
 *
 * Who was drawn for the next round went on: a ruling on an earlier match does not change that.
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/template_inside.h"

/* ---- who goes on ---- */

unsigned ad__champ_cup_contest(const struct ad_champ_contest *contests, unsigned n,
                               const struct ad_champ_match *m)
{
    for (unsigned i = 0; i < n; i++)
        if (contests[i].count == 2 && contests[i].stage == m->stage &&
            contests[i].who[AD_HOME] == m->home && contests[i].who[AD_GUEST] == m->guest)
            return i + 1;
    return 0;
}

/* Where only one of two has stayed. */
static unsigned who_stayed(const struct ad_championship *c, const struct ad_champ_match *m)
{
    bool home = ad__champ_active(c, m->home), guest = ad__champ_active(c, m->guest);

    return home == guest ? 0 : home ? m->home : m->guest;
}

static struct ad_match_score score_of(const struct ad_template *t, const struct ad_champ_match *m)
{
    struct ad_match match = ad__champ_match(m);
    struct ad_match_score s;

    ad_match_score(&s, &match, ad__champ_boards(t));
    return s;
}

/* Nobody has a point: nobody came, or both lost. Neither goes on. */
static bool level(const struct ad_match_score *s)
{
    return s->games[AD_HOME] == s->games[AD_GUEST] && s->games[AD_HOME] > 0;
}

unsigned ad__champ_winner(const struct ad_championship *c, const struct ad_template *t,
                          const struct ad_champ_contest *contests, unsigned n,
                          const struct ad_champ_match *m)
{
    struct ad_match_score s;
    unsigned k;

    if (!m->guest)
        return m->home;
    if (m->state == AD_CHAMP_ANNULLED)
        return who_stayed(c, m);
    if (m->state != AD_CHAMP_DONE)
        return 0;
    s = score_of(t, m);
    if (s.games[AD_HOME] != s.games[AD_GUEST])
        return s.games[AD_HOME] > s.games[AD_GUEST] ? m->home : m->guest;
    if (!level(&s))
        return 0;
    k = ad__champ_cup_contest(contests, n, m);
    if (k && contests[k - 1].decided)
        return contests[k - 1].who[contests[k - 1].order[0]];
    return who_stayed(c, m);
}

/* The last match of the rounds that an entry has in a stage; NULL: none. */
static const struct ad_champ_match *last_match(const struct ad_championship *c, unsigned stage,
                                               unsigned entry)
{
    const struct ad_champ_match *last = NULL;

    for (unsigned i = 0; i < c->matches; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == stage && m->kind == AD_CHAMP_ROUND && ad__champ_plays(m, entry) &&
            (!last || m->round > last->round))
            last = m;
    }
    return last;
}

bool ad__champ_in(const struct ad_championship *c, const struct ad_template *t,
                  const struct ad_champ_contest *contests, unsigned n, unsigned entry)
{
    unsigned stage = c->run.stage;
    const struct ad_champ_match *m;

    if (!ad__champ_stayed(c, stage, entry) || !c->entry[entry - 1].group[stage])
        return false;
    m = last_match(c, stage, entry);
    if (!c->run.paired)
        return true;
    return m && m->round == c->run.paired && ad__champ_winner(c, t, contests, n, m) == entry;
}

/* ---- matches that are level ---- */

static void make(struct ad_champ_contest *out, const struct ad__champ *w,
                 const struct ad_champ_match *m)
{
    const struct ad_template_playoff *line = ad_template_playoff_for(w->t, AD_SCOPE_PAIRING, 0, 2);

    memset(out, 0, sizeof *out);
    out->scope = AD_SCOPE_PAIRING;
    if (!line) {
        line = ad_template_playoff_for(w->t, AD_SCOPE_MATCH, 0, 2);
        out->scope = AD_SCOPE_MATCH;
    }
    out->stage = m->stage;
    out->group = m->group;
    out->count = 2;
    out->lot_on = AD_NO_DATE;
    out->seat = true; /* one of them goes on: in the end by lot */
    out->cuts = AD_CUT(1);
    out->two = (uint8_t)(line ? line - w->t->playoff + 1 : 0);
    out->who[AD_HOME] = m->home;
    out->who[AD_GUEST] = m->guest;
}

/* A ruling may have changed what decided it (BTO 13.4). */
static bool still_decided(struct ad__champ_settling *s, unsigned n, struct ad__arena a)
{
    struct ad_champ_contest *k = &s->list[n - 1];
    struct ad__champ_next next;

    if (!k->decided || ad__champ_failed(s->w, ad__champ_next(&next, s->w, k, n, NULL, &a)))
        return k->decided;
    if (next.answer.need == AD_PLAYOFF_DECIDED && next.answer.order[0] == k->order[0])
        return true;
    ad__champ_undecide(k);
    return false;
}

/* What decided it stands, whoever leaves then. Who is left alone plays and draws no more. */
static void settle_match(struct ad__champ_settling *s, const struct ad_champ_match *m)
{
    struct ad__champ *w = s->w;
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    unsigned n = ad__champ_cup_contest(s->list, s->count, m);
    struct ad_match_score score = score_of(w->t, m);
    struct ad_champ_contest *k;
    const struct ad_template_playoff *line;
    bool told, fresh = !n;

    s->fix = ad__champ_active(w->c, m->home) && ad__champ_active(w->c, m->guest);
    told = fresh && s->fix;
    if (m->state != AD_CHAMP_DONE || !level(&score)) {
        if (n)
            ad__champ_drop(s, n);
        return;
    }
    if (fresh) {
        n = ad__champ_slot(s, m->stage, m->group);
        if (!n) {
            ad__champ_refuse(w, AD_CHAMP_FULL);
            w->out->verdict.match = (uint16_t)(m - w->c->match + 1);
            return;
        }
        make(&s->list[n - 1], w, m);
    }
    k = &s->list[n - 1];
    told |= k->decided;
    if (!still_decided(s, n, a) && !w->err)
        ad__champ_advance(s, n, told, NULL, &a);
    line = ad__champ_line(w->t, k, 2);
    if (line && (s->fix || k->decided))
        ad__champ_cite_line(w, line->line.by);
    if (fresh && !told && !k->decided)
        memset(k, 0, sizeof *k); /* it never was one */
}

void ad__champ_cup_settle(struct ad__champ_settling *s)
{
    const struct ad_championship *c = s->w->c;

    for (unsigned i = 0; i < c->matches && !s->w->err; i++) {
        const struct ad_champ_match *m = &c->match[i];

        if (m->stage == c->run.stage && m->kind == AD_CHAMP_ROUND && m->round == c->run.paired &&
            m->guest && !ad_champ_code_refuses(s->w->out->verdict.code))
            settle_match(s, m);
    }
}

/* ---- the order ---- */

/* Twice the round of the last match, and one more if it was won. */
static unsigned reached(const struct ad_championship *c, const struct ad_template *t,
                        unsigned stage, const struct ad_champ_contest *contests, unsigned n,
                        unsigned entry, bool *by_playoff)
{
    const struct ad_champ_match *m = last_match(c, stage, entry);
    unsigned k = m ? ad__champ_cup_contest(contests, n, m) : 0;

    *by_playoff = k && contests[k - 1].decided;
    return m ? 2u * m->round + (ad__champ_winner(c, t, contests, n, m) == entry) : 0;
}

void ad__champ_cup_rank(struct ad__champ_rank *r, const struct ad_championship *c,
                        const struct ad_template *t, unsigned stage,
                        const struct ad_champ_contest *contests, unsigned n)
{
    bool playoff;

    for (unsigned i = 0; i < n; i++)
        r->valid[i] = contests[i].count && contests[i].stage == stage;
    for (unsigned i = 0; i < r->active; i++) {
        struct ad__champ_row row = r->row[i];
        unsigned mine = reached(c, t, stage, contests, n, row.entry, &row.by_playoff), k = i;

        for (; k > 0; k--) {
            if (reached(c, t, stage, contests, n, r->row[k - 1].entry, &playoff) >= mine)
                break;
            r->row[k] = r->row[k - 1];
        }
        r->row[k] = row;
    }
    for (unsigned i = 0; i < r->active; i++)
        r->row[i].shares = r->row[i].same = r->row[i].level =
            i > 0 && reached(c, t, stage, contests, n, r->row[i].entry, &playoff) ==
                         reached(c, t, stage, contests, n, r->row[i - 1].entry, &playoff);
}
