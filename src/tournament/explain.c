/*
 * tournament/explain.c -- a paired round, seen as the text of the rules sees it.
 */
#include "tournament/explained.h"

#include <string.h>

#include "tournament/arena.h"
#include "tournament/team.h"

/* ---- brackets and pairs of the field ---- */

void ad__cut_brackets(struct ad__explained *x, unsigned collapsed)
{
    x->collapsed = collapsed;
    x->brackets = collapsed ? collapsed : x->f.groups;
    for (unsigned g = 0; g < x->f.groups; g++)
        x->bracket_of[g] = (uint16_t)(g < x->brackets ? g : x->brackets - 1);
}

/* The index of a place counted from 1 that is not taken yet, or f.count. */
static unsigned index_of(const struct ad__explained *x, const uint16_t *mate, unsigned place)
{
    unsigned i = place && place <= x->f.t->count ? x->at[place - 1] : x->f.count;

    return i < x->f.count && mate[i] == UINT16_MAX ? i : x->f.count;
}

/* A bye that the record has already. */
static bool is_given(const struct ad__explained *x, struct ad_pair p)
{
    const struct ad_tournament *t = x->f.t;

    return !p.black && p.white >= 1 && p.white <= t->count &&
           ad_meeting_of(t, p.white - 1u, t->played)->result == 'U';
}

int ad__mates_of(uint16_t *mate, const struct ad__explained *x, const struct ad_pair *pairs,
                 unsigned count)
{
    unsigned n = x->f.count, byes = 0, given = 0;

    memset(mate, 0xff, n * sizeof *mate);
    for (unsigned k = 0; k < count; k++) {
        if (is_given(x, pairs[k])) {
            given++;
            continue;
        }
        unsigned i = index_of(x, mate, pairs[k].white);
        unsigned j = pairs[k].black ? index_of(x, mate, pairs[k].black) : i;

        byes += !pairs[k].black;
        if (i == n || j == n || (pairs[k].black && i == j) || byes > n % 2)
            return AD_EINVAL;
        mate[i] = (uint16_t)j;
        mate[j] = (uint16_t)i;
    }
    return given < 2 && count - given == (n + 1) / 2 ? 0 : AD_EINVAL;
}

/* ---- what is seen of a bracket ---- */

static void view_values(struct ad_bracket_view *v, struct ad__explained *x, unsigned b)
{
    ad__judge(&x->row[0], x, x->mate, b);
    for (unsigned k = 0; k < x->row[0].count; k++) {
        const struct ad__mark *m = &x->row[0].mark[k];

        if (m->criterion >= 18)
            v->value[m->criterion] = (uint16_t)(v->value[m->criterion] + (m->value >= 0));
        else if (m->criterion >= 9)
            v->value[m->criterion] = (uint16_t)m->value;
    }
    v->value[6] = (uint16_t)(v->floaters - v->count % 2);
}

static void view_bracket(struct ad_bracket_view *v, struct ad__explained *x, struct ad__arena *a,
                         unsigned b)
{
    const uint16_t *mate = x->mate;
    uint16_t *who, *down;

    *v = (struct ad_bracket_view){.collapsed = x->collapsed && b + 1 == x->brackets};
    for (unsigned i = 0; i < x->f.count; i++)
        v->count += ad__is_in(x, mate, i, b);
    who = ad__arena_take(a, v->count, sizeof *who);
    down = ad__arena_take(a, v->count, sizeof *down);
    if (a->short_of_memory)
        return;
    v->who = who;
    v->floats = down;
    for (unsigned i = 0; i < x->f.count; i++) {
        bool moved = ad__home(x, i) < b;

        if (!ad__is_in(x, mate, i, b))
            continue;
        *who++ = x->f.who[i].place;
        v->moved += moved;
        if (ad__level(x, mate, i) > b) {
            down[v->floaters++] = x->f.who[i].place;
            v->value[7] = (uint16_t)(v->value[7] + moved);
        }
    }
    v->score = x->f.who[x->f.group_at[b]].score;
    v->pairs = (v->count - v->floaters) / 2;
    view_values(v, x, b);
}

/* ---- what is seen of a pair ---- */

static unsigned colour_rule(const struct ad__field *f, unsigned i, unsigned j)
{
    const struct ad__facts *a = &f->who[i], *b = &f->who[j];
    int mine = a->difference < 0 ? -a->difference : a->difference;
    int his = b->difference < 0 ? -b->difference : b->difference;

    if (a->colour && b->colour && a->colour != b->colour)
        return 1;
    if (a->due != b->due || (a->due == AD__DUE_ABSOLUTE && mine != his))
        return 2;
    if (ad__alternate(f->t, a->place, b->place))
        return 3;
    return a->colour ? 4 : 5;
}

static uint32_t bit_if(bool is, unsigned criterion)
{
    return is ? UINT32_C(1) << criterion : 0;
}

