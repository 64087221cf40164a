/* clang-format off */
/*
 * laws/articles_1984.h -- the articles of fide-1984: A(number, role, English, German).
 *
 * The FIDE Laws of 1984 as amended in 1988; in the order of the book.
 * The roles are letters, the most important first: D we decide it, R we record it,
 * A we ask the arbiter, I we inform.
 */
A("Intro", "AI",
  "The Laws cannot cover every case nor every administrative question: gaps are closed by "
  "analogy. They rely on able, sensible and objective arbiters; rules too detailed would take "
  "away their freedom to find a sporting solution, and FIDE asks all to share this view. "
  "Federations may have more detailed rules that do not conflict, bind only themselves and stay "
  "out of FIDE events. The Laws hold for women and men alike.",
  "Weder jede Spielsituation noch jede Verwaltungsfrage ist geregelt: Lücken schließt die "
  "Analogie. Vorausgesetzt sind sachkundige, besonnene und objektive Schiedsrichter; zu viele "
  "Einzelheiten nähmen ihnen die Freiheit zur sportlichen Lösung, und die FIDE bittet alle, das "
  "mitzutragen. Verbände dürfen genauere Regeln haben, die nicht widersprechen, nur bei ihnen und "
  "nicht in FIDE-Turnieren gelten. Die Regeln gelten für Spielerinnen und Spieler gleich.")
A("1", "D",
  "Two opponents play chess by moving men on a square board.",
  "Zwei Gegner spielen Schach, indem sie Figuren auf einem quadratischen Brett bewegen.")
A("1.1", "D",
  "The board has 64 equal squares, light and dark in turn, called white and black.",
  "Das Brett hat 64 gleich große Felder, im Wechsel hell und dunkel, die weiß und schwarz heißen.")
A("1.2", "D",
  "The board lies so that each player has a white corner square at his right hand.",
  "Das Brett liegt so, dass jeder Spieler zu seiner Rechten ein weißes Eckfeld hat.")
A("1.3", "D",
  "The eight columns of squares running from player to player are called files.",
  "Die acht Spalten von Feldern, die von Spieler zu Spieler laufen, heißen Linien.")
A("1.4", "D",
  "The eight rows of squares running from side to side are called ranks.",
  "Die acht quer liegenden Zeilen von Feldern heißen Reihen.")
A("1.5", "D",
  "A run of squares of one colour that touch at their corners is called a diagonal.",
  "Felder einer Farbe, die Ecke an Ecke aufeinander folgen, bilden eine Diagonale.")
A("2", "I",
  "What men each side has, and how they stand at the start.",
  "Welche Steine jede Seite hat und wie sie zu Beginn stehen.")
A("2.1", "D",
  "At the start one player has 16 white men and the other 16 black men.",
  "Anfangs besitzt die eine Seite 16 weiße, die andere 16 schwarze Figuren.")
A("2.2", "D",
  "Each side has one king, one queen, two rooks, two bishops, two knights and eight pawns.",
  "Jede Seite hat einen König, eine Dame, zwei Türme, zwei Läufer, zwei Springer und acht Bauern.")
A("2.3", "D",
  "The game starts from the usual array: the pieces on the first rank of each side, the pawns in "
  "front of them.",
  "Ausgangspunkt ist die übliche Aufstellung: die Offiziere auf der Grundreihe jeder Seite, die "
  "Bauern davor.")
A("3", "I",
  "Who begins, and who has the move.",
  "Wer beginnt und wer am Zug ist.")
A("3.1", "D",
  "White moves first; then the players move in turn until the game is over.",
  "Weiß macht den ersten Zug; dann wechseln sich die Spieler bis zum Partieende ab.")
A("3.2", "D",
  "A player has the move as soon as the opponent has made his move on the board.",
  "Am Zug ist ein Spieler, sobald der Zug des Gegners auf dem Brett ausgeführt ist.")
A("4", "I",
  "What a move is.",
  "Was ein Zug ist.")
A("4.1", "D",
  "A move takes one man from its square to another that is empty or held by an enemy man; only "
  "castling moves two men.",
  "Ein Zug bringt eine Figur auf ein leeres oder gegnerisch besetztes Feld; nur bei der Rochade "
  "bewegen sich zwei.")
A("4.2", "D",
  "No man may pass over an occupied square, except the knight and the rook when castling.",
  "Über besetzte Felder hinweg ziehen nur der Springer und der Turm bei der Rochade.")
A("4.3", "D",
  "A man moved onto an enemy man captures it; the capturing player must take it off the board at "
  "once.",
  "Wer mit einer Figur auf eine gegnerische zieht, schlägt sie und muss sie selbst sofort vom "
  "Brett nehmen.")
A("5", "I",
  "How each man moves.",
  "Wie jeder Stein zieht.")
A("5.1", "I",
  "How the king moves, and how castling is done.",
  "Wie der König zieht und wie rochiert wird.")
A("5.1(a)", "D",
  "Apart from castling the king moves to a neighbouring square that no enemy man attacks.",
  "Ohne Rochade geht der König auf ein Nachbarfeld, das keine gegnerische Figur bedroht.")
A("5.1(b)", "D",
  "Castling is one king move with two men: the king goes two squares towards a rook on its rank, "
  "and that rook goes to the square the king crossed.",
  "Die Rochade zählt als ein Königszug: Der König geht auf seiner Reihe zwei Felder zum Turm, und "
  "dieser springt auf das Feld, das der König überquert hat.")
