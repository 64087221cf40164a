/*
 * text/template_say.c -- a template in sentences: what it is, who may play, and its seats.
 */
#include "text/template_say.h"
#include "federation/names.h"
#include "federation/template_inside.h"

AD__TEXT(AD__PAIR, say_owner, AD_OWNER_MAP)
AD__TEXT(AD__PAIR, say_unit, AD_UNIT_MAP)
AD__TEXT(AD__PAIR, say_sex, AD_SEX_MAP)
AD__TEXT(AD__PAIR, say_body, AD_BODY_MAP)
AD__TEXT(AD__PAIR, say_per, AD_PER_MAP)
AD__TEXT(AD__PAIR, say_when_word, AD_WHEN_MAP)
AD__TEXT(AD__PAIR, say_compare, AD_COMPARE_MAP)
AD__TEXT(AD__PAIR, say_variant, AD_VARIANT_MAP)

void ad__say_n(struct ad__say *s, int n)
{
    if (n < 0)
        put_text(&s->p, ad__n_words.word[-n].text[s->de]);
    else
        put_number(&s->p, n);
}

void ad__say_places(struct ad__say *s, struct ad_places at)
{
    say_number(s, at.first);
    if (at.last > at.first) {
        say(s, " to ", " bis ");
        say_number(s, at.last);
    }
}

static void say_point(struct ad__say *s, unsigned point)
{
    char text[AD_POINT_TEXT_MAX];

    if (ad_point_write(text, sizeof text, (enum ad_point)point) > 0)
        say_raw(s, text);
}

static void say_when(struct ad__say *s, const struct ad_when *w)
{
    say_raw(s, ", ");
    if (w->kind == AD_WHEN_ENTRIES) {
        say(s, "with ", "bei ");
        say_compare(s, w->compare);
        say_raw(s, " ");
        say_number(s, w->n);
        say(s, " entries", " Teilnehmern");
    } else {
        say_when_word(s, w->kind);
    }
}

void ad__say_end(struct ad__say *s, const struct ad_template_line *line)
{
    for (unsigned i = 0; i < AD_TEMPLATE_BY && line->by[i]; i++) {
        say_raw(s, i == 0 ? " (" : ", ");
        say_point(s, line->by[i]);
    }
    say_raw(s, line->by[0] ? ").\n" : ".\n");
}

void ad__say_label(struct ad__say *s, const struct ad_template_line *line, const char *en,
                   const char *de)
{
    say(s, en, de);
    if (line->when.kind)
        say_when(s, &line->when);
    say_raw(s, ": ");
}

/* ---- what it is ---- */

static void say_head(struct ad__say *s, const struct ad_template *t)
{
    say_raw(s, s->de && t->name[1][0] ? t->name[1] : t->name[0]);
    say_raw(s, " (");
    say_raw(s, t->id);
    say_raw(s, ")\n");
    for (unsigned i = 0; i < t->refs; i++) {
        say_raw(s, i > 0 ? ", " : s->de ? "Grundlage: " : "It rests on ");
        say_point(s, t->ref[i].first);
        if (t->ref[i].last > t->ref[i].first) {
            say(s, " to ", " bis ");
            say_raw(s, ad_point_number((enum ad_point)t->ref[i].last));
        }
    }
    if (t->refs > 0)
        say_raw(s, ".\n");
}

static void say_overrides(struct ad__say *s, const struct ad_template *t)
{
    if (t->area.line.given) {
        say(s, "Area: ", "Bereich: ");
        say_raw(s, ad_level_text((enum ad_level)t->area.word, s->de ? AD_DE : AD_EN));
        ad__say_end(s, &t->area.line);
    }
    for (unsigned i = 0; i < t->overrides; i++) {
        say(s, "Other than ", "Abweichend von ");
        say_point(s, t->override[i].point);
        say_raw(s, ": ");
        say_raw(s, s->de && t->override[i].german[0] ? t->override[i].german : t->override[i].text);
        ad__say_end(s, &t->override[i].line);
    }
}

static void say_day(struct ad__say *s, unsigned month, unsigned day)
{
    static const char *const months[12][2] = {
        {"January", "Januar"},  {"February", "Februar"},  {"March", "März"},
        {"April", "April"},     {"May", "Mai"},           {"June", "Juni"},
        {"July", "Juli"},       {"August", "August"},     {"September", "September"},
        {"October", "Oktober"}, {"November", "November"}, {"December", "Dezember"}};

    say_number(s, (int)day);
    say(s, " ", ". ");
    say_raw(s, months[month - 1][s->de]);
}

