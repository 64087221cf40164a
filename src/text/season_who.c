/*
 * text/season_who.c -- clubs and people in cases: their numbers and their names.
 */
#include "text/season_disputes.h"

#include <string.h>

/* Declared, or a number of the script's own. */
static uint32_t number_of(struct ad__args *a, const struct ad__word *w, uint32_t declared)
{
    if (declared)
        return AD__DECLARED + declared;
    if (w->text[0] >= '0' && w->text[0] <= '9')
        return ad__word_number(a, w, AD__DECLARED);
    ad__args_bad(a, AD_SCRIPT_NAME, w);
    return 0;
}

uint32_t ad__arg_club(struct ad_season_script *r, struct ad__args *a, const char *key)
{
    const struct ad__named_org *o;
    struct ad__word w;

    if (!ad__arg_value(a, key, &w))
        return 0;
    o = ad__org_named(r->state, &w);
    return number_of(a, &w, o ? o->org.id : 0);
}

uint32_t ad__arg_somebody(struct ad_season_script *r, struct ad__args *a, const char *key)
{
    const struct ad__named_person *p;
    struct ad__word w;

    if (!ad__arg_value(a, key, &w))
        return 0;
    p = ad__person_named(r->state, &w);
    return number_of(a, &w, p ? p->p.id : 0);
}

void ad__clubs_of(const struct ad__season *s, uint32_t person, ad_date on, uint32_t club[2])
{
    const struct ad_person *p;
    unsigned n = 0;

    if (person <= AD__DECLARED || person - AD__DECLARED > s->year.people)
        return;
    p = &s->person[person - AD__DECLARED - 1].p;
    for (unsigned i = 0; i < p->membership_count && n < 2; i++)
        if (ad_member_of(p, p->memberships[i].club, on))
            club[n++] = AD__DECLARED + p->memberships[i].club;
}

struct ad_case_names ad__case_names(struct ad_season_script *r, const struct ad__case *k)
{
    struct ad__disputes *d = r->disputes;
    const struct ad__season *s = r->state;
    const struct ad_matter *m = !k ? NULL : k->begun ? &k->file.matter : &k->matter;
    unsigned n = 0;

    for (unsigned i = 0; m && i < m->parties; i++)
        d->name[n++] = (struct ad_case_name){m->party[i].is_club, m->party[i].id, k->party[i].text,
                                             k->party[i].len};
    for (unsigned i = 0; i < s->year.orgs; i++)
        d->name[n++] = (struct ad_case_name){true, AD__DECLARED + s->org[i].org.id,
                                             s->org[i].name.text, s->org[i].name.len};
    for (unsigned i = 0; i < s->year.people; i++)
        d->name[n++] = (struct ad_case_name){false, AD__DECLARED + s->person[i].p.id,
                                             s->person[i].name.text, s->person[i].name.len};
    return (struct ad_case_names){d->name, n};
}
