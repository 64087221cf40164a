/*
 * laws/editions.c -- the names of the editions, which is laid over which, and when each was in force.
 */
#include "adoube/laws.h"
#include "words/words.h"

#include <string.h>

struct edition {
    const char *name, *title[AD__TONGUES];
    enum ad_edition over;
    uint32_t from;
};

/* One row more than there are editions: what AD_NO_EDITION answers. */
static const struct edition editions[AD_EDITIONS + 1] = {
#define X(id, name, over, from) [id] = {name, {AD__SAID(id)}, over, from},
    AD_EDITION_MAP(X)
#undef X
        [AD_NO_EDITION] = {"", {"", ""}, AD_NO_EDITION, 0},
};

static const struct edition *row(enum ad_edition e)
{
    return &editions[(unsigned)e < AD_EDITIONS ? e : AD_NO_EDITION];
}

const char *ad_edition_name(enum ad_edition e)
{
    return row(e)->name;
}

enum ad_edition ad_edition_find(const char *name, size_t len)
{
    enum ad_edition e = 0;

    while (e < AD_EDITIONS &&
           (strlen(editions[e].name) != len || memcmp(editions[e].name, name, len) != 0))
        e++;
    return e;
}

const char *ad_edition_title(enum ad_edition e, enum ad_language lang)
{
    return row(e)->title[ad__tongue(lang)];
}

enum ad_edition ad_edition_over(enum ad_edition e)
{
    return row(e)->over;
}

uint32_t ad_edition_from(enum ad_edition e)
{
    return row(e)->from;
}

/* ---- the text in force ---- */

/* From that day to the next row's. The Laws were also renewed in 1993, 2001, 2005 and 2009, and
 * amended in 2018; those texts are not stored. */
static const struct span {
    uint32_t from;
    enum ad_edition edition;
    enum ad_text_state state;
    const char *en, *de;
} spans[] = {
    {0, AD_NO_EDITION, AD_TEXT_MISSING, "no text in force before 1 September 1985 is stored",
     "ein Text, der vor dem 1. September 1985 galt, liegt nicht vor"},
    {19850901, AD_FIDE_1984, AD_TEXT_AMENDED,
     "the text stored is that of 1988, in force by 1 March 1989; before, an older wording held",
     "der vorliegende Text ist der von 1988, gültig spätestens ab 1. März 1989; davor galt eine "
     "ältere Fassung"},
    {19890301, AD_FIDE_1984, AD_TEXT_IN_FORCE, "", ""},
    {19930101, AD_FIDE_1984, AD_TEXT_REPLACED,
     "the Laws of 1992, in force from 1 January 1993, are not stored; fide-1984 came before them",
     "die Regeln von 1992, gültig ab 1. Januar 1993, liegen nicht vor; fide-1984 ging ihnen "
     "voraus"},
    {19970701, AD_FIDE_1997, AD_TEXT_IN_FORCE, "", ""},
    {20010701, AD_FIDE_1997, AD_TEXT_REPLACED,
     "the Laws of 2001, 2005 and 2009 are not stored; fide-1997 came before them",
     "die Regeln von 2001, 2005 und 2009 liegen nicht vor; fide-1997 ging ihnen voraus"},
    {20140701, AD_FIDE_2014, AD_TEXT_FRAGMENT, "of the Laws of 2014 only a fragment is stored",
     "von den Regeln von 2014 liegt nur ein "
     "Bruchstück vor"},
    {20170701, AD_FIDE_2017, AD_TEXT_IN_FORCE, "", ""},
    {20180101, AD_FIDE_2017, AD_TEXT_AMENDED,
     "the text stored is that of July 2017; its amendments from 1 January 2018 are not in it",
     "der vorliegende Text ist der vom Juli 2017, ohne die Änderungen ab 1. Januar 2018"},
    {20230101, AD_FIDE_2023, AD_TEXT_IN_FORCE, "", ""},
};

static const struct span *span_of(uint32_t day)
{
    unsigned i = sizeof spans / sizeof *spans;

    while (spans[--i].from > day)
        ;
    return &spans[i];
}

enum ad_edition ad_edition_at(enum ad_text_state *out, uint32_t day)
{
    const struct span *s = span_of(day);

    if (out)
        *out = s->state;
    return s->edition;
}

const char *ad_edition_caution(uint32_t day, enum ad_language lang)
{
    const struct span *s = span_of(day);

    return lang == AD_DE ? s->de : s->en;
}
