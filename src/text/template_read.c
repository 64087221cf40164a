/*
 * text/template_read.c -- templates out of their text: lines, keys and items.
 *
 *     template nrw-em                              the lines between template and end;
 *       name "Individual championship"; unit player        ; parts lines as well
 *       seat base per=association n=1              # a key, then words, texts and key=value
 *     end
 *
 * Nothing is guessed: what is not known here is a fault with its line and column, and with the
 * nearest word that would be known.
 */
#include "base/utf8.h"
#include "core/assert.h"
#include "text/template.h"

/* ---- faults ---- */

static uint32_t column_of(const struct ad__reading *r, const char *at)
{
    uint32_t column = 1;

    for (const char *c = r->text + r->line_at; c < at; c++)
        column += !ad__utf8_goes_on(*c);
    return column;
}

static void copy_short(char out[AD_TEMPLATE_NEAR_MAX], struct ad__span s)
{
    size_t n = s.len < AD_TEMPLATE_NEAR_MAX ? s.len : AD_TEMPLATE_NEAR_MAX - 1;

    while (n > 0 && n < s.len && ad__utf8_goes_on(s.at[n]))
        n--; /* no half of a letter */
    memset(out, 0, AD_TEMPLATE_NEAR_MAX);
    memcpy(out, s.at, n);
}

int ad__bad(struct ad__reading *r, enum ad_template_bad why, struct ad__span at)
{
    *r->fault = (struct ad_template_fault){
        .why = why, .line = r->line, .column = column_of(r, at.at), .word = "", .near = ""};
    copy_short(r->fault->word, at);
    return AD_EPARSE;
}

static int bad_here(struct ad__reading *r, enum ad_template_bad why)
{
    return ad__bad(r, why, (struct ad__span){r->text + r->at, 0});
}

/* ---- lines ---- */

/* How many bytes the letter takes, or 0 if it is none. */
static unsigned letter(const unsigned char *c, size_t left)
{
    unsigned n = *c < 0x80 ? 1 : *c < 0xC2 ? 0 : *c < 0xE0 ? 2 : *c < 0xF0 ? 3 : *c < 0xF5 ? 4 : 0;

    if (n == 0 || n > left)
        return 0;
    for (unsigned i = 1; i < n; i++)
        if ((c[i] & 0xC0) != 0x80)
            return 0;
    if ((*c == 0xE0 && c[1] < 0xA0) || (*c == 0xED && c[1] > 0x9F) || (*c == 0xF0 && c[1] < 0x90) ||
        (*c == 0xF4 && c[1] > 0x8F))
        return 0;
    return n;
}

