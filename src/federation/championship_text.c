/*
 * federation/championship_text.c -- the words of a running championship.
 */
#include "adoube/championship.h"

#include "federation/word.h"
#include "words/words.h"
#include "federation/names.h"

static const struct {
    const char *name;
    bool refusal;
    const char *text[AD__TONGUES];
} codes[] = {
#define X(id, name, refusal) {name, refusal, {AD__SAID(id)}},
    AD_CHAMP_CODE_MAP(X)
#undef X
};

static const char *const events[] = {
#define X(id, name) name,
    AD_CHAMP_EVENT_MAP(X)
#undef X
};

static const char *const stakes[][1 + AD__TONGUES] = {
#define X(id, name) {name, AD__SAID(id)},
    AD_CHAMP_STAKE_MAP(X)
#undef X
};

const char *ad_champ_code_name(enum ad_champ_code c)
{
    return c < AD_CHAMP_CODES ? codes[c].name : "";
}

const char *ad_champ_code_text(enum ad_champ_code c, enum ad_language lang)
{
    return c < AD_CHAMP_CODES ? codes[c].text[ad__tongue(lang)] : "";
}

bool ad_champ_code_refuses(enum ad_champ_code c)
{
    return c < AD_CHAMP_CODES && codes[c].refusal;
}

const char *ad_champ_event_name(enum ad_champ_event_kind k)
{
    return k < AD_CHAMP_EVENTS ? events[k] : "";
}

const char *ad_champ_stake_name(enum ad_champ_stake s)
{
    return s < AD_CHAMP_STAKES ? stakes[s][0] : "";
}

const char *ad_champ_stake_text(enum ad_champ_stake s, enum ad_language lang)
{
    return s < AD_CHAMP_STAKES ? stakes[s][1 + ad__tongue(lang)] : "";
}

AD__WORDS(drawer, enum ad_drawer, AD_DRAWER_MAP)
AD__FIND(drawer, enum ad_drawer, AD_DRAWERS)