A("5.1(c)", "D",
  "Whoever touches a rook first and then the king may not castle with that rook; touch-move "
  "decides what he must play.",
  "Wer zuerst den Turm und danach den König berührt, darf mit diesem Turm nicht rochieren; es "
  "gilt „berührt – geführt“.")
A("5.1(d)", "D",
  "If castling proves illegal after the king, or king and rook together, were touched, the player "
  "makes a king move or castles the other way if that is legal; if the king cannot move, he plays "
  "any legal move.",
  "Ist die Rochade nach Berühren des Königs (oder von König und Turm zugleich) regelwidrig, zieht "
  "der Spieler den König oder rochiert, wenn regelgemäß, zur anderen Seite; kann der König nicht "
  "ziehen, ist der Zug frei.")
A("5.1(e)", "D",
  "Castling is ruled out for good once the king has moved, and with any rook that has moved.",
  "Endgültig ausgeschlossen ist die Rochade, wenn der König schon gezogen hat, sowie mit jedem "
  "Turm, der schon gezogen hat.")
A("5.1(f)", "D",
  "Castling is barred for the time being while the king's square, the square crossed or the "
  "target square is attacked, or while any man stands between king and rook.",
  "Zeitweilig gesperrt ist die Rochade, solange Standfeld, Durchgangsfeld oder Zielfeld des "
  "Königs bedroht ist oder eine Figur zwischen König und Turm steht.")
A("5.2", "D",
  "The queen moves any distance along her file, rank or diagonals, but not over other men.",
  "Die Dame zieht beliebig weit auf Linie, Reihe oder Diagonale, ohne Figuren zu überspringen.")
A("5.3", "D",
  "The rook moves any distance along its file or rank, but not over other men.",
  "Der Turm zieht beliebig weit auf Linie oder Reihe, ohne Figuren zu überspringen.")
A("5.4", "D",
  "The bishop moves any distance along its diagonals, but not over other men.",
  "Der Läufer zieht beliebig weit auf seinen Diagonalen, ohne Figuren zu überspringen.")
A("5.5", "D",
  "The knight goes one square along file or rank and then one square diagonally onwards, away "
  "from where it stood; the square passed may be occupied.",
  "Der Springer geht ein Feld gerade und dann schräg weiter vom Ausgangsfeld weg; ob das "
  "Zwischenfeld besetzt ist, spielt keine Rolle.")
A("5.6", "I",
  "How the pawn moves, captures and is promoted.",
  "Wie der Bauer zieht, schlägt und umgewandelt wird.")
A("5.6(a)", "D",
  "A pawn moves forwards only.",
  "Bauern ziehen ausschließlich nach vorn.")
A("5.6(b)", "D",
  "A pawn advances one or two vacant squares from its original square and one square later on; it "
  "captures one square diagonally forwards.",
  "Der Bauer rückt vom Ursprungsfeld ein oder zwei freie Felder vor, später nur eines; geschlagen "
  "wird schräg vorwärts auf das Nachbarfeld.")
A("5.6(c)", "D",
  "A pawn attacking the square that an enemy pawn has just passed with a double step may capture "
  "it as if it had gone one square, but only on the very next move (en passant).",
  "Hat ein gegnerischer Bauer beim Doppelschritt ein bedrohtes Feld überquert, darf er nur im "
  "direkt folgenden Zug so geschlagen werden, als wäre er ein Feld gegangen (en passant).")
A("5.6(d)", "D",
  "A pawn that reaches the last rank is exchanged in the same move for a queen, rook, bishop or "
  "knight of its colour, whatever is still on the board; the new piece acts at once.",
  "Auf der letzten Reihe wird der Bauer im selben Zug zu Dame, Turm, Läufer oder Springer seiner "
  "Farbe, unabhängig vom vorhandenen Material; die neue Figur wirkt sofort.")
A("5.6(e)", "DA",
  "If the new piece is not at hand the player may stop his clock and ask the arbiter. Pressing "
  "without promoting is warned or punished; the opponent's time and the position are restored and "
  "the move is played properly.",
  "Fehlt die Umwandlungsfigur, darf der Spieler seine Uhr anhalten und Hilfe holen. Wer ohne "
  "Umwandlung drückt, wird verwarnt oder bestraft; Stellung und Zeit des Gegners werden "
  "zurückgestellt, der Zug korrekt nachgeholt.")
A("6", "D",
  "When a move has been made, and when it counts for the time control.",
  "Wann ein Zug ausgeführt ist und wann er für die Zeitkontrolle zählt.")
A("6.1", "D",
  "A move to an empty square is made when the hand lets go of the man.",
  "Ein Zug auf ein leeres Feld ist ausgeführt, wenn die Hand die Figur loslässt.")
A("6.2", "D",
  "A capture is made when the captured man is off the board and the player has let go of his own "
  "man on its new square.",
  "Ein Schlagzug ist ausgeführt, wenn die geschlagene Figur weg ist und die eigene auf dem neuen "
  "Feld losgelassen wurde.")
A("6.3", "D",
  "Castling is made when the rook is released on the square the king crossed. Once the king has "
  "been released only this castling may be played, if it is legal.",
  "Die Rochade ist ausgeführt, wenn der Turm auf dem Durchgangsfeld losgelassen ist. Nach dem "
  "Loslassen des Königs ist nur noch diese Rochade erlaubt, sofern sie zulässig ist.")
