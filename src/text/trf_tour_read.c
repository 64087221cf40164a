/*
 * text/trf_tour_read.c -- a report file becomes a tournament that goes on: the events that would have
 * made it, as an import.
 *
 *   opened, entered …, forbidden …, accelerated …
 *   for each round   paired, board …, bye …, result …, closed
 *   what is to come  bye …, left …; finished
 */
#include <string.h>

#include "text/trf.h"
#include "text/trf_tour.h"
#include "tournament/arena.h"
#include "tournament/tour.h"
#include "text/trf_inside.h"
#include "tournament/tournament_inside.h"

struct work {
    struct ad_tour *tour;
    const struct ad_trf *trf;
    const struct ad_tournament *t; /* the players, or the teams */
    ad_tour_event_fn *each;
    void *payload;
    struct ad_pair *pairs;
    int err;
};

static void make(struct work *w, struct ad_tour_event *e, enum ad_tour_event_kind kind)
{
    if (w->err)
        return;
    e->seq = w->tour->seq + 1;
    e->kind = (uint8_t)kind;
    e->command = AD_TOUR_CMDS;
    w->err = ad_tour_apply(w->tour, e);
    if (!w->err && w->each)
        w->err = w->each(w->payload, e);
}

/* ---- comments of ours ---- */

/* The next of them that begins with these words; `line` starts at 0. What follows the words is cut out
 * of it. False: there is no more. */
static bool next_mark(struct trf_line *out, const struct ad_trf *trf, const char *words,
                      unsigned *line)
{
    size_t skip = strlen(TRF_MARK), len = strlen(words);

    while (*line < trf->line_count) {
        struct ad_span text = trf->lines[(*line)++].text;

        if (ad__trf_begins(text, TRF_MARK) && text.len >= skip + len &&
            memcmp(text.at + skip, words, len) == 0) {
            *out = (struct trf_line){.at = text.at + skip + len, .len = text.len - skip - len};
            return true;
        }
    }
    return false;
}

static int mark_number(const struct trf_line *mark, size_t *at)
{
    return ad__trf_number(ad__trf_word(mark, at), AD_ENTRANTS_MAX);
}

/* "round N WORD": is it about this round (from 0) and that? */
static bool next_of_round(struct trf_line *out, size_t *at, const struct ad_trf *trf,
                          unsigned round, const char *word, unsigned *line)
{
    while (next_mark(out, trf, "round ", line)) {
        *at = 0;
        if (mark_number(out, at) == (int)round + 1 && ad__trf_is(ad__trf_word(out, at), word))
            return true;
    }
    return false;
}

/* ---- who and what ---- */

static void read_tiebreaks(struct ad_tour_rules *out, const struct ad_trf *trf)
{
    const struct ad_span *all = &trf->head[AD_TRF_STANDINGS];
    const struct ad_span *list = all->len ? all : &trf->head[AD_TRF_TIEBREAKS];
    unsigned first = 0;
    int n;

    if (list == &trf->head[AD_TRF_TIEBREAKS] && list->len) /* 202 leaves out what comes first */
        first = (unsigned)ad_tiebreak_read_list(out->order, 1, "PTS", 3, NULL);
    n = list->len ? ad_tiebreak_read_list(out->order + first, AD_TOUR_TIEBREAKS - first, list->at,
                                          list->len, NULL)
                  : 0;
    out->tiebreaks = n > 0 ? (uint8_t)(first + (unsigned)n) : 0;
}

static void open_tour(struct work *w)
{
    const struct ad_trf *trf = w->trf;
    struct ad_tour_event e = {0};
    unsigned day = ad_trf_day(trf->head[AD_TRF_START]);

    e.rules = (struct ad_tour_rules){
        .system = (uint8_t)w->t->system,
        .rounds = (uint8_t)w->t->rounds,
        .first = w->t->first,
        .ranking = (uint8_t)(day ? ad_rules_on(day) : AD_RULES_2026),
        .scoring = w->t->scoring,
    };
    if (trf->team_event) {
        e.rules.boards = (uint8_t)ad__trf_tour_boards(trf);
        e.rules.strong_colours = w->t->strong_colours;
        e.rules.games = trf->t.scoring;
        e.rules.bye_games = ad__trf_bye_games(trf, e.rules.boards);
        memcpy(e.rules.colours, trf->board_colours, sizeof e.rules.colours);
    }
    read_tiebreaks(&e.rules, trf);
    make(w, &e, AD_TOUR_EV_OPENED);
}

