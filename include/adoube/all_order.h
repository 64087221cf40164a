/*
 * adoube/all_order.h -- the third layer, whole: the tournament order of a federation.
 */
#ifndef ADOUBE_ALL_ORDER_H
#define ADOUBE_ALL_ORDER_H

#include "adoube/all_tournament.h"

#include "adoube/date.h"          /* the calendar, seasons                                  */
#include "adoube/order.h"         /* the points of the tournament order                     */
#include "adoube/org.h"           /* associations, districts, clubs                         */
#include "adoube/template.h"      /* championships as templates                             */
#include "adoube/person.h"        /* passes, transfers, who may play                        */
#include "adoube/lineup.h"        /* rank lists and line-ups                                */
#include "adoube/squad.h"         /* a club's season: its list, substitutes, bans           */
#include "adoube/seats.h"         /* who may send how many                                  */
#include "adoube/competition.h"   /* a championship as it runs                              */
#include "adoube/championship.h"  /* … with its matches, tables, play-offs and titles       */
#include "adoube/adjudication.h"  /* unfinished games                                       */
#include "adoube/sanction.h"      /* what may be imposed, by whom                           */
#include "adoube/case.h"          /* disputes, protests, appeals                            */
#include "adoube/ledger.h"        /* fees and fines, booked twice                           */
#include "adoube/season.h"        /* a year of it all: what follows from a match, a ruling    */
#include "adoube/season_script.h" /* seasons as plain text scripts                          */

#endif
