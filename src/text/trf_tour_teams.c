/*
 * text/trf_tour_teams.c -- a tournament of teams is put back into its report file.
 *
 * Places in the file are those of the tournament. A match that is as the file has it keeps its cells and
 * lines; of any other the cells of its players are made of the line-ups, with 300 where these are not
 * plain and 330 where the match has a result as a whole. Byes stand in 240 and 320.
 */
#include <string.h>

#include "text/trf.h"
#include "text/trf_tour.h"
#include "text/trf_inside.h"

static const struct ad_tour_seat *seat_of(const struct trf_after *w, unsigned team, unsigned round)
{
    return &w->tour->seats[(size_t)team * w->tour->stride + round];
}

static const struct ad_meeting *match_of(const struct trf_after *w, unsigned team, unsigned round)
{
    return &w->tour->meetings[(size_t)team * w->tour->stride + round];
}

static const struct ad_tour_chair *chair_of(const struct trf_after *w, unsigned team,
                                            unsigned round, unsigned board)
{
    return ad_tour_chair(w->tour, team + 1, round + 1, board + 1);
}

static unsigned team_number(const struct trf_after *w, unsigned team)
{
    return w->tour->entrants[team].number;
}

/* The place of a player in the file, from 1. */
static unsigned file_place(const struct trf_after *w, unsigned player)
{
    return player ? w->tour->players[player - 1].id : 0;
}

/* ---- memory ---- */

static unsigned players_for(const struct ad_trf *was, const struct ad_tour *tour)
{
    unsigned n = was->t.count;

    for (unsigned i = 0; i < tour->player_count; i++)
        n = tour->players[i].id > n ? tour->players[i].id : n;
    return n;
}

/* A line-up and a result for each team and round, and byes. */
static size_t more_lines(const struct ad_tour *tour)
{
    return 4 * (size_t)tour->count * tour->stride + tour->forbidden_count + tour->virtual_count + 8;
}

static size_t more_text(const struct ad_tour *tour)
{
    return 48 * more_lines(tour) + 5 * (size_t)tour->count * tour->stride * tour->rules.boards +
           5 * (size_t)tour->forbidden_used;
}

size_t ad__trf_teams_bytes(const struct ad_trf *was, const struct ad_tour *tour)
{
    size_t n = players_for(was, tour), cells = n * tour->stride;

    return AD__ARENA_SLACK + ad__piece(tour->count, sizeof(uint16_t)) +
           ad__piece(n, sizeof(struct ad_entrant)) + ad__piece(n, sizeof(struct ad_trf_player)) +
           ad__piece(cells, sizeof(struct ad_meeting)) + ad__piece(cells, 1) +
           ad__piece(tour->count, sizeof(struct ad_trf_team)) +
           ad__piece(tour->player_count, sizeof(uint16_t)) +
           ad__piece(ad__trf_lines_for(was, tour) + more_lines(tour), sizeof(struct ad_trf_line)) +
           ad__piece(ad__trf_text_for(was, tour) + more_text(tour), 1) +
           2 * ad__piece(tour->count + 1, sizeof(struct ad_pair));
}

static bool take_memory(struct trf_after *w)
{
    struct ad_trf *out = w->out;
    size_t n = players_for(w->was, w->tour), cells = n * w->tour->stride, teams = w->tour->count;

    w->from = ad__arena_take(&w->a, teams, sizeof *w->from);
    out->entrants = ad__arena_take(&w->a, n, sizeof *out->entrants);
    out->players = ad__arena_take(&w->a, n, sizeof *out->players);
    out->meetings = ad__arena_take(&w->a, cells, sizeof *out->meetings);
    out->chairs = ad__arena_take(&w->a, cells, 1);
    out->team = ad__arena_take(&w->a, teams, sizeof *out->team);
    out->members = ad__arena_take(&w->a, w->tour->player_count, sizeof *out->members);
    out->lines = ad__arena_take(&w->a, ad__trf_lines_for(w->was, w->tour) + more_lines(w->tour),
                                sizeof *out->lines);
    w->text.cap = ad__trf_text_for(w->was, w->tour) + more_text(w->tour);
    w->text.out = ad__arena_take(&w->a, w->text.cap, 1);
    w->pairs = ad__arena_take(&w->a, teams + 1, sizeof *w->pairs);
    w->usual = ad__arena_take(&w->a, teams + 1, sizeof *w->usual);
    for (unsigned i = 0; w->from && i < teams; i++)
        w->from[i] = (uint16_t)i;
    return !w->a.short_of_memory;
}

