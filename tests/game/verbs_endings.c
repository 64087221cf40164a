/*
 * tests/game/verbs_endings.c -- what the men can still bring about: what the editions say about
 * material, and what the game makes of a proof.
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

static bool is_said_to_never_mate(const struct ad_position *p)
{
    struct ad_mate m;

    ad_position_can_mate(&m, p, AD_WHITE, NULL);
    return m.answer == AD_POSSIBLE_NO;
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
            ad_position_status(&p) != AD_PLAYING || !is_said_to_never_mate(&p))
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

/* A game of random legal moves, decided with `len` bytes for proofs. */
struct walk {
    struct kit_row *row;
    struct kit_rng *rng;
    struct ad_game g;
    size_t len;
};

enum { PLIES = 120 };
static struct ad_ply plies[PLIES];

/* Is that the end? */
static bool does(struct walk *w, struct ad_command c)
{
    struct ad_events out;

    c.version = AD_GAME_VERSION;
    c.side = AD_WHO_NOBODY;
    return !kit_ok(w->row, ad_game_do(&out, &w->g, &c, scratch, w->len) > 0) ||
           w->g.result.kind != AD_RESULT_NONE;
}

static void walk(struct walk *w, const struct ad_table *table, size_t len)
{
    w->len = len;
    if (!kit_ok(w->row, ad_game_init(&w->g, table, plies, PLIES, true) == 0))
        return;
    while (w->g.count + 1 < PLIES) {
        uint8_t by = w->g.now.turn;
        ad_move m = kit_random_move(w->rng, &w->g.now);

        kit_board(w->row, &w->g.now);
        if (does(w,
                 (struct ad_command){
                     .kind = AD_DOES_MOVE, .by = by, .act = ad_act_of(m), .has_act = 1}) ||
            does(w, (struct ad_command){.kind = AD_DOES_PRESS, .by = by}))
            break;
    }
}

/* A search that may use no rule finds no mate of either side. */
static bool is_refuted(const struct ad_position *p)
{
    struct ad_budget plain = {20000, scratch, sizeof scratch, AD_RULES_ALL};
    struct ad_mate m;

    return ad_position_is_dead(&m, p, &plain) == AD_POSSIBLE_NO;
}

/* What the game calls dead is dead, with much memory for the proof or with none, and whatever is
 * played on. */
static void dead_is_dead(struct kit_row *row)
{
    static const char *const starts[] = {
        "4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1",
        "2b1k3/8/8/1p1p1p1p/1P1P1P2/7P/8/2B1K3 w - - 0 1",
        "8/1K6/8/k1p1p1p1/p1P1P1P1/P7/8/2B5 w - - 0 1",
        "8/8/3k4/1p1p1p2/1P1P1P1p/7P/3K4/8 w - - 0 1",
        "8/8/1q6/8/8/8/7p/5K1k b - - 0 1",
        "8/8/3k4/8/2b5/8/3PK3/8 w - - 0 1",
    };
    struct kit_rng rng = kit_seed(row);
    struct walk w = {.row = row, .rng = &rng};
    struct ad_table table;
    unsigned dead = 0, rounds = row->long_run ? 4000 : 60;

    ad_table_init(&table, AD_FIDE_2017);
    for (unsigned i = 0; i < rounds; i++) {
        if (!kit_position(&table.start, row, starts[i % (sizeof starts / sizeof *starts)]))
            return;
        walk(&w, &table, i % 4 ? sizeof scratch : 0);
        if (w.g.result.reason != AD_ENDS_DEAD)
            continue;
        dead++;
        kit_ok(row, !is_refuted(&w.g.now));
        for (struct ad_position p = w.g.now; w.g.count++ < PLIES;) {
            ad_move m = kit_random_move(&rng, &p);

            if (m == AD_NO_MOVE)
                break;
            ad_position_play(&p, &p, m);
            kit_ok(row, ad_position_status(&p) != AD_CHECKMATE);
        }
    }
    kit_board(row, NULL);
    kit_ok(row, dead > rounds / 4);
}

static const struct kit_verb verbs[] = {
    {"dead-material", 3, dead_material},
    {"mating-material", 3, mating_material},
    {"seventyfive-class", 2, seventyfive_class},
    {0},
};

static const struct kit_test tests[] = {
    {"endings: what cannot mate does not", never_mates},
    {"endings: dead is dead", dead_is_dead},
    {0},
};

const struct kit_suite suite_endings = {verbs, tests};
