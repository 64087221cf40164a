/*
 * cli/cmd_serve.c -- adoube serve: the service, until it is told to end.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/db.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "adoube/version.h"
#include "server/server.h"
#include "text/qr.h"

/* HOST:PORT, [::1]:PORT or PORT alone. */
struct place {
    char host[256];
    uint16_t port;
};

static bool read_place(struct place *out, const char *text)
{
    const char *colon = strrchr(text, ':'), *port = colon ? colon + 1 : text;
    const char *host = colon ? text : "127.0.0.1";
    size_t len = colon ? (size_t)(colon - text) : strlen(host);
    uint64_t number;

    if (len >= 2 && host[0] == '[' && host[len - 1] == ']') {
        host++;
        len -= 2;
    } else if (memchr(host, ':', len)) {
        return false; /* which colon is it? */
    }
    if (len == 0 || len >= sizeof out->host ||
        !cli_read_number(&number, port, strlen(port), 0, UINT16_MAX))
        return false;
    memcpy(out->host, host, len);
    out->host[len] = '\0';
    out->port = (uint16_t)number;
    return true;
}

static enum cli_exit trouble(const struct cli *c, const char *listen,
                             const struct server_fault *fault)
{
    if (fault->error)
        return cli_file_trouble(c, listen, fault->error);
    return db_trouble(c, &fault->store);
}

enum { URL = sizeof((struct place *)0)->host + 24 };

static void write_url(char out[URL], const char *host, unsigned port)
{
    bool six = strchr(host, ':');

    snprintf(out, URL, "http://%s%s%s:%u", six ? "[" : "", host, six ? "]" : "", port);
}

/* Where others in the network find us, if we listen everywhere: at our first address that is not this
 * machine's own. */
static bool find_host(char out[256], const char *host)
{
    struct ifaddrs *all, *i;
    bool found = false;

    if ((strcmp(host, "0.0.0.0") != 0 && strcmp(host, "::") != 0) || getifaddrs(&all))
        return false;
    for (i = all; i && !found; i = i->ifa_next)
        found = i->ifa_addr && i->ifa_addr->sa_family == AF_INET &&
                !(i->ifa_flags & IFF_LOOPBACK) &&
                !getnameinfo(i->ifa_addr, sizeof(struct sockaddr_in), out, 256, NULL, 0,
                             NI_NUMERICHOST);
    freeifaddrs(all);
    return found;
}

/* Two modules a letter, light on dark, whatever the terminal's colours are. */
static void show_code(const char *text)
{
    struct qr q;

    if (!ad__qr_make(&q, text, strlen(text)))
        return;
    for (int y = -QR_QUIET; y < (int)q.size + QR_QUIET; y += 2) {
        fputs("\033[97;40m", stderr);
        for (int x = -QR_QUIET; x < (int)q.size + QR_QUIET; x++) {
            bool upper = ad__qr_is_dark(&q, x, y), lower = ad__qr_is_dark(&q, x, y + 1);

            fputs(upper ? lower ? " " : "▄" : lower ? "▀" : "█", stderr);
        }
        fputs("\033[0m\n", stderr);
    }
}

static void greet(const struct cli *c, const struct server *s, const struct place *at)
{
    char url[URL], host[256], link[URL + SERVER_KEY + 16];
    bool everywhere = find_host(host, at->host);

    write_url(url, at->host, server_port(s));
    puts(url);
    fflush(stdout);
    if (c->quiet)
        return;
    if (everywhere)
        write_url(url, host, server_port(s));
    if (*server_key(s)) {
        cli_say(c, NULL, W_SERVE_NOBODY, url, server_key(s));
        snprintf(link, sizeof link, "%s/set-up#%s", url, server_key(s));
        if (isatty(2))
            show_code(link);
    }
    if (everywhere)
        cli_say(c, NULL, W_SERVE_NEARBY, url);
}

static void wait_for_the_end(sigset_t *set)
{
    int signal;

    while (sigwait(set, &signal) != 0)
        ;
}

static enum cli_exit run(struct cli *c)
{
    const char *listen = c->listen ? c->listen : "127.0.0.1:8964";
    struct server_fault fault;
    struct server *server;
    struct place at;
    char quoted[CLI_QUOTE];
    sigset_t set;

    if (c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    if (!read_place(&at, listen)) {
        cli_say(c, NULL, W_SERVE_BAD_PLACE, cli_quote(quoted, listen, strlen(listen)));
        return CLI_BAD_INPUT;
    }
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, NULL); /* before there is a thread that could get them */
    if (server_start(&server,
                     &(struct server_options){
                         .db = db_address(c), .host = at.host, .port = at.port, .demo = c->demo},
                     &fault))
        return trouble(c, listen, &fault);
    db_notes(c, server_record(server));
    greet(c, server, &at);
    wait_for_the_end(&set);
    server_stop(server);
    return CLI_OK;
}

const struct cli_command cmd_serve = {
    .name = "serve",
    .synopsis = "serve [--db ADDRESS] [--listen HOST:PORT] [--per-address N] [--demo] [--quiet]",
    .options = "db listen per-address demo quiet lang help",
    .summary = W_SERVE_SUMMARY,
    .details = W_SERVE_DETAILS,
    .run = run,
};
