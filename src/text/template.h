/*
 * text/template.h -- the words of a template's text, as one table for reader, writer and sentences.
 *
 * A template is lines; a line is a key and items; an item fills a field of the line's row in struct
 * ad_template. template_schema.c says which key has which items and where each of them goes, so a
 * new item is a row there, and both reading and writing follow.
 */
#ifndef AD_TEXT_TEMPLATE_H
#define AD_TEXT_TEMPLATE_H

#include "adoube/template.h"
#include "text/put.h"
#include "words/words.h"

struct ad__word {
    const char *word;
    const char *text[AD__TONGUES]; /* AD_EN, AD_DE */
};

/* word[0] is "": not said. */
struct ad__words {
    const struct ad__word *word;
    unsigned count;
};

enum ad__kind {
    V_PLAIN,  /* a word alone, uint8_t */
    V_WORD,   /* key=word, uint8_t */
    V_LIST,   /* key=word,word: uint8_t[AD_TEMPLATE_LIST], the count at `also` */
    V_PHASES, /* the same as bits, uint8_t */
    V_BOARDS, /* key=7,8 as bits, uint32_t */
    V_COUNT,  /* a number alone, int16_t */
    V_NUMBER, /* key=number, int16_t */
    V_MORE,   /* key=2 or key=+2, int16_t; the plus is a bool at `also` */
    V_HOURS,  /* key=5h or key=90m in minutes, int16_t */
    V_PLACES, /* key=1-4 */
    V_DAY,    /* key=09-01: month and day, two uint8_t */
    V_ID,     /* a name alone */
    V_EVENT,  /* key=name, behind the prefix of the item */
    V_STRING, /* "text" */
    V_TITLE,  /* "text" in which {year} may stand */
    V_FIELD,  /* the items of field, by the word of its kind */
    V_TIMES,  /* periods alone */
    V_CLOCK,  /* key=periods */
    V_LAWS,   /* key=format,edition: two uint8_t */
    V_SCORE,  /* key=1,1/2,0; whether it is given is a bool at `also`, if that is not 0 */
    V_CHAIN,  /* order */
    V_SCOPE,
    V_TIED,
    V_STEPS,
    V_FIXED,
    V_REF,      /* BTO 14-23,26 */
    V_OVERRIDE, /* BTO 16.5 */
    V_AREA      /* a level */
};

struct ad__item {
    const char *key; /* "": stands alone */
    uint8_t kind;    /* enum ad__kind */
    bool needed;
    uint16_t at, also; /* in the row */
    const struct ad__words *words;
    int16_t min, max;
    uint16_t numbers; /* AD__N bits: words that may stand for a number */
    const char *prefix;
};

#define AD__N(n) ((uint16_t)(1u << -(n)))
#define AD__W(k) ((uint16_t)(1u << (k)))

struct ad__directive {
    const char *key;
    const struct ad__item *items; /* ends with one without a key (NULL) */
    uint16_t at, size;            /* the row, or the first of them, in struct ad_template */
    uint8_t cap;                  /* 1 and count_at 0: one line only */
    uint16_t count_at;
    uint16_t when; /* AD__W bits of enum ad_when_kind that may stand in when= */
};

enum { AD__DIRECTIVES = 31 };
extern const struct ad__directive ad__directives[AD__DIRECTIVES];
extern const struct ad__words ad__when_words, ad__compare_words, ad__scope_words, ad__on_words,
    ad__n_words, ad__laws_words, ad__field_words, ad__body_words, ad__order_words;
extern const char *const ad__ordinals[8];

/* Of ad__order_words: the tie-break, AD_TIEBREAKS for "shared". */
extern const uint8_t ad__order_codes[];

/* ---- reading ---- */

enum { AD__LINES = 128 };

struct ad__reading {
    const char *text;
    size_t len, at, line_at; /* all; how far; where this line begins */
    uint32_t line;
    bool kept;
    struct ad_template *t;
    struct ad_template_fault *fault;
    const struct ad__directive *d;
    unsigned char *row;
    uint32_t seen;  /* items of this line, as bits */
    unsigned book;  /* ref, override: 1 + enum ad_book that was named */
    unsigned lines; /* for the check of the whole: where which key stood */
    struct {
        const struct ad__directive *d;
        uint32_t line, column;
    } place[AD__LINES];
};

struct ad__span {
    const char *at;
    size_t len;
};

/* Notes a fault at a piece of the text. Always AD_EPARSE. */
int ad__bad(struct ad__reading *r, enum ad_template_bad why, struct ad__span at);

/* The nearest known word to the one in the fault. */
void ad__near(struct ad_template_fault *f, const char *word);
void ad__near_words(struct ad_template_fault *f, const struct ad__words *words);

/* Reads a value into the row. */
int ad__value(struct ad__reading *r, const struct ad__item *it, struct ad__span v);

/* The kinds that have a language of their own. */
int ad__value_play(struct ad__reading *r, const struct ad__item *it, struct ad__span v);
int ad__value_order(struct ad__reading *r, const struct ad__item *it, struct ad__span v);
int ad__when(struct ad__reading *r, struct ad__span v);
int ad__points(struct ad__reading *r, struct ad__span v); /* ref= */

bool ad__is(struct ad__span s, const char *word);
int ad__find(const struct ad__words *words, struct ad__span s); /* its place, or 0 */
bool ad__digits(int32_t *out, struct ad__span s, int32_t max);
bool ad__name(char *out, struct ad__span s);
struct ad__span ad__part(struct ad__span *list, char cut); /* takes the first off */
bool ad__places(struct ad_places *out, struct ad__span s);

/* Whether the list goes on behind a part taken off it: a comma at its end has an empty one behind. */
static inline bool ad__more(struct ad__span list, struct ad__span part)
{
    return list.at > part.at + part.len;
}

/* ---- writing ---- */

void ad__put_item(struct put *p, const struct ad__item *it, const unsigned char *row);
void ad__put_play(struct put *p, const struct ad__item *it, const unsigned char *row);
void ad__put_clock(struct put *p, const struct ad_time_control *c, char between);
void ad__put_points(struct put *p, ad_points n);
void ad__put_when(struct put *p, const struct ad_when *w);
void ad__put_places(struct put *p, struct ad_places at);

#endif
