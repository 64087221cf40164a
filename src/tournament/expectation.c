/*
 * tournament/expectation.c -- FIDE's tables of shares and rating differences (B.02 8.1).
 */
#include "tournament/expectation.h"

#include <stdint.h>

#include "core/assert.h"

/* 8.1.1, for 50, 51 … 100 percent. */
static const int16_t difference[51] = {
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
};

/* 8.1.2, for 50, 51 … 99 percent: the largest difference that still has this share. */
static const int16_t up_to[50] = {
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
};

int ad__difference(unsigned percent)
{
    AD_ASSERT(percent <= 100);
    return percent >= 50 ? difference[percent - 50] : -difference[50 - percent];
}

/* Where to begin looking: the first entry not below 0, 32, 64 … */
static const uint8_t from[24] = {
    0, 4, 9, 13, 17, 21, 25, 28, 31, 34, 37, 39, 41, 43, 44, 45, 46, 47, 48, 48, 49, 49, 49, 50,
};

unsigned ad__expected(int higher)
{
    unsigned size = (unsigned)(higher < 0 ? -higher : higher), share = 50;

    if (size <= 735)
        for (share = from[size / 32]; up_to[share] < (int)size; share++)
            ;
    return higher < 0 ? 50 - share : 50 + share;
}
