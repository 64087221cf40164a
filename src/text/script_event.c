/*
 * text/script_event.c -- an event line as a command: `[TIME] WHO DOES ...`.
 */
#include "text/script.h"

#include <string.h>

#include "adoube/notation.h"
#include "adoube/spoken.h"
#include "adoube/words.h"
#include "text/names.h"
#include "game/game_inside.h"

struct event_reader {
    struct ad_script *s;
    struct ad_command *c;
    struct ad__line *l;
};

static enum ad_language language_of(const struct ad_script *s, int side)
{
    return (enum ad_language)s->game.table.language[side];
}

/* ---- squares ---- */

static bool add_square(struct event_reader *r, const struct ad__word *w, const char *text,
                       size_t len, bool together)
{
    struct ad_command *c = r->c;
    uint8_t square;

    if (!ad__read_square(&square, text, len))
        return ad__line_bad(r->l, AD_SCRIPT_SQUARE, w);
    if (c->squares == AD_TOUCH_MAX)
        return ad__line_bad(r->l, AD_SCRIPT_SQUARES, w);
    if (together)
        c->together |= UINT32_C(1) << c->squares;
    c->square[c->squares++] = square;
    return true;
}

/* `e1` or `e1+h1` */
static bool add_group(struct event_reader *r, const struct ad__word *w)
{
    const char *at = w->text, *end = at + w->len;

    for (bool together = false;; together = true) {
        const char *plus = memchr(at, '+', (size_t)(end - at));
        const char *stop = plus ? plus : end;
        if (w->quoted || !add_square(r, w, at, (size_t)(stop - at), together))
            return w->quoted ? ad__line_bad(r->l, AD_SCRIPT_SQUARE, w) : false;
        if (!plus)
            return true;
        at = plus + 1;
    }
}

static bool read_squares(struct event_reader *r)
{
    struct ad__word w;

    while (ad__word_next(&w, r->l))
        if (!add_group(r, &w))
            return false;
    return true;
}

static bool need_squares(struct event_reader *r)
{
    return (ad__line_more(r->l) || ad__line_bad(r->l, AD_SCRIPT_MISSING, NULL)) && read_squares(r);
}

static bool need_square(struct event_reader *r)
{
    if (!ad__need_square(&r->c->square[0], r->l))
        return false;
    r->c->squares = 1;
    return true;
}

/* A rook on its head is nowhere a queen, and no clause speaks of it: who wants to say so is told. */
static bool stands_upright(struct event_reader *r)
{
    struct ad__line rest = *r->l;
    struct ad__word w;

    while (ad__word_next(&w, &rest))
        if (ad__word_is(&w, "upside-down"))
            return ad__line_bad(r->l, AD_SCRIPT_UPTURNED, &w);
    return true;
}

/* `Q e8`: letters as in FEN; a small one is White's if he takes a black piece by mistake. `black` after
 * the square says so, too, and `white` of Black. */
static bool need_placed(struct event_reader *r)
{
    static const char letters[] = "pnbrqk"; /* by kind, from AD_PAWN on */
    struct ad__word w;
    const char *found;

    if (!ad__word_need(&w, r->l))
        return false;
    found = w.len == 1 && !w.quoted ? memchr(letters, *w.text | 32, 6) : NULL;
    if (!found)
        return ad__line_bad(r->l, AD_SCRIPT_UNKNOWN, &w);
    r->c->man = (uint8_t)(found - letters + AD_PAWN);
    if (*w.text == *found && r->c->by == AD_WHO_WHITE)
        r->c->side = AD_WHO_BLACK;
    return need_square(r) && stands_upright(r) &&
           (!ad__line_more(r->l) || ad__need_side(&r->c->side, r->l, false));
}

/* ---- moves ---- */

/* The board as this player would move on it, also if it is not his turn. */
static void board_of(struct ad_position *out, const struct ad_game *g, int side)
{
    struct ad_setup setup;

    *out = g->now;
    if (g->now.turn == side)
        return;
    ad_position_setup(&setup, &g->now);
    setup.turn = (uint8_t)side;
    setup.ep = AD_NO_SQUARE;
    ad_position_irregular(out, &setup); /* else it stays as it is */
}

