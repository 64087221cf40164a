/*
 * adoube/reason.h -- the sentences of rulings, by key.
 *
 * {side} is the player it is about, {other} his opponent, {time} a duration, {n} a number,
 * {move} a move, {square} a square. ad_event_text (words.h) fills them in.
 */
#ifndef ADOUBE_REASON_H
#define ADOUBE_REASON_H

#define AD_REASON_MAP(X)                                                                              \
    X(AD_REASON_NONE, "", "")                                                                         \
    /* arrival.c */                                                                                   \
    X(AD_ABSENT_NOTED, "{side} is not there when the session begins",                                 \
      "{side} ist zu Beginn der Spielzeit nicht da")                                                  \
    X(AD_ABSENT_WAS_THERE, "{side} has already been here in this session",                            \
      "{side} ist in dieser Spielzeit schon da gewesen")                                              \
    X(AD_ARRIVES_IN_TIME, "{side} arrives within the default time and may play",                      \
      "{side} trifft innerhalb der Wartezeit ein und darf spielen")                                   \
    X(AD_ARRIVES_EXCUSED, "{side} arrives and may play, as the arbiter has decided",                  \
      "{side} trifft ein und darf spielen, wie der Schiedsrichter entschieden hat")                   \
    X(AD_ARRIVES_WAS_THERE, "{side} is already there", "{side} ist schon da")                         \
    X(AD_LATE_WAITS,                                                                                  \
      "{side} is too late; the ruling waits until it is known what follows from it",                  \
      "{side} ist zu spät; die Entscheidung wartet, bis feststeht, was daraus folgt")                 \
    X(AD_LATE_IS_THERE, "{side} is there", "{side} ist da")                                           \
    X(AD_LATE_NOT_YET, "the default time is not over", "die Wartezeit ist noch nicht abgelaufen")     \
    X(AD_LATE_RESULT_STANDS, "the sealed move has ended the game: the result stands, late or not",    \
      "der Abgabezug hat die Partie beendet: das Ergebnis bleibt trotz der Verspätung bestehen")      \
    X(AD_ENDS_LATE, "{other} was not there within the default time: {side} wins",                     \
      "{other} war innerhalb der Wartezeit nicht da: {side} gewinnt")                                 \
    X(AD_ENDS_BOTH_LATE, "neither player was there within the default time: both lose",               \
      "keiner der Spieler war innerhalb der Wartezeit da: beide verlieren")                           \
    X(AD_POINTS_BARE_KING, "{side} has a bare king and cannot win",                                   \
      "{side} hat nur noch den König und kann nicht gewinnen")                                        \
    X(AD_ASKS_LATE_BARE_KING,                                                                         \
      "{side} came too late and loses; what does {other} get, who has a bare king?",                  \
      "{side} ist zu spät erschienen und verliert; was erhält {other} mit dem bloßen König?")         \
    /* adjourn.c */                                                                                   \
    X(AD_SEAL_ASKED, "the session is over: {side} seals a move",                                      \
      "die Spielzeit ist zu Ende: {side} gibt einen Zug ab")                                          \
    X(AD_SESSION_HAS_ENDED, "the session has already ended", "die Spielzeit ist schon beendet")       \
    X(AD_SEAL_KEPT, "{side} seals a move; it may be changed until the clocks are stopped",            \
      "{side} gibt einen Zug ab; er darf geändert werden, bis die Uhren angehalten sind")             \
    X(AD_GAME_IS_ADJOURNED,                                                                           \
      "the game is adjourned: nothing is played until the envelope has been opened",                  \
      "die Partie ist abgebrochen: bis der Umschlag geöffnet ist, wird nicht gespielt")               \
    X(AD_SEAL_NO_PRESS,                                                                               \
      "{side} seals: the clocks are stopped, and that of {other} is not started",                     \
      "{side} gibt einen Zug ab: die Uhren werden angehalten, die von {other} wird nicht in Gang "    \
      "gesetzt")                                                                                      \
    X(AD_SEAL_NOTHING, "{side} has not sealed a move", "{side} hat keinen Zug abgegeben")             \
    X(AD_SEAL_NOT_HIS_TURN, "{side} does not have the move and cannot seal",                          \
      "{side} ist nicht am Zug und kann keinen Zug abgeben")                                          \
    X(AD_SEAL_TOO_LATE, "the envelope is closed: the sealed move can no longer be changed",           \
      "der Umschlag ist verschlossen: der Abgabezug ist nicht mehr zu ändern")                        \
    X(AD_ENVELOPE_INCOMPLETE, "something is missing on the envelope: the sealing is not accepted",    \
      "auf dem Umschlag fehlt eine Angabe: die Abgabe wird nicht angenommen")                         \
    X(AD_ENVELOPE_CLOSED, "the envelope is closed, the game is adjourned",                            \
      "der Umschlag ist verschlossen, die Partie ist abgebrochen")                                    \
    X(AD_TIME_SESSION_REST, "{time} of the session were left and are charged to {side}",              \
      "der Rest der Spielzeit, {time}, geht zu Lasten von {side}")                                    \
    X(AD_SESSION_RESUMED_HOUR, "the hour of resumption: position and times as at the adjournment",    \
      "Zeit der Wiederaufnahme: Stellung und Zeiten wie beim Abbruch")                                \
    X(AD_CLOCK_REPLIER_ABSENT,                                                                        \
      "{side} must reply and is not there: the clock runs, the envelope stays closed",                \
      "{side} muss antworten und ist nicht da: die Uhr läuft, der Umschlag bleibt verschlossen")      \
    X(AD_CLOCK_AFTER_SEALED, "the sealed move is on the board: the clock of {side} runs",             \
      "der abgegebene Zug steht auf dem Brett: die Uhr von {side} läuft")                             \
    X(AD_ENVELOPE_OPENED, "the envelope of {side} is opened",                                         \
      "der Umschlag von {side} wird geöffnet")                                                        \
    X(AD_ENVELOPE_NONE, "there is no envelope", "es gibt keinen Umschlag")                            \
    X(AD_ENVELOPE_NOT_YET, "the hour of resumption has not come",                                     \
      "die Zeit der Wiederaufnahme ist noch nicht da")                                                \
    X(AD_ENVELOPE_NO_REPLIER, "the envelope stays closed until {side} is there",                      \
      "der Umschlag bleibt verschlossen, bis {side} da ist")                                          \
    X(AD_ENVELOPE_LOST, "the envelope is lost: {side} makes the sealed move on the board",            \
      "der Umschlag ist verloren: {side} führt den Abgabezug auf dem Brett aus")                      \
    X(AD_ENDS_ENVELOPE_LOST, "envelope and position are lost: the game is void",                      \
      "Umschlag und Stellung sind verloren: die Partie ist ungültig")                                 \
    X(AD_SEALED_AMBIGUOUS, "the sealed move is ambiguous", "der Abgabezug ist mehrdeutig")            \
    X(AD_SEALED_ILLEGAL, "the sealed move is illegal", "der Abgabezug ist regelwidrig")               \
    X(AD_SEALED_UNREADABLE, "nobody can say what the sealed move means",                              \
      "was der Abgabezug bedeutet, lässt sich nicht feststellen")                                     \
    X(AD_SECOND_CLOSED, "the reply is sealed: the clock of {side} runs",                              \
      "die Antwort ist abgegeben: die Uhr von {side} läuft")                                          \
    X(AD_SECOND_NOT_YET, "the sealed reply stays closed until {other} is there",                      \
      "die abgegebene Antwort bleibt verschlossen, bis {other} da ist")                               \
    X(AD_ASKS_ADJOURNMENT, "is adjournment in use here?", "sind Hängepartien hier vorgesehen?")       \
    X(AD_ASKS_SEAL_EARLY, "may {side} adjourn before the end of the session?",                        \
      "darf {side} vor dem Ende der Spielzeit abbrechen?")                                            \
    X(AD_ASKS_SESSION_REST, "how much of the session is left, to be charged to {side}?",              \
      "wie viel Spielzeit ist noch übrig und geht zu Lasten von {side}?")                             \
    X(AD_ASKS_SEALED_CAN_WIN, "the sealed move is invalid: can {other} still win?",                   \
      "der Abgabezug ist ungültig: kann {other} noch gewinnen?")                                      \
    X(AD_ASKS_SEALED_BOARD,                                                                           \
      "the position is not the one in which {side} sealed: what is to be set up?",                    \
      "die Stellung ist nicht die, in der {side} den Zug abgegeben hat: was ist aufzubauen?")         \
    X(AD_ASKS_SEALED_OTHER,                                                                           \
      "another move than {side} was bound to is in the envelope: does it count?",                     \
      "im Umschlag ist ein anderer Zug als der, an den {side} gebunden war: gilt er?")                \
    X(AD_ASKS_SECOND_INVALID, "the sealed reply of {side} is no possible move: what follows?",        \
      "die abgegebene Antwort von {side} ist kein möglicher Zug: was folgt?")                         \
    X(AD_ASKS_LATE_ENVELOPE, "somebody came too late, and the envelope is lost: who has lost?",       \
      "jemand ist zu spät erschienen, und der Umschlag ist verloren: wer hat verloren?")              \
    /* table.c */                                                                                     \
    X(AD_START_TOO_LATE, "it is too late to object to the set-up: the game goes on",                  \
      "für einen Einwand gegen die Aufstellung ist es zu spät: die Partie geht weiter")               \
    X(AD_START_WAS_RIGHT, "the initial position was right", "die Anfangsstellung war richtig")        \
    X(AD_ENDS_WRONG_START, "the initial position was wrong: annulled, a new game",                    \
      "die Anfangsstellung war falsch: annulliert, neue Partie")                                      \
    X(AD_ASKS_START, "was the initial position wrong?", "war die Anfangsstellung falsch?")            \
    X(AD_ASKS_START_ILLEGAL,                                                                          \
      "no legal moves lead to the position the record begins with: was the initial position "         \
      "wrong?",                                                                                       \
      "zur ersten Stellung der Aufzeichnung führen keine regelgemäßen Züge: war die "             \
      "Anfangsstellung falsch?")                                                                      \
    X(AD_ASKS_RESTORED_ILLEGAL,                                                                       \
      "no legal moves lead to the restored position: shall the game go on from it?",                  \
      "zur wiederhergestellten Stellung führen keine regelgemäßen Züge: geht die Partie aus ihr " \
      "weiter?")                                                                                      \
    X(AD_BOARD_TOO_LATE, "it is too late to object to the board: the game goes on",                   \
      "für einen Einwand gegen die Lage des Brettes ist es zu spät: die Partie geht weiter")          \
    X(AD_BOARD_MUST_BE_TURNED,                                                                        \
      "the position must be moved to a correctly placed board; the game goes on",                     \
      "die Stellung muss auf ein richtig liegendes Brett übertragen werden; die Partie geht "        \
      "weiter")                                                                                       \
    X(AD_BOARD_MAY_BE_TURNED,                                                                         \
      "the game goes on; the position may be moved to a correctly placed board",                      \
      "die Partie geht weiter; die Stellung darf auf ein richtig liegendes Brett übertragen "        \
      "werden")                                                                                       \
    X(AD_ENDS_WRONG_COLOURS, "the colours were reversed: a new game",                                 \
      "die Farben waren vertauscht: neue Partie")                                                     \
    X(AD_COLOURS_STAY, "the colours are reversed; the game goes on",                                  \
      "die Farben sind vertauscht; die Partie geht weiter")                                           \
    X(AD_ASKS_WRONG_COLOURS, "the colours are reversed: a new game?",                                 \
      "die Farben sind vertauscht: neue Partie?")                                                     \
    X(AD_TIMES_TOO_LATE, "{side} has already moved: the times stay as they are",                      \
      "{side} hat schon gezogen: die Zeiten bleiben, wie sie sind")                                   \
    X(AD_CLOCK_TOO_LATE, "it is too late to change the clock",                                        \
      "für eine Änderung der Uhr ist es zu spät")                                                     \
    X(AD_CLOCK_TO_BE_SET, "the clock is set wrongly: the arbiter puts it right",                      \
      "die Uhr ist falsch eingestellt: der Schiedsrichter stellt sie richtig")                        \
    X(AD_ASKS_WRONG_CLOCK, "is the clock set wrongly? It must be put right",                          \
      "ist die Uhr falsch eingestellt? Dann ist sie zu berichtigen")                                  \
    X(AD_DISPLACES, "{side} displaces men and must put them back on {side}'s own time",               \
      "{side} verschiebt Figuren und muss sie auf eigene Zeit zurückstellen")                         \
    X(AD_RESTORES, "{side} has put the men back", "{side} hat die Figuren zurückgestellt")            \
    X(AD_RESTORES_SOME, "{side} has put some of the men back",                                        \
      "{side} hat einen Teil der Figuren zurückgestellt")                                             \
    X(AD_DISPLACED_RESTORED, "men were displaced: the position is restored",                          \
      "Figuren waren verschoben: die Stellung wird wiederhergestellt")                                \
    X(AD_DISPLACED_BACK, "men were displaced: the game goes on from the last known position",         \
      "Figuren waren verschoben: die Partie geht aus der letzten bekannten Stellung weiter")          \
    X(AD_ENDS_DISPLACED, "the position cannot be restored: annulled, a new game",                     \
      "die Stellung ist nicht wiederherzustellen: annulliert, neue Partie")                           \
    X(AD_ASKS_COMPLAINT, "{other} complains: what does the arbiter say?",                             \
      "{other} beschwert sich: was sagt der Schiedsrichter?")                                         \
    /* endings.c */                                                                                   \
    X(AD_ENDS_DEAD, "neither side can ever mate: drawn",                                              \
      "keine Seite kann mehr mattsetzen: remis")                                                      \
    X(AD_NOT_DEAD, "no dead position under these Laws: the game goes on",                             \
      "nach diesen Regeln keine tote Stellung: die Partie geht weiter")                               \
    /* what cannot have happened */                                                                   \
    X(AD_IMPOSSIBLE_TIME, "time does not run backwards", "die Zeit läuft nicht rückwärts")            \
    X(AD_IMPOSSIBLE_EMPTY, "no man stands on {square}", "auf {square} steht keine Figur")             \
    X(AD_IMPOSSIBLE_WHO, "nobody of that kind can do this",                                           \
      "wer das getan haben soll, kann es nicht")                                                      \
    X(AD_IMPOSSIBLE_SQUARE, "no hand can do this on these squares",                                   \
      "auf diesen Feldern kann das keine Hand tun")                                                   \
    X(AD_IMPOSSIBLE_WHAT, "there is no such event", "ein solches Ereignis gibt es nicht")             \
    /* game/decide.c */                                                                               \
    X(AD_SIGNED, "both sign the scoresheets with the result",                                         \
      "beide unterschreiben die Formulare mit dem Ergebnis")                                          \
    X(AD_SIGNED_TOO_EARLY, "there is no result to sign yet",                                          \
      "noch gibt es kein Ergebnis zu unterschreiben")                                                 \
    X(AD_GAME_IS_OVER, "the game is over", "die Partie ist beendet")                                  \
    X(AD_WHITE_REPORTS, "{side} must tell the director that the game is drawn",                       \
      "{side} muss dem Turnierleiter das Remis melden")                                               \
    X(AD_ASKS_NO_PROVISION,                                                                           \
      "the stored text of this edition has no provision; the arbiter decides",                        \
      "der vorliegende Text dieser Fassung regelt das nicht; der Schiedsrichter entscheidet")         \
    /* game/clock.c */                                                                                \
    X(AD_TIME_INCREMENT, "{side} is credited with {time} for the move",                               \
      "{side} erhält {time} für den Zug")                                                             \
    X(AD_TIME_SET, "the arbiter gives {side} {time} more",                                            \
      "der Schiedsrichter gibt {side} {time} hinzu")                                                  \
    X(AD_TIME_SET_LESS, "the arbiter takes {time} off the clock of {side}",                           \
      "der Schiedsrichter zieht {side} {time} ab")                                                    \
    X(AD_TIME_RESTORED, "the time of {side} is put back by {time}",                                   \
      "die Zeit von {side} wird um {time} berichtigt")                                                \
    X(AD_TIME_PENALTY, "{side} gains {time}", "{side} erhält {time} zusätzlich")                      \
    X(AD_TIME_WRONG_CLAIM, "the claim was wrong: {side} gains {time}",                                \
      "der Antrag war unberechtigt: {side} erhält {time} zusätzlich")                                 \
    X(AD_TIME_CLAIM_COSTS, "the claim was wrong: {side} loses {time}",                                \
      "der Antrag war unberechtigt: {side} verliert {time}")                                          \
    X(AD_PERIOD_REACHED, "{side} has reached the time control",                                       \
      "{side} hat die Zeitkontrolle erreicht")                                                        \
    X(AD_PRESS_COMPLETES, "{side} has completed the move", "{side} hat den Zug abgeschlossen")        \
    X(AD_PRESS_NO_MOVE, "{side} pressed the clock without having moved",                              \
      "{side} hat die Uhr gedrückt, ohne gezogen zu haben")                                           \
    X(AD_PRESS_CLOCK_STANDS, "the clocks stand; the press changes nothing",                           \
      "die Uhren stehen; das Drücken ändert nichts")                                                  \
    X(AD_PRESS_NOT_RUNNING, "the clock of {side} is not running; the press changes nothing",          \
      "die Uhr von {side} läuft nicht; das Drücken ändert nichts")                                    \
    X(AD_PRESS_BEFORE_RESTORED, "{side} must first set up what was displaced",                        \
      "{side} muss zuerst wieder aufstellen, was verschoben wurde")                                   \
    X(AD_PRESS_SENDS_BACK, "{side} may start the clock of {other} again without moving",              \
      "{side} darf die Uhr von {other} wieder in Gang setzen, ohne zu ziehen")                        \
    X(AD_CLOCK_STOPPED, "the clocks are stopped", "die Uhren werden angehalten")                      \
    X(AD_CLOCK_STOOD, "the clocks stand already", "die Uhren stehen bereits")                         \
    X(AD_CLOCK_STARTED, "the clock of {side} is started",                                             \
      "die Uhr von {side} wird in Gang gesetzt")                                                      \
    X(AD_CLOCK_RESTARTED, "the clock of {side} runs again", "die Uhr von {side} läuft wieder")        \
    X(AD_CLOCK_NOT_TOUCHED, "without a dispute the arbiter may not touch the clock",                  \
      "ohne Streitfall darf der Schiedsrichter die Uhr nicht berühren")                               \
    X(AD_CLOCK_RUNS_ALREADY, "the clock has already been started",                                    \
      "die Uhr ist bereits in Gang gesetzt")                                                          \
    X(AD_STOPPED_NO_REASON, "{side} stopped the clocks without a valid reason",                       \
      "{side} hat die Uhren ohne triftigen Grund angehalten")                                         \
    X(AD_ASKS_PROMOTION_PIECE, "{side} needs a piece for the promotion",                              \
      "{side} braucht eine Figur für die Umwandlung")                                                 \
    X(AD_ASKS_PENALTY, "the arbiter decides on a penalty for {side}",                                 \
      "der Schiedsrichter entscheidet über eine Strafe für {side}")                                   \
    X(AD_ASKS_DISPLACED,                                                                              \
      "{side} has displaced men and sets them up again; the arbiter may penalise",                    \
      "{side} hat Figuren verschoben und stellt sie wieder auf; der Schiedsrichter darf strafen")     \
    /* game/hand.c */                                                                                 \
    X(AD_TOUCHED, "{side} has touched a man", "{side} hat eine Figur berührt")                        \
    X(AD_TOUCH_COUNTS, "nothing was announced: it counts as touched with intent",                     \
      "nichts wurde angekündigt: es gilt als absichtlich berührt")                                    \
    X(AD_TOUCH_BINDS, "touch-move: {side} is bound by what was touched",                              \
      "berührt, geführt: {side} ist an das Berührte gebunden")                                        \
    X(AD_TOUCH_FREE, "nothing that was touched can be moved or captured: {side} is free",             \
      "nichts Berührtes kann gezogen oder geschlagen werden: {side} ist frei")                        \
    X(AD_TOUCHED_BY_ACCIDENT, "{side} touched a man, clearly by accident",                            \
      "{side} hat eine Figur offensichtlich versehentlich berührt")                                   \
    X(AD_TOUCH_FELT, "{side} feels a man; it is touched once it has left its hole",                   \
      "{side} ertastet eine Figur; berührt ist sie, wenn sie die Sicherungsöffnung verlässt")         \
    X(AD_TOUCH_NOT_HIS_TURN, "{side} does not have the move and may not touch a man",                 \
      "{side} ist nicht am Zug und darf keine Figur berühren")                                        \
    X(AD_ADJUSTED, "{side} adjusts after announcing it", "{side} rückt nach Ankündigung zurecht")     \
    X(AD_ADJUST_NOT_ALLOWED, "{side} may not adjust now", "{side} darf jetzt nicht zurechtrücken")    \
    X(AD_KING_RELEASED, "the king has been let go for castling",                                      \
      "der König ist zur Rochade losgelassen")                                                        \
    X(AD_PAWN_RELEASED, "the pawn has been let go; the promotion is not yet made",                    \
      "der Bauer ist losgelassen; die Umwandlung ist noch nicht ausgeführt")                          \
    X(AD_CAPTURE_NOT_DONE, "the man taken is still on the board; the capture is not yet made",        \
      "die geschlagene Figur steht noch; der Schlagzug ist noch nicht ausgeführt")                    \
    X(AD_PROMOTION_NOT_DONE, "the pawn or the man taken is still on the board",                       \
      "der Bauer oder die geschlagene Figur steht noch auf dem Brett")                                \
    X(AD_PROMOTION_BY_HAND, "the pawn is replaced", "der Bauer wird ersetzt")                         \
    X(AD_PROMOTION_CHOSEN, "the choice of the piece is final", "die Wahl der Figur ist endgültig")    \
    X(AD_PROMOTION_COLOUR, "the new piece must have the colour of the pawn",                          \
      "die neue Figur muss die Farbe des Bauern haben")                                               \
    X(AD_PROMOTION_NOT_POSSIBLE, "no pawn of {side} can become that piece there",                     \
      "kein Bauer von {side} kann dort zu dieser Figur werden")                                       \
    X(AD_NOTHING_IN_HAND, "{side} has no man in the hand", "{side} hat keine Figur in der Hand")      \
    X(AD_PLACED, "{side} puts the piece on {square}", "{side} setzt die Figur auf {square}")          \
    X(AD_REMOVED, "{side} takes the man off {square}", "{side} nimmt die Figur von {square}")         \
    X(AD_ASKS_ORDER_UNCLEAR, "which man did {side} touch first? The arbiter decides",                 \
      "welche Figur hat {side} zuerst berührt? Der Schiedsrichter entscheidet")                       \
    /* game/moves.c */                                                                                \
    X(AD_MOVE_MADE, "{side} has made the move {move}", "{side} hat den Zug {move} ausgeführt")        \
    X(AD_MOVE_IS_MADE, "{side} has let go: the move is made and cannot be changed",                   \
      "{side} hat losgelassen: der Zug ist ausgeführt und nicht mehr zu ändern")                      \
    X(AD_FORMAT_STANDARD, "by its thinking time this is a standard game",                             \
      "nach der Bedenkzeit ist es eine Turnierpartie")                                                \
    X(AD_FORMAT_RAPID, "by its thinking time this is rapid chess",                                    \
      "nach der Bedenkzeit ist es Schnellschach")                                                     \
    X(AD_FORMAT_BLITZ, "by its thinking time this is blitz",                                          \
      "nach der Bedenkzeit ist es Blitzschach")                                                       \
    X(AD_START_IS_960, "a start position of Chess960", "eine Anfangsstellung des Chess960")           \
    X(AD_ASKS_CASTLING, "a step, or castling? Nothing was said; the arbiter decides",                 \
      "ein Schritt oder die Rochade? Nichts wurde gesagt; der Schiedsrichter entscheidet")            \
    X(AD_MOVE_RECALLED, "{side} had played {move}", "{side} hatte {move} gespielt")                   \
    X(AD_MOVE_COMPLETED_BY_NEXT, "the earlier move of {side} counts as completed",                    \
      "der frühere Zug von {side} gilt als abgeschlossen")                                            \
    X(AD_MOVE_ILLEGAL, "{move} is against the Laws", "{move} ist regelwidrig")                        \
    X(AD_MOVE_UNPROMOTED, "the pawn has not been replaced", "der Bauer ist nicht ersetzt worden")     \
    X(AD_MOVE_ILLEGAL_STANDS,                                                                         \
      "{move} was illegal, has been completed, and stands until it is noticed",                       \
      "{move} war regelwidrig, ist abgeschlossen und bleibt stehen, bis es bemerkt wird")             \
    X(AD_MAY_CASTLE_TWO_HANDS, "both hands are allowed for castling",                                 \
      "bei der Rochade dürfen beide Hände benutzt werden")                                            \
    X(AD_MOVE_ILLEGAL_MADE,                                                                           \
      "{move} was illegal, is made because it was let go, and stands until it is noticed",            \
      "{move} war regelwidrig, ist mit dem Loslassen ausgeführt und bleibt stehen, bis es "          \
      "bemerkt "                                                                                      \
      "wird")                                                                                         \
    X(AD_MOVE_NOT_TAKEN_BACK, "no illegal move stands, and a legal one is not taken back",            \
      "es steht kein regelwidriger Zug, und ein regelgemäßer wird nicht zurückgenommen")              \
    X(AD_PASS_STANDS, "a press without a move: an illegal move, once it is noticed",                  \
      "die Uhr gedrückt, ohne zu ziehen: ein regelwidriger Zug, sobald es bemerkt wird")              \
    X(AD_MOVE_BREACH, "{side} must play another move: what was touched or let go binds",              \
      "{side} muss anders ziehen: das Berührte oder Losgelassene bindet")                             \
    X(AD_ASKS_ENDED_BY_BREACH,                                                                        \
      "the move of {side} was against touch-move: it ends the game unless the opponent objects",      \
      "der Zug von {side} verstieß gegen „berührt, geführt“: er beendet die Partie, wenn der " \
      "Gegner nichts einwendet")                                                                      \
    X(AD_MOVE_NOT_HIS_TURN, "{side} does not have the move", "{side} ist nicht am Zug")               \
    X(AD_MOVE_BEFORE_PRESS, "{side} replied before the clock was pressed",                            \
      "{side} hat geantwortet, bevor die Uhr gedrückt war")                                           \
    X(AD_MOVE_TWO_HANDS, "{side} moved with two hands", "{side} hat mit beiden Händen gezogen")       \
    X(AD_SEAL_MUST_BE_THIS, "{side} has moved on the board and must seal this move",                  \
      "{side} hat auf dem Brett gezogen und muss diesen Zug abgeben")                                 \
    X(AD_ENDS_MATE, "checkmate: {side} wins", "Matt: {side} gewinnt")                                 \
    X(AD_ENDS_STALEMATE, "stalemate: the game is drawn", "Patt: die Partie ist remis")                \
    X(AD_ENDS_FIVEFOLD, "the same position for the fifth time: the game is drawn",                    \
      "dieselbe Stellung zum fünften Mal: die Partie ist remis")                                      \
    X(AD_ENDS_SEVENTYFIVE, "75 moves by each without capture or pawn move: the game is drawn",        \
      "75 Züge von jedem ohne Schlagen und Bauernzug: die Partie ist remis")                          \
    X(AD_ENDS_KING_TAKEN, "the king was taken, the move before was illegal: {side} wins",             \
      "der König wurde geschlagen, der Zug zuvor war regelwidrig: {side} gewinnt")                    \
    /* game/illegal.c */                                                                              \
    X(AD_RESTORED, "the position before the irregularity is set up again",                            \
      "die Stellung vor der Unregelmäßigkeit wird wieder aufgestellt")                                \
    X(AD_SEALED_MOVE_VOID, "the sealed move is void: its position is gone",                           \
      "der Abgabezug ist hinfällig: seine Stellung besteht nicht mehr")                               \
    X(AD_CASTLING_BEGUN, "{side} has let go of the king to castle and must castle",                   \
      "{side} hat den König zur Rochade losgelassen und muss rochieren")                              \
    X(AD_RESTORED_BY_PLAYERS, "the players agree to put the move right",                              \
      "die Spieler einigen sich, den Zug zu berichtigen")                                             \
    X(AD_PAWN_BECOMES_QUEEN, "the pawn becomes a queen", "der Bauer wird zur Dame")                   \
    X(AD_BACK_TO_KNOWN, "the game goes on from the last position that is known",                      \
      "die Partie wird aus der letzten bekannten Stellung fortgesetzt")                               \
    X(AD_TIMES_BY_ARBITER, "the arbiter sets the times by best judgement",                            \
      "der Schiedsrichter stellt die Uhren nach bestem Ermessen ein")                                 \
    X(AD_OFFENCE_COUNTED, "offence number {n} of {side}", "Verstoß Nummer {n} von {side}")            \
    X(AD_ILLEGAL_IN_TIME, "the illegal move was noticed in time",                                     \
      "der regelwidrige Zug wurde rechtzeitig bemerkt")                                               \
    X(AD_ILLEGAL_STANDS, "too late: the illegal move stands",                                         \
      "zu spät: der regelwidrige Zug bleibt stehen")                                                  \
    X(AD_ILLEGAL_NONE, "there is no illegal move to rule on",                                         \
      "es gibt keinen regelwidrigen Zug, über den zu entscheiden wäre")                               \
    X(AD_ILLEGAL_NOT_COMPLETED, "the illegal move has not been completed",                            \
      "der regelwidrige Zug ist nicht abgeschlossen")                                                 \
    X(AD_NOT_POINTED_OUT, "nobody but the player may point this out",                                 \
      "darauf darf niemand außer dem Spieler hinweisen")                                              \
    X(AD_TWO_HANDS_NO_MOVE, "{side} has not moved yet", "{side} hat noch nicht gezogen")              \
    X(AD_TWO_HANDS_RULED, "the two hands of {side} have been ruled on already",                       \
      "über die beiden Hände von {side} ist schon entschieden")                                       \
    X(AD_TWO_HANDS_STAND, "too late: the opponent has made his next move",                            \
      "zu spät: der Gegner hat seinen nächsten Zug ausgeführt")                                       \
    X(AD_ASKS_TWO_HANDS, "did {side} use two hands? The arbiter decides",                             \
      "hat {side} beide Hände benutzt? Der Schiedsrichter entscheidet")                               \
    X(AD_TWO_HANDS_NOT_PRESSED, "it counts only once the clock has been pressed",                     \
      "es zählt erst, wenn die Uhr gedrückt ist")                                                     \
    X(AD_OBJECTION_TOO_LATE, "{side} has touched a man and can no longer object",                     \
      "{side} hat eine Figur berührt und kann nichts mehr einwenden")                                 \
    X(AD_ASKS_TOUCHED, "did {side} touch that man? The arbiter decides",                              \
      "hat {side} diese Figur berührt? Der Schiedsrichter entscheidet")                               \
    X(AD_WATCHES, "the arbiter waits until the next move is completed",                               \
      "der Schiedsrichter wartet, bis der nächste Zug abgeschlossen ist")                             \
    X(AD_ENDS_ILLEGAL, "{side} wins: the opponent has moved illegally",                               \
      "{side} gewinnt: der Gegner hat regelwidrig gezogen")                                           \
    X(AD_ENDS_ILLEGAL_DRAW, "drawn: the illegal move would lose, but the opponent cannot win",        \
      "remis: der regelwidrige Zug würde verlieren, aber der Gegner kann nicht gewinnen")             \
    X(AD_ENDS_POSITION_LOST,                                                                          \
      "the position cannot be restored: the game is void, a new one is played",                       \
      "die Stellung lässt sich nicht wiederherstellen: die Partie ist ungültig, es wird neu "       \
      "gespielt")                                                                                     \
    X(AD_ENDS_STILL_ILLEGAL, "the illegal position is still there: the game is drawn",                \
      "die regelwidrige Stellung besteht weiter: die Partie ist remis")                               \
    X(AD_ASKS_CAN_MATE, "nothing is proven about a mate in this position; the arbiter decides",       \
      "ob hier noch mattgesetzt werden kann, ist nicht bewiesen; der Schiedsrichter entscheidet")     \
    /* game/offers.c */                                                                               \
    X(AD_OFFERED, "{side} offers a draw", "{side} bietet Remis an")                                   \
    X(AD_OFFER_NOTED, "the offer is noted on both scoresheets: (=)",                                  \
      "das Angebot wird auf beiden Formularen vermerkt: (=)")                                         \
    X(AD_OFFER_FORBIDDEN, "the regulations allow a draw only with the arbiter's consent",             \
      "die Turnierordnung erlaubt ein Remis nur mit Zustimmung des Schiedsrichters")                  \
    X(AD_ASKS_CONSENT, "the players want a draw: does the arbiter consent?",                          \
      "die Spieler wollen Remis: stimmt der Schiedsrichter zu?")                                      \
    X(AD_OFFER_CONDITION_VOID, "the offer holds without its condition",                               \
      "das Angebot gilt ohne seine Bedingung")                                                        \
    X(AD_ASKS_CONDITION, "an offer with a condition; the arbiter decides",                            \
      "ein Angebot mit Bedingung; der Schiedsrichter entscheidet")                                    \
    X(AD_OFFER_VOID, "the offer has no effect", "das Angebot ist ohne Wirkung")                       \
    X(AD_OFFER_OF_OTHER_OPEN, "the offer of {other} is open: {side} may accept or decline it",        \
      "das Angebot von {other} ist offen: {side} kann es annehmen oder ablehnen")                     \
    X(AD_OFFER_REPEATED, "{side} offers a draw again while the offer is open",                        \
      "{side} bietet nochmals Remis an, obwohl das Angebot offen ist")                                \
    X(AD_OFFER_WARNED, "{side} is to be warned: the offer came at the wrong moment",                  \
      "{side} ist zu verwarnen: das Angebot kam im falschen Augenblick")                              \
    X(AD_OFFER_WRONG_MOMENT, "the offer of {side} came at the wrong moment",                          \
      "das Angebot von {side} kam im falschen Augenblick")                                            \
    X(AD_OFFER_DECLINED, "the offer is declined", "das Angebot ist abgelehnt")                        \
    X(AD_OFFER_DECLINED_BY_MOVE, "the offer is declined by a move",                                   \
      "das Angebot ist durch einen Zug abgelehnt")                                                    \
    X(AD_OFFER_DECLINED_BY_TOUCH, "the offer is declined by touching a man",                          \
      "das Angebot ist durch Berühren einer Figur abgelehnt")                                         \
    X(AD_OFFER_POSTPONED, "the answer waits until the move has been made",                            \
      "die Antwort wartet, bis der Zug ausgeführt ist")                                               \
    X(AD_CANNOT_POSTPONE, "this answer cannot be postponed",                                          \
      "diese Antwort kann nicht aufgeschoben werden")                                                 \
    X(AD_CANNOT_WITHDRAW, "an offer or a claim cannot be withdrawn",                                  \
      "ein Angebot oder Antrag kann nicht zurückgenommen werden")                                     \
    X(AD_NO_OFFER, "no draw offer is open", "kein Remisangebot ist offen")                            \
    X(AD_AGREED_TOO_EARLY, "both players must have made a move before they can agree on a draw",      \
      "beide müssen einen Zug ausgeführt haben, bevor sie Remis vereinbaren können")                  \
    X(AD_AGREED_NOT_STARTED, "a draw is agreed during the game, not before it",                       \
      "Remis wird während der Partie vereinbart, nicht vorher")                                       \
    X(AD_ENDS_AGREED, "the players agree on a draw", "die Spieler einigen sich auf Remis")            \
    X(AD_ENDS_RESIGNED, "{other} resigns: {side} wins", "{other} gibt auf: {side} gewinnt")           \
    X(AD_ENDS_RESIGNED_DRAW, "drawn: the opponent of the one who resigns cannot win",                 \
      "remis: der Gegner dessen, der aufgibt, kann nicht gewinnen")                                   \
    /* game/claims.c */                                                                               \
    X(AD_CLAIM_NOT_HIS_TURN, "{side} has moved without claiming, or does not have the move",          \
      "{side} hat ohne Antrag gezogen oder ist nicht am Zug")                                         \
    X(AD_CLAIM_AFTER_TOUCH,                                                                           \
      "{side} has touched a man and has lost the right to claim for this move",                       \
      "{side} hat eine Figur berührt und für diesen Zug das Recht zum Antrag verloren")               \
    X(AD_CLAIM_IS_OFFER, "the claim counts as a draw offer", "der Antrag gilt als Remisangebot")      \
    X(AD_CLAIM_WRONG, "the claim is not justified", "der Antrag ist nicht berechtigt")                \
    X(AD_ASKS_PERPETUAL, "is it perpetual check? The position has occurred {n} times",                \
      "ist es Dauerschach? Die Stellung ist {n}-mal entstanden")                                      \
    X(AD_PERPETUAL_UNKNOWN, "perpetual check is no claim of its own: the repetition is",              \
      "Dauerschach allein ist kein Antrag; die Stellungswiederholung ist einer")                      \
    X(AD_CLAIM_MOVE_IS_FIXED, "{side} has written down a move and must play it",                      \
      "{side} hat einen Zug aufgeschrieben und muss ihn spielen")                                     \
    X(AD_MUST_PLAY_INTENDED, "{side} must play the move written down",                                \
      "{side} muss den aufgeschriebenen Zug spielen")                                                 \
    X(AD_ASKS_INTENDED_ILLEGAL, "the move written down is illegal; the arbiter decides",              \
      "der aufgeschriebene Zug ist regelwidrig; der Schiedsrichter entscheidet")                      \
    X(AD_ENDS_REPETITION, "the same position for the third time: the game is drawn",                  \
      "dieselbe Stellung zum dritten Mal: die Partie ist remis")                                      \
    X(AD_ENDS_FIFTY, "long enough without capture or pawn move: the game is drawn",                   \
      "lange genug ohne Schlagen und Bauernzug: die Partie ist remis")                                \
    /* game/flag.c */                                                                                 \
    X(AD_FLAG_FELL, "the flag of {side} is down", "das Fallblättchen von {side} ist gefallen")        \
    X(AD_FLAGS_FELL, "both flags are down", "beide Fallblättchen sind gefallen")                      \
    X(AD_FLAG_HANGS, "the flag of {side} hangs", "das Fallblättchen von {side} hängt")                \
    X(AD_FLAGS_HANG, "both flags hang", "beide Fallblättchen hängen")                                 \
    X(AD_FLAG_IS_UP, "the flag of {side} is not down",                                                \
      "das Fallblättchen von {side} ist nicht gefallen")                                              \
    X(AD_FLAG_AT_CONTROL,                                                                             \
      "the flag of {side} is down, and the moves of the period are completed: the game goes on",      \
      "das Fallblättchen von {side} ist gefallen, die vorgeschriebenen Züge sind ausgeführt: die " \
      "Partie geht weiter")                                                                           \
    X(AD_FLAG_STUCK, "the flag of {side} hangs, but the time is used up",                             \
      "das Fallblättchen von {side} hängt, aber die Zeit ist verbraucht")                             \
    X(AD_FLAG_DECLARED,                                                                               \
      "overstepped time is established: the game must be declared lost, wished or not",               \
      "die Zeitüberschreitung ist festgestellt: die Partie ist für verloren zu erklären, ob "      \
      "gewünscht "                                                                                   \
      "oder nicht")                                                                                   \
    X(AD_FLAG_EARLY,                                                                                  \
      "the flag of {side} fell by a defect: the hands of the clock decide, and there is time "        \
      "left",                                                                                         \
      "das Fallblättchen von {side} ist durch einen Mangel gefallen: der Zeiger ist maßgebend, "    \
      "und "                                                                                          \
      "er zeigt noch Bedenkzeit")                                                                     \
    X(AD_ASKS_FLAG_EARLY,                                                                             \
      "the flag of {side} is down, but the clock shows minutes left: is the clock at fault?",         \
      "das Fallblättchen von {side} ist gefallen, die Uhr zeigt aber noch Minuten: hat sie einen "   \
      "Mangel?")                                                                                      \
    X(AD_FLAG_CLAIM_NO_TIME, "{side} has no time left and cannot claim",                              \
      "{side} hat selbst keine Zeit mehr und kann nicht reklamieren")                                 \
    X(AD_FLAGS_BOTH_GO_ON, "both flags are down: {side} goes on with the next period",                \
      "beide Fallblättchen sind gefallen: für {side} beginnt die nächste Periode")                    \
    X(AD_FLAGS_BOTH_DRAW, "both flags are down: the game is drawn",                                   \
      "beide Fallblättchen sind gefallen: die Partie ist remis")                                      \
    X(AD_ENDS_TIME, "the time of the opponent is used up: {side} wins",                               \
      "die Zeit des Gegners ist verbraucht: {side} gewinnt")                                          \
    X(AD_ENDS_TIME_DRAW, "the time is used up, but the opponent cannot win: drawn",                   \
      "die Zeit ist verbraucht, aber der Gegner kann nicht gewinnen: remis")                          \
    X(AD_ASKS_BOTH_FLAGS,                                                                             \
      "both flags are down and nobody knows which was first; the arbiter decides",                    \
      "beide Fallblättchen sind gefallen, niemand weiß, welches zuerst; der Schiedsrichter "        \
      "entscheidet")                                                                                  \
    X(AD_ASKS_POSTPONED,                                                                              \
      "the flag has fallen while a decision was postponed; the arbiter decides",                      \
      "das Fallblättchen ist gefallen, während eine Entscheidung aufgeschoben war; der "            \
      "Schiedsrichter entscheidet")                                                                   \
    /* sheets.c */                                                                                    \
    X(AD_SHEET_WRITTEN, "{side} has written the move down", "{side} hat den Zug aufgeschrieben")      \
    X(AD_SHEET_OTHER_MOVE, "{side} has written {move}, which is not what was played",                 \
      "{side} hat {move} aufgeschrieben, gespielt wurde etwas anderes")                               \
    X(AD_SHEET_AHEAD, "{side} may write the move before making it",                                   \
      "{side} darf den Zug vor der Ausführung aufschreiben")                                          \
    X(AD_SHEET_AHEAD_FORBIDDEN,                                                                       \
      "{side} may not write a move before making it, except to claim a draw or to seal",              \
      "{side} darf einen Zug nicht im Voraus aufschreiben, außer für einen Remisantrag oder die "   \
      "Abgabe")                                                                                       \
    X(AD_SHEET_NOTHING_PLAYED, "there is no move yet to write down",                                  \
      "es gibt noch keinen Zug, der aufzuschreiben wäre")                                             \
    X(AD_SHEET_NO_MOVE, "that is no move", "das ist kein Zug")                                        \
    X(AD_SHEET_MUST_WRITE, "{side} must write down every move",                                       \
      "{side} muss jeden Zug mitschreiben")                                                           \
    X(AD_SHEET_NEED_NOT_WRITE, "{side} need not write now",                                           \
      "{side} muss jetzt nicht mitschreiben")                                                         \
    X(AD_SHEET_COMPLETE, "{side} must complete the scoresheet before the next move",                  \
      "{side} muss das Partieformular vor dem nächsten Zug vervollständigen")                         \
    X(AD_SHEET_BOTH_COMPLETE,                                                                         \
      "both players must complete their scoresheets, with the clocks stopped",                        \
      "beide Spieler müssen bei stehender Uhr ihre Partieformulare vervollständigen")                 \
    X(AD_SHEET_RECONSTRUCT,                                                                           \
      "no complete score: the players reconstruct the game on a second board",                        \
      "keine vollständige Aufzeichnung: die Spieler rekonstruieren die Partie auf einem "            \
      "zweiten Brett")                                                                                \
    X(AD_SHEET_NOT_COMPLETED, "{side} has moved before completing the scoresheet",                    \
      "{side} hat gezogen, bevor das Partieformular vervollständigt war")                             \
    X(AD_SHEET_OWN_MOVE_FIRST, "{side} has moved without having written the own move before",         \
      "{side} hat gezogen, ohne den eigenen vorigen Zug aufgeschrieben zu haben")                     \
    X(AD_ASKS_COUNT,                                                                                  \
      "the scoresheets do not show how many moves {side} has made: can it be proved otherwise?",      \
      "die Partieformulare zeigen nicht, wie viele Züge {side} ausgeführt hat: ist es anders "      \
      "nachweisbar?")                                                                                 \
    X(AD_PERIOD_COUNT_UNKNOWN,                                                                        \
      "the number of moves cannot be proved: the next move of {side} is the first of the next "       \
      "period",                                                                                       \
      "die Zahl der Züge ist nicht nachweisbar: der nächste Zug von {side} ist der erste der "      \
      "folgenden Periode")                                                                            \
    X(AD_SHEET_NO_FLAG, "no flag has fallen: there is nothing to reconstruct yet",                    \
      "es ist noch kein Fallblättchen gefallen: zu rekonstruieren ist noch nichts")                   \
    X(AD_SHEET_NO_ORDER, "only the director may order the scoresheets to be put right",               \
      "nur der Turnierleiter darf anordnen, die Aufzeichnungen zu berichtigen")                       \
    X(AD_SHEET_LAST_MOVE_FIRST,                                                                       \
      "before the scoresheets are put right each player writes down the own last move",               \
      "ehe die Aufzeichnungen berichtigt werden, muss jeder Spieler seinen letzten Zug notieren")     \
    X(AD_SHEET_PUT_RIGHT, "both players put their scoresheets right, with the clocks stopped",        \
      "beide Spieler berichtigen bei stehender Uhr ihre Aufzeichnungen")                              \
    X(AD_SHEET_BORROWED,                                                                              \
      "{side} may use the opponent's scoresheet and gives it back before moving",                     \
      "{side} darf das Partieformular des Gegners benutzen und gibt es vor dem Ziehen zurück")        \
    X(AD_SHEET_SHOWN, "{side} may see the scoresheet", "{side} darf das Partieformular einsehen")     \
    X(AD_SHEET_GIVEN, "{side} may have a scoresheet and write from now on",                           \
      "{side} darf ein Partieformular haben und ab jetzt mitschreiben")                               \
    X(AD_SHEET_NOT_HIS_TURN, "only the player who has the move may ask to see the scoresheet",        \
      "nur wer am Zug ist, darf das Partieformular verlangen")                                        \
    X(AD_SHEET_ASKED_TOO_OFTEN,                                                                       \
      "{side} has asked to see the scoresheet too often and disturbs the opponent",                   \
      "{side} hat zu oft nach dem Partieformular gefragt und stört den Gegner")                       \
    X(AD_ASKS_SHEET, "{side} asks for a scoresheet to compare; the arbiter decides",                  \
      "{side} bittet um ein Partieformular zum Vergleich; der Schiedsrichter entscheidet")            \
    /* blind.c */                                                                                     \
    X(AD_SAID_OTHER, "what {side} has announced is not the move on the board",                        \
      "{side} hat einen anderen Zug angesagt, als auf dem Brett steht")                               \
    X(AD_BOARDS_ONE,                                                                                  \
      "nobody here plays on a board of his own: there are no two boards to compare",                  \
      "hier spielt niemand auf einem eigenen Brett: es gibt keine zwei Bretter zu vergleichen")       \
    X(AD_SAID_MOVE, "{side} has announced the move", "{side} hat den Zug angesagt")                   \
    X(AD_SAID_CORRECTED, "{side} has put the announcement right in time",                             \
      "{side} hat die Ansage rechtzeitig berichtigt")                                                 \
    X(AD_SAID_UNCLEAR, "the announcement does not name one move; a new piece must be named too",      \
      "die Ansage nennt keinen eindeutigen Zug; auch die Umwandlungsfigur ist anzusagen")             \
    X(AD_SAID_NOTHING, "{side} has no move to announce", "{side} hat keinen Zug anzusagen")           \
    X(AD_SAID_TOO_LATE,                                                                               \
      "the clock of the opponent runs: the announcement can no longer be put right",                  \
      "die Uhr des Gegners läuft: die Ansage kann nicht mehr berichtigt werden")                      \
    X(AD_SAID_CASTLING, "{side} has announced castling", "{side} hat die Rochade angekündigt")        \
    X(AD_SAID_AGAIN, "{side} has repeated the announcement", "{side} hat die Ansage wiederholt")      \
    X(AD_SAID_AGAIN_NOTHING, "nothing has been announced", "es ist nichts angesagt worden")           \
    X(AD_SAID_AGAIN_OTHER, "that is not the move that was announced",                                 \
      "das ist nicht der angesagte Zug")                                                              \
    X(AD_BLIND_WAITS, "the man is in place; the move is made when it is announced",                   \
      "die Figur steht; ausgeführt ist der Zug erst mit der Ansage")                                  \
    X(AD_BLIND_MADE, "placed, taken off and announced: the move is made",                             \
      "gesteckt, geschlagene Figur entfernt und angesagt: der Zug ist ausgeführt")                    \
    X(AD_BLIND_PRESS_TOO_EARLY, "{side} may press only when the move is made and announced",          \
      "{side} darf die Uhr erst drücken, wenn der Zug ausgeführt und angesagt ist")                   \
    X(AD_BOARDS_FOLLOW_SHEETS, "the scoresheets agree: the board that differs is put right",          \
      "die Aufzeichnungen stimmen überein: das abweichende Brett wird berichtigt")                    \
    X(AD_BOARDS_GO_BACK, "the scoresheets differ too: back to where they agree",                      \
      "auch die Aufzeichnungen weichen ab: zurück bis zur Übereinstimmung")                           \
    X(AD_BOARDS_TIMES, "the arbiter corrects the times",                                              \
      "der Schiedsrichter berichtigt die Zeiten")                                                     \
    X(AD_ASSISTANT_MAY, "the assistant of {side} may do this",                                        \
      "der Assistent von {side} darf das")                                                            \
    X(AD_ASSISTANT_NEEDED,                                                                            \
      "one player does not see, the other does not hear: an assistant must be used",                  \
      "ein Spieler sieht nicht, der andere hört nicht: ein Assistent muss eingesetzt werden")         \
    X(AD_ASSISTANT_MAY_NOT, "this is not for an assistant of {side}",                                 \
      "das steht einem Assistenten von {side} nicht zu")                                              \
    /* conduct.c */                                                                                   \
    X(AD_PENALISED, "{side} is penalised by the arbiter",                                             \
      "{side} wird vom Schiedsrichter bestraft")                                                      \
    X(AD_PENALISED_WARNING, "{side} is warned", "{side} wird verwarnt")                               \
    X(AD_PENALISED_POINTS_PLUS, "the score of {other} is raised as a penalty for {side}",             \
      "{other} erhält als Strafe für {side} mehr Punkte")                                             \
    X(AD_PENALISED_POINTS_MINUS, "the score of {side} is reduced",                                    \
      "{side} werden Punkte abgezogen")                                                               \
    X(AD_PENALISED_LOSS, "{side} is penalised with the loss of the game",                             \
      "{side} wird mit dem Verlust der Partie bestraft")                                              \
    X(AD_PENALISED_FINE, "{side} is fined", "{side} wird mit einer Geldbuße bestraft")                \
    X(AD_PENALISED_ROUND, "{side} is excluded from one or more rounds",                               \
      "{side} wird von einer oder mehreren Runden ausgeschlossen")                                    \
    X(AD_PENALISED_EXPULSION, "{side} is expelled from the competition",                              \
      "{side} wird vom Turnier ausgeschlossen")                                                       \
    X(AD_PENALISED_TIME_GIVEN, "{side} gains {time} for an offence of the opponent",                  \
      "{side} erhält {time} wegen eines Verstoßes des Gegners")                                       \
    X(AD_PENALISED_TIME_TAKEN, "{side} loses {time} for an offence",                                  \
      "{side} verliert {time} wegen eines Verstoßes")                                                 \
    X(AD_PENALISED_NOT_IN_MENU, "this edition has no such penalty",                                   \
      "eine solche Strafe kennt diese Fassung nicht")                                                 \
    X(AD_PENALISED_NONE, "{side} gets no penalty", "{side} wird nicht bestraft")                      \
    X(AD_POINTS_NOT_ATTAINABLE, "no game of chess gives such points",                                 \
      "solche Punkte kann keine Partie ergeben")                                                      \
    X(AD_ENDS_PENALTY, "the game is lost as a penalty", "die Partie ist zur Strafe verloren")         \
    X(AD_ENDS_DEVICE, "an electronic device was found: the game is lost",                             \
      "ein elektronisches Gerät wurde gefunden: die Partie ist verloren")                             \
    X(AD_ENDS_REFUSAL, "who refuses to obey the Laws has lost the game",                              \
      "wer sich weigert, die Schachregeln einzuhalten, hat die Partie verloren")                      \
    X(AD_ENDS_RULED, "the arbiter has fixed the result",                                              \
      "der Schiedsrichter hat das Ergebnis festgesetzt")                                              \
    X(AD_ENDS_ANNULLED, "the game is annulled; a new one is to be played",                            \
      "die Partie ist annulliert; eine neue wird gespielt")                                           \
    X(AD_SEEN_DEVICE, "an electronic device was found with {side}",                                   \
      "bei {side} wurde ein elektronisches Gerät gefunden")                                           \
    X(AD_SEEN_INTERFERENCE, "somebody has interfered with the game",                                  \
      "jemand hat in die Partie eingegriffen")                                                        \
    X(AD_SEEN_REFUSAL, "{side} refuses to obey the Laws",                                             \
      "{side} weigert sich, die Schachregeln einzuhalten")                                            \
    X(AD_SEEN_CONDUCT, "conduct of {side} noted", "Verhalten von {side} vermerkt")                    \
    X(AD_SEEN_ADVICE, "{side} has used notes, advice or another board",                               \
      "{side} hat Notizen, Ratschläge oder ein anderes Brett benutzt")                                \
    X(AD_SEEN_LEAVING, "{side} has left without the arbiter's permission",                            \
      "{side} hat sich ohne Erlaubnis des Schiedsrichters entfernt")                                  \
    X(AD_SEEN_SMOKING, "{side} has smoked where it is not allowed",                                   \
      "{side} hat geraucht, wo es nicht gestattet ist")                                               \
    X(AD_SEEN_INSPECTION, "{side} refuses an inspection", "{side} verweigert eine Untersuchung")      \
    X(AD_SEEN_DISTURBANCE, "{side} has disturbed the opponent", "{side} hat den Gegner gestört")      \
    X(AD_SEEN_CLOCK_HANDLING, "{side} has handled the clock improperly",                              \
      "{side} hat die Uhr unangemessen behandelt")                                                    \
    X(AD_SEEN_OTHER_HAND, "{side} has not pressed the clock with the hand that moved",                \
      "{side} hat die Uhr nicht mit der Hand gedrückt, die gezogen hat")                              \
    X(AD_ASKS_RESULT, "the arbiter fixes the result",                                                 \
      "der Schiedsrichter setzt das Ergebnis fest")                                                   \
    X(AD_ASKS_ANNUL, "shall the game be annulled? The arbiter decides",                               \
      "soll die Partie annulliert werden? Der Schiedsrichter entscheidet")                            \
    X(AD_ASKS_REFUSAL, "has {side} refused again and again? The arbiter decides",                     \
      "hat sich {side} beharrlich geweigert? Der Schiedsrichter entscheidet")                         \
    X(AD_SEEN_REFUSAL_BOTH, "both players refuse to obey the Laws",                                   \
      "beide Spieler weigern sich, die Schachregeln einzuhalten")                                     \
    X(AD_ASKS_REFUSAL_BOTH, "have both players refused again and again? The arbiter decides",         \
      "haben sich beide Spieler beharrlich geweigert? Der Schiedsrichter entscheidet")                \
    X(AD_ASKS_REFUSAL_BARE_KING,                                                                      \
      "{side} refuses to obey the Laws and loses; what does {other} get, who has a bare king?",       \
      "{side} weigert sich, die Schachregeln einzuhalten, und verliert; was erhält {other} mit "     \
      "dem bloßen König?")                                                                            \
    X(AD_RULE_NOTHING_ASKED, "no question is open", "es ist keine Frage offen")                       \
    X(AD_RULE_NEEDS_RESULT, "this question is answered by a result",                                  \
      "diese Frage ist mit einem Ergebnis zu beantworten")                                            \
    X(AD_RULED_YES, "the arbiter agrees", "der Schiedsrichter stimmt zu")                             \
    X(AD_RULED_NO, "the arbiter does not agree; the game goes on",                                    \
      "der Schiedsrichter stimmt nicht zu; die Partie geht weiter")                                   \
    X(AD_RULED_LATER, "the arbiter decides later", "der Schiedsrichter entscheidet später")           \
    X(AD_PENALISED_HOW_MANY, "how many points?", "um wie viele Punkte?")                              \
    X(AD_ENDS_SCORE_CHANGED, "the score of the game is changed as a penalty",                         \
      "die Punkte der Partie werden zur Strafe geändert")                                             \
    X(AD_ENDS_SIGNED, "both players have signed this result: it stands",                              \
      "beide Spieler haben dieses Ergebnis unterschrieben: es gilt")                                  \
    X(AD_GAME_REOPENED, "the arbiter decides otherwise: the game goes on",                            \
      "der Schiedsrichter entscheidet anders: die Partie geht weiter")                                \
    X(AD_REOPENED_NOT_OVER, "the game is not over", "die Partie ist nicht beendet")                   \
    X(AD_PROTEST_NOTED, "{side} protests against a decision of the arbiter",                          \
      "{side} protestiert gegen eine Entscheidung des Schiedsrichters")                               \
    X(AD_SEEN_OTHER_NOTATION, "{side} does not keep score in algebraic notation",                     \
      "{side} schreibt nicht in algebraischer Notation mit")                                          \
    X(AD_SEEN_LEAVING_AREA, "{side} has left the playing area without the arbiter's permission",      \
      "{side} hat den Spielbereich ohne Erlaubnis des Schiedsrichters verlassen")                     \
    X(AD_SEEN_LEAVING_VENUE, "{side} has left the playing venue without the arbiter's permission",    \
      "{side} hat die Turnierräumlichkeiten ohne Erlaubnis des Schiedsrichters verlassen")            \
    X(AD_MAY_LEAVE_AREA, "{side} does not have the move and may leave the playing area",              \
      "{side} ist nicht am Zug und darf den Spielbereich verlassen")                                  \
    X(AD_SEEN_FINGER, "{side} keeps a finger on the clock or above it",                               \
      "{side} lässt den Finger auf oder über der Uhr")                                                \
    X(AD_SEEN_REMARK, "{side} has remarked on moves that were made",                                  \
      "{side} hat Bemerkungen über geschehene Züge gemacht")                                          \
    X(AD_SEEN_CLOCK_HINT,                                                                             \
      "somebody has told {side} about the clock or the moves: only {other} may",                      \
      "jemand hat {side} auf die Uhr oder die Züge hingewiesen; das darf nur {other}")                \
    X(AD_SEEN_POINTING, "{side} has pointed at squares to calculate",                                 \
      "{side} hat zum Rechnen mit dem Finger auf Felder gezeigt")                                     \
    X(AD_MAY_SMOKE, "{side} may smoke while the game is running",                                     \
      "{side} darf rauchen, solange die Partie läuft")                                                \
    X(AD_RULED_PIECE_BROUGHT, "the piece has been brought; nobody is penalised",                      \
      "die Figur ist gebracht; niemand wird bestraft")                                                \
    /* quickplay.c */                                                                                 \
    X(AD_FINISH_NOT_BLITZ, "there is no such claim in blitz",                                         \
      "im Blitzschach gibt es diesen Antrag nicht")                                                   \
    X(AD_FINISH_NOT_IN_USE, "the rules of the quickplay finish do not apply here",                    \
      "die Regeln der Endspurtphase gelten hier nicht")                                               \
    X(AD_FINISH_NOT_ON_MOVE, "only the player who has the move may do this",                          \
      "das darf nur der Spieler, der am Zug ist")                                                     \
    X(AD_FINISH_FLAG_DOWN, "the flag of {side} is down already",                                      \
      "das Fallblättchen von {side} ist schon gefallen")                                              \
    X(AD_FINISH_TOO_EARLY, "{side} still has two minutes or more",                                    \
      "{side} hat noch zwei Minuten oder mehr")                                                       \
    X(AD_FINISH_HAS_EXTRA, "both already have extra time for every move",                             \
      "beide haben schon Zusatzzeit für jeden Zug")                                                   \
    X(AD_ASKS_NORMAL_MEANS,                                                                           \
      "{side} claims a draw: {other} cannot win by normal means, or does not try",                    \
      "{side} beantragt Remis: {other} kann mit normalen Mitteln nicht gewinnen oder "                \
      "versucht es nicht")                                                                            \
    X(AD_ASKS_INCREMENT, "{side} asks for five seconds a move; the arbiter decides",                  \
      "{side} beantragt fünf Sekunden je Zug; der Schiedsrichter entscheidet")                        \
    X(AD_FINISH_REQUEST_OFFERS, "the request of {side} is an offer of a draw",                        \
      "der Antrag von {side} gilt als Remisangebot")                                                  \
    X(AD_FINISH_REQUEST_GRANTED, "both get five seconds for every move",                              \
      "beide erhalten fünf Sekunden für jeden Zug")                                                   \
    X(AD_FINISH_REQUEST_DENIED, "the request is not granted",                                         \
      "dem Antrag wird nicht stattgegeben")                                                           \
    X(AD_FINISH_OFFER_OPEN, "{other} has still to answer the offer of a draw",                        \
      "{other} muss erst das Remisangebot beantworten")                                               \
    X(AD_FINISH_TIME, "{side} gains {time}", "{side} erhält {time}")                                  \
    X(AD_FINISH_REJECTED, "the claim of {side} is rejected",                                          \
      "der Antrag von {side} wird abgelehnt")                                                         \
    X(AD_FINISH_POSTPONED,                                                                            \
      "the arbiter postpones the decision and watches; {other} may get two minutes",                  \
      "der Schiedsrichter stellt die Entscheidung zurück und sieht zu; {other} kann zwei "           \
      "Minuten erhalten")                                                                             \
    X(AD_FINISH_CANNOT_REJECT,                                                                        \
      "the claim cannot be rejected: an arbiter who is not convinced must postpone",                  \
      "der Antrag kann nicht abgelehnt werden: wer nicht überzeugt ist, muss die "                   \
      "Entscheidung zurückstellen")                                                                   \
    X(AD_FINISH_ONLY_A_DRAW, "this claim is about a draw and nothing else",                           \
      "bei diesem Antrag geht es um Remis und nichts anderes")                                        \
    X(AD_FINISH_NOTHING_TO_CONFIRM, "the players confirm the position",                               \
      "die Spieler bestätigen die Stellung")                                                          \
    X(AD_ENDS_FINISH, "the game cannot be won by normal means, or nobody tries: drawn",               \
      "die Partie ist mit normalen Mitteln nicht zu gewinnen oder niemand versucht es: remis")        \
    X(AD_ENDS_PENDING, "the claim ends the game; an arbiter decides on the result",                   \
      "der Antrag beendet die Partie; ein Schiedsrichter entscheidet über das Ergebnis")              \
    X(AD_ENDS_CONFIRMED, "position and sheet are confirmed; an arbiter decides on the result",        \
      "Stellung und Partieformular sind bestätigt; ein Schiedsrichter entscheidet über das "        \
      "Ergebnis")                                                                                     \
    X(AD_ILLEGAL_FOR_OPPONENT, "only the opponent may claim this illegal move",                       \
      "diesen regelwidrigen Zug darf nur der Gegner reklamieren")                                     \
    X(AD_OBJECTION_ACCIDENT, "{side} touched that man by accident: this does not bind",               \
      "{side} hat diese Figur versehentlich berührt: das verpflichtet nicht")                         \
    X(AD_OBJECTION_FELT, "{side} only felt that man: it has not left its hole and is not touched",    \
      "{side} hat diese Figur nur ertastet: sie hat die Sicherungsöffnung nicht verlassen")           \
    X(AD_SAID_MISSING, "{side} has not announced the move", "{side} hat den Zug nicht angesagt")      \
    X(AD_TIME_SET_LEAST, "{side} gets {time} more: less than the minimum may not be left",            \
      "{side} erhält {time} mehr: die Mindestzeit darf nicht unterschritten werden")                  \
    X(AD_ASKS_REFUSAL_TOO, "{other} has lost; has {side} refused again and again, too?",              \
      "{other} hat verloren; hat sich auch {side} beharrlich geweigert?")                             \
    X(AD_PROTEST_FINAL, "the director's decision is final",                                           \
      "die Entscheidung des Turnierleiters ist endgültig")                                            \
    X(AD_SEAL_OTHER, "{side} has made another move on the board and must seal that one",              \
      "{side} hat auf dem Brett einen anderen Zug ausgeführt und muss diesen abgeben")                \
    X(AD_ASKS_CLOCK_MODE, "{side} asks for another mode of the clock; the arbiter decides",           \
      "{side} beantragt einen anderen Zeitmodus; der Schiedsrichter entscheidet")                     \
    X(AD_ASKS_HOW_MUCH,                                                                               \
      "the text breaks off here: how much time a move, and what else, the arbiter decides",           \
      "hier bricht der Text ab: wie viel Zeit je Zug und was sonst folgt, entscheidet der "           \
      "Schiedsrichter")                                                                               \
    X(AD_ASKS_TIMES_LATE,                                                                             \
      "the times were wrong at the resumption, and nobody objected in time: the game goes on as "     \
      "it is, "                                                                                       \
      "unless the arbiter decides otherwise",                                                         \
      "die Zeiten waren bei der Wiederaufnahme falsch und niemand hat das rechtzeitig gesagt: "       \
      "die Partie "                                                                                   \
      "geht so weiter, wenn der Schiedsrichter nicht anders entscheidet")                             \
    X(AD_ASKS_ASSISTANT_TIME,                                                                         \
      "{side} has an assistant: unless {side} is disabled, the arbiter adjusts the time",             \
      "{side} hat einen Assistenten: wenn {side} nicht behindert ist, passt der Schiedsrichter "      \
      "die "                                                                                          \
      "Bedenkzeit an")                                                                                \
    X(AD_DISPLACES_WAITING,                                                                           \
      "{side} displaces men while {other} is moving: they are put back, and it disturbs",             \
      "{side} verschiebt Figuren, während {other} am Zug ist: sie kommen zurück, und es stört")       \
    X(AD_ASKS_SHEETS_DIFFER,                                                                          \
      "no article says who puts right two scoresheets that differ: the arbiter decides",              \
      "kein Artikel sagt, wer zwei abweichende Partieformulare berichtigt: der Schiedsrichter "       \
      "entscheidet")

enum ad_reason {
#define X(id, en, de) id,
    AD_REASON_MAP(X)
#undef X
        AD_REASONS
};

#endif
