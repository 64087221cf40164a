/*
 * tournament/swiss.c -- the next round: facts, pairs, colours, boards; or who stands in the way.
 */
#include "adoube/swiss.h"

#include <string.h>

#include "tournament/arena.h"
#include "tournament/augment.h"
#include "tournament/swiss.h"

/* ---- who stands in the way ---- */

static bool may_meet(const struct ad__field *f, unsigned i, unsigned j)
{
    return f->t->system == AD_SWISS_TEAM_2026 ? !ad__barred(f, i, j) : ad__may_meet(f, i, j);
}

static size_t blocked_bytes(unsigned n)
{
    return AD__ARENA_SLACK + ad__graph_bytes(n + 1) + ad__piece(n / 64 + 1, sizeof(uint64_t));
}

static void fill_graph(struct ad__graph *g, const struct ad__field *f)
{
    unsigned n = f->count;

    for (unsigned i = 0; i < g->n; i++)
        ad__graph_join(g, i);
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < i; j++)
            if (may_meet(f, i, j))
                ad__graph_edge(g, i, j);
        if (g->n > n && f->who[i].bye)
            ad__graph_edge(g, i, n);
    }
}

/* With as many paired as can be, somebody is left open. The search for his partner reaches those
 * who could be the open one instead; they fall into odd groups that cannot meet each other, and
 * there are fewer others to meet than groups. So these cannot all be paired.
 *
 * If the bye is among them the proof needs somebody to have it, which the players named do not
 * show. But two are open at least, as there is an even number with the bye: all that the searches
 * reach have two groups too many, and one without the bye's. */
static void name_blocked(uint64_t *named, struct ad__graph *g, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        if (!ad__bit_in(g->open, i))
            continue;
        ad__graph_augment(g, i);
        if (g->n == n || !ad__bit_in(g->outer, n)) {
            memcpy(named, g->outer, g->words * sizeof *named);
            return;
        }
        for (unsigned k = 0; k < g->words; k++)
            named[k] |= g->outer[k];
    }
}

static int find_blocked(struct ad_swiss_round *out, const struct ad__field *f, struct ad__arena *a)
{
    unsigned n = f->count;
    struct ad__graph g;
    uint64_t *named;

    if (a->left < blocked_bytes(n) - AD__ARENA_SLACK)
        return AD_EFULL;
    named = ad__arena_take(a, n / 64 + 1, sizeof *named);
    memset(named, 0, (n / 64 + 1) * sizeof *named);
    ad__graph_in(&g, a, n + n % 2);
    fill_graph(&g, f);
    ad__graph_fill(&g);
    name_blocked(named, &g, n);
    for (unsigned i = 0; i < n; i++)
        if (ad__bit_in(named, i))
            out->blocked[out->blocked_count++] = f->who[i].place;
    return 0;
}

/* ---- a bye given beforehand ---- */

static bool has_bye(const struct ad_tournament *t, unsigned place)
{
    return ad_meeting_of(t, place, t->played)->result == 'U';
}

/* C.04.1: one is left over if their number is odd, and gets the bye; so there is one at most, and
 * with it nobody else may be left over. */
static void count_byes(struct ad_swiss_round *out, const struct ad__field *f)
{
    for (unsigned i = 0; i < f->t->count; i++)
        if (has_bye(f->t, i)) {
            out->given++;
            out->given_again |= !ad__bye_allowed(f->t, i);
        }
    out->second_bye = out->given > 1 || (out->given && f->count % 2);
}

static void block_byes(struct ad_swiss_round *out, const struct ad__field *f)
{
    if (!out->blocked)
        return;
    for (unsigned i = 0; out->given > 1 && i < f->t->count; i++)
        if (has_bye(f->t, i))
            out->blocked[out->blocked_count++] = (uint16_t)i;
    for (unsigned i = 0; out->given == 1 && i < f->count; i++)
        out->blocked[out->blocked_count++] = f->who[i].place;
}

/* ---- boards ---- */

/* C.04.2: the score of the higher player, then that of the lower (and so the sum), then the number
 * of the higher. Pairs come in the order of their higher players, so only the lower's score is
 * left. */
static bool goes_first(const struct ad__field *f, const uint16_t *mate, unsigned a, unsigned b)
{
    return f->who[a].score == f->who[b].score && f->who[mate[a]].score > f->who[mate[b]].score;
}

