/*
 * text/season_league_squad.c -- rank lists with their people.
 */
#include "text/season.h"
#include "federation/names.h"
#include "federation/squad_inside.h"

#include <string.h>

struct ad__club_squad *ad__club_squad_of(struct ad__season *s, uint32_t club, bool youth)
{
    unsigned n = ad_season_squad_of(&s->year, club, youth);

    return n ? &s->league.squad[n - 1] : NULL;
}

struct ad__list *ad__squad_list(struct ad__season *s, uint32_t club, bool youth)
{
    struct ad__club_squad *q = ad__club_squad_of(s, club, youth);
    const struct ad_person *person[AD__SQUAD_LINES];
    struct ad__list *list = &s->squad_list;
    struct ad_lineup_case c = {0};

    if (!q || q->s.team_count > AD__SEASON_TEAMS)
        return NULL;
    memset(list, 0, sizeof *list);
    for (unsigned i = 0; i < q->s.line_count; i++)
        person[i] = &s->person[q->line[i].person - 1].p;
    if (ad_squad_case(&c, list->line, AD__SEASON_LINES, &q->s, person) != 0 ||
        ad_squad_bars(&s->squad_bars, list->line, &q->s) != 0)
        return NULL;
    for (unsigned i = 0; i < q->s.line_count; i++)
        if (q->line[i].guest) {
            list->guest[i] = ad_season_club(&s->year, q->line[i].guest, list->above[i]);
            list->line[i].guest = &list->guest[i];
        }
    list->club = club;
    list->youth = youth;
    list->lines = q->s.line_count;
    list->teams = q->s.team_count;
    list->uses = q->s.use_count;
    memcpy(list->team, q->s.teams, list->teams * sizeof *list->team);
    memcpy(list->use, q->use, list->uses * sizeof *list->use);
    return list;
}

static int send(struct ad_season_script *r, struct ad__club_squad *q,
                const struct ad_squad_cmd *cmd)
{
    struct ad_season_cmd season = {
        .kind = AD_SEASON_SQUAD, .squad = (uint16_t)(q - r->state->league.squad + 1), .list = cmd};

    return ad__year_do(r, &season);
}

/* Whom a list that is refused named first, nobody knows afterwards: `people` were known before. */
static bool answer_squad(struct ad_season_script *r, unsigned people)
{
    const struct ad_squad_verdict *v = &r->state->out.verdict.squad;
    char text[24];
    struct put p = {text, sizeof text, 0};

    ad__answer(r, ad_lineup_code_name((enum ad_lineup_code)v->code));
    if (v->rank > AD_RANK_MAX) {
        put_number(&p, v->rank / 1000);
        put_char(&p, '/');
    }
    put_number(&p, v->rank % 1000);
    put_end(&p);
    if (v->rank)
        ad__answer_fact(r, "rank", text);
    if (v->append)
        ad__answer_fact(r, "append", "yes");
    ad__answer_by(r, v->by[0]);
    ad__answer_by(r, v->by[1]);
    if (v->code != AD_LINEUP_OK)
        r->state->year.people = people;
    return v->code == AD_LINEUP_OK;
}

/* ---- people in a list ---- */

/* One of the list as it is read. */
struct one {
    struct ad__word name;
    ad_date born;
    uint8_t sex;
    bool foreign, no_pass, told; /* something beside the name */
    uint32_t guest;
};

static bool read_more(struct one *out, struct ad_season_script *r, struct ad__args *a,
                      const struct ad__word *w)
{
    struct ad__named_org *o;
    struct ad__word club;

    out->told = true;
    if (ad__word_is(w, "f") || ad__word_is(w, "w"))
        out->sex = AD_GENDER_FEMALE;
    else if (ad__word_is(w, "m"))
        out->sex = AD_GENDER_MALE;
    else if (ad__word_is(w, "foreign"))
        out->foreign = true;
    else if (ad__word_is(w, "no-pass"))
        out->no_pass = true;
    else if (w->len > 6 && memcmp(w->text, "guest=", 6) == 0) {
        club = (struct ad__word){w->text + 6, w->len - 6, false};
        o = ad__org_named(r->state, &club);
        if (!o)
            return ad__no_org(r->state, a, &club);
        out->guest = o->org.id;
    } else if (ad_date_read(&out->born, w->text, w->len, NULL) != 0) {
        return ad__args_bad(a, AD_SCRIPT_DATE, w);
    }
    return true;
}

