/*
 * text/trf_score.c -- what results are worth (162, XXS, BB?, 362), and which system is meant (192).
 */
#include "text/trf.h"

#include <string.h>

/* ---- points ---- */

/* What a letter of 162 stands for. P is W until it is given itself. */
static bool set_162(struct trf_reader *r, struct ad_span word, ad_points p)
{
    struct ad_scoring *s = &r->out->t.scoring;

    switch (word.len == 1 ? ad__trf_upper(word.at[0]) : 0) {
    case 'W':
        s->win[0] = s->win[1] = s->forfeit_win = s->full_bye = p;
        s->pairing_bye = r->bye_given ? s->pairing_bye : p;
        return true;
    case 'D': s->draw[0] = s->draw[1] = s->half_bye = p; return true;
    case 'L': s->loss[0] = s->loss[1] = p; return true;
    case 'A':
    case 'Z': s->zero_bye = s->forfeit_loss = s->absent = p; return true;
    case 'P':
        s->pairing_bye = p;
        r->bye_given = true;
        return true;
    case 'X': r->out->unknown = p; return true;
    default: return false;
    }
}

/* XXS: the shortcut W does not reach the bye given by the pairing. */
static bool set_xxs(struct trf_reader *r, struct ad_span word, ad_points p)
{
    struct ad_scoring *s = &r->out->t.scoring;
    struct {
        const char *name;
        ad_points *of[4];
    } codes[] = {
        {"W", {&s->win[0], &s->win[1], &s->forfeit_win, &s->full_bye}},
        {"D", {&s->draw[0], &s->draw[1], &s->half_bye}},
        {"L", {&s->loss[0], &s->loss[1]}},
        {"WW", {&s->win[0]}},
        {"BW", {&s->win[1]}},
        {"WD", {&s->draw[0]}},
        {"BD", {&s->draw[1]}},
        {"WL", {&s->loss[0]}},
        {"BL", {&s->loss[1]}},
        {"ZPB", {&s->zero_bye, &s->absent}},
        {"HPB", {&s->half_bye}},
        {"FPB", {&s->full_bye}},
        {"PAB", {&s->pairing_bye}},
        {"FW", {&s->forfeit_win}},
        {"FL", {&s->forfeit_loss}},
    };

    for (unsigned i = 0; i < sizeof codes / sizeof *codes; i++)
        if (ad__trf_is(word, codes[i].name)) {
            for (unsigned k = 0; k < 4 && codes[i].of[k]; k++)
                *codes[i].of[k] = p;
            return true;
        }
    return false;
}

static bool set_362(struct trf_reader *r, struct ad_span word, ad_points p)
{
    struct ad_scoring *s = &r->match_scoring;

    if (ad__trf_is(word, "TW") || ad__trf_is(word, "W"))
        s->win[0] = s->win[1] = s->forfeit_win = s->full_bye = p;
    else if (ad__trf_is(word, "TD") || ad__trf_is(word, "D")) {
        s->draw[0] = s->draw[1] = s->half_bye = p;
        s->pairing_bye = r->match_bye ? s->pairing_bye : p;
    } else if (ad__trf_is(word, "TL") || ad__trf_is(word, "L"))
        s->loss[0] = s->loss[1] = p;
    else if (ad__trf_is(word, "TP") || ad__trf_is(word, "P")) {
        s->pairing_bye = p;
        r->match_bye = true;
    } else
        return false;
    return true;
}

static bool letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '=';
}

/* What a result may be worth: the four columns of a report file hold no more. */
static bool result_points(ad_points *out, struct ad_span value)
{
    return value.len > 0 && ad__trf_points(out, value) && *out >= -99 && *out <= 999;
}

/* Letters, then points; blanks or = may stand between them. */
static bool read_pairs(struct trf_reader *r, const struct trf_row *row,
                       bool (*set)(struct trf_reader *, struct ad_span, ad_points))
{
    struct trf_line line;
    size_t i = 3;

    ad__trf_line(&line, row->text, row->line);
    while (i < line.len) {
        struct ad_span name, value;
        ad_points points;

        for (; i < line.len && (blank(line.at[i]) || line.at[i] == ';'); i++)
            ;
        name = (struct ad_span){line.at + i, 0};
        for (; i < line.len && letter(line.at[i]); i++)
            name.len++;
        for (; i < line.len && blank(line.at[i]); i++)
            ;
        value = (struct ad_span){line.at + i, 0};
        for (; i < line.len && line.at[i] && strchr("0123456789.,-", line.at[i]); i++)
            value.len++;
        if (!result_points(&points, value) || !set(r, name, points))
            return ad__trf_fail(r, AD_TRF_SCORING, row->line, ad__trf_column(&line, name.at));
    }
    return true;
}

