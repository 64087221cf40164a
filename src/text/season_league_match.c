/*
 * text/season_league_match.c -- matches of a championship: their reports.
 */
#include "text/season_disputes.h"

#include <string.h>

#include "federation/matchday.h"
#include "federation/names.h"

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

/* Is it set with its sides exchanged? `waits`: and not played yet. */
static void tell_reversed(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                          const unsigned pair[2], bool waits)
{
    unsigned n =
        ad_championship_match(&h->c, stage, h->run[pair[1] - 1].who, h->run[pair[0] - 1].who);
    const struct ad_champ_match *m = n ? &h->match[n - 1] : NULL;

    if (!m || (waits && m->state != AD_CHAMP_DUE))
        return;
    ad__answer_pair(r, h, m);
    ad__tell_reversed(r, h, m);
}

/* Its number, from 1. An answer, and 0: they do not play each other so. */
unsigned ad__find_match(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                        const unsigned pair[2])
{
    unsigned n =
        ad_championship_match(&h->c, stage, h->run[pair[0] - 1].who, h->run[pair[1] - 1].who);

    if (n == 0) {
        ad__answer(r, ad_champ_code_name(AD_CHAMP_NO_MATCH));
        tell_reversed(r, h, stage, pair, false);
    }
    return n;
}

/* ---- line-ups ---- */

/* The squad that a side of the match has; NULL: no list. */
static struct ad__club_squad *squad_of(struct ad_season_script *r, const struct ad__league *h,
                                       unsigned entry)
{
    const struct ad__league_entry *t = &h->team[entry - 1];

    return t->number ? ad__club_squad_of(r->state, t->org, h->t.owner.word == AD_OWNER_YOUTH)
                     : NULL;
}

/* A line-up that is told. False: a fault. */
static bool read_lineup(struct ad_lineup *out, struct ad_season_script *r, struct ad__args *a,
                        const struct ad__league *h, unsigned entry, const struct ad__word *told)
{
    const struct ad__club_squad *q = squad_of(r, h, entry);

    if (told->len > 0 && !q)
        return ad__args_bad(a, AD_SCRIPT_NO_SQUAD, told);
    return told->len == 0 || ad__read_ranks(out, a, told, q, h->team[entry - 1].number);
}

/* ---- answers ---- */

static void answer_tenths(struct ad_season_script *r, const char *key, const ad_points v[2])
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

void ad__answer_match(struct ad_season_script *r, const struct ad__league *h,
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
    if (m->stayed && ad__case_stayed(r, m->case_no)) {
        ad__answer_fact(r, "ruling", "stayed");
        ad__answer_by(r, AD_BTO_5_9);
    } else if (ad__is_overturned(r, h, m)) {
        ad__answer_fact(r, "ruling", "overturned");
        ad__answer_by(r, AD_BTO_5_2);
    }
    if (m->state == AD_CHAMP_DONE && h->t.unit.word == AD_UNIT_TEAM && !ad__team_cup(h))
        answer_tenths(r, "points", v.points);
    ad__answer_fact(r, "state", states[m->state]);
    if (h->t.unit.word == AD_UNIT_TEAM && (m->kind == AD_CHAMP_PLAYOFF || ad__team_cup(h)) &&
        v.score.games[0] == v.score.games[1])
        answer_tenths(r, "berlin", v.score.berlin);
}

static void answer_side(struct ad_season_script *r, int which, bool told)
{
    static const char *const code[] = {"home", "guest"};
    static const char *const lost[] = {"home-boards", "guest-boards"};
    const struct ad_lineup_report *rep = r->state->out.verdict.report[which];

    if (!rep)
        return;
    if (rep->code != AD_LINEUP_OK)
        ad__answer_fact(r, code[which], ad_lineup_code_name((enum ad_lineup_code)rep->code));
    ad__answer_boards(r, lost[which], rep->lost | rep->lost_if);
    if (rep->ban_count)
        ad__answer_number(r, which ? "guest-bans" : "home-bans", rep->ban_count);
    for (unsigned i = 0; i < rep->count; i++)
        ad__answer_points(r, rep->list[i].by, 2);
    if (told) /* what it was asked for and keeps */
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

static void answer_report(struct ad_season_script *r, struct ad__league *h, unsigned n,
                          const struct report_args *got)
{
    const struct ad_season_verdict *v = &r->state->out.verdict;
    const bool *fine = v->champ.fine_due;

    ad__answer_match(r, h, &h->match[n - 1]);
    for (int i = 0; i < 2; i++)
        answer_side(r, i, got->lineup[i].len > 0);
    if (fine[0] || fine[1])
        ad__answer_fact(r, "fine", fine[0] ? fine[1] ? "both" : "home" : "guest");
    ad__tell_match(r, h, n, v, false);
    if (v->later)
        ad__tell_anew(r);
}

/* report A-B [on=DATE] [home=LINEUP] [guest=LINEUP] [confirmed=home|guest|both]: 1 = 0 … */
static bool report(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_board boards[AD_CHAMP_BOARDS] = {{0}};
    struct ad_lineup lineup[2] = {0};
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_REPORT, .boards = boards};
    struct ad_season_cmd season = {.kind = AD_SEASON_REPORT, .champ = &cmd};
    struct report_args got;
    unsigned pair[2] = {0}, n, stage;
    int err;

    ad__need_pair(h, a, pair);
    stage = ad__arg_stage(h, a);
    read_report(&got, a);
    if (a->bad)
        return false;
    n = ad__find_match(r, h, stage, pair);
    if (!ad__read_results(
            boards, a, ad__league_boards(h),
            n == 0 || ad__sum_is_enough(h, &h->match[n - 1],
                                        squad_of(r, h, pair[0]) || squad_of(r, h, pair[1]))) ||
        !ad__args_end(a))
        return false;
    if (n == 0)
        return true;
    for (int i = 0; i < 2; i++) {
        if (!read_lineup(&lineup[i], r, a, h, pair[i], &got.lineup[i]))
            return false;
        season.lineup[i] = got.lineup[i].len > 0 ? &lineup[i] : NULL;
    }
    cmd.match = (uint16_t)n;
    cmd.on = got.on;
    cmd.run.confirmed = got.forced;
    memcpy(cmd.confirmed, got.confirmed, sizeof cmd.confirmed);
    season.league = ad__league_number(r, h);
    err = ad__year_do(r, &season);
    if (err == AD_EINVAL)
        return ad__args_bad_why(
            a, AD_SCRIPT_LINEUP,
            &got.lineup[season.lineup[0] == NULL || r->state->out.verdict.lineup[0]],
            AD_LINEUP_TWICE);
    if (err)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    ad__answer_league(r, h, &cmd, &r->state->out.verdict.champ);
    if (!ad_champ_code_refuses(r->state->out.verdict.champ.code))
        answer_report(r, h, n, &got);
    else if (r->state->out.verdict.champ.code == AD_CHAMP_REPORTED)
        tell_reversed(r, h, stage, pair, true);
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
