/* clang-format off */
/*
 * laws/articles_2017.h -- the articles of fide-2017: A(number, role, English, German).
 * The roles are letters in order of importance: D we decide it, R we record it, A we ask the
 * arbiter, I we inform. Where the book prints a wrong number, the right one stands here: ad__article_printed.
 */
A("Introduction", "I",
  "The Laws cover play over the board and have two parts, basic rules and competition rules. The "
  "English text is authentic; this edition was adopted at Baku and by the Presidential Board at "
  "Athens and is in force from 1 July 2017. Words for persons mean women and men.",
  "Die Regeln betreffen nur das Brettschach und bestehen aus Grundspiel- und Turnierregeln. "
  "Maßgeblich ist der englische Text; diese Fassung, beschlossen in Baku und vom Präsidium in "
  "Athen, gilt ab 1. Juli 2017. Personenbezeichnungen meinen Frauen und Männer.")
A("Preface", "AI",
  "Neither all situations nor all administrative questions are covered: where no article settles "
  "a case, a similar one is followed. Arbiters are taken to be able, sensible and objective; "
  "rules too detailed could take away their freedom to find a sporting solution, and FIDE asks "
  "all to share this view. Games rated by FIDE must follow these Laws, others should; a "
  "federation may ask FIDE for a ruling.",
  "Weder jede Situation noch jede Verwaltungsfrage ist geregelt: Regelt kein Artikel den Fall, "
  "hilft ein ähnlicher. Vorausgesetzt sind sachkundige, besonnene und objektive Schiedsrichter; "
  "zu viele Einzelheiten könnten ihnen die Freiheit zur sportlichen Lösung nehmen, und die FIDE "
  "bittet alle, das mitzutragen. Gewertete Partien müssen diesen Regeln folgen, andere sollen es; "
  "Verbände können die FIDE um Entscheidung bitten.")

A("1", "I",
  "What the game is about, and what each player tries to do.",
  "Worum es im Spiel geht und was jeder Spieler erreichen will.")
A("1.1", "D",
  "Chess is a game of two opponents who move their pieces on one square board, the chessboard.",
  "Schach spielen zwei Gegner, die ihre Figuren auf einem gemeinsamen quadratischen Brett "
  "ziehen.")
A("1.2", "D",
  "White, who has the light pieces, makes the first move; Black replies, and from then on they "
  "alternate.",
  "Weiß mit den hellen Figuren macht den ersten Zug, Schwarz antwortet, danach wird abwechselnd "
  "gezogen.")
A("1.3", "D",
  "A player has the move as soon as the opponent's move has been made on the board; the press of "
  "the clock is not needed for that.",
  "Am Zug ist, wessen Gegner seinen Zug auf dem Brett ausgeführt hat; auf das Drücken der Uhr "
  "kommt es dafür nicht an.")
A("1.4", "D",
  "Each player tries to attack the opponent's king in such a way that the opponent is left "
  "without any legal move.",
  "Jeder Spieler will den gegnerischen König so angreifen, dass dem Gegner kein regelgemäßer "
  "Zug mehr bleibt.")
A("1.4.1", "D",
  "Checkmate wins the game. No one may leave or put one's own king under attack, and the king is "
  "never captured.",
  "Matt gewinnt die Partie. Den eigenen König darf niemand im Angriff lassen oder ihm "
  "aussetzen, und ein König wird nie geschlagen.")
A("1.4.2", "D",
  "The player whose king has been checkmated has lost the game.",
  "Wessen König mattgesetzt wurde, der hat die Partie verloren.")
A("1.5", "D",
  "If neither player can checkmate any more, whatever is played, the game is drawn.",
  "Kann keiner der beiden Spieler den anderen noch mattsetzen, ist die Partie remis.")

A("2", "I",
  "The board and the position at the start.",
  "Das Brett und die Stellung zu Beginn.")
A("2.1", "D",
  "The board has 64 equal squares, eight by eight, light and dark in turn. It lies so that each "
  "player has a light square in the right-hand corner.",
  "Das Brett hat 64 gleich große Felder, acht mal acht, abwechselnd hell und dunkel. Es liegt "
  "so, dass jeder rechts vor sich ein helles Eckfeld hat.")
A("2.2", "D",
  "Each side starts with 16 pieces: one king, one queen, two rooks, two bishops, two knights and "
  "eight pawns, light for White and dark for Black.",
  "Jede Seite beginnt mit 16 Figuren: König, Dame, je zwei Türmen, Läufern und Springern "
  "sowie acht Bauern, hell für Weiß und dunkel für Schwarz.")
A("2.3", "D",
  "Start: rook, knight, bishop, queen, king, bishop, knight, rook from a to h on each side's "
  "first rank, the pawns on the rank in front.",
  "Zu Beginn stehen von a bis h Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm "
  "auf der Grundreihe, davor die Bauern.")
A("2.4", "D",
  "The eight columns of squares are files, the eight rows are ranks; a straight line of squares "
  "of one colour from edge to edge is a diagonal.",
  "Die acht senkrechten Spalten sind Linien, die acht waagrechten Zeilen Reihen; gerade Folgen "
  "gleichfarbiger Felder von Rand zu Rand sind Diagonalen.")

A("3", "I",
  "How the pieces move.",
  "Wie die Figuren ziehen.")
A("3.1", "D",
  "No piece may move to a square where a piece of its own colour stands.",
  "Keine Figur darf auf ein Feld ziehen, auf dem eine Figur der eigenen Farbe steht.")
A("3.1.1", "D",
  "A piece that moves to a square held by an enemy piece captures it; taking it off the board "
  "belongs to the same move.",
  "Zieht eine Figur auf ein Feld mit einer gegnerischen Figur, so schlägt sie diese; das "
  "Wegnehmen gehört zum selben Zug.")
A("3.1.2", "D",
  "A piece attacks an enemy piece if its way of moving would let it capture on that square.",
  "Angegriffen ist eine gegnerische Figur, wenn die Gangart der eigenen das Schlagen auf ihrem "
  "Feld erlaubt.")
A("3.1.3", "D",
  "A pinned piece still attacks: that moving it would expose its own king makes no difference.",
  "Auch eine gefesselte Figur greift an: Dass ihr Zug den eigenen König preisgäbe, ändert "
  "daran nichts.")
A("3.2", "D",
  "The bishop moves any distance along the diagonals on which it stands.",
  "Der Läufer zieht von seinem Feld aus schräg, auf jeder seiner Diagonalen beliebig weit.")
A("3.3", "D",
  "The rook moves any distance along its file or its rank.",
  "Der Turm zieht beliebig weit auf seiner Linie oder seiner Reihe.")
A("3.4", "D",
  "The queen moves any distance along its file, its rank or its diagonals.",
  "Die Dame zieht beliebig weit auf ihrer Linie, ihrer Reihe oder ihren Diagonalen.")
A("3.5", "D",
  "Queen, rook and bishop may not jump over pieces in between.",
  "Dame, Turm und Läufer dürfen dazwischen stehende Figuren nicht überspringen.")
A("3.6", "D",
  "The knight moves to one of the nearest squares that lie neither on its file nor on its rank "
  "nor on its diagonals; it may jump.",
  "Der Springer zieht zu den nächsten Feldern, die weder auf seiner Linie noch Reihe noch "
  "Diagonale liegen; er darf springen.")
A("3.7.1", "D",
  "A pawn moves one square straight ahead on its file if that square is empty.",
  "Der Bauer zieht ein Feld geradeaus auf seiner Linie, wenn dieses Feld frei ist.")
A("3.7.2", "D",
  "On its first move a pawn may instead go two squares straight ahead if both are empty.",
  "Beim ersten Zug sind dem Bauern statt eines auch zwei Felder geradeaus erlaubt, wenn beide "
  "frei sind.")
A("3.7.3", "D",
  "A pawn captures an enemy piece that stands one square diagonally in front of it, on a "
  "neighbouring file.",
  "Der Bauer schlägt eine gegnerische Figur, die schräg vor ihm auf dem nächsten Feld der "
  "Nachbarlinie steht.")
A("3.7.4.1", "D",
  "A pawn that stands beside an enemy pawn which has just made its double step may capture it as "
  "if it had gone only one square.",
  "Steht ein Bauer neben einem gegnerischen, der eben den Doppelschritt gemacht hat, darf er ihn "
  "schlagen, als wäre dieser nur ein Feld gezogen.")
A("3.7.4.2", "D",
  "This capture, en passant, is allowed only on the move directly after the double step.",
  "Dieses Schlagen en passant ist nur im unmittelbar folgenden Zug erlaubt.")
A("3.7.5.1", "D",
  "A pawn that reaches the last rank must, as part of that move, be exchanged on the promotion "
  "square for a queen, rook, bishop or knight of its colour.",
  "Ein Bauer, der die letzte Reihe erreicht, muss im selben Zug auf dem Umwandlungsfeld durch "
  "Dame, Turm, Läufer oder Springer seiner Farbe ersetzt werden.")
A("3.7.5.2", "D",
  "The new piece may be chosen freely, no matter which pieces have been captured before.",
  "Die neue Figur ist frei wählbar, gleich welche Figuren schon geschlagen sind.")
A("3.7.5.3", "D",
  "Exchanging the pawn is called promotion; the new piece acts at once, so it can give check or "
  "mate with that move.",
  "Der Austausch heißt Umwandlung; die neue Figur wirkt sofort, kann also mit diesem Zug Schach "
  "oder Matt geben.")
A("3.8", "D",
  "The king has two ways to move: one step to a neighbouring square, or castling.",
  "Der König kann auf zwei Arten ziehen: einen Schritt auf ein Nachbarfeld oder durch die "
  "Rochade.")
A("3.8.1", "D",
  "The king steps to any square next to it in any direction.",
  "Der König zieht einen Schritt in jede Richtung auf ein Nachbarfeld.")
A("3.8.2", "D",
  "Castling is one king move: the king goes from its original square two squares towards a rook "
  "on its original square, and that rook moves to the square the king crossed.",
  "Die Rochade ist ein Königszug: Der König geht vom Ursprungsfeld zwei Felder auf einen Turm "
  "auf dessen Ursprungsfeld zu, der Turm kommt auf das überquerte Feld.")
A("3.8.2.1", "D",
  "The right to castle is gone for good once the king has moved, or with a rook once that rook "
  "has moved.",
  "Das Rochaderecht ist endgültig verloren, wenn der König gezogen hat, mit einem Turm auch, "
  "wenn dieser gezogen hat.")
A("3.8.2.1.1", "D",
  "A king that has already moved may never castle again in this game, even if it has come back.",
  "Hat der König schon gezogen, darf er in dieser Partie nicht mehr rochieren, auch nicht nach "
  "einer Rückkehr.")
A("3.8.2.1.2", "D",
  "A rook that has already moved can no longer take part in castling; the other rook is not "
  "affected.",
  "Mit einem Turm, der schon gezogen hat, ist die Rochade nicht mehr möglich; der andere Turm "
  "bleibt unberührt.")
A("3.8.2.2", "D",
  "Castling is not possible for the moment while an attack on the king's way or a piece between "
  "king and rook stands against it; the right remains.",
  "Die Rochade ist nur zeitweise verhindert, solange ein Angriff auf den Königsweg oder eine "
  "Figur zwischen König und Turm besteht; das Recht bleibt.")
A("3.8.2.2.1", "D",
  "The king may not castle while it is attacked, nor across or on to a square that an enemy "
  "piece attacks.",
  "Der König darf nicht rochieren, solange er angegriffen ist, und nicht über ein "
  "angegriffenes Feld oder auf ein solches.")
A("3.8.2.2.2", "D",
  "Castling must wait while any piece stands between the king and the rook.",
  "Die Rochade geht nicht, solange irgendeine Figur zwischen König und Turm steht.")
A("3.9.1", "D",
  "A king attacked by at least one enemy piece is in check, even if that piece is pinned and "
  "could not really move there.",
  "Ein König, den mindestens eine gegnerische Figur angreift, steht im Schach, auch wenn diese "
  "wegen einer Fesselung nicht ziehen könnte.")
A("3.9.2", "D",
  "No move may put or leave one's own king in check.",
  "Kein Zug darf den eigenen König ins Schach stellen oder im Schach lassen.")
A("3.10.1", "D",
  "A move is legal when it meets every rule on how the pieces move and on check.",
  "Ein Zug ist regelgemäß, wenn er alle Regeln über die Gangart und das Schachgebot einhält.")
