/* clang-format off */
/*
 * laws/articles_1997.h -- the articles of fide-1997: A(number, role, English, German).
 *
 * The FIDE Laws in force from July 1997; in the order of the book.
 * The roles are letters, the most important first: D we decide it, R we record it,
 * A we ask the arbiter, I we inform.
 */
A("Preface", "AI",
  "The Laws of Yerevan 1996 cover play over the board and hold from 1 July 1997; the English text "
  "is authentic, and words for persons mean women and men. Neither all situations nor all "
  "administrative questions are covered: gaps are closed by analogy. Arbiters are taken to be "
  "able, sensible and objective; rules too detailed would take away their freedom to find a "
  "sporting solution, and FIDE asks all to share this view. Federations may add detail at home, "
  "without conflict and not for FIDE events.",
  "Die Regeln von Erivan 1996 betreffen das Spiel am Brett und gelten ab 1. Juli 1997; maßgeblich "
  "ist der englische Text, Personenbezeichnungen meinen Frauen und Männer. Weder jede Situation "
  "noch jede Verwaltungsfrage ist geregelt: Lücken schließt die Analogie. Vorausgesetzt sind "
  "sachkundige, besonnene und objektive Schiedsrichter; zu viele Einzelheiten nähmen ihnen die "
  "Freiheit zur sportlichen Lösung, und die FIDE bittet alle, das mitzutragen. Verbände dürfen "
  "daheim ohne Widerspruch ergänzen, nicht für FIDE-Turniere.")
A("1", "I",
  "What the game is about.",
  "Worum es im Spiel geht.")
A("1.1", "D",
  "Two opponents move in turn on a square board and White begins. A player has the move when the "
  "opponent's move has been completed.",
  "Zwei Gegner ziehen auf einem quadratischen Brett abwechselnd, Weiß zuerst. Am Zug ist, wessen "
  "Gegner seinen Zug beendet hat.")
A("1.2", "D",
  "The aim is to attack the enemy king so that no legal move prevents its capture: that is mate, "
  "and whoever gives it wins.",
  "Ziel ist ein Angriff auf den gegnerischen König, gegen den kein erlaubter Zug hilft: Das ist "
  "matt, und wer mattsetzt, gewinnt.")
A("1.3", "D",
  "If a position arises in which neither player can give mate any more, the game is drawn.",
  "Kann in der erreichten Stellung keine Seite mehr mattsetzen, ist die Partie remis.")
A("2", "I",
  "The board and the position at the start.",
  "Das Brett und die Stellung zu Beginn.")
A("2.1", "D",
  "The board has 8 by 8 equal squares, light and dark in turn; each player has a white corner "
  "square at his right hand.",
  "Das Brett hat 8 × 8 gleich große, abwechselnd helle und dunkle Felder; rechts vor jedem "
  "Spieler liegt ein weißes Eckfeld.")
A("2.2", "D",
  "One side has 16 white, the other 16 black men: king, queen, two rooks, two bishops, two "
  "knights and eight pawns each.",
  "Eine Seite hat 16 weiße, die andere 16 schwarze Figuren: je König, Dame, zwei Türme, zwei "
  "Läufer, zwei Springer, acht Bauern.")
A("2.3", "D",
  "The game starts from the usual array: the pieces on the first rank of each side, the pawns in "
  "front of them.",
  "Ausgangspunkt ist die übliche Aufstellung: die Offiziere auf der Grundreihe jeder Seite, die "
  "Bauern davor.")
A("2.4", "D",
  "The eight columns are files, the eight rows are ranks; a straight run of squares of one colour "
  "touching at the corners is a diagonal.",
  "Die acht Spalten sind Linien, die acht Zeilen Reihen; gleichfarbige, Ecke an Ecke gerade "
  "gereihte Felder sind eine Diagonale.")
A("3", "I",
  "How the men move.",
  "Wie die Figuren ziehen.")
A("3.1", "D",
  "No man moves to a square held by its own side; moving onto an enemy man captures it and "
  "removes it in the same move. A man attacks the squares on which it could capture.",
  "Auf ein von der eigenen Seite besetztes Feld darf keine Figur; zieht sie auf eine fremde, "
  "schlägt sie diese im selben Zug. Sie greift die Felder an, auf denen sie schlagen könnte.")
A("3.2", "D",
  "How queen, rook and bishop move; none of them may pass over other men.",
  "Wie Dame, Turm und Läufer ziehen; keine dieser Figuren darf andere überspringen.")
A("3.2(a)", "D",
  "The queen moves any distance along her file, rank or diagonals, but not over other men.",
  "Die Dame zieht beliebig weit auf Linie, Reihe oder Diagonale, ohne Figuren zu überspringen.")
A("3.2(b)", "D",
  "The rook moves any distance along its file or rank, but not over other men.",
  "Der Turm zieht beliebig weit auf Linie oder Reihe, ohne Figuren zu überspringen.")
A("3.2(c)", "D",
  "The bishop moves any distance along its diagonals, but not over other men.",
  "Der Läufer zieht beliebig weit auf seinen Diagonalen, ohne Figuren zu überspringen.")
A("3.3", "D",
  "The knight goes to one of the nearest squares that are not on its own rank, file or diagonal; "
  "men in between do not matter.",
  "Der Springer geht auf eines der nächsten Felder außerhalb seiner Reihe, Linie und Diagonalen; "
  "Figuren dazwischen hindern ihn nicht.")
A("3.4", "I",
  "How the pawn moves, captures and is promoted.",
  "Wie der Bauer zieht, schlägt und umgewandelt wird.")
A("3.4(a)", "D",
  "A pawn moves forward to the vacant square straight in front of it.",
  "Der Bauer rückt auf das freie Feld direkt vor ihm.")
A("3.4(b)", "D",
  "On its first move a pawn may go two squares forward if both are vacant.",
  "Im ersten Zug darf ein Bauer zwei Felder vorgehen, wenn beide frei sind.")
A("3.4(c)", "D",
  "A pawn captures an enemy man standing diagonally in front of it on a neighbouring file.",
  "Ein Bauer schlägt eine gegnerische Figur, die schräg vor ihm auf der Nachbarlinie steht.")
A("3.4(d)", "D",
  "A pawn attacking the square an enemy pawn has just passed with a double step may capture it as "
  "if it had gone one square, but only on the very next move (en passant).",
  "Überquert ein gegnerischer Bauer beim Doppelschritt ein angegriffenes Feld, darf er nur im "
  "direkt folgenden Zug geschlagen werden, als wäre er ein Feld gegangen (en passant).")
