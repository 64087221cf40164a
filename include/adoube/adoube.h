/*
 * adoube/adoube.h -- the Laws of Chess and tournaments as a library: no allocation, no I/O, no clock.
 *
 * Three layers, each resting on the one above; who needs only the first includes only that.
 */
#ifndef ADOUBE_ADOUBE_H
#define ADOUBE_ADOUBE_H

#include "adoube/all_chess.h"      /* board, Laws, game                 libadoube-chess.pc      */
#include "adoube/all_tournament.h" /* pairings, tables, whole events    libadoube-tournament.pc */
#include "adoube/all_order.h"      /* the order of a federation         libadoube-order.pc      */

#endif
