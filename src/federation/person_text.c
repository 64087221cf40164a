/*
 * federation/person_text.c -- the words of person.h: names for scripts, texts for people.
 */
#include "adoube/person.h"

#include <string.h>

#include "federation/word.h"

/* A value of an enum from a table by its place; "" outside it. */
#define PICK(table, value) ((size_t)(value) < sizeof(table) / sizeof *(table) ? (table)[value] : "")

#define WORDS(type, noun, map, names, en_texts, de_texts)             \
    const char *ad_##noun##_name(type v)                              \
    {                                                                 \
        static const char *const table[] = {map(names)};              \
        return PICK(table, v);                                        \
    }                                                                 \
    const char *ad_##noun##_text(type v, enum ad_language lang)       \
    {                                                                 \
        static const char *const en_table[] = {map(en_texts)};        \
        static const char *const de_table[] = {map(de_texts)};        \
        return lang == AD_DE ? PICK(de_table, v) : PICK(en_table, v); \
    }

#define NAME(id, name, en, de) name,
#define EN(id, name, en, de)   en,
#define DE(id, name, en, de)   de,

WORDS(enum ad_pass_status, pass_status, AD_PASS_STATUS_MAP, NAME, EN, DE)
WORDS(enum ad_pass_event_kind, pass_event, AD_PASS_EVENT_MAP, NAME, EN, DE)
WORDS(enum ad_application_field, application, AD_APPLICATION_MAP, NAME, EN, DE)
WORDS(enum ad_back, back, AD_BACK_MAP, NAME, EN, DE)
WORDS(enum ad_deletion, deletion, AD_DELETION_MAP, NAME, EN, DE)
WORDS(enum ad_transfer_state, transfer_state, AD_TRANSFER_STATE_MAP, NAME, EN, DE)

#define WHY_NAME(id, name, p1, p2, en, de) name,
#define WHY_EN(id, name, p1, p2, en, de)   en,
#define WHY_DE(id, name, p1, p2, en, de)   de,
WORDS(enum ad_ineligible, ineligible, AD_INELIGIBLE_MAP, WHY_NAME, WHY_EN, WHY_DE)

#define MOVE_NAME(id, name, point, en, de) name,
#define MOVE_EN(id, name, point, en, de)   en,
#define MOVE_DE(id, name, point, en, de)   de,
WORDS(enum ad_transfer_why, transfer_why, AD_TRANSFER_WHY_MAP, MOVE_NAME, MOVE_EN, MOVE_DE)

/* The same columns as of a transfer's reasons. */
WORDS(enum ad_pass_bad, pass_bad, AD_PASS_BAD_MAP, MOVE_NAME, MOVE_EN, MOVE_DE)

enum ad_point ad_pass_bad_point(enum ad_pass_bad why)
{
#define X(id, name, point, en, de) point,
    static const enum ad_point points[] = {AD_PASS_BAD_MAP(X)};
#undef X
    return why < AD_PASS_BADS ? points[why] : AD_NO_POINT;
}

enum ad_application_field ad_application_find(const char *name, size_t len)
{
    for (unsigned i = 0; i < AD_APPLICATION_FIELDS; i++)
        if (ad__is(ad_application_name((enum ad_application_field)i), name, len))
            return (enum ad_application_field)i;
    return AD_APPLICATION_FIELDS;
}

static const char *const steps[] = {"declare", "request", "release", "refuse",
                                    "settle",  "forward", "issue"};

const char *ad_transfer_step_name(enum ad_transfer_step s)
{
    return PICK(steps, s);
}

enum ad_transfer_step ad_transfer_step_find(const char *name, size_t len)
{
    for (unsigned i = 0; i < AD_TRANSFER_STEPS; i++)
        if (ad__is(steps[i], name, len))
            return (enum ad_transfer_step)i;
    return AD_TRANSFER_STEPS;
}
