/*
 * federation/case_text.c -- the words of a case.
 */
#include "adoube/case.h"
#include "federation/word.h"

#include <string.h>

#define WORDS(noun, type, count, MAP)                                   \
    static const char *const noun##_words[][3] = {MAP(ROW)};            \
    const char *ad_##noun##_name(type x)                                \
    {                                                                   \
        return x < count ? noun##_words[x][0] : "";                     \
    }                                                                   \
    const char *ad_##noun##_text(type x, enum ad_language lang)         \
    {                                                                   \
        return x < count ? noun##_words[x][lang == AD_DE ? 2 : 1] : ""; \
    }

#define ROW(id, name, en, de) {name, en, de},
WORDS(instance, enum ad_instance, AD_INSTANCES, AD_INSTANCE_MAP)
WORDS(case_state, enum ad_case_state, AD_CASE_STATES, AD_CASE_STATE_MAP)
WORDS(outcome, enum ad_outcome, AD_OUTCOMES, AD_OUTCOME_MAP)
WORDS(due, enum ad_due_kind, AD_DUES, AD_DUE_MAP)
#undef ROW
#define ROW(id, name, refusal, en, de) {name, en, de},
WORDS(case_code, enum ad_case_code, AD_CASE_CODES, AD_CASE_CODE_MAP)
#undef ROW

bool ad_case_code_refuses(enum ad_case_code c)
{
    static const bool refuses[] = {
#define X(id, name, refusal, en, de) refusal,
        AD_CASE_CODE_MAP(X)
#undef X
    };

    return c < AD_CASE_CODES && refuses[c];
}

static const char *const command_names[] = {
#define X(id, name) name,
    AD_CASE_COMMAND_MAP(X)
#undef X
};

static const char *const event_names[] = {
#define X(id, name) name,
    AD_CASE_EVENT_MAP(X)
#undef X
};

const char *ad_case_command_name(enum ad_case_command_kind k)
{
    return k < AD_CASE_COMMANDS ? command_names[k] : "";
}

const char *ad_case_event_name(enum ad_case_event_kind k)
{
    return k < AD_CASE_EVENTS ? event_names[k] : "";
}

enum ad_case_command_kind ad_case_command_find(const char *name, size_t len)
{
    unsigned k = 0;

    while (k < AD_CASE_COMMANDS && !ad__is(command_names[k], name, len))
        k++;
    return (enum ad_case_command_kind)k;
}

enum ad_instance ad_instance_find(const char *name, size_t len)
{
    for (unsigned i = 0; i < AD_INSTANCES; i++)
        if (ad__is(instance_words[i][0], name, len) || ad__is(instance_words[i][2], name, len))
            return (enum ad_instance)i;
    return AD_INSTANCE_NONE;
}

enum ad_outcome ad_outcome_find(const char *name, size_t len)
{
    for (unsigned i = 0; i < AD_OUTCOMES; i++)
        if (ad__is(outcome_words[i][0], name, len) || ad__is(outcome_words[i][2], name, len))
            return (enum ad_outcome)i;
    return AD_OUTCOME_NONE;
}

/* ---- faults of a filing ---- */

static const struct {
    unsigned fault;
    enum ad_point point;
    const char *text[2];
} faults[] = {
    {AD_FAULT_LATE, AD_BTO_5_6, {"too late", "verspätet"}},
    {AD_FAULT_FEE,
     AD_BTO_5_5,
     {"the full fee did not come in time", "volle Gebühr nicht fristgerecht"}},
    {AD_FAULT_STANDING, AD_BTO_5_4, {"not entitled", "nicht rechtsmittelberechtigt"}},
    {AD_FAULT_REASONS, AD_BTO_5_5, {"without reasons", "ohne Begründung"}},
    {AD_FAULT_MEANS,
     AD_BTO_5_5,
     {"neither registered nor against receipt", "weder Einschreiben noch Empfangsbestätigung"}},
    {AD_FAULT_COPIES, AD_BTO_5_2, {"too few copies", "zu wenige Ausfertigungen"}},
};

const char *ad_filing_fault_text(unsigned fault, enum ad_language lang)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
        if (faults[i].fault == fault)
            return faults[i].text[lang == AD_DE];
    return "";
}

enum ad_point ad_filing_fault_point(unsigned fault)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
        if (faults[i].fault == fault)
            return faults[i].point;
    return AD_NO_POINT;
}
