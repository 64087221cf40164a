/* clang-format off */
/*
 * federation/points.h -- the points: P(book, name, number, mode, marks, English, German).
 *
 * In the order of the books, and every point once; points.c counts them. The mode: D the system
 * decides or computes it, R it records it, I it informs. The marks: GENERAL is the order's (g) and
 * holds for all parts of the point; CHOICE leaves its matter to the areas, PART_CHOICE a part of
 * it or to one of them.
 *
 * Two annexes are articles of the Laws: L(book, name, number) has its mode and its words from there.
 */
#ifndef L
#define L(book, name, number) P(book, name, number, '\0', 0, "", "")
#endif

/* ---- the tournament order ---- */

P(BTO, PREAMBLE, "preamble", D, GENERAL,
  "Points marked (g) bind all sub-organisations; on the others they may make rules of their own "
  "that keep the sense of the order.",
  "Mit (g) bezeichnete Bestimmungen binden alle Unterorganisationen; zu den übrigen dürfen "
  "diese eigene Regeln treffen, die den Sinn der Ordnung wahren.")
P(BTO, 1, "1", R, 0,
  "Play in the federation.",
  "Spielbetrieb im Bund.")
P(BTO, 1_1, "1.1", D, 0,
  "The federation holds seven championships every year.",
  "Der Bund trägt jedes Jahr sieben Meisterschaften aus.")
P(BTO, 1_1_1, "1.1.1", D, 0,
  "The individual championship is held every year.",
  "Jährlich findet die Einzelmeisterschaft statt.")
P(BTO, 1_1_2, "1.1.2", D, 0,
  "The women's individual championship is held every year.",
  "Jährlich findet die Einzelmeisterschaft der Damen statt.")
P(BTO, 1_1_3, "1.1.3", D, 0,
  "The team championship is held every year.",
  "Jährlich findet die Mannschaftsmeisterschaft statt.")
P(BTO, 1_1_4, "1.1.4", D, 0,
  "The individual cup is held every year.",
  "Jährlich findet die Pokaleinzelmeisterschaft statt.")
P(BTO, 1_1_5, "1.1.5", D, 0,
  "The team cup for teams of four is held every year.",
  "Jährlich findet die Pokalmannschaftsmeisterschaft für Vierermannschaften statt.")
P(BTO, 1_1_6, "1.1.6", D, 0,
  "The individual blitz championship is held every year.",
  "Jährlich findet die Blitzeinzelmeisterschaft statt.")
P(BTO, 1_1_7, "1.1.7", D, 0,
  "The team blitz championship is held every year.",
  "Jährlich findet die Blitzmannschaftsmeisterschaft statt.")
P(BTO, 1_2, "1.2", D, 0,
  "The winner of each of these events is champion of North Rhine-Westphalia for that year.",
  "Der Sieger jedes dieser Turniere ist für das betreffende Jahr Meister von "
  "Nordrhein-Westfalen.")
P(BTO, 1_3, "1.3", D, 0,
  "Youth play follows the playing order of the federation's youth.",
  "Für den Jugendspielbetrieb gilt die Spielordnung der Schachjugend.")
P(BTO, 1_4, "1.4", D, 0,
  "Championships may offer honorary prizes only, never money.",
  "Bei Meisterschaften darf es nur Ehrenpreise geben, kein Preisgeld.")
P(BTO, 1_5, "1.5", D, 0,
  "A season begins on 1 September.",
  "Ein Spieljahr beginnt am 1. September.")
P(BTO, 2, "2", D, GENERAL,
  "Who is entitled to play.",
  "Wer spielberechtigt ist.")
P(BTO, 2_1, "2.1", D, 0,
  "Championships are open only to full members of an affiliated club that holds a valid pass or "
  "a provisional permission for them.",
  "An Meisterschaften nehmen nur ordentliche Mitglieder angeschlossener Vereine teil, für die "
  "dem Verein ein gültiger Pass oder eine vorläufige Spielgenehmigung vorliegt.")
P(BTO, 2_2, "2.2", D, 0,
  "A team of the top league may register and field up to two players who are not German "
  "citizens.",
  "Eine Mannschaft der NRW-Liga darf bis zu zwei Spieler ohne deutsche Staatsangehörigkeit "
  "melden und einsetzen.")
P(BTO, 2_3, "2.3", D, 0,
  "In one season a player plays team matches for one club only, and championships only of the "
  "organisations above it; national teams and FIDE events are free.",
  "In einem Spieljahr spielt man nur für einen Verein Mannschaftskämpfe und nur "
  "Meisterschaften der ihm übergeordneten Organisationen; ausgenommen sind Nationalmannschaft "
  "und FIDE-Turniere.")
P(BTO, 2_4, "2.4", D, PART_CHOICE,
  "Without a proper pass a player plays under reservation, noted in the match report and "
  "examined by the director; a club at fault is sanctioned, and areas may admit a check by the "
  "pass list.",
  "Ohne ordnungsgemäßen Ausweis spielt man unter Vorbehalt, der im Spielbericht steht und den "
  "der Spielleiter prüft; ein schuldiger Verein wird mit einer Buße belegt, und die Bereiche "
  "können die Prüfung nach der Alpha-Liste zulassen.")
P(BTO, 3, "3", R, GENERAL,
  "The areas of play.",
  "Die Bereiche des Spielverkehrs.")
P(BTO, 3_1, "3.1", R, 0,
  "Play is organised in three areas.",
  "Gespielt wird in drei Bereichen.")
P(BTO, 3_1_1, "3.1.1", R, 0,
  "One area is the federation.",
  "Ein Bereich ist der Bund.")
P(BTO, 3_1_2, "3.1.2", R, 0,
  "One area is the association.",
  "Ein Bereich ist der Verband.")
P(BTO, 3_1_3, "3.1.3", R, 0,
  "One area is the district.",
  "Ein Bereich ist der Bezirk.")
P(BTO, 3_2, "3.2", R, 0,
  "Each area is run by its own director or committee, on its own responsibility.",
  "Jeden Bereich leitet sein Spielleiter oder Spielausschuss in eigener Verantwortung.")
P(BTO, 3_3, "3.3", R, CHOICE,
  "Each area may hold individual and team championships of its own.",
  "Jeder Bereich darf eigene Einzel- und Mannschaftsmeisterschaften austragen.")
P(BTO, 3_4, "3.4", R, PART_CHOICE,
  "How many players or teams are promoted is for the area to say into which they rise.",
  "Wie viele Spieler oder Mannschaften aufsteigen, bestimmt der aufnehmende Bereich.")
P(BTO, 3_5, "3.5", D, 0,
  "Players and clubs may compete only in organisations that the federation recognises and that "
  "are not banned.",
  "Spieler und Vereine dürfen nur bei Organisationen antreten, die der Bund anerkennt und die "
  "nicht gesperrt sind.")
P(BTO, 4, "4", D, GENERAL,
  "Sanctions.",
  "Bußen.")
P(BTO, 4_1, "4.1", D, 0,
  "Clubs may get a warning, a reprimand, a fine, a deduction of points, a ban for the rest of "
  "the season, which may be limited to single teams, or demotion.",
  "Vereine können mit Verwarnung, Verweis, Geldbuße, Punktabzug, Sperre für den Rest des "
  "Spieljahrs, auch nur einzelner Mannschaften, oder Herabstufung belegt werden.")
P(BTO, 4_2, "4.2", D, 0,
  "Players may get a warning, a reprimand, loss of games, a fine or a ban of up to one year.",
  "Spieler können mit Verwarnung, Verweis, Verlust von Partien, Geldbuße oder Sperre bis zu "
  "einem Jahr belegt werden.")
P(BTO, 4_3, "4.3", D, 0,
  "Failing to appear at a team match, and withdrawing a team once the event has begun, are "
  "fined.",
  "Nichtantreten zu einem Mannschaftskampf und Rückzug einer Mannschaft nach Turnierbeginn "
  "ziehen eine Geldbuße nach sich.")
P(BTO, 4_4, "4.4", D, 0,
  "The congress sets the highest fine for the coming season, on a proposal of the executive.",
  "Die höchste Geldbuße legt der Kongress auf Vorschlag des Vorstands für das nächste "
  "Spieljahr fest.")
P(BTO, 4_5, "4.5", D, 0,
  "The director of the area in which it happened imposes the sanction; a ban needs the consent "
  "of the committee, and bodies of remedy may sanction in their own cases.",
  "Bußen verhängt der Spielleiter des betroffenen Bereichs; Sperren brauchen die Zustimmung "
  "des Spielausschusses, und Rechtsmittelinstanzen können in ihren Verfahren Bußen verhängen.")
P(BTO, 5, "5", D, GENERAL,
  "Objections, protests and appeals.",
  "Einsprüche, Proteste und Berufungen.")
P(BTO, 5_1, "5.1", D, 0,
  "In a dispute about the order, the Laws or the announcement, a captain or player may ask the "
  "director for a decision within 5 days.",
  "Im Streit über Turnierordnung, Spielregeln oder Ausschreibung kann jeder Mannschaftsführer "
  "oder Spieler binnen 5 Tagen die Entscheidung des Spielleiters beantragen.")
P(BTO, 5_2, "5.2", D, 0,
  "A protest lies against the director's decision and an appeal against that on the protest, "
  "also if none is made on request; every decision tells the remedy and the number of copies.",
  "Gegen die Entscheidung des Spielleiters gibt es Protest, gegen die Protestentscheidung "
  "Berufung, auch wenn trotz Antrags keine ergeht; jede Entscheidung belehrt über Rechtsmittel "
  "und Zahl der Ausfertigungen.")
