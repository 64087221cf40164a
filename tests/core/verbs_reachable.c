/*
 * tests/core/verbs_reachable.c -- can a game lead here?
 *
 * A wrong "no" is the one failure that matters. So every position of many random games is asked
 * about, played with a liking for captures, promotions, checks or quiet at home; and, where they
 * are at hand, the positions of published games that were made to reach odd ones.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/proof.h"
#include "core/reach.h"
#include "core/names.h"

static const char SAMPLE[] = "../shared/data/legality/tromp_10k.tsv";
static const char SPECIAL[] = "../shared/data/legality/special.tsv";
static const char GAMES[] = "../shared/data/legality/tromp_texel_923.tsv";

static struct ad_reach reach; /* too large for every stack */

/* reachable | fen | yes, unknown, or "no: reason", or "no d5: reason" */
static void reachable(struct kit_row *row)
{
    struct ad_setup s;
    char where[16] = "";

    if (!kit_ok(row, ad_fen_read(&s, row->field[0], row->len[0], NULL) == 0))
        return;
    ad_position_reachable(&reach, &s, NULL);
    if (reach.answer != AD_POSSIBLE_NO) {
        kit_is(row, row->field[1], reach.answer == AD_POSSIBLE_YES ? "yes" : "unknown");
        return;
    }
    if (reach.square != AD_NO_SQUARE)
        sprintf(where, " %c%d", 'a' + ad_file_of(reach.square), 1 + ad_rank_of(reach.square));
    kit_isf(row, row->field[1], "no%s: %s", where,
            reach.why == AD_REACH_BAD ? ad_bad_text(reach.bad, AD_EN)
                                      : ad_reach_text(reach.why, AD_EN));
}

/* proof-game | fen | yes, or the reason: with a budget, and the game is played through */
static void proof_game(struct kit_row *row)
{
    struct ad_budget budget = {.nodes = 20000000, .len = (size_t)128 << 20};
    struct ad_setup s;
    struct ad_position p, goal;
    struct ad_packed a, b;

    if (!kit_ok(row, ad_fen_read(&s, row->field[0], row->len[0], NULL) == 0))
        return;
    budget.scratch = malloc(budget.len);
    if (kit_ok(row, budget.scratch != NULL))
        ad_position_reachable(&reach, &s, &budget);
    free(budget.scratch);
    kit_is(row, row->field[1],
           reach.answer == AD_POSSIBLE_YES ? "yes" : ad_reach_text(reach.why, AD_EN));
    if (reach.answer != AD_POSSIBLE_YES || !kit_position(&goal, row, row->field[0]))
        return;
    ad_position_start(&p);
    for (unsigned i = 0; i < reach.plies; i++) {
        if (!kit_ok(row, ad_position_is_legal(&p, reach.game[i])))
            return;
        ad_position_play(&p, &p, reach.game[i]);
    }
    ad_position_pack(&a, &p);
    ad_position_pack(&b, &goal);
    kit_ok(row, ad_packed_equal(&a, &b));
}

static const struct kit_verb verbs[] = {
    {"reachable", 2, reachable},
    {"proof-game", 2, proof_game},
    {0},
};

/* ---- positions of games ---- */

/* The position has just been reached, so nobody may say that it cannot be. The double step of a
 * pawn may be told or not, and so may everything else that one can forget. */
static bool not_refused(struct kit_row *row, const struct ad_position *p, ad_move last, bool tell)
{
    struct ad_setup s;

    ad_position_setup(&s, p);
    if (tell && ad_move_how(last) == AD_DOUBLE_STEP)
        s.ep = (uint8_t)(ad_move_to(last) ^ 8);
    ad_position_reachable(&reach, &s, NULL);
    return kit_ok(row, reach.answer != AD_POSSIBLE_NO);
}

enum liking { ANY, CAPTURES, PAWNS, PROMOTIONS, PIECES, CHECKS, LIKINGS };

