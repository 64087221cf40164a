/*
 * text/template_order.c -- chains of a table, play-offs, conditions and points of a template, in.
 */
#include "text/template.h"
#include "federation/names.h"
#include "tournament/names.h"

/* ---- order points,buchholz,shared ---- */

/* One word of the order, or one tie-break by its code. Every byte of *out is set. */
static bool tiebreak_value(struct ad_tiebreak *out, struct ad__span v)
{
    int word = ad__find(&ad__order_words, v);
    struct ad_tiebreak tb = {0};

    if (word > 0)
        tb.code = (enum ad_tiebreak_code)ad__order_codes[word];
    else if (ad_tiebreak_read(&tb, v.at, v.len, NULL) < 0)
        return false;
    memset(out, 0, sizeof *out);
    out->code = tb.code;
    out->cut_low = tb.cut_low;
    out->cut_high = tb.cut_high;
    out->played = tb.played;
    out->fore = tb.fore;
    out->reversed = tb.reversed;
    out->limit_set = tb.limit_set;
    out->limit_half = tb.limit_half;
    out->limit = tb.limit;
    out->divisor = tb.divisor;
    out->unrated = tb.unrated;
    out->score = tb.score;
    out->other = tb.other;
    return true;
}

static bool is_points(enum ad_tiebreak_code c)
{
    return c == AD_TB_PTS || c == AD_TB_MPTS || c == AD_TB_GPTS;
}

static int chain_value(struct ad__reading *r, struct ad__span v)
{
    struct ad_template_order *o = (struct ad_template_order *)(void *)r->row;
    struct ad__span all = v, part;
    bool ended = false;

    do {
        struct ad_tiebreak tb;

        part = ad__part(&v, ',');
        if (part.len == 0)
            return ad__bad(r, AD_TEMPLATE_VALUE, part);
        if (!tiebreak_value(&tb, part)) {
            ad__bad(r, AD_TEMPLATE_TIEBREAK, part);
            ad__near_words(r->fault, &ad__order_words);
            return AD_EPARSE;
        }
        if (ended)
            return ad__bad(r, AD_TEMPLATE_CHAIN_END, part);
        if (o->count == 0 && !is_points(tb.code))
            return ad__bad(r, AD_TEMPLATE_CHAIN_START, part);
        o->shared = tb.code == AD_TIEBREAKS;
        ended = o->shared || tb.code == AD_TB_LOT;
        if (o->shared)
            continue;
        if (o->count == AD_TEMPLATE_CHAIN)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        memcpy(&o->chain[o->count++], &tb, sizeof tb);
    } while (ad__more(v, part));
    return ended ? 0 : ad__bad(r, AD_TEMPLATE_CHAIN_END, all);
}

/* ---- play-offs ---- */

static bool takes_event(enum ad_scope_kind k)
{
    return k == AD_SCOPE_QUALIFY || k == AD_SCOPE_LAST_QUALIFIER;
}

/* place:1-4, promotion, qualify:DEM */
static int scope_value(struct ad__reading *r, struct ad__span v)
{
    struct ad_template_playoff *p = (struct ad_template_playoff *)(void *)r->row;
    struct ad__span part;

    do {
        struct ad__span rest = part = ad__part(&v, ','), word = ad__part(&rest, ':');
        enum ad_scope_kind kind = (enum ad_scope_kind)ad__find(&ad__scope_words, word);
        bool more = word.len < part.len;
        struct ad_scope *s;

        if (p->scopes == AD_TEMPLATE_SCOPES)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        s = &p->scope[p->scopes++];
        s->kind = (uint8_t)kind;
        if (kind == AD_SCOPE_UNSAID) {
            ad__bad(r, AD_TEMPLATE_SCOPE, word);
            ad__near_words(r->fault, &ad__scope_words);
            return AD_EPARSE;
        }
        if (more != (kind == AD_SCOPE_PLACE || takes_event(kind)))
            return ad__bad(r, more ? AD_TEMPLATE_SCOPE : AD_TEMPLATE_VALUE, part);
        if (kind == AD_SCOPE_PLACE && !ad__places(&s->places, rest))
            return ad__bad(r, AD_TEMPLATE_RANGE, rest);
        if (takes_event(kind) && !ad__name(s->event, rest))
            return ad__bad(r, AD_TEMPLATE_ID, rest);
    } while (ad__more(v, part));
    return 0;
}

