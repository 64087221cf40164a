/*
 * text/season_line.c -- the words of a statement of a season script.
 */
#include "text/season.h"

#include <string.h>

void ad__args_read(struct ad__args *a, struct ad__line *l)
{
    struct ad__word w;

    memset(a, 0, sizeof *a);
    a->l = l;
    while (ad__word_next(&w, l)) {
        bool last = !w.quoted && w.len > 0 && w.text[w.len - 1] == ':';
        if (a->n == AD__SEASON_WORDS) {
            ad__args_bad(a, AD_SCRIPT_MANY, &w);
            return;
        }
        if (last && --w.len == 0) {
            /* a colon of its own is no word */
        } else {
            a->w[a->n++] = w;
        }
        if (last) {
            a->has_rest = true;
            a->rest = (struct ad__word){l->at, (size_t)(l->end - l->at), false};
            l->at = l->end;
            return;
        }
    }
}

bool ad__args_bad(struct ad__args *a, enum ad_script_why why, const struct ad__word *w)
{
    if (!a->bad)
        ad__line_bad(a->l, why, w);
    a->bad = true;
    return false;
}

/* key=value; an = of its own is a draw. */
static bool is_pair(const struct ad__word *w)
{
    return !w->quoted && w->len > 1 && memchr(w->text + 1, '=', w->len - 1);
}

bool ad__arg_next(struct ad__args *a, struct ad__word *out)
{
    for (unsigned i = 0; i < a->n && !a->bad; i++)
        if (!a->used[i] && !is_pair(&a->w[i])) {
            a->used[i] = true;
            *out = a->w[i];
            return true;
        }
    return false;
}

bool ad__arg_need(struct ad__args *a, struct ad__word *out)
{
    return ad__arg_next(a, out) || ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
}

bool ad__arg_value(struct ad__args *a, const char *key, struct ad__word *out)
{
    size_t len = strlen(key);

    for (unsigned i = 0; i < a->n && !a->bad; i++) {
        const struct ad__word *w = &a->w[i];
        if (a->used[i] || w->quoted || w->len <= len || w->text[len] != '=' ||
            memcmp(w->text, key, len) != 0)
            continue;
        a->used[i] = true;
        *out = (struct ad__word){w->text + len + 1, w->len - len - 1, false};
        return out->len > 0 || ad__args_bad(a, AD_SCRIPT_MISSING, out);
    }
    return false;
}

bool ad__arg_flag(struct ad__args *a, const char *name)
{
    for (unsigned i = 0; i < a->n && !a->bad; i++)
        if (!a->used[i] && ad__word_is(&a->w[i], name))
            return a->used[i] = true;
    return false;
}

static void read_date(struct ad__args *a, const struct ad__word *w, ad_date *out)
{
    if (ad_date_read(out, w->text, w->len, NULL) != 0)
        ad__args_bad(a, AD_SCRIPT_DATE, w);
}

void ad__arg_date(struct ad__args *a, const char *key, ad_date *out)
{
    struct ad__word w;

    if (ad__arg_value(a, key, &w))
        read_date(a, &w, out);
}

void ad__need_date(struct ad__args *a, const char *key, ad_date *out)
{
    struct ad__word w;

    if (ad__arg_value(a, key, &w))
        read_date(a, &w, out);
    else
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
}

void ad__next_date(struct ad__args *a, ad_date *out)
{
    struct ad__word w;

    if (ad__arg_need(a, &w))
        read_date(a, &w, out);
}

uint32_t ad__word_number(struct ad__args *a, const struct ad__word *w, uint32_t max)
{
    uint64_t n = 0;

    for (size_t i = 0; i < w->len && n <= max; i++) {
        if (w->text[i] < '0' || w->text[i] > '9') {
            ad__args_bad(a, AD_SCRIPT_NUMBER, w);
            return 0;
        }
        n = n * 10 + (unsigned)(w->text[i] - '0');
    }
    if (w->len == 0 || n > max)
        ad__args_bad(a, AD_SCRIPT_NUMBER, w);
    return a->bad ? 0 : (uint32_t)n;
}

void ad__arg_number(struct ad__args *a, const char *key, uint32_t max, uint32_t *out)
{
    struct ad__word w;

    if (ad__arg_value(a, key, &w))
        *out = ad__word_number(a, &w, max);
}

void ad__arg_season(struct ad__args *a, const char *key, int *out)
{
    struct ad__word w;

    if (ad__arg_value(a, key, &w) && ad_season_read(out, w.text, w.len, NULL) != 0)
        ad__args_bad(a, AD_SCRIPT_SEASON, &w);
}

unsigned ad__arg_choice(struct ad__args *a, const char *key, const char *const *names,
                        unsigned count, unsigned other)
{
    struct ad__word w;
    int found;

    if (!ad__arg_value(a, key, &w))
        return other;
    found = ad__word_find(a->l, &w, names, count);
    if (found < 0)
        a->bad = true;
    return found < 0 ? other : (unsigned)found;
}

void ad__arg_point(struct ad__args *a, const char *key, enum ad_point *out)
{
    struct ad__word w;

    if (!ad__arg_value(a, key, &w))
        return;
    *out = ad_point_find(w.text, w.len);
    if (*out == AD_NO_POINT)
        ad__args_bad(a, AD_SCRIPT_POINT, &w);
}

bool ad__args_end(struct ad__args *a)
{
    for (unsigned i = 0; i < a->n && !a->bad; i++)
        if (!a->used[i])
            ad__args_bad(a, AD_SCRIPT_UNKNOWN, &a->w[i]);
    if (a->has_rest)
        ad__args_bad(a, AD_SCRIPT_MORE, &a->rest);
    return !a->bad;
}