P(BTO, 5_3, "5.3", D, 0,
  "The committee of the same area decides protests against its director; first decisions of a "
  "committee go to the next higher one, those of the federation's to the tribunal.",
  "Über Proteste gegen den Spielleiter befindet der Spielausschuss desselben Bereichs, über "
  "solche gegen Erstentscheidungen eines Ausschusses der nächsthöhere, im Bund das "
  "Turniergericht.")
P(BTO, 5_4, "5.4", D, 0,
  "Who may lodge a remedy.",
  "Wer Rechtsmittel einlegen kann.")
P(BTO, 5_4_1, "5.4.1", D, 0,
  "Whoever was sanctioned may lodge a remedy.",
  "Rechtsmittel einlegen kann, wer mit einer Buße belegt wurde.")
P(BTO, 5_4_2, "5.4.2", D, 0,
  "Clubs and players whose result was decided on may lodge a remedy.",
  "Rechtsmittel einlegen können Vereine und Spieler, über deren Ergebnis entschieden wurde.")
P(BTO, 5_4_3, "5.4.3", R, 0,
  "Clubs and players whose victory, promotion or relegation depends on the decision may lodge a "
  "remedy.",
  "Rechtsmittel einlegen können Vereine und Spieler, deren Turniersieg, Auf- oder Abstieg von "
  "der Entscheidung abhängt.")
P(BTO, 5_4_4, "5.4.4", D, 0,
  "The competent director may lodge a remedy.",
  "Rechtsmittel einlegen kann der zuständige Spielleiter.")
P(BTO, 5_5, "5.5", D, 0,
  "Protests and appeals reach the chair of the deciding body within 10 days, registered or "
  "against receipt, with reasons and documents; the full fee is paid in the same time.",
  "Proteste und Berufungen gehen binnen 10 Tagen per Einschreiben oder gegen "
  "Empfangsbestätigung mit Begründung und Unterlagen an den Vorsitzenden der Instanz; in "
  "dieser Frist ist auch die volle Gebühr zu zahlen.")
P(BTO, 5_6, "5.6", D, 0,
  "The time runs from the postmark of the decision to the postmark of the remedy; the envelope "
  "is the proof.",
  "Die Frist läuft vom Poststempel der Entscheidung bis zum Poststempel des Rechtsmittels; der "
  "Umschlag ist der Beweis.")
P(BTO, 5_7, "5.7", D, 0,
  "A remedy that came in time is confirmed in writing within 8 days.",
  "Ein rechtzeitiges Rechtsmittel wird binnen 8 Tagen schriftlich bestätigt.")
P(BTO, 5_8, "5.8", D, 0,
  "The fees: protest 60 DM in the district, 100 in the association, 130 in the federation; "
  "appeal 150 to the association, 200 to the federation, 250 to the tribunal.",
  "Die Gebühren: Protest 60 DM im Bezirk, 100 im Verband, 130 im Bund; Berufung 150 zum "
  "Verband, 200 zum Bund, 250 zum Turniergericht.")
P(BTO, 5_9, "5.9", R, 0,
  "A remedy suspends nothing, but the chair of the old or the new body may on request stay or "
  "limit a decision.",
  "Rechtsmittel schieben nichts auf, doch der Vorsitzende der alten oder neuen Instanz kann eine "
  "Entscheidung auf Antrag aussetzen oder beschränken.")
P(BTO, 5_10, "5.10", D, 0,
  "A remedy may be withdrawn until 8 days before the hearing; the fee less expenses is then "
  "refunded.",
  "Ein Rechtsmittel kann bis 8 Tage vor der Verhandlung zurückgenommen werden; die Gebühr wird "
  "dann abzüglich der Auslagen erstattet.")
P(BTO, 5_11, "5.11", D, 0,
  "Nobody takes part in a decision who acted in the matter before, or whose club is entitled to "
  "the remedy, itself or through a member.",
  "An der Entscheidung wirkt nicht mit, wer in der Sache schon tätig war oder wessen Verein "
  "selbst oder durch ein Mitglied rechtsmittelberechtigt ist.")
P(BTO, 5_12, "5.12", D, 0,
  "Before the decision all who are entitled, and the director, may state their views in writing "
  "or orally.",
  "Vor der Entscheidung dürfen alle Berechtigten und der Spielleiter schriftlich oder mündlich "
  "Stellung nehmen.")
P(BTO, 5_13, "5.13", D, 0,
  "Where the order is silent, similar points may be applied by analogy, but never to sanctions "
  "and bans.",
  "Schweigt die Ordnung, dürfen ähnliche Regelungen sinngemäß gelten, nie aber für Bußen "
  "und Sperren.")
P(BTO, 5_14, "5.14", R, 0,
  "Decisions are announced and given to all parties in writing, with reasons.",
  "Entscheidungen werden verkündet und allen Beteiligten schriftlich mit Gründen mitgeteilt.")
P(BTO, 5_15, "5.15", D, 0,
  "The fee of a remedy finally refused is forfeited, of one finally granted refunded, and of one "
  "granted in part refunded in that measure, with regard to the expenses.",
  "Die Gebühr verfällt, wenn das Rechtsmittel rechtskräftig scheitert, wird bei Erfolg "
  "erstattet und bei Teilerfolg nach dessen Maß unter Berücksichtigung der Auslagen.")
P(BTO, 5_16, "5.16", R, 0,
  "If an appeal succeeds, the fees may be charged to the body of protest whose decision the "
  "order did not cover.",
  "Hat eine Berufung Erfolg, können die Gebühren der Protestinstanz auferlegt werden, wenn die "
  "Ordnung deren Entscheidung nicht deckte.")
P(BTO, 6, "6", D, 0,
  "The individual championship.",
  "Die Einzelmeisterschaft.")
P(BTO, 6_1, "6.1", R, CHOICE,
  "Districts and associations decide who enters their own individual championships.",
  "Über die Zulassung zu ihren Einzelmeisterschaften entscheiden Bezirke und Verbände selbst.")
P(BTO, 6_2, "6.2", D, 0,
  "Who is admitted to the individual championship.",
  "Wer zur Einzelmeisterschaft zugelassen ist.")
P(BTO, 6_2_1, "6.2.1", D, 0,
  "Each association sends one player, and the two with most members one more.",
  "Jeder Verband stellt einen Spieler, die beiden mitgliederstärksten je einen weiteren.")
P(BTO, 6_2_2, "6.2.2", D, 0,
  "Those relegated from the last national championship are admitted, and still are the next year "
  "if they missed this championship; who was entitled to the national one and did not play it "
  "must start in the next one here, or loses the right.",
  "Zugelassen sind die Absteiger der letzten Deutschen Meisterschaft, auch noch im Folgejahr, "
  "wenn sie hier fehlten; wer die Deutsche nicht mitspielte, muss bei der nächsten "
  "NRW-Meisterschaft starten, sonst verfällt das Recht.")
P(BTO, 6_2_3, "6.2.3", D, 0,
  "The first four of the last championship are admitted unless entitled to the national one.",
  "Zugelassen sind die ersten Vier der letzten Meisterschaft, soweit nicht für die Deutsche "
  "startberechtigt.")
P(BTO, 6_2_4, "6.2.4", D, 0,
  "The winner of the individual cup is admitted.",
  "Zugelassen ist der Pokalmeister.")
P(BTO, 6_2_5, "6.2.5", R, 0,
  "A representative of the host is admitted.",
  "Zugelassen ist ein Vertreter des Ausrichters.")
P(BTO, 6_3, "6.3", R, 0,
  "The federation's committee gives wildcards on request.",
  "Freiplätze vergibt der Bundesspielausschuss auf Antrag.")
P(BTO, 6_4, "6.4", D, 0,
  "The field should be 14; up to 14 play a round robin, more a Swiss.",
  "Das Feld soll 14 Spieler haben; bis zu 14 spielen ein Rundenturnier, mehr nach Schweizer "
  "System.")
P(BTO, 6_5, "6.5", R, 0,
  "The national body's order says how many go on to the national championship.",
  "Wie viele zur Deutschen Meisterschaft aufsteigen, sagt die Turnierordnung des Deutschen "
  "Schachbundes.")
P(BTO, 6_6, "6.6", D, 0,
  "If only one of two equally placed players can go to the national championship, they play two "
  "games, then two more, then lots are drawn.",
  "Kann von zwei gleich platzierten Spielern nur einer zur Deutschen Meisterschaft, spielen sie "
  "zwei Partien, dann zwei weitere; danach entscheidet das Los.")
P(BTO, 7, "7", D, 0,
  "The women's individual championship.",
  "Die Einzelmeisterschaft der Damen.")
P(BTO, 7_1, "7.1", D, 0,
  "The field is 8; the committee may raise it to 10 for players who deserve support.",
  "Das Feld hat 8 Spielerinnen; der Spielausschuss kann es für besonders förderungswürdige "
  "auf 10 erhöhen.")
P(BTO, 7_2, "7.2", D, 0,
  "Who is admitted to the women's championship.",
  "Wer zur Meisterschaft der Damen zugelassen ist.")
P(BTO, 7_2_1, "7.2.1", D, 0,
  "The last winner is admitted unless entitled to the national championship.",
  "Zugelassen ist die letzte Siegerin, soweit nicht für die Deutsche Meisterschaft berechtigt.")
P(BTO, 7_2_2, "7.2.2", D, 0,
  "Each association sends one player.",
  "Jeder Verband stellt eine Spielerin.")
