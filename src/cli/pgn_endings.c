/*
 * cli/pgn_endings.c -- is the recorded result what the Laws say?
 *
 * What it costs. Mate and stalemate show on the last position. The 75 moves show on the counter of
 * each position, and repetitions on its key once 16 half-moves have been made without pawn move and
 * capture; a candidate is then compared exactly. A dead position is looked for on the last position
 * alone. That is enough, for death is for ever: if neither side can mate from a position by any
 * series of legal moves, then neither can from a position after it, since such a series would
 * continue the moves in between. So no position of the game is dead unless its last one is; and if
 * that is, the positions are alive up to some move and dead from there on, and halving finds it.
 */
#include "cli/pgn_endings.h"
#include "base/utf8.h"
#include "cli/law.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/notation.h"
#include "laws/laws.h"
#include "laws/policies_of.h"
#include "core/names.h"

enum {
    TAG_MAX = 96,
    COMMENT_MAX = 128,
    NEVER = -1,
};

/* How it ended, as far as the Termination tag tells. */
enum how { HOW_UNTOLD, HOW_NORMAL, HOW_TIME, HOW_OTHER };

struct tag {
    char text[TAG_MAX];
    size_t len;
};

struct endings {
    struct proof_seat *seat;
    enum ad_edition asked;
    struct ad_mate mate;

    /* the game */
    struct tag white, black, date;
    enum how how;
    struct ad_position start;
    ad_move *move;
    uint64_t *key;                /* before the first move, and after each */
    long plies, cap;              /* of both */
    long seventyfive, fivefold;   /* the half-move after which it is drawn, or NEVER */
    char comment[2][COMMENT_MAX]; /* the last one to a move of each colour */
    size_t comment_len[2];
    bool failed;
};

/* What was found. */
struct found {
    enum ending kind;
    enum ad_edition edition;
    enum ending caution; /* about the text it is judged by; ENDINGS: none */
    const char *why;     /* in words; NULL */
    long ply;            /* after which half-move it was over */
    bool latest;         /* ... if not before */
    int side;            /* who can mate, or cannot */
    bool both;           /* undecided: whether anybody can */
    enum ad_pgn_result result, must;
};

const struct ending_name ending_names[ENDINGS] = {
#define X(id, name, note, word) {name, note, word},
    ENDING_MAP(X)
#undef X
};

struct endings *endings_start(struct prover *all, enum ad_edition edition)
{
    struct endings *e = calloc(1, sizeof *e);

    if (!e)
        return NULL;
    e->asked = edition;
    e->seat = proof_sit_down(all);
    if (e->seat)
        return e;
    free(e);
    return NULL;
}

void endings_end(struct endings *e)
{
    proof_leave(e->seat);
    free(e->move);
    free(e->key);
    free(e);
}

/* ---- what the tokens tell ---- */

void endings_new_game(struct endings *e)
{
    e->white.len = e->black.len = e->date.len = 0;
    e->how = HOW_UNTOLD;
    e->plies = 0;
    e->seventyfive = e->fivefold = NEVER;
    e->comment_len[0] = e->comment_len[1] = 0;
}

/* Only as much as fits, without half of a character of UTF-8. */
static void keep(struct tag *to, const struct ad_pgn_token *t)
{
    size_t len = ad__utf8_cut(t->value, t->value_len, TAG_MAX);

    memcpy(to->text, t->value, len);
    to->len = len;
}

static bool is_called(const struct ad_pgn_token *t, const char *name, size_t len)
{
    return t->len == len && memcmp(t->text, name, len) == 0;
}

/* Both what the PGN standard names and what sites write: "Time forfeit", "Anna won on time". */
static enum how read_termination(const char *value, size_t len)
{
    static const struct {
        const char *part;
        enum how how;
    } known[] = {
        {"time forfeit", HOW_TIME}, {"on time", HOW_TIME},        {"timeout", HOW_TIME},
        {"abandon", HOW_OTHER},     {"normal", HOW_NORMAL},       {"resign", HOW_NORMAL},
        {"checkmate", HOW_NORMAL},  {"stalemate", HOW_NORMAL},    {"agreement", HOW_NORMAL},
        {"repetition", HOW_NORMAL}, {"insufficient", HOW_NORMAL}, {"move rule", HOW_NORMAL},
    };
    char text[TAG_MAX + 1];

