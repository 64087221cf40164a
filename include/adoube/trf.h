/*
 * adoube/trf.h -- tournaments as FIDE's report file: TRF16, its extensions for pairing, TRF26.
 *
 *     static const char text[] = "001    1      Lang, Ute                         1900\n"
 *                                "001    2      Kurz, Jan                         1800\n";
 *     const struct ad_pair pair = {1, 2};                     // made by hand, or by swiss.h
 *     char out[400];
 *     size_t len = ad_trf_bytes(text, strlen(text));
 *     void *arena = malloc(len);
 *     struct ad_trf trf;                                      // trf.t: the record (tournament.h)
 *     struct ad_trf_note fault;
 *
 *     assert(arena);
 *     if (ad_trf_read(&trf, &fault, text, strlen(text), arena, len) < 0)
 *         printf("%u:%u: %s\n", fault.line, fault.column, ad_text(AD_WORDS_TRF_WHY, (int)fault.why, AD_EN));
 *     assert(trf.note_count == 0);                            // what was read leniently
 *     assert(ad_trf_add_round(&trf, &pair, 1) == 0);
 *     assert(ad_trf_set_result(&trf, 0, 0, '1', '0') == 0);   // round and place, from 0
 *     assert(trf.players[0].points == 10);                    // tenths
 *     assert(ad_trf_write(out, sizeof out, &trf, AD_TRF26) > 0);
 *     assert(strstr(out, " 2 w 1\n") && strstr(out, " 1 b 0\n"));
 *     free(arena);
 *
 * Reading is lenient and says what it forgave; a file is read as a whole or not at all. Writing is
 * strict: right columns, one order, LF. What reading does not understand it keeps, and writing
 * brings it back: comments, unknown lines, national rating records. Columns count characters.
 *
 * Everything read lies in the caller's arena; the text is not needed any more.
 */
#ifndef ADOUBE_TRF_H
#define ADOUBE_TRF_H

#include "adoube/export.h"
#include "adoube/tournament.h"

AD_BEGIN

/* A piece of text, UTF-8, without the blanks around it. Nothing: at may be NULL. */
struct ad_span {
    const char *at;
    size_t len;
};

/* ---- what is wrong, and what was forgiven ---- */

/* The second column is 1 for what was forgiven, 0 for what stops reading. */
/* clang-format off */
#define AD_TRF_WHY_MAP(X)                                                                      \
    X(AD_TRF_FINE, 0) X(AD_TRF_NOBODY, 0) X(AD_TRF_UTF16, 0) X(AD_TRF_ZERO, 0)                 \
    X(AD_TRF_TOO_MANY, 0) X(AD_TRF_BLANK, 0) X(AD_TRF_TAB, 0) X(AD_TRF_NUMBER, 0)              \
    X(AD_TRF_NUMBER_TWICE, 0) X(AD_TRF_NO_PLAYER, 0) X(AD_TRF_NO_TEAM, 0) X(AD_TRF_SELF, 0)    \
    X(AD_TRF_SEX, 0) X(AD_TRF_DIGITS, 0) X(AD_TRF_POINTS, 0) X(AD_TRF_ROUND, 0)                \
    X(AD_TRF_COLOUR, 0) X(AD_TRF_RESULT, 0) X(AD_TRF_BYE_OPPONENT, 0) X(AD_TRF_ONE_SIDED, 0)   \
    X(AD_TRF_SAME_COLOUR, 0) X(AD_TRF_RESULTS, 0) X(AD_TRF_BYE, 0) X(AD_TRF_FIRST_COLOUR, 0)   \
    X(AD_TRF_SCORING, 0) X(AD_TRF_SCORING_ORDER, 0) X(AD_TRF_RANGE, 0) X(AD_TRF_FORFEIT, 0)    \
    X(AD_TRF_TEAM_TWICE, 0) X(AD_TRF_BOARDS, 0) X(AD_TRF_APART, 0) X(AD_TRF_PAST, 0)           \
    /* forgiven */                                                                             \
    X(AD_TRF_BOM, 1) X(AD_TRF_LATIN1, 1) X(AD_TRF_NO_BREAK, 1) X(AD_TRF_LINE_ENDS, 1)          \
    X(AD_TRF_BYTES, 1) X(AD_TRF_MARKS, 1) X(AD_TRF_NO_SPACE, 1) X(AD_TRF_SPELLING, 1)          \
    X(AD_TRF_BYE_COLOUR, 1) X(AD_TRF_NO_COLOUR, 1) X(AD_TRF_MIRRORED, 1)                       \
    X(AD_TRF_MIRRORED_RESULT, 1) X(AD_TRF_POINTS_SUM, 1) X(AD_TRF_COUNT, 1) X(AD_TRF_TWICE, 1) \
    X(AD_TRF_TWO_BYES, 1) X(AD_TRF_SYSTEM, 1) X(AD_TRF_NO_TEAMS, 1) X(AD_TRF_ROUNDS_MANY, 1)   \
    X(AD_TRF_BYE_WORTH, 1) X(AD_TRF_DRAW_WORTH, 1) X(AD_TRF_BAKU_ROUNDS, 1)                    \
    X(AD_TRF_NO_MATCHES, 1) X(AD_TRF_BESIDE, 1) X(AD_TRF_EXTRA, 1) X(AD_TRF_UNKNOWN, 1)
