/*
 * text/season_league_turn.c -- a ruling that came after a stage was closed: the question it leaves,
 * and what an instance orders then.
 */
#include "text/season.h"

#include <string.h>

#include "text/season_league_say.h"
#include "text/season_say.h"
#include "federation/names.h"

#define SAY(w) ad__tell_league(p, w, r->lang)

/* One question: the same stake, stage, group and round. */
static bool same_question(const struct ad_champ_turn *a, const struct ad_champ_turn *b)
{
    return a->stake == b->stake && a->stage == b->stage && a->group == b->group &&
           a->round == b->round;
}

/* ---- the answer ---- */

static void answer_list(struct ad_season_script *r, const struct ad__league *h,
                        const struct ad__turned *list, enum ad_champ_stake stake, const char *when,
                        bool had, enum ad_champ_hold hold)
{
    char key[32], text[400], name[64];
    struct put k = {key, sizeof key, 0}, p = {text, sizeof text, 0};

    for (unsigned i = 0; i < list->count; i++) {
        const struct ad_champ_turn *t = &list->turn[i];

        if (t->stake != stake || (had ? t->had : t->has) != hold)
            continue;
        put_text(&p, p.len ? "," : "");
        put_text(&p, ad__entry_text(h, t->entry, name));
    }
    put_text(&k, ad_champ_stake_name(stake));
    put_text(&k, when);
    put_end(&k);
    if (put_end(&p) > 0)
        ad__answer_fact(r, key, text);
}

/* final-was=A final-now=B final-level=C, and whether it was played */
static void answer_turned(struct ad_season_script *r, const struct ad__league *h,
                          const struct ad__turned *list)
{
    bool begun = false, open = false;

    for (unsigned s = 0; s < AD_CHAMP_STAKES; s++) {
        answer_list(r, h, list, (enum ad_champ_stake)s, "-was", true, AD_CHAMP_HAS);
        answer_list(r, h, list, (enum ad_champ_stake)s, "-now", false, AD_CHAMP_HAS);
        answer_list(r, h, list, (enum ad_champ_stake)s, "-level", false, AD_CHAMP_HAS_LEVEL);
    }
    for (unsigned i = 0; i < list->count; i++) {
        open |= list->turn[i].stake <= AD_CHAMP_STAKE_ROUND;
        begun |= list->turn[i].begun;
        ad__answer_by(r, list->turn[i].by);
    }
    if (open)
        ad__answer_fact(r, "begun", begun ? "yes" : "no");
    if (list->count) {
        ad__answer_by(r, AD_BTO_5_4_3);
        ad__answer_by(r, AD_BTO_5_9);
    }
}

/* ---- for people ---- */

static void put_those(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                      const struct ad__turned *list, unsigned first, enum ad__league_word word,
                      bool had, enum ad_champ_hold hold)
{
    bool any = false;

    for (unsigned i = first; i < list->count; i++) {
        const struct ad_champ_turn *t = &list->turn[i];

        if (!same_question(t, &list->turn[first]) || (had ? t->had : t->has) != hold)
            continue;
        if (!any)
            SAY(word);
        put_text(p, any ? ", " : "");
        any = true;
        ad__tell_entry(p, h, t->entry);
        if (t->was && t->was != t->now) {
            SAY(AD__LEAGUE_TURN_PLACE);
            put_number(p, t->was);
            SAY(AD__LEAGUE_TURN_NOW);
            put_number(p, t->now);
            put_char(p, ')');
        }
    }
    put_text(p, any ? "\n" : "");
}