/* Of player i with this colour against j, both paired in bracket b. */
static uint32_t broken(const struct ad__explained *x, unsigned i, unsigned j, unsigned b,
                       char colour)
{
    const struct ad__facts *p = &x->f.who[i];
    bool top = p->top || x->f.who[j].top, moved = ad__home(x, i) < b, met = ad__home(x, j) < b;
    bool missed = p->due != AD__DUE_NONE && p->colour != colour;
    bool wide = colour == 'w' ? p->difference > 1 : p->difference < -1;
    uint32_t bits = bit_if(top && wide, 10) | bit_if(top && p->repeated == colour, 11) |
                    bit_if(missed, 12) | bit_if(missed && p->due == AD__DUE_STRONG, 13);

    for (unsigned ago = 0; ago < 2; ago++)
        bits |= bit_if(met && p->floated[ago] == AD__FLOAT_UP, 15 + 2 * ago) |
                bit_if(met && p->floated[ago] == AD__FLOAT_UP, 19 + 2 * ago) |
                bit_if(moved && p->floated[ago] == AD__FLOAT_DOWN, 18 + 2 * ago);
    return bits;
}

/* Who was moved down meets a resident: S1 are those moved down who are paired here, S2 the
 * residents (3.2). */
static void view_moved(struct ad_pair_view *v, const struct ad__explained *x, unsigned i,
                       unsigned j)
{
    unsigned b = v->bracket;

    v->part = AD_PART_MOVED;
    for (unsigned k = 0; k <= j; k++) {
        bool moved = ad__home(x, k) < b;

        v->s1 = (uint16_t)(v->s1 + (k <= i && moved && ad__level(x, x->mate, k) == b));
        v->s2 = (uint16_t)(v->s2 + (ad__home(x, k) == b && ad__level(x, x->mate, k) >= b));
    }
}

/* Of those who have nobody moved down for an opponent. The higher of a pair is in S1: were it the
 * other way round, the candidate would have come earlier with the two changed. */
static void view_even(struct ad_pair_view *v, const struct ad__explained *x, unsigned i, unsigned j)
{
    unsigned b = v->bracket, pairs = 0, seen = 0, at_i = 0, at_j = 0;
    bool some_moved = false;

    for (unsigned k = 0; k < x->f.count; k++) {
        bool here = ad__level(x, x->mate, k) == b, floats = ad__level(x, x->mate, k) > b;
        bool top = here && x->mate[k] > k;

        some_moved |= ad__home(x, k) < b && (here || floats);
        if (ad__home(x, k) != b || !(here || floats) || (here && ad__home(x, x->mate[k]) < b))
            continue;
        v->s1 = (uint16_t)(v->s1 + (k <= i && top));
        v->s2 = (uint16_t)(v->s2 + (k <= j && !top));
        at_i = k == i ? seen : at_i;
        at_j = k == j ? seen : at_j;
        pairs += top;
        seen++;
    }
    v->part = some_moved ? AD_PART_REMAINDER : AD_PART_WHOLE;
    v->exchanged = at_i >= pairs || at_j < pairs;
}

static void view_pair(struct ad_pair_view *v, const struct ad__explained *x, struct ad_pair p)
{
    unsigned i = x->at[p.white - 1], j, high, low;

    *v = (struct ad_pair_view){.white = p.white, .black = p.black, .part = AD_PART_BYE};
    v->bracket = (uint16_t)(x->brackets - 1);
    if (is_given(x, p)) {
        v->part = AD_PART_GIVEN;
        v->bracket = (uint16_t)x->brackets;
    }
    if (!p.black)
        return;
    j = x->mate[i];
    high = i < j ? i : j;
    low = i < j ? j : i;
    v->bracket = (uint16_t)ad__level(x, x->mate, i);
    v->colour_rule = (uint8_t)colour_rule(&x->f, i, j);
    for (unsigned side = 0; side < 2; side++) {
        const struct ad__facts *who = &x->f.who[side ? j : i];

        v->due[side] = who->colour;
        v->strong[side] = who->due == AD__DUE_STRONG;
    }
    v->colours_differ = ad__colour_of(&x->f, i, j) != 'w';
    v->breaks = broken(x, i, j, v->bracket, 'w') | broken(x, j, i, v->bracket, 'b');
    if (ad__home(x, high) < v->bracket)
        view_moved(v, x, high, low);
    else
        view_even(v, x, high, low);
}

/* ---- the round ---- */

static unsigned whos_of(const struct ad_tournament *t)
{
    unsigned most = 0;

    for (unsigned i = 0; i < t->forbidden_count; i++)
        if (most < t->forbidden[i].at + t->forbidden[i].count)
            most = t->forbidden[i].at + t->forbidden[i].count;
    return most;
}

size_t ad_explain_bytes(const struct ad_tournament *t, enum ad_swiss_way way)
{
    size_t n = t->count, levels = ad__score_levels(t), boards = (n + 1) / 2;

    return AD__ARENA_SLACK + ad__piece(1, sizeof(struct ad__explained)) +
           ad__piece(ad__field_bytes(t), 1) + 5 * ad__piece(n, sizeof(uint16_t)) +
           2 * ad__piece(ad__row_marks(t->count), sizeof(struct ad__mark)) +
           ad__piece(boards, sizeof(struct ad_pair)) +
           ad__piece(boards, sizeof(struct ad_pair_view)) +
           ad__piece(t->forbidden_count + 2 * n, sizeof(struct ad_forbidden)) +
           ad__piece(whos_of(t) + 4 * n, sizeof(uint16_t)) +
           ad__piece(levels, sizeof(struct ad_bracket_view)) +
           levels * 2 * ad__piece(n, sizeof(uint16_t)) + ad_swiss_bytes(t, way);
}

