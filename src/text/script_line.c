/*
 * text/script_line.c -- lines and words of a script, and what is wrong with them.
 */
#include "base/near.h"
#include "base/utf8.h"
#include "text/script.h"

#include <string.h>

#include "adoube/date.h"
#include "adoube/fen.h"
#include "adoube/lineup.h"
#include "adoube/words.h"
#include "text/put.h"
#include "words/words.h"
#include "core/names.h"
#include "federation/names.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* ---- words ---- */

/* Where the word at `at`, which is no blank, ends. */
static const char *word_end(const char *at, const char *end)
{
    if (*at == '"') {
        const char *close = memchr(at + 1, '"', (size_t)(end - at) - 1);
        return close ? close + 1 : end;
    }
    while (at < end && !is_blank(*at))
        at++;
    return at;
}

/* The start of the next word, or NULL: # begins a comment where a word could begin. Where several
 * lines are read as one it ends with its line. */
static const char *word_start(const char *at, const char *end)
{
    while (at && at < end && (is_blank(*at) || *at == '#'))
        at = *at == '#' ? memchr(at, '\n', (size_t)(end - at)) : at + 1;
    return at && at < end ? at : NULL;
}

/* Does what stands between an opening quotation mark and `end` hold the closing one? */
static bool is_closed(const char *text, const char *end)
{
    return end > text && end[-1] == '"';
}

bool ad__word_next(struct ad__word *out, struct ad__line *l)
{
    const char *start = word_start(l->at, l->end);

    if (!start)
        return false;
    l->at = word_end(start, l->end);
    out->quoted = *start == '"';
    out->text = start + out->quoted;
    out->len = (size_t)(l->at - out->text) - (out->quoted && is_closed(out->text, l->at));
    return true;
}

bool ad__word_need(struct ad__word *out, struct ad__line *l)
{
    return ad__word_next(out, l) || ad__line_bad(l, AD_SCRIPT_MISSING, NULL);
}

bool ad__word_is(const struct ad__word *w, const char *text)
{
    return !w->quoted && strlen(text) == w->len && memcmp(text, w->text, w->len) == 0;
}

bool ad__word_same(const struct ad__word *a, const struct ad__word *b)
{
    return a->len == b->len && memcmp(a->text, b->text, a->len) == 0;
}

bool ad__word_rest(struct ad__word *out, struct ad__line *l)
{
    const char *start = word_start(l->at, l->end);

    if (!start)
        return ad__line_bad(l, AD_SCRIPT_MISSING, NULL);
    *out = (struct ad__word){start, (size_t)(l->end - start), false};
    if (*start == '"' && word_end(start, l->end) == l->end)
        *out = (struct ad__word){start + 1, out->len - 2, true};
    l->at = l->end;
    return true;
}

/* ---- lines ---- */

/* Without its comment and the blanks behind its last word. */
static const char *content_end(const char *at, const char *end)
{
    const char *last = at;

    while ((at = word_start(at, end)) != NULL)
        last = at = word_end(at, end);
    return last;
}

bool ad__line_next(struct ad__line *out, const char **at, const char *end, uint32_t *number,
                   struct ad_script_fault *fault)
{
    while (*at < end) {
        const char *start = *at, *stop = memchr(start, '\n', (size_t)(end - start)), *first;
        if (!stop)
            stop = end;
        *at = stop < end ? stop + 1 : end;
        ++*number;
        first = word_start(start, stop);
        if (first) {
            *out = (struct ad__line){first, content_end(first, stop), first, start, *number, fault};
            return true;
        }
    }
    return false;
}

bool ad__line_whole(struct ad__line *l)
{
    struct ad__line copy = *l;
    struct ad__word w;

    while (ad__word_next(&w, &copy)) {
        if (w.quoted && !is_closed(w.text, copy.at))
            return ad__line_bad(l, AD_SCRIPT_QUOTE, &(struct ad__word){w.text - 1, 1, false});
    }
    return true;
}

bool ad__line_more(const struct ad__line *l)
{
    return word_start(l->at, l->end) != NULL;
}

bool ad__line_end(struct ad__line *l)
{
    struct ad__word w;

    return !ad__word_next(&w, l) || ad__line_bad(l, AD_SCRIPT_MORE, &w);
}

bool ad__line_bad(struct ad__line *l, enum ad_script_why why, const struct ad__word *w)
{
    struct ad__word none = {l->end, 0, false};
    const char *start = l->start, *stop;
    uint32_t number = l->number;

    w = w ? w : &none;
    while (w->text > start && (stop = memchr(start, '\n', (size_t)(w->text - start))) != NULL) {
        start = stop + 1;
        number++;
    }
    *l->fault = (struct ad_script_fault){
        .why = why,
        .line = number,
        .column = (uint32_t)(w->text - start) + 1,
        .word = w->text,
        .len = w->len,
    };
    return false;
}

