/*
 * wire/fault.c -- why a text was refused, in words.
 */
#include <stdio.h>

#include "wire/wire.h"

const char *wire_why_text(enum wire_why why, enum ad_language lang)
{
    static const char *const words[WIRE_WHYS][2] = {
#define X(name, en, de) [name] = {en, de},
        WIRE_WHY_MAP(X)
#undef X
    };

    return words[(unsigned)why < WIRE_WHYS ? why : WIRE_FINE][lang == AD_DE];
}

size_t wire_fault_text(char *out, size_t cap, const struct wire_fault *fault, enum ad_language lang)
{
    const char *why = wire_why_text(fault->why, lang);
    char fit[AD_FIT_TEXT_MAX] = "";
    int len;

    if (fault->why == WIRE_UNFIT)
        ad_fit_text(fit, sizeof fit, fault->fit, lang);
    if (fault->in_text)
        len = snprintf(out, cap, "%s %zu: %s", lang == AD_DE ? "Byte" : "byte", fault->at, why);
    else
        len = snprintf(out, cap, "%s%s%s%s%s", fault->place, *fault->place ? ": " : "", why,
                       *fit ? ": " : "", fit);
    if (len < 0 || cap == 0)
        return 0;
    return (size_t)len < cap ? (size_t)len : cap - 1;
}