static bool likes(enum liking what, const struct ad_position *p, ad_move m)
{
    struct ad_position q;
    int how = ad_move_how(m), kind = ad_move_kind(m);
    bool takes = how == AD_EN_PASSANT || (how != AD_CASTLES && ad_position_man(p, ad_move_to(m)));

    switch (what) {
    case CAPTURES: return takes;
    case PAWNS: return kind == AD_PAWN && !takes;
    case PROMOTIONS: return ad_move_promotion(m) || (kind == AD_PAWN && takes);
    case PIECES: return kind == AD_KNIGHT || kind == AD_BISHOP || kind == AD_QUEEN;
    case CHECKS: ad_position_play(&q, p, m); return ad_position_checkers(&q) || how == AD_CASTLES;
    case ANY:
    case LIKINGS: break;
    }
    return true;
}

/* The first of ten random moves that is liked, or any. */
static ad_move pick(struct kit_rng *rng, const struct ad_position *p, enum liking what)
{
    ad_move m = AD_NO_MOVE;

    for (int i = 0; i < 10; i++) {
        m = kit_random_move(rng, p);
        if (m == AD_NO_MOVE || likes(what, p, m))
            break;
    }
    return m;
}

static void games_are_not_refused(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    unsigned games = row->long_run ? 6000 : 120;
    struct ad_position p;

    kit_board(row, &p);
    while (games-- && !row->failures) {
        enum liking what = kit_below(&rng, LIKINGS);
        ad_position_start(&p);
        for (int ply = 0; ply < 240; ply++) {
            ad_move m = pick(&rng, &p, what);
            if (m == AD_NO_MOVE)
                break;
            ad_position_play(&p, &p, m);
            if (!not_refused(row, &p, m, kit_below(&rng, 2)))
                break;
        }
    }
    kit_board(row, NULL);
}

/* Games of Chess960: only what holds for every initial position may be asked. */
static void chess960_is_not_refused(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_position p;

    kit_board(row, &p);
    for (unsigned games = row->long_run ? 2000 : 40; games; games--) {
        kit_random_start(&p, &rng);
        for (int ply = 0; ply < 100 && p.castling; ply++) {
            ad_move m = pick(&rng, &p, PIECES);
            bool standard = p.king[0] == 4 && p.king[1] == 60;
            if (m == AD_NO_MOVE || standard || !not_refused(row, &p, AD_NO_MOVE, false))
                break;
            ad_position_play(&p, &p, m);
        }
    }
    kit_ok(row, !row->failures);
    kit_board(row, NULL);
}

/* ---- last moves ---- */

struct wanted {
    struct ad__past before;
    bool found;
};

static bool is_wanted(void *user, const struct ad__past *before, const struct ad__unmove *m)
{
    struct wanted *w = user;

    (void)m;
    if (memcmp(before->men, w->before.men, sizeof before->men) == 0 &&
        before->turn == w->before.turn && !(before->castling & ~w->before.castling))
        w->found = true;
    return w->found;
}

/* Take back what was played: it must be among the last moves that are possible. */
static void moves_are_taken_back(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_position p;

    kit_board(row, &p);
    for (unsigned games = row->long_run ? 5000 : 100; games && !row->failures; games--) {
        enum liking what = kit_below(&rng, LIKINGS);
        ad_position_start(&p);
        for (int ply = 0; ply < 240; ply++) {
            struct wanted w = {.found = false};
            struct ad__past now;
            ad_move m = pick(&rng, &p, what);
            if (m == AD_NO_MOVE)
                break;
            ad__past_from(&w.before, &p);
            ad_position_play(&p, &p, m);
            ad__past_from(&now, &p);
            ad__retract(&now, is_wanted, &w);
            if (!kit_ok(row, w.found))
                break;
        }
    }
    kit_board(row, NULL);
}

static void setup_of(struct ad_setup *out, const struct ad__past *p)
{
    *out = (struct ad_setup){.turn = p->turn, .ep = p->ep};
    out->castling[AD_WHITE] = (uint8_t)(p->castling & 255);
    out->castling[AD_BLACK] = (uint8_t)(p->castling >> 56);
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++)
        for (int kind = AD_PAWN; kind <= AD_KING; kind++)
            for (int square = 0; square < 64; square++)
                if (p->men[colour][kind] >> square & 1)
                    out->on[square] = ad_man(colour, kind);
}

struct forward {
    struct kit_row *row;
    struct ad__past now;
};

