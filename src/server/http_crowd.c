/*
 * server/http_crowd.c -- whom a request comes from, and how much of us one address may have: so many
 * connections; or, behind a proxy, so many requests under way, streams among them.
 *
 * A proxy says whom it speaks for, last in its list; from elsewhere that is anybody's claim. It has
 * no bound itself. An IPv6 network of 64 bits is one address: whoever has one has all of it.
 *
 * The counts lie in a table of fixed size, by a hash with a salt of this run: two addresses that
 * share a place share its bound, and nobody can choose with whom.
 */
#include "server/http_inside.h"

#include <arpa/inet.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

static bool is_proxy(const struct http *h, const char *address)
{
    if (h->o.proxy)
        return strcmp(address, h->o.proxy) == 0;
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0;
}

/* False if it is no address. */
static bool put_network(char out[INET6_ADDRSTRLEN], const char *address)
{
    struct in6_addr a;

    if (inet_pton(AF_INET6, address, &a) == 1) {
        if (IN6_IS_ADDR_V4MAPPED(&a))
            return inet_ntop(AF_INET, a.s6_addr + 12, out, INET6_ADDRSTRLEN);
        memset(a.s6_addr + 8, 0, 8);
        return inet_ntop(AF_INET6, &a, out, INET6_ADDRSTRLEN);
    }
    return inet_pton(AF_INET, address, &a) == 1 && inet_ntop(AF_INET, &a, out, INET6_ADDRSTRLEN);
}

void http__peer_write(char out[INET6_ADDRSTRLEN], const struct http *h, const char *address,
                      const char *forwarded)
{
    const char *last = forwarded ? strrchr(forwarded, ',') : NULL;

    snprintf(out, INET6_ADDRSTRLEN, "%s", address);
    if (!is_proxy(h, address)) {
        put_network(out, address);
    } else if (forwarded) {
        last = last ? last + 1 : forwarded;
        put_network(out, last + strspn(last, " \t"));
    }
}

bool http__crowd_join(struct http *h, atomic_uint **place, const char *peer)
{
    uint8_t hash[crypto_shorthash_BYTES];
    uint64_t n;

    *place = NULL;
    if (is_proxy(h, peer))
        return true;
    crypto_shorthash(hash, (const uint8_t *)peer, strlen(peer), h->salt);
    memcpy(&n, hash, sizeof n);
    *place = &h->crowd[n % HTTP__CROWDS];
    if (atomic_fetch_add(*place, 1) < h->o.per_peer)
        return true;
    http__crowd_leave(*place);
    *place = NULL;
    atomic_fetch_add(&h->crowded, 1);
    return false;
}

void http__crowd_leave(atomic_uint *place)
{
    if (place)
        atomic_fetch_sub(place, 1);
}
