/*
 * laws/articles.c -- the index of articles, and citing them by subject.
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

ad_article ad_article_find(enum ad_edition e, const char *number, size_t len)
{
    ad_article first = ad_article_first(e);

    for (unsigned i = 0; i < ad_article_count(e); i++)
        if (same_number(ad_article_number((ad_article)(first + i)), number, len))
            return (ad_article)(first + i);
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
