/*
 * text/template_shipped.c -- the templates that come with the library, by name.
 */
#include "core/assert.h"
#include "text/template.h"
#include "text/template_shipped.h"
#include "federation/template_inside.h"

unsigned ad_template_count(void)
{
    return ad__shipped_count;
}

const char *ad_template_id(unsigned i)
{
    return i < ad__shipped_count ? ad__shipped[i].id : "";
}

const char *ad_template_source(unsigned i)
{
    return i < ad__shipped_count ? ad__shipped[i].text : "";
}

const char *ad_template_nearest(const char *id, size_t len)
{
    struct ad_template_fault f = {.why = AD_TEMPLATE_FINE};

    if (len >= sizeof f.word)
        return "";
    memcpy(f.word, id, len);
    for (unsigned i = 0; i < ad__shipped_count; i++)
        ad__near(&f, ad__shipped[i].id);
    for (unsigned i = 0; i < ad__shipped_count; i++)
        if (strcmp(f.near, ad__shipped[i].id) == 0)
            return ad__shipped[i].id;
    return "";
}

int ad_template_find(struct ad_template *out, const char *id, size_t len)
{
    for (unsigned i = 0; i < ad__shipped_count; i++) {
        const struct ad__shipped *s = &ad__shipped[i];
        struct ad_template_reader r = {.text = s->text, .len = strlen(s->text)};
        struct ad_template_fault fault;

        if (strlen(s->id) != len || memcmp(s->id, id, len) != 0)
            continue;
        int got = ad_template_next(out, &fault, &r);
        AD_ASSERT(got == 1); /* every shipped one is read by the tests */
        return 0;
    }
    return AD_EINVAL;
}
