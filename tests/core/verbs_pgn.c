/*
 * tests/core/verbs_pgn.c -- game archives: tokens, places, replay, export.
 */
#include "pgn_copy.h"

#include "../kit.h"
#include "core/names.h"

static struct pgn_text got, want, again;

static void clear(struct pgn_text *text)
{
    text->len = 0;
    text->at[0] = '\0';
}

/* Without the blank behind the last token. */
static const char *trimmed(struct pgn_text *text)
{
    while (text->len > 0 && text->at[text->len - 1] == ' ')
        text->at[--text->len] = '\0';
    return text->at;
}

/* ---- rows ---- */

/* pgn | text | its tokens; an error as !REASON@line:column */
static void tokens_row(struct kit_row *row)
{
    clear(&got);
    pgn_list(&got, row->field[0], row->len[0], 1, NULL, false);
    kit_is(row, row->field[1], trimmed(&got));
}

/* pgn-places | text | the same, each token behind its line:column */
static void places_row(struct kit_row *row)
{
    clear(&got);
    pgn_list(&got, row->field[0], row->len[0], 1, NULL, true);
    kit_is(row, row->field[1], trimmed(&got));
}

/* pgn-play | lines of play there is room for | text | moves as UCI, faults, each game's last position */
static void play_row(struct kit_row *row)
{
    clear(&got);
    pgn_play(&got, row->field[1], row->len[1], (uint32_t)atoi(row->field[0]));
    kit_is(row, row->field[2], trimmed(&got));
}

/* pgn-copy | text | written in export format, without the tags of the roster */
static void copy_row(struct kit_row *row)
{
    const char *body;

    clear(&got);
    pgn_copy(&got, row->field[0], row->len[0]);
    body = strstr(got.at, "\n\n");
    kit_is(row, row->field[1], body ? body + 2 : got.at);
}

/* pgn-tags | tags, each game's on one line | the tag section in export format */
static void tags_row(struct kit_row *row)
{
    char *end;

    clear(&got);
    pgn_copy(&got, row->field[0], row->len[0]);
    end = strstr(got.at, "\n\n");
    if (end != NULL)
        *end = '\0';
    kit_is(row, row->field[1], got.at);
}

/* What was added is found; nothing else. */
static void tags_are_found(struct kit_row *row)
{
    static const char text[] = "[White \"Eva\"]\n[Round \"3\"]\n\n*\n";
    struct ad_pgn_tag tag[4];
    char room[64];
    struct ad_pgn_tags tags = {tag, 4, 0, room, sizeof room, 0};
    struct ad_pgn_reader r;
    struct ad_pgn_token t;
    struct pgn_source s = {.text = text, .len = sizeof text - 1};

    ad_pgn_start(&r, 1);
    while (ad_pgn_next(&t, &r) != AD_PGN_DONE)
        if (t.kind == AD_PGN_MORE)
            pgn_more(&s, &r);
        else if (t.kind == AD_PGN_TAG)
            kit_ok(row, ad_pgn_tags_add(&tags, &t) == 0);
    kit_is(row, "Eva", ad_pgn_tags_find(&tags, "White"));
    kit_is(row, "3", ad_pgn_tags_find(&tags, "Round"));
    kit_ok(row, ad_pgn_tags_find(&tags, "Black") == NULL);
}

/* pgn-command | comment | name=value; ... */
static void command_row(struct kit_row *row)
{
    struct ad_pgn_command c = {0};

    clear(&got);
    while (ad_pgn_command_next(&c, row->field[0], row->len[0]))
        pgn_addf(&got, "%.*s=%.*s; ", (int)c.name_len, c.name, (int)c.value_len, c.value);
    kit_is(row, row->field[1], trimmed(&got));
}

/* pgn-clock | text | milliseconds, or - */
static void clock_row(struct kit_row *row)
{
    int64_t ms = -1;

    if (ad_pgn_clock(&ms, row->field[0], row->len[0]) == 0)
        kit_isf(row, row->field[1], "%lld", (long long)ms);
    else
        kit_isf(row, row->field[1], "%s", ms == -1 ? "-" : "changed");
}

