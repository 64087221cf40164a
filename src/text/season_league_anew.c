/*
 * text/season_league_anew.c -- line-ups that rested on a match which was annulled since: would they
 * be judged otherwise now?
 */
#include "text/season.h"

#include <string.h>

#include "adoube/matchday.h"
#include "text/season_league_say.h"
#include "text/season_say.h"

#define SAY(w) ad__tell_league(p, w, r->lang)

/* One line-up, and how it is judged with and without the matches that count no more. */
struct anew {
    struct ad__league *h;
    unsigned match; /* from 1 */
    int side;
    struct ad_lineup_found was, now;
};

/* All line-ups of all championships, one after the other. */
struct walk {
    uint32_t gone[AD__CHAMPS * AD__CHAMP_MATCHES]; /* annulled matches, by their number */
    unsigned gones, champ, at;
};

static void begin(struct walk *w, struct ad__leagues *g)
{
    w->gones = w->champ = w->at = 0;
    for (unsigned i = 0; i < g->champs; i++)
        for (unsigned k = 0; k < g->champ[i].c.matches; k++)
            if (g->champ[i].match[k].state == AD_CHAMP_ANNULLED && g->champ[i].ledger[k])
                w->gone[w->gones++] = g->champ[i].ledger[k];
}

/* How many uses stood in the ledger before this match was reported. */
static unsigned uses_before(const struct ad__club_squad *q, uint32_t match)
{
    unsigned n = 0;

    while (n < q->s.use_count && q->use[n].match < match)
        n++;
    return n;
}

/* Judge one side of a match twice. Returns whether the two differ. */
static bool differs(struct anew *out, struct ad_season_run *r, const struct walk *w)
{
    struct ad__league *h = out->h;
    const struct ad_champ_match *m = &h->match[out->match - 1];
    const struct ad__league_entry *t = &h->team[(out->side ? m->guest : m->home) - 1];
    struct ad__club_squad *q =
        t->number ? ad__club_squad_of(r->state, t->org, h->t.owner.word == AD_OWNER_YOUTH) : NULL;
    struct ad_lineup_use room[AD__SQUAD_USES];
    struct ad__side side;

    memset(&side, 0, sizeof side);
    if (!q || m->lineup[out->side].boards == 0 || !ad__side_ready(&side, r, q))
        return false;
    side.c.team = t->number;
    ad__side_rules(&side, h, m, m->reported);
    side.c.match = h->ledger[out->match - 1];
    side.c.lineup = m->lineup[out->side];
    side.c.use_count = uses_before(q, side.c.match);
    return ad_lineup_anew(&out->was, &out->now, &side.c, w->gone, w->gones, room, AD__SQUAD_USES) ==
           1;
}

/* The next that would be judged otherwise. False: there is none any more. */
static bool next(struct anew *out, struct walk *w, struct ad_season_run *r)
{
    struct ad__leagues *g = &r->state->league;

    for (; w->gones > 0 && w->champ < g->champs; w->champ++, w->at = 0)
        while (w->at < 2 * g->champ[w->champ].c.matches) {
            const struct ad_champ_match *m;

            *out = (struct anew){
                .h = &g->champ[w->champ], .match = w->at / 2 + 1, .side = (int)(w->at % 2)};
            w->at++;
            m = &out->h->match[out->match - 1];
            if (m->kind != AD_CHAMP_CARRIED && m->state != AD_CHAMP_ANNULLED &&
                out->h->ledger[out->match - 1] && differs(out, r, w))
                return true;
        }
    return false;
}

/* ---- for people ---- */

static void put_found(struct put *p, struct ad_season_run *r, const struct ad_lineup_found *f,
                      enum ad__league_word word)
{
    SAY(word);
    put_text(p, ad_lineup_code_text((enum ad_lineup_code)f->code, r->lang));
    if (f->by != AD_NO_POINT)
        ad__tell_points(p, &f->by, 1);
}

static void put_anew(struct put *p, struct ad_season_run *r, const struct anew *a)
{
    static const enum ad_point by[] = {AD_BTO_33_1};
    const struct ad_champ_match *m = &a->h->match[a->match - 1];

    SAY(AD__LEAGUE_TURN_ASK);
    SAY(AD__LEAGUE_ANEW_OF);
    ad__tell_entry(p, a->h, a->side ? m->guest : m->home);
    put_text(p, ", ");
    ad__tell_entry(p, a->h, m->home);
    put_text(p, " – ");
    ad__tell_entry(p, a->h, m->guest);
    ad__tell_points(p, by, 1);
    put_char(p, '\n');
    put_found(p, r, &a->was, AD__LEAGUE_ANEW_WAS);
    put_found(p, r, &a->now, AD__LEAGUE_ANEW_NOW);
    put_char(p, '\n');
}

static void answer_anew(struct ad_season_run *r, const struct anew *a)
{
    const struct ad_champ_match *m = &a->h->match[a->match - 1];
    char text[160], name[64];
    struct put p = {text, sizeof text, 0};

    put_text(&p, ad__entry_text(a->h, m->home, name));
    put_char(&p, '-');
    put_text(&p, ad__entry_text(a->h, m->guest, name));
    put_end(&p);
    ad__answer_fact(r, "match", text);
    ad__answer_fact(r, "side", a->side ? "guest" : "home");
    ad__answer_fact(r, "was", ad_lineup_code_name((enum ad_lineup_code)a->was.code));
    ad__answer_fact(r, "now", ad_lineup_code_name((enum ad_lineup_code)a->now.code));
    ad__answer_by(r, a->was.by);
    ad__answer_by(r, a->now.by);
}

unsigned ad__tell_anew(struct ad_season_run *r)
{
    struct walk w;
    struct anew a;
    unsigned n = 0;

    begin(&w, &r->state->league);
    for (; next(&a, &w, r); n++)
        put_anew(ad__answer_block(r), r, &a);
    return n;
}

/* rejudge: line-ups that would be judged otherwise without the matches that were annulled */
static bool rejudge(struct ad_season_run *r, struct ad__args *args)
{
    struct walk w;
    struct anew a;
    bool any = false;

    if (!ad__args_end(args))
        return false;
    begin(&w, &r->state->league);
    while (next(&a, &w, r)) {
        if (!any)
            ad__answer(r, "ask");
        any = true;
        answer_anew(r, &a);
        put_anew(ad__answer_block(r), r, &a);
    }
    if (any)
        ad__answer_by(r, AD_BTO_33_1);
    else
        ad__answer(r, "same");
    return true;
}

const struct ad__season_verb ad__season_anews[] = {
    {{"rejudge", "(line-ups that rested on matches which were annulled)", true}, rejudge},
    {{0}, NULL},
};
