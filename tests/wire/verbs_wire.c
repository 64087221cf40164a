/*
 * tests/wire/verbs_wire.c -- commands and events as JSON.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/err.h"
#include "adoube/pgn.h"
#include "wire_face.h"
#include "wire_random.h"

enum { TEXT = FACE_TEXT };

/* ---- rows ---- */

static const struct face *face_of(struct kit_row *row)
{
    for (unsigned i = 0; i < face_count; i++)
        if (strcmp(face_name(&faces[i]), row->field[0]) == 0)
            return &faces[i];
    kit_fail(row, "command, event or the name of a thing, not \"%s\"", row->field[0]);
    return NULL;
}

/* wire | what | text | as it is written */
static void wire_row(struct kit_row *row)
{
    const struct face *f = face_of(row);
    union any x;
    struct wire_fault fault;
    char got[TEXT];

    if (!f)
        return;
    if (face_read(f, &x, row->field[1], row->len[1], &fault) < 0)
        wire_fault_text(got, sizeof got, &fault, AD_EN);
    else if (face_write(f, got, sizeof got, &x) < 0)
        strcpy(got, "was read, and cannot be written");
    kit_is(row, row->field[2], got);
}

/* wire-bad | what | text | place and reason | in German. Nothing is read halfway. */
static void wire_bad(struct kit_row *row)
{
    const struct face *f = face_of(row);
    union any x, before;
    struct wire_fault fault = {0};
    char got[TEXT];

    if (!f)
        return;
    memset(&x, 0x5a, sizeof x);
    before = x;
    if (!kit_ok(row, face_read(f, &x, row->field[1], row->len[1], &fault) == AD_EPARSE))
        return;
    kit_ok(row, memcmp(&x, &before, sizeof x) == 0);
    wire_fault_text(got, sizeof got, &fault, AD_EN);
    kit_is(row, row->field[2], got);
    wire_fault_text(got, sizeof got, &fault, AD_DE);
    kit_is(row, row->field[3], got);
    kit_ok(row, face_read(f, &x, row->field[1], row->len[1], NULL) == AD_EPARSE);
}

static const struct kit_verb verbs[] = {
    {"wire", 3, wire_row},
    {"wire-bad", 4, wire_bad},
    {0},
};

/* ---- properties ---- */

/* What is written is read as the same bytes of memory, and written the same. */
static void check_round(struct kit_row *row, const struct face *f, const union any *x)
{
    char text[TEXT], again[TEXT];
    union any y;
    struct wire_fault fault = {0};
    int len = face_write(f, text, sizeof text, x);

    if (len < 0)
        kit_fail(row, "%s %s is not written", face_name(f), face_kind(f, face_kind_of(f, x)));
    if (!kit_ok(row, len > 0 && len < (f->thing >= 0 ? (int)WIRE_THING_MAX : (int)WIRE_EVENT_MAX)))
        return;
    memset(&y, 0x5a, sizeof y);
    if (face_read(f, &y, text, (size_t)len, &fault) != 0) {
        wire_fault_text(again, sizeof again, &fault, AD_EN);
        kit_fail(row, "%s in %s", again, text);
        return;
    }
    kit_ok(row, face_same(f, x, &y));
    kit_ok(row, face_points(f) || memcmp(x, &y, f->form->shape.size) == 0);
    kit_ok(row, face_write(f, again, (size_t)len + 1, &y) == len);
    kit_is(row, text, again);
    kit_ok(row, face_write(f, again, (size_t)len, &y) == AD_EFULL);
}

static void each(struct kit_row *row, unsigned rounds,
                 void (*look)(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                              const union any *x))
{
    struct kit_rng rng = kit_seed(row);
    union any x;

    for (const struct face *f = faces; f < faces + face_count; f++)
        for (unsigned kind = 0; kind < face_kinds(f); kind++)
            for (unsigned i = 0; i < (row->long_run ? 100 : 1) * rounds; i++) {
                random_form(&rng, f->form, kind, &x);
                look(row, &rng, f, &x);
            }
}

static void look_round(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                       const union any *x)
{
    (void)rng;
    check_round(row, f, x);
}

static void round_trip(struct kit_row *row)
{
    each(row, 120, look_round);
}

/* A value in a field that the kind does not have would be lost: it is not written. */
static void look_foreign(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                         const union any *x)
{
    const struct wire_shape *shape = &f->form->shape;
    struct wire_kind kind = wire_kind_of(f->form, face_kind_of(f, x));
    unsigned i = kit_below(rng, shape->count);
    union any y = *x;
    char text[TEXT], same[TEXT];

    if ((kind.must | kind.may) >> i & 1)
        return;
    random_field(rng, &shape->fields[i], &y);
    if (wire_is_empty(shape, &shape->fields[i], &y))
        return;
    int len = face_write(f, text, sizeof text, &y);
    kit_ok(row, len == AD_EINVAL || len > 0);
    if (len > 0) { /* the place is another field's, in which the value has a meaning */
        union any z;
        kit_ok(row, face_read(f, &z, text, (size_t)len, NULL) == 0);
        if (!face_same(f, &z, &y))
            kit_fail(row, "%s: another field's place: %s", face_name(f), text);
        kit_ok(row, face_write(f, same, sizeof same, &z) == len);
    }
}

static void foreign(struct kit_row *row)
{
    each(row, 100, look_foreign);
}

/* Does it lie in a pointer, or say how many are behind one? */
static bool is_pointer(const struct wire_shape *shape, size_t at)
{
    struct wire_span span[3];

    for (unsigned i = 0; i < shape->count; i++) {
        const struct wire_field *f = &shape->fields[i];
        if (f->type != WIRE_AT && f->type != WIRE_ROWS && f->type != WIRE_PHRASE)
            continue;
        for (unsigned n = wire_spans(span, f); n-- > 0;)
            if (at >= span[n].at && at < span[n].at + span[n].size)
                return true;
    }
    return false;
}

