/*
 * text/names.c -- the values of all enums by name: words for scripts, texts for people.
 */
#include "adoube/words.h"

#include "text/put.h"
#include "words/words.h"

enum { EN, DE, LANGUAGES };

#define COUNT(table) (sizeof(table) / sizeof *(table))

static int column(enum ad_language lang)
{
    return lang == AD_DE ? DE : EN;
}

static const char *word_of(const char *const *table, size_t count, unsigned value)
{
    return value < count && table[value] ? table[value] : "";
}

static const char *text_of(const char *const (*table)[LANGUAGES], size_t count, unsigned value,
                           enum ad_language lang)
{
    return value < count && table[value][0] ? table[value][column(lang)] : "";
}

#define WORD(table, value)       word_of(table, COUNT(table), (unsigned)(value))
#define TEXT(table, value, lang) text_of(table, COUNT(table), (unsigned)(value), lang)

/* ---- people and formats ---- */

static const char *const who_words[] = {"white", "black", "arbiter", "clock", "both", "nobody"};

static const char *const who_texts[][LANGUAGES] = {
    {"White", "Weiß"},
    {"Black", "Schwarz"},
    {"the arbiter", "der Schiedsrichter"},
    {"the clock", "die Uhr"},
    {"both players", "beide Spieler"},
    {"nobody", "niemand"},
};

const char *ad_who_word(enum ad_who w)
{
    return WORD(who_words, w);
}

const char *ad_who_text(enum ad_who w, enum ad_language lang)
{
    return TEXT(who_texts, w, lang);
}

const char *ad_format_text(enum ad_format f, enum ad_language lang)
{
    static const char *const texts[][LANGUAGES] = {
        {"standard play", "Turnierpartie"},
        {"rapid", "Schnellschach"},
        {"blitz", "Blitzschach"},
    };

    return TEXT(texts, f, lang);
}

const char *ad_fit_text(char *out, size_t cap, struct ad_fit fit, enum ad_language lang)
{
    static const char *const texts[][LANGUAGES] = {
#define X(id) {AD__SAID(id)},
        AD_UNFIT_MAP(X)
#undef X
    };
    struct put p = {out, cap, 0};
    struct ad_cites cites;

    ad_fit_cites(&cites, fit);
    put_text(&p, ad_edition_name((enum ad_edition)fit.edition));
    for (unsigned i = 0; i < cites.count; i++) {
        put_char(&p, ' ');
        put_text(&p, ad_article_number(cites.article[i]));
    }
    put_text(&p, ": ");
    put_text(&p, TEXT(texts, fit.why, lang));
    put_end(&p);
    return out;
}

const char *ad_language_word(enum ad_language l)
{
    static const char *const words[] = {"en", "de", "fr", "it", "nl", "figurine"};

    return WORD(words, l);
}

/* ---- verdicts, results ---- */

const char *ad_verdict_word(enum ad_verdict v)
{
    static const char *const words[] = {"allowed", "refused", "penalty", "game-over",
                                        "ask-arbiter"};

    return WORD(words, v);
}

const char *ad_verdict_text(enum ad_verdict v, enum ad_language lang)
{
    static const char *const texts[][LANGUAGES] = {
        {"allowed", "erlaubt"},
        {"refused", "abgewiesen"},
        {"penalised", "geahndet"},
        {"the game is over", "die Partie ist beendet"},
        {"the arbiter decides", "der Schiedsrichter entscheidet"},
    };

    return TEXT(texts, v, lang);
}

const char *ad_result_kind_text(enum ad_result_kind k, enum ad_language lang)
{
    static const char *const texts[][LANGUAGES] = {
        {"still open", "noch offen"},
        {"played", "gespielt"},
        {"forfeited", "kampflos"},
        {"annulled", "annulliert"},
        {"not yet decided", "noch nicht entschieden"},
    };

    return TEXT(texts, k, lang);
}

/* ---- what is done ---- */

const char *ad_command_word(enum ad_command_kind k)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_COMMAND_MAP(X)
#undef X
    };

    return WORD(words, k);
}

