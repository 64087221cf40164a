/*
 * cli/law_diff.c -- adoube law diff: what changed from one edition to another.
 *
 * By number: what each of the two has in laws/policies.h. By subject: where each deals with it
 * (laws/provisions.h). And article by article, where the later edition repeats whole articles of
 * the other, as fide-2023 does those of fide-2017.
 */
#include "cli/law.h"

#include <ctype.h>
#include <string.h>

#include "laws/laws.h"
#include "laws/policies_of.h"

static void add_heading(struct text *out, const struct cli *c, enum cli_word word)
{
    if (!c->json)
        text_addf(out, "%s%s\n", out->len ? "\n" : "", cli_text(c, word));
}

/* ---- article by article ---- */

enum change { MOVED, CHANGED, NEW, GONE };

static const struct {
    const char *name;
    enum cli_word word;
} changes[] = {
    [MOVED] = {"moved", W_LAW_MOVED},
    [CHANGED] = {"changed", W_LAW_CHANGED},
    [NEW] = {"new", W_LAW_NEW},
    [GONE] = {"gone", W_LAW_GONE},
};

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

static void add_change(struct text *out, const struct cli *c, enum change change, ad_article from,
                       ad_article to)
{
    ad_article shown = to != AD_NO_ARTICLE ? to : from;

    if (c->json) {
        text_add(out, "{", 1);
        law_add_json_text(out, "change", changes[change].name);
        if (from != AD_NO_ARTICLE)
            law_add_json_text(out, "from", ad_article_number(from));
        if (to != AD_NO_ARTICLE)
            law_add_json_text(out, "to", ad_article_number(to));
        law_add_json_text(out, "summary", ad_article_summary(shown, c->lang));
        text_addf(out, "}\n");
        return;
    }
    text_addf(out, "%s %s", cli_text(c, changes[change].word), ad_article_number(shown));
    if (change == MOVED)
        text_addf(out, " (%s)", ad_article_number(from));
    text_addf(out, ": %s\n", ad_article_summary(shown, c->lang));
}

/* An article of the newer edition against the older one. */
static void compare(struct text *out, const struct cli *c, ad_article a, enum ad_edition old)
{
    ad_article same = ad_article_same_as(a), before = same_number(a, old);

    if (same == AD_NO_ARTICLE)
        add_change(out, c, before != AD_NO_ARTICLE ? CHANGED : NEW, before, a);
    else if (same != before)
        add_change(out, c, MOVED, same, a);
}

static void add_articles(struct text *out, const struct cli *c, enum ad_edition old,
                         enum ad_edition new)
{
    ad_article first = ad_article_first(new), first_old = ad_article_first(old);

    for (unsigned i = 0; i < ad_article_count(new); i++)
        compare(out, c, (ad_article)(first + i), old);
    for (unsigned i = 0; i < ad_article_count(old); i++) {
        ad_article a = (ad_article)(first_old + i);
        if (same_number(a, new) == AD_NO_ARTICLE && !is_repeated(a, new))
            add_change(out, c, GONE, a, AD_NO_ARTICLE);
    }
}

/* ---- by subject ---- */

/* "WRONG_CLAIM" as people write it: "wrong claim". */
static void subject_name(char out[64], const char *name)
{
    size_t i = 0;

    for (; name[i] && i < 63; i++)
        out[i] = name[i] == '_' ? ' ' : (char)tolower((unsigned char)name[i]);
    out[i] = '\0';
}

static const char *provision_name(enum ad__provision p)
{
    static const char *const names[] = {
#define P(name, ...) #name,
#include "laws/provisions.h"
#undef P
    };

    return names[p];
}

/* The text that an article has, whichever edition it was first written for. */
static ad_article original(ad_article a)
{
    ad_article same = ad_article_same_as(a);

    return same != AD_NO_ARTICLE ? same : a;
}

/* Same words under the same number: nothing to tell. */
static bool unchanged(const struct ad_cites *a, const struct ad_cites *b)
{
    if (a->count != b->count)
        return false;
    for (unsigned i = 0; i < a->count; i++)
        if (original(a->article[i]) != original(b->article[i]) ||
            strcmp(ad_article_number(a->article[i]), ad_article_number(b->article[i])) != 0)
            return false;
    return true;
}

static void add_side(struct text *out, const struct cli *c, char sign, const struct ad_cites *cites)
{
    for (unsigned i = 0; i < cites->count; i++) {
        text_addf(out, "  %c ", sign);
        text_addf(out, "%s %s: %s\n", ad_edition_name(ad_article_edition(cites->article[i])),
                  ad_article_number(cites->article[i]),
                  ad_article_summary(cites->article[i], c->lang));
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

static void add_subject(struct text *out, const struct cli *c, enum ad__provision p,
                        enum ad_edition from, enum ad_edition to)
{
    struct ad_cites before = {0}, after = {0};
    char name[64];

    ad__cite(&before, p, from, AD_NO_EDITION);
    ad__cite(&after, p, to, AD_NO_EDITION);
    if (unchanged(&before, &after))
        return;
    subject_name(name, provision_name(p));
    if (c->json) {
        text_add(out, "{", 1);
        law_add_json_text(out, "subject", name);
        add_side_json(out, "from", &before);
        add_side_json(out, "to", &after);
        text_addf(out, "}\n");
        return;
    }
    text_addf(out, "%s%s\n", name,
              !before.count  ? cli_text(c, W_LAW_SUBJECT_NEW)
              : !after.count ? cli_text(c, W_LAW_SUBJECT_GONE)
                             : "");
    add_side(out, c, '-', &before);
    add_side(out, c, '+', &after);
}

/* ---- by number ---- */

/* A duration, a count or a yes, as laws/policies.h has it. */
static void add_value(struct text *out, const struct cli *c, int32_t value)
{
    char text[AD_DURATION_MAX];

    if (value == AD__SILENT)
        text_addf(out, c->json ? "null" : "-");
    else if (c->json || (value >= 0 && value < 1000))
        text_addf(out, "%d", (int)value);
    else if (value < 0)
        text_addf(out, "%s", cli_text(c, W_LAW_FORMAT_PENALTY));
    else if (ad_duration_write(text, sizeof text, value) > 0)
        text_addf(out, "%s", text);
}

static void add_number(struct text *out, const struct cli *c, enum ad__policy_name n,
                       int32_t before, int32_t after)
{
    char name[64];

    subject_name(name, ad__policy_title(n));
    if (c->json) {
        text_add(out, "{", 1);
        law_add_json_text(out, "number", name);
    } else {
        text_addf(out, "%s", name);
    }
    text_addf(out, c->json ? ",\"from\":" : ": ");
    add_value(out, c, before);
    text_addf(out, c->json ? ",\"to\":" : " > ");
    add_value(out, c, after);
    text_addf(out, c->json ? "}\n" : "\n");
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
