/*
 * tests/server/service.h -- the service from outside: the binary that was built beside this runner, as
 * a process of its own on a record of its own, and somebody of the office who speaks to it.
 */
#ifndef AD_TESTS_SERVER_SERVICE_H
#define AD_TESTS_SERVER_SERVICE_H

#include <sys/types.h>

#include "desk/people.h"
#include "server/talk.h"
#include "store/engines.h"

struct service {
    char db[ADDRESS];
    char token[PEOPLE_TOKEN], id[DESK_ID]; /* of the office */
    char event[DESK_ID];                   /* that service_game opens games in */
    uint16_t port;                         /* 0: any; once it has run it is always the same */
    size_t file_max; /* bytes that its files may have when it begins; 0: any */
    pid_t pid;
};

/* An empty record with an account in it. */
bool service_record(struct service *s, struct kit_row *row, enum engine_kind kind);

/* The account alone, in the record at s->db, which is made if there is none. */
bool service_account(struct service *s, struct kit_row *row);

/* Begins and waits until it listens. */
bool service_start(struct service *s, struct kit_row *row);

/* Sends the signal and waits for its end: the exit code, or 128 and the signal. */
int service_end(struct service *s, int signal);

/* One request by the office on a connection that may be there; it is opened if it is not. `key` is
 * the command's id or "". False: no whole answer came, and the connection is closed. */
bool service_ask(const struct service *s, struct talk *t, const char *method, const char *path,
                 const char *key, const char *body);

/* Opens a game, started, with a clock that is recorded or kept, and the event before the first. */
bool service_game(struct service *s, struct kit_row *row, char out[DESK_ID], const char *clock);

/* Does /healthz answer so, sooner or later? */
bool service_becomes(const struct service *s, struct talk *t, unsigned status);

/* How much memory the process has now, in kB. */
long service_memory(const struct service *s);

#endif
