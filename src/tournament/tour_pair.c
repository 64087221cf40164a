/*
 * tournament/tour_pair.c -- the next round, by the rules or by hand, and taking it back.
 *
 * A round by hand is looked at pair by pair, and when it ends compared with what the rules say.
 */
#include "tournament/tour.h"

#include <string.h>

#include "adoube/knockout.h"
#include "tournament/lot.h"
#include "tournament/team.h"

/* ---- what the rules say ---- */

struct made {
    struct ad_pair *pairs;
    unsigned count;
};

static enum ad_tour_code make_swiss(struct made *m, struct ad__tour *w)
{
    struct ad_swiss how = {
        .way = (enum ad_swiss_way)w->cmd->way, .scratch = w->arena.at, .len = w->arena.left};
    struct ad_swiss_round round = {.pairs = m->pairs};

    w->err = ad_swiss_pair(&round, &w->t, &how);
    if (w->err || !round.possible)
        return AD_TOUR_IMPOSSIBLE;
    if (round.given_again)
        ad__tour_warn(w, AD_TOUR_GIVEN_AGAIN,
                      (struct ad_tour_at){.who = m->pairs[round.count - 1].white});
    m->count = round.count;
    return AD_TOUR_OK;
}

/* who[number - 1] is a place from 0; of those numbers that there are, in their order. */
static uint16_t *by_number(struct ad__tour *w)
{
    uint16_t *who = ad__arena_take(&w->arena, w->t.count + 1, sizeof *who);
    unsigned n = 0;

    for (unsigned number = 1; who && number <= AD_ENTRANTS_MAX && n < w->t.count; number++) {
        unsigned place = ad_tour_numbered(w->tour, number);

        if (place)
            who[n++] = (uint16_t)(place - 1);
    }
    if (!who)
        w->err = AD_EFULL;
    return who;
}

/* Who rests sits at no board, and gets nothing for it. */
static enum ad_tour_code make_robin(struct made *m, struct ad__tour *w)
{
    const struct ad_tour_rules *r = &w->tour->rules;
    struct ad_schedule s = {.table = (enum ad_schedule_table)r->table,
                            .count = w->t.count,
                            .cycles = r->cycles,
                            .unswapped = r->unswapped,
                            .who = by_number(w)};

    if (w->err)
        return AD_TOUR_IMPOSSIBLE;
    if (r->table >= AD_TABLE_SCHEVENINGEN && s.count % 2)
        return AD_TOUR_FEW;
    if (w->t.played >= ad_schedule_rounds(&s))
        return AD_TOUR_OVER;
    m->count = ad_schedule_pairs(m->pairs, &s, w->t.played);
    if (m->count && !m->pairs[m->count - 1].black)
        m->count--;
    return AD_TOUR_OK;
}

/* Who won at this board of the last round, from 1; 0: nobody knows. */
static unsigned winner(const struct ad_tour *tour, struct ad_pair pair)
{
    char result = ad__tour_meeting(tour, pair.white, tour->played)->result;

    if (!pair.black || result == '1' || result == 'W' || result == '+' ||
        ad__tour_seat(tour, pair.white, tour->played)->through)
        return pair.white;
    if (ad__tour_seat(tour, pair.black, tour->played)->through)
        return pair.black;
    result = ad__tour_meeting(tour, pair.black, tour->played)->result;
    return result == '1' || result == 'W' || result == '+' ? pair.black : 0;
}

static enum ad_tour_code make_knockout(struct made *m, struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    uint16_t *who = by_number(w);
    unsigned last;

    if (w->err)
        return AD_TOUR_IMPOSSIBLE;
    if (!tour->played) {
        m->count = ad_knockout_first(m->pairs, tour->count, who);
        return AD_TOUR_OK;
    }
    last = ad_tour_boards(m->pairs, tour, tour->played);
    if (last < 2)
        return AD_TOUR_OVER;
    for (unsigned i = 0; i < last; i++) {
        who[i] = (uint16_t)winner(tour, m->pairs[i]);
        if (!who[i]) {
            ad__tour_refuse(w, AD_TOUR_LEVEL, m->pairs[i].white);
            return AD_TOUR_LEVEL;
        }
    }
    m->count = ad_knockout_next(m->pairs, who, last);
    return AD_TOUR_OK;
}

static enum ad_tour_code make(struct made *m, struct ad__tour *w)
{
    m->count = 0;
    m->pairs = ad__arena_take(&w->arena, w->t.count + 1, sizeof *m->pairs);
    if (!m->pairs) {
        w->err = AD_EFULL;
        return AD_TOUR_IMPOSSIBLE;
    }
    if (w->tour->rules.system == AD_ROUND_ROBIN)
        return make_robin(m, w);
    return w->tour->rules.system == AD_KNOCKOUT ? make_knockout(m, w) : make_swiss(m, w);
}