A("3.4(e)", "D",
  "A pawn that reaches the far rank becomes a queen, rook, bishop or knight of its colour in the "
  "same move; the choice is free of what was captured, and the new piece acts at once.",
  "Am Ende des Bretts wird der Bauer im selben Zug zu Dame, Turm, Läufer oder Springer seiner "
  "Farbe; die Wahl hängt nicht von geschlagenen Figuren ab, die Wirkung tritt sofort ein.")
A("3.5", "I",
  "How the king moves, and when it is in check.",
  "Wie der König zieht und wann er im Schach steht.")
A("3.5(a)", "D",
  "The king moves in two ways: one square, or by castling.",
  "Der König zieht auf zwei Arten: ein Feld weit oder durch Rochade.")
A("3.5(a)(I)", "D",
  "The king moves to a neighbouring square that no enemy man attacks.",
  "Der König geht auf ein Nachbarfeld, das keine gegnerische Figur angreift.")
A("3.5(a)(II)", "D",
  "Castling is one king move with king and rook on one rank: the king goes two squares from its "
  "original square towards the rook, which then goes to the square the king crossed.",
  "Die Rochade zählt als ein Königszug mit König und Turm derselben Reihe: Der König geht vom "
  "Ursprungsfeld zwei Felder zum Turm, dieser dann auf das Feld, das der König überquert hat.")
A("3.5(a)(II)(1)", "D",
  "Castling is illegal once the king has moved, and with a rook that has moved.",
  "Regelwidrig ist die Rochade, wenn der König schon gezogen hat, und mit einem Turm, der schon "
  "gezogen hat.")
A("3.5(a)(II)(2)", "D",
  "Castling is barred for the time being while the king's square, the square crossed or the "
  "target square is attacked, or while any man stands between king and rook.",
  "Zeitweilig gesperrt ist die Rochade, solange Standfeld, Durchgangsfeld oder Zielfeld des "
  "Königs angegriffen ist oder eine Figur zwischen König und Turm steht.")
A("3.5(b)", "DI",
  "A king attacked by an enemy man, even one that cannot move, is in check. Check need not be "
  "announced; nobody may expose his king to check or leave it there.",
  "Ein König im Angriff einer Figur, auch einer selbst gefesselten, steht im Schach. Ansagen ist "
  "nicht nötig; man darf den eigenen König weder ins Schach stellen noch darin lassen.")
A("4", "I",
  "How moves are made on the board.",
  "Wie auf dem Brett gezogen wird.")
A("4.1", "R",
  "Each move must be made with one hand only.",
  "Jeder Zug ist mit nur einer Hand auszuführen.")
A("4.2", "D",
  "The player having the move may adjust men on their squares if he says so beforehand.",
  "Wer am Zug ist, darf Figuren auf ihren Feldern zurechtrücken, wenn er es vorher ankündigt.")
A("4.3", "D",
  "Apart from announced adjusting, the player having the move is bound by what he touches on the "
  "board on purpose.",
  "Vom angekündigten Zurechtrücken abgesehen ist der Spieler am Zug an alles gebunden, was er auf "
  "dem Brett absichtlich berührt.")
A("4.3(a)", "DA",
  "Whoever deliberately touches men of one colour must move or capture the first of them that can "
  "be moved or captured.",
  "Wer absichtlich Figuren nur einer Farbe berührt, muss die erste ziehen oder schlagen, bei der "
  "das möglich ist.")
A("4.3(b)", "DA",
  "Whoever touches a man of each colour must capture the one with the other; if illegal, he plays "
  "the first touched man that can be moved or captured. In doubt his own man was first.",
  "Wer je eine Figur beider Farben berührt, muss die fremde mit der eigenen schlagen; sonst die "
  "erste ziehen oder schlagen, bei der es geht. Im Zweifel war die eigene zuerst berührt.")
A("4.4", "I",
  "What holds when king and rook are touched.",
  "Was gilt, wenn König und Turm berührt werden.")
A("4.4(a)", "D",
  "Whoever deliberately touches a rook and then the king may not castle with that rook on this "
  "move; touch-move decides what he must play.",
  "Wer absichtlich den Turm und danach den König berührt, darf in diesem Zug mit diesem Turm "
  "nicht rochieren; es gilt „berührt – geführt“.")
A("4.4(b)", "D",
  "If the king, or king and rook together, is touched to castle and castling there is illegal, "
  "the player castles the other way if legal or moves the king; if the king cannot move, he plays "
  "any legal move.",
  "Wer zum Rochieren den König oder König und Turm zugleich berührt, ohne dass die Rochade dort "
  "erlaubt ist, rochiert anders herum, sofern erlaubt, oder zieht den König; kann dieser nicht, "
  "ist der Zug frei.")
A("4.5", "D",
  "If none of the touched men can be moved or captured, the player may make any legal move.",
  "Kann keine der berührten Figuren ziehen oder geschlagen werden, ist jeder erlaubte Zug frei.")
A("4.6", "D",
  "A player loses the right to object to a breach of touch-move once he has deliberately touched "
  "a man himself.",
  "Wer selbst absichtlich eine Figur angefasst hat, kann einen Verstoß des Gegners gegen „berührt "
  "– geführt“ nicht mehr rügen.")
A("4.7", "D",
  "A man released as a legal move or part of one may not go to another square. The move is made "
  "when all that the rules of movement ask of it has been done.",
  "Eine als erlaubter Zug oder Teil davon losgelassene Figur darf auf kein anderes Feld mehr. "
  "Ausgeführt ist der Zug, wenn alles getan ist, was die Gangart verlangt.")
A("5", "I",
  "How a game ends.",
  "Wie eine Partie endet.")
A("5.1", "I",
  "How a game is won.",
  "Wie eine Partie gewonnen wird.")
A("5.1(a)", "D",
  "Whoever mates the enemy king with a legal move wins, and the game is over at once.",
  "Wer den gegnerischen König mit einem erlaubten Zug mattsetzt, gewinnt; die Partie endet "
  "sofort.")
A("5.1(b)", "D",
  "If a player declares that he resigns, the opponent wins and the game is over at once.",
  "Erklärt ein Spieler die Aufgabe, gewinnt der Gegner; die Partie endet sofort.")
A("5.2", "D",
  "If the player having the move is not in check and has no legal move, it is stalemate: the game "
  "is drawn at once.",
  "Steht der Spieler am Zug nicht im Schach und hat keinen erlaubten Zug, ist er patt: Die Partie "
  "ist sofort remis.")
A("5.3", "D",
  "The game is drawn at once when both players agree to it during play.",
  "Einigen sich beide während der Partie auf Remis, ist sie sofort unentschieden.")
A("5.4", "I",
  "The game may be drawn if the same position has come about three times; the draw has to be "
  "claimed.",
  "Kam dieselbe Stellung dreimal vor, kann die Partie remis sein; das muss verlangt werden.")
