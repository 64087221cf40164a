/*
 * wire/read.c -- JSON to structs, along a table of fields.
 *
 * jansson reads the text; from there on every value is asked whether it is exactly what its field
 * wants. The first that is not ends the reading, and its place is kept. The struct is filled apart
 * and handed over whole.
 */
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "adoube/fen.h"
#include "wire/field.h"

enum { DEPTH_MAX = 8, TEXT_MAX = 1 << 14 };

/* ---- places ---- */

/* One byte of a name in a JSON pointer; false if there is no room. */
static bool push_char(struct wire_in *in, char c)
{
    const char *as = c == '~' ? "~0" : c == '/' ? "~1" : (char[]){c, '\0'};
    size_t len = strlen(as);

    if (in->place + len >= WIRE_PLACE_MAX)
        return false;
    memcpy(in->fault.place + in->place, as, len + 1);
    in->place += len;
    return true;
}

/* A name that is too long is cut between two characters. */
static size_t push(struct wire_in *in, const char *name)
{
    size_t before = in->place, whole = before;
    bool fits = in->place + 1 < WIRE_PLACE_MAX;

    if (fits)
        in->fault.place[in->place++] = '/';
    for (; *name && fits; name++) {
        if (((unsigned char)*name & 0xc0) != 0x80)
            whole = in->place;
        fits = push_char(in, *name);
    }
    if (!fits)
        in->place = whole;
    in->fault.place[in->place] = '\0';
    return before;
}

static size_t push_index(struct wire_in *in, size_t index)
{
    char digits[24];
    size_t at = sizeof digits - 1;

    digits[at] = '\0';
    do
        digits[--at] = (char)('0' + index % 10);
    while (index /= 10);
    return push(in, digits + at);
}

static void pop(struct wire_in *in, size_t before)
{
    in->place = before;
    in->fault.place[before] = '\0';
}

bool wire_refuse_at(struct wire_in *in, const char *name, enum wire_why why)
{
    push(in, name);
    return wire_refuse(in, why);
}

static bool refuse_byte(struct wire_in *in, size_t at, enum wire_why why)
{
    in->fault.in_text = true;
    in->fault.at = at;
    return wire_refuse(in, why);
}

/* ---- the text ---- */

/* Deep nesting is refused before a parser follows it. */
static bool shallow(struct wire_in *in, const char *text, size_t len)
{
    unsigned depth = 0;
    bool quoted = false;

    for (size_t i = 0; i < len; i++) {
        if (quoted && text[i] == '\\')
            i++;
        else if (text[i] == '"')
            quoted = !quoted;
        else if (!quoted && (text[i] == '{' || text[i] == '[') && ++depth > DEPTH_MAX)
            return refuse_byte(in, i, WIRE_DEEP);
        else if (!quoted && (text[i] == '}' || text[i] == ']') && depth > 0)
            depth--;
    }
    return true;
}

static enum wire_why parse_why(enum json_error_code code)
{
    switch ((int)code) { /* the others cannot happen, or are not worth a word */
    case json_error_premature_end_of_input: return WIRE_CUT;
    case json_error_end_of_input_expected: return WIRE_MORE;
    case json_error_duplicate_key: return WIRE_TWICE;
    case json_error_invalid_utf8: return WIRE_UTF8;
    case json_error_null_character:
    case json_error_null_byte_in_key: return WIRE_NUL;
    case json_error_numeric_overflow: return WIRE_LOSSY;
    case json_error_stack_overflow: return WIRE_DEEP;
    case json_error_unknown: /* what jansson leaves when it could not allocate */
    case json_error_out_of_memory: return WIRE_NO_MEMORY;
    default: return WIRE_SYNTAX;
    }
}

static void refuse_parse(struct wire_in *in, const json_error_t *error)
{
    enum wire_why why = parse_why(json_error_code(error));

    if (why == WIRE_NO_MEMORY)
        wire_refuse(in, why);
    else
        refuse_byte(in, error->position > 0 ? (size_t)error->position : 0, why);
}

json_t *wire_parse(struct wire_in *in, const char *text, size_t len, size_t max)
{
    json_error_t error;

    if (len > max) {
        refuse_byte(in, max, WIRE_LONG);
        return NULL;
    }
    if (!shallow(in, text, len))
        return NULL;
    json_t *json = json_loadb(len ? text : "", len, JSON_REJECT_DUPLICATES, &error);
    if (!json) {
        refuse_parse(in, &error);
        return NULL;
    }
    if (json_is_object(json))
        return json;
    wire_refuse(in, WIRE_NO_OBJECT);
    json_decref(json);
    return NULL;
}

