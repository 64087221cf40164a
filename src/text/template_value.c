/*
 * text/template_value.c -- one value of a template's item, into its row.
 */
#include "text/template.h"
#include "federation/names.h"
#include "federation/template_inside.h"

/* ---- pieces of text ---- */

bool ad__is(struct ad__span s, const char *word)
{
    return strlen(word) == s.len && memcmp(s.at, word, s.len) == 0;
}

int ad__find(const struct ad__words *words, struct ad__span s)
{
    for (unsigned i = 1; words && i < words->count; i++)
        if (ad__is(s, words->word[i].word))
            return (int)i;
    return 0;
}

struct ad__span ad__part(struct ad__span *list, char cut)
{
    const char *end = list->len > 0 ? memchr(list->at, cut, list->len) : NULL;
    struct ad__span first = *list;

    if (end) {
        first.len = (size_t)(end - list->at);
        *list = (struct ad__span){end + 1, list->len - first.len - 1};
    } else {
        *list = (struct ad__span){list->at + list->len, 0};
    }
    return first;
}

bool ad__digits(int32_t *out, struct ad__span s, int32_t max)
{
    int32_t n = 0;

    if (s.len == 0 || s.len > 6)
        return false;
    for (size_t i = 0; i < s.len; i++) {
        if (s.at[i] < '0' || s.at[i] > '9')
            return false;
        n = n * 10 + (s.at[i] - '0');
    }
    *out = n;
    return n <= max;
}

bool ad__name(char *out, struct ad__span s)
{
    if (s.len == 0 || s.len >= AD_TEMPLATE_ID_MAX)
        return false;
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.at[i];

        if (!(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9') &&
            c != '-' && c != '_' && c < 0x80)
            return false;
    }
    memcpy(out, s.at, s.len);
    return true;
}

bool ad__places(struct ad_places *out, struct ad__span s)
{
    struct ad__span rest = s, first = ad__part(&rest, '-');
    bool two = first.len < s.len;
    int32_t a, b;

    if (!ad__digits(&a, first, 255) || a < 1 || (two && !ad__digits(&b, rest, 255)))
        return false;
    if (!two)
        b = a;
    *out = (struct ad_places){(uint8_t)a, (uint8_t)b};
    return two ? b > a : true;
}

/* ---- values ---- */

static int word_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    int n = ad__find(it->words, v);

    if (n > 0) {
        r->row[it->at] = (uint8_t)n;
        return 0;
    }
    ad__bad(r, v.len > 0 ? AD_TEMPLATE_WORD : AD_TEMPLATE_VALUE, v);
    for (const struct ad__item *same = r->d->items; same->key; same++)
        if (same->words && strcmp(same->key, it->key) == 0)
            ad__near_words(r->fault, same->words);
    return AD_EPARSE;
}

/* The next part of a list, up to a comma: its word, or 0 and a fault. */
static int listed_word(struct ad__reading *r, const struct ad__item *it, struct ad__span *v,
                       struct ad__span *part)
{
    int n = ad__find(it->words, *part = ad__part(v, ','));

    if (n == 0) {
        ad__bad(r, part->len > 0 ? AD_TEMPLATE_WORD : AD_TEMPLATE_VALUE, *part);
        ad__near_words(r->fault, it->words);
    }
    return n;
}

static int list_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    uint8_t *count = r->row + it->also;
    struct ad__span part;

    do {
        int n = listed_word(r, it, &v, &part);

        if (n == 0)
            return AD_EPARSE;
        if (memchr(r->row + it->at, n, *count))
            return ad__bad(r, AD_TEMPLATE_TWICE, part);
        if (*count == AD_TEMPLATE_LIST)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        r->row[it->at + (*count)++] = (uint8_t)n;
    } while (ad__more(v, part));
    return 0;
}

static int phases_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    struct ad__span part;

    do {
        int n = listed_word(r, it, &v, &part);

        if (n == 0)
            return AD_EPARSE;
        r->row[it->at] = (uint8_t)(r->row[it->at] | 1u << n);
    } while (ad__more(v, part));
    return 0;
}

static int boards_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    struct ad__span part;
    uint32_t boards = 0;
    int32_t n;

    do {
        part = ad__part(&v, ',');
        if (!ad__digits(&n, part, AD_TEMPLATE_BOARDS) || n < 1)
            return ad__bad(r, AD_TEMPLATE_NUMBER, part);
        boards |= UINT32_C(1) << (n - 1);
    } while (ad__more(v, part));
    memcpy(r->row + it->at, &boards, sizeof boards);
    return 0;
}

static void set_number(struct ad__reading *r, size_t at, int32_t n)
{
    int16_t value = (int16_t)n;

    memcpy(r->row + at, &value, sizeof value);
}

static int number_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    int32_t n;
    int word = ad__find(&ad__n_words, v);

    if (word > 0 && (it->numbers >> word & 1)) {
        set_number(r, it->at, -word);
        return 0;
    }
    if (ad__digits(&n, v, it->max) && n >= it->min) {
        set_number(r, it->at, n);
        return 0;
    }
    ad__bad(r, AD_TEMPLATE_NUMBER, v);
    for (unsigned i = 1; i < ad__n_words.count; i++)
        if (it->numbers >> i & 1)
            ad__near(r->fault, ad__n_words.word[i].word);
    return AD_EPARSE;
}

/* +2: two more than is allowed elsewhere. */
static int more_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    if (v.len > 1 && v.at[0] == '+' && v.at[1] >= '0' && v.at[1] <= '9') {
        r->row[it->also] = true;
        v = (struct ad__span){v.at + 1, v.len - 1};
    }
    return number_value(r, it, v);
}

