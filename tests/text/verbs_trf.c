/*
 * tests/text/verbs_trf.c -- report files: what is refused, what is forgiven, what is read, what is
 * written.
 *
 * A row takes a file of tests/text/trf and changes it a little:
 *
 *     19:99=x         characters from line 19, column 99 on become x
 *     1:1^x           x comes in before them      20:40~2   two of them go
 *     3<022 Bonn      a line before line 3        4-        line 4 goes
 *     +XXR 5          a line at the end
 *     16!             the cells of line 16 go
 *
 * Changes are separated by ; and made one after the other.
 */
#include "../kit.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "trf_same.h"
#include "text/names.h"
#include "tournament/names.h"
#include "text/trf_inside.h"

enum { TEXT_MAX = 1 << 20 };

static char text[TEXT_MAX], built[TEXT_MAX];
static struct trf_copy copy;

/* ---- a file, changed ---- */

static size_t load(const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t len = file ? fread(text, 1, sizeof text - 1, file) : 0;

    if (file)
        fclose(file);
    text[len] = '\0';
    return len;
}

/* Where a line starts, from 1; lines end with LF or CR. */
static char *line_at(unsigned n)
{
    char *at = text;

    while (--n > 0 && *at) {
        at += strcspn(at, "\r\n");
        at += *at != '\0';
    }
    return at;
}

static char *column_at(char *at, unsigned n)
{
    while (--n > 0)
        do
            at++;
        while (((unsigned char)*at & 0xC0) == 0x80);
    return at;
}

/* `cut` bytes go, `put` come in their place. */
static void replace(char *at, size_t cut, const char *put, size_t len)
{
    memmove(at + len, at + cut, strlen(at + cut) + 1);
    memcpy(at, put, len);
}

/* 99=x   99^x   99~2: the line is made as long as that takes */
static void edit_columns(char *line, const char *change, size_t len)
{
    char *end, *at = line;
    unsigned column = (unsigned)strtoul(change, &end, 10);
    const char *put = end + 1;
    size_t rest = len - (size_t)(put - change), cut = 0;
    unsigned chars = 0;

    for (unsigned i = 1; i < column; i++) {
        if (*at == '\n' || *at == '\r' || !*at)
            replace(at, 0, " ", 1);
        at = column_at(at, 2);
    }
    if (*end == '=')
        for (size_t i = 0; i < rest; i++)
            chars += ((unsigned char)put[i] & 0xC0) != 0x80;
    if (*end == '~') {
        chars = (unsigned)strtoul(put, NULL, 10);
        rest = 0;
    }
    for (; chars > 0 && at[cut] && at[cut] != '\n' && at[cut] != '\r'; chars--)
        do
            cut++;
        while (((unsigned char)at[cut] & 0xC0) == 0x80);
    replace(at, cut, put, rest);
}

static void edit(const char *change, size_t len)
{
    char line[2048];
    unsigned n = (unsigned)strtoul(change, NULL, 10);
    const char *what = change + strspn(change, "0123456789");
    size_t rest = len - (size_t)(what + 1 - change);

    if (*what == '+' || *what == '<') {
        char *at = *what == '<' ? line_at(n) : text + strlen(text);

        memcpy(line, what + 1, rest);
        line[rest] = '\n';
        replace(at, 0, line, rest + 1);
    } else if (*what == '-') {
        char *at = line_at(n);
        replace(at, strcspn(at, "\r\n") + 1, "", 0);
    } else if (*what == '!') {
        char *at = column_at(line_at(n), 92);
        replace(at, strcspn(at, "\r\n"), "", 0);
    } else if (*what == ':') {
        edit_columns(line_at(n), what + 1, rest);
    }
}

static bool build(struct kit_row *row)
{
    char path[256];
    const char *at = row->field[1];

    snprintf(path, sizeof path, "tests/text/trf/%s.trf", row->field[0]);
    if (!kit_ok(row, load(path) > 0))
        return false;
    while (*at) {
        size_t len = strcspn(at, ";");

        edit(at, len);
        at += len;
        at += *at == ';';
        at += strspn(at, " ");
    }
    trf_copy_free(&copy);
    copy = (struct trf_copy){0};
    return true;
}