A("3.10.2", "D",
  "A move is illegal when it breaks any one of the rules on how the pieces move or on check.",
  "Regelwidrig ist jeder Zug, der auch nur eine Regel über die Gangart oder das Schachgebot "
  "verletzt.")
A("3.10.3", "DA",
  "A position is illegal when no series of legal moves from the start can lead to it.",
  "Eine Stellung ist regelwidrig, wenn keine Folge regelgemäßer Züge zu ihr führen kann.")

A("4", "I",
  "How moves are made on the board.",
  "Wie auf dem Brett gezogen wird.")
A("4.1", "DR",
  "Every move must be made with one hand only.",
  "Jeder Zug ist mit nur einer Hand auszuführen.")
A("4.2.1", "D",
  "Only the player who has the move may straighten pieces on their squares, and only after "
  "saying so first, for instance with j'adoube.",
  "Nur wer am Zug ist, darf Figuren auf ihren Feldern zurechtrücken, und nur nach vorheriger "
  "Ansage, etwa j'adoube.")
A("4.2.2", "D",
  "Every other touch of a piece counts as intended unless it was plainly an accident.",
  "Wer eine Figur sonst anfasst, tut es im Sinne der Regeln absichtlich, außer bei einem "
  "offensichtlichen Versehen.")
A("4.3", "D",
  "If the player who has the move touches pieces meaning to move or capture them, and not to "
  "adjust them, he is bound to the pieces he touched.",
  "Berührt der Spieler am Zug Figuren, um sie zu ziehen oder zu schlagen und nicht nur "
  "zurechtzurücken, so ist er an die berührten Figuren gebunden.")
A("4.3.1", "DA",
  "Whoever touches own pieces on purpose must move the first of them that has a legal move.",
  "Wer eigene Figuren absichtlich berührt, muss die erste davon ziehen, die ziehen kann.")
A("4.3.2", "D",
  "Whoever touches enemy pieces on purpose must capture the first of them that can be captured.",
  "Wer gegnerische Figuren absichtlich berührt, muss die erste davon schlagen, die geschlagen "
  "werden kann.")
A("4.3.3", "D",
  "Pieces of both colours touched: take the first enemy piece with the first own one, or else "
  "use the first one that can move or be taken. In doubt his own piece counts as first.",
  "Beide Farben berührt: Die erste eigene muss die erste gegnerische schlagen, sonst gilt die "
  "erste, die ziehen oder geschlagen werden kann. Im Zweifel war die eigene zuerst berührt.")
A("4.4", "I",
  "Touching king and rook, and putting down a promoted piece, bind the player who has the move "
  "in special ways.",
  "Das Berühren von König und Turm und das Aufsetzen der Umwandlungsfigur binden den Spieler "
  "am Zug auf besondere Weise.")
A("4.4.1", "D",
  "A player who touches king and rook must castle on that side if this is legal.",
  "Fasst ein Spieler König und Turm an, ist er zur Rochade auf dieser Seite verpflichtet, wenn "
  "sie regelgemäß ist.")
A("4.4.2", "D",
  "Whoever touches a rook on purpose and then the king may not castle with that rook on this "
  "move; the rook, touched first, must move if it can.",
  "Wer absichtlich zuerst den Turm anfasst und erst danach den König, darf in diesem Zug mit "
  "diesem Turm nicht rochieren; der Turm muss ziehen, wenn er kann.")
A("4.4.3", "D",
  "King then rook touched to castle, but castling there is illegal: another king move, castling "
  "on the other side included, must follow; without one, any legal move.",
  "Ist die Rochade nach dem Griff an König und Turm regelwidrig, muss der König anders ziehen, "
  "auch durch Rochade zur anderen Seite; kann er nicht, ist der Zug frei.")
A("4.4.4", "D",
  "When a pawn promotes, the choice is final as soon as the new piece has touched the promotion "
  "square.",
  "Welche Figur aus dem Bauern wird, steht unwiderruflich fest, wenn sie das Umwandlungsfeld "
  "einmal berührt hat.")
A("4.5", "D",
  "If none of the touched pieces can be moved or captured, the player may make any legal move.",
  "Kann keine der berührten Figuren ziehen oder geschlagen werden, ist jeder regelgemäße Zug "
  "erlaubt.")
A("4.6", "D",
  "Promotion may be carried out by hand in several ways; none of them makes the move irregular.",
  "Die Umwandlung darf auf verschiedene Weise von Hand ausgeführt werden; keine davon macht den "
  "Zug regelwidrig.")
A("4.6.1", "D",
  "The pawn need not be put on the promotion square first.",
  "Man kann umwandeln, ohne den Bauern vorher auf die letzte Reihe zu stellen.")
A("4.6.2", "D",
  "Taking the pawn off and putting the new piece on the promotion square may happen in either "
  "order.",
  "Ob erst der Bauer weggenommen oder erst die neue Figur auf das Umwandlungsfeld gesetzt wird, "
  "ist gleich.")
A("4.6.3", "D",
  "An enemy piece on the promotion square has to be captured as part of the promotion.",
  "Steht auf dem Umwandlungsfeld eine gegnerische Figur, muss sie dabei geschlagen werden.")
A("4.7", "D",
  "A piece released on a square as a legal move, or part of one, stays there for this move. An "
  "ordinary move is thereby made.",
  "Eine Figur, die als regelgemäßer Zug oder Teil davon losgelassen wurde, bleibt in diesem "
  "Zug dort. Ein einfacher Zug ist damit ausgeführt.")
A("4.7.1", "D",
  "A capture has been made when the captured piece is off the board and the capturing piece has "
  "been released on its new square.",
  "Ein Schlagzug ist ausgeführt, wenn die geschlagene Figur vom Brett ist und die eigene auf "
  "dem neuen Feld losgelassen wurde.")
A("4.7.2", "D",
  "Castling has been made when the rook is released on the square that the king has crossed. "
  "After the king's release only castling on that side is open; if it is illegal, another legal "
  "king move must be made, and if there is none, any legal move.",
  "Die Rochade ist ausgeführt, sobald der Turm auf dem vom König überquerten Feld losgelassen "
  "ist. Nach dem Loslassen des Königs bleibt nur die Rochade zu dieser Seite; ist sie "
  "regelwidrig, muss der König anders ziehen, und kann er das nicht, ist jeder regelgemäße Zug "
  "erlaubt.")
A("4.7.3", "D",
  "A promotion has been made when the new piece has been released on its square and the pawn is "
  "off the board.",
  "Eine Umwandlung ist ausgeführt, wenn der Bauer weg ist und die Hand die neue Figur auf ihrem "
  "Feld losgelassen hat.")
A("4.8", "D",
  "A player who touches a piece to move or capture it can no longer complain that the opponent "
  "broke the rules on touching and moving.",
  "Wer eine Figur berührt, um zu ziehen oder zu schlagen, kann Verstöße des Gegners beim "
  "Berühren und Ziehen nicht mehr rügen.")
A("4.9", "RD",
  "A player unable to move the pieces may bring an assistant to do it, if the arbiter finds the "
  "assistant suitable.",
  "Wer die Figuren nicht selbst ziehen kann, darf dafür einen Assistenten stellen, den der "
  "Schiedsrichter für geeignet hält.")

A("5", "I",
  "How a game ends.",
  "Wie eine Partie endet.")
A("5.1.1", "DA",
  "Checkmate wins and ends the game at once, if the mating move kept the rules on the moves and "
  "on touching.",
  "Matt gewinnt und beendet die Partie sofort, wenn der Mattzug den Regeln über Gangart und "
  "Berühren entsprach.")
A("5.1.2", "D",
  "A player who declares that he resigns loses; the opponent wins and the game is over at once.",
  "Wer erklärt, dass er aufgibt, verliert; der Gegner gewinnt und die Partie ist sofort "
  "beendet.")
A("5.2.1", "DA",
  "Stalemate, no legal move and no check, is a draw and ends the game at once, if the move that "
  "led to it kept the rules.",
  "Patt, also kein regelgemäßer Zug und kein Schach, ist remis und beendet die Partie sofort, "
  "wenn der letzte Zug den Regeln entsprach.")
A("5.2.2", "D",
  "A dead position, from which no series of legal moves lets either side mate, is a draw and "
  "ends the game at once, if the move that led to it kept the rules.",
  "Eine tote Stellung, aus der keine Folge regelgemäßer Züge zum Matt führt, ist remis und "
  "beendet die Partie sofort, wenn der letzte Zug den Regeln entsprach.")
A("5.2.3", "D",
  "The players may agree on a draw during the game once both have made at least one move; this "
  "ends the game at once.",
  "Die Spieler können während der Partie Remis vereinbaren, wenn beide mindestens einmal "
  "gezogen haben; das beendet sie sofort.")

A("6", "I",
  "How the chess clock is used.",
  "Wie die Schachuhr gebraucht wird.")
A("6.1", "D",
  "A chess clock has two linked displays of which only one runs at a time; each is called a "
  "clock and has a flag. The flag falls when that player's time is used up.",
  "Die Schachuhr hat zwei verbundene Anzeigen, von denen nur eine läuft; jede heißt Uhr und "
  "hat ein Fallblättchen. Dieses fällt, wenn die Zeit des Spielers verbraucht ist.")
A("6.2.1", "D",
  "After making a move on the board the player stops his own clock and starts the opponent's. "
  "This press completes the move.",
  "Nach dem Ausführen stoppt der Spieler seine Uhr und startet dadurch die gegnerische. Mit "
  "diesem Drücken ist der Zug abgeschlossen.")
A("6.2.1.1", "D",
  "A move that ends the game, by mate, stalemate, dead position, fivefold repetition or 75 "
  "moves, is completed without a press.",
  "Ein Zug, der die Partie durch Matt, Patt, tote Stellung, fünfte Wiederholung oder 75 Züge "
  "beendet, ist ohne Drücken abgeschlossen.")
A("6.2.1.2", "D",
  "A move left without a press counts as completed once the same player has made the next move.",
  "Ein Zug, nach dem nicht gedrückt wurde, gilt als abgeschlossen, sobald dessen Spieler das "
  "nächste Mal gezogen hat.")
A("6.2.2", "D",
  "A player must always be able to press after a move, even if the opponent has replied. The "
  "time from making the move to the press is the mover's.",
  "Nach dem Zug muss man stets noch drücken können, auch wenn der Gegner schon geantwortet "
  "hat. Die Zeit bis zum Drücken zählt für den Ziehenden.")
A("6.2.3", "R",
  "The clock is pressed with the hand that made the move; a finger may not stay on or over the "
  "button.",
  "Gedrückt wird mit der Hand, die gezogen hat; der Finger darf nicht auf oder über der Uhr "
  "bleiben.")
A("6.2.4", "RA",
  "The clock must be treated with care: hitting it, lifting it, knocking it over or pressing "
  "before moving is forbidden, and the arbiter punishes it.",
  "Die Uhr ist schonend zu behandeln: Daraufschlagen, Hochheben, Umwerfen und Drücken vor dem "
  "Zug sind verboten; der Schiedsrichter bestraft es.")
A("6.2.5", "D",
  "Only the player whose clock is running may adjust the pieces.",
  "Nur wessen Uhr läuft, darf Figuren zurechtrücken.")
A("6.2.6", "R",
  "A player unable to work the clock may bring a suitable assistant; the arbiter then adjusts "
  "the player's time fairly, except for a disabled player.",
  "Wer die Uhr nicht bedienen kann, darf einen geeigneten Assistenten stellen; der "
  "Schiedsrichter passt die Bedenkzeit an, nicht aber bei Behinderung.")
A("6.3.1", "D",
  "Each player must complete a set number of moves, or all moves, in a given time, any extra "
  "time per move included; all this is announced beforehand.",
  "Jeder muss so viele Züge wie vorgeschrieben, oder sämtliche, in fester Zeit samt Zusatzzeit "
  "je Zug abschließen; das wird vorher bekannt gegeben.")
A("6.3.2", "D",
  "Time saved in one period is carried to the next. In delay mode the main time starts to run "
  "only after the fixed extra time of the move is used up.",
  "Ersparte Zeit geht in die nächste Periode über. Im Aufschub-Modus läuft die Hauptzeit "
  "erst, wenn die feste Extrazeit des Zuges verbraucht ist.")
