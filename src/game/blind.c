/*
 * game/blind.c -- players who do not see: announcing, two boards, assistants.
 *
 *   clause (2017)                          function
 *   D.2.1 announcing and repeating         ad__announce, ad__repeat, sighted_presses
 *   D.2.2 touched: out of its hole         ad__blind_feels
 *   D.2.3 made: placed, taken off, said    ad__blind_moves, ad__announce
 *   D.2.4 only then the clock              ad__blind_may_press
 *   D.2.5 the player who sees              every function asks table.blind
 *   D.2.8 a slip of the tongue             announce_again, announce_late
 *   D.2.9 two boards differ                ad__boards_differ
 *   D.2.10, D.2.11, 4.9 assistants         ad__assistant_may
 *   II.3.2.7.1 "I am about to castle"      announce_castling
 *
 * A move of a blind player is made by the last of three acts, in whatever order they come. What
 * he has put into its hole without a word stands in the hand, with no flag: it is lawful, and not
 * made. The state remembers that something was announced for the move in hand (mode ANNOUNCED,
 * which a made move resets) and what (mode SAID). What was said need not be what stands on the
 * board: nobody may have noticed, and then the two boards differ.
 */
#include "game/case.h"

/* ---- what was announced ---- */

/* Of a move of this side: the opponent may have announced his after it. */
static bool is_announced(const struct ad_game *g, int side)
{
    if (g->mode[AD_MODE_SAID] >> 19 != side + 1)
        return false;
    return g->mode[AD_MODE_ANNOUNCED] == AD_ANNOUNCED_SAID ||
           g->mode[AD_MODE_ANNOUNCED] == AD_ANNOUNCED_REPEATED;
}

static bool is_same(const struct ad__case *k, int side)
{
    return k->g.mode[AD_MODE_SAID] == ad__packed(k->c->act, side);
}

static void remember(struct ad__case *k, int side)
{
    ad__mode(k, AD_MODE_SAID, ad__packed(k->c->act, side));
    ad__mode(k, AD_MODE_ANNOUNCED, AD_ANNOUNCED_SAID);
}

/* An edition without a word on it has one board and the usual rules. */
static bool has_two_boards(const struct ad_game *g)
{
    struct ad_cites found = {0};
    return ad__vi(g) && ad__cites(&found, g, CITE(P(BLIND_MADE))) > 0;
}

/* To feel a man in its hole is not to touch it (D.2.2, 14.3). */
bool ad__blind_feels(const struct ad_game *g, int side)
{
    return g->table.blind[side] && has_two_boards(g);
}

/* ---- made by three acts ---- */

static bool waits(const struct ad_hand *h)
{
    return h->flags == 0 && (h->stands.from < AD_NO_SQUARE || h->stands.castling);
}

static bool half_made(const struct ad_hand *h)
{
    return waits(h) || h->lifted != AD_NO_SQUARE || h->released != AD_NO_SQUARE ||
           h->removed != AD_NO_SQUARE || h->placed_on != AD_NO_SQUARE;
}

/* It goes on counting as announced once it is made: until the opponent's move. */
static void make_announced(struct ad__case *k, ad_move m, struct ad_act act, unsigned flags,
                           const uint16_t *first)
{
    int32_t how = k->g.mode[AD_MODE_ANNOUNCED];

    if (!ad__make(k, m, act, flags, first))
        ad__mode(k, AD_MODE_ANNOUNCED, how);
}

static void put_in_place(struct ad__case *k, int side, struct ad_act act)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_LETS_GO, AD_ALLOWED, AD_BLIND_WAITS, side, CITE(P(BLIND_MADE)));
    uint8_t touched[2];
    unsigned count;

    ad__touches_of(touched, &count, &k->g.now, act);
    ad__note_touches(k, touched, count, 0);
    e.act = act;
    ad__say(k, &e);
}

/* For the arbiter alone: nobody corrects a player's slip but himself. */
static void note_other(struct ad__case *k, int side)
{
    ad__incident(k, AD_WHAT_CONDUCT, AD_SAID_OTHER, side, CITE(P(BLIND_SLIP), P(BLIND_ANNOUNCE)));
}

