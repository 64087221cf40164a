/*
 * adoube/adoube.h -- the Laws of Chess and tournaments as a library: no allocation, no I/O, no clock.
 *
 * Read the headers in this order; together they are the manual.
 */
#ifndef ADOUBE_ADOUBE_H
#define ADOUBE_ADOUBE_H

#include "adoube/board.h"    /* squares, men, moves                                   */
#include "adoube/position.h" /* a position, its legal moves, what is the same position */
#include "adoube/fen.h"      /* positions as text, Chess960                            */
#include "adoube/proof.h"    /* can it be mate, is it dead, can a game lead here       */
#include "adoube/notation.h" /* a move as text, in and out, in five languages          */
#include "adoube/spoken.h"   /* a move as it is announced, in and out                  */
#include "adoube/pgn.h"      /* game archives as a stream of tokens                    */
#include "adoube/laws.h"     /* editions, articles, time controls                      */
#include "adoube/game.h"     /* one game at one table: commands, decisions, events     */
#include "adoube/script.h"   /* games as plain text scripts                            */
#include "adoube/words.h"    /* rulings as sentences, scoresheets                      */

#include "adoube/tournament.h" /* many games, seen as results                            */
#include "adoube/swiss.h"      /* the next round: FIDE Dutch, FIDE team Swiss            */
#include "adoube/explain.h"    /* why two players meet                                   */
#include "adoube/schedule.h"   /* Berger tables, Scheveningen, Rutschsystem              */
#include "adoube/knockout.h"   /* brackets and draws                                     */
#include "adoube/lot.h"        /* drawn lots, recorded                                   */
#include "adoube/match.h"      /* team matches and leagues                               */
#include "adoube/standings.h"  /* tables, tie-breaks and their receipts                  */
#include "adoube/playoff.h"    /* level in the table: what decides                       */
#include "adoube/withdraw.h"   /* who leaves, and what becomes of the results            */
#include "adoube/rating.h"     /* Elo and DWZ                                            */
#include "adoube/tour.h"       /* a tournament while it is run: commands, decisions, events */
#include "adoube/simulate.h"   /* random tournaments                                     */
#include "adoube/trf.h"        /* tournaments as FIDE's report file                      */
#include "adoube/trf_tour.h"   /* a report file as a tournament that goes on, and back */
#include "adoube/csv.h"        /* lists of players                                       */

#include "adoube/date.h"          /* the calendar, seasons                                  */
#include "adoube/order.h"         /* the points of the tournament order                     */
#include "adoube/org.h"           /* associations, districts, clubs                         */
#include "adoube/template.h"      /* championships as templates                             */
#include "adoube/person.h"        /* passes, transfers, who may play                        */
#include "adoube/lineup.h"        /* rank lists and line-ups                                */
#include "adoube/squad.h"         /* a club's season: its list, substitutes, bans           */
#include "adoube/matchday.h"      /* home, colours, result, time, the host's duties         */
#include "adoube/seats.h"         /* who may send how many                                  */
#include "adoube/groups.h"        /* groups drawn under constraints                         */
#include "adoube/competition.h"   /* a championship as it runs                              */
#include "adoube/championship.h"  /* … with its matches, tables, play-offs and titles       */
#include "adoube/adjudication.h"  /* unfinished games                                       */
#include "adoube/reschedule.h"    /* other dates, terms                                     */
#include "adoube/sanction.h"      /* what may be imposed, by whom                           */
#include "adoube/case.h"          /* disputes, protests, appeals                            */
#include "adoube/case_say.h"      /* case files in plain words                              */
#include "adoube/note.h"          /* what is only recorded, and by whom                     */
#include "adoube/ledger.h"        /* fees and fines, booked twice                           */
#include "adoube/season.h"        /* a year of it all: what follows from a match, a ruling    */
#include "adoube/season_script.h" /* seasons as plain text scripts                          */

#include "adoube/err.h"    /* we could not do it                                     */
#include "adoube/ruling.h" /* the player is wrong, or a person must decide           */
#include "adoube/version.h"

#endif
