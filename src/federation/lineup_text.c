/*
 * federation/lineup_text.c -- the words of lineup.h: names for scripts, texts for people.
 */
#include "adoube/lineup.h"

#define PICK(table, value) ((size_t)(value) < sizeof(table) / sizeof *(table) ? (table)[value] : "")

#define NAME(id, name, en, de) name,
#define EN(id, name, en, de)   en,
#define DE(id, name, en, de)   de,

static const char *const kind_names[] = {AD_LINEUP_KIND_MAP(NAME)};
static const char *const kind_en[] = {AD_LINEUP_KIND_MAP(EN)};
static const char *const kind_de[] = {AD_LINEUP_KIND_MAP(DE)};

const char *ad_lineup_kind_name(enum ad_lineup_kind k)
{
    return PICK(kind_names, k);
}

const char *ad_lineup_kind_text(enum ad_lineup_kind k, enum ad_language lang)
{
    return lang == AD_DE ? PICK(kind_de, k) : PICK(kind_en, k);
}

static const char *const stage_names[] = {AD_LINEUP_STAGE_MAP(NAME)};
static const char *const stage_en[] = {AD_LINEUP_STAGE_MAP(EN)};
static const char *const stage_de[] = {AD_LINEUP_STAGE_MAP(DE)};

const char *ad_lineup_stage_name(enum ad_lineup_stage s)
{
    return PICK(stage_names, s);
}

const char *ad_lineup_stage_text(enum ad_lineup_stage s, enum ad_language lang)
{
    return lang == AD_DE ? PICK(stage_de, s) : PICK(stage_en, s);
}

static const char *const code_names[] = {AD_LINEUP_CODE_MAP(NAME)};
static const char *const code_en[] = {AD_LINEUP_CODE_MAP(EN)};
static const char *const code_de[] = {AD_LINEUP_CODE_MAP(DE)};

const char *ad_lineup_code_name(enum ad_lineup_code c)
{
    return PICK(code_names, c);
}

const char *ad_lineup_code_text(enum ad_lineup_code c, enum ad_language lang)
{
    return lang == AD_DE ? PICK(code_de, c) : PICK(code_en, c);
}

#define CLAUSE(id, name) name,
static const char *const clause_names[] = {AD_LINEUP_CLAUSE_MAP(CLAUSE)};

const char *ad_lineup_clause_name(enum ad_lineup_clause c)
{
    return PICK(clause_names, c);
}

#define WHY_EN(id, en, de) en,
#define WHY_DE(id, en, de) de,

const char *ad_lineup_why_text(enum ad_lineup_why w, enum ad_language lang)
{
    static const char *const en[] = {AD_LINEUP_WHY_MAP(WHY_EN)};
    static const char *const de[] = {AD_LINEUP_WHY_MAP(WHY_DE)};

    return lang == AD_DE ? PICK(de, w) : PICK(en, w);
}

const char *ad_lineup_bad_text(enum ad_lineup_bad why, enum ad_language lang)
{
    static const char *const en[] = {AD_LINEUP_BAD_MAP(WHY_EN)};
    static const char *const de[] = {AD_LINEUP_BAD_MAP(WHY_DE)};

    return lang == AD_DE ? PICK(de, why) : PICK(en, why);
}
