/*
 * federation/groups.c -- groups in balance (BTO 26.1, SJ 8.2).
 *
 * Entries are placed one after the other. For every class we know how far from balance it will be
 * at least: what is too many somewhere already, and what will be missing even if all of the class
 * still to come go where they are missing. At the end that is the imbalance itself. The search
 * turns back as soon as one of the list must end up farther from balance than allowed.
 *
 * What is allowed is found first: nothing for anyone; if that cannot be, as little as possible for
 * the first of the list, then for the second, and so on. The draw is the same search, with entries
 * and groups in a drawn order.
 */
#include "federation/groups.h"

#include <limits.h>
#include <string.h>

#include "adoube/err.h"
#include "core/assert.h"
#include "federation/word.h"
#include "federation/names.h"

enum {
    LIST = AD_TEMPLATE_LIST,
    NONE = 0xffff,
    STEPS_MAX = 1 << 22,
    DRAW_STEPS = 1 << 15, /* then all is drawn again */
    DRAWS = 64,
    CLASSES_MAX = AD_GROUP_ENTRIES_MAX * 2 + 3 /* associations, clubs, three marks */
};

struct class_ {
    uint16_t value; /* association or club */
    uint8_t attribute;
    uint8_t size, floor, ceiling, to_come;
    uint8_t in[AD_GROUPS_MAX];
};

struct search {
    const struct ad_group_draw *d;
    struct class_ classes[CLASSES_MAX];
    unsigned class_count;
    uint16_t class_of[LIST][AD_GROUP_ENTRIES_MAX]; /* or NONE */
    unsigned allowed[LIST], sure[LIST];            /* off balance: at most, and at least by now */
    uint8_t missing[LIST][AD_GROUPS_MAX];          /* below the floor, of all classes of it */
    uint16_t order[AD_GROUP_ENTRIES_MAX];
    uint8_t group[AD_GROUP_ENTRIES_MAX];
    uint8_t room[AD_GROUPS_MAX];
    struct ad_lot *lot; /* NULL: any draw will do, and like ones are not told apart */
    unsigned steps, limit;
};

/* ---- classes ---- */

/* The value by which this entry is of a class of the attribute; 0: it is of none. */
static unsigned value_of(const struct ad_group_entry *e, unsigned even)
{
    switch ((enum ad_even)even) {
    case AD_EVEN_PROMOTED: return e->promoted;
    case AD_EVEN_RELEGATED: return e->relegated;
    case AD_EVEN_ASSOCIATION: return e->association;
    case AD_EVEN_CLUB: return e->club;
    case AD_EVEN_LAST_FINALISTS: return e->last_finalist;
    case AD_EVEN_UNSAID: break;
    }
    return 0;
}

static uint16_t find_class(struct search *s, unsigned attribute, unsigned value)
{
    unsigned i = 0;

    while (i < s->class_count &&
           (s->classes[i].attribute != attribute || s->classes[i].value != value))
        i++;
    if (i == s->class_count) {
        AD_ASSERT(i < CLASSES_MAX);
        s->classes[s->class_count++] =
            (struct class_){.value = (uint16_t)value, .attribute = (uint8_t)attribute};
    }
    return (uint16_t)i;
}

static bool is_repeated(const struct ad_group_draw *d, unsigned a)
{
    for (unsigned i = 0; i < a; i++)
        if (d->even[i] == d->even[a])
            return true;
    return false;
}

static void make_classes(struct search *s)
{
    const struct ad_group_draw *d = s->d;

    for (unsigned a = 0; a < d->even_count; a++)
        for (unsigned i = 0; i < d->count; i++) {
            unsigned value = is_repeated(d, a) ? 0 : value_of(&d->entries[i], d->even[a]);

            s->class_of[a][i] = value ? find_class(s, a, value) : NONE;
            if (value)
                s->classes[s->class_of[a][i]].size++;
        }
    for (unsigned i = 0; i < s->class_count; i++) {
        struct class_ *c = &s->classes[i];

        c->floor = (uint8_t)(c->size / d->groups);
        c->ceiling = (uint8_t)(c->floor + (c->size % d->groups != 0));
        c->to_come = c->size;
        for (unsigned g = 0; g < d->groups; g++)
            s->missing[c->attribute][g] = (uint8_t)(s->missing[c->attribute][g] + c->floor);
    }
}

/* So far from balance at least, whatever comes. */
static unsigned off_balance(const struct class_ *c, unsigned groups)
{
    unsigned over = 0, missing = 0;

    for (unsigned g = 0; g < groups; g++) {
        if (c->in[g] > c->ceiling)
            over += (unsigned)(c->in[g] - c->ceiling);
        if (c->in[g] < c->floor)
            missing += (unsigned)(c->floor - c->in[g]);
    }
    return over + (missing > c->to_come ? missing - c->to_come : 0);
}