static bool order_fine(const struct ad_scoring *s)
{
    return s->win[0] >= s->draw[0] && s->win[1] >= s->draw[1] && s->draw[0] >= s->loss[0] &&
           s->draw[1] >= s->loss[1];
}

/* BBW 3.0: the third letter is that of 162, but F is a lost and Z an unpaired round. */
static bool read_bb(struct trf_reader *r, const struct trf_row *row)
{
    struct ad_scoring *s = &r->out->t.scoring;
    struct ad_span value = ad__trf_trim((struct ad_span){row->text.at + 3, row->text.len - 3});
    ad_points points;

    if (!result_points(&points, value))
        return ad__trf_fail(r, AD_TRF_POINTS, row->line, 5);
    switch (row->text.at[2]) {
    case 'Z': s->zero_bye = s->absent = points; return true;
    case 'F': s->forfeit_loss = points; return true;
    case 'U': return set_162(r, (struct ad_span){"P", 1}, points);
    default: return set_162(r, (struct ad_span){row->text.at + 2, 1}, points);
    }
}

/* Allowed, and hardly meant. */
static void note_odd(struct trf_reader *r, const struct ad_scoring *s, uint32_t line)
{
    ad_points win = s->win[0] > s->win[1] ? s->win[0] : s->win[1];

    if (s->pairing_bye > win || s->full_bye > win || s->half_bye > win || s->zero_bye > win)
        ad__trf_note(r, AD_TRF_BYE_WORTH, line, 1);
    if (s->draw[0] + s->draw[1] > s->win[0] + s->loss[1] &&
        s->draw[0] + s->draw[1] > s->win[1] + s->loss[0])
        ad__trf_note(r, AD_TRF_DRAW_WORTH, line, 1);
}

bool ad__trf_scoring(struct trf_reader *r)
{
    uint32_t last = 0;

    for (unsigned i = 0; i < r->row_count; i++) {
        const struct trf_row *row = &r->rows[i];
        bool fine = true;

        if (row->kind == TRF_HEAD && row->head == AD_TRF_GAME_POINTS)
            fine = read_pairs(r, row, set_162);
        else if (row->kind == TRF_XXS)
            fine = read_pairs(r, row, set_xxs);
        else if (row->kind == TRF_BB)
            fine = read_bb(r, row);
        else if (row->kind == TRF_HEAD && row->head == AD_TRF_MATCH_POINTS)
            fine = read_pairs(r, row, set_362);
        else
            continue;
        if (!fine)
            return false;
        last = row->line;
    }
    note_odd(r, &r->out->t.scoring, last);
    note_odd(r, &r->match_scoring, last);
    return (order_fine(&r->out->t.scoring) && order_fine(&r->match_scoring)) ||
           ad__trf_fail(r, AD_TRF_SCORING_ORDER, last, 1);
}

/* ---- systems ---- */

static const struct system_name {
    const char *part;
    enum ad_system system;
} systems[] = {
    /* codes of 192; what stands first counts */
    {"FIDE_DUTCH_2017", AD_SWISS_DUTCH_2017},
    {"FIDE_DUTCH", AD_SWISS_DUTCH_2026},
    {"ROUNDROBIN", AD_ROUND_ROBIN},
    {"FIDE_TEAM", AD_SWISS_TEAM_2026},
    {"KNOCKOUT", AD_KNOCKOUT},
    {"FIDE_", AD_OTHER_SYSTEM}, /* DUBOV, BURSTEIN, LIM, DOUBLESWISS, SCHEVENINGEN … */
    {"BERGER", AD_ROUND_ROBIN},
    {"CUSTOM_", AD_OTHER_SYSTEM},
    /* words of 092 */
    {"round-robin", AD_ROUND_ROBIN},
    {"round robin", AD_ROUND_ROBIN},
    {"rundenturnier", AD_ROUND_ROBIN},
    {"vollrunde", AD_ROUND_ROBIN},
    {"rundensystem", AD_ROUND_ROBIN},
    {"knock-out", AD_KNOCKOUT},
    {"knock out", AD_KNOCKOUT},
    {"k.o.", AD_KNOCKOUT},
    {"k.-o.", AD_KNOCKOUT},
    {"swiss", AD_SWISS_DUTCH_2026},
    {"schweizer", AD_SWISS_DUTCH_2026},
};