A("5.5", "DI",
  "The game may be drawn if each player has made the last 50 moves without pawn move or capture; "
  "the draw has to be claimed.",
  "Machten beide die letzten 50 Züge ohne Bauernzug und Schlagen, kann die Partie remis sein; das "
  "muss verlangt werden.")
A("6", "I",
  "How the chess clock is used.",
  "Wie die Schachuhr gebraucht wird.")
A("6.1", "D",
  "A chess clock has two linked displays of which only one can run at a time; each of them is "
  "called a clock. The flag falls when a player's time is used up.",
  "Eine Schachuhr hat zwei verbundene Anzeigen, von denen immer nur eine läuft; jede heißt Uhr. "
  "Das Fallblättchen fällt, wenn die Zeit eines Spielers aufgebraucht ist.")
A("6.2", "D",
  "A number of moves or all moves must be made in the time given, or time is added per move; all "
  "fixed beforehand. Unused time carries over to the next period, except in delay mode.",
  "Eine Zugzahl oder alle Züge sind in der Zeit zu machen, oder es gibt Zeit pro Zug; alles vorab "
  "festgelegt. Ersparte Zeit gilt im nächsten Abschnitt weiter, außer im Bronstein-Modus.")
A("6.3", "D",
  "Each display has a flag; right after one falls, the number of moves made is checked against "
  "the score sheets.",
  "Jede Anzeige hat ein Fallblättchen; sofort nach dessen Fall wird anhand der Mitschrift die "
  "Zugzahl geprüft.")
A("6.4", "I",
  "The arbiter decides where the chess clock stands.",
  "Wo die Schachuhr steht, bestimmt der Schiedsrichter.")
A("6.5", "D",
  "White's clock is started at the time fixed for the start of the game.",
  "Zur festgesetzten Anfangszeit wird die Uhr von Weiß gestartet.")
A("6.6", "DA",
  "A player who comes more than one hour after the scheduled start loses, unless the regulations "
  "or the arbiter say otherwise.",
  "Wer mehr als eine Stunde nach dem geplanten Beginn kommt, verliert, wenn nicht Turnierordnung "
  "oder Schiedsrichter anderes bestimmen.")
A("6.7", "I",
  "How the clock is pressed and handled.",
  "Wie die Uhr gedrückt und behandelt wird.")
A("6.7(a)", "D",
  "After making his move the player stops his clock and starts the opponent's; he must always be "
  "able to. Only then is the move completed, unless it ended the game; the time until the press "
  "is his.",
  "Nach dem Zug hält der Spieler seine Uhr an und startet die des Gegners; das muss immer möglich "
  "sein. Erst dann ist der Zug beendet, außer er beendet die Partie; bis dahin läuft seine Zeit.")
A("6.7(b)", "R",
  "The clock is pressed with the hand that made the move; keeping a finger on or over the button "
  "is forbidden.",
  "Gedrückt wird mit der Hand, die gezogen hat; der Finger darf nicht auf oder über dem Knopf "
  "bleiben.")
A("6.7(c)", "RA",
  "The clock must be handled properly: hitting it hard, lifting it or knocking it over is "
  "forbidden and must be punished by the arbiter.",
  "Mit der Uhr ist ordentlich umzugehen: Draufschlagen, Hochheben oder Umwerfen ist verboten und "
  "vom Schiedsrichter zu bestrafen.")
A("6.8", "D",
  "A flag counts as fallen when the arbiter notices it or a player rightly claims it.",
  "Ein Fallblättchen gilt als gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es zu "
  "Recht reklamiert.")
A("6.9", "DA",
  "Unless mate, resignation, stalemate or agreement came first, a player short of his moves in "
  "time loses; it is a draw if the opponent cannot mate by any series of legal moves.",
  "Kamen nicht Matt, Aufgabe, Patt oder Einigung zuvor, verliert, wer seine Züge nicht in der "
  "Zeit beendet; remis ist es, wenn der Gegner mit keiner Folge erlaubter Züge mattsetzen kann.")
A("6.10", "DA",
  "What the clocks show stands unless there is a plain fault. A faulty clock is replaced, and the "
  "arbiter sets the times by his best judgement.",
  "Was die Uhren zeigen, gilt, außer bei klarem Defekt. Eine defekte Uhr wird ersetzt; die Zeiten "
  "stellt der Schiedsrichter nach bestem Ermessen ein.")
A("6.11", "D",
  "If both flags are down and it cannot be proved which fell first, the game goes on.",
  "Sind beide Fallblättchen unten und ist nicht beweisbar, welches zuerst fiel, wird "
  "weitergespielt.")
A("6.12", "I",
  "Who may stop the clocks, and who starts them again.",
  "Wer die Uhren anhalten darf und wer sie wieder in Gang setzt.")
A("6.12(a)", "D",
  "If a game has to be interrupted, the arbiter stops the clocks.",
  "Muss eine Partie unterbrochen werden, hält der Schiedsrichter die Uhren an.")
A("6.12(b)", "DA",
  "A player may stop both clocks when he calls the arbiter for help.",
  "Ruft ein Spieler den Schiedsrichter zu Hilfe, darf er beide Uhren anhalten.")
A("6.12(c)", "A",
  "The arbiter decides when the clock is started again.",
  "Wann die Uhr weiterläuft, entscheidet der Schiedsrichter.")
A("6.13", "DA",
  "After an irregularity, or when an earlier position is restored, the arbiter sets the times by "
  "his best judgement.",
  "Nach einer Regelwidrigkeit oder beim Zurückstellen der Figuren legt der Schiedsrichter die "
  "Uhrzeiten nach bestem Ermessen fest.")
A("6.14", "I",
  "Screens, demonstration boards and clocks that show moves and move numbers are allowed, but no "
  "claim may rest on them.",
  "Bildschirme, Demonstrationsbretter und Uhren mit Zügen oder Zugzahl sind erlaubt, begründen "
  "aber keine Reklamation.")
A("7", "I",
  "What happens when the position or the colours are not right.",
  "Was geschieht, wenn Stellung oder Farben nicht stimmen.")
A("7.1", "I",
  "A wrong starting position, and a board laid the wrong way.",
  "Falsche Anfangsstellung und falsch liegendes Brett.")
A("7.1(a)", "D",
  "If the starting position is found to have been wrong, the game is broken off and a new one "
  "played.",
  "Zeigt sich eine falsche Anfangsstellung, wird die Partie abgebrochen und neu gespielt.")
A("7.1(b)", "D",
  "If the only fault is that the board lies the wrong way round, the game goes on; the position "
  "may be moved to a correctly placed board.",
  "Ist nur das Brett verdreht, wird weitergespielt; wer will, überträgt die Stellung auf ein "
  "richtig gelegtes.")
