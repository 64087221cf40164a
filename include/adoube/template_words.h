/*
 * adoube/template_words.h -- the words of a template (template.h), as enums.
 *
 * Each map has rows of: id, word in the text, English, German. In each enum the first, 0, is: not
 * said.
 */
#ifndef ADOUBE_TEMPLATE_WORDS_H
#define ADOUBE_TEMPLATE_WORDS_H

/* Who answers for it. Of an organiser it is no championship in the sense of BTO 1.4. */
#define AD_OWNER_MAP(X)                                                      \
    X(AD_OWNER_FEDERATION, "federation", "the federation", "der Bund")       \
    X(AD_OWNER_YOUTH, "youth", "the federation's youth", "die Schachjugend") \
    X(AD_OWNER_ORGANISER, "organiser", "an organiser", "ein Veranstalter")

#define AD_UNIT_MAP(X)                                      \
    X(AD_UNIT_PLAYER, "player", "players", "Einzelspieler") \
    X(AD_UNIT_TEAM, "team", "teams", "Mannschaften")

#define AD_SEX_MAP(X)                         \
    X(AD_SEX_ANY, "any", "everybody", "alle") \
    X(AD_SEX_FEMALE, "female", "women and girls only", "nur Frauen und Mädchen")

#define AD_VARIANT_MAP(X)                                 \
    X(AD_VARIANT_STANDARD, "standard", "chess", "Schach") \
    X(AD_VARIANT_CHESS960, "chess960", "Chess960", "Chess960")

/* Who sets or decides something. */
#define AD_BODY_MAP(X)                                                                          \
    X(AD_BODY_COMMITTEE, "committee", "the committee", "der Spielausschuss")                    \
    X(AD_BODY_YOUTH_COMMITTEE, "youth_committee", "the youth committee", "der Jugendausschuss") \
    X(AD_BODY_ANNOUNCEMENT, "announcement", "the announcement", "die Ausschreibung")            \
    X(AD_BODY_DIRECTOR, "director", "the director", "der Spielleiter")                          \
    X(AD_BODY_ORGANISER, "organiser", "the organiser", "der Veranstalter")                      \
    X(AD_BODY_HOME_CLUB, "home_club", "the home club", "der gastgebende Verein")

#define AD_FIELD_MAP(X)                                                            \
    X(AD_FIELD_EXACT, "exact", "exactly", "genau")                                 \
    X(AD_FIELD_ONE_OF, "one-of", "one of", "eine von")                             \
    X(AD_FIELD_TARGET, "target", "wished for", "soll")                             \
    X(AD_FIELD_DEFAULT, "default", "as a rule", "grundsätzlich")                   \
    X(AD_FIELD_SET_BY, "set-by", "set by", "festgelegt durch")                     \
    X(AD_FIELD_PER_ASSOCIATION, "per-association", "as the associations nominate", \
      "wie die Verbände nominieren")

#define AD_SEAT_MAP(X)                                                                          \
    X(AD_SEAT_BASE, "base", "fixed number for each", "feste Zahl für jeden")                    \
    X(AD_SEAT_EXTRA, "extra", "more for the strongest", "weitere für die stärksten")            \
    X(AD_SEAT_ALLOT, "allot", "the others by strength", "die übrigen nach Stärke")              \
    X(AD_SEAT_PREVIOUS, "previous", "places of last year", "Plätze des Vorjahres")              \
    X(AD_SEAT_CHAMPION, "champion", "winner of another event", "Sieger eines anderen Turniers") \
    X(AD_SEAT_RELEGATED, "relegated", "relegated from above", "Absteiger von oben")             \
    X(AD_SEAT_HOST, "host", "the host", "der Ausrichter")                                       \
    X(AD_SEAT_WILDCARD, "wildcard", "wildcards", "Freiplätze")                                  \
    X(AD_SEAT_PROMOTED, "promoted", "promoted from below", "Aufsteiger")                        \
    X(AD_SEAT_STAYS, "stays", "whoever was not relegated", "wer nicht abgestiegen ist")

