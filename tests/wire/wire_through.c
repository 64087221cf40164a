/*
 * tests/wire/wire_through.c -- whatever the library decides and applies, through JSON on the way.
 */
#include "wire_through.h"

#include <stdio.h>
#include <string.h>

#include "adoube/err.h"
#include "wire_damage.h"

struct through through;

static _Alignas(max_align_t) char memory[1 << 18];
static char text[1 << 18];

static const struct face *face_of(enum wire_thing t)
{
    const struct face *f = faces;

    while (f->thing != (int)t)
        f++;
    return f;
}

static bool fail(enum wire_thing t, const char *why, bool written)
{
    through.unwritten += !written;
    through.failed += written;
    if (through.unwritten + through.failed == 1)
        snprintf(through.first, sizeof through.first, "%s: %s in %.*s", wire_thing_name(t), why,
                 FACE_TEXT, text);
    return false;
}

/* A command as its kind has it: decide looks at no other fields, and callers may leave anything in
 * them. That it decides the same without them shows that the kinds have all they need. */
static void trim(enum wire_thing t, void *out, const void *x)
{
    const struct face *f = face_of(t);
    struct wire_kind kind = wire_kind_of(f->form, face_kind_of(f, x));
    struct wire_span span[3];

    memcpy(out, f->form->shape.empty, f->form->shape.size);
    ((uint8_t *)out)[f->form->kind_at] = (uint8_t)face_kind_of(f, x);
    for (unsigned i = 0; i < f->form->shape.count; i++)
        if ((kind.must | kind.may) >> i & 1)
            for (unsigned n = wire_spans(span, &f->form->shape.fields[i]); n-- > 0;)
                memcpy((char *)out + span[n].at, (const char *)x + span[n].at, span[n].size);
}

/* *x through JSON into *out; false if it did not come through, or all is off. */
static bool pass(enum wire_thing t, void *out, const void *x)
{
    const struct wire_room room = {memory, sizeof memory};
    struct wire_fault fault;
    char why[256];
    int len;

    if (!through.on || damage.busy)
        return false;
    text[0] = '\0';
    len = wire_thing_write(t, text, sizeof text, x);
    if (len < 0) {
        const struct face *f = face_of(t);
        snprintf(text, sizeof text, "%s", face_kind(f, face_kind_of(f, x)));
        return fail(t, len == AD_EFULL ? "too long" : "not written", false);
    }
    if (wire_thing_read(t, out, &room, text, (size_t)len, &fault) < 0) {
        wire_fault_text(why, sizeof why, &fault, AD_EN);
        return fail(t, why, true);
    }
    if (!face_same(face_of(t), x, out))
        return fail(t, "not the same", true);
    through.passed[t]++;
    through.on = !through.most || --through.most;
    if (through.copy)
        fprintf(through.copy, "%s %s\n", wire_thing_name(t), text);
    return true;
}

static bool pass_command(enum wire_thing t, void *out, const void *x)
{
    union any trimmed;

    if (!through.on || damage.busy)
        return false;
    trim(t, &trimmed, x);
    return pass(t, out, &trimmed);
}

/* Declares the library's own function and the one that is called in its place. */
#define WRAP(type, name, ...)        \
    type __real_##name(__VA_ARGS__); \
    type __wrap_##name(__VA_ARGS__); \
    type __wrap_##name(__VA_ARGS__)

/* ---- championships ---- */

WRAP(int, ad_championship_apply, struct ad_championship *c, const struct ad_champ_event *e)
{
    struct ad_champ_event read;

    damage_champ(c, e);
    return __real_ad_championship_apply(c, pass(WIRE_THING_champ_event, &read, e) ? &read : e);
}

/* The boards of a command, in an array as the wire wants it. */
static unsigned boards_of(const struct ad_template *t, const struct ad_champ_cmd *cmd)
{
    if (cmd->kind == AD_CHAMP_RESULT || t->unit.word != AD_UNIT_TEAM || t->boards.n < 1)
        return 1;
    return t->boards.n < AD_CHAMP_BOARDS ? (unsigned)t->boards.n : AD_CHAMP_BOARDS;
}

WRAP(int, ad_championship_decide, struct ad_champ_events *out, const struct ad_championship *c,
     const struct ad_template *t, const struct ad_champ_cmd *cmd, void *scratch, size_t size)
{
    struct ad_board boards[AD_CHAMP_BOARDS] = {{0}};
    struct ad_champ_cmd whole = *cmd, read;

    damage.template = t;
    if (through.on && cmd->boards) {
        memcpy(boards, cmd->boards, boards_of(t, cmd) * sizeof *boards);
        whole.boards = boards;
    }
    if (!pass_command(WIRE_THING_champ_command, &read, &whole))
        return __real_ad_championship_decide(out, c, t, cmd, scratch, size);
    for (int side = 0; side < 2; side++)
        read.report[side] = cmd->report[side];
    read.file = cmd->file;
    return __real_ad_championship_decide(out, c, t, &read, scratch, size);
}