/* ---- values ---- */

/* The number as a member of that size; it fits, as its range was checked. */
static void set(void *member, size_t size, int64_t value)
{
    uint8_t u8 = (uint8_t)value;
    uint16_t u16 = (uint16_t)value;
    uint32_t u32 = (uint32_t)value;

    switch (size) {
    case 1: memcpy(member, &u8, size); break;
    case 2: memcpy(member, &u16, size); break;
    case 4: memcpy(member, &u32, size); break;
    default: memcpy(member, &value, sizeof value); break;
    }
}

static bool take_number(struct wire_in *in, const json_t *value, int64_t lo, int64_t hi,
                        int64_t *out)
{
    if (json_is_real(value))
        return wire_refuse(in, WIRE_LOSSY);
    if (!json_is_integer(value))
        return wire_refuse(in, WIRE_NO_NUMBER);
    *out = json_integer_value(value);
    return *out >= lo && *out <= hi ? true : wire_refuse(in, WIRE_RANGE);
}

static bool take_ranged(struct wire_in *in, const struct wire_field *f, const json_t *value,
                        void *member)
{
    int64_t number;

    if (!take_number(in, value, f->lo, f->hi, &number))
        return false;
    set(member, f->size, number);
    return true;
}

static bool take_bool(struct wire_in *in, const struct wire_field *f, const json_t *value,
                      void *member)
{
    if (!json_is_boolean(value))
        return wire_refuse(in, WIRE_NO_BOOL);
    set(member, f->size, json_is_true(value));
    return true;
}

/* The text of a string; a NUL cannot be in it. */
static bool take_string(struct wire_in *in, const json_t *value, const char **text, size_t *len)
{
    if (!json_is_string(value))
        return wire_refuse(in, WIRE_NO_STRING);
    *text = json_string_value(value);
    *len = json_string_length(value);
    return true;
}

static bool find_word(const struct wire_words *words, const char *text, unsigned *out)
{
    for (*out = 0; *text && *out < words->count; ++*out)
        if (strcmp(text, wire_word(words, *out)) == 0)
            return true;
    return false;
}

static bool take_word(struct wire_in *in, const struct wire_words *words, const json_t *value,
                      unsigned *out)
{
    const char *text;
    size_t len;

    if (!take_string(in, value, &text, &len))
        return false;
    return find_word(words, text, out) ? true : wire_refuse(in, WIRE_UNKNOWN_WORD);
}

static bool take_enum(struct wire_in *in, const struct wire_field *f, const json_t *value,
                      void *member)
{
    unsigned word;

    if (!take_word(in, f->words, value, &word))
        return false;
    set(member, f->size, word);
    return true;
}

/* Is it a list of lo to hi values? */
static bool take_list(struct wire_in *in, const json_t *value, size_t lo, size_t hi)
{
    if (!json_is_array(value))
        return wire_refuse(in, WIRE_NO_LIST);
    if (json_array_size(value) < lo || json_array_size(value) > hi)
        return wire_refuse(in, WIRE_COUNT);
    return true;
}

static bool take_bits(struct wire_in *in, const struct wire_field *f, const json_t *value,
                      void *member)
{
    uint64_t bits = 0;
    unsigned word;

    if (!take_list(in, value, 0, f->words->count))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = push_index(in, i);
        if (!take_word(in, f->words, json_array_get(value, i), &word))
            return false;
        if (bits >> word & 1)
            return wire_refuse(in, WIRE_TWICE);
        bits |= UINT64_C(1) << word;
        pop(in, here);
    }
    set(member, f->size, (int64_t)bits);
    return true;
}

static bool find_square(const char *text, uint8_t *out)
{
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return false;
    *out = (uint8_t)ad_square(text[0] - 'a', text[1] - '1');
    return true;
}

static bool take_square(struct wire_in *in, const json_t *value, uint8_t *member)
{
    const char *text;
    size_t len;

    if (!take_string(in, value, &text, &len))
        return false;
    return len == 2 && find_square(text, member) ? true : wire_refuse(in, WIRE_NO_SQUARE);
}

