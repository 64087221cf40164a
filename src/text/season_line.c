/*
 * text/season_line.c -- the words of a statement of a season script.
 */
#include "text/season.h"

#include <string.h>

/* key="two words": the word goes on to the closing quotation mark. */
static bool close_value(struct ad__word *w, struct ad__line *l)
{
    const char *value = w->quoted ? NULL : memchr(w->text, '=', w->len), *end = w->text + w->len;
    const char *close;

    if (!value || end - value < 2 || value[1] != '"' ||
        memchr(value + 2, '"', (size_t)(end - value) - 2))
        return true;
    close = memchr(l->at, '"', (size_t)(l->end - l->at));
    if (!close)
        return false;
    l->at = close + 1;
    w->len = (size_t)(l->at - w->text);
    return true;
}

void ad__args_read(struct ad__args *a, struct ad__line *l)
{
    struct ad__word w;

    memset(a, 0, sizeof *a);
    a->l = l;
    while (ad__word_next(&w, l)) {
        bool whole = close_value(&w, l), last = !w.quoted && w.len > 0 && w.text[w.len - 1] == ':';
        if (!whole) {
            ad__args_bad(a, AD_SCRIPT_QUOTE, &w);
            return;
        }
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

/* A name may have been declared elsewhere: the fault is where this statement uses it. */
static const struct ad__word *word_here(const struct ad__args *a, const struct ad__word *w)
{
    if (!w ||
        ((uintptr_t)w->text >= (uintptr_t)a->l->text && (uintptr_t)w->text <= (uintptr_t)a->l->end))
        return w;
    for (unsigned i = 0; i < a->n; i++)
        if (a->w[i].len == w->len && memcmp(a->w[i].text, w->text, w->len) == 0)
            return &a->w[i];
    return NULL;
}

bool ad__args_bad(struct ad__args *a, enum ad_script_why why, const struct ad__word *w)
{
    return ad__args_bad_why(a, why, w, 0);
}

bool ad__args_bad_why(struct ad__args *a, enum ad_script_why why, const struct ad__word *w,
                      unsigned detail)
{
    if (!a->bad) {
        ad__line_bad(a->l, why, word_here(a, w));
        a->l->fault->detail = detail;
    }
    a->bad = true;
    return false;
}

bool ad__args_missing(struct ad__args *a, const char *what)
{
    if (!a->bad) {
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
        a->l->fault->near = what;
        a->l->fault->near_len = strlen(what);
    }
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
            a->alone++;
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
        if (out->len > 1 && out->text[0] == '"' && out->text[out->len - 1] == '"')
            *out = (struct ad__word){out->text + 1, out->len - 2, true};
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
    struct ad_date_fault f;

    if (ad_date_read(out, w->text, w->len, &f) != 0)
        ad__args_bad_why(a, AD_SCRIPT_DATE, w, f.why);
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
        ad__args_missing(a, key);
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
