/*
 * tests/core/verbs_position.c -- setups, positions, legal moves, identity, FEN, Chess960.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/fen.h"
#include "core/kernel.h"
#include "core/names.h"

enum { TEXT = 512 };

static void square_names(char out[TEXT], uint64_t set)
{
    char *at = out;

    for (int square = 0; square < 64; square++)
        if (set >> square & 1)
            at += sprintf(at, "%s%c%d", at == out ? "" : " ", 'a' + ad_file_of(square),
                          1 + ad_rank_of(square));
    if (at == out)
        strcpy(out, "-");
}

static int square_of(const char *name)
{
    return ad_square(name[0] - 'a', name[1] - '1');
}

/* fen | text | the same position as written back, or "byte: reason", or the faults */
static void fen_row(struct kit_row *row)
{
    struct ad_setup s;
    struct ad_position p;
    struct ad_fault fault;
    char got[TEXT] = "";
    unsigned bad;

    if (ad_fen_read(&s, row->field[0], row->len[0], &fault) < 0) {
        kit_isf(row, row->field[1], "%zu: %s", fault.at, ad_why_text(fault.why, AD_EN));
        return;
    }
    bad = ad_position_from(&p, &s);
    for (unsigned bit = 1; bit; bit <<= 1)
        if (bad & bit)
            snprintf(got + strlen(got), TEXT - strlen(got), "%s%s", *got ? "; " : "",
                     ad_bad_text(bit, AD_EN));
    if (!bad)
        ad_fen_write(got, sizeof got, &p, AD_FEN_X);
    kit_is(row, row->field[1], got);
}

/* shredder | fen | Shredder-FEN */
static void shredder(struct kit_row *row)
{
    struct ad_position p;
    char got[AD_FEN_MAX];

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    ad_fen_write(got, sizeof got, &p, AD_FEN_SHREDDER);
    kit_is(row, row->field[1], got);
}

/* perft | fen | depth | count */
static void perft(struct kit_row *row)
{
    struct ad_position p;

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    kit_isf(row, row->field[2], "%" PRIu64, ad_position_perft(&p, (unsigned)atoi(row->field[1])));
}

/* status | fen | playing, check, mate, stalemate */
static void status(struct kit_row *row)
{
    static const char *const words[] = {"playing", "mate", "stalemate"};
    struct ad_position p;

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    if (ad_position_status(&p) == AD_PLAYING && ad_position_checkers(&p))
        kit_is(row, row->field[1], "check");
    else
        kit_is(row, row->field[1], words[ad_position_status(&p)]);
}

/* attackers | fen | square | w or b | squares */
static void attackers(struct kit_row *row)
{
    struct ad_position p;
    char got[TEXT];

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    square_names(got, ad_position_attackers(&p, square_of(row->field[1]), row->field[2][0] == 'b'));
    kit_is(row, row->field[3], got);
}

/* movers | fen | kind as PNBRQK | square | squares */
static void movers(struct kit_row *row)
{
    struct ad_position p;
    char got[TEXT];
    int kind = (int)(strchr(" PNBRQK", row->field[1][0]) - " PNBRQK");

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    square_names(got, ad_position_movers(&p, kind, square_of(row->field[2])));
    kit_is(row, row->field[3], got);
}

/* castles | fen | squares of the rooks with which castling is legal now */
static void castles(struct kit_row *row)
{
    struct ad_position p;
    uint64_t rooks = 0;
    char got[TEXT];

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    for (int to = 0; to < 64; to++)
        if (ad_position_is_legal(&p, ad_move_make(p.king[p.turn], to, AD_CASTLES)))
            rooks |= UINT64_C(1) << to;
    square_names(got, rooks);
    kit_is(row, row->field[1], got);
}

/* same | fen | fen | yes or no (9.2.2) */
static void same(struct kit_row *row)
{
    struct ad_position a, b;
    struct ad_packed pa, pb;

    if (!kit_position(&a, row, row->field[0]) || !kit_position(&b, row, row->field[1]))
        return;
    kit_board(row, &a);
    ad_position_pack(&pa, &a);
    ad_position_pack(&pb, &b);
    kit_is(row, row->field[2], ad_packed_equal(&pa, &pb) ? "yes" : "no");
    kit_is(row, row->field[2], ad_position_key(&a) == ad_position_key(&b) ? "yes" : "no");
}

