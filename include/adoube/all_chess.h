/*
 * adoube/all_chess.h -- the first layer, whole: board, Laws and game. For a clock, a board, an archive.
 *
 * Read the headers in this order; together they are the manual. Each later layer rests on this one.
 */
#ifndef ADOUBE_ALL_CHESS_H
#define ADOUBE_ALL_CHESS_H

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

#include "adoube/err.h"    /* we could not do it                                     */
#include "adoube/ruling.h" /* the player is wrong, or a person must decide           */
#include "adoube/version.h"

#endif
