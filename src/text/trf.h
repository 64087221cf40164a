/*
 * text/trf.h -- inside the reader and the writer of report files.
 *
 * A file is read in steps, because nothing in it stands in an agreed order: lines are sorted by
 * tag (trf_read.c), players get their places (trf_player.c), then the rows that name them are
 * read (trf_rows.c, trf_score.c), the games of both sides are compared (trf_check.c), and what is
 * left is teams (trf_team.c, trf_match.c).
 *
 * Every step returns false when reading stops; the reason lies in reader->fault.
 */
#ifndef AD_TEXT_TRF_H
#define AD_TEXT_TRF_H

#include "adoube/trf.h"

/* ---- one line, by columns ---- */

struct trf_line {
    const char *at;
    size_t len;      /* without blanks at its end */
    uint32_t number; /* counted from 1 */
    bool bytes;      /* a column is a byte: nothing but ASCII, or the file counted so */
    bool marks;      /* accents that follow their letter have no column of their own */
    unsigned column; /* where the last look-up stopped, so that the next starts there: */
    size_t offset;   /* … this column (from 1) starts at this byte */
};

void ad__trf_line(struct trf_line *out, struct ad_span text, uint32_t number);

/* Columns from … to, both counted from 1 and included; what the line does not have is left out. */
struct ad_span ad__trf_cut(struct trf_line *line, unsigned from, unsigned to);
struct ad_span ad__trf_field(struct trf_line *line, unsigned from, unsigned to); /* trimmed */
char ad__trf_char(struct trf_line *line, unsigned column); /* ' ' where there is none or no ASCII */
unsigned ad__trf_columns(struct trf_line *line);           /* how many it has */
unsigned ad__trf_column(const struct trf_line *line, const char *at);

/* Words between blanks. `*at` starts at 0 and moves on; an empty word: there is no more. */
struct ad_span ad__trf_word(const struct trf_line *line, size_t *at);

/* ---- texts ---- */

struct ad_span ad__trf_trim(struct ad_span s);
unsigned ad__trf_chars(struct ad_span s);

/* U+0300 … U+036F: an accent that belongs to the letter before it. */
bool ad__trf_is_mark(const char *at, size_t len);
bool ad__trf_has(struct ad_span s, const char *part); /* contains it, large or small letters */
bool ad__trf_is(struct ad_span s, const char *word);  /* is it, large or small letters */
char ad__trf_upper(char c);

enum { TRF_BLANK = -1, TRF_BAD = -2 };
int ad__trf_number(struct ad_span s, int max);         /* digits; or TRF_BLANK, TRF_BAD */
bool ad__trf_points(ad_points *out, struct ad_span s); /* "11.5", tenths; "" is AD_TRF_NO_POINTS */

/* The next line of a text from `*at` on, as it stands. False: there is none. `end` becomes how it
 * ended: 0, '\n', '\r', or 2 for both. */
bool ad__trf_next(struct ad_span *out, char *end, const char *text, size_t len, size_t *at);

/* ---- tags ---- */

enum trf_kind {
    TRF_OTHER,     /* unknown */
    TRF_COMMENT,   /* ### */
    TRF_HEAD,      /* ??2 */
    TRF_PLAYER,    /* 001 */
    TRF_OF_PLAYER, /* national record, DAT */
    TRF_XXR,
    TRF_XXC,
    TRF_XXS,
    TRF_BB,
    TRF_XXZ,
    TRF_XXA,
    TRF_XXP,
    TRF_240,
    TRF_250,
    TRF_260,
    TRF_299,
    TRF_013,
    TRF_310,
    TRF_300,
    TRF_320,
    TRF_330,
    TRF_80X
};

/* Sections of a file in the order they are written; the heads come first, as in AD_TRF_HEAD_MAP. */
enum trf_section {
    TRF_AT_HEAD = 1,
    TRF_AT_BYES = TRF_AT_HEAD + AD_TRF_HEADS,
    TRF_AT_VIRTUAL,
    TRF_AT_FORBIDDEN,
    TRF_AT_EXTRA,
    TRF_AT_PLAYER,
    TRF_AT_013,
    TRF_AT_310,
    TRF_AT_300,
    TRF_AT_320,
    TRF_AT_330,
    TRF_AT_801,
    TRF_AT_802,
    TRF_AT_END
};

enum trf_kind ad__trf_kind(unsigned *section, struct ad_span line);

/* Where a kept line is written: before or behind the lines of a section, in the section of the
 * players before or behind those of one place. */
