/*
 * tests/federation/season_world.c -- a random federation: organisations, people, passes, leagues.
 */
#include "season_world.h"
#include "federation/sanction_inside.h"

#include <string.h>

/* ---- organisations ---- */

static uint32_t add_org(struct world *w, uint32_t id, uint32_t parent, enum ad_level level)
{
    w->org[w->orgs++] = (struct ad_org){.id = id,
                                        .parent = parent,
                                        .level = (uint8_t)level,
                                        .recognised = true,
                                        .from = AD_NO_DATE,
                                        .to = AD_NO_DATE};
    return id;
}

static void make_orgs(struct world *w)
{
    uint32_t district[12];
    unsigned districts = 0;
    ad_date day = ad_date_make(SEASON, 9, 1);

    w->associations = 2 + kit_below(&w->rng, 5);
    add_org(w, FEDERATION_ID, 0, AD_FEDERATION);
    for (unsigned a = 0; a < w->associations; a++) {
        uint32_t id = add_org(w, 10 + a, FEDERATION_ID, AD_ASSOCIATION);

        for (unsigned d = 0; d < 1 + kit_below(&w->rng, 2); d++)
            district[districts++] = add_org(w, 30 + 2 * a + d, id, AD_DISTRICT);
    }
    for (unsigned k = 0; k < w->clubs; k++) {
        uint32_t id = add_org(w, club_id(k), district[kit_below(&w->rng, districts)], AD_CLUB);

        w->above[k][0] = ad_org_above(w->org, w->orgs, id, AD_DISTRICT, day);
        w->above[k][1] = ad_org_above(w->org, w->orgs, id, AD_ASSOCIATION, day);
        w->above[k][2] = ad_org_above(w->org, w->orgs, id, AD_FEDERATION, day);
        w->club[k] = (struct ad_club_facts){id, w->above[k][0], w->above[k], 3, w->club_bar[k], 0};
    }
    kit_ok(w->row, ad_org_check(w->org, w->orgs).why == AD_ORG_FINE);
}

/* ---- people ---- */

static void add_pass(struct world *w, uint32_t id, uint32_t club, ad_date from)
{
    struct person_facts *f = &w->facts[id];
    struct ad_person *p = &w->person[id];
    unsigned n = p->pass_count++;

    f->event[n][0] = (struct ad_pass_event){.kind = AD_PASS_ISSUED, .on = from, .works_from = from};
    f->pass[n] = (struct ad_pass){
        .number = 1000 + 2 * id + n, .club = club, .events = f->event[n], .count = 1};
}

static void add_person(struct world *w, uint32_t id, uint32_t club, unsigned place)
{
    struct person_facts *f = &w->facts[id];
    unsigned seat = place % 9; /* of a youth team: the seventh and ninth are girls */
    bool girl = seat == 6 || seat == 8;
    int born = w->youth ? (seat == 7 ? 1973 : 1968) + (int)kit_below(&w->rng, 3)
                        : 1930 + (int)kit_below(&w->rng, 45);

    f->member[0] = (struct ad_membership){club, ad_date_make(1980, 1, 1), AD_NO_DATE};
    w->person[id] = (struct ad_person){.id = id,
                                       .born = ad_date_make(born, 1, 1),
                                       .sex = girl ? AD_GENDER_FEMALE : AD_GENDER_MALE,
                                       .german = !chance(w, 12),
                                       .memberships = f->member,
                                       .membership_count = 1,
                                       .passes = f->pass,
                                       .permissions = f->permission,
                                       .bars = f->bar,
                                       .played = w->live.played[id]};
    if (!chance(w, 60))
        add_pass(w, id, club, ad_date_make(1985, 9, 1));
    if (chance(w, 60)) /* of this season, or one that is over (A1 13.7) */
        f->permission[w->person[id].permission_count++] = (struct ad_permission){
            club, SEASON - (int)kit_below(&w->rng, 2), ad_date_make(SEASON, 8, 20)};
    w->person[id].nominations = (uint8_t)(chance(w, 40) ? 2 : 0);
}

static void make_people(struct world *w)
{
    for (unsigned k = 0; k < w->clubs; k++)
        for (unsigned i = 0; i < LISTED; i++)
            add_person(w, 1 + k * LISTED + i, club_id(k), i);
}

