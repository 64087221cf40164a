/*
 * tests/federation/squad_play.c -- playing a club's season from the text of a row.
 */
#include "squad_play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "federation/names.h"
#include "federation/lineup_inside.h"
#include "federation/squad_inside.h"

static const uint32_t above[] = {300, 200, 100};
static const struct ad_pass_event issued = {.kind = AD_PASS_ISSUED, .on = 0, .works_from = 0};

/* ---- the people: the n-th has number n, and rank n where nothing else is said ---- */

static void add_person(struct squad_season *w, unsigned n)
{
    unsigned youth = n % 20; /* of a youth team: 7 and 9 are girls, 8 is under 15 */

    w->member[n] = (struct ad_membership){SQUAD_CLUB, 0, AD_NO_DATE};
    w->pass[n] = (struct ad_pass){.number = n, .club = SQUAD_CLUB, .events = &issued, .count = 1};
    w->people[n] =
        (struct ad_person){.id = n,
                           .born = ad_date_make(youth == 8 ? 1974 : 1971, 1, 15),
                           .sex = youth == 7 || youth == 9 ? AD_GENDER_FEMALE : AD_GENDER_MALE,
                           .german = true,
                           .memberships = &w->member[n],
                           .membership_count = 1,
                           .passes = &w->pass[n],
                           .pass_count = 1,
                           .played = w->played[n]};
}

static void empty(struct squad_room *r, bool youth, unsigned lines, unsigned uses)
{
    memset(r, 0, sizeof *r);
    r->s = (struct ad_squad){.club = SQUAD_CLUB,
                             .season = 1987,
                             .youth = youth,
                             .deadline = AD_NO_DATE,
                             .lines = r->lines,
                             .line_cap = lines,
                             .uses = r->uses,
                             .use_cap = uses};
}

static const char *value(const char *words, const char *key, char out[64])
{
    size_t len = strlen(key);

    out[0] = '\0';
    for (const char *at = words; (at = strstr(at, key)); at += len)
        if ((at == words || at[-1] == ' ') && at[len] == '=') {
            sscanf(at + len + 1, "%63[^ ]", out);
            break;
        }
    return out;
}

static unsigned number(const char *words, const char *key, unsigned usual)
{
    char text[64];

    return *value(words, key, text) ? (unsigned)atoi(text) : usual;
}

static ad_date day(struct kit_row *row, const char *words, const char *key, ad_date usual)
{
    char text[64];
    ad_date d = usual;

    if (*value(words, key, text) && ad_date_read(&d, text, strlen(text), NULL) != 0)
        kit_fail(row, "no day: %s", text);
    return d;
}

static void each(struct squad_season *w, const char *words, const char *key,
                 void (*f)(struct squad_season *, unsigned))
{
    char text[64], *save = NULL;

    value(words, key, text);
    for (char *t = strtok_r(text, ",", &save); t; t = strtok_r(NULL, ",", &save))
        f(w, (unsigned)atoi(t));
}

static void foreign(struct squad_season *w, unsigned n)
{
    w->people[n].german = false;
}

static void stranger(struct squad_season *w, unsigned n)
{
    w->member[n].club = SQUAD_NEAR;
    w->pass[n].club = SQUAD_NEAR;
}

static void elsewhere(struct squad_season *w, unsigned n)
{
    w->played[n][w->people[n].played_count++] =
        (struct ad_played){SQUAD_NEAR, 1987, AD_PLAYED_CLUB};
}

static void barred(struct squad_season *w, unsigned n)
{
    w->barred[n] = (struct ad_bar){.from = ad_date_make(1987, 10, 4), .until = AD_NO_DATE};
    w->people[n].bars = &w->barred[n];
    w->people[n].bar_count = 1;
}

