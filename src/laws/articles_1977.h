/* clang-format off */
/*
 * laws/articles_1977.h -- the articles of blitz-1977: A(number, role, English, German).
 *
 * Five-minute blitz, laid over fide-1984; in the order of the book.
 * The roles are letters, the most important first: D we decide it, R we record it,
 * A we ask the arbiter, I we inform.
 */
A("8", "I",
  "The rules for blitz tournaments: time, the clock, won and drawn games, and other matters.",
  "Die Regeln für Blitzturniere: Spieldauer, Uhr, gewonnene und unentschiedene Partie und "
  "Verschiedenes.")
A("8.4", "D",
  "Each player has five minutes on his clock for all his moves.",
  "Jeder Spieler hat für alle Züge zusammen fünf Minuten auf seiner Uhr.")
A("8.5", "D",
  "Every clock needs a device, usually a flag, that shows when the time is up.",
  "Jede Uhr braucht eine Vorrichtung, meist ein Blättchen, die das Ende der Zeit anzeigt.")
A("8.6", "D",
  "Players should check the set-up and the clock setting before play; whoever did not may no "
  "longer object once he has made his first move.",
  "Aufstellung und Uhr sollen vor Beginn geprüft werden; wer das versäumt, kann nach seinem "
  "ersten Zug nichts mehr beanstanden.")
A("8.7", "R",
  "The clock is pressed with the hand that moves the men; only castling may be done with both "
  "hands.",
  "Gedrückt wird mit der Hand, die auch zieht; nur bei der Rochade sind beide Hände erlaubt.")
A("8.8", "R",
  "The director decides before the event on which side of the board the clocks stand; Black "
  "chooses the side on which he sits.",
  "Der Turnierleiter legt zu Turnierbeginn fest, auf welcher Seite die Uhren stehen; Schwarz "
  "wählt seinen Sitzplatz.")
A("8.9", "R",
  "No player may keep a finger on the button of his clock, not even for a while.",
  "Niemand darf den Finger, auch nicht vorübergehend, auf dem Knopf der eigenen Uhr halten.")
A("8.10", "RA",
  "Players may not pick up the clock during the game.",
  "Die Uhr darf während der Partie nicht hochgenommen werden.")
A("8.11", "D",
  "A player wins in one of four ways.",
  "Gewonnen wird auf eine von vier Arten.")
A("8.11 1)", "D",
  "Whoever mates the enemy king wins.",
  "Wer den gegnerischen König mattsetzt, gewinnt.")
A("8.11 2)", "D",
  "A player wins when the opponent declares that he resigns.",
  "Ein Spieler gewinnt, wenn der Gegner die Aufgabe erklärt.")
A("8.11 3)", "D",
  "An illegal move of the opponent, such as leaving or putting his king in check, wins if the "
  "player claims it before touching a man or captures the king as proof.",
  "Ein regelwidriger Zug des Gegners, etwa ein im Schach belassener König, gewinnt, wenn der "
  "Spieler vor dem Berühren einer Figur reklamiert oder zum Beweis den König schlägt.")
A("8.11 4)", "D",
  "A player wins if the opponent's flag falls before the game has ended in another way.",
  "Ein Spieler gewinnt, wenn das gegnerische Blättchen fällt, bevor die Partie anders beendet "
  "ist.")
A("8.12", "D",
  "The player must claim a win himself: stop both clocks and tell the director. For a win on time "
  "his own flag must still be up and the opponent's down; if both are down, the game is drawn.",
  "Den Gewinn muss der Spieler selbst reklamieren: beide Uhren anhalten, Turnierleiter rufen. "
  "Beim Zeitgewinn muss das eigene Blättchen oben, das gegnerische unten sein; sind beide unten, "
  "ist es remis.")
A("8.13", "D",
  "A game is drawn in six cases.",
  "In sechs Fällen ist die Partie remis.")
