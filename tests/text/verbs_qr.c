/*
 * tests/text/verbs_qr.c -- QR codes are read back, by tables as the standard prints them.
 *
 *     qr      | text | version, or "-" if it is too long
 *     qr-long | count | version: so many letters
 *     qr-mend | codewords | those that mend them
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit.h"
#include "text/qr.h"

/* Level M by mask, and versions 7 to 10, the highest bit first. */
static const char *const formats[] = {"101010000010010", "101000100100101", "101111001111100",
                                      "101101101001011", "100010111111001", "100000011001110",
                                      "100111110010111", "100101010100000"};
static const char *const version_words[] = {"000111110010010100", "001000010110111100",
                                            "001001101010011001", "001010010011010011"};

/* Short blocks and their data, long blocks and theirs, what mends each. */
static const unsigned blocks[][5] = {
    {1, 16, 0, 0, 10},  {1, 28, 0, 0, 16},  {1, 44, 0, 0, 26}, {2, 32, 0, 0, 18},
    {2, 43, 0, 0, 24},  {4, 27, 0, 0, 16},  {4, 31, 0, 0, 18}, {2, 38, 2, 39, 22},
    {3, 36, 2, 37, 22}, {4, 43, 1, 44, 26},
};

/* ---- where nothing is data ---- */

static bool is_aligned(unsigned version, int x, int y)
{
    static const int at[][3] = {{6, 18, 0},  {6, 22, 0},  {6, 26, 0},  {6, 30, 0}, {6, 34, 0},
                                {6, 22, 38}, {6, 24, 42}, {6, 26, 46}, {6, 28, 50}};
    int size = (int)version * 4 + 17;

    for (int i = 0; version > 1 && i < 9; i++) {
        int ax = at[version - 2][i % 3], ay = at[version - 2][i / 3];
        bool corner = (ax == 6 && (ay == 6 || ay == size - 7)) || (ay == 6 && ax == size - 7);

        if (ax && ay && !corner && abs(x - ax) <= 2 && abs(y - ay) <= 2)
            return true;
    }
    return false;
}

static bool is_fixed(unsigned version, int x, int y)
{
    int size = (int)version * 4 + 17;

    return (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9) || x == 6 ||
           y == 6 || is_aligned(version, x, y) ||
           (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11)));
}

/* ---- reading ---- */

static int read_mask(struct kit_row *row, const struct qr *q)
{
    static const int first[15][2] = {{0, 8}, {1, 8}, {2, 8}, {3, 8}, {4, 8}, {5, 8}, {7, 8}, {8, 8},
                                     {8, 7}, {8, 5}, {8, 4}, {8, 3}, {8, 2}, {8, 1}, {8, 0}};
    char one[16] = "", two[16] = "";
    int size = (int)q->size;

    for (int i = 0; i < 15; i++) {
        one[i] = ad__qr_is_dark(q, first[i][0], first[i][1]) ? '1' : '0';
        two[i] = (i < 7 ? ad__qr_is_dark(q, 8, size - 1 - i) : ad__qr_is_dark(q, size - 15 + i, 8))
                     ? '1'
                     : '0';
    }
    kit_is(row, one, two);
    kit_ok(row, ad__qr_is_dark(q, 8, size - 8));
    for (int i = 0; i < 8; i++)
        if (strcmp(one, formats[i]) == 0)
            return i;
    kit_fail(row, "no format: %s", one);
    return 0;
}

static void check_version(struct kit_row *row, const struct qr *q, unsigned version)
{
    char one[19] = "", two[19] = "";
    int from = (int)q->size - 11;

    for (int i = 0; i < 18; i++) {
        one[17 - i] = ad__qr_is_dark(q, i / 3, from + i % 3) ? '1' : '0';
        two[17 - i] = ad__qr_is_dark(q, from + i % 3, i / 3) ? '1' : '0';
    }
    kit_is(row, version_words[version - 7], one);
    kit_is(row, version_words[version - 7], two);
}

static bool is_masked(int mask, int i, int j)
{
    const int value[] = {(i + j) % 2,
                         i % 2,
                         j % 3,
                         (i + j) % 3,
                         (i / 2 + j / 3) % 2,
                         i * j % 2 + i * j % 3,
                         (i * j % 2 + i * j % 3) % 2,
                         ((i + j) % 2 + i * j % 3) % 2};
    return value[mask] == 0;
}

