/*
 * federation/running.c -- a competition from its first entry to its last stage.
 *
 *   ENTRIES --start--> RUNNING --close--> RUNNING (next stage) --close--> OVER
 *      enter, admit       pair, result, withdraw, exclude
 *
 *   point              what
 *   BTO 6.4            which line `stage` holds for so many entries
 *   BTO 23.6, 32.2     the last round waits for all earlier ones
 *   SJ 8.2             results that are carried into the final stage are its first round
 */
#include "adoube/competition.h"

#include <string.h>

#include "adoube/knockout.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

/* ---- entries ---- */

static struct ad_competition_entry *find(const struct ad_competition *c, uint32_t who)
{
    for (unsigned i = 0; i < c->count; i++)
        if (c->entries[i].who == who)
            return &c->entries[i];
    return NULL;
}

unsigned ad_competition_admitted(const struct ad_competition *c)
{
    unsigned n = 0;

    for (unsigned i = 0; i < c->count; i++)
        n += c->entries[i].state == AD_ENTRY_ADMITTED;
    return n;
}

static enum ad_run_code may_enter(const struct ad_competition *c, uint32_t who)
{
    if (c->phase != AD_COMPETITION_ENTRIES)
        return AD_RUN_PHASE;
    if (find(c, who))
        return AD_RUN_TWICE;
    return c->count < c->cap ? AD_RUN_OK : AD_RUN_FULL;
}

static enum ad_run_code may_change(const struct ad_competition *c, uint32_t who, bool admit)
{
    const struct ad_competition_entry *e = find(c, who);

    if (c->phase == AD_COMPETITION_OVER || (admit && c->phase != AD_COMPETITION_ENTRIES))
        return AD_RUN_PHASE;
    if (!e)
        return AD_RUN_UNKNOWN;
    if (admit)
        return e->state == AD_ENTRY_NOMINATED ? AD_RUN_OK : AD_RUN_STATE;
    return e->state <= AD_ENTRY_ADMITTED ? AD_RUN_OK : AD_RUN_STATE;
}

/* ---- stages ---- */

/* Rounds of a round robin in the largest group, or of a knockout. */
static unsigned table_rounds(unsigned entries, unsigned groups, unsigned cycles)
{
    unsigned size = (entries + groups - 1) / groups;

    return (size - 1 + size % 2) * (cycles ? cycles : 1);
}

static unsigned cup_rounds(unsigned entries)
{
    unsigned n = 0;

    for (unsigned size = ad_knockout_size(entries); size > 1; size /= 2)
        n++;
    return n;
}

/* What the stage is like, in *e. False: the announcement leaves something open. */
static bool plan_stage(struct ad_competition_event *e, const struct ad_template_stage *s,
                       const struct ad_competition_cmd *cmd, unsigned entries)
{
    int groups = s->groups == AD_N_ANNOUNCED ? cmd->groups : s->groups;
    int rounds = s->rounds == AD_N_ANNOUNCED || cmd->rounds ? cmd->rounds : s->rounds;

    e->system = s->system;
    e->size = (uint16_t)entries;
    e->groups = (uint16_t)(groups > 0 ? groups : 1);
    e->carried = s->carry == AD_CARRY_SAME_GROUP;
    if (s->groups == AD_N_ANNOUNCED && groups <= 0)
        return false;
    switch ((enum ad_stage_system)s->system) {
    case AD_STAGE_ROUND_ROBIN:
        e->rounds =
            (uint16_t)table_rounds(entries, e->groups, s->cycles > 0 ? (unsigned)s->cycles : 1);
        break;
    case AD_STAGE_KNOCKOUT: e->rounds = (uint16_t)cup_rounds(entries); break;
    case AD_STAGE_SWISS:
    case AD_STAGE_UNSAID: e->rounds = (uint16_t)(rounds > 0 ? rounds : 0); break;
    }
    return e->rounds > 0;
}

static void cite(struct ad_competition_answer *out, const uint16_t by[AD_TEMPLATE_BY])
{
    for (unsigned i = 0; i < 2; i++)
        out->by[i] = (enum ad_point)by[i];
}

static void may_start(struct ad_competition_answer *out, const struct ad_competition *c,
                      const struct ad_template *t, const struct ad_competition_cmd *cmd)
{
    unsigned n = ad_competition_admitted(c);
    struct ad_field_verdict field = ad_template_field(t, n, cmd->associations);
    const struct ad_template_stage *s = n < 2 ? NULL : ad_template_stage_for(t, 0, n);

    if (c->phase != AD_COMPETITION_ENTRIES)
        out->code = AD_RUN_PHASE;
    else if (!s || (!field.fits && !(field.proposed && cmd->confirmed))) {
        out->code = AD_RUN_FIELD;
        out->proposed = s && field.proposed;
        cite(out, field.by);
    } else if (!plan_stage(&out->event, s, cmd, n)) {
        out->code = AD_RUN_UNSET;
        cite(out, s->line.by);
    } else if (cmd->rounds && s->rounds > 0 && cmd->rounds != s->rounds) {
        out->code = cmd->confirmed ? AD_RUN_OK : AD_RUN_OTHER;
        out->proposed = !cmd->confirmed;
        cite(out, s->line.by);
    } else if (t->field.kind != AD_FIELD_UNSAID) {
        cite(out, field.by);
    }
    out->event.phase = AD_COMPETITION_RUNNING;
    out->event.stage = 0;
}