/* Put an entry into a group, or (by -1) take it out. */
static void move(struct search *s, unsigned entry, unsigned g, int by)
{
    s->room[g] = (uint8_t)(s->room[g] - by);
    for (unsigned a = 0; a < s->d->even_count; a++) {
        struct class_ *c;

        if (s->class_of[a][entry] == NONE)
            continue;
        c = &s->classes[s->class_of[a][entry]];
        s->sure[a] -= off_balance(c, s->d->groups);
        if ((by > 0 ? c->in[g] : c->in[g] - 1) < c->floor)
            s->missing[a][g] = (uint8_t)(s->missing[a][g] - by);
        c->in[g] = (uint8_t)(c->in[g] + by);
        c->to_come = (uint8_t)(c->to_come - by);
        s->sure[a] += off_balance(c, s->d->groups);
    }
}

/* ---- the search ---- */

/* What a group misses and has no room for will be missing. */
static unsigned without_room(const struct search *s, unsigned a)
{
    unsigned n = 0;

    for (unsigned g = 0; g < s->d->groups; g++)
        if (s->missing[a][g] > s->room[g])
            n += (unsigned)(s->missing[a][g] - s->room[g]);
    return n;
}

static bool is_allowed(const struct search *s)
{
    for (unsigned a = 0; a < s->d->even_count; a++)
        if (s->sure[a] > s->allowed[a] || without_room(s, a) > s->allowed[a])
            return false;
    return true;
}

static bool are_alike(const struct search *s, unsigned e, unsigned f)
{
    for (unsigned a = 0; a < s->d->even_count; a++)
        if (s->class_of[a][e] != s->class_of[a][f])
            return false;
    return true;
}

static unsigned size_of(const struct ad_group_draw *d, unsigned g)
{
    return d->count / d->groups + (g < d->count % d->groups);
}

/* Another draw is the same but for names: like entries in ascending groups, and of several empty
 * groups of one size the first. */
static bool is_the_same(const struct search *s, unsigned at, unsigned g)
{
    unsigned before = at ? s->order[at - 1] : 0;

    if (s->lot)
        return false;
    if (at && are_alike(s, before, s->order[at]) && g < s->group[before])
        return true;
    return g && s->room[g] == size_of(s->d, g) && s->room[g - 1] == s->room[g] &&
           size_of(s->d, g - 1) == size_of(s->d, g);
}

static bool place(struct search *s, unsigned at)
{
    uint16_t tries[AD_GROUPS_MAX];
    unsigned entry;

    if (at == s->d->count)
        return true;
    entry = s->order[at];
    for (unsigned g = 0; g < s->d->groups; g++)
        tries[g] = (uint16_t)g;
    if (s->lot)
        ad_lot_shuffle(s->lot, tries, s->d->groups);
    for (unsigned i = 0; i < s->d->groups; i++) {
        unsigned g = tries[i];

        if (!s->room[g] || is_the_same(s, at, g) || ++s->steps > s->limit)
            continue;
        move(s, entry, g, 1);
        s->group[entry] = (uint8_t)g;
        if (is_allowed(s) && place(s, at + 1))
            return true;
        move(s, entry, g, -1);
    }
    return false;
}

static unsigned class_size(const struct search *s, unsigned a, unsigned entry)
{
    return s->class_of[a][entry] == NONE ? 0 : s->classes[s->class_of[a][entry]].size;
}

/* Does e come before f? Those of a class together, the larger classes first. Of equal classes that
 * comes first of which somebody was named first. */
static bool is_before(const struct search *s, const uint16_t *rank, unsigned e, unsigned f)
{
    for (unsigned a = 0; a < s->d->even_count; a++) {
        unsigned c = s->class_of[a][e], k = s->class_of[a][f];

        if (class_size(s, a, e) != class_size(s, a, f))
            return class_size(s, a, e) > class_size(s, a, f);
        if (c != k)
            return rank[c] < rank[k];
    }
    return false;
}

static void sort(struct search *s)
{
    uint16_t rank[CLASSES_MAX], next = 0;

    memset(rank, 0xff, sizeof rank);
    for (unsigned i = 0; i < s->d->count; i++)
        for (unsigned a = 0; a < s->d->even_count; a++) {
            unsigned c = s->class_of[a][s->order[i]];

            if (c != NONE && rank[c] == NONE)
                rank[c] = next++;
        }
    for (unsigned i = 1; i < s->d->count; i++) {
        uint16_t e = s->order[i];
        unsigned at = i;

        for (; at && is_before(s, rank, e, s->order[at - 1]); at--)
            s->order[at] = s->order[at - 1];
        s->order[at] = e;
    }
}

static int start(struct search *s, const struct ad_group_draw *d, struct ad_lot *lot)
{
    if (d->count > AD_GROUP_ENTRIES_MAX || d->groups > AD_GROUPS_MAX || !d->groups ||
        d->groups > d->count || d->even_count > LIST)
        return AD_EINVAL;
    memset(s, 0, sizeof *s);
    s->d = d;
    s->lot = lot;
    s->limit = lot ? DRAW_STEPS : STEPS_MAX;
    make_classes(s);
    for (unsigned g = 0; g < d->groups; g++)
        s->room[g] = (uint8_t)size_of(d, g);
    for (unsigned i = 0; i < d->count; i++)
        s->order[i] = (uint16_t)i;
    if (lot)
        ad_lot_shuffle(lot, s->order, d->count);
    sort(s);
    return 0;
}

