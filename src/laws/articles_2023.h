/* clang-format off */
/*
 * laws/articles_2023.h -- the articles of fide-2023, in the order of the book.
 *   A(number, role, English, German)  a row of its own: new here, or its content has changed
 *   S(number)                         as fide-2017 under the same number
 *   M(number, number of 2017)         as fide-2017, but with a new number here
 * The roles are letters in order of importance: D we decide it, R we record it, A we ask the
 * arbiter, I we inform.
 */
A("Introduction", "I",
  "The Laws cover play over the board and have two parts, basic rules and competition rules. The "
  "English text is authentic; this edition is in force from 1 January 2023. Words for persons "
  "mean women and men.",
  "Die Regeln betreffen nur das Brettschach und bestehen aus Grundspiel- und Turnierregeln. "
  "Maßgeblich ist der englische Text; diese Fassung gilt ab 1. Januar 2023. Personenbezeichnungen "
  "meinen Frauen und Männer.")
S("Preface")

S("1")
S("1.1")
S("1.2")
S("1.3")
S("1.4")
S("1.4.1")
S("1.4.2")
S("1.5")

S("2")
S("2.1")
S("2.2")
S("2.3")
A("2.4", "D",
  "Columns of squares are files and rows are ranks; a straight run of squares of one colour from "
  "one edge to the adjacent edge is a diagonal.",
  "Senkrechte Spalten sind Linien, waagerechte Zeilen Reihen; eine gerade Folge gleichfarbiger "
  "Felder von Rand zu Nachbarrand ist eine Diagonale.")

S("3")
S("3.1")
S("3.1.1")
S("3.1.2")
S("3.1.3")
S("3.2")
S("3.3")
S("3.4")
S("3.5")
S("3.6")
A("3.7", "I",
  "A pawn steps straight ahead, captures diagonally, may be taken en passant after a double "
  "step, and promotes on the last rank.",
  "Der Bauer zieht geradeaus, schlägt schräg, kann nach dem Doppelschritt en passant "
  "geschlagen werden und verwandelt sich auf der letzten Reihe.")
S("3.7.1")
S("3.7.2")
S("3.7.3")
M("3.7.3.1", "3.7.4.1")
M("3.7.3.2", "3.7.4.2")
M("3.7.3.3", "3.7.5.1")
M("3.7.3.4", "3.7.5.2")
M("3.7.3.5", "3.7.5.3")
S("3.8")
S("3.8.1")
S("3.8.2")
A("3.8.2.1", "D",
  "The right to castle is lost when the king has moved, and with a given rook when that rook has "
  "moved.",
  "Das Rochaderecht ist verloren, wenn der König gezogen hat, und mit einem bestimmten Turm, "
  "wenn dieser gezogen hat.")
A("3.8.2.2", "D",
  "Castling must wait while the king's square, the square crossed or the goal is attacked, or "
  "while any piece stands between king and rook.",
  "Die Rochade ist verhindert, solange Stand-, Übergangs- oder Zielfeld des Königs angegriffen "
  "ist oder eine Figur zwischen König und Turm steht.")
A("3.9", "I",
  "A king under attack is in check, and no move may put or leave one's own king there.",
  "Ein angegriffener König steht im Schach; kein Zug darf den eigenen König dorthin bringen "
  "oder dort lassen.")
S("3.9.1")
S("3.9.2")
A("3.10", "I",
  "Moves are legal or illegal by the rules on movement and check; a position is illegal if legal "
  "moves cannot reach it.",
  "Züge sind nach den Regeln über Gangart und Schach regelgemäß oder regelwidrig; Stellungen "
  "regelwidrig, wenn sie so nicht entstehen können.")
S("3.10.1")
S("3.10.2")
S("3.10.3")

