/*
 * core/mate.c -- can this side still mate?
 *
 *   clause (2017)                      function
 *   1.5, 5.2.2 dead position           ad_position_is_dead
 *   6.9, 7.5.5 cannot mate             ad_position_can_mate
 *
 * "By any possible series of legal moves" is a question about all the games that can follow. The
 * answer is put together from parts that cost more and more; see mate.h, and for the arguments
 * docs/design/endings.md.
 */
#include "core/mate.h"
#include "core/assert.h"
#include "core/kernel.h"
#include "core/mate_locked.h"
#include "words/words.h"
#include "core/names.h"

AD__TEXTS(ad_mate_proof_text, enum ad_mate_proof, AD_MATE_PROOF_MAP)

/* ---- material ---- */

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
bool ad__too_few_men(const struct ad_position *p, int side)
{
    uint64_t ours = p->side[side], theirs = p->side[!side], queens = p->diagonal & p->straight;
    uint64_t bishops = p->diagonal & ~p->straight;

    if ((p->pawns | p->straight) & ours)
        return false;
    if (p->knights & ours) {
        if (ad__several(p->knights & ours) || bishops & ours)
            return false;
        return (theirs & ~queens) == ad__bit(p->king[!side]);
    }
    return !(bishops & ours) || (!p->pawns && !p->knights && ad__one_colour(bishops));
}

/* ---- the answer ---- */

enum { LOCKS_FAST = 12, LOCKS_FULL = 16 }; /* their part of the memory: one in so many */

/* A position in which an illegal move stands: no series of legal moves starts from it. */
static bool is_irregular(const struct ad_position *p)
{
    return ad_position_attackers(p, p->king[!p->turn], p->turn) ||
           (p->pawns & (ad__rank(0) | ad__rank(7)));
}

static bool decided(struct ad_mate *out, enum ad_possible answer, enum ad_mate_proof proof)
{
    out->answer = answer;
    out->proof = proof;
    return true;
}

/* What is seen at once. */
static bool at_once(struct ad_mate *out, const struct ad_position *p, int side, unsigned off)
{
    if (!ad_position_can_move(p)) {
        if (p->turn != side && ad_position_checkers(p))
            return decided(out, AD_POSSIBLE_YES, AD_MATE_BY_LINE);
        return decided(out, AD_POSSIBLE_NO, AD_MATE_GAME_OVER);
    }
    if (!(off & AD_RULE_MATERIAL) && ad__too_few_men(p, side))
        return decided(out, AD_POSSIBLE_NO, AD_MATE_NO_MATERIAL);
    if (!(off & AD_RULE_RING) && ad__walled_in(p, side))
        return decided(out, AD_POSSIBLE_NO, AD_MATE_NO_ROOM);
    return false;
}

/* Locks take their part at the start of the memory, the searches the rest. NULL: there is too
 * little of it. */
static struct ad__locks *take_locks(struct ad_budget *budget, size_t share)
{
    size_t pad = (size_t)(-(uintptr_t)budget->scratch & 7), part = budget->len / share & ~(size_t)7;
    struct ad__locks *locks;

    if (!budget->scratch || part < pad || budget->off & AD_RULE_KEPT)
        return NULL;
    part = part < AD__LOCKS_MOST ? part : AD__LOCKS_MOST;
    locks = ad__locks_init((char *)budget->scratch + pad, part - pad);
    if (locks) {
        budget->scratch = (char *)budget->scratch + part;
        budget->len -= part;
    }
    return locks;
}

/* ---- fast ---- */

enum { FAST_HELP = 500, FAST_NODES = 4000, FORCED = 4 };
enum { FEW = 2, MANY = 24, FEW_MEN = 9 }; /* moves, moves of both sides, men */

/* Squares beside the knights, rooks and queens of a side that they can go to. */
static uint64_t free_steps(const struct ad_position *p, int side)
{
    uint64_t own = p->side[side];

    return ~own & (ad__step_knight(p->knights & own) | ad__step_straight(p->straight & own) |
                   ad__step_diagonal(p->straight & p->diagonal & own));
}

static unsigned moves_if_to_move(const struct ad_position *p, int side)
{
    struct ad_position q = *p;

    if (p->turn != side) {
        q.turn = (uint8_t)side;
        q.ep = AD_NO_SQUARE;
    }
    return ad_position_count(&q);
}

