/*
 * text/trf_team.c -- teams and their players: 310, or the older 013 where there is no 310.
 *
 *   013: 5-36 name  37-40 42-45 … players
 *   310: 5-7 number  9-40 name  42-46 nickname  48-53 strength  55-60 match points
 *        62-67 game points  69-71 rank  74-77 79-82 … players
 */
#include "text/trf.h"

#include <string.h>

static const uint8_t gaps[] = {4, 8, 41, 47, 54, 61, 68, 72, 73};

static unsigned filled_between(struct trf_line *line, unsigned column)
{
    for (unsigned columns = ad__trf_columns(line); column <= columns; column += 5)
        if (ad__trf_char(line, column) != ' ')
            return column;
    return 0;
}

static unsigned filled_013(struct trf_line *line)
{
    return filled_between(line, 41);
}

static unsigned filled_310(struct trf_line *line)
{
    for (unsigned i = 0; i < sizeof gaps; i++)
        if (ad__trf_char(line, gaps[i]) != ' ')
            return gaps[i];
    return filled_between(line, 78);
}

static bool read_members(struct trf_reader *r, struct trf_line *line, struct ad_trf_team *team,
                         unsigned column)
{
    unsigned columns = ad__trf_columns(line);

    team->at = r->who_count;
    for (; column <= columns; column += 5) {
        int number = ad__trf_number(ad__trf_field(line, column, column + 3), AD_ENTRANTS_MAX);
        struct ad_entrant *player;

        if (number == TRF_BLANK || number == 0)
            continue;
        if (number == TRF_BAD)
            return ad__trf_fail(r, AD_TRF_NUMBER, line->number, column);
        if (!r->place_of[number])
            return ad__trf_fail(r, AD_TRF_NO_PLAYER, line->number, column);
        player = &r->out->entrants[r->place_of[number] - 1];
        if (player->team)
            return ad__trf_fail(r, AD_TRF_TEAM_TWICE, line->number, column);
        player->team = (uint16_t)(r->out->team_count + 1);
        r->who[r->who_count++] = (uint16_t)(r->place_of[number] - 1);
    }
    team->count = r->who_count - team->at;
    return true;
}

static bool read_013(struct trf_reader *r, struct trf_line *line, struct ad_trf_team *team)
{
    team->number = (uint16_t)(r->out->team_count + 1);
    team->name = ad__trf_field(line, 5, 36);
    team->match_points = team->game_points = AD_TRF_NO_POINTS;
    return read_members(r, line, team, 37);
}

static bool read_310(struct trf_reader *r, struct trf_line *line, struct ad_trf_team *team)
{
    int number = ad__trf_number(ad__trf_field(line, 5, 7), 999), strength, rank;

    if (number <= 0)
        return ad__trf_fail(r, AD_TRF_NUMBER, line->number, 5);
    if (r->team_of[number])
        return ad__trf_fail(r, AD_TRF_NUMBER_TWICE, line->number, 5);
    team->number = (uint16_t)number;
    team->name = ad__trf_field(line, 9, 40);
    team->nickname = ad__trf_field(line, 42, 46);
    strength = ad__trf_number(ad__trf_field(line, 48, 53), 999999);
    if (strength == TRF_BAD)
        return ad__trf_fail(r, AD_TRF_DIGITS, line->number, 48);
    team->strength = strength > 0 ? strength : 0;
    if (!ad__trf_points(&team->match_points, ad__trf_field(line, 55, 60)))
        return ad__trf_fail(r, AD_TRF_POINTS, line->number, 55);
    if (!ad__trf_points(&team->game_points, ad__trf_field(line, 62, 67)))
        return ad__trf_fail(r, AD_TRF_POINTS, line->number, 62);
    rank = ad__trf_number(ad__trf_field(line, 69, 71), 999);
    if (rank == TRF_BAD)
        return ad__trf_fail(r, AD_TRF_DIGITS, line->number, 69);
    team->rank = (uint16_t)(rank > 0 ? rank : 0);
    return read_members(r, line, team, 74);
}

bool ad__trf_teams(struct trf_reader *r)
{
    struct ad_trf *out = r->out;

    out->old_teams = r->has_teams && !r->has_310;
    for (unsigned i = 0; i < r->row_count; i++) {
        struct trf_row *row = &r->rows[i];
        struct ad_trf_team *team = &out->team[out->team_count];
        struct trf_line line;
        bool old = row->kind == TRF_013;

        if (old && r->has_310)
            row->keep = true; /* says the same once more */
        if ((!old && row->kind != TRF_310) || row->keep)
            continue;
        if (out->team_count == AD_ENTRANTS_MAX)
            return ad__trf_fail(r, AD_TRF_TOO_MANY, row->line, 1);
        ad__trf_line(&line, row->text, row->line);
        team->line = row->line;
        if (!ad__trf_settle(r, &line, old ? filled_013 : filled_310) ||
            !(old ? read_013(r, &line, team) : read_310(r, &line, team)))
            return false;
        r->team_of[team->number] = (uint16_t)++out->team_count;
    }
    return true;
}
