/*
 * tests/tournament/brute_facts.c -- what the Dutch rules look at, for the brute force.
 *
 * Articles are those of C.04.3 of 2026. Everything is asked of the record again and again: the
 * field is small.
 */
#include "brute.h"

#include <stdlib.h>
#include <string.h>

static const struct ad_meeting *meeting(const struct ad_tournament *t, unsigned who, unsigned round)
{
    return &t->meetings[(size_t)who * t->stride + round];
}

static bool played(const struct ad_meeting *m)
{
    return m->opponent && m->result && strchr("10=WDL?", m->result);
}

static int points(const struct ad_tournament *t, const struct ad_meeting *m)
{
    const struct ad_scoring *s = &t->scoring;
    int black = m->colour == 'b';

    switch (m->result) {
    case '1':
    case 'W': return s->win[black];
    case '=':
    case 'D':
    case '?': return s->draw[black];
    case '0':
    case 'L': return s->loss[black];
    case '+': return s->forfeit_win;
    case '-': return s->forfeit_loss;
    case 'F': return s->full_bye;
    case 'H': return s->half_bye;
    case 'Z': return s->zero_bye;
    case 'U': return s->pairing_bye;
    default: return s->absent;
    }
}

/* The score before a round, with the points that count in the pairing of this round only. */
static int score(const struct ad_tournament *t, unsigned who, unsigned round)
{
    int sum = 0;

    for (unsigned r = 0; r < round; r++)
        sum += points(t, meeting(t, who, r));
    for (unsigned i = 0; i < t->virtual_count; i++) {
        const struct ad_virtual *v = &t->virtuals[i];

        if (round >= v->first_round && round <= v->last_round && who >= v->first && who <= v->last)
            sum += v->points;
    }
    return sum;
}

/* ---- who is there ---- */

static bool takes_part(const struct ad_tournament *t, unsigned who)
{
    return t->played >= t->stride || !meeting(t, who, t->played)->result;
}

unsigned brute_players(const struct ad_tournament *t)
{
    unsigned n = 0;

    for (unsigned i = 0; i < t->count; i++)
        n += takes_part(t, i);
    return n;
}

static unsigned order_of(const struct ad_tournament *t, unsigned who)
{
    return t->by_place ? who + 1 : t->entrants[who].number;
}

/* A late entry has no number before he is paired for the first time. */
static bool numbered(const struct ad_tournament *t, unsigned who)
{
    for (unsigned r = 0; r < t->played; r++)
        if (meeting(t, who, r)->opponent || meeting(t, who, r)->result == 'U')
            return true;
    return takes_part(t, who) || meeting(t, who, t->played)->result == 'U';
}

static unsigned parity_of(const struct ad_tournament *t, unsigned who)
{
    unsigned before = 1;

    for (unsigned i = 0; i < t->count; i++)
        before += order_of(t, i) < order_of(t, who) && numbered(t, i);
    return before % 2;
}

/* ---- one player ---- */

/* 1.6, 1.7: rounds without a game do not count. */
static void find_wish(struct brute_player *p)
{
    char last = p->games ? p->game[p->games - 1] : 0;
    bool twice = p->games > 1 && p->game[p->games - 2] == last;

    if (!p->games) {
        p->wish = BRUTE_NO_WISH;
    } else if (abs(p->difference) > 1) {
        p->wish = BRUTE_ABSOLUTE;
        p->colour = p->difference > 0 ? 'b' : 'w';
    } else if (twice) {
        p->wish = BRUTE_ABSOLUTE;
        p->colour = last == 'w' ? 'b' : 'w';
    } else if (p->difference) {
        p->wish = BRUTE_STRONG;
        p->colour = p->difference > 0 ? 'b' : 'w';
    } else {
        p->wish = BRUTE_MILD;
        p->colour = last == 'w' ? 'b' : 'w';
    }
}

/* 1.4. In 2017 (A.4) whoever does not play floats down. */
static void find_floats(struct brute_player *p, const struct ad_tournament *t, unsigned ago)
{
    unsigned round = t->played - ago;
    const struct ad_meeting *m = meeting(t, p->place, round);

    if (played(m)) {
        int own = score(t, p->place, round), other = score(t, m->opponent - 1u, round);

        p->down[ago - 1] = own > other;
        p->up[ago - 1] = own < other;
    } else {
        p->down[ago - 1] = t->system == AD_SWISS_DUTCH_2017 || m->result == 'U' ||
                           points(t, m) > t->scoring.loss[0];
    }
}

/* C2. In 2017 only a forfeit win and an earlier bye of the pairing count. */
static bool may_rest(const struct ad_tournament *t, unsigned who)
{
    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = meeting(t, who, r);

        if (m->result == 'U' || m->result == '+')
            return false;
        if (t->system != AD_SWISS_DUTCH_2017 && !played(m) && points(t, m) >= t->scoring.win[0])
            return false;
    }
    return true;
}