    len = len < TAG_MAX ? len : TAG_MAX;
    memcpy(text, value, len);
    text[len] = '\0';
    if (len == 0 || text[0] == '?' || text[0] == '-')
        return HOW_UNTOLD;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcasestr(text, known[i].part))
            return known[i].how;
    return HOW_OTHER;
}

static void note_tag(struct endings *e, const struct ad_pgn_token *t)
{
    if (is_called(t, "White", 5))
        keep(&e->white, t);
    else if (is_called(t, "Black", 5))
        keep(&e->black, t);
    else if (is_called(t, "Date", 4) || (is_called(t, "UTCDate", 7) && e->date.len == 0))
        keep(&e->date, t);
    else if (is_called(t, "Termination", 11))
        e->how = read_termination(t->value, t->value_len);
}

/* Room for one more half-move. */
static bool grow(struct endings *e)
{
    long cap = e->cap ? e->cap * 2 : 1024;
    ad_move *move = realloc(e->move, (size_t)cap * sizeof *move);
    uint64_t *key;

    if (move)
        e->move = move;
    key = move ? realloc(e->key, ((size_t)cap + 1) * sizeof *key) : NULL;
    if (!key)
        return false;
    e->key = key;
    e->cap = cap;
    return true;
}

/* How often the present key stood there before, since the last capture or pawn move. */
static unsigned times_before(const struct endings *e, unsigned halfmoves)
{
    long first = e->plies > (long)halfmoves ? e->plies - (long)halfmoves : 0;
    uint64_t now = e->key[e->plies];
    unsigned n = 0;

    for (long i = e->plies - 4; i >= first; i -= 2)
        n += e->key[i] == now;
    return n;
}

static void replay(struct ad_position *out, const struct endings *e, long plies)
{
    *out = e->start;
    for (long i = 0; i < plies; i++)
        ad_position_play(out, out, e->move[i]);
}

/* Keys can be equal by chance: a ruling rests on the positions themselves. */
static bool stood_there(const struct endings *e, unsigned times)
{
    struct ad_packed now, then;
    struct ad_position p;
    unsigned n = 0;

    replay(&p, e, e->plies);
    ad_position_pack(&now, &p);
    p = e->start;
    for (long i = 0; i < e->plies; i++) {
        ad_position_pack(&then, &p);
        n += ad_packed_equal(&now, &then);
        ad_position_play(&p, &p, e->move[i]);
    }
    return n >= times;
}

static void note_move(struct endings *e, const struct ad_pgn_replay *r)
{
    enum { FIVE = 5, SEVENTYFIVE = 2 * 75, SOONEST = 16 }; /* back and forth four times */
    const struct ad_position *now = ad_pgn_now(r), *before = ad_pgn_before(r);

    if (r->move == AD_NO_MOVE || !now || !before)
        return; /* the game has a fault and will not be judged */
    if (e->plies == e->cap && !grow(e)) {
        e->failed = true;
        return;
    }
    if (e->plies == 0) {
        e->start = *before;
        e->key[0] = ad_position_key(before);
    }
    e->move[e->plies++] = r->move;
    e->key[e->plies] = ad_position_key(now);
    if (now->halfmoves < SOONEST)
        return;
    if (now->halfmoves >= SEVENTYFIVE && e->seventyfive == NEVER)
        e->seventyfive = e->plies;
    if (e->fivefold == NEVER && times_before(e, now->halfmoves) >= FIVE - 1 &&
        stood_there(e, FIVE - 1))
        e->fivefold = e->plies;
}

/* Only the last comments are ever looked at, so they are kept as they are. */
static void note_comment(struct endings *e, const struct ad_pgn_replay *r,
                         const struct ad_pgn_token *t)
{
    const struct ad_position *now = ad_pgn_now(r);
    size_t len = t->len < COMMENT_MAX ? t->len : COMMENT_MAX;

    if (!now || t->more)
        return;
    memcpy(e->comment[!now->turn], t->text, len);
    e->comment_len[!now->turn] = len;
}