static bool system_of(enum ad_system *out, struct ad_span text)
{
    for (unsigned i = 0; i < sizeof systems / sizeof *systems; i++)
        if (ad__trf_has(text, systems[i].part)) {
            *out = systems[i].system;
            return true;
        }
    return false;
}

static uint32_t line_of_head(const struct trf_reader *r, enum ad_trf_head head)
{
    for (unsigned i = 0; i < r->row_count; i++)
        if (r->rows[i].kind == TRF_HEAD && r->rows[i].head == head && !r->rows[i].keep)
            return r->rows[i].line;
    return 0;
}

/* Our team record ranks by match points, and its colours are of type A or B. */
static bool known_team_code(struct ad_span code)
{
    return ad__trf_is(code, "FIDE_TEAM") || ad__trf_is(code, "FIDE_TEAM_BAKU") ||
           ad__trf_has(code, "FIDE_TEAM_TYPEA_MP") || ad__trf_has(code, "FIDE_TEAM_TYPEB_MP") ||
           ad__trf_has(code, "ROUNDROBIN");
}

/* 192 first, then 092 (some programs write the code there), else the Dutch rules in force. */
void ad__trf_system(struct trf_reader *r)
{
    struct ad_span code = r->out->head[AD_TRF_CODE], type = r->out->head[AD_TRF_TYPE];
    struct ad_span said = code.len > 0 ? code : type;
    bool teams = ad__trf_has(said, "team") || ad__trf_has(said, "mannschaft");
    enum ad_system system = AD_SWISS_DUTCH_2026;

    if (!system_of(&system, said) && code.len > 0) {
        ad__trf_note(r, AD_TRF_SYSTEM, line_of_head(r, AD_TRF_CODE), 5);
        system = AD_OTHER_SYSTEM;
    }
    if (teams && system == AD_SWISS_DUTCH_2026)
        system = AD_SWISS_TEAM_2026;
    r->baku = ad__trf_has(said, "_BAKU");
    r->out->team_event = r->has_teams && (teams || (r->has_310 && said.len == 0));
    r->out->t.system = r->out->team_event ? AD_OTHER_SYSTEM : system;
    r->out->teams.system = system;
    r->out->teams.strong_colours = ad__trf_has(said, "TYPEB");
    if (system == AD_SWISS_TEAM_2026 && !r->has_teams)
        ad__trf_note(r, AD_TRF_NO_TEAMS, line_of_head(r, code.len > 0 ? AD_TRF_CODE : AD_TRF_TYPE),
                     5);
    if (ad__trf_has(code, "FIDE_TEAM") && !known_team_code(code))
        ad__trf_note(r, AD_TRF_SYSTEM, line_of_head(r, AD_TRF_CODE), 5);
}

/*
 * Baku acceleration (C.04.7): the upper half, rounded up to an even number; the first half of the
 * rounds, rounded up, of these the first half with a win more and the others with half of it. Rows
 * of points in the file say it better and come first.
 */
void ad__trf_baku(struct trf_reader *r, struct ad_tournament *t)
{
    unsigned upper = 2 * ((t->count + 3) / 4), all = (t->rounds + 1) / 2, full = (all + 1) / 2;
    ad_points win = t->scoring.win[0];

    if (!r->baku || r->virtual_count > 0 || t->count == 0)
        return;
    if (t->rounds == 0) {
        ad__trf_note(r, AD_TRF_BAKU_ROUNDS, 0, 0);
        return;
    }
    upper = upper < t->count ? upper : t->count;
    r->virtuals[r->virtual_count++] = (struct ad_virtual){.first_round = 0,
                                                          .last_round = (uint16_t)(full - 1),
                                                          .last = (uint16_t)(upper - 1),
                                                          .points = win};
    if (all > full)
        r->virtuals[r->virtual_count++] = (struct ad_virtual){.first_round = (uint16_t)full,
                                                              .last_round = (uint16_t)(all - 1),
                                                              .last = (uint16_t)(upper - 1),
                                                              .points = win / 2};
}