/* A zero byte would end the text of a row: \x01 stands for it. */
static int read_built(void)
{
    size_t len = strlen(text);

    for (size_t i = 0; i < len; i++)
        if (text[i] == 1)
            text[i] = 0;
    return trf_copy_read(&copy, text, len) ? 0 : AD_EPARSE;
}

/* ---- what is said ---- */

static void add_note(char *out, const struct ad_trf_note *note, enum ad_language lang)
{
    sprintf(out + strlen(out), "%s%u:%u %s", out[0] ? "; " : "", note->line, note->column,
            ad_trf_why_text(note->why, lang));
}

/* trf | file | changes | language | the fault, or all notes, or "fine" */
static void trf_says(struct kit_row *row)
{
    enum ad_language lang = strcmp(row->field[2], "de") == 0 ? AD_DE : AD_EN;

    if (!build(row))
        return;
    built[0] = '\0';
    if (read_built() < 0)
        add_note(built, &copy.fault, lang);
    else
        for (unsigned i = 0; i < copy.trf.note_count; i++)
            add_note(built, &copy.trf.notes[i], lang);
    kit_is(row, row->field[3], built[0] ? built : "fine");
}

/* ---- what is read ---- */

static void put_points(char *out, ad_points p)
{
    if (p == AD_TRF_NO_POINTS)
        strcpy(out, "none");
    else
        sprintf(out, "%s%d.%d", p < 0 ? "-" : "", abs(p) / 10, abs(p) % 10);
}

static void put_cell(char *out, const struct ad_tournament *t, unsigned number, unsigned round)
{
    for (unsigned i = 0; i < t->count; i++)
        if (t->entrants[i].number == number && round <= t->stride) {
            const struct ad_meeting *m = ad_meeting_of(t, i, round - 1);
            unsigned other = m->opponent ? t->entrants[m->opponent - 1].number : 0;

            if (!m->result && !m->opponent)
                strcpy(out, "nothing");
            else
                sprintf(out, "%u%c%c", other, m->colour, m->result);
            if (t->teams)
                sprintf(out + strlen(out), " %d.%d", m->games / 10, m->games % 10);
        }
}

static unsigned place_of(const struct ad_tournament *t, unsigned number)
{
    unsigned i = 0;

    while (i < t->count && t->entrants[i].number != number)
        i++;
    return i;
}

static void put_scoring(char *out, const struct ad_scoring *s)
{
    sprintf(out, "%d/%d %d/%d %d/%d +%d -%d F%d H%d Z%d U%d absent %d", s->win[0], s->win[1],
            s->draw[0], s->draw[1], s->loss[0], s->loss[1], s->forfeit_win, s->forfeit_loss,
            s->full_bye, s->half_bye, s->zero_bye, s->pairing_bye, s->absent);
}

static void put_forbidden(char *out, const struct ad_tournament *t)
{
    for (unsigned i = 0; i < t->forbidden_count; i++) {
        const struct ad_forbidden *f = &t->forbidden[i];

        sprintf(out + strlen(out), "%s%d-%d:", i ? ", " : "", f->first_round + 1,
                f->last_round + 1);
        for (unsigned k = 0; k < f->count; k++)
            sprintf(out + strlen(out), " %u", t->entrants[t->forbidden_who[f->at + k]].number);
    }
}

static void put_span(char *out, struct ad_span s)
{
    sprintf(out, "%.*s", (int)s.len, s.len > 0 ? s.at : "");
}

