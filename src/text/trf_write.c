/*
 * text/trf_write.c -- a report file, strictly: sections in one order, every field in its columns.
 */
#include "base/utf8.h"
#include "text/trf_write.h"
#include "text/names.h"
#include "text/trf_inside.h"

/* ---- fields ---- */

void ad__trf_put(struct trf_writer *w, struct ad_span text)
{
    if (text.len == 0)
        return;
    for (; w->blanks > 0; w->blanks--)
        put_char(&w->p, ' ');
    for (size_t i = 0; i < text.len; i++) /* nothing starts a line of its own */
        put_char(&w->p, text.at[i] == '\n' || text.at[i] == '\r' ? ' ' : text.at[i]);
}

void ad__trf_put_text(struct trf_writer *w, const char *text)
{
    ad__trf_put(w, (struct ad_span){text, strlen(text)});
}

/* As many characters as there is room for, and how many these are. */
static unsigned cut(const struct trf_writer *w, struct ad_span *text, unsigned width)
{
    unsigned n = 0;

    for (size_t i = 0; i < text->len; i++) {
        n += !ad__utf8_goes_on(text->at[i]) &&
             !(w->marks && ad__trf_is_mark(text->at + i, text->len - i));
        if (n > width) {
            text->len = i;
            return width;
        }
    }
    return n;
}

void ad__trf_put_left(struct trf_writer *w, struct ad_span text, unsigned width)
{
    unsigned n = cut(w, &text, width);

    ad__trf_put(w, text);
    w->blanks += width - n;
}

void ad__trf_put_right(struct trf_writer *w, struct ad_span text, unsigned width)
{
    unsigned n = cut(w, &text, width);

    w->blanks += width - n;
    ad__trf_put(w, text);
}

void ad__trf_put_number(struct trf_writer *w, unsigned n, unsigned width, bool zeros)
{
    char digits[12];
    unsigned at = sizeof digits, least = zeros ? width : 1;

    do
        digits[--at] = (char)('0' + n % 10);
    while ((n /= 10) > 0 || sizeof digits - at < least);
    ad__trf_put_right(w, (struct ad_span){digits + at, sizeof digits - at},
                      width > 0 ? width : (unsigned)(sizeof digits - at));
}

/* Whole points where the tenths do not fit. */
void ad__trf_put_points(struct trf_writer *w, ad_points points, unsigned width)
{
    char text[24];
    struct put p = {text, sizeof text, 0};
    ad_points whole = points < 0 ? -points : points;
    size_t len;

    if (points == AD_TRF_NO_POINTS) {
        w->blanks += width;
        return;
    }
    if (points < 0)
        put_char(&p, '-');
    put_number(&p, whole / 10);
    len = p.len;
    put_char(&p, '.');
    put_number(&p, whole % 10);
    if (width == 0)
        ad__trf_put(w, (struct ad_span){text, p.len});
    else
        ad__trf_put_right(w, (struct ad_span){text, p.len <= width ? p.len : len}, width);
}

void ad__trf_put_end(struct trf_writer *w)
{
    w->blanks = 0;
    w->marks = false;
    put_char(&w->p, '\n');
}

/* ---- lines that were kept ---- */

static void write_kept(struct trf_writer *w, uint32_t before)
{
    for (; w->next < w->trf->line_count && w->trf->lines[w->next].key < before; w->next++) {
        ad__trf_put(w, w->trf->lines[w->next].text);
        ad__trf_put_end(w);
    }
}

/* ---- lines about the tournament ---- */

static void write_line(struct trf_writer *w, const char *tag, struct ad_span text)
{
    ad__trf_put_text(w, tag);
    w->blanks = 1;
    ad__trf_put(w, text);
    ad__trf_put_end(w);
}