static bool can_be(struct search *s)
{
    bool found = place(s, 0);

    for (unsigned i = 0; found && i < s->d->count; i++)
        move(s, i, s->group[i], -1);
    return found;
}

/* Draw until one comes out. */
static bool draw(struct search *s, const struct ad_group_draw *d, struct ad_lot *lot,
                 const struct ad_group_least *least)
{
    for (unsigned i = 0; i < DRAWS; i++) {
        start(s, d, lot);
        for (unsigned a = 0; a < d->even_count; a++)
            s->allowed[a] = least->off[a];
        if (place(s, 0))
            return true;
    }
    return false;
}

static int find_least(struct search *s, struct ad_group_least *out, const struct ad_group_draw *d)
{
    struct ad_lot any = {{0, 0, 0, 0}, 0};
    int err = start(s, d, NULL);

    if (err)
        return err;
    memset(out, 0, sizeof *out);
    /* A draw without rhyme or reason often finds the balance sooner than a search in order. */
    if (draw(s, d, &any, out))
        return 0;
    start(s, d, NULL);
    if (can_be(s))
        return 0;
    for (unsigned a = 0; a < d->even_count; a++)
        s->allowed[a] = UINT_MAX;
    for (unsigned a = 0; a < d->even_count && s->steps <= STEPS_MAX; a++) {
        s->allowed[a] = 0;
        while (!can_be(s) && s->steps <= STEPS_MAX)
            s->allowed[a]++;
        out->off[a] = (uint16_t)s->allowed[a];
    }
    return s->steps > STEPS_MAX ? AD_EFULL : 0;
}

int ad_groups_least(struct ad_group_least *out, const struct ad_group_draw *d)
{
    struct search s;

    return find_least(&s, out, d);
}

int ad_groups_make(uint8_t *group, const struct ad_group_draw *d, struct ad_lot *lot)
{
    struct ad_group_least least;
    struct search s;
    int err = find_least(&s, &least, d);

    if (err)
        return err;
    if (!draw(&s, d, lot, &least))
        return AD_EFULL;
    memcpy(group, s.group, d->count);
    return 0;
}

/* ---- a draw from elsewhere ---- */

/* The class of this attribute that is out of balance, and where. */
static void tell(struct ad_groups_verdict *out, const struct search *s, unsigned attribute)
{
    for (unsigned i = 0; i < s->class_count; i++) {
        const struct class_ *c = &s->classes[i];

        for (unsigned g = 0; c->attribute == attribute && g < s->d->groups; g++)
            if (c->in[g] < c->floor || c->in[g] > c->ceiling) {
                out->at = g;
                out->value = c->value;
                out->has = c->in[g];
                out->from = c->floor;
                out->to = c->ceiling;
                return;
            }
    }
}

static bool is_even(const struct search *s)
{
    for (unsigned a = 0; a < s->d->even_count; a++)
        if (s->sure[a])
            return false;
    return true;
}

static enum ad_groups_code wrong_size(struct search *s, const uint8_t *group, unsigned *at)
{
    unsigned in[AD_GROUPS_MAX] = {0}, size = s->d->count / s->d->groups;

    for (*at = 0; *at < s->d->count; ++*at) {
        if (group[*at] >= s->d->groups)
            return AD_GROUPS_NUMBER;
        in[group[*at]]++;
    }
    for (*at = 0; *at < s->d->groups; ++*at)
        if (in[*at] < size || in[*at] > size + (s->d->count % s->d->groups != 0))
            return AD_GROUPS_SIZE;
    *at = 0;
    return AD_GROUPS_FINE;
}

static void place_all(struct search *s, const struct ad_group_draw *d, const uint8_t *group)
{
    start(s, d, NULL);
    for (unsigned i = 0; i < d->count; i++)
        move(s, i, group[i], 1);
}

/* A search takes 8 kB: that for the best balance has the memory of what was drawn, which is then
 * placed again. */
int ad_groups_check(struct ad_groups_verdict *out, const struct ad_group_draw *d,
                    const uint8_t *group)
{
    struct ad_group_least least;
    struct search s;
    int err = start(&s, d, NULL);

    if (err)
        return err;
    *out = (struct ad_groups_verdict){.by = d->by ? d->by : AD_BTO_26_1};
    out->code = wrong_size(&s, group, &out->at);
    if (out->code)
        return 0;
    place_all(&s, d, group);
    if (is_even(&s))
        return 0;
    if (find_least(&s, &least, d) == AD_EFULL) {
        memset(&least, 0, sizeof least);
        out->proposed = true;
    }
    place_all(&s, d, group);
    for (unsigned a = 0; a < d->even_count && !out->code; a++)
        if (s.sure[a] > least.off[a]) {
            out->code = AD_GROUPS_UNEVEN;
            out->even = d->even[a];
            tell(out, &s, a);
        }
    return 0;
}

AD__WORDS(groups, enum ad_groups_code, AD_GROUPS_MAP)
