/*
 * tests/game/verbs_endings.c -- what the men can still bring about: dead positions, who can mate,
 * mating material, the classes of 75 moves.
 */
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/fen.h"
#include "game/case.h"

static const char *const answers[] = {"no", "yes", "unknown"};
static uint64_t scratch[AD_GAME_SCRATCH / sizeof(uint64_t)];

static int side_of(const char *text)
{
    return strcmp(text, "black") == 0 ? AD_BLACK : AD_WHITE;
}

static void cited(struct kit_row *row, const char *want, const char *edition, const uint16_t *cites)
{
    enum ad_edition e = ad_edition_find(edition, strlen(edition));
    struct ad_cites found = {0};

    if (!kit_ok(row, e != AD_NO_EDITION))
        return;
    if (cites)
        ad__cite(&found, (enum ad__provision) * cites, e, AD_NO_EDITION);
    kit_is(row, want, found.count ? ad_article_number(found.article[0]) : "-");
}

/* can-mate | fen | white or black | yes, no, unknown; with less memory it may know less */
static void can_mate(struct kit_row *row)
{
    struct ad_position p;
    enum ad_possible found, without;
    int side = side_of(row->field[1]);

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    found = ad_can_mate(&p, side, scratch, sizeof scratch);
    kit_is(row, row->field[2], answers[found]);
    memset(scratch, 0xA5, sizeof scratch);
    kit_is(row, row->field[2], answers[ad_can_mate(&p, side, scratch, sizeof scratch)]);
    without = ad_can_mate(&p, side, NULL, 0);
    kit_ok(row, without == found || without == AD_POSSIBLE_UNKNOWN);
    without = ad_can_mate(&p, side, (char *)scratch + 1, 3000);
    kit_ok(row, without == found || without == AD_POSSIBLE_UNKNOWN);
}

/* dead-material | edition | fen | article or - */
static void dead_material(struct kit_row *row)
{
    struct ad_position p;
    bool list_only = strcmp(row->field[0], "fide-1984") == 0;

    if (!kit_position(&p, row, row->field[1]))
        return;
    kit_board(row, &p);
    cited(row, row->field[2], row->field[0], ad__dead_material(&p, list_only));
}

/* mating-material | fen | white or black | yes, no, unknown (1997 C.4) */
static void mating_material(struct kit_row *row)
{
    struct ad_position p;

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    kit_is(row, row->field[2], answers[ad__c4_material(&p, side_of(row->field[1]))]);
}

/* seventyfive-class | fen | article of fide-1984 or - */
static void seventyfive_class(struct kit_row *row)
{
    struct ad_position p;

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    cited(row, row->field[1], "fide-1984", ad__seventyfive_class(&p));
}

/* ---- properties ---- */

/* Some men on empty squares; false if that is no position. */
static bool place(struct ad_position *out, struct kit_rng *rng, const char *men)
{
    static const char letters[] = " PNBRQK";
    struct ad_setup s = {.ep = AD_NO_SQUARE, .fullmoves = 1};

    s.turn = (uint8_t)kit_below(rng, 2);
    for (; *men; men++) {
        int upper = *men & ~32, square = (int)kit_below(rng, 64);
        int kind = (int)(strchr(letters, upper) - letters);

        if (s.on[square] != AD_EMPTY)
            return false;
        s.on[square] = ad_man(*men == upper ? AD_WHITE : AD_BLACK, kind);
    }
    return ad_position_from(out, &s) == 0;
}

/* Men that were proven unable to mate do not mate, wherever they stand: near the corners, where it
 * could be, most placements are looked at in a long run. */
static void never_mates(struct kit_row *row)
{
    static const char *const men[] = {"KNkq", "KNkqq", "KNkqqq", "KBkr",  "KBkq",   "KBkrr",
                                      "KBkb", "KBkqr", "KBBkb",  "KBBkr", "KBBkrq", "KBkrb"};
    struct kit_rng rng = kit_seed(row);
    unsigned rounds = row->long_run ? 3000000 : 12000, asked = 0;

    for (unsigned i = 0; i < rounds; i++) {
        struct ad_position p, next;
        struct ad_moves moves;

        if (!place(&p, &rng, men[i % (sizeof men / sizeof *men)]) || p.turn != AD_WHITE ||
            ad_position_status(&p) != AD_PLAYING ||
            ad_can_mate(&p, AD_WHITE, NULL, 0) != AD_POSSIBLE_NO)
            continue;
        ad_position_moves(&moves, &p);
        for (unsigned m = 0; m < moves.count; m++) {
            ad_position_play(&next, &p, moves.move[m]);
            kit_board(row, &next);
            if (ad_position_status(&next) == AD_CHECKMATE)
                kit_ok(row, false);
            asked++;
        }
    }
    kit_board(row, NULL);
    kit_ok(row, asked > rounds);
}

/* No is said of a position only if it can be said of every position that follows. */
static void no_stays_no(struct kit_row *row)
{
    static const char *const walls[] = {
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
        "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
        "8/1K6/8/k1p1p1p1/p1P1P1P1/P7/8/2B5 w - - 0 1",
        "7k/8/8/8/p1p1p1p1/P1P1P1P1/8/K1B5 w - - 0 1",
    };
    struct kit_rng rng = kit_seed(row);

    for (unsigned i = 0; i < sizeof walls / sizeof *walls; i++)
        for (int side = 0; side < 2; side++) {
            struct ad_position p;

            if (!kit_position(&p, row, walls[i]))
                return;
            if (ad_can_mate(&p, side, scratch, sizeof scratch) != AD_POSSIBLE_NO)
                continue;
            for (unsigned ply = 0; ply < (row->long_run ? 2000u : 40u); ply++) {
                ad_move m = kit_random_move(&rng, &p);

                if (m == AD_NO_MOVE)
                    break;
                ad_position_play(&p, &p, m);
                kit_board(row, &p);
                kit_ok(row, ad_can_mate(&p, side, scratch, sizeof scratch) != AD_POSSIBLE_YES);
                kit_board(row, NULL);
            }
        }
}

static const struct kit_verb verbs[] = {
    {"can-mate", 3, can_mate},
    {"dead-material", 3, dead_material},
    {"mating-material", 3, mating_material},
    {"seventyfive-class", 2, seventyfive_class},
    {0},
};

static const struct kit_test tests[] = {
    {"endings: what cannot mate does not", never_mates},
    {"endings: no stays no", no_stays_no},
    {0},
};

const struct kit_suite suite_endings = {verbs, tests};
