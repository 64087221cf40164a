/*
 * federation/championship_draw.c -- does a draw of groups and numbers fit?
 *
 *   point              what
 *   BTO 26.1, SJ 8.2   groups of the size that the template has, everybody once
 *   BTO 26.2           two of one club meet early
 *
 * Whether the groups are balanced by association, promoted and last finalists is asked before, with
 * what is known of the clubs: groups.h.
 */
#include "federation/groups.h"
#include "adoube/schedule.h"
#include "federation/championship.h"

const struct ad_champ_draw *ad__champ_drawn_by(const struct ad_champ_cmd *cmd, uint32_t who)
{
    for (unsigned i = 0; i < cmd->draws; i++)
        if (cmd->draw[i].who == who)
            return &cmd->draw[i];
    return NULL;
}

unsigned ad__champ_drawn_size(const struct ad_champ_cmd *cmd, unsigned group)
{
    unsigned n = 0;

    for (unsigned i = 0; i < cmd->draws; i++)
        n += cmd->draw[i].group == group;
    return n;
}

bool ad__champ_numbers_fit(const struct ad_champ_cmd *cmd)
{
    for (unsigned i = 0; i < cmd->draws; i++) {
        const struct ad_champ_draw *a = &cmd->draw[i];

        if (!a->number || a->number > ad__champ_drawn_size(cmd, a->group))
            return false;
        for (unsigned k = 0; k < i; k++) {
            const struct ad_champ_draw *b = &cmd->draw[k];

            if (a->who == b->who || (a->group == b->group && a->number == b->number))
                return false;
        }
    }
    return true;
}

/* As many groups as there are to be, of the size the template wants; in a field that a person let
 * start all the same they are as even as can be. */
static bool groups_fit(const struct ad__champ *w, const struct ad_template_stage *s,
                       unsigned groups, bool odd_field)
{
    const struct ad_champ_cmd *cmd = w->cmd;

    for (unsigned i = 0; i < cmd->draws; i++)
        if (!cmd->draw[i].group || cmd->draw[i].group > groups)
            return false;
    for (unsigned g = 1; g <= groups; g++) {
        unsigned size = ad__champ_drawn_size(cmd, g), even = cmd->draws / groups;

        if (size < 2 || size < even || size > even + (cmd->draws % groups != 0))
            return false;
        if (s->size > 0 && !odd_field && size != (unsigned)s->size)
            return false;
    }
    return true;
}

/* Everybody who was admitted has drawn, and nobody else. */
static bool field_drawn(const struct ad__champ *w)
{
    const struct ad_competition *run = &w->c->run;
    unsigned n = 0;

    for (unsigned i = 0; i < run->count; i++) {
        bool drew = ad__champ_drawn_by(w->cmd, run->entries[i].who) != NULL;

        if (drew != ad__champ_active(w->c, i + 1)) {
            w->out->verdict.entry = (uint16_t)(i + 1);
            return false;
        }
        n += drew;
    }
    return n == w->cmd->draws;
}

bool ad__champ_draw_fits(const struct ad__champ *w, const struct ad_template_stage *s,
                         unsigned groups, bool odd_field)
{
    return field_drawn(w) && ad__champ_numbers_fit(w->cmd) && groups_fit(w, s, groups, odd_field);
}

/* Is there one of the same club whom it has not met in the stage whose results are carried? */
static bool has_clubmate(const struct ad_championship *c, const uint16_t *entry, unsigned n,
                         unsigned i, int from)
{
    for (unsigned k = 0; k < n; k++)
        if (k != i && c->entry[entry[k] - 1].club == c->entry[entry[i] - 1].club &&
            (from < 0 || !ad__champ_met(c, (unsigned)from, entry[i], entry[k])))
            return true;
    return false;
}

bool ad__champ_clubs_fit(const struct ad__champ *w, const uint16_t *entry, unsigned n, int from)
{
    uint16_t club[AD_NUMBERS_MAX] = {0}, who[AD_NUMBERS_MAX];
    const struct ad_championship *c = w->c;
    struct ad_numbers_verdict v;
    bool asked = false;

    for (unsigned i = 0; i < w->t->draws; i++)
        asked |= w->t->draw[i].same_club == AD_MEET_FIRST_ROUNDS;
    for (unsigned i = 0; asked && i < n; i++) {
        unsigned k = 0;

        who[i] = (uint16_t)i;
        while (c->entry[entry[k] - 1].club != c->entry[entry[i] - 1].club)
            k++;
        if (c->entry[entry[i] - 1].club && has_clubmate(c, entry, n, i, from))
            club[i] = (uint16_t)(k + 1);
    }
    return !asked || ad_numbers_check(&v, who, club, n) != 0 || v.fine;
}
