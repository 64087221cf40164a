/*
 * adoube/script.h -- game scripts: a table, then what happened at it, line by line.
 *
 *     static const char text[] = "edition fide-2017\n"
 *                                "position 4k3/8/8/8/8/3R4/8/r3K3 w - - 0 1\n"
 *                                "@0:00:10 white moves Td8     # leaves his king in check\n"
 *                                "         white presses\n"
 *                                "         arbiter sees illegal-move\n"
 *                                "expect ruling 7.5.1 7.5.3\n";
 *     static struct ad_ply plies[100];
 *     static char scratch[AD_GAME_SCRATCH];
 *     struct ad_script s;
 *     enum ad_script_step step;
 *
 *     assert(ad_script_start(&s, text, strlen(text), plies, 100, scratch, sizeof scratch) == 0);
 *     while ((step = ad_script_next(&s)) != AD_SCRIPT_END) {  // through ad_game_decide and _apply
 *         assert(step != AD_SCRIPT_FAILED);                   // s.line was wanted, s.got is so
 *         assert(step != AD_SCRIPT_BAD);                      // s.fault: line, column, why
 *     }
 *
 * The text is the caller's and must stay where it is. docs/game-script.md describes the format.
 */
#ifndef ADOUBE_SCRIPT_H
#define ADOUBE_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/export.h"
#include "adoube/game.h"
#include "adoube/language.h"

AD_BEGIN

/* ---- what can be wrong with the text ---- */

