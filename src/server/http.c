/*
 * server/http.c -- requests as they come in; the server's start and end.
 *
 * The library calls on_target for a request's first line, on_request once its head is there, again
 * for each piece of its body, again when all has come, and again when the answer is ready; then
 * on_completed. All of it on the loop's thread.
 */
#include "server/http_inside.h"

#include <arpa/inet.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "core/assert.h"

/* Of a connection: the head of a request has to fit. */
enum { HEAD_MEMORY = 16 * 1024, UNSENT_BYTES = 128 * 1024, GRACE_SECONDS = 5 };

uint64_t http__now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

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

/* ---- a request comes in ---- */

static void note_peer(struct http_request *r)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(r->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    const struct sockaddr *a = info ? info->client_addr : NULL;
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)(const void *)a;

    if (a && a->sa_family == AF_INET)
        inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)a)->sin_addr, r->peer,
                  sizeof r->peer);
    else if (a && a->sa_family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr))
        inet_ntop(AF_INET, &v6->sin6_addr.s6_addr[12], r->peer, sizeof r->peer);
    else if (a && a->sa_family == AF_INET6)
        inet_ntop(AF_INET6, &v6->sin6_addr, r->peer, sizeof r->peer);
}

/* The target as it was sent, NULL if there was none; there is room behind it for the query's pairs.
 * The version follows it in the buffer, unless a NUL has cut the target short. */
static void *on_target(void *server, const char *target, struct MHD_Connection *connection)
{
    struct http *h = server;
    size_t len = target ? strlen(target) : 0;
    struct http_request *r = malloc(sizeof *r + 3 * len + 3);

    if (!r)
        return NULL;
    memset(r, 0, offsetof(struct http_request, head)); /* the head fills itself */
    r->head.lines = 0;
    r->h = h;
    r->connection = connection;
    r->from = place_of(connection);
    r->query = "";
    memcpy(r->target, target ? target : "", len + 1);
    r->version_at = (uintptr_t)target + len + 1;
    atomic_fetch_add(&h->open, 1);
    return r;
}

/* We decode ourselves, and once. */
static size_t leave_escaped(void *server, struct MHD_Connection *connection, char *text)
{
    (void)server, (void)connection;
    return strlen(text);
}

