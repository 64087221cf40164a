/*
 * text/script_table.c -- the settings of a script: one a line, in any order.
 *
 * What a setting means may depend on others (a letter of supervision on edition and format), so
 * the settings are read in rounds: the edition first, what needs nothing else, then the rest.
 */
#include "text/script.h"

#include <string.h>

#include "adoube/fen.h"
#include "adoube/words.h"
#include "laws/names.h"
#include "text/names.h"
#include "game/game_inside.h"

struct table_reader {
    struct ad_script *s;
    struct ad_table *t;
    uint64_t seen; /* a bit for a setting and side */
    bool has_format, has_time;
};

static bool once(struct table_reader *r, struct ad__line *l, unsigned bit)
{
    if (r->seen >> bit & 1)
        return ad__line_bad(l, AD_SCRIPT_TWICE, &(struct ad__word){l->text, 0, false});
    r->seen |= UINT64_C(1) << bit;
    return true;
}

/* A side that was not yet spoken of by the setting of this number. */
static bool new_side(uint8_t *out, struct table_reader *r, struct ad__line *l, unsigned setting)
{
    return ad__need_side(out, l, false) && once(r, l, 2 * setting + *out);
}

/* ---- edition, format ---- */

static bool need_edition(uint8_t *out, struct ad__line *l)
{
    const char *names[AD_EDITIONS];
    struct ad__word w;
    int found;

    for (int e = 0; e < AD_EDITIONS; e++)
        names[e] = ad_edition_name((enum ad_edition)e);
    if (!ad__word_need(&w, l) || (found = ad__word_find(l, &w, names, AD_EDITIONS)) < 0)
        return false;
    if (found == AD_VI_NRW)
        return ad__line_bad(l, AD_SCRIPT_VI, &w);
    *out = (uint8_t)found;
    return true;
}

static bool read_edition(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    uint8_t edition;

    if (!once(r, l, 2 * setting) || !need_edition(&edition, l))
        return false;
    ad_table_init(r->t, (enum ad_edition)edition);
    r->t->language[AD_WHITE] = r->t->language[AD_BLACK] = AD_DE;
    return true;
}

static bool read_fill(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    return once(r, l, 2 * setting) && need_edition(&r->t->fill_from, l);
}

static bool need_format(uint8_t *out, struct ad__line *l)
{
    const char *names[AD_FORMATS];
    struct ad__word w;
    int found;

    for (int f = 0; f < AD_FORMATS; f++)
        names[f] = ad_format_name((enum ad_format)f);
    if (!ad__word_need(&w, l) || (found = ad__word_find(l, &w, names, AD_FORMATS)) < 0)
        return false;
    *out = (uint8_t)found;
    return true;
}

static bool read_format(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    r->has_format = true;
    return once(r, l, 2 * setting) && need_format(&r->t->format, l);
}

static bool read_supervision(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    static const struct {
        char word[3];
        uint8_t edition, format, value;
    } rows[] = {
        {"A3", AD_FIDE_2017, AD_RAPID, AD_SUPERVISED},
        {"A4", AD_FIDE_2017, AD_RAPID, AD_UNSUPERVISED},
        {"B3", AD_FIDE_2017, AD_BLITZ, AD_SUPERVISED},
        {"B4", AD_FIDE_2017, AD_BLITZ, AD_UNSUPERVISED},
        {"A4", AD_FIDE_2023, AD_RAPID, AD_SUPERVISED},
        {"A5", AD_FIDE_2023, AD_RAPID, AD_UNSUPERVISED},
        {"B2", AD_FIDE_2023, AD_BLITZ, AD_SUPERVISED},
        {"B3", AD_FIDE_2023, AD_BLITZ, AD_UNSUPERVISED},
    };
    static const char *const names[] = {"A3", "A4", "A5", "B2", "B3", "B4"};
    struct ad__word w;

    if (!once(r, l, 2 * setting) || !ad__word_need(&w, l) || ad__word_find(l, &w, names, 6) < 0)
        return false;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (ad__word_is(&w, rows[i].word) && rows[i].edition == ad_table_book(r->t) &&
            rows[i].format == r->t->format) {
            r->t->supervision = rows[i].value;
            return true;
        }
    return ad__line_bad(l, AD_SCRIPT_SUPERVISION, &w);
}

