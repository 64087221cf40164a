/*
 * text/season_league_pair.c -- the next round of a cup, as it was drawn, or of a Swiss.
 */
#include "text/season.h"

#include <string.h>

#include "federation/groups.h"
#include "adoube/swiss.h"
#include "tournament/names.h"
#include "federation/org_inside.h"

enum { PAIRS = AD__CHAMP_ENTRIES };

/* ---- a list ---- */

/* A-B C-D E, or "Anna Berg" - "Timo Groß"; who stands alone is free. Returns how many. */
static unsigned read_list(struct ad_champ_pair pair[PAIRS], const struct ad__league *h,
                          struct ad__args *a)
{
    struct ad__line l = {0};
    struct ad__word w;
    unsigned n = 0, got[2];
    bool ends, dash = false;

    while (h && a->has_rest && ad__list_word(a, &l, &w, &ends)) {
        bool both = ad__split_pair(h, &w, got);
        if (n > 0 && !dash && pair[n - 1].guest == 0 && ad__word_is(&w, "-")) {
            dash = true;
            continue;
        }
        if (!both && (got[0] = ad__entry_named(h, &w)) == 0) {
            ad__no_entry(h, a, &w);
        } else if (dash && both) {
            ad__args_bad(a, AD_SCRIPT_ENTRY, &w);
        } else if (dash) {
            pair[n - 1].guest = h->run[got[0] - 1].who;
        } else if (n == PAIRS) {
            ad__args_bad(a, AD_SCRIPT_MANY, &w);
        } else {
            pair[n++] =
                (struct ad_champ_pair){h->run[got[0] - 1].who, both ? h->run[got[1] - 1].who : 0};
        }
        dash = false;
    }
    if (dash)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    return n;
}

/* ---- the pairing engine ---- */

/* The record with room for one more round, in which whoever left is absent. */
static void copy_record(struct ad_tournament *t, struct ad_meeting *room,
                        const struct ad__league *h, const uint16_t *ids)
{
    unsigned stride = t->stride + 1, old = t->stride;

    for (unsigned i = 0; i < t->count; i++) {
        for (unsigned r = 0; r < old; r++)
            room[i * stride + r] = t->meetings[(size_t)i * old + r];
        room[i * stride + old] = (struct ad_meeting){.colour = '-'};
        if (h->run[ids[i] - 1].state != AD_ENTRY_ADMITTED)
            room[i * stride + t->played].result = 'Z';
    }
    t->meetings = room;
    t->stride = stride;
    t->rounds = h->c.run.rounds;
}

/* Returns how many; 0: there is no pairing, or no memory for it. */
static unsigned make_pairs(struct ad_champ_pair out[PAIRS], struct ad_season_script *r,
                           struct ad__league *h)
{
    struct ad__leagues *g = &r->state->league;
    size_t need = (ad_championship_memory(&h->c, &h->t) + 15) / 16 * 16, cells;
    uint16_t ids[AD__CHAMP_ENTRIES];
    struct ad_pair pair[PAIRS];
    struct ad_swiss_round round = {.pairs = pair};
    struct ad_swiss how = {.way = AD_SWISS_FAST};
    struct ad_standings table;
    struct ad_tournament t;

    if (need > sizeof g->scratch || ad_championship_table(&table, ids, &t, &h->c, &h->t,
                                                          h->c.run.stage, 1, g->scratch, need) != 0)
        return 0;
    cells = ((size_t)t.count * (t.stride + 1) * sizeof *t.meetings + 15) / 16 * 16;
    if (need + cells > sizeof g->scratch)
        return 0;
    copy_record(&t, (struct ad_meeting *)(void *)(g->scratch + need), h, ids);
    how.scratch = g->scratch + need + cells;
    how.len = sizeof g->scratch - need - cells;
    if (ad_swiss_pair(&round, &t, &how) != 0 || !round.possible)
        return 0;
    for (unsigned i = 0; i < round.count; i++) {
        unsigned black = pair[i].black;
        out[i] = (struct ad_champ_pair){h->run[ids[pair[i].white - 1] - 1].who,
                                        black ? h->run[ids[black - 1] - 1].who : 0};
    }
    return round.count;
}

/* ---- answers ---- */

static void put_one(struct put *p, const struct ad__league *h, const struct ad_champ_pair *pair)
{
    char name[64];

    put_text(p, ad__entry_text(h, ad_championship_entry(&h->c, pair->home), name));
    if (!pair->guest)
        return;
    put_char(p, '-');
    put_text(p, ad__entry_text(h, ad_championship_entry(&h->c, pair->guest), name));
}

static void answer_pairs(struct ad_season_script *r, const struct ad__league *h,
                         const struct ad_champ_cmd *cmd)
{
    char text[700];
    struct put p = {text, sizeof text, 0};

    ad__answer_number(r, "round", h->c.run.paired);
    for (unsigned i = 0; i < cmd->pairs; i++) {
        put_text(&p, i ? "," : "");
        put_one(&p, h, &cmd->pair[i]);
    }
    put_end(&p);
    ad__answer_fact(r, "pairs", text);
    ad__tell_fixtures(r, h, h->c.run.stage, h->c.run.paired);
}

static void answer_refusal(struct ad_season_script *r, const struct ad__league *h,
                           const struct ad_champ_cmd *cmd, const struct ad_champ_verdict *v)
{
    char text[160];
    struct put p = {text, sizeof text, 0};

    if (v->pair) {
        put_one(&p, h, &cmd->pair[v->pair - 1]);
        put_end(&p);
        ad__answer_fact(r, "pair", text);
    }
    if (v->code == AD_CHAMP_PAIRS)
        ad__answer_fact(r, "why", ad_draw_text((enum ad_draw_bad)v->draw, AD_EN));
}

unsigned ad__strongest_two(struct ad_strongest *out, const struct ad__season *s)
{
    struct ad_member_count counts[AD__SEASON_ORGS];
    unsigned n = ad__associations(s, counts);

    if (ad_strongest(out, counts, n, AD_FIGURE_MEMBERS, n < 2 ? n : 2, NULL, 0) != 0)
        return 0;
    return out->count;
}

/* pair [on=DATE] [confirmed][: A-B C-D E]: the next round; of a Swiss without a list as the pairing
 * engine makes it */
static bool pair(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_PAIR, .on = AD_NO_DATE};
    struct ad_champ_pair list[PAIRS];
    bool told = a->has_rest;
    struct ad_champ_verdict out;
    struct ad_strongest strong;

    cmd.pair = list;
    cmd.run.confirmed = ad__arg_flag(a, "confirmed");
    ad__arg_date(a, "on", &cmd.on);
    cmd.pairs = told ? read_list(list, h, a) : 0;
    if (!ad__args_end(a))
        return false;
    if (!told && h->c.run.system == AD_STAGE_SWISS && h->c.run.open == 0)
        cmd.pairs = make_pairs(list, r, h);
    cmd.strongest_count = ad__strongest_two(&strong, r->state);
    cmd.strongest = strong.who;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out.code))
        answer_refusal(r, h, &cmd, &out);
    else
        answer_pairs(r, h, &cmd);
    return true;
}

const struct ad__season_verb ad__season_pairs[] = {
    {{"pair", "[on=DATE] [confirmed][: TEAM-TEAM TEAM-TEAM TEAM]", true}, pair},
    {{0}, NULL},
};
