/*
 * core/mate_net.c -- mates to head for while the pawns stay where they are.
 *
 * Where pawns stand in each other's way, a mate is a matter of getting the men to the right places:
 * the king to be mated, the man that checks, the other king and whatever else covers or fills the
 * squares around. We list such places with the moves they need, men being in nobody's way but the
 * pawns', and keep the nearest. A wrong guess costs time and nothing else.
 */
#include "core/fill.h"
#include "core/kernel.h"
#include "core/mate.h"
#include "core/mate_locked.h"

#include <string.h>

enum { MEN = 16, WORK = 4000, CHECKS = 96, PROBES = 17 };
enum { FAR = 60 }; /* cannot come there */

struct ways {
    const struct ad_position *p;
    int side;
    uint64_t pawns, hit[2]; /* all pawns; squares that pawns of a side attack */
    uint8_t king[2][64];    /* moves of each king to a square */
    unsigned work;          /* what may still be tried */
    unsigned men;           /* neither kings nor pawns */
    struct {
        uint8_t side, kind;
        uint8_t way[64];
    } man[MEN];
};

/* ---- distances ---- */

static uint64_t around(uint64_t set)
{
    uint64_t all = set | ad__sideways(set);
    return (all | all << 8 | all >> 8) & ~set;
}

static uint64_t moves_of(int kind, uint64_t from, uint64_t free)
{
    uint64_t set = kind == AD_KNIGHT ? ad__step_knight(from) : 0;

    if (kind == AD_BISHOP || kind == AD_QUEEN)
        set |= ad__fill_diagonal(from, free);
    if (kind == AD_ROOK || kind == AD_QUEEN)
        set |= ad__fill_straight(from, free);
    return set & free;
}

static void flood(uint8_t *out, uint64_t from, uint64_t free, int kind)
{
    uint64_t seen = from, edge = from;

    memset(out, FAR, 64);
    for (uint8_t n = 0; edge; n++) {
        uint64_t next =
            (kind == AD_KING ? around(edge) & free : moves_of(kind, edge, free)) & ~seen;

        while (edge)
            out[ad__take(&edge)] = n;
        seen |= next;
        edge = next;
    }
}

static uint64_t pawns_hit(uint64_t pawns, int side)
{
    return side == AD_WHITE ? ad__sideways(pawns) << 8 : ad__sideways(pawns) >> 8;
}

static void measure(struct ways *w, const struct ad_position *p, int side)
{
    w->p = p;
    w->side = side;
    w->pawns = p->pawns;
    w->men = 0;
    w->work = WORK;
    for (int s = 0; s < 2; s++)
        w->hit[s] = pawns_hit(p->pawns & p->side[s], s);
    for (int s = 0; s < 2; s++) {
        flood(w->king[s], ad__bit(p->king[s]), ~w->pawns & ~w->hit[!s], AD_KING);
        for (int kind = AD_KNIGHT; kind <= AD_QUEEN; kind++)
            for (uint64_t men = ad__men_of(p, s, kind); men && w->men < MEN; w->men++) {
                w->man[w->men].side = (uint8_t)s;
                w->man[w->men].kind = (uint8_t)kind;
                flood(w->man[w->men].way, ad__bit(ad__take(&men)), ~w->pawns, kind);
            }
    }
}

/* ---- nets ---- */

struct check {
    int kind, square;
    unsigned man;
    uint64_t covers; /* squares that the checking man takes from the king */
};

static void want(struct ad__net *net, int side, int kind, int square, int near)
{
    struct ad__place *place = &net->place[net->places++];

    place->side = (uint8_t)side;
    place->kind = (uint8_t)kind;
    place->square = (uint8_t)square;
    place->near = (uint8_t)near;
}

/* The nearest square from which a man attacks `square`. */
static int cover_from(const struct ways *w, unsigned man, int square)
{
    uint64_t from = moves_of(w->man[man].kind, ad__bit(square), ~w->pawns);
    const uint8_t *way = w->man[man].way;
    int best = AD_NO_SQUARE;

    while (from) {
        int s = ad__take(&from);
        if (way[s] < FAR && (best == AD_NO_SQUARE || way[s] < way[best]))
            best = s;
    }
    return best;
}

/* Someone to fill or to cover each square of `open`: the cheapest way, men being used once. */
struct shut {
    struct ways *w;
    struct ad__net best, net;
    bool found;
};

