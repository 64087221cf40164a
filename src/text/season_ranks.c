/*
 * text/season_ranks.c -- rank lists: who stands where, who was a substitute, lists handed in.
 */
#include "text/season.h"

#include <string.h>

#include "federation/matchday.h"
#include "federation/names.h"
#include "federation/lineup_inside.h"

void ad__youth_ranks(struct ad_lineup *l, unsigned team)
{
    for (unsigned i = 0; i < l->boards; i++)
        if (l->seats[i].rank > 0 && l->seats[i].rank <= AD_YOUTH_RANK_MAX)
            l->seats[i].rank = AD_YOUTH_RANK(team, l->seats[i].rank);
}

static struct ad__list *find_list(struct ad__season *s, uint32_t club, bool youth)
{
    for (unsigned i = 0; i < s->lists; i++)
        if (s->list[i].club == club && s->list[i].youth == youth)
            return &s->list[i];
    return NULL;
}

static bool has_list(struct ad__season *s, uint32_t club, bool youth)
{
    return find_list(s, club, youth) || ad__club_squad_of(s, club, youth);
}

/* Which list would be needed. */
static enum ad_script_why no_list(struct ad__season *s, uint32_t club, bool youth)
{
    if (has_list(s, club, youth))
        return AD_SCRIPT_NO_RANKLIST;
    if (!has_list(s, club, !youth))
        return AD_SCRIPT_NO_LIST;
    return youth ? AD_SCRIPT_NO_YOUTH_LIST : AD_SCRIPT_NO_SENIOR_LIST;
}

/* The list of the club named next; of one with a squad only if `squads` count as lists. */
static struct ad__list *list_of(struct ad_season_script *r, struct ad__args *a, bool youth,
                                struct ad__named_org **club, bool squads)
{
    struct ad__list *list;

    *club = ad__need_org(r, a);
    if (!*club)
        return NULL;
    list = find_list(r->state, (*club)->org.id, youth);
    if (!list && squads)
        list = ad__squad_list(r->state, (*club)->org.id, youth);
    if (!list)
        ad__args_bad(a, no_list(r->state, (*club)->org.id, youth), &(*club)->name);
    return list;
}

struct ad__list *ad__need_list(struct ad_season_script *r, struct ad__args *a, bool youth,
                               struct ad__named_org **club)
{
    return list_of(r, a, youth, club, false);
}

