/*
 * tests/core/queries.c -- positions in which it is not plain who can still mate.
 *
 * Every kind draws a setup that may be no position, or not one of that kind; query_draw tries again
 * until it is. Pawns that stand in each other's way, men without room and kings in corners are
 * wanted: there mates are rare, and it takes an argument to say that there is none.
 */
#include "queries.h"

#include <string.h>

#include "adoube/fen.h"
#include "core/bits.h"

const char *const query_names[QUERY_KINDS] = {"few",     "wall",    "bishops", "cramped",
                                              "boxed",   "tight",   "check",   "game",
                                              "passing", "castles", "known"};

/* ---- setups ---- */

static const struct ad_setup empty = {.ep = AD_NO_SQUARE, .fullmoves = 1};

static const uint64_t whole = ~UINT64_C(0);

static uint64_t occupied(const struct ad_setup *s)
{
    uint64_t set = 0;

    for (int i = 0; i < 64; i++)
        if (s->on[i] != AD_EMPTY)
            set |= ad__bit(i);
    return set;
}

/* Any square of a set that is not empty. */
static int any_of(struct kit_rng *rng, uint64_t set)
{
    for (unsigned n = kit_below(rng, ad__count(set)); n--;)
        set &= set - 1;
    return ad__first(set);
}

/* Put a man on an empty square of `area`, if there is one for him. */
static void put(struct ad_setup *s, struct kit_rng *rng, int colour, int kind, uint64_t area)
{
    area &= ~occupied(s);
    if (kind == AD_PAWN)
        area &= ~(ad__rank(0) | ad__rank(7));
    if (area)
        s->on[any_of(rng, area)] = ad_man(colour, kind);
}

static bool one_in(struct kit_rng *rng, unsigned n)
{
    return kit_below(rng, n) == 0;
}

/* A kind, by a list of letters in which it may stand more than once. */
static int any_kind(struct kit_rng *rng, const char *kinds)
{
    char letter = kinds[kit_below(rng, (unsigned)strlen(kinds))];

    return (int)(strchr(".PNBRQK", letter) - ".PNBRQK");
}

/* A corner of the board, `files` wide and `ranks` high. */
static uint64_t corner(struct kit_rng *rng, int files, int ranks)
{
    unsigned which = kit_below(rng, 4);
    uint64_t area = 0;

    for (int i = 0; i < 64; i++) {
        int file = which & 1 ? 7 - ad_file_of(i) : ad_file_of(i);
        int rank = which & 2 ? 7 - ad_rank_of(i) : ad_rank_of(i);

        if (file < files && rank < ranks)
            area |= ad__bit(i);
    }
    return area;
}

static uint64_t any_area(struct kit_rng *rng)
{
    uint64_t edge = AD__FILE_A | AD__FILE_H | ad__rank(0) | ad__rank(7);

    switch (kit_below(rng, 4)) {
    case 0: return corner(rng, 4, 4);
    case 1: return edge;
    default: return whole;
    }
}

/* ---- kinds ---- */

static void few(struct ad_setup *s, struct kit_rng *rng)
{
    uint64_t near = any_area(rng);
    unsigned n = kit_below(rng, 5);

    put(s, rng, AD_WHITE, AD_KING, one_in(rng, 3) ? whole : near);
    put(s, rng, AD_BLACK, AD_KING, near);
    while (n--) {
        int colour = (int)kit_below(rng, 2), kind = any_kind(rng, "PPPNNBBRQ");
        uint64_t area = one_in(rng, 3) ? whole : near;

        if (kind == AD_PAWN && one_in(rng, 2))
            area = ad__rank(colour == AD_WHITE ? 6 : 1);
        put(s, rng, colour, kind, area);
    }
}

/* Two pawns that block each other, with `between` squares from one to the other. */
static void block(struct ad_setup *s, int file, int rank, int between)
{
    s->on[ad_square(file, rank)] = ad_man(AD_WHITE, AD_PAWN);
    s->on[ad_square(file, rank + between)] = ad_man(AD_BLACK, AD_PAWN);
}

/* From a file on, each pair one rank above or below its neighbour: nothing can be captured. */
static void zigzag(struct ad_setup *s, struct kit_rng *rng, int file, int step, int rank,
                   unsigned gaps)
{
    for (; file >= 0 && file < 8; file += step) {
        if (!one_in(rng, gaps))
            block(s, file, rank, 1);
        rank += rank == 1 ? 1 : rank == 5 ? -1 : one_in(rng, 2) ? 1 : -1;
    }
}