A("6.4", "D",
  "As soon as a flag has fallen it must be checked whether the required moves were completed in "
  "time.",
  "Sobald ein Fallblättchen gefallen ist, wird geprüft, ob die verlangten Züge rechtzeitig "
  "abgeschlossen waren.")
A("6.5", "I",
  "Before play begins the arbiter decides where the clock stands.",
  "Vor Beginn bestimmt der Schiedsrichter, wo die Uhr steht.")
A("6.6", "D",
  "At the time set for the start White's clock is started.",
  "Zum angesetzten Beginn wird die Uhr von Weiß in Gang gesetzt.")
A("6.7.1", "DA",
  "The regulations set a default time in advance; if they do not, it is zero. Whoever arrives "
  "after it loses, unless the arbiter decides otherwise.",
  "Das Turnierreglement legt die Wartezeit vorher fest, sonst ist sie null. Wer danach "
  "erscheint, verliert, außer der Schiedsrichter entscheidet anders.")
A("6.7.2", "D",
  "With a default time above zero and both players absent at the start, White loses the time "
  "until he arrives, unless regulations or arbiter say otherwise.",
  "Bei einer Wartezeit über null und Abwesenheit beider läuft die Zeit von Weiß bis zu seiner "
  "Ankunft, außer Reglement oder Schiedsrichter bestimmen anderes.")
A("6.8", "D",
  "A flag counts as fallen when the arbiter sees it or when a player rightly points it out.",
  "Ein Blättchenfall zählt erst, wenn ihn der Schiedsrichter sieht oder ein Spieler ihn "
  "berechtigt anzeigt.")
A("6.9", "DA",
  "Unless the game is already over, a player who has not completed the required moves in time "
  "loses; it is a draw if the opponent cannot mate by any series of legal moves.",
  "Wer die verlangten Züge nicht rechtzeitig abschließt, verliert, wenn die Partie nicht schon "
  "beendet ist; remis, wenn der Gegner durch keine regelgemäße Zugfolge mattsetzen kann.")
A("6.10.1", "DA",
  "What the clock shows is binding unless it is plainly defective. The arbiter replaces a "
  "defective clock and sets the times by best judgement.",
  "Die Anzeige der Uhr gilt, wenn kein offensichtlicher Mangel vorliegt. Eine mangelhafte Uhr "
  "ersetzt der Schiedsrichter und stellt sie nach bestem Ermessen ein.")
A("6.10.2", "AD",
  "A wrong clock setting found during play: a player or the arbiter stops the clock at once, and "
  "the arbiter corrects times and move counter by best judgement.",
  "Bei falscher Einstellung der Uhr hält ein Spieler oder der Schiedsrichter sie sofort an; der "
  "Schiedsrichter stellt Zeiten und Zugzähler nach bestem Ermessen richtig.")
A("6.11.1", "D",
  "If the game has to be interrupted, the arbiter stops the clock.",
  "Muss die Partie unterbrochen werden, hält der Schiedsrichter die Schachuhr an.")
A("6.11.2", "DA",
  "A player may stop the clock only to call the arbiter for help, for instance when the piece "
  "for a promotion is not at hand.",
  "Spieler dürfen die Uhr nur stoppen, wenn sie den Schiedsrichter brauchen, etwa weil die "
  "Umwandlungsfigur fehlt.")
A("6.11.3", "A",
  "The arbiter decides when play goes on.",
  "Der Schiedsrichter bestimmt, wann weitergespielt wird.")
A("6.11.4", "AD",
  "When a player has stopped the clock to call for help, the arbiter judges whether there was "
  "good reason; if not, the player is punished.",
  "Hat ein Spieler zur Hilfe die Uhr angehalten, prüft der Schiedsrichter den Grund; fehlt ein "
  "triftiger, wird der Spieler bestraft.")
A("6.12.1", "I",
  "Screens, monitors and demonstration boards with position and moves, and clocks that count "
  "moves, are allowed in the playing hall.",
  "Leinwände, Bildschirme und Demonstrationsbretter mit Stellung und Zügen sowie Uhren mit "
  "Zugzähler sind im Turniersaal erlaubt.")
A("6.12.2", "I",
  "A claim may not rest only on what a screen, a demonstration board or a move counter shows.",
  "Ein Anspruch darf sich nicht allein auf Bildschirm, Demonstrationsbrett oder Zugzähler "
  "stützen.")

A("7", "I",
  "What happens when something irregular is found.",
  "Was bei Regelverstößen geschieht.")
A("7.1", "AD",
  "When an earlier position must be restored, the arbiter sets the times by best judgement, or "
  "leaves them as they are, and corrects the move counter if needed.",
  "Ist eine frühere Stellung wiederherzustellen, bestimmt der Schiedsrichter die Zeiten nach "
  "bestem Ermessen oder lässt sie stehen und passt nötigenfalls den Zugzähler an.")
A("7.2.1", "DA",
  "If it turns out during play that the pieces were set up wrongly at the start, the game is "
  "annulled and a new one played.",
  "War die Anfangsstellung falsch und fällt das während des Spiels auf, ist die Partie "
  "hinfällig; es wird neu gespielt.")
A("7.2.2", "D",
  "If it turns out that the board lies the wrong way round, play continues, but the position "
  "must be moved to a board placed correctly.",
  "Liegt das Brett verkehrt, wird weitergespielt, doch muss das Brett richtig gelegt und die "
  "Stellung dorthin übernommen werden.")
A("7.3", "DA",
  "Colours reversed: with fewer than 10 moves made by both players a new game with the right "
  "colours is played; from 10 moves on the game continues.",
  "Vertauschte Farben: Sind weniger als 10 Züge beider Spieler ausgeführt, wird mit richtigen "
  "Farben neu begonnen; ab 10 Zügen geht die Partie weiter.")
A("7.4.1", "DA",
  "Whoever displaces or knocks over pieces must put them back while his own clock runs.",
  "Wer Figuren verschiebt oder umwirft, stellt sie bei laufender eigener Uhr wieder richtig hin.")
A("7.4.2", "DA",
  "If necessary, the player or the opponent stops the clock and asks the arbiter to help with "
  "restoring the pieces.",
  "Wenn es sein muss, stoppt einer der beiden Spieler die Uhr und holt den Schiedsrichter zum "
  "Wiederaufbau.")
A("7.4.3", "AD",
  "Displacing pieces can be punished; the arbiter decides.",
  "Für das Verschieben von Figuren ist eine Strafe möglich; darüber entscheidet der "
  "Schiedsrichter.")
A("7.5.1", "DA",
  "An illegal move is completed by the press. The position before it, or the last one known, is "
  "restored, and touch-move binds the move that replaces it.",
  "Mit dem Drücken ist ein regelwidriger Zug abgeschlossen. Die Stellung davor oder die letzte "
  "bekannte wird hergestellt; für den Ersatzzug gilt Berührt-Geführt.")
A("7.5.2", "D",
  "A pawn moved to the last rank and left there unexchanged when the clock is pressed is an "
  "illegal move; the pawn becomes a queen of its colour.",
  "Wird ein Bauer auf die letzte Reihe gezogen und ohne Umwandlung die Uhr gedrückt, ist der "
  "Zug regelwidrig; der Bauer wird zur Dame seiner Farbe.")
A("7.5.3", "D",
  "First completed illegal move: the opponent gets two more minutes. The second one by the same "
  "player loses, or draws if the opponent cannot mate by any legal moves.",
  "Der erste abgeschlossene regelwidrige Zug bringt dem Gegner zwei Minuten, der zweite "
  "verliert; remis, wenn der Gegner durch keine Zugfolge mattsetzen kann.")
A("7.6", "DA",
  "If a piece is found to have been shifted from its square, the position before that, or else "
  "the last one known, is restored and play goes on from there.",
  "Steht eine Figur durch Verschieben falsch, wird die Stellung davor, notfalls die letzte "
  "bekannte, hergestellt und von dort weitergespielt.")
A("7.7.1", "DA",
  "Using two hands for a single move, when castling, capturing or promoting, is treated like an "
  "illegal move.",
  "Zwei Hände für einen Zug, beim Rochieren, Schlagen oder Umwandeln, zählen wie ein "
  "regelwidriger Zug.")
A("7.7.2", "D",
  "First use of two hands: two minutes more for the opponent. The second by the same player "
  "loses, or draws if the opponent cannot mate by any legal moves.",
  "Das erste Ziehen mit zwei Händen bringt dem Gegner zwei Minuten, das zweite verliert; remis, "
  "wenn der Gegner durch keine Zugfolge mattsetzen kann.")
A("7.8.1", "D",
  "Pressing the clock without having made a move counts as an illegal move.",
  "Wer die Uhr drückt, ohne gezogen zu haben, begeht einen regelwidrigen Zug.")
A("7.8.2", "D",
  "First press without a move: two minutes more for the opponent. The second by the same player "
  "loses, or draws if the opponent cannot mate by any legal moves.",
  "Das erste Drücken ohne Zug bringt dem Gegner zwei Minuten, das zweite verliert; remis, wenn "
  "der Gegner durch keine Zugfolge mattsetzen kann.")

A("8", "I",
  "Who writes down the moves, and when gaps are filled.",
  "Wer die Züge mitschreibt und wann Lücken nachgetragen werden.")
A("8.1.1", "RDA",
  "Each player must write down both sides' moves, one by one and legibly, in algebraic notation "
  "on the prescribed scoresheet.",
  "Jeder schreibt die Züge beider Seiten Zug für Zug und lesbar in algebraischer Notation auf "
  "das vorgeschriebene Partieformular.")
A("8.1.2", "RDA",
  "Moves may not be written down in advance, except for a draw claim on an intended move or for "
  "a sealed move.",
  "Züge dürfen nicht im Voraus notiert werden, außer für einen Remisantrag mit "
  "beabsichtigtem Zug oder als Abgabezug.")
A("8.1.3", "R",
  "A player may answer before writing down the opponent's move, but must have written down his "
  "own last move before making the next.",
  "Man darf antworten, bevor man den Zug des Gegners notiert, muss aber den eigenen letzten Zug "
  "vor dem nächsten aufgeschrieben haben.")
A("8.1.4", "I",
  "The scoresheet is only for moves, clock times, draw offers, matters of a claim and other "
  "relevant data.",
  "Auf das Partieformular gehören nur Züge, Uhrzeiten, Remisangebote, Angaben zu Anträgen und "
  "andere bedeutsame Daten.")
A("8.1.5", "R",
  "Both players must mark every draw offer on the scoresheet with (=).",
  "Jedes Remisangebot wird von beiden Seiten mit (=) auf das Formular geschrieben.")
A("8.1.6", "AR",
  "A player unable to keep score may bring a suitable assistant to write; the arbiter then "
  "adjusts the player's time fairly, except for a disabled player.",
  "Wer nicht mitschreiben kann, darf einen geeigneten Assistenten schreiben lassen; der "
  "Schiedsrichter passt die Bedenkzeit an, nicht aber bei Behinderung.")
A("8.2", "I",
  "The arbiter must be able to see the scoresheet all through the game.",
  "Der Schiedsrichter muss das Partieformular während der ganzen Partie einsehen können.")
A("8.3", "I",
  "The scoresheets belong to the organiser.",
  "Die Partieformulare gehören dem Veranstalter.")
A("8.4", "D",
  "A player who at any time in a period has less than five minutes left and gets less than 30 "
  "seconds a move need not write for the rest of that period.",
  "Wer in einer Periode einmal unter fünf Minuten hat und weniger als 30 Sekunden je Zug "
  "erhält, muss für den Rest dieser Periode nicht mitschreiben.")
A("8.5.1", "DA",
  "If neither player writes, the arbiter or an assistant should write. When a flag falls the "
  "arbiter stops the clock and both bring their sheets up to date.",
  "Schreibt keiner mit, soll der Schiedsrichter oder ein Assistent notieren. Fällt ein "
  "Fallblättchen, hält er die Uhr an und beide tragen ihre Züge nach.")
A("8.5.2", "DA",
  "If only one player stopped writing, he must complete his sheet after a flag fall before "
  "moving; when on move he may use the opponent's, and returns it first.",
  "Hat nur einer nicht notiert, muss er nach dem Blättchenfall vor seinem Zug nachtragen; ist er "
  "am Zug, darf er das gegnerische Formular nutzen und gibt es vorher zurück.")
