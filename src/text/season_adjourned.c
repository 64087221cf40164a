/*
 * text/season_adjourned.c -- adjourned games of a team match and their adjudication (BTO 21).
 */
#include "text/season.h"

#include "federation/matchday.h"
#include "text/season_disputes.h"
#include "federation/names.h"
#include "federation/adjudication_inside.h"

static const char *const sides[] = {"home", "guest"};

/* The limits of the template, in days as the script counts them. */
static struct ad_adjudication_rules read_rules(struct ad__args *a)
{
    struct ad_adjudication_rules rules = ad__readings(a->run)->adjudication;
    struct ad_template t;

    ad__template_for(a, "nrw-mm", &t);
    if (!a->bad)
        ad_adjudication_rules_of(&rules, &t);
    return rules;
}

/* session MINUTES [begun=ROUNDS] [for=TEMPLATE]: may it be that long? */
static bool session(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_adjudication_rules rules = read_rules(a);
    struct ad_adj_verdict v;
    uint32_t begun = 0, minutes = ad__next_number(a, 1440);

    ad__arg_number(a, "begun", 99, &begun);
    if (!ad__args_end(a))
        return false;
    v = ad_session_check((int32_t)minutes, begun, &rules);
    ad__answer(r, ad_adj_code_name(v.code));
    ad__answer_points(r, v.by, 2);
    return true;
}

/* pause MINUTES session=MINUTES played=MINUTES [adjourned] [for=TEMPLATE]: may there be one? */
static bool pause_of(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_adjudication_rules rules = read_rules(a);
    bool adjourned = ad__arg_flag(a, "adjourned");
    struct ad_adj_verdict v;
    uint32_t session = 0, played = 0, minutes = ad__next_number(a, 1440);

    ad__arg_number(a, "session", 1440, &session);
    ad__arg_number(a, "played", 1440, &played);
    if (!ad__args_end(a))
        return false;
    v = ad_pause_check((int32_t)session, (int32_t)played, (int32_t)minutes, adjourned, &rules);
    ad__answer(r, ad_adj_code_name(v.code));
    ad__answer_points(r, v.by, 2);
    return true;
}

/* unfinished white=home|guest [marked] [long] [for=TEMPLATE] */
static bool unfinished(struct ad_season_script *r, struct ad__args *a)
{
    unsigned white = ad__arg_choice(a, "white", sides, 2, AD_HOME_SIDE);
    bool marked = ad__arg_flag(a, "marked"), long_session = ad__arg_flag(a, "long");
    struct ad_adjudication_rules rules = read_rules(a);

    if (!ad__args_end(a))
        return false;
    ad_adjudication_init(&r->disputes->game, (enum ad_match_side)white, marked, long_session,
                         &rules);
    r->disputes->has_game = true;
    return true;
}

static void read_adj(struct ad_adj_command *c, struct ad__args *a)
{
    const char *names[AD_ADJ_COMMANDS];
    struct ad__word w;
    uint32_t minutes = 0;
    int kind = 0;

    for (int k = 0; k < AD_ADJ_COMMANDS; k++)
        names[k] = ad_adj_command_name((enum ad_adj_command_kind)k);
    if (ad__arg_need(a, &w) && (kind = ad__word_find(a->l, &w, names, AD_ADJ_COMMANDS)) < 0)
        a->bad = true;
    *c = ad_adj_command((enum ad_adj_command_kind)(kind < 0 ? 0 : kind), AD_NO_DATE);
    c->side = (uint8_t)ad__arg_choice(a, "side", sides, 2, AD_NO_SIDE);
    c->sealed = ad__arg_flag(a, "sealed");
    c->copy = ad__arg_flag(a, "copy");
    c->agreed = ad__arg_flag(a, "agreed");
    c->consent = ad__arg_flag(a, "consent");
    ad__need_date(a, "on", &c->on);
    ad__arg_date(a, "posted", &c->postmark);
    ad__arg_date(a, "day", &c->day);
    ad__arg_number(a, "minutes", 1440, &minutes);
    c->minutes = (int32_t)minutes;
    for (int i = 0; i < 2 && ad__arg_next(a, &w); i++)
        c->score[i] = (uint8_t)ad__word_score(a, &w);
}

/* game COMMAND [RESULT [RESULT]] on=DATE …: something happens to the unfinished game */
static bool game(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const places[] = {"home", "guest", "none"};
    struct ad__disputes *d = r->disputes;
    struct ad_adj_command c;
    struct ad_adj_event e;
    struct ad_adj_verdict v;

    read_adj(&c, a);
    if (!d->has_game)
        ad__args_bad(a, AD_SCRIPT_NO_GAME, NULL);
    if (!ad__args_end(a))
        return false;
    v = ad_adjudication_decide(&e, &d->game, &c);
    ad_adjudication_apply(&d->game, &e);
    ad__answer(r, ad_adj_code_name(v.code));
    ad__answer_fact(r, "state",
                    ad_adjudication_state_name((enum ad_adjudication_state)d->game.state));
    ad__answer_fact(r, "score", ad_score_text((enum ad_score)d->game.score));
    ad__answer_fact(r, "place", places[d->game.place]);
    ad__answer_fact(r, "travels", places[d->game.travels]);
    ad__answer_article(r, v.article);
    ad__answer_points(r, v.by, 2);
    return true;
}

size_t ad__disputes_size(void)
{
    return sizeof(struct ad__disputes);
}

const struct ad__season_verb ad__season_adjourned[] = {
    {{"session", "MINUTES [begun=ROUNDS] [for=TEMPLATE]", true}, session},
    {{"pause", "MINUTES session=MINUTES played=MINUTES [adjourned] [for=TEMPLATE]", true},
     pause_of},
    {{"unfinished", "[white=home|guest] [marked] [long] [for=TEMPLATE]", false}, unfinished},
    {{"game",
      "limit|sit|assess|director|object|time|appoint|absent|play [RESULT [RESULT]] on=DATE "
      "[side=home|guest] [minutes=N] [posted=DATE] [day=DATE] [sealed] [copy] [agreed] [consent]",
      true},
     game},
    {{0}, NULL},
};
