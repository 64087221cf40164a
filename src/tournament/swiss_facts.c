/*
 * tournament/swiss_facts.c -- what the Dutch rules look at: scores, colours due, floats, byes.
 *
 * Everything is read from the rounds before the one to be paired, and is the same for both texts
 * but for two articles: who has floated (2017 A.4.b, 2026 1.4.2-1.4.4), who may get the bye (C2).
 */
#include "tournament/swiss.h"

#include <string.h>

#include "tournament/arena.h"

enum { LOOK_BACK = 2 }; /* floats count for two rounds */

/* Before round `played - back`, for everybody in the record. */
struct scores {
    ad_points *pairing[LOOK_BACK + 1];
};

static ad_points least_win(const struct ad_scoring *s)
{
    return s->win[0] < s->win[1] ? s->win[0] : s->win[1];
}

static ad_points most_loss(const struct ad_scoring *s)
{
    return s->loss[0] > s->loss[1] ? s->loss[0] : s->loss[1];
}

static bool takes_part(const struct ad_tournament *t, unsigned place)
{
    return !ad_meeting_of(t, place, t->played)->result;
}

static bool was_paired(const struct ad_meeting *m)
{
    return m->opponent || m->result == 'U';
}

/* A number counts from the round in which its owner is first paired: C.04.2, late entries. */
static bool has_number(const struct ad_tournament *t, unsigned place)
{
    if (takes_part(t, place))
        return true;
    for (unsigned r = 0; r <= t->played; r++) /* the bye may have been given already */
        if (was_paired(ad_meeting_of(t, place, r)))
            return true;
    return false;
}

static void fill_scores(struct scores *s, const struct ad_tournament *t)
{
    unsigned deep = t->played < LOOK_BACK ? t->played : LOOK_BACK;

    for (unsigned i = 0; i < t->count; i++) {
        ad_points sum = ad_entrant_points(t, i, t->played);

        for (unsigned back = 0; back <= deep; back++) {
            if (back)
                sum -= ad_meeting_points(&t->scoring, ad_meeting_of(t, i, t->played - back));
            s->pairing[back][i] = sum;
        }
    }
    for (unsigned v = 0; v < t->virtual_count; v++) {
        const struct ad_virtual *row = &t->virtuals[v];

        for (unsigned back = 0; back <= deep; back++) {
            unsigned round = t->played - back;

            if (round < row->first_round || round > row->last_round)
                continue;
            for (unsigned i = row->first; i <= row->last && i < t->count; i++)
                s->pairing[back][i] += row->points;
        }
    }
}

/* Articles 1.6 and 1.7. Rounds not played are passed over; of two reasons for an absolute
 * preference the difference of more than one goes first. */
static void fill_colours(struct ad__facts *who, const struct ad_tournament *t)
{
    char last = 0;

    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, who->place, r);

        if (!ad_meeting_played(m))
            continue;
        who->games++;
        if (m->colour != 'w' && m->colour != 'b')
            continue;
        who->difference = (int8_t)(who->difference + (m->colour == 'w' ? 1 : -1));
        who->repeated = last == m->colour ? last : 0;
        last = m->colour;
    }
    if (!last)
        return;
    who->due = AD__DUE_MILD;
    who->colour = last == 'w' ? 'b' : 'w';
    if (who->difference && !who->repeated) {
        who->due = AD__DUE_STRONG;
        who->colour = who->difference > 0 ? 'b' : 'w';
    }
    if (who->repeated)
        who->due = AD__DUE_ABSOLUTE;
    if (who->difference > 1 || who->difference < -1) {
        who->due = AD__DUE_ABSOLUTE;
        who->colour = who->difference > 0 ? 'b' : 'w';
    }
}

static uint8_t float_of(const struct ad_tournament *t, const struct scores *s, unsigned place,
                        unsigned back)
{
    const struct ad_meeting *m = ad_meeting_of(t, place, t->played - back);
    ad_points mine, his;

    if (!ad_meeting_played(m)) {
        if (t->system == AD_SWISS_DUTCH_2017) /* A.4.b: for whatever reason */
            return AD__FLOAT_DOWN;
        if (m->result == 'U' || ad_meeting_points(&t->scoring, m) > most_loss(&t->scoring))
            return AD__FLOAT_DOWN; /* 1.4.3 */
        return AD__FLOAT_NONE;     /* 1.4.4 */
    }
    mine = s->pairing[back][place];
    his = s->pairing[back][m->opponent - 1];
    return mine > his ? AD__FLOAT_DOWN : mine < his ? AD__FLOAT_UP : AD__FLOAT_NONE;
}