/* ---- did you mean ---- */

struct ad__near ad__near_to(const struct ad__word *w)
{
    return (struct ad__near){.w = *w, .best = ad__near_enough(w->len) + 1};
}

void ad__near_try(struct ad__near *n, const char *name, size_t len)
{
    unsigned d;

    d = ad__distance(n->w.text, n->w.len, name, len);
    if (d >= n->best || d >= len || d >= n->w.len) /* nothing in common is not near */
        return;
    n->best = d;
    n->name = name;
    n->len = len;
}

void ad__near_tell(const struct ad__near *n, struct ad__line *l)
{
    l->fault->near = n->name;
    l->fault->near_len = n->len;
}

int ad__word_find(struct ad__line *l, const struct ad__word *w, const char *const *names,
                  unsigned count)
{
    struct ad__near near;

    for (unsigned i = 0; i < count; i++)
        if (names[i] && *names[i] && ad__word_is(w, names[i]))
            return (int)i;
    near = ad__near_to(w);
    for (unsigned i = 0; i < count; i++)
        if (names[i])
            ad__near_try(&near, names[i], strlen(names[i]));
    ad__line_bad(l, AD_SCRIPT_UNKNOWN, w);
    ad__near_tell(&near, l);
    return -1;
}

/* ---- small things ---- */

bool ad__need_number(uint32_t *out, struct ad__line *l, uint32_t min, uint32_t max)
{
    struct ad__word w;
    uint64_t n = 0;

    if (!ad__word_need(&w, l))
        return false;
    for (size_t i = 0; i < w.len && n <= max; i++) {
        if (w.text[i] < '0' || w.text[i] > '9')
            return ad__line_bad(l, AD_SCRIPT_NUMBER, &w);
        n = n * 10 + (unsigned)(w.text[i] - '0');
    }
    if (w.len == 0 || w.quoted || n < min || n > max)
        return ad__line_bad(l, AD_SCRIPT_NUMBER, &w);
    *out = (uint32_t)n;
    return true;
}

bool ad__need_time(int32_t *ms, struct ad__line *l)
{
    struct ad__word w;

    return ad__word_need(&w, l) &&
           (ad_duration_read(ms, w.text, w.len) == 0 || ad__line_bad(l, AD_SCRIPT_TIME, &w));
}

bool ad__need_side(uint8_t *out, struct ad__line *l, bool both)
{
    const char *const names[] = {"white", "black", both ? "both" : NULL};
    struct ad__word w;
    int found;

    if (!ad__word_need(&w, l) || (found = ad__word_find(l, &w, names, 3)) < 0)
        return false;
    *out = (uint8_t)(found == 2 ? AD_WHO_BOTH : found);
    return true;
}

