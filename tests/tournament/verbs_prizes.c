/*
 * tests/tournament/verbs_prizes.c -- who is paid what.
 */
#include <stdio.h>
#include <string.h>

#include "../kit.h"
#include "adoube/prizes.h"

enum { MOST = 40 };

/* A list in a row has \n and \r for the ends of its lines. */
static size_t unfold(char *out, const char *text)
{
    size_t n = 0;

    for (; *text; text++)
        if (*text == '\\' && (text[1] == 'n' || text[1] == 'r'))
            out[n++] = *++text == 'n' ? '\n' : '\r';
        else
            out[n++] = *text;
    out[n] = '\0';
    return n;
}

static void prizes_read(struct kit_row *row)
{
    static const char *const ways[] = {"place", "shared", "hort"};
    char text[400], got[400];
    struct ad_prize_list list;
    unsigned line = 0;
    size_t len = unfold(text, row->field[0]);

    if (ad_prizes_read(&list, &line, text, len) < 0) {
        kit_isf(row, row->field[1], "line %u", line);
        return;
    }
    sprintf(got, "%s %d:", ways[list.way], (int)list.unit);
    for (unsigned f = 0; f < list.funds; f++) {
        strcat(got, f ? " /" : "");
        for (unsigned i = 0; i < list.fund[f].count; i++)
            sprintf(got + strlen(got), " %d", (int)list.fund[f].prize[i]);
    }
    kit_is(row, row->field[1], got);
}

static unsigned read_rows(struct ad_prize_row *rows, const char *text)
{
    unsigned n = 0;

    for (; *text && n < MOST; n++, text += strcspn(text, ";"), text += *text == ';') {
        struct ad_prize_row *r = &rows[n];
        unsigned rank = 0, points = 0, age = 0, rating = 0;
        char sex = '\0';

        sscanf(text, " %u %u %c %u %u", &rank, &points, &sex, &age, &rating);
        *r = (struct ad_prize_row){.who = (uint16_t)n,
                                   .rank = (uint16_t)rank,
                                   .points = (ad_points)points,
                                   .left = sex == '-',
                                   .traits = {.sex = sex,
                                              .age = (uint8_t)age,
                                              .rating = (int16_t)rating,
                                              .club = "",
                                              .federation = ""}};
    }
    return n;
}

static void prizes(struct kit_row *row)
{
    char text[400], got[800] = "";
    struct ad_prize_row rows[MOST];
    struct ad_prize paid[2 * MOST];
    struct ad_prize_list list;
    unsigned count = read_rows(rows, row->field[1]);
    int n;

    if (!kit_ok(row, ad_prizes_read(&list, NULL, text, unfold(text, row->field[0])) == 0))
        return;
    n = ad_prizes_give(paid, 2 * MOST, &list, rows, count);
    for (int i = 0; i < n; i++) {
        sprintf(got + strlen(got), "%s%u.%u ", i ? ", " : "", paid[i].fund, paid[i].place);
        if (paid[i].row == AD_PRIZE_LAPSED)
            strcat(got, "lapsed");
        else
            sprintf(got + strlen(got), "%u", rows[paid[i].row].rank);
        sprintf(got + strlen(got), " %d", (int)paid[i].paid);
    }
    kit_is(row, row->field[2], got);
    kit_ok(row, n > 0 && ad_prizes_give(paid, (unsigned)n - 1, &list, rows, count) == AD_EFULL);
}

static const struct kit_verb verbs[] = {
    {"prizes-read", 2, prizes_read}, {"prizes", 3, prizes}, {NULL, 0, NULL}};

const struct kit_suite suite_prizes = {verbs, NULL};