void endings_note(struct endings *e, const struct ad_pgn_replay *r, const struct ad_pgn_token *t)
{
    if (t->kind == AD_PGN_TAG)
        note_tag(e, t);
    else if (t->kind == AD_PGN_MOVE && r->depth == 0)
        note_move(e, r);
    else if (t->kind == AD_PGN_COMMENT && r->depth == 0)
        note_comment(e, r, t);
}

/* ---- the judgement ---- */

/* yyyymmdd; what is not known of it is its beginning, or its end. 0: no date. */
static uint32_t date_of(const struct tag *tag, bool last)
{
    uint64_t year, month = last ? 12 : 1, day = last ? 31 : 1;
    const char *t = tag->text;

    if (tag->len < 4 || !cli_read_number(&year, t, 4, 1, 9999))
        return 0;
    if (tag->len >= 7)
        cli_read_number(&month, t + 5, 2, 1, 12);
    if (tag->len >= 10)
        cli_read_number(&day, t + 8, 2, 1, 31);
    return (uint32_t)(year * 10000 + month * 100 + day);
}

/* Only what was in force on the day of the game is a book to judge it by; an uncertain day must leave
 * no choice. Who gives no date plays today. */
static enum ad_edition choose_text(struct found *f, const struct endings *e)
{
    const struct cli *c = e->seat->all->c;
    uint32_t first = date_of(&e->date, false);
    struct law_text text;

    if (e->asked != AD_NO_EDITION)
        return e->asked;
    if (first == 0) {
        f->caution = ENDING_UNDATED;
        f->why = cli_text(c, W_KIND_UNDATED);
        return AD_FIDE_2023;
    }
    text = law_text_at(c, first, date_of(&e->date, true));
    if (*text.caution) {
        f->caution = ENDING_AMENDED;
        f->why = text.caution;
    }
    return text.judges ? text.edition : AD_NO_EDITION;
}

static enum ad_pgn_result won_by(int side)
{
    return side == AD_WHITE ? AD_PGN_WHITE : AD_PGN_BLACK;
}

/* The first position that is proven dead; the last one is. See the top of this file. */
static bool find_death(struct endings *e, struct found *f)
{
    long alive = -1, dead = e->plies;
    enum ad_possible answer;
    struct ad_position p;

    f->latest = false;
    while (dead - alive > 1) {
        long middle = alive + (dead - alive) / 2;
        replay(&p, e, middle);
        if (!proof_is_dead(e->seat, &e->mate, &answer, &p))
            return false;
        f->latest = f->latest || answer == AD_POSSIBLE_UNKNOWN;
        if (answer == AD_POSSIBLE_YES)
            dead = middle;
        else
            alive = middle;
    }
    f->ply = dead;
    return true;
}

static void draw_at(struct found *f, enum ending kind, long ply)
{
    if (ply == NEVER || (f->kind != ENDINGS && f->ply <= ply))
        return;
    f->kind = kind;
    f->ply = ply;
    f->latest = false;
    f->must = AD_PGN_DRAW;
}

/* Does the end show on the board, without a word of anybody? */
static void find_end(const struct endings *e, struct found *f, enum ad_status status, int turn)
{
    if (ad__policy(AD__N_SEVENTYFIVE, f->edition, AD_NO_EDITION) > 0)
        draw_at(f, ENDING_SEVENTYFIVE, e->seventyfive);
    if (ad__policy(AD__N_FIVEFOLD, f->edition, AD_NO_EDITION) > 0)
        draw_at(f, ENDING_FIVEFOLD, e->fivefold);
    if (status == AD_STALEMATE)
        draw_at(f, ENDING_STALEMATE, e->plies);
    /* 9.6.2: a mate by the last of the moves counts */
    if (status == AD_CHECKMATE &&
        (f->kind == ENDINGS || (f->kind == ENDING_SEVENTYFIVE && f->ply == e->plies))) {
        f->kind = ENDING_MATE;
        f->ply = e->plies;
        f->must = won_by(!turn);
    }
}

