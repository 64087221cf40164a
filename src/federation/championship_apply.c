/*
 * federation/championship_apply.c -- events folded into the state of a championship.
 *
 * An event carries what is so after it; here nothing is decided. Bytes between the fields are
 * copied too, so that two states made by the same events are the same bytes.
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/competition_inside.h"

static void entered(struct ad_championship *c, const struct ad_champ_event *e)
{
    struct ad_competition_entry *entry = &c->run.entries[c->run.count - 1], kept = *entry;
    struct ad_champ_entry *more = &c->entry[c->run.count - 1];

    memset(entry, 0, sizeof *entry);
    entry->who = kept.who;
    entry->state = kept.state;
    entry->source = kept.source;
    memset(more, 0, sizeof *more);
    more->club = e->club;
    more->association = e->association;
    more->team = e->team;
    more->entitled = e->entitled;
}

/* It leaves; while an exclusion is lifted, it takes part. */
static void leaves(struct ad_championship *c, const struct ad_champ_event *e)
{
    struct ad_champ_entry *entry = &c->entry[ad_championship_entry(c, e->run.who) - 1];
    uint8_t stage = c->run.phase == AD_COMPETITION_ENTRIES ? 0 : (uint8_t)(c->run.stage + 1);

    if (e->command == AD_CHAMP_STAY) {
        entry->excluded.lifted = e->run.kind == AD_RUN_ADMIT;
        entry->left = entry->excluded.lifted ? 0 : entry->excluded.stage;
        return;
    }
    entry->left = e->number ? (uint8_t)e->number : stage;
    if (e->run.kind == AD_RUN_EXCLUDE) {
        entry->excluded.case_no = e->case_no;
        entry->excluded.instance = e->instance;
        entry->excluded.stage = stage;
        entry->excluded.lifted = false;
    }
}

static int apply_run(struct ad_championship *c, const struct ad_champ_event *e)
{
    int err = ad_competition_apply(&c->run, &e->run);

    if (err)
        return err;
    if (e->run.kind == AD_RUN_ENTER)
        entered(c, e);
    if (e->run.kind == AD_RUN_WITHDRAW || e->run.kind == AD_RUN_EXCLUDE ||
        e->command == AD_CHAMP_STAY)
        leaves(c, e);
    if (e->run.kind != AD_RUN_ENTER && (e->run.kind != AD_RUN_ADMIT || e->command == AD_CHAMP_STAY))
        c->settled = false;
    return 0;
}

/* run.open counts matches of the rounds that have no result. */
static void count_open(struct ad_championship *c, const struct ad_champ_match *m, int by)
{
    if (m->kind == AD_CHAMP_ROUND && m->stage == c->run.stage && ad__champ_waits(m))
        c->run.open = (uint16_t)(c->run.open + by);
}

static int add_match(struct ad_championship *c, const struct ad_champ_event *e)
{
    if (c->matches >= c->match_cap)
        return AD_EFULL;
    memcpy(&c->match[c->matches++], &e->match, sizeof e->match);
    count_open(c, &e->match, 1);
    if (e->match.kind == AD_CHAMP_PLAYOFF)
        return 0;
    c->settled = false;
    if (e->match.round > c->run.paired)
        c->run.paired = e->match.round;
    return 0;
}

static void change_match(struct ad_championship *c, const struct ad_champ_event *e)
{
    count_open(c, &c->match[e->n - 1], -1);
    memcpy(&c->match[e->n - 1], &e->match, sizeof e->match);
    count_open(c, &e->match, 1);
    if (e->match.stage == c->run.stage && e->kind != AD_CHAMP_EV_MOVED)
        c->settled = false;
}

static int set_contest(struct ad_championship *c, const struct ad_champ_event *e)
{
    if (e->n > AD_CHAMP_CONTESTS)
        return AD_EFULL;
    if (e->n > c->contests)
        c->contests = e->n;
    memcpy(&c->contest[e->n - 1], &e->contest, sizeof e->contest);
    c->settled = false; /* until SETTLED says so */
    if (e->command != AD_CHAMP_LOT && e->number)
        c->national = e->number;
    return 0;
}

/* A stay gives back, and takes again, what the case took. */
static void take_points(struct ad_champ_entry *entry, const struct ad_champ_event *e)
{
    struct ad_champ_taken *t = &entry->taken[e->stage];

    entry->deducted[e->stage] = (int16_t)(entry->deducted[e->stage] + e->amount);
    if (e->command == AD_CHAMP_STAY) {
        t->stayed = !t->stayed;
        return;
    }
    if (!e->case_no)
        return;
    if (t->case_no != e->case_no)
        *t = (struct ad_champ_taken){.case_no = e->case_no};
    t->amount = (int16_t)(t->amount + e->amount);
    t->instance = e->instance;
}

static void change_entry(struct ad_championship *c, const struct ad_champ_event *e)
{
    struct ad_champ_entry *entry = &c->entry[e->who - 1];

    if (e->kind == AD_CHAMP_EV_DRAWN) {
        entry->group[e->stage] = e->group;
        entry->number[e->stage] = e->number;
        entry->ordered[e->stage] |= e->command == AD_CHAMP_REPLACE;
    } else if (e->kind == AD_CHAMP_EV_PLACED) {
        entry->placed[e->stage] = e->number;
    } else {
        take_points(entry, e);
        c->settled = false;
    }
}

static int reopen(struct ad_championship *c, const struct ad_champ_event *e)
{
    int err = ad_competition_apply(&c->run, &e->run);

    if (err)
        return err;
    c->run.paired = e->number;
    c->closed[e->stage] = false;
    c->settled = false;
    return 0;
}

static int apply(struct ad_championship *c, const struct ad_champ_event *e)
{
    switch ((enum ad_champ_event_kind)e->kind) {
    case AD_CHAMP_EV_RUN: return apply_run(c, e);
    case AD_CHAMP_EV_DRAWN:
    case AD_CHAMP_EV_PLACED:
    case AD_CHAMP_EV_DEDUCTED: change_entry(c, e); return 0;
    case AD_CHAMP_EV_FIXED: return add_match(c, e);
    case AD_CHAMP_EV_REPORTED:
    case AD_CHAMP_EV_RESULT:
    case AD_CHAMP_EV_RULED:
    case AD_CHAMP_EV_STAYED:
    case AD_CHAMP_EV_MOVED:
    case AD_CHAMP_EV_REPLACED:
    case AD_CHAMP_EV_ANNULLED: change_match(c, e); return 0;
    case AD_CHAMP_EV_CONTEST: return set_contest(c, e);
    case AD_CHAMP_EV_SETTLED:
        c->settled = true;
        c->national = e->number;
        return 0;
    case AD_CHAMP_EV_CLOSED: c->closed[e->stage] = true; return 0;
    case AD_CHAMP_EV_REOPENED: return reopen(c, e);
    case AD_CHAMP_EV_MOVES:
        c->moves_told = true;
        c->up = e->number;
        c->down = (uint16_t)e->amount;
        c->settled = false;
        return 0;
    case AD_CHAMP_EVENTS: break;
    }
    return AD_EINVAL;
}

int ad_championship_apply(struct ad_championship *c, const struct ad_champ_event *e)
{
    int err = e->seq != c->seq + 1 ? AD_ECONFLICT : !ad__champ_fits(c, e) ? AD_EINVAL : apply(c, e);

    if (!err)
        c->seq = e->seq;
    return err;
}