/* ---- clubs' seasons ---- */

WRAP(int, ad_squad_apply, struct ad_squad *s, const struct ad_squad_event *e)
{
    struct ad_squad_event read;

    damage_squad(s, e);
    return __real_ad_squad_apply(s, pass(WIRE_THING_squad_event, &read, e) ? &read : e);
}

WRAP(int, ad_squad_decide, struct ad_squad_events *out, const struct ad_squad *s,
     const struct ad_squad_cmd *cmd)
{
    struct ad_squad_cmd read;

    if (!pass_command(WIRE_THING_squad_command, &read, cmd))
        return __real_ad_squad_decide(out, s, cmd);
    read.report = cmd->report;
    read.club = cmd->club;
    read.persons = cmd->persons;
    read.rules = cmd->rules;
    return __real_ad_squad_decide(out, s, &read);
}

/* ---- cases ---- */

WRAP(int, ad_case_init, struct ad_case *out, uint32_t id, const struct ad_matter *m,
     const struct ad_case_rules *rules)
{
    struct wire_case_opened opened, read;

    memset(&opened, 0, sizeof opened);
    opened.id = id;
    opened.matter = *m;
    opened.rules = rules ? *rules : ad_case_rules_usual;
    if (!pass(WIRE_THING_case_opened, &read, &opened))
        return __real_ad_case_init(out, id, m, rules);
    return __real_ad_case_init(out, read.id, &read.matter, &read.rules);
}

WRAP(int, ad_case_apply, struct ad_case *c, const struct ad_case_event *e)
{
    struct ad_case_event read;

    damage_case(c, e);
    return __real_ad_case_apply(c, pass(WIRE_THING_case_event, &read, e) ? &read : e);
}

WRAP(struct ad_case_verdict, ad_case_decide, struct ad_case_events *out, const struct ad_case *c,
     const struct ad_case_command *cmd)
{
    struct ad_case_command read;

    return __real_ad_case_decide(out, c,
                                 pass_command(WIRE_THING_case_command, &read, cmd) ? &read : cmd);
}

/* ---- adjudications, sanctions, notes, days ---- */

WRAP(int, ad_adjudication_apply, struct ad_adjudication *a, const struct ad_adj_event *e)
{
    struct ad_adj_event read;
    struct ad_adjudication after;
    int err;

    damage_adjudication(a, e);
    err =
        __real_ad_adjudication_apply(a, pass(WIRE_THING_adjudication_event, &read, e) ? &read : e);

    if (!err && pass(WIRE_THING_adjudication, &after, a))
        *a = after;
    return err;
}

WRAP(struct ad_adj_verdict, ad_adjudication_decide, struct ad_adj_event *out,
     const struct ad_adjudication *a, const struct ad_adj_command *c)
{
    struct ad_adj_command read;

    return __real_ad_adjudication_decide(
        out, a, pass_command(WIRE_THING_adjudication_command, &read, c) ? &read : c);
}

WRAP(struct ad_sanction_verdict, ad_sanction_check, const struct ad_sanction *s,
     const struct ad_sanction_rules *rules, struct ad_money max_fine)
{
    struct ad_sanction read;

    return __real_ad_sanction_check(pass(WIRE_THING_sanction, &read, s) ? &read : s, rules,
                                    max_fine);
}

/* Whatever was booked becomes entries: those that are new go through. */
WRAP(int, ad_ledger_move, struct ad_ledger *l, const struct ad_booking *head,
     struct ad_account from, struct ad_account to, struct ad_money m)
{
    unsigned before = l->count;
    int got = __real_ad_ledger_move(l, head, from, to, m);
    struct ad_ledger_entry read;

    for (unsigned i = before; i < l->count; i++)
        if (pass(WIRE_THING_entry, &read, &l->entry[i]))
            l->entry[i] = read;
    return got;
}

WRAP(struct ad_note_verdict, ad_note_check, const struct ad_note *n, const struct ad_template *t)
{
    struct ad_note read;

    return __real_ad_note_check(pass(WIRE_THING_note, &read, n) ? &read : n, t);
}

WRAP(struct ad_reschedule_verdict, ad_reschedule_decide, const struct ad_reschedule_request *m,
     const struct ad_reschedule_rules *rules)
{
    struct ad_reschedule_request read;

    return __real_ad_reschedule_decide(pass(WIRE_THING_reschedule, &read, m) ? &read : m, rules);
}