A("7.2", "DA",
  "A game begun with colours reversed goes on unless the arbiter decides otherwise.",
  "Mit vertauschten Farben begonnen, geht die Partie weiter, wenn der Schiedsrichter nichts "
  "anderes verfügt.")
A("7.3", "D",
  "A player who displaces men puts them right on his own time; if need be the opponent may start "
  "that player's clock again without moving.",
  "Wer Figuren verschiebt, stellt sie auf eigene Zeit richtig; nötigenfalls darf der Gegner "
  "dessen Uhr wieder starten, ohne zu ziehen.")
A("7.4", "DA",
  "After an illegal move or displaced men the position before it, or else the last known one, is "
  "restored; the arbiter sets the times, touch-move binds the replacement move, and play goes on.",
  "Nach unerlaubtem Zug oder verschobenen Figuren wird die Stellung davor, sonst die letzte "
  "bekannte, hergestellt; der Schiedsrichter stellt die Uhren, der Ersatzzug folgt „berührt – "
  "geführt“.")
A("8", "I",
  "Who writes down the moves, and when gaps are filled.",
  "Wer die Züge mitschreibt und wann Lücken nachgetragen werden.")
A("8.1", "RDA",
  "Each player writes down all moves in algebraic notation, his own last move before his next, "
  "and draw offers. Who cannot write for bodily or religious reasons loses some time at the "
  "start.",
  "Jeder schreibt alle Züge algebraisch mit, den eigenen vorigen vor dem nächsten, dazu "
  "Remisangebote. Wer es körperlich oder religiös nicht kann, bekommt am Anfang Zeit abgezogen.")
A("8.2", "I",
  "The arbiter should be able to look at the score sheets at any time.",
  "Der Schiedsrichter soll die Partieformulare jederzeit einsehen können.")
A("8.3", "I",
  "The score sheets belong to the organisers.",
  "Die Partieformulare gehören dem Veranstalter.")
A("8.4", "D",
  "With less than five minutes left and less than 30 seconds added per move, a player need not "
  "write. As soon as a flag has fallen he must complete his sheet.",
  "Bei weniger als fünf Minuten und unter 30 Sekunden Zuschlag pro Zug entfällt die "
  "Schreibpflicht. Sobald ein Fallblättchen gefallen ist, muss er sein Formular ergänzen.")
A("8.5", "I",
  "How the score is completed after time trouble.",
  "Wie nach der Zeitnot die Mitschrift vervollständigt wird.")
A("8.5(a)", "DA",
  "If neither player must write, the arbiter or a deputy tries to be there and does it; when a "
  "flag falls he stops the clocks and both complete their sheets with his or each other's.",
  "Muss keiner schreiben, soll der Schiedsrichter oder ein Vertreter mitschreiben; fällt ein "
  "Fallblättchen, hält er die Uhren an, und beide ergänzen nach seinem oder des Gegners Formular.")
A("8.5(b)", "D",
  "If only one player was exempt he completes his sheet once a flag falls. Having the move he may "
  "use the opponent's sheet, and must return it before he plays on.",
  "War nur einer befreit, ergänzt er nach dem Fall eines Blättchens. Ist er am Zug, darf er das "
  "Formular des Gegners benutzen; erst nach der Rückgabe spielt er weiter.")
A("8.5(c)", "ARI",
  "If no sheet is complete the players replay the game on a second board under the eye of the "
  "arbiter or a deputy, who first notes the position.",
  "Ist kein Formular vollständig, spielen beide die Partie auf einem zweiten Brett nach, "
  "beaufsichtigt vom Schiedsrichter oder Vertreter, der zuvor die Stellung notiert.")
A("8.6", "DA",
  "If the sheets cannot prove whether a player overstepped, the next move counts as the first of "
  "the next period unless more moves were demonstrably made.",
  "Ist eine Zeitüberschreitung aus den Formularen nicht zu belegen, zählt der nächste Zug als "
  "erster des folgenden Abschnitts, außer es sind mehr Züge nachweisbar.")
A("9", "I",
  "How a game is drawn on the players' initiative, or because nobody can mate.",
  "Wie eine Partie auf Betreiben der Spieler remis wird oder weil niemand mattsetzen kann.")
A("9.1", "DRA",
  "A draw is offered after moving and before pressing; at other times it is valid but disturbs "
  "the opponent. It has no conditions and stands until accepted, declined by word or move, or the "
  "game ends. Both note (=).",
  "Remis bietet man nach dem Zug vor dem Drücken an; sonst gilt es, ist aber eine Störung. Es ist "
  "bedingungslos und bindet bis zu Annahme, Ablehnung (mündlich oder durch Zug) oder Partieende. "
  "Beide notieren (=).")
A("9.2(a)", "D",
  "The player having the move may claim a draw if his move will bring the same position for the "
  "third time; he first writes it down and tells the arbiter.",
  "Der Spieler am Zug kann Remis verlangen, wenn sein Zug die Stellung zum dritten Mal bringt; er "
  "schreibt ihn zuvor auf und kündigt ihn dem Schiedsrichter an.")
A("9.2(b)", "D",
  "The player having the move may claim a draw if the same position has just come about for the "
  "third time, in a row or not.",
  "Der Spieler am Zug kann Remis verlangen, wenn die gleiche Stellung eben zum dritten Mal "
  "entstanden ist, auch mit Unterbrechungen.")
A("9.2", "D",
  "Positions are equal if the same player has the move, like men stand on the same squares and "
  "all possible moves are the same; not if a pawn could be taken en passant or a present or later "
  "castling right has changed.",
  "Gleich sind Stellungen bei gleichem Zugrecht, gleichen Figuren auf gleichen Feldern und "
  "gleichen Zugmöglichkeiten; nicht, wenn en passant möglich war oder sich ein jetziges oder "
  "späteres Rochaderecht geändert hat.")
A("9.3", "D",
  "The player having the move draws by claiming fifty moves of each side without capture and pawn "
  "move.",
  "Der Spieler am Zug erreicht Remis, wenn er fünfzig Züge jeder Seite ohne Schlagen und "
  "Bauernzug reklamiert.")
A("9.3(a)", "D",
  "The player having the move may claim a draw if each side has made the last 50 moves without "
  "pawn move or capture.",
  "Der Spieler am Zug kann Remis verlangen, wenn beide die letzten 50 Züge ohne Bauernzug und "
  "Schlagen gemacht haben.")
A("9.3(b)", "D",
  "He may claim it, too, by writing down and declaring a move that completes 50 moves by each "
  "side without pawn move or capture.",
  "Er kann es auch, indem er einen Zug aufschreibt und ankündigt, mit dem 50 Züge jeder Seite "
  "ohne Bauernzug und Schlagen voll werden.")