static bool need_intended(struct event_reader *r)
{
    struct ad_position board;

    board_of(&board, &r->s->game, r->c->by);
    r->c->has_act = true;
    return ad__need_move(&r->c->act, r->l, &board, language_of(r->s, r->c->by));
}

static bool need_moved(struct event_reader *r)
{
    static const char *const names[] = {"two-handed"};
    struct ad__word w;

    if (!need_intended(r))
        return false;
    if (!ad__word_next(&w, r->l))
        return true;
    r->c->two_handed = true;
    return ad__word_find(r->l, &w, names, 1) == 0;
}

static bool may_intend(struct event_reader *r)
{
    return !ad__line_more(r->l) || need_intended(r);
}

/* The position before the last half-move, or the start. */
static bool position_before(struct ad_position *out, const struct ad_game *g)
{
    return g->count > 0 && ad_game_position(out, g, g->count - 1);
}

/* Did he leave it out, or may he still have to write it: the move he answered, his own, the last? */
static bool to_be_written(const struct ad_game *g, int side, uint32_t n)
{
    struct ad_act act;

    return n + 2 >= g->count || ad_game_written(&act, g, side, n) == 1;
}

/* The newest of those that the word names as it was played. */
static bool names_played(struct ad_act *out, const struct event_reader *r, const struct ad__word *w)
{
    const struct ad_game *g = &r->s->game;
    struct ad_position before;

    for (uint32_t n = g->count; n > 0 && !w->quoted; n--) {
        struct ad_act played = ad_game_ply(g, n)->act;
        if (!to_be_written(g, r->c->by, n))
            continue;
        ad_game_position(&before, g, n - 1);
        if (ad_act_read(out, &before, w->text, w->len, language_of(r->s, r->c->by)) ==
                AD_SCRIPT_FINE &&
            memcmp(out, &played, sizeof played) == 0)
            return true;
    }
    return false;
}

/* He writes a move that was played, or another for the last, or one that is yet to be made: whatever it
 * is legal as. */
static bool need_written(struct event_reader *r)
{
    const struct ad_game *g = &r->s->game;
    enum ad_language lang = language_of(r->s, r->c->by);
    struct ad_position before;
    struct ad_act act, *out = &r->c->act;
    struct ad__word w;

    r->c->has_act = true;
    if (!ad__word_need(&w, r->l))
        return false;
    if (!position_before(&before, g))
        return ad__move_of_word(out, r->l, &w, &g->now, lang);
    if (names_played(out, r, &w))
        return true;
    if (ad__move_of_word(out, r->l, &w, &before, lang) && ad_act_move(&before, *out) != AD_NO_MOVE)
        return true;
    if (ad__move_of_word(&act, r->l, &w, &g->now, lang) &&
        ad_act_move(&g->now, act) != AD_NO_MOVE) {
        *out = act;
        return true;
    }
    return ad__move_of_word(out, r->l, &w, &before, lang);
}

/* ---- texts ---- */

static bool keep_text(struct event_reader *r, const struct ad__word *w)
{
    if (w->len > AD_TEXT_MAX)
        return ad__line_bad(r->l, AD_SCRIPT_LONG, w);
    memcpy(r->c->text, w->text, w->len);
    r->c->length = (uint8_t)w->len;
    return true;
}

static bool may_text(struct event_reader *r)
{
    struct ad__word w;

    return !ad__line_more(r->l) || (ad__word_rest(&w, r->l) && keep_text(r, &w));
}

static bool need_condition(struct event_reader *r)
{
    static const char *const names[] = {"if"};
    struct ad__word w;

    if (!ad__word_next(&w, r->l))
        return true;
    if (ad__word_find(r->l, &w, names, 1) < 0)
        return false;
    r->c->conditional = true;
    return ad__word_rest(&w, r->l) && keep_text(r, &w);
}

