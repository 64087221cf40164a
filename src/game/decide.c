/*
 * game/decide.c -- from a command to the clause that decides it.
 *
 * First: can it have happened at all? Then: is the game over (after.c)? Then one function, named
 * after its clause, in the file of its subject.
 */
#include "game/adjourn.h"
#include "game/case.h"

#include "adoube/err.h"
#include "core/assert.h"

/* ---- what cannot have happened ---- */

enum actor { PLAYERS = 1, ARBITER = 2, CLOCK = 4, BOTH = 8 };

static unsigned actors_of(enum ad_command_kind kind)
{
    switch (kind) {
    case AD_DOES_STOP: return PLAYERS | ARBITER;
    case AD_DOES_FALL:
    case AD_DOES_STICK: return CLOCK;
    case AD_DOES_START:
    case AD_DOES_RESTART:
    case AD_DOES_SEE:
    case AD_DOES_FIND:
    case AD_DOES_SET:
    case AD_DOES_ADD:
    case AD_DOES_RULE:
    case AD_DOES_PENALISE:
    case AD_DOES_END_SESSION:
    case AD_DOES_OPEN:
    case AD_DOES_LOSE: return ARBITER;
    case AD_DOES_AGREE: return BOTH;
    case AD_DOES_RECALL:
    case AD_DOES_BE_ABSENT:
    case AD_DOES_ARRIVE:
    case AD_DOES_ADJUST:
    case AD_DOES_TOUCH:
    case AD_DOES_BRUSH:
    case AD_DOES_LIFT:
    case AD_DOES_RELEASE:
    case AD_DOES_REMOVE:
    case AD_DOES_PLACE:
    case AD_DOES_MOVE:
    case AD_DOES_PRESS:
    case AD_DOES_OFFER:
    case AD_DOES_ACCEPT:
    case AD_DOES_DECLINE:
    case AD_DOES_POSTPONE:
    case AD_DOES_WITHDRAW:
    case AD_DOES_CLAIM:
    case AD_DOES_REQUEST:
    case AD_DOES_RESIGN:
    case AD_DOES_DISPLACE:
    case AD_DOES_RESTORE:
    case AD_DOES_WRITE:
    case AD_DOES_SKIP:
    case AD_DOES_ANNOUNCE:
    case AD_DOES_REPEAT:
    case AD_DOES_SEAL:
    case AD_DOES_PROTEST:
    case AD_COMMANDS: break;
    }
    return PLAYERS;
}

static unsigned actor(int who)
{
    switch (who) {
    case AD_WHO_WHITE:
    case AD_WHO_BLACK: return PLAYERS;
    case AD_WHO_ARBITER: return ARBITER;
    case AD_WHO_CLOCK: return CLOCK;
    case AD_WHO_BOTH: return BOTH;
    default: return 0;
    }
}

/* Who answers sees on the board what the other has let go. */
static const struct ad_position *board_of(struct ad_position *room, const struct ad_game *g, int by)
{
    bool irregular;

    if (!ad__player(by) || by == g->now.turn || !ad__looks_made(g))
        return &g->now;
    ad__raw_play(room, &g->now, g->hand.stands, &irregular);
    return room;
}

/* Is there a man, on the board as the hands have left it? */
static bool man_there(const struct ad_game *g, const struct ad_position *p, int square)
{
    const struct ad_hand *h = &g->hand;

    if (square >= AD_NO_SQUARE)
        return false;
    if (p != &g->now)
        return ad_position_man(p, square) != AD_EMPTY;
    return ad_position_man(&g->now, square) != AD_EMPTY || square == h->released ||
           square == h->placed_on || (h->flags && square == h->stands.to);
}

static enum ad_reason squares_possible(const struct ad_game *g, const struct ad_command *c)
{
    struct ad_position room;
    const struct ad_position *p = board_of(&room, g, c->by);
    bool need_men = c->kind != AD_DOES_DISPLACE && c->kind != AD_DOES_RESTORE;

