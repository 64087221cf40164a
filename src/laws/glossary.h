/* clang-format off */
/*
 * laws/glossary.h -- the words that fide-2017 explains: G(article, English, German, and what each
 * means, English, German).
 *
 * In the order of the book, which is the German alphabet. The article is where the book sends the
 * reader; "" where it names none.
 */
G("I", "sealed move", "Abgabezug",
  "At an adjournment the player having the move writes it down and closes it in an envelope.",
  "Beim Abbruch schreibt der Spieler am Zug seinen Zug auf und verschließt ihn im Umschlag.")
G("8.1", "algebraic notation", "algebraische Notation",
  "Moves written with the files a to h and the ranks 1 to 8.",
  "Züge, geschrieben mit den Linien a bis h und den Reihen 1 bis 8.")
G("11.3", "analysis", "Analyse",
  "Trying out moves on a board to find the best continuation.",
  "Auf einem Brett Züge ausprobieren, um die beste Fortsetzung zu finden.")
G("12.8", "contiguous area", "angrenzende Bereiche",
  "A place beside the playing area where nobody plays, such as a room for spectators.",
  "Räume neben dem Spielsaal, in denen nicht gespielt wird, etwa für Zuschauer.")
G("3.1", "attack", "Angriff",
  "A piece attacks an enemy piece if it could capture it where it stands.",
  "Eine Figur greift eine gegnerische an, wenn sie diese auf ihrem Feld schlagen könnte.")
G("8.1", "assistant", "Assistent",
  "Somebody who helps the event to run smoothly.",
  "Jemand, der zum reibungslosen Ablauf der Veranstaltung beiträgt.")
G("5.1.2", "resign", "Aufgabe",
  "To give the game up instead of playing on to mate.",
  "Die Partie verloren geben, statt bis zum Matt zu spielen.")
G("6.3.2", "delay mode (Bronstein)", "Aufschub-Modus (Bronstein)",
  "Every move has a fixed extra time, and the main time runs only when that is used up. Pressing "
  "earlier leaves the main time as it was.",
  "Jeder Zug hat eine feste Extrazeit; erst wenn sie verbraucht ist, läuft die Hauptbedenkzeit. "
  "Wer vorher drückt, verliert nichts von ihr.")
G("3.7.5.1", "exchange", "Austausch",
  "1. A promoted pawn gives way to a new piece. 2. Pieces of equal value are captured in turn. 3. "
  "One side loses a rook, the other a bishop or knight.",
  "1. Ein Bauer weicht bei der Umwandlung der neuen Figur. 2. Gleichwertige Figuren werden "
  "nacheinander geschlagen. 3. Eine Seite verliert einen Turm, die andere einen Läufer oder "
  "Springer.")
G("", "time control", "Bedenkzeit",
  "1. What time a game has, such as 40 moves in 90 minutes. 2. The point that a player reaches by "
  "completing these moves in time.",
  "1. Die Zeit, die für die Partie festgesetzt ist, etwa 40 Züge in 90 Minuten. 2. Die Marke, die "
  "erreicht, wer diese Züge rechtzeitig abschließt.")
G("6.2.6", "disability", "Behinderung",
  "A bodily or mental impairment by which a person cannot do some of the things that chess asks "
  "for.",
  "Eine körperliche oder geistige Beeinträchtigung, durch die jemand manches nicht ausführen "
  "kann, was das Spiel verlangt.")
G("4.3", "touched piece", "berührte Figur",
  "A piece touched on purpose must move.",
  "Wer eine Figur absichtlich berührt, muss mit ihr ziehen.")
G("B", "blitz", "Blitz",
  "A game of at most 10 minutes for each player.",
  "Eine Partie mit höchstens 10 Minuten je Spieler.")
G("2.4", "board", "Brett",
  "Short for chessboard.",
  "Kurz für Schachbrett.")
G("6.3.2", "Bronstein mode", "Bronstein-Modus",
  "See delay mode.",
  "Siehe Aufschub-Modus.")
G("6.12", "demonstration board", "Demonstrationsbrett",
  "A large board on which the position is shown by hand.",
  "Eine Tafel, auf der die Stellung von Hand gezeigt wird.")
G("2.4", "diagonal", "Diagonale",
  "A straight line of squares of one colour from edge to edge.",
  "Eine gerade Reihe gleichfarbiger Felder von Rand zu Rand.")
G("III", "quickplay finish", "Endspurtphase",
  "The last phase, in which all remaining moves have a limited time.",
  "Die letzte Phase, in der alle restlichen Züge begrenzte Zeit haben.")
