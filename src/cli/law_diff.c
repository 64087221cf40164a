/*
 * cli/law_diff.c -- adoube law diff: what changed from one edition to another.
 *
 * By number: what each of the two has in laws/policies.h. By subject: where each deals with it
 * (laws/provisions.h). And article by article, where the later edition repeats whole articles of
 * the other, as fide-2023 does those of fide-2017. What only got another number takes one line.
 */
#include "cli/law.h"

#include <ctype.h>
#include <string.h>

#include "adoube/words.h"
#include "laws/laws.h"
#include "laws/policies_of.h"
#include "text/names.h"

static void add_heading(struct text *out, const struct cli *c, enum cli_word word)
{
    if (!c->json)
        text_addf(out, "%s%s\n", out->len ? "\n" : "", cli_text(c, word));
}

/* What happened to an article or a subject. */
enum change { SAME, MOVED, CHANGED, NEW, GONE, UNKNOWN };

static const struct {
    const char *name;
    enum cli_word word;
} changes[] = {
    [MOVED] = {"moved", W_LAW_MOVED}, [CHANGED] = {"changed", W_LAW_CHANGED},
    [NEW] = {"new", W_LAW_NEW},       [GONE] = {"gone", W_LAW_GONE},
    [UNKNOWN] = {"unknown", W_TEXT}, /* a fragment has nothing on it */
};

/* ---- article by article ---- */

static ad_article same_number(ad_article a, enum ad_edition e)
{
    const char *number = ad_article_number(a);

    return ad_article_find(e, number, strlen(number));
}

/* Does an article of the edition repeat this one? */
static bool is_repeated(ad_article a, enum ad_edition by)
{
    ad_article first = ad_article_first(by);

    for (unsigned i = 0; i < ad_article_count(by); i++)
        if (ad_article_same_as((ad_article)(first + i)) == a)
            return true;
    return false;
}

static bool repeats_any(enum ad_edition e, enum ad_edition of)
{
    ad_article first = ad_article_first(of);

    for (unsigned i = 0; i < ad_article_count(of); i++)
        if (is_repeated((ad_article)(first + i), e))
            return true;
    return false;
}

static void add_change_json(struct text *out, const struct cli *c, enum change change,
                            ad_article from, ad_article to)
{
    ad_article shown = to != AD_NO_ARTICLE ? to : from;

    text_add(out, "{", 1);
    law_add_json_text(out, "change", changes[change].name);
    if (from != AD_NO_ARTICLE)
        law_add_json_text(out, "from", ad_article_number(from));
    if (to != AD_NO_ARTICLE)
        law_add_json_text(out, "to", ad_article_number(to));
    law_add_json_text(out, "summary", ad_article_summary(shown, c->lang));
    if (change == CHANGED)
        law_add_json_text(out, "was", ad_article_summary(from, c->lang));
    text_addf(out, "}\n");
}

static void add_change(struct text *out, const struct cli *c, enum change change, ad_article from,
                       ad_article to)
{
    ad_article shown = to != AD_NO_ARTICLE ? to : from;

    if (c->json) {
        add_change_json(out, c, change, from, to);
        return;
    }
    text_addf(out, "%s ", cli_text(c, changes[change].word));
    if (change == MOVED)
        text_addf(out, "%s > ", ad_article_label(from, c->lang));
    text_addf(out, "%s:", ad_article_label(shown, c->lang));
    if (change == CHANGED)
        text_addf(out, "\n  - %s\n  +", ad_article_summary(from, c->lang));
    text_addf(out, " %s\n", ad_article_summary(shown, c->lang));
}

/* An article of the newer edition against the older one. A number whose old words live on under
 * another one has been given away: what stands there now is new. */