static void write_count(struct trf_writer *w, enum ad_trf_head head, unsigned count)
{
    struct ad_span text = w->trf->head[head];

    if (ad__trf_number(text, 100000) < 0) { /* "95 (80)" */
        write_line(w, ad_trf_head_tag(head), text);
        return;
    }
    ad__trf_put_text(w, ad_trf_head_tag(head));
    w->blanks = 1;
    ad__trf_put_number(w, count, 0, false);
    ad__trf_put_end(w);
}

static unsigned rated(const struct ad_tournament *t)
{
    unsigned n = 0;

    for (unsigned i = 0; i < t->count; i++)
        n += t->entrants[i].rating > 0;
    return n;
}

static void write_rounds(struct trf_writer *w)
{
    if (w->trf->t.rounds == 0)
        return;
    ad__trf_put_text(w, w->form == AD_TRF16 ? "XXR" : "142");
    w->blanks = 1;
    ad__trf_put_number(w, w->trf->t.rounds, 0, false);
    ad__trf_put_end(w);
}

/* TRF26 has no word for pairing by the order of lines. */
static void write_first(struct trf_writer *w)
{
    const struct ad_tournament *t = &w->trf->t;
    bool old = w->form == AD_TRF16;

    if (t->first && !old)
        write_line(w, "152", (struct ad_span){t->first == 'b' ? "B" : "W", 1});
    if (!(t->first && old) && !t->by_place)
        return;
    ad__trf_put_text(w, "XXC");
    if (t->first && old)
        ad__trf_put_text(w, t->first == 'b' ? " black1" : " white1");
    if (t->by_place)
        ad__trf_put_text(w, " rank");
    ad__trf_put_end(w);
}

static void write_head(struct trf_writer *w, enum ad_trf_head head)
{
    const struct ad_trf *trf = w->trf;
    struct ad_span text = trf->head[head];

    if (head == AD_TRF_ROUNDS)
        write_rounds(w);
    else if (head == AD_TRF_FIRST)
        write_first(w);
    else if (head == AD_TRF_GAME_POINTS)
        ad__trf_write_scoring(w);
    else if (head == AD_TRF_BOARD_COLOURS && trf->board_colours[0])
        write_line(w, "352", (struct ad_span){trf->board_colours, strlen(trf->board_colours)});
    else if (text.len == 0)
        return;
    else if (head == AD_TRF_PLAYERS)
        write_count(w, head, trf->t.count);
    else if (head == AD_TRF_RATED)
        write_count(w, head, rated(&trf->t));
    else if (head == AD_TRF_TEAMS)
        write_count(w, head, trf->team_count);
    else
        write_line(w, ad_trf_head_tag(head), text);
}

/* ---- players ---- */

/* Has a cell of this round anything to say? TRF26 has the byes asked for in 240, but not one that
 * was given beforehand. */
static bool has_cell(const struct trf_writer *w, const struct ad_meeting *m, unsigned round)
{
    return w->form == AD_TRF16 || w->trf->team_event || round < w->trf->t.played ||
           m->result == 'U';
}

/* An empty chair is a bye to the record, and no bye to the report. */
static char letter_of(const struct ad_trf *trf, const struct ad_meeting *m)
{
    char chair = trf->chairs ? trf->chairs[m - trf->t.meetings] : 0;

    return !m->opponent && m->result == (chair == '+'   ? 'F'
                                         : chair == '-' ? 'Z'
                                                        : 0)
               ? chair
               : m->result;
}

static void write_cell(struct trf_writer *w, const struct ad_meeting *m, bool open)
{
    char colour = m->colour ? m->colour : '-', letter = letter_of(w->trf, m);

    w->blanks += 2;
    if (!m->opponent && !m->result) {
        w->blanks += 8;
        return;
    }
    if (m->opponent)
        ad__trf_put_number(w, w->trf->t.entrants[m->opponent - 1].number, 4, false);
    else
        ad__trf_put_text(w, "0000");
    w->blanks++;
    ad__trf_put(w, (struct ad_span){&colour, 1});
    w->blanks++;
    if (open && m->result == '?')
        w->blanks++;
    else
        ad__trf_put(w, (struct ad_span){&letter, 1});
}

