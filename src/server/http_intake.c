/*
 * server/http_intake.c -- requests as they come in.
 *
 * The library calls on_target for a request's first line, on_request once its head is there, again
 * for each piece of its body, again when all has come, and again when the answer is ready; then
 * on_completed. All of it on the loop's thread.
 */
#include "server/http_inside.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { UNSENT_BYTES = 128 * 1024 };

static struct http__connection *place_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

    return info ? info->socket_context : NULL;
}

static int socket_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);

    return info ? info->connect_fd : -1;
}

static void note_address(struct http__connection *c, struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct sockaddr *a = info ? info->client_addr : NULL;
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)(const void *)a;

    if (a && a->sa_family == AF_INET)
        inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)a)->sin_addr, c->peer,
                  sizeof c->peer);
    else if (a && a->sa_family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr))
        inet_ntop(AF_INET, &v6->sin6_addr.s6_addr[12], c->peer, sizeof c->peer);
    else if (a && a->sa_family == AF_INET6)
        inet_ntop(AF_INET6, &v6->sin6_addr, c->peer, sizeof c->peer);
}

/* A connection counts for who has it, a proxy's for nobody: then its requests do. */
static enum http__refusal count_in(struct http_request *r)
{
    http__peer_write(r->peer, r->h, r->from->peer, http_header_last(r, "X-Forwarded-For"));
    return r->from->crowd || http__crowd_join(r->h, &r->crowd, r->peer) ? HTTP__FINE
                                                                        : HTTP__CROWDED;
}

/* The target as it was sent; there is room behind it for the query's pairs. */
void *http__on_target(void *server, const char *target, struct MHD_Connection *connection)
{
    struct http *h = server;
    size_t len = strlen(target);
    struct http_request *r = malloc(sizeof *r + 3 * len + 3);

    if (!r)
        return NULL;
    memset(r, 0, offsetof(struct http_request, head)); /* the head fills itself */
    r->head.lines = 0;
    r->h = h;
    r->connection = connection;
    r->from = place_of(connection);
    r->query = "";
    memcpy(r->target, target, len + 1);
    atomic_fetch_add(&h->open, 1);
    return r;
}

/* We decode ourselves, and once. */
size_t http__leave_escaped(void *server, struct MHD_Connection *connection, char *text)
{
    (void)server, (void)connection;
    return strlen(text);
}

static enum MHD_Result on_line(void *request, enum MHD_ValueKind kind, const char *name,
                               size_t name_len, const char *value, size_t value_len)
{
    struct http__head *head = &((struct http_request *)request)->head;
    (void)kind;

    if (head->lines == HTTP__LINES) /* the guard has counted them */
        return MHD_NO;
    head->line[head->lines++] =
        (struct http__line){name, value ? value : "", name_len, value ? value_len : 0};
    return MHD_YES;
}

static bool method_read(struct http_request *r, const char *method)
{
    static const char *const names[] = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"};

    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(method, names[i]) == 0) {
            r->method = (enum http_method)i;
            return true;
        }
    return false;
}

/* Before any of the body is taken. A request that the guard knows nothing of is a mistake of the
 * library's, or of the linker's (http_door.c). */
static enum http__refusal begin(struct http_request *r, const char *method)
{
    char *query = r->target + strlen(r->target) + 1;
    enum http__refusal why;

    r->stage = HTTP__READING;
    MHD_get_connection_values_n(r->connection, MHD_HEADER_KIND, on_line, r);
    if (!r->from)
        return HTTP__NO_MEMORY;
    if (++r->from->begun > r->from->guard.heads)
        return HTTP__UNANSWERED;
    if (!method_read(r, method))
        return HTTP__UNKNOWN_METHOD;
    if ((why = http__target_read(r->target, query)))
        return why;
    r->query = query;
    if ((why = count_in(r)))
        return why;
    return atomic_load(&r->h->stopping) ? HTTP__STOPPING : HTTP__FINE;
}

static enum MHD_Result send_answer(struct http_request *r)
{
    enum MHD_Result sent = MHD_NO;

