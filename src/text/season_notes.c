/*
 * text/season_notes.c -- what the order wants on record, as a statement of a season script.
 *
 * A note that is accepted is kept as it stands, and never changed: who was wrong writes another.
 */
#include "text/season.h"

#include <string.h>

#include "federation/note.h"
#include "text/season_say.h"
#include "federation/names.h"

/* event=nrw-em */
static void read_event(struct ad_season_script *r, struct ad__args *a, struct ad__kept_note *k)
{
    struct ad_template *t = &r->state->asked;

    k->n.event = ad__arg_template(a, "event", t);
    if (k->n.event)
        memcpy(k->event, t->id, sizeof k->event);
}

static void read_who(struct ad_season_script *r, struct ad__args *a, struct ad__kept_note *k)
{
    const struct ad__named_person *p;
    const struct ad__named_org *o;

    if (!ad__arg_value(a, "who", &k->who))
        return;
    p = ad__person_named(r->state, &k->who);
    o = p ? NULL : ad__org_named(r->state, &k->who);
    if (!p && !o)
        ad__no_person(r->state, a, &k->who);
    k->n.who = p ? p->p.id : o ? o->org.id : 0;
}

static void read_places(struct ad_season_script *r, struct ad__args *a, struct ad__kept_note *k)
{
    const struct ad__named_org *area = ad__arg_org(r, a, "area");
    struct ad_note *n = &k->n;
    uint32_t board = 0;
    struct ad__word w;

    n->area = area ? area->org.id : 0;
    if (area)
        k->area = area->name;
    ad__arg_number(a, "match", UINT32_MAX, &n->match);
    ad__arg_number(a, "board", UINT16_MAX, &board);
    n->board = (uint16_t)board;
    n->side = ad__arg_flag(a, "white") ? 1 : ad__arg_flag(a, "black") ? 2 : 0;
    if (ad__arg_value(a, "number", &w))
        n->number = (int32_t)ad__word_number(a, &w, INT32_MAX);
    ad__arg_date(a, "on", &n->on);
}

static void answer_bits(struct ad_season_script *r, const char *key, unsigned set,
                        const char *(*name)(unsigned))
{
    char text[160];
    struct put p = {text, sizeof text, 0};

    for (unsigned bit = 1; bit && bit <= set; bit <<= 1)
        if (set & bit) {
            put_text(&p, p.len ? "," : "");
            put_text(&p, name(bit));
        }
    put_end(&p);
    ad__answer_fact(r, key, text);
}

static void answer(struct ad_season_script *r, const struct ad_note *n,
                   const struct ad_note_verdict *v)
{
    ad__answer(r, ad_note_code_name(v->code));
    ad__answer_fact(r, "note", ad_note_name((enum ad_note_kind)n->kind));
    if (v->fields)
        answer_bits(r, "fields", v->fields, ad_note_field_name);
    if (v->code == AD_NOTE_NOT_COMPETENT)
        answer_bits(r, "competent", v->competent, ad_note_by_name);
    ad__answer_by(r, v->by[0]);
    ad__answer_by(r, v->by[1]);
}

/* ---- for people ---- */

static void put_label(struct put *p, const struct ad_season_script *r, enum ad_note_field field,
                      bool *first)
{
    put_text(p, *first ? "    " : "; ");
    put_text(p, ad_note_field_text(field, r->lang));
    put_text(p, ": ");
    *first = false;
}

static void put_named(struct put *p, const struct ad_season_script *r, enum ad_note_field field,
                      const struct ad__word *w, bool *first)
{
    if (w->len == 0)
        return;
    put_label(p, r, field, first);
    ad__tell_word(p, w);
}

static void put_counted(struct put *p, const struct ad_season_script *r, enum ad_note_field field,
                        int64_t n, bool *first)
{
    put_label(p, r, field, first);
    put_number(p, n);
}

/* What it names, in one line. */
static void put_fields(struct put *p, const struct ad_season_script *r,
                       const struct ad__kept_note *k)
{
    const struct ad__word event = {k->event, strlen(k->event), false};
    const struct ad__word words = {k->n.text, k->n.text_len, false};
    bool first = true;

    put_named(p, r, AD_NOTE_OF_EVENT, &event, &first);
    if (k->n.match)
        put_counted(p, r, AD_NOTE_OF_MATCH, k->n.match, &first);
    if (k->n.board)
        put_counted(p, r, AD_NOTE_OF_BOARD, k->n.board, &first);
    if (k->n.side) {
        put_label(p, r, AD_NOTE_OF_SIDE, &first);
        ad__tell(p, k->n.side == 1 ? AD__TOLD_NOTE_WHITE : AD__TOLD_NOTE_BLACK, r->lang);
    }
    put_named(p, r, AD_NOTE_OF_WHO, &k->who, &first);
    if (k->n.number != AD_NO_NUMBER)
        put_counted(p, r, AD_NOTE_OF_NUMBER, k->n.number, &first);
    put_named(p, r, AD_NOTE_OF_AREA, &k->area, &first);
    put_named(p, r, AD_NOTE_OF_TEXT, &words, &first);
    put_text(p, first ? "" : "\n");
}

