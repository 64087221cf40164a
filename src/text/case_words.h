/*
 * text/case_words.h -- the sentences of a case file, English and German side by side.
 *
 * A sentence has marks in it:
 *
 *     %p  the party concerned             %k  what was tried         %m  the amount
 *     %q  who sought the remedy           %c  what the order says    %n  the number of copies
 *     %j  the judge                       %o  the outcome            %x  what was booked
 *     %I  the instance, at the start      %d  the postmark           %s  who pays
 *     %i  the instance, behind to, beim   %u  until when             %v  who is paid
 *     %r  protest or appeal; German: den Protest, %g: des Protests, %e: Protest
 *
 * The German names of instances are masculine but the tribunal's; "beim" fits them all.
 */
#ifndef AD_TEXT_CASE_WORDS_H
#define AD_TEXT_CASE_WORDS_H

#include "adoube/case.h"

/* clang-format off */
#define SENTENCE_MAP(X)                                                                             \
    X(S_REFUSED, "Not accepted: %k – %c", "Nicht angenommen: %k – %c")                              \
    X(S_UNDELIVERED, "Decided, but not delivered yet: %c", "Entschieden, aber noch nicht zugestellt: %c") \
    X(S_UNHEARD, "Not accepted: %k – %p has not been heard",                                        \
      "Nicht angenommen: %k – %p ist noch nicht gehört worden")                                     \
    X(S_UNHEARD_DIRECTOR, "Not accepted: %k – the director has not been heard",                     \
      "Nicht angenommen: %k – der Spielleiter ist noch nicht gehört worden")                        \
    X(S_UNSEATED, "Not accepted: %k – nobody sits yet who may decide",                              \
      "Nicht angenommen: %k – die Instanz ist noch nicht besetzt")                                  \
    X(S_REQUESTED, "%p asks the %i to decide", "%p beantragt eine Entscheidung beim %i")            \
    X(S_LAPSED, "Nobody asked for a decision until %u: the matter has lapsed",                      \
      "Bis zum %u hat niemand eine Entscheidung beantragt: die Sache ist erledigt")                 \
    X(S_LAPSED_LATE, "%p asks the %i to decide, but the last day was %u: the matter has lapsed",    \
      "%p beantragt eine Entscheidung beim %i, aber letzter Tag war der %u: die Sache ist erledigt") \
    X(S_JOINED, "%p is a party to the case", "%p ist am Verfahren beteiligt")                       \
    X(S_RULED, "%I decides at first instance", "%I entscheidet in erster Instanz")                  \
    X(S_DECIDED, "%I decides on the %r: %o", "%I entscheidet über %r: %o")                          \
    X(S_DELIVERED, "The decision of the %i is delivered, postmark %d",                              \
      "Zugestellt wird die Entscheidung (%i), Poststempel %d")                                      \
    X(S_REMEDY, "; %r to the %i possible until %u, copies: %n",                                  \
      "; %e beim %i möglich bis %u, Ausfertigungen: %n")                                            \
    X(S_NO_REMEDY, "; there is no remedy", "; kein Rechtsmittel gegeben")                           \
    X(S_FILED, "%q files a %r with the %i, postmark %d; fee %m",                                      \
      "%q legt %e beim %i ein, Poststempel %d; Gebühr %m")                                          \
    X(S_FILED_APPEAL, "%q files an %r with the %i, postmark %d; fee %m",                              \
      "%q legt %e beim %i ein, Poststempel %d; Gebühr %m")                                          \
    X(S_SILENT, "; nobody has decided yet", "; entschieden ist noch nicht")                         \
    X(S_FAULTY, "; as it stands it must be rejected: ", "; so ist das Rechtsmittel zu verwerfen: ") \
    X(S_NOTED, "; noted: ", "; vermerkt: ")                                                         \
    X(S_PAID, "%s pays %m of the fee", "%s zahlt %m Gebühr")                                        \
    X(S_PAID_LATE, ", but after the term: the remedy must be rejected",                              \
      ", aber nach der Frist: das Rechtsmittel ist zu verwerfen")                                   \
    X(S_CONFIRMED, "%I confirms the %r in writing", "%I bestätigt den Eingang %g")                  \
    X(S_CONFIRMED_OF, "%I confirms the %r of %p in writing", "%I bestätigt den Eingang %g von %p")  \
    X(S_OVERDUE, ", but after the term", ", aber nach der Frist")                                   \
    X(S_STAY_ASKED, "%p asks to stay the decision", "%p beantragt, die Entscheidung außer Vollzug zu setzen") \
    X(S_STAYED, "%I stays the decision", "%I setzt die Entscheidung außer Vollzug")                 \
    X(S_LIMITED, "%I stays the decision in part", "%I setzt die Entscheidung teilweise außer Vollzug") \
    X(S_UNSTAYED, "%I lifts the stay", "%I hebt die Aussetzung auf")                                \
    X(S_HEARING, "Hearing fixed for %u", "Mündliche Verhandlung angesetzt auf den %u")              \
    X(S_WRITTEN, "Written procedure, statements until %u", "Schriftliches Verfahren, Stellungnahmen bis zum %u") \
    X(S_SEATED, "%j sits on the %i", "%j wirkt mit: %i")                                            \
    X(S_RECUSED_ACTED, "%j may not take part: has acted in the matter before",                      \
      "%j darf nicht mitwirken: war in der Sache schon tätig")                                      \
    X(S_RECUSED_CLUB, "%j may not take part: is party or of the same club as %p",                   \
      "%j darf nicht mitwirken: ist Partei oder aus demselben Verein wie %p")                       \
    X(S_HEARD, "%p has been heard", "%p ist gehört worden")                                         \
    X(S_ALL_HEARD, "All entitled have been heard, and judges sit: it can be decided",               \
      "Alle Berechtigten sind gehört, die Besetzung steht: es kann entschieden werden")             \
    X(S_WITHDRAWN, "%p withdraws the %r", "%p nimmt %r zurück")                                     \
    X(S_MOVED_UP, "Nobody of the body may sit: the %i takes the case over",                         \
      "Niemand der Instanz darf mitwirken: das Verfahren geht über an: %i")                         \
    X(S_FINAL, "The decision is final", "Die Entscheidung ist rechtskräftig")                       \
    X(S_SETTLED, "The %r ends: %o; of its fee %m goes back",                                        \
      "Ausgang %g: %o; von der Gebühr gehen %m zurück")                                             \
    X(S_ENDED, "The %r ends: %o", "Ausgang %g: %o")                                                  \
    X(S_SETTLED_OF, "The %r of %p ends: %o; of its fee %m goes back",                               \
      "Ausgang %g von %p: %o; von der Gebühr gehen %m zurück")                                      \
    X(S_ENDED_OF, "The %r of %p ends: %o", "Ausgang %g von %p: %o")                                  \
    X(S_LEADS, "The %r of %p leads now", "An erster Stelle steht nun: %e von %p")                      \
    X(S_JUDGED, "%I decides on the %r of %p: %o", "%I entscheidet über %r von %p: %o")              \
    X(S_MONEY, "%m: %x, %s → %v", "%m: %x, %s → %v")

