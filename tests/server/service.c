/*
 * tests/server/service.c -- the service from outside.
 */
#include "server/service.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

bool service_record(struct service *s, struct kit_row *row, enum engine_kind kind)
{
    *s = (struct service){.pid = -1};
    return engines_fresh(s->db, row, kind) && service_account(s, row);
}

bool service_account(struct service *s, struct kit_row *row)
{
    struct people_account account;
    struct people *people;
    struct store *store;
    bool fine;

    if (!kit_ok(row, !store_open(&store, s->db, &(struct store_options){.create = true}, NULL)))
        return false;
    fine = !people_open(&people, store, NULL, NULL, NULL) &&
           !people_add(people, &account, "olga", NULL, NULL) &&
           !people_role_set(people, "", account.id, "", DESK_OFFICE, NULL) &&
           !people_token(people, s->token, account.id, INT64_MAX / 2, NULL);
    memcpy(s->id, account.id, DESK_ID);
    people_close(people);
    store_close(store);
    return kit_ok(row, fine);
}

/* ---- the process ---- */

/* build/tests/adoube-test runs build/adoube. */
static bool find_binary(char out[PATH_MAX])
{
    ssize_t len = readlink("/proc/self/exe", out, PATH_MAX - 10);

    if (len < 0)
        return false;
    out[len] = '\0';
    *strrchr(out, '/') = '\0';
    strcpy(strrchr(out, '/'), "/adoube");
    return true;
}

static void become(const struct service *s, const char *binary, int out)
{
    struct rlimit files = {s->file_max, RLIM_INFINITY};
    char place[32];
    int nowhere = open("/dev/null", O_RDWR);

    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(nowhere, 0);
    dup2(out, 1);
    if (!getenv("SERVICE_SPEAKS"))
        dup2(nowhere, 2);
    signal(SIGXFSZ, SIG_IGN); /* a file that is too long is an error, as on a full disk */
    if (s->file_max)
        setrlimit(RLIMIT_FSIZE, &files);
    snprintf(place, sizeof place, "127.0.0.1:%u", s->port);
    execl(binary, "adoube", "serve", "--db", s->db, "--listen", place, (char *)NULL);
    _exit(127);
}

static bool hear_port(struct service *s, int from)
{
    char text[100];
    size_t len = 0;
    unsigned port = 0;
    ssize_t n;

    while (len < sizeof text - 1 && !memchr(text, '\n', len) &&
           (n = read(from, text + len, sizeof text - 1 - len)) > 0)
        len += (size_t)n;
    text[len] = '\0';
    sscanf(text, "http://127.0.0.1:%u", &port);
    if (s->port != port) /* senders may be at it: then it is the same again */
        s->port = (uint16_t)port;
    return port > 0;
}

bool service_start(struct service *s, struct kit_row *row)
{
    char binary[PATH_MAX];
    int ends[2];
    bool there;

    if (!kit_ok(row, find_binary(binary)) || !kit_ok(row, pipe2(ends, O_CLOEXEC) == 0))
        return false;
    fflush(NULL);
    s->pid = fork();
    if (s->pid == 0)
        become(s, binary, ends[1]);
    close(ends[1]);
    there = hear_port(s, ends[0]);
    close(ends[0]);
    return kit_ok(row, there);
}

int service_end(struct service *s, int signal)
{
    int status = 0;

    if (s->pid <= 0 || kill(s->pid, signal) < 0 || waitpid(s->pid, &status, 0) < 0)
        return -1;
    s->pid = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool service_becomes(const struct service *s, struct talk *t, unsigned status)
{
    for (int ms = 0; ms < 15000; ms += 50) {
        if (service_ask(s, t, "GET", "/healthz", "", "") && t->status == status)
            return true;
        usleep(50000);
    }
    return false;
}

long service_memory(const struct service *s)
{
    char path[40], line[200];
    FILE *file;
    long kb = 0;

    snprintf(path, sizeof path, "/proc/%d/status", (int)s->pid);
    file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file))
        sscanf(line, "VmRSS: %ld", &kb);
    if (file)
        fclose(file);
    return kb;
}

/* ---- speaking to it ---- */

bool service_ask(const struct service *s, struct talk *t, const char *method, const char *path,
                 const char *key, const char *body)
{
    char headers[300];
    int len = snprintf(headers, sizeof headers, "Authorization: Bearer %s\r\n", s->token);

    if (*key)
        snprintf(headers + len, sizeof headers - (size_t)len, "Idempotency-Key: %s\r\n", key);
    if (t->fd < 0 && !talk_open(t, s->port))
        return false;
    if (talk_ask(t, method, path, headers, body))
        return true;
    talk_close(t);
    return false;
}

static bool take_id(struct kit_row *row, char out[DESK_ID], const struct talk *t)
{
    const char *at = t->status == 201 ? strstr(t->body, "\"id\":\"") : NULL;

    if (!at)
        return kit_fail(row, "nothing was opened: %s", t->text);
    snprintf(out, DESK_ID, "%.16s", at + 6);
    return true;
}

static bool open_event(struct service *s, struct kit_row *row, struct talk *t)
{
    return *s->event ||
           (kit_ok(row, service_ask(s, t, "POST", "/api/v1/events", "",
                                    "{\"name\":\"Open\",\"edition\":\"fide-2023\"}")) &&
            take_id(row, s->event, t));
}

static bool open_game(const struct service *s, struct kit_row *row, struct talk *t,
                      char out[DESK_ID], const char *clock)
{
    char path[100], body[600];

    snprintf(path, sizeof path, "/api/v1/events/%s/games", s->event);
    snprintf(body, sizeof body,
             "{\"clock\":\"%s\",\"round\":1,\"board\":1,\"white\":{\"name\":\"Anna\"},"
             "\"black\":{\"name\":\"Bert\"},\"table\":{\"edition\":\"fide-2023\",\"format\":"
             "\"standard\",\"start\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\","
             "\"time\":{\"periods\":[{\"ms\":7200000}]}}}",
             clock);
    if (!kit_ok(row, service_ask(s, t, "POST", path, "", body)) || !take_id(row, out, t))
        return false;
    snprintf(path, sizeof path, "/api/v1/games/%s/commands", out);
    snprintf(body, sizeof body, "{\"v\":1,\"kind\":\"starts\",\"by\":\"arbiter\"%s}",
             *clock == 'k' ? "" : ",\"at\":0");
    return kit_ok(row, service_ask(s, t, "POST", path, "", body)) &&
           (t->status == 200 || kit_fail(row, "does not start: %s", t->text));
}

bool service_game(struct service *s, struct kit_row *row, char out[DESK_ID], const char *clock)
{
    struct talk *t = malloc(sizeof *t);
    bool fine;

    if (!t)
        return kit_ok(row, false);
    t->fd = -1;
    fine = open_event(s, row, t) && open_game(s, row, t, out, clock);
    talk_close(t);
    free(t);
    return fine;
}
