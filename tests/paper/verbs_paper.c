/*
 * tests/paper/verbs_paper.c -- workbooks: what is written is read, and nothing bad comes in.
 */
#include "kit.h"

#include <minizip/zip.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "paper/paper.h"
#include "paper/xlsx.h"

/* ---- a workbook made by hand ---- */

static const char rels[] =
    "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>"
    "<Relationship Id='rId1' Type='http://x/officeDocument' Target='xl/workbook.xml'/>"
    "</Relationships>";
static const char book_rels[] =
    "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>"
    "<Relationship Id='s2' Type='http://x/worksheet' Target='worksheets/b.xml'/>"
    "<Relationship Id='s1' Type='http://x/worksheet' Target='/xl/worksheets/a.xml'/>"
    "<Relationship Id='t' Type='http://x/sharedStrings' Target='strings.xml'/>"
    "<Relationship Id='y' Type='http://x/styles' Target='styles.xml'/>"
    "</Relationships>";
static const char book[] = "<workbook xmlns='http://x' xmlns:r='http://y'><workbookPr/><sheets>"
                           "<sheet name='First' sheetId='7' r:id='s1'/>"
                           "<sheet name='Second' sheetId='1' r:id='s2'/></sheets></workbook>";
static const char book_1904[] =
    "<workbook xmlns='http://x' xmlns:r='http://y'><workbookPr date1904='1'/><sheets>"
    "<sheet name='First' sheetId='7' r:id='s1'/></sheets></workbook>";
static const char strings[] =
    "<sst><si><t>Name</t></si><si><r><t>Mül</t></r><r><t xml:space='preserve'>ler </t></r></si>"
    "<si><t>a, \"b\"</t><rPh><t>no</t></rPh></si><si/></sst>";
static const char styles[] =
    "<styleSheet><numFmts><numFmt numFmtId='164' formatCode='dd\\.mm\\.yyyy'/>"
    "<numFmt numFmtId='165' formatCode='0.0&quot; day&quot;[Red]'/></numFmts>"
    "<cellStyleXfs><xf numFmtId='14'/></cellStyleXfs>"
    "<cellXfs><xf numFmtId='0'/><xf numFmtId='14'/><xf numFmtId='164'/><xf numFmtId='165'/>"
    "</cellXfs></styleSheet>";

struct part {
    const char *name, *text;
    size_t len;
};

static void add_part(zipFile zip, const char *name, const char *text, size_t len)
{
    zipOpenNewFileInZip(zip, name, NULL, NULL, 0, NULL, 0, NULL, Z_DEFLATED, 9);
    zipWriteInFileInZip(zip, text, (unsigned)len);
    zipCloseFileInZip(zip);
}

/* The packed parts; the caller frees them. */
static char *pack(size_t *len, const struct part *parts, size_t count)
{
    char name[] = "/tmp/adoube-test.XXXXXX", *bytes;
    int fd = mkstemp(name);
    zipFile zip = zipOpen64(name, APPEND_STATUS_CREATE);

    for (size_t i = 0; i < count; i++)
        add_part(zip, parts[i].name, parts[i].text, parts[i].len);
    zipClose(zip, NULL);
    *len = (size_t)lseek(fd, 0, SEEK_END);
    bytes = malloc(*len + 1);
    if (pread(fd, bytes, *len, 0) != (ssize_t)*len)
        abort();
    close(fd);
    unlink(name);
    return bytes;
}

static char *pack_book(size_t *len, const char *workbook, const char *sheet, size_t sheet_len,
                       const char *shared, size_t shared_len)
{
    const struct part parts[] = {
        {"_rels/.rels", rels, strlen(rels)},
        {"xl/workbook.xml", workbook, strlen(workbook)},
        {"xl/_rels/workbook.xml.rels", book_rels, strlen(book_rels)},
        {"xl/Strings.xml", shared, shared_len}, /* capital letters are as good */
        {"xl/styles.xml", styles, strlen(styles)},
        {"xl/worksheets/a.xml", sheet, sheet_len},
        {"xl/worksheets/b.xml", "<worksheet/>", 12},
    };

    return pack(len, parts, sizeof parts / sizeof *parts);
}

/* The name of the fault, or the text. */
static void check_read(struct kit_row *row, const char *want, const char *bytes, size_t len)
{
    static const char *const names[] = {
#define X(name, en, de) #name,
        PAPER_BAD_MAP(X)
#undef X
    };
    char *out = NULL;
    size_t out_len = 0;
    enum paper_bad why = paper_xlsx_read(&out, &out_len, bytes, len);

    kit_is(row, want, why ? names[why] : out);
    kit_ok(row, why || strlen(out) == out_len);
    free(out);
}

