/*
 * text/trf_rows.c -- rows that name players: byes asked for (240, XXZ), points for pairing (250,
 * XXA), who must not meet (260, XXP), other points (299).
 *
 * In a team event 240, 250 and 260 name teams.
 */
#include "text/trf.h"

#include <string.h>

/* ---- numbers of players or teams ---- */

static bool id_of(struct trf_reader *r, unsigned *out, struct ad_span word, uint32_t line,
                  unsigned column)
{
    int number = ad__trf_number(word, AD_ENTRANTS_MAX);
    bool teams = r->out->team_event;

    if (number <= 0)
        return ad__trf_fail(r, AD_TRF_NUMBER, line, column);
    *out = teams ? r->team_of[number] : r->place_of[number];
    return *out || ad__trf_fail(r, teams ? AD_TRF_NO_TEAM : AD_TRF_NO_PLAYER, line, column);
}

/* The rest of a line as ids: their places, from 0, go to r->who. */
static bool read_ids(struct trf_reader *r, const struct trf_line *line, size_t at)
{
    struct ad_span word;
    unsigned id;

    while ((word = ad__trf_word(line, &at)).len > 0) {
        if (!id_of(r, &id, word, line->number, ad__trf_column(line, word.at)))
            return false;
        r->who[r->who_count++] = (uint16_t)(id - 1);
    }
    return true;
}

static bool round_of(struct trf_reader *r, uint16_t *out, struct ad_span word, uint32_t line,
                     unsigned column)
{
    int round = ad__trf_number(word, AD_ROUNDS_MAX);

    *out = (uint16_t)(round - 1);
    return round > 0 || ad__trf_fail(r, AD_TRF_ROUND, line, column);
}

/* ---- byes asked for ---- */

/* What the cells say comes first; of a team there are no cells. */
static void ask_bye(struct trf_reader *r, unsigned place, unsigned round, char bye,
                    const struct trf_line *line)
{
    const struct ad_tournament *t = &r->out->t;
    struct ad_meeting *m = r->out->team_event ? &r->team_meetings[(size_t)place * t->stride + round]
                                              : ad__trf_meeting(r, place, round);

    if (!m->opponent && !m->result)
        *m = (struct ad_meeting){.colour = '-', .result = bye};
    else if (m->result != bye)
        ad__trf_note(r, AD_TRF_TWICE, line->number, 5);
}

/* 240 T RRR ids */
static bool read_240(struct trf_reader *r, struct trf_line *line)
{
    size_t at = 3;
    struct ad_span word = ad__trf_word(line, &at);
    char bye = word.len == 1 ? ad__trf_upper(word.at[0]) : 0;
    unsigned first = r->who_count;
    uint16_t round;

    if (bye != 'F' && bye != 'H' && bye != 'Z')
        return ad__trf_fail(r, AD_TRF_BYE, line->number, ad__trf_column(line, word.at));
    word = ad__trf_word(line, &at);
    if (!round_of(r, &round, word, line->number, ad__trf_column(line, word.at)))
        return false;
    if (ad__trf_is_over(&r->out->t, round))
        return ad__trf_fail(r, AD_TRF_PAST, line->number, ad__trf_column(line, word.at));
    if (!read_ids(r, line, at))
        return false;
    for (unsigned i = first; i < r->who_count; i++)
        ask_bye(r, r->who[i], round, bye, line);
    r->who_count = first;
    return true;
}

/* XXZ ids: absent in the round to come. */
static bool read_xxz(struct trf_reader *r, struct trf_line *line)
{
    unsigned first = r->who_count;

    if (!read_ids(r, line, 3))
        return false;
    for (unsigned i = first; i < r->who_count; i++)
        if (!r->out->team_event && !ad__trf_is_over(&r->out->t, r->out->t.played))
            ask_bye(r, r->who[i], r->out->t.played, 'Z', line);
    r->who_count = first;
    return true;
}

/* Columns between fields: something there is part of a number that would be read without it. The
 * first that is not blank, or 0. */
static unsigned filled(struct trf_line *line, const uint8_t *gaps)
{
    while (*gaps && ad__trf_char(line, *gaps) == ' ')
        gaps++;
    return *gaps;
}

static bool gaps_blank(struct trf_reader *r, struct trf_line *line, const uint8_t *gaps)
{
    unsigned column = filled(line, gaps);

    return !column || ad__trf_fail(r, AD_TRF_BLANK, line->number, column);
}

/* ---- points for pairing ---- */

static void add_virtual(struct trf_reader *r, unsigned from, unsigned to, unsigned first,
                        unsigned last, ad_points points)
{
    if (points)
        r->virtuals[r->virtual_count++] = (struct ad_virtual){
            (uint16_t)from, (uint16_t)to, (uint16_t)first, (uint16_t)last, points};
}