/* chess960 | number | fen */
static void chess960(struct kit_row *row)
{
    struct ad_setup s;
    struct ad_position p;
    char got[AD_FEN_MAX];
    int number = atoi(row->field[0]);

    if (!kit_ok(row, ad_chess960_setup(&s, number) == 0 && ad_position_from(&p, &s) == 0))
        return;
    ad_fen_write(got, sizeof got, &p, AD_FEN_X);
    kit_is(row, row->field[1], got);
    kit_ok(row, ad_chess960_number(&s) == number);
}

/* start960 | fen | its number, or no */
static void start960(struct kit_row *row)
{
    struct ad_setup s;
    int number;

    if (!kit_ok(row, ad_fen_read(&s, row->field[0], row->len[0], NULL) == 0))
        return;
    number = ad_chess960_number(&s);
    if (number < 0)
        kit_is(row, row->field[1], "no");
    else
        kit_isf(row, row->field[1], "%d", number);
}

static const struct kit_verb verbs[] = {
    {"fen", 2, fen_row},
    {"shredder", 2, shredder},
    {"perft", 3, perft},
    {"status", 2, status},
    {"attackers", 4, attackers},
    {"movers", 4, movers},
    {"castles", 2, castles},
    {"same", 3, same},
    {"chess960", 2, chess960},
    {"start960", 2, start960},
    {0},
};

/* ---- properties over random games ---- */

/* Walk through random games; call `look` at every position on the way. */
static void each_position(struct kit_row *row, unsigned games,
                          void (*look)(struct kit_row *, struct kit_rng *,
                                       const struct ad_position *))
{
    struct kit_rng rng = kit_seed(row);
    struct ad_position p;

    kit_board(row, &p);
    while (games--) {
        ad_move m;
        kit_random_start(&p, &rng);
        for (int ply = 0; ply < 200 && !row->failures; ply++) {
            look(row, &rng, &p);
            m = kit_random_move(&rng, &p);
            if (m == AD_NO_MOVE)
                break;
            ad_position_play(&p, &p, m);
        }
    }
    kit_board(row, NULL);
}

/* List, count, any and the yes-or-no question about every number there is agree. */
static void modes_at(struct kit_row *row, struct kit_rng *rng, const struct ad_position *p)
{
    struct ad_moves list;
    unsigned legal = 0;

    ad_position_moves(&list, p);
    kit_ok(row, list.count == ad_position_count(p));
    kit_ok(row, (list.count > 0) == ad_position_can_move(p));
    for (unsigned i = 0; i < list.count; i++)
        kit_ok(row, ad_position_is_legal(p, list.move[i]));
    if (kit_below(rng, 50) == 0) {
        for (unsigned m = 0; m < 65536; m++)
            legal += ad_position_is_legal(p, (ad_move)m);
        kit_ok(row, legal == list.count);
    }
}

static void modes_agree(struct kit_row *row)
{
    each_position(row, row->long_run ? 20000 : 200, modes_at);
}

/* The origins of every kind to every square are those of the list. */
static void movers_at(struct kit_row *row, struct kit_rng *rng, const struct ad_position *p)
{
    uint64_t listed[7][64] = {{0}};
    struct ad_moves list;

    (void)rng;
    ad_position_moves(&list, p);
    for (unsigned i = 0; i < list.count; i++)
        if (ad_move_how(list.move[i]) != AD_CASTLES)
            listed[ad_move_kind(list.move[i])][ad_move_to(list.move[i])] |=
                UINT64_C(1) << ad_move_from(list.move[i]);
    for (int kind = AD_PAWN; kind <= AD_KING; kind++)
        for (int to = 0; to < 64; to++)
            if (!kit_ok(row, ad_position_movers(p, kind, to) == listed[kind][to]))
                return;
}

static void movers_agree(struct kit_row *row)
{
    each_position(row, row->long_run ? 20000 : 200, movers_at);
}

/* Position -> setup -> position and position -> FEN -> position lose nothing, the key that was
 * kept move by move included. */
static void round_trip_at(struct kit_row *row, struct kit_rng *rng, const struct ad_position *p)
{
    struct ad_setup s, t;
    struct ad_position q;
    char fen[AD_FEN_MAX];
    int len = ad_fen_write(fen, sizeof fen, p, kit_below(rng, 2) ? AD_FEN_X : AD_FEN_SHREDDER);

    ad_position_setup(&s, p);
    kit_ok(row, ad_position_from(&q, &s) == 0 && memcmp(p, &q, sizeof q) == 0);
    kit_ok(row, ad_fen_read(&t, fen, (size_t)len, NULL) == 0);
    kit_ok(row, ad_position_from(&q, &t) == 0 && memcmp(p, &q, sizeof q) == 0);
}