/* Some legal move from there must lead here. */
static bool leads_here(void *user, const struct ad__past *before, const struct ad__unmove *m)
{
    struct forward *f = user;
    struct ad_setup s;
    struct ad_position p, q;
    struct ad__past after;
    struct ad_moves list;
    bool found = false;

    setup_of(&s, before);
    if (!kit_ok(f->row, ad_position_from(&p, &s) == 0))
        return true;
    ad_position_moves(&list, &p);
    for (unsigned i = 0; i < list.count && !found; i++) {
        if (ad_move_from(list.move[i]) != m->from)
            continue;
        ad_position_play(&q, &p, list.move[i]);
        ad__past_from(&after, &q);
        found = memcmp(after.men, f->now.men, sizeof after.men) == 0;
    }
    return !kit_ok(f->row, found);
}

/* And all of them are moves: played again, they lead back. */
static void moves_taken_back_are_moves(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct forward f = {.row = row};
    struct ad_position p;

    kit_board(row, &p);
    for (unsigned games = row->long_run ? 300 : 6; games && !row->failures; games--) {
        enum liking what = kit_below(&rng, LIKINGS);
        ad_position_start(&p);
        for (int ply = 0; ply < 200; ply++) {
            ad_move m = pick(&rng, &p, what);
            if (m == AD_NO_MOVE)
                break;
            ad_position_play(&p, &p, m);
            ad__past_from(&f.now, &p);
            if (ply % 10 == 9 && ad__retract(&f.now, leads_here, &f))
                break;
        }
    }
    kit_board(row, NULL);
}

/* ---- men that never moved ---- */

/* What became of the man that began on a square. */
struct past_of {
    uint8_t began[64]; /* where the man on a square began, or AD_NO_SQUARE */
    uint8_t takes[64]; /* captures by the pawn that began there */
    bool moved[64];
};

static void follow(struct past_of *h, const struct ad_position *p, ad_move m)
{
    int from = ad_move_from(m), to = ad_move_to(m), how = ad_move_how(m), who = h->began[from];

    h->moved[who] = true;
    h->began[from] = AD_NO_SQUARE;
    if (how == AD_CASTLES) {
        int rook = h->began[to], right = to > from;
        h->moved[rook] = true;
        h->began[to] = AD_NO_SQUARE;
        h->began[(from & 56) + (right ? 6 : 2)] = (uint8_t)who;
        h->began[(from & 56) + (right ? 5 : 3)] = (uint8_t)rook;
        return;
    }
    if (how == AD_EN_PASSANT)
        h->began[to ^ 8] = AD_NO_SQUARE;
    if (ad_man_kind(ad_position_man(p, from)) == AD_PAWN && (from ^ to) & 7)
        h->takes[who]++;
    h->began[to] = (uint8_t)who;
}

/* Everything that is derived of still men holds in the game that was played. */
static void check_still(struct kit_row *row, const struct past_of *h, const struct ad__past *now)
{
    struct ad__still z;
    unsigned promoted[2] = {0, 0};
    int square;

    kit_ok(row, ad__reach_still(&z, now, &square) == AD_REACH_UNSETTLED);
    for (square = 0; square < 64; square++) {
        int who = h->began[square], colour = who >= 32;
        bool pawn = who != AD_NO_SQUARE && (ad_rank_of(who) == 1 || ad_rank_of(who) == 6);
        bool stands = now->men[colour][AD_PAWN] >> square & 1;
        if (z.men >> square & 1)
            kit_ok(row, who == square && !h->moved[who]);
        if (pawn && stands)
            kit_ok(row, z.way[colour][ad_file_of(who)][h->takes[who]] >> square & 1);
        promoted[colour] += pawn && !stands;
    }
    kit_ok(row, z.promoted[0] <= promoted[0] && z.promoted[1] <= promoted[1]);
}

static void still_men_are_still(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_position p;

    kit_board(row, &p);
    for (unsigned games = row->long_run ? 5000 : 60; games && !row->failures; games--) {
        enum liking what = kit_below(&rng, LIKINGS);
        struct past_of h = {.takes = {0}};
        ad_position_start(&p);
        for (int square = 0; square < 64; square++)
            h.began[square] = (uint8_t)(ad_position_man(&p, square) ? square : AD_NO_SQUARE);
        for (int ply = 0; ply < 200 && !row->failures; ply++) {
            struct ad__past now;
            ad_move m = pick(&rng, &p, what);
            if (m == AD_NO_MOVE)
                break;
            follow(&h, &p, m);
            ad_position_play(&p, &p, m);
            ad__past_from(&now, &p);
            check_still(row, &h, &now);
        }
    }
    kit_board(row, NULL);
}

