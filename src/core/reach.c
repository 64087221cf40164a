/*
 * core/reach.c -- can a game lead to this position (3.10.3)? The order of the stages.
 *
 *   stage                       where              answers
 *   is it a position at all     setup.c            no
 *   counting, flags             here               no
 *   men that never moved        reach_still.c      no
 *   captures by pawns           reach_pawns.c      no
 *   the last moves              retract.c          no
 *   plans of all captures       plan.c             no         with a budget
 *   a game                      proofgame.c        yes        with a budget
 *
 * A setup whose castling rights belong to another initial position of Chess960 is only asked what
 * holds for all of them.
 */
#include "assert.h"
#include "kernel.h"
#include "reach.h"
#include "words/words.h"
#include "core/names.h"

AD__TEXTS(ad_reach_text, enum ad_reach_why, AD_REACH_MAP)

/* ---- counting ---- */

static unsigned above(uint64_t men, unsigned original)
{
    unsigned n = ad__count(men);
    return n > original ? n - original : 0;
}

/* What is more than the initial position has of a kind has been promoted. A bishop never changes
 * the colour of its squares, so each colour had one. */
static unsigned promoted(const uint64_t men[7])
{
    return above(men[AD_KNIGHT], 2) + above(men[AD_BISHOP] & AD__DARK, 1) +
           above(men[AD_BISHOP] & ~AD__DARK, 1) + above(men[AD_ROOK], 2) + above(men[AD_QUEEN], 1);
}

/* Each pawn is on the board, has been promoted, or has been captured: never more than eight. This
 * holds from every initial position of Chess960. It includes that no side has more than 16 men. */
enum ad_reach_why ad__reach_counts(const struct ad__past *p, int *square)
{
    *square = AD_NO_SQUARE;
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++) {
        const uint64_t *men = p->men[colour];
        if (ad__count(men[AD_EMPTY]) > 16)
            return AD_REACH_MEN;
        if (ad__count(men[AD_PAWN]) > 8)
            return AD_REACH_PAWNS;
        if (ad__count(men[AD_PAWN]) + promoted(men) > 8)
            return AD_REACH_PROMOTED;
    }
    return AD_REACH_UNSETTLED;
}

/* Nobody is missing and all pawns are at home. Then only knights have moved, and rooks between
 * the corner and the square beside it, for the others are shut in. Each such move changes the
 * colour of the square, and two of these four men began on dark squares: so the number of them on
 * dark squares now tells whether a side has made an even number of moves. White has made as many as
 * Black, or one more if Black is to move. */
static bool tempo_lost(const struct ad__past *p)
{
    unsigned dark = p->turn == AD_BLACK;

    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++) {
        const uint64_t *men = p->men[colour];
        if (ad__count(men[AD_EMPTY]) != 16 || men[AD_PAWN] != ad__rank(colour == AD_WHITE ? 1 : 6))
            return false;
        dark += ad__count((men[AD_KNIGHT] | men[AD_ROOK]) & AD__DARK);
    }
    return dark & 1;
}

enum ad_reach_why ad__reach_moment(const struct ad__past *p, struct ad__effort *e, int *square)
{
    struct ad__still still;
    enum ad_reach_why why = ad__reach_counts(p, square);

    if (why == AD_REACH_UNSETTLED)
        why = ad__reach_still(&still, p, square);
    if (why == AD_REACH_UNSETTLED)
        why = ad__reach_pawns(&still, p, e, square);
    if (why == AD_REACH_UNSETTLED && tempo_lost(p))
        why = AD_REACH_TEMPO;
    return why;
}

/* ---- flags ---- */

/* Only where they speak against each other: an en passant square means that a pawn has just
 * moved, and no game has had more half-moves than its move number allows. Move number 0 or 1
 * often stands for "not known" and is not believed. */
static bool counters_contradict(const struct ad_setup *s)
{
    if (s->ep != AD_NO_SQUARE && s->halfmoves)
        return true;
    return s->fullmoves > 1 && s->fullmoves < UINT16_MAX &&
           s->halfmoves > 2u * (s->fullmoves - 1u) + (s->turn == AD_BLACK);
}

/* May the rights be those of standard chess? */
static bool is_standard(const struct ad_setup *s)
{
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++)
        if (s->castling[colour] && ((s->castling[colour] & ~0x81) ||
                                    s->on[colour == AD_WHITE ? 4 : 60] != ad_man(colour, AD_KING)))
            return false;
    return true;
}

/* ---- the cheap stages ---- */

static enum ad_reach_why exclude(struct ad_reach *out, const struct ad_setup *s,
                                 const struct ad_position *p)
{
    struct ad__past now;
    struct ad__effort effort = {.table = &out->seen};
    enum ad_reach_why why;
    uint64_t checkers = ad_position_checkers(p);

    ad__past_from(&now, p);
    why = ad__reach_counts(&now, &out->square);
    if (why != AD_REACH_UNSETTLED)
        return why;
    if (counters_contradict(s))
        return AD_REACH_COUNTERS;
    if (ad__count(checkers) > 2) {
        out->square = p->king[p->turn];
        return AD_REACH_TRIPLE_CHECK;
    }
    if (!is_standard(s))
        return AD_REACH_UNSETTLED;
    now.ep = s->ep; /* none told: there may be one all the same, on a board nobody explained */
    why = ad__reach_last(&now, &out->square);
    if (why == AD_REACH_UNSETTLED)
        why = ad__reach_moment(&now, &effort, &out->square);
    if (why == AD_REACH_UNSETTLED)
        why = ad__reach_before(&now, &effort);
    out->nodes += effort.moments + effort.stories;
    return why;
}

bool ad__reach_excludes(struct ad_reach *out, const struct ad_setup *s)
{
    struct ad_position p;

    out->bad = ad_position_from(&p, s);
    out->square = AD_NO_SQUARE;
    out->why = out->bad ? AD_REACH_BAD : exclude(out, s, &p);
    return out->why != AD_REACH_UNSETTLED;
}

/* ---- all stages ---- */

/* The one game that is known without a search. */
static bool is_start(const struct ad_position *p)
{
    struct ad_position start;
    struct ad_packed a, b;

    ad_position_start(&start);
    ad_position_pack(&a, p);
    ad_position_pack(&b, &start);
    return ad_packed_equal(&a, &b);
}

void ad_position_reachable(struct ad_reach *out, const struct ad_setup *s,
                           const struct ad_budget *budget)
{
    struct ad_position p;

    out->nodes = 0;
    out->plies = 0;
    out->answer = AD_POSSIBLE_NO;
    if (ad__reach_excludes(out, s))
        return;
    out->answer = AD_POSSIBLE_UNKNOWN;
    ad_position_from(&p, s);
    if (is_start(&p)) {
        out->answer = AD_POSSIBLE_YES;
        out->why = AD_REACH_GAME;
    } else if (budget && budget->nodes && budget->scratch && is_standard(s)) {
        ad__reach_prove(out, s, &p, budget);
    }
}
