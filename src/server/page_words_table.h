/*
 * server/page_words_table.h -- the words of the player's table, of free games and of what is explained
 * after a game. page_words.h takes them in.
 */
#ifndef AD_SERVER_PAGE_WORDS_TABLE_H
#define AD_SERVER_PAGE_WORDS_TABLE_H

/* clang-format off */
#define PAGE_TABLE_MAP(X) \
    X(PAGE_TABLE_YOURS, "Your table", "Ihr Tisch") \
    X(PAGE_TABLE_BOARD, "Board: arrow keys move, Enter picks up and puts down", \
      "Brett: Pfeiltasten bewegen, Eingabetaste nimmt auf und setzt ab") \
    X(PAGE_TABLE_EMPTY, "empty", "leer") \
    X(PAGE_TABLE_WHITE_HE, "white", "weißer") \
    X(PAGE_TABLE_WHITE_SHE, "white", "weiße") \
    X(PAGE_TABLE_BLACK_HE, "black", "schwarzer") \
    X(PAGE_TABLE_BLACK_SHE, "black", "schwarze") \
    X(PAGE_TABLE_PAWN, "pawn", "Bauer") \
    X(PAGE_TABLE_KNIGHT, "knight", "Springer") \
    X(PAGE_TABLE_BISHOP, "bishop", "Läufer") \
    X(PAGE_TABLE_ROOK, "rook", "Turm") \
    X(PAGE_TABLE_QUEEN, "queen", "Dame") \
    X(PAGE_TABLE_KING, "king", "König") \
    X(PAGE_TABLE_TOUCHED, "Touched", "Berührt") \
    X(PAGE_TABLE_HELD, "In the hand", "In der Hand") \
    X(PAGE_TABLE_PRESS, "Press the clock", "Uhr drücken") \
    X(PAGE_TABLE_SHEET, "Scoresheet", "Partieformular") \
    X(PAGE_TABLE_OFFER, "Offer a draw", "Remis anbieten") \
    X(PAGE_TABLE_OFFERED, "Your opponent offers a draw.", "Ihnen wird Remis angeboten.") \
    X(PAGE_TABLE_YOUR_OFFER, "You have offered a draw.", "Sie haben Remis angeboten.") \
    X(PAGE_TABLE_ACCEPT, "Accept", "Annehmen") \
    X(PAGE_TABLE_DECLINE, "Decline", "Ablehnen") \
    X(PAGE_TABLE_CLAIM, "Claim …", "Antrag …") \
    X(PAGE_TABLE_CLAIM_NOW, "Claim", "Antrag stellen") \
    X(PAGE_TABLE_CLAIM_WHAT, "What do you claim?", "Was beantragen Sie?") \
    X(PAGE_TABLE_CLAIM_MOVE, "The move you intend, if the claim rests on one", \
      "Der beabsichtigte Zug, wenn der Antrag auf ihm beruht") \
    X(PAGE_TABLE_CLAIM_HOW, "The move is written down before it is made; no man is touched.", \
      "Der Zug wird aufgeschrieben, bevor er geschieht; keine Figur wird berührt.") \
    X(PAGE_TABLE_CLAIM_MAN, "Which square, if a man was touched", \
      "Welches Feld, wenn eine Figur berührt wurde") \
    X(PAGE_TABLE_REPETITION, "draw: the position for the third time", \
      "Remis: dieselbe Stellung zum dritten Mal") \
    X(PAGE_TABLE_FIFTY, "draw: fifty moves", "Remis: fünfzig Züge") \
    X(PAGE_TABLE_ILLEGAL, "illegal move", "regelwidriger Zug") \
    X(PAGE_TABLE_FLAG, "the flag has fallen", "Fahne gefallen") \
    X(PAGE_TABLE_TOUCH, "touch-move", "berührt – geführt") \
    X(PAGE_TABLE_MEANS, "draw: cannot be won by normal means", \
      "Remis: mit normalen Mitteln nicht zu gewinnen") \
    X(PAGE_TABLE_EFFORT, "draw: the opponent makes no effort to win", \
      "Remis: der Gegner unternimmt keine Gewinnversuche") \
    X(PAGE_TABLE_ARBITER, "Call the arbiter", "Schiedsrichter rufen") \
    X(PAGE_TABLE_RESIGN, "Resign …", "Aufgeben …") \
    X(PAGE_TABLE_RESIGN_NOW, "Resign: the game is over", "Aufgeben: Die Partie ist zu Ende") \
    X(PAGE_TABLE_ADJUST, "I adjust …", "J’adoube …") \
    X(PAGE_TABLE_ADJUST_HOW, \
      "Said before the man is touched: the next man you pick up is only put straight.", \
      "Vor dem Berühren gesagt: Die nächste Figur wird nur zurechtgerückt.") \
    X(PAGE_TABLE_TYPE, "Move in words", "Zug in Worten") \
    X(PAGE_TABLE_TYPE_HOW, "As on a scoresheet or as it is said: Nf3, Sf3, e2e4, “Anna four”.", \
      "Wie auf dem Formular oder wie man ihn ansagt: Sf3, Nf3, e2e4, „Anna vier“.") \
    X(PAGE_TABLE_PLAY, "Play", "Ziehen") \
    X(PAGE_TABLE_WRITE, "Write down only", "Nur aufschreiben") \
    X(PAGE_TABLE_PROMOTE, "Which piece?", "Welche Figur?") \
    X(PAGE_TABLE_LEAVE, "leave the pawn", "Bauer bleibt stehen") \
    X(PAGE_TABLE_WAITS, "The arbiter starts the clock.", \
      "Der Schiedsrichter setzt die Uhr in Gang.") \
    X(PAGE_TABLE_START, "Start White’s clock", "Uhr von Weiß starten") \
    X(PAGE_TABLE_GO_ON, "Go on: start the clock again", "Weiter: Uhr wieder starten") \
    X(PAGE_TABLE_STANDS, "The clock stands; the arbiter starts it again.", \
      "Die Uhr steht; der Schiedsrichter setzt sie wieder in Gang.") \
    X(PAGE_TABLE_ASKED, "The arbiter is asked; the game waits.", \
      "Der Schiedsrichter ist gefragt; die Partie wartet.") \
    X(PAGE_TABLE_ALONE, \
      "The Laws leave this to an arbiter, and none is here. Is it as your opponent says?", \
      "Darüber entscheidet sonst der Schiedsrichter. Ist es so, wie behauptet wird?") \
    X(PAGE_TABLE_ALONE_WAIT, \
      "The Laws leave this to an arbiter, and none is here: your opponent answers.", \
      "Darüber entscheidet sonst der Schiedsrichter; hier antwortet der Gegner.") \
    X(PAGE_TABLE_YES, "Yes, it is so", "Ja, so ist es") \
    X(PAGE_TABLE_NO, "No", "Nein") \
    X(PAGE_TABLE_CLOCK_ONLY, "Clock only", "Nur die Uhr") \
    X(PAGE_TABLE_MORE, "Offer, claim, resign", "Anbieten, beantragen, aufgeben") \
    X(PAGE_TABLE_KEYS, \
      "Space presses the clock · o offers · c claims · a calls · j adjusts · t tells the times · " \
      "Esc puts back", \
      "Leertaste drückt die Uhr · o bietet an · c beantragt · a ruft · j rückt zurecht · t sagt " \
      "die Zeiten · Esc stellt zurück") \
    X(PAGE_TABLE_LINK, "This link is your opponent’s seat. It is good once:", \
      "Dieser Link ist der Platz Ihres Gegners. Er gilt einmal:") \
    X(PAGE_TABLE_COPY, "Copy", "Kopieren") \
    X(PAGE_PLAY_FRIEND, "Play a friend under the real Laws", \
      "Mit Freunden nach den echten Regeln spielen") \
    X(PAGE_PLAY_HOW, \
      "Touch-move, clock, claims, as at a board. No account: the other side is a link.", \
      "Berührt – geführt, Uhr, Anträge: wie am Brett. Ohne Konto: Die andere Seite ist ein Link.") \
    X(PAGE_PLAY_COLOUR, "Your colour", "Ihre Farbe") \
    X(PAGE_PLAY_LOT, "by lot", "durch Los") \
    X(PAGE_PLAY_TIME, "Time", "Bedenkzeit") \
    X(PAGE_PLAY_BLITZ, "Blitz: 5 minutes, 3 seconds a move", \
      "Blitz: 5 Minuten, 3 Sekunden je Zug") \
    X(PAGE_PLAY_FIVE, "Blitz: 5 minutes", "Blitz: 5 Minuten") \
    X(PAGE_PLAY_RAPID, "Rapid: 15 minutes, 10 seconds a move", \
      "Schnellschach: 15 Minuten, 10 Sekunden je Zug") \
    X(PAGE_PLAY_DELAY, "Rapid: 25 minutes, 5 seconds delay a move", \
      "Schnellschach: 25 Minuten, 5 Sekunden Aufschub je Zug") \
    X(PAGE_PLAY_LONG, "Standard: 90 minutes, 30 seconds a move", \
      "Turnierpartie: 90 Minuten, 30 Sekunden je Zug") \
    X(PAGE_PLAY_HOURS, "Standard: 40 moves in 2 hours, then 1 hour", \
      "Turnierpartie: 40 Züge in 2 Stunden, dann 1 Stunde") \
    X(PAGE_PLAY_VARIANT, "Start position", "Anfangsstellung") \
    X(PAGE_PLAY_CHESS, "chess", "Schach") \
    X(PAGE_PLAY_960, "Chess960, drawn by lot", "Chess960, ausgelost") \
    X(PAGE_PLAY_NAME, "Your name (may be empty)", "Ihr Name (kann leer bleiben)") \
    X(PAGE_PLAY_OTHER, "Your friend’s name (may be empty)", \
      "Name der anderen Seite (kann leer bleiben)") \
    X(PAGE_PLAY_MAKE, "Open the table", "Tisch öffnen") \
    X(PAGE_PLAY_SIT, "Sit down", "Platz nehmen") \
    X(PAGE_PLAY_SIT_HOW, \
      "Somebody has opened a table for you. Whoever sits down here plays; the link is good once.", \
      "Hier ist ein Tisch für Sie offen. Wer hier Platz nimmt, spielt; der Link gilt einmal.") \
    X(PAGE_PLAY_SLOW, \
      "So many tables are open from this address; the oldest goes after seven days.", \
      "Von dieser Adresse sind schon so viele Tische offen; nach sieben Tagen verfällt der " \
      "älteste.") \
    X(PAGE_PLAY_UNREAD, "That is not one move: write it with the square it comes from.", \
      "Das ist nicht genau ein Zug: bitte mit dem Ausgangsfeld schreiben.") \
    X(PAGE_EXPLAIN_TITLE, "What the Laws said", "Was die Regeln dazu sagten") \
    X(PAGE_EXPLAIN_LINK, "What the Laws said to this game", \
      "Was die Regeln zu dieser Partie sagten") \
    X(PAGE_EXPLAIN_LATER, "This opens when the game is over: until then it would be advice.", \
      "Das öffnet sich, wenn die Partie zu Ende ist: Vorher wäre es ein Hinweis.") \
    X(PAGE_EXPLAIN_NONE, "Nothing happened that the Laws had to say anything about.", \
      "Es geschah nichts, wozu die Regeln etwas zu sagen hatten.") \
    X(PAGE_EXPLAIN_UNSEEN, "Nobody noticed: an illegal move. It stood.", \
      "Niemand bemerkte es: ein regelwidriger Zug. Er blieb stehen.") \
    X(PAGE_EXPLAIN_BREACH, "Nobody noticed: another man had been touched.", \
      "Niemand bemerkte es: Berührt war eine andere Figur.") \
    X(PAGE_EXPLAIN_ILLEGAL, "illegal", "regelwidrig") \
    X(PAGE_EXPLAIN_PLACES, "places", "Stellen") \
    X(PAGE_EXPLAIN_MOVES, "moves", "Züge") \
    X(PAGE_EXPLAIN_ALL, "All places", "Alle Stellen") \
    X(PAGE_EXPLAIN_LEFT, "Time left", "Restzeit") \
    X(PAGE_EXPLAIN_HIDDEN, "During the game nothing of this was to be seen.", \
      "Während der Partie war nichts davon zu sehen.") \
    X(PAGE_EXPLAIN_PROOF, "The proof", "Der Beweis")
/* clang-format on */

#endif
