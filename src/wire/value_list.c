/*
 * wire/value_list.c -- what is made of other values, both ways: records, lists, what lies behind
 * pointers; and which function knows a type.
 */
#include <string.h>

#include "wire/field.h"

/* ---- records ---- */

/* A record inside another one starts empty. */
bool wire_take_inner(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                     char *member)
{
    (void)x;
    memcpy(member, f->record->shape.empty, f->record->shape.size);
    return wire_take_record(in, value, f->record, NULL, member);
}

void wire_put_inner(struct wire_out *out, const struct wire_field *f, const char *x,
                    const char *member)
{
    (void)x;
    wire_put_record(out, f->record, member);
}

bool wire_take_records(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                       char *member)
{
    if (!wire_take_list(in, value, 0, (size_t)f->hi))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = wire_push_index(in, i);
        if (!wire_take_inner(in, f, json_array_get(value, i), x,
                             member + i * f->record->shape.size))
            return false;
        wire_pop(in, here);
    }
    wire_set(x + f->also, 1, (int64_t)json_array_size(value));
    return true;
}

void wire_put_records(struct wire_out *out, const struct wire_field *f, const char *x,
                      const char *member)
{
    unsigned count = *((const uint8_t *)x + f->also);

    if (count > f->hi) {
        out->invalid = true;
        return;
    }
    wire_put(out, "[");
    for (unsigned i = 0; i < count; i++) {
        wire_put(out, i ? "," : "");
        wire_put_record(out, f->record, member + i * f->record->shape.size);
    }
    wire_put(out, "]");
}

/* ---- behind pointers ---- */

static size_t item_size(const struct wire_field *f)
{
    return (size_t)f->item->size * wire_many(f->item);
}

bool wire_take_at(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                  char *member)
{
    char *item = NULL;

    (void)x;
    if (!f->many || !json_is_null(value)) {
        item = wire_room_take(in, item_size(f));
        if (!item || !wire_take_value(in, f->item, value, item))
            return false;
    }
    memcpy(member, &item, sizeof item);
    return true;
}

void wire_put_at(struct wire_out *out, const struct wire_field *f, const char *x,
                 const char *member)
{
    const char *item;

    (void)x;
    memcpy(&item, member, sizeof item);
    if (item)
        wire_put_value(out, f->item, item);
    else
        wire_put(out, "null");
    out->invalid |= !item && !f->many;
}

bool wire_take_rows(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    size_t size = item_size(f);

    if (!wire_take_list(in, value, (size_t)f->lo, (size_t)f->hi))
        return false;
    char *first = json_array_size(value) ? wire_room_take(in, json_array_size(value) * size) : NULL;
    if (!first && json_array_size(value))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = wire_push_index(in, i);
        if (!wire_take_value(in, f->item, json_array_get(value, i), first + i * size))
            return false;
        wire_pop(in, here);
    }
    memcpy(member, &first, sizeof first);
    wire_set(x + f->also, sizeof(uint32_t), (int64_t)json_array_size(value));
    return true;
}

void wire_put_rows(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    size_t count = (size_t)wire_get(x + f->also, sizeof(uint32_t), false);
    const char *first;

    memcpy(&first, member, sizeof first);
    if (count < (size_t)f->lo || count > (size_t)f->hi || (count && !first)) {
        out->invalid = true;
        return;
    }
    wire_put(out, "[");
    for (size_t i = 0; i < count; i++) {
        wire_put(out, i ? "," : "");
        wire_put_value(out, f->item, first + i * item_size(f));
    }
    wire_put(out, "]");
}

/* ---- lists of one type ---- */

/* How many there may be, at least and at most. */
static void bounds(const struct wire_field *f, const char *x, size_t *lo, size_t *hi)
{
    *lo = f->cut || f->counted ? 0 : f->many;
    *hi = f->many;
    if (f->follows)
        *lo = *hi = *((const uint8_t *)x + f->also);
}

