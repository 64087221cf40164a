/*
 * text/season_league_entry.c -- before a championship starts: who enters, the draw, the days.
 */
#include "text/season.h"

#include <string.h>

#include "federation/groups.h"
#include "federation/matchday.h"
#include "text/season_say.h"
#include "federation/names.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

uint16_t ad__association_of(const struct ad__season *s, uint32_t org)
{
    while (org > 0 && s->org[org - 1].org.level != AD_ASSOCIATION)
        org = s->org[org - 1].org.parent;
    return (uint16_t)org;
}

/* ---- entries ---- */

/* Porz, or Porz/2: its second team. */
static bool read_club(struct ad__league_entry *out, struct ad__season *s, struct ad__args *a,
                      const struct ad__word *w)
{
    const char *slash = w->quoted ? NULL : memchr(w->text, '/', w->len);
    struct ad__word club = *w, number;
    struct ad__named_org *o;

    if (slash) {
        club.len = (size_t)(slash - w->text);
        number = (struct ad__word){slash + 1, w->len - club.len - 1, false};
        out->number = (uint8_t)ad__word_number(a, &number, AD_SQUAD_TEAMS);
    }
    o = ad__org_named(s, &club);
    if (!o || o->org.level != AD_CLUB)
        return ad__no_org(s, a, &club);
    out->org = o->org.id;
    return !a->bad;
}

static bool read_entry(struct ad__league_entry *out, struct ad_season_script *r, struct ad__args *a,
                       const struct ad__league *h, const struct ad__word *w)
{
    struct ad__named_person *p;

    *out = (struct ad__league_entry){.name = *w, .number = 1};
    if (h->t.unit.word == AD_UNIT_TEAM)
        return read_club(out, r->state, a, w);
    p = ad__person_named(r->state, w);
    if (!p)
        return ad__no_person(r->state, a, w);
    out->number = 0;
    out->person = p->p.id;
    out->org = p->p.membership_count ? p->p.memberships[0].club : 0;
    return true;
}

/* A number that tells it from all others. */
static uint32_t who_of(const struct ad__league_entry *t)
{
    return t->person ? t->person : t->org * AD_SQUAD_TEAMS * 2u + t->number;
}

/* Nominated and, as a rule, admitted at once. */
static bool enter_one(struct ad_champ_verdict *out, struct ad_season_script *r, struct ad__args *a,
                      struct ad__league *h, const struct ad__league_entry *t, bool nominated)
{
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_RUN,
                               .run = {.kind = AD_RUN_ENTER, .who = who_of(t)},
                               .club = t->org,
                               .association = ad__association_of(r->state, t->org),
                               .team = t->number,
                               .entitled = t->entitled};

    if (!ad__league_do(out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out->code))
        return true;
    h->team[h->c.run.count - 1] = *t;
    cmd.run.kind = AD_RUN_ADMIT;
    return nominated || ad__league_do(out, r, a, h, &cmd);
}

/* What stands behind its name: "NAME", promoted, finalist; entitled, where the template passes over
 * a club that is (BTO 11.5). */
static bool read_more(struct ad__league_entry *out, struct ad__args *a, const struct ad__league *h,
                      const struct ad__word *w)
{
    if (w->quoted)
        out->title = *w;
    else if (ad__word_is(w, "promoted"))
        out->promoted = true;
    else if (ad__word_is(w, "finalist"))
        out->last_finalist = true;
    else if (ad__word_is(w, "entitled") && h->t.qualifies &&
             h->t.qualify[0].skip == AD_SKIP_ENTITLED)
        out->entitled = true;
    else
        return ad__args_bad(a, AD_SCRIPT_UNKNOWN, w);
    return true;
}

/* Returns how many; a fault: a->bad. */
static unsigned read_entries(struct ad__league_entry team[AD__CHAMP_ENTRIES],
                             struct ad_season_script *r, struct ad__args *a,
                             const struct ad__league *h)
{
    struct ad__line l = {0};
    struct ad__word w;
    bool ends, fresh = true;
    unsigned n = 0;

    while (h && ad__list_word(a, &l, &w, &ends)) {
        if (fresh && n == AD__CHAMP_ENTRIES)
            ad__args_bad(a, AD_SCRIPT_MANY, &w);
        else if (fresh)
            read_entry(&team[n++], r, a, h, &w);
        else
            read_more(&team[n - 1], a, h, &w);
        fresh = ends;
    }
    if (n == 0)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    return n;
}

/* ---- may they? ---- */

/* Is this known of a player, or is it only that nobody has told it? What hangs on a day is asked
 * only where the day is known. */
