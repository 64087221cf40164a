/*
 * game/endings.c -- what the men on the board can still bring about.
 *
 *   clause (2017)                         function
 *   1.5, 5.2.2 dead position              ad__dead_position, ad__dead_material
 *   6.9, 7.5.3, A.4.2 cannot mate         ad_can_mate
 *   (1984) 10.7 list of material          ad__dead_material with list_only
 *   (1984) 10.7 bare king                 ad__bare_king
 *   (1984) 10.9(a)-(f) 75 moves           ad__seventyfive_class
 *   (1997) C.4 mating material            ad__c4_material
 *
 * "By any series of legal moves, however bad" is a question about all the games that can follow. We
 * answer it in three ways, and say neither yes nor no without one of them:
 *
 *   no   by material: see cannot_by_material, which holds whatever the squares;
 *   no   because every position that can follow was looked at (walk), or because the pawns are
 *        locked and no mate fits between them (locked_for_ever);
 *   yes  by a mate that was reached with legal moves, both sides helping (play_out, walk).
 *
 * Otherwise it is unknown, and a person decides. Chance is drawn from the position alone: the same
 * position gets the same answer on every machine.
 */
#include "game/case.h"
#include "core/kernel.h"

#define DARK UINT64_C(0xAA55AA55AA55AA55) /* a1 is dark */

/* ---- material ---- */

static uint64_t bishops_of(const struct ad_position *p)
{
    return p->diagonal & ~p->straight;
}

static bool one_colour(uint64_t squares)
{
    return !(squares & DARK) || !(squares & ~DARK);
}

/* The men of a side without its king, four bits a kind: pawns, knights, bishops, rooks, queens. */
#define MEN(p, n, b, r, q) ((p) | (n) << 4 | (b) << 8 | (r) << 12 | (q) << 16)

static unsigned some(uint64_t men)
{
    unsigned n = ad__count(men);
    return n < 15 ? n : 15;
}

static unsigned men_of(const struct ad_position *p, int side)
{
    uint64_t us = p->side[side], queens = p->diagonal & p->straight;

    return MEN(some(us & p->pawns), some(us & p->knights), some(us & p->diagonal & ~queens),
               some(us & p->straight & ~queens), some(us & queens));
}

bool ad__bare_king(const struct ad_position *p, int side)
{
    return !ad__several(p->side[side]);
}

/* In 1984 a list of four: K-K, K-K+B, K-K+N, K+B-K+B with both bishops on one colour. Later any
 * number of such bishops, for the reason given at cannot_by_material. */
const uint16_t *ad__dead_material(const struct ad_position *p, bool list_only)
{
    static const uint16_t kings[] = {P(DEAD_KINGS), AD__PROVISIONS};
    static const uint16_t minor[] = {P(DEAD_MINOR), AD__PROVISIONS};
    static const uint16_t bishops[] = {P(DEAD_BISHOPS), AD__PROVISIONS};
    uint64_t men = p->knights | p->diagonal;

    if (p->pawns | p->straight)
        return NULL;
    if (!men)
        return kings;
    if (!ad__several(men))
        return minor;
    if (p->knights || !one_colour(men))
        return NULL;
    if (list_only && (ad__count(men) > 2 || ad__several(men & p->side[AD_WHITE]) ||
                      ad__several(men & p->side[AD_BLACK])))
        return NULL;
    return bishops;
}

/* 10.9. For two bishops the article asks for no colour (§9-32). */
const uint16_t *ad__seventyfive_class(const struct ad_position *p)
{
    static const struct {
        uint32_t strong, weak;
        uint16_t cites[2];
    } classes[] = {
        {MEN(0, 0, 1, 1, 0), MEN(0, 0, 0, 1, 0), {P(SEVENTYFIVE_RB_R), AD__PROVISIONS}},
        {MEN(0, 2, 0, 0, 0), MEN(1, 0, 0, 0, 0), {P(SEVENTYFIVE_NN_P), AD__PROVISIONS}},
        {MEN(1, 0, 0, 0, 1), MEN(0, 0, 0, 0, 1), {P(SEVENTYFIVE_QP_Q), AD__PROVISIONS}},
        {MEN(0, 0, 0, 0, 1), MEN(0, 2, 0, 0, 0), {P(SEVENTYFIVE_Q_NN), AD__PROVISIONS}},
        {MEN(0, 0, 0, 0, 1), MEN(0, 0, 2, 0, 0), {P(SEVENTYFIVE_Q_BB), AD__PROVISIONS}},
        {MEN(0, 0, 2, 0, 0), MEN(0, 1, 0, 0, 0), {P(SEVENTYFIVE_BB_N), AD__PROVISIONS}},
    };
    unsigned men[2] = {men_of(p, AD_WHITE), men_of(p, AD_BLACK)};

    for (unsigned i = 0; i < sizeof classes / sizeof *classes; i++)
        for (int side = 0; side < 2; side++) {
            uint64_t near_promotion = p->side[side] & ad__rank(side == AD_WHITE ? 6 : 1);

            if (men[side] != classes[i].strong || men[!side] != classes[i].weak)
                continue;
            if (classes[i].cites[0] == P(SEVENTYFIVE_QP_Q) && !(p->pawns & near_promotion))
                continue;
            return classes[i].cites;
        }
    return NULL;
}