bool ad__bye_allowed(const struct ad_tournament *t, unsigned place)
{
    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, place, r);

        if (m->result == 'U')
            return false;
        if (ad_meeting_played(m))
            continue;
        if (t->system == AD_SWISS_DUTCH_2017
                ? m->result == '+'
                : ad_meeting_points(&t->scoring, m) >= least_win(&t->scoring))
            return false;
    }
    return true;
}

/* Article 1.8: more than half of what could be reached. */
static bool topscorer(const struct ad__field *f, ad_points score)
{
    const struct ad_scoring *s = &f->t->scoring;
    ad_points most = s->win[0] > s->win[1] ? s->win[0] : s->win[1];

    return f->last && 2 * score > (ad_points)f->t->played * most;
}

static void fill_one(struct ad__field *f, struct ad__facts *who, const struct scores *s)
{
    const struct ad_tournament *t = f->t;

    who->score = s->pairing[0][who->place];
    who->points = ad_entrant_points(t, who->place, t->played);
    fill_colours(who, t);
    for (unsigned back = 1; back <= LOOK_BACK && back <= t->played; back++)
        who->floated[back - 1] = float_of(t, s, who->place, back);
    who->bye = ad__bye_allowed(t, who->place);
    who->top = topscorer(f, who->score);
}

/* The colour of number one in the first round that has colours, told from the highest who got one
 * there: he had the number that he has among those paired until then. */
static char drawn_colour(const struct ad_tournament *t, const uint16_t *order)
{
    unsigned round = t->played;

    for (unsigned i = 0; i < t->count; i++)
        for (unsigned r = 0; r < round; r++)
            if (ad_meeting_of(t, i, r)->opponent && ad_meeting_of(t, i, r)->colour != '-')
                round = r;
    for (unsigned i = 0, number = 0; i < t->count && round < t->played; i++) {
        const struct ad_meeting *m = ad_meeting_of(t, order[i], 0);
        bool numbered = false;

        for (unsigned r = 0; r <= round; r++)
            numbered |= was_paired(&m[r]);
        number += numbered;
        if (m[round].opponent && (m[round].colour == 'w' || m[round].colour == 'b'))
            return (m[round].colour == 'w') == number % 2 ? 'w' : 'b';
    }
    return 'w';
}

/* Everybody's place, by rank of the number (1.2); `sorted` has room for every number. */
static void fill_order(uint16_t *order, uint16_t *sorted, const struct ad_tournament *t)
{
    unsigned n = 0;

    if (t->by_place) {
        for (unsigned i = 0; i < t->count; i++)
            order[i] = (uint16_t)i;
        return;
    }
    memset(sorted, 0, (AD_ENTRANTS_MAX + 1) * sizeof *sorted);
    for (unsigned i = 0; i < t->count; i++)
        sorted[t->entrants[i].number] = (uint16_t)(i + 1);
    for (unsigned number = 1; number <= AD_ENTRANTS_MAX; number++)
        if (sorted[number])
            order[n++] = (uint16_t)(sorted[number] - 1);
}

/* Merges by score, the higher first; equal ones keep their order. */
static void sort_by_score(uint16_t *who, uint16_t *other, unsigned n, const ad_points *score)
{
    for (unsigned run = 1; run < n; run *= 2) {
        for (unsigned from = 0; from < n; from += 2 * run) {
            unsigned mid = from + run < n ? from + run : n;
            unsigned end = mid + run < n ? mid + run : n;

            for (unsigned i = from, j = mid, k = from; k < end; k++)
                if (j == end || (i < mid && score[who[i]] >= score[who[j]]))
                    other[k] = who[i++];
                else
                    other[k] = who[j++];
        }
        memcpy(who, other, n * sizeof *who);
    }
}

static void fill_groups(struct ad__field *f)
{
    f->groups = 0;
    for (unsigned i = 0; i < f->count; i++) {
        if (!i || f->who[i].score != f->who[i - 1].score)
            f->group_at[f->groups++] = (uint16_t)i;
        f->who[i].group = (uint16_t)(f->groups - 1);
    }
    f->group_at[f->groups] = (uint16_t)f->count;
}

static void bar(struct ad__field *f, unsigned i, unsigned j)
{
    f->barred[(size_t)i * f->words + j / 64] |= (uint64_t)1 << j % 64;
    f->barred[(size_t)j * f->words + i / 64] |= (uint64_t)1 << i % 64;
}