static bool is_known(const struct ad__named_person *p, enum ad_ineligible why, bool day)
{
    unsigned clubs = p->p.membership_count, papers = p->p.pass_count + p->p.permission_count;

    switch (why) {
    case AD_INELIGIBLE_SEX:
    case AD_INELIGIBLE_OLD:
    case AD_INELIGIBLE_YOUNG: return true;
    case AD_INELIGIBLE_OTHER_CLUB:
    case AD_INELIGIBLE_AREA:
    case AD_INELIGIBLE_UNRECOGNISED: return clubs == 1 || (day && clubs);
    case AD_INELIGIBLE_PASS:
    case AD_INELIGIBLE_NOT_AT_HAND: return papers ? day : p->no_pass;
    case AD_INELIGIBLE_MEMBER:
    case AD_INELIGIBLE_PERMISSION:
    case AD_INELIGIBLE_BARRED:
    case AD_INELIGIBLE_CLUB_BARRED:
    case AD_INELIGIBLE_USED: return day && clubs;
    case AD_INELIGIBLE_AGE:
    case AD_INELIGIBLE_SEX_UNKNOWN:
    case AD_INELIGIBLES: break;
    }
    return false;
}

static void answer_entry(struct ad_season_script *r, const struct ad__league_entry *t,
                         const struct ad_ineligible_for *why)
{
    struct put *p;

    ad__answer(r, ad_ineligible_name((enum ad_ineligible)why->why));
    ad__answer_points(r, why->by, 2);
    p = ad__answer_block(r);
    ad__tell_word(p, &t->name);
    put_text(p, ": ");
    put_text(p, ad_ineligible_text((enum ad_ineligible)why->why, r->lang));
    ad__tell_points(p, why->by, 2);
    put_char(p, '\n');
}

/* The first thing that is known and keeps it out (BTO 2.1, 2.3, 3.5, 4; SJ 2.1). False: an answer. */
static bool may_enter(struct ad_season_script *r, const struct ad__league *h,
                      const struct ad__league_entry *t, ad_date on)
{
    struct ad__season *s = r->state;
    const struct ad__named_person *p = t->person ? &s->person[t->person - 1] : NULL;
    struct ad_terms terms = {.season = s->year.season, .on = on, .area = h->of.area};
    struct ad_club_facts club = {0};
    struct ad_eligibility e;
    struct ad__bound bound;
    uint32_t above[3];

    if (terms.season == AD_NO_SEASON)
        return true;
    ad_terms_of(&terms, &h->t);
    terms.team = t->number;
    terms.unrecognised = terms.area && !s->org[terms.area - 1].org.recognised;
    if (on == AD_NO_DATE)
        terms.on = ad_season_first(terms.season, &s->readings.days);
    if (t->org)
        club = ad_season_club(&s->year, t->org, above);
    if (p)
        ad__terms_bound(&terms, &s->year, &p->p, t->org, &bound);
    if (p)
        ad_eligible(&e, &p->p, &club, &terms, &s->readings.passes);
    else
        ad_club_eligible(&e, &club, &terms);
    for (unsigned i = 0; i < e.count; i++) {
        enum ad_ineligible why = (enum ad_ineligible)e.list[i].why;

        if (p ? !is_known(p, why, on != AD_NO_DATE)
              : why == AD_INELIGIBLE_CLUB_BARRED && on == AD_NO_DATE)
            continue;
        answer_entry(r, t, &e.list[i]);
        return false;
    }
    return true;
}

/* All of them, or nobody. Returns the first who may not; n: there is none. */
static unsigned first_kept_out(struct ad_season_script *r, const struct ad__league *h,
                               const struct ad__league_entry *team, unsigned n, ad_date on)
{
    unsigned i = 0;

    if (on == AD_NO_DATE && h->dates)
        on = h->date[0];
    while (i < n && may_enter(r, h, &team[i], on))
        i++;
    return i;
}

/* enter [nominated] [on=DATE]: TEAM ["NAME"] [promoted] [finalist] [entitled], …; all of them, or nobody */
static bool enter(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad__league_entry team[AD__CHAMP_ENTRIES];
    struct ad_champ_verdict out = {0};
    bool nominated = ad__arg_flag(a, "nominated");
    ad_date on = AD_NO_DATE;
    unsigned n = read_entries(team, r, a, h), i;
    struct ad_championship before;
    char name[64];
    struct put p = {name, sizeof name, 0};

    ad__arg_date(a, "on", &on);
    if (!ad__args_end(a))
        return false;
    before = h->c;
    i = first_kept_out(r, h, team, n, on);
    for (unsigned k = 0; i == n && k < n; k++) {
        if (!enter_one(&out, r, a, h, &team[k], nominated))
            return false;
        if (ad_champ_code_refuses(out.code))
            i = k;
    }
    if (i < n) {
        h->c = before;
        put_bytes(&p, team[i].name.text, team[i].name.len);
        put_end(&p);
        ad__answer_fact(r, "who", name);
    }
    ad__answer_number(r, "entries", ad_competition_admitted(&h->c.run));
    return true;
}

