/*
 * wire/write.c -- structs to JSON, along a table of fields.
 *
 * The text goes straight to the caller's buffer. A value that a reader would refuse is not
 * written: the whole text is invalid then.
 */
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "adoube/err.h"
#include "adoube/pgn.h"
#include "wire/field.h"

void wire_put_bytes(struct wire_out *out, const char *text, size_t len)
{
    if (out->len < out->cap && len < out->cap - out->len)
        memcpy(out->text + out->len, text, len);
    out->len += len;
}

void wire_put(struct wire_out *out, const char *text)
{
    wire_put_bytes(out, text, strlen(text));
}

/* One byte of a string: what JSON wants escaped is. */
static void put_char(struct wire_out *out, char c)
{
    char escaped[8];

    if (c == '"' || c == '\\')
        wire_put_bytes(out, (char[]){'\\', c}, 2);
    else if ((unsigned char)c >= ' ')
        wire_put_bytes(out, &c, 1);
    else
        wire_put_bytes(out, escaped,
                       (size_t)snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)c));
}

void wire_put_string(struct wire_out *out, const char *text, size_t len)
{
    if (memchr(text, '\0', len) || !ad_text_is_utf8(text, len))
        out->invalid = true;
    wire_put(out, "\"");
    for (size_t i = 0; i < len; i++)
        put_char(out, text[i]);
    wire_put(out, "\"");
}

void wire_put_word(struct wire_out *out, const char *word)
{
    out->invalid |= *word == '\0';
    wire_put(out, "\"");
    wire_put(out, word);
    wire_put(out, "\"");
}

void wire_put_number(struct wire_out *out, int64_t value)
{
    char text[24];

    snprintf(text, sizeof text, "%" PRId64, value);
    wire_put(out, text);
}

void wire_put_fields(struct wire_out *out, const struct wire_shape *shape, uint64_t mask,
                     uint64_t must, const void *x)
{
    for (unsigned i = 0; i < shape->count; i++) {
        const struct wire_field *f = &shape->fields[i];
        if (!(mask >> i & 1) || (!(must >> i & 1) && wire_is_empty(shape, f, x)))
            continue;
        wire_put(out, ",\"");
        wire_put(out, f->name);
        wire_put(out, "\":");
        wire_put_value(out, f, x);
    }
}

/* The comma before the first field becomes the brace that opens the object. */
void wire_put_record(struct wire_out *out, const struct wire_record *record, const void *x)
{
    size_t start = out->len;

    wire_put_fields(out, &record->shape, UINT64_MAX, wire_must(&record->shape), x);
    if (out->len == start)
        wire_put(out, "{");
    else if (start < out->cap)
        out->text[start] = '{';
    wire_put(out, "}");
}

int wire_put_end(struct wire_out *out)
{
    if (out->invalid)
        return AD_EINVAL;
    if (out->len >= out->cap || out->len > INT_MAX)
        return AD_EFULL;
    out->text[out->len] = '\0';
    return (int)out->len;
}

/* ---- forms ---- */

static bool in_use(const struct wire_shape *shape, uint64_t mask, size_t at);

/* Of a record its fields: what lies between them is lost. */
static bool fills(const struct wire_field *f, size_t at)
{
    struct wire_span span[3];

    for (unsigned n = wire_spans(span, f); n-- > 0;)
        if (at >= span[n].at && at - span[n].at < span[n].size)
            return f->type != WIRE_RECORD ||
                   in_use(&f->record->shape, UINT64_MAX, (at - f->at) % f->size);
    return false;
}

/* Does a field of this kind fill the byte? */
static bool in_use(const struct wire_shape *shape, uint64_t mask, size_t at)
{
    for (unsigned i = 0; i < shape->count; i++)
        if (mask >> i & 1 && fills(&shape->fields[i], at))
            return true;
    return false;
}

/* A form and what is looked at in it: fields of the kind, the struct, an empty one. */
struct search {
    const struct wire_shape *shape;
    uint64_t mask;
    const char *x, *empty;
};

/* Would some of this field be lost? `base` is where its struct lies in the form's. Fields may share
 * a place, so bytes are asked, but only those of fields: there is padding. */
static bool loses(const struct search *s, const struct wire_field *f, size_t base)
{
    struct wire_span span[3];

    for (unsigned i = 0; f->type == WIRE_RECORD && i < wire_many(f); i++)
        for (unsigned k = 0; k < f->record->shape.count; k++)
            if (loses(s, &f->record->shape.fields[k], base + f->at + i * f->size))
                return true;
    for (unsigned n = f->type == WIRE_RECORD ? 0 : wire_spans(span, f); n-- > 0;)
        for (size_t at = base + span[n].at; at < base + span[n].at + span[n].size; at++)
            if (s->x[at] != s->empty[at] && !in_use(s->shape, s->mask, at))
                return true;
    return false;
}

/* What the kind does not have must be empty, or it would be lost. */
static bool rest_is_empty(const struct wire_shape *shape, uint64_t mask, const char *x)
{
    struct search s = {shape, mask, x, shape->empty};

    for (unsigned i = 0; i < shape->count; i++)
        if (!(mask >> i & 1) && !wire_is_empty(shape, &shape->fields[i], x) &&
            loses(&s, &shape->fields[i], 0))
            return false;
    return true;
}

int wire_form_write(char *text, size_t cap, const struct wire_form *form, const void *x)
{
    struct wire_out out = {text, cap, 0, false};
    const uint8_t *bytes = x;
    unsigned kind = form->kinds ? bytes[form->kind_at] : 0;

    if ((form->version_at != WIRE_NOWHERE && bytes[form->version_at] != form->version) ||
        (form->kinds && kind >= form->words.count))
        return AD_EINVAL;
    struct wire_kind has = wire_kind_of(form, kind);
    if (!rest_is_empty(&form->shape, has.must | has.may, x))
        return AD_EINVAL;
    wire_put(&out, "{\"v\":");
    wire_put_number(&out, form->version);
    if (form->kinds) {
        wire_put(&out, form->asked ? ",\"do\":" : ",\"kind\":");
        wire_put_word(&out, wire_word(&form->words, kind));
    }
    wire_put_fields(&out, &form->shape, has.must | has.may, has.must, x);
    wire_put(&out, "}");
    return wire_put_end(&out);
}