A("9.4", "D",
  "A player who makes a move without claiming loses the right to claim repetition or 50 moves on "
  "that move.",
  "Wer ohne Reklamation zieht, verliert für diesen Zug den Anspruch aus Wiederholung oder 50 "
  "Zügen.")
A("9.5", "D",
  "Whoever claims by repetition or 50 moves must stop both clocks at once and cannot withdraw the "
  "claim.",
  "Wer wegen Wiederholung oder 50 Zügen reklamiert, muss sofort beide Uhren anhalten und kann "
  "nicht mehr zurück.")
A("9.5(a)", "D",
  "If the claim is right, the game is drawn at once.",
  "Trifft die Reklamation zu, ist die Partie sofort remis.")
A("9.5(b)", "D",
  "A wrong claim costs the claimant half his remaining time, at most three minutes, and gives the "
  "opponent three minutes; the game goes on with the intended move.",
  "Eine falsche Reklamation kostet die halbe Restzeit, höchstens drei Minuten, und bringt dem "
  "Gegner drei Minuten; es geht mit dem beabsichtigten Zug weiter.")
A("9.6", "D",
  "The game is drawn at once when no series of legal moves, however bad, can lead to mate.",
  "Sobald keine noch so ungeschickte Folge erlaubter Züge zum Matt führen kann, ist die Partie "
  "sofort remis.")
A("10", "I",
  "Rules for the last phase, in which all remaining moves have a limited time.",
  "Regeln für die letzte Phase, in der alle restlichen Züge begrenzte Zeit haben.")
A("10.1", "D",
  "The quickplay finish is the last phase of a game, when all remaining moves must be made in a "
  "limited time.",
  "Endspurtphase heißt die letzte Partiephase, in der alle restlichen Züge in begrenzter Zeit "
  "zu machen sind.")
A("10.2", "AD",
  "With less than two minutes left a player may claim a draw before his flag falls; he must stop "
  "the clocks and call the arbiter.",
  "Mit weniger als zwei Minuten Restzeit darf ein Spieler vor dem Fall seines Blättchens Remis "
  "reklamieren; er hält die Uhren an und ruft den Schiedsrichter.")
A("10.2(a)", "AD",
  "If the arbiter is sure that the opponent makes no effort to win by normal means, or that this "
  "is impossible, he declares a draw; otherwise he postpones his decision.",
  "Sieht der Schiedsrichter, dass der Gegner nicht mit normalen Mitteln auf Gewinn spielt oder so "
  "nicht gewinnen kann, gibt er remis; sonst stellt er die Entscheidung zurück.")
A("10.2(b)", "AD",
  "If the decision is postponed the opponent may get two extra minutes, and the game goes on in "
  "the arbiter's presence.",
  "Bei zurückgestellter Entscheidung kann der Gegner zwei Minuten mehr bekommen; weitergespielt "
  "wird im Beisein des Schiedsrichters.")
A("10.2(c)", "AD",
  "After postponing, the arbiter may still declare a draw later on, even when a flag has fallen.",
  "Nach dem Zurückstellen kann der Schiedsrichter noch später, selbst nach Blättchenfall, auf "
  "Remis entscheiden.")
A("10.3", "D",
  "An illegal move need not lose: after the position is restored the first and the second each "
  "give the opponent two extra minutes; the third by the same player loses.",
  "Ein unerlaubter Zug verliert nicht gleich: Nach dem Zurückstellen bringen der erste und der "
  "zweite dem Gegner je zwei Minuten; der dritte desselben Spielers verliert.")
A("10.4", "D",
  "In a quickplay finish the game is drawn if both flags are down and it cannot be told which "
  "fell first.",
  "In der Endspurtphase ist remis, wenn beide Fallblättchen unten sind und offenbleibt, welches "
  "zuerst fiel.")
A("11", "I",
  "How games are scored.",
  "Wie Partien gewertet werden.")
A("11.1", "D",
  "A win scores 1 point, a loss 0 and a draw half a point.",
  "Der Sieg zählt einen Punkt, die Niederlage null, das Remis einen halben.")
A("12", "I",
  "How players are to behave.",
  "Wie sich die Spieler zu verhalten haben.")
A("12.1", "R",
  "Players are expected to behave with high courtesy.",
  "Von den Spielern wird ein sehr gutes Benehmen erwartet.")
A("12.2", "RAI",
  "During play notes, sources of information, advice and analysis on another board are forbidden; "
  "the sheet may hold only moves, clock times, a draw offer and what belongs to a claim.",
  "Notizen, Informationsquellen, Rat und Analyse auf anderem Brett sind während der Partie "
  "verboten; aufs Formular gehören nur Züge, Uhrzeiten, Remisangebot und Angaben zu "
  "Reklamationen.")
A("12.3", "RAI",
  "Nobody, spectator or player, may analyse in the playing hall while games are going on; players "
  "who have finished count as spectators.",
  "Solange gespielt wird, darf im Saal niemand analysieren; wer seine Partie beendet hat, gilt "
  "als Zuschauer.")
A("12.4", "R",
  "Players may leave the venue, which includes rest, refreshment and smoking areas, only with the "
  "arbiter's leave; the player having the move may not even leave the playing hall without it.",
  "Die Turnierräume samt Ruhe-, Erfrischungs- und Raucherbereich darf man nur mit Erlaubnis des "
  "Schiedsrichters verlassen; wer am Zug ist, ohne sie nicht einmal den Spielsaal.")
A("12.5", "RA",
  "Distracting or annoying the opponent in any way is forbidden, and so is offering a draw again "
  "and again.",
  "Den Gegner abzulenken oder zu stören ist verboten, auch durch ständig neue Remisangebote.")
A("12.6", "A",
  "A breach of the rules on notes, analysis, leaving the hall or disturbance must be punished by "
  "the arbiter from his list of penalties.",
  "Verstöße gegen die Regeln über Hilfsmittel, Analyse, Verlassen der Räume und Störung muss der "
  "Schiedsrichter mit einer seiner Strafen ahnden.")
A("12.7", "AD",
  "A player who refuses again and again to obey the Laws loses the game.",
  "Wer sich mehrfach weigert, die Regeln zu befolgen, verliert die Partie.")
A("12.8", "AD",
  "If both players keep refusing to obey the Laws, both lose.",
  "Weigern sich beide Spieler mehrfach, die Regeln zu befolgen, verlieren beide.")
A("13", "I",
  "What the arbiter does, read with the preface.",
  "Was der Schiedsrichter zu tun hat, mit dem Vorwort zu lesen.")
A("13.1", "I",
  "The arbiter sees that the Laws are strictly kept.",
  "Der Schiedsrichter achtet auf die strenge Einhaltung der Regeln.")
