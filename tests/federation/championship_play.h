/*
 * tests/federation/championship_play.h -- a championship played by commands, each of which is
 * looked at from all sides:
 *
 * decide leaves the state as it was; a refusal has no events; with one event too few it is AD_EFULL
 * and says nothing; the events make the same bytes of a second state; run.open is the matches that
 * wait; every point named exists.
 */
#ifndef AD_TESTS_CHAMPIONSHIP_PLAY_H
#define AD_TESTS_CHAMPIONSHIP_PLAY_H

#include "../kit.h"
#include "adoube/championship.h"

enum { CHAMP_ENTRIES = 64, CHAMP_MATCHES = 512, CHAMP_LOG = 1024 };

struct champ_state {
    struct ad_championship c;
    struct ad_competition_entry entries[CHAMP_ENTRIES];
    struct ad_champ_entry entry[CHAMP_ENTRIES];
    struct ad_champ_match match[CHAMP_MATCHES];
};

struct champ {
    struct kit_row *row;
    struct ad_template t;
    struct champ_state live, copy, replayed;
    struct ad_champ_event event[CHAMP_LOG], again[CHAMP_LOG];
    struct ad_champ_events out;
    size_t memory;
    unsigned char room[1 << 18];
};

/* With a template that ships, one of ours by name, or a text. */
bool champ_begin(struct champ *p, struct kit_row *row, const char *name);

/* Decide, check, apply twice. Returns the code. */
enum ad_champ_code champ_do(struct champ *p, const struct ad_champ_cmd *cmd);

/* A command with all days unknown. */
struct ad_champ_cmd champ_cmd(enum ad_champ_cmd_kind kind);

/* Tables and rankings of all groups: each a permutation, points add up. */
void champ_check_tables(struct champ *p);

#endif
