/*
 * server/server.h -- the service: a record behind a desk, reached over HTTP.
 *
 *     struct server *s;
 *     if (server_start(&s, &(struct server_options){.db = "adoube.db", .port = 8964}, &why)) ...
 *     ...                                    until a signal comes
 *     server_stop(s);
 *
 * What can be asked is one table, route.c; GET /api/v1/openapi.json is made from it.
 */
#ifndef AD_SERVER_SERVER_H
#define AD_SERVER_SERVER_H

#include <stdbool.h>
#include <stdint.h>

#include "store/store.h"

struct people;
struct server;

struct server_options {
    const char *db;       /* the address of the record; it is made if there is none */
    const char *host;     /* NULL: 127.0.0.1 */
    uint16_t port;        /* 0: any that is free */
    unsigned per_address; /* connections that one may have; 0: http.h says */
    bool demo;            /* a record without events gets some to look at */
    unsigned demo_ms;     /* there something happens so often; 0: as is good to look at */
    /* What sign-ins and sessions are timed by, UTC; NULL: the machine's clock. For tests. */
    int64_t (*people_ms)(void *payload);
    void *clock;
};

/* Why it did not start: the record (store), or the address to listen at (error, an errno). */
struct server_fault {
    struct store_fault store;
    int error;
};

/* 0, or -1 with the reason in *fault. */
int server_start(struct server **out, const struct server_options *o, struct server_fault *fault);

uint16_t server_port(const struct server *s);

/* What it stands on, for who fills a new record. */
const struct store *server_record(const struct server *s);
struct people *server_people(const struct server *s);

/* While nobody has an account: what /set-up asks for before it makes the office's; else "". It is for
 * whoever started the service, and lies nowhere but in memory. */
enum { SERVER_KEY = 33 };
const char *server_key(const struct server *s);

/* What was begun is ended; NULL is fine. */
void server_stop(struct server *s);

#endif