/* "White ...": who did it stands before it. */
static const char *const command_texts[AD_COMMANDS][LANGUAGES] = {
    [AD_DOES_RECALL] = {"played before", "hat vorher gezogen"},
    [AD_DOES_BE_ABSENT] = {"is not there", "ist nicht da"},
    [AD_DOES_ARRIVE] = {"arrives", "erscheint"},
    [AD_DOES_ADJUST] = {"adjusts", "rückt zurecht"},
    [AD_DOES_TOUCH] = {"touches", "berührt"},
    [AD_DOES_BRUSH] = {"touches by accident", "berührt versehentlich"},
    [AD_DOES_LIFT] = {"lifts", "hebt auf"},
    [AD_DOES_RELEASE] = {"lets go", "lässt los"},
    [AD_DOES_REMOVE] = {"takes off the board", "nimmt vom Brett"},
    [AD_DOES_PLACE] = {"places", "stellt auf"},
    [AD_DOES_MOVE] = {"moves", "zieht"},
    [AD_DOES_PRESS] = {"presses the clock", "drückt die Uhr"},
    [AD_DOES_OFFER] = {"offers a draw", "bietet Remis an"},
    [AD_DOES_ACCEPT] = {"accepts", "nimmt an"},
    [AD_DOES_DECLINE] = {"declines", "lehnt ab"},
    [AD_DOES_POSTPONE] = {"waits with the answer", "wartet mit der Antwort"},
    [AD_DOES_WITHDRAW] = {"withdraws", "zieht zurück"},
    [AD_DOES_CLAIM] = {"claims", "reklamiert"},
    [AD_DOES_REQUEST] = {"requests", "verlangt"},
    [AD_DOES_RESIGN] = {"resigns", "gibt auf"},
    [AD_DOES_STOP] = {"stops the clocks", "hält die Uhren an"},
    [AD_DOES_DISPLACE] = {"displaces", "verschiebt"},
    [AD_DOES_RESTORE] = {"restores", "stellt wieder her"},
    [AD_DOES_WRITE] = {"writes", "schreibt"},
    [AD_DOES_SKIP] = {"leaves a move unwritten", "schreibt einen Zug nicht mit"},
    [AD_DOES_ANNOUNCE] = {"announces", "sagt an"},
    [AD_DOES_REPEAT] = {"repeats", "wiederholt"},
    [AD_DOES_SEAL] = {"seals", "gibt ab"},
    [AD_DOES_FALL] = {"falls", "fällt"},
    [AD_DOES_STICK] = {"sticks", "hängt"},
    [AD_DOES_START] = {"starts the clock", "setzt die Uhr in Gang"},
    [AD_DOES_RESTART] = {"restarts the clock", "setzt die Uhr wieder in Gang"},
    [AD_DOES_SEE] = {"sees", "sieht"},
    [AD_DOES_FIND] = {"finds", "stellt fest"},
    [AD_DOES_SET] = {"sets the clock", "stellt die Uhr"},
    [AD_DOES_ADD] = {"adds time", "gibt Zeit hinzu"},
    [AD_DOES_RULE] = {"rules", "entscheidet"},
    [AD_DOES_PENALISE] = {"penalises", "bestraft"},
    [AD_DOES_END_SESSION] = {"ends the session", "beendet die Spielzeit"},
    [AD_DOES_OPEN] = {"opens the envelope", "öffnet den Umschlag"},
    [AD_DOES_LOSE] = {"cannot find the envelope", "findet den Umschlag nicht"},
    [AD_DOES_AGREE] = {"agree", "einigen sich"},
    [AD_DOES_PROTEST] = {"protests", "protestiert"},
};

const char *ad_command_text(enum ad_command_kind k, enum ad_language lang)
{
    return TEXT(command_texts, k, lang);
}

const char *ad_event_word(enum ad_event_kind k)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_EVENT_MAP(X)
#undef X
    };

    return WORD(words, k);
}

const char *ad_what_word(enum ad_what w)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_WHAT_MAP(X)
#undef X
    };

    return WORD(words, w);
}