/* ---- before a round ---- */

static unsigned count_in(const struct ad_tour *tour)
{
    unsigned n = 0;

    for (unsigned who = 1; who <= tour->count; who++)
        n += ad__tour_is_in(tour, who);
    return n;
}

/* Where some have checked in, the others did not. */
static void check_missing(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    unsigned here = 0;

    for (unsigned i = 0; i < tour->count; i++)
        here += tour->entry[i].here;
    for (unsigned who = 1; here && !tour->played && who <= tour->count; who++)
        if (!tour->entry[who - 1].here && ad__tour_is_in(tour, who))
            ad__tour_warn(w, AD_TOUR_MISSING, (struct ad_tour_at){.who = (uint16_t)who});
}

static bool may_pair(struct ad__tour *w)
{
    const struct ad_tour *tour = w->tour;
    unsigned rounds = ad__tour_rounds(tour), open = ad_tour_open(tour, tour->played, NULL);

    if (rounds && tour->played >= rounds)
        ad__tour_refuse(w, AD_TOUR_OVER, 0);
    else if (tour->played + 1 >= tour->stride)
        w->err = AD_EFULL;
    else if (count_in(tour) < 2)
        ad__tour_refuse(w, AD_TOUR_FEW, 0);
    if (w->err || w->out->verdict.code)
        return false;
    check_missing(w);
    if (!tour->played)
        ad__tour_check_rounds(w, rounds);
    if (open)
        ad__tour_warn(
            w, AD_TOUR_OPEN_RESULTS,
            (struct ad_tour_at){.round = (uint16_t)tour->played, .count = (uint16_t)open});
    return true;
}

/* The first colour of round 1: as announced, or the lot says. */
static void draw_colour(struct ad__tour *w)
{
    struct ad_lot lot = {.used = 0};
    bool drawn = false;

    memcpy(lot.word, w->cmd->lot, sizeof lot.word);
    for (unsigned i = 0; i < 4; i++)
        drawn |= lot.word[i] != 0;
    if (!w->t.first && !w->t.played && drawn)
        w->t.first = ad__lot_below(&lot, 2) ? 'b' : 'w';
}

/* ---- the events of a round ---- */

static void write_board(struct ad__tour *w, unsigned board, struct ad_pair pair)
{
    struct ad_tour_event *e = ad__tour_event(w, AD_TOUR_EV_BOARD);

    e->round = (uint16_t)(w->t.played + 1);
    e->board = (uint16_t)board;
    e->who = pair.white;
    e->other = pair.black;
}

/* Where all pairs are set beforehand, who has left loses without a game. */
static void write_forfeit(struct ad__tour *w, unsigned board, struct ad_pair pair)
{
    bool white = w->tour->entry[pair.white - 1].left;
    bool black = pair.black && w->tour->entry[pair.black - 1].left;
    struct ad_tour_event *e;

    if (!pair.black || (!white && !black))
        return;
    e = ad__tour_event(w, AD_TOUR_EV_RESULT);
    e->round = (uint16_t)(w->t.played + 1);
    e->board = (uint16_t)board;
    e->who = pair.white;
    e->other = pair.black;
    memset(e->was, '?', sizeof e->was);
    e->result[0] = white ? '-' : '+';
    e->result[1] = black ? '-' : '+';
}

/* Who has left sends nobody. */
static void seat_teams(struct ad__tour *w, struct ad_pair pair)
{
    unsigned round = w->t.played + 1;

    if (!pair.black || w->tour->entry[pair.white - 1].left || w->tour->entry[pair.black - 1].left)
        return;
    ad__tour_write_line_up(w, pair.white, round, 'w', AD__TOUR_FIRST);
    ad__tour_write_line_up(w, pair.black, round, 'b', AD__TOUR_FIRST);
}

static void write_round(struct ad__tour *w, const struct ad_pair *pairs, unsigned count,
                        unsigned differ)
{
    struct ad_tour_event *e;

    ad__tour_close_last(w);
    e = ad__tour_event(w, AD_TOUR_EV_PAIRED);
    e->round = (uint16_t)(w->t.played + 1);
    e->pairing = (struct ad_tour_pairing){
        .system = w->tour->rules.system,
        .by_hand = w->cmd->kind == AD_TOUR_BY_HAND,
        .first = w->t.played ? 0 : w->t.first,
        .pairs = (uint16_t)count,
        .open = w->out->verdict.at[AD_TOUR_OPEN_RESULTS].count,
        .differ = (uint16_t)differ,
    };
    memcpy(e->pairing.lot, w->cmd->lot, sizeof e->pairing.lot);
    for (unsigned i = 0; i < count; i++)
        write_board(w, i + 1, pairs[i]);
    for (unsigned i = 0; w->tour->rules.boards && i < count; i++)
        seat_teams(w, pairs[i]);
    for (unsigned i = 0; !ad__tour_is_swiss(w->tour) && i < count; i++)
        write_forfeit(w, i + 1, pairs[i]);
}

