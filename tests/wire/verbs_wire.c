/*
 * tests/wire/verbs_wire.c -- commands and events as JSON.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/err.h"
#include "adoube/pgn.h"
#include "wire_random.h"

enum { TEXT = 4096 };

/* Commands and events through the same checks. */
struct face {
    const char *name, *samples;
    const struct wire_form *form;
    int (*write)(char *out, size_t cap, const void *x);
    int (*read)(void *out, const char *text, size_t len, struct wire_fault *fault);
};

static int command_write(char *out, size_t cap, const void *x)
{
    return wire_command_write(out, cap, x);
}

static int command_read(void *out, const char *text, size_t len, struct wire_fault *fault)
{
    return wire_command_read(out, text, len, fault);
}

static int event_write(char *out, size_t cap, const void *x)
{
    return wire_event_write(out, cap, x);
}

static int event_read(void *out, const char *text, size_t len, struct wire_fault *fault)
{
    return wire_event_read(out, text, len, fault);
}

static const struct face command_face = {"command", "tests/wire/v1/commands.json", &wire_command_1,
                                         command_write, command_read};
static const struct face event_face = {"event", "tests/wire/v1/events.json", &wire_event_1,
                                       event_write, event_read};
static const struct face *const faces[] = {&command_face, &event_face, NULL};

union any {
    struct ad_command command;
    struct ad_event event;
};

/* ---- rows ---- */

static const struct face *face_of(struct kit_row *row)
{
    for (const struct face *const *f = faces; *f; f++)
        if (strcmp((*f)->name, row->field[0]) == 0)
            return *f;
    kit_fail(row, "command or event, not \"%s\"", row->field[0]);
    return NULL;
}

/* wire | command or event | text | as it is written */
static void wire_row(struct kit_row *row)
{
    const struct face *f = face_of(row);
    union any x;
    struct wire_fault fault;
    char got[TEXT];

    if (!f)
        return;
    if (f->read(&x, row->field[1], row->len[1], &fault) < 0)
        wire_fault_text(got, sizeof got, &fault, AD_EN);
    else if (f->write(got, sizeof got, &x) < 0)
        strcpy(got, "was read, and cannot be written");
    kit_is(row, row->field[2], got);
}

/* wire-bad | command or event | text | place and reason | in German. Nothing is read halfway. */
static void wire_bad(struct kit_row *row)
{
    const struct face *f = face_of(row);
    union any x, before;
    struct wire_fault fault;
    char got[TEXT];

    if (!f)
        return;
    memset(&x, 0x5a, sizeof x);
    before = x;
    if (!kit_ok(row, f->read(&x, row->field[1], row->len[1], &fault) == AD_EPARSE))
        return;
    kit_ok(row, memcmp(&x, &before, sizeof x) == 0);
    wire_fault_text(got, sizeof got, &fault, AD_EN);
    kit_is(row, row->field[2], got);
    wire_fault_text(got, sizeof got, &fault, AD_DE);
    kit_is(row, row->field[3], got);
    kit_ok(row, f->read(&x, row->field[1], row->len[1], NULL) == AD_EPARSE);
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
    int len = f->write(text, sizeof text, x);

    if (!kit_ok(row, len > 0 && len < WIRE_COMMAND_MAX && len < WIRE_EVENT_MAX))
        return;
    memset(&y, 0x5a, sizeof y);
    if (f->read(&y, text, (size_t)len, &fault) != 0) {
        wire_fault_text(again, sizeof again, &fault, AD_EN);
        kit_fail(row, "%s in %s", again, text);
        return;
    }
    kit_ok(row, memcmp(x, &y, f->form->shape.size) == 0);
    kit_ok(row, f->write(again, (size_t)len + 1, &y) == len);
    kit_is(row, text, again);
    kit_ok(row, f->write(again, (size_t)len, &y) == AD_EFULL);
}