/* ---- time ---- */

static bool read_time(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    uint16_t from = r->t->time.increment_from; /* `regulations` may have stood above */
    struct ad__word w;
    size_t at = 0;

    if (!once(r, l, 2 * setting) || !ad__word_rest(&w, l))
        return false;
    r->has_time = true;
    if (ad_time_read(&r->t->time, w.text, w.len, &at) < 0) {
        w.text += at < w.len ? at : w.len;
        w.len -= at < w.len ? at : w.len;
        return ad__line_bad(l, AD_SCRIPT_TIME, &w);
    }
    r->t->time.increment_from = from;
    return true;
}

static bool read_clock(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    uint8_t side;

    return new_side(&side, r, l, setting) && ad__need_time(&r->t->clock_ms[side], l);
}

static bool read_completed(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    uint8_t side;
    uint32_t n;

    if (!new_side(&side, r, l, setting) || !ad__need_number(&n, l, 0, INT16_MAX))
        return false;
    r->t->completed[side] = (int16_t)n;
    return true;
}

static void set_usual_time(struct ad_table *t)
{
    uint16_t from = t->time.increment_from;

    ad_time_usual(&t->time, ad_table_book(t), (enum ad_format)t->format);
    t->time.increment_from = from;
}

/* ---- position ---- */

static bool set_position(struct table_reader *r, struct ad__line *l, const struct ad_setup *setup,
                         const struct ad__word *w)
{
    unsigned bad = ad_position_from(&r->t->start, setup);

    if (bad) {
        ad__line_bad(l, AD_SCRIPT_POSITION, w);
        l->fault->detail = bad;
        l->fault->len = 0;
    }
    return bad == 0;
}

/* A castling that standard chess does not know. */
static bool needs_chess960(const struct ad_setup *s)
{
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++) {
        int home = colour == AD_WHITE ? 4 : 60;
        if (s->castling[colour] & 0x7e)
            return true;
        if (s->castling[colour] && s->on[home] != ad_man(colour, AD_KING))
            return true;
    }
    return false;
}

/* Shredder-FEN names the files of the rooks: then Chess960 is meant. */
static bool names_files(const struct ad__word *fen)
{
    unsigned field = 0;

    for (size_t i = 0; i < fen->len; i++) {
        char letter = fen->text[i] | 32;
        field += fen->text[i] == ' ';
        if (field == 2 && letter >= 'a' && letter <= 'h')
            return true;
    }
    return false;
}

static bool all_at_home(const struct ad_setup *s)
{
    for (int square = 0; square < AD_SQUARES; square++)
        if ((s->on[square] == AD_EMPTY) != (square >= 16 && square < 48))
            return false;
    return true;
}

/* A game of standard chess that begins with a king or a rook on a wrong square: whatever the FEN
 * claims, there is no castling with it (2017 A.4.1.2). */
static void drop_castling(struct ad_setup *s)
{
    for (int colour = AD_WHITE; colour <= AD_BLACK; colour++) {
        bool king = s->on[colour == AD_WHITE ? 4 : 60] == ad_man(colour, AD_KING);
        s->castling[colour] &= king ? 0x81 : 0;
    }
}

static bool read_fen(struct table_reader *r, struct ad__line *l, const struct ad__word *w)
{
    struct ad_setup setup;
    struct ad_fault fault;

    if (ad_fen_read(&setup, w->text, w->len, &fault) < 0) {
        ad__line_bad(l, AD_SCRIPT_FEN, &(struct ad__word){w->text + fault.at, 0, false});
        l->fault->detail = fault.why;
        return false;
    }
    if (all_at_home(&setup) && !names_files(w) && ad_chess960_number(&setup) < 0)
        drop_castling(&setup);
    r->t->chess960 = needs_chess960(&setup);
    return set_position(r, l, &setup, w);
}

