/*
 * tournament/tour_text.c -- names, levels and words of a running tournament.
 *
 * Levels: 1 is told; 2 a slip is likely; 3 somebody will ask about it; 4 it changes what was
 * announced or is known; 5 it breaks a rule. Locked: FIDE's endorsement (C.02) leaves no choice.
 */
#include "tournament/tour.h"
#include "tournament/names.h"

#include <string.h>

static const struct {
    const char *name;
    uint8_t level;
    bool locked;
    const char *text[2];
} warnings[AD_TOUR_WARNINGS] = {
    [AD_TOUR_OPEN_RESULTS] =
        {"open-results",
         4,
         false,
         {"games without a result: they count as draws in the next pairing",
          "Partien ohne Ergebnis: In der nächsten Auslosung zählen sie als Remis"}},
    [AD_TOUR_MISSING] = {"missing",
                         2,
                         false,
                         {"not checked in, and paired all the same",
                          "nicht angemeldet und trotzdem ausgelost"}},
    [AD_TOUR_REPEAT] = {"repeat",
                        5,
                        true,
                        {"these two have met before",
                         "diese beiden haben schon gegeneinander gespielt"}},
    [AD_TOUR_FORBIDDEN_MEET] = {"forbidden-meet",
                                5,
                                true,
                                {"these two must not meet",
                                 "diese beiden dürfen nicht gepaart werden"}},
    [AD_TOUR_COLOURS] = {"colours",
                         3,
                         false,
                         {"the rules give this pair the other colours",
                          "nach den Regeln hätte diese Paarung die anderen Farben"}},
    [AD_TOUR_DIFFERS] = {"differs",
                         4,
                         false,
                         {"a pair that the rules do not give",
                          "eine Paarung, die sich aus den Regeln nicht ergibt"}},
    [AD_TOUR_BYE_AGAIN] = {"bye-again",
                           5,
                           true,
                           {"had the bye before, or points like those of a win without a game",
                            "hatte schon ein Freilos oder kampflos die Punkte eines Sieges"}},
    [AD_TOUR_GIVEN_AGAIN] =
        {"given-again",
         1,
         false,
         {"was given this bye, and had one or a win without a game before (C2)",
          "bekam dieses Freilos, obwohl schon eines oder ein kampfloser Sieg da war (C2)"}},
    [AD_TOUR_RESULTS_LOST] = {"results-lost",
                              4,
                              false,
                              {"results of this round are given up",
                               "Ergebnisse dieser Runde gehen verloren"}},
    [AD_TOUR_PUBLISHED] = {"published",
                           3,
                           false,
                           {"the round was published", "die Runde ist schon bekannt gegeben"}},
    [AD_TOUR_ROUNDS_CHANGED] = {"rounds-changed",
                                4,
                                true,
                                {"another number of rounds than announced",
                                 "eine andere Rundenzahl als ausgeschrieben"}},
    [AD_TOUR_ROUNDS_MANY] =
        {"rounds-many",
         4,
         false,
         {"so many rounds cannot be played without anybody meeting twice",
          "so viele Runden gehen nicht, ohne dass sich zwei noch einmal begegnen"}},
    [AD_TOUR_ODD_SCORING] =
        {"odd-scoring",
         5,
         true,
         {"two draws are worth more than a win and a loss, or a bye more than a win",
          "zwei Remis zählen mehr als Sieg und Niederlage, oder eine Freirunde mehr als ein Sieg"}},
    [AD_TOUR_SCORING_CHANGED] = {"scoring-changed",
                                 5,
                                 true,
                                 {"other points after the start",
                                  "andere Punkte nach Turnierbeginn"}},
    [AD_TOUR_SYSTEM_CHANGED] = {"system-changed",
                                5,
                                true,
                                {"other pairing rules after the start",
                                 "andere Auslosungsregeln nach Turnierbeginn"}},
    [AD_TOUR_TIEBREAKS_CHANGED] = {"tiebreaks-changed",
                                   4,
                                   true,
                                   {"other tie-breaks after the start",
                                    "andere Feinwertungen nach Turnierbeginn"}},
    [AD_TOUR_LEAVE_FIDE] = {"leave-fide",
                            5,
                            false,
                            {"leaves FIDE mode: what is locked there becomes possible",
                             "verlässt den FIDE-Modus: Was dort gesperrt ist, wird möglich"}},
    [AD_TOUR_SAME_ID] = {"same-id",
                         4,
                         false,
                         {"a player with this FIDE number is there already",
                          "ein Teilnehmer mit dieser FIDE-Nummer ist schon da"}},
    [AD_TOUR_LATE_ENTRY] =
        {"late-entry",
         1,
         false,
         {"entered after the start: the starting numbers behind this one move up",
          "nachgemeldet: die Startnummern dahinter rücken um eins nach hinten"}},
    [AD_TOUR_LATE_NUMBERS] = {"late-numbers",
                              4,
                              true,
                              {"starting numbers are fixed once round 4 is paired",
                               "ab der Auslosung der 4. Runde stehen die Startnummern fest"}},
    [AD_TOUR_SECOND_HALF] = {"second-half-bye",
                             2,
                             false,
                             {"has a half-point bye already",
                              "hat schon eine Freirunde mit halbem Punkt"}},
    [AD_TOUR_FULL_BYE] = {"full-bye",
                          3,
                          false,
                          {"a full point without a game", "ein ganzer Punkt ohne Partie"}},
    [AD_TOUR_LEFT_PAIRED] = {"left-paired",
                             2,
                             false,
                             {"the game of this round still needs a result",
                              "die Partie dieser Runde braucht noch ein Ergebnis"}},
    [AD_TOUR_LATE_FORBID] = {"late-forbid",
                             3,
                             false,
                             {"pairs are forbidden after the start",
                              "Paarungen werden erst nach Turnierbeginn ausgeschlossen"}},
    [AD_TOUR_LATE_ACCELERATION] =
        {"late-acceleration",
         4,
         true,
         {"points for pairing are given after the start",
          "Beschleunigungspunkte werden erst nach Turnierbeginn vergeben"}},
    [AD_TOUR_ODD_RESULT] = {"odd-result",
                            2,
                            false,
                            {"the two do not share a whole point",
                             "zusammen ist das kein ganzer Punkt"}},
    [AD_TOUR_PAST_RESULT] = {"past-result",
                             3,
                             false,
                             {"the round is over; pairings made since stay as they are",
                              "die Runde ist abgeschlossen; seither gemachte Auslosungen bleiben"}},
    [AD_TOUR_FINISH_OPEN] = {"finish-open",
                             5,
                             true,
                             {"games are open: the table is not final",
                              "Partien sind offen: Die Tabelle ist nicht endgültig"}},
    [AD_TOUR_FINISH_EARLY] = {"finish-early",
                              4,
                              true,
                              {"not all rounds are played", "nicht alle Runden sind gespielt"}},
    [AD_TOUR_BOARD_ORDER] = {"board-order",
                             5,
                             true,
                             {"another order than that of the team's list",
                              "eine andere Reihenfolge als in der Mannschaftsliste"}},
    [AD_TOUR_EMPTY_BOARD] = {"empty-board",
                             3,
                             false,
                             {"a board stays empty: it is lost without a game",
                              "ein Brett bleibt frei: Es ist kampflos verloren"}},
    [AD_TOUR_LATE_MEMBER] = {"late-member",
                             3,
                             false,
                             {"another player for a team after the first round was paired",
                              "nach der Auslosung der ersten Runde für eine Mannschaft "
                              "nachgemeldet"}},
};

