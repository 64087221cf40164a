/*
 * game/adjourn.c -- adjournment: sealing, the envelope, resumption.
 *
 *   clause (2017)                          function
 *   I.1.1 asked to seal, may change        ad__session_ends, ad__seal
 *   I.1.2 before the end of the session    seal_early, charge_rest
 *   I.2, I.3 what stands on the envelope   envelope_items, ad__close_envelope
 *   I.1.1, I.9 nothing is played meanwhile ad__seal_forbids, asked by decide.c
 *   I.4 an offer made after sealing        keep_or_close_offer
 *   I.6 agreed or resigned before          offers.c; what is opened later changes nothing
 *   I.7, I.9.1, I.9.2 opening              ad__open_envelope, ad__open_first, opening
 *   I.8 invalid sealed move                invalid
 *   I.9.2, I.11 replier absent             ad__resume, ad__resumption_clock; never there: ad__sealed_ends
 *   I.9.3 sealer absent                    is_reply, ad__second_closed, open_second
 *   I.12 envelope lost                     ad__lose_envelope
 *   I.13 wrong times                       ad__times_in_time, used by table.c
 *
 * The text in the envelope is carried, not read: nothing that happens before the opening depends on
 * it. So a sealed move that breaks a promise of the hand is found out only then. That it is another
 * than the one just made on the board is noted at once.
 *
 *   PLAY --session ends--> SEAL --stops--> ADJOURNED --hour--> RESUMED --opened--> PLAY
 *     \--seals--> EARLY ------stops------->/      \---lost (position known)----->/
 *
 * The sealed move is made and completed at the opening: only then is it known to be one. Who sealed
 * stays in the state until the next sealing, because a late sealer is judged by it (arrival.c).
 */
#include "game/adjourn.h"

#include "adoube/notation.h"

bool ad__adjourned(const struct ad_game *g)
{
    return g->mode[AD_MODE_SESSION] == AD_SESSION_ADJOURNED ||
           g->mode[AD_MODE_SESSION] == AD_SESSION_RESUMED;
}

/* ---- reading ---- */

/* A sheet in another language is as good if all that can read it agree. */
static enum ad_read read_foreign(struct ad_reading *out, const struct ad_position *p,
                                 const struct ad_envelope *v)
{
    struct ad_reading r;
    enum ad_read found = AD_READ_UNREADABLE;

    for (int lang = 0; lang < AD_LANGUAGES; lang++) {
        enum ad_read now = ad_san_read(&r, p, v->text, v->length, (enum ad_language)lang);
        if (now == AD_READ_UNREADABLE)
            continue;
        if (found != AD_READ_UNREADABLE && (now != found || r.move != out->move))
            return AD_READ_AMBIGUOUS;
        found = now;
        *out = r;
    }
    return found;
}

static enum ad_read read_sealed(ad_move *out, const struct ad_game *g, const struct ad_envelope *v)
{
    const struct ad_position *p = &g->now;
    struct ad_reading r, uci;
    enum ad_read found =
        ad_san_read(&r, p, v->text, v->length, (enum ad_language)g->table.language[v->sealer]);

    if (found == AD_READ_UNREADABLE)
        found = read_foreign(&r, p, v);
    if (found != AD_READ_MOVE && found != AD_READ_AMBIGUOUS &&
        ad_uci_read(&uci, p, v->text, v->length) == AD_READ_MOVE) {
        found = AD_READ_MOVE;
        r = uci;
    }
    *out = found == AD_READ_MOVE ? r.move : AD_NO_MOVE;
    if (found == AD_READ_MOVE && ad__legal_move_of(g, ad_act_of(r.move)) == AD_NO_MOVE)
        return AD_READ_ILLEGAL; /* castling that this table has lost */
    return found;
}

/* After a move on the board he seals another one: that is seen at once, and goes into the envelope all
 * the same (I.1.1). */
static bool seals_other(const struct ad_game *g, const struct ad_command *c)
{
    struct ad_envelope v = {.sealer = c->by, .length = c->length};
    ad_move m;

    memcpy(v.text, c->text, c->length);
    return g->has_duty && g->now.turn == c->by && g->mode[AD_MODE_SESSION] == AD_SESSION_SEAL &&
           (read_sealed(&m, g, &v) != AD_READ_MOVE || m != ad__legal_move_of(g, g->duty));
}