    r->stage = HTTP__SENDING;
    if (r->response) {
        sent = MHD_queue_response(r->connection, r->status, r->response);
        MHD_destroy_response(r->response);
        r->response = NULL;
    }
    return sent;
}

static enum MHD_Result refuse(struct http_request *r, enum http__refusal why)
{
    atomic_fetch_add(&r->h->refused, 1);
    if (http_header(r, "Content-Length") || http_header(r, "Transfer-Encoding"))
        http__linger(r->h, socket_of(r->connection));
    http__refuse(r, why);
    return send_answer(r);
}

/* Room grows with what has come, not with what was announced. In the middle of a body the library
 * takes no answer. */
static enum MHD_Result take_body(struct http_request *r, const char *piece, size_t *len)
{
    size_t need = r->len + *len + 1;

    if (need > r->cap) {
        size_t cap = need > 2 * r->cap ? need : 2 * r->cap;
        char *body = realloc(r->body, cap);
        if (!body) {
            http__turn_away(r->from, HTTP__NO_MEMORY);
            return MHD_NO;
        }
        r->body = body;
        r->cap = cap;
    }
    memcpy(r->body + r->len, piece, *len);
    r->len += *len;
    r->body[r->len] = '\0';
    *len = 0;
    return MHD_YES;
}

enum MHD_Result http__on_request(void *server, struct MHD_Connection *connection, const char *url,
                                 const char *method, const char *version, const char *piece,
                                 size_t *len, void **request)
{
    struct http_request *r = *request;
    enum http__refusal why;
    (void)server, (void)connection, (void)url, (void)version;

    if (!r || atomic_load(&r->h->closing))
        return MHD_NO;
    switch (r->stage) {
    case HTTP__NEW: why = begin(r, method); return why ? refuse(r, why) : MHD_YES;
    case HTTP__READING:
        if (*len > 0)
            return take_body(r, piece, len);
        r->whole_ns = http__now();
        http__our_turn(r->from);
        atomic_fetch_add(&r->h->requests, 1);
        http__pool_push(r);
        return MHD_YES;
    case HTTP__ANSWERED: return send_answer(r);
    case HTTP__IN_POOL:
    case HTTP__SENDING: break;
    }
    return MHD_NO;
}

void http__on_completed(void *server, struct MHD_Connection *connection, void **request,
                        enum MHD_RequestTerminationCode how)
{
    struct http_request *r = *request;
    (void)server, (void)connection, (void)how;

    if (!r)
        return;
    *request = NULL;
    if (r->response) /* nobody waited for it */
        MHD_destroy_response(r->response);
    http__his_turn(r->from);
    http__request_over(r->from);
    http__crowd_leave(r->crowd);
    atomic_fetch_sub(&r->h->open, 1);
    free(r->cookies);
    free(r->body);
    free(r);
}

/* Who is one too many is told so and let go, before he says anything. */
static void let_in(struct http *h, struct http__connection *c, struct MHD_Connection *connection)
{
    char peer[INET6_ADDRSTRLEN];

    note_address(c, connection);
    http__peer_write(peer, h, c->peer, NULL);
    if (http__crowd_join(h, &c->crowd, peer))
        return;
    c->guard.why = HTTP__CROWDED;
    http__turn_away(c, HTTP__CROWDED);
    shutdown(c->fd, SHUT_RD);
}

/* Who does not read has little waiting for him in the system's memory: then his stream is found to be
 * behind, and not megabytes later. */
void http__on_connection(void *server, struct MHD_Connection *connection, void **context,
                         enum MHD_ConnectionNotificationCode what)
{
    static const int unsent = UNSENT_BYTES;
    struct http *h = server;
    int fd = socket_of(connection);

    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        atomic_fetch_add(&h->connections, 1);
        *context = http__came(h, fd);
        if (*context)
            let_in(h, *context, connection);
        setsockopt(fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &unsent, sizeof unsent);
    } else {
        atomic_fetch_sub(&h->connections, 1);
        http__went(h, *context);
    }
}
