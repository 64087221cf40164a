/*
 * adoube/csv.h -- lists of players out of a spreadsheet, and cells that go into one.
 *
 *     size_t len = ad_roster_bytes(text, text_len);
 *     struct ad_roster roster;
 *     struct ad_csv_note fault;
 *     if (ad_roster_read(&roster, &fault, text, text_len, malloc(len), len) < 0)
 *         printf("%u:%u: %s\n", fault.line, fault.column, ad_text(AD_WORDS_CSV_WHY, (int)fault.why, AD_DE));
 *     ad_roster_sort(&roster, AD_ROSTER_HIGHER, NULL, NULL);
 *
 *     size_t room = ad_roster_trf_bytes(&roster, 7);
 *     struct ad_trf trf;
 *     ad_roster_trf(&trf, &roster, 7, malloc(room), room);     ready for round 1 (trf.h)
 *
 * The first line, or one of the next below a title, names the columns, in German or English: Name
 * (or Nachname and Vorname), Titel, Elo, DWZ, TWZ, Verein, Land, FIDE-ID, Geburtsdatum, Geschlecht,
 * ZPS. Cells are separated by , ; tab or |, whichever that line has most of; quotation marks as
 * usual. UTF-8 or Windows-1252.
 */
#ifndef ADOUBE_CSV_H
#define ADOUBE_CSV_H

#include "adoube/export.h"
#include "adoube/trf.h"

AD_BEGIN

/* The second column is 1 for what was forgiven, 0 for what stops reading. */
/* clang-format off */
#define AD_CSV_WHY_MAP(X)                                                                     \
    X(AD_CSV_FINE, 0) X(AD_CSV_EMPTY, 0) X(AD_CSV_UTF16, 0) X(AD_CSV_ZERO, 0)                 \
    X(AD_CSV_NO_NAME, 0) X(AD_CSV_NOBODY, 0) X(AD_CSV_TOO_MANY, 0) X(AD_CSV_COLUMN_TWICE, 0)  \
    X(AD_CSV_QUOTE, 0) X(AD_CSV_BEHIND_QUOTE, 0) X(AD_CSV_CELLS, 0) X(AD_CSV_NAMELESS, 0)     \
    X(AD_CSV_RATING, 0) X(AD_CSV_BOM, 1) X(AD_CSV_LATIN1, 1) X(AD_CSV_ABOVE, 1)               \
    X(AD_CSV_COLUMN, 1) X(AD_CSV_TITLE, 1) X(AD_CSV_FEDERATION, 1) X(AD_CSV_NO_FEDERATION, 1) \
    X(AD_CSV_SEX, 1) X(AD_CSV_POINT, 1) X(AD_CSV_BIRTH, 1) X(AD_CSV_SAME_NAME, 1)             \
    X(AD_CSV_SAME_ID, 1) X(AD_CSV_BOARD, 1) X(AD_CSV_ID, 1) X(AD_CSV_NATIONAL_ID, 1)          \
    X(AD_CSV_NAME_LONG, 1) X(AD_CSV_INDEX, 1) X(AD_CSV_UNNAMED, 1)
/* clang-format on */
enum ad_csv_why { AD_CSV_WHY_MAP(AD_ID) AD_CSV_WHYS };

/* Line and column are counted from 1, columns in characters; 0: the file as a whole. */
struct ad_csv_note {
    enum ad_csv_why why;
    uint32_t line, column;
    struct ad_span name; /* AD_CSV_COLUMN: what the column is called; of a cell what stands there */
    uint32_t other;      /* AD_CSV_SAME_NAME, AD_CSV_SAME_ID: the line of the first */
};

AD_API bool ad_csv_why_is_forgiven(enum ad_csv_why why);

/* ---- players ---- */

/* What a column may mean, and its word for programs. */
/* clang-format off */
#define AD_COLUMN_MAP(X) \
    X(AD_COLUMN_NAME, "name") \
    X(AD_COLUMN_LAST, "last") \
    X(AD_COLUMN_FIRST, "first") \
    X(AD_COLUMN_TITLE, "title") \
    X(AD_COLUMN_ELO, "elo") \
    X(AD_COLUMN_DWZ, "dwz") \
    X(AD_COLUMN_TWZ, "rating") \
    X(AD_COLUMN_CLUB, "club") \
    X(AD_COLUMN_FEDERATION, "federation") \
    X(AD_COLUMN_ID, "fide") \
    X(AD_COLUMN_BIRTH, "born") \
    X(AD_COLUMN_SEX, "sex") \
    X(AD_COLUMN_NATIONAL_ID, "national-id") \
    X(AD_COLUMN_NATIONAL_CLUB, "national-club") \
    X(AD_COLUMN_TEAM, "team") \
    X(AD_COLUMN_BOARD, "board") \
    X(AD_COLUMN_INDEX, "index")
