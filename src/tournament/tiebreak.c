/*
 * tournament/tiebreak.c -- what belongs to each tie-break: names, modifiers, what it needs.
 */
#include "tournament/tiebreak.h"

#include <string.h>

#include "core/assert.h"
#include "words/words.h"
#include "tournament/names.h"

enum {
    C = AD__MOD_CUT,
    CM = AD__MOD_CUT | AD__MOD_MEDIAN,
    P = AD__MOD_PLAYED,
    F = AD__MOD_FORE,
    R = AD__MOD_REVERSED,
    L = AD__MOD_LIMIT,
    K = AD__MOD_DIVISOR,
    U = AD__MOD_UNRATED,
    S = AD__MOD_SCORE,
    SS = AD__MOD_SCORE | AD__MOD_BOTH,
    LOW = 1,
    TEAMS = 2,
    BOARDS = 4
};

/* clang-format off */
#define TRAIT_MAP(X)                                   \
    X(AD_TB_PTS,   AD__POINTS,    S | R,      0)       \
    X(AD_TB_MPTS,  AD__POINTS,    R,          TEAMS)   \
    X(AD_TB_GPTS,  AD__POINTS,    R,          TEAMS)   \
    X(AD_TB_DE,    AD__AMONG,     S | P,      LOW)     \
    X(AD_TB_EDE,   AD__AMONG,     S | P,      LOW | TEAMS)          \
    X(AD_TB_EDEC,  AD__AMONG,     S | P,      LOW | TEAMS | BOARDS) \
    X(AD_TB_EDEBT, AD__AMONG,     S | P,      LOW | TEAMS | BOARDS) \
    X(AD_TB_EDEBB, AD__AMONG,     S | P,      LOW | TEAMS | BOARDS) \
    X(AD_TB_EDET,  AD__AMONG,     S | P,      LOW | TEAMS | BOARDS) \
    X(AD_TB_EDEB,  AD__AMONG,     S | P,      LOW | TEAMS | BOARDS) \
    X(AD_TB_WIN,   AD__COUNT,     R,          0)       \
    X(AD_TB_WON,   AD__COUNT,     R,          0)       \
    X(AD_TB_BPG,   AD__COUNT,     R,          0)       \
    X(AD_TB_BWG,   AD__COUNT,     R,          0)       \
    X(AD_TB_PS,    AD__PROGRESS,  C | S | R,  0)       \
    X(AD_TB_REP,   AD__COUNT,     R,          0)       \
    X(AD_TB_GE,    AD__COUNT,     R,          0)       \
    X(AD_TB_STD,   AD__COUNT,     R,          0)       \
    X(AD_TB_TPN,   AD__ENTRY,     R,          LOW)     \
    X(AD_TB_BH,    AD__OPPONENTS, CM | P | F | S | R,  0) \
    X(AD_TB_AOB,   AD__NESTED,    P | F | S | R,       0) \
    X(AD_TB_FB,    AD__OPPONENTS, CM | P | S | R,      0) \
    X(AD_TB_BHS,   AD__NESTED,    P | F | S | R,       0) \
    X(AD_TB_BHM,   AD__OPPONENTS, P | F | S | R,       0) \
    X(AD_TB_SB,    AD__OPPONENTS, CM | P | SS | R,     0) \
    X(AD_TB_KS,    AD__KOYA,      L | S | R,  0)       \
    X(AD_TB_ARO,   AD__RATING,    CM | U | R, 0)       \
    X(AD_TB_TPR,   AD__RATING,    U | R,      0)       \
    X(AD_TB_PTP,   AD__RATING,    U | R,      0)       \
    X(AD_TB_APRO,  AD__NESTED,    U | R,      0)       \
    X(AD_TB_APPO,  AD__NESTED,    U | R,      0)       \
    X(AD_TB_RTNG,  AD__ENTRY,     U | R,      0)       \
    X(AD_TB_BC,    AD__BOARDS,    R,          LOW | TEAMS | BOARDS) \
    X(AD_TB_TBR,   AD__AMONG,     0,          LOW | TEAMS | BOARDS) \
    X(AD_TB_BBE,   AD__AMONG,     0,          LOW | TEAMS | BOARDS) \
    X(AD_TB_MPVGP, AD__POINTS,    R,          TEAMS)   \
    X(AD_TB_ESB,   AD__OPPONENTS, CM | P | SS | R,     TEAMS) \
    X(AD_TB_EMMSB, AD__OPPONENTS, CM | P | R, TEAMS)   \
    X(AD_TB_EMGSB, AD__OPPONENTS, CM | P | R, TEAMS)   \
    X(AD_TB_EGMSB, AD__OPPONENTS, CM | P | R, TEAMS)   \
    X(AD_TB_EGGSB, AD__OPPONENTS, CM | P | R, TEAMS)   \
    X(AD_TB_SSSC,  AD__SCHEDULE,  P | F | K | S | R,   TEAMS) \
    X(AD_TB_BER,   AD__BOARDS,    R,          TEAMS | BOARDS) \
    X(AD_TB_MW,    AD__COUNT,     R,          TEAMS)   \
    X(AD_TB_BD,    AD__POINTS,    R,          0)       \
    X(AD_TB_LOT,   AD__DRAWN,     0,          LOW)
