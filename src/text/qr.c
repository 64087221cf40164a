/*
 * text/qr.c -- QR codes: the text becomes codewords, these are mended by others, all are laid out in a
 * zigzag around what is fixed, and of eight masks that is taken which looks least like something else.
 * Numbers in brackets are clauses of ISO/IEC 18004:2015.
 */
#include "text/qr.h"

#include <string.h>

enum { CODEWORDS_MAX = 346, MEND_MAX = 26 };

/* [table 9], level M. Blocks differ by one codeword at most, the longer ones are last. */
static const struct version {
    uint16_t codewords;
    uint8_t blocks, mend; /* in each block */
    uint8_t align[3];     /* where patterns are aligned [annex E] */
} versions[] = {
    {26, 1, 10, {0}},          {44, 1, 16, {6, 18}},      {70, 1, 26, {6, 22}},
    {100, 2, 18, {6, 26}},     {134, 2, 24, {6, 30}},     {172, 4, 16, {6, 34}},
    {196, 4, 18, {6, 22, 38}}, {242, 4, 22, {6, 24, 42}}, {292, 5, 22, {6, 26, 46}},
    {346, 5, 26, {6, 28, 50}},
};

enum { VERSIONS = sizeof versions / sizeof *versions };

/* ---- codewords ---- */

static uint8_t times(uint8_t a, uint8_t b)
{
    unsigned product = 0;

    for (int i = 7; i >= 0; i--) {
        product = (product << 1) ^ (product >> 7) * 0x11d;
        product ^= ((b >> i) & 1u) * a;
    }
    return (uint8_t)product;
}

/* The remainder by (x - 1)(x - 2)(x - 4)… [7.5.2]. */
void ad__qr_correct(uint8_t *out, unsigned wanted, const uint8_t *data, unsigned count)
{
    uint8_t divisor[MEND_MAX] = {0}, root = 1;

    divisor[wanted - 1] = 1;
    for (unsigned i = 0; i < wanted; i++) {
        for (unsigned k = 0; k < wanted; k++)
            divisor[k] = times(divisor[k], root) ^ (k + 1 < wanted ? divisor[k + 1] : 0);
        root = times(root, 2);
    }
    memset(out, 0, wanted);
    for (unsigned i = 0; i < count; i++) {
        uint8_t factor = data[i] ^ out[0];

        memmove(out, out + 1, wanted - 1);
        out[wanted - 1] = 0;
        for (unsigned k = 0; k < wanted; k++)
            out[k] ^= times(divisor[k], factor);
    }
}

static unsigned data_of(const struct version *v)
{
    return v->codewords - (unsigned)v->blocks * v->mend;
}

static unsigned count_bits(unsigned version)
{
    return version < 10 ? 8 : 16;
}

/* The smallest that holds it, or 0. */
static unsigned choose(size_t len)
{
    for (unsigned i = 1; i <= VERSIONS; i++)
        if (4 + count_bits(i) + 8 * len <= 8 * (size_t)data_of(&versions[i - 1]))
            return i;
    return 0;
}

struct writing {
    uint8_t word[CODEWORDS_MAX];
    unsigned bits;
};

static void put(struct writing *w, unsigned value, unsigned bits)
{
    for (unsigned i = bits; i-- > 0; w->bits++)
        w->word[w->bits / 8] |= (uint8_t)(((value >> i) & 1u) << (7 - w->bits % 8));
}

/* Bytes, their count, an end, and what fills it up [7.4]. */
static void write_data(struct writing *w, unsigned version, const uint8_t *bytes, size_t len)
{
    unsigned room = 8 * data_of(&versions[version - 1]);

    *w = (struct writing){.bits = 0};
    put(w, 4, 4);
    put(w, (unsigned)len, count_bits(version));
    for (size_t i = 0; i < len; i++)
        put(w, bytes[i], 8);
    put(w, 0, room - w->bits < 4 ? room - w->bits : 4);
    w->bits = (w->bits + 7) / 8 * 8;
    for (unsigned fill = 0xec; w->bits < room; fill ^= 0xec ^ 0x11)
        put(w, fill, 8);
}