/* ---- the draw ---- */

/* Is it in balance, and do clubmates meet first? */
static bool answer_draw(struct ad_season_script *r, const struct ad__league *h,
                        const struct ad_champ_draw *draw, unsigned count, unsigned groups)
{
    struct ad_group_entry entry[AD__CHAMP_ENTRIES] = {{0}};
    uint8_t group[AD__CHAMP_ENTRIES];
    struct ad_group_draw d = {.entries = entry, .count = count, .groups = groups};
    struct ad_groups_verdict v;
    char name[48];

    for (unsigned i = 0; i < count; i++) {
        group[i] = (uint8_t)(draw[i].group - 1);
        entry[i] = ad__group_entry(r, h, ad_championship_entry(&h->c, draw[i].who));
    }
    if (!ad_groups_even(&d, &h->t) || ad_groups_check(&v, &d, group) != 0)
        return true;
    ad__answer(r, v.code == AD_GROUPS_FINE ? "ok" : ad_groups_name(v.code));
    ad__answer_by(r, v.by);
    if (v.code == AD_GROUPS_UNEVEN) {
        ad__answer_number(r, "group", v.at + 1);
        ad__answer_number(r, "has", v.has);
        if (v.value)
            ad__answer_fact(r, "of", ad__org_text(r->state, v.value, name));
    }
    r->answer.proposed = v.proposed;
    return v.code == AD_GROUPS_FINE;
}

/* BTO 26.2: two of a club in one group. */
static bool clubmates_first(struct ad_season_script *r, const struct ad__league *h,
                            const struct ad_champ_draw *draw, unsigned count, unsigned groups)
{
    uint16_t who[AD__CHAMP_ENTRIES], club[AD__CHAMP_ENTRIES];
    struct ad_numbers_verdict v;

    for (unsigned g = 1; g <= groups; g++) {
        unsigned n = 0;
        for (unsigned i = 0; i < count; i++)
            if (draw[i].group == g) {
                who[n] = (uint16_t)n;
                club[n++] = (uint16_t)h->team[ad_championship_entry(&h->c, draw[i].who) - 1].org;
            }
        if (ad_numbers_check(&v, who, club, n) != 0 || v.fine)
            continue;
        ad__answer(r, "too-late");
        ad__answer_number(r, "group", g);
        ad__answer_number(r, "last", v.last);
        ad__answer_number(r, "least", v.least);
        ad__answer_by(r, v.by);
        r->answer.proposed = v.proposed;
        return false;
    }
    return true;
}

/* seed=N [groups=N]: drawn here and now */
static bool draw_by_seed(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                         const struct ad__word *w)
{
    struct ad_lot lot = {{0}, 0};
    uint32_t groups = 0;
    uint64_t seed = 0;

    ad__arg_number(a, "groups", AD_CHAMP_GROUPS, &groups);
    for (size_t i = 0; i < w->len; i++) {
        if (w->text[i] < '0' || w->text[i] > '9' || seed > (INT64_MAX - 9) / 10)
            return ad__args_bad(a, AD_SCRIPT_NUMBER, w);
        seed = 10 * seed + (uint64_t)(w->text[i] - '0');
    }
    if (!ad__args_end(a))
        return false;
    lot.word[0] = seed;
    if (h->c.run.phase == AD_COMPETITION_ENTRIES)
        return ad__draw_groups(r, h, &lot, groups, seed);
    return h->c.run.system == AD_STAGE_KNOCKOUT ? ad__draw_round(r, a, h, &lot, seed)
                                                : ad__draw_stage(r, a, h, &lot, seed);
}

/* Who has withdrawn or was excluded is not drawn: START would say no. */
static bool all_take_part(struct ad_season_script *r, const struct ad__league *h,
                          const struct ad_champ_draw *draw, unsigned count)
{
    char name[64];

    for (unsigned i = 0; i < count; i++) {
        unsigned entry = ad_championship_entry(&h->c, draw[i].who);

        if (h->run[entry - 1].state < AD_ENTRY_WITHDRAWN)
            continue;
        ad__answer(r, ad_run_code_name(AD_RUN_STATE));
        ad__answer_fact(r, "team", ad__entry_text(h, entry, name));
        ad__answer_by(r, AD_BTO_26_2);
        return false;
    }
    return true;
}