static void each(struct kit_row *row, unsigned rounds,
                 void (*look)(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                              const union any *x))
{
    struct kit_rng rng = kit_seed(row);
    union any x;

    for (const struct face *const *f = faces; *f; f++)
        for (unsigned kind = 0; kind < (*f)->form->words.count; kind++)
            for (unsigned i = 0; i < (row->long_run ? 100 : 1) * rounds; i++) {
                random_form(&rng, (*f)->form, kind, &x);
                look(row, &rng, *f, &x);
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
    each(row, 300, look_round);
}

/* A value in a field that the kind does not have would be lost: it is not written. */
static void look_foreign(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                         const union any *x)
{
    const struct wire_shape *shape = &f->form->shape;
    const struct wire_kind *kind = &f->form->kinds[((const uint8_t *)x)[f->form->kind_at]];
    unsigned i = kit_below(rng, shape->count);
    union any y = *x;
    char text[TEXT], same[TEXT];

    if ((kind->must | kind->may) >> i & 1)
        return;
    random_field(rng, &shape->fields[i], &y);
    if (wire_is_empty(shape, &shape->fields[i], &y))
        return;
    int len = f->write(text, sizeof text, &y);
    kit_ok(row, len == AD_EINVAL || len > 0);
    if (len > 0) { /* the place is another field's, in which the value has a meaning */
        union any z;
        kit_ok(row, f->read(&z, text, (size_t)len, NULL) == 0);
        kit_ok(row, f->write(same, sizeof same, &z) == len && memcmp(&z, &y, shape->size) == 0);
    }
}

static void foreign(struct kit_row *row)
{
    each(row, 100, look_foreign);
}

/* Whatever bytes a struct holds: what is written is read as the same. */
static void look_bytes(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                       const union any *x)
{
    union any y = *x, z;
    char text[TEXT];

    for (unsigned n = 1 + kit_below(rng, 3); n > 0; n--)
        ((uint8_t *)&y)[kit_below(rng, (unsigned)f->form->shape.size)] = (uint8_t)kit_random(rng);
    int len = f->write(text, sizeof text, &y);
    if (!kit_ok(row, len > 0 || len == AD_EINVAL) || len < 0)
        return;
    if (!kit_ok(row, f->read(&z, text, (size_t)len, NULL) == 0))
        return;
    for (unsigned i = 0; i < f->form->shape.count; i++) { /* not the padding */
        struct wire_span span[3];
        for (unsigned n = wire_spans(span, &f->form->shape.fields[i]); n-- > 0;)
            kit_ok(row,
                   memcmp((char *)&y + span[n].at, (char *)&z + span[n].at, span[n].size) == 0);
    }
}

static void any_bytes(struct kit_row *row)
{
    each(row, 300, look_bytes);
}

/* Every beginning of a text is refused; a text with one byte changed is refused, or is another. */
static void look_broken(struct kit_row *row, struct kit_rng *rng, const struct face *f,
                        const union any *x)
{
    char text[TEXT], bad[TEXT];
    union any y;
    int len = f->write(text, sizeof text, x);

    if (!kit_ok(row, len > 0))
        return;
    for (size_t cut = 0; cut < (size_t)len; cut++)
        kit_ok(row, f->read(&y, text, cut, NULL) == AD_EPARSE);
    for (unsigned i = 0; i < 50; i++) {
        memcpy(bad, text, (size_t)len + 1);
        bad[kit_below(rng, (unsigned)len)] =
            "\"{}[]:,0129-+.eE \\/ax\x80\xc3\0"[kit_below(rng, 25)];
        if (f->read(&y, bad, (size_t)len, NULL) == 0)
            check_round(row, f, &y);
    }
}

static void broken(struct kit_row *row)
{
    each(row, 2, look_broken);
}

static bool covered(const struct wire_form *form, size_t at)
{
    struct wire_span span[3];

    if (at == form->version_at || at == form->kind_at)
        return true;
    for (unsigned i = 0; i < form->shape.count; i++)
        for (unsigned n = wire_spans(span, &form->shape.fields[i]); n-- > 0;)
            if (at >= span[n].at && at < span[n].at + span[n].size)
                return true;
    return false;
}

/* A new member of a struct needs a row: what no row fills is padding, counted on 64 bits. */
static void every_byte(struct kit_row *row)
{
    static const unsigned padding[] = {6, 2};

    for (unsigned f = 0; faces[f]; f++) {
        unsigned open = 0;
        for (size_t at = 0; at < faces[f]->form->shape.size; at++)
            open += !covered(faces[f]->form, at);
        kit_ok(row, open == padding[f]);
    }
}

/* No kind has two fields of one name, or two in one place; every field is some kind's. */
static void tables(struct kit_row *row)
{
    for (const struct face *const *f = faces; *f; f++) {
        const struct wire_form *form = (*f)->form;
        uint64_t used = 0;
        for (unsigned k = 0; k < form->words.count; k++) {
            uint64_t in = form->kinds[k].must | form->kinds[k].may;
            used |= in;
            kit_ok(row, !(form->kinds[k].must & form->kinds[k].may));
            for (unsigned i = 0; i < form->shape.count; i++)
                for (unsigned n = 0; n < i; n++)
                    if (in >> i & 1 && in >> n & 1) {
                        kit_ok(row, form->shape.fields[i].at != form->shape.fields[n].at);
                        kit_ok(row, strcmp(form->shape.fields[i].name, form->shape.fields[n].name));
                    }
        }
        kit_ok(row, used == (UINT64_C(1) << form->shape.count) - 1);
    }
}

/* ---- samples: every kind, as version 1 wrote it ---- */

static void check_sample(struct kit_row *row, const struct face *f, const char *line,
                         uint64_t *seen)
{
    union any x;
    struct wire_fault fault;
    char text[TEXT];

    if (f->read(&x, line, strlen(line), &fault) < 0) {
        wire_fault_text(text, sizeof text, &fault, AD_EN);
        kit_fail(row, "%s in %s", text, line);
        return;
    }
    *seen |= UINT64_C(1) << ((uint8_t *)&x)[f->form->kind_at];
    kit_ok(row, f->write(text, sizeof text, &x) > 0);
    kit_is(row, line, text);
}

static void samples(struct kit_row *row)
{
    for (const struct face *const *f = faces; *f; f++) {
        char line[TEXT];
        uint64_t seen = 0;
        FILE *file = fopen((*f)->samples, "r");
        if (!kit_ok(row, file != NULL))
            return;
        while (fgets(line, sizeof line, file)) {
            line[strcspn(line, "\n")] = '\0';
            check_sample(row, *f, line, &seen);
        }
        fclose(file);
        for (unsigned k = 0; k < (*f)->form->words.count; k++)
            if (!(seen >> k & 1))
                kit_fail(row, "no sample of %s", (*f)->form->words.word[k]);
    }
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
static void no_memory(struct kit_row *row)
{
    static const char text[] = "{\"v\":1,\"kind\":\"touches\",\"by\":\"white\",\"at\":0,"
                               "\"squares\":[\"e1\",\"+h1\",\"a1\"]}";
    struct ad_command want, before, c;
    unsigned n = 0;
    int result;

    kit_ok(row, wire_command_read(&want, text, strlen(text), NULL) == 0);
    json_set_alloc_funcs(failing_malloc, free);
    do {
        memset(&c, 0x5a, sizeof c);
        memcpy(&before, &c, sizeof c);
        allocations_left = n++;
        result = wire_command_read(&c, text, strlen(text), NULL);
        kit_ok(row, memcmp(&c, result == 0 ? &want : &before, sizeof c) == 0);
    } while (result != 0 && n < 1000);
    json_set_alloc_funcs(malloc, free);
    kit_ok(row, n > 10 && n < 1000);
}

static const struct kit_test tests[] = {
    {"wire: what is written is read", round_trip},
    {"wire: a field of another kind is not written", foreign},
    {"wire: any bytes are carried or refused", any_bytes},
    {"wire: broken texts are refused", broken},
    {"wire: every byte has a field", every_byte},
    {"wire: the tables", tables},
    {"wire: samples of version 1", samples},
    {"wire: long places", long_place},
    {"wire: long texts", long_text},
    {"wire: memory runs out", no_memory},
    {0},
};

const struct kit_suite suite_wire = {verbs, tests};
