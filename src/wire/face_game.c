/*
 * wire/face_game.c -- what each face is shown of a game.
 *
 * A player and the public get a picture of their own: what stands on the board, on the clocks and
 * on the player's own sheet, and what was ruled. It is made from the few members named here;
 * whatever the state gains later is hidden until somebody adds it. Not in it, because it would be
 * advice (2023 11.3.1): how often a position has occurred and moves since a capture (9.2, 9.3),
 * that a move was illegal before it is noticed (7.5), what is put to the arbiter, which moves are
 * open; nor what is another's: his sheet (8.1), the sealed move, the arbiter's notes.
 */
#include <string.h>

#include "wire/rows.h"

static const char *const session_words[] = {
    [AD_SESSION_PLAY] = "play",       [AD_SESSION_SEAL] = "seal",
    [AD_SESSION_EARLY] = "early",     [AD_SESSION_ADJOURNED] = "adjourned",
    [AD_SESSION_RESUMED] = "resumed",
};
static const struct wire_words wire_words_session = {session_words,
                                                     sizeof session_words / sizeof *session_words};

/* clang-format off */
#define NO_ACT {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE}

static const struct wire_field clock_fields[] = {
    MUST2(wire_shown_clock, left, WIRE_NUMBER, I32),   /* at the moment `at`: 6.1, the clock is seen */
    MAY2(wire_shown_clock, delay, WIRE_NUMBER, I32),
    MUST2(wire_shown_clock, flag, WIRE_WORD, OF(flag_state)),
    MAY2(wire_shown_clock, period, WIRE_NUMBER, U8),
    MUST(wire_shown_clock, running, WIRE_WORD, OF(colour)),
};
static const struct wire_shown_clock empty_clock;
static RECORD(clock, struct wire_shown_clock, &empty_clock);

static const struct wire_field ply_fields[] = {
    MUST(wire_shown_ply, side, WIRE_WORD, OF(colour)),
    MAY(wire_shown_ply, act, WIRE_ACT),                /* not `move`: an illegal one has none */
    MAY(wire_shown_ply, offer, WIRE_BOOL),             /* 8.1: (=) is written */
    MAY2(wire_shown_ply, after, WIRE_NUMBER, I32),     /* on the clocks, once pressed */
    MAY(wire_shown_ply, written, WIRE_ACT),            /* own sheet, if another move stands there */
    MAY(wire_shown_ply, skipped, WIRE_BOOL),
};
static const struct wire_shown_ply empty_ply = {.act = NO_ACT, .written = NO_ACT, .after = {-1, -1}};
static RECORD(ply, struct wire_shown_ply, &empty_ply);

static const struct wire_field shown_fields[] = {
    MUST(wire_shown, at, WIRE_NUMBER, I64),
    {"table", WIRE_RECORD, false, WIRE_AT(wire_shown, table), IS(table)},
    MUST(wire_shown, board, WIRE_NAME),                /* men alone: a FEN counts moves (9.3) */
    MUST(wire_shown, turn, WIRE_WORD, OF(colour)),
    MAY(wire_shown, started, WIRE_BOOL),
    MAY(wire_shown, session, WIRE_WORD, OF(session)),
    MUST(wire_shown, clock, WIRE_RECORD, IS(clock)),
    MAY(wire_shown, duty, WIRE_ACT),                   /* said by the arbiter */
    MAY(wire_shown, offer, WIRE_WORD, OF(colour)),
    MAY(wire_shown, postponed, WIRE_BOOL),
    MAY(wire_shown, asked, WIRE_BOOL),                 /* that, not what */
    MAY(wire_shown, sealed, WIRE_WORD, OF(colour)),    /* who, not what */
    {"offences", WIRE_RECORD, true, WIRE_ATS(wire_shown, offences, 2), IS(offence)},
    MAY(wire_shown, result, WIRE_RECORD, IS(result)),
    MAY_AS("signed", wire_shown, sign, WIRE_BOOL),
};
static const struct wire_shown empty_shown = {
    .duty = NO_ACT, .offer = AD_WHO_NOBODY, .sealed = AD_WHO_NOBODY,
};
static const struct wire_shape shown_shape = {
    shown_fields, sizeof shown_fields / sizeof *shown_fields, sizeof(struct wire_shown), &empty_shown,
};
enum { SHOWN_TABLE = 1 };
/* clang-format on */

/* ---- the board as it stands ---- */

