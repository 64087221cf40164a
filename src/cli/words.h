/*
 * cli/words.h -- every sentence of the command line, English and German side by side.
 *
 * Both columns take the same arguments in the same order; a test compares them.
 */
#ifndef AD_CLI_WORDS_H
#define AD_CLI_WORDS_H

/* clang-format off */
#define CLI_WORDS(X)                                                                                \
    X(W_TEXT, "%s", "%s")                                                                           \
    X(W_STDIN, "standard input", "Standardeingabe")                                                 \
    X(W_STDOUT, "standard output", "Standardausgabe")                                               \
    X(W_WARNING, "warning: ", "Warnung: ")                                                          \
    X(W_NO_MEMORY, "out of memory", "kein Speicher mehr")                                           \
                                                                                                    \
    /* files */                                                                                     \
    X(W_ENOENT, "no such file", "Datei nicht gefunden")                                             \
    X(W_EACCES, "not permitted", "nicht erlaubt")                                                   \
    X(W_EISDIR, "is a directory", "ist ein Verzeichnis")                                            \
    X(W_ENOSPC, "no space left", "kein Platz mehr")                                                 \
    X(W_EROFS, "can only be read there", "dort kann nur gelesen werden")                            \
    X(W_EBADF, "is closed", "ist geschlossen")                                                      \
    X(W_EFBIG, "the file would be too large", "die Datei würde zu groß")                            \
    X(W_EIO, "input/output error", "Ein-/Ausgabefehler")                                            \
    X(W_ENAMETOOLONG, "the name is too long", "der Name ist zu lang")                               \
    X(W_NOT_ZSTD, "is not packed with zstd, despite its name",                                      \
      "ist trotz des Namens nicht mit zstd gepackt")                                                \
    X(W_ZSTD_BROKEN, "packed data is damaged", "die gepackten Daten sind beschädigt")               \
    X(W_ZSTD_SHORT, "packed data is cut off", "die gepackten Daten sind abgeschnitten")             \
                                                                                                    \
    /* the command line */                                                                          \
    X(W_NO_SUCH_COMMAND, "there is no command %s; see adoube help",                                 \
      "den Befehl %s gibt es nicht; siehe adoube help")                                             \
    X(W_NO_SUCH_COMMAND_BUT, "there is no command %s; did you mean %s?",                            \
      "den Befehl %s gibt es nicht; ist %s gemeint?")                                               \
    X(W_NO_SUCH_FLAG, "unknown flag %s; see adoube%s%s",                                            \
      "unbekannte Option %s; siehe adoube%s%s")                                                     \
    X(W_NO_SUCH_FLAG_BUT, "unknown flag %s; did you mean %s?",                                      \
      "unbekannte Option %s; ist %s gemeint?")                                                      \
    X(W_FLAG_NEEDS, "--%s needs %s behind it", "--%s braucht dahinter %s")                          \
    X(W_FLAG_TAKES_NONE, "--%s takes nothing behind it", "--%s erlaubt nichts dahinter")            \
    X(W_FLAGS_CLASH, "%s and %s do not go together", "%s und %s vertragen sich nicht")              \
    X(W_FLAG_TOO_OFTEN, "--%s: at most %u times", "--%s: höchstens %u-mal")                         \
    X(W_FLAG_ONLY_FOR, "%s is only for %s", "%s gibt es nur bei %s")                                \
    X(W_BAD_LANGUAGE, "--lang: de or en, not \"%s\"", "--lang: de oder en, nicht „%s“")             \
    X(W_BAD_NUMBER, "--%s: \"%s\" is not a whole number from %llu to %llu",                         \
      "--%s: „%s“ ist keine ganze Zahl von %llu bis %llu")                                          \
    X(W_BAD_DEPTH, "DEPTH: \"%s\" is not a whole number from 0 to %d",                              \
      "DEPTH: „%s“ ist keine ganze Zahl von 0 bis %d")                                              \
    X(W_NO_SUCH_WORD, "%s: \"%s\" is none of: %s; see adoube help %s",                              \
      "%s: „%s“ ist keines von: %s; siehe adoube help %s")                                          \
    X(W_NO_SUCH_WORD_BUT, "%s: unknown \"%s\"; did you mean %s?",                                   \
      "%s: „%s“ ist unbekannt; ist %s gemeint?")                                                    \
    X(W_TOO_MUCH, "%s: \"%s\" is one argument too many", "%s: „%s“ ist ein Argument zu viel")       \
    X(W_TOO_LITTLE, "%s: an argument is missing; see adoube help %s",                               \
      "%s: ein Argument fehlt; siehe adoube help %s")                                               \
    X(W_ONE_START, "only one of --fen, --number, --random", "nur eines von --fen, --number, --random") \
    X(W_NO_SUCH_SHELL, "--completion: bash, zsh or fish, not \"%s\"",                               \
      "--completion: bash, zsh oder fish, nicht „%s“")                                              \
                                                                                                    \
    /* flags */                                                                                     \
    X(W_OPT_FEN, "start from this position", "von dieser Stellung aus")                             \
    X(W_OPT_NUMBER, "start from this Chess960 position, 0 to 959",                                  \
      "von dieser Chess960-Stellung aus, 0 bis 959")                                                \
    X(W_OPT_RANDOM, "start from a Chess960 position drawn by lot",                                  \
      "von einer ausgelosten Chess960-Stellung aus")                                                \
    X(W_OPT_CHESS960, "write castling as king takes rook", "Rochade als König schlägt Turm schreiben") \
    X(W_OPT_DIVIDE, "also count behind each move", "auch nach jedem Zug einzeln zählen")            \
    X(W_OPT_EPD, "check the counts of a suite", "die Zahlen einer Sammlung prüfen")                 \
    X(W_OPT_MAX_NODES, "leave out counts above this", "größere Zahlen auslassen")                   \
    X(W_OPT_FAST, "only what is seen within a millisecond",                                         \
      "nur, was in einer Millisekunde zu sehen ist")                                                \
    X(W_OPT_FULL, "search until the verdicts are known", "suchen, bis die Urteile feststehen")      \
    X(W_OPT_NODES, "look at no more positions for one question",                                    \
      "höchstens so viele Stellungen für eine Frage ansehen")                                       \
    X(W_OPT_MEMORY, "use no more megabytes for one search",                                         \
      "höchstens so viele Megabyte für eine Suche verwenden")                                       \
    X(W_OPT_WHY, "say why, in words", "in Worten sagen, warum")                                     \
    X(W_OPT_ENDINGS, "is the result what the Laws say?",                                            \
      "ist das Ergebnis das, was die Regeln sagen?")                                                \
    X(W_OPT_STRICT, "what takes a guess is a fault", "was Deutung braucht, ist ein Fehler")         \
    X(W_OPT_CONFIRM, "do it although this was found odd; names parted by commas",                   \
      "trotz dieser Hinweise ausführen; Namen mit Komma getrennt")                                  \
    X(W_OPT_REASON, "why; it stays in the file", "warum; es bleibt in der Datei")                   \
    X(W_OPT_PENDING, "results that are missing count as draws for pairing",                         \
      "fehlende Ergebnisse zählen beim Auslosen als Remis")                                         \
    X(W_OPT_AGAIN, "take the last round back and pair it anew",                                     \
      "die letzte Runde zurücknehmen und neu auslosen")                                             \
    X(W_OPT_BY_HAND, "pairs from standard input, a line a board: WHITE BLACK, and 0 for the bye",   \
      "Paare von der Standardeingabe, je Brett eine Zeile: WEISS SCHWARZ, 0 für spielfrei")         \
    X(W_OPT_RATING, "rating", "Wertungszahl")                                                       \
    X(W_OPT_BOARD, "so far up in the list of the team; else last",                                 \
      "so weit oben in der Liste der Mannschaft; sonst ans Ende")                                  \
    X(W_OPT_TITLE, "title: GM, IM, WGM, FM …", "Titel: GM, IM, WGM, FM …")                          \
    X(W_OPT_ID, "number with FIDE", "FIDE-Nummer")                                                  \
    X(W_OPT_FEDERATION, "federation, three letters", "Föderation, drei Buchstaben")                 \
    X(W_OPT_BORN, "date of birth", "Geburtsdatum")                                                  \
    X(W_OPT_SEX, "m or w", "m oder w")                                                              \
    X(W_OPT_MISSED, "what the rounds missed count: Z nothing, H a half, F a full point",            \
      "was versäumte Runden zählen: Z nichts, H einen halben, F einen ganzen Punkt")                \
    X(W_OPT_SYSTEM, "system", "Turniersystem")                                                      \
    X(W_OPT_TO, "how to write moves", "wie Züge zu schreiben sind")                                 \
    X(W_OPT_OUTPUT, "write to this file", "in diese Datei schreiben")                               \
    X(W_OPT_THREADS, "work on so many threads", "auf so vielen Threads arbeiten")                   \
    X(W_OPT_COMPLETION, "print completion for a shell", "Vervollständigung für eine Shell ausgeben") \
    X(W_OPT_EDITION, "the edition of the Laws", "die Fassung der Regeln")                           \
    X(W_OPT_FIND, "the articles that have this text", "die Artikel, in denen dieser Text steht")    \
    X(W_OPT_DATE, "the text in force on this day, such as 1988-05-01",                              \
      "der Text, der an diesem Tag galt, etwa 1.5.1988")                                            \
    X(W_OPT_TERM, "what the glossary says about this word; alone: its words",                       \
      "was das Stichwortverzeichnis zu diesem Wort sagt; allein: die Stichwörter")                  \
    X(W_OPT_ENGINE, "stockfish plays this colour, white or black",                                  \
      "stockfish spielt diese Farbe, white oder black")                                             \
    X(W_OPT_LEVEL, "how well it plays, 1 to 20 (10)", "wie gut es spielt, 1 bis 20 (10)")           \
    X(W_OPT_TIME, "the time control (15:00+10)", "die Bedenkzeit (15:00+10)")                       \
    X(W_OPT_PRESS, "the players press the clock themselves", "die Spieler drücken die Uhr selbst")  \
    X(W_OPT_TEXT, "as the text that is read, not in sentences",                                     \
      "als der Text, der gelesen wird, nicht in Sätzen")                                            \
    X(W_OPT_ON, "on this day, such as 1987-10-04", "an diesem Tag, etwa 4.10.1987")                 \
    X(W_OPT_FOR, "in this championship: the name of a template, or a file",                         \
      "in dieser Meisterschaft: der Name einer Vorlage oder eine Datei")                            \
    X(W_OPT_TEMPLATE, "a file of one's own templates, for the script to name; can be repeated",     \
      "Datei mit eigenen Vorlagen, die das Skript nennen kann; mehrfach möglich")                   \
    X(W_OPT_TEAM, "in this team", "in dieser Mannschaft")                                           \
    X(W_OPT_FIELD, "so many seats, where the template lets somebody set it",                        \
      "so viele Plätze, wo die Vorlage das offenlässt")                                             \
    X(W_OPT_YEAR, "of this year: prequalifications hold for it or not",                             \
      "in diesem Jahr: Vorberechtigungen gelten dafür oder nicht")                                  \
    X(W_OPT_ARBITER, "an arbiter watches rapid and blitz games too",                                \
      "auch Schnell- und Blitzpartien werden überwacht")                                            \
    X(W_OPT_RULES, "the rules of this year", "die Regeln dieses Jahres")                            \
    X(W_OPT_ROUNDS, "rounds: announced to pair, counted for a table",                               \
      "Runden: beim Auslosen die angesetzten, für Tabellen die gezählten")                          \
    X(W_OPT_ORDER, "the tie-breaks: PTS,BH/C1,SB", "die Feinwertungen: PTS,BH/C1,SB")               \
    X(W_OPT_BY, "which rating counts: elo, dwz or, for roster, higher",                             \
      "welche Wertungszahl zählt: elo, dwz oder, bei roster, higher")                               \
    X(W_OPT_RECEIPT, "the working of every value of this player",                                   \
      "die Rechnung zu jedem Wert dieses Spielers")                                                 \
    X(W_OPT_EXPLAIN, "say why, for all pairs or for one player",                                    \
      "sagen, warum, zu allen Paaren oder zu einem Spieler")                                        \
    X(W_OPT_PLAIN, "pair the slow way, which gives the same pairs",                                 \
      "auf dem langsamen Weg auslosen, der dieselben Paare ergibt")                                 \
    X(W_OPT_WRITE, "write the tournament with the new round to this file",                          \
      "das Turnier mit der neuen Runde in diese Datei schreiben")                                   \
    X(W_OPT_DB, "the record (adoube.db)", "der Datenbestand (adoube.db)")                           \
    X(W_OPT_ROLE, "office, director, arbiter or board; person takes a role away",                   \
      "office, director (Turnierleiter), arbiter (Schiedsrichter) oder board (elektronisches\n"     \
      "Brett); person nimmt sie weg")                                                               \
    X(W_OPT_EVENT, "the role holds in this event alone", "die Rolle gilt nur in dieser Veranstaltung")\
    X(W_OPT_DAYS, "how long the token is good", "wie lange das Token gilt")                         \
    X(W_OPT_LISTEN, "where it can be reached (127.0.0.1:8964)", "wo er zu erreichen ist (127.0.0.1:8964)") \
    X(W_OPT_PER_ADDRESS, "connections that one address may have (1024)",                            \
      "Verbindungen, die eine Adresse haben darf (1024)")                                           \
    X(W_OPT_DEMO, "fill an empty record with an event to look at",                                  \
      "einen leeren Datenbestand mit einer Veranstaltung zum Ansehen füllen")                       \
    X(W_OPT_FORCE, "a file that is there may be replaced",                                          \
      "eine vorhandene Datei darf ersetzt werden")                                                  \
    X(W_OPT_PLAYERS, "so many players", "so viele Teilnehmer")                                      \
    X(W_OPT_SEED, "the same seed gives the same tournament or draw",                                \
      "derselbe Wert ergibt dasselbe Turnier oder dieselbe Auslosung")                              \
    X(W_OPT_GROUPS, "so many groups, where the announcement sets them",                             \
      "so viele Gruppen, wo die Ausschreibung sie festsetzt")                                       \
    X(W_OPT_FORFEITS, "so many percent of the pairs are forfeited (1)",                             \
      "so viel Prozent der Paarungen sind kampflos (1)")                                            \
    X(W_OPT_BYES, "so many percent ask for a bye of half a point, and as many of none (1)",         \
      "so viel Prozent setzen mit halbem Punkt aus, ebenso viele ohne (1)")                         \
    X(W_OPT_WITHDRAWALS, "so many percent leave the tournament (3)",                                \
      "so viel Prozent treten zurück (3)")                                                          \
    X(W_OPT_LATE, "so many percent come late (2)", "so viel Prozent kommen später (2)")             \
    X(W_OPT_FORBIDDEN, "so many percent must not meet somebody (0)",                                \
      "so viel Prozent dürfen auf jemanden nicht treffen (0)")                                      \
    X(W_OPT_ACCELERATED, "with points for pairing only, by the Baku method",                        \
      "mit Zusatzpunkten nur zum Auslosen, nach der Baku-Methode")                                  \
    X(W_OPT_CYCLES, "everybody meets everybody so often (1)",                                       \
      "jeder trifft so oft auf jeden (1)")                                                          \
    X(W_OPT_TSV, "columns parted by tabs, titles for programs",                                     \
      "Spalten durch Tabulator getrennt, mit Namen für Programme")                                  \
    X(W_OPT_CSV, "columns parted by commas, titles for programs",                                   \
      "Spalten durch Komma getrennt, mit Namen für Programme")                                      \
    X(W_OPT_XLSX, "write a workbook to this file", "eine Arbeitsmappe in diese Datei schreiben")    \
    X(W_OPT_QUIET, "print failures only", "nur Fehlschläge ausgeben")                               \
    X(W_OPT_JSON, "one JSON object a line", "ein JSON-Objekt je Zeile")                             \
    X(W_OPT_LANG, "language of messages, de or en", "Sprache der Meldungen, de oder en")            \
    X(W_OPT_HELP, "show this help", "diese Hilfe zeigen")                                           \
    X(W_OPT_VERSION, "show the version", "die Version zeigen")                                      \
                                                                                                    \
    /* help */                                                                                      \
    X(W_ABOUT, "The Laws of Chess and a federation's tournament order as one executable record.",   \
      "Die Schachregeln und die Turnierordnung eines Verbandes als ausführbare Aufzeichnung.")      \
    X(W_ABOUT_EXIT,                                                                                 \
      "Exit: 0 yes, 1 no, 2 our fault, 3 bad input, 4 over a limit, 5 file, 6 refused.\n"           \
      "More: adoube help COMMAND, man adoube.",                                                     \
      "Rückgabe: 0 ja, 1 nein, 2 unser Fehler, 3 falsche Eingabe, 4 über einer Grenze, 5 Datei,\n"  \
      "6 verweigert. Mehr: adoube help COMMAND, man adoube.")                                       \
    X(W_HELP_SUMMARY, "what the commands do", "was die Befehle tun")                                \
    X(W_HELP_DETAILS, "SHELL is bash, zsh or fish.", "SHELL ist bash, zsh oder fish.")              \
    X(W_PERFT_SUMMARY, "count sequences of legal moves", "Folgen regelgemäßer Züge zählen")         \
    X(W_PERFT_DETAILS,                                                                              \
      "The count stands alone on the last line. A suite has lines FEN ;D1 n ;D2 n ...;\n"           \
      "exit 1 if a count differs.",                                                                 \
      "Die Zahl steht allein auf der letzten Zeile. Eine Sammlung hat Zeilen FEN ;D1 n ;D2 n ...;\n" \
      "Rückgabe 1, wenn eine Zahl abweicht.")                                                       \
    X(W_POSITION_SUMMARY, "show and judge a position", "eine Stellung zeigen und beurteilen")       \
    X(W_POSITION_DETAILS,                                                                           \
      "The FEN may be FEN, X-FEN or Shredder-FEN; - reads FENs from standard input, one a line.\n"  \
      "What is no position is refused with everything that is wrong, exit 3. Whether a side can mate and\n" \
      "whether a game leads there is said as far as it is seen at once; with --full it is searched for.", \
      "Die FEN darf FEN, X-FEN oder Shredder-FEN sein; - liest FENs von der Standardeingabe, eine\n" \
      "je Zeile. Was keine Stellung ist, wird mit allem, was falsch ist, abgewiesen, Rückgabe 3. Ob eine\n" \
      "Seite mattsetzen kann und ob eine Partie dorthin führt, steht da, soweit es sofort zu sehen ist;\n" \
      "mit --full wird danach gesucht.")                                                            \
    X(W_WINNABLE_SUMMARY, "can this side still mate, by any series of legal moves?",                \
      "kann diese Seite noch mattsetzen, durch irgendeine Folge regelgemäßer Züge?")                \
    X(W_WINNABLE_DETAILS,                                                                           \
      "The last argument is the side, white or black (w, b). From a FILE or standard input: one FEN a line,\n" \
      "a tab, the side; other columns are passed over. The answers are winnable with a tab and moves (UCI)\n" \
      "that end in mate, unwinnable, unknown; error for a bad line, which makes it exit 3. One question is\n" \
      "exit 0, 1, 4; many are exit 0 when all are answered.",                                       \
      "Das letzte Argument ist die Seite, white oder black (w, b). Aus FILE oder der Standardeingabe: je\n" \
      "Zeile eine FEN, ein Tabulator, die Seite; weitere Spalten werden übergangen. Die Antworten sind\n" \
      "winnable mit einem Tabulator und Zügen (UCI), die mit Matt enden, unwinnable, unknown; error für\n" \
      "eine falsche Zeile, dann Rückgabe 3. Eine Frage ist Rückgabe 0, 1, 4; viele sind Rückgabe 0, wenn\n" \
      "alle beantwortet sind.")                                                                     \
    X(W_REACHABLE_SUMMARY, "can a game lead to this position?",                                     \
      "kann eine Partie zu dieser Stellung führen?")                                                \
    X(W_REACHABLE_DETAILS,                                                                          \
      "From a FILE or standard input: one FEN a line; what stands behind a tab is passed over. The answers\n" \
      "are reachable with a tab and a game (UCI) from the initial position, unreachable with a tab and the\n" \
      "reason, unknown; error for a line that is no FEN, which makes it exit 3. One question is exit 0, 1,\n" \
      "4; many are exit 0 when all are answered.",                                                  \
      "Aus FILE oder der Standardeingabe: je Zeile eine FEN; was hinter einem Tabulator steht, wird\n" \
      "übergangen. Die Antworten sind reachable mit einem Tabulator und einer Partie (UCI) von der\n" \
      "Ausgangsstellung, unreachable mit einem Tabulator und dem Grund, unknown; error für eine Zeile, die\n" \
      "keine FEN ist, dann Rückgabe 3. Eine Frage ist Rückgabe 0, 1, 4; viele sind Rückgabe 0, wenn alle\n" \
      "beantwortet sind.")                                                                          \
    X(W_NOTATION_SUMMARY, "translate movetext between languages and forms",                         \
      "Zugtext zwischen Sprachen und Formen übersetzen")                                            \
    X(W_NOTATION_DETAILS,                                                                           \
      "FROM and TO: en de fr it nl figurine, each also with -2017 -1997 -pgn -long -short behind;\n" \
      "pgn uci uci960; spoken-de spoken-en, also with -plain. FROM may be auto.\n"                  \
      "An illegal or ambiguous move is exit 1, an unreadable one exit 3.",                          \
      "FROM und TO: en de fr it nl figurine, jeweils auch mit -2017 -1997 -pgn -long -short dahinter;\n" \
      "pgn uci uci960; spoken-de spoken-en, auch mit -plain. FROM darf auto sein.\n"                \
      "Ein regelwidriger oder mehrdeutiger Zug ist Rückgabe 1, ein unlesbarer Rückgabe 3.")         \
    X(W_PGN_SUMMARY, "check, convert and sum up archives of games",                                 \
      "Partiensammlungen prüfen, umwandeln und auswerten")                                          \
    X(W_PGN_DETAILS,                                                                                \
      "FILE may be packed with zstd; - is standard input. A game with a fault is reported as\n"     \
      "file:line:column and passed over, exit 1. FORM is one of notation's but not spoken. --endings asks\n" \
      "whether each result is what the Laws of its date say: a wrong one is exit 1, an open question 4; where no\n"\
      "text of ours was in force it is not judged, where another wording was or no date is told, with\n"\
      "a caution, unless --edition names one. --strict makes faults of null moves, assessments such as +=\n"\
      "and castling rights without a rook.",                                                         \
      "FILE darf mit zstd gepackt sein; - ist die Standardeingabe. Eine fehlerhafte Partie wird als\n" \
      "Datei:Zeile:Spalte gemeldet und ausgelassen, Rückgabe 1. FORM ist eine von notation, nicht\n" \
      "gesprochen. --endings fragt, ob jedes Ergebnis das ist, was die Regeln seiner Zeit sagen: ein\n" \
      "falsches ist Rückgabe 1, eine offene Frage 4; galt keine unserer Fassungen, wird nicht geurteilt, galt\n"\
      "ein anderer Wortlaut oder fehlt das Datum, mit Vorbehalt, außer --edition nennt eine.\n"\
      "Mit --strict sind Nullzüge, Bewertungen wie += und Rochaderechte ohne Turm Fehler.")                                                            \
    X(W_PLAY_SUMMARY, "a game at the terminal under the Laws",                                      \
      "eine Partie am Terminal nach den Regeln")                                                    \
    X(W_PLAY_DETAILS,                                                                               \
      "Two people share the terminal, or one plays against stockfish. CONTROL is written as in\n"   \
      "40/90:00+30, 30:00+30 or 5:00d3. FILE gets the game when it ends: as PGN if its name ends in\n" \
      ".pgn, else as a game script. Type help at the board for what can be typed. From a pipe, time\n" \
      "passes only where a line begins with @h:mm:ss or +s.",                                       \
      "Zwei Leute teilen sich das Terminal, oder einer spielt gegen stockfish. CONTROL schreibt sich\n" \
      "wie 40/90:00+30, 30:00+30 oder 5:00d3. FILE erhält am Ende die Partie: als PGN, wenn der Name\n" \
      "auf .pgn endet, sonst als Partieskript. Am Brett zeigt hilfe, was getippt werden kann. Aus einer\n" \
      "Pipe vergeht Zeit nur, wo eine Zeile mit @h:mm:ss oder +s beginnt.")                         \
    X(W_PAIR_SUMMARY, "pair the next round of a Swiss tournament",                                  \
      "die nächste Runde eines Turniers nach Schweizer System auslosen")                            \
    X(W_PAIR_DETAILS,                                                                               \
      "FILE is a tournament report (TRF16, TRF26). Printed is the number of pairs, then the numbers of White\n"\
      "and Black, board by board; 0 is the bye. YEAR is 2026 or 2017; without it the file says, or 2026.\n"\
      "No legal pairing is exit 1, with who stands in the way. check pairs every round again: a difference\n"\
      "is exit 1. simulate writes a tournament that nobody played.",                                \
      "FILE ist ein Turnierbericht (TRF16, TRF26). Ausgegeben wird die Zahl der Paare, dann Brett für Brett\n"\
      "die Nummern von Weiß und Schwarz; 0 ist spielfrei. YEAR ist 2026 oder 2017; sonst sagt es die Datei,\n"\
      "oder es gilt 2026. Keine zulässige Paarung ist Rückgabe 1, mit denen, an denen es liegt. check lost\n"\
      "jede Runde neu aus: ein Unterschied ist Rückgabe 1. simulate schreibt ein erdachtes Turnier.")\
    X(W_RESULT_SUMMARY, "enter or correct results", "Ergebnisse eintragen oder berichtigen")        \
    X(W_RESULT_DETAILS,                                                                             \
      "RESULT is 1-0, 0-1, 1/2, +-- and the like, or ? to take one back; in a knockout 1/2,w says who goes on.\n"\
      "Without boards, lines BOARD RESULT are read from standard input. All of them are taken, or none.\n"\
      "Of teams BOARD is 2.3, board 3 of match 2, with the team first that has White at board 1; 2 is the match as\n"\
      "a whole, won or lost without play.",                                                         \
      "RESULT ist 1-0, 0-1, 1/2, +-- und dergleichen, oder ?, um eines zurückzunehmen; im K.-o. sagt 1/2,w, wer\n"\
      "weiterkommt. Ohne Bretter werden Zeilen BRETT ERGEBNIS von der Standardeingabe gelesen. Es gelten alle oder\n"\
      "keines. Bei Mannschaften ist BOARD 2.3, Brett 3 von Kampf 2, zuerst die Mannschaft mit Weiß an Brett 1; 2 ist\n"\
      "der Kampf als Ganzes, kampflos gewonnen oder verloren.")                                     \
    X(W_BYE_SUMMARY, "let somebody sit out a round", "jemanden eine Runde aussetzen lassen")        \
    X(W_BYE_DETAILS, "H is half a point, F a full one, Z nothing; - takes it back.",                \
      "H ist ein halber Punkt, F ein ganzer, Z keiner; - nimmt es zurück.")                         \
    X(W_WITHDRAW_SUMMARY, "somebody leaves, or comes back", "jemand scheidet aus oder kommt zurück")\
    X(W_WITHDRAW_DETAILS, "From the next round on. A game that is paired keeps its result.",        \
      "Ab der nächsten Runde. Eine ausgeloste Partie behält ihr Ergebnis.")                         \
    X(W_ENTER_SUMMARY, "somebody enters", "jemand kommt hinzu")                                     \
    X(W_ENTER_DETAILS,                                                                              \
      "The number follows from the rating, and those behind move up; from round 4 on it is the last one.\n"\
      "In a tournament of teams it is a team, or with --team one of its players.",                  \
      "Die Nummer folgt aus der Wertungszahl, die dahinter rücken auf; ab Runde 4 ist es die letzte.\n"\
      "In einem Mannschaftsturnier ist es eine Mannschaft, mit --team jemand aus ihr.")             \
    X(W_BOARDS_SUMMARY, "who plays at the boards of team matches",                                  \
      "wer an den Brettern der Mannschaftskämpfe spielt")                                           \
    X(W_BOARDS_DETAILS,                                                                             \
      "Tells match, board and the numbers of the two, 0 for nobody; or seats the players of a team, board by board.\n"\
      "A round is paired with the first of each list. Whoever has a result stays.",                 \
      "Nennt Kampf, Brett und die Nummern der beiden, 0 für niemanden; oder setzt die Spieler einer Mannschaft,\n"\
      "Brett für Brett. Ausgelost wird mit den Ersten jeder Liste. Wessen Ergebnis vorliegt, bleibt sitzen.")\
    X(W_FINISH_SUMMARY, "the tournament is over: points and ranks into the file",                   \
      "das Turnier ist beendet: Punkte und Plätze in die Datei")                                    \
    X(W_FINISH_DETAILS,                                                                             \
      "Refused while games are open. What the report lacks (name, dates, arbiter) is told.",        \
      "Abgelehnt, solange Partien offen sind. Was dem Bericht fehlt (Name, Termine, Schiedsrichter), wird gesagt.")\
    X(W_STANDINGS_SUMMARY, "the table of a tournament, with the working of each tie-break",         \
      "die Tabelle eines Turniers, mit der Rechnung zu jeder Feinwertung")                          \
    X(W_STANDINGS_DETAILS,                                                                          \
      "LIST has codes as in the report file, with commas: PTS,DE,BH/C1,BH,SB,KS,PS,ARO,TPR ... Without it the\n"\
      "file says (212, 202), or PTS,BH/C1,BH,SB. YEAR is the version of the rules on tie-breaks: 2026, 2023,\n"\
      "2009, a year between them, or nrw-1987; without it the one in force when the event began (042, 052).\n"\
      "--receipt shows how each value of a player comes about.",                                    \
      "LIST nennt Feinwertungen wie im Turnierbericht, mit Kommas: PTS,DE,BH/C1,BH,SB,KS,PS,ARO,TPR ... Ohne sie\n"\
      "sagt es die Datei (212, 202), oder es gilt PTS,BH/C1,BH,SB. YEAR ist die Fassung der Regeln dazu:\n"\
      "2026, 2023, 2009, ein Jahr dazwischen oder nrw-1987; ohne Angabe die, die zu Turnierbeginn galt (042, 052).\n"\
      "--receipt zeigt, wie jeder Wert eines Spielers zustande kommt.")                             \
    X(W_CROSSTABLE_SUMMARY, "everybody's results: by rounds, or of a round robin the square",       \
      "alle Ergebnisse: nach Runden, bei Rundenturnieren die Kreuztabelle")                         \
    X(W_CROSSTABLE_DETAILS,                                                                         \
      "12w1 is a win with White against number 12; + and - are forfeits, U is a bye given by the pairing, F, H\n"\
      "and Z are byes asked for, of one, half and no point. LIST and YEAR are as for standings.",   \
      "12w1 ist ein Sieg mit Weiß gegen Nummer 12; + und - sind kampflos, U ist ein Freilos, F, H und Z sind\n"\
      "erbetene Freirunden mit einem, einem halben und keinem Punkt. LIST und YEAR sind wie bei standings.")\
    X(W_SCHEDULE_SUMMARY, "tables of rounds in which everybody meets everybody",                    \
      "Rundenpläne, in denen jeder auf jeden trifft")                                               \
    X(W_SCHEDULE_DETAILS,                                                                           \
      "berger is the usual table, rutsch that of blitz in a row of boards, scheveningen that of two teams of N\n"\
      "players, A and B. Every second cycle has the colours reversed. knockout is a bracket of N seeds: W3 is\n" \
      "who wins match 3, counted through all rounds.",                                              \
      "berger ist der übliche Plan, rutsch der für Blitz an einer Reihe von Brettern, scheveningen der für zwei\n"\
      "Mannschaften zu N Spielern, A und B. Jeder zweite Durchgang hat vertauschte Farben. knockout ist ein\n" \
      "Turnierbaum mit N Gesetzten: W3 ist der Sieger der Partie 3, durch alle Runden gezählt.")    \
    X(W_ROSTER_SUMMARY, "a list of players as a tournament ready for round 1",                      \
      "eine Spielerliste als Turnier, bereit für Runde 1")                                          \
    X(W_ROSTER_DETAILS,                                                                             \
      "FILE is CSV or XLSX; a line at its top names the columns: name, rating, title, club, federation, id, birth\n"\
      "and the like, in English or German. Players are sorted by rating, title and name.",          \
      "FILE ist CSV oder XLSX; eine Zeile am Anfang nennt die Spalten: Name, Elo, DWZ, Titel, Verein, Land, FIDE-ID,\n"\
      "Geburt und dergleichen, deutsch oder englisch. Sortiert wird nach Wertungszahl, Titel und Name.")\
    X(W_DB_SUMMARY, "look after a record: migrate, check, back up, restore, copy, export",          \
      "einen Datenbestand pflegen: anpassen, prüfen, sichern, zurückholen, kopieren, ausgeben")     \
    X(W_DB_DETAILS,                                                                                 \
      "ADDRESS is a path (adoube.db), sqlite:PATH or postgres://HOST/NAME; a record that is missing is exit 5 and\n"\
      "is not made, except to restore or copy to. migrate brings an older record up to date and keeps a copy of\n"\
      "what there was. check looks at every event and the hash that ties it to the one before it; exit 1 if\n"\
      "something is wrong. backup copies a record in use to a new SQLite file; restore puts such a file in the\n"\
      "place of ADDRESS. copy goes to another record, which must be empty. export prints one JSON object a line,\n"\
      "without what people sign in by.",\
      "ADDRESS ist ein Pfad (adoube.db), sqlite:PFAD oder postgres://HOST/NAME; fehlt der Datenbestand, ist das\n"\
      "Rückgabe 5, und er wird nicht angelegt, außer um dorthin zurückzuholen oder zu kopieren. migrate bringt\n"\
      "einen älteren auf den Stand und behält eine Kopie des bisherigen. check sieht jedes Ereignis an und die\n"\
      "Prüfsumme, die es an das vorige bindet; Rückgabe 1, wenn etwas nicht stimmt. backup sichert einen\n"\
      "Datenbestand im laufenden Betrieb in eine neue SQLite-Datei; restore setzt eine solche an die Stelle von\n"\
      "ADDRESS. copy füllt einen anderen, leeren Datenbestand. export gibt je Zeile ein JSON-Objekt aus,\n"\
      "ohne das, womit sich jemand anmeldet.")\
    X(W_SERVE_SUMMARY, "the service: games and rulings over HTTP, live",                            \
      "der Dienst: Partien und Entscheidungen über HTTP, laufend")                                  \
    X(W_SERVE_DETAILS,                                                                              \
      "Keeps its record at ADDRESS: a path (adoube.db), sqlite:PATH or postgres://HOST/NAME; it is made if there is\n"\
      "none. Prints where it can be reached, and serves until SIGTERM or Ctrl-C: what was begun is ended, exit 0.\n"\
      "GET /api/v1/openapi.json describes the interface, /healthz and /metrics are for who runs it. It speaks\n"\
      "plain HTTP: for the public a web server that speaks TLS belongs in front of it.",            \
      "Der Datenbestand liegt bei ADDRESS: ein Pfad (adoube.db), sqlite:PFAD oder postgres://HOST/NAME; fehlt er, wird\n"\
      "er angelegt. Gibt aus, wo der Dienst zu erreichen ist, und läuft bis SIGTERM oder Strg-C: Begonnenes wird zu\n"\
      "Ende gebracht, Rückgabe 0. GET /api/v1/openapi.json beschreibt die Schnittstelle; /healthz und /metrics sind\n"\
      "für den Betrieb. Er spricht HTTP ohne Verschlüsselung: für die Öffentlichkeit gehört ein Webserver mit TLS davor.")\
    X(W_SERVE_BAD_PLACE, "\"%s\" is no place to listen at: HOST:PORT, such as 127.0.0.1:8964",      \
      "„%s“ ist nichts zum Lauschen: HOST:PORT, etwa 127.0.0.1:8964")                               \
    X(W_SERVE_NOBODY, "nobody runs the office yet; to set it up, open %1$s/set-up#%2$s",            \
      "noch gibt es keine Geschäftsstelle; zum Einrichten %1$s/set-up#%2$s öffnen")                 \
    X(W_SERVE_NEARBY, "phones and screens in the same network open %1$s",                            \
      "Handys und Bildschirme im selben Netz öffnen %1$s")                                          \
    X(W_DB_MADE, "there was no record here: a new, empty one was made",                             \
      "hier war kein Datenbestand: ein neuer, leerer wurde angelegt")                               \
    X(W_DB_EXPOSED, "everybody on this machine can open this file; chmod 600 keeps it to its owner",\
      "diese Datei steht allen auf diesem Rechner offen; chmod 600 schützt sie")                    \
    X(W_DB_RAISED, "%1$s: now of schema %2$u, from %3$s; what there was is kept beside it\n",       \
      "%1$s: jetzt mit Schema %2$u, vorher %3$s; der bisherige Stand liegt daneben\n")              \
    X(W_DB_SETTLED, "%1$s: of schema %2$u, and fits this server now%3$s\n",                         \
      "%1$s: mit Schema %2$u, und passt jetzt zu diesem Server%3$s\n")                              \
    X(W_DB_UP_TO_DATE, "%1$s: up to date, schema %2$u%3$s\n", "%1$s: auf dem Stand, Schema %2$u%3$s\n")\
    X(W_ACCOUNT_SUMMARY, "who may sign in to a record: accounts, roles, passwords, tokens",         \
      "wer sich an einem Datenbestand anmelden darf: Konten, Rollen, Passwörter, Token")            \
    X(W_ACCOUNT_DETAILS,                                                                            \
      "A password is asked for at the terminal, twice, or is the first line of standard input. Without one, add\n"\
      "prints a token by which to sign in and set one. token prints one for a program. A new password, lock and\n"\
      "remove end all sessions and tokens of that person. A record that is missing is exit 5 and is not made:\n"\
      "adoube serve makes it.",                                                                     \
      "Ein Passwort wird am Terminal erfragt, zweimal, oder ist die erste Zeile der Standardeingabe. Ohne eines\n"\
      "gibt add ein Token aus, mit dem man sich anmeldet und eines setzt. token gibt eines für ein Programm aus.\n"\
      "Ein neues Passwort, lock und remove beenden alle Sitzungen und Token der Person. Fehlt der Datenbestand,\n"\
      "ist das Rückgabe 5, und er wird nicht angelegt: Das tut adoube serve.")                      \
    X(W_NO_ACCOUNT, "there is no such account", "dieses Konto gibt es nicht")                       \
    X(W_LOCKED, "locked", "gesperrt")                                                               \
    X(W_BAD_EVENT, "not an event: 1 to 40 visible ASCII characters without blanks",                 \
      "keine Veranstaltung: 1 bis 40 sichtbare ASCII-Zeichen ohne Leerzeichen")                     \
    X(W_FIRST_TOKEN, "\nno password yet; this token signs in until %s, or until one is set:\n%s",  \
      "\nnoch kein Passwort; dieses Token gilt bis %s, oder bis eines gesetzt ist:\n%s")            \
    X(W_SECRET_ASK, "password for %s: ", "Passwort für %s: ")                                       \
    X(W_SECRET_ASK_OR_NONE, "password for %s, or none: ", "Passwort für %s, oder keines: ")         \
    X(W_SECRET_AGAIN, "once more, for %s: ", "noch einmal, für %s: ")                               \
    X(W_SECRET_DIFFERS, "the two passwords differ", "die beiden Passwörter sind verschieden")       \
    X(W_SECRET_BROKEN, "broken off; nothing was changed", "abgebrochen; nichts wurde geändert")     \
    X(W_SECRET_BAD, "not a password: at most 1000 characters in one line",                          \
      "kein Passwort: höchstens 1000 Zeichen in einer Zeile")                                       \
    X(W_ROW_STREAMS, "streams", "Reihen")                                                           \
    X(W_ROW_EVENTS, "events", "Ereignisse")                                                         \
    X(W_ROW_COMMANDS, "commands", "Aufträge")                                                       \
    X(W_ROW_WORDS, "words and files", "Worte und Dateien")                                          \
    X(W_ROW_THINGS, "things", "Einträge")                                                           \
    X(W_ROW_ERASED, "erased", "gelöscht")                                                           \
    X(W_RATE_SUMMARY, "what a finished event does to ratings: Elo or DWZ",                          \
      "was ein beendetes Turnier an den Wertungszahlen ändert: Elo oder DWZ")                       \
    X(W_RATE_DETAILS,                                                                               \
      "Games over the board against rated players count. The file does not tell everything: K is that of a player\n"\
      "with 30 games or more (40 up to 18 years below 2300, 10 from 2400 on), the DWZ that of an index of 6 or more.\n"\
      "The DWZ is the national rating (a line such as GER) or, where there is none, the one in the player's line.\n"\
      "If the event ended before 2025-10-01 (052), more than 400 points count as 400 from 2650 on, too.",\
      "Es zählen am Brett gespielte Partien gegen Gewertete. Die Datei sagt nicht alles: K ist das eines Spielers\n"\
      "mit mindestens 30 Partien (40 bis 18 Jahre unter 2300, 10 ab 2400), die DWZ die mit einem Index ab 6. Die\n"\
      "DWZ ist die nationale Zahl (eine Zeile wie GER) oder, wo sie fehlt, die in der Zeile des Spielers.\n"\
      "Endete das Turnier vor dem 1.10.2025 (052), zählen über 400 Punkte auch ab 2650 als 400.")   \
                                                                                                    \
    /* positions */                                                                                 \
    X(W_FEN_AT, "%s: byte %zu: %s", "%s: Byte %zu: %s")                                             \
    X(W_FEN_BAD, "%s: %s", "%s: %s")                                                                \
    X(W_WHITE_MOVES, "White to move", "Weiß am Zug")                                                \
    X(W_BLACK_MOVES, "Black to move", "Schwarz am Zug")                                             \
    X(W_NO_CHECK, "no check", "kein Schach")                                                        \
    X(W_CHECK, "check (fide-2023 3.9.1)", "Schach (fide-2023 3.9.1)")                               \
    X(W_CHECKMATE, "checkmate (fide-2023 5.1.1)", "Matt (fide-2023 5.1.1)")                         \
    X(W_STALEMATE, "stalemate (fide-2023 5.2.1)", "Patt (fide-2023 5.2.1)")                         \
    X(W_LEGAL_MOVES, "Legal moves", "Regelgemäße Züge")                                             \
    X(W_POSITION_FULL, "(seen at once; --full searches for what is not known)",                     \
      "(auf den ersten Blick; --full sucht nach dem, was nicht bekannt ist)")                       \
    X(W_KEY, "Key", "Schlüssel")                                                                    \
                                                                                                    \
    /* proofs */                                                                                    \
    X(W_SIDE_WHITE, "White", "Weiß")                                                                \
    X(W_SIDE_BLACK, "Black", "Schwarz")                                                             \
    X(W_BAD_SIDE, "white or black is wanted behind the FEN",                                        \
      "hinter der FEN wird white oder black erwartet")                                              \
    X(W_BAD_SIDE_WORD, "behind the FEN white or black is wanted, not \"%s\"",                       \
      "hinter der FEN wird white oder black erwartet, nicht „%s“")                                  \
    X(W_LINE_TOO_LONG, "a line of more than 65535 bytes", "eine Zeile mit mehr als 65535 Bytes")    \
    X(W_HAS_MATED, "%s has mated", "%s hat mattgesetzt")                                            \
    X(W_CAN_MATE, "%s can mate, with the help of the other side: half-moves: %u",                   \
      "%s kann mit Hilfe der anderen Seite mattsetzen: Halbzüge: %u")                               \
    X(W_CANNOT_MATE, "%s cannot mate: %s", "%s kann nicht mattsetzen: %s")                          \
    X(W_UNKNOWN_MATE, "It is not known whether %s can mate; positions looked at: %llu",             \
      "Ob %s mattsetzen kann, ist nicht bekannt; angesehene Stellungen: %llu")                      \
    X(W_DEAD, "The position is dead (fide-2023 5.2.2)", "Die Stellung ist tot (fide-2023 5.2.2)")   \
    X(W_NOT_DEAD, "The position is not dead", "Die Stellung ist nicht tot")                         \
    X(W_UNKNOWN_DEAD, "It is not known whether the position is dead",                               \
      "Ob die Stellung tot ist, ist nicht bekannt")                                                 \
    X(W_GAME_LEADS, "A game leads there: half-moves: %u", "Eine Partie führt dorthin: Halbzüge: %u")\
    X(W_NO_GAME_LEADS, "No game leads there (fide-2023 3.10.3)",                                    \
      "Keine Partie führt dorthin (fide-2023 3.10.3)")                                              \
    X(W_UNKNOWN_GAME, "It is not known whether a game leads there; positions looked at: %llu",      \
      "Ob eine Partie dorthin führt, ist nicht bekannt; angesehene Stellungen: %llu")               \
    X(W_PROGRESS_QUESTIONS, "%llu questions, %.0f a second", "%llu Fragen, %.0f je Sekunde")        \
                                                                                                    \
    /* suites */                                                                                    \
    X(W_SUITE_NO_COUNT, "no count: ;D1 n is wanted", "keine Zahl: erwartet wird ;D1 n")             \
    X(W_SUITE_BAD_COUNT, "not a count: ;D1 n is wanted", "keine Zahl: erwartet wird ;D1 n")         \
    X(W_SUITE_EMPTY, "no position in it", "enthält keine Stellung")                                 \
    X(W_SUITE_WRONG, "depth %u: counted %llu, the suite says %llu",                                 \
      "Tiefe %u: gezählt %llu, die Sammlung sagt %llu")                                             \
    X(W_SUITE_SUMMARY, "%s: %zu positions, %zu counts, %llu wrong, %llu left out, %llu nodes",      \
      "%s: %zu Stellungen, %zu Zahlen, %llu falsch, %llu ausgelassen, %llu Knoten")                 \
                                                                                                    \
    /* movetext */                                                                                  \
    X(W_MOVE_ILLEGAL, "%u%s %s: illegal: no legal move fits",                                       \
      "%u%s %s: regelwidrig: kein regelgemäßer Zug passt")                                          \
    X(W_MOVE_AMBIGUOUS, "%u%s %s: ambiguous: more than one legal move fits",                        \
      "%u%s %s: mehrdeutig: mehr als ein regelgemäßer Zug passt")                                   \
    X(W_MOVE_AMBIGUOUS_FROM, "%u%s %s: ambiguous: more than one legal move fits, from %s",          \
      "%u%s %s: mehrdeutig: mehr als ein regelgemäßer Zug passt, von %s")                           \
    X(W_MOVE_UNREADABLE, "%u%s %s: unreadable: not a move in this notation",                        \
      "%u%s %s: unlesbar: kein Zug in dieser Notation")                                             \
    X(W_NOTHING_TO_REPLACE, "a variation before there is a move to replace",                        \
      "eine Variante, bevor es einen Zug zu ersetzen gibt")                                         \
    X(W_NO_VARIATION_OPEN, ") closes no variation", ") schließt keine Variante")                    \
    X(W_VARIATION_OPEN, "a variation is not closed before here",                                    \
      "eine Variante ist bis hierher nicht geschlossen")                                            \
    X(W_COMMENT_OPEN, "this comment is never closed", "dieser Kommentar wird nie geschlossen")      \
    X(W_TAG_IN_MOVETEXT, "tags make it a game archive: see adoube help pgn",                        \
      "mit Tags ist es eine Partiensammlung: siehe adoube help pgn")                                \
    X(W_AUTO_AMBIGUOUS, "legal as %s and, with other moves, as %s: say which",                      \
      "regelgemäß als %s und mit anderen Zügen als %s: bitte angeben")                              \
    X(W_AUTO_NONE, "legal to the end in no notation; %s came farthest",                             \
      "in keiner Notation bis zum Ende regelgemäß; %s kam am weitesten")                            \
                                                                                                    \
    /* archives */                                                                                  \
    X(W_NOT_WRITTEN, "not converted: PGN cannot hold this",                                         \
      "nicht umgewandelt: PGN kann das nicht aufnehmen")                                            \
    X(W_TOO_LARGE, "not converted: more than 1024 tags, 256 kB of tags or 64 MB in all",            \
      "nicht umgewandelt: mehr als 1024 Tags, 256 kB Tags oder 64 MB im Ganzen")                    \
    X(W_PROGRESS_GAMES, "%llu games, %.0f a second", "%llu Partien, %.0f je Sekunde")               \
    X(W_NOTE, "note: ", "Hinweis: ")                                                                \
    X(W_END_GAME, "game", "Partie")                                                                 \
    X(W_END_START, "the first position", "die erste Stellung")                                      \
    X(W_END_MATE, "%s is mate", "%s ist matt")                                                      \
    X(W_END_STALEMATE, "%s is stalemate", "%s ist patt")                                            \
    X(W_END_DEAD, "the position is dead after %s", "die Stellung ist tot nach %s")                  \
    X(W_END_DEAD_FIRST, "the position is dead from the start", "die Stellung ist von Anfang an tot") \
    X(W_END_SEVENTYFIVE, "75 moves of each side without pawn move and capture after %s",            \
      "75 Züge jeder Seite ohne Bauernzug und ohne Schlagen nach %s")                               \
    X(W_END_FIVEFOLD, "the same position for the fifth time after %s",                              \
      "dieselbe Stellung zum fünften Mal nach %s")                                                  \
    X(W_END_TIME_WON, "%s won on time and cannot mate",                                             \
      "%s hat durch Zeitüberschreitung gewonnen und kann nicht mattsetzen")                         \
    X(W_END_TIME_DRAWN, "drawn on time, but %s can mate",                                           \
      "remis durch Zeitüberschreitung, aber %s kann mattsetzen")                                    \
    X(W_END_RESIGNED, "%s won and cannot mate: if by resignation, it is a draw",                    \
      "%s hat gewonnen und kann nicht mattsetzen: falls durch Aufgabe, ist es remis")               \
    X(W_END_UNDECIDED, "it is not known whether %s can still mate",                                 \
      "es ist nicht bekannt, ob %s noch mattsetzen kann")                                           \
    X(W_END_ANYBODY, "anybody", "irgendjemand")                                                     \
    X(W_END_LATEST, ", if not before", ", wenn nicht schon vorher")                                 \
    X(W_END_MUST, "; the result must be %s, not %s", "; das Ergebnis muss %s sein, nicht %s")       \
    X(W_END_PLAYED_ON, "; half-moves played on: %ld", "; danach noch gespielte Halbzüge: %ld")      \
    X(W_ROW_WRONG_RESULTS, "wrong results", "falsche Ergebnisse")                                   \
    X(W_ROW_NOTES, "notes", "Hinweise")                                                             \
    X(W_ROW_UNDECIDED, "undecided", "nicht entschieden")                                            \
    X(W_ROW_NOT_JUDGED, "not judged", "nicht beurteilt")                                            \
    X(W_ROW_CAUTIONS, "judged with a caution", "mit Vorbehalt beurteilt")                           \
    X(W_KIND_MATE, "mate, with another result", "Matt, mit anderem Ergebnis")                       \
    X(W_KIND_STALEMATE, "stalemate, with another result", "Patt, mit anderem Ergebnis")             \
    X(W_KIND_DEAD, "dead position, with another result", "tote Stellung, mit anderem Ergebnis")     \
    X(W_KIND_SEVENTYFIVE, "75 moves, with another result", "75 Züge, mit anderem Ergebnis")         \
    X(W_KIND_FIVEFOLD, "fivefold repetition, with another result",                                  \
      "fünffache Wiederholung, mit anderem Ergebnis")                                               \
    X(W_KIND_TIME_WON, "won on time by a side that cannot mate",                                    \
      "durch Zeitüberschreitung gewonnen, obwohl kein Matt möglich ist")                            \
    X(W_KIND_TIME_DRAWN, "drawn on time, though the opponent can mate",                             \
      "remis durch Zeitüberschreitung, obwohl der Gegner mattsetzen kann")                          \
    X(W_KIND_DEAD_ON, "played on in a dead position", "in toter Stellung weitergespielt")           \
    X(W_KIND_75_ON, "played on after 75 moves", "nach 75 Zügen weitergespielt")                     \
    X(W_KIND_FIVEFOLD_ON, "played on after the fifth repetition",                                   \
      "nach der fünften Wiederholung weitergespielt")                                               \
    X(W_KIND_RESIGNED, "resigned to a side that cannot mate",                                       \
      "aufgegeben, obwohl der Gegner nicht mattsetzen kann")                                        \
    X(W_KIND_UNDECIDED, "nothing is proven", "nichts ist bewiesen")                                 \
    X(W_KIND_NO_TEXT, "no text of ours was in force at its date",                                   \
      "keine unserer Fassungen galt am Spieltag")                                                   \
    X(W_KIND_AMENDED, "another wording of its text was in force at its date",                       \
      "am Spieltag galt ein anderer Wortlaut dieser Fassung")                                       \
    X(W_KIND_UNDATED, "without a date, judged by the Laws of today",                                \
      "ohne Datum, nach den heutigen Regeln beurteilt")                                             \
    X(W_ROW_GAMES, "games", "Partien")                                                              \
    X(W_ROW_BAD_GAMES, "games with faults", "fehlerhafte Partien")                                  \
    X(W_ROW_PLIES, "half-moves", "Halbzüge")                                                        \
    X(W_ROW_BYTES, "bytes", "Bytes")                                                                \
    X(W_ROW_FAULTS, "faults", "Fehler")                                                             \
    X(W_ROW_WARNINGS, "warnings", "Warnungen")                                                      \
    X(W_ROW_WHITE, "1-0", "1-0")                                                                    \
    X(W_ROW_BLACK, "0-1", "0-1")                                                                    \
    X(W_ROW_DRAWN, "1/2-1/2", "1/2-1/2")                                                            \
    X(W_ROW_UNKNOWN, "without a result", "ohne Ergebnis")                                           \
    X(W_ROW_MATES, "ended by checkmate", "durch Matt beendet")                                      \
    X(W_ROW_STALEMATES, "ended by stalemate", "durch Patt beendet")                                 \
    X(W_ROW_MEAN, "half-moves a game", "Halbzüge je Partie")                                        \
    X(W_ROW_SHORTEST, "shortest game", "kürzeste Partie")                                           \
    X(W_ROW_LONGEST, "longest game", "längste Partie")                                              \
    X(W_ROW_COMMENTS, "comments", "Kommentare")                                                     \
    X(W_ROW_NAGS, "annotation signs", "Anmerkungszeichen")                                          \
    X(W_ROW_VARIATIONS, "variations", "Varianten")                                                  \
    X(W_ROW_SETUPS, "from a set-up position", "aus gestellter Stellung")                            \
    X(W_ROW_CHESS960, "Chess960", "Chess960")                                                       \
    X(W_ROW_FIRST_YEAR, "first year", "erstes Jahr")                                                \
    X(W_ROW_LAST_YEAR, "last year", "letztes Jahr")                                                 \
    X(W_ROW_MEAN_ELO, "mean rating", "mittlere Wertungszahl")                                       \
    X(W_OPENINGS, "most frequent openings (ECO)", "häufigste Eröffnungen (ECO)")                    \
                                                                                                    \
    /* the Laws */                                                                                  \
    X(W_LAW_SUMMARY, "look up what an edition of the Laws says",                                    \
      "nachschlagen, was eine Fassung der Regeln sagt")                                             \
    X(W_LAW_DETAILS,                                                                                \
      "Without ARTICLE: the articles of the edition, or the editions. EDITION is fide-2023 if it is\n" \
      "missing; a text is looked for in all. An article comes with its parts: law 7.5. --date takes the\n" \
      "edition in force on that day, and warns where another text was. Summaries are in our own words.\n" \
      "In lists D stands for what Adoube decides, R records, A asks the arbiter about, I only tells. An\n" \
      "article that is not there, or a text that is nowhere, is exit 1.",                           \
      "Ohne ARTICLE: die Artikel der Fassung, oder die Fassungen. Ohne EDITION gilt fide-2023; ein\n" \
      "Text wird in allen gesucht. Ein Artikel kommt mit seinen Teilen: law 7.5. --date nimmt die\n" \
      "Fassung, die an dem Tag galt, und warnt, wo ein anderer Text galt. Die Zusammenfassungen sind in\n" \
      "eigenen Worten. In Listen heißt D: Adoube entscheidet, R: zeichnet auf, A: fragt den\n"     \
      "Schiedsrichter, I: gibt nur Auskunft. Ein Artikel, den es nicht gibt, oder ein Text, der\n" \
      "nirgends steht, ist Rückgabe 1.")                                                            \
    X(W_LAW_ADOUBE, "Adoube", "Adoube")                                                             \
    X(W_ROLE_DECIDES, "decides", "entscheidet")                                                     \
    X(W_ROLE_RECORDS, "records", "hält fest")                                                       \
    X(W_ROLE_ASKS, "asks the arbiter", "fragt den Schiedsrichter")                                  \
    X(W_ROLE_INFORMS, "informs", "informiert")                                                      \
    X(W_LAW_SAME_AS, "As before", "Wie zuvor")                                                      \
    X(W_LAW_ONLY_PARTS, "Has no words of its own.", "Ohne eigenen Wortlaut.")                       \
    X(W_LAW_MISPRINT, "%s prints its article %s as %s", "%s druckt den Artikel %s als %s")          \
    X(W_LAW_PARTS, "Parts:", "Teile:")                                                              \
    X(W_LAW_NO_TERM, "the glossary has no \"%s\"; see adoube law --term",                           \
      "das Stichwortverzeichnis kennt „%s“ nicht; siehe adoube law --term")                         \
    X(W_LAW_TESTS, "Tests", "Tests")                                                                \
    X(W_LAW_NO_TESTS, " none", " keine")                                                            \
    X(W_LAW_OVER, "over", "aufbauend auf")                                                          \
    X(W_LAW_NO_ARTICLE, "%s has no article %s; see adoube law --edition %s",                        \
      "%s hat keinen Artikel %s; siehe adoube law --edition %s")                                    \
    X(W_LAW_NO_ARTICLE_BUT, "%s has no article %s; nearest are %s",                                 \
      "%s hat keinen Artikel %s; am nächsten sind %s")                                              \
    X(W_LAW_ELSEWHERE, "other editions have it: %s", "andere Fassungen haben ihn: %s")              \
    X(W_LAW_FROM_OVER, "%s has no article %s; this is from %s, which it is laid over",              \
      "%s hat keinen Artikel %s; dies ist aus %s, worauf die Fassung aufbaut")                      \
    X(W_LAW_NOT_FOUND, "no article has \"%s\"", "kein Artikel enthält „%s“")                        \
    X(W_LAW_BY_NUMBER, "Numbers and choices:", "Zahlen und Festlegungen:")                          \
    X(W_LAW_BY_SUBJECT, "Subject by subject:", "Thema für Thema:")                                  \
    X(W_LAW_BY_ARTICLE, "Article by article:", "Artikel für Artikel:")                              \
    X(W_LAW_MOVED, "moved", "verschoben")                                                           \
    X(W_LAW_CHANGED, "changed", "geändert")                                                         \
    X(W_LAW_NEW, "new", "neu")                                                                      \
    X(W_LAW_GONE, "gone", "entfallen")                                                              \
    X(W_LAW_SUBJECT_NEW, " (new)", " (neu)")                                                        \
    X(W_LAW_SUBJECT_GONE, " (gone)", " (entfallen)")                                                \
                                                                                                    \
    /* tournaments */                                                                               \
    X(W_NOTE_TEXT, "note: %s", "Hinweis: %s")                                                       \
    X(W_NOTE_TEXT_2, "note: %s%s", "Hinweis: %s%s")                                                 \
    X(W_BAD_BIRTH, "the year of birth cannot be right", "das Geburtsjahr kann nicht stimmen")     \
    X(W_SAME_NOTES, "note: the same at %s", "Hinweis: ebenso bei %s")                               \
    X(W_MORE_NOTES, "note: and %u more notes", "Hinweis: und %u weitere Hinweise")                  \
    X(W_FLAG_MISSING, "%s is missing: %s needs it", "%s fehlt: %s braucht es")                      \
    X(W_FILE_IS_THERE, "there is such a file already; --force replaces it",                         \
      "die Datei gibt es schon; --force ersetzt sie")                                               \
    X(W_BAD_RULES, "--rules: \"%s\" is none of: %s", "--rules: „%s“ ist keines von: %s")            \
    X(W_PAIR_ROBIN,                                                                                 \
      "a round robin is not paired round by round; see adoube schedule, or --rules 2026 for a Swiss",\
      "ein Rundenturnier wird nicht Runde für Runde ausgelost; siehe adoube schedule, oder --rules 2026")\
    X(W_PAIR_KNOCKOUT,                                                                              \
      "a knockout is not paired by the Swiss rules; --rules 2026 does so all the same",             \
      "ein K.-o.-Turnier wird nicht nach Schweizer System ausgelost; --rules 2026 tut es dennoch")  \
    X(W_PAIR_OTHER, "a system that we do not pair by: \"%s\"; --rules 2026 uses FIDE's Swiss all the same", \
      "nach diesem System losen wir nicht aus: „%s“; --rules 2026 nimmt trotzdem das Schweizer System der FIDE") \
    X(W_CANNOT_RUN, "such a tournament is not run here: a Swiss, a round robin or a knockout is, of teams board by board",\
      "ein solches Turnier wird hier nicht geführt, nur Schweizer System, Rundenturnier oder K.-o., bei Mannschaften Brett für Brett")\
    X(W_TEXT_2, "%s%s", "%s%s")                                                                     \
    X(W_TOUR_CONFIRM, "%s%s; --confirm %s does it all the same",                                    \
      "%s%s; --confirm %s führt es trotzdem aus")                                                   \
    X(W_TOUR_LOCKED, "%s%s; in FIDE mode this cannot be confirmed",                                 \
      "%s%s; im FIDE-Modus lässt sich das nicht bestätigen")                                        \
    X(W_NO_WARNING, "--confirm: \"%s\" is no warning%s", "--confirm: „%s“ ist kein Hinweis%s")    \
    X(W_NO_WARNING_BUT, "--confirm: \"%s\" is no warning; is it %s?",                             \
      "--confirm: „%s“ ist kein Hinweis; gemeint: %s?")                                             \
    X(W_LOWER_ROUND, "round", "Runde")                                                              \
    X(W_LOWER_BOARD, "board", "Brett")                                                              \
    X(W_NOT_A_NUMBER, "expected a number of a player, not \"%s\"",                                \
      "hier gehört eine Startnummer hin, nicht „%s“")                                               \
    X(W_NOT_A_ROUND, "expected a round, 1 to 99, not \"%s\"",                                     \
      "hier gehört eine Runde hin, 1 bis 99, nicht „%s“")                                           \
    X(W_NOT_A_BOARD, "expected a board, not \"%s\"", "hier gehört ein Brett hin, nicht „%s“")     \
    X(W_NOT_A_RESULT, "\"%s\" is no result: 1-0, 0-1, 1/2, +--, --+, ---, ?",                     \
      "„%s“ ist kein Ergebnis: 1-0, 0-1, 1/2, +--, --+, ---, ?")                                    \
    X(W_A_SWISS, "a Swiss", "einem Turnier nach Schweizer System")                                  \
    X(W_BAD_VALUE, "%s: \"%s\" does not fit", "%s: „%s“ passt nicht")                             \
    X(W_PAIR_WAITS, "round %u: open results: %u; --pending draw pairs all the same",                \
      "Runde %u: offene Ergebnisse: %u; --pending draw lost trotzdem aus")                          \
    X(W_BAD_SYSTEM, "--system: \"%s\" is none of: swiss, round-robin, knockout",                  \
      "--system: „%s“ ist keines von: swiss, round-robin, knockout")                                \
    X(W_NOT_A_PAIR, "expected two numbers, WHITE BLACK, not \"%s\"",                              \
      "hier gehören zwei Nummern hin, WEISS SCHWARZ, nicht „%s“")                                   \
    X(W_ENTERED_AS, "%s: number %u\n", "%s: Nummer %u\n")                                         \
    X(W_STILL_OPEN, "round %u: open results: %u\n", "Runde %u: offene Ergebnisse: %u\n")           \
    X(W_ALL_IN, "round %u: all results are in\n", "Runde %u: alle Ergebnisse liegen vor\n")       \
    X(W_REPORT_LACKS, "note: the report lacks %s (%s)", "Hinweis: dem Bericht fehlt %s (%s)")       \
    X(W_PAIR_OVER, "all %u rounds are paired", "alle %u Runden sind ausgelost")                     \
    X(W_PAIR_OPEN_GAMES, "note: games without a result: %u in round %u; they count as draws here",  \
      "Hinweis: Partien ohne Ergebnis: %u in Runde %u; sie zählen hier als Remis")                  \
    X(W_PAIR_BLOCKED,                                                                               \
      "round %u cannot be paired: not all of these can get an opponent: %s; the arbiter decides",   \
      "Runde %u ist nicht auslosbar: nicht alle von diesen können einen Gegner bekommen: %s; der Schiedsrichter entscheidet") \
    X(W_PAIR_ALONE,                                                                                 \
      "round %u cannot be paired: there is nobody whom %s may meet; the arbiter decides",           \
      "Runde %u ist nicht auslosbar: für %s gibt es keinen zulässigen Gegner; der Schiedsrichter entscheidet") \
    X(W_PAIR_AGAIN,                                                                                 \
      "note: %u is given the bye of round %u, and had a bye or a win without a game before (C2)",   \
      "Hinweis: %u ist das Freilos der Runde %u gegeben und hatte schon eines oder einen kampflosen Sieg (C2)") \
    X(W_PAIR_BYES,                                                                                  \
      "round %u has one bye at most, and these were given it before (U): %s; the arbiter decides",  \
      "Runde %u hat höchstens ein Freilos, und diesen ist es vorher gegeben (U): %s; der Schiedsrichter entscheidet") \
    X(W_PAIR_ODD,                                                                                   \
      "round %u cannot be paired: %u has the bye already (U), an odd number of others is left, and there is no second bye; a bye asked for is H, F or Z", \
      "Runde %u ist nicht auslosbar: %u hat schon das Freilos (U), die Zahl der anderen ist ungerade, und ein zweites Freilos gibt es nicht; eine beantragte Freirunde ist H, F oder Z") \
    X(W_PAIR_STUCK, "round %u of this tournament cannot be paired; another seed may do",            \
      "Runde %u dieses Turniers ist nicht auslosbar; ein anderer Wert für --seed hilft vielleicht") \
    X(W_PAIR_TOO_LONG, "round %u cannot be paired: rounds for %u players: at most %u",              \
      "Runde %u ist nicht auslosbar: Runden bei %u Teilnehmern: höchstens %u")                \
    X(W_EXPLAIN_COLOURS, "Colours so far: %u%s, %u%s.", "Farben bisher: %u%s, %u%s.")               \
    X(W_EXPLAIN_FULL, "%u: not paired in round %u, has a full-point bye (F).",                      \
      "%u: in Runde %u nicht gepaart, spielfrei mit ganzem Punkt (F).")                             \
    X(W_EXPLAIN_HALF, "%u: not paired in round %u, has a half-point bye (H).",                      \
      "%u: in Runde %u nicht gepaart, spielfrei mit halbem Punkt (H).")                             \
    X(W_EXPLAIN_ZERO, "%u: not paired in round %u, is absent (Z).",                                 \
      "%u: in Runde %u nicht gepaart, abwesend (Z).")                                               \
    X(W_EXPLAIN_TEAMS, "--explain: only for pairings of players, not of teams",                     \
      "--explain: nur für Paarungen von Spielern, nicht von Mannschaften")                          \
    X(W_BAD_BY, "--by: higher, elo or dwz, not \"%s\"", "--by: higher, elo oder dwz, nicht „%s“")   \
    X(W_BAD_RATE_BY, "--by: elo or dwz, not \"%s\"", "--by: elo oder dwz, nicht „%s“")              \
    X(W_CHECK_DIFFERS, "%s: round %u: only in the file:%.*s; only ours:%.*s",                       \
      "%s: Runde %u: nur in der Datei:%.*s; nur bei uns:%.*s")                                      \
    X(W_CHECK_IMPOSSIBLE, "%s: round %u: no legal pairing; in the file:%.*s%.*s",                   \
      "%s: Runde %u: keine zulässige Paarung; in der Datei:%.*s%.*s")                               \
    X(W_CHECK_SUMMARY,                                                                              \
      "files: %zu, rounds: %llu, different: %llu, unreadable files: %zu\n"                          \
      "",                                                                                           \
      "Dateien: %zu, Runden: %llu, abweichend: %llu, unlesbare Dateien: %zu\n"                      \
      "")                                                                                           \
    X(W_ROUND_N, "Round %u", "Runde %u")                                                            \
    X(W_COL_ROUND, "Round", "Runde")                                                                \
    X(W_COL_BOARD, "Board", "Brett")                                                                \
    X(W_COL_NUMBER, "No.", "Nr.")                                                                   \
    X(W_COL_NAME, "Name", "Name")                                                                   \
    X(W_COL_RANK, "Rank", "Rang")                                                                   \
    X(W_COL_POINTS, "Points", "Punkte")                                                             \
    X(W_COL_GAMES, "Games", "Partien")                                                              \
    X(W_COL_SCORE, "Score", "Erzielt")                                                              \
    X(W_COL_EXPECTED, "Expected", "Erwartet")                                                       \
    X(W_COL_AFTER, "After", "Neu")                                                                  \
    X(W_COL_PERFORMANCE, "Performance", "Leistung")                                                 \
    X(W_NO_SUCH_PLAYER, "no player has the number %u", "kein Teilnehmer hat die Nummer %u")         \
    X(W_NO_TEAMS, "no teams play here", "hier spielen keine Mannschaften")                          \
    X(W_NO_SUCH_TEAM, "no team has the number %u", "keine Mannschaft hat die Nummer %u")            \
    X(W_ORDER_BAD, "%s: \"%s\": %s", "%s: „%s“: %s")                                                \
    X(W_ORDER_LONG, "%s: more than %d tie-breaks", "%s: mehr als %d Feinwertungen")                 \
    X(W_ROUNDS_MISSING, "--rounds %u: only %u are paired", "--rounds %u: nur %u sind ausgelost")    \
    X(W_NO_BOARDS, "%s needs teams or their boards, which are not in this file",                    \
      "%s braucht Mannschaften oder ihre Bretter, die nicht in der Datei stehen")                   \
    X(W_PROVISIONAL, "note: the table is provisional; games without a result: %u",                  \
      "Hinweis: die Tabelle ist vorläufig; Partien ohne Ergebnis: %u")                              \
    X(W_OTHER_RULES, "note: in force at the date of the event: %s; used as asked: %s",              \
      "Hinweis: beim Turnier galt: %s; verwendet wie verlangt: %s")                                 \
    X(W_LOTS_MISSING, "note: equal places wait for a lot",                                          \
      "Hinweis: gleiche Plätze warten auf das Los")                                                 \
    X(W_DROPPED, "note: %s: %s", "Hinweis: %s: %s")                                                 \
    X(W_RECEIPT_SUM, "sum", "Summe")                                                                \
    X(W_SCHEDULE_RESTS, "  %s rests", "  %s spielfrei")                                             \
    X(W_BAD_COUNT, "N: \"%s\" is not a whole number from 2 to %d",                                  \
      "N: „%s“ ist keine ganze Zahl von 2 bis %d")                                                  \
                                                                                                    \
    /* a game at the board */                                                                       \
    X(W_GAME_SUMMARY, "run a game script, and show its record",                                     \
      "ein Partieskript ausführen und seine Aufzeichnung zeigen")                                   \
    X(W_GAME_DETAILS,                                                                               \
      "run prints every ruling and checks the expectations: exit 1 if one does not hold, 3 if the\n" \
      "script cannot be read. show prints the record, pgn the game as PGN. - is standard input.",   \
      "run gibt jede Entscheidung aus und prüft die Erwartungen: Rückgabe 1, wenn eine nicht zutrifft,\n" \
      "3, wenn das Skript nicht lesbar ist. show zeigt die Aufzeichnung, pgn die Partie als PGN.\n" \
      "- ist die Standardeingabe.")                                                                 \
    X(W_GAME_WANTED, "wanted %s, got %s", "erwartet: %s, tatsächlich: %s")                          \
    X(W_GAME_IMPOSSIBLE, "this cannot have happened: %s", "das kann nicht geschehen sein: %s")      \
    X(W_GAME_HELD, "%u of %u expectations hold", "%u von %u Erwartungen treffen zu")                \
    X(W_GAME_COMPLETED, "; moves completed: %u, period %u", "; abgeschlossene Züge: %u, Periode %u") \
    X(W_GAME_FLAG_DOWN, "flag down", "Fallblättchen gefallen")                                      \
    X(W_GAME_SHEET, "scoresheet", "Partieformular")                                                 \
    X(W_GAME_ENVELOPE, "Sealed move", "Abgabezug")                                                  \
    X(W_GAME_LACKS, "missing:", "es fehlt:")                                                        \
    X(W_GAME_OFFER, "Open draw offer", "Offenes Remisangebot")                                      \
    X(W_GAME_QUESTION, "Question to the arbiter", "Frage an den Schiedsrichter")                    \
    X(W_GAME_INCIDENTS, "Incidents", "Vorkommnisse")                                                \
    X(W_GAME_RESULT, "Result", "Ergebnis")                                                          \
    X(W_GAME_STANDS, "illegal, and stands", "regelwidrig, bleibt aber stehen")                      \
                                                                                                    \
    /* the tournament order */                                                                      \
    X(W_ORDER_SUMMARY, "championships as the tournament order describes them",                      \
      "Meisterschaften, wie die Turnierordnung sie beschreibt")                                     \
    X(W_ORDER_DETAILS,                                                                              \
      "check reads files of templates: exit 3 with the place if one cannot be read. show tells what a\n" \
      "template says, in sentences or with --text as text; NAME is one that ships with adoube, or a file.\n" \
      "list names those that ship, or with a book, or points, the points of the order. point tells what\n" \
      "one of them says, with its parts: order point BTO 16.7. find names those that have all words, in\n" \
      "either language; exit 1 if none has.",                                                        \
      "check liest Dateien mit Vorlagen: Rückgabe 3 mit der Stelle, wenn eine nicht lesbar ist. show zeigt,\n" \
      "was eine Vorlage sagt, in Sätzen oder mit --text als Text; NAME ist eine mitgelieferte oder eine\n" \
      "Datei. list nennt die mitgelieferten, mit einem Buch oder points die Bestimmungen der Ordnung. point\n" \
      "zeigt eine mit ihren Teilen: order point BTO 16.7. find nennt die, in denen alle Wörter stehen, in\n" \
      "einer der Sprachen; Rückgabe 1, wenn keine.")                                                \
    X(W_ORDER_TEMPLATES, "templates: %u", "Vorlagen: %u")                                           \
    X(W_ORDER_EMPTY, "there is no template in it", "keine Vorlage darin")                           \
    X(W_ORDER_SEVERAL, "there is more than one template in it", "mehr als eine Vorlage darin")      \
    X(W_ORDER_TWICE, "%s: there is another template of this name",                                  \
      "%s: eine andere Vorlage heißt auch so")                                                      \
    X(W_ORDER_OWN, "%s: this template takes the place of the one that ships",                       \
      "%s: diese Vorlage gilt anstelle der mitgelieferten")                                         \
    X(W_ORDER_NO_TEMPLATE, "no template %s ships with adoube; see adoube order list",               \
      "eine Vorlage %s wird nicht mitgeliefert; siehe adoube order list")                           \
    X(W_ORDER_NO_TEMPLATE_BUT, "no template %s ships with adoube; did you mean %s?",                \
      "eine Vorlage %s wird nicht mitgeliefert; ist %s gemeint?")                                   \
    X(W_ORDER_NO_POINT, "the order has no point \"%s\"; it is written BTO 16.7, SJ 7.5, A1 13.3",   \
      "die Ordnung hat keine Bestimmung „%s“; geschrieben wird BTO 16.7, SJ 7.5, A1 13.3")          \
    X(W_ORDER_NOT_FOUND, "no point has all these words", "keine Bestimmung enthält alle diese Wörter") \
    X(W_ORDER_IN_LAWS, "In the Laws: adoube law --edition %s %s\n",                                 \
      "In den Regeln: adoube law --edition %s %s\n")                                                \
    X(W_ORDER_GENERAL, "general: binds associations and districts",                                 \
      "generell: bindet Verbände und Bezirke")                                                      \
                                                                                                    \
    /* a season */                                                                                  \
    X(W_SEASON_SUMMARY, "run a season script: facts, questions to the order, expectations",         \
      "ein Spieljahrskript ausführen: Tatsachen, Fragen an die Ordnung, Erwartungen")               \
    X(W_SEASON_DETAILS,                                                                             \
      "run prints what the tournament order answers to every question of the script, with its points,\n" \
      "and checks the expectations: exit 1 if one does not hold, 3 if the script cannot be read.\n" \
      "report prints only the lines for people: results, tables, play-offs, titles, the case file.\n" \
      "verbs lists the words a line may begin with; ? marks questions. - is standard input.",       \
      "run gibt zu jeder Frage des Skripts die Antwort der Turnierordnung mit ihren Bestimmungen aus\n" \
      "und prüft die Erwartungen: Rückgabe 1, wenn eine nicht zutrifft, 3, wenn das Skript nicht lesbar\n" \
      "ist. report gibt nur die Zeilen für Menschen aus: Ergebnisse, Tabellen, Stichkämpfe, Titel, die\n" \
      "Akte. verbs nennt die Wörter, mit denen eine Zeile beginnen kann; ? steht vor Fragen.\n"     \
      "- ist die Standardeingabe.")                                                                 \
                                                                                                    \
    /* questions to a season script */                                                              \
    X(W_BAD_DATE, "--%s: \"%s\" is not a date: %s", "--%s: „%s“ ist kein Datum: %s")                                                              \
    X(W_LINEUP_SUMMARY, "is a team's line-up in order?",                                            \
      "ist die Aufstellung einer Mannschaft in Ordnung?")                                           \
    X(W_LINEUP_DETAILS,                                                                             \
      "check judges every line-up of a season script and tells, board by board, what is wrong and on which\n" \
      "point of the order that rests, what it costs, and what follows from it. Exit 1 if one costs a game or\n" \
      "the match, or an expectation does not hold; 3 if the script cannot be read. - is standard input.\n" \
      "A file such as:\n"                                                                           \
      "  season 1987/88\n"                                                                          \
      "  federation NRW; association V1; district B1 in V1; club SKA in B1\n"                       \
      "  ranklist SKA teams=2 reserves=8\n"                                                         \
      "  lineup SKA 1: 1 3 2 4 (5) 6 7 17       # (5) is absent, 17 a substitute",                  \
      "check beurteilt jede Aufstellung eines Spieljahrskripts und sagt Brett für Brett, was falsch ist und\n" \
      "auf welcher Bestimmung der Ordnung das beruht, was es kostet und was daraus folgt. Rückgabe 1, wenn\n" \
      "eine die Partie oder den Kampf kostet oder eine Erwartung nicht zutrifft; 3, wenn das Skript nicht\n" \
      "lesbar ist. - ist die Standardeingabe. Eine Datei wie:\n"                                    \
      "  season 1987/88\n"                                                                          \
      "  federation NRW; association V1; district B1 in V1; club SKA in B1\n"                       \
      "  ranklist SKA teams=2 reserves=8\n"                                                         \
      "  lineup SKA 1: 1 3 2 4 (5) 6 7 17       # (5) fehlt, 17 ist Ersatz")                        \
    X(W_LINEUP_NONE, "there is no line-up in it", "keine Aufstellung darin")                        \
    X(W_LINEUP_COUNT, "%u of %u line-ups in order", "%u von %u Aufstellungen in Ordnung")           \
    X(W_ELIGIBLE_SUMMARY, "may somebody play, and if not, why?",                                    \
      "ist jemand spielberechtigt, und wenn nicht, warum?")                                         \
    X(W_ELIGIBLE_DETAILS,                                                                           \
      "Yes, or every reason against it with its point of the order: exit 0 yes, 1 no, 3 if nobody of that name\n" \
      "is known. Facts come from FILE, a season script; - is standard input. Without CLUB it is the club of\n" \
      "which he is a member. Asked is the first day of the season unless --on says another.\n"      \
      "For example:\n"                                                                              \
      "  $ adoube eligible club.season \"Anna Becker\" SKA --on 1987-10-04 --for nrw-jem\n"         \
      "with a file such as:\n"                                                                      \
      "  season 1987/88\n"                                                                          \
      "  federation NRW; association V1; district B1 in V1; club SKA in B1\n"                       \
      "  person \"Anna Becker\" born=1969-05-12 female club=SKA pass=valid",                        \
      "Ja, oder jeder Grund dagegen mit seiner Bestimmung: Rückgabe 0 ja, 1 nein, 3, wenn niemand dieses\n" \
      "Namens bekannt ist. Die Angaben stehen in FILE, einem Spieljahrskript; - ist die Standardeingabe. Ohne\n" \
      "CLUB gilt der Verein der Mitgliedschaft. Gefragt ist nach dem ersten Tag des Spieljahrs, wenn --on\n" \
      "keinen anderen nennt. Zum Beispiel:\n"                                                       \
      "  $ adoube eligible verein.season \"Anna Becker\" SKA --on 4.10.1987 --for nrw-jem\n"        \
      "mit einer Datei wie:\n"                                                                      \
      "  season 1987/88\n"                                                                          \
      "  federation NRW; association V1; district B1 in V1; club SKA in B1\n"                       \
      "  person \"Anna Becker\" born=1969-05-12 female club=SKA pass=valid")                        \
    X(W_ELIGIBLE_UNKNOWN, "there is no %s in it", "%s kommt darin nicht vor")                       \
    X(W_ELIGIBLE_UNKNOWN_BUT, "there is no %s in it; did you mean %s?",                             \
      "%s kommt darin nicht vor; ist %s gemeint?")                                                  \
    X(W_DRAW_SUMMARY, "draws groups, numbers or a round of a cup",                                  \
      "lost Gruppen, Nummern oder eine Pokalrunde aus")                                             \
    X(W_DRAW_DETAILS,                                                                               \
      "Draws the last championship of FILE, a season script that ends where a draw is due: before the\n" \
      "start the groups and the numbers in each, of a running cup its next round, each as the order\n" \
      "wants it. What is printed is the line that the script goes on with. The seed is named before\n" \
      "everybody, a number of a public lottery, say: whoever has FILE and seed makes the same draw\n" \
      "again. Exit 1 if nothing can be drawn so; - is standard input. For example:\n" \
      "  $ adoube draw --seed 191207 --groups 2 class.season\n" \
      "with a file such as:\n" \
      "  federation NRW; association V; district B in V\n" \
      "  club Porz in B; club Buer in B; club Herne in B; club Ahlen in B\n" \
      "  championship Class nrw-mm area=V\n" \
      "  enter: Porz, Porz/2, Buer promoted, Buer/2, Herne, Ahlen promoted", \
      "Lost die letzte Meisterschaft in FILE aus, einem Spieljahrskript, das dort endet, wo zu losen ist:\n" \
      "vor dem Start die Gruppen und in jeder die Nummern, bei einem laufenden Pokal die nächste Runde,\n" \
      "jeweils so, wie die Ordnung es verlangt. Ausgegeben wird die Zeile, mit der das Skript weitergeht.\n" \
      "Der Startwert wird vor aller Augen bestimmt, etwa durch eine Lottozahl: Wer FILE und Startwert\n" \
      "hat, erhält dieselbe Auslosung noch einmal. Rückgabe 1, wenn sich so nichts auslosen lässt; - ist\n" \
      "die Standardeingabe. Zum Beispiel:\n" \
      "  $ adoube draw --seed 191207 --groups 2 class.season\n" \
      "mit einer Datei wie:\n" \
      "  federation NRW; association V; district B in V\n" \
      "  club Porz in B; club Buer in B; club Herne in B; club Ahlen in B\n" \
      "  championship Class nrw-mm area=V\n" \
      "  enter: Porz, Porz/2, Buer promoted, Buer/2, Herne, Ahlen promoted") \
    X(W_DRAW_NOT, "nothing can be drawn here: %s", "hier lässt sich nichts auslosen: %s")           \
    X(W_SEATS_SUMMARY, "who may send how many to a championship",                                   \
      "wer wie viele zu einer Meisterschaft entsenden darf")                                        \
    X(W_SEATS_DETAILS,                                                                              \
      "Shares out the seats as the template has them, line by line with the working: whose seat, by which\n" \
      "quotient, where an unused one falls; then the sums. Exit 1 if a lot has to be drawn, seats are left\n" \
      "over or there are too many. TEMPLATE is one that ships or a file; FILE is a season script with\n" \
      "organisations, claims and lots; - is standard input. For example:\n"                         \
      "  $ adoube seats nrw-jbem youth.season --year 1988\n"                                        \
      "with a file such as:\n"                                                                      \
      "  federation NRW; association V1 youths=1900; association V2 youths=1450\n"                  \
      "  claim previous \"Anna Becker\" place=1\n"                                                  \
      "  seat-lot V2 row=4                      # a lot that was drawn",                            \
      "Verteilt die Plätze, wie die Vorlage es vorsieht, Zeile für Zeile mit dem Rechenweg: wessen Platz, mit\n" \
      "welcher Höchstzahl, wohin ein ungenutzter fällt; dann die Summen. Rückgabe 1, wenn gelost werden muss,\n" \
      "Plätze frei bleiben oder es zu viele sind. TEMPLATE ist eine mitgelieferte Vorlage oder eine Datei; FILE\n" \
      "ist ein Spieljahrskript mit Organisationen, Ansprüchen und Losen; - ist die Standardeingabe.\n" \
      "Zum Beispiel:\n"                                                                             \
      "  $ adoube seats nrw-jbem jugend.season --year 1988\n"                                       \
      "mit einer Datei wie:\n"                                                                      \
      "  federation NRW; association V1 youths=1900; association V2 youths=1450\n"                  \
      "  claim previous \"Anna Becker\" place=1\n"                                                  \
      "  seat-lot V2 row=4                      # ein gezogenes Los")                               \
    X(W_CASE_SUMMARY, "disputes, protests and appeals as a case file",                              \
      "Streitfälle, Proteste und Berufungen als Akte")                                              \
    X(W_CASE_DETAILS,                                                                               \
      "run goes through season scripts with cases and prints each file in plain words: what happened, with the\n" \
      "points of the order, the present state, what must happen next and by when, who may sit, and the\n" \
      "ledger. --on marks the terms that have passed. Exit 1 if an expectation does not hold, 3 if the\n" \
      "script cannot be read. - is standard input. A file such as:\n"                               \
      "  case district-director as=A decided=1987-11-02\n"                                          \
      "  party SKA grounds=result club=1\n"                                                         \
      "  act protest on=1987-11-05 party=SKA copies=3\n"                                            \
      "  act pay on=1987-11-06 money=60\n"                                                          \
      "  due                                    # what comes next, and by when\n"                   \
      "  expect confirm by=1987-11-13 BTO 5.7",                                                     \
      "run geht Spieljahrskripte mit Verfahren durch und gibt jede Akte in einfachen Worten aus: was geschah,\n" \
      "mit den Bestimmungen der Ordnung, den Stand, was bis wann geschehen muss, wer mitwirken darf, und das\n" \
      "Kassenbuch. --on kennzeichnet abgelaufene Fristen. Rückgabe 1, wenn eine Erwartung nicht zutrifft, 3,\n" \
      "wenn das Skript nicht lesbar ist. - ist die Standardeingabe. Eine Datei wie:\n"              \
      "  case district-director as=A decided=1987-11-02\n"                                          \
      "  party SKA grounds=result club=1\n"                                                         \
      "  act protest on=1987-11-05 party=SKA copies=3\n"                                            \
      "  act pay on=1987-11-06 money=60\n"                                                          \
      "  due                                    # was ansteht, und bis wann\n"                      \
      "  expect confirm by=1987-11-13 BTO 5.7")                                                     \
    X(W_CASE_NONE, "there is no case in it", "kein Verfahren darin")                                \
                                                                                                    \
    /* at the board */                                                                              \
    X(W_BAD_TIME, "--time: \"%s\" is not a time control such as 5:00+3 or 40/90:00+30, 30:00+30",   \
      "--time: „%s“ ist keine Bedenkzeit wie 5:00+3 oder 40/90:00+30, 30:00+30")                    \
    X(W_PLAY_NOT_ALONE, "--edition: %s is no set of rules of its own",                              \
      "--edition: %s ist für sich allein kein Regelwerk")                                           \
    X(W_PLAY_NO_TABLE, "this time control does not fit these Laws",                                 \
      "diese Bedenkzeit passt nicht zu diesen Regeln")                                              \
    X(W_PLAY_NO_ENGINE, "%s is not installed: neither in PATH nor in /usr/games",                   \
      "%s ist nicht installiert: weder in PATH noch in /usr/games")                                 \
    X(W_PLAY_ENGINE_SILENT, "%s does not answer as a UCI engine does",                              \
      "%s antwortet nicht, wie es ein UCI-Schachprogramm tut")                                      \
    X(W_PLAY_ENGINE_GONE, "%s has stopped playing", "%s spielt nicht mehr weiter")                  \
    X(W_PLAY_WATCHED,                                                                               \
      "The program is the arbiter: it calls fallen flags and completed illegal moves.",             \
      "Das Programm ist Schiedsrichter: Es meldet Fallblättchen und regelwidrige Züge.")            \
    X(W_PLAY_UNWATCHED,                                                                             \
      "Nobody watches: the fall of a flag counts when the opponent types flag.",                    \
      "Niemand überwacht: Ein Fallblättchen zählt, wenn der Gegner fahne tippt.")                   \
    X(W_PLAY_SHORT_HELP, "Type a move (Nf3, exd5, O-O, e8=Q or g1f3), or help.",                    \
      "Zug eintippen (Sf3, exd5, 0-0, e8D oder g1f3), oder hilfe.")                                 \
    X(W_PLAY_START, "Enter starts the clock.", "Die Eingabetaste startet die Uhr.")                 \
    X(W_PLAY_HELP,                                                                                  \
      "A move: Nf3, exd5, O-O, e8=Q or g1f3; with (=) behind it a draw is offered.\n"               \
      "  touch e2, adjust e2              touch a man; adjust it, after saying so\n"                \
      "  press                            the clock\n"                                              \
      "  offer, accept, decline           a draw\n"                                                 \
      "  repetition [MOVE], fifty [MOVE]  claim a draw, also with the move to follow\n"             \
      "  flag, illegal, touch-move e2     claim it against the opponent\n"                          \
      "  resign\n"                                                                                  \
      "  stop, restart                    the clocks\n"                                             \
      "  rule ...                         as arbiter: accept, reject, draw,\n"                      \
      "                                   loss white, 1/2-0\n"                                      \
      "  board, clock, sheet, fen         show it\n"                                                \
      "  save FILE, help, quit\n"                                                                   \
      "  arbiter sees device white        any line of a game script\n"                             \
      "Who is meant may stand in front: black resign.",                                             \
      "Ein Zug: Sf3, exd5, 0-0, e8D oder g1f3; mit (=) dahinter wird Remis angeboten.\n"            \
      "  berührt e2, j'adoube e2            eine Figur berühren; sie zurechtrücken\n"               \
      "  drücken                            die Uhr\n"                                              \
      "  remis, annehmen, ablehnen          ein Remisangebot\n"                                     \
      "  wiederholung [ZUG], fünfzig [ZUG]  Remis beantragen, auch mit dem nächsten Zug\n"          \
      "  fahne, regelwidrig,                gegen den Gegner reklamieren\n"                         \
      "  berührt-geführt e2\n"                                                                      \
      "  aufgeben\n"                                                                                \
      "  anhalten, weiter                   die Uhren\n"                                            \
      "  entscheide ...                     als Schiedsrichter: annehmen, ablehnen,\n"              \
      "                                     remis, verlust weiß, 1/2-0\n"                           \
      "  brett, uhr, formular, fen          zeigen\n"                                               \
      "  speichern DATEI, hilfe, ende\n"                                                            \
      "  schiedsrichter sees device white   jede Zeile eines Partieskripts\n"                       \
      "Davor darf stehen, wer gemeint ist: schwarz aufgeben.")                                      \
    X(W_PLAY_IMPOSSIBLE, "That cannot be: %s.", "Das kann nicht sein: %s.")                         \
    X(W_PLAY_AMBIGUOUS, "%s is ambiguous: more than one move fits.",                                \
      "%s ist mehrdeutig: mehr als ein Zug passt.")                                                 \
    X(W_PLAY_WHICH_MAN, "%s is illegal, and it does not say with which man; write it like g1f4.", "%s ist regelwidrig und sagt nicht, mit welcher Figur; bitte wie g1f4 schreiben.") \
    X(W_PLAY_NO_MAN, "%s is illegal: no man can be meant.",                                         \
      "%s ist regelwidrig: keine Figur kann gemeint sein.")                                         \
    X(W_PLAY_UNREADABLE, "%s is unreadable: not a move. help shows what can be typed.",             \
      "%s ist unlesbar: kein Zug. hilfe zeigt, was eingegeben werden kann.")                        \
    X(W_PLAY_NO_SQUARE, "A square is wanted, such as e2, not \"%s\".",                              \
      "Erwartet wird ein Feld wie e2, nicht „%s“.")                                                 \
    X(W_PLAY_NO_CLAIM,                                                                              \
      "Claimed can be repetition, fifty, flag, illegal, touch-move e2, normal-means, no-effort;\n"  \
      "not \"%s\".",                                                                                \
      "Reklamiert werden können wiederholung, fünfzig, fahne, regelwidrig, berührt-geführt e2,\n"   \
      "normale-mittel, keine-anstrengung; nicht „%s“.")                                             \
    X(W_PLAY_NO_RULING,                                                                             \
      "The arbiter rules accept, reject, postpone, draw, loss white, 1/2-0; not \"%s\".",           \
      "Der Schiedsrichter entscheidet annehmen, ablehnen, aufschieben, remis, verlust weiß, 1/2-0;\n" \
      "nicht „%s“.")                                                                                \
    X(W_PLAY_NO_TIME, "%s is not a time, or lies in the past.",                                     \
      "%s ist keine Zeit, oder sie ist schon vorbei.")                                              \
    X(W_PLAY_NOT_YOURS, "The engine speaks for itself.",                                            \
      "Das Schachprogramm spricht für sich selbst.")                                                \
    X(W_PLAY_NO_TAKEBACK, "The Laws know no taking back.",                                          \
      "Ein Zurücknehmen kennen die Regeln nicht.")                                                  \
    X(W_PLAY_COMPLETED, "; moves: %u, period %u", "; Züge: %u, Periode %u")                         \
    X(W_PLAY_TOO_MUCH, "\"%s\" is one word too many.", "„%s“ ist zu viel.")                         \
    X(W_PLAY_OVER, "The game is over.", "Die Partie ist beendet.")                                  \
    X(W_PLAY_NO_GAME, "In this position the game is over.", "In dieser Stellung ist die Partie zu Ende.") \
    X(W_PLAY_ARBITER, "Arbiter (rule ...)", "Schiedsrichter (entscheide ...)")                      \
    X(W_PLAY_CLOCKS_STAND, "The clocks stand.", "Die Uhren stehen.")                                \
    X(W_PLAY_SAVE_WHERE, "Save where? save game.pgn or save game.game%s",                           \
      "Wohin speichern? speichern partie.pgn oder speichern partie.game%s")                         \
    X(W_PLAY_SAVED, "Saved: %s", "Gespeichert: %s")
/* clang-format on */

enum cli_word {
#define X(name, en, de) name,
    CLI_WORDS(X)
#undef X
        CLI_WORDS_COUNT
};

/* [word][0] is English, [word][1] German. */
extern const char *const cli_words[CLI_WORDS_COUNT][2];

#endif