/* ---- published samples, if they are at hand ---- */

/* The n-th column of a line, NUL-terminated in place; each is asked for once, from the left. */
static char *column(char **rest)
{
    char *text = *rest, *end = text ? strpbrk(text, "\t\n") : NULL;

    if (!end)
        return NULL;
    *rest = *end == '\n' ? NULL : end + 1;
    *end = 0;
    return text;
}

/* Every row: no "no" to what is reachable; how many of the others are settled. */
static void sample(struct kit_row *row, const char *name, unsigned wanted)
{
    static char line[4096];
    FILE *f = fopen(name, "r");
    unsigned settled = 0, wrong = 0;

    while (f && fgets(line, sizeof line, f)) {
        char *rest = line, *fen = column(&rest), *verdict = column(&rest);
        struct ad_setup s;
        if (!fen || !verdict || ad_fen_read(&s, fen, strlen(fen), NULL) < 0)
            continue;
        ad_position_reachable(&reach, &s, NULL);
        if (reach.answer == AD_POSSIBLE_NO && strcmp(verdict, "unreachable") != 0)
            wrong += !kit_fail(row, "%s: %s", fen, ad_reach_text(reach.why, AD_EN));
        settled += reach.answer == AD_POSSIBLE_NO;
    }
    kit_ok(row, wrong == 0 && (!f || settled >= wanted));
    if (f)
        fclose(f);
}

static void random_sample(struct kit_row *row)
{
    sample(row, SAMPLE, 9460);
}

static void special_cases(struct kit_row *row)
{
    sample(row, SPECIAL, 41);
}

static bool game_is_not_refused(struct kit_row *row, char *moves)
{
    struct ad_position p;
    struct ad_reading m;

    ad_position_start(&p);
    for (char *word = strtok(moves, " "); word; word = strtok(NULL, " ")) {
        if (ad_san_read(&m, &p, word, strlen(word), AD_EN) != AD_READ_MOVE)
            return kit_fail(row, "%s is no move", word);
        ad_position_play(&p, &p, m.move);
        if (!not_refused(row, &p, m.move, true))
            return false;
    }
    return true;
}

static void published_games(struct kit_row *row)
{
    static char line[16384];
    FILE *f = fopen(GAMES, "r");
    unsigned number = 0;

    kit_ok(row, true);
    while (f && fgets(line, sizeof line, f)) {
        char *rest = line, *text[5];
        for (int i = 0; i < 5; i++)
            text[i] = column(&rest);
        if (!text[4] || strcmp(text[1], "reachable") != 0)
            continue;
        if (number++ % (row->long_run ? 1 : 20) == 0 && !game_is_not_refused(row, text[4]))
            break;
    }
    if (f)
        fclose(f);
}

/* Every reason is said in both languages, and in other words than any other. */
static void reasons_differ(struct kit_row *row)
{
    for (unsigned a = AD_REACH_UNSETTLED; a <= AD_REACH_PLAN; a++)
        for (unsigned b = AD_REACH_UNSETTLED; b < a; b++) {
            enum ad_reach_why x = (enum ad_reach_why)a, y = (enum ad_reach_why)b;
            kit_ok(row, strcmp(ad_reach_text(x, AD_EN), ad_reach_text(y, AD_EN)) != 0);
            kit_ok(row, strcmp(ad_reach_text(x, AD_DE), ad_reach_text(y, AD_DE)) != 0);
        }
}

static const struct kit_test tests[] = {
    {"reachable: positions of games are never refused", games_are_not_refused},
    {"reachable: nor those of Chess960", chess960_is_not_refused},
    {"reachable: every move can be taken back", moves_are_taken_back},
    {"reachable: what is taken back are moves", moves_taken_back_are_moves},
    {"reachable: still men have not moved", still_men_are_still},
    {"reachable: the sample of 10,000", random_sample},
    {"reachable: special cases", special_cases},
    {"reachable: games that reach odd positions", published_games},
    {"reachable: every reason has its words", reasons_differ},
    {0},
};

const struct kit_suite suite_reachable = {verbs, tests};
