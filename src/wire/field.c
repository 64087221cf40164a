/*
 * wire/field.c -- looking at fields: numbers, words, the bytes they fill, whether two are the same.
 */
#include "wire/field.h"

#include <string.h>

bool wire_find_word(const struct wire_words *words, const char *text, unsigned *out)
{
    for (*out = 0; *text && *out < words->count; ++*out)
        if (strcmp(text, wire_word(words, *out)) == 0)
            return true;
    return false;
}

uint64_t wire_must(const struct wire_shape *shape)
{
    uint64_t must = 0;

    for (unsigned i = 0; i < shape->count; i++)
        must |= (uint64_t)!shape->fields[i].may << i;
    return must;
}

struct wire_kind wire_kind_of(const struct wire_form *form, unsigned kind)
{
    uint64_t all = UINT64_MAX >> (64 - form->shape.count), must = wire_must(&form->shape);

    struct wire_kind has = form->kinds ? form->kinds[kind] : (struct wire_kind){must, all & ~must};

    return (struct wire_kind){has.must & ~form->never, has.may & ~form->never};
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

void wire_set(void *member, size_t size, int64_t value)
{
    uint8_t u8 = (uint8_t)value;
    uint16_t u16 = (uint16_t)value;
    uint32_t u32 = (uint32_t)value;

    switch (size) {
    case 1: memcpy(member, &u8, size); break;
    case 2: memcpy(member, &u16, size); break;
    case 4: memcpy(member, &u32, size); break;
    default: memcpy(member, &value, sizeof value); break;
    }
}

bool wire_rest_is_zero(const void *bytes, size_t from, size_t size)
{
    const uint8_t *byte = bytes;

    while (from < size && byte[from] == 0)
        from++;
    return from >= size;
}

/* ---- the bytes of a field ---- */

/* How large the count of a list is, or whatever else stands beside a field. */
static size_t also_size(const struct wire_field *f)
{
    return f->type == WIRE_ROWS ? sizeof(uint32_t) : f->type == WIRE_PHRASE ? sizeof(size_t) : 1;
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
    if (f->also && !f->follows)
        out[n++] = (struct wire_span){f->also, also_size(f)};
    if (f->third)
        out[n++] = (struct wire_span){f->third, sizeof(uint32_t)};
    return n;
}

/* ---- the same? ---- */

static bool same_field(const struct wire_field *f, const char *x, const char *y);

static bool same_spans(const struct wire_field *f, const char *x, const char *y)
{
    struct wire_span span[3];

    for (unsigned i = wire_spans(span, f); i-- > 0;)
        if (memcmp(x + span[i].at, y + span[i].at, span[i].size) != 0)
            return false;
    return true;
}

/* A member or several, one by one: there may be padding in each. */
static bool same_records(const struct wire_shape *shape, const char *x, const char *y, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!wire_same(shape, UINT64_MAX, x + i * shape->size, y + i * shape->size))
            return false;
    return true;
}

static bool same_lineups(const struct wire_field *f, const char *x, const char *y)
{
    for (unsigned i = 0; i < wire_many(f); i++) {
        struct ad_lineup a, b;

        memcpy(&a, x + f->at + i * f->size, sizeof a);
        memcpy(&b, y + f->at + i * f->size, sizeof b);
        if (a.boards != b.boards)
            return false;
        for (unsigned n = 0; n < AD_LINEUP_BOARDS_MAX; n++)
            if (a.seats[n].kind != b.seats[n].kind || a.seats[n].rank != b.seats[n].rank)
                return false;
    }
    return true;
}

/* So many items behind a pointer. */
static bool same_items(const struct wire_field *f, const char *x, const char *y, size_t count)
{
    const char *a, *b;
    size_t size = (size_t)f->item->size * wire_many(f->item);

    memcpy(&a, x, sizeof a);
    memcpy(&b, y, sizeof b);
    if (!count || a == b)
        return true;
    if (!a || !b)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!same_field(f->item, a + i * size, b + i * size))
            return false;
    return true;
}

static bool same_phrase(const struct wire_field *f, const char *x, const char *y)
{
    const char *a, *b;
    size_t len, other;

    memcpy(&a, x + f->at, sizeof a);
    memcpy(&b, y + f->at, sizeof b);
    memcpy(&len, x + f->also, sizeof len);
    memcpy(&other, y + f->also, sizeof other);
    return len == other && (len == 0 ? !a == !b : memcmp(a, b, len) == 0);
}

static bool same_pointers(const struct wire_field *f, const char *x, const char *y)
{
    for (unsigned i = 0; i < wire_many(f); i++)
        if (!same_items(f, x + f->at + i * f->size, y + f->at + i * f->size, 1))
            return false;
    return true;
}

static bool same_field(const struct wire_field *f, const char *x, const char *y)
{
    size_t many = wire_many(f);

    if (f->type == WIRE_LINEUP)
        return same_lineups(f, x, y);
    if (f->type == WIRE_PHRASE)
        return same_phrase(f, x, y);
    if (f->type == WIRE_AT)
        return same_pointers(f, x, y);
    if (f->type == WIRE_ROWS) {
        many = (size_t)wire_get(x + f->also, sizeof(uint32_t), false);
        return many == (size_t)wire_get(y + f->also, sizeof(uint32_t), false) &&
               same_items(f, x + f->at, y + f->at, many);
    }
    if (f->type == WIRE_LIST) {
        many = *((const uint8_t *)x + f->also);
        if (many != *((const uint8_t *)y + f->also))
            return false;
    }
    if (f->type == WIRE_RECORD || f->type == WIRE_LIST)
        return same_records(&f->record->shape, x + f->at, y + f->at, many);
    return same_spans(f, x, y);
}

bool wire_same(const struct wire_shape *shape, uint64_t mask, const void *x, const void *y)
{
    for (unsigned i = 0; i < shape->count; i++)
        if (mask >> i & 1 && !same_field(&shape->fields[i], x, y))
            return false;
    return true;
}

bool wire_is_empty(const struct wire_shape *shape, const struct wire_field *f, const void *x)
{
    return same_field(f, x, shape->empty);
}
