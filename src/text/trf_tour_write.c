/*
 * text/trf_tour_write.c -- a tournament that goes on is put back into its report file. Places of the
 * file are in order of the numbers; those of the tournament never change: `to` leads from these to
 * those.
 */
#include <string.h>

#include "text/put.h"
#include "text/trf.h"
#include "text/trf_tour.h"
#include "tournament/arena.h"
#include "text/trf_inside.h"

unsigned ad__trf_lines_for(const struct ad_trf *was, const struct ad_tour *tour)
{
    unsigned lines = was->line_count + tour->count + 3 * tour->played + 4;

    for (unsigned r = 0; r < tour->played; r++)
        lines += tour->round[r].pairs * (tour->rules.boards + 1u);
    return lines;
}

/* Each line of ours is short but for that of the boards, which has up to eleven letters a pair. */
size_t ad__trf_text_for(const struct ad_trf *was, const struct ad_tour *tour)
{
    size_t room =
        64 * (size_t)ad__trf_lines_for(was, tour) + 12 * (size_t)tour->count * (tour->played + 1);

    for (unsigned i = 0; i < was->line_count; i++)
        room += was->lines[i].text.len;
    return room + TRF_LOG_MAX + 64;
}

static unsigned who_count(const struct ad_trf *was)
{
    unsigned n = 0;

    for (unsigned i = 0; i < was->extra_count; i++)
        n += was->extras[i].count;
    return n;
}

static unsigned member_count(const struct ad_trf *was)
{
    unsigned n = 0;

    for (unsigned i = 0; i < was->team_count; i++)
        n += was->team[i].count;
    return n;
}

/* Places of a range that stood together may be parted by numbers that moved. */
static unsigned virtuals_for(const struct ad_tour *tour)
{
    unsigned n = 0;

    for (unsigned i = 0; i < tour->virtual_count; i++)
        n += (unsigned)tour->virtuals[i].last - tour->virtuals[i].first + 1;
    return n;
}

size_t ad_trf_tour_bytes(const struct ad_trf *was, const struct ad_tour *tour)
{
    size_t n = tour->count, cells = n * tour->stride;

    if (was->team_event)
        return ad__trf_teams_bytes(was, tour);
    return AD__ARENA_SLACK + 2 * ad__piece(n, sizeof(uint16_t)) +
           ad__piece(n, sizeof(struct ad_entrant)) + ad__piece(n, sizeof(struct ad_trf_player)) +
           ad__piece(cells, sizeof(struct ad_meeting)) + ad__piece(cells, 1) +
           ad__piece(ad__trf_lines_for(was, tour), sizeof(struct ad_trf_line)) +
           ad__piece(ad__trf_text_for(was, tour), 1) +
           2 * ad__piece(n + 1, sizeof(struct ad_pair)) +
           ad__piece(virtuals_for(tour), sizeof(struct ad_virtual)) +
           ad__piece(tour->forbidden_count, sizeof(struct ad_forbidden)) +
           ad__piece(tour->forbidden_used, sizeof(uint16_t)) +
           ad__piece(who_count(was), sizeof(uint16_t)) +
           ad__piece(member_count(was), sizeof(uint16_t));
}

/* ---- places ---- */

static void order(struct trf_after *w)
{
    unsigned n = 0;

    for (unsigned who = 0; who < w->tour->count; who++) {
        unsigned at = n++;

        for (; at && w->tour->entrants[w->from[at - 1]].number > w->tour->entrants[who].number;
             at--)
            w->from[at] = w->from[at - 1];
        w->from[at] = (uint16_t)who;
    }
    for (unsigned i = 0; i < n; i++)
        w->to[w->from[i]] = (uint16_t)i;
}

/* A place of the file before, from 0, in the one behind. The id of an entry is that place. */
static unsigned moved(const struct trf_after *w, unsigned place)
{
    unsigned who = ad_tour_find(w->tour, place + 1);

    return who ? w->to[who - 1] : 0;
}