A("8.5.3", "AR",
  "With no complete score the players reconstruct the game on a second board under supervision; "
  "position, times, whose clock ran and the move count are noted first.",
  "Ohne vollständige Aufzeichnung rekonstruieren die Spieler unter Aufsicht am zweiten Brett; "
  "vorher werden Stellung, Zeiten, laufende Uhr und Zugzahl notiert.")
A("8.6", "DA",
  "If the sheets cannot show whether a player overstepped the time, the next move counts as the "
  "first of the next period, unless more moves are proved.",
  "Lässt sich aus den Formularen keine Zeitüberschreitung klären, beginnt mit dem nächsten "
  "Zug die neue Periode, außer mehr Züge sind nachweisbar.")
A("8.7", "RD",
  "At the end both players sign both scoresheets with the result. It stands even if wrong, "
  "unless the arbiter decides otherwise.",
  "Am Ende unterschreiben beide Spieler beide Formulare mit dem Ergebnis. Auch ein falsches "
  "gilt, solange der Schiedsrichter nicht anders entscheidet.")

A("9", "I",
  "How a game is drawn, by agreement, by claim or by itself.",
  "Wie eine Partie remis wird: durch Vereinbarung, auf Antrag oder von selbst.")
A("9.1.1", "DA",
  "The regulations may forbid offering or agreeing on a draw without the arbiter's consent, for "
  "a number of moves or altogether.",
  "Das Reglement kann Angebot und Vereinbarung von Remis ohne Zustimmung des Schiedsrichters "
  "für eine Zahl von Zügen oder ganz verbieten.")
A("9.1.2", "DR",
  "Where the regulations allow agreed draws, offers follow fixed rules on moment, answer and "
  "record.",
  "Lässt das Reglement Remisvereinbarungen zu, gelten feste Regeln für Zeitpunkt, Antwort und "
  "Vermerk des Angebots.")
A("9.1.2.1", "DRA",
  "A draw is offered after the move and before the press; at other times it is valid but may "
  "disturb. No conditions, no withdrawal; it lapses on refusal or touch.",
  "Remis bietet man nach dem Zug und vor dem Drücken an; sonst gilt es, kann aber stören. Ohne "
  "Bedingung, ohne Rücknahme; Ablehnen oder Berühren beendet es.")
A("9.1.2.2", "R",
  "Each player notes a draw offer on his own scoresheet with the sign (=).",
  "Jeder Spieler vermerkt ein Remisangebot auf dem eigenen Formular mit dem Zeichen (=).")
A("9.1.2.3", "D",
  "A draw claim by repetition or fifty moves also counts as a draw offer, so the opponent may "
  "accept it.",
  "Ein Remisantrag wegen Wiederholung oder 50 Zügen gilt zugleich als Remisangebot, das der "
  "Gegner annehmen kann.")
A("9.2.1", "DI",
  "A player who has the move may claim a draw when the same position comes up for at least the "
  "third time, in a row or not.",
  "Wer am Zug ist, kann Remis beantragen, wenn dieselbe Stellung mindestens zum dritten Mal "
  "entsteht, auch mit anderen Stellungen dazwischen.")
A("9.2.1.1", "D",
  "Third occurrence about to arise: the claimant first writes the move, which is then fixed, and "
  "tells the arbiter that he intends to make it.",
  "Entsteht die Stellung erst durch den Zug, schreibt der Antragsteller ihn zuerst "
  "unabänderlich auf und erklärt dem Schiedsrichter die Absicht, ihn auszuführen.")
A("9.2.1.2", "D",
  "Third occurrence just arisen: the player who now has the move may claim at once.",
  "Ist die Stellung soeben zum dritten Mal entstanden, kann der Spieler, der nun am Zug ist, "
  "Remis beantragen.")
A("9.2.2", "D",
  "Positions are the same if the same player has the move, the same kinds of pieces stand on the "
  "same squares, and all possible moves of both sides are equal.",
  "Stellungen sind gleich, wenn dieselbe Seite zieht, gleiche Figuren auf gleichen Feldern "
  "stehen und die Zugmöglichkeiten beider Seiten übereinstimmen.")
A("9.2.2.1", "D",
  "Positions differ if at the first occurrence a pawn could be captured en passant.",
  "Stellungen sind verschieden, wenn beim ersten Mal ein Schlagen en passant möglich war.")
A("9.2.2.2", "D",
  "Positions differ if a king still had the right to castle with an unmoved rook and has lost it "
  "since; only moving king or rook loses it.",
  "Stellungen sind verschieden, wenn ein König das Rochaderecht mit einem unbewegten Turm "
  "seitdem verlor; es geht nur durch Ziehen von König oder Turm verloren.")
A("9.3", "DI",
  "A player who has the move may claim a draw when 50 moves by each side pass without a pawn "
  "move or a capture.",
  "Wer am Zug ist, kann Remis beantragen, wenn beide Seiten 50 Züge ohne Bauernzug und ohne "
  "Schlagen gespielt haben.")
A("9.3.1", "D",
  "If the move to come fills the 50 moves, the claimant writes it down, cannot change it, and "
  "tells the arbiter that he intends to make it.",
  "Vollendet erst der nächste Zug die 50 Züge, schreibt der Antragsteller ihn unabänderlich "
  "auf und erklärt dem Schiedsrichter die Absicht, ihn auszuführen.")
A("9.3.2", "D",
  "If the last 50 moves by each side have already been completed without pawn move or capture, "
  "the player who has the move may claim at once.",
  "Sind die letzten 50 Züge jeder Seite ohne Bauernzug und Schlagen schon abgeschlossen, kann "
  "der Spieler am Zug sofort Remis beantragen.")
A("9.4", "D",
  "Touching a piece to move or capture it loses the right to claim repetition or fifty moves on "
  "that move.",
  "Wer eine Figur zum Ziehen oder Schlagen berührt, verliert für diesen Zug das Recht auf "
  "einen Antrag wegen Wiederholung oder 50 Zügen.")
A("9.5.1", "D",
  "When a draw is claimed, the claimant or the arbiter stops the clock; the claim cannot be "
  "withdrawn.",
  "Bei einem Remisantrag hält der Antragsteller oder der Schiedsrichter die Uhr an; der Antrag "
  "kann nicht zurückgezogen werden.")
A("9.5.2", "D",
  "If the claim is right, the game is drawn at once.",
  "Ein berechtigter Antrag beendet die Partie sofort mit Remis.")
A("9.5.3", "DA",
  "If the claim is wrong, the opponent gets two more minutes and the game goes on; a move named "
  "in the claim must then be played.",
  "Ist der Antrag unberechtigt, erhält der Gegner zwei Minuten und die Partie geht weiter; ein "
  "angekündigter Zug muss ausgeführt werden.")
A("9.6", "D",
  "Fivefold repetition or 75 moves without pawn move and capture end the game as a draw without "
  "any claim.",
  "Fünfmalige Wiederholung oder 75 Züge ohne Bauernzug und Schlagen beenden die Partie ohne "
  "Antrag remis.")
A("9.6.1", "D",
  "As soon as the same position has come up at least five times the game is drawn.",
  "Sobald dieselbe Stellung mindestens fünfmal entstanden ist, ist die Partie remis.")
A("9.6.2", "D",
  "As soon as each side has made 75 moves without pawn move or capture the game is drawn; if the "
  "last move mates, the mate counts.",
  "Sobald jede Seite 75 Züge ohne Bauernzug und Schlagen gemacht hat, ist die Partie remis; "
  "setzt der letzte Zug matt, gilt das Matt.")

A("10", "I",
  "How games are scored.",
  "Wie Partien gewertet werden.")
A("10.1", "D",
  "Unless regulations differ, a win scores 1 point, a draw ½ and a loss 0, and the same for "
  "games won or lost by forfeit.",
  "Ohne andere Bestimmung zählt ein Gewinn 1, ein Remis ½ und ein Verlust 0 Punkte, ebenso bei "
  "kampfloser Entscheidung.")
A("10.2", "D",
  "A game may not give more points in all than usual, and each score must be normally possible: "
  "¾ to ¼ is not.",
  "Eine Partie darf zusammen nicht mehr Punkte geben als üblich, und jeder Wert muss normal "
  "erreichbar sein: ¾ zu ¼ ist es nicht.")

A("11", "I",
  "How players are to behave.",
  "Wie sich die Spieler zu verhalten haben.")
A("11.1", "R",
  "Players may do nothing that brings the game of chess into disrepute.",
  "Wer spielt, darf das Schachspiel nicht in Verruf bringen.")
A("11.2.1", "I",
  "The playing venue is the playing area with rest rooms, toilets, refreshment and smoking areas "
  "and other places the arbiter names.",
  "Zu den Turnierräumlichkeiten gehören Spielbereich, Ruheräume, Toiletten, Verpflegung, "
  "Raucherräume und weitere vom Schiedsrichter benannte Bereiche.")
A("11.2.2", "I",
  "The playing area is the place where the games of the event are played.",
  "Spielbereich heißt der Teil der Räume, wo die Bretter des Turniers stehen und gespielt "
  "wird.")
A("11.2.3", "R",
  "Leaving the venue, leaving the playing area while on move, and entering it as an outsider all "
  "need the arbiter's permission.",
  "Das Verlassen der Räumlichkeiten, das Verlassen des Spielbereichs am Zug und das Betreten "
  "durch Fremde brauchen die Genehmigung des Schiedsrichters.")
A("11.2.3.1", "R",
  "A player may leave the playing venue only with the arbiter's permission.",
  "Die Turnierräumlichkeiten verlässt ein Spieler nur, wenn der Schiedsrichter es erlaubt.")
A("11.2.3.2", "R",
  "The player who has the move may leave the playing area only with the arbiter's permission.",
  "Wer am Zug ist, darf den Spielbereich nur mit Genehmigung des Schiedsrichters verlassen.")
A("11.2.3.3", "I",
  "Anyone who is neither player nor arbiter may enter the playing area only with the arbiter's "
  "permission.",
  "Unbeteiligte, also alle außer Spielern und Schiedsrichtern, brauchen für den Spielbereich "
  "eine Erlaubnis des Schiedsrichters.")
A("11.2.4", "I",
  "The regulations may oblige a player who is not on move to tell the arbiter before leaving the "
  "playing area.",
  "Das Reglement kann verlangen, dass auch der nicht am Zug befindliche Spieler das Verlassen "
  "des Spielbereichs dem Schiedsrichter meldet.")
A("11.3.1", "RA",
  "During play no notes, sources of information or advice may be used, and no game may be "
  "analysed on another board.",
  "Während der Partie sind Notizen, Informationsquellen, Ratschläge und das Analysieren auf "
  "einem anderen Brett verboten.")
A("11.3.2.1", "AD",
  "No player may carry an electronic device in the venue without the arbiter's consent. "
  "Regulations may allow one, fully switched off, in a bag nobody touches.",
  "Ohne Zustimmung darf kein Spieler ein elektronisches Gerät bei sich haben. Das Reglement "
  "kann es abgeschaltet in einer Tasche erlauben, die unberührt bleibt.")
A("11.3.2.2", "AD",
  "A player found with a forbidden device in the venue loses and the opponent wins; the "
  "regulations may provide a milder penalty.",
  "Hat ein Spieler ein verbotenes Gerät in den Räumlichkeiten dabei, verliert er und der "
  "Gegner gewinnt; das Reglement kann Milderes vorsehen.")
A("11.3.3", "A",
  "The arbiter may have a player, clothes and bags searched in private by a person of the same "
  "sex. Refusing to cooperate is punished.",
  "Der Schiedsrichter darf Spieler, Kleidung und Gepäck abgesondert durch eine Person gleichen "
  "Geschlechts untersuchen lassen. Verweigerung wird geahndet.")
A("11.3.4", "R",
  "Smoking, e-cigarettes included, is allowed only where the arbiter permits it.",
  "Rauchen, auch mit E-Zigaretten, ist nur dort erlaubt, wo der Schiedsrichter es zulässt.")
A("11.4", "I",
  "Players who have finished their game count as spectators.",
  "Wer seine Partie beendet hat, gilt als Zuschauer.")
A("11.5", "RA",
  "Distracting or annoying the opponent in any way is forbidden, including unjustified claims or "
  "draw offers and bringing in a source of noise.",
  "Den Gegner abzulenken oder zu stören ist verboten, auch durch unbegründete Anträge, "
  "unbegründete Remisangebote oder eine Geräuschquelle.")
