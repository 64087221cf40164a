/*
 * season/sanction.c -- a sanction that is valid takes effect.
 *
 *   a ban keeps a person, a club or one of its teams out (BTO 4.1, 4.2)   ban_of
 *   points are taken away in the table (BTO 4.1)                          deduct
 *   a ban that is stayed or overturned does not hold (BTO 5.9, 5.2)       follow
 *
 * A ban by SJ 7.3 is the squad's affair, a fine that of the ledger.
 */
#include "season/work.h"
#include "federation/case_inside.h"

void ad__season_ban(struct ad__season_work *w, const struct ad_bar *bar)
{
    uint32_t person = w->cmd->person;
    struct ad_season_event *e = ad__season_event(
        w, person ? AD_SEASON_EV_BARRED : AD_SEASON_EV_CLUB_BARRED, person ? person : w->cmd->club);

    if (e)
        e->bar = *bar;
}

static struct ad_bar ban_of(const struct ad_season_cmd *cmd)
{
    return (struct ad_bar){.from = cmd->sanction->from,
                           .until = cmd->sanction->until,
                           .team = cmd->team,
                           .case_no = cmd->file ? cmd->file->id : 0,
                           .instance = cmd->instance,
                           .who = cmd->person ? AD_BARRED_PERSON
                                  : cmd->team ? AD_BARRED_TEAM
                                              : AD_BARRED_CLUB};
}

/* The club's team in the championship, from 1; 0: it does not play there. */
static unsigned entry_of(const struct ad_championship *c, uint32_t club, unsigned team)
{
    for (unsigned i = 0; i < c->run.count; i++)
        if (c->entry[i].club == club && c->entry[i].team == team)
            return i + 1;
    return 0;
}

static void deduct(struct ad__season_work *w)
{
    const struct ad_sanction *s = w->cmd->sanction;
    const struct ad_season_league *h = w->cmd->league ? w->s->league[w->cmd->league - 1] : NULL;
    unsigned entry = h ? entry_of(h->c, w->cmd->club, w->cmd->team) : 0;
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_DEDUCT,
                               .point = s->ground,
                               .amount = (int16_t)(10 * s->points),
                               .on = s->issued,
                               .case_no = w->cmd->file ? w->cmd->file->id : 0,
                               .file = w->cmd->file,
                               .instance = w->cmd->instance};

    w->out->verdict.no_table = !entry || h->c->run.phase != AD_COMPETITION_RUNNING;
    if (w->out->verdict.no_table)
        return;
    cmd.run.who = h->c->run.entries[entry - 1].who;
    if (h->area)
        cmd.area = w->s->org[h->area - 1].org->level;
    if (!cmd.instance && s->issuer == AD_ISSUER_DIRECTOR)
        cmd.instance = (uint8_t)ad_instance_director((enum ad_level)s->issuer_area);
    ad__season_champ(w, &cmd);
}

void ad__season_sanction(struct ad__season_work *w)
{
    const struct ad_sanction *s = w->cmd->sanction;
    struct ad_bar bar = ban_of(w->cmd);

    if (s->kind == AD_SANCTION_POINTS)
        deduct(w);
    else if (s->kind == AD_SANCTION_BAN && !s->automatic)
        ad__season_ban(w, &bar);
}

/* An exclusion is in force or not: of its ban nothing can be left. */
static bool excludes(const struct ad_season *s, uint32_t case_no)
{
    for (unsigned i = 0; i < s->leagues; i++)
        for (unsigned k = 0; k < s->league[i]->c->run.count; k++)
            if (s->league[i]->c->entry[k].excluded.case_no == case_no)
                return true;
    return false;
}

/* Does nothing of it hold? Where a remedy was granted in part, not before another one takes its
 * place. */
static bool is_lifted(const struct ad__season_work *w, const struct ad_bar *bars, unsigned count,
                      unsigned n)
{
    const struct ad_case *file = w->cmd->file;
    enum ad_instance by = (enum ad_instance)bars[n].instance;

    if (ad_case_stands(file, by))
        return false;
    if (!ad_case_stands_in_part(file, by) || excludes(w->s, file->id))
        return true;
    for (unsigned i = n + 1; i < count; i++)
        if (bars[i].case_no == file->id && bars[i].instance != by && bars[i].team == bars[n].team &&
            (ad_case_stands(file, (enum ad_instance)bars[i].instance) ||
             ad_case_stands_in_part(file, (enum ad_instance)bars[i].instance)))
            return true;
    return false;
}

static void follow(struct ad__season_work *w, enum ad_season_event_kind kind, uint32_t of,
                   const struct ad_bar *bars, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        bool lifted = is_lifted(w, bars, count, i);
        struct ad_season_event *e;

        if (!bars[i].case_no || bars[i].case_no != w->cmd->file->id || bars[i].lifted == lifted)
            continue;
        e = ad__season_event(w, kind, of);
        if (!e)
            return;
        e->number = i + 1;
        e->bar = bars[i];
        e->bar.lifted = lifted;
    }
}

void ad__season_stay(struct ad__season_work *w)
{
    for (uint32_t i = 0; i < w->s->people; i++)
        follow(w, AD_SEASON_EV_LIFTED, i + 1, w->s->person[i].bars, w->s->person[i].p->bar_count);
    for (uint32_t i = 0; i < w->s->orgs; i++)
        follow(w, AD_SEASON_EV_CLUB_LIFTED, i + 1, w->s->org[i].bars, w->s->org[i].bar_count);
}
