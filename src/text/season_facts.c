/*
 * text/season_facts.c -- facts of a season script: the season, organisations, people, bans.
 */
#include "text/season.h"
#include "federation/org_inside.h"

#include <string.h>

/* ---- names ---- */

struct ad__named_org *ad__org_named(struct ad__season *s, const struct ad__word *w)
{
    for (unsigned i = 0; i < s->year.orgs; i++)
        if (ad__word_same(&s->org[i].name, w))
            return &s->org[i];
    return NULL;
}

struct ad__named_person *ad__person_named(struct ad__season *s, const struct ad__word *w)
{
    for (unsigned i = 0; i < s->year.people; i++)
        if (ad__word_same(&s->person[i].name, w))
            return &s->person[i];
    return NULL;
}

bool ad__no_org(const struct ad__season *s, struct ad__args *a, const struct ad__word *w)
{
    struct ad__near near = ad__near_to(w);
    bool first = !a->bad;

    for (unsigned i = 0; i < s->year.orgs; i++)
        ad__near_try(&near, s->org[i].name.text, s->org[i].name.len);
    ad__args_bad(a, AD_SCRIPT_ORG, w);
    if (first)
        ad__near_tell(&near, a->l);
    return false;
}

bool ad__no_person(const struct ad__season *s, struct ad__args *a, const struct ad__word *w)
{
    struct ad__near near = ad__near_to(w);
    bool first = !a->bad;

    for (unsigned i = 0; i < s->year.people; i++)
        ad__near_try(&near, s->person[i].name.text, s->person[i].name.len);
    ad__args_bad(a, AD_SCRIPT_NAME, w);
    if (first)
        ad__near_tell(&near, a->l);
    return false;
}

struct ad__named_org *ad__need_org(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_org *o;
    struct ad__word w;

    if (!ad__arg_need(a, &w))
        return NULL;
    o = ad__org_named(r->state, &w);
    if (!o)
        ad__no_org(r->state, a, &w);
    return o;
}

struct ad__named_org *ad__arg_org(struct ad_season_script *r, struct ad__args *a, const char *key)
{
    struct ad__named_org *o;
    struct ad__word w;

    if (!ad__arg_value(a, key, &w))
        return NULL;
    o = ad__org_named(r->state, &w);
    if (!o)
        ad__no_org(r->state, a, &w);
    return o;
}

struct ad__named_person *ad__need_person(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_person *p;
    struct ad__word w;

    if (!ad__arg_need(a, &w))
        return NULL;
    p = ad__person_named(r->state, &w);
    if (!p)
        ad__no_person(r->state, a, &w);
    return p;
}

/* ---- the season ---- */

static bool season(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__word w;
    int n = AD_NO_SEASON;

    if (ad__arg_need(a, &w) && ad_season_read(&n, w.text, w.len, NULL) != 0)
        ad__args_bad(a, AD_SCRIPT_SEASON, &w);
    if (!ad__args_end(a))
        return false;
    r->state->year.season = n;
    return true;
}

/* ---- organisations ---- */

/* The one above that is named behind `in`, or the only federation. */
static uint32_t parent(struct ad_season_script *r, struct ad__args *a, enum ad_level level)
{
    struct ad__named_org *above;
    struct ad__season *s = r->state;

    if (ad__arg_flag(a, "in")) {
        above = ad__need_org(r, a);
        return above ? above->org.id : 0;
    }
    for (unsigned i = 0; i < s->year.orgs && level == AD_ASSOCIATION; i++)
        if (s->org[i].org.level == AD_FEDERATION)
            return s->org[i].org.id;
    return 0;
}

static bool organisation(struct ad_season_script *r, struct ad__args *a, enum ad_level level)
{
    struct ad__season *s = r->state;
    struct ad__named_org *o = &s->org[s->year.orgs];
    struct ad__word name = {0};
    struct ad_member_count count = {.on = AD_NO_DATE};
    bool unrecognised = ad__arg_flag(a, "unrecognised");
    uint32_t above;

    if (ad__arg_need(a, &name) && ad__org_named(s, &name))
        ad__args_bad(a, AD_SCRIPT_TAKEN, &name);
    above = parent(r, a, level);
    ad__arg_number(a, "members", INT32_MAX, &count.members);
    ad__arg_number(a, "youths", INT32_MAX, &count.youths);
    ad__arg_number(a, "girls", INT32_MAX, &count.girls);
    if (s->year.orgs == AD__SEASON_ORGS)
        ad__args_bad(a, AD_SCRIPT_MANY, &name);
    if (!ad__args_end(a))
        return false;
    *o = (struct ad__named_org){.name = name};
    o->org = (struct ad_org){.id = ++s->year.orgs,
                             .parent = above,
                             .level = (uint8_t)level,
                             .recognised = !unrecognised,
                             .from = AD_NO_DATE,
                             .to = AD_NO_DATE};
    s->org_of[s->year.orgs - 1] =
        (struct ad_season_org){.org = &o->org, .bars = o->bar, .bar_cap = AD__SEASON_EACH};
    count.org = o->org.id;
    o->count = count;
    return true;
}