/* What an announcement means, said in either language or in letters. */
static bool understand(struct ad_act *out, const struct ad_position *p, const struct ad__word *w,
                       enum ad_language lang)
{
    const enum ad_language order[] = {lang == AD_EN ? AD_EN : AD_DE, lang == AD_EN ? AD_DE : AD_EN};
    struct ad_reading reading;

    for (int i = 0; i < 2; i++)
        if (ad_spoken_read(&reading, p, w->text, w->len, order[i]) == AD_READ_MOVE) {
            *out = ad_act_of(reading.move);
            return true;
        }
    return ad_act_read(out, p, w->text, w->len, lang) == AD_SCRIPT_FINE;
}

static bool need_announced(struct event_reader *r)
{
    const struct ad_game *g = &r->s->game;
    int mover = r->c->kind == AD_DOES_REPEAT ? !r->c->by : r->c->by;
    struct ad_position before;
    struct ad__word w;

    if (!ad__word_rest(&w, r->l) || !keep_text(r, &w))
        return false;
    if (g->now.turn == mover)
        r->c->has_act = understand(&r->c->act, &g->now, &w, language_of(r->s, r->c->by));
    else if (position_before(&before, g))
        r->c->has_act = understand(&r->c->act, &before, &w, language_of(r->s, r->c->by));
    r->s->said = w.text;
    r->s->said_len = w.len;
    return true;
}

static bool need_items(struct event_reader *r)
{
    enum { ITEMS = 7 };
    const char *names[ITEMS];
    struct ad__word w;

    for (int i = 0; i < ITEMS; i++)
        names[i] = ad_item_word((enum ad_item)(1 << i));
    if (!ad__word_need(&w, r->l))
        return false;
    do {
        int found = ad__word_find(r->l, &w, names, ITEMS);
        if (found < 0)
            return false;
        r->c->missing |= (uint8_t)(1 << found);
    } while (ad__word_next(&w, r->l));
    return true;
}

/* The text is quoted, or goes on to `without` or to the end: it is not read before its time. */
static bool need_sealed(struct event_reader *r)
{
    struct ad__word first, w;

    if (!ad__word_need(&first, r->l))
        return false;
    while (ad__word_next(&w, r->l)) {
        if (ad__word_is(&w, "without"))
            return keep_text(r, &first) && need_items(r);
        if (first.quoted)
            return ad__line_bad(r->l, AD_SCRIPT_MORE, &w);
        first.len = (size_t)(w.text + w.len - first.text);
    }
    return keep_text(r, &first);
}

/* ---- what is claimed, seen, found ---- */

enum {
    BY_CLAIM = 1,
    BY_SIGHT = 2,
    BY_FINDING = 4,
    BY_REQUEST = 8,
    BY_STOP = 16,
    BY_AGREEMENT = 32,
    BY_WITHDRAWAL = 64
};

enum argument { ARG_NONE, ARG_MOVE, ARG_SQUARE, ARG_SIDE, ARG_PLY, ARG_DISPLACED, ARG_RESULT };

