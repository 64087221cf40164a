/*
 * wire/ruling.c -- the ruling in an event, for readers.
 */
#include "adoube/words.h"
#include "wire/field.h"

static void put_sentence(struct wire_out *out, const char *name, const struct ad_game *g,
                         const struct ad_event *e, enum ad_language lang)
{
    char text[AD_SENTENCE_MAX];
    int len = ad_event_text(text, sizeof text, g, e, lang);

    if (len < 0) {
        out->invalid = true;
        return;
    }
    wire_put(out, ",\"");
    wire_put(out, name);
    wire_put(out, "\":");
    wire_put_string(out, text, (size_t)len);
}

int wire_ruling_write(char *text, size_t cap, const struct ad_game *g, const struct ad_event *e)
{
    struct wire_out out = {text, cap, 0, false};

    wire_put_ruling(&out, e);
    if (cap)
        text[0] = '{'; /* in place of the comma */
    if (g) {
        put_sentence(&out, "en", g, e, AD_EN);
        put_sentence(&out, "de", g, e, AD_DE);
    }
    wire_put(&out, "}");
    return wire_put_end(&out);
}
