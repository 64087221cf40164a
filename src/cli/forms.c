/*
 * cli/forms.c -- names for the ways to write a move.
 */
#include "cli/forms.h"

#include <string.h>

struct name {
    const char *name;
    unsigned value;
};

static const struct name languages[] = {
    {"en", AD_EN}, {"de", AD_DE}, {"fr", AD_FR},
    {"it", AD_IT}, {"nl", AD_NL}, {"figurine", AD_FIGURINE},
    {0},
};

static const struct name styles[] = {
    {"", AD_FORM_2017},
    {"-2017", AD_FORM_2017},
    {"-1997", AD_FORM_1997},
    {"-pgn", AD_FORM_PGN},
    {"-long", AD_FORM_2017 | AD_FORM_LONG | AD_FORM_HYPHEN},
    {"-short", AD_FORM_SHORT},
    {0},
};

static const struct {
    const char *name;
    struct form form;
} others[] = {
    {"pgn", {FORM_SAN, AD_EN, AD_FORM_PGN}},
    {"uci", {FORM_UCI, AD_EN, AD_UCI_STANDARD}},
    {"uci960", {FORM_UCI, AD_EN, AD_UCI_960}},
    {"spoken-de", {FORM_SPOKEN, AD_DE, AD_SPOKEN_NAMES}},
    {"spoken-en", {FORM_SPOKEN, AD_EN, AD_SPOKEN_NAMES}},
    {"spoken-de-plain", {FORM_SPOKEN, AD_DE, AD_SPOKEN_PLAIN}},
    {"spoken-en-plain", {FORM_SPOKEN, AD_EN, AD_SPOKEN_PLAIN}},
};

static bool find_algebraic(struct form *out, const char *name)
{
    for (const struct name *l = languages; l->name; l++) {
        size_t len = strlen(l->name);
        if (strncmp(name, l->name, len) != 0)
            continue;
        for (const struct name *s = styles; s->name; s++)
            if (strcmp(name + len, s->name) == 0) {
                *out = (struct form){FORM_SAN, (enum ad_language)l->value, s->value};
                return true;
            }
    }
    return false;
}

bool form_find(struct form *out, const char *name)
{
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(others[i].name, name) == 0) {
            *out = others[i].form;
            return true;
        }
    return find_algebraic(out, name);
}

enum ad_read form_read(struct ad_reading *out, const struct form *form, const struct ad_position *p,
                       const char *text, size_t len)
{
    switch (form->kind) {
    case FORM_SAN: break;
    case FORM_UCI: return ad_uci_read(out, p, text, len);
    case FORM_SPOKEN: return ad_spoken_read(out, p, text, len, form->lang);
    }
    return ad_san_read(out, p, text, len, form->lang);
}

int form_write(char out[FORM_TEXT_MAX], const struct form *form, const struct ad_position *p,
               ad_move m)
{
    switch (form->kind) {
    case FORM_SAN: break;
    case FORM_UCI: return ad_uci_write(out, FORM_TEXT_MAX, p, m, (enum ad_uci_form)form->how);
    case FORM_SPOKEN:
        return ad_spoken_write(out, FORM_TEXT_MAX, p, m, form->lang,
                               (enum ad_spoken_style)form->how);
    }
    return ad_san_write(out, FORM_TEXT_MAX, p, m, form->lang, form->how);
}