static bool read_position(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    struct ad__line copy;
    struct ad__word w;
    struct ad_setup setup;
    uint32_t number;

    if (!once(r, l, 2 * setting))
        return false;
    copy = *l;
    if (!ad__word_need(&w, &copy))
        return false;
    if (ad__word_is(&w, "startpos")) {
        l->at = copy.at;
        ad_position_start(&r->t->start);
        return true;
    }
    if (ad__word_is(&w, "chess960")) {
        l->at = copy.at;
        if (!ad__need_number(&number, l, 0, 959))
            return false;
        ad_chess960_setup(&setup, (int)number);
        r->t->chess960 = true;
        return set_position(r, l, &setup, &w);
    }
    return ad__word_rest(&w, l) && read_fen(r, l, &w);
}

/* ---- offences, regulations ---- */

int ad__offence_group(const struct ad_table *t, const struct ad__word *w)
{
    enum ad_edition e = ad_table_book(t);

    if (e == AD_FIDE_2017 || e == AD_FIDE_2023) {
        if (ad__word_is(w, "7.5"))
            return AD_OFFENCE_ILLEGAL;
        if (e == AD_FIDE_2017 && ad__word_is(w, "7.7"))
            return AD_OFFENCE_TWO_HANDS;
        if (e == AD_FIDE_2017 && ad__word_is(w, "7.8"))
            return AD_OFFENCE_PRESS;
    }
    return e == AD_FIDE_1997 && ad__word_is(w, "10.3") ? AD_OFFENCE_ILLEGAL : -1;
}

static bool read_offences(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    struct ad__word w;
    uint8_t side;
    uint32_t n;
    int group;

    (void)setting;
    if (!ad__need_side(&side, l, false) || !ad__word_need(&w, l))
        return false;
    group = ad__offence_group(r->t, &w);
    if (group < 0)
        return ad__line_bad(l, AD_SCRIPT_GROUP, &w);
    if (!ad__need_number(&n, l, 0, UINT8_MAX))
        return false;
    r->t->offences[side][group] = (uint8_t)n;
    return true;
}

/* What stands behind the = of a regulation, as a line of its own. */
static struct ad__line value_line(const struct ad__line *l, const struct ad__word *w)
{
    const char *value = memchr(w->text, '=', w->len);
    struct ad__line v = *l;

    v.text = v.at = value + 1;
    v.end = w->text + w->len;
    return v;
}

static bool two_words(uint8_t *out, struct ad__line *v, const char *no, const char *yes)
{
    const char *const names[] = {no, yes};
    struct ad__word w;
    int found;

    if (!ad__word_need(&w, v) || (found = ad__word_find(v, &w, names, 2)) < 0)
        return false;
    *out = (uint8_t)found;
    return true;
}

/* A colon parts a kind from its argument: `after:30`, `time-minus:10:00`. */
static bool cut_colon(struct ad__word *kind, struct ad__line *v)
{
    const char *colon = memchr(v->at, ':', (size_t)(v->end - v->at));

    *kind = (struct ad__word){v->at, (size_t)((colon ? colon : v->end) - v->at), false};
    v->at = colon ? colon + 1 : v->end;
    return kind->len > 0 || ad__line_bad(v, AD_SCRIPT_MISSING, kind);
}

static bool read_draw_offers(struct ad_table *t, struct ad__line *v)
{
    static const char *const names[] = {"none", "after", "free"};
    struct ad__word w;
    uint32_t n = 0;

    if (!cut_colon(&w, v))
        return false;
    switch (ad__word_find(v, &w, names, 3)) {
    case 0: t->draw_offers = AD_OFFERS_NEVER; return true;
    case 1:
        if (!ad__need_number(&n, v, 1, AD_OFFERS_NEVER - 1))
            return false;
        t->draw_offers = (uint16_t)n;
        return true;
    case 2: t->draw_offers = AD_OFFERS_FREE; return true;
    default: return false;
    }
}