static void write_name(struct trf_writer *w, unsigned place)
{
    char text[16];
    struct put p = {text, sizeof text, 0};

    if (w->trf->players) {
        ad__trf_put_left(w, w->trf->players[place].name, 33);
        return;
    }
    put_text(&p, "Player ");
    put_number(&p, w->trf->t.entrants[place].number);
    ad__trf_put_left(w, (struct ad_span){text, p.len}, 33);
}

/* GM rather than g; a title that is not FIDE's stays as it is. */
static void write_title(struct trf_writer *w, unsigned place, const struct ad_trf_player *p)
{
    const char *title = ad_title_text((enum ad_title)w->trf->t.entrants[place].title);

    if (title[0])
        ad__trf_put_right(w, (struct ad_span){title, strlen(title)}, 3);
    else
        ad__trf_put_right(w, p->title, 3);
}

/* Letters that were taken apart may need more characters than there are columns; then the line is
 * written as such lines come in, and nothing is cut off. */
static bool is_wide(const struct ad_trf_player *p)
{
    return ad__trf_chars(p->name) > 33 || ad__trf_chars(p->title) > 3 ||
           ad__trf_chars(p->federation) > 3 || ad__trf_chars(p->id) > 11 ||
           ad__trf_chars(p->birth) > 10;
}

static void write_static(struct trf_writer *w, unsigned place, const struct ad_trf_player *p)
{
    const struct ad_entrant *e = &w->trf->t.entrants[place];
    char sex = p->sex;

    w->marks = is_wide(p);
    ad__trf_put_text(w, "001 ");
    ad__trf_put_number(w, e->number, 4, false);
    w->blanks++;
    ad__trf_put_left(w, (struct ad_span){&sex, sex != 0}, 1);
    write_title(w, place, p);
    w->blanks++;
    write_name(w, place);
    w->blanks++;
    if (e->rating > 0)
        ad__trf_put_number(w, (unsigned)e->rating, 4, false);
    else
        w->blanks += 4;
    w->blanks++;
    ad__trf_put_left(w, p->federation, 3);
    w->blanks++;
    ad__trf_put_right(w, p->id, 11);
    w->blanks++;
    ad__trf_put_left(w, p->birth, 10);
    w->blanks++;
    ad__trf_put_points(w, p->points, 4);
    w->blanks++;
    if (p->rank > 0)
        ad__trf_put_number(w, p->rank, 4, false);
    else
        w->blanks += 4;
}

static void write_player(struct trf_writer *w, unsigned place)
{
    const struct ad_tournament *t = &w->trf->t;
    struct ad_trf_player nobody = {.points = ad_entrant_points(t, place, t->played)};

    write_static(w, place, w->trf->players ? &w->trf->players[place] : &nobody);
    for (unsigned round = 0; round < t->stride; round++) {
        const struct ad_meeting *m = ad_meeting_of(t, place, round);

        if (has_cell(w, m, round))
            write_cell(w, m, round + 1 == t->played && w->open);
        else
            w->blanks += TRF_CELL;
    }
    ad__trf_put_end(w);
}

static void write_players(struct trf_writer *w)
{
    for (unsigned i = 0; i < w->trf->t.count; i++) {
        write_kept(w, ad__trf_key(TRF_AT_PLAYER, i + 1, true));
        write_player(w, i);
        write_kept(w, ad__trf_key(TRF_AT_PLAYER, i + 2, false));
    }
}

/* ---- teams ---- */

