/*
 * game/case.h -- one decision in the making: the tools that all clauses share.
 *
 * decide works on a copy of the state. Every event that is said is applied to the copy at once, so
 * what comes later in the same decision sees what came before. The caller's record is not written
 * to: the copy keeps the newest half-move beside it.
 */
#ifndef GAME_CASE_H
#define GAME_CASE_H

#include <string.h>

#include "adoube/err.h"
#include "adoube/game.h"
#include "core/assert.h"
#include "core/bits.h"
#include "laws/laws.h"
#include "laws/policies_of.h"

struct ad__case {
    struct ad_game g; /* the state, with what has been said so far */
    const struct ad_game *live;
    const struct ad_command *c;
    struct ad_events *out;
    void *scratch;
    size_t scratch_len;
    unsigned seen;  /* how often the position on the board has now occurred */
    uint64_t nodes; /* positions looked at for the last answer of ad__can_mate */
    int error;
};

/* Provisions to cite, the most specific first. */
#define CITE(...)    ((const uint16_t[]){__VA_ARGS__, AD__PROVISIONS})
#define P(name)      AD__P_##name
#define LAW(k, name) ad__law(&(k)->g, AD__N_##name)

/* A number or choice of the edition in force. */
static inline int32_t ad__law(const struct ad_game *g, enum ad__policy_name n)
{
    return ad__policy(n, (enum ad_edition)g->table.edition, (enum ad_edition)g->table.fill_from);
}

/* The edition whose procedures are followed: a fragment follows the one that fills it in, or 2017. */
static inline enum ad_edition ad__like(const struct ad_game *g)
{
    if (g->table.edition != AD_FIDE_2014)
        return (enum ad_edition)g->table.edition;
    return g->table.fill_from == AD_NO_EDITION || g->table.fill_from == AD_FIDE_2014
               ? AD_FIDE_2017
               : (enum ad_edition)g->table.fill_from;
}

/* An act in 19 bits, and whose move it is: for a mode. */
static inline int32_t ad__packed(struct ad_act act, int side)
{
    return act.from | act.to << 7 | act.promotion << 14 | act.castling << 17 | (side + 1) << 19;
}

static inline struct ad_act ad__unpacked(int32_t mode)
{
    return (struct ad_act){mode & 127, mode >> 7 & 127, mode >> 14 & 7, mode >> 17 & 3};
}

#pragma GCC visibility push(hidden)

/* ---- saying events (case.c) ---- */

struct ad_event ad__event(const struct ad__case *k, enum ad_event_kind kind, enum ad_verdict v,
                          enum ad_reason why, int side, const uint16_t *cites);
void ad__say(struct ad__case *k, const struct ad_event *e);

void ad__allow(struct ad__case *k, enum ad_reason why, int side, const uint16_t *cites);
void ad__refuse(struct ad__case *k, enum ad_reason why, int side, const uint16_t *cites);
void ad__ask(struct ad__case *k, enum ad_what what, enum ad_reason why, int side,
             const uint16_t *cites);
void ad__incident(struct ad__case *k, enum ad_what what, enum ad_reason why, int side,
                  const uint16_t *cites);
void ad__give_time(struct ad__case *k, int side, int32_t ms, enum ad_reason why,
                   const uint16_t *cites);
void ad__end(struct ad__case *k, enum ad_result_kind kind, int white, int black, enum ad_reason why,
             const uint16_t *cites);
void ad__loses(struct ad__case *k, int loser, enum ad_reason why, const uint16_t *cites);
void ad__draw(struct ad__case *k, enum ad_reason why, const uint16_t *cites);
void ad__mode(struct ad__case *k, enum ad_mode mode, int32_t value);
void ad__answered(struct ad__case *k); /* the open question; the next one comes up */
void ad__closed(struct ad__case *k, const struct ad_question *q); /* this one, open or not */

/* ---- asking the state ---- */

/* His flag of the period before is still up: nobody tells him that he has passed the control. */
static inline enum ad_mode ad__old_flag(int side)
{
    return side == AD_WHITE ? AD_MODE_OLD_FLAG_WHITE : AD_MODE_OLD_FLAG_BLACK;
}

uint32_t ad__last_of(const struct ad_game *g, int side); /* his last half-move; 0: none yet */

uint16_t ad__order_point(const struct ad__case *k,
                         const uint16_t *cites); /* order.c; under an order */
