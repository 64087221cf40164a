/*
 * core/err.c -- error codes and reasons as phrases for people.
 */
#include "adoube/err.h"
#include "words/words.h"

const char *ad_err_text(int err, enum ad_language lang)
{
    switch ((enum ad_err)err) {
#define X(name, value) \
    case name: return AD__SAY(name, lang);
        AD_ERR_MAP(X)
#undef X
    }
    return AD__SAY(UNKNOWN_ERROR, lang);
}

const char *ad_why_text(enum ad_why why, enum ad_language lang)
{
    switch (why) {
#define X(name) \
    case name: return AD__SAY(name, lang);
        AD_WHY_MAP(X)
#undef X
    case AD_WHYS: break;
    }
    return AD__SAY(UNKNOWN_REASON, lang);
}