static const struct {
    uint8_t by;
    uint8_t argument;
} whats[AD_WHATS] = {
    [AD_WHAT_OFFER] = {BY_WITHDRAWAL, ARG_NONE},
    [AD_WHAT_CLAIM] = {BY_WITHDRAWAL, ARG_NONE},
    [AD_WHAT_REPETITION] = {BY_CLAIM, ARG_MOVE},
    [AD_WHAT_FIFTY] = {BY_CLAIM, ARG_MOVE},
    [AD_WHAT_FLAG] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_ILLEGAL_MOVE] = {BY_CLAIM | BY_SIGHT | BY_FINDING, ARG_PLY},
    [AD_WHAT_TOUCH_MOVE] = {BY_CLAIM, ARG_SQUARE},
    [AD_WHAT_NORMAL_MEANS] = {BY_CLAIM, ARG_NONE},
    [AD_WHAT_NO_EFFORT] = {BY_CLAIM, ARG_NONE},
    [AD_WHAT_INCREMENT] = {BY_REQUEST, ARG_NONE},
    [AD_WHAT_SHEET] = {BY_REQUEST | BY_FINDING, ARG_PLY},
    [AD_WHAT_PROMOTION_PIECE] = {BY_STOP, ARG_NONE},
    [AD_WHAT_ARBITER] = {BY_STOP, ARG_NONE},
    [AD_WHAT_NO_REASON] = {BY_STOP, ARG_NONE},
    [AD_WHAT_TWO_HANDS] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_DEVICE] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_TWO_CHECKS] = {BY_CLAIM | BY_SIGHT, ARG_NONE},
    [AD_WHAT_LAST_RANK_PAWN] = {BY_CLAIM | BY_SIGHT, ARG_NONE},
    [AD_WHAT_INTERFERENCE] = {BY_CLAIM | BY_SIGHT, ARG_NONE},
    [AD_WHAT_WRONG_START] = {BY_CLAIM | BY_FINDING, ARG_NONE},
    [AD_WHAT_WRONG_COLOURS] = {BY_CLAIM | BY_FINDING, ARG_NONE},
    [AD_WHAT_TURNED_BOARD] = {BY_CLAIM | BY_FINDING, ARG_NONE},
    [AD_WHAT_WRONG_CLOCK] = {BY_CLAIM | BY_FINDING, ARG_NONE},
    [AD_WHAT_BOARDS_DIFFER] = {BY_CLAIM | BY_FINDING, ARG_NONE},
    [AD_WHAT_DISPLACED] = {BY_CLAIM | BY_FINDING, ARG_DISPLACED},
    [AD_WHAT_MOVE_BACK] = {BY_AGREEMENT, ARG_NONE},
    [AD_WHAT_DRAW] = {BY_AGREEMENT, ARG_NONE},
    [AD_WHAT_POSITION] = {BY_AGREEMENT, ARG_NONE},
    [AD_WHAT_REFUSAL] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_CONDUCT] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_LATE] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_ADVICE] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_LEAVING] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_SMOKING] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_INSPECTION] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_DISTURBANCE] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_CLOCK_HANDLING] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_OTHER_HAND] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_PERPETUAL] = {BY_CLAIM, ARG_NONE},
    [AD_WHAT_RESULT] = {BY_AGREEMENT, ARG_RESULT},
    [AD_WHAT_LEAVING_AREA] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_LEAVING_VENUE] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_FINGER] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_OTHER_NOTATION] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_REMARK] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_POINTING] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
    [AD_WHAT_CLOCK_HINT] = {BY_CLAIM | BY_SIGHT, ARG_SIDE},
};

static bool need_what(struct event_reader *r, unsigned by)
{
    const char *names[AD_WHATS] = {NULL};
    struct ad__word w;
    int found;

    for (int i = 0; i < AD_WHATS; i++)
        if (whats[i].by & by)
            names[i] = ad_what_word((enum ad_what)i);
    if (!ad__word_need(&w, r->l) || (found = ad__word_find(r->l, &w, names, AD_WHATS)) < 0)
        return false;
    r->c->what = (uint8_t)found;
    return true;
}

/* `24`, or `?24`: it cannot be reconstructed beyond half-move 24. */
static bool may_ply(struct event_reader *r)
{
    struct ad__line copy = *r->l;
    struct ad__word w;

    if (!ad__word_next(&w, &copy))
        return true;
    if (*w.text == '?') {
        r->c->unknown = true;
        r->l->at = w.text + 1;
        if (w.len == 1)
            return true;
    }
    return ad__need_number(&r->c->ply, r->l, r->c->unknown ? 0 : 1, UINT32_MAX);
}

static bool need_displaced(struct event_reader *r)
{
    struct ad__line copy = *r->l;
    struct ad__word w;

    if (ad__word_next(&w, &copy) && *w.text == '?')
        return may_ply(r);
    return read_squares(r);
}

