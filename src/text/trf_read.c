/*
 * text/trf_read.c -- a report file as a whole: how much it needs, its lines by tag, the steps of
 * reading, and the lines that are kept as they stand.
 */
#include "text/trf.h"

#include <string.h>

#include "adoube/pgn.h"
#include "text/western.h"
#include "tournament/arena.h"
#include "text/trf_inside.h"

enum { TEAMS_MAX = 9999 };

bool ad__trf_fail(struct trf_reader *r, enum ad_trf_why why, uint32_t line, unsigned column)
{
    r->fault = (struct ad_trf_note){why, line, column};
    return false;
}

void ad__trf_note(struct trf_reader *r, enum ad_trf_why why, uint32_t line, unsigned column)
{
    struct ad_trf *out = r->out;

    if (out->note_count < AD_TRF_NOTES_MAX)
        out->notes[out->note_count++] = (struct ad_trf_note){why, line, column};
    out->notes_all++;
}

/* ---- how much a text may need ---- */

static unsigned least(size_t a, unsigned b)
{
    return a < b ? (unsigned)a : b;
}

static void grow(unsigned *n, unsigned to)
{
    if (*n < to)
        *n = to;
}

/* A blank, or a byte of a no-break space, which is read as one. */
static bool parts_words(char c)
{
    return c == ' ' || c == '\t' || c == '\xC2' || c == '\xA0';
}

/* The nth word behind the tag as a number, as far as it is one; never more than `max`. */
static unsigned number_in(struct ad_span text, unsigned nth, unsigned max)
{
    size_t at = 3;
    unsigned n = 0;

    for (unsigned i = 0; i < nth; i++) {
        for (; i > 0 && at < text.len && !parts_words(text.at[at]); at++)
            ;
        for (; at < text.len && parts_words(text.at[at]); at++)
            ;
    }
    for (; at < text.len && text.at[at] >= '0' && text.at[at] <= '9' && n <= max; at++)
        n = n * 10 + (unsigned)(text.at[at] - '0');
    return n < max ? n : max;
}

static void measure_row(struct trf_sizes *max, enum trf_kind kind, unsigned section,
                        struct ad_span line)
{
    max->rows++;
    if (kind == TRF_HEAD && section == TRF_AT_HEAD + AD_TRF_ROUNDS)
        grow(&max->rounds, number_in(line, 1, AD_ROUNDS_MAX));
    if (kind == TRF_HEAD && section == TRF_AT_HEAD + AD_TRF_BOARD_COLOURS)
        grow(&max->boards, least(line.len, TRF_BOARDS_MAX));
    if (kind == TRF_XXR || kind == TRF_300)
        grow(&max->rounds, number_in(line, 1, AD_ROUNDS_MAX));
    if (kind == TRF_240 || kind == TRF_330)
        grow(&max->rounds, number_in(line, 2, AD_ROUNDS_MAX));
    if (kind == TRF_320)
        grow(&max->rounds, least(line.len / 4, AD_ROUNDS_MAX));
    if (kind == TRF_013 || kind == TRF_310)
        max->teams++;
    if (kind == TRF_013 || kind == TRF_310 || kind == TRF_300)
        grow(&max->boards, least(line.len / 2 + 1, TRF_BOARDS_MAX));
    if (kind > TRF_OF_PLAYER)
        max->cells += (unsigned)(line.len / 2 + 1);
}

static bool has_bom(const char *text, size_t len)
{
    return len >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0;
}

/* Files that were put together have byte order marks inside: they are no part of a line. */
static void skip_boms(struct ad_span *line)
{
    for (; has_bom(line->at, line->len); line->len -= 3)
        line->at += 3;
}

