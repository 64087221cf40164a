/*
 * desk/tour_lacks.c -- what a tournament still lacks before it can be reported.
 */
#include "desk/tour.h"

const char *desk_lack_text(enum desk_lack lack, enum ad_language lang)
{
    static const char *const texts[][2] = {
#define X(name, en, de) {en, de},
        DESK_LACK_MAP(X)
#undef X
    };

    return lack < DESK_LACKS ? texts[lack][lang == AD_DE] : "";
}

unsigned desk_tour_lacks(const struct desk_tour_view *v)
{
    const struct ad_tour *t = v->tour;
    struct ad_tournament seen;
    unsigned lacks = 0;

    ad_tour_view(&seen, t);
    for (unsigned round = 1; round <= t->played; round++)
        if (ad_tour_open(t, round, NULL))
            lacks |= 1u << DESK_LACKS_RESULTS;
    if (t->played == 0 || t->played < seen.rounds)
        lacks |= 1u << DESK_LACKS_ROUNDS;
    if (v->event->from == AD_NO_DATE || v->event->to == AD_NO_DATE)
        lacks |= 1u << DESK_LACKS_DATES;
    if (!*v->event->place)
        lacks |= 1u << DESK_LACKS_PLACE;
    return lacks;
}

static bool is_alone(const struct ad_tour *t, unsigned who)
{
    for (unsigned i = 0; i < t->count; i++)
        if (i != who && t->entry[i].fide == t->entry[who].fide)
            return false;
    return true;
}

unsigned desk_entry_lacks(const struct desk_tour_view *v, unsigned who)
{
    const struct ad_tour *t = v->tour;
    unsigned lacks = 0;

    if (t->rules.boards) /* a team is nobody of whom this could be told */
        return 0;
    if (!t->entry[who].fide)
        lacks |= 1u << DESK_LACKS_ID;
    else if (!is_alone(t, who))
        lacks |= 1u << DESK_LACKS_OWN_ID;
    if (v->role >= DESK_ARBITER && v->entry[who].born == AD_NO_DATE)
        lacks |= 1u << DESK_LACKS_BIRTH;
    if (!*v->entry[who].federation)
        lacks |= 1u << DESK_LACKS_FEDERATION;
    return lacks;
}
