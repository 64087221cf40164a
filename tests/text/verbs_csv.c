/*
 * tests/text/verbs_csv.c -- lists of players out of spreadsheets, and cells for them.
 */
#include "../kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/csv.h"
#include "trf_same.h"
#include "text/names.h"
#include "text/csv_inside.h"

static struct ad_roster roster;
static struct ad_csv_note fault;
static void *arena;
static char said[1 << 16];

static int read_list(const char *text, size_t len)
{
    size_t need = ad_roster_bytes(text, len);

    free(arena);
    arena = malloc(need);
    return ad_roster_read(&roster, &fault, text, len, arena, need);
}

static void add_note(const struct ad_csv_note *note, enum ad_language lang)
{
    sprintf(said + strlen(said), "%s%u:%u %s", said[0] ? "; " : "", note->line, note->column,
            ad_csv_why_text(note->why, lang));
}

/* csv | text | language | the fault, or all notes, or "fine" */
static void csv_says(struct kit_row *row)
{
    enum ad_language lang = strcmp(row->field[1], "de") == 0 ? AD_DE : AD_EN;

    said[0] = '\0';
    if (read_list(row->field[0], row->len[0]) < 0)
        add_note(&fault, lang);
    else
        for (unsigned i = 0; i < roster.note_count; i++)
            add_note(&roster.notes[i], lang);
    kit_is(row, row->field[2], said[0] ? said : "fine");
}

/* csv-forgiven | text | picks, "3=elo 4=-" | the notes with what stands there, and line of the first: "7:rating(abcd)" as 7:3 text(abcd) */
static void csv_forgiven(struct kit_row *row)
{
    uint8_t pick[16];
    struct ad_roster_how how = {.forgive = true, .pick = pick, .picks = 16};
    size_t need = ad_roster_bytes(row->field[0], row->len[0]);
    unsigned at;
    char word[40];
    int n;

    memset(pick, AD_COLUMN_UNNAMED, sizeof pick);
    for (const char *p = row->field[1]; sscanf(p, " %u=%39s%n", &at, word, &n) == 2; p += n)
        if (kit_ok(row, at < 16))
            pick[at] = (uint8_t)ad_column_find(word);
    free(arena);
    arena = malloc(need);
    said[0] = '\0';
    if (ad_roster_read_as(&roster, &fault, row->field[0], row->len[0], &how, arena, need) < 0) {
        add_note(&fault, AD_EN);
        kit_is(row, row->field[2], said);
        return;
    }
    for (unsigned i = 0; i < roster.count; i++)
        sprintf(said + strlen(said), "%s%.*s=%d", i ? " " : "", (int)roster.players[i].name.len,
                roster.players[i].name.at, roster.players[i].elo + roster.players[i].twz);
    for (unsigned i = 0; i < roster.note_count; i++) {
        add_note(&roster.notes[i], AD_EN);
        sprintf(said + strlen(said), "(%.*s)", (int)roster.notes[i].name.len,
                roster.notes[i].name.len ? roster.notes[i].name.at : "");
        if (roster.notes[i].other)
            sprintf(said + strlen(said), "[%u]", roster.notes[i].other);
        if (ad_roster_guess(&roster.notes[i]))
            sprintf(said + strlen(said), "->%d", ad_roster_guess(&roster.notes[i]));
    }
    kit_is(row, row->field[2], said);
}

/* csv-columns | text | picks as above | word of each column, "-" for none, and its example */
static void csv_columns(struct kit_row *row)
{
    said[0] = '\0';
    if (!kit_ok(row, read_list(row->field[0], row->len[0]) == 0))
        return;
    for (unsigned i = 0; i < roster.columns; i++)
        sprintf(said + strlen(said), "%s%s(%.*s)", i ? " " : "",
                roster.column[i].field < AD_COLUMNS
                    ? ad_column_word((enum ad_column)roster.column[i].field)
                    : "-",
                (int)roster.column[i].example.len,
                roster.column[i].example.len ? roster.column[i].example.at : "");
    kit_is(row, row->field[1], said);
}

