/*
 * tests/federation/verbs_template.c -- templates of championships: read, checked, written, said.
 *
 * Rows give lines of a template; the frame around them is one of
 *
 *     player   a round robin of players      team   a round robin of teams with eight boards
 *     bare     none: the column is the whole text
 *
 * and in a row the lines of the frame are not shown again.
 */
#include "../kit.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/template.h"
#include "text/template.h"
#include "federation/names.h"
#include "tournament/names.h"
#include "federation/template_inside.h"

static char text[1 << 16], written[AD_TEMPLATE_WRITE_MAX], again[AD_TEMPLATE_WRITE_MAX];
static char said[1 << 16];
static struct ad_template t;
static struct ad_template_fault fault;

static enum ad_language language(const char *word)
{
    return strcmp(word, "de") == 0 ? AD_DE : AD_EN;
}

static int read_text(const char *from, size_t len)
{
    struct ad_template_reader r = {.text = from, .len = len};

    return ad_template_next(&t, &fault, &r);
}

/* The lines are the second one of the text, so that a fault of theirs has line 2. */
static int read_framed(const char *frame, const char *lines)
{
    if (strcmp(frame, "bare") == 0)
        snprintf(text, sizeof text, "%s", lines);
    else
        snprintf(text, sizeof text, "template x\n%s\nname \"X\"; unit %s%s%s\nend\n", lines, frame,
                 strstr(lines, "stage ") ? "" : "; stage main system=roundrobin",
                 strcmp(frame, "team") == 0 && !strstr(lines, "boards ") ? "; boards 8" : "");
    return read_text(text, strlen(text));
}

static bool of_frame(const char *line)
{
    return strcmp(line, "name \"X\"") == 0 || strncmp(line, "unit ", 5) == 0 ||
           strncmp(line, "template ", 9) == 0 || strcmp(line, "end") == 0 ||
           strcmp(line, "stage main system=roundrobin") == 0 || strcmp(line, "boards 8") == 0;
}

/* What was written without the frame, lines parted by "; ". */
static const char *shown(bool bare)
{
    said[0] = '\0';
    for (char *line = strtok(written, "\n"); line; line = strtok(NULL, "\n")) {
        line += strspn(line, " ");
        if (!bare && of_frame(line))
            continue;
        strcat(said, said[0] ? "; " : "");
        strcat(said, line);
    }
    return said;
}

static void check_round(struct kit_row *row)
{
    struct ad_template first;
    int n;

    memcpy(&first, &t, sizeof t);
    n = ad_template_write(written, sizeof written, &t);
    if (!kit_ok(row, n > 0) || !kit_ok(row, read_text(written, (size_t)n) == 1))
        return;
    kit_ok(row, memcmp(&first, &t, sizeof t) == 0);
    kit_ok(row, ad_template_write(again, sizeof again, &t) == n);
    kit_is(row, written, again);
    kit_ok(row, ad_template_write(again, (size_t)n, &t) == AD_EFULL);
}

/* template | frame | lines | the same in the one form, or the fault */
static void template_lines(struct kit_row *row)
{
    char words[512];

    if (read_framed(row->field[0], row->field[1]) == 1) {
        check_round(row);
        kit_is(row, row->field[2], shown(strcmp(row->field[0], "bare") == 0));
        return;
    }
    ad_template_fault_text(words, sizeof words, &fault, AD_EN);
    kit_isf(row, row->field[2], "%u:%u %s", fault.line, fault.column, words);
}

/* template-fault | language | frame | lines | line:column and why */
static void template_fault(struct kit_row *row)
{
    char words[512];

    memset(&t, 7, sizeof t);
    if (!kit_ok(row, read_framed(row->field[1], row->field[2]) == AD_EPARSE))
        return;
    kit_ok(row, t.seats == 7 && t.id[0] == 7); /* untouched */
    ad_template_fault_text(words, sizeof words, &fault, language(row->field[0]));
    kit_isf(row, row->field[3], "%u:%u %s", fault.line, fault.column, words);
}

/* template-says | language | frame | lines | a sentence that must be among them */
static void template_says(struct kit_row *row)
{
    int n;

    if (!kit_ok(row, read_framed(row->field[1], row->field[2]) == 1))
        return;
    n = ad_template_say(said, sizeof said, &t, language(row->field[0]));
    kit_ok(row, n > 0 && strlen(said) == (size_t)n);
    if (!strstr(said, row->field[3]))
        kit_is(row, row->field[3], said);
    kit_ok(row, ad_template_say(said, (size_t)n, &t, AD_EN) == AD_EFULL || n > 0);
}