/* "e1", or "+e1" if it was touched together with the one before. */
static bool take_touched(struct wire_in *in, const json_t *value, bool first, uint8_t *square,
                         bool *together)
{
    const char *text;
    size_t len;

    if (!take_string(in, value, &text, &len))
        return false;
    *together = text[0] == '+';
    if (*together && first)
        return wire_refuse(in, WIRE_NO_SQUARE);
    text += *together;
    len -= *together;
    return len == 2 && find_square(text, square) ? true : wire_refuse(in, WIRE_NO_SQUARE);
}

static bool take_squares(struct wire_in *in, const struct wire_field *f, const json_t *value,
                         char *x)
{
    uint8_t *list = (uint8_t *)x + f->at;
    uint32_t together = 0;

    if (!take_list(in, value, 0, (size_t)f->hi))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = push_index(in, i);
        bool with;
        if (!take_touched(in, json_array_get(value, i), i == 0, &list[i], &with))
            return false;
        together |= (uint32_t)with << i;
        pop(in, here);
    }
    set(x + f->also, 1, (int64_t)json_array_size(value));
    set(x + f->third, sizeof together, together);
    return true;
}

static bool find_act(const char *text, size_t len, struct ad_act *out)
{
    struct ad_act act = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};
    static const char letters[] = "-pnbrqk";
    unsigned castling;
    const char *letter;

    if (find_word(&wire_words_castling, text, &castling)) {
        act.castling = (uint8_t)castling;
        *out = act;
        return true;
    }
    if (len < 4 || len > 5 || !find_square(text, &act.from) || !find_square(text + 2, &act.to))
        return false;
    if (len == 5) {
        letter = strchr(letters + 1, text[4]);
        if (!letter)
            return false;
        act.promotion = (uint8_t)(letter - letters);
    }
    *out = act;
    return true;
}

static bool take_act(struct wire_in *in, const json_t *value, struct ad_act *member)
{
    const char *text;
    size_t len;

    if (!take_string(in, value, &text, &len))
        return false;
    return find_act(text, len, member) ? true : wire_refuse(in, WIRE_NO_ACT);
}

static bool take_act_field(struct wire_in *in, const struct wire_field *f, const json_t *value,
                           char *x)
{
    if (!take_act(in, value, (struct ad_act *)(void *)(x + f->at)))
        return false;
    if (f->also)
        x[f->also] = 1;
    return true;
}

static bool take_move(struct wire_in *in, const json_t *value, ad_move *member)
{
    const char *text;
    size_t len;
    uint8_t from, to;
    unsigned how;

    if (!take_string(in, value, &text, &len))
        return false;
    if (len < 6 || !find_square(text, &from) || !find_square(text + 2, &to) || text[4] != ' ' ||
        !find_word(&wire_words_how, text + 5, &how))
        return wire_refuse(in, WIRE_NO_MOVE);
    *member = ad_move_make(from, to, (int)how);
    return true;
}

static bool take_text(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x)
{
    const char *text;
    size_t len;

    if (!take_string(in, value, &text, &len))
        return false;
    if (len > (size_t)f->hi)
        return wire_refuse(in, WIRE_LONG);
    memcpy(x + f->at, text, len);
    set(x + f->also, 1, (int64_t)len);
    return true;
}

/* "fide-2017 7.5.3", the number exactly as the edition writes it. */
static ad_article find_article(const char *text)
{
    const char *blank = strchr(text, ' ');

    if (!blank)
        return AD_NO_ARTICLE;
    enum ad_edition edition = ad_edition_find(text, (size_t)(blank - text));
    if (edition == AD_NO_EDITION)
        return AD_NO_ARTICLE;
    ad_article a = ad_article_find(edition, blank + 1, strlen(blank + 1));
    return strcmp(ad_article_number(a), blank + 1) == 0 ? a : AD_NO_ARTICLE;
}

static bool take_cites(struct wire_in *in, const json_t *value, struct ad_cites *cites)
{
    const char *text;
    size_t len;

    if (!take_list(in, value, 0, AD_CITES_MAX))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = push_index(in, i);
        if (!take_string(in, json_array_get(value, i), &text, &len))
            return false;
        cites->article[i] = find_article(text);
        if (cites->article[i] == AD_NO_ARTICLE)
            return wire_refuse(in, WIRE_NO_ARTICLE);
        pop(in, here);
    }
    cites->count = (uint8_t)json_array_size(value);
    return true;
}