P(BTO, 7_2_3, "7.2.3", D, 0,
  "Those relegated from the last national championship are admitted, with the same carrying over "
  "and lapse as in 6.2.2.",
  "Zugelassen sind die Absteigerinnen der letzten Deutschen Meisterschaft; das Recht bleibt und "
  "verfällt wie nach 6.2.2.")
P(BTO, 7_2_4, "7.2.4", R, 0,
  "Players whom the committee gave a wildcard on request are admitted.",
  "Zugelassen sind Spielerinnen, denen der Spielausschuss auf Antrag einen Freiplatz gab.")
P(BTO, 8, "8", D, 0,
  "Invitations to the individual championships go out at least 4 weeks before the start.",
  "Zu den Einzelmeisterschaften wird spätestens 4 Wochen vor Beginn eingeladen.")
P(BTO, 9, "9", D, 0,
  "Ties between players.",
  "Punktgleichheit von Spielern.")
P(BTO, 9_1, "9.1", D, 0,
  "Players level on points are ranked by Sonneborn-Berger; if still level, a draw with Black "
  "counts as a win.",
  "Bei Punktgleichheit entscheidet Sonneborn-Berger; danach zählt ein Remis mit Schwarz als "
  "Gewinn.")
P(BTO, 9_2, "9.2", D, 0,
  "For first place two players play a match of two games, more a single round robin; if still "
  "level, 9.1 holds.",
  "Um den ersten Platz spielen zwei einen Stichkampf über zwei Partien, mehrere ein einrundiges "
  "Turnier; bei weiterem Gleichstand gilt 9.1.")
P(BTO, 9_3, "9.3", D, 0,
  "In a Swiss, Buchholz stands for Sonneborn-Berger.",
  "Im Schweizer System tritt Buchholz an die Stelle von Sonneborn-Berger.")
P(BTO, 10, "10", D, 0,
  "The individual blitz championship.",
  "Die Blitzeinzelmeisterschaft.")
P(BTO, 10_1, "10.1", R, 0,
  "The committee fixes the size of the field.",
  "Die Größe des Feldes legt der Bundesspielausschuss fest.")
P(BTO, 10_2, "10.2", D, 0,
  "The last blitz champion is entitled, the host may name one player, and the associations fill "
  "the rest in proportion to their members.",
  "Der Blitzmeister des Vorjahrs ist vorberechtigt, der Ausrichter kann einen Spieler benennen, "
  "den Rest besetzen die Verbände nach Mitgliederzahl.")
P(BTO, 10_3, "10.3", D, 0,
  "For first place or the last place for the national event, two players play two games and then "
  "until one is won; more play a single round robin, then lots; the first colours are drawn and "
  "then change.",
  "Um den ersten oder letzten weiterführenden Platz spielen zwei Spieler zwei Partien und dann "
  "bis zur ersten gewonnenen; mehrere spielen ein einrundiges Turnier, dann entscheidet das Los; "
  "die ersten Farben werden gelost und dann gewechselt.")
P(BTO, 10_4, "10.4", I, 0,
  "Annex 2 holds the rules of play: blitz-1977.",
  "Die Spielregeln stehen in Anlage 2: blitz-1977.")
P(BTO, 11, "11", D, 0,
  "The team blitz championship.",
  "Die Blitzmannschaftsmeisterschaft.")
P(BTO, 11_1, "11.1", R, 0,
  "The committee fixes the number of teams at the beginning of the year.",
  "Die Zahl der Mannschaften legt der Bundesspielausschuss zu Beginn des Jahres fest.")
P(BTO, 11_2, "11.2", D, 0,
  "The last champion is entitled unless admitted to the national event.",
  "Der Meister des Vorjahrs ist vorberechtigt, soweit nicht zur Deutschen Meisterschaft "
  "zugelassen.")
P(BTO, 11_3, "11.3", R, 0,
  "The host may name one team.",
  "Der Ausrichter kann eine Mannschaft benennen.")
P(BTO, 11_4, "11.4", D, 0,
  "The associations fill the other places in proportion to their members.",
  "Die übrigen Plätze besetzen die Verbände nach Mitgliederzahl.")
P(BTO, 11_5, "11.5", D, 0,
  "The first-placed team of a club that is entitled to the national event already is not "
  "reported as a qualifier.",
  "Die erstplatzierte Mannschaft eines für die Deutsche Meisterschaft schon vorberechtigten "
  "Vereins wird nicht als Aufsteiger gemeldet.")
P(BTO, 11_6, "11.6", D, 0,
  "Teams have four players; a fifth may come in as a substitute, the others moving up.",
  "Gespielt wird zu viert; ein Fünfter kann als Ersatz eingesetzt werden, wobei die übrigen "
  "aufrücken.")
P(BTO, 11_7, "11.7", D, 0,
  "The order registered for round one holds for the whole event; another order loses the match.",
  "Die zur ersten Runde gemeldete Rangfolge gilt im ganzen Turnier; eine andere kostet den "
  "Kampf.")
P(BTO, 11_8, "11.8", D, 0,
  "For first place or the last place for the national event board points decide, then for two "
  "teams a play-off with colours reversed and Berlin scoring, repeated until decided; more play "
  "a single round robin ranked likewise.",
  "Um den ersten oder letzten weiterführenden Platz entscheiden Brettpunkte, dann bei zweien "
  "ein Stichkampf mit vertauschten Farben und Berliner Wertung, bis er entschieden ist; mehrere "
  "spielen ein einrundiges Stichturnier mit denselben Wertungen.")
P(BTO, 11_9, "11.9", I, 0,
  "Annex 2 holds the rules of play: blitz-1977.",
  "Die Spielregeln stehen in Anlage 2: blitz-1977.")
P(BTO, 12, "12", D, 0,
  "The individual cup.",
  "Die Pokaleinzelmeisterschaft.")
P(BTO, 12_1, "12.1", D, 0,
  "Each association sends one player, the two with most members one more: eight in the first "
  "round.",
  "Jeder Verband stellt einen Spieler, die beiden mitgliederstärksten je einen weiteren: acht "
  "in der ersten Runde.")
P(BTO, 12_2, "12.2", D, 0,
  "Pairings are drawn; players of one association meet only in the final.",
  "Die Paarungen werden gelost; Spieler eines Verbands treffen erst im Endspiel aufeinander.")
P(BTO, 12_3, "12.3", D, 0,
  "From the second round on, the right to play at home should change if possible.",
  "Ab der zweiten Runde soll das Heimrecht möglichst wechseln.")
P(BTO, 12_4, "12.4", D, 0,
  "The host has Black; after a draw two five-minute games follow, colours drawn and then "
  "changed, and then the first game that is won decides.",
  "Der Gastgeber hat Schwarz; nach Remis folgen zwei Kurzpartien zu 5 Minuten mit erst gelosten, "
  "dann gewechselten Farben, danach entscheidet die erste gewonnene weitere.")
P(BTO, 13, "13", D, 0,
  "The team cup.",
  "Die Pokalmannschaftsmeisterschaft.")
P(BTO, 13_1, "13.1", D, 0,
  "Each association sends one team, the two with most members one more: eight in the first "
  "round.",
  "Jeder Verband stellt eine Mannschaft, die beiden mitgliederstärksten je eine weitere: acht "
  "in der ersten Runde.")
P(BTO, 13_2, "13.2", D, 0,
  "Only teams of clubs are admitted, and the rank order of the team championship holds.",
  "Zugelassen sind nur Vereinsmannschaften, und die Rangfolge der Mannschaftsmeisterschaft gilt.")
P(BTO, 13_3, "13.3", D, 0,
  "In round one the first of each of the two strongest associations meets the second of the "
  "other; teams of one association meet only in the final.",
  "In Runde eins spielt der Erste jedes der beiden stärksten Verbände gegen den Zweiten des "
  "anderen; Mannschaften eines Verbands treffen erst im Endspiel aufeinander.")
P(BTO, 13_4, "13.4", D, 0,
  "A drawn match is decided by Berlin scoring, then by lot between the captains.",
  "Einen unentschiedenen Kampf entscheidet die Berliner Wertung, dann das Los zwischen den "
  "Mannschaftsführern.")
P(BTO, 14, "14", D, GENERAL,
  "Only teams of one club may start in team championships.",
  "Bei Mannschaftsmeisterschaften starten nur reine Vereinsmannschaften.")
P(BTO, 15, "15", D, 0,
  "The size of a team.",
  "Die Mannschaftsstärke.")
P(BTO, 15_1, "15.1", D, 0,
  "Senior classes play with teams of six, as printed. We use eight: 18.3.1 counts the boards from "
  "eight and 23.1 names boards 1 to 8. Who keeps to the print writes boards 6, or reading "
  "senior-boards six [R-04].",
  "Die Seniorenklassen spielen, so der Druck, mit Sechsermannschaften. Wir nehmen acht: 18.3.1 "
  "zählt die Bretter ab acht, und 23.1 nennt die Bretter 1 bis 8. Wer beim Druck bleibt, schreibt "
  "boards 6 oder reading senior-boards six [R-04].")
P(BTO, 15_2, "15.2", D, 0,
  "A team has appeared when half of its players are in play.",
  "Eine Mannschaft ist angetreten, wenn die Hälfte ihrer Spieler eingesetzt ist.")
P(BTO, 16, "16", D, GENERAL,
  "The rank order of a club's players.",
  "Die Rangfolge der Spieler eines Vereins.")