/* The places of all whose numbers lie between two: they must be neighbours. */
static bool places(struct trf_reader *r, unsigned *first, unsigned *last, struct trf_line *line)
{
    int from = ad__trf_number(ad__trf_field(line, 23, 26), AD_ENTRANTS_MAX);
    int to = ad__trf_number(ad__trf_field(line, 28, 31), AD_ENTRANTS_MAX);
    const uint16_t *place_of = r->out->team_event ? r->team_of : r->place_of;
    unsigned count = 0;

    if (from <= 0 || to <= 0)
        return ad__trf_fail(r, AD_TRF_NUMBER, line->number, from <= 0 ? 23 : 28);
    if (to < from)
        return ad__trf_fail(r, AD_TRF_RANGE, line->number, 28);
    *first = UINT16_MAX;
    *last = 0;
    for (int n = from; n <= to; n++)
        if (place_of[n]) {
            unsigned place = place_of[n] - 1u;

            count++;
            *first = place < *first ? place : *first;
            *last = place > *last ? place : *last;
        }
    if (count == 0)
        return ad__trf_fail(r, r->out->team_event ? AD_TRF_NO_TEAM : AD_TRF_NO_PLAYER, line->number,
                            23);
    return *last - *first + 1 == count || ad__trf_fail(r, AD_TRF_APART, line->number, 23);
}

/* 250: match points, points, rounds, ids. Teams are paired by match points. */
static bool read_250(struct trf_reader *r, struct trf_line *line)
{
    static const uint8_t gaps[] = {9, 14, 18, 22, 27, 0};
    ad_points match, game;
    uint16_t from, to;
    unsigned first = 0, last = 0;

    if (!gaps_blank(r, line, gaps))
        return false;
    if (!ad__trf_points(&match, ad__trf_field(line, 5, 8)))
        return ad__trf_fail(r, AD_TRF_POINTS, line->number, 5);
    if (!ad__trf_points(&game, ad__trf_field(line, 10, 13)))
        return ad__trf_fail(r, AD_TRF_POINTS, line->number, 10);
    if (!round_of(r, &from, ad__trf_field(line, 15, 17), line->number, 15) ||
        !round_of(r, &to, ad__trf_field(line, 19, 21), line->number, 19))
        return false;
    if (to < from)
        return ad__trf_fail(r, AD_TRF_RANGE, line->number, 19);
    if (!places(r, &first, &last, line))
        return false;
    if (r->out->team_event || game == AD_TRF_NO_POINTS)
        game = match;
    add_virtual(r, from, to, first, last, game == AD_TRF_NO_POINTS ? 0 : game);
    return true;
}

/* XXA: one player, points of each round in columns 10-13, 15-18 … Equal neighbours are one row. */
static bool read_xxa(struct trf_reader *r, struct trf_line *line)
{
    unsigned id, from = 0, columns = ad__trf_columns(line);
    ad_points run = 0, points;

    if (!id_of(r, &id, ad__trf_field(line, 5, 8), line->number, 5))
        return false;
    for (unsigned round = 0; 10 + 5 * round <= columns; round++) {
        unsigned column = 10 + 5 * round;

        if (round >= AD_ROUNDS_MAX)
            return ad__trf_fail(r, AD_TRF_TOO_MANY, line->number, column);
        if (!ad__trf_points(&points, ad__trf_field(line, column, column + 3)) ||
            ad__trf_char(line, column + 4) != ' ')
            return ad__trf_fail(r, AD_TRF_POINTS, line->number, column);
        points = points == AD_TRF_NO_POINTS ? 0 : points;
        if (points != run) {
            if (round > from)
                add_virtual(r, from, round - 1, id - 1, id - 1, run);
            from = round;
            run = points;
        }
        if (column + 5 > columns)
            add_virtual(r, from, round, id - 1, id - 1, run);
    }
    return true;
}

/* ---- who must not meet ---- */

static bool read_forbidden(struct trf_reader *r, struct trf_line *line, bool rounds)
{
    unsigned all = r->out->t.rounds ? r->out->t.rounds : AD_ROUNDS_MAX;
    struct ad_forbidden f = {.last_round = (uint16_t)(all - 1), .at = r->who_count};
    size_t at = 3;

    if (rounds) {
        struct ad_span from = ad__trf_word(line, &at), to = ad__trf_word(line, &at);

        if (!round_of(r, &f.first_round, from, line->number, ad__trf_column(line, from.at)) ||
            !round_of(r, &f.last_round, to, line->number, ad__trf_column(line, to.at)))
            return false;
        if (f.last_round < f.first_round)
            return ad__trf_fail(r, AD_TRF_RANGE, line->number, ad__trf_column(line, to.at));
    }
    if (!read_ids(r, line, at))
        return false;
    f.count = r->who_count - f.at;
    if (f.count > 0)
        r->forbidden[r->forbidden_count++] = f;
    return true;
}

