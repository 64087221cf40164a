/*
 * desk/free.c -- free games: a table that anybody opens, where two play without an arbiter.
 *
 * All of one month are games of one event, whose id says so; it is opened with its first game. What an
 * arbiter would do there the players do for themselves, and none of them what would be to his own good:
 * they start the clock and go on after a ruling; and to a question that the Laws leave to the arbiter
 * he answers whom the answer would cost something.
 */
#include "desk/inside.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* ---- without an arbiter ---- */

/* Whoever is said to have touched a man answers that; all else that a player asks, his opponent. */
static int who_answers(const struct ad_question *q)
{
    return q->what == AD_WHAT_TOUCH_MOVE ? q->side : !q->side;
}

bool desk_may_alone(const struct ad_game *g, int side, const struct ad_command *c)
{
    if (!g->table.arbiter_absent || c->by != AD_WHO_ARBITER)
        return false;
    switch (c->kind) {
    case AD_DOES_START: return !g->mode[AD_MODE_STARTED];
    case AD_DOES_RESTART:
        return g->mode[AD_MODE_STARTED] && g->clock.running == AD_WHO_NOBODY &&
               g->question.what == AD_WHAT_NOTHING && g->result.kind == AD_RESULT_NONE;
    case AD_DOES_RULE:
        return g->question.side <= AD_WHO_BLACK && who_answers(&g->question) == side &&
               (c->answer == AD_ANSWER_ACCEPT || c->answer == AD_ANSWER_REJECT);
    default: return false;
    }
}

/* ---- opening ---- */

static void month_of(struct desk_event *out, int64_t now_ms)
{
    time_t s = (time_t)(now_ms / 1000);
    struct tm utc;

    *out = (struct desk_event){.edition = AD_FIDE_2023};
    gmtime_r(&s, &utc);
    snprintf(out->id, sizeof out->id, "free%04u%02u000000", ((unsigned)utc.tm_year + 1900) % 10000,
             ((unsigned)utc.tm_mon + 1) % 100);
    snprintf(out->name, sizeof out->name, "Freie Partien / Free games %02d/%d", utc.tm_mon + 1,
             utc.tm_year + 1900);
    out->from = ad_date_make(utc.tm_year + 1900, utc.tm_mon + 1, 1);
    out->to = utc.tm_mon == 11 ? ad_date_make(utc.tm_year + 1901, 1, 1)
                               : ad_date_make(utc.tm_year + 1900, utc.tm_mon + 2, 1);
    out->to = (ad_date)(out->to - 1);
}

/* Nobody sends these again: they have no name, and their print says nothing. */
static const struct desk_key nameless = {.print = "00000000000000000000000000000000"};

/* Two may open it at the same moment: then it is there. */
static enum desk_why need_month(struct desk *d, const struct desk_event *month, const char *who,
                                struct desk_fault *fault)
{
    struct desk_text text = {0};
    struct desk_event there;
    enum desk_why why = desk_event_look(d, &there, month->id, fault);

    if (why != DESK_NO_EVENT)
        return why;
    why = desk__event_store(d, &text, month, who, &nameless, fault);
    desk_text_free(&text);
    return why ? desk_event_look(d, &there, month->id, fault) : DESK_OK;
}

enum desk_why desk_free_open(struct desk *d, struct desk_text *out, const struct ad_table *table,
                             const struct desk_player side[2], struct desk_fault *fault)
{
    struct desk_game_about about = {.clock = DESK_KEPT, .table = *table};
    struct desk_event month;
    enum desk_why why;

    *out = (struct desk_text){0};
    month_of(&month, desk__now(d));
    if ((why = need_month(d, &month, side[0].person, fault)))
        return why;
    about.table.arbiter_absent = true;
    memcpy(about.side, side, sizeof about.side);
    memcpy(about.event, month.id, DESK_ID);
    return desk__game_store(d, out, side[0].person, &nameless, &about, fault);
}

int64_t desk_now(const struct desk *d)
{
    return desk__now(d);
}