A("11.6", "A",
  "Breaking any of the rules of conduct is punished by the arbiter from the list of penalties.",
  "Verstöße gegen diese Verhaltensregeln bestraft der Schiedsrichter mit einer Strafe aus dem "
  "Strafenkatalog.")
A("11.7", "AD",
  "A player who persistently refuses to keep the Laws loses the game; the arbiter decides the "
  "opponent's score.",
  "Wer sich andauernd weigert, die Regeln einzuhalten, verliert die Partie; die Punkte des "
  "Gegners bestimmt der Schiedsrichter.")
A("11.8", "DA",
  "If both players persistently refuse to keep the Laws, both lose the game.",
  "Weigern sich beide Spieler andauernd, die Regeln einzuhalten, verlieren beide.")
A("11.9", "I",
  "A player may ask the arbiter to explain particular points of the Laws.",
  "Ein Spieler darf sich vom Schiedsrichter einzelne Punkte der Regeln erklären lassen.")
A("11.10", "R",
  "Unless the regulations say otherwise, a player may appeal against any decision of the "
  "arbiter, even after signing the scoresheet.",
  "Jede Entscheidung des Schiedsrichters ist durch Protest anfechtbar, auch nach der "
  "Unterschrift auf dem Formular, wenn das Reglement es nicht ausschließt.")
A("11.11", "I",
  "Both players must help the arbiter when a game has to be reconstructed or a draw claim is "
  "examined.",
  "Beide Spieler müssen dem Schiedsrichter helfen, wenn eine Partie rekonstruiert oder ein "
  "Remisantrag geprüft wird.")
A("11.12", "I",
  "Checking a claim of threefold repetition or fifty moves is the players' task, under the "
  "arbiter's supervision.",
  "Einen Antrag wegen dreimaliger Wiederholung oder 50 Zügen prüfen die Spieler unter Aufsicht "
  "des Schiedsrichters.")

A("12", "I",
  "What the arbiter does, read with the preface.",
  "Was der Schiedsrichter zu tun hat, mit dem Vorwort zu lesen.")
A("12.1", "I",
  "The arbiter sees to it that the Laws are kept.",
  "Der Schiedsrichter achtet darauf, dass die Regeln eingehalten werden.")
A("12.2", "I",
  "The arbiter's general duties are fair play, the good of the event, good conditions, quiet, "
  "progress, care for special needs and anti-cheating.",
  "Allgemeine Pflichten des Schiedsrichters: Fairness, Wohl des Turniers, gute Bedingungen, "
  "Ruhe, Ablauf, Rücksicht auf Behinderte und Betrugsabwehr.")
A("12.2.1", "I",
  "The arbiter ensures that play is fair.",
  "Der Schiedsrichter sorgt dafür, dass fair gespielt wird.")
A("12.2.2", "I",
  "The arbiter acts in the best interest of the event.",
  "Der Schiedsrichter handelt zum Besten der Veranstaltung.")
A("12.2.3", "I",
  "The arbiter keeps the playing conditions good throughout.",
  "Der Schiedsrichter hält die Spielbedingungen durchgehend gut.")
A("12.2.4", "I",
  "The arbiter protects the players from disturbance.",
  "Der Schiedsrichter schützt die Spieler vor Störungen.")
A("12.2.5", "I",
  "The arbiter supervises the progress of the event.",
  "Der Schiedsrichter behält den Verlauf des Turniers im Auge.")
A("12.2.6", "I",
  "The arbiter takes special measures for disabled players and for those who need medical care.",
  "Der Schiedsrichter trifft besondere Maßnahmen für behinderte Spieler und solche, die "
  "medizinische Betreuung brauchen.")
A("12.2.7", "I",
  "The arbiter follows the anti-cheating rules and guidelines.",
  "Der Schiedsrichter hält die Regeln und Richtlinien gegen Betrug ein.")
A("12.3", "I",
  "The arbiter watches the games, above all in time trouble, enforces his decisions and imposes "
  "penalties where they are due.",
  "Der Schiedsrichter beobachtet die Partien, vor allem in Zeitnot, setzt seine Entscheidungen "
  "durch und verhängt, wo angebracht, Strafen.")
A("12.4", "I",
  "The arbiter may appoint assistants to watch games, for instance when several players are "
  "short of time.",
  "Der Schiedsrichter kann Assistenten zum Beobachten einsetzen, etwa wenn mehrere Spieler in "
  "Zeitnot sind.")
A("12.5", "AD",
  "After a disturbance from outside the arbiter may give one or both players extra time.",
  "Stört etwas von außen, kann der Schiedsrichter Zeit zugeben, einem Spieler oder beiden.")
A("12.6", "D",
  "The arbiter intervenes only where the Laws say so. He does not tell the number of moves "
  "before a flag fall, nor that the opponent has moved or the clock was forgotten.",
  "Der Schiedsrichter greift nur ein, wo die Regeln es vorsehen. Er nennt vor Blättchenfall keine "
  "Zugzahl und weist nicht auf Züge oder ungedrückte Uhren hin.")
A("12.7", "RA",
  "Anyone who sees an irregularity may tell only the arbiter. Other players and spectators may "
  "not interfere; the arbiter may expel them.",
  "Wer einen Regelverstoß bemerkt, darf nur den Schiedsrichter verständigen. Andere Spieler "
  "und Zuschauer mischen sich nicht ein; er darf sie hinausweisen.")
A("12.8", "I",
  "Without the arbiter's permission nobody may use a phone or other means of communication in "
  "the venue or in adjoining areas he names.",
  "Ohne Genehmigung darf niemand in den Turnierräumen und den vom Schiedsrichter bestimmten "
  "Nachbarbereichen Telefon oder andere Kommunikationsmittel nutzen.")
A("12.9", "AD",
  "The arbiter may impose one or more of nine penalties, from a warning to expulsion from the "
  "event.",
  "Dem Schiedsrichter stehen neun Strafen zur Wahl, auch mehrere zugleich, von der Verwarnung "
  "bis zum Turnierausschluss.")
A("12.9.1", "AD",
  "Penalty: a warning to the player.",
  "Strafe: eine Verwarnung des Spielers.")
A("12.9.2", "AD",
  "Penalty: more remaining time for the opponent.",
  "Strafe: mehr Restbedenkzeit für den Gegner.")
A("12.9.3", "AD",
  "Penalty: less remaining time for the offender.",
  "Strafe: weniger Restbedenkzeit für den Schuldigen.")
A("12.9.4", "AD",
  "Penalty: more points for the opponent in this game, up to the most it can give.",
  "Strafe: mehr Punkte für den Gegner aus dieser Partie, bis zur erreichbaren Höchstzahl.")
A("12.9.5", "AD",
  "Penalty: fewer points in this game for the offender.",
  "Strafe: weniger Punkte für den Schuldigen aus dieser Partie.")
A("12.9.6", "AD",
  "Penalty: the offender loses the game, and the arbiter also decides the opponent's result.",
  "Strafe: Partieverlust des Schuldigen; was der Gegner erhält, legt der Schiedsrichter "
  "ebenfalls fest.")
A("12.9.7", "AD",
  "Penalty: a fine whose amount was announced in advance.",
  "Strafe: ein Bußgeld, dessen Höhe vorher festgelegt war.")
A("12.9.8", "AD",
  "Penalty: exclusion from one or more rounds.",
  "Strafe: Der Schuldige darf eine Runde oder mehrere nicht spielen.")
A("12.9.9", "AD",
  "Penalty: expulsion from the event.",
  "Strafe: Ausschluss vom Turnier.")

A("A", "I",
  "Rapid chess.",
  "Schnellschach.")
A("A.1", "D",
  "Rapid chess: each player has more than 10 and less than 60 minutes for all moves, counting "
  "the base time plus 60 increments.",
  "Schnellschach: Jeder hat für alle Züge mehr als 10 und weniger als 60 Minuten, gerechnet "
  "als Grundzeit plus 60 Zeitgutschriften.")
A("A.2", "D",
  "Rapid players need not keep score but keep all claims that usually rest on it; at any time a "
  "player may ask for a scoresheet to write on.",
  "Im Schnellschach muss niemand mitschreiben, Ansprüche aus der Notation bleiben erhalten; "
  "jederzeit darf man ein Partieformular zum Notieren erbitten.")
A("A.3.1", "D",
  "In rapid chess the competition rules apply in full if there are enough arbiters and every "
  "game is recorded.",
  "Im Schnellschach gelten die Turnierregeln voll, wenn genügend Schiedsrichter da sind und "
  "jede Partie aufgezeichnet wird.")
A("A.3.1.1", "I",
  "Condition for the full rules in rapid chess: one arbiter watches at most three games.",
  "Bedingung für die vollen Regeln im Schnellschach: Ein Schiedsrichter überwacht höchstens "
  "drei Partien.")
A("A.3.1.2", "I",
  "Condition for the full rules in rapid chess: the arbiter or an assistant records each game, "
  "if possible electronically.",
  "Bedingung für die vollen Regeln im Schnellschach: Schiedsrichter oder Assistent zeichnen "
  "jede Partie auf, möglichst elektronisch.")
A("A.3.2", "DR",
  "In supervised rapid play the player on move may ask to see the scoresheet up to five times a "
  "game; further requests count as disturbing the opponent.",
  "Im überwachten Schnellschach darf der Spieler am Zug bis zu fünfmal je Partie die "
  "Aufzeichnung sehen; wer öfter fragt, stört den Gegner.")
A("A.4", "D",
  "Rapid games without full supervision follow special rules on late complaints, illegal moves "
  "and flags.",
  "Schnellpartien ohne volle Überwachung folgen Sonderregeln für späte Reklamationen, "
  "regelwidrige Züge und Fallblättchen.")
A("A.4.1", "D",
  "Once both players have completed 10 moves, mistakes in clock setting and set-up can as a rule "
  "no longer be put right.",
  "Haben beide Spieler 10 Züge abgeschlossen, werden Fehler bei Uhr und Aufstellung in der "
  "Regel nicht mehr behoben.")
A("A.4.1.1", "DA",
  "After 10 completed moves each, the clock setting is not changed any more, unless the schedule "
  "would suffer.",
  "Nach je 10 abgeschlossenen Zügen wird die Uhreinstellung nicht mehr geändert, außer der "
  "Zeitplan würde gestört.")
A("A.4.1.2", "D",
  "After 10 completed moves each, a wrong set-up or board cannot be challenged; a king or rook "
  "placed wrongly may not castle.",
  "Nach je 10 abgeschlossenen Zügen sind falsche Aufstellung und Brettlage hinzunehmen; ein "
  "falsch gestellter König oder Turm rochiert nicht.")
A("A.4.2", "D",
  "A completed illegal move loses if the arbiter sees it or the opponent claims before his next "
  "move; a draw if the opponent cannot mate. After that it stands unless the players agree.",
  "Ein regelwidriger Zug verliert, wenn Schiedsrichter oder Gegner ihn vor dessen nächstem Zug "
  "rügen; remis, wenn dieser nicht mattsetzen kann. Danach bleibt er, außer bei Einigung.")
A("A.4.3", "D",
  "To win on time the claimant stops the clock and tells the arbiter; he must still have time "
  "himself. If he cannot mate by any legal moves, it is a draw.",
  "Für den Zeitsieg hält der Antragsteller die Uhr an und meldet es; er muss selbst noch Zeit "
  "haben. Kann er durch keine Zugfolge mattsetzen, ist es remis.")
A("A.4.4", "DA",
  "If the arbiter sees both kings in check or a pawn on its last rank, he waits for the next "
  "completed move; if the position is still illegal, the game is drawn.",
  "Sieht der Schiedsrichter beide Könige im Schach oder einen Bauern auf der letzten Reihe, "
  "wartet er den nächsten Zug ab; bleibt es regelwidrig, ist die Partie remis.")
A("A.4.5", "D",
  "If the arbiter sees a fallen flag he may say so, but need not.",
  "Sieht der Schiedsrichter ein gefallenes Fallblättchen, darf er es sagen, muss aber nicht.")
A("A.5", "D",
  "The regulations fix for the whole rapid event whether the full competition rules or the "
  "reduced rules apply.",
  "Das Reglement legt für das ganze Schnellturnier fest, ob die vollen Turnierregeln oder die "
  "vereinfachten gelten.")

A("B", "I",
  "Blitz.",
  "Blitzschach.")
A("B.1", "D",
  "Blitz: each player has 10 minutes or less for all moves, counting the base time plus 60 "
  "increments.",
  "Blitz: Jeder hat für alle Züge 10 Minuten oder weniger, gerechnet als Grundzeit plus 60 "
  "Zeitgutschriften.")
