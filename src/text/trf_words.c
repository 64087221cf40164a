/*
 * text/trf_words.c -- tags of a report file, and the words for people.
 */
#include "text/trf.h"
#include "words/words.h"
#include "text/names.h"

#include <string.h>

AD__TEXTS(ad_trf_why_text, enum ad_trf_why, AD_TRF_WHY_MAP)

bool ad_trf_why_is_forgiven(enum ad_trf_why why)
{
    static const bool is[] = {
#define X(name, forgiven) forgiven,
        AD_TRF_WHY_MAP(X)
#undef X
    };
    return why < AD_TRF_WHYS && is[why];
}

struct words {
    const char *tag, *text[AD__TONGUES];
};

static const struct words heads[] = {
#define X(name, tag) {tag, {AD__SAID(name)}},
    AD_TRF_HEAD_MAP(X)
#undef X
};

const char *ad_trf_head_tag(enum ad_trf_head head)
{
    return head < AD_TRF_HEADS ? heads[head].tag : "";
}

const char *ad_trf_head_text(enum ad_trf_head head, enum ad_language lang)
{
    if (head >= AD_TRF_HEADS)
        return "";
    return heads[head].text[ad__tongue(lang)];
}

static const struct tag {
    char name[4];
    uint8_t kind, section;
} tags[] = {
    {"001", TRF_PLAYER, TRF_AT_PLAYER},
    {"XXR", TRF_XXR, TRF_AT_HEAD + AD_TRF_ROUNDS},
    {"XXC", TRF_XXC, TRF_AT_HEAD + AD_TRF_FIRST},
    {"XXS", TRF_XXS, TRF_AT_HEAD + AD_TRF_GAME_POINTS},
    {"BBW", TRF_BB, TRF_AT_HEAD + AD_TRF_GAME_POINTS},
    {"BBD", TRF_BB, TRF_AT_HEAD + AD_TRF_GAME_POINTS},
    {"BBL", TRF_BB, TRF_AT_HEAD + AD_TRF_GAME_POINTS},
    {"BBZ", TRF_BB, TRF_AT_HEAD + AD_TRF_GAME_POINTS},
    {"BBF", TRF_BB, TRF_AT_HEAD + AD_TRF_GAME_POINTS},
    {"BBU", TRF_BB, TRF_AT_HEAD + AD_TRF_GAME_POINTS},
    {"XXZ", TRF_XXZ, TRF_AT_BYES},
    {"240", TRF_240, TRF_AT_BYES},
    {"XXA", TRF_XXA, TRF_AT_VIRTUAL},
    {"250", TRF_250, TRF_AT_VIRTUAL},
    {"XXP", TRF_XXP, TRF_AT_FORBIDDEN},
    {"260", TRF_260, TRF_AT_FORBIDDEN},
    {"299", TRF_299, TRF_AT_EXTRA},
    {"013", TRF_013, TRF_AT_013},
    {"310", TRF_310, TRF_AT_310},
    {"300", TRF_300, TRF_AT_300},
    {"320", TRF_320, TRF_AT_320},
    {"330", TRF_330, TRF_AT_330},
    {"801", TRF_80X, TRF_AT_801},
    {"802", TRF_80X, TRF_AT_802},
    {"DAT", TRF_OF_PLAYER, TRF_AT_PLAYER},
};

static bool is_federation(struct ad_span line)
{
    for (unsigned i = 0; i < 3; i++)
        if (line.at[i] < 'A' || line.at[i] > 'Z')
            return false;
    return line.len > 3 && line.at[3] == ' ';
}

enum trf_kind ad__trf_kind(unsigned *section, struct ad_span line)
{
    *section = TRF_AT_END;
    if (line.len < 3)
        return TRF_OTHER;
    if (memcmp(line.at, "###", 3) == 0)
        return TRF_COMMENT;
    for (unsigned i = 0; i < AD_TRF_HEADS; i++)
        if (memcmp(line.at, heads[i].tag, 3) == 0) {
            *section = TRF_AT_HEAD + i;
            return TRF_HEAD;
        }
    for (unsigned i = 0; i < sizeof tags / sizeof *tags; i++)
        if (memcmp(line.at, tags[i].name, 3) == 0) {
            *section = tags[i].section;
            return (enum trf_kind)tags[i].kind;
        }
    return is_federation(line) ? TRF_OF_PLAYER : TRF_OTHER;
}