/* xlsx-read | the inside of sheetData | CSV, or the fault */
static void xlsx_read(struct kit_row *row)
{
    char *sheet, *bytes;
    size_t len;
    int sheet_len = asprintf(
        &sheet, "<worksheet xmlns='http://x'><sheetData>%s</sheetData></worksheet>", row->field[0]);

    bytes = pack_book(&len, book, sheet, (size_t)sheet_len, strings, strlen(strings));
    check_read(row, row->field[1], bytes, len);
    free(bytes);
    free(sheet);
}

/* xlsx-sheet | the whole sheet | CSV, or the fault */
static void xlsx_sheet(struct kit_row *row)
{
    size_t len;
    char *bytes = pack_book(&len, book, row->field[0], row->len[0], strings, strlen(strings));

    check_read(row, row->field[1], bytes, len);
    free(bytes);
}

/* xlsx-1904 | a serial number | the day */
static void xlsx_1904(struct kit_row *row)
{
    char sheet[200];
    int n =
        snprintf(sheet, sizeof sheet, "<w><row><c s='1'><v>%s</v></c></row></w>", row->field[0]);
    size_t len;
    char *bytes = pack_book(&len, book_1904, sheet, (size_t)n, strings, strlen(strings));

    check_read(row, row->field[1], bytes, len);
    free(bytes);
}

/* xlsx-date | a serial number | the day, or - */
static void xlsx_date_row(struct kit_row *row)
{
    char out[40];

    kit_is(row, row->field[1], xlsx_date(out, strtod(row->field[0], NULL), false) ? out : "-");
}

/* xlsx-format | a format of numbers | day or - */
static void xlsx_format(struct kit_row *row)
{
    kit_is(row, row->field[1], xlsx_is_date_format(row->field[0]) ? "day" : "-");
}

/* xlsx-trip | kinds, t or n a column | cells, parted by ; and rows by / | what is read back */
static void xlsx_trip(struct kit_row *row)
{
    struct paper_table t = {0};
    char *cells = strdup(row->field[1]), *rest = cells, *cell, *bytes = NULL;
    size_t len = 0;

    for (const char *kind = row->field[0]; *kind; kind++)
        paper_column(&t, *kind == 'n' ? PAPER_NUMBER : PAPER_TEXT, "key", *kind == 'n' ? "N" : "T");
    while ((cell = strsep(&rest, ";/")))
        paper_cell(&t, cell);
    if (kit_ok(row,
               paper_xlsx_write(&bytes, &len, &t, "a [title]: with / signs, far too long", 0) == 0))
        check_read(row, row->field[2], bytes, len);
    free(bytes);
    free(cells);
    paper_release(&t);
}

/* number | text | yes or no */
static void number(struct kit_row *row)
{
    kit_is(row, row->field[1], paper_is_number(row->field[0]) ? "yes" : "no");
}

/* ---- what wants to be large ---- */

static char *repeat(size_t *len, const char *head, const char *part, size_t times, const char *tail)
{
    size_t part_len = strlen(part);
    char *text = malloc(strlen(head) + part_len * times + strlen(tail) + 1), *at = text;

    at = stpcpy(at, head);
    for (size_t i = 0; i < times; i++)
        at = stpcpy(at, part);
    at = stpcpy(at, tail);
    *len = (size_t)(at - text);
    return text;
}

static void check_large(struct kit_row *row, const char *want, const char *sheet, size_t sheet_len,
                        const char *shared, size_t shared_len)
{
    size_t len;
    char *bytes = pack_book(&len, book, sheet, sheet_len, shared, shared_len);

    check_read(row, want, bytes, len);
    free(bytes);
}

/* 70 MB of blanks pack into 70 kB. */
static void bomb(struct kit_row *row)
{
    size_t len, shared_len;
    char *sheet = repeat(&len, "<w>", "                                                  ",
                         70 * 1000 * 1000 / 50, "</w>");
    char *shared = repeat(&shared_len, "<sst>", "<si/>", (1 << 20) + 1, "</sst>");

    check_large(row, "PAPER_TOO_LARGE", sheet, len, strings, strlen(strings));
    check_large(row, "PAPER_TOO_LARGE", "<w/>", 4, shared, shared_len);
    free(sheet);
    free(shared);
}

