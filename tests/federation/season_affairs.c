/*
 * tests/federation/season_affairs.c -- what else happens in a random season: rulings, cases, people who
 * come and go, bans, lists that somebody would like to change.
 */
#include <string.h>

#include "case_play.h"
#include "season_parts.h"

/* ---- rulings and cases ---- */

/* A ruling may have come too late for who was sent on: an instance says what follows, as far as it
 * can be undone. */
static void amend(struct world *w, unsigned l)
{
    static unsigned char memory[1 << 17];
    static struct ad_champ_turn turn[6 * TEAMS];
    const struct ad_championship *c = league_champ(w, l);
    struct ad_champ_cmd cmd = {
        .kind = AD_CHAMP_REPLACE, .point = AD_SJ_8_2, .instance = AD_TRIBUNAL, .on = w->now};
    int n = ad_championship_turned(turn, 6 * TEAMS, c, &w->league[l].t, memory, sizeof memory);
    bool begun = false;

    kit_ok(w->row, n >= 0);
    for (int i = 0; i < n; i++) {
        uint32_t who = c->run.entries[turn[i].entry - 1].who;

        world_points(w, &turn[i].by, 1, false);
        w->met[MET_TURNED]++;
        if (turn[i].stake != AD_CHAMP_STAKE_FINAL)
            continue;
        begun |= turn[i].begun;
        *(turn[i].had == AD_CHAMP_HAS ? &cmd.run.who : &cmd.other) = who;
    }
    if (cmd.run.who && cmd.other && begun)
        kit_ok(w->row, !world_champ(w, l, &cmd));
    else if (cmd.run.who && cmd.other)
        world_champ(w, l, &cmd);
}

static void rule(struct world *w, unsigned l, unsigned n, uint32_t case_no)
{
    static const enum ad_point points[] = {AD_BTO_16_4, AD_BTO_16_7, AD_BTO_27_2, AD_NO_POINT};
    struct ad_board boards[AD_CHAMP_BOARDS] = {{0}};
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_RULE,
                               .match = (uint16_t)n,
                               .ruling = (uint8_t)kit_below(&w->rng, 4),
                               .cause = AD_CAUSE_SANCTION,
                               .instance = (uint8_t)kit_below(&w->rng, AD_INSTANCES),
                               .point = points[kit_below(&w->rng, 4)],
                               .case_no = case_no,
                               .boards = boards,
                               .on = w->now};
    bool done;

    match_boards(w, boards, w->league[l].boards, false);
    done = world_champ(w, l, &cmd);
    w->met[done ? MET_RULED : MET_RULING_REFUSED]++;
    if (done)
        amend(w, l);
}

static void open_case(struct world *w, unsigned l, unsigned n)
{
    struct ad_championship *c = league_champ(w, l);
    uint32_t home = c->entry[c->match[n - 1].home - 1].club;
    uint32_t guest = c->entry[c->match[n - 1].guest - 1].club;
    unsigned f = w->files;
    struct ad_matter *m = &w->matter[f];

    if (f == FILES)
        return;
    memset(m, 0, sizeof *m);
    m->start = (uint8_t)(chance(w, 3) ? AD_START_DISPUTE : AD_START_DECIDED);
    m->first =
        (uint8_t)(chance(w, 2) ? AD_FEDERATION_DIRECTOR : 1 + kit_below(&w->rng, AD_TRIBUNAL - 1));
    m->youth = w->youth;
    m->incident = w->now;
    m->postmark = m->start == AD_START_DECIDED ? w->now : AD_NO_DATE;
    m->decided_by = 90;
    m->copies = 3;
    m->parties = 4;
    m->party[0] = (struct ad_party){AD_DISPUTES | AD_ENTITLED_RESULT, true, home, home};
    m->party[1] = (struct ad_party){AD_DISPUTES | AD_ENTITLED_RESULT, true, guest, guest};
    m->party[2] = (struct ad_party){AD_ENTITLED_AFFECTED, true, 3, 3};
    m->party[3] = (struct ad_party){AD_ENTITLED_DIRECTOR, false, 90, 9};
    kit_ok(w->row, ad_case_init(&w->live.file[f], f + 1, m, NULL) == 0);
    w->file_match[f] = (uint16_t)n;
    w->file_league[f] = (uint8_t)l;
    w->files++;
}

static void met_case(struct world *w, const struct ad_case *c)
{
    for (unsigned n = 0; n < 2; n++) {
        w->met[MET_TRIBUNAL] += c->filing[n].filed && c->filing[n].to == AD_TRIBUNAL;
        w->met[MET_INADMISSIBLE] += c->filing[n].outcome == AD_OUTCOME_INADMISSIBLE;
    }
    w->met[MET_PROTEST] += c->filing[0].filed;
    w->met[MET_APPEAL] += c->filing[1].filed;
    w->met[MET_CASE_FINAL] += c->state == AD_CASE_FINAL;
}