/* Who is known already, and nothing else is said of him; or a new person with his pass. */
static struct ad__named_person *person_of(struct ad__season *s, struct ad__args *a,
                                          const struct one *who, uint32_t club)
{
    struct ad__named_person *p = ad__person_named(s, &who->name);
    ad_date since = ad_date_make(1900, 1, 1);

    if (p && who->told && (p->p.born != who->born || p->p.german == who->foreign))
        ad__args_bad(a, AD_SCRIPT_TAKEN, &who->name);
    if (p || a->bad)
        return p;
    if (s->year.people == AD__SEASON_PEOPLE) {
        ad__args_bad(a, AD_SCRIPT_MANY, &who->name);
        return NULL;
    }
    p = ad__person_new(s, &who->name);
    p->p.born = who->born;
    p->p.sex = who->sex ? who->sex : (uint8_t)AD_GENDER_MALE;
    p->p.german = !who->foreign;
    club = who->guest ? who->guest : club;
    p->membership[p->p.membership_count++] = (struct ad_membership){club, since, AD_NO_DATE};
    p->no_pass = who->no_pass;
    if (!who->no_pass)
        ad__person_pass(p, club, since, AD_NO_DATE);
    return p;
}

/* The list as it is read: teams between bars; beyond `teams` of them are reserves. */
struct reading {
    struct ad_squad_line line[AD__SQUAD_LINES];
    const struct ad_person *person[AD__SQUAD_LINES];
    unsigned lines, team, teams, in_team, last; /* teams 0: not said; last: in the last team */
    bool youth;
};

static void next_team(struct reading *list)
{
    if (list->team == list->teams || list->teams == 0)
        list->last = list->in_team;
    list->team++;
    list->in_team = 0;
}

static bool add_line(struct reading *list, struct ad_season_script *r, struct ad__args *a,
                     const struct one *who, uint32_t club)
{
    struct ad__named_person *p;
    bool reserve = list->teams > 0 && list->team > list->teams;
    unsigned team = reserve ? list->teams : list->team;
    unsigned rank = ++list->in_team + (reserve ? list->last : 0);

    if (list->lines == AD__SQUAD_LINES || team > AD_SQUAD_TEAMS || rank > AD_YOUTH_RANK_MAX)
        return ad__args_bad(a, AD_SCRIPT_MANY, &who->name);
    p = person_of(r->state, a, who, club);
    if (!p)
        return false;
    list->person[list->lines] = &p->p;
    list->line[list->lines] = (struct ad_squad_line){
        .person = p->p.id,
        .rank = list->youth ? AD_YOUTH_RANK(team, rank) : (uint16_t)(list->lines + 1),
        .team = (uint8_t)(reserve ? 0 : team),
        .foreign = !p->p.german,
        .guest = who->guest};
    list->lines++;
    return !a->bad;
}

static bool read_list(struct reading *list, struct ad_season_script *r, struct ad__args *a,
                      uint32_t club)
{
    struct one who = {.born = AD_NO_DATE};
    struct ad__line l = {0};
    struct ad__word w;
    bool ends;

    list->team = 1;
    while (ad__list_word(a, &l, &w, &ends)) {
        bool bar = ad__word_is(&w, "|");
        if (!bar && who.name.len == 0)
            who.name = w;
        else if (!bar && !read_more(&who, r, a, &w))
            return false;
        if (!bar && !ends)
            continue;
        if (who.name.len > 0 && !add_line(list, r, a, &who, club))
            return false;
        if (bar)
            next_team(list);
        who = (struct one){.born = AD_NO_DATE};
    }
    if (!a->bad && who.name.len > 0)
        add_line(list, r, a, &who, club);
    if (!a->bad && list->lines == 0)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    return !a->bad;
}

/* The classes of the teams, 10,20; each has its own if nothing is said. */
static void read_classes(uint32_t out[AD_SQUAD_TEAMS], struct ad__args *a)
{
    struct ad__word w;
    const char *at, *end;

    for (unsigned t = 0; t < AD_SQUAD_TEAMS; t++)
        out[t] = t + 1;
    if (!ad__arg_value(a, "classes", &w))
        return;
    at = w.text;
    end = at + w.len;
    for (unsigned t = 0; t < AD_SQUAD_TEAMS && at < end; t++) {
        const char *comma = memchr(at, ',', (size_t)(end - at)), *stop = comma ? comma : end;
        struct ad__word n = {at, (size_t)(stop - at), false};
        out[t] = ad__word_number(a, &n, 9999);
        at = stop + 1;
    }
}

