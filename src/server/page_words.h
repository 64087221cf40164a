/*
 * server/page_words.h -- the words of the pages, English and German side by side.
 */
#ifndef AD_SERVER_PAGE_WORDS_H
#define AD_SERVER_PAGE_WORDS_H

#include "server/page_words_table.h"

#define PAGE_MAP(X)                                                                                 \
    X(PAGE_SKIP, "To the content", "Zum Inhalt")                                                    \
    X(PAGE_ABOUT,                                                                                   \
      "The Laws of Chess and a federation's tournament order as one executable record",             \
      "Die Schachregeln und die Turnierordnung eines Verbandes als eine ausführbare Aufzeichnung")  \
    X(PAGE_AREAS, "Main areas", "Hauptbereiche")                                                    \
    X(PAGE_START, "Home", "Start")                                                                  \
    X(PAGE_EVENTS, "Events", "Veranstaltungen")                                                     \
    X(PAGE_NO_EVENTS, "No events yet", "Noch keine Veranstaltungen")                                \
    X(PAGE_HOW_TO_BEGIN,                                                                            \
      "The office opens the first one. The link to set up its account stands where the service "    \
      "was started.",                                                                               \
      "Die Geschäftsstelle legt die erste an. Der Link zum Einrichten steht dort, wo der Dienst "  \
      "gestartet wurde.")                                                                           \
    X(PAGE_HOW_TO_GO_ON, "Three answers, a list of names, and round 1 is on the screen.",           \
      "Drei Angaben, eine Liste mit Namen, und Runde 1 steht auf dem Bildschirm.")                  \
    X(PAGE_RUNNING_NOW, "Running now", "Läuft gerade")                                              \
    X(PAGE_NOTHING_RUNS, "No game is running. Boards stand here as soon as their clocks are on.",   \
      "Keine Partie läuft. Hier stehen die Bretter, sobald ihre Uhren laufen.")                     \
    X(PAGE_PROGRAMS, "For programs", "Für Programme")                                               \
    X(PAGE_API, "Description of the interface", "Beschreibung der Schnittstelle")                   \
    X(PAGE_TROUBLE, "The record cannot be reached. Nothing is lost; please try again.",             \
      "Der Datenbestand ist nicht zu erreichen. Nichts ist verloren; bitte noch einmal "            \
      "versuchen.")                                                                                 \
    X(PAGE_MISSING, "Not found", "Nicht gefunden")                                                  \
    X(PAGE_ROUND, "Round", "Runde")                                                                 \
    X(PAGE_BOARD, "Board", "Brett")                                                                 \
    X(PAGE_WHITE, "White", "Weiß")                                                                  \
    X(PAGE_BLACK, "Black", "Schwarz")                                                               \
    X(PAGE_RESULT, "Result", "Ergebnis")                                                            \
    X(PAGE_RUNNING, "running", "läuft")                                                             \
    X(PAGE_NOT_BEGUN, "not yet begun", "noch nicht begonnen")                                       \
    X(PAGE_ENDED, "ended", "beendet")                                                               \
    X(PAGE_VOID, "annulled", "annulliert")                                                          \
    X(PAGE_PENDING, "not yet decided", "noch nicht entschieden")                                    \
    X(PAGE_NO_GAMES, "No games yet", "Noch keine Partien")                                          \
    X(PAGE_GAMES_COME,                                                                              \
      "Here will be the boards, with names and results, as soon as an arbiter has set them up.",    \
      "Hier stehen die Bretter mit Namen und Ergebnissen, sobald sie angesetzt sind.")              \
    X(PAGE_MORE_GAMES, "More boards", "Weitere Bretter")                                            \
    X(PAGE_GAME, "Game", "Partie")                                                                  \
    X(PAGE_MOVES, "Moves", "Züge")                                                                  \
    X(PAGE_MOVE_NUMBER, "No.", "Nr.")                                                               \
    X(PAGE_NO_MOVES, "No move has been made yet.", "Noch ist kein Zug geschehen.")                  \
    X(PAGE_RULINGS, "Rulings", "Entscheidungen")                                                    \
    X(PAGE_NO_RULINGS, "Nothing has been ruled. What is ruled stands here with its article.",       \
      "Nichts ist entschieden. Was entschieden wird, steht hier mit seinem Artikel.")               \
    X(PAGE_WITH, "with", "mit")                                                                     \
    X(PAGE_POSITION, "Position", "Stellung")                                                        \
    X(PAGE_START_POSITION, "Position at the beginning", "Stellung zu Beginn")                       \
    X(PAGE_AFTER, "Position after", "Stellung nach")                                                \
    X(PAGE_PAWNS, "pawns", "Bauern")                                                                \
    X(PAGE_FLAG, "flag has fallen", "Fahne gefallen")                                               \
    X(PAGE_ASKED, "the arbiter is asked", "der Schiedsrichter ist gefragt")                         \
    X(PAGE_OFFER, "draw offered by", "Remisangebot von")                                            \
    X(PAGE_CLOCK_RECORDED, "Clocks as last recorded at the board.",                                 \
      "Uhren wie zuletzt am Brett aufgezeichnet.")                                                  \
    X(PAGE_LOST, "No connection. What you see may be old; trying again.",                           \
      "Keine Verbindung. Das hier kann alt sein; es wird weiter versucht.")                         \
    X(PAGE_GUEST, "Guest", "Gast")                                                                  \
    X(PAGE_SIGN_IN, "Sign in", "Anmelden")                                                          \
    X(PAGE_SIGN_OUT, "Sign out", "Abmelden")                                                        \
    X(PAGE_SIGNED_IN_AS, "Signed in as", "Angemeldet als")                                          \
    X(PAGE_YOUR_NAME, "Name", "Name")                                                               \
    X(PAGE_PASSWORD, "Password", "Passwort")                                                        \
    X(PAGE_NEEDS_SCRIPT,                                                                            \
      "Signing in needs JavaScript. Everything that is public can be read without it.",             \
      "Das Anmelden braucht JavaScript. Alles Öffentliche ist ohne lesbar.")                        \
    X(PAGE_OF, "of", "von")                                                                         \
    X(PAGE_RESULT_MISSING, "result is missing", "Ergebnis fehlt")                                   \
    X(PAGE_RESULTS_MISSING, "results are missing", "Ergebnisse fehlen")                             \
    X(PAGE_FINISHED, "Finished", "Beendet")                                                         \
    X(PAGE_PLAYERS_FIRST, "First the players", "Zuerst die Teilnehmer")                             \
    X(PAGE_PLAYERS, "players", "Teilnehmer")                                                        \
    X(PAGE_PLAYERS_TAB, "Players", "Teilnehmer")                                                    \
    X(PAGE_ALL_PLAYED, "All rounds are played", "Alle Runden sind gespielt")                        \
    X(PAGE_FINISH, "Finish the tournament", "Turnier beenden")                                      \
    X(PAGE_PAIR, "Pair the round", "Runde auslosen")                                                \
    X(PAGE_PUBLISH, "Publish the pairings", "Paarungen veröffentlichen")                            \
    X(PAGE_UNPUBLISHED, "Only arbiters see them so far.",                                           \
      "Bisher sehen sie nur die Schiedsrichter.")                                                   \
    X(PAGE_UNPAIR, "Undo the pairing", "Auslosung zurücknehmen")                                    \
    X(PAGE_SWISS, "Swiss system", "Schweizer System")                                               \
    X(PAGE_SWISS_MEANS, "Many players, few rounds. In each round equal scores meet.",               \
      "Viele Teilnehmer, wenige Runden. In jeder Runde treffen gleiche Punktzahlen aufeinander.")   \
    X(PAGE_ROUND_ROBIN, "Round robin", "Rundenturnier")                                             \
    X(PAGE_ROUND_ROBIN_MEANS, "Everybody meets everybody.", "Jeder spielt gegen jeden.")            \
    X(PAGE_KNOCKOUT, "Knockout", "K.-o.-System")                                                    \
    X(PAGE_KNOCKOUT_MEANS, "Whoever loses is out.", "Wer verliert, scheidet aus.")                  \
    X(PAGE_KIND, "What kind is it?", "Welche Art Turnier ist es?")                                  \
    X(PAGE_ROUNDS, "rounds", "Runden")                                                              \
    X(PAGE_ROUNDS_TAB, "Rounds", "Runden")                                                          \
    X(PAGE_OVERVIEW, "Overview", "Überblick")                                                       \
    X(PAGE_STANDINGS, "Standings", "Tabelle")                                                       \
    X(PAGE_STANDINGS_AFTER, "Standings after round", "Tabelle nach Runde")                          \
    X(PAGE_FINAL_TABLE, "Final table", "Endtabelle")                                                \
    X(PAGE_PROVISIONAL, "provisional", "vorläufig")                                                 \
    X(PAGE_PLACE, "Pl.", "Pl.")                                                                     \
    X(PAGE_NUMBER, "No.", "Nr.")                                                                    \
    X(PAGE_RATING, "Rating", "Wertung")                                                             \
    X(PAGE_CLUB, "Club", "Verein")                                                                  \
    X(PAGE_POINTS, "Points", "Punkte")                                                              \
    X(PAGE_CROSSTABLE, "Crosstable", "Kreuztabelle")                                                \
    X(PAGE_ALL, "All", "Alle")                                                                      \
    X(PAGE_PARTS, "Parts of the table", "Teile der Tabelle")                                        \
    X(PAGE_PLACE_OF_ALL, "of all", "gesamt")                                                        \
    X(PAGE_CLUBS, "Clubs", "Vereine")                                                               \
    X(PAGE_FEDERATIONS, "Federations", "Verbände")                                                  \
    X(PAGE_AFTER_ROUND, "after round", "nach Runde")                                                \
    X(PAGE_AT_BOARD, "at board", "am Brett")                                                        \
    X(PAGE_AHEAD_OF, "Ahead of", "Vor")                                                             \
    X(PAGE_LEVEL_WITH, "Level with", "Gleichauf mit")                                               \
    X(PAGE_SUM, "sum", "Summe")                                                                     \
    X(PAGE_HOW_COUNTED, "How it is counted", "So wird gezählt")                                     \
    X(PAGE_OPPONENT, "Opponent", "Gegner")                                                          \
    X(PAGE_COLOUR, "Colour", "Farbe")                                                               \
    X(PAGE_ABSENT, "absent", "nicht dabei")                                                         \
    X(PAGE_BYE_ASKED, "bye asked for", "Freilos auf Antrag")                                        \
    X(PAGE_NO_CARD, "There is no such player here.", "Hier gibt es niemanden mit dieser Nummer.")   \
    X(PAGE_PLACE_OF, "Place", "Platz")                                                              \
    X(PAGE_TEAM_LIST, "Team", "Mannschaft")                                                         \
    X(PAGE_ROUND_SHORT, "R.", "R.")                                                                 \
    X(PAGE_HOW_CROSS, "Place of the opponent, colour, result. A dashed frame: not played.",         \
      "Platz des Gegners, Farbe, Ergebnis. Gestrichelt: nicht gespielt.")                           \
    X(PAGE_PRINT, "Print", "Drucken")                                                               \
    X(PAGE_PRINT_PAIRINGS, "Print pairings", "Paarungen drucken")                                   \
    X(PAGE_PRINT_NAMES, "Print A–Z", "A–Z drucken")                                                 \
    X(PAGE_PRINT_SLIPS, "Print result slips", "Ergebniszettel drucken")                             \
    X(PAGE_PRINT_MATCHES, "Print match sheets", "Spielberichte drucken")                            \
    X(PAGE_PRINT_CARDS, "Print place cards", "Platzkarten drucken")                                 \
    X(PAGE_PAIRINGS, "Pairings", "Paarungen")                                                       \
    X(PAGE_A_TO_Z, "Pairings A–Z", "Paarungen A–Z")                                                 \
    X(PAGE_SLIPS, "Result slips", "Ergebniszettel")                                                 \
    X(PAGE_CARDS, "Place cards", "Platzkarten")                                                     \
    X(PAGE_MATCHES, "Match sheets", "Spielberichte")                                                \
    X(PAGE_POINTS_SHORT, "Pts.", "Pkt.")                                                            \
    X(PAGE_PAPER, "Paper", "Papier")                                                                \
    X(PAGE_AS_OF, "As of", "Stand")                                                                 \
    X(PAGE_SIGNED_WHITE, "Signature of White", "Unterschrift Weiß")                                 \
    X(PAGE_SIGNED_BLACK, "Signature of Black", "Unterschrift Schwarz")                              \
    X(PAGE_SIGNED_ARBITER, "Arbiter", "Schiedsrichter")                                             \
    X(PAGE_SIGNED_CAPTAIN, "Captain", "Mannschaftsführung")                                         \
    X(PAGE_WALL_WAITS, "The pairings will be here as soon as they are published.",                  \
      "Hier stehen die Paarungen, sobald sie veröffentlicht sind.")                                 \
    X(PAGE_NO_SHEET, "There is nothing to print yet.", "Hier gibt es noch nichts zu drucken.")      \
    X(PAGE_BACK, "Back", "Zurück")                                                                  \
    X(PAGE_SCREEN, "Hall screen", "Saalanzeige")                                                    \
    X(PAGE_SCREEN_NAMES, "Screen: pairings A–Z", "Saalanzeige: Paarungen A–Z")                      \
    X(PAGE_SCREEN_BOARDS, "Screen: boards and results", "Saalanzeige: Bretter und Ergebnisse")      \
    X(PAGE_SCREEN_TABLE, "Screen: standings", "Saalanzeige: Tabelle")                               \
    X(PAGE_AGAINST, "against", "gegen")                                                             \
    X(PAGE_BE_SEATED, "Be seated", "Bitte Platz nehmen")                                            \
    X(PAGE_STARTS, "Start", "Beginn")                                                               \
    X(PAGE_GAMES_RUN, "games are running", "Partien laufen")                                        \
    X(PAGE_ROUND_OVER, "All results are in", "Alle Ergebnisse liegen vor")                          \
    X(PAGE_FILES, "Documents", "Unterlagen")                                                        \
    X(PAGE_REPORT, "For the final report", "Für den Schlussbericht")                                \
    X(PAGE_REPORT_WHOLE, "Nothing is missing.", "Es fehlt nichts.")                                 \
    X(PAGE_TAKE_ALONG, "To take along", "Zum Mitnehmen")                                            \
    X(PAGE_ON_PAPER, "On paper", "Auf Papier")                                                      \
    X(PAGE_FILE_TRF, "Report file of FIDE (TRF)", "Turnierbericht der FIDE (TRF)")                  \
    X(PAGE_FILE_PGN, "Games played here (PGN)", "Hier gespielte Partien (PGN)")                     \
    X(PAGE_FILE_ICS, "The days of the event (calendar)", "Die Turniertage (Kalender)")              \
    X(PAGE_FILE_ZIP, "All pages, for any web space (ZIP)",                                          \
      "Alle Seiten für beliebigen Webspace (ZIP)")                                                  \
    X(PAGE_CORRECTED, "corrected after the end", "nach dem Ende berichtigt")                        \
    X(PAGE_AND_MORE, "and more", "und weitere")                                                     \
    X(PAGE_XLSX, "XLSX", "XLSX")                                                                    \
    X(PAGE_CSV, "CSV", "CSV")                                                                       \
    X(PAGE_TRF, "TRF", "TRF")                                                                       \
    X(PAGE_WHAT_IF, "What if …?", "Was wäre, wenn …?")                                              \
    X(PAGE_OPEN, "open", "offen")                                                                   \
    X(PAGE_POSSIBLE, "possible", "möglich")                                                         \
    X(PAGE_SUPPOSE, "Show", "Zeigen")                                                               \
    X(PAGE_SUPPOSE_NOTHING, "Reset", "Zurücksetzen")                                                \
    X(PAGE_THEN_TOP, "Then at the top:", "Dann ist die Spitze:")                                    \
    X(PAGE_STAYS, "stays", "bleibt")                                                                \
    X(PAGE_CAN_WIN, "Can still be first:", "Platz 1 noch möglich für:")                             \
    X(PAGE_WHAT_IF_HOW,                                                                             \
      "Only on your screen. Possible are the places after all outcomes of "                         \
      "the open games.",                                                                            \
      "Nur auf Ihrem Bildschirm. Möglich sind die Plätze nach allen "                             \
      "Ausgängen der offenen Partien.")                                                             \
    X(PAGE_WHAT_IF_TOP,                                                                             \
      "Only on your screen. Possible are the places after all outcomes of "                         \
      "these games; the other open ones count as draws.",                                           \
      "Nur auf Ihrem Bildschirm. Möglich sind die Plätze nach allen "                             \
      "Ausgängen dieser Partien; die übrigen offenen zählen als Remis.")                            \
    X(PAGE_PRIZES, "Prizes", "Preise")                                                              \
    X(PAGE_PRIZES_BY_PLACE, "By place", "Nach Platz")                                               \
    X(PAGE_PRIZE, "Prize", "Preis")                                                                 \
    X(PAGE_PRIZE_NOMINAL, "Prize of the place", "Preis des Platzes")                                \
    X(PAGE_PRIZE_SHARE, "Shared", "Teilung")                                                        \
    X(PAGE_PRIZE_PAID, "Paid", "Betrag")                                                            \
    X(PAGE_PRIZE_SUM, "All prizes", "Alle Preise")                                                  \
    X(PAGE_PRIZE_LAPSED, "nobody is left: it lapses", "niemand übrig: entfällt")                    \
    X(PAGE_PASSED,                                                                                  \
      "passes those who have a larger prize:", "übergangen wegen eines höheren Preises:")           \
    X(PAGE_PRIZE_HOW,                                                                               \
      "One prize a person, the larger one. Rounded down; what is left goes "                        \
      "to the first of those who share.",                                                           \
      "Eine Person erhält höchstens einen Preis, den höheren. Abgerundet; "                      \
      "der Rest geht an den ersten Platz derer, die teilen.")                                       \
    X(PAGE_NO_PRIZES, "No prizes have been announced yet.",                                         \
      "Noch sind keine Preise ausgeschrieben.")                                                     \
    X(PAGE_PRIZE_LIST, "List of prizes", "Preisliste")                                              \
    X(PAGE_EQUAL_POINTS, "With equal points", "Bei gleichen Punkten")                               \
    X(PAGE_WAY_PLACE, "by place, nothing is shared", "nach Platz, ohne Teilung")                    \
    X(PAGE_WAY_SHARED, "shared in equal parts", "zu gleichen Teilen")                               \
    X(PAGE_WAY_HORT, "Hort: half by place, half shared", "Hort: halb nach Platz, halb geteilt")     \
    X(PAGE_PRIZE_UNIT, "Rounded to", "Gerundet auf")                                                \
    X(PAGE_PRIZE_FUNDS, "Prizes, a line each", "Preise, je eine Zeile")                             \
    X(PAGE_PRIZE_FUNDS_HOW,                                                                         \
      "all: 600, 400, 300 · w: 120, 60 (women) · u18: 100 · 60+: 80 · "                         \
      "<1800: 50 · club:SK Nord: 20",                                                               \
      "all: 600, 400, 300 (nach Platz) · w: 120, 60 (Frauen) · u18: 100 · "                      \
      "60+: 80 · <1800: 50 · club:SK Nord: 20")                                                     \
    X(PAGE_BYE, "bye", "spielfrei")                                                                 \
    X(PAGE_RESULT_TITLE, "Result of board", "Ergebnis, Brett")                                      \
    X(PAGE_OTHER_RESULT, "another result", "anderes Ergebnis")                                      \
    X(PAGE_BY_HAND, "by hand", "von Hand")                                                          \
    X(PAGE_EXCHANGE, "Exchange", "Tausche")                                                         \
    X(PAGE_EXCHANGE_WITH, "with", "mit")                                                            \
    X(PAGE_EXCHANGE_HOW, "Two who sit at one board change colours.",                                \
      "Zwei an einem Brett wechseln die Farben.")                                                   \
    X(PAGE_EXCHANGE_DO, "Exchange the two", "Die beiden tauschen")                                  \
    X(PAGE_WHY, "why?", "warum?")                                                                   \
    X(PAGE_WHY_TITLE, "Why this pairing?", "Warum diese Paarung?")                                  \
    X(PAGE_WHY_NOT, "What stood against others", "Was gegen andere sprach")                         \
    X(PAGE_WHY_FIRST, "Nobody came before.", "Niemand kam vorher in Betracht.")                     \
    X(PAGE_WHY_NONE, "Nothing can be told about this board.",                                       \
      "Zu diesem Brett lässt sich nichts sagen.")                                                   \
    X(PAGE_WHY_HAND, "Paired by hand: the rules give other pairs.",                                 \
      "Von Hand gepaart: Aus den Regeln ergeben sich andere Paarungen.")                            \
    X(PAGE_CORRECT, "Correct", "Berichtigen")                                                       \
    X(PAGE_CORRECT_TITLE, "Correct the result of board", "Ergebnis berichtigen, Brett")             \
    X(PAGE_CORRECT_TO, "The result is", "Das Ergebnis lautet")                                      \
    X(PAGE_CORRECT_WHY, "Reason", "Grund")                                                          \
    X(PAGE_WITHDRAW, "Withdraw", "Zurückziehen")                                                    \
    X(PAGE_RETURN, "Comes back", "Kommt zurück")                                                    \
    X(PAGE_HERE, "Here", "Da")                                                                      \
    X(PAGE_IS_HERE, "here", "da")                                                                   \
    X(PAGE_MISSING_YET, "not here yet", "noch nicht da")                                            \
    X(PAGE_LEFT_AFTER, "left after round", "ausgeschieden nach Runde")                              \
    X(PAGE_SINCE, "from round", "ab Runde")                                                         \
    X(PAGE_ASK_BYE, "Bye", "Freilos")                                                               \
    X(PAGE_BYE_TITLE, "A bye for", "Freilos für")                                                   \
    X(PAGE_BYE_KIND, "It counts", "Es zählt")                                                       \
    X(PAGE_BYE_HALF, "half a point", "einen halben Punkt")                                          \
    X(PAGE_BYE_ZERO, "nothing", "nichts")                                                           \
    X(PAGE_BYE_FULL, "a full point", "einen ganzen Punkt")                                          \
    X(PAGE_BYE_NONE, "no bye: will play", "kein Freilos: spielt mit")                               \
    X(PAGE_CHANGE, "Change", "Ändern")                                                              \
    X(PAGE_NOT_HERE, "Not here", "Nicht da")                                                        \
    X(PAGE_ALL_OF_THEM, "All", "Alle")                                                              \
    X(PAGE_BYES, "Byes", "Freilose")                                                                \
    X(PAGE_WITHDRAWN, "Withdrawn", "Ausgeschieden")                                                 \
    X(PAGE_OWING, "Owing", "Startgeld offen")                                                       \
    X(PAGE_FIND, "Find a player", "Teilnehmer suchen")                                              \
    X(PAGE_NOT_HERE_YET, "Not here yet", "Noch nicht da")                                           \
    X(PAGE_FEE, "Fee", "Startgeld")                                                                 \
    X(PAGE_FEE_EURO, "Entry fee in euros", "Startgeld in Euro")                                     \
    X(PAGE_FEE_SET, "Set the fee", "Startgeld festlegen")                                           \
    X(PAGE_HAS_PAID, "Paid", "Bezahlt")                                                             \
    X(PAGE_NOT_PAID, "Unpaid", "Unbezahlt")                                                         \
    X(PAGE_OWES, "owes", "offen")                                                                   \
    X(PAGE_ENTER_PERSON, "Enter one player", "Einzeln eintragen")                                   \
    X(PAGE_MISSED, "The rounds missed count", "Versäumte Runden zählen")                            \
    X(PAGE_MISSED_ZERO, "nothing", "nichts")                                                        \
    X(PAGE_MISSED_HALF, "half a point each", "je einen halben Punkt")                               \
    X(PAGE_FORBID, "Two who must not meet", "Zwei, die nicht aufeinandertreffen dürfen")            \
    X(PAGE_FORBID_ONE, "Player", "Teilnehmer")                                                      \
    X(PAGE_FORBID_OTHER, "and", "und")                                                              \
    X(PAGE_FORBIDDEN, "Must not meet", "Nicht gegeneinander")                                       \
    X(PAGE_KEYS_HERE, "here, or not", "da oder nicht")                                              \
    X(PAGE_KEYS_FEE, "fee paid", "Startgeld bezahlt")                                               \
    X(PAGE_KEYS_NEXT, "next who is missing", "wer als Nächstes fehlt")                              \
    X(PAGE_KEYS_ROW, "another player", "andere Zeile")                                              \
    X(PAGE_KEYS_ENTER, "enter one player", "einzeln eintragen")                                     \
    X(PAGE_KEYS_FIND, "find a player", "Teilnehmer suchen")                                         \
    X(PAGE_SAVE, "Save", "Speichern")                                                               \
    X(PAGE_KEYS, "Keys", "Tasten")                                                                  \
    X(PAGE_KEYS_RESULT, "1–0, draw, 0–1; then the next open board",                                 \
      "1–0, Remis, 0–1; dann das nächste offene Brett")                                             \
    X(PAGE_KEYS_FORFEIT, "forfeit: White wins, Black wins",                                         \
      "kampflos: Weiß gewinnt, Schwarz gewinnt")                                                    \
    X(PAGE_KEYS_MOVE, "another board", "anderes Brett")                                             \
    X(PAGE_KEYS_UNDO, "take the last entry back", "letzten Eintrag zurücknehmen")                   \
    X(PAGE_UNDO_WHY, "typing mistake", "Tippfehler")                                                \
    X(PAGE_ADD_PLAYERS, "Add players", "Teilnehmer eintragen")                                      \
    X(PAGE_PASTE, "List of names", "Liste der Namen")                                               \
    X(PAGE_PASTE_HOW,                                                                               \
      "One player a line, with rating and club if you like: Fischer, Anna 1850 SK Nord. Or paste "  \
      "a table with headings, or drop a file: CSV, Excel, a report file (TRF), lists of other "     \
      "programs. You see how it was understood before anybody is entered.",                         \
      "Eine Person je Zeile, auf Wunsch mit Wertungszahl und Verein: Fischer, Anna 1850 SK Nord. "  \
      "Oder eine Tabelle mit Überschriften einfügen oder eine Datei ablegen: CSV, Excel, "        \
      "Turnierbericht (TRF), Listen anderer Programme. Vor dem Eintragen ist zu sehen, was "        \
      "verstanden wurde.")                                                                          \
    X(PAGE_LINKS, "Links for screens and players", "Links für Bildschirme und Teilnehmer")          \
    X(PAGE_FOR_EVERYBODY, "For everybody", "Für alle")                                              \
    X(PAGE_FOR_EVERYBODY_HOW, "Pairings, results and table, live. Nothing can be changed there.",   \
      "Paarungen, Ergebnisse und Tabelle, live. Ändern lässt sich dort nichts.")                    \
    X(PAGE_KIOSK, "Kiosk for results", "Eingabeplatz für Ergebnisse")                               \
    X(PAGE_KIOSK_HOW,                                                                               \
      "Whoever opens the link enters results of this event, and can do nothing else. Good for "     \
      "sixty days, or until it is withdrawn.",                                                      \
      "Wer den Link öffnet, trägt Ergebnisse dieses Turniers ein und kann sonst nichts. Er gilt " \
      "sechzig Tage oder bis er zurückgezogen wird.")                                               \
    X(PAGE_KIOSK_MAKE, "New kiosk link", "Neuer Link für einen Eingabeplatz")                       \
    X(PAGE_OWN_CARDS, "Players' cards", "Spielerkarten")                                            \
    X(PAGE_CARDS_HOW,                                                                               \
      "Each player has a card: where to sit, report the result, ask for a bye, leave. New links "   \
      "end those handed out before.",                                                               \
      "Jede Person hat eine Karte: Platz finden, Ergebnis melden, Freilos erbitten, ausscheiden. "  \
      "Neue Links beenden die bisherigen.")                                                         \
    X(PAGE_CARDS_MAKE, "New links for all players", "Neue Links für alle")                          \
    X(PAGE_ARBITERS_LINK, "Arbiters make links.",                                                   \
      "Links erzeugt die Schiedsrichterin oder der Schiedsrichter.")                                \
    X(PAGE_NO_OWN_CARD, "This card belongs to whoever has its link. Please open your own again.",   \
      "Diese Karte gehört zu einem persönlichen Link. Bitte den eigenen noch einmal öffnen.")       \
    X(PAGE_MY_ROUNDS, "My rounds", "Meine Runden")                                                  \
    X(PAGE_WHAT_RESULT, "What is the result?", "Wie ist es ausgegangen?")                           \
    X(PAGE_I_WON, "I won", "gewonnen")                                                              \
    X(PAGE_I_LOST, "I lost", "verloren")                                                            \
    X(PAGE_DRAW, "Draw", "Remis")                                                                   \
    X(PAGE_OTHER_REPORTED, "Your opponent has reported:", "Von der anderen Seite gemeldet:")        \
    X(PAGE_YOU_REPORTED,                                                                            \
      "You have reported, your opponent not yet:", "Gemeldet, die andere Seite noch nicht:")        \
    X(PAGE_BOTH_REPORTED, "Both say the same; it counts once an arbiter has confirmed it:",         \
      "Beide melden dasselbe; es zählt, sobald es bestätigt ist:")                                  \
    X(PAGE_REPORTS_DIFFER,                                                                          \
      "You do not say the same. Please wait at the board, the arbiter is called. You say:",         \
      "Die Meldungen widersprechen sich. Bitte am Brett bleiben, der Schiedsrichter ist gerufen. "  \
      "Ihre Meldung:")                                                                              \
    X(PAGE_REPORT_HOW,                                                                              \
      "If you say something else than your opponent nothing counts, and the arbiter comes to the "  \
      "board.",                                                                                     \
      "Widersprechen sich die Meldungen, zählt nichts, und der Schiedsrichter kommt ans Brett.")    \
    X(PAGE_DIFFER, "reports differ:", "Meldungen widersprechen sich:")                              \
    X(PAGE_CONFIRM_REPORT, "confirm", "bestätigen")                                                 \
    X(PAGE_I_AM_HERE, "I am here", "Ich bin da")                                                    \
    X(PAGE_YOU_ARE_HERE, "You are checked in", "Sie sind angemeldet")                               \
    X(PAGE_ASK_FOR_BYE, "Ask for a bye", "Freilos erbitten")                                        \
    X(PAGE_ASK_FOR_BYE_HOW, "Half a point without playing, once; until the round is paired.",       \
      "Ein halber Punkt, ohne zu spielen, einmal; bis die Runde ausgelost ist.")                    \
    X(PAGE_LEAVE_EVENT, "Withdraw from the event", "Aus dem Turnier ausscheiden")                   \
    X(PAGE_CARD_HOW,                                                                                \
      "This link is yours alone: who has it can report for you. Please do not pass it on.",         \
      "Dieser Link gehört Ihnen allein: Wer ihn hat, kann für Sie melden. Bitte nicht "           \
      "weitergeben.")                                                                               \
    X(PAGE_IMPORT, "Import players", "Teilnehmer einlesen")                                         \
    X(PAGE_IMPORT_HINT, "Ctrl V anywhere on this page pastes names.",                               \
      "Strg V fügt überall auf dieser Seite Namen ein.")                                            \
    X(PAGE_CHOOSE_FILE, "Choose a file …", "Datei wählen …")                                        \
    X(PAGE_DIRECTORS_ENTER, "Directors enter players.",                                             \
      "Teilnehmer trägt die Turnierleitung ein.")                                                   \
    X(PAGE_OFFER_TAKE, "Take", "Nehmen:")                                                           \
    X(PAGE_OFFER_WITHOUT, "Without it", "Ohne diese Angabe")                                        \
    X(PAGE_OFFER_AS_IS, "Keep as it is", "So lassen")                                               \
    X(PAGE_OFFER_DROP, "Leave the row out", "Zeile weglassen")                                      \
    X(PAGE_OFFER_TWO, "They are two people", "Es sind zwei Personen")                               \
    X(PAGE_TAKE_BACK, "take back", "zurücknehmen")                                                  \
    X(PAGE_ODD_BIRTH, "The date of birth cannot be right.",                                         \
      "Das Geburtsdatum kann nicht stimmen.")                                                       \
    X(PAGE_ENTERED_ALREADY, "Somebody of this name or FIDE number has entered already.",            \
      "Jemand mit diesem Namen oder dieser FIDE-Nummer ist schon eingetragen.")                     \
    X(PAGE_NEEDS_LOOK, "needs a look", "bitte ansehen")                                             \
    X(PAGE_ROW_NEEDS_LOOK, "row needs a look", "Zeile bitte ansehen")                               \
    X(PAGE_ROWS_NEED_LOOK, "rows need a look", "Zeilen bitte ansehen")                              \
    X(PAGE_TOO_MANY_DOUBTS,                                                                         \
      "So much is doubtful that not all of it stands here: please name the columns, or mend the "   \
      "list.",                                                                                      \
      "So vieles ist fraglich, dass hier nicht alles steht: bitte die Spalten benennen oder die "   \
      "Liste verbessern.")                                                                          \
    X(PAGE_ANSWERED, "answered", "beantwortet")                                                     \
    X(PAGE_ALL_CLEAR, "No row needs a look", "Keine Zeile ist fraglich")                            \
    X(PAGE_READY, "ready", "bereit")                                                                \
    X(PAGE_LEFT_OUT, "left out", "weggelassen")                                                     \
    X(PAGE_COLUMNS_OF_LIST, "Columns", "Spalten")                                                   \
    X(PAGE_UNDERSTOOD, "understood", "verstanden")                                                  \
    X(PAGE_TO_BE_NAMED, "to be named", "zu benennen")                                               \
    X(PAGE_WHAT_IS, "What is", "Was ist")                                                           \
    X(PAGE_LEAVE_OUT, "Leave out", "Weglassen")                                                     \
    X(PAGE_PLEASE_CHOOSE, "choose …", "wählen …")                                                   \
    X(PAGE_AS_IT_WILL_BE, "As it will be", "So wird es")                                            \
    X(PAGE_FOUND, "What was found", "Befund")                                                       \
    X(PAGE_TITLE, "Title", "Titel")                                                                 \
    X(PAGE_FIDE_NUMBER, "FIDE number", "FIDE-Nummer")                                               \
    X(PAGE_BORN, "Born", "Geboren")                                                                 \
    X(PAGE_FEDERATION, "Fed.", "Land")                                                              \
    X(PAGE_OTHERS_WAIT, "What still needs a look is not entered yet.",                              \
      "Was noch fraglich ist, wird noch nicht eingetragen.")                                        \
    X(PAGE_ENTER_ONE, "player: enter", "Teilnehmer eintragen")                                      \
    X(PAGE_PREVIEW, "Read the list", "Liste einlesen")                                              \
    X(PAGE_ENTER, "players: enter them", "Teilnehmer eintragen")                                    \
    X(PAGE_LINE, "line", "Zeile")                                                                   \
    X(PAGE_NO_PLAYERS, "Nobody has entered yet.", "Noch ist niemand gemeldet.")                     \
    X(PAGE_CONFIRM, "Please confirm", "Bitte bestätigen")                                           \
    X(PAGE_DO_IT, "Do it", "Trotzdem ausführen")                                                    \
    X(PAGE_LEAVE_IT, "Leave it", "Lassen")                                                          \
    X(PAGE_NEW_EVENT, "New event", "Neues Turnier")                                                 \
    X(PAGE_EVENT_NAME, "Name of the event", "Name des Turniers")                                    \
    X(PAGE_EVENT_PLACE, "Place", "Ort")                                                             \
    X(PAGE_FROM, "First day", "Erster Tag")                                                         \
    X(PAGE_TO, "Last day", "Letzter Tag")                                                           \
    X(PAGE_EDITION, "Laws of Chess", "Schachregeln")                                                \
    X(PAGE_CREATE, "Create the event, then the players", "Turnier anlegen, dann die Teilnehmer")    \
    X(PAGE_OFFICE_ONLY, "The office opens events.", "Turniere legt die Geschäftsstelle an.")        \
    X(PAGE_SET_UP, "Set up", "Einrichten")                                                          \
    X(PAGE_SET_UP_TITLE, "Three answers, then choose a door", "Drei Angaben, dann die Tür wählen")  \
    X(PAGE_SET_UP_HOW,                                                                              \
      "Everything stays on this computer: there is no account elsewhere and nothing is sent. "      \
      "Your "                                                                                       \
      "account is the office's: it opens events and invites others.",                               \
      "Alles bleibt auf diesem Rechner: kein Konto anderswo, nichts wird verschickt. Ihr Konto "    \
      "ist "                                                                                        \
      "das der Geschäftsstelle: Sie legt Turniere an und lädt andere ein.")                         \
    X(PAGE_FIRST_START, "First start", "Erster Start")                                              \
    X(PAGE_LANGUAGE, "Language", "Sprache")                                                         \
    X(PAGE_LANGUAGE_HOW, "Taken from the browser. Each screen in the hall may have its own.",       \
      "Wie im Browser eingestellt. Jeder Bildschirm im Saal kann seine eigene haben.")              \
    X(PAGE_NAME_HOW, "It stands behind every entry you make.",                                      \
      "Er steht hinter jeder Ihrer Eintragungen.")                                                  \
    X(PAGE_PASSWORD_HOW, "At least 10 characters.", "Mindestens 10 Zeichen.")                       \
    X(PAGE_PASSWORD_KEEP, "Nobody can recover it for you: write it down.",                          \
      "Niemand kann es wiederherstellen: bitte aufschreiben.")                                      \
    X(PAGE_CHARACTERS, "characters", "Zeichen")                                                     \
    X(PAGE_DOOR_DEMO, "Watch the demo", "Vorführung ansehen")                                       \
    X(PAGE_DOOR_DEMO_NEEDS, "Nothing to fill in", "Nichts auszufüllen")                             \
    X(PAGE_DOOR_DEMO_1, "An open of 60 players in round 5: results come in while you watch",        \
      "Ein Open mit 60 Teilnehmern in Runde 5: Ergebnisse kommen herein, während man zusieht")      \
    X(PAGE_DOOR_DEMO_2, "A late entry, a round paired by hand, a corrected result",                 \
      "Eine Nachmeldung, eine von Hand geänderte Runde, ein berichtigtes Ergebnis")                 \
    X(PAGE_DOOR_DEMO_3, "Take over at any time and direct it yourself",                             \
      "Jederzeit übernehmen und selbst leiten")                                                     \
    X(PAGE_DOOR_DEMO_GO, "Start the demo", "Vorführung beginnen")                                   \
    X(PAGE_DOOR_EVENT, "My first event", "Mein erstes Turnier")                                     \
    X(PAGE_DOOR_EVENT_NEEDS, "Needs the three answers", "Braucht die drei Angaben")                 \
    X(PAGE_DOOR_EVENT_1, "Say what it is: kind and rounds. Everything else has a default",          \
      "Sagen, was es ist: Art und Runden. Alles andere ist vorbelegt")                              \
    X(PAGE_DOOR_EVENT_2, "Paste the names or drop a file: CSV, Excel, TRF, other programs' lists",  \
      "Namen einfügen oder Datei ablegen: CSV, Excel, TRF, Listen anderer Programme")               \
    X(PAGE_DOOR_EVENT_3, "Pair round 1 and put it on the screen in the hall",                       \
      "Runde 1 auslosen und auf den Bildschirm im Saal bringen")                                    \
    X(PAGE_DOOR_EVENT_GO, "Set up my event", "Mein Turnier anlegen")                                \
    X(PAGE_MINUTES, "minutes", "Minuten")                                                           \
    X(PAGE_IS_DEMO, "This is the demonstration: what happens here happens by itself.",              \
      "Das ist die Vorführung: Was hier geschieht, geschieht von selbst.")                          \
    X(PAGE_TAKE_OVER, "Take over", "Übernehmen")                                                    \
    X(PAGE_PEOPLE, "People", "Personen")                                                            \
    X(PAGE_INVITE, "Invite", "Einladen")                                                            \
    X(PAGE_INVITE_HOW,                                                                              \
      "Makes a link to send. It is good once and for seven days: who opens it chooses a name and "  \
      "a password and has the role.",                                                               \
      "Ergibt einen Link zum Versenden. Er gilt einmal und sieben Tage lang: Wer ihn öffnet, "     \
      "wählt Namen und Passwort und hat die Rolle.")                                                \
    X(PAGE_ROLE, "Role", "Rolle")                                                                   \
    X(PAGE_EVENT, "Event", "Veranstaltung")                                                         \
    X(PAGE_MAKE_LINK, "Make the link", "Link erzeugen")                                             \
    X(PAGE_LINK_MADE, "Link to send", "Link zum Versenden")                                         \
    X(PAGE_SEARCH, "Search", "Suchen")                                                              \
    X(PAGE_RESET, "Link for a new password", "Link für neues Passwort")                             \
    X(PAGE_LOCKED, "locked", "gesperrt")                                                            \
    X(PAGE_NOBODY_TO_INVITE, "The office invites people, and directors to their events.",           \
      "Es laden ein: die Geschäftsstelle, und zu ihrem Turnier die Turnierleitung.")                \
    X(PAGE_LINK, "Your link", "Ihr Link")                                                           \
    X(PAGE_LINK_TAKE, "Accept as", "Annehmen als")                                                  \
    X(PAGE_LINK_USE, "Save and sign in", "Speichern und anmelden")                                  \
    X(PAGE_ACCOUNT, "Your account", "Ihr Konto")                                                    \
    X(PAGE_OLD_PASSWORD, "Present password", "Bisheriges Passwort")                                 \
    X(PAGE_CHANGE_PASSWORD, "Change password", "Passwort ändern")                                   \
    X(PAGE_CHANGE_HOW, "All other sessions end with the old password.",                             \
      "Mit dem alten Passwort enden alle anderen Sitzungen.")                                       \
    X(PAGE_SESSIONS, "Where you are signed in", "Wo Sie angemeldet sind")                           \
    X(PAGE_SESSION_MADE, "Signed in", "Angemeldet")                                                 \
    X(PAGE_SESSION_USED, "Last used", "Zuletzt benutzt")                                            \
    X(PAGE_SESSION_OWN, "this one", "diese hier")                                                   \
    X(PAGE_SESSION_END, "End", "Beenden")                                                           \
    X(PAGE_BROWSER, "Another browser", "Ein weiterer Browser")                                      \
    X(PAGE_BROWSER_HOW,                                                                             \
      "Who tries wrong passwords for your name can keep you waiting in a browser that is new to "   \
      "us. Open this link there first, and nobody can. It is good once and for seven days, and "    \
      "you still need your password.",                                                              \
      "Wer zu Ihrem Namen falsche Passwörter probiert, kann Sie in einem neuen Browser warten "    \
      "lassen. Öffnen Sie dort zuerst diesen Link, dann kann das niemand. Er gilt einmal und "     \
      "sieben Tage lang; Ihr Passwort brauchen Sie trotzdem.")                                      \
    X(PAGE_BROWSER_LINK, "Link for a new browser", "Link für neuen Browser")                        \
    X(PAGE_BROWSER_USE, "Go on to sign in", "Weiter zur Anmeldung")                                 \
    X(PAGE_NO_ACCOUNT, "Whoever is signed in sees the own account here.",                           \
      "Wer angemeldet ist, sieht hier das eigene Konto.")                                           \
    X(PAGE_EVENT_FIRST, "An event comes first: arbiters and directors belong to one.",              \
      "Zuerst kommt eine Veranstaltung: Schieds- und Turnierleitung gehören zu einer.")             \
    X(PAGE_OPEN_LINKS, "Links not used yet", "Noch nicht benutzte Links")                           \
    X(PAGE_LINK_FOR, "For", "Wofür")                                                                \
    X(PAGE_LINK_BY, "Made by", "Erzeugt von")                                                       \
    X(PAGE_LINK_UNTIL, "Good until", "Gilt bis")                                                    \
    X(PAGE_WITHDRAW_LINK, "Withdraw", "Zurückziehen")                                               \
    X(PAGE_ACCOUNTS, "Accounts", "Konten")                                                          \
    X(PAGE_PERSON, "Person", "Person")                                                              \
    X(PAGE_GIVE_ROLE, "Give a role", "Rolle geben")                                                 \
    X(PAGE_TAKE_ROLE, "Take away", "Entziehen")                                                     \
    X(PAGE_LOCK, "Lock", "Sperren")                                                                 \
    X(PAGE_UNLOCK, "Unlock", "Entsperren")                                                          \
    X(PAGE_AUDIT, "Who came in", "Wer hereinkam")                                                   \
    X(PAGE_AUDIT_HOW,                                                                               \
      "Sign-ins and refusals, roles, locks and links, the latest 200. All that is kept: adoube "    \
      "account audit.",                                                                             \
      "Anmeldungen und Abweisungen, Rollen, Sperren und Links, die letzten 200. Alles "             \
      "Aufbewahrte: adoube account audit.")                                                         \
    X(PAGE_AUDIT_OFFICE, "The office reads here who came in.",                                      \
      "Hier liest die Geschäftsstelle, wer hereinkam.")                                             \
    X(PAGE_AUDIT_WHEN, "When", "Wann")                                                              \
    X(PAGE_AUDIT_WHAT, "What", "Was")                                                               \
    X(PAGE_AUDIT_BY, "By", "Durch")                                                                 \
    X(PAGE_AUDIT_WHOM, "Whom", "Wen")                                                               \
    X(PAGE_AUDIT_MORE, "Role, address", "Rolle, Adresse")                                           \
    X(PAGE_NEW_PASSWORD, "New password", "Neues Passwort")                                          \
    X(PAGE_NOT_SENT, "Not sent: no connection. What you typed is still here.",                      \
      "Nicht gesendet: keine Verbindung. Ihre Eingabe steht noch hier.")

enum page_word {
#define X(name, en, de) name,
    PAGE_MAP(X) PAGE_TABLE_MAP(X)
#undef X
};

#endif
