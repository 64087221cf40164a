/*
 * wire/ruling_order.c -- what the order says to a command, for readers: its code, whether it was
 * refused, the points it rests on, and the sentences. Only written.
 */
#include <stdio.h>

#include "adoube/knockout.h"
#include "wire/order_words.h"
#include "federation/names.h"
#include "tournament/names.h"

enum { SENTENCE_MAX = 1024 };

/* clang-format off */

static const struct wire_field champ_fields[] = {
    MUST(ad_champ_verdict, code, WIRE_WORD, OF(champ_code)),
    CUT(ad_champ_verdict, by, AD_CHAMP_POINTS, WIRE_POINT),
    MAY(ad_champ_verdict, proposed, WIRE_BOOL),
    MAY(ad_champ_verdict, run, WIRE_WORD, OF(run_code)),
    MAY(ad_champ_verdict, match, WIRE_NUMBER, U16),
    MAY(ad_champ_verdict, board, WIRE_NUMBER, U16),
    MAY(ad_champ_verdict, contest, WIRE_NUMBER, U8),
    MAY(ad_champ_verdict, stage, WIRE_NUMBER, U8),
    MAY(ad_champ_verdict, group, WIRE_NUMBER, U8),
    MAY(ad_champ_verdict, level, WIRE_NUMBER, U16),
    MAY(ad_champ_verdict, pair, WIRE_NUMBER, U16),
    MAY(ad_champ_verdict, draw, WIRE_WORD, OF(draw_bad)),
    MAY(ad_champ_verdict, numbers, WIRE_BOOL),
    MAY2(ad_champ_verdict, fine_due, WIRE_BOOL),
    MAY(ad_champ_verdict, moves, WIRE_BOOL),
    MAY(ad_champ_verdict, undrawn, WIRE_BOOL),
};
static const struct ad_champ_verdict empty_champ;
static RECORD(champ, struct ad_champ_verdict, &empty_champ);

static const struct wire_field squad_fields[] = {
    MUST(ad_squad_verdict, code, WIRE_WORD, OF(lineup_code)),
    CUT(ad_squad_verdict, by, 2, WIRE_POINT),
    MAY(ad_squad_verdict, why, WIRE_WORD, OF(lineup_why)),
    MAY(ad_squad_verdict, append, WIRE_BOOL),
    MAY(ad_squad_verdict, rank, WIRE_NUMBER, U16),
};
static const struct ad_squad_verdict empty_squad = {.why = AD_LINEUP_WHYS};
static RECORD(squad, struct ad_squad_verdict, &empty_squad);

static const struct wire_field sanction_fields[] = {
    MUST(ad_sanction_verdict, code, WIRE_WORD, OF(sanction_code)),
    CUT(ad_sanction_verdict, by, 2, WIRE_POINT),
    MAY(ad_sanction_verdict, proposed, WIRE_BOOL),
    MAY(ad_sanction_verdict, until, WIRE_DATE),
};
static const struct ad_sanction_verdict empty_sanction = {.until = AD_NO_DATE};
static RECORD(sanction, struct ad_sanction_verdict, &empty_sanction);

static const struct wire_field note_fields[] = {
    MUST(ad_note_verdict, code, WIRE_WORD, OF(note_code)),
    CUT(ad_note_verdict, by, 2, WIRE_POINT),
    MAY(ad_note_verdict, fields, WIRE_BITS, OF(note_field)),
    MAY(ad_note_verdict, competent, WIRE_BITS, OF(note_by)),
    MAY(ad_note_verdict, missing, WIRE_NUMBER, U16),
};
static const struct ad_note_verdict empty_note;
static RECORD(note, struct ad_note_verdict, &empty_note);

static const struct wire_field reschedule_fields[] = {
    MUST(ad_reschedule_verdict, code, WIRE_WORD, OF(reschedule_code)),
    CUT(ad_reschedule_verdict, by, 2, WIRE_POINT),
    MAY(ad_reschedule_verdict, proposed, WIRE_BOOL),
    MAY(ad_reschedule_verdict, answer_by, WIRE_DATE),
};
static const struct ad_reschedule_verdict empty_reschedule = {.answer_by = AD_NO_DATE};
static RECORD(reschedule, struct ad_reschedule_verdict, &empty_reschedule);

static const struct wire_field lineup_fields[] = {
    MUST(ad_lineup_verdict, code, WIRE_WORD, OF(lineup_code)),
    CUT(ad_lineup_verdict, by, 2, WIRE_POINT),
    MAY(ad_lineup_verdict, proposed, WIRE_BOOL),
    MUST(ad_lineup_verdict, clause, WIRE_WORD, OF(clause)),
    MUST(ad_lineup_verdict, why, WIRE_WORD, OF(lineup_why)),
    MAY(ad_lineup_verdict, rank, WIRE_NUMBER, U16),
};
static const struct ad_lineup_verdict empty_lineup;
static RECORD(lineup, struct ad_lineup_verdict, &empty_lineup);