/* ---- the envelope ---- */

static const struct {
    uint16_t item, provision;
} items[] = {
    {AD_ITEM_NAMES, P(ENVELOPE_NAMES)},           {AD_ITEM_POSITION, P(ENVELOPE_POSITION)},
    {AD_ITEM_TIMES, P(ENVELOPE_TIMES)},           {AD_ITEM_SEALER, P(ENVELOPE_SEALER)},
    {AD_ITEM_NUMBER, P(ENVELOPE_NUMBER)},         {AD_ITEM_OFFER, P(ENVELOPE_OFFER)},
    {AD_ITEM_RESUMPTION, P(ENVELOPE_RESUMPTION)},
};

enum { ITEMS = sizeof items / sizeof items[0] };

/* What the book has an article for; the offer only if one is open. */
static unsigned envelope_items(const struct ad_game *g)
{
    unsigned needed = 0;

    for (unsigned i = 0; i < ITEMS; i++) {
        struct ad_cites found = {0};
        if (items[i].item == AD_ITEM_OFFER && g->offer.by == AD_WHO_NOBODY)
            continue;
        if (ad__cites(&found, g, CITE(items[i].provision)))
            needed |= items[i].item;
    }
    return needed;
}

static void say_sealed(struct ad__case *k, int second, const uint16_t *cites)
{
    const struct ad_command *c = k->c;
    bool other = seals_other(&k->g, c);
    struct ad_event e = ad__event(k, AD_EVENT_SEALS, other ? AD_REFUSED : AD_ALLOWED,
                                  other ? AD_SEAL_OTHER : AD_SEAL_KEPT, c->by, cites);

    e.value = second ? 2 : 1;
    e.flags = c->missing;
    e.length = c->length < AD_TEXT_MAX ? c->length : AD_TEXT_MAX;
    memcpy(e.text, c->text, e.length);
    ad__say(k, &e);
}

static void empty_envelope(struct ad__case *k, int second)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_SEALS, AD_ALLOWED, AD_REASON_NONE, AD_WHO_NOBODY, NULL);

    e.value = second ? 2 : 1;
    if ((second ? k->g.second.sealer : k->g.envelope.sealer) != AD_WHO_NOBODY)
        ad__say(k, &e);
}

/* ---- sealing ---- */

/* In 2017 adjournment is a guideline: it must be in use. Before, it was part of the Laws. */
static bool in_use(struct ad__case *k)
{
    if (k->g.table.adjourn || !ad__is_2017(&k->g))
        return true;
    ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_ADJOURNMENT, k->g.now.turn, CITE(P(SEAL)));
    return false;
}

/* Also the answer yes where the arbiter was asked whether the game may be adjourned. */
void ad__ask_to_seal(struct ad__case *k)
{
    if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_PLAY) {
        empty_envelope(k, 0);
        empty_envelope(k, 1);
    }
    ad__mode(k, AD_MODE_SESSION, AD_SESSION_SEAL);
    ad__allow(k, AD_SEAL_ASKED, k->g.now.turn, CITE(P(SEAL)));
}

void ad__session_ends(struct ad__case *k)
{
    int session = k->g.mode[AD_MODE_SESSION];

    if (session == AD_SESSION_SEAL || ad__adjourned(&k->g)) {
        ad__refuse(k, AD_SESSION_HAS_ENDED, k->g.now.turn, CITE(P(SEAL)));
        return;
    }
    if (in_use(k))
        ad__ask_to_seal(k);
}

static void seal_early(struct ad__case *k)
{
    if (!LAW(k, SEAL_EARLY)) {
        ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_SEAL_EARLY, k->c->by, CITE(P(SEAL)));
        return;
    }
    if (!in_use(k))
        return;
    ad__mode(k, AD_MODE_SESSION, AD_SESSION_EARLY);
    say_sealed(k, 0, CITE(P(SEAL_EARLY), P(SEAL)));
}

/* Is this a reply to a sealed move whose sealer has not come yet? */
static bool is_reply(const struct ad_game *g, int side)
{
    return ad__resumed(g) && g->envelope.sealer == !side && ad__presence(g, !side) == AD__ABSENT;
}

