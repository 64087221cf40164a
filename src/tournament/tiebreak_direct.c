/*
 * tournament/tiebreak_direct.c -- tie-breaks among those still tied: direct encounter, top boards.
 *
 *   6.2   all of them met: their own table ranks them, and again within what is still equal
 *   6.3   not all met: somebody who is alone at the top however the missing games might end is
 *         first; likewise the second, and so on; the others start again among themselves
 *   13.3  teams: by the first score, then by the second, and from the start again whenever fewer
 *         are left; two teams at last by the boards of their own matches
 *
 * A group lies in an array. place[who] is the index where his run of equals begins; a run is split
 * until nothing splits it any more.
 */
#include "tournament/tiebreak.h"

#include "core/assert.h"
#include "tournament/names.h"

/* Means of several games of the same two (6.1.2) stay whole numbers up to 16 of them. */
enum { UNIT = 720720 };

struct run {
    struct ad__work *w;
    const struct ad_tiebreak *tb;
    uint16_t *who; /* the members */
    unsigned len;
    unsigned base; /* their index in the group */
};

static bool encounter(const struct ad__work *w, const struct ad_tiebreak *tb,
                      const struct ad_meeting *m)
{
    return m->opponent && (ad_meeting_played(m) || tb->played || w->set);
}

/* The points of one against one other, and how many games gave them. `round`: their first. */
static unsigned games_against(const struct ad__work *w, const struct ad_tiebreak *tb,
                              unsigned score, unsigned who, unsigned round, int64_t *sum)
{
    unsigned opponent = ad_meeting_of(w->t, who, round)->opponent, games = 0;

    for (*sum = 0; round < w->how.rounds; round++) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);

        if (m->opponent == opponent && encounter(w, tb, m)) {
            *sum += ad__round_points(w, score, m);
            games++;
        }
    }
    return games;
}

static bool met_before(const struct ad__work *w, const struct ad_tiebreak *tb, unsigned who,
                       unsigned round)
{
    unsigned opponent = ad_meeting_of(w->t, who, round)->opponent;

    for (unsigned i = 0; i < round; i++) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, i);

        if (m->opponent == opponent && encounter(w, tb, m))
            return true;
    }
    return false;
}

/* have: points in the table of the run; most: what they would be if he won all that is missing.
 * Returns whether everybody met everybody. */
static bool measure(struct run *run, unsigned score)
{
    struct ad__work *w = run->w;
    bool all = true;

    w->stamp++;
    for (unsigned k = 0; k < run->len; k++)
        w->mark[run->who[k]] = w->stamp;
    for (unsigned k = 0; k < run->len; k++) {
        unsigned who = run->who[k], met = 0;
        int64_t have = 0, sum;

        for (unsigned round = 0; round < w->how.rounds; round++) {
            const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
            unsigned games;

            if (!encounter(w, run->tb, m) || w->mark[m->opponent - 1] != w->stamp ||
                met_before(w, run->tb, who, round))
                continue;
            games = games_against(w, run->tb, score, who, round, &sum);
            have += sum * UNIT / games;
            met++;
        }
        w->have[who] = have;
        w->most[who] = have + (int64_t)(run->len - 1 - met) * ad__win_points(w, score) * UNIT;
        all = all && met == run->len - 1;
    }
    return all;
}

/* Sorts the run by `have` and parts what differs. */
static bool part(struct run *run)
{
    struct ad__work *w = run->w;
    unsigned place = run->base;

    ad__sort_places(run->who, run->len, w->spare, w->have, 1, false);
    for (unsigned k = 0; k < run->len; k++) {
        if (k && w->have[run->who[k]] != w->have[run->who[k - 1]])
            place = run->base + k;
        w->place[run->who[k]] = (uint16_t)place;
    }
    return place != run->base;
}