/* In a list, no act is null. */
static bool take_array(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x)
{
    size_t lo, hi;

    bounds(f, x, &lo, &hi);
    if (!wire_take_list(in, value, lo, hi))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        const json_t *item = json_array_get(value, i);
        size_t here = wire_push_index(in, i);
        if (!(f->type == WIRE_ACT && json_is_null(item)) &&
            !wire_ways[f->type].take(in, f, item, x, x + f->at + i * f->size))
            return false;
        wire_pop(in, here);
    }
    if (f->counted && !f->follows)
        wire_set(x + f->also, 1, (int64_t)json_array_size(value));
    return true;
}

/* How many are written. */
static size_t count_of(struct wire_out *out, const struct wire_field *f, const char *x)
{
    size_t count = f->counted ? *((const uint8_t *)x + f->also) : f->many;

    if (count > f->many) {
        out->invalid = true;
        return 0;
    }
    while (f->cut && count > 0 &&
           wire_rest_is_zero(x + f->at, (count - 1) * f->size, count * f->size))
        count--;
    out->invalid |= !wire_rest_is_zero(x + f->at, count * f->size, (size_t)f->many * f->size);
    return count;
}

static void put_array(struct wire_out *out, const struct wire_field *f, const char *x)
{
    size_t count = count_of(out, f, x);

    wire_put(out, "[");
    for (size_t i = 0; i < count; i++) {
        const char *member = x + f->at + i * f->size;
        wire_put(out, i ? "," : "");
        if (f->type == WIRE_ACT && wire_no_act((const struct ad_act *)(const void *)member))
            wire_put(out, "null");
        else
            wire_ways[f->type].put(out, f, x, member);
    }
    wire_put(out, "]");
}

/* ---- any field ---- */

bool wire_take_value(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x)
{
    if (f->many)
        return take_array(in, f, value, x);
    return wire_ways[f->type].take(in, f, value, x, x + f->at);
}

void wire_put_value(struct wire_out *out, const struct wire_field *f, const char *x)
{
    if (f->many)
        put_array(out, f, x);
    else
        wire_ways[f->type].put(out, f, x, x + f->at);
}

const struct wire_type_ways wire_ways[WIRE_TYPES] = {
    [WIRE_BOOL] = {wire_take_bool, wire_put_bool},
    [WIRE_NUMBER] = {wire_take_ranged, wire_put_ranged},
    [WIRE_WORD] = {wire_take_enum, wire_put_enum},
    [WIRE_BITS] = {wire_take_bits, wire_put_bits},
    [WIRE_NAME] = {wire_take_name, wire_put_name},
    [WIRE_DATE] = {wire_take_date, wire_put_date},
    [WIRE_POINT] = {wire_take_point, wire_put_point},
    [WIRE_ARTICLE] = {wire_take_article, wire_put_article},
    [WIRE_CITES] = {wire_take_cites, wire_put_cites},
    [WIRE_SQUARE] = {wire_take_square, wire_put_square},
    [WIRE_ACT] = {wire_take_act, wire_put_act},
    [WIRE_MOVE] = {wire_take_move, wire_put_move},
    [WIRE_FEN] = {wire_take_fen, wire_put_fen},
    [WIRE_BOARD] = {wire_take_board, wire_put_board},
    [WIRE_LINEUP] = {wire_take_lineup, wire_put_lineup},
    [WIRE_SCORE] = {wire_take_score, wire_put_score},
    [WIRE_LETTER] = {wire_take_letter, wire_put_letter},
    [WIRE_LOT] = {wire_take_lot, wire_put_lot},
    [WIRE_TIEBREAK] = {wire_take_tiebreak, wire_put_tiebreak},
    [WIRE_RECORD] = {wire_take_inner, wire_put_inner},
    [WIRE_AT] = {wire_take_at, wire_put_at},
    [WIRE_SQUARES] = {wire_take_squares, wire_put_squares},
    [WIRE_TEXT] = {wire_take_text, wire_put_text},
    [WIRE_PHRASE] = {wire_take_phrase, wire_put_phrase},
    [WIRE_LIST] = {wire_take_records, wire_put_records},
    [WIRE_ROWS] = {wire_take_rows, wire_put_rows},
};