/* pgn-unescape | value as written | value */
static void unescape_row(struct kit_row *row)
{
    char text[256];
    int len = ad_pgn_unescape(text, sizeof text, row->field[0], row->len[0]);

    kit_is(row, row->field[1], text);
    kit_ok(row, len == (int)strlen(text));
    kit_ok(row, ad_pgn_unescape(text, (size_t)len + 1, row->field[0], row->len[0]) == len);
    kit_ok(row, ad_pgn_unescape(text, (size_t)len, row->field[0], row->len[0]) == AD_EFULL);
}

/* pgn-utf8 | bytes | yes or no */
static void utf8_row(struct kit_row *row)
{
    kit_is(row, row->field[1], ad_text_is_utf8(row->field[0], row->len[0]) ? "yes" : "no");
}

/* pgn-latin1 | bytes | as UTF-8 */
static void latin1_row(struct kit_row *row)
{
    char text[256];
    int len = ad_latin1_to_utf8(text, sizeof text, row->field[0], row->len[0]);

    kit_is(row, row->field[1], text);
    kit_ok(row, ad_latin1_to_utf8(text, (size_t)len + 1, row->field[0], row->len[0]) == len);
    kit_ok(row, ad_latin1_to_utf8(text, (size_t)len, row->field[0], row->len[0]) == AD_EFULL);
}

/* pgn-boundary | text | offset */
static void boundary_row(struct kit_row *row)
{
    kit_isf(row, row->field[1], "%zu", ad_pgn_boundary(row->field[0], row->len[0]));
}

/* pgn-kept | text | yes if it can be written as a move, else no */
static void kept_row(struct kit_row *row)
{
    struct ad_pgn_writer w;
    int err;

    ad_pgn_writer_start(&w, got.at, PGN_TEXT);
    ad_pgn_write_tags(&w, NULL, 0);
    err = ad_pgn_write_kept(&w, 2, row->field[0], row->len[0]);
    kit_is(row, row->field[1], err == 0 ? "yes" : err == AD_EINVAL ? "no" : "?");
}

/* ---- files ---- */

static bool load(struct pgn_text *out, struct kit_row *row, const char *name)
{
    char path[256];
    FILE *f;

    clear(out);
    snprintf(path, sizeof path, "tests/core/pgn/%s", name);
    f = fopen(path, "rb");
    if (f == NULL)
        return kit_fail(row, "cannot open %s", path);
    out->len = fread(out->at, 1, PGN_TEXT - 1, f);
    out->at[out->len] = '\0';
    fclose(f);
    return true;
}

/* pgn-file | name | games, moves, then what is wrong */
static void file_row(struct kit_row *row)
{
    unsigned games = 0, moves = 0;
    static struct pgn_text faults;

    if (!load(&want, row, row->field[0]))
        return;
    clear(&got);
    clear(&faults);
    pgn_play(&got, want.at, want.len, PGN_LINES);
    for (char *word = strtok(got.at, " "); word != NULL; word = strtok(NULL, " ")) {
        games += strcmp(word, "END") == 0;
        moves += strlen(word) > 3 && word[0] >= 'a' && word[1] <= '8' && word[2] <= 'h' &&
                 strchr(word, '/') == NULL;
        if (*word == '!')
            pgn_addf(&faults, " %s", word);
    }
    kit_isf(row, row->field[1], "%u games %u moves%s", games, moves, faults.at);
}

/* pgn-export | name: a file in export format is its own copy */
static void export_row(struct kit_row *row)
{
    if (!load(&want, row, row->field[0]))
        return;
    clear(&got);
    pgn_copy(&got, want.at, want.len);
    kit_is(row, want.at, got.at);
}

/* ---- cutting ---- */

static size_t one_byte(struct pgn_cut *cut, size_t left)
{
    (void)cut;
    (void)left;
    return 1;
}

