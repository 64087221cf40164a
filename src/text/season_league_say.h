/*
 * text/season_league_say.h -- the words that leagues are told in.
 */
#ifndef AD_TEXT_SEASON_LEAGUE_SAY_H
#define AD_TEXT_SEASON_LEAGUE_SAY_H

#include "text/season_league.h"

#define AD__LEAGUE_WORD_MAP(X)                                                                         \
    X(AD__LEAGUE_DUE, "– : –", "– : –")                                                                \
    X(AD__LEAGUE_ANNULLED, "annulled", "annulliert")                                                   \
    X(AD__LEAGUE_FREE, "free", "spielfrei")                                                            \
    X(AD__LEAGUE_OPEN, " (games are open)", " (Hängepartien offen)")                                   \
    X(AD__LEAGUE_CARRIED, " (carried over)", " (übernommen)")                                          \
    X(AD__LEAGUE_BERLIN, ", Berlin ", ", Berliner Wertung ")                                           \
    X(AD__LEAGUE_RULED, ", by a ruling", ", durch Entscheidung")                                       \
    X(AD__LEAGUE_STAYED, ", as before a decision that is not in force",                                \
      ", wie vor einer Entscheidung, die nicht in Kraft ist")                                          \
    X(AD__LEAGUE_OTHER_DAY, "  Played on another day than the one that was fixed: ",                   \
      "  Nicht am angesetzten Tag gespielt: ")                                                         \
    X(AD__LEAGUE_LOST_ALL, "  Lost on all boards: ", "  An allen Brettern verloren: ")                 \
    X(AD__LEAGUE_PLAYOFF, "Play-off", "Stichkampf")                                                    \
    X(AD__LEAGUE_ROUND, "Round ", "Runde ")                                                            \
    X(AD__LEAGUE_ON, "  on ", "  am ")                                                                 \
    X(AD__LEAGUE_GROUP, "Group ", "Gruppe ")                                                           \
    X(AD__LEAGUE_NOTHING_LEVEL, "Nobody is level where something is at stake.\n",                      \
      "Niemand ist punktgleich, wo es darauf ankommt.\n")                                              \
    X(AD__LEAGUE_AFTER, ", after round ", ", nach Runde ")                                             \
    X(AD__LEAGUE_FINAL, "Final stage", "Endrunde")                                                     \
    X(AD__LEAGUE_TEAM, "Team", "Mannschaft")                                                           \
    X(AD__LEAGUE_PLAYER, "Player", "Spieler")                                                          \
    X(AD__LEAGUE_PLACE, "Pl", "Pl")                                                                    \
    X(AD__LEAGUE_MATCHES, "M", "K")                                                                    \
    X(AD__LEAGUE_MP, "MP", "MP")                                                                       \
    X(AD__LEAGUE_BP, "BP", "BP")                                                                       \
    X(AD__LEAGUE_POINTS, "Pts", "Pkt")                                                                 \
    X(AD__LEAGUE_KEY_CARRIED, "* carried over from the group", "* aus der Gruppe übernommen")          \
    X(AD__LEAGUE_KEY_RULED, "! by a ruling", "! durch Entscheidung")                                   \
    X(AD__LEAGUE_KEY_STAYED, "? as before a decision that is not in force",                            \
      "? wie vor einer Entscheidung, die nicht in Kraft ist")                                          \
    X(AD__LEAGUE_KEY_OPEN, "~ games are open", "~ Hängepartien offen")                                 \
    X(AD__LEAGUE_KEY_PLAYOFF, "^ place by play-off", "^ Platz durch Stichkampf")                       \
    X(AD__LEAGUE_KEY_LOT, "# place by lot", "# Platz durch Los")                                       \
    X(AD__LEAGUE_KEY_DEDUCTED, "- points deducted", "- Punktabzug")                                    \
    X(AD__LEAGUE_KEY_LEFT, "who left stands last: the order gives no place",                           \
      "wer ausgeschieden ist, steht am Ende: die Ordnung gibt keinen Platz")                           \
    X(AD__LEAGUE_TITLES, "Titles", "Titel")                                                            \
    X(AD__LEAGUE_SENT, "Sent on to ", "Qualifiziert zur ")                                             \
    X(AD__LEAGUE_IF_ADMITTED, " (if a second one is admitted)",                                        \
      " (falls ein Zweitvertreter zugelassen wird)")                                                   \
    X(AD__LEAGUE_UP, "Promoted", "Aufsteiger")                                                         \
    X(AD__LEAGUE_DOWN, "Relegated", "Absteiger")                                                       \
    X(AD__LEAGUE_ASK, "The area decides", "Der Bereich entscheidet")                                   \
    X(AD__LEAGUE_FULL_LEVEL, "More are level than one play-off takes: ",                               \
      "Mehr sind gleichauf, als ein Stichkampf fasst: ")                                               \
    X(AD__LEAGUE_FULL_MOST, ", at most ", ", höchstens ")                                              \
    X(AD__LEAGUE_FULL_CONTESTS, "There is no room for one more play-off: at most ",                    \
      "Kein Platz für einen weiteren Stichkampf: höchstens ")                                          \
    X(AD__LEAGUE_STILL_OPEN, "Level, not settled: ", "Gleichauf, noch offen: ")                        \
    X(AD__LEAGUE_SHARED,                                                                               \
      "First place without a sole winner; who bears the title an instance says: ",                     \
      "Erster Platz ohne alleinigen Sieger; über den Titel entscheidet eine Instanz: ")                \
    X(AD__LEAGUE_UNDRAWN,                                                                              \
      "Who is at home, or has White first, the order does not say: the first named, unless it "        \
      "was "                                                                                           \
      "drawn before.\n",                                                                               \
      "Über Heimrecht oder ersten Anzug sagt die Ordnung nichts: der Erstgenannte, sofern nicht "     \
      "vorher gelost wurde.\n")                                                                        \
    X(AD__LEAGUE_LOT, "    Lot: ", "    Los: ")                                                        \
    X(AD__LEAGUE_LOT_BY, ", drawn by: ", ", Ziehung: ")                                                \
    X(AD__LEAGUE_LOT_DAY, ", day not told", ", Tag nicht angegeben")                                   \
    X(AD__LEAGUE_TURN_ASK, "Question to the director: ", "Frage an den Spielleiter: ")                 \
    X(AD__LEAGUE_ANEW_OF, "line-up of ", "Aufstellung von ")                                           \
    X(AD__LEAGUE_ANEW_WAS, "  was: ", "  bisher: ")                                                    \
    X(AD__LEAGUE_ANEW_NOW, "; would be now: ", "; wäre jetzt: ")                                       \
    X(AD__LEAGUE_TURN_IN, "  is in it: ", "  ist dabei: ")                                             \
    X(AD__LEAGUE_TURN_WAS, "  at the close: ", "  beim Abschluss: ")                                   \
    X(AD__LEAGUE_TURN_TODAY, "  by the table: ", "  nach der Tabelle: ")                               \
    X(AD__LEAGUE_TURN_LEVEL, "  level by the table: ", "  nach der Tabelle gleichauf: ")               \
    X(AD__LEAGUE_TURN_PLACE, " (place ", " (Platz ")                                                   \
    X(AD__LEAGUE_TURN_NOW, ", now ", ", jetzt ")                                                       \
    X(AD__LEAGUE_TURN_OPEN,                                                                            \
      "  Nothing of it has been played: an instance may put one in the other's place.\n",              \
      "  Davon ist nichts gespielt: Eine Instanz kann den einen an die Stelle des anderen "            \
      "setzen.\n")                                                                                     \
    X(AD__LEAGUE_TURN_NEXT,                                                                            \
      "  The next stage will take its field from the table as it is; for one who has left a "          \
      "person "                                                                                        \
      "decides.\n",                                                                                    \
      "  Die nächste Stufe übernimmt ihr Feld aus der Tabelle, wie sie jetzt ist; ob für einen "    \
      "Ausgeschiedenen jemand nachrückt, ist zu entscheiden.\n")                                       \
    X(AD__LEAGUE_TURN_BEGUN, "  It has begun: the order does not say what follows.\n",                 \
      "  Sie hat begonnen: Die Turnierordnung sagt nicht, was daraus folgt.\n")                        \
    X(AD__LEAGUE_TURN_OVER,                                                                            \
      "  The championship is over: the stage may be opened again, or an instance decides.\n",          \
      "  Die Meisterschaft ist beendet: Die Stufe kann wieder geöffnet werden, oder eine Instanz "    \
      "entscheidet.\n")                                                                                \
    X(AD__LEAGUE_TURN_ORDER, "  The order does not say what follows: an instance decides.\n",          \
      "  Die Turnierordnung sagt nicht, was daraus folgt: Eine Instanz entscheidet.\n")                \
    X(AD__LEAGUE_TURN_REPLACED, " takes the place of ", " tritt an die Stelle von ")                   \
    X(AD__LEAGUE_REVERSED, "It is set the other way round: ", "Angesetzt ist es umgekehrt: ")          \
    X(AD__LEAGUE_BY_PLACE, "The numbers of this stage were not drawn: they go by the places",          \
      "Die Startnummern dieser Stufe sind nicht gelost: Sie richten sich nach den Plätzen")            \
    X(AD__LEAGUE_GONE,                                                                                 \
      "The order does not say whether the next one moves up. Confirmed, it does; or the stage is "     \
      "drawn without it.\n",                                                                           \
      "Ob der Nächste nachrückt, sagt die Ordnung nicht. Bestätigt rückt er nach, oder die Stufe " \
      "wird ohne ihn ausgelost.\n")

enum ad__league_word {
#define X(id, en, de) id,
    AD__LEAGUE_WORD_MAP(X)
#undef X
};

#pragma GCC visibility push(hidden)

void ad__tell_league(struct put *p, enum ad__league_word w, enum ad_language lang);

/* Why not, in a sentence: of what needs more words than its code. */
void ad__tell_refusal(struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_verdict *v);

/* "A"; nothing if there is one group only. */
void ad__tell_group(struct put *p, const struct ad__league *h, unsigned stage, unsigned group);

#pragma GCC visibility pop

#endif
