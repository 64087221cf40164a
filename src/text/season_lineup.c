/*
 * text/season_lineup.c -- rank lists, line-ups and what they cost.
 */
#include "text/season.h"

#include <string.h>

/* ---- rank lists ---- */

static struct ad__list *find_list(struct ad__season *s, uint32_t club, bool youth)
{
    for (unsigned i = 0; i < s->lists; i++)
        if (s->list[i].club == club && s->list[i].youth == youth)
            return &s->list[i];
    return NULL;
}

/* The next word names a club that has such a list. */
static struct ad__list *need_list(struct ad_season_run *r, struct ad__args *a, bool youth,
                                  struct ad__named_org **club)
{
    struct ad__list *list;

    *club = ad__need_org(r, a);
    if (!*club)
        return NULL;
    list = find_list(r->state, (*club)->org.id, youth);
    if (!list)
        ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    return list;
}

/* The classes of the teams, 10,20,20; each has its own if nothing is said. */
static void read_classes(struct ad__args *a, struct ad__list *list)
{
    struct ad__word w;
    const char *at, *end;

    for (unsigned t = 0; t < list->teams; t++)
        list->team[t] = (struct ad_lineup_team){(uint8_t)(t + 1), t + 1};
    if (!ad__arg_value(a, "classes", &w))
        return;
    at = w.text;
    end = at + w.len;
    for (unsigned t = 0; t < list->teams && at < end; t++) {
        const char *comma = memchr(at, ',', (size_t)(end - at)), *stop = comma ? comma : end;
        struct ad__word n = {at, (size_t)(stop - at), false};
        list->team[t].class_of = ad__word_number(a, &n, 9999);
        at = stop + 1;
    }
    if (at < end)
        ad__args_bad(a, AD_SCRIPT_MANY, &w);
}

static void fill_list(struct ad__list *list, unsigned boards, unsigned reserves)
{
    unsigned teams = list->teams;

    for (unsigned t = 1; t <= teams; t++)
        for (unsigned b = 1; b <= boards; b++, list->lines++)
            list->line[list->lines] = (struct ad_lineup_line){
                .rank = list->youth ? AD_YOUTH_RANK(t, b) : (uint16_t)(list->lines + 1),
                .team = (uint8_t)t};
    for (unsigned i = 1; i <= reserves; i++, list->lines++)
        list->line[list->lines] = (struct ad_lineup_line){
            .rank = list->youth ? AD_YOUTH_RANK(teams, boards + i) : (uint16_t)(list->lines + 1)};
}

/* ranklist CLUB [teams=N] [boards=N] [reserves=N] [classes=N,N…] [youth] */
static bool ranklist(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__list *list = &s->list[s->lists];
    struct ad__named_org *club;
    uint32_t teams = 1, boards = 8, reserves = 0;
    bool youth = ad__arg_flag(a, "youth");

    club = ad__need_org(r, a);
    ad__arg_number(a, "teams", AD__SEASON_TEAMS, &teams);
    ad__arg_number(a, "boards", AD_LINEUP_BOARDS_MAX, &boards);
    ad__arg_number(a, "reserves", AD__SEASON_LINES, &reserves);
    if (s->lists == AD__SEASON_LISTS || teams * boards + reserves > AD__SEASON_LINES)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (club && find_list(s, club->org.id, youth))
        ad__args_bad(a, AD_SCRIPT_TAKEN, &club->name);
    memset(list, 0, sizeof *list);
    list->youth = youth;
    list->teams = teams;
    read_classes(a, list);
    if (!ad__args_end(a))
        return false;
    list->club = club->org.id;
    fill_list(list, boards, reserves);
    s->lists++;
    return true;
}

/* 17, or 1/7 in a youth team. */
static struct ad_lineup_line *need_line(struct ad__args *a, struct ad__list *list)
{
    struct ad_lineup one;
    struct ad__word w;