static void put_player(char *out, const struct ad_trf *trf, unsigned i)
{
    const struct ad_trf_player *p = &trf->players[i];
    const struct ad_entrant *e = &trf->entrants[i];
    char points[16];

    put_points(points, p->points);
    sprintf(out, "%.*s/%c/%s/%d/%.*s/%.*s/%.*s/%s/%u", (int)p->name.len, p->name.at,
            p->sex ? p->sex : '-', ad_title_text((enum ad_title)e->title), e->rating,
            (int)p->federation.len, p->federation.at, (int)p->id.len, p->id.at, (int)p->birth.len,
            p->birth.at, points, p->rank);
}

static const char *system_name(enum ad_system system)
{
    static const char *const names[] = {"dutch 2026",  "dutch 2017", "team 2026",
                                        "round robin", "knockout",   "other"};
    return names[system];
}

static void put_boards(char *out, const struct ad_tournament *t, unsigned number, unsigned round)
{
    size_t at = (size_t)place_of(t, number) * t->stride + round - 1;

    for (unsigned b = 0; b < t->boards; b++)
        sprintf(out + strlen(out), "%d", t->on_board[at * t->boards + b]);
}

/* What everybody has, as it is counted. */
static void put_sums(char *out, const struct ad_tournament *t)
{
    for (unsigned i = 0; i < t->count; i++) {
        char points[16];

        put_points(points, ad_entrant_points(t, i, t->played));
        sprintf(out + strlen(out), "%s%s", i ? " " : "", points);
    }
}

static void put_answer(char *out, const char *key, unsigned a, unsigned b)
{
    const struct ad_trf *trf = &copy.trf;
    const struct ad_tournament *t = &trf->t, *teams = &trf->teams;

    if (strcmp(key, "record") == 0)
        sprintf(out, "%u players, %u of %u rounds, %s, first %c%s", t->count, t->played, t->rounds,
                system_name(t->system), t->first ? t->first : '-', t->by_place ? ", by place" : "");
    else if (strcmp(key, "teams") == 0)
        sprintf(out, "%u teams, %u of %u rounds, %s%s, %u boards", teams->count, teams->played,
                teams->rounds, system_name(teams->system), teams->strong_colours ? " B" : "",
                teams->boards);
    else if (strcmp(key, "player") == 0)
        put_player(out, trf, place_of(t, a));
    else if (strcmp(key, "order") == 0)
        for (unsigned i = 0; i < t->count; i++)
            sprintf(out + strlen(out), "%s%u", i ? " " : "", t->entrants[i].number);
    else if (strcmp(key, "points") == 0)
        put_sums(out, trf->team_event ? teams : t);
    else if (strcmp(key, "cell") == 0)
        put_cell(out, t, a, b);
    else if (strcmp(key, "match") == 0)
        put_cell(out, teams, a, b);
    else if (strcmp(key, "boards") == 0)
        put_boards(out, teams, a, b);
    else if (strcmp(key, "virtual") == 0)
        put_points(out, trf_virtual(t, place_of(t, a), b - 1));
    else if (strcmp(key, "team-virtual") == 0)
        put_points(out, trf_virtual(teams, place_of(teams, a), b - 1));
    else if (strcmp(key, "scoring") == 0)
        put_scoring(out, &t->scoring);
    else if (strcmp(key, "team-scoring") == 0)
        put_scoring(out, &teams->scoring);
    else if (strcmp(key, "forbidden") == 0)
        put_forbidden(out, trf->team_event ? teams : t);
    else if (strcmp(key, "head") == 0)
        put_span(out, trf->head[a]);
    else if (strcmp(key, "date") == 0)
        put_span(out, ad_trf_date(trf, a - 1));
    else if (strcmp(key, "national") == 0)
        sprintf(out, "%.*s %d %.*s", 3, trf->players[place_of(t, a)].national.at,
                trf->players[place_of(t, a)].national_rating,
                (int)trf->players[place_of(t, a)].national_id.len,
                trf->players[place_of(t, a)].national_id.at);
    else if (strcmp(key, "team") == 0)
        sprintf(out, "%.*s/%.*s/%d/%u players", (int)trf->team[a - 1].name.len,
                trf->team[a - 1].name.at, (int)trf->team[a - 1].nickname.len,
                trf->team[a - 1].nickname.at ? trf->team[a - 1].nickname.at : "",
                trf->team[a - 1].strength, trf->team[a - 1].count);
    else
        strcpy(out, "no such question");
}

