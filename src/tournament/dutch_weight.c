/*
 * tournament/dutch_weight.c -- see dutch_weight.h.
 */
#include "tournament/dutch_weight.h"

#include "core/assert.h"
#include "tournament/wide.h"

enum { GAMES_BITS = 7 }; /* AD_ROUNDS_MAX fits */

unsigned ad__bits_for(unsigned value)
{
    unsigned bits = 1;

    while (value >>= 1)
        bits++;
    return bits;
}

static const struct ad__facts *facts(const struct ad__weights *w, unsigned x)
{
    return &w->f->who[w->b->who[x]];
}

/* ---- rungs ---- */

/* Residents are who[moved] … who[end - 1]; they are sorted. */
static bool is_mixed(const struct ad__field *f, const struct ad__bracket *b)
{
    return b->moved < b->end && f->who[b->who[b->moved]].score != f->who[b->who[b->end - 1]].score;
}

/* One rung for each score of who was moved down; they are told only if there is room for them. */
static void plan_scores(struct ad__weights *w)
{
    unsigned same = 0;

    w->rungs = 0;
    for (unsigned x = w->b->moved; x-- > 0;) {
        same++;
        if (w->rung)
            w->rung[x] = (uint16_t)w->rungs;
        if (!x || facts(w, x - 1)->score != facts(w, x)->score) {
            w->rungs += ad__bits_for(same);
            same = 0;
        }
    }
}

/* What floating costs a player: A.8, with the artificial value one point below the bracket. */
static ad_points floating(const struct ad__weights *w, unsigned x)
{
    return facts(w, x)->score - facts(w, w->b->end - 1)->score + 10;
}

static ad_points apart(const struct ad__weights *w, unsigned x, unsigned y)
{
    return facts(w, x)->score - facts(w, y)->score;
}

