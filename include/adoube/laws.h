/*
 * adoube/laws.h -- what the books say: seven editions, their articles, their numbers.
 *
 * An edition is a list of articles with a summary in our own words, and, inside the library, a
 * column of numbers and choices. Nothing here decides a case; game.h does, and cites from here.
 *
 * Two editions are laid over another: blitz-1977 and vi-nrw over fide-1984. What they do not
 * say is said there. fide-2014 is a fragment: where it is silent nothing is borrowed, unless
 * a competition fills it from another edition, and then that edition is cited.
 */
#ifndef ADOUBE_LAWS_H
#define ADOUBE_LAWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/export.h"
#include "adoube/language.h"

AD_BEGIN

/* id, name, laid over, in force from (yyyymmdd; 0: not stated) */
#define AD_EDITION_MAP(X)                                  \
    X(AD_FIDE_1984, "fide-1984", AD_NO_EDITION, 19850901)  \
    X(AD_BLITZ_1977, "blitz-1977", AD_FIDE_1984, 19770101) \
    X(AD_VI_NRW, "vi-nrw", AD_FIDE_1984, 19870901)         \
    X(AD_FIDE_1997, "fide-1997", AD_NO_EDITION, 19970701)  \
    X(AD_FIDE_2014, "fide-2014", AD_NO_EDITION, 20140701)  \
    X(AD_FIDE_2017, "fide-2017", AD_NO_EDITION, 20170701)  \
    X(AD_FIDE_2023, "fide-2023", AD_NO_EDITION, 20230101)
enum ad_edition { AD_EDITION_MAP(AD_ID) AD_EDITIONS, AD_NO_EDITION = AD_EDITIONS };

/* "fide-2017". Never NULL for an edition. */
AD_API const char *ad_edition_name(enum ad_edition e);

/* The edition of that name, or AD_NO_EDITION. */
AD_API enum ad_edition ad_edition_find(const char *name, size_t len);

/* Its title for people. */
AD_API const char *ad_edition_title(enum ad_edition e, enum ad_language lang);

/* The edition that this one is laid over, or AD_NO_EDITION. */
AD_API enum ad_edition ad_edition_over(enum ad_edition e);

/* The date from which it is in force, as yyyymmdd. */
AD_API uint32_t ad_edition_from(enum ad_edition e);

/* How the stored text stands to the one that was in force on a day. */
enum ad_text_state {
    AD_TEXT_IN_FORCE, /* it is that text                                       */
    AD_TEXT_AMENDED,  /* it is that edition, before or after an amendment of it */
    AD_TEXT_FRAGMENT, /* it is a part of that text                             */
    AD_TEXT_REPLACED, /* it is older: what had replaced it is not stored       */
    AD_TEXT_MISSING   /* nothing so old is stored: AD_NO_EDITION               */
};

/* The edition for play on a day, yyyymmdd, and in *out, which may be NULL, how it stands. The two
 * that are laid over another are never the answer: a competition chooses them. */
AD_API enum ad_edition ad_edition_at(enum ad_text_state *out, uint32_t day);

/* What to say about the stored text for that day; "" if it was in force. */
AD_API const char *ad_edition_caution(uint32_t day, enum ad_language lang);

/* ---- articles ---- */

/* An article of an edition. The numbers may change with a version of the library; what is kept
 * for later is written with the names of edition and article. */
typedef uint16_t ad_article;
enum { AD_NO_ARTICLE = 0 };

/* Articles of an edition have consecutive numbers, in the order of the book. */
AD_API ad_article ad_article_first(enum ad_edition e);
AD_API unsigned ad_article_count(enum ad_edition e);

/* The article with that number ("7.5.3", "8.11 3)"; a blank may be written _), or none. Overlays
 * are not looked through. */
AD_API ad_article ad_article_find(enum ad_edition e, const char *number, size_t len);

AD_API enum ad_edition ad_article_edition(ad_article a); /* AD_NO_EDITION for no article */
AD_API const char *ad_article_number(ad_article a);      /* "" for no article           */

/* Its number for people: most are numbers in any language; a preface, a glossary, a note have a
 * name in each. ad_article_find reads both. */
AD_API const char *ad_article_label(ad_article a, enum ad_language lang);

/* What it says, in our own words. */
AD_API const char *ad_article_summary(ad_article a, enum ad_language lang);

/* What Adoube does about it, most important first: D decides, R records, A asks the arbiter,
 * I informs. "DR", "A". */
AD_API const char *ad_article_role(ad_article a);