G("3.7.4.1", "en passant", "en passant",
  "Capturing a pawn that has just advanced two squares; written e.p.",
  "Das Schlagen eines Bauern, der gerade zwei Felder vorgerückt ist; geschrieben e.p.")
G("8.7", "result", "Ergebnis",
  "Usually 1-0, 0-1 or ½-½; rarely both lose, or one has ½ and the other 0. Unplayed: +/-, -/+ or "
  "-/-.",
  "Meist 1-0, 0-1 oder ½-½; selten verlieren beide oder einer erhält ½, der andere 0. Kampflos: "
  "+/-, -/+ oder -/-.")
G("11.9", "explanation", "Erklärung",
  "A player may have points of the Laws explained.",
  "Ein Spieler darf sich einzelne Regeln erklären lassen.")
G("11.3.4", "e-cigarette", "e-Zigarette",
  "A device that vaporises a liquid for inhaling, in place of tobacco.",
  "Ein Gerät, das Flüssigkeit zum Einatmen verdampft, anstelle von Tabak.")
G("12.2.1", "fair play", "Fairness",
  "Where the rules fall short, the arbiter finds what is just.",
  "Wo die Regeln nicht reichen, findet der Schiedsrichter eine gerechte Lösung.")
G("2", "piece", "Figur",
  "1. One of the 32 men. 2. A queen, rook, bishop or knight.",
  "1. Einer der 32 Steine. 2. Dame, Turm, Läufer oder Springer.")
G("", "Fischer mode", "Fischer-Modus",
  "Before every move a player gets some time in addition, often 30 seconds.",
  "Vor jedem Zug kommt etwas Zeit hinzu, oft 30 Sekunden.")
G("6.1", "flag-fall", "gefallene Klappe",
  "The time of a player is used up.",
  "Die Zeit eines Spielers ist verbraucht.")
G("8.1", "adjourned game", "Hängepartie",
  "A game that is broken off and goes on later.",
  "Eine Partie, die abgebrochen und später fortgesetzt wird.")
G("", "I adjust", "ich stelle zurecht",
  "See j'adoube.",
  "Siehe j'adoube.")
G("4.2", "j'adoube", "j'adoube",
  "What a player says who wants to adjust pieces without having to move them.",
  "Was ein Spieler sagt, der Figuren zurechtrücken will, ohne mit ihnen ziehen zu müssen.")
G("6.1", "flag", "Klappe",
  "What shows that a time is used up.",
  "Was anzeigt, dass die Zeit verbraucht ist.")
G("2.4", "file", "Linie",
  "A column of squares, from White's side to Black's.",
  "Eine senkrechte Spalte von Feldern.")
G("1.2", "checkmate", "mattsetzen",
  "The king is attacked and nothing helps; written ++ or #.",
  "Der König ist angegriffen, und nichts hilft dagegen; geschrieben ++ oder #.")
G("11.3.2", "mobile phone", "Mobiltelefon",
  "An electronic device that players may not carry.",
  "Ein elektronisches Gerät, das Spieler nicht bei sich haben dürfen.")
G("6.12", "monitor", "Monitor",
  "A screen that shows the position.",
  "Ein Bildschirm, der die Stellung zeigt.")
G("III.5", "normal means", "normale Mittel",
  "Playing for a win, or having a position with a real chance of it, other than by the clock.",
  "Auf Gewinn spielen oder eine Stellung mit wirklicher Gewinnaussicht haben, die Uhr nicht "
  "gerechnet.")
G("8.1", "score sheet", "Partieformular",
  "The sheet, or electronic device, on which the moves are written.",
  "Das Blatt oder Gerät, auf dem die Züge notiert werden.")
G("5.2.1", "stalemate", "Patt",
  "The player having the move is not in check and has no legal move.",
  "Wer am Zug ist, steht nicht im Schach und hat keinen regelgemäßen Zug.")
G("11.10", "appeal", "Protest",
  "A complaint against a decision of arbiter or organiser, normally open to a player.",
  "Die Beschwerde gegen eine Entscheidung von Schiedsrichter oder Veranstalter; sie steht "
  "Spielern in der Regel offen.")
G("10.1", "points", "Punkte",
  "Normally 1 for a win, ½ for a draw, 0 for a loss.",
  "In der Regel 1 für den Gewinn, ½ für Remis, 0 für den Verlust.")
G("4.8", "forfeit", "Rechte verlieren",
  "1. To lose the right to claim or to make a move. 2. A game won or lost because rules were "
  "broken (10.1).",
  "1. Das Recht auf einen Antrag oder Zug einbüßen. 2. Eine Partie durch Regelverletzung gewinnen "
  "oder verlieren (10.1).")
