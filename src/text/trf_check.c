/*
 * text/trf_check.c -- the two sides of a game, the rounds played, and the sums.
 */
#include "text/trf.h"

#include <string.h>

#include "tournament/record.h"
#include "text/trf_inside.h"

/* ---- rounds ---- */

/* A bye alone does not make a round: the arbiter gave it before the others are paired. */
static bool is_paired(const struct ad_tournament *t, unsigned round)
{
    for (unsigned i = 0; i < t->count; i++)
        if (ad_meeting_of(t, i, round)->opponent)
            return true;
    return false;
}

void ad__trf_played(struct trf_reader *r)
{
    struct ad_tournament *t = &r->out->t;

    t->played = t->stride;
    while (t->played > 0 && !is_paired(t, t->played - 1))
        t->played--;
}

/* Announced and played may differ: that is noted, and the larger number counts. */
bool ad__trf_is_over(const struct ad_tournament *t, unsigned round)
{
    return t->rounds && round >= t->rounds && round >= t->played;
}

/* A round of which nobody knows a result yet. */
bool ad__trf_open_round(const struct ad_tournament *t, unsigned round)
{
    bool open = false;

    for (unsigned i = 0; i < t->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(t, i, round);

        if (m->opponent && m->result != '?')
            return false;
        open |= m->opponent != 0;
    }
    return open;
}

/* The old `0000 - +`: one in a round is the bye given by the pairing; several were asked for, and
 * those of a team sat at an empty board. */
static void settle_round(struct trf_reader *r, unsigned round)
{
    struct ad_tournament *t = &r->out->t;
    unsigned old = 0, given = 0;

    for (unsigned i = 0; i < t->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(t, i, round);

        old += !m->opponent && m->result == '+' && !t->entrants[i].team;
        given += m->result == 'U';
        if (m->result == 'U' && given == 2)
            ad__trf_note(r, AD_TRF_TWO_BYES, r->out->players[i].line, TRF_CELLS + TRF_CELL * round);
    }
    for (unsigned i = 0; i < t->count; i++) {
        struct ad_meeting *m = ad__trf_meeting(r, i, round);

        if (!m->opponent && m->result == '+')
            m->result = old == 1 && !given && round < t->played && !t->entrants[i].team ? 'U' : 'F';
    }
}

void ad__trf_old_byes(struct trf_reader *r)
{
    for (unsigned round = 0; round < r->out->t.stride; round++)
        settle_round(r, round);
}

/* ---- both sides ---- */

static char other_result(char result)
{
    static const char from[] = "1=0+-WDL?", to[] = "0=1-+LDW?";

    return to[strchr(from, result) - from];
}

static char other_colour(char colour)
{
    return colour == 'w' ? 'b' : colour == 'b' ? 'w' : '-';
}

/* Both name each other. */
static bool agree(struct trf_reader *r, struct ad_meeting *m, struct ad_meeting *other,
                  uint32_t line, unsigned column)
{
    struct ad_meeting *open = m->result == '?' ? m : other, *known = open == m ? other : m;

    if (m->colour != '-' && m->colour == other->colour)
        return ad__trf_fail(r, AD_TRF_SAME_COLOUR, line, column + 5);
    if (m->colour != other_colour(other->colour)) {
        ad__trf_note(r, AD_TRF_MIRRORED_RESULT, line, column + 5);
        if (m->colour == '-')
            m->colour = other_colour(other->colour);
        other->colour = other_colour(m->colour);
    }
    if (open->result == '?' && known->result != '?') {
        ad__trf_note(r, AD_TRF_MIRRORED_RESULT, line, column + 7);
        open->result = other_result(known->result);
    }
    if (m->colour == '-' && !ad__result_forfeited(m->result))
        ad__trf_note(r, AD_TRF_NO_COLOUR, line, column + 5);
    return ad__results_fit(m->result, other->result) ||
           ad__trf_fail(r, AD_TRF_RESULTS, line, column + 7);
}

static bool mirror_cell(struct trf_reader *r, unsigned place, unsigned round)
{
    struct ad_meeting *m = ad__trf_meeting(r, place, round), *other;
    uint32_t line = r->out->players[place].line;
    unsigned column = TRF_CELLS + TRF_CELL * round;

    if (!m->opponent)
        return true;
    other = ad__trf_meeting(r, m->opponent - 1u, round);
    if (!other->opponent && !other->result) {
        ad__trf_note(r, AD_TRF_MIRRORED, line, column);
        *other = (struct ad_meeting){.opponent = (uint16_t)(place + 1),
                                     .colour = other_colour(m->colour),
                                     .result = other_result(m->result)};
        return true;
    }
    if (other->opponent != place + 1)
        return ad__trf_fail(r, AD_TRF_ONE_SIDED, line, column);
    return m->opponent < place + 1u || agree(r, m, other, line, column); /* once for both */
}