#define AD_PER_MAP(X)                                              \
    X(AD_PER_ASSOCIATION, "association", "association", "Verband") \
    X(AD_PER_DISTRICT, "district", "district", "Bezirk")           \
    X(AD_PER_CLUB, "club", "club", "Verein")                       \
    X(AD_PER_GROUP, "group", "group", "Gruppe")                    \
    X(AD_PER_SEASON, "season", "season", "Spieljahr")

/* By which number an association is strong; as of 1 January of the season's first year (SJ 12.1). */
#define AD_FIGURE_MAP(X)                                                     \
    X(AD_FIGURE_MEMBERS, "members", "members", "Mitglieder")                 \
    X(AD_FIGURE_YOUTHS, "youths", "young members", "jugendliche Mitglieder") \
    X(AD_FIGURE_GIRLS, "girls", "girls", "weibliche Jugendliche")

#define AD_STAGE_MAP(X)                                                   \
    X(AD_STAGE_ROUND_ROBIN, "roundrobin", "round robin", "Rundenturnier") \
    X(AD_STAGE_SWISS, "swiss", "Swiss system", "Schweizer System")        \
    X(AD_STAGE_KNOCKOUT, "knockout", "knockout", "K.-o.-System")

/* When a line holds. */
#define AD_WHEN_MAP(X)                                                           \
    X(AD_WHEN_ENTRIES, "entries", "entries", "Teilnehmer")                       \
    X(AD_WHEN_ROUND_ROBIN, "roundrobin", "in a round robin", "im Rundenturnier") \
    X(AD_WHEN_SWISS, "swiss", "in a Swiss event", "im Schweizer System")         \
    X(AD_WHEN_KNOCKOUT, "knockout", "in a knockout", "im K.-o.-System")          \
    X(AD_WHEN_ODD, "odd", "with an odd number", "bei ungerader Anzahl")          \
    X(AD_WHEN_EVEN, "even", "with an even number", "bei gerader Anzahl")         \
    X(AD_WHEN_START_OF_YEAR, "start-of-year", "at the start of the year", "zu Jahresbeginn")

#define AD_COMPARE_MAP(X)                          \
    X(AD_AT_MOST, "<=", "at most", "höchstens")    \
    X(AD_MORE_THAN, ">", "more than", "mehr als")  \
    X(AD_AT_LEAST, ">=", "at least", "mindestens") \
    X(AD_LESS_THAN, "<", "fewer than", "weniger als")

#define AD_RANKLIST_MAP(X)                                                                         \
    X(AD_RANKLIST_SEASON, "season", "the rank list of the season", "die Rangfolge des Spieljahrs") \
    X(AD_RANKLIST_YOUTH, "youth", "the youth rank list", "die Jugend-Rangfolge")                   \
    X(AD_RANKLIST_EVENT, "event", "a rank list for this event",                                    \
      "eine Rangfolge für dieses Turnier")                                                         \
    X(AD_RANKLIST_TEAM, "season-team-championship", "the rank list of the team championship",      \
      "die Rangfolge der Mannschaftsmeisterschaft")

#define AD_CLASS_MAP(X) X(AD_CLASS_TOP_LEAGUE, "top_league", "the top league", "die NRW-Liga")

#define AD_PHASE_MAP(X)                                           \
    X(AD_PHASE_LEAGUE, "league", "the league", "die Liga")        \
    X(AD_PHASE_FINAL, "final", "the final stage", "die Endrunde") \
    X(AD_PHASE_PLAYOFF, "playoff", "play-offs", "Stichkämpfe")

#define AD_YES_MAP(X)                 \
    X(AD_YES_YES, "yes", "yes", "ja") \
    X(AD_YES_NO, "no", "no", "nein")

#define AD_VIOLATION_MAP(X)                                                                       \
    X(AD_VIOLATION_MATCH, "match-lost", "the match is lost", "der Mannschaftskampf ist verloren") \
    X(AD_VIOLATION_GAME, "game-lost", "the game is lost", "die Partie ist verloren")

#define AD_GUEST_MAP(X)                                                                       \
    X(AD_GUEST_SAME_DISTRICT, "same-district-club", "from another club of the same district", \
      "aus einem anderen Verein des gleichen Bezirks")                                        \
    X(AD_GUEST_ANY_CLUB, "any-club", "from any other club", "aus einem anderen Verein")