S("4")
S("4.1")
S("4.2.1")
S("4.2.2")
S("4.3")
S("4.3.1")
S("4.3.2")
S("4.3.3")
S("4.4")
S("4.4.1")
S("4.4.2")
S("4.4.3")
S("4.4.4")
S("4.5")
S("4.6")
S("4.6.1")
S("4.6.2")
S("4.6.3")
S("4.7")
S("4.7.1")
S("4.7.2")
S("4.7.3")
S("4.8")
S("4.9")

S("5")
S("5.1.1")
A("5.1.2", "DA",
  "A player who resigns loses and the game is over at once; it is a draw if the opponent cannot "
  "mate by any series of legal moves.",
  "Wer aufgibt, verliert, und die Partie ist sofort beendet; sie ist remis, wenn der Gegner "
  "durch keine Folge regelgemäßer Züge mattsetzen kann.")
S("5.2.1")
S("5.2.2")
S("5.2.3")

S("6")
A("6.1", "D",
  "A chess clock has two linked displays of which only one can run at a time; each display is "
  "called a clock and has a flag.",
  "Die Schachuhr hat zwei verbundene Zeitanzeigen, von denen nur eine laufen kann; jede heißt "
  "Uhr und hat ein Fallblättchen.")
A("6.1.1", "D",
  "A flag falls when the time allotted to that player is used up.",
  "Das Fallblättchen fällt, wenn die dem Spieler zugewiesene Zeit verbraucht ist.")
S("6.2.1")
A("6.2.1.1", "D",
  "A move that ends the game by mate, stalemate, dead position, fivefold repetition or 75 moves, "
  "or that was rightly claimed as third repetition, is completed without a press.",
  "Ein Zug, der die Partie durch Matt, Patt, tote Stellung, fünfte Wiederholung oder 75 Züge "
  "beendet oder zu Recht als dritte Wiederholung beantragt war, ist ohne Drücken abgeschlossen.")
S("6.2.1.2")
S("6.2.2")
S("6.2.3")
S("6.2.4")
S("6.2.5")
S("6.2.6")
S("6.3.1")
S("6.3.2")
S("6.4")
S("6.5")
S("6.6")
S("6.7.1")
S("6.7.2")
S("6.8")
S("6.9")
S("6.10.1")
S("6.10.2")
S("6.11.1")
S("6.11.2")
S("6.11.3")
S("6.11.4")
S("6.12.1")
S("6.12.2")

S("7")
S("7.1")
S("7.2.1")
S("7.2.2")
S("7.3")
S("7.4.1")
S("7.4.2")
S("7.4.3")
S("7.5.1")
S("7.5.2")
A("7.5.3", "D",
  "Pressing the clock without having made a move is an illegal move like any other.",
  "Das Drücken der Uhr ohne Zug ist ein regelwidriger Zug wie jeder andere.")
A("7.5.4", "DA",
  "Using two hands for one move, for instance to castle, capture or promote, is an illegal move "
  "once the clock has been pressed.",
  "Wer für einen Zug zwei Hände benutzt, etwa beim Rochieren, Schlagen oder Umwandeln, begeht "
  "mit dem Drücken der Uhr einen regelwidrigen Zug.")
A("7.5.5", "DA",
  "One count for all kinds of illegal move: the first gives the opponent two minutes, the second "
  "loses, or draws if the opponent cannot mate by any legal moves.",
  "Alle Arten regelwidriger Züge zählen zusammen: Der erste bringt dem Gegner zwei Minuten, "
  "der zweite verliert; remis, wenn der Gegner durch keine Zugfolge mattsetzen kann.")
S("7.6")

S("8")
A("8.1.1", "RDA",
  "Each player must record both sides' moves one by one, clearly and legibly, on paper or on a "
  "certified electronic scoresheet.",
  "Jeder muss die Züge beider Seiten Zug für Zug deutlich festhalten, auf Papier oder auf "
  "einem zertifizierten elektronischen Partieformular.")
A("8.1.1.1", "RA",
  "On paper the moves are written in algebraic notation on the scoresheet prescribed for the "
  "event.",
  "Auf Papier werden die Züge in algebraischer Notation auf das für das Turnier "
  "vorgeschriebene Partieformular geschrieben.")
