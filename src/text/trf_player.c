/*
 * text/trf_player.c -- lines 001: who takes part, and the cells of the rounds.
 *
 *   5-8 number  10 sex  11-13 title  15-47 name  49-52 rating  54-56 federation  58-68 FIDE number
 *   70-79 birth  81-84 points  86-89 rank  92-95 opponent  97 colour  99 result  102-105 …
 */
#include "text/trf.h"
#include "text/names.h"

#include <string.h>

/* ---- are the columns where they should be ---- */

static const uint8_t gaps[] = {4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91};
static const uint8_t cell_gaps[] = {4, 6, 8, 9};

/* The first column between fields that is not blank, or 0. */
static unsigned filled_gap(struct trf_line *line)
{
    unsigned columns = ad__trf_columns(line);

    for (unsigned i = 0; i < sizeof gaps; i++)
        if (ad__trf_char(line, gaps[i]) != ' ')
            return gaps[i];
    for (unsigned at = TRF_CELLS; at <= columns; at += TRF_CELL)
        for (unsigned i = 0; i < sizeof cell_gaps; i++)
            if (ad__trf_char(line, at + cell_gaps[i]) != ' ')
                return at + cell_gaps[i];
    return 0;
}

/* ---- who ---- */

static const struct title_name {
    char name[4];
    uint8_t title;
} titles[] = {
    {"GM", AD_GM},   {"G", AD_GM},   {"IM", AD_IM},   {"M", AD_IM},
    {"WGM", AD_WGM}, {"WG", AD_WGM}, {"FM", AD_FM},   {"F", AD_FM},
    {"WIM", AD_WIM}, {"WM", AD_WIM}, {"CM", AD_CM},   {"C", AD_CM},
    {"WFM", AD_WFM}, {"WF", AD_WFM}, {"WCM", AD_WCM}, {"WC", AD_WCM},
};

enum ad_title ad_title_of(struct ad_span text)
{
    for (unsigned i = 0; i < sizeof titles / sizeof *titles; i++)
        if (ad__trf_is(text, titles[i].name))
            return (enum ad_title)titles[i].title;
    return AD_NO_TITLE;
}

const char *ad_title_text(enum ad_title title)
{
    for (unsigned i = 0; i < sizeof titles / sizeof *titles; i++)
        if (titles[i].title == title)
            return titles[i].name;
    return "";
}

static bool read_sex(struct trf_reader *r, struct trf_line *line, char *out)
{
    char c = ad__trf_upper(ad__trf_char(line, 10));

    *out = c == 'M' ? 'm' : c == 'W' || c == 'F' ? 'w' : 0;
    if (c == 'F') /* some programs say female */
        ad__trf_note(r, AD_TRF_SPELLING, line->number, 10);
    return *out || c == ' ' || c == 'U' || /* unknown */
           ad__trf_fail(r, AD_TRF_SEX, line->number, 10);
}

static bool read_player(struct trf_reader *r, struct trf_line *line, unsigned place)
{
    struct ad_trf_player *p = &r->out->players[place];
    struct ad_entrant *e = &r->out->entrants[place];
    int rating, rank;

    p->line = line->number;
    if (!read_sex(r, line, &p->sex))
        return false;
    p->title = ad__trf_field(line, 11, 13);
    p->name = ad__trf_field(line, 15, 47);
    rating = ad__trf_number(ad__trf_field(line, 49, 52), 9999);
    if (rating == TRF_BAD)
        return ad__trf_fail(r, AD_TRF_DIGITS, line->number, 49);
    p->federation = ad__trf_field(line, 54, 56);
    p->id = ad__trf_field(line, 58, 68);
    p->birth = ad__trf_field(line, 70, 79);
    if (!ad__trf_points(&p->points, ad__trf_field(line, 81, 84)))
        return ad__trf_fail(r, AD_TRF_POINTS, line->number, 81);
    rank = ad__trf_number(ad__trf_field(line, 86, 89), 9999);
    if (rank == TRF_BAD)
        return ad__trf_fail(r, AD_TRF_DIGITS, line->number, 86);
    e->rating = (int16_t)(rating > 0 ? rating : 0);
    e->title = (uint8_t)ad_title_of(p->title);
    p->rank = (uint16_t)(rank > 0 ? rank : 0);
    return true;
}

/* Players pair by the order of their lines, not by their numbers. */
static bool wants_rank(const struct trf_reader *r)
{
    for (unsigned i = 0; i < r->row_count; i++)
        if (r->rows[i].kind == TRF_XXC && ad__trf_has(r->rows[i].text, "rank"))
            return true;
    return false;
}

static bool read_numbers(struct trf_reader *r)
{
    for (unsigned i = 0; i < r->out->t.count; i++) {
        struct trf_line *line = &r->lines[i];
        int number = ad__trf_number(ad__trf_field(line, 5, 8), AD_ENTRANTS_MAX);

        if (number <= 0)
            return ad__trf_fail(r, AD_TRF_NUMBER, line->number, 5);
        if (r->place_of[number])
            return ad__trf_fail(r, AD_TRF_NUMBER_TWICE, line->number, 5);
        r->numbers[i] = (uint16_t)number;
        r->place_of[number] = (uint16_t)(i + 1); /* so far the order of lines */
    }
    return true;
}

