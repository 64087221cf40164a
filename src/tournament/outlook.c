/*
 * tournament/outlook.c -- the places that can still be reached: every outcome is tried.
 */
#include "adoube/outlook.h"

#include <string.h>

#include "tournament/arena.h"

void ad_outlook_suppose(struct ad_meeting *meetings, const struct ad_tournament *t, unsigned round,
                        struct ad_pair pair, char white)
{
    char black = white == '1' ? '0' : white == '0' ? '1' : white;

    meetings[(size_t)(pair.white - 1) * t->stride + round].result = white;
    meetings[(size_t)(pair.black - 1) * t->stride + round].result = black;
}

static size_t meetings_of(const struct ad_tournament *t)
{
    return (size_t)t->count * t->stride;
}

size_t ad_outlook_bytes(const struct ad_outlook_question *q)
{
    return AD__ARENA_SLACK + ad__piece(meetings_of(q->t), sizeof(struct ad_meeting)) +
           ad__piece(ad_standings_bytes(q->t, q->tiebreaks), 1);
}

static bool plays(const struct ad_tournament *t, unsigned round, struct ad_pair pair)
{
    return pair.white >= 1 && pair.white <= t->count && pair.black >= 1 && pair.black <= t->count &&
           ad_meeting_of(t, pair.white - 1u, round)->opponent == pair.black;
}

static bool makes_sense(const struct ad_outlook_question *q)
{
    if (q->count > AD_OUTLOOK_GAMES || q->round >= q->t->stride)
        return false;
    for (unsigned i = 0; i < q->count; i++)
        if (!plays(q->t, q->round, q->open[i]))
            return false;
    return true;
}

/* The outcome with this number, written in threes. */
static void suppose_all(struct ad_meeting *meetings, const struct ad_outlook_question *q,
                        unsigned outcome)
{
    for (unsigned i = 0; i < q->count; i++, outcome /= 3)
        ad_outlook_suppose(meetings, q->t, q->round, q->open[i], "1=0"[outcome % 3]);
}

static void take(struct ad_outlook *out, const struct ad_standings *table)
{
    for (unsigned i = 0; i < table->count; i++) {
        struct ad_outlook *o = &out[table->rows[i].who];
        uint16_t rank = table->rows[i].rank;

        o->best = o->best == 0 || rank < o->best ? rank : o->best;
        o->worst = rank > o->worst ? rank : o->worst;
    }
}

int ad_outlook_make(struct ad_outlook *out, const struct ad_outlook_question *q, void *memory,
                    size_t len)
{
    size_t cells = meetings_of(q->t), room = ad_standings_bytes(q->t, q->tiebreaks);
    struct ad__arena a = ad__arena_of(memory, len);
    struct ad_meeting *meetings = ad__arena_take(&a, cells, sizeof *meetings);
    void *work = ad__arena_take(&a, room, 1);
    struct ad_tournament t = *q->t;
    struct ad_standings table;
    unsigned outcomes = 1;

    if (!makes_sense(q))
        return AD_EINVAL;
    if (a.short_of_memory)
        return AD_EFULL;
    memcpy(meetings, t.meetings, cells * sizeof *meetings);
    memset(out, 0, t.count * sizeof *out);
    t.meetings = meetings;
    for (unsigned i = 0; i < q->count; i++)
        outcomes *= 3;
    for (unsigned outcome = 0; outcome < outcomes; outcome++) {
        int status;

        suppose_all(meetings, q, outcome);
        status = ad_standings_make(&table, &t, q->list, q->tiebreaks, &q->how, work, room);
        if (status < 0)
            return status;
        take(out, &table);
    }
    return 0;
}