static void write_team(struct trf_writer *w, const struct ad_trf_team *team)
{
    w->marks = ad__trf_chars(team->name) > 32 || ad__trf_chars(team->nickname) > 5;
    if (w->trf->old_teams) {
        ad__trf_put_text(w, "013 ");
        ad__trf_put_left(w, team->name, 32);
    } else {
        ad__trf_put_text(w, "310 ");
        ad__trf_put_number(w, team->number, 3, false);
        w->blanks++;
        ad__trf_put_left(w, team->name, 32);
        w->blanks++;
        ad__trf_put_left(w, team->nickname, 5);
        w->blanks++;
        if (team->strength > 0)
            ad__trf_put_number(w, (unsigned)team->strength, 6, false);
        else
            w->blanks += 6;
        w->blanks++;
        ad__trf_put_points(w, team->match_points, 6);
        w->blanks++;
        ad__trf_put_points(w, team->game_points, 6);
        w->blanks++;
        if (team->rank > 0)
            ad__trf_put_number(w, team->rank, 3, false);
        else
            w->blanks += 3;
        w->blanks += 2;
    }
    for (unsigned i = 0; i < team->count; i++) {
        w->blanks += i > 0;
        ad__trf_put_number(w, w->trf->t.entrants[w->trf->members[team->at + i]].number, 4, false);
    }
    ad__trf_put_end(w);
}

/* ---- the file ---- */

static void write_section(struct trf_writer *w, unsigned section)
{
    const struct ad_trf *trf = w->trf;

    if (section < TRF_AT_BYES)
        write_head(w, (enum ad_trf_head)(section - TRF_AT_HEAD));
    else if (section == TRF_AT_BYES && !trf->team_event)
        ad__trf_write_byes(w);
    else if (section == TRF_AT_VIRTUAL && !trf->team_event)
        ad__trf_write_virtuals(w);
    else if (section == TRF_AT_FORBIDDEN && !trf->team_event)
        ad__trf_write_forbidden(w);
    else if (section == TRF_AT_PLAYER)
        write_players(w);
    else if (section == (trf->old_teams ? TRF_AT_013 : TRF_AT_310))
        for (unsigned i = 0; i < trf->team_count; i++)
            write_team(w, &trf->team[i]);
}

static size_t write_file(char *out, size_t cap, const struct ad_trf *trf, enum ad_trf_form form,
                         int *result)
{
    struct trf_writer w = {.p = {out, cap, 0}, .trf = trf, .form = form, .ascending = true};
    const struct ad_tournament *t = &trf->t;

    w.open = t->played > 0 && ad__trf_open_round(t, t->played - 1);
    for (unsigned i = 1; i < t->count; i++)
        w.ascending &= t->entrants[i - 1].number < t->entrants[i].number;
    for (unsigned section = TRF_AT_HEAD; section < TRF_AT_END; section++) {
        write_kept(&w, ad__trf_key(section, 0, true));
        write_section(&w, section);
        write_kept(&w, ad__trf_key(section + 1, 0, false));
    }
    write_kept(&w, UINT32_MAX);
    *result = put_end(&w.p);
    return w.p.len + 1;
}

int ad_trf_write(char *out, size_t cap, const struct ad_trf *trf, enum ad_trf_form form)
{
    int result;

    write_file(out, cap, trf, form, &result);
    return result;
}

size_t ad_trf_length(const struct ad_trf *trf, enum ad_trf_form form)
{
    int result;

    return write_file(NULL, 0, trf, form, &result);
}

void ad_trf_wrap(struct ad_trf *out, const struct ad_tournament *t)
{
    *out = (struct ad_trf){.t = *t, .unknown = AD_TRF_NO_POINTS};
}

const char *ad_trf_code(enum ad_system system)
{
    switch (system) {
    case AD_SWISS_DUTCH_2026: return "FIDE_DUTCH_2025";
    case AD_SWISS_DUTCH_2017: return "FIDE_DUTCH_2017";
    case AD_SWISS_TEAM_2026: return "FIDE_TEAM";
    case AD_ROUND_ROBIN: return "BERGER_ROUNDROBIN";
    case AD_KNOCKOUT:
    case AD_OTHER_SYSTEM: break;
    }
    return "";
}