void ad__tour_pair(struct ad__tour *w)
{
    struct made made;
    enum ad_tour_code code;

    if (!may_pair(w))
        return;
    draw_colour(w);
    code = make(&made, w);
    if (code)
        ad__tour_refuse(w, code, 0);
    else
        write_round(w, made.pairs, made.count, 0);
}

/* ---- by hand ---- */

/* Everybody who takes part is in one pair, nobody else, and at most one has the bye. */
static bool check_pairs(struct ad__tour *w, uint16_t *seen)
{
    const struct ad_tour_cmd *cmd = w->cmd;
    const struct ad_tour *tour = w->tour;
    unsigned byes = 0;

    memset(seen, 0, (tour->count + 1) * sizeof *seen);
    for (unsigned i = 0; i < 2 * cmd->pair_count; i++) {
        unsigned who = i % 2 ? cmd->pairs[i / 2].black : cmd->pairs[i / 2].white;

        if (!who && i % 2) {
            byes++;
            continue;
        }
        if (!who || who > tour->count)
            ad__tour_refuse(w, AD_TOUR_NOBODY, who);
        else if (seen[who]++)
            ad__tour_refuse(w, AD_TOUR_TWICE, who);
        else if (!ad__tour_is_in(tour, who) && tour->rules.system != AD_ROUND_ROBIN)
            ad__tour_refuse(w, AD_TOUR_AWAY, who);
        if (w->out->verdict.code)
            return false;
    }
    for (unsigned who = 1; tour->rules.system != AD_KNOCKOUT && who <= tour->count; who++)
        if (!seen[who] && ad__tour_is_in(tour, who))
            ad__tour_refuse(w, AD_TOUR_UNPAIRED_ONE, who);
    if (byes > 1 && tour->rules.system != AD_KNOCKOUT)
        ad__tour_refuse(w, AD_TOUR_BYES, 0);
    return !w->out->verdict.code;
}

static void check_repeat(struct ad__tour *w, struct ad_pair pair)
{
    for (unsigned r = 0; r < w->t.played; r++) {
        const struct ad_meeting *m = ad_meeting_of(&w->t, pair.white - 1u, r);

        if (ad_meeting_played(m) && m->opponent == pair.black)
            ad__tour_warn(w, AD_TOUR_REPEAT,
                          (struct ad_tour_at){pair.white, pair.black, (uint16_t)(r + 1), 0, 1});
    }
}

static bool is_listed(const struct ad_tournament *t, const struct ad_forbidden *f, unsigned place)
{
    for (uint32_t i = 0; i < f->count; i++)
        if (t->forbidden_who[f->at + i] == place)
            return true;
    return false;
}

static void check_forbidden(struct ad__tour *w, struct ad_pair pair)
{
    for (unsigned i = 0; i < w->t.forbidden_count; i++) {
        const struct ad_forbidden *f = &w->t.forbidden[i];

        if (w->t.played >= f->first_round && w->t.played <= f->last_round &&
            is_listed(&w->t, f, pair.white - 1u) && is_listed(&w->t, f, pair.black - 1u))
            ad__tour_warn(w, AD_TOUR_FORBIDDEN_MEET,
                          (struct ad_tour_at){.who = pair.white, .other = pair.black});
    }
}

static unsigned field_at(const struct ad__field *f, unsigned place)
{
    unsigned i = 0;

    while (f->who[i].place != place)
        i++;
    return i;
}

static bool may_rest(const struct ad__field *f, unsigned place)
{
    struct ad__team team;

    if (f->t->system != AD_SWISS_TEAM_2026)
        return ad__bye_allowed(f->t, place);
    ad__team_facts(&team, f, field_at(f, place));
    return team.bye;
}

