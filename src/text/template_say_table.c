/*
 * text/template_say_table.c -- sentences about points, tables, play-offs, titles and the rest.
 */
#include "text/template_say.h"
#include "tournament/names.h"
#include "federation/template_inside.h"

#include <string.h>

AD__TEXT(AD__PAIR, say_scope_word, AD_SCOPE_MAP)
AD__TEXT(AD__PAIR, say_on, AD_ON_MAP)
AD__TEXT(AD__PAIR, say_by_lot, AD_BY_LOT_MAP)
AD__TEXT(AD__PAIR, say_venue, AD_VENUE_MAP)
AD__TEXT(AD__PAIR, say_second, AD_SECOND_MAP)
AD__TEXT(AD__PAIR, say_skip, AD_SKIP_MAP)
AD__TEXT(AD__PAIR, say_smoking_rule, AD_SMOKING_MAP)
AD__TEXT(AD__PAIR, say_announce, AD_ANNOUNCE_MAP)
AD__TEXT(AD__PAIR, say_withdraw, AD_LEAVE_MAP)
AD__TEXT(AD__PAIR, say_prizes, AD_PRIZES_MAP)
AD__TEXT(AD__PAIR, say_per, AD_PER_MAP)
AD__TEXT(AD__PAIR, say_body, AD_BODY_MAP)

static enum ad_language lang(const struct ad__say *s)
{
    return s->de ? AD_DE : AD_EN;
}

/* ---- the table ---- */

static void say_three(struct ad__say *s, const ad_points p[3])
{
    for (unsigned i = 0; i < 3; i++) {
        say_raw(s, i > 0 ? ", " : "");
        if (p[i] >= 10 || p[i] % 10 == 0)
            say_number(s, p[i] / 10);
        say_raw(s, p[i] % 10 ? "½" : "");
    }
}

static void say_score(struct ad__say *s, const struct ad_template_score *c)
{
    say(s, "A game won, drawn, lost counts ", "Eine Partie gewonnen, remis, verloren zählt ");
    say_three(s, c->game);
    if (c->match_given) {
        say(s, "; a match ", "; ein Mannschaftskampf ");
        say_three(s, c->match);
    }
    ad__say_end(s, &c->line);
}

static void say_order(struct ad__say *s, const struct ad_template_order *o)
{
    ad__say_label(s, &o->line, "Table", "Tabelle");
    for (unsigned i = 0; i < o->count; i++) {
        char code[AD_TIEBREAK_MAX];
        int len = ad_tiebreak_write(code, sizeof code, &o->chain[i]);

        if (i > 0)
            say(s, ", then ", ", dann ");
        say_raw(s, ad_tiebreak_name(o->chain[i].code, lang(s)));
        if (len > 0 && strcmp(code, ad_tiebreak_code(o->chain[i].code)) != 0) {
            say_raw(s, " ");
            say_raw(s, code);
        }
    }
    if (o->shared)
        say(s, "; then the place is shared", "; danach wird der Platz geteilt");
    ad__say_end(s, &o->line);
}

static void say_scopes(struct ad__say *s, const struct ad_template_playoff *p)
{
    for (unsigned i = 0; i < p->scopes; i++) {
        say_raw(s, i > 0 ? ", " : "");
        say_scope_word(s, p->scope[i].kind);
        if (p->scope[i].places.first) {
            say_raw(s, " ");
            ad__say_places(s, p->scope[i].places);
        }
        if (p->scope[i].event[0]) {
            say_raw(s, " ");
            say_raw(s, p->scope[i].event);
        }
    }
}

static bool is_cup(const struct ad_template_playoff *p)
{
    return p->scope[0].kind == AD_SCOPE_MATCH || p->scope[0].kind == AD_SCOPE_PAIRING;
}

/* In a cup the event is one match. */
static void say_step(struct ad__say *s, const struct ad_template_playoff *p,
                     const struct ad_step *q, bool team)
{
    if (q->kind == AD_STEP_EVENT_BERLIN && is_cup(p))
        say(s, "Berlin tie-break of the match", "Berliner Wertung des Kampfes");
    else if (q->kind == AD_STEP_SUDDEN && team)
        say(s, "one more match until there is a winner",
            "je ein weiterer Stichkampf bis zur Entscheidung");
    else
        say_raw(s, ad_step_text((enum ad_step_kind)q->kind, lang(s)));
    if (q->kind == AD_STEP_MATCH && !team) {
        say(s, ", games: ", ", Partien: ");
        say_number(s, q->count);
    }
    if (q->kind == AD_STEP_MATCH && p->swapped)
        say(s, " with colours swapped", " mit vertauschten Farben");
}

static void say_details(struct ad__say *s, const struct ad_template_playoff *p)
{
    if (p->clock.periods > 0) {
        say(s, "; time: ", "; Bedenkzeit: ");
        ad__say_time(s, &p->clock);
    }
    if (p->laws_format) {
        say(s, "; the rules are those of ", "; es gelten die Regeln für ");
        say_raw(s, ad__laws_words.word[p->laws_format].text[s->de]);
    }
    if (p->laws_edition) {
        say_raw(s, "; ");
        say_raw(s, ad_edition_title((enum ad_edition)(p->laws_edition - 1), lang(s)));
    }
    if (p->colours) {
        say_raw(s, "; ");
        say_by_lot(s, p->colours);
    }
    if (p->order_by)
        say(s, "; the order of play is drawn", "; die Reihenfolge wird ausgelost");
    if (p->venue) {
        say_raw(s, "; ");
        say_venue(s, p->venue);
    }
    if (p->draw)
        say(s, "; drawn anew", "; neu ausgelost");
}

