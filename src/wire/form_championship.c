/*
 * wire/form_championship.c -- version 1 of a championship's commands and events.
 *
 * The members of `run` in a command stand beside the others: "who", "confirmed". An event carries
 * the match or contest as it is after it.
 */
#include "wire/order_words.h"

/* clang-format off */

/* What becomes a place in an array is held to its size. */
#define A_STAGE               RANGE(0, AD_CHAMP_STAGES - 1)

/* ---- commands ---- */

enum { DRAWS_MAX = AD_ENTRANTS_MAX, DATES_MAX = AD_ROUNDS_MAX };

static const struct wire_field draw_fields[] = {
    MUST(ad_champ_draw, who, WIRE_NUMBER, U32),
    MUST(ad_champ_draw, group, WIRE_NUMBER, U8),
    MUST(ad_champ_draw, number, WIRE_NUMBER, U16),
};
static const struct ad_champ_draw empty_draw;
static RECORD(draw, struct ad_champ_draw, &empty_draw);

static const struct wire_field pair_fields[] = {
    MUST(ad_champ_pair, home, WIRE_NUMBER, U32),
    MUST(ad_champ_pair, guest, WIRE_NUMBER, U32),
};
static const struct ad_champ_pair empty_pair;
static RECORD(pair, struct ad_champ_pair, &empty_pair);

/* What lies behind the pointers of a command. */
static const struct wire_field
    one_draw = {.type = WIRE_RECORD, .size = sizeof(struct ad_champ_draw), IS(draw)},
    one_pair = {.type = WIRE_RECORD, .size = sizeof(struct ad_champ_pair), IS(pair)},
    one_id = {.type = WIRE_NUMBER, .size = sizeof(uint32_t), U32},
    one_day = {.type = WIRE_DATE, .size = sizeof(ad_date)},
    one_board = {.type = WIRE_BOARD, .size = sizeof(struct ad_board)},
    all_boards = {.type = WIRE_BOARD, .size = sizeof(struct ad_board), .many = AD_CHAMP_BOARDS,
                  .cut = true},
    one_lineup = {.type = WIRE_LINEUP, .size = sizeof(struct ad_lineup)};

#define COMMAND(m, t, ...)    MUST(ad_champ_cmd, m, t, __VA_ARGS__)
#define COMMAND_AS(n, m, t, ...) AS(n, ad_champ_cmd, m, t, __VA_ARGS__)

