/*
 * tests/text/verbs_text.c -- game scripts, and the words for people.
 *
 * Every script below tests/ (*.game) is a case of its own: all its expectations must hold.
 */
#include "../kit.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/championship.h"
#include "adoube/err.h"
#include "adoube/fen.h"
#include "federation/matchday.h"
#include "adoube/notation.h"
#include "adoube/person.h"
#include "adoube/proof.h"
#include "adoube/script.h"
#include "adoube/tour.h"
#include "adoube/words.h"
#include "core/names.h"
#include "federation/names.h"
#include "laws/names.h"
#include "text/names.h"
#include "tournament/names.h"
#include "federation/person_inside.h"

enum { PLIES = 4096 };

static struct ad_script script;
static struct ad_ply plies[PLIES];
static char scratch[AD_GAME_SCRATCH];

static int start(const char *text, size_t len)
{
    return ad_script_start(&script, text, len, plies, PLIES, scratch, sizeof scratch);
}

/* ---- scripts ---- */

static const char *fault_text(char out[1024], enum ad_language lang)
{
    int len =
        snprintf(out, 64, "%u:%u: ", (unsigned)script.fault.line, (unsigned)script.fault.column);

    ad_script_fault_text(out + len, 1024 - (size_t)len, &script.fault, lang);
    return out;
}

static void step_is_good(struct kit_row *row, enum ad_script_step step)
{
    char text[1024];

    kit_board(row, &script.game.now);
    switch (step) {
    case AD_SCRIPT_HELD: kit_ok(row, true); break;
    case AD_SCRIPT_FAILED:
        kit_fail(row, "line %u: wanted %.*s, got %s", (unsigned)script.number, (int)script.line_len,
                 script.line, script.got);
        break;
    case AD_SCRIPT_IMPOSSIBLE:
        ad_impossible_text(text, sizeof text, script.impossible, &script.command, AD_EN);
        kit_fail(row, "line %u: %s", (unsigned)script.number, text);
        break;
    case AD_SCRIPT_BAD: kit_fail(row, "line %s", fault_text(text, AD_EN)); break;
    case AD_SCRIPT_EVENT:
    case AD_SCRIPT_END: break;
    }
}

static void play(struct kit_row *row, const char *text, size_t len)
{
    enum ad_script_step step;
    char message[1024];

    if (start(text, len) < 0) {
        kit_fail(row, "line %s", fault_text(message, AD_EN));
        return;
    }
    while ((step = ad_script_next(&script)) != AD_SCRIPT_END)
        step_is_good(row, step);
    kit_board(row, NULL);
}

/* A file *.game */
static void game_file(struct kit_row *row)
{
    static char text[1 << 16];
    FILE *file = fopen(row->file, "rb");
    size_t len = file ? fread(text, 1, sizeof text, file) : 0;

    if (!file || len == sizeof text)
        kit_fail(row, "%s", file ? "longer than any script here" : strerror(errno));
    else
        play(row, text, len);
    if (file)
        fclose(file);
}

/* script | text: all expectations hold */
static void script_holds(struct kit_row *row)
{
    play(row, row->field[0], row->len[0]);
}

/* script-got | text | the last expectation fails, and this is there instead */
static void script_got(struct kit_row *row)
{
    enum ad_script_step step, last = AD_SCRIPT_END;

    if (!kit_ok(row, start(row->field[0], row->len[0]) == 0))
        return;
    while ((step = ad_script_next(&script)) != AD_SCRIPT_END)
        last = step;
    kit_ok(row, last == AD_SCRIPT_FAILED);
    kit_is(row, row->field[1], script.got);
}

/* The first fault of a script, or "fine". */
static void read_script(struct kit_row *row, enum ad_language lang)
{
    char message[1024];

    if (start(row->field[0], row->len[0]) == 0)
        while (ad_script_next(&script) != AD_SCRIPT_END)
            ;
    kit_is(row, row->field[1],
           script.fault.why == AD_SCRIPT_FINE ? "fine" : fault_text(message, lang));
}

/* script-fault | text | line:column: what is wrong */
static void script_fault(struct kit_row *row)
{
    read_script(row, AD_EN);
}

static void script_fault_de(struct kit_row *row)
{
    read_script(row, AD_DE);
}

static const char *format_name(void)
{
    return ad_format_name((enum ad_format)script.game.table.format);
}