/* The first round of which the file says anything about somebody, from 1. */
static unsigned since(const struct ad_tournament *t, unsigned who)
{
    unsigned round = 0;

    while (round < t->played && !ad_meeting_of(t, who, round)->result)
        round++;
    return round + 1;
}

static uint64_t fide_number(struct ad_span id)
{
    uint64_t n = 0;

    for (size_t i = 0; i < id.len && i < 18; i++) {
        if (id.at[i] < '0' || id.at[i] > '9')
            return 0;
        n = n * 10 + (unsigned)(id.at[i] - '0');
    }
    return n;
}

static void enter(struct work *w, unsigned who)
{
    const struct ad_entrant *one = &w->t->entrants[who];
    struct ad_tour_event e = {0};

    e.number = one->number;
    e.round = (uint16_t)since(w->t, who);
    e.person = (struct ad_tour_person){
        .id = who + 1,
        .fide = w->trf->team_event ? 0 : fide_number(w->trf->players[who].id),
        .rating = one->rating,
        .title = one->title};
    make(w, &e, AD_TOUR_EV_ENTERED);
}

static void put_members(struct work *w, unsigned team)
{
    const struct ad_trf_team *of = &w->trf->team[team];

    for (unsigned i = 0; i < of->count; i++) {
        unsigned place = w->trf->members[of->at + i];
        const struct ad_entrant *one = &w->trf->t.entrants[place];
        struct ad_tour_event e = {.who = (uint16_t)(team + 1), .number = (uint16_t)(i + 1)};

        e.person = (struct ad_tour_person){.id = place + 1,
                                           .fide = fide_number(w->trf->players[place].id),
                                           .rating = one->rating,
                                           .title = one->title};
        make(w, &e, AD_TOUR_EV_MEMBER);
    }
}

static void forbid(struct work *w)
{
    const struct ad_tournament *t = w->t;

    for (unsigned i = 0; i < t->forbidden_count; i++) {
        const struct ad_forbidden *f = &t->forbidden[i];

        for (unsigned k = 0; k < f->count; k++) {
            struct ad_tour_event e = {.number = (uint16_t)(i + 1),
                                      .who = (uint16_t)(t->forbidden_who[f->at + k] + 1),
                                      .round = (uint16_t)(f->first_round + 1),
                                      .last = (uint16_t)(f->last_round + 1)};
            make(w, &e, AD_TOUR_EV_FORBIDDEN);
        }
    }
}

static void accelerate(struct work *w)
{
    const struct ad_tournament *t = w->t;

    for (unsigned i = 0; i < t->virtual_count; i++) {
        const struct ad_virtual *v = &t->virtuals[i];
        struct ad_tour_event e = {.who = (uint16_t)(v->first + 1),
                                  .other = (uint16_t)(v->last + 1),
                                  .round = (uint16_t)(v->first_round + 1),
                                  .last = (uint16_t)(v->last_round + 1),
                                  .points = v->points};
        make(w, &e, AD_TOUR_EV_ACCELERATED);
    }
}

/* ---- rounds ---- */

/* Of the two who played in `round`, the better one: more points, or the lower number. */
static unsigned higher(const struct ad_tournament *t, struct ad_pair p, unsigned round)
{
    ad_points a = ad_entrant_pairing_points(t, p.white - 1u, round);
    ad_points b = ad_entrant_pairing_points(t, p.black - 1u, round);
    bool first = a != b ? a > b : t->entrants[p.white - 1].number < t->entrants[p.black - 1].number;

    return first ? p.white - 1u : p.black - 1u;
}

static bool is_before(const struct ad_tournament *t, struct ad_pair a, struct ad_pair b,
                      unsigned round)
{
    unsigned best[2], other[2];
    ad_points points[4];

    if (!a.black || !b.black)
        return a.black && !b.black;
    best[0] = higher(t, a, round);
    best[1] = higher(t, b, round);
    other[0] = best[0] == a.white - 1u ? a.black - 1u : a.white - 1u;
    other[1] = best[1] == b.white - 1u ? b.black - 1u : b.white - 1u;
    for (unsigned i = 0; i < 2; i++) {
        points[i] = ad_entrant_pairing_points(t, best[i], round);
        points[2 + i] = ad_entrant_pairing_points(t, other[i], round);
    }
    if (points[0] != points[1])
        return points[0] > points[1];
    if (points[2] != points[3])
        return points[2] > points[3];
    return t->entrants[best[0]].number < t->entrants[best[1]].number;
}

