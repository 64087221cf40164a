/*
 * tournament/explain_judge.c -- how well a bracket meets the criteria, told from its pairs alone.
 *
 * A player is in a bracket if his score group is there or above, and he is not paired above. So the
 * pairs say everything: who was moved down, who floats, and who meets whom. Only the collapsed last
 * bracket of 2017 cannot be told from them.
 *
 * In 2026 a criterion about scores is a list of them. The text of 2017 has differences of scores
 * instead (A.8), also of the one who floats: to an artificial score a point below the bracket.
 */
#include "tournament/explained.h"

enum { LIST_END = -1, FURTHER_DOWN = 1 << 20, ONE_POINT = 10, LISTS = 6, SINGLES = 11 };

size_t ad__row_marks(unsigned players)
{
    return LISTS * ((size_t)players + 1) + SINGLES;
}

unsigned ad__level(const struct ad__explained *x, const uint16_t *mate, unsigned i)
{
    unsigned a = x->f.who[i].group, b = x->f.who[mate[i]].group;

    return mate[i] == i ? x->brackets : x->bracket_of[a > b ? a : b];
}

static bool is_2017(const struct ad__explained *x)
{
    return x->f.t->system == AD_SWISS_DUTCH_2017;
}

static bool floats(const struct ad__explained *x, const uint16_t *mate, unsigned i, unsigned b)
{
    return ad__level(x, mate, i) > b;
}

static void put(struct ad__row *r, unsigned criterion, int32_t value)
{
    r->mark[r->count++] = (struct ad__mark){value, (uint8_t)criterion};
}

/* Into the list that began at `from`. */
static void put_sorted(struct ad__row *r, unsigned from, unsigned criterion, int32_t value)
{
    unsigned at = r->count;

    put(r, criterion, value);
    for (; at > from && r->mark[at - 1].value < value; at--) {
        r->mark[at] = r->mark[at - 1];
        r->mark[at - 1].value = value;
    }
}

/* ---- C6, C7, C8 ---- */

static ad_points lowest(const struct ad__explained *x, unsigned b)
{
    unsigned i = x->f.count;

    while (ad__home(x, i - 1) > b)
        i--;
    return x->f.who[i - 1].score;
}

/* Of a player who is in a bracket: to his opponent, or to nobody. */
static int32_t difference(const struct ad__explained *x, const uint16_t *mate, unsigned i,
                          unsigned b)
{
    ad_points own = x->f.who[i].score, his = x->f.who[mate[i]].score;

    if (!floats(x, mate, i, b))
        return own > his ? own - his : his - own;
    return is_2017(x) ? own - (lowest(x, b) - ONE_POINT) : FURTHER_DOWN + own;
}

static void put_down(struct ad__row *r, const struct ad__explained *x, const uint16_t *mate,
                     unsigned b, unsigned count_as, unsigned list_as)
{
    int32_t down = 0;
    unsigned from;

    for (unsigned i = 0; i < x->f.count; i++)
        down += ad__is_in(x, mate, i, b) && floats(x, mate, i, b);
    put(r, count_as, down);
    from = r->count;
    for (unsigned i = 0; i < x->f.count; i++) {
        bool down_here = floats(x, mate, i, b);

        if (!ad__is_in(x, mate, i, b))
            continue;
        if (is_2017(x) && (down_here || mate[i] > i)) /* a pair counts once */
            put_sorted(r, from, list_as, difference(x, mate, i, b));
        else if (!is_2017(x) && down_here)
            put_sorted(r, from, list_as, x->f.who[i].score);
    }
    put(r, list_as, LIST_END);
}

/* The look ahead is what the next bracket has come to. The penultimate bracket of 2017, which is
 * followed by a collapsed one, does not look ahead. */
static bool looks_ahead(const struct ad__explained *x, unsigned b)
{
    return b + (x->collapsed ? 3 : 1) < x->brackets;
}

/* The one before it looked at a bracket that was paired in another way afterwards. What it saw is not
 * known here: C8 then stands for itself and all that follows. */
static bool looked_in_vain(const struct ad__explained *x, unsigned b)
{
    return x->collapsed && b + 3 == x->brackets;
}

/* ---- C9 ---- */

static int32_t unplayed(const struct ad__explained *x, const uint16_t *mate, unsigned b)
{
    unsigned down = 0, who = 0;

    for (unsigned i = 0; i < x->f.count; i++) {
        if (ad__is_in(x, mate, i, b) && floats(x, mate, i, b)) {
            down++;
            who = i;
        }
    }
    if (down != 1 || mate[who] != who)
        return 0;
    return (int32_t)x->f.t->played - x->f.who[who].games;
}

/* ---- C10 to C13 ---- */

static void put_colours(struct ad__row *r, const struct ad__explained *x, const uint16_t *mate,
                        unsigned b)
{
    int32_t wide = 0, third = 0, missed = 0, strong = 0;

    for (unsigned i = 0; i < x->f.count; i++) {
        const struct ad__facts *p = &x->f.who[i];
        bool top = p->top || x->f.who[mate[i]].top;
        char colour;

        if (ad__level(x, mate, i) != b)
            continue;
        colour = ad__colour_of(&x->f, i, mate[i]);
        wide += top && (colour == 'w' ? p->difference > 1 : p->difference < -1);
        third += top && p->repeated == colour;
        missed += p->due != AD__DUE_NONE && p->colour != colour;
        strong += p->due == AD__DUE_STRONG && p->colour != colour;
    }
    put(r, 10, wide);
    put(r, 11, third);
    put(r, 12, missed);
    put(r, 13, strong);
}

/* ---- C14 to C21 ---- */