/* C.4: by the classes of material that were enumerated; the rest is the arbiter's. */
enum ad_possible ad__c4_material(const struct ad_position *p, int side)
{
    uint64_t bishops = bishops_of(p) & p->side[side], knights = p->knights & p->side[side];
    uint64_t others = p->side[!side] ^ ad__bit(p->king[!side]), pawns = p->pawns & others;
    bool one = others && !ad__several(others), queen = (others & p->diagonal & p->straight) != 0;

    if (((p->pawns | p->straight) & p->side[side]) || !one_colour(bishops) || (bishops && knights))
        return AD_POSSIBLE_YES;
    if (!bishops && !knights)
        return AD_POSSIBLE_NO;
    if (!others && ad__count(knights) <= 2)
        return AD_POSSIBLE_NO;
    if (ad__count(knights) == 2 && one)
        return queen ? AD_POSSIBLE_UNKNOWN : AD_POSSIBLE_YES;
    if (ad__count(knights) == 1 && one)
        return pawns ? AD_POSSIBLE_YES : AD_POSSIBLE_NO;
    if (ad__count(bishops) == 1 && one)
        return AD_POSSIBLE_NO;
    if (ad__count(bishops) == 1 && pawns == others)
        return AD_POSSIBLE_YES;
    return AD_POSSIBLE_UNKNOWN;
}

/*
 * Can these men never mate, wherever they stand? Only what can follow by legal moves counts: a mate
 * that is on the board already is seen before this is asked. `side` has no pawn, so he stays with
 * what he has. Let the mated king stand on (0,0).
 *
 * A bare king gives no check.
 *
 * One knight, against queens alone. Turn the board until the knight checks from (1,2). A queen on
 * (0,1) or (1,1) would take it, so the other king covers both, and since he is not beside (0,0) he
 * stands on (0,2). Neither he nor the knight covers (1,0), so a queen stands there; (1,1) is empty,
 * and she takes the knight. A knight, bishop, rook or pawn of the opponent can be in his king's way
 * without such reach: then it is not decided here.
 *
 * Bishops of one colour, when nobody has a pawn or a knight or a bishop of the other colour. Turn
 * the board until the check comes over (1,1). (1,0) and (0,1) are of the other colour: no bishop
 * covers them or stands there. A rook or queen there would step to (1,1), or take the bishop on it.
 * So the other king covers both; but then he stands beside (0,0). And two bishops of one colour
 * never check together: one that opens the other's line leaves along a parallel of the line he
 * would check on.
 */
static bool cannot_by_material(const struct ad_position *p, int side)
{
    uint64_t ours = p->side[side], theirs = p->side[!side], queens = p->diagonal & p->straight;
    uint64_t bishops = bishops_of(p);

    if ((p->pawns | p->straight) & ours)
        return false;
    if (p->knights & ours) {
        if (ad__several(p->knights & ours) || bishops & ours)
            return false;
        return (theirs & ~queens) == ad__bit(p->king[!side]);
    }
    return !(bishops & ours) || (!p->pawns && !p->knights && one_colour(bishops));
}

/* ---- the search ---- */

struct search {
    int side;      /* who wants to mate */
    uint64_t rng;  /* drawn from the position, not from the world */
    unsigned left; /* positions that may still be looked at */
};

