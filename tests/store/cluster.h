/*
 * tests/store/cluster.h -- a PostgreSQL server of the test run's own: made when it is first asked
 * for, on a unix socket in a folder of its own, and gone when the run ends, however it ends.
 */
#ifndef AD_TESTS_STORE_CLUSTER_H
#define AD_TESTS_STORE_CLUSTER_H

#include <stdbool.h>

/* The address of its database; NULL if there is no server to be had, and why[] says so. `durable`
 * holds for the first call: for figures it must force to the disk, for tests it need not. */
const char *cluster_address(bool durable, char why[512]);

/* SQL as the server's owner; false and why[] if it is refused. */
bool cluster_do(const char *sql, char why[512]);

/* The server ends at once, as if the machine had; and comes back at the same address. */
void cluster_down(void);
bool cluster_up(char why[512]);

#endif