static const struct {
    const char *name, *text[2];
} codes[AD_TOUR_CODES] = {
    [AD_TOUR_OK] = {"ok", {"done", "erledigt"}},
    [AD_TOUR_CONFIRM] = {"confirm", {"this must be confirmed", "das muss bestätigt werden"}},
    [AD_TOUR_LOCKED] = {"locked",
                        {"FIDE mode does not allow it", "der FIDE-Modus lässt das nicht zu"}},
    [AD_TOUR_PHASE] = {"phase",
                       {"not before the tournament is opened, nor after it was finished",
                        "nicht vor der Eröffnung und nicht nach dem Abschluss des Turniers"}},
    [AD_TOUR_STARTED] = {"started",
                         {"not after round 1 was paired",
                          "nicht mehr nach der Auslosung der 1. Runde"}},
    [AD_TOUR_SYSTEM] = {"system",
                        {"not in this kind of tournament", "nicht bei dieser Turnierart"}},
    [AD_TOUR_SCORING] =
        {"scoring",
         {"a win is worth less than a draw, or a draw less than a loss",
          "ein Sieg zählt weniger als ein Remis oder ein Remis weniger als eine Niederlage"}},
    [AD_TOUR_NOBODY] = {"nobody", {"there is no such player", "diesen Teilnehmer gibt es nicht"}},
    [AD_TOUR_ENTERED] = {"entered", {"is entered already", "ist schon gemeldet"}},
    [AD_TOUR_AWAY] = {"away",
                      {"does not take part in this round", "nimmt an dieser Runde nicht teil"}},
    [AD_TOUR_IS_IN] = {"is-in", {"has not left", "ist nicht ausgeschieden"}},
    [AD_TOUR_TWICE] = {"twice",
                       {"is named twice, or somebody is missing",
                        "ist doppelt genannt, oder jemand fehlt"}},
    [AD_TOUR_UNPAIRED_ONE] = {"unpaired",
                              {"takes part and is in no pair",
                               "nimmt teil und steht in keiner Paarung"}},
    [AD_TOUR_BYES] =
        {"byes",
         {"too many byes, or not as many pairs as the bracket has",
          "zu viele Freilose, oder nicht so viele Paarungen, wie der Turnierbaum hat"}},
    [AD_TOUR_LETTER] = {"letter", {"a bye is F, H or Z", "eine Freirunde ist F, H oder Z"}},
    [AD_TOUR_NO_ROUND] = {"no-round", {"there is no such round", "diese Runde gibt es nicht"}},
    [AD_TOUR_IS_PAIRED] = {"is-paired", {"the round is paired", "die Runde ist ausgelost"}},
    [AD_TOUR_NO_BOARD] = {"no-board",
                          {"no game is played at such a board",
                           "an diesem Brett wird keine Partie gespielt"}},
    [AD_TOUR_NO_RESULT] = {"no-result", {"this is no result", "das ist kein Ergebnis"}},
    [AD_TOUR_HAS_RESULT] = {"has-result",
                            {"the game has a result: it can only be corrected",
                             "die Partie hat ein Ergebnis: Es lässt sich nur berichtigen"}},
    [AD_TOUR_SAME_RESULT] = {"same-result",
                             {"that is the result already", "das ist schon das Ergebnis"}},
    [AD_TOUR_NO_REASON] = {"no-reason", {"a reason is needed", "eine Begründung ist nötig"}},
    [AD_TOUR_OVER] = {"over", {"all rounds are paired", "alle Runden sind ausgelost"}},
    [AD_TOUR_FEW] = {"few",
                     {"too few take part, or an odd number",
                      "zu wenige nehmen teil, oder eine ungerade Zahl"}},
    [AD_TOUR_IMPOSSIBLE] = {"impossible",
                            {"there is no pairing that the rules allow",
                             "keine Auslosung ist nach den Regeln möglich"}},
    [AD_TOUR_LEVEL] = {"level",
                       {"nobody has won this game: who goes on?",
                        "niemand hat diese Partie gewonnen: Wer kommt weiter?"}},
    [AD_TOUR_CLOSED] = {"closed", {"that was done already", "das ist schon geschehen"}},
    [AD_TOUR_NOT_OF_TEAM] = {"not-of-team",
                             {"no player of this team", "niemand aus dieser Mannschaft"}},
};