/* 0 .. below - 1 */
static unsigned draw_below(struct search *s, unsigned below)
{
    uint64_t z = s->rng += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (unsigned)((z >> 32) * below >> 32);
}

/* What a position is worth to the search. */
enum outcome { MATES, ENDS, GOES_ON };

static enum outcome look(const struct ad_position *p, int side)
{
    if (!ad_position_can_move(p))
        return p->turn != side && ad_position_checkers(p) ? MATES : ENDS;
    return cannot_by_material(p, side) ? ENDS : GOES_ON;
}

/* ---- every position that can follow ---- */

/* The table: positions in the order they were met, and an index by key. */
struct table {
    struct ad_packed *met;
    uint16_t *index; /* 0: free; else the place in `met`, and one */
    unsigned count, room, slots;
};

enum { SLOTS_MAX = 1 << 15 };

static void table_init(struct table *t, void *scratch, size_t len)
{
    size_t pad = (size_t)(-(uintptr_t)scratch & 7), room;

    *t = (struct table){0};
    if (!scratch || len < pad + 1024)
        return;
    len -= pad;
    t->slots = SLOTS_MAX;
    while (t->slots * sizeof *t->index > len / 6)
        t->slots /= 2;
    room = (len - t->slots * sizeof *t->index) / sizeof *t->met;
    t->room = room < t->slots / 2 ? (unsigned)room : t->slots / 2;
    t->met = (struct ad_packed *)(void *)((char *)scratch + pad);
    t->index = (uint16_t *)(void *)(t->met + t->room);
    memset(t->index, 0, t->slots * sizeof *t->index);
}

/* False: there is no room for it. */
static bool table_add(struct table *t, const struct ad_position *p)
{
    struct ad_packed packed;
    unsigned at = (unsigned)ad_position_key(p) & (t->slots - 1);

    ad_position_pack(&packed, p);
    for (; t->index[at]; at = (at + 1) & (t->slots - 1))
        if (ad_packed_equal(&t->met[t->index[at] - 1], &packed))
            return true;
    if (t->count == t->room)
        return false;
    t->met[t->count++] = packed;
    t->index[at] = (uint16_t)t->count;
    return true;
}

/* One square of a packed position: the man's code, with three that say more (ad_position_pack). */
static void unpack_man(struct ad_setup *s, int square, int code)
{
    int rank = ad_rank_of(square);

    if (code == 15) { /* the king of the side to move, Black */
        s->on[square] = ad_man(AD_BLACK, AD_KING);
    } else if (code == 7) { /* a rook that may castle */
        int side = rank == 0 ? AD_WHITE : AD_BLACK;
        s->on[square] = ad_man(side, AD_ROOK);
        s->castling[side] |= (uint8_t)(1 << ad_file_of(square));
    } else if (code == 8) { /* a pawn that has just made its double step */
        s->on[square] = ad_man(rank == 3 ? AD_WHITE : AD_BLACK, AD_PAWN);
        s->ep = (uint8_t)(square ^ 8);
    } else {
        s->on[square] = (uint8_t)code;
    }
}

static void unpack(struct ad_position *out, const struct ad_packed *packed)
{
    const uint64_t *plane = packed->plane;
    struct ad_setup s = {.turn = AD_WHITE, .ep = AD_NO_SQUARE, .fullmoves = 1};
    uint64_t men = plane[0] | plane[1] | plane[2] | plane[3];
    unsigned bad;

    while (men) {
        int sq = ad__take(&men);
        int code = ad__has(plane[0], sq) | ad__has(plane[1], sq) << 1 | ad__has(plane[2], sq) << 2 |
                   ad__has(plane[3], sq) << 3;
        if (code == 15)
            s.turn = AD_BLACK;
        unpack_man(&s, sq, code);
    }
    bad = ad_position_from(out, &s);
    AD_ASSERT(bad == 0);
}

/* The positions after `p`, into the table. */
static enum ad_possible expand(struct search *s, struct table *t, const struct ad_position *p)
{
    struct ad_moves moves;
    struct ad_position next;

    ad_position_moves(&moves, p);
    for (unsigned i = 0; i < moves.count; i++) {
        enum outcome o;

        if (s->left == 0)
            return AD_POSSIBLE_UNKNOWN;
        s->left--;
        ad_position_play(&next, p, moves.move[i]);
        o = look(&next, s->side);
        if (o == MATES)
            return AD_POSSIBLE_YES;
        if (o == GOES_ON && !table_add(t, &next))
            return AD_POSSIBLE_UNKNOWN;
    }
    return AD_POSSIBLE_NO;
}