bool ad__trf_mirror(struct trf_reader *r)
{
    const struct ad_tournament *t = &r->out->t;

    for (unsigned place = 0; place < t->count; place++)
        for (unsigned round = 0; round < t->played; round++)
            if (!mirror_cell(r, place, round))
                return false;
    return true;
}

/* ---- sums ---- */

/* Points of the rounds played; a game that is open counts `open`. */
static ad_points points_of(const struct ad_tournament *t, unsigned who, ad_points open)
{
    ad_points sum = 0;

    for (unsigned round = 0; round < t->played; round++) {
        const struct ad_meeting *m = ad_meeting_of(t, who, round);

        sum += m->result == '?' ? open : ad_meeting_points(&t->scoring, m);
    }
    return sum;
}

/* The points may count open games as draws, as nothing, or as 162 X says; and the bye of the round
 * to come or not. */
static bool sum_agrees(const struct ad_trf *trf, unsigned who, ad_points written)
{
    const struct ad_tournament *t = &trf->t;
    const struct ad_meeting *next = ad_meeting_of(t, who, t->played);
    ad_points more = next->result ? ad_meeting_points(&t->scoring, next) : 0;
    const ad_points open[] = {t->scoring.draw[0], t->scoring.draw[1], 0,
                              trf->unknown == AD_TRF_NO_POINTS ? 0 : trf->unknown};

    for (unsigned i = 0; i < sizeof open / sizeof *open; i++) {
        ad_points sum = points_of(t, who, open[i]);

        if (written == sum || written == sum + more)
            return true;
    }
    return false;
}

static void check_count(struct trf_reader *r, enum ad_trf_head head, unsigned count)
{
    int written = ad__trf_number(r->out->head[head], 100000);

    if (written < 0 || (unsigned)written == count)
        return;
    for (unsigned i = 0; i < r->row_count; i++)
        if (r->rows[i].kind == TRF_HEAD && r->rows[i].head == head && !r->rows[i].keep)
            ad__trf_note(r, AD_TRF_COUNT, r->rows[i].line, 5);
}

/* Points that are not counted are in the sums. */
static bool all_counted(const struct ad_trf *trf)
{
    for (unsigned i = 0; i < trf->extra_count; i++)
        if (!ad__trf_extra_counts(&trf->extras[i]))
            return false;
    return true;
}

static void note_rounds(struct trf_reader *r, enum ad_trf_why why)
{
    for (unsigned i = 0; i < r->row_count; i++)
        if (r->rows[i].kind == TRF_XXR ||
            (r->rows[i].kind == TRF_HEAD && r->rows[i].head == AD_TRF_ROUNDS))
            ad__trf_note(r, why, r->rows[i].line, 5);
}

/* Nobody meets twice, so an even number has one round less than players, an odd one as many. */
static bool is_crowded(const struct ad_tournament *t, unsigned rounds)
{
    bool swiss = t->system == AD_SWISS_DUTCH_2026 || t->system == AD_SWISS_DUTCH_2017 ||
                 t->system == AD_SWISS_TEAM_2026;

    return swiss && t->count > 0 && rounds >= t->count + t->count % 2;
}

void ad__trf_sums(struct trf_reader *r)
{
    struct ad_trf *out = r->out;
    bool counted = all_counted(out);
    unsigned rated = 0;

    for (unsigned i = 0; i < out->t.count; i++) {
        const struct ad_trf_player *p = &out->players[i];

        rated += out->entrants[i].rating > 0;
        if (p->points != AD_TRF_NO_POINTS && counted && !sum_agrees(out, i, p->points))
            ad__trf_note(r, AD_TRF_POINTS_SUM, p->line, 81);
    }
    if (out->t.rounds && out->t.rounds < out->t.played)
        note_rounds(r, AD_TRF_COUNT);
    if (is_crowded(out->team_event ? &out->teams : &out->t, out->t.rounds))
        note_rounds(r, AD_TRF_ROUNDS_MANY);
    check_count(r, AD_TRF_PLAYERS, out->t.count);
    check_count(r, AD_TRF_RATED, rated);
    check_count(r, AD_TRF_TEAMS, out->team_count);
}

