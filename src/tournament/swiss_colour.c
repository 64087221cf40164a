/*
 * tournament/swiss_colour.c -- who of a pair has White: article 5.2, in its order.
 */
#include "tournament/swiss.h"

/* The latest game with a colour in the first `rounds` rounds, counted from 1; 0: none. Rounds not
 * played are passed over (C.04.2). */
static unsigned coloured_before(const struct ad_tournament *t, unsigned who, unsigned rounds)
{
    while (rounds && !ad__coloured(ad_meeting_of(t, who, rounds - 1)))
        rounds--;
    return rounds;
}

char ad__alternate(const struct ad_tournament *t, unsigned a, unsigned b)
{
    unsigned i = t->played, j = t->played;

    for (;;) {
        i = coloured_before(t, a, i);
        j = coloured_before(t, b, j);
        if (!i || !j)
            return 0;
        i--;
        j--;
        if (ad_meeting_of(t, a, i)->colour != ad_meeting_of(t, b, j)->colour)
            return ad_meeting_of(t, b, j)->colour;
    }
}

static char opposite(char colour)
{
    return colour == 'w' ? 'b' : 'w';
}

static unsigned size_of(int difference)
{
    return (unsigned)(difference < 0 ? -difference : difference);
}

char ad__colour_of(const struct ad__field *f, unsigned i, unsigned j)
{
    const struct ad__facts *a = &f->who[i], *b = &f->who[j], *higher = i < j ? a : b;
    char colour;

    if (a->colour != b->colour) /* 5.2.1: both, or the only one who has a wish */
        return a->colour ? a->colour : opposite(b->colour);
    if (a->due != b->due) /* 5.2.2: the stronger one; of two absolute the wider difference */
        return a->due > b->due ? a->colour : opposite(b->colour);
    if (a->due == AD__DUE_ABSOLUTE && size_of(a->difference) != size_of(b->difference))
        return size_of(a->difference) > size_of(b->difference) ? a->colour : opposite(b->colour);
    colour = ad__alternate(f->t, a->place, b->place); /* 5.2.3 */
    if (colour)
        return colour;
    colour = higher->colour; /* 5.2.4 */
    if (!colour)             /* 5.2.5 */
        colour = higher->parity % 2 ? f->first : opposite(f->first);
    return higher == a ? colour : opposite(colour);
}