A("6.4", "D",
  "A promotion is made when the pawn is off the board and the new piece has been released on the "
  "promotion square. A pawn released there may not go to another square.",
  "Die Umwandlung ist ausgeführt, wenn der Bauer entfernt und die neue Figur auf dem "
  "Umwandlungsfeld losgelassen ist. Ein dort losgelassener Bauer darf auf kein anderes Feld mehr.")
A("6.5", "D",
  "For the time control the last move counts only when the player has stopped his clock, unless "
  "mate, resignation, stalemate, agreement or a drawn ending has ended the game.",
  "Für die Zeitkontrolle zählt der letzte Zug erst mit dem Abstellen der Uhr, außer wenn Matt, "
  "Aufgabe, Patt, Einigung oder ein Remisendspiel die Partie beendet hat.")
A("7", "I",
  "What follows when a man is touched.",
  "Was folgt, wenn ein Stein berührt wird.")
A("7.1", "D",
  "The player having the move may adjust men on their squares if he says so beforehand.",
  "Wer am Zug ist, darf Figuren auf ihren Feldern zurechtrücken, wenn er es vorher ankündigt.")
A("7.2", "D",
  "Apart from adjusting announced beforehand, the player having the move who touches men on "
  "purpose is bound by them.",
  "Vom angekündigten Zurechtrücken abgesehen ist der Spieler am Zug an Steine gebunden, die er "
  "absichtlich berührt.")
A("7.2(a)", "DA",
  "Whoever deliberately touches men of one colour must move or capture the first of them that can "
  "be moved or captured.",
  "Wer absichtlich Figuren nur einer Farbe berührt, muss die erste ziehen oder schlagen, bei der "
  "das möglich ist.")
A("7.2(b)", "DA",
  "Whoever touches one own and one enemy man must capture the one with the other; if that is "
  "illegal, he moves or captures the first touched man for which it is possible.",
  "Wer eine eigene und eine fremde Figur berührt, muss mit der eigenen die fremde schlagen; geht "
  "das nicht, ist die zuerst berührte zu ziehen oder zu schlagen, bei der es möglich ist.")
A("7.3", "D",
  "If no touched own man has a legal move and no touched enemy man can be captured, the player "
  "may make any legal move.",
  "Kann keine berührte eigene Figur regelgemäß ziehen und keine berührte fremde geschlagen "
  "werden, ist der Zug frei.")
A("7.4", "D",
  "A breach of touch-move can be objected to only before the objector touches a man himself.",
  "Ein Verstoß gegen „berührt – geführt“ ist zu rügen, bevor der Rügende selbst eine Figur "
  "anfasst.")
A("8", "I",
  "What happens when the position on the board is not the right one.",
  "Was geschieht, wenn die Stellung auf dem Brett nicht stimmt.")
A("8.1", "DA",
  "An illegal move found at any time, adjournments and adjudication included, is taken back and "
  "replaced under touch-move. If the position cannot be rebuilt, the game is annulled and a new "
  "one played.",
  "Ein regelwidriger Zug wird jederzeit, auch nach Abbruch oder vor der Abschätzung, "
  "zurückgenommen und nach „berührt – geführt“ ersetzt. Ist die Stellung nicht rekonstruierbar, "
  "wird neu gespielt.")
A("8.2", "DA",
  "If men were displaced by accident and put back wrongly, the earlier position is restored and "
  "play goes on; if that is impossible, the game is annulled and a new one played.",
  "Versehentlich verschobene und falsch zurückgestellte Figuren: Die frühere Stellung wird "
  "hergestellt und weitergespielt; ist das unmöglich, wird die Partie annulliert und neu "
  "gespielt.")
A("8.3", "D",
  "A player who knocks men over while moving may not stop his clock until the position is set up "
  "again.",
  "Wer beim Ziehen Figuren umwirft, darf seine Uhr erst anhalten, wenn die Stellung wieder steht.")
A("8.4", "D",
  "If the position was set up wrongly after an adjournment, the adjourned position is restored "
  "and the game goes on.",
  "Wurde nach einem Abbruch falsch aufgebaut, wird die Abbruchstellung hergestellt und "
  "weitergespielt.")
A("8.5", "D",
  "If the starting position is found to have been wrong, the game is annulled and a new one "
  "played.",
  "Zeigt sich eine falsche Anfangsstellung, wird die Partie annulliert und neu gespielt.")
A("8.6", "DA",
  "A game begun with colours reversed goes on once a quarter of the time to the first control has "
  "passed; before that the arbiter may order a new game if the schedule allows it.",
  "Sind die Farben vertauscht, geht die Partie weiter, wenn ein Viertel der Zeit bis zur ersten "
  "Kontrolle vorbei ist; vorher kann der Schiedsrichter neu spielen lassen, wenn der Zeitplan es "
  "erlaubt.")
A("8.7", "D",
  "If the board is found to lie the wrong way round, the position is moved to a correctly placed "
  "board and play goes on.",
  "Liegt das Brett falsch, wird die Stellung auf ein richtig liegendes übertragen und "
  "weitergespielt.")
A("9", "I",
  "When the king is in check, and what must be done about it.",
  "Wann der König im Schach steht und was dann zu tun ist.")
A("9.1", "D",
  "A king is in check when one or two enemy men attack its square.",
  "Im Schach steht ein König, dessen Feld von einer oder zwei gegnerischen Figuren bedroht wird.")