static void shut(struct shut *s, uint64_t open, unsigned used)
{
    int square;

    if (!open) {
        if (!s->found || s->net.cost < s->best.cost)
            s->best = s->net;
        s->found = true;
        return;
    }
    if (s->net.places == AD__PLACES)
        return;
    square = ad__first(open);
    for (unsigned i = 0; i < s->w->men && s->w->work > 0; i++) {
        bool ours = s->w->man[i].side == s->w->side;
        int at = ours ? cover_from(s->w, i, square) : square;
        unsigned cost = at == AD_NO_SQUARE ? FAR : s->w->man[i].way[at];

        if (used >> i & 1 || cost == FAR || (s->found && s->net.cost + cost >= s->best.cost))
            continue;
        s->w->work--;
        want(&s->net, s->w->man[i].side, s->w->man[i].kind, at, 0);
        s->net.cost += cost;
        shut(s, open & (open - 1), used | 1u << i);
        s->net.cost -= cost;
        s->net.places--;
    }
}

/* Is it a mate, with nothing on the board but the net and the pawns? */
static bool holds(const struct ways *w, const struct ad__net *net, const struct check *c)
{
    struct ad_setup s = {.turn = (uint8_t)!w->side, .ep = AD_NO_SQUARE, .fullmoves = 1};
    struct ad_position p;

    for (uint64_t pawns = w->pawns; pawns;) {
        int sq = ad__take(&pawns);
        s.on[sq] = ad_man(ad__has(w->p->side[AD_BLACK], sq), AD_PAWN);
    }
    if (c->kind == AD_PAWN) {
        s.on[w->side == AD_WHITE ? c->square - 8 : c->square + 8] = AD_EMPTY;
        s.on[c->square] = ad_man(w->side, AD_PAWN);
    }
    s.on[net->our_king] = ad_man(w->side, AD_KING);
    s.on[net->his_king] = ad_man(!w->side, AD_KING);
    for (unsigned i = 0; i < net->places; i++) {
        if (s.on[net->place[i].square])
            return false;
        s.on[net->place[i].square] = ad_man(net->place[i].side, net->place[i].kind);
    }
    return ad_position_from(&p, &s) == 0 && ad_position_status(&p) == AD_CHECKMATE;
}

/* Keep it among the cheapest, in their order. */
static unsigned keep(struct ad__net *nets, unsigned count, unsigned room, const struct ad__net *net)
{
    unsigned i = count;

    if (count == room && nets[--i].cost <= net->cost)
        return count;
    count += count < room;
    for (; i > 0 && nets[i - 1].cost > net->cost; i--)
        nets[i] = nets[i - 1];
    nets[i] = *net;
    return count;
}

static bool make_net(struct ways *w, struct ad__net *net, int m, int our_king,
                     const struct check *c)
{
    uint64_t his_pawns = w->pawns & w->p->side[!w->side];
    uint64_t open = around(ad__bit(m)) & ~his_pawns & ~w->hit[w->side] & ~c->covers;
    struct shut s = {.w = w};

    open &= ~around(ad__bit(our_king));
    if (ad__has(open, c->square) || ad__count(open) > AD__PLACES)
        return false; /* he takes it, or there is too much room */
    s.net.his_king = (uint8_t)m;
    s.net.our_king = (uint8_t)our_king;
    s.net.cost = 2u * w->king[!w->side][m] + 2u * w->king[w->side][our_king];
    if (c->kind != AD_PAWN) {
        s.net.cost += w->man[c->man].way[c->square];
        want(&s.net, w->side, c->kind, c->square, 1);
    }
    shut(&s, open, c->kind == AD_PAWN ? 0 : 1u << c->man);
    *net = s.best;
    return s.found;
}

/* The cheapest net around `m` with this check, wherever our king is. */
static bool best_net(struct ways *w, struct ad__net *best, int m, const struct check *c)
{
    uint64_t near = around(ad__bit(m)) | ad__bit(m);
    uint64_t free = (around(near) | ad__bit(w->p->king[w->side])) & ~near & ~w->pawns;
    struct ad__net net;
    bool found = false;

    while (free) {
        int k = ad__take(&free);

        if (k == c->square || w->king[w->side][k] == FAR || !make_net(w, &net, m, k, c))
            continue;
        if ((!found || net.cost < best->cost) && holds(w, &net, c)) {
            *best = net;
            found = true;
        }
    }
    return found;
}