G("3.10.1", "legal", "regelgemäß",
  "As Article 3 allows it.",
  "Wie es Artikel 3 erlaubt.")
G("3.10.2", "illegal", "regelwidrig",
  "A move or position that the Laws do not allow.",
  "Ein Zug oder eine Stellung, die nach den Regeln nicht sein darf.")
G("2.4", "rank", "Reihe",
  "A row of eight squares across the board.",
  "Eine waagerechte Zeile von acht Feldern.")
G("6.8", "claim", "reklamieren",
  "To ask the arbiter for something one has a right to.",
  "Beim Schiedsrichter ein Recht geltend machen.")
G("9.1.2", "draw offer", "Remisangebot",
  "A player may offer a draw; it is written (=).",
  "Ein Spieler darf Remis anbieten; notiert wird (=).")
G("3.8.2", "castling", "Rochade",
  "A move of the king towards a rook; written 0-0 or 0-0-0.",
  "Ein Zug des Königs auf einen Turm zu; geschrieben 0-0 oder 0-0-0.")
G("3.9", "check", "Schach",
  "The king is attacked; written +.",
  "Der König ist angegriffen; geschrieben +.")
G("1.1", "chessboard", "Schachbrett",
  "The grid of 8 by 8 squares of 2.1.",
  "Das Gitter von 8 mal 8 Feldern nach 2.1.")
G("", "chess set", "Schachfiguren",
  "The 32 men on the board.",
  "Die 32 Steine auf dem Brett.")
G("6.1", "chess clock", "Schachuhr",
  "A clock with two connected displays.",
  "Eine Uhr mit zwei verbundenen Anzeigen.")
G("", "Chess960", "Schach960",
  "Chess in which the back ranks begin in one of 960 orders.",
  "Schach, bei dem die Grundreihen in einer von 960 Aufstellungen beginnen.")
G("Preface", "arbiter", "Schiedsrichter",
  "Who sees to it that the rules of the event are kept.",
  "Wer dafür sorgt, dass die Turnierregeln eingehalten werden.")
G("", "discretion", "Schiedsrichterentscheidung",
  "In some 39 places the Laws leave the decision to the arbiter.",
  "An rund 39 Stellen überlassen die Regeln dem Schiedsrichter die Entscheidung.")
G("3.1", "capture", "schlagen",
  "To move to the square of an enemy piece, which leaves the board; written x. For pawns see also "
  "3.7.4.1 and 3.7.4.2.",
  "Auf das Feld einer gegnerischen Figur ziehen, die vom Brett genommen wird; geschrieben x. Für "
  "Bauern auch 3.7.4.1 und 3.7.4.2.")
G("A", "rapid chess", "Schnellschach",
  "A game of more than 10 and less than 60 minutes for each player.",
  "Eine Partie mit mehr als 10 und weniger als 60 Minuten je Spieler.")
G("2.1", "black", "schwarz",
  "1. The 16 dark men and the 32 dark squares. 2. Black: the player of the dark men.",
  "1. Die 16 dunklen Figuren und 32 dunklen Felder. 2. Schwarz: wer die dunklen Figuren führt.")
G("", "minor piece", "schwächere Figur",
  "A bishop or a knight.",
  "Ein Läufer oder ein Springer.")
G("11.2", "playing area", "Spielbereich",
  "Where the games of the event are played.",
  "Wo die Partien des Turniers gespielt werden.")
G("Introduction", "over the board", "Spielen am Brett",
  "The only kind of play that the Laws govern; not the internet, not correspondence.",
  "Die einzige Spielweise, für die diese Regeln gelten; nicht im Internet, nicht als Fernschach.")
G("12.3", "penalties", "Strafen",
  "What 12.9 puts at the arbiter's disposal.",
  "Was 12.9 dem Schiedsrichter an die Hand gibt.")
G("5.2.2", "dead position", "tote Stellung",
  "Neither side can mate by any sequence of legal moves.",
  "Mit keiner Folge regelgemäßer Züge kann eine der Seiten mattsetzen.")
G("11.2", "playing venue", "Turnierräumlichkeiten",
  "The only rooms open to a player during the game.",
  "Die einzigen Räume, die ein Spieler während der Partie betreten darf.")
G("6.7.1", "rules of the competition", "Turnierreglement",
  "Where the Laws leave a choice, these rules make it.",
  "Wo die Schachregeln die Wahl lassen, trifft sie dieses Reglement.")
G("III.3", "standard chess", "Turnierschach",
  "A game of at least 60 minutes for each player.",
  "Eine Partie mit mindestens 60 Minuten je Spieler.")
