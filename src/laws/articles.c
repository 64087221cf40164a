/*
 * laws/articles.c -- the index of articles, what people call them, and citing them by subject.
 */
#include "laws/laws.h"

#include <string.h>

static const struct ad__article *row(ad_article a)
{
    return &ad__articles[a < ad__article_start[AD_EDITIONS] ? a : AD_NO_ARTICLE];
}

ad_article ad_article_first(enum ad_edition e)
{
    return ad_article_count(e) ? ad__article_start[e] : AD_NO_ARTICLE;
}

unsigned ad_article_count(enum ad_edition e)
{
    if ((unsigned)e >= AD_EDITIONS)
        return 0;
    return (unsigned)(ad__article_start[e + 1] - ad__article_start[e]);
}

/* A blank in a number may be written _, so that the number is one word. */
static bool same_number(const char *number, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (number[i] != (text[i] == '_' ? ' ' : text[i]) || number[i] == '\0')
            return false;
    return number[len] == '\0';
}

/* What has no number in the book; the first column is its number here. */
static const char *const named[][3] = {
    {"Intro", "Introduction", "Einleitung"},
    {"Introduction", "Introduction", "Einleitung"},
    {"Preface", "Preface", "Vorwort"},
    {"Stichwortverzeichnis", "Glossary", "Stichwortverzeichnis"},
    {"F rec.1", "F recommendation 1", "F Empfehlung 1"},
    {"F rec.2", "F recommendation 2", "F Empfehlung 2"},
    {"F clar.", "F clarification", "F Klarstellung"},
    {"F note1", "F note 1", "F Hinweis 1"},
    {"F note2", "F note 2", "F Hinweis 2"},
    {"F note3", "F note 3", "F Hinweis 3"},
    {"F note4", "F note 4", "F Hinweis 4"},
    {"F note5", "F note 5", "F Hinweis 5"},
};

const char *ad_article_label(ad_article a, enum ad_language lang)
{
    const char *number = ad_article_number(a);

    for (unsigned i = 0; i < sizeof named / sizeof *named; i++)
        if (strcmp(named[i][0], number) == 0)
            return named[i][lang == AD_DE ? 2 : 1];
    return number;
}

static ad_article numbered(enum ad_edition e, const char *number, size_t len)
{
    ad_article first = ad_article_first(e);

    for (unsigned i = 0; i < ad_article_count(e); i++)
        if (same_number(ad_article_number((ad_article)(first + i)), number, len))
            return (ad_article)(first + i);
    return AD_NO_ARTICLE;
}

ad_article ad_article_find(enum ad_edition e, const char *number, size_t len)
{
    ad_article a = numbered(e, number, len);

    for (unsigned i = 0; a == AD_NO_ARTICLE && i < sizeof named / sizeof *named; i++)
        if (same_number(named[i][1], number, len) || same_number(named[i][2], number, len))
            a = numbered(e, named[i][0], strlen(named[i][0]));
    return a;
}

/* Numbers that a book prints wrong, and those that it cites itself and that its neighbours want. */
static const struct {
    enum ad_edition edition;
    const char *printed, *right;
} misprints[] = {
    {AD_FIDE_2017, "5.1", "5.1.1"},
    {AD_FIDE_2017, "ZA.3.2", "A.3.2"},
};

ad_article ad__article_printed(enum ad_edition e, const char *number, size_t len)
{
    for (unsigned i = 0; i < sizeof misprints / sizeof *misprints; i++)
        if (misprints[i].edition == e && same_number(misprints[i].printed, number, len))
            return numbered(e, misprints[i].right, strlen(misprints[i].right));
    return AD_NO_ARTICLE;
}

enum ad_edition ad_article_edition(ad_article a)
{
    return (enum ad_edition)row(a)->edition;
}

const char *ad_article_number(ad_article a)
{
    return ad__article_text + row(a)->number;
}

const char *ad_article_summary(ad_article a, enum ad_language lang)
{
    return ad__article_text + (lang == AD_DE ? row(a)->de : row(a)->en);
}

const char *ad_article_role(ad_article a)
{
    return ad__article_text + row(a)->role;
}

ad_article ad_article_same_as(ad_article a)
{
    return row(a)->same_as;
}

static void add(struct ad_cites *c, ad_article a)
{
    for (unsigned i = 0; i < c->count; i++)
        if (c->article[i] == a)
            return;
    if (c->count < AD_CITES_MAX)
        c->article[c->count++] = a;
}

/* The edition that speaks on the subject: itself, or the one it is laid over, or none. */
static enum ad_edition speaker(enum ad__provision p, enum ad_edition e)
{
    while (e != AD_NO_EDITION && ad__provisions[p][e][0] == AD_NO_ARTICLE)
        e = ad_edition_over(e);
    return e;
}

unsigned ad__cite(struct ad_cites *c, enum ad__provision p, enum ad_edition e, enum ad_edition fill)
{
    enum ad_edition by = speaker(p, e);
    unsigned n = 0;

    if (by == AD_NO_EDITION)
        by = speaker(p, fill);
    if (by == AD_NO_EDITION)
        return 0;
    for (; n < AD__PROVISION_ARTICLES && ad__provisions[p][by][n]; n++)
        add(c, ad__provisions[p][by][n]);
    return n;
}