void ad__cite_also(const struct ad__case *k, struct ad_event *e, const uint16_t *cites);
void ad__cite_too(struct ad_cites *out, const struct ad_cites *more);
unsigned ad__cites(struct ad_cites *out, const struct ad_game *g, const uint16_t *cites);

static inline bool ad__player(int who)
{
    return who <= AD_WHO_BLACK;
}

static inline bool ad__is_over(const struct ad_game *g)
{
    return g->result.kind != AD_RESULT_NONE;
}

static inline bool ad__vi(const struct ad_game *g)
{
    return g->table.blind[0] || g->table.blind[1];
}

/* The Laws that the order prints: fide-1984 and its blitz. */
static inline bool ad__printed(const struct ad_game *g)
{
    return ad__like(g) == AD_FIDE_1984 || ad__like(g) == AD_BLITZ_1977;
}

bool ad__unwatched(
    const struct ad_game *g); /* rapid or blitz without full supervision, 2017 and 2023 */
bool ad__is_2017(const struct ad_game *g); /* 2017 or 2023, or filled from them */

/* ---- the clauses, one file each ---- */

/* The parts of a move by hand, in an AD_EVENT_HAND's value. */
enum {
    AD__HAND_LIFTS = 1,
    AD__HAND_RELEASES,
    AD__HAND_REMOVES,
    AD__HAND_PLACES,
    AD__HAND_CASTLES,
    AD__HAND_PUTS_BACK,
    AD__HAND_TAKES_BACK,
    AD__HAND_PARTS
};

/* clock.c */
void ad__first_start(struct ad_game *g);
const struct ad_period *ad__period(const struct ad_game *g, int side); /* the one he is in */
void ad__credit_running(struct ad__case *k);
int32_t ad__clamp(int64_t ms); /* so that no sum of two times overflows */
void ad__tick(struct ad_game *g, int64_t at);
void ad__run(struct ad__case *k, int who, bool new_move, enum ad_reason why, const uint16_t *cites);
void ad__stop_clock(struct ad__case *k, enum ad_reason why, const uint16_t *cites);
void ad__complete(struct ad__case *k, int side, enum ad_reason why, const uint16_t *cites);
void ad__next_period(struct ad__case *k, int side, enum ad_reason why, const uint16_t *cites);
void ad__recalled_period(struct ad__case *k, int side);
bool ad__last_period(const struct ad_game *g, int side);
void ad__press(struct ad__case *k);
void ad__stop(struct ad__case *k);
void ad__clock_by_arbiter(struct ad__case *k);
int32_t ad__penalty_ms(const struct ad__case *k);
const uint16_t *ad__penalty_time_cite(const struct ad__case *k);
const uint16_t *ad__penalty_format_cite(const struct ad__case *k);

/* touch.c */
void ad__touch(struct ad__case *k);
void ad__adjust(struct ad__case *k);
bool ad__may_touch(struct ad__case *k); /* else it is refused */
void ad__touch_effects(struct ad__case *k, int side);
void ad__note_touches(struct ad__case *k, const uint8_t *squares, unsigned count,
                      uint32_t together);
void ad__legal_moves(struct ad_moves *out, const struct ad_game *g);
const uint16_t *ad__open_moves(struct ad_moves *out, const struct ad_game *g); /* why no others */
/* moves.c; `why`: what binds him */
bool ad__is_open(const struct ad_game *g, ad_move legal, const uint16_t **why);
void ad__say_bound(struct ad__case *k, int side);
const uint16_t *ad__why_not_open(const struct ad_game *g, ad_move m);
bool ad__order_unclear(const struct ad_game *g);
int ad__captured_on(const struct ad_position *p, ad_move m); /* AD_NO_SQUARE: nothing */
bool ad__is_own(const struct ad_game *g, int square);
bool ad__is_rook(const struct ad_game *g, int square);
bool ad__new_piece_stands(const struct ad_hand *h);
bool ad__castling_is_legal(const struct ad_game *g, enum ad_castling way);

/* hand.c */
void ad__hand_part(struct ad__case *k);
void ad__press_lets_go(struct ad__case *k);
bool ad__stands_on_board(const struct ad_game *g, struct ad_act *out, unsigned *flags);
enum ad_castling ad__castling_begun(const struct ad_game *g, struct ad_act act);

/* moves.c */
void ad__move(struct ad__case *k);
void ad__recall(struct ad__case *k);
bool ad__make(struct ad__case *k, ad_move m, struct ad_act act, unsigned flags,
              const uint16_t *first); /* true: the game has ended */
