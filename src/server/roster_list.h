/*
 * server/roster_list.h -- a list of players as somebody sent it: pasted text or a file, read.
 */
#ifndef AD_SERVER_ROSTER_LIST_H
#define AD_SERVER_ROSTER_LIST_H

#include "adoube/csv.h"
#include "server/call.h"

enum { ROSTER_PICKS = 256 };

struct roster_list {
    char *text;
    size_t len;
    unsigned above; /* lines that we put there ourselves */
    void *arena;
    uint8_t pick[ROSTER_PICKS];
    struct ad_roster_how how;
    struct ad_roster roster; /* by rating, as it will be numbered */
    struct ad_csv_note fault;
    const char *why; /* what kind of file it is, and could not be read; NULL: the fault says */
};

/* {"list":".."} or {"file":"base64"}, with {"columns":{"3":"elo"}}: what they mean, from 0. AD_EINVAL: the
 * body is none of these; AD_EPARSE: the list cannot be read; AD_EFULL: no memory. */
int roster_list_read(struct roster_list *out, json_t *body, bool forgive, enum ad_language lang);
void roster_list_release(struct roster_list *l);

/* A player as in a command that enters somebody. */
json_t *roster_list_person(const struct ad_roster_player *p);

/* In the sender's lines; 0: the list as a whole. */
unsigned roster_list_line(const struct roster_list *l, uint32_t line);

#endif