void squad_begin(struct squad_season *w, struct kit_row *row, const char *options)
{
    bool girls = strstr(options, "girls"), youth = girls || strstr(options, "youth");
    unsigned lines = number(options, "lines", SQUAD_PEOPLE),
             uses = number(options, "uses", SQUAD_PEOPLE);

    memset(w, 0, sizeof *w);
    w->row = row;
    for (unsigned n = 1; n < SQUAD_PEOPLE; n++)
        add_person(w, n);
    empty(&w->live, youth, lines, uses);
    empty(&w->replayed, youth, lines, uses);
    w->out =
        (struct ad_squad_events){.event = w->event, .cap = number(options, "events", SQUAD_ROOM)};
    w->club = (struct ad_club_facts){SQUAD_CLUB, 300, above, 3, NULL, 0};
    w->near = (struct ad_club_facts){SQUAD_NEAR, 300, above, 3, NULL, 0};
    w->c = (struct ad_lineup_case){.kind = girls   ? AD_LINEUP_GIRLS
                                           : youth ? AD_LINEUP_YOUTH
                                                   : AD_LINEUP_LEAGUE,
                                   .club = &w->club,
                                   .terms = {.season = 1987,
                                             .on = ad_date_make(1987, 10, 4),
                                             .area = 100,
                                             .under = youth && !girls ? 20 : 0}};
    each(w, options, "foreign", foreign);
    each(w, options, "stranger", stranger);
    each(w, options, "elsewhere", elsewhere);
    each(w, options, "banned", barred);
}

/* ---- what is written in a step ---- */

static uint16_t rank_of(const char *text, char **end)
{
    unsigned long n = strtoul(text, end, 10);

    if (**end == '/')
        n = n * 1000 + strtoul(*end + 1, end, 10);
    return (uint16_t)n;
}

static void add_line(struct squad_season *w, unsigned *count, uint16_t rank, unsigned who,
                     uint32_t club)
{
    unsigned team = rank > AD_RANK_MAX ? rank / 1000u : (rank + 7u) / 8u;

    w->list[*count] = (struct ad_squad_line){
        .person = who, .rank = rank, .team = (uint8_t)(team > 3 ? 0 : team), .guest = club};
    w->of_list[(*count)++] = who < SQUAD_PEOPLE ? &w->people[who] : NULL;
}

/* "1-16,18:20,25@13,1/1-1/8": ranks; a person of another number after a colon; a guest's club. Of
 * 1/7 the number is 7, of 2/7 it is 27. */
unsigned squad_list(struct squad_season *w, const char *text)
{
    unsigned count = 0;

    while (*text && *text != ' ') {
        char *end;
        uint16_t rank = rank_of(text, &end), last = rank;
        unsigned who = rank > AD_RANK_MAX ? rank % 1000u + 20u * (rank / 1000u - 1) : rank;
        uint32_t club = 0;

        if (*end == '-')
            last = rank_of(end + 1, &end);
        if (*end == ':')
            who = (unsigned)strtoul(end + 1, &end, 10);
        if (*end == '@')
            club = (uint32_t)strtoul(end + 1, &end, 10);
        for (; rank <= last; rank++)
            add_line(w, &count, rank, who++, club);
        text = end + (*end == ',');
    }
    return count;
}

/* Whoever has sat has it in his own record. */
static void sat(struct squad_season *w, const struct ad_squad_event *e)
{
    struct ad_person *p = &w->people[e->line.person];

    if (p->played_count < SQUAD_PLAYED_FOR)
        w->played[p->id][p->played_count++] =
            (struct ad_played){SQUAD_CLUB, 1987, e->line.guest ? AD_PLAYED_GUEST : AD_PLAYED_CLUB};
}

bool squad_same(const struct squad_room *a, const struct squad_room *b)
{
    struct ad_squad s = b->s;

    s.lines = a->s.lines;
    s.uses = a->s.uses;
    return memcmp(&a->s, &s, sizeof s) == 0 && memcmp(a->lines, b->lines, sizeof a->lines) == 0 &&
           memcmp(a->uses, b->uses, sizeof a->uses) == 0;
}