unsigned ad__trf_boards(struct ad_pair *out, const struct ad_tournament *t, unsigned round)
{
    unsigned count = 0;

    for (unsigned who = 0; who < t->count; who++) {
        const struct ad_meeting *m = ad_meeting_of(t, who, round);
        struct ad_pair p = {(uint16_t)(who + 1), m->opponent};
        unsigned at = count;

        if (m->opponent ? m->colour == 'b' || (m->colour != 'w' && m->opponent <= who)
                        : m->result != 'U')
            continue;
        for (; at && is_before(t, p, out[at - 1], round); at--)
            out[at] = out[at - 1];
        out[at] = p;
        count++;
    }
    return count;
}

static unsigned place_of(const struct ad_tournament *t, int number)
{
    for (unsigned i = 0; number > 0 && i < t->count; i++)
        if (t->entrants[i].number == number)
            return i + 1;
    return 0;
}

/* "4-1" or, for a bye, "5": the places of that pair; 0: nobody. */
static struct ad_pair pair_of(const struct ad_tournament *t, struct ad_span word)
{
    const char *dash = word.len ? memchr(word.at, '-', word.len) : NULL;
    size_t len = dash ? (size_t)(dash - word.at) : word.len;
    struct ad_span white = {word.at, len}, black = {word.at + len + 1, word.len - len - 1};
    struct ad_pair p = {(uint16_t)place_of(t, ad__trf_number(white, AD_ENTRANTS_MAX)), 0};

    if (dash)
        p.black = (uint16_t)place_of(t, ad__trf_number(black, AD_ENTRANTS_MAX));
    return p;
}

/* Puts the pairs into the order of our comment, as far as it names them. */
static void reorder(struct work *w, unsigned count, unsigned round)
{
    struct trf_line mark;
    unsigned line = 0, done = 0;
    struct ad_span word;
    size_t at;

    if (!next_of_round(&mark, &at, w->trf, round, "boards", &line))
        return;
    while ((word = ad__trf_word(&mark, &at)).len) {
        struct ad_pair p = pair_of(w->t, word);

        for (unsigned i = done; p.white && i < count; i++)
            if (memcmp(&w->pairs[i], &p, sizeof p) == 0) {
                memmove(&w->pairs[done + 1], &w->pairs[done], (i - done) * sizeof p);
                w->pairs[done++] = p;
                break;
            }
    }
}

static void seat(struct work *w, unsigned round, unsigned board)
{
    struct ad_pair p = w->pairs[board - 1];
    struct ad_tour_event e = {
        .round = (uint16_t)(round + 1), .board = (uint16_t)board, .who = p.white, .other = p.black};

    if (p.black && ad_meeting_of(w->t, p.white - 1u, round)->colour != 'w')
        e.letter = '-';
    make(w, &e, AD_TOUR_EV_BOARD);
}

static void enter_result(struct work *w, unsigned round, unsigned board)
{
    struct ad_pair p = w->pairs[board - 1];
    struct ad_tour_event e = {.round = (uint16_t)(round + 1),
                              .board = (uint16_t)board,
                              .who = p.white,
                              .other = p.black,
                              .was = {'?', '?'}};

    if (!p.black)
        return;
    e.result[0] = ad_meeting_of(w->t, p.white - 1u, round)->result;
    e.result[1] = ad_meeting_of(w->t, p.black - 1u, round)->result;
    if (e.result[0] != '?' || e.result[1] != '?')
        make(w, &e, AD_TOUR_EV_RESULT);
}

/* ---- boards of teams ---- */

unsigned ad__trf_tour_boards(const struct ad_trf *trf)
{
    unsigned boards = trf->teams.boards, fewest = 0;

    for (unsigned i = 0; i < trf->team_count; i++)
        if (trf->team[i].count && (!fewest || trf->team[i].count < fewest))
            fewest = trf->team[i].count;
    return boards ? boards : fewest;
}