void ad__put_down(struct ad__case *k, ad_move m, struct ad_act act, unsigned flags,
                  const uint16_t *first);     /* the same, and no question about the end */
bool ad__stands(const struct ad_game *g);     /* a move that was let go and is not made */
bool ad__looks_made(const struct ad_game *g); /* ... and whoever looks on takes it for made */
void ad__answers(struct ad__case *k);         /* the opponent does, and takes it for made */
void ad__stands_illegal(struct ad__case *k, struct ad_act act, unsigned flags);
void ad__not_legal(struct ad__case *k, struct ad_act act, const uint16_t *why, bool is_done);
ad_move ad__legal_move_of(const struct ad_game *g, struct ad_act act);
void ad__touches_of(uint8_t out[2], unsigned *count, const struct ad_position *p,
                    struct ad_act act);
bool ad__end_tests(struct ad__case *k);
bool ad__is_unpromoted(const struct ad_game *g, struct ad_act act); /* legal, were it replaced */
bool ad__raw_possible(const struct ad_position *p, struct ad_act act);
void ad__raw_play(struct ad_position *out, const struct ad_position *p, struct ad_act act,
                  bool *irregular);

/* why.c */
const uint16_t *ad__why_illegal(const struct ad_game *g, struct ad_act act);

/* illegal.c */
bool ad__illegal_stands(const struct ad__case *k); /* one that can still be ruled on */
void ad__illegal_claimed(struct ad__case *k);
void ad__illegal_seen(struct ad__case *k);
void ad__illegal_found(struct ad__case *k);
void ad__two_hands(struct ad__case *k, int side);
/* A move with these flags is taken back. That it was made with both hands may still be noticed. */
void ad__hands_stay_open(struct ad__case *k, int side, unsigned flags);
void ad__watch(struct ad__case *k);
void ad__watch_check(struct ad__case *k);
void ad__move_back(struct ad__case *k);
void ad__restore_times(struct ad__case *k, uint32_t ply, const uint16_t *cites);
void ad__back_to(struct ad__case *k, uint32_t ply, enum ad_reason why, const uint16_t *cites);

void ad__castle_again(struct ad__case *k, enum ad_castling way);

/* objection.c */
void ad__touch_objection(struct ad__case *k);
void ad__touch_ruled(struct ad__case *k, int side);

/* offers.c */
void ad__offer(struct ad__case *k);
void ad__accept(struct ad__case *k);
void ad__decline(struct ad__case *k);
void ad__postpone(struct ad__case *k);
void ad__withdraw(struct ad__case *k);
void ad__agree(struct ad__case *k);
void ad__resign(struct ad__case *k);
bool ad__offers(const struct ad_game *g, int side);
void ad__claim_offers(struct ad__case *k, int side, enum ad_reason why, const uint16_t *cites);
void ad__close_offer(struct ad__case *k, int of, enum ad_reason why, const uint16_t *cites);

/* claims.c */
void ad__claim(struct ad__case *k);
bool ad__claims_by(const struct ad__case *k, struct ad_act act); /* with it he can claim a draw */
/* How often does `next`, after one more half-move than `g` has, occur? The record is `live`'s. */
unsigned ad__occurrences(const struct ad_game *live, const struct ad_game *g,
                         const struct ad_position *next);

/* flag.c */
void ad__flag_claimed(struct ad__case *k);
void ad__flag_seen(struct ad__case *k, int side);
void ad__flag_falls(struct ad__case *k);
void ad__old_flags(struct ad__case *k);
void ad__flag_early_ruled(struct ad__case *k, int side, bool at_fault);
void ad__flag_lost(struct ad__case *k, int side, const uint16_t *first);
const struct ad_question *ad__count_asked(const struct ad__case *k); /* 8.6; NULL: not asked */
void ad__count_ruled(struct ad__case *k, bool proved);
bool ad__flag_is_down(const struct ad_game *g, int side); /* or hangs, and the time is used up */
bool ad__quickplay_phase(const struct ad_game *g);
/* Can `side` win by the edition's own test? */
enum ad_possible ad__can_win(struct ad__case *k, const struct ad_position *p, int side,
                             bool for_illegal);

/* quickplay.c */
bool ad__quickplay_rules(const struct ad_game *g); /* the guidelines hold, or the article does */
void ad__quickplay(struct ad__case *k);
bool ad__quickplay_gives(const struct ad_game *g, int side, int32_t ms);
void ad__quickplay_request(struct ad__case *k);
void ad__quickplay_ruled(struct ad__case *k);