#define AD_SCOPE_MAP(X)                                                                           \
    X(AD_SCOPE_PLACE, "place", "place", "Platz")                                                  \
    X(AD_SCOPE_PROMOTION, "promotion", "promotion", "Aufstieg")                                   \
    X(AD_SCOPE_RELEGATION, "relegation", "relegation", "Abstieg")                                 \
    X(AD_SCOPE_QUALIFY, "qualify", "a seat at", "Qualifikation zur")                              \
    X(AD_SCOPE_LAST_QUALIFIER, "last-qualifier", "the last seat at", "letzter Platz zur")         \
    X(AD_SCOPE_FINAL_PLACE, "final-place", "a place in the final stage", "Platz in der Endrunde") \
    X(AD_SCOPE_PAIRING, "pairing", "a drawn game of the cup", "unentschiedene Pokalpartie")       \
    X(AD_SCOPE_MATCH, "match", "a drawn match of the cup", "unentschiedener Pokalkampf")

#define AD_ON_MAP(X)                                            \
    X(AD_ON_POINTS, "points", "level on points", "punktgleich") \
    X(AD_ON_PLACE, "place", "level in all of the table", "in allen Wertungen gleich")

#define AD_BY_LOT_MAP(X)                                                                   \
    X(AD_BY_LOT, "lot", "colours are drawn", "die Farben werden ausgelost")                \
    X(AD_BY_LOT_THEN_ALTERNATE, "lot-then-alternate", "colours are drawn, then alternate", \
      "die Farben werden ausgelost, danach gewechselt")

#define AD_VENUE_MAP(X)                                                                        \
    X(AD_VENUE_LEAGUE_VISITOR, "league-visitor", "at the club that was visitor in the league", \
      "beim Verein, der im Turnier reisen musste")

#define AD_NEW_MAP(X) X(AD_DRAW_NEW, "new", "drawn anew", "neu ausgelost")

#define AD_DRAWN_MAP(X)                                       \
    X(AD_DRAWN_GROUPS, "groups", "groups", "Gruppen")         \
    X(AD_DRAWN_PAIRINGS, "pairings", "pairings", "Paarungen") \
    X(AD_DRAWN_HOME, "home", "home right", "Heimrecht")       \
    X(AD_DRAWN_ROUND1, "round1", "first round", "erste Runde")

#define AD_LOT_MAP(X) X(AD_LOT_DRAWN, "lot", "by lot", "durch Los")

#define AD_MEETING_MAP(X)                                               \
    X(AD_MEET_FIRST_ROUNDS, "first-rounds", "meet in the first rounds", \
      "spielen in den ersten Runden gegeneinander")                     \
    X(AD_MEET_FINAL_ONLY, "final-only", "meet in the final only",       \
      "treffen erst im Endspiel aufeinander")

#define AD_EVEN_MAP(X)                                                                   \
    X(AD_EVEN_PROMOTED, "promoted", "promoted", "Aufsteiger")                            \
    X(AD_EVEN_RELEGATED, "relegated", "relegated", "Absteiger")                          \
    X(AD_EVEN_ASSOCIATION, "association", "those of one association", "Verbandsgleiche") \
    X(AD_EVEN_CLUB, "club", "those of one club", "Vereinsgleiche")                       \
    X(AD_EVEN_LAST_FINALISTS, "last-finalists", "last year's finalists",                 \
      "Teilnehmer der vorjährigen Endrunde")

#define AD_COLOURS_MAP(X)                                                                  \
    X(AD_COLOURS_EVEN, "even", "White on the even boards", "Weiß an den geraden Brettern") \
    X(AD_COLOURS_ODD, "odd", "White on the odd boards", "Weiß an den ungeraden Brettern")

#define AD_NEUTRAL_MAP(X)                                                                          \
    X(AD_NEUTRAL_FIRST_NAMED, "first-named-home", "at a neutral venue the first named is at home", \
      "am neutralen Ort gilt der Erstgenannte als Gastgeber")

#define AD_HOME_BLACK_MAP(X) \
    X(AD_HOME_BLACK, "home-black", "whoever is at home has Black", "der Gastgeber hat Schwarz")

