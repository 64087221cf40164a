/*
 * laws/editions.c -- the names of the editions, and which is laid over which.
 */
#include "adoube/laws.h"

#include <string.h>

struct edition {
    const char *name, *en, *de;
    enum ad_edition over;
    uint32_t from;
};

/* One row more than there are editions: what AD_NO_EDITION answers. */
static const struct edition editions[AD_EDITIONS + 1] = {
#define X(id, name, over, from, en, de) [id] = {name, en, de, over, from},
    AD_EDITION_MAP(X)
#undef X
        [AD_NO_EDITION] = {"", "", "", AD_NO_EDITION, 0},
};

static const struct edition *row(enum ad_edition e)
{
    return &editions[(unsigned)e < AD_EDITIONS ? e : AD_NO_EDITION];
}

const char *ad_edition_name(enum ad_edition e)
{
    return row(e)->name;
}

enum ad_edition ad_edition_find(const char *name, size_t len)
{
    enum ad_edition e = 0;

    while (e < AD_EDITIONS &&
           (strlen(editions[e].name) != len || memcmp(editions[e].name, name, len) != 0))
        e++;
    return e;
}

const char *ad_edition_title(enum ad_edition e, enum ad_language lang)
{
    return lang == AD_DE ? row(e)->de : row(e)->en;
}

enum ad_edition ad_edition_over(enum ad_edition e)
{
    return row(e)->over;
}

uint32_t ad_edition_from(enum ad_edition e)
{
    return row(e)->from;
}
