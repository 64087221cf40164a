/*
 * tests/tournament/verbs_explain.c -- why these two meet.
 *
 * A row has a small tournament (wild.h), a language, the pair that is asked about by its numbers
 * (7- for the bye, b2 for the second bracket) and all that is said about it, sentence after sentence,
 * a slash between.
 *
 * The criteria here are told from the pairs alone. So they are a judge of the engine too: no legal
 * round may be better in the first bracket where the two differ.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/explain.h"
#include "tournament/explained.h"
#include "wild.h"
#include "tournament/explain_inside.h"

enum { CHOICES = 40, SAID = 8000 };

/* A build that checks every matching takes its time. */
#ifdef AD_DEBUG
enum { SHORT = 20 };
#else
enum { SHORT = 100 };
#endif

/* ---- rows ---- */

struct said {
    char text[SAID];
    size_t len;
};

static void add(struct said *s, const char *sentence)
{
    s->len += (size_t)snprintf(s->text + s->len, sizeof s->text - s->len, "%s%s",
                               s->len ? " / " : "", sentence);
}

static void tell_pair(struct said *s, const struct ad_explanation *e, unsigned k,
                      enum ad_language lang)
{
    struct ad_choice choices[CHOICES];
    char sentence[AD_EXPLAIN_TEXT_MAX];
    int n = ad_explain_choices(choices, CHOICES, e, k);

    ad_explain_pair_text(sentence, sizeof sentence, e, k, lang);
    add(s, sentence);
    for (int i = 0; i < n; i++) {
        ad_explain_choice_text(sentence, sizeof sentence, e, k, &choices[i], lang);
        add(s, sentence);
    }
}

/* The pair with these numbers, or `none`. */
static unsigned find_pair(const struct ad_explanation *e, unsigned a, unsigned b)
{
    const struct ad_entrant *who = e->t->entrants;

    for (unsigned k = 0; k < e->pair_count; k++) {
        unsigned white = who[e->pairs[k].white - 1].number;
        unsigned black = e->pairs[k].black ? who[e->pairs[k].black - 1].number : 0;

        if ((white == a && black == b) || (white == b && black == a))
            return k;
    }
    return e->pair_count;
}

static void tell(struct said *s, const struct ad_explanation *e, const char *what,
                 enum ad_language lang)
{
    unsigned a = 0, b = 0, k;
    char sentence[AD_EXPLAIN_TEXT_MAX] = "there is no such pair";

    if (sscanf(what, "b%u", &a) == 1 && a && a <= e->bracket_count) {
        ad_explain_bracket_text(sentence, sizeof sentence, e, a - 1, lang);
        add(s, sentence);
        return;
    }
    sscanf(what, "%u-%u", &a, &b);
    k = find_pair(e, a, b);
    if (k < e->pair_count)
        tell_pair(s, e, k, lang);
    else
        add(s, sentence);
}

/* explain | head | players | rows | language | what | said */
static void explain(struct kit_row *row)
{
    static struct wild w;
    struct ad_explanation e;
    struct ad_swiss how = {.way = AD_SWISS_PLAIN};
    struct said said = {.len = 0};
    int got;

    if (!wild_read(&w, row->field[0], row->field[1], row->field[2])) {
        kit_fail(row, "no such tournament");
        return;
    }
    how.len = ad_explain_bytes(&w.t, how.way);
    how.scratch = malloc(how.len);
    got = ad_explain(&e, &w.t, NULL, 0, &how);
    if (kit_ok(row, got == 0) && kit_ok(row, e.possible)) {
        tell(&said, &e, row->field[4], strcmp(row->field[3], "de") == 0 ? AD_DE : AD_EN);
        kit_is(row, row->field[5], said.text);
    }
    free(how.scratch);
}

/* ---- any tournament ---- */

static void complain(struct kit_row *row, const struct wild *w, const char *why)
{
    char text[WILD_TEXT];

    wild_write(text, w);
    kit_fail(row, "%s: %s", why, text);
}

/* Nobody is passed over twice. */
static bool named_once(const struct ad_choice *c, int i)
{
    for (int k = 0; k < i; k++)
        if (c[k].other && c[k].other == c[i].other)
            return false;
    return true;
}

/* What is forbidden is so, what was met was met, and nothing that is passed over is better. */
static bool choice_holds(const struct ad_explanation *e, unsigned k, const struct ad_choice *c)
{
    unsigned upper = ad_explain_upper(e, k);

    if (c->kind == AD_CHOICE_MET)
        return ad_meeting_of(e->t, upper - 1, c->round)->opponent == c->other;
    return c->kind != AD_CHOICE_BETTER && c->other != upper;
}

static bool choices_hold(struct kit_row *row, const struct wild *w, const struct ad_explanation *e)
{
    struct ad_choice c[CHOICES];
    char text[AD_EXPLAIN_TEXT_MAX];

    for (unsigned k = 0; k < e->pair_count; k++) {
        int n = ad_explain_choices(c, CHOICES, e, k);

        for (int i = 0; i < n; i++) {
            int len = ad_explain_choice_text(text, sizeof text, e, k, &c[i], AD_EN);

            if (len > 0 && choice_holds(e, k, &c[i]) && named_once(c, i))
                continue;
            complain(row, w, text);
            return false;
        }
        if (ad_explain_pair_text(text, sizeof text, e, k, AD_DE) <= 0) {
            complain(row, w, "nothing to say");
            return false;
        }
    }
    return true;
}