/* table.c: set-up, colours, displaced men */
void ad__found(struct ad__case *k);
bool ad__complains_late(const struct ad__case *k); /* about board, men or clock */
void ad__displace(struct ad__case *k);
void ad__restore(struct ad__case *k);
void ad__restored(struct ad__case *k, enum ad_what what); /* by the arbiter, from the record */
void ad__complain(struct ad__case *k);

/* arrival.c */
void ad__absent(struct ad__case *k);
void ad__arrive(struct ad__case *k);
void ad__late_seen(struct ad__case *k, int side);

/* adjourn.c */
void ad__session_ends(struct ad__case *k);
void ad__ask_to_seal(struct ad__case *k);
void ad__sealed_counts(struct ad__case *k, bool counts);
void ad__seal(struct ad__case *k);
void ad__close_envelope(struct ad__case *k);
void ad__open_envelope(struct ad__case *k);
void ad__lose_envelope(struct ad__case *k);
void ad__resume(struct ad__case *k);
bool ad__adjourned(const struct ad_game *g);

/* sheets.c */
uint32_t ad__sheets_agree(const struct ad_game *g); /* the last half-move up to which they do */
void ad__write(struct ad__case *k);
void ad__skip(struct ad__case *k);
void ad__sign(struct ad__case *k);
void ad__request(struct ad__case *k);
void ad__sheets_found(struct ad__case *k);
void ad__sheet_control(struct ad__case *k, int side);
void ad__sheet_flag(struct ad__case *k, int side); /* whose; or both */
void ad__sheet_before_move(struct ad__case *k, int side);
void ad__sheet_short_of_time(struct ad__case *k, int side);
/* Does a half-move of this period stand on neither sheet? */
bool ad__sheets_prove_nothing(const struct ad__case *k, int side);
bool ad__sheets_incomplete(const struct ad__case *k);
bool ad__sheet_has_gaps(const struct ad__case *k, int side); /* that can still be filled */
void ad__sheets_lost(struct ad__case *k);

/* blind.c */
void ad__announce(struct ad__case *k);
void ad__repeat(struct ad__case *k);
void ad__boards_differ(struct ad__case *k);
void ad__assistant_missing(struct ad__case *k);
bool ad__blind_feels(const struct ad_game *g, int side);
bool ad__blind_may_press(struct ad__case *k, int side);
/* For ad__move: a blind player's lawful move waits for its announcement, or is made. False: he sees. */
bool ad__blind_moves(struct ad__case *k, ad_move m, struct ad_act act, unsigned flags,
                     const uint16_t *first);
bool ad__assistant_may(struct ad__case *k);

/* after.c: a game that is over */
bool ad__heard_only(struct ad__case *k); /* it is refused */
const uint16_t *ad__otherwise(const struct ad_game *g, bool reopens);
void ad__reopen(struct ad__case *k);
bool ad__score_can_change(struct ad__case *k, int side, bool plus, int half,
                          const uint16_t *cites); /* else it is refused */
void ad__change_score(struct ad__case *k, int side, bool plus, int half, const uint16_t *cites);
void ad__points_due(struct ad__case *k, int side, bool plus, int half);
void ad__settle_points(struct ad__case *k); /* at the end of a game */
void ad__protest(struct ad__case *k);

/* conduct.c */
bool ad__is_conduct(int what);
uint16_t ad__article_of(int what); /* the provision a complaint about it rests on */
bool ad__penalty_after_end(int kind);
void ad__penalise(struct ad__case *k);
void ad__rule(struct ad__case *k);
void ad__see(struct ad__case *k);
void ad__apply_penalty(struct ad__case *k, int side, enum ad_penalty p, int32_t ms, int points,
                       enum ad_reason why, const uint16_t *cites);

/* endings.c */
enum ad_possible ad__can_mate(struct ad__case *k, const struct ad_position *p, int side);
void ad__ask_unproven(struct ad__case *k, enum ad_what what, enum ad_reason why, int side,
                      const uint16_t *cites); /* after ad__can_win was unknown */
const uint16_t *ad__dead_material(const struct ad_position *p, bool list_only);
enum ad_possible ad__c4_material(const struct ad_position *p, int side);
bool ad__bare_king(const struct ad_position *p, int side);
bool ad__dead_position(struct ad__case *k);
const uint16_t *ad__seventyfive_class(const struct ad_position *p);

#pragma GCC visibility pop

#endif
