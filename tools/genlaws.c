/*
 * genlaws -- writes the tables of src/laws/laws.h as a C file to standard output.
 *
 *     genlaws          the tables
 *     genlaws --list   edition, article and role of every article, for tools/lawcov
 *
 * Its input is compiled into it: the lists of articles and the provisions. It fails, naming file
 * and line, when a list contradicts itself: an article that stands twice or says nothing, a
 * repeated article that fide-2017 does not have, a provision that names what is not there; a
 * subject, a policy or a choice that people have no words for.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/laws.h"
#include "laws/policies_of.h"

struct row {
    enum ad_edition edition;
    int line;
    const char *number, *role, *en, *de;
    const char *same_as; /* number in fide-2017, or NULL */
};

#define A(number, role, en, de) {EDITION, __LINE__, number, role, en, de, NULL},
#define S(number)               {EDITION, __LINE__, number, NULL, NULL, NULL, number},
#define M(number, same_as)      {EDITION, __LINE__, number, NULL, NULL, NULL, same_as},

/* Row 0 is no article. In the order of the editions, as the numbers of the articles promise. */
static const struct row rows[] = {
    {AD_NO_EDITION, 0, "", "", "", "", NULL},
#define EDITION AD_FIDE_1984
#include "laws/articles_1984.h"
#undef EDITION
#define EDITION AD_BLITZ_1977
#include "laws/articles_1977.h"
#undef EDITION
#define EDITION AD_VI_NRW
#include "laws/articles_vi.h"
#undef EDITION
#define EDITION AD_FIDE_1997
#include "laws/articles_1997.h"
#undef EDITION
#define EDITION AD_FIDE_2014
#include "laws/articles_2014.h"
#undef EDITION
#define EDITION AD_FIDE_2017
#include "laws/articles_2017.h"
#undef EDITION
#define EDITION AD_FIDE_2023
#include "laws/articles_2023.h"
#undef EDITION
};

enum { ROWS = sizeof rows / sizeof *rows, CITED = 4 };

static const char *const file_of[AD_EDITIONS] = {
    [AD_FIDE_1984] = "articles_1984.h", [AD_BLITZ_1977] = "articles_1977.h",
    [AD_VI_NRW] = "articles_vi.h",      [AD_FIDE_1997] = "articles_1997.h",
    [AD_FIDE_2014] = "articles_2014.h", [AD_FIDE_2017] = "articles_2017.h",
    [AD_FIDE_2023] = "articles_2023.h",
};

static const char *const name_of[AD_EDITIONS] = {
#define X(id, name, over, from) [id] = name,
    AD_EDITION_MAP(X)
#undef X
};

struct provision {
    const char *name;
    int line;
    const char *articles[AD_EDITIONS];
};

static const struct provision provisions[] = {
#define P(name, ...) {#name, __LINE__, {__VA_ARGS__}},
#include "laws/provisions.h"
#undef P
};

enum { PROVISIONS = sizeof provisions / sizeof *provisions };

enum { MIN = 60000, F = AD__SILENT };

static const struct policy {
    const char *name;
    int line;
    int32_t value[AD_EDITIONS];
} policies[] = {
#define N(name, ...) {#name, __LINE__, {__VA_ARGS__}},
#include "laws/policies.h"
#undef N
};

enum { POLICIES = sizeof policies / sizeof *policies };

/* ---- what people call them ---- */

struct title {
    const char *name;
    int line;
    const char *kind, *en, *de;
    int32_t value; /* of words for one value */
};

static const struct title subject_titles[] = {
#define T(name, en, de) {#name, __LINE__, "", en, de, 0},
#include "laws/titles.h"
#undef T
};

static const struct title policy_titles[] = {
#define V(name, kind, en, de) {#name, __LINE__, #kind, en, de, 0},
#define W(name, value, en, de)
#include "laws/policy_titles.h"
#undef V
#undef W
};

static const struct title policy_words[] = {
#define V(name, kind, en, de)
#define W(name, value, en, de) {#name, __LINE__, "", en, de, value},
#include "laws/policy_titles.h"
#undef V
#undef W
};

#define COUNT(list) ((unsigned)(sizeof(list) / sizeof *(list)))

static bool failed;

__attribute__((format(printf, 3, 4))) static void bad(const char *file, int line,
                                                      const char *format, ...)
{
    va_list args;

    va_start(args, format);
    fprintf(stderr, "src/laws/%s:%d: ", file, line);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    failed = true;
}