static bool look_for_death(struct endings *e, struct found *f, const struct ad_position *p,
                           enum ad_possible *dead)
{
    struct found death = *f;

    if (!proof_is_dead(e->seat, &e->mate, dead, p))
        return false;
    if (*dead != AD_POSSIBLE_YES)
        return true;
    if (!find_death(e, &death))
        return false;
    draw_at(f, ENDING_DEAD, death.ply);
    f->latest = f->kind == ENDING_DEAD && death.latest;
    return true;
}

/* Did the clock of this side show 0:00:00 when it last moved? */
static bool clock_is_zero(const struct endings *e, int side)
{
    struct ad_pgn_command c = {0};
    bool zero = false;
    int64_t ms;

    while (ad_pgn_command_next(&c, e->comment[side], e->comment_len[side]))
        if (c.name_len == 3 && memcmp(c.name, "clk", 3) == 0 &&
            ad_pgn_clock(&ms, c.value, c.value_len) == 0)
            zero = ms == 0;
    return zero;
}

/* `winner` has the point and cannot mate, and the position is not dead. */
static void judge_win(const struct endings *e, struct found *f, int winner)
{
    bool untold = e->how == HOW_UNTOLD;

    f->side = winner;
    f->ply = e->plies;
    f->must = AD_PGN_DRAW;
    if (e->how == HOW_TIME || (untold && clock_is_zero(e, !winner)))
        f->kind = ENDING_TIME_WON;
    else if ((untold || e->how == HOW_NORMAL) &&
             ad__policy(AD__N_RESIGN_NEEDS_MATE, f->edition, AD_NO_EDITION) == 2)
        f->kind = ENDING_RESIGNED;
}

/* One side has won, and not on the board. */
static bool look_at_win(struct endings *e, struct found *f, const struct ad_position *p)
{
    int winner = f->result == AD_PGN_WHITE ? AD_WHITE : AD_BLACK;
    enum ad_possible dead;

    if (!proof_can_mate(e->seat, &e->mate, p, winner))
        return false;
    if (e->mate.answer == AD_POSSIBLE_YES)
        return true; /* and so it is not dead either */
    f->side = winner;
    if (e->mate.answer == AD_POSSIBLE_UNKNOWN) {
        f->kind = ENDING_UNDECIDED;
        return true;
    }
    if (!look_for_death(e, f, p, &dead))
        return false;
    if (f->kind == ENDINGS)
        judge_win(e, f, winner);
    return true;
}

/* A draw, or no result, or the board says how it ended. */
static bool look_at_rest(struct endings *e, struct found *f, const struct ad_position *p)
{
    enum ad_possible dead;

    if (!look_for_death(e, f, p, &dead))
        return false;
    if (f->kind != ENDINGS ||
        (dead == AD_POSSIBLE_NO && (e->how != HOW_TIME || f->result != AD_PGN_DRAW)))
        return true;
    f->side = !p->turn; /* it is the side to move that oversteps */
    if (dead == AD_POSSIBLE_NO && !proof_can_mate(e->seat, &e->mate, p, f->side))
        return false;
    if (dead == AD_POSSIBLE_UNKNOWN || e->mate.answer == AD_POSSIBLE_UNKNOWN) {
        f->kind = ENDING_UNDECIDED;
        f->both = dead == AD_POSSIBLE_UNKNOWN;
    } else if (e->mate.answer == AD_POSSIBLE_YES) {
        f->kind = ENDING_TIME_DRAWN;
        f->ply = e->plies;
        f->must = won_by(f->side);
    }
    return true;
}

/* If the result is right, all that is left to tell is that they played on. */
static void compare(struct found *f, long plies)
{
    if (f->kind > ENDING_FIVEFOLD || f->result != f->must)
        return;
    if (f->ply == plies || f->kind < ENDING_DEAD)
        f->kind = ENDINGS;
    else
        f->kind = f->kind - ENDING_DEAD + ENDING_DEAD_ON;
}