/* King and rook as a hand that castles puts them, allowed or not. */
static void castle(uint8_t on[64], int side, bool is_short)
{
    int rank = side == AD_WHITE ? 0 : 7, king = -1, rook = -1;

    for (int file = 0; file < 8; file++)
        if (on[ad_square(file, rank)] == ad_man(side, AD_KING))
            king = ad_square(file, rank);
    for (int square = king; king >= 0 && square >= 8 * rank && square < 8 * rank + 8;
         square += is_short ? 1 : -1)
        if (on[square] == ad_man(side, AD_ROOK))
            rook = square;
    if (king < 0 || rook < 0)
        return;
    on[king] = on[rook] = AD_EMPTY;
    on[ad_square(is_short ? 6 : 2, rank)] = ad_man(side, AD_KING);
    on[ad_square(is_short ? 5 : 3, rank)] = ad_man(side, AD_ROOK);
}

static void put_act(uint8_t on[64], int side, struct ad_act act)
{
    if (act.castling != AD_CASTLING_NONE) {
        castle(on, side, act.castling == AD_CASTLING_SHORT);
    } else if (act.from < AD_SQUARES && act.to < AD_SQUARES) {
        on[act.to] = act.promotion ? ad_man(side, act.promotion) : on[act.from];
        on[act.from] = AD_EMPTY;
    }
}

/* The first part of a FEN. */
static void write_board(char *out, const uint8_t on[64])
{
    static const char letters[] = " PNBRQK  pnbrqk";

    for (int rank = 7; rank >= 0; rank--) {
        char free = '0';
        for (int file = 0; file < 8; file++) {
            uint8_t man = on[ad_square(file, rank)];
            if (man == AD_EMPTY) {
                free++;
                continue;
            }
            if (free > '0')
                *out++ = free;
            free = '0';
            *out++ = letters[man];
        }
        if (free > '0')
            *out++ = free;
        *out++ = rank ? '/' : '\0';
    }
}

/* A move that was let go and is not made. It looks like one that is. */
static bool stands(const struct ad_game *g)
{
    return g->hand.flags != 0 && (g->hand.stands.castling || g->hand.stands.from < AD_SQUARES);
}

static void show_board(struct wire_shown *s, const struct ad_game *g)
{
    struct ad_setup setup;

    ad_position_setup(&setup, &g->now);
    s->turn = g->now.turn;
    s->plies = g->count + stands(g);
    if (stands(g)) {
        put_act(setup.on, g->now.turn, g->hand.stands);
        s->turn = !g->now.turn;
    }
    memcpy(s->on, setup.on, sizeof s->on);
    write_board(s->board, setup.on);
}

/* ---- the hand ---- */

static void take_off(struct wire_shown_hand *s, uint8_t square)
{
    if (square < AD_SQUARES)
        s->on[square] = AD_EMPTY;
}

/* A king let go to castle stands where he will stand; the rook is still to come. */
static void put_king(struct wire_shown_hand *s, const struct ad_game *g)
{
    int side = g->now.turn, rank = side == AD_WHITE ? 0 : 7;

    take_off(s, g->now.king[side]);
    s->on[ad_square(g->hand.castling == AD_CASTLING_LONG ? 2 : 6, rank)] = ad_man(side, AD_KING);
}

/* Lifted and not yet put down; the man lifted last is on top. */
static void hold(struct wire_shown_hand *s, const struct ad_game *g)
{
    const struct ad_hand *h = &g->hand;
    uint8_t last = h->lifted2 != AD_NO_SQUARE ? h->lifted2 : h->lifted;
    bool king_down = h->castling != AD_CASTLING_NONE && h->lifted == g->now.king[g->now.turn];
    unsigned n = 0;

    if (h->released != AD_NO_SQUARE && last != AD_NO_SQUARE) {
        s->on[h->released] = s->on[last];
        take_off(s, last);
        return;
    }
    if (h->lifted2 != AD_NO_SQUARE)
        s->held[n++] = h->lifted2;
    if (h->lifted != AD_NO_SQUARE && !king_down)
        s->held[n++] = h->lifted;
    for (unsigned i = 0; i < n; i++)
        take_off(s, s->held[i]);
    if (king_down)
        put_king(s, g);
}

void wire_show_hand(struct wire_shown_hand *s, const struct ad_game *g)
{
    const struct ad_hand *h = &g->hand;
    struct wire_shown shown;

    *s = (struct wire_shown_hand){.held = {AD_NO_SQUARE, AD_NO_SQUARE}};
    show_board(&shown, g);
    memcpy(s->on, shown.on, sizeof s->on);
    if (h->removed != h->released)
        take_off(s, h->removed);
    if (h->removed2 != h->released)
        take_off(s, h->removed2);
    hold(s, g);
    if (h->placed_on != AD_NO_SQUARE)
        s->on[h->placed_on] = ad_man(g->now.turn, h->placed);
    if (stands(g)) /* then it looks as if it were made, and what made it is over */
        return;
    s->count = h->count;
    memcpy(s->touched, h->touched, sizeof s->touched);
}