#define AD_SECOND_MAP(X)                                                               \
    X(AD_SECOND_IF_ADMITTED, "if-admitted", "the second too, if a second is admitted", \
      "auch der Zweite, wenn Zweitvertreter zugelassen sind")

#define AD_SKIP_MAP(X)                                                                             \
    X(AD_SKIP_ENTITLED, "club-already-entitled", "a club that is entitled already is passed over", \
      "ein schon berechtigter Verein wird übergangen")

#define AD_SMOKING_MAP(X)                                                                         \
    X(AD_SMOKING_RUNNING, "running-games", "only while one's game is running, and the directors", \
      "nur wer noch spielt, und die Turnierleitung")                                              \
    X(AD_SMOKING_BANNED, "banned", "banned", "verboten")

#define AD_ANNOUNCE_MAP(X)                                                                      \
    X(AD_ANNOUNCE_BID, "bid", "before the bid to host", "vor der Bewerbung um die Ausrichtung") \
    X(AD_ANNOUNCE_ANNOUNCEMENT, "announcement", "in the announcement", "in der Ausschreibung")  \
    X(AD_ANNOUNCE_REGISTRATION, "team-registration", "in the registration of the team",         \
      "in der Mannschaftsmeldung")

#define AD_LEAVE_MAP(X)                                                          \
    X(AD_LEAVE_HALF, "half",                                                     \
      "under half of the games all are annulled, else the rest is won by "       \
      "the opponents",                                                           \
      "unter der Hälfte der Partien wird alles annulliert, sonst gewinnen die " \
      "restlichen Gegner")                                                       \
    X(AD_LEAVE_NONE, "none", "what was played stands, nothing is awarded",       \
      "Gespieltes bleibt, nichts wird zugesprochen")

#define AD_PRIZES_MAP(X)                                                         \
    X(AD_PRIZES_HONORARY, "honorary", "honorary prizes only", "nur Ehrenpreise") \
    X(AD_PRIZES_MONEY, "money", "money prizes", "Geldpreise")

#define AD_CARRY_MAP(X)                                   \
    X(AD_CARRY_SAME_GROUP, "same-group-result",           \
      "the result of two from one group is carried over", \
      "das Ergebnis zweier aus einer Gruppe wird übernommen")

#define AD_METHOD_MAP(X)  X(AD_METHOD_DHONDT, "dhondt", "d'Hondt", "d'Hondt")
#define AD_LAPSE_MAP(X)   X(AD_LAPSE_UNUSED, "unused", "lapses if unused", "verfällt ungenutzt")
#define AD_REQUEST_MAP(X) X(AD_ON_REQUEST, "request", "on request", "auf Antrag")
#define AD_IF_MAP(X)      X(AD_IF_AGE, "age", "if still young enough", "sofern noch nicht zu alt")
#define AD_APPEND_MAP(X)  X(AD_APPEND_END, "end", "appended at the end", "hinten angereiht")

/* What may stand for a number, as a negative one. */
#define AD_N_MAP(X)                                                                      \
    X(AD_N_REST, -1, "rest", "all that are left", "alle übrigen")                        \
    X(AD_N_ANNOUNCED, -2, "announced", "as announced", "laut Ausschreibung")             \
    X(AD_N_NATIONAL, -3, "national-rules", "as the national body says",                  \
      "nach der Ordnung des Deutschen Schachbundes")                                     \
    X(AD_N_TARGET_AREA, -4, "set-by-target-area", "as the area above says",              \
      "wie der aufnehmende Bereich bestimmt")                                            \
    X(AD_N_HALF, -5, "half", "half of them", "die Hälfte")                               \
    X(AD_N_ANY, -6, "any", "any number of", "beliebig viele")                            \
    X(AD_N_UNLIMITED, -7, "unlimited", "without limit", "unbegrenzt")                    \
    X(AD_N_YOUTH_COMMITTEE, -8, "set-by-youth_committee", "as the youth committee says", \
      "wie der Jugendausschuss bestimmt")                                                \
    X(AD_N_NONE, -9, "none", "none", "keine")