void ad__seal(struct ad__case *k)
{
    int side = k->c->by;

    if (ad__adjourned(&k->g)) {
        ad__refuse(k, AD_SEAL_TOO_LATE, side, CITE(P(SEAL)));
        return;
    }
    ad__answers(k);
    if (k->g.now.turn != side) {
        ad__refuse(k, AD_SEAL_NOT_HIS_TURN, side, CITE(P(SEAL)));
        return;
    }
    if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_SEAL)
        say_sealed(k, 0, CITE(P(SEAL)));
    else if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_EARLY)
        say_sealed(k, 0, CITE(P(SEAL_EARLY), P(SEAL)));
    else if (is_reply(&k->g, side))
        say_sealed(k, 1, CITE(P(SEALER_ABSENT)));
    else
        seal_early(k);
}

/* ---- closing it ---- */

/* An item is wanting: not accepted, and the sealer's clock goes on. */
static bool is_complete(struct ad__case *k, int side)
{
    unsigned missing = k->g.envelope.missing & envelope_items(&k->g);
    struct ad_event e =
        ad__event(k, AD_EVENT_RULES, AD_REFUSED, AD_ENVELOPE_INCOMPLETE, side, NULL);

    if (missing == 0)
        return true;
    for (unsigned i = 0; i < ITEMS; i++)
        if (missing & items[i].item)
            ad__cite_also(k, &e, CITE(items[i].provision));
    e.value = (int32_t)missing;
    ad__say(k, &e);
    return false;
}

/* It counts as sealed at the end of the session: what was left of it was his to think. */
static void charge_rest(struct ad__case *k, int side)
{
    int64_t end = ad__session_began(&k->g) + k->g.table.session_ms, rest = end - k->c->at;
    struct ad_event e =
        ad__event(k, AD_EVENT_TIME, AD_ALLOWED, AD_TIME_SESSION_REST, side, CITE(P(SEAL_EARLY)));

    if (k->g.table.session_ms <= 0) {
        ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_SESSION_REST, side, CITE(P(SEAL_EARLY)));
        return;
    }
    if (rest <= 0)
        return;
    e.ms = -(int32_t)rest;
    ad__say(k, &e);
}

static void adjourn(struct ad__case *k, int side, bool early)
{
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(SEAL)));
    ad__allow(k, AD_ENVELOPE_CLOSED, side, CITE(P(SEAL), P(ENVELOPE_KEPT)));
    ad__mode(k, AD_MODE_SESSION, AD_SESSION_ADJOURNED);
    ad__mode(k, AD_MODE_OFFER_BEFORE, ad__offers(&k->g, !side));
    for (int who = 0; who < 2; who++) /* the next session begins with both, unless told otherwise */
        ad__mode(k, ad__presence_mode(who), AD__PRESENT);
    if (early)
        charge_rest(k, side);
}

void ad__close_envelope(struct ad__case *k)
{
    int side = k->c->by;
    bool early = k->g.mode[AD_MODE_SESSION] == AD_SESSION_EARLY;

    if (early && k->g.envelope.sealer != k->g.now.turn) { /* he moved instead: no adjournment */
        ad__mode(k, AD_MODE_SESSION, AD_SESSION_PLAY);
        ad__stop(k);
        return;
    }
    if (k->g.now.turn != side) {
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(PLAYER_STOPS)));
        return;
    }
    if (k->g.envelope.sealer != side) {
        ad__refuse(k, AD_SEAL_NOTHING, side, CITE(P(SEAL)));
        return;
    }
    if (is_complete(k, side))
        adjourn(k, side, early);
}

/* ---- meanwhile ---- */

static bool by_hand(const struct ad_command *c)
{
    switch (c->kind) {
    case AD_DOES_ADJUST:
    case AD_DOES_TOUCH:
    case AD_DOES_LIFT:
    case AD_DOES_RELEASE:
    case AD_DOES_REMOVE:
    case AD_DOES_PLACE:
    case AD_DOES_MOVE:
    case AD_DOES_PRESS: return true;
    case AD_DOES_CLAIM: return c->what == AD_WHAT_REPETITION || c->what == AD_WHAT_FIFTY;
    default: return false;
    }
}