#define COMMAND_FIELDS(X)                                                              \
    X(RUN,       COMMAND_AS("run", run.kind, WIRE_WORD, OF(run)))                      \
    X(WHO,       COMMAND_AS("who", run.who, WIRE_NUMBER, U32))                         \
    X(SOURCE,    COMMAND_AS("source", run.source, WIRE_WORD, OF(seat)))                \
    X(OTHER,     COMMAND(other, WIRE_NUMBER, U32))                                     \
    X(CLUB,      COMMAND(club, WIRE_NUMBER, U32))                                      \
    X(TEAM,      COMMAND(team, WIRE_NUMBER, U8))                                       \
    X(ASSOC,     COMMAND(association, WIRE_NUMBER, U32))                               \
    X(FORFEITS,  COMMAND(forfeits_played, WIRE_BOOL))                                  \
    X(ROUNDS,    COMMAND_AS("rounds", run.rounds, WIRE_NUMBER, U16))                   \
    X(GROUPS,    COMMAND_AS("groups", run.groups, WIRE_NUMBER, U16))                   \
    X(ASSOCS,    COMMAND_AS("associations", run.associations, WIRE_NUMBER, U16))       \
    X(DRAW,      ROWS_OF("draw", ad_champ_cmd, draw, draws, 0, DRAWS_MAX, &one_draw))  \
    X(PAIRS,     ROWS_OF("pairs", ad_champ_cmd, pair, pairs, 0, DRAWS_MAX, &one_pair)) \
    X(STRONGEST, ROWS_OF("strongest", ad_champ_cmd, strongest, strongest_count, 0,     \
                         DRAWS_MAX, &one_id))                                          \
    X(DATES,     ROWS_OF("dates", ad_champ_cmd, dates, date_count, 0, DATES_MAX, &one_day)) \
    X(MATCH,     COMMAND(match, WIRE_NUMBER, U16))                                     \
    X(STAGE,     COMMAND(stage, WIRE_NUMBER, RANGE(0, AD_CHAMP_STAGES)))               \
    X(CONTEST,   COMMAND(contest, WIRE_NUMBER, U8))                                    \
    X(BOARD,     COMMAND(board, WIRE_NUMBER, U8))                                      \
    X(BOARDS,    COMMAND(boards, WIRE_AT, .item = &all_boards))                        \
    X(RESULT,    COMMAND_AS("result", boards, WIRE_AT, .item = &one_board))            \
    X(LINEUP,    {"lineup", WIRE_AT, WIRE_ATS(ad_champ_cmd, lineup, 2), .item = &one_lineup}) \
    X(HOLDS,     {"holds", WIRE_BOOL, WIRE_ATS(ad_champ_cmd, confirmed, 2)})           \
    X(RULING,    COMMAND(ruling, WIRE_WORD, OF(match_ruling)))                         \
    X(CAUSE,     COMMAND(cause, WIRE_WORD, OF(cause)))                                 \
    X(NUMBER,    COMMAND(number, WIRE_NUMBER, U16))                                    \
    X(AMOUNT,    COMMAND(amount, WIRE_NUMBER, I16))                                    \
    X(POINT,     COMMAND(point, WIRE_POINT))                                           \
    X(INSTANCE,  COMMAND(instance, WIRE_WORD, OF(instance)))                           \
    X(CASE,      COMMAND_AS("case", case_no, WIRE_NUMBER, U32))                        \
    X(CONFIRMED, COMMAND_AS("confirmed", run.confirmed, WIRE_BOOL))                    \
    X(ON,        COMMAND(on, WIRE_DATE))                                               \
    X(AREA,      COMMAND(area, WIRE_WORD, OF(level)))                                  \
    X(DRAWER,    COMMAND(drawer, WIRE_WORD, OF(drawer)))                               \
    X(CONSENT,   COMMAND(consent, WIRE_BOOL))                                          \
    X(ENTITLED,  COMMAND(entitled, WIRE_BOOL))

enum {
#define X(id, ...) C_##id,
    COMMAND_FIELDS(X)
#undef X
};

static const struct wire_field champ_command_fields[] = {
#define X(id, ...) __VA_ARGS__,
    COMMAND_FIELDS(X)
#undef X
};

#define C(id)               (UINT64_C(1) << C_##id)
#define K(id, must, may)    [id] = {must, (C(ON) | (may)) & ~(uint64_t)(must)}

/* What settling takes, which CLOSE and PAIR do first. */
#define SETTLING            (C(DRAW) | C(NUMBER))
/* What a decision of a person rests on. */
#define GROUND              (C(POINT) | C(INSTANCE) | C(CASE) | C(AREA))