/* Has `side` men that move freely, or the other side men that could be given to its pawns, or are
 * there so few men that everything is possible? */
static bool is_loose(const struct ad_position *p, int side, unsigned moves)
{
    if (ad__runners(p, side) || ad__several(free_steps(p, side)))
        return true;
    if (p->pawns & p->side[side] && ad__several(free_steps(p, !side)))
        return true;
    return moves >= MANY && ad__count(p->side[0] | p->side[1]) <= FEW_MEN;
}

/* Has nobody to do what he is forced to? If the side to move has many moves, it is no matter that
 * the other side has few. */
static bool has_choice(unsigned moves, unsigned other)
{
    return moves > FEW && (other > FEW || (other > 0 && moves > MANY));
}

/* Is a proof of a no not to be expected? Nothing rests on it but the time. A side in check or with
 * few moves may be forced into anything: look further. */
static bool looks_free(const struct ad_position *p, int side, unsigned depth)
{
    struct ad_moves moves;
    struct ad_position next;
    unsigned count = ad_position_count(p), other;

    if (count > FEW && !ad_position_checkers(p)) {
        other = moves_if_to_move(p, !p->turn);
        return has_choice(count, other) && is_loose(p, side, count + other);
    }
    if (depth == 0)
        return false;
    ad_position_moves(&moves, p);
    for (unsigned i = 0; i < moves.count; i++) {
        ad_position_play(&next, p, moves.move[i]);
        if (!ad__too_few_men(&next, side) && looks_free(&next, side, depth - 1))
            return true;
    }
    return false;
}

static bool fast(struct ad_mate *out, const struct ad_position *p, int side,
                 const struct ad_budget *budget)
{
    struct ad_budget small = *budget;
    struct ad__locks *locks;
    struct ad__help help;

    if (ad__locked_at_once(NULL, p, side, budget->off))
        return decided(out, AD_POSSIBLE_NO, AD_MATE_NO_ROOM);
    small.len = small.len < AD_MATE_FAST ? small.len : AD_MATE_FAST;
    small.off |= AD_RULE_SPLIT; /* too slow here */
    locks = take_locks(&small, LOCKS_FAST);
    ad__help_start(&help, p, side);
    return ad__mate_help(out, &help, FAST_HELP) ||
           ad__mate_search(out, p, side, &small, FAST_NODES, NULL, locks) ||
           (ad__never_mates(NULL, p, side, budget->off) &&
            decided(out, AD_POSSIBLE_NO, AD_MATE_NO_ROOM));
}

/* ---- full ---- */

/* What is tried, one after the other: most positions need the first two lines alone. A search that
 * comes to its end decides, whatever it headed for; the last one may take all that is left. */
struct stage {
    enum { GLANCE, HELP, TIGHT, RULES, SEARCH, NETS } kind;
    uint64_t nodes;
    unsigned weariest; /* NETS: how soon another structure is tried */
};

enum { FIRST_SEARCH = 5 };

static const struct stage stages[] = {
    {.kind = GLANCE},
    {.kind = HELP, .nodes = 500},
    {.kind = TIGHT, .nodes = FAST_NODES}, /* a search, if few moves are possible */
    {.kind = RULES},
    {.kind = HELP, .nodes = 2500},
    [FIRST_SEARCH] = {.kind = SEARCH, .nodes = 10000},
    {.kind = HELP, .nodes = 17000},
    {.kind = SEARCH, .nodes = 100000},
    {.kind = HELP, .nodes = 130000},
    {.kind = NETS, .nodes = 400000, .weariest = 60},
    {.kind = NETS, .nodes = UINT64_MAX, .weariest = 420},
};

/* What the stages share. */
struct work {
    const struct ad_position *p;
    int side;
    struct ad_budget budget; /* its memory: what the locks have left */
    struct ad__locks *locks;
    struct ad__help help;
};