P(BTO, 16_1, "16.1", D, 0,
  "The club registers its teams in writing and in binding order by the director's date, which is "
  "later than 10 July.",
  "Der Verein meldet seine Mannschaften schriftlich in verbindlicher Reihenfolge bis zum Termin "
  "des Spielleiters, der nach dem 10. Juli liegt.")
P(BTO, 16_2, "16.2", D, 0,
  "The order cannot change during an event.",
  "Während eines Turniers kann die Reihenfolge nicht geändert werden.")
P(BTO, 16_3, "16.3", D, 0,
  "Players for whom pass or permission was asked after that date can only be appended.",
  "Spieler, deren Pass oder Spielgenehmigung erst nach dem Meldetermin beantragt wurde, können "
  "nur angereiht werden.")
P(BTO, 16_4, "16.4", D, 0,
  "A team that fields a player who is not entitled loses the match on all boards.",
  "Wer nicht spielberechtigte Spieler einsetzt, verliert den Mannschaftskampf an allen Brettern.")
P(BTO, 16_5, "16.5", D, 0,
  "Players of a lower team may play as substitutes in teams of higher classes twice a season, "
  "except in the club's lowest team and in play-offs; more than one nomination to the national "
  "leagues bars from the own team.",
  "Spieler unterer Mannschaften dürfen im Spieljahr zweimal in höherklassigen aushelfen, "
  "außer in der untersten Mannschaft und in Stichkämpfen; mehr als eine Nominierung in der "
  "Bundesliga oder 2. Bundesliga schließt von der eigenen Mannschaft aus.")
P(BTO, 16_6, "16.6", D, 0,
  "Teams of a club in one class lend each other no players, and who was a substitute in one "
  "cannot be one in the other; in the final stage and in promotion matches the second team may "
  "help the first.",
  "Mannschaften eines Vereins in einer Klasse tauschen keine Spieler, und Ersatz der einen kann "
  "nicht Ersatz der anderen sein; in Schlussrunde und Aufstiegskämpfen darf die zweite der "
  "ersten aushelfen.")
P(BTO, 16_7, "16.7", D, 0,
  "Players and substitutes sit in rank order, with no board left free between successive rank "
  "numbers; who sits too low has lost his game.",
  "Spieler und Ersatz sitzen nach Rangfolge, zwischen aufeinanderfolgenden Rangnummern bleibt "
  "kein Brett frei; wer zu tief sitzt, hat seine Partie verloren.")
P(BTO, 16_8, "16.8", D, 0,
  "Except in a club's lowest team, a board may stay empty only if the absent player is named, "
  "who must be entitled; a breach as a rule loses the match on all boards.",
  "Außer in der untersten Mannschaft bleibt ein Brett nur unter Nennung des abwesenden, "
  "spielberechtigten Spielers frei; ein Verstoß kostet in der Regel den Kampf an allen "
  "Brettern.")
P(BTO, 17, "17", D, GENERAL,
  "The home club has White on the even boards; at a neutral place the club named first is at "
  "home.",
  "Der Gastgeber hat an den Brettern mit gerader Zahl Weiß; am neutralen Ort ist es der zuerst "
  "genannte Verein.")
P(BTO, 18, "18", D, 0,
  "The score of team matches.",
  "Die Wertung der Mannschaftskämpfe.")
P(BTO, 18_1, "18.1", D, 0,
  "A match won counts 2 points, drawn 1, lost 0.",
  "Ein gewonnener Kampf zählt 2 Punkte, ein unentschiedener 1, ein verlorener 0.")
P(BTO, 18_2, "18.2", D, 0,
  "The team with more board points has won the match.",
  "Gewonnen hat die Mannschaft mit mehr Brettpunkten.")
P(BTO, 18_3, "18.3", D, 0,
  "Ties between teams.",
  "Punktgleichheit von Mannschaften.")
P(BTO, 18_3_1, "18.3.1", D, 0,
  "For first place, promotion or relegation a play-off match or a single round robin is held; a "
  "drawn match is decided by Berlin scoring (board 1 counts 8, board 2 counts 7 and so on), then "
  "by lot.",
  "Um ersten Platz, Auf- oder Abstieg gibt es Stichkampf oder einrundiges Turnier; einen "
  "unentschiedenen Stichkampf entscheidet die Berliner Wertung (Brett 1 zählt 8, Brett 2 zählt "
  "7 usw.), dann das Los.")
P(BTO, 18_3_2, "18.3.2", D, 0,
  "If teams tie again at the top of the round robin, their matches against each other count, "
  "then the board points of the play-off, then Berlin scoring, then the lot.",
  "Bei neuem Gleichstand an der Spitze des Turniers zählen die Kämpfe untereinander, dann die "
  "Brettpunkte der Stichrunde, dann die Berliner Wertung, dann das Los.")
P(BTO, 18_3_3, "18.3.3", D, 0,
  "For the other places board points decide.",
  "Auf den anderen Plätzen entscheiden die Brettpunkte.")
P(BTO, 19, "19", R, 0,
  "The home club, or the arbiter if there was one, reports the result to the director at once.",
  "Der Gastgeber, oder der Schiedsrichter, wenn einer leitete, meldet das Ergebnis umgehend dem "
  "Spielleiter.")
P(BTO, 20, "20", R, GENERAL | CHOICE,
  "Each area regulates promotion and relegation itself.",
  "Auf- und Abstieg regelt jeder Bereich selbst.")
P(BTO, 21, "21", D, 0,
  "Adjudication.",
  "Die Abschätzung.")
P(BTO, 21_1, "21.1", D, 0,
  "After 5 hours a game may be adjudicated; before round one the director may set 7 hours for "
  "the whole event, with a break of up to one hour after 5.",
  "Nach 5 Stunden kann abgeschätzt werden; vor der ersten Runde kann der Spielleiter für das "
  "ganze Turnier 7 Stunden festsetzen, mit bis zu einer Stunde Pause nach 5.")
P(BTO, 21_2, "21.2", R, 0,
  "The game is properly adjourned before it is adjudicated.",
  "Vor der Abschätzung wird die Partie ordnungsgemäß abgebrochen.")
P(BTO, 21_3, "21.3", R, 0,
  "During adjudication players and others express no opinion.",
  "Während der Abschätzung äußern weder Spieler noch Dritte eine Meinung.")
P(BTO, 21_4, "21.4", D, 0,
  "If the two adjudicators agree, that is final; if not, the game goes to the director.",
  "Sind sich die Abschätzer einig, ist das unanfechtbar; sonst geht die Partie an den "
  "Spielleiter.")
P(BTO, 21_5, "21.5", D, 0,
  "Either captain may object to the director's verdict, with a copy to the other by the same "
  "post.",
  "Gegen das Urteil des Spielleiters kann jeder Mannschaftsführer Einspruch erheben, mit "
  "Durchschrift an den Gegner in gleicher Post.")
P(BTO, 21_6, "21.6", D, 0,
  "The player whose captain objected travels to the opponent to play on; if both objected, they "
  "play at the place of the one who travelled first.",
  "Der Spieler, dessen Mannschaftsführer Einspruch erhob, reist zur Fortsetzung zum Gegner; "
  "taten es beide, wird bei dem fortgesetzt, der zuerst gereist ist.")
P(BTO, 21_7, "21.7", D, 0,
  "Who does not appear for the resumption has lost.",
  "Wer zur Fortsetzung nicht antritt, hat verloren.")
P(BTO, 21_8, "21.8", R, 0,
  "The date of resumption changes only by agreement and with the director's consent.",
  "Der Termin der Fortsetzung ist nur einvernehmlich und mit Zustimmung des Spielleiters zu "
  "verlegen.")
P(BTO, 21_9, "21.9", D, 0,
  "In marked rounds play goes on until the game is decided.",
  "In gekennzeichneten Runden wird bis zur Entscheidung gespielt.")
P(BTO, 22, "22", R, GENERAL,
  "The home club provides venue, sets, paper and clocks, or asks the guests early to bring what "
  "is missing.",
  "Der Gastgeber stellt Spiellokal, Material und Uhren oder bittet die Gäste frühzeitig, "
  "Fehlendes mitzubringen.")
P(BTO, 23, "23", D, GENERAL,
  "The dates of matches.",
  "Die Termine der Kämpfe.")
P(BTO, 23_1, "23.1", D, 0,
  "Dates are kept; the director must move a match only for a player registered on boards 1 to 8 "
  "who has an event of equal or higher rank or a like official duty that day, and in the last "
  "round never for youth matches.",
  "Termine gelten; verlegen muss der Spielleiter nur wegen eines an den Brettern 1 bis 8 "
  "Gemeldeten mit gleich- oder höherrangigem Turnier oder gleichwertiger Verpflichtung am "
  "selben Tag, in der letzten Runde nie wegen Jugendkämpfen.")
P(BTO, 23_2, "23.2", D, 0,
  "For other reasons he may move it if the opponent's consent is attached and the new date is "
  "before the old one.",
  "Aus anderen Gründen kann er zustimmen, wenn das Einverständnis des Gegners beiliegt und der "
  "neue Termin vor dem alten liegt.")
P(BTO, 23_3, "23.3", D, 0,
  "Requests come so early that his decision can reach the clubs 14 days before both the old and "
  "the new date.",
  "Anträge kommen so früh, dass die Entscheidung die Vereine 14 Tage vor dem alten und dem "
  "neuen Termin erreichen kann.")
P(BTO, 23_4, "23.4", R, 0,
  "In compelling cases he may move a match without a request.",
  "In zwingenden Fällen kann er auch ohne Antrag verlegen.")