/* Look at everything, nearest first. No: there is nothing more to look at. */
static enum ad_possible walk(struct search *s, const struct ad_position *p, void *scratch,
                             size_t len)
{
    struct table t;
    struct ad_position here;

    table_init(&t, scratch, len);
    if (t.room == 0)
        return AD_POSSIBLE_UNKNOWN;
    table_add(&t, p);
    for (unsigned i = 0; i < t.count; i++) {
        enum ad_possible found;

        unpack(&here, &t.met[i]);
        found = expand(s, &t, &here);
        if (found != AD_POSSIBLE_NO)
            return found;
    }
    return AD_POSSIBLE_NO;
}

/* ---- helping each other ---- */

static int apart(int a, int b)
{
    int file = ad_file_of(a) - ad_file_of(b), rank = ad_rank_of(a) - ad_rank_of(b);

    file = file < 0 ? -file : file;
    rank = rank < 0 ? -rank : rank;
    return file > rank ? file : rank;
}

/* Of a file or rank. */
static int from_edge(int n)
{
    return n < 4 ? n : 7 - n;
}

static int off(int distance, int wanted)
{
    return distance < wanted ? wanted - distance : distance - wanted;
}

/* How far are men from the king they shall stand around? */
static int gather(uint64_t men, int king)
{
    int sum = 0;

    while (men)
        sum += apart(ad__take(&men), king);
    return sum;
}

/* How far is the nearest pawn from promotion? What stands in its way counts as well. */
static int to_promote(const struct ad_position *p, int side)
{
    uint64_t pawns = p->pawns & p->side[side], all = p->side[0] | p->side[1];
    int best = 64;

    while (pawns) {
        int sq = ad__take(&pawns), rank = ad_rank_of(sq);
        int steps = side == AD_WHITE ? 7 - rank : rank;
        uint64_t file = AD__FILE_A << ad_file_of(sq);
        uint64_t ahead =
            side == AD_WHITE ? file & ~(ad__bit(sq) | (ad__bit(sq) - 1)) : file & (ad__bit(sq) - 1);
        int cost =
            2 * steps + 2 * (int)ad__count(ahead & all) + 3 * (int)ad__count(ahead & p->pawns);

        best = cost < best ? cost : best;
    }
    return best;
}

/* With a queen or a rook: his king at the edge, ours near, little between. */
static int cost_heavy(const struct ad_position *p, int side)
{
    int king = p->king[!side];
    int file = from_edge(ad_file_of(king)), rank = from_edge(ad_rank_of(king));
    uint64_t us = p->side[side], queens = p->diagonal & p->straight;
    int cost = 4 * (file < rank ? file : rank) + (file > rank ? file : rank);

    cost += 3 * off(apart(king, p->king[side]), 2);
    cost += gather(us & p->straight, king);
    cost += 3 * (int)ad__count(p->side[!side]);
    cost -= 12 * (int)ad__count(us & queens) + 6 * (int)ad__count(us & p->straight & ~queens);
    return cost;
}

/* The nearest of some men to a square; 8 if there is none. */
static int nearest(uint64_t men, int square)
{
    int best = 8;

    while (men) {
        int n = apart(ad__take(&men), square);
        best = n < best ? n : best;
    }
    return best;
}

/* With bishops and knights that can do it alone: his king in a corner, ours before it. */
static int cost_light(const struct ad_position *p, int side)
{
    int king = p->king[!side];
    int file = from_edge(ad_file_of(king)), rank = from_edge(ad_rank_of(king));
    uint64_t us = p->side[side], them = p->side[!side] ^ ad__bit(king), pawns = them & p->pawns;
    uint64_t knights = us & p->knights, bishops = us & p->diagonal, heavy = them & p->straight;
    uint64_t his_colour = ad__bit(king) & DARK ? DARK : ~DARK;
    int cost = 4 * (file + rank) + 4 * off(apart(king, p->king[side]), 2);

    if (!knights && !(bishops & his_colour))
        cost += 6; /* a corner of the wrong colour */
    for (uint64_t n = knights; n;)
        cost += 2 * off(apart(ad__take(&n), king), 2);
    if (bishops)
        cost += nearest(bishops, king);
    cost += 8 * (int)ad__count(heavy) - 12 * (int)ad__count(knights | bishops);
    return cost + (pawns ? to_promote(p, !side) : 0);
}