/* 6.3 */
static bool part_the_safe(struct run *run)
{
    struct ad__work *w = run->w;
    unsigned safe = 0;

    ad__sort_places(run->who, run->len, w->spare, w->have, 1, false);
    for (unsigned k = run->len - 1; k-- > 0;) { /* most: of him and all below */
        int64_t below = w->most[run->who[k + 1]];

        if (w->most[run->who[k]] < below)
            w->most[run->who[k]] = below;
    }
    while (safe + 1 < run->len && w->have[run->who[safe]] > w->most[run->who[safe + 1]]) {
        w->place[run->who[safe]] = (uint16_t)(run->base + safe);
        safe++;
    }
    for (unsigned k = safe; k < run->len; k++)
        w->place[run->who[k]] = (uint16_t)(run->base + safe);
    return safe > 0;
}

static bool split_direct(struct run *run, unsigned score)
{
    return measure(run, score) ? part(run) : part_the_safe(run);
}

/* Points on a board against one other, in what counts as an encounter. */
static int64_t points_against(const struct run *run, unsigned who, unsigned board, unsigned other)
{
    const struct ad__work *w = run->w;
    int64_t sum = 0;

    for (unsigned round = 0; round < w->how.rounds; round++) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);

        if (m->opponent == other + 1 && encounter(w, run->tb, m))
            sum += ad__on_board(w, who, round, board);
    }
    return sum;
}

/* 12.2, 12.3: board by board from the top, or without one board more from the bottom. `direct`: in
 * the matches of two teams alone. */
static bool split_boards(struct run *run, bool top, bool direct)
{
    struct ad__work *w = run->w;
    unsigned boards = w->t->boards;

    for (unsigned step = 0; step + !top < boards; step++) {
        unsigned first = top ? step : 0, last = top ? step + 1 : boards - step - 1;

        for (unsigned k = 0; k < run->len; k++) {
            unsigned who = run->who[k];

            w->have[who] = 0;
            for (unsigned board = first; board < last; board++)
                w->have[who] += direct ? points_against(run, who, board, run->who[1 - k])
                                       : ad__board_points(w, who, board);
        }
        if (part(run))
            return true;
    }
    return false;
}

/* 12.1 in the matches of two teams: the lower count is better. */
static bool split_count(struct run *run)
{
    struct ad__work *w = run->w;

    for (unsigned k = 0; k < 2; k++) {
        unsigned who = run->who[k];

        w->have[who] = 0;
        for (unsigned board = 0; board < w->t->boards; board++)
            w->have[who] -= (board + 1) * points_against(run, who, board, run->who[1 - k]);
    }
    return part(run);
}

/* 13.3 */
static bool split_extended(struct run *run)
{
    enum ad_tiebreak_code code = run->tb->code;
    unsigned first = ad__scoring_view_of(run->w, run->tb).score;

    if (split_direct(run, first))
        return true;
    if (split_direct(run, first == AD__MATCH ? AD__GAME : AD__MATCH))
        return true;
    if (run->len != 2 || code == AD_TB_EDE)
        return false;
    if ((code == AD_TB_EDEC || code == AD_TB_EDEBT || code == AD_TB_EDEBB) && split_count(run))
        return true;
    return code != AD_TB_EDEC && split_boards(run, code == AD_TB_EDEBT || code == AD_TB_EDET, true);
}

static bool split(struct run *run)
{
    enum ad_tiebreak_code code = run->tb->code;

    if (code == AD_TB_TBR || code == AD_TB_BBE)
        return split_boards(run, code == AD_TB_TBR, false);
    if (code == AD_TB_DE)
        return split_direct(run, ad__scoring_view_of(run->w, run->tb).score);
    return split_extended(run);
}

void ad__place_among(struct ad__work *w, unsigned i, uint16_t *group, unsigned len)
{
    bool parted;

    for (unsigned k = 0; k < len; k++)
        w->place[group[k]] = 0;
    for (unsigned at = 0, end; at < len;) {
        for (end = at + 1; end < len && w->place[group[end]] == w->place[group[at]]; end++)
            ;
        if (end - at == 1 || !split(&(struct run){w, &w->list[i], group + at, end - at, at}))
            at = end; /* else its first run is shorter now: look at it again */
    }
    parted = len && w->place[group[len - 1]] != 0;
    for (unsigned k = 0; k < len; k++)
        w->values[(size_t)group[k] * w->n + i] =
            parted ? (w->place[group[k]] + INT64_C(1)) * 100 : 0;
}