static bool take_fen(struct wire_in *in, const json_t *value, bool irregular,
                     struct ad_position *out)
{
    const char *text;
    size_t len;
    struct ad_setup setup;

    if (!take_string(in, value, &text, &len))
        return false;
    if (ad_fen_read(&setup, text, len, NULL) < 0 ||
        (irregular ? ad_position_irregular(out, &setup) : ad_position_from(out, &setup)) != 0)
        return wire_refuse(in, WIRE_NO_POSITION);
    return true;
}

/* A record inside another one starts empty. */
static bool take_inner(struct wire_in *in, const struct wire_record *record, const json_t *value,
                       void *x)
{
    memcpy(x, record->shape.empty, record->shape.size);
    return wire_take_record(in, value, record, NULL, x);
}

static bool take_records(struct wire_in *in, const struct wire_field *f, const json_t *value,
                         char *first, size_t room)
{
    if (!take_list(in, value, 0, room))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = push_index(in, i);
        if (!take_inner(in, f->record, json_array_get(value, i), first + i * f->record->shape.size))
            return false;
        pop(in, here);
    }
    return true;
}

static bool take_plies(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x)
{
    char *first;
    uint32_t room = (uint32_t)wire_get(x + f->third, sizeof room, false);

    memcpy(&first, x + f->at, sizeof first);
    if (!take_records(in, f, value, first, room))
        return false;
    set(x + f->also, sizeof room, (int64_t)json_array_size(value));
    return true;
}

static bool take_periods(struct wire_in *in, const struct wire_field *f, const json_t *value,
                         char *x)
{
    if (!take_records(in, f, value, x + f->at, (size_t)f->hi))
        return false;
    set(x + f->also, 1, (int64_t)json_array_size(value));
    return true;
}

/* What is one member, and may stand in a list of several. */
static bool take_member(struct wire_in *in, const struct wire_field *f, const json_t *value,
                        void *member)
{
    switch (f->type) {
    case WIRE_BOOL: return take_bool(in, f, value, member);
    case WIRE_NUMBER: return take_ranged(in, f, value, member);
    case WIRE_WORD: return take_enum(in, f, value, member);
    case WIRE_BITS: return take_bits(in, f, value, member);
    case WIRE_SQUARE: return take_square(in, value, member);
    case WIRE_ACT: return take_act(in, value, member);
    case WIRE_MOVE: return take_move(in, value, member);
    case WIRE_CITES: return take_cites(in, value, member);
    case WIRE_FEN: return take_fen(in, value, f->hi != 0, member);
    case WIRE_RECORD: return take_inner(in, f->record, value, member);
    case WIRE_SQUARES:
    case WIRE_TEXT:
    case WIRE_LIST:
    case WIRE_PLIES: break; /* more than one member: take_value */
    }
    return wire_refuse(in, WIRE_NO_SENSE);
}

/* A list of exactly so many. In one, no act is null. */
static bool take_array(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x)
{
    if (!take_list(in, value, f->many, f->many))
        return false;
    for (size_t i = 0; i < f->many; i++) {
        const json_t *item = json_array_get(value, i);
        size_t here = push_index(in, i);
        if (!(f->type == WIRE_ACT && json_is_null(item)) &&
            !take_member(in, f, item, x + f->at + i * f->size))
            return false;
        pop(in, here);
    }
    return true;
}

static bool take_value(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x)
{
    if (f->many)
        return take_array(in, f, value, x);
    if (f->type == WIRE_SQUARES)
        return take_squares(in, f, value, x);
    if (f->type == WIRE_ACT)
        return take_act_field(in, f, value, x);
    if (f->type == WIRE_TEXT)
        return take_text(in, f, value, x);
    if (f->type == WIRE_LIST)
        return take_periods(in, f, value, x);
    if (f->type == WIRE_PLIES)
        return take_plies(in, f, value, x);
    return take_member(in, f, value, x + f->at);
}

/* ---- objects ---- */

static bool is_known(const char *name, const struct wire_shape *shape, uint64_t mask,
                     const char *const besides[])
{
    for (; besides && *besides; besides++)
        if (strcmp(name, *besides) == 0)
            return true;
    for (unsigned i = 0; i < shape->count; i++)
        if (mask >> i & 1 && strcmp(name, shape->fields[i].name) == 0)
            return true;
    return false;
}

