/*
 * tournament/expectation.h -- FIDE's two tables between a share of points and a rating difference
 * (Rating Regulations B.02 of 2024, 8.1.1 and 8.1.2). Neither is the inverse of the other.
 */
#ifndef AD_TOURNAMENT_EXPECTATION_H
#define AD_TOURNAMENT_EXPECTATION_H

/* The difference that belongs to a share of 0 … 100 percent: -800 … 800. */
int ad__difference(unsigned percent);

/* What is expected of a player rated so much higher (or, below zero, lower), in percent. The whole
 * table: no cut at 400. */
unsigned ad__expected(int difference);

#endif