#define AD_SCRIPT_WHY_MAP(X)                                                                       \
    X(AD_SCRIPT_FINE, "nothing is wrong", "nichts ist falsch")                                     \
    X(AD_SCRIPT_NOT_UTF8, "not UTF-8", "kein UTF-8")                                               \
    X(AD_SCRIPT_UNKNOWN, "unknown word", "unbekanntes Wort")                                       \
    X(AD_SCRIPT_MISSING, "something is missing here", "hier fehlt etwas")                          \
    X(AD_SCRIPT_MORE, "one word too many", "ein Wort zu viel")                                     \
    X(AD_SCRIPT_QUOTE, "this quotation mark is not closed",                                        \
      "dieses Anführungszeichen wird nicht geschlossen")                                           \
    X(AD_SCRIPT_NO_EDITION, "the script names no edition", "das Skript nennt keine Fassung")       \
    X(AD_SCRIPT_VI, "vi-nrw is switched on by blind under fide-1984 and blitz-1977",               \
      "vi-nrw gilt durch blind unter fide-1984 und blitz-1977")                                    \
    X(AD_SCRIPT_TWICE, "this is set for the second time", "das wird zum zweiten Mal gesetzt")      \
    X(AD_SCRIPT_LATE, "settings stand before the first event",                                     \
      "Einstellungen stehen vor dem ersten Ereignis")                                              \
    X(AD_SCRIPT_TIME, "not a time", "keine Zeitangabe")                                            \
    X(AD_SCRIPT_NUMBER, "not a whole number in range", "keine ganze Zahl in diesem Bereich")       \
    X(AD_SCRIPT_SQUARE, "not a square", "kein Feld")                                               \
    X(AD_SCRIPT_SQUARES, "more squares than a hand can touch",                                     \
      "mehr Felder, als eine Hand berühren kann")                                                  \
    X(AD_SCRIPT_MOVE, "not a move", "kein Zug")                                                    \
    X(AD_SCRIPT_AMBIGUOUS, "more than one move can be meant: write it like g1f3",                  \
      "mehr als ein Zug kann gemeint sein: bitte wie g1f3 schreiben")                              \
    X(AD_SCRIPT_NO_MAN, "no man can be meant by this", "keine Figur kann damit gemeint sein")      \
    X(AD_SCRIPT_UPTURNED,                                                                          \
      "no edition speaks of men upside down: a rook stays a rook; leave this out",                 \
      "von umgedrehten Figuren spricht keine Fassung: ein Turm bleibt ein Turm; bitte weglassen")  \
    X(AD_SCRIPT_LANGUAGES, "one move in one language, another in another: write it like g1f3",     \
      "in der einen Sprache ein anderer Zug als in der anderen: bitte wie g1f3 schreiben")         \
    X(AD_SCRIPT_STUCK, "the game is over, or the move before was not made",                        \
      "die Partie ist beendet, oder der Zug davor wurde nicht ausgeführt")                         \
    X(AD_SCRIPT_FEN, "not a FEN", "keine FEN")                                                     \
    X(AD_SCRIPT_POSITION, "not a position of chess", "keine Schachstellung")                       \
    X(AD_SCRIPT_SUPERVISION, "does not fit the edition and the format",                            \
      "passt nicht zu Fassung und Partieart")                                                      \
    X(AD_SCRIPT_GROUP, "this edition does not count offences by this article",                     \
      "diese Fassung zählt Verstöße nicht nach diesem Artikel")                                    \
    X(AD_SCRIPT_RESULT, "not a result", "kein Ergebnis")                                           \
    X(AD_SCRIPT_LONG, "this text is too long", "dieser Text ist zu lang")                          \
    X(AD_SCRIPT_TABLE, "these settings make no sense together",                                    \
      "diese Einstellungen passen nicht zusammen")                                                 \
    X(AD_SCRIPT_RECORD, "this cannot have been played", "das kann nicht gespielt worden sein")     \
    X(AD_SCRIPT_FULL, "more moves than there is room for", "mehr Züge, als Platz ist")             \
    X(AD_SCRIPT_DATE, "not a date such as 1987-10-04", "kein Datum wie 4.10.1987")                 \
    X(AD_SCRIPT_SEASON, "not a season such as 1987/88", "kein Spieljahr wie 1987/88")              \
    X(AD_SCRIPT_NAME, "nothing of this name was declared", "nichts dieses Namens ist genannt")     \
    X(AD_SCRIPT_ENTRY, "is not entered in this championship",                                      \
      "ist in dieser Meisterschaft nicht gemeldet")                                                \
    X(AD_SCRIPT_ORG, "no such club or area is known; only affiliated clubs take part (BTO 2.1)",   \
      "diesen Verein oder Bereich gibt es nicht; nur angeschlossene Vereine nehmen teil (BTO "     \
      "2.1)")                                                                                      \
    X(AD_SCRIPT_TAKEN, "this name is taken", "dieser Name ist vergeben")                           \
    X(AD_SCRIPT_NEEDS, "a fact is missing that this needs", "dafür fehlt noch eine Angabe")        \
    X(AD_SCRIPT_NO_SEASON, "which season? Say it first: season 1987/88",                           \
      "welches Spieljahr? Zuerst: season 1987/88")                                                 \
    X(AD_SCRIPT_NO_LIST, "this club has no rank list yet: ranklist or squad",                      \
      "dieser Verein hat noch keine Rangfolge: ranklist oder squad")                               \
    X(AD_SCRIPT_NO_EVENT, "no championship has been named yet: championship NAME TEMPLATE",        \
      "noch keine Meisterschaft genannt: championship NAME VORLAGE")                               \
    X(AD_SCRIPT_NOT_BEGUN, "this stage has not begun", "diese Stufe hat noch nicht begonnen")      \
    X(AD_SCRIPT_NO_RESULTS, "no results have been told yet: entrants, round",                      \
      "noch keine Ergebnisse: entrants, round")                                                    \
    X(AD_SCRIPT_NO_GAME, "no game has been told yet: unfinished", "noch keine Partie: unfinished") \
    X(AD_SCRIPT_NO_CASE, "there is no case yet", "noch kein Verfahren")                            \
    X(AD_SCRIPT_CASE_BEGUN, "the case has begun: another party comes by act join",                 \
      "das Verfahren läuft: weitere Beteiligte durch act join")                                    \
    X(AD_SCRIPT_CASE_DAY, "when did it happen, or when was it decided? incident= or decided=",     \
      "wann war der Vorfall oder die Entscheidung? incident= oder decided=")                       \
    X(AD_SCRIPT_SILENT, "the template says nothing about this", "die Vorlage sagt dazu nichts")    \
    X(AD_SCRIPT_CLUB, "for which club? Name it", "für welchen Verein? Er ist zu nennen")           \
    X(AD_SCRIPT_UNASKED, "nothing was asked before", "vorher wurde nichts gefragt")                \
    X(AD_SCRIPT_POINT, "no such point of the order", "keine solche Bestimmung der Ordnung")        \
    X(AD_SCRIPT_LINEUP, "not a line-up", "keine Aufstellung")                                      \
    X(AD_SCRIPT_MONEY, "not an amount of money", "kein Geldbetrag")                                \
    X(AD_SCRIPT_MANY, "more than a season script can hold", "mehr, als ein Skript fasst")          \
    X(AD_SCRIPT_SECOND_PASS, "has a valid pass for another club already (A1 13.5)",                \
      "hat schon einen gültigen Pass für einen anderen Verein (A1 13.5)")                          \
    X(AD_SCRIPT_UNFIT, "this does not go with the edition",                                        \
      "das geht nicht mit dieser Fassung zusammen")                                                \
    X(AD_SCRIPT_NO_SQUAD, "no list of this club was reported with squad; ranklist will not do",    \
      "dieser Verein hat noch keine Rangfolge mit squad gemeldet; ranklist genügt nicht")          \
    X(AD_SCRIPT_NO_RANKLIST, "no list of this club was told with ranklist; squad will not do",     \
      "für diesen Verein gibt es noch keine Rangfolge mit ranklist; squad genügt nicht")           \
    X(AD_SCRIPT_NO_YOUTH_LIST, "this club has no youth rank list yet: ranklist or squad … youth",  \
      "dieser Verein hat noch keine Jugend-Rangfolge: ranklist oder squad … youth")                \
    X(AD_SCRIPT_BOARDS, "the boards are needed here, one by one: 1 = 0 …",                         \
      "hier werden die Bretter einzeln gebraucht: 1 = 0 …")                                        \
    X(AD_SCRIPT_NO_SENIOR_LIST,                                                                    \
      "this club has a youth list only; one of its seniors is needed: ranklist or squad",          \
      "dieser Verein hat nur eine Rangfolge der Jugend; nötig ist eine der Senioren: ranklist "   \
      "oder squad")