struct ad_tour_chair ad__trf_chair(const struct ad_trf *trf, unsigned team, unsigned round,
                                   unsigned board)
{
    const struct ad_tournament *t = &trf->teams;
    unsigned player = board < t->boards
                          ? trf->line_ups[((size_t)team * t->stride + round) * t->boards + board]
                          : 0;
    const struct ad_meeting *m = player ? ad_meeting_of(&trf->t, player - 1, round) : NULL;
    struct ad_tour_chair chair = {.player = (uint16_t)player, .colour = '-', .result = '-'};

    if (m && m->opponent) {
        chair.colour = m->colour;
        chair.result = m->result;
    } else if (m) {
        chair.result = m->result == 'F' ? '+' : '-';
    }
    return chair;
}

/* Who sits alone has the colour of the board. */
static void seat_team(struct work *w, unsigned round, unsigned team)
{
    struct ad_tour_event e = {.who = (uint16_t)(team + 1), .round = (uint16_t)(round + 1)};
    char colour = ad_meeting_of(w->t, team, round)->colour;

    memset(&e.line_up, 0, sizeof e.line_up);
    for (unsigned b = 0; b < w->tour->rules.boards; b++) {
        struct ad_tour_chair chair = ad__trf_chair(w->trf, team, round, b);

        for (unsigned i = 0; chair.player && i < w->tour->player_count; i++)
            if (w->tour->players[i].id == chair.player)
                e.line_up.player[b] = (uint16_t)(i + 1);
        if (chair.player && !e.line_up.player[b])
            w->err = AD_EINVAL; /* no player of any team */
        e.line_up.colour[b] =
            chair.colour != '-' ? chair.colour : ad__tour_colour_at(&w->tour->rules, colour, b);
    }
    make(w, &e, AD_TOUR_EV_LINE_UP);
}

static struct ad_tour_event about(struct ad_pair p, unsigned round, unsigned board)
{
    return (struct ad_tour_event){.round = (uint16_t)(round + 1),
                                  .board = (uint16_t)board,
                                  .who = p.white,
                                  .other = p.black,
                                  .was = {'?', '?'}};
}

static void enter_games(struct work *w, unsigned round, unsigned board)
{
    struct ad_pair p = w->pairs[board - 1];

    for (unsigned game = 1; game <= w->tour->rules.boards; game++) {
        struct ad_tour_chair white = ad__trf_chair(w->trf, p.white - 1u, round, game - 1);
        struct ad_tour_chair black = ad__trf_chair(w->trf, p.black - 1u, round, game - 1);
        struct ad_tour_event e = about(p, round, board);

        e.game = (uint16_t)game;
        e.result[0] = white.result;
        e.result[1] = black.result;
        if ((white.player || black.player) &&
            (white.result != ad_tour_chair(w->tour, p.white, round + 1, game)->result ||
             black.result != ad_tour_chair(w->tour, p.black, round + 1, game)->result))
            make(w, &e, AD_TOUR_EV_RESULT);
    }
}

/* As the boards say, or as a whole (330). */
static void enter_match(struct work *w, unsigned round, unsigned board)
{
    struct ad_pair p = w->pairs[board - 1];
    const struct ad_meeting *m = ad_meeting_of(w->t, p.white - 1u, round), *now;
    struct ad_tour_event e = about(p, round, board);

    if (!p.black)
        return;
    if (ad__trf_is_seated(w->trf, p.white - 1u, round) ||
        ad__trf_is_seated(w->trf, p.black - 1u, round)) {
        seat_team(w, round, p.white - 1u);
        seat_team(w, round, p.black - 1u);
        if (!w->err)
            enter_games(w, round, board);
    }
    now = &w->tour->meetings[(size_t)(p.white - 1u) * w->tour->stride + round];
    e.result[0] = m->result;
    e.result[1] = ad_meeting_of(w->t, p.black - 1u, round)->result;
    if ((m->result == '+' || m->result == '-') &&
        (now->result != m->result || now->games != m->games))
        make(w, &e, AD_TOUR_EV_RESULT);
}

bool ad__trf_is_seated(const struct ad_trf *trf, unsigned team, unsigned round)
{
    for (unsigned b = 0; b < trf->teams.boards; b++)
        if (ad__trf_chair(trf, team, round, b).player)
            return true;
    return false;
}