/* kind                 has                                  may have */
static const struct wire_kind command_kinds[AD_CHAMP_CMDS] = {
    K(AD_CHAMP_RUN,      C(RUN) | C(WHO),                     C(SOURCE) | C(CLUB) | C(TEAM) |
                                                              C(ASSOC) | C(FORFEITS) |
                                                              C(CONFIRMED) | GROUND | C(CONSENT) |
                                                              C(ENTITLED)),
    K(AD_CHAMP_START,    0,                                   C(DRAW) | C(DATES) | C(ROUNDS) |
                                                              C(GROUPS) | C(ASSOCS) | C(CONFIRMED)),
    K(AD_CHAMP_REPORT,   C(MATCH),                            C(BOARDS) | C(LINEUP) | C(HOLDS) |
                                                              C(CONFIRMED)),
    K(AD_CHAMP_RESULT,   C(MATCH) | C(BOARD) | C(RESULT),     C(CAUSE) | C(POINT)),
    K(AD_CHAMP_RULE,     C(MATCH),                            C(BOARDS) | C(RULING) | C(CAUSE) |
                                                              GROUND),
    K(AD_CHAMP_MOVE,     C(MATCH) | C(ON),                    C(CONFIRMED)),
    K(AD_CHAMP_DEDUCT,   C(WHO) | C(AMOUNT),                  C(STAGE) | GROUND),
    K(AD_CHAMP_SETTLE,   0,                                   SETTLING),
    K(AD_CHAMP_LOT,      C(CONTEST),                          C(WHO) | C(NUMBER) | C(DRAW) |
                                                              C(DRAWER)),
    K(AD_CHAMP_CLOSE,    0,                                   SETTLING | C(CONFIRMED)),
    K(AD_CHAMP_PAIR,     C(PAIRS),                            C(STRONGEST) | SETTLING |
                                                              C(CONFIRMED)),
    K(AD_CHAMP_REPLACE,  C(WHO) | C(OTHER),                   GROUND | C(CONFIRMED)),
    K(AD_CHAMP_REOPEN,   0,                                   GROUND),
    K(AD_CHAMP_MOVES,    0,                                   C(NUMBER) | C(AMOUNT)),
    K(AD_CHAMP_STAY,     C(CASE),                             0),
};
#undef K

static const char *const command_words[AD_CHAMP_CMDS] = {
#define X(id, word) [id] = word,
    AD_CHAMP_CMD_MAP(X)
#undef X
};

static const struct ad_champ_cmd empty_command = {.on = AD_NO_DATE};

FORM(champ_command, ad_champ_cmd, &empty_command, command_kinds, command_words);

/* ---- events ---- */

static const struct wire_field run_fields[] = {
    MUST(ad_competition_event, seq, WIRE_NUMBER, U32),
    MUST(ad_competition_event, kind, WIRE_WORD, OF(run)),
    MAY(ad_competition_event, source, WIRE_WORD, OF(seat)),
    MUST(ad_competition_event, phase, WIRE_WORD, OF(phase)),
    MAY(ad_competition_event, stage, WIRE_NUMBER, A_STAGE),
    MAY(ad_competition_event, system, WIRE_WORD, OF(system)),
    MAY(ad_competition_event, who, WIRE_NUMBER, U32),
    MAY(ad_competition_event, n, WIRE_NUMBER, U16),
    MAY(ad_competition_event, size, WIRE_NUMBER, U16),
    MAY(ad_competition_event, groups, WIRE_NUMBER, U16),
    MAY(ad_competition_event, rounds, WIRE_NUMBER, U16),
    MAY(ad_competition_event, carried, WIRE_NUMBER, U16),
};
static const struct ad_competition_event empty_run;
static RECORD(run, struct ad_competition_event, &empty_run);

static const struct wire_field count_fields[] = {
    MAY(ad_champ_count, state, WIRE_WORD, OF(match_state)),
    MAY(ad_champ_count, ruling, WIRE_WORD, OF(match_ruling)),
    CUT(ad_champ_count, boards, AD_CHAMP_BOARDS, WIRE_BOARD),
    CUT(ad_champ_count, cause, AD_CHAMP_BOARDS, WIRE_WORD, OF(cause)),
};
static const struct ad_champ_count empty_count;
static RECORD(count, struct ad_champ_count, &empty_count);

