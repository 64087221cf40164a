/* clang-format off */
/*
 * laws/articles_vi.h -- the articles of vi-nrw: A(number, role, English, German).
 *
 * Play of sighted against visually impaired players, laid over fide-1984; in the order of the book.
 * The roles are letters, the most important first: D we decide it, R we record it,
 * A we ask the arbiter, I we inform.
 */
A("14", "I",
  "Rules for play between sighted and visually impaired (legally blind) players on two boards.",
  "Regeln für das Spiel zwischen Sehenden und Sehbehinderten (gesetzlich Blinden) an zwei "
  "Brettern.")
A("14.1", "I",
  "Two boards are compulsory: a normal one for the sighted player, and for the other a peg board "
  "of at least 20 by 20 cm with raised black squares and marked black men.",
  "Zwei Bretter sind Pflicht: ein normales für den Sehenden und ein Steckbrett von mindestens 20 "
  "× 20 cm mit erhöhten schwarzen Feldern und markierten schwarzen Figuren.")
A("14.2", "DR",
  "Moves are announced clearly in algebraic form; the opponent repeats them and makes them on his "
  "own board.",
  "Züge werden deutlich algebraisch angesagt; der Gegner wiederholt sie und führt sie auf seinem "
  "Brett aus.")
A("14.3", "D",
  "On the visually impaired player's board a man is touched when it has been pulled out of its "
  "securing hole.",
  "Auf dem Brett des Sehbehinderten ist eine Figur berührt, sobald sie aus dem Steckloch gezogen "
  "wurde.")
A("14.4", "D",
  "The visually impaired player has made his move when the man is in a hole, a captured man is "
  "off his board and the move is announced; only then may the opponent's clock be started.",
  "Der Sehbehinderte hat gezogen, wenn die Figur steckt, eine geschlagene von seinem Brett "
  "entfernt und der Zug angesagt ist; erst danach darf die gegnerische Uhr laufen.")
A("14.5", "I",
  "A special clock is allowed: stronger hands, one raised dot every 5 minutes and two every 15, "
  "and a flag easily felt, set so that the player can if possible feel the minute hand in the "
  "last five minutes before the hour.",
  "Eine Spezialuhr ist erlaubt: verstärkte Zeiger, ein fühlbarer Punkt alle 5 und zwei alle 15 "
  "Minuten, dazu ein leicht fühlbares Fallblättchen, neben dem sich der Minutenzeiger in den "
  "letzten fünf Minuten der Stunde möglichst ertasten lässt.")
A("14.6", "RD",
  "The visually impaired player may keep score in Braille or by speaking onto a recorder.",
  "Der Sehbehinderte darf in Blindenschrift mitschreiben oder die Züge auf Tonträger sprechen.")
A("14.7", "D",
  "A slip of the tongue in announcing a move must be corrected at once and before the opponent's "
  "clock is started.",
  "Wer sich beim Ansagen verspricht, muss das sofort berichtigen, und zwar bevor die gegnerische "
  "Uhr läuft.")
A("14.8", "DA",
  "If the boards differ, the director and the score sheets settle it: where the sheets agree, the "
  "player who made the wrong move must accept that the position is set by them.",
  "Weichen die Bretter ab, klären Wettkampfleiter und Mitschriften die Stellung: Stimmen die "
  "Mitschriften überein, wird nach ihnen gestellt, zulasten dessen, der falsch gezogen hat.")
A("14.9", "DA",
  "If the boards and also the score sheets differ, moves are taken back to the point where the "
  "sheets agree, and the director corrects the times.",
  "Weichen Bretter und Mitschriften ab, wird bis zur letzten Übereinstimmung der Notation "
  "zurückgenommen; die Zeiten korrigiert der Wettkampfleiter.")
A("14.10", "RD",
  "At a player's wish the director may let an assistant make or announce moves, keep score and "
  "press the clock, tell moves and times when asked, claim time and handle an adjournment.",
  "Auf Wunsch kann der Wettkampfleiter einem Helfer Aufgaben geben: Züge ausführen oder ansagen, "
  "mitschreiben, Uhr drücken, Zugzahl und Zeiten nennen, Zeit reklamieren, Abbruch erledigen.")
A("14.11", "D",
  "In all other respects the general Laws apply.",
  "In allem Übrigen bleibt es bei den allgemeinen Schachregeln.")