/*
 * With one knight, or bishops of one colour: a mate to head for, with one of his own men in his
 * king's way. The corner is h8 here; turn_board makes eight of it. A bishop of the other colour, a
 * knight, a rook or a pawn can be in the way, each in a picture in which it does not meddle.
 */
struct picture {
    uint8_t minor, helper;              /* the kind that checks, the kind that is in the way */
    uint8_t our_king, check, way, king; /* where they stand, and the mated king */
};

enum { F7 = 53, F8 = 61, G6 = 46, G7 = 54, G8 = 62, H6 = 47, H7 = 55, H8 = 63 };

static const struct picture pictures[] = {
    {.minor = AD_KNIGHT, .helper = AD_KNIGHT, .our_king = F7, .check = G6, .way = H7},
    {.minor = AD_KNIGHT, .helper = AD_BISHOP, .our_king = F8, .check = F7, .way = H7},
    {.minor = AD_KNIGHT, .helper = AD_PAWN, .our_king = F8, .check = F7, .way = H7},
    {.minor = AD_KNIGHT, .helper = AD_ROOK, .our_king = H6, .check = F7, .way = G8},
    {.minor = AD_BISHOP, .helper = AD_KNIGHT, .our_king = F7, .check = G7, .way = H7},
    {.minor = AD_BISHOP, .helper = AD_BISHOP, .our_king = F7, .check = G7, .way = H7},
    {.minor = AD_BISHOP, .helper = AD_PAWN, .our_king = F7, .check = G7, .way = H7},
};

static int turn_board(int square, unsigned how)
{
    if (how & 4)
        square = ad_square(ad_rank_of(square), ad_file_of(square));
    return square ^ (how & 1 ? 7 : 0) ^ (how & 2 ? 56 : 0);
}

static struct picture turned(const struct picture *p, unsigned how)
{
    struct picture t = *p;

    t.king = (uint8_t)turn_board(H8, how);
    t.our_king = (uint8_t)turn_board(p->our_king, how);
    t.check = (uint8_t)turn_board(p->check, how);
    t.way = (uint8_t)turn_board(p->way, how);
    return t;
}

/* How many moves to a square, on an empty board? The knight's are counted by the larger of half the
 * longer way and a third of both, made even or odd; two short ways are longer than that. */
static int moves_to(int kind, int from, int to)
{
    int file = off(ad_file_of(from), ad_file_of(to)), rank = off(ad_rank_of(from), ad_rank_of(to));
    int far = file > rank ? file : rank, near = file + rank - far, n;

    switch (kind) {
    case AD_BISHOP: return far == 0 ? 0 : file == rank ? 1 : (file + rank) % 2 ? 9 : 2;
    case AD_ROOK: return (file != 0) + (rank != 0);
    case AD_KNIGHT: break;
    default: return far;
    }
    if (far == 1 && near == 0)
        return 3;
    if (far == 2 && near == 2)
        return 4;
    n = (far + 1) / 2 > (far + near + 2) / 3 ? (far + 1) / 2 : (far + near + 2) / 3;
    return n + ((n + far + near) & 1);
}

static int nearest_move(uint64_t men, int kind, int to)
{
    int best = 12;

    while (men) {
        int n = moves_to(kind, ad__take(&men), to);
        best = n < best ? n : best;
    }
    return best;
}

/* The man in the way. A pawn must be on the file; where none can be, one has to promote. */
static int cost_helper(const struct ad_position *p, int side, const struct picture *t)
{
    uint64_t men = ad__men_of(p, !side, t->helper), file = AD__FILE_A << ad_file_of(t->way);
    uint64_t behind =
        side == AD_BLACK ? ad__bit(t->way) | (ad__bit(t->way) - 1) : ~(ad__bit(t->way) - 1);

    if (t->helper == AD_PAWN)
        men &= file & behind;
    if (men)
        return nearest_move(men, t->helper, t->way);
    return 12 + (p->pawns & p->side[!side] ? to_promote(p, !side) : 12);
}

