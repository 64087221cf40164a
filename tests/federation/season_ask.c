/*
 * tests/federation/season_ask.c -- a question more to a season script, names, templates of one's own.
 */
#include "../kit.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/season_script.h"

static const char script[] = "season 1987/88\n"
                             "federation N; association V; district B in V\n"
                             "club S in B; club \"T V\" in B; person Anna club=S pass=valid\n"
                             "season-of 1987-10-04; expect 1987/88\n"
                             "case district-director as=A decided=1987-11-02\n";

static enum ad_season_step ask(struct ad_season_script *r, const char *text)
{
    return ad_season_script_ask(r, text, strlen(text));
}

/* The script goes on where it was, whatever was asked between its statements. */
static void between(struct kit_row *row, struct ad_season_script *r)
{
    static const enum ad_season_step want[] = {
        AD_SEASON_FACT, AD_SEASON_FACT, AD_SEASON_FACT, AD_SEASON_FACT,
        AD_SEASON_FACT, AD_SEASON_FACT, AD_SEASON_FACT, AD_SEASON_ANSWER,
        AD_SEASON_HELD, AD_SEASON_FACT, AD_SEASON_END,
    };

    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        enum ad_season_step step = ad_season_script_next(r);
        uint32_t number = r->number;
        kit_ok(row, step == want[i]);
        if (step == AD_SEASON_ANSWER) /* the expectation behind it is about it */
            continue;
        kit_ok(row, ask(r, "season-of 1988-10-04\nseason-of 1999-10-04") == AD_SEASON_ANSWER);
        kit_is(row, "1988/89", r->answer.code);
        kit_ok(row, ask(r, "season-of never") == AD_SEASON_BAD && r->fault.line == 1 &&
                        r->fault.column == 11);
        kit_ok(row, i == 0 || ask(r, "federation N") == AD_SEASON_BAD);
        kit_ok(row, ask(r, "person \xff") == AD_SEASON_BAD);
        kit_ok(row, ask(r, "") == AD_SEASON_END);
        kit_ok(row, r->number == number);
    }
}

static void names(struct kit_row *row, struct ad_season_script *r)
{
    size_t len = 0;
    const char *name = ad_season_script_org(r, 4, &len);

    kit_ok(row, name && len == 3 && memcmp(name, "T V", 3) == 0);
    kit_ok(row, ad_season_script_org(r, 5, &len) == NULL);
    name = ad_season_script_person(r, 0, &len);
    kit_ok(row, name && len == 4 && memcmp(name, "Anna", 4) == 0);
    kit_ok(row, ad_season_script_person(r, 1, &len) == NULL);
    name = ad_season_script_case(r, 0, &len);
    kit_ok(row, name && len == 1 && *name == 'A');
    kit_ok(row, ad_season_script_case(r, 1, &len) == NULL);
}

static void own_templates(struct kit_row *row, struct ad_season_script *r)
{
    static struct ad_template t;

    kit_ok(row, ad_template_find(&t, "nrw-jem", 7) == 0);
    strcpy(t.id, "mine");
    kit_ok(row, ask(r, "eligible Anna S for=mine") == AD_SEASON_BAD);
    r->own = &t;
    r->owns = 1;
    kit_ok(row, ask(r, "eligible Anna S for=mine") == AD_SEASON_ANSWER);
    kit_is(row, "age-unknown", r->answer.code);
}

static void asks(struct kit_row *row)
{
    void *memory = malloc(ad_season_script_size());
    struct ad_season_script r;

    if (kit_ok(row, memory != NULL) &&
        kit_ok(row, ad_season_script_start(&r, script, strlen(script), memory,
                                           ad_season_script_size()) == 0)) {
        between(row, &r);
        names(row, &r);
        own_templates(row, &r);
    }
    free(memory);
}

/* A script that cannot be read answers nothing any more. */
static void asks_after_fault(struct kit_row *row)
{
    void *memory = malloc(ad_season_script_size());
    struct ad_season_script r;

    if (kit_ok(row, memory != NULL) &&
        kit_ok(row,
               ad_season_script_start(&r, "nonsense", 8, memory, ad_season_script_size()) == 0)) {
        kit_ok(row, ad_season_script_next(&r) == AD_SEASON_BAD);
        kit_ok(row, ask(&r, "season-of 1988-10-04") == AD_SEASON_BAD);
    }
    free(memory);
}

static const struct kit_test tests[] = {
    {"season: a question more", asks},
    {"season: no question after a fault", asks_after_fault},
    {0},
};

const struct kit_suite suite_season_ask = {NULL, tests};
