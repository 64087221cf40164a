/*
 * cli/play_orders.c -- what a player types: a move, or an order in English or German.
 *
 * One row an order and a name. Orders with squares, a move or a file take them from the rest of the
 * line. What is no order may be a line of a game script, and else is a move.
 */
#include "cli/play_table.h"

#include <string.h>
#include <strings.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/script.h"
#include "adoube/words.h"
#include "text/names.h"

/* ---- words of a line ---- */

/* Cut the first word off; "" if there is none. */
static char *next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " \t\r\n");
    size_t len = strcspn(word, " \t\r\n");

    *rest = word + len + (word[len] != '\0');
    word[len] = '\0';
    return word;
}

static void trim(char *text)
{
    for (size_t n = strlen(text); n > 0 && is_blank(text[n - 1]); n--)
        text[n - 1] = '\0';
}

static enum cli_exit unreadable(const struct play *p, enum cli_word word, const char *text)
{
    char quoted[CLI_QUOTE];

    printf(cli_text(p->c, word), cli_quote(quoted, text, strlen(text)));
    putchar('\n');
    return CLI_OK;
}

/* ---- the orders ---- */

struct asked {
    enum ad_who by;
    bool named; /* the line says who */
    char *rest;
};

typedef enum cli_exit obey(struct play *p, struct asked *a, int what);

static obey touch, press, offer, answer, claim, claim_any, resign, stop, restart, rule, board,
    clocks, sheet, fen, save, help, quit, not_in_laws;

struct order {
    const char *name;
    obey *run;
    int what; /* a command's kind, or what is claimed */
};

static const struct order orders[] = {
    {"touch", touch, AD_DOES_TOUCH},
    {"berührt", touch, AD_DOES_TOUCH},
    {"berühre", touch, AD_DOES_TOUCH},
    {"adjust", touch, AD_DOES_ADJUST},
    {"j'adoube", touch, AD_DOES_ADJUST},
    {"j’adoube", touch, AD_DOES_ADJUST},
    {"adoube", touch, AD_DOES_ADJUST},
    {"zurechtrücken", touch, AD_DOES_ADJUST},
    {"press", press, 0},
    {"drücke", press, 0},
    {"drücken", press, 0},
    {"offer", offer, 0},
    {"draw", offer, 0},
    {"remis", offer, 0},
    {"accept", answer, AD_DOES_ACCEPT},
    {"annehmen", answer, AD_DOES_ACCEPT},
    {"decline", answer, AD_DOES_DECLINE},
    {"ablehnen", answer, AD_DOES_DECLINE},
    {"claim", claim_any, 0},
    {"reklamiere", claim_any, 0},
    {"beantrage", claim_any, 0},
    {"repetition", claim, AD_WHAT_REPETITION},
    {"wiederholung", claim, AD_WHAT_REPETITION},
    {"fifty", claim, AD_WHAT_FIFTY},
    {"fünfzig", claim, AD_WHAT_FIFTY},
    {"flag", claim, AD_WHAT_FLAG},
    {"fahne", claim, AD_WHAT_FLAG},
    {"fallblättchen", claim, AD_WHAT_FLAG},
    {"zeit", claim, AD_WHAT_FLAG},
    {"illegal", claim, AD_WHAT_ILLEGAL_MOVE},
    {"illegal-move", claim, AD_WHAT_ILLEGAL_MOVE},
    {"regelwidrig", claim, AD_WHAT_ILLEGAL_MOVE},
    {"touch-move", claim, AD_WHAT_TOUCH_MOVE},
    {"berührt-geführt", claim, AD_WHAT_TOUCH_MOVE},
    {"normal-means", claim, AD_WHAT_NORMAL_MEANS},
    {"normale-mittel", claim, AD_WHAT_NORMAL_MEANS},
    {"no-effort", claim, AD_WHAT_NO_EFFORT},
    {"keine-anstrengung", claim, AD_WHAT_NO_EFFORT},
    {"resign", resign, 0},
    {"aufgeben", resign, 0},
    {"aufgabe", resign, 0},
    {"stop", stop, 0},
    {"anhalten", stop, 0},
    {"restart", restart, 0},
    {"weiter", restart, 0},
    {"rule", rule, 0},
    {"entscheide", rule, 0},
    {"board", board, 0},
    {"brett", board, 0},
    {"clock", clocks, 0},
    {"uhr", clocks, 0},
    {"sheet", sheet, 0},
    {"formular", sheet, 0},
    {"fen", fen, 0},
    {"save", save, 0},
    {"speichere", save, 0},
    {"speichern", save, 0},
    {"help", help, 0},
    {"hilfe", help, 0},
    {"?", help, 0},
    {"quit", quit, 0},
    {"ende", quit, 0},
    {"undo", not_in_laws, 0},
    {"takeback", not_in_laws, 0},
    {"zurück", not_in_laws, 0},
};