/* ---- is it as the file has it? ---- */

static bool same_meeting(const struct ad_meeting *a, const struct ad_meeting *b)
{
    return a->opponent == b->opponent && a->result == b->result && a->games == b->games &&
           a->extra == b->extra && (!a->result || a->colour == b->colour);
}

static const struct ad_meeting *meeting_before(const struct trf_after *w, unsigned team,
                                               unsigned round)
{
    static const struct ad_meeting nothing;
    const struct ad_tournament *t = &w->was->teams;

    return team < t->count && round < t->stride ? ad_meeting_of(t, team, round) : &nothing;
}

/* Of somebody alone the file knows no colour, and of nobody no result. */
static bool same_chair(const struct trf_after *w, unsigned team, unsigned round, unsigned board)
{
    struct ad_tour_chair before = {.player = 0};
    const struct ad_tour_chair *now = chair_of(w, team, round, board);

    if (team < w->was->teams.count && round < w->was->teams.stride)
        before = ad__trf_chair(w->was, team, round, board);
    return file_place(w, now->player) == before.player &&
           (!now->player || (now->result == before.result &&
                             (before.colour == '-' || now->colour == before.colour)));
}

static bool same_side(const struct trf_after *w, unsigned team, unsigned round)
{
    if (!same_meeting(match_of(w, team, round), meeting_before(w, team, round)))
        return false;
    if (team < w->was->team_count && w->was->team[team].number != team_number(w, team))
        return false;
    for (unsigned b = 0; match_of(w, team, round)->opponent && b < w->tour->rules.boards; b++)
        if (!same_chair(w, team, round, b))
            return false;
    return true;
}

static bool is_same(const struct trf_after *w, unsigned team, unsigned round)
{
    unsigned other = match_of(w, team, round)->opponent;

    return same_side(w, team, round) && (!other || same_side(w, other - 1, round));
}

static bool same_number(const struct trf_after *w, unsigned team)
{
    return team >= w->was->team_count || w->was->team[team].number == team_number(w, team);
}

static bool same_numbers(const struct trf_after *w)
{
    for (unsigned i = 0; i < w->tour->count; i++)
        if (!same_number(w, i))
            return false;
    return true;
}

/* Behind the last round nobody is absent. */
static char bye_of(const struct trf_after *w, unsigned team, unsigned round)
{
    const struct ad_meeting *m = match_of(w, team, round);
    unsigned rounds = w->tour->rules.rounds;

    return (char)(m->opponent || (rounds && round >= rounds && round >= w->tour->played)
                      ? 0
                      : m->result);
}

/* Are all byes, of this letter or of any asked for, as in the file? */
static bool same_byes(const struct trf_after *w, const char *letters)
{
    for (unsigned i = 0; i < w->tour->count; i++)
        for (unsigned r = 0; r < w->tour->stride; r++) {
            const struct ad_meeting *m = meeting_before(w, i, r);
            char now = bye_of(w, i, r), before = (char)(m->opponent ? 0 : m->result);

            if (now != before &&
                ((now && strchr(letters, now)) || (before && strchr(letters, before))))
                return false;
        }
    return same_numbers(w);
}

static bool all_same(const struct trf_after *w)
{
    for (unsigned i = 0; i < w->tour->count; i++)
        for (unsigned r = 0; r < w->tour->stride; r++)
            if (!is_same(w, i, r))
                return false;
    return true;
}

/* ---- players and teams ---- */

static unsigned last_number(const struct ad_trf *trf)
{
    unsigned last = 0;

    for (unsigned i = 0; i < trf->t.count; i++)
        last = trf->t.entrants[i].number > last ? trf->t.entrants[i].number : last;
    return last;
}