A("9.2", "D",
  "A check must be answered on the very next move; a check that cannot be met is mate.",
  "Auf ein Schach ist sofort mit dem nächsten Zug zu reagieren; ist keine Abwehr möglich, ist es "
  "matt.")
A("9.3", "I",
  "A player need not announce check.",
  "Schach braucht nicht angesagt zu werden.")
A("10", "I",
  "How a game is won, drawn or lost.",
  "Wie eine Partie gewonnen, unentschieden oder verloren ist.")
A("10.1", "D",
  "Whoever mates the enemy king wins, and the game is over at once.",
  "Wer den gegnerischen König mattsetzt, gewinnt; die Partie endet sofort.")
A("10.2", "D",
  "If a player declares that he resigns, the opponent wins and the game is over at once.",
  "Erklärt ein Spieler die Aufgabe, gewinnt der Gegner; die Partie endet sofort.")
A("10.3", "D",
  "If the player having the move is not in check and has no legal move, it is stalemate: the game "
  "is drawn at once.",
  "Steht der Spieler am Zug nicht im Schach und hat keinen regelgemäßen Zug, ist er patt: Die "
  "Partie ist sofort remis.")
A("10.4", "D",
  "The game is drawn at once when both players agree to it.",
  "Einigen sich beide Spieler auf Remis, ist die Partie sofort unentschieden.")
A("10.5", "DI",
  "The player having the move may claim a draw by threefold repetition. Positions are equal if "
  "the same player is to move, like men stand on the same squares and the same moves, castling "
  "and en passant included, are possible.",
  "Wer am Zug ist, kann Remis verlangen, wenn dieselbe Stellung dreimal entsteht. Gleich ist sie "
  "bei gleichem Spieler am Zug, gleichen Figuren auf gleichen Feldern und gleichen "
  "Zugmöglichkeiten samt Rochade und en passant.")
A("10.5(a)", "D",
  "The claim holds if his next move brings the position about for the third time and he first "
  "writes it down and declares it to the arbiter.",
  "Der Anspruch gilt, wenn der nächste Zug die Stellung zum dritten Mal bringt und er ihn zuvor "
  "aufschreibt und dem Schiedsrichter ankündigt.")
A("10.5(b)", "D",
  "The claim holds if the position has just come about for the third time, with the same player "
  "to move each time.",
  "Der Anspruch gilt auch, wenn die Stellung soeben zum dritten Mal entstanden ist, stets mit "
  "demselben Spieler am Zug.")
A("10.6", "D",
  "A player who moves without claiming repetition loses the right; it revives when the position "
  "comes again with him to move.",
  "Wer ohne Reklamation zieht, verliert den Anspruch; kehrt die Stellung mit ihm am Zug wieder, "
  "lebt er auf.")
A("10.7", "D",
  "Three endings without mating material are drawn. A bare king cannot win: if his opponent "
  "oversteps the time or seals an impossible move, the game is drawn.",
  "Drei Endspiele ohne Mattmaterial sind remis. Ein bloßer König kann nicht gewinnen: "
  "Überschreitet der Gegner die Zeit oder gibt er einen unmöglichen Zug ab, ist die Partie remis.")
A("10.7(a)", "D",
  "King against king is a draw.",
  "König gegen König ist remis.")
A("10.7(b)", "D",
  "King against king and one bishop or one knight is a draw.",
  "König gegen König mit einem Läufer oder einem Springer ist remis.")
A("10.7(c)", "D",
  "King and bishop against king and bishop is a draw if both bishops stand on squares of one "
  "colour.",
  "König und Läufer gegen König und Läufer ist remis, wenn beide Läufer auf gleichfarbigen "
  "Feldern stehen.")
A("10.8", "DI",
  "The player having the move draws by proving that each side has made at least 50 moves in a row "
  "without capture or pawn move; for certain listed endings the number is higher.",
  "Weist der Spieler am Zug nach, dass jede Seite mindestens 50 Züge ohne Schlagen und Bauernzug "
  "gemacht hat, ist remis; für bestimmte aufgezählte Endspiele gilt eine höhere Zahl.")
A("10.9", "D",
  "In six kinds of endings the fifty moves of 10.8 become seventy-five.",
  "In sechs Arten von Endspielen werden aus den 50 Zügen nach 10.8 fünfundsiebzig.")
A("10.9(a)", "D",
  "The limit is 75 moves instead of 50 with king, rook and bishop against king and rook.",
  "75 statt 50 Züge gelten bei König, Turm und Läufer gegen König und Turm.")
A("10.9(b)", "D",
  "The limit is 75 moves instead of 50 with king and two knights against king and pawn.",
  "75 statt 50 Züge gelten bei König und zwei Springern gegen König und Bauer.")
A("10.9(c)", "D",
  "The limit is 75 moves instead of 50 with king, queen and a pawn one step from promotion "
  "against king and queen.",
  "75 statt 50 Züge gelten bei König, Dame und einem Bauern einen Schritt vor der Umwandlung "
  "gegen König und Dame.")
A("10.9(d)", "D",
  "The limit is 75 moves instead of 50 with king and queen against king and two knights.",
  "75 statt 50 Züge gelten bei König und Dame gegen König und zwei Springer.")
A("10.9(e)", "D",
  "The limit is 75 moves instead of 50 with king and queen against king and two bishops.",
  "75 statt 50 Züge gelten bei König und Dame gegen König und zwei Läufer.")
