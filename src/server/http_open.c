/*
 * server/http_open.c -- the socket that listens, and how many connections there can be.
 */
#include "server/http_inside.h"

#include <errno.h>
#include <netdb.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

/* The store, logs and pipes need some as well. */
enum { OTHER_FILES = 64, BACKLOG = 1024 };

static int listen_at(int *out, const struct addrinfo *a)
{
    static const int on = 1;
    int fd = socket(a->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

    if (fd < 0)
        return errno;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(fd, a->ai_addr, a->ai_addrlen) < 0 || listen(fd, BACKLOG) < 0) {
        int err = errno;
        close(fd);
        return err;
    }
    *out = fd;
    return 0;
}

int http__listen(int *out, const char *host, uint16_t port)
{
    struct addrinfo hints = {.ai_flags = AI_PASSIVE | AI_NUMERICSERV, .ai_socktype = SOCK_STREAM};
    struct addrinfo *list;
    char service[8];

    snprintf(service, sizeof service, "%u", (unsigned)port);
    if (getaddrinfo(host, service, &hints, &list) != 0)
        return EADDRNOTAVAIL;
    int err = listen_at(out, list);
    freeaddrinfo(list);
    return err;
}

uint16_t http__port_of(int fd)
{
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
    } a = {0};
    socklen_t len = sizeof a;

    getsockname(fd, &a.any, &len);
    return ntohs(a.any.sa_family == AF_INET6 ? a.v6.sin6_port : a.v4.sin_port);
}

/* Asks the system for as many files as the connections need; returns how many there can be. */
unsigned http__room_for(unsigned connections)
{
    struct rlimit files;
    rlim_t wanted = (rlim_t)connections + OTHER_FILES;

    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return connections;
    if (files.rlim_cur < wanted) {
        files.rlim_cur = wanted < files.rlim_max ? wanted : files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
        getrlimit(RLIMIT_NOFILE, &files);
    }
    if (files.rlim_cur >= wanted)
        return connections;
    return files.rlim_cur > 2 * OTHER_FILES ? (unsigned)files.rlim_cur - OTHER_FILES : OTHER_FILES;
}