/* The place of a difference among the steps, or where it belongs. */
static unsigned step_of(const struct ad__weights *w, ad_points difference)
{
    unsigned low = 0, high = w->step_count;

    while (low < high) {
        unsigned mid = (low + high) / 2;

        if (w->steps[mid] < difference)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

static void add_step(struct ad__weights *w, ad_points difference)
{
    unsigned at = step_of(w, difference);

    if (at < w->step_count && w->steps[at] == difference)
        return;
    for (unsigned k = w->step_count++; k > at; k--)
        w->steps[k] = w->steps[k - 1];
    w->steps[at] = difference;
}

/* Calls for one player of each score only. */
static bool repeats(const struct ad__weights *w, unsigned x)
{
    return x && facts(w, x)->score == facts(w, x - 1)->score;
}

static void plan_steps(struct ad__weights *w)
{
    unsigned end = w->b->end;

    w->step_count = 0;
    add_step(w, 0);
    for (unsigned x = 0; x < end; x++) {
        if (repeats(w, x))
            continue;
        add_step(w, floating(w, x));
        for (unsigned y = x + 1; y < end; y++)
            if (!repeats(w, y))
                add_step(w, apart(w, x, y));
    }
    w->rungs = w->step_count * ad__bits_for(end);
}

static unsigned step_bit(const struct ad__weights *w, ad_points difference)
{
    return step_of(w, difference) * ad__bits_for(w->b->end);
}

/* ---- fields ---- */

static void plan_fields(struct ad__weights *w)
{
    const struct ad__bracket *b = w->b;
    bool floats = b->moved || w->mixed;
    unsigned moved_bits = ad__bits_for(b->moved), order = 4 * w->count;
    unsigned at = order > w->count + moved_bits ? order : w->count + moved_bits;
    unsigned width[22] = {0};

    width[21] = width[19] = w->mixed ? w->rungs + w->count : w->rungs;
    width[20] = width[18] = w->rungs;
    width[17] = width[15] = floats ? w->count : 0;
    width[16] = width[14] = w->count;
    width[13] = width[12] = w->count;
    width[11] = width[10] = w->f->last ? w->count : 0;
    width[9] = b->bye_here ? GAMES_BITS : 0;
    width[8] = b->next > b->end ? ad__bits_for(b->next - b->end + 1) : 0;
    width[7] = w->rungs;
    width[6] = w->count;
    for (unsigned c = 21; c >= 6; c--) {
        if (c == 8) {
            w->at_ahead = at;
            at += b->next > b->end ? w->rungs + w->count : 0;
        }
        w->at[c] = at;
        at += width[c];
    }
    w->at_whole = at;
    w->words = (at + 1 + 2 + 63) / 64; /* matching.h wants two bits */
}

/* Every score differs from every other at worst. */
static size_t most_steps(const struct ad__field *f, const struct ad__bracket *b)
{
    size_t scores = 1;

    if (!is_mixed(f, b))
        return 0;
    for (unsigned x = 1; x < b->end; x++)
        scores += f->who[b->who[x]].score != f->who[b->who[x - 1]].score;
    return scores * (scores + 1) / 2 + 1;
}

size_t ad__weights_bytes(const struct ad__field *f, const struct ad__bracket *b)
{
    return ad__piece(b->moved, sizeof(uint16_t)) + ad__piece(most_steps(f, b), sizeof(ad_points));
}

unsigned ad__weights_words(const struct ad__field *f, const struct ad__bracket *b)
{
    struct ad__weights w = {.f = f, .b = b, .mixed = is_mixed(f, b)};

    w.count = ad__bits_for(b->end - b->moved);
    if (w.mixed)
        w.rungs = (unsigned)most_steps(f, b) * ad__bits_for(b->end);
    else
        plan_scores(&w);
    plan_fields(&w);
    return w.words;
}

bool ad__weights_plan(struct ad__weights *w, const struct ad__field *f, const struct ad__bracket *b,
                      struct ad__arena *a)
{
    *w = (struct ad__weights){.f = f, .b = b, .mixed = is_mixed(f, b)};
    w->count = ad__bits_for(b->end - b->moved);
    w->rung = ad__arena_take(a, b->moved, sizeof *w->rung);
    w->steps = ad__arena_take(a, most_steps(f, b), sizeof *w->steps);
    if (a->short_of_memory)
        return false;
    if (w->mixed)
        plan_steps(w);
    else
        plan_scores(w);
    plan_fields(w);
    return true;
}

/* ---- pairs ---- */

static void gain(const struct ad__weights *w, uint64_t *out, unsigned value, unsigned bit)
{
    if (value)
        ad__wide_add_at(out, value, bit, w->words);
}

static void pay(const struct ad__weights *w, uint64_t *out, unsigned bit)
{
    ad__wide_sub_at(out, 1, bit, w->words);
}

static unsigned size_of(int difference)
{
    return (unsigned)(difference < 0 ? -difference : difference);
}

static bool wide(const struct ad__facts *a)
{
    return size_of(a->difference) > 1;
}

/* C11: the one who does not get his colour has had the other one twice already. Of two differences
 * the wider is granted; with equal ones the histories decide, and they favour who had it twice. */
static bool third_time(const struct ad__facts *a, const struct ad__facts *b)
{
    char other = a->colour == 'w' ? 'b' : 'w';
    unsigned x = size_of(a->difference), y = size_of(b->difference);

    if (x == y)
        return a->repeated == other && b->repeated == other;
    return (x > y ? b : a)->repeated == other;
}

static void colours(const struct ad__weights *w, uint64_t *out, const struct ad__facts *a,
                    const struct ad__facts *b)
{
    bool clash = a->colour && a->colour == b->colour;
    bool absolute = a->due == AD__DUE_ABSOLUTE && b->due == AD__DUE_ABSOLUTE;
    bool strong = a->due >= AD__DUE_STRONG && b->due >= AD__DUE_STRONG && !absolute;

    if (w->f->last) {
        gain(w, out, !(clash && wide(a) && wide(b)), w->at[10]);
        gain(w, out, !(clash && absolute && third_time(a, b)), w->at[11]);
    }
    gain(w, out, !clash, w->at[12]);
    gain(w, out, !(clash && strong), w->at[13]);
}

/* C14 to C17: `back` is 0 for the last round and 1 for the one before. */
static void floats(const struct ad__weights *w, uint64_t *out, const struct ad__facts *a,
                   const struct ad__facts *b, unsigned back)
{
    bool below = a->score > b->score;
    bool one = b->floated[back] == AD__FLOAT_DOWN;
    bool two = !below && a->floated[back] == AD__FLOAT_DOWN;

    gain(w, out, one, w->at[14 + 2 * back]);
    gain(w, out, two, w->at[14 + 2 * back]);
    if (w->b->moved || w->mixed)
        gain(w, out, !(below && b->floated[back] == AD__FLOAT_UP), w->at[15 + 2 * back]);
}

/* C18 to C21, by the score of who was moved down. */
static void scores(const struct ad__weights *w, uint64_t *out, unsigned x, unsigned y,
                   unsigned back)
{
    unsigned down = w->at[18 + 2 * back], up = w->at[19 + 2 * back];

    if (x >= w->b->moved)
        return;
    gain(w, out, facts(w, x)->floated[back] == AD__FLOAT_DOWN, down + w->rung[x]);
    gain(w, out, facts(w, y)->floated[back] != AD__FLOAT_UP, up + w->rung[x]);
}

/* The same by score differences: 2017, C.16 to C.19. */
static void differences(const struct ad__weights *w, uint64_t *out, unsigned x, unsigned y,
                        unsigned back)
{
    unsigned down = w->at[18 + 2 * back], up = w->at[19 + 2 * back];
    const struct ad__facts *a = facts(w, x), *b = facts(w, y);
    bool below = a->score > b->score;

    if (b->floated[back] == AD__FLOAT_DOWN)
        gain(w, out, 1, down + step_bit(w, floating(w, y)));
    if (a->floated[back] == AD__FLOAT_DOWN) {
        gain(w, out, 1, down + step_bit(w, floating(w, x)));
        if (below)
            pay(w, out, down + step_bit(w, apart(w, x, y)));
    }
    gain(w, out, 1, up + w->rungs); /* as many as there are pairs: only what is paid counts */
    if (below && b->floated[back] == AD__FLOAT_UP)
        pay(w, out, up + step_bit(w, apart(w, x, y)));
}

static void in_bracket(const struct ad__weights *w, uint64_t *out, unsigned x, unsigned y)
{
    const struct ad__facts *a = facts(w, x), *b = facts(w, y);

    gain(w, out, 1, w->at[6]);
    if (w->mixed) {
        gain(w, out, 1, w->at[7] + step_bit(w, floating(w, x)));
        gain(w, out, 1, w->at[7] + step_bit(w, floating(w, y)));
        pay(w, out, w->at[7] + step_bit(w, apart(w, x, y)));
    } else if (x < w->b->moved) {
        gain(w, out, 1, w->at[7] + w->rung[x]);
    }
    colours(w, out, a, b);
    for (unsigned back = 0; back < 2; back++) {
        floats(w, out, a, b, back);
        if (w->mixed)
            differences(w, out, x, y, back);
        else
            scores(w, out, x, y, back);
    }
}

/* C8. The residents' own rung lies below those of who was moved down. */
static void in_next(const struct ad__weights *w, uint64_t *out, unsigned x)
{
    gain(w, out, 1, w->at[8]);
    if (x < w->b->moved)
        gain(w, out, 1, w->at_ahead + w->count + w->rung[x]);
    else if (x < w->b->end)
        gain(w, out, 1, w->at_ahead);
}

void ad__weights_plain(const struct ad__weights *w, uint64_t *out)
{
    ad__wide_zero(out, w->words);
    gain(w, out, w->b->complete, w->at_whole);
}

void ad__weights_pair(const struct ad__weights *w, uint64_t *out, unsigned x, unsigned y)
{
    AD_ASSERT(x < y && y >= w->b->moved && y < w->b->next);
    ad__weights_plain(w, out);
    if (y < w->b->end)
        in_bracket(w, out, x, y);
    else
        in_next(w, out, x);
}

void ad__weights_bye(const struct ad__weights *w, uint64_t *out, unsigned x)
{
    ad__weights_plain(w, out);
    if (w->b->bye_here)
        gain(w, out, facts(w, x)->games, w->at[9]);
    if (w->b->bye_ahead)
        gain(w, out, 1, w->at[8]);
}