static bool find(struct kit_row *row, const char *id)
{
    return kit_ok(row, ad_template_find(&t, id, strlen(id)) == 0);
}

/* template-ships | id | English name | German name */
static void template_ships(struct kit_row *row)
{
    const char *id = row->field[0], *source = "";
    unsigned i = 0;

    if (!find(row, id))
        return;
    kit_is(row, id, t.id);
    kit_is(row, row->field[1], t.name[AD_EN]);
    kit_is(row, row->field[2], t.name[AD_DE]);
    for (; i < ad_template_count(); i++)
        if (strcmp(ad_template_id(i), id) == 0)
            source = ad_template_source(i);
    kit_ok(row, strstr(source, t.name[AD_DE]) != NULL);
    struct ad_template_reader r = {.text = source, .len = strlen(source)};
    kit_ok(row, ad_template_next(&t, &fault, &r) == 1);
    kit_ok(row, ad_template_next(&t, &fault, &r) == 0); /* one template in each file */
    check_round(row);
    ad_template_fill(&t);
    kit_ok(row, ad_template_check(&t, NULL, NULL) == AD_TEMPLATE_FINE);
    check_round(row);
}

/* template-stage | id | nth | entries | system, rounds; or none */
static void template_stage(struct kit_row *row)
{
    const struct ad_template_stage *s;

    if (!find(row, row->field[0]))
        return;
    s = ad_template_stage_for(&t, (unsigned)atoi(row->field[1]), (unsigned)atoi(row->field[2]));
    if (!s)
        kit_is(row, row->field[3], "none");
    else
        kit_isf(row, row->field[3], "%s %s %d", s->id,
                s->system == AD_STAGE_SWISS      ? "swiss"
                : s->system == AD_STAGE_KNOCKOUT ? "knockout"
                                                 : "roundrobin",
                s->rounds);
}

static enum ad_stage_system system_of(const char *word)
{
    return word[0] == 's'   ? AD_STAGE_SWISS
           : word[0] == 'k' ? AD_STAGE_KNOCKOUT
                            : AD_STAGE_ROUND_ROBIN;
}

/* template-order | id | system | codes; withdrawal */
static void template_order(struct kit_row *row)
{
    enum ad_stage_system system = system_of(row->field[1]);
    const struct ad_template_order *o;
    static const char *const rules[] = {"unsaid", "half", "none"};

    if (!find(row, row->field[0]))
        return;
    o = ad_template_order_for(&t, system, 14);
    said[0] = '\0';
    for (unsigned i = 0; o && i < o->count; i++)
        sprintf(said + strlen(said), "%s ", ad_tiebreak_code(o->chain[i].code));
    kit_isf(row, row->field[2], "%s%s; %s", said,
            !o          ? "no order"
            : o->shared ? "shared"
                        : "lot",
            rules[ad_template_withdraw_for(&t, system, 14)]);
}

/* template-playoff | id | scope | place | tied | steps as words; points or place; minutes */
static void template_playoff(struct kit_row *row)
{
    struct ad__span word = {row->field[1], row->len[1]};
    const struct ad_template_playoff *p;

    if (!find(row, row->field[0]))
        return;
    p = ad_template_playoff_for(&t, (enum ad_scope_kind)ad__find(&ad__scope_words, word),
                                (unsigned)atoi(row->field[2]), (unsigned)atoi(row->field[3]));
    if (!p) {
        kit_is(row, row->field[4], "the table");
        return;
    }
    said[0] = '\0';
    for (unsigned i = 0; i < p->step_count; i++)
        sprintf(said + strlen(said), "%s %u, ", ad_step_word((enum ad_step_kind)p->steps[i].kind),
                p->steps[i].count);
    kit_ok(row, p->steps[p->step_count].kind == AD_STEP_SHARED);
    kit_isf(row, row->field[4], "%son %s, %d min", said, p->on == AD_ON_PLACE ? "place" : "points",
            p->clock.periods ? p->clock.period[0].ms / 60000 : 0);
}