/* Once at a given place. */
static size_t in_two(struct pgn_cut *cut, size_t left)
{
    size_t first = (size_t)cut->state;

    cut->state = 0;
    return first > 0 && first < left ? first : left;
}

static size_t at_random(struct pgn_cut *cut, size_t left)
{
    struct kit_rng rng = {cut->state};
    size_t n = 1 + kit_below(&rng, kit_below(&rng, 4) == 0 ? AD_PGN_WINDOW_MIN : 40);

    cut->state = rng.state;
    return n < left ? n : left;
}

static bool same_when_cut(struct kit_row *row, const struct pgn_text *text, struct pgn_cut cut)
{
    clear(&again);
    pgn_list(&again, text->at, text->len, 1, &cut, true);
    return kit_ok(row, again.len == got.len && memcmp(again.at, got.at, got.len) == 0);
}

/* pgn-cut | name: the same tokens, however the file comes */
static void cut_row(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    bool same;

    if (!load(&want, row, row->field[0]))
        return;
    clear(&got);
    pgn_list(&got, want.at, want.len, 1, NULL, true);
    same = same_when_cut(row, &want, (struct pgn_cut){one_byte, 0});
    for (size_t i = 1; same && i < want.len; i++)
        same = same_when_cut(row, &want, (struct pgn_cut){in_two, i});
    for (int i = 0; same && i < (row->long_run ? 2000 : 50); i++)
        same = same_when_cut(row, &want, (struct pgn_cut){at_random, kit_random(&rng)});
}

static uint64_t lines_in(const char *text, size_t len)
{
    uint64_t n = 0;

    for (size_t i = 0; i < len; i++)
        n += text[i] == '\n';
    return n;
}

/* pgn-parts | name: cut at its boundaries, the parts of a file have the file's tokens */
static void parts_row(struct kit_row *row)
{
    size_t at;

    if (!load(&want, row, row->field[0]))
        return;
    clear(&got);
    pgn_list(&got, want.at, want.len, 1, NULL, false);
    for (size_t end = want.len; (at = ad_pgn_boundary(want.at, end)) > 0; end = at) {
        clear(&again);
        pgn_list(&again, want.at, at, 1, NULL, false);
        pgn_list(&again, want.at + at, want.len - at, 1 + lines_in(want.at, at), NULL, false);
        if (!kit_is(row, got.at, again.at))
            return;
    }
    kit_ok(row, ad_pgn_boundary(want.at, want.len) > 0);
}

/* ---- random games ---- */

static const char *const remarks[] = {
    "",
    "so far so good",
    "[%clk 1:29:58] [%emt 0:00:02]",
    "a  b\n\nc",
    "1. e4 is not a move here (no)",
    "ein l\xc3\xa4ngerer Satz, der gewiss nicht mehr in eine einzige Zeile passt, auch nicht ganz",
    "%not an escape %really %not %at %all",
    "x [Event \"y\"] z [Event \"again\"]",
    "einwortdaslaengeristalseinezeile-einwortdaslaengeristalseinezeile-einwortdaslaengerist",
};

static void random_extras(struct ad_pgn_writer *w, struct kit_rng *rng)
{
    const char *remark = remarks[kit_below(rng, sizeof remarks / sizeof *remarks)];

    if (kit_below(rng, 6) == 0)
        ad_pgn_write_nag(w, kit_below(rng, 256));
    if (kit_below(rng, 6) == 0)
        ad_pgn_write_comment(w, remark, strlen(remark), false);
}

/* A line of play; now and then a variation replaces its last move. */
static void random_line(struct ad_pgn_writer *w, struct kit_rng *rng, struct ad_position p,
                        int depth)
{
    struct ad_position before;
    ad_move m;

    for (unsigned left = depth ? 1 + kit_below(rng, 6) : kit_below(rng, 120); left > 0; left--) {
        if ((m = kit_random_move(rng, &p)) == AD_NO_MOVE)
            return;
        before = p;
        ad_pgn_write_move(w, &p, m);
        ad_position_play(&p, &p, m);
        random_extras(w, rng);
        if (depth < PGN_LINES - 1 && kit_below(rng, 8) == 0) {
            ad_pgn_write_open(w);
            random_extras(w, rng);
            random_line(w, rng, before, depth + 1);
            ad_pgn_write_close(w);
        }
    }
}