static void put_people(struct trf_after *w, const struct ad_trf_player *added)
{
    for (unsigned i = 0; i < w->tour->count; i++) {
        unsigned who = w->from[i], id = w->tour->entry[who].id;
        bool old = id && id <= w->was->t.count;

        w->out->entrants[i] = w->tour->entrants[who];
        w->out->entrants[i].team = old ? w->was->t.entrants[id - 1].team : 0;
        w->out->players[i] = old ? w->was->players[id - 1] : added[id - 1 - w->was->t.count];
        for (unsigned r = 0; r < w->tour->stride; r++) {
            struct ad_meeting *m = &w->out->meetings[(size_t)i * w->tour->stride + r];

            *m = w->tour->meetings[(size_t)who * w->tour->stride + r];
            if (m->opponent)
                m->opponent = (uint16_t)(w->to[m->opponent - 1] + 1);
            if (w->tour->rules.rounds && r >= w->tour->rules.rounds && r >= w->tour->played)
                *m = (struct ad_meeting){0}; /* there is no such round to be absent from */
        }
    }
}

static void put_record(struct trf_after *w)
{
    struct ad_tournament *t = &w->out->t;

    ad_tour_view(t, w->tour);
    t->entrants = w->out->entrants;
    t->meetings = w->out->meetings;
    t->teams = w->was->t.teams;
    t->rounds = w->tour->rules.rounds;
}

static void put_virtuals(struct trf_after *w)
{
    struct ad_virtual *list =
        ad__arena_take(&w->a, virtuals_for(w->tour), sizeof(struct ad_virtual));
    unsigned n = 0;

    for (unsigned i = 0; list && i < w->tour->virtual_count; i++) {
        const struct ad_virtual *v = &w->tour->virtuals[i];
        bool goes_on = false;

        for (unsigned k = 0; k < w->tour->count; k++) {
            bool in = w->from[k] >= v->first && w->from[k] <= v->last;

            if (in && !goes_on) {
                list[n] = *v;
                list[n++].first = (uint16_t)k;
            }
            if (in)
                list[n - 1].last = (uint16_t)k;
            goes_on = in;
        }
    }
    w->out->t.virtuals = list;
    w->out->t.virtual_count = n;
}

static void put_forbidden(struct trf_after *w)
{
    struct ad_forbidden *rows =
        ad__arena_take(&w->a, w->tour->forbidden_count, sizeof(struct ad_forbidden));
    uint16_t *who = ad__arena_take(&w->a, w->tour->forbidden_used, sizeof *who);

    if (rows && w->tour->forbidden_count)
        memcpy(rows, w->tour->forbidden, w->tour->forbidden_count * sizeof *rows);
    w->out->t.forbidden = rows;
    for (unsigned i = 0; who && i < w->tour->forbidden_used; i++)
        who[i] = w->to[w->tour->forbidden_who[i]];
    w->out->t.forbidden_who = who;
}

/* Lists of places that only the file has. */
static uint16_t *move_list(struct trf_after *w, const uint16_t *list, unsigned count)
{
    uint16_t *out = ad__arena_take(&w->a, count, sizeof *out);

    for (unsigned i = 0; out && i < count; i++)
        out[i] = (uint16_t)moved(w, list[i]);
    return out;
}

/* ---- lines ---- */

void ad__trf_add_line(struct trf_after *w, uint32_t key, size_t from)
{
    w->out->lines[w->out->line_count++] =
        (struct ad_trf_line){key, 0, {w->text.out + from, w->text.len - from}};
}

/* Of a player: DAT and national records, with the number in columns 5 to 8. */
static void put_numbered(struct trf_after *w, struct ad_span text, unsigned number)
{
    char digits[8];
    struct put p = {digits, sizeof digits, 0};

    put_number(&p, number);
    put_bytes(&w->text, text.at, 4);
    put_bytes(&w->text, "    ", 4 - p.len);
    put_bytes(&w->text, digits, p.len);
    put_bytes(&w->text, text.at + 8, text.len - 8);
}

