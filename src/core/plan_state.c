/*
 * core/plan_state.c -- the moves of the search for plans: captures and promotions.
 */
#include "plan_state.h"

#include "assert.h"

#include <string.h>

void ad__plan_begin(struct search *s, struct state *st)
{
    memset(st, 0, sizeof *st);
    for (uint8_t f = 0; f < FILES; f++) {
        st->count[f] = 2;
        st->line[f][0] = f;
        st->line[f][1] = (uint8_t)(f + 8);
        st->code[f] = 6; /* White's, Black's */
        s->ranks.lo[f] = s->ranks.hi[f] = 1;
        s->ranks.lo[f + 8] = s->ranks.hi[f + 8] = 6;
    }
    st->men[0] = st->men[1] = 8;
    ad__plan_frame(s, st);
    bool settled = ad__ranks_settle(&s->ranks, 0);
    AD_ASSERT(settled);
}

void ad__plan_remove(struct state *st, int f, unsigned i)
{
    unsigned code = st->code[f], low = code & ((1u << i) - 1);

    memmove(&st->line[f][i], &st->line[f][i + 1], st->count[f] - i - 1u);
    st->count[f]--;
    st->code[f] = (uint8_t)(code >> (i + 1) << i | low);
}

static void insert_at(struct state *st, int f, unsigned i, uint8_t pawn)
{
    unsigned code = st->code[f], low = code & ((1u << i) - 1);
    unsigned bit = (unsigned)colour_of(pawn) << i;

    memmove(&st->line[f][i + 1], &st->line[f][i], (size_t)(st->count[f] - i));
    st->line[f][i] = pawn;
    st->count[f]++;
    st->code[f] = (uint8_t)(code >> i << (i + 1) | bit | low);
}

/* The foremost pawns of a file: White's on top, Black's at the bottom. */
uint16_t ad__plan_foremost(const struct state *st, int f)
{
    unsigned n = st->count[f], set = 0;

    if (n && colour_of(st->line[f][n - 1]) == AD_WHITE)
        set |= 1u << st->line[f][n - 1];
    if (n && colour_of(st->line[f][0]) == AD_BLACK)
        set |= 1u << st->line[f][0];
    return (uint16_t)set;
}

/* A bishop that cannot leave its square counts only if the goal has it, and once. */
void ad__plan_promote(const struct search *s, struct state *st, int side, int file)
{
    const struct account *a = &s->side[side];
    unsigned bit = 1u << file;

    st->men[side]--;
    if (!(a->trap & bit) || (a->trapped & ~st->trapped[side] & bit))
        st->promoted[side][shade(file, last_row(side))]++;
    st->trapped[side] |= (uint8_t)(a->trap & bit);
}

/* The state after a capture; `old` and `st` are different. */
void ad__plan_apply(const struct search *s, struct state *st, const struct state *old,
                    const struct move *m)
{
    uint8_t pawn = old->line[m->file][m->place];
    int us = colour_of(pawn), them = !us;

    *st = *old;
    st->fresh = 0;
    st->last = (uint8_t)(1u << m->file);
    ad__plan_remove(st, m->file, m->place);
    if (m->act == PIECE_TAKES) {
        st->pawns[us]++;
        st->men[us]--;
    } else {
        st->last |= (uint8_t)(1u << m->to);
        st->taken_by[pawn]++;
        if (m->act == TAKE_PAWN) {
            st->line[m->to][m->at] = pawn;
            st->code[m->to] ^= (uint8_t)(1u << m->at);
            st->pawns[them]++;
            st->men[them]--;
        } else {
            st->pieces[them]++;
            if (m->act == TAKE_PIECE)
                insert_at(st, m->to, m->at, pawn);
            else
                ad__plan_promote(s, st, us, m->to);
        }
        st->fresh = (uint16_t)(ad__plan_foremost(st, m->to) & ~ad__plan_foremost(old, m->to));
    }
    st->fresh |= (uint16_t)(ad__plan_foremost(st, m->file) & ~ad__plan_foremost(old, m->file));
}