/* Nobody plays an adjourned game, and who seals stops the clock but does not start the other. */
bool ad__seal_forbids(struct ad__case *k)
{
    int session = k->g.mode[AD_MODE_SESSION], side = k->g.now.turn;
    bool seals =
        session == AD_SESSION_SEAL || (session == AD_SESSION_EARLY && k->g.envelope.sealer == side);

    if (ad__adjourned(&k->g) && by_hand(k->c))
        ad__refuse(k, AD_GAME_IS_ADJOURNED, k->c->by, CITE(P(OPEN_ENVELOPE)));
    else if (seals && k->c->kind == AD_DOES_PRESS && k->c->by == side)
        ad__refuse(k, AD_SEAL_NO_PRESS, side, CITE(P(SEAL)));
    else
        return false;
    return true;
}

/* ---- the hour of resumption ---- */

/* The envelope stays closed without the replier, and his time runs (I.9.2; both absent: I.11). */
void ad__resumption_clock(struct ad__case *k)
{
    int sealer = k->g.envelope.sealer, replier = !sealer;
    bool both = ad__presence(&k->g, sealer) == AD__ABSENT && ad__default_ms(k) > 0;

    if (ad__presence(&k->g, replier) != AD__ABSENT || k->g.clock.running == replier)
        return;
    ad__run(k, replier, true, AD_CLOCK_REPLIER_ABSENT,
            both && ad__is_2017(&k->g) ? CITE(P(RESUMED_BOTH_ABSENT), P(REPLIER_ABSENT))
                                       : CITE(P(REPLIER_ABSENT)));
}

/* Lateness and complaints are counted from here. */
static void begin_session(struct ad__case *k)
{
    int64_t s = k->c->at / 1000;

    if (k->g.mode[AD_MODE_SESSION] != AD_SESSION_ADJOURNED)
        return;
    ad__mode(k, AD_MODE_SESSION, AD_SESSION_RESUMED);
    ad__mode(k, AD_MODE_RESUMED_S, (int32_t)(s < INT32_MAX ? s : INT32_MAX));
    ad__mode(k, AD_MODE_RESUMED_MS, (int32_t)(k->c->at % 1000));
    ad__mode(k, AD_MODE_TIMES_OPEN, (int32_t)(k->g.count + 1));
}

void ad__resume(struct ad__case *k)
{
    begin_session(k);
    ad__allow(k, AD_SESSION_RESUMED_HOUR, !k->g.envelope.sealer, CITE(P(SET_UP_AGAIN)));
    ad__resumption_clock(k);
}

/* I.13: before his own first move. The sealed move is not one of this session: the replier moves
 * second after the count that was kept, the sealer third. */
bool ad__times_in_time(const struct ad_game *g, int side)
{
    uint32_t then = (uint32_t)g->mode[AD_MODE_TIMES_OPEN] - 1;
    uint32_t moves = side == g->envelope.sealer ? 3 : 2;

    return g->count < then + moves;
}

/* ---- an invalid sealed move ---- */

static const uint16_t *invalid_cites(enum ad_read why, bool draw)
{
    static const uint16_t cites[][3] = {
        [AD_READ_AMBIGUOUS] = {P(SEALED_AMBIGUOUS), P(SEALED_BARE_KING), AD__PROVISIONS},
        [AD_READ_ILLEGAL] = {P(SEALED_ILLEGAL), P(SEALED_BARE_KING), AD__PROVISIONS},
        [AD_READ_UNREADABLE] = {P(SEALED_UNKNOWN), P(SEALED_BARE_KING), AD__PROVISIONS},
    };
    static const uint16_t alone[][2] = {
        [AD_READ_AMBIGUOUS] = {P(SEALED_AMBIGUOUS), AD__PROVISIONS},
        [AD_READ_ILLEGAL] = {P(SEALED_ILLEGAL), AD__PROVISIONS},
        [AD_READ_UNREADABLE] = {P(SEALED_UNKNOWN), AD__PROVISIONS},
    };
    return draw ? cites[why] : alone[why];
}