/* Whatever bytes a struct holds: what is written is read as the same. */
static void look_bytes(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                       const union any *x)
{
    union any y = *x, z;
    char text[TEXT];

    for (unsigned n = 1 + kit_below(rng, 3); n > 0; n--) {
        size_t at = kit_below(rng, (unsigned)f->form->shape.size);
        if (!is_pointer(&f->form->shape, at))
            y.bytes[at] = (char)kit_random(rng);
    }
    int len = face_write(f, text, sizeof text, &y);
    if (!kit_ok(row, len > 0 || len == AD_EINVAL) || len < 0)
        return;
    if (kit_ok(row, face_read(f, &z, text, (size_t)len, NULL) == 0))
        if (!kit_ok(row, face_same(f, &y, &z))) /* not the padding */
            kit_fail(row, "%s: %s", face_name(f), text);
}

static void any_bytes(struct kit_row *row)
{
    each(row, 120, look_bytes);
}

/* Every beginning of a text is refused; a text with one byte changed is refused, or is another. */
static void look_broken(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                        const union any *x)
{
    char text[TEXT], bad[TEXT];
    union any y;
    int len = face_write(f, text, sizeof text, x);

    if (!kit_ok(row, len > 0))
        return;
    for (size_t cut = 0; cut < (size_t)len; cut++)
        kit_ok(row, face_read(f, &y, text, cut, NULL) == AD_EPARSE);
    for (unsigned i = 0; i < 50; i++) {
        memcpy(bad, text, (size_t)len + 1);
        bad[kit_below(rng, (unsigned)len)] =
            "\"{}[]:,0129-+.eE \\/ax\x80\xc3\0"[kit_below(rng, 25)];
        if (face_read(f, &y, bad, (size_t)len, NULL) == 0)
            check_round(row, f, &y);
    }
}

static void broken(struct kit_row *row)
{
    each(row, 2, look_broken);
}

/* A long name in a place is cut between characters, and the place stays a text. */
static void long_place(struct kit_row *row)
{
    char text[TEXT] = "{\"v\":1,\"kind\":\"presses\",\"by\":\"white\",\"at\":0,\"";
    struct ad_command c;
    struct wire_fault fault;
    size_t head = strlen(text);

    for (unsigned n = 1; n < 100; n++) {
        strcpy(text + head, n & 1 ? "x" : "");
        for (unsigned i = 0; i < n; i++)
            strcat(text, i % 3 ? "ü" : "~/");
        strcat(text, "\":1}");
        kit_ok(row, wire_command_read(&c, text, strlen(text), &fault) == AD_EPARSE);
        kit_ok(row, fault.why == WIRE_UNKNOWN_FIELD && strlen(fault.place) < WIRE_PLACE_MAX);
        kit_ok(row, fault.place[0] == '/');
        kit_ok(row, ad_text_is_utf8(fault.place, strlen(fault.place)));
    }
}

/* A whole text has its limit too, whatever it says. */
static void long_text(struct kit_row *row)
{
    enum { LIMIT = 1 << 14 };
    static const char command[] = "{\"v\":1,\"kind\":\"presses\",\"by\":\"white\",\"at\":0}";
    char text[LIMIT + 2];
    struct ad_command c;
    struct wire_fault fault;

    memset(text, ' ', sizeof text);
    memcpy(text, command, sizeof command - 1);
    kit_ok(row, wire_command_read(&c, text, LIMIT, &fault) == 0);
    kit_ok(row, wire_command_read(&c, text, LIMIT + 1, &fault) == AD_EPARSE);
    kit_ok(row, fault.why == WIRE_LONG && fault.in_text && fault.at == LIMIT);
}

/* ---- memory that runs out ---- */

static unsigned allocations_left;

static void *failing_malloc(size_t size)
{
    return allocations_left ? allocations_left--, malloc(size) : NULL;
}

/* Whichever allocation fails: an error, and nothing is read. */
static void run_short(struct kit_row *row, const struct face *f, const char *text)
{
    union any want, before, x;
    unsigned n = 0;
    int result;

    kit_ok(row, face_read(f, &want, text, strlen(text), NULL) == 0);
    json_set_alloc_funcs(failing_malloc, free);
    do {
        memset(&x, 0x5a, sizeof x);
        memcpy(&before, &x, sizeof x);
        allocations_left = n++;
        result = face_read(f, &x, text, strlen(text), NULL);
        kit_ok(row, memcmp(&x, result == 0 ? &want : &before, f->form->shape.size) == 0);
    } while (result != 0 && n < 1000);
    json_set_alloc_funcs(malloc, free);
    kit_ok(row, n > 10 && n < 1000);
}

static void no_memory(struct kit_row *row)
{
    run_short(row, &faces[0],
              "{\"v\":1,\"kind\":\"touches\",\"by\":\"white\",\"at\":0,"
              "\"squares\":[\"e1\",\"+h1\",\"a1\"]}");
    run_short(row, &faces[2],
              "{\"v\":1,\"kind\":\"report\",\"match\":7,\"boards\":[\"10\",\"==\"],"
              "\"lineup\":[\"1 2 (3) 4\",null]}");
}

static const struct kit_test tests[] = {
    {"wire: what is written is read", round_trip},
    {"wire: a field of another kind is not written", foreign},
    {"wire: any bytes are carried or refused", any_bytes},
    {"wire: broken texts are refused", broken},
    {"wire: long places", long_place},
    {"wire: long texts", long_text},
    {"wire: memory runs out", no_memory},
    {0},
};

const struct kit_suite suite_wire = {verbs, tests};
