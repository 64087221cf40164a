/*
 * tests/wire/verbs_wire_order.c -- rulings of the order and templates as JSON.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/err.h"
#include "adoube/knockout.h"
#include "wire_face.h"
#include "federation/names.h"

/* ---- rulings ---- */

/* What every ruling has: its code, whether it was refused, and two sentences. */
static void check_ruling(struct kit_row *row, const char *text, int len, const char *code,
                         bool refused, const char *en, const char *de)
{
    json_t *ruling = len > 0 ? json_loadb(text, (size_t)len, JSON_REJECT_DUPLICATES, NULL) : NULL;
    const char *said;

    if (!kit_ok(row, ruling != NULL)) {
        kit_fail(row, "no ruling for %s", code);
        return;
    }
    kit_is(row, code, json_string_value(json_object_get(ruling, "code")));
    kit_ok(row, json_is_boolean(json_object_get(ruling, "refused")));
    kit_ok(row, json_is_true(json_object_get(ruling, "refused")) == refused);
    said = json_string_value(json_object_get(ruling, "en"));
    kit_ok(row, said && *en && strncmp(said, en, strlen(en)) == 0);
    said = json_string_value(json_object_get(ruling, "de"));
    kit_ok(row, said && *de && strncmp(said, de, strlen(de)) == 0);
    json_decref(ruling);
}

/* Every code of every verdict. */
static void all_codes(struct kit_row *row)
{
    char text[WIRE_ORDER_RULING_MAX];
    int len;

    for (enum ad_champ_code c = 0; c < AD_CHAMP_CODES; c++) {
        len = wire_champ_ruling_write(text, sizeof text, &(struct ad_champ_verdict){.code = c});
        check_ruling(row, text, len, ad_champ_code_name(c), ad_champ_code_refuses(c),
                     ad_champ_code_text(c, AD_EN), ad_champ_code_text(c, AD_DE));
    }
    for (enum ad_adj_code c = 0; c < AD_ADJ_CODES; c++) {
        len =
            wire_adjudication_ruling_write(text, sizeof text, &(struct ad_adj_verdict){.code = c});
        check_ruling(row, text, len, ad_adj_code_name(c), c != AD_ADJ_OK && c != AD_ADJ_PLAY_ON,
                     ad_adj_code_text(c, AD_EN), ad_adj_code_text(c, AD_DE));
    }
    for (enum ad_sanction_code c = 0; c < AD_SANCTION_CODES; c++) {
        len =
            wire_sanction_ruling_write(text, sizeof text, &(struct ad_sanction_verdict){.code = c});
        check_ruling(row, text, len, ad_sanction_code_name(c),
                     c != AD_SANCTION_VALID && c != AD_SANCTION_PENDING_CONSENT,
                     ad_sanction_code_text(c, AD_EN), ad_sanction_code_text(c, AD_DE));
    }
    for (enum ad_note_code c = 0; c < AD_NOTE_CODES; c++) {
        len = wire_note_ruling_write(text, sizeof text, &(struct ad_note_verdict){.code = c});
        check_ruling(row, text, len, ad_note_code_name(c), c != AD_NOTE_RECORDED,
                     ad_note_code_text(c, AD_EN), ad_note_code_text(c, AD_DE));
    }
    for (enum ad_reschedule_code c = 0; c < AD_RESCHEDULES; c++) {
        struct ad_reschedule_verdict v = {.code = c, .answer_by = AD_NO_DATE};
        len = wire_reschedule_ruling_write(text, sizeof text, &v);
        check_ruling(row, text, len, ad_reschedule_name(c),
                     c != AD_RESCHEDULE_MUST && c != AD_RESCHEDULE_MAY &&
                         c != AD_RESCHEDULE_ORDERED,
                     ad_reschedule_text(c, AD_EN), ad_reschedule_text(c, AD_DE));
    }
}

/* Why a list, or a line of it, is refused: all reasons. */
static void squad_codes(struct kit_row *row)
{
    char text[WIRE_ORDER_RULING_MAX], en[512];

    for (unsigned why = 0; why < AD_LINEUP_WHYS; why++) {
        struct ad_squad_verdict v = {.code = AD_LINEUP_REJECT, .why = (uint8_t)why};
        int len = wire_squad_ruling_write(text, sizeof text, &v);
        snprintf(en, sizeof en, "refused: %s", ad_lineup_why_text((enum ad_lineup_why)why, AD_EN));
        check_ruling(row, text, len, "reject", true, en, "abgelehnt: ");
    }
}