/* Of some the second club has a permission (A1 13.7), and a place in its list for them. */
static void make_doubles(struct world *w)
{
    for (; w->doubles < DOUBLES; w->doubles++) {
        unsigned k = kit_below(&w->rng, w->clubs), n = w->doubles;
        uint32_t who = 1 + kit_below(&w->rng, w->clubs * LISTED);
        struct ad_person *p = &w->person[who];
        bool again = (who - 1) / LISTED == k;

        for (unsigned d = 0; d < n; d++)
            again |= w->double_who[d] == who || w->double_in[d] == k;
        if (again)
            return;
        w->double_who[n] = who;
        w->double_in[n] = k;
        w->double_at[n] = w->youth ? (who - 1) % LISTED : kit_below(&w->rng, 6);
        w->facts[who].member[p->membership_count++] =
            (struct ad_membership){club_id(k), ad_date_make(SEASON, 6, 1), AD_NO_DATE};
        if (p->permission_count < 2)
            w->facts[who].permission[p->permission_count++] =
                (struct ad_permission){club_id(k), SEASON, ad_date_make(SEASON, 7, 1)};
    }
}

uint32_t world_newcomer(struct world *w, unsigned k)
{
    uint32_t id = CLUBS * LISTED + 1 + w->newcomers;

    if (w->newcomers == NEWCOMERS)
        return 0;
    w->newcomers++;
    add_person(w, id, club_id(k), kit_below(&w->rng, 9));
    w->person[id].pass_count = 0;
    if (chance(w, 3))
        add_pass(w, id, club_id(k), w->now + (ad_date)kit_below(&w->rng, 30));
    else
        w->facts[id].permission[w->person[id].permission_count++] =
            (struct ad_permission){club_id(k), SEASON, w->now};
    return id;
}

/* ---- leagues ---- */

static void template_named(struct world *w, struct ad_template *t, const char *id)
{
    kit_ok(w->row, ad_template_find(t, id, strlen(id)) == 0);
    ad_template_fill(t);
}

/* The youth league of the order with other numbers: groups of so many, and a final. */
static void youth_league(struct world *w, struct league *g, unsigned l)
{
    template_named(w, &g->t, "nrw-jmm");
    if (l == 0) {
        g->groups = 2 + kit_below(&w->rng, 2);
        g->size = g->groups == 3 ? 4 : 4 + kit_below(&w->rng, 3);
    } else {
        g->groups = 1;
        g->size = 4 + kit_below(&w->rng, 3);
        g->t.stages = 1;
        memset(&g->t.stage[1], 0, sizeof g->t.stage[1]);
    }
    g->t.stage[0].groups = (int16_t)g->groups;
    g->t.stage[0].size = (int16_t)g->size;
    g->t.field.n[0] = (int16_t)(g->groups * g->size);
    g->boards = 8;
}

static void senior_league(struct world *w, struct league *g, unsigned l)
{
    static const uint8_t boards[] = {4, 6, 8};

    template_named(w, &g->t, "nrw-mm");
    g->groups = 1;
    g->size = 4 + kit_below(&w->rng, l ? 3 : 5);
    g->boards = l ? w->league[0].boards : boards[kit_below(&w->rng, 3)];
    g->t.boards.n = g->boards;
}

static void make_leagues(struct world *w)
{
    for (unsigned l = 0; l < LEAGUES; l++) {
        struct league *g = &w->league[l];

        g->team = (uint8_t)(l + 1);
        g->kind = w->youth ? AD_LINEUP_YOUTH : AD_LINEUP_LEAGUE;
        if (w->youth)
            youth_league(w, g, l);
        else
            senior_league(w, g, l);
    }
    w->clubs = w->league[0].groups * w->league[0].size;
    if (w->league[1].size > w->clubs)
        w->league[1].size = w->clubs;
}

/* ---- nothing has happened ---- */

static void empty(struct world *w, struct state *s)
{
    memset(s, 0, sizeof *s);
    for (unsigned k = 0; k < CLUBS; k++)
        s->squad[k].s = (struct ad_squad){.club = club_id(k),
                                          .season = SEASON,
                                          .youth = w->youth,
                                          .deadline = AD_NO_DATE,
                                          .lines = s->squad[k].lines,
                                          .line_cap = LINES,
                                          .uses = s->squad[k].uses,
                                          .use_cap = USES};
    for (unsigned l = 0; l < LEAGUES; l++) {
        struct league_state *g = &s->league[l];

        g->c.run.entries = g->entries;
        g->c.run.cap = TEAMS;
        g->c.entry = g->entry;
        g->c.match = g->match;
        g->c.match_cap = MATCHES;
    }
    for (unsigned i = 0; i < TRANSFERS; i++)
        s->transfer[i] = ad_transfer_start;
    s->books = (struct ad_ledger){s->entry, ENTRIES, 0, 0};
}

