/*
 * tournament/team_facts.c -- colours, floats and byes of teams: C.04.6, articles 1, 2.1.2 and 4.
 */
#include "tournament/team.h"
#include "tournament/tournament_inside.h"

static char opposite(char colour)
{
    return colour == 'w' ? 'b' : 'w';
}

/* 1.7. `repeated` is the colour of the last two matches if they had the same. Where the text of
 * type B gives a team with two equal colours a strong preference and takes it away again in the
 * last round because the difference is zero, the strong one stands: "no preference" is the rest
 * of the mild ones, which name the last round themselves. */
static void fill_wish(struct ad__team *team, char repeated, const struct ad__field *f)
{
    int difference = team->difference;

    if (difference < -1 || (difference <= 0 && repeated == 'b'))
        team->wish = 'w';
    else if (difference > 1 || (difference >= 0 && repeated == 'w'))
        team->wish = 'b';
    if (!f->t->strong_colours)
        return;
    team->strong = team->wish != 0;
    if (team->strong || !team->last)
        return;
    if (difference)
        team->wish = difference < 0 ? 'w' : 'b';
    else if (!f->last)
        team->wish = opposite(team->last);
}

/* 1.5: it has played, and the scores by which that round was paired were not the same. */
static bool floated(const struct ad_tournament *t, unsigned place)
{
    const struct ad_meeting *m;

    if (!t->played)
        return false;
    m = ad_meeting_of(t, place, t->played - 1);
    return ad_meeting_played(m) &&
           ad_entrant_pairing_points(t, place, t->played - 1) !=
               ad_entrant_pairing_points(t, m->opponent - 1u, t->played - 1);
}

void ad__team_facts(struct ad__team *out, const struct ad__field *f, unsigned i)
{
    const struct ad_tournament *t = f->t;
    unsigned place = f->who[i].place;
    char repeated = 0;

    *out = (struct ad__team){.bye = true, .floated = floated(t, place)};
    for (unsigned r = 0; r < t->played; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, place, r);

        if (m->result == 'U' || m->result == '+' || m->result == 'F') /* C2 */
            out->bye = false;
        if (ad_meeting_played(m))
            out->matches++;
        if (!ad__coloured(m)) /* 1.6.1 */
            continue;
        out->difference = (int8_t)(out->difference + (m->colour == 'w' ? 1 : -1));
        repeated = out->last == m->colour ? m->colour : 0;
        out->last = m->colour;
    }
    fill_wish(out, repeated, f);
}

static int32_t game_points(const struct ad_tournament *t, unsigned place)
{
    int32_t sum = 0;

    for (unsigned r = 0; r < t->played; r++)
        sum += ad_meeting_of(t, place, r)->games;
    return sum;
}

/* 4.2. The scores are those of the table: points for pairing only are no score of a team. */
static bool goes_first(const struct ad__field *f, unsigned i, unsigned j)
{
    const struct ad__facts *a = &f->who[i], *b = &f->who[j];
    int32_t mine, his;

    if (a->points != b->points)
        return a->points > b->points;
    mine = game_points(f->t, a->place);
    his = game_points(f->t, b->place);
    if (mine != his)
        return mine > his;
    if (f->t->by_place)
        return a->place < b->place;
    return f->t->entrants[a->place].number < f->t->entrants[b->place].number;
}

static char first_colour(unsigned *article, const struct ad__field *f, unsigned i, unsigned j)
{
    struct ad__team a, b;
    char colour;

    ad__team_facts(&a, f, i);
    ad__team_facts(&b, f, j);
    *article = 1;
    if (!a.last && !b.last)
        return f->who[i].parity % 2 ? f->first : opposite(f->first);
    *article = !a.wish || !b.wish ? 2 : 3;
    if (a.wish != b.wish)
        return a.wish ? a.wish : opposite(b.wish);
    *article = 4;
    if (a.strong != b.strong)
        return a.strong ? a.wish : opposite(b.wish);
    *article = 5;
    if (a.difference != b.difference)
        return a.difference < b.difference ? 'w' : 'b';
    *article = 6;
    colour = ad__alternate(f->t, f->who[i].place, f->who[j].place);
    if (colour)
        return colour;
    *article = 7;
    if (a.wish)
        return a.wish;
    *article = a.last ? 8 : 9;
    return a.last ? opposite(a.last) : b.last;
}

char ad__team_colour_why(unsigned *article, const struct ad__field *f, unsigned i, unsigned j)
{
    if (goes_first(f, i, j))
        return first_colour(article, f, i, j);
    return opposite(first_colour(article, f, j, i));
}

char ad__team_colour_of(const struct ad__field *f, unsigned i, unsigned j)
{
    unsigned article;

    return ad__team_colour_why(&article, f, i, j);
}
