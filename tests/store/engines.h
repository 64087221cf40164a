/*
 * tests/store/engines.h -- an empty record on each engine.
 */
#ifndef AD_TESTS_STORE_ENGINES_H
#define AD_TESTS_STORE_ENGINES_H

#include "kit.h"
#include "store/store.h"

enum engine_kind { ON_MEMORY, ON_SQLITE, ON_SERVER, ENGINES };

extern const char *const engine_names[ENGINES];

enum { ADDRESS = 256 };

/* The address of a record that is not there yet; what lay there is gone. If it cannot be had the
 * case fails. */
bool engines_fresh(char out[ADDRESS], struct kit_row *row, enum engine_kind kind);

/* ... and open. */
struct store *engines_open(struct kit_row *row, enum engine_kind kind);

/* A folder of this run's own; gone when it ends. */
const char *engines_folder(void);

/* Is it clean? Says what is not. */
bool engines_check(struct kit_row *row, struct store *s, struct store_counts *out);

/* An event of this text. */
struct store_event engines_event(const char *text, int64_t at_ms);

/* Run the steps of a row (verbs_store.c) and tell what came of each. *s is NULL at last if it could
 * not be opened again. */
enum { STORE_SCRIPT = 4096 };
void store_script(struct kit_row *row, struct store **s, const char *address, const char *text,
                  char out[STORE_SCRIPT]);

#endif
