/*
 * federation/lineup_text.c -- the words of lineup.h: names for scripts, texts for people.
 */
#include "adoube/lineup.h"
#include "federation/word.h"
#include "federation/names.h"

AD__WORDS(lineup_kind, enum ad_lineup_kind, AD_LINEUP_KIND_MAP)
AD__WORDS(lineup_stage, enum ad_lineup_stage, AD_LINEUP_STAGE_MAP)
AD__WORDS(lineup_code, enum ad_lineup_code, AD_LINEUP_CODE_MAP)
AD__TEXTS(ad_lineup_why_text, enum ad_lineup_why, AD_LINEUP_WHY_MAP)
AD__TEXTS(ad_lineup_bad_text, enum ad_lineup_bad, AD_LINEUP_BAD_MAP)

const char *ad_lineup_clause_name(enum ad_lineup_clause c)
{
    static const char *const names[] = {
#define X(id, name) name,
        AD_LINEUP_CLAUSE_MAP(X)
#undef X
    };

    return c < AD_LINEUP_CLAUSES ? names[c] : "";
}