static int hours_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    bool hours = v.len > 0 && v.at[v.len - 1] == 'h';
    bool minutes = v.len > 0 && v.at[v.len - 1] == 'm';
    struct ad__span number = {v.at, v.len - (hours || minutes)};
    int32_t n;

    if (!(hours || minutes) || !ad__digits(&n, number, hours ? it->max / 60 : it->max) || n < 1)
        return ad__bad(r, AD_TEMPLATE_NUMBER, v);
    set_number(r, it->at, hours ? n * 60 : n);
    return 0;
}

static int day_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    struct ad__span rest = v, first = ad__part(&rest, '-');
    int32_t month, day;

    if (v.len != 5 || !ad__digits(&month, first, 12) || month < 1 ||
        !ad__digits(&day, rest, days[month - 1]) || day < 1)
        return ad__bad(r, AD_TEMPLATE_DATE, v);
    r->row[it->at] = (uint8_t)month;
    r->row[it->at + 1] = (uint8_t)day;
    return 0;
}

static int event_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    size_t skip = it->prefix ? strlen(it->prefix) : 0;
    struct ad__span name = {v.at + skip, v.len - skip};

    if (v.len < skip || memcmp(v.at, it->prefix ? it->prefix : "", skip) != 0) {
        ad__bad(r, AD_TEMPLATE_WORD, v);
        memcpy(r->fault->near, it->prefix, skip);
        return AD_EPARSE;
    }
    return ad__name((char *)r->row + it->at, name) ? 0 : ad__bad(r, AD_TEMPLATE_ID, name);
}

/* In a title only {year} may stand in braces: whatever else would be printed as it is. */
static int text_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    if (v.len >= AD_TEMPLATE_TEXT_MAX)
        return ad__bad(r, AD_TEMPLATE_LONG, v);
    if (v.len == 0)
        return ad__bad(r, AD_TEMPLATE_VALUE, v);
    for (size_t i = 0; it->kind == V_TITLE && i < v.len; i++) {
        if (v.at[i] == '{' && v.len - i >= 6 && memcmp(v.at + i, "{year}", 6) == 0)
            i += 5;
        else if (v.at[i] == '{' || v.at[i] == '}')
            return ad__bad(r, AD_TEMPLATE_BRACE, (struct ad__span){v.at + i, v.len - i});
    }
    memcpy(r->row + it->at, v.at, v.len);
    return 0;
}

static int field_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    struct ad_template_field *f = (struct ad_template_field *)r->row;
    struct ad__span part;
    int32_t n;

    if (f->kind)
        return ad__bad(r, AD_TEMPLATE_TWICE, v);
    f->kind = (uint8_t)it->also;
    if (f->kind == AD_FIELD_PER_ASSOCIATION)
        return 0;
    if (f->kind == AD_FIELD_SET_BY) {
        struct ad__item body = {
            .key = "by", .at = offsetof(struct ad_template_field, body), .words = &ad__body_words};

        return word_value(r, &body, v);
    }
    do {
        part = ad__part(&v, ',');
        if (!ad__digits(&n, part, it->max) || n < it->min)
            return ad__bad(r, AD_TEMPLATE_NUMBER, part);
        if (f->count == (f->kind == AD_FIELD_ONE_OF ? AD_TEMPLATE_LIST : 1))
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        f->n[f->count++] = (int16_t)n;
    } while (ad__more(v, part));
    return 0;
}

static int area_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    for (unsigned level = AD_FEDERATION; level <= AD_DISTRICT; level++)
        if (ad__is(v, ad_level_name((enum ad_level)level))) {
            r->row[it->at] = (uint8_t)level;
            return 0;
        }
    ad__bad(r, AD_TEMPLATE_AREA, v);
    for (unsigned level = AD_FEDERATION; level <= AD_DISTRICT; level++)
        ad__near(r->fault, ad_level_name((enum ad_level)level));
    return AD_EPARSE;
}

static int id_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    return ad__name((char *)r->row + it->at, v) ? 0 : ad__bad(r, AD_TEMPLATE_ID, v);
}

static int places_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    struct ad_places *out = (struct ad_places *)(void *)(r->row + it->at);

    return ad__places(out, v) ? 0 : ad__bad(r, AD_TEMPLATE_RANGE, v);
}

int ad__value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    switch ((enum ad__kind)it->kind) {
    case V_PLAIN:
    case V_WORD: return word_value(r, it, v);
    case V_LIST: return list_value(r, it, v);
    case V_PHASES: return phases_value(r, it, v);
    case V_BOARDS: return boards_value(r, it, v);
    case V_COUNT:
    case V_NUMBER: return number_value(r, it, v);
    case V_MORE: return more_value(r, it, v);
    case V_HOURS: return hours_value(r, it, v);
    case V_PLACES: return places_value(r, it, v);
    case V_DAY: return day_value(r, it, v);
    case V_ID: return id_value(r, it, v);
    case V_EVENT: return event_value(r, it, v);
    case V_STRING:
    case V_TITLE: return text_value(r, it, v);
    case V_FIELD: return field_value(r, it, v);
    case V_AREA: return area_value(r, it, v);
    case V_TIMES:
    case V_CLOCK:
    case V_LAWS:
    case V_SCORE:
    case V_FIXED: return ad__value_play(r, it, v);
    case V_CHAIN:
    case V_SCOPE:
    case V_TIED:
    case V_STEPS:
    case V_REF:
    case V_OVERRIDE: return ad__value_order(r, it, v);
    }
    return ad__bad(r, AD_TEMPLATE_ITEM, v);
}