/* Fill *f; its kind is ENDINGS if there is nothing to tell. False without memory. */
static bool judge(struct endings *e, struct found *f, const struct ad_position *p)
{
    enum ad_status status = ad_position_status(p);
    bool won = f->result == AD_PGN_WHITE || f->result == AD_PGN_BLACK, good = true;

    if (e->plies == 0)
        e->start = *p;
    find_end(e, f, status, p->turn);
    if (status != AD_CHECKMATE && !ad__policy(AD__N_DEAD_BY_MATERIAL, f->edition, AD_NO_EDITION))
        good = f->kind == ENDINGS && won ? look_at_win(e, f, p) : look_at_rest(e, f, p);
    compare(f, e->plies);
    return good;
}

/* ---- the words ---- */

static enum ad__provision provision_of(enum ending kind)
{
    static const uint16_t of[ENDINGS] = {
        [ENDING_MATE] = AD__P_MATE,
        [ENDING_STALEMATE] = AD__P_STALEMATE,
        [ENDING_DEAD] = AD__P_DEAD,
        [ENDING_SEVENTYFIVE] = AD__P_SEVENTYFIVE,
        [ENDING_FIVEFOLD] = AD__P_FIVEFOLD,
        [ENDING_TIME_WON] = AD__P_FLAG_LOSES,
        [ENDING_TIME_DRAWN] = AD__P_FLAG_LOSES,
        [ENDING_DEAD_ON] = AD__P_DEAD,
        [ENDING_SEVENTYFIVE_ON] = AD__P_SEVENTYFIVE,
        [ENDING_FIVEFOLD_ON] = AD__P_FIVEFOLD,
        [ENDING_RESIGNED] = AD__P_RESIGNS,
        [ENDING_UNDECIDED] = AD__P_DEAD,
    };
    return of[kind];
}

static const char *article_of(const struct found *f)
{
    struct ad_cites cites = {0};

    ad__cite(&cites, provision_of(f->kind), f->edition, AD_NO_EDITION);
    return cites.count ? ad_article_number(cites.article[0]) : "";
}

/* "34. Qxf7#": the move that ended it. */
static void name_move(const struct endings *e, const struct cli *c, char *out, size_t cap, long ply)
{
    unsigned form = c->lang == AD_EN ? AD_FORM_PGN : AD_FORM_2017;
    char san[AD_MOVE_TEXT_MAX];
    struct ad_position p;

    if (ply == 0) {
        snprintf(out, cap, "%s", cli_text(c, W_END_START));
        return;
    }
    replay(&p, e, ply - 1);
    ad_san_write(san, sizeof san, &p, e->move[ply - 1], c->lang, form);
    snprintf(out, cap, "%u%s %s", p.fullmoves, p.turn == AD_WHITE ? "." : "...", san);
}

static void add_what(const struct endings *e, const struct cli *c, struct text *t,
                     const struct found *f)
{
    static const enum cli_word words[ENDINGS] = {
        [ENDING_MATE] = W_END_MATE,
        [ENDING_STALEMATE] = W_END_STALEMATE,
        [ENDING_DEAD] = W_END_DEAD,
        [ENDING_SEVENTYFIVE] = W_END_SEVENTYFIVE,
        [ENDING_FIVEFOLD] = W_END_FIVEFOLD,
        [ENDING_TIME_WON] = W_END_TIME_WON,
        [ENDING_TIME_DRAWN] = W_END_TIME_DRAWN,
        [ENDING_DEAD_ON] = W_END_DEAD,
        [ENDING_SEVENTYFIVE_ON] = W_END_SEVENTYFIVE,
        [ENDING_FIVEFOLD_ON] = W_END_FIVEFOLD,
        [ENDING_RESIGNED] = W_END_RESIGNED,
        [ENDING_UNDECIDED] = W_END_UNDECIDED,
    };
    const char *side = cli_text(c, f->side == AD_WHITE ? W_SIDE_WHITE : W_SIDE_BLACK);
    bool about_side = f->kind == ENDING_TIME_WON || f->kind == ENDING_TIME_DRAWN ||
                      f->kind == ENDING_RESIGNED || f->kind == ENDING_UNDECIDED;
    char move[AD_MOVE_TEXT_MAX + 16];

    if (f->both)
        side = cli_text(c, W_END_ANYBODY);
    name_move(e, c, move, sizeof move, f->ply);
    if (f->ply == 0 && words[f->kind] == W_END_DEAD)
        text_addf(t, "%s", cli_text(c, W_END_DEAD_FIRST));
    else
        text_addf(t, cli_text(c, words[f->kind]), about_side ? side : move);
    if (f->latest)
        text_addf(t, "%s", cli_text(c, W_END_LATEST));
    if (!ending_names[f->kind].note)
        text_addf(t, cli_text(c, W_END_MUST), ad_pgn_result_text(f->must),
                  ad_pgn_result_text(f->result));
    else if (f->kind < ENDING_RESIGNED)
        text_addf(t, cli_text(c, W_END_PLAYED_ON), e->plies - f->ply);
    text_addf(t, " (%s %s%s%s)\n", ad_edition_name(f->edition), article_of(f), f->why ? "; " : "",
              f->why ? f->why : "");
}

