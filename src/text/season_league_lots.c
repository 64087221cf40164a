/*
 * text/season_league_lots.c -- draws that are made: groups and numbers, the next round of a cup.
 *
 * The chance is a seed that somebody names before everybody. Whoever has the list of entries and
 * the seed makes the same draw again.
 */
#include "text/season.h"
#include "federation/competition_inside.h"
#include "federation/org_inside.h"
#include "federation/template_inside.h"

#include <string.h>

struct ad_group_entry ad__group_entry(const struct ad_season_script *r, const struct ad__league *h,
                                      unsigned entry)
{
    const struct ad__league_entry *t = &h->team[entry - 1];

    return (struct ad_group_entry){.association = ad__association_of(r->state, t->org),
                                   .club = (uint16_t)t->org,
                                   .promoted = t->promoted,
                                   .last_finalist = t->last_finalist};
}

/* ---- the line ---- */

/* As the script called it, so that it can be read again. */
static void put_name(struct put *p, const struct ad__league *h, unsigned entry)
{
    const struct ad__word *w = &h->team[entry - 1].name;

    put_text(p, w->quoted ? "\"" : "");
    put_bytes(p, w->text, w->len);
    put_text(p, w->quoted ? "\"" : "");
}

static struct put *begin_line(struct ad_season_script *r, const char *verb, uint64_t seed)
{
    struct put *p = ad__answer_block(r);

    put_text(p, "# seed ");
    put_number(p, (int64_t)seed);
    put_char(p, '\n');
    put_text(p, verb);
    return p;
}

/* ---- groups and numbers ---- */

/* Those of group g (from 0), with numbers that let clubmates meet first (BTO 26.2). */
static bool draw_group(struct ad__league *h, const unsigned *entry, const uint8_t *group,
                       unsigned count, unsigned g, struct ad_lot *lot)
{
    uint16_t who[AD__CHAMP_ENTRIES], club[AD__CHAMP_ENTRIES] = {0};
    unsigned in[AD__CHAMP_ENTRIES], n = 0, last;

    for (unsigned i = 0; i < count; i++)
        if (group[i] == g) {
            club[n] = (uint16_t)h->team[entry[i] - 1].org;
            in[n++] = entry[i];
        }
    if (ad_berger_numbers(who, &last, club, n, lot) != 0)
        return false;
    for (unsigned i = 0; i < n; i++)
        h->draw[h->draws++] =
            (struct ad_champ_draw){h->run[in[who[i]] - 1].who, (uint8_t)(g + 1), (uint16_t)(i + 1)};
    return true;
}

static void tell_groups(struct ad_season_script *r, const struct ad__league *h, uint64_t seed)
{
    struct put *p = begin_line(r, "draw:", seed);

    for (unsigned i = 0; i < h->draws; i++) {
        put_text(p, i && h->draw[i].group != h->draw[i - 1].group ? " | " : " ");
        put_name(p, h, ad_championship_entry(&h->c, h->draw[i].who));
    }
    put_char(p, '\n');
}

bool ad__draw_groups(struct ad_season_script *r, struct ad__league *h, struct ad_lot *lot,
                     unsigned groups, uint64_t seed)
{
    const struct ad_template_stage *s =
        ad_template_stage_for(&h->t, 0, ad_competition_admitted(&h->c.run));
    struct ad_group_entry of[AD__CHAMP_ENTRIES];
    unsigned entry[AD__CHAMP_ENTRIES];
    uint8_t group[AD__CHAMP_ENTRIES] = {0};
    struct ad_group_draw d = {.entries = of};
    bool fine;

    for (unsigned i = 1; i <= h->c.run.count; i++)
        if (h->run[i - 1].state == AD_ENTRY_ADMITTED) {
            of[d.count] = ad__group_entry(r, h, i);
            entry[d.count++] = i;
        }
    d.groups = groups ? groups : s && s->groups > 0 ? (unsigned)s->groups : 1;
    h->draws = 0;
    fine = s && s->system == AD_STAGE_ROUND_ROBIN && d.count > 1;
    if (fine && d.groups > 1)
        fine = ad_groups_even(&d, &h->t) && ad_groups_make(group, &d, lot) == 0;
    for (unsigned g = 0; fine && g < d.groups; g++)
        fine = draw_group(h, entry, group, d.count, g, lot);
    ad__answer(r, fine ? "ok" : "no-draw");
    if (fine)
        tell_groups(r, h, seed);
    else
        h->draws = 0;
    for (unsigned i = 0; i < h->t.draws; i++)
        ad__answer_line(r, &h->t.draw[i].line);
    return true;
}

/* ---- numbers of a later stage ---- */

bool ad__draw_stage(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                    struct ad_lot *lot, uint64_t seed)
{
    struct ad_champ_cmd cmd = {
        .kind = AD_CHAMP_START, .run = {.kind = AD_RUN_START, .confirmed = true}, .on = AD_NO_DATE};
    const struct ad_season_events *out = &r->state->out;
    unsigned entry[AD__CHAMP_ENTRIES], n = 0;
    uint8_t group[AD__CHAMP_ENTRIES] = {0};
    struct ad_champ_verdict v;

    if (!ad__league_ask(&v, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(v.code))
        return true;
    for (unsigned i = 0; i < out->count; i++) /* who would be in it */
        if (out->event[i].kind == AD_SEASON_EV_LEAGUE &&
            out->event[i].champ.kind == AD_CHAMP_EV_DRAWN)
            entry[n++] = out->event[i].champ.who;
    h->draws = 0;
    if (!draw_group(h, entry, group, n, 0, lot))
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    tell_groups(r, h, seed);
    for (unsigned i = 0; i < h->t.draws; i++)
        if (h->t.draw[i].kind == AD_DRAWN_PAIRINGS)
            ad__answer_line(r, &h->t.draw[i].line);
    return true;
}

/* ---- a round of a cup ---- */

bool ad__draw_round(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                    struct ad_lot *lot, uint64_t seed)
{
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_PAIR, .on = AD_NO_DATE};
    struct ad_champ_pair pair[AD_CUP_MAX / 2];
    struct ad_strongest strong;
    struct ad_champ_verdict out;
    struct put *p;
    int n;

    cmd.strongest_count = ad__strongest_two(&strong, r->state);
    cmd.strongest = strong.who;
    n = ad_championship_draw(pair, AD_CUP_MAX / 2, &h->c, &h->t, cmd.strongest, cmd.strongest_count,
                             lot);
    cmd.pair = pair;
    cmd.pairs = n > 0 ? (unsigned)n : 0;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out.code))
        return true;
    p = begin_line(r, "pair:", seed);
    for (int i = 0; i < n; i++) {
        put_char(p, ' ');
        put_name(p, h, ad_championship_entry(&h->c, pair[i].home));
        if (!pair[i].guest)
            continue;
        put_text(p, h->team[0].name.quoted ? " - " : "-");
        put_name(p, h, ad_championship_entry(&h->c, pair[i].guest));
    }
    put_char(p, '\n');
    return true;
}