    if (!ad__arg_need(a, &w))
        return NULL;
    if (ad_lineup_read(&one, w.text, w.len, NULL) != 0 || one.boards != 1) {
        ad__args_bad(a, AD_SCRIPT_NUMBER, &w);
        return NULL;
    }
    for (unsigned i = 0; list && i < list->lines; i++)
        if (list->line[i].rank == one.seats[0].rank)
            return &list->line[i];
    ad__args_bad(a, AD_SCRIPT_NAME, &w);
    return NULL;
}

/* rank CLUB RANK NAME [guest=CLUB] [youth]: who stands there */
static bool rank(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__named_org *club, *guest = ad__arg_org(r, a, "guest");
    struct ad__list *list = need_list(r, a, ad__arg_flag(a, "youth"), &club);
    struct ad_lineup_line *line = need_line(a, list);
    struct ad__named_person *p = ad__need_person(r, a);
    struct ad_club_facts *facts;

    if (!ad__args_end(a))
        return false;
    line->person = &p->p;
    if (guest) {
        facts = &list->guest[line - list->line];
        *facts = ad__club_facts(r->state, guest, list->above[line - list->line]);
        line->guest = facts;
    }
    return true;
}

/* used CLUB RANK team=N [board=N] [times=N] [uncounted] [youth]: as a substitute, this season */
static bool used(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__named_org *club;
    bool uncounted = ad__arg_flag(a, "uncounted");
    struct ad__list *list = need_list(r, a, ad__arg_flag(a, "youth"), &club);
    struct ad_lineup_line *line = need_line(a, list);
    uint32_t team = 0, board = 1, times = 1;

    ad__arg_number(a, "team", AD__SEASON_TEAMS, &team);
    ad__arg_number(a, "board", AD_LINEUP_BOARDS_MAX, &board);
    ad__arg_number(a, "times", AD__SEASON_USES, &times);
    if (list && list->uses + times > AD__SEASON_USES)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__args_end(a))
        return false;
    for (uint32_t i = 0; i < times; i++, list->uses++)
        list->use[list->uses] = (struct ad_lineup_use){.rank = line->rank,
                                                       .team = (uint8_t)team,
                                                       .home = line->team,
                                                       .board = (uint8_t)board,
                                                       .counted = !uncounted,
                                                       .match = list->uses + 1};
    return true;
}

/* ---- a list is handed in ---- */

static bool answer_list(struct ad_season_run *r, struct ad__args *a,
                        const struct ad_ranklist_verdict *v)
{
    (void)a;
    ad__answer(r, ad_lineup_code_name((enum ad_lineup_code)v->code));
    if (v->rank)
        ad__answer_number(r, "rank", v->rank);
    if (v->append)
        ad__answer_fact(r, "append", "yes");
    ad__answer_by(r, v->by);
    return true;
}

/* register CLUB deadline=DATE [received=DATE] [top-league=TEAM] */
static bool registers(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__named_org *club;
    struct ad__list *list = need_list(r, a, ad__arg_flag(a, "youth"), &club);
    struct ad_ranklist in = {.season = r->state->season};
    struct ad_ranklist_verdict v;
    struct ad_club_facts facts;
    uint32_t above[3], top = 0;

    ad__need_date(a, "deadline", &in.deadline);
    in.received = in.deadline;
    ad__arg_date(a, "received", &in.received);
    ad__arg_number(a, "top-league", AD__SEASON_TEAMS, &top);
    if (!ad__args_end(a))
        return false;
    facts = ad__club_facts(r->state, club, above);
    in.lines = list->line;
    in.count = list->lines;
    in.club = &facts;
    in.top_league_team = (uint8_t)top;
    v = ad_ranklist_register(&in);
    return answer_list(r, a, &v);
}

/* reorder [running] */
static bool reorder(struct ad_season_run *r, struct ad__args *a)
{
    bool running = ad__arg_flag(a, "running");
    struct ad_ranklist_verdict v = ad_ranklist_change(running);

    return ad__args_end(a) && answer_list(r, a, &v);
}

