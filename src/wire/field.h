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

#include "adoube/lineup.h"
#include "wire/wire.h"

enum wire_type {
    /* one member: these may stand in a list */
    WIRE_BOOL,
    WIRE_NUMBER,   /* lo .. hi; below zero only if lo is             */
    WIRE_WORD,     /* of `words`; the word "" is no word             */
    WIRE_BITS,     /* words as a list: word i is bit i               */
    WIRE_NAME,     /* char[size], zero behind its end                */
    WIRE_DATE,     /* "1987-10-04"; AD_NO_DATE is null               */
    WIRE_POINT,    /* "BTO 16.7"                                     */
    WIRE_ARTICLE,  /* "fide-2017 7.5.3"                              */
    WIRE_CITES,    /* a list of those                                */
    WIRE_SQUARE,   /* "e4"                                           */
    WIRE_ACT,      /* "e2e4"; also: a bool that says there is one    */
    WIRE_MOVE,     /* "e2e4 double-step"                             */
    WIRE_FEN,      /* a position; an irregular one too if hi is 1    */
    WIRE_BOARD,    /* "10": what home and guest got; "" is nothing   */
    WIRE_LINEUP,   /* "1 2 (3) - 5"                                  */
    WIRE_SCORE,    /* "1-0" as people write it; else as WIRE_BOARD   */
    WIRE_LETTER,   /* a char: the first one of a word of `words`     */
    WIRE_LOT,      /* four words of a lot: 64 hexadecimal digits     */
    WIRE_TIEBREAK, /* "BH/C1"                                       */
    WIRE_RECORD,   /* an object of its own                           */
    WIRE_AT,       /* a pointer to one `item`; in a list, NULL is null */

    /* several members */
    WIRE_SQUARES, /* at most hi; also: how many (uint8_t), third: together (uint32_t) */
    WIRE_TEXT,    /* at most hi bytes; also: how many (uint8_t)                       */
    WIRE_PHRASE,  /* a pointer to at most hi bytes; also: how many (size_t)           */
    WIRE_LIST,    /* records, at most hi; also: how many (uint8_t)                    */
    WIRE_ROWS,    /* a pointer to items, lo to hi; also: how many (uint32_t)          */
    WIRE_TYPES
};

struct wire_words {
    const char *const *word;
    unsigned count;
};

struct wire_record;