static int enter_teams(struct ad_season_script *r, struct ad__club_squad *q,
                       const struct reading *l, const uint32_t classes[AD_SQUAD_TEAMS], ad_date on)
{
    unsigned teams = l->teams ? l->teams : l->team;
    int got = 0;

    for (unsigned t = 1; got == 0 && t <= teams && t <= AD_SQUAD_TEAMS; t++)
        got = send(r, q,
                   &(struct ad_squad_cmd){
                       .kind = AD_SQUAD_ENTER, .on = on, .team = {(uint8_t)t, classes[t - 1]}});
    return got;
}

/* It counts from now on; who refuses it takes it back. */
static struct ad__club_squad *new_squad(struct ad__season *s, uint32_t club, bool youth)
{
    struct ad__club_squad *q = &s->league.squad[s->year.squads];

    memset(q, 0, sizeof *q);
    q->s = (struct ad_squad){.club = club,
                             .season = s->year.season,
                             .youth = youth,
                             .deadline = AD_NO_DATE,
                             .lines = q->line,
                             .line_cap = AD__SQUAD_LINES,
                             .uses = q->use,
                             .use_cap = AD__SQUAD_USES};
    s->league.squad_of[s->year.squads++] = &q->s;
    return q;
}

struct squad_args {
    struct ad__named_org *club;
    struct reading list;
    uint32_t classes[AD_SQUAD_TEAMS];
    ad_date deadline, received;
    uint32_t top;
};

/* False: a fault, and nobody was declared. */
static bool read_squad(struct squad_args *out, struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    unsigned people = s->year.people;
    uint32_t teams = 0;

    *out = (struct squad_args){.club = ad__need_org(r, a), .deadline = s->league.deadline};
    out->list.youth = ad__arg_flag(a, "youth");
    if (out->deadline == 0)
        ad__need_date(a, "deadline", &out->deadline);
    ad__arg_date(a, "deadline", &out->deadline);
    out->received = out->deadline;
    ad__arg_date(a, "received", &out->received);
    ad__arg_number(a, "teams", AD_SQUAD_TEAMS, &teams);
    ad__arg_number(a, "top-league", AD_SQUAD_TEAMS, &out->top);
    out->list.teams = teams;
    read_classes(out->classes, a);
    if (s->year.season == AD_NO_SEASON)
        ad__args_bad(a, AD_SCRIPT_NO_SEASON, NULL);
    if (out->club && ad__club_squad_of(s, out->club->org.id, out->list.youth))
        ad__args_bad(a, AD_SCRIPT_TAKEN, &out->club->name);
    if (s->year.squads == AD__SQUADS)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!a->bad && read_list(&out->list, r, a, out->club->org.id) && ad__args_end(a))
        return true;
    s->year.people = people;
    return false;
}

/* squad CLUB [youth] [teams=N] [deadline=DATE] [received=DATE] …: "NAME" [f] [DATE], … | … */
static bool squad(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_REGISTER};
    struct ad_club_facts facts;
    struct ad__club_squad *q;
    struct squad_args in;
    unsigned people = s->year.people;
    uint32_t above[3];

    if (!read_squad(&in, r, a))
        return false;
    facts = ad_season_club(&s->year, in.club->org.id, above);
    q = new_squad(s, in.club->org.id, in.list.youth);
    cmd.deadline = in.deadline;
    cmd.on = in.received;
    cmd.list = in.list.line;
    cmd.list_count = in.list.lines;
    cmd.persons = in.list.person;
    cmd.club = &facts;
    cmd.top_league_team = (uint8_t)in.top;
    cmd.rules = &ad__readings(r)->lines;
    if (send(r, q, &cmd) != 0) {
        s->year.squads--;
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    }
    if (!answer_squad(r, people)) {
        s->year.squads--;
    } else {
        ad__answer_number(r, "lines", in.list.lines);
        if (enter_teams(r, q, &in.list, in.classes, cmd.on) != 0)
            return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    }
    return true;
}

/* deadline DATE: by which rank lists are handed in (BTO 16.1) */
static bool deadline(struct ad_season_script *r, struct ad__args *a)
{
    ad_date on = AD_NO_DATE;

    ad__next_date(a, &on);
    if (!ad__args_end(a))
        return false;
    r->state->league.deadline = on;
    return true;
}