static void put_question(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                         const struct ad__turned *list, unsigned first)
{
    const struct ad_champ_turn *t = &list->turn[first];
    const enum ad_point by[] = {t->by, AD_BTO_5_4_3, AD_BTO_5_9};
    bool round = t->stake == AD_CHAMP_STAKE_ROUND, next = t->stake == AD_CHAMP_STAKE_FINAL;
    bool sent = round || (next && ad__league_groups(h, t->stage + 1u) > 0);

    SAY(AD__LEAGUE_TURN_ASK);
    put_text(p, ad_champ_stake_text((enum ad_champ_stake)t->stake, r->lang));
    if (t->round) {
        put_text(p, ", ");
        SAY(AD__LEAGUE_ROUND);
        put_number(p, t->round);
    } else if (ad__league_groups(h, t->stage) > 1) {
        put_text(p, ", ");
        SAY(AD__LEAGUE_GROUP);
        ad__tell_group(p, h, t->stage, t->group);
    }
    ad__tell_points(p, by[0] == AD_NO_POINT ? by + 1 : by, by[0] == AD_NO_POINT ? 2 : 3);
    put_char(p, '\n');
    put_those(p, r, h, list, first, sent ? AD__LEAGUE_TURN_IN : AD__LEAGUE_TURN_WAS, true,
              AD_CHAMP_HAS);
    put_those(p, r, h, list, first, AD__LEAGUE_TURN_TODAY, false, AD_CHAMP_HAS);
    put_those(p, r, h, list, first, AD__LEAGUE_TURN_LEVEL, false, AD_CHAMP_HAS_LEVEL);
    if (next && !sent)
        SAY(AD__LEAGUE_TURN_NEXT);
    else if (sent)
        SAY(t->begun ? AD__LEAGUE_TURN_BEGUN : AD__LEAGUE_TURN_OPEN);
    else
        SAY(t->stage == h->c.run.stage ? AD__LEAGUE_TURN_OVER : AD__LEAGUE_TURN_ORDER);
}

void ad__tell_turned(struct ad_season_script *r, const struct ad__league *h,
                     const struct ad__turned *list)
{
    struct put *p = ad__answer_block(r);

    for (unsigned i = 0; i < list->count; i++) {
        unsigned k = 0;

        while (!same_question(&list->turn[k], &list->turn[i]))
            k++;
        if (k == i)
            put_question(p, r, h, list, i);
    }
}

void ad__tell_asks(struct ad_season_script *r, const struct ad__league *h)
{
    const struct ad_season_verdict *v = &r->state->out.verdict;

    ad__tell_turned(r, h, &(struct ad__turned){v->turn, v->turns});
}

/* ---- the statements ---- */

/* turned: what rulings since the close would change: questions to the director */
static bool turned(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad__leagues *g = &r->state->league;
    struct ad__turned list = {.turn = g->turn};
    int n;

    if (!ad__args_end(a))
        return false;
    n = ad_championship_turned(g->turn, AD__TURNS, &h->c, &h->t, g->scratch, sizeof g->scratch);
    if (n < 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    list.count = (unsigned)n;
    ad__answer(r, n ? "ask" : "same");
    answer_turned(r, h, &list);
    ad__tell_turned(r, h, &list);
    return true;
}

/* replace TEAM with=TEAM point=POINT by=INSTANCE [confirmed]: an order of an instance */
static bool replace(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_REPLACE};
    unsigned from = ad__need_entry(h, a), to = 0;
    struct ad_champ_verdict out;
    struct ad__word w;

    if (!ad__arg_value(a, "with", &w))
        ad__args_missing(a, "with");
    else if (h && (to = ad__entry_named(h, &w)) == 0)
        ad__no_entry(h, a, &w);
    ad__arg_order(r, h, a, &cmd);
    cmd.run.confirmed = ad__arg_flag(a, "confirmed");
    if (!ad__args_end(a))
        return false;
    cmd.run.who = h->run[from - 1].who;
    cmd.other = h->run[to - 1].who;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (!ad_champ_code_refuses(out.code)) {
        struct put *p = ad__answer_block(r);

        ad__tell_entry(p, h, to);
        SAY(AD__LEAGUE_TURN_REPLACED);
        ad__tell_entry(p, h, from);
        ad__tell_points(p, &cmd.point, 1);
        put_char(p, '\n');
    }
    ad__tell_asks(r, h);
    return true;
}

/* reopen point=POINT by=INSTANCE: the stage that was closed last is settled once more */
static bool reopen(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_REOPEN};
    struct ad_champ_verdict out;

    ad__arg_order(r, h, a, &cmd);
    if (!ad__args_end(a))
        return false;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out.code))
        return true;
    ad__answer_fact(r, "stage", h->t.stage[h->c.run.stage].id);
    return true;
}

const struct ad__season_verb ad__season_turns[] = {
    {{"turned", "(what rulings since the close of a stage would change)", true}, turned},
    {{"replace", "TEAM with=TEAM point=POINT by=INSTANCE [case=NAME] [confirmed] [on=DATE]", true},
     replace},
    {{"reopen", "point=POINT by=INSTANCE [case=NAME] [on=DATE]", true}, reopen},
    {{0}, NULL},
};