A("13.2", "I",
  "The arbiter acts in the best interest of the event, sees to good conditions and undisturbed "
  "players, and supervises its course.",
  "Der Schiedsrichter handelt zum Besten der Veranstaltung, sorgt für gute Bedingungen und Ruhe "
  "und überwacht den Ablauf.")
A("13.3", "I",
  "The arbiter watches the games, above all in time trouble, enforces his decisions and penalises "
  "players where needed.",
  "Der Schiedsrichter beobachtet die Partien, vor allem in Zeitnot, setzt Entscheidungen durch "
  "und verhängt, wo nötig, Strafen.")
A("13.4", "AD",
  "The arbiter may choose among five penalties.",
  "Dem Schiedsrichter stehen fünf Strafen zur Wahl.")
A("13.4(a)", "AD",
  "The arbiter may punish with a warning.",
  "Der Schiedsrichter kann mit einer Verwarnung strafen.")
A("13.4(b)", "AD",
  "The arbiter may punish by giving the opponent more time.",
  "Der Schiedsrichter kann strafen, indem er dem Gegner Zeit gutschreibt.")
A("13.4(c)", "AD",
  "The arbiter may punish by taking remaining time from the offender.",
  "Der Schiedsrichter kann strafen, indem er dem Schuldigen Restzeit abzieht.")
A("13.4(d)", "AD",
  "The arbiter may punish with loss of the game.",
  "Der Schiedsrichter kann mit dem Verlust der Partie strafen.")
A("13.4(e)", "AD",
  "The arbiter may punish by expelling the player from the event.",
  "Der Schiedsrichter kann den Spieler zur Strafe vom Turnier ausschließen.")
A("13.5", "AD",
  "After a disturbance from outside the arbiter may give one or both players extra time.",
  "Bei Störungen von außen kann der Schiedsrichter einem oder beiden Spielern mehr Zeit geben.")
A("13.6", "D",
  "The arbiter tells the move count only when sheets are completed after a flag fell; he never "
  "tells a player that the opponent has moved or that he forgot his clock.",
  "Die Zugzahl nennt der Schiedsrichter nur beim Ergänzen der Formulare nach Blättchenfall; auf "
  "den Zug des Gegners oder die vergessene Uhr weist er nie hin.")
A("13.7", "RA",
  "Spectators and players of other games may not interfere by word or otherwise; the arbiter may "
  "expel offenders from the hall.",
  "Wer nicht an der Partie beteiligt ist, darf sich in keiner Weise einmischen; der "
  "Schiedsrichter kann Störer des Saales verweisen.")
A("14", "I",
  "What FIDE decides.",
  "Worüber die FIDE entscheidet.")
A("14.1", "I",
  "A member federation may ask FIDE for an official decision on the Laws.",
  "Ein Mitgliedsverband kann von der FIDE eine offizielle Entscheidung zu den Regeln erbitten.")
A("A", "I",
  "Adjourned games.",
  "Hängepartien.")
A("A.1", "I",
  "How the move is sealed.",
  "Wie der Zug abgegeben wird.")
A("A.1(a)", "DR",
  "At the end of the session the player having the move is told to seal: he writes it clearly, "
  "puts both sheets in an envelope, then stops his clock only. Till then he may change it; a move "
  "made on the board must be sealed.",
  "Nach der Spielzeit gibt der Spieler am Zug auf Aufforderung ab: eindeutig notieren, beide "
  "Formulare ins Kuvert, nur die eigene Uhr anhalten. Bis dahin änderbar; ein am Brett gemachter "
  "Zug ist abzugeben.")
A("A.1(b)", "D",
  "A player having the move who adjourns early is treated as if he had sealed at the end of the "
  "session.",
  "Bricht der Spieler am Zug vorzeitig ab, wird er behandelt, als hätte er am Ende der Spielzeit "
  "abgegeben.")
A("A.2", "D",
  "Seven things must stand on the envelope.",
  "Sieben Angaben gehören auf den Umschlag.")
A("A.2(a)", "D",
  "The envelope must bear the names of both players.",
  "Der Umschlag muss die Namen beider Spieler tragen.")
A("A.2(b)", "D",
  "The envelope must show the position right before the sealed move.",
  "Der Umschlag muss die Stellung direkt vor dem Abgabezug zeigen.")
A("A.2(c)", "D",
  "The envelope must state the time each player has used.",
  "Der Umschlag muss angeben, wie viel Zeit jeder Spieler verbraucht hat.")
A("A.2(d)", "D",
  "The envelope must name the player who sealed the move.",
  "Der Umschlag muss nennen, wer den Zug abgegeben hat.")
A("A.2(e)", "D",
  "The envelope must give the number of the sealed move.",
  "Der Umschlag muss die Nummer des abgegebenen Zuges enthalten.")
A("A.2(f)", "DR",
  "The envelope must mention a draw offer that was made before the adjournment.",
  "Der Umschlag muss ein vor dem Abbruch gemachtes Remisangebot vermerken.")
A("A.2(g)", "D",
  "The envelope must state date, time and place of the resumption.",
  "Der Umschlag muss Tag, Uhrzeit und Ort der Fortsetzung nennen.")
A("A.3", "R",
  "The arbiter checks what is on the envelope and answers for its safe keeping.",
  "Der Schiedsrichter prüft die Angaben auf dem Umschlag und haftet für die sichere Verwahrung.")
A("A.4", "DR",
  "A draw offered after the opponent has sealed stays open until he accepts or declines it.",
  "Wird Remis geboten, nachdem der Gegner abgegeben hat, gilt das Angebot, bis er annimmt oder "
  "ablehnt.")
A("A.5", "D",
  "For the resumption the position before the sealed move is set up and the times used at the "
  "adjournment are put on the clocks.",
  "Zur Fortsetzung werden die Stellung vor dem Abgabezug und die beim Abbruch verbrauchten Zeiten "
  "eingestellt.")
A("A.6", "D",
  "The game is over if a draw is agreed before the resumption or a player tells the arbiter that "
  "he resigns.",
  "Beendet ist die Partie, wenn vor der Fortsetzung Remis vereinbart wird oder ein Spieler dem "
  "Schiedsrichter die Aufgabe mitteilt.")
A("A.7", "D",
  "The envelope is opened only when the player who must answer the sealed move is there.",
  "Geöffnet wird der Umschlag erst, wenn der Spieler da ist, der auf den Abgabezug antworten "
  "muss.")
A("A.8", "D",
  "A faulty sealed move loses, unless 6.9 or 9.6 applies.",
  "Ein fehlerhafter Abgabezug verliert, außer wenn 6.9 oder 9.6 greift.")
