/*
 * wire/words.c -- the words of enums that have none of their own. They live for ever: a word may be
 * added, never changed.
 */
#include "game/case.h"
#include "wire/field.h"

#define WORDS(name, list) const struct wire_words name = {list, sizeof list / sizeof *list}

static const char *const who[] = {
    [AD_WHO_WHITE] = "white", [AD_WHO_BLACK] = "black", [AD_WHO_ARBITER] = "arbiter",
    [AD_WHO_CLOCK] = "clock", [AD_WHO_BOTH] = "both",   [AD_WHO_NOBODY] = "nobody",
};
WORDS(wire_words_who, who);

/* Whose clock runs, whose flag fell first: a colour or nobody. */
static const char *const colour[] = {
    [AD_WHO_WHITE] = "white", [AD_WHO_BLACK] = "black", [AD_WHO_ARBITER] = "",
    [AD_WHO_CLOCK] = "",      [AD_WHO_BOTH] = "",       [AD_WHO_NOBODY] = "nobody",
};
WORDS(wire_words_colour, colour);

static const char *const kind[] = {
    [AD_EMPTY] = "",    [AD_PAWN] = "pawn",   [AD_KNIGHT] = "knight", [AD_BISHOP] = "bishop",
    [AD_ROOK] = "rook", [AD_QUEEN] = "queen", [AD_KING] = "king",
};
WORDS(wire_words_kind, kind);

static const char *const how[] = {
    [AD_BY_PAWN] = "pawn",          [AD_BY_KNIGHT] = "knight",
    [AD_BY_BISHOP] = "bishop",      [AD_BY_ROOK] = "rook",
    [AD_BY_QUEEN] = "queen",        [AD_BY_KING] = "king",
    [AD_CASTLES] = "castles",       [AD_DOUBLE_STEP] = "double-step",
    [AD_EN_PASSANT] = "en-passant", [AD_TO_KNIGHT] = "to-knight",
    [AD_TO_BISHOP] = "to-bishop",   [AD_TO_ROOK] = "to-rook",
    [AD_TO_QUEEN] = "to-queen",     [0] = "",
};
WORDS(wire_words_how, how);

static const char *const castling[] = {
    [AD_CASTLING_NONE] = "",
    [AD_CASTLING_SHORT] = "O-O",
    [AD_CASTLING_LONG] = "O-O-O",
};
WORDS(wire_words_castling, castling);

static const char *const what[] = {
#define X(id, word) [id] = word,
    AD_WHAT_MAP(X)
#undef X
};
WORDS(wire_words_what, what);

static const char *const answer[] = {
#define X(id, word) [id] = word,
    AD_ANSWER_MAP(X)
#undef X
};
WORDS(wire_words_answer, answer);

static const char *const penalty[AD_PENALTIES] = {
    [AD_PENALTY_NONE] = "none",
    [AD_PENALTY_WARNING] = "warning",
    [AD_PENALTY_TIME_PLUS] = "time-plus",
    [AD_PENALTY_TIME_MINUS] = "time-minus",
    [AD_PENALTY_POINTS_PLUS] = "points-plus",
    [AD_PENALTY_POINTS_MINUS] = "points-minus",
    [AD_PENALTY_LOSS] = "loss",
    [AD_PENALTY_FINE] = "fine",
    [AD_PENALTY_ROUND] = "round",
    [AD_PENALTY_EXPULSION] = "expulsion",
};
WORDS(wire_words_penalty, penalty);

static const char *const offence[AD_OFFENCES] = {
    [AD_OFFENCE_ILLEGAL] = "illegal",
    [AD_OFFENCE_TWO_HANDS] = "two-hands",
    [AD_OFFENCE_PRESS] = "press",
};
WORDS(wire_words_offence, offence);

static const char *const mode[] = {
#define X(id, word) [id] = word,
    AD_MODE_MAP(X)
#undef X
};
WORDS(wire_words_mode, mode);

/* The parts of a move by hand. */
static const char *const part[] = {
    "",
    [AD__HAND_LIFTS] = "lifts",
    [AD__HAND_RELEASES] = "releases",
    [AD__HAND_REMOVES] = "removes",
    [AD__HAND_PLACES] = "places",
    [AD__HAND_CASTLES] = "castles",
    [AD__HAND_PUTS_BACK] = "puts-back",
    [AD__HAND_TAKES_BACK] = "takes-back",
};
_Static_assert(sizeof part / sizeof *part == AD__HAND_PARTS, "every part of a move has a word");
WORDS(wire_words_part, part);

static const char *const verdict[AD_VERDICTS] = {
    [AD_ALLOWED] = "allowed",     [AD_REFUSED] = "refused",         [AD_PENALTY] = "penalty",
    [AD_GAME_OVER] = "game-over", [AD_ASK_ARBITER] = "ask-arbiter",
};
WORDS(wire_words_verdict, verdict);

static const char *const flag_state[] = {"up", "down", "hangs"};
WORDS(wire_words_flag_state, flag_state);

static const char *const result[] = {
    [AD_RESULT_NONE] = "none", [AD_RESULT_PLAYED] = "played",   [AD_RESULT_FORFEIT] = "forfeit",
    [AD_RESULT_VOID] = "void", [AD_RESULT_PENDING] = "pending",
};
WORDS(wire_words_result, result);

static const char *const edition[] = {
#define X(id, name, over, from) [id] = name,
    AD_EDITION_MAP(X)
#undef X
};
WORDS(wire_words_edition, edition);

static const char *const format[AD_FORMATS] = {
    [AD_STANDARD] = "standard",
    [AD_RAPID] = "rapid",
    [AD_BLITZ] = "blitz",
};
WORDS(wire_words_format, format);

static const char *const supervision[] = {
    [AD_UNSUPERVISED] = "unsupervised",
    [AD_SUPERVISED] = "supervised",
};
WORDS(wire_words_supervision, supervision);

static const char *const language[AD_LANGUAGES] = {
    [AD_EN] = "en", [AD_DE] = "de", [AD_FR] = "fr",
    [AD_IT] = "it", [AD_NL] = "nl", [AD_FIGURINE] = "figurine",
};
WORDS(wire_words_language, language);

/* A reason is called as its constant, without AD_; the first is none. */
static const char *const reason[] = {
#define X(id) [id] = id == AD_REASON_NONE ? "" : &#id[sizeof "AD_" - 1],
    AD_REASON_MAP(X)
#undef X
};
WORDS(wire_words_reason, reason);

/* ---- sets: word i is bit i ---- */

static const char *const item[] = {"names",  "position", "times",     "sealer",
                                   "number", "offer",    "resumption"};
WORDS(wire_words_item, item);

static const char *const flag[] = {
    "illegal",     "unpromoted",   "pass",  "breach",        "two-hands",     "recalled",
    "completed",   "offer",        "ruled", "skipped-white", "skipped-black", "other-white",
    "other-black", "may-postpone", "claim", "sealed",
};
WORDS(wire_words_flag, flag);

/* The first and the last word of each set are at their bits. */
_Static_assert(AD_ITEM_RESUMPTION == 1 << (sizeof item / sizeof *item - 1), "a word is missing");
_Static_assert(AD_FLAG_SEALED == 1 << (sizeof flag / sizeof *flag - 1), "a word is missing");
