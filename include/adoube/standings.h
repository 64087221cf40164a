/*
 * adoube/standings.h -- who stands where, by any chain of tie-breaks, and how that came about.
 *
 *     struct ad_entrant players[] = {{.number = 1}, {.number = 2}, {.number = 3}};
 *     struct ad_meeting met[3][2] = {{{.opponent = 3, .colour = 'w', .result = '1'},
 *                                     {.opponent = 2, .colour = 'b', .result = '='}},
 *                                    {{.colour = '-', .result = 'U'},
 *                                     {.opponent = 1, .colour = 'w', .result = '='}},
 *                                    {{.opponent = 1, .colour = 'b', .result = '0'},
 *                                     {.colour = '-', .result = 'U'}}};
 *     struct ad_tournament t = {.entrants = players, .count = 3, .meetings = met[0], .stride = 2,
 *                               .played = 2, .scoring = ad_scoring_usual};
 *     struct ad_standings_how how = {.rules = AD_RULES_2026, .rounds = t.played};
 *     struct ad_tiebreak list[2];
 *     size_t len = ad_standings_bytes(&t, 2);
 *     void *memory = malloc(len);
 *     struct ad_standings s;
 *     struct ad_receipt r;
 *
 *     assert(ad_tiebreak_read(&list[0], "PTS", 3, NULL) == 0);
 *     assert(ad_tiebreak_read(&list[1], "WON", 3, NULL) == 0);
 *     assert(memory && ad_standings_make(&s, &t, list, 2, &how, memory, len) == 0);
 *     assert(s.rows[1].who == 1 && s.rows[1].rank == 2);      // place in `players`, from 0
 *     assert(ad_standings_value(&s, 1, 0) == 150);            // as many points as the first,
 *     ad_receipt_make(&r, &s, 1, 1);                          // and round by round why
 *     assert(r.value == 0);                                   // no game won over the board
 *     free(memory);
 *
 * Values are exact: hundredths, whatever is counted. 3.5 points are 350, a rating of 2216 221600.
 * Means are rounded where the rules round them, so what is printed is what is compared.
 */
#ifndef ADOUBE_STANDINGS_H
#define ADOUBE_STANDINGS_H

#include "adoube/export.h"
#include "adoube/tournament.h"

AD_BEGIN

/*
 * The tie-breaks: name, code as in tags 202 and 212 of the report file, digits to print after the
 * point, its article in FIDE's C.07, name and formula. Where C.07 has none ("") the code is ours.
 *
 * "score" in a formula is that of C.07 articles 15 and 16: adjusted for rounds nobody played.
 */
/* clang-format off */
#define AD_TIEBREAK_MAP(X)                                                                     \
    X(AD_TB_PTS, "PTS", 1, "4.1") X(AD_TB_MPTS, "MPTS", 1, "11.1")                             \
    X(AD_TB_GPTS, "GPTS", 1, "11.1") X(AD_TB_DE, "DE", 0, "6") X(AD_TB_EDE, "EDE", 0, "13.3")  \
    X(AD_TB_EDEC, "EDEC", 0, "13.3") X(AD_TB_EDEBT, "EDEBT", 0, "13.3")                        \
    X(AD_TB_EDEBB, "EDEBB", 0, "13.3") X(AD_TB_EDET, "EDET", 0, "13.3")                        \
    X(AD_TB_EDEB, "EDEB", 0, "13.3") X(AD_TB_WIN, "WIN", 0, "7.1")                             \
    X(AD_TB_WON, "WON", 0, "7.2") X(AD_TB_BPG, "BPG", 0, "7.3") X(AD_TB_BWG, "BWG", 0, "7.4")  \
    X(AD_TB_PS, "PS", 1, "7.5") X(AD_TB_REP, "REP", 0, "7.6") X(AD_TB_GE, "GE", 0, "7.6")      \
    X(AD_TB_STD, "STD", 1, "7.7") X(AD_TB_TPN, "TPN", 0, "7.8") X(AD_TB_BH, "BH", 1, "8.1")    \
    X(AD_TB_AOB, "AOB", 2, "8.2") X(AD_TB_FB, "FB", 1, "8.3") X(AD_TB_BHS, "BHS", 1, "")       \
    X(AD_TB_BHM, "BHM", 1, "") X(AD_TB_SB, "SB", 2, "9.1") X(AD_TB_KS, "KS", 1, "9.2")         \
    X(AD_TB_ARO, "ARO", 0, "10.1") X(AD_TB_TPR, "TPR", 0, "10.2")                              \
    X(AD_TB_PTP, "PTP", 0, "10.3") X(AD_TB_APRO, "APRO", 0, "10.4")                            \
    X(AD_TB_APPO, "APPO", 0, "10.5") X(AD_TB_RTNG, "RTNG", 0, "10.6")                          \
    X(AD_TB_BC, "BC", 1, "12.1") X(AD_TB_TBR, "TBR", 0, "12.2") X(AD_TB_BBE, "BBE", 0, "12.3") \
    X(AD_TB_MPVGP, "MPvGP", 1, "13.1") X(AD_TB_ESB, "ESB", 2, "13.2")                          \
    X(AD_TB_EMMSB, "EMMSB", 2, "13.2.1") X(AD_TB_EMGSB, "EMGSB", 2, "13.2.2")                  \
    X(AD_TB_EGMSB, "EGMSB", 2, "13.2.3") X(AD_TB_EGGSB, "EGGSB", 2, "13.2.4")                  \
    X(AD_TB_SSSC, "SSSC", 2, "13.4") X(AD_TB_BER, "BER", 1, "") X(AD_TB_MW, "MW", 0, "")       \
    X(AD_TB_BD, "BD", 1, "") X(AD_TB_LOT, "LOT", 0, "")
