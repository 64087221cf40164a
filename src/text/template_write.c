/*
 * text/template_write.c -- a template as text, in one form: every key on its own line, keys and
 * items in the order of the schema, nothing that was not said.
 */
#include "text/template.h"
#include "federation/names.h"
#include "tournament/names.h"
#include "federation/template_inside.h"

static int16_t number_at(const unsigned char *row, size_t at)
{
    int16_t n;

    memcpy(&n, row + at, sizeof n);
    return n;
}

static void put_n(struct put *p, int n)
{
    if (n < 0)
        put_text(p, ad__n_words.word[-n].word);
    else
        put_number(p, n);
}

static void put_key(struct put *p, const struct ad__item *it)
{
    put_char(p, ' ');
    if (it->key[0]) {
        put_text(p, it->key);
        put_char(p, '=');
    }
}

static void put_comma(struct put *p, bool *first)
{
    if (!*first)
        put_char(p, ',');
    *first = false;
}

void ad__put_places(struct put *p, struct ad_places at)
{
    put_number(p, at.first);
    if (at.last > at.first) {
        put_char(p, '-');
        put_number(p, at.last);
    }
}

void ad__put_when(struct put *p, const struct ad_when *w)
{
    put_text(p, ad__when_words.word[w->kind].word);
    if (w->kind == AD_WHEN_ENTRIES) {
        put_text(p, ad__compare_words.word[w->compare].word);
        put_number(p, w->n);
    }
}

/* BTO_16.5, or with a blank */
static void put_point(struct put *p, unsigned point, char blank)
{
    put_text(p, ad_book_name(ad_point_book((enum ad_point)point)));
    put_char(p, blank);
    put_text(p, ad_point_number((enum ad_point)point));
}

/* ---- values ---- */

static void put_bits(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    uint32_t bits = 0;
    bool first = true;

    if (it->kind == V_PHASES)
        bits = row[it->at];
    else
        memcpy(&bits, row + it->at, sizeof bits);
    if (bits == 0)
        return;
    put_key(p, it);
    for (unsigned i = 0; i < 32; i++) {
        if (!(bits >> i & 1))
            continue;
        put_comma(p, &first);
        if (it->kind == V_PHASES)
            put_text(p, it->words->word[i].word);
        else
            put_number(p, i + 1);
    }
}

static void put_numbers(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    int n = number_at(row, it->at);

    if (n == 0)
        return;
    put_key(p, it);
    if (it->kind == V_MORE && row[it->also])
        put_char(p, '+');
    put_n(p, it->kind == V_HOURS && n % 60 == 0 ? n / 60 : n);
    if (it->kind == V_HOURS)
        put_char(p, n % 60 == 0 ? 'h' : 'm');
}

static void put_field(struct put *p, const struct ad__item *it, const struct ad_template_field *f)
{
    bool first = true;

    if (f->kind != it->also)
        return;
    put_char(p, ' ');
    put_text(p, ad__field_words.word[f->kind].word);
    if (f->kind == AD_FIELD_PER_ASSOCIATION)
        return;
    put_char(p, '=');
    if (f->kind == AD_FIELD_SET_BY)
        put_text(p, ad__body_words.word[f->body].word);
    for (unsigned i = 0; i < f->count; i++) {
        put_comma(p, &first);
        put_number(p, f->n[i]);
    }
}

static void put_word(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    const struct ad_template_field *f = (const struct ad_template_field *)(const void *)row;

    if (row[it->at] == 0)
        return;
    /* set-by=committee and default=8 by=committee keep the body in one place */
    if (it->words == &ad__body_words && strcmp(it->key, "by") == 0 &&
        it->at == offsetof(struct ad_template_field, body) && f->kind == AD_FIELD_SET_BY)
        return;
    put_key(p, it);
    put_text(p, it->words->word[row[it->at]].word);
}

static void put_texts(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    const char *text = (const char *)row + it->at;
    bool quotes = it->kind == V_STRING || it->kind == V_TITLE;

    if (text[0] == '\0')
        return;
    put_key(p, it);
    if (it->prefix)
        put_text(p, it->prefix);
    if (quotes)
        put_char(p, '"');
    put_text(p, text);
    if (quotes)
        put_char(p, '"');
}

/* ---- chains and play-offs ---- */

static void put_tiebreak(struct put *p, const struct ad_tiebreak *tb)
{
    struct ad_tiebreak plain;
    char text[AD_TIEBREAK_MAX];

    memset(&plain, 0, sizeof plain);
    plain.code = tb->code;
    if (memcmp(&plain, tb, sizeof plain) == 0)
        for (unsigned i = 1; i < ad__order_words.count; i++)
            if (ad__order_codes[i] == (tb->code == AD_TB_MPTS ? AD_TB_PTS : tb->code)) {
                put_text(p, ad__order_words.word[i].word);
                return;
            }
    if (ad_tiebreak_write(text, sizeof text, tb) > 0)
        put_text(p, text);
}

static void put_chain(struct put *p, const struct ad_template_order *o)
{
    bool first = true;

    put_char(p, ' ');
    for (unsigned i = 0; i < o->count; i++) {
        put_comma(p, &first);
        put_tiebreak(p, &o->chain[i]);
    }
    if (o->shared)
        put_text(p, ",shared");
}

static void put_scopes(struct put *p, const struct ad_template_playoff *o)
{
    bool first = true;

    for (unsigned i = 0; i < o->scopes; i++) {
        const struct ad_scope *s = &o->scope[i];

        put_comma(p, &first);
        put_text(p, ad__scope_words.word[s->kind].word);
        if (s->kind == AD_SCOPE_PLACE || s->event[0])
            put_char(p, ':');
        if (s->kind == AD_SCOPE_PLACE)
            ad__put_places(p, s->places);
        put_text(p, s->event);
    }
}

