/*
 * tests/tournament/wild_text.c -- a small tournament as one line of text, and back.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "wild.h"

/* ---- out ---- */

struct text {
    char *at;
    size_t left;
};

static void say(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void say(struct text *t, const char *format, ...)
{
    va_list args;
    int n;

    va_start(args, format);
    n = vsnprintf(t->at, t->left, format, args);
    va_end(args);
    if (n < 0 || (size_t)n >= t->left)
        abort();
    t->at += n;
    t->left -= (size_t)n;
}

static void say_head(struct text *out, const struct ad_tournament *t)
{
    const struct ad_scoring *s = &t->scoring;

    say(out, "%s %c %u/%u", t->system == AD_SWISS_DUTCH_2017 ? "2017" : "2026",
        t->first ? t->first : '-', t->played, t->rounds);
    if (memcmp(s, &ad_scoring_usual, sizeof *s) != 0)
        say(out, " %d %d %d %d %d", s->win[0], s->draw[0], s->loss[0], s->forfeit_loss,
            s->pairing_bye);
    if (t->by_place)
        say(out, " places");
}

static void say_player(struct text *out, const struct ad_tournament *t, unsigned who)
{
    unsigned rounds = t->played < t->stride && ad_meeting_of(t, who, t->played)->result
                          ? t->played + 1
                          : t->played;

    say(out, "%s", who ? ";" : "");
    if (t->entrants[who].number != who + 1)
        say(out, " n%u", t->entrants[who].number);
    if (!rounds)
        say(out, " -");
    for (unsigned r = 0; r < rounds; r++) {
        const struct ad_meeting *m = ad_meeting_of(t, who, r);

        if (m->result)
            say(out, " %u%c%c", m->opponent, m->colour, m->result);
        else
            say(out, " .");
    }
}

void wild_write(char out[WILD_TEXT], const struct wild *w)
{
    struct text text = {out, WILD_TEXT};
    const struct ad_tournament *t = &w->t;

    say_head(&text, t);
    say(&text, " |");
    for (unsigned i = 0; i < t->count; i++)
        say_player(&text, t, i);
    say(&text, " |");
    for (unsigned i = 0; i < t->virtual_count; i++) {
        const struct ad_virtual *v = &t->virtuals[i];

        say(&text, " v%u-%u %u-%u %d;", v->first_round, v->last_round, v->first + 1u, v->last + 1u,
            v->points);
    }
    for (unsigned i = 0; i < t->forbidden_count; i++) {
        const struct ad_forbidden *f = &t->forbidden[i];

        say(&text, " x%u-%u", f->first_round, f->last_round);
        for (unsigned j = 0; j < f->count; j++)
            say(&text, " %u", t->forbidden_who[f->at + j] + 1u);
        say(&text, ";");
    }
}

/* ---- in ---- */

static bool read_head(struct ad_tournament *t, const char *text)
{
    unsigned year, used = 0;
    int p[5], n = 0;
    char first;

    if (sscanf(text, "%u %c %u/%u%n", &year, &first, &t->played, &t->rounds, &n) != 4)
        return false;
    used = (unsigned)n;
    t->system = year == 2017 ? AD_SWISS_DUTCH_2017 : AD_SWISS_DUTCH_2026;
    t->first = first == '-' ? '\0' : first;
    t->scoring = ad_scoring_usual;
    if (sscanf(text + used, "%d %d %d %d %d%n", &p[0], &p[1], &p[2], &p[3], &p[4], &n) == 5) {
        used += (unsigned)n;
        t->scoring = (struct ad_scoring){
            {p[0], p[0]}, {p[1], p[1]}, {p[2], p[2]}, p[0], p[3], p[0], p[1], 0, p[4], 0};
    }
    t->by_place = strstr(text + used, "places") != NULL;
    return t->played < WILD_ROUNDS;
}

static bool read_cell(struct ad_meeting *m, const char *word)
{
    unsigned opponent;
    char colour, result;

    *m = (struct ad_meeting){.colour = '-'};
    if (strcmp(word, ".") == 0)
        return true;
    if (sscanf(word, "%u%c%c", &opponent, &colour, &result) != 3)
        return false;
    *m = (struct ad_meeting){(uint16_t)opponent, colour, result, 0, 0};
    return true;
}

static bool read_players(struct wild *w, const char *text)
{
    char copy[WILD_TEXT], *player, *more;

    snprintf(copy, sizeof copy, "%s", text);
    w->t.stride = WILD_ROUNDS;
    for (player = strtok_r(copy, ";", &more); player; player = strtok_r(NULL, ";", &more)) {
        unsigned i = w->t.count++, round = 0;
        char *word, *rest;

        if (i == WILD_PLAYERS)
            return false;
        w->entrants[i].number = (uint16_t)(i + 1);
        for (word = strtok_r(player, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
            if (*word == 'n')
                w->entrants[i].number = (uint16_t)atoi(word + 1);
            else if (strcmp(word, "-") != 0 &&
                     (round == WILD_ROUNDS ||
                      !read_cell(&w->meetings[i * WILD_ROUNDS + round++], word)))
                return false;
    }
    return w->t.count > 0;
}

static bool read_row(struct wild *w, char *text)
{
    struct ad_tournament *t = &w->t;
    unsigned a, b, first, last, at = 0;
    int points, n = 0;

    if (sscanf(text, " v%u-%u %u-%u %d", &a, &b, &first, &last, &points) == 5) {
        w->virtuals[t->virtual_count++] = (struct ad_virtual){
            (uint16_t)a, (uint16_t)b, (uint16_t)(first - 1), (uint16_t)(last - 1), points};
        return t->virtual_count < WILD_ROWS;
    }
    if (sscanf(text, " x%u-%u%n", &a, &b, &n) != 2)
        return strspn(text, " ") == strlen(text);
    for (unsigned i = 0; i < t->forbidden_count; i++)
        at += w->forbidden[i].count;
    struct ad_forbidden *f = &w->forbidden[t->forbidden_count++];
    *f = (struct ad_forbidden){(uint16_t)a, (uint16_t)b, at, 0};
    for (text += n; f->count < 4 && sscanf(text, " %u%n", &a, &n) == 1; text += n)
        w->forbidden_who[at + f->count++] = (uint16_t)(a - 1);
    return t->forbidden_count < WILD_ROWS;
}

bool wild_read(struct wild *out, const char *head, const char *players, const char *rows)
{
    char copy[WILD_TEXT], *row, *more;

    memset(out, 0, sizeof *out);
    out->t.entrants = out->entrants;
    out->t.meetings = out->meetings;
    out->t.virtuals = out->virtuals;
    out->t.forbidden = out->forbidden;
    out->t.forbidden_who = out->forbidden_who;
    if (!read_head(&out->t, head) || !read_players(out, players))
        return false;
    snprintf(copy, sizeof copy, "%s", rows);
    for (row = strtok_r(copy, ";", &more); row; row = strtok_r(NULL, ";", &more))
        if (!read_row(out, row))
            return false;
    return true;
}