static const struct wire_field report_fields[] = {
    MUST(ad_lineup_report, code, WIRE_WORD, OF(lineup_code)),
    CUT(ad_lineup_report, kept, AD_LINEUP_KEPT, WIRE_POINT),
    MAY(ad_lineup_report, proposed, WIRE_BOOL),
    MAY(ad_lineup_report, declined, WIRE_WORD, OF(lineup_code)),
    MAY(ad_lineup_report, note_due, WIRE_BOOL),
    MAY(ad_lineup_report, fine_due, WIRE_BOOL),
    MAY(ad_lineup_report, sanction_due, WIRE_BOOL),
};
static const struct ad_lineup_report empty_report;
static RECORD(report, struct ad_lineup_report, &empty_report);
/* clang-format on */

/* ---- what all have ---- */

/* Its head: {"refused":true,"code":… */
static void put_head(struct wire_out *out, bool refused, const struct wire_shape *shape,
                     const void *v)
{
    wire_put(out, refused ? "{\"refused\":true" : "{\"refused\":false");
    wire_put_fields(out, shape, UINT64_MAX, wire_must(shape), v);
}

static void put_named(struct wire_out *out, const char *name, const char *text, int len)
{
    out->invalid |= len < 0;
    if (len < 0)
        return;
    wire_put(out, ",\"");
    wire_put(out, name);
    wire_put(out, "\":");
    wire_put_string(out, text, (size_t)len);
}

/* A sentence and, where there is one, what it leaves open: "…: …". */
static void put_sentence(struct wire_out *out, enum ad_language lang, const char *text,
                         const char *more)
{
    char line[SENTENCE_MAX];
    int len = snprintf(line, sizeof line, "%s%s%s", text, *more ? ": " : "", more);

    put_named(out, lang == AD_DE ? "de" : "en", line, len < SENTENCE_MAX ? len : -1);
}

static int end(struct wire_out *out)
{
    wire_put(out, "}");
    return wire_put_end(out);
}

/* ---- by what was asked ---- */

static const char *champ_more(const struct ad_champ_verdict *v, enum ad_language lang)
{
    if (v->code == AD_CHAMP_RUN_NO)
        return ad_run_code_text(v->run, lang);
    return v->draw ? ad_draw_text((enum ad_draw_bad)v->draw, lang) : "";
}

int wire_champ_ruling_write(char *text, size_t cap, const struct ad_champ_verdict *v)
{
    struct wire_out out = {text, cap, 0, false};

    put_head(&out, ad_champ_code_refuses(v->code), &rows_champ.shape, v);
    put_sentence(&out, AD_EN, ad_champ_code_text(v->code, AD_EN), champ_more(v, AD_EN));
    put_sentence(&out, AD_DE, ad_champ_code_text(v->code, AD_DE), champ_more(v, AD_DE));
    return end(&out);
}

static const char *squad_more(const struct ad_squad_verdict *v, enum ad_language lang)
{
    return v->why < AD_LINEUP_WHYS ? ad_lineup_why_text((enum ad_lineup_why)v->why, lang) : "";
}

int wire_squad_ruling_write(char *text, size_t cap, const struct ad_squad_verdict *v)
{
    struct wire_out out = {text, cap, 0, false};
    enum ad_lineup_code code = (enum ad_lineup_code)v->code;

    put_head(&out, code == AD_LINEUP_REJECT, &rows_squad.shape, v);
    put_sentence(&out, AD_EN, ad_lineup_code_text(code, AD_EN), squad_more(v, AD_EN));
    put_sentence(&out, AD_DE, ad_lineup_code_text(code, AD_DE), squad_more(v, AD_DE));
    return end(&out);
}

int wire_adjudication_ruling_write(char *text, size_t cap, const struct ad_adj_verdict *v)
{
    struct wire_out out = {text, cap, 0, false};

    put_head(&out, v->code > AD_ADJ_PLAY_ON, &rows_adj_verdict.shape, v);
    put_sentence(&out, AD_EN, ad_adj_code_text(v->code, AD_EN), "");
    put_sentence(&out, AD_DE, ad_adj_code_text(v->code, AD_DE), "");
    return end(&out);
}