/* Pawns head on, in files beside each other or in every other one. */
static void wall_pawns(struct ad_setup *s, struct kit_rng *rng)
{
    unsigned gaps = one_in(rng, 2) ? 100 : 3 + kit_below(rng, 5);
    int rank = 1 + (int)kit_below(rng, 5), file = (int)kit_below(rng, 2);

    switch (kit_below(rng, 4)) {
    case 0: zigzag(s, rng, file, 1, rank, gaps); break;
    case 1: /* on one rank: kings cannot pass */
        for (; file < 8; file += 2)
            block(s, file, rank, 1);
        break;
    case 2: /* the same, with a square between now and then */
        for (; file < 8; file += 2)
            block(s, file, rank < 5 ? rank : 4, one_in(rng, 5) ? 2 : 1);
        break;
    default: /* anyhow */
        for (; file < 8; file++)
            if (!one_in(rng, gaps))
                block(s, file, 1 + (int)kit_below(rng, 5), 1);
        break;
    }
}

/* The kings, each on his side of the board as often as not. */
static void kings(struct ad_setup *s, struct kit_rng *rng)
{
    uint64_t half = UINT64_C(0xFFFFFFFF);
    bool home = one_in(rng, 2);

    put(s, rng, AD_WHITE, AD_KING, home ? half : whole);
    put(s, rng, AD_BLACK, AD_KING, home ? ~half : whole);
}

static void more_pawns(struct ad_setup *s, struct kit_rng *rng, unsigned n)
{
    while (n--)
        put(s, rng, (int)kit_below(rng, 2), AD_PAWN, whole);
}

static void wall(struct ad_setup *s, struct kit_rng *rng)
{
    unsigned n = kit_below(rng, 4);

    wall_pawns(s, rng);
    if (one_in(rng, 3))
        more_pawns(s, rng, kit_below(rng, 4));
    kings(s, rng);
    while (n--)
        put(s, rng, (int)kit_below(rng, 2), any_kind(rng, "BBBBBBBNRQ"), any_area(rng));
}

#define DARK UINT64_C(0xAA55AA55AA55AA55) /* a1 is dark */

static void bishops(struct ad_setup *s, struct kit_rng *rng)
{
    uint64_t colour[2] = {one_in(rng, 2) ? DARK : ~DARK, one_in(rng, 2) ? DARK : ~DARK};
    unsigned n = 1 + kit_below(rng, 7);

    if (!one_in(rng, 4))
        wall_pawns(s, rng);
    if (one_in(rng, 2))
        more_pawns(s, rng, kit_below(rng, 3));
    kings(s, rng);
    while (n--) {
        int side = (int)kit_below(rng, 2);

        put(s, rng, side, one_in(rng, 12) ? any_kind(rng, "NRQB") : AD_BISHOP, colour[side]);
    }
}

static void cramped(struct ad_setup *s, struct kit_rng *rng)
{
    int files = 2 + (int)kit_below(rng, 4), ranks = 2 + (int)kit_below(rng, 4);
    uint64_t area = corner(rng, files, ranks);
    unsigned n = 1 + kit_below(rng, (unsigned)(files * ranks) - 2);

    put(s, rng, AD_WHITE, AD_KING, one_in(rng, 2) ? whole : area);
    put(s, rng, AD_BLACK, AD_KING, area);
    while (n--)
        put(s, rng, (int)kit_below(rng, 2), any_kind(rng, "PPPPPPPPNNBBBRRQ"), area);
    if (one_in(rng, 3))
        more_pawns(s, rng, kit_below(rng, 5));
    if (one_in(rng, 4))
        put(s, rng, (int)kit_below(rng, 2), any_kind(rng, "NBRQ"), whole);
}

/* White's king can hardly move: beside him stand his own men, pawns with one ahead of them or any
 * piece, or Black's pawns attack the square. The rest is a wall, or a few men. */
static void boxed(struct ad_setup *s, struct kit_rng *rng)
{
    int king = any_of(rng, any_area(rng)), file = ad_file_of(king), rank = ad_rank_of(king);

    if (one_in(rng, 3))
        wall_pawns(s, rng);
    for (int to = 0; to < 64; to++) {
        int f = ad_file_of(to), r = ad_rank_of(to);

        if (to == king || f - file > 1 || file - f > 1 || r - rank > 1 || rank - r > 1)
            continue;
        if (r > 0 && r < 6 && one_in(rng, 2))
            block(s, f, r, 1);
        else if (one_in(rng, 2))
            put(s, rng, AD_WHITE, any_kind(rng, "BBNR"), ad__bit(to));
        else if (r < 6)
            put(s, rng, AD_BLACK, AD_PAWN, ad__bit(to + 8 + (f > 0 ? -1 : 1)));
    }
    s->on[king] = ad_man(AD_WHITE, AD_KING);
    put(s, rng, AD_BLACK, AD_KING, any_area(rng));
    for (unsigned n = kit_below(rng, 4); n--;)
        put(s, rng, (int)kit_below(rng, 2), any_kind(rng, "PPPBBNRQ"), any_area(rng));
}