/* BTO 23.6, 32.2: all games must be over before the last round. */
static void may_pair(struct ad_competition_answer *out, const struct ad_competition *c)
{
    if (c->phase != AD_COMPETITION_RUNNING)
        out->code = AD_RUN_PHASE;
    else if (c->paired >= c->rounds)
        out->code = AD_RUN_ROUNDS;
    else if (c->paired + 1 == c->rounds && c->open) {
        out->code = AD_RUN_OPEN;
        out->by[0] = AD_BTO_32_2;
        out->by[1] = AD_BTO_23_6;
    }
}

static void may_close(struct ad_competition_answer *out, const struct ad_competition *c,
                      const struct ad_template *t, const struct ad_competition_cmd *cmd)
{
    const struct ad_template_stage *s;
    unsigned n = c->groups;

    if (c->phase != AD_COMPETITION_RUNNING) {
        out->code = AD_RUN_PHASE;
        return;
    }
    if (c->paired < c->rounds || c->open) {
        out->code = AD_RUN_UNFINISHED;
        return;
    }
    s = ad_template_stage_for(t, c->stage + 1u, c->size);
    out->event.phase = s ? AD_COMPETITION_RUNNING : AD_COMPETITION_OVER;
    out->event.stage = (uint8_t)(c->stage + (s != NULL));
    if (!s)
        return;
    /* So many places of each group go on; without a number everybody does. */
    n = s->places.first ? n * (1u + s->places.last - s->places.first) : c->size;
    if (!plan_stage(&out->event, s, cmd, n)) {
        out->code = AD_RUN_UNSET;
        cite(out, s->line.by);
    }
}

void ad_competition_decide(struct ad_competition_answer *out, const struct ad_competition *c,
                           const struct ad_template *t, const struct ad_competition_cmd *cmd)
{
    memset(out, 0, sizeof *out);
    out->event = (struct ad_competition_event){
        .seq = c->seq + 1, .kind = cmd->kind, .source = cmd->source, .who = cmd->who, .n = cmd->n};
    switch ((enum ad_competition_kind)cmd->kind) {
    case AD_RUN_ENTER: out->code = may_enter(c, cmd->who); break;
    case AD_RUN_ADMIT: out->code = may_change(c, cmd->who, true); break;
    case AD_RUN_WITHDRAW:
    case AD_RUN_EXCLUDE: out->code = may_change(c, cmd->who, false); break;
    case AD_RUN_START: may_start(out, c, t, cmd); break;
    case AD_RUN_PAIR: may_pair(out, c); break;
    case AD_RUN_RESULT:
        out->code = c->phase != AD_COMPETITION_RUNNING ? AD_RUN_PHASE
                    : cmd->n > c->open                 ? AD_RUN_RESULTS
                                                       : AD_RUN_OK;
        break;
    case AD_RUN_CLOSE: may_close(out, c, t, cmd); break;
    }
}

/* ---- what happened ---- */

/* What an event names must be there: it may be damaged, or of another competition. */
static bool fits(const struct ad_competition *c, const struct ad_competition_event *e)
{
    switch ((enum ad_competition_kind)e->kind) {
    case AD_RUN_ENTER: return !find(c, e->who);
    case AD_RUN_ADMIT:
    case AD_RUN_WITHDRAW:
    case AD_RUN_EXCLUDE: return find(c, e->who) != NULL;
    case AD_RUN_START:
    case AD_RUN_CLOSE:
        return e->stage < AD_TEMPLATE_STAGES && e->phase <= AD_COMPETITION_OVER &&
               e->system <= AD_STAGE_KNOCKOUT && e->size <= c->count && e->carried <= e->rounds &&
               (e->phase != AD_COMPETITION_RUNNING || (e->groups && e->rounds));
    case AD_RUN_PAIR: return c->paired < c->rounds && e->n <= UINT16_MAX - c->open;
    case AD_RUN_RESULT: return e->n <= c->open;
    }
    return false;
}

static void begin_stage(struct ad_competition *c, const struct ad_competition_event *e)
{
    c->phase = e->phase;
    c->stage = e->stage;
    if (e->phase != AD_COMPETITION_RUNNING)
        return;
    c->system = e->system;
    c->size = e->size;
    c->groups = e->groups;
    c->rounds = e->rounds;
    c->paired = e->carried;
    c->open = 0;
}

static void set_state(struct ad_competition *c, uint32_t who, enum ad_entry_state state)
{
    find(c, who)->state = (uint8_t)state;
}

int ad_competition_apply(struct ad_competition *c, const struct ad_competition_event *e)
{
    if (e->seq != c->seq + 1)
        return AD_ECONFLICT;
    if (!fits(c, e))
        return AD_EINVAL;
    if (e->kind == AD_RUN_ENTER && c->count >= c->cap)
        return AD_EFULL;
    c->seq = e->seq;
    switch ((enum ad_competition_kind)e->kind) {
    case AD_RUN_ENTER:
        c->entries[c->count++] =
            (struct ad_competition_entry){e->who, AD_ENTRY_NOMINATED, e->source};
        break;
    case AD_RUN_ADMIT: set_state(c, e->who, AD_ENTRY_ADMITTED); break;
    case AD_RUN_WITHDRAW: set_state(c, e->who, AD_ENTRY_WITHDRAWN); break;
    case AD_RUN_EXCLUDE: set_state(c, e->who, AD_ENTRY_EXCLUDED); break;
    case AD_RUN_START:
    case AD_RUN_CLOSE: begin_stage(c, e); break;
    case AD_RUN_PAIR:
        c->paired++;
        c->open = (uint16_t)(c->open + e->n);
        break;
    case AD_RUN_RESULT: c->open = (uint16_t)(c->open - e->n); break;
    }
    return 0;
}

/* ---- words ---- */

AD__WORDS(entry, enum ad_entry_state, AD_ENTRY_MAP)

AD__WORDS(run_code, enum ad_run_code, AD_RUN_CODE_MAP)