/* ---- reading ---- */

/* The row of an article, or 0. The number is `len` bytes long, and a blank in it is written _ . */
static unsigned find(enum ad_edition e, const char *number, size_t len)
{
    for (unsigned i = 1; i < ROWS; i++) {
        size_t n = 0;
        while (n < len && rows[i].number[n] == (number[n] == '_' ? ' ' : number[n]))
            n++;
        if (rows[i].edition == e && n == len && rows[i].number[n] == '\0')
            return i;
    }
    return 0;
}

/* Where the words of a row stand: in itself, or in the row of fide-2017 that it repeats. */
static unsigned words_of(unsigned i)
{
    const char *same = rows[i].same_as;

    return same ? find(AD_FIDE_2017, same, strlen(same)) : i;
}

static bool good_role(const char *role)
{
    size_t n = strspn(role, "DRAI");

    for (size_t i = 0; i < n; i++)
        if (strchr(role + i + 1, role[i]))
            return false;
    return n > 0 && role[n] == '\0';
}

static void check_row(unsigned i)
{
    const struct row *row = &rows[i];
    const char *file = file_of[row->edition];
    unsigned first = find(row->edition, row->number, strlen(row->number));

    if (first != i)
        bad(file, row->line, "article %s stands in line %d already", row->number, rows[first].line);
    if (row->same_as && !words_of(i))
        bad(file, row->line, "fide-2017 has no article %s to repeat", row->same_as);
    if (row->same_as)
        return;
    if (!good_role(row->role))
        bad(file, row->line, "article %s: role \"%s\" is not made of D, R, A, I once each",
            row->number, row->role);
    if (!*row->en || !*row->de)
        bad(file, row->line, "article %s: a summary is missing", row->number);
}

/* The rows that a provision names in an edition. */
static void resolve(unsigned out[CITED], const struct provision *p, enum ad_edition e)
{
    const char *at = p->articles[e] ? p->articles[e] : "";
    unsigned n = 0;

    memset(out, 0, CITED * sizeof *out);
    for (at += strspn(at, " "); *at; at += strspn(at, " ")) {
        size_t len = strcspn(at, " ");
        unsigned i = find(e, at, len);
        if (!i)
            bad("provisions.h", p->line, "%s: %s has no article %.*s", p->name, name_of[e],
                (int)len, at);
        else if (n == CITED)
            bad("provisions.h", p->line, "%s: more than %d articles", p->name, CITED);
        else
            out[n++] = i;
        at += len;
    }
}

/* ---- titles ---- */

/* The first of them with that name and value; `n` if there is none. */
static unsigned find_title(const struct title *t, unsigned n, const char *name, int32_t value)
{
    unsigned i = 0;

    while (i < n && (t[i].value != value || strcmp(t[i].name, name) != 0))
        i++;
    return i;
}

/* Both languages say something, once, about a row that there is. */
static void check_title(const char *file, const struct title *t, unsigned i, bool known)
{
    unsigned first = find_title(t, i, t[i].name, t[i].value);

    if (!known)
        bad(file, t[i].line, "%s: there is no such row", t[i].name);
    if (first < i)
        bad(file, t[i].line, "%s stands in line %d already", t[i].name, t[first].line);
    if (!*t[i].en || !*t[i].de)
        bad(file, t[i].line, "%s: a language is missing", t[i].name);
}

static bool is_provision(const char *name)
{
    unsigned i = 0;

    while (i < PROVISIONS && strcmp(provisions[i].name, name) != 0)
        i++;
    return i < PROVISIONS;
}

static bool is_policy(const char *name)
{
    unsigned i = 0;

    while (i < POLICIES && strcmp(policies[i].name, name) != 0)
        i++;
    return i < POLICIES;
}

static void check_subjects(void)
{
    enum { TITLES = COUNT(subject_titles) };

    for (unsigned i = 0; i < PROVISIONS; i++)
        if (find_title(subject_titles, TITLES, provisions[i].name, 0) == TITLES)
            bad("provisions.h", provisions[i].line, "%s has no title: add T(%s, ...) to titles.h",
                provisions[i].name, provisions[i].name);
    for (unsigned i = 0; i < TITLES; i++)
        check_title("titles.h", subject_titles, i, is_provision(subject_titles[i].name));
}