/* Does the tournament say of a round what the file says? Boards that fit together strangely may not. */
static bool agrees(const struct work *w, unsigned round)
{
    for (unsigned who = 0; who < w->t->count; who++) {
        const struct ad_meeting *a = ad_meeting_of(w->t, who, round);
        const struct ad_meeting *b = &w->tour->meetings[(size_t)who * w->tour->stride + round];

        if (a->opponent != b->opponent || a->result != b->result || a->games != b->games ||
            a->extra != b->extra || (a->result && a->colour != b->colour))
            return false;
    }
    return true;
}

/* "adjourned 2" names a board of the match; "through w" is said at the first that has players. */
static bool find_game(const struct work *w, struct ad_tour_event *e, struct ad_span word)
{
    int told = ad__trf_number(word, (int)w->tour->rules.boards);

    e->game = (uint16_t)(told > 0 ? told : 1);
    while (told <= 0 && e->game < w->tour->rules.boards &&
           !ad_tour_chair(w->tour, e->who, e->round, e->game)->player)
        e->game++;
    e->result[0] = ad_tour_chair(w->tour, e->who, e->round, e->game)->result;
    e->result[1] = ad_tour_chair(w->tour, e->other, e->round, e->game)->result;
    return ad_tour_chair(w->tour, e->who, e->round, e->game)->player;
}

/* What the columns say with a question mark, or with a draw. */
static void mark_boards(struct work *w, unsigned round, unsigned count)
{
    struct trf_line mark;
    unsigned line = 0;
    size_t at;

    while (next_of_round(&mark, &at, w->trf, round, "board", &line)) {
        int board = mark_number(&mark, &at);
        struct ad_span word = ad__trf_word(&mark, &at), side = ad__trf_word(&mark, &at);
        struct ad_tour_event e = {.round = (uint16_t)(round + 1), .board = (uint16_t)board};
        struct ad_pair p;

        if (board < 1 || (unsigned)board > count || !(p = w->pairs[board - 1]).black)
            continue;
        e.who = p.white;
        e.other = p.black;
        e.result[0] = e.was[0] = ad_meeting_of(w->t, p.white - 1u, round)->result;
        e.result[1] = e.was[1] = ad_meeting_of(w->t, p.black - 1u, round)->result;
        if (w->trf->team_event && !find_game(w, &e, side))
            continue;
        if (ad__trf_is(word, "adjourned"))
            make(w, &e, AD_TOUR_EV_ADJOURNED);
        else if (ad__trf_is(word, "through") && side.len == 1) {
            e.letter = side.at[0];
            make(w, &e, AD_TOUR_EV_RESULT);
        }
    }
}

static bool is_bye(const struct ad_meeting *m)
{
    return !m->opponent && m->result && strchr("FHZU", m->result);
}

/* Byes of a round; of one that is paired those given by the pairing sit at a board. */
static void put_byes(struct work *w, unsigned round)
{
    const struct ad_tournament *t = w->t;

    for (unsigned who = 0; who < t->count; who++) {
        const struct ad_meeting *m = ad_meeting_of(t, who, round);
        struct ad_tour_event e = {
            .who = (uint16_t)(who + 1), .round = (uint16_t)(round + 1), .letter = m->result};

        if (is_bye(m) && (round >= t->played || m->result != 'U'))
            make(w, &e, AD_TOUR_EV_BYE);
    }
}

static void put_given(struct work *w, unsigned round)
{
    const struct ad_tournament *t = w->t;

    for (unsigned who = 0; who < t->count; who++) {
        const struct ad_meeting *m = ad_meeting_of(t, who, round);
        struct ad_tour_event e = {
            .who = (uint16_t)(who + 1), .round = (uint16_t)(round + 1), .points = m->extra};

        if (t->teams && w->trf->team_event)
            e.games = (int16_t)(m->games -
                                w->tour->meetings[(size_t)who * w->tour->stride + round].games);
        if (e.points || e.games)
            make(w, &e, AD_TOUR_EV_GIVEN);
    }
}