/* The structures lie at the start of the memory, the search in the rest. */
static bool search_with_nets(struct ad_mate *out, const struct work *w, uint64_t nodes,
                             unsigned weariest)
{
    size_t pad = (size_t)(-(uintptr_t)w->budget.scratch & 7),
           taken = pad + sizeof(struct ad__structures);
    struct ad_budget rest = w->budget;
    struct ad__structures *structures;

    if (!rest.scratch || rest.len < 2 * taken)
        return false;
    structures = (struct ad__structures *)(void *)((char *)rest.scratch + pad);
    ad__structures_init(structures, weariest);
    rest.scratch = (char *)rest.scratch + taken;
    rest.len -= taken;
    return ad__mate_search(out, w->p, w->side, &rest, nodes, structures, w->locks);
}

static bool try_stage(struct ad_mate *out, struct work *w, const struct stage *stage,
                      uint64_t nodes)
{
    switch (stage->kind) {
    case GLANCE:
        return ad__locked_at_once(NULL, w->p, w->side, w->budget.off) &&
               decided(out, AD_POSSIBLE_NO, AD_MATE_NO_ROOM);
    case RULES:
        return ad__never_mates(NULL, w->p, w->side, w->budget.off) &&
               decided(out, AD_POSSIBLE_NO, AD_MATE_NO_ROOM);
    case HELP: return ad__mate_help(out, &w->help, nodes);
    case TIGHT:
        return !looks_free(w->p, w->side, FORCED) &&
               ad__mate_search(out, w->p, w->side, &w->budget, nodes, NULL, NULL);
    case SEARCH: return ad__mate_search(out, w->p, w->side, &w->budget, nodes, NULL, w->locks);
    case NETS: return search_with_nets(out, w, nodes, stage->weariest);
    }
    return false;
}

static bool full(struct ad_mate *out, const struct ad_position *p, int side,
                 const struct ad_budget *budget)
{
    struct work w = {.p = p, .side = side, .budget = *budget};

    ad__help_start(&w.help, p, side);
    for (unsigned i = 0; i < sizeof stages / sizeof *stages; i++) {
        uint64_t left = budget->nodes - out->nodes;
        uint64_t nodes = left < stages[i].nodes ? left : stages[i].nodes;

        if (i == FIRST_SEARCH)
            w.locks = take_locks(&w.budget, LOCKS_FULL);
        if (try_stage(out, &w, &stages[i], nodes))
            return true;
    }
    return false;
}

/* A yes is shown only after its line has been played through. */
static void check_line(const struct ad_mate *out, const struct ad_position *start, int side)
{
    struct ad_position p = *start;

    for (unsigned i = 0; i < out->plies; i++) {
        AD_ASSERT(ad_position_is_legal(&p, out->line[i]));
        ad_position_play(&p, &p, out->line[i]);
    }
    AD_ASSERT(p.turn != side && ad_position_status(&p) == AD_CHECKMATE);
}

void ad_position_can_mate(struct ad_mate *out, const struct ad_position *p, int side,
                          const struct ad_budget *budget)
{
    static const struct ad_budget none = {0};

    budget = budget ? budget : &none;
    out->answer = AD_POSSIBLE_UNKNOWN;
    out->proof = AD_MATE_NO_PROOF;
    out->nodes = 0;
    out->plies = 0;
    if (is_irregular(p) || at_once(out, p, side, budget->off))
        ; /* nothing can be decided, or nothing is left to */
    else if (budget->nodes > 0)
        full(out, p, side, budget);
    else if (!looks_free(p, side, FORCED))
        fast(out, p, side, budget);
    if (out->answer == AD_POSSIBLE_YES)
        check_line(out, p, side);
}

enum ad_possible ad_position_is_dead(struct ad_mate *out, const struct ad_position *p,
                                     const struct ad_budget *budget)
{
    enum ad_mate_proof first;
    enum ad_possible answer;

    ad_position_can_mate(out, p, AD_WHITE, budget);
    if (out->answer == AD_POSSIBLE_YES)
        return AD_POSSIBLE_NO;
    answer = out->answer;
    first = out->proof;
    ad_position_can_mate(out, p, AD_BLACK, budget);
    if (out->answer == AD_POSSIBLE_YES)
        return AD_POSSIBLE_NO;
    if (answer == AD_POSSIBLE_UNKNOWN || out->answer == AD_POSSIBLE_UNKNOWN)
        return AD_POSSIBLE_UNKNOWN;
    out->proof = first > out->proof ? first : out->proof;
    return AD_POSSIBLE_YES;
}