/* Everybody files and decides as he likes, in time and out of it; what is upheld in the end becomes
 * a ruling that takes the place of the result. */
void affairs_cases(struct world *w)
{
    for (unsigned f = 0; f < w->files; f++) {
        struct ad_case *c = &w->live.file[f];

        for (unsigned i = 0; i < 4 && c->state < AD_CASE_FINAL; i++) {
            struct ad_case_command cmd = play_random_command(&w->rng, c, w->now);

            world_case(w, f, &cmd);
            world_check(w);
        }
        if (c->state < AD_CASE_FINAL || w->file_done[f])
            continue;
        w->file_done[f] = true;
        met_case(w, c);
        for (unsigned n = 0; n < 2; n++)
            if (c->filing[n].outcome == AD_OUTCOME_UPHELD) {
                w->met[MET_UPHELD]++;
                rule(w, w->file_league[f], w->file_match[f], f + 1);
            }
    }
}

/* ---- people and lists while it runs ---- */

void affairs_reorder(struct world *w, unsigned k)
{
    const struct ad_squad *s = &w->live.squad[k].s;
    struct ad_squad_line list[LINES];
    struct ad_squad_cmd cmd = {.kind = AD_SQUAD_REORDER, .on = w->now, .list = list};
    unsigned a = kit_below(&w->rng, s->line_count), b = kit_below(&w->rng, s->line_count);
    uint32_t person;

    memcpy(list, s->lines, s->line_count * sizeof *list);
    cmd.list_count = s->line_count;
    person = list[a].person;
    list[a].person = list[b].person;
    list[b].person = person;
    if (chance(w, 5)) {
        cmd.kind = AD_SQUAD_REGISTER;
        cmd.deadline = ad_date_make(SEASON, 7, 31);
        cmd.on = ad_date_make(SEASON, 7, 30);
    }
    if (world_squad(w, k, &cmd) == 1 && w->own.running[k])
        w->met[MET_ORDER_REFUSED]++;
}

/* Somebody comes: with a wish for a place, and then to the end. */
static void add_to(struct world *w, unsigned k, uint32_t who, ad_date applied)
{
    const struct ad_person *p = &w->person[who];
    struct ad_squad_line line = {
        .person = who, .rank = (uint16_t)(w->youth ? 100 + w->live.squad[k].s.line_count : 0)};
    struct ad_squad_cmd cmd = {
        .kind = AD_SQUAD_ADD, .on = applied, .list = &line, .list_count = 1, .persons = &p};

    if (!who || w->live.squad[k].s.line_count + 2 >= LINES)
        return;
    cmd.at = kit_below(&w->rng, w->live.squad[k].s.line_count + 1);
    if (world_squad(w, k, &cmd) != 1)
        return;
    w->met[MET_ADD_REFUSED] += w->said.append;
    cmd.at = LINES;
    world_squad(w, k, &cmd);
    kit_ok(w->row, !w->said.append); /* there he may stand */
}

/* What happens to pass n of somebody; `other` is his other one. */
static void pass_event(struct world *w, uint32_t who, unsigned n, enum ad_pass_event_kind kind,
                       ad_date works_from)
{
    struct person_facts *f = &w->facts[who];
    struct ad_pass_event e = {.kind = (uint8_t)kind, .on = w->now, .works_from = works_from};

    kit_ok(w->row, ad_pass_event_check(&f->pass[n], &e, &f->pass[1 - n], 1) == AD_PASS_FINE);
    f->event[n][f->pass[n].count++] = e;
}

/* The old pass goes back and is destroyed, the new one issued (A1 13.6): never two at a time. */
static void new_pass(struct world *w, unsigned i)
{
    uint32_t who = w->mover[i], club = w->mover_to[i];
    struct ad_person *p = &w->person[who];
    struct person_facts *f = &w->facts[who];

    if (p->pass_count != 1 || p->membership_count != 1)
        return;
    pass_event(w, who, 0, AD_PASS_SENT_BACK, AD_NO_DATE);
    f->pass[1] = (struct ad_pass){.number = 5000 + who, .club = club, .events = f->event[1]};
    pass_event(w, who, 1, AD_PASS_APPLIED, AD_NO_DATE);
    pass_event(w, who, 1, AD_PASS_ISSUED, w->live.transfer[i].works_from);
    pass_event(w, who, 1, AD_PASS_RECEIVED, AD_NO_DATE);
    pass_event(w, who, 0, AD_PASS_WAS_DESTROYED, AD_NO_DATE);
    p->pass_count = 2;
    f->member[p->membership_count++] = (struct ad_membership){club, w->now, AD_NO_DATE};
    if (p->permission_count < 2 && chance(w, 2))
        f->permission[p->permission_count++] = (struct ad_permission){club, SEASON, w->now};
    w->met[MET_TRANSFERRED]++;
    if (w->live.squad[club - club_id(0)].s.registered)
        add_to(w, club - club_id(0), who, w->now);
}

