/*
 * server/metrics.c -- is it well, and what has it done: for people who run it.
 */
#include "server/call.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

#include "adoube/version.h"

enum { TRY_MS = 3000 };

/* Answers by how long they took, in milliseconds; the last place is for all above. */
static const unsigned bounds[SERVER_TIMES - 1] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000};

void metrics_count(struct server *s, unsigned status, uint64_t ns)
{
    unsigned i = 0;

    while (i < SERVER_TIMES - 1 && ns > bounds[i] * UINT64_C(1000000))
        i++;
    s->time[i]++;
    s->time_ns += ns;
    s->status[status / 100 < SERVER_STATUSES ? status / 100 : 5]++;
}

static bool seen(void *payload, const struct store_head *head)
{
    (void)payload;
    (void)head;
    return false;
}

/* Can the record be written? One small thing is, at most every few seconds and by one caller; others
 * are told what came of it last. */
static enum store_why try_to_write(struct server *s)
{
    struct store_change mark = {STORE_PUT, STORE_ANY, {.shelf = "server", .key = "health"}};
    int_fast64_t before = atomic_load(&s->tried_ms), now;
    struct timespec clock;

    clock_gettime(CLOCK_MONOTONIC, &clock);
    now = clock.tv_sec * INT64_C(1000) + clock.tv_nsec / 1000000;
    if ((!before || now - before >= TRY_MS) &&
        atomic_compare_exchange_strong(&s->tried_ms, &before, now))
        atomic_store(&s->unwritten, store_things_change(s->store, &mark, 1, NULL));
    return atomic_load(&s->unwritten);
}

void api_health(struct call *c)
{
    struct store_fault fault = {0};

    if (store_streams(c->server->store, "", "", 1, seen, NULL, &fault) ||
        (fault.why = try_to_write(c->server)))
        call_store_fault(c, &fault);
    else
        http_reply(c->http, &(struct http_reply){.status = 200,
                                                 .type = "text/plain; charset=utf-8",
                                                 HTTP_TEXT("ok\n"),
                                                 .field = {{"Cache-Control", "no-store"}}});
}

/* ---- for Prometheus ---- */

static void put(FILE *out, const char *name, const char *type, const char *what, uint64_t value)
{
    fprintf(out, "# HELP adoube_%s %s\n# TYPE adoube_%s %s\nadoube_%s %" PRIu64 "\n", name, what,
            name, type, name, value);
}

static void put_times(FILE *out, struct server *s)
{
    uint64_t sum = 0;

    fputs("# HELP adoube_request_seconds Time from the whole request to its answer\n"
          "# TYPE adoube_request_seconds histogram\n",
          out);
    for (unsigned i = 0; i < SERVER_TIMES; i++) {
        sum += s->time[i];
        if (i < SERVER_TIMES - 1)
            fprintf(out, "adoube_request_seconds_bucket{le=\"%u.%03u\"} %" PRIu64 "\n",
                    bounds[i] / 1000, bounds[i] % 1000, sum);
    }
    fprintf(out,
            "adoube_request_seconds_bucket{le=\"+Inf\"} %" PRIu64 "\n"
            "adoube_request_seconds_sum %" PRIu64 ".%09" PRIu64 "\n"
            "adoube_request_seconds_count %" PRIu64 "\n",
            sum, s->time_ns / 1000000000, s->time_ns % 1000000000, sum);
}

static void put_all(FILE *out, struct server *s)
{
    struct http_counts http;
    struct desk_counts desk;

    http_count(s->http, &http);
    desk_count(s->desk, &desk);
    fprintf(out, "# TYPE adoube_build_info gauge\nadoube_build_info{version=\"%s\"} 1\n",
            AD_VERSION);
    put(out, "start_time_seconds", "gauge", "When this server began", (uint64_t)s->since_ms / 1000);
    fputs("# HELP adoube_answers_total Answers by class\n# TYPE adoube_answers_total counter\n",
          out);
    for (unsigned i = 1; i < SERVER_STATUSES; i++)
        fprintf(out, "adoube_answers_total{class=\"%uxx\"} %" PRIu64 "\n", i,
                (uint64_t)s->status[i]);
    put_times(out, s);
    put(out, "refused_total", "counter", "Requests that were no requests", http.refused);
    put(out, "crowded_total", "counter", "Refused as their address had too many already",
        http.crowded);
    put(out, "connections", "gauge", "Open connections", http.connections);
    put(out, "streams", "gauge", "Who follows something live", http.streams);
    put(out, "topics", "gauge", "Streams that are kept for who follows", live_topics(s->live));
    put(out, "waiting", "gauge", "Requests that wait for a thread", http.waiting);
    put(out, "commands_total", "counter", "Commands that were decided", desk.commands);
    put(out, "commands_repeated_total", "counter", "Commands that were known", desk.repeated);
    put(out, "conflicts_total", "counter", "Commands that came late", desk.conflicts);
    put(out, "events_total", "counter", "Events that the public was told of", desk.events);
    put(out, "games_loaded_total", "counter", "Games read from the record", desk.loads);
    put(out, "games", "gauge", "Games in memory", desk.games);
    put(out, "clocks", "gauge", "Clocks that are kept", desk.kept);
    put(out, "clock_behind_seconds", "gauge",
        "How far this machine's clock was behind the record when this server began",
        (uint64_t)desk.behind_ms / 1000);
}

void api_metrics(struct call *c)
{
    char *text = NULL;
    size_t len = 0;
    FILE *out = open_memstream(&text, &len);

    if (out) {
        put_all(out, c->server);
        fclose(out);
    }
    http_reply(c->http, &(struct http_reply){.status = text ? 200 : 503,
                                             .type = "text/plain; version=0.0.4; charset=utf-8",
                                             .body = text ? text : "",
                                             .len = len,
                                             .field = {{"Cache-Control", "no-store"}}});
    free(text);
}
