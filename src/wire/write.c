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
#include "adoube/fen.h"
#include "adoube/pgn.h"
#include "wire/field.h"

static void put_bytes(struct wire_out *out, const char *text, size_t len)
{
    if (out->len < out->cap && len < out->cap - out->len)
        memcpy(out->text + out->len, text, len);
    out->len += len;
}

void wire_put(struct wire_out *out, const char *text)
{
    put_bytes(out, text, strlen(text));
}

/* One byte of a string: what JSON wants escaped is. */
static void put_char(struct wire_out *out, char c)
{
    char escaped[8];

    if (c == '"' || c == '\\')
        put_bytes(out, (char[]){'\\', c}, 2);
    else if ((unsigned char)c >= ' ')
        put_bytes(out, &c, 1);
    else
        put_bytes(out, escaped, (size_t)snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)c));
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

/* A word of ours, which needs no escaping; "" is none. */
static void put_word(struct wire_out *out, const char *word)
{
    out->invalid |= *word == '\0';
    wire_put(out, "\"");
    wire_put(out, word);
    wire_put(out, "\"");
}

static void put_number(struct wire_out *out, int64_t value)
{
    char text[24];

    snprintf(text, sizeof text, "%" PRId64, value);
    wire_put(out, text);
}

static void put_ranged(struct wire_out *out, const struct wire_field *f, const void *member)
{
    int64_t value = wire_get(member, f->size, f->lo < 0);

    out->invalid |= value < f->lo || value > f->hi;
    put_number(out, value);
}

static void put_bool(struct wire_out *out, const struct wire_field *f, const void *member)
{
    int64_t value = wire_get(member, f->size, false);

    out->invalid |= value > 1;
    wire_put(out, value ? "true" : "false");
}

static void put_enum(struct wire_out *out, const struct wire_field *f, const void *member)
{
    int64_t value = wire_get(member, f->size, true);

    put_word(out, wire_word(f->words, (uint64_t)value));
}

static void put_bits(struct wire_out *out, const struct wire_field *f, const void *member)
{
    uint64_t set = (uint64_t)wire_get(member, f->size, false);
    const char *comma = "";

    out->invalid |= set >> f->words->count != 0;
    wire_put(out, "[");
    for (unsigned i = 0; i < f->words->count; i++)
        if (set >> i & 1) {
            wire_put(out, comma);
            put_word(out, wire_word(f->words, i));
            comma = ",";
        }
    wire_put(out, "]");
}

static void put_square_name(struct wire_out *out, unsigned square)
{
    out->invalid |= square >= AD_SQUARES;
    put_bytes(out, (char[]){(char)('a' + (square & 7)), (char)('1' + (square >> 3 & 7))}, 2);
}

static void put_square(struct wire_out *out, unsigned square)
{
    wire_put(out, "\"");
    put_square_name(out, square);
    wire_put(out, "\"");
}

/* Is it zero from byte `from` on? What lies behind a length must be, or it would be lost. */
static bool rest_is_zero(const uint8_t *bytes, size_t from, size_t size)
{
    while (from < size && bytes[from] == 0)
        from++;
    return from >= size;
}

static void put_squares(struct wire_out *out, const struct wire_field *f, const char *x)
{
    const uint8_t *list = (const uint8_t *)x + f->at;
    unsigned count = *((const uint8_t *)x + f->also);
    uint64_t together = (uint64_t)wire_get(x + f->third, sizeof(uint32_t), false);

    if (count > f->hi || together & 1 || together >> count) {
        out->invalid = true;
        return;
    }
    out->invalid |= !rest_is_zero(list, count, (size_t)f->hi);
    wire_put(out, "[");
    for (unsigned i = 0; i < count; i++) {
        wire_put(out, i ? ",\"" : "\"");
        wire_put(out, together >> i & 1 ? "+" : "");
        put_square_name(out, list[i]);
        wire_put(out, "\"");
    }
    wire_put(out, "]");
}

static bool no_act(const struct ad_act *act)
{
    return act->from == AD_NO_SQUARE && act->to == AD_NO_SQUARE && act->promotion == AD_EMPTY &&
           act->castling == AD_CASTLING_NONE;
}

static void put_castling(struct wire_out *out, const struct ad_act *act)
{
    out->invalid |=
        act->from != AD_NO_SQUARE || act->to != AD_NO_SQUARE || act->promotion != AD_EMPTY;
    put_word(out, wire_word(&wire_words_castling, act->castling));
}

