/*
 * federation/person_text.c -- the words of person.h: names for scripts, texts for people.
 */
#include "adoube/person.h"

#include <string.h>

#include "federation/word.h"
#include "federation/names.h"
#include "federation/person_inside.h"

AD__WORDS(pass_status, enum ad_pass_status, AD_PASS_STATUS_MAP)
AD__WORDS(pass_event, enum ad_pass_event_kind, AD_PASS_EVENT_MAP)
AD__WORDS(application, enum ad_application_field, AD_APPLICATION_MAP)
AD__WORDS(back, enum ad_back, AD_BACK_MAP)
AD__WORDS(deletion, enum ad_deletion, AD_DELETION_MAP)
AD__WORDS(transfer_state, enum ad_transfer_state, AD_TRANSFER_STATE_MAP)

#define TWO_POINTS(id, name, p1, p2) {name, AD__SAID(id)},
AD__WORDS_OF(ineligible, enum ad_ineligible, AD_INELIGIBLE_MAP, TWO_POINTS)

#define ONE_POINT(id, name, point) {name, AD__SAID(id)},
AD__WORDS_OF(transfer_why, enum ad_transfer_why, AD_TRANSFER_WHY_MAP, ONE_POINT)
AD__WORDS_OF(pass_bad, enum ad_pass_bad, AD_PASS_BAD_MAP, ONE_POINT)

enum ad_point ad_pass_bad_point(enum ad_pass_bad why)
{
#define X(id, name, point) point,
    static const enum ad_point points[] = {AD_PASS_BAD_MAP(X)};
#undef X
    return why < AD_PASS_BADS ? points[why] : AD_NO_POINT;
}

enum ad_point ad_pass_event_point(enum ad_pass_event_kind k)
{
    static const enum ad_point points[] = {
        [AD_PASS_APPLIED] = AD_A1_13_2,       [AD_PASS_ISSUED] = AD_A1_13_2,
        [AD_PASS_RECEIVED] = AD_A1_13_4,      [AD_PASS_HANDED_OUT] = AD_A1_13_4,
        [AD_PASS_SENT_BACK] = AD_A1_13_10,    [AD_PASS_REPORTED_LOST] = AD_A1_13_8,
        [AD_PASS_DECLARED_VOID] = AD_A1_13_8, [AD_PASS_WAS_DESTROYED] = AD_A1_13_6,
        [AD_PASS_WAS_DELETED] = AD_A1_13_11,  [AD_PASS_ENTRY] = AD_A1_13_3,
    };

    return k < AD_PASS_EVENT_KINDS ? points[k] : AD_NO_POINT;
}

enum ad_application_field ad_application_find(const char *name, size_t len)
{
    for (unsigned i = 0; i < AD_APPLICATION_FIELDS; i++)
        if (ad__is(ad_application_name((enum ad_application_field)i), name, len))
            return (enum ad_application_field)i;
    return AD_APPLICATION_FIELDS;
}

enum ad_transfer_step ad_transfer_step_find(const char *name, size_t len)
{
    static const char *const steps[] = {"declare", "request", "release", "refuse",
                                        "settle",  "forward", "issue"};

    for (unsigned i = 0; i < AD_TRANSFER_STEPS; i++)
        if (ad__is(steps[i], name, len))
            return (enum ad_transfer_step)i;
    return AD_TRANSFER_STEPS;
}