#define COMMAND_MAP(X)                                                                              \
    X(AD_CASE_REQUEST, "request for a decision", "Antrag auf Entscheidung")                         \
    X(AD_CASE_JOIN, "joining as a party", "Beteiligung am Verfahren")                               \
    X(AD_CASE_RULE, "first decision", "erste Entscheidung")                                         \
    X(AD_CASE_DELIVER, "delivery of the decision", "Zustellung der Entscheidung")                   \
    X(AD_CASE_PROTEST, "protest", "Protest")                                                        \
    X(AD_CASE_APPEAL, "appeal", "Berufung")                                                         \
    X(AD_CASE_PAY, "payment of the fee", "Zahlung der Gebühr")                                      \
    X(AD_CASE_EXAMINE, "confirmation or rejection of the remedy",                                   \
      "Bestätigung oder Verwerfung des Rechtsmittels")                                              \
    X(AD_CASE_ASK_STAY, "motion for a stay", "Antrag, außer Vollzug zu setzen")                     \
    X(AD_CASE_STAY_IT, "stay of the decision", "Aussetzung des Vollzugs")                           \
    X(AD_CASE_SET_HEARING, "fixing of a hearing", "Ansetzung der Verhandlung")                      \
    X(AD_CASE_SEAT, "seating of a judge", "Besetzung der Instanz")                                  \
    X(AD_CASE_HEAR, "statement of a party", "Anhörung")                                             \
    X(AD_CASE_WITHDRAW, "withdrawal of the remedy", "Rücknahme des Rechtsmittels")                  \
    X(AD_CASE_JUDGE, "decision on the remedy", "Entscheidung über das Rechtsmittel")                \
    X(AD_CASE_UNABLE, "handing over to another instance", "Abgabe an eine andere Instanz")          \
    X(AD_CASE_TIME, "end of a term", "Fristablauf")

#define GROUND_MAP(X)                                                                               \
    X(AD_ENTITLED_SANCTIONED, "sanctioned", "mit einer Buße belegt")                                \
    X(AD_ENTITLED_RESULT, "its result was decided", "über sein Ergebnis wurde entschieden")          \
    X(AD_ENTITLED_AFFECTED, "win, promotion or relegation depends on it",                           \
      "Sieg, Auf- oder Abstieg hängt davon ab")                                                     \
    X(AD_ENTITLED_DIRECTOR, "the director responsible", "zuständiger Spielleiter")                  \
    X(AD_DISPUTES, "takes part in the dispute", "am Streitfall beteiligt")
/* clang-format on */

#endif