    if (c->squares == 0 || c->squares > AD_TOUCH_MAX)
        return AD_IMPOSSIBLE_SQUARE;
    for (unsigned i = 0; i < c->squares; i++) {
        if (c->square[i] >= AD_NO_SQUARE)
            return AD_IMPOSSIBLE_SQUARE;
        if (need_men && !man_there(g, p, c->square[i]))
            return AD_IMPOSSIBLE_EMPTY;
    }
    return AD_REASON_NONE;
}

static enum ad_reason act_possible(const struct ad_game *g, const struct ad_command *c)
{
    struct ad_position room;
    const struct ad_position *p = board_of(&room, g, c->by);
    struct ad_act act = c->act;

    if (act.castling > AD_CASTLING_LONG || act.promotion > AD_QUEEN || act.promotion == AD_PAWN)
        return AD_IMPOSSIBLE_SQUARE;
    if (act.castling != AD_CASTLING_NONE)
        return AD_REASON_NONE;
    if (act.from >= AD_NO_SQUARE || act.to >= AD_NO_SQUARE || act.from == act.to)
        return AD_IMPOSSIBLE_SQUARE;
    if (ad_position_man(p, act.from) == AD_EMPTY)
        return AD_IMPOSSIBLE_EMPTY;
    if (act.promotion != AD_EMPTY && ad_man_kind(ad_position_man(p, act.from)) != AD_PAWN)
        return AD_IMPOSSIBLE_SQUARE;
    return ad_position_man(p, act.to) == ad_man(p->turn, AD_KING) ? AD_IMPOSSIBLE_SQUARE
                                                                  : AD_REASON_NONE;
}

/* What is written or said need not be possible on the board, but it is a move or none. */
static enum ad_reason words_possible(const struct ad_command *c)
{
    struct ad_act act = c->act;
    bool nowhere = act.from == AD_NO_SQUARE && act.to == AD_NO_SQUARE && act.promotion == AD_EMPTY;
    bool somewhere = act.from < AD_NO_SQUARE && act.to < AD_NO_SQUARE;

    if (act.castling > AD_CASTLING_LONG || act.promotion > AD_QUEEN || act.promotion == AD_PAWN)
        return AD_IMPOSSIBLE_SQUARE;
    if (act.castling != AD_CASTLING_NONE)
        return nowhere ? AD_REASON_NONE : AD_IMPOSSIBLE_SQUARE;
    return nowhere || somewhere ? AD_REASON_NONE : AD_IMPOSSIBLE_SQUARE;
}