static bool federation(struct ad_season_script *r, struct ad__args *a)
{
    return organisation(r, a, AD_FEDERATION);
}

static bool association(struct ad_season_script *r, struct ad__args *a)
{
    return organisation(r, a, AD_ASSOCIATION);
}

static bool district(struct ad_season_script *r, struct ad__args *a)
{
    return organisation(r, a, AD_DISTRICT);
}

static bool club(struct ad_season_script *r, struct ad__args *a)
{
    return organisation(r, a, AD_CLUB);
}

/* ---- people ---- */

struct ad__named_person *ad__person_new(struct ad__season *s, const struct ad__word *name)
{
    struct ad__named_person *p = &s->person[s->year.people++];

    memset(p, 0, sizeof *p);
    p->name = *name;
    p->p = (struct ad_person){.id = s->year.people,
                              .born = AD_NO_DATE,
                              .german = true,
                              .memberships = p->membership,
                              .passes = p->pass,
                              .permissions = p->permission,
                              .bars = p->bar,
                              .played = p->played};
    s->person_of[s->year.people - 1] = (struct ad_season_person){.p = &p->p,
                                                                 .bars = p->bar,
                                                                 .bar_cap = AD__SEASON_EACH,
                                                                 .played = p->played,
                                                                 .played_cap = AD__SEASON_EACH};
    return p;
}

void ad__person_pass(struct ad__named_person *p, uint32_t club_id, ad_date since, ad_date until)
{
    unsigned i = p->p.pass_count++;

    p->event[i][0] = (struct ad_pass_event){.kind = AD_PASS_ISSUED,
                                            .on = since,
                                            .works_from = since,
                                            .document = AD_NO_DATE,
                                            .postmark = AD_NO_DATE};
    p->event[i][1] = p->event[i][0];
    p->event[i][1].kind = AD_PASS_SENT_BACK;
    p->event[i][1].on = ad_date_add(until, 1);
    p->pass[i] = (struct ad_pass){i + 1, club_id, p->event[i], until == AD_NO_DATE ? 1 : 2};
}

/* person NAME [born=DATE] [female|male] [foreign] [club=CLUB [pass=valid|none] [since=DATE]] */
static bool person(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const passes[] = {"none", "valid"};
    struct ad__season *s = r->state;
    struct ad__named_person *p;
    struct ad__named_org *c = ad__arg_org(r, a, "club");
    struct ad__word name = {0};
    ad_date born = AD_NO_DATE, since = ad_date_make(1900, 1, 1);
    bool female = ad__arg_flag(a, "female"), male = ad__arg_flag(a, "male");
    bool foreign = ad__arg_flag(a, "foreign");
    unsigned pass = ad__arg_choice(a, "pass", passes, 2, 2);

    if (ad__arg_need(a, &name) && ad__person_named(s, &name))
        ad__args_bad(a, AD_SCRIPT_TAKEN, &name);
    ad__arg_date(a, "born", &born);
    ad__arg_date(a, "since", &since);
    if (s->year.people == AD__SEASON_PEOPLE)
        ad__args_bad(a, AD_SCRIPT_MANY, &name);
    if (!c && pass == 1)
        ad__args_bad(a, AD_SCRIPT_CLUB, &name);
    if (!ad__args_end(a))
        return false;
    p = ad__person_new(s, &name);
    p->p.born = born;
    p->p.german = !foreign;
    p->no_pass = pass == 0;
    p->p.sex = female ? AD_GENDER_FEMALE : male ? AD_GENDER_MALE : AD_GENDER_UNKNOWN;
    if (c)
        p->membership[p->p.membership_count++] =
            (struct ad_membership){c->org.id, since, AD_NO_DATE};
    if (pass == 1)
        ad__person_pass(p, c->org.id, since, AD_NO_DATE);
    return true;
}

/* Is no other pass valid on one of these days? */
static bool may_have_pass(const struct ad__named_person *p, ad_date since, ad_date until)
{
    struct ad_pass_event applied = {.kind = AD_PASS_APPLIED, .on = since};
    struct ad_pass_event issued = {.kind = AD_PASS_ISSUED, .on = since};
    struct ad_pass it = {.events = &applied, .count = 1};

    for (unsigned i = 0; i < p->p.pass_count; i++) {
        ad_date other = p->pass[i].events[0].on;
        if (other > since && (until == AD_NO_DATE || other <= until))
            return false;
    }
    return ad_pass_event_check(&it, &issued, p->pass, p->p.pass_count) == AD_PASS_FINE;
}