/* trf-is | file | changes | question | answer */
static void trf_is(struct kit_row *row)
{
    char key[32] = "";
    unsigned a = 0, b = 0;

    if (!build(row) || !kit_ok(row, read_built() == 0))
        return;
    built[0] = '\0';
    sscanf(row->field[2], "%31s %u %u", key, &a, &b);
    put_answer(built, key, a, b);
    kit_is(row, row->field[3], built);
}

/* ---- what is written ---- */

/* trf-line | file | changes | 16 or 26 | a line of what is written */
static void trf_line_is_written(struct kit_row *row)
{
    enum ad_trf_form form = strcmp(row->field[2], "16") == 0 ? AD_TRF16 : AD_TRF26;
    char line[2048];

    if (!build(row) || !kit_ok(row, read_built() == 0) || !kit_ok(row, trf_copy_write(&copy, form)))
        return;
    snprintf(line, sizeof line, "\n%s\n", row->field[3]);
    snprintf(built, sizeof built, "\n%s", copy.text);
    if (!strstr(built, line))
        kit_fail(row, "no such line in\n%s", copy.text);
    else
        kit_ok(row, true);
}

/* trf-same | file | changes: written and read again it says the same, in both forms */
static void trf_comes_back(struct kit_row *row)
{
    const char *why;

    if (!build(row) || !kit_ok(row, read_built() == 0))
        return;
    for (enum ad_trf_form form = AD_TRF16; form <= AD_TRF26; form++) {
        if ((why = trf_round_trip(&copy, form)))
            kit_fail(row, "%s: %s\n%s", form == AD_TRF16 ? "TRF16" : "TRF26", why,
                     copy.text ? copy.text : "");
        kit_ok(row, why == NULL);
    }
    if ((why = trf_same_through_tour(&copy.trf)))
        kit_fail(row, "%s\n%s", why, copy.text ? copy.text : "");
    kit_ok(row, why == NULL);
}

/* The last round, a cell and the points of each player. */
static void last_round_is(struct kit_row *row, const char *want)
{
    const struct ad_tournament *t = &copy.trf.t;

    built[0] = '\0';
    for (unsigned i = 0; i < t->count; i++) {
        char cell[16] = "", points[16];

        put_cell(cell, t, t->entrants[i].number, t->played);
        put_points(points, copy.trf.players[i].points);
        sprintf(built + strlen(built), "%s%s %s", i ? ", " : "", cell, points);
    }
    kit_is(row, want, built);
}

/* trf-result | file | changes | round, place (both from 0), results | what it gives | cells, points */
static void trf_result(struct kit_row *row)
{
    unsigned round, who;
    char mine, theirs;

    if (!build(row) || !kit_ok(row, read_built() == 0) ||
        !kit_ok(row, sscanf(row->field[2], "%u %u %c%c", &round, &who, &mine, &theirs) == 4))
        return;
    kit_isf(row, row->field[3], "%d", ad_trf_set_result(&copy.trf, round, who, mine, theirs));
    last_round_is(row, row->field[4]);
}

/* trf-round | file | changes | pairs | what it gives | cells of the new round, or points */
static void trf_round(struct kit_row *row)
{
    struct ad_pair pairs[16];
    struct ad_meeting before[256];
    const char *at = row->field[2];
    unsigned count = 0;
    size_t bytes;
    int err;

    if (!build(row) || !kit_ok(row, read_built() == 0))
        return;
    bytes = sizeof *before * copy.trf.t.count * copy.trf.t.stride;
    if (!kit_ok(row, bytes <= sizeof before))
        return;
    memcpy(before, copy.trf.meetings, bytes);
    while (*at && count < 16) {
        char *end;

        pairs[count].white = (uint16_t)strtoul(at, &end, 10);
        pairs[count++].black = (uint16_t)strtoul(end + 1, &end, 10);
        at = end + strspn(end, " ");
    }
    err = ad_trf_add_round(&copy.trf, pairs, count);
    kit_isf(row, row->field[3], "%d", err);
    kit_ok(row, err == 0 || memcmp(before, copy.trf.meetings, bytes) == 0);
    last_round_is(row, row->field[4]);
}

