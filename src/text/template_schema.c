/*
 * text/template_schema.c -- which keys a template has, which items each key, and where they go.
 *
 * The order of the keys is the order in which a template is written.
 */
#include "text/template.h"

/* clang-format off */
#define W(id, word) {word, {AD__SAID(id)}},
#define WORDS(name, MAP)                                                                           \
    static const struct ad__word name##_list[] = {{"", {"", ""}}, MAP(W)};                         \
    static const struct ad__words name = {name##_list, sizeof name##_list / sizeof *name##_list};
#define SHARED(name, MAP)                                                                          \
    static const struct ad__word name##_list[] = {{"", {"", ""}}, MAP(W)};                         \
    const struct ad__words ad__##name = {name##_list, sizeof name##_list / sizeof *name##_list};
/* clang-format on */

WORDS(owner, AD_OWNER_MAP)
WORDS(unit, AD_UNIT_MAP)
WORDS(sex, AD_SEX_MAP)
WORDS(variant, AD_VARIANT_MAP)
WORDS(seat, AD_SEAT_MAP)
WORDS(per, AD_PER_MAP)
WORDS(figure, AD_FIGURE_MAP)
WORDS(stage, AD_STAGE_MAP)
WORDS(ranklist, AD_RANKLIST_MAP)
WORDS(class_words, AD_CLASS_MAP)
WORDS(phase, AD_PHASE_MAP)
WORDS(yes, AD_YES_MAP)
WORDS(violation, AD_VIOLATION_MAP)
WORDS(guest, AD_GUEST_MAP)
WORDS(by_lot, AD_BY_LOT_MAP)
WORDS(venue, AD_VENUE_MAP)
WORDS(new_words, AD_NEW_MAP)
WORDS(drawn, AD_DRAWN_MAP)
WORDS(lot, AD_LOT_MAP)
WORDS(meeting, AD_MEETING_MAP)
WORDS(even, AD_EVEN_MAP)
WORDS(colours, AD_COLOURS_MAP)
WORDS(neutral, AD_NEUTRAL_MAP)
WORDS(home_black, AD_HOME_BLACK_MAP)
WORDS(second, AD_SECOND_MAP)
WORDS(skip, AD_SKIP_MAP)
WORDS(smoking, AD_SMOKING_MAP)
WORDS(announce, AD_ANNOUNCE_MAP)
WORDS(withdraw, AD_LEAVE_MAP)
WORDS(prizes, AD_PRIZES_MAP)
WORDS(carry, AD_CARRY_MAP)
WORDS(method, AD_METHOD_MAP)
WORDS(lapse, AD_LAPSE_MAP)
WORDS(request, AD_REQUEST_MAP)
WORDS(if_words, AD_IF_MAP)
WORDS(append, AD_APPEND_MAP)
SHARED(when_words, AD_WHEN_MAP)
SHARED(compare_words, AD_COMPARE_MAP)
SHARED(scope_words, AD_SCOPE_MAP)
SHARED(on_words, AD_ON_MAP)
SHARED(field_words, AD_FIELD_MAP)
SHARED(body_words, AD_BODY_MAP)

static const struct ad__word n_list[] = {{"", {"", ""}},
#define X(id, value, word) {word, {AD__SAID(id)}},
                                         AD_N_MAP(X)
#undef X
};
const struct ad__words ad__n_words = {n_list, sizeof n_list / sizeof *n_list};

static const struct ad__word laws_list[] = {
    {"", {"", ""}},
    {"standard", {"standard chess", "Turnierschach"}},
    {"rapid", {"rapid chess", "Schnellschach"}},
    {"blitz", {"blitz", "Blitzschach"}},
};
const struct ad__words ad__laws_words = {laws_list, sizeof laws_list / sizeof *laws_list};

/* The order's own words for tie-breaks, beside the codes of standings.h. Wins are counted with
 * forfeits, as Sonneborn-Berger of the order does. */
/* clang-format off */
#define ORDER_MAP(X)                      \
    X("points", AD_TB_PTS)                \
    X("boards", AD_TB_GPTS)               \
    X("sonneborn_berger", AD_TB_SB)       \
    X("buchholz", AD_TB_BH)               \
    X("buchholz_refined", AD_TB_BHS)      \
    X("black_draws", AD_TB_BD)            \
    X("wins", AD_TB_WIN)                  \
    X("match_wins", AD_TB_MW)             \
    X("berlin", AD_TB_BER)                \
    X("direct", AD_TB_DE)                 \
    X("lot", AD_TB_LOT)                   \
    X("shared", AD_TIEBREAKS)
/* clang-format on */

static const struct ad__word order_list[] = {{"", {"", ""}},
#define X(word, code) {word, {"", ""}},
                                             ORDER_MAP(X)
#undef X
};
const struct ad__words ad__order_words = {order_list, sizeof order_list / sizeof *order_list};
const uint8_t ad__order_codes[] = {AD_TIEBREAKS,
#define X(word, code) code,
                                   ORDER_MAP(X)
#undef X
};

const char *const ad__ordinals[8] = {"first", "second", "third",   "fourth",
                                     "fifth", "sixth",  "seventh", "eighth"};

/* ---- the items ---- */

/* clang-format off */
#define AT(row, field) offsetof(struct ad_template_##row, field)
#define PLAIN(row, field, list, need) {"", V_PLAIN, need, AT(row, field), 0, &list, 0, 0, 0, NULL}
#define WORD(key, row, field, list) {key, V_WORD, false, AT(row, field), 0, &list, 0, 0, 0, NULL}
#define LIST(key, row, field, count, list)                                                         \
    {key, V_LIST, false, AT(row, field), AT(row, count), &list, 0, 0, 0, NULL}
#define NUMBER(key, row, field, max, words)                                                        \
    {key, V_NUMBER, false, AT(row, field), 0, NULL, 1, max, words, NULL}
#define ANY(key, kind, row, field, need) {key, kind, need, AT(row, field), 0, NULL, 0, 0, 0, NULL}
#define EVENT(key, row, field, prefix)                                                             \
    {key, V_EVENT, false, AT(row, field), 0, NULL, 0, 0, 0, prefix}
#define LAST {NULL, 0, false, 0, 0, NULL, 0, 0, 0, NULL}
#define NEEDED(key, kind, row, field, max, words)                                                  \
    {key, kind, true, AT(row, field), 0, NULL, 1, max, words, NULL}

static const struct ad__item ref_items[] = {
    ANY("", V_REF, ref, first, true), LAST};
static const struct ad__item area_items[] = {
    ANY("", V_AREA, word, word, true), LAST};
static const struct ad__item override_items[] = {
    ANY("", V_OVERRIDE, override, point, true), ANY("", V_STRING, override, text, true),
    ANY("", V_STRING, override, german, false), LAST};
static const struct ad__item owner_items[] = {
    PLAIN(word, word, owner, true), LAST};
static const struct ad__item unit_items[] = {
    PLAIN(word, word, unit, true), LAST};
static const struct ad__item sex_items[] = {
    PLAIN(word, word, sex, true), LAST};
static const struct ad__item variant_items[] = {
    PLAIN(word, word, variant, true), LAST};
static const struct ad__item prizes_items[] = {
    PLAIN(word, word, prizes, true), LAST};
static const struct ad__item age_items[] = {
    NEEDED("under", V_NUMBER, age, under, 99, 0), ANY("on", V_DAY, age, month, true),
    NUMBER("min", age, min, 99, AD__N(AD_N_YOUTH_COMMITTEE)), LAST};
static const struct ad__item field_items[] = {
    {"exact", V_FIELD, false, 0, AD_FIELD_EXACT, NULL, 1, 9999, 0, NULL},
    {"one-of", V_FIELD, false, 0, AD_FIELD_ONE_OF, NULL, 1, 9999, 0, NULL},
    {"target", V_FIELD, false, 0, AD_FIELD_TARGET, NULL, 1, 9999, 0, NULL},
    {"default", V_FIELD, false, 0, AD_FIELD_DEFAULT, NULL, 1, 9999, 0, NULL},
    {"set-by", V_FIELD, false, 0, AD_FIELD_SET_BY, NULL, 1, 9999, 0, NULL},
    {"", V_FIELD, false, 0, AD_FIELD_PER_ASSOCIATION, NULL, 0, 0, 0, NULL},
    NUMBER("max", field, max, 9999, 0),
    {"by", V_WORD, false, AT(field, body), 0, &ad__body_words, 0, 0, 0, NULL}, LAST};
static const struct ad__item seat_items[] = {
    PLAIN(seat, kind, seat, true),
    WORD("per", seat, per, per), NUMBER("top", seat, top, 99, 0),
    {"places", V_PLACES, false, AT(seat, places), 0, NULL, 0, 0, 0, NULL},
    WORD("method", seat, method, method),
    EVENT("of", seat, of, ""), EVENT("from", seat, from, ""),
    WORD("by", seat, figure, figure),
    {"by", V_WORD, false, AT(seat, body), 0, &ad__body_words, 0, 0, 0, NULL},
    NUMBER("n", seat, n, 999, AD__N(AD_N_REST) | AD__N(AD_N_TARGET_AREA)),
    NUMBER("carry", seat, carry, 9, 0), WORD("lapse", seat, lapse, lapse),
    EVENT("unless", seat, unless, "entitled:"), WORD("if", seat, if_age, if_words),
    WORD("on", seat, request, request), LAST};
static const struct ad__item stage_items[] = {
    ANY("", V_ID, stage, id, true),
    {"system", V_WORD, true, AT(stage, system), 0, &stage, 0, 0, 0, NULL},
    NUMBER("rounds", stage, rounds, AD_ROUNDS_MAX, AD__N(AD_N_ANNOUNCED)),
    NUMBER("cycles", stage, cycles, 16, 0),
    NUMBER("groups", stage, groups, 99, AD__N(AD_N_ANNOUNCED)),
    NUMBER("size", stage, size, 999, 0), EVENT("from", stage, from, ""),
    {"places", V_PLACES, false, AT(stage, places), 0, NULL, 0, 0, 0, NULL},
    WORD("carry", stage, carry, carry), LAST};
static const struct ad__item boards_items[] = {
    NEEDED("", V_COUNT, boards, n, AD_TEMPLATE_BOARDS, 0), LAST};
static const struct ad__item subs_items[] = {
    NEEDED("", V_COUNT, subs, n, 99, AD__N(AD_N_ANY)),
    WORD("moving-up", subs, moving_up, yes), WORD("append", subs, append, append), LAST};
static const struct ad__item slot_items[] = {
    NEEDED("board", V_NUMBER, slot, board, AD_TEMPLATE_BOARDS, 0), WORD("sex", slot, sex, sex),
    NUMBER("under", slot, under, 99, 0), NUMBER("rank", slot, rank, 99, 0), LAST};
static const struct ad__item lineup_items[] = {
    WORD("ranklist", lineup, ranklist, ranklist),
    NUMBER("min-present", lineup, min_present, AD_TEMPLATE_BOARDS, AD__N(AD_N_HALF)),
    NUMBER("foreigners", lineup, foreigners, AD_TEMPLATE_BOARDS, AD__N(AD_N_NONE)),
    WORD("class", lineup, class_, class_words),
    {"subs-up", V_MORE, false, AT(lineup, subs_up), AT(lineup, subs_more), NULL, 1, 99,
     AD__N(AD_N_UNLIMITED) | AD__N(AD_N_NONE), NULL},
    WORD("per", lineup, per, per),
    ANY("boards", V_BOARDS, lineup, boards, false),
    {"stage", V_PHASES, false, AT(lineup, phases), 0, &phase, 0, 0, 0, NULL},
    NUMBER("ban-from-use", lineup, ban_from_use, 99, 0),
    WORD("change", lineup, change, yes), WORD("violation", lineup, violation, violation),
    NUMBER("guests", lineup, guests, AD_TEMPLATE_BOARDS, AD__N(AD_N_NONE)),
    WORD("from", lineup, guests_from, guest), LAST};
static const struct ad__item draw_items[] = {
    PLAIN(draw, kind, drawn, true), PLAIN(draw, lot, lot, false),
    WORD("same-club", draw, same_club, meeting),
    WORD("same-association", draw, same_association, meeting),
    NUMBER("alternate-from-round", draw, alternate_from, AD_ROUNDS_MAX, 0),
    {"fixed", V_FIXED, false, AT(draw, fixed), AT(draw, fixed_count), NULL, 0, 0, 0, NULL},
    LIST("even", draw, even, even_count, even), LAST};
static const struct ad__item colours_items[] = {
    PLAIN(colours, home_black, home_black, false), WORD("home-white", colours, home_white, colours),
    WORD("neutral", colours, neutral, neutral), LAST};
static const struct ad__item clock_items[] = {
    ANY("", V_TIMES, clock, time, true), ANY("laws", V_LAWS, clock, laws_format, false), LAST};
static const struct ad__item adjudicate_items[] = {
    NEEDED("after", V_HOURS, adjudicate, after, 6000, 0),
    {"may-set", V_HOURS, false, AT(adjudicate, may_set), 0, NULL, 1, 6000, 0, NULL},
    {"pause", V_HOURS, false, AT(adjudicate, pause), 0, NULL, 1, 6000, 0, NULL}, LAST};
static const struct ad__item score_items[] = {
    ANY("game", V_SCORE, score, game, true),
    {"match", V_SCORE, false, AT(score, match), AT(score, match_given), NULL, 0, 0, 0, NULL}, LAST};
static const struct ad__item order_items[] = {
    ANY("", V_CHAIN, order, chain, true), LAST};
static const struct ad__item playoff_items[] = {
    ANY("scope", V_SCOPE, playoff, scope, true), ANY("tied", V_TIED, playoff, tied_from, true),
    {"on", V_WORD, false, AT(playoff, on), 0, &ad__on_words, 0, 0, 0, NULL},
    ANY("steps", V_STEPS, playoff, steps, true), ANY("clock", V_CLOCK, playoff, clock, false),
    ANY("laws", V_LAWS, playoff, laws_format, false), WORD("colours", playoff, colours, by_lot),
    WORD("order-by", playoff, order_by, lot), WORD("venue", playoff, venue, venue),
    WORD("draw", playoff, draw, new_words), LAST};
static const struct ad__item qualify_items[] = {
    {"to", V_EVENT, true, AT(qualify, to), 0, NULL, 0, 0, 0, ""},
    NUMBER("n", qualify, n, 999, AD__N(AD_N_NATIONAL)),
    WORD("second", qualify, second, second), WORD("skip", qualify, skip, skip), LAST};
static const struct ad__item move_items[] = {
    NEEDED("n", V_NUMBER, move, n, 99, AD__N(AD_N_TARGET_AREA)), WORD("per", move, per, per),
    WORD("to", move, to, per), LAST};
static const struct ad__item title_items[] = {
    {"place", V_PLACES, true, AT(title, places), 0, NULL, 0, 0, 0, NULL},
    ANY("", V_TITLE, title, text, true), LAST};
static const struct ad__item invite_items[] = {
    NEEDED("days", V_NUMBER, invite, days, 366, 0), LAST};
static const struct ad__item smoking_items[] = {
    {"rule", V_WORD, true, AT(smoking, rule), 0, &smoking, 0, 0, 0, NULL},
    {"restrict", V_WORD, false, AT(smoking, restrict_by), 0, &ad__body_words, 0, 0, 0, NULL},
    LIST("announce", smoking, announce, announce_count, announce),
    WORD("advise", smoking, advise, smoking), LAST};
static const struct ad__item withdraw_items[] = {
    PLAIN(withdraw, rule, withdraw, true), LAST};
static const struct ad__item name_items[] = {LAST}; /* the reader knows it */

#define T(field) offsetof(struct ad_template, field)
#define ONE(key, items, row, field, when)                                                          \
    {key, items, T(field), sizeof(struct ad_template_##row), 1, 0, when}
#define MANY(key, items, row, field, cap, count, when)                                             \
    {key, items, T(field), sizeof(struct ad_template_##row), cap, T(count), when}
#define SYSTEM (AD__W(AD_WHEN_ROUND_ROBIN) | AD__W(AD_WHEN_SWISS) | AD__W(AD_WHEN_KNOCKOUT))
#define SIZE (AD__W(AD_WHEN_ENTRIES) | AD__W(AD_WHEN_ODD) | AD__W(AD_WHEN_EVEN))

const struct ad__directive ad__directives[AD__DIRECTIVES] = {
    {"name", name_items, T(name), 0, 1, 0, 0},
    MANY("ref", ref_items, ref, ref, AD_TEMPLATE_REFS, refs, 0),
    ONE("area", area_items, word, area, 0),
    MANY("override", override_items, override, override, AD_TEMPLATE_OVERRIDES, overrides, 0),
    ONE("owner", owner_items, word, owner, 0),
    ONE("unit", unit_items, word, unit, 0),
    ONE("sex", sex_items, word, sex, 0),
    ONE("age", age_items, age, age, 0),
    ONE("variant", variant_items, word, variant, 0),
    ONE("field", field_items, field, field, AD__W(AD_WHEN_START_OF_YEAR)),
    MANY("seat", seat_items, seat, seat, AD_TEMPLATE_SEATS, seats, SIZE),
    MANY("stage", stage_items, stage, stage, AD_TEMPLATE_STAGES, stages, SIZE),
    ONE("boards", boards_items, boards, boards, 0),
    ONE("subs", subs_items, subs, subs, 0),
    MANY("slot", slot_items, slot, slot, AD_TEMPLATE_SLOTS, slots, 0),
    MANY("lineup", lineup_items, lineup, lineup, AD_TEMPLATE_LINEUPS, lineups, 0),
    MANY("draw", draw_items, draw, draw, AD_TEMPLATE_DRAWS, draws, SYSTEM),
    ONE("colours", colours_items, colours, colours, 0),
    ONE("clock", clock_items, clock, clock, 0),
    ONE("adjudicate", adjudicate_items, adjudicate, adjudicate, 0),
    ONE("score", score_items, score, score, 0),
    MANY("order", order_items, order, order, AD_TEMPLATE_ORDERS, orders, SYSTEM | SIZE),
    MANY("playoff", playoff_items, playoff, playoff, AD_TEMPLATE_PLAYOFFS, playoffs, SYSTEM),
    MANY("qualify", qualify_items, qualify, qualify, AD_TEMPLATE_QUALIFY, qualifies, 0),
    MANY("up", move_items, move, up, AD_TEMPLATE_MOVES, ups, 0),
    MANY("down", move_items, move, down, AD_TEMPLATE_MOVES, downs, 0),
    MANY("title", title_items, title, title, AD_TEMPLATE_TITLES, titles, 0),
    ONE("invite", invite_items, invite, invite, 0),
    ONE("prizes", prizes_items, word, prizes, 0),
    ONE("smoking", smoking_items, smoking, smoking, 0),
    MANY("withdraw", withdraw_items, withdraw, withdraw, AD_TEMPLATE_WITHDRAW, withdraws, SYSTEM),
};
/* clang-format on */
