/*
 * text/names.c -- the values of all enums by name: words for scripts, texts for people.
 */
#include "adoube/words.h"

#include "text/put.h"
#include "words/words.h"
#include "text/names.h"
#include "laws/laws_inside.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

static const char *word_of(const char *const *table, size_t count, unsigned value)
{
    return value < count && table[value] ? table[value] : "";
}

static const char *text_of(const char *const (*table)[AD__TONGUES], size_t count, unsigned value,
                           enum ad_language lang)
{
    return value < count && table[value][0] ? table[value][ad__tongue(lang)] : "";
}

#define WORD(table, value)       word_of(table, COUNT(table), (unsigned)(value))
#define TEXT(table, value, lang) text_of(table, COUNT(table), (unsigned)(value), lang)

/* ---- people and formats ---- */

static const char *const who_words[] = {"white", "black", "arbiter", "clock", "both", "nobody"};

static const char *const who_texts[][AD__TONGUES] = {
    {AD__SAID(AD_WHO_WHITE)}, {AD__SAID(AD_WHO_BLACK)}, {AD__SAID(AD_WHO_ARBITER)},
    {AD__SAID(AD_WHO_CLOCK)}, {AD__SAID(AD_WHO_BOTH)},  {AD__SAID(AD_WHO_NOBODY)},
};

const char *ad_who_word(enum ad_who w)
{
    return WORD(who_words, w);
}

const char *ad_who_text(enum ad_who w, enum ad_language lang)
{
    return TEXT(who_texts, w, lang);
}

const char *ad_format_text(enum ad_format f, enum ad_language lang)
{
    static const char *const texts[][AD__TONGUES] = {
        {AD__SAID(AD_FORMAT_NAME_STANDARD)},
        {AD__SAID(AD_FORMAT_NAME_RAPID)},
        {AD__SAID(AD_FORMAT_NAME_BLITZ)},
    };

    return TEXT(texts, f, lang);
}

const char *ad_fit_text(char *out, size_t cap, struct ad_fit fit, enum ad_language lang)
{
    static const char *const texts[][AD__TONGUES] = {
#define X(id) {AD__SAID(id)},
        AD_UNFIT_MAP(X)
#undef X
    };
    struct put p = {out, cap, 0};
    struct ad_cites cites;

    ad_fit_cites(&cites, fit);
    put_text(&p, ad_edition_name((enum ad_edition)fit.edition));
    for (unsigned i = 0; i < cites.count; i++) {
        put_char(&p, ' ');
        put_text(&p, ad_article_number(cites.article[i]));
    }
    put_text(&p, ": ");
    put_text(&p, TEXT(texts, fit.why, lang));
    put_end(&p);
    return out;
}

const char *ad_language_word(enum ad_language l)
{
    static const char *const words[] = {"en", "de", "fr", "it", "nl", "figurine"};

    return WORD(words, l);
}

/* ---- verdicts, results ---- */

const char *ad_verdict_word(enum ad_verdict v)
{
    static const char *const words[] = {"allowed", "refused", "penalty", "game-over",
                                        "ask-arbiter"};

    return WORD(words, v);
}

const char *ad_verdict_text(enum ad_verdict v, enum ad_language lang)
{
    static const char *const texts[][AD__TONGUES] = {
        {AD__SAID(AD_ALLOWED)},   {AD__SAID(AD_REFUSED)},     {AD__SAID(AD_PENALTY)},
        {AD__SAID(AD_GAME_OVER)}, {AD__SAID(AD_ASK_ARBITER)},
    };

    return TEXT(texts, v, lang);
}

const char *ad_result_kind_text(enum ad_result_kind k, enum ad_language lang)
{
    static const char *const texts[][AD__TONGUES] = {
        {AD__SAID(AD_RESULT_NONE)}, {AD__SAID(AD_RESULT_PLAYED)},  {AD__SAID(AD_RESULT_FORFEIT)},
        {AD__SAID(AD_RESULT_VOID)}, {AD__SAID(AD_RESULT_PENDING)},
    };

    return TEXT(texts, k, lang);
}

/* ---- what is done ---- */

const char *ad_command_word(enum ad_command_kind k)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_COMMAND_MAP(X)
#undef X
    };

    return WORD(words, k);
}