/* ---- other points than usual ---- */

/* As much as four columns hold. */
static bool extra_points(ad_points *out, struct ad_span text)
{
    return ad__trf_points(out, text) && (*out == AD_TRF_NO_POINTS || (*out >= -999 && *out <= 999));
}

/* Where the fields stand: as the format says, and as another program writes them, without the
 * columns that the format leaves free. A right-aligned number of one fills a gap of the other. */
static const struct columns_299 {
    uint8_t match[2], game[2], round[2], ids, gaps[6];
} columns_299[] = {
    {{7, 11}, {13, 17}, {20, 22}, 24, {6, 12, 18, 19, 23}},
    {{7, 10}, {12, 15}, {17, 19}, 21, {6, 11, 16, 20}},
};

static bool read_299(struct trf_reader *r, struct trf_line *line)
{
    struct ad_trf *out = r->out;
    struct ad_trf_extra x = {.type = ad__trf_upper(ad__trf_char(line, 5)), .at = r->who_count};
    bool other = filled(line, columns_299[0].gaps) && !filled(line, columns_299[1].gaps);
    const struct columns_299 *at = &columns_299[other];
    int round = ad__trf_number(ad__trf_field(line, at->round[0], at->round[1]), AD_ROUNDS_MAX);

    if (!gaps_blank(r, line, at->gaps))
        return false;
    if (!x.type || !strchr("WDLFHZ+- ", x.type))
        return ad__trf_fail(r, AD_TRF_RESULT, line->number, 5);
    if (!extra_points(&x.match_points, ad__trf_field(line, at->match[0], at->match[1])))
        return ad__trf_fail(r, AD_TRF_POINTS, line->number, at->match[1] - 3u);
    if (!extra_points(&x.game_points, ad__trf_field(line, at->game[0], at->game[1])))
        return ad__trf_fail(r, AD_TRF_POINTS, line->number, at->game[1] - 3u);
    if (round == TRF_BAD)
        return ad__trf_fail(r, AD_TRF_ROUND, line->number, at->round[0]);
    x.round = (uint16_t)(round > 0 ? round : 0);
    if (!read_ids(r, line, (size_t)(ad__trf_cut(line, at->ids, at->ids).at - line->at)))
        return false;
    x.count = r->who_count - x.at;
    out->extras[out->extra_count++] = x;
    if (x.type == ' ')
        ad__trf_note(r, x.round ? AD_TRF_BESIDE : AD_TRF_EXTRA, line->number, 1);
    return true;
}

/* ---- all rows ---- */

static bool read_row(struct trf_reader *r, struct trf_row *row)
{
    struct trf_line line;
    bool kept = r->out->team_event
                    ? row->kind >= TRF_XXZ && row->kind <= TRF_260
                    : row->kind == TRF_XXZ && ad__trf_is_over(&r->out->t, r->out->t.played);

    row->keep |= kept;
    ad__trf_line(&line, row->text, row->line);
    switch ((enum trf_kind)row->kind) {
    case TRF_XXZ: return read_xxz(r, &line);
    case TRF_240: return read_240(r, &line);
    case TRF_XXA: return read_xxa(r, &line);
    case TRF_250: return read_250(r, &line);
    case TRF_XXP: return read_forbidden(r, &line, false);
    case TRF_260: return read_forbidden(r, &line, true);
    case TRF_299: return read_299(r, &line);
    case TRF_OTHER:
    case TRF_COMMENT:
    case TRF_HEAD:
    case TRF_PLAYER:
    case TRF_OF_PLAYER:
    case TRF_XXR:
    case TRF_XXC:
    case TRF_XXS:
    case TRF_BB:
    case TRF_013:
    case TRF_310:
    case TRF_300:
    case TRF_320:
    case TRF_330:
    case TRF_80X: break;
    }
    return true;
}

bool ad__trf_rows(struct trf_reader *r)
{
    struct ad_trf *out = r->out;
    struct ad_tournament *t = out->team_event ? &out->teams : &out->t;

    for (unsigned i = 0; i < r->row_count; i++)
        if (!read_row(r, &r->rows[i]))
            return false;
    if (!out->team_event)
        ad__trf_baku(r, t);
    t->virtuals = r->virtuals;
    t->virtual_count = r->virtual_count;
    t->forbidden = r->forbidden;
    t->forbidden_count = r->forbidden_count;
    t->forbidden_who = out->members = r->who;
    out->extra_who = r->who;
    return true;
}
