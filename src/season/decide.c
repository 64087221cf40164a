/*
 * season/decide.c -- a command about a season: which records it concerns, and their events in order.
 *
 * A decision that concerns a squad twice (both teams of a club, a match and then its bans) asks it
 * the second time as it is after the first: a copy in the caller's memory, to which the events so
 * far were applied.
 */
#include "season/work.h"

#include <string.h>

#include "adoube/err.h"

enum { NEEDS = 2 * AD_SQUAD_NEEDS };

bool ad__season_failed(struct ad__season_work *w, int err)
{
    if (err && !w->error)
        w->error = err;
    return w->error != 0;
}

void *ad__season_take(struct ad__season_work *w, size_t count, size_t size)
{
    void *at = ad__arena_take(&w->a, count, size);

    ad__season_failed(w, at ? 0 : AD_EFULL);
    return at;
}

struct ad_season_event *ad__season_event(struct ad__season_work *w, enum ad_season_event_kind kind,
                                         uint32_t of)
{
    struct ad_season_event *e;

    if (ad__season_failed(w, w->out->count < w->out->cap ? 0 : AD_EFULL))
        return NULL;
    e = &w->out->event[w->out->count++];
    memset(e, 0, sizeof *e);
    e->kind = (uint8_t)kind;
    e->of = of;
    return e;
}

/* ---- squads ---- */

static void *copy(struct ad__season_work *w, const void *from, size_t count, size_t cap,
                  size_t size)
{
    void *to = ad__season_take(w, cap, size);

    if (to && count)
        memcpy(to, from, count * size);
    return to;
}

static struct ad_squad *now_of(struct ad__season_work *w, unsigned of)
{
    const struct ad_squad *q = w->s->squad[of - 1];
    struct ad__season_now *n = w->now[0].of == 0 || w->now[0].of == of ? &w->now[0] : &w->now[1];

    if (n->of == of)
        return &n->s;
    n->of = of;
    n->s = *q;
    n->s.lines = copy(w, q->lines, q->line_count, q->line_cap, sizeof *q->lines);
    n->s.uses = copy(w, q->uses, q->use_count, q->use_cap, sizeof *q->uses);
    return w->error ? NULL : &n->s;
}

static void take_needs(struct ad__season_work *w)
{
    for (unsigned i = 0; i < w->list->need_count && w->out->needs < NEEDS; i++)
        w->need[w->out->needs++] = w->list->needs[i];
}

static void ask_squad(struct ad__season_work *w, unsigned of, const struct ad_squad *q,
                      const struct ad_squad_cmd *cmd)
{
    struct ad_squad_events *list = w->list;

    list->count = list->need_count = 0;
    memset(&list->verdict, 0, sizeof list->verdict);
    if (ad__season_failed(w, ad_squad_decide(list, q, cmd)))
        return;
    take_needs(w);
    for (unsigned i = 0; i < list->count; i++) {
        struct ad_season_event *e = ad__season_event(w, AD_SEASON_EV_SQUAD, of);

        if (e)
            e->squad = list->event[i];
    }
}

void ad__season_squad(struct ad__season_work *w, unsigned of, const struct ad_squad_cmd *cmd)
{
    struct ad_squad *q = w->error ? NULL : now_of(w, of);

    if (!q)
        return;
    ask_squad(w, of, q, cmd);
    for (unsigned i = 0; !w->error && i < w->list->count; i++)
        ad__season_failed(w, ad_squad_apply(q, &w->list->event[i]));
}

void ad__season_squad_once(struct ad__season_work *w, unsigned of, const struct ad_squad_cmd *cmd)
{
    if (!w->error)
        ask_squad(w, of, w->s->squad[of - 1], cmd);
}

static void squad(struct ad__season_work *w)
{
    const struct ad_squad_cmd *cmd = w->cmd->list;

    ad__season_squad(w, w->cmd->squad, cmd);
    w->out->verdict.squad = w->list->verdict;
    if (cmd->kind == AD_SQUAD_SERVED)
        ad__season_serve(w, w->cmd->squad, cmd);
}

/* ---- championships ---- */

bool ad__season_champ(struct ad__season_work *w, const struct ad_champ_cmd *cmd)
{
    const struct ad_season_league *h = w->s->league[w->cmd->league - 1];
    struct ad_champ_events got = {.cap = w->out->cap};
    struct ad__arena before = w->a;
    int err;

    got.event = ad__season_take(w, got.cap, sizeof *got.event);
    if (w->error)
        return false;
    err = ad_championship_decide(&got, h->c, h->t, cmd, w->a.at, w->a.left);
    w->out->verdict.champ = got.verdict;
    for (unsigned i = 0; !ad__season_failed(w, err) && i < got.count; i++) {
        struct ad_season_event *e = ad__season_event(w, AD_SEASON_EV_LEAGUE, w->cmd->league);

        if (e)
            e->champ = got.event[i];
    }
    w->a = before;
    return !w->error && !ad_champ_code_refuses(got.verdict.code);
}

/* ---- all ---- */

