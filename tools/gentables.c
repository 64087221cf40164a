/*
 * gentables -- writes src/core/tables.h's data as a C file to standard output.
 *
 *     gentables          everything
 *     gentables --small  without the two big slider tables
 *
 * Runs on the machine that builds, so it may be slow and plain: attacks are walked square by
 * square. It is also the reference that the fast lookups are tested against.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t set;

static const int rook_step[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
static const int bishop_step[4][2] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

static bool on_board(int file, int rank)
{
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

static set bit(int file, int rank)
{
    return on_board(file, rank) ? (set)1 << (rank * 8 + file) : 0;
}

/* Squares from `square` in one direction up to and including the first occupied one. */
static set ray(int square, const int step[2], set occupied)
{
    set seen = 0;
    int file = square % 8 + step[0], rank = square / 8 + step[1];

    for (; on_board(file, rank); file += step[0], rank += step[1]) {
        seen |= bit(file, rank);
        if (occupied & bit(file, rank))
            break;
    }
    return seen;
}

static set slide(int square, const int step[4][2], set occupied)
{
    set seen = 0;
    for (int i = 0; i < 4; i++)
        seen |= ray(square, step[i], occupied);
    return seen;
}

/* Squares whose occupation matters: every ray without its last square. */
static set relevant(int square, const int step[4][2])
{
    set mask = 0;
    for (int i = 0; i < 4; i++) {
        int file = square % 8 + step[i][0], rank = square / 8 + step[i][1];
        for (; on_board(file + step[i][0], rank + step[i][1]);
             file += step[i][0], rank += step[i][1])
            mask |= bit(file, rank);
    }
    return mask;
}

static set leap(int square, const int (*step)[2], int n)
{
    set seen = 0;
    for (int i = 0; i < n; i++)
        seen |= bit(square % 8 + step[i][0], square / 8 + step[i][1]);
    return seen;
}