P(BTO, 23_5, "23.5", D, 0,
  "The clubs are told of every new date at least 14 days before it.",
  "Jede Verlegung wird den Vereinen spätestens 14 Tage vor dem neuen Termin mitgeteilt.")
P(BTO, 23_6, "23.6", D, 0,
  "Before the last round all earlier matches are decided, and single matches of the last round "
  "are not moved.",
  "Vor der letzten Runde sind alle früheren Kämpfe entschieden, und einzelne Kämpfe der "
  "letzten Runde werden nicht verlegt.")
P(BTO, 24, "24", R, 0,
  "Who runs a team match.",
  "Die Leitung von Mannschaftskämpfen.")
P(BTO, 24_1, "24.1", R, 0,
  "Neutral arbiters appointed by the event director run team matches.",
  "Mannschaftskämpfe leiten neutrale Schiedsrichter, die der Turnierleiter einsetzt.")
P(BTO, 24_2, "24.2", R, 0,
  "The arbiter takes all decisions needed during the match.",
  "Der Schiedsrichter trifft alle Entscheidungen während des Kampfes.")
P(BTO, 24_3, "24.3", R, 0,
  "Where no arbiter is foreseen or present, the two captains do his work together until he "
  "comes.",
  "Ist kein Schiedsrichter vorgesehen oder da, übernehmen beide Mannschaftsführer gemeinsam "
  "seine Aufgaben, bis er kommt.")
P(BTO, 24_4, "24.4", D, 0,
  "Both teams bear half of the arbiter's costs, which stand in the match report.",
  "Die Kosten des Schiedsrichters tragen beide Mannschaften je zur Hälfte; sie stehen im "
  "Spielbericht.")
P(BTO, 25, "25", R, 0,
  "Running an event.",
  "Die Turnierleitung.")
P(BTO, 25_1, "25.1", R, 0,
  "An event director is appointed for every event.",
  "Für jedes Turnier wird ein Turnierleiter bestellt.")
P(BTO, 25_2, "25.2", I, 0,
  "The event director runs the event by the Laws.",
  "Der Turnierleiter leitet das Turnier nach den Spielregeln.")
P(BTO, 25_2_1, "25.2.1", I, 0,
  "He watches over the course of the event.",
  "Er überwacht den Verlauf des Turniers.")
P(BTO, 25_2_2, "25.2.2", R, 0,
  "He establishes whether players have overstepped the time.",
  "Er stellt fest, ob Spieler die Zeit überschritten haben.")
P(BTO, 25_2_3, "25.2.3", R, 0,
  "He checks that the envelopes of adjourned games are filled in completely, correctly and "
  "legibly.",
  "Er prüft, ob die Umschläge der Hängepartien vollständig, richtig und leserlich "
  "beschriftet sind.")
P(BTO, 25_2_4, "25.2.4", R, 0,
  "He keeps these envelopes safe.",
  "Er verwahrt diese Umschläge sorgfältig.")
P(BTO, 25_2_5, "25.2.5", R, 0,
  "He arranges the resumption of adjourned games.",
  "Er regelt die Wiederaufnahme abgebrochener Partien.")
P(BTO, 25_2_6, "25.2.6", I, 0,
  "He enforces the decisions taken during the event.",
  "Er setzt die im Turnier getroffenen Entscheidungen durch.")
P(BTO, 25_3, "25.3", D, 0,
  "For breaches of the Laws he may impose the sanctions of point 4 or ask for them.",
  "Bei Regelverstößen kann er Bußen nach Punkt 4 verhängen oder beantragen.")
P(BTO, 26, "26", D, 0,
  "Pairings.",
  "Die Paarungen.")
P(BTO, 26_1, "26.1", D, 0,
  "Promoted and relegated teams, and teams of one association or club, are spread over the "
  "groups of a class by lot as evenly as possible.",
  "Auf- und Absteiger sowie Mannschaften eines Verbands oder Vereins werden durch Los möglichst "
  "gleichmäßig auf die Gruppen einer Klasse verteilt.")
P(BTO, 26_2, "26.2", D, 0,
  "Pairings are drawn by lot; players or teams of one club in a group meet in the first rounds.",
  "Die Paarungen werden gelost; Spieler oder Mannschaften eines Vereins in einer Gruppe spielen "
  "in den ersten Runden gegeneinander.")
P(BTO, 27, "27", D, GENERAL,
  "The start of play.",
  "Der Spielbeginn.")
P(BTO, 27_1, "27.1", R, 0,
  "At the fixed time White's clocks are started.",
  "Zur festgesetzten Zeit werden die Uhren von Weiß in Gang gesetzt.")
P(BTO, 27_2, "27.2", D, 0,
  "Who has not appeared one hour after the start has lost; if both have not, both have.",
  "Wer eine Stunde nach Spielbeginn nicht da ist, hat verloren; fehlen beide, haben beide "
  "verloren.")
P(BTO, 27_3, "27.3", D, 0,
  "A delay of a team match through a club's fault is charged to its clocks.",
  "Eine vom Verein verschuldete Verzögerung des Kampfes wird ihm als verbrauchte Zeit "
  "angerechnet.")
P(BTO, 28, "28", D, 0,
  "Each player has 2½ hours for 50 moves and 1 hour for every further 20.",
  "Jeder Spieler hat 2½ Stunden für 50 Züge und 1 Stunde für je 20 weitere.")
P(BTO, 29, "29", I, GENERAL,
  "The use of the clock.",
  "Der Gebrauch der Schachuhr.")
P(BTO, 29_1, "29.1", I, 0,
  "All games are played with a clock that both players can see.",
  "Alle Partien werden mit einer Uhr gespielt, die beide Spieler sehen.")
P(BTO, 29_2, "29.2", I, 0,
  "Each player looks after his clock himself, so that it does not run wrongly.",
  "Jeder achtet selbst darauf, dass seine Uhr nicht zu Unrecht läuft.")
P(BTO, 29_3, "29.3", I, 0,
  "Only the opponent may tell a player that his clock runs wrongly.",
  "Nur der Gegner darf einen Spieler darauf hinweisen, dass seine Uhr zu Unrecht läuft.")
P(BTO, 30, "30", R, 0,
  "Recording the game.",
  "Das Aufzeichnen der Partie.")
P(BTO, 30_1, "30.1", I, 0,
  "The event director may stop the clock and have the two scores put right, once both have "
  "written their last move.",
  "Der Turnierleiter kann bei stehender Uhr die Notationen abgleichen lassen, wenn beide ihren "
  "letzten Zug notiert haben.")
P(BTO, 30_2, "30.2", R, 0,
  "Captains have no such right; the winner, or both after a draw, hands in a correct and legible "
  "score.",
  "Mannschaftsführer haben dieses Recht nicht; der Gewinner, bei Remis beide, gibt eine "
  "richtige und leserliche Notation ab.")
P(BTO, 31, "31", D, GENERAL,
  "Overstepping the time.",
  "Die Zeitüberschreitung.")
P(BTO, 31_1, "31.1", D, 0,
  "A clear overstepping of the time loses the game, and the flag is what counts; clocks are set "
  "back one minute before the start.",
  "Deutliche Zeitüberschreitung verliert die Partie, maßgebend ist das Fallblättchen; vor "
  "Beginn werden die Uhren eine Minute zurückgestellt.")
P(BTO, 31_2, "31.2", D, 0,
  "If the flag is grossly faulty, the minute hand counts.",
  "Bei groben Mängeln des Fallblättchens gilt der Minutenzeiger.")
P(BTO, 31_3, "31.3", D, 0,
  "The last move before the control counts only once the player has stopped his clock.",
  "Der letzte Zug vor der Kontrolle zählt erst, wenn der Spieler seine Uhr abgestellt hat.")
P(BTO, 31_4_1, "31.4.1", R, 0,
  "The event director or his deputy establishes it, at any time also of his own accord.",
  "Festgestellt wird sie vom Turnierleiter oder seinem Vertreter, jederzeit auch von sich aus.")
P(BTO, 31_4_2, "31.4.2", R, 0,
  "Who claims a win on time against his view proves it with a complete score.",
  "Wer gegen seine Auffassung Gewinn durch Zeit beansprucht, beweist ihn mit vollständiger "
  "Notation.")
P(BTO, 31_4_3, "31.4.3", D, 0,
  "Once it is established, he declares the game lost, even against the wish of both players.",
  "Ist sie festgestellt, erklärt er die Partie für verloren, auch gegen den Wunsch beider "
  "Spieler.")
P(BTO, 32, "32", D, GENERAL,
  "Adjournment and resumption.",
  "Abbruch und Wiederaufnahme.")
P(BTO, 32_1, "32.1", R, 0,
  "Both players make sure that position and times on the envelope are right.",
  "Beide Spieler vergewissern sich, dass Stellung und Zeiten auf dem Umschlag stimmen.")
P(BTO, 32_2, "32.2", D, 0,
  "All adjourned games are finished before the last round.",
  "Alle Hängepartien sind vor der letzten Runde erledigt.")
P(BTO, 33, "33", D, GENERAL,
  "Withdrawal from an event.",
  "Das Zurücktreten aus einem Turnier.")
P(BTO, 33_1, "33.1", D, 0,
  "Who withdraws with less than half played has all results annulled; with half or more the "
  "remaining opponents get the points; adjourned games count as played.",
  "Wer vor der Hälfte zurücktritt, dessen Ergebnisse werden annulliert; ab der Hälfte "
  "erhalten die restlichen Gegner die Punkte; Hängepartien gelten als gespielt.")