/* ---- C tests ---- */

/* Every file of a folder and the folders in it. */
static unsigned every_file(struct kit_row *row, const char *folder)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_tournament_fault fault;
    DIR *dir = opendir(folder);
    struct dirent *entry;
    unsigned files = 0;

    while (dir && (entry = readdir(dir))) {
        char path[1024];
        size_t len = strlen(entry->d_name);
        const char *why = NULL;

        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] != '.' && entry->d_type == DT_DIR)
            files += every_file(row, path);
        if (len < 4 || strcmp(entry->d_name + len - 4, ".trf") != 0)
            continue;
        files++;
        len = load(path);
        trf_copy_free(&copy);
        if (!trf_copy_read(&copy, text, len))
            why = ad_trf_why_text(copy.fault.why, AD_EN);
        else if (ad_tournament_check(&fault, &copy.trf.t, seen))
            why = ad_tournament_bad_text(fault.why, AD_EN);
        for (enum ad_trf_form form = AD_TRF16; !why && form <= AD_TRF26; form++)
            why = trf_round_trip(&copy, form);
        if (!why)
            why = trf_same_through_tour(&copy.trf);
        if (why)
            kit_fail(row, "%s: %s", path, why);
    }
    if (dir)
        closedir(dir);
    return files;
}

static void files_come_back(struct kit_row *row)
{
    const char *data = getenv("ADOUBE_DATA");
    char path[512];

    kit_ok(row, every_file(row, "tests/text/trf") >= 5);
    snprintf(path, sizeof path, "%s/trf", data ? data : "../shared/data"); /* if it is there */
    every_file(row, path);
}

static void every_message_has_a_row(struct kit_row *row)
{
    static const char fine[] = "nothing is wrong";

    load("tests/text/trf.test");
    for (enum ad_trf_why why = AD_TRF_NOBODY; why < AD_TRF_WHYS; why++)
        for (enum ad_language lang = AD_EN; lang <= AD_DE; lang++)
            if (!kit_ok(row, strstr(text, ad_trf_why_text(why, lang)) != NULL))
                kit_fail(row, "no row says: %s", ad_trf_why_text(why, lang));
    kit_is(row, fine, ad_trf_why_text(AD_TRF_FINE, AD_EN));
    kit_is(row, "", ad_trf_why_text(AD_TRF_WHYS, AD_EN));
    kit_is(row, "", ad_trf_head_tag(AD_TRF_HEADS));
    kit_is(row, "", ad_trf_head_text(AD_TRF_HEADS, AD_DE));
    kit_ok(row, ad_trf_why_is_forgiven(AD_TRF_UNKNOWN) && !ad_trf_why_is_forgiven(AD_TRF_NOBODY));
    for (enum ad_trf_head head = 0; head < AD_TRF_HEADS; head++)
        kit_ok(row, strlen(ad_trf_head_tag(head)) == 3 && ad_trf_head_text(head, AD_DE)[0] &&
                        ad_trf_head_text(head, AD_EN)[0]);
}

static void small_arenas(struct kit_row *row)
{
    struct ad_trf trf;
    size_t len = load("tests/text/trf/open26.trf"), need = ad_trf_bytes(text, len);
    char *arena = malloc(need), small[64];

    kit_ok(row, ad_trf_read(&trf, NULL, text, len, arena, need - 1) == AD_EFULL);
    kit_ok(row, ad_trf_read(&trf, NULL, text, len, arena, need) == 0);
    kit_ok(row, ad_trf_write(small, sizeof small, &trf, AD_TRF26) == AD_EFULL && !small[0]);
    kit_ok(row, ad_trf_read(&trf, NULL, "", 0, arena, need) == AD_EPARSE);
    free(arena);
}