static set knight(int square)
{
    static const int step[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                   {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    return leap(square, step, 8);
}

static set king(int square)
{
    static const int step[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                   {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    return leap(square, step, 8);
}

static set white_pawn(int square)
{
    static const int step[2][2] = {{-1, 1}, {1, 1}};
    return leap(square, step, 2);
}

static set black_pawn(int square)
{
    static const int step[2][2] = {{-1, -1}, {1, -1}};
    return leap(square, step, 2);
}

static set rook_rays(int square)
{
    return slide(square, rook_step, 0);
}

static set bishop_rays(int square)
{
    return slide(square, bishop_step, 0);
}

static set line_file(int square)
{
    return ray(square, rook_step[0], 0) | ray(square, rook_step[2], 0);
}

static set line_diagonal(int square)
{
    return ray(square, bishop_step[0], 0) | ray(square, bishop_step[2], 0);
}

static set line_antidiagonal(int square)
{
    return ray(square, bishop_step[1], 0) | ray(square, bishop_step[3], 0);
}

/* Rays from both ends, each stopped by the other end, meet strictly between them. */
static set between(int a, int b)
{
    for (int i = 0; i < 4; i++) {
        for (int opposite = 0; opposite < 2; opposite++) {
            const int *there = opposite ? rook_step[i] : bishop_step[i];
            int back[2] = {-there[0], -there[1]};
            set end = (set)1 << b, start = (set)1 << a;
            if (ray(a, there, 0) & end)
                return ray(a, there, end) & ray(b, back, start);
        }
    }
    return 0;
}

/* ---- random numbers: always the same ones, so that builds are reproducible ---- */

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9E3779B97F4A7C15u);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* ---- writing ---- */

static void write_numbers(const char *head, const set *value, size_t n)
{
    printf("const uint64_t %s = {", head);
    for (size_t i = 0; i < n; i++)
        printf("%s0x%" PRIx64 "u,", i % 8 ? "" : "\n", value[i]);
    printf("\n};\n");
}

static void write_by_square(const char *name, set (*of)(int))
{
    set value[64];
    char head[80];

    for (int s = 0; s < 64; s++)
        value[s] = of(s);
    snprintf(head, sizeof head, "ad__%s[64]", name);
    write_numbers(head, value, 64);
}

static set queen_rays(int square)
{
    return rook_rays(square) | bishop_rays(square);
}

static set nothing(int square)
{
    (void)square;
    return 0;
}

/* A table of `rows` functions, one row of 64 squares each. */
static void write_rows(const char *name, set (*const of[])(int), int rows)
{
    printf("const uint64_t ad__%s[%d][64] = {\n", name, rows);
    for (int row = 0; row < rows; row++) {
        printf("{");
        for (int s = 0; s < 64; s++)
            printf("0x%" PRIx64 "u,", of[row](s));
        printf("},\n");
    }
    printf("};\n");
}

static void write_attacks(void)
{
    static set (*const by_kind[])(int) = {nothing,   nothing,    knight, bishop_rays,
                                          rook_rays, queen_rays, king};
    static set (*const by_colour[])(int) = {white_pawn, black_pawn};

    write_rows("reach", by_kind, 7);
    write_rows("pawn_attacks", by_colour, 2);
}

static void write_lines(void)
{
    write_by_square("line_file", line_file);
    write_by_square("line_diagonal", line_diagonal);
    write_by_square("line_antidiagonal", line_antidiagonal);
    printf("const uint64_t ad__between[64][64] = {\n");
    for (int a = 0; a < 64; a++) {
        printf("{");
        for (int b = 0; b < 64; b++)
            printf("0x%" PRIx64 "u,", a == b ? 0 : between(a, b));
        printf("},\n");
    }
    printf("};\n");
}

static void write_keys(void)
{
    uint64_t state = 8964;

    printf("const uint64_t ad__key_man[16][64] = {\n");
    for (int man = 0; man < 16; man++) {
        printf("{");
        for (int s = 0; s < 64; s++)
            printf("0x%" PRIx64 "u,", man % 8 == 0 || man % 8 == 7 ? 0 : next_random(&state));
        printf("},\n");
    }
    printf("};\nconst uint64_t ad__key_castling[64] = {");
    for (int s = 0; s < 64; s++)
        printf("0x%" PRIx64 "u,", s / 8 == 0 || s / 8 == 7 ? next_random(&state) : 0);
    printf("};\nconst uint64_t ad__key_ep[8] = {");
    for (int f = 0; f < 8; f++)
        printf("0x%" PRIx64 "u,", next_random(&state));
    printf("};\nconst uint64_t ad__key_black = 0x%" PRIx64 "u;\n", next_random(&state));
}

/* ---- slider tables ---- */

struct slider {
    set mask, magic;
    unsigned offset, shift;
};

static set by_pext[107648], by_magic[107648];
static unsigned short set_of[107648]; /* by_magic as numbers of sets */
static set sets[6328];
static unsigned set_count;

static int count(set s)
{
    return __builtin_popcountll(s);
}

/* The `index`-th subset of mask, in the order in which PEXT numbers them. */
static set subset(set mask, unsigned index)
{
    set out = 0;
    for (; mask; mask &= mask - 1, index >>= 1)
        if (index & 1)
            out |= mask & -mask;
    return out;
}

/* Fill the square's part of the table; false if two different attack sets meet in an entry. */
static bool fill(const struct slider *sl)
{
    unsigned n = 1u << count(sl->mask);
    set *part = by_magic + sl->offset;

    memset(part, 0, n * sizeof *part);
    for (unsigned i = 0; i < n; i++) {
        set occupied = subset(sl->mask, i), attacks = by_pext[sl->offset + i];
        set *entry = part + (occupied * sl->magic >> sl->shift);
        if (*entry && *entry != attacks)
            return false;
        *entry = attacks;
    }
    return true;
}

static void find_slider(struct slider *sl, int square, const int step[4][2], unsigned *offset,
                        uint64_t *state)
{
    sl->mask = relevant(square, step);
    sl->offset = *offset;
    sl->shift = 64 - (unsigned)count(sl->mask);
    *offset += 1u << count(sl->mask);
    for (unsigned i = 0; i < 1u << count(sl->mask); i++)
        by_pext[sl->offset + i] = slide(square, step, subset(sl->mask, i));
    do /* few bits make good magics */
        sl->magic = next_random(state) & next_random(state) & next_random(state);
    while (count(sl->mask * sl->magic >> 56) < 6 || !fill(sl));
}

/* The number of an attack set of the square whose sets begin at number `first`. An entry that no
 * occupation leads to holds nothing, and may have any number. */
static unsigned short number_of(set attacks, unsigned first)
{
    unsigned i = first;

    while (i < set_count && attacks && sets[i] != attacks)
        i++;
    if (i == set_count)
        sets[set_count++] = attacks;
    return (unsigned short)i;
}

static void number_sets(const struct slider *sl)
{
    unsigned first = set_count;

    for (unsigned i = sl->offset; i < sl->offset + (1u << count(sl->mask)); i++)
        set_of[i] = number_of(by_magic[i], first);
}

static void write_set_numbers(void)
{
    printf("const uint16_t ad__by_magic[AD__SLIDER_ENTRIES] = {");
    for (size_t i = 0; i < sizeof set_of / sizeof *set_of; i++)
        printf("%s%u,", i % 16 ? "" : "\n", set_of[i]);
    printf("\n};\n");
}

static void write_magics(const char *name, const struct slider *sl)
{
    printf("const struct ad__magic ad__%s_magic[64] = {\n", name);
    for (int s = 0; s < 64; s++)
        printf("{0x%" PRIx64 "u, 0x%" PRIx64 "u, %u, %u},\n", sl[s].mask, sl[s].magic, sl[s].offset,
               sl[s].shift);
    printf("};\n");
}

static void write_slider_tables(void)
{
    struct slider rook[64], bishop[64];
    unsigned offset = 0;
    uint64_t state = 64;

    for (int s = 0; s < 64; s++)
        find_slider(&rook[s], s, rook_step, &offset, &state);
    for (int s = 0; s < 64; s++)
        find_slider(&bishop[s], s, bishop_step, &offset, &state);
    printf("const struct ad__pext ad__pext[64] = {\n");
    for (int s = 0; s < 64; s++)
        printf("{0x%" PRIx64 "u, %u, 0x%" PRIx64 "u, %u},\n", rook[s].mask, rook[s].offset,
               bishop[s].mask, bishop[s].offset);
    printf("};\n");
    write_magics("rook", rook);
    write_magics("bishop", bishop);
    write_numbers("ad__by_pext[AD__SLIDER_ENTRIES]", by_pext, offset);
    for (int s = 0; s < 64; s++)
        number_sets(&rook[s]);
    for (int s = 0; s < 64; s++)
        number_sets(&bishop[s]);
    write_set_numbers();
    write_numbers("ad__slider_sets[AD__SLIDER_SETS]", sets, set_count);
}

int main(int argc, char **argv)
{
    bool small = argc > 1 && strcmp(argv[1], "--small") == 0;

    printf("/* Written by tools/gentables. */\n#include \"tables.h\"\n");
    write_attacks();
    write_lines();
    write_keys();
    if (!small)
        write_slider_tables();
    return fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}