static bool need_result(struct event_reader *r, const struct ad__word *w)
{
    struct ad_result result;

    if (w->quoted || ad_result_read(&result, w->text, w->len) < 0 ||
        result.kind != AD_RESULT_PLAYED)
        return ad__line_bad(r->l, AD_SCRIPT_RESULT, w);
    r->c->answer = AD_ANSWER_RESULT;
    memcpy(r->c->points, result.points, sizeof r->c->points);
    return true;
}

static bool may_result(struct event_reader *r)
{
    struct ad__word w;

    return !ad__word_next(&w, r->l) || need_result(r, &w);
}

static bool need_argument(struct event_reader *r)
{
    bool arbiter = r->c->by == AD_WHO_ARBITER;

    switch ((enum argument)whats[r->c->what].argument) {
    case ARG_NONE: return true;
    case ARG_MOVE: return may_intend(r);
    case ARG_SQUARE: return need_square(r);
    case ARG_SIDE:
        return (!arbiter && !ad__line_more(r->l)) || ad__need_side(&r->c->side, r->l, true);
    case ARG_PLY: return may_ply(r);
    case ARG_DISPLACED: return need_displaced(r);
    case ARG_RESULT: return may_result(r);
    }
    return false;
}

static bool need_claim(struct event_reader *r)
{
    return need_what(r, BY_CLAIM) && need_argument(r);
}

static bool need_seen(struct event_reader *r)
{
    return need_what(r, BY_SIGHT) && need_argument(r);
}

static bool need_found(struct event_reader *r)
{
    return need_what(r, BY_FINDING) && need_argument(r);
}

static bool need_requested(struct event_reader *r)
{
    return need_what(r, BY_REQUEST);
}

static bool need_agreed(struct event_reader *r)
{
    return need_what(r, BY_AGREEMENT) && need_argument(r);
}

static bool may_withdraw(struct event_reader *r)
{
    r->c->what = AD_WHAT_OFFER;
    return !ad__line_more(r->l) || need_what(r, BY_WITHDRAWAL);
}

static bool may_stop(struct event_reader *r)
{
    return r->c->by == AD_WHO_ARBITER || !ad__line_more(r->l) || need_what(r, BY_STOP);
}

/* ---- clock and arbiter ---- */

static bool need_fallen(struct event_reader *r)
{
    return ad__need_side(&r->c->side, r->l, true);
}

static bool need_side_time(struct event_reader *r)
{
    return ad__need_side(&r->c->side, r->l, false) && ad__need_time(&r->c->ms, r->l);
}

static bool need_answer(struct event_reader *r)
{
    const char *names[AD_ANSWERS] = {NULL};
    struct ad__word w;
    int found;

    for (int i = 0; i < AD_ANSWERS; i++)
        if (i != AD_ANSWER_RESULT)
            names[i] = ad_answer_word((enum ad_answer)i);
    if (!ad__word_need(&w, r->l))
        return false;
    if (*w.text >= '0' && *w.text <= '9')
        return need_result(r, &w);
    if ((found = ad__word_find(r->l, &w, names, AD_ANSWERS)) < 0)
        return false;
    r->c->answer = (uint8_t)found;
    return found != AD_ANSWER_LOSS || ad__need_side(&r->c->side, r->l, true);
}

/* `1/2`, `1`: as a result it would be `1/2-0`. */
static bool read_half_points(uint8_t *out, const struct ad__word *w)
{
    char text[8];
    struct ad_result result;

    if (w->len + 2 >= sizeof text)
        return false;
    memcpy(text, w->text, w->len);
    memcpy(text + w->len, "-0", 2);
    if (ad_result_read(&result, text, w->len + 2) < 0)
        return false;
    *out = result.points[0];
    return true;
}

