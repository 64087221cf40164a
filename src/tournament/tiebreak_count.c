/*
 * tournament/tiebreak_count.c -- tie-breaks that count rounds: C.07 article 7.
 */
#include "tournament/tiebreak.h"
#include "tournament/names.h"

/* A game for article 7: over the board. Where the pairings are set beforehand the text of 2026
 * takes forfeits for games, but not the losses (15.2). */
static bool game(const struct ad__work *w, const struct ad_meeting *m)
{
    return ad_meeting_played(m) ||
           (w->set && w->how.rules == AD_RULES_2026 && m->opponent && m->result == '+');
}

static bool won_result(char result)
{
    return result == '1' || result == 'W' || result == '+';
}

/* 7.1: as many points as for a win, played or not. */
static bool worth_a_win(const struct ad__work *w, const struct ad_meeting *m)
{
    unsigned side = m->colour == 'b' && ad_meeting_played(m);

    return ad_meeting_points(&w->t->scoring, m) == w->t->scoring.win[side];
}

/* 7.7, in hundredths: a game by comparing with the opponent, another round with a draw. */
static int64_t standard(const struct ad__work *w, const struct ad_meeting *m, unsigned round)
{
    ad_points own = ad_meeting_points(&w->t->scoring, m), other = w->t->scoring.draw[0];

    if (ad_meeting_played(m))
        other = ad_meeting_points(&w->t->scoring, ad_meeting_of(w->t, m->opponent - 1u, round));
    return own > other ? 100 : own == other ? 50 : 0;
}

static int64_t counts(const struct ad__work *w, enum ad_tiebreak_code code,
                      const struct ad_meeting *m, unsigned round)
{
    bool yes = false;

    if (code == AD_TB_STD)
        return standard(w, m, round);
    if (code == AD_TB_WIN && w->how.rules == AD_RULES_NRW_1987)
        yes = m->opponent && worth_a_win(w, m); /* SJ 3.2: games won; a free round is none */
    else if (code == AD_TB_WIN)
        yes = worth_a_win(w, m);
    else if (code == AD_TB_WON)
        yes = game(w, m) && won_result(m->result);
    else if (code == AD_TB_BPG)
        yes = game(w, m) && m->colour == 'b';
    else if (code == AD_TB_BWG)
        yes = game(w, m) && m->colour == 'b' && won_result(m->result);
    else if (code == AD_TB_REP || code == AD_TB_GE)
        yes = !ad__voluntary(m);
    else if (code == AD_TB_MW)
        yes = m->opponent && won_result(m->result);
    return yes ? 100 : 0;
}

void ad__count_rounds(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                      unsigned who)
{
    for (unsigned round = 0; round < w->how.rounds; round++) {
        struct ad_receipt_line *out = ad__round_line(r, w, who, round);

        out->amount = counts(w, tb->code, ad_meeting_of(w->t, who, round), round);
        out->counted = out->amount != 0;
        out->cut = out->counted ? AD_RECEIPT_PLAIN : AD_RECEIPT_NOT_SUCH;
    }
    ad__add_value(r, AD_RECEIPT_PLAIN, ad__counted(r));
}