static void say_playoff(struct ad__say *s, const struct ad_template_playoff *p, bool team)
{
    say(s, "Tie (", "Gleichstand (");
    say_scopes(s, p);
    ad__say_label(s, &p->line, ")", ")");
    if (!is_cup(p)) {
        say_number(s, p->tied_from);
        if (p->tied_to > p->tied_from)
            say(s, " or more", " oder mehr");
        say_raw(s, " ");
        say_on(s, p->on ? p->on : AD_ON_POINTS);
        say_raw(s, ": ");
    }
    for (unsigned i = 0; i < p->step_count; i++) {
        if (i > 0)
            say(s, ", then ", ", dann ");
        say_step(s, p, &p->steps[i], team);
    }
    say_details(s, p);
    ad__say_end(s, &p->line);
}

void ad__say_table(struct ad__say *s, const struct ad_template *t)
{
    if (t->score.line.given)
        say_score(s, &t->score);
    for (unsigned i = 0; i < t->orders; i++)
        say_order(s, &t->order[i]);
    for (unsigned i = 0; i < t->playoffs; i++)
        say_playoff(s, &t->playoff[i], t->unit.word == AD_UNIT_TEAM);
}

/* ---- what follows from it ---- */

static void say_qualify(struct ad__say *s, const struct ad_template_qualify *q)
{
    say(s, "Qualified for ", "Qualifiziert für ");
    say_raw(s, q->to);
    if (q->n) {
        say_raw(s, ": ");
        ad__say_n(s, q->n);
    }
    if (q->second) {
        say_raw(s, "; ");
        say_second(s, q->second);
    }
    if (q->skip) {
        say_raw(s, "; ");
        say_skip(s, q->skip);
    }
    ad__say_end(s, &q->line);
}

static void say_move(struct ad__say *s, const struct ad_template_move *m, bool up)
{
    say(s, up ? "Promoted from below: " : "Relegated: ", up ? "Aufsteiger: " : "Absteiger: ");
    ad__say_n(s, m->n);
    if (m->per) {
        say(s, " from each ", " je ");
        say_per(s, m->per);
    }
    if (m->to) {
        say(s, ", to its ", ", in den Bereich ");
        say_per(s, m->to);
    }
    ad__say_end(s, &m->line);
}

static void say_smoking(struct ad__say *s, const struct ad_template_smoking *m)
{
    say(s, "Smoking: ", "Rauchen: ");
    say_smoking_rule(s, m->rule);
    if (m->restrict_by) {
        say(s, "; further restricted by ", "; weiter einschränken kann ");
        say_body(s, m->restrict_by);
    }
    for (unsigned i = 0; i < m->announce_count; i++) {
        say_raw(s, i > 0 ? ", " : s->de ? "; bekanntzugeben " : "; to be announced ");
        say_announce(s, m->announce[i]);
    }
    if (m->advise) {
        say(s, "; recommended: ", "; empfohlen: ");
        say_smoking_rule(s, m->advise);
    }
    ad__say_end(s, &m->line);
}

/* With what stands for the year. */
static void say_title(struct ad__say *s, const char *text)
{
    const char *mark = strstr(text, "{year}");

    if (mark) {
        put_bytes(&s->p, text, (size_t)(mark - text));
        say(s, "YYYY", "JJJJ");
        text = mark + strlen("{year}");
    }
    say_raw(s, text);
}

static void say_titles(struct ad__say *s, const struct ad_template *t)
{
    for (unsigned i = 0; i < t->titles; i++) {
        say(s, "Title, place ", "Titel, Platz ");
        ad__say_places(s, t->title[i].places);
        say(s, ": “", ": „");
        say_title(s, t->title[i].text);
        say(s, "”", "“");
        ad__say_end(s, &t->title[i].line);
    }
    if (t->invite.line.given) {
        say(s, "Invitations: at least ", "Einladung: spätestens ");
        say_number(s, t->invite.days);
        if (t->invite.days == 1)
            say(s, " day before the start", " Tag vor Beginn");
        else
            say(s, " days before the start", " Tage vor Beginn");
        ad__say_end(s, &t->invite.line);
    }
    if (t->prizes.line.given) {
        say(s, "Prizes: ", "Preise: ");
        say_prizes(s, t->prizes.word);
        ad__say_end(s, &t->prizes.line);
    }
}

void ad__say_rest(struct ad__say *s, const struct ad_template *t)
{
    for (unsigned i = 0; i < t->qualifies; i++)
        say_qualify(s, &t->qualify[i]);
    for (unsigned i = 0; i < t->ups; i++)
        say_move(s, &t->up[i], true);
    for (unsigned i = 0; i < t->downs; i++)
        say_move(s, &t->down[i], false);
    say_titles(s, t);
    if (t->smoking.line.given)
        say_smoking(s, &t->smoking);
    for (unsigned i = 0; i < t->withdraws; i++) {
        ad__say_label(s, &t->withdraw[i].line, "Withdrawal", "Rücktritt");
        say_withdraw(s, t->withdraw[i].rule);
        ad__say_end(s, &t->withdraw[i].line);
    }
}
