/*
 * federation/case_text.c -- the words of a case.
 */
#include "federation/case_parts.h"
#include "federation/word.h"
#include "federation/names.h"

#include <string.h>

AD__WORDS(instance, enum ad_instance, AD_INSTANCE_MAP)
AD__FIND(instance, enum ad_instance, AD_INSTANCE_NONE)
AD__WORDS(case_state, enum ad_case_state, AD_CASE_STATE_MAP)
AD__WORDS(outcome, enum ad_outcome, AD_OUTCOME_MAP)
AD__FIND(outcome, enum ad_outcome, AD_OUTCOME_NONE)
AD__WORDS(due, enum ad_due_kind, AD_DUE_MAP)

#define CODE_ROW(id, name, refusal) {name, AD__SAID(id)},
AD__WORDS_OF(case_code, enum ad_case_code, AD_CASE_CODE_MAP, CODE_ROW)

bool ad_case_code_refuses(enum ad_case_code c)
{
    static const bool refuses[] = {
#define X(id, name, refusal) refusal,
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
    {AD_FAULT_ADDRESS,
     AD_BTO_5_5,
     {"sent to another instance", "an eine andere Instanz gerichtet"}},
};

const char *ad_filing_fault_text(unsigned fault, enum ad_language lang)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
        if (faults[i].fault == fault)
            return faults[i].text[lang == AD_DE];
    return "";
}

enum ad_point ad__filing_fault_point(unsigned fault)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
        if (faults[i].fault == fault)
            return faults[i].point;
    return AD_NO_POINT;
}
