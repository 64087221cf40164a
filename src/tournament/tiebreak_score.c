/*
 * tournament/tiebreak_score.c -- whose points count how: rounds nobody played (C.07 15 and 16).
 *
 *   rule                                  2026        2023-24     until 2023      BTO, SJ
 *   an opponent's byes asked for at       draws       draws       all unplayed    as they are
 *   the end of his event                  16.3.2      16.3.2      rounds: draws
 *   the own bye: an opponent with         own points, own points  virtual: see    nothing
 *                                         <= a draw a             below
 *                                         round
 *   the own forfeit: an opponent with     own points, own points  virtual         the points of
 *                                         <= those of                             him who was
 *                                         him paired                              paired
 *
 * The virtual opponent had the own points before the round, got what the player did not get in it,
 * and drew all rounds after it.
 */
#include "tournament/tiebreak.h"

#include "core/assert.h"

ad_points ad__round_points(const struct ad__work *w, unsigned score, const struct ad_meeting *m)
{
    return score == AD__GAME ? m->games : ad_meeting_points(&w->t->scoring, m);
}

/* Games on boards count 1, 1/2, 0. */
ad_points ad__draw_points(const struct ad__work *w, unsigned score)
{
    return score == AD__GAME ? (ad_points)(5 * w->t->boards) : w->t->scoring.draw[0];
}

ad_points ad__win_points(const struct ad__work *w, unsigned score)
{
    return score == AD__GAME ? (ad_points)(10 * w->t->boards) : w->t->scoring.win[0];
}

bool ad__asked_for(const struct ad_meeting *m)
{
    return m->result == 'H' || m->result == 'Z' || m->result == '\0';
}

bool ad__voluntary(const struct ad_meeting *m)
{
    return ad__asked_for(m) || m->result == '-';
}

/* Is it the last round of the event, and was he paired in it? Then fore Buchholz draws it. */
static bool drawn_before(const struct ad__work *w, bool fore, unsigned round,
                         const struct ad_meeting *m)
{
    return fore && w->last_reached && round + 1 == w->how.rounds && m->opponent;
}

/* What a round of this player is worth for his opponents. `tail`: only rounds not played by choice
 * come after it; kept up to date on the way from the last round to the first. */
static ad_points seen_round(const struct ad__work *w, unsigned score, const struct ad_meeting *m,
                            bool *tail)
{
    if (w->set || w->how.rules == AD_RULES_NRW_1987)
        return ad__round_points(w, score, m);
    if (w->how.rules == AD_RULES_2009)
        return ad_meeting_played(m) ? ad__round_points(w, score, m) : ad__draw_points(w, score);
    *tail = *tail && ad__voluntary(m);
    return *tail && ad__asked_for(m) ? ad__draw_points(w, score) : ad__round_points(w, score, m);
}

static ad_points seen_score(const struct ad__work *w, unsigned score, bool fore, unsigned who)
{
    ad_points sum = w->how.extra && score == w->first ? w->how.extra[who] : 0;
    bool tail = true;

    for (unsigned round = w->how.rounds; round-- > 0;) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);

        if (drawn_before(w, fore, round, m)) {
            sum += ad__draw_points(w, score);
            tail = false; /* a game, for fore Buchholz */
        } else {
            sum += seen_round(w, score, m, &tail);
        }
    }
    return sum;
}

void ad__scores_fill(struct ad__work *w)
{
    for (unsigned score = 0; score < (w->t->teams ? AD__SCORES : 1); score++)
        for (unsigned who = 0; who < w->t->count; who++) {
            ad_points sum = w->how.extra && score == w->first ? w->how.extra[who] : 0;

            for (unsigned round = 0; round < w->how.rounds; round++)
                sum += ad__round_points(w, score, ad_meeting_of(w->t, who, round));
            w->points[score][who] = sum;
            w->seen[score][0][who] = seen_score(w, score, false, who);
            w->seen[score][1][who] = seen_score(w, score, true, who);
        }
}

/* The own points, for a dummy; for fore Buchholz with the last round drawn. */
static ad_points own_score(const struct ad__work *w, const struct ad__scoring_view *v, unsigned who)
{
    ad_points sum = w->points[v->score][who];
    const struct ad_meeting *last;

    if (!v->fore || !w->how.rounds)
        return sum;
    last = ad_meeting_of(w->t, who, w->how.rounds - 1);
    if (drawn_before(w, true, w->how.rounds - 1, last))
        sum += ad__draw_points(w, v->score) - ad__round_points(w, v->score, last);
    return sum;
}

