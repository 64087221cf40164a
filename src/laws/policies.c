/*
 * laws/policies.c -- the table of policies.h, who answers for a fragment, and what people call it.
 */
#include "laws/policies_of.h"

enum { MIN = 60000, F = AD__SILENT };

static const int32_t policies[AD__POLICIES][AD_EDITIONS] = {
#define N(name, ...) {__VA_ARGS__},
#include "laws/policies.h"
#undef N
};

int32_t ad__policy(enum ad__policy_name n, enum ad_edition e, enum ad_edition fill)
{
    int32_t value = policies[n][e];
    if (value != AD__SILENT)
        return value;
    return policies[n][fill == AD_NO_EDITION || fill == e ? AD_FIDE_2017 : fill];
}

int32_t ad__policy_stated(enum ad__policy_name n, enum ad_edition e)
{
    return policies[n][e];
}

/* ---- for people ---- */

struct phrase {
    const char *en, *de;
};

static const struct {
    const char *row;
    enum ad__value_kind kind;
    struct phrase title;
} titles[AD__POLICIES] = {
#define V(name, kind, en, de) [AD__N_##name] = {#name, AD__##kind, {en, de}},
#define W(name, value, en, de)
#include "laws/policy_titles.h"
#undef V
#undef W
};

static const struct {
    enum ad__policy_name of;
    int32_t value;
    struct phrase words;
} values[] = {
#define V(name, kind, en, de)
#define W(name, value, en, de) {AD__N_##name, value, {en, de}},
#include "laws/policy_titles.h"
#undef V
#undef W
};

static const char *in(enum ad_language lang, struct phrase p)
{
    return lang == AD_DE ? p.de : p.en;
}

const char *ad__policy_row(enum ad__policy_name n)
{
    return titles[n].row;
}

const char *ad__policy_title(enum ad__policy_name n, enum ad_language lang)
{
    return in(lang, titles[n].title);
}

enum ad__value_kind ad__policy_kind(enum ad__policy_name n)
{
    return titles[n].kind;
}

const char *ad__policy_words(enum ad__policy_name n, int32_t value, enum ad_language lang)
{
    static const struct phrase silent = {"not in the fragment", "nicht im Bruchstück"};
    static const struct phrase none = {"none", "keine"}, no = {"no", "nein"}, yes = {"yes", "ja"};

    if (value == AD__SILENT)
        return in(lang, silent);
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        if (values[i].of == n && values[i].value == value)
            return in(lang, values[i].words);
    if (titles[n].kind == AD__YESNO)
        return in(lang, value ? yes : no);
    return value == 0 ? in(lang, none) : NULL;
}