static void say_age(struct ad__say *s, const struct ad_template_age *a)
{
    say(s, "On ", "Am ");
    say_day(s, a->month, a->day);
    say(s, " of the year in which the season starts nobody has completed ",
        " des Jahres, in dem das Spieljahr beginnt, hat niemand das ");
    say_number(s, a->under);
    say(s, " years", ". Lebensjahr vollendet");
    if (a->min > 0) {
        say(s, "; the least age is ", "; das Mindestalter ist ");
        say_number(s, a->min);
    } else if (a->min < 0) {
        say(s, "; the youth committee may set a least age",
            "; der Jugendausschuss kann ein Mindestalter vorschreiben");
    }
    ad__say_end(s, &a->line);
}

static void say_who(struct ad__say *s, const struct ad_template *t)
{
    if (t->owner.line.given) {
        say(s, "In charge is ", "Zuständig ist ");
        say_owner(s, t->owner.word);
        ad__say_end(s, &t->owner.line);
    }
    say(s, "It is for ", "Es spielen ");
    say_unit(s, t->unit.word);
    if (t->sex.word == AD_SEX_FEMALE) {
        say_raw(s, ", ");
        say_sex(s, t->sex.word);
    }
    ad__say_end(s, t->sex.line.given ? &t->sex.line : &t->unit.line);
    if (t->age.line.given)
        say_age(s, &t->age);
    if (t->variant.line.given) {
        say(s, "The game is ", "Gespielt wird ");
        say_variant(s, t->variant.word);
        ad__say_end(s, &t->variant.line);
    }
}

/* ---- the field ---- */

static void say_field(struct ad__say *s, const struct ad_template_field *f)
{
    ad__say_label(s, &f->line, "Entries", "Teilnehmerzahl");
    switch ((enum ad_field_kind)f->kind) {
    case AD_FIELD_EXACT: say(s, "exactly ", "genau "); break;
    case AD_FIELD_ONE_OF: break;
    case AD_FIELD_TARGET: say(s, "there should be ", "soll "); break;
    case AD_FIELD_DEFAULT: say(s, "as a rule ", "grundsätzlich "); break;
    case AD_FIELD_SET_BY: say(s, "set by ", "sie bestimmt "); break;
    case AD_FIELD_PER_ASSOCIATION:
        say(s, "as many as the associations nominate", "so viele, wie die Verbände nominieren");
        break;
    case AD_FIELD_UNSAID: break;
    }
    if (f->kind == AD_FIELD_SET_BY)
        say_body(s, f->body);
    for (unsigned i = 0; i < f->count; i++) {
        if (i > 0)
            say(s, i + 1 < f->count ? ", " : " or ", i + 1 < f->count ? ", " : " oder ");
        say_number(s, f->n[i]);
    }
    if (f->kind == AD_FIELD_TARGET)
        say(s, "", " betragen");
    if (f->max) {
        say(s, ", at most ", ", höchstens ");
        say_number(s, f->max);
    }
    if (f->kind == AD_FIELD_DEFAULT && f->body) {
        say(s, "; more if so decided by ", "; über mehr entscheidet ");
        say_body(s, f->body);
    }
    ad__say_end(s, &f->line);
}

/* ---- seats ---- */

static void say_strength(struct ad__say *s, unsigned figure)
{
    static const char *const text[][2] = {{"", ""},
                                          {"members", "Mitgliedern"},
                                          {"young members", "jugendlichen Mitgliedern"},
                                          {"girls", "weiblichen Jugendlichen"}};

    say_raw(s, text[figure][s->de]);
}

static void say_extra(struct ad__say *s, const struct ad_template_seat *seat)
{
    if (seat->top == 1) {
        say(s, "the association with the most ", "der Verband mit den meisten ");
        say_strength(s, seat->figure);
        say(s, " has more: ", " erhält zusätzlich ");
    } else {
        say(s, "the ", "die ");
        say_number(s, seat->top);
        say(s, " associations with the most ", " Verbände mit den meisten ");
        say_strength(s, seat->figure);
        say(s, " have more, each ", " erhalten zusätzlich je ");
    }
    ad__say_n(s, seat->n);
}

