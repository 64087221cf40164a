/*
 * federation/points.c -- the catalogue of the order's points, and who may depart from them.
 *
 * A table in the order of the books. The parts of a point follow it, so whatever holds for a point
 * and its parts is found by walking back.
 */
#include "adoube/order.h"

#include <stdint.h>
#include <string.h>

#include "adoube/err.h"
#include "core/assert.h"
#include "federation/word.h"
#include "federation/names.h"

enum { GENERAL = 1, CHOICE = 2, PART_CHOICE = 4 };
enum { D = 'D', R = 'R', I = 'I' };

struct row {
    const char *number, *en, *de;
    uint8_t book;
    char mode;
    uint8_t marks;
};

static const struct row rows[AD_POINTS] = {
    [AD_NO_POINT] = {"", "", "", AD_BOOKS, '\0', 0},
#define P(book, name, number, mode, marks, en, de) \
    [AD_##book##_##name] = {number, en, de, AD_BOOK_##book, mode, marks},
#include "federation/points.h"
#undef P
};

/* No row twice is the compiler's to see; as many as points are then all of them. */
enum {
#define P(book, name, number, mode, marks, en, de) +1
    ROWS = 0
#include "federation/points.h"
#undef P
};
_Static_assert(ROWS == AD_POINTS - 1, "a point without a row");

static bool is_point(enum ad_point p)
{
    return p > AD_NO_POINT && p < AD_POINTS;
}

static const struct row *row(enum ad_point p)
{
    return &rows[is_point(p) ? p : AD_NO_POINT];
}

/* ---- words ---- */

static char small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* The same word, capitals or not. */
static bool same(const char *word, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (word[i] == '\0' || small(word[i]) != small(text[i]))
            return false;
    return word[len] == '\0';
}

AD__WORDS(level, enum ad_level, AD_LEVEL_MAP)

enum ad_level ad_level_find(const char *name, size_t len)
{
    unsigned i = 0;

    while (i < AD_LEVELS && !same(ad_level_name((enum ad_level)i), name, len) &&
           !same(ad_level_text((enum ad_level)i, AD_DE), name, len))
        i++;
    return (enum ad_level)i;
}

static const char *const book_words[][1 + AD__TONGUES] = {AD_BOOK_MAP(AD__ROW)};

const char *ad_book_name(enum ad_book b)
{
    return AD__WORD_AT(book_words, b, 0);
}

const char *ad_book_title(enum ad_book b, enum ad_language lang)
{
    return AD__WORD_AT(book_words, b, 1 + ad__tongue(lang));
}

/* ---- points ---- */

enum ad_book ad_point_book(enum ad_point p)
{
    return (enum ad_book)row(p)->book;
}

const char *ad_point_number(enum ad_point p)
{
    return row(p)->number;
}

enum ad_edition ad_book_laws(enum ad_book b)
{
    return b == AD_BOOK_A2 ? AD_BLITZ_1977 : b == AD_BOOK_A3 ? AD_VI_NRW : AD_NO_EDITION;
}

/* Of a point that is an article of the Laws. */
static ad_article article(enum ad_point p)
{
    const struct row *r = row(p);

    return ad_article_find(ad_book_laws((enum ad_book)r->book), r->number, strlen(r->number));
}

const char *ad_point_summary(enum ad_point p, enum ad_language lang)
{
    if (article(p))
        return ad_article_summary(article(p), lang);
    return lang == AD_DE ? row(p)->de : row(p)->en;
}

char ad_point_mode(enum ad_point p)
{
    return article(p) ? ad_article_role(article(p))[0] : row(p)->mode;
}

enum ad_point ad_point_find(const char *text, size_t len)
{
    size_t book = 0;

    while (book < len && text[book] != ' ' && text[book] != '_')
        book++;
    if (book == len)
        return AD_NO_POINT;
    for (unsigned p = 1; p < AD_POINTS; p++)
        if (same(ad_book_name((enum ad_book)rows[p].book), text, book) &&
            same(rows[p].number, text + book + 1, len - book - 1))
            return (enum ad_point)p;
    return AD_NO_POINT;
}

int ad_point_write(char *out, size_t cap, enum ad_point p)
{
    const char *book = ad_book_name(ad_point_book(p)), *number = ad_point_number(p);
    size_t before = strlen(book) + 1, len = before + strlen(number);

    if (!is_point(p))
        return AD_EINVAL;
    if (len >= cap)
        return AD_EFULL;
    memcpy(out, book, before - 1);
    out[before - 1] = ' ';
    memcpy(out + before, number, len - before + 1);
    return (int)len;
}

/* "18.3" opens "18.3.1", but "1" does not open "18". */
static bool opens(const char *whole, const char *part)
{
    size_t len = strlen(whole);

    return strncmp(whole, part, len) == 0 && part[len] == '.';
}

enum ad_point ad_point_parent(enum ad_point p)
{
    if (!is_point(p))
        return AD_NO_POINT;
    for (unsigned q = (unsigned)p - 1; rows[q].book == rows[p].book; q--)
        if (opens(rows[q].number, rows[p].number))
            return (enum ad_point)q;
    return AD_NO_POINT;
}

enum ad_point ad_point_top(enum ad_point p)
{
    while (ad_point_parent(p) != AD_NO_POINT)
        p = ad_point_parent(p);
    return p;
}

/* ---- departing from a point ---- */

/* What makes it general or not: the point whose heading bears the mark, and for an annex the point
 * that adds it to the order. */
static enum ad_point bearer(enum ad_point p)
{
    switch (ad_point_book(p)) {
    case AD_BOOK_A1: return AD_BTO_2;
    case AD_BOOK_A2: return AD_BTO_10;
    case AD_BOOK_A3: return AD_BTO_36;
    case AD_BOOK_BTO:
    case AD_BOOK_SJ:
    case AD_BOOKS: break;
    }
    return ad_point_top(p);
}

bool ad_point_general(enum ad_point p)
{
    return row(bearer(p))->marks & GENERAL;
}

/* Does it leave its matter to the areas? BTO 2.4: the pass list; 3.3, 3.4, 6.1, 20. */
static bool leaves_choice(enum ad_point p)
{
    return row(p)->marks & (CHOICE | PART_CHOICE);
}

/* Named once, even if it is both. */
static struct ad_override answer(enum ad_override_code code, bool proposed, enum ad_point by,
                                 enum ad_point also)
{
    return (struct ad_override){code, proposed, {by, also == by ? AD_NO_POINT : also}};
}

/* The preambles. The areas are those of BTO 3.1, and BTO 37 tells who made the order. */
struct ad_override ad_point_override(enum ad_point p, enum ad_level area)
{
    enum ad_point preamble = ad_point_book(p) == AD_BOOK_SJ ? AD_SJ_PREAMBLE : AD_BTO_PREAMBLE;

    AD_ASSERT(is_point(p));
    switch (area) {
    case AD_NATIONAL:
    case AD_CLUB:
    case AD_LEVELS: return answer(AD_OVERRIDE_NOT_AREA, false, AD_BTO_3_1, AD_NO_POINT);
    case AD_FEDERATION: return answer(AD_OVERRIDE_NEEDS_CONGRESS, false, AD_BTO_37, AD_NO_POINT);
    case AD_ASSOCIATION:
    case AD_DISTRICT: break;
    }
    if (leaves_choice(p))
        return answer(AD_OVERRIDE_NONE, row(p)->marks & PART_CHOICE, p, AD_NO_POINT);
    if (ad_point_general(p))
        return answer(AD_OVERRIDE_REJECT, false, preamble, bearer(p));
    return answer(AD_OVERRIDE_ACCEPT, true, preamble, bearer(p));
}

AD__WORDS(override, enum ad_override_code, AD_OVERRIDE_MAP)
