/*
 * text/season_lineup.c -- line-ups and what they cost.
 */
#include "text/season.h"

#include "federation/matchday.h"
#include "text/season_say.h"
#include "federation/names.h"

static void answer_report(struct ad_season_script *r, const struct ad_lineup_report *rep)
{
    ad__answer(r, ad_lineup_code_name((enum ad_lineup_code)rep->code));
    ad__answer_boards(r, "boards", rep->lost | rep->lost_if);
    ad__answer_boards(r, "forfeit", rep->forfeit);
    ad__answer_boards(r, "reserved", rep->reserved);
    if (rep->proposed)
        ad__answer_fact(r, "declined", ad_lineup_code_name((enum ad_lineup_code)rep->declined));
    if (rep->fine_due)
        ad__answer_fact(r, "fine", "yes");
    for (unsigned i = 0; i < rep->ban_count; i++)
        ad__answer_number(r, "ban-team", rep->bans[i].team);
    ad__answer_number(r, "bans", rep->ban_count);
    ad__answer_number(r, "uses", rep->use_count);
    for (unsigned i = 0; i < rep->count; i++) {
        ad__answer_by(r, rep->list[i].by[0]);
        ad__answer_by(r, rep->list[i].by[1]);
    }
    if (rep->code < AD_NO_SHOW) /* boards that are in order, and empty ones, rest on points, too */
        ad__answer_points(r, rep->kept, rep->kept_count);
    r->answer.proposed = rep->proposed;
}

static uint8_t need_team(struct ad__args *a)
{
    struct ad__word w;

    return ad__arg_need(a, &w) ? (uint8_t)ad__word_number(a, &w, AD__SEASON_TEAMS) : 0;
}

/* All behind the colon. */
static void read_boards(struct ad__args *a, struct ad_lineup *out)
{
    struct ad_lineup_fault f;

    if (!a->has_rest) {
        ad__args_missing(a, "1 2 (3) -");
        return;
    }
    a->has_rest = false;
    if (ad_lineup_read(out, a->rest.text, a->rest.len, &f) != 0)
        ad__args_bad_why(a, AD_SCRIPT_LINEUP, &(struct ad__word){a->rest.text + f.at, 0, false},
                         f.why);
}

static void take_template(struct ad_lineup_case *c, struct ad_lineup_rules *rules,
                          const struct ad_season_script *r, const struct ad_template *t)
{
    ad_terms_of(&c->terms, t);
    ad__terms_area(&c->terms, ad__area_of(r, t));
    ad_lineup_rules_of(rules, t);
    c->kind = (uint8_t)ad_lineup_kind_of(t);
}

static void read_case(struct ad_lineup_case *c, struct ad_lineup_rules *rules,
                      const struct ad_season_script *r, struct ad__args *a)
{
    static const char *const kinds[] = {
#define X(id, name) name,
        AD_LINEUP_KIND_MAP(X)
#undef X
    };
    static const char *const stages[] = {
#define X(id, name) name,
        AD_LINEUP_STAGE_MAP(X)
#undef X
    };
    struct ad_template t;
    uint32_t under;

    if (ad__arg_template(a, "for", &t))
        take_template(c, rules, r, &t);
    under = c->terms.under;
    c->kind = (uint8_t)ad__arg_choice(a, "kind", kinds, AD_LINEUP_KINDS, c->kind);
    c->stage = (uint8_t)ad__arg_choice(a, "stage", stages, AD_LINEUP_STAGES, AD_LINEUP_ROUND);
    c->top_league = ad__arg_flag(a, "top-league");
    ad__arg_flag(a, "national"); /* follows from the nominations */
    ad__arg_date(a, "on", &c->terms.on);
    ad__arg_number(a, "under", 99, &under);
    c->terms.under = (uint8_t)under;
    read_boards(a, &c->lineup);
}

/* lineup CLUB TEAM [for=TEMPLATE] [kind=…] [stage=…] [top-league] [national] [on=DATE] [under=N]:
 * 1 2 (3) - 5 */
static bool lineup(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad_lineup_case c = {.terms = {.season = s->year.season, .on = AD_NO_DATE}};
    struct ad_lineup_rules rules = s->readings.lines;
    struct ad_lineup_report rep;
    struct ad_club_facts facts;
    struct ad__named_org *club;
    struct ad__list *list;
    uint32_t above[3];

    read_case(&c, &rules, r, a);
    c.rules = &rules;
    list = ad__ask_list(r, a, c.kind == AD_LINEUP_YOUTH || c.kind == AD_LINEUP_GIRLS, &club);
    c.team = need_team(a);
    if (!ad__args_end(a))
        return false;
    if (list->youth)
        ad__youth_ranks(&c.lineup, c.team);
    facts = ad_season_club(&s->year, club->org.id, above);
    if (s->year.season != AD_NO_SEASON) /* else nobody's eligibility is asked */
        c.club = &facts;
    c.on = c.terms.on;
    if (c.terms.on == AD_NO_DATE)
        c.terms.on = ad_season_first(s->year.season, &s->readings.days);
    c.lines = list->line;
    c.line_count = list->lines;
    c.teams = list->team;
    c.team_count = list->teams;
    c.uses = list->use;
    c.use_count = list->uses;
    c.match = list->uses + 1;
    if (ad_lineup_judge(&rep, &c) != 0)
        return ad__args_bad(a, AD_SCRIPT_LINEUP, &a->rest);
    answer_report(r, &rep);
    ad__tell_lineup(r, club, list, &c, &rep);
    return true;
}

const struct ad__season_verb ad__season_lineup[] = {
    {{"lineup",
      "CLUB TEAM [for=TEMPLATE] [kind=KIND] [stage=STAGE] [top-league] [national] [on=DATE] "
      "[under=N]: 1 2 (3) -",
      true},
     lineup},
    {{0}, NULL},
};
