/*
 * tests/federation/verbs_sanction.c -- sanctions: who may impose what, and what is booked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/ledger.h"
#include "adoube/sanction.h"
#include "row_read.h"
#include "federation/names.h"
#include "federation/sanction_inside.h"

static struct ad_sanction sanction_of(struct kit_row *row, const char *w)
{
    struct ad_sanction s = {.area = AD_DISTRICT, .issuer_area = AD_DISTRICT, .issued = AD_NO_DATE};
    char who[16] = "", what[24] = "", text[32];

    sscanf(w, "%15s %23s", who, what);
    s.subject = (uint8_t)ad_subject_find(who, strlen(who));
    s.kind = (uint8_t)ad_sanction_find(what, strlen(what));
    s.issuer = row_has(w, "event-director") ? AD_ISSUER_EVENT_DIRECTOR
               : row_has(w, "instance")     ? AD_ISSUER_INSTANCE
               : row_has(w, "captain")      ? AD_ISSUER_OTHER
                                            : AD_ISSUER_DIRECTOR;
    if (*row_value(text, w, "area"))
        s.issuer_area = (uint8_t)ad_level_find(text, strlen(text));
    s.playing_rules = row_has(w, "rules-of-play");
    s.pending = row_has(w, "pending");
    s.by_likeness = row_has(w, "likeness");
    s.consent = row_has(w, "consent");
    s.earlier = row_has(w, "earlier");
    s.automatic = row_has(w, "automatic");
    row_value(text, w, "ground");
    s.ground = *text ? ad_point_find(text, strlen(text)) : AD_BTO_16_4;
    if (row_has(w, "no-ground"))
        s.ground = AD_NO_POINT;
    if (*row_value(text, w, "money") && ad_money_read(&s.fine, text, strlen(text), "DEM") != 0)
        kit_fail(row, "no money: %s", text);
    s.points = (int16_t)atoi(row_value(text, w, "points"));
    s.issued = row_day_of(row, w, "issued");
    s.from = row_day_of(row, w, "from");
    s.until = row_day_of(row, w, "until");
    return s;
}

/* sanction | what | the season's highest fine | verdict and points */
static void sanction(struct kit_row *row)
{
    struct ad_sanction s = sanction_of(row, row->field[0]);
    struct ad_sanction_rules r = ad_sanction_rules_usual;
    struct ad_money max = {0, ""};
    struct ad_sanction_verdict v;
    char by[40];

    r.club_ban_up_to = row_has(row->field[0], "up-to");
    if (row->len[1])
        ad_money_read(&max, row->field[1], row->len[1], "DEM");
    v = ad_sanction_check(&s, &r, max);
    kit_isf(row, row->field[2], "%s %s", ad_sanction_code_name(v.code), row_points(by, v.by));
    kit_ok(row, ad_sanction_code_text(v.code, AD_DE)[0] != '\0');
}

/* sanction-life | acts | state at the end, or "no" */
static void sanction_life(struct kit_row *row)
{
    static const char *const acts[] = {"consent", "refuse", "stay", "resume", "lift", "serve"};
    enum ad_sanction_state s = AD_SANCTION_PENDING;
    char text[100], *save = NULL;

    snprintf(text, sizeof text, "%s", row->field[0]);
    for (char *t = strtok_r(text, " ", &save); t; t = strtok_r(NULL, " ", &save)) {
        unsigned a = 0;

        while (a < 5 && strcmp(acts[a], t) != 0)
            a++;
        s = ad_sanction_next(s, (enum ad_sanction_act)a);
    }
    kit_is(row, row->field[1], s == AD_SANCTION_STATES ? "no" : ad_sanction_state_name(s));
}

/* A fine is booked to who was fined; nothing else is. */
static void fines(struct kit_row *row)
{
    struct ad_ledger_entry room[4];
    struct ad_ledger l = {room, 4, 0, 0};
    struct ad_sanction s = {.subject = AD_SUBJECT_CLUB,
                            .kind = AD_SANCTION_FINE,
                            .ground = AD_BTO_4_3,
                            .fine = ad_money(5000, "DEM")};

    kit_ok(row, ad_sanction_book(&l, &s, 9, 12, 3) == 1);
    kit_ok(row, ad_ledger_sum(&l, (struct ad_account){AD_ACCOUNT_CLUB, 12}, "DEM") == -5000);
    kit_ok(row, ad_ledger_sum(&l, (struct ad_account){AD_ACCOUNT_FINES, 3}, "DEM") == 5000);
    s.subject = AD_SUBJECT_PLAYER;
    kit_ok(row, ad_sanction_book(&l, &s, 9, 12, 3) == 2);
    kit_ok(row, ad_ledger_sum(&l, (struct ad_account){AD_ACCOUNT_PERSON, 12}, "DEM") == -5000);
    s.kind = AD_SANCTION_WARNING;
    kit_ok(row, ad_sanction_book(&l, &s, 9, 12, 3) == 0 && l.bookings == 2);
}

/* BTO 4.3, 2.4 */
static void duties(struct kit_row *row)
{
    char by[40];

    kit_ok(row, ad_sanction_duty(AD_BREACH_NO_SHOW).fine);
    kit_ok(row, ad_sanction_duty(AD_BREACH_WITHDRAWAL).fine);
    kit_ok(row, !ad_sanction_duty(AD_BREACH_PASS).fine);
    kit_is(row, "BTO 4.3, BTO 4.4", row_points(by, ad_sanction_duty(AD_BREACH_NO_SHOW).by));
    kit_is(row, "BTO 2.4, BTO 4.1", row_points(by, ad_sanction_duty(AD_BREACH_PASS).by));
}

static const struct kit_verb verbs[] = {
    {"sanction", 3, sanction},
    {"sanction-life", 2, sanction_life},
    {0},
};

static const struct kit_test tests[] = {
    {"sanction: what must follow", duties},
    {"sanction: a fine is booked", fines},
    {0},
};

const struct kit_suite suite_sanction = {verbs, tests};
