/*
 * tests/tournament/brute_team.c -- the Swiss team system, article after article, by trying all.
 */
#include "brute_team.h"

#include <string.h>

/* One team. Sets of teams are bits, by the place in the record. */
struct side {
    unsigned number;
    ad_points score, points; /* with and without points for pairing only */
    int games;
    int whites, blacks;
    char colours[AD_ROUNDS_MAX + 1]; /* of the matches played, the last one last */
    unsigned length, matches;
    bool floater, bye;
    char wish;
    int strength; /* 1 mild, 2 strong or simple */
};

struct hall {
    const struct ad_tournament *t;
    struct side side[BRUTE_TEAMS];
    unsigned present; /* bits */
    bool met[BRUTE_TEAMS][BRUTE_TEAMS];
    char first;
    bool last_two, last;
};

/* ---- article 1 ---- */

static ad_points score_before(const struct ad_tournament *t, unsigned who, unsigned round,
                              bool extra)
{
    ad_points sum = 0;

    for (unsigned r = 0; r < round; r++)
        sum += ad_meeting_points(&t->scoring, &t->meetings[who * t->stride + r]);
    for (unsigned v = 0; extra && v < t->virtual_count; v++)
        if (t->virtuals[v].first_round <= round && round <= t->virtuals[v].last_round &&
            t->virtuals[v].first <= who && who <= t->virtuals[v].last)
            sum += t->virtuals[v].points;
    return sum;
}

static void wants(struct side *s, char colour, int strength)
{
    s->wish = colour;
    s->strength = strength;
}

static void type_a(struct side *s)
{
    int cd = s->whites - s->blacks;
    bool two_black = s->length >= 2 && !memcmp(s->colours + s->length - 2, "bb", 2);
    bool two_white = s->length >= 2 && !memcmp(s->colours + s->length - 2, "ww", 2);

    if (cd < -1 || ((cd == 0 || cd == -1) && two_black))
        wants(s, 'w', 2);
    if (cd > 1 || ((cd == 0 || cd == 1) && two_white))
        wants(s, 'b', 2);
}

static void type_b(struct side *s, bool last_round)
{
    int cd = s->whites - s->blacks;
    char last = s->length ? s->colours[s->length - 1] : 0;

    type_a(s);
    if (s->wish)
        return;
    if (cd == -1 || (cd == 0 && !last_round && last == 'b'))
        wants(s, 'w', 1);
    if (cd == 1 || (cd == 0 && !last_round && last == 'w'))
        wants(s, 'b', 1);
}

static void look_at(struct hall *h, unsigned who)
{
    const struct ad_tournament *t = h->t;
    struct side *s = &h->side[who];

    s->number = t->entrants[who].number;
    s->score = score_before(t, who, t->played, true);
    s->points = score_before(t, who, t->played, false);
    s->bye = true;
    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = &t->meetings[who * t->stride + r];
        bool played = m->opponent && strchr("1=0WDL?", m->result);

        s->games += m->games;
        if (strchr("UF+", m->result))
            s->bye = false;
        if (!played)
            continue;
        s->matches++;
        s->colours[s->length++] = m->colour;
        *(m->colour == 'w' ? &s->whites : &s->blacks) += 1;
        h->met[who][m->opponent - 1] = true;
        if (r + 1 == t->played)
            s->floater =
                score_before(t, who, r, true) != score_before(t, m->opponent - 1u, r, true);
    }
    if (t->strong_colours)
        type_b(s, h->last);
    else
        type_a(s);
}

/* ---- article 4 ---- */

static bool is_first(const struct side *a, const struct side *b)
{
    if (a->points != b->points)
        return a->points > b->points;
    return a->games != b->games ? a->games > b->games : a->number < b->number;
}

static char other(char c)
{
    return c == 'w' ? 'b' : 'w';
}

/* The colour of a, who is the first team. */
static char colour_of_first(const struct hall *h, const struct side *a, const struct side *b)
{
    int cd = a->whites - a->blacks, his = b->whites - b->blacks;

    if (!a->length && !b->length)
        return a->number % 2 ? h->first : other(h->first);
    if (a->wish && !b->wish)
        return a->wish;
    if (!a->wish && b->wish)
        return other(b->wish);
    if (a->wish && a->wish != b->wish)
        return a->wish;
    if (a->wish && a->strength != b->strength)
        return a->strength > b->strength ? a->wish : other(b->wish);
    if (cd != his)
        return cd < his ? 'w' : 'b';
    for (unsigned back = 1; back <= a->length && back <= b->length; back++)
        if (a->colours[a->length - back] != b->colours[b->length - back])
            return b->colours[b->length - back];
    if (a->wish)
        return a->wish;
    return a->length ? other(a->colours[a->length - 1]) : b->colours[b->length - 1];
}