enum ad_tiebreak_code { AD_TIEBREAK_MAP(AD_ID) AD_TIEBREAKS };
/* clang-format on */

/* Which score of a team it is made of: as told by ":MP", ":GP", ":MG" … after the code. */
enum ad_tiebreak_score { AD_SCORE_FIRST, AD_SCORE_MP, AD_SCORE_GP };

/* One tie-break with its modifiers. All zero but the code: as it stands in C.07. */
struct ad_tiebreak {
    enum ad_tiebreak_code code;
    uint8_t cut_low, cut_high; /* /C1: 1, 0; /M1: 1, 1; /C1 to /C9, /M1 to /M9 */
    bool played;               /* /P: forfeits as played games, as in a round robin */
    bool fore;                 /* /F: as if the last round were drawn */
    bool reversed;             /* /R: the lower value first (TPN: the higher) */
    bool limit_set;            /* /Ln: Koya from n percent on; /L+n, /L-n: n half points off half */
    bool limit_half;           /* the limit counts half points, not percent */
    int8_t limit;              /* 0 … 100 percent, or half points more or less */
    uint8_t divisor;           /* /Kn: of SSSC; 0: from the event */
    int16_t unrated;           /* /Un: rating of those who have none; 0: not told */
    enum ad_tiebreak_score score, other; /* :MP :GP; :MG is both. FIRST: as the chain begins */
};

/* What is wrong with the text of a tie-break. */
/* clang-format off */
#define AD_TIEBREAK_BAD_MAP(X)                                                              \
    X(AD_TIEBREAK_FINE) X(AD_TIEBREAK_EMPTY) X(AD_TIEBREAK_UNKNOWN) X(AD_TIEBREAK_SCORE)    \
    X(AD_TIEBREAK_MODIFIER) X(AD_TIEBREAK_UNFIT) X(AD_TIEBREAK_TWICE) X(AD_TIEBREAK_NUMBER)
/* clang-format on */
enum ad_tiebreak_bad { AD_TIEBREAK_BAD_MAP(AD_ID) };

struct ad_tiebreak_fault {
    enum ad_tiebreak_bad why;
    size_t at; /* bytes from the start of the text */
};

/* Reads one, such as "BH/C1", "KS/L60", "BH:GP/C1", in capitals or not. Returns 0, or AD_EPARSE and
 * tells *fault (may be NULL) why. */
AD_API int ad_tiebreak_read(struct ad_tiebreak *out, const char *text, size_t len,
                            struct ad_tiebreak_fault *fault);

/* Reads a list, parted by commas, semicolons or blanks. Returns how many, AD_EPARSE, or AD_EFULL if
 * there are more than cap. */
AD_API int ad_tiebreak_read_list(struct ad_tiebreak *out, unsigned cap, const char *text,
                                 size_t len, struct ad_tiebreak_fault *fault);

/* What is usual where nothing was announced, as such a list. */
AD_API const char *ad_tiebreak_usual(enum ad_system system, bool teams);

