/*
 * text/template_say_play.c -- sentences about stages, teams, line-ups, draws, colours and clocks.
 */
#include "text/template_say.h"

AD__TEXT(AD__PAIR, say_system, AD_STAGE_MAP)
AD__TEXT(AD__PAIR, say_carry, AD_CARRY_MAP)
AD__TEXT(AD__PAIR, say_ranklist, AD_RANKLIST_MAP)
AD__TEXT(AD__PAIR, say_violation, AD_VIOLATION_MAP)
AD__TEXT(AD__PAIR, say_guest, AD_GUEST_MAP)
AD__TEXT(AD__PAIR, say_phase, AD_PHASE_MAP)
AD__TEXT(AD__PAIR, say_class, AD_CLASS_MAP)
AD__TEXT(AD__PAIR, say_drawn, AD_DRAWN_MAP)
AD__TEXT(AD__PAIR, say_meeting, AD_MEETING_MAP)
AD__TEXT(AD__PAIR, say_even, AD_EVEN_MAP)
AD__TEXT(AD__PAIR, say_colours_word, AD_COLOURS_MAP)
AD__TEXT(AD__PAIR, say_neutral, AD_NEUTRAL_MAP)
AD__TEXT(AD__PAIR, say_home_black, AD_HOME_BLACK_MAP)

/* Parts of a sentence: a semicolon before all but the first. */
static void part(struct ad__say *s, bool *first)
{
    say_raw(s, *first ? "" : "; ");
    *first = false;
}

static void labelled(struct ad__say *s, bool *first, const char *en, const char *de, int n)
{
    if (n == 0)
        return;
    part(s, first);
    say(s, en, de);
    ad__say_n(s, n);
}

/* ---- stages ---- */

static void say_stage(struct ad__say *s, const struct ad_template_stage *g)
{
    bool first = false;

    say(s, "Stage ", "Stufe ");
    ad__say_label(s, &g->line, g->id, g->id);
    say_system(s, g->system);
    labelled(s, &first, "rounds: ", "Runden: ", g->rounds);
    labelled(s, &first, "times around: ", "Durchgänge: ", g->cycles);
    labelled(s, &first, "groups: ", "Gruppen: ", g->groups);
    labelled(s, &first, "in each group: ", "je Gruppe: ", g->size);
    if (g->from[0]) {
        say(s, "; from stage ", "; aus Stufe ");
        say_raw(s, g->from);
    }
    if (g->places.first) {
        say(s, ", places ", ", Plätze ");
        ad__say_places(s, g->places);
    }
    if (g->carry) {
        part(s, &first);
        say_carry(s, g->carry);
    }
    ad__say_end(s, &g->line);
}

/* ---- times ---- */

void ad__say_time(struct ad__say *s, const struct ad_time_control *c)
{
    for (unsigned i = 0; i < c->periods; i++) {
        const struct ad_period *q = &c->period[i];
        bool again = c->repeats && i + 1 == c->periods;

        if (i > 0)
            say(s, ", then ", ", dann ");
        if (q->moves) {
            say(s, again ? "every " : "", again ? "je weitere " : "");
            say_number(s, q->moves);
            say(s, " moves in ", " Züge in ");
        } else {
            say(s, i > 0 ? "the rest in " : "all moves in ",
                i > 0 ? "den Rest in " : "alle Züge in ");
        }
        say_number(s, q->ms / 60000);
        say(s, q->ms == 60000 ? " minute" : " minutes", q->ms == 60000 ? " Minute" : " Minuten");
        if (q->increment_ms || q->delay_ms) {
            say(s, " and ", " und ");
            say_number(s, (q->increment_ms ? q->increment_ms : q->delay_ms) / 1000);
            say(s, q->increment_ms ? " seconds for every move" : " seconds of delay a move",
                q->increment_ms ? " Sekunden je Zug" : " Sekunden Aufschub je Zug");
        }
    }
}

static void say_clock(struct ad__say *s, const struct ad_template_clock *c)
{
    say(s, "Time: ", "Bedenkzeit: ");
    ad__say_time(s, &c->time);
    if (c->laws_format) {
        say(s, "; the rules are those of ", "; es gelten die Regeln für ");
        say_raw(s, ad__laws_words.word[c->laws_format].text[s->de]);
    }
    if (c->laws_edition) {
        say_raw(s, "; ");
        say_raw(s, ad_edition_title((enum ad_edition)(c->laws_edition - 1), s->de ? AD_DE : AD_EN));
    }
    ad__say_end(s, &c->line);
}