static bool may_amount(struct event_reader *r)
{
    struct ad__line copy = *r->l;
    struct ad__word w;

    if (!ad__word_next(&w, &copy))
        return true;
    switch ((enum ad_penalty)r->c->penalty) {
    case AD_PENALTY_TIME_PLUS:
    case AD_PENALTY_TIME_MINUS: return ad__need_time(&r->c->ms, r->l);
    case AD_PENALTY_POINTS_PLUS:
    case AD_PENALTY_POINTS_MINUS:
        r->l->at = copy.at;
        return read_half_points(&r->c->points[0], &w) || ad__line_bad(r->l, AD_SCRIPT_NUMBER, &w);
    case AD_PENALTY_FINE:
    case AD_PENALTY_ROUND:
    case AD_PENALTY_EXPULSION: return ad__word_rest(&w, r->l) && keep_text(r, &w);
    case AD_PENALTY_NONE:
    case AD_PENALTY_WARNING:
    case AD_PENALTY_LOSS:
    case AD_PENALTIES: break;
    }
    return true;
}

static bool need_penalty(struct event_reader *r)
{
    const char *names[AD_PENALTIES];
    struct ad__word w;
    int found;

    for (int i = 0; i < AD_PENALTIES; i++)
        names[i] = ad_penalty_word((enum ad_penalty)i);
    if (!ad__need_side(&r->c->side, r->l, true) || !ad__word_need(&w, r->l) ||
        (found = ad__word_find(r->l, &w, names, AD_PENALTIES)) < 0)
        return false;
    r->c->penalty = (uint8_t)found;
    return may_amount(r);
}

static bool may_be_unknown(struct event_reader *r)
{
    static const char *const names[] = {"?"};
    struct ad__word w;

    if (!ad__word_next(&w, r->l))
        return true;
    r->c->unknown = true;
    return ad__word_find(r->l, &w, names, 1) == 0;
}

/* ---- who does what ---- */

static bool nothing(struct event_reader *r)
{
    (void)r;
    return true;
}

enum { PLAYER = 1, ARBITER = 2, CLOCK = 4, BOTH = 8 };

static const struct {
    unsigned who;
    bool (*read)(struct event_reader *r);
} verbs[AD_COMMANDS] = {
    [AD_DOES_BE_ABSENT] = {PLAYER, nothing},       [AD_DOES_ARRIVE] = {PLAYER, nothing},
    [AD_DOES_ADJUST] = {PLAYER, need_squares},     [AD_DOES_TOUCH] = {PLAYER, need_squares},
    [AD_DOES_BRUSH] = {PLAYER, need_squares},      [AD_DOES_LIFT] = {PLAYER, need_square},
    [AD_DOES_RELEASE] = {PLAYER, need_square},     [AD_DOES_REMOVE] = {PLAYER, need_square},
    [AD_DOES_PLACE] = {PLAYER, need_placed},       [AD_DOES_MOVE] = {PLAYER, need_moved},
    [AD_DOES_PRESS] = {PLAYER, nothing},           [AD_DOES_OFFER] = {PLAYER, need_condition},
    [AD_DOES_ACCEPT] = {PLAYER, nothing},          [AD_DOES_DECLINE] = {PLAYER, nothing},
    [AD_DOES_POSTPONE] = {PLAYER, nothing},        [AD_DOES_WITHDRAW] = {PLAYER, may_withdraw},
    [AD_DOES_CLAIM] = {PLAYER, need_claim},        [AD_DOES_REQUEST] = {PLAYER, need_requested},
    [AD_DOES_RESIGN] = {PLAYER, nothing},          [AD_DOES_STOP] = {PLAYER | ARBITER, may_stop},
    [AD_DOES_DISPLACE] = {PLAYER, read_squares},   [AD_DOES_RESTORE] = {PLAYER, read_squares},
    [AD_DOES_WRITE] = {PLAYER, need_written},      [AD_DOES_SKIP] = {PLAYER, nothing},
    [AD_DOES_ANNOUNCE] = {PLAYER, need_announced}, [AD_DOES_REPEAT] = {PLAYER, need_announced},
    [AD_DOES_SEAL] = {PLAYER, need_sealed},        [AD_DOES_FALL] = {CLOCK, need_fallen},
    [AD_DOES_STICK] = {CLOCK, need_fallen},        [AD_DOES_START] = {ARBITER, nothing},
    [AD_DOES_RESTART] = {ARBITER, nothing},        [AD_DOES_SEE] = {ARBITER, need_seen},
    [AD_DOES_FIND] = {ARBITER, need_found},        [AD_DOES_SET] = {ARBITER, need_side_time},
    [AD_DOES_ADD] = {ARBITER, need_side_time},     [AD_DOES_RULE] = {ARBITER, need_answer},
    [AD_DOES_PENALISE] = {ARBITER, need_penalty},  [AD_DOES_END_SESSION] = {ARBITER, nothing},
    [AD_DOES_OPEN] = {ARBITER, nothing},           [AD_DOES_LOSE] = {ARBITER, may_be_unknown},
    [AD_DOES_AGREE] = {BOTH, need_agreed},         [AD_DOES_PROTEST] = {PLAYER, may_text},
};

