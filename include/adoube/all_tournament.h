/*
 * adoube/all_tournament.h -- the second layer, whole: many games, seen as results.
 */
#ifndef ADOUBE_ALL_TOURNAMENT_H
#define ADOUBE_ALL_TOURNAMENT_H

#include "adoube/all_chess.h"

#include "adoube/tournament.h" /* many games, seen as results                            */
#include "adoube/swiss.h"      /* the next round: FIDE Dutch, FIDE team Swiss            */
#include "adoube/explain.h"    /* why two players meet                                   */
#include "adoube/schedule.h"   /* Berger tables, Scheveningen, Rutschsystem              */
#include "adoube/knockout.h"   /* brackets and draws                                     */
#include "adoube/lot.h"        /* drawn lots, recorded                                   */
#include "adoube/match.h"      /* team matches and leagues                               */
#include "adoube/standings.h"  /* tables, tie-breaks and their receipts                  */
#include "adoube/category.h"   /* parts of a table                                        */
#include "adoube/outlook.h"    /* the places that can still be reached                   */
#include "adoube/playoff.h"    /* level in the table: what decides                       */
#include "adoube/prizes.h"     /* who is paid what                                        */
#include "adoube/rating.h"     /* Elo and DWZ                                            */
#include "adoube/tour.h"       /* a tournament while it is run: commands, decisions, events */
#include "adoube/trf.h"        /* tournaments as FIDE's report file                      */
#include "adoube/trf_tour.h"   /* a report file as a tournament that goes on, and back */
#include "adoube/csv.h"        /* lists of players                                       */

#endif