/* The first of each block, the second of each …; then likewise what mends them [7.6]. */
static void interleave(uint8_t *out, const struct version *v, const uint8_t *data)
{
    unsigned shorter = data_of(v) / v->blocks, longer = data_of(v) % v->blocks;
    uint8_t mend[MEND_MAX];

    for (unsigned b = 0, from = 0; b < v->blocks; b++) {
        bool is_longer = b >= v->blocks - longer;

        for (unsigned i = 0; i < shorter; i++)
            out[i * v->blocks + b] = data[from + i];
        if (is_longer)
            out[shorter * v->blocks + b - (v->blocks - longer)] = data[from + shorter];
        ad__qr_correct(mend, v->mend, data + from, shorter + is_longer);
        for (unsigned i = 0; i < v->mend; i++)
            out[data_of(v) + i * v->blocks + b] = mend[i];
        from += shorter + is_longer;
    }
}

/* ---- modules ---- */

struct drawing {
    struct qr qr;
    uint64_t fixed[QR_SIZE_MAX]; /* no data goes there */
};

static void set(struct drawing *d, int x, int y, bool dark)
{
    uint64_t bit = UINT64_C(1) << x;

    d->qr.dark[y] = dark ? d->qr.dark[y] | bit : d->qr.dark[y] & ~bit;
    d->fixed[y] |= bit;
}

bool ad__qr_is_dark(const struct qr *q, int x, int y)
{
    int size = (int)q->size;

    return x >= 0 && y >= 0 && x < size && y < size && (q->dark[y] >> x & 1);
}

static int far(int a, int b)
{
    int x = a < 0 ? -a : a, y = b < 0 ? -b : b;

    return x > y ? x : y;
}

/* Rings around a middle: a finder with what separates it (4), or an alignment pattern (2). */
static void draw_rings(struct drawing *d, int middle_x, int middle_y, int radius)
{
    int size = (int)d->qr.size;

    for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
            int x = middle_x + dx, y = middle_y + dy, ring = far(dx, dy);
            bool dark = radius == 4 ? ring != 2 && ring != 4 : ring != 1;

            if (x >= 0 && y >= 0 && x < size && y < size)
                set(d, x, y, dark);
        }
}

static void draw_alignment(struct drawing *d, const uint8_t at[3])
{
    int last = at[2] ? 2 : 1;

    for (int i = 0; i <= last && at[0]; i++)
        for (int k = 0; k <= last; k++)
            if ((i || k) && (i || k != last) && (i != last || k)) /* not on a finder */
                draw_rings(d, at[i], at[k], 2);
}

/* `bits` behind which stands their remainder [annexes C and D]. */
static unsigned protect(unsigned value, unsigned bits, unsigned divisor)
{
    unsigned rest = value << bits;

    for (unsigned i = 31; i >= bits; i--)
        if (rest >> i & 1)
            rest ^= divisor << (i - bits);
    return value << bits | rest;
}

static void draw_version(struct drawing *d, unsigned version)
{
    unsigned bits = protect(version, 12, 0x1f25);
    int from = (int)d->qr.size - 11;

    for (int i = 0; version >= 7 && i < 18; i++) {
        set(d, from + i % 3, i / 3, bits >> i & 1);
        set(d, i / 3, from + i % 3, bits >> i & 1);
    }
}

/* Level M is 00; twice, and one module that is always dark [7.9]. */
static void draw_format(struct drawing *d, unsigned mask)
{
    unsigned bits = protect(mask, 10, 0x537) ^ 0x5412;
    int size = (int)d->qr.size;

    for (int i = 0; i < 15; i++) {
        bool dark = bits >> i & 1;

        if (i < 8)
            set(d, 8, i + (i > 5), dark);
        else
            set(d, i == 8 ? 7 : 14 - i, 8, dark);
        if (i < 8)
            set(d, size - 1 - i, 8, dark);
        else
            set(d, 8, size - 15 + i, dark);
    }
    set(d, 8, size - 8, true);
}