/* Decide, see that it changed nothing; apply to both. Writes the verdict. */
void squad_command(struct squad_season *w, const struct ad_squad_cmd *cmd, char *got, size_t cap)
{
    static struct squad_room before;
    const struct ad_squad_verdict *v = &w->out.verdict;
    char point[AD_POINT_TEXT_MAX];
    int err;

    before = w->live;
    err = ad_squad_decide(&w->out, &w->live.s, cmd);
    kit_ok(w->row, squad_same(&before, &w->live));
    kit_ok(w->row, (err == 0 && v->code != AD_LINEUP_REJECT) || w->out.count == 0);
    for (unsigned i = 0; i < w->out.count; i++) {
        kit_ok(w->row, ad_squad_apply(&w->live.s, &w->event[i]) == 0);
        kit_ok(w->row, ad_squad_apply(&w->replayed.s, &w->event[i]) == 0);
        kit_ok(w->row, ad_squad_apply(&w->live.s, &w->event[i]) == AD_ECONFLICT);
        kit_ok(w->row, w->event[i].by > AD_NO_POINT && w->event[i].by < AD_POINTS);
        if (w->event[i].kind == AD_SQUAD_EV_SAT)
            sat(w, &w->event[i]);
    }
    kit_ok(w->row, squad_same(&w->live, &w->replayed));
    if (err < 0) {
        snprintf(got, cap, "%s",
                 err == AD_EFULL    ? "full"
                 : err == AD_EINVAL ? "nonsense"
                                    : "moved");
        return;
    }
    ad_point_write(point, sizeof point, v->by[0]);
    snprintf(got, cap, "%s %s", ad_lineup_code_name((enum ad_lineup_code)v->code), point);
    if (v->rank)
        snprintf(got + strlen(got), cap - strlen(got), " rank %u", v->rank);
    if (v->append)
        snprintf(got + strlen(got), cap - strlen(got), ", append");
    if (v->code == AD_LINEUP_REJECT)
        snprintf(got + strlen(got), cap - strlen(got), ": %s",
                 ad_lineup_why_text((enum ad_lineup_why)v->why, AD_EN));
}

/* The case of a line-up; the lines stay as they are until the next one. */
static void judge(struct squad_season *w, struct ad_lineup_report *r, const char *args)
{
    static struct ad_lineup_line lines[SQUAD_PEOPLE];
    static struct ad_squad_barred room;
    const struct ad_squad *s = &w->live.s;
    char text[SQUAD_STEP] = "", stage[64];

    sscanf(args, "%hhu: %199[^a-z]", &w->c.team, text);
    value(args, "stage", stage);
    w->c.stage = strcmp(stage, "playoff") == 0 ? AD_LINEUP_PLAYOFF
                 : strcmp(stage, "final") == 0 ? AD_LINEUP_FINAL
                                               : AD_LINEUP_ROUND;
    kit_ok(w->row, ad_lineup_read(&w->c.lineup, text, strlen(text), NULL) == 0);
    for (unsigned i = 0; i < s->line_count; i++)
        w->of_list[i] = &w->people[s->lines[i].person];
    kit_ok(w->row, ad_squad_case(&w->c, lines, SQUAD_PEOPLE, s, w->of_list) == 0);
    for (unsigned i = 0; i < s->line_count; i++)
        lines[i].guest = s->lines[i].guest ? &w->near : NULL;
    kit_ok(w->row, ad_squad_bars(&room, lines, s) == 0);
    kit_ok(w->row, ad_lineup_judge(r, &w->c) == 0);
}

/* judge 2: 9 10 11 12 13 14 15 16; played the same, and then it goes into the record; stale: the
 * report was made before those persons played elsewhere. */
void squad_match(struct squad_season *w, const char *args, bool record, char *got, size_t cap)
{
    static struct ad_lineup_report r;
    char verdict[160];

    judge(w, &r, args);
    ad_lineup_report_write(got, cap, &r);
    for (char *c = got; (c = strchr(c, ';'));) /* which ends a step */
        *c = ',';
    if (!record)
        return;
    each(w, args, "stale", elsewhere);
    w->match++;
    squad_command(w,
                  &(struct ad_squad_cmd){.kind = AD_SQUAD_PLAYED,
                                         .on = w->c.terms.on,
                                         .match = w->match,
                                         .team = {.number = w->c.team},
                                         .lineup = &w->c.lineup,
                                         .report = &r,
                                         .persons = w->of_list},
                  verdict, sizeof verdict);
    if (strcmp(verdict, "ok BTO 2.3") != 0)
        snprintf(got, cap, "%s", verdict);
}