A("10.9(f)", "D",
  "The limit is 75 moves instead of 50 with king and two bishops against king and knight.",
  "75 statt 50 Züge gelten bei König und zwei Läufern gegen König und Springer.")
A("10.10", "DR",
  "A draw is offered right after making one's move, starting the opponent's clock with it. He "
  "accepts, or declines by word or by his move; until then the offer cannot be withdrawn.",
  "Remis bietet man direkt nach dem eigenen Zug an und drückt dabei die Uhr. Der Gegner nimmt an "
  "oder lehnt mündlich oder durch seinen Zug ab; so lange ist das Angebot unwiderruflich.")
A("10.10(a)", "DA",
  "An offer made while the opponent's clock runs may be accepted or declined, but the arbiter is "
  "to warn the offerer.",
  "Ein Angebot bei laufender Uhr des Gegners darf er annehmen oder ablehnen; der Anbietende soll "
  "verwarnt werden.")
A("10.10(b)", "DRA",
  "An offer made on one's own time may be accepted, declined or left open until the offerer has "
  "moved; with a sealed move, until the envelope is opened and the move made on the board.",
  "Ein Angebot in der eigenen Zeit kann der Gegner annehmen, ablehnen oder bis nach dem Zug "
  "offenlassen; beim Abgabezug bis zum Öffnen des Umschlags und Ausführen des Zuges.")
A("10.10(c)", "D",
  "An offer made at the wrong time, too, is answered by word or by the opponent's next move and "
  "cannot be withdrawn before that.",
  "Auch ein Angebot zur falschen Zeit wird mündlich oder durch den nächsten Zug beantwortet und "
  "kann bis dahin nicht zurückgezogen werden.")
A("10.11", "D",
  "While a repetition or 50-move claim is checked the arbiter stops the clock; if he is absent "
  "the player may stop both clocks and call him.",
  "Während ein Anspruch wegen Wiederholung oder 50 Zügen geprüft wird, stellt der Schiedsrichter "
  "die Uhr ab; fehlt er, darf der Spieler beide Uhren anhalten und ihn holen.")
A("10.11(a)", "D",
  "If the claim is right, the game is drawn.",
  "Ist der Anspruch berechtigt, endet die Partie remis.")
A("10.11(b)", "D",
  "A wrong claim adds five minutes to the claimant's used time. If he oversteps by that he loses; "
  "otherwise the game goes on and he must play the announced move.",
  "Ein falscher Anspruch kostet den Spieler fünf Minuten. Überschreitet er dadurch die Zeit, "
  "verliert er; sonst geht es weiter und er muss den angekündigten Zug ausführen.")
A("10.11(c)", "D",
  "A claim once made cannot be withdrawn.",
  "Ein einmal erhobener Anspruch kann nicht zurückgenommen werden.")
A("10.12", "D",
  "A player who has not made the required moves in the time allowed loses; if the opponent has "
  "only his king left, the game is drawn.",
  "Wer die verlangten Züge nicht in der vorgeschriebenen Zeit schafft, verliert; hat der Gegner "
  "nur noch den König, ist es remis.")
A("10.13", "D",
  "A player more than one hour late, counted from the start of the session, loses, at the "
  "beginning and at a resumption. For a late player who had sealed there are three exceptions.",
  "Wer mehr als eine Stunde nach Beginn der Spielzeit kommt, verliert, am Anfang wie bei der "
  "Wiederaufnahme. Für den Verspäteten, der abgegeben hat, gibt es drei Ausnahmen.")
A("10.13(a)", "D",
  "The late player who sealed wins if his sealed move gives mate.",
  "Der verspätete Spieler gewinnt, wenn sein Abgabezug mattsetzt.")
A("10.13(b)", "D",
  "The late player who sealed draws if his sealed move gives stalemate or leads to one of the "
  "drawn endings without mating material.",
  "Der Verspätete, der abgegeben hat, erreicht Remis, wenn der Zug patt setzt oder zu einem der "
  "Remisendspiele ohne Mattmaterial führt.")
A("10.13(c)", "D",
  "The late player who sealed does not lose if the player present has lost on time meanwhile.",
  "Der Verspätete, der abgegeben hat, verliert nicht, wenn der Anwesende inzwischen durch "
  "Zeitüberschreitung verloren hat.")
A("10.14", "D",
  "A player loses if he sealed an illegal move or one whose exact meaning cannot be made out.",
  "Wer einen regelwidrigen Zug abgibt oder einen, dessen Sinn nicht genau feststellbar ist, "
  "verliert.")
A("10.15", "DA",
  "A player who refuses to obey the Laws loses. If both refuse, or both come more than one hour "
  "late, both lose.",
  "Wer sich weigert, die Regeln zu befolgen, verliert. Weigern sich beide oder kommen beide über "
  "eine Stunde zu spät, verlieren beide.")
A("11", "I",
  "Who writes down the moves, and when gaps are filled.",
  "Wer die Züge mitschreibt und wann Lücken nachgetragen werden.")
A("11.1", "RDA",
  "Each player writes down all moves of both sides, move by move, legibly and in algebraic "
  "notation on the prescribed sheet; whether he moves or writes first does not matter.",
  "Jeder schreibt alle Züge beider Seiten fortlaufend, lesbar und algebraisch auf das "
  "vorgeschriebene Formular; ob er erst zieht oder erst schreibt, ist gleich.")