static void move_line(struct trf_after *w, const struct ad_trf_line *line)
{
    unsigned place = line->key >> 1 & 0x7fff, section, now, number;
    size_t from = w->text.len;

    if (line->key >> 16 != TRF_AT_PLAYER || !place || place > w->was->t.count) {
        w->out->lines[w->out->line_count++] = *line;
        return;
    }
    now = moved(w, place - 1);
    number = w->out->entrants[now].number;
    if (number != w->was->t.entrants[place - 1].number && line->text.len > 8 &&
        ad__trf_kind(&section, line->text) == TRF_OF_PLAYER)
        put_numbered(w, line->text, number);
    else
        put_bytes(&w->text, line->text.at, line->text.len);
    ad__trf_add_line(w, ad__trf_key(TRF_AT_PLAYER, now + 1, line->key & 1), from);
}

void ad__trf_sort_lines(struct ad_trf *trf)
{
    for (unsigned i = 1; i < trf->line_count; i++) {
        struct ad_trf_line line = trf->lines[i];
        unsigned at = i;

        for (; at && trf->lines[at - 1].key > line.key; at--)
            trf->lines[at] = trf->lines[at - 1];
        trf->lines[at] = line;
    }
}

/* ---- comments of ours ---- */

static size_t begin_mark(struct trf_after *w, const char *text)
{
    size_t from = w->text.len;

    put_text(&w->text, TRF_MARK);
    put_text(&w->text, text);
    return from;
}

static size_t begin_round(struct trf_after *w, unsigned round, const char *text)
{
    size_t from = begin_mark(w, "round ");

    put_number(&w->text, round);
    put_text(&w->text, text);
    return from;
}

static const uint32_t at_end = (uint32_t)TRF_AT_END << 16;

static unsigned number_of(const struct trf_after *w, unsigned place)
{
    return w->tour->entrants[place - 1].number;
}

static void mark_order(struct trf_after *w, unsigned round)
{
    unsigned count = ad_tour_boards(w->pairs, w->tour, round);
    struct ad_tournament t;
    size_t from;

    ad_tour_view(&t, w->tour);
    if (ad__trf_boards(w->usual, &t, round - 1) == count &&
        memcmp(w->usual, w->pairs, count * sizeof *w->pairs) == 0)
        return;
    from = begin_round(w, round, " boards");
    for (unsigned i = 0; i < count; i++) {
        put_char(&w->text, ' ');
        put_number(&w->text, number_of(w, w->pairs[i].white));
        if (w->pairs[i].black) {
            put_char(&w->text, '-');
            put_number(&w->text, number_of(w, w->pairs[i].black));
        }
    }
    ad__trf_add_line(w, at_end, from);
}

static void mark_board(struct trf_after *w, unsigned round, unsigned board, const char *word,
                       unsigned game)
{
    size_t from = begin_round(w, round, " board ");

    put_number(&w->text, board);
    put_text(&w->text, word);
    if (game)
        put_number(&w->text, game);
    ad__trf_add_line(w, at_end, from);
}

/* Of teams every board of the match has its own line. */
static void mark_adjourned(struct trf_after *w, unsigned round, unsigned board, unsigned white)
{
    if (!w->tour->rules.boards)
        mark_board(w, round, board, " adjourned", 0);
    for (unsigned game = 1; game <= w->tour->rules.boards; game++)
        if (ad_tour_chair(w->tour, white, round, game)->adjourned)
            mark_board(w, round, board, " adjourned ", game);
}

static void mark_boards(struct trf_after *w, unsigned round)
{
    unsigned count = ad_tour_boards(w->pairs, w->tour, round);

    for (unsigned i = 0; i < count; i++) {
        size_t cell = (size_t)(w->pairs[i].white - 1) * w->tour->stride + round - 1;
        const struct ad_tour_seat *white = &w->tour->seats[cell], *black = white;

        if (w->pairs[i].black)
            black = &w->tour->seats[(size_t)(w->pairs[i].black - 1) * w->tour->stride + round - 1];
        if (white->adjourned)
            mark_adjourned(w, round, i + 1, w->pairs[i].white);
        else if (white->through || black->through)
            mark_board(w, round, i + 1, white->through ? " through w" : " through b", 0);
    }
}