/* template-field | id | entries | associations | fits, or FIELD_MISMATCH with what fits | point */
static void template_field(struct kit_row *row)
{
    struct ad_field_verdict v;
    char point[AD_POINT_TEXT_MAX] = "";

    if (!find(row, row->field[0]))
        return;
    v = ad_template_field(&t, (unsigned)atoi(row->field[1]), (unsigned)atoi(row->field[2]));
    kit_ok(row, v.proposed == !v.fits);
    if (v.fits)
        kit_is(row, row->field[3], "fits");
    else
        kit_isf(row, row->field[3], "FIELD_MISMATCH %u-%u", v.least, v.most);
    ad_point_write(point, sizeof point, (enum ad_point)v.by[0]);
    kit_is(row, row->field[4], point);
}

/* template-seats | id | associations | districts | least-most, rest */
static void template_seats(struct kit_row *row)
{
    struct ad_seat_sum s;
    char most[16] = "open";

    if (!find(row, row->field[0]))
        return;
    s = ad_template_seats(&t, (unsigned)atoi(row->field[1]), (unsigned)atoi(row->field[2]));
    if (s.most != UINT_MAX)
        snprintf(most, sizeof most, "%u", s.most);
    kit_isf(row, row->field[3], "%u-%s%s", s.least, most, s.rest ? ", rest" : "");
}

/* template-title | id | year | title */
static void template_title(struct kit_row *row)
{
    char out[160];
    int n;

    if (!find(row, row->field[0]))
        return;
    n = ad_template_title(out, sizeof out, &t.title[0], atoi(row->field[1]));
    kit_is(row, row->field[2], out);
    kit_ok(row, n == (int)strlen(out));
    for (int cap = 0; cap <= n; cap++)
        kit_ok(row,
               ad_template_title(out, (size_t)cap, &t.title[0], atoi(row->field[1])) == AD_EFULL);
}

/* template-smoking | id | wanted | by whom | allowed or refused, the rule that holds | point */
static void template_smoking(struct kit_row *row)
{
    struct ad__span who = {row->field[2], row->len[2]};
    enum ad_smoking wanted =
        strcmp(row->field[1], "banned") == 0 ? AD_SMOKING_BANNED : AD_SMOKING_RUNNING;
    struct ad_smoking_verdict v;
    char point[AD_POINT_TEXT_MAX] = "";

    if (!find(row, row->field[0]))
        return;
    v = ad_template_smoking(&t, wanted, (enum ad_body)ad__find(&ad__body_words, who));
    kit_isf(row, row->field[3], "%s, %s", v.allowed ? "allowed" : "refused",
            v.rule == AD_SMOKING_BANNED ? "banned" : "running-games");
    ad_point_write(point, sizeof point, (enum ad_point)v.by[0]);
    kit_is(row, row->field[4], point);
}

/* template-has | id | a line of it in the one form */
static void template_has(struct kit_row *row)
{
    char line[256];

    if (!find(row, row->field[0]))
        return;
    ad_template_write(written, sizeof written, &t);
    snprintf(line, sizeof line, "\n  %s\n", row->field[1]);
    if (!kit_ok(row, strstr(written, line) != NULL))
        kit_is(row, row->field[1], written);
}

/* template-nearest | what was asked for | a shipped one, or nothing */
static void template_nearest(struct kit_row *row)
{
    kit_is(row, row->field[1], ad_template_nearest(row->field[0], row->len[0]));
    kit_ok(row, ad_template_find(&t, row->field[0], row->len[0]) == AD_EINVAL);
}

/* template-fill | frame | lines | with what the order says */
static void template_fill(struct kit_row *row)
{
    if (!kit_ok(row, read_framed(row->field[0], row->field[1]) == 1))
        return;
    ad_template_fill(&t);
    check_round(row);
    kit_is(row, row->field[2], shown(false));
}

/* template-count | text | how many it holds, or the fault of the first that is wrong */
static void template_count(struct kit_row *row)
{
    struct ad_template_reader r = {.text = row->field[0], .len = row->len[0]};
    unsigned n = 0;
    int got;

    while ((got = ad_template_next(&t, &fault, &r)) > 0)
        n++;
    if (got == 0)
        kit_isf(row, row->field[1], "%u", n);
    else
        kit_isf(row, row->field[1], "%u, then %u:%u %s", n, fault.line, fault.column,
                ad_template_bad_text(fault.why, AD_EN));
}

/* ---- what no row can say ---- */

static bool load(struct kit_row *row, const char *path)
{
    FILE *f = fopen(path, "rb");
    size_t n;

    if (!f)
        return kit_fail(row, "%s cannot be opened", path);
    n = fread(text, 1, sizeof text - 1, f);
    text[n] = '\0';
    fclose(f);
    return true;
}

