/*
 * core/mate_cost.c -- how far from a mate does a position look?
 *
 * Both sides help, so the question is not who stands better, but how many moves are needed until
 * the men stand where they must. The numbers were tuned on endings; nothing rests on them but the
 * time until a mate is found. Smaller is nearer.
 */
#include "core/kernel.h"
#include "core/mate.h"
#include "core/tables.h"

/* ---- distances ---- */

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

/* ---- by what the side has ---- */

/* With a queen or a rook: his king at the edge with little room, ours near, and few men to meddle.
 * Where the queen or rook stands is no matter: a check is never far. */
static int cost_heavy(const struct ad_position *p, int side)
{
    int king = p->king[!side];
    int file = from_edge(ad_file_of(king)), rank = from_edge(ad_rank_of(king));
    uint64_t us = p->side[side], queens = p->diagonal & p->straight;
    uint64_t around =
        ad__reach[AD_KING][king] & ~p->side[!side] & ~ad__reach[AD_KING][p->king[side]];
    int cost = 4 * (file < rank ? file : rank) + (file > rank ? file : rank);

    cost += 3 * off(apart(king, p->king[side]), 2);
    cost += 3 * (int)ad__count(p->side[!side]) + (int)ad__count(around);
    cost -= 12 * (int)ad__count(us & queens) + 6 * (int)ad__count(us & p->straight & ~queens);
    return cost;
}

/* With bishops and knights that can do it alone: his king in a corner, ours before it. */
static int cost_light(const struct ad_position *p, int side)
{
    int king = p->king[!side];
    int file = from_edge(ad_file_of(king)), rank = from_edge(ad_rank_of(king));
    uint64_t us = p->side[side], them = p->side[!side] ^ ad__bit(king), pawns = them & p->pawns;
    uint64_t knights = us & p->knights, bishops = us & p->diagonal, heavy = them & p->straight;
    uint64_t his_colour = ad__bit(king) & AD__DARK ? AD__DARK : ~AD__DARK;
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
enum { F7 = 53, F8 = 61, G6 = 46, G7 = 54, G8 = 62, H6 = 47, H7 = 55, H8 = 63 };

static const struct ad__picture pictures[] = {
    {.minor = AD_KNIGHT, .helper = AD_KNIGHT, .our_king = F7, .check = G6, .way = H7},
    {.minor = AD_KNIGHT, .helper = AD_BISHOP, .our_king = F8, .check = F7, .way = H7},
    {.minor = AD_KNIGHT, .helper = AD_PAWN, .our_king = F8, .check = F7, .way = H7},
    {.minor = AD_KNIGHT, .helper = AD_ROOK, .our_king = H6, .check = F7, .way = G8},
    {.minor = AD_BISHOP, .helper = AD_KNIGHT, .our_king = F7, .check = G7, .way = H7},
    {.minor = AD_BISHOP, .helper = AD_BISHOP, .our_king = F7, .check = G7, .way = H7},
    {.minor = AD_BISHOP, .helper = AD_PAWN, .our_king = F7, .check = G7, .way = H7},
};

enum { PICTURES = sizeof pictures / sizeof *pictures };

static int turn_board(int square, unsigned how)
{
    if (how & 4)
        square = ad_square(ad_rank_of(square), ad_file_of(square));
    return square ^ (how & 1 ? 7 : 0) ^ (how & 2 ? 56 : 0);
}

/* The man in the way. A pawn must be on the file; where none can be, one has to promote. */
static int cost_helper(const struct ad_position *p, int side, const struct ad__picture *t)
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

static int cost_picture(const struct ad_position *p, int side, const struct ad__picture *t)
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

/* ---- the answer ---- */

/* `n` chooses among the pictures that fit the minor men and the corner's colour. */
void ad__aim(struct ad__aim *out, const struct ad_position *p, int side, unsigned n)
{
    uint64_t us = p->side[side], bishops = us & p->diagonal & ~p->straight;

    out->side = side;
    out->structures = NULL;
    for (;; n++) {
        const struct ad__picture *row = &pictures[n % PICTURES];
        unsigned how = n / PICTURES % 8;
        uint64_t colour = ad__bit(turn_board(H8, how)) & AD__DARK ? AD__DARK : ~AD__DARK;

        if (row->minor == AD_KNIGHT ? !(us & p->knights) && bishops : !(bishops & colour))
            continue;
        out->picture = *row;
        out->picture.king = (uint8_t)turn_board(H8, how);
        out->picture.our_king = (uint8_t)turn_board(row->our_king, how);
        out->picture.check = (uint8_t)turn_board(row->check, how);
        out->picture.way = (uint8_t)turn_board(row->way, how);
        return;
    }
}

/* The longer a structure is followed in vain, the less it is worth. */
static int weariness(struct ad__structure *s, unsigned weariest)
{
    uint64_t n = s->visits++ >> 6;
    return (int)(n < weariest ? n : weariest);
}

/* What brings another structure: a pawn that gets through, the other side's if we have none. */
static int cost_change(const struct ad_position *p, int side)
{
    if (p->pawns & p->side[side])
        return cost_pawns(p, side);
    return 3 * to_promote(p, !side) - 4 * (int)ad__count(p->side[side]);
}

/* By the nets of its structure; a structure without any must be changed. */
static int cost_net(const struct ad__structure *s, const struct ad_position *p, int side)
{
    int best = INT32_MAX;

    if (s->nets == 0)
        return (p->side[side] & p->straight ? 50 : 80) + cost_change(p, side);
    for (unsigned i = 0; i < s->nets; i++) {
        int cost = (int)ad__net_cost(&s->net[i], p, side);
        best = cost < best ? cost : best;
    }
    return best;
}

/* A position whose structure found no room comes after those that have nets. */
static int cost_structure(struct ad__structures *all, const struct ad_position *p, int side)
{
    struct ad__structure *s = ad__structure_of(all, p, side);

    if (!s)
        return 250 + cost_change(p, side);
    return 100 + cost_net(s, p, side) + weariness(s, all->weariest);
}

static int cost_of(const struct ad__aim *aim, const struct ad_position *p)
{
    int side = aim->side;
    uint64_t us = p->side[side];

    if (aim->structures)
        return cost_structure(aim->structures, p, side);
    if (us & p->straight)
        return 30 + cost_heavy(p, side);
    if (us & p->pawns)
        return 100 + cost_pawns(p, side);
    if (ad__count(us) == 2 || (!(us & p->knights) && ad__one_colour(us & p->diagonal)))
        return 300 + cost_picture(p, side, &aim->picture);
    return 300 + cost_light(p, side);
}

unsigned ad__mate_cost(const struct ad__aim *aim, const struct ad_position *p)
{
    int cost = cost_of(aim, p);
    return cost < 0 ? 0 : (unsigned)cost;
}
