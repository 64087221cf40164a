/* clang-format off */
/*
 * laws/policy_titles.h -- what people call the rows of policies.h, and their values.
 *
 * V(name, kind, English, German) is a row. Its kind says how a value is shown: YESNO, COUNT,
 * DURATION, CHOICE, or MENU, a set of penalties. W(name, value, English, German) are the words for
 * one value: for every value of a choice, and where a bare number would mislead. The build fails on
 * a row without a title, on one with two, on a title without its row, and on a choice that has no
 * words for a value.
 */

/* the hand */
V(TURN_AFTER_PRESS,            YESNO,    "turn to move only with the press of the clock", "Zugrecht erst mit dem Drücken der Uhr")
V(CASTLING_DUTY,               YESNO,    "king and rook touched: duty to castle",        "König und Turm berührt: Pflicht zur Rochade")
V(UNCLEAR_ORDER_ASKS,          CHOICE,   "unclear which piece was touched first",        "unklar, welche Figur zuerst berührt wurde")
V(PROMOTION_FINAL_ON_TOUCH,    YESNO,    "promoted piece final once it touches the square", "Umwandlungsfigur endgültig, sobald sie das Feld berührt")
V(ADJUST_NEEDS_OWN_CLOCK,      YESNO,    "adjusting only while one's own clock runs",    "Zurechtrücken nur bei eigener laufender Uhr")
V(FINAL_WHEN_LET_GO,           YESNO,    "illegal move final once the piece is let go",  "regelwidriger Zug mit dem Loslassen endgültig")

/* draw offers and claims */
V(TOUCH_DECLINES,              YESNO,    "draw offer declined by touching a piece",      "Remisangebot durch Berühren abgelehnt")
V(TOUCH_LOSES_CLAIM,           YESNO,    "right to claim lost by touching a piece",      "Antragsrecht durch Berühren verloren")
V(BOTH_MUST_HAVE_MOVED,        YESNO,    "draw by agreement only after a move by each player", "Remisvereinbarung erst nach je einem Zug")
V(OFFER_NOTED,                 YESNO,    "draw offers to be noted as (=)",               "Remisangebote mit (=) zu notieren")
V(CLAIM_IS_OFFER,              YESNO,    "draw claim that counts as a draw offer",       "Remisantrag gilt als Remisangebot")
V(OFFER_PENALTY,               CHOICE,   "draw offer at the wrong moment",               "Remisangebot zur falschen Zeit")
V(POSTPONE_ANSWER,             YESNO,    "answer to a draw offer may wait for the move", "Antwort auf ein Remisangebot darf den Zug abwarten")
V(FIFTY_BY_INTENDED,           YESNO,    "fifty moves claimed with an intended move",    "Fünfzig-Züge-Antrag mit beabsichtigtem Zug")
V(FIFTY_COMPLETED,             YESNO,    "fifty moves count when they are completed",    "fünfzig Züge zählen, wenn sie abgeschlossen sind")
V(SEVENTYFIVE_CLASSES,         YESNO,    "endings with 75 moves instead of 50",          "Endspiele mit 75 statt 50 Zügen")
V(FIVEFOLD,                    COUNT,    "repetitions that end the game by themselves",  "Wiederholungen, die die Partie von selbst beenden")
V(SEVENTYFIVE,                 COUNT,    "moves without capture or pawn move that end the game by themselves", "Züge ohne Schlag- oder Bauernzug, die die Partie von selbst beenden")
V(WRONG_CLAIM_TAKES,           DURATION, "wrong claim: time taken from the claimant",    "unberechtigter Antrag: dem Antragsteller abgezogene Zeit")
V(WRONG_CLAIM_AT_MOST_HALF,    YESNO,    "wrong claim: at most half of the remaining time taken", "unberechtigter Antrag: Abzug höchstens der halben Restzeit")
V(WRONG_CLAIM_ASKS,            YESNO,    "wrong claim: penalty chosen by the arbiter",   "unberechtigter Antrag: Strafe nach Wahl des Schiedsrichters")
V(WRONG_CLAIM_GIVES,           DURATION, "wrong claim: time given to the opponent",      "unberechtigter Antrag: dem Gegner gutgeschriebene Zeit")