int wire_sanction_ruling_write(char *text, size_t cap, const struct ad_sanction_verdict *v)
{
    struct wire_out out = {text, cap, 0, false};

    put_head(&out, v->code > AD_SANCTION_PENDING_CONSENT, &rows_sanction.shape, v);
    put_sentence(&out, AD_EN, ad_sanction_code_text(v->code, AD_EN), "");
    put_sentence(&out, AD_DE, ad_sanction_code_text(v->code, AD_DE), "");
    return end(&out);
}

int wire_note_ruling_write(char *text, size_t cap, const struct ad_note_verdict *v)
{
    struct wire_out out = {text, cap, 0, false};

    put_head(&out, v->code != AD_NOTE_RECORDED, &rows_note.shape, v);
    put_sentence(&out, AD_EN, ad_note_code_text(v->code, AD_EN), "");
    put_sentence(&out, AD_DE, ad_note_code_text(v->code, AD_DE), "");
    return end(&out);
}

int wire_reschedule_ruling_write(char *text, size_t cap, const struct ad_reschedule_verdict *v)
{
    struct wire_out out = {text, cap, 0, false};

    put_head(&out, v->code >= AD_RESCHEDULE_REFUSE, &rows_reschedule.shape, v);
    put_sentence(&out, AD_EN, ad_reschedule_text(v->code, AD_EN), "");
    put_sentence(&out, AD_DE, ad_reschedule_text(v->code, AD_DE), "");
    return end(&out);
}

int wire_case_ruling_write(char *text, size_t cap, const struct ad_case_event *e,
                           const struct ad_case *c, const struct ad_case_names *names)
{
    struct wire_out out = {text, cap, 0, false};
    char line[AD_CASE_SAY_MAX];

    put_head(&out, ad_case_code_refuses(e->verdict.code), &rows_case_verdict.shape, &e->verdict);
    put_named(&out, "en", line, ad_case_event_say(line, sizeof line, e, c, names, AD_EN));
    put_named(&out, "de", line, ad_case_event_say(line, sizeof line, e, c, names, AD_DE));
    return end(&out);
}

/* ---- line-ups ---- */

/* Boards from 1, as people count them. */
static void put_boards(struct wire_out *out, const char *name, uint32_t boards)
{
    const char *comma = "";

    if (!boards)
        return;
    wire_put(out, ",\"");
    wire_put(out, name);
    wire_put(out, "\":[");
    for (unsigned b = 0; b < 32; b++)
        if (boards >> b & 1) {
            wire_put(out, comma);
            wire_put_number(out, b + 1);
            comma = ",";
        }
    wire_put(out, "]");
}

/* Why he is not eligible, where that is the verdict. */
static void put_ineligible(struct wire_out *out, const struct ad_lineup_verdict *v)
{
    if (v->why != AD_FOUND_INELIGIBLE && v->why != AD_FOUND_NAMED_INELIGIBLE)
        return;
    wire_put(out, ",\"ineligible\":");
    wire_put_word(out, ad_ineligible_name((enum ad_ineligible)v->ineligible));
}

static void put_lineup_verdict(struct wire_out *out, const struct ad_lineup_verdict *v)
{
    char line[SENTENCE_MAX];
    size_t start = out->len;

    wire_put_fields(out, &rows_lineup.shape, UINT64_MAX, wire_must(&rows_lineup.shape), v);
    if (start < out->cap)
        out->text[start] = '{'; /* in place of the comma */
    put_ineligible(out, v);
    put_boards(out, "boards", v->boards);
    put_named(out, "en", line, ad_lineup_verdict_say(line, sizeof line, v, AD_EN));
    put_named(out, "de", line, ad_lineup_verdict_say(line, sizeof line, v, AD_DE));
    wire_put(out, "}");
}

/* A line-up is not refused: what is wrong with it costs boards. */
int wire_lineup_ruling_write(char *text, size_t cap, const struct ad_lineup_report *r)
{
    struct wire_out out = {text, cap, 0, false};

    put_head(&out, r->code == AD_LINEUP_REJECT, &rows_report.shape, r);
    put_boards(&out, "lost", r->lost);
    put_boards(&out, "forfeit", r->forfeit);
    put_boards(&out, "reserved", r->reserved);
    put_boards(&out, "unasked", r->unasked);
    wire_put(&out, ",\"verdicts\":[");
    for (unsigned i = 0; i < r->count && i < AD_LINEUP_VERDICTS_MAX; i++) {
        wire_put(&out, i ? "," : "");
        put_lineup_verdict(&out, &r->list[i]);
    }
    wire_put(&out, "]");
    put_sentence(&out, AD_EN, ad_lineup_code_text((enum ad_lineup_code)r->code, AD_EN), "");
    put_sentence(&out, AD_DE, ad_lineup_code_text((enum ad_lineup_code)r->code, AD_DE), "");
    return end(&out);
}