A("8.1.1.2", "R",
  "Instead of on paper the moves may be entered on an electronic scoresheet certified by FIDE.",
  "Statt auf Papier können die Züge auf einem von der FIDE zertifizierten elektronischen "
  "Partieformular eingegeben werden.")
S("8.1.2")
S("8.1.3")
S("8.1.4")
S("8.1.5")
S("8.1.6")
S("8.2")
A("8.3", "I",
  "The scoresheets belong to the organiser. A defective electronic scoresheet is replaced by the "
  "arbiter.",
  "Die Partieformulare gehören dem Veranstalter. Ein defektes elektronisches Formular ersetzt "
  "der Schiedsrichter.")
S("8.4")
S("8.5.1")
S("8.5.2")
S("8.5.3")
S("8.6")
A("8.7", "R",
  "At the end both players sign both scoresheets, or approve the result electronically. It "
  "stands even if wrong, unless the arbiter decides otherwise.",
  "Am Ende unterschreiben beide Spieler beide Formulare mit dem Ergebnis oder bestätigen es "
  "elektronisch. Auch ein falsches gilt, solange der Schiedsrichter nicht anders entscheidet.")

S("9")
S("9.1.1")
S("9.1.2")
S("9.1.2.1")
S("9.1.2.2")
S("9.1.2.3")
M("9.2", "9.2.1")
M("9.2.1", "9.2.1.1")
M("9.2.2", "9.2.1.2")
M("9.2.3", "9.2.2")
M("9.2.3.1", "9.2.2.1")
M("9.2.3.2", "9.2.2.2")
S("9.3")
S("9.3.1")
S("9.3.2")
S("9.4")
S("9.5.1")
S("9.5.2")
S("9.5.3")
S("9.6")
S("9.6.1")
S("9.6.2")

S("10")
S("10.1")
S("10.2")

S("11")
S("11.1")
S("11.2.1")
S("11.2.2")
S("11.2.3")
S("11.2.3.1")
S("11.2.3.2")
S("11.2.3.3")
S("11.2.4")
S("11.3.1")
A("11.3.2", "AD",
  "During play no player may have an electronic device in the playing venue unless the arbiter "
  "has given consent.",
  "Während der Partie darf kein Spieler ohne Zustimmung des Schiedsrichters ein elektronisches "
  "Gerät in den Turnierräumlichkeiten haben.")
A("11.3.2.1", "I",
  "The regulations may allow a device in the player's bag, fully switched off and stored as the "
  "arbiter agrees; neither player may use that bag without permission.",
  "Das Reglement kann ein ganz abgeschaltetes Gerät in der Tasche erlauben, verwahrt nach "
  "Absprache; kein Spieler darf ohne Erlaubnis an diese Tasche.")
S("11.3.2.2")
S("11.3.3")
S("11.3.4")
S("11.4")
S("11.5")
S("11.6")
S("11.7")
S("11.8")
S("11.9")
S("11.10")
S("11.11")
S("11.12")

S("12")
S("12.1")
A("12.2", "I",
  "The arbiter's general duties are fair play, the good of the event, good conditions, quiet, "
  "progress, care for special needs and the fair-play rules.",
  "Allgemeine Pflichten des Schiedsrichters: Fairness, Wohl des Turniers, gute Bedingungen, "
  "Ruhe, Ablauf, Rücksicht auf Behinderte und die Fairplay-Regeln.")
S("12.2.1")
S("12.2.2")
S("12.2.3")
S("12.2.4")
S("12.2.5")
S("12.2.6")
A("12.2.7", "I",
  "The arbiter follows the fair-play rules and guidelines against cheating.",
  "Der Schiedsrichter hält die Fairplay-Regeln gegen Betrug ein.")
S("12.3")
S("12.4")
S("12.5")
S("12.6")
S("12.7")
S("12.8")
S("12.9")
S("12.9.1")
S("12.9.2")
S("12.9.3")
S("12.9.4")
S("12.9.5")
S("12.9.6")
S("12.9.7")
S("12.9.8")
S("12.9.9")