static int cost_picture(const struct ad_position *p, int side, const struct picture *t)
{
    uint64_t minor = ad__men_of(p, side, t->minor), squares;
    uint64_t heavy = p->straight & p->side[!side], all = p->side[0] | p->side[1];
    int cost = 4 * apart(p->king[!side], t->king) + 4 * apart(p->king[side], t->our_king);

    cost += 3 * off(nearest_move(minor, t->minor, t->check), 1); /* the check comes last */
    cost += 3 * cost_helper(p, side, t);
    squares = ad__bit(t->king) | ad__bit(t->our_king) | ad__bit(t->check);
    cost +=
        2 * (int)ad__count(squares & all & ~minor & ~ad__bit(p->king[0]) & ~ad__bit(p->king[1]));
    return cost + 6 * (int)ad__count(heavy) + (heavy ? nearest(heavy, p->king[side]) : 0);
}

/* With pawns: one must get through, past the king that takes what is in its way. */
static int cost_pawns(const struct ad_position *p, int side)
{
    uint64_t theirs = p->side[!side] ^ ad__bit(p->king[!side]);

    return 3 * to_promote(p, side) + 2 * (int)ad__count(theirs & p->pawns) +
           (theirs ? nearest(theirs, p->king[side]) : 0) - 4 * (int)ad__count(p->side[side]);
}

static int cost_of(const struct ad_position *p, int side, const struct picture *t)
{
    uint64_t us = p->side[side];

    if (us & p->straight)
        return cost_heavy(p, side);
    if (us & p->pawns)
        return 300 + cost_pawns(p, side);
    if (ad__count(us) == 2 || (!(us & p->knights) && one_colour(us & p->diagonal)))
        return 600 + cost_picture(p, side, t);
    return 600 + cost_light(p, side);
}

/* The best of all moves, with some chance. False: nothing leads on. */
static bool step(struct search *s, struct ad_position *p, unsigned chance, const struct picture *t,
                 bool *mated)
{
    struct ad_moves moves;
    struct ad_position next, best;
    int lowest = INT32_MAX;

    ad_position_moves(&moves, p);
    for (unsigned i = 0; i < moves.count && s->left > 0; i++) {
        enum outcome o;
        int cost;

        s->left--;
        ad_position_play(&next, p, moves.move[i]);
        o = look(&next, s->side);
        *mated = o == MATES;
        if (*mated)
            return true;
        if (o == ENDS)
            continue;
        cost = cost_of(&next, s->side, t) + (int)draw_below(s, chance);
        if (cost < lowest) {
            lowest = cost;
            best = next;
        }
    }
    if (lowest == INT32_MAX)
        return false;
    *p = best;
    return true;
}

/* One that fits the kind he has, and for a bishop the corner's colour. */
static struct picture any_picture(struct search *s, const struct ad_position *p)
{
    uint64_t us = p->side[s->side], bishops = us & bishops_of(p);

    for (;;) {
        const struct picture *row = &pictures[draw_below(s, sizeof pictures / sizeof *pictures)];
        struct picture t = turned(row, draw_below(s, 8));
        uint64_t colour = ad__bit(t.king) & DARK ? DARK : ~DARK;

        if (row->minor == AD_KNIGHT ? (us & p->knights) || !bishops : (bishops & colour) != 0)
            return t;
    }
}

enum { PLIES = 200 };

static bool play_out(struct search *s, const struct ad_position *start)
{
    bool mated = false;

    for (unsigned round = 0; s->left > 0; round++) {
        struct ad_position p = *start;
        struct picture t = any_picture(s, start);

        for (unsigned ply = 0; ply < PLIES && s->left > 0; ply++) {
            if (!step(s, &p, 2 + 2 * (round % 8), &t, &mated))
                break;
            if (mated)
                return true;
        }
        if (s->left > 0)
            s->left--; /* a round without a move ends as well */
    }
    return false;
}

/* ---- locked pawns ---- */

static uint64_t ahead_of(uint64_t pawns, int side)
{
    return side == AD_WHITE ? pawns << 8 : pawns >> 8;
}

static uint64_t attacked_by(uint64_t pawns, int side)
{
    uint64_t west = pawns & ~AD__FILE_A, east = pawns & ~AD__FILE_H;
    return side == AD_WHITE ? west << 7 | east << 9 : west >> 9 | east >> 7;
}

