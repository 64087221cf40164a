/*
 * text/season_league_ruling.c -- what comes later in a match: adjourned boards, rulings, another day.
 */
#include "text/season.h"

#include <string.h>

#include "federation/reschedule.h"
#include "text/season_disputes.h"
#include "federation/names.h"

static void arg_cause(struct ad__args *a, uint8_t *out)
{
    struct ad__word w;

    if (!ad__arg_value(a, "cause", &w))
        return;
    *out = (uint8_t)ad_cause_find(w.text, w.len);
    if (*out == AD_CAUSES)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
}

void ad__arg_order(struct ad_season_script *r, const struct ad__league *h, struct ad__args *a,
                   struct ad_champ_cmd *cmd)
{
    struct ad__word w;

    cmd->on = AD_NO_DATE;
    ad__arg_date(a, "on", &cmd->on);
    ad__arg_point(a, "point", &cmd->point);
    if (h && h->of.area)
        cmd->area = r->state->org[h->of.area - 1].org.level;
    if (ad__arg_value(a, "case", &w) && (cmd->case_no = ad__case_number(r, &w)) == 0)
        ad__args_bad(a, AD_SCRIPT_NAME, &w);
    if (cmd->case_no)
        cmd->file = ad__case_file(r, cmd->case_no);
    if (!ad__arg_value(a, "by", &w))
        return;
    cmd->instance = (uint8_t)ad_instance_find(w.text, w.len);
    if (cmd->instance == AD_INSTANCE_NONE)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
}

/* After a command about one match. */
static bool tell_match(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                       struct ad_champ_cmd *cmd)
{
    struct ad_champ_verdict out;

    if (!ad__league_do(&out, r, a, h, cmd))
        return false;
    if (!ad_champ_code_refuses(out.code)) {
        ad__answer_match(r, h, &h->match[cmd->match - 1]);
        ad__tell_match(r, h, cmd->match, NULL, false);
        ad__tell_asks(r, h);
    }
    return true;
}

/* board A-B N LETTER [cause=CAUSE] [on=DATE]: a game that was open */
static bool board(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_RESULT, .cause = AD_CAUSE_RESUMED};
    struct ad_board letter = {0};
    unsigned pair[2] = {0}, stage;
    struct ad__word w = {0};

    ad__need_pair(h, a, pair);
    stage = ad__arg_stage(h, a);
    cmd.board = (uint8_t)ad__next_number(a, AD_CHAMP_BOARDS);
    if (ad__arg_need(a, &w) && (w.len != 1 || !ad__read_letter(&letter, *w.text)))
        ad__args_bad(a, AD_SCRIPT_RESULT, &w);
    arg_cause(a, &cmd.cause);
    cmd.on = AD_NO_DATE;
    ad__arg_date(a, "on", &cmd.on);
    if (!ad__args_end(a))
        return false;
    cmd.match = (uint16_t)ad__find_match(r, h, stage, pair);
    cmd.boards = &letter;
    return cmd.match == 0 || tell_match(r, a, h, &cmd);
}

/* ruling A-B [lost=home|guest|both | as-played] point=POINT by=INSTANCE [case=NAME] …[: 1 = 0 …] */
static bool ruling(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const lost[] = {"none", "home", "guest", "both"};
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_RULE, .cause = AD_CAUSE_INELIGIBLE};
    struct ad_board boards[AD_CHAMP_BOARDS] = {{0}};
    unsigned pair[2] = {0}, stage;
    bool as_played = ad__arg_flag(a, "as-played");

    ad__need_pair(h, a, pair);
    stage = ad__arg_stage(h, a);
    cmd.ruling = (uint8_t)ad__arg_choice(a, "lost", lost, 4, AD_MATCH_AS_PLAYED);
    arg_cause(a, &cmd.cause);
    ad__arg_order(r, h, a, &cmd);
    if (h && !as_played && cmd.ruling == AD_MATCH_AS_PLAYED)
        ad__read_results(boards, a, ad__league_boards(h), false);
    if (!ad__args_end(a))
        return false;
    cmd.match = (uint16_t)ad__find_match(r, h, stage, pair);
    if (cmd.match == 0)
        return true;
    if (as_played)
        memcpy(boards, h->match[cmd.match - 1].played, sizeof boards);
    cmd.boards = cmd.ruling == AD_MATCH_AS_PLAYED ? boards : NULL;
    return tell_match(r, a, h, &cmd);
}

