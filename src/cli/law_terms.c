/*
 * cli/law_terms.c -- adoube law --term: the glossary of the Laws, word by word.
 *
 * A word is found as people write it, in either language; if there is none, every term that has it
 * in it is shown.
 */
#include "cli/law.h"

#include <string.h>

static const struct term {
    const char *article, *en, *de, *means_en, *means_de;
} terms[] = {
#define G(article, en, de, means_en, means_de) {article, en, de, means_en, means_de},
#include "laws/glossary.h"
#undef G
};

enum { TERMS = sizeof terms / sizeof *terms };

static void add_json(struct text *out, const struct term *t)
{
    text_add(out, "{", 1);
    law_add_json_text(out, "en", t->en);
    law_add_json_text(out, "de", t->de);
    law_add_json_text(out, "edition", ad_edition_name(AD_FIDE_2017));
    if (*t->article)
        law_add_json_text(out, "article", t->article);
    law_add_json_text(out, "means_en", t->means_en);
    law_add_json_text(out, "means_de", t->means_de);
    text_addf(out, "}\n");
}

/* "sealed move (Abgabezug): ... [fide-2017 I]" */
static void add(struct text *out, const struct cli *c, const struct term *t)
{
    bool de = c->lang == AD_DE;

    if (c->json) {
        add_json(out, t);
        return;
    }
    text_addf(out, "%s (%s): %s", de ? t->de : t->en, de ? t->en : t->de,
              de ? t->means_de : t->means_en);
    if (*t->article)
        text_addf(out, " [%s %s]", ad_edition_name(AD_FIDE_2017), t->article);
    text_add(out, "\n", 1);
}

void law_add_terms(struct text *out, const struct cli *c)
{
    for (unsigned i = 0; i < TERMS; i++)
        add(out, c, &terms[i]);
}

/* Each of its two names is a line, as the wanted word is. */
static bool fits(struct text *names, const struct term *t, const struct text *wanted, bool whole)
{
    const char *at;

    names->len = 0;
    text_add_folded(names, t->en);
    text_add_folded(names, t->de);
    if (names->failed || wanted->failed)
        return false;
    if (!whole)
        return memmem(names->at, names->len, wanted->at, wanted->len - 1) != NULL;
    at = memmem(names->at, names->len, wanted->at, wanted->len);
    return at && (at == names->at || at[-1] == '\n');
}

bool law_add_term(struct text *out, const struct cli *c, const char *word)
{
    struct text wanted = {0}, names = {0};
    char quoted[CLI_QUOTE];

    text_add_folded(&wanted, word);
    for (int whole = 1; whole >= 0 && !out->len; whole--)
        for (unsigned i = 0; i < TERMS; i++)
            if (fits(&names, &terms[i], &wanted, whole))
                add(out, c, &terms[i]);
    out->failed |= wanted.failed || names.failed;
    text_release(&wanted);
    text_release(&names);
    if (!out->len)
        cli_say(c, NULL, W_LAW_NO_TERM, cli_quote(quoted, word, strlen(word)));
    return out->len > 0;
}