static void put_people(struct trf_after *w, const struct ad_trf_player *added)
{
    struct ad_trf *out = w->out;
    unsigned old = w->was->t.count, n = players_for(w->was, w->tour), number = last_number(w->was);

    if (old > 0) {
        memcpy(out->entrants, w->was->t.entrants, old * sizeof *out->entrants);
        memcpy(out->players, w->was->players, old * sizeof *out->players);
    }
    for (unsigned i = old; i < n; i++) {
        out->entrants[i] = (struct ad_entrant){.number = (uint16_t)++number};
        out->players[i] = added[i - old];
    }
    for (unsigned i = 0; i < w->tour->player_count; i++) {
        const struct ad_tour_player *p = &w->tour->players[i];
        struct ad_entrant *e = &out->entrants[p->id - 1];

        *e = (struct ad_entrant){
            .number = e->number, .rating = p->rating, .title = p->title, .team = p->team};
    }
    out->t.count = n;
}

static ad_points sum(const struct trf_after *w, unsigned team, bool games)
{
    const struct ad_tournament *t = &w->out->teams;
    unsigned rounds = t->played && ad__trf_open_round(t, t->played - 1) ? t->played - 1 : t->played;
    ad_points points = 0;

    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, team, r);

        if (r < rounds || !m->opponent)
            points += games ? m->games : ad_meeting_points(&t->scoring, m);
    }
    return points;
}

/* 013 has no numbers: they are the order of the lines. */
static void put_teams(struct trf_after *w, const struct ad_trf_player *added)
{
    struct ad_trf *out = w->out;
    unsigned old = w->was->team_count, used = 0;

    for (unsigned i = 0; i < w->tour->count; i++) {
        struct ad_trf_team *team = &out->team[i];
        unsigned player;

        *team = i < old ? w->was->team[i]
                        : (struct ad_trf_team){.name = added[i - old].name,
                                               .strength = w->tour->entrants[i].rating};
        team->number = w->tour->entrants[i].number;
        out->old_teams &= team->number == i + 1;
        team->match_points = sum(w, i, false);
        team->game_points = sum(w, i, true);
        team->at = used;
        for (unsigned order = 1; (player = ad_tour_member(w->tour, i + 1, order)); order++)
            out->members[used++] = (uint16_t)(file_place(w, player) - 1);
        team->count = used - team->at;
    }
    out->team_count = w->tour->count;
}

/* ---- cells ---- */

static size_t cell_of(const struct trf_after *w, unsigned place, unsigned round)
{
    return (size_t)place * w->tour->stride + round;
}

static void put_chair(struct trf_after *w, unsigned team, unsigned round, unsigned board)
{
    const struct ad_tour_chair *mine = chair_of(w, team, round, board);
    unsigned other = match_of(w, team, round)->opponent - 1u;
    unsigned theirs = file_place(w, chair_of(w, other, round, board)->player);
    size_t cell;

    if (!mine->player)
        return;
    cell = cell_of(w, file_place(w, mine->player) - 1, round);
    w->out->meetings[cell] = (struct ad_meeting){
        .opponent = (uint16_t)theirs, .colour = mine->colour, .result = mine->result};
    if (theirs)
        return;
    w->out->meetings[cell] =
        (struct ad_meeting){.colour = '-', .result = mine->result == '+' ? 'F' : 'Z'};
    w->out->chairs[cell] = mine->result;
}

static void put_cells(struct trf_after *w, unsigned team, unsigned round)
{
    const struct ad_trf_team *of = &w->out->team[team];

    for (unsigned i = 0; i < of->count; i++) {
        size_t cell = cell_of(w, w->out->members[of->at + i], round);

        w->out->meetings[cell] = (struct ad_meeting){0};
        w->out->chairs[cell] = 0;
    }
    for (unsigned b = 0; match_of(w, team, round)->opponent && b < w->tour->rules.boards; b++)
        put_chair(w, team, round, b);
}