static void round_trips(struct kit_row *row)
{
    each_position(row, row->long_run ? 50000 : 500, round_trip_at);
}

/* Positions are the same exactly if their packed forms are: change one thing, and it shows. */
static void packed_at(struct kit_row *row, struct kit_rng *rng, const struct ad_position *p)
{
    struct ad_setup s, t;
    struct ad_position q;
    struct ad_packed a, b;
    unsigned square = kit_below(rng, 64);

    ad_position_setup(&s, p);
    t = s;
    switch (kit_below(rng, 4)) {
    case 0: t.on[square] = (uint8_t)kit_below(rng, 16); break;
    case 1: t.turn = !t.turn; break;
    case 2: t.castling[kit_below(rng, 2)] &= (uint8_t)kit_below(rng, 256); break;
    default:
        t.ep = AD_NO_SQUARE;
        t.halfmoves++; /* does not count in 9.2.2 */
        break;
    }
    if (ad_position_from(&q, &t) != 0)
        return;
    ad_position_setup(&t, &q);
    t.halfmoves = s.halfmoves;
    ad_position_pack(&a, p);
    ad_position_pack(&b, &q);
    kit_ok(row, ad_packed_equal(&a, &b) == (memcmp(&s, &t, sizeof s) == 0));
    kit_ok(row, ad_packed_equal(&a, &b) == (p->key == q.key));
}

static void packed_is_exact(struct kit_row *row)
{
    each_position(row, row->long_run ? 50000 : 500, packed_at);
}

/* The builds of the kernel give the same answers, move lists in the same order. */
#if defined(__x86_64__) && !defined(AD_SMALL)
static void kernels_at(struct kit_row *row, struct kit_rng *rng, const struct ad_position *p)
{
    struct ad_moves a, b;
    struct ad_position q, r;
    ad_move m;

    ad__list_base(&a, p);
    kit_ok(row, ad__count_base(p) == a.count && ad__any_base(p) == (a.count > 0));
    ad_position_moves(&b, p); /* what this CPU gets */
    kit_ok(row, a.count == b.count && memcmp(a.move, b.move, a.count * sizeof *a.move) == 0);
    if (!a.count)
        return;
    m = a.move[kit_below(rng, a.count)];
    ad__play_base(&q, p, m);
    ad_position_play(&r, p, m);
    kit_ok(row, memcmp(&q, &r, sizeof q) == 0);
    if (__builtin_cpu_supports("popcnt")) {
        ad__list_popcnt(&b, p);
        kit_ok(row, a.count == b.count && memcmp(a.move, b.move, a.count * sizeof *a.move) == 0);
        kit_ok(row, ad__count_popcnt(p) == a.count);
    }
}

static void kernels_agree(struct kit_row *row)
{
    each_position(row, row->long_run ? 50000 : 500, kernels_at);
}
#endif

/* Counting in sets equals listing and playing, ply by ply. */
static uint64_t plain_perft(const struct ad_position *p, unsigned depth)
{
    struct ad_moves list;
    struct ad_position after;
    uint64_t sum = 0;

    if (depth == 0)
        return 1;
    ad_position_moves(&list, p);
    for (unsigned i = 0; i < list.count; i++) {
        ad_position_play(&after, p, list.move[i]);
        sum += plain_perft(&after, depth - 1);
    }
    return sum;
}

static void plain_at(struct kit_row *row, struct kit_rng *rng, const struct ad_position *p)
{
    if (kit_below(rng, 20) == 0)
        kit_ok(row, plain_perft(p, 2) == ad_position_perft(p, 2) &&
                        plain_perft(p, 3) == ad_position_perft(p, 3));
}

static void plain_agrees(struct kit_row *row)
{
    each_position(row, row->long_run ? 1000 : 10, plain_at);
}

/* ---- boards that no game gives ---- */

