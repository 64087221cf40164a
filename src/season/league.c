/*
 * season/league.c -- a command of a championship, and what follows from it elsewhere.
 *
 *   it begins, is over, or is opened again (BTO 16.2)      tell_squads
 *   who should have gone on, once a stage was closed       find_turned
 *   who is excluded is banned elsewhere, too (BTO 4.1)     ban_excluded
 */
#include <string.h>

#include "adoube/err.h"
#include "federation/matchday.h"
#include "season/work.h"

/* ---- the championship as it will be ---- */

static bool copy_of(struct ad_championship *out, struct ad__season_work *w,
                    const struct ad_championship *c)
{
    *out = *c;
    out->run.entries = ad__season_take(w, c->run.cap, sizeof *c->run.entries);
    out->entry = ad__season_take(w, c->run.cap, sizeof *c->entry);
    out->match = ad__season_take(w, c->match_cap, sizeof *c->match);
    if (w->error)
        return false;
    memcpy(out->run.entries, c->run.entries, c->run.count * sizeof *c->run.entries);
    memcpy(out->entry, c->entry, c->run.count * sizeof *c->entry);
    memcpy(out->match, c->match, c->matches * sizeof *c->match);
    for (unsigned i = 0; i < w->out->count; i++)
        ad__season_failed(w, ad_championship_apply(out, &w->out->event[i].champ));
    return !w->error;
}

/* ---- squads ---- */

/* Each club's squad once, however many teams of it play. */
static bool is_first(const struct ad_championship *c, unsigned entry)
{
    for (unsigned i = 0; i + 1 < entry; i++)
        if (c->entry[i].club == c->entry[entry - 1].club)
            return false;
    return true;
}

static void tell_squads(struct ad__season_work *w, const struct ad_championship *after, bool begins)
{
    const struct ad_season_league *h = w->s->league[w->cmd->league - 1];
    struct ad_squad_cmd cmd = {.kind = begins ? AD_SQUAD_BEGIN : AD_SQUAD_END,
                               .on = w->cmd->champ->on};

    for (unsigned i = 1; i <= after->run.count; i++) {
        unsigned squad = ad__season_side_squad(w->s, h, i);

        /* A list that came after the beginning has heard of none. */
        if (squad && is_first(after, i) && (begins || w->s->squad[squad - 1]->running))
            ad__season_squad_once(w, squad, &cmd);
    }
}

/* ---- who should have gone on ---- */

struct turned {
    struct ad_champ_turn *turn;
    unsigned count;
};

static void find_turned(struct turned *out, struct ad__season_work *w,
                        const struct ad_championship *c)
{
    const struct ad_season_league *h = w->s->league[w->cmd->league - 1];
    unsigned cap = AD_CHAMP_STAKES * c->run.cap;
    int n;

    out->turn = ad__season_take(w, cap, sizeof *out->turn);
    if (w->error)
        return;
    n = ad_championship_turned(out->turn, cap, c, h->t, w->a.at, w->a.left);
    out->count = n > 0 ? (unsigned)n : 0;
    ad__season_failed(w, n < 0 ? n : 0);
}

/* Rows of one question: who had something, and who has it now. */
static bool same_question(const struct ad_champ_turn *a, const struct ad_champ_turn *b)
{
    return a->stake == b->stake && a->stage == b->stage && a->group == b->group &&
           a->round == b->round;
}

/* Was the question that this row belongs to open before, row by row? */
static bool is_old(const struct turned *before, const struct turned *after, unsigned row)
{
    for (unsigned i = 0; i < after->count; i++) {
        unsigned k = 0;

        if (!same_question(&after->turn[i], &after->turn[row]))
            continue;
        while (k < before->count && memcmp(&before->turn[k], &after->turn[i], sizeof *before->turn))
            k++;
        if (k == before->count)
            return false;
    }
    return true;
}

static void ask_what_is_new(struct ad__season_work *w, const struct turned *before,
                            const struct turned *after)
{
    struct ad_champ_turn *asks = ad__season_take(w, after->count, sizeof *asks);
    unsigned n = 0;

    for (unsigned i = 0; !w->error && i < after->count; i++)
        if (!is_old(before, after, i))
            asks[n++] = after->turn[i];
    w->out->verdict.turn = asks;
    w->out->verdict.turns = n;
}

/* A result, an order or who leaves may turn what was closed. */
static bool may_turn(const struct ad_champ_cmd *cmd)
{
    switch (cmd->kind) {
    case AD_CHAMP_RESULT:
    case AD_CHAMP_RULE:
    case AD_CHAMP_STAY:
    case AD_CHAMP_DEDUCT:
    case AD_CHAMP_REPLACE: return true;
    case AD_CHAMP_RUN:
        return cmd->run.kind == AD_RUN_ADMIT || cmd->run.kind == AD_RUN_WITHDRAW ||
               cmd->run.kind == AD_RUN_EXCLUDE;
    default: return false;
    }
}

/* A team's ban is limited to it, and lasts to the end of the season (4.1); a player's is his own
 * (4.2). What an organiser excludes from is no affair of the order. */
static void ban_excluded(struct ad__season_work *w, const struct ad_season_league *h)
{
    const struct ad_champ_cmd *cmd = w->cmd->champ;
    const struct ad_champ_entry *e = &h->c->entry[ad_championship_entry(h->c, cmd->run.who) - 1];
    struct ad_bar bar = {.who = e->team ? AD_BARRED_TEAM : AD_BARRED_PERSON,
                         .team = e->team,
                         .youth = e->team && h->t->owner.word == AD_OWNER_YOUTH,
                         .case_no = cmd->case_no,
                         .instance = cmd->instance,
                         .from =
                             cmd->on == AD_NO_DATE ? ad_season_first(w->s->season, NULL) : cmd->on,
                         .until = ad_season_last(w->s->season, NULL)};
    struct ad_season_event *out;

    if (h->t->owner.word == AD_OWNER_ORGANISER ||
        (e->team ? !e->club : cmd->run.who > w->s->people))
        return;
    out = ad__season_event(w, e->team ? AD_SEASON_EV_CLUB_BARRED : AD_SEASON_EV_BARRED,
                           e->team ? e->club : cmd->run.who);
    if (out)
        out->bar = bar;
}

void ad__season_league(struct ad__season_work *w)
{
    const struct ad_championship *c = w->s->league[w->cmd->league - 1]->c;
    struct turned before = {0}, after = {0};
    struct ad_championship then;
    bool turns = may_turn(w->cmd->champ);

    if (turns)
        find_turned(&before, w, c);
    if (w->error || !ad__season_champ(w, w->cmd->champ) || !copy_of(&then, w, c))
        return;
    if (turns)
        find_turned(&after, w, &then);
    if (!w->error && turns)
        ask_what_is_new(w, &before, &after);
    if (then.run.phase != c->run.phase)
        tell_squads(w, &then, then.run.phase == AD_COMPETITION_RUNNING);
    if (w->cmd->champ->kind == AD_CHAMP_RUN && w->cmd->champ->run.kind == AD_RUN_EXCLUDE)
        ban_excluded(w, w->s->league[w->cmd->league - 1]);
}
