/*
 * tests/core/verbs_notation.c -- moves as text: algebraic, UCI, spoken.
 *
 * A reading is shown as the move in UCI (castling as king takes rook) or as its verdict: what
 * squares `ambiguous` and `illegal` leave open, and the byte where `unreadable` begins.
 */
#include "../kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/spoken.h"
#include "core/san.h"

static const char *const languages[AD_LANGUAGES] = {"en", "de", "fr", "it", "nl", "figurine"};

static bool language_of(struct kit_row *row, const char *name, enum ad_language *lang)
{
    for (int i = 0; i < AD_LANGUAGES; i++) {
        *lang = (enum ad_language)i;
        if (strcmp(languages[i], name) == 0)
            return true;
    }
    return kit_fail(row, "no language: %s", name);
}

static const struct {
    const char *name;
    unsigned bits;
} forms[] = {
    {"pgn", AD_FORM_PGN},         {"1997", AD_FORM_1997},     {"2017", AD_FORM_2017},
    {"short", AD_FORM_SHORT},     {"long", AD_FORM_LONG},     {"hyphen", AD_FORM_HYPHEN},
    {"capture", AD_FORM_CAPTURE}, {"ep", AD_FORM_EN_PASSANT}, {"check", AD_FORM_CHECK},
    {"mate", AD_FORM_MATE},       {"++", AD_FORM_MATE_PLUS},  {"equals", AD_FORM_EQUALS},
    {"O", AD_FORM_LETTER_O},
};

/* One word or several: `long hyphen capture`. */
static bool form_of(struct kit_row *row, const char *words, unsigned *form)
{
    char copy[128], *rest = copy;

    snprintf(copy, sizeof copy, "%s", words);
    *form = 0;
    for (char *word; (word = strsep(&rest, " "));) {
        size_t i = 0;
        while (i < sizeof forms / sizeof *forms && strcmp(forms[i].name, word) != 0)
            i++;
        if (i == sizeof forms / sizeof *forms)
            return kit_fail(row, "no form: %s", word);
        *form |= forms[i].bits;
    }
    return true;
}

static char *put_squares(char *at, uint64_t set)
{
    for (int i = 0; i < 64; i++)
        if (set >> i & 1)
            at += sprintf(at, " %c%c", 'a' + ad_file_of(i), '1' + ad_rank_of(i));
    return at;
}

enum { SHOWN = 256 };

static const char *show(char out[SHOWN], const struct ad_position *p, const struct ad_reading *r)
{
    switch (r->verdict) {
    case AD_READ_MOVE: ad_uci_write(out, SHOWN, p, r->move, AD_UCI_960); break;
    case AD_READ_AMBIGUOUS: put_squares(stpcpy(out, "ambiguous"), r->from); break;
    case AD_READ_ILLEGAL: put_squares(stpcpy(out, "illegal"), r->from); break;
    case AD_READ_UNREADABLE: snprintf(out, SHOWN, "unreadable at %zu", r->at); break;
    }
    return out;
}

/* The legal move that a row names in UCI, castling as king takes rook. */
static bool move_of(struct kit_row *row, const struct ad_position *p, const char *uci, ad_move *m)
{
    struct ad_reading r;

    ad_uci_read(&r, p, uci, strlen(uci));
    *m = r.move;
    return r.verdict == AD_READ_MOVE || kit_fail(row, "no legal move: %s", uci);
}

typedef enum ad_read reader(struct ad_reading *, const struct ad_position *, const char *, size_t,
                            enum ad_language);

/* The readers get a text of exactly its own length, so that one byte too far is noticed. */
static enum ad_read read_exact(struct ad_reading *out, const struct ad_position *p,
                               const char *text, size_t len, enum ad_language lang, reader *read)
{
    char *copy = malloc(len ? len : 1);
    enum ad_read verdict;

    memcpy(copy, text, len);
    verdict = read(out, p, copy, len, lang);
    free(copy);
    return verdict;
}

/* ---- rows ---- */

/* letters | language | king queen rook bishop knight, White's, then Black's if they differ */
static void letters(struct kit_row *row)
{
    enum ad_language lang;
    char got[64] = "", *at = got;

    if (!language_of(row, row->field[0], &lang))
        return;
    for (int colour = 0; colour < 2; colour++)
        for (int kind = AD_KING; kind >= AD_EMPTY; kind--)
            at = stpcpy(at, ad_piece_letter(kind, colour, lang));
    kit_is(row, row->field[1], got);
}