static enum ad_reason arguments_possible(const struct ad_game *g, const struct ad_command *c)
{
    switch ((enum ad_command_kind)c->kind) {
    case AD_DOES_ADJUST:
    case AD_DOES_TOUCH:
    case AD_DOES_BRUSH:
    case AD_DOES_LIFT:
    case AD_DOES_REMOVE:
    case AD_DOES_DISPLACE:
    case AD_DOES_RESTORE: return squares_possible(g, c);
    case AD_DOES_RELEASE:
    case AD_DOES_PLACE:
        if (c->squares != 1 || c->square[0] >= AD_NO_SQUARE)
            return AD_IMPOSSIBLE_SQUARE;
        if (c->kind == AD_DOES_PLACE && (c->man < AD_KNIGHT || c->man > AD_KING))
            return AD_IMPOSSIBLE_SQUARE;
        return AD_REASON_NONE;
    case AD_DOES_RECALL:
        return ad__raw_possible(&g->now, c->act) ? AD_REASON_NONE : AD_IMPOSSIBLE_SQUARE;
    case AD_DOES_MOVE: return act_possible(g, c);
    case AD_DOES_WRITE:
    case AD_DOES_ANNOUNCE:
    case AD_DOES_REPEAT: return words_possible(c);
    case AD_DOES_FALL:
    case AD_DOES_STICK:
        return ad__player(c->side) || c->side == AD_WHO_BOTH ? AD_REASON_NONE : AD_IMPOSSIBLE_WHO;
    case AD_DOES_SET:
    case AD_DOES_ADD:
        if (c->ms > INT32_MAX / 4 || c->ms < INT32_MIN / 4)
            return AD_IMPOSSIBLE_TIME;
        return ad__player(c->side) ? AD_REASON_NONE : AD_IMPOSSIBLE_WHO;
    case AD_DOES_PENALISE:
        if (c->ms > INT32_MAX / 4 || c->ms < 0)
            return AD_IMPOSSIBLE_TIME;
        return ad__player(c->side) && c->penalty < AD_PENALTIES ? AD_REASON_NONE
                                                                : AD_IMPOSSIBLE_WHO;
    case AD_DOES_CLAIM:
        if (c->has_act && act_possible(g, c) != AD_REASON_NONE)
            return act_possible(g, c);
        if (c->what == AD_WHAT_OFFER || c->what == AD_WHAT_DRAW || c->what == AD_WHAT_POSITION ||
            c->what == AD_WHAT_RESULT)
            return AD_IMPOSSIBLE_WHAT; /* nobody can claim what takes two */
        return c->what > AD_WHAT_NOTHING && c->what < AD_WHATS ? AD_REASON_NONE
                                                               : AD_IMPOSSIBLE_WHAT;
    case AD_DOES_REQUEST:
    case AD_DOES_SEE:
    case AD_DOES_FIND:
    case AD_DOES_AGREE:
        return c->what > AD_WHAT_NOTHING && c->what < AD_WHATS ? AD_REASON_NONE
                                                               : AD_IMPOSSIBLE_WHAT;
    case AD_DOES_RULE: return c->answer < AD_ANSWERS ? AD_REASON_NONE : AD_IMPOSSIBLE_WHAT;
    case AD_DOES_BE_ABSENT:
    case AD_DOES_ARRIVE:
    case AD_DOES_PRESS:
    case AD_DOES_OFFER:
    case AD_DOES_ACCEPT:
    case AD_DOES_DECLINE:
    case AD_DOES_POSTPONE:
    case AD_DOES_WITHDRAW:
    case AD_DOES_RESIGN:
    case AD_DOES_STOP:
    case AD_DOES_SKIP:
    case AD_DOES_SEAL:
    case AD_DOES_START:
    case AD_DOES_RESTART:
    case AD_DOES_END_SESSION:
    case AD_DOES_OPEN:
    case AD_DOES_LOSE:
    case AD_DOES_PROTEST:
    case AD_COMMANDS: break;
    }
    return AD_REASON_NONE;
}

enum ad_reason ad_game_impossible(const struct ad_game *g, const struct ad_command *c)
{
    if (c->version != AD_GAME_VERSION || c->kind >= AD_COMMANDS)
        return AD_IMPOSSIBLE_WHAT;
    if (!(actors_of((enum ad_command_kind)c->kind) & actor(c->by)) || c->side > AD_WHO_NOBODY)
        return AD_IMPOSSIBLE_WHO;
    if (c->at < g->at || c->at > INT64_MAX / 4)
        return AD_IMPOSSIBLE_TIME;
    if (c->length > AD_TEXT_MAX)
        return AD_IMPOSSIBLE_WHAT;
    return arguments_possible(g, c);
}

/* ---- the table of clauses ---- */