/* As many rounds as there is room for, and none more. */
static void rounds_end(struct kit_row *row)
{
    size_t len = load("tests/text/trf/club16.trf");

    trf_copy_free(&copy);
    kit_ok(row, trf_copy_read(&copy, text, len) && copy.trf.t.stride == 5);
    kit_ok(row, ad_trf_add_round(&copy.trf, NULL, 0) == 0);
    kit_ok(row, ad_trf_add_round(&copy.trf, NULL, 0) == 0);
    kit_ok(row, ad_trf_add_round(&copy.trf, NULL, 0) == AD_EFULL && copy.trf.t.played == 5);
    kit_ok(row, ad_trf_date(&copy.trf, AD_ROUNDS_MAX).len == 0);
}

/* Ten thousand players: one too many. */
static void too_many(struct kit_row *row)
{
    size_t len = 0;

    for (unsigned i = 1; i < 10000; i++)
        len += (size_t)sprintf(text + len, "001 %4u\n", i);
    trf_copy_free(&copy);
    kit_ok(row, trf_copy_read(&copy, text, len) && copy.trf.t.count == 9999);
    len += (size_t)sprintf(text + len, "001    1\n");
    trf_copy_free(&copy);
    kit_ok(row, !trf_copy_read(&copy, text, len) && copy.fault.why == AD_TRF_TOO_MANY);
    kit_ok(row, copy.fault.line == 10000);
}

/* A record that never was a file. */
static void bare_records(struct kit_row *row)
{
    static const struct ad_entrant who[] = {{.number = 1, .rating = 2000}, {.number = 2}};
    static const struct ad_meeting met[] = {{.opponent = 2, .colour = 'w', .result = '1'},
                                            {0},
                                            {.opponent = 1, .colour = 'b', .result = '0'},
                                            {.colour = '-', .result = 'H'}};
    struct ad_tournament t = {.entrants = who,
                              .count = 2,
                              .meetings = met,
                              .stride = 2,
                              .played = 1,
                              .rounds = 2,
                              .scoring = ad_scoring_usual};
    struct ad_trf trf;
    char out[1024];

    ad_trf_wrap(&trf, &t);
    trf.head[AD_TRF_CODE] = (struct ad_span){ad_trf_code(t.system), strlen(ad_trf_code(t.system))};
    kit_ok(row, ad_trf_write(out, sizeof out, &trf, AD_TRF26) > 0);
    kit_ok(row, ad_trf_add_round(&trf, NULL, 0) == AD_EINVAL);
    kit_is(row,
           "142 2\n192 FIDE_DUTCH_2025\n240 H 002    2\n"
           "001    1      Player 1                          2000                             1.0"
           "          2 w 1\n"
           "001    2      Player 2                                                           0.0"
           "          1 b 0\n",
           out);
    for (enum ad_system s = AD_SWISS_DUTCH_2026; s <= AD_ROUND_ROBIN; s++)
        kit_ok(row, ad_trf_code(s)[0]);
    kit_is(row, "", ad_trf_code(AD_OTHER_SYSTEM));
}

static const struct kit_verb verbs[] = {
    {"trf", 4, trf_says},
    {"trf-is", 4, trf_is},
    {"trf-line", 4, trf_line_is_written},
    {"trf-same", 2, trf_comes_back},
    {"trf-result", 5, trf_result},
    {"trf-round", 5, trf_round},
    {0},
};

static const struct kit_test tests[] = {
    {"trf: files come back as they were", files_come_back},
    {"trf: every message has a row", every_message_has_a_row},
    {"trf: small arenas and buffers", small_arenas},
    {"trf: ten thousand players", too_many},
    {"trf: rounds end where the room ends", rounds_end},
    {"trf: records that never were a file", bare_records},
    {0},
};

const struct kit_suite suite_trf = {verbs, tests};