/* position | language | text | reading */
static void check_reading(struct kit_row *row, reader *read)
{
    struct ad_position p;
    struct ad_reading r;
    enum ad_language lang;
    char shown[SHOWN];

    if (!kit_position(&p, row, row->field[0]) || !language_of(row, row->field[1], &lang))
        return;
    kit_board(row, &p);
    kit_ok(row, read_exact(&r, &p, row->field[2], row->len[2], lang, read) == r.verdict);
    kit_is(row, row->field[3], show(shown, &p, &r));
}

/* san-read | position | language | text | reading */
static void san_read(struct kit_row *row)
{
    check_reading(row, ad_san_read);
}

/* san-marks | position | language | text | marks and the new piece */
static void san_marks(struct kit_row *row)
{
    static const char *const names[] = {"capture", "e.p.", "check", "mate", "offer"};
    struct ad_position p;
    struct ad_reading r;
    enum ad_language lang;
    char got[128] = "", *at = got;

    if (!kit_position(&p, row, row->field[0]) || !language_of(row, row->field[1], &lang))
        return;
    kit_board(row, &p);
    read_exact(&r, &p, row->field[2], row->len[2], lang, ad_san_read);
    kit_ok(row, r.verdict == AD_READ_MOVE);
    for (int i = 0; i < 5; i++)
        if (r.marks >> i & 1)
            at += sprintf(at, "%s%s", at == got ? "" : " ", names[i]);
    kit_is(row, row->field[3], got);
}

/* san-write | position | move | language | form | text */
static void san_write(struct kit_row *row)
{
    struct ad_position p;
    enum ad_language lang;
    unsigned form;
    ad_move m;
    char got[AD_MOVE_TEXT_MAX];

    if (!kit_position(&p, row, row->field[0]) || !move_of(row, &p, row->field[1], &m) ||
        !language_of(row, row->field[2], &lang) || !form_of(row, row->field[3], &form))
        return;
    kit_board(row, &p);
    kit_ok(row, ad_san_write(got, sizeof got, &p, m, lang, form) == (int)strlen(row->field[4]));
    kit_is(row, row->field[4], got);
}

/* san-game | position | language | form | moves | position at the end
 * Each move is read, and written in the form it is what stood there. Numbers and draw offers
 * are passed over. */
static void san_game(struct kit_row *row)
{
    struct ad_position p;
    struct ad_reading r;
    enum ad_language lang;
    unsigned form;
    char text[1024], *rest = text, again[AD_MOVE_TEXT_MAX], shown[SHOWN], fen[AD_FEN_MAX];

    if (!kit_position(&p, row, row->field[0]) || !language_of(row, row->field[1], &lang) ||
        !form_of(row, row->field[2], &form))
        return;
    kit_board(row, &p);
    snprintf(text, sizeof text, "%s", row->field[3]);
    for (char *word; (word = strsep(&rest, " "));) {
        char *dot = strchr(word, '.');
        if (dot && dot == word + strspn(word, "0123456789"))
            word = dot + 1;
        if (*word == '\0' || strcmp(word, "(=)") == 0)
            continue;
        if (read_exact(&r, &p, word, strlen(word), lang, ad_san_read) != AD_READ_MOVE) {
            kit_fail(row, "%s: %s", word, show(shown, &p, &r));
            return;
        }
        ad_san_write(again, sizeof again, &p, r.move, lang, form);
        kit_is(row, word, again);
        ad_position_play(&p, &p, r.move);
    }
    ad_fen_write(fen, sizeof fen, &p, AD_FEN_X);
    kit_is(row, row->field[4], fen);
}

/* uci-read | position | text | reading */
static void uci_read(struct kit_row *row)
{
    struct ad_position p;
    struct ad_reading r;
    char shown[SHOWN];

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    kit_ok(row, ad_uci_read(&r, &p, row->field[1], row->len[1]) == r.verdict);
    kit_is(row, row->field[2], show(shown, &p, &r));
}

/* uci-write | position | SAN in English | standard or 960 | text */
static void uci_write(struct kit_row *row)
{
    struct ad_position p;
    struct ad_reading r;
    char got[AD_MOVE_TEXT_MAX];
    enum ad_uci_form form = strcmp(row->field[2], "960") == 0 ? AD_UCI_960 : AD_UCI_STANDARD;

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    if (!kit_ok(row, ad_san_read(&r, &p, row->field[1], row->len[1], AD_EN) == AD_READ_MOVE))
        return;
    ad_uci_write(got, sizeof got, &p, r.move, form);
    kit_is(row, row->field[3], got);
}

