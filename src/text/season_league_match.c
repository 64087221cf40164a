/*
 * text/season_league_match.c -- matches of a championship: their reports.
 */
#include "text/season.h"

#include <string.h>

#include "adoube/matchday.h"

/* ---- which match ---- */

bool ad__split_pair(const struct ad__league *h, const struct ad__word *w, unsigned pair[2])
{
    for (size_t i = 1; i + 1 < w->len; i++) {
        struct ad__word a = {w->text, i, false}, b = {w->text + i + 1, w->len - i - 1, false};
        if (w->text[i] == '-' && (pair[0] = ad__entry_named(h, &a)) > 0 &&
            (pair[1] = ad__entry_named(h, &b)) > 0)
            return true;
    }
    return false;
}

/* `Porz-Elberfeld`, or `"SG Porz" - "SG Elberfeld"`. */
void ad__need_pair(const struct ad__league *h, struct ad__args *a, unsigned pair[2])
{
    struct ad__word w, second;

    if (!h || !ad__arg_need(a, &w) || ad__split_pair(h, &w, pair))
        return;
    pair[0] = ad__entry_named(h, &w);
    if (pair[0] == 0) {
        ad__no_entry(h, a, &w);
        return;
    }
    if (ad__arg_need(a, &second) && ad__word_is(&second, "-"))
        ad__arg_need(a, &second);
    if (a->bad)
        return;
    pair[1] = ad__entry_named(h, &second);
    if (pair[1] == 0)
        ad__no_entry(h, a, &second);
}

/* Its number, from 1. An answer, and 0: they do not play each other so. */
unsigned ad__find_match(struct ad_season_run *r, const struct ad__league *h, unsigned stage,
                        const unsigned pair[2])
{
    unsigned n =
        ad_championship_match(&h->c, stage, h->run[pair[0] - 1].who, h->run[pair[1] - 1].who);

    if (n == 0)
        ad__answer(r, ad_champ_code_name(AD_CHAMP_NO_MATCH));
    return n;
}

/* ---- line-ups ---- */

/* Who has not come, by the letters of one side. */
static uint32_t absent_of(const struct ad_board *b, unsigned boards, int side)
{
    uint32_t set = 0;

    for (unsigned i = 0; i < boards; i++)
        if ((side ? b[i].guest : b[i].home) == '-')
            set |= UINT32_C(1) << i;
    return set;
}

static bool youth_list(const struct ad__league *h)
{
    return h->t.owner.word == AD_OWNER_YOUTH;
}

/* What is known of both sides; the squads, if there are any. */
static bool both_ready(struct ad__side side[2], struct ad_season_run *r, struct ad__league *h,
                       const unsigned pair[2])
{
    for (int i = 0; i < 2; i++) {
        const struct ad__league_entry *t = &h->team[pair[i] - 1];
        struct ad__club_squad *q =
            t->number ? ad__club_squad_of(r->state, t->org, youth_list(h)) : NULL;
        if (q && !ad__side_ready(&side[i], r, q))
            return false;
        side[i].c.team = t->number;
    }
    return true;
}

static bool judge(struct ad__side *side, struct ad_season_run *r, struct ad__args *a,
                  const struct ad__league *h, const struct ad_champ_match *m, ad_date on,
                  const struct ad_board *boards, int which, const struct ad__word *given)
{
    unsigned n = ad__league_boards(h);

    if (!side->squad)
        return given->len == 0 || ad__args_bad(a, AD_SCRIPT_NO_LIST, given);
    side->given = given->len > 0;
    ad__side_rules(side, h, m, on);
    side->c.match = r->state->league.matches + 1;
    if (given->len == 0)
        ad__side_usual(&side->c.lineup, side->squad, side->c.team, n, absent_of(boards, n, which));
    else if (!ad__read_ranks(&side->c.lineup, a, given, side->squad, side->c.team, n))
        return false;
    return ad_lineup_judge(&side->report, &side->c) == 0 ||
           ad__args_bad(a, AD_SCRIPT_LINEUP, given);
}

/* ---- answers ---- */

static void answer_tenths(struct ad_season_run *r, const char *key, const ad_points v[2])
{
    char text[32];
    struct put p = {text, sizeof text, 0};

    for (int i = 0; i < 2; i++) {
        put_text(&p, i ? ":" : "");
        put_number(&p, v[i] / 10);
        put_text(&p, v[i] % 10 ? ".5" : "");
    }
    put_end(&p);
    ad__answer_fact(r, key, text);
}

void ad__answer_match(struct ad_season_run *r, const struct ad__league *h,
                      const struct ad_champ_match *m)
{
    static const char *const states[] = {"due", "open", "done", "annulled"};
    struct ad_match match = {
        .home = m->home, .guest = m->guest, .ruling = m->ruling, .boards = m->boards};
    struct ad_match_verdict v;

    if (m->state == AD_CHAMP_DUE || m->state == AD_CHAMP_ANNULLED) {
        ad__answer_fact(r, "state", states[m->state]);
        return;
    }
    v = ad_match_decide(&h->t, &match, ad__league_boards(h));
    answer_tenths(r, "score", v.score.games);
    if (m->state == AD_CHAMP_DONE && h->t.unit.word == AD_UNIT_TEAM && !ad__team_cup(h))
        answer_tenths(r, "points", v.points);
    ad__answer_fact(r, "state", states[m->state]);
    if ((m->kind == AD_CHAMP_PLAYOFF || ad__team_cup(h)) && v.score.games[0] == v.score.games[1])
        answer_tenths(r, "berlin", v.score.berlin);
}