static void tell(const struct endings *e, const struct cli *c, struct block *b,
                 struct ad_place place, const struct found *f)
{
    char white[CLI_QUOTE], black[CLI_QUOTE], date[CLI_QUOTE];

    text_addf(&b->said, "%s:%llu: %s%s ", b->name, (unsigned long long)place.line,
              ending_names[f->kind].note ? cli_text(c, W_NOTE) : "", cli_text(c, W_END_GAME));
    block_add_number(b);
    text_addf(&b->said, " (%s – %s, %s): ", cli_quote(white, e->white.text, e->white.len),
              cli_quote(black, e->black.text, e->black.len),
              cli_quote(date, e->date.text, e->date.len));
    add_what(e, c, &b->said, f);
}

static void tell_json(const struct endings *e, struct block *b, struct ad_place place,
                      const struct found *f)
{
    struct text *t = &b->said;

    text_addf(t, "{\"file\":");
    text_add_json(t, b->name, strlen(b->name));
    text_addf(t, ",\"line\":%llu,\"game\":", (unsigned long long)place.line);
    block_add_number(b);
    text_addf(t, ",\"white\":");
    text_add_json(t, e->white.text, e->white.len);
    text_addf(t, ",\"black\":");
    text_add_json(t, e->black.text, e->black.len);
    text_addf(t, ",\"date\":");
    text_add_json(t, e->date.text, e->date.len);
    text_addf(t, ",\"kind\":\"%s\",\"note\":%s,\"result\":\"%s\"", ending_names[f->kind].name,
              ending_names[f->kind].note ? "true" : "false", ad_pgn_result_text(f->result));
    if (f->kind != ENDING_UNDECIDED)
        text_addf(t, ",\"must_be\":\"%s\",\"ply\":%ld", ad_pgn_result_text(f->must), f->ply);
    text_addf(t, ",\"plies\":%ld,\"edition\":\"%s\",\"article\":\"%s\"", e->plies,
              ad_edition_name(f->edition), article_of(f));
    if (f->why) {
        text_addf(t, ",\"caution\":\"%s\",\"because\":", ending_names[f->caution].name);
        text_add_json(t, f->why, strlen(f->why));
    }
    text_addf(t, "}\n");
}

bool endings_judge(struct endings *e, uint64_t count[ENDINGS], const struct ad_pgn_replay *r,
                   struct ad_pgn_reader *reader, struct block *b, const struct ad_pgn_token *t)
{
    const struct cli *c = e->seat->all->c;
    const struct ad_position *p = ad_pgn_now(r);
    struct found f = {
        .kind = ENDINGS,
        .caution = ENDINGS,
        .result = (enum ad_pgn_result)t->number,
    };

    f.edition = choose_text(&f, e);
    if (f.edition == AD_NO_EDITION) {
        count[ENDING_NO_TEXT]++;
        return !e->failed;
    }
    if (e->failed || (p && !judge(e, &f, p)))
        return false;
    if (f.caution != ENDINGS)
        count[f.caution]++;
    if (f.kind == ENDINGS)
        return true;
    count[f.kind]++;
    if (c->json)
        tell_json(e, b, ad_pgn_place(reader, t->text), &f);
    else
        tell(e, c, b, ad_pgn_place(reader, t->text), &f);
    return true;
}
