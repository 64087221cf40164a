/*
 * federation/ledger_inside.h -- what the rooms below need of adoube/ledger.h, and nobody outside.
 */
#ifndef AD_FEDERATION_LEDGER_INSIDE_H
#define AD_FEDERATION_LEDGER_INSIDE_H

#include "adoube/ledger.h"

/* The entry itself, or of a reversal the one that it undoes. */
const struct ad_ledger_entry *ad_ledger_origin(const struct ad_ledger *l,
                                               const struct ad_ledger_entry *e);

/* All accounts of one kind together. */
int64_t ad_ledger_total(const struct ad_ledger *l, enum ad_account_kind kind, const char *currency);

bool ad_money_ok(struct ad_money m);

#endif
