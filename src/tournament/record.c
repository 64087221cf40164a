/*
 * tournament/record.c -- what a meeting is worth, what a player has, and is the record sound.
 */
#include "adoube/tournament.h"

#include <string.h>

#include "tournament/record.h"
#include "words/words.h"
#include "tournament/names.h"
#include "tournament/tournament_inside.h"

const struct ad_scoring ad_scoring_usual = {
    .win = {10, 10},
    .draw = {5, 5},
    .forfeit_win = 10,
    .full_bye = 10,
    .half_bye = 5,
    .pairing_bye = 10,
};

static ad_points worth(const struct ad_scoring *s, const struct ad_meeting *m)
{
    unsigned side = m->colour == 'b';

    switch (m->result) {
    case '1':
    case 'W': return s->win[side];
    case '=':
    case 'D': return s->draw[side];
    case '0':
    case 'L': return s->loss[side];
    case '+': return s->forfeit_win;
    case '-': return s->forfeit_loss;
    case '?': return s->draw[side]; /* adjourned: a draw for pairing (C.04.2) */
    case 'U': return s->pairing_bye;
    case 'F': return s->full_bye;
    case 'H': return s->half_bye;
    case 'Z': return s->zero_bye;
    default: return s->absent;
    }
}

ad_points ad_meeting_points(const struct ad_scoring *s, const struct ad_meeting *m)
{
    return worth(s, m) + m->extra;
}

ad_points ad_entrant_points(const struct ad_tournament *t, unsigned who, unsigned round)
{
    ad_points sum = 0;

    for (unsigned r = 0; r < round; r++)
        sum += ad_meeting_points(&t->scoring, ad_meeting_of(t, who, r));
    return sum;
}

ad_points ad_entrant_pairing_points(const struct ad_tournament *t, unsigned who, unsigned round)
{
    ad_points sum = ad_entrant_points(t, who, round);

    for (unsigned i = 0; i < t->virtual_count; i++) {
        const struct ad_virtual *v = &t->virtuals[i];

        if (round >= v->first_round && round <= v->last_round && who >= v->first && who <= v->last)
            sum += v->points;
    }
    return sum;
}

static enum ad_tournament_bad check_alone(const struct ad_meeting *m, bool coming)
{
    if (m->opponent)
        return coming ? AD_TOURNAMENT_OPPONENT : AD_TOURNAMENT_FINE;
    if (m->result && !strchr("UFHZ", m->result))
        return AD_TOURNAMENT_RESULT;
    return m->colour && m->colour != '-' ? AD_TOURNAMENT_COLOUR : AD_TOURNAMENT_FINE;
}

static enum ad_tournament_bad check_meeting(const struct ad_tournament *t, unsigned who,
                                            unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(t, who, round), *other;

    if (!m->opponent || round >= t->played)
        return check_alone(m, round >= t->played);
    if (m->opponent > t->count || m->opponent == who + 1)
        return AD_TOURNAMENT_OPPONENT;
    if (ad__result_halves(m->result) < 0 && !ad__result_forfeited(m->result) && m->result != '?')
        return AD_TOURNAMENT_RESULT;
    if (m->colour != 'w' && m->colour != 'b' && m->colour != '-')
        return AD_TOURNAMENT_COLOUR;
    other = ad_meeting_of(t, m->opponent - 1u, round);
    if (other->opponent != who + 1)
        return AD_TOURNAMENT_ONE_SIDED;
    if (m->colour == '-' ? other->colour != '-' : other->colour == m->colour)
        return AD_TOURNAMENT_ONE_SIDED;
    return ad__results_fit(m->result, other->result) ? AD_TOURNAMENT_FINE : AD_TOURNAMENT_RESULTS;
}

static bool scoring_fine(const struct ad_scoring *s)
{
    for (unsigned side = 0; side < 2; side++)
        if (s->win[side] < s->draw[side] || s->draw[side] < s->loss[side])
            return false;
    return true;
}

static enum ad_tournament_bad check_frame(struct ad_tournament_fault *at,
                                          const struct ad_tournament *t, uint8_t *seen)
{
    if (t->count > AD_ENTRANTS_MAX || t->played > AD_ROUNDS_MAX || t->rounds > AD_ROUNDS_MAX ||
        t->stride < t->played)
        return AD_TOURNAMENT_SIZE;
    if (!scoring_fine(&t->scoring))
        return AD_TOURNAMENT_SCORING;
    memset(seen, 0, AD_ENTRANTS_MAX + 1);
    for (unsigned i = 0; i < t->count; i++) {
        unsigned number = t->entrants[i].number;

        at->who = i;
        if (!number || number > AD_ENTRANTS_MAX || seen[number])
            return AD_TOURNAMENT_NUMBER;
        seen[number] = 1;
    }
    return AD_TOURNAMENT_FINE;
}

enum ad_tournament_bad ad_tournament_check(struct ad_tournament_fault *out,
                                           const struct ad_tournament *t, uint8_t *seen)
{
    unsigned rounds = t->played < t->stride ? t->played + 1 : t->played;

    *out = (struct ad_tournament_fault){.why = AD_TOURNAMENT_FINE};
    out->why = check_frame(out, t, seen);
    for (unsigned who = 0; !out->why && who < t->count; who++)
        for (unsigned round = 0; !out->why && round < rounds; round++) {
            out->why = check_meeting(t, who, round);
            out->who = who;
            out->round = round;
        }
    if (!out->why)
        out->who = out->round = 0;
    return out->why;
}

AD__TEXTS(ad_tournament_bad_text, enum ad_tournament_bad, AD_TOURNAMENT_BAD_MAP)