bool ad__read_square(uint8_t *out, const char *text, size_t len)
{
    if (len != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return false;
    *out = (uint8_t)ad_square(text[0] - 'a', text[1] - '1');
    return true;
}

bool ad__need_square(uint8_t *out, struct ad__line *l)
{
    struct ad__word w;

    return ad__word_need(&w, l) &&
           (ad__read_square(out, w.text, w.len) || ad__line_bad(l, AD_SCRIPT_SQUARE, &w));
}

/* ---- kinds of lines ---- */

static bool is_one_of(const struct ad__word *w, const char *const *names, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (ad__word_is(w, names[i]))
            return true;
    return false;
}

/* `clock white 4:00` is a setting, `clock falls white` an event. */
static bool clock_setting(struct ad__line l)
{
    static const char *const sides[] = {"white", "black"};
    struct ad__word w;

    return ad__word_next(&w, &l) && ad__word_next(&w, &l) && is_one_of(&w, sides, 2);
}

static bool is_time(const struct ad__word *w)
{
    return !w->quoted && (*w->text == '@' || *w->text == '+');
}

enum ad__line_kind ad__line_kind(const struct ad__line *l)
{
    static const char *const whos[] = {"white", "black",           "arbiter",
                                       "both",  "white-assistant", "black-assistant"};
    struct ad__line copy = *l;
    struct ad__word w;

    if (!ad__word_next(&w, &copy))
        return AD__LINE_UNKNOWN;
    if (ad__word_is(&w, "expect"))
        return AD__LINE_EXPECT;
    if (ad__word_is(&w, "clock"))
        return clock_setting(*l) ? AD__LINE_SETTING : AD__LINE_EVENT;
    if (is_time(&w) || is_one_of(&w, whos, sizeof whos / sizeof *whos))
        return AD__LINE_EVENT;
    return is_one_of(&w, ad__settings, ad__settings_count) ? AD__LINE_SETTING : AD__LINE_UNKNOWN;
}

/* ---- faults that follow from another ---- */

bool ad__fault_follows(const struct ad_script_fault *f)
{
    static const enum ad_script_why whys[] = {
        AD_SCRIPT_MOVE,        AD_SCRIPT_AMBIGUOUS,     AD_SCRIPT_NO_MAN,
        AD_SCRIPT_STUCK,       AD_SCRIPT_NAME,          AD_SCRIPT_ENTRY,
        AD_SCRIPT_ORG,         AD_SCRIPT_NEEDS,         AD_SCRIPT_NO_SEASON,
        AD_SCRIPT_NO_LIST,     AD_SCRIPT_NO_EVENT,      AD_SCRIPT_NOT_BEGUN,
        AD_SCRIPT_NO_RESULTS,  AD_SCRIPT_NO_GAME,       AD_SCRIPT_NO_CASE,
        AD_SCRIPT_CASE_DAY,    AD_SCRIPT_UNASKED,       AD_SCRIPT_CLUB,
        AD_SCRIPT_LINEUP,      AD_SCRIPT_GROUP,         AD_SCRIPT_NO_SQUAD,
        AD_SCRIPT_NO_RANKLIST, AD_SCRIPT_NO_YOUTH_LIST, AD_SCRIPT_NO_SENIOR_LIST,
    };

    for (size_t i = 0; i < sizeof whys / sizeof *whys; i++)
        if (f->why == whys[i])
            return true;
    return false;
}

/* ---- faults for people ---- */

static void put_why(struct put *p, const struct ad_script_fault *f, enum ad_language lang)
{
    static const char *const texts[AD_SCRIPT_WHYS][AD__TONGUES] = {
#define X(name) {AD__SAID(name)},
        AD_SCRIPT_WHY_MAP(X)
#undef X
    };

    put_text(p, (unsigned)f->why < AD_SCRIPT_WHYS ? texts[f->why][ad__tongue(lang)] : "");
    if (f->why == AD_SCRIPT_FEN) {
        put_text(p, ": ");
        put_text(p, ad_why_text((enum ad_why)f->detail, lang));
    }
    if (f->why == AD_SCRIPT_DATE && f->detail > AD_DATE_FORM) {
        put_text(p, ": ");
        put_text(p, ad_date_bad_text((enum ad_date_bad)f->detail, lang));
    }
    if (f->why == AD_SCRIPT_LINEUP && f->detail) {
        put_text(p, ": ");
        put_text(p, ad_lineup_bad_text((enum ad_lineup_bad)f->detail, lang));
    }
    if (f->why == AD_SCRIPT_UNFIT) {
        char text[AD_FIT_TEXT_MAX];
        struct ad_fit fit = {f->detail & 0xff, f->detail >> 8 & 0xff, f->detail >> 16 & 0xff};

        put_text(p, ": ");
        put_text(p, ad_fit_text(text, sizeof text, fit, lang));
    }
    for (unsigned bit = 1; f->why == AD_SCRIPT_POSITION && bit <= f->detail; bit <<= 1)
        if (f->detail & bit) {
            put_text(p, ": ");
            put_text(p, ad_bad_text(bit, lang));
        }
}

/* Control characters of the script stay out of messages, and so does the end of a long word. */
static void put_word(struct put *p, const char *text, size_t len)
{
    enum { SHOWN = 60 };
    size_t shown = len;

    if (len > SHOWN)
        for (shown = SHOWN; ad__utf8_goes_on(text[shown]); shown--)
            ;
    for (size_t i = 0; i < shown; i++)
        put_char(p, (unsigned char)text[i] < ' ' || text[i] == 0x7f ? '?' : text[i]);
    if (shown < len)
        put_text(p, "…");
}

int ad_script_fault_text(char *out, size_t cap, const struct ad_script_fault *f,
                         enum ad_language lang)
{
    bool german = lang == AD_DE;
    struct put p = {out, cap, 0};

    put_why(&p, f, lang);
    if (f->len > 0 && f->why != AD_SCRIPT_NOT_UTF8 && f->why != AD_SCRIPT_QUOTE) {
        put_text(&p, german ? ": „" : ": \"");
        put_word(&p, f->word, f->len);
        put_text(&p, german ? "“" : "\"");
    }
    if (f->near && f->why == AD_SCRIPT_MISSING) {
        put_text(&p, ": ");
        put_bytes(&p, f->near, f->near_len);
    } else if (f->near && memchr(f->near, '|', f->near_len)) { /* all that are known */
        put_text(&p, german ? "; möglich: " : "; possible: ");
        put_bytes(&p, f->near, f->near_len);
    } else if (f->near) {
        put_text(&p, german ? "; ist " : "; did you mean ");
        put_word(&p, f->near, f->near_len);
        put_text(&p, german ? " gemeint?" : "?");
    }
    return put_end(&p);
}