/* The article of fide-2017 that an article of fide-2023 repeats, under whatever number; else none. */
AD_API ad_article ad_article_same_as(ad_article a);

/* ---- provisions: one subject, where each edition deals with it ---- */

enum { AD_CITES_MAX = 8 };

struct ad_cites {
    uint8_t count;
    ad_article article[AD_CITES_MAX]; /* the most specific first */
};

/* ---- formats and time controls ---- */

enum ad_format { AD_STANDARD, AD_RAPID, AD_BLITZ, AD_FORMATS };

enum { AD_PERIODS_MAX = 8 };

struct ad_period {
    uint16_t moves;       /* to be made in it; 0: all remaining                           */
    int32_t ms;           /* its time                                                     */
    int32_t increment_ms; /* Fischer: for every move                                      */
    int32_t delay_ms;     /* Bronstein: main time stands for so long at every move        */
};

struct ad_time_control {
    uint8_t periods;
    bool repeats;            /* the last period comes again and again                   */
    uint16_t increment_from; /* the first move that gets increment or delay; 0 and 1: all */
    struct ad_period period[AD_PERIODS_MAX];
};

/*
 * Read "40/90:00+30, 30:00+30": periods `moves/duration`, the last one all moves unless it has a
 * number; `+30` Fischer seconds for every move; `d5` delay seconds; a trailing `*` repeats the
 * last period. Durations are `s`, `m:ss` or `h:mm:ss`; a move gets at most a day, and a period
 * without any time is none. Returns 0, or AD_EPARSE with the byte where
 * it stopped making sense in *at, which may be NULL; then *out is untouched.
 */
AD_API int ad_time_read(struct ad_time_control *out, const char *text, size_t len, size_t *at);

enum { AD_TIME_TEXT_MAX = 256 };

/* Write it as ad_time_read reads it. Returns the length, or AD_EFULL. */
AD_API int ad_time_write(char *out, size_t cap, const struct ad_time_control *t);

/* One duration: "90:00", "2:30:00", "45". Returns 0 or AD_EPARSE. */
AD_API int ad_duration_read(int32_t *ms, const char *text, size_t len);

enum { AD_DURATION_MAX = 16 };

/* "4:05", "1:05:00", "-0:01"; whole seconds, rounded down. Returns the length, or AD_EFULL. */
AD_API int ad_duration_write(char *out, size_t cap, int32_t ms);

/* What the edition's own definition makes of a time control (1997 B.1, C.1; 2017 A.1, B.1). An
 * edition without such a definition knows standard only; blitz-1977 is blitz. */
AD_API enum ad_format ad_time_format(enum ad_edition e, const struct ad_time_control *t);

/* A time that goes with edition and format, where none is told: 90 minutes and 30 seconds a move,
 * 15 and 10, 3 and 2; before 1997 without the seconds, and five minutes in blitz-1977. */
AD_API void ad_time_usual(struct ad_time_control *out, enum ad_edition e, enum ad_format f);

/* ---- what goes together ---- */

/* What does not go together */
/* clang-format off */
#define AD_UNFIT_MAP(X)                                                               \
    X(AD_FITS) X(AD_UNFIT_EXTRA_TIME) X(AD_UNFIT_FIVE_MINUTES) X(AD_UNFIT_BLITZ_ONLY) \
    X(AD_UNFIT_NO_RAPID) X(AD_UNFIT_NO_BLITZ) X(AD_UNFIT_RAPID) X(AD_UNFIT_BLITZ)     \
    X(AD_UNFIT_FASTER) X(AD_UNFIT_CHESS960)
/* clang-format on */
enum ad_unfit { AD_UNFIT_MAP(AD_ID) AD_UNFITS };

struct ad_fit {
    uint8_t why;     /* enum ad_unfit; AD_FITS: nothing is wrong */
    uint8_t edition; /* whose text says so                      */
    uint8_t defined; /* enum ad_format that the times make it   */
};

/* Do they go together? Of a fragment that is filled from another edition, `e` is that one. */
AD_API struct ad_fit ad_laws_fit(enum ad_edition e, enum ad_format f,
                                 const struct ad_time_control *t, bool chess960);

/* The edition has no rules for it. Otherwise it is merely to be told: the full Laws can be played
 * however short the time. */
AD_API bool ad_fit_refused(struct ad_fit fit);

enum { AD_FIT_TEXT_MAX = 160 };

/* "fide-1984 12.1: it knows no increment and no delay". Returns `out`, cut if need be. */
AD_API const char *ad_fit_text(char *out, size_t cap, struct ad_fit fit, enum ad_language lang);

AD_END

#endif