static void clause(struct ad__case *k)
{
    switch ((enum ad_command_kind)k->c->kind) {
    case AD_DOES_RECALL: ad__recall(k); break;
    case AD_DOES_BE_ABSENT: ad__absent(k); break;
    case AD_DOES_ARRIVE: ad__arrive(k); break;
    case AD_DOES_ADJUST: ad__adjust(k); break;
    case AD_DOES_TOUCH:
    case AD_DOES_BRUSH: ad__touch(k); break;
    case AD_DOES_LIFT:
    case AD_DOES_RELEASE:
    case AD_DOES_REMOVE:
    case AD_DOES_PLACE: ad__hand_part(k); break;
    case AD_DOES_MOVE: ad__move(k); break;
    case AD_DOES_PRESS: ad__press(k); break;
    case AD_DOES_OFFER: ad__offer(k); break;
    case AD_DOES_ACCEPT: ad__accept(k); break;
    case AD_DOES_DECLINE: ad__decline(k); break;
    case AD_DOES_POSTPONE: ad__postpone(k); break;
    case AD_DOES_WITHDRAW: ad__withdraw(k); break;
    case AD_DOES_CLAIM: ad__claim(k); break;
    case AD_DOES_REQUEST: ad__request(k); break;
    case AD_DOES_RESIGN: ad__resign(k); break;
    case AD_DOES_STOP: ad__stop(k); break;
    case AD_DOES_DISPLACE: ad__displace(k); break;
    case AD_DOES_RESTORE: ad__restore(k); break;
    case AD_DOES_WRITE: ad__write(k); break;
    case AD_DOES_SKIP: ad__skip(k); break;
    case AD_DOES_ANNOUNCE: ad__announce(k); break;
    case AD_DOES_REPEAT: ad__repeat(k); break;
    case AD_DOES_SEAL: ad__seal(k); break;
    case AD_DOES_FALL:
    case AD_DOES_STICK: ad__flag_falls(k); break;
    case AD_DOES_START:
    case AD_DOES_RESTART:
    case AD_DOES_SET:
    case AD_DOES_ADD: ad__clock_by_arbiter(k); break;
    case AD_DOES_SEE: ad__see(k); break;
    case AD_DOES_FIND: ad__found(k); break;
    case AD_DOES_RULE: ad__rule(k); break;
    case AD_DOES_PENALISE: ad__penalise(k); break;
    case AD_DOES_END_SESSION: ad__session_ends(k); break;
    case AD_DOES_OPEN: ad__open_envelope(k); break;
    case AD_DOES_LOSE: ad__lose_envelope(k); break;
    case AD_DOES_AGREE: ad__agree(k); break;
    case AD_DOES_PROTEST: ad__protest(k); break;
    case AD_COMMANDS: break;
    }
}

/* 1977 8.14: a drawn game is for White to report. */
static void remind(struct ad__case *k)
{
    const struct ad_result *r = &k->g.result;

    if (ad__like(&k->g) == AD_BLITZ_1977 && !ad__is_over(k->live) && r->kind == AD_RESULT_PLAYED &&
        r->points[0] == 1 && r->points[1] == 1)
        ad__allow(k, AD_WHITE_REPORTS, AD_WHITE, CITE(P(WHITE_REPORTS)));
}

int ad_game_decide(struct ad_events *out, const struct ad_game *g, const struct ad_command *c,
                   void *scratch, size_t len)
{
    struct ad__case k;

    out->count = 0;
    if (ad_game_impossible(g, c) != AD_REASON_NONE)
        return AD_EINVAL;
    k.g = *g;
    k.live = g;
    k.c = c;
    k.out = out;
    k.scratch = scratch;
    k.scratch_len = len;
    k.seen = 0;
    k.nodes = 0;
    k.error = 0;
    ad__tick(&k.g, c->at); /* until now the clock has run */
    k.g.at = c->at;
    if (!ad__heard_only(&k)) {
        if (c->kind != AD_DOES_RECALL && c->kind != AD_DOES_BE_ABSENT)
            ad__credit_running(&k);
        ad__old_flags(&k);
        ad__sheet_short_of_time(&k, AD_WHITE);
        ad__sheet_short_of_time(&k, AD_BLACK);
        if ((!c->assistant || ad__assistant_may(&k)) && !ad__seal_forbids(&k))
            clause(&k);
        ad__settle_points(&k);
        remind(&k);
    }
    if (k.error) {
        out->count = 0;
        return k.error;
    }
    return (int)out->count;
}

int ad_game_do(struct ad_events *out, struct ad_game *g, const struct ad_command *c, void *scratch,
               size_t len)
{
    int count = ad_game_decide(out, g, c, scratch, len);

    for (int i = 0; i < count; i++) {
        int status = ad_game_apply(g, &out->event[i]);
        AD_ASSERT(status == 0); /* decide has applied it to a state of its own */
    }
    return count;
}
