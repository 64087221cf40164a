/*
 * desk/fault.c -- reasons in words.
 */
#include "desk/desk.h"

#include <stdio.h>
#include <stdlib.h>

#include "adoube/words.h"
#include "tournament/names.h"

const char *desk_why_text(enum desk_why why, enum ad_language lang)
{
    static const char *const words[DESK_WHYS][2] = {
#define X(name, en, de) [name] = {en, de},
        DESK_WHY_MAP(X)
#undef X
    };

    return words[(unsigned)why < DESK_WHYS ? why : DESK_OK][lang == AD_DE];
}

/* What has to be confirmed says more than that something has to be. */
static void refusal(char *out, size_t cap, const struct ad_tour_verdict *v, enum ad_language lang)
{
    size_t len = (size_t)snprintf(out, cap, "%s", ad_tour_code_text(v->code, lang));

    for (enum ad_tour_warning w = 0; w < AD_TOUR_WARNINGS; w++)
        if (v->missing >> w & 1 && len < cap)
            len += (size_t)snprintf(out + len, cap - len, "; %s", ad_tour_warning_text(w, lang));
}

/* What there is to say beyond the reason itself. */
static void detail(char *out, size_t cap, const struct desk_fault *f, enum ad_language lang)
{
    *out = '\0';
    if (f->why == DESK_BAD_INPUT)
        wire_fault_text(out, cap, &f->wire, lang);
    else if (f->why == DESK_STORE)
        store_fault_text(out, cap, &f->store, lang == AD_DE);
    else if (f->why == DESK_IMPOSSIBLE && f->reason)
        ad_impossible_text(out, cap, f->reason, &f->command, lang);
    else if (f->why == DESK_REFUSED)
        refusal(out, cap, &f->tour, lang);
    else if (f->why == DESK_AHEAD)
        snprintf(out, cap, lang == AD_DE ? "höchstens %lld ms" : "%lld ms at most",
                 (long long)f->most);
}

const char *desk_fault_text(char *out, size_t cap, const struct desk_fault *f,
                            enum ad_language lang)
{
    char more[2 * STORE_DETAIL + 200];

    detail(more, sizeof more, f, lang);
    snprintf(out, cap, "%s%s%s", desk_why_text(f->why, lang), *more ? ": " : "", more);
    return out;
}

void desk_text_free(struct desk_text *t)
{
    free(t->json);
    *t = (struct desk_text){0};
}