/* csv-lines | text | as a list with names of columns, "too small" if it must be given more room */
static void csv_lines(struct kit_row *row)
{
    int len = ad_roster_lines(said, 2 * row->len[0] + 64, row->field[0], row->len[0]);

    kit_is(row, row->field[1], len < 0 ? "too small" : said);
    for (size_t cap = 0; len > 0 && cap <= (size_t)len; cap++)
        kit_ok(row, ad_roster_lines(said, cap, row->field[0], row->len[0]) == AD_EFULL);
}

static void add_span(struct ad_span s)
{
    sprintf(said + strlen(said), "/%.*s", (int)s.len, s.len > 0 ? s.at : "");
}

/* csv-player | text | nth | name/title/club/federation/id/birth/national id sex elo dwz twz */
static void csv_player(struct kit_row *row)
{
    unsigned n = (unsigned)strtoul(row->field[1], NULL, 10);
    const struct ad_roster_player *p;

    if (!kit_ok(row, read_list(row->field[0], row->len[0]) == 0) || !kit_ok(row, n <= roster.count))
        return;
    p = &roster.players[n - 1];
    said[0] = '\0';
    add_span(p->name);
    add_span(p->title);
    add_span(p->club);
    add_span(p->federation);
    add_span(p->id);
    add_span(p->birth);
    add_span(p->national_id);
    sprintf(said + strlen(said), " %c %d %d %d", p->sex ? p->sex : '-', p->elo, p->dwz, p->twz);
    kit_is(row, row->field[2], said + 1);
}

/* Names backwards: any order of the caller's will do. */
static int backwards(struct ad_span a, struct ad_span b, void *payload)
{
    size_t n = a.len < b.len ? a.len : b.len;

    ++*(unsigned *)payload;
    return memcmp(b.at, a.at, n);
}

/* csv-order | text | higher, elo, dwz or backwards | names and ratings in order */
static void csv_order(struct kit_row *row)
{
    const char *how = row->field[1];
    enum ad_roster_by by = strcmp(how, "elo") == 0   ? AD_ROSTER_ELO
                           : strcmp(how, "dwz") == 0 ? AD_ROSTER_DWZ
                                                     : AD_ROSTER_HIGHER;
    bool back = strcmp(how, "backwards") == 0;
    unsigned asked = 0;

    if (!kit_ok(row, read_list(row->field[0], row->len[0]) == 0))
        return;
    ad_roster_sort(&roster, by, back ? backwards : NULL, &asked);
    said[0] = '\0';
    for (unsigned i = 0; i < roster.count; i++) {
        add_span(roster.players[i].name);
        sprintf(said + strlen(said), " %d", roster.players[i].rating);
    }
    kit_is(row, row->field[2], said + 1);
    kit_ok(row, !back || asked > 0);
}

/* csv-trf | text | rounds | the report file */
static void csv_trf(struct kit_row *row)
{
    unsigned rounds = (unsigned)strtoul(row->field[1], NULL, 10);
    struct trf_copy c = {0};
    size_t need;

    if (!kit_ok(row, read_list(row->field[0], row->len[0]) == 0))
        return;
    ad_roster_sort(&roster, AD_ROSTER_HIGHER, NULL, NULL);
    need = ad_roster_trf_bytes(&roster, rounds);
    c.arena = malloc(need);
    kit_ok(row, ad_roster_trf(&c.trf, &roster, rounds, c.arena, need - 1) == AD_EFULL);
    if (kit_ok(row, ad_roster_trf(&c.trf, &roster, rounds, c.arena, need) == 0) &&
        kit_ok(row, trf_copy_write(&c, AD_TRF26))) {
        struct trf_copy back;

        kit_is(row, row->field[2], c.text);
        if (kit_ok(row, trf_copy_read(&back, c.text, (size_t)c.len)) &&
            kit_ok(row, trf_copy_write(&back, AD_TRF26)))
            kit_is(row, c.text, back.text);
        trf_copy_free(&back);
    }
    trf_copy_free(&c);
}

