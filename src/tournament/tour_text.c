/*
 * tournament/tour_text.c -- names, levels and words of a running tournament.
 *
 * Levels: 1 is told; 2 a slip is likely; 3 somebody will ask about it; 4 it changes what was
 * announced or is known; 5 it breaks a rule. Locked: FIDE's endorsement (C.02) leaves no choice.
 */
#include "tournament/tour.h"
#include "tournament/names.h"
#include "words/words.h"

#include <string.h>

static const struct {
    const char *name;
    uint8_t level;
    bool locked;
    const char *text[AD__TONGUES];
} warnings[AD_TOUR_WARNINGS] = {
    [AD_TOUR_OPEN_RESULTS] = {"open-results", 4, false, {AD__SAID(AD_TOUR_OPEN_RESULTS)}},
    [AD_TOUR_MISSING] = {"missing", 2, false, {AD__SAID(AD_TOUR_MISSING)}},
    [AD_TOUR_REPEAT] = {"repeat", 5, true, {AD__SAID(AD_TOUR_REPEAT)}},
    [AD_TOUR_FORBIDDEN_MEET] = {"forbidden-meet", 5, true, {AD__SAID(AD_TOUR_FORBIDDEN_MEET)}},
    [AD_TOUR_COLOURS] = {"colours", 3, false, {AD__SAID(AD_TOUR_COLOURS)}},
    [AD_TOUR_DIFFERS] = {"differs", 4, false, {AD__SAID(AD_TOUR_DIFFERS)}},
    [AD_TOUR_BYE_AGAIN] = {"bye-again", 5, true, {AD__SAID(AD_TOUR_BYE_AGAIN)}},
    [AD_TOUR_GIVEN_AGAIN] = {"given-again", 1, false, {AD__SAID(AD_TOUR_GIVEN_AGAIN)}},
    [AD_TOUR_RESULTS_LOST] = {"results-lost", 4, false, {AD__SAID(AD_TOUR_RESULTS_LOST)}},
    [AD_TOUR_PUBLISHED] = {"published", 3, false, {AD__SAID(AD_TOUR_PUBLISHED)}},
    [AD_TOUR_ROUNDS_CHANGED] = {"rounds-changed", 4, true, {AD__SAID(AD_TOUR_ROUNDS_CHANGED)}},
    [AD_TOUR_ROUNDS_MANY] = {"rounds-many", 4, false, {AD__SAID(AD_TOUR_ROUNDS_MANY)}},
    [AD_TOUR_ODD_SCORING] = {"odd-scoring", 5, true, {AD__SAID(AD_TOUR_ODD_SCORING)}},
    [AD_TOUR_SCORING_CHANGED] = {"scoring-changed", 5, true, {AD__SAID(AD_TOUR_SCORING_CHANGED)}},
    [AD_TOUR_SYSTEM_CHANGED] = {"system-changed", 5, true, {AD__SAID(AD_TOUR_SYSTEM_CHANGED)}},
    [AD_TOUR_TIEBREAKS_CHANGED] = {"tiebreaks-changed",
                                   4,
                                   true,
                                   {AD__SAID(AD_TOUR_TIEBREAKS_CHANGED)}},
    [AD_TOUR_LEAVE_FIDE] = {"leave-fide", 5, false, {AD__SAID(AD_TOUR_LEAVE_FIDE)}},
    [AD_TOUR_SAME_ID] = {"same-id", 4, false, {AD__SAID(AD_TOUR_SAME_ID)}},
    [AD_TOUR_LATE_ENTRY] = {"late-entry", 1, false, {AD__SAID(AD_TOUR_LATE_ENTRY)}},
    [AD_TOUR_LATE_NUMBERS] = {"late-numbers", 4, true, {AD__SAID(AD_TOUR_LATE_NUMBERS)}},
    [AD_TOUR_SECOND_HALF] = {"second-half-bye", 2, false, {AD__SAID(AD_TOUR_SECOND_HALF)}},
    [AD_TOUR_FULL_BYE] = {"full-bye", 3, false, {AD__SAID(AD_TOUR_FULL_BYE)}},
    [AD_TOUR_LEFT_PAIRED] = {"left-paired", 2, false, {AD__SAID(AD_TOUR_LEFT_PAIRED)}},
    [AD_TOUR_LATE_FORBID] = {"late-forbid", 3, false, {AD__SAID(AD_TOUR_LATE_FORBID)}},
    [AD_TOUR_LATE_ACCELERATION] = {"late-acceleration",
                                   4,
                                   true,
                                   {AD__SAID(AD_TOUR_LATE_ACCELERATION)}},
    [AD_TOUR_ODD_RESULT] = {"odd-result", 2, false, {AD__SAID(AD_TOUR_ODD_RESULT)}},
    [AD_TOUR_PAST_RESULT] = {"past-result", 3, false, {AD__SAID(AD_TOUR_PAST_RESULT)}},
    [AD_TOUR_FINISH_OPEN] = {"finish-open", 5, true, {AD__SAID(AD_TOUR_FINISH_OPEN)}},
    [AD_TOUR_FINISH_EARLY] = {"finish-early", 4, true, {AD__SAID(AD_TOUR_FINISH_EARLY)}},
    [AD_TOUR_BOARD_ORDER] = {"board-order", 5, true, {AD__SAID(AD_TOUR_BOARD_ORDER)}},
    [AD_TOUR_EMPTY_BOARD] = {"empty-board", 3, false, {AD__SAID(AD_TOUR_EMPTY_BOARD)}},
    [AD_TOUR_LATE_MEMBER] = {"late-member", 3, false, {AD__SAID(AD_TOUR_LATE_MEMBER)}},
};