enum { PLAY = AD_COMMANDS }; /* `both play` is many commands */

static bool need_verb(int *out, struct ad__line *l, unsigned who)
{
    const char *names[AD_COMMANDS + 1] = {NULL};
    struct ad__word w;

    for (int i = 0; i < AD_COMMANDS; i++)
        if (verbs[i].who & who)
            names[i] = ad_command_word((enum ad_command_kind)i);
    if (who == BOTH)
        names[PLAY] = "play";
    return ad__word_need(&w, l) && (*out = ad__word_find(l, &w, names, AD_COMMANDS + 1)) >= 0;
}

struct who {
    enum ad_who who;
    unsigned kind;
    bool assistant;
};

static bool need_who(struct who *out, struct ad__line *l)
{
    static const char *const names[] = {"white", "black",           "arbiter",        "clock",
                                        "both",  "white-assistant", "black-assistant"};
    static const struct who whos[] = {
        {AD_WHO_WHITE, PLAYER, false},    {AD_WHO_BLACK, PLAYER, false},
        {AD_WHO_ARBITER, ARBITER, false}, {AD_WHO_CLOCK, CLOCK, false},
        {AD_WHO_BOTH, BOTH, false},       {AD_WHO_WHITE, PLAYER, true},
        {AD_WHO_BLACK, PLAYER, true},
    };
    struct ad__word w;
    int found;

    if (!ad__word_need(&w, l) ||
        (found = ad__word_find(l, &w, names, sizeof names / sizeof *names)) < 0)
        return false;
    *out = whos[found];
    return true;
}

/* `@h:mm:ss` from the start, `+s` from the line before; none: at once. For `both play` what is
 * behind + is the time of each move. */
static bool read_time(int64_t *at, int32_t *since, struct ad_script *s, struct ad__line *l)
{
    struct ad__line copy = *l;
    struct ad__word w;
    int32_t ms;

    *at = s->now;
    *since = 0;
    if (!ad__word_next(&w, &copy) || w.quoted || (*w.text != '@' && *w.text != '+'))
        return true;
    if (ad_duration_read(&ms, w.text + 1, w.len - 1) < 0)
        return ad__line_bad(l, AD_SCRIPT_TIME, &w);
    l->at = copy.at;
    *since = *w.text == '+' ? ms : 0;
    *at = *w.text == '+' ? s->now + ms : ms;
    return true;
}

bool ad__script_event(struct ad_script *s, struct ad_command *out, bool *play, struct ad__line *l)
{
    struct event_reader r = {s, out, l};
    struct who who;
    int64_t at;
    int32_t since;
    int verb;

    if (!read_time(&at, &since, s, l) || !need_who(&who, l) || !need_verb(&verb, l, who.kind))
        return false;
    *play = verb == PLAY;
    if (*play) {
        s->each = since;
        s->now = at - since; /* each move takes its own time */
        return ad__line_more(l) || ad__line_bad(l, AD_SCRIPT_MISSING, NULL);
    }
    ad_command_init(out, (enum ad_command_kind)verb, who.who, at);
    out->assistant = who.assistant;
    return verbs[verb].read(&r) && ad__line_end(l);
}
