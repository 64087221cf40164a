/*
 * tests/wire/wire_tables.c -- are the tables whole, and can what version 1 wrote still be read?
 */
#include <stdio.h>
#include <string.h>

#include "../kit.h"
#include "wire_face.h"

/* ---- the tables ---- */

static bool fills(const struct wire_field *f, size_t base, size_t at)
{
    struct wire_span span[3];

    if (f->type == WIRE_LINEUP || (f->type != WIRE_RECORD && f->type != WIRE_LIST)) {
        for (unsigned n = wire_spans(span, f); n-- > 0;)
            if (at >= base + span[n].at && at < base + span[n].at + span[n].size)
                return true;
        return false;
    }
    unsigned many = f->type == WIRE_LIST ? (unsigned)f->hi : wire_many(f);
    if (f->type == WIRE_LIST && at == base + f->also)
        return true;
    for (unsigned i = 0; i < many; i++)
        for (unsigned k = 0; k < f->record->shape.count; k++)
            if (fills(&f->record->shape.fields[k], base + f->at + i * f->record->shape.size, at))
                return true;
    return false;
}

static bool covered(const struct wire_form *form, size_t at)
{
    if (at == form->version_at || (form->kinds && at == form->kind_at))
        return true;
    for (unsigned i = 0; i < form->shape.count; i++)
        if (fills(&form->shape.fields[i], 0, at))
            return true;
    return false;
}

/* A new member of a struct needs a row: what no row fills is padding, counted on 64 bits. */
static void every_byte(struct kit_row *row)
{
    for (const struct face *f = faces; f < faces + face_count; f++) {
        unsigned open = 0;
        for (size_t at = 0; at < f->form->shape.size; at++)
            open += !covered(f->form, at);
        if (open != f->padding)
            kit_fail(row, "%s: %u bytes without a field, not %u", face_name(f), open, f->padding);
        kit_ok(row, open == f->padding);
    }
}

static void look_table(struct kit_row *row, const struct wire_form *form, struct wire_kind kind)
{
    uint64_t in = kind.must | kind.may;

    kit_ok(row, !(kind.must & kind.may));
    for (unsigned i = 0; i < form->shape.count; i++)
        for (unsigned n = 0; n < i; n++)
            if (in >> i & 1 && in >> n & 1) {
                kit_ok(row, form->shape.fields[i].at != form->shape.fields[n].at);
                kit_ok(row, strcmp(form->shape.fields[i].name, form->shape.fields[n].name));
            }
}

/* No kind has two fields of one name, or two in one place; every field is some kind's. */
static void tables(struct kit_row *row)
{
    for (const struct face *f = faces; f < faces + face_count; f++) {
        uint64_t used = 0;
        for (unsigned k = 0; k < face_kinds(f); k++) {
            struct wire_kind kind = wire_kind_of(f->form, k);
            used |= kind.must | kind.may;
            look_table(row, f->form, kind);
        }
        kit_ok(row, used == (UINT64_C(1) << f->form->shape.count) - 1);
    }
}

/* ---- samples: every kind, as version 1 wrote it ---- */

static void check_sample(struct kit_row *row, const struct face *f, const char *line,
                         uint64_t *seen)
{
    union any x;
    struct wire_fault fault;
    char text[FACE_TEXT];

    if (face_read(f, &x, line, strlen(line), &fault) < 0) {
        wire_fault_text(text, sizeof text, &fault, AD_EN);
        kit_fail(row, "%s in %s", text, line);
        return;
    }
    *seen |= UINT64_C(1) << face_kind_of(f, &x);
    kit_ok(row, face_write(f, text, sizeof text, &x) > 0);
    kit_is(row, line, text);
}

static void samples(struct kit_row *row)
{
    for (const struct face *f = faces; f < faces + face_count; f++) {
        char line[FACE_TEXT];
        uint64_t seen = 0;
        snprintf(line, sizeof line, "tests/wire/v1/%s.json", face_name(f));
        FILE *file = fopen(line, "r");
        if (!kit_ok(row, file != NULL)) {
            kit_fail(row, "no samples of %s", face_name(f));
            continue;
        }
        while (fgets(line, sizeof line, file)) {
            line[strcspn(line, "\n")] = '\0';
            check_sample(row, f, line, &seen);
        }
        fclose(file);
        for (unsigned k = 0; k < face_kinds(f); k++)
            if (!(seen >> k & 1))
                kit_fail(row, "no sample of %s %s", face_name(f), face_kind(f, k));
    }
}

static const struct kit_test tests[] = {
    {"wire: every byte has a field", every_byte},
    {"wire: the tables", tables},
    {"wire: samples of version 1", samples},
    {0},
};

const struct kit_suite suite_wire_tables = {NULL, tests};