/* `at` tells a place's index in the field, or count for who does not take part. */
static void fill_barred(struct ad__field *f, const uint16_t *at)
{
    const struct ad_tournament *t = f->t;

    memset(f->barred, 0, (size_t)f->count * f->words * sizeof *f->barred);
    for (unsigned i = 0; i < f->count; i++) {
        bar(f, i, i);
        for (unsigned r = 0; r < t->played; r++) {
            const struct ad_meeting *m = ad_meeting_of(t, f->who[i].place, r);

            if (ad_meeting_played(m) && at[m->opponent - 1] < f->count)
                bar(f, i, at[m->opponent - 1]);
        }
    }
    for (unsigned row = 0; row < t->forbidden_count; row++) {
        const struct ad_forbidden *no = &t->forbidden[row];
        const uint16_t *who = t->forbidden_who + no->at;

        if (t->played < no->first_round || t->played > no->last_round)
            continue;
        for (uint32_t i = 0; i < no->count; i++)
            for (uint32_t j = 0; j < i; j++)
                if (at[who[i]] < f->count && at[who[j]] < f->count)
                    bar(f, at[who[i]], at[who[j]]);
    }
}

/* Memory: what stays, and what only the filling needs. */
struct work {
    struct scores scores;
    uint16_t *order, *other, *at, *sorted, *parity;
};

static void take_field(struct ad__field *f, struct ad__arena *a, unsigned n)
{
    f->words = (n + 63) / 64;
    f->who = ad__arena_take(a, n, sizeof *f->who);
    f->group_at = ad__arena_take(a, n + 1u, sizeof *f->group_at);
    f->barred = ad__arena_take(a, (size_t)n * f->words, sizeof *f->barred);
}

static void take_work(struct work *w, struct ad__arena *a, unsigned n)
{
    for (unsigned back = 0; back <= LOOK_BACK; back++)
        w->scores.pairing[back] = ad__arena_take(a, n, sizeof(ad_points));
    w->order = ad__arena_take(a, n, sizeof(uint16_t));
    w->other = ad__arena_take(a, n, sizeof(uint16_t));
    w->at = ad__arena_take(a, n, sizeof(uint16_t));
    w->parity = ad__arena_take(a, n, sizeof(uint16_t));
    w->sorted = ad__arena_take(a, AD_ENTRANTS_MAX + 1, sizeof(uint16_t));
}

size_t ad__field_bytes(const struct ad_tournament *t)
{
    size_t n = t->count, words = (n + 63) / 64;

    return AD__ARENA_SLACK + ad__piece(n, sizeof(struct ad__facts)) +
           ad__piece(n + 1, sizeof(uint16_t)) + ad__piece(n * words, sizeof(uint64_t)) +
           (LOOK_BACK + 1) * ad__piece(n, sizeof(ad_points)) + 4 * ad__piece(n, sizeof(uint16_t)) +
           ad__piece(AD_ENTRANTS_MAX + 1, sizeof(uint16_t));
}

/* Leaves those who take part in w->order, in the field's order, and numbers everybody. */
static void choose(struct ad__field *f, struct work *w)
{
    const struct ad_tournament *t = f->t;
    unsigned number = 0;

    f->count = 0;
    for (unsigned i = 0; i < t->count; i++) {
        unsigned place = w->order[i];

        number += has_number(t, place);
        w->parity[place] = (uint16_t)number;
        if (takes_part(t, place))
            w->order[f->count++] = (uint16_t)place;
    }
    f->words = (f->count + 63) / 64;
    sort_by_score(w->order, w->other, f->count, w->scores.pairing[0]);
    for (unsigned i = 0; i < t->count; i++)
        w->at[i] = (uint16_t)f->count;
    for (unsigned i = 0; i < f->count; i++)
        w->at[w->order[i]] = (uint16_t)i;
}

int ad__field_fill(struct ad__field *f, const struct ad_tournament *t, void *scratch, size_t len,
                   size_t *used)
{
    struct ad__arena a = ad__arena_of(scratch, len);
    struct work w;

    *f = (struct ad__field){.t = t};
    take_field(f, &a, t->count);
    *used = len - a.left;
    take_work(&w, &a, t->count);
    if (a.short_of_memory || t->stride <= t->played)
        return AD_EFULL;
    f->last = t->rounds && t->played + 1 >= t->rounds;
    fill_scores(&w.scores, t);
    fill_order(w.order, w.sorted, t);
    f->first = t->first ? t->first : drawn_colour(t, w.order);
    choose(f, &w);
    memset(f->who, 0, f->count * sizeof *f->who);
    for (unsigned i = 0; i < f->count; i++) {
        f->who[i].place = w.order[i];
        f->who[i].parity = w.parity[w.order[i]];
        fill_one(f, &f->who[i], &w.scores);
    }
    fill_groups(f);
    fill_barred(f, w.at);
    return 0;
}