/* Two pairs of the round changed at random into two others that may meet. */
static bool change(struct ad__explained *x, struct kit_rng *rng)
{
    unsigned n = x->f.count, a, b, c, d;

    for (unsigned i = 0; i < 20; i++) {
        a = kit_below(rng, n);
        b = kit_below(rng, n);
        c = x->mate[a];
        d = x->mate[b];
        if (a == b || b == c || !ad__may_meet(&x->f, a, b))
            continue;
        if (c == a ? !x->f.who[d].bye : d == b ? !x->f.who[c].bye : !ad__may_meet(&x->f, c, d))
            continue;
        x->mate[a] = (uint16_t)b;
        x->mate[b] = (uint16_t)a;
        if (c == a)
            c = d;
        else if (d == b)
            d = c;
        x->mate[c] = (uint16_t)d;
        x->mate[d] = (uint16_t)c;
        return true;
    }
    return false;
}

/* x->other is the engine's round and x->mate one that was changed a few times: the engine's must not
 * be worse than it. */
static bool engine_is_best(struct kit_row *row, const struct wild *w, struct ad_explanation *e,
                           struct kit_rng *rng)
{
    struct ad__explained *x = e->inside;
    char text[100];

    memcpy(x->other, x->mate, x->f.count * sizeof *x->mate);
    for (unsigned i = 0; i < 300; i++) {
        struct ad_choice c = {.kind = AD_CHOICE_LATER};

        if (i % 6 == 0)
            memcpy(x->mate, x->other, x->f.count * sizeof *x->mate);
        if (!change(x, rng))
            continue;
        ad__compare(&c, x);
        if (c.kind != AD_CHOICE_WORSE || (c.criterion == 8 && c.is < 0)) /* not known */
            continue;
        snprintf(text, sizeof text, "another round is better in C%d", c.criterion);
        complain(row, w, text);
        return false;
    }
    return true;
}

static bool explain_any(struct kit_row *row, struct kit_rng *rng, const struct wild *w)
{
    struct ad_swiss how = {.way = kit_below(rng, 2) ? AD_SWISS_PLAIN : AD_SWISS_FAST};
    struct ad_explanation e;
    bool holds = true;

    how.len = ad_explain_bytes(&w->t, how.way);
    how.scratch = malloc(how.len);
    if (ad_explain(&e, &w->t, NULL, 0, &how) < 0) {
        complain(row, w, "not explained");
        holds = false;
    } else if (e.possible) {
        holds = kit_ok(row, e.by_the_rules) && choices_hold(row, w, &e) &&
                engine_is_best(row, w, &e, rng);
    }
    free(how.scratch);
    return holds;
}

static void any(struct kit_row *row, enum ad_system system)
{
    struct kit_rng rng = kit_seed(row);
    unsigned rounds = row->long_run ? 10000 : SHORT;
    static struct wild w;

    for (unsigned i = 0; i < rounds; i++) {
        wild_draw(&w, &rng, system, 4 + kit_below(&rng, WILD_PLAYERS - 3));
        if (!explain_any(row, &rng, &w))
            return;
    }
}

static void any_2026(struct kit_row *row)
{
    any(row, AD_SWISS_DUTCH_2026);
}

static void any_2017(struct kit_row *row)
{
    any(row, AD_SWISS_DUTCH_2017);
}

/* Pairs that are none, and too little memory. */
static void refused(struct kit_row *row)
{
    static struct wild w;
    const struct ad_pair twice[] = {{1, 2}, {2, 3}}, few[] = {{1, 2}}, good[] = {{1, 2}, {4, 3}};
    struct ad_explanation e;
    struct ad_swiss how = {.way = AD_SWISS_PLAIN};

    if (!kit_ok(row, wild_read(&w, "2026 w 0/3", "-; -; -; -", "")))
        return;
    how.len = ad_explain_bytes(&w.t, how.way);
    how.scratch = malloc(how.len);
    kit_ok(row, ad_explain(&e, &w.t, twice, 2, &how) == AD_EINVAL);
    kit_ok(row, ad_explain(&e, &w.t, few, 1, &how) == AD_EINVAL);
    kit_ok(row, ad_explain(&e, &w.t, good, 2, &how) == 0);
    kit_ok(row, e.possible && !e.by_the_rules);
    for (size_t len = 0; len < 2000; len += 50) {
        how.len = len;
        kit_ok(row, ad_explain(&e, &w.t, NULL, 0, &how) == AD_EFULL);
    }
    w.t.system = AD_SWISS_TEAM_2026;
    kit_ok(row, ad_explain(&e, &w.t, NULL, 0, &how) == AD_EINVAL);
    free(how.scratch);
}

static const struct kit_verb verbs[] = {{"explain", 6, explain}, {0}};
static const struct kit_test tests[] = {
    {"explain: nothing passed over is better, 2026", any_2026},
    {"explain: nothing passed over is better, 2017", any_2017},
    {"explain: what is no round", refused},
    {0},
};
const struct kit_suite suite_explain = {verbs, tests};