static bool read_device(struct ad_table *t, struct ad__line *v)
{
    const char *names[AD_PENALTIES];
    struct ad__word w;
    int found;

    for (int p = 0; p < AD_PENALTIES; p++)
        names[p] = ad_penalty_word((enum ad_penalty)p);
    if (!cut_colon(&w, v) || (found = ad__word_find(v, &w, names, AD_PENALTIES)) < 0)
        return false;
    t->device_penalty = (uint8_t)found;
    return !ad__line_more(v) || ad__need_time(&t->device_ms, v);
}

static bool read_increment_from(struct ad_table *t, struct ad__line *v)
{
    uint32_t n;

    if (!ad__need_number(&n, v, 1, UINT16_MAX))
        return false;
    t->time.increment_from = (uint16_t)n;
    return true;
}

enum regulation {
    REG_DEFAULT_TIME,
    REG_DRAW_OFFERS,
    REG_QUICKPLAY,
    REG_ARBITER,
    REG_ILLEGAL_COUNT,
    REG_INCREMENT_FROM,
    REG_ADJOURN,
    REG_SESSION,
    REG_DEVICE
};

static bool read_value(struct ad_table *t, struct ad__line *v, enum regulation key)
{
    switch (key) {
    case REG_DEFAULT_TIME: return ad__need_time(&t->default_ms, v);
    case REG_DRAW_OFFERS: return read_draw_offers(t, v);
    case REG_QUICKPLAY: return two_words(&t->quickplay, v, "no", "yes");
    case REG_ARBITER: return two_words(&t->arbiter_absent, v, "present", "absent");
    case REG_ILLEGAL_COUNT: return two_words(&t->one_offence_count, v, "separate", "common");
    case REG_INCREMENT_FROM: return read_increment_from(t, v);
    case REG_ADJOURN: return two_words(&t->adjourn, v, "no", "yes");
    case REG_SESSION: return ad__need_time(&t->session_ms, v);
    case REG_DEVICE: return read_device(t, v);
    }
    return false;
}

static bool read_regulation(struct ad_table *t, struct ad__line *l, const struct ad__word *w)
{
    static const char *const names[] = {
        "default-time",   "draw-offers", "quickplay", "arbiter",        "illegal-count",
        "increment-from", "adjourn",     "session",   "device-penalty",
    };
    const char *equals = memchr(w->text, '=', w->len);
    struct ad__word key = {w->text, equals ? (size_t)(equals - w->text) : w->len, w->quoted};
    int found = ad__word_find(l, &key, names, sizeof names / sizeof *names);
    struct ad__line v;

    if (found < 0)
        return false;
    if (!equals)
        return ad__line_bad(l, AD_SCRIPT_MISSING, &(struct ad__word){w->text + w->len, 0, false});
    v = value_line(l, w);
    return read_value(t, &v, (enum regulation)found) && ad__line_end(&v);
}

static bool read_regulations(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    struct ad__word w;

    (void)setting;
    if (!ad__word_need(&w, l))
        return false;
    do {
        if (!read_regulation(r->t, l, &w))
            return false;
    } while (ad__word_next(&w, l));
    return true;
}

/* ---- players ---- */

static bool set_sides(uint8_t flag[2], struct ad__line *l)
{
    uint8_t side;

    if (!ad__need_side(&side, l, true))
        return false;
    flag[AD_WHITE] |= side != AD_WHO_BLACK;
    flag[AD_BLACK] |= side != AD_WHO_WHITE;
    return true;
}

static bool read_blind(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    (void)setting;
    return set_sides(r->t->blind, l);
}