static void compare(struct text *out, const struct cli *c, ad_article a, enum ad_edition old)
{
    ad_article same = ad_article_same_as(a), before = same_number(a, old);

    if (same == AD_NO_ARTICLE &&
        (before == AD_NO_ARTICLE || is_repeated(before, ad_article_edition(a))))
        add_change(out, c, NEW, AD_NO_ARTICLE, a);
    else if (same == AD_NO_ARTICLE)
        add_change(out, c, CHANGED, before, a);
    else if (same != before)
        add_change(out, c, MOVED, same, a);
}

/* Nothing repeats it, and its number is free or was given to another. */
static bool is_gone(ad_article a, enum ad_edition new)
{
    ad_article after = same_number(a, new);

    return !is_repeated(a, new) &&
           (after == AD_NO_ARTICLE || ad_article_same_as(after) != AD_NO_ARTICLE);
}

static void add_articles(struct text *out, const struct cli *c, enum ad_edition old,
                         enum ad_edition new)
{
    ad_article first = ad_article_first(new), first_old = ad_article_first(old);

    for (unsigned i = 0; i < ad_article_count(new); i++)
        compare(out, c, (ad_article)(first + i), old);
    for (unsigned i = 0; i < ad_article_count(old); i++)
        if (is_gone((ad_article)(first_old + i), new))
            add_change(out, c, GONE, (ad_article)(first_old + i), AD_NO_ARTICLE);
}

/* ---- by subject ---- */

static const struct {
    const char *row, *en, *de;
} subjects[AD__PROVISIONS] = {
#define T(name, en, de) [AD__P_##name] = {#name, en, de},
#include "laws/titles.h"
#undef T
};

const char *law_subject_title(enum ad__provision p, enum ad_language lang)
{
    return lang == AD_DE ? subjects[p].de : subjects[p].en;
}

/* "WRONG_CLAIM" of a table as programs get it: "wrong claim". */
static void add_json_name(struct text *out, const char *key, const char *row)
{
    char name[64];
    size_t i = 0;

    for (; row[i] && i < sizeof name - 1; i++)
        name[i] = row[i] == '_' ? ' ' : (char)tolower((unsigned char)row[i]);
    name[i] = '\0';
    law_add_json_text(out, key, name);
}

void law_add_json_subject(struct text *out, enum ad__provision p)
{
    add_json_name(out, "subject", subjects[p].row);
}

void law_add_json_titles(struct text *out, enum ad__provision p)
{
    law_add_json_text(out, "en", subjects[p].en);
    law_add_json_text(out, "de", subjects[p].de);
}

/* What two editions say on one subject. */
struct subject {
    struct ad_cites from, to;
    bool kept[AD_CITES_MAX], came[AD_CITES_MAX]; /* the words are in the other edition too */
    uint8_t moved[AD_CITES_MAX];                 /* ... of what is kept: its place in `to`  */
};

/* The text that an article has, whichever edition it was first written for. */
static ad_article original(ad_article a)
{
    ad_article same = ad_article_same_as(a);

    return same != AD_NO_ARTICLE ? same : a;
}

static bool same_words(ad_article a, ad_article b)
{
    return original(a) == original(b) ||
           (strcmp(ad_article_summary(a, AD_EN), ad_article_summary(b, AD_EN)) == 0 &&
            strcmp(ad_article_summary(a, AD_DE), ad_article_summary(b, AD_DE)) == 0);
}

/* Find each article of the one edition in the other, by its words. */
static void match(struct subject *s)
{
    for (uint8_t i = 0; i < s->from.count; i++)
        for (uint8_t j = 0; j < s->to.count && !s->kept[i]; j++) {
            if (s->came[j] || !same_words(s->from.article[i], s->to.article[j]))
                continue;
            s->kept[i] = s->came[j] = true;
            s->moved[i] = j;
        }
}

/* Is it kept, but under another number? */
static bool is_moved(const struct subject *s, unsigned i)
{
    return s->kept[i] && strcmp(ad_article_number(s->from.article[i]),
                                ad_article_number(s->to.article[s->moved[i]])) != 0;
}

static enum change subject_change(const struct subject *s)
{
    enum change change = SAME;

