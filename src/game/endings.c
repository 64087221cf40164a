/*
 * game/endings.c -- what the men on the board can still bring about.
 *
 *   clause (2017)                         function
 *   1.5, 5.2.2 dead position              ad__dead_position, ad__dead_material
 *   6.9, 7.5.3, A.4.2 cannot mate         ad__can_mate
 *   (1984) 10.7 list of material          ad__dead_material with list_only
 *   (1984) 10.7 bare king                 ad__bare_king
 *   (1984) 10.9(a)-(f) 75 moves           ad__seventyfive_class
 *   (1997) C.4 mating material            ad__c4_material
 *
 * "By any series of legal moves, however bad" is a question about all the games that can follow;
 * core answers it, and says yes or no only with a proof (adoube/proof.h). Otherwise it is unknown,
 * and a person decides. Here is what the editions say about men alone, and when core is asked.
 */
#include "game/case.h"

/* ---- material ---- */

static uint64_t bishops_of(const struct ad_position *p)
{
    return p->diagonal & ~p->straight;
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
 * number of such bishops, for the reason given at ad__too_few_men (core/mate.c). */
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
    if (p->knights || !ad__one_colour(men))
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

    if (((p->pawns | p->straight) & p->side[side]) || !ad__one_colour(bishops) ||
        (bishops && knights))
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

/* ---- any series of legal moves ---- */

/* What one question may cost: positions looked at, some 5 ms. The quick look decides most of what
 * can be decided. */
enum { NODES = 30000 };

static void look(struct ad_mate *out, struct ad__case *k, const struct ad_position *p, int side,
                 uint64_t nodes)
{
    const struct ad_budget budget = {.nodes = nodes, .scratch = k->scratch, .len = k->scratch_len};

    ad_position_can_mate(out, p, side, &budget);
}

static void look_closely(struct ad_mate *out, struct ad__case *k, const struct ad_position *p,
                         int side)
{
    uint64_t before = out->nodes;

    look(out, k, p, side, NODES);
    out->nodes += before;
}

/* A right to castle that this table has lost (2017 A.4.1.2) is none. Nobody castles out of check, so a
 * mate is a mate with the right and without; without it there are fewer series of moves. A no found
 * with the right would stand, but the mate of a yes might need it. */
static struct ad_position without_lost_castling(const struct ad_game *g,
                                                const struct ad_position *p)
{
    struct ad_position out = *p;

    for (int bit = 0; bit < 4; bit++) {
        int side = bit / 2, king = p->king[side];
        uint64_t west = ad__bit(king) - 1;

        if (g->mode[AD_MODE_NO_CASTLING] >> bit & 1)
            out.castling &= ~(p->side[side] & (bit & 1 ? west : ~west));
    }
    return out;
}

/* For a ruling that rests on it: look until it is decided, or the budget is spent. */
enum ad_possible ad__can_mate(struct ad__case *k, const struct ad_position *p, int side)
{
    struct ad_position here = without_lost_castling(&k->g, p);
    struct ad_mate m;

    look(&m, k, &here, side, 0);
    if (m.answer == AD_POSSIBLE_UNKNOWN)
        look_closely(&m, k, &here, side);
    k->nodes = m.nodes;
    return m.answer;
}

/* Nothing is proven, and that is what the arbiter is told, with the positions looked at. */
void ad__ask_unproven(struct ad__case *k, enum ad_what what, enum ad_reason why, int side,
                      const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_ASKS, AD_ASK_ARBITER, why, side, cites);

    e.what = (uint8_t)what;
    e.value = (int32_t)k->nodes;
    ad__say(k, &e);
}

/* ---- after a move ---- */

/* Two bishops or knights, and no other man. */
static bool is_two_minors(const struct ad_position *p)
{
    return !(p->pawns | p->straight) && ad__count(p->knights | p->diagonal) == 2;
}

/* Is it proven that `side` cannot mate? Asked after every move, mostly about free play: there the
 * quick look ends before it has looked at any position, and nothing more is worth trying. */
static bool never_mates(struct ad__case *k, const struct ad_position *p, int side, bool closely)
{
    struct ad_mate m;

    look(&m, k, p, side, 0);
    if (closely && m.answer == AD_POSSIBLE_UNKNOWN && m.nodes > 0)
        look_closely(&m, k, p, side);
    return m.answer == AD_POSSIBLE_NO;
}

/* Can neither side mate? The side with more men goes first: without a proof about that one the
 * other does not matter. Lost rights to castle do not matter: only a no counts here. */
static bool is_dead(struct ad__case *k, bool closely)
{
    const struct ad_position *p = &k->g.now;
    int first = ad__count(p->side[AD_BLACK]) > ad__count(p->side[AD_WHITE]) ? AD_BLACK : AD_WHITE;

    return never_mates(k, p, first, closely) && never_mates(k, p, !first, closely);
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
    const struct ad_position *p = &k->g.now;
    bool bishops = !(p->pawns | p->knights | p->straight);

    ad__allow(k, AD_NOT_DEAD, AD_WHO_NOBODY, bishops ? CITE(P(DEAD_BISHOPS)) : CITE(P(DEAD)));
}

/* Where a list of material decides, a position that the later Laws call dead is played on. If
 * nothing is proven either way the game goes on without a word: nobody has asked. */
bool ad__dead_position(struct ad__case *k)
{
    static const uint16_t dead[] = {P(DEAD), AD__PROVISIONS};
    const struct ad_position *p = &k->g.now;
    bool list_only = LAW(k, DEAD_BY_MATERIAL) != 0, looks_dead;
    const uint16_t *why;

    if (k->g.irregular)
        return false;
    why = ad__dead_material(p, list_only);
    looks_dead = !why && is_dead(k, !list_only);
    if (looks_dead && !list_only)
        why = dead;
    if (!why && (looks_dead || is_two_minors(p))) /* two minor pieces can mate with help */
        says_alive(k);
    if (why)
        ends_dead(k, why);
    return ad__is_over(&k->g);
}