static void draw_fixed(struct drawing *d, unsigned version)
{
    int size = (int)d->qr.size;

    for (int i = 0; i < size; i++) {
        set(d, 6, i, i % 2 == 0);
        set(d, i, 6, i % 2 == 0);
    }
    draw_rings(d, 3, 3, 4);
    draw_rings(d, size - 4, 3, 4);
    draw_rings(d, 3, size - 4, 4);
    draw_alignment(d, versions[version - 1].align);
    draw_version(d, version);
    draw_format(d, 0); /* its place, for now */
}

/* Two columns at a time, up and down, from the right; the column of the timing pattern is left out [7.7.3]. */
static void draw_data(struct drawing *d, const uint8_t *words, unsigned bits)
{
    int size = (int)d->qr.size;
    unsigned n = 0;

    for (int right = size - 1; right > 0; right -= right == 8 ? 3 : 2) {
        bool upward = (size - 1 - (right < 6 ? right + 1 : right)) % 4 == 0;

        for (int i = 0; i < 2 * size; i++) {
            int x = right - i % 2, y = upward ? size - 1 - i / 2 : i / 2;

            if (d->fixed[y] >> x & 1 || n == bits)
                continue;
            d->qr.dark[y] |= (uint64_t)(words[n / 8] >> (7 - n % 8) & 1) << x;
            n++;
        }
    }
}

/* ---- masks [7.8] ---- */

static bool is_masked(unsigned mask, int x, int y)
{
    switch (mask) {
    case 0: return (x + y) % 2 == 0;
    case 1: return y % 2 == 0;
    case 2: return x % 3 == 0;
    case 3: return (x + y) % 3 == 0;
    case 4: return (x / 3 + y / 2) % 2 == 0;
    case 5: return x * y % 2 + x * y % 3 == 0;
    case 6: return (x * y % 2 + x * y % 3) % 2 == 0;
    default: return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
}

static void apply_mask(struct drawing *d, unsigned mask)
{
    int size = (int)d->qr.size;

    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            if (is_masked(mask, x, y) && !(d->fixed[y] >> x & 1))
                d->qr.dark[y] ^= UINT64_C(1) << x;
    draw_format(d, mask);
}

/* One line: long runs, and what looks like a finder with light on a side. */
static int line_penalty(uint64_t line, int size)
{
    int penalty = 0, run = 0;

    for (int i = 0; i < size; i++) {
        run = i > 0 && (line >> i & 1) == (line >> (i - 1) & 1) ? run + 1 : 1;
        penalty += run == 5 ? 3 : run > 5;
    }
    for (int i = 0; i + 11 <= size; i++) {
        unsigned window = line >> i & 0x7ff;

        penalty += window == 0x05d || window == 0x5d0 ? 40 : 0;
    }
    return penalty;
}

static int penalty(const struct qr *q)
{
    int size = (int)q->size, sum = 0, dark = 0;

    for (int i = 0; i < size; i++) {
        uint64_t column = 0;

        for (int k = 0; k < size; k++) {
            bool here = q->dark[i] >> k & 1;

            column |= (q->dark[k] >> i & 1) << k;
            dark += here;
            if (i + 1 < size && k + 1 < size && here == (q->dark[i] >> (k + 1) & 1) &&
                here == (q->dark[i + 1] >> k & 1) && here == (q->dark[i + 1] >> (k + 1) & 1))
                sum += 3;
        }
        sum += line_penalty(q->dark[i], size) + line_penalty(column, size);
    }
    int off = far(dark * 20 - size * size * 10, 0);
    return sum + off / (size * size) * 10;
}

bool ad__qr_make(struct qr *out, const void *bytes, size_t len)
{
    unsigned version = choose(len);
    struct drawing plain = {.qr = {.size = 17 + 4 * version}};
    struct writing data;
    uint8_t words[CODEWORDS_MAX];
    int least = -1;

    if (version == 0)
        return false;
    write_data(&data, version, bytes, len);
    interleave(words, &versions[version - 1], data.word);
    draw_fixed(&plain, version);
    draw_data(&plain, words, 8u * versions[version - 1].codewords);
    for (unsigned mask = 0; mask < 8; mask++) {
        struct drawing d = plain;

        apply_mask(&d, mask);
        if (least < 0 || penalty(&d.qr) < least) {
            least = penalty(&d.qr);
            *out = d.qr;
        }
    }
    return true;
}
