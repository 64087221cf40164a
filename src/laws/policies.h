/* clang-format off */
/*
 * laws/policies.h -- the numbers and choices of each edition: N(name, value by edition).
 *
 * Read along a row and you see history. F is a fragment's silence: the edition that fills it in
 * is asked. Times are in milliseconds (MIN is a minute), 1 is yes, 0 is no or none.
 */
/*  name                     1984      blitz-1977  vi-nrw     1997        2014   2017       2023 */

/* the hand */
N(TURN_AFTER_PRESS,          0,        0,          0,         1,          F,     0,         0)         /* has the move only when the opponent's move is completed */
N(CASTLING_DUTY,             0,        0,          0,         0,          F,     1,         1)         /* king and rook touched: must castle (§9-2)              */
N(UNCLEAR_ORDER_ASKS,        1,        1,          1,         0,          F,     0,         0)         /* own or enemy man first? else the own one               */
N(PROMOTION_FINAL_ON_TOUCH,  0,        0,          0,         0,          F,     1,         1)
N(ADJUST_NEEDS_OWN_CLOCK,    0,        0,          0,         0,          F,     1,         1)
N(FINAL_WHEN_LET_GO,         0,        1,          0,         0,          F,     0,         0)         /* an illegal move waits for nothing (8.20)               */

/* draw offers and claims */
N(TOUCH_DECLINES,            0,        0,          0,         0,          F,     1,         1)
N(TOUCH_LOSES_CLAIM,         0,        0,          0,         0,          F,     1,         1)
N(BOTH_MUST_HAVE_MOVED,      0,        0,          0,         0,          F,     1,         1)         /* before they can agree on a draw                        */
N(OFFER_NOTED,               0,        0,          0,         1,          F,     1,         1)         /* (=)                                                    */
N(CLAIM_IS_OFFER,            0,        0,          0,         0,          F,     1,         1)
N(OFFER_PENALTY,             1,        1,          1,         2,          F,     0,         0)         /* at the wrong moment: 0 considered, 1 warned, 2 a penalty must be chosen */
N(POSTPONE_ANSWER,           1,        1,          1,         0,          F,     0,         0)
N(FIFTY_BY_INTENDED,         0,        0,          0,         1,          F,     1,         1)         /* §9-5                                                   */
N(FIFTY_COMPLETED,           0,        0,          0,         0,          F,     1,         1)         /* the last of them, too, with the press (§9-33)          */
N(SEVENTYFIVE_CLASSES,       1,        1,          1,         0,          F,     0,         0)
N(FIVEFOLD,                  0,        0,          0,         0,          F,     5,         5)
N(SEVENTYFIVE,               0,        0,          0,         0,          F,     75,        75)
N(WRONG_CLAIM_TAKES,         5*MIN,    0,          5*MIN,     3*MIN,      F,     0,         0)         /* from the claimant                                      */
N(WRONG_CLAIM_AT_MOST_HALF,  0,        0,          0,         1,          F,     0,         0)
N(WRONG_CLAIM_ASKS,          0,        1,          0,         0,          F,     0,         0)         /* §9-39                                                  */
N(WRONG_CLAIM_GIVES,         0,        0,          0,         3*MIN,      F,     -2,        -2)        /* to the opponent; -2: the penalty of the format, below  */