S("A")
S("A.1")
S("A.2")
A("A.3", "D",
  "In rapid chess the time penalties for irregularities and wrong draw claims are one minute "
  "instead of two.",
  "Im Schnellschach betragen die Zeitstrafen für Regelverstöße und falsche Remisanträge eine "
  "Minute statt zwei.")
M("A.4", "A.3.1")
M("A.4.1", "A.3.1.1")
M("A.4.2", "A.3.1.2")
M("A.4.3", "A.3.2")
M("A.5", "A.4")
M("A.5.1", "A.4.1")
M("A.5.1.1", "A.4.1.1")
M("A.5.1.2", "A.4.1.2")
A("A.5.2", "D",
  "An illegal move the arbiter sees, or the opponent claims before his next move, gives the "
  "opponent one minute; the second loses, or draws if he cannot mate. Later it stands unless the "
  "players agree.",
  "Sieht der Schiedsrichter einen regelwidrigen Zug oder rügt ihn der Gegner vor seinem "
  "nächsten Zug, erhält dieser eine Minute; der zweite verliert, remis, wenn er nicht "
  "mattsetzen kann. Später bleibt er, außer bei Einigung.")
A("A.5.3", "D",
  "To win on time the claimant may stop the clock and tell the arbiter. If he cannot mate by any "
  "series of legal moves, the game is drawn.",
  "Für den Zeitsieg darf der Antragsteller die Uhr anhalten und den Schiedsrichter "
  "verständigen. Kann er durch keine Zugfolge mattsetzen, ist die Partie remis.")
M("A.5.4", "A.4.4")
A("A.5.5", "D",
  "The arbiter must point out a fallen flag if he sees it.",
  "Sieht der Schiedsrichter ein gefallenes Fallblättchen, muss er darauf hinweisen.")
M("A.6", "A.5")

S("B")
S("B.1")
A("B.2", "D",
  "In blitz the competition rules apply in full, with their two-minute penalties, if each game "
  "has its own arbiter and is recorded.",
  "Im Blitz gelten die Turnierregeln voll, samt ihren Zeitstrafen von zwei Minuten, wenn jede "
  "Partie einen eigenen Schiedsrichter hat und aufgezeichnet wird.")
M("B.2.1", "B.3.1.1")
M("B.2.2", "B.3.1.2")
M("B.2.3", "B.3.2")
A("B.3", "D",
  "Blitz without one arbiter a game follows the reduced rapid rules: no duty to write, "
  "one-minute penalties, and the second illegal move seen or claimed in time loses.",
  "Blitz ohne eigenen Schiedsrichter folgt den vereinfachten Schnellschachregeln: keine "
  "Schreibpflicht, Zeitstrafen von einer Minute, der zweite rechtzeitig gerügte regelwidrige "
  "Zug verliert.")
M("B.4", "B.5")

S("C")
S("C.1")
S("C.2")
S("C.3")
S("C.4")
S("C.5")
S("C.6")
S("C.7")
S("C.8")
S("C.9")
S("C.9.1")
S("C.9.2")
S("C.9.3")
S("C.10")
S("C.10.1")
S("C.10.1.1")
S("C.10.1.2")
S("C.10.1.3")
S("C.10.2")
S("C.10.2.1")
S("C.10.2.2")
S("C.10.2.3")
S("C.10.3")
S("C.10.3.1")
S("C.10.3.2")
S("C.10.3.3")
S("C.10.3.4")
S("C.11")
S("C.12")
S("C.13")
A("C.13.1", "D",
  "0-0 stands for castling with the rook on h1 or h8, kingside.",
  "0-0 bedeutet die kurze Rochade mit dem Turm auf h1 oder h8.")
A("C.13.2", "D",
  "0-0-0 stands for castling with the rook on a1 or a8, queenside.",
  "0-0-0 bedeutet die lange Rochade mit dem Turm auf a1 oder a8.")
