/*
 * federation/squad.c -- a club's season: commands are decided here, the larger ones next door.
 *
 *   point          what                                         where
 *   BTO 14, 16.1   the list, its deadline, own members          squad_list.c
 *   BTO 2.2        two without German citizenship               squad_list.c
 *   BTO 16.2       no other order while a championship runs     squad_list.c
 *   BTO 16.3       who comes late stands at the end             squad_list.c
 *   BTO 16.5       the ledger of substitutes                    squad_play.c
 *   BTO 2.3        for whom everybody has played                squad_play.c
 *   SJ 7.3         bans after a third use, and serving them     squad_play.c
 */
#include "federation/squad.h"

#include <string.h>

#include "adoube/err.h"
#include "core/assert.h"
#include "federation/names.h"

struct ad_squad_event *ad__squad_emit(struct ad__squad *d, enum ad_squad_event_kind kind,
                                      enum ad_point by)
{
    struct ad_squad_events *out = d->out;
    struct ad_squad_event *e = &d->lost;

    if (out->count < out->cap)
        e = &out->event[out->count++];
    else if (d->err == 0)
        d->err = AD_EFULL;
    memset(e, 0, sizeof *e);
    e->seq = d->s->seq + out->count;
    e->kind = (uint8_t)kind;
    e->command = d->cmd->kind;
    e->on = d->cmd->on;
    e->deadline = AD_NO_DATE;
    e->by = by;
    return e;
}

void ad__squad_need(struct ad__squad *d, enum ad_need_kind kind, uint32_t id)
{
    struct ad_squad_events *out = d->out;

    for (unsigned i = 0; i < out->need_count; i++)
        if (out->needs[i].kind == kind && out->needs[i].id == id)
            return;
    AD_ASSERT(out->need_count < AD_SQUAD_NEEDS); /* one a line, and the club */
    out->needs[out->need_count++] = (struct ad_need){.kind = (uint8_t)kind, .id = id};
}

void ad__squad_fine(struct ad__squad *d, enum ad_point by)
{
    d->out->verdict = (struct ad_squad_verdict){
        .code = AD_LINEUP_OK, .why = AD_LINEUP_WHYS, .by = {by, AD_NO_POINT}};
}

void ad__squad_reject(struct ad__squad *d, enum ad_lineup_why why, uint16_t rank, enum ad_point by)
{
    d->out->verdict = (struct ad_squad_verdict){
        .code = AD_LINEUP_REJECT, .why = (uint8_t)why, .rank = rank, .by = {by, AD_NO_POINT}};
}

/* BTO 14, 16.1: clubs enter teams. The class of one that plays already cannot be another. */
static void enter(struct ad__squad *d)
{
    const struct ad_lineup_team *t = &d->cmd->team;
    const struct ad_squad *s = d->s;
    struct ad_squad_event *e;
    unsigned i = 0;

    while (i < s->team_count && s->teams[i].number != t->number)
        i++;
    if (t->number == 0 || (i < s->team_count && s->running && s->teams[i].class_of != t->class_of))
        d->err = AD_EINVAL;
    else if (i == AD_SQUAD_TEAMS)
        d->err = AD_EFULL;
    ad__squad_fine(d, AD_BTO_14);
    e = ad__squad_emit(d, AD_SQUAD_EV_ENTERED, AD_BTO_14);
    e->team.number = t->number;
    e->team.class_of = t->class_of;
}

static void begin_or_end(struct ad__squad *d, bool begin)
{
    if (begin ? d->s->running == UINT16_MAX : d->s->running == 0)
        d->err = begin ? AD_EFULL : AD_EINVAL;
    ad__squad_fine(d, AD_BTO_16_2);
    ad__squad_emit(d, begin ? AD_SQUAD_EV_BEGUN : AD_SQUAD_EV_ENDED, AD_BTO_16_2);
}

static void decide(struct ad__squad *d)
{
    switch ((enum ad_squad_cmd_kind)d->cmd->kind) {
    case AD_SQUAD_REGISTER: ad__squad_register(d); return;
    case AD_SQUAD_ENTER: enter(d); return;
    case AD_SQUAD_ADD: ad__squad_add(d); return;
    case AD_SQUAD_REORDER: ad__squad_reorder(d); return;
    case AD_SQUAD_BEGIN: begin_or_end(d, true); return;
    case AD_SQUAD_END: begin_or_end(d, false); return;
    case AD_SQUAD_PLAYED: ad__squad_played(d); return;
    case AD_SQUAD_SERVED: ad__squad_served(d); return;
    case AD_SQUAD_CMDS: break;
    }
    d->err = AD_EINVAL;
}

int ad_squad_decide(struct ad_squad_events *out, const struct ad_squad *s,
                    const struct ad_squad_cmd *cmd)
{
    struct ad__squad d = {.out = out, .s = s, .cmd = cmd};

    out->count = out->need_count = 0;
    ad__squad_fine(&d, AD_BTO_16_1);
    decide(&d);
    if (d.err < 0)
        out->need_count = 0;
    if (d.err < 0 || out->verdict.code == AD_LINEUP_REJECT)
        out->count = 0;
    return d.err;
}

/* ---- names ---- */

const char *ad_squad_cmd_name(enum ad_squad_cmd_kind k)
{
    static const char *const names[] = {
#define X(id, name) name,
        AD_SQUAD_CMD_MAP(X)
#undef X
    };

    return k < AD_SQUAD_CMDS ? names[k] : "";
}

const char *ad_squad_event_name(enum ad_squad_event_kind k)
{
    static const char *const names[] = {
#define X(id, name) name,
        AD_SQUAD_EVENT_MAP(X)
#undef X
    };

    return k < AD_SQUAD_EVENTS ? names[k] : "";
}