static int tied_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    bool more = v.len > 0 && v.at[v.len - 1] == '+';
    int32_t n;

    if (!ad__digits(&n, (struct ad__span){v.at, v.len - more}, AD_TIED_MAX) || n < 2)
        return ad__bad(r, AD_TEMPLATE_TIED, v);
    r->row[it->at] = (uint8_t)n;
    r->row[it->at + 1] = more ? UINT8_MAX : (uint8_t)n;
    return 0;
}

/* The kind of "berlin@playoff"; without @ it is that of the event, which in a cup is one match. */
static int step_kind(struct ad__span v)
{
    struct ad__span rest = v, first = ad__part(&rest, '@');
    bool event = first.len == v.len || ad__is(rest, "match") || ad__is(rest, "event");

    for (int k = 0; k < AD_STEP_SHARED; k++) {
        const char *word = ad_step_word((enum ad_step_kind)k);
        struct ad__span tail = {word, strlen(word)}, head = ad__part(&tail, '@');

        if (ad__is(v, word) || (event && ad__is(tail, "event") && head.len == first.len &&
                                memcmp(head.at, first.at, first.len) == 0))
            return k;
    }
    return -1;
}

static bool step_value(struct ad_step *out, bool *swapped, struct ad__span v)
{
    struct ad__span rest = v, first = ad__part(&rest, ':');
    bool counted = first.len < v.len;
    int kind = step_kind(first);
    int32_t n = 1;

    if (kind < 0 || (counted && kind != AD_STEP_MATCH && kind != AD_STEP_ROUND_ROBIN))
        return false;
    if (kind == AD_STEP_MATCH && ad__is(rest, "swapped-colours") && counted)
        *swapped = true;
    else if (counted && (!ad__digits(&n, rest, 16) || n < 1))
        return false;
    *out = (struct ad_step){(uint8_t)kind, (uint8_t)n};
    return true;
}

static bool ends_steps(unsigned kind)
{
    return kind == AD_STEP_ORDER || kind == AD_STEP_LOT || kind == AD_STEP_SUDDEN;
}

static int steps_value(struct ad__reading *r, struct ad__span v)
{
    struct ad_template_playoff *p = (struct ad_template_playoff *)(void *)r->row;
    struct ad__span part;

    do {
        struct ad_step s;

        part = ad__part(&v, ',');
        if (!step_value(&s, &p->swapped, part)) {
            ad__bad(r, part.len > 0 ? AD_TEMPLATE_STEP : AD_TEMPLATE_VALUE, part);
            for (int k = 0; k < AD_STEP_SHARED; k++)
                ad__near(r->fault, ad_step_word((enum ad_step_kind)k));
            return AD_EPARSE;
        }
        if (p->step_count > 0 && ends_steps(p->steps[p->step_count - 1].kind))
            return ad__bad(r, AD_TEMPLATE_STEP_END, part);
        if (p->step_count == AD_TEMPLATE_STEPS - 1)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        p->steps[p->step_count++] = s;
        p->steps[p->step_count] = (struct ad_step){AD_STEP_SHARED, 1};
    } while (ad__more(v, part));
    return 0;
}

/* ---- points of the order ---- */

static enum ad_point point_of(unsigned book, struct ad__span number)
{
    char text[AD_POINT_TEXT_MAX + 8];
    struct put p = {text, sizeof text, 0};

    put_text(&p, ad_book_name((enum ad_book)book));
    put_char(&p, ' ');
    put_bytes(&p, number.at, number.len);
    return p.len < sizeof text ? ad_point_find(text, p.len) : AD_NO_POINT;
}

static int book_value(struct ad__reading *r, struct ad__span v)
{
    for (unsigned b = 0; b < AD_BOOKS; b++)
        if (ad__is(v, ad_book_name((enum ad_book)b))) {
            r->book = b + 1;
            return 0;
        }
    ad__bad(r, AD_TEMPLATE_POINT, v);
    for (unsigned b = 0; b < AD_BOOKS; b++)
        ad__near(r->fault, ad_book_name((enum ad_book)b));
    return AD_EPARSE;
}

/* The next row for "SJ 7,8": one for each part. */
static struct ad_template_ref *ref_row(struct ad__reading *r)
{
    struct ad_template_ref *last = &r->t->ref[r->t->refs - 1];

    if (last->first == AD_NO_POINT)
        return last;
    if (r->t->refs == AD_TEMPLATE_REFS)
        return NULL;
    last = &r->t->ref[r->t->refs++];
    last->line.given = true;
    return last;
}