/* spoken-read | position | language | text | reading */
static void spoken_read(struct kit_row *row)
{
    check_reading(row, ad_spoken_read);
}

/* spoken-write | position | move | language | names or plain | text */
static void spoken_write(struct kit_row *row)
{
    struct ad_position p;
    enum ad_language lang;
    ad_move m;
    char got[AD_SPOKEN_MAX];
    bool plain = strcmp(row->field[3], "plain") == 0;

    if (!kit_position(&p, row, row->field[0]) || !move_of(row, &p, row->field[1], &m) ||
        !language_of(row, row->field[2], &lang))
        return;
    kit_board(row, &p);
    ad_spoken_write(got, sizeof got, &p, m, lang, plain ? AD_SPOKEN_PLAIN : AD_SPOKEN_NAMES);
    kit_is(row, row->field[4], got);
}

/* ---- properties ---- */

/* Play random games and hand each position on, with its legal moves, until a check fails. */
static void every_position(struct kit_row *row, unsigned games,
                           void (*look)(struct kit_row *, const struct ad_position *,
                                        const struct ad_moves *, struct kit_rng *))
{
    struct kit_rng rng = kit_seed(row);

    if (row->long_run)
        games *= 50;
    while (games-- && !row->failures) {
        struct ad_position p;
        struct ad_moves list;
        kit_random_start(&p, &rng);
        kit_board(row, &p);
        for (int ply = 0; ply < 160 && ad_position_moves(&list, &p); ply++) {
            look(row, &p, &list, &rng);
            ad_position_play(&p, &p, list.move[kit_below(&rng, list.count)]);
        }
    }
    kit_board(row, NULL);
}

static const unsigned written_forms[] = {
    AD_FORM_PGN,   AD_FORM_1997, AD_FORM_2017,
    AD_FORM_SHORT, AD_FORM_LONG, AD_FORM_LONG | AD_FORM_HYPHEN | AD_FORM_2017,
};

enum { WRITTEN_FORMS = sizeof written_forms / sizeof *written_forms };

/* This also says that no two moves are written alike: their text is read as one of them. */
static void san_returns(struct kit_row *row, const struct ad_position *p,
                        const struct ad_moves *list, struct kit_rng *rng)
{
    enum ad_language lang = (enum ad_language)kit_below(rng, AD_LANGUAGES);
    unsigned form = written_forms[kit_below(rng, WRITTEN_FORMS)];
    char text[AD_MOVE_TEXT_MAX], shown[SHOWN];
    struct ad_reading r;

    for (unsigned i = 0; i < list->count; i++) {
        int len = ad_san_write(text, sizeof text, p, list->move[i], lang, form);
        kit_ok(row, len > 0 && text[len] == '\0');
        ad_san_read(&r, p, text, (size_t)len, lang);
        if (r.verdict != AD_READ_MOVE || r.move != list->move[i])
            kit_fail(row, "%s (%s, form %u): %s", text, languages[lang], form, show(shown, p, &r));
        kit_ok(row, r.from == 0 && r.promotion == ad_move_promotion(list->move[i]));
    }
}

static void san_round_trip(struct kit_row *row)
{
    every_position(row, 400, san_returns);
}

static void uci_returns(struct kit_row *row, const struct ad_position *p,
                        const struct ad_moves *list, struct kit_rng *rng)
{
    enum ad_uci_form form = kit_random(rng) & 1 ? AD_UCI_960 : AD_UCI_STANDARD;
    char text[AD_MOVE_TEXT_MAX], shown[SHOWN];
    struct ad_reading r;

    for (unsigned i = 0; i < list->count; i++) {
        int len = ad_uci_write(text, sizeof text, p, list->move[i], form);
        ad_uci_read(&r, p, text, (size_t)len);
        if (r.verdict != AD_READ_MOVE || r.move != list->move[i])
            kit_fail(row, "%s: %s", text, show(shown, p, &r));
        kit_ok(row, len == 4 + (ad_move_promotion(list->move[i]) != AD_EMPTY));
    }
}

static void uci_round_trip(struct kit_row *row)
{
    every_position(row, 400, uci_returns);
}

