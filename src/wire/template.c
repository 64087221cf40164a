/*
 * wire/template.c -- the template a championship is played by: its own text, in an object.
 */
#include <string.h>

#include "wire/order_words.h"

enum { VERSION = 1 };

int wire_template_write(char *out, size_t cap, const struct ad_template *t)
{
    struct wire_out to = {out, cap, 0, false};
    char text[AD_TEMPLATE_WRITE_MAX];
    int len = ad_template_write(text, sizeof text, t);

    if (len < 0)
        return len;
    wire_put(&to, "{\"v\":1,\"template\":");
    wire_put_string(&to, text, (size_t)len);
    wire_put(&to, "}");
    return wire_put_end(&to);
}

/* The first template of the text, written again, is all of it. */
static bool is_one(struct ad_template *t, const char *text, size_t len)
{
    struct ad_template_reader r = {.text = text, .len = len, .kept = true};
    struct ad_template_fault fault;
    char again[AD_TEMPLATE_WRITE_MAX];
    int wrote;

    if (ad_template_next(t, &fault, &r) != 1)
        return false;
    wrote = ad_template_write(again, sizeof again, t);
    return wrote == (int)len && memcmp(again, text, len) == 0;
}

static bool take_template(struct wire_in *in, const json_t *object, struct ad_template *out)
{
    static const char *const besides[] = {"v", "template", NULL};
    static const struct wire_shape none;
    const json_t *value = json_object_get(object, "template");
    const char *text;
    size_t len;

    if (!wire_take_version(in, object, VERSION) ||
        !wire_take_fields(in, object, &none, 0, 0, besides, NULL))
        return false;
    if (!value)
        return wire_refuse_at(in, "template", WIRE_MISSING);
    size_t here = wire_push(in, "template");
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (!is_one(out, text, len))
        return wire_refuse(in, WIRE_NO_TEMPLATE);
    wire_pop(in, here);
    return true;
}

int wire_template_read(struct ad_template *out, const char *text, size_t len,
                       struct wire_fault *fault)
{
    struct wire_in in = {0};
    struct ad_template t;
    json_t *object = wire_parse(&in, text, len, WIRE_TEMPLATE_MAX);
    bool good = object && take_template(&in, object, &t);

    json_decref(object);
    if (good)
        memcpy(out, &t, sizeof t);
    return wire_take_end(&in, good, fault);
}