P(BTO, 33_2, "33.2", D, 0,
  "That does not hold for Swiss and like systems.",
  "Das gilt nicht für das Schweizer und ähnliche Systeme.")
P(BTO, 34, "34", D, GENERAL,
  "The FIDE Laws, printed as annex 4 (fide-1984), apply since 1 September 1985, and beside them "
  "this order as far as it does not contradict them.",
  "Seit 1. September 1985 gelten die als Anlage 4 gedruckten FIDE-Regeln (fide-1984), daneben "
  "diese Ordnung, soweit sie ihnen nicht widerspricht.")
P(BTO, 35, "35", I, GENERAL,
  "Conduct of the players.",
  "Das Verhalten der Spieler.")
P(BTO, 35_1, "35.1", I, 0,
  "During play no notes, no analysis on another board, and no advice or warning by others.",
  "Während des Spiels gibt es keine Aufzeichnungen, keine Analyse an anderem Brett und keinen "
  "Rat von Dritten.")
P(BTO, 35_2, "35.2", I, 0,
  "Even the appearance of such a breach is to be avoided.",
  "Auch der Anschein eines solchen Verstoßes ist zu vermeiden.")
P(BTO, 35_3, "35.3", R, 0,
  "No analysis in the playing hall during play; in a break only if there is no other room and "
  "the event director consents.",
  "Im Spielsaal wird während des Spiels nicht analysiert, in der Unterbrechung nur mangels "
  "anderen Raums und mit Genehmigung des Turnierleiters.")
P(BTO, 35_4, "35.4", I, 0,
  "Players make no remarks about moves that were made.",
  "Spieler machen keine Bemerkungen über geschehene Züge.")
P(BTO, 35_5, "35.5", I, 0,
  "Nobody points at or touches squares to help his calculation.",
  "Niemand zeigt auf Felder oder berührt sie, um besser zu rechnen.")
P(BTO, 35_6, "35.6", I, 0,
  "No move is taken back.",
  "Kein Zug wird zurückgenommen.")
P(BTO, 35_7, "35.7", I, 0,
  "Distracting or disturbing the opponent in any way is forbidden.",
  "Den Gegner abzulenken oder zu stören ist verboten.")
P(BTO, 35_8_1, "35.8.1", D, 0,
  "In the hall only players whose game is running and the event's officials may smoke.",
  "Im Saal dürfen nur Spieler mit laufender Partie und die Turnierleitung rauchen.")
P(BTO, 35_8_2, "35.8.2", R, 0,
  "The organiser of an individual event, or the home club in the team championship, may restrict "
  "or forbid smoking further.",
  "Veranstalter von Einzelturnieren und Gastgeber der Mannschaftsmeisterschaft können das "
  "Rauchen weiter einschränken oder verbieten.")
P(BTO, 35_8_3, "35.8.3", D, 0,
  "Such a restriction is announced before the bid and in the announcement, for teams in the "
  "registration, and holds for the whole season.",
  "Das ist vor der Bewerbung und in der Ausschreibung, bei Mannschaften in der Meldung "
  "bekanntzugeben und gilt das ganze Spieljahr.")
P(BTO, 36, "36", R, GENERAL,
  "Play between sighted and visually impaired players.",
  "Spielen zwischen sehenden und sehbehinderten Spielern.")
P(BTO, 36_1, "36.1", R, 0,
  "The additional rules of annex 3 apply: vi-nrw.",
  "Es gelten die Zusatzregeln der Anlage 3: vi-nrw.")
P(BTO, 36_2, "36.2", R, 0,
  "They apply by analogy to players who cannot move the pieces, write or work the clock "
  "themselves.",
  "Sie gelten sinngemäß für Spieler, die nicht selbst ziehen, schreiben oder die Uhr bedienen "
  "können.")
P(BTO, 37, "37", R, 0,
  "The order comes into force on 1 September 1987, as decided by the congress.",
  "Die Ordnung tritt nach Beschluss des Kongresses am 1. September 1987 in Kraft.")

/* ---- annex 1: player passes ---- */

P(A1, 13, "13", D, 0,
  "The order of player passes.",
  "Die Spielerpassordnung.")
P(A1, 13_1, "13.1", R, 0,
  "Every active player has a pass; organisations may have passes made for all their members.",
  "Für jedes spielaktive Mitglied besteht ein Pass; Organisationen können ihn für alle "
  "Mitglieder ausstellen lassen.")
P(A1, 13_2, "13.2", D, 0,
  "The pass office issues the pass; the club applies on the form, through its regional "
  "federation, with all data that are asked for.",
  "Die Zentrale Passstelle stellt den Pass aus; der Verein beantragt ihn auf dem Vordruck über "
  "den Landesverband mit allen verlangten Angaben.")
P(A1, 13_3, "13.3", D, 0,
  "The pass is shown at every championship, or within a week after the event; else, or if the "
  "club did not have it then, the player loses his game, and a player not entitled costs the "
  "match on all boards; only the office writes on the left inside page.",
  "Der Pass wird bei jeder Meisterschaft vorgelegt oder binnen einer Woche danach; sonst, oder "
  "wenn der Verein ihn nicht besaß, verliert der Spieler seinen Kampf, und ein nicht "
  "Spielberechtigter kostet den Mannschaftskampf an allen Brettern; links innen trägt nur die "
  "Passstelle ein.")
P(A1, 13_4, "13.4", R, 0,
  "The club keeps the pass and hands it to the player for individual championships and courses.",
  "Der Verein verwahrt den Pass und gibt ihn dem Spieler für Einzelmeisterschaften und "
  "Lehrgänge mit.")
P(A1, 13_5, "13.5", D, 0,
  "A player is entitled only for the club named in the pass, and for championships of the "
  "organisations above it.",
  "Spielberechtigt ist man nur für den im Pass eingetragenen Verein und für Meisterschaften "
  "der ihm übergeordneten Organisationen.")
P(A1, 13_6, "13.6", D, 0,
  "Who changes his club declares it in writing; the new club asks for the pass and sends it in; "
  "unmet material obligations are the ground for withholding it, to be told within three weeks "
  "of the request's postmark.",
  "Wer den Verein wechselt, erklärt es schriftlich; der neue Verein fordert den Pass an und "
  "reicht ihn ein; nur wegen offener materieller Verpflichtungen kann er verweigert werden, "
  "mitzuteilen binnen drei Wochen ab Poststempel der Anforderung.")
P(A1, 13_7, "13.7", D, 0,
  "The competent director may give a provisional permission, which ends with the season.",
  "Der zuständige Spielleiter kann eine vorläufige Spielgenehmigung bis zum Ende des "
  "Spieljahrs ausstellen.")
P(A1, 13_8, "13.8", R, 0,
  "A lost pass is reported at once; a new one is issued and the old one void.",
  "Ein verlorener Pass ist unverzüglich zu melden; ein neuer wird ausgestellt, der alte "
  "ungültig.")
P(A1, 13_9, "13.9", D, 0,
  "Every issue costs a fee; transfers go to the office with a postmark of 15 July at the latest, "
  "new passes can be asked for until 15 January and 15 July.",
  "Jede Ausstellung kostet eine Gebühr; Umschreibungen gehen mit Poststempel bis 15. Juli an "
  "die Passstelle, Neuausstellungen sind bis 15. Januar und 15. Juli zu beantragen.")
P(A1, 13_10, "13.10", D, 0,
  "After a membership ends, the club sends in the pass by 15 July unless it relies on "
  "obligations; dues run until the deletion.",
  "Nach Ende der Mitgliedschaft sendet der Verein den Pass bis 15. Juli ein, wenn er sich nicht "
  "auf Verpflichtungen beruft; Beiträge laufen bis zur Löschung.")
P(A1, 13_11, "13.11", D, 0,
  "Besides 15 July, records may be deleted as of 15 January if that cleans the data and no "
  "double play can come of it, on the regional federation's responsibility.",
  "Außer zum 15. Juli darf zum 15. Januar gelöscht werden, wenn es die Daten bereinigt und "
  "kein Doppelspiel droht; die Verantwortung trägt der Landesverband.")

/* ---- annex 2: blitz, which is blitz-1977 ---- */

L(A2, 8, "8")
L(A2, 8_4, "8.4")
L(A2, 8_5, "8.5")
L(A2, 8_6, "8.6")
L(A2, 8_7, "8.7")
L(A2, 8_8, "8.8")
L(A2, 8_9, "8.9")
L(A2, 8_10, "8.10")
L(A2, 8_11, "8.11")
L(A2, 8_12, "8.12")
L(A2, 8_13, "8.13")
L(A2, 8_14, "8.14")
L(A2, 8_15, "8.15")
L(A2, 8_16, "8.16")
L(A2, 8_17, "8.17")
L(A2, 8_18, "8.18")
L(A2, 8_19, "8.19")
L(A2, 8_20, "8.20")
L(A2, 8_21, "8.21")
L(A2, 8_22, "8.22")

/* ---- annex 3: two boards, which is vi-nrw ---- */

L(A3, 14, "14")
L(A3, 14_1, "14.1")
L(A3, 14_2, "14.2")
L(A3, 14_3, "14.3")
L(A3, 14_4, "14.4")
L(A3, 14_5, "14.5")
L(A3, 14_6, "14.6")
L(A3, 14_7, "14.7")
L(A3, 14_8, "14.8")
L(A3, 14_9, "14.9")
L(A3, 14_10, "14.10")
L(A3, 14_11, "14.11")