/* script-table | settings | edition format supervised quickplay chess960 offers default language */
static void script_table(struct kit_row *row)
{
    const struct ad_table *t = &script.game.table;
    char message[1024];

    if (start(row->field[0], row->len[0]) < 0) {
        kit_is(row, row->field[1], fault_text(message, AD_EN));
        return;
    }
    kit_isf(row, row->field[1], "%s %s s%d q%d c%d o%d d%d %s-%s",
            ad_edition_name((enum ad_edition)t->edition), format_name(), t->supervision,
            t->quickplay, t->chess960, t->draw_offers,
            t->default_ms < 0 ? -1 : t->default_ms / 1000,
            ad_language_word((enum ad_language)t->language[0]),
            ad_language_word((enum ad_language)t->language[1]));
}

/* ---- moves ---- */

/* act | fen | language | text | act, or the number of the reason */
static void act(struct kit_row *row)
{
    static const char *const reasons[AD_SCRIPT_WHYS] = {
        [AD_SCRIPT_MOVE] = "unreadable",
        [AD_SCRIPT_AMBIGUOUS] = "ambiguous",
        [AD_SCRIPT_NO_MAN] = "no man",
        [AD_SCRIPT_LANGUAGES] = "languages",
    };
    enum ad_language lang = AD_EN;
    struct ad_position p;
    struct ad_act read;
    char text[AD_MOVE_TEXT_MAX];

    if (!kit_position(&p, row, row->field[0]))
        return;
    while (lang < AD_NL && strcmp(ad_language_word(lang), row->field[1]) != 0)
        lang++;
    enum ad_script_why why = ad_act_read(&read, &p, row->field[2], row->len[2], lang);
    if (why == AD_SCRIPT_FINE)
        ad_act_text(text, sizeof text, read);
    kit_is(row, row->field[3], why == AD_SCRIPT_FINE ? text : reasons[why]);
}

/* ---- results ---- */

/* result | word | word again | for people */
static void result(struct kit_row *row)
{
    struct ad_result r;
    char word[64], text[64];

    if (ad_result_read(&r, row->field[0], row->len[0]) < 0) {
        kit_is(row, row->field[1], "unreadable");
        return;
    }
    ad_result_word(word, sizeof word, &r);
    ad_result_text(text, sizeof text, &r, AD_DE);
    kit_is(row, row->field[1], word);
    kit_is(row, row->field[2], text);
}

/* ---- words ---- */

/* A reason must be told in full in both languages, with the same things filled in. */
static void reasons_are_told(struct kit_row *row)
{
    struct ad_game g;
    struct ad_table t;

    ad_table_init(&t, AD_FIDE_2017);
    if (!kit_ok(row, ad_game_init(&g, &t, plies, PLIES, true) == 0))
        return;
    for (int r = AD_REASON_NONE + 1; r < AD_REASONS; r++) {
        struct ad_event e = {.reason = (uint16_t)r, .side = AD_WHO_BLACK, .act = {12, 28, 0, 0}};
        for (int lang = AD_EN; lang <= AD_DE; lang++) {
            char text[AD_SENTENCE_MAX];
            kit_ok(row, ad_event_sentence(text, sizeof text, &g, &e, (enum ad_language)lang) > 0);
            if (!kit_ok(row, !strchr(text, '{')))
                puts(text);
        }
        kit_ok(row, *ad_reason_word((enum ad_reason)r));
        e.cites.count =
            AD_CITES_MAX; /* with as many articles as there is room for, it still fits */
        for (int i = 0; i < AD_CITES_MAX; i++)
            e.cites.article[i] = ad_article_find(AD_FIDE_2017, "II.3.2.7.4", 10);
        kit_ok(row, ad_event_text((char[AD_SENTENCE_MAX]){0}, AD_SENTENCE_MAX, &g, &e, AD_DE) > 0);
    }
}

/* Every placeholder of the English text stands in the German one, too, and the other way round. */
static void placeholders_agree(struct kit_row *row)
{
    for (int r = AD_REASON_NONE + 1; r < AD_REASONS; r++) {
        const char *texts[] = {ad_reason_text((enum ad_reason)r, AD_EN),
                               ad_reason_text((enum ad_reason)r, AD_DE)};
        for (int i = 0; i < 2; i++)
            for (const char *at = texts[i]; (at = strchr(at, '{')); at++) {
                char name[32];
                snprintf(name, sizeof name, "%.*s", (int)strcspn(at, "}") + 1, at);
                if (!kit_ok(row, strstr(texts[!i], name) != NULL))
                    printf("    %s\n    %s\n", texts[0], texts[1]);
            }
    }
    kit_ok(row, true);
}

