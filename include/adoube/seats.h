/*
 * adoube/seats.h -- who may play in a championship: the seats of a template, shared out line by line.
 *
 * The lines `seat` of a template say where seats come from: so many for each association, more for
 * the strongest, the first of last year, the host, wildcards, the rest by d'Hondt. People who come
 * by name are claims; what the associations get is told by organisation.
 *
 *     static const struct ad_member_count strengths[] = {
 *         {.org = 1, .youths = 1900}, {.org = 2, .youths = 1450}, {.org = 3, .youths = 1200},
 *         {.org = 4, .youths = 980},  {.org = 5, .youths = 610},  {.org = 6, .youths = 360}};
 *     struct ad_seats_how how = {.year = 1988, .associations = strengths, .association_count = 6};
 *     struct ad_seat_line lines[100];
 *     struct ad_template t;
 *     struct ad_seats s;
 *
 *     assert(ad_template_find(&t, "nrw-jbem", 8) == 0);
 *     how.rows = t.seat;
 *     how.row_count = t.seats;
 *     assert(ad_seats_field(&how, &t.field, 0) == AD_SEAT_FIELD_FINE && how.field == 28);
 *     assert(ad_seats_share(&s, lines, 100, &how) == 0);
 *     assert(s.code == AD_SEATS_DONE && s.given == 28);
 *     assert(ad_seats_of(lines, s.lines, 1) == 7);            // how many it sends
 *
 * Each line of the answer says who got a seat from which line of the template and why, or why not,
 * and where that seat went. Nothing is drawn: equal ones come back in s.lot, and the winners that
 * somebody drew go into how.lots.
 */
#ifndef ADOUBE_SEATS_H
#define ADOUBE_SEATS_H

#include "adoube/export.h"
#include "adoube/org.h"
#include "adoube/template.h"

AD_BEGIN

/* ---- d'Hondt: SJ 10.1, and BTO 10.2, 11.4 by the reading taken ---- */

struct ad_dhondt {
    const struct ad_member_count *orgs;
    unsigned count;
    enum ad_figure by;
    const uint16_t *base; /* base-in-divisor: seats each has already; NULL: divisors begin with 1 */
    unsigned seats;
    const uint32_t *lots; /* winners, in the order drawn */
    unsigned lot_count;
};

/* One seat: votes / divisor was the highest quotient left. */
struct ad_dhondt_seat {
    uint32_t org, votes, divisor;
    bool drawn; /* others had the same quotient, and a lot decided */
};

/* Share the seats out. Returns how many were given, which is fewer than d->seats if a lot is
 * missing: *lot then names the equal ones. AD_EINVAL: more than AD_ORGS_MAX, or a winner who was
 * not in the draw. `out` has room for d->seats. */
AD_API int ad_dhondt(struct ad_dhondt_seat *out, struct ad_org_lot *lot, const struct ad_dhondt *d);

/* ---- prequalification: BTO 6.2.2, 7.2.3 ---- */

#define AD_PREQUAL_MAP(X)      \
    X(AD_PREQUAL_NONE, "none") \
    X(AD_PREQUAL_PRE, "pre")   \
    X(AD_PREQUAL_MUST, "must") \
    X(AD_PREQUAL_USED, "used") \
    X(AD_PREQUAL_EXPIRED, "expired")
enum ad_prequal_state { AD_PREQUAL_MAP(AD_ID) };

struct ad_prequal {
    uint8_t state; /* enum ad_prequal_state */
    int16_t year;  /* the championship for which it stands next */
    int16_t last;  /* the last one for which it can be used */
};

/* ---- the seats ---- */

/* Somebody with a name: a player or a team. */
struct ad_claim {
    uint8_t kind;          /* enum ad_seat_kind of the line it comes from */
    uint32_t who;          /* not 0 */
    uint32_t org;          /* PROMOTED, BASE: the association, or district */
    uint16_t place;        /* PREVIOUS: the place of last year */
    bool entitled;         /* PREVIOUS: to the event that the line excepts (unless=entitled:DEM) */
    bool too_old;          /* PREVIOUS: beyond the age of the template (if=age) */
    bool declined;         /* does not come; BASE: a seat that is not used, others need no claim */
    struct ad_prequal pre; /* RELEGATED */
    const char *event;     /* CHAMPION, RELEGATED: of this event; NULL: of the line's */
};

/* A winner of a lot among equal organisations, drawn for this line of the template. */
struct ad_seat_lot {
    uint8_t row; /* from 0 */
    uint32_t winner;
};