static const struct order *find_order(const char *word)
{
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        if (strcasecmp(orders[i].name, word) == 0)
            return &orders[i];
    return NULL;
}

static enum cli_exit send(struct play *p, const struct ad_command *c)
{
    enum cli_exit status = play_do(p, c);

    return status == CLI_OK ? play_settle(p) : status;
}

/* ---- hands ---- */

static bool read_square(uint8_t *out, const char *word)
{
    unsigned file = (unsigned)(word[0] | 32) - 'a', rank = word[0] ? (unsigned)word[1] - '1' : 8;

    if (file > 7 || rank > 7 || word[2] != '\0')
        return false;
    *out = (uint8_t)ad_square((int)file, (int)rank);
    return true;
}

static enum cli_exit touch(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, (enum ad_command_kind)what, a->by);
    const char *word;

    while (*(word = next_word(&a->rest)))
        if (c.squares == AD_TOUCH_MAX || !read_square(&c.square[c.squares++], word))
            return unreadable(p, W_PLAY_NO_SQUARE, word);
    if (c.squares == 0)
        return unreadable(p, W_PLAY_NO_SQUARE, "");
    return send(p, &c);
}

static enum cli_exit press(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, AD_DOES_PRESS, a->by);

    (void)what;
    return send(p, &c);
}

/* ---- moves ---- */

/* The board as this player would move on it, also if it is not his turn. */
static void board_of(struct ad_position *out, const struct ad_game *g, int side)
{
    struct ad_setup setup;

    *out = g->now;
    if (g->now.turn == side)
        return;
    ad_position_setup(&setup, &g->now);
    setup.turn = (uint8_t)side;
    setup.ep = AD_NO_SQUARE;
    ad_position_irregular(out, &setup); /* else it stays as it is */
}

static bool read_move(struct play *p, struct ad_act *out, enum ad_who by, const char *text)
{
    struct ad_position now;
    enum cli_word word = W_PLAY_UNREADABLE;
    enum ad_script_why why;
    struct ad_reading reading;

    board_of(&now, &p->game, (int)by);
    why = ad_act_read(out, &now, text, strlen(text), p->c->lang);
    if (why == AD_SCRIPT_FINE)
        return true;
    if (why == AD_SCRIPT_AMBIGUOUS || why == AD_SCRIPT_LANGUAGES)
        word = ad_san_read(&reading, &now, text, strlen(text), p->c->lang) == AD_READ_ILLEGAL
                   ? W_PLAY_WHICH_MAN
                   : W_PLAY_AMBIGUOUS;
    else if (why == AD_SCRIPT_NO_MAN)
        word = W_PLAY_NO_MAN;
    unreadable(p, word, text);
    return false;
}

static bool is_offer(const char *word)
{
    static const char *const names[] = {"(=)", "=", "draw", "remis"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcasecmp(word, names[i]) == 0)
            return true;
    return false;
}

static enum cli_exit move(struct play *p, struct asked *a, const char *text)
{
    const char *word = next_word(&a->rest);
    bool offered = is_offer(word);
    struct ad_act act;
    enum cli_exit status;

    if (strcasecmp(word, "e.p.") == 0 || offered)
        word = next_word(&a->rest);
    if (!offered && is_offer(word)) {
        offered = true;
        word = next_word(&a->rest);
    }
    if (*word)
        return unreadable(p, W_PLAY_UNREADABLE, word);
    if (!read_move(p, &act, a->by, text))
        return CLI_OK;
    status = play_move(p, a->by, act, offered);
    return status == CLI_OK ? play_settle(p) : status;
}