/* A wall with the two pawns in it. */
static void passing_wall(struct ad_setup *s, struct kit_rng *rng, int file, int beside)
{
    int step = beside - file;

    block(s, file, 3, 1);
    block(s, beside, 4, 1);
    zigzag(s, rng, file - step, -step, one_in(rng, 2) ? 2 : 4, 100);
    zigzag(s, rng, beside + step, step, one_in(rng, 2) ? 3 : 5, 100);
    kings(s, rng);
    if (one_in(rng, 2))
        put(s, rng, (int)kit_below(rng, 2), any_kind(rng, "BBBBNR"), whole);
}

/* Black's pawn has just passed the square that White's attacks. */
static void passing(struct ad_setup *s, struct kit_rng *rng)
{
    int file = (int)kit_below(rng, 8);
    int beside = file == 0 ? 1 : file == 7 || one_in(rng, 2) ? file - 1 : file + 1;

    if (one_in(rng, 2))
        passing_wall(s, rng, file, beside);
    else if (one_in(rng, 2))
        wall(s, rng);
    else
        cramped(s, rng);
    s->on[ad_square(file, 6)] = s->on[ad_square(file, 5)] = AD_EMPTY;
    s->on[ad_square(file, 4)] = ad_man(AD_BLACK, AD_PAWN);
    s->on[ad_square(beside, 4)] = ad_man(AD_WHITE, AD_PAWN);
    s->ep = (uint8_t)ad_square(file, 5);
    s->turn = AD_WHITE;
}

/* White may castle, with a rook that need not stand in the corner. */
static void castles(struct ad_setup *s, struct kit_rng *rng)
{
    int king = one_in(rng, 3) ? 1 + (int)kit_below(rng, 6) : 4;
    int rook = one_in(rng, 2) ? 0 : 7;

    if (one_in(rng, 3))
        wall(s, rng);
    else
        cramped(s, rng);
    for (int i = 0; i < 64; i++)
        if (s->on[i] == ad_man(AD_WHITE, AD_KING))
            s->on[i] = AD_EMPTY;
    s->on[king] = ad_man(AD_WHITE, AD_KING);
    s->on[rook] = ad_man(AD_WHITE, AD_ROOK);
    s->castling[AD_WHITE] = (uint8_t)(1 << rook);
    if (one_in(rng, 2)) {
        s->on[7 - rook] = ad_man(AD_WHITE, AD_ROOK);
        s->castling[AD_WHITE] |= (uint8_t)(1 << (7 - rook));
    }
}

static void game(struct ad_position *out, struct kit_rng *rng)
{
    unsigned men = 2 + kit_below(rng, 10);

    kit_random_start(out, rng);
    for (unsigned ply = 0; ply < 400; ply++) {
        struct ad_moves moves;
        struct ad_position next;
        unsigned n = ad_position_moves(&moves, out), tries = 3;
        ad_move m = AD_NO_MOVE;

        if (n == 0 || ad__count(out->side[0] | out->side[1]) <= men)
            return;
        while (tries--) { /* captures first: games get near their end sooner */
            m = moves.move[kit_below(rng, n)];
            if (ad__has(out->side[!out->turn], ad_move_to(m)))
                break;
        }
        ad_position_play(&next, out, m);
        if (!ad_position_can_move(&next) && !one_in(rng, 4))
            return;
        *out = next;
    }
}

/* Known to be hard, or to have been answered wrongly by somebody. */
static const char *const known[] = {
    "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1",
    "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1",
    "6kB/p3p1P1/2p3P1/p7/8/4P3/PKP5/8 w - - 0 1",
    "8/8/1b6/4k2B/8/4p1p1/4P1P1/5BRK b - - 0 1",
    "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1",
    "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1",
    "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1",
    "3b4/4p1p1/1p1pP1P1/1P1PpBp1/1pBpP1P1/1P1P4/4K1P1/2k5 w - - 0 1",
    "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
    "8/6P1/5k1K/7r/8/8/8/8 w - - 0 1",
    "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
    "Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1",
    "Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 w - - 0 1",
    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "8/1K6/8/k1p1p1p1/p1P1P1P1/P7/8/2B5 w - - 0 1",
    "7k/8/8/8/p1p1p1p1/P1P1P1P1/8/K1B5 w - - 0 1",
};