static bool read_deaf(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    (void)setting;
    return set_sides(r->t->deaf, l);
}

static bool read_assistant(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    (void)setting;
    return set_sides(r->t->assistant, l);
}

/* The only order there is. */
static bool read_order(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    static const char *const names[] = {"BTO"};
    struct ad__word w;

    if (!once(r, l, 2 * setting) || !ad__word_need(&w, l) || ad__word_find(l, &w, names, 1) < 0)
        return false;
    r->t->order = true;
    return true;
}

static bool read_player(struct table_reader *r, struct ad__line *l, unsigned setting)
{
    const char *names[AD_LANGUAGES];
    struct ad__word name, w;
    uint8_t side;
    int found;

    if (!new_side(&side, r, l, setting) || !ad__word_need(&name, l))
        return false;
    r->s->name[side] = name.text;
    r->s->name_len[side] = name.len;
    if (!ad__word_next(&w, l))
        return true;
    for (int lang = 0; lang < AD_LANGUAGES; lang++)
        names[lang] = ad_language_word((enum ad_language)lang);
    if ((found = ad__word_find(l, &w, names, AD_LANGUAGES)) < 0)
        return false;
    r->t->language[side] = (uint8_t)found;
    return true;
}

/* ---- all of them ---- */

enum round { ROUND_EDITION, ROUND_PLAIN, ROUND_FORMAT, ROUND_REST, ROUND_RECORD };

static const struct {
    enum round round;
    bool (*read)(struct table_reader *r, struct ad__line *l, unsigned setting);
} settings[] = {
    {ROUND_EDITION, read_edition},   {ROUND_PLAIN, read_fill},      {ROUND_FORMAT, read_format},
    {ROUND_REST, read_supervision},  {ROUND_PLAIN, read_time},      {ROUND_PLAIN, read_position},
    {ROUND_PLAIN, read_clock},       {ROUND_PLAIN, read_completed}, {ROUND_REST, read_offences},
    {ROUND_PLAIN, read_regulations}, {ROUND_PLAIN, read_blind},     {ROUND_PLAIN, read_deaf},
    {ROUND_PLAIN, read_assistant},   {ROUND_PLAIN, read_player},    {ROUND_RECORD, NULL},
    {ROUND_PLAIN, read_order},
};

const char *const ad__settings[] = {
    "edition",   "fill-from", "format",   "supervision", "time",  "position",
    "clock",     "completed", "offences", "regulations", "blind", "deaf",
    "assistant", "player",    "record",   "order",
};

const unsigned ad__settings_count = sizeof ad__settings / sizeof *ad__settings;

/* The next setting, its name read; false at the first event and at a fault. */
static bool next_setting(struct ad__line *l, int *setting, struct ad_script *s, const char **at,
                         uint32_t *number)
{
    struct ad__word w;
    struct ad_script_fault unused;

    do
        if (!ad__line_next(l, at, s->end, number, &s->fault))
            return false;
    while (ad__line_told(s, *number));
    if (ad__line_kind(l) != AD__LINE_SETTING)
        return false;
    ad__word_next(&w, l);
    l->fault = &unused;
    *setting = ad__word_find(l, &w, ad__settings, ad__settings_count);
    l->fault = &s->fault;
    return ad__line_whole(l);
}

static bool read_round(struct table_reader *r, enum round round)
{
    const char *at = r->s->text;
    uint32_t number = 0;
    struct ad__line l;
    int setting;

    while (next_setting(&l, &setting, r->s, &at, &number))
        if (settings[setting].round == round &&
            !(settings[setting].read(r, &l, (unsigned)setting) && ad__line_end(&l)))
            return false;
    return r->s->fault.why == AD_SCRIPT_FINE;
}

bool ad__line_unknown(struct ad__line *l)
{
    static const char *const names[] = {"expect", "white", "black", "arbiter", "clock", "both"};
    struct ad__word w;

    ad__word_next(&w, l);
    ad__word_find(l, &w, names, sizeof names / sizeof *names);
    if (!l->fault->near)
        ad__word_find(l, &w, ad__settings, ad__settings_count);
    return false;
}

