/*
 * text/season_words.h -- the words in which a season script answers people, English and German.
 */
#ifndef AD_TEXT_SEASON_WORDS_H
#define AD_TEXT_SEASON_WORDS_H

/* clang-format off */
#define AD__TOLD_MAP(X)                                                                             \
    /* line-ups, and who may play */                                                                \
    X(AD__TOLD_TEAM, ", team ", ", Mannschaft ")                                                    \
    X(AD__TOLD_BOARD, "Board ", "Brett ")                                                           \
    X(AD__TOLD_RANK, "rank ", "Rangnummer ")                                                        \
    X(AD__TOLD_NOBODY, "nobody", "niemand")                                                         \
    X(AD__TOLD_ABSENT, "empty, named as absent: ", "frei, als abwesend genannt: ")                  \
    X(AD__TOLD_VERDICT, "Verdict: ", "Ergebnis: ")                                                  \
    X(AD__TOLD_ON_BOARD, ", board ", ", Brett ")                                                    \
    X(AD__TOLD_BINDING, " (binding)", " (verbindlich)")                                             \
    X(AD__TOLD_PROPOSED, " (proposed; if nobody confirms it: ",                                     \
      " (vorgeschlagen; wird es nicht bestätigt: ")                                                 \
    X(AD__TOLD_EMPTY, "Empty boards, lost without play: ", "Freie Bretter, kampflos verloren: ")    \
    X(AD__TOLD_RESERVED, "Under reservation, to be noted in the match report: board ",              \
      "Unter Vorbehalt, im Spielbericht zu vermerken: Brett ")                                      \
    X(AD__TOLD_FINE, "A fine must follow", "Eine Geldbuße muss folgen")                             \
    X(AD__TOLD_SANCTION, "A sanction must follow", "Eine Buße muss folgen")                         \
    X(AD__TOLD_USE, "Will be counted as a use of a substitute: ",                                   \
      "Zählt als Einsatz eines Ersatzspielers: ")                                                   \
    X(AD__TOLD_USE_NOT, "Recorded but not counted: ", "Vermerkt, aber nicht gezählt: ")             \
    X(AD__TOLD_IN_TEAM, " in team ", " in Mannschaft ")                                             \
    X(AD__TOLD_BAN, "A ban follows, in matches: ", "Eine Sperre folgt, in Kämpfen: ")               \
    X(AD__TOLD_UNASKED, "Not checked who may play, as no player is named: board ",                  \
      "Spielberechtigung nicht geprüft, weil kein Spieler benannt ist: Brett ")                     \
    X(AD__TOLD_FOR, " for ", " für ")                                                               \
    X(AD__TOLD_SEASON, ", season ", ", Spieljahr ")                                                 \
    X(AD__TOLD_UNDER, ", under the age of ", ", Alter unter ")                                      \
    X(AD__TOLD_FEMALE, ", women or girls only", ", nur Frauen oder Mädchen")                        \
    X(AD__TOLD_ON, ", on ", ", am ")                                                                \
    X(AD__TOLD_YES, ": yes, may play", ": ja, ist spielberechtigt")                                 \
    X(AD__TOLD_NO, ": no", ": nein")                                                                \
    X(AD__TOLD_LEAST, "Nobody may set a least age for this event.",                                 \
      "Ein Mindestalter kann für dieses Turnier niemand vorschreiben.")                             \
    /* seats */                                                                                     \
    X(AD__TOLD_SEATS_HEAD, "The seats, line by line of the template:\n",                            \
      "Die Plätze, Zeile für Zeile der Vorlage:\n")                                                 \
    X(AD__TOLD_SEATS_SEATS, " seats", " Plätze")                                                    \
    X(AD__TOLD_SEATS_SEAT, " seat", " Platz")                                                       \
    X(AD__TOLD_SEATS_PLACE, "place ", "Platz ")                                                     \
    X(AD__TOLD_SEATS_NOT, "no seat: ", "kein Platz: ")                                              \
    X(AD__TOLD_SEATS_FALLS, "; it falls to line ", "; er fällt an Zeile ")                          \
    X(AD__TOLD_SEATS_TOTAL, "Seats by organisation:\n", "Plätze nach Organisationen:\n")            \
    X(AD__TOLD_SEATS_NAMED, "By name", "Namentlich")                                                \
    X(AD__TOLD_SEATS_GIVEN, "Given: ", "Vergeben: ")                                                \
    X(AD__TOLD_SEATS_OF, " of ", " von ")                                                           \
    X(AD__TOLD_SEATS_OPEN, ", open: ", ", offen: ")                                                 \
    X(AD__TOLD_SEATS_LOT, "To be drawn by lot: ", "Zu losen: ")                                     \
    X(AD__TOLD_SEATS_OF_LINE, " of line ", " der Zeile ")                                           \
    X(AD__TOLD_SEATS_AMONG, ", among ", ", unter ")                                                 \
    X(AD__TOLD_SEATS_RECORD, "; the winner is recorded as: seat-lot NAME row=",                     \
      "; der Gewinner wird festgehalten als: seat-lot NAME row=")                                   \
    X(AD__TOLD_SEATS_IDLE, "Drawn, but nothing is to be drawn for it there: ",                      \
      "Gelost, obwohl dort nichts zu losen ist: ")                                                  \
    X(AD__TOLD_SEATS_CONFIRM, "Somebody must say whether it starts all the same.\n",                \
      "Jemand muss entscheiden, ob es trotzdem beginnt.\n")                                         \
    /* notes */                                                                                     \
    X(AD__TOLD_NOTE_LATE, "    The rules should hang in the hall half an hour before the start.",   \
      "    Die Regeln sollten eine halbe Stunde vor Beginn im Turniersaal hängen.")                 \
    X(AD__TOLD_NOTE, "Note ", "Vermerk ")                                                           \
    X(AD__TOLD_NOTE_WHITE, "White", "Weiß")                                                         \
    X(AD__TOLD_NOTE_BLACK, "Black", "Schwarz")                                                      \
    X(AD__TOLD_NOTE_NONE, "No notes.", "Keine Vermerke.")                                           \
    /* sanctions */                                                                                 \
    X(AD__TOLD_SANCTION_FROM, " from ", " vom ")                                                    \
    X(AD__TOLD_SANCTION_TO, " to ", " bis ")                                                        \
    X(AD__TOLD_SANCTION_GROUND, ", because of ", ", wegen ")                                        \
    X(AD__TOLD_SANCTION_NO_GROUND, ", without a point", ", ohne Bestimmung")                        \
    X(AD__TOLD_SANCTION_PROPOSED, ", proposed", ", Vorschlag")                                      \
    X(AD__TOLD_SANCTION_NO_TABLE,                                                                   \
      "No points are taken away: the team is not playing in the present championship.\n",           \
      "Kein Abzug: Die Mannschaft spielt nicht in der laufenden Meisterschaft.\n")                  \
    /* a case file */                                                                               \
    X(AD__TOLD_CASE_CASE, "Case ", "Verfahren ")                                                    \
    X(AD__TOLD_CASE_INCIDENT, ", about what happened on ", ", Vorfall vom ")                        \
    X(AD__TOLD_CASE_FIRST, "First instance: ", "Erste Instanz: ")                                   \
    X(AD__TOLD_CASE_YOUTH, " (youth)", " (Jugend)")                                                 \
    X(AD__TOLD_CASE_DECIDED, ", its decision delivered ", ", deren Entscheidung zugestellt ")       \
    X(AD__TOLD_CASE_PARTIES, "Parties:", "Beteiligte:")                                             \
    X(AD__TOLD_CASE_EVENTS, "What happened:", "Verlauf:")                                           \
    X(AD__TOLD_CASE_STATE, "State: ", "Stand: ")                                                    \
    X(AD__TOLD_CASE_IN_FORCE, "The last decision is to be carried out.",                            \
      "Die letzte Entscheidung ist zu vollziehen.")                                                 \
    X(AD__TOLD_CASE_STAYED, "The last decision is stayed.",                                         \
      "Die letzte Entscheidung ist außer Vollzug gesetzt.")                                         \
    X(AD__TOLD_CASE_OVERTURNED,                                                                     \
      "    What was ordered is overturned, and nobody has said what counts instead: a new order is due.\n", \
      "    Was angeordnet war, ist aufgehoben; was statt dessen zählt, hat niemand gesagt: Eine neue Anordnung steht aus.\n") \
    X(AD__TOLD_CASE_IN_PART,                                                                        \
      ": granted in part; what is left of the sanction is still to be said.\n",                      \
      ": teilweise stattgegeben; was von der Buße bleibt, ist noch zu sagen.\n")                     \
    X(AD__TOLD_CASE_NO_DECISION, "There is no decision yet.",                                       \
      "Eine Entscheidung gibt es noch nicht.")                                                      \
    X(AD__TOLD_CASE_NEXT, "What comes next:", "Was als Nächstes ansteht:")                          \
    X(AD__TOLD_CASE_NOTHING, "Nothing more has to happen.", "Es steht nichts mehr an.")             \
    X(AD__TOLD_CASE_PASSED, " – the day has passed", " – der Tag ist vorbei")                       \
    X(AD__TOLD_CASE_JUDGES, "Who may sit now, of those named:",                                     \
      "Wer von den Genannten jetzt mitwirken darf:")                                                \
    X(AD__TOLD_CASE_MAY, ": may sit", ": darf mitwirken")                                           \
    X(AD__TOLD_CASE_MAY_NOT, ": may not", ": darf nicht")                                           \
    /* the ledger */                                                                                \
    X(AD__TOLD_BOOKS_LEDGER, "Ledger", "Kassenbuch")                                                \
    X(AD__TOLD_BOOKS_BALANCES, "Balances (what an account got; minus: what it gave):",              \
      "Salden (was ein Konto bekam; minus: was es gab):")                                           \
    X(AD__TOLD_BOOKS_OPEN, "Fine still open: ", "Noch offene Geldbuße: ")                           \
    X(AD__TOLD_BOOKS_BALANCED, "The ledger balances.", "Das Kassenbuch geht auf.")                  \
    X(AD__TOLD_BOOKS_UNBALANCED, "The ledger does not balance.",                                    \
      "Das Kassenbuch geht nicht auf.")                                                             \
    X(AD__TOLD_BOOKS_EMPTY, "Nothing has been booked.", "Es ist nichts gebucht.")
/* clang-format on */

enum ad__told {
#define X(id, en, de) id,
    AD__TOLD_MAP(X)
#undef X
};

#endif