/* The sealer loses, unless his opponent cannot win by the edition's own test (§9-14). */
static void invalid(struct ad__case *k, int sealer, enum ad_read why)
{
    static const enum ad_reason reasons[] = {
        [AD_READ_AMBIGUOUS] = AD_SEALED_AMBIGUOUS,
        [AD_READ_ILLEGAL] = AD_SEALED_ILLEGAL,
        [AD_READ_UNREADABLE] = AD_SEALED_UNREADABLE,
    };

    switch (ad__can_win(k, &k->g.now, !sealer, true)) {
    case AD_POSSIBLE_YES: ad__loses(k, sealer, reasons[why], invalid_cites(why, false)); break;
    case AD_POSSIBLE_NO: ad__draw(k, reasons[why], invalid_cites(why, true)); break;
    case AD_POSSIBLE_UNKNOWN:
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
        ad__ask_unproven(k, AD_WHAT_ILLEGAL_MOVE, AD_ASKS_SEALED_CAN_WIN, sealer,
                         invalid_cites(why, true));
        break;
    }
}

/* ---- opening ---- */

static bool is_open(const struct ad_game *g, ad_move m)
{
    struct ad_moves open;

    ad__open_moves(&open, g);
    for (unsigned i = 0; i < open.count; i++)
        if (open.move[i] == m)
            return true;
    return false;
}

/* An offer made after the sealing is not answered by a move that was written before it (I.4). One
 * that was open before is: the sealed move declines it like any other. */
static void keep_or_close_offer(struct ad__case *k, int side)
{
    if (ad__offers(&k->g, !side) && k->g.mode[AD_MODE_OFFER_BEFORE])
        ad__close_offer(k, !side, AD_OFFER_DECLINED_BY_MOVE, CITE(P(OFFER_DECLINED)));
    ad__mode(k, AD_MODE_OFFER_BEFORE, 0);
}

/* Not ad__make: that would close every offer of the opponent. */
static bool make_sealed(struct ad__case *k, ad_move m, const uint16_t *cites)
{
    int side = k->g.now.turn;
    struct ad_event e;
    struct ad_position next;

    if (k->g.made_unpressed[side])
        ad__complete(k, side, AD_MOVE_COMPLETED_BY_NEXT, CITE(P(COMPLETED_BY_NEXT)));
    keep_or_close_offer(k, side);
    e = ad__event(k, AD_EVENT_MAKES, AD_ALLOWED, AD_MOVE_MADE, side, cites);
    e.move = m;
    e.act = ad_act_of(m);
    e.flags = AD_FLAG_SEALED;
    ad_position_play(&next, &k->g.now, m);
    e.value = (int32_t)ad__occurrences(k->live, &k->g, &next);
    ad__say(k, &e);
    k->seen = (unsigned)e.value;
    return ad__end_tests(k);
}

/* Made on the board it is also completed, and the opponent's time begins. */
static void play_sealed(struct ad__case *k, ad_move m, const uint16_t *cites)
{
    int side = k->g.now.turn;
    struct ad_event pressed;

    if (make_sealed(k, m, cites))
        return;
    pressed = ad__event(k, AD_EVENT_PRESSES, AD_ALLOWED, AD_REASON_NONE, side, NULL);
    ad__say(k, &pressed);
    ad__complete(k, side, AD_REASON_NONE, NULL);
    ad__run(k, !side, !k->g.clock.side[!side].credited, AD_CLOCK_AFTER_SEALED, cites);
}

/* A legal move that the hand had given away: the Laws do not say which of the two stands. */
static void promised_other(struct ad__case *k, int side, ad_move m)
{
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
    if (k->g.has_duty)
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_SEALED_OTHER, side, CITE(P(SEAL)));
    else
        ad__ask(k, AD_WHAT_TOUCH_MOVE, AD_ASKS_SEALED_OTHER, side, ad__why_not_open(&k->g, m));
}

/* The clause by which it is opened: he who has to reply was there at the hour, or came after it. */
static const uint16_t *opening(const struct ad_game *g)
{
    static const uint16_t there[] = {P(OPEN_ENVELOPE), AD__PROVISIONS};
    static const uint16_t came[] = {P(OPEN_ENVELOPE_LATE), AD__PROVISIONS};

    return ad__presence(g, !g->envelope.sealer) == AD__PRESENT ? there : came;
}