bool ad__blind_moves(struct ad__case *k, ad_move m, struct ad_act act, unsigned flags,
                     const uint16_t *first)
{
    int side = k->g.now.turn;

    if (!ad__blind_feels(&k->g, side))
        return false;
    if (!is_announced(&k->g, side)) {
        put_in_place(k, side, act);
        return true;
    }
    ad__allow(k, AD_BLIND_MADE, side, CITE(P(BLIND_MADE)));
    if (ad_act_move(&k->g.now, ad__unpacked(k->g.mode[AD_MODE_SAID])) != m)
        note_other(k, side);
    make_announced(k, m, act, flags, first);
    return true;
}

/* Everything has been done but saying it. */
static void make_waiting(struct ad__case *k)
{
    struct ad_act act = k->g.hand.stands;
    ad_move m = ad__legal_move_of(&k->g, act);

    if (m != AD_NO_MOVE)
        make_announced(k, m, act, 0, NULL);
}

/* D.2.5 spares a player who sees D.2.2 and D.2.3: the press counts, but the move has to be announced.
 * An assistant may announce for both (D.2.10.2). */
static void sighted_presses(struct ad__case *k, int side)
{
    const struct ad_table *t = &k->g.table;

    if (t->blind[!side] && !t->assistant[0] && !t->assistant[1] && k->g.made_unpressed[side] &&
        !is_announced(&k->g, side))
        ad__incident(k, AD_WHAT_CONDUCT, AD_SAID_MISSING, side, CITE(P(BLIND_ANNOUNCE)));
}

bool ad__blind_may_press(struct ad__case *k, int side)
{
    const struct ad_game *g = &k->g;
    bool in_hand = g->now.turn == side;

    if (!has_two_boards(g))
        return true;
    if (!g->table.blind[side]) {
        sighted_presses(k, side);
        return true;
    }
    if (in_hand && g->made_unpressed[side])
        return true; /* the opponent has answered: he knew the move */
    if (in_hand ? !half_made(&g->hand) && (is_announced(g, side) || g->hand.flags == 0)
                : is_announced(g, side) || !g->made_unpressed[side])
        return true;
    ad__incident(k, AD_WHAT_CONDUCT, AD_BLIND_PRESS_TOO_EARLY, side, CITE(P(BLIND_PRESS)));
    ad__refuse(k, AD_BLIND_PRESS_TOO_EARLY, side, CITE(P(BLIND_PRESS), P(BLIND_MADE)));
    return false;
}

/* ---- announcing ---- */

/* "Ich werde rochieren": no move, but which of two moves is meant by a step of the king. */
static bool speaks_of_castling(const struct ad_command *c)
{
    static const char *const words[] = {"rochi", "rochade", "castl"};

    for (unsigned w = 0; w < sizeof words / sizeof *words; w++) {
        size_t len = strlen(words[w]);
        for (size_t i = 0; i + len <= c->length; i++) {
            size_t j = 0;
            while (j < len && (c->text[i + j] | 32) == words[w][j])
                j++;
            if (j == len)
                return true;
        }
    }
    return false;
}

static bool announce_castling(struct ad__case *k, int side)
{
    if (!k->g.table.chess960 || k->g.now.turn != side || k->g.table.blind[side])
        return false;
    if (k->c->has_act ? k->c->act.castling == AD_CASTLING_NONE : !speaks_of_castling(k->c))
        return false;
    ad__allow(k, AD_SAID_CASTLING, side, CITE(P(C960_ANNOUNCE)));
    ad__mode(k, AD_MODE_ANNOUNCED, AD_ANNOUNCED_CASTLING);
    return true;
}

static bool is_move(struct ad_act act)
{
    if (act.castling != AD_CASTLING_NONE)
        return act.castling <= AD_CASTLING_LONG;
    return act.from < AD_NO_SQUARE && act.to < AD_NO_SQUARE && act.promotion <= AD_KING;
}