/* add CLUB at=RANK applied=DATE deadline=DATE [running] */
static bool add(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__named_org *club;
    bool running = ad__arg_flag(a, "running");
    struct ad__list *list = need_list(r, a, ad__arg_flag(a, "youth"), &club);
    struct ad_ranklist_verdict v;
    ad_date applied = AD_NO_DATE, deadline = AD_NO_DATE;
    uint32_t at = 0;

    ad__arg_number(a, "at", AD__SEASON_LINES, &at);
    ad__need_date(a, "applied", &applied);
    ad__need_date(a, "deadline", &deadline);
    if (!ad__args_end(a))
        return false;
    v = ad_ranklist_add(list->lines, at ? at - 1 : list->lines, applied, deadline, running);
    return answer_list(r, a, &v);
}

/* ---- a line-up ---- */

static void answer_report(struct ad_season_run *r, const struct ad_lineup_report *rep)
{
    ad__answer(r, ad_lineup_code_name((enum ad_lineup_code)rep->code));
    ad__answer_boards(r, "boards", rep->lost);
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
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
        return;
    }
    a->has_rest = false;
    if (ad_lineup_read(out, a->rest.text, a->rest.len, &f) != 0)
        ad__args_bad(a, AD_SCRIPT_LINEUP, &(struct ad__word){a->rest.text + f.at, 0, false});
}

static void read_case(struct ad_lineup_case *c, struct ad__args *a)
{
    static const char *const kinds[] = {
#define X(id, name, en, de) name,
        AD_LINEUP_KIND_MAP(X)
#undef X
    };
    static const char *const stages[] = {
#define X(id, name, en, de) name,
        AD_LINEUP_STAGE_MAP(X)
#undef X
    };
    uint32_t under = 0;

    c->kind = (uint8_t)ad__arg_choice(a, "kind", kinds, AD_LINEUP_KINDS, AD_LINEUP_LEAGUE);
    c->stage = (uint8_t)ad__arg_choice(a, "stage", stages, AD_LINEUP_STAGES, AD_LINEUP_ROUND);
    c->top_league = ad__arg_flag(a, "top-league");
    c->national = ad__arg_flag(a, "national");
    ad__arg_date(a, "on", &c->terms.on);
    ad__arg_number(a, "under", 99, &under);
    c->terms.under = (uint8_t)under;
    read_boards(a, &c->lineup);
}

/* lineup CLUB TEAM [kind=…] [stage=…] [top-league] [national] [on=DATE] [under=N]: 1 2 (3) - 5 */
static bool lineup(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad_lineup_case c = {.terms = {.season = s->season, .on = AD_NO_DATE}};
    struct ad_lineup_report rep;
    struct ad_club_facts facts;
    struct ad__named_org *club;
    struct ad__list *list;
    uint32_t above[3];

    read_case(&c, a);
    list = need_list(r, a, c.kind == AD_LINEUP_YOUTH || c.kind == AD_LINEUP_GIRLS, &club);
    c.team = need_team(a);
    if (!ad__args_end(a))
        return false;
    facts = ad__club_facts(s, club, above);
    if (s->season != AD_NO_SEASON) /* else nobody's eligibility is asked */
        c.club = &facts;
    if (c.terms.on == AD_NO_DATE)
        c.terms.on = ad_season_first(s->season, NULL);
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
    return true;
}

const struct ad__season_verb ad__season_lineup[] = {
    {{"ranklist", "CLUB [teams=N] [boards=N] [reserves=N] [classes=N,N…] [youth]", false},
     ranklist},
    {{"rank", "CLUB RANK NAME [guest=CLUB] [youth]", false}, rank},
    {{"used", "CLUB RANK team=N [board=N] [times=N] [uncounted] [youth]", false}, used},
    {{"register", "CLUB deadline=DATE [received=DATE] [top-league=TEAM] [youth]", true}, registers},
    {{"reorder", "[running]", true}, reorder},
    {{"add", "CLUB [at=RANK] applied=DATE deadline=DATE [running] [youth]", true}, add},
    {{"lineup",
      "CLUB TEAM [kind=KIND] [stage=STAGE] [top-league] [national] [on=DATE] [under=N]: 1 2 (3) -",
      true},
     lineup},
    {{0}, NULL},
};