static void take(struct ad__explained *x, struct ad__arena *a, const struct ad_tournament *t)
{
    size_t n = t->count;

    x->at = ad__arena_take(a, n, sizeof *x->at);
    x->mate = ad__arena_take(a, n, sizeof *x->mate);
    x->other = ad__arena_take(a, n, sizeof *x->other);
    x->bracket_of = ad__arena_take(a, n, sizeof *x->bracket_of);
    x->blocked = ad__arena_take(a, n, sizeof *x->blocked);
    for (unsigned k = 0; k < 2; k++)
        x->row[k].mark = ad__arena_take(a, ad__row_marks(t->count), sizeof *x->row[k].mark);
    x->pairs = ad__arena_take(a, (n + 1) / 2, sizeof *x->pairs);
    x->forbidden_whos = whos_of(t);
    x->forbidden = ad__arena_take(a, t->forbidden_count + 2 * n, sizeof *x->forbidden);
    x->forbidden_who = ad__arena_take(a, x->forbidden_whos + 4 * n, sizeof *x->forbidden_who);
}

static int fill(struct ad__explained *x, struct ad__arena *a, const struct ad_tournament *t)
{
    size_t bytes = ad__field_bytes(t), used;
    void *memory = ad__arena_take(a, bytes, 1);
    int got;

    take(x, a, t);
    if (a->short_of_memory)
        return AD_EFULL;
    got = ad__field_fill(&x->f, t, memory, bytes, &used);
    if (got < 0)
        return got;
    for (unsigned place = 0; place < t->count; place++)
        x->at[place] = (uint16_t)x->f.count;
    for (unsigned i = 0; i < x->f.count; i++)
        x->at[x->f.who[i].place] = (uint16_t)i;
    if (t->forbidden_count)
        memcpy(x->forbidden, t->forbidden, t->forbidden_count * sizeof *x->forbidden);
    if (x->forbidden_whos)
        memcpy(x->forbidden_who, t->forbidden_who, x->forbidden_whos * sizeof *x->forbidden_who);
    return 0;
}

/* Views of everything, behind them the memory for pairing again. */
static int view(struct ad_explanation *out, struct ad__explained *x, struct ad__arena *a,
                const struct ad_pair *pairs, unsigned count)
{
    struct ad_bracket_view *brackets = ad__arena_take(a, x->brackets, sizeof *brackets);
    struct ad_pair_view *views = ad__arena_take(a, count, sizeof *views);

    if (a->short_of_memory)
        return AD_EFULL;
    for (unsigned b = 0; b < x->brackets; b++)
        view_bracket(&brackets[b], x, a, b);
    if (a->short_of_memory)
        return AD_EFULL;
    for (unsigned b = 0; b + 1 < x->brackets; b++)
        brackets[b].value[8] = (uint16_t)(brackets[b + 1].value[6] + brackets[b + 1].value[7]);
    for (unsigned k = 0; k < count; k++)
        view_pair(&views[k], x, pairs[k]);
    x->how.scratch = a->at;
    x->how.len = a->left;
    out->brackets = brackets;
    out->bracket_count = x->brackets;
    out->pairs = views;
    out->pair_count = count;
    return 0;
}

int ad_explain(struct ad_explanation *out, const struct ad_tournament *t,
               const struct ad_pair *pairs, unsigned count, const struct ad_swiss *how)
{
    struct ad__arena a = ad__arena_of(how->scratch, how->len);
    struct ad__explained *x = ad__arena_take(&a, 1, sizeof *x);
    struct ad_swiss_round round = {0};
    int got;

    *out = (struct ad_explanation){.t = t, .inside = x};
    if (t->system == AD_SWISS_TEAM_2026)
        return AD_EINVAL;
    if (a.short_of_memory)
        return AD_EFULL;
    memset(x, 0, sizeof *x);
    got = fill(x, &a, t);
    if (got < 0)
        return got;
    x->how = (struct ad_swiss){how->way, a.at, a.left};
    round.pairs = x->pairs;
    got = ad_swiss_pair(&round, t, &x->how);
    if (got < 0 || (!round.possible && !pairs))
        return got;
    out->possible = round.possible;
    ad__cut_brackets(x, round.collapsed);
    got = ad__mates_of(x->mate, x, pairs ? pairs : round.pairs, pairs ? count : round.count);
    if (got < 0)
        return got;
    if (round.possible)
        ad__mates_of(x->other, x, round.pairs, round.count);
    out->by_the_rules =
        round.possible && memcmp(x->mate, x->other, x->f.count * sizeof *x->mate) == 0;
    return view(out, x, &a, pairs ? pairs : round.pairs, pairs ? count : round.count);
}
