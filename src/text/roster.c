/*
 * text/roster.c -- a list of players as a spreadsheet has it.
 */
#include <string.h>

#include "adoube/csv.h"
#include "adoube/date.h"
#include "text/roster.h"
#include "text/trf.h"
#include "text/western.h"
#include "tournament/arena.h"
#include "federation/date_inside.h"
#include "text/csv_inside.h"

enum { WIDTH_MAX = 256 };

struct reader {
    struct ad_roster *out;
    const struct ad_roster_how *how;
    struct ad_csv_note fault;
    struct ad_csv csv;
    bool has_title, index_told;
    char *text; /* decoded, then cut into cells */
    char *cell; /* where the next cell goes */
    size_t text_len;
};

struct cell {
    struct ad_span text;
    uint32_t line, column;
};

static bool fail(struct reader *r, enum ad_csv_why why, uint32_t line, uint32_t column)
{
    r->fault = (struct ad_csv_note){.why = why, .line = line, .column = column};
    return false;
}

static void note(struct reader *r, enum ad_csv_why why, uint32_t line, uint32_t column)
{
    struct ad_roster *out = r->out;

    if (out->note_count < AD_ROSTER_NOTES_MAX)
        out->notes[out->note_count++] =
            (struct ad_csv_note){.why = why, .line = line, .column = column};
    out->notes_all++;
}

/* About a cell, with what stands there. */
static void note_cell(struct reader *r, enum ad_csv_why why, const struct cell *c)
{
    struct ad_roster *out = r->out;

    note(r, why, c->line, c->column);
    if (out->note_count == out->notes_all)
        out->notes[out->note_count - 1].name = c->text;
}

/* What stops reading, unless it is to be forgiven. */
static bool doubt(struct reader *r, enum ad_csv_why why, const struct cell *c)
{
    if (r->how->forgive)
        note_cell(r, why, c);
    return r->how->forgive || fail(r, why, c->line, c->column);
}

static void note_column(struct reader *r, uint32_t line, uint32_t column, struct ad_span name)
{
    struct ad_roster *out = r->out;

    note(r, AD_CSV_COLUMN, line, column);
    if (out->note_count == out->notes_all)
        out->notes[out->note_count - 1].name = name;
}

/* Once is enough. */
static void note_index(struct reader *r, uint32_t line, uint32_t column)
{
    if (!r->index_told)
        note(r, AD_CSV_INDEX, line, column);
    r->index_told = true;
}

/* ---- cells of one row ---- */

/* The cell stays where it was put; the next goes behind it. */
static bool next_cell(struct reader *r, struct cell *out)
{
    int len;

    out->line = r->csv.line;
    out->column = r->csv.column;
    len = ad_csv_next(r->cell, &r->csv);
    if (len < 0)
        return false;
    out->text = (struct ad_span){r->cell, (size_t)len};
    r->cell += len + 1;
    return true;
}

/* What was picked for the next column, or what it is called. */
static enum ad_column field_of(const struct reader *r, const struct cell *cell)
{
    unsigned n = r->out->columns;
    enum ad_column picked = n < r->how->picks ? r->how->pick[n] : AD_COLUMN_UNNAMED;

    return picked == AD_COLUMN_UNNAMED ? ad__roster_column(cell->text) : picked;
}

static bool read_header(struct reader *r)
{
    bool seen[AD_COLUMNS] = {false};
    struct cell cell, board = {0};

    do {
        enum ad_column field;

        if (!next_cell(r, &cell))
            return fail(r, r->csv.why ? r->csv.why : AD_CSV_EMPTY, r->csv.line, r->csv.column);
        if (r->out->columns == WIDTH_MAX)
            return fail(r, AD_CSV_CELLS, cell.line, cell.column);
        field = field_of(r, &cell);
        if (field < AD_COLUMNS && field != AD_COLUMN_INDEX && seen[field]) {
            if (!doubt(r, AD_CSV_COLUMN_TWICE, &cell))
                return false;
            field = AD_COLUMN_NONE;
        } else if (field == AD_COLUMN_NONE) {
            note_column(r, cell.line, cell.column, cell.text);
        }
        if (field < AD_COLUMNS)
            seen[field] = true;
        if (field == AD_COLUMN_BOARD)
            board = cell;
        if (field == AD_COLUMN_INDEX)
            note_index(r, cell.line, cell.column);
        r->out->column[r->out->columns++] =
            (struct ad_roster_column){.name = cell.text, .field = (uint8_t)field};
    } while (!r->csv.row_ended);
    if (seen[AD_COLUMN_BOARD] && !seen[AD_COLUMN_TEAM]) /* a file has boards only of teams */
        note_column(r, board.line, board.column, board.text);
    r->has_title = seen[AD_COLUMN_TITLE];
    r->out->has_elo = seen[AD_COLUMN_ELO];
    r->out->has_twz = seen[AD_COLUMN_TWZ];
    return seen[AD_COLUMN_NAME] || seen[AD_COLUMN_LAST] || fail(r, AD_CSV_NO_NAME, cell.line, 1);
}