struct wire_field {
    const char *name;
    enum wire_type type;
    bool may;      /* in a record: left out when it is empty                 */
    uint16_t size; /* of one of them                                         */
    uint16_t many; /* a list of exactly so many; 0: just one                 */
    bool cut;      /* ... or of fewer: zeros at the end are left out         */
    bool counted;  /* ... or of as many as `also` (uint8_t) says, zeros behind it */
    bool follows;  /* ... which an earlier field has set                     */
    size_t at, also, third;
    int64_t lo, hi;
    const struct wire_words *words;
    const struct wire_record *record;
    const struct wire_field *item;
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

#define WIRE_NOWHERE SIZE_MAX

struct wire_form {
    uint8_t version;
    struct wire_shape shape;
    size_t version_at, kind_at;    /* uint8_t both; a struct may have no version */
    const struct wire_kind *kinds; /* NULL: it has none, every field is its      */
    struct wire_words words;       /* of the kinds                               */
    uint64_t never;                /* fields that no kind of this form has       */
    size_t max;                    /* bytes of a text; 0: WIRE_TEXT_USUAL        */
    bool asked;                    /* "do" is its kind, and "v" the newest if it is not told */
};

enum { WIRE_TEXT_USUAL = 1 << 14, WIRE_FORM_SIZE = 2048 };

/* Which fields a kind must and may have. */
struct wire_kind wire_kind_of(const struct wire_form *form, unsigned kind);

/* The number of a word; false if there is none such. */
bool wire_find_word(const struct wire_words *words, const char *text, unsigned *out);

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

/* The number in a member, and a number into it, which fits. */
int64_t wire_get(const void *member, size_t size, bool is_signed);
void wire_set(void *member, size_t size, int64_t value);

/* Is it zero from byte `from` on? What lies behind a length must be, or it would be lost. */
bool wire_rest_is_zero(const void *bytes, size_t from, size_t size);

/* Is the field as in the shape's empty struct? Padding does not matter. */
bool wire_is_empty(const struct wire_shape *shape, const struct wire_field *f, const void *x);

/* Are they the same in all fields of `mask`, also behind pointers? */
bool wire_same(const struct wire_shape *shape, uint64_t mask, const void *x, const void *y);

/* The bytes of memory that a field fills, in at most three stretches; of a record with the padding
 * in it. */
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
void wire_put_bytes(struct wire_out *out, const char *text, size_t len);
void wire_put_string(struct wire_out *out, const char *text, size_t len);
void wire_put_number(struct wire_out *out, int64_t value);

/* A word of ours, which needs no escaping; "" is none. */
void wire_put_word(struct wire_out *out, const char *word);

/* A field of the struct x, whatever its type. */
void wire_put_value(struct wire_out *out, const struct wire_field *f, const char *x);

/* The fields in `mask`, those in `must` even if they are empty, parted and led by commas. */
void wire_put_fields(struct wire_out *out, const struct wire_shape *shape, uint64_t mask,
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
    char *room;   /* for what lies behind pointers */
    size_t room_left;
};

/* Always false, so that a reader may end with it; the compiler should see that. */
static inline bool wire_refuse(struct wire_in *in, enum wire_why why)
{
    in->fault.why = why;
    return false;
}
bool wire_refuse_at(struct wire_in *in, const char *name, enum wire_why why);
bool wire_refuse_byte(struct wire_in *in, size_t at, enum wire_why why);

/* A step down in the place, by name or by number; what it returns leads back up. */
size_t wire_push(struct wire_in *in, const char *name);
size_t wire_push_index(struct wire_in *in, size_t index);
void wire_pop(struct wire_in *in, size_t before);

/* Zeroed memory from the caller's room, aligned for anything; NULL and refused if it is used up. */
void *wire_room_take(struct wire_in *in, size_t size);

/* The JSON in a text, which is an object; or NULL. */
json_t *wire_parse(struct wire_in *in, const char *text, size_t len, size_t max);

/* Each false and refused if it is not that. A string has no NUL in it. */
bool wire_take_number(struct wire_in *in, const json_t *value, int64_t lo, int64_t hi,
                      int64_t *out);
bool wire_take_string(struct wire_in *in, const json_t *value, const char **text, size_t *len);
bool wire_take_word(struct wire_in *in, const struct wire_words *words, const json_t *value,
                    unsigned *out);
bool wire_take_list(struct wire_in *in, const json_t *value, size_t lo, size_t hi);

/* A field of the struct x, whatever its type. */
bool wire_take_value(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x);

/* Its version: 1 .. newest, or 0 and refused. */
unsigned wire_take_version(struct wire_in *in, const json_t *object, unsigned newest);

/* What the kind of a form is called. */
static inline const char *wire_kind_name(const struct wire_form *form)
{
    return form->asked ? "do" : "kind";
}

/* The fields in `mask`, of which those in `must` may not be missing, into *x, which is empty. The
 * object has no others than these and the names in `besides`. */
bool wire_take_fields(struct wire_in *in, const json_t *object, const struct wire_shape *shape,
                      uint64_t mask, uint64_t must, const char *const besides[], void *x);
bool wire_take_record(struct wire_in *in, const json_t *object, const struct wire_record *record,
                      const char *const besides[], void *x);

/* Hand the outcome over: 0, or a negative code and *fault. */
int wire_take_end(const struct wire_in *in, bool good, struct wire_fault *fault);

/* An object into *x, which has room for the form's struct. `forms` by version, from 1. */
bool wire_take_object(struct wire_in *in, const json_t *object,
                      const struct wire_form *const forms[], unsigned newest, char *x);

/* A text into *x, which has room for the form's struct. */
bool wire_take_form(struct wire_in *in, const struct wire_form *const forms[], unsigned newest,
                    const char *text, size_t len, char *x);

/* The same as a whole: *out is untouched if it is refused. `room` may be NULL. */
int wire_form_read(void *out, const struct wire_form *const forms[], unsigned newest,
                   const struct wire_room *room, const char *text, size_t len,
                   struct wire_fault *fault);

/* ---- types: how each is read and written ---- */

/* x is the struct, member the place in it. */
struct wire_type_ways {
    bool (*take)(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                 char *member);
    void (*put)(struct wire_out *out, const struct wire_field *f, const char *x,
                const char *member);
};

/* By enum wire_type; one function each way, in value_*.c. */
extern const struct wire_type_ways wire_ways[WIRE_TYPES];

#define WIRE_WAYS(name)                                                                        \
    bool wire_take_##name(struct wire_in *in, const struct wire_field *f, const json_t *value, \
                          char *x, char *member);                                              \
    void wire_put_##name(struct wire_out *out, const struct wire_field *f, const char *x,      \
                         const char *member);

WIRE_WAYS(bool)
WIRE_WAYS(ranged)
WIRE_WAYS(enum)
WIRE_WAYS(bits)
WIRE_WAYS(name)
WIRE_WAYS(text)
WIRE_WAYS(phrase)
WIRE_WAYS(date)
WIRE_WAYS(point)
WIRE_WAYS(article)
WIRE_WAYS(cites)
WIRE_WAYS(board)
WIRE_WAYS(lineup)
WIRE_WAYS(score)
WIRE_WAYS(letter)
WIRE_WAYS(lot)
WIRE_WAYS(tiebreak)
WIRE_WAYS(square)
WIRE_WAYS(squares)
WIRE_WAYS(act)
WIRE_WAYS(move)
WIRE_WAYS(fen)
WIRE_WAYS(inner)
WIRE_WAYS(at)
WIRE_WAYS(records)
WIRE_WAYS(rows)
#undef WIRE_WAYS

/* The act that is none, null in a list. */
bool wire_no_act(const struct ad_act *act);

/* ---- the tables ---- */

extern const struct wire_form wire_command_1, wire_event_1, wire_table_1, wire_game_1;
extern const struct wire_record rows_table, rows_offence, rows_result;

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
