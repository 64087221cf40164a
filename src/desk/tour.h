/*
 * desk/tour.h -- the tournament of an event at the desk: a stream of its own, kept like a game.
 *
 *     stream        tour/EVENT   tour.opened, then one tour.event for each event of the library
 *
 * The library (tour.h) decides; the desk knows who may, stamps, stores, applies and announces. Names
 * and whatever else is said about a person lie beside the stream and can be erased; the events name an
 * entry by its place.
 */
#ifndef AD_DESK_TOUR_H
#define AD_DESK_TOUR_H

#include "adoube/tour.h"
#include "desk/desk.h"

enum { DESK_CLUB_MAX = 128 };

/* Who entered or plays for a team, beside the entries or players of the tournament: the same places. */
struct desk_entry {
    char name[DESK_NAME_MAX], club[DESK_CLUB_MAX];
    char federation[4]; /* "GER", or "" */
    char sex;           /* 'm', 'w', or 0 */
    ad_date born;       /* for arbiters and above; AD_NO_DATE for everybody else */
    uint8_t age;        /* in the year in which the event ends, for classes by age; 0: unknown */
    bool erased;        /* the name is gone */
};

/* A tournament as somebody looks at it; borrowed until the function returns. */
struct desk_tour_view {
    const struct desk_event *event;
    enum desk_role role; /* of the one who looks */
    uint64_t seq;
    int64_t now_ms;
    const struct ad_tour *tour;
    const struct desk_entry *entry;
    const struct desk_entry *player; /* of teams, beside its players */
};

typedef void desk_tour_fn(void *payload, const struct desk_tour_view *v);

/* May who looks see this round (from 1)? Before it is published only arbiters do. */
bool desk_tour_shows(const struct desk_tour_view *v, unsigned round);

/* Look at it. DESK_NO_TOUR if the event has none. The tournament waits until the function returns,
 * which must not ask for one itself. */
enum desk_why desk_tour_look(struct desk *d, const char *who, const char *event, desk_tour_fn *look,
                             void *payload, struct desk_fault *fault);

/*
 * A command, {"do":"result","round":1,"board":3,"result":"1-0","confirmed":["odd-result"]}, or several
 * that are done in this order, all or none: {"commands":[{..},{..}]}. The first of all is
 * {"do":"open","rules":{..}}. An entry is {"do":"enter","person":{"name":"..","rating":1850,..}}.
 *
 * Answers {"seq":..,"warned":[{"name":"late-entry","level":1,"en":"..","de":".."}],"events":[..]}: kept
 * for ever, so in both languages and without names. What the library
 * refuses, or wants confirmed, is DESK_REFUSED, and the fault has its verdict and which command of
 * several it was, from 0. `command` and `expect` are those of desk_game_do.
 */
enum desk_why desk_tour_do(struct desk *d, struct desk_text *out, const char *who,
                           const char *event, const char *command, uint64_t expect,
                           const char *json, size_t len, struct desk_fault *fault);

/* How far it is, which is everybody's to know. */
enum desk_why desk_tour_seq(struct desk *d, uint64_t *out, const char *event,
                            struct desk_fault *fault);

/* What a report for rating still lacks: of the event, and of one who takes part. Births are only looked at
 * for whom they are shown to. */
#define DESK_LACK_MAP(X)                                                                           \
    X(DESK_LACKS_RESULTS, "results are missing", "Ergebnisse fehlen")                              \
    X(DESK_LACKS_ROUNDS, "rounds are not played", "Runden sind nicht gespielt")                    \
    X(DESK_LACKS_DATES, "the days of the event are not told", "die Tage der Veranstaltung fehlen") \
    X(DESK_LACKS_PLACE, "the place is not told", "der Ort fehlt")                                  \
    X(DESK_LACKS_ID, "without a FIDE number", "ohne FIDE-Nummer")                                  \
    X(DESK_LACKS_OWN_ID, "with the FIDE number of somebody else",                                  \
      "mit der FIDE-Nummer von jemand anderem")                                                    \
    X(DESK_LACKS_BIRTH, "without a date of birth", "ohne Geburtsdatum")                            \
    X(DESK_LACKS_FEDERATION, "without a federation", "ohne Verband")

enum desk_lack {
#define X(name, en, de) name,
    DESK_LACK_MAP(X)
#undef X
        DESK_LACKS
};

const char *desk_lack_text(enum desk_lack lack, enum ad_language lang);
unsigned desk_tour_lacks(const struct desk_tour_view *v);                /* bits, 1 << lack */
unsigned desk_entry_lacks(const struct desk_tour_view *v, unsigned who); /* who from 0 */

/* The list of prizes of an event (prizes.h); "" if there is none. *out is the caller's to free. Changing it
 * is a director's; DESK_BAD_INPUT: *line is the one that is wrong. */
enum desk_why desk_prizes_read(struct desk *d, char **out, const char *event,
                               struct desk_fault *fault);
enum desk_why desk_prizes_change(struct desk *d, const char *who, const char *event,
                                 const char *text, unsigned *line, struct desk_fault *fault);

/* The view as JSON: rules, entries, players of teams, rounds with their boards, open results. A board
 * of teams has its games: who plays, the team with White at board 1 first, and what came of it. */
enum desk_why desk_tour_show(struct desk *d, struct desk_text *out, const char *who,
                             const char *event, struct desk_fault *fault);

#endif