/* ---- what cells mean ---- */

/* What a spreadsheet made of a number: "1850.0" and "1.850". TRF_BAD if it is neither. */
static int pointed_number(struct ad_span s)
{
    size_t at = 0, end;
    int whole, part;

    while (at < s.len && s.at[at] != '.' && s.at[at] != ',')
        at++;
    if (at == 0 || at + 1 >= s.len)
        return TRF_BAD;
    end = s.len - at - 1;
    whole = ad__trf_number((struct ad_span){s.at, at}, 3999);
    part = ad__trf_number((struct ad_span){s.at + at + 1, end}, 999);
    if (whole < 0 || part < 0 || (end != 3 && part != 0))
        return TRF_BAD;
    return end != 3 ? whole : whole > 3 ? TRF_BAD : whole * 1000 + part;
}

/* "1850", "1850-12" (with its index, noted), "" and "-" for none. */
static bool read_rating(struct reader *r, int16_t *out, const struct cell *c)
{
    struct ad_span s = c->text;
    int n;

    for (size_t i = 1; i < s.len; i++)
        if (s.at[i] == '-')
            s.len = i;
    if (s.len < c->text.len)
        note_index(r, c->line, c->column);
    s = ad__trf_trim(s);
    if (s.len == 1 && s.at[0] == '-')
        s.len = 0;
    n = ad__trf_number(s, 3999);
    if (n == TRF_BAD && (n = pointed_number(s)) != TRF_BAD)
        note(r, AD_CSV_POINT, c->line, c->column);
    *out = (int16_t)(n > 0 ? n : 0);
    return n != TRF_BAD || doubt(r, AD_CSV_RATING, c);
}

static void read_sex(struct reader *r, char *out, const struct cell *c)
{
    static const char *const unknown[] = {"u", "unknown", "unbekannt", "-"};
    static const char *const men[] = {"m", "male", "männlich", "herr", "h"};
    static const char *const women[] = {"w", "f", "female", "weiblich", "frau"};

    for (unsigned i = 0; i < 5; i++)
        if (ad__trf_is(c->text, men[i]))
            *out = 'm';
    for (unsigned i = 0; i < 5; i++)
        if (ad__trf_is(c->text, women[i]))
            *out = 'w';
    for (unsigned i = 0; i < 4; i++)
        if (ad__trf_is(c->text, unknown[i]))
            return;
    if (!*out && c->text.len > 0)
        note_cell(r, AD_CSV_SEX, c);
}

static bool digits(const char *at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (at[i] < '0' || at[i] > '9')
            return false;
    return true;
}

/* How a day is written in German: 12.04.1981, 2.4.1981. Writes it as 1981/04/12. */
static bool german_day(char out[10], const char *at, size_t len)
{
    size_t day = len > 1 && at[1] == '.' ? 1 : 2, month;

    if (len < 8 || at[day] != '.')
        return false;
    month = at[day + 2] == '.' ? 1 : 2;
    if (len != day + month + 6 || at[day + month + 1] != '.' || !digits(at, day) ||
        !digits(at + day + 1, month) || !digits(at + day + month + 2, 4))
        return false;
    memcpy(out, "0000/00/00", 10);
    memcpy(out, at + day + month + 2, 4);
    memcpy(out + 7 - month, at + day + 1, month);
    memcpy(out + 10 - day, at, day);
    return true;
}

/* 1981/04/12, of which day or month may be unknown: 00. */
static bool is_day(const char *at)
{
    int year = ad__trf_number((struct ad_span){at, 4}, 9999);
    int month = ad__trf_number((struct ad_span){at + 5, 2}, 99);
    int day = ad__trf_number((struct ad_span){at + 8, 2}, 99);

    return month == 0 ? day == 0 : day <= ad_month_days(year, month) && month <= 12;
}