static const char *const commands[] = {
#define X(id, name) name,
    AD_TOUR_CMD_MAP(X)
#undef X
};

static const char *const events[] = {
#define X(id, name) name,
    AD_TOUR_EVENT_MAP(X)
#undef X
};

const char *ad_tour_warning_name(enum ad_tour_warning w)
{
    return w < AD_TOUR_WARNINGS ? warnings[w].name : "";
}

enum ad_tour_warning ad_tour_warning_find(const char *name, size_t len)
{
    unsigned i = 0;

    while (i < AD_TOUR_WARNINGS &&
           (strlen(warnings[i].name) != len || memcmp(warnings[i].name, name, len) != 0))
        i++;
    return (enum ad_tour_warning)i;
}

const char *ad_tour_warning_text(enum ad_tour_warning w, enum ad_language lang)
{
    return w < AD_TOUR_WARNINGS ? warnings[w].text[lang == AD_DE] : "";
}

unsigned ad_tour_warning_level(enum ad_tour_warning w)
{
    return w < AD_TOUR_WARNINGS ? warnings[w].level : 0;
}

bool ad_tour_warning_locked(enum ad_tour_warning w)
{
    return w < AD_TOUR_WARNINGS && warnings[w].locked;
}

const char *ad_tour_code_name(enum ad_tour_code c)
{
    return c < AD_TOUR_CODES ? codes[c].name : "";
}

const char *ad_tour_code_text(enum ad_tour_code c, enum ad_language lang)
{
    return c < AD_TOUR_CODES ? codes[c].text[lang == AD_DE] : "";
}

const char *ad_tour_cmd_name(enum ad_tour_cmd_kind k)
{
    return k < AD_TOUR_CMDS ? commands[k] : "";
}

const char *ad_tour_event_name(enum ad_tour_event_kind k)
{
    return k < AD_TOUR_EVENTS ? events[k] : "";
}
