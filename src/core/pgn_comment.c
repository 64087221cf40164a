/*
 * core/pgn_comment.c -- the reader of archives: comments. A long one comes in pieces, and one
 * without an end stops before the next game.
 */
#include "base/utf8.h"
#include "pgn_step.h"

/* A line with [Event " that starts in [p, end), or NULL. */
static const char *find_event_line(const struct ad_pgn_reader *r, const char *p, const char *end)
{
    for (; (p = memchr(p, '[', (size_t)(end - p))) != NULL; p++)
        if (byte_before(r, p) == '\n' && r->end - p >= EVENT_LEN &&
            memcmp(p, EVENT_LINE, EVENT_LEN) == 0)
            return p;
    return NULL;
}

/* Where to cut a comment that is too long for one piece: at a blank, else between characters. */
static size_t cut(const char *text)
{
    size_t n = AD_PGN_TOKEN_MAX;

    while (n > 0 && glyph_at(text + n) != SPACE)
        n--;
    if (n > 0)
        return n;
    for (n = AD_PGN_TOKEN_MAX; n > AD_PGN_TOKEN_MAX - 3 && ad__utf8_goes_on(text[n]); n--)
        ;
    return n;
}

/* The next piece of a comment in braces; `first` if the brace is the byte before. */
bool ad__pgn_read_brace(struct ad_pgn_token *out, struct ad_pgn_reader *r, bool first)
{
    const char *p = r->at;
    const char *close = memchr(p, '}', sight(r));
    const char *event = find_event_line(r, p, close ? close : p + sight(r));

    if (close != NULL && event == NULL) {
        r->inside = NOTHING;
        out->more = false;
        token(out, r, AD_PGN_COMMENT, (size_t)(close - p));
        r->at++;
        return true;
    }
    if (first)
        r->opened = ad_pgn_place(r, p - 1);
    r->inside = BRACE;
    if (event == NULL && !r->last && left(r) < AD_PGN_TOKEN_MAX + EVENT_LEN)
        return ad__pgn_more(out, r);
    out->more = event == NULL && left(r) > AD_PGN_TOKEN_MAX;
    if (out->more)
        return token(out, r, AD_PGN_COMMENT, cut(p));
    r->inside = UNCLOSED;
    return token(out, r, AD_PGN_COMMENT, event ? (size_t)(event - p) : sight(r));
}

/* The next piece of a comment that its line's end closes. */
bool ad__pgn_read_line(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    const char *close = memchr(r->at, '\n', sight(r));

    r->inside = LINE;
    if (close == NULL && !r->last && left(r) <= AD_PGN_TOKEN_MAX)
        return ad__pgn_more(out, r);
    out->more = close == NULL && left(r) > AD_PGN_TOKEN_MAX;
    if (out->more)
        return token(out, r, AD_PGN_COMMENT, cut(r->at));
    r->inside = NOTHING;
    token(out, r, AD_PGN_COMMENT, close ? (size_t)(close - r->at) : sight(r));
    if (out->len > 0 && out->text[out->len - 1] == '\r')
        out->len--;
    return true;
}

bool ad__pgn_read_unclosed(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    r->inside = NOTHING;
    ad__pgn_error(out, r, AD_PGN_COMMENT_OPEN, 0);
    out->place = r->opened;
    return true;
}

/* Comments behind a result still belong to its game. A ; between games is nobody's. */
bool ad__pgn_read_comment(struct ad_pgn_token *out, struct ad_pgn_reader *r)
{
    bool line = *r->at++ == ';';

    if (line && r->phase == START) {
        r->inside = SKIP_LINE;
        return false;
    }
    if (r->phase != AFTER)
        r->phase = MOVES;
    return line ? ad__pgn_read_line(out, r) : ad__pgn_read_brace(out, r, true);
}
