/*
 * paper/xlsx_in.c -- the first sheet of a workbook: where it lies, and what its cells refer to.
 *
 *   _rels/.rels                    names the workbook
 *   xl/workbook.xml                lists the sheets, by the names of relations
 *   xl/_rels/workbook.xml.rels     where those lie, the shared strings, the styles
 */
#include "paper/xlsx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_MAX_BYTES = 256, STRINGS_MAX = 1 << 20, STYLES_MAX = 1 << 16 };

/* ---- relations ---- */

struct relations {
    const char *folder; /* that targets are told from: "xl/" */
    const char *id;     /* the one wanted by its name, or NULL */
    const char *type;   /* … or by the end of its type */
    char target[NAME_MAX_BYTES];
};

static bool ends_with(const char *text, const char *end)
{
    size_t len = strlen(text), end_len = strlen(end);

    return len >= end_len && strcmp(text + len - end_len, end) == 0;
}

static void relation(void *self, const char *name, const char **attributes)
{
    struct relations *r = self;
    const char *id = xlsx_attribute(attributes, "Id"), *type = xlsx_attribute(attributes, "Type");
    const char *target = xlsx_attribute(attributes, "Target");

    if (strcmp(name, "Relationship") != 0 || !target || *r->target)
        return;
    if (r->id ? !id || strcmp(id, r->id) != 0 : !type || !ends_with(type, r->type))
        return;
    if (*target == '/')
        snprintf(r->target, sizeof r->target, "%s", target + 1);
    else
        snprintf(r->target, sizeof r->target, "%s%s", r->folder, target);
}

/* "xl/workbook.xml" has its relations in "xl/_rels/workbook.xml.rels". */
static bool find_relation(struct xlsx *x, struct relations *r, const char *of)
{
    const struct xlsx_reader by = {relation, NULL, NULL, r};
    const char *slash = strrchr(of, '/');
    int folder = slash ? (int)(slash + 1 - of) : 0;
    char part[2 * NAME_MAX_BYTES], base[NAME_MAX_BYTES];

    snprintf(part, sizeof part, "%.*s_rels/%s.rels", folder, of, of + folder);
    snprintf(base, sizeof base, "%.*s", folder, of);
    r->folder = base;
    *r->target = '\0';
    if (!xlsx_has(x, part))
        return false;
    return xlsx_read_part(x, part, &by) && *r->target;
}

/* ---- the workbook ---- */

struct book {
    struct xlsx *x;
    char sheet[NAME_MAX_BYTES]; /* the relation of the first sheet */
};

static void book_element(void *self, const char *name, const char **attributes)
{
    struct book *b = self;
    const char *value;

    if (strcmp(name, "workbookPr") == 0) {
        value = xlsx_attribute(attributes, "date1904");
        b->x->from_1904 = value && (*value == '1' || *value == 't');
    } else if (strcmp(name, "sheet") == 0 && !*b->sheet) {
        value = xlsx_attribute(attributes, "id");
        snprintf(b->sheet, sizeof b->sheet, "%s", value ? value : "");
    }
}

/* ---- shared strings ---- */

struct strings {
    struct xlsx *x;
    size_t began;
    bool inside, phonetic;
};

/* The next of `count` things of `size` bytes in *at; NULL without room. */
static void *one_more(struct xlsx *x, void *at, size_t count, size_t *room, size_t size, size_t max)
{
    void *bigger;

    if (x->why || count < *room)
        return at;
    if (count >= max) {
        x->why = PAPER_TOO_LARGE;
        return at;
    }
    bigger = realloc(at, (*room ? 2 * *room : 256) * size);
    if (!bigger) {
        x->why = PAPER_NO_MEMORY;
        return at;
    }
    *room = *room ? 2 * *room : 256;
    return bigger;
}

static void strings_start(void *self, const char *name, const char **attributes)
{
    struct strings *s = self;
    struct xlsx *x = s->x;

    (void)attributes;
    if (strcmp(name, "si") == 0) {
        x->string = one_more(x, x->string, x->string_count, &x->string_room, sizeof *x->string,
                             STRINGS_MAX);
        if (!x->why)
            x->string[x->string_count++] = (uint32_t)x->strings.len;
        s->began = x->strings.len;
    } else if (strcmp(name, "rPh") == 0) {
        s->phonetic = true;
    } else if (strcmp(name, "t") == 0) {
        s->inside = !s->phonetic;
    }
}

static void strings_text(void *self, const char *at, size_t len)
{
    struct strings *s = self;

    if (!s->inside)
        return;
    if (s->x->strings.len - s->began + len > PAPER_CELL_MAX)
        s->x->why = PAPER_TOO_LARGE;
    xlsx_add(s->x, &s->x->strings, PAPER_UNPACKED_MAX, at, len);
}