static const struct {
    const char *name, *text[AD__TONGUES];
} codes[AD_TOUR_CODES] = {
    [AD_TOUR_OK] = {"ok", {AD__SAID(AD_TOUR_OK)}},
    [AD_TOUR_CONFIRM] = {"confirm", {AD__SAID(AD_TOUR_CONFIRM)}},
    [AD_TOUR_LOCKED] = {"locked", {AD__SAID(AD_TOUR_LOCKED)}},
    [AD_TOUR_PHASE] = {"phase", {AD__SAID(AD_TOUR_PHASE)}},
    [AD_TOUR_STARTED] = {"started", {AD__SAID(AD_TOUR_STARTED)}},
    [AD_TOUR_SYSTEM] = {"system", {AD__SAID(AD_TOUR_SYSTEM)}},
    [AD_TOUR_SCORING] = {"scoring", {AD__SAID(AD_TOUR_SCORING)}},
    [AD_TOUR_NOBODY] = {"nobody", {AD__SAID(AD_TOUR_NOBODY)}},
    [AD_TOUR_ENTERED] = {"entered", {AD__SAID(AD_TOUR_ENTERED)}},
    [AD_TOUR_AWAY] = {"away", {AD__SAID(AD_TOUR_AWAY)}},
    [AD_TOUR_IS_IN] = {"is-in", {AD__SAID(AD_TOUR_IS_IN)}},
    [AD_TOUR_TWICE] = {"twice", {AD__SAID(AD_TOUR_TWICE)}},
    [AD_TOUR_UNPAIRED_ONE] = {"unpaired", {AD__SAID(AD_TOUR_UNPAIRED_ONE)}},
    [AD_TOUR_BYES] = {"byes", {AD__SAID(AD_TOUR_BYES)}},
    [AD_TOUR_LETTER] = {"letter", {AD__SAID(AD_TOUR_LETTER)}},
    [AD_TOUR_NO_ROUND] = {"no-round", {AD__SAID(AD_TOUR_NO_ROUND)}},
    [AD_TOUR_IS_PAIRED] = {"is-paired", {AD__SAID(AD_TOUR_IS_PAIRED)}},
    [AD_TOUR_NO_BOARD] = {"no-board", {AD__SAID(AD_TOUR_NO_BOARD)}},
    [AD_TOUR_NO_RESULT] = {"no-result", {AD__SAID(AD_TOUR_NO_RESULT)}},
    [AD_TOUR_HAS_RESULT] = {"has-result", {AD__SAID(AD_TOUR_HAS_RESULT)}},
    [AD_TOUR_SAME_RESULT] = {"same-result", {AD__SAID(AD_TOUR_SAME_RESULT)}},
    [AD_TOUR_NO_REASON] = {"no-reason", {AD__SAID(AD_TOUR_NO_REASON)}},
    [AD_TOUR_OVER] = {"over", {AD__SAID(AD_TOUR_OVER)}},
    [AD_TOUR_FEW] = {"few", {AD__SAID(AD_TOUR_FEW)}},
    [AD_TOUR_IMPOSSIBLE] = {"impossible", {AD__SAID(AD_TOUR_IMPOSSIBLE)}},
    [AD_TOUR_LEVEL] = {"level", {AD__SAID(AD_TOUR_LEVEL)}},
    [AD_TOUR_CLOSED] = {"closed", {AD__SAID(AD_TOUR_CLOSED)}},
    [AD_TOUR_NOT_OF_TEAM] = {"not-of-team", {AD__SAID(AD_TOUR_NOT_OF_TEAM)}},
};

static const char *const commands[] = {
#define X(id, name) name,
    AD_TOUR_CMD_MAP(X)
#undef X
};

static const char *const events[] = {
#define X(id, name) name,
    AD_TOUR_EVENT_MAP(X)
#undef X
};

const char *ad_tour_warning_name(enum ad_tour_warning w)
{
    return w < AD_TOUR_WARNINGS ? warnings[w].name : "";
}

enum ad_tour_warning ad_tour_warning_find(const char *name, size_t len)
{
    unsigned i = 0;

    while (i < AD_TOUR_WARNINGS &&
           (strlen(warnings[i].name) != len || memcmp(warnings[i].name, name, len) != 0))
        i++;
    return (enum ad_tour_warning)i;
}

const char *ad_tour_warning_text(enum ad_tour_warning w, enum ad_language lang)
{
    return w < AD_TOUR_WARNINGS ? warnings[w].text[ad__tongue(lang)] : "";
}

unsigned ad_tour_warning_level(enum ad_tour_warning w)
{
    return w < AD_TOUR_WARNINGS ? warnings[w].level : 0;
}

bool ad_tour_warning_locked(enum ad_tour_warning w)
{
    return w < AD_TOUR_WARNINGS && warnings[w].locked;
}

const char *ad_tour_code_name(enum ad_tour_code c)
{
    return c < AD_TOUR_CODES ? codes[c].name : "";
}

const char *ad_tour_code_text(enum ad_tour_code c, enum ad_language lang)
{
    return c < AD_TOUR_CODES ? codes[c].text[ad__tongue(lang)] : "";
}

const char *ad_tour_cmd_name(enum ad_tour_cmd_kind k)
{
    return k < AD_TOUR_CMDS ? commands[k] : "";
}

const char *ad_tour_event_name(enum ad_tour_event_kind k)
{
    return k < AD_TOUR_EVENTS ? events[k] : "";
}