static void answer_side(struct ad_season_run *r, const struct ad__side *side, int which)
{
    static const char *const code[] = {"home", "guest"};
    static const char *const lost[] = {"home-boards", "guest-boards"};
    const struct ad_lineup_report *rep = &side->report;

    if (!side->squad)
        return;
    if (rep->code != AD_LINEUP_OK)
        ad__answer_fact(r, code[which], ad_lineup_code_name((enum ad_lineup_code)rep->code));
    ad__answer_boards(r, lost[which], rep->lost | rep->lost_if);
    if (rep->ban_count)
        ad__answer_number(r, which ? "guest-bans" : "home-bans", rep->ban_count);
    for (unsigned i = 0; i < rep->count; i++)
        ad__answer_points(r, rep->list[i].by, 2);
    if (side->given) /* what it was asked for and keeps */
        ad__answer_points(r, rep->kept, rep->kept_count);
}

/* ---- a report ---- */

struct report_args {
    struct ad__word lineup[2];
    bool confirmed[2], forced;
    ad_date on;
};

static void read_report(struct report_args *out, struct ad__args *a)
{
    static const char *const sides[] = {"none", "home", "guest", "both"};
    unsigned confirmed = ad__arg_choice(a, "confirmed", sides, 4, 0);

    memset(out, 0, sizeof *out);
    out->on = AD_NO_DATE;
    ad__arg_value(a, "home", &out->lineup[0]);
    ad__arg_value(a, "guest", &out->lineup[1]);
    ad__arg_date(a, "on", &out->on);
    out->confirmed[0] = confirmed & 1;
    out->confirmed[1] = confirmed & 2;
    out->forced = ad__arg_flag(a, "early");
}

static ad_date day_of(const struct ad_season_run *r, const struct ad_champ_match *m, ad_date on)
{
    if (on == AD_NO_DATE)
        on = m->on;
    return on == AD_NO_DATE ? ad_season_first(r->state->season, NULL) : on;
}

static bool send_report(struct ad_champ_events *out, struct ad_season_run *r, struct ad__args *a,
                        struct ad__league *h, struct ad_champ_cmd *cmd, struct ad__side side[2])
{
    for (int i = 0; i < 2; i++) {
        cmd->report[i] = side[i].squad ? &side[i].report : NULL;
        cmd->lineup[i] = side[i].squad ? &side[i].c.lineup : NULL;
    }
    if (!ad__league_do(out, r, a, h, cmd))
        return false;
    if (ad_champ_code_refuses(out->verdict.code))
        return true;
    h->ledger[cmd->match - 1] = ++r->state->league.matches;
    for (int i = 0; i < 2; i++)
        if (side[i].squad && ad__side_played(r, &side[i], r->state->league.matches, cmd->on) != 0)
            return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    return true;
}

static void answer_report(struct ad_season_run *r, struct ad__league *h, unsigned n,
                          const struct ad_champ_verdict *v, const struct ad__side side[2])
{
    const struct ad_champ_match *m = &h->match[n - 1];

    if (ad_champ_code_refuses(v->code))
        return;
    ad__answer_match(r, h, m);
    for (int i = 0; i < 2; i++)
        answer_side(r, &side[i], i);
    if (v->fine_due[0] || v->fine_due[1])
        ad__answer_fact(r, "fine", v->fine_due[0] ? v->fine_due[1] ? "both" : "home" : "guest");
    ad__tell_match(r, h, n, side, false);
}

/* report A-B [on=DATE] [home=LINEUP] [guest=LINEUP] [confirmed=home|guest|both]: 1 = 0 … */
static bool report(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_board boards[AD_CHAMP_BOARDS] = {{0}};
    struct ad__side side[2];
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_REPORT, .boards = boards};
    struct ad_champ_events out;
    struct report_args got;
    unsigned pair[2] = {0}, n, stage;

    memset(side, 0, sizeof side);
    ad__need_pair(h, a, pair);
    stage = ad__arg_stage(h, a);
    read_report(&got, a);
    if (a->bad)
        return false;
    n = ad__find_match(r, h, stage, pair);
    if (!both_ready(side, r, h, pair))
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (!ad__read_results(boards, a, ad__league_boards(h),
                          n == 0 || ad__sum_is_enough(h, &h->match[n - 1], side)) ||
        !ad__args_end(a))
        return false;
    if (n == 0)
        return true;
    cmd.match = (uint16_t)n;
    cmd.on = day_of(r, &h->match[n - 1], got.on);
    cmd.run.confirmed = got.forced;
    memcpy(cmd.confirmed, got.confirmed, sizeof cmd.confirmed);
    for (int i = 0; i < 2; i++)
        if (!judge(&side[i], r, a, h, &h->match[n - 1], cmd.on, boards, i, &got.lineup[i]))
            return false;
    if (!send_report(&out, r, a, h, &cmd, side))
        return false;
    answer_report(r, h, n, &out.verdict, side);
    return true;
}

const struct ad__season_verb ad__season_matches[] = {
    {{"report",
      "HOME-GUEST [on=DATE] [home=LINEUP] [guest=LINEUP] [confirmed=home|guest|both] [early]: "
      "1 = 0 + - x ? or 5:3",
      true},
     report},
    {{0}, NULL},
};