static void measure(struct trf_sizes *max, const char *text, size_t len)
{
    struct ad_span line;
    size_t at = has_bom(text, len) ? 3 : 0;
    unsigned section;
    char end;

    *max = (struct trf_sizes){.text = AD__WESTERN_MAX * len + 1};
    while (ad__trf_next(&line, &end, text, len, &at)) {
        struct trf_line trimmed;

        if (ad_text_is_utf8(line.at, line.len)) /* else these are three letters of Latin-1 */
            skip_boms(&line);
        ad__trf_line(&trimmed, line, 0);
        line.len = trimmed.len;
        if (line.len == 0)
            continue;
        enum trf_kind kind = ad__trf_kind(&section, line);
        if (kind == TRF_PLAYER) {
            max->players++;
            grow(&max->rounds, least(line.len > 91 ? (line.len - 91 + 9) / 10 : 0, AD_ROUNDS_MAX));
        } else {
            measure_row(max, kind, section, line);
        }
    }
    max->rounds++; /* room for another round */
    max->players = least(max->players, AD_ENTRANTS_MAX + 1);
    max->teams = least(max->teams, TEAMS_MAX + 1);
}

struct room {
    unsigned char *base; /* NULL: only count */
    size_t used;
};

static void *take(struct room *room, size_t count, size_t size)
{
    unsigned char *at = room->base ? room->base + room->used : NULL;

    room->used += ad__piece(count, size);
    if (at)
        memset(at, 0, count * size);
    return at;
}

static void lay_out(struct trf_reader *r, struct ad_trf *out, struct room *room)
{
    const struct trf_sizes *max = &r->max;
    size_t cells = (size_t)max->players * max->rounds, matches = (size_t)max->teams * max->rounds;

    out->entrants = take(room, max->players, sizeof *out->entrants);
    out->meetings = take(room, cells, sizeof *out->meetings);
    out->chairs = take(room, cells, 1);
    out->players = take(room, max->players, sizeof *out->players);
    out->team = take(room, max->teams, sizeof *out->team);
    out->lines = take(room, max->rows, sizeof *out->lines);
    out->extras = take(room, max->rows, sizeof *out->extras);
    out->notes = take(room, AD_TRF_NOTES_MAX, sizeof *out->notes);
    r->text = take(room, max->text, 1);
    r->rows = take(room, max->rows, sizeof *r->rows);
    r->kept = take(room, max->rows, sizeof *r->kept);
    r->lines = take(room, max->players, sizeof *r->lines);
    r->sorted = take(room, max->players, sizeof *r->sorted);
    r->numbers = take(room, max->players, sizeof *r->numbers);
    r->place_of = take(room, AD_ENTRANTS_MAX + 1, sizeof *r->place_of);
    r->team_of = take(room, TEAMS_MAX + 1, sizeof *r->team_of);
    r->virtuals = take(room, max->cells + 2, sizeof *r->virtuals);
    r->forbidden = take(room, max->rows, sizeof *r->forbidden);
    r->who = take(room, max->cells, sizeof *r->who);
    r->team_entrants = take(room, max->teams, sizeof *r->team_entrants);
    r->team_meetings = take(room, matches, sizeof *r->team_meetings);
    r->on_board = take(room, matches * max->boards, sizeof *r->on_board);
    r->named = take(room, max->teams, sizeof *r->named);
    out->line_ups = take(room, matches * max->boards, sizeof *out->line_ups);
}

size_t ad_trf_bytes(const char *text, size_t len)
{
    struct trf_reader r = {0};
    struct ad_trf out;
    struct room room = {NULL, 0};

    measure(&r.max, text, len);
    lay_out(&r, &out, &room);
    return room.used + AD__ARENA_SLACK;
}

/* ---- lines by tag ---- */

/* The text in UTF-8, in the arena. */
static struct ad_span decode(struct trf_reader *r, const char *text, size_t len)
{
    struct ad__text_place other;

    if (has_bom(text, len)) {
        ad__trf_note(r, AD_TRF_BOM, 1, 1);
        text += 3;
        len -= 3;
    }
    len = ad__western_to_utf8(r->text, &other, text, len);
    if (other.line)
        ad__trf_note(r, AD_TRF_LATIN1, other.line, other.column);
    return (struct ad_span){r->text, len};
}

static void add_row(struct trf_reader *r, const struct trf_line *line, enum trf_kind kind,
                    unsigned section)
{
    r->rows[r->row_count++] = (struct trf_row){
        .text = {line->at, line->len},
        .line = line->number,
        .key = ad__trf_key(section, 0, true),
        .kind = (uint8_t)kind,
        .head = (uint8_t)(kind == TRF_HEAD ? section - TRF_AT_HEAD : 0),
    };
}

