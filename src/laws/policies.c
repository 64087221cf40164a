/*
 * laws/policies.c -- the table of policies.h, and who answers for a fragment.
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

const char *ad__policy_title(enum ad__policy_name n)
{
    static const char *const titles[] = {
#define N(name, ...) #name,
#include "laws/policies.h"
#undef N
    };
    return titles[n];
}
