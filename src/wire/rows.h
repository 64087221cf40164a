/*
 * wire/rows.h -- how the rows of a table of fields are written.
 *
 *     MUST(ad_money, amount, WIRE_NUMBER, RANGE(0, 100))     always there
 *     MAY(ad_party, grounds, WIRE_BITS, OF(grounds))         left out when it is empty
 *     AS("team", ad_squad_event, team.number, …)             another name than the member's
 *     CUT(…), COUNTED(…)                                     lists shorter than their array
 *
 * Of a form with kinds the kinds say what must be there and what may.
 */
#ifndef AD_WIRE_ROWS_H
#define AD_WIRE_ROWS_H

#include "wire/field.h"

/* Numbers beyond this are not exact in a browser. */
#define EXACT INT64_C(9007199254740991)

/* clang-format off */
#define AS(n, S, m, t, ...)   {.name = n, .type = t, WIRE_AT(S, m), __VA_ARGS__}
#define MUST(S, m, t, ...)    {.name = #m, .type = t, WIRE_AT(S, m), __VA_ARGS__}
#define MAY(S, m, t, ...)     {.name = #m, .type = t, .may = true, WIRE_AT(S, m), __VA_ARGS__}
#define MAY_AS(n, S, m, t, ...)                                                                    \
    {.name = n, .type = t, .may = true, WIRE_AT(S, m), __VA_ARGS__}
#define MUST2(S, m, t, ...)   {.name = #m, .type = t, WIRE_ATS(S, m, 2), __VA_ARGS__}
#define MAY2(S, m, t, ...)    {.name = #m, .type = t, .may = true, WIRE_ATS(S, m, 2), __VA_ARGS__}

/* A list of up to n; zeros at its end are left out. */
#define CUT(S, m, n, t, ...)                                                                       \
    {.name = #m, .type = t, .may = true, .cut = true, WIRE_ATS(S, m, n), __VA_ARGS__}

/* A list of up to n that sets its count, and one that has as many. */
#define COUNTED(S, m, c, n, t, ...)                                                                \
    {.name = #m, .type = t, .counted = true, .also = offsetof(struct S, c), WIRE_ATS(S, m, n),     \
     __VA_ARGS__}
#define FOLLOWS(S, m, c, n, t, ...)                                                                \
    {.name = #m, .type = t, .may = true, .counted = true, .follows = true,                         \
     .also = offsetof(struct S, c), WIRE_ATS(S, m, n), __VA_ARGS__}

/* A list of records behind a pointer, lo to hi of them. */
#define ROWS_OF(n, S, m, c, l, h, i)                                                               \
    {.name = n, .type = WIRE_ROWS, WIRE_AT(S, m), .also = offsetof(struct S, c), .lo = l, .hi = h, \
     .item = i}

#define RANGE(l, h)           .lo = l, .hi = h
#define U8                    RANGE(0, UINT8_MAX)
#define U16                   RANGE(0, UINT16_MAX)
#define U32                   RANGE(0, UINT32_MAX)
#define I16                   RANGE(INT16_MIN, INT16_MAX)
#define I32                   RANGE(INT32_MIN, INT32_MAX)
#define I64                   RANGE(-EXACT, EXACT)
#define OF(w)                 .words = &wire_words_##w
#define IS(r)                 .record = &rows_##r

/* The record of a table `name_fields` and of an empty struct. */
#define RECORD(name, S, e)                                                                         \
    const struct wire_record rows_##name = {                                                       \
        {name##_fields, sizeof name##_fields / sizeof *name##_fields, sizeof(S), e}}

/* The first version of a form: with kinds, and without. */
#define FORM(name, S, e, k, w)                                                                     \
    _Static_assert(sizeof(struct S) <= WIRE_FORM_SIZE, "a reader fills it apart");                 \
    _Static_assert(sizeof name##_fields / sizeof *name##_fields <= 64, "fields are bits");         \
    const struct wire_form wire_##name##_1 = {                                                     \
        .version = 1,                                                                              \
        .shape = {name##_fields, sizeof name##_fields / sizeof *name##_fields, sizeof(struct S),   \
                  e},                                                                              \
        .version_at = WIRE_NOWHERE,                                                                \
        .kind_at = offsetof(struct S, kind),                                                       \
        .kinds = k,                                                                                \
        .words = {w, sizeof w / sizeof *w},                                                        \
        .max = WIRE_ORDER_TEXT,                                                                    \
    }
#define PLAIN_FORM(name, S, e)                                                                     \
    _Static_assert(sizeof(struct S) <= WIRE_FORM_SIZE, "a reader fills it apart");                 \
    _Static_assert(sizeof name##_fields / sizeof *name##_fields <= 64, "fields are bits");         \
    const struct wire_form wire_##name##_1 = {                                                     \
        .version = 1,                                                                              \
        .shape = {name##_fields, sizeof name##_fields / sizeof *name##_fields, sizeof(struct S),   \
                  e},                                                                              \
        .version_at = WIRE_NOWHERE,                                                                \
        .max = WIRE_ORDER_TEXT,                                                                    \
    }
/* clang-format on */

/* A command may bring a draw of thousands. */
enum { WIRE_ORDER_TEXT = 1 << 20 };

#endif