/* As they look. */
static void looks(struct kit_row *row)
{
    char text[WIRE_ORDER_RULING_MAX];
    struct ad_champ_verdict c = {.code = AD_CHAMP_PAIRS,
                                 .proposed = true,
                                 .pair = 3,
                                 .draw = AD_DRAW_GROUP,
                                 .points = 1,
                                 .by = {AD_BTO_12_2}};
    struct ad_squad_verdict s = {.code = AD_LINEUP_OK, .why = AD_LINEUP_WHYS, .by = {AD_BTO_14}};

    kit_ok(row, wire_champ_ruling_write(text, sizeof text, &c) > 0);
    kit_is(
        row,
        "{\"refused\":true,\"code\":\"pairs\",\"by\":[\"BTO 12.2\"],\"proposed\":true,\"pair\":3,"
        "\"draw\":\"GROUP\",\"en\":\"the pairs of the round are not in order: two of one "
        "association meet\",\"de\":\"die Paarungen der Runde sind nicht in Ordnung: zwei eines "
        "Verbandes treffen aufeinander\"}",
        text);
    c = (struct ad_champ_verdict){.code = AD_CHAMP_RUN_NO, .run = AD_RUN_TWICE};
    kit_ok(row, wire_champ_ruling_write(text, sizeof text, &c) > 0);
    kit_ok(row,
           strstr(text, "\"run\":\"twice\",\"en\":\"not possible: see the competition's answer: "
                        "is entered already\"") != NULL);
    kit_ok(row, wire_squad_ruling_write(text, sizeof text, &s) > 0);
    kit_is(row,
           "{\"refused\":false,\"code\":\"ok\",\"by\":[\"BTO 14\"],\"en\":\"in order\","
           "\"de\":\"in Ordnung\"}",
           text);
    kit_ok(row, wire_squad_ruling_write(text, 20, &s) == AD_EFULL);
    s.code = AD_LINEUP_CODES;
    kit_ok(row, wire_squad_ruling_write(text, sizeof text, &s) == AD_EINVAL);
}

/* A case tells its file. */
static void case_looks(struct kit_row *row)
{
    char text[WIRE_ORDER_RULING_MAX], en[AD_CASE_SAY_MAX], de[AD_CASE_SAY_MAX];
    struct ad_matter m = {.first = AD_DISTRICT_DIRECTOR,
                          .incident = ad_date_make(1987, 10, 4),
                          .postmark = AD_NO_DATE,
                          .parties = 1,
                          .party = {{.grounds = AD_DISPUTES, .is_club = true, .id = 1, .club = 1}}};
    struct ad_case_command cmd = ad_case_command(AD_CASE_REQUEST, ad_date_make(1987, 10, 10));
    struct ad_case_events out;
    struct ad_case c;

    cmd.party = 0;
    kit_ok(row, ad_case_init(&c, 7, &m, NULL) == 0);
    ad_case_decide(&out, &c, &cmd);
    if (!kit_ok(row, out.count == 1))
        return;
    ad_case_apply(&c, &out.event[0]);
    ad_case_event_say(en, sizeof en, &out.event[0], &c, NULL, AD_EN);
    ad_case_event_say(de, sizeof de, &out.event[0], &c, NULL, AD_DE);
    int len = wire_case_ruling_write(text, sizeof text, &out.event[0], &c, NULL);
    check_ruling(row, text, len, "late", true, en, de);
}

/* ---- line-ups ---- */

static void lineup_looks(struct kit_row *row)
{
    static char text[WIRE_LINEUP_RULING_MAX];
    static struct ad_lineup_line lines[8];
    struct ad_lineup_team team = {1, 10};
    struct ad_lineup_case c = {
        .lines = lines, .line_count = 8, .teams = &team, .team_count = 1, .team = 1};
    struct ad_lineup_report r;

    for (unsigned i = 0; i < 8; i++)
        lines[i] = (struct ad_lineup_line){.rank = (uint16_t)(i + 1), .team = 1};
    kit_ok(row, ad_lineup_read(&c.lineup, "1 3 2 4 5 6 7 8", 15, NULL) == 0);
    kit_ok(row, ad_lineup_judge(&r, &c) == 0);
    int len = wire_lineup_ruling_write(text, sizeof text, &r);
    check_ruling(row, text, len, "game-lost", false, "game lost", "Partie verloren");
    kit_ok(row, strstr(text, "\"lost\":[3]") != NULL);
    kit_ok(row,
           strstr(text, "\"why\":\"TOO_LOW\",\"rank\":2,\"boards\":[3],\"en\":\"Board 3") != NULL);
    kit_ok(row, strstr(text, "[\"BTO 16.7\"") != NULL);
}