/* 12.04.1981 and 1981-04-12 become 1981/04/12; a year stays. */
static void read_birth(struct reader *r, struct ad_span *out, const struct cell *c)
{
    char *at = r->cell - c->text.len - 1, day[10];
    size_t len = c->text.len;

    *out = c->text;
    if (len == 0 || (len == 4 && digits(at, 4)))
        return;
    if (german_day(day, at, len) && is_day(day)) {
        memcpy(at, day, 10);
        at[10] = '\0';
        out->len = 10;
        r->cell = at + 11; /* 2.4.1981 has become longer */
    } else if (len == 10 && digits(at, 4) && (at[4] == '-' || at[4] == '/' || at[4] == '.') &&
               at[7] == at[4] && digits(at + 5, 2) && digits(at + 8, 2)) {
        at[4] = at[7] = '/';
    } else {
        out->len = 0;
    }
    if (out->len == 0 || !is_day(at)) {
        note_cell(r, AD_CSV_BIRTH, c);
        out->len = 0;
    }
}

static void read_board(struct reader *r, uint16_t *out, const struct cell *c)
{
    int n = c->text.len > 0 ? ad__trf_number(c->text, 999) : 0;

    if (n < 0)
        note_cell(r, AD_CSV_BOARD, c);
    *out = (uint16_t)(n > 0 ? n : 0);
}

static void read_federation(struct reader *r, struct ad_span *out, const struct cell *c)
{
    *out = ad__roster_federation(c->text);
    if (out->len > 0 && out->len != 3) {
        note_cell(r, AD_CSV_FEDERATION, c);
        out->len = 0;
    } else if (out->len > 0 && !ad__roster_is_federation(*out)) {
        note_cell(r, AD_CSV_NO_FEDERATION, c);
    }
}

static void read_title(struct reader *r, struct ad_span *out, const struct cell *c)
{
    *out = c->text;
    if (c->text.len == 0 || ad_title_of(c->text))
        return;
    note_cell(r, AD_CSV_TITLE, c);
    if (ad__trf_chars(c->text) > 3)
        out->len = 0;
}

/* Better none than another player's. */
static void read_id(struct reader *r, struct ad_span *out, const struct cell *c)
{
    *out = c->text;
    if (out->len == 1 && (out->at[0] == '0' || out->at[0] == '-')) /* none, in many lists */
        out->len = 0;
    if (out->len <= 11 && digits(out->at, out->len))
        return;
    note_cell(r, AD_CSV_ID, c);
    out->len = 0;
}

/* In many lists the titles stand in a column without a name. */
static void read_unnamed(struct reader *r, struct ad_roster_player *p, const struct cell *c)
{
    if (!r->has_title && ad_title_of(c->text))
        p->title = c->text;
    else if (c->text.len > 0)
        note_cell(r, AD_CSV_UNNAMED, c);
}

/* What comes in two cells. */
struct parts {
    struct ad_span name[2], number[2];
};

static bool read_cell(struct reader *r, struct ad_roster_player *p, struct parts *parts,
                      enum ad_column column, const struct cell *c)
{
    switch (column) {
    case AD_COLUMN_NAME:
    case AD_COLUMN_LAST: parts->name[0] = c->text; break;
    case AD_COLUMN_FIRST: parts->name[1] = c->text; break;
    case AD_COLUMN_TITLE: read_title(r, &p->title, c); break;
    case AD_COLUMN_ELO: return read_rating(r, &p->elo, c);
    case AD_COLUMN_DWZ: return read_rating(r, &p->dwz, c);
    case AD_COLUMN_TWZ: return read_rating(r, &p->twz, c);
    case AD_COLUMN_CLUB: p->club = c->text; break;
    case AD_COLUMN_FEDERATION: read_federation(r, &p->federation, c); break;
    case AD_COLUMN_ID: read_id(r, &p->id, c); break;
    case AD_COLUMN_BIRTH: read_birth(r, &p->birth, c); break;
    case AD_COLUMN_SEX: read_sex(r, &p->sex, c); break;
    case AD_COLUMN_NATIONAL_CLUB: parts->number[0] = c->text; break;
    case AD_COLUMN_NATIONAL_ID: parts->number[1] = c->text; break;
    case AD_COLUMN_TEAM: p->team = c->text; break;
    case AD_COLUMN_BOARD: read_board(r, &p->board, c); break;
    case AD_COLUMN_UNNAMED: read_unnamed(r, p, c); break;
    case AD_COLUMN_INDEX:
    case AD_COLUMN_NONE: break;
    }
    return true;
}

/* ---- rows ---- */

