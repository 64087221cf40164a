/*
 * tournament/arena.h -- the caller's memory, cut from the front.
 *
 *     struct ad__arena a = ad__arena_of(scratch, len);
 *     uint16_t *mate = ad__arena_take(&a, n, sizeof *mate);
 *     if (a.short_of_memory) return AD_EFULL;
 *
 * Pieces are aligned for every type. A size function adds up ad__piece() of the same pieces, and
 * AD__ARENA_SLACK once for a scratch that is not aligned itself.
 */
#ifndef AD_TOURNAMENT_ARENA_H
#define AD_TOURNAMENT_ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AD__ALIGN = 16, AD__ARENA_SLACK = AD__ALIGN };

struct ad__arena {
    unsigned char *at;
    size_t left;
    bool short_of_memory;
};

static inline size_t ad__piece(size_t count, size_t size)
{
    return (count * size + (AD__ALIGN - 1)) & ~(size_t)(AD__ALIGN - 1);
}

static inline void *ad__arena_take(struct ad__arena *a, size_t count, size_t size)
{
    size_t bytes = ad__piece(count, size);
    void *at = a->at;

    if (bytes > a->left) {
        a->short_of_memory = true;
        return NULL;
    }
    a->at += bytes;
    a->left -= bytes;
    return at;
}

static inline struct ad__arena ad__arena_of(void *scratch, size_t len)
{
    struct ad__arena a = {scratch, len, false};
    size_t skip = (AD__ALIGN - (uintptr_t)scratch % AD__ALIGN) % AD__ALIGN;

    if (!scratch || skip > len) {
        a.left = 0;
        return a;
    }
    a.at += skip;
    a.left -= skip;
    return a;
}

#endif