static enum MHD_Result on_line(void *request, enum MHD_ValueKind kind, const char *name,
                               size_t name_len, const char *value, size_t value_len)
{
    struct http__head *head = &((struct http_request *)request)->head;
    (void)kind;

    if (head->lines++ == HTTP__LINES)
        return MHD_NO;
    head->line[head->lines - 1] =
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

/* Before any of the body is taken. */
static enum http__refusal begin(struct http_request *r, const char *method, const char *version)
{
    char *query = r->target + strlen(r->target) + 1;
    enum http__refusal why;

    r->stage = HTTP__READING;
    r->head.version = version;
    MHD_get_connection_values_n(r->connection, MHD_HEADER_KIND, on_line, r);
    if (r->head.lines > HTTP__LINES) {
        r->head.lines = HTTP__LINES;
        return HTTP__TOO_MANY_LINES;
    }
    if (MHD_VERSION < 0x01000000) {
        if (r->version_at != (uintptr_t)version)
            return HTTP__ODD_PATH;
        if (!http__lines_plain(&r->head))
            return HTTP__NOT_PLAIN;
    }
    if ((why = http__guard(&r->head, r->h->o.body_max)))
        return why;
    if (!method_read(r, method))
        return HTTP__UNKNOWN_METHOD;
    if ((why = http__target_read(r->target, query)))
        return why;
    r->query = query;
    note_peer(r);
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

/* In the middle of a body the library takes no answer, so this one goes straight to the socket,
 * which has nothing else to send. */
static enum MHD_Result cut_off(struct http_request *r, enum http__refusal why)
{
    int fd = socket_of(r->connection);
    char text[128];

    atomic_fetch_add(&r->h->refused, 1);
    int len = snprintf(text, sizeof text,
                       "HTTP/1.1 %u %s\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
                       http__refusal_status(why), http__refusal_text(why, false));
    (void)!send(fd, text, (size_t)len, MSG_NOSIGNAL | MSG_DONTWAIT);
    http__linger(r->h, fd);
    return MHD_NO;
}

/* Room grows with what has come, not with what was announced. */
static enum MHD_Result take_body(struct http_request *r, const char *piece, size_t *len)
{
    size_t need = r->len + *len + 1;

    if (need - 1 > r->h->o.body_max)
        return cut_off(r, HTTP__TOO_LONG);
    if (need > r->cap) {
        size_t cap = need > 2 * r->cap ? need : 2 * r->cap;
        char *body = realloc(r->body, cap);
        if (!body)
            return cut_off(r, HTTP__NO_MEMORY);
        r->body = body;
        r->cap = cap;
    }
    memcpy(r->body + r->len, piece, *len);
    r->len += *len;
    r->body[r->len] = '\0';
    *len = 0;
    return MHD_YES;
}

static enum MHD_Result on_request(void *server, struct MHD_Connection *connection, const char *url,
                                  const char *method, const char *version, const char *piece,
                                  size_t *len, void **request)
{
    struct http_request *r = *request;
    enum http__refusal why;
    (void)server, (void)connection, (void)url;

    if (!r || atomic_load(&r->h->closing))
        return MHD_NO;
    switch (r->stage) {
    case HTTP__NEW: why = begin(r, method, version); return why ? refuse(r, why) : MHD_YES;
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

static void on_completed(void *server, struct MHD_Connection *connection, void **request,
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
    atomic_fetch_sub(&r->h->open, 1);
    free(r->cookies);
    free(r->body);
    free(r);
}

/* Who does not read has little waiting for him in the system's memory: then his stream is found to be
 * behind, and not megabytes later. */
static void on_connection(void *server, struct MHD_Connection *connection, void **context,
                          enum MHD_ConnectionNotificationCode what)
{
    static const int unsent = UNSENT_BYTES;
    struct http *h = server;
    int fd = socket_of(connection);

    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        atomic_fetch_add(&h->connections, 1);
        *context = http__came(h, fd);
        setsockopt(fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &unsent, sizeof unsent);
    } else {
        atomic_fetch_sub(&h->connections, 1);
        http__went(h, *context);
    }
}

/* ---- the server ---- */

static void defaults(struct http_options *o)
{
    o->host = o->host ? o->host : "127.0.0.1";
    o->threads = o->threads ? o->threads : 8;
    o->connections = o->connections ? o->connections : 8192;
    o->body_max = o->body_max ? o->body_max : 1 << 20;
    o->idle_seconds = o->idle_seconds ? o->idle_seconds : 30;
    o->beat_seconds = o->beat_seconds ? o->beat_seconds : 15;
}

static int daemon_start(struct http *h)
{
    int fd, err = http__listen(&fd, h->o.host, h->o.port);

    if (err)
        return err;
    h->port = http__port_of(fd);
    h->daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC, h->port, NULL, NULL,
        on_request, h, MHD_OPTION_LISTEN_SOCKET, fd, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_CONNECTION_LIMIT, h->limit, MHD_OPTION_PER_IP_CONNECTION_LIMIT, h->o.per_peer,
        MHD_OPTION_CONNECTION_TIMEOUT, h->o.idle_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)HEAD_MEMORY, MHD_OPTION_URI_LOG_CALLBACK, on_target, h,
        MHD_OPTION_UNESCAPE_CALLBACK, leave_escaped, h, MHD_OPTION_NOTIFY_COMPLETED, on_completed,
        h, MHD_OPTION_NOTIFY_CONNECTION, on_connection, h, MHD_OPTION_END);
    if (h->daemon)
        return 0;
    close(fd);
    return errno ? errno : ENOMEM;
}

static struct http *server_new(const struct http_options *o)
{
    struct http *h = calloc(1, sizeof *h);
    pthread_condattr_t monotonic;

    if (!h)
        return NULL;
    h->o = *o;
    defaults(&h->o);
    h->limit = http__room_for(h->o.connections);
    pthread_mutex_init(&h->lock, NULL);
    pthread_mutex_init(&h->pool.lock, NULL);
    pthread_cond_init(&h->pool.work, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&h->tick, &monotonic);
    pthread_condattr_destroy(&monotonic);
    return h;
}

static void server_free(struct http *h)
{
    http__topics_free(h);
    http__kept_free(h);
    http__linger_end(h);
    pthread_mutex_destroy(&h->lock);
    pthread_mutex_destroy(&h->pool.lock);
    pthread_cond_destroy(&h->pool.work);
    pthread_cond_destroy(&h->tick);
    free(h);
}

static int threads_start(struct http *h)
{
    int err = http__clock_start(h);

    if (err)
        return err;
    if (!(err = http__pool_start(h)) && !(err = daemon_start(h)))
        return 0;
    http__pool_stop(h);
    http__clock_stop(h);
    return err;
}

/* Signals are for the program's own thread; ours hear none. */
int http_start(struct http **out, const struct http_options *o)
{
    struct http *h = server_new(o);
    sigset_t all, before;

    if (!h)
        return ENOMEM;
    *out = h; /* before the first request can ask for it */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int err = threads_start(h);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (err) {
        *out = NULL;
        server_free(h);
    }
    return err;
}

uint16_t http_port(const struct http *h)
{
    return h->port;
}

void http_count(const struct http *h, struct http_counts *out)
{
    *out = (struct http_counts){
        .requests = atomic_load(&h->requests),
        .refused = atomic_load(&h->refused),
        .frames = atomic_load(&h->frames),
        .connections = atomic_load(&h->connections),
        .streams = atomic_load(&h->streams),
        .waiting = atomic_load(&h->waiting),
        .limit = h->limit,
    };
}

/* From the first step on nothing is suspended any more but what the pool has, and that is resumed
 * before the loop ends, as the library demands. */
void http_stop(struct http *h)
{
    uint64_t patience = http__now() + GRACE_SECONDS * UINT64_C(1000000000);

    atomic_store(&h->stopping, true);
    int listening = MHD_quiesce_daemon(h->daemon);
    shutdown(listening, SHUT_RDWR); /* closed when the loop has gone, which may be at it still */
    http__topics_end(h);
    while (atomic_load(&h->open) > 0 && http__now() < patience)
        nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
    atomic_store(&h->closing, true);
    http__pool_stop(h);
    http__clock_stop(h);
    MHD_stop_daemon(h->daemon);
    close(listening);
    server_free(h);
}