static void mark_round(struct trf_after *w, unsigned round)
{
    const struct ad_tour_round *r = &w->tour->round[round - 1];

    if (r->by_hand) {
        size_t from = begin_round(w, round, " by-hand ");

        put_number(&w->text, r->differ);
        ad__trf_add_line(w, at_end, from);
    }
    mark_order(w, round);
    mark_boards(w, round);
}

void ad__trf_mark_all(struct trf_after *w, const char *log)
{
    for (unsigned round = 1; round <= w->tour->played; round++)
        mark_round(w, round);
    for (unsigned i = 0; i < w->tour->count; i++)
        if (w->tour->entry[w->from[i]].left) {
            size_t from = begin_mark(w, "left ");

            put_number(&w->text, w->tour->entrants[w->from[i]].number);
            ad__trf_add_line(w, at_end, from);
        }
    if (w->tour->phase == AD_TOUR_FINISHED)
        ad__trf_add_line(w, at_end, begin_mark(w, "finished"));
    if (log) {
        size_t from = begin_mark(w, "log ");

        put_text(&w->text, log);
        ad__trf_add_line(w, at_end, from);
    }
}

/* Comments of ours are made anew, but for the log. */
static void put_lines(struct trf_after *w, const char *log)
{
    for (unsigned i = 0; i < w->was->line_count; i++) {
        struct ad_span text = w->was->lines[i].text;

        if (!ad__trf_begins(text, TRF_MARK) || ad__trf_begins(text, TRF_MARK_LOG))
            move_line(w, &w->was->lines[i]);
    }
    ad__trf_mark_all(w, log);
    ad__trf_sort_lines(w->out);
}

/* ---- the door ---- */

static bool take_memory(struct trf_after *w)
{
    size_t n = w->tour->count, cells = n * w->tour->stride;
    struct ad_trf *out = w->out;

    w->to = ad__arena_take(&w->a, n, sizeof *w->to);
    w->from = ad__arena_take(&w->a, n, sizeof *w->from);
    out->entrants = ad__arena_take(&w->a, n, sizeof *out->entrants);
    out->players = ad__arena_take(&w->a, n, sizeof *out->players);
    out->meetings = ad__arena_take(&w->a, cells, sizeof *out->meetings);
    out->chairs = ad__arena_take(&w->a, cells, 1);
    out->lines = ad__arena_take(&w->a, ad__trf_lines_for(w->was, w->tour), sizeof *out->lines);
    w->text.cap = ad__trf_text_for(w->was, w->tour);
    w->text.out = ad__arena_take(&w->a, w->text.cap, 1);
    w->pairs = ad__arena_take(&w->a, n + 1, sizeof *w->pairs);
    w->usual = ad__arena_take(&w->a, n + 1, sizeof *w->usual);
    return !w->a.short_of_memory;
}

int ad_trf_tour_write(struct ad_trf *out, const struct ad_trf *was, const struct ad_tour *tour,
                      const struct ad_trf_player *added, const char *log, void *arena, size_t len)
{
    struct trf_after w = {.out = out, .was = was, .tour = tour, .a = ad__arena_of(arena, len)};

    *out = *was;
    out->line_count = 0;
    if (log && strlen(log) > TRF_LOG_MAX)
        return AD_EINVAL;
    if (len < ad_trf_tour_bytes(was, tour))
        return AD_EFULL;
    if (was->team_event)
        return ad__trf_teams_write(&w, added, log);
    if (!take_memory(&w))
        return AD_EFULL;
    memset(out->chairs, 0, (size_t)tour->count * tour->stride);
    order(&w);
    put_people(&w, added);
    put_record(&w);
    put_virtuals(&w);
    put_forbidden(&w);
    out->extra_who = move_list(&w, was->extra_who, who_count(was));
    out->members = move_list(&w, was->members, member_count(was));
    put_lines(&w, log);
    ad_trf_count_points(out);
    return 0;
}