/* ---- words ---- */

static enum cli_exit offer(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, AD_DOES_OFFER, a->by);

    (void)what;
    return send(p, &c);
}

/* It is for the one to whom it was offered. */
static enum cli_exit answer(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, (enum ad_command_kind)what, a->by);

    if (!a->named && p->engine_side > AD_WHO_BLACK && p->game.offer.by <= AD_WHO_BLACK)
        c.by = !p->game.offer.by;
    return send(p, &c);
}

/* The one whose flag is down, or whose time runs, will not say so. */
static int flag_claimant(const struct ad_game *g, int actor)
{
    for (int side = AD_WHITE; side <= AD_BLACK; side++)
        if (g->clock.side[side].flag == 1 && g->clock.side[!side].flag != 1)
            return !side;
    return !actor;
}

/* A claim may be about a move that is yet to be played, or about a square. */
static bool read_claim(struct play *p, struct ad_command *c, const char *word)
{
    bool draw = c->what == AD_WHAT_REPETITION || c->what == AD_WHAT_FIFTY;

    if (!*word && c->what != AD_WHAT_TOUCH_MOVE)
        return true;
    if (draw) {
        c->has_act = true;
        return read_move(p, &c->act, (enum ad_who)c->by, word);
    }
    c->squares = 1;
    if (c->what != AD_WHAT_TOUCH_MOVE)
        unreadable(p, W_PLAY_TOO_MUCH, word);
    else if (!read_square(&c->square[0], word))
        unreadable(p, W_PLAY_NO_SQUARE, word);
    else
        return true;
    return false;
}

static enum cli_exit claim(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, AD_DOES_CLAIM, a->by);

    c.what = (uint8_t)what;
    if (what == AD_WHAT_FLAG && !a->named && p->engine_side > AD_WHO_BLACK)
        c.by = (uint8_t)flag_claimant(&p->game, (int)a->by);
    return read_claim(p, &c, next_word(&a->rest)) ? send(p, &c) : CLI_OK;
}

/* `claim repetition` is `repetition`. */
static enum cli_exit claim_any(struct play *p, struct asked *a, int what)
{
    const char *word = next_word(&a->rest);
    const struct order *o = find_order(word);

    (void)what;
    if (o && o->run == claim)
        return claim(p, a, o->what);
    return unreadable(p, W_PLAY_NO_CLAIM, word);
}

static enum cli_exit resign(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, AD_DOES_RESIGN, a->by);

    (void)what;
    return send(p, &c);
}

static enum cli_exit stop(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, AD_DOES_STOP, a->by);

    (void)what;
    c.what = AD_WHAT_ARBITER;
    p->held = true;
    enum cli_exit status = play_do(p, &c);
    if (p->game.clock.running > AD_WHO_BLACK && !play_is_over(p))
        play_line(p, W_PLAY_CLOCKS_STAND);
    return status;
}

static enum cli_exit restart(struct play *p, struct asked *a, int what)
{
    (void)a;
    (void)what;
    p->held = false;
    return play_settle(p);
}

/* ---- the arbiter ---- */

static int find_answer(const char *word)
{
    static const struct {
        const char *name;
        enum ad_answer answer;
    } german[] = {{"annehmen", AD_ANSWER_ACCEPT},      {"ja", AD_ANSWER_ACCEPT},
                  {"yes", AD_ANSWER_ACCEPT},           {"ablehnen", AD_ANSWER_REJECT},
                  {"nein", AD_ANSWER_REJECT},          {"no", AD_ANSWER_REJECT},
                  {"aufschieben", AD_ANSWER_POSTPONE}, {"remis", AD_ANSWER_DRAW},
                  {"verlust", AD_ANSWER_LOSS}};

    for (int i = 0; i < AD_ANSWERS; i++)
        if (i != AD_ANSWER_RESULT && strcasecmp(word, ad_answer_word((enum ad_answer)i)) == 0)
            return i;
    for (size_t i = 0; i < sizeof german / sizeof *german; i++)
        if (strcasecmp(word, german[i].name) == 0)
            return (int)german[i].answer;
    return -1;
}

