/*
 * tests/text/trf_same.h -- two report files that were read: do they say the same?
 *
 * What is written may stand in other lines than what was read (XXA for 250, cells for 240), so
 * points and byes are compared by what they mean.
 */
#ifndef AD_TESTS_TRF_SAME_H
#define AD_TESTS_TRF_SAME_H

#include <stdlib.h>
#include <string.h>

#include "adoube/trf.h"
#include "adoube/trf_tour.h"

/* The first thing that differs, or NULL. */
#define TRF_SAME(cond)               \
    do {                             \
        if (!(cond))                 \
            return #cond " differs"; \
    } while (0)

static inline bool trf_same_text(struct ad_span a, struct ad_span b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

static inline const char *trf_same_meetings(const struct ad_tournament *a,
                                            const struct ad_tournament *b)
{
    static const struct ad_meeting nothing;
    unsigned rounds = a->stride > b->stride ? a->stride : b->stride;

    for (unsigned i = 0; i < a->count; i++)
        for (unsigned r = 0; r < rounds; r++) {
            const struct ad_meeting *x = r < a->stride ? ad_meeting_of(a, i, r) : &nothing;
            const struct ad_meeting *y = r < b->stride ? ad_meeting_of(b, i, r) : &nothing;

            TRF_SAME(x->opponent == y->opponent);
            TRF_SAME(x->result == y->result);
            TRF_SAME(!x->result || x->colour == y->colour);
            TRF_SAME(x->games == y->games);
            TRF_SAME(x->extra == y->extra);
        }
    return NULL;
}

static inline ad_points trf_virtual(const struct ad_tournament *t, unsigned who, unsigned round)
{
    ad_points sum = 0;

    for (unsigned i = 0; i < t->virtual_count; i++)
        if (round >= t->virtuals[i].first_round && round <= t->virtuals[i].last_round &&
            who >= t->virtuals[i].first && who <= t->virtuals[i].last)
            sum += t->virtuals[i].points;
    return sum;
}

static inline const char *trf_same_rules(const struct ad_tournament *a,
                                         const struct ad_tournament *b)
{
    unsigned all = a->rounds ? a->rounds : AD_ROUNDS_MAX;

    if (a->virtual_count || b->virtual_count)
        for (unsigned i = 0; i < a->count; i++)
            for (unsigned r = 0; r < AD_ROUNDS_MAX; r++)
                TRF_SAME(trf_virtual(a, i, r) == trf_virtual(b, i, r));
    TRF_SAME(a->forbidden_count == b->forbidden_count);
    for (unsigned i = 0; i < a->forbidden_count; i++) {
        const struct ad_forbidden *x = &a->forbidden[i], *y = &b->forbidden[i];

        TRF_SAME(x->first_round == y->first_round);
        TRF_SAME(x->last_round == y->last_round ||
                 (x->last_round + 1u >= all && y->last_round + 1u >= all));
        TRF_SAME(x->count == y->count);
        for (unsigned k = 0; k < x->count; k++)
            TRF_SAME(a->forbidden_who[x->at + k] == b->forbidden_who[y->at + k]);
    }
    return NULL;
}

static inline const char *trf_same_record(const struct ad_tournament *a,
                                          const struct ad_tournament *b)
{
    const char *why;

    TRF_SAME(a->system == b->system);
    TRF_SAME(a->count == b->count);
    TRF_SAME(a->played == b->played);
    TRF_SAME(a->rounds == b->rounds);
    TRF_SAME(a->first == b->first);
    TRF_SAME(a->by_place == b->by_place);
    TRF_SAME(a->teams == b->teams && a->strong_colours == b->strong_colours);
    TRF_SAME(memcmp(&a->scoring, &b->scoring, sizeof a->scoring) == 0);
    for (unsigned i = 0; i < a->count; i++) {
        const struct ad_entrant *x = &a->entrants[i], *y = &b->entrants[i];

        TRF_SAME(x->number == y->number && x->rating == y->rating);
        TRF_SAME(x->title == y->title && x->team == y->team);
    }
    if ((why = trf_same_meetings(a, b)) || (why = trf_same_rules(a, b)))
        return why;
    TRF_SAME(!a->teams || a->boards == b->boards);
    return NULL;
}

static inline const char *trf_same_people(const struct ad_trf *a, const struct ad_trf *b)
{
    for (unsigned i = 0; i < a->t.count; i++) {
        const struct ad_trf_player *x = &a->players[i], *y = &b->players[i];

        TRF_SAME(trf_same_text(x->name, y->name));
        TRF_SAME(a->t.entrants[i].title || trf_same_text(x->title, y->title));
        TRF_SAME(trf_same_text(x->federation, y->federation));
        TRF_SAME(trf_same_text(x->id, y->id));
        TRF_SAME(trf_same_text(x->birth, y->birth));
        TRF_SAME(trf_same_text(x->national, y->national));
        TRF_SAME(trf_same_text(x->national_id, y->national_id));
        TRF_SAME(trf_same_text(x->national_origin, y->national_origin));
        TRF_SAME(x->national_rating == y->national_rating);
        TRF_SAME(x->sex == y->sex && x->points == y->points && x->rank == y->rank);
    }
    TRF_SAME(a->team_count == b->team_count && a->old_teams == b->old_teams);
    for (unsigned i = 0; i < a->team_count; i++) {
        const struct ad_trf_team *x = &a->team[i], *y = &b->team[i];

        TRF_SAME(trf_same_text(x->name, y->name) && trf_same_text(x->nickname, y->nickname));
        TRF_SAME(x->number == y->number && x->strength == y->strength && x->rank == y->rank);
        TRF_SAME(x->match_points == y->match_points && x->game_points == y->game_points);
        TRF_SAME(x->count == y->count);
        for (unsigned k = 0; k < x->count; k++)
            TRF_SAME(a->members[x->at + k] == b->members[y->at + k]);
    }
    return NULL;
}

static inline bool trf_own_words(enum ad_trf_head head) /* not written as they were */
{
    return head == AD_TRF_PLAYERS || head == AD_TRF_RATED || head == AD_TRF_TEAMS ||
           head == AD_TRF_ROUNDS || head == AD_TRF_FIRST || head == AD_TRF_GAME_POINTS ||
           head == AD_TRF_BOARD_COLOURS;
}

static inline const char *trf_same(const struct ad_trf *a, const struct ad_trf *b)
{
    const char *why;

    if ((why = trf_same_record(&a->t, &b->t)) || (why = trf_same_record(&a->teams, &b->teams)) ||
        (why = trf_same_people(a, b)))
        return why;
    for (enum ad_trf_head h = 0; h < AD_TRF_HEADS; h++)
        TRF_SAME(trf_own_words(h) || trf_same_text(a->head[h], b->head[h]));
    TRF_SAME(a->team_event == b->team_event);
    TRF_SAME(strcmp(a->board_colours, b->board_colours) == 0);
    TRF_SAME(a->unknown == b->unknown);
    TRF_SAME(a->extra_count == b->extra_count);
    TRF_SAME(a->line_count == b->line_count);
    for (unsigned i = 0; i < a->line_count; i++)
        TRF_SAME(trf_same_text(a->lines[i].text, b->lines[i].text));
    return NULL;
}

/* ---- with memory of its own ---- */

struct trf_copy {
    struct ad_trf trf;
    struct ad_trf_note fault;
    void *arena;
    char *text; /* of trf_copy_write */
    int len;
    const char *differs; /* of the teams, behind a tournament */
};

static inline bool trf_copy_read(struct trf_copy *out, const char *text, size_t len)
{
    size_t need = ad_trf_bytes(text, len);

    *out = (struct trf_copy){.arena = malloc(need)};
    return out->arena && ad_trf_read(&out->trf, &out->fault, text, len, out->arena, need) == 0;
}

static inline bool trf_copy_write(struct trf_copy *c, enum ad_trf_form form)
{
    size_t need = ad_trf_length(&c->trf, form);

    free(c->text);
    c->text = malloc(need);
    c->len = c->text ? ad_trf_write(c->text, need, &c->trf, form) : -1;
    return c->len >= 0 && (size_t)c->len + 1 == need;
}

static inline void trf_copy_free(struct trf_copy *c)
{
    free(c->arena);
    free(c->text);
}

/* What was read is written, read and written again: it says the same, in the same bytes. */
static inline const char *trf_round_trip(struct trf_copy *a, enum ad_trf_form form)
{
    struct trf_copy b = {0};
    const char *why = NULL;

    if (!trf_copy_write(a, form))
        return "cannot be written";
    if (!trf_copy_read(&b, a->text, (size_t)a->len))
        why = "cannot be read again";
    else if (!(why = trf_same(&a->trf, &b.trf)) && !trf_copy_write(&b, form))
        why = "cannot be written again";
    else if (!why && (a->len != b.len || memcmp(a->text, b.text, (size_t)a->len) != 0))
        why = "other bytes";
    trf_copy_free(&b);
    return why;
}

/* ---- through a tournament that goes on ---- */

/* The record of the teams, to the boards. */
static inline const char *trf_same_teams(const struct ad_tournament *a,
                                         const struct ad_tournament *b)
{
    unsigned rounds = a->stride < b->stride ? a->stride : b->stride;
    const char *why = trf_same_record(a, b);

    for (unsigned i = 0; !why && i < a->count; i++)
        for (unsigned r = 0; r < rounds; r++)
            for (unsigned k = 0; k < a->boards; k++)
                TRF_SAME(a->on_board[(i * a->stride + r) * a->boards + k] ==
                         b->on_board[(i * b->stride + r) * b->boards + k]);
    return why;
}

/* Into one and back. AD_EINVAL: it cannot be run. */
static inline int trf_through_tour(struct trf_copy *out, const struct ad_trf *trf)
{
    struct ad_tour_room room = ad_trf_tour_room(trf);
    size_t state = ad_tour_room_bytes(&room), memory = ad_trf_tour_memory(trf), len;
    void *a = malloc(state), *b = malloc(memory);
    struct ad_tour tour;
    int error = ad_tour_room_init(&tour, &room, a, state);

    *out = (struct trf_copy){0};
    if (!error && tour.stride < ad_trf_tour_rounds(trf))
        error = -99; /* no room for what the file tells of */
    if (!error)
        error = ad_trf_tour_read(&tour, trf, NULL, NULL, b, memory);
    if (!error) {
        len = ad_trf_tour_bytes(trf, &tour);
        out->arena = malloc(len);
        error = ad_trf_tour_write(&out->trf, trf, &tour, NULL, NULL, out->arena, len);
        out->differs = trf->team_event ? trf_same_teams(&trf->teams, &out->trf.teams) : NULL;
        out->trf.teams = trf->teams; /* lies in the state, which goes */
    }
    free(a);
    free(b);
    return error;
}

/* It says the same, and once more so in the same bytes. Files that cannot be run are fine. */
static inline const char *trf_same_through_tour(const struct ad_trf *trf)
{
    struct trf_copy once, again = {0}, twice = {0};
    int error = trf_through_tour(&once, trf);
    const char *why = error && error != AD_EINVAL && error != AD_EFULL ? "fails" : NULL;

    if (!error && !(why = once.differs) && !(why = trf_same_meetings(&trf->t, &once.trf.t)) &&
        !(why = trf_same_rules(&trf->t, &once.trf.t))) {
        if (!trf_copy_write(&once, AD_TRF26) || !trf_copy_read(&again, once.text, (size_t)once.len))
            why = "cannot be read again";
        else if (trf_through_tour(&twice, &again.trf) || !trf_copy_write(&twice, AD_TRF26))
            why = "cannot be run again";
        else if (twice.len != once.len || memcmp(twice.text, once.text, (size_t)once.len) != 0)
            why = "other bytes from the tournament";
    }
    trf_copy_free(&once);
    trf_copy_free(&again);
    trf_copy_free(&twice);
    return why;
}

#endif
