/*
 * tests/federation/verbs_case_say.c -- a case file in plain words: every event, both languages.
 */
#include <stdio.h>
#include <string.h>

#include "text/case_say.h"
#include "adoube/err.h"
#include "case_play.h"
#include "federation/names.h"

static const struct ad_case_name people[] = {
    {true, 1, "Altena", 6},     {true, 2, "Brake", 5},       {true, 3, "Castrop", 7},
    {false, 90, "K. Ernst", 8}, {false, 11, "A. Becker", 9}, {false, 60, "M. Falk", 7},
};
static const struct ad_case_names names = {people, sizeof people / sizeof *people};

/* The events of the last step, one behind the other. */
static void say_all(char *out, size_t cap, const struct play *p, enum ad_language lang)
{
    size_t len = 0;

    *out = '\0';
    for (unsigned i = 0; i < p->out.count && len < cap; i++) {
        char text[AD_CASE_SAY_MAX];
        int got = ad_case_event_say(text, sizeof text, &p->out.event[i], &p->live, &names, lang);
        kit_ok(p->row, got == (int)strlen(text));
        len += (size_t)snprintf(out + len, cap - len, "%s%s", i ? " / " : "", text);
    }
}

/* case-say | matter | steps | the last step in English | in German */
static void case_say(struct kit_row *row)
{
    static struct play p;
    char text[8192];

    if (!play_begin(&p, row, row->field[0]))
        return;
    play_steps(&p, row->field[1]);
    say_all(text, sizeof text, &p, AD_EN);
    kit_is(row, row->field[2], text);
    say_all(text, sizeof text, &p, AD_DE);
    kit_is(row, row->field[3], text);
}

/* due-say | matter | steps | what comes next in English | in German */
static void due_say(struct kit_row *row)
{
    static struct play p;
    struct ad_due due[AD_DUES_MAX];
    char text[AD_CASE_SAY_MAX];

    if (!play_begin(&p, row, row->field[0]))
        return;
    play_steps(&p, row->field[1]);
    if (!kit_ok(row, ad_case_due(due, &p.live) > 0))
        return;
    ad_due_say(text, sizeof text, &due[0], AD_EN);
    kit_is(row, row->field[2], text);
    ad_due_say(text, sizeof text, &due[0], AD_DE);
    kit_is(row, row->field[3], text);
}

/* ---- whatever happens ---- */

/* A whole sentence, with the point it rests on, and no mark left. */
static void is_sentence(struct kit_row *row, const char *text)
{
    size_t len = strlen(text);

    if (len < 10 || text[len - 1] != ')' || strchr(text, '%') || strchr(text, '?') ||
        strstr(text, "  ") || strstr(text, " ,") || strstr(text, "()"))
        kit_fail(row, "no sentence: %s", text);
}

static void say_event(struct play *p, const struct ad_case *c, const struct ad_case_event *e)
{
    char en[AD_CASE_SAY_MAX], de[AD_CASE_SAY_MAX], small[10];

    kit_ok(p->row, ad_case_event_say(en, sizeof en, e, c, NULL, AD_EN) > 0);
    kit_ok(p->row, ad_case_event_say(de, sizeof de, e, c, NULL, AD_DE) > 0);
    is_sentence(p->row, en);
    is_sentence(p->row, de);
    kit_ok(p->row, strcmp(en, de) != 0);
    kit_ok(p->row, ad_case_event_say(small, sizeof small, e, c, NULL, AD_EN) == AD_EFULL);
}

static void random_sentences(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    static struct play p;
    unsigned told[AD_CASE_EVENTS] = {0};
    char matter[64];

    for (unsigned n = 0; n < 2000 && !row->failures; n++) {
        ad_date now = ad_date_make(1987, 10, 4);
        snprintf(matter, sizeof matter, "%s %s 1987-10-04", n % 4 ? "decided" : "dispute",
                 ad_instance_name((enum ad_instance)(1 + n % (AD_TRIBUNAL - 1))));
        if (!play_begin(&p, row, matter))
            return;
        for (unsigned i = 0; i < 120; i++) {
            struct ad_case_command cmd = play_random_command(&rng, &p.live, now);
            struct ad_case c = p.live;
            ad_case_decide(&p.out, &p.live, &cmd);
            for (unsigned k = 0; k < p.out.count; k++) {
                ad_case_apply(&c, &p.out.event[k]);
                say_event(&p, &c, &p.out.event[k]);
                told[p.out.event[k].kind]++;
            }
            play_keep(&p);
            now += (ad_date)(i % 8 == 0);
        }
    }
    for (unsigned k = 0; k < AD_CASE_EVENTS; k++) /* else it has proven nothing about that kind */
        if (!told[k])
            kit_fail(row, "never told: %s", ad_case_event_name((enum ad_case_event_kind)k));
}

static void accounts(struct kit_row *row)
{
    static const char *const want[AD_ACCOUNTS][2] = {
        [AD_ACCOUNT_CLUB] = {"Brake", "Brake"},
        [AD_ACCOUNT_PERSON] = {"person 2", "Person 2"},
        [AD_ACCOUNT_HELD] = {"fees held", "verwahrte Gebühren"},
        [AD_ACCOUNT_FEES] = {"fees that are forfeited (director of the association)",
                             "verfallene Gebühren (Spielleiter des Verbandes)"},
    };
    char text[AD_CASE_SAY_MAX];

    for (unsigned k = 1; k < AD_ACCOUNTS; k++)
        for (int de = 0; de < 2; de++) {
            struct ad_account a = {k, 2};
            kit_ok(row, ad_account_say(text, sizeof text, a, &names, de ? AD_DE : AD_EN) > 0);
            if (want[k][de])
                kit_is(row, want[k][de], text);
        }
}

static const struct kit_verb verbs[] = {
    {"case-say", 4, case_say},
    {"due-say", 4, due_say},
    {0},
};

static const struct kit_test tests[] = {
    {"case: every event has a sentence in both languages", random_sentences},
    {"case: accounts have names", accounts},
    {0},
};

const struct kit_suite suite_case_say = {verbs, tests};