/* clang-format on */
enum ad_trf_why { AD_TRF_WHY_MAP(AD_ID) AD_TRF_WHYS };

/* Line and column are counted from 1, columns in characters; 0: the file as a whole. */
struct ad_trf_note {
    enum ad_trf_why why;
    uint32_t line, column;
};

/* As a phrase for people, in German for AD_DE and in English else. Never NULL. */
AD_API bool ad_trf_why_is_forgiven(enum ad_trf_why why);

/* ---- what a file says ---- */

/* Lines with one text each; written if there is a text. But rounds, first colour, points of a game
 * and colours of the boards are written from t and board_colours, and 062, 072, 082 are counted. */
/* clang-format off */
#define AD_TRF_HEAD_MAP(X)                                                              \
    X(AD_TRF_NAME, "012") X(AD_TRF_CITY, "022") X(AD_TRF_FEDERATION, "032")             \
    X(AD_TRF_START, "042") X(AD_TRF_END, "052") X(AD_TRF_PLAYERS, "062")                \
    X(AD_TRF_RATED, "072") X(AD_TRF_TEAMS, "082") X(AD_TRF_TYPE, "092")                 \
    X(AD_TRF_ARBITER, "102") X(AD_TRF_DEPUTY, "112") X(AD_TRF_TEMPO, "122")             \
    X(AD_TRF_DATES, "132") X(AD_TRF_ROUNDS, "142") X(AD_TRF_FIRST, "152")               \
    X(AD_TRF_GAME_POINTS, "162") X(AD_TRF_RANKING, "172") X(AD_TRF_CONTROLLER, "182")   \
    X(AD_TRF_CODE, "192") X(AD_TRF_TIEBREAKS, "202") X(AD_TRF_STANDINGS, "212")         \
    X(AD_TRF_CLOCK, "222") X(AD_TRF_BOARD_COLOURS, "352") X(AD_TRF_MATCH_POINTS, "362")
/* clang-format on */
enum ad_trf_head { AD_TRF_HEAD_MAP(AD_ID) AD_TRF_HEADS };

enum { AD_TRF_NO_POINTS = -10000000 }; /* nothing was written there */

struct ad_trf_player {
    struct ad_span name, title, federation, id, birth; /* as written */
    char sex;                                          /* 'm', 'w', 0: not told */
    ad_points points;                                  /* as written, or AD_TRF_NO_POINTS */
    uint16_t rank;                                     /* as written, 0: nothing */
    uint32_t line;                                     /* 0: not from a file */

    /* From the first national record of this player: federation, rating, number, origin. */
    struct ad_span national, national_id, national_origin;
    int16_t national_rating;
};

struct ad_trf_team {
    struct ad_span name, nickname;
    uint16_t number;
    int32_t strength;                    /* 0: none */
    ad_points match_points, game_points; /* as written, or AD_TRF_NO_POINTS */
    uint16_t rank;
    uint32_t at, count; /* places of its players, from 0: trf.members[at …], in board order */
    uint32_t line;
};

/* A line that is written back as it stands. */
struct ad_trf_line {
    uint32_t key;        /* where it belongs; lines lie in this order. 0: at the top */
    uint32_t line;       /* where it stood */
    struct ad_span text; /* with its tag */
};

/* 299: who gets other points than usual, in `extra` of his meetings; nobody named: everybody. */
struct ad_trf_extra {
    char type;                           /* W D L F H Z + -; ' ': given or taken as such */
    ad_points match_points, game_points; /* or AD_TRF_NO_POINTS */
    uint16_t round;                      /* counted from 1, 0: all */
    uint32_t at, count;                  /* places, from 0: trf.extra_who[at …] */
};