static void random_game(struct pgn_text *out, struct kit_rng *rng)
{
    struct ad_position p;
    struct ad_pgn_writer w;
    char fen[AD_FEN_MAX];
    enum ad_pgn_result result = (enum ad_pgn_result)kit_below(rng, 4);
    struct ad_pgn_tag tags[] = {{"FEN", fen},
                                {"Result", ad_pgn_result_text(result)},
                                {"Variant", "Chess960"},
                                {"SetUp", "1"},
                                {"White", "\"Zug\\zwang\", \xc3\x84nne"}};

    kit_random_start(&p, rng);
    ad_fen_write(fen, sizeof fen, &p, AD_FEN_SHREDDER);
    ad_pgn_writer_start(&w, out->at + out->len, PGN_TEXT - out->len);
    ad_pgn_write_tags(&w, tags, 5);
    random_extras(&w, rng);
    random_line(&w, rng, p, 0);
    ad_pgn_write_end(&w, result);
    out->len += w.len;
    out->at[out->len] = '\0';
}

static bool lines_are_short(const struct pgn_text *text)
{
    size_t column = 0;

    for (size_t i = 0; i < text->len; i++) {
        column = text->at[i] == '\n' ? 0 : column + 1;
        if (column > 79)
            return false;
    }
    return true;
}

static void round_trip(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (int i = 0; i < (row->long_run ? 20000 : 300); i++) {
        clear(&want);
        random_game(&want, &rng);
        clear(&got);
        pgn_copy(&got, want.at, want.len);
        if (!kit_is(row, want.at, got.at))
            return;
        clear(&again);
        pgn_play(&again, got.at, got.len, PGN_LINES);
        if (!kit_ok(row, strchr(again.at, '!') == NULL && strchr(again.at, '?') == NULL))
            return;
    }
}

static void short_lines(struct kit_row *row)
{
    static const char words[] = "aa bbbbb c dddddd eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee ff g";
    struct kit_rng rng = kit_seed(row);
    struct ad_position p;
    struct ad_pgn_writer w;

    for (int i = 0; i < 300; i++) {
        ad_pgn_writer_start(&w, got.at, PGN_TEXT);
        ad_pgn_write_tags(&w, NULL, 0);
        ad_position_start(&p);
        for (int ply = 0; ply < 40; ply++) {
            ad_move m = kit_random_move(&rng, &p);
            if (m == AD_NO_MOVE)
                break;
            ad_pgn_write_move(&w, &p, m);
            ad_position_play(&p, &p, m);
            size_t from = kit_below(&rng, 40);
            ad_pgn_write_comment(&w, words + from, kit_below(&rng, 20), false);
        }
        ad_pgn_write_end(&w, AD_PGN_UNKNOWN);
        got.len = w.len;
        if (!kit_ok(row, lines_are_short(&got)))
            return;
    }
}