/* penalties in time: to the opponent */
V(PENALTY_STANDARD,            DURATION, "time penalty in standard chess",               "Zeitstrafe im Turnierschach")
V(PENALTY_RAPID,               DURATION, "time penalty in rapid",                        "Zeitstrafe im Schnellschach")
V(PENALTY_BLITZ_WATCHED,       DURATION, "time penalty in supervised blitz",             "Zeitstrafe im beaufsichtigten Blitz")
V(PENALTY_BLITZ,               DURATION, "time penalty in blitz without full supervision", "Zeitstrafe im Blitz ohne volle Aufsicht")
V(ILLEGAL_LOSES_AT,            CHOICE,   "illegal move that loses",                      "regelwidriger Zug, der verliert")
V(ILLEGAL_LOSES_AT_RAPID,      CHOICE,   "illegal move that loses in rapid without full supervision", "regelwidriger Zug, der im Schnellschach ohne volle Aufsicht verliert")
V(ILLEGAL_LOSES_AT_BLITZ,      CHOICE,   "illegal move that loses in blitz without full supervision", "regelwidriger Zug, der im Blitz ohne volle Aufsicht verliert")
V(ILLEGAL_NEEDS_QUICKPLAY,     YESNO,    "illegal moves counted in a quickplay finish only", "regelwidrige Züge nur in der Endspurtphase gezählt")
V(ONE_OFFENCE_COUNT,           CHOICE,   "illegal moves, two hands and pressing without a move", "regelwidrige Züge, zwei Hände und Drücken ohne Zug")
V(PRESS_IS_ILLEGAL_MOVE,       YESNO,    "pressing without a move treated as an illegal move", "Drücken ohne Zug gilt als regelwidriger Zug")
V(TWO_HANDS_ILLEGAL,           CHOICE,   "two hands treated as an illegal move",         "zwei Hände gelten als regelwidriger Zug")
V(UNPROMOTED_IS_QUEEN,         YESNO,    "pawn left on the last rank becomes a queen",   "nicht umgewandelter Bauer wird zur Dame")

/* the end */
V(DEAD_BY_MATERIAL,            CHOICE,   "dead position",                                "tote Stellung")
V(RESIGN_NEEDS_MATE,           CHOICE,   "resignation when the opponent cannot mate",    "Aufgabe, wenn der Gegner nicht mattsetzen kann")

/* the clock */
V(INCREMENT_BEFORE,            YESNO,    "increment given before the move",              "Zeitzugabe schon vor dem Zug")
V(DELAY_CARRIES_OVER,          YESNO,    "with a delay: time left kept for the next period", "bei Zeitaufschub: Restzeit bleibt für die nächste Periode")
V(DEFAULT_TIME,                DURATION, "waiting time for a late player",               "Wartezeit für verspätete Spieler")
V(COMPLAINT_MOVES,             COUNT,    "rapid and blitz: moves after which complaints come too late", "Schnellschach und Blitz: Züge, nach denen Beschwerden zu spät kommen")
V(COMPLAINT_BY_COMPLETED,      CHOICE,   "rapid and blitz: moves counted for complaints", "Schnellschach und Blitz: für Beschwerden gezählte Züge")
V(COLOURS_MOVES,               COUNT,    "colours reversed: moves after which the game goes on", "vertauschte Farben: Züge, nach denen die Partie weitergeht")
V(COLOURS_QUARTER,             YESNO,    "colours reversed: new game within a quarter of the time", "vertauschte Farben: neue Partie im ersten Viertel der Zeit")
V(TURNED_BOARD_MUST,           YESNO,    "board turned: position must go to a correct board", "falsch liegendes Brett: Stellung muss übertragen werden")
V(LOST_POSITION_VOIDS,         YESNO,    "position lost: game annulled",                 "verlorene Stellung: Partie wird annulliert")
V(TIMES_BY_RATIO,              CHOICE,   "times that are unknown",                       "unbekannte Zeiten")

/* scoresheets */
V(WRITE_BELOW,                 DURATION, "time below which writing is not required",     "Restzeit, unter der nicht mitzuschreiben ist")
V(WRITE_INCREMENT,             DURATION, "increment from which writing is always required", "Zeitzugabe, ab der immer mitzuschreiben ist")
V(WRITE_EXEMPT_STAYS,          YESNO,    "no duty to write again before the period ends", "Schreibpflicht kehrt vor Ende der Periode nicht zurück")
V(WRITE_AHEAD,                 YESNO,    "writing a move before making it allowed",      "Notieren vor dem Ausführen erlaubt")
V(SHEET_REQUESTS,              COUNT,    "requests to see the scoresheet in a game",     "Bitten um die Aufzeichnung je Partie")

