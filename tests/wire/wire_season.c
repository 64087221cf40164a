/*
 * tests/wire/wire_season.c -- whole seasons through JSON: every script of tests/federation is run
 * as it stands, and again with each command and each event written, read, and then used. Answers,
 * tables and case files must be the same, and every expectation must hold.
 *
 * With WIRE_COUNT=1 it tells how many of each thing went through; WIRE_COPY=FILE keeps their
 * texts, from which samples were taken.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/season_script.h"
#include "wire_damage.h"
#include "wire_through.h"

extern const struct kit_suite suite_championship_random, suite_case_random, suite_season_random;

enum { SCRIPT = 1 << 18, SAID = 1 << 22 };

struct said {
    char *text;
    size_t len;
    unsigned held;
};

static void say(struct said *s, const char *text, size_t len)
{
    if (s->len + len + 1 < SAID) {
        memcpy(s->text + s->len, text, len);
        s->len += len;
        s->text[s->len++] = '\n';
    }
}

/* All that a season says, one after another. */
static void run_season(struct kit_row *row, struct said *s, const char *script, size_t len,
                       void *memory)
{
    static struct ad_season_script r;
    enum ad_season_step step;

    s->len = s->held = 0;
    if (!kit_ok(row, ad_season_script_start(&r, script, len, memory, ad_season_script_size()) == 0))
        return;
    while ((step = ad_season_script_next(&r)) != AD_SEASON_END) {
        char answer[AD_SEASON_GOT_MAX];
        if (step == AD_SEASON_FAILED || step == AD_SEASON_BAD) {
            kit_fail(row, "line %u: %.*s, got %s", (unsigned)r.number, (int)r.line_len, r.line,
                     r.got);
            return;
        }
        s->held += step == AD_SEASON_HELD;
        if (step != AD_SEASON_ANSWER)
            continue;
        int n = ad_season_script_answer_write(answer, sizeof answer, &r.answer);
        say(s, answer, n > 0 ? (size_t)n : 0);
        if (r.block)
            say(s, r.block, r.block_len);
    }
}

static size_t load(char *out, const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t len = file ? fread(out, 1, SCRIPT, file) : 0;

    if (file)
        fclose(file);
    return len;
}

struct bench {
    char *script;
    void *memory;
    struct said plain, json;
};

static void compare(struct kit_row *row, struct bench *b, const char *path)
{
    size_t len = load(b->script, path);

    run_season(row, &b->plain, b->script, len, b->memory);
    through.on = true;
    run_season(row, &b->json, b->script, len, b->memory);
    through.on = false;
    kit_ok(row, b->plain.held == b->json.held && b->plain.len == b->json.len &&
                    memcmp(b->plain.text, b->json.text, b->plain.len) == 0);
    if (through.failed || through.unwritten)
        kit_fail(row, "%s: %s", path, through.first);
    through.failed = through.unwritten = 0;
}

/* WIRE_COUNT=1: how many of each went through. */
static void count_out(void)
{
    for (unsigned i = 0; getenv("WIRE_COUNT") && i < WIRE_THINGS; i++)
        printf("%8u %s\n", through.passed[i], wire_thing_name((enum wire_thing)i));
}

/* Enough went through to mean something: in all of them, and in the large season. */
static void count(struct kit_row *row)
{
    static const enum wire_thing most[] = {
        WIRE_THING_champ_command,
        WIRE_THING_champ_event,
        WIRE_THING_squad_command,
        WIRE_THING_squad_event,
        WIRE_THING_case_opened,
        WIRE_THING_case_command,
        WIRE_THING_case_event,
        WIRE_THING_adjudication_command,
        WIRE_THING_adjudication_event,
        WIRE_THING_sanction,
        WIRE_THING_entry,
        WIRE_THING_note,
        WIRE_THING_reschedule,
    };

    for (unsigned i = 0; i < sizeof most / sizeof *most; i++)
        if (!kit_ok(row, through.passed[most[i]] > 0))
            kit_fail(row, "no %s went through", wire_thing_name(most[i]));
    kit_ok(row, through.passed[WIRE_THING_champ_event] > 500);
    count_out();
}