static void spoken_returns(struct kit_row *row, const struct ad_position *p,
                           const struct ad_moves *list, struct kit_rng *rng)
{
    enum ad_language lang = kit_random(rng) & 1 ? AD_DE : AD_EN;
    enum ad_spoken_style style = kit_random(rng) & 1 ? AD_SPOKEN_PLAIN : AD_SPOKEN_NAMES;
    char text[AD_SPOKEN_MAX], shown[SHOWN];
    struct ad_reading r;

    for (unsigned i = 0; i < list->count; i++) {
        int len = ad_spoken_write(text, sizeof text, p, list->move[i], lang, style);
        kit_ok(row, len > 0 && text[len] == '\0');
        ad_spoken_read(&r, p, text, (size_t)len, lang);
        if (r.verdict != AD_READ_MOVE || r.move != list->move[i])
            kit_fail(row, "%s: %s", text, show(shown, p, &r));
    }
}

static void spoken_round_trip(struct kit_row *row)
{
    every_position(row, 200, spoken_returns);
}

/* ---- slips of the pen: the reader against the plain list of legal moves ---- */

enum { SLIPPED = 48 };

/* Change, drop or double a byte here and there. */
static size_t slip(char out[SLIPPED], const char *text, struct kit_rng *rng)
{
    static const char pool[] = "abcdefgh12345678KQRBNDTLSOo0-x:=+#()!?.ep /\xE2\x99\x94";
    size_t len = 0;
    unsigned often = 4 + kit_below(rng, 12);

    for (const char *c = text; *c && len + 2 < SLIPPED; c++) {
        unsigned what = kit_below(rng, often);
        if (what == 1)
            out[len++] = *c;
        if (what != 0)
            out[len++] = what == 2 ? pool[kit_below(rng, sizeof pool)] : *c;
    }
    return len;
}

static bool same_reading(const struct ad_reading *a, const struct ad_reading *b)
{
    return a->verdict == b->verdict && a->move == b->move && a->from == b->from &&
           a->kind == b->kind && a->to == b->to && a->promotion == b->promotion &&
           a->marks == b->marks && a->at == b->at;
}

/* How many legal moves are of the kind and to the square that was read, from where it says. */
static unsigned count_meant(const struct ad_reading *r, const struct ad_moves *list)
{
    unsigned meant = 0;

    for (unsigned i = 0; i < list->count; i++) {
        ad_move m = list->move[i];
        meant += ad_move_how(m) != AD_CASTLES && ad_move_kind(m) == r->kind &&
                 ad_move_to(m) == r->to && (r->from >> ad_move_from(m) & 1) &&
                 (r->promotion == AD_EMPTY || r->promotion == ad_move_promotion(m));
    }
    return meant;
}

static bool is_listed(const struct ad_moves *list, ad_move m)
{
    for (unsigned i = 0; i < list->count; i++)
        if (list->move[i] == m)
            return true;
    return false;
}

static void judge(struct kit_row *row, const struct ad_reading *r, const struct ad_moves *list)
{
    kit_ok(row, (r->move != AD_NO_MOVE) == (r->verdict == AD_READ_MOVE));
    switch (r->verdict) {
    case AD_READ_MOVE:
        kit_ok(row, is_listed(list, r->move) && ad_move_kind(r->move) == r->kind);
        break;
    case AD_READ_AMBIGUOUS: kit_ok(row, count_meant(r, list) >= 2); break;
    case AD_READ_ILLEGAL: kit_ok(row, count_meant(r, list) == 0); break;
    case AD_READ_UNREADABLE: kit_ok(row, r->kind == AD_EMPTY && r->from == 0); break;
    }
}

static void san_slips(struct kit_row *row, const struct ad_position *p, const struct ad_moves *list,
                      struct kit_rng *rng)
{
    enum ad_language lang = (enum ad_language)kit_below(rng, AD_LANGUAGES);
    unsigned form = written_forms[kit_below(rng, WRITTEN_FORMS)];
    char text[AD_MOVE_TEXT_MAX], slipped[SLIPPED], shown[SHOWN];
    struct ad_reading fast, slow;

    for (unsigned i = 0; i < list->count; i++) {
        ad_san_write(text, sizeof text, p, list->move[i], lang, form);
        size_t len = slip(slipped, text, rng);
        read_exact(&fast, p, slipped, len, lang, ad_san_read);
        read_exact(&slow, p, slipped, len, lang, ad__san_read_any);
        if (!same_reading(&fast, &slow))
            kit_fail(row, "the fast reader differs: %.*s (%s): %s", (int)len, slipped,
                     languages[lang], show(shown, p, &fast));
        kit_ok(row, fast.verdict != AD_READ_UNREADABLE || fast.at <= len);
        judge(row, &fast, list);
    }
}