static void say_previous(struct ad__say *s, const struct ad_template_seat *seat)
{
    say(s, seat->places.first == seat->places.last ? "place " : "places ",
        seat->places.first == seat->places.last ? "Platz " : "die Plätze ");
    ad__say_places(s, seat->places);
    say(s, " of last year", " des Vorjahres");
    if (seat->unless[0]) {
        say(s, ", unless entitled to ", ", sofern nicht startberechtigt für ");
        say_raw(s, seat->unless);
    }
    if (seat->if_age)
        say(s, ", if still young enough", ", sofern die Altersgrenze noch eingehalten ist");
}

static void say_relegated(struct ad__say *s, const struct ad_template_seat *seat)
{
    say(s, "those relegated from ", "die Absteiger aus ");
    say_raw(s, seat->from);
    if (seat->carry) {
        say(s, "; it is kept for ", "; das Recht bleibt ");
        say_number(s, seat->carry);
        say(s, seat->carry == 1 ? " year" : " years",
            seat->carry == 1 ? " Jahr erhalten" : " Jahre erhalten");
    }
    if (seat->lapse)
        say(s, "; it lapses if unused", "; ungenutzt verfällt es");
}

static void say_each(struct ad__say *s, const struct ad_template_seat *seat)
{
    if (seat->per) {
        say(s, "each ", "je ");
        say_per(s, seat->per);
        say_raw(s, " ");
    }
    ad__say_n(s, seat->n);
}

static void say_wildcard(struct ad__say *s, const struct ad_template_seat *seat)
{
    say(s, "wildcards, given by ", "Freiplätze vergibt ");
    say_body(s, seat->body);
    if (seat->n) {
        say_raw(s, ": ");
        ad__say_n(s, seat->n);
    }
    if (seat->request)
        say(s, ", on request", ", auf Antrag");
}

static void say_seat(struct ad__say *s, const struct ad_template_seat *seat)
{
    ad__say_label(s, &seat->line, "Seats", "Startplätze");
    switch ((enum ad_seat_kind)seat->kind) {
    case AD_SEAT_BASE: say_each(s, seat); break;
    case AD_SEAT_EXTRA: say_extra(s, seat); break;
    case AD_SEAT_ALLOT:
        say(s, "to the associations by d'Hondt, by number of ",
            "an die Verbände nach d'Hondt, nach der Zahl von ");
        say_strength(s, seat->figure);
        say_raw(s, ": ");
        ad__say_n(s, seat->n);
        break;
    case AD_SEAT_PREVIOUS: say_previous(s, seat); break;
    case AD_SEAT_CHAMPION:
        say(s, "the winner of ", "der Sieger von ");
        say_raw(s, seat->of);
        break;
    case AD_SEAT_RELEGATED: say_relegated(s, seat); break;
    case AD_SEAT_HOST:
        say(s, "the host may name ", "der Ausrichter kann benennen: ");
        ad__say_n(s, seat->n ? seat->n : 1);
        break;
    case AD_SEAT_WILDCARD: say_wildcard(s, seat); break;
    case AD_SEAT_PROMOTED:
        say(s, "those promoted, ", "die Aufsteiger, ");
        say_each(s, seat);
        break;
    case AD_SEAT_STAYS: say(s, "whoever was not relegated", "wer nicht abgestiegen ist"); break;
    case AD_SEAT_UNSAID: break;
    }
    ad__say_end(s, &seat->line);
}

void ad__say_seats(struct ad__say *s, const struct ad_template *t)
{
    if (t->field.line.given)
        say_field(s, &t->field);
    for (unsigned i = 0; i < t->seats; i++)
        say_seat(s, &t->seat[i]);
}

int ad_template_say(char *out, size_t cap, const struct ad_template *t, enum ad_language lang)
{
    struct ad__say s = {.p = {out, cap, 0}, .de = lang == AD_DE};

    say_head(&s, t);
    say_overrides(&s, t);
    say_who(&s, t);
    ad__say_seats(&s, t);
    ad__say_play(&s, t);
    ad__say_lineup(&s, t);
    ad__say_table(&s, t);
    ad__say_rest(&s, t);
    return put_end(&s.p);
}