static void seasons(struct kit_row *row)
{
    struct bench b = {.script = malloc(SCRIPT),
                      .memory = malloc(ad_season_script_size()),
                      .plain = {.text = malloc(SAID)},
                      .json = {.text = malloc(SAID)}};
    glob_t found;

    if (kit_ok(row, b.script && b.memory && b.plain.text && b.json.text) &&
        kit_ok(row, glob("tests/federation/*.season", 0, NULL, &found) == 0)) {
        if (getenv("WIRE_COPY"))
            through.copy = fopen(getenv("WIRE_COPY"), "w");
        memset(through.passed, 0, sizeof through.passed);
        for (size_t i = 0; i < found.gl_pathc; i++)
            compare(row, &b, found.gl_pathv[i]);
        globfree(&found);
        count(row);
        if (through.copy)
            fclose(through.copy);
        through.copy = NULL;
    }
    free(b.script);
    free(b.memory);
    free(b.plain.text);
    free(b.json.text);
}

/* Random championships and cases of other suites once more, the first of them through JSON; in a
 * long run all, and random seasons, too. They send what is no value of its enum as well, to see it
 * refused: that cannot be written, but whatever can comes back the same. */
static void random_ones(struct kit_row *row)
{
    static const struct kit_suite *const suites[] = {&suite_case_random, &suite_championship_random,
                                                     &suite_season_random};
    struct through before = through;
    bool all = row->long_run;

    row->long_run = false;
    for (unsigned i = 0; i < (all ? 3 : 2); i++) {
        memset(&through, 0, sizeof through);
        through.on = true;
        through.most = all ? 0 : 10000;
        damage = (struct damage){.row = row, .rng = kit_seed(row), .one_in = all ? 10 : 200};
        for (const struct kit_test *t = suites[i]->tests; t->name; t++)
            t->run(row);
        damage.row = NULL;
        kit_ok(row, through.passed[i == 0   ? WIRE_THING_case_event
                                   : i == 1 ? WIRE_THING_champ_event
                                            : WIRE_THING_squad_event] > 1000);
        if (!kit_ok(row, through.failed == 0))
            kit_fail(row, "%u failed, first %s", through.failed, through.first);
        count_out();
    }
    row->long_run = all;
    through = before;
}

/* Every event of every script, damaged on its way. */
static void damaged(struct kit_row *row)
{
    static const enum wire_thing all[] = {WIRE_THING_champ_event, WIRE_THING_squad_event,
                                          WIRE_THING_case_event, WIRE_THING_adjudication_event};
    struct bench b = {.script = malloc(SCRIPT),
                      .memory = malloc(ad_season_script_size()),
                      .plain = {.text = malloc(SAID)}};
    glob_t found = {0};

    damage = (struct damage){.row = row, .rng = kit_seed(row)};
    if (kit_ok(row, b.script && b.memory && b.plain.text) &&
        kit_ok(row, glob("tests/federation/*.season", 0, NULL, &found) == 0))
        for (size_t i = 0; i < found.gl_pathc; i++)
            run_season(row, &b.plain, b.script, load(b.script, found.gl_pathv[i]), b.memory);
    damage.row = NULL;
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (!kit_ok(row, damage.refused[all[i]] > 4 && damage.taken[all[i]] > 4))
            kit_fail(row, "%s: %u refused, %u taken", wire_thing_name(all[i]),
                     damage.refused[all[i]], damage.taken[all[i]]);
    globfree(&found);
    free(b.script);
    free(b.memory);
    free(b.plain.text);
}

static const struct kit_test tests[] = {
    {"wire: damaged events are refused, or do no harm", damaged},
    {"wire: whole seasons through JSON", seasons},
    {"wire: random seasons through JSON", random_ones},
    {0},
};

const struct kit_suite suite_wire_season = {NULL, tests};