/* With any size of buffer that can hold the largest item, the same bytes come out. */
static void full_buffers(struct kit_row *row)
{
    static const char text[] =
        "1. e4 $13 {a comment of some words} (1. d4 d5 {x} (1... Nf6)) 1... e5 1/2-1/2";
    static const char remark[] = "a comment of some words";
    char small[256], all[1024];
    struct ad_position p, after;
    struct ad_reading e4;

    ad_position_start(&p);
    ad_san_read(&e4, &p, "e4", 2, AD_EN);
    ad_position_play(&after, &p, e4.move);
    for (size_t cap = 24; cap < sizeof small; cap++) {
        struct ad_pgn_writer w;
        size_t total = 0;

        ad_pgn_writer_start(&w, all, sizeof all);
        ad_pgn_write_tags(&w, NULL, 0);
        w.out = small;
        w.cap = cap;
        w.len = 0;
#define DO(call)                                 \
    for (int err; (err = (call)) == AD_EFULL;) { \
        if (!kit_ok(row, w.len > 0))             \
            return;                              \
        memcpy(all + total, small, w.len);       \
        total += w.len;                          \
        w.len = 0;                               \
    }
        DO(ad_pgn_write_move(&w, &p, e4.move))
        DO(ad_pgn_write_nag(&w, 13))
        DO(ad_pgn_write_comment(&w, remark, 10, true))
        DO(ad_pgn_write_comment(&w, remark + 10, sizeof remark - 11, false))
        DO(ad_pgn_write_open(&w))
        DO(ad_pgn_write_kept(&w, 2, "d4", 2))
        DO(ad_pgn_write_kept(&w, 3, "d5", 2))
        DO(ad_pgn_write_comment(&w, " x ", 3, false))
        DO(ad_pgn_write_open(&w))
        DO(ad_pgn_write_kept(&w, 3, "Nf6", 3))
        DO(ad_pgn_write_close(&w))
        DO(ad_pgn_write_close(&w))
        DO(ad_pgn_write_kept(&w, 3, "e5", 2))
        DO(ad_pgn_write_end(&w, AD_PGN_UNKNOWN))
#undef DO
        memcpy(all + total, small, w.len);
        total += w.len;
        kit_ok(row, total == sizeof text - 1 - 7 + 1 + 2);
        all[total] = '\0';
        char *wrapped = strchr(all, '\n');
        if (wrapped != NULL && wrapped[1] != '\n')
            *wrapped = ' ';
        all[total - 3] = '\0';
        kit_ok(row, strncmp(all, text, total - 3) == 0);
    }
}

static void refusals(struct kit_row *row)
{
    static const struct ad_pgn_tag twice[] = {{"A", "1"}, {"A", "2"}}, name[] = {{"a b", "1"}},
                                   empty[] = {{"", "1"}}, control[] = {{"A", "x\ny"}},
                                   result[] = {{"Result", "won"}};
    struct ad_pgn_writer w;
    struct ad_position p;

    ad_position_start(&p);
    ad_pgn_writer_start(&w, got.at, PGN_TEXT);
    kit_ok(row, ad_pgn_write_nag(&w, 1) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_end(&w, AD_PGN_UNKNOWN) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_tags(&w, twice, 2) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_tags(&w, name, 1) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_tags(&w, empty, 1) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_tags(&w, control, 1) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_tags(&w, result, 1) == AD_EINVAL);
    kit_ok(row, w.len == 0);
    kit_ok(row, ad_pgn_write_tags(&w, NULL, 0) == 0);
    kit_ok(row, ad_pgn_write_tags(&w, NULL, 0) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_move(&w, &p, ad_move_make(12, 36, AD_BY_PAWN)) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_nag(&w, 256) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_close(&w) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_comment(&w, "a } b", 5, false) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_end(&w, AD_PGN_WHITE) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_open(&w) == 0 && ad_pgn_write_end(&w, AD_PGN_UNKNOWN) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_close(&w) == 0 && ad_pgn_write_comment(&w, "a", 1, true) == 0);
    kit_ok(row, ad_pgn_write_end(&w, AD_PGN_UNKNOWN) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_nag(&w, 1) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_comment(&w, "b", 1, false) == 0);
    kit_ok(row, ad_pgn_write_movetext(&w) == AD_EINVAL);
    kit_ok(row, ad_pgn_write_end(&w, AD_PGN_UNKNOWN) == 0);
}

/* Without tags any result will do, and what is written is the movetext alone. */
static void movetext_alone(struct kit_row *row)
{
    struct ad_pgn_writer w;
    struct ad_position p;

    ad_position_start(&p);
    ad_pgn_writer_start(&w, got.at, PGN_TEXT);
    kit_ok(row, ad_pgn_write_movetext(&w) == 0);
    kit_ok(row, ad_pgn_write_move(&w, &p, ad_move_make(12, 28, AD_DOUBLE_STEP)) == 0);
    kit_ok(row, ad_pgn_write_end(&w, AD_PGN_WHITE) == 0);
    got.at[w.len] = '\0';
    kit_is(row, "1. e4 1-0\n\n", got.at);
}

