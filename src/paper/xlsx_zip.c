/*
 * paper/xlsx_zip.c -- the parts of a workbook: unpacked and parsed in pieces, within a budget.
 */
#include "paper/xlsx.h"

#include <expat.h>
#include <stdlib.h>
#include <string.h>

/* ---- the unpacker's file is memory ---- */

static voidpf open_bytes(voidpf x, const void *name, int mode)
{
    (void)name;
    (void)mode;
    ((struct xlsx *)x)->at = 0;
    return x;
}

static uLong read_bytes(voidpf x_, voidpf stream, void *to, uLong len)
{
    struct xlsx *x = x_;

    (void)stream;
    if (len > x->len - x->at)
        len = (uLong)(x->len - x->at);
    memcpy(to, x->bytes + x->at, len);
    x->at += len;
    return len;
}

static ZPOS64_T tell_bytes(voidpf x, voidpf stream)
{
    (void)stream;
    return ((struct xlsx *)x)->at;
}

static long seek_bytes(voidpf x_, voidpf stream, ZPOS64_T offset, int origin)
{
    struct xlsx *x = x_;
    size_t from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                  : origin == ZLIB_FILEFUNC_SEEK_CUR ? x->at
                                                     : x->len;

    (void)stream;
    if (offset > x->len - from)
        return -1;
    x->at = from + (size_t)offset;
    return 0;
}

static int no_trouble(voidpf x, voidpf stream)
{
    (void)x;
    (void)stream;
    return 0;
}

bool xlsx_open(struct xlsx *x, const char *bytes, size_t len)
{
    zlib_filefunc64_def memory = {
        .zopen64_file = open_bytes,
        .zread_file = read_bytes,
        .ztell64_file = tell_bytes,
        .zseek64_file = seek_bytes,
        .zclose_file = no_trouble,
        .zerror_file = no_trouble,
        .opaque = x,
    };

    *x = (struct xlsx){.bytes = bytes, .len = len, .left = PAPER_UNPACKED_MAX};
    x->zip = unzOpen2_64("", &memory);
    if (!x->zip)
        x->why = PAPER_NOT_XLSX;
    return x->zip != NULL;
}

void xlsx_close(struct xlsx *x)
{
    if (x->zip)
        unzClose(x->zip);
    free(x->strings.at);
    free(x->string);
    free(x->is_date);
    free(x->out.at);
}

bool xlsx_has(struct xlsx *x, const char *part)
{
    return unzLocateFile(x->zip, part, 2) == UNZ_OK; /* 2: capital letters are as good */
}

void xlsx_add(struct xlsx *x, struct xlsx_text *t, size_t max, const char *bytes, size_t len)
{
    size_t room = t->room ? t->room : 4096;
    char *bigger;

    if (x->why)
        return;
    if (len > max || t->len > max - len) {
        x->why = PAPER_TOO_LARGE;
        return;
    }
    while (room - t->len < len + 1)
        room *= 2;
    if (room != t->room) {
        bigger = realloc(t->at, room);
        if (!bigger) {
            x->why = PAPER_NO_MEMORY;
            return;
        }
        t->at = bigger;
        t->room = room;
    }
    memcpy(t->at + t->len, bytes, len);
    t->len += len;
    t->at[t->len] = '\0';
}

/* ---- the parser ---- */

struct parsing {
    struct xlsx *x;
    const struct xlsx_reader *by;
    XML_Parser parser;
};

/* "http://… row" is a row. */
static const char *local(const char *name)
{
    const char *blank = strrchr(name, ' ');

    return blank ? blank + 1 : name;
}

const char *xlsx_attribute(const char **attributes, const char *name)
{
    for (; attributes[0]; attributes += 2)
        if (strcmp(local(attributes[0]), name) == 0)
            return attributes[1];
    return NULL;
}

/* A handler that found something wrong wants no more. */
static void look(struct parsing *p)
{
    if (p->x->why)
        XML_StopParser(p->parser, XML_FALSE);
}

static void start(void *p_, const XML_Char *name, const XML_Char **attributes)
{
    struct parsing *p = p_;

    if (p->by->start)
        p->by->start(p->by->self, local(name), attributes);
    look(p);
}

static void end(void *p_, const XML_Char *name)
{
    struct parsing *p = p_;

    if (p->by->end)
        p->by->end(p->by->self, local(name));
    look(p);
}

static void text(void *p_, const XML_Char *at, int len)
{
    struct parsing *p = p_;

    if (p->by->text)
        p->by->text(p->by->self, at, (size_t)len);
    look(p);
}

/* Entities need a definition, and a definition needs this: refused, there is nothing to unfold. */
static void doctype(void *p_, const XML_Char *name, const XML_Char *system, const XML_Char *public,
                    int inside)
{
    struct parsing *p = p_;

    (void)name;
    (void)system;
    (void)public;
    (void)inside;
    p->x->why = PAPER_DOCTYPE;
    look(p);
}

static void parse(struct parsing *p)
{
    struct xlsx *x = p->x;
    char piece[1 << 14];
    int n;

    while ((n = unzReadCurrentFile(x->zip, piece, sizeof piece)) > 0 && !x->why) {
        if ((size_t)n > x->left) {
            x->why = PAPER_TOO_LARGE;
            return;
        }
        x->left -= (size_t)n;
        if (XML_Parse(p->parser, piece, n, 0) != XML_STATUS_OK && !x->why)
            x->why = PAPER_BAD_XML;
    }
    if (!x->why && n < 0)
        x->why = PAPER_DAMAGED;
    if (!x->why && XML_Parse(p->parser, piece, 0, 1) != XML_STATUS_OK && !x->why)
        x->why = PAPER_BAD_XML;
}

bool xlsx_read_part(struct xlsx *x, const char *part, const struct xlsx_reader *by)
{
    struct parsing p = {.x = x, .by = by};

    if (x->why)
        return false;
    if (!xlsx_has(x, part) || unzOpenCurrentFile(x->zip) != UNZ_OK) {
        x->why = PAPER_NOT_XLSX;
        return false;
    }
    p.parser = XML_ParserCreateNS(NULL, ' ');
    if (p.parser) {
        XML_SetUserData(p.parser, &p);
        XML_SetElementHandler(p.parser, start, end);
        XML_SetCharacterDataHandler(p.parser, text);
        XML_SetStartDoctypeDeclHandler(p.parser, doctype);
        parse(&p);
        XML_ParserFree(p.parser);
    } else {
        x->why = PAPER_NO_MEMORY;
    }
    if (unzCloseCurrentFile(x->zip) != UNZ_OK && !x->why)
        x->why = PAPER_DAMAGED; /* the checksum */
    return !x->why;
}
