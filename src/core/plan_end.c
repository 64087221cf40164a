/*
 * core/plan_end.c -- is a plan complete? The steps so far, the promotions that are left, the ranks
 * of the goal, and bishops that can only be taken on their colour.
 */
#include "plan_state.h"

#include "assert.h"

#include <string.h>

struct note *ad__plan_note(struct search *s)
{
    AD_ASSERT(s->notes < AD__PLAN_STEPS);
    struct note *n = &s->note[s->notes++];
    memset(n, 0, sizeof *n);
    n->step.origin = n->step.victim = n->step.from = n->step.to = AD_NO_SQUARE;
    n->pawn = NONE;
    return n;
}

/* Files only; ranks are added at the end. */
void ad__plan_note_capture(struct search *s, const struct state *old, const struct move *m)
{
    struct note *n = ad__plan_note(s);
    uint8_t pawn = old->line[m->file][m->place];

    n->frame = (uint8_t)s->frames;
    if (m->act == PIECE_TAKES) {
        n->step.act = AD__PIECE_TAKES;
        n->step.colour = (uint8_t)!colour_of(pawn);
        n->step.taken = AD_PAWN;
        n->step.victim = first_square(pawn);
        n->step.to = m->file;
        return;
    }
    n->pawn = pawn;
    n->step.act = AD__PAWN_TAKES;
    n->step.colour = (uint8_t)colour_of(pawn);
    n->step.taken = m->act == TAKE_PAWN ? AD_PAWN : AD_QUEEN;
    n->step.becomes = m->act == TAKE_AND_PROMOTE ? AD_QUEEN : AD_EMPTY;
    n->step.origin = first_square(pawn);
    if (m->act == TAKE_PAWN)
        n->step.victim = first_square(old->line[m->to][m->at]);
    n->step.from = m->file;
    n->step.to = m->to;
}

void ad__plan_note_promotion(struct search *s, unsigned pawn, int f)
{
    struct note *n = ad__plan_note(s);

    n->pawn = (uint8_t)pawn;
    n->frame = (uint8_t)s->frames;
    n->step.act = AD__PAWN_PROMOTES;
    n->step.colour = (uint8_t)colour_of((int)pawn);
    n->step.becomes = AD_QUEEN;
    n->step.origin = first_square(pawn);
    n->step.from = n->step.to = (uint8_t)f;
}

/* The pawns that are too many promote. False if bishops of a colour are missing then. */
bool ad__plan_last_promotions(struct search *s, struct state *st, bool note)
{
    for (int f = 0; f < FILES; f++) {
        struct shape now = shape_of(st->code[f]), goal = s->shape[f];
        for (unsigned i = goal.high; i < now.high; i++) {
            unsigned top = st->count[f] - 1u;
            if (note)
                ad__plan_note_promotion(s, st->line[f][top], f);
            ad__plan_remove(st, f, top);
            ad__plan_promote(s, st, AD_WHITE, f);
        }
        for (unsigned i = goal.low; i < now.low; i++) {
            if (note)
                ad__plan_note_promotion(s, st->line[f][0], f);
            ad__plan_remove(st, f, 0);
            ad__plan_promote(s, st, AD_BLACK, f);
        }
    }
    for (int side = 0; side < 2; side++)
        for (int light = 0; light < 2; light++)
            if (st->promoted[side][light] < s->side[side].needs[light])
                return false;
    return !(s->side[0].trapped & ~st->trapped[0]) && !(s->side[1].trapped & ~st->trapped[1]);
}

/* The goal as the last frame. */
static bool last_ranks(struct search *s, const struct state *st)
{
    unsigned edges = s->ranks.edges;

    ad__plan_frame(s, st);
    for (int f = 0; f < FILES; f++)
        for (unsigned i = 0; i < st->count[f]; i++) {
            unsigned v = var(s->frames, st->line[f][i]);
            s->ranks.lo[v] = s->ranks.hi[v] = s->row[f][i];
        }
    return ad__ranks_settle(&s->ranks, edges);
}

struct bishops {
    int free[2];    /* captures of a side's pieces that can be of any kind */
    int lost[2][2]; /* bishops to be taken by pawns, by side and shade */
};

/* Captures from note `k` on: those that cannot be of other kinds take bishops on their colour. */
static bool place_bishops(struct search *s, unsigned k, struct bishops *b)
{
    struct note *n = &s->note[k];
    uint8_t lo[AD__RANK_VARS];
    int them = !n->step.colour;

    if (k == s->notes)
        return true;
    if (n->step.act != AD__PAWN_TAKES || n->step.taken == AD_PAWN)
        return place_bishops(s, k + 1, b);
    if (b->free[them] > 0) {
        b->free[them]--;
        if (place_bishops(s, k + 1, b))
            return true;
        b->free[them]++;
    }
    memcpy(lo, s->ranks.lo, sizeof lo);
    unsigned v = var(n->frame, n->pawn), lowest = s->ranks.lo[v], highest = s->ranks.hi[v];
    for (unsigned r = lowest; r <= highest; r++) {
        int light = shade(n->step.to, (int)r);
        if (!b->lost[them][light])
            continue;
        b->lost[them][light]--;
        s->ranks.lo[v] = s->ranks.hi[v] = (uint8_t)r;
        n->step.taken = AD_BISHOP;
        if (ad__ranks_settle(&s->ranks, 0) && place_bishops(s, k + 1, b))
            return true;
        n->step.taken = AD_QUEEN;
        s->ranks.hi[v] = (uint8_t)highest;
        memcpy(s->ranks.lo, lo, sizeof lo);
        b->lost[them][light]++;
    }
    return false;
}

static bool bishops_fit(struct search *s, const struct state *st)
{
    struct bishops b;

    for (int side = 0; side < 2; side++) {
        const struct account *a = &s->side[side];
        b.lost[side][0] = a->lost[0];
        b.lost[side][1] = a->lost[1];
        b.free[side] = a->missing - st->pawns[side] - (int)ad__count(a->locked) - b.lost[side][0] -
                       b.lost[side][1];
    }
    return place_bishops(s, 0, &b);
}

/* A plan whose captures are all made, but for those of pieces by pieces. */
bool ad__plan_finish(struct search *s, const struct state *st)
{
    struct level *l = &s->level[s->depth];
    unsigned edges = s->ranks.edges, frames = s->frames, notes = s->notes;
    struct state end = *st;

    memcpy(l->lo, s->ranks.lo, 16 * (frames + 1));
    if (ad__plan_last_promotions(s, &end, true) && last_ranks(s, &end) && bishops_fit(s, &end)) {
        s->end = end;
        s->tail = notes;
        return true;
    }
    memcpy(s->ranks.lo, l->lo, 16 * (frames + 1));
    s->ranks.edges = edges;
    s->frames = frames;
    s->notes = notes;
    return false;
}