/* A transfer begins, or takes a step: often the next one, in writing and with papers. */
void affairs_transfer(struct world *w)
{
    static const uint8_t next[] = {AD_TRANSFER_DECLARE, AD_TRANSFER_REQUEST, AD_TRANSFER_RELEASE,
                                   AD_TRANSFER_SETTLE,  AD_TRANSFER_RELEASE, AD_TRANSFER_FORWARD,
                                   AD_TRANSFER_ISSUE};
    unsigned i = kit_below(&w->rng, TRANSFERS);
    struct ad_transfer_command cmd = {.on = w->now,
                                      .written = !chance(w, 5),
                                      .obligations = chance(w, 2),
                                      .papers = !chance(w, 5)};

    if (!w->mover[i]) {
        w->mover[i] = 1 + kit_below(&w->rng, w->clubs * LISTED);
        w->mover_to[i] = club_id(kit_below(&w->rng, w->clubs));
    }
    if (w->mover_to[i] == club_id((w->mover[i] - 1) / LISTED) ||
        w->live.transfer[i].state == AD_TRANSFER_ISSUED)
        return;
    cmd.step = chance(w, 4) ? (uint8_t)kit_below(&w->rng, AD_TRANSFER_STEPS)
                            : next[w->live.transfer[i].state];
    if (world_transfer(w, i, &cmd) && w->live.transfer[i].state == AD_TRANSFER_ISSUED)
        new_pass(w, i);
}

/* BTO 4.1, 4.2: a ban, with the consent of the committee or without, too long or not. */
static void ban_somebody(struct world *w)
{
    uint32_t who = 1 + kit_below(&w->rng, w->clubs * LISTED);
    struct ad_person *p = &w->person[who];
    struct ad_sanction s = {.subject = AD_SUBJECT_PLAYER,
                            .kind = AD_SANCTION_BAN,
                            .issuer = AD_ISSUER_DIRECTOR,
                            .area = AD_FEDERATION,
                            .issuer_area = AD_FEDERATION,
                            .consent = !chance(w, 3),
                            .by_likeness = chance(w, 10),
                            .ground = chance(w, 10) ? AD_NO_POINT : AD_BTO_35_1,
                            .issued = w->now,
                            .from = w->now,
                            .until = w->now + (ad_date)kit_below(&w->rng, 450)};
    struct ad_sanction_verdict v = world_sanction(w, &s, who);

    if (v.code != AD_SANCTION_VALID || p->bar_count == 4)
        return;
    w->facts[who].bar[p->bar_count++] =
        (struct ad_bar){.who = AD_BARRED_PERSON, .from = s.from, .until = s.until};
    w->met[MET_BAN]++;
}

static void leave(struct world *w, unsigned l)
{
    unsigned k = kit_below(&w->rng, league_teams(w, l));
    struct ad_champ_cmd cmd = {
        .kind = AD_CHAMP_RUN,
        .run = {.kind = (uint8_t)(chance(w, 2) ? AD_RUN_WITHDRAW : AD_RUN_EXCLUDE),
                .who = chance(w, 9) ? 4711 : league_team(w, k, l)},
        .on = w->now};

    if (!world_champ(w, l, &cmd))
        return;
    w->met[MET_LEFT]++;
    match_fine(w, k, AD_BREACH_WITHDRAWAL);
}

static void deduct(struct world *w, unsigned l)
{
    struct ad_champ_cmd cmd = {
        .kind = AD_CHAMP_DEDUCT,
        .run = {.who = league_team(w, kit_below(&w->rng, league_teams(w, l)), l)},
        .amount = (int16_t)(10 * kit_below(&w->rng, 4)),
        .point = chance(w, 4) ? AD_NO_POINT : AD_BTO_4_1,
        .on = w->now};

    w->met[MET_DEDUCTED] += world_champ(w, l, &cmd);
}

/* Something that somebody does between two matches. */
void affairs_any(struct world *w)
{
    unsigned l = kit_below(&w->rng, LEAGUES), k = kit_below(&w->rng, w->clubs);
    unsigned n =
        league_champ(w, l)->matches ? 1 + kit_below(&w->rng, league_champ(w, l)->matches) : 0;
    bool two = n && league_champ(w, l)->match[n - 1].guest;

    switch (kit_below(&w->rng, 12)) {
    case 0:
    case 1: affairs_reorder(w, k); break;
    case 2: add_to(w, k, world_newcomer(w, k), w->now - (ad_date)kit_below(&w->rng, 90)); break;
    case 3:
    case 4:
    case 5: affairs_transfer(w); break;
    case 6: ban_somebody(w); break;
    case 7:
        if (two)
            open_case(w, l, n);
        break;
    case 8: rule(w, l, chance(w, 9) ? MATCHES + 1 : n, 0); break;
    case 9:
        if (chance(w, 4))
            leave(w, l);
        break;
    case 10: deduct(w, l); break;
    default: match_finish(w, l); break;
    }
    world_check(w);
}