/* ---- another day ---- */

static ad_date last_round(const struct ad__league *h, const struct ad_champ_match *m, bool *belongs)
{
    ad_date day = AD_NO_DATE;

    *belongs = m->round == h->c.run.rounds;
    for (unsigned i = 0; i < h->c.matches; i++)
        if (h->match[i].stage == m->stage && h->match[i].kind == AD_CHAMP_ROUND &&
            h->match[i].round == h->c.run.rounds && h->match[i].on > day)
            day = h->match[i].on;
    return day;
}

/* moved A-B to=DATE …: may it be moved (BTO 23)? If so, it is. */
static bool moved(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_reschedule_request m = ad_reschedule_request(AD_NO_DATE, AD_NO_DATE);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_MOVE};
    struct ad_champ_verdict out;
    struct ad_reschedule_verdict v;
    const struct ad_champ_match *match;
    unsigned pair[2] = {0}, stage;
    bool denied = ad__arg_flag(a, "denied");

    ad__need_pair(h, a, pair);
    stage = ad__arg_stage(h, a);
    ad__need_date(a, "to", &m.new_day);
    ad__reschedule_args(&m, a);
    if (!ad__args_end(a))
        return false;
    cmd.match = (uint16_t)ad__find_match(r, h, stage, pair);
    if (cmd.match == 0)
        return true;
    match = &h->match[cmd.match - 1];
    m.old_day = match->on;
    m.boards = (uint8_t)ad__league_boards(h);
    m.last_round = last_round(h, match, &m.in_last_round);
    m.senior = h->t.owner.word != AD_OWNER_YOUTH;
    v = ad_reschedule_decide(&m, NULL);
    cmd.on = m.new_day;
    if (v.code <= AD_RESCHEDULE_ORDERED && !(denied && v.proposed)) {
        if (!ad__league_do(&out, r, a, h, &cmd))
            return false;
        if (ad_champ_code_refuses(out.code))
            return true;
    }
    ad__answer(r, ad_reschedule_name(v.code));
    ad__answer_date(r, "on", match->on);
    ad__answer_date(r, "answer-by", v.answer_by);
    ad__answer_points(r, v.by, 2);
    return true;
}

/* card A-B: all of a match */
static bool card(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    unsigned pair[2] = {0}, stage, n;

    ad__need_pair(h, a, pair);
    stage = ad__arg_stage(h, a);
    if (!ad__args_end(a))
        return false;
    n = ad__find_match(r, h, stage, pair);
    if (n == 0)
        return true;
    ad__answer(r, "match");
    ad__answer_match(r, h, &h->match[n - 1]);
    ad__answer_number(r, "rulings", h->match[n - 1].rulings);
    ad__answer_by(r, h->match[n - 1].by);
    ad__tell_match(r, h, n, NULL, true);
    return true;
}

const struct ad__season_verb ad__season_rulings[] = {
    {{"board", "HOME-GUEST N LETTER [cause=CAUSE] [on=DATE]", true}, board},
    {{"ruling",
      "HOME-GUEST [lost=home|guest|both] [as-played] point=POINT by=INSTANCE [case=NAME] "
      "[cause=CAUSE] [on=DATE] [stage=STAGE]: 1 = 0 …",
      true},
     ruling},
    {{"moved",
      "HOME-GUEST to=DATE [consent] [filed=DATE] [delivered=DATE] [ex-officio] [compelling] "
      "[denied] …",
      true},
     moved},
    {{"card", "HOME-GUEST [stage=STAGE]", true}, card},
    {{0}, NULL},
};