/* quickplay finish */
V(QUICKPLAY_ALWAYS,            YESNO,    "quickplay finish: without announcement",       "Endspurt: ohne Ankündigung")
V(QUICKPLAY_ARTICLE,           YESNO,    "quickplay finish: rules for it",               "Endspurt: Regeln dafür")
V(QUICKPLAY_NEEDS_TURN,        YESNO,    "quickplay finish: claim only when to move",    "Endspurt: Antrag nur am Zug")
V(QUICKPLAY_NO_INCREMENT,      YESNO,    "quickplay finish: only without increment",     "Endspurt: nur ohne Zeitzugabe")
V(QUICKPLAY_REJECTS,           YESNO,    "quickplay finish: arbiter may reject a claim", "Endspurt: Schiedsrichter darf einen Antrag ablehnen")
V(QUICKPLAY_SHEET_FIRST,       YESNO,    "no arbiter, no effort to win: scoresheet complete before the claim", "ohne Schiedsrichter, kein Gewinnversuch: Partieformular vor dem Antrag vollständig")

/* adjournment */
V(SEAL_EARLY,                  YESNO,    "sealing before the session ends provided for", "vorzeitige Zugabgabe vorgesehen")

/* the arbiter */
V(PENALTY_MENU,                MENU,     "penalties open to the arbiter",                "mögliche Strafen des Schiedsrichters")

/* values */
W(UNCLEAR_ORDER_ASKS,          0,        "the player's own piece counts",                "die eigene Figur gilt")
W(UNCLEAR_ORDER_ASKS,          1,        "the arbiter decides",                          "der Schiedsrichter entscheidet")
W(OFFER_PENALTY,               0,        "valid, perhaps a disturbance",                 "gültig, möglicherweise eine Störung")
W(OFFER_PENALTY,               1,        "a warning",                                    "eine Verwarnung")
W(OFFER_PENALTY,               2,        "a penalty chosen by the arbiter",              "eine Strafe nach Wahl des Schiedsrichters")
W(WRONG_CLAIM_GIVES,           -2,       "time penalty of the format",                   "Zeitstrafe der Partieart")
W(ILLEGAL_LOSES_AT,            0,        "none by itself",                               "keiner von selbst")
W(ILLEGAL_LOSES_AT,            1,        "the first",                                    "der erste")
W(ILLEGAL_LOSES_AT,            2,        "the second",                                   "der zweite")
W(ILLEGAL_LOSES_AT,            3,        "the third",                                    "der dritte")
W(ILLEGAL_LOSES_AT_RAPID,      0,        "none by itself",                               "keiner von selbst")
W(ILLEGAL_LOSES_AT_RAPID,      1,        "the first",                                    "der erste")
W(ILLEGAL_LOSES_AT_RAPID,      2,        "the second",                                   "der zweite")
W(ILLEGAL_LOSES_AT_RAPID,      3,        "the third",                                    "der dritte")
W(ILLEGAL_LOSES_AT_BLITZ,      0,        "none by itself",                               "keiner von selbst")
W(ILLEGAL_LOSES_AT_BLITZ,      1,        "the first",                                    "der erste")
W(ILLEGAL_LOSES_AT_BLITZ,      2,        "the second",                                   "der zweite")
W(ONE_OFFENCE_COUNT,           0,        "counted apart",                                "getrennt gezählt")
W(ONE_OFFENCE_COUNT,           1,        "counted together",                             "zusammen gezählt")
W(TWO_HANDS_ILLEGAL,           0,        "never",                                        "nie")
W(TWO_HANDS_ILLEGAL,           1,        "when castling, capturing or promoting",        "bei Rochade, Schlagen und Umwandlung")
W(TWO_HANDS_ILLEGAL,           2,        "for any move, once the clock is pressed",      "bei jedem Zug, sobald die Uhr gedrückt ist")
W(DEAD_BY_MATERIAL,            0,        "when no series of legal moves can mate",       "wenn keine Folge regelgemäßer Züge matt setzt")
W(DEAD_BY_MATERIAL,            1,        "by a list of material",                        "nach einer Materialliste")
W(RESIGN_NEEDS_MATE,           0,        "the opponent wins",                            "der Gegner gewinnt")
W(RESIGN_NEEDS_MATE,           1,        "drawn if he has a bare king",                  "Remis, wenn er nur den König hat")
W(RESIGN_NEEDS_MATE,           2,        "drawn",                                        "Remis")
W(COMPLAINT_MOVES,             0,        "no limit",                                     "keine Grenze")
W(COMPLAINT_BY_COMPLETED,      0,        "those made",                                   "ausgeführte")
W(COMPLAINT_BY_COMPLETED,      1,        "those completed",                              "abgeschlossene")
W(COLOURS_MOVES,               0,        "not counted",                                  "nicht gezählt")
W(TIMES_BY_RATIO,              0,        "set by the arbiter",                           "vom Schiedsrichter bestimmt")
W(TIMES_BY_RATIO,              1,        "set in proportion to the moves",               "im Verhältnis der Züge bestimmt")