static const char *const what_texts[AD_WHATS][LANGUAGES] = {
    [AD_WHAT_NOTHING] = {"nothing", "nichts"},
    [AD_WHAT_OFFER] = {"draw offer", "Remisangebot"},
    [AD_WHAT_CLAIM] = {"claim", "Reklamation"},
    [AD_WHAT_REPETITION] = {"repetition of the position", "Stellungswiederholung"},
    [AD_WHAT_FIFTY] = {"fifty moves", "fünfzig Züge"},
    [AD_WHAT_FLAG] = {"flag", "Fallblättchen"},
    [AD_WHAT_ILLEGAL_MOVE] = {"illegal move", "regelwidriger Zug"},
    [AD_WHAT_TOUCH_MOVE] = {"touched man", "berührte Figur"},
    [AD_WHAT_NORMAL_MEANS] = {"cannot be won by normal means",
                              "mit normalen Mitteln nicht zu gewinnen"},
    [AD_WHAT_NO_EFFORT] = {"no effort to win", "kein Gewinnversuch"},
    [AD_WHAT_INCREMENT] = {"extra time for every move", "Zusatzzeit für jeden Zug"},
    [AD_WHAT_SHEET] = {"scoresheet", "Partieformular"},
    [AD_WHAT_PROMOTION_PIECE] = {"piece for a promotion", "Umwandlungsfigur"},
    [AD_WHAT_ARBITER] = {"call for the arbiter", "Ruf nach dem Schiedsrichter"},
    [AD_WHAT_NO_REASON] = {"no reason", "kein Grund"},
    [AD_WHAT_TWO_HANDS] = {"two hands", "beide Hände"},
    [AD_WHAT_DEVICE] = {"electronic device", "elektronisches Gerät"},
    [AD_WHAT_TWO_CHECKS] = {"both kings in check", "beide Könige im Schach"},
    [AD_WHAT_LAST_RANK_PAWN] = {"pawn on the last rank", "Bauer auf der letzten Reihe"},
    [AD_WHAT_INTERFERENCE] = {"interference", "Einmischung"},
    [AD_WHAT_WRONG_START] = {"wrong starting position", "falsche Ausgangsstellung"},
    [AD_WHAT_WRONG_COLOURS] = {"wrong colours", "vertauschte Farben"},
    [AD_WHAT_TURNED_BOARD] = {"turned board", "verdrehtes Brett"},
    [AD_WHAT_WRONG_CLOCK] = {"wrong setting of the clock", "falsch gestellte Uhr"},
    [AD_WHAT_BOARDS_DIFFER] = {"the two boards differ",
                               "die beiden Bretter weichen voneinander ab"},
    [AD_WHAT_DISPLACED] = {"displaced men", "verschobene Figuren"},
    [AD_WHAT_MOVE_BACK] = {"taking a move back", "Zurücknahme eines Zuges"},
    [AD_WHAT_DRAW] = {"draw", "Remis"},
    [AD_WHAT_POSITION] = {"position", "Stellung"},
    [AD_WHAT_REFUSAL] = {"refusal to comply with the Laws", "Weigerung, die Regeln einzuhalten"},
    [AD_WHAT_CONDUCT] = {"conduct", "Verhalten"},
    [AD_WHAT_LATE] = {"the default time is over", "Ablauf der Wartezeit"},
    [AD_WHAT_ADVICE] = {"notes, advice or analysis", "Notizen, Ratschläge oder Analyse"},
    [AD_WHAT_LEAVING] = {"leaving without permission", "Verlassen ohne Erlaubnis"},
    [AD_WHAT_SMOKING] = {"smoking", "Rauchen"},
    [AD_WHAT_INSPECTION] = {"refusal of an inspection", "Verweigerung einer Untersuchung"},
    [AD_WHAT_DISTURBANCE] = {"disturbing the opponent", "Störung des Gegners"},
    [AD_WHAT_CLOCK_HANDLING] = {"improper handling of the clock",
                                "unangemessene Behandlung der Uhr"},
    [AD_WHAT_OTHER_HAND] = {"clock pressed with the other hand",
                            "Uhr mit der anderen Hand gedrückt"},
    [AD_WHAT_PERPETUAL] = {"perpetual check", "Dauerschach"},
    [AD_WHAT_RESULT] = {"result", "Ergebnis"},
    [AD_WHAT_LEAVING_AREA] = {"leaving the playing area", "Verlassen des Spielbereichs"},
    [AD_WHAT_LEAVING_VENUE] = {"leaving the playing venue", "Verlassen der Turnierräumlichkeiten"},
    [AD_WHAT_FINGER] = {"finger kept on the clock", "Finger auf der Uhr"},
    [AD_WHAT_PROTEST] = {"protest", "Protest"},
    [AD_WHAT_OTHER_NOTATION] = {"other than algebraic notation",
                                "andere als algebraische Notation"},
    [AD_WHAT_REMARK] = {"remark on a move", "Bemerkung über einen Zug"},
    [AD_WHAT_POINTING] = {"pointing at squares", "Zeigen auf Felder"},
    [AD_WHAT_CLOCK_HINT] = {"hint about the clock", "Hinweis auf die Uhr"},
};

const char *ad_what_text(enum ad_what w, enum ad_language lang)
{
    return TEXT(what_texts, w, lang);
}

const char *ad_answer_word(enum ad_answer a)
{
    static const char *const words[] = {
#define X(id, word) word,
        AD_ANSWER_MAP(X)
#undef X
    };

    return WORD(words, a);
}

