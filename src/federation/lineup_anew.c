/*
 * federation/lineup_anew.c -- a line-up judged once more when what it rested on has changed.
 *
 * How often a substitute was used (BTO 16.5, SJ 7.3, 8.5) and for whom (16.6) is known from
 * earlier matches. One of them may have been annulled since (BTO 33.1); the order does not say
 * whether a use in it still counts. Another may have been reported later than this one. So both
 * judgements are given, and a person chooses.
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

/* By the two clauses that ask the ledger. */
static int judge(struct ad_lineup_found *out, const struct ad_lineup_case *c)
{
    static const enum ad_lineup_clause clauses[] = {AD_CLAUSE_SAME, AD_CLAUSE_SUB};
    struct ad_lineup_report r;

    memset(out, 0, sizeof *out);
    for (unsigned i = 0; i < 2; i++) {
        if (ad_lineup_judge_by(&r, c, clauses[i]) != 0)
            return AD_EINVAL;
        out->code = r.code > out->code ? r.code : out->code;
        out->bans = (uint8_t)(out->bans + r.ban_count);
        for (unsigned k = 0; k < r.count; k++) {
            out->boards |= r.list[k].boards;
            if (out->by == AD_NO_POINT)
                out->by = r.list[k].by[0];
        }
    }
    return 0;
}

int ad_lineup_anew(struct ad_lineup_found *was, struct ad_lineup_found *now,
                   const struct ad_lineup_case *c, unsigned known, const uint32_t *gone,
                   unsigned gones, struct ad_lineup_use *room, unsigned cap)
{
    struct ad_lineup_case then = *c, today = *c;
    unsigned n = 0;

    if (c->use_count > cap)
        return AD_EFULL;
    if (known > c->use_count)
        return AD_EINVAL;
    for (unsigned i = 0; i < c->use_count; i++)
        if ((i < known || is_before(&c->uses[i], c)) && !is_gone(c->uses[i].match, gone, gones))
            room[n++] = c->uses[i];
    then.use_count = known;
    today.uses = room;
    today.use_count = n;
    if (judge(was, &then) != 0 || judge(now, &today) != 0)
        return AD_EINVAL;
    return memcmp(was, now, sizeof *was) != 0;
}
