/*
 * text/explain.c -- why these two meet, in sentences with the number of the rule.
 *
 * Criteria and articles have the numbers of the tournament's own rules: 2026 has C1 to C21 and
 * 5.2.1 to 5.2.5, the text of 2017 C.1 to C.19 and E.1 to E.5.
 */
#include "adoube/explain.h"

#include "text/criteria.h"
#include "text/put.h"
#include "tournament/explain_inside.h"

struct words {
    const char *en, *de;
};

static const char *in(struct words w, enum ad_language lang)
{
    return lang == AD_DE ? w.de : w.en;
}

/* ---- pieces ---- */

struct writer {
    struct put p;
    const struct ad_explanation *e;
    enum ad_language lang;
};

static struct writer begin(char *out, size_t cap, const struct ad_explanation *e,
                           enum ad_language lang)
{
    return (struct writer){{out, cap, 0}, e, lang};
}

static void say(struct writer *w, const char *en, const char *de)
{
    put_text(&w->p, in((struct words){en, de}, w->lang));
}

static void say_number(struct writer *w, unsigned place) /* from 1 */
{
    put_number(&w->p, w->e->t->entrants[place - 1].number);
}

static void say_points(struct writer *w, ad_points points)
{
    put_number(&w->p, points / 10);
    say(w, ".", ",");
    put_number(&w->p, points < 0 ? -points % 10 : points % 10);
}

static void say_colour(struct writer *w, char colour)
{
    if (colour == 'w')
        say(w, "White", "Weiß");
    else
        say(w, "Black", "Schwarz");
}

static void say_criterion(struct writer *w, unsigned criterion)
{
    put_text(&w->p, ad__criterion_name(criterion, w->e->t->system));
}

/* " (colour preferences)" */
static void say_meaning(struct writer *w, unsigned criterion)
{
    put_text(&w->p, " (");
    put_text(&w->p, ad__criterion_text(criterion, w->lang));
    put_char(&w->p, ')');
}

static void say_pair(struct writer *w, unsigned a, unsigned b)
{
    say_number(w, a);
    put_text(&w->p, "–");
    say_number(w, b);
}

static void say_times(struct writer *w, int32_t n)
{
    if (n == 1)
        say(w, "once", "einmal");
    else if (n == 2)
        say(w, "twice", "zweimal");
    else {
        put_number(&w->p, n);
        say(w, " times", "-mal");
    }
}

/* ---- pairs ---- */

/* Of the two: White, Black. */
static unsigned of_side(const struct ad_pair_view *v, unsigned side)
{
    return side ? v->black : v->white;
}

/* To whom the rule gives the colour due. */
static unsigned served(const struct ad_pair_view *v)
{
    return of_side(v, v->due[0] != (v->colours_differ ? 'b' : 'w'));
}

/* What a rule of 5.2 says about these two; `%` is the one whom it is about. */
static const struct words colour_words[] = {
    {"% gets the colour due", "% bekommt die fällige Farbe"},
    {"the preference of % is stronger", "die Präferenz von % ist stärker"},
    {"unlike the last time their colours differed",
     "umgekehrt wie zuletzt, als ihre Farben verschieden waren"},
    {"the higher ranked (%) gets the colour due",
     "der besser Platzierte (%) bekommt die fällige Farbe"},
    {"neither is due one, so the number of the higher ranked (%) decides",
     "keinem steht eine zu, so entscheidet die Nummer des besser Platzierten (%)"},
};

static void say_colour_words(struct writer *w, unsigned k, unsigned rule)
{
    const struct ad_pair_view *v = &w->e->pairs[k];

    if (rule == 1 && v->due[0] && v->due[1]) {
        say(w, "both get the colour due", "beide bekommen die fällige Farbe");
        return;
    }
    for (const char *at = in(colour_words[rule - 1], w->lang); *at; at++)
        if (*at == '%')
            say_number(w, rule >= 4 ? ad_explain_upper(w->e, k) : served(v));
        else
            put_char(&w->p, *at);
}