/* clang-format on */

static const struct ad__trait traits[AD_TIEBREAKS] = {
#define X(code, family, mods, flags) \
    [code] = {family, mods, ((flags)&LOW) != 0, ((flags)&TEAMS) != 0, ((flags)&BOARDS) != 0},
    TRAIT_MAP(X)
#undef X
};

struct label {
    const char *code;
    unsigned digits;
    const char *name[AD__TONGUES], *formula[AD__TONGUES];
};

static const struct label labels[AD_TIEBREAKS] = {
#define X(name, code, digits, article) {code, digits, {AD__SAID(name)}, {AD__SAID(name##_FORMULA)}},
    AD_TIEBREAK_MAP(X)
#undef X
};

const struct ad__trait *ad__trait_of(enum ad_tiebreak_code code)
{
    AD_ASSERT((unsigned)code < AD_TIEBREAKS);
    return &traits[code];
}

const char *ad_tiebreak_code(enum ad_tiebreak_code code)
{
    return (unsigned)code < AD_TIEBREAKS ? labels[code].code : "";
}

const char *ad_tiebreak_name(enum ad_tiebreak_code code, enum ad_language lang)
{
    if ((unsigned)code >= AD_TIEBREAKS)
        return "";
    return labels[code].name[ad__tongue(lang)];
}

const char *ad_tiebreak_formula(enum ad_tiebreak_code code, enum ad_language lang)
{
    if ((unsigned)code >= AD_TIEBREAKS)
        return "";
    return labels[code].formula[ad__tongue(lang)];
}

unsigned ad_tiebreak_digits(const struct ad_tiebreak *tb)
{
    return (unsigned)tb->code < AD_TIEBREAKS ? labels[tb->code].digits : 0;
}

/* Buchholz says nothing where all meet all. */
const char *ad_tiebreak_usual(enum ad_system system, bool teams)
{
    return teams                      ? "MPTS,GPTS,EDE,EMGSB"
           : system == AD_ROUND_ROBIN ? "PTS,DE,SB,WIN"
                                      : "PTS,BH/C1,BH,SB";
}

AD__TEXTS(ad_tiebreak_bad_text, enum ad_tiebreak_bad, AD_TIEBREAK_BAD_MAP)

bool ad_tiebreak_fits(const struct ad_tiebreak *tb, const struct ad_tournament *t)
{
    const struct ad__trait *trait;

    if ((unsigned)tb->code >= AD_TIEBREAKS)
        return false;
    trait = &traits[tb->code];
    if (!t->teams)
        return !trait->teams && tb->score != AD_SCORE_GP && tb->other == AD_SCORE_FIRST;
    return !trait->boards || (t->on_board && t->boards && t->boards <= AD_ROUNDS_MAX);
}

static char upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

bool ad__same_word(const char *text, size_t len, const char *code)
{
    if (len != strlen(code))
        return false;
    for (size_t i = 0; i < len; i++)
        if (upper(text[i]) != upper(code[i]))
            return false;
    return true;
}

/* ---- versions of the rules ---- */

/* 2009 to 2026; 0: no such year. */
static unsigned year_of(const char *text, size_t len)
{
    unsigned year = 0;

    for (size_t i = 0; i < len && i < 5; i++) {
        if (text[i] < '0' || text[i] > '9')
            return 0;
        year = year * 10 + (unsigned)(text[i] - '0');
    }
    return len == 4 && year >= 2009 && year <= 2026 ? year : 0;
}

enum ad_rules ad_rules_on(unsigned day)
{
    return day >= 20260301 ? AD_RULES_2026 : day >= 20230901 ? AD_RULES_2023 : AD_RULES_2009;
}

bool ad_rules_read(enum ad_rules *out, const char *text, size_t len)
{
    unsigned year = year_of(text, len);

    if (year) {
        *out = ad_rules_on(year * 10000 + 1231);
        return true;
    }
    if (!ad__same_word(text, len, ad_rules_code(AD_RULES_NRW_1987)))
        return false;
    *out = AD_RULES_NRW_1987;
    return true;
}

const char *ad_rules_code(enum ad_rules rules)
{
    switch (rules) {
#define X(name, code) \
    case name: return code;
        AD_RULES_MAP(X)
#undef X
    case AD_RULES: break;
    }
    return "";
}

AD__TEXTS(ad_rules_name, enum ad_rules, AD_RULES_MAP)