static int find_side(const char *word)
{
    static const char *const names[][2] = {
        {"white", "black"}, {"weiß", "schwarz"}, {"weiss", "schwarz"}};
    size_t len = strlen(word);

    len -= len > 0 && word[len - 1] == ':';
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int side = 0; side < 2; side++)
            if (len == strlen(names[i][side]) && strncasecmp(word, names[i][side], len) == 0)
                return side;
    return -1;
}

static enum cli_exit rule(struct play *p, struct asked *a, int what)
{
    struct ad_command c = play_command(p, AD_DOES_RULE, AD_WHO_ARBITER);
    const char *word = next_word(&a->rest), *whom = next_word(&a->rest);
    struct ad_result result;
    int found = find_answer(word), side = find_side(whom);

    (void)what;
    if (found >= 0) {
        c.answer = (uint8_t)found;
        if (side >= 0)
            c.side = (uint8_t)side;
        if (found == AD_ANSWER_LOSS && side < 0)
            return unreadable(p, W_PLAY_NO_RULING, word);
    } else if (*word && ad_result_read(&result, word, strlen(word)) == 0 &&
               result.kind == AD_RESULT_PLAYED) {
        c.answer = AD_ANSWER_RESULT;
        c.points[0] = result.points[0];
        c.points[1] = result.points[1];
    } else {
        return unreadable(p, W_PLAY_NO_RULING, word);
    }
    return send(p, &c);
}

/* ---- lines of a game script ---- */

/* Whom a script means by it, or NULL: a player has other words, too. */
static const char *script_who(const char *word)
{
    static const char *const names[][2] = {
        {"arbiter", "arbiter"}, {"schiedsrichter", "arbiter"}, {"both", "both"}, {"beide", "both"}};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcasecmp(word, names[i][0]) == 0)
            return names[i][1];
    return NULL;
}

static bool is_script_verb(const char *word)
{
    for (int i = 0; i < AD_COMMANDS; i++)
        if (strcasecmp(word, ad_command_word((enum ad_command_kind)i)) == 0)
            return true;
    return false;
}

static enum cli_exit say_fault(const struct play *p)
{
    char text[1024];

    if (ad_script_fault_text(text, sizeof text, &p->script.fault, p->c->lang) > 0)
        puts(text);
    return CLI_OK;
}

/* `arbiter sees device white`, `white seals e4`: whatever a table accepts. */
static enum cli_exit script_line(struct play *p, const char *who, const char *rest)
{
    struct text line = {0};
    struct ad_command c;
    enum cli_exit status;

    text_addf(&line, "%s %s", who, rest);
    if (line.failed)
        return cli_no_memory(p->c);
    p->script.game = p->game;
    p->script.now = play_command(p, AD_DOES_PRESS, AD_WHO_WHITE).at;
    if (ad_script_command(&c, &p->script, line.at, strlen(line.at)) < 0) {
        status = say_fault(p);
    } else if (c.kind == AD_DOES_MOVE && !c.two_handed) {
        status = play_move(p, (enum ad_who)c.by, c.act, false);
        status = status == CLI_OK ? play_settle(p) : status;
    } else {
        p->typed = line.at;
        status = send(p, &c);
        p->typed = NULL;
    }
    text_release(&line);
    return status;
}

/* ---- looking ---- */

static enum cli_exit board(struct play *p, struct asked *a, int what)
{
    (void)a;
    (void)what;
    p->changed = true;
    return CLI_OK;
}

static enum cli_exit clocks(struct play *p, struct asked *a, int what)
{
    (void)a;
    (void)what;
    play_show_clocks(p);
    return CLI_OK;
}

static enum cli_exit sheet(struct play *p, struct asked *a, int what)
{
    (void)what;
    play_show_sheet(p, (int)a->by);
    return CLI_OK;
}

static enum cli_exit fen(struct play *p, struct asked *a, int what)
{
    char text[AD_FEN_MAX];

    (void)a;
    (void)what;
    ad_fen_write(text, sizeof text, &p->game.now, AD_FEN_X);
    puts(text);
    return CLI_OK;
}