/* 14-23,26 */
static int ref_value(struct ad__reading *r, struct ad__span v)
{
    struct ad__span part;

    if (r->book == 0)
        return book_value(r, v);
    do {
        struct ad__span second = part = ad__part(&v, ','), first = ad__part(&second, '-');
        enum ad_point a = point_of(r->book - 1, first);
        enum ad_point b = first.len < part.len ? point_of(r->book - 1, second) : a;
        struct ad_template_ref *row = ref_row(r);

        if (!row)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        if (a == AD_NO_POINT || b == AD_NO_POINT)
            return ad__bad(r, AD_TEMPLATE_POINT, a == AD_NO_POINT ? first : second);
        if (b < a)
            return ad__bad(r, AD_TEMPLATE_RANGE, part);
        row->first = (uint16_t)a;
        row->last = (uint16_t)b;
    } while (ad__more(v, part));
    return 0;
}

static int override_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    struct ad_template_override *o = (struct ad_template_override *)(void *)r->row;
    enum ad_point p;

    if (r->book == 0) {
        r->seen &= ~(UINT32_C(1) << (it - r->d->items)); /* its number is still missing */
        return book_value(r, v);
    }
    if (o->point)
        return ad__bad(r, AD_TEMPLATE_TWICE, v);
    p = point_of(r->book - 1, v);
    o->point = (uint16_t)p;
    return p == AD_NO_POINT ? ad__bad(r, AD_TEMPLATE_POINT, v) : 0;
}

/* ref=BTO_9.1,BTO_9.3: what the line rests on. */
int ad__points(struct ad__reading *r, struct ad__span v)
{
    struct ad_template_line *line = (struct ad_template_line *)(void *)r->row;
    struct ad__span part;
    unsigned n = 0;

    if (line->by[0])
        return ad__bad(r, AD_TEMPLATE_TWICE, v);
    do {
        part = ad__part(&v, ',');
        enum ad_point p = ad_point_find(part.at, part.len);

        if (p == AD_NO_POINT)
            return ad__bad(r, part.len > 0 ? AD_TEMPLATE_POINT : AD_TEMPLATE_VALUE, part);
        if (n == AD_TEMPLATE_BY)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        line->by[n++] = (uint16_t)p;
    } while (ad__more(v, part));
    return 0;
}

/* ---- when=entries<=14 ---- */

int ad__when(struct ad__reading *r, struct ad__span v)
{
    struct ad_when *w = &((struct ad_template_line *)(void *)r->row)->when;
    unsigned kind = (unsigned)ad__find(&ad__when_words, v);
    size_t len = strlen("entries");
    struct ad__span rest;
    int32_t n;

    if (w->kind)
        return ad__bad(r, AD_TEMPLATE_TWICE, v);
    if (v.len == 0)
        return ad__bad(r, AD_TEMPLATE_VALUE, v);
    if (v.len > len && memcmp(v.at, "entries", len) == 0) {
        unsigned two = v.len > len + 1 && v.at[len + 1] == '=' ? 2 : 1;

        kind = AD_WHEN_ENTRIES;
        rest = (struct ad__span){v.at + len, two};
        w->compare = (uint8_t)ad__find(&ad__compare_words, rest);
        rest = (struct ad__span){v.at + len + two, v.len - len - two};
        if (!w->compare || !ad__digits(&n, rest, 9999))
            return ad__bad(r, AD_TEMPLATE_WHEN, v);
        w->n = (uint16_t)n;
    }
    if (kind == 0 || !(r->d->when >> kind & 1) || (kind == AD_WHEN_ENTRIES && !w->compare)) {
        ad__bad(r, AD_TEMPLATE_WHEN, v);
        for (unsigned i = 1; i < ad__when_words.count; i++)
            if (r->d->when >> i & 1)
                ad__near(r->fault, ad__when_words.word[i].word);
        return AD_EPARSE;
    }
    w->kind = (uint8_t)kind;
    return 0;
}

int ad__value_order(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    if (it->kind == V_CHAIN)
        return chain_value(r, v);
    if (it->kind == V_SCOPE)
        return scope_value(r, v);
    if (it->kind == V_TIED)
        return tied_value(r, it, v);
    if (it->kind == V_STEPS)
        return steps_value(r, v);
    if (it->kind == V_REF)
        return ref_value(r, v);
    return override_value(r, it, v);
}
