/*
 * paper/paper.h -- tables as documents, and documents as tables.
 *
 *   struct paper_table t = {0};
 *
 *   paper_column(&t, PAPER_NUMBER, "rank", "Rank");      columns first,
 *   paper_column(&t, PAPER_TEXT, "name", "Name");
 *   paper_cell(&t, "1");                                 then cells, row by row
 *   paper_cell(&t, "Müller");
 *   error = paper_xlsx_write(&bytes, &len, &t, "Standings", time(NULL));
 *   paper_release(&t);
 *
 * Below the library line: this room takes memory and temporary files.
 */
#ifndef AD_PAPER_PAPER_H
#define AD_PAPER_PAPER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* ---- a table ---- */

enum paper_kind {
    PAPER_TEXT,
    PAPER_NUMBER /* "12", "7.5", "-3": a cell of something else is text all the same */
};

struct paper_column {
    size_t key, title; /* where in the text */
    enum paper_kind kind;
};

struct paper_table {
    struct paper_column *column;
    unsigned columns;
    size_t *cell; /* where in the text, row by row */
    size_t cells, cells_room;
    char *text;
    size_t len, room;
    bool failed; /* no memory: what was added since is missing */
};

/* The key is for programs (TSV, JSON), the title for people. */
void paper_column(struct paper_table *t, enum paper_kind kind, const char *key, const char *title);

/* The next cell, from left to right and down. */
void paper_cell(struct paper_table *t, const char *text);
void paper_cellf(struct paper_table *t, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

const char *paper_key(const struct paper_table *t, unsigned column);
const char *paper_title(const struct paper_table *t, unsigned column);
size_t paper_rows(const struct paper_table *t);
const char *paper_at(const struct paper_table *t, size_t row, unsigned column);

/* A number as a cell has it: a sign, digits, a point and digits. */
bool paper_is_number(const char *text);

void paper_release(struct paper_table *t);

/* ---- XLSX ---- */

/* The table as a workbook of one sheet: a frozen header, numbers as numbers with the digits they
 * were given, columns as wide as what is in them. Returns 0 or an errno; the caller frees *out. */
int paper_xlsx_write(char **out, size_t *len, const struct paper_table *t, const char *title,
                     time_t made);

#define PAPER_BAD_MAP(X)                                                                          \
    X(PAPER_FINE, "nothing is wrong", "nichts ist falsch")                                        \
    X(PAPER_NO_MEMORY, "out of memory", "kein Speicher mehr")                                     \
    X(PAPER_NOT_XLSX, "is no XLSX file: save it as XLSX or CSV",                                  \
      "ist keine XLSX-Datei: als XLSX oder CSV speichern")                                        \
    X(PAPER_DAMAGED, "the packed data is damaged", "die gepackten Daten sind beschädigt")         \
    X(PAPER_BAD_XML, "the sheet is not well written", "das Tabellenblatt ist fehlerhaft")         \
    X(PAPER_DOCTYPE, "has definitions of its own, which a sheet never has",                       \
      "enthält eigene Definitionen, die ein Tabellenblatt nie hat")                               \
    X(PAPER_TOO_LARGE, "more than 10000 rows, 256 columns, 4000 bytes in a cell or 64 MB in all", \
      "mehr als 10000 Zeilen, 256 Spalten, 4000 Bytes in einer Zelle oder 64 MB im Ganzen")

enum paper_bad {
#define X(name, en, de) name,
    PAPER_BAD_MAP(X)
#undef X
};

enum {
    PAPER_ROWS_MAX = 10000,
    PAPER_COLUMNS_MAX = 256,
    PAPER_CELL_MAX = 4000,
    PAPER_UNPACKED_MAX = 64 << 20
};

/* The first sheet of a workbook as CSV: commas, LF, quotation marks where they are needed, line n
 * is row n. Dates are written 2001-09-30, whatever the sheet shows; a formula is its last value.
 * The caller frees *out, which ends with NUL. */
enum paper_bad paper_xlsx_read(char **out, size_t *len, const char *bytes, size_t bytes_len);

const char *paper_bad_text(enum paper_bad why, bool german);

#endif