static unsigned read_words(uint8_t *out, const struct qr *q, unsigned version, int mask)
{
    unsigned n = 0;
    int size = (int)q->size, x = size - 1, y = size - 1, step = -1;

    while (x > 0) {
        for (int k = 0; k < 2; k++)
            if (!is_fixed(version, x - k, y)) {
                out[n / 8] = (uint8_t)(out[n / 8] << 1 |
                                       (ad__qr_is_dark(q, x - k, y) != is_masked(mask, y, x - k)));
                n++;
            }
        y += step;
        if (y < 0 || y == size) {
            step = -step;
            y += step;
            x -= x == 8 ? 3 : 2;
        }
    }
    return n;
}

/* Over GF(256) by 0x11d: in a whole block each of the roots gives nothing. */
static uint8_t at_root(const uint8_t *word, unsigned count, unsigned power)
{
    uint8_t log[256] = {0}, exp[256] = {0};
    unsigned sum = 0;

    for (unsigned i = 0, x = 1; i < 255; i++, x = x << 1 ^ (x > 127 ? 0x11d : 0)) {
        exp[i] = (uint8_t)x;
        log[x] = (uint8_t)i;
    }
    for (unsigned i = 0; i < count; i++)
        sum = (sum ? exp[(log[sum] + power) % 255] : 0u) ^ word[i];
    return (uint8_t)sum;
}

/* The data of all blocks one after another; each has to be whole. */
static unsigned gather(struct kit_row *row, uint8_t *out, const uint8_t *words, const unsigned b[5])
{
    unsigned all = b[0] + b[2], data = b[0] * b[1] + b[2] * b[3], n = 0;

    for (unsigned k = 0; k < all; k++) {
        unsigned len = k < b[0] ? b[1] : b[3];
        uint8_t block[80];

        for (unsigned i = 0; i < len; i++)
            block[i] = i < b[1] ? words[i * all + k] : words[b[1] * all + k - b[0]];
        memcpy(out + n, block, len);
        n += len;
        for (unsigned i = 0; i < b[4]; i++)
            block[len + i] = words[data + i * all + k];
        for (unsigned i = 0; i < b[4]; i++)
            kit_ok(row, at_root(block, len + b[4], i) == 0);
    }
    return n;
}

static unsigned bits_at(const uint8_t *bytes, unsigned from, unsigned count)
{
    unsigned value = 0;

    for (unsigned i = from; i < from + count; i++)
        value = value << 1 | (bytes[i / 8] >> (7 - i % 8) & 1u);
    return value;
}

static void read_back(struct kit_row *row, const struct qr *q, const char *text)
{
    uint8_t words[400] = {0}, data[400] = {0};
    unsigned version = (q->size - 17) / 4, head = version < 10 ? 8 : 16, n;
    int mask = read_mask(row, q);
    char got[QR_BYTES_MAX + 1] = "";

    if (version >= 7)
        check_version(row, q, version);
    read_words(words, q, version, mask);
    gather(row, data, words, blocks[version - 1]);
    kit_ok(row, bits_at(data, 0, 4) == 4);
    n = bits_at(data, 4, head);
    for (unsigned i = 0; i < n && i < QR_BYTES_MAX; i++)
        got[i] = (char)bits_at(data, 4 + head + 8 * i, 8);
    kit_is(row, text, got);
}

static void make(struct kit_row *row, const char *text, const char *version)
{
    struct qr q;

    if (!ad__qr_make(&q, text, strlen(text))) {
        kit_is(row, version, "-");
        return;
    }
    kit_isf(row, version, "%u", (q.size - 17) / 4);
    read_back(row, &q, text);
}

static void verb_qr(struct kit_row *row)
{
    make(row, row->field[0], row->field[1]);
}

static void verb_long(struct kit_row *row)
{
    char text[QR_BYTES_MAX + 2] = "";
    size_t len = strtoul(row->field[0], NULL, 10);

    for (size_t i = 0; i < len; i++)
        text[i] = (char)('a' + i * i % 26);
    make(row, text, row->field[1]);
}

static unsigned read_hex(uint8_t *out, const char *text)
{
    unsigned n = 0;

    for (char *end; *text; text = end)
        out[n++] = (uint8_t)strtoul(text, &end, 16);
    return n;
}

static void verb_mend(struct kit_row *row)
{
    uint8_t data[80], want[30], got[30];
    unsigned count = read_hex(data, row->field[0]), wanted = read_hex(want, row->field[1]);

    ad__qr_correct(got, wanted, data, count);
    kit_ok(row, memcmp(want, got, wanted) == 0);
}

static const struct kit_verb verbs[] = {
    {"qr", 2, verb_qr}, {"qr-long", 2, verb_long}, {"qr-mend", 2, verb_mend}, {0}};

const struct kit_suite suite_qr = {verbs, NULL};