static void strings_end(void *self, const char *name)
{
    struct strings *s = self;

    if (strcmp(name, "t") == 0)
        s->inside = false;
    else if (strcmp(name, "rPh") == 0)
        s->phonetic = false;
    else if (strcmp(name, "si") == 0)
        xlsx_add(s->x, &s->x->strings, PAPER_UNPACKED_MAX, "", 1);
}

/* ---- styles: which of them show a number as a day ---- */

struct styles {
    struct xlsx *x;
    unsigned *own; /* numbers of formats of the workbook's own that do */
    size_t own_count, own_room;
    bool in_cells;
};

static void own_format(struct styles *s, const char **attributes)
{
    const char *number = xlsx_attribute(attributes, "numFmtId");
    const char *code = xlsx_attribute(attributes, "formatCode");

    if (!number || !code || !xlsx_is_date_format(code))
        return;
    s->own = one_more(s->x, s->own, s->own_count, &s->own_room, sizeof *s->own, STYLES_MAX);
    if (!s->x->why)
        s->own[s->own_count++] = (unsigned)strtoul(number, NULL, 10);
}

static bool shows_day(const struct styles *s, unsigned number)
{
    for (size_t i = 0; i < s->own_count; i++)
        if (s->own[i] == number)
            return true;
    return xlsx_is_date_number(number);
}

static void styles_start(void *self, const char *name, const char **attributes)
{
    struct styles *s = self;
    struct xlsx *x = s->x;
    const char *number;

    if (strcmp(name, "numFmt") == 0) {
        own_format(s, attributes);
    } else if (strcmp(name, "cellXfs") == 0) {
        s->in_cells = true;
    } else if (strcmp(name, "xf") == 0 && s->in_cells) {
        number = xlsx_attribute(attributes, "numFmtId");
        x->is_date =
            one_more(x, x->is_date, x->style_count, &x->style_room, sizeof *x->is_date, STYLES_MAX);
        if (!x->why)
            x->is_date[x->style_count++] =
                number && shows_day(s, (unsigned)strtoul(number, NULL, 10));
    }
}

static void styles_end(void *self, const char *name)
{
    if (strcmp(name, "cellXfs") == 0)
        ((struct styles *)self)->in_cells = false;
}

/* ---- all of it ---- */

static void read_strings(struct xlsx *x, const char *book)
{
    struct relations r = {.type = "/sharedStrings"};
    struct strings s = {.x = x};
    const struct xlsx_reader by = {strings_start, strings_end, strings_text, &s};

    if (!x->why && find_relation(x, &r, book))
        xlsx_read_part(x, r.target, &by);
}

static void read_styles(struct xlsx *x, const char *book)
{
    struct relations r = {.type = "/styles"};
    struct styles s = {.x = x};
    const struct xlsx_reader by = {styles_start, styles_end, NULL, &s};

    if (!x->why && find_relation(x, &r, book))
        xlsx_read_part(x, r.target, &by);
    free(s.own);
}

static void read_book(struct xlsx *x)
{
    struct relations top = {.type = "/officeDocument"}, sheet = {0};
    struct book b = {.x = x};
    const struct xlsx_reader by = {book_element, NULL, NULL, &b};

    if (!find_relation(x, &top, "") || !xlsx_read_part(x, top.target, &by)) {
        if (!x->why)
            x->why = PAPER_NOT_XLSX;
        return;
    }
    sheet.id = b.sheet;
    read_strings(x, top.target);
    read_styles(x, top.target);
    if (x->why)
        return;
    if (!*b.sheet || !find_relation(x, &sheet, top.target)) {
        if (!x->why)
            x->why = PAPER_NOT_XLSX;
        return;
    }
    xlsx_read_sheet(x, sheet.target);
}

enum paper_bad paper_xlsx_read(char **out, size_t *len, const char *bytes, size_t bytes_len)
{
    struct xlsx x;
    enum paper_bad why;

    if (xlsx_open(&x, bytes, bytes_len))
        read_book(&x);
    xlsx_add(&x, &x.out, PAPER_UNPACKED_MAX, "", 0); /* an empty sheet is an empty text */
    why = x.why;
    if (!why) {
        *out = x.out.at;
        *len = x.out.len;
        x.out.at = NULL;
    }
    xlsx_close(&x);
    return why;
}

const char *paper_bad_text(enum paper_bad why, bool german)
{
    static const char *const texts[][2] = {
#define X(name, en, de) {en, de},
        PAPER_BAD_MAP(X)
#undef X
    };

    return texts[why][german];
}