/* ---- the rest ---- */

static void show_clock(struct wire_shown_clock *out, const struct ad_game *g)
{
    out->running = g->clock.running;
    for (int side = 0; side < 2; side++) {
        out->left[side] = ad_game_time_left(g, side, g->at);
        out->delay[side] = g->clock.side[side].delay_ms;
        out->flag[side] = g->clock.side[side].flag;
        out->period[side] = g->clock.side[side].period;
    }
}

/* Who does not see or hear, and who has help, is his own affair and his opponent's. */
static void show_table(struct ad_table *out, const struct ad_game *g, enum wire_face face)
{
    *out = g->table;
    if (face == WIRE_PUBLIC)
        for (int side = 0; side < 2; side++)
            out->blind[side] = out->deaf[side] = out->assistant[side] = 0;
}

void wire_show(struct wire_shown *s, const struct ad_game *g, enum wire_face face)
{
    *s = empty_shown;
    s->at = g->at;
    show_table(&s->table, g, face);
    show_board(s, g);
    show_clock(&s->clock, g);
    s->started = g->mode[AD_MODE_STARTED] != 0;
    s->session = (uint8_t)g->mode[AD_MODE_SESSION];
    s->sign = g->mode[AD_MODE_SIGNED] != 0;
    s->asked = g->question.what != AD_WHAT_NOTHING;
    s->offer = g->offer.by;
    s->postponed = g->offer.postponed;
    s->sealed = g->envelope.sealer;
    s->result = g->result;
    if (g->has_duty)
        s->duty = g->duty;
    if (face != WIRE_PUBLIC)
        memcpy(s->offences, g->offences, sizeof s->offences);
}

void wire_show_ply(struct wire_shown_ply *out, const struct ad_game *g, uint32_t i,
                   enum wire_face face)
{
    static const uint16_t skipped[2] = {AD_FLAG_SKIPPED_WHITE, AD_FLAG_SKIPPED_BLACK};
    const struct ad_ply *p;

    *out = empty_ply;
    if (i == g->count) {
        out->side = g->now.turn;
        out->act = g->hand.stands;
        out->offer = g->mode[AD_MODE_OFFER_AHEAD] != 0;
        return;
    }
    p = &g->plies[i];
    out->side = p->side;
    out->act = p->act;
    out->offer = (p->flags & AD_FLAG_OFFER) != 0;
    memcpy(out->after, p->after, sizeof out->after);
    if (face != WIRE_PUBLIC) {
        int own = face == WIRE_BLACK;
        out->written = p->written[own];
        out->skipped = (p->flags & skipped[own]) != 0;
    }
}

static void put_plies(struct wire_out *out, const struct ad_game *g, uint32_t count,
                      enum wire_face face)
{
    wire_put(out, ",\"plies\":[");
    for (uint32_t i = 0; i < count; i++) {
        struct wire_shown_ply ply;
        wire_show_ply(&ply, g, i, face);
        wire_put(out, i ? "," : "");
        wire_put_record(out, &rows_ply, &ply);
    }
    wire_put(out, "]");
}

/* ---- writing ---- */

/* The arbiter's: every field, but for the table and the moves. */
static int write_brief(char *text, size_t cap, const struct ad_game *g)
{
    const struct wire_shape *shape = &wire_game_1.shape;
    struct wire_out out = {text, cap, 0, false};
    uint64_t in = 0;

    for (unsigned i = 0; i < shape->count; i++)
        if (strcmp(shape->fields[i].name, "table") != 0 &&
            strcmp(shape->fields[i].name, "plies") != 0)
            in |= UINT64_C(1) << i;
    wire_put(&out, "{\"v\":1");
    wire_put_fields(&out, shape, in, wire_must(shape), g);
    wire_put(&out, "}");
    return wire_put_end(&out);
}

int wire_game_face_write(char *text, size_t cap, const struct ad_game *g, enum wire_face face,
                         bool brief)
{
    struct wire_out out = {text, cap, 0, false};
    struct wire_shown s;

    if (face == WIRE_ARBITERS)
        return brief ? write_brief(text, cap, g) : wire_game_write(text, cap, g);
    wire_show(&s, g, face);
    wire_put(&out, "{\"v\":1");
    wire_put_fields(&out, &shown_shape, brief ? ~(UINT64_C(1) << SHOWN_TABLE) : UINT64_MAX,
                    wire_must(&shown_shape), &s);
    if (!brief)
        put_plies(&out, g, s.plies, face);
    wire_put(&out, "}");
    return wire_put_end(&out);
}