/* The new piece must be named (D.2.1): without it four moves can be meant. */
static bool names_a_move(const struct ad__case *k)
{
    struct ad_act act = k->c->act;
    struct ad_position before = k->g.now;

    if (!k->c->has_act || !is_move(act))
        return false;
    if (act.castling != AD_CASTLING_NONE || act.promotion != AD_EMPTY ||
        ad_rank_of(act.to) % 7 != 0)
        return true;
    if (before.turn != k->c->by && k->g.count > 0)
        ad_game_position(&before, k->live, k->g.count - 1);
    return ad_man_kind(ad_position_man(&before, act.from)) != AD_PAWN;
}

static void announce_first(struct ad__case *k, int side)
{
    ad__allow(k, AD_SAID_MOVE, side,
              k->g.table.blind[side] ? CITE(P(BLIND_ANNOUNCE), P(BLIND_MADE))
                                     : CITE(P(BLIND_ANNOUNCE), P(BLIND_SIGHTED)));
}

/* Is another move in its place, or made, than he announces now? */
static bool says_other(const struct ad__case *k, int side)
{
    const struct ad_ply *last;
    struct ad_position before;

    if (k->g.now.turn == side)
        return waits(&k->g.hand) &&
               ad_act_move(&k->g.now, k->c->act) != ad_act_move(&k->g.now, k->g.hand.stands);
    last = ad_game_ply(k->live, k->g.count);
    if (memcmp(&k->c->act, &last->act, sizeof last->act) == 0)
        return false;
    ad_game_position(&before, k->live, k->g.count - 1);
    return ad_act_move(&before, k->c->act) != last->move;
}

/* Once more, before the press: put right at once (D.2.8), or the same again. What stands on the board
 * is not changed by words. */
static void announce_again(struct ad__case *k, int side)
{
    if (is_same(k, side))
        ad__allow(k, AD_SAID_MOVE, side, CITE(P(BLIND_ANNOUNCE)));
    else if (says_other(k, side))
        ad__refuse(k, AD_SAID_OTHER, side, CITE(P(BLIND_SLIP), P(BLIND_ANNOUNCE)));
    else
        ad__allow(k, AD_SAID_CORRECTED, side, CITE(P(BLIND_SLIP), P(BLIND_ANNOUNCE)));
}

/* The opponent's clock runs. A player who sees may press before he speaks. */
static void announce_late(struct ad__case *k, int side)
{
    if (k->g.count == 0) {
        ad__refuse(k, AD_SAID_NOTHING, side, CITE(P(BLIND_ANNOUNCE)));
    } else if (!is_announced(&k->g, side) && !k->g.table.blind[side]) {
        announce_first(k, side);
        if (says_other(k, side))
            note_other(k, side);
        remember(k, side);
    } else if (is_announced(&k->g, side) && is_same(k, side)) {
        announce_again(k, side);
    } else {
        ad__refuse(k, AD_SAID_TOO_LATE, side, CITE(P(BLIND_SLIP)));
    }
}

/* D.2.11: who announces is not heard. Noted when the clock is started, and with the first move. */
void ad__assistant_missing(struct ad__case *k)
{
    const struct ad_table *t = &k->g.table;
    bool unheard = (t->blind[0] && t->deaf[1]) || (t->blind[1] && t->deaf[0]);

    if (unheard && !t->assistant[0] && !t->assistant[1] && ad__is_2017(&k->g))
        ad__incident(k, AD_WHAT_CONDUCT, AD_ASSISTANT_NEEDED, AD_WHO_NOBODY,
                     CITE(P(BLIND_ASSISTANT_OTHER)));
}

void ad__announce(struct ad__case *k)
{
    int side = k->c->by;
    bool his_move = k->g.now.turn == side;

    if (announce_castling(k, side))
        return;
    if (!has_two_boards(&k->g)) { /* nobody needs it */
        ad__allow(k, AD_SAID_MOVE, side, NULL);
        return;
    }
    if (k->g.table.blind[side] && k->g.count < 2)
        ad__assistant_missing(k);
    if (!names_a_move(k)) {
        ad__refuse(k, AD_SAID_UNCLEAR, side, CITE(P(BLIND_ANNOUNCE)));
        return;
    }
    if (!his_move && !k->g.made_unpressed[side]) {
        announce_late(k, side);
        return;
    }
    if (is_announced(&k->g, side))
        announce_again(k, side);
    else
        announce_first(k, side);
    if (says_other(k, side))
        note_other(k, side);
    if (!is_announced(&k->g, side) || !says_other(k, side))
        remember(k, side);
    if (his_move && k->g.table.blind[side] && waits(&k->g.hand))
        make_waiting(k);
}