enum ad_script_why {
#define X(name, en, de) name,
    AD_SCRIPT_WHY_MAP(X)
#undef X
        AD_SCRIPT_WHYS
};

struct ad_script_fault {
    enum ad_script_why why;
    uint32_t line, column; /* both counted from 1; columns count bytes */
    const char *word;      /* in the script */
    size_t len;
    const char *near; /* the known word that may have been meant, or what is missing; or NULL */
    size_t near_len;
    unsigned detail; /* AD_SCRIPT_FEN: enum ad_why; AD_SCRIPT_POSITION: AD_BAD_*;
                       * AD_SCRIPT_DATE: enum ad_date_bad; AD_SCRIPT_LINEUP: enum ad_lineup_bad;
                       * AD_SCRIPT_UNFIT: the bytes of an ad_fit, the first lowest */
};

/* The fault as a phrase. Returns the length, or AD_EFULL. */
AD_API int ad_script_fault_text(char *out, size_t cap, const struct ad_script_fault *f,
                                enum ad_language lang);

/* ---- running it ---- */

enum ad_script_step {
    AD_SCRIPT_END,        /* nothing follows                                               */
    AD_SCRIPT_EVENT,      /* something happened: see command, event, events                */
    AD_SCRIPT_IMPOSSIBLE, /* it cannot have happened, nor was that expected: see impossible */
    AD_SCRIPT_HELD,       /* an expectation holds                                          */
    AD_SCRIPT_FAILED,     /* one does not: see line, got                                   */
    AD_SCRIPT_BAD         /* a line cannot be read: see fault. Behind it only faults are told */
};

enum {
    AD_SCRIPT_EVENTS_MAX = 3 * AD_EVENTS_MAX, /* a move, its announcement and the press */
    AD_SCRIPT_GOT_MAX = 1024,
    AD_SCRIPT_TOLD_MAX = 16
};

struct ad_script {
    struct ad_game game;
    struct ad_command command; /* of the last event line; of `both play` the move     */
    struct ad_event event[AD_SCRIPT_EVENTS_MAX];
    unsigned events;           /* that followed from it                               */
    enum ad_reason impossible; /* why it cannot have happened, or none                */
    struct ad_script_fault fault;
    const char *line; /* the present one, without its comment                         */
    size_t line_len;
    uint32_t number;     /* ... counted from 1                                     */
    const char *name[2]; /* of the players, in the script; NULL if none is given   */
    size_t name_len[2];
    char got[AD_SCRIPT_GOT_MAX]; /* after AD_SCRIPT_FAILED                            */

    const char *text, *at, *end; /* from here on the reader's own affair */
    const char *playing;         /* in the middle of `both play`         */
    const char *said;
    size_t said_len;
    void *scratch;
    size_t scratch_len;
    int64_t now, each;
    bool begun, bad, resumed, unset;
    uint32_t told[AD_SCRIPT_TOLD_MAX]; /* lines of settings whose fault was told */
    unsigned tolds;
    struct ad_ply *plies;
    uint32_t cap;
    struct ad_events out; /* too large for the stack below a proof */
};

/*
 * Read the settings, set the table up, play the record. `plies` and `scratch` are the caller's, as
 * in game.h. Returns 0; or AD_EPARSE, and s->fault says where and why: ad_script_next then tells the
 * other faults alone.
 */
AD_API int ad_script_start(struct ad_script *s, const char *text, size_t len, struct ad_ply *plies,
                           uint32_t cap, void *scratch, size_t scratch_len);

AD_API enum ad_script_step ad_script_next(struct ad_script *s);

/* So many half-moves suffice for a script of that length. */
static inline size_t ad_script_plies(size_t len)
{
    return len / 3 + 16;
}

/* ---- one line ---- */

/* Read an event line, without playing it: about s->game, at the moment s->now if it names none. No
 * more of *s need be set. Returns 0; or AD_EPARSE, and s->fault says why: `both play` is many. */
AD_API int ad_script_command(struct ad_command *out, struct ad_script *s, const char *text,
                             size_t len);

/* ---- one move ---- */

/* Read a move as scripts write it: in the letters of `lang`, else of any other of the five
 * languages that agree; as g1f3; legal or not. e7e8 leaves the pawn a pawn. */
AD_API enum ad_script_why ad_act_read(struct ad_act *out, const struct ad_position *p,
                                      const char *text, size_t len, enum ad_language lang);

AD_END

#endif