/* One string of 4000 bytes, in 17000 cells. */
static void echo(struct kit_row *row)
{
    size_t shared_len, sheet_len;
    char *shared = repeat(&shared_len, "<sst><si><t>", "x", PAPER_CELL_MAX, "</t></si></sst>");
    char *sheet = repeat(&sheet_len, "<w>", "<row><c t='s'><v>0</v></c><c t='s'><v>0</v></c></row>",
                         9000, "</w>");

    check_large(row, "PAPER_TOO_LARGE", sheet, sheet_len, shared, shared_len);
    free(sheet);
    free(shared);
    shared = repeat(&shared_len, "<sst><si><t>", "x", PAPER_CELL_MAX + 1, "</t></si></sst>");
    check_large(row, "PAPER_TOO_LARGE", "<w/>", 4, shared, shared_len);
    free(shared);
}

/* Entities that unfold to more of themselves are refused before they do. */
static void entities(struct kit_row *row)
{
    static const char sheet[] =
        "<!DOCTYPE w [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>"
        "<w><row><c t='str'><v>&b;</v></c></row></w>";
    static const char outside[] = "<!DOCTYPE w SYSTEM \"file:///etc/passwd\"><w/>";

    check_large(row, "PAPER_DOCTYPE", sheet, strlen(sheet), strings, strlen(strings));
    check_large(row, "PAPER_DOCTYPE", outside, strlen(outside), strings, strlen(strings));
    check_large(row, "PAPER_BAD_XML", "<w>&b;</w>", 10, strings, strlen(strings));
}

/* A file that was cut or changed anywhere is refused or read, and nothing else happens. */
static void damaged(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    size_t len, out_len;
    static const char sheet[] = "<w><row><c t='s'><v>1</v></c><c><v>2100</v></c></row></w>";
    char *bytes = pack_book(&len, book, sheet, strlen(sheet), strings, strlen(strings)), *out;
    unsigned refused = 0, rounds = row->long_run ? 200000 : 5000;

    for (size_t cut = 0; cut < len; cut++) /* the last bytes are the length of a comment */
        if (paper_xlsx_read(&out, &out_len, bytes, cut) == PAPER_FINE) {
            kit_ok(row, cut + 4 > len);
            kit_is(row, "Müller ,2100\n", out);
            free(out);
        }
    for (unsigned i = 0; i < rounds; i++) {
        size_t at = kit_below(&rng, (unsigned)len);
        char was = bytes[at];
        bytes[at] = (char)kit_below(&rng, 256);
        if (paper_xlsx_read(&out, &out_len, bytes, len) == PAPER_FINE)
            free(out);
        else
            refused++;
        bytes[at] = was;
    }
    kit_ok(row, refused > rounds / 4);
    free(bytes);
}

static void words(struct kit_row *row)
{
    kit_is(row, "is no XLSX file: save it as XLSX or CSV", paper_bad_text(PAPER_NOT_XLSX, false));
    kit_is(row, "ist keine XLSX-Datei: als XLSX oder CSV speichern",
           paper_bad_text(PAPER_NOT_XLSX, true));
    for (int i = PAPER_FINE; i <= PAPER_TOO_LARGE; i++)
        kit_ok(row, *paper_bad_text((enum paper_bad)i, false) &&
                        *paper_bad_text((enum paper_bad)i, true));
    check_read(row, "PAPER_NOT_XLSX", "PK", 2);
    check_read(row, "PAPER_NOT_XLSX", "", 0);
}

/* A workbook without what a workbook must have. */
static void incomplete(struct kit_row *row)
{
    const struct part parts[] = {
        {"_rels/.rels", rels, strlen(rels)},
        {"xl/workbook.xml", book, strlen(book)},
        {"xl/_rels/workbook.xml.rels", book_rels, strlen(book_rels)},
    };
    size_t len;

    for (size_t count = 0; count <= 3; count++) {
        char *bytes = pack(&len, parts, count);
        check_read(row, "PAPER_NOT_XLSX", bytes, len);
        free(bytes);
    }
}

static const struct kit_verb verbs[] = {
    {"xlsx-read", 2, xlsx_read},     {"xlsx-sheet", 2, xlsx_sheet},
    {"xlsx-1904", 2, xlsx_1904},     {"xlsx-date", 2, xlsx_date_row},
    {"xlsx-format", 2, xlsx_format}, {"xlsx-trip", 3, xlsx_trip},
    {"paper-number", 2, number},     {0},
};

static const struct kit_test tests[] = {
    {"paper: a small file does not become a large one", bomb},
    {"paper: nor does a short sheet", echo},
    {"paper: entities are refused", entities},
    {"paper: damaged files", damaged},
    {"paper: parts that are missing", incomplete},
    {"paper: faults in words", words},
    {0},
};

const struct kit_suite suite_paper = {verbs, tests};