A("A.8(a)", "D",
  "A player whose sealed move is ambiguous loses, unless the opponent cannot mate or the position "
  "is dead.",
  "Ist der Abgabezug mehrdeutig, verliert der Abgebende, außer der Gegner kann nicht mattsetzen "
  "oder die Stellung ist tot.")
A("A.8(b)", "D",
  "A player whose sealed move is written so wrongly that its meaning cannot be made out loses, "
  "unless the opponent cannot mate or the position is dead.",
  "Ist der Abgabezug so falsch notiert, dass sein Sinn offenbleibt, verliert der Abgebende, außer "
  "der Gegner kann nicht mattsetzen oder die Stellung ist tot.")
A("A.8(c)", "D",
  "A player whose sealed move is illegal loses, unless the opponent cannot mate or the position "
  "is dead.",
  "Ist der Abgabezug unerlaubt, verliert der Abgebende, außer der Gegner kann nicht mattsetzen "
  "oder die Stellung ist tot.")
A("A.9", "D",
  "Who is there at the time of resumption decides how play begins.",
  "Wer zur Wiederaufnahme da ist, bestimmt, wie es losgeht.")
A("A.9(a)", "D",
  "If the player who must answer is there on time, the envelope is opened, the sealed move made "
  "and his clock started.",
  "Ist der Antwortende zur vereinbarten Zeit da, wird der Umschlag geöffnet, der Zug ausgeführt "
  "und die Uhr gestartet.")
A("A.9(b)", "D",
  "If the player who must answer is absent his clock runs. On arrival he may stop it and call the "
  "arbiter; the sealed move is made and his clock started again.",
  "Fehlt der Antwortende, läuft seine Uhr. Kommt er, darf er sie anhalten und den Schiedsrichter "
  "rufen; nach Ausführen des Abgabezuges läuft sie weiter.")
A("A.9(c)", "D",
  "If the sealer is absent, his opponent may write down his reply, seal it in a new envelope and "
  "start the sealer's clock; the arbiter keeps it and it is opened on the sealer's arrival.",
  "Fehlt der Abgebende, darf der Gegner seine Antwort in einem neuen Umschlag verschließen und "
  "die Uhr drücken; der Schiedsrichter verwahrt ihn bis zum Eintreffen des Fehlenden.")
A("A.10", "D",
  "A player more than one hour late at a resumption loses; for a late player who had sealed there "
  "are three exceptions.",
  "Wer über eine Stunde zu spät zur Fortsetzung kommt, verliert; für den Verspäteten, der "
  "abgegeben hat, gibt es drei Ausnahmen.")
A("A.10(a)", "D",
  "The late player who sealed wins if his sealed move gives mate.",
  "Der verspätete Spieler gewinnt, wenn sein Abgabezug mattsetzt.")
A("A.10(b)", "D",
  "The late player who sealed draws if his sealed move gives stalemate or leads to a dead "
  "position.",
  "Der Verspätete, der abgegeben hat, erreicht Remis, wenn der Abgabezug patt setzt oder zu einer "
  "toten Stellung führt.")
A("A.10(c)", "D",
  "The late player who sealed does not lose if the player present has lost on time meanwhile.",
  "Der Verspätete, der abgegeben hat, verliert nicht, wenn der Anwesende inzwischen durch "
  "Zeitüberschreitung verloren hat.")
A("A.11", "AD",
  "What is done when the envelope is missing.",
  "Was geschieht, wenn der Umschlag fehlt.")
A("A.11(a)", "AD",
  "If the envelope is lost, play goes on with the position and times noted at the adjournment; "
  "unknown times are set by the arbiter, and the sealer makes his sealed move.",
  "Ist der Umschlag weg, geht es mit der beim Abbruch notierten Stellung und Zeit weiter; "
  "unbekannte Zeiten setzt der Schiedsrichter, der Abgabezug wird am Brett ausgeführt.")
A("A.11(b)", "AD",
  "If the position cannot be restored, the game is void and a new one must be played.",
  "Ist die Stellung nicht herstellbar, ist die Partie ungültig und neu zu spielen.")
A("A.12", "DA",
  "A wrong clock time at the resumption must be corrected if a player points it out before his "
  "first move; otherwise play goes on unless the arbiter finds the consequences too grave.",
  "Eine bei der Fortsetzung falsch gestellte Uhr wird berichtigt, wenn ein Spieler es vor seinem "
  "ersten Zug meldet; sonst geht es weiter, außer der Schiedsrichter findet die Folgen zu schwer.")
A("A.13", "I",
  "The arbiter's clock rules the length of each resumed session; its start and end are announced "
  "beforehand.",
  "Die Dauer jeder Fortsetzung richtet sich nach der Uhr des Schiedsrichters; Anfang und Ende "
  "sind vorher mitzuteilen.")
A("B", "I",
  "Rapid chess.",
  "Schnellschach.")
A("B.1", "D",
  "A game is rapid if all moves must be made in a fixed time between 15 and 60 minutes.",
  "Schnellschach ist eine Partie, für die alle Züge zusammen 15 bis 60 Minuten zur Verfügung "
  "stehen.")
A("B.2", "D",
  "Rapid games follow the FIDE Laws except where this appendix changes them.",
  "Im Schnellschach gelten die FIDE-Regeln, soweit dieser Anhang nichts ändert.")
A("B.3", "D",
  "In rapid games players need not write down the moves.",
  "Im Schnellschach besteht keine Pflicht zum Mitschreiben.")
A("B.4", "D",
  "Once each player has made three moves, nobody may complain about set-up, board or clock "
  "setting any more.",
  "Haben beide drei Züge gemacht, sind Figurenaufstellung, Brettlage und Uhreinstellung nicht "
  "mehr zu beanstanden.")
A("B.5", "D",
  "In rapid games the arbiter rules on touch-move and on the quickplay finish only when a player "
  "asks him to.",
  "Im Schnellschach entscheidet der Schiedsrichter über berührte Figuren und Endspurtphase nur "
  "auf Antrag eines Spielers.")
A("B.6", "D",
  "A flag counts as fallen only when a player rightly claims it; the arbiter must not point it "
  "out.",
  "Ein Fallblättchen gilt erst als gefallen, wenn ein Spieler es zu Recht reklamiert; der "
  "Schiedsrichter schweigt dazu.")
A("B.7", "D",
  "To claim a win on time a player stops both clocks and tells the arbiter; his own flag must "
  "then still be up and the opponent's down.",
  "Wer Zeitgewinn reklamiert, hält beide Uhren an und sagt es dem Schiedsrichter; dann muss das "
  "eigene Fallblättchen noch oben, das gegnerische unten sein.")
A("B.8", "D",
  "If both flags are down, the game is drawn.",
  "Sind beide Fallblättchen unten, ist remis.")
A("C", "I",
  "Blitz.",
  "Blitzschach.")