A("11.2", "D",
  "With less than five minutes to the control a player need not write. As soon as the flag shows "
  "that his time trouble is over, he must fill in the missing moves.",
  "Mit weniger als fünf Minuten bis zur Kontrolle entfällt die Schreibpflicht. Sobald das "
  "Blättchen das Ende der Zeitnot anzeigt, sind die fehlenden Züge nachzutragen.")
A("11.3", "DA",
  "If neither player can write, the arbiter or his deputy tries to keep the score. Until a flag "
  "falls he may not step in nor give away how many moves were made.",
  "Können beide nicht mitschreiben, soll der Schiedsrichter oder sein Vertreter es tun. Bis ein "
  "Blättchen fällt, darf er nicht eingreifen und keine Zugzahl verraten.")
A("11.4", "AD",
  "A player outside time trouble who refuses to keep score is treated as refusing to obey the "
  "Laws and should lose.",
  "Wer ohne Zeitnot das Mitschreiben verweigert, gilt als Regelverweigerer und sollte die Partie "
  "verlieren.")
A("11.5", "AI",
  "If a willing player needs the opponent's sheet, the arbiter gets it and decides whether it can "
  "be completed before the control, on the asker's time; otherwise it waits. The opponent cannot "
  "refuse.",
  "Braucht ein williger Spieler das Formular des Gegners, fordert es der Schiedsrichter an und "
  "entscheidet, ob vor der Kontrolle auf Zeit des Bittenden ergänzt wird, sonst danach; der "
  "Gegner darf nicht ablehnen.")
A("11.6", "D",
  "If after the control only one player must complete his sheet, he does so before his next move, "
  "on his own time once the opponent has moved.",
  "Muss nach der Kontrolle nur einer sein Formular ergänzen, tut er es vor seinem nächsten Zug, "
  "nach einem Zug des Gegners auf eigene Zeit.")
A("11.7", "DAR",
  "If both must complete their sheets the clocks are stopped until it is done, if need be with a "
  "board under the arbiter's eye, who has first noted the position.",
  "Müssen beide ergänzen, stehen die Uhren so lange; notfalls wird unter Aufsicht des "
  "Schiedsrichters, der zuvor die Stellung notiert hat, mit einem Brett rekonstruiert.")
A("11.8", "AR",
  "If the arbiter finds the opponent's sheet too incomplete to help, he stops the clocks and has "
  "the game reconstructed under his eye.",
  "Reicht das Formular des Gegners zur Rekonstruktion nicht aus, lässt der Schiedsrichter die "
  "Uhren anhalten und unter seiner Aufsicht rekonstruieren.")
A("11.9", "DA",
  "If the moves cannot be reconstructed the game goes on, and the next move counts as the first "
  "towards the following control.",
  "Sind die Züge nicht zu rekonstruieren, geht die Partie weiter; der nächste Zug zählt als "
  "erster bis zur folgenden Kontrolle.")
A("12", "I",
  "How time is controlled.",
  "Wie die Bedenkzeit überwacht wird.")
A("12.1", "D",
  "Each player must make a number of moves in a time, both fixed beforehand; time saved in one "
  "period is carried over to the next.",
  "Jeder muss eine vorab bestimmte Zugzahl in vorab bestimmter Zeit machen; Ersparnis aus einem "
  "Abschnitt kommt dem nächsten zugute.")
A("12.2", "D",
  "Each clock has a flag. It counts as fallen when the arbiter says so, also if a defect keeps it "
  "up although the hand has passed; without an arbiter, when a player claims it.",
  "Jede Uhr hat ein Blättchen. Es gilt als gefallen, wenn der Schiedsrichter es feststellt, auch "
  "wenn es nur wegen eines Defekts noch hängt; ohne Schiedsrichter, wenn ein Spieler es "
  "reklamiert.")
A("12.3", "D",
  "White's clock is started at the appointed time; from then on each player, having made his "
  "move, stops his clock and starts the opponent's.",
  "Zur angesetzten Zeit wird die Uhr von Weiß gestartet; danach stellt jeder nach seinem Zug die "
  "eigene Uhr ab und die gegnerische an.")
A("12.4", "DA",
  "The clock's indication stands unless it is plainly faulty; a fault must be reported at once, "
  "at the latest right after one's own flag falls. A bad clock is replaced and set by the "
  "arbiter's judgement.",
  "Die Uhranzeige gilt, wenn kein klarer Mangel vorliegt; er ist sofort, spätestens nach dem Fall "
  "des eigenen Blättchens zu melden. Die Uhr wird ersetzt, die Zeiten stellt der Schiedsrichter "
  "nach Ermessen ein.")
A("12.4(a)", "D",
  "If the arbiter adds time after a clock fault, no player may be left with less than five "
  "minutes to the control.",
  "Schreibt der Schiedsrichter nach einem Uhrendefekt Zeit gut, müssen bis zur Kontrolle "
  "mindestens fünf Minuten bleiben.")
A("12.4(b)", "D",
  "If the arbiter adds time after a clock fault, no player may be left with less than one minute "
  "for each move to the control.",
  "Schreibt der Schiedsrichter nach einem Uhrendefekt Zeit gut, muss für jeden Zug bis zur "
  "Kontrolle mindestens eine Minute bleiben.")