/* What the order prints holds where the template names no Laws. */
static void say_laws(struct ad__say *s, const struct ad_template *t)
{
    struct ad_template_line by = {.by = {AD_BTO_34}};

    if (t->clock.laws_edition || ad_template_laws(t) == AD_NO_EDITION)
        return;
    say(s, "Laws: ", "Spielregeln: ");
    say_raw(s, ad_edition_title(ad_template_laws(t), s->de ? AD_DE : AD_EN));
    ad__say_end(s, &by);
}

static void say_minutes(struct ad__say *s, int minutes)
{
    say_number(s, minutes % 60 ? minutes : minutes / 60);
    say_raw(s, minutes % 60 ? " min" : " h");
}

static void say_adjudicate(struct ad__say *s, const struct ad_template_adjudicate *a)
{
    say(s, "Adjudication is possible after ", "Abgeschätzt werden kann nach ");
    say_minutes(s, a->after);
    if (a->may_set) {
        say(s, "; before the first round it may be set to ", "; vor der ersten Runde setzbar auf ");
        say_minutes(s, a->may_set);
    }
    if (a->pause) {
        say(s, ", then with a pause of up to ", ", dann mit einer Pause bis zu ");
        say_minutes(s, a->pause);
    }
    ad__say_end(s, &a->line);
}

/* ---- draws and colours ---- */

static void say_fixed(struct ad__say *s, const struct ad_template_fixed *f)
{
    for (unsigned side = 0; side < 2; side++) {
        say(s, side ? " meets number " : "number ", side ? " gegen Nummer " : "Nummer ");
        say_number(s, f->place[side]);
        say(s, " of the association of strength ", " des Verbandes auf Stärkeplatz ");
        say_number(s, f->strength[side]);
    }
}

static void say_draw(struct ad__say *s, const struct ad_template_draw *d)
{
    bool first = true;

    say(s, "Draw of ", "Auslosung ");
    say_drawn(s, d->kind);
    ad__say_label(s, &d->line, "", "");
    if (d->lot) {
        part(s, &first);
        say(s, "by lot", "durch Los");
    }
    if (d->same_club) {
        part(s, &first);
        say(s, "those of one club ", "Vereinsgleiche ");
        say_meeting(s, d->same_club);
    }
    if (d->same_association) {
        part(s, &first);
        say(s, "those of one association ", "Verbandsgleiche ");
        say_meeting(s, d->same_association);
    }
    labelled(s, &first, "it alternates from round ", "es wechselt ab Runde ", d->alternate_from);
    for (unsigned i = 0; i < d->fixed_count; i++) {
        part(s, &first);
        say_fixed(s, &d->fixed[i]);
    }
    for (unsigned i = 0; i < d->even_count; i++) {
        if (i == 0)
            part(s, &first);
        say_raw(s, i > 0 ? ", " : s->de ? "gleichmäßig zu verteilen: " : "spread evenly: ");
        say_even(s, d->even[i]);
    }
    ad__say_end(s, &d->line);
}

static void say_colours(struct ad__say *s, const struct ad_template_colours *c)
{
    bool first = true;

    say(s, "Colours: ", "Farben: ");
    if (c->home_black) {
        part(s, &first);
        say_home_black(s, c->home_black);
    }
    if (c->home_white) {
        part(s, &first);
        say(s, "whoever is at home has ", "der Gastgeber hat ");
        say_colours_word(s, c->home_white);
    }
    if (c->neutral) {
        part(s, &first);
        say_neutral(s, c->neutral);
    }
    ad__say_end(s, &c->line);
}

void ad__say_play(struct ad__say *s, const struct ad_template *t)
{
    for (unsigned i = 0; i < t->stages; i++)
        say_stage(s, &t->stage[i]);
    for (unsigned i = 0; i < t->draws; i++)
        say_draw(s, &t->draw[i]);
    if (t->colours.line.given)
        say_colours(s, &t->colours);
    if (t->clock.line.given)
        say_clock(s, &t->clock);
    say_laws(s, t);
    if (t->adjudicate.line.given)
        say_adjudicate(s, &t->adjudicate);
}