A("C.1", "D",
  "A game is blitz if all moves must be made in a fixed time of less than 15 minutes.",
  "Blitz ist eine Partie, für die alle Züge zusammen weniger als 15 Minuten zur Verfügung stehen.")
A("C.2", "D",
  "Blitz games follow the rapid rules except where this appendix changes them.",
  "Im Blitz gelten die Schnellschachregeln, soweit dieser Anhang nichts ändert.")
A("C.3", "D",
  "An illegal move is completed when the opponent's clock has been started. Until he makes his "
  "own move the opponent may claim a win; after that it can no longer be corrected.",
  "Ein unerlaubter Zug ist beendet, wenn die gegnerische Uhr läuft. Bis zu seinem eigenen Zug "
  "kann der Gegner Gewinn reklamieren; danach ist keine Berichtigung mehr möglich.")
A("C.4", "D",
  "A winner needs mating material: with help a legal position must be possible where the "
  "opponent, to move, cannot avoid mate in one. Two knights against a bare king are too little, "
  "rook against knight is enough.",
  "Zum Sieg braucht man Mattmaterial: Mit Hilfe muss eine Stellung möglich sein, in der der "
  "Gegner am Zug ein Matt in einem nicht abwenden kann. König und zwei Springer gegen König sind "
  "zu wenig, Turm gegen Springer genügt.")
A("C.5", "D",
  "In blitz a player with under two minutes may not claim a draw because the opponent cannot or "
  "does not try to win by normal means.",
  "Im Blitz gibt es keine Remisreklamation unter zwei Minuten mit der Begründung, der Gegner "
  "könne oder wolle nicht mit normalen Mitteln gewinnen.")
A("D", "I",
  "The last period when no arbiter is present.",
  "Die letzte Phase, wenn kein Schiedsrichter anwesend ist.")
A("D.1", "R",
  "With no arbiter present in a quickplay finish, a player with under two minutes and his flag up "
  "may claim a draw, which ends the game; a neutral arbiter then decides finally.",
  "Ohne Schiedsrichter vor Ort kann ein Spieler in der Endspurtphase unter zwei Minuten bei "
  "stehendem Fallblättchen Remis reklamieren; die Partie endet, ein neutraler Schiedsrichter "
  "entscheidet endgültig.")
A("D.1(a)", "DR",
  "The claim may say that the opponent cannot win by normal means; the claimant writes down the "
  "final position and the opponent confirms it.",
  "Grund kann sein, dass dem Gegner ein Gewinn mit normalen Mitteln unmöglich ist; der Spieler "
  "notiert die Endstellung, der Gegner bestätigt sie.")
A("D.1(b)", "DR",
  "The claim may say that the opponent has not tried to win by normal means; the claimant gives "
  "the final position and a completed score sheet, and the opponent confirms both.",
  "Grund kann sein, dass der Gegner nicht mit normalen Mitteln auf Gewinn spielte; nötig sind "
  "Endstellung und vollständiges Formular, der Gegner bestätigt beides.")
A("E", "I",
  "The algebraic notation, with its abbreviations and an example.",
  "Die algebraische Notation mit ihren Abkürzungen und einem Beispiel.")
A("E.1", "D",
  "Each piece is named by a capital letter, the first of its name: in German K, D, T, L, S.",
  "Jede Figur außer dem Bauern hat als Zeichen den großen Anfangsbuchstaben ihres Namens: K, D, "
  "T, L, S.")
A("E.2", "D",
  "Each player may use the letters of the language of his country; in print, figurines are "
  "recommended.",
  "Jeder darf die in seinem Land üblichen Buchstaben benutzen; für den Druck werden "
  "Figurensymbole empfohlen.")
A("E.3", "D",
  "Pawns have no letter; its absence shows a pawn move, as in e5, d4, a5.",
  "Bauern haben keinen Buchstaben; an seinem Fehlen erkennt man den Bauernzug, etwa e5, d4, a5.")
A("E.4", "D",
  "The files are lettered a to h, from left to right as White sees them.",
  "Die Linien heißen a bis h, aus der Sicht von Weiß von links nach rechts.")
A("E.5", "D",
  "The ranks are numbered 1 to 8 from White's side; White starts on ranks 1 and 2, Black on 8 and "
  "7.",
  "Die Reihen zählen von Weiß aus 1 bis 8; Weiß beginnt auf den Reihen 1 und 2, Schwarz auf 8 und "
  "7.")
A("E.6", "D",
  "Each of the 64 squares has one name, made of its file letter and its rank number.",
  "Jedes der 64 Felder hat genau einen Namen aus Linienbuchstabe und Reihenzahl.")
A("E.7", "D",
  "A move is the letter of the piece and the target square without a hyphen (Le5, Sf3); a pawn "
  "move is the target square alone.",
  "Ein Zug besteht aus Figurenbuchstabe und Zielfeld ohne Bindestrich (Le5, Sf3); beim Bauern "
  "steht nur das Zielfeld.")
A("E.8", "D",
  "A capture has x before the target square (Lxe5); a capturing pawn is named by the file it "
  "leaves (dxe5). En passant takes the square where the pawn ends up, with e.p. added.",
  "Beim Schlagen steht x vor dem Zielfeld (Lxe5), beim Bauern davor die Ausgangslinie (dxe5). En "
  "passant nennt das Feld, auf dem der Bauer landet, und fügt e.p. an.")
A("E.9", "D",
  "If two like pieces can reach the square, the file of departure is added when they share a "
  "rank, the rank when they share a file, otherwise preferably the file; a capture has x after "
  "it.",
  "Können zwei gleiche Figuren auf das Feld, kommt bei gleicher Reihe die Ausgangslinie dazu, bei "
  "gleicher Linie die Ausgangsreihe, sonst möglichst die Linie; beim Schlagen folgt x.")
A("E.10", "D",
  "If two pawns can capture the same man, file of departure, x and target square tell which one "
  "did, as in cxd5 or exd5.",
  "Können zwei Bauern dieselbe Figur schlagen, zeigen Ausgangslinie, x und Zielfeld, welcher es "
  "war, etwa cxd5 oder exd5.")
A("E.11", "D",
  "A promotion is the pawn move followed at once by the letter of the new piece (d8D). Signs: 0-0 "
  "and 0-0-0 castling, x capture, + check, ++ mate, e.p. en passant.",
  "Bei der Umwandlung folgt auf den Bauernzug direkt der Buchstabe der neuen Figur (d8D). "
  "Zeichen: 0-0 und 0-0-0 Rochade, x schlägt, + Schach, ++ matt, e.p. en passant.")
A("E.12", "DR",
  "A draw offer must be noted as (=).",
  "Ein Remisangebot ist mit (=) zu vermerken.")