/* ---- the youth playing order ---- */

P(SJ, PREAMBLE, "preamble", D, GENERAL,
  "Points marked (g) bind the youth of all sub-organisations; on the others they may make rules "
  "of their own that keep the sense of this order.",
  "Mit (g) bezeichnete Bestimmungen binden die Schachjugenden aller Unterorganisationen; zu den "
  "übrigen dürfen diese eigene Regeln treffen, die den Sinn dieser Ordnung wahren.")
P(SJ, 1, "1", R, 0,
  "Youth play in the federation.",
  "Spielbetrieb der Jugend.")
P(SJ, 1_1, "1.1", D, 0,
  "The federation's youth holds eight championships every year: youth, B youth, C youth and "
  "girls individually, youth and girls by teams, and blitz for players and for teams.",
  "Die Schachjugend trägt jedes Jahr acht Meisterschaften aus: Jugend, B-Jugend, C-Jugend und "
  "Mädchen einzeln, Jugend und Mädchen mit Mannschaften sowie Blitz einzeln und mit "
  "Mannschaften.")
P(SJ, 1_2, "1.2", R, 0,
  "It also holds school competitions by rules of the youth committee.",
  "Sie führt auch Schulschachwettbewerbe nach Bestimmungen des Jugendausschusses durch.")
P(SJ, 1_3, "1.3", R, 0,
  "The youth committee may decide on further events.",
  "Der Jugendausschuss kann weitere Turniere beschließen.")
P(SJ, 2, "2", D, GENERAL,
  "Who is entitled to play.",
  "Wer spielberechtigt ist.")
P(SJ, 2_1, "2.1", D, 0,
  "Players are not past their 20th year of life, in the B championship their 17th, in the C "
  "championship and on board 8 their 15th, on 1 September; that holds for all events of the "
  "season, and the committee may set a minimum age for the C youth and the girls.",
  "Teilnehmer haben am 1. September das 20. Lebensjahr nicht überschritten, in der B-Jugend das "
  "17., in der C-Jugend und am 8. Brett das 15.; das gilt für alle Turniere des Spieljahrs, und "
  "der Jugendausschuss kann für C-Jugend und Mädchen ein Mindestalter setzen.")
P(SJ, 2_2, "2.2", D, 0,
  "Otherwise the tournament order says who is entitled.",
  "Im Übrigen gilt für die Spielberechtigung die Turnierordnung.")
P(SJ, 3, "3", D, 0,
  "The youth individual championship.",
  "Die Jugend-Einzelmeisterschaft.")
P(SJ, 3_1, "3.1", D, 0,
  "14 or 16 players, seven rounds Swiss: three from the association with most youths, two from "
  "each other, one of the host, and wildcards of the committee up to that number.",
  "14 oder 16 Teilnehmer, sieben Runden Schweizer System: drei vom Verband mit den meisten "
  "Jugendlichen, zwei von jedem anderen, einer vom Ausrichter und Freiplätze des "
  "Jugendausschusses bis zu dieser Zahl.")
P(SJ, 3_2, "3.2", D, 0,
  "Ties are broken by Buchholz, then the number of wins, then refined Buchholz.",
  "Bei Punktgleichheit entscheiden Buchholz, dann die Zahl der Siege, dann verfeinertes "
  "Buchholz.")
P(SJ, 3_3, "3.3", D, 0,
  "For first place, title and qualification two play a match of two games, more a single round "
  "robin, 30 minutes each a game; then 3.2.",
  "Um ersten Platz, Titel und Qualifikation spielen zwei einen Stichkampf über zwei Partien, "
  "mehr ein einrundiges Stichturnier, je 30 Minuten pro Partie; danach gilt 3.2.")
P(SJ, 3_4, "3.4", D, 0,
  "The winner is youth champion of North Rhine-Westphalia of that year.",
  "Der Erste ist Jugendmeister von Nordrhein-Westfalen des Jahres.")
P(SJ, 4, "4", D, 0,
  "The individual championship of the B youth.",
  "Die Einzelmeisterschaft der B-Jugend.")
P(SJ, 4_1, "4.1", D, 0,
  "14 or 16 players, seven rounds Swiss: three from the association with most youths, two from "
  "each other, one of the host, and wildcards of the committee up to that number.",
  "14 oder 16 Teilnehmer, sieben Runden Schweizer System: drei vom Verband mit den meisten "
  "Jugendlichen, zwei von jedem anderen, einer vom Ausrichter und Freiplätze des "
  "Jugendausschusses bis zu dieser Zahl.")
P(SJ, 4_2, "4.2", D, 0,
  "Ties are broken by Buchholz, then the number of wins, then refined Buchholz.",
  "Bei Punktgleichheit entscheiden Buchholz, dann die Zahl der Siege, dann verfeinertes "
  "Buchholz.")
P(SJ, 4_3, "4.3", D, 0,
  "For first place, title and qualification two play a match of two games, more a single round "
  "robin, 30 minutes each a game; then 4.2.",
  "Um ersten Platz, Titel und Qualifikation spielen zwei einen Stichkampf über zwei Partien, "
  "mehr ein einrundiges Stichturnier, je 30 Minuten pro Partie; danach gilt 4.2.")
P(SJ, 4_4, "4.4", D, 0,
  "The winner is B youth champion of North Rhine-Westphalia of that year.",
  "Der Erste ist B-Jugendmeister von Nordrhein-Westfalen des Jahres.")
P(SJ, 5, "5", D, 0,
  "The individual championship of the C youth.",
  "Die Einzelmeisterschaft der C-Jugend.")
P(SJ, 5_1, "5.1", D, 0,
  "34 players, eleven rounds Swiss: one from each district and the host, and wildcards of the "
  "committee.",
  "34 Teilnehmer, elf Runden Schweizer System: je einer von den Bezirken und vom Ausrichter, "
  "dazu Freiplätze des Jugendausschusses.")
P(SJ, 5_2, "5.2", D, 0,
  "Each player has two hours for 50 moves and one hour for every further 25.",
  "Jeder Spieler hat zwei Stunden für 50 Züge und eine Stunde für je 25 weitere.")
P(SJ, 5_3, "5.3", D, 0,
  "Ties are broken by Buchholz, then the number of wins, then refined Buchholz.",
  "Bei Punktgleichheit entscheiden Buchholz, dann die Zahl der Siege, dann verfeinertes "
  "Buchholz.")
P(SJ, 5_4, "5.4", D, 0,
  "For first place, title and qualification two play a match of two games, more a single round "
  "robin, 30 minutes each a game; then 5.3.",
  "Um ersten Platz, Titel und Qualifikation spielen zwei einen Stichkampf über zwei Partien, "
  "mehr ein einrundiges Stichturnier, je 30 Minuten pro Partie; danach gilt 5.3.")
P(SJ, 5_5, "5.5", D, 0,
  "The winner is C youth champion of North Rhine-Westphalia of that year.",
  "Der Erste ist C-Jugendmeister von Nordrhein-Westfalen des Jahres.")
P(SJ, 6, "6", D, 0,
  "The girls' individual championship.",
  "Die Einzelmeisterschaft der weiblichen Jugend.")
P(SJ, 6_1, "6.1", D, 0,
  "12 girls, seven rounds Swiss: two from each of the three associations with most girls, one "
  "from each other, one of the host and two wildcards of the committee.",
  "12 Teilnehmerinnen, sieben Runden Schweizer System: je zwei von den drei Verbänden mit den "
  "meisten Mädchen, eine von jedem anderen, eine vom Ausrichter und zwei Freiplätze des "
  "Jugendausschusses.")
P(SJ, 6_2, "6.2", D, 0,
  "Ties are broken by Buchholz, then the number of wins, then refined Buchholz.",
  "Bei Punktgleichheit entscheiden Buchholz, dann die Zahl der Siege, dann verfeinertes "
  "Buchholz.")
P(SJ, 6_3, "6.3", D, 0,
  "For first place, title and qualification two play a match of two games, more a single round "
  "robin, 30 minutes each a game; then 6.2.",
  "Um ersten Platz, Titel und Qualifikation spielen zwei einen Stichkampf über zwei Partien, "
  "mehr ein einrundiges Stichturnier, je 30 Minuten pro Partie; danach gilt 6.2.")
P(SJ, 6_4, "6.4", D, 0,
  "The winner is girls' youth champion of North Rhine-Westphalia of that year.",
  "Die Erste ist Jugendmeisterin von Nordrhein-Westfalen des Jahres.")
P(SJ, 7, "7", D, GENERAL,
  "The youth team championships.",
  "Die Jugendmannschaftsmeisterschaften.")
P(SJ, 7_1, "7.1", R, 0,
  "Federation, associations and districts each hold theirs on their own responsibility.",
  "Bund, Verbände und Bezirke tragen die ihre jeweils in eigener Verantwortung aus.")
P(SJ, 7_2, "7.2", D, 0,
  "Associations arrange their classes so that a team new to them can reach the top youth league "
  "after two seasons.",
  "Die Verbände gliedern ihre Klassen so, dass eine neue Mannschaft nach zwei Spieljahren die "
  "NRW-Jugendliga erreichen kann.")
P(SJ, 7_3, "7.3", D, 0,
  "On the girls' and the C board substitutes from lower teams may play more than twice; from the "
  "third time on, each use bars them from one match of their own team.",
  "Am Mädchen- und am C-Jugend-Brett darf Ersatz aus unteren Mannschaften öfter als zweimal "
  "spielen; ab dem dritten Mal kostet jeder Einsatz eine Sperre für ein Spiel der "
  "Stammmannschaft.")