static inline uint32_t ad__trf_key(unsigned section, unsigned place, bool behind)
{
    return (uint32_t)section << 16 | (uint32_t)place << 1 | behind;
}

/* ---- reading ---- */

struct trf_row {
    struct ad_span text;
    uint32_t line, key;
    uint8_t kind;
    uint8_t head;
    bool keep; /* to be written back as it stands */
};

enum { TRF_BOARDS_MAX = 64 }; /* of a line-up that is read */

/* What a text may need at most, found before anything is understood. */
struct trf_sizes {
    size_t text;
    unsigned players, rows, teams, cells; /* cells: 4 characters and blanks, ids and points */
    unsigned rounds, boards;
};

struct trf_reader {
    struct ad_trf *out;
    struct ad_trf_note fault;
    struct trf_sizes max;

    char *text;
    struct trf_row *rows;
    unsigned row_count;
    struct trf_line *lines;   /* of players, as they come; later by place */
    struct trf_line *sorted;  /* room for sorting them */
    uint16_t *numbers;        /* of players, as they come */
    uint16_t *place_of;       /* [number]: place counted from 1 */
    uint16_t *team_of;        /* [number of a team]: its place counted from 1 */
    struct ad_trf_line *kept; /* room for sorting */
    struct ad_virtual *virtuals;
    unsigned virtual_count;
    struct ad_forbidden *forbidden;
    unsigned forbidden_count;
    uint16_t *who; /* forbidden_who, then extra_who and members behind it */
    unsigned who_count;

    bool baku, has_teams, has_310;
    bool bye_given; /* 162 P, BBU: what the bye given by the pairing is worth */
    struct ad_scoring match_scoring;
    bool match_bye; /* 320 or 362 say what a bye is worth */

    /* Teams. */
    struct ad_entrant *team_entrants;
    struct ad_meeting *team_meetings;
    int8_t *on_board;
    uint16_t *named; /* 300 of one round: the opponent, from 1 */
};

bool ad__trf_fail(struct trf_reader *r, enum ad_trf_why why, uint32_t line, unsigned column);
void ad__trf_note(struct trf_reader *r, enum ad_trf_why why, uint32_t line, unsigned column);

static inline struct ad_meeting *ad__trf_meeting(struct trf_reader *r, unsigned who, unsigned round)
{
    return &r->out->meetings[(size_t)who * r->out->t.stride + round];
}

/* Columns count characters. Some programs count bytes, and some take letters apart afterwards (ü as
 * u and an accent): then only that way the gaps between fields are blank. `filled_gap` gives the
 * first that is not, or 0. */
bool ad__trf_settle(struct trf_reader *r, struct trf_line *line,
                    unsigned (*filled_gap)(struct trf_line *));

/* trf_player.c: cells start in column 92, and each has ten. */
enum { TRF_CELLS = 92, TRF_CELL = 10 };
bool ad__trf_players(struct trf_reader *r);
bool ad__trf_cells(struct trf_reader *r);

/* trf_score.c, trf_rows.c */
bool ad__trf_heads(struct trf_reader *r);
bool ad__trf_scoring(struct trf_reader *r);
bool ad__trf_rows(struct trf_reader *r);
void ad__trf_system(struct trf_reader *r);
void ad__trf_baku(struct trf_reader *r, struct ad_tournament *t);

/* trf_extra.c */
bool ad__trf_extra_counts(const struct ad_trf_extra *x);
/* `meetings` are those of the teams in a team event, else of the players. */
void ad__trf_extras(const struct ad_trf *trf, struct ad_meeting *meetings);

/* trf_check.c */
void ad__trf_old_byes(struct trf_reader *r);
bool ad__trf_mirror(struct trf_reader *r);
void ad__trf_played(struct trf_reader *r);
void ad__trf_sums(struct trf_reader *r);
bool ad__trf_is_over(const struct ad_tournament *t, unsigned round); /* a round behind the last */
bool ad__trf_open_round(const struct ad_tournament *t, unsigned round);

/* Points on the boards of a team that has the bye. */
static inline ad_points ad__trf_bye_games(const struct ad_trf *trf, unsigned boards)
{
    return trf->bye_games != AD_TRF_NO_POINTS ? trf->bye_games
                                              : trf->t.scoring.draw[0] * (ad_points)boards;
}

/* trf_team.c, trf_match.c */
bool ad__trf_teams(struct trf_reader *r);
bool ad__trf_matches(struct trf_reader *r);

#endif