static void change_one(struct ad_setup *s, struct kit_rng *rng)
{
    uint64_t all = occupied(s);
    int from = any_of(rng, all), to = any_of(rng, ~all), man = s->on[from];
    bool king = ad_man_kind(man) == AD_KING;

    switch (kit_below(rng, 6)) {
    case 0: /* removed */
        if (!king)
            s->on[from] = AD_EMPTY;
        return;
    case 1: /* added */
        put(s, rng, (int)kit_below(rng, 2), any_kind(rng, "PPPPBBBNRQ"), whole);
        return;
    case 2: /* replaced */
        if (!king && ad_rank_of(from) % 7)
            s->on[from] = ad_man((int)kit_below(rng, 2), any_kind(rng, "PPBBNRQ"));
        return;
    case 3: /* one step up or down */
        to = one_in(rng, 2) ? from + 8 : from - 8;
        if (to < 0 || to > 63 || s->on[to] != AD_EMPTY)
            return;
        break;
    default: break;
    }
    if (ad_man_kind(man) == AD_PAWN && ad_rank_of(to) % 7 == 0)
        return;
    s->on[from] = AD_EMPTY;
    s->on[to] = (uint8_t)man;
}

bool query_change(struct ad_position *out, struct kit_rng *rng, struct ad_setup s, unsigned changes)
{
    if (changes > 0) {
        s.ep = AD_NO_SQUARE;
        s.castling[0] = s.castling[1] = 0;
    }
    while (changes--)
        change_one(&s, rng);
    if (one_in(rng, 2))
        s.turn ^= 1;
    if (ad_position_from(out, &s) == 0)
        return true;
    s.turn ^= 1;
    s.ep = AD_NO_SQUARE;
    return ad_position_from(out, &s) == 0;
}

static bool known_changed(struct ad_position *out, struct kit_rng *rng)
{
    const char *fen = known[kit_below(rng, sizeof known / sizeof *known)];
    struct ad_setup s;

    return ad_fen_read(&s, fen, strlen(fen), NULL) == 0 &&
           query_change(out, rng, s, kit_below(rng, 5));
}

/* ---- the other colour ---- */

static bool flip_setup(struct ad_position *out, const struct ad_setup *s, bool files)
{
    struct ad_setup f = *s;
    int turn_files = files ? 7 : 0;

    for (int i = 0; i < 64; i++) {
        int man = s->on[i ^ 56 ^ turn_files];

        f.on[i] = man == AD_EMPTY ? AD_EMPTY : (uint8_t)(man ^ 8);
    }
    f.turn = !s->turn;
    f.castling[0] = s->castling[1];
    f.castling[1] = s->castling[0];
    if (s->ep != AD_NO_SQUARE)
        f.ep = (uint8_t)(s->ep ^ 56 ^ turn_files);
    return ad_position_from(out, &f) == 0;
}

bool query_flip(struct ad_position *out, const struct ad_position *p, bool files)
{
    struct ad_setup s;

    ad_position_setup(&s, p);
    return flip_setup(out, &s, files && !p->castling);
}

/* ---- all of them ---- */

static bool make(struct ad_position *out, struct kit_rng *rng, enum query_kind kind)
{
    struct ad_setup s = empty;

    s.turn = (uint8_t)kit_below(rng, 2);
    switch (kind) {
    case QUERY_FEW: few(&s, rng); break;
    case QUERY_WALL: wall(&s, rng); break;
    case QUERY_BISHOPS: bishops(&s, rng); break;
    case QUERY_CRAMPED: cramped(&s, rng); break;
    case QUERY_BOXED: boxed(&s, rng); break;
    case QUERY_PASSING: passing(&s, rng); break;
    case QUERY_CASTLES: castles(&s, rng); break;
    case QUERY_KNOWN: return known_changed(out, rng);
    case QUERY_GAME: game(out, rng); return true;
    case QUERY_TIGHT:
        return make(out, rng, (enum query_kind)kit_below(rng, QUERY_TIGHT)) &&
               ad_position_count(out) <= 3;
    case QUERY_CHECK:
        return make(out, rng, (enum query_kind)kit_below(rng, QUERY_TIGHT)) &&
               ad_position_checkers(out);
    case QUERY_KINDS: break;
    }
    return one_in(rng, 2) ? ad_position_from(out, &s) == 0 : flip_setup(out, &s, false);
}

void query_draw(struct ad_position *out, struct kit_rng *rng, enum query_kind kind)
{
    do {
        while (!make(out, rng, kind))
            ;
    } while (kind == QUERY_PASSING && out->ep == AD_NO_SQUARE);
}