/* Nonsense is refused without harm; what is accepted can be played, and no list overflows. */
static void nonsense(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    struct ad_setup s;
    struct ad_position p, before;
    struct ad_moves list;
    unsigned accepted = 0;

    for (int i = 0; i < (row->long_run ? 5000000 : 100000) && !row->failures; i++) {
        unsigned men = 1 + kit_below(&rng, 60);
        memset(&s, 0, sizeof s);
        while (men--)
            s.on[kit_below(&rng, 64)] =
                (uint8_t)(kit_below(&rng, 2) << 3 | (2 + kit_below(&rng, 4)));
        s.on[kit_below(&rng, 64)] = ad_man(AD_WHITE, AD_KING);
        s.on[kit_below(&rng, 64)] = ad_man(AD_BLACK, AD_KING);
        s.turn = (uint8_t)kit_below(&rng, kit_below(&rng, 9) ? 2 : 256);
        s.ep = (uint8_t)(kit_below(&rng, 9) ? AD_NO_SQUARE : kit_below(&rng, 256));
        s.castling[0] = (uint8_t)(kit_below(&rng, 9) ? 0 : kit_below(&rng, 256));
        if (kit_below(&rng, 9) == 0)
            s.on[kit_below(&rng, 64)] = (uint8_t)kit_below(&rng, 256);
        memset(&p, 1, sizeof p);
        before = p;
        if (ad_position_from(&p, &s) != 0) {
            kit_ok(row, memcmp(&p, &before, sizeof p) == 0);
            continue;
        }
        accepted++;
        kit_board(row, &p);
        kit_ok(row,
               ad_position_moves(&list, &p) <= AD_MOVES_MAX && list.count == ad_position_count(&p));
        kit_ok(row, plain_perft(&p, 2) == ad_position_perft(&p, 2));
    }
    kit_ok(row, accepted > 100);
}

/* II.2.1 and II.2.2, asked of the men and not of the numbering. */
static bool is_start_rank(const struct ad_setup *s)
{
    int rooks = 0, bishops[2] = {0, 0}, kings_between = 0;

    for (int file = 0; file < 8; file++) {
        int kind = ad_man_kind(s->on[file]);
        rooks += kind == AD_ROOK;
        kings_between += kind == AD_KING && rooks == 1;
        bishops[file % 2] += kind == AD_BISHOP;
    }
    return rooks == 2 && kings_between == 1 && bishops[0] == 1 && bishops[1] == 1;
}

static void all_960(struct kit_row *row)
{
    struct ad_setup s;
    struct ad_position p;

    for (int number = 0; number < 960; number++) {
        kit_ok(row, ad_chess960_setup(&s, number) == 0 && ad_position_from(&p, &s) == 0);
        kit_ok(row, is_start_rank(&s));
        kit_ok(row, ad_chess960_number(&s) == number); /* so that no two are the same */
    }
    kit_ok(row, ad_chess960_setup(&s, 960) == AD_EINVAL && ad_chess960_setup(&s, -1) == AD_EINVAL);
}

/* Entropy falls on each number equally often: 2^64 has a rest of 256 when divided by 960. */
static void fair_draw(struct kit_row *row)
{
    kit_ok(row, ad_chess960_draw(0) == 0);
    kit_ok(row, ad_chess960_draw(959) == 959);
    kit_ok(row, ad_chess960_draw(960) == 0);
    kit_ok(row, ad_chess960_draw(UINT64_MAX - 256) == 959);
    kit_ok(row, ad_chess960_draw(UINT64_MAX - 255) == AD_EINVAL);
    kit_ok(row, ad_chess960_draw(UINT64_MAX) == AD_EINVAL);
}

static void buffers(struct kit_row *row)
{
    struct ad_position p;
    char out[AD_FEN_MAX];

    ad_position_start(&p);
    kit_ok(row, ad_fen_write(out, 56, &p, AD_FEN_X) == AD_EFULL);
    kit_ok(row, ad_fen_write(out, 57, &p, AD_FEN_X) == 56);
    kit_ok(row, ad_fen_write(NULL, 0, &p, AD_FEN_X) == AD_EFULL);
}

static const struct kit_test tests[] = {
    {"position: list, count, any, is-legal agree", modes_agree},
    {"position: movers are those of the list", movers_agree},
    {"position: setup and FEN round trips keep everything", round_trips},
    {"position: the packed form is exact", packed_is_exact},
#if defined(__x86_64__) && !defined(AD_SMALL)
    {"kernel: every build gives the same moves", kernels_agree},
#endif
    {"perft: equals listing and playing", plain_agrees},
    {"setup: nonsense is refused, the rest can be played", nonsense},
    {"chess960: all of them", all_960},
    {"chess960: the draw is fair", fair_draw},
    {"fen: small buffers", buffers},
    {0},
};

const struct kit_suite suite_position = {verbs, tests};
