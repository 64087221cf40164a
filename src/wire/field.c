/*
 * wire/field.c -- looking at fields: numbers, the bytes they fill, whether one is empty.
 */
#include "wire/field.h"

#include <string.h>

uint64_t wire_must(const struct wire_shape *shape)
{
    uint64_t must = 0;

    for (unsigned i = 0; i < shape->count; i++)
        must |= (uint64_t)!shape->fields[i].may << i;
    return must;
}

int64_t wire_get(const void *member, size_t size, bool is_signed)
{
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;
    int64_t value;

    switch (size) {
    case 1:
        memcpy(&u8, member, size);
        value = is_signed ? (int8_t)u8 : u8;
        break;
    case 2:
        memcpy(&u16, member, size);
        value = is_signed ? (int16_t)u16 : u16;
        break;
    case 4:
        memcpy(&u32, member, size);
        value = is_signed ? (int64_t)(int32_t)u32 : (int64_t)u32;
        break;
    default: memcpy(&value, member, sizeof value); break;
    }
    return value;
}

/* ad_cites has a byte of padding, so it fills two stretches. */
unsigned wire_spans(struct wire_span out[3], const struct wire_field *f)
{
    unsigned n = 0;

    if (f->type == WIRE_CITES) {
        out[n++] = (struct wire_span){f->at + offsetof(struct ad_cites, count), 1};
        out[n++] = (struct wire_span){f->at + offsetof(struct ad_cites, article),
                                      sizeof(ad_article[AD_CITES_MAX])};
        return n;
    }
    if (f->type == WIRE_SQUARES || f->type == WIRE_TEXT)
        out[n++] = (struct wire_span){f->at, (size_t)f->hi};
    else
        out[n++] = (struct wire_span){f->at, (size_t)f->size * wire_many(f)};
    if (f->also)
        out[n++] = (struct wire_span){f->also, 1};
    if (f->third)
        out[n++] = (struct wire_span){f->third, sizeof(uint32_t)};
    return n;
}

static bool record_is_empty(const struct wire_shape *shape, const void *x)
{
    for (unsigned i = 0; i < shape->count; i++)
        if (!wire_is_empty(shape, &shape->fields[i], x))
            return false;
    return true;
}

bool wire_is_empty(const struct wire_shape *shape, const struct wire_field *f, const void *x)
{
    struct wire_span span[3];
    const char *mine = x, *empty = shape->empty;

    if (f->type == WIRE_RECORD) { /* one by one: there may be padding */
        for (unsigned i = 0; i < wire_many(f); i++)
            if (!record_is_empty(&f->record->shape, mine + f->at + i * f->size))
                return false;
        return true;
    }
    if (f->type == WIRE_LIST || f->type == WIRE_PLIES)
        return false; /* always written */
    for (unsigned i = wire_spans(span, f); i-- > 0;)
        if (memcmp(mine + span[i].at, empty + span[i].at, span[i].size) != 0)
            return false;
    return true;
}
