/*
 * tests/verbs_kit.c -- the kit tested by itself.
 */
#include "kit.h"

#include <string.h>

/* kit-columns | any | any | the two, with their lengths */
static void columns(struct kit_row *row)
{
    kit_isf(row, row->field[2], "[%s] %zu [%s] %zu", row->field[0], row->len[0], row->field[1],
            row->len[1]);
}

static void draws_a_board(struct kit_row *row)
{
    struct ad_position p;
    char drawing[KIT_DRAWING];

    if (!kit_position(&p, row, "4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 1"))
        return;
    kit_draw(drawing, &p);
    kit_ok(row, strstr(drawing, "    5 . . . p P . . .\n"));
    kit_ok(row, strstr(drawing, "    1 R . . . K . . .\n"));
    kit_ok(row, strstr(drawing, "White to move"));
}

static void draws_fairly(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row), again = kit_seed(row);
    unsigned hits[6] = {0};

    for (int i = 0; i < 60000; i++) {
        unsigned n = kit_below(&rng, 6);
        kit_ok(row, n < 6 && n == kit_below(&again, 6));
        hits[n]++;
    }
    for (int i = 0; i < 6; i++)
        kit_ok(row, hits[i] > 9600 && hits[i] < 10400);
}

static const struct kit_verb verbs[] = {
    {"kit-columns", 3, columns},
    {0},
};

static const struct kit_test tests[] = {
    {"kit: a board is drawn with White below", draws_a_board},
    {"kit: chance is fair and repeats", draws_fairly},
    {0},
};

const struct kit_suite suite_kit = {verbs, tests};