struct ad_trf {
    struct ad_tournament t;     /* the players and their games */
    struct ad_tournament teams; /* the teams and their matches; count 0: there are no matches */
    bool team_event;            /* teams are paired, not players: rows 240, 250, 260 mean teams */

    struct ad_span head[AD_TRF_HEADS];

    /* What t points at, to be changed: places as in t, t.count of them. */
    struct ad_entrant *entrants;
    struct ad_meeting *meetings;
    struct ad_trf_player *players;
    char *chairs; /* beside meetings: '+' and '-' of players of a team who sat alone at a board or
                     were not there (the record has F and Z for it); 0 elsewhere */

    struct ad_trf_team *team; /* players of teams, also where no teams are paired */
    unsigned team_count;
    uint16_t *members;      /* places */
    uint16_t *line_ups;     /* beside teams.on_board: who sat there, places from 1; 0: nobody */
    ad_points bye_games;    /* 320: on the boards, or AD_TRF_NO_POINTS: half of them */
    bool old_teams;         /* 013 instead of 310 */
    char board_colours[16]; /* 352: of the team named first, "WBWB"; "": not told */

    ad_points unknown; /* 162 X: an adjourned game; AD_TRF_NO_POINTS: as a draw */

    struct ad_trf_extra *extras;
    unsigned extra_count;
    uint16_t *extra_who;

    struct ad_trf_line *lines;
    unsigned line_count;

    struct ad_trf_note *notes; /* what was forgiven; the first AD_TRF_NOTES_MAX of them */
    unsigned note_count, notes_all;
};

enum { AD_TRF_NOTES_MAX = 1000 };

/* ---- reading ---- */

/* Bytes of arena that reading this text may take. */
AD_API size_t ad_trf_bytes(const char *text, size_t len);

/*
 * Reads a whole file. Players lie in order of their numbers, or with `XXC rank` in order of their
 * lines. t.stride leaves room for one more round than is announced or there.
 *
 * Rounds played are those up to the last in which anybody has an opponent; behind them lie the byes
 * asked for, and one that was given before the others are paired.
 *
 * t.system is as 192 or 092 say (FIDE_DUTCH_2017 …), else AD_SWISS_DUTCH_2026.
 *
 * AD_EPARSE: *fault says why and where, and *out is not to be used. AD_EFULL: the arena is smaller
 * than ad_trf_bytes. `fault` may be NULL.
 */
AD_API int ad_trf_read(struct ad_trf *out, struct ad_trf_note *fault, const char *text, size_t len,
                       void *arena, size_t arena_len);

/* GM IM WGM FM WIM CM WFM WCM, and the short forms g m wg f wm c wf wc, small or large letters. */
AD_API enum ad_title ad_title_of(struct ad_span text);

/* ---- changing ---- */

/* Sets round t.played (from 0): results are open ('?'), a pair without Black is a bye given by the
 * pairing, or the one that was given before; whoever is in no pair and asked for nothing is absent
 * (Z). Points are counted anew. AD_EFULL: no room in t.stride; AD_EINVAL: a pair names nobody,
 * somebody twice, or somebody who has a bye. */
AD_API int ad_trf_add_round(struct ad_trf *trf, const struct ad_pair *pairs, unsigned count);

/* ---- writing ---- */

enum ad_trf_form {
    AD_TRF16, /* with XXR, XXC, XXS, XXA, XXP: byes asked for stand in the cells */
    AD_TRF26  /* with 142, 152, 162, 250, 260: byes asked for stand in 240 */
};

/* Bytes written, without the NUL behind them. AD_EFULL: `cap` is too small; ad_trf_length says how
 * large it must be. Longer texts than their columns are cut. */
AD_API int ad_trf_write(char *out, size_t cap, const struct ad_trf *trf, enum ad_trf_form form);
AD_API size_t ad_trf_length(const struct ad_trf *trf, enum ad_trf_form form); /* with the NUL */

/* The result of the game of `who` in `round` (both from 0), on the lines of both: '1' '0', '=' '=',
 * '0' '0', '+' '-' …, or '?' '?' to open it again. Points are counted anew; the matches of teams are
 * as they were read. AD_EINVAL: no such game, or results that do not fit together. */
AD_API int ad_trf_set_result(struct ad_trf *trf, unsigned round, unsigned who, char mine,
                             char theirs);

AD_END

#endif