/* ---- templates ---- */

/* Every template that ships, there and back. */
static void templates(struct kit_row *row)
{
    static char text[WIRE_TEMPLATE_MAX], again[WIRE_TEMPLATE_MAX];
    struct ad_template t, read;

    kit_ok(row, ad_template_count() > 0);
    for (unsigned i = 0; i < ad_template_count(); i++) {
        const char *id = ad_template_id(i);
        struct wire_fault fault = {0};
        kit_ok(row, ad_template_find(&t, id, strlen(id)) == 0);
        int len = wire_template_write(text, sizeof text, &t);
        if (!kit_ok(row, len > 0))
            continue;
        if (!kit_ok(row, wire_template_read(&read, text, (size_t)len, &fault) == 0))
            kit_fail(row, "%s: %s", id, wire_why_text(fault.why, AD_EN));
        kit_ok(row, wire_template_write(again, sizeof again, &read) == len);
        kit_is(row, text, again);
        kit_ok(row, wire_template_write(again, (size_t)len, &read) == AD_EFULL);
    }
}

/* Two in one text are not one. */
static void two_templates(struct kit_row *row)
{
    static char one[WIRE_TEMPLATE_MAX], two[2 * WIRE_TEMPLATE_MAX];
    struct ad_template t;
    struct wire_fault fault = {0};
    size_t start = strlen("{\"v\":1,\"template\":\"");

    kit_ok(row, ad_template_find(&t, "nrw-jmm", 7) == 0);
    int len = wire_template_write(one, sizeof one, &t);
    if (!kit_ok(row, len > 0))
        return;
    snprintf(two, sizeof two, "%.*s%s", len - 2, one, one + start);
    if (!kit_ok(row, strlen(two) < WIRE_TEMPLATE_MAX))
        return;
    kit_ok(row, wire_template_read(&t, two, strlen(two), &fault) == AD_EPARSE);
    kit_ok(row, fault.why == WIRE_NO_TEMPLATE);
    kit_is(row, "/template", fault.place);
}

/* wire-template-bad | text | place and reason */
static void template_bad(struct kit_row *row)
{
    struct ad_template t;
    struct wire_fault fault = {0};
    char got[256];

    kit_ok(row, wire_template_read(&t, row->field[0], row->len[0], &fault) == AD_EPARSE);
    wire_fault_text(got, sizeof got, &fault, AD_EN);
    kit_is(row, row->field[1], got);
}

/* ---- the manual ---- */

static bool is_sample(const char *name, const char *text)
{
    char path[128], line[FACE_TEXT];
    FILE *file;
    bool found = false;

    snprintf(path, sizeof path, "tests/wire/v1/%s.json", name);
    file = fopen(path, "r");
    while (file && !found && fgets(line, sizeof line, file))
        found = strcmp(line, text) == 0;
    if (file)
        fclose(file);
    return found;
}

/* Every example in docs/wire.md, `    NAME {…}`, is a line of the samples. */
static void manual(struct kit_row *row)
{
    char line[FACE_TEXT], name[64];
    FILE *file = fopen("docs/wire.md", "r");
    unsigned examples = 0;

    if (!kit_ok(row, file != NULL))
        return;
    while (fgets(line, sizeof line, file)) {
        int text = 0;
        if (sscanf(line, "    %63[a-z-] %n", name, &text) != 1 || line[text] != '{')
            continue;
        examples++;
        if (!kit_ok(row, is_sample(name, line + text)))
            kit_fail(row, "no sample: %s", line);
    }
    fclose(file);
    kit_ok(row, examples > 15);
}

/* ---- words ---- */

/* Every word of a list is there once, so that it can be read back; also in records and behind
 * pointers. Returns how many there are. */