A("C.13.3", "D",
  "x stands for a capture; writing it is optional.",
  "x bedeutet Schlagen; die Angabe ist freiwillig.")
A("C.13.4", "D",
  "+ stands for check; writing it is optional.",
  "+ bedeutet Schach; die Angabe ist freiwillig.")
A("C.13.5", "D",
  "++ or # stands for checkmate; writing it is optional.",
  "++ oder # bedeutet Matt; die Angabe ist freiwillig.")
A("C.13.6", "D",
  "e.p. stands for a capture en passant; writing it is optional.",
  "e.p. bedeutet Schlagen en passant; die Angabe ist freiwillig.")

S("D")
S("D.1")
S("D.1.1")
S("D.1.2")
S("D.1.3")
S("D.1.4")
S("D.1.4.1")
S("D.1.4.2")
S("D.2")
S("D.2.1")
S("D.2.2")
S("D.2.3")
S("D.2.3.1")
S("D.2.3.2")
S("D.2.3.3")
S("D.2.4")
S("D.2.5")
S("D.2.6.1")
S("D.2.6.2")
S("D.2.6.2.1")
S("D.2.6.2.2")
S("D.2.7")
S("D.2.8")
S("D.2.9")
S("D.2.10")
S("D.2.10.1")
S("D.2.10.2")
S("D.2.10.3")
S("D.2.10.4")
S("D.2.10.5")
S("D.2.10.6")
S("D.2.11")

S("I")
A("I.1.1", "DRA",
  "At the session's end the player on move writes the move clearly on paper, closes both sheets "
  "in an envelope, then stops the clock; until then it may be changed. A move made on the board "
  "must be sealed.",
  "Am Ende der Spielzeit notiert der Spieler am Zug ihn eindeutig auf Papier, verschließt beide "
  "Formulare im Umschlag und hält die Uhr an; bis dahin ist er änderbar. Am Brett Gezogenes "
  "muss abgegeben werden.")
S("I.1.2")
S("I.2")
S("I.2.1")
S("I.2.2")
S("I.2.3")
S("I.2.4")
S("I.2.5")
S("I.2.6")
S("I.2.7")
S("I.3")
S("I.4")
S("I.5")
S("I.6")
S("I.7")
A("I.8", "D",
  "A sealed move that is ambiguous, unintelligible or illegal loses, except where the rules on "
  "the end of the game, dead position named, on lost time or on automatic draws apply.",
  "Ein mehrdeutiger, unverständlicher oder regelwidriger Abgabezug verliert, außer die Regeln "
  "über Partieende, darunter tote Stellung, Zeitüberschreitung oder automatisches Remis "
  "greifen.")
S("I.8.1")
S("I.8.2")
S("I.8.3")
S("I.9")
S("I.9.1")
S("I.9.2")
S("I.9.3")
S("I.10")
S("I.11")
S("I.12.1")
S("I.12.2")
S("I.13")
S("I.14")

S("II")
S("II.1")
S("II.2")
S("II.2.1")
S("II.2.2")
S("II.2.3")
S("II.3")
S("II.3.1")
S("II.3.2")
S("II.3.2.1")
S("II.3.2.2")
S("II.3.2.3")
S("II.3.2.4")
S("II.3.2.5")
S("II.3.2.5.1")
S("II.3.2.5.2")
S("II.3.2.6")
S("II.3.2.7")
S("II.3.2.7.1")
S("II.3.2.7.2")
S("II.3.2.7.3")
S("II.3.2.7.4")
S("II.3.2.7.5")

S("III")
S("III.1")
S("III.2.1")
S("III.2.2")
S("III.3.1")
S("III.3.1.1")
S("III.3.1.2")
S("III.4")
S("III.5")
S("III.5.1")
S("III.5.2")
S("III.5.3")
S("III.6")
S("III.6.1")
S("III.6.1.1")
S("III.6.1.2")
S("III.6.2")

S("Stichwortverzeichnis")
