/*
 * fuzz/fuzz_template.c -- any bytes as templates of championships: refused with a place, or read as
 * something that passes its own check and is the same when it is written and read again.
 */
#include <stdlib.h>
#include <string.h>

#include "adoube/template.h"
#include "federation/template_inside.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool held)
{
    if (!held)
        abort();
}

static void check(const struct ad_template *t)
{
    static char text[AD_TEMPLATE_WRITE_MAX], words[1 << 17];
    struct ad_template again;
    struct ad_template_fault fault;
    int n = ad_template_write(text, sizeof text, t);
    struct ad_template_reader r = {.text = text, .len = (size_t)n};

    must(n > 0);
    must(ad_template_check(t, NULL, NULL) == AD_TEMPLATE_FINE);
    must(ad_template_next(&again, &fault, &r) == 1);
    must(memcmp(t, &again, sizeof again) == 0);
    must(ad_template_next(&again, &fault, &r) == 0);
    must(ad_template_say(words, sizeof words, t, AD_EN) > 0);
    must(ad_template_say(words, sizeof words, t, AD_DE) > 0);
    for (unsigned entries = 0; entries < 40; entries++) {
        struct ad_field_verdict v = ad_template_field(t, entries, 6);

        must(v.fits != v.proposed && (!v.fits || (entries >= v.least && entries <= v.most)));
        for (unsigned nth = 0; nth < AD_TEMPLATE_STAGES; nth++)
            ad_template_stage_for(t, nth, entries);
        ad_template_order_for(t, AD_STAGE_SWISS, entries);
    }
    for (unsigned i = 0; i < t->titles; i++)
        must(ad_template_title(words, sizeof words, &t->title[i], 1988) > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ad_template t;
    struct ad_template_fault fault;
    struct ad_template_reader r = {.len = size};
    char *text, words[256];
    int got;

    if (size > 1 << 15)
        return 0;
    text = malloc(size > 0 ? size : 1); /* the end of the block is the end of the text */
    must(text != NULL);
    memcpy(text, data, size);
    r.text = text;
    while ((got = ad_template_next(&t, &fault, &r)) > 0)
        check(&t);
    if (got < 0) {
        must(fault.why != AD_TEMPLATE_FINE && fault.line > 0 && fault.column > 0);
        ad_template_fault_text(words, sizeof words, &fault, AD_DE);
    }
    free(text);
    return 0;
}