static const struct wire_field match_fields[] = {
    MUST(ad_champ_match, home, WIRE_NUMBER, U16),
    MUST(ad_champ_match, guest, WIRE_NUMBER, U16),
    MAY(ad_champ_match, stage, WIRE_NUMBER, A_STAGE),
    MAY(ad_champ_match, group, WIRE_NUMBER, U8),
    MAY(ad_champ_match, round, WIRE_NUMBER, U8),
    MUST(ad_champ_match, kind, WIRE_WORD, OF(match_kind)),
    MUST(ad_champ_match, state, WIRE_WORD, OF(match_state)),
    MAY(ad_champ_match, contest, WIRE_NUMBER, U8),
    MAY(ad_champ_match, step, WIRE_NUMBER, U8),
    MAY(ad_champ_match, turn, WIRE_NUMBER, U8),
    MAY(ad_champ_match, from, WIRE_NUMBER, U16),
    MAY(ad_champ_match, on, WIRE_DATE),
    MAY(ad_champ_match, reported, WIRE_DATE),
    CUT(ad_champ_match, played, AD_CHAMP_BOARDS, WIRE_BOARD),
    CUT(ad_champ_match, boards, AD_CHAMP_BOARDS, WIRE_BOARD),
    CUT(ad_champ_match, cause, AD_CHAMP_BOARDS, WIRE_WORD, OF(cause)),
    MAY2(ad_champ_match, lineup, WIRE_LINEUP),
    MAY(ad_champ_match, ruling, WIRE_WORD, OF(match_ruling)),
    MAY(ad_champ_match, rulings, WIRE_NUMBER, U16),
    MAY(ad_champ_match, by, WIRE_POINT),
    MAY_AS("case", ad_champ_match, case_no, WIRE_NUMBER, U32),
    MAY(ad_champ_match, instance, WIRE_WORD, OF(instance)),
    MAY(ad_champ_match, stayed, WIRE_BOOL),
    MAY(ad_champ_match, other, WIRE_RECORD, IS(count)),
};
static const struct ad_champ_match empty_match = {.on = AD_NO_DATE, .reported = AD_NO_DATE};
static RECORD(match, struct ad_champ_match, &empty_match);

static const struct wire_field contest_fields[] = {
    MAY(ad_champ_contest, stage, WIRE_NUMBER, A_STAGE),
    MAY(ad_champ_contest, group, WIRE_NUMBER, U8),
    MAY(ad_champ_contest, scope, WIRE_WORD, OF(scope)),
    MAY(ad_champ_contest, first, WIRE_NUMBER, U8),
    MAY(ad_champ_contest, seat, WIRE_BOOL),
    MAY(ad_champ_contest, cuts, WIRE_NUMBER, U32),
    MAY(ad_champ_contest, two, WIRE_NUMBER, U8),
    MAY(ad_champ_contest, more, WIRE_NUMBER, U8),
    COUNTED(ad_champ_contest, who, count, AD_TIED_MAX, WIRE_NUMBER, U16),
    FOLLOWS(ad_champ_contest, lot, count, AD_TIED_MAX, WIRE_NUMBER, U16),
    MUST(ad_champ_contest, decided, WIRE_BOOL),
    FOLLOWS(ad_champ_contest, order, count, AD_TIED_MAX, WIRE_NUMBER, RANGE(0, AD_TIED_MAX - 1)),
    FOLLOWS(ad_champ_contest, place, count, AD_TIED_MAX, WIRE_NUMBER, U8),
    MAY(ad_champ_contest, lot_on, WIRE_DATE),
    MAY(ad_champ_contest, drawer, WIRE_WORD, OF(drawer)),
    MAY(ad_champ_contest, sharing, WIRE_NUMBER, U32),
};
static const struct ad_champ_contest empty_contest = {.lot_on = AD_NO_DATE};
static RECORD(contest, struct ad_champ_contest, &empty_contest);

#define EVENT(m, t, ...)      MUST(ad_champ_event, m, t, __VA_ARGS__)

