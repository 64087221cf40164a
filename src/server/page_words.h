/*
 * server/page_words.h -- the words of the pages, English and German side by side.
 */
#ifndef AD_SERVER_PAGE_WORDS_H
#define AD_SERVER_PAGE_WORDS_H

#define PAGE_MAP(X)                                                                                \
    X(PAGE_SKIP, "To the content", "Zum Inhalt")                                                   \
    X(PAGE_ABOUT,                                                                                  \
      "The Laws of Chess and a federation's tournament order as one executable record",            \
      "Die Schachregeln und die Turnierordnung eines Verbandes als eine ausführbare Aufzeichnung") \
    X(PAGE_AREAS, "Main areas", "Hauptbereiche")                                                   \
    X(PAGE_START, "Home", "Start")                                                                 \
    X(PAGE_EVENTS, "Events", "Veranstaltungen")                                                    \
    X(PAGE_NO_EVENTS, "No events yet", "Noch keine Veranstaltungen")                               \
    X(PAGE_HOW_TO_BEGIN, "The office opens the first one. An account for it:",                     \
      "Die Geschäftsstelle legt die erste an. Ein Zugang für sie:")                                \
    X(PAGE_RUNNING_NOW, "Running now", "Läuft gerade")                                             \
    X(PAGE_NOTHING_RUNS, "No game is running. Boards stand here as soon as their clocks are on.",  \
      "Keine Partie läuft. Hier stehen die Bretter, sobald ihre Uhren laufen.")                    \
    X(PAGE_PROGRAMS, "For programs", "Für Programme")                                              \
    X(PAGE_API, "Description of the interface", "Beschreibung der Schnittstelle")                  \
    X(PAGE_TROUBLE, "The record cannot be reached. Nothing is lost; please try again.",            \
      "Der Datenbestand ist nicht zu erreichen. Nichts ist verloren; bitte noch einmal "           \
      "versuchen.")                                                                                \
    X(PAGE_MISSING, "Not found", "Nicht gefunden")                                                 \
    X(PAGE_ROUND, "Round", "Runde")                                                                \
    X(PAGE_BOARD, "Board", "Brett")                                                                \
    X(PAGE_WHITE, "White", "Weiß")                                                                 \
    X(PAGE_BLACK, "Black", "Schwarz")                                                              \
    X(PAGE_RESULT, "Result", "Ergebnis")                                                           \
    X(PAGE_RUNNING, "running", "läuft")                                                            \
    X(PAGE_NOT_BEGUN, "not yet begun", "noch nicht begonnen")                                      \
    X(PAGE_ENDED, "ended", "beendet")                                                              \
    X(PAGE_VOID, "annulled", "annulliert")                                                         \
    X(PAGE_PENDING, "not yet decided", "noch nicht entschieden")                                   \
    X(PAGE_NO_GAMES, "No games yet", "Noch keine Partien")                                         \
    X(PAGE_GAMES_COME,                                                                             \
      "Here will be the boards, with names and results, as soon as an arbiter has set them up.",   \
      "Hier stehen die Bretter mit Namen und Ergebnissen, sobald sie angesetzt sind.")             \
    X(PAGE_MORE_GAMES, "More boards", "Weitere Bretter")                                           \
    X(PAGE_GAME, "Game", "Partie")                                                                 \
    X(PAGE_MOVES, "Moves", "Züge")                                                                 \
    X(PAGE_MOVE_NUMBER, "No.", "Nr.")                                                              \
    X(PAGE_NO_MOVES, "No move has been made yet.", "Noch ist kein Zug geschehen.")                 \
    X(PAGE_RULINGS, "Rulings", "Entscheidungen")                                                   \
    X(PAGE_NO_RULINGS, "Nothing has been ruled. What is ruled stands here with its article.",      \
      "Nichts ist entschieden. Was entschieden wird, steht hier mit seinem Artikel.")              \
    X(PAGE_WITH, "with", "mit")                                                                    \
    X(PAGE_POSITION, "Position", "Stellung")                                                       \
    X(PAGE_START_POSITION, "Position at the beginning", "Stellung zu Beginn")                      \
    X(PAGE_AFTER, "Position after", "Stellung nach")                                               \
    X(PAGE_PAWNS, "pawns", "Bauern")                                                               \
    X(PAGE_FLAG, "flag has fallen", "Fahne gefallen")                                              \
    X(PAGE_ASKED, "the arbiter is asked", "der Schiedsrichter ist gefragt")                        \
    X(PAGE_OFFER, "draw offered by", "Remisangebot von")                                           \
    X(PAGE_CLOCK_RECORDED, "Clocks as last recorded at the board.",                                \
      "Uhren wie zuletzt am Brett aufgezeichnet.")                                                 \
    X(PAGE_LOST, "No connection. What you see may be old; trying again.",                          \
      "Keine Verbindung. Das hier kann alt sein; es wird weiter versucht.")                        \
    X(PAGE_GUEST, "Guest", "Gast")                                                                 \
    X(PAGE_SIGN_IN, "Sign in", "Anmelden")                                                         \
    X(PAGE_SIGN_OUT, "Sign out", "Abmelden")                                                       \
    X(PAGE_SIGNED_IN_AS, "Signed in as", "Angemeldet als")                                         \
    X(PAGE_YOUR_NAME, "Name", "Name")                                                              \
    X(PAGE_PASSWORD, "Password", "Passwort")                                                       \
    X(PAGE_NEEDS_SCRIPT,                                                                           \
      "Signing in needs JavaScript. Everything that is public can be read without it.",            \
      "Das Anmelden braucht JavaScript. Alles Öffentliche ist ohne lesbar.")                       \
    X(PAGE_NOT_SENT, "Not sent: no connection. What you typed is still here.",                     \
      "Nicht gesendet: keine Verbindung. Ihre Eingabe steht noch hier.")

enum page_word {
#define X(name, en, de) name,
    PAGE_MAP(X)
#undef X
};

#endif