/* penalties in time: to the opponent */
N(PENALTY_STANDARD,          0,        0,          0,         2*MIN,      F,     2*MIN,     2*MIN)
N(PENALTY_RAPID,             0,        0,          0,         2*MIN,      F,     2*MIN,     1*MIN)
N(PENALTY_BLITZ_WATCHED,     0,        0,          0,         0,          F,     1*MIN,     2*MIN)
N(PENALTY_BLITZ,             0,        0,          0,         0,          F,     1*MIN,     1*MIN)
N(ILLEGAL_LOSES_AT,          0,        1,          0,         3,          F,     2,         2)         /* the how manieth loses; 0: never by itself              */
N(ILLEGAL_LOSES_AT_RAPID,    0,        1,          0,         3,          F,     1,         2)         /* without full supervision                               */
N(ILLEGAL_LOSES_AT_BLITZ,    0,        1,          0,         1,          F,     1,         2)         /* likewise                                               */
N(ILLEGAL_NEEDS_QUICKPLAY,   0,        0,          0,         1,          F,     0,         0)         /* counted in a quickplay finish only                     */
N(ONE_OFFENCE_COUNT,         1,        1,          1,         1,          F,     0,         1)
N(PRESS_IS_ILLEGAL_MOVE,     0,        0,          0,         0,          F,     1,         1)
N(TWO_HANDS_ILLEGAL,         0,        0,          0,         0,          F,     1,         2)         /* 1: castling, capture, promotion; 2: any move, pressed  */
N(UNPROMOTED_IS_QUEEN,       0,        0,          0,         0,          F,     1,         1)

/* the end */
N(DEAD_BY_MATERIAL,          1,        1,          1,         0,          F,     0,         0)
N(RESIGN_NEEDS_MATE,         1,        1,          1,         0,          F,     0,         2)         /* 1: not to a bare king (§9-13); 2: unless he cannot mate */

/* the clock */
N(INCREMENT_BEFORE,          0,        0,          0,         0,          F,     1,         1)
N(DELAY_CARRIES_OVER,        1,        1,          1,         0,          F,     1,         1)         /* §9-42                                                  */
N(DEFAULT_TIME,              60*MIN,   60*MIN,     60*MIN,    60*MIN,     F,     0,         0)
N(COMPLAINT_MOVES,           0,        1,          0,         3,          F,     10,        10)        /* rapid and blitz: too late after so many                */
N(COMPLAINT_BY_COMPLETED,    0,        0,          0,         0,          F,     1,         1)
N(COLOURS_MOVES,             0,        0,          0,         0,          F,     10,        10)        /* reversed colours: new game before so many              */
N(COLOURS_QUARTER,           1,        1,          1,         0,          F,     0,         0)         /* ... 8.6: until a quarter of the time has gone (§9-41)  */
N(TURNED_BOARD_MUST,         1,        1,          1,         0,          F,     1,         1)         /* the position must be moved to a correct board          */
N(LOST_POSITION_VOIDS,       1,        1,          1,         0,          F,     0,         0)
N(TIMES_BY_RATIO,            1,        1,          1,         0,          F,     0,         0)         /* 12.6                                                   */

/* scoresheets */
N(WRITE_BELOW,               5*MIN,    5*MIN,      5*MIN,     5*MIN,      F,     5*MIN,     5*MIN)
N(WRITE_INCREMENT,           0,        0,          0,         30000,      F,     30000,     30000)
N(WRITE_EXEMPT_STAYS,        0,        0,          0,         0,          F,     1,         1)
N(WRITE_AHEAD,               1,        1,          1,         1,          F,     0,         0)
N(SHEET_REQUESTS,            0,        0,          0,         0,          F,     5,         5)

/* quickplay finish */
N(QUICKPLAY_ALWAYS,          0,        0,          0,         1,          F,     0,         0)
N(QUICKPLAY_ARTICLE,         0,        0,          0,         1,          F,     1,         1)
N(QUICKPLAY_NEEDS_TURN,      0,        0,          0,         0,          F,     1,         1)
N(QUICKPLAY_NO_INCREMENT,    0,        0,          0,         0,          F,     1,         1)
N(QUICKPLAY_REJECTS,         0,        0,          0,         0,          F,     1,         1)
N(QUICKPLAY_SHEET_FIRST,     0,        0,          0,         1,          F,     0,         0)         /* "no effort": no gaps when the claim ends the game      */

/* adjournment */
N(SEAL_EARLY,                0,        0,          0,         1,          F,     1,         1)

/* the arbiter */
N(PENALTY_MENU,              0xfe,     0xfe,       0xfe,      0x24e,      F,     0x3fe,     0x3fe)     /* bit n: may choose enum ad_penalty n                    */