void ad__repeat(struct ad__case *k)
{
    int side = k->c->by;

    if (!has_two_boards(&k->g)) {
        ad__allow(k, AD_SAID_AGAIN, side, NULL);
        return;
    }
    if (!is_announced(&k->g, !side)) {
        ad__refuse(k, AD_SAID_AGAIN_NOTHING, side, CITE(P(BLIND_ANNOUNCE)));
    } else if (!k->c->has_act || !is_same(k, !side)) {
        ad__refuse(k, AD_SAID_AGAIN_OTHER, side, CITE(P(BLIND_ANNOUNCE)));
    } else {
        ad__allow(k, AD_SAID_AGAIN, side, CITE(P(BLIND_ANNOUNCE)));
        ad__mode(k, AD_MODE_ANNOUNCED, AD_ANNOUNCED_REPEATED);
    }
}

/* ---- two boards ---- */

/* Annex 3 is for players who do not see, and for those whose hands a helper is (BTO 36.1, 36.2). */
static bool one_board(const struct ad_game *g)
{
    const struct ad_table *t = &g->table;

    return !has_two_boards(g) &&
           !(t->order && ad__printed(g) && (t->assistant[0] || t->assistant[1]));
}

/* The records decide, not the boards. Where they part as well, so far and no farther. */
void ad__boards_differ(struct ad__case *k)
{
    uint32_t agreed = ad__sheets_agree(k->live);

    if (one_board(&k->g)) {
        ad__refuse(k, AD_BOARDS_ONE, k->c->by, CITE(P(BLIND_BOARDS)));
        return;
    }
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(BLIND_BOARDS)));
    if (agreed == k->g.count) {
        ad__allow(k, AD_BOARDS_FOLLOW_SHEETS, AD_WHO_BOTH, CITE(P(BLIND_BOARDS)));
        return;
    }
    ad__back_to(k, agreed, AD_BOARDS_GO_BACK, CITE(P(BLIND_RECORDS), P(BLIND_BOARDS)));
    ad__mode(k, AD_MODE_TIMES_BACK, 2);
    ad__allow(k, AD_BOARDS_TIMES, AD_WHO_BOTH, CITE(P(BLIND_RECORDS)));
}

/* ---- assistants ---- */

static const uint16_t he_moves[] = {P(BLIND_ASSISTANT_MOVES), P(BLIND_ASSISTANT), AD__PROVISIONS};
static const uint16_t he_says[] = {P(BLIND_ASSISTANT_SAYS), P(BLIND_ASSISTANT), AD__PROVISIONS};
static const uint16_t he_writes[] = {P(BLIND_ASSISTANT_WRITES), P(BLIND_ASSISTANT), AD__PROVISIONS};
static const uint16_t he_claims[] = {P(BLIND_ASSISTANT_CLAIMS), P(BLIND_ASSISTANT), AD__PROVISIONS};
static const uint16_t he_seals[] = {P(BLIND_ASSISTANT_SEALS), P(BLIND_ASSISTANT), AD__PROVISIONS};
static const uint16_t he_helps[] = {P(BLIND_ASSISTANT_OTHER), P(BLIND_ASSISTANT_MOVES),
                                    P(BLIND_ASSISTANT_SAYS), AD__PROVISIONS};
static const uint16_t he_tells[] = {P(BLIND_ASSISTANT_TELLS), P(BLIND_ASSISTANT), AD__PROVISIONS};