A("8.13 1)", "D",
  "Stalemate is a draw.",
  "Patt ist remis.")
A("8.13 2)", "D",
  "The players may agree to a draw during the game, but neither before nor after it.",
  "Remis kann während der Partie vereinbart werden, nicht vorher und nicht nachher.")
A("8.13 3)", "D",
  "The game is drawn if the second flag falls while nobody has claimed the first.",
  "Remis ist es, wenn auch das zweite Blättchen fällt, ohne dass das erste reklamiert wurde.")
A("8.13 4)", "AD",
  "The game is drawn if a player gives perpetual check or proves a threefold repetition.",
  "Remis ist es, wenn ein Spieler Dauerschach gibt oder eine dreimalige Stellungswiederholung "
  "nachweist.")
A("8.13 5)", "D",
  "The game is drawn when neither side has mating material: only K–K, K+B–K, K+N–K and K+B–K+B "
  "with bishops on one colour.",
  "Remis ist es, wenn das Material beiden nicht zum Matt reicht: nur K–K, K+L–K, K+S–K und "
  "K+L–K+L mit gleichfarbigen Läufern.")
A("8.13 6)", "D",
  "If a flag falls first but the opponent has only a king, or a king and one bishop or knight, he "
  "cannot win: the game is drawn.",
  "Fällt ein Blättchen zuerst, hat der Gegner aber nur den König oder König mit einem Läufer oder "
  "Springer, gewinnt er nicht: remis.")
A("8.14", "R",
  "White must report a draw to the director.",
  "Ein Remis hat Weiß dem Turnierleiter zu melden.")
A("8.15", "D",
  "Whoever knocks men over sets them up again on his own time; if need be the opponent may start "
  "that player's clock without moving himself.",
  "Wer Figuren umwirft, stellt sie auf eigene Zeit wieder auf; nötigenfalls darf der Gegner "
  "dessen Uhr starten, ohne selbst zu ziehen.")
A("8.16", "D",
  "Otherwise the FIDE Laws apply as far as they do not contradict these rules; touch-move is in "
  "full force.",
  "Sonst gelten die FIDE-Regeln, soweit sie diesen nicht widersprechen; „berührt – geführt“ gilt "
  "uneingeschränkt.")
A("8.17", "DRA",
  "Nobody else may interfere in a game. After a hint the director may annul it, order a new one "
  "and expel the culprit; he too may not point out a fallen flag or an illegal move.",
  "Dritte dürfen sich nicht einmischen. Nach einem Hinweis kann der Turnierleiter neu spielen "
  "lassen und den Störer verweisen; auch er darf weder Blättchen noch regelwidrigen Zug anzeigen.")
A("8.18", "DAI",
  "In a dispute either player may stop the clock while the director is fetched; he interprets the "
  "rules and his decision is final.",
  "Im Streit darf jeder die Uhr abstellen, bis der Turnierleiter kommt; er legt die Regeln aus "
  "und entscheidet endgültig.")
A("8.19", "D",
  "The director may touch the clock only in a dispute or when both players ask him to.",
  "Der Turnierleiter darf die Uhr nur bei Streit oder auf Wunsch beider Spieler anfassen.")
A("8.20", "D",
  "A move is made when the hand lets go of the moved man.",
  "Ein Zug ist ausgeführt, wenn die Hand die gezogene Figur loslässt.")
A("8.21", "D",
  "Illegal moves that neither side noticed stand: they can be neither corrected nor claimed "
  "later.",
  "Von beiden übersehene regelwidrige Züge bleiben stehen: Später ist weder Korrektur noch "
  "Reklamation möglich.")
A("8.22", "R",
  "The organiser should give every entrant a copy of these rules or post enough copies in the "
  "hall at least half an hour before the start.",
  "Der Ausrichter soll jedem Teilnehmer die Regeln geben oder sie mindestens eine halbe Stunde "
  "vor Beginn ausreichend aushängen.")
