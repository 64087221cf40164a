/*
 * wire/value_plain.c -- truth, numbers, words, sets of words and texts, both ways.
 */
#include <string.h>

#include "wire/field.h"

/* ---- what every reader asks ---- */

bool wire_take_number(struct wire_in *in, const json_t *value, int64_t lo, int64_t hi, int64_t *out)
{
    if (json_is_real(value))
        return wire_refuse(in, WIRE_LOSSY);
    if (!json_is_integer(value))
        return wire_refuse(in, WIRE_NO_NUMBER);
    *out = json_integer_value(value);
    return *out >= lo && *out <= hi ? true : wire_refuse(in, WIRE_RANGE);
}

bool wire_take_string(struct wire_in *in, const json_t *value, const char **text, size_t *len)
{
    if (!json_is_string(value))
        return wire_refuse(in, WIRE_NO_STRING);
    *text = json_string_value(value);
    *len = json_string_length(value);
    return true;
}

bool wire_take_word(struct wire_in *in, const struct wire_words *words, const json_t *value,
                    unsigned *out)
{
    const char *text;
    size_t len;

    if (!wire_take_string(in, value, &text, &len))
        return false;
    return wire_find_word(words, text, out) ? true : wire_refuse(in, WIRE_UNKNOWN_WORD);
}

/* Is it a list of lo to hi values? */
bool wire_take_list(struct wire_in *in, const json_t *value, size_t lo, size_t hi)
{
    if (!json_is_array(value))
        return wire_refuse(in, WIRE_NO_LIST);
    if (json_array_size(value) < lo || json_array_size(value) > hi)
        return wire_refuse(in, WIRE_COUNT);
    return true;
}

/* ---- truth and numbers ---- */

bool wire_take_bool(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    (void)x;
    if (!json_is_boolean(value))
        return wire_refuse(in, WIRE_NO_BOOL);
    wire_set(member, f->size, json_is_true(value));
    return true;
}

void wire_put_bool(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    int64_t value = wire_get(member, f->size, false);

    (void)x;
    out->invalid |= value > 1;
    wire_put(out, value ? "true" : "false");
}

bool wire_take_ranged(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                      char *member)
{
    int64_t number;

    (void)x;
    if (!wire_take_number(in, value, f->lo, f->hi, &number))
        return false;
    wire_set(member, f->size, number);
    return true;
}

void wire_put_ranged(struct wire_out *out, const struct wire_field *f, const char *x,
                     const char *member)
{
    int64_t value = wire_get(member, f->size, f->lo < 0);

    (void)x;
    out->invalid |= value < f->lo || value > f->hi;
    wire_put_number(out, value);
}

/* ---- words ---- */

bool wire_take_enum(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    unsigned word;

    (void)x;
    if (!wire_take_word(in, f->words, value, &word))
        return false;
    wire_set(member, f->size, word);
    return true;
}

void wire_put_enum(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    (void)x;
    wire_put_word(out, wire_word(f->words, (uint64_t)wire_get(member, f->size, true)));
}

bool wire_take_bits(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    uint64_t bits = 0;
    unsigned word;

    (void)x;
    if (!wire_take_list(in, value, 0, f->words->count))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = wire_push_index(in, i);
        if (!wire_take_word(in, f->words, json_array_get(value, i), &word))
            return false;
        if (bits >> word & 1)
            return wire_refuse(in, WIRE_TWICE);
        bits |= UINT64_C(1) << word;
        wire_pop(in, here);
    }
    wire_set(member, f->size, (int64_t)bits);
    return true;
}

void wire_put_bits(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    uint64_t set = (uint64_t)wire_get(member, f->size, false);
    const char *comma = "";

    (void)x;
    out->invalid |= set >> f->words->count != 0;
    wire_put(out, "[");
    for (unsigned i = 0; i < f->words->count; i++)
        if (set >> i & 1) {
            wire_put(out, comma);
            wire_put_word(out, wire_word(f->words, i));
            comma = ",";
        }
    wire_put(out, "]");
}

/* ---- texts ---- */

bool wire_take_name(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    const char *text;
    size_t len;

    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (len >= f->size)
        return wire_refuse(in, WIRE_LONG);
    memset(member, 0, f->size);
    memcpy(member, text, len);
    return true;
}

void wire_put_name(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    const char *end = memchr(member, '\0', f->size);
    size_t len = end ? (size_t)(end - member) : 0;

    (void)x;
    out->invalid |= !end || !wire_rest_is_zero(member, len, f->size);
    wire_put_string(out, member, len);
}

bool wire_take_text(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    const char *text;
    size_t len;

    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (len > (size_t)f->hi)
        return wire_refuse(in, WIRE_LONG);
    memcpy(member, text, len);
    wire_set(x + f->also, 1, (int64_t)len);
    return true;
}

void wire_put_text(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    size_t len = *((const uint8_t *)x + f->also);

    if (len > (size_t)f->hi) {
        out->invalid = true;
        return;
    }
    out->invalid |= !wire_rest_is_zero(member, len, (size_t)f->hi);
    wire_put_string(out, member, len);
}

/* The bytes go to the caller's room, with a NUL behind them. */
bool wire_take_phrase(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                      char *member)
{
    const char *text;
    size_t len;

    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (len > (size_t)f->hi)
        return wire_refuse(in, WIRE_LONG);
    char *kept = wire_room_take(in, len + 1);
    if (!kept)
        return false;
    memcpy(kept, text, len);
    memcpy(member, &kept, sizeof kept);
    memcpy(x + f->also, &len, sizeof len);
    return true;
}

void wire_put_phrase(struct wire_out *out, const struct wire_field *f, const char *x,
                     const char *member)
{
    const char *text;
    size_t len;

    memcpy(&text, member, sizeof text);
    memcpy(&len, x + f->also, sizeof len);
    out->invalid |= !text || len > (size_t)f->hi;
    if (!out->invalid)
        wire_put_string(out, text, len);
}
