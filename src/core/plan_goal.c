/*
 * core/plan_goal.c -- what the goal tells: its pawns by file, and what each side has lost and made.
 */
#include "plan_state.h"

#include <string.h>

/* A line as a number: from the lowest bit its pawns from White's side, 1 for black, then a 1. */
static unsigned code_of(const uint8_t *colours, unsigned n)
{
    unsigned code = 1u << n;

    for (unsigned i = 0; i < n; i++)
        code |= (unsigned)colours[i] << i;
    return code;
}

/* Pawns that must go and pawns that must come to make one line of the other: all but the longest
 * sequence that both have. */
static unsigned edits(unsigned a, unsigned b)
{
    uint8_t best[LINE + 1] = {0};
    unsigned n = 31 - (unsigned)__builtin_clz(a), m = 31 - (unsigned)__builtin_clz(b);

    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0, corner = 0; j < m; j++) {
            unsigned above = best[j + 1], same = (a >> i & 1) == (b >> j & 1);
            if (same)
                best[j + 1] = (uint8_t)(corner + 1);
            else if (best[j] > above)
                best[j + 1] = best[j];
            corner = above;
        }
    return n + m - 2u * best[m];
}

/* Can a line become the goal's by promotions alone? */
static bool fits(const struct search *s, struct shape now, int f)
{
    struct shape goal = s->shape[f];

    if (now.core != goal.core || now.bits != goal.bits)
        return false;
    if (goal.low != now.low && (goal.low > now.low || s->side[AD_BLACK].barred >> f & 1))
        return false;
    return goal.high == now.high || (goal.high < now.high && !(s->side[AD_WHITE].barred >> f & 1));
}

static void measure(struct search *s, int f, unsigned goal)
{
    for (unsigned code = 1; code < 256; code++) {
        unsigned d = edits(code, goal);
        s->distance[f][code] = fits(s, shape_of(code), f) ? 0 : (uint8_t)(d ? d : 1);
    }
}

static void read_files(struct search *s, const struct ad_setup *goal)
{
    for (int f = 0; f < FILES; f++) {
        uint8_t colours[6];
        unsigned n = 0;
        for (int r = 1; r < 7; r++) {
            int man = goal->on[ad_square(f, r)];
            if (ad_man_kind(man) != AD_PAWN)
                continue;
            s->row[f][n] = (uint8_t)r;
            colours[n++] = (uint8_t)ad_man_colour(man);
            if (man == ad_man(AD_WHITE, AD_PAWN) ? r == 1 : r == 6)
                s->fixed |= (uint16_t)(1u << (8 * ad_man_colour(man) + f));
            struct goals *goals = &s->goals[ad_man_colour(man)];
            goals->file[goals->count] = (uint8_t)f;
            goals->row[goals->count++] = (uint8_t)r;
            s->on_shade[ad_man_colour(man)][shade(f, last_row(ad_man_colour(man)))]++;
        }
        s->shape[f] = shape_of(code_of(colours, n));
        measure(s, f, code_of(colours, n));
    }
}

/* Is the bishop of this side on its first square of this shade locked in by pawns at home? */
static bool is_locked(const struct ad_setup *goal, int side, int light)
{
    int home = side == AD_WHITE ? 0 : 7, row = side == AD_WHITE ? 1 : 6;
    int file = shade(2, home) == light ? 2 : 5;
    int pawn = ad_man(side, AD_PAWN);

    return goal->on[ad_square(file - 1, row)] == pawn && goal->on[ad_square(file + 1, row)] == pawn;
}

/*
 * Squares that are closed to White's pawns (Black's likewise), because something there never moved:
 *
 *   - a castling right: king and rook are at home and always were. No pawn comes to their squares.
 *     On d7 or f7 a pawn gives check; the king may not move, and nothing can be put between, so the
 *     pawn is taken at once. It never goes on from there, and is there in no other frame than that
 *     of its own capture.
 *   - a bishop at home between two pawns at home: it never moved. None comes to its square.
 *   - a square whose neighbours on the seventh rank hold pawns that never moved: no pawn takes on
 *     it, and one that becomes a bishop there never leaves it. If the goal has none there, it was
 *     taken there, and is none of those the goal has. If the goal has one, it promoted there; so no
 *     pawn has stood in front of it all the time.
 */
