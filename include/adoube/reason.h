/*
 * adoube/reason.h -- why a ruling is as it is, by key. ad_event_text (words.h) makes a sentence of it.
 */
#ifndef ADOUBE_REASON_H
#define ADOUBE_REASON_H

#include "adoube/export.h"

/* clang-format off */
#define AD_REASON_MAP(X)                                                                       \
    X(AD_REASON_NONE)                                                                          \
    /* arrival.c */                                                                            \
    X(AD_ABSENT_NOTED) X(AD_ABSENT_WAS_THERE) X(AD_ARRIVES_IN_TIME) X(AD_ARRIVES_EXCUSED)      \
    X(AD_ARRIVES_WAS_THERE) X(AD_LATE_WAITS) X(AD_LATE_IS_THERE) X(AD_LATE_NOT_YET)            \
    X(AD_LATE_RESULT_STANDS) X(AD_ENDS_LATE) X(AD_ENDS_BOTH_LATE) X(AD_POINTS_BARE_KING)       \
    X(AD_ASKS_LATE_BARE_KING)                                                                  \
    /* adjourn.c */                                                                            \
    X(AD_SEAL_ASKED) X(AD_SESSION_HAS_ENDED) X(AD_SEAL_KEPT) X(AD_GAME_IS_ADJOURNED)           \
    X(AD_SEAL_NO_PRESS) X(AD_SEAL_NOTHING) X(AD_SEAL_NOT_HIS_TURN) X(AD_SEAL_TOO_LATE)         \
    X(AD_ENVELOPE_INCOMPLETE) X(AD_ENVELOPE_CLOSED) X(AD_TIME_SESSION_REST)                    \
    X(AD_SESSION_RESUMED_HOUR) X(AD_CLOCK_REPLIER_ABSENT) X(AD_CLOCK_AFTER_SEALED)             \
    X(AD_ENVELOPE_OPENED) X(AD_ENVELOPE_NONE) X(AD_ENVELOPE_NOT_YET) X(AD_ENVELOPE_NO_REPLIER) \
    X(AD_ENVELOPE_LOST) X(AD_ENDS_ENVELOPE_LOST) X(AD_SEALED_AMBIGUOUS) X(AD_SEALED_ILLEGAL)   \
    X(AD_SEALED_UNREADABLE) X(AD_SECOND_CLOSED) X(AD_SECOND_NOT_YET) X(AD_ASKS_ADJOURNMENT)    \
    X(AD_ASKS_SEAL_EARLY) X(AD_ASKS_SESSION_REST) X(AD_ASKS_SEALED_CAN_WIN)                    \
    X(AD_ASKS_SEALED_BOARD) X(AD_ASKS_SEALED_OTHER) X(AD_ASKS_SECOND_INVALID)                  \
    X(AD_ASKS_LATE_ENVELOPE)                                                                   \
    /* table.c */                                                                              \
    X(AD_START_TOO_LATE) X(AD_START_WAS_RIGHT) X(AD_ENDS_WRONG_START) X(AD_ASKS_START)         \
    X(AD_ASKS_START_ILLEGAL) X(AD_ASKS_RESTORED_ILLEGAL) X(AD_BOARD_TOO_LATE)                  \
    X(AD_BOARD_MUST_BE_TURNED) X(AD_BOARD_MAY_BE_TURNED) X(AD_ENDS_WRONG_COLOURS)              \
    X(AD_COLOURS_STAY) X(AD_ASKS_WRONG_COLOURS) X(AD_TIMES_TOO_LATE) X(AD_CLOCK_TOO_LATE)      \
    X(AD_CLOCK_TO_BE_SET) X(AD_ASKS_WRONG_CLOCK) X(AD_DISPLACES) X(AD_RESTORES)                \
    X(AD_RESTORES_SOME) X(AD_DISPLACED_RESTORED) X(AD_DISPLACED_BACK) X(AD_ENDS_DISPLACED)     \
    X(AD_ASKS_COMPLAINT)                                                                       \
    /* endings.c */                                                                            \
    X(AD_ENDS_DEAD) X(AD_NOT_DEAD)                                                             \
    /* what cannot have happened */                                                            \
    X(AD_IMPOSSIBLE_TIME) X(AD_IMPOSSIBLE_EMPTY) X(AD_IMPOSSIBLE_WHO) X(AD_IMPOSSIBLE_SQUARE)  \
    X(AD_IMPOSSIBLE_WHAT)                                                                      \
    /* game/decide.c */                                                                        \
    X(AD_SIGNED) X(AD_SIGNED_TOO_EARLY) X(AD_GAME_IS_OVER) X(AD_WHITE_REPORTS)                 \
    X(AD_ASKS_NO_PROVISION)                                                                    \
    /* game/clock.c */                                                                         \
    X(AD_TIME_INCREMENT) X(AD_TIME_SET) X(AD_TIME_SET_LESS) X(AD_TIME_RESTORED)                \
    X(AD_TIME_PENALTY) X(AD_TIME_WRONG_CLAIM) X(AD_TIME_CLAIM_COSTS) X(AD_PERIOD_REACHED)      \
    X(AD_PRESS_COMPLETES) X(AD_PRESS_NO_MOVE) X(AD_PRESS_CLOCK_STANDS) X(AD_PRESS_NOT_RUNNING) \
    X(AD_PRESS_BEFORE_RESTORED) X(AD_PRESS_SENDS_BACK) X(AD_CLOCK_STOPPED) X(AD_CLOCK_STOOD)   \
    X(AD_CLOCK_STARTED) X(AD_CLOCK_RESTARTED) X(AD_CLOCK_NOT_TOUCHED) X(AD_CLOCK_RUNS_ALREADY) \
    X(AD_STOPPED_NO_REASON) X(AD_ASKS_PROMOTION_PIECE) X(AD_ASKS_PENALTY) X(AD_ASKS_DISPLACED) \
    /* game/hand.c */                                                                          \
    X(AD_TOUCHED) X(AD_TOUCH_COUNTS) X(AD_TOUCH_BINDS) X(AD_TOUCH_FREE)                        \
    X(AD_TOUCHED_BY_ACCIDENT) X(AD_TOUCH_FELT) X(AD_TOUCH_NOT_HIS_TURN) X(AD_ADJUSTED)         \
    X(AD_ADJUST_NOT_ALLOWED) X(AD_KING_RELEASED) X(AD_PAWN_RELEASED) X(AD_CAPTURE_NOT_DONE)    \
    X(AD_PROMOTION_NOT_DONE) X(AD_PROMOTION_BY_HAND) X(AD_PROMOTION_CHOSEN)                    \
    X(AD_PROMOTION_COLOUR) X(AD_PROMOTION_NOT_POSSIBLE) X(AD_NOTHING_IN_HAND) X(AD_PLACED)     \
    X(AD_REMOVED) X(AD_ASKS_ORDER_UNCLEAR)                                                     \
    /* game/moves.c */                                                                         \
    X(AD_MOVE_MADE) X(AD_MOVE_IS_MADE) X(AD_FORMAT_STANDARD) X(AD_FORMAT_RAPID)                \
    X(AD_FORMAT_BLITZ) X(AD_START_IS_960) X(AD_ASKS_CASTLING) X(AD_MOVE_RECALLED)              \
    X(AD_MOVE_COMPLETED_BY_NEXT) X(AD_MOVE_ILLEGAL) X(AD_MOVE_UNPROMOTED)                      \
    X(AD_MOVE_ILLEGAL_STANDS) X(AD_MAY_CASTLE_TWO_HANDS) X(AD_MOVE_ILLEGAL_MADE)               \
    X(AD_MOVE_NOT_TAKEN_BACK) X(AD_PASS_STANDS) X(AD_MOVE_BREACH) X(AD_ASKS_ENDED_BY_BREACH)   \
    X(AD_MOVE_NOT_HIS_TURN) X(AD_MOVE_BEFORE_PRESS) X(AD_MOVE_TWO_HANDS)                       \
    X(AD_SEAL_MUST_BE_THIS) X(AD_ENDS_MATE) X(AD_ENDS_STALEMATE) X(AD_ENDS_FIVEFOLD)           \
    X(AD_ENDS_SEVENTYFIVE) X(AD_ENDS_KING_TAKEN)                                               \
    /* game/illegal.c */                                                                       \
    X(AD_RESTORED) X(AD_SEALED_MOVE_VOID) X(AD_CASTLING_BEGUN) X(AD_RESTORED_BY_PLAYERS)       \
    X(AD_PAWN_BECOMES_QUEEN) X(AD_BACK_TO_KNOWN) X(AD_TIMES_BY_ARBITER) X(AD_OFFENCE_COUNTED)  \
    X(AD_ILLEGAL_IN_TIME) X(AD_ILLEGAL_STANDS) X(AD_ILLEGAL_NONE) X(AD_ILLEGAL_NOT_COMPLETED)  \
    X(AD_NOT_POINTED_OUT) X(AD_TWO_HANDS_NO_MOVE) X(AD_TWO_HANDS_RULED) X(AD_TWO_HANDS_STAND)  \
    X(AD_ASKS_TWO_HANDS) X(AD_TWO_HANDS_NOT_PRESSED) X(AD_OBJECTION_TOO_LATE)                  \
    X(AD_ASKS_TOUCHED) X(AD_WATCHES) X(AD_ENDS_ILLEGAL) X(AD_ENDS_ILLEGAL_DRAW)                \
    X(AD_ENDS_POSITION_LOST) X(AD_ENDS_STILL_ILLEGAL) X(AD_ASKS_CAN_MATE)                      \
    /* game/offers.c */                                                                        \
    X(AD_OFFERED) X(AD_OFFER_NOTED) X(AD_OFFER_FORBIDDEN) X(AD_ASKS_CONSENT)                   \
    X(AD_OFFER_CONDITION_VOID) X(AD_ASKS_CONDITION) X(AD_OFFER_VOID) X(AD_OFFER_OF_OTHER_OPEN) \
    X(AD_OFFER_REPEATED) X(AD_OFFER_WARNED) X(AD_OFFER_WRONG_MOMENT) X(AD_OFFER_DECLINED)      \
    X(AD_OFFER_DECLINED_BY_MOVE) X(AD_OFFER_DECLINED_BY_TOUCH) X(AD_OFFER_POSTPONED)           \
    X(AD_CANNOT_POSTPONE) X(AD_CANNOT_WITHDRAW) X(AD_NO_OFFER) X(AD_AGREED_TOO_EARLY)          \
    X(AD_AGREED_NOT_STARTED) X(AD_ENDS_AGREED) X(AD_ENDS_RESIGNED) X(AD_ENDS_RESIGNED_DRAW)    \
    /* game/claims.c */                                                                        \
    X(AD_CLAIM_NOT_HIS_TURN) X(AD_CLAIM_AFTER_TOUCH) X(AD_CLAIM_IS_OFFER) X(AD_CLAIM_WRONG)    \
    X(AD_ASKS_PERPETUAL) X(AD_PERPETUAL_UNKNOWN) X(AD_CLAIM_MOVE_IS_FIXED)                     \
    X(AD_MUST_PLAY_INTENDED) X(AD_ASKS_INTENDED_ILLEGAL) X(AD_ENDS_REPETITION)                 \
    X(AD_ENDS_FIFTY)                                                                           \
    /* game/flag.c */                                                                          \
    X(AD_FLAG_FELL) X(AD_FLAGS_FELL) X(AD_FLAG_HANGS) X(AD_FLAGS_HANG) X(AD_FLAG_IS_UP)        \
    X(AD_FLAG_AT_CONTROL) X(AD_FLAG_STUCK) X(AD_FLAG_DECLARED) X(AD_FLAG_EARLY)                \
    X(AD_ASKS_FLAG_EARLY) X(AD_FLAG_CLAIM_NO_TIME) X(AD_FLAGS_BOTH_GO_ON)                      \
    X(AD_FLAGS_BOTH_DRAW) X(AD_ENDS_TIME) X(AD_ENDS_TIME_DRAW) X(AD_ASKS_BOTH_FLAGS)           \
    X(AD_ASKS_POSTPONED)                                                                       \
    /* sheets.c */                                                                             \
    X(AD_SHEET_WRITTEN) X(AD_SHEET_OTHER_MOVE) X(AD_SHEET_AHEAD) X(AD_SHEET_AHEAD_FORBIDDEN)   \
    X(AD_SHEET_NOTHING_PLAYED) X(AD_SHEET_NO_MOVE) X(AD_SHEET_MUST_WRITE)                      \
    X(AD_SHEET_NEED_NOT_WRITE) X(AD_SHEET_COMPLETE) X(AD_SHEET_BOTH_COMPLETE)                  \
    X(AD_SHEET_RECONSTRUCT) X(AD_SHEET_NOT_COMPLETED) X(AD_SHEET_OWN_MOVE_FIRST)               \
    X(AD_ASKS_COUNT) X(AD_PERIOD_COUNT_UNKNOWN) X(AD_SHEET_NO_FLAG) X(AD_SHEET_NO_ORDER)       \
    X(AD_SHEET_LAST_MOVE_FIRST) X(AD_SHEET_PUT_RIGHT) X(AD_SHEET_BORROWED) X(AD_SHEET_SHOWN)   \
    X(AD_SHEET_GIVEN) X(AD_SHEET_NOT_HIS_TURN) X(AD_SHEET_ASKED_TOO_OFTEN) X(AD_ASKS_SHEET)    \
    /* blind.c */                                                                              \
    X(AD_SAID_OTHER) X(AD_BOARDS_ONE) X(AD_SAID_MOVE) X(AD_SAID_CORRECTED) X(AD_SAID_UNCLEAR)  \
    X(AD_SAID_NOTHING) X(AD_SAID_TOO_LATE) X(AD_SAID_CASTLING) X(AD_SAID_AGAIN)                \
    X(AD_SAID_AGAIN_NOTHING) X(AD_SAID_AGAIN_OTHER) X(AD_BLIND_WAITS) X(AD_BLIND_MADE)         \
    X(AD_BLIND_PRESS_TOO_EARLY) X(AD_BOARDS_FOLLOW_SHEETS) X(AD_BOARDS_GO_BACK)                \
    X(AD_BOARDS_TIMES) X(AD_ASSISTANT_MAY) X(AD_ASSISTANT_NEEDED) X(AD_ASSISTANT_MAY_NOT)      \
    /* conduct.c */                                                                            \
    X(AD_PENALISED) X(AD_PENALISED_WARNING) X(AD_PENALISED_POINTS_PLUS)                        \
    X(AD_PENALISED_POINTS_MINUS) X(AD_PENALISED_LOSS) X(AD_PENALISED_FINE)                     \
    X(AD_PENALISED_ROUND) X(AD_PENALISED_EXPULSION) X(AD_PENALISED_TIME_GIVEN)                 \
    X(AD_PENALISED_TIME_TAKEN) X(AD_PENALISED_NOT_IN_MENU) X(AD_PENALISED_NONE)                \
    X(AD_POINTS_NOT_ATTAINABLE) X(AD_ENDS_PENALTY) X(AD_ENDS_DEVICE) X(AD_ENDS_REFUSAL)        \
    X(AD_ENDS_RULED) X(AD_ENDS_ANNULLED) X(AD_SEEN_DEVICE) X(AD_SEEN_INTERFERENCE)             \
    X(AD_SEEN_REFUSAL) X(AD_SEEN_CONDUCT) X(AD_SEEN_ADVICE) X(AD_SEEN_LEAVING)                 \
    X(AD_SEEN_SMOKING) X(AD_SEEN_INSPECTION) X(AD_SEEN_DISTURBANCE) X(AD_SEEN_CLOCK_HANDLING)  \
    X(AD_SEEN_OTHER_HAND) X(AD_ASKS_RESULT) X(AD_ASKS_ANNUL) X(AD_ASKS_REFUSAL)                \
    X(AD_SEEN_REFUSAL_BOTH) X(AD_ASKS_REFUSAL_BOTH) X(AD_ASKS_REFUSAL_BARE_KING)               \
    X(AD_RULE_NOTHING_ASKED) X(AD_RULE_NEEDS_RESULT) X(AD_RULED_YES) X(AD_RULED_NO)            \
    X(AD_RULED_LATER) X(AD_PENALISED_HOW_MANY) X(AD_ENDS_SCORE_CHANGED) X(AD_ENDS_SIGNED)      \
    X(AD_GAME_REOPENED) X(AD_REOPENED_NOT_OVER) X(AD_PROTEST_NOTED) X(AD_SEEN_OTHER_NOTATION)  \
    X(AD_SEEN_LEAVING_AREA) X(AD_SEEN_LEAVING_VENUE) X(AD_MAY_LEAVE_AREA) X(AD_SEEN_FINGER)    \
    X(AD_SEEN_REMARK) X(AD_SEEN_CLOCK_HINT) X(AD_SEEN_POINTING) X(AD_MAY_SMOKE)                \
    X(AD_RULED_PIECE_BROUGHT)                                                                  \
    /* quickplay.c */                                                                          \
    X(AD_FINISH_NOT_BLITZ) X(AD_FINISH_NOT_IN_USE) X(AD_FINISH_NOT_ON_MOVE)                    \
    X(AD_FINISH_FLAG_DOWN) X(AD_FINISH_TOO_EARLY) X(AD_FINISH_HAS_EXTRA)                       \
    X(AD_ASKS_NORMAL_MEANS) X(AD_ASKS_INCREMENT) X(AD_FINISH_REQUEST_OFFERS)                   \
    X(AD_FINISH_REQUEST_GRANTED) X(AD_FINISH_REQUEST_DENIED) X(AD_FINISH_OFFER_OPEN)           \
    X(AD_FINISH_TIME) X(AD_FINISH_REJECTED) X(AD_FINISH_POSTPONED) X(AD_FINISH_CANNOT_REJECT)  \
    X(AD_FINISH_ONLY_A_DRAW) X(AD_FINISH_NOTHING_TO_CONFIRM) X(AD_ENDS_FINISH)                 \
    X(AD_ENDS_PENDING) X(AD_ENDS_CONFIRMED) X(AD_ILLEGAL_FOR_OPPONENT)                         \
    X(AD_OBJECTION_ACCIDENT) X(AD_OBJECTION_FELT) X(AD_SAID_MISSING) X(AD_TIME_SET_LEAST)      \
    X(AD_ASKS_REFUSAL_TOO) X(AD_PROTEST_FINAL) X(AD_SEAL_OTHER) X(AD_ASKS_CLOCK_MODE)          \
    X(AD_ASKS_HOW_MUCH) X(AD_ASKS_TIMES_LATE) X(AD_ASKS_ASSISTANT_TIME)          \
    X(AD_MOVE_ILLEGAL_ANSWERED) X(AD_DISPLACES_WAITING) X(AD_ASKS_SHEETS_DIFFER)    \
    X(AD_FINISH_SHEET_FIRST) X(AD_ENDS_PENDING_SHEET) X(AD_ENVELOPE_TOO_LATE)
/* clang-format on */
enum ad_reason { AD_REASON_MAP(AD_ID) AD_REASONS };

#endif
