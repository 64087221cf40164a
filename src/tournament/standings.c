/*
 * tournament/standings.c -- the table: groups of equals, split by one tie-break after the other.
 *
 * The entrants lie in one array, by pairing number at first. group[k] is the index where the run of
 * equals begins that the k-th belongs to. Each tie-break sorts every run by its values and parts it
 * where they differ (C.07 4.2); what is still together at the end shares its rank.
 */
#include "adoube/standings.h"

#include <string.h>

#include "tournament/arena.h"
#include "tournament/tiebreak.h"
#include "tournament/names.h"

/* ---- sorting ---- */

/* Does a come strictly before b? What has no value comes last either way. */
static bool before(int64_t a, int64_t b, bool low_first)
{
    if (a == AD_NO_VALUE || b == AD_NO_VALUE)
        return a != b && b == AD_NO_VALUE;
    return low_first ? a < b : a > b;
}

static void merge(uint16_t *out, const uint16_t *who, size_t left, size_t len, const int64_t *key,
                  size_t stride, bool low_first)
{
    size_t i = 0, j = left;

    for (size_t k = 0; k < len; k++) {
        bool right =
            i == left || (j < len && before(key[who[j] * stride], key[who[i] * stride], low_first));

        out[k] = right ? who[j++] : who[i++];
    }
}

/* Merging from short runs to long ones: stable, n log n, and no recursion. */
void ad__sort_places(uint16_t *who, unsigned n, uint16_t *spare, const int64_t *key, size_t stride,
                     bool low_first)
{
    for (size_t width = 1; width < n; width *= 2) {
        for (size_t at = 0; at < n; at += 2 * width) {
            size_t left = n - at < width ? n - at : width;
            size_t len = n - at < 2 * width ? n - at : 2 * width;

            merge(spare + at, who + at, left, len, key, stride, low_first);
        }
        memcpy(who, spare, n * sizeof *who);
    }
}

/* ---- memory ---- */

struct pieces {
    struct ad__work *w;
    struct ad_standing *rows;
    uint16_t *order, *group;
};

/* Takes all pieces but the work itself, and returns how many bytes they are; with an empty arena it
 * only counts. */
static size_t lay_out(struct pieces *p, struct ad__work *w, struct ad__arena *a, size_t count,
                      size_t n)
{
    size_t bytes = 0;

#define TAKE(to, many) \
    ((to) = ad__arena_take(a, (many), sizeof *(to)), bytes += ad__piece((many), sizeof *(to)))
    TAKE(p->rows, count);
    TAKE(p->order, count);
    TAKE(p->group, count);
    TAKE(w->values, count * n);
    TAKE(w->nested, count * n);
    TAKE(w->dropped, n);
    for (unsigned score = 0; score < AD__SCORES; score++) {
        TAKE(w->points[score], count);
        TAKE(w->seen[score][0], count);
        TAKE(w->seen[score][1], count);
    }
    TAKE(w->place, count);
    TAKE(w->spare, count);
    TAKE(w->mark, count);
    TAKE(w->have, count);
    TAKE(w->most, count);
#undef TAKE
    return bytes;
}

size_t ad_standings_bytes(const struct ad_tournament *t, unsigned tiebreaks)
{
    struct ad__arena nothing = ad__arena_of(NULL, 0);
    struct ad__work w;
    struct pieces p;

    return ad__piece(1, sizeof w) + lay_out(&p, &w, &nothing, t->count, tiebreaks) +
           AD__ARENA_SLACK;
}

/* ---- the table ---- */

/* The first score of the chain: what a tie-break of teams is made of unless it says otherwise. */
static unsigned first_score(const struct ad_tournament *t, const struct ad_tiebreak *list,
                            unsigned n)
{
    for (unsigned i = 0; t->teams && i < n; i++) {
        if (list[i].code == AD_TB_GPTS)
            return AD__GAME;
        if (list[i].code == AD_TB_PTS)
            return list[i].score == AD_SCORE_GP ? AD__GAME : AD__MATCH;
        if (list[i].code == AD_TB_MPTS)
            return AD__MATCH;
    }
    return AD__MATCH;
}

static bool somebody_unrated(const struct ad_tournament *t)
{
    for (unsigned who = 0; who < t->count; who++)
        if (!t->entrants[who].rating)
            return true;
    return false;
}

static enum ad_dropped dropped(const struct ad__work *w, const struct ad_tiebreak *tb)
{
    enum ad_tiebreak_code code = tb->code;
    bool rating = ad__trait_of(code)->family == AD__RATING || code == AD_TB_APRO ||
                  code == AD_TB_APPO || code == AD_TB_RTNG;
    bool buchholz = code == AD_TB_BH || code == AD_TB_FB || code == AD_TB_AOB ||
                    code == AD_TB_BHS || code == AD_TB_BHM;

    if (rating && !tb->unrated && somebody_unrated(w->t))
        return AD_DROPPED_UNRATED; /* 10 */
    if (buchholz && w->t->system == AD_ROUND_ROBIN && w->how.rules == AD_RULES_2026)
        return AD_DROPPED_ROUND_ROBIN; /* 8 */
    return AD_DROPPED_NOT;
}