static struct ad__club_squad *need_squad(struct ad_season_script *r, struct ad__args *a)
{
    bool youth = ad__arg_flag(a, "youth");
    struct ad__named_org *club = ad__need_org(r, a);
    struct ad__club_squad *q = club ? ad__club_squad_of(r->state, club->org.id, youth) : NULL;

    if (club && !q)
        ad__args_bad(a, AD_SCRIPT_NO_SQUAD, &club->name);
    return q;
}

/* SJ 7.4: at the end of the last youth team, with the number of the seniors' list, or with the one
 * that is told where no such list is; who is not in it has none. */
static void youth_number(struct ad_squad_line *l, struct ad__season *s,
                         const struct ad__club_squad *q, uint32_t told, bool late)
{
    const struct ad__club_squad *seniors = ad__club_squad_of(s, q->s.club, false);
    const struct ad_squad_line *last = &q->line[q->s.line_count - 1];
    const struct ad_squad_line *senior = seniors ? ad_squad_line_of(&seniors->s, l->person) : NULL;

    l->team = last->team;
    if (!late)
        l->rank = (uint16_t)(last->rank + 1);
    else if (senior || told)
        l->rank = AD_YOUTH_RANK(last->rank / 1000, senior ? senior->rank : told);
}

/* addition CLUB [youth [rank=N]] applied=DATE [at=N]: "NAME" [f] [DATE] */
static bool addition(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__club_squad *q = need_squad(r, a);
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_ADD, .deadline = AD_NO_DATE};
    struct reading list = {.youth = q && q->s.youth};
    struct ad_club_facts facts;
    uint32_t above[3], at = 0, told = 0;
    unsigned people = s->year.people;

    ad__need_date(a, "applied", &cmd.on);
    if (q && q->s.youth)
        ad__arg_number(a, "rank", AD_YOUTH_RANK_MAX, &told);
    ad__arg_number(a, "at", AD__SQUAD_LINES, &at);
    if (a->bad || !read_list(&list, r, a, q->s.club) || !ad__args_end(a)) {
        s->year.people = people;
        return false;
    }
    if (list.lines != 1) {
        s->year.people = people;
        return ad__args_bad(a, AD_SCRIPT_MORE, &s->person[list.line[1].person - 1].name);
    }
    cmd.at = at ? at - 1 : q->s.line_count;
    list.line[0].team = at && at <= q->s.line_count ? q->line[at - 1].team : 0;
    list.line[0].rank = 0;
    if (q->s.youth)
        youth_number(&list.line[0], s, q, told, cmd.on > q->s.deadline);
    facts = ad_season_club(&s->year, q->s.club, above);
    cmd.list = list.line;
    cmd.list_count = 1;
    cmd.persons = list.person;
    cmd.club = &facts;
    cmd.rules = &ad__readings(r)->lines;
    if (send(r, q, &cmd) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    answer_squad(r, people);
    return true;
}

/* served CLUB team=N [youth]: that team has played a compulsory match (SJ 7.3) */
static bool served(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__club_squad *q = need_squad(r, a);
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_SERVED, .on = AD_NO_DATE};
    uint32_t team = 1;

    ad__arg_number(a, "team", AD_SQUAD_TEAMS, &team);
    ad__arg_date(a, "on", &cmd.on);
    if (!ad__args_end(a))
        return false;
    cmd.team.number = (uint8_t)team;
    if (send(r, q, &cmd) != 0)
        return ad__args_bad(a, AD_SCRIPT_NUMBER, NULL);
    answer_squad(r, r->state->year.people);
    ad__answer_number(r, "bans", q->s.ban_count);
    return true;
}

const struct ad__season_verb ad__season_squads[] = {
    {{"deadline", "DATE", false}, deadline},
    {{"squad",
      "CLUB [youth] [teams=N] [deadline=DATE] [received=DATE] [classes=N,N…] [top-league=TEAM]: "
      "\"NAME\" [f] [DATE] [foreign] [no-pass] [guest=CLUB], … | …",
      true},
     squad},
    {{"addition", "CLUB [youth [rank=N]] applied=DATE [at=N]: \"NAME\" [f] [DATE] …", true},
     addition},
    {{"served", "CLUB team=N [youth] [on=DATE]", true}, served},
    {{0}, NULL},
};