/* Kings, bishops, and pawns of which none can move or take another, not even en passant. */
static bool is_wall(const struct ad_position *p)
{
    uint64_t white = p->pawns & p->side[AD_WHITE], black = p->pawns & p->side[AD_BLACK];

    if (p->knights | p->straight || !white || !black || p->ep != AD_NO_SQUARE)
        return false;
    return !(ahead_of(white, AD_WHITE) & ~p->pawns) && !(ahead_of(black, AD_BLACK) & ~p->pawns) &&
           !(attacked_by(white, AD_WHITE) & black) && !(attacked_by(black, AD_BLACK) & white);
}

static uint64_t beside(uint64_t set)
{
    return (set & ~AD__FILE_H) << 1 | (set & ~AD__FILE_A) >> 1;
}

static uint64_t around(uint64_t set)
{
    set |= beside(set);
    return set | set << 8 | set >> 8;
}

static uint64_t corners(uint64_t set)
{
    return beside(set) << 8 | beside(set) >> 8;
}

/* Every square that can be reached by steps over `free`. */
static uint64_t flood(uint64_t from, uint64_t free, uint64_t (*steps)(uint64_t))
{
    uint64_t was;

    do {
        was = from;
        from |= steps(from) & free;
    } while (from != was);
    return from;
}

/* Where the men of a side can ever come, as long as the wall stands. */
struct region {
    uint64_t king, bishops;
};

/* False: something of `side` may reach a pawn, or be taken by one, and the wall may fall. */
static bool confined(struct region *out, const struct ad_position *p, int side)
{
    uint64_t enemies = p->pawns & p->side[!side], guarded = attacked_by(enemies, !side);

    out->king = flood(ad__bit(p->king[side]), ~(p->pawns | guarded), around);
    out->bishops = flood(p->diagonal & p->side[side], ~p->pawns, corners);
    return !(around(out->king) & enemies & ~guarded) && !(corners(out->bishops) & enemies) &&
           !(out->bishops & guarded);
}

/* Can the squares in `open` be closed, by our king and by bishops of his that stand in the way? */
static bool closes(uint64_t open, uint64_t our_king, uint64_t in_the_way, unsigned bishops)
{
    while (our_king) {
        uint64_t left = open & ~around(ad__bit(ad__take(&our_king)));

        if (!(left & ~in_the_way) && ad__count(left) <= bishops)
            return true;
    }
    return false;
}

/* Could the king be mated on `square`, with everything where it is wanted? A bishop that checks
 * covers, of the squares beside the king, those on the line of the check alone. */
static bool fits(const struct ad_position *p, int side, const struct region *us,
                 const struct region *them, int square)
{
    uint64_t at = ad__bit(square), near = around(at), open = near ^ at;
    uint64_t up = (at & ~AD__FILE_H) << 9 | (at & ~AD__FILE_A) >> 9;
    uint64_t down = (at & ~AD__FILE_A) << 7 | (at & ~AD__FILE_H) >> 7;
    unsigned his = ad__count(p->diagonal & p->side[!side]);

    open &= ~(p->pawns & p->side[!side]) & ~attacked_by(p->pawns & p->side[side], side);
    if (ad__several(p->diagonal & p->side[side]))
        return closes(open & ~us->bishops, us->king & ~near, them->bishops, his);
    return closes(open & ~up, us->king & ~near, them->bishops, his) ||
           closes(open & ~down, us->king & ~near, them->bishops, his);
}

/*
 * Kings and bishops between pawns that block each other. If no man can ever come to a pawn that it
 * could take, nor to a square where a pawn could take it, the pawns stay as they are for ever. Then
 * a mate must be a bishop's check on a square the king can reach, with every other square beside it
 * closed: by a pawn, by the other king, by the bishops that check, or by the king's own bishops. We
 * are generous with those: each may be wherever it can ever come. If no square will do even so,
 * there is no mate.
 */
static bool locked_for_ever(const struct ad_position *p, int side)
{
    struct region us, them;
    uint64_t targets;

    if (!is_wall(p) || !confined(&us, p, side) || !confined(&them, p, !side))
        return false;
    for (targets = them.king & us.bishops; targets;)
        if (fits(p, side, &us, &them, ad__take(&targets)))
            return false;
    return true;
}

/* ---- the answer ---- */

enum { NODES_NEAR = 3000, NODES_PLAY = 50000, NODES_FAR = 50000 };