static char colour_of(const struct hall *h, unsigned i, unsigned j)
{
    if (is_first(&h->side[i], &h->side[j]))
        return colour_of_first(h, &h->side[i], &h->side[j]);
    return other(colour_of_first(h, &h->side[j], &h->side[i]));
}

/* ---- all pairings of a set ---- */

struct pairing {
    unsigned pairs, top[BRUTE_TEAMS / 2], bottom[BRUTE_TEAMS / 2]; /* by number, tops ascending */
    unsigned c8, c9, c10;
};

typedef void visit(void *what, const struct pairing *p);

static unsigned lowest(const struct hall *h, unsigned set) /* number */
{
    unsigned best = BRUTE_TEAMS;

    for (unsigned i = 0; i < BRUTE_TEAMS; i++)
        if (set >> i & 1 && (best == BRUTE_TEAMS || h->side[i].number < h->side[best].number))
            best = i;
    return best;
}

/* The smallest number is always the top of its pair, and so the tops come out ascending. */
static unsigned each_pairing(const struct hall *h, unsigned set, struct pairing *p, visit *see,
                             void *what)
{
    unsigned found = 0, i = lowest(h, set);

    if (!set) {
        if (see)
            see(what, p);
        return 1;
    }
    for (unsigned j = 0; j < BRUTE_TEAMS; j++) {
        if (j == i || !(set >> j & 1) || h->met[i][j])
            continue;
        p->top[p->pairs] = i;
        p->bottom[p->pairs++] = j;
        found += each_pairing(h, set & ~(1u << i) & ~(1u << j), p, see, what);
        p->pairs--;
        if (found && !see)
            break;
    }
    return found;
}

static bool can_be_paired(const struct hall *h, unsigned set)
{
    struct pairing p = {0};

    return each_pairing(h, set, &p, NULL, NULL) > 0;
}

/* ---- 3.4 ---- */

static bool bye_before(const struct side *a, const struct side *b)
{
    if (a->score != b->score)
        return a->score < b->score;
    return a->matches != b->matches ? a->matches > b->matches : a->number > b->number;
}

static int bye(const struct hall *h)
{
    int best = -1;

    for (int i = 0; i < BRUTE_TEAMS; i++)
        if (h->present >> i & 1 && h->side[i].bye && can_be_paired(h, h->present & ~(1u << i)) &&
            (best < 0 || bye_before(&h->side[i], &h->side[best])))
            best = i;
    return best;
}

/* ---- 3.5 ---- */

static unsigned bits(unsigned set)
{
    unsigned n = 0;

    for (; set; set &= set - 1)
        n++;
    return n;
}

static unsigned with_score(const struct hall *h, unsigned set, ad_points score)
{
    unsigned found = 0;

    for (unsigned i = 0; i < BRUTE_TEAMS; i++)
        if (set >> i & 1 && h->side[i].score == score)
            found |= 1u << i;
    return found;
}

static ad_points highest(const struct hall *h, unsigned set, ad_points below)
{
    ad_points best = INT32_MIN;

    for (unsigned i = 0; i < BRUTE_TEAMS; i++)
        if (set >> i & 1 && h->side[i].score < below && h->side[i].score > best)
            best = h->side[i].score;
    return best;
}

/* The members by score descending, then number: 3.5.3. */
static unsigned in_order(const struct hall *h, unsigned set, unsigned *out)
{
    unsigned n = 0;

    for (ad_points score = INT32_MAX; set;) {
        unsigned group = with_score(h, set, score = highest(h, set, score));

        set &= ~group;
        for (; group; group &= ~(1u << out[n++]))
            out[n] = lowest(h, group);
    }
    return n;
}

/* C6: `rest` is left; what the following scoregroup still holds is paired with no more than its
 * number needs, and so can everybody after it. */
static bool next_works(const struct hall *h, unsigned rest, ad_points following)
{
    unsigned group = with_score(h, rest, following), lower = rest & ~group;

    if (!group)
        return true;
    for (unsigned set = 0; set < 1u << BRUTE_TEAMS; set++)
        if ((set & ~lower) == 0 && bits(set) == bits(group) % 2 && can_be_paired(h, group | set) &&
            can_be_paired(h, rest & ~group & ~set))
            return true;
    return false;
}

struct choice {
    unsigned set, order[BRUTE_TEAMS], size;
    bool works;
    unsigned floaters;
};

/* Is a the better one? C4, C5, C6, C7, 3.5.4. */
static bool better_set(const struct hall *h, const struct choice *a, const struct choice *b)
{
    if (a->size != b->size)
        return a->size < b->size;
    for (unsigned i = a->size; i-- > 0;) { /* from the lowest score up */
        ad_points mine = h->side[a->order[i]].score, his = h->side[b->order[i]].score;

        if (mine != his)
            return mine > his;
    }
    if (a->works != b->works)
        return a->works;
    if (a->floaters != b->floaters)
        return a->floaters < b->floaters;
    for (unsigned i = 0; i < a->size; i++)
        if (a->order[i] != b->order[i])
            return h->side[a->order[i]].number < h->side[b->order[i]].number;
    return false;
}