void world_make(struct world *w, struct kit_row *row, struct kit_rng *rng, unsigned *met)
{
    memset(w, 0, sizeof *w);
    w->row = row;
    w->rng = *rng;
    w->met = met;
    w->youth = chance(w, 2);
    w->now = ad_date_make(SEASON, 7, 1);
    make_leagues(w);
    make_orgs(w);
    make_people(w);
    make_doubles(w);
    empty(w, &w->live);
    for (unsigned f = 0; f < FILES; f++)
        for (unsigned d = 0; d < AD_DUES; d++)
            for (unsigned i = 0; i < AD_INSTANCES; i++)
                w->own.told[f][d][i][0] = w->own.told[f][d][i][1] = AD_NO_DATE;
}

/* ---- the whole log from nothing ---- */

static void play_line(struct world *w, struct state *s, const struct log_line *l)
{
    int err = 0;

    switch ((enum stream)l->stream) {
    case SQUAD: {
        const struct ad_squad_event *e = &w->squad_event[l->at];

        err = ad_squad_apply(&s->squad[l->of].s, e);
        world_sat(s, club_id(l->of), e);
        break;
    }
    case CHAMP: err = ad_championship_apply(&s->league[l->of].c, &w->champ_event[l->at]); break;
    case CASE:
        if (s->file[l->of].id == 0)
            err = ad_case_init(&s->file[l->of], l->of + 1u, &w->matter[l->of], NULL);
        ad_case_apply(&s->file[l->of], &w->file_event[l->at]);
        if (ad_case_book(&s->books, &s->file[l->of], &w->file_event[l->at]) < 0)
            err = -1;
        break;
    case TRANSFER: ad_transfer_apply(&s->transfer[l->of], &w->transfer_event[l->at]); break;
    case FINE:
        if (ad_sanction_book(&s->books, &w->fine[l->at].what, w->fine[l->at].about,
                             w->fine[l->at].subject, w->fine[l->at].org) < 0)
            err = -1;
        break;
    }
    kit_ok(w->row, err == 0);
}

/* Whatever points into a state points to the same place of the other one. */
static void same_pointers(struct state *to, const struct state *from)
{
    for (unsigned k = 0; k < CLUBS; k++) {
        to->squad[k].s.lines = from->squad[k].s.lines;
        to->squad[k].s.uses = from->squad[k].s.uses;
    }
    for (unsigned l = 0; l < LEAGUES; l++) {
        to->league[l].c.run.entries = from->league[l].c.run.entries;
        to->league[l].c.entry = from->league[l].c.entry;
        to->league[l].c.match = from->league[l].c.match;
    }
    to->books.entry = from->books.entry;
}

void world_replay(struct world *w)
{
    struct state *s = &w->again;

    empty(w, s);
    for (unsigned i = 0; i < w->logged && !w->row->failures; i++)
        play_line(w, s, &w->log[i]);
    for (unsigned f = 0; f < w->files; f++) /* a file in which nothing happened yet */
        if (s->file[f].id == 0)
            ad_case_init(&s->file[f], f + 1, &w->matter[f], NULL);
    if (w->row->failures)
        return;
    same_pointers(s, &w->live);
    kit_ok(w->row, memcmp(s->squad, w->live.squad, sizeof s->squad) == 0);
    kit_ok(w->row, memcmp(s->league, w->live.league, sizeof s->league) == 0);
    kit_ok(w->row, memcmp(s->file, w->live.file, sizeof s->file) == 0);
    kit_ok(w->row, memcmp(s->transfer, w->live.transfer, sizeof s->transfer) == 0);
    kit_ok(w->row, memcmp(&s->books, &w->live.books, sizeof s->books) == 0);
    kit_ok(w->row, memcmp(s->entry, w->live.entry, sizeof s->entry) == 0);
    kit_ok(w->row, memcmp(s->played, w->live.played, sizeof s->played) == 0);
}