/* A position in which an illegal move stands: no series of legal moves starts from it. */
static bool is_irregular(const struct ad_position *p)
{
    return ad_position_attackers(p, p->king[!p->turn], p->turn) ||
           (p->pawns & (ad__rank(0) | ad__rank(7)));
}

enum ad_possible ad_can_mate(const struct ad_position *p, int side, void *scratch, size_t len)
{
    struct search s = {.side = side, .rng = ad_position_key(p) + (uint64_t)side};
    enum ad_possible found;

    if (is_irregular(p))
        return AD_POSSIBLE_UNKNOWN;
    switch (look(p, side)) {
    case MATES: return AD_POSSIBLE_YES;
    case ENDS: return AD_POSSIBLE_NO;
    case GOES_ON: break;
    }
    if (locked_for_ever(p, side))
        return AD_POSSIBLE_NO;
    s.left = NODES_NEAR;
    found = walk(&s, p, scratch, len);
    if (found != AD_POSSIBLE_UNKNOWN)
        return found;
    s.left = NODES_PLAY;
    if (play_out(&s, p))
        return AD_POSSIBLE_YES;
    s.left = NODES_FAR;
    return walk(&s, p, scratch, len);
}

/* ---- after a move ---- */

/* Two bishops or knights, and no other man. */
static bool is_two_minors(const struct ad_position *p)
{
    return !(p->pawns | p->straight) && ad__count(p->knights | p->diagonal) == 2;
}

/* So few men that every move leaves too few: it is dead before one of them is made. */
static bool every_move_kills(const struct ad_position *p)
{
    struct ad_moves moves;
    struct ad_position next;

    if (ad__count(p->side[0] | p->side[1]) > 4)
        return false;
    ad_position_moves(&moves, p);
    for (unsigned i = 0; i < moves.count; i++) {
        ad_position_play(&next, p, moves.move[i]);
        if (!ad__dead_material(&next, false))
            return false;
    }
    return moves.count > 0;
}

static void ends_dead(struct ad__case *k, const uint16_t *why)
{
    const uint16_t cites[] = {why[0], P(COMPLETED_BY_END), AD__PROVISIONS};
    struct ad_cites found = {0};

    if (ad__cites(&found, &k->g, why)) /* else it becomes a question, and the game goes on */
        ad__complete(k, !k->g.now.turn, AD_REASON_NONE, NULL);
    ad__draw(k, AD_ENDS_DEAD, found.count ? cites : NULL);
}

/* Not dead by this edition, though it looks so: say that, with the article that was looked at. */
static void says_alive(struct ad__case *k)
{
    bool bishops = !(k->g.now.pawns | k->g.now.knights);

    ad__allow(k, AD_NOT_DEAD, AD_WHO_NOBODY, bishops ? CITE(P(DEAD_BISHOPS)) : CITE(P(DEAD)));
}

/* Dead though there are men enough? This is asked after every move, so only what costs little: the
 * search is for the moment in which a wall of pawns has come about. */
static bool is_dead(struct ad__case *k)
{
    const struct ad_position *p = &k->g.now;
    enum ad_possible white, black;

    if (every_move_kills(p))
        return true;
    if (is_two_minors(p)) /* enough for a mate with help */
        says_alive(k);
    if (!is_wall(p))
        return false;
    if (p->halfmoves > 0)
        return locked_for_ever(p, AD_WHITE) && locked_for_ever(p, AD_BLACK);
    white = ad_can_mate(p, AD_WHITE, k->scratch, k->scratch_len);
    black = ad_can_mate(p, AD_BLACK, k->scratch, k->scratch_len);
    if (white == AD_POSSIBLE_YES || black == AD_POSSIBLE_YES)
        says_alive(k);
    return white == AD_POSSIBLE_NO && black == AD_POSSIBLE_NO;
}

bool ad__dead_position(struct ad__case *k)
{
    static const uint16_t dead[] = {P(DEAD), AD__PROVISIONS};
    const struct ad_position *p = &k->g.now;
    bool list_only = LAW(k, DEAD_BY_MATERIAL) != 0;
    const uint16_t *why;

    if (k->g.irregular)
        return false;
    why = ad__dead_material(p, list_only);
    if (!why && list_only && (is_two_minors(p) || is_wall(p)))
        says_alive(k);
    if (!why && !list_only && is_dead(k))
        why = dead;
    if (why)
        ends_dead(k, why);
    return ad__is_over(&k->g);
}