static void check_pair(struct ad__tour *w, const struct ad__field *f, struct ad_pair pair)
{
    const struct ad_tour_at at = {.who = pair.white, .other = pair.black};
    unsigned white = field_at(f, pair.white - 1u), black;
    char colour;

    if (!pair.black) {
        if (!may_rest(f, pair.white - 1u))
            ad__tour_warn(w, AD_TOUR_BYE_AGAIN, at);
        return;
    }
    check_repeat(w, pair);
    check_forbidden(w, pair);
    black = field_at(f, pair.black - 1u);
    colour = f->t->system == AD_SWISS_TEAM_2026 ? ad__team_colour_of(f, white, black)
                                                : ad__colour_of(f, white, black);
    if (colour != 'w')
        ad__tour_warn(w, AD_TOUR_COLOURS, at);
}

static void check_swiss(struct ad__tour *w)
{
    struct ad__field f;
    size_t used;

    w->err = ad__field_fill(&f, &w->t, w->arena.at, w->arena.left, &used);
    for (unsigned i = 0; !w->err && i < w->cmd->pair_count; i++)
        check_pair(w, &f, w->cmd->pairs[i]);
}

/* A bracket has its places: who is still in, and no other number of pairs. */
static void check_bracket(struct ad__tour *w, const struct made *made, const uint16_t *mate)
{
    for (unsigned i = 0; i < w->cmd->pair_count; i++) {
        struct ad_pair p = w->cmd->pairs[i];

        if (!mate[p.white] || (p.black && !mate[p.black]))
            ad__tour_refuse(w, AD_TOUR_AWAY, mate[p.white] ? p.black : p.white);
    }
    if (w->cmd->pair_count != made->count)
        ad__tour_refuse(w, AD_TOUR_BYES, 0);
}

/* How many of the pairs given are not among those made. */
static unsigned compare(struct ad__tour *w, const struct made *made, uint16_t *mate)
{
    unsigned differ = 0;

    memset(mate, 0, (w->t.count + 1) * sizeof *mate);
    for (unsigned i = 0; i < made->count; i++) {
        mate[made->pairs[i].white] =
            made->pairs[i].black ? made->pairs[i].black : made->pairs[i].white;
        mate[made->pairs[i].black] = made->pairs[i].white;
    }
    if (w->tour->rules.system == AD_KNOCKOUT)
        check_bracket(w, made, mate);
    for (unsigned i = 0; i < w->cmd->pair_count; i++) {
        struct ad_pair p = w->cmd->pairs[i];

        if (mate[p.white] == (p.black ? p.black : p.white))
            continue;
        differ++;
        ad__tour_warn(w, AD_TOUR_DIFFERS, (struct ad_tour_at){.who = p.white, .other = p.black});
    }
    return differ;
}

void ad__tour_by_hand(struct ad__tour *w)
{
    uint16_t *seen = ad__arena_take(&w->arena, w->t.count + 1, sizeof *seen);
    struct made made = {0};

    if (!seen) {
        w->err = AD_EFULL;
        return;
    }
    if (!may_pair(w) || !check_pairs(w, seen))
        return;
    draw_colour(w);
    if (ad__tour_is_swiss(w->tour))
        check_swiss(w);
    if (!w->err)
        make(&made, w); /* where the rules know no round, every pair differs */
    if (!w->err)
        write_round(w, w->cmd->pairs, w->cmd->pair_count, compare(w, &made, seen));
}

/* ---- back, and out ---- */

static unsigned count_results(const struct ad_tour *tour, unsigned round)
{
    unsigned known = 0;

    for (unsigned who = 1; who <= tour->count; who++) {
        const struct ad_meeting *m = ad__tour_meeting(tour, who, round);

        if (m->opponent > who && !tour->entry[who - 1].left && !tour->entry[m->opponent - 1].left)
            known += tour->rules.boards ? ad__tour_known(tour, who, round) : m->result != '?';
    }
    return known;
}

void ad__tour_unpair(struct ad__tour *w)
{
    unsigned round = w->tour->played, known;

    if (!round) {
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, 0);
        return;
    }
    known = count_results(w->tour, round);
    if (known)
        ad__tour_warn(w, AD_TOUR_RESULTS_LOST,
                      (struct ad_tour_at){.round = (uint16_t)round, .count = (uint16_t)known});
    if (w->tour->round[round - 1].published)
        ad__tour_warn(w, AD_TOUR_PUBLISHED, (struct ad_tour_at){.round = (uint16_t)round});
    ad__tour_event(w, AD_TOUR_EV_UNPAIRED)->round = (uint16_t)round;
}

void ad__tour_publish(struct ad__tour *w)
{
    unsigned round = w->tour->played;

    if (!round)
        ad__tour_refuse(w, AD_TOUR_NO_ROUND, 0);
    else if (w->tour->round[round - 1].published)
        ad__tour_refuse(w, AD_TOUR_CLOSED, 0);
    ad__tour_event(w, AD_TOUR_EV_PUBLISHED)->round = (uint16_t)round;
}