/* "Nachname, Vorname", "70107-1023": behind the cells of the row. */
static struct ad_span join(struct reader *r, const struct ad_span part[2], const char *between)
{
    size_t n = strlen(between);
    char *at = r->cell;

    if (part[0].len == 0 || part[1].len == 0)
        return part[part[0].len == 0];
    memcpy(at, part[0].at, part[0].len);
    memcpy(at + part[0].len, between, n);
    memcpy(at + part[0].len + n, part[1].at, part[1].len);
    r->cell += part[0].len + n + part[1].len;
    return (struct ad_span){at, part[0].len + n + part[1].len};
}

/* What is wider than its columns. */
static void check_widths(struct reader *r, struct ad_roster_player *p)
{
    if (ad__trf_chars(p->name) > 33)
        note(r, AD_CSV_NAME_LONG, p->line, 1);
    if (ad__trf_chars(p->national_id) <= 11)
        return;
    note(r, AD_CSV_NATIONAL_ID, p->line, 1);
    p->national_id.len = 0;
}

static bool read_row(struct reader *r)
{
    struct ad_roster *out = r->out;
    struct ad_roster_player p = {.line = r->csv.line};
    struct parts parts = {0};
    unsigned n = 0;
    bool filled = false;

    do {
        struct cell cell;

        if (!next_cell(r, &cell))
            return fail(r, r->csv.why, r->csv.line, r->csv.column);
        filled |= cell.text.len > 0;
        if (n >= out->columns && cell.text.len > 0 && !doubt(r, AD_CSV_CELLS, &cell))
            return false;
        if (n < out->columns) {
            struct ad_roster_column *column = &out->column[n];

            if (column->example.len == 0)
                column->example = cell.text;
            if (!read_cell(r, &p, &parts, (enum ad_column)column->field, &cell))
                return false;
        }
        n++;
    } while (!r->csv.row_ended);
    if (!filled)
        return true;
    if (parts.name[0].len == 0)
        return doubt(r, AD_CSV_NAMELESS, &(struct cell){.line = p.line, .column = 1});
    if (out->count == AD_ENTRANTS_MAX)
        return fail(r, AD_CSV_TOO_MANY, p.line, 1);
    p.name = join(r, parts.name, ", ");
    if (parts.number[1].len > 0) /* the number of a club alone is nobody's */
        p.national_id = join(r, parts.number, "-");
    check_widths(r, &p);
    out->players[out->count++] = p;
    return true;
}

/* ---- all of it ---- */

static unsigned lines_in(const char *text, size_t len)
{
    unsigned n = 1;

    for (size_t i = 0; i < len; i++)
        n += text[i] == '\n' || text[i] == '\r';
    return n < AD_ENTRANTS_MAX ? n : AD_ENTRANTS_MAX;
}

/* With its line end. */
static size_t line_len(const char *text, size_t len)
{
    size_t n = 0;

    while (n < len && text[n] != '\n' && text[n] != '\r')
        n++;
    if (n < len)
        n += text[n] == '\r' && n + 1 < len && text[n + 1] == '\n' ? 2 : 1;
    return n;
}

/* Decoded text. Its cells: each a byte longer than it was, and names joined once more. */
static size_t text_room(size_t len)
{
    return AD__WESTERN_MAX * len + 1;
}

static size_t cell_room(size_t len)
{
    return 4 * text_room(len) + 16;
}

size_t ad_roster_bytes(const char *text, size_t len)
{
    size_t lines = lines_in(text, len);

    return ad__piece(text_room(len), 1) + ad__piece(cell_room(len), 1) +
           2 * ad__piece(lines, sizeof(struct ad_roster_player)) +
           ad__piece(AD_ROSTER_NOTES_MAX, sizeof(struct ad_csv_note)) +
           ad__piece(WIDTH_MAX, sizeof(struct ad_roster_column)) + AD__ARENA_SLACK;
}

static void decode(struct reader *r, const char *text, size_t len)
{
    struct ad__text_place other;

    if (len >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        note(r, AD_CSV_BOM, 1, 1);
        text += 3;
        len -= 3;
    }
    r->text_len = ad__western_to_utf8(r->text, &other, text, len);
    if (other.line)
        note(r, AD_CSV_LATIN1, other.line, other.column);
}

static struct ad_span name_of(const struct ad_roster_player *p)
{
    return p->name;
}

static struct ad_span id_of(const struct ad_roster_player *p)
{
    return p->id;
}

