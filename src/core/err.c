/*
 * core/err.c -- error codes and reasons as phrases for people.
 */
#include "adoube/err.h"

struct phrase {
    const char *en, *de;
};

static const char *say(struct phrase phrase, enum ad_language lang)
{
    return lang == AD_DE ? phrase.de : phrase.en;
}

const char *ad_err_text(int err, enum ad_language lang)
{
    switch ((enum ad_err)err) {
#define X(name, value, en, de) \
    case name: return say((struct phrase){en, de}, lang);
        AD_ERR_MAP(X)
#undef X
    }
    return say((struct phrase){"unknown error", "unbekannter Fehler"}, lang);
}

const char *ad_why_text(enum ad_why why, enum ad_language lang)
{
    switch (why) {
#define X(name, en, de) \
    case name: return say((struct phrase){en, de}, lang);
        AD_WHY_MAP(X)
#undef X
    case AD_WHYS: break;
    }
    return say((struct phrase){"unknown reason", "unbekannter Grund"}, lang);
}
