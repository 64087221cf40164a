/*
 * tests/tournament/verbs_withdraw.c -- somebody leaves before the end.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/schedule.h"
#include "tournament/withdraw.h"
#include "tournament/names.h"

enum { MOST = 16 };

/* The fixtures of a round robin; the results of who leaves are given, round by round. */
static void set_up(struct ad_tournament *t, struct ad_meeting *meetings, unsigned n,
                   const char *results, unsigned boards)
{
    struct ad_schedule s = {.table = AD_TABLE_BERGER, .count = n};
    struct ad_pair pairs[MOST];

    *t = (struct ad_tournament){.system = AD_ROUND_ROBIN,
                                .count = n,
                                .meetings = meetings,
                                .stride = ad_schedule_rounds(&s),
                                .teams = boards > 0,
                                .boards = boards,
                                .scoring = ad_scoring_usual};
    for (unsigned r = 0; r < t->stride; r++)
        for (unsigned i = 0, count = ad_schedule_pairs(pairs, &s, r); i < count; i++) {
            unsigned w = pairs[i].white, b = pairs[i].black;

            if (!b)
                continue;
            meetings[(w - 1) * t->stride + r] = (struct ad_meeting){(uint16_t)b, 'w', '\0', 0, 0};
            meetings[(b - 1) * t->stride + r] = (struct ad_meeting){(uint16_t)w, 'b', '\0', 0, 0};
        }
    for (unsigned r = 0; results[r] && r < t->stride; r++) {
        static const char mine[] = "1=0+-?.", theirs[] = "0=1-+?";
        const char *letter = strchr(mine, results[r]);
        struct ad_meeting *m = &meetings[r];

        if (!m->opponent || !letter || *letter == '.')
            continue;
        m->result = *letter;
        meetings[(m->opponent - 1u) * t->stride + r].result = theirs[letter - mine];
    }
}

static void put_letters(char *out, const struct ad_meeting *meetings, const struct ad_tournament *t,
                        bool other)
{
    for (unsigned r = 0; r < t->stride; r++) {
        const struct ad_meeting *m = &meetings[r], *before = ad_meeting_of(t, 0, r);

        if (other) /* the side of the one who was to be met */
            m = before->opponent ? &meetings[(before->opponent - 1u) * t->stride + r] : m;
        out[r] = m->result ? m->result : m->opponent ? '.' : '_';
    }
    out[t->stride] = '\0';
}

/* One entry of the list: it tells what was, and the opponent's side is as it says. */
static void check_entry(struct kit_row *row, const struct ad_withdrawn *e,
                        const struct ad_tournament *t, const struct ad_meeting *meetings,
                        const int8_t *on_board)
{
    const struct ad_meeting *old = ad_meeting_of(t, 0, e->round);
    size_t at = (old->opponent - 1u) * t->stride + e->round;
    int on_each = e->why == AD_WITHDRAWN_LOST ? 2 : e->why == AD_WITHDRAWN_STAYS;

    kit_ok(row, e->opponent == old->opponent && e->before == old->result);
    if (e->why == AD_WITHDRAWN_LOST)
        kit_ok(row, meetings[at].games == (int)(10 * t->boards) && meetings[at].result == '+');
    for (unsigned b = 0; b < t->boards; b++)
        kit_ok(row, on_board[at * t->boards + b] == on_each);
    kit_ok(row, ad_withdrawn_text((enum ad_withdrawn_why)e->why, AD_DE)[0] != '\0');
}

/* Nobody else's games change. */
static void check_others(struct kit_row *row, const struct ad_tournament *t,
                         const struct ad_meeting *meetings)
{
    for (unsigned i = 1; i < t->count; i++)
        for (unsigned r = 0; r < t->stride; r++) {
            const struct ad_meeting *old = ad_meeting_of(t, i, r);
            const struct ad_meeting *now = &meetings[i * t->stride + r];

            kit_ok(row, old->opponent == 1 ||
                            (old->opponent == now->opponent && old->result == now->result));
        }
}

/* withdraw | rule | entrants, boards of teams | results so far of place 1 | played of due
 *          | his results after it | those of his opponents */
static void withdraw(struct kit_row *row)
{
    static const char *const rules[] = {"keep", "half", "half-forfeits"};
    static int8_t on_board[MOST * MOST * MOST];
    static struct ad_meeting before[MOST * MOST], meetings[MOST * MOST];
    struct ad_withdrawn what[AD_ROUNDS_MAX];
    struct ad_withdrawal w;
    struct ad_tournament t;
    unsigned n = 0, boards = 0, rule = 0;
    char text[MOST + 1];

    while (rule < 2 && strcmp(rules[rule], row->field[0]) != 0)
        rule++;
    sscanf(row->field[1], "%u %u", &n, &boards);
    memset(before, 0, sizeof before);
    set_up(&t, before, n, row->field[2], boards);
    memcpy(meetings, before, sizeof meetings);
    memset(on_board, 1, sizeof on_board);
    ad_withdraw(&w, what, meetings, on_board, &t, 0, (enum ad_withdraw_rule)rule);
    kit_isf(row, row->field[3], "%u of %u", w.played, w.due);
    put_letters(text, meetings, &t, false);
    kit_is(row, row->field[4], text);
    put_letters(text, meetings, &t, true);
    kit_is(row, row->field[5], text);
    kit_ok(row, w.count == w.due);
    for (unsigned i = 0; i < w.count; i++) {
        kit_ok(row, w.annulled == (what[i].why == AD_WITHDRAWN_ANNULLED));
        check_entry(row, &what[i], &t, meetings, on_board);
    }
    check_others(row, &t, meetings);
}

static const struct kit_verb verbs[] = {
    {"withdraw", 6, withdraw},
    {0},
};

static void words_in_two_languages(struct kit_row *row)
{
    kit_is(row, "stays", ad_withdrawn_text(AD_WITHDRAWN_STAYS, AD_EN));
    kit_is(row, "bleibt bestehen", ad_withdrawn_text(AD_WITHDRAWN_STAYS, AD_DE));
}

static const struct kit_test tests[] = {
    {"withdraw: words in two languages", words_in_two_languages},
    {0},
};

const struct kit_suite suite_withdraw = {verbs, tests};