static void copy_cells(struct trf_after *w)
{
    const struct ad_tournament *t = &w->was->t;
    unsigned stride = w->tour->stride, rounds = t->stride < stride ? t->stride : stride;

    memset(w->out->meetings, 0, w->out->t.count * stride * sizeof *w->out->meetings);
    memset(w->out->chairs, 0, (size_t)w->out->t.count * stride);
    for (unsigned i = 0; i < t->count; i++) {
        memcpy(&w->out->meetings[cell_of(w, i, 0)], ad_meeting_of(t, i, 0),
               rounds * sizeof *w->out->meetings);
        memcpy(&w->out->chairs[cell_of(w, i, 0)], &w->was->chairs[(size_t)i * t->stride], rounds);
    }
}

static void put_record(struct trf_after *w)
{
    struct ad_tournament *t = &w->out->t;

    t->entrants = w->out->entrants;
    t->meetings = w->out->meetings;
    t->stride = w->tour->stride;
    t->rounds = w->tour->rules.rounds;
    t->first = w->tour->rules.first;
    t->played = w->tour->played;
}

/* ---- lines ---- */

static void put_padded(struct trf_after *w, unsigned n, unsigned width, char fill)
{
    char digits[12];
    struct put p = {digits, sizeof digits, 0};

    put_number(&p, n);
    for (size_t i = p.len; i < width; i++)
        put_char(&w->text, fill);
    put_bytes(&w->text, digits, p.len);
}

static void put_tenths(struct trf_after *w, ad_points points)
{
    put_padded(w, (unsigned)points / 10, 2, ' ');
    put_char(&w->text, '.');
    put_padded(w, (unsigned)points % 10, 1, ' ');
}

static size_t begin(struct trf_after *w, const char *tag)
{
    size_t from = w->text.len;

    put_text(&w->text, tag);
    put_char(&w->text, ' ');
    return from;
}

static void end(struct trf_after *w, unsigned section, size_t from)
{
    ad__trf_add_line(w, ad__trf_key(section, 0, true), from);
}

static void put_blank_padded(struct trf_after *w, unsigned n, unsigned width)
{
    put_char(&w->text, ' ');
    put_padded(w, n, width, ' ');
}

static bool is_seated(const struct trf_after *w, unsigned team, unsigned round)
{
    for (unsigned b = 0; b < w->tour->rules.boards; b++)
        if (chair_of(w, team, round, b)->player)
            return true;
    return false;
}

/* Every board is taken, in the order of the list: nobody has to be told. */
static bool is_plain(const struct trf_after *w, unsigned team, unsigned round)
{
    unsigned before = 0;

    for (unsigned b = 0; b < w->tour->rules.boards; b++) {
        unsigned player = chair_of(w, team, round, b)->player;

        if (!player || w->tour->players[player - 1].order < before)
            return false;
        before = w->tour->players[player - 1].order;
    }
    return true;
}

static void put_300(struct trf_after *w, unsigned team, unsigned other, unsigned round)
{
    size_t from = begin(w, "300");

    put_padded(w, round + 1, 3, '0');
    put_blank_padded(w, team_number(w, team), 3);
    put_blank_padded(w, team_number(w, other), 3);
    for (unsigned b = 0; b < w->tour->rules.boards; b++) {
        unsigned place = file_place(w, chair_of(w, team, round, b)->player);

        put_blank_padded(w, place ? w->out->entrants[place - 1].number : 0, 4);
    }
    end(w, TRF_AT_300, from);
}

static void put_330(struct trf_after *w, unsigned white, unsigned black, unsigned round)
{
    size_t from = begin(w, "330");

    put_char(&w->text, match_of(w, white, round)->result);
    put_char(&w->text, match_of(w, black, round)->result);
    put_char(&w->text, ' ');
    put_padded(w, round + 1, 3, '0');
    put_blank_padded(w, team_number(w, white), 3);
    put_blank_padded(w, team_number(w, black), 3);
    end(w, TRF_AT_330, from);
}