static void say_colour_rule(struct writer *w, unsigned k)
{
    unsigned rule = w->e->pairs[k].colour_rule;

    if (!rule)
        return;
    say(w, "; colours: ", "; Farben: ");
    put_text(&w->p, w->e->t->system == AD_SWISS_DUTCH_2017 ? "E." : "5.2.");
    put_number(&w->p, (int)rule);
    put_text(&w->p, ", ");
    say_colour_words(w, k, rule);
}

/* " 7 is due White and has Black (C12, C13)." */
static void say_missed(struct writer *w, const struct ad_pair_view *v, unsigned side)
{
    char has = side ? 'b' : 'w';

    if (!v->due[side] || v->due[side] == has)
        return;
    put_char(&w->p, ' ');
    say_number(w, of_side(v, side));
    say(w, " is due ", " steht ");
    say_colour(w, v->due[side]);
    say(w, " and has ", " zu und bekommt ");
    say_colour(w, has);
    put_text(&w->p, " (");
    say_criterion(w, 12);
    if (v->strong[side]) {
        put_text(&w->p, ", ");
        say_criterion(w, 13);
    }
    put_text(&w->p, ").");
}

static void say_breaks(struct writer *w, const struct ad_pair_view *v)
{
    uint32_t rest = v->breaks & ~(UINT32_C(1) << 12) & ~(UINT32_C(1) << 13);

    for (unsigned side = 0; side < 2 && v->black; side++)
        say_missed(w, v, side);
    if (!rest)
        return;
    say(w, " Not met:", " Nicht erfüllt:");
    for (unsigned c = 1, first = 1; c < AD_CRITERIA; c++) {
        if (!(rest >> c & 1))
            continue;
        put_text(&w->p, first ? " " : ", ");
        say_criterion(w, c);
        say_meaning(w, c);
        first = 0;
    }
    put_char(&w->p, '.');
}

static void say_part(struct writer *w, const struct ad_pair_view *v)
{
    switch (v->part) {
    case AD_PART_WHOLE:
    case AD_PART_BYE:
    case AD_PART_GIVEN: break;
    case AD_PART_MOVED: say(w, ", moved down", ", von oben"); break;
    case AD_PART_REMAINDER: say(w, ", remainder", ", Rest"); break;
    }
}

int ad_explain_pair_text(char *out, size_t cap, const struct ad_explanation *e, unsigned k,
                         enum ad_language lang)
{
    struct writer w = begin(out, cap, e, lang);
    const struct ad_pair_view *v = &e->pairs[k];

    if (v->black)
        say_pair(&w, v->white, v->black);
    else
        say_number(&w, v->white);
    if (v->part == AD_PART_GIVEN) {
        say(&w, ": the bye, given before the others were paired.",
            ": spielfrei, schon vor der Auslosung bestimmt.");
        return put_end(&w.p);
    }
    say(&w, v->black ? ": bracket " : ": the bye, bracket ",
        v->black ? ": Gruppe " : ": spielfrei, Gruppe ");
    say_points(&w, e->brackets[v->bracket].score);
    say_part(&w, v);
    if (v->black) {
        say(&w, ", no. ", ", Nr. ");
        put_number(&w.p, v->s1);
        say(&w, " of S1 with no. ", " aus S1 mit Nr. ");
        put_number(&w.p, v->s2);
        say(&w, " of S2", " aus S2");
    }
    if (v->exchanged)
        say(&w, ", exchanged", ", nach Austausch");
    say_colour_rule(&w, k);
    put_char(&w.p, '.');
    say_breaks(&w, v);
    if (v->colours_differ)
        say(&w, " The colours are the other way round here.", " Die Farben sind hier vertauscht.");
    return put_end(&w.p);
}

/* ---- choices ---- */

static void say_impossible(struct writer *w, const struct ad_choice *c)
{
    say(w, "then ", "dann ");
    if (!c->stuck[0]) {
        say(w, "not all could be paired", "fänden nicht alle einen Gegner");
    } else {
        say(w, "", c->stuck[1] ? "fänden " : "fände ");
        say_number(w, c->stuck[0]);
        if (c->stuck[1]) {
            say(w, " and ", " und ");
            say_number(w, c->stuck[1]);
        }
        say(w, " could not be paired", c->stuck[1] ? " keine Gegner" : " keinen Gegner");
    }
    put_text(&w->p, " (");
    say_criterion(w, 4);
    put_char(&w->p, ')');
}

