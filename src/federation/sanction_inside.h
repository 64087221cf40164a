/*
 * federation/sanction_inside.h -- what the rooms below need of adoube/sanction.h, and nobody outside.
 */
#ifndef AD_FEDERATION_SANCTION_INSIDE_H
#define AD_FEDERATION_SANCTION_INSIDE_H

#include "adoube/sanction.h"

/* ---- its life: append-only, as a case ---- */

#define AD_SANCTION_STATE_MAP(X)              \
    X(AD_SANCTION_PENDING, "pending-consent") \
    X(AD_SANCTION_EFFECTIVE, "effective")     \
    X(AD_SANCTION_STAYED, "stayed")           \
    X(AD_SANCTION_LIFTED, "lifted")           \
    X(AD_SANCTION_SERVED, "served")

enum ad_sanction_state { AD_SANCTION_STATE_MAP(AD_ID) AD_SANCTION_STATES };

enum ad_sanction_act {
    AD_SANCTION_CONSENT, /* the committee agrees (4.5)     */
    AD_SANCTION_REFUSE,  /* it does not                    */
    AD_SANCTION_STAY,    /* a chair stays it (5.9)         */
    AD_SANCTION_RESUME,  /* the stay ends                  */
    AD_SANCTION_LIFT,    /* a remedy succeeded             */
    AD_SANCTION_SERVE    /* the term is over, the fine paid */
};

/* The state after the act, or AD_SANCTION_STATES if it is not possible now. */
enum ad_sanction_state ad_sanction_next(enum ad_sanction_state s, enum ad_sanction_act a);

/* Book a fine that is valid: the account of who was fined gives, the fines of the area (`org`) get.
 * `about` is its number, not 0. Returns the number of the booking, 0 if it is no fine, AD_ECONFLICT
 * if the fine of that number is booked and not undone, or as ad_ledger_book. */
int ad_sanction_book(struct ad_ledger *l, const struct ad_sanction *s, uint32_t about,
                     uint32_t subject, uint32_t org);

/* The number of a fine on the same ground that is booked for this subject and not undone, of the same
 * day, or of any day by the other one of director and event director: the same breach, unless somebody
 * says otherwise (`earlier`). 0: none. issuer[about]: enum ad_issuer of each. */
uint32_t ad_sanction_booked(const struct ad_ledger *l, const struct ad_sanction *s,
                            uint32_t subject, const uint8_t *issuer);

/* A fine is owed from the day it is booked. What is still open of the one of that number; without a
 * currency there is none. */
struct ad_money ad_fine_open(const struct ad_ledger *l, struct ad_account who, uint32_t about);

/* It is paid, or a part of it. Returns as ad_ledger_book; AD_EINVAL also for more than is open. */
int ad_fine_pay(struct ad_ledger *l, struct ad_account who, uint32_t about, ad_date on,
                struct ad_money m);

/* What must follow a breach, and the points that say so. */
struct ad_sanction_duty ad_sanction_duty(enum ad_breach b);

#endif