P(SJ, 7_4, "7.4", D, 0,
  "Youth rank numbers stand on page 4 of the pass as season, J, team, slash and number; the "
  "girls' board is 7, the C board 8, permanent substitutes are 9 and on, and late additions are "
  "appended to the last team.",
  "Jugend-Rangnummern stehen auf Seite 4 des Passes als Spieljahr, J, Mannschaft, Schrägstrich "
  "und Nummer; das Mädchenbrett ist 7, das C-Jugend-Brett 8, ständiger Ersatz ab 9, und "
  "Nachgemeldete werden an die letzte Mannschaft angereiht.")
P(SJ, 7_5, "7.5", D, 0,
  "If several girls or C youths play, the lowest-ranked girl sits on board 7 and the "
  "lowest-ranked C youth on board 8.",
  "Spielen mehrere Mädchen oder C-Jugendliche, sitzt das rangniedrigste Mädchen am 7. und der "
  "rangniedrigste C-Jugendliche am 8. Brett.")
P(SJ, 8, "8", D, 0,
  "The federation's youth team championship.",
  "Die NRW-Jugendmannschaftsmeisterschaft.")
P(SJ, 8_1, "8.1", D, 0,
  "Three leagues of eight club teams; a team has six youths, a girl on board 7 and a C youth on "
  "board 8.",
  "Drei Ligen mit je acht Vereinsmannschaften; eine Mannschaft hat sechs Jugendliche, ein "
  "Mädchen am 7. und einen C-Jugendlichen am 8. Brett.")
P(SJ, 8_2, "8.2", D, 0,
  "Groups are drawn so that teams of one association, promoted teams and last year's finalists "
  "are spread evenly; the first two of each play a final stage, into which their own match is "
  "carried.",
  "Die Gruppen werden so gelost, dass Teams eines Verbands, Aufsteiger und Endrundenteilnehmer "
  "des Vorjahrs gleichmäßig verteilt sind; die ersten Zwei jeder Gruppe spielen die Endrunde, "
  "in die ihr eigener Kampf übernommen wird.")
P(SJ, 8_3, "8.3", D, 0,
  "The last two of each group go down, and each association sends one team up.",
  "Die letzten Zwei jeder Gruppe steigen ab, jeder Verband stellt einen Aufsteiger.")
P(SJ, 8_4, "8.4", D, 0,
  "For first place, title, final stage, qualification and relegation two teams play a match at "
  "the club that had to travel before, more a newly drawn single round robin, then the "
  "tournament order decides; elsewhere board points do.",
  "Um ersten Platz, Titel, Endrunde, Qualifikation und Abstieg spielen zwei Mannschaften einen "
  "Stichkampf beim Verein, der zuvor reisen musste, mehr ein neu gelostes einrundiges Turnier, "
  "danach gilt die Turnierordnung; sonst zählen Brettpunkte.")
P(SJ, 8_5, "8.5", D, 0,
  "In play-offs and the final stage substitutes who were used twice may be used up to twice "
  "more.",
  "In Stichkämpfen und Endrunde darf schon zweimal eingesetzter Ersatz bis zu zweimal mehr "
  "spielen.")
P(SJ, 8_6, "8.6", D, 0,
  "The winner of the final stage is youth team champion of North Rhine-Westphalia of that year.",
  "Der Sieger der Endrunde ist Jugend-Mannschaftsmeister von Nordrhein-Westfalen des Jahres.")
P(SJ, 9, "9", D, 0,
  "The girls' team championship.",
  "Die Mannschaftsmeisterschaft der weiblichen Jugend.")
P(SJ, 9_1, "9.1", D, 0,
  "A single round robin of one club team of four girls from each association; a club may use one "
  "girl of another club of its district, and in an odd field the committee may give one place.",
  "Ein einfaches Rundenturnier mit einer Vereinsmannschaft von vier Mädchen je Verband; ein "
  "Verein darf ein Mädchen eines anderen Vereins seines Bezirks einsetzen, und bei ungerader "
  "Zahl kann der Jugendausschuss einen Platz vergeben.")
P(SJ, 9_2, "9.2", D, 0,
  "Ties are broken by board points, then by Berlin scoring.",
  "Bei Punktgleichheit entscheiden Brettpunkte, dann die Berliner Wertung.")
P(SJ, 9_3, "9.3", D, 0,
  "For the title the direct encounter counts first, then 9.2.",
  "Beim Titel zählt erst der direkte Vergleich, dann 9.2.")
P(SJ, 9_4, "9.4", D, 0,
  "The winner is girls' team champion of North Rhine-Westphalia of that year.",
  "Der Erste ist Mannschaftsmeister der weiblichen Jugend von Nordrhein-Westfalen des Jahres.")
P(SJ, 10, "10", D, 0,
  "The youth individual blitz championship.",
  "Die Jugend-Blitz-Einzelmeisterschaft.")
P(SJ, 10_1, "10.1", D, 0,
  "A round robin of 28: two from each association, one of the host, last year's first four if "
  "still young enough, and the rest by d'Hondt from the numbers of youths.",
  "Ein Rundenturnier mit 28: zwei je Verband, einer vom Ausrichter, die ersten Vier des "
  "Vorjahrs, wenn noch jung genug, und der Rest nach d'Hondt aus den Zahlen der Jugendlichen.")
P(SJ, 10_2, "10.2", I, 0,
  "The blitz rules of annex 2 apply, blitz-1977, five minutes each.",
  "Es gelten die Blitzregeln der Anlage 2, blitz-1977, mit je fünf Minuten.")
P(SJ, 10_3, "10.3", D, 0,
  "Ties are broken by Sonneborn-Berger, then the number of wins, then the lot.",
  "Bei Punktgleichheit entscheiden Sonneborn-Berger, dann die Zahl der Siege, dann das Los.")
P(SJ, 10_4, "10.4", D, 0,
  "For the first four places and the title two play a match of two games, more a round robin; "
  "then 10.3.",
  "Um die ersten vier Plätze und den Titel spielen zwei einen Stichkampf über zwei Partien, "
  "mehr ein Stichturnier; danach gilt 10.3.")
P(SJ, 10_5, "10.5", D, 0,
  "The winner is youth blitz champion of North Rhine-Westphalia of that year.",
  "Der Sieger ist Jugend-Blitzmeister von Nordrhein-Westfalen des Jahres.")
P(SJ, 11, "11", D, 0,
  "The youth team blitz championship.",
  "Die Jugend-Blitz-Mannschaftsmeisterschaft.")
P(SJ, 11_1, "11.1", D, 0,
  "A round robin of 28 teams: two from each association, one of the host, last year's first "
  "four, and the rest by d'Hondt from the numbers of youths.",
  "Ein Rundenturnier mit 28 Mannschaften: zwei je Verband, eine vom Ausrichter, die ersten Vier "
  "des Vorjahrs und der Rest nach d'Hondt aus den Zahlen der Jugendlichen.")
P(SJ, 11_2, "11.2", I, 0,
  "The blitz rules of annex 2 apply, blitz-1977, five minutes each.",
  "Es gelten die Blitzregeln der Anlage 2, blitz-1977, mit je fünf Minuten.")
P(SJ, 11_3, "11.3", D, 0,
  "Each team registers a binding order before the start and keeps to it; substitutes may be "
  "appended.",
  "Jede Mannschaft meldet vor Beginn eine verbindliche Rangfolge und hält sie ein; Ersatz kann "
  "angereiht werden.")
P(SJ, 11_4, "11.4", D, 0,
  "Ties are broken by board points, then the number of matches won, then the lot.",
  "Bei Punktgleichheit entscheiden Brettpunkte, dann die Zahl der Mannschaftssiege, dann das "
  "Los.")
P(SJ, 11_5, "11.5", D, 0,
  "For the title two teams play a match, more a round robin; the colours are drawn.",
  "Um den Titel spielen zwei Mannschaften einen Stichkampf, mehr ein Stichturnier; die Farben "
  "werden gelost.")
P(SJ, 11_6, "11.6", D, 0,
  "The winner is youth blitz team champion of North Rhine-Westphalia of that year.",
  "Der Sieger ist Jugend-Blitzmannschaftsmeister von Nordrhein-Westfalen des Jahres.")
P(SJ, 12, "12", D, 0,
  "Final provisions.",
  "Schlussbestimmungen.")
P(SJ, 12_1, "12.1", D, 0,
  "For quotas the figures of 1 January of the year in which the season begins count.",
  "Für Qualifikationsplätze zählen die Meldezahlen vom 1. Januar des Jahres, in dem das "
  "Spieljahr beginnt.")
P(SJ, 12_2, "12.2", R, 0,
  "Runners-up qualify only if the national youth admits second representatives.",
  "Zweite qualifizieren sich nur, wenn die Deutsche Schachjugend Zweitvertreter zulässt.")
P(SJ, 12_3, "12.3", D, 0,
  "Objections and protests follow point 5 of the tournament order.",
  "Einsprüche und Proteste folgen Punkt 5 der Turnierordnung.")
P(SJ, 12_4, "12.4", D, 0,
  "What this order does not regulate follows the tournament order.",
  "Was diese Ordnung nicht regelt, folgt der Turnierordnung.")
P(SJ, 12_5, "12.5", D, 0,
  "To protect the players' health the listed youth events are smoke-free.",
  "Zum Schutz der Gesundheit gilt bei den genannten Jugendturnieren Rauchverbot.")

/* clang-format on */