/* clang-format off */
#define X(id, word, en, de) id,
enum ad_owner { AD_OWNER_UNSAID, AD_OWNER_MAP(X) };
enum ad_unit { AD_UNIT_UNSAID, AD_UNIT_MAP(X) };
enum ad_sex { AD_SEX_UNSAID, AD_SEX_MAP(X) };
enum ad_variant { AD_VARIANT_UNSAID, AD_VARIANT_MAP(X) };
enum ad_body { AD_BODY_UNSAID, AD_BODY_MAP(X) };
enum ad_field_kind { AD_FIELD_UNSAID, AD_FIELD_MAP(X) };
enum ad_seat_kind { AD_SEAT_UNSAID, AD_SEAT_MAP(X) };
enum ad_per { AD_PER_UNSAID, AD_PER_MAP(X) };
enum ad_figure { AD_FIGURE_UNSAID, AD_FIGURE_MAP(X) };
enum ad_stage_system { AD_STAGE_UNSAID, AD_STAGE_MAP(X) };
enum ad_when_kind { AD_ALWAYS, AD_WHEN_MAP(X) };
enum ad_compare { AD_COMPARE_UNSAID, AD_COMPARE_MAP(X) };
enum ad_ranklist_kind { AD_RANKLIST_UNSAID, AD_RANKLIST_MAP(X) };
enum ad_class { AD_CLASS_UNSAID, AD_CLASS_MAP(X) };
enum ad_phase { AD_PHASE_UNSAID, AD_PHASE_MAP(X) };
enum ad_yes { AD_YES_UNSAID, AD_YES_MAP(X) };
enum ad_violation { AD_VIOLATION_UNSAID, AD_VIOLATION_MAP(X) };
enum ad_guest { AD_GUEST_UNSAID, AD_GUEST_MAP(X) };
enum ad_scope_kind { AD_SCOPE_UNSAID, AD_SCOPE_MAP(X) };
enum ad_on { AD_ON_UNSAID, AD_ON_MAP(X) };
enum ad_by_lot { AD_BY_LOT_UNSAID, AD_BY_LOT_MAP(X) };
enum ad_venue { AD_VENUE_UNSAID, AD_VENUE_MAP(X) };
enum ad_new { AD_NEW_UNSAID, AD_NEW_MAP(X) };
enum ad_drawn { AD_DRAWN_UNSAID, AD_DRAWN_MAP(X) };
enum ad_lot_drawn { AD_LOT_UNSAID, AD_LOT_MAP(X) };
enum ad_meeting_rule { AD_MEET_UNSAID, AD_MEETING_MAP(X) };
enum ad_even { AD_EVEN_UNSAID, AD_EVEN_MAP(X) };
enum ad_colours { AD_COLOURS_UNSAID, AD_COLOURS_MAP(X) };
enum ad_neutral { AD_NEUTRAL_UNSAID, AD_NEUTRAL_MAP(X) };
enum ad_home_black { AD_HOME_BLACK_UNSAID, AD_HOME_BLACK_MAP(X) };
enum ad_second { AD_SECOND_UNSAID, AD_SECOND_MAP(X) };
enum ad_skip { AD_SKIP_UNSAID, AD_SKIP_MAP(X) };
enum ad_smoking { AD_SMOKING_UNSAID, AD_SMOKING_MAP(X) };
enum ad_announce { AD_ANNOUNCE_UNSAID, AD_ANNOUNCE_MAP(X) };
enum ad_leave_rule { AD_LEAVE_UNSAID, AD_LEAVE_MAP(X) };
enum ad_prizes { AD_PRIZES_UNSAID, AD_PRIZES_MAP(X) };
enum ad_carry { AD_CARRY_UNSAID, AD_CARRY_MAP(X) };
enum ad_method { AD_METHOD_UNSAID, AD_METHOD_MAP(X) };
enum ad_lapse { AD_LAPSE_UNSAID, AD_LAPSE_MAP(X) };
enum ad_request { AD_REQUEST_UNSAID, AD_REQUEST_MAP(X) };
enum ad_if { AD_IF_UNSAID, AD_IF_MAP(X) };
enum ad_append { AD_APPEND_UNSAID, AD_APPEND_MAP(X) };
#undef X
/* clang-format on */

enum ad_n {
#define X(id, value, word, en, de) id = value,
    AD_N_MAP(X)
#undef X
};

#endif