bool ad__trf_players(struct trf_reader *r)
{
    struct ad_tournament *t = &r->out->t;
    unsigned place = 0;

    for (unsigned i = 0; i < t->count; i++)
        if (!ad__trf_settle(r, &r->lines[i], filled_gap))
            return false;
    if (!read_numbers(r))
        return false;
    t->by_place = wants_rank(r);
    for (unsigned i = 0, number = 0; i < t->count; i++, place++) {
        if (!t->by_place)
            do
                number++;
            while (!r->place_of[number]);
        else
            number = r->numbers[i];
        r->sorted[place] = r->lines[r->place_of[number] - 1];
        r->place_of[number] = (uint16_t)(place + 1);
        r->out->entrants[place].number = (uint16_t)number;
        if (!read_player(r, &r->sorted[place], place))
            return false;
    }
    return true;
}

/* ---- cells ---- */

/* A cell without an opponent. '+' waits until it is known who else has one (trf_check.c). */
static bool read_bye(struct trf_reader *r, struct ad_meeting *m, char result, bool of_team,
                     uint32_t line, unsigned column)
{
    static const char from[] = "=D-0L+1W?*", to[] = "HHZZZ+++\0\0";
    const char *old = result == ' ' ? NULL : strchr(from, result);

    m->colour = '-';
    if (result == ' ')
        m->result = 'Z'; /* blank is Z */
    else if (strchr("UFHZ", result))
        m->result = result;
    else if (old) {
        m->result = to[old - from];
        if (!of_team) /* there it is the usual word for an empty chair */
            ad__trf_note(r, AD_TRF_SPELLING, line, column + 7);
    } else
        return ad__trf_fail(r, AD_TRF_RESULT, line, column + 7);
    return true;
}

static bool read_game(struct trf_reader *r, struct ad_meeting *m, char result, uint32_t line,
                      unsigned column)
{
    if (strchr("UFHZ", result))
        return ad__trf_fail(r, AD_TRF_BYE_OPPONENT, line, column + 7);
    if (!strchr("1=0+-WDL? *", result))
        return ad__trf_fail(r, AD_TRF_RESULT, line, column + 7);
    if (result == '*')
        ad__trf_note(r, AD_TRF_SPELLING, line, column + 7);
    m->result = result == ' ' || result == '*' ? '?' : result; /* blank: not played yet */
    return true;
}

static bool read_cell(struct trf_reader *r, struct trf_line *line, unsigned place, unsigned round)
{
    unsigned column = TRF_CELLS + TRF_CELL * round;
    struct ad_span text = ad__trf_field(line, column, column + 3);
    char colour = ad__trf_upper(ad__trf_char(line, column + 5));
    char result = ad__trf_upper(ad__trf_char(line, column + 7));
    struct ad_meeting *m;
    int number;

    if (text.len == 0 && colour == ' ' && result == ' ')
        return true;
    if (round + 1 >= r->out->t.stride) /* nor more than the bytes of the line promised */
        return ad__trf_fail(r, AD_TRF_TOO_MANY, line->number, column);
    m = ad__trf_meeting(r, place, round);
    if (r->out->entrants[place].team && (result == '+' || result == '-'))
        r->out->chairs[m - r->out->meetings] = result;
    number = ad__trf_number(text, AD_ENTRANTS_MAX);
    if (number == TRF_BAD)
        return ad__trf_fail(r, AD_TRF_NUMBER, line->number, column);
    if (!result || !strchr("WB- ", colour) || !colour)
        return ad__trf_fail(r, !result ? AD_TRF_RESULT : AD_TRF_COLOUR, line->number,
                            column + (!result ? 7 : 5));
    if (number <= 0) {
        if ((colour == 'W' || colour == 'B') && !r->out->entrants[place].team)
            ad__trf_note(r, AD_TRF_BYE_COLOUR, line->number, column + 5);
        return read_bye(r, m, result, r->out->entrants[place].team != 0, line->number, column);
    }
    if (!r->place_of[number])
        return ad__trf_fail(r, AD_TRF_NO_PLAYER, line->number, column);
    if (r->place_of[number] == place + 1)
        return ad__trf_fail(r, AD_TRF_SELF, line->number, column);
    m->opponent = r->place_of[number];
    m->colour = colour == 'W' ? 'w' : colour == 'B' ? 'b' : '-';
    return read_game(r, m, result, line->number, column);
}

/* Who does not play has no cells behind the last round either. */
static bool byes_in_time(struct trf_reader *r)
{
    const struct ad_tournament *t = &r->out->t;

    for (unsigned place = 0; place < t->count; place++)
        for (unsigned round = t->played; round < t->stride; round++)
            if (ad__trf_is_over(t, round) && ad_meeting_of(t, place, round)->result)
                return ad__trf_fail(r, AD_TRF_PAST, r->sorted[place].number,
                                    TRF_CELLS + TRF_CELL * round);
    return true;
}

bool ad__trf_cells(struct trf_reader *r)
{
    for (unsigned place = 0; place < r->out->t.count; place++) {
        struct trf_line *line = &r->sorted[place];
        unsigned columns = ad__trf_columns(line);

        for (unsigned round = 0; TRF_CELLS + TRF_CELL * round <= columns; round++)
            if (!read_cell(r, line, place, round))
                return false;
    }
    ad__trf_played(r);
    ad__trf_old_byes(r);
    return byes_in_time(r);
}
