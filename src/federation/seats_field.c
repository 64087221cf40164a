/*
 * federation/seats_field.c -- how large a field may be; the words of seats.h.
 */
#include "adoube/seats.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/seats_inside.h"
#include "federation/template_inside.h"

/* The number that holds, or 0. *why: unset or refused. */
static unsigned field_of(const struct ad_template_field *f, unsigned set, enum ad_seat_field *why)
{
    unsigned usual = f->n[0] > 0 ? (unsigned)f->n[0] : 0;

    *why = AD_SEAT_FIELD_FINE;
    switch ((enum ad_field_kind)f->kind) {
    case AD_FIELD_EXACT:
        if (set && set != usual)
            *why = AD_SEAT_FIELD_REFUSED;
        return usual;
    case AD_FIELD_ONE_OF:
        for (unsigned i = 0; i < f->count && set; i++)
            if (f->n[i] > 0 && (unsigned)f->n[i] == set)
                return set;
        if (set)
            *why = AD_SEAT_FIELD_REFUSED;
        return usual;
    case AD_FIELD_DEFAULT: /* BTO 7.1: may be raised, and to so many only */
        if (set && (set < usual || set > (unsigned)(f->max > 0 ? f->max : f->n[0])))
            *why = AD_SEAT_FIELD_REFUSED;
        return set ? set : usual;
    case AD_FIELD_SET_BY:
        if (!set)
            *why = AD_SEAT_FIELD_UNSET;
        return set;
    case AD_FIELD_TARGET: return set ? set : usual;
    case AD_FIELD_PER_ASSOCIATION:
    case AD_FIELD_UNSAID: break;
    }
    return set;
}

enum ad_seat_field ad_seats_field(struct ad_seats_how *how, const struct ad_template_field *field,
                                  unsigned set)
{
    enum ad_seat_field why;
    unsigned n = field_of(field, set, &why);

    if (why)
        return why;
    how->field = n;
    how->firm = n && field->kind != AD_FIELD_TARGET;
    return AD_SEAT_FIELD_FINE;
}

AD__WORDS(seat_field, enum ad_seat_field, AD_SEAT_FIELD_MAP)

AD__WORDS(seat_why, enum ad_seat_why, AD_SEAT_WHY_MAP)

AD__WORDS(seats, enum ad_seats_code, AD_SEATS_MAP)
