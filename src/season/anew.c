/*
 * season/anew.c -- line-ups that rested on a match which was annulled since, or that an earlier one
 * was reported after: would they be judged otherwise now?
 */
#include <string.h>

#include "adoube/err.h"
#include "season/work.h"
#include "federation/lineup_inside.h"

/* The numbers of matches that count no more. Returns how many, or below 0 without room. */
static int find_gone(uint32_t **out, const struct ad_season *s, struct ad__arena *a)
{
    unsigned n = 0, room = 0;

    for (unsigned i = 0; i < s->leagues; i++)
        room += s->league[i]->c->matches;
    *out = ad__arena_take(a, room, sizeof **out);
    if (!*out)
        return AD_EFULL;
    for (unsigned i = 0; i < s->leagues; i++)
        for (unsigned k = 0; k < s->league[i]->c->matches; k++)
            if (s->league[i]->c->match[k].state == AD_CHAMP_ANNULLED && s->league[i]->report[k])
                (*out)[n++] = s->league[i]->report[k];
    return (int)n;
}

/* How many uses stood in the ledger before this match was reported. */
static unsigned uses_before(const struct ad_squad *q, uint32_t match)
{
    unsigned n = 0;

    while (n < q->use_count && q->uses[n].match < match)
        n++;
    return n;
}

/* Judge one side of a match twice. Returns 1 if the two differ. */
static int differs(struct ad_season_anew *out, const struct ad_season *s, const uint32_t *gone,
                   unsigned gones, struct ad__arena a)
{
    const struct ad_season_league *h = s->league[out->league - 1];
    const struct ad_champ_match *m = &h->c->match[out->match - 1];
    unsigned entry = out->side ? m->guest : m->home;
    unsigned squad = entry ? ad__season_side_squad(s, h, entry) : 0;
    struct ad__season_side *x = ad__arena_take(&a, 1, sizeof *x);
    const struct ad_squad *q;
    struct ad_lineup_use *room;

    if (!x)
        return AD_EFULL;
    if (!squad || m->lineup[out->side].boards == 0)
        return 0;
    memset(x, 0, sizeof *x);
    q = s->squad[squad - 1];
    room = ad__arena_take(&a, q->use_count, sizeof *room);
    if (!room || !ad__season_side_ready(x, s, squad, &a))
        return AD_EFULL;
    x->c.team = h->c->entry[entry - 1].team;
    ad__season_side_rules(x, h, m, m->reported);
    x->c.match = h->report[out->match - 1];
    x->c.lineup = m->lineup[out->side];
    return ad_lineup_anew(&out->was, &out->now, &x->c, uses_before(q, x->c.match), gone, gones,
                          room, q->use_count);
}

static bool counts(const struct ad_season_league *h, unsigned match)
{
    const struct ad_champ_match *m = &h->c->match[match - 1];

    return m->kind != AD_CHAMP_CARRIED && m->state != AD_CHAMP_ANNULLED && h->report[match - 1];
}

int ad_season_anew(struct ad_season_anew *a, const struct ad_season *s, void *memory, size_t size)
{
    struct ad__arena arena = ad__arena_of(memory, size);
    uint32_t *gone;
    int gones = find_gone(&gone, s, &arena);

    if (gones < 0)
        return gones;
    a->annulled = gones > 0;
    for (; a->of < s->leagues; a->of++, a->at = 0)
        while (a->at < 2 * s->league[a->of]->c->matches) {
            a->league = (uint16_t)(a->of + 1);
            a->match = (uint16_t)(a->at / 2 + 1);
            a->side = (uint8_t)(a->at % 2);
            a->at++;
            if (counts(s->league[a->of], a->match) &&
                differs(a, s, gone, (unsigned)gones, arena) == 1)
                return 1;
        }
    return 0;
}