/* The code with its modifiers, as it is read. Returns its length, or AD_EFULL. */
enum { AD_TIEBREAK_MAX = 32 };
AD_API int ad_tiebreak_write(char *out, size_t cap, const struct ad_tiebreak *tb);

/* Does this record have what the tie-break is made of: teams, points on boards? */
AD_API bool ad_tiebreak_fits(const struct ad_tiebreak *tb, const struct ad_tournament *t);

/* Code, name and formula alone; never NULL. Modifiers are not in it. */
AD_API unsigned ad_tiebreak_digits(const struct ad_tiebreak *tb);

/* There is no such value: no opponent to take a mean of. It ranks last. */
#define AD_NO_VALUE INT64_MIN

/* A value as text: 1350 with one digit is "13.5"; AD_NO_VALUE is "0". Returns its length, or
 * AD_EFULL. 24 bytes do. */
AD_API int ad_value_write(char *out, size_t cap, int64_t hundredths, unsigned digits);

/*
 * Versions of the rules on rounds that were not played. A round robin and a knockout follow C.07
 * article 15 in the first two: every forfeit counts as a game.
 */
#define AD_RULES_MAP(X)      \
    X(AD_RULES_2026, "2026") \
    X(AD_RULES_2023, "2023") \
    X(AD_RULES_2009, "2009") \
    X(AD_RULES_NRW_1987, "nrw-1987")
enum ad_rules { AD_RULES_MAP(AD_ID) AD_RULES };

/* "nrw-1987", or a year from "2009" to "2026": the text in force at its end, so that 2017 is as 2009
 * and 2024 as 2023. Returns false if it is none. */
AD_API bool ad_rules_read(enum ad_rules *out, const char *text, size_t len);

/* FIDE's text in force on a day, which is written 20260301. */
AD_API enum ad_rules ad_rules_on(unsigned day);

struct ad_standings_how {
    enum ad_rules rules;
    unsigned rounds;        /* after so many rounds; at most t->played */
    const uint16_t *lot;    /* the number each place drew, 0: none yet; NULL: nobody drew */
    const ad_points *extra; /* points given or taken beside all rounds, by place; NULL: none */
};

struct ad_standing {
    uint16_t who;  /* place in the record, from 0 */
    uint16_t rank; /* from 1; equal ones share the best */
    bool shared;   /* somebody else has this rank too */
    bool lot;      /* the chain ends in a lot, and this place waits for one */
};

/* A tie-break that the rules forbid here is dropped: all its values are 0 and it parts nobody. */
#define AD_DROPPED_MAP(X) X(AD_DROPPED_NOT) X(AD_DROPPED_UNRATED) X(AD_DROPPED_ROUND_ROBIN)
enum ad_dropped { AD_DROPPED_MAP(AD_ID) };

struct ad_standings {
    const struct ad_standing *rows; /* by rank; equals by pairing number */
    unsigned count;
    const int64_t *values; /* [who * tiebreaks + i], hundredths; see ad_standings_value */
    unsigned tiebreaks;
    const uint8_t *dropped; /* enum ad_dropped of each tie-break */
    bool lots_missing;      /* some rows wait for a lot */
    const void *work;       /* for receipts */
};

/* How many bytes a table of this record takes. */
AD_API size_t ad_standings_bytes(const struct ad_tournament *t, unsigned tiebreaks);

/*
 * Makes the table: sorted by the first tie-break of the list (usually PTS), equals by the second,
 * and so on. DE, EDE, TBR, BBE look at those still equal alone; their value is the place
 * among them, or 0 where they part nobody.
 *
 * All arrays of *out lie in `memory`; record, list and lots are borrowed as long as *out is used.
 * Returns 0; AD_EFULL if the memory is too small; AD_EINVAL if more rounds are asked for than
 * played, or a tie-break does not fit the record.
 */
AD_API int ad_standings_make(struct ad_standings *out, const struct ad_tournament *t,
                             const struct ad_tiebreak *list, unsigned n,
                             const struct ad_standings_how *how, void *memory, size_t len);

static inline int64_t ad_standings_value(const struct ad_standings *s, unsigned who, unsigned i)
{
    return s->values[(size_t)who * s->tiebreaks + i];
}

/* ---- receipts: the working of one value ---- */

/* What a line says, beside its numbers. */
enum ad_receipt_kind {
    AD_RECEIPT_ROUND, /* what one round, or one board, gives */
    AD_RECEIPT_SUM,   /* the counted rounds, added up */
    AD_RECEIPT_STEP,  /* on the way from the sum to the value: a count, a share, a limit … */
    AD_RECEIPT_VALUE  /* the value itself: always the last line */
};