#define EVENT_FIELDS(X)                                                                \
    X(SEQ,       EVENT(seq, WIRE_NUMBER, U32))                                         \
    X(COMMAND,   EVENT(command, WIRE_WORD, OF(champ_command)))                         \
    X(ON,        EVENT(on, WIRE_DATE))                                                 \
    X(STAGE,     EVENT(stage, WIRE_NUMBER, A_STAGE))                                   \
    X(GROUP,     EVENT(group, WIRE_NUMBER, U8))                                        \
    X(N,         EVENT(n, WIRE_NUMBER, U16))                                           \
    X(WHO,       EVENT(who, WIRE_NUMBER, U16))                                         \
    X(NUMBER,    EVENT(number, WIRE_NUMBER, U16))                                      \
    X(AMOUNT,    EVENT(amount, WIRE_NUMBER, I16))                                      \
    X(CLUB,      EVENT(club, WIRE_NUMBER, U32))                                        \
    X(TEAM,      EVENT(team, WIRE_NUMBER, U8))                                         \
    X(ASSOC,     EVENT(association, WIRE_NUMBER, U32))                                 \
    X(RUN,       EVENT(run, WIRE_RECORD, IS(run)))                                     \
    X(MATCH,     EVENT(match, WIRE_RECORD, IS(match)))                                 \
    X(CONTEST,   EVENT(contest, WIRE_RECORD, IS(contest)))                             \
    X(BY,        EVENT(by, WIRE_POINT))                                                \
    X(INSTANCE,  EVENT(instance, WIRE_WORD, OF(instance)))                             \
    X(ENTITLED,  EVENT(entitled, WIRE_BOOL))                                           \
    X(CASE,      MAY_AS("case", ad_champ_event, case_no, WIRE_NUMBER, U32))

enum {
#define X(id, ...) E_##id,
    EVENT_FIELDS(X)
#undef X
};

static const struct wire_field champ_event_fields[] = {
#define X(id, ...) __VA_ARGS__,
    EVENT_FIELDS(X)
#undef X
};

#define E(id)               (UINT64_C(1) << E_##id)
#define K(id, must, may)                                                                 \
    [id] = {E(SEQ) | E(COMMAND) | (must),                                                \
            (E(ON) | E(STAGE) | E(GROUP) | E(BY) | E(INSTANCE) | (may)) & ~(uint64_t)(must)}

/* kind                    has                            may have */
static const struct wire_kind event_kinds[AD_CHAMP_EVENTS] = {
    K(AD_CHAMP_EV_RUN,      E(RUN),                        E(WHO) | E(CLUB) | E(TEAM) | E(ASSOC) |
                                                           E(ENTITLED) | E(CASE) | E(NUMBER)),
    K(AD_CHAMP_EV_DRAWN,    E(WHO) | E(GROUP) | E(NUMBER), 0),
    K(AD_CHAMP_EV_FIXED,    E(N) | E(MATCH),               0),
    K(AD_CHAMP_EV_REPORTED, E(N) | E(MATCH),               0),
    K(AD_CHAMP_EV_RESULT,   E(N) | E(MATCH),               0),
    K(AD_CHAMP_EV_RULED,    E(N) | E(MATCH),               0),
    K(AD_CHAMP_EV_MOVED,    E(N) | E(MATCH),               0),
    K(AD_CHAMP_EV_ANNULLED, E(N) | E(MATCH),               0),
    K(AD_CHAMP_EV_DEDUCTED, E(WHO) | E(AMOUNT),            E(CASE)),
    K(AD_CHAMP_EV_CONTEST,  E(N) | E(CONTEST),             E(WHO) | E(NUMBER)),
    K(AD_CHAMP_EV_SETTLED,  0,                             E(NUMBER)),
    K(AD_CHAMP_EV_CLOSED,   0,                             0),
    K(AD_CHAMP_EV_PLACED,   E(WHO) | E(NUMBER),            0),
    K(AD_CHAMP_EV_REPLACED, E(N) | E(MATCH),               0),
    K(AD_CHAMP_EV_REOPENED, E(RUN),                        E(NUMBER)),
    K(AD_CHAMP_EV_MOVES,    0,                             E(NUMBER) | E(AMOUNT)),
    K(AD_CHAMP_EV_STAYED,   E(N) | E(MATCH),               0),
};
#undef K
/* clang-format on */

static const char *const event_words[AD_CHAMP_EVENTS] = {
#define X(id, word) [id] = word,
    AD_CHAMP_EVENT_MAP(X)
#undef X
};

static const struct ad_champ_event empty_event = {.on = AD_NO_DATE};

FORM(champ_event, ad_champ_event, &empty_event, event_kinds, event_words);
