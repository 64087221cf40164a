/*
 * text/season_league_anew.c -- line-ups that rested on a match which was annulled since, or that an
 * earlier one was reported after: would they be judged otherwise now?
 */
#include "text/season.h"

#include <string.h>

#include "federation/matchday.h"
#include "text/season_league_say.h"
#include "text/season_say.h"
#include "federation/names.h"

#define SAY(w) ad__tell_league(p, w, r->lang)

static bool next(struct ad_season_anew *a, struct ad_season_script *r)
{
    struct ad__leagues *g = &r->state->league;

    return ad_season_anew(a, &r->state->year, g->scratch, sizeof g->scratch) == 1;
}

/* ---- for people ---- */

static void put_found(struct put *p, struct ad_season_script *r, const struct ad_lineup_found *f,
                      enum ad__league_word word)
{
    SAY(word);
    put_text(p, ad_lineup_code_text((enum ad_lineup_code)f->code, r->lang));
    if (f->by != AD_NO_POINT)
        ad__tell_points(p, &f->by, 1);
}

static void put_anew(struct put *p, struct ad_season_script *r, const struct ad_season_anew *a)
{
    const enum ad_point by[] = {a->annulled ? AD_BTO_33_1 : AD_BTO_16_5};
    const struct ad__league *h = &r->state->league.champ[a->league - 1];
    const struct ad_champ_match *m = &h->match[a->match - 1];

    SAY(AD__LEAGUE_TURN_ASK);
    SAY(AD__LEAGUE_ANEW_OF);
    ad__tell_entry(p, h, a->side ? m->guest : m->home);
    put_text(p, ", ");
    ad__tell_entry(p, h, m->home);
    put_text(p, " – ");
    ad__tell_entry(p, h, m->guest);
    ad__tell_points(p, by, 1);
    put_char(p, '\n');
    put_found(p, r, &a->was, AD__LEAGUE_ANEW_WAS);
    put_found(p, r, &a->now, AD__LEAGUE_ANEW_NOW);
    put_char(p, '\n');
}

static void answer_anew(struct ad_season_script *r, const struct ad_season_anew *a)
{
    const struct ad__league *h = &r->state->league.champ[a->league - 1];
    const struct ad_champ_match *m = &h->match[a->match - 1];
    char text[160], name[64];
    struct put p = {text, sizeof text, 0};

    put_text(&p, ad__entry_text(h, m->home, name));
    put_char(&p, '-');
    put_text(&p, ad__entry_text(h, m->guest, name));
    put_end(&p);
    ad__answer_fact(r, "match", text);
    ad__answer_fact(r, "side", a->side ? "guest" : "home");
    ad__answer_fact(r, "was", ad_lineup_code_name((enum ad_lineup_code)a->was.code));
    ad__answer_fact(r, "now", ad_lineup_code_name((enum ad_lineup_code)a->now.code));
    ad__answer_by(r, a->was.by);
    ad__answer_by(r, a->now.by);
}

void ad__tell_anew(struct ad_season_script *r)
{
    struct ad_season_anew a = {0};
    unsigned n = 0;

    for (; next(&a, r); n++)
        put_anew(ad__answer_block(r), r, &a);
    if (n)
        ad__answer_number(r, "rejudge", n);
}

/* rejudge: line-ups that would be judged otherwise by what is known now */
static bool rejudge(struct ad_season_script *r, struct ad__args *args)
{
    struct ad_season_anew a = {0};
    bool any = false;

    if (!ad__args_end(args))
        return false;
    while (next(&a, r)) {
        if (!any)
            ad__answer(r, "ask");
        any = true;
        answer_anew(r, &a);
        put_anew(ad__answer_block(r), r, &a);
    }
    if (!any)
        ad__answer(r, "same");
    else if (a.annulled)
        ad__answer_by(r, AD_BTO_33_1);
    return true;
}

const struct ad__season_verb ad__season_anews[] = {
    {{"rejudge", "(line-ups that would be judged otherwise now)", true}, rejudge},
    {{0}, NULL},
};