/* Why a line counts as it does; each with its article, see ad_receipt_cite. */
/* clang-format off */
#define AD_RECEIPT_MAP(X)                                                                      \
    X(AD_RECEIPT_PLAIN) X(AD_RECEIPT_TAIL_DRAWN) X(AD_RECEIPT_LAST_DRAWN)                      \
    X(AD_RECEIPT_UNPLAYED_HALF) X(AD_RECEIPT_DUMMY_OWN) X(AD_RECEIPT_DUMMY_OPPONENT)           \
    X(AD_RECEIPT_DUMMY_HALF) X(AD_RECEIPT_VIRTUAL) X(AD_RECEIPT_REAL_POINTS)                   \
    X(AD_RECEIPT_BYE_NOTHING) X(AD_RECEIPT_AS_PLAYED) X(AD_RECEIPT_AS_AGREED)                  \
    X(AD_RECEIPT_CUT_LOW) X(AD_RECEIPT_CUT_OWN) X(AD_RECEIPT_CUT_HIGH) X(AD_RECEIPT_CUT_ROUND) \
    X(AD_RECEIPT_NOT_MET) X(AD_RECEIPT_MEAN_OF_GAMES) X(AD_RECEIPT_IN_MEAN)                    \
    X(AD_RECEIPT_NOT_TIED) X(AD_RECEIPT_BELOW_LIMIT) X(AD_RECEIPT_NOT_SUCH)                    \
    X(AD_RECEIPT_COUNT) X(AD_RECEIPT_MEAN) X(AD_RECEIPT_SHARE) X(AD_RECEIPT_DIFFERENCE)        \
    X(AD_RECEIPT_EXPECTED_BELOW) X(AD_RECEIPT_SCORED) X(AD_RECEIPT_LIMIT) X(AD_RECEIPT_SECOND) \
    X(AD_RECEIPT_DIVIDED) X(AD_RECEIPT_TIED) X(AD_RECEIPT_MISSING) X(AD_RECEIPT_PLACE)         \
    X(AD_RECEIPT_BLACK_DRAW) X(AD_RECEIPT_EXTRA) X(AD_RECEIPT_LOWEST) X(AD_RECEIPT_BYE_WINS)   \
    X(AD_RECEIPT_ENTRY) X(AD_RECEIPT_DRAWN) X(AD_RECEIPT_NOT_DRAWN)
/* clang-format on */
enum ad_receipt_why { AD_RECEIPT_MAP(AD_ID) AD_RECEIPTS };

/* One line. Numbers are hundredths. Where `product`, amount = factor × score. */
struct ad_receipt_line {
    enum ad_receipt_kind kind;
    uint16_t round;    /* from 1; 0: of no round */
    uint16_t board;    /* from 1; 0: of no board */
    uint16_t opponent; /* place from 1; 0: nobody */
    char colour, result;
    bool scored;    /* before and score are there */
    bool product;   /* and factor */
    bool counted;   /* the amount is in the sum; else it was cut or never counted */
    int64_t factor; /* own points of the round, or the weight of a board */
    int64_t before; /* the opponent's points as they are */
    int64_t score;  /* and as they count here */
    int64_t amount;
    enum ad_receipt_why why; /* why the score is as it is */
    enum ad_receipt_why cut; /* why it does not count; AD_RECEIPT_PLAIN: it does */
};

enum { AD_RECEIPT_LINES = AD_ROUNDS_MAX + 13 };

struct ad_receipt {
    unsigned count;
    int64_t value;
    struct ad_receipt_line line[AD_RECEIPT_LINES];
};

/* The working of tie-break `which` of the list for the entrant at place `who`. The counted amounts
 * of kind ROUND add up to the line SUM, or where there is none to the value, which is the last line
 * and the one of the table. */
AD_API void ad_receipt_make(struct ad_receipt *out, const struct ad_standings *s, unsigned who,
                            unsigned which);

/* A reason in words, and the article it rests on under these rules: "C.07 16.4", "SJ 3.2"; "" if
 * none. ad_tiebreak_cite is the article of the tie-break itself. */
AD_API const char *ad_receipt_cite(enum ad_receipt_why why, enum ad_rules rules);
AD_API const char *ad_tiebreak_cite(enum ad_tiebreak_code code, enum ad_rules rules);

AD_END

#endif