/* Looks through a line before it is read. */
static int begin_line(struct ad__reading *r)
{
    size_t at = r->line_at = r->at;

    r->line++;
    while (at < r->len && r->text[at] != '\n') {
        const unsigned char *c = (const unsigned char *)r->text + at;
        unsigned n = letter(c, r->len - at);
        bool ends = *c == '\r' && at + 1 < r->len && r->text[at + 1] == '\n';

        if (n == 0)
            return ad__bad(r, AD_TEMPLATE_UTF8, (struct ad__span){r->text + at, 0});
        if ((*c < 0x20 && *c != '\t' && !ends) || *c == 0x7F)
            return ad__bad(r, AD_TEMPLATE_BYTE, (struct ad__span){r->text + at, 0});
        at += n;
    }
    return 0;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* The next item of the line. 1 a word, 2 a text without its quotes, 0 none is left, or a fault. */
static int next_item(struct ad__reading *r, struct ad__span *out)
{
    size_t from;

    while (r->at < r->len && is_blank(r->text[r->at]))
        r->at++;
    *out = (struct ad__span){r->text + r->at, 0};
    if (r->at < r->len && r->text[r->at] == '#')
        while (r->at < r->len && r->text[r->at] != '\n')
            r->at++;
    if (r->at >= r->len || r->text[r->at] == '\n' || r->text[r->at] == ';')
        return 0;
    from = r->at++;
    if (r->text[from] == '"') {
        while (r->at < r->len && r->text[r->at] != '"' && r->text[r->at] != '\n')
            r->at++;
        if (r->at >= r->len || r->text[r->at] == '\n')
            return ad__bad(r, AD_TEMPLATE_UNCLOSED, (struct ad__span){r->text + from, 0});
        *out = (struct ad__span){r->text + from + 1, r->at++ - from - 1};
        return 2;
    }
    while (r->at < r->len && !is_blank(r->text[r->at]) && !strchr("\n;\"#", r->text[r->at]))
        r->at++;
    *out = (struct ad__span){r->text + from, r->at - from};
    return 1;
}

/* The key of the next line that has one. 1, 0 at the end of the text, or a fault. */
static int next_key(struct ad__reading *r, struct ad__span *key)
{
    for (;;) {
        int got = next_item(r, key);

        if (got == 2)
            return ad__bad(r, AD_TEMPLATE_KEY, *key);
        if (got != 0)
            return got;
        if (r->at >= r->len)
            return 0;
        if (r->text[r->at++] == '\n' && (got = begin_line(r)) < 0)
            return got;
    }
}

/* ---- items ---- */

static int unknown_item(struct ad__reading *r, struct ad__span key, bool keyed)
{
    const struct ad__item *it;
    bool words = false;

    for (it = r->d->items; it->key; it++)
        words |= it->kind == V_PLAIN;
    ad__bad(r, words && !keyed ? AD_TEMPLATE_WORD : AD_TEMPLATE_ITEM, key);
    for (it = r->d->items; it->key; it++) {
        ad__near(r->fault, it->key);
        if (it->kind == V_PLAIN && !keyed)
            ad__near_words(r->fault, it->words);
    }
    if (r->d->when)
        ad__near(r->fault, "when");
    ad__near(r->fault, "ref");
    return AD_EPARSE;
}

static int take(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    uint32_t bit = UINT32_C(1) << (it - r->d->items);
    bool again = it->kind == V_TIMES || it->kind == V_REF || it->kind == V_OVERRIDE;

    if ((r->seen & bit) && !again)
        return ad__bad(r, AD_TEMPLATE_TWICE, v);
    r->seen |= bit;
    return ad__value(r, it, v);
}

/* key=value. Two items may have one key, told apart by their words: by=members, by=committee. */
static int with_key(struct ad__reading *r, struct ad__span item)
{
    struct ad__span v = item, key = ad__part(&v, '=');
    const struct ad__item *found = NULL;

    if (ad__is(key, "ref"))
        return ad__points(r, v);
    if (ad__is(key, "when") && r->d->when)
        return ad__when(r, v);
    for (const struct ad__item *it = r->d->items; it->key; it++) {
        if (it->key[0] == '\0' || !ad__is(key, it->key))
            continue;
        if (r->seen >> (it - r->d->items) & 1)
            return ad__bad(r, AD_TEMPLATE_TWICE, key);
        if (!found || ad__find(it->words, v))
            found = it;
    }
    if (!found)
        return unknown_item(r, key, true);
    if (v.len == 0)
        return ad__bad(r, AD_TEMPLATE_VALUE, v);
    return take(r, found, v);
}

static bool word_of(const struct ad__item *it, struct ad__span v)
{
    if (it->kind == V_FIELD)
        return ad__is(v, ad__field_words.word[it->also].word);
    return it->kind == V_PLAIN && ad__find(it->words, v);
}

/* A word or number alone: first what knows the word, then what takes any. */
static int alone(struct ad__reading *r, struct ad__span v)
{
    const struct ad__item *it;

    for (it = r->d->items; it->key; it++)
        if (it->key[0] == '\0' && word_of(it, v))
            return take(r, it, v);
    for (it = r->d->items; it->key; it++) {
        bool any = it->kind != V_PLAIN && it->kind != V_FIELD && it->kind != V_STRING &&
                   it->kind != V_TITLE;

        if (it->key[0] == '\0' && any)
            return take(r, it, v);
    }
    return unknown_item(r, v, false);
}

/* The first text that is still missing; one too many is one given twice. */
static int quoted(struct ad__reading *r, struct ad__span v)
{
    const struct ad__item *last = NULL;

    for (const struct ad__item *it = r->d->items; it->key; it++)
        if (it->kind == V_STRING || it->kind == V_TITLE) {
            last = it;
            if (!(r->seen >> (it - r->d->items) & 1))
                break;
        }
    return last ? take(r, last, v) : ad__bad(r, AD_TEMPLATE_ITEM, v);
}

static int items(struct ad__reading *r)
{
    struct ad__span item;
    int got;

    r->seen = 0;
    r->book = 0;
    while ((got = next_item(r, &item)) > 0) {
        got = got == 2                         ? quoted(r, item)
              : memchr(item.at, '=', item.len) ? with_key(r, item)
                                               : alone(r, item);
        if (got < 0)
            return got;
    }
    if (got < 0)
        return got;
    for (const struct ad__item *it = r->d->items; it->key; it++)
        if (it->needed && !(r->seen >> (it - r->d->items) & 1)) {
            bool text = it->kind == V_STRING || it->kind == V_TITLE;

            ad__bad(r, text ? AD_TEMPLATE_STRING : AD_TEMPLATE_MISSING, item);
            copy_short(r->fault->near, (struct ad__span){it->key, strlen(it->key)});
            return AD_EPARSE;
        }
    if (r->seen == 0)
        return ad__bad(r, AD_TEMPLATE_VALUE, item);
    if (r->book && r->d->items[0].kind == V_REF && !((struct ad_template_ref *)r->row)->first)
        return ad__bad(r, AD_TEMPLATE_MISSING, item);
    return 0;
}

/* name "English" "German" */
static int names(struct ad__reading *r)
{
    struct ad__span text;
    int got;

    if (r->t->name[0][0])
        return bad_here(r, AD_TEMPLATE_TWICE);
    for (unsigned i = 0; (got = next_item(r, &text)) != 0; i++) {
        if (got < 0)
            return got;
        if (got != 2)
            return ad__bad(r, AD_TEMPLATE_STRING, text);
        if (i == 2)
            return ad__bad(r, AD_TEMPLATE_ITEM, text);
        if (text.len >= AD_TEMPLATE_NAME_MAX)
            return ad__bad(r, AD_TEMPLATE_LONG, text);
        if (text.len == 0)
            return ad__bad(r, AD_TEMPLATE_VALUE, text);
        memcpy(r->t->name[i], text.at, text.len);
    }
    return r->t->name[0][0] ? 0 : ad__bad(r, AD_TEMPLATE_STRING, text);
}

/* ---- lines into rows ---- */

static void note_place(struct ad__reading *r, struct ad__span key)
{
    if (r->lines == AD__LINES)
        return;
    r->place[r->lines].d = r->d;
    r->place[r->lines].line = r->line;
    r->place[r->lines++].column = column_of(r, key.at);
}

static int directive(struct ad__reading *r, struct ad__span key)
{
    const struct ad__directive *d = NULL;
    unsigned char *t = (unsigned char *)r->t;

    for (unsigned i = 0; i < AD__DIRECTIVES; i++)
        if (ad__is(key, ad__directives[i].key))
            d = &ad__directives[i];
    if (!d) {
        ad__bad(r, AD_TEMPLATE_KEY, key);
        for (unsigned i = 0; i < AD__DIRECTIVES; i++)
            ad__near(r->fault, ad__directives[i].key);
        ad__near(r->fault, "end");
        return AD_EPARSE;
    }
    r->d = d;
    note_place(r, key);
    if (d->size == 0)
        return names(r);
    r->row = t + d->at;
    if (d->count_at) {
        if (t[d->count_at] == d->cap)
            return ad__bad(r, AD_TEMPLATE_MANY, key);
        r->row += (size_t)d->size * t[d->count_at]++;
    } else if (((struct ad_template_line *)r->row)->given) {
        return ad__bad(r, AD_TEMPLATE_TWICE, key);
    }
    ((struct ad_template_line *)r->row)->given = true;
    return items(r);
}

/* Points of a team are those of its matches. */
static void team_points(struct ad_template *t)
{
    for (unsigned i = 0; i < t->orders; i++)
        for (unsigned k = 0; k < t->order[i].count; k++)
            if (t->unit.word == AD_UNIT_TEAM && t->order[i].chain[k].code == AD_TB_PTS)
                t->order[i].chain[k].code = AD_TB_MPTS;
}

static int check_all(struct ad__reading *r, uint32_t line, uint32_t column)
{
    const char *key;
    unsigned nth;
    enum ad_template_bad why;

    team_points(r->t);
    why = ad_template_check(r->t, &key, &nth);
    if (why == AD_TEMPLATE_FINE || (r->kept && why >= AD_TEMPLATE_UNFIT))
        return 1;
    *r->fault = (struct ad_template_fault){.why = why, .line = line, .column = column};
    if (why == AD_TEMPLATE_UNFIT)
        r->fault->fit =
            ad_template_fit(r->t, strcmp(key, "playoff") == 0 ? &r->t->playoff[nth] : NULL);
    for (unsigned i = 0; i < r->lines; i++)
        if (strcmp(r->place[i].d->key, key) == 0 && nth-- == 0) {
            r->fault->line = r->place[i].line;
            r->fault->column = r->place[i].column;
        }
    return AD_EPARSE;
}

/* From behind the word template to behind end. */
static int body(struct ad__reading *r, struct ad__span key)
{
    uint32_t line = r->line, column = column_of(r, key.at);
    struct ad__span id;
    int got = next_item(r, &id);

    if (got < 0)
        return got;
    if (got != 1 || !ad__name(r->t->id, id))
        return ad__bad(r, AD_TEMPLATE_ID, id);
    if ((got = next_item(r, &id)) != 0)
        return got < 0 ? got : ad__bad(r, AD_TEMPLATE_ITEM, id);
    while ((got = next_key(r, &key)) > 0) {
        if (ad__is(key, "end")) {
            if ((got = next_item(r, &id)) != 0)
                return got < 0 ? got : ad__bad(r, AD_TEMPLATE_ITEM, id);
            return check_all(r, line, column);
        }
        if ((got = directive(r, key)) < 0)
            return got;
    }
    return got < 0 ? got : bad_here(r, AD_TEMPLATE_END);
}

int ad_template_next(struct ad_template *out, struct ad_template_fault *fault,
                     struct ad_template_reader *reader)
{
    struct ad_template t;
    struct ad__reading r = {.text = reader->text,
                            .len = reader->len,
                            .at = reader->at,
                            .line = reader->line,
                            .kept = reader->kept,
                            .t = &t,
                            .fault = fault};
    struct ad__span key;
    int got;

    AD_ASSERT(reader->at <= reader->len);
    memset(&t, 0, sizeof t);
    *fault = (struct ad_template_fault){.why = AD_TEMPLATE_FINE};
    if (r.at == 0 && r.len >= 3 && memcmp(r.text, "\xEF\xBB\xBF", 3) == 0)
        r.at = 3; /* a byte order mark */
    if ((got = begin_line(&r)) < 0)
        return got;
    while (reader->at > 0 && r.line_at > 0 && r.text[r.line_at - 1] != '\n')
        r.line_at--; /* behind an end that did not end its line */
    got = next_key(&r, &key);
    if (got > 0 && !ad__is(key, "template"))
        return ad__bad(&r, AD_TEMPLATE_START, key);
    if (got > 0)
        got = body(&r, key);
    if (got < 0)
        return got;
    if (got > 0)
        memcpy(out, &t, sizeof t); /* with what lies between its fields: they can be compared */
    reader->at = r.at;
    reader->line = r.line - 1; /* the rest of this line is read as a line */
    return got;
}