/* Said once, by the team with White at the first board. */
static void put_match(struct trf_after *w, unsigned team, unsigned round)
{
    const struct ad_meeting *m = match_of(w, team, round);
    unsigned other = m->opponent - 1u;
    bool whole, seated;

    if (!m->opponent || m->colour == 'b' || (m->colour != 'w' && other < team))
        return;
    whole = seat_of(w, team, round)->whole;
    seated = is_seated(w, team, round) || is_seated(w, other, round);
    if ((seated || !whole) && !(is_plain(w, team, round) && is_plain(w, other, round))) {
        put_300(w, team, other, round);
        put_300(w, other, team, round);
    }
    if (whole)
        put_330(w, team, other, round);
}

static void put_240(struct trf_after *w, unsigned round, char letter)
{
    enum { A_LINE = 20 };
    unsigned n = 0;
    size_t from = 0;

    for (unsigned i = 0; i < w->tour->count; i++) {
        if (bye_of(w, i, round) != letter)
            continue;
        if (n && n % A_LINE == 0)
            end(w, TRF_AT_BYES, from);
        if (n++ % A_LINE == 0) {
            from = begin(w, "240");
            put_char(&w->text, letter);
            put_char(&w->text, ' ');
            put_padded(w, round + 1, 3, '0');
        }
        put_blank_padded(w, team_number(w, i), 4);
    }
    if (n)
        end(w, TRF_AT_BYES, from);
}

static unsigned resting(const struct trf_after *w, unsigned round)
{
    for (unsigned i = 0; i < w->tour->count; i++)
        if (bye_of(w, i, round) == 'U')
            return team_number(w, i);
    return 0;
}

static void put_320(struct trf_after *w)
{
    unsigned rounds = w->tour->stride;
    size_t from;

    while (rounds && !resting(w, rounds - 1))
        rounds--;
    if (!rounds)
        return;
    from = begin(w, "320");
    put_tenths(w, w->tour->rules.scoring.pairing_bye);
    put_char(&w->text, ' ');
    put_tenths(w, w->tour->rules.bye_games);
    for (unsigned r = 0; r < rounds; r++) {
        put_char(&w->text, ' ');
        put_padded(w, resting(w, r), 3, '0');
    }
    end(w, TRF_AT_320, from);
}

static void put_rounds(struct trf_after *w, unsigned first, unsigned last)
{
    put_padded(w, first + 1, 3, '0');
    put_char(&w->text, ' ');
    put_padded(w, last + 1, 3, '0');
}

static void put_forbidden(struct trf_after *w)
{
    for (unsigned i = 0; i < w->tour->forbidden_count; i++) {
        const struct ad_forbidden *f = &w->tour->forbidden[i];
        size_t from = begin(w, "260");

        put_rounds(w, f->first_round, f->last_round);
        for (uint32_t k = 0; k < f->count; k++)
            put_blank_padded(w, team_number(w, w->tour->forbidden_who[f->at + k]), 4);
        end(w, TRF_AT_FORBIDDEN, from);
    }
}

static void put_virtuals(struct trf_after *w)
{
    for (unsigned i = 0; i < w->tour->virtual_count; i++) {
        const struct ad_virtual *v = &w->tour->virtuals[i];

        for (unsigned k = v->first; k <= v->last; k++) {
            size_t from = begin(w, "250");

            put_tenths(w, v->points);
            put_text(&w->text, "      ");
            put_rounds(w, v->first_round, v->last_round);
            put_char(&w->text, ' ');
            put_padded(w, team_number(w, k), 4, '0');
            put_char(&w->text, ' ');
            put_padded(w, team_number(w, k), 4, '0');
            end(w, TRF_AT_VIRTUAL, from);
        }
    }
}

/* ---- lines that stay ---- */

struct stays {
    bool byes, rests, forbidden, virtuals, all;
};