/* clang-format on */

enum ad_column {
    AD_COLUMN_MAP(AD_ID) AD_COLUMNS,
    AD_COLUMN_NONE = AD_COLUMNS, /* passed over */
    AD_COLUMN_UNNAMED /* a column without a name: titles, if the list has no column for them */
};

struct ad_roster_column {
    struct ad_span name, example; /* in the first player's row */
    uint8_t field;                /* enum ad_column */
};

/* Otherwise than usual. */
struct ad_roster_how {
    bool forgive; /* what stops reading in a row is noted, and that cell or row is left out */
    const uint8_t
        *pick;      /* what the first columns mean, whatever they are called: enum ad_column; */
    unsigned picks; /* … AD_COLUMN_UNNAMED: as they are called */
};

struct ad_roster_player {
    struct ad_span name, title, club, federation, id, birth, national_id, team;
    uint16_t board;        /* in the team; 0: not told */
    char sex;              /* 'm', 'w', 0 */
    int16_t elo, dwz, twz; /* 0: none. A column Rating is TWZ */
    int16_t rating;        /* set by ad_roster_sort */
    uint32_t line;
};

enum { AD_ROSTER_NOTES_MAX = 200 };

/* Which rating orders the list. A TWZ is the organiser's word and comes first. */
enum ad_roster_by {
    AD_ROSTER_HIGHER, /* the higher of Elo and DWZ; in tag 172: HBFN */
    AD_ROSTER_ELO,    /* Elo, else DWZ: FIDON */
    AD_ROSTER_DWZ     /* DWZ, else Elo: NIDOF */
};

struct ad_roster {
    struct ad_roster_player *players;
    unsigned count;
    bool has_elo, has_twz;         /* there is a column for it */
    enum ad_roster_by by;          /* set by ad_roster_sort */
    struct ad_roster_player *room; /* as many again, for sorting */
    struct ad_csv_note *notes;
    unsigned note_count, notes_all;
    struct ad_roster_column *column;
    unsigned columns;
};

AD_API size_t ad_roster_bytes(const char *text, size_t len);

/* AD_EPARSE: *fault says why and where. AD_EFULL: the arena is smaller than ad_roster_bytes. */
AD_API int ad_roster_read(struct ad_roster *out, struct ad_csv_note *fault, const char *text,
                          size_t len, void *arena, size_t arena_len);

AD_API int ad_roster_read_as(struct ad_roster *out, struct ad_csv_note *fault, const char *text,
                             size_t len, const struct ad_roster_how *how, void *arena,
                             size_t arena_len);

/*
 * A list without names of columns, as people type it, with them: a name a line, then perhaps a rating and
 * a club, parted by ; or tab, or by nothing: "3. Fischer, Anna 1850 SK Nord". Lines stay where they are,
 * below one more. Bytes written, with a NUL behind them; AD_EFULL: room for 2 * len + 64 suffices.
 */
AD_API int ad_roster_lines(char *out, size_t cap, const char *text, size_t len);

/* What was probably meant by a cell that a note has: of AD_CSV_RATING "1500?" 1500; 0: nobody knows. */
AD_API int ad_roster_guess(const struct ad_csv_note *n);

/* Less than, equal to or more than 0, as strcmp. */
typedef int ad_name_order(struct ad_span a, struct ad_span b, void *payload);

/* C.04.2: rating, then title, then name; then as they were. Without `order` names go by bytes. */
AD_API void ad_roster_sort(struct ad_roster *roster, enum ad_roster_by by, ad_name_order *order,
                           void *payload);

/*
 * The list as a tournament before its first round, numbered as it lies. Ratings are Elo if the list
 * has a column for it, else what it is ordered by; DWZ and the German number go into a record GER,
 * the club into a line DAT. Teams are numbered as they come in the list, their players by board, then
 * as they lie. It borrows the texts of the roster.
 */
AD_API size_t ad_roster_trf_bytes(const struct ad_roster *roster, unsigned rounds);
AD_API int ad_roster_trf(struct ad_trf *out, const struct ad_roster *roster, unsigned rounds,
                         void *arena, size_t arena_len);

AD_END

#endif