/* Text and name are there, and "" for what is no value any more. */
#define TOLD(noun, type, count)                       \
    for (int i = 0; i <= (count); i++)                \
        for (int lang = AD_EN; lang <= AD_DE; lang++) \
            told(row, #noun, ad_##noun##_text((type)i, (enum ad_language)lang), i, count);
#define NAMED(noun, type, count)       \
    TOLD(noun, type, count)            \
    for (int i = 0; i <= (count); i++) \
        told(row, #noun, ad_##noun##_name((type)i), i, count);

static void told(struct kit_row *row, const char *noun, const char *text, int i, int count)
{
    if ((*text != '\0') != (i < count))
        kit_fail(row, "%s %d of %d: \"%s\"", noun, i, count, text);
}

/* ---- of a game ---- */

static void everything_has_a_name(struct kit_row *row)
{
    TOLD(who, enum ad_who, AD_WHO_NOBODY + 1)
    TOLD(what, enum ad_what, AD_WHATS)
    TOLD(command, enum ad_command_kind, AD_COMMANDS)
    TOLD(mode, enum ad_mode, AD_MODES)
    TOLD(penalty, enum ad_penalty, AD_PENALTIES)
    TOLD(offence, enum ad_offence, AD_OFFENCES)
    TOLD(verdict, enum ad_verdict, AD_VERDICTS)
    TOLD(answer, enum ad_answer, AD_ANSWERS)
    TOLD(format, enum ad_format, AD_FORMATS)
    for (int i = 0; i < 7; i++)
        kit_ok(row, *ad_item_text((enum ad_item)(1 << i), AD_DE) != '\0');
    for (int i = AD_MATE_NO_PROOF; i <= AD_MATE_ALL_SEEN; i++)
        kit_ok(row, *ad_mate_proof_text((enum ad_mate_proof)i, AD_DE) != '\0');
    kit_is(row, "the caller's buffer is too small", ad_err_text(AD_EFULL, AD_EN));
    kit_is(row, "Argument außerhalb seines Bereichs", ad_err_text(AD_EINVAL, AD_DE));
}

/* ---- of the order and of tournaments ---- */

static void the_order_has_names(struct kit_row *row)
{
    NAMED(pass_status, enum ad_pass_status, AD_PASS_STATUSES)
    NAMED(pass_event, enum ad_pass_event_kind, AD_PASS_EVENT_KINDS)
    NAMED(back, enum ad_back, AD_BACKS)
    NAMED(deletion, enum ad_deletion, AD_DELETIONS)
    NAMED(transfer_state, enum ad_transfer_state, AD_TRANSFER_STATES)
    NAMED(transfer_why, enum ad_transfer_why, AD_TRANSFER_WHYS)
    NAMED(host, enum ad_host_code, AD_HOSTS)
    NAMED(drawer, enum ad_drawer, AD_DRAWERS)
    NAMED(tour_code, enum ad_tour_code, AD_TOUR_CODES)
    NAMED(tour_warning, enum ad_tour_warning, AD_TOUR_WARNINGS)
    for (int i = 0; i <= AD_TOUR_CMDS; i++)
        told(row, "tour_cmd", ad_tour_cmd_name((enum ad_tour_cmd_kind)i), i, AD_TOUR_CMDS);
    kit_ok(row, ad_drawer_find("arbiter", 7) == AD_DRAWER_ARBITER);
}

/* ---- one line of a script ---- */

static void one_line(struct kit_row *row)
{
    static struct ad_script s;
    struct ad_command c;
    struct ad_table t;

    ad_table_init(&t, AD_FIDE_2017);
    if (!kit_ok(row, ad_game_init(&s.game, &t, plies, PLIES, true) == 0))
        return;
    s.now = 4000;
    kit_ok(row, ad_script_command(&c, &s, "white moves e4", 14) == 0);
    kit_ok(row, c.kind == AD_DOES_MOVE && c.by == AD_WHO_WHITE && c.at == 4000 && c.act.to == 28);
    kit_ok(row, ad_script_command(&c, &s, "white mvoes e4", 14) == AD_EPARSE);
    kit_ok(row, s.fault.why == AD_SCRIPT_UNKNOWN && s.fault.column == 7);
    kit_ok(row, s.game.count == 0); /* nothing was played */
}

static void cite(struct ad_event *e, enum ad_edition edition, const char *number)
{
    e->cites.article[e->cites.count++] = ad_article_find(edition, number, strlen(number));
}

static void sentences(struct kit_row *row)
{
    struct ad_game g;
    struct ad_table t;
    struct ad_event e = {.kind = AD_EVENT_TIME, .side = AD_WHO_BLACK, .ms = 120000};
    char text[AD_SENTENCE_MAX];

    ad_table_init(&t, AD_FIDE_2017);
    kit_ok(row, ad_game_init(&g, &t, plies, PLIES, true) == 0);
    cite(&e, AD_FIDE_2017, "7.5.1");
    cite(&e, AD_FIDE_2017, "7.5.3");
    ad_event_text(text, sizeof text, &g, &e, AD_EN);
    kit_is(row, "time of Black: +2:00 (fide-2017 7.5.1, 7.5.3)", text);
    ad_event_text(text, sizeof text, &g, &e, AD_DE);
    kit_is(row, "Bedenkzeit von Schwarz: +2:00 (fide-2017 7.5.1, 7.5.3)", text);
    ad_cites_text(text, sizeof text, &g.table, &e.cites, AD_EN);
    kit_is(row, "fide-2017 7.5.1 7.5.3", text);
    kit_ok(row, ad_event_text(text, 10, &g, &e, AD_EN) == AD_EFULL && *text == '\0');

    e = (struct ad_event){.kind = AD_EVENT_MAKES, .side = AD_WHO_WHITE, .act = {6, 21, 0, 0}};
    ad_event_text(text, sizeof text, &g, &e, AD_DE);
    kit_is(row, "Weiß zieht Sf3", text);
}

static void citations(struct kit_row *row)
{
    struct ad_table t;
    struct ad_event e = {0};
    char text[AD_SENTENCE_MAX];

    ad_table_init(&t, AD_FIDE_2014);
    t.fill_from = AD_FIDE_2017;
    cite(&e, AD_FIDE_2017, "7.5.1");
    ad_cites_text(text, sizeof text, &t, &e.cites, AD_EN);
    kit_is(row, "fide-2017 7.5.1 (filled in for fide-2014)", text);
    ad_cites_text(text, sizeof text, &t, &e.cites, AD_DE);
    kit_is(row, "fide-2017 7.5.1 (ergänzt für fide-2014)", text);

    ad_table_init(&t, AD_BLITZ_1977);
    e.cites.count = 0;
    cite(&e, AD_BLITZ_1977, "8.11 3)");
    cite(&e, AD_FIDE_1984, "10.7");
    ad_cites_text(text, sizeof text, &t, &e.cites, AD_EN);
    kit_is(row, "blitz-1977 8.11_3) fide-1984 10.7", text);
}

/* By the name of the enum: any number may be asked for, and a word is found again. */
static void enums_by_name(struct kit_row *row)
{
    unsigned words = 0, texts = 0;

    for (unsigned of = 0; of < AD_WORDS_ALL; of++)
        for (int v = -2; v < 600; v++) {
            const char *word = ad_word((enum ad_words)of, v);

            for (unsigned lang = 0; lang <= AD_LANGUAGES; lang++)
                texts += *ad_text((enum ad_words)of, v, (enum ad_language)lang) != '\0';
            if (!*word)
                continue;
            words++;
            kit_is(row, word,
                   ad_word((enum ad_words)of, ad_word_find((enum ad_words)of, word, strlen(word))));
        }
    kit_ok(row, words > 600 && texts > 6000);
    kit_is(row, "late", ad_word(AD_WORDS_CASE_CODE, AD_CASE_TOO_LATE));
    kit_is(row, "zu spät", ad_text(AD_WORDS_CASE_CODE, AD_CASE_TOO_LATE, AD_DE));
    kit_ok(row, ad_word_find(AD_WORDS_WHO, "black", 5) == AD_WHO_BLACK);
    kit_ok(row, ad_word_find(AD_WORDS_NOTE_BY, "national-body", 13) == 1 << 13);
    kit_ok(row, ad_word_find(AD_WORDS_WHO, "", 0) == AD_EPARSE);
    kit_ok(row, ad_word_find(AD_WORDS_WHO, "grey", 4) == AD_EPARSE);
    kit_is(row, "", ad_word(AD_WORDS_ALL, 0));
    kit_is(row, "", ad_text(AD_WORDS_ALL, 0, AD_DE));
}

static const struct kit_verb verbs[] = {
    {".game", 0, game_file},
    {"script", 1, script_holds},
    {"script-got", 2, script_got},
    {"script-fault", 2, script_fault},
    {"script-fault-de", 2, script_fault_de},
    {"script-table", 2, script_table},
    {"act", 4, act},
    {"result", 3, result},
    {0},
};

static const struct kit_test tests[] = {
    {"words: every reason is told", reasons_are_told},
    {"words: both languages fill in the same", placeholders_agree},
    {"words: everything has a name", everything_has_a_name},
    {"words: the order has names", the_order_has_names},
    {"words: enums by name", enums_by_name},
    {"words: one line of a script", one_line},
    {"words: sentences", sentences},
    {"words: citations", citations},
    {0},
};

const struct kit_suite suite_text = {verbs, tests};
