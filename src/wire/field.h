/*
 * wire/field.h -- inside the room: what a table of fields is made of.
 *
 * A field is a name on the wire and a place in a struct. Writing walks the table, reading walks the
 * table; nothing else knows a field. Two shapes are built from fields: a *form* has kinds, and each
 * kind some of the fields (commands, events); a *record* has them all (tables, games).
 */
#ifndef AD_WIRE_FIELD_H
#define AD_WIRE_FIELD_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wire/wire.h"

enum wire_type {
    WIRE_BOOL,
    WIRE_NUMBER,  /* lo .. hi; below zero only if lo is                              */
    WIRE_WORD,    /* of `words`; the word "" is no word                              */
    WIRE_BITS,    /* words as a list: word i is bit i                                */
    WIRE_SQUARE,  /* "e4"                                                            */
    WIRE_SQUARES, /* at most hi; also: how many (uint8_t), third: together (uint32_t) */
    WIRE_ACT,     /* "e2e4"; also: a bool that says there is one, or 0                */
    WIRE_MOVE,    /* "e2e4 double-step"                                              */
    WIRE_TEXT,    /* at most hi bytes; also: how many (uint8_t)                       */
    WIRE_CITES,   /* ["fide-2017 7.5.3"]                                             */
    WIRE_FEN,     /* a position; an irregular one too if hi is 1                      */
    WIRE_RECORD,  /* an object of its own                                            */
    WIRE_LIST,    /* records, at most hi; also: how many (uint8_t)                    */
    WIRE_PLIES    /* records behind a pointer; also: how many, third: room (uint32_t) */
};

struct wire_words {
    const char *const *word;
    unsigned count;
};

struct wire_record;

struct wire_field {
    const char *name;
    enum wire_type type;
    bool may;      /* in a record: left out when it is empty */
    uint16_t size; /* of one of them                         */
    uint16_t many; /* a list of exactly so many; 0: just one */
    size_t at, also, third;
    int64_t lo, hi;
    const struct wire_words *words;
    const struct wire_record *record;
};

/* Fields by bits: bit i is fields[i]. */
struct wire_shape {
    const struct wire_field *fields;
    unsigned count;
    size_t size;       /* of the struct                        */
    const void *empty; /* one with every field at its default  */
};

struct wire_record {
    struct wire_shape shape;
};

struct wire_kind {
    uint64_t must, may;
};

struct wire_form {
    uint8_t version;
    struct wire_shape shape;
    size_t version_at, kind_at; /* uint8_t both */
    const struct wire_kind *kinds;
    struct wire_words words; /* of the kinds */
};

/* A word by its number; "" if there is none. */
static inline const char *wire_word(const struct wire_words *words, uint64_t i)
{
    return i < words->count ? words->word[i] : "";
}

/* How many there are of it, an array or not. */
static inline unsigned wire_many(const struct wire_field *f)
{
    return f->many ? f->many : 1;
}

/* The fields of a record that are always there. */
uint64_t wire_must(const struct wire_shape *shape);

/* The number in a member. */
int64_t wire_get(const void *member, size_t size, bool is_signed);

/* Is the field as in the shape's empty struct? */
bool wire_is_empty(const struct wire_shape *shape, const struct wire_field *f, const void *x);

/* The bytes of memory that a field fills, in at most three stretches. Not for records. */
struct wire_span {
    size_t at, size;
};
unsigned wire_spans(struct wire_span out[3], const struct wire_field *f);

/* ---- writing ---- */

struct wire_out {
    char *text;
    size_t cap, len; /* len counts what did not fit too */
    bool invalid;
};

void wire_put(struct wire_out *out, const char *text);
void wire_put_string(struct wire_out *out, const char *text, size_t len);

/* The fields in `in`, those in `must` even if they are empty, parted and led by commas. */
void wire_put_fields(struct wire_out *out, const struct wire_shape *shape, uint64_t in,
                     uint64_t must, const void *x);
void wire_put_record(struct wire_out *out, const struct wire_record *record, const void *x);

/* The fields of an event that make its ruling, led by a comma. */
void wire_put_ruling(struct wire_out *out, const struct ad_event *e);

/* End with a NUL: the length, or a negative code. */
int wire_put_end(struct wire_out *out);

int wire_form_write(char *out, size_t cap, const struct wire_form *form, const void *x);

/* ---- reading ---- */

struct wire_in {
    struct wire_fault fault;
    size_t place; /* bytes of fault.place in use */
};

/* Always false, so that a reader may end with it; the compiler should see that. */
static inline bool wire_refuse(struct wire_in *in, enum wire_why why)
{
    in->fault.why = why;
    return false;
}
bool wire_refuse_at(struct wire_in *in, const char *name, enum wire_why why);

/* The JSON in a text, which is an object; or NULL. */
json_t *wire_parse(struct wire_in *in, const char *text, size_t len, size_t max);

/* Its version: 1 .. newest, or 0 and refused. */
unsigned wire_take_version(struct wire_in *in, const json_t *object, unsigned newest);

/* The fields in `in`, of which those in `must` may not be missing, into *x, which is empty. The
 * object has no others than these and the names in `besides`. */
bool wire_take_fields(struct wire_in *in, const json_t *object, const struct wire_shape *shape,
                      uint64_t mask, uint64_t must, const char *const besides[], void *x);
bool wire_take_record(struct wire_in *in, const json_t *object, const struct wire_record *record,
                      const char *const besides[], void *x);

/* Hand the outcome over: 0, or a negative code and *fault. */
int wire_take_end(const struct wire_in *in, bool good, struct wire_fault *fault);

/* `forms` by version, from 1. */
int wire_form_read(void *out, const struct wire_form *const forms[], unsigned newest,
                   const char *text, size_t len, struct wire_fault *fault);

/* ---- the tables ---- */

extern const struct wire_form wire_command_1, wire_event_1;
extern const struct wire_record *const wire_table_rows, *const wire_game_rows;

extern const struct wire_words wire_words_answer, wire_words_castling, wire_words_colour,
    wire_words_edition, wire_words_flag, wire_words_flag_state, wire_words_format, wire_words_how,
    wire_words_item, wire_words_kind, wire_words_language, wire_words_mode, wire_words_offence,
    wire_words_part, wire_words_penalty, wire_words_reason, wire_words_result,
    wire_words_supervision, wire_words_verdict, wire_words_what, wire_words_who;

/* ---- rows ---- */

#define WIRE_AT(S, m) .size = sizeof(((struct S *)0)->m), .at = offsetof(struct S, m)
#define WIRE_ATS(S, m, n) \
    .size = sizeof(((struct S *)0)->m[0]), .many = n, .at = offsetof(struct S, m)

#endif