/* Does every value that an edition has fit its kind, and does a choice have words for it? */
static void check_values(const struct policy *p, const char *kind)
{
    enum { WORDS = COUNT(policy_words) };

    for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
        int32_t value = p->value[e];
        if (value == F || find_title(policy_words, WORDS, p->name, value) < WORDS)
            continue;
        if (strcmp(kind, "CHOICE") == 0 || value < 0)
            bad("policies.h", p->line, "%s is %d in %s: add W(%s, %d, ...) to policy_titles.h",
                p->name, (int)value, name_of[e], p->name, (int)value);
        else if (strcmp(kind, "YESNO") == 0 && value > 1)
            bad("policies.h", p->line, "%s is %d in %s, but YESNO in policy_titles.h", p->name,
                (int)value, name_of[e]);
    }
}

static void check_policies(void)
{
    enum { TITLES = COUNT(policy_titles) };

    for (unsigned i = 0; i < POLICIES; i++) {
        const struct policy *p = &policies[i];
        unsigned title = find_title(policy_titles, TITLES, p->name, 0);
        if (title == TITLES)
            bad("policies.h", p->line, "%s has no title: add V(%s, ...) to policy_titles.h",
                p->name, p->name);
        else
            check_values(p, policy_titles[title].kind);
    }
    for (unsigned i = 0; i < TITLES; i++)
        check_title("policy_titles.h", policy_titles, i, is_policy(policy_titles[i].name));
    for (unsigned i = 0; i < COUNT(policy_words); i++)
        check_title("policy_titles.h", policy_words, i, is_policy(policy_words[i].name));
}

/* ---- writing ---- */

/* Every text once, behind one another; a row keeps the place of its first byte. */
static struct {
    const char *text;
    unsigned at;
} pool[4 * ROWS];
static unsigned pooled, pool_end;

static unsigned place(const char *text)
{
    unsigned i = 0;

    while (i < pooled && strcmp(pool[i].text, text) != 0)
        i++;
    if (i == pooled) {
        pool[pooled].text = text;
        pool[pooled++].at = pool_end;
        pool_end += (unsigned)strlen(text) + 1;
    }
    return pool[i].at;
}

static void write_text(const char *text)
{
    putchar('"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            putchar('\\');
        putchar(*text);
    }
    printf("\\0\"\n");
}

static void write_articles(void)
{
    printf("const struct ad__article ad__articles[%d] = {\n", ROWS);
    for (unsigned i = 0; i < ROWS; i++) {
        unsigned from = words_of(i);
        const struct row *words = &rows[from];
        printf("{%u, %u, %u, %u, %u, %u},\n", place(rows[i].number), place(words->role),
               place(words->en), place(words->de), from == i ? 0 : from, rows[i].edition);
    }
    printf("};\nconst char ad__article_text[] =\n");
    for (unsigned i = 0; i < pooled; i++)
        write_text(pool[i].text);
    printf(";\n");
}

static void write_starts(void)
{
    unsigned i = 1;

    printf("const ad_article ad__article_start[AD_EDITIONS + 1] = {");
    for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
        printf("%u, ", i);
        while (i < ROWS && rows[i].edition == e)
            i++;
    }
    printf("%u};\n", i);
}

static void write_provisions(void)
{
    printf("const ad_article ad__provisions[][AD_EDITIONS][AD__PROVISION_ARTICLES] = {\n");
    for (unsigned p = 0; p < PROVISIONS; p++) {
        printf("{");
        for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
            unsigned out[CITED];
            resolve(out, &provisions[p], e);
            printf("{%u, %u, %u, %u}, ", out[0], out[1], out[2], out[3]);
        }
        printf("},\n");
    }
    printf("};\n");
}

static void write_list(void)
{
    for (unsigned i = 1; i < ROWS; i++)
        printf("%s\t%s\t%s\n", name_of[rows[i].edition], rows[i].number, rows[words_of(i)].role);
}

int main(int argc, char **argv)
{
    for (unsigned i = 1; i < ROWS; i++)
        check_row(i);
    if (argc > 1 && strcmp(argv[1], "--list") == 0) {
        write_list();
        return EXIT_SUCCESS;
    }
    check_subjects();
    check_policies();
    printf("/* Written by tools/genlaws. */\n#include \"laws/laws.h\"\n");
    write_articles();
    write_starts();
    write_provisions();
    return !failed && fflush(stdout) == 0 && !ferror(stdout) ? EXIT_SUCCESS : EXIT_FAILURE;
}