const char *ad_answer_text(enum ad_answer a, enum ad_language lang)
{
    static const char *const texts[AD_ANSWERS][LANGUAGES] = {
        [AD_ANSWER_ACCEPT] = {"accepted", "anerkannt"},
        [AD_ANSWER_REJECT] = {"rejected", "zurückgewiesen"},
        [AD_ANSWER_POSTPONE] = {"postponed", "aufgeschoben"},
        [AD_ANSWER_DRAW] = {"drawn", "remis"},
        [AD_ANSWER_LOSS] = {"lost", "verloren"},
        [AD_ANSWER_RESULT] = {"a result", "ein Ergebnis"},
        [AD_ANSWER_VOID] = {"annulled", "annulliert"},
        [AD_ANSWER_REOPEN] = {"reopened", "fortgesetzt"},
    };

    return TEXT(texts, a, lang);
}

/* ---- offences and penalties ---- */

const char *ad_penalty_word(enum ad_penalty p)
{
    static const char *const words[AD_PENALTIES] = {
        "none",         "warning", "time-plus", "time-minus", "points-plus",
        "points-minus", "loss",    "fine",      "round",      "expulsion",
    };

    return WORD(words, p);
}

const char *ad_penalty_text(enum ad_penalty p, enum ad_language lang)
{
    static const char *const texts[AD_PENALTIES][LANGUAGES] = {
        [AD_PENALTY_NONE] = {"none", "keine"},
        [AD_PENALTY_WARNING] = {"warning", "Verwarnung"},
        [AD_PENALTY_TIME_PLUS] = {"more time for the opponent", "mehr Bedenkzeit für den Gegner"},
        [AD_PENALTY_TIME_MINUS] = {"less time", "weniger Bedenkzeit"},
        [AD_PENALTY_POINTS_PLUS] = {"more points for the opponent", "mehr Punkte für den Gegner"},
        [AD_PENALTY_POINTS_MINUS] = {"fewer points", "weniger Punkte"},
        [AD_PENALTY_LOSS] = {"loss of the game", "Verlust der Partie"},
        [AD_PENALTY_FINE] = {"fine", "Geldbuße"},
        [AD_PENALTY_ROUND] = {"exclusion from rounds", "Ausschluss von Runden"},
        [AD_PENALTY_EXPULSION] = {"expulsion from the competition", "Ausschluss vom Turnier"},
    };

    return TEXT(texts, p, lang);
}

const char *ad_offence_text(enum ad_offence o, enum ad_language lang)
{
    static const char *const texts[AD_OFFENCES][LANGUAGES] = {
        [AD_OFFENCE_ILLEGAL] = {"illegal move", "regelwidriger Zug"},
        [AD_OFFENCE_TWO_HANDS] = {"two hands", "beide Hände"},
        [AD_OFFENCE_PRESS] = {"clock pressed without a move", "Uhr ohne Zug gedrückt"},
    };

    return TEXT(texts, o, lang);
}

/* ---- states of the table ---- */

