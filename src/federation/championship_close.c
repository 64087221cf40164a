/*
 * federation/championship_close.c -- a stage is over, or the championship.
 *
 * It is settled first, if nothing waits. A cup is over when one is left, or nobody.
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

/* The contests as they are after this command's events. */
static void contests_now(struct ad_champ_contest list[AD_CHAMP_CONTESTS], const struct ad__champ *w)
{
    memcpy(list, w->c->contest, sizeof w->c->contest);
    for (unsigned i = 0; i < w->out->count; i++) {
        const struct ad_champ_event *e = &w->out->event[i];

        if (e->kind == AD_CHAMP_EV_CONTEST)
            memcpy(&list[e->n - 1], &e->contest, sizeof e->contest);
    }
}

unsigned ad__champ_left(const struct ad__champ *w, uint16_t *in)
{
    struct ad_champ_contest list[AD_CHAMP_CONTESTS];
    unsigned n = 0;

    contests_now(list, w);
    for (unsigned i = 1; i <= w->c->run.count; i++)
        if (ad__champ_in(w->c, w->t, list, AD_CHAMP_CONTESTS, i)) {
            if (in)
                in[n] = (uint16_t)i;
            n++;
        }
    return n;
}

static bool cup_over(const struct ad__champ *w)
{
    return w->c->run.paired && ad__champ_left(w, NULL) <= 1;
}

/* What a ruling that comes later is measured by. */
static void keep_places(struct ad__champ *w)
{
    unsigned stage = w->c->run.stage;
    struct ad_champ_contest list[AD_CHAMP_CONTESTS];

    contests_now(list, w);
    for (unsigned g = 1; g <= ad__champ_groups(w->c, stage) && !w->err; g++) {
        struct ad__arena a = ad__arena_of(w->memory, w->size);
        struct ad__champ_rank r;

        if (ad__champ_failed(w,
                             ad__champ_rank(&r, w->c, w->t, stage, g, list, AD_CHAMP_CONTESTS, &a)))
            return;
        for (unsigned i = 0; i < r.count; i++) {
            struct ad_champ_event *e = ad__champ_event(w, AD_CHAMP_EV_PLACED);

            e->group = (uint8_t)g;
            e->who = r.row[i].entry;
            e->number = (uint16_t)ad__champ_place(&r, i);
        }
    }
}

/* The winners of several groups have not met (BTO 1.2, 16.6): a person may let it end so. */
static bool has_champion(struct ad__champ *w)
{
    const struct ad_template_title *t = ad_template_title_of(w->t, 1);

    if (w->c->run.groups < 2 || !t || w->cmd->run.confirmed)
        return true;
    ad__champ_refuse(w, AD_CHAMP_NO_FINAL);
    w->out->verdict.proposed = true;
    ad__champ_cite_line(w, t->line.by);
    ad__champ_cite(w, AD_BTO_16_6);
    return false;
}

/* The first play-off match that is still to be played, from 1; 0: none. */
static unsigned open_playoff(const struct ad_championship *c)
{
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == c->run.stage && c->match[i].kind == AD_CHAMP_PLAYOFF &&
            ad__champ_waits(&c->match[i]))
            return i + 1;
    return 0;
}

void ad__champ_close(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    struct ad_competition_cmd cmd = w->cmd->run;
    struct ad_competition run = c->run;
    struct ad_competition_answer a;
    struct ad_champ_event *e;

    ad__champ_settle(w);
    if (w->err || ad_champ_code_refuses(w->out->verdict.code))
        return;
    if (w->out->verdict.code != AD_CHAMP_OK) {
        w->out->verdict.match = (uint16_t)open_playoff(c);
        ad__champ_refuse(w, AD_CHAMP_UNFINISHED);
        return;
    }
    if (run.system == AD_STAGE_KNOCKOUT) {
        if (!cup_over(w)) {
            ad__champ_refuse(w, AD_CHAMP_UNFINISHED);
            return;
        }
        run.paired = run.rounds; /* so many as could be: somebody may have left */
    }
    cmd.kind = AD_RUN_CLOSE;
    ad_competition_decide(&a, &run, w->t, &cmd);
    w->out->verdict.run = a.code;
    for (unsigned i = 0; i < 2; i++)
        ad__champ_cite(w, a.by[i]);
    if (a.code != AD_RUN_OK) {
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
        return;
    }
    if (a.event.phase == AD_COMPETITION_OVER && !has_champion(w))
        return;
    keep_places(w);
    ad__champ_event(w, AD_CHAMP_EV_CLOSED);
    e = ad__champ_event(w, AD_CHAMP_EV_RUN);
    memcpy(&e->run, &a.event, sizeof e->run);
}
