/*
 * tournament/withdraw.c -- somebody leaves before the end.
 */
#include "tournament/withdraw.h"

#include <string.h>

#include "core/assert.h"
#include "words/words.h"
#include "tournament/names.h"

AD__TEXTS(ad_withdrawn_text, enum ad_withdrawn_why, AD_WITHDRAWN_MAP)

/* Adjourned games count (BTO 33.1); forfeits by the rule. */
static bool counts(const struct ad_meeting *m, enum ad_withdraw_rule rule)
{
    return ad_meeting_played(m) ||
           (rule == AD_WITHDRAW_HALF_WITH_FORFEITS && m->opponent && m->result);
}

static struct ad_meeting *at(struct ad_meeting *meetings, const struct ad_tournament *t,
                             unsigned who, unsigned round)
{
    return &meetings[(size_t)who * t->stride + round];
}

static enum ad_withdrawn_why fate(const struct ad_withdrawal *w, const struct ad_meeting *m,
                                  enum ad_withdraw_rule rule)
{
    if (rule == AD_WITHDRAW_KEEP)
        return m->result ? AD_WITHDRAWN_STAYS : AD_WITHDRAWN_NOT_PAIRED;
    if (w->annulled)
        return AD_WITHDRAWN_ANNULLED;
    return m->result ? AD_WITHDRAWN_STAYS : AD_WITHDRAWN_LOST;
}

static void change(struct ad_meeting *mine, struct ad_meeting *theirs,
                   const struct ad_tournament *t, enum ad_withdrawn_why why)
{
    switch (why) {
    case AD_WITHDRAWN_STAYS: return;
    case AD_WITHDRAWN_ANNULLED:
    case AD_WITHDRAWN_NOT_PAIRED: *mine = *theirs = (struct ad_meeting){.colour = '-'}; return;
    case AD_WITHDRAWN_LOST:
        mine->result = '-';
        theirs->result = '+';
        mine->games = 0;
        theirs->games = (int16_t)(t->teams ? 10 * t->boards : 0);
        return;
    }
}

/* The boards of one side: all won, or none. */
static void set_boards(int8_t *on_board, const struct ad_tournament *t, unsigned who,
                       unsigned round, int8_t half_points)
{
    if (on_board)
        memset(on_board + ((size_t)who * t->stride + round) * t->boards, half_points, t->boards);
}

void ad_withdraw(struct ad_withdrawal *out, struct ad_withdrawn *what, struct ad_meeting *meetings,
                 int8_t *on_board, const struct ad_tournament *t, unsigned who,
                 enum ad_withdraw_rule rule)
{
    AD_ASSERT(who < t->count);
    memset(out, 0, sizeof *out);
    for (unsigned r = 0; r < t->stride; r++) {
        out->due += at(meetings, t, who, r)->opponent != 0;
        out->played += counts(at(meetings, t, who, r), rule);
    }
    out->annulled = rule != AD_WITHDRAW_KEEP && 2 * out->played < out->due;
    for (unsigned r = 0; r < t->stride; r++) {
        struct ad_meeting *mine = at(meetings, t, who, r);
        enum ad_withdrawn_why why = fate(out, mine, rule);
        unsigned opponent = mine->opponent - 1u;

        if (!mine->opponent)
            continue;
        what[out->count++] =
            (struct ad_withdrawn){(uint16_t)r, mine->opponent, mine->result, (uint8_t)why};
        change(mine, at(meetings, t, opponent, r), t, why);
        if (why == AD_WITHDRAWN_STAYS)
            continue;
        set_boards(on_board, t, who, r, 0);
        set_boards(on_board, t, opponent, r, why == AD_WITHDRAWN_LOST ? 2 : 0);
    }
}