/* ---- long tokens ---- */

/* Tokens at and beyond their limits, cut in every way. */
static void long_tokens(struct kit_row *row)
{
    static const size_t sizes[] = {254,  255,  256,  257,  4000, 4090,
                                   4096, 4097, 4104, 4105, 9000, 20000};
    struct kit_rng rng = kit_seed(row);

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        for (int kind = 0; kind < 6; kind++) {
            static const char *const open[] = {"[A \"",   "1. e4 {", "1. e4 ;",
                                               "1. e4 x", "1. e4 9", "1. e4 @"};
            static const char *const close[] = {"\"]", "}", "\n", "", "-0", ""};
            clear(&want);
            pgn_addf(&want, "%s", open[kind]);
            for (size_t n = 0; n < sizes[i]; n++)
                pgn_addf(&want, "%d", (int)(n % 10));
            pgn_addf(&want, "%s 1-0\n\n[Event \"b\"]\n\n*\n", close[kind]);
            clear(&got);
            pgn_list(&got, want.at, want.len, 1, NULL, true);
            for (int cut = 0; cut < 20; cut++)
                if (!same_when_cut(row, &want, (struct pgn_cut){at_random, kit_random(&rng)}))
                    return;
            if (!kit_ok(row, strstr(got.at, "[Event=b]") != NULL))
                return;
        }
    }
}

static void texts(struct kit_row *row)
{
    for (int i = 0; i < AD_PGN_WHYS; i++) {
        const char *en = ad_pgn_why_text((enum ad_pgn_why)i, AD_EN);
        const char *de = ad_pgn_why_text((enum ad_pgn_why)i, AD_DE);
        kit_ok(row, *en != '\0' && *de != '\0' && strcmp(en, de) != 0);
        bool guess = i == AD_PGN_NULL_MOVE || i == AD_PGN_ASSESSMENT || i == AD_PGN_RIGHTS;
        kit_ok(row, ad_pgn_why_is_guess((enum ad_pgn_why)i) == guess);
        kit_ok(row,
               ad_pgn_why_is_warning((enum ad_pgn_why)i) == (guess || i == AD_PGN_RESULT_DIFFERS));
    }
    kit_ok(row, ad_pgn_why_text(AD_PGN_WHYS, AD_EN) != NULL);
}

static const struct kit_verb verbs[] = {
    {"pgn", 2, tokens_row},
    {"pgn-places", 2, places_row},
    {"pgn-play", 3, play_row},
    {"pgn-copy", 2, copy_row},
    {"pgn-tags", 2, tags_row},
    {"pgn-command", 2, command_row},
    {"pgn-clock", 2, clock_row},
    {"pgn-unescape", 2, unescape_row},
    {"pgn-utf8", 2, utf8_row},
    {"pgn-latin1", 2, latin1_row},
    {"pgn-boundary", 2, boundary_row},
    {"pgn-kept", 2, kept_row},
    {"pgn-file", 2, file_row},
    {"pgn-export", 1, export_row},
    {"pgn-cut", 1, cut_row},
    {"pgn-parts", 1, parts_row},
    {0},
};

static const struct kit_test tests[] = {
    {"pgn: what is written is read and written alike", round_trip},
    {"pgn: lines are short", short_lines},
    {"pgn: tags are found", tags_are_found},
    {"pgn: a full buffer loses nothing", full_buffers},
    {"pgn: the writer refuses what PGN cannot say", refusals},
    {"pgn: movetext without tags", movetext_alone},
    {"pgn: long tokens, cut anywhere", long_tokens},
    {"pgn: every reason has its words", texts},
    {0},
};

const struct kit_suite suite_pgn = {verbs, tests};