static void put_act(struct wire_out *out, const struct ad_act *act)
{
    if (act->castling != AD_CASTLING_NONE) {
        put_castling(out, act);
        return;
    }
    wire_put(out, "\"");
    put_square_name(out, act->from);
    put_square_name(out, act->to);
    out->invalid |= act->promotion > AD_KING;
    if (act->promotion != AD_EMPTY)
        put_bytes(out, &"-pnbrqk?"[act->promotion & 7], 1);
    wire_put(out, "\"");
}

static void put_act_field(struct wire_out *out, const struct wire_field *f, const char *x)
{
    if (f->also && x[f->also] != 1)
        out->invalid = true;
    put_act(out, (const struct ad_act *)(const void *)(x + f->at));
}

static void put_move(struct wire_out *out, ad_move m)
{
    const char *how = wire_word(&wire_words_how, (unsigned)ad_move_how(m));

    out->invalid |= *how == '\0';
    wire_put(out, "\"");
    put_square_name(out, (unsigned)ad_move_from(m));
    put_square_name(out, (unsigned)ad_move_to(m));
    wire_put(out, " ");
    wire_put(out, how);
    wire_put(out, "\"");
}

static void put_text(struct wire_out *out, const struct wire_field *f, const char *x)
{
    size_t len = *((const uint8_t *)x + f->also);

    if (len > (size_t)f->hi) {
        out->invalid = true;
        return;
    }
    out->invalid |= !rest_is_zero((const uint8_t *)x + f->at, len, (size_t)f->hi);
    wire_put_string(out, x + f->at, len);
}

static void put_article(struct wire_out *out, ad_article a)
{
    wire_put(out, "\"");
    wire_put(out, ad_edition_name(ad_article_edition(a)));
    wire_put(out, " ");
    wire_put(out, ad_article_number(a));
    wire_put(out, "\"");
    out->invalid |= *ad_article_number(a) == '\0';
}

static void put_cites(struct wire_out *out, const struct ad_cites *cites)
{
    if (cites->count > AD_CITES_MAX) {
        out->invalid = true;
        return;
    }
    for (unsigned i = cites->count; i < AD_CITES_MAX; i++)
        out->invalid |= cites->article[i] != AD_NO_ARTICLE;
    wire_put(out, "[");
    for (unsigned i = 0; i < cites->count; i++) {
        wire_put(out, i ? "," : "");
        put_article(out, cites->article[i]);
    }
    wire_put(out, "]");
}

/* A position that a reader would not make again is our caller's mistake. */
static void put_fen(struct wire_out *out, const struct wire_field *f, const struct ad_position *p)
{
    char text[AD_FEN_MAX];
    struct ad_setup setup;
    struct ad_position again;

    ad_position_setup(&setup, p);
    if ((f->hi ? ad_position_irregular(&again, &setup) : ad_position_from(&again, &setup)) != 0 ||
        memcmp(&again, p, sizeof again) != 0 || ad_fen_write(text, sizeof text, p, AD_FEN_X) < 0) {
        out->invalid = true;
        return;
    }
    put_word(out, text);
}

static void put_records(struct wire_out *out, const struct wire_field *f, const char *first,
                        uint32_t count)
{
    wire_put(out, "[");
    for (uint32_t i = 0; i < count; i++) {
        wire_put(out, i ? "," : "");
        wire_put_record(out, f->record, first + (size_t)i * f->record->shape.size);
    }
    wire_put(out, "]");
}

static void put_list(struct wire_out *out, const struct wire_field *f, const char *x)
{
    unsigned count = *((const uint8_t *)x + f->also);

    if (count > f->hi)
        out->invalid = true;
    else
        put_records(out, f, x + f->at, count);
}

static void put_plies(struct wire_out *out, const struct wire_field *f, const char *x)
{
    const char *first;
    uint32_t count = (uint32_t)wire_get(x + f->also, sizeof count, false);
    uint32_t room = (uint32_t)wire_get(x + f->third, sizeof room, false);

    memcpy(&first, x + f->at, sizeof first);
    if (count > room)
        out->invalid = true;
    else
        put_records(out, f, first, count);
}