static bool close_squares(struct account *out, const struct ad_setup *goal, int side)
{
    int them = !side, last = side == AD_WHITE ? 7 : 0, row = side == AD_WHITE ? 6 : 1;
    int pawn = ad_man(them, AD_PAWN);

    if (goal->castling[them]) {
        out->shut |= (uint8_t)(1u << 4 | goal->castling[them]);
        out->tight |= 1u << 3 | 1u << 5;
    }
    for (int f = 0; f < FILES; f++) {
        bool left = f == 0 || goal->on[ad_square(f - 1, row)] == pawn;
        bool right = f == 7 || goal->on[ad_square(f + 1, row)] == pawn;
        int man = goal->on[ad_square(f, last)];
        if (!left || !right)
            continue;
        if ((f == 2 || f == 5) && man == ad_man(them, AD_BISHOP))
            out->shut |= (uint8_t)(1u << f);
        out->trap |= (uint8_t)(1u << f);
        if (man != ad_man(side, AD_BISHOP))
            continue;
        out->trapped |= (uint8_t)(1u << f);
        if (goal->on[ad_square(f, row)] == pawn)
            return false;
    }
    out->barred = out->shut | out->tight;
    out->shut |= out->trap;
    return true;
}

/* Bishops that stand where they promoted and cannot have come from elsewhere. */
static unsigned trapped_bishops(const struct account *a, int side, int light)
{
    unsigned n = 0;

    for (int f = 0; f < FILES; f++)
        n += (a->trapped >> f & 1) && shade(f, last_row(side)) == light;
    return n;
}

/* False if the men cannot be counted out, or one cannot have come where it stands. */
static bool read_side(struct account *out, const struct ad_setup *goal, int side)
{
    unsigned count[7] = {0}, bishops[2] = {0}, men = 0, promoted = 0;

    memset(out, 0, sizeof *out);
    for (int sq = 0; sq < AD_SQUARES; sq++) {
        int man = goal->on[sq];
        if (man == AD_EMPTY || ad_man_colour(man) != side)
            continue;
        men++;
        count[ad_man_kind(man)]++;
        if (ad_man_kind(man) == AD_BISHOP)
            bishops[shade(ad_file_of(sq), ad_rank_of(sq))]++;
    }
    if (!close_squares(out, goal, side))
        return false;
    for (int light = 0; light < 2; light++) {
        bool home = goal->on[bishop_home(side, light)] == ad_man(side, AD_BISHOP);
        unsigned made = trapped_bishops(out, side, light), own = 1;
        if (is_locked(goal, side, light) && !home)
            own = 0, out->locked |= (uint8_t)(1u << light);
        else if (bishops[light] == made)
            out->lost[light] = 1;
        out->needs[light] =
            (uint8_t)(made + (bishops[light] - made > own ? bishops[light] - made - own : 0));
        promoted += out->needs[light];
    }
    promoted += count[AD_QUEEN] > 1 ? count[AD_QUEEN] - 1 : 0;
    promoted += count[AD_ROOK] > 2 ? count[AD_ROOK] - 2 : 0;
    promoted += count[AD_KNIGHT] > 2 ? count[AD_KNIGHT] - 2 : 0;
    if (men > 16 || count[AD_PAWN] + promoted > 8)
        return false;
    out->pawns = (uint8_t)count[AD_PAWN];
    out->missing = (uint8_t)(16 - men);
    out->spare = (uint8_t)(8 - count[AD_PAWN] - promoted);
    return true;
}

bool ad__plan_read(struct search *s, const struct ad_setup *goal)
{
    if (!read_side(&s->side[AD_WHITE], goal, AD_WHITE) ||
        !read_side(&s->side[AD_BLACK], goal, AD_BLACK))
        return false;
    read_files(s, goal);
    return true;
}
