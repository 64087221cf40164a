/*
 * tests/kit.h -- the test kit: tables of rows, C tests, and one runner that counts both.
 *
 * A row of a table (tests/ ** / *.test) and a C test are both a case. A case passes if it checked
 * something and every check held. tests/README.md shows how to add one.
 */
#ifndef AD_TESTS_KIT_H
#define AD_TESTS_KIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/position.h"

enum { KIT_FIELDS = 12 };

/* A build that checks itself takes ten times as long: in a short run, loops over what is random see this part
 * of it. What only many of them can show, the build without checks shows. */
#ifdef AD_DEBUG
enum { KIT_PART = 10 };
#else
enum { KIT_PART = 1 };
#endif

struct kit_row {
    const char *file; /* the table, or NULL in a C test */
    int line;
    const char *name;              /* the verb, or the C test's name                       */
    unsigned fields;               /* how many follow the verb                             */
    const char *field[KIT_FIELDS]; /* the columns after the verb; NUL-terminated ...       */
    size_t len[KIT_FIELDS];        /* ... and how long, as \x00 may stand in one           */
    bool long_run;                 /* --long was given: take minutes where you took seconds */

    uint64_t seed; /* the rest is the kit's */
    unsigned checks, failures;
    const struct ad_position *board;
};

struct kit_verb {
    const char *name;
    unsigned fields; /* exactly so many columns after the verb */
    void (*run)(struct kit_row *row);
};

struct kit_test {
    const char *name;
    void (*run)(struct kit_row *row);
};

/* What one verbs_*.c brings; both tables end with an empty row, and either may be NULL. */
struct kit_suite {
    const struct kit_verb *verbs;
    const struct kit_test *tests;
};

/* ---- checks: each returns whether it held ---- */

/* `got` is the text `want`. */
#define kit_is(row, want, got) kit_is_at(row, __FILE__, __LINE__, want, got)

/* What printf would write is the text `want`. */
#define kit_isf(row, want, ...) kit_isf_at(row, __FILE__, __LINE__, want, __VA_ARGS__)

/* The condition holds. */
#define kit_ok(row, cond) kit_ok_at(row, __FILE__, __LINE__, cond, #cond)

/* We are here by mistake: say why, as printf does. */
#define kit_fail(row, ...) kit_fail_at(row, __FILE__, __LINE__, __VA_ARGS__)

bool kit_is_at(struct kit_row *row, const char *file, int line, const char *want, const char *got);
bool kit_isf_at(struct kit_row *row, const char *file, int line, const char *want,
                const char *format, ...) __attribute__((format(printf, 5, 6)));
bool kit_ok_at(struct kit_row *row, const char *file, int line, bool cond, const char *text);
bool kit_fail_at(struct kit_row *row, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Draw this board under the checks that fail from now on; NULL for none. It is borrowed. */
void kit_board(struct kit_row *row, const struct ad_position *p);

/* ---- chance: the same numbers for the same case and --seed ---- */

struct kit_rng {
    uint64_t state;
};

struct kit_rng kit_seed(const struct kit_row *row);
uint64_t kit_random(struct kit_rng *rng);
unsigned kit_below(struct kit_rng *rng, unsigned n); /* 0 .. n - 1 */

/* ---- boards (kit_board.c) ---- */

/* The position of a FEN, or of the word `start`; if it is none, the case fails. */
bool kit_position(struct ad_position *out, struct kit_row *row, const char *fen);

/* The start of a game: the standard one, or one of the 960, each half of the time. */
void kit_random_start(struct ad_position *out, struct kit_rng *rng);

/* Any legal move, or AD_NO_MOVE where there is none. */
ad_move kit_random_move(struct kit_rng *rng, const struct ad_position *p);

/* The board as text, White below. */
enum { KIT_DRAWING = 256 };
void kit_draw(char out[KIT_DRAWING], const struct ad_position *p);

/* ---- the runner ---- */

/* Run every case of the suites (the list ends with NULL) that the arguments ask for. */
int kit_main(int argc, char **argv, const struct kit_suite *const *suites);

#endif