A("12.5", "DA",
  "In an interruption nobody is to blame for (wrong position, bad clock, missing promotion piece, "
  "repetition or 50-move claim) the arbiter stops the clocks; if he is absent the player may stop "
  "both and call him.",
  "Bei unverschuldeter Unterbrechung (falsche Stellung, defekte Uhr, fehlende Umwandlungsfigur, "
  "Remisanspruch) hält der Schiedsrichter die Uhren an; fehlt er, darf der Spieler beide anhalten "
  "und ihn holen.")
A("12.6", "DA",
  "If the times at an irregularity are unknown, each player's used time is scaled down by moves "
  "(90 min at move 30 gives 60 at move 20), leaving at least five minutes and one minute a move "
  "to the control.",
  "Sind die Zeiten bei der Regelwidrigkeit unbekannt, wird anteilig nach Zügen gerechnet (90 min "
  "bei Zug 30 ergeben 60 bei Zug 20); mindestens fünf Minuten und eine Minute pro Zug bis zur "
  "Kontrolle bleiben.")
A("12.7", "D",
  "A resignation or an agreed draw stands even if the flag is later found to have been down "
  "already.",
  "Aufgabe und Remisvereinbarung gelten auch dann, wenn sich später zeigt, dass das Blättchen "
  "schon unten war.")
A("12.8", "D",
  "If both flags are down and the arbiter cannot tell which fell first, the game goes on and the "
  "next move counts as the first towards the next control.",
  "Sind beide Blättchen unten und ist unklar, welches zuerst fiel, wird weitergespielt; der "
  "nächste Zug zählt als erster bis zur nächsten Kontrolle.")
A("12.9", "I",
  "The arbiter does not tell a player that the opponent has moved, that he forgot his clock or "
  "how many moves were made.",
  "Der Schiedsrichter weist niemanden auf den Zug des Gegners, die vergessene Uhr oder die Zahl "
  "der Züge hin.")
A("13", "I",
  "How a game is adjourned.",
  "Wie eine Partie abgebrochen wird.")
A("13.1", "DRA",
  "At the end of the session the player having the move writes it down clearly, seals both sheets "
  "in an envelope and stops the clocks; until then he may change it. A move made on the board "
  "must be the one sealed.",
  "Nach der Spielzeit notiert der Spieler am Zug diesen eindeutig, verschließt beide Formulare im "
  "Umschlag und hält die Uhren an; bis dahin darf er ändern. Ein am Brett gemachter Zug ist der "
  "Abgabezug.")
A("13.2", "D",
  "Five things must stand on the envelope.",
  "Fünf Angaben gehören auf den Umschlag.")
A("13.2(a)", "D",
  "The envelope must bear the names of both players.",
  "Der Umschlag muss die Namen beider Spieler tragen.")
A("13.2(b)", "D",
  "The envelope must show the position in which the game was adjourned.",
  "Der Umschlag muss die Stellung beim Abbruch zeigen.")
A("13.2(c)", "D",
  "The envelope must state the time each player has used.",
  "Der Umschlag muss angeben, wie viel Zeit jeder Spieler verbraucht hat.")
A("13.2(d)", "D",
  "The envelope must name the player who sealed the move.",
  "Der Umschlag muss nennen, wer den Zug abgegeben hat.")
A("13.2(e)", "D",
  "The envelope must give the number of the sealed move.",
  "Der Umschlag muss die Nummer des abgegebenen Zuges enthalten.")
A("13.3", "R",
  "The arbiter answers for the envelope.",
  "Für den Umschlag trägt der Schiedsrichter die Verantwortung.")
A("14", "I",
  "How an adjourned game is resumed.",
  "Wie eine abgebrochene Partie wieder aufgenommen wird.")
A("14.1", "D",
  "At the resumption the adjourned position is set up and each player's used time is put on the "
  "clock.",
  "Zur Wiederaufnahme wird die Abbruchstellung aufgebaut und auf der Uhr der Verbrauch beider "
  "Spieler eingestellt.")
A("14.2", "D",
  "The envelope is opened only when the player who must answer the sealed move is there; his "
  "clock starts once that move is on the board.",
  "Geöffnet wird der Umschlag erst, wenn der antwortende Spieler da ist; seine Uhr läuft, sobald "
  "der Abgabezug auf dem Brett steht.")
A("14.2(a)", "D",
  "A draw agreed during the adjournment and reported to the arbiter stands even if the sealed "
  "move turns out to be illegal.",
  "Ein während der Unterbrechung vereinbartes und gemeldetes Remis bleibt gültig, auch wenn sich "
  "der Abgabezug als regelwidrig erweist.")
A("14.2(b)", "D",
  "A resignation reported during the adjournment stands even if the opponent's sealed move turns "
  "out to be invalid.",
  "Eine während der Unterbrechung gemeldete Aufgabe bleibt gültig, auch wenn der Abgabezug des "
  "Gegners ungültig war.")
A("14.3", "D",
  "If the player who must answer is absent his clock is started, but the envelope stays shut "
  "until he comes.",
  "Fehlt der Spieler, der antworten muss, läuft seine Uhr; der Umschlag bleibt bis zu seinem "
  "Eintreffen zu.")
A("14.4", "D",
  "If the sealer is absent, his opponent may write down his reply, seal it, stop his clock and "
  "start the sealer's; this envelope is kept until the sealer comes.",
  "Fehlt der Abgebende, darf der Gegner seine Antwort aufschreiben, im Umschlag verschließen und "
  "die Uhr drücken; geöffnet wird er erst, wenn der Fehlende kommt.")