static unsigned check_words(struct kit_row *row, const struct wire_field *f)
{
    unsigned count = 0, found;

    for (unsigned i = 0; f->words && i < f->words->count; i++) {
        const char *word = f->words->word[i];
        if (!kit_ok(row, word != NULL) || !*word)
            continue;
        kit_ok(row, wire_find_word(f->words, word, &found) && found == i);
        count++;
    }
    for (unsigned i = 0; f->record && i < f->record->shape.count; i++)
        count += check_words(row, &f->record->shape.fields[i]);
    return count + (f->item ? check_words(row, f->item) : 0);
}

static void words_once(struct kit_row *row)
{
    unsigned count = 0, found;

    for (const struct face *f = faces; f < faces + face_count; f++) {
        for (unsigned i = 0; i < f->form->shape.count; i++)
            count += check_words(row, &f->form->shape.fields[i]);
        for (unsigned k = 0; f->form->kinds && k < face_kinds(f); k++)
            kit_ok(row, wire_find_word(&f->form->words, face_kind(f, k), &found) && found == k);
    }
    kit_ok(row, count > 500);
}

/* Every point of the order and every article of the Laws, there and back. */
static void all_points(struct kit_row *row)
{
    char text[WIRE_THING_MAX];
    struct ad_champ_event e, read;
    struct ad_adj_event a, again;

    memset(&e, 0, sizeof e);
    e.kind = AD_CHAMP_EV_CLOSED;
    for (unsigned p = 0; p < AD_POINTS; p++) {
        e.by = (enum ad_point)p;
        int len = wire_champ_event_write(text, sizeof text, &e);
        kit_ok(row, len > 0 && wire_champ_event_read(&read, NULL, text, (size_t)len, NULL) == 0);
        kit_ok(row, read.by == e.by);
    }
    e.by = AD_POINTS;
    kit_ok(row, wire_champ_event_write(text, sizeof text, &e) == AD_EINVAL);
    memset(&a, 0, sizeof a);
    for (unsigned n = 0; n < AD_EDITIONS; n++)
        for (unsigned i = 0; i < ad_article_count((enum ad_edition)n); i++) {
            a.verdict.article = (ad_article)(ad_article_first((enum ad_edition)n) + i);
            int len = wire_adjudication_event_write(text, sizeof text, &a);
            kit_ok(row, len > 0 && wire_adjudication_event_read(&again, NULL, text, (size_t)len,
                                                                NULL) == 0);
            kit_ok(row, again.verdict.article == a.verdict.article);
        }
}

/* The caller's room is too small for what lies behind pointers: refused, and nothing is read. */
static void small_room(struct kit_row *row)
{
    static const char text[] = "{\"v\":1,\"kind\":\"pair\",\"pairs\":[{\"home\":1,\"guest\":2},"
                               "{\"home\":3,\"guest\":0}],\"strongest\":[4,5]}";
    _Alignas(max_align_t) char memory[256];
    struct ad_champ_cmd c, before;
    struct wire_fault fault;
    size_t size = 0;

    memset(&before, 0x5a, sizeof before);
    for (; size < sizeof memory; size++) {
        struct wire_room room = {memory, size};
        memcpy(&c, &before, sizeof c);
        if (wire_champ_command_read(&c, &room, text, strlen(text), &fault) == 0)
            break;
        kit_ok(row, memcmp(&c, &before, sizeof c) == 0);
        kit_ok(row, fault.why == WIRE_COUNT);
        kit_is(row, size < 16 ? "/pairs" : "/strongest", fault.place);
    }
    kit_ok(row, size == 24 && c.pairs == 2 && c.pair[1].home == 3 && c.strongest[1] == 5);
    kit_ok(row, wire_champ_command_read(&c, NULL, text, strlen(text), &fault) == AD_EPARSE);
}

static const struct kit_verb verbs[] = {
    {"wire-template-bad", 2, template_bad},
    {0},
};

static const struct kit_test tests[] = {
    {"wire: rulings of the order, all codes", all_codes},
    {"wire: rulings about a list", squad_codes},
    {"wire: rulings of the order", looks},
    {"wire: rulings of a case", case_looks},
    {"wire: rulings about a line-up", lineup_looks},
    {"wire: templates", templates},
    {"wire: two templates", two_templates},
    {"wire: the examples of the manual", manual},
    {"wire: every word once", words_once},
    {"wire: every point and article", all_points},
    {"wire: the caller's room", small_room},
    {0},
};

const struct kit_suite suite_wire_order = {verbs, tests};