G("8.3", "organiser", "Turnierveranstalter",
  "Who provides place, dates, prizes and invitations and runs the event.",
  "Wer für Ort, Termin, Preise, Einladungen und Ausrichtung sorgt.")
G("6.1", "clock", "Uhr",
  "One of the two displays.",
  "Eine der beiden Zeitanzeigen.")
G("6.2.1", "press the clock", "Uhr drücken",
  "To stop one's own clock and start the opponent's.",
  "Die eigene Uhr anhalten und die des Gegners in Gang setzen.")
G("3.7.5.3", "promotion", "Umwandlung",
  "A pawn on the farthest rank becomes a queen, rook, bishop or knight of its colour.",
  "Ein Bauer auf der letzten Reihe wird zu Dame, Turm, Läufer oder Springer seiner Farbe.")
G("3.7.5.1", "promotion square", "Umwandlungsfeld",
  "The square of the farthest rank at which a pawn arrives.",
  "Das Feld der letzten Reihe, auf dem ein Bauer ankommt.")
G("5.2", "draw", "unentschieden",
  "A game ends without a winner.",
  "Eine Partie endet ohne Sieger.")
G("12.2.5", "supervise", "überwachen",
  "To watch the games.",
  "Die Partien beobachten.")
G("7.4.1", "displaced piece", "verschobene Figur",
  "A piece that is not where it belongs: between two squares, knocked over, on the floor.",
  "Eine Figur, die nicht richtig steht: zwischen zwei Feldern, umgeworfen, am Boden.")
G("6.2.1", "completed move", "abgeschlossener Zug",
  "The move has been made and the clock pressed.",
  "Der Zug ist ausgeführt und die Uhr gedrückt.")
G("6.7", "default time", "Wartezeit",
  "How late a player may come without losing the game.",
  "Wie spät ein Spieler kommen darf, ohne zu verlieren.")
G("6.7.1", "zero tolerance", "Wartezeit null",
  "A player must be at the board when the round begins.",
  "Zu Beginn der Runde muss der Spieler am Brett sein.")
G("2.2", "white", "weiß",
  "1. The 16 light men and the 32 light squares. 2. White: the player of the light men.",
  "1. Die 16 hellen Figuren und 32 hellen Felder. 2. Weiß: wer die hellen Figuren führt.")
G("8.6", "period", "Zeitperiode",
  "A part of the game in which a number of moves, or all, must be completed.",
  "Ein Abschnitt der Partie, in dem eine Zahl von Zügen oder alle abzuschließen sind.")
G("6.3.1", "increment", "zusätzliche Bedenkzeit",
  "A time of 2 to 60 seconds that is added before every move.",
  "Eine Zeit von 2 bis 60 Sekunden, die vor jedem Zug hinzukommt.")
G("1.1", "move", "Zug",
  "1. In \"40 moves in 90 minutes\" 40 by each player. 2. To have the move is the right to make "
  "the next one.",
  "1. In „40 Züge in 90 Minuten“ 40 von jedem Spieler. 2. Am Zug sein heißt, den nächsten machen "
  "zu dürfen.")
G("4.7", "made move", "ausgeführter Zug",
  "The piece is on its new square and released, a captured one off the board (also 1.3).",
  "Die Figur steht losgelassen auf ihrem neuen Feld, eine geschlagene ist entfernt (auch 1.3).")
G("9.2", "repetition", "Zugwiederholung",
  "1. When a position occurs for the third time a player may claim a draw. 2. The fifth time it "
  "is a draw (9.6.1).",
  "1. Beim dritten Mal derselben Stellung darf ein Spieler Remis beantragen. 2. Beim fünften Mal "
  "ist es remis (9.6.1).")
G("6.10.2", "move counter", "Zugzähler",
  "What counts on a clock how often each player has pressed.",
  "Was an der Uhr zählt, wie oft jeder Spieler gedrückt hat.")
G("11.4", "spectators", "Zuschauer",
  "Who watches without playing or arbitrating, players after their game included.",
  "Wer zusieht, ohne zu spielen oder zu leiten, auch Spieler nach ihrer Partie.")
G("9.3", "50-move rule", "50-Züge-Regel",
  "After 50 moves of each player without pawn move and capture a draw may be claimed.",
  "Nach 50 Zügen jedes Spielers ohne Bauernzug und Schlagen darf Remis beantragt werden.")
G("9.6.2", "75-move rule", "75-Züge-Regel",
  "After 75 such moves of each player the game is drawn.",
  "Nach 75 solchen Zügen jedes Spielers ist die Partie remis.")
