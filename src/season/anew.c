/*
 * season/anew.c -- a verdict on a line-up rests on what was known. Each match keeps what the last
 * decision on it rested on; where that is otherwise by now, the director is asked, and a ruling on
 * the match is the answer.
 */
#include <string.h>

#include "adoube/err.h"
#include "season/work.h"
#include "federation/lineup_inside.h"

/* Matches that count no more, by their numbers. */
struct gone {
    uint32_t *match;
    unsigned count;
};

static int find_gone(struct gone *out, const struct ad_season *s, struct ad__arena *a)
{
    unsigned room = 0;

    for (unsigned i = 0; i < s->leagues; i++)
        room += s->league[i]->c->matches;
    out->match = ad__arena_take(a, room, sizeof *out->match);
    out->count = 0;
    if (!out->match)
        return AD_EFULL;
    for (unsigned i = 0; i < s->leagues; i++)
        for (unsigned k = 0; k < s->league[i]->c->matches; k++)
            if (s->league[i]->c->match[k].state == AD_CHAMP_ANNULLED && s->league[i]->report[k])
                out->match[out->count++] = s->league[i]->report[k];
    return 0;
}

/* How many uses stood in the ledger before this match was reported. */
static unsigned uses_before(const struct ad_squad *q, uint32_t match)
{
    unsigned n = 0;

    while (n < q->use_count && q->uses[n].match < match)
        n++;
    return n;
}

/* One side of a match by what is known now. Returns 1; 0: there is nothing to judge. */
static int look(struct ad_lineup_found *out, const struct ad_season *s,
                const struct ad_season_league *h, unsigned n, int side, const struct gone *gone,
                struct ad__arena a)
{
    const struct ad_champ_match *m = &h->c->match[n - 1];
    unsigned entry[2] = {m->home, m->guest}, squad[2] = {0};
    struct ad__season_side *x = ad__arena_take(&a, 1, sizeof *x);
    const struct ad_squad *q;
    struct ad_lineup_use *room;
    int err;

    if (!x)
        return AD_EFULL;
    for (int i = 0; i < 2; i++)
        squad[i] = entry[i] ? ad__season_side_squad(s, h, entry[i]) : 0;
    if (!squad[side] || m->lineup[side].boards == 0)
        return 0;
    memset(x, 0, sizeof *x);
    q = s->squad[squad[side] - 1];
    room = ad__arena_take(&a, q->use_count, sizeof *room);
    if (!room || !ad__season_side_ready(x, s, squad[side], &a))
        return AD_EFULL;
    x->c.team = h->c->entry[entry[side] - 1].team;
    ad__season_side_rules(x, h, m, m->reported);
    x->c.match = h->report[n - 1];
    x->c.lineup = m->lineup[side];
    x->c.opposite = squad[0] == squad[1] ? &m->lineup[!side] : NULL;
    err = ad_lineup_find(out, &x->c, uses_before(q, x->c.match), gone->match, gone->count, room,
                         q->use_count);
    return err < 0 ? err : 1;
}

static bool counts(const struct ad_season_league *h, unsigned match)
{
    const struct ad_champ_match *m = &h->c->match[match - 1];

    return m->kind != AD_CHAMP_CARRIED && m->state != AD_CHAMP_ANNULLED && h->report[match - 1];
}

static bool is_lost(const struct ad_champ_match *m, int side)
{
    return m->ruling & (side ? AD_MATCH_LOST_GUEST : AD_MATCH_LOST_HOME);
}

/* More than lost on all boards it cannot be. */
static bool differs(const struct ad_lineup_found *was, const struct ad_lineup_found *now,
                    const struct ad_champ_match *m, int side)
{
    return memcmp(was, now, sizeof *was) != 0 &&
           !(now->code >= AD_NO_SHOW && is_lost(m, side) && was->bans == now->bans);
}

int ad_season_anew(struct ad_season_anew *a, const struct ad_season *s, void *memory, size_t size)
{
    struct ad__arena arena = ad__arena_of(memory, size);
    struct gone gone;
    int err = find_gone(&gone, s, &arena);

    a->annulled = !err && gone.count > 0;
    for (; !err && a->of < s->leagues; a->of++, a->at = 0)
        while (!err && a->at < 2 * s->league[a->of]->c->matches) {
            const struct ad_season_league *h = s->league[a->of];

            a->league = (uint16_t)(a->of + 1);
            a->match = (uint16_t)(a->at / 2 + 1);
            a->side = (uint8_t)(a->at % 2);
            a->at++;
            if (!counts(h, a->match))
                continue;
            err = look(&a->now, s, h, a->match, a->side, &gone, arena);
            a->was = h->found[a->match - 1][a->side];
            if (err == 1 && differs(&a->was, &a->now, &h->c->match[a->match - 1], a->side))
                return 1;
            err = err < 0 ? err : 0;
        }
    return err;
}

/* ---- answered ---- */

static bool as_played(const struct ad_champ_cmd *cmd, const struct ad_season_league *h)
{
    size_t n = h->t->unit.word == AD_UNIT_TEAM ? (size_t)h->t->boards.n : 1;

    return cmd->ruling == AD_MATCH_AS_PLAYED &&
           (!cmd->boards ||
            memcmp(cmd->boards, h->c->match[cmd->match - 1].played, n * sizeof *cmd->boards) == 0);
}

/* One that sets boards, or lets the other side lose, may be about something else: then its point
 * tells. */
static bool answers(const struct ad_champ_cmd *cmd, const struct ad_season_league *h,
                    const struct ad_lineup_found *was, const struct ad_lineup_found *now, int side)
{
    unsigned bit = side ? AD_MATCH_LOST_GUEST : AD_MATCH_LOST_HOME;

    return as_played(cmd, h) || cmd->ruling & bit || cmd->point == was->by ||
           cmd->point == now->by || cmd->point == AD_A1_13_3;
}

static void answered(struct ad__season_work *w, const struct ad_season_league *h, unsigned n,
                     const struct gone *gone)
{
    struct ad_lineup_found found[2];
    struct ad_season_event *e;

    memcpy(found, h->found[n - 1], sizeof found);
    for (int i = 0; i < 2; i++) {
        struct ad_lineup_found now;
        int got = look(&now, w->s, h, n, i, gone, w->a);

        if (ad__season_failed(w, got < 0 ? got : 0))
            return;
        if (got && answers(w->cmd->champ, h, &found[i], &now, i))
            found[i] = now;
    }
    if (memcmp(found, h->found[n - 1], sizeof found) == 0)
        return;
    e = ad__season_event(w, AD_SEASON_EV_JUDGED, w->cmd->league);
    if (!e)
        return;
    e->match = (uint16_t)n;
    memcpy(e->found, found, sizeof found);
}

void ad__season_answered(struct ad__season_work *w)
{
    const struct ad_season_league *h = w->s->league[w->cmd->league - 1];
    unsigned events = w->out->count;
    struct ad__arena before = w->a;
    struct gone gone;

    if (w->error || ad__season_failed(w, find_gone(&gone, w->s, &w->a)))
        return;
    for (unsigned i = 0; i < events; i++) {
        const struct ad_season_event *e = &w->out->event[i];

        if (e->kind == AD_SEASON_EV_LEAGUE && e->champ.kind == AD_CHAMP_EV_RULED &&
            counts(h, e->champ.n))
            answered(w, h, e->champ.n, &gone);
    }
    w->a = before;
}