/* A misspelt setting is told as such, before anybody misses what it was meant to set. */
static bool settings_known(struct ad_script *s)
{
    const char *at = s->text;
    uint32_t number = 0;
    struct ad__line l;

    while (ad__line_next(&l, &at, s->end, &number, &s->fault))
        switch (ad__line_kind(&l)) {
        case AD__LINE_SETTING: break;
        case AD__LINE_EVENT:
        case AD__LINE_EXPECT: return true;
        case AD__LINE_UNKNOWN:
            if (!ad__line_told(s, number))
                return ad__line_unknown(&l);
            break;
        }
    return s->fault.why == AD_SCRIPT_FINE;
}

/* A script without an edition: the fault stands at its start, where the settings belong. */
static bool no_edition(struct ad_script *s)
{
    s->fault = (struct ad_script_fault){.why = AD_SCRIPT_NO_EDITION, .line = 1, .column = 1};
    return false;
}

/* Edition, format, time and variant do not go together: told where the one stands that the edition
 * has no room for. */
static bool unfit(struct ad_script *s, struct ad_fit fit)
{
    const char *name = fit.why == AD_UNFIT_CHESS960 ? "position"
                       : fit.why == AD_UNFIT_EXTRA_TIME || fit.why == AD_UNFIT_FIVE_MINUTES
                           ? "time"
                           : "format";
    const char *at = s->text;
    uint32_t number = 0;
    struct ad__line l;
    int setting;

    while (next_setting(&l, &setting, s, &at, &number))
        if (strcmp(ad__settings[setting], name) == 0) {
            ad__line_bad(&l, AD_SCRIPT_UNFIT, &(struct ad__word){l.text, 0, false});
            s->fault.detail = fit.why | (unsigned)fit.edition << 8 | (unsigned)fit.defined << 16;
            return false;
        }
    return false;
}

bool ad__script_table(struct ad_script *s, struct ad_table *out)
{
    struct table_reader r = {.s = s, .t = out};
    struct ad_fit fit;

    if (!settings_known(s) || !read_round(&r, ROUND_EDITION))
        return false;
    if (!r.seen)
        return no_edition(s);
    if (!read_round(&r, ROUND_PLAIN) || !read_round(&r, ROUND_FORMAT))
        return false;
    if (!r.has_format)
        out->format = (uint8_t)ad_time_format(ad_table_book(out), &out->time);
    else if (!r.has_time)
        set_usual_time(out);
    fit = ad_table_fit(out);
    if (ad_fit_refused(fit))
        return unfit(s, fit);
    return read_round(&r, ROUND_REST);
}

/* ---- the record ---- */

static bool recall(struct ad_script *s, struct ad__line *l, const struct ad__word *w)
{
    int side = s->game.now.turn, status;
    struct ad_command c;

    ad_command_init(&c, AD_DOES_RECALL, (enum ad_who)side, 0);
    c.has_act = true;
    if (!ad__move_of_word(&c.act, l, w, &s->game.now,
                          (enum ad_language)s->game.table.language[side]))
        return false;
    s->events = 0;
    status = ad__script_send(s, &c);
    if (status < 0)
        return ad__line_bad(l, status == AD_EFULL ? AD_SCRIPT_FULL : AD_SCRIPT_RECORD, w);
    return true;
}

bool ad__script_record(struct ad_script *s)
{
    const char *at = s->text;
    uint32_t number = 0;
    struct ad__line l;
    struct ad__word w;
    int setting;

    while (next_setting(&l, &setting, s, &at, &number))
        while (settings[setting].round == ROUND_RECORD && ad__movetext_next(&w, &l))
            if (!recall(s, &l, &w))
                return false;
    s->events = 0;
    return s->fault.why == AD_SCRIPT_FINE;
}