/* Does his float of `ago` rounds before count against him here? 2026 looks at residents who float and
 * at those who meet somebody moved down, and at the latter's own float by score only (C18); 2017 at
 * everybody who floats or meets another score. */
static bool goes_down(const struct ad__explained *x, const uint16_t *mate, unsigned i, unsigned b,
                      unsigned ago, bool by_score)
{
    bool moved = ad__home(x, i) < b, down = floats(x, mate, i, b);

    if (!ad__is_in(x, mate, i, b) || x->f.who[i].floated[ago] != AD__FLOAT_DOWN)
        return false;
    if (is_2017(x))
        return down || x->f.who[i].score > x->f.who[mate[i]].score;
    return by_score ? moved : down && !moved;
}

static bool goes_up(const struct ad__explained *x, const uint16_t *mate, unsigned i, unsigned b,
                    unsigned ago)
{
    return ad__level(x, mate, i) == b && x->f.who[i].floated[ago] == AD__FLOAT_UP &&
           x->f.who[i].score < x->f.who[mate[i]].score;
}

static void put_counts(struct ad__row *r, const struct ad__explained *x, const uint16_t *mate,
                       unsigned b, unsigned ago)
{
    int32_t down = 0, up = 0;

    for (unsigned i = 0; i < x->f.count; i++) {
        down += goes_down(x, mate, i, b, ago, false);
        up += goes_up(x, mate, i, b, ago);
    }
    put(r, 14 + 2 * ago, down);
    put(r, 15 + 2 * ago, up);
}

static void put_lists(struct ad__row *r, const struct ad__explained *x, const uint16_t *mate,
                      unsigned b, unsigned ago)
{
    unsigned from = r->count;

    for (unsigned i = 0; i < x->f.count; i++)
        if (goes_down(x, mate, i, b, ago, true))
            put_sorted(r, from, 18 + 2 * ago, difference(x, mate, i, b));
    put(r, 18 + 2 * ago, LIST_END);
    from = r->count;
    for (unsigned i = 0; i < x->f.count; i++)
        if (goes_up(x, mate, i, b, ago))
            put_sorted(r, from, 19 + 2 * ago, difference(x, mate, i, b));
    put(r, 19 + 2 * ago, LIST_END);
}

void ad__judge(struct ad__row *out, const struct ad__explained *x, const uint16_t *mate,
               unsigned bracket)
{
    out->count = 0;
    put_down(out, x, mate, bracket, 6, 7);
    if (looks_ahead(x, bracket))
        put_down(out, x, mate, bracket + 1, 8, 8);
    if (!is_2017(x))
        put(out, 9, unplayed(x, mate, bracket));
    put_colours(out, x, mate, bracket);
    for (unsigned ago = 0; ago < 2; ago++)
        put_counts(out, x, mate, bracket, ago);
    for (unsigned ago = 0; ago < 2; ago++)
        put_lists(out, x, mate, bracket, ago);
}

/* ---- two rounds ---- */

/* C5. */
static int32_t bye_score(const struct ad__explained *x, const uint16_t *mate)
{
    for (unsigned i = 0; i < x->f.count; i++)
        if (mate[i] == i)
            return x->f.who[i].score;
    return LIST_END;
}

static bool weigh_up(struct ad_choice *out, unsigned criterion, ad_points score, int32_t is,
                     int32_t would_be)
{
    out->kind = would_be > is ? AD_CHOICE_WORSE : AD_CHOICE_BETTER;
    out->criterion = (uint8_t)criterion;
    out->score = score;
    out->is = is;
    out->would_be = would_be;
    return true;
}

static bool same_pairs(const struct ad__explained *x, unsigned b)
{
    for (unsigned i = 0; i < x->f.count; i++)
        if (ad__is_in(x, x->mate, i, b) && x->mate[i] != x->other[i] &&
            (ad__level(x, x->mate, i) == b || ad__level(x, x->other, i) == b))
            return false;
    return true;
}

/* The highest of a bracket who would meet somebody else, and whom. */
static void tell_first(struct ad_choice *out, const struct ad__explained *x, unsigned b)
{
    for (unsigned i = 0; i < x->f.count; i++) {
        if (!ad__is_in(x, x->mate, i, b) || x->mate[i] == x->other[i])
            continue;
        out->stuck[0] = (uint16_t)(x->f.who[i].place + 1);
        out->stuck[1] = (uint16_t)(x->f.who[x->other[i]].place + 1);
        return;
    }
}

/* From the top; the first bracket with other pairs decides, for what is below was paired with these
 * above already settled. */
bool ad__compare(struct ad_choice *out, struct ad__explained *x)
{
    int32_t is = bye_score(x, x->mate), would_be = bye_score(x, x->other);

    if (!is_2017(x) && is != would_be)
        return weigh_up(out, 5, is, is, would_be);
    for (unsigned b = 0; b < x->brackets; b++) {
        const struct ad__row *mine = &x->row[0], *his = &x->row[1];
        ad_points score = lowest(x, b);

        if (same_pairs(x, b))
            continue;
        ad__judge(&x->row[0], x, x->mate, b);
        ad__judge(&x->row[1], x, x->other, b);
        for (unsigned k = 0; k < mine->count && k < his->count; k++) {
            if (looked_in_vain(x, b) && mine->mark[k].criterion > 7)
                return weigh_up(out, 8, score, LIST_END, 0);
            if (mine->mark[k].value != his->mark[k].value)
                return weigh_up(out, mine->mark[k].criterion, score, mine->mark[k].value,
                                his->mark[k].value);
        }
        out->kind = AD_CHOICE_LATER;
        out->score = score;
        tell_first(out, x, b);
        return true;
    }
    return false;
}