/* Every check of a king on `m`, by a man that can come there. */
static unsigned checks_on(const struct ways *w, struct check *out, int m)
{
    unsigned n = 0;
    uint64_t at = ad__bit(m), free = ~w->pawns, near = around(at);

    for (unsigned i = 0; i < w->men; i++) {
        int kind = w->man[i].kind;
        uint64_t from = moves_of(kind, at, free);

        while (from && w->man[i].side == w->side && n < CHECKS) {
            int s = ad__take(&from);

            if (w->man[i].way[s] == FAR)
                continue;
            out[n].kind = kind;
            out[n].man = i;
            out[n].square = s;
            out[n++].covers = moves_of(kind, ad__bit(s), free) & near & ~ad__bit(s);
        }
    }
    /* a pawn one step before the square from which it checks */
    for (uint64_t from = pawns_hit(at, !w->side) & free; from;) {
        int s = ad__take(&from), before = w->side == AD_WHITE ? s - 8 : s + 8;

        if (n < CHECKS && before >= 0 && before < 64 &&
            ad__has(w->pawns & w->p->side[w->side], before)) {
            out[n].kind = AD_PAWN;
            out[n].square = s;
            out[n++].covers = pawns_hit(ad__bit(s), w->side);
        }
    }
    return n;
}

unsigned ad__nets(struct ad__net *nets, unsigned room, const struct ad_position *p, int side)
{
    struct ways w;
    struct check checks[CHECKS];
    struct ad__net net;
    unsigned count = 0;

    measure(&w, p, side);
    for (int m = 0; m < 64; m++) {
        unsigned n;

        if (w.king[!side][m] == FAR)
            continue;
        n = checks_on(&w, checks, m);
        for (unsigned i = 0; i < n; i++)
            if (best_net(&w, &net, m, &checks[i]))
                count = keep(nets, count, room, &net);
    }
    for (unsigned i = 0; i < count; i++) {
        flood(nets[i].our_way, ad__bit(nets[i].our_king), ~w.pawns & ~w.hit[!side], AD_KING);
        flood(nets[i].his_way, ad__bit(nets[i].his_king), ~w.pawns & ~w.hit[side], AD_KING);
        for (unsigned j = 0; j < nets[i].places; j++)
            flood(nets[i].place[j].way, ad__bit(nets[i].place[j].square), ~w.pawns,
                  nets[i].place[j].kind);
    }
    return count;
}

/* How many moves until the men stand in the net. */
unsigned ad__net_cost(const struct ad__net *net, const struct ad_position *p, int side)
{
    unsigned cost = 2u * net->our_way[p->king[side]] + 2u * net->his_way[p->king[!side]];
    uint64_t used = 0;

    for (unsigned i = 0; i < net->places; i++) {
        const struct ad__place *place = &net->place[i];
        uint64_t men = ad__men_of(p, place->side, place->kind) & ~used;
        unsigned best = FAR;
        int who = 0;

        while (men) {
            int sq = ad__take(&men);
            if (place->way[sq] < best) {
                best = place->way[sq];
                who = sq;
            }
        }
        used |= ad__bit(who);
        if (place->near)
            best = best > 1 ? best - 1 : best == 0;
        cost += best;
    }
    return cost;
}

/* ---- structures ---- */

void ad__structures_init(struct ad__structures *out, unsigned weariest)
{
    out->weariest = weariest;
    out->count = 0;
    for (unsigned i = 0; i < AD__STRUCTURES; i++)
        out->entry[i].used = false;
}

/* How many men of each kind, bishops by colour: four bits each. */
static uint64_t men_of(const struct ad_position *p, int side)
{
    uint64_t queens = p->diagonal & p->straight;
    uint64_t us = p->side[side], bishops = us & p->diagonal & ~queens;

    return ad__count(us & p->knights) | (uint64_t)ad__count(bishops & AD__DARK) << 4 |
           (uint64_t)ad__count(bishops & ~AD__DARK) << 8 |
           (uint64_t)ad__count(us & p->straight & ~queens) << 12 |
           (uint64_t)ad__count(us & queens) << 16;
}

struct ad__structure *ad__structure_of(struct ad__structures *all, const struct ad_position *p,
                                       int side)
{
    uint64_t ours = p->pawns & p->side[side], his = p->pawns & p->side[!side];
    uint64_t men = men_of(p, AD_WHITE) | men_of(p, AD_BLACK) << 20;
    unsigned at = (unsigned)((ours * 3 + his * 5 + men) * UINT64_C(0x9E3779B97F4A7C15) >> 56);

    for (unsigned i = 0; i < PROBES; i++, at++) {
        struct ad__structure *s = &all->entry[at % AD__STRUCTURES];

        if (s->used && s->ours == ours && s->his == his && s->men == men)
            return s;
        if (s->used)
            continue;
        *s = (struct ad__structure){.used = true, .ours = ours, .his = his, .men = men};
        s->nets = ad__nets(s->net, AD__NETS, p, side);
        all->count++;
        return s;
    }
    return NULL;
}