static bool upfloaters(const struct hall *h, unsigned left, unsigned top, unsigned *out)
{
    struct choice best = {0}, c;
    bool found = false;
    ad_points following = highest(h, h->present, h->side[lowest(h, top)].score);

    for (unsigned set = 0; set < 1u << BRUTE_TEAMS; set++) {
        if ((set & ~(left & ~top)) != 0 || !can_be_paired(h, top | set) ||
            !can_be_paired(h, left & ~top & ~set))
            continue;
        c = (struct choice){.set = set, .size = bits(set)};
        in_order(h, set, c.order);
        c.works = next_works(h, left & ~top & ~set, following);
        for (unsigned i = 0; i < c.size && !h->last_two; i++)
            c.floaters += h->side[c.order[i]].floater;
        if (!found || better_set(h, &c, &best))
            best = c;
        found = true;
    }
    *out = best.set;
    return found;
}

/* ---- 3.6 ---- */

struct contest {
    const struct hall *h;
    ad_points top; /* the residents' score */
    struct pairing best;
    bool found;
};

static void count_against(const struct contest *c, struct pairing *p, unsigned i, unsigned j)
{
    const struct side *a = &c->h->side[i], *b = &c->h->side[j];
    char colour = colour_of(c->h, i, j);

    if (a->wish && a->wish != colour) {
        p->c8++;
        p->c9 += c->h->t->strong_colours && a->strength == 2;
    }
    if (b->score < c->top && a->floater && !c->h->last_two)
        p->c10++;
}

static int compare(const struct hall *h, const struct pairing *a, const struct pairing *b)
{
    if (a->c8 != b->c8)
        return a->c8 < b->c8 ? -1 : 1;
    if (a->c9 != b->c9)
        return a->c9 < b->c9 ? -1 : 1;
    if (a->c10 != b->c10)
        return a->c10 < b->c10 ? -1 : 1;
    for (unsigned i = 0; i < a->pairs; i++)
        if (a->top[i] != b->top[i])
            return h->side[a->top[i]].number < h->side[b->top[i]].number ? -1 : 1;
    for (unsigned i = 0; i < a->pairs; i++)
        if (a->bottom[i] != b->bottom[i])
            return h->side[a->bottom[i]].number < h->side[b->bottom[i]].number ? -1 : 1;
    return 0;
}

static void contend(void *what, const struct pairing *p)
{
    struct contest *c = what;
    struct pairing mine = *p;

    for (unsigned i = 0; i < mine.pairs; i++) {
        count_against(c, &mine, mine.top[i], mine.bottom[i]);
        count_against(c, &mine, mine.bottom[i], mine.top[i]);
    }
    if (!c->found || compare(c->h, &mine, &c->best) < 0)
        c->best = mine;
    c->found = true;
}

/* ---- the round ---- */

static void enter(struct hall *h, const struct ad_tournament *t)
{
    memset(h, 0, sizeof *h);
    h->t = t;
    h->first = t->first ? t->first : 'w';
    h->last = t->rounds && t->played + 1 >= t->rounds;
    h->last_two = t->rounds && t->played + 2 >= t->rounds;
    for (unsigned i = 0; i < t->count; i++) {
        look_at(h, i);
        if (!t->meetings[i * t->stride + t->played].result)
            h->present |= 1u << i;
    }
    for (unsigned row = 0; row < t->forbidden_count; row++)
        for (unsigned i = 0; i < t->forbidden[row].count; i++)
            for (unsigned j = 0; j < t->forbidden[row].count; j++)
                h->met[t->forbidden_who[t->forbidden[row].at + i]]
                      [t->forbidden_who[t->forbidden[row].at + j]] = true;
}

bool brute_team_pair(struct ad_pair *out, unsigned *count, const struct ad_tournament *t)
{
    struct hall h;
    unsigned left;

    enter(&h, t);
    *count = 0;
    left = h.present;
    if (bits(left) % 2) {
        int who = bye(&h);

        if (who < 0)
            return false;
        out[(*count)++] = (struct ad_pair){(uint16_t)(who + 1), 0};
        left &= ~(1u << who);
    }
    while (left) {
        struct contest c = {.h = &h, .top = highest(&h, left, INT32_MAX)};
        unsigned top = with_score(&h, left, c.top), up;
        struct pairing p = {0};

        if (!upfloaters(&h, left, top, &up))
            return false;
        each_pairing(&h, top | up, &p, contend, &c);
        left &= ~top & ~up;
        for (unsigned i = 0; i < c.best.pairs; i++) {
            unsigned a = c.best.top[i], b = c.best.bottom[i];
            bool white = colour_of(&h, a, b) == 'w';

            out[(*count)++] =
                (struct ad_pair){(uint16_t)((white ? a : b) + 1), (uint16_t)((white ? b : a) + 1)};
        }
    }
    return true;
}