/* csv-cell | separator | text | as it is written; and it is read back */
static void csv_cell(struct kit_row *row)
{
    char out[256], back[256];
    struct ad_csv csv;
    char separator = row->field[0][0];
    int len = ad_csv_write(out, sizeof out, row->field[1], row->len[1], separator);

    kit_is(row, row->field[2], out);
    kit_ok(row, len == (int)strlen(out));
    kit_ok(row, ad_csv_write(out, (size_t)len, row->field[1], row->len[1], separator) == AD_EFULL);
    ad_csv_write(out, sizeof out, row->field[1], row->len[1], separator);
    csv = (struct ad_csv){.text = out, .len = (size_t)len, .separator = separator};
    if (len > 0)
        ad_csv_next(back, &csv);
    else
        back[0] = '\0';
    kit_is(row, row->field[1], back);
}

static void every_message_has_a_row(struct kit_row *row)
{
    FILE *file = fopen("tests/text/csv.test", "rb");
    size_t len = file ? fread(said, 1, sizeof said - 1, file) : 0;

    if (file)
        fclose(file);
    said[len] = '\0';
    for (enum ad_csv_why why = AD_CSV_EMPTY; why < AD_CSV_WHYS; why++)
        for (enum ad_language lang = AD_EN; lang <= AD_DE; lang++)
            if (!kit_ok(row, strstr(said, ad_csv_why_text(why, lang)) != NULL))
                kit_fail(row, "no row says: %s", ad_csv_why_text(why, lang));
    kit_is(row, "nothing is wrong", ad_csv_why_text(AD_CSV_FINE, AD_EN));
    kit_is(row, "", ad_csv_why_text(AD_CSV_WHYS, AD_DE));
    kit_ok(row, ad_csv_why_is_forgiven(AD_CSV_BOM) && !ad_csv_why_is_forgiven(AD_CSV_QUOTE));
}

/* More columns, rounds and less memory than there may be. */
static void limits(struct kit_row *row)
{
    char wide[400] = "Name", small[64];
    struct ad_trf trf;

    memset(wide + 4, ';', 300);
    kit_ok(row, read_list(wide, 4 + 255) == AD_EPARSE && fault.why == AD_CSV_NOBODY);
    kit_ok(row, read_list(wide, 4 + 256) == AD_EPARSE && fault.why == AD_CSV_CELLS);
    kit_ok(row, ad_roster_read(&roster, NULL, "Name\nA", 6, small, sizeof small) == AD_EFULL);
    kit_ok(row, read_list("Name\nA", 6) == 0);
    kit_ok(row, ad_roster_trf(&trf, &roster, AD_ROUNDS_MAX + 1, small, sizeof small) == AD_EINVAL);
}

/* More lines than there may be players. */
static void too_many(struct kit_row *row)
{
    size_t len = 0, room = 64 + 10000 * 8;
    char *text = malloc(room);

    len += (size_t)snprintf(text, room, "Name\n");
    for (unsigned i = 0; i < 9999; i++)
        len += (size_t)snprintf(text + len, room - len, "P%u\n", i);
    kit_ok(row, read_list(text, len) == 0 && roster.count == 9999);
    len += (size_t)snprintf(text + len, room - len, "one\n");
    kit_ok(row, read_list(text, len) == AD_EPARSE && fault.why == AD_CSV_TOO_MANY);
    kit_ok(row, fault.line == 10001);
    free(text);
}

static const struct kit_verb verbs[] = {
    {"csv-forgiven", 3, csv_forgiven},
    {"csv-columns", 2, csv_columns},
    {"csv-lines", 2, csv_lines},
    {"csv", 3, csv_says},
    {"csv-player", 3, csv_player},
    {"csv-order", 3, csv_order},
    {"csv-trf", 3, csv_trf},
    {"csv-cell", 3, csv_cell},
    {0},
};

static const struct kit_test tests[] = {
    {"csv: every message has a row", every_message_has_a_row},
    {"csv: limits", limits},
    {"csv: ten thousand players", too_many},
    {0},
};

const struct kit_suite suite_csv = {verbs, tests};