/* Round and team of 300 and 330, both from 0; false: none. */
static bool names(const struct trf_after *w, struct ad_span text, unsigned skip, unsigned *round,
                  unsigned *team)
{
    struct trf_line line;
    size_t at = 3;
    int number;

    ad__trf_line(&line, text, 0);
    while (skip--)
        ad__trf_word(&line, &at);
    *round = (unsigned)ad__trf_number(ad__trf_word(&line, &at), AD_ROUNDS_MAX) - 1;
    number = ad__trf_number(ad__trf_word(&line, &at), AD_ENTRANTS_MAX);
    for (*team = 0; *team < w->was->team_count; ++*team)
        if (w->was->team[*team].number == number)
            return *round < w->tour->stride;
    return false;
}

static bool stays(const struct trf_after *w, const struct stays *s, struct ad_span text)
{
    unsigned section, round, team;

    switch (ad__trf_kind(&section, text)) {
    case TRF_240:
    case TRF_XXZ: return s->byes;
    case TRF_250:
    case TRF_XXA: return s->virtuals;
    case TRF_260:
    case TRF_XXP: return s->forbidden;
    case TRF_300: return !names(w, text, 0, &round, &team) || is_same(w, team, round);
    case TRF_320: return s->rests;
    case TRF_330: return !names(w, text, 1, &round, &team) || is_same(w, team, round);
    case TRF_80X: return s->all;
    case TRF_COMMENT: return !ad__trf_begins(text, TRF_MARK) || ad__trf_begins(text, TRF_MARK_LOG);
    case TRF_OTHER:
    case TRF_HEAD:
    case TRF_PLAYER:
    case TRF_OF_PLAYER:
    case TRF_XXR:
    case TRF_XXC:
    case TRF_XXS:
    case TRF_BB:
    case TRF_299:
    case TRF_013:
    case TRF_310: break;
    }
    return true;
}

static void put_lines(struct trf_after *w, const char *log)
{
    const struct stays s = {
        .byes = same_byes(w, "FHZ"),
        .rests = same_byes(w, "U"),
        .forbidden = w->tour->forbidden_count == w->was->teams.forbidden_count && same_numbers(w),
        .virtuals = w->tour->virtual_count == w->was->teams.virtual_count && same_numbers(w),
        .all = all_same(w)};

    for (unsigned i = 0; i < w->was->line_count; i++)
        if (stays(w, &s, w->was->lines[i].text))
            w->out->lines[w->out->line_count++] = w->was->lines[i];
    for (unsigned r = 0; r < w->tour->stride; r++) {
        for (unsigned i = 0; i < w->tour->count; i++)
            if (!is_same(w, i, r))
                put_match(w, i, r);
        for (const char *letter = "FHZ"; !s.byes && *letter; letter++)
            put_240(w, r, *letter);
    }
    if (!s.rests)
        put_320(w);
    if (!s.forbidden)
        put_forbidden(w);
    if (!s.virtuals)
        put_virtuals(w);
    ad__trf_mark_all(w, log);
    ad__trf_sort_lines(w->out);
}

/* ---- the door ---- */

/* A round that is paired here says how many boards there are, and so does a list that grew: they
 * would follow from the shortest. */
static void put_colours(struct trf_after *w)
{
    unsigned boards = w->tour->rules.boards;

    if (w->was->board_colours[0] || boards >= sizeof w->out->board_colours ||
        (w->tour->played <= w->was->teams.played && w->out->t.count == w->was->t.count))
        return;
    for (unsigned b = 0; b < boards; b++)
        w->out->board_colours[b] = "WB"[b % 2];
    w->out->board_colours[boards] = '\0';
}

int ad__trf_teams_write(struct trf_after *w, const struct ad_trf_player *added, const char *log)
{
    unsigned teams = w->tour->count - w->was->team_count;

    if (!take_memory(w))
        return AD_EFULL;
    ad_tour_view(&w->out->teams, w->tour);
    w->out->teams.rounds = w->tour->rules.rounds;
    put_people(w, added ? added + teams : NULL);
    copy_cells(w);
    put_record(w);
    put_teams(w, added);
    for (unsigned r = 0; r < w->tour->stride; r++)
        for (unsigned i = 0; i < w->tour->count; i++)
            if (!is_same(w, i, r))
                put_cells(w, i, r);
    put_colours(w);
    put_lines(w, log);
    ad_trf_count_points(w->out);
    return 0;
}