/* The duty this falls under, or NULL. Offers, resigning and the other claims stay the player's. */
static const uint16_t *duty_of(const struct ad_command *c)
{
    switch (c->kind) {
    case AD_DOES_LIFT:
    case AD_DOES_RELEASE:
    case AD_DOES_REMOVE:
    case AD_DOES_PLACE:
    case AD_DOES_MOVE: return he_moves;
    case AD_DOES_ANNOUNCE:
    case AD_DOES_REPEAT: return he_says;
    case AD_DOES_PRESS:
    case AD_DOES_WRITE:
    case AD_DOES_SKIP: return he_writes;
    case AD_DOES_REQUEST: return c->what == AD_WHAT_SHEET ? he_tells : NULL;
    case AD_DOES_CLAIM:
        return c->what == AD_WHAT_FLAG || c->what == AD_WHAT_TOUCH_MOVE ? he_claims : NULL;
    case AD_DOES_SEAL:
    case AD_DOES_STOP: return he_seals;
    default: return NULL;
    }
}

static const uint16_t for_hands[] = {P(ASSISTANT), AD__PROVISIONS};
static const uint16_t for_clock[] = {P(ASSISTANT_CLOCK), AD__PROVISIONS};
static const uint16_t for_pen[] = {P(ASSISTANT_WRITES), AD__PROVISIONS};

/* 4.9, 6.2.6, 8.1.6: hands for a player who cannot use his own. */
static const uint16_t *hands_of(const struct ad_command *c)
{
    const uint16_t *duty = duty_of(c);

    if (c->kind == AD_DOES_PRESS)
        return for_clock;
    if (duty == he_writes)
        return for_pen;
    return duty == he_moves ? for_hands : NULL;
}

static const uint16_t *permitted(const struct ad_game *g, const struct ad_command *c)
{
    const uint16_t *duty = duty_of(c);

    if (!g->table.assistant[c->by])
        return NULL;
    if (g->table.blind[c->by] ||
        (g->table.order && ad__printed(g))) /* BTO 36.2; 14.10 has nothing on touched men */
        return c->what == AD_WHAT_TOUCH_MOVE && !ad__is_2017(g) ? NULL : duty;
    if (g->table.blind[!c->by] && !g->table.assistant[!c->by] && ad__is_2017(g) &&
        (duty == he_moves || duty == he_says)) /* D.2.11: the blind player has nobody */
        return he_helps;
    return hands_of(c);
}

/* The article that says what an assistant of that player may do; else of who may have one for this. */
static const uint16_t *duties(const struct ad_game *g, const struct ad_command *c)
{
    static const uint16_t blind[] = {P(BLIND_ASSISTANT), AD__PROVISIONS};
    static const uint16_t sighted[] = {P(BLIND_ASSISTANT_OTHER), AD__PROVISIONS};

    const uint16_t *hands = hands_of(c);

    if (ad__is_2017(g) && g->table.blind[!c->by] && !g->table.blind[c->by])
        return sighted;
    if (ad__vi(g) || (g->table.order && ad__printed(g)))
        return blind;
    return hands ? hands : for_hands;
}

/* 6.2.6, 8.1.6: his time is adjusted unless he is disabled. Asked once. */
static void ask_about_time(struct ad__case *k, int side, const uint16_t *duty)
{
    const struct ad_table *t = &k->g.table;
    struct ad_cites found = {0};

    if ((duty != for_pen && duty != for_clock) || t->blind[side] || t->deaf[side] ||
        k->g.mode[AD_MODE_HELPED] >> side & 1 || !ad__cites(&found, &k->g, duty))
        return;
    ad__mode(k, AD_MODE_HELPED, k->g.mode[AD_MODE_HELPED] | 1 << side);
    ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_ASSISTANT_TIME, side, duty);
}

bool ad__assistant_may(struct ad__case *k)
{
    int side = k->c->by;
    const uint16_t *duty, *cites;

    if (!k->c->assistant || !ad__player(side))
        return true;
    duty = permitted(&k->g, k->c);
    if (duty) {
        ad__allow(k, AD_ASSISTANT_MAY, side, duty);
        ask_about_time(k, side, duty);
        return true;
    }
    cites = duties(&k->g, k->c);
    ad__incident(k, AD_WHAT_CONDUCT, AD_ASSISTANT_MAY_NOT, side, cites);
    ad__refuse(k, AD_ASSISTANT_MAY_NOT, side, cites);
    return false;
}
