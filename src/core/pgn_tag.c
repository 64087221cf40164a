/*
 * core/pgn_tag.c -- the reader of archives: tags.
 */
#include "pgn_step.h"

/* A tag is read up to `end`: what the window has of it, but never more than is allowed. */
struct scan {
    const char *p, *end;
};

static bool next_is(const struct scan *s, char c)
{
    return s->p < s->end && *s->p == c;
}

static void skip_blanks(struct scan *s)
{
    while (next_is(s, ' ') || next_is(s, '\t'))
        s->p++;
}

static bool scan_name(struct ad_pgn_token *out, struct scan *s)
{
    skip_blanks(s);
    out->text = s->p;
    while (s->p < s->end && has(s->p, NAME))
        s->p++;
    out->len = (size_t)(s->p - out->text);
    return out->len > 0;
}

static bool scan_value(struct ad_pgn_token *out, struct scan *s)
{
    skip_blanks(s);
    if (!next_is(s, '"'))
        return false;
    out->value = ++s->p;
    for (; s->p < s->end; s->p++) {
        if (!has(s->p, STOP))
            continue;
        if (*s->p != '\\')
            break;
        if (s->end - s->p > 1 && s->p[1] != '\n')
            s->p++;
    }
    out->value_len = (size_t)(s->p - out->value);
    return next_is(s, '"');
}

static enum ad_pgn_why scan_tag(struct ad_pgn_token *out, struct scan *s)
{
    s->p++;
    if (!scan_name(out, s))
        return AD_PGN_TAG_NAME;
    if (!scan_value(out, s))
        return AD_PGN_TAG_VALUE;
    s->p++;
    skip_blanks(s);
    return next_is(s, ']') ? AD_PGN_FINE : AD_PGN_TAG_END;
}

static bool bad_tag(struct ad_pgn_token *out, struct ad_pgn_reader *r, const char *at,
                    enum ad_pgn_why why)
{
    r->phase = TAGS;
    r->newlines = 0;
    r->inside = SKIP_LINE;
    r->at = at;
    return ad__pgn_error(out, r, why, 0);
}

/* Some games have no movetext at all. The next one then shows by its Event tag, which comes
 * a second time or behind an empty line. */
static bool starts_next_game(const struct ad_pgn_reader *r, const struct ad_pgn_token *tag)
{
    return r->phase == TAGS && (r->event || r->newlines > 1) &&
           ad__same(tag->text, tag->len, "Event");
}

bool ad__pgn_read_tag(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    struct scan s = {r->at, r->at + sight(r)};
    enum ad_pgn_why why = scan_tag(out, &s);
    bool broken_off = why != AD_PGN_FINE && s.p == s.end;

    if (broken_off && left(r) < AD_PGN_TOKEN_MAX && !r->last)
        return ad__pgn_more(out, r);
    if (starts_next_game(r, out))
        return ad__pgn_finish(out, r);
    if (broken_off && left(r) >= AD_PGN_TOKEN_MAX)
        return bad_tag(out, r, r->at, AD_PGN_TAG_LONG);
    if (why != AD_PGN_FINE)
        return bad_tag(out, r, s.p, why);
    r->event |= ad__same(out->text, out->len, "Event");
    r->phase = TAGS;
    r->newlines = 0;
    r->at = s.p + 1;
    out->kind = AD_PGN_TAG;
    return true;
}
