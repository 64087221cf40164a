/*
 * text/season_notes.c -- what the order wants on record, as a statement of a season script.
 */
#include "adoube/note.h"
#include "text/season.h"

/* event=nrw-em: a check asks only whether one is named. */
static void read_event(struct ad__args *a, struct ad_note *n)
{
    struct ad_template t;

    n->event = ad__arg_template(a, "event", &t);
}

static void read_who(struct ad_season_run *r, struct ad__args *a, struct ad_note *n)
{
    const struct ad__named_person *p;
    const struct ad__named_org *o;
    struct ad__word w;

    if (!ad__arg_value(a, "who", &w))
        return;
    p = ad__person_named(r->state, &w);
    o = p ? NULL : ad__org_named(r->state, &w);
    if (!p && !o)
        ad__no_person(r->state, a, &w);
    n->who = p ? p->p.id : o ? o->org.id : 0;
}

static void read_places(struct ad_season_run *r, struct ad__args *a, struct ad_note *n)
{
    const struct ad__named_org *area = ad__arg_org(r, a, "area");
    uint32_t board = 0;
    struct ad__word w;

    n->area = area ? area->org.id : 0;
    ad__arg_number(a, "match", UINT32_MAX, &n->match);
    ad__arg_number(a, "board", UINT16_MAX, &board);
    n->board = (uint16_t)board;
    n->side = ad__arg_flag(a, "white") ? 1 : ad__arg_flag(a, "black") ? 2 : 0;
    if (ad__arg_value(a, "number", &w))
        n->number = (int32_t)ad__word_number(a, &w, INT32_MAX);
    ad__arg_date(a, "on", &n->on);
}

static void answer_bits(struct ad_season_run *r, const char *key, unsigned set,
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

static void answer(struct ad_season_run *r, const struct ad_note *n)
{
    struct ad_note_verdict v = ad_note_check(n);

    ad__answer(r, ad_note_code_name(v.code));
    ad__answer_fact(r, "note", ad_note_name((enum ad_note_kind)n->kind));
    if (v.fields)
        answer_bits(r, "fields", v.fields, ad_note_field_name);
    if (v.code == AD_NOTE_NOT_COMPETENT)
        answer_bits(r, "competent", v.competent, ad_note_by_name);
    ad__answer_by(r, v.by[0]);
    ad__answer_by(r, v.by[1]);
}

/* note KIND by=WHO …: what a person established, for the file */
static bool note(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_note n = {.on = AD_NO_DATE, .number = AD_NO_NUMBER};
    struct ad__word w;

    if (ad__arg_need(a, &w)) {
        n.kind = (uint8_t)ad_note_find(w.text, w.len);
        if (n.kind == AD_NOTES)
            ad__args_bad(a, AD_SCRIPT_NAME, &w);
    }
    if (ad__arg_value(a, "by", &w)) {
        n.by = (uint16_t)ad_note_by_find(w.text, w.len);
        if (n.by == 0)
            ad__args_bad(a, AD_SCRIPT_NAME, &w);
    }
    read_event(a, &n);
    read_who(r, a, &n);
    read_places(r, a, &n);
    if (a->has_rest) {
        n.text = a->rest.text;
        n.text_len = a->rest.len;
        a->has_rest = false;
    }
    if (!ad__args_end(a))
        return false;
    answer(r, &n);
    return true;
}

/* scores-due RESULT: who hands in the score of the game */
static bool scores_due(struct ad_season_run *r, struct ad__args *a)
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
    {{"scores-due", "1-0|0-1|1/2|+/-|…", true}, scores_due},
    {{0}, NULL},
};
