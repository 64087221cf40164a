/*
 * text/season_expect.c -- what a season script expects, compared with what the order answered.
 */
#include "text/season.h"
#include "federation/names.h"

#include <string.h>

static bool has_fact(const struct ad_season_answer *a, const struct ad__word *w)
{
    for (const char *at = a->facts; *at;) {
        size_t len = strcspn(at, " ");
        if (len == w->len && memcmp(at, w->text, len) == 0)
            return true;
        at += len + (at[len] == ' ');
    }
    return false;
}

static bool has_point(const struct ad_season_answer *a, enum ad_point p)
{
    for (unsigned i = 0; i < a->points; i++)
        if (a->by[i] == p)
            return true;
    return false;
}

static bool is_book(const struct ad__word *w)
{
    for (int b = 0; b < AD_BOOKS; b++)
        if (ad__word_is(w, ad_book_name((enum ad_book)b)))
            return true;
    return false;
}

/* `BTO 16.7 16.8`: a number belongs to the book named last. */
static enum ad_point read_point(const struct ad__word *book, const struct ad__word *number)
{
    char text[AD_POINT_TEXT_MAX];
    struct put p = {text, sizeof text, 0};

    put_bytes(&p, book->text, book->len);
    put_char(&p, ' ');
    put_bytes(&p, number->text, number->len);
    return put_end(&p) < 0 ? AD_NO_POINT : ad_point_find(text, p.len);
}

struct wanted {
    struct ad__word book;
    bool holds, proposed, cites;
};

static bool read_wanted(struct wanted *want, struct ad_season_script *r, struct ad__line *l,
                        const struct ad__word *w)
{
    enum ad_point point;

    if (ad__word_is(w, "proposed")) {
        want->proposed = true;
    } else if (is_book(w)) {
        want->book = *w;
        want->cites = true;
    } else if (memchr(w->text, '=', w->len)) {
        want->holds &= has_fact(&r->answer, w);
    } else {
        point = want->book.len ? read_point(&want->book, w) : AD_NO_POINT;
        if (point == AD_NO_POINT)
            return ad__line_bad(l, AD_SCRIPT_POINT, w);
        want->holds &= has_point(&r->answer, point);
        want->cites = false;
    }
    return true;
}

/* `expect CODE [KEY=VALUE …] [BOOK NUMBER …] [proposed]`: what it names must be so, and a verdict
 * that is only proposed is never taken for a binding one. */
enum ad_season_step ad__season_expect(struct ad_season_script *r, struct ad__line *l)
{
    struct wanted want = {.holds = true};
    struct ad__word w;

    if (!ad__word_need(&w, l))
        return AD_SEASON_BAD;
    if (!r->answered) {
        ad__line_bad(l, AD_SCRIPT_UNASKED, &w);
        return AD_SEASON_BAD;
    }
    want.holds = strlen(r->answer.code) == w.len && memcmp(r->answer.code, w.text, w.len) == 0;
    while (ad__word_next(&w, l))
        if (!read_wanted(&want, r, l, &w))
            return AD_SEASON_BAD;
    if (want.cites) {
        ad__line_bad(l, AD_SCRIPT_MISSING, NULL);
        return AD_SEASON_BAD;
    }
    if (want.holds && want.proposed == r->answer.proposed)
        return AD_SEASON_HELD;
    ad_season_script_answer_write(r->got, sizeof r->got, &r->answer);
    return AD_SEASON_FAILED;
}
