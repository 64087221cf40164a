/*
 * federation/lineup_anew.c -- what a line-up is judged by may change after the match.
 *
 * How often a substitute was used (BTO 16.5, SJ 7.3, 8.5) and for whom (16.6) is known from
 * earlier matches. One of them may have been annulled since (BTO 33.1); the order does not say
 * whether a use in it still counts. Another may have been reported later than this one. Of a pass,
 * a membership or a ban the director may hear later, too (2.1, 4.2).
 */
#include <string.h>

#include "adoube/err.h"
#include "adoube/lineup.h"
#include "federation/lineup_inside.h"

static bool is_gone(uint32_t match, const uint32_t *gone, unsigned gones)
{
    for (unsigned i = 0; i < gones; i++)
        if (gone[i] == match)
            return true;
    return false;
}

/* Played on an earlier day, both being known. */
static bool is_before(const struct ad_lineup_use *u, const struct ad_lineup_case *c)
{
    return u->on != AD_NO_DATE && c->on != AD_NO_DATE && u->on < c->on;
}

/* Nobody knows on which day it holds. */
static bool is_undated(const struct ad_lineup_verdict *v)
{
    return v->ineligible == AD_INELIGIBLE_USED || v->why == AD_FOUND_NOMINATED;
}

/* What is graver swallows the rest. */
static void take(struct ad_lineup_found *out, const struct ad_lineup_verdict *v)
{
    bool graver = out->by == AD_NO_POINT || v->code > out->code;

    if (is_undated(v) || (!graver && v->code < out->code))
        return;
    out->boards = (graver ? 0 : out->boards) | v->boards;
    if (!graver)
        return;
    out->code = v->code;
    out->by = v->by[0];
}

static int judge(struct ad_lineup_found *out, const struct ad_lineup_case *c)
{
    static const enum ad_lineup_clause clauses[] = {AD_CLAUSE_ELIG,  AD_CLAUSE_FOREIGN,
                                                    AD_CLAUSE_SAME,  AD_CLAUSE_SUB,
                                                    AD_CLAUSE_YOUTH, AD_CLAUSE_GUEST};
    struct ad_lineup_report r;

    memset(out, 0, sizeof *out);
    for (unsigned i = 0; i < sizeof clauses / sizeof *clauses; i++) {
        if (ad_lineup_judge_by(&r, c, clauses[i]) != 0)
            return AD_EINVAL;
        out->bans = (uint8_t)(out->bans + r.ban_count);
        for (unsigned k = 0; k < r.count; k++)
            take(out, &r.list[k]);
    }
    return 0;
}

int ad_lineup_find(struct ad_lineup_found *out, const struct ad_lineup_case *c, unsigned known,
                   const uint32_t *gone, unsigned gones, struct ad_lineup_use *room, unsigned cap)
{
    struct ad_lineup_case now = *c;

    if (c->use_count > cap)
        return AD_EFULL;
    if (known > c->use_count)
        return AD_EINVAL;
    now.uses = room;
    now.use_count = 0;
    for (unsigned i = 0; i < c->use_count; i++)
        if ((i < known || is_before(&c->uses[i], c)) && !is_gone(c->uses[i].match, gone, gones))
            room[now.use_count++] = c->uses[i];
    return judge(out, &now);
}