/* Somebody entered twice: looked up in a table that lies where sorting will need room. */
static void find_doubles(struct reader *r, struct ad_span (*of)(const struct ad_roster_player *),
                         enum ad_csv_why why)
{
    struct ad_roster *out = r->out;
    uint16_t *table = (uint16_t *)(void *)out->room;
    unsigned mask = 1;

    while (mask < 2 * out->count)
        mask *= 2;
    memset(table, 0, mask * sizeof *table); /* a player has room for dozens of entries */
    mask--;
    for (unsigned i = 0; i < out->count; i++) {
        struct ad_span text = of(&out->players[i]);
        uint32_t at = 5381;

        for (size_t k = 0; k < text.len; k++)
            at = at * 33 + (unsigned char)text.at[k];
        for (at &= mask; table[at] && text.len > 0; at = (at + 1) & mask) {
            struct ad_span other = of(&out->players[table[at] - 1]);

            if (other.len == text.len && memcmp(other.at, text.at, text.len) == 0) {
                note_cell(r, why, &(struct cell){text, out->players[i].line, 1});
                if (out->note_count == out->notes_all)
                    out->notes[out->note_count - 1].other = out->players[table[at] - 1].line;
                break;
            }
        }
        if (!table[at] && text.len > 0)
            table[at] = (uint16_t)(i + 1);
    }
}

/* The names of columns may stand below the title of a list, whose lines have other separators or
 * none. If they are nowhere, what is wrong with the first line is told. */
static bool find_header(struct reader *r)
{
    enum { LINES = 20 };
    const unsigned notes = r->out->notes_all;
    struct ad_csv_note fault = {0};
    char *cell = r->cell;
    size_t at = 0;
    uint32_t line = 1;

    for (; line <= LINES && (at < r->text_len || line == 1); line++) {
        ad_csv_start(&r->csv, r->text + at, r->text_len - at);
        r->csv.line += line - 1;
        if (read_header(r)) {
            if (line > 1)
                note(r, AD_CSV_ABOVE, 1, 1);
            return true;
        }
        fault = line == 1 ? r->fault : fault;
        r->out->note_count = r->out->notes_all = notes;
        r->index_told = false;
        r->cell = cell;
        r->out->columns = 0;
        at += line_len(r->text + at, r->text_len - at);
    }
    r->fault = fault;
    return false;
}

static bool read_all(struct reader *r)
{
    if (!find_header(r))
        return false;
    while (r->csv.at < r->csv.len)
        if (!read_row(r))
            return false;
    if (r->out->count == 0)
        return fail(r, AD_CSV_NOBODY, 0, 0);
    find_doubles(r, name_of, AD_CSV_SAME_NAME);
    find_doubles(r, id_of, AD_CSV_SAME_ID);
    return true;
}

static bool is_text(struct reader *r, const char *text, size_t len)
{
    struct ad__text_place zero;

    if (ad__is_utf16(text, len))
        return fail(r, AD_CSV_UTF16, 1, 1);
    if (ad__has_zero(&zero, text, len))
        return fail(r, AD_CSV_ZERO, zero.line, zero.column);
    return true;
}

int ad_roster_read(struct ad_roster *out, struct ad_csv_note *fault, const char *text, size_t len,
                   void *arena, size_t arena_len)
{
    static const struct ad_roster_how usual;

    return ad_roster_read_as(out, fault, text, len, &usual, arena, arena_len);
}

int ad_roster_read_as(struct ad_roster *out, struct ad_csv_note *fault, const char *text,
                      size_t len, const struct ad_roster_how *how, void *arena, size_t arena_len)
{
    struct ad__arena a = ad__arena_of(arena, arena_len);
    size_t lines = lines_in(text, len);
    struct reader r = {.out = out, .how = how};

    if (arena_len < ad_roster_bytes(text, len))
        return AD_EFULL;
    *out = (struct ad_roster){0};
    r.text = ad__arena_take(&a, text_room(len), 1);
    r.cell = ad__arena_take(&a, cell_room(len), 1);
    out->players = ad__arena_take(&a, lines, sizeof *out->players);
    out->room = ad__arena_take(&a, lines, sizeof *out->room);
    out->notes = ad__arena_take(&a, AD_ROSTER_NOTES_MAX, sizeof *out->notes);
    out->column = ad__arena_take(&a, WIDTH_MAX, sizeof *out->column);
    decode(&r, text, len);
    if (is_text(&r, text, len) && read_all(&r))
        return 0;
    if (fault)
        *fault = r.fault;
    return AD_EPARSE;
}