/* Who copied a file out of a page has blanks that are none, U+00A0, in a line that we know by its
 * columns. Told once. */
static void plain_blanks(struct trf_reader *r, struct ad_span *line, uint32_t number, bool *told)
{
    char *to = r->text + (line->at - r->text);
    size_t n = 0;

    for (size_t i = 0; i < line->len; i++) {
        bool no_break = i + 1 < line->len && memcmp(line->at + i, "\xC2\xA0", 2) == 0;

        if (no_break && !*told)
            ad__trf_note(r, AD_TRF_NO_BREAK, number,
                         1 + ad__trf_chars((struct ad_span){line->at, n}));
        *told |= no_break;
        i += no_break;
        to[n++] = no_break ? ' ' : line->at[i];
    }
    line->len = n;
}

static bool split(struct trf_reader *r, struct ad_span text)
{
    struct ad_span span;
    struct trf_line line;
    char end, ends = 0;
    bool mixed = false, no_break = false;
    size_t at = 0;

    for (uint32_t n = 1; ad__trf_next(&span, &end, text.at, text.len, &at); n++) {
        unsigned section;

        if (end && ends && end != ends && !mixed) {
            ad__trf_note(r, AD_TRF_LINE_ENDS, n, 0);
            mixed = true; /* once is enough */
        }
        ends = end ? end : ends;
        skip_boms(&span);
        ad__trf_line(&line, span, n);
        if (line.len == 0)
            continue;
        enum trf_kind kind = ad__trf_kind(&section, (struct ad_span){line.at, line.len});
        if (kind > TRF_COMMENT) {
            plain_blanks(r, &span, n, &no_break);
            ad__trf_line(&line, span, n);
        }
        if (kind != TRF_PLAYER)
            add_row(r, &line, kind, section);
        else if (r->out->t.count == AD_ENTRANTS_MAX)
            return ad__trf_fail(r, AD_TRF_TOO_MANY, n, 1);
        else
            r->lines[r->out->t.count++] = line;
    }
    return r->out->t.count > 0 || ad__trf_fail(r, AD_TRF_NOBODY, 0, 0);
}

/* ---- lines that are kept ---- */

/* A record of one player: the place, or 0 if there is no such player. From 1. */
static unsigned owner(struct trf_reader *r, const struct trf_row *row)
{
    struct trf_line line;
    int number;

    ad__trf_line(&line, row->text, row->line);
    if (memcmp(row->text.at, "DAT", 3) == 0) {
        size_t at = 3;
        number = ad__trf_number(ad__trf_word(&line, &at), AD_ENTRANTS_MAX);
    } else {
        number = ad__trf_number(ad__trf_field(&line, 5, 8), AD_ENTRANTS_MAX);
        if (ad__trf_char(&line, 9) != ' ')
            return 0;
    }
    return number > 0 ? r->place_of[number] : 0;
}

static void national(struct ad_trf_player *p, const struct trf_row *row)
{
    struct trf_line line;
    int rating;

    if (p->national.len > 0 || memcmp(row->text.at, "DAT", 3) == 0)
        return;
    ad__trf_line(&line, row->text, row->line);
    p->national = ad__trf_cut(&line, 1, 3);
    rating = ad__trf_number(ad__trf_field(&line, 49, 52), AD_ENTRANTS_MAX);
    p->national_rating = (int16_t)(rating > 0 ? rating : 0);
    p->national_origin = ad__trf_field(&line, 54, 56);
    p->national_id = ad__trf_field(&line, 58, 68);
}

/* Comments and unknown lines stand before the line that followed them. */
static void anchor(struct trf_reader *r)
{
    uint32_t key = ad__trf_key(TRF_AT_END, 0, false);
    unsigned player = r->out->t.count;

    for (unsigned i = r->row_count; i-- > 0;) {
        struct trf_row *row = &r->rows[i];

        for (; player > 0 && r->lines[player - 1].number > row->line; player--)
            key = ad__trf_key(TRF_AT_PLAYER, r->place_of[r->numbers[player - 1]], false);
        if (row->kind == TRF_COMMENT || row->kind == TRF_OTHER)
            row->key = key;
        else
            key = row->keep ? row->key : row->key & ~UINT32_C(1);
    }
}