static unsigned order_boards(const struct ad__field *f, const uint16_t *mate, uint16_t *higher)
{
    unsigned count = 0;

    for (unsigned i = 0; i < f->count; i++) {
        unsigned at = count;

        if (mate[i] <= i)
            continue;
        for (; at && goes_first(f, mate, i, higher[at - 1]); at--)
            higher[at] = higher[at - 1];
        higher[at] = (uint16_t)i;
        count++;
    }
    return count;
}

static struct ad_pair pair_of(const struct ad__field *f, unsigned i, unsigned j)
{
    bool team = f->t->system == AD_SWISS_TEAM_2026;
    char colour = team ? ad__team_colour_of(f, i, j) : ad__colour_of(f, i, j);
    uint16_t a = (uint16_t)(f->who[i].place + 1), b = (uint16_t)(f->who[j].place + 1);

    return colour == 'w' ? (struct ad_pair){a, b} : (struct ad_pair){b, a};
}

static void write_pairs(struct ad_swiss_round *out, const struct ad__field *f, const uint16_t *mate,
                        uint16_t *higher)
{
    unsigned boards = order_boards(f, mate, higher);

    for (unsigned k = 0; k < boards; k++)
        out->pairs[out->count++] = pair_of(f, higher[k], mate[higher[k]]);
    for (unsigned i = 0; i < f->count; i++)
        if (mate[i] == i)
            out->pairs[out->count++] = (struct ad_pair){(uint16_t)(f->who[i].place + 1), 0};
    for (unsigned i = 0; out->given && i < f->t->count; i++)
        if (has_bye(f->t, i))
            out->pairs[out->count++] = (struct ad_pair){(uint16_t)(i + 1), 0};
}

/* ---- the round ---- */

static size_t way_bytes(const struct ad_tournament *t, enum ad_swiss_way way)
{
    if (t->system == AD_SWISS_TEAM_2026)
        return ad__team_swiss_bytes(t);
    return way == AD_SWISS_PLAIN ? ad__dutch_plain_bytes(t) : ad__dutch_fast_bytes(t);
}

size_t ad_swiss_bytes(const struct ad_tournament *t, enum ad_swiss_way way)
{
    size_t pairing = way_bytes(t, way);
    size_t blocked = blocked_bytes(t->count);

    return ad__field_bytes(t) + AD__ARENA_SLACK + ad__piece(t->count, sizeof(uint16_t)) +
           (pairing > blocked ? pairing : blocked);
}

static int find_pairs(struct ad_swiss_round *out, struct ad__field *f, uint16_t *mate,
                      const struct ad_swiss *how, struct ad__arena *a)
{
    if (f->t->system == AD_SWISS_TEAM_2026)
        return ad__team_swiss(f, mate, a->at, a->left);
    if (how->way == AD_SWISS_FAST)
        return ad__dutch_fast(f, mate, a->at, a->left, out);
    out->paired_weighted = f->groups;
    return ad__dutch_plain(f, mate, a->at, a->left);
}

int ad_swiss_pair(struct ad_swiss_round *out, const struct ad_tournament *t,
                  const struct ad_swiss *how)
{
    struct ad__field f;
    struct ad__arena a;
    uint16_t *mate, *higher;
    size_t used = 0;
    int got;

    out->possible = out->second_bye = out->given_again = false;
    out->count = out->collapsed = out->blocked_count = out->paired_fast = out->paired_weighted = 0;
    out->given = 0;
    got = ad__field_fill(&f, t, how->scratch, how->len, &used);
    if (got < 0)
        return got;
    a = ad__arena_of((unsigned char *)how->scratch + used, how->len - used);
    mate = ad__arena_take(&a, f.count, sizeof *mate);
    if (a.short_of_memory)
        return AD_EFULL;
    count_byes(out, &f);
    if (out->second_bye) {
        block_byes(out, &f);
        return 0;
    }
    got = find_pairs(out, &f, mate, how, &a);
    out->collapsed = f.collapsed;
    if (got < 0)
        return got;
    if (!got)
        return out->blocked ? find_blocked(out, &f, &a) : 0;
    higher = ad__arena_take(&a, f.count, sizeof *higher);
    if (a.short_of_memory)
        return AD_EFULL;
    out->possible = true;
    write_pairs(out, &f, mate, higher);
    return 0;
}
