/*
 * bench/http.c -- http [SECONDS]: requests through the pool, driven by wrk, and streams; as tables.
 *
 * CPU is that of this process alone: the loop, the pool and the clock. What the other end costs, wrk
 * or the followers, runs in processes of its own.
 */
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../tests/server/wire_end.h"
#include "server/http.h"

enum { LEN = 200, FOLLOWERS_MAX = 5000, FRAMES = 20 };

static struct http_topic *topic;
static char json[LEN];

static void handle(void *payload, struct http_request *r)
{
    (void)payload;
    if (strcmp(http_path(r), "/live") == 0) {
        http_follow(r, topic, 0, "", 0);
        return;
    }
    http_reply(r, &(struct http_reply){
                      .status = 200, .type = "application/json", .body = json, .len = LEN});
}

static double cpu_seconds(void)
{
    struct rusage u;

    getrusage(RUSAGE_SELF, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double megabytes(void)
{
    long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");

    if (f && fscanf(f, "%*d %ld", &pages) != 1)
        pages = 0;
    if (f)
        fclose(f);
    return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1e6;
}

/* ---- requests ---- */

/* Drives the server at that port; `count` tells how many requests it has had. */
static void drive(const char *name, uint16_t port, unsigned connections, unsigned seconds,
                  uint64_t (*count)(void *), void *server)
{
    char command[128];

    snprintf(command, sizeof command, "wrk -t1 -c%u -d%us http://127.0.0.1:%u/game >/dev/null",
             connections, seconds, (unsigned)port);
    double cpu = cpu_seconds(), begin = now();
    if (system(command) != 0)
        exit(2);
    cpu = cpu_seconds() - cpu;
    begin = now() - begin;
    double n = (double)count(server);
    printf("| %s | %u | %.0f | %.1f |\n", name, connections, n / begin, cpu * 1e6 / n);
    fflush(stdout);
}

static uint64_t requests_had(void *server)
{
    struct http_counts c;

    http_count(server, &c);
    return c.requests;
}

static void ours(const char *name, unsigned threads, unsigned connections, unsigned seconds)
{
    struct http *h;

    if (http_start(&h, &(struct http_options){.handle = handle, .threads = threads}))
        exit(2);
    drive(name, http_port(h), connections, seconds, requests_had, h);
    http_stop(h);
}

/* The library alone, answering from its loop: no guard, no threads, no headers of ours. */
static enum MHD_Result bare_answer(void *had, struct MHD_Connection *c, const char *url,
                                   const char *method, const char *version, const char *piece,
                                   size_t *len, void **context)
{
    (void)url, (void)method, (void)version, (void)piece, (void)len;
    if (!*context) {
        *context = had;
        return MHD_YES;
    }
    struct MHD_Response *r = MHD_create_response_from_buffer(LEN, json, MHD_RESPMEM_MUST_COPY);
    MHD_add_response_header(r, "Content-Type", "application/json");
    enum MHD_Result queued = MHD_queue_response(c, 200, r);
    MHD_destroy_response(r);
    ++*(uint64_t *)had; /* by the loop alone; read when wrk has gone */
    return queued;
}

static uint64_t bare_had(void *had)
{
    return *(uint64_t *)had;
}

static void bare(unsigned connections, unsigned seconds)
{
    static uint64_t had;
    struct MHD_Daemon *d = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL,
                                            bare_answer, &had, MHD_OPTION_END);

    if (!d)
        exit(2);
    drive("the library alone, from its loop",
          MHD_get_daemon_info(d, MHD_DAEMON_INFO_BIND_PORT)->port, connections, seconds, bare_had,
          &had);
    MHD_stop_daemon(d);
}

/* ---- streams ---- */

/* In a process of its own: follows, and tells by one byte that all are there, and by one for each
 * frame that all have had. Frames are as long as each other. */
static void follow(uint16_t port, unsigned followers, unsigned frame_len, int tell)
{
    static size_t had[FOLLOWERS_MAX + 64];
    static char bytes[1 << 16];
    int epoll = epoll_create1(0);
    size_t all = 0, head = 0;
    unsigned told = 0;

    for (unsigned i = 0; i < followers; i++) {
        int fd = end_open(port);
        struct epoll_event e = {.events = EPOLLIN, .data.fd = fd};
        if (fd < 0 || fd >= FOLLOWERS_MAX + 64 || epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &e))
            exit(2);
        end_say(fd, "GET /live HTTP/1.0\r\n\r\n");
        long n = end_read(fd, bytes, sizeof bytes, 5000);
        head += n > 0;
    }
    if (head != followers || write(tell, "", 1) != 1)
        exit(2);
    while (told < FRAMES) {
        struct epoll_event e[256];
        int n = epoll_wait(epoll, e, 256, 10000);
        if (n <= 0)
            exit(2);
        for (int i = 0; i < n; i++) {
            long got = read(e[i].data.fd, bytes, sizeof bytes);
            if (got <= 0)
                exit(2);
            all += (size_t)got;
            had[e[i].data.fd] += (size_t)got;
        }
        for (; told < FRAMES && all >= (size_t)(told + 1) * frame_len * followers; told++)
            if (write(tell, "", 1) != 1)
                exit(2);
    }
    _exit(0);
}

static void streams(unsigned followers)
{
    struct http *h;
    char frame[LEN], byte;
    double last[FRAMES], memory = megabytes();
    int tell[2], status;

    memset(frame, 'x', sizeof frame);
    if (http_start(&h, &(struct http_options){.handle = handle}) || pipe(tell))
        exit(2);
    topic = http_topic_new(h, FRAMES, false);
    pid_t child = fork();
    if (child == 0)
        follow(http_port(h), followers, LEN, tell[1]);
    if (read(tell[0], &byte, 1) != 1)
        exit(2);
    memory = megabytes() - memory;
    double cpu = cpu_seconds(), worst = 0;
    for (unsigned i = 0; i < FRAMES; i++) {
        double begin = now();
        http_topic_say(topic, i + 1, frame, sizeof frame);
        if (read(tell[0], &byte, 1) != 1)
            exit(2);
        last[i] = now() - begin;
        worst = last[i] > worst ? last[i] : worst;
    }
    cpu = cpu_seconds() - cpu;
    double sum = 0;
    for (unsigned i = 0; i < FRAMES; i++)
        sum += last[i];
    printf("| %u | %.1f | %.0f ms | %.0f ms | %.1f kB |\n", followers,
           cpu * 1e6 / FRAMES / followers, sum * 1e3 / FRAMES, worst * 1e3,
           memory * 1e3 / followers);
    waitpid(child, &status, 0);
    close(tell[0]), close(tell[1]);
    http_stop(h);
}

int main(int argc, char **argv)
{
    unsigned seconds = argc > 1 ? (unsigned)atoi(argv[1]) : 4;

    memset(json, ' ', sizeof json);
    memcpy(json, "{\"game\":17}", 11);
    puts("| server | connections | requests/s | CPU us a request |\n|---|---|---|---|");
    bare(64, seconds);
    ours("eight threads", 8, 64, seconds);
    ours("one thread", 1, 64, seconds);
    ours("eight threads", 8, 1, seconds);
    printf("\n| followers | CPU us a message | until the last has it | at worst | memory each |\n"
           "|---|---|---|---|---|\n");
    fflush(stdout);
    streams(500);
    streams(2000);
    streams(5000);
    return 0;
}