/* 16.4: a dummy with the own points; since 2026 with no more than the opponent who was paired has,
 * or, where nobody was, than a draw a round. */
static void face_dummy(struct ad_receipt_line *line, const struct ad__work *w,
                       const struct ad__scoring_view *v, unsigned who, const struct ad_meeting *m)
{
    ad_points own = own_score(w, v, who), most = own;

    if (w->how.rules == AD_RULES_2026)
        most = m->opponent ? w->seen[v->score][v->fore][m->opponent - 1]
                           : ad__draw_points(w, v->score) * (ad_points)w->how.rounds;
    line->before = own * INT64_C(10);
    line->score = (own < most ? own : most) * INT64_C(10);
    line->why = AD_RECEIPT_DUMMY_OWN;
    if (most < own)
        line->why = m->opponent ? AD_RECEIPT_DUMMY_OPPONENT : AD_RECEIPT_DUMMY_HALF;
}

/* Until 2023. */
static void face_virtual(struct ad_receipt_line *line, const struct ad__work *w,
                         const struct ad__scoring_view *v, unsigned who, unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
    ad_points sum = 0;

    for (unsigned i = 0; i < round; i++)
        sum += ad__round_points(w, v->score, ad_meeting_of(w->t, who, i));
    line->before = sum * INT64_C(10);
    sum += ad__win_points(w, v->score) - ad__round_points(w, v->score, m);
    sum += ad__draw_points(w, v->score) * (ad_points)(w->how.rounds - round - 1);
    line->score = sum * INT64_C(10);
    line->why = AD_RECEIPT_VIRTUAL;
}

/* Why an opponent counts other points than he has. */
static enum ad_receipt_why why_adjusted(const struct ad__work *w, const struct ad__scoring_view *v,
                                        unsigned opponent)
{
    unsigned round = w->how.rounds - 1;
    const struct ad_meeting *last = ad_meeting_of(w->t, opponent, round);

    if (drawn_before(w, v->fore, round, last) &&
        ad__round_points(w, v->score, last) != ad__draw_points(w, v->score))
        return AD_RECEIPT_LAST_DRAWN;
    return w->how.rules == AD_RULES_2009 ? AD_RECEIPT_UNPLAYED_HALF : AD_RECEIPT_TAIL_DRAWN;
}

static void face_real(struct ad_receipt_line *line, const struct ad__work *w,
                      const struct ad__scoring_view *v, unsigned round, const struct ad_meeting *m)
{
    unsigned opponent = m->opponent - 1u;
    ad_points plain = w->points[v->score][opponent];
    ad_points seen = w->seen[v->score][v->fore][opponent];

    line->before = plain * INT64_C(10);
    line->score = seen * INT64_C(10);
    if (ad_meeting_played(m) || drawn_before(w, v->fore, round, m))
        line->why = seen == plain ? AD_RECEIPT_PLAIN : why_adjusted(w, v, opponent);
    else if (w->set)
        line->why = AD_RECEIPT_AS_PLAYED;
    else
        line->why = v->played ? AD_RECEIPT_AS_AGREED : AD_RECEIPT_REAL_POINTS;
}

bool ad__face_opponent(struct ad_receipt_line *line, const struct ad__work *w,
                       const struct ad__scoring_view *v, unsigned who, unsigned round,
                       bool *voluntary)
{
    const struct ad_meeting *m = ad_meeting_of(w->t, who, round);
    bool nrw = w->how.rules == AD_RULES_NRW_1987;

    *voluntary = false;
    line->scored = true;
    if (m->opponent && (ad_meeting_played(m) || v->played || w->set || nrw ||
                        drawn_before(w, v->fore, round, m))) {
        face_real(line, w, v, round, m);
    } else if (w->set) {
        return false; /* a free round of a round robin is none at all (15.2) */
    } else if (nrw) {
        line->why = AD_RECEIPT_BYE_NOTHING;
    } else if (w->how.rules == AD_RULES_2009) {
        face_virtual(line, w, v, who, round);
    } else {
        face_dummy(line, w, v, who, m);
        *voluntary = ad__voluntary(m);
    }
    line->amount = line->score;
    return true;
}