struct ad__list *ad__ask_list(struct ad_season_script *r, struct ad__args *a, bool youth,
                              struct ad__named_org **club)
{
    return list_of(r, a, youth, club, true);
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

/* ranklist CLUB [for=TEMPLATE] [teams=N] [boards=N] [reserves=N] [classes=N,N…] [youth] */
static bool ranklist(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__list *list = &s->list[s->lists];
    struct ad__named_org *club = ad__need_org(r, a);
    bool youth = ad__arg_flag(a, "youth");
    uint32_t teams = 1, boards = 0, reserves = 0;
    struct ad_template t;

    ad__template_for(a, youth ? "nrw-jmm" : "nrw-mm", &t);
    if (!a->bad) {
        youth |=
            ad_lineup_kind_of(&t) == AD_LINEUP_YOUTH || ad_lineup_kind_of(&t) == AD_LINEUP_GIRLS;
        boards = (uint32_t)t.boards.n;
    }
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

/* 17, or 1/7 in a youth team; of the only one, 7. */
static struct ad_lineup_line *need_line(struct ad__args *a, struct ad__list *list,
                                        struct ad__word *w)
{
    struct ad_lineup one;

    if (!ad__arg_need(a, w))
        return NULL;
    if (ad_lineup_read(&one, w->text, w->len, NULL) != 0 || one.boards != 1) {
        ad__args_bad(a, AD_SCRIPT_NUMBER, w);
        return NULL;
    }
    if (list && list->youth && list->teams == 1)
        ad__youth_ranks(&one, 1);
    for (unsigned i = 0; list && i < list->lines; i++)
        if (list->line[i].rank == one.seats[0].rank)
            return &list->line[i];
    ad__args_bad(a, AD_SCRIPT_NAME, w);
    return NULL;
}

/* rank CLUB RANK NAME [guest=CLUB] [youth]: who stands there */
static bool rank(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_org *club, *guest = ad__arg_org(r, a, "guest");
    struct ad__list *list = ad__need_list(r, a, ad__arg_flag(a, "youth"), &club);
    struct ad__word number;
    struct ad_lineup_line *line = need_line(a, list, &number);
    struct ad__named_person *p = ad__need_person(r, a);
    struct ad_club_facts *facts;

    if (!a->bad && line->person)
        ad__args_bad(a, AD_SCRIPT_TAKEN, &number);
    if (!ad__args_end(a))
        return false;
    line->person = &p->p;
    if (guest) {
        facts = &list->guest[line - list->line];
        *facts = ad_season_club(&r->state->year, guest->org.id, list->above[line - list->line]);
        line->guest = facts;
    }
    return true;
}

/* used CLUB RANK team=N [board=N] [times=N] [uncounted] [youth]: as a substitute, this season */
static bool used(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_org *club;
    bool uncounted = ad__arg_flag(a, "uncounted"), youth = ad__arg_flag(a, "youth");
    struct ad__list *list = ad__ask_list(r, a, youth, &club);
    struct ad__word number;
    struct ad_lineup_line *line = need_line(a, list, &number);
    struct ad_lineup_use use = {.counted = !uncounted, .on = AD_NO_DATE};
    struct ad_season_cmd season = {.kind = AD_SEASON_USE, .use = &use};
    uint32_t team = 0, board = 1, times = 1;

    ad__arg_number(a, "team", AD__SEASON_TEAMS, &team);
    ad__arg_number(a, "board", AD_LINEUP_BOARDS_MAX, &board);
    ad__arg_number(a, "times", AD__SEASON_USES, &times);
    if (list && list->uses + times > AD__SEASON_USES)
        ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!a->bad && (team == 0 || board == 0))
        ad__args_bad(a, AD_SCRIPT_NUMBER, &number);
    if (!ad__args_end(a))
        return false;
    use.rank = line->rank;
    use.team = (uint8_t)team;
    use.home = line->team;
    use.board = (uint8_t)board;
    season.squad = (uint16_t)ad_season_squad_of(&r->state->year, list->club, youth);
    for (uint32_t i = 0; i < times; i++) {
        use.match = list->uses + 1;
        if (list != &r->state->squad_list)
            list->use[list->uses++] = use;
        else if (ad__year_do(r, &season) != 0)
            return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    }
    return true;
}

/* ---- a list is handed in ---- */

static bool answer_list(struct ad_season_script *r, const struct ad_ranklist_verdict *v)
{
    ad__answer(r, ad_lineup_code_name((enum ad_lineup_code)v->code));
    if (v->rank)
        ad__answer_number(r, "rank", v->rank);
    if (v->append)
        ad__answer_fact(r, "append", "yes");
    ad__answer_by(r, v->by);
    ad__answer_by(r, v->also);
    return true;
}

/* register CLUB deadline=DATE [received=DATE] [top-league=TEAM] */
static bool registers(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_org *club;
    struct ad__list *list = ad__need_list(r, a, ad__arg_flag(a, "youth"), &club);
    struct ad_ranklist in = {.season = r->state->year.season, .youth = list && list->youth};
    struct ad_ranklist_verdict v;
    struct ad_club_facts facts;
    uint32_t above[3], top = 0;

    ad__need_date(a, "deadline", &in.deadline);
    in.received = in.deadline;
    ad__arg_date(a, "received", &in.received);
    ad__arg_number(a, "top-league", AD__SEASON_TEAMS, &top);
    if (!ad__args_end(a))
        return false;
    facts = ad_season_club(&r->state->year, club->org.id, above);
    in.lines = list->line;
    in.count = list->lines;
    in.club = &facts;
    in.top_league_team = (uint8_t)top;
    in.rules = &r->state->readings.lines;
    v = ad_ranklist_register(&in);
    return answer_list(r, &v);
}

/* reorder [running] */
static bool reorder(struct ad_season_script *r, struct ad__args *a)
{
    bool running = ad__arg_flag(a, "running");
    struct ad_ranklist_verdict v = ad_ranklist_change(running);

    return ad__args_end(a) && answer_list(r, &v);
}

/* add CLUB at=RANK applied=DATE deadline=DATE [running] [youth] */
static bool add(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__named_org *club;
    bool running = ad__arg_flag(a, "running"), youth = ad__arg_flag(a, "youth");
    struct ad__list *list = ad__need_list(r, a, youth, &club);
    struct ad_ranklist_verdict v;
    ad_date applied = AD_NO_DATE, deadline = AD_NO_DATE;
    uint32_t at = 0;

    ad__arg_number(a, "at", AD__SEASON_LINES, &at);
    ad__need_date(a, "applied", &applied);
    ad__need_date(a, "deadline", &deadline);
    if (!ad__args_end(a))
        return false;
    v = ad_ranklist_add(list->lines, at ? at - 1 : list->lines, applied, deadline, running, youth);
    return answer_list(r, &v);
}

/* add-reserve TEMPLATE listed=N [started]: one more in the list of a blitz event of teams */
static bool add_reserve(struct ad_season_script *r, struct ad__args *a)
{
    bool started = ad__arg_flag(a, "started");
    struct ad_lineup_rules rules = r->state->readings.lines;
    struct ad_ranklist_verdict v;
    struct ad_template t;
    uint32_t listed = 0;

    ad__arg_number(a, "listed", AD__SEASON_LINES, &listed);
    if (ad__need_template(a, &t) && ad_lineup_kind_of(&t) != AD_LINEUP_BLITZ)
        ad__args_bad(a, AD_SCRIPT_SILENT, NULL);
    if (!ad__args_end(a))
        return false;
    ad_lineup_rules_of(&rules, &t);
    v = ad_ranklist_add_blitz(listed, (unsigned)t.boards.n, started, t.owner.word == AD_OWNER_YOUTH,
                              &rules);
    return answer_list(r, &v);
}

const struct ad__season_verb ad__season_ranks[] = {
    {{"ranklist", "CLUB [for=TEMPLATE] [teams=N] [boards=N] [reserves=N] [classes=N,N…] [youth]",
      false},
     ranklist},
    {{"rank", "CLUB RANK NAME [guest=CLUB] [youth]", false}, rank},
    {{"used", "CLUB RANK team=N [board=N] [times=N] [uncounted] [youth]", false}, used},
    {{"register", "CLUB deadline=DATE [received=DATE] [top-league=TEAM] [youth]", true}, registers},
    {{"reorder", "[running]", true}, reorder},
    {{"add", "CLUB [at=RANK] applied=DATE deadline=DATE [running] [youth]", true}, add},
    {{"add-reserve", "TEMPLATE listed=N [started]", true}, add_reserve},
    {{0}, NULL},
};