/* A cup and a Swiss are paired round by round: there is nothing to draw at once. */
static bool is_numbered(struct ad_season_script *r, const struct ad__league *h)
{
    const struct ad_template_stage *s =
        ad_template_stage_for(&h->t, 0, ad_competition_admitted(&h->c.run));

    if (!s || s->system == AD_STAGE_ROUND_ROBIN)
        return true;
    ad__answer(r, ad_champ_code_name(AD_CHAMP_SYSTEM));
    ad__answer_line(r, &s->line);
    return false;
}

/* Before the first stage: is it one that they may draw? */
static bool fits_first(struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_draw *got, unsigned n, unsigned groups, bool confirmed)
{
    ad__answer(r, "ok");
    if (!is_numbered(r, h) || !all_take_part(r, h, got, n))
        return false;
    return (answer_draw(r, h, got, n, groups) && clubmates_first(r, h, got, n, groups)) ||
           confirmed;
}

/* Of a later stage START knows who comes through; of one that runs, that nothing is left to draw. */
static bool fits_later(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                       const struct ad_champ_draw *got, unsigned n, bool confirmed)
{
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_START,
                               .run = {.kind = AD_RUN_START, .confirmed = confirmed},
                               .draw = got,
                               .draws = n,
                               .on = AD_NO_DATE};
    struct ad_champ_verdict out;

    return ad__league_ask(&out, r, a, h, &cmd) && !ad_champ_code_refuses(out.code);
}

/* draw [confirmed]: A B C | D E F: groups, and in each the numbers 1, 2, 3 …, as they were drawn;
 * draw seed=N [groups=N]: drawn from the seed; of a cup the next round */
static bool draw(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_draw got[AD__CHAMP_ENTRIES];
    bool confirmed = ad__arg_flag(a, "confirmed"), ends;
    unsigned n = 0, group = 1, number = 0;
    struct ad__line l = {0};
    struct ad__word w;

    if (h && !a->has_rest && ad__arg_value(a, "seed", &w))
        return draw_by_seed(r, a, h, &w);
    while (h && ad__list_word(a, &l, &w, &ends)) {
        unsigned entry;
        if (ad__word_is(&w, "|")) {
            group++;
            number = 0;
            continue;
        }
        entry = ad__entry_named(h, &w);
        if (entry == 0)
            return ad__no_entry(h, a, &w);
        if (n == AD__CHAMP_ENTRIES)
            return ad__args_bad(a, AD_SCRIPT_MANY, &w);
        got[n++] =
            (struct ad_champ_draw){h->run[entry - 1].who, (uint8_t)group, (uint16_t)++number};
    }
    if (!a->bad && (n == 0 || group > AD_CHAMP_GROUPS))
        ad__args_bad(a, n ? AD_SCRIPT_MANY : AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    if (h->c.run.phase == AD_COMPETITION_ENTRIES ? fits_first(r, h, got, n, group, confirmed)
                                                 : fits_later(r, a, h, got, n, confirmed)) {
        memcpy(h->draw, got, n * sizeof *got);
        h->draws = n;
    }
    return !a->bad;
}

/* dates: DATE - …: of the rounds of the stage that starts next; - is not set */
static bool dates(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    ad_date got[AD__CHAMP_DATES];
    struct ad__line l = {0};
    struct ad__word w;
    unsigned n = 0;
    bool ends;

    while (h && ad__list_word(a, &l, &w, &ends)) {
        if (n < AD__CHAMP_DATES && ad__word_is(&w, "-"))
            got[n++] = AD_NO_DATE;
        else if (n == AD__CHAMP_DATES || ad_date_read(&got[n++], w.text, w.len, NULL) != 0)
            return ad__args_bad(a, AD_SCRIPT_DATE, &w);
    }
    if (!ad__args_end(a))
        return false;
    memcpy(h->date, got, n * sizeof *got);
    h->dates = n;
    return true;
}

const struct ad__season_verb ad__season_entries[] = {
    {{"enter", "[nominated] [on=DATE]: TEAM [\"NAME\"] [promoted] [finalist] [entitled], …", true},
     enter},
    {{"draw", "[confirmed]: TEAM TEAM … | TEAM TEAM … or seed=N [groups=N]", true}, draw},
    {{"dates", ": DATE - …", false}, dates},
    {{0}, NULL},
};