static bool makes_sense(const struct ad_season *s, const struct ad_season_cmd *cmd)
{
    bool league = cmd->league && cmd->league <= s->leagues && cmd->champ;
    bool list = cmd->squad && cmd->squad <= s->squads;
    bool somebody =
        cmd->person ? cmd->person <= s->people && !cmd->club : cmd->club && cmd->club <= s->orgs;

    switch (cmd->kind) {
    case AD_SEASON_REPORT:
        return league && cmd->champ->kind == AD_CHAMP_REPORT && cmd->champ->boards;
    case AD_SEASON_LEAGUE: return league && cmd->champ->kind != AD_CHAMP_REPORT;
    case AD_SEASON_SQUAD: return list && cmd->list;
    case AD_SEASON_USE: return list && cmd->use;
    case AD_SEASON_BAN: return cmd->bar && somebody;
    case AD_SEASON_SANCTION: return cmd->sanction && somebody && cmd->league <= s->leagues;
    case AD_SEASON_STAY: return cmd->file != NULL;
    default: return false;
    }
}

static void obey(struct ad__season_work *w)
{
    switch ((enum ad_season_cmd_kind)w->cmd->kind) {
    case AD_SEASON_REPORT: ad__season_report(w); break;
    case AD_SEASON_LEAGUE: ad__season_league(w); break;
    case AD_SEASON_SQUAD: squad(w); break;
    case AD_SEASON_USE: ad__season_use(w); break;
    case AD_SEASON_BAN: ad__season_ban(w, w->cmd->bar); break;
    case AD_SEASON_SANCTION: ad__season_sanction(w); break;
    case AD_SEASON_STAY: ad__season_stay(w); break;
    case AD_SEASON_CMDS: break;
    }
}

int ad_season_decide(struct ad_season_events *out, const struct ad_season *s,
                     const struct ad_season_cmd *cmd, void *memory, size_t size)
{
    struct ad__season_work w = {.s = s, .cmd = cmd, .out = out, .a = ad__arena_of(memory, size)};

    memset(&out->verdict, 0, sizeof out->verdict);
    out->count = out->needs = 0;
    if (!makes_sense(s, cmd))
        return AD_EINVAL;
    out->need = w.need = ad__season_take(&w, NEEDS, sizeof *w.need);
    w.list = ad__season_take(&w, 1, sizeof *w.list);
    if (w.list)
        w.list->event = ad__season_take(&w, w.list->cap = out->cap, sizeof *w.list->event);
    if (!w.error)
        obey(&w);
    if (w.error)
        out->count = out->needs = 0;
    return w.error;
}

/* ---- memory ---- */

static size_t league_memory(const struct ad_season_league *h)
{
    const struct ad_championship *c = h->c;

    return ad_championship_memory(c, h->t) + ad__piece(c->run.cap, sizeof *c->run.entries) +
           ad__piece(c->run.cap, sizeof *c->entry) + ad__piece(c->match_cap, sizeof *c->match) +
           3 * ad__piece((size_t)AD_CHAMP_STAKES * c->run.cap, sizeof(struct ad_champ_turn));
}

size_t ad_season_memory(const struct ad_season *s, unsigned cap)
{
    size_t most = 0, lists = 0, gone = 0;

    for (unsigned i = 0; i < s->leagues; i++) {
        size_t n = league_memory(s->league[i]);

        most = n > most ? n : most;
        gone += s->league[i]->c->match_cap;
    }
    for (unsigned i = 0; i < s->squads; i++) {
        const struct ad_squad *q = s->squad[i];
        size_t n =
            ad__piece(q->line_cap, sizeof *q->lines) + ad__piece(q->use_cap, sizeof *q->uses);

        lists = n > lists ? n : lists;
    }
    return AD__ARENA_SLACK + ad__piece(NEEDS, sizeof(struct ad_need)) +
           ad__piece(1, sizeof(struct ad_squad_events)) +
           ad__piece(cap, sizeof(struct ad_squad_event)) +
           ad__piece(cap, sizeof(struct ad_champ_event)) + 2 * ad__season_side_memory(s) +
           2 * lists + most + ad__piece(gone, sizeof(uint32_t));
}

/* ---- who is meant ---- */

unsigned ad_season_squad_of(const struct ad_season *s, uint32_t club, bool youth)
{
    unsigned i = 0;

    while (i < s->squads && (s->squad[i]->club != club || s->squad[i]->youth != youth))
        i++;
    return i < s->squads ? i + 1 : 0;
}

struct ad_club_facts ad_season_club(const struct ad_season *s, uint32_t club, uint32_t above[3])
{
    const struct ad_season_org *c = &s->org[club - 1];
    struct ad_club_facts f = {
        .id = club, .above = above, .bars = c->bars, .bar_count = c->bar_count};

    for (uint32_t at = c->org->parent; at > 0 && f.above_count < 3;
         at = s->org[at - 1].org->parent) {
        above[f.above_count++] = at;
        if (s->org[at - 1].org->level == AD_DISTRICT)
            f.district = at;
    }
    return f;
}