static void prepare(struct ad__work *w, const struct ad_tournament *t,
                    const struct ad_tiebreak *list, unsigned n, const struct ad_standings_how *how)
{
    w->t = t;
    w->list = list;
    w->n = n;
    w->how = *how;
    w->set = t->system == AD_ROUND_ROBIN || t->system == AD_KNOCKOUT;
    w->total = t->rounds > t->played ? t->rounds : t->played;
    w->last_reached = how->rounds && how->rounds == w->total;
    w->first = first_score(t, list, n);
    w->stamp = 0;
    if (t->count) {
        memset(w->mark, 0, t->count * sizeof *w->mark);
        memset(w->values, 0, (size_t)t->count * n * sizeof *w->values);
    }
    ad__scores_fill(w);
    for (unsigned i = 0; i < n; i++)
        w->dropped[i] = (uint8_t)dropped(w, &list[i]);
}

/* Where the run that begins at `at` ends. */
static unsigned end_of(const struct pieces *p, unsigned at, unsigned count)
{
    unsigned end = at + 1;

    while (end < count && p->group[end] == p->group[at])
        end++;
    return end;
}

/* A lot parts a group only when all of it has drawn. */
static void check_lots(struct ad__work *w, unsigned i, const uint16_t *who, unsigned len)
{
    bool all = true;

    for (unsigned k = 0; k < len; k++)
        all = all && w->how.lot && w->how.lot[who[k]];
    for (unsigned k = 0; k < len && !all && len > 1; k++)
        w->values[(size_t)who[k] * w->n + i] = 0;
}

/* Sorts one run by tie-break i and parts it. */
static void split_run(struct pieces *p, unsigned i, unsigned at, unsigned end)
{
    struct ad__work *w = p->w;
    const struct ad__trait *trait = ad__trait_of(w->list[i].code);
    unsigned start = at;

    if (trait->family == AD__AMONG)
        ad__place_among(w, i, p->order + at, end - at);
    if (trait->family == AD__DRAWN)
        check_lots(w, i, p->order + at, end - at);
    ad__sort_places(p->order + at, end - at, w->spare, w->values + i, w->n,
                    trait->low_first != w->list[i].reversed);
    for (unsigned k = at; k < end; k++) {
        if (k > at && w->values[(size_t)p->order[k] * w->n + i] !=
                          w->values[(size_t)p->order[k - 1] * w->n + i])
            start = k;
        p->group[k] = (uint16_t)start;
    }
}

static void apply(struct pieces *p, unsigned i)
{
    struct ad__work *w = p->w;
    unsigned count = w->t->count;
    struct ad_receipt r;

    if (w->dropped[i])
        return;
    ad__nested_fill(&r, w, i);
    if (ad__trait_of(w->list[i].code)->family != AD__AMONG)
        for (unsigned who = 0; who < count; who++) {
            ad__work_out(&r, w, i, who);
            w->values[(size_t)who * w->n + i] = r.value;
        }
    for (unsigned at = 0, end; at < count; at = end) {
        end = end_of(p, at, count);
        split_run(p, i, at, end);
    }
}

/* Equals by pairing number, whatever the splitting did to their order. */
static void number_the_equals(struct pieces *p)
{
    struct ad__work *w = p->w;
    unsigned count = w->t->count;

    for (unsigned who = 0; who < count; who++)
        w->have[who] = w->t->entrants[who].number;
    for (unsigned at = 0, end; at < count; at = end) {
        end = end_of(p, at, count);
        ad__sort_places(p->order + at, end - at, w->spare, w->have, 1, true);
    }
}

static bool ends_in_lot(const struct ad__work *w)
{
    for (unsigned i = 0; i < w->n; i++)
        if (w->list[i].code == AD_TB_LOT)
            return true;
    return false;
}

static bool fill_rows(struct pieces *p)
{
    bool lot = ends_in_lot(p->w), missing = false;
    unsigned count = p->w->t->count;

    for (unsigned at = 0, end; at < count; at = end) {
        end = end_of(p, at, count);
        missing = missing || (lot && end - at > 1);
        for (unsigned k = at; k < end; k++)
            p->rows[k] = (struct ad_standing){p->order[k], (uint16_t)(at + 1), end - at > 1,
                                              lot && end - at > 1};
    }
    return missing;
}

int ad_standings_make(struct ad_standings *out, const struct ad_tournament *t,
                      const struct ad_tiebreak *list, unsigned n,
                      const struct ad_standings_how *how, void *memory, size_t len)
{
    struct ad__arena a = ad__arena_of(memory, len);
    struct pieces p;

    if (how->rounds > t->played || (unsigned)how->rules >= AD_RULES)
        return AD_EINVAL;
    for (unsigned i = 0; i < n; i++)
        if (!ad_tiebreak_fits(&list[i], t))
            return AD_EINVAL;
    p.w = ad__arena_take(&a, 1, sizeof *p.w);
    if (!p.w)
        return AD_EFULL;
    lay_out(&p, p.w, &a, t->count, n);
    if (a.short_of_memory)
        return AD_EFULL;
    prepare(p.w, t, list, n, how);
    for (unsigned k = 0; k < t->count; k++) {
        p.order[k] = (uint16_t)k;
        p.group[k] = 0;
    }
    number_the_equals(&p);
    for (unsigned i = 0; i < n; i++)
        apply(&p, i);
    number_the_equals(&p);
    *out = (struct ad_standings){.rows = p.rows,
                                 .count = t->count,
                                 .values = p.w->values,
                                 .tiebreaks = n,
                                 .dropped = p.w->dropped,
                                 .lots_missing = fill_rows(&p),
                                 .work = p.w};
    return 0;
}