/* A file that cannot be written does not end the game. */
static enum cli_exit save(struct play *p, struct asked *a, int what)
{
    char *name = a->rest + strspn(a->rest, " \t");
    enum cli_exit status;

    (void)what;
    if (!*name)
        return unreadable(p, W_PLAY_SAVE_WHERE, "");
    status = play_save(p, name);
    if (status == CLI_OK)
        return unreadable(p, W_PLAY_SAVED, name);
    return status == CLI_FILE || status == CLI_NO ? CLI_OK : status;
}

static enum cli_exit help(struct play *p, struct asked *a, int what)
{
    (void)a;
    (void)what;
    play_line(p, W_PLAY_HELP);
    return CLI_OK;
}

static enum cli_exit quit(struct play *p, struct asked *a, int what)
{
    (void)a;
    (void)what;
    p->quit = true;
    return CLI_OK;
}

static enum cli_exit not_in_laws(struct play *p, struct asked *a, int what)
{
    (void)a;
    (void)what;
    play_line(p, W_PLAY_NO_TAKEBACK);
    return CLI_OK;
}

/* ---- a line ---- */

/* `@0:01:30` or `+5`, where time does not pass by itself; false if it makes no sense. */
static bool read_time(struct play *p, const char *word)
{
    int32_t ms;

    if (ad_duration_read(&ms, word + 1, strlen(word + 1)) < 0)
        return false;
    if (*word == '@' && ms < p->now)
        return false;
    p->now = *word == '@' ? ms : p->now + ms;
    return true;
}

/* Is something wanted behind it? Else a slip of the hand could resign a game. */
static bool takes_more(const struct order *o)
{
    return o->run == touch || o->run == claim || o->run == claim_any || o->run == rule ||
           o->run == save;
}

static bool looks(const struct order *o)
{
    return o && (o->run == board || o->run == clocks || o->run == sheet || o->run == fen ||
                 o->run == help || o->run == quit);
}

bool play_only_looks(const char *line)
{
    char word[64];
    size_t len = strcspn(line, " \t\r\n");

    snprintf(word, sizeof word, "%.*s", (int)len, line);
    return looks(find_order(word));
}

/* After the end one may look and keep; and an arbiter may still have to decide. */
static bool is_allowed_after(const struct order *o)
{
    return looks(o) || (o && (o->run == save || o->run == rule));
}

/* The rest of the line with the word that was cut off before it. */
static char *joined(char *word, const char *rest)
{
    if (*rest)
        word[strlen(word)] = ' ';
    return word;
}

static enum cli_exit obey_words(struct play *p, struct asked *a, char *word)
{
    const struct order *o;
    int side = find_side(word);

    if (script_who(word) && *a->rest)
        return script_line(p, script_who(word), a->rest);
    if (side >= 0 && a->rest[strspn(a->rest, " \t")]) {
        a->named = true;
        a->by = (enum ad_who)side;
        word = next_word(&a->rest);
    }
    if ((int)a->by == p->engine_side) {
        play_line(p, W_PLAY_NOT_YOURS);
        return CLI_OK;
    }
    o = find_order(word);
    if (!o && is_script_verb(word))
        return script_line(p, ad_who_word(a->by), joined(word, a->rest));
    if (play_is_over(p) && !is_allowed_after(o)) {
        play_line(p, W_PLAY_OVER);
        return CLI_OK;
    }
    if (o && !takes_more(o) && *(word = next_word(&a->rest)))
        return unreadable(p, W_PLAY_TOO_MUCH, word);
    return o ? o->run(p, a, o->what) : move(p, a, word);
}

enum cli_exit play_obey(struct play *p, char *line)
{
    struct asked a = {.rest = line};
    enum cli_exit status;
    char *word;

    trim(line);
    word = next_word(&a.rest);
    if (!p->real && (*word == '@' || *word == '+')) {
        if (!read_time(p, word))
            return unreadable(p, W_PLAY_NO_TIME, word);
        word = next_word(&a.rest);
    }
    if ((status = play_flags(p)))
        return status;
    a.by = p->engine_side > AD_WHO_BLACK ? play_actor(p) : (enum ad_who) !p->engine_side;
    return *word ? obey_words(p, &a, word) : CLI_OK;
}