/* member NAME CLUB [pass=valid|none] [since=DATE] [until=DATE]: a further club */
static bool member(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const passes[] = {"none", "valid"};
    struct ad__named_person *p = ad__need_person(r, a);
    struct ad__named_org *c = ad__need_org(r, a);
    ad_date since = ad_date_make(1900, 1, 1), until = AD_NO_DATE;
    unsigned pass = ad__arg_choice(a, "pass", passes, 2, 2);

    ad__arg_date(a, "since", &since);
    ad__arg_date(a, "until", &until);
    if (p && (p->p.membership_count == AD__SEASON_EACH ||
              (pass == 1 && p->p.pass_count == AD__SEASON_EACH)))
        ad__args_bad(a, AD_SCRIPT_MANY, &p->name);
    if (until != AD_NO_DATE && until < since)
        ad__args_bad(a, AD_SCRIPT_DATE, NULL);
    if (p && pass == 1 && !may_have_pass(p, since, until))
        ad__args_bad(a, AD_SCRIPT_SECOND_PASS, &p->name);
    if (!ad__args_end(a))
        return false;
    p->membership[p->p.membership_count++] = (struct ad_membership){c->org.id, since, until};
    p->no_pass |= pass == 0;
    if (pass == 1)
        ad__person_pass(p, c->org.id, since, until);
    return true;
}

/* permission NAME club=CLUB issued=DATE */
static bool permission(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_person *p = ad__need_person(r, a);
    struct ad__named_org *c = ad__need_org(r, a);
    ad_date issued = AD_NO_DATE;

    ad__need_date(a, "issued", &issued);
    if (p && p->p.permission_count == AD__SEASON_EACH)
        ad__args_bad(a, AD_SCRIPT_MANY, &p->name);
    if (!ad__args_end(a))
        return false;
    p->permission[p->p.permission_count++] =
        (struct ad_permission){c->org.id, ad_season_of(issued, &r->state->readings.days), issued};
    return true;
}

/* played NAME CLUB [as=club|country|fide|guest] [season=SEASON]: a team match of this season */
static bool played(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const as[] = {"club", "country", "fide", "guest"};
    struct ad__named_person *p = ad__need_person(r, a);
    struct ad__named_org *c = ad__need_org(r, a);
    unsigned how = ad__arg_choice(a, "as", as, 4, AD_PLAYED_CLUB);
    int when = r->state->year.season;

    ad__arg_season(a, "season", &when);
    if (p && p->p.played_count == AD__SEASON_EACH)
        ad__args_bad(a, AD_SCRIPT_MANY, &p->name);
    if (!ad__args_end(a))
        return false;
    p->played[p->p.played_count++] = (struct ad_played){c->org.id, when, (uint8_t)how};
    return true;
}

/* nominated NAME N: so often as a substitute of a national league team */
static bool nominated(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_person *p = ad__need_person(r, a);
    struct ad__word w = {0};
    uint32_t n = ad__arg_need(a, &w) ? ad__word_number(a, &w, 99) : 0;

    if (!ad__args_end(a))
        return false;
    p->p.nominations = (uint8_t)n;
    return true;
}

/* barred NAME [from=DATE] [until=DATE] [matches=N team=N [youth]]: a person, or a club */
static bool barred(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__named_person *p = NULL;
    struct ad__named_org *o = NULL;
    struct ad__word w = {0};
    struct ad_bar bar = {.from = AD_NO_DATE, .until = AD_NO_DATE};
    uint32_t matches = 0, team = 0;

    if (ad__arg_need(a, &w) && !(p = ad__person_named(s, &w)) && !(o = ad__org_named(s, &w)))
        ad__args_bad(a, AD_SCRIPT_NAME, &w);
    ad__arg_date(a, "from", &bar.from);
    ad__arg_date(a, "until", &bar.until);
    ad__arg_number(a, "matches", 99, &matches);
    ad__arg_number(a, "team", 99, &team);
    bar.youth = ad__arg_flag(a, "youth");
    if (!ad__args_end(a))
        return false;
    bar.matches = (uint8_t)matches;
    bar.team = (uint8_t)team;
    bar.who = p ? AD_BARRED_PERSON : team ? AD_BARRED_TEAM : AD_BARRED_CLUB;
    return ad__year_do(r, &(struct ad_season_cmd){.kind = AD_SEASON_BAN,
                                                  .person = p ? p->p.id : 0,
                                                  .club = p ? 0 : o->org.id,
                                                  .bar = &bar}) == 0 ||
           ad__args_bad(a, AD_SCRIPT_MANY, &w);
}

const struct ad__season_verb ad__season_facts[] = {
    {{"season", "1987/88", false}, season},
    {{"federation", "NAME [members=N]", false}, federation},
    {{"association", "NAME [in ORG] [members=N] [youths=N] [girls=N] [unrecognised]", false},
     association},
    {{"district", "NAME in ORG [members=N]", false}, district},
    {{"club", "NAME in ORG", false}, club},
    {{"person",
      "NAME [born=DATE] [female|male] [foreign] [club=CLUB [pass=valid|none] [since=DATE]]", false},
     person},
    {{"member", "NAME CLUB [pass=valid|none] [since=DATE] [until=DATE]", false}, member},
    {{"permission", "NAME CLUB issued=DATE", false}, permission},
    {{"played", "NAME CLUB [as=club|country|fide|guest] [season=SEASON]", false}, played},
    {{"nominated", "NAME N", false}, nominated},
    {{"barred", "NAME [from=DATE] [until=DATE] [team=N] [matches=N] [youth]", false}, barred},
    {{0}, NULL},
};
