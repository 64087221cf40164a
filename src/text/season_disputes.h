/*
 * text/season_disputes.h -- what a season script knows of games and cases under way.
 */
#ifndef AD_TEXT_SEASON_DISPUTES_H
#define AD_TEXT_SEASON_DISPUTES_H

#include "adoube/adjudication.h"
#include "adoube/case.h"
#include "adoube/ledger.h"
#include "adoube/reschedule.h"
#include "text/season_args.h"

enum { AD__FIXTURES = 64, AD__BOOKED = 64 };

struct ad__disputes {
    struct ad_money max_fine;
    struct ad_adjudication game;
    bool has_game, has_case, case_begun;
    struct ad_fixture fixture[AD__FIXTURES];
    unsigned fixtures;
    struct ad_matter matter;
    struct ad__word party[AD_CASE_PARTIES]; /* their names */
    struct ad_case file;
    struct ad_ledger_entry entry[AD__BOOKED];
    struct ad_ledger books;
};

#endif
