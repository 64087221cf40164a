/*
 * tests/tournament/verbs_category.c -- parts of a table.
 */
#include <stdio.h>
#include <string.h>

#include "../kit.h"
#include "adoube/category.h"

static void category(struct kit_row *row)
{
    char text[AD_CATEGORY_MAX];
    struct ad_category c;

    if (ad_category_read(&c, row->field[0], row->len[0]) < 0) {
        kit_is(row, row->field[1], "-");
        return;
    }
    kit_ok(row, ad_category_write(text, sizeof text, &c) == (int)strlen(row->field[1]));
    kit_is(row, row->field[1], text);
    kit_ok(row, ad_category_write(text, strlen(row->field[1]), &c) == AD_EFULL);
    ad_category_text(text, sizeof text, &c, AD_EN);
    kit_is(row, row->field[2], text);
    ad_category_text(text, sizeof text, &c, AD_DE);
    kit_is(row, row->field[3], text);
}

static void category_has(struct kit_row *row)
{
    char club[32], federation[32];
    struct ad_traits who = {.club = club, .federation = federation};
    struct ad_category c;
    unsigned rating, age;

    if (!kit_ok(row, ad_category_read(&c, row->field[0], row->len[0]) == 0) ||
        !kit_ok(row, sscanf(row->field[1], "%u %u %c %31s %31s", &rating, &age, &who.sex, club,
                            federation) == 5))
        return;
    who.rating = (int16_t)rating;
    who.age = (uint8_t)age;
    kit_is(row, row->field[2], ad_category_has(&c, &who) ? "yes" : "no");
}

static const struct kit_verb verbs[] = {
    {"category", 4, category}, {"category-has", 3, category_has}, {NULL, 0, NULL}};

const struct kit_suite suite_category = {verbs, NULL};