/* "then C12 would be broken twice instead of once", "dann wäre C12 zweimal statt einmal verletzt" */
static void say_broken(struct writer *w, const struct ad_choice *c)
{
    say(w, "then ", "dann wäre ");
    say_criterion(w, c->criterion);
    say(w, " would be broken ", " ");
    say_times(w, c->would_be);
    if (c->is) {
        say(w, " instead of ", " statt ");
        say_times(w, c->is);
    }
    say(w, "", " verletzt");
    say_meaning(w, c->criterion);
}

/* "then the bye would go to 1.5 points instead of 1.0": points, or games */
static void say_instead(struct writer *w, const struct ad_choice *c, struct words before,
                        struct words unit, struct words after)
{
    bool points = c->criterion == 5 || c->criterion == 7;

    put_text(&w->p, in(before, w->lang));
    points ? say_points(w, c->would_be) : put_number(&w->p, c->would_be);
    put_text(&w->p, in(unit, w->lang));
    say(w, " instead of ", " statt ");
    points ? say_points(w, c->is) : put_number(&w->p, c->is);
    put_text(&w->p, in(after, w->lang));
}

static void say_in_general(struct writer *w, const struct ad_choice *c)
{
    bool worse = c->kind == AD_CHOICE_WORSE;

    if (c->criterion == 4) {
        say(w, "then other brackets would have to be paired together",
            "dann müssten andere Gruppen zusammen gepaart werden");
        return;
    }
    say(w, worse ? "then this would be worse: " : "then this would be better: ",
        worse ? "dann wäre dies schlechter: " : "dann wäre dies besser: ");
    put_text(&w->p, ad__criterion_text(c->criterion, w->lang));
}

static void say_less(struct writer *w, const struct ad_choice *c)
{
    bool scores = c->is >= 0 && c->would_be >= 0 && w->e->t->system != AD_SWISS_DUTCH_2017;

    if (c->criterion >= 10 && c->criterion <= 17) {
        say_broken(w, c);
        return;
    }
    if (c->criterion == 5)
        say_instead(w, c, (struct words){"then the bye would go to ", "dann wäre spielfrei, wer "},
                    (struct words){" points", ""}, (struct words){"", " Punkte hat"});
    else if (c->criterion == 6)
        say_instead(w, c, (struct words){"then ", "dann gingen "},
                    (struct words){" would float down", ""}, (struct words){"", " nach unten"});
    else if (c->criterion == 7 && scores)
        say_instead(
            w, c, (struct words){"then somebody would float down with ", "dann ginge jemand mit "},
            (struct words){" points", ""}, (struct words){"", " Punkten nach unten"});
    else if (c->criterion == 9)
        say_instead(w, c,
                    (struct words){"then the one with the bye would have missed ",
                                   "dann hätte, wer spielfrei ist, "},
                    (struct words){"", ""}, (struct words){" games", " Partien versäumt"});
    else
        say_in_general(w, c);
    put_text(&w->p, " (");
    say_criterion(w, c->criterion);
    put_char(&w->p, ')');
}

static void say_had_bye(struct writer *w, const struct ad_choice *c)
{
    char result = ad_meeting_of(w->e->t, c->other - 1u, c->round)->result;

    if (result == 'U')
        say(w, "had the bye in round ", "war spielfrei in Runde ");
    else
        say(w, "got the points of a win without playing in round ",
            "bekam kampflos die Punkte eines Sieges in Runde ");
    put_number(&w->p, c->round + 1);
    put_text(&w->p, " (");
    say_criterion(w, 2);
    put_char(&w->p, ')');
}

/* Who would meet another; nothing new if it is the one who chooses. */
static void say_later(struct writer *w, const struct ad_choice *c, unsigned upper)
{
    if (!c->stuck[0] || c->stuck[0] == upper || c->stuck[0] == c->stuck[1])
        return;
    put_text(&w->p, ": ");
    say_number(w, c->stuck[0]);
    say(w, " would meet ", " träfe auf ");
    say_number(w, c->stuck[1]);
}