    if (s->from.count == 0 || s->to.count == 0)
        return s->to.count ? NEW : s->from.count ? GONE : SAME;
    for (unsigned i = 0; i < s->to.count; i++)
        if (!s->came[i])
            return CHANGED;
    for (unsigned i = 0; i < s->from.count; i++) {
        if (!s->kept[i])
            return CHANGED;
        if (is_moved(s, i))
            change = MOVED;
    }
    return change;
}

/* A fragment tells by none of its numbers what it had. */
static bool is_fragment(enum ad_edition e)
{
    return ad__policy_stated(0, e) == AD__SILENT;
}

static void add_subject_line(struct text *out, const struct cli *c, enum ad__provision p,
                             enum change change)
{
    text_addf(out, "%s", law_subject_title(p, c->lang));
    if (change == NEW)
        text_addf(out, "%s", cli_text(c, W_LAW_SUBJECT_NEW));
    else if (change == GONE)
        text_addf(out, "%s", cli_text(c, W_LAW_SUBJECT_GONE));
    else if (change == UNKNOWN)
        text_addf(out, " (%s)", ad__policy_words(0, AD__SILENT, c->lang));
    text_add(out, "\n", 1);
}

/* "moved: 9.2.2 > 9.2.3, ..." */
static void add_moved(struct text *out, const struct cli *c, const struct subject *s)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->from.count; i++) {
        if (!is_moved(s, i))
            continue;
        if (n == 0)
            text_addf(out, "  %s:", cli_text(c, W_LAW_MOVED));
        text_addf(out, "%s %s > %s", n++ ? "," : "", ad_article_number(s->from.article[i]),
                  ad_article_number(s->to.article[s->moved[i]]));
    }
    if (n)
        text_add(out, "\n", 1);
}

/* What only one of the editions has. */
static void add_side(struct text *out, const struct cli *c, char sign, const struct ad_cites *cites,
                     const bool *shared)
{
    for (unsigned i = 0; i < cites->count; i++) {
        ad_article a = cites->article[i];
        if (!shared[i])
            text_addf(out, "  %c %s %s: %s\n", sign, ad_edition_name(ad_article_edition(a)),
                      ad_article_label(a, c->lang), ad_article_summary(a, c->lang));
    }
}

static void add_side_json(struct text *out, const char *key, const struct ad_cites *cites)
{
    text_addf(out, ",\"%s\":[", key);
    for (unsigned i = 0; i < cites->count; i++) {
        text_addf(out, "%s{", i ? "," : "");
        law_add_json_text(out, "edition", ad_edition_name(ad_article_edition(cites->article[i])));
        law_add_json_text(out, "article", ad_article_number(cites->article[i]));
        text_addf(out, "}");
    }
    text_addf(out, "]");
}

static void add_subject_json(struct text *out, enum ad__provision p, const struct subject *s,
                             enum change change)
{
    text_add(out, "{", 1);
    law_add_json_subject(out, p);
    add_side_json(out, "from", &s->from);
    add_side_json(out, "to", &s->to);
    law_add_json_text(out, "change", changes[change].name);
    law_add_json_titles(out, p);
    text_addf(out, "}\n");
}

static void add_subject(struct text *out, const struct cli *c, enum ad__provision p,
                        enum ad_edition from, enum ad_edition to)
{
    struct subject s = {0};
    enum change change;

    ad__cite(&s.from, p, from, AD_NO_EDITION);
    ad__cite(&s.to, p, to, AD_NO_EDITION);
    match(&s);
    change = subject_change(&s);
    if ((change == NEW && is_fragment(from)) || (change == GONE && is_fragment(to)))
        change = UNKNOWN;
    if (change == SAME)
        return;
    if (c->json) {
        add_subject_json(out, p, &s, change);
        return;
    }
    add_subject_line(out, c, p, change);
    add_moved(out, c, &s);
    add_side(out, c, '-', &s.from, s.kept);
    add_side(out, c, '+', &s.to, s.came);
}

