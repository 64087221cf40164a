/*
 * tests/tournament/verbs_outlook.c -- the places that can still be reached.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/outlook.h"

enum { MOST = 8 };

static struct ad_entrant players[MOST];
static struct ad_meeting meetings[MOST * MOST];

static void set_up(struct ad_tournament *t, const char *text)
{
    unsigned white, black, round = 0, count = 0;
    int len;
    char result;

    memset(meetings, 0, sizeof meetings);
    for (; sscanf(text, " %u-%u %c%n", &white, &black, &result, &len) == 3; text += *text != '\0') {
        char other = result == '1' ? '0' : result == '0' ? '1' : result;

        meetings[(white - 1) * MOST + round] =
            (struct ad_meeting){(uint16_t)black, 'w', result, 0, 0};
        meetings[(black - 1) * MOST + round] =
            (struct ad_meeting){(uint16_t)white, 'b', other, 0, 0};
        count = black > count ? black : count;
        text += len;
        round += *text == ';';
    }
    for (unsigned i = 0; i < count; i++)
        players[i] = (struct ad_entrant){.number = (uint16_t)(i + 1)};
    *t = (struct ad_tournament){.system = AD_SWISS_DUTCH_2026,
                                .entrants = players,
                                .count = count,
                                .meetings = meetings,
                                .stride = MOST,
                                .played = round + 1,
                                .scoring = ad_scoring_usual};
}

static void outlook(struct kit_row *row)
{
    struct ad_tiebreak points = {.code = AD_TB_PTS};
    struct ad_pair open[MOST];
    struct ad_outlook out[MOST];
    struct ad_tournament t;
    struct ad_outlook_question q = {.t = &t, .open = open, .list = &points, .tiebreaks = 1};
    char got[100] = "";
    void *memory;
    size_t len;

    set_up(&t, row->field[0]);
    q.round = t.played - 1;
    q.how = (struct ad_standings_how){.rules = AD_RULES_2026, .rounds = t.played};
    for (const char *at = row->field[1]; *at && q.count < MOST; q.count++) {
        unsigned white, black;
        int n = 0;

        if (!kit_ok(row, sscanf(at, " %u-%u%n", &white, &black, &n) == 2))
            return;
        open[q.count] = (struct ad_pair){(uint16_t)white, (uint16_t)black};
        at += n;
        at += strspn(at, ", ");
    }
    len = ad_outlook_bytes(&q);
    memory = malloc(len);
    if (ad_outlook_make(out, &q, memory, len) == AD_EINVAL) {
        kit_is(row, row->field[2], "no such game");
    } else {
        for (unsigned i = 0; i < t.count; i++)
            sprintf(got + strlen(got), "%s%u-%u", i ? " " : "", out[i].best, out[i].worst);
        kit_is(row, row->field[2], got);
        kit_ok(row, ad_outlook_make(out, &q, memory, len / 2) == AD_EFULL);
    }
    free(memory);
}

/* games | white-black | what White is supposed to get | results of the two in that round */
static void suppose(struct kit_row *row)
{
    struct ad_tournament t;
    unsigned white, black;

    set_up(&t, row->field[0]);
    if (!kit_ok(row, sscanf(row->field[1], "%u-%u", &white, &black) == 2))
        return;
    ad_outlook_suppose(meetings, &t, t.played - 1,
                       (struct ad_pair){(uint16_t)white, (uint16_t)black}, *row->field[2]);
    kit_isf(row, row->field[3], "%c %c", ad_meeting_of(&t, white - 1, t.played - 1)->result,
            ad_meeting_of(&t, black - 1, t.played - 1)->result);
}

static const struct kit_verb verbs[] = {
    {"outlook", 3, outlook}, {"suppose", 4, suppose}, {NULL, 0, NULL}};

const struct kit_suite suite_outlook = {verbs, NULL};