/* The arbiter says whether the move in the envelope counts all the same; else it is the one that was
 * made on the board after the request to seal, if there was one. */
void ad__sealed_counts(struct ad__case *k, bool counts)
{
    ad_move m = k->g.has_duty ? ad__legal_move_of(&k->g, k->g.duty) : AD_NO_MOVE;

    if (k->g.envelope.sealer != k->g.now.turn)
        return;
    if (counts ? read_sealed(&m, &k->g, &k->g.envelope) == AD_READ_MOVE : m != AD_NO_MOVE)
        play_sealed(k, m, opening(&k->g));
}

static bool somebody_late(const struct ad_game *g)
{
    return ad__presence(g, AD_WHITE) == AD__CAME_LATE || ad__presence(g, AD_BLACK) == AD__CAME_LATE;
}

/* I.10, 10.13(a) to (c), A.10(a) to (c): why the result stands although the sealer is late. */
const uint16_t *ad__stands_though_late(const struct ad_game *g)
{
    static const uint16_t mate[] = {P(RESUMED_LATE_MATE), P(RESUMED_LATE), AD__PROVISIONS};
    static const uint16_t draw[] = {P(RESUMED_LATE_DRAW), P(RESUMED_LATE), AD__PROVISIONS};
    static const uint16_t time[] = {P(RESUMED_LATE_TIME), P(RESUMED_LATE), AD__PROVISIONS};
    static const uint16_t late[] = {P(RESUMED_LATE), AD__PROVISIONS};

    switch (g->result.reason) {
    case AD_ENDS_MATE: return mate;
    case AD_ENDS_STALEMATE:
    case AD_ENDS_DEAD: return draw;
    case AD_ENDS_TIME: return time;
    default: return late;
    }
}

static void sealed_has_ended_it(struct ad__case *k, int sealer)
{
    const uint16_t *why = ad__stands_though_late(&k->g);

    for (unsigned i = 0; i < k->out->count; i++)
        if (k->out->event[i].kind == AD_EVENT_RESULT)
            ad__cites(&k->out->event[i].cites, &k->g, why);
    ad__allow(k, AD_LATE_RESULT_STANDS, sealer, why);
}

static void say_opened(struct ad__case *k, int sealer, enum ad_read found, ad_move m,
                       const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_RULES, AD_ALLOWED, AD_ENVELOPE_OPENED, sealer, cites);

    if (found == AD_READ_MOVE && ad__captured_on(&k->g.now, m) != AD_NO_SQUARE)
        ad__cites(&e.cites, &k->g, CITE(P(SEALED_NOTATION)));
    ad__say(k, &e);
}

/* Is it the move in the envelope that has ended the game? Then 10.13(a) or (b) holds. Looked at as if it
 * were opened: nothing is said. */
bool ad__sealed_ends(struct ad__case *k)
{
    struct ad_game closed = k->g;
    unsigned said = k->out->count;
    bool ends;
    ad_move m;

    if (k->g.now.turn != k->g.envelope.sealer ||
        read_sealed(&m, &k->g, &k->g.envelope) != AD_READ_MOVE || !is_open(&k->g, m))
        return false;
    ends = make_sealed(k, m, NULL);
    k->g = closed;
    k->out->count = said;
    return ends;
}

void ad__open_first(struct ad__case *k)
{
    int sealer = k->g.envelope.sealer;
    bool nobody = k->c->kind == AD_DOES_SEE; /* the hour is over, and somebody is still away */
    const uint16_t *by = nobody ? CITE(P(RESUMED_LATE)) : opening(&k->g);
    enum ad_read found;
    ad_move m;

    if (k->g.now.turn !=
        sealer) { /* the board is not as it was (I.5): what was taken back since? */
        ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_SEALED_BOARD, sealer, CITE(P(SET_UP_WRONG)));
        return;
    }
    found = read_sealed(&m, &k->g, &k->g.envelope);
    ad__mode(k, AD_MODE_SESSION, AD_SESSION_PLAY);
    say_opened(k, sealer, found, m, by);
    if (found != AD_READ_MOVE)
        invalid(k, sealer, found);
    else if (!is_open(&k->g, m))
        promised_other(k, sealer, m);
    else
        play_sealed(k, m, by);
    if (!somebody_late(&k->g))
        return;
    if (ad__is_over(&k->g))
        sealed_has_ended_it(k, sealer);
    else if (k->g.question.what == AD_WHAT_NOTHING)
        ad__settle_late(k);
}

