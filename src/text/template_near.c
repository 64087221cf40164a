/*
 * text/template_near.c -- the fault of a template in words, and the known word nearest to a wrong
 * one.
 */
#include "base/near.h"
#include "text/template.h"
#include "federation/names.h"

static unsigned distance(const char *a, const char *b)
{
    return ad__distance(a, strlen(a), b, strlen(b));
}

void ad__near(struct ad_template_fault *f, const char *word)
{
    unsigned d = distance(f->word, word);

    if (word[0] == '\0' || strlen(word) >= sizeof f->near || d > ad__near_enough(strlen(f->word)) ||
        (f->near[0] && distance(f->word, f->near) <= d))
        return;
    memset(f->near, 0, sizeof f->near);
    memcpy(f->near, word, strlen(word));
}

void ad__near_words(struct ad_template_fault *f, const struct ad__words *words)
{
    for (unsigned i = 1; i < words->count; i++)
        ad__near(f, words->word[i].word);
}

AD__TEXTS(ad_template_bad_text, enum ad_template_bad, AD_TEMPLATE_BAD_MAP)

const char *ad_template_fault_text(char *out, size_t cap, const struct ad_template_fault *f,
                                   enum ad_language lang)
{
    struct put p = {out, cap, 0};

    put_text(&p, ad_template_bad_text(f->why, lang));
    if (f->why == AD_TEMPLATE_UNFIT) {
        char text[AD_FIT_TEXT_MAX];

        put_text(&p, ": ");
        put_text(&p, ad_fit_text(text, sizeof text, f->fit, lang));
    }
    if (f->word[0]) {
        put_text(&p, ": ");
        put_text(&p, f->word);
    }
    if (f->near[0] && f->why == AD_TEMPLATE_MISSING) {
        put_text(&p, ": ");
        put_text(&p, f->near);
    } else if (f->near[0]) {
        put_text(&p, lang == AD_DE ? "; gemeint ist vielleicht " : "; did you mean ");
        put_text(&p, f->near);
        put_text(&p, "?");
    }
    if (p.len < cap)
        out[p.len] = '\0';
    return out;
}