/* ---- teams ---- */

static void say_subs_up(struct ad__say *s, const struct ad_template_lineup *l, bool *first)
{
    if (!l->subs_up)
        return;
    part(s, first);
    say(s, "uses in higher teams: ", "Einsätze in höheren Mannschaften: ");
    ad__say_n(s, l->subs_up);
    if (l->subs_more)
        say(s, " more", " weitere");
    if (l->per == AD_PER_SEASON)
        say(s, " in a season", " im Spieljahr");
}

static void say_where(struct ad__say *s, const struct ad_template_lineup *l, bool *first)
{
    bool begun = false;

    for (unsigned b = 0; b < AD_TEMPLATE_BOARDS; b++)
        if (l->boards >> b & 1) {
            if (!begun)
                part(s, first);
            say(s, begun ? ", " : "on boards ", begun ? ", " : "an Brett ");
            say_number(s, (int)b + 1);
            begun = true;
        }
    for (unsigned i = 1; i <= AD_PHASE_PLAYOFF; i++)
        if (l->phases >> i & 1) {
            part(s, first);
            say(s, "it holds for ", "gilt für ");
            say_phase(s, i);
        }
}

static void say_lineup(struct ad__say *s, const struct ad_template_lineup *l)
{
    bool first = true;

    say(s, "Line-up: ", "Aufstellung: ");
    if (l->ranklist) {
        part(s, &first);
        say_ranklist(s, l->ranklist);
        say(s, " binds", " ist verbindlich");
    }
    if (l->change) {
        part(s, &first);
        say(s, l->change == AD_YES_NO ? "it cannot be changed" : "it may be changed",
            l->change == AD_YES_NO ? "sie kann nicht geändert werden" : "sie darf geändert werden");
    }
    if (l->violation) {
        part(s, &first);
        say(s, "otherwise ", "sonst gilt: ");
        say_violation(s, l->violation);
    }
    labelled(s, &first, "must be present: ", "anwesend sein muss: ", l->min_present);
    labelled(s, &first, "foreigners at most: ", "Ausländer höchstens: ", l->foreigners);
    if (l->class_) {
        part(s, &first);
        say(s, "it holds for ", "gilt für ");
        say_class(s, l->class_);
    }
    say_subs_up(s, l, &first);
    labelled(s, &first, "each bans for one match of the home team from use ",
             "jeder sperrt für ein Spiel der Stammmannschaft ab Einsatz ", l->ban_from_use);
    say_where(s, l, &first);
    labelled(s, &first, "guests at most: ", "Gastspieler höchstens: ", l->guests);
    if (l->guests_from) {
        say_raw(s, " ");
        say_guest(s, l->guests_from);
    }
    ad__say_end(s, &l->line);
}

static void say_slot(struct ad__say *s, const struct ad_template_slot *l)
{
    say(s, "Board ", "Brett ");
    say_number(s, l->board);
    if (l->sex == AD_SEX_FEMALE)
        say(s, ": a girl", ": ein Mädchen");
    if (l->under) {
        say(s, ": years completed on the cut-off day fewer than ",
            ": vollendete Jahre am Stichtag weniger als ");
        say_number(s, l->under);
    }
    if (l->rank) {
        say(s, ", rank number ", ", Rangnummer ");
        say_number(s, l->rank);
    }
    ad__say_end(s, &l->line);
}

void ad__say_lineup(struct ad__say *s, const struct ad_template *t)
{
    bool first = false;

    if (t->boards.line.given) {
        say(s, "Boards of a team: ", "Bretter einer Mannschaft: ");
        say_number(s, t->boards.n);
        ad__say_end(s, &t->boards.line);
    }
    if (t->subs.line.given) {
        say(s, "Reserves: ", "Ersatzspieler: ");
        ad__say_n(s, t->subs.n);
        if (t->subs.moving_up == AD_YES_YES) {
            part(s, &first);
            say(s, "the others move up", "die übrigen rücken auf");
        }
        if (t->subs.append)
            say(s, "; appended at the end", "; hinten angereiht");
        ad__say_end(s, &t->subs.line);
    }
    for (unsigned i = 0; i < t->slots; i++)
        say_slot(s, &t->slot[i]);
    for (unsigned i = 0; i < t->lineups; i++)
        say_lineup(s, &t->lineup[i]);
}