A("B.2", "D",
  "In blitz the time penalties for irregularities and wrong draw claims are one minute instead "
  "of two.",
  "Im Blitz betragen die Zeitstrafen für Regelverstöße und falsche Remisanträge eine Minute "
  "statt zwei.")
A("B.3.1", "D",
  "In blitz the competition rules apply in full if each game has its own arbiter and is "
  "recorded.",
  "Im Blitz gelten die Turnierregeln voll, wenn jede Partie einen eigenen Schiedsrichter hat und "
  "aufgezeichnet wird.")
A("B.3.1.1", "I",
  "Condition for the full rules in blitz: one arbiter watches one game.",
  "Bedingung für die vollen Regeln im Blitz: Ein Schiedsrichter überwacht eine Partie.")
A("B.3.1.2", "I",
  "Condition for the full rules in blitz: the arbiter or an assistant records each game, if "
  "possible electronically.",
  "Bedingung für die vollen Regeln im Blitz: Schiedsrichter oder Assistent zeichnen jede Partie "
  "auf, möglichst elektronisch.")
A("B.3.2", "DR",
  "In supervised blitz the player on move may ask to see the scoresheet up to five times a game; "
  "further requests count as disturbing the opponent.",
  "Im überwachten Blitz darf der Spieler am Zug bis zu fünfmal je Partie die Aufzeichnung "
  "sehen; wer öfter fragt, stört den Gegner.")
A("B.4", "D",
  "Blitz without one arbiter a game follows the reduced rapid rules: no duty to write, and the "
  "first illegal move seen or claimed in time loses.",
  "Blitz ohne eigenen Schiedsrichter folgt den vereinfachten Schnellschachregeln: keine "
  "Schreibpflicht, der erste rechtzeitig gerügte regelwidrige Zug verliert.")
A("B.5", "D",
  "The regulations must fix for the whole blitz event whether the full competition rules or the "
  "reduced rules apply.",
  "Das Reglement muss für das ganze Blitzturnier festlegen, ob die vollen Turnierregeln oder "
  "die vereinfachten gelten.")

A("C", "RI",
  "FIDE recognises the algebraic notation alone for its own events and recommends it for print. A "
  "score sheet in any other notation is no evidence where sheets are consulted; an arbiter who "
  "notices one warns the player.",
  "Für eigene Veranstaltungen erkennt die FIDE nur die algebraische Notation an und empfiehlt sie "
  "für den Druck. Ein anders geführtes Partieformular ist kein Beweismittel, wo sonst Formulare "
  "herangezogen werden; bemerkt es der Schiedsrichter, weist er den Spieler warnend darauf hin.")
A("C.1", "D",
  "In the description of the notation a piece means any piece except a pawn.",
  "In der Beschreibung der Notation heißt Figur jede Figur außer dem Bauern.")
A("C.2", "D",
  "Each piece is written with an abbreviation; in German it is the capital first letter of its "
  "name: K, D, T, L, S.",
  "Figuren werden abgekürzt, auf Deutsch mit dem großen Anfangsbuchstaben: K, D, T, L, S.")
A("C.3", "D",
  "Each player may use the piece letters usual in his own language; in print, figurines are "
  "recommended.",
  "Jeder Spieler darf die Figurenbuchstaben seiner Sprache verwenden; im Druck werden "
  "Figurensymbole empfohlen.")
A("C.4", "D",
  "A pawn move carries no letter; its absence shows that a pawn moved, as in e5 or d4.",
  "Ein Bauernzug trägt keinen Buchstaben; gerade daran ist er zu erkennen, etwa e5 oder d4.")
A("C.5", "D",
  "The files bear the small letters a to h, from left to right as White sees them.",
  "Die Linien heißen mit kleinen Buchstaben a bis h, von Weiß aus von links nach rechts.")
A("C.6", "D",
  "The ranks bear the numbers 1 to 8 from White's side, so White starts on ranks 1 and 2 and "
  "Black on 8 and 7.",
  "Die Reihen sind von Weiß aus mit 1 bis 8 nummeriert; Weiß beginnt auf Reihe 1 und 2, "
  "Schwarz auf 8 und 7.")
A("C.7", "D",
  "File letter and rank number together name each of the 64 squares without doubt.",
  "Linienbuchstabe und Reihenzahl zusammen benennen jedes der 64 Felder eindeutig.")
A("C.8", "D",
  "A move is the piece letter and the square of arrival, for a pawn the square alone; no hyphen "
  "is needed, and the long form with the square of departure is allowed.",
  "Ein Zug ist Figurenbuchstabe und Zielfeld, beim Bauern nur das Zielfeld; ein Bindestrich ist "
  "nicht nötig, die Langform mit Ausgangsfeld ist erlaubt.")
A("C.9", "D",
  "A capture by a piece can be shown by an x inside the move; it is not required.",
  "Das Schlagen einer Figur kann mit einem x im Zug angezeigt werden, Pflicht ist es nicht.")
A("C.9.1", "D",
  "The x of a capture comes after the piece letter, as in the L of Lxe5.",
  "Das x des Schlagens steht nach dem Figurenbuchstaben, etwa nach dem L in Lxe5.")
A("C.9.2", "D",
  "The x of a capture comes before the square of arrival, as in the e5 of Lxe5.",
  "Das x des Schlagens steht vor dem Zielfeld, etwa vor e5 in Lxe5.")
A("C.9.3", "D",
  "A pawn capture names the file of departure and the square of arrival, with an x between if "
  "wished, as in dxe5; e.p. may be added.",
  "Schlägt ein Bauer, stehen Herkunftslinie und Zielfeld, auf Wunsch mit x dazwischen, etwa "
  "dxe5; e.p. darf angefügt werden.")
A("C.10", "D",
  "If two like pieces can go to the same square, the move also shows from where the moving one "
  "comes.",
  "Können zwei gleiche Figuren auf dasselbe Feld ziehen, wird auch die Herkunft der ziehenden "
  "angegeben.")
A("C.10.1", "D",
  "Two like pieces on the same rank: the file of departure is added after the letter.",
  "Stehen beide gleichen Figuren auf derselben Reihe, wird nach dem Buchstaben die "
  "Herkunftslinie ergänzt.")
A("C.10.1.1", "D",
  "Like pieces on one rank: the move begins with the piece letter.",
  "Gleiche Figuren auf einer Reihe: Der Zug beginnt mit dem Figurenbuchstaben.")
A("C.10.1.2", "D",
  "Like pieces on one rank: the file of departure comes second.",
  "Gleiche Figuren auf einer Reihe: An zweiter Stelle steht die Herkunftslinie.")
A("C.10.1.3", "D",
  "Like pieces on one rank: the square of arrival comes last.",
  "Gleiche Figuren auf einer Reihe: Am Ende steht das Zielfeld.")
A("C.10.2", "D",
  "Two like pieces on the same file: the rank of departure is added after the letter.",
  "Stehen beide gleichen Figuren auf derselben Linie, wird nach dem Buchstaben die "
  "Herkunftsreihe ergänzt.")
A("C.10.2.1", "D",
  "Like pieces on one file: the move begins with the piece letter.",
  "Gleiche Figuren auf einer Linie: Der Zug beginnt mit dem Figurenbuchstaben.")
A("C.10.2.2", "D",
  "Like pieces on one file: the rank of departure comes second.",
  "Gleiche Figuren auf einer Linie: An zweiter Stelle steht die Herkunftsreihe.")
A("C.10.2.3", "D",
  "Like pieces on one file: the square of arrival comes last.",
  "Gleiche Figuren auf einer Linie: Am Ende steht das Zielfeld.")
A("C.10.3", "D",
  "Two like pieces that share neither rank nor file: the file of departure is preferred.",
  "Teilen die beiden gleichen Figuren weder Reihe noch Linie, nimmt man am besten die "
  "Herkunftslinie.")
A("C.10.3.1", "D",
  "Example: knights on g1 and e1 going to f3 are written Sgf3 or Sef3.",
  "Beispiel: Von Springern auf g1 und e1 zieht einer nach f3, notiert als Sgf3 oder Sef3.")
A("C.10.3.2", "D",
  "Example: knights on g5 and g1 going to f3 are written S5f3 or S1f3.",
  "Beispiel: Von Springern auf g5 und g1 zieht einer nach f3, notiert als S5f3 oder S1f3.")
A("C.10.3.3", "D",
  "Example: knights on h2 and d4 going to f3 are written Shf3 or Sdf3.",
  "Beispiel: Von Springern auf h2 und d4 zieht einer nach f3, notiert als Shf3 oder Sdf3.")
A("C.10.3.4", "D",
  "If the knight captures on f3 in these examples, an x may be inserted, as in Sgxf3, S1xf3 or "
  "Shxf3.",
  "Schlägt der Springer in diesen Beispielen auf f3, darf ein x eingefügt werden, etwa Sgxf3, "
  "S1xf3 oder Shxf3.")
A("C.11", "D",
  "A promotion is the pawn move with the letter of the new piece right behind it, as in d8D or "
  "f8S.",
  "Eine Umwandlung wird als Bauernzug mit dem Buchstaben der neuen Figur direkt dahinter "
  "notiert, etwa d8D oder f8S.")
A("C.12", "DR",
  "A draw offer is written (=).",
  "Ein Remisangebot wird als (=) notiert.")
A("C.13", "D",
  "Signs: 0-0 and 0-0-0 castling on the h- and a-side, x capture, + check, ++ or # mate, e.p. en "
  "passant; the last four are optional.",
  "Zeichen: 0-0 kurz und 0-0-0 lang rochieren, x für Schlagen, + für Schach, ++ oder # für "
  "Matt, e.p. für en passant; die letzten vier sind freiwillig.")

A("D", "I",
  "Play with visually impaired players.",
  "Spiel mit sehbehinderten Spielern.")
A("D.1", "I",
  "Against a visually impaired player each side may demand two boards, an ordinary and a special "
  "one. The organiser may adapt these rules after asking the arbiter.",
  "Mit Sehbehinderten kann jeder Spieler zwei Bretter verlangen, ein normales und ein "
  "besonderes. Der Veranstalter darf nach Rücksprache diese Regeln anpassen.")
A("D.1.1", "I",
  "The special board measures at least 20 by 20 centimetres.",
  "Das besondere Brett misst mindestens 20 mal 20 Zentimeter.")
A("D.1.2", "I",
  "On the special board the black squares are raised.",
  "Auf dem besonderen Brett sind die schwarzen Felder erhöht.")
A("D.1.3", "I",
  "Each square of the special board has a hole that holds the piece.",
  "Jedes Feld des besonderen Brettes hat eine Sicherungsöffnung für die Figur.")
A("D.1.4", "I",
  "The pieces for the special board have pegs, Staunton shape and a mark on the black ones.",
  "Die Figuren des besonderen Brettes haben Stifte, Staunton-Form und eine Kennzeichnung der "
  "schwarzen.")
A("D.1.4.1", "I",
  "Each piece of the special set has a peg that fits the holes of the board.",
  "Jede Figur des besonderen Satzes steckt mit einem passenden Stift in der Öffnung des Feldes.")
A("D.1.4.2", "I",
  "The pieces of the special set have Staunton shape, and the black ones carry a special mark.",
  "Die Figuren des besonderen Satzes haben Staunton-Form; die schwarzen sind eigens "
  "gekennzeichnet.")
A("D.2", "DR",
  "Games with visually impaired players have rules of their own on announcing, touching, making "
  "moves, the clock and helpers.",
  "Für Partien mit Sehbehinderten gelten eigene Regeln zu Ansage, Berühren, Ausführen, Uhr "
  "und Helfern.")
A("D.2.1", "DR",
  "Each move is announced clearly, repeated by the opponent and made on his board; promotions "
  "name the piece. Anna to Hector and German numbers are suggested.",
  "Jeder Zug wird klar angesagt, der Gegner wiederholt ihn und zieht auf seinem Brett nach; "
  "Umwandlungen nennen die Figur. Vorgeschlagen sind Anna bis Hector und deutsche Zahlen.")
A("D.2.2", "D",
  "On the special board a piece counts as touched when it has been lifted out of its hole.",
  "Auf dem besonderen Brett gilt eine Figur als berührt, wenn sie aus ihrer Öffnung gezogen "
  "wurde.")