static void show_list(const struct ad_squad *s, char *got, size_t cap)
{
    got[0] = '\0';
    for (unsigned i = 0; i < s->line_count; i++)
        snprintf(got + strlen(got), cap - strlen(got), "%s%u:%u%s", i ? " " : "", s->lines[i].rank,
                 s->lines[i].person, s->lines[i].late ? "!" : "");
}

static void show_uses(const struct ad_squad *s, char *got, size_t cap)
{
    got[0] = '\0';
    for (unsigned i = 0; i < s->use_count; i++)
        snprintf(got + strlen(got), cap - strlen(got), "%s%u:%u%s#%u", i ? " " : "",
                 s->uses[i].rank, s->uses[i].team,
                 s->uses[i].named     ? "(n)"
                 : s->uses[i].counted ? ""
                                      : "(-)",
                 s->uses[i].match);
}

static void show_bans(const struct ad_squad *s, char *got, size_t cap)
{
    snprintf(got, cap, "none");
    for (unsigned i = 0; i < s->ban_count; i++) {
        snprintf(i ? got + strlen(got) : got, i ? cap - strlen(got) : cap, "%s%u:%u x%u",
                 i ? " " : "", s->bans[i].rank, s->bans[i].team, s->bans[i].left);
    }
}

/* The word it begins with and the rest of it. */
void squad_do(struct squad_season *w, const char *verb, const char *args, char *got, size_t cap)
{
    struct kit_row *row = w->row;
    ad_date july = ad_date_make(1987, 7, 31);
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_CMDS,
                               .on = day(row, args, "on", ad_date_make(1987, 7, 20)),
                               .deadline = day(row, args, "deadline", july),
                               .list = w->list,
                               .at = number(args, "at", SQUAD_PEOPLE),
                               .top_league_team = (uint8_t)number(args, "top", 0),
                               .club = &w->club,
                               .persons = strstr(args, "unasked") ? NULL : w->of_list};

    for (unsigned k = 0; k < AD_SQUAD_CMDS; k++)
        if (strcmp(verb, ad_squad_cmd_name((enum ad_squad_cmd_kind)k)) == 0)
            cmd.kind = (uint8_t)k;
    if (strcmp(verb, "judge") == 0 || cmd.kind == AD_SQUAD_PLAYED) {
        squad_match(w, args, cmd.kind == AD_SQUAD_PLAYED, got, cap);
    } else if (strcmp(verb, "list") == 0) {
        show_list(&w->live.s, got, cap);
    } else if (strcmp(verb, "uses") == 0) {
        show_uses(&w->live.s, got, cap);
    } else if (strcmp(verb, "bans") == 0) {
        show_bans(&w->live.s, got, cap);
    } else if (cmd.kind == AD_SQUAD_CMDS) {
        kit_fail(row, "no such step: %s", verb);
    } else {
        cmd.team.number = (uint8_t)strtoul(args, NULL, 10);
        cmd.team.class_of = number(args, "class", 10u * cmd.team.number);
        if (cmd.kind == AD_SQUAD_REGISTER || cmd.kind == AD_SQUAD_ADD ||
            cmd.kind == AD_SQUAD_REORDER)
            cmd.list_count = squad_list(w, args);
        if (cmd.kind == AD_SQUAD_SERVED && strstr(args, "same"))
            cmd.lineup = &w->c.lineup;
        squad_command(w, &cmd, got, cap);
    }
}

/* "register 1-16 -> ok BTO 16.1" */
void squad_step(struct squad_season *w, char *text)
{
    char *arrow = strstr(text, "->"), verb[16] = "", got[400] = "";
    int skip = 0;

    if (arrow) {
        *arrow = '\0';
        arrow += 2 + strspn(arrow + 2, " ");
        while (*arrow && arrow[strlen(arrow) - 1] == ' ')
            arrow[strlen(arrow) - 1] = '\0';
    }
    if (sscanf(text, "%15s %n", verb, &skip) < 1)
        return;
    squad_do(w, verb, text + skip, got, sizeof got);
    if (arrow)
        kit_is(w->row, arrow, got);
    else if (strncmp(got, "ok", 2) != 0)
        kit_fail(w->row, "%s: %s", verb, got);
}