/* ---- by number ---- */

static void add_menu(struct text *out, enum ad_language lang, int32_t menu)
{
    unsigned n = 0;

    for (enum ad_penalty i = 0; i < AD_PENALTIES; i++)
        if (menu >> i & 1)
            text_addf(out, "%s%s", n++ ? ", " : "", ad_penalty_text(i, lang));
}

/* A value of laws/policies.h as people say it. */
static void add_value(struct text *out, enum ad_language lang, enum ad__policy_name n,
                      int32_t value)
{
    enum { SECOND = 1000, MINUTE = 60 * SECOND };
    const char *words = ad__policy_words(n, value, lang);

    if (words) {
        text_addf(out, "%s", words);
        return;
    }
    switch (ad__policy_kind(n)) {
    case AD__MENU: add_menu(out, lang, value); return;
    case AD__DURATION:
        if (value % MINUTE == 0)
            text_addf(out, "%d min", (int)value / MINUTE);
        else
            text_addf(out, "%d s", (int)value / SECOND);
        return;
    case AD__YESNO:
    case AD__COUNT:
    case AD__CHOICE: text_addf(out, "%d", (int)value); return;
    }
}

static void add_value_json(struct text *out, const char *key, enum ad__policy_name n, int32_t value)
{
    static const struct {
        enum ad_language lang;
        const char *name;
    } languages[] = {{AD_EN, "en"}, {AD_DE, "de"}};

    for (unsigned i = 0; i < 2; i++) {
        struct text words = {0};
        add_value(&words, languages[i].lang, n, value);
        text_addf(out, ",\"%s_%s\":", key, languages[i].name);
        text_add_json(out, words.at, words.len);
        out->failed |= words.failed;
        text_release(&words);
    }
}

static void add_raw_json(struct text *out, const char *key, int32_t value)
{
    if (value == AD__SILENT)
        text_addf(out, ",\"%s\":null", key);
    else
        text_addf(out, ",\"%s\":%d", key, (int)value);
}

static void add_number(struct text *out, const struct cli *c, enum ad__policy_name n,
                       int32_t before, int32_t after)
{
    if (c->json) {
        text_add(out, "{", 1);
        add_json_name(out, "number", ad__policy_row(n));
        add_raw_json(out, "from", before);
        add_raw_json(out, "to", after);
        law_add_json_text(out, "en", ad__policy_title(n, AD_EN));
        law_add_json_text(out, "de", ad__policy_title(n, AD_DE));
        add_value_json(out, "from", n, before);
        add_value_json(out, "to", n, after);
        text_addf(out, "}\n");
        return;
    }
    text_addf(out, "%s: ", ad__policy_title(n, c->lang));
    add_value(out, c->lang, n, before);
    text_addf(out, " > ");
    add_value(out, c->lang, n, after);
    text_addf(out, "\n");
}

static void add_numbers(struct text *out, const struct cli *c, enum ad_edition from,
                        enum ad_edition to)
{
    bool any = false;

    for (enum ad__policy_name n = 0; n < AD__POLICIES; n++) {
        int32_t before = ad__policy_stated(n, from), after = ad__policy_stated(n, to);
        if (before == after)
            continue;
        if (!any)
            add_heading(out, c, W_LAW_BY_NUMBER);
        any = true;
        add_number(out, c, n, before, after);
    }
}

void law_add_diff(struct text *out, const struct cli *c, enum ad_edition from, enum ad_edition to)
{
    if (from == to)
        return;
    add_numbers(out, c, from, to);
    add_heading(out, c, W_LAW_BY_SUBJECT);
    for (enum ad__provision p = 0; p < AD__PROVISIONS; p++)
        add_subject(out, c, p, from, to);
    if (!repeats_any(to, from))
        return;
    add_heading(out, c, W_LAW_BY_ARTICLE);
    add_articles(out, c, from, to);
}