A("D.2.3", "D",
  "On the special board a move has been made only when any captured piece is off, the piece is "
  "in its new hole and the move has been announced.",
  "Auf dem besonderen Brett ist ein Zug erst ausgeführt, wenn Geschlagenes entfernt, die Figur "
  "eingesteckt und der Zug angesagt ist.")
A("D.2.3.1", "D",
  "For a capture to be made, the captured piece must be off the board of the player who has the "
  "move.",
  "Ein Schlagzug ist erst fertig, wenn der Ziehende die geschlagene Figur von seinem eigenen "
  "Brett genommen hat.")
A("D.2.3.2", "D",
  "For a move to be made, the piece must sit in a new hole.",
  "Zum Ausführen muss die Figur in einer neuen Öffnung stecken.")
A("D.2.3.3", "D",
  "For a move to be made, it must have been announced.",
  "Zum Ausführen muss der Zug angesagt sein.")
A("D.2.4", "D",
  "Only after the move has been made and announced in this way may the opponent's clock be "
  "started.",
  "Erst nach einem so ausgeführten und angesagten Zug darf die gegnerische Uhr laufen.")
A("D.2.5", "D",
  "For the sighted player the ordinary Laws decide when a piece is touched and a move made.",
  "Für den sehenden Spieler entscheiden die normalen Regeln, wann berührt und ausgeführt ist.")
A("D.2.6.1", "I",
  "A special clock that tells the visually impaired player the times and the number of moves is "
  "allowed.",
  "Eine Spezialuhr, die dem sehbehinderten Spieler Zeiten und Zugzahl ansagt, ist zulässig.")
A("D.2.6.2", "I",
  "Otherwise an analogue clock made to be read by touch may be used.",
  "Sonst darf eine Analoguhr verwendet werden, die sich ertasten lässt.")
A("D.2.6.2.1", "I",
  "The dial of a tactile clock has reinforced hands, one raised dot every five minutes and two "
  "every fifteen.",
  "Das Zifferblatt der tastbaren Uhr hat verstärkte Zeiger, alle fünf Minuten einen und alle "
  "fünfzehn Minuten zwei erhabene Punkte.")
A("D.2.6.2.2", "I",
  "The flag of a tactile clock can be felt easily and leaves the minute hand within reach in the "
  "last five minutes of the hour.",
  "Das Fallblättchen der tastbaren Uhr ist leicht zu fühlen und lässt in den letzten fünf Minuten "
  "der Stunde den Minutenzeiger erreichbar.")
A("D.2.7", "RD",
  "The visually impaired player must record the game in Braille, in ordinary writing or with a "
  "recording device.",
  "Vom sehbehinderten Spieler wird eine Aufzeichnung verlangt, in Blindenschrift, Normalschrift "
  "oder mit Aufnahmegerät.")
A("D.2.8", "D",
  "A slip of the tongue in announcing must be corrected at once, before the opponent's clock is "
  "started.",
  "Wer sich bei der Ansage verspricht, muss es gleich richtigstellen, solange die gegnerische "
  "Uhr noch steht.")
A("D.2.9", "DA",
  "If the two boards differ, they are corrected with the arbiter and both records. If the "
  "records differ too, play goes back to where they agree and the clock is reset.",
  "Weichen die Bretter ab, werden sie mit Schiedsrichter und beiden Notationen berichtigt. "
  "Weichen auch diese ab, geht man zur letzten Einigkeit zurück und stellt die Uhr.")
A("D.2.10", "RD",
  "The visually impaired player may have an assistant who takes over some or all of six listed "
  "duties.",
  "Der sehbehinderte Spieler darf einen Assistenten haben, der einige oder alle von sechs "
  "Aufgaben übernimmt.")
A("D.2.10.1", "R",
  "The assistant may make the moves of both players on the opponent's board.",
  "Der Assistent darf auf dem gegnerischen Brett für beide Seiten ziehen.")
A("D.2.10.2", "R",
  "The assistant may announce the moves of both players.",
  "Der Assistent darf für beide Seiten die Ansage der Züge übernehmen.")
A("D.2.10.3", "R",
  "The assistant may keep the visually impaired player's score and start the opponent's clock "
  "once the move has been made and announced.",
  "Der Assistent darf für den Sehbehinderten mitschreiben und nach ausgeführtem und angesagtem "
  "Zug die Uhr des Gegners starten.")
A("D.2.10.4", "R",
  "On request the assistant may tell the visually impaired player the number of moves and the "
  "time used by both.",
  "Der Assistent darf dem Sehbehinderten auf Verlangen Zugzahl und Zeitverbrauch beider Spieler "
  "nennen.")
A("D.2.10.5", "R",
  "The assistant may claim a win on time and tell the arbiter when the sighted player touches a "
  "piece.",
  "Der Assistent darf den Zeitsieg beanspruchen und dem Schiedsrichter Berührungen durch den "
  "Sehenden melden.")
A("D.2.10.6", "R",
  "The assistant may see to the formalities of an adjournment.",
  "Der Assistent darf die Formalitäten bei einem Spielabbruch erledigen.")
A("D.2.11", "R",
  "Without an assistant the sighted player may have someone move and announce. A visually "
  "against a hearing impaired player must have an assistant.",
  "Ohne Assistenten darf der Sehende jemanden ziehen und ansagen lassen. Spielt ein "
  "Sehbehinderter gegen einen Hörgeschädigten, ist ein Assistent Pflicht.")

A("I", "I",
  "Guidelines for adjourned games.",
  "Richtlinien für Hängepartien.")
A("I.1.1", "DRA",
  "At the end of the session the player on move seals: he writes the move clearly, closes both "
  "sheets in an envelope, then stops the clock; until then it may be changed. A move made on the "
  "board must be the one sealed.",
  "Am Ende der Spielzeit gibt der Spieler am Zug ab: Er notiert den Zug eindeutig, verschließt "
  "beide Formulare im Umschlag und hält die Uhr an; bis dahin ist er änderbar. Ein am Brett "
  "gemachter Zug muss abgegeben werden.")
A("I.1.2", "D",
  "A player on move who adjourns early is treated as sealing at the scheduled end; the session "
  "time left is charged to him.",
  "Bricht der Spieler am Zug vorzeitig ab, gilt das planmäßige Ende als Abgabezeitpunkt; die "
  "restliche Spielzeit geht auf seine Uhr.")
A("I.2", "D",
  "Seven items belong on the envelope: names, position, times used, sealer, move number, a valid "
  "draw offer, and when and where play resumes.",
  "Auf den Umschlag gehören sieben Angaben: Namen, Stellung, verbrauchte Zeiten, Abgebender, "
  "Zugnummer, gültiges Remisangebot, Termin und Ort.")
A("I.2.1", "D",
  "The envelope bears the names of both players.",
  "Auf dem Umschlag stehen die Namen beider Spieler.")
A("I.2.2", "D",
  "The envelope shows the position just before the sealed move.",
  "Auf dem Umschlag steht, wie die Figuren vor dem Abgabezug standen.")
A("I.2.3", "D",
  "The envelope gives the time each player has used.",
  "Auf dem Umschlag steht, wie viel Zeit jeder Spieler verbraucht hat.")
A("I.2.4", "D",
  "The envelope names the player who sealed the move.",
  "Auf dem Umschlag steht, wer den Zug abgegeben hat.")
A("I.2.5", "D",
  "The envelope gives the number of the sealed move.",
  "Auf dem Umschlag steht die Nummer des Abgabezuges.")
A("I.2.6", "DR",
  "The envelope notes a draw offer that is still valid.",
  "Auf dem Umschlag ist ein noch gültiges Remisangebot vermerkt.")
A("I.2.7", "D",
  "The envelope gives date, time and place of the resumption.",
  "Auf dem Umschlag steht, an welchem Tag, wann und wo weitergespielt wird.")
A("I.3", "R",
  "The arbiter checks what is written on the envelope and is responsible for keeping it safe.",
  "Der Schiedsrichter prüft, was auf dem Umschlag steht, und sorgt für dessen sichere "
  "Verwahrung.")
A("I.4", "DR",
  "A draw offered after the opponent has sealed stays open until the opponent accepts or "
  "declines it.",
  "Ein Remisangebot nach der Zugabgabe des Gegners bleibt gültig, bis dieser es annimmt oder "
  "ablehnt.")
A("I.5", "D",
  "Before play resumes, the position before the sealed move is set up and the clocks show the "
  "times used at the adjournment.",
  "Vor der Wiederaufnahme wird die Stellung vor dem Abgabezug aufgebaut, die Uhren zeigen die "
  "beim Abbruch verbrauchten Zeiten.")
A("I.6", "D",
  "If a draw is agreed or a player tells the arbiter before the resumption that he resigns, the "
  "game is over.",
  "Wird vor der Wiederaufnahme Remis vereinbart oder gibt ein Spieler gegenüber dem "
  "Schiedsrichter auf, ist die Partie beendet.")
A("I.7", "D",
  "The envelope is opened only when the player who must answer the sealed move is there.",
  "Solange der Spieler fehlt, der auf den Abgabezug antworten muss, bleibt der Umschlag zu.")
A("I.8", "D",
  "A sealed move that is ambiguous, unintelligible or illegal loses, except where the rules on "
  "the end of the game, on lost time or on automatic draws apply.",
  "Ein mehrdeutiger, unverständlicher oder regelwidriger Abgabezug verliert, außer die Regeln "
  "über Partieende, Zeitüberschreitung oder automatisches Remis greifen.")
A("I.8.1", "D",
  "Whoever seals a move that can be read in more than one way loses.",
  "Wer einen mehrdeutigen Zug abgibt, verliert.")
A("I.8.2", "DA",
  "Whoever seals a move written so that its true meaning cannot be found out loses.",
  "Wer den Abgabezug so notiert, dass seine wahre Bedeutung nicht zu erkennen ist, verliert.")
A("I.8.3", "D",
  "Whoever seals an illegal move loses.",
  "Wer einen regelwidrigen Zug abgibt, verliert.")
A("I.9", "D",
  "At the resumption the envelope is opened and the clock started according to which of the "
  "players is there.",
  "Bei der Wiederaufnahme richtet sich nach den Anwesenden, wann der Umschlag geöffnet und "
  "welche Uhr gestartet wird.")
A("I.9.1", "D",
  "If the player who must answer is there, the envelope is opened, the sealed move made on the "
  "board and his clock started.",
  "Ist der antwortende Spieler da, wird der Umschlag geöffnet, der Abgabezug ausgeführt und "
  "seine Uhr gestartet.")
A("I.9.2", "D",
  "If the player who must answer is absent, his clock runs. On arrival he may stop it and call "
  "the arbiter; then the sealed move is made and his clock runs on.",
  "Fehlt der antwortende Spieler, läuft seine Uhr. Bei Ankunft darf er sie stoppen und den "
  "Schiedsrichter holen; dann folgt der Abgabezug und sie läuft weiter.")
A("I.9.3", "D",
  "If the sealer is absent, the opponent may seal his answer in a new envelope, opened when the "
  "sealer comes, and start the sealer's clock.",
  "Fehlt der Abgebende, darf der Gegner seine Antwort in einem neuen Umschlag abgeben, der bei "
  "dessen Ankunft geöffnet wird, und dessen Uhr starten.")
A("I.10", "AD",
  "Whoever arrives for the resumption after the default time loses, unless the arbiter decides "
  "otherwise; a sealed move that ends the game keeps its result.",
  "Wer zur Wiederaufnahme nach der Wartezeit kommt, verliert, außer der Schiedsrichter "
  "entscheidet anders; beendet der Abgabezug die Partie, bleibt es dabei.")
A("I.11", "D",
  "With a default time above zero and nobody there, the time of the player who must answer runs "
  "until he comes, unless arbiter or regulations say otherwise.",
  "Ist bei einer Wartezeit über null niemand da, läuft die Zeit des antwortenden Spielers bis "
  "zur Ankunft, außer Schiedsrichter oder Reglement bestimmen anderes.")
A("I.12.1", "AD",
  "Envelope lost: play goes on from the recorded position and times, which the arbiter sets if "
  "they are uncertain; the sealer makes the move he says he sealed.",
  "Ist der Umschlag verloren, gelten notierte Stellung und Zeiten, unsichere stellt der "
  "Schiedsrichter ein; der Abgebende macht den Zug, den er nach seiner Angabe abgab.")
