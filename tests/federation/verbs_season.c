/*
 * tests/federation/verbs_season.c -- season scripts.
 *
 * Every script below tests/ (*.season) is a case of its own: all its expectations must hold, and
 * there is at least one. And each of them, spoilt, must fail: no expectation is idle.
 */
#include "../kit.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "adoube/season_script.h"

enum { MEMORY = 1 << 22, TEXT = 1 << 18 };

static struct ad_season_script run;
static _Alignas(16) char memory[MEMORY];

static const char *fault_text(char out[1024], enum ad_language lang)
{
    int len = snprintf(out, 64, "%u:%u: ", (unsigned)run.fault.line, (unsigned)run.fault.column);

    ad_script_fault_text(out + len, 1024 - (size_t)len, &run.fault, lang);
    return out;
}

static void check(struct kit_row *row, enum ad_season_step step)
{
    char text[1024];

    switch (step) {
    case AD_SEASON_HELD: kit_ok(row, true); break;
    case AD_SEASON_FAILED:
        kit_fail(row, "line %u: wanted %.*s, got %s", (unsigned)run.number, (int)run.line_len,
                 run.line, run.got);
        break;
    case AD_SEASON_BAD: kit_fail(row, "line %s", fault_text(text, AD_EN)); break;
    case AD_SEASON_FACT:
    case AD_SEASON_ANSWER:
    case AD_SEASON_END: break;
    }
}

static void play(struct kit_row *row, const char *text, size_t len)
{
    enum ad_season_step step;
    char message[1024];

    if (ad_season_script_start(&run, text, len, memory, sizeof memory) < 0) {
        kit_fail(row, "line %s", fault_text(message, AD_EN));
        return;
    }
    while ((step = ad_season_script_next(&run)) != AD_SEASON_END)
        check(row, step);
}

/* How many expectations fail; -1 if it cannot be read. */
static int failures(const char *text, size_t len)
{
    enum ad_season_step step;
    int n = 0;

    if (ad_season_script_start(&run, text, len, memory, sizeof memory) < 0)
        return -1;
    while ((step = ad_season_script_next(&run)) != AD_SEASON_END) {
        if (step == AD_SEASON_BAD)
            return -1;
        n += step == AD_SEASON_FAILED;
    }
    return n;
}

/* The same script with another code wanted in every expectation: each of them must fail. */
static void spoil(struct kit_row *row, char *text, size_t len)
{
    int wanted = 0;

    for (char *at = text; (at = strstr(at, "expect ")) != NULL; at++) {
        if (at > text && at[-1] != '\n')
            continue;
        at[7] = '$'; /* no code begins so */
        wanted++;
    }
    kit_isf(row, "all fail", "%s", failures(text, len) == wanted ? "all fail" : "some still hold");
}

/* A file *.season */
static void season_file(struct kit_row *row)
{
    static char text[TEXT];
    FILE *file = fopen(row->file, "rb");
    size_t len = file ? fread(text, 1, sizeof text - 1, file) : 0;

    if (!file || len == sizeof text - 1) {
        kit_fail(row, "%s", file ? "longer than any script here" : strerror(errno));
    } else {
        text[len] = '\0';
        play(row, text, len);
        spoil(row, text, len);
    }
    if (file)
        fclose(file);
}

/* season | text: all expectations hold */
static void season_holds(struct kit_row *row)
{
    play(row, row->field[0], row->len[0]);
}

/* season-got | text | the last expectation fails, and this is there instead */
static void season_got(struct kit_row *row)
{
    enum ad_season_step step, last = AD_SEASON_END;

    if (!kit_ok(row, ad_season_script_start(&run, row->field[0], row->len[0], memory, MEMORY) == 0))
        return;
    while ((step = ad_season_script_next(&run)) != AD_SEASON_END)
        last = step;
    kit_ok(row, last == AD_SEASON_FAILED);
    kit_is(row, row->field[1], run.got);
}

static void read_script(struct kit_row *row, enum ad_language lang)
{
    char text[1024];
    int got = ad_season_script_start(&run, row->field[0], row->len[0], memory, MEMORY);
    enum ad_season_step step = got < 0 ? AD_SEASON_BAD : AD_SEASON_END;

    while (got == 0 && (step = ad_season_script_next(&run)) != AD_SEASON_END &&
           step != AD_SEASON_BAD)
        ;
    kit_is(row, row->field[1], step == AD_SEASON_BAD ? fault_text(text, lang) : "fine");
}

/* season-fault | text | place and reason, or fine */
static void season_fault(struct kit_row *row)
{
    read_script(row, AD_EN);
}

static void season_fault_de(struct kit_row *row)
{
    read_script(row, AD_DE);
}

/* Too little memory is said, and nothing is written there. */
static void memory_too_small(struct kit_row *row)
{
    char small[1] = {'x'};

    kit_ok(row, ad_season_script_start(&run, "", 0, small, 0) == AD_EFULL && small[0] == 'x');
    kit_ok(row, ad_season_script_next(&run) == AD_SEASON_END);
    kit_ok(row, ad_season_script_size() <= MEMORY);
}

/* Every verb has a name of its own and says what follows it. */
static void verbs_are_told(struct kit_row *row)
{
    unsigned n = ad_season_script_verbs();

    kit_ok(row, n > 20);
    for (unsigned i = 0; i < n; i++) {
        struct ad_season_verb v = ad_season_script_verb(i);
        kit_ok(row, v.usage[0] != '\0');
        for (unsigned k = 0; k < i; k++)
            if (strcmp(v.name, ad_season_script_verb(k).name) == 0)
                kit_fail(row, "%s twice", v.name);
    }
    kit_is(row, "", ad_season_script_verb(n).name);
}

/* Scripts cut off and with bytes changed are read or refused, and never more than that. */
static void broken_scripts(struct kit_row *row)
{
    static const char whole[] =
        "season 1987/88\nfederation N\nassociation V members=5\ndistrict B in V\nclub S in B\n"
        "person a born=1970-01-01 female club=S pass=valid\nranklist S teams=2 reserves=2\n"
        "rank S 4 a\nused S 9 team=1 times=1\nlineup S 1 stage=final: 1 2 (3) 4 - 6 7 9\n"
        "expect match-lost BTO 16.8 proposed\ncase district-director incident=1987-10-04\n"
        "party h grounds=disputes club=1\nact request party=h on=1987-10-09 posted=1987-10-09\n"
        "unfinished\ngame limit on=1987-10-04 minutes=300 sealed\nmatch 1 = 0 x\n";
    struct kit_rng rng = kit_seed(row);
    char text[sizeof whole];

    for (unsigned i = 0; i < (row->long_run ? 200000u : 4000u); i++) {
        size_t len = kit_below(&rng, sizeof whole);
        memcpy(text, whole, sizeof whole);
        for (unsigned k = kit_below(&rng, 4); k > 0; k--)
            text[kit_below(&rng, sizeof whole - 1)] = whole[kit_below(&rng, sizeof whole - 1)];
        failures(text, len);
    }
    kit_isf(row, "0", "%d", failures(whole, sizeof whole - 1));
}

static const struct kit_verb verbs[] = {
    {".season", 0, season_file},
    {"season", 1, season_holds},
    {"season-got", 2, season_got},
    {"season-fault", 2, season_fault},
    {"season-fault-de", 2, season_fault_de},
    {0},
};

static const struct kit_test tests[] = {
    {"season: too little memory", memory_too_small},
    {"season: the verbs are told", verbs_are_told},
    {"season: broken scripts", broken_scripts},
    {0},
};

const struct kit_suite suite_season = {verbs, tests};