/* What is one member, and may stand in a list of several. */
static void put_member(struct wire_out *out, const struct wire_field *f, const void *member)
{
    switch (f->type) {
    case WIRE_BOOL: put_bool(out, f, member); break;
    case WIRE_NUMBER: put_ranged(out, f, member); break;
    case WIRE_WORD: put_enum(out, f, member); break;
    case WIRE_BITS: put_bits(out, f, member); break;
    case WIRE_SQUARE: put_square(out, *(const uint8_t *)member); break;
    case WIRE_ACT: put_act(out, member); break;
    case WIRE_MOVE: put_move(out, *(const ad_move *)member); break;
    case WIRE_CITES: put_cites(out, member); break;
    case WIRE_FEN: put_fen(out, f, member); break;
    case WIRE_RECORD: wire_put_record(out, f->record, member); break;
    case WIRE_SQUARES:
    case WIRE_TEXT:
    case WIRE_LIST:
    case WIRE_PLIES: out->invalid = true; break; /* more than one member: put_value */
    }
}

/* A list of exactly so many. In one, no act is null. */
static void put_array(struct wire_out *out, const struct wire_field *f, const char *x)
{
    for (unsigned i = 0; i < f->many; i++) {
        const void *member = x + f->at + (size_t)i * f->size;
        wire_put(out, i ? "," : "[");
        if (f->type == WIRE_ACT && no_act(member))
            wire_put(out, "null");
        else
            put_member(out, f, member);
    }
    wire_put(out, "]");
}

static void put_value(struct wire_out *out, const struct wire_field *f, const char *x)
{
    if (f->many)
        put_array(out, f, x);
    else if (f->type == WIRE_SQUARES)
        put_squares(out, f, x);
    else if (f->type == WIRE_ACT)
        put_act_field(out, f, x);
    else if (f->type == WIRE_TEXT)
        put_text(out, f, x);
    else if (f->type == WIRE_LIST)
        put_list(out, f, x);
    else if (f->type == WIRE_PLIES)
        put_plies(out, f, x);
    else
        put_member(out, f, x + f->at);
}

void wire_put_fields(struct wire_out *out, const struct wire_shape *shape, uint64_t in,
                     uint64_t must, const void *x)
{
    for (unsigned i = 0; i < shape->count; i++) {
        const struct wire_field *f = &shape->fields[i];
        if (!(in >> i & 1) || (!(must >> i & 1) && wire_is_empty(shape, f, x)))
            continue;
        wire_put(out, ",\"");
        wire_put(out, f->name);
        wire_put(out, "\":");
        put_value(out, f, x);
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

/* Does a field of this kind fill the byte? */
static bool in_use(const struct wire_shape *shape, uint64_t in, size_t at)
{
    struct wire_span span[3];

    for (unsigned i = 0; i < shape->count; i++)
        if (in >> i & 1)
            for (unsigned n = wire_spans(span, &shape->fields[i]); n-- > 0;)
                if (at >= span[n].at && at - span[n].at < span[n].size)
                    return true;
    return false;
}

/* What the kind does not have must be empty, or it would be lost. Fields may share a place, so
 * bytes are asked, but only those of fields: there is padding. */
static bool rest_is_empty(const struct wire_shape *shape, uint64_t in, const char *x)
{
    const char *empty = shape->empty;
    struct wire_span span[3];

    for (unsigned i = 0; i < shape->count; i++) {
        if (in >> i & 1 || wire_is_empty(shape, &shape->fields[i], x))
            continue;
        for (unsigned n = wire_spans(span, &shape->fields[i]); n-- > 0;)
            for (size_t at = span[n].at; at < span[n].at + span[n].size; at++)
                if (x[at] != empty[at] && !in_use(shape, in, at))
                    return false;
    }
    return true;
}

int wire_form_write(char *text, size_t cap, const struct wire_form *form, const void *x)
{
    struct wire_out out = {text, cap, 0, false};
    const uint8_t *bytes = x;
    unsigned kind = bytes[form->kind_at];

    if (bytes[form->version_at] != form->version || kind >= form->words.count)
        return AD_EINVAL;
    uint64_t must = form->kinds[kind].must, in = must | form->kinds[kind].may;
    if (!rest_is_empty(&form->shape, in, x))
        return AD_EINVAL;
    wire_put(&out, "{\"v\":");
    put_number(&out, form->version);
    wire_put(&out, ",\"kind\":");
    put_word(&out, wire_word(&form->words, kind));
    wire_put_fields(&out, &form->shape, in, must, x);
    wire_put(&out, "}");
    return wire_put_end(&out);
}