static void fill(struct brute_player *p, const struct ad_tournament *t, unsigned who)
{
    bool last = t->rounds && t->played + 1 == t->rounds;

    *p = (struct brute_player){.place = who,
                               .order = order_of(t, who),
                               .parity = parity_of(t, who),
                               .score = score(t, who, t->played),
                               .may_rest = may_rest(t, who)};
    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = meeting(t, who, r);

        if (played(m)) {
            p->game[p->games++] = m->colour;
            p->difference += m->colour == 'w' ? 1 : -1;
        }
    }
    p->unplayed = (int)t->played - p->games;
    find_wish(p);
    for (unsigned ago = 1; ago <= 2 && ago <= t->played; ago++)
        find_floats(p, t, ago);
    /* 1.8: more than half of what could be reached */
    p->top = last && 2 * p->score > (int)t->played * t->scoring.win[0];
}

/* ---- two players ---- */

static bool forbidden(const struct ad_tournament *t, unsigned a, unsigned b)
{
    for (unsigned i = 0; i < t->forbidden_count; i++) {
        const struct ad_forbidden *f = &t->forbidden[i];
        bool has_a = false, has_b = false;

        for (unsigned j = f->at; j < f->at + f->count; j++) {
            has_a |= t->forbidden_who[j] == a;
            has_b |= t->forbidden_who[j] == b;
        }
        if (has_a && has_b && t->played >= f->first_round && t->played <= f->last_round)
            return true;
    }
    return false;
}

/* C1, C3. */
static bool may_meet(const struct ad_tournament *t, const struct brute_player *a,
                     const struct brute_player *b)
{
    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = meeting(t, a->place, r);

        if (played(m) && m->opponent == b->place + 1)
            return false;
    }
    if (forbidden(t, a->place, b->place))
        return false;
    return a->wish != BRUTE_ABSOLUTE || b->wish != BRUTE_ABSOLUTE || a->colour != b->colour ||
           a->top || b->top;
}

static bool ranks_before(const struct brute_player *a, const struct brute_player *b)
{
    return a->score != b->score ? a->score > b->score : a->order < b->order;
}

void brute_facts(struct brute_field *f, const struct ad_tournament *t)
{
    *f = (struct brute_field){.t = t};
    for (unsigned i = 0; i < t->count; i++) {
        struct brute_player p;
        unsigned at = f->count;

        if (!takes_part(t, i))
            continue;
        fill(&p, t, i);
        for (; at > 0 && ranks_before(&p, &f->who[at - 1]); at--)
            f->who[at] = f->who[at - 1];
        f->who[at] = p;
        f->count++;
    }
    for (unsigned a = 0; a < f->count; a++)
        for (unsigned b = 0; b < f->count; b++)
            f->legal[a][b] = a != b && may_meet(t, &f->who[a], &f->who[b]);
}

/* ---- colours ---- */

static char other(char colour)
{
    return colour == 'w' ? 'b' : 'w';
}

/* 5.2.1, 5.2.2; 0: they do not decide. */
static char by_wish(const struct brute_player *a, const struct brute_player *b)
{
    if (!a->colour || !b->colour)
        return a->colour ? a->colour : b->colour ? other(b->colour) : 0;
    if (a->colour != b->colour)
        return a->colour;
    if (a->wish != b->wish)
        return a->wish > b->wish ? a->colour : other(b->colour);
    if (a->wish == BRUTE_ABSOLUTE && abs(a->difference) != abs(b->difference))
        return abs(a->difference) > abs(b->difference) ? a->colour : other(b->colour);
    return 0;
}

/* 5.2.3: the latest of their games, counted from the end, in which one had White and the other
 * Black; then the other way round. */
static char by_history(const struct brute_player *a, const struct brute_player *b)
{
    for (int back = 1; back <= a->games && back <= b->games; back++) {
        char had = a->game[a->games - back];

        if (had != b->game[b->games - back])
            return other(had);
    }
    return 0;
}

char brute_colour(const struct brute_field *f, unsigned i, unsigned j)
{
    const struct brute_player *a = &f->who[i], *b = &f->who[j];
    const struct brute_player *higher = i < j ? a : b;
    char first = f->t->first ? f->t->first : 'w';
    char colour = by_wish(a, b);

    if (!colour)
        colour = by_history(a, b);
    if (colour)
        return colour;
    /* 5.2.4, 5.2.5 */
    colour = higher->colour ? higher->colour : higher->parity ? first : other(first);
    return higher == a ? colour : other(colour);
}