/* The table of this suite has a row for each. */
static void all_faults(struct kit_row *row)
{
    if (!load(row, "tests/federation/template.test"))
        return;
    for (unsigned why = AD_TEMPLATE_FINE + 1; why < AD_TEMPLATE_BADS; why++) {
        const char *en = ad_template_bad_text((enum ad_template_bad)why, AD_EN);

        if (!strstr(text, en))
            kit_fail(row, "no row for the fault: %s", en);
        kit_ok(row, ad_template_bad_text((enum ad_template_bad)why, AD_DE)[0] != '\0');
    }
}

static void all_keys(struct kit_row *row)
{
    char word[64];

    if (!load(row, "tests/federation/template.test"))
        return;
    for (unsigned i = 0; i < AD__DIRECTIVES; i++) {
        snprintf(word, sizeof word, " %s ", ad__directives[i].key);
        if (!kit_ok(row, strstr(text, word) != NULL))
            kit_fail(row, "no row for the key %s", ad__directives[i].key);
        for (const struct ad__item *it = ad__directives[i].items; it->key; it++) {
            snprintf(word, sizeof word, " %s=", it->key);
            if (it->key[0] && !strstr(text, word))
                kit_fail(row, "no row for the item %s of %s", it->key, ad__directives[i].key);
            for (unsigned w = 1; it->words && w < it->words->count; w++)
                if (!strstr(text, it->words->word[w].word))
                    kit_fail(row, "no row for the word %s", it->words->word[w].word);
        }
    }
}

/* Whatever is done to a text, it is refused with a place or is what it says. */
static void wild(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    unsigned rounds = row->long_run ? 200000 : 4000;

    for (unsigned i = 0; i < rounds; i++) {
        const char *source = ad_template_source(kit_below(&rng, ad_template_count()));
        size_t len = strlen(source);
        static char copy[8192];

        if (!kit_ok(row, len < sizeof copy))
            return;
        memcpy(copy, source, len);
        for (unsigned k = kit_below(&rng, 4); k > 0; k--) {
            static const char some[] = " ,;=\"#\n-+:/@<>{}0123456789abnrx\xC3";
            size_t at = kit_below(&rng, (unsigned)len);

            copy[at] = some[kit_below(&rng, sizeof some - 1)];
        }
        if (kit_below(&rng, 8) == 0)
            len = kit_below(&rng, (unsigned)len);
        int got = read_text(copy, len);
        if (got == 1)
            check_round(row);
        else
            kit_ok(row, got == 0 || (fault.why != AD_TEMPLATE_FINE && fault.line > 0));
    }
}

static const struct kit_verb verbs[] = {
    {"template", 3, template_lines},           {"template-fault", 4, template_fault},
    {"template-says", 4, template_says},       {"template-ships", 3, template_ships},
    {"template-stage", 4, template_stage},     {"template-order", 3, template_order},
    {"template-playoff", 5, template_playoff}, {"template-field", 5, template_field},
    {"template-seats", 4, template_seats},     {"template-title", 3, template_title},
    {"template-smoking", 5, template_smoking}, {"template-has", 2, template_has},
    {"template-nearest", 2, template_nearest}, {"template-fill", 3, template_fill},
    {"template-count", 2, template_count},     {0},
};

/* No text makes a field without its number; a program could. */
static void made_by_hand(struct kit_row *row)
{
    struct ad_template own;
    char none[] = "x";

    kit_ok(row, ad_template_find(&own, "nrw-jem", 7) == 0);
    kit_ok(row, ad_template_check(&own, NULL, NULL) == AD_TEMPLATE_FINE);
    kit_ok(row, ad_template_title(none, 0, &own.title[0], 1988) == AD_EFULL && none[0] == 'x');
    own.withdraws = 0; /* nothing is said, until it is filled in */
    kit_ok(row, !ad_template_withdraw_line(&own, AD_STAGE_SWISS, 14));
    ad_template_fill(&own);
    kit_ok(row, ad_template_withdraw_line(&own, AD_STAGE_SWISS, 14)->rule == AD_LEAVE_NONE);
    own.field.count = 0;
    kit_ok(row, ad_template_check(&own, NULL, NULL) == AD_TEMPLATE_MISSING);
}

static const struct kit_test tests[] = {
    {"template: made by hand", made_by_hand},
    {"template: every fault has a row", all_faults},
    {"template: every key, item and word has a row", all_keys},
    {"template: a text that was tampered with", wild},
    {0},
};

const struct kit_suite suite_template = {verbs, tests};
