/*
 * tests/server/talk.h -- the other end of the line: plain HTTP over a socket, and live streams.
 */
#ifndef AD_TESTS_SERVER_TALK_H
#define AD_TESTS_SERVER_TALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TALK_MAX = 1 << 20 };

struct talk {
    int fd;
    unsigned status;
    char text[TALK_MAX]; /* head and body, as they came; chunks are put together */
    size_t len;
    const char *body; /* in it; "" while there is none */
};

/* A connection to 127.0.0.1; what is waited for comes within some seconds or not at all. */
bool talk_open(struct talk *t, uint16_t port);
void talk_close(struct talk *t);

/* One request, its whole answer. `headers` is "Name: value\r\n..." or "". */
bool talk_ask(struct talk *t, const char *method, const char *path, const char *headers,
              const char *body);

/* A header of the answer, or NULL. */
const char *talk_header(const struct talk *t, const char *name, char *out, size_t cap);

/* Ask for a stream; the head has come when this returns. */
bool talk_follow(struct talk *t, const char *path, const char *headers);

/* Read on until the stream holds the text; false if it does not come. */
bool talk_hear(struct talk *t, const char *text);
bool talk_hear_both(struct talk *t, const char *text, const char *then); /* one behind the other */

#endif