static bool all_known(struct wire_in *in, const json_t *object, const struct wire_shape *shape,
                      uint64_t mask, const char *const besides[])
{
    json_t *mine = (json_t *)(uintptr_t)object; /* jansson's iterators are not const */

    for (void *at = json_object_iter(mine); at; at = json_object_iter_next(mine, at))
        if (!is_known(json_object_iter_key(at), shape, mask, besides))
            return wire_refuse_at(in, json_object_iter_key(at), WIRE_UNKNOWN_FIELD);
    return true;
}

bool wire_take_fields(struct wire_in *in, const json_t *object, const struct wire_shape *shape,
                      uint64_t mask, uint64_t must, const char *const besides[], void *x)
{
    if (!all_known(in, object, shape, mask, besides))
        return false;
    for (unsigned i = 0; i < shape->count; i++) {
        const struct wire_field *f = &shape->fields[i];
        const json_t *value = mask >> i & 1 ? json_object_get(object, f->name) : NULL;
        if (!value && must >> i & 1)
            return wire_refuse_at(in, f->name, WIRE_MISSING);
        if (!value)
            continue;
        size_t here = push(in, f->name);
        if (!take_value(in, f, value, x))
            return false;
        pop(in, here);
    }
    return true;
}

bool wire_take_record(struct wire_in *in, const json_t *object, const struct wire_record *record,
                      const char *const besides[], void *x)
{
    if (!json_is_object(object))
        return wire_refuse(in, WIRE_NO_OBJECT);
    return wire_take_fields(in, object, &record->shape, UINT64_MAX, wire_must(&record->shape),
                            besides, x);
}

unsigned wire_take_version(struct wire_in *in, const json_t *object, unsigned newest)
{
    const json_t *value = json_object_get(object, "v");
    int64_t version;

    if (!value)
        return wire_refuse_at(in, "v", WIRE_MISSING);
    size_t here = push(in, "v");
    if (!take_number(in, value, INT64_MIN, INT64_MAX, &version))
        return 0;
    if (version < 1 || version > newest)
        return wire_refuse(in, WIRE_UNKNOWN_VERSION);
    pop(in, here);
    return (unsigned)version;
}

int wire_take_end(const struct wire_in *in, bool good, struct wire_fault *fault)
{
    if (good)
        return 0;
    if (fault)
        *fault = in->fault;
    return in->fault.why == WIRE_NO_MEMORY ? AD_EFULL : AD_EPARSE;
}

static bool take_kind(struct wire_in *in, const json_t *object, const struct wire_form *form,
                      unsigned *kind)
{
    const json_t *value = json_object_get(object, "kind");

    if (!value)
        return wire_refuse_at(in, "kind", WIRE_MISSING);
    size_t here = push(in, "kind");
    if (!take_word(in, &form->words, value, kind))
        return wire_refuse(in,
                           in->fault.why == WIRE_UNKNOWN_WORD ? WIRE_UNKNOWN_KIND : in->fault.why);
    pop(in, here);
    return true;
}

static bool take_form(struct wire_in *in, const json_t *object,
                      const struct wire_form *const forms[], unsigned newest, char *x)
{
    static const char *const besides[] = {"v", "kind", NULL};
    unsigned version = wire_take_version(in, object, newest), kind;

    if (!version || !take_kind(in, object, forms[version], &kind))
        return false;
    const struct wire_form *form = forms[version];
    uint64_t must = form->kinds[kind].must;
    memcpy(x, form->shape.empty, form->shape.size);
    x[form->version_at] = (char)version;
    x[form->kind_at] = (char)kind;
    return wire_take_fields(in, object, &form->shape, must | form->kinds[kind].may, must, besides,
                            x);
}

int wire_form_read(void *out, const struct wire_form *const forms[], unsigned newest,
                   const char *text, size_t len, struct wire_fault *fault)
{
    struct wire_in in = {0};
    union {
        struct ad_command command;
        struct ad_event event;
    } x;
    json_t *object = wire_parse(&in, text, len, TEXT_MAX);
    bool good = object && take_form(&in, object, forms, newest, (char *)&x);

    json_decref(object);
    if (good)
        memcpy(out, &x, forms[newest]->shape.size);
    return wire_take_end(&in, good, fault);
}