A("I.12.2", "AD",
  "If the envelope is lost and the position cannot be restored with certainty, the game is void "
  "and a new one must be played.",
  "Lässt sich nach Verlust des Umschlags die Stellung nicht sicher wiederherstellen, ist die "
  "Partie ungültig und eine neue zu spielen.")
A("I.13", "DA",
  "A wrong time pointed out before that player's first move after the resumption must be "
  "corrected; later play goes on unless the arbiter decides otherwise.",
  "Rügt ein Spieler vor seinem ersten Zug nach der Wiederaufnahme eine falsche Zeit, wird sie "
  "berichtigt; später nur, wenn der Schiedsrichter es entscheidet.")
A("I.14", "I",
  "The arbiter's watch decides when a resumed session begins and ends; the starting time is "
  "announced beforehand.",
  "Für Beginn und Ende der Wiederaufnahme gilt die Uhr des Schiedsrichters; der Beginn wird "
  "vorher bekannt gegeben.")

A("II", "I",
  "Guidelines for Chess960.",
  "Richtlinien für Schach-960.")
A("II.1", "D",
  "Chess960 starts from a position drawn at random within rules; after that it is played like "
  "ordinary chess, with the usual moves and aim.",
  "Chess960 beginnt mit einer nach Regeln ausgelosten Stellung; danach gelten die Züge und das "
  "Ziel des normalen Schachs.")
A("II.2", "D",
  "White's pawns stand on the second rank as usual; the other white pieces are placed at random "
  "on the first rank, within limits for king and bishops.",
  "Die weißen Bauern stehen wie üblich auf der zweiten Reihe; die übrigen Figuren kommen "
  "zufällig auf die erste, mit Vorgaben für König und Läufer.")
A("II.2.1", "D",
  "In Chess960 the king starts with one rook to its left and the other to its right.",
  "Im Chess960 steht zu Beginn ein Turm links und einer rechts vom König.")
A("II.2.2", "D",
  "In Chess960 the two bishops start on squares of different colours.",
  "Im Chess960 beginnen die Läufer auf verschiedenfarbigen Feldern.")
A("II.2.3", "DR",
  "Black's pieces stand opposite White's, kind for kind. The position may be drawn by program, "
  "dice, coins, cards or the like.",
  "Die schwarzen Figuren stehen den gleichen weißen gegenüber. Ausgelost wird etwa durch "
  "Programm, Würfel, Münzen oder Karten.")
A("II.3", "I",
  "Chess960 has castling rules of its own, because king and rooks may start on other squares.",
  "Chess960 hat eigene Rochaderegeln, weil König und Türme auf anderen Feldern beginnen "
  "können.")
A("II.3.1", "D",
  "Each player may castle once in the game, moving king and rook; the usual castling rule is "
  "extended for the changed starting squares.",
  "Jeder Spieler darf einmal je Partie mit König und Turm rochieren; die übliche Regel wird "
  "für die anderen Ausgangsfelder erweitert.")
A("II.3.2", "D",
  "Depending on where king and rook stand, castling is done in one of four ways: both move, they "
  "swap, only the king moves, or only the rook.",
  "Je nach Standort von König und Turm gibt es vier Ausführungen: beide ziehen, beide "
  "tauschen, nur der König oder nur der Turm zieht.")
A("II.3.2.1", "D",
  "Double-move castling: king and rook both move, in one go.",
  "Doppelzug-Rochade: König und Turm ziehen beide in einem Zug.")
A("II.3.2.2", "D",
  "Transposition castling: king and rook change places.",
  "Austausch-Rochade: Der König kommt auf das Turmfeld und der Turm auf das Königsfeld.")
A("II.3.2.3", "D",
  "King-move castling: only the king moves, the rook stands right already.",
  "Königszug-Rochade: Nur der König zieht, der Turm steht schon richtig.")
A("II.3.2.4", "D",
  "Rook-move castling: only the rook moves, the king stands right already.",
  "Turmzug-Rochade: Nur der Turm zieht, der König steht schon richtig.")
A("II.3.2.5", "I",
  "For castling by hand it is recommended to set the king aside first; the end squares are those "
  "of ordinary chess.",
  "Für die Rochade von Hand wird empfohlen, den König erst beiseite zu stellen; die Zielfelder "
  "sind die des normalen Schachs.")
A("II.3.2.5.1", "R",
  "Recommended by hand: put the king beside the board near its goal, move the rook to its goal, "
  "then set the king on its square.",
  "Empfohlen ist: den König neben dem Brett nahe dem Ziel abstellen, den Turm auf sein Zielfeld "
  "ziehen, dann den König einsetzen.")
A("II.3.2.5.2", "D",
  "After castling, king and rook stand on exactly the squares they would have in ordinary chess.",
  "Nach der Rochade stehen König und Turm auf genau den Feldern wie im normalen Schach.")
A("II.3.2.6", "D",
  "Castling on the c-side (0-0-0) ends with the king on the c-file and the rook on the d-file; "
  "on the g-side (0-0) with king g and rook f.",
  "Nach der Rochade zur c-Seite (0-0-0) stehen König auf c und Turm auf d, zur g-Seite (0-0) "
  "König auf g und Turm auf f.")
A("II.3.2.7", "I",
  "Castling in Chess960 may look unusual: announce it, it may come on move one, a piece may stay "
  "put, and other squares may be occupied.",
  "Die Chess960-Rochade wirkt oft ungewohnt: Man kündigt sie an, sie kann als erster Zug "
  "kommen, eine Figur kann stehen bleiben, andere Felder dürfen besetzt sein.")
A("II.3.2.7.1", "RA",
  "To avoid misunderstandings a player should say that he is going to castle before doing so.",
  "Um Missverständnisse zu vermeiden, soll der Spieler die Rochade vorher ansagen.")
A("II.3.2.7.2", "I",
  "In some starting positions the king or the rook, but never both, stays where it is when "
  "castling.",
  "In manchen Anfangsstellungen bleibt bei der Rochade der König oder der Turm stehen, aber nie "
  "beide.")
A("II.3.2.7.3", "D",
  "In some starting positions castling is possible on the very first move.",
  "In manchen Anfangsstellungen ist die Rochade schon im ersten Zug möglich.")
A("II.3.2.7.4", "D",
  "All squares from king and from rook to their goals, goals included, must be empty but for "
  "this king and this rook.",
  "Alle Felder von König und Turm bis zu ihren Zielfeldern, diese eingeschlossen, müssen "
  "außer von diesen beiden frei sein.")
A("II.3.2.7.5", "I",
  "Some squares that must be empty in ordinary chess may be occupied: a, b or e on the c-side, e "
  "or h on the g-side.",
  "Manche Felder, die sonst frei sein müssen, dürfen besetzt sein: zur c-Seite a, b oder e, "
  "zur g-Seite e oder h.")

A("III", "I",
  "Guidelines for games without increment, with their quickplay finish.",
  "Richtlinien für Partien ohne zusätzliche Bedenkzeit und ihre Endspurtphase.")
A("III.1", "D",
  "The quickplay finish is the phase in which all remaining moves must be completed in a limited "
  "time.",
  "Die Endspurtphase ist der Teil der Partie, in dem alle restlichen Züge in begrenzter Zeit "
  "abzuschließen sind.")
A("III.2.1", "D",
  "The quickplay guidelines concern the last period with its quickplay finish and apply only if "
  "they were announced beforehand.",
  "Die Endspurt-Richtlinien betreffen die letzte Periode mit dem Endspurt und gelten nur, wenn "
  "sie vorher angekündigt wurden.")
A("III.2.2", "D",
  "The quickplay guidelines apply to standard and rapid games without increment, and never to "
  "blitz.",
  "Die Endspurt-Richtlinien gelten für Turnier- und Schnellpartien ohne Zeitgutschrift, nie "
  "für Blitz.")
A("III.3.1", "D",
  "If both flags are down and nobody can tell which fell first, the period decides between "
  "playing on and a draw.",
  "Sind beide Fallblättchen gefallen und das erste ist nicht feststellbar, entscheidet die Periode "
  "zwischen Weiterspielen und Remis.")
A("III.3.1.1", "DA",
  "Both flags down, first one unknown, in any period but the last: the game continues.",
  "Beide Fallblättchen gefallen, das erste unbekannt, in einer anderen als der letzten Periode: "
  "Die Partie wird fortgesetzt.")
A("III.3.1.2", "D",
  "Both flags down, first one unknown, in the period for all remaining moves: the game is drawn.",
  "Beide Fallblättchen gefallen, das erste unbekannt, in der Periode für alle restlichen Züge: Die "
  "Partie ist remis.")
A("III.4", "DA",
  "A player on move with under two minutes may ask for five extra seconds a move for both; this "
  "is a draw offer. If it is declined and the arbiter agrees, the opponent gets two minutes.",
  "Unter zwei Minuten darf der Spieler am Zug fünf Sekunden Zusatzzeit für beide beantragen; "
  "das gilt als Remisangebot. Bei Ablehnung und Zustimmung des Schiedsrichters +2 Minuten für "
  "den Gegner.")
A("III.5", "ADI",
  "Unless the five-second request is used, a player on move with under two minutes may stop the "
  "clock and claim a draw before his flag falls: not winnable, or not tried, by normal means.",
  "Ohne den Antrag auf fünf Sekunden darf der Spieler am Zug mit unter zwei Minuten vor "
  "Blättchenfall die Uhr anhalten und Remis beantragen: mit normalen Mitteln nicht gewinnbar oder "
  "nicht versucht.")
A("III.5.1", "AD",
  "If the arbiter agrees that the game cannot be won, or was not played for a win, by normal "
  "means, he declares a draw; else he postpones or rejects.",
  "Stimmt der Schiedsrichter zu, dass normal nicht zu gewinnen ist oder es nicht versucht wurde, "
  "erklärt er remis; sonst schiebt er auf oder lehnt ab.")
A("III.5.2", "AD",
  "If the arbiter postpones, the opponent may get two minutes and play goes on. Later, or after "
  "a flag fall, he must declare a draw if convinced that no normal win was possible or tried.",
  "Schiebt der Schiedsrichter auf, kann der Gegner zwei Minuten erhalten und es geht weiter. "
  "Später oder nach Blättchenfall erklärt er remis, wenn ein normaler Gewinn nicht möglich oder "
  "versucht war.")
A("III.5.3", "AD",
  "If the arbiter rejects the claim, the opponent gets two more minutes.",
  "Lehnt der Schiedsrichter den Antrag ab, erhält der Gegner zwei zusätzliche Minuten.")
A("III.6", "R",
  "In an event without an arbiter a quickplay draw claim ends the game, and an arbiter appointed "
  "for it decides later.",
  "In einem Turnier ohne Schiedsrichter beendet ein Remisantrag im Endspurt die Partie; später "
  "entscheidet ein dafür bestimmter Schiedsrichter.")
A("III.6.1", "R",
  "With no arbiter, a player with under two minutes and the flag still up may claim a draw; the "
  "claim ends the game.",
  "Ohne Schiedsrichter darf ein Spieler mit unter zwei Minuten und stehendem Fallblättchen Remis "
  "beantragen; das beendet die Partie.")
A("III.6.1.1", "DR",
  "First ground: the opponent cannot win by normal means. The claimant writes down the final "
  "position and the opponent confirms it.",
  "Erster Grund: Der Gegner kann mit normalen Mitteln nicht gewinnen. Der Antragsteller notiert "
  "die Endstellung, der Gegner bestätigt sie.")
A("III.6.1.2", "DR",
  "Second ground: the opponent has not tried to win by normal means. Final position and complete "
  "scoresheet are handed in, and the opponent confirms both.",
  "Zweiter Grund: Der Gegner hat es mit normalen Mitteln nicht versucht. Endstellung und "
  "vollständiges Formular sind abzugeben, der Gegner bestätigt beides.")
A("III.6.2", "R",
  "The claim is passed on to an arbiter appointed for it, who decides.",
  "Der Antrag geht zur Entscheidung an einen dafür bestimmten Schiedsrichter.")

A("Stichwortverzeichnis", "D",
  "The glossary explains the terms: increments of 2 to 60 seconds a move, standard chess from 60 "
  "minutes, results such as ½-0 or +/-, default time, normal means.",
  "Das Verzeichnis erklärt die Begriffe: Zusatzzeit von 2 bis 60 Sekunden je Zug, Turnierschach "
  "ab 60 Minuten, Ergebnisse wie ½-0 oder +/-, Wartezeit, normale Mittel.")