/* ---- changes ---- */

void ad_trf_count_points(struct ad_trf *trf)
{
    const struct ad_tournament *t = &trf->t;
    bool open = t->played > 0 && ad__trf_open_round(t, t->played - 1);

    for (unsigned i = 0; trf->players && i < t->count; i++) {
        const struct ad_meeting *last = t->played > 0 ? ad_meeting_of(t, i, t->played - 1) : NULL;

        trf->players[i].points = ad_entrant_points(t, i, t->played);
        if (open && last->result == '?')
            trf->players[i].points -= ad_meeting_points(&t->scoring, last);
    }
}

static struct ad_meeting *next_of(struct ad_trf *trf, uint16_t place)
{
    return &trf->meetings[(size_t)(place - 1) * trf->t.stride + trf->t.played];
}

/* Everybody at most once, and nobody twice or unknown. Marks them by their opponents; who had the
 * bye already, by himself. */
static bool set_pair(struct ad_trf *trf, struct ad_pair pair)
{
    struct ad_meeting *white, *black;
    const struct ad_tournament *t = &trf->t;

    if (pair.white == 0 || pair.white > t->count || pair.black > t->count ||
        pair.white == pair.black)
        return false;
    white = next_of(trf, pair.white);
    if (pair.black == 0 && white->result == 'U' && !white->opponent) {
        white->opponent = pair.white;
        return true;
    }
    if (white->opponent || white->result)
        return false;
    if (pair.black == 0) {
        *white = (struct ad_meeting){.colour = '-', .result = 'U'};
        return true;
    }
    black = next_of(trf, pair.black);
    if (black->opponent || black->result)
        return false;
    *white = (struct ad_meeting){.opponent = pair.black, .colour = 'w', .result = '?'};
    *black = (struct ad_meeting){.opponent = pair.white, .colour = 'b', .result = '?'};
    return true;
}

/* Takes the mark from a bye that was there before. False: this pair is no such bye. */
static bool unmark(struct ad_trf *trf, struct ad_pair pair)
{
    struct ad_meeting *white = next_of(trf, pair.white);

    if (white->opponent != pair.white)
        return false;
    white->opponent = 0;
    return true;
}

static void clear_pair(struct ad_trf *trf, struct ad_pair pair)
{
    if (unmark(trf, pair))
        return;
    *next_of(trf, pair.white) = (struct ad_meeting){0};
    if (pair.black)
        *next_of(trf, pair.black) = (struct ad_meeting){0};
}

int ad_trf_add_round(struct ad_trf *trf, const struct ad_pair *pairs, unsigned count)
{
    struct ad_tournament *t = &trf->t;
    unsigned done = 0;

    if (!trf->meetings) /* wrapped: the record is somebody else's */
        return AD_EINVAL;
    if (t->played >= t->stride || t->played >= AD_ROUNDS_MAX)
        return AD_EFULL;
    while (done < count && set_pair(trf, pairs[done]))
        done++;
    if (done < count) { /* nothing has changed */
        for (unsigned i = 0; i < done; i++)
            clear_pair(trf, pairs[i]);
        return AD_EINVAL;
    }
    for (unsigned i = 0; i < count; i++)
        unmark(trf, pairs[i]);
    for (unsigned i = 1; i <= t->count; i++) {
        struct ad_meeting *m = next_of(trf, (uint16_t)i);

        if (!m->opponent && !m->result)
            *m = (struct ad_meeting){.colour = '-', .result = 'Z'};
    }
    t->played++;
    ad_trf_count_points(trf);
    return 0;
}

int ad_trf_set_result(struct ad_trf *trf, unsigned round, unsigned who, char mine, char theirs)
{
    const struct ad_tournament *t = &trf->t;
    struct ad_meeting *m;

    if (!trf->meetings || round >= t->played || who >= t->count)
        return AD_EINVAL;
    m = &trf->meetings[(size_t)who * t->stride + round];
    if (!m->opponent || !ad__are_results(mine, theirs))
        return AD_EINVAL;
    m->result = mine;
    trf->meetings[(size_t)(m->opponent - 1u) * t->stride + round].result = theirs;
    if (!trf->team_event)
        ad__trf_extras(trf, trf->meetings);
    ad_trf_count_points(trf);
    return 0;
}