/* `upper` is the one who chooses. */
static void say_why(struct writer *w, const struct ad_choice *c, unsigned upper)
{
    bool old = w->e->t->system == AD_SWISS_DUTCH_2017;

    switch (c->kind) {
    case AD_CHOICE_MET:
        say(w, "they met in round ", "sie spielten gegeneinander in Runde ");
        put_number(&w->p, c->round + 1);
        put_text(&w->p, old ? " (C.1)" : " (C1)");
        break;
    case AD_CHOICE_FORBIDDEN:
        say(w, "forbidden in this tournament", "in diesem Turnier ausgeschlossen");
        break;
    case AD_CHOICE_COLOUR:
        say(w, "both must have ", "beide müssen ");
        say_colour(w, c->colour);
        say(w, "", " haben");
        put_text(&w->p, old ? " (C.3)" : " (C3)");
        break;
    case AD_CHOICE_HAD_BYE: say_had_bye(w, c); break;
    case AD_CHOICE_IMPOSSIBLE: say_impossible(w, c); break;
    case AD_CHOICE_WORSE: say_less(w, c); break;
    case AD_CHOICE_LATER:
        say(w, "as good, but later in the sequence (", "ebenso gut, aber später in der Folge (");
        put_text(&w->p, old ? "D)" : "4)");
        say_later(w, c, upper);
        break;
    case AD_CHOICE_BETTER:
        say(w, "it would be better: ", "das wäre besser: ");
        say_less(w, c);
        break;
    }
}

int ad_explain_choice_text(char *out, size_t cap, const struct ad_explanation *e, unsigned k,
                           const struct ad_choice *c, enum ad_language lang)
{
    struct writer w = begin(out, cap, e, lang);
    const struct ad_pair_view *v = &e->pairs[k];
    unsigned upper = ad_explain_upper(e, k);

    if (!c->other) {
        say(&w, "Not in bracket ", "Nicht in Gruppe ");
        say_points(&w, e->brackets[c->bracket].score);
        put_text(&w.p, ": ");
    } else {
        say(&w, "Not ", "Nicht ");
        if (v->black) {
            say_number(&w, upper);
            put_text(&w.p, "–");
        }
        say_number(&w, c->other);
        put_text(&w.p, ": ");
    }
    say_why(&w, c, upper);
    if ((c->kind == AD_CHOICE_WORSE || c->kind == AD_CHOICE_BETTER) && c->criterion > 5 &&
        c->score != e->brackets[c->other ? v->bracket : c->bracket].score) {
        say(&w, ", bracket ", ", Gruppe ");
        say_points(&w, c->score);
    }
    put_char(&w.p, '.');
    return put_end(&w.p);
}

/* ---- brackets ---- */

static void say_list(struct writer *w, const uint16_t *places, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        put_char(&w->p, ' ');
        say_number(w, places[i] + 1u);
    }
}

int ad_explain_bracket_text(char *out, size_t cap, const struct ad_explanation *e, unsigned b,
                            enum ad_language lang)
{
    struct writer w = begin(out, cap, e, lang);
    const struct ad_bracket_view *v = &e->brackets[b];
    const char *between = " ";

    say(&w, "Bracket ", "Gruppe ");
    say_points(&w, v->score);
    if (v->collapsed)
        say(&w, " and all below", " und alle darunter");
    put_char(&w.p, ':');
    say_list(&w, v->who + v->moved, v->count - v->moved);
    if (v->moved) {
        say(&w, "; from above", "; von oben");
        say_list(&w, v->who, v->moved);
    }
    if (v->floaters) {
        say(&w, "; down", "; nach unten");
        say_list(&w, v->floats, v->floaters);
    }
    put_char(&w.p, '.');
    for (unsigned c = 6; c < AD_CRITERIA; c++) {
        if (!v->value[c])
            continue;
        put_text(&w.p, between);
        between = ", ";
        say_criterion(&w, c);
        put_text(&w.p, ": ");
        put_number(&w.p, v->value[c]);
        say_meaning(&w, c);
    }
    if (*between == ',')
        put_char(&w.p, '.');
    return put_end(&w.p);
}