/* ---- a reply for an absent sealer ---- */

bool ad__second_closed(struct ad__case *k)
{
    int side = k->c->by;

    if (k->g.second.sealer != side || k->g.now.turn != side || k->g.clock.running != side ||
        ad__adjourned(&k->g))
        return false;
    ad__run(k, !side, true, AD_SECOND_CLOSED, CITE(P(SEALER_ABSENT)));
    return true;
}

static bool has_second(const struct ad_game *g)
{
    return g->second.sealer == g->now.turn && g->mode[AD_MODE_SESSION] == AD_SESSION_PLAY;
}

/* An invalid reply has no clause of its own: I.8 is about the move that adjourned the game. */
static void open_second(struct ad__case *k)
{
    int side = k->g.second.sealer;
    ad_move m;
    enum ad_read found;

    if (ad__presence(&k->g, !side) == AD__ABSENT || k->g.clock.running == side) {
        ad__refuse(k, AD_SECOND_NOT_YET, side, CITE(P(SEALER_ABSENT)));
        return;
    }
    found = read_sealed(&m, &k->g, &k->g.second);
    say_opened(k, side, found, m, CITE(P(SEALER_ABSENT)));
    empty_envelope(k, 1);
    if (found == AD_READ_MOVE && is_open(&k->g, m)) {
        play_sealed(k, m, CITE(P(SEALER_ABSENT)));
        return;
    }
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
    ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_SECOND_INVALID, side, CITE(P(SEALER_ABSENT)));
}

/* ---- the commands ---- */

void ad__open_envelope(struct ad__case *k)
{
    int sealer = k->g.envelope.sealer;

    if (has_second(&k->g))
        open_second(k);
    else if (!ad__adjourned(&k->g))
        ad__refuse(k, AD_ENVELOPE_NONE, k->g.now.turn, CITE(P(OPEN_ENVELOPE)));
    else if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_ADJOURNED)
        ad__refuse(k, AD_ENVELOPE_NOT_YET, !sealer, CITE(P(OPEN_ENVELOPE)));
    else if (ad__presence(&k->g, !sealer) == AD__ABSENT)
        ad__refuse(k, AD_ENVELOPE_NO_REPLIER, !sealer, CITE(P(OPEN_ENVELOPE)));
    else
        ad__open_first(k);
}

/* The sealer makes his move on the board: what he sealed (14.5(c), A.11(a)), and from 2017 on what he
 * says that he sealed (I.12.1). */
static void sealed_again(struct ad__case *k, int sealer)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_DUTY, AD_ALLOWED, AD_ENVELOPE_LOST, sealer, CITE(P(ENVELOPE_LOST)));
    ad_move m;

    if (!ad__is_2017(&k->g) && k->g.now.turn == sealer &&
        read_sealed(&m, &k->g, &k->g.envelope) == AD_READ_MOVE) {
        e.act = ad_act_of(m);
        e.value = 1;
    } else {
        e.kind = AD_EVENT_RULES;
    }
    ad__say(k, &e);
    empty_envelope(k, 0);
}

/* With the position known the clocks wait for the sealer. */
void ad__lose_envelope(struct ad__case *k)
{
    int sealer = k->g.envelope.sealer;

    if (!ad__adjourned(&k->g)) {
        ad__refuse(k, AD_ENVELOPE_NONE, k->g.now.turn, CITE(P(ENVELOPE_LOST)));
        return;
    }
    if (k->c->unknown) {
        ad__end(k, AD_RESULT_VOID, 0, 0, AD_ENDS_ENVELOPE_LOST, CITE(P(ENVELOPE_LOST_POSITION)));
        return;
    }
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ENVELOPE_LOST)));
    begin_session(k);
    ad__mode(k, AD_MODE_SESSION, AD_SESSION_PLAY);
    sealed_again(k, sealer);
    if (somebody_late(&k->g))
        ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_LATE_ENVELOPE, sealer, CITE(P(RESUMED_LATE)));
}
