/*
 * tests/server/wire_end.h -- the other end of the wire: raw bytes to a server and back.
 */
#ifndef AD_TESTS_SERVER_WIRE_END_H
#define AD_TESTS_SERVER_WIRE_END_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A socket to that port of this machine, or -1. */
int end_open(uint16_t port);

bool end_send(int fd, const void *bytes, size_t len);
bool end_say(int fd, const char *text);

/* Waits at most so long for more bytes; how many came, 0 at the end of the stream, -1 for none. */
long end_read(int fd, char *out, size_t cap, int wait_ms);

/* What came back, one answer behind the other. */
struct answers {
    unsigned count;
    unsigned status[8];
    bool whole;  /* the last of them has come to its end */
    bool closed; /* and the connection, too              */
    size_t len;
    char text[1 << 16]; /* NUL-terminated */
};

/* Reads until `want` answers are whole; to the end of the stream if that is 0 or one says it comes.
 * `head`: they have no bodies. False if nothing came for so long. */
bool end_answers(struct answers *a, int fd, unsigned want, bool head, int wait_ms);

#endif