static void play_round(struct work *w, unsigned round)
{
    const struct ad_tournament *t = w->t;
    struct ad_tour_event e = {.round = (uint16_t)(round + 1)};
    unsigned count = ad__trf_boards(w->pairs, t, round), line = 0;
    struct trf_line mark;
    size_t at;

    reorder(w, count, round);
    e.pairing = (struct ad_tour_pairing){.system = (uint8_t)t->system, .pairs = (uint16_t)count};
    if (next_of_round(&mark, &at, w->trf, round, "by-hand", &line)) {
        int differ = mark_number(&mark, &at);
        e.pairing.by_hand = true;
        e.pairing.differ = (uint16_t)(differ > 0 ? differ : 0);
    }
    make(w, &e, AD_TOUR_EV_PAIRED);
    for (unsigned board = 1; board <= count; board++)
        seat(w, round, board);
    put_byes(w, round);
    for (unsigned board = 1; board <= count && !w->err; board++)
        w->trf->team_event ? enter_match(w, round, board) : enter_result(w, round, board);
    mark_boards(w, round, count);
    put_given(w, round);
    if (!w->err && w->trf->team_event && !agrees(w, round))
        w->err = AD_EINVAL;
    if (round + 1 < t->played)
        make(w, &(struct ad_tour_event){.round = (uint16_t)(round + 1)}, AD_TOUR_EV_CLOSED);
}

static void mark_left(struct work *w)
{
    struct trf_line mark;
    unsigned line = 0;

    while (next_mark(&mark, w->trf, "left ", &line)) {
        size_t at = 0;
        struct ad_tour_event e = {.round = (uint16_t)(w->t->played + 1)};

        e.who = (uint16_t)place_of(w->t, mark_number(&mark, &at));
        if (e.who)
            make(w, &e, AD_TOUR_EV_LEFT);
    }
}

/* ---- the door ---- */

static unsigned rounds_planned(const struct ad_trf *trf)
{
    unsigned played = trf->team_event ? trf->teams.played : trf->t.played;

    return trf->t.rounds > played ? trf->t.rounds : played;
}

/* A bye asked for a round counts, even where the file does not say how many rounds there are. */
unsigned ad_trf_tour_rounds(const struct ad_trf *trf)
{
    unsigned planned = rounds_planned(trf);
    unsigned told = trf->team_event ? trf->teams.stride : trf->t.stride;

    return planned > told ? planned : told;
}

struct ad_tour_room ad_trf_tour_room(const struct ad_trf *trf)
{
    struct ad_tour_room room = {.entries = trf->t.count, .rounds = ad_trf_tour_rounds(trf)};

    if (trf->team_event) {
        room.entries = trf->team_count;
        room.players = trf->t.count;
        room.boards = ad__trf_tour_boards(trf);
    }
    return room;
}

size_t ad_trf_tour_memory(const struct ad_trf *trf)
{
    return AD__ARENA_SLACK + ad__piece(trf->t.count + 1, sizeof(struct ad_pair));
}

int ad_trf_tour_read(struct ad_tour *tour, const struct ad_trf *trf, ad_tour_event_fn *each,
                     void *payload, void *memory, size_t size)
{
    const struct ad_tournament *t = trf->team_event ? &trf->teams : &trf->t;
    struct work w = {.tour = tour, .trf = trf, .t = t, .each = each, .payload = payload};
    struct ad__arena a = ad__arena_of(memory, size);
    struct trf_line mark;
    unsigned line = 0;

    if (trf->t.by_place || t->system == AD_OTHER_SYSTEM ||
        (trf->team_event ? !t->count || !ad__trf_tour_boards(trf)
                         : t->system == AD_SWISS_TEAM_2026))
        return AD_EINVAL;
    w.pairs = ad__arena_take(&a, t->count + 1, sizeof *w.pairs);
    if (!w.pairs)
        return AD_EFULL;
    open_tour(&w);
    for (unsigned who = 0; who < t->count; who++)
        enter(&w, who);
    for (unsigned team = 0; trf->team_event && team < t->count; team++)
        put_members(&w, team);
    forbid(&w);
    accelerate(&w);
    for (unsigned round = 0; round < t->played; round++)
        play_round(&w, round);
    for (unsigned round = t->played; round < t->stride && round < tour->stride; round++)
        put_byes(&w, round);
    mark_left(&w);
    if (t->played && next_mark(&mark, trf, "finished", &line))
        make(&w, &(struct ad_tour_event){.round = (uint16_t)t->played}, AD_TOUR_EV_FINISHED);
    return w.err;
}