A("14.5", "AD",
  "What is done when the envelope with the sealed move is lost.",
  "Was geschieht, wenn der Umschlag mit dem Abgabezug verloren ist.")
A("14.5(a)", "AD",
  "If the envelope is lost, play is resumed with the position and the times of the adjournment.",
  "Ging der Umschlag verloren, geht es mit Stellung und Zeiten des Abbruchs weiter.")
A("14.5(b)", "AD",
  "If the envelope is lost and the position cannot be restored, the game is void and a new one is "
  "played.",
  "Ist der Umschlag verloren und die Stellung nicht herstellbar, ist die Partie ungültig und wird "
  "neu gespielt.")
A("14.5(c)", "AD",
  "If the envelope is lost and the used times are unknown the arbiter fixes them; the sealer "
  "makes his sealed move on the board.",
  "Ist der Umschlag verloren und die verbrauchte Zeit unklar, legt sie der Schiedsrichter fest; "
  "wer abgegeben hat, führt seinen Zug am Brett aus.")
A("14.6", "DA",
  "A wrong clock time at the resumption is corrected if a player objects before making his move; "
  "otherwise the game goes on unless the arbiter finds the consequences too grave.",
  "Eine bei der Wiederaufnahme falsch gestellte Uhr wird berichtigt, wenn ein Spieler es vor "
  "seinem Zug rügt; sonst geht es weiter, falls der Schiedsrichter die Folgen nicht zu schwer "
  "findet.")
A("14.7", "I",
  "The wall clock rules the length of a resumed session; its start and end are announced "
  "beforehand.",
  "Die Dauer der Fortsetzung richtet sich nach der Wanduhr; Anfang und Ende sind vorher bekannt "
  "zu machen.")
A("15", "I",
  "What players may not do.",
  "Was Spieler zu unterlassen haben.")
A("15.1", "I",
  "Four prohibitions.",
  "Vier Verbote.")
A("15.1(a)", "RA",
  "During play it is forbidden to use notes of any kind, to analyse on another board or to rely "
  "on advice or warnings of others, asked for or not.",
  "Während der Partie sind Aufzeichnungen jeder Art, Analyse auf einem zweiten Brett und "
  "erbetener wie unerbetener Rat Dritter verboten.")
A("15.1(b)", "RAI",
  "Notes made during play to aid the memory are forbidden too, except the moves played and the "
  "times used.",
  "Auch selbst gemachte Merkzettel sind verboten; notiert werden dürfen nur gespielte Züge und "
  "verbrauchte Zeiten.")
A("15.1(c)", "RA",
  "Nobody may analyse in the playing rooms during the game or while it is adjourned.",
  "In den Spielräumen darf während der Partie und solange sie hängt nicht analysiert werden.")
A("15.1(d)", "RA",
  "Distracting or annoying the opponent in any way is forbidden.",
  "Den Gegner irgendwie zu stören oder abzulenken ist verboten.")
A("15.2", "AD",
  "Breaches of the rules of conduct may be punished up to loss of the game.",
  "Verstöße gegen die Verhaltensregeln können bis zum Verlust der Partie bestraft werden.")
A("16", "I",
  "An arbiter should be appointed to supervise a competition.",
  "Für jeden Wettkampf soll ein Schiedsrichter zur Aufsicht eingesetzt werden.")
A("16.1", "I",
  "The arbiter sees that the Laws are strictly kept.",
  "Der Schiedsrichter achtet auf die strenge Einhaltung der Regeln.")
A("16.2", "RI",
  "The arbiter supervises play, establishes oversteps of time, checks and keeps the envelopes of "
  "adjourned games and sees to their proper resumption.",
  "Der Schiedsrichter beaufsichtigt das Spiel, stellt Zeitüberschreitungen fest, prüft und "
  "verwahrt die Umschläge und sorgt für korrekte Wiederaufnahmen.")
A("16.3", "I",
  "The arbiter enforces the rulings he has made in disputes.",
  "Der Schiedsrichter setzt durch, was er in Streitfällen entschieden hat.")
A("16.4", "I",
  "The arbiter acts in the best interest of the event, keeps playing conditions good and sees "
  "that players are not disturbed by each other or by spectators.",
  "Der Schiedsrichter handelt zum Besten der Veranstaltung, hält gute Spielbedingungen und "
  "verhindert Störungen durch Spieler und Zuschauer.")
A("16.5", "AD",
  "The arbiter imposes penalties for any breach of the Laws.",
  "Der Schiedsrichter verhängt Strafen für Verstöße gegen die Regeln.")
A("17", "D",
  "A win scores 1 point, a loss 0, and a draw half a point for each player.",
  "Der Sieg zählt einen Punkt, die Niederlage null, ein Remis für jeden einen halben.")
A("18", "I",
  "FIDE decides doubts about the Laws; published decisions bind all its federations, and reasoned "
  "questions come through them.",
  "Zweifel über die Regeln klärt die FIDE; veröffentlichte Entscheidungen binden alle Verbände, "
  "begründete Anfragen laufen über diese.")
A("19", "I",
  "The English text is authentic. The Laws of 1984, amended in 1988, apply as soon as all players "
  "of an event can be told, at the latest from 1 March 1989.",
  "Maßgeblich ist der englische Text. Die Regeln von 1984, ergänzt 1988, gelten, sobald alle "
  "Spieler einer Veranstaltung informiert sein können, spätestens ab 1. März 1989.")