static void keep_lines(struct trf_reader *r)
{
    struct ad_trf *out = r->out;

    for (unsigned i = 0; i < r->row_count; i++) {
        struct trf_row *row = &r->rows[i];
        unsigned place = row->kind == TRF_OF_PLAYER ? owner(r, row) : 0;

        if (row->kind == TRF_OF_PLAYER && !place)
            row->kind = TRF_OTHER;
        if (place) {
            row->key = ad__trf_key(TRF_AT_PLAYER, place, true);
            national(&out->players[place - 1], row);
        }
        if (row->kind == TRF_OTHER)
            ad__trf_note(r, AD_TRF_UNKNOWN, row->line, 1);
        row->keep |= row->kind <= TRF_COMMENT || place;
    }
    anchor(r);
    for (unsigned i = 0; i < r->row_count; i++)
        if (r->rows[i].keep)
            out->lines[out->line_count++] =
                (struct ad_trf_line){r->rows[i].key, r->rows[i].line, r->rows[i].text};
}

/* By key, and where keys are equal as they came. */
static void sort_lines(struct ad_trf_line *lines, struct ad_trf_line *other, unsigned count)
{
    for (unsigned width = 1; width < count; width *= 2) {
        for (unsigned from = 0; from < count; from += 2 * width) {
            unsigned mid = least((size_t)from + width, count);
            unsigned end = least((size_t)from + 2 * (size_t)width, count);

            for (unsigned a = from, b = mid, n = from; n < end; n++)
                other[n] =
                    a < mid && (b == end || lines[a].key <= lines[b].key) ? lines[a++] : lines[b++];
        }
        memcpy(lines, other, count * sizeof *lines);
    }
}

/* ---- all of it ---- */

static bool read_all(struct trf_reader *r, const char *text, size_t len)
{
    struct ad__text_place zero;

    if (ad__is_utf16(text, len))
        return ad__trf_fail(r, AD_TRF_UTF16, 1, 1);
    if (ad__has_zero(&zero, text, len))
        return ad__trf_fail(r, AD_TRF_ZERO, zero.line, zero.column);
    return split(r, decode(r, text, len)) && ad__trf_players(r) && ad__trf_heads(r) &&
           ad__trf_teams(r) && ad__trf_cells(r) && ad__trf_mirror(r) && ad__trf_rows(r) &&
           ad__trf_matches(r);
}

int ad_trf_read(struct ad_trf *out, struct ad_trf_note *fault, const char *text, size_t len,
                void *arena, size_t arena_len)
{
    struct trf_reader r = {.out = out};
    struct ad__arena all = ad__arena_of(arena, arena_len);
    struct room room = {all.at, 0};

    if (arena_len < ad_trf_bytes(text, len))
        return AD_EFULL;
    *out = (struct ad_trf){.unknown = AD_TRF_NO_POINTS, .bye_games = AD_TRF_NO_POINTS};
    measure(&r.max, text, len);
    lay_out(&r, out, &room);
    out->t = (struct ad_tournament){
        .entrants = out->entrants,
        .meetings = out->meetings,
        .stride = r.max.rounds,
        .scoring = ad_scoring_usual,
    };
    if (!read_all(&r, text, len)) {
        if (fault)
            *fault = r.fault;
        return AD_EPARSE;
    }
    ad__trf_extras(out, out->team_event ? r.team_meetings : out->meetings);
    ad__trf_sums(&r);
    keep_lines(&r);
    sort_lines(out->lines, r.kept, out->line_count);
    return 0;
}

struct ad_span ad_trf_date(const struct ad_trf *trf, unsigned round)
{
    struct trf_line line;

    if (round >= AD_ROUNDS_MAX)
        return (struct ad_span){NULL, 0};
    ad__trf_line(&line, trf->head[AD_TRF_DATES], 0);
    return ad__trf_field(&line, 88 + 10 * round, 95 + 10 * round); /* the text starts in column 5 */
}