/* The i-th, from 0: "Note 3 (the director of the area, 4.10.1987): … (BTO 20)". */
static void tell_note(struct ad_season_script *r, unsigned i)
{
    const struct ad__kept_note *k = &r->state->note[i];
    enum ad_point by = ad_note_point((enum ad_note_kind)k->n.kind);
    struct put *p = ad__answer_block(r);

    ad__tell(p, AD__TOLD_NOTE, r->lang);
    put_number(p, i + 1);
    put_text(p, " (");
    put_text(p, ad_note_by_text(k->n.by, r->lang));
    if (k->n.on != AD_NO_DATE) {
        put_text(p, ", ");
        ad__tell_day(p, k->n.on, r->lang);
    }
    put_text(p, "): ");
    put_text(p, ad_note_text((enum ad_note_kind)k->n.kind, r->lang));
    ad__tell_points(p, &by, 1);
    put_char(p, '\n');
    put_fields(p, r, k);
}

/* ---- the statements ---- */

static void read_note(struct ad__kept_note *k, struct ad_season_script *r, struct ad__args *a)
{
    struct ad_note *n = &k->n;
    struct ad__word w;

    *k = (struct ad__kept_note){.n = {.on = AD_NO_DATE, .number = AD_NO_NUMBER}};
    if (ad__arg_need(a, &w)) {
        n->kind = (uint8_t)ad_note_find(w.text, w.len);
        if (n->kind == AD_NOTES)
            ad__args_bad(a, AD_SCRIPT_NAME, &w);
    }
    if (ad__arg_value(a, "by", &w)) {
        n->by = (uint16_t)ad_note_by_find(w.text, w.len);
        if (n->by == 0)
            ad__args_bad(a, AD_SCRIPT_NAME, &w);
    }
    read_event(r, a, k);
    read_who(r, a, k);
    read_places(r, a, k);
    if (a->has_rest) {
        n->text = a->rest.text;
        n->text_len = a->rest.len;
        for (; n->text_len > 0 && *n->text == ' '; n->text++)
            n->text_len--;
        a->has_rest = false;
    }
}

/* Is such a note on record for this match? */
static bool has_note(const struct ad__season *s, enum ad_note_kind kind,
                     const struct ad__kept_note *k)
{
    for (unsigned i = 0; i < s->notes; i++)
        if (s->note[i].n.kind == kind && s->note[i].n.match == k->n.match &&
            strcmp(s->note[i].event, k->event) == 0)
            return true;
    return false;
}

/* note KIND by=WHO …: what a person established, for the file */
static bool note(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__kept_note k;
    struct ad_note_verdict v;

    read_note(&k, r, a);
    if (!ad__args_end(a))
        return false;
    k.n.arbiter_led = has_note(s, AD_NOTE_ARBITER, &k);
    k.n.captains_lead = has_note(s, AD_NOTE_CAPTAINS_LEAD, &k);
    v = ad_note_check(&k.n, k.n.event ? &s->asked : NULL);
    if (v.code == AD_NOTE_RECORDED && s->notes == AD__SEASON_NOTES)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    answer(r, &k.n, &v);
    if (v.code != AD_NOTE_RECORDED)
        return true;
    s->note[s->notes++] = k;
    ad__answer_number(r, "number", s->notes);
    tell_note(r, s->notes - 1);
    if (v.missing) {
        ad__answer_number(r, "missing", v.missing);
        ad__tell_line(ad__answer_block(r), AD__TOLD_NOTE_LATE, r->lang);
    }
    return true;
}

/* notes [kind=KIND] [who=NAME]: what was put on record so far */
static bool notes(struct ad_season_script *r, struct ad__args *a)
{
    const struct ad__season *s = r->state;
    struct ad__word kind = {0}, who = {0};
    unsigned n = 0, of = AD_NOTES;

    if (ad__arg_value(a, "kind", &kind)) {
        of = ad_note_find(kind.text, kind.len);
        if (of == AD_NOTES)
            ad__args_bad(a, AD_SCRIPT_NAME, &kind);
    }
    ad__arg_value(a, "who", &who);
    if (!ad__args_end(a))
        return false;
    for (unsigned i = 0; i < s->notes; i++) {
        const struct ad__kept_note *k = &s->note[i];

        if ((kind.len && k->n.kind != of) || (who.len && !ad__word_same(&k->who, &who)))
            continue;
        tell_note(r, i);
        n++;
    }
    if (n == 0)
        ad__tell_line(ad__answer_block(r), AD__TOLD_NOTE_NONE, r->lang);
    ad__answer(r, "notes");
    ad__answer_number(r, "count", n);
    return true;
}

/* scores-due RESULT: who hands in the score of the game */
static bool scores_due(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const who[] = {"nobody", "white", "black", "both"};
    struct ad__word w;
    unsigned score = 0;

    if (ad__arg_need(a, &w)) {
        while (score < AD_SCORES && !ad__word_is(&w, ad_score_text((enum ad_score)score)))
            score++;
        if (score == AD_SCORES)
            ad__args_bad(a, AD_SCRIPT_RESULT, &w);
    }
    if (!ad__args_end(a))
        return false;
    ad__answer(r, who[ad_scores_due((enum ad_score)score)]);
    ad__answer_by(r, ad_note_point(AD_NOTE_SCORE_IN));
    return true;
}

const struct ad__season_verb ad__season_notes[] = {
    {{"note",
      "KIND by=WHO [event=TEMPLATE] [match=N] [board=N] [white|black] [who=NAME] "
      "[on=DATE] [number=N] [area=ORG] [: words]",
      true},
     note},
    {{"notes", "[kind=KIND] [who=NAME]", true}, notes},
    {{"scores-due", "1-0|0-1|1/2|+/-|…", true}, scores_due},
    {{0}, NULL},
};
