/* clang-format off */
/*
 * laws/articles_2014.h -- the articles of fide-2014: A(number, role, English, German).
 *
 * The parts of the 2014 Laws that we have; in the order of the book.
 * The roles are letters, the most important first: D we decide it, R we record it,
 * A we ask the arbiter, I we inform.
 */
A("E", "I",
  "Adjourned games; only the last two paragraphs are stored.",
  "Hängepartien; nur die letzten beiden Absätze liegen vor.")
A("E[13]", "DA",
  "A wrong clock time at the resumption must be corrected if a player points it out before his "
  "first move; otherwise play goes on uncorrected unless the arbiter decides differently.",
  "Eine bei der Wiederaufnahme falsch gestellte Uhr wird berichtigt, wenn ein Spieler es vor "
  "seinem ersten Zug meldet; sonst geht es unverändert weiter, falls der Schiedsrichter nichts "
  "anderes verfügt.")
A("E[14]", "I",
  "The arbiter's clock rules the start and end of each resumed session; the starting time is "
  "announced beforehand.",
  "Beginn und Ende jeder Fortsetzung richten sich nach der Uhr des Schiedsrichters; der Beginn "
  "wird vorab mitgeteilt.")
A("F", "I",
  "Chess960.",
  "Schach-960.")
A("F[1]", "D",
  "A Chess960 game starts from a random position drawn by fixed rules; after that it is played "
  "like normal chess, with the usual moves and the aim of mate.",
  "Schach-960 beginnt mit einer nach festen Regeln gelosten Stellung; danach gilt alles wie im "
  "normalen Schach: gleiche Gangarten, gleiches Ziel Matt.")
A("F[2]", "D",
  "White's pawns stand on the second rank as usual; his other men stand in random order on the "
  "first rank, within stated limits.",
  "Die weißen Bauern stehen wie üblich auf der zweiten Reihe, die übrigen weißen Figuren zufällig "
  "auf der ersten, mit festgelegten Einschränkungen.")
A("F[2](a)", "D",
  "The king must stand on a square between the two rooks.",
  "Der König muss zwischen den beiden Türmen stehen.")
A("F[2](b)", "D",
  "The two bishops must stand on squares of different colours.",
  "Die zwei Läufer müssen auf Feldern verschiedener Farbe stehen.")
A("F[2](c)", "D",
  "Black's men mirror White's: each stands opposite its like.",
  "Die schwarzen Figuren spiegeln die weißen: Jede steht ihrem Gegenstück gegenüber.")
A("F[2](d)", "R",
  "The position may be drawn before the game by a computer program or with dice, coins, cards or "
  "the like.",
  "Die Stellung wird vor der Partie per Computerprogramm oder mit Würfeln, Münzen, Karten und "
  "Ähnlichem ausgelost.")
A("F[3]", "I",
  "How castling is done in Chess960.",
  "Wie im Schach-960 rochiert wird.")
A("F[3](a)", "D",
  "Each player may castle once a game, as a move of king and rook; extra rules are needed because "
  "they often do not start from their normal squares.",
  "Jeder Spieler darf einmal pro Partie mit König und Turm rochieren; Zusatzregeln sind nötig, "
  "weil beide oft nicht auf ihren gewohnten Feldern beginnen.")
A("F[3](b)", "D",
  "Depending on where king and rook stand, castling is done in one of four ways.",
  "Je nach Standort von König und Turm wird auf eine von vier Arten rochiert.")
A("F[3](b)1", "D",
  "Double-move castling: king and rook both move in one turn.",
  "Doppelzug-Rochade: König und Turm ziehen beide im selben Zug.")
A("F[3](b)2", "D",
  "Transposition castling: king and rook change places.",
  "Austausch-Rochade: König und Turm wechseln ihre Felder.")
A("F[3](b)3", "D",
  "King-move castling: only the king moves, the rook already stands on its target square.",
  "Königszug-Rochade: Nur der König zieht, der Turm steht schon auf seinem Zielfeld.")
A("F[3](b)4", "D",
  "Rook-move castling: only the rook moves, the king already stands on its target square.",
  "Turmzug-Rochade: Nur der Turm zieht, der König steht schon auf seinem Zielfeld.")
A("F rec.1", "R",
  "By hand it is best to put the king beside the board near its target, move the rook to its "
  "target square and then place the king.",
  "Am Brett empfiehlt es sich, den König erst neben das Brett nahe seinem Ziel zu stellen, dann "
  "den Turm zu ziehen und zuletzt den König zu setzen.")
A("F rec.2", "D",
  "After castling, king and rook stand on exactly the squares where they would stand in normal "
  "chess.",
  "Nach der Rochade stehen König und Turm genau dort, wo sie im normalen Schach stünden.")
A("F clar.", "D",
  "After c-side castling (0-0-0) the king stands on c1 or c8 and the rook on d1 or d8; after "
  "g-side castling the king on g1 or g8 and the rook on f1 or f8.",
  "Nach der c-Seiten-Rochade (0-0-0) steht der König auf c1 oder c8, der Turm auf d1 oder d8; "
  "nach der g-Seiten-Rochade der König auf g1 oder g8, der Turm auf f1 oder f8.")
A("F note1", "RA",
  "To avoid misunderstandings a player does well to say before castling that he is going to "
  "castle.",
  "Um Streit zu vermeiden, sagt man zweckmäßig vor dem Rochieren, dass man rochieren wird.")
A("F note2", "I",
  "From some starting positions either the king or the rook, but never both, stays where it is "
  "when castling.",
  "In manchen Ausgangsstellungen bleibt beim Rochieren der König oder der Turm stehen, nie aber "
  "beide.")
A("F note3", "D",
  "From some starting positions castling is possible as the very first move.",
  "In manchen Ausgangsstellungen ist die Rochade schon im ersten Zug möglich.")
A("F note4", "D",
  "All squares from the king to its target and from the rook to its target, targets included, "
  "must be empty except for the castling king and rook themselves.",
  "Alle Felder vom König bis zu seinem Ziel und vom Turm bis zu seinem Ziel, die Ziele "
  "eingeschlossen, müssen bis auf diese beiden Figuren leer sein.")
A("F note5", "I",
  "Some squares that must be empty in normal chess may be occupied: a, b or e with 0-0-0, and e "
  "or h with 0-0.",
  "Manche Felder, die sonst leer sein müssten, dürfen besetzt sein: bei 0-0-0 a, b oder e, bei "
  "0-0 e oder h.")
A("G", "I",
  "The quickplay finish; the stored text breaks off in its fourth paragraph.",
  "Die Endspurtphase; der vorliegende Text bricht im vierten Absatz ab.")
A("G[1]", "D",
  "The quickplay finish is the phase in which all remaining moves must be completed in a limited "
  "time.",
  "Endspurt heißt die Phase, in der alle restlichen Züge in begrenzter Zeit abgeschlossen werden "
  "müssen.")
A("G[2]", "D",
  "It is announced before the event whether this appendix applies.",
  "Ob dieser Anhang gilt, wird vor Turnierbeginn bekannt gegeben.")
A("G[3]", "D",
  "It applies only to standard and rapid games without increment, never to blitz.",
  "Er gilt nur für Turnier- und Schnellschach ohne Zeitzuschlag, nie für Blitz.")
A("G[4]", "A",
  "With less than two minutes left the player having the move may ask to change, if possible, the "
  "time mode for both players; the stored text breaks off here.",
  "Mit weniger als zwei Minuten darf der Spieler am Zug beantragen, den Zeitmodus, wenn möglich, "
  "für beide zu wechseln; hier bricht der vorliegende Text ab.")
