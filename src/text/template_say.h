/*
 * text/template_say.h -- the lines of a template as sentences, each file some of the keys.
 */
#ifndef AD_TEXT_TEMPLATE_SAY_H
#define AD_TEXT_TEMPLATE_SAY_H

#include "text/template.h"

struct ad__say {
    struct put p;
    bool de;
};

static inline void say(struct ad__say *s, const char *en, const char *de)
{
    put_text(&s->p, s->de ? de : en);
}

static inline void say_raw(struct ad__say *s, const char *text)
{
    put_text(&s->p, text);
}

static inline void say_number(struct ad__say *s, int n)
{
    put_number(&s->p, n);
}

/* A number, or the word that stands for it. */
void ad__say_n(struct ad__say *s, int n);

/* "1 to 4" */
void ad__say_places(struct ad__say *s, struct ad_places at);

/* " (BTO 6.4)." and the end of the line. */
void ad__say_end(struct ad__say *s, const struct ad_template_line *line);

/* "Table, in a round robin: " */
void ad__say_label(struct ad__say *s, const struct ad_template_line *line, const char *en,
                   const char *de);

void ad__say_time(struct ad__say *s, const struct ad_time_control *c);

void ad__say_seats(struct ad__say *s, const struct ad_template *t);
void ad__say_play(struct ad__say *s, const struct ad_template *t);
void ad__say_lineup(struct ad__say *s, const struct ad_template *t);
void ad__say_table(struct ad__say *s, const struct ad_template *t);
void ad__say_rest(struct ad__say *s, const struct ad_template *t);

/* A function that says the words of a map: AD__TEXT(AD__PAIR, say_owner, AD_OWNER_MAP) */
#define AD__TEXT(x, name, MAP)                                             \
    static void name(struct ad__say *s, unsigned word)                     \
    {                                                                      \
        static const char *const text[][AD__TONGUES] = {{"", ""}, MAP(x)}; \
        put_text(&s->p, text[word][s->de]);                                \
    }
#endif
