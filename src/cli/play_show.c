/*
 * cli/play_show.c -- a game at the terminal: what is told and seen.
 *
 * Rulings are told in a sentence with their articles. What everybody at a board sees is shown; what
 * would help a player is not.
 */
#include "cli/play_table.h"

#include <ctype.h>
#include <string.h>
#include <termios.h>

#include "adoube/notation.h"
#include "adoube/words.h"
#include "text/names.h"

/* ---- what is told ---- */

void play_line(const struct play *p, enum cli_word word)
{
    puts(cli_text(p->c, word));
}

/* What goes without saying at a board: moves are shown, presses heard. */
static bool is_silent(const struct play *p, const struct ad_event *e)
{
    switch ((enum ad_event_kind)e->kind) {
    case AD_EVENT_MAKES:
    case AD_EVENT_COMPLETES:
    case AD_EVENT_RUNS:
    case AD_EVENT_SHEET:
    case AD_EVENT_MODE:
    case AD_EVENT_HAND:
    case AD_EVENT_ANSWERED:
    case AD_EVENT_SEALS: return true;
    case AD_EVENT_PRESSES: return e->verdict == AD_ALLOWED || p->press;
    case AD_EVENT_TOUCHES: return e->verdict == AD_ALLOWED && e->cites.count == 0;
    case AD_EVENT_TIME: return e->reason == AD_TIME_INCREMENT;
    case AD_EVENT_LETS_GO: return p->press; /* nobody may say so before the clock is pressed */
    case AD_EVENT_RULES:
    case AD_EVENT_PERIOD:
    case AD_EVENT_FLAG:
    case AD_EVENT_OFFERS:
    case AD_EVENT_DUTY:
    case AD_EVENT_OFFENCE:
    case AD_EVENT_BACK:
    case AD_EVENT_ASKS:
    case AD_EVENT_WAITS:
    case AD_EVENT_RESULT:
    case AD_EVENT_PENALTY:
    case AD_EVENT_INCIDENT:
    case AD_EVENTS: break;
    }
    return false;
}

/* A capital letter begins it, unless it begins with a square. */
static void tell_sentence(const char *text)
{
    bool square = text[1] >= '1' && text[1] <= '8';

    printf("%c%s.\n", square ? *text : toupper((unsigned char)*text), text + 1);
}

/* The state is the one before the event. */
void play_tell(struct play *p, const struct ad_event *e)
{
    char text[AD_SENTENCE_MAX];

    if (is_silent(p, e) || ad_event_text(text, sizeof text, &p->game, e, p->c->lang) <= 0)
        return;
    tell_sentence(text);
    if (e->kind == AD_EVENT_RESULT)
        p->ending.len = 0;
    if (e->kind == AD_EVENT_RESULT && e->value != AD_RESULT_NONE)
        text_addf(&p->ending, "%s\n", text);
}

/* "12. Sf3" or "12. ... Sf6": as it was played, without a word on check or mate. Who presses the
 * clock himself is shown what his hand did: the Laws speak when it is pressed. */
void play_show_move(const struct play *p, const struct ad_event *e)
{
    const struct ad_position *before = &p->game.now;
    char text[AD_MOVE_TEXT_MAX];

    if (e->move == AD_NO_MOVE || p->press)
        ad_act_text(text, sizeof text, e->act);
    else
        ad_san_write(text, sizeof text, before, e->move, p->c->lang,
                     AD_FORM_CAPTURE | AD_FORM_EN_PASSANT);
    printf("%u.%s %s\n", before->fullmoves, before->turn == AD_WHITE ? "" : " ...", text);
}

/* Does the board look different now? What was let go before the press was seen then. */
bool play_is_seen(const struct play *p, const struct ad_event *e)
{
    switch (e->kind) {
    case AD_EVENT_LETS_GO: return true;
    case AD_EVENT_MAKES: return !(p->press && e->flags & (AD_FLAG_ILLEGAL | AD_FLAG_BREACH));
    default: return e->kind == AD_EVENT_BACK;
    }
}

void play_tell_result(const struct play *p)
{
    char text[64];

    ad_result_text(text, sizeof text, &p->game.result, p->c->lang);
    printf("%s: %s\n", cli_text(p->c, W_GAME_RESULT), text);
}

/* ---- what is seen ---- */

/* The board as the hands have left it: a man that was let go stands there, made move or not. */
static void as_it_stands(struct ad_position *out, const struct ad_game *g)
{
    struct ad_act act = g->hand.stands;
    struct ad_setup setup;

    *out = g->now;
    if (g->hand.flags == 0 || act.castling != AD_CASTLING_NONE || act.from >= AD_NO_SQUARE ||
        act.to >= AD_NO_SQUARE)
        return;
    ad_position_setup(&setup, &g->now);
    setup.on[act.to] = act.promotion == AD_EMPTY ? setup.on[act.from]
                                                 : (uint8_t)ad_man(g->now.turn, act.promotion);
    setup.on[act.from] = AD_EMPTY;
    ad_position_irregular(out, &setup);
}

void play_show_board(const struct play *p)
{
    struct ad_position board;

    as_it_stands(&board, &p->game);
    putchar('\n');
    cli_draw(p->c, stdout, &board, p->figurines);
    if (p->prompts)
        putchar('\n');
}

static void clock_text(char out[AD_DURATION_MAX], const struct play *p, int side)
{
    ad_duration_write(out, AD_DURATION_MAX, ad_game_time_left(&p->game, side, p->now));
}

void play_show_clocks(const struct play *p)
{
    for (int side = AD_WHITE; side <= AD_BLACK; side++) {
        const struct ad_side_clock *clock = &p->game.clock.side[side];
        char left[AD_DURATION_MAX];
        clock_text(left, p, side);
        printf("%s: %s", ad_who_text((enum ad_who)side, p->c->lang), left);
        printf(cli_text(p->c, W_PLAY_COMPLETED), clock->completed_total, clock->period + 1u);
        if (clock->flag == 1)
            printf("; %s", cli_text(p->c, W_GAME_FLAG_DOWN));
        putchar('\n');
    }
    if (p->game.clock.running > AD_WHO_BLACK)
        play_line(p, W_PLAY_CLOCKS_STAND);
}

/* "[14:52 | 15:00] Weiß: ", as wide as it was when it is written anew. */
static void print_prompt(const struct play *p)
{
    char left[2][AD_DURATION_MAX];
    bool asked = p->game.question.what != AD_WHAT_NOTHING;
    enum ad_who who = play_actor(p);

    clock_text(left[0], p, AD_WHITE);
    clock_text(left[1], p, AD_BLACK);
    if (play_is_over(p)) {
        printf("> ");
        return;
    }
    printf("[%*s | %*s] %s%s: ", p->width, left[0], p->width, left[1],
           asked ? cli_text(p->c, W_PLAY_ARBITER) : ad_who_text(who, p->c->lang),
           !asked && (int)who == p->engine_side ? " (" ENGINE_NAME ")" : "");
}

void play_prompt(const struct play *p)
{
    if (!p->prompts)
        return;
    print_prompt(p);
    fflush(stdout);
}

/* The cursor is where somebody may be typing: it goes back there. */
void play_refresh_prompt(const struct play *p)
{
    if (!p->live)
        return;
    fputs("\0337\r", stdout);
    print_prompt(p);
    fputs("\0338", stdout);
    fflush(stdout);
}

void play_clear_prompt(const struct play *p)
{
    if (!p->prompts)
        return;
    tcflush(0, TCIFLUSH); /* half a move must not become the beginning of the next one */
    fputs(p->live ? "\r\033[K" : "\n", stdout);
}