static const char *const mode_texts[AD_MODES][LANGUAGES] = {
    [AD_MODE_PRESENT_WHITE] = {"White is present", "Weiß ist anwesend"},
    [AD_MODE_PRESENT_BLACK] = {"Black is present", "Schwarz ist anwesend"},
    [AD_MODE_SESSION] = {"session", "Spielzeit"},
    [AD_MODE_WATCH] = {"the arbiter waits for the next move",
                       "der Schiedsrichter wartet den nächsten Zug ab"},
    [AD_MODE_DISPLACED_WHITE] = {"men displaced by White", "von Weiß verschobene Figuren"},
    [AD_MODE_DISPLACED_BLACK] = {"men displaced by Black", "von Schwarz verschobene Figuren"},
    [AD_MODE_EXTRA] = {"extra time for every move", "Zusatzzeit für jeden Zug"},
    [AD_MODE_POSTPONED] = {"a postponed decision", "eine aufgeschobene Entscheidung"},
    [AD_MODE_ANNOUNCED] = {"announcement", "Ansage"},
    [AD_MODE_EXEMPT_WHITE] = {"White need not write", "Weiß muss nicht mitschreiben"},
    [AD_MODE_EXEMPT_BLACK] = {"Black need not write", "Schwarz muss nicht mitschreiben"},
    [AD_MODE_SHEET_DUE_WHITE] = {"half-moves that must stand on White's sheet",
                                 "Halbzüge, die auf dem Formular von Weiß stehen müssen"},
    [AD_MODE_SHEET_DUE_BLACK] = {"half-moves that must stand on Black's sheet",
                                 "Halbzüge, die auf dem Formular von Schwarz stehen müssen"},
    [AD_MODE_CLAIM_SQUARE] = {"the man said to be touched", "die angeblich berührte Figur"},
    [AD_MODE_SIGNED] = {"scoresheets signed", "Formulare unterschrieben"},
    [AD_MODE_BRUSHED] = {"a man touched without intent", "eine Figur ohne Absicht berührt"},
    [AD_MODE_HARMLESS] = {"a man brushed or felt", "eine Figur gestreift oder ertastet"},
    [AD_MODE_DISPLACED_SINCE] = {"since when men are displaced",
                                 "seit wann Figuren verschoben sind"},
    [AD_MODE_OLD_FLAG_WHITE] = {"White's flag of the period before is still up",
                                "Fallblättchen der vorigen Periode bei Weiß noch oben"},
    [AD_MODE_OLD_FLAG_BLACK] = {"Black's flag of the period before is still up",
                                "Fallblättchen der vorigen Periode bei Schwarz noch oben"},
    [AD_MODE_ASKED_SHEET_WHITE] = {"White's requests for the sheet",
                                   "Weiß verlangte das Partieformular"},
    [AD_MODE_ASKED_SHEET_BLACK] = {"Black's requests for the sheet",
                                   "Schwarz verlangte das Partieformular"},
    [AD_MODE_NO_CASTLING] = {"castling that is not allowed", "nicht erlaubte Rochaden"},
    [AD_MODE_STARTED] = {"started", "begonnen"},
    [AD_MODE_CLAIM] = {"a claim waits for the answer", "eine Reklamation wartet auf die Antwort"},
    [AD_MODE_TIMES_OPEN] = {"times may still be questioned",
                            "die Zeiten können noch beanstandet werden"},
    [AD_MODE_NO_CLAIM] = {"no claim with this move", "keine Reklamation bei diesem Zug"},
    [AD_MODE_RESUMED_S] = {"seconds at which the session began",
                           "Beginn der Spielzeit in Sekunden"},
    [AD_MODE_RESUMED_MS] = {"milliseconds of it", "Millisekunden davon"},
    [AD_MODE_OFFER_BEFORE] = {"draw offer before the move", "Remisangebot vor dem Zug"},
    [AD_MODE_WRITTEN] = {"the move written ahead", "der im Voraus aufgeschriebene Zug"},
    [AD_MODE_SAID] = {"the move that was announced", "der angesagte Zug"},
    [AD_MODE_TAKEN_WHITE] = {"half points taken from White", "Weiß abgezogene halbe Punkte"},
    [AD_MODE_TAKEN_BLACK] = {"half points taken from Black", "Schwarz abgezogene halbe Punkte"},
    [AD_MODE_GIVEN_WHITE] = {"half points given to White", "Weiß gutgeschriebene halbe Punkte"},
    [AD_MODE_GIVEN_BLACK] = {"half points given to Black", "Schwarz gutgeschriebene halbe Punkte"},
    [AD_MODE_OFFERED] = {"who last offered a draw", "wer zuletzt remis angeboten hat"},
    [AD_MODE_HELPED] = {"players with an assistant", "Spieler mit einem Assistenten"},
    [AD_MODE_OFFER_AHEAD] = {"an offer goes behind the next move",
                             "ein Angebot gehört hinter den nächsten Zug"},
    [AD_MODE_UNASKED] = {"an illegal move put right without a penalty",
                         "ein regelwidriger Zug, ohne Strafe berichtigt"},
};

const char *ad_mode_text(enum ad_mode m, enum ad_language lang)
{
    return TEXT(mode_texts, m, lang);
}

/* ---- the envelope ---- */

static unsigned bit_number(unsigned bit)
{
    unsigned n = 0;

    while (bit > 1) {
        bit >>= 1;
        n++;
    }
    return n;
}

const char *ad_item_word(enum ad_item i)
{
    static const char *const words[] = {"names",  "position", "times",     "sealer",
                                        "number", "offer",    "resumption"};

    return WORD(words, bit_number((unsigned)i));
}

const char *ad_item_text(enum ad_item i, enum ad_language lang)
{
    static const char *const texts[][LANGUAGES] = {
        {"names of the players", "Namen der Spieler"},
        {"position", "Stellung"},
        {"times used", "verbrauchte Zeiten"},
        {"player who sealed", "Spieler, der den Zug abgegeben hat"},
        {"number of the sealed move", "Nummer des Abgabezuges"},
        {"draw offer, if one is open", "Remisangebot, falls eines offen ist"},
        {"date, time and place of resumption", "Tag, Zeit und Ort der Wiederaufnahme"},
    };

    return TEXT(texts, bit_number((unsigned)i), lang);
}