static void san_slip_test(struct kit_row *row)
{
    every_position(row, 200, san_slips);
}

static void spoken_slips(struct kit_row *row, const struct ad_position *p,
                         const struct ad_moves *list, struct kit_rng *rng)
{
    enum ad_language lang = kit_random(rng) & 1 ? AD_DE : AD_EN;
    char text[AD_SPOKEN_MAX], slipped[SLIPPED];
    struct ad_reading r;

    for (unsigned i = 0; i < list->count; i++) {
        ad_spoken_write(text, sizeof text, p, list->move[i], lang, AD_SPOKEN_PLAIN);
        size_t len = slip(slipped, text, rng);
        read_exact(&r, p, slipped, len, lang, ad_spoken_read);
        kit_ok(row, r.verdict != AD_READ_UNREADABLE || r.at <= len);
        judge(row, &r, list);
    }
}

static void spoken_slip_test(struct kit_row *row)
{
    every_position(row, 100, spoken_slips);
}

/* ---- the caller's side ---- */

/* Either all of a text is written or nothing is. */
static void too_little_room(struct kit_row *row)
{
    struct ad_position p;
    ad_position_start(&p);
    ad_move m = ad_move_make(ad_square(6, 0), ad_square(5, 2), AD_BY_KNIGHT);

    for (size_t cap = 0; cap < 64; cap++) {
        char out[64] = "untouched";
        bool fits = ad_san_write(out, cap, &p, m, AD_EN, AD_FORM_PGN) == 3;
        kit_ok(row, fits == (cap > 3) && strcmp(out, fits ? "Nf3" : "untouched") == 0);
        strcpy(out, "untouched");
        fits = ad_uci_write(out, cap, &p, m, AD_UCI_960) == 4;
        kit_ok(row, fits == (cap > 4) && strcmp(out, fits ? "g1f3" : "untouched") == 0);
        strcpy(out, "untouched");
        fits = ad_spoken_write(out, cap, &p, m, AD_DE, AD_SPOKEN_PLAIN) == 14;
        kit_ok(row, fits == (cap > 14) && strcmp(out, fits ? "Springer g1 f3" : "untouched") == 0);
    }
}

static void no_such_language(struct kit_row *row)
{
    struct ad_position p;
    struct ad_reading r;
    char out[64];
    ad_position_start(&p);
    ad_move m = ad_move_make(ad_square(4, 1), ad_square(4, 3), AD_DOUBLE_STEP);

    kit_ok(row, ad_san_write(out, sizeof out, &p, m, AD_LANGUAGES, 0) == AD_EINVAL);
    kit_ok(row, ad_san_read(&r, &p, "e4", 2, AD_LANGUAGES) == AD_READ_UNREADABLE);
    kit_ok(row, ad_piece_letter(AD_KING, AD_WHITE, AD_LANGUAGES)[0] == '\0');
    kit_ok(row, ad_piece_letter(7, AD_WHITE, AD_EN)[0] == '\0');
    for (int lang = AD_FR; lang <= AD_LANGUAGES; lang++) {
        enum ad_language mute = (enum ad_language)lang;
        kit_ok(row, ad_spoken_write(out, sizeof out, &p, m, mute, AD_SPOKEN_NAMES) == AD_EINVAL);
        kit_ok(row, ad_spoken_read(&r, &p, "e4", 2, mute) == AD_READ_UNREADABLE);
    }
}

static const struct kit_verb verbs[] = {
    {"letters", 2, letters},           {"san-read", 4, san_read},
    {"san-marks", 4, san_marks},       {"san-write", 5, san_write},
    {"san-game", 5, san_game},         {"uci-read", 3, uci_read},
    {"uci-write", 4, uci_write},       {"spoken-read", 4, spoken_read},
    {"spoken-write", 5, spoken_write}, {0},
};

static const struct kit_test tests[] = {
    {"san: what is written is read, in every language and form", san_round_trip},
    {"san: slips are judged as the list of legal moves judges them", san_slip_test},
    {"uci: what is written is read, in both forms", uci_round_trip},
    {"spoken: what is said is understood, in both voices and styles", spoken_round_trip},
    {"spoken: slips are judged as the list of legal moves judges them", spoken_slip_test},
    {"notation: too little room changes nothing", too_little_room},
    {"notation: unknown languages are refused", no_such_language},
    {0},
};

const struct kit_suite suite_notation = {verbs, tests};