/* "White ...": who did it stands before it. */
AD__TEXTS(ad_command_text, enum ad_command_kind, AD_COMMAND_MAP)

const char *ad_event_word(enum ad_event_kind k)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_EVENT_MAP(X)
#undef X
    };

    return WORD(words, k);
}

const char *ad_what_word(enum ad_what w)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_WHAT_MAP(X)
#undef X
    };

    return WORD(words, w);
}

AD__TEXTS(ad_what_text, enum ad_what, AD_WHAT_MAP)

const char *ad_answer_word(enum ad_answer a)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_ANSWER_MAP(X)
#undef X
    };

    return WORD(words, a);
}

AD__TEXTS(ad_answer_text, enum ad_answer, AD_ANSWER_MAP)

/* ---- offences and penalties ---- */

const char *ad_penalty_word(enum ad_penalty p)
{
    static const char *const words[AD_PENALTIES] = {
        "none",         "warning", "time-plus", "time-minus", "points-plus",
        "points-minus", "loss",    "fine",      "round",      "expulsion",
    };

    return WORD(words, p);
}

const char *ad_penalty_text(enum ad_penalty p, enum ad_language lang)
{
    static const char *const texts[AD_PENALTIES][AD__TONGUES] = {
        [AD_PENALTY_NONE] = {AD__SAID(AD_PENALTY_NONE)},
        [AD_PENALTY_WARNING] = {AD__SAID(AD_PENALTY_WARNING)},
        [AD_PENALTY_TIME_PLUS] = {AD__SAID(AD_PENALTY_TIME_PLUS)},
        [AD_PENALTY_TIME_MINUS] = {AD__SAID(AD_PENALTY_TIME_MINUS)},
        [AD_PENALTY_POINTS_PLUS] = {AD__SAID(AD_PENALTY_POINTS_PLUS)},
        [AD_PENALTY_POINTS_MINUS] = {AD__SAID(AD_PENALTY_POINTS_MINUS)},
        [AD_PENALTY_LOSS] = {AD__SAID(AD_PENALTY_LOSS)},
        [AD_PENALTY_FINE] = {AD__SAID(AD_PENALTY_FINE)},
        [AD_PENALTY_ROUND] = {AD__SAID(AD_PENALTY_ROUND)},
        [AD_PENALTY_EXPULSION] = {AD__SAID(AD_PENALTY_EXPULSION)},
    };

    return TEXT(texts, p, lang);
}

const char *ad_offence_text(enum ad_offence o, enum ad_language lang)
{
    static const char *const texts[AD_OFFENCES][AD__TONGUES] = {
        [AD_OFFENCE_ILLEGAL] = {AD__SAID(AD_OFFENCE_ILLEGAL)},
        [AD_OFFENCE_TWO_HANDS] = {AD__SAID(AD_OFFENCE_TWO_HANDS)},
        [AD_OFFENCE_PRESS] = {AD__SAID(AD_OFFENCE_PRESS)},
    };

    return TEXT(texts, o, lang);
}

/* ---- states of the table ---- */

AD__TEXTS(ad_mode_text, enum ad_mode, AD_MODE_MAP)

/* ---- the envelope ---- */

/* A row that no table has, if it is not one bit. */
static unsigned bit_number(unsigned bit)
{
    unsigned n = 0;

    if (!bit || bit & (bit - 1))
        return ~0u;
    while (bit >>= 1)
        n++;
    return n;
}

const char *ad_item_word(enum ad_item i)
{
    static const char *const words[] = {"names",  "position", "times",     "sealer",
                                        "number", "offer",    "resumption"};

    return WORD(words, bit_number((unsigned)i));
}

const char *ad_item_text(enum ad_item i, enum ad_language lang)
{
    static const char *const texts[][AD__TONGUES] = {
        {AD__SAID(AD_ITEM_NAMES)},      {AD__SAID(AD_ITEM_POSITION)}, {AD__SAID(AD_ITEM_TIMES)},
        {AD__SAID(AD_ITEM_SEALER)},     {AD__SAID(AD_ITEM_NUMBER)},   {AD__SAID(AD_ITEM_OFFER)},
        {AD__SAID(AD_ITEM_RESUMPTION)},
    };

    return TEXT(texts, bit_number((unsigned)i), lang);
}