static void put_steps(struct put *p, const struct ad_template_playoff *o)
{
    bool cup = o->scope[0].kind == AD_SCOPE_MATCH || o->scope[0].kind == AD_SCOPE_PAIRING;
    bool first = true;

    for (unsigned i = 0; i < o->step_count; i++) {
        const struct ad_step *s = &o->steps[i];
        const char *word = ad_step_word((enum ad_step_kind)s->kind), *at = strstr(word, "@event");

        put_comma(p, &first);
        put_bytes(p, word, at && cup ? (size_t)(at - word) : strlen(word));
        if (at && cup)
            put_text(p, "@match");
        if (s->kind == AD_STEP_MATCH && o->swapped && s->count == 1)
            put_text(p, ":swapped-colours");
        else if (s->kind == AD_STEP_ROUND_ROBIN || (s->kind == AD_STEP_MATCH && s->count > 1)) {
            put_char(p, ':');
            put_number(p, s->count);
        }
    }
}

static void put_order(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    const struct ad_template_playoff *o = (const void *)row;
    const struct ad_template_ref *ref = (const void *)row;

    if (it->kind == V_CHAIN) {
        put_chain(p, (const void *)row);
        return;
    }
    put_key(p, it);
    if (it->kind == V_SCOPE)
        put_scopes(p, o);
    if (it->kind == V_STEPS)
        put_steps(p, o);
    if (it->kind == V_TIED) {
        put_number(p, o->tied_from);
        if (o->tied_to > o->tied_from)
            put_char(p, '+');
    }
    if (it->kind == V_REF)
        put_point(p, ref->first, ' ');
    if (it->kind == V_REF && ref->last > ref->first) {
        put_char(p, '-');
        put_text(p, ad_point_number((enum ad_point)ref->last));
    }
    if (it->kind == V_OVERRIDE)
        put_point(p, ((const struct ad_template_override *)(const void *)row)->point, ' ');
}

static void put_day(struct put *p, const struct ad__item *it, const unsigned char *at)
{
    put_key(p, it);
    put_char(p, (char)('0' + at[0] / 10));
    put_char(p, (char)('0' + at[0] % 10));
    put_char(p, '-');
    put_char(p, (char)('0' + at[1] / 10));
    put_char(p, (char)('0' + at[1] % 10));
}

static void put_list(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    bool first = true;

    if (row[it->also] == 0)
        return;
    put_key(p, it);
    for (unsigned i = 0; i < row[it->also]; i++) {
        put_comma(p, &first);
        put_text(p, it->words->word[row[it->at + i]].word);
    }
}

static void put_place_range(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    struct ad_places at = {row[it->at], row[it->at + 1]};

    if (at.first == 0)
        return;
    put_key(p, it);
    ad__put_places(p, at);
}

void ad__put_item(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    switch ((enum ad__kind)it->kind) {
    case V_PLAIN:
    case V_WORD: put_word(p, it, row); break;
    case V_LIST: put_list(p, it, row); break;
    case V_PHASES:
    case V_BOARDS: put_bits(p, it, row); break;
    case V_COUNT:
    case V_NUMBER:
    case V_MORE:
    case V_HOURS: put_numbers(p, it, row); break;
    case V_PLACES: put_place_range(p, it, row); break;
    case V_DAY: put_day(p, it, row + it->at); break;
    case V_ID:
    case V_EVENT:
    case V_STRING:
    case V_TITLE: put_texts(p, it, row); break;
    case V_FIELD: put_field(p, it, (const void *)row); break;
    case V_AREA:
        put_char(p, ' ');
        put_text(p, ad_level_name((enum ad_level)row[it->at]));
        break;
    case V_TIMES:
    case V_CLOCK:
    case V_LAWS:
    case V_SCORE:
    case V_FIXED: ad__put_play(p, it, row); break;
    case V_CHAIN:
    case V_SCOPE:
    case V_TIED:
    case V_STEPS:
    case V_REF:
    case V_OVERRIDE: put_order(p, it, row); break;
    }
}

/* ---- lines ---- */

static void put_line(struct put *p, const struct ad__directive *d, const unsigned char *row)
{
    const struct ad_template_line *line = (const void *)row;

    put_text(p, "  ");
    put_text(p, d->key);
    for (const struct ad__item *it = d->items; it->key; it++)
        ad__put_item(p, it, row);
    if (line->when.kind) {
        put_text(p, " when=");
        ad__put_when(p, &line->when);
    }
    for (unsigned i = 0; i < AD_TEMPLATE_BY && line->by[i]; i++) {
        put_text(p, i == 0 ? " ref=" : ",");
        put_point(p, line->by[i], '_');
    }
    put_char(p, '\n');
}

int ad_template_write(char *out, size_t cap, const struct ad_template *t)
{
    struct put p = {out, cap, 0};

    put_text(&p, "template ");
    put_text(&p, t->id);
    put_text(&p, "\n  name \"");
    put_text(&p, t->name[0]);
    put_text(&p, t->name[1][0] ? "\" \"" : "");
    put_text(&p, t->name[1]);
    put_text(&p, "\"\n");
    for (unsigned i = 1; i < AD__DIRECTIVES; i++) {
        const struct ad__directive *d = &ad__directives[i];
        const unsigned char *row = (const unsigned char *)t + d->at;
        unsigned n = ((const struct ad_template_line *)(const void *)row)->given;

        if (d->count_at)
            n = ((const unsigned char *)t)[d->count_at];
        for (unsigned k = 0; k < n; k++)
            put_line(&p, d, row + (size_t)k * d->size);
    }
    put_text(&p, "end\n");
    return put_end(&p);
}