struct ad_seats_how {
    const struct ad_template_seat *rows;
    unsigned row_count;
    unsigned field; /* seats in all, 0: no number is set. See ad_seats_field */
    bool firm;      /* neither fewer nor more; else it is only wished for */
    int year;       /* of the championship: prequalifications hold for it or not */

    const struct ad_member_count *associations; /* their numbers on the reference day */
    unsigned association_count;
    const uint32_t *districts;
    unsigned district_count;

    const struct ad_claim *claims;
    unsigned claim_count;
    const struct ad_seat_lot *lots; /* in the order drawn */
    unsigned lot_count;

    unsigned promoted;    /* n=set-by-target-area: so many (BTO 3.4) */
    bool base_in_divisor; /* false: seats of other lines do not enter the divisors of d'Hondt */
};

/* May the field have this size? */
#define AD_SEAT_FIELD_MAP(X)        \
    X(AD_SEAT_FIELD_FINE, "fine")   \
    X(AD_SEAT_FIELD_UNSET, "unset") \
    X(AD_SEAT_FIELD_REFUSED, "refused")
enum ad_seat_field { AD_SEAT_FIELD_MAP(AD_ID) };

/* Those up to AD_SEAT_DRAWN are seats given. */
/* clang-format off */
#define AD_SEAT_WHY_MAP(X)                                                                  \
    X(AD_SEAT_GIVEN, "given") X(AD_SEAT_QUOTIENT, "quotient") X(AD_SEAT_DRAWN, "drawn")     \
    X(AD_SEAT_ENTITLED, "entitled") X(AD_SEAT_TOO_OLD, "too-old") X(AD_SEAT_TWICE, "twice") \
    X(AD_SEAT_LAPSED, "lapsed") X(AD_SEAT_DECLINED, "declined") X(AD_SEAT_UNUSED, "unused") \
    X(AD_SEAT_LIMIT, "limit")
/* clang-format on */
enum ad_seat_why { AD_SEAT_WHY_MAP(AD_ID) };

enum { AD_SEAT_NOWHERE = 255 };

struct ad_seat_line {
    uint8_t row;             /* line of the template, from 0 */
    uint8_t kind;            /* enum ad_seat_kind */
    uint8_t why;             /* enum ad_seat_why */
    uint8_t to;              /* of a seat not given: the line to which it falls; AD_SEAT_NOWHERE */
    uint16_t seats;          /* given here; 0: none */
    uint16_t place;          /* PREVIOUS */
    uint32_t org;            /* association or district that sends somebody; 0: none */
    uint32_t who;            /* who comes by name; 0: nobody yet */
    uint32_t votes, divisor; /* AD_SEAT_QUOTIENT: the quotient. EXTRA: votes is the number */
    uint16_t by[AD_TEMPLATE_BY]; /* enum ad_point */
};

#define AD_SEATS_MAP(X)              \
    X(AD_SEATS_DONE, "done")         \
    X(AD_SEATS_NEED_LOT, "need-lot") \
    X(AD_SEATS_OPEN, "open")         \
    X(AD_SEATS_TOO_MANY, "too-many")
enum ad_seats_code { AD_SEATS_MAP(AD_ID) };

struct ad_seats {
    enum ad_seats_code code;
    bool proposed;         /* OPEN and TOO_MANY: a person may let it start all the same */
    unsigned lines;        /* of the working */
    unsigned given;        /* seats */
    unsigned open;         /* seats of the field that nobody has; also where it is not firm */
    unsigned row;          /* NEED_LOT: for this line of the template */
    struct ad_org_lot lot; /* NEED_LOT: among these */
};

/*
 * Share out the seats. Lines are taken in their order, the one that takes the rest last. Who is
 * entitled twice has one seat; the other falls to the next line that can take more, wildcards or
 * allotment. Returns 0; AD_EFULL if `cap` lines are too few; AD_EINVAL if there are too many
 * organisations or a lot was won by nobody who was in it.
 */
AD_API int ad_seats_share(struct ad_seats *out, struct ad_seat_line *lines, unsigned cap,
                          const struct ad_seats_how *how);

/* How many an organisation sends: base, extra and allotted seats. */
AD_API unsigned ad_seats_of(const struct ad_seat_line *lines, unsigned count, uint32_t org);

/* Set how->field and how->firm from the template's line, and the number that whoever may do so has
 * set; 0: nobody did. If it is not fine, *how is untouched. */
AD_API enum ad_seat_field ad_seats_field(struct ad_seats_how *how,
                                         const struct ad_template_field *field, unsigned set);

AD_END

#endif