/* ---- receipts ---- */

/* Equal in everything before tie-break i. */
static bool tied(const struct ad__work *w, unsigned i, unsigned a, unsigned b)
{
    for (unsigned k = 0; k < i; k++)
        if (w->values[(size_t)a * w->n + k] != w->values[(size_t)b * w->n + k])
            return false;
    return true;
}

static unsigned tied_count(const struct ad__work *w, unsigned i, unsigned who)
{
    unsigned count = 0;

    for (unsigned other = 0; other < w->t->count; other++)
        count += other != who && tied(w, i, who, other);
    return count;
}

static void show_boards(struct ad_receipt *r, const struct ad__work *w, unsigned who)
{
    for (unsigned board = 0; board < w->t->boards; board++)
        ad__board_line(r, board)->amount = ad__board_points(w, who, board);
}

/* One of the tied whom he met: several games of the two are one mean, and it stands in the line of
 * the first (6.1.2). */
static void show_mean(struct ad_receipt_line *out, const struct ad__work *w,
                      const struct ad_tiebreak *tb, unsigned who, unsigned round)
{
    unsigned score = ad__scoring_view_of(w, tb).score, games;
    int64_t sum;

    if (met_before(w, tb, who, round)) {
        out->cut = AD_RECEIPT_IN_MEAN;
        return;
    }
    games = games_against(w, tb, score, who, round, &sum);
    if (games < 2)
        return;
    out->amount = ad__rounded(sum * 10, games);
    out->why = AD_RECEIPT_MEAN_OF_GAMES;
}

/* Returns how many of the tied he met. */
static unsigned show_encounters(struct ad_receipt *r, const struct ad__work *w, unsigned i,
                                unsigned who)
{
    const struct ad_tiebreak *tb = &w->list[i];
    unsigned score = ad__scoring_view_of(w, tb).score, met = 0;

    for (unsigned round = 0; round < w->how.rounds; round++) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
        struct ad_receipt_line *out = ad__opponent_line(r, w, score, who, round);

        if (!out)
            continue;
        if (!tied(w, i, who, m->opponent - 1u))
            out->cut = AD_RECEIPT_NOT_TIED;
        else if (!encounter(w, tb, m))
            out->cut = AD_RECEIPT_NOT_MET;
        else
            show_mean(out, w, tb, who, round);
        out->counted = out->cut == AD_RECEIPT_PLAIN;
        met += out->counted;
    }
    return met;
}

/* What the encounters gave in the second score: the next thing EDE looks at (13.3). */
static int64_t second_score(const struct ad_receipt *r, const struct ad__work *w, unsigned i,
                            unsigned who)
{
    const struct ad_tiebreak *tb = &w->list[i];
    unsigned first = ad__scoring_view_of(w, tb).score, games;
    unsigned second = first == AD__MATCH ? AD__GAME : AD__MATCH;
    int64_t total = 0, sum;

    for (unsigned k = 0; k < r->count; k++)
        if (r->line[k].counted) {
            games = games_against(w, tb, second, who, r->line[k].round - 1u, &sum);
            total += ad__rounded(sum * 10, games);
        }
    return total;
}

void ad__show_among(struct ad_receipt *r, const struct ad__work *w, unsigned i, unsigned who)
{
    enum ad_tiebreak_code code = w->list[i].code;
    unsigned others = tied_count(w, i, who), met = others;

    r->count = 0;
    if (code == AD_TB_TBR || code == AD_TB_BBE)
        show_boards(r, w, who);
    else
        met = show_encounters(r, w, i, who);
    ad__add_sum(r);
    if (code != AD_TB_DE && code != AD_TB_TBR && code != AD_TB_BBE)
        ad__add_step(r, AD_RECEIPT_SECOND, second_score(r, w, i, who));
    ad__add_step(r, AD_RECEIPT_TIED, others * INT64_C(100));
    if (met < others)
        ad__add_step(r, AD_RECEIPT_MISSING, (others - met) * INT64_C(100));
    ad__add_value(r, AD_RECEIPT_PLACE, w->values[(size_t)who * w->n + i]);
}
