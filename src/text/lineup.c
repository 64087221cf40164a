/*
 * text/lineup.c -- line-ups read and written, and what was found about them.
 *
 *     lineup = seat { blank seat } ;   seat = rank | "(" rank ")" | "-" ;
 *     rank   = number | team "/" number ;                    team/number in youth teams
 */
#include "adoube/lineup.h"

#include "put.h"
#include "text/season_say.h"
#include "federation/names.h"
#include "federation/lineup_inside.h"

struct reader {
    const char *text;
    size_t len, at;
    struct ad_lineup_fault fault; /* the first one */
};

static void wrong(struct reader *r, enum ad_lineup_bad why, size_t at)
{
    if (r->fault.why == AD_LINEUP_FINE)
        r->fault = (struct ad_lineup_fault){why, at};
}

static bool take(struct reader *r, char c)
{
    if (r->at >= r->len || r->text[r->at] != c)
        return false;
    r->at++;
    return true;
}

/* Digits; 0 and a fault if there are none or too many. */
static unsigned number(struct reader *r, unsigned most)
{
    size_t start = r->at;
    unsigned n = 0;

    while (r->at < r->len && r->text[r->at] >= '0' && r->text[r->at] <= '9') {
        if (n <= most)
            n = n * 10 + (unsigned)(r->text[r->at] - '0');
        r->at++;
    }
    if (r->at == start)
        wrong(r, AD_LINEUP_WORD, start);
    else if (n == 0 || n > most)
        wrong(r, AD_LINEUP_RANK, start);
    return n;
}

static uint16_t rank(struct reader *r)
{
    size_t start = r->at;
    unsigned n = number(r, AD_RANK_MAX);

    if (!take(r, '/'))
        return (uint16_t)n;
    if (n > AD_YOUTH_TEAM_MAX)
        wrong(r, AD_LINEUP_RANK, start);
    return AD_YOUTH_RANK(n, number(r, AD_YOUTH_RANK_MAX));
}

static bool is_blank(const struct reader *r)
{
    return r->at < r->len && (r->text[r->at] == ' ' || r->text[r->at] == '\t');
}

static void seat(struct ad_lineup_seat *out, struct reader *r)
{
    if (take(r, '-')) {
        *out = (struct ad_lineup_seat){.kind = AD_LINEUP_EMPTY};
    } else if (take(r, '(')) {
        *out = (struct ad_lineup_seat){.kind = AD_LINEUP_NAMED, .rank = rank(r)};
        if (!take(r, ')'))
            wrong(r, AD_LINEUP_WORD, r->at);
    } else {
        *out = (struct ad_lineup_seat){.kind = AD_LINEUP_TAKEN, .rank = rank(r)};
    }
    if (r->at < r->len && !is_blank(r))
        wrong(r, AD_LINEUP_WORD, r->at);
}

static bool sits_already(const struct ad_lineup *l, const struct ad_lineup_seat *s)
{
    for (unsigned b = 0; s->kind == AD_LINEUP_TAKEN && b < l->boards; b++)
        if (l->seats[b].kind == AD_LINEUP_TAKEN && l->seats[b].rank == s->rank)
            return true;
    return false;
}

int ad_lineup_read(struct ad_lineup *out, const char *text, size_t len,
                   struct ad_lineup_fault *fault)
{
    struct reader r = {.text = text, .len = len};
    struct ad_lineup l = {0};
    struct ad_lineup_seat s;

    for (;;) {
        size_t start;

        while (is_blank(&r))
            r.at++;
        if (r.at >= r.len || r.fault.why != AD_LINEUP_FINE)
            break;
        start = r.at;
        seat(&s, &r);
        if (l.boards == AD_LINEUP_BOARDS_MAX)
            wrong(&r, AD_LINEUP_LONG, start);
        else if (sits_already(&l, &s))
            wrong(&r, AD_LINEUP_TWICE, start);
        else
            l.seats[l.boards++] = s;
    }
    if (l.boards == 0)
        wrong(&r, AD_LINEUP_NO_TEXT, 0);
    if (fault)
        *fault = r.fault;
    if (r.fault.why != AD_LINEUP_FINE)
        return AD_EPARSE;
    *out = l;
    return 0;
}

static void put_rank(struct put *p, uint16_t n)
{
    if (n > AD_RANK_MAX) {
        put_number(p, n / 1000);
        put_char(p, '/');
    }
    put_number(p, n > AD_RANK_MAX ? n % 1000 : n);
}

int ad_lineup_write(char *out, size_t cap, const struct ad_lineup *l)
{
    struct put p = {.out = out, .cap = cap};

    for (unsigned b = 0; b < l->boards; b++) {
        const struct ad_lineup_seat *s = &l->seats[b];

        if (b)
            put_char(&p, ' ');
        if (s->kind == AD_LINEUP_EMPTY) {
            put_char(&p, '-');
            continue;
        }
        put_text(&p, s->kind == AD_LINEUP_NAMED ? "(" : "");
        put_rank(&p, s->rank);
        put_text(&p, s->kind == AD_LINEUP_NAMED ? ")" : "");
    }
    return put_end(&p);
}

/* ---- what was found ---- */

static void put_boards(struct put *p, const char *word, uint32_t boards)
{
    bool more = false;

    if (!boards)
        return;
    put_text(p, word);
    for (int b = 0; b < AD_LINEUP_BOARDS_MAX; b++)
        if (boards >> b & 1) {
            put_char(p, more ? ',' : ' ');
            put_number(p, b + 1);
            more = true;
        }
}

static void put_point(struct put *p, enum ad_point point)
{
    char text[AD_POINT_TEXT_MAX];

    if (ad_point_write(text, sizeof text, point) > 0)
        put_text(p, text);
}

/* The points of the verdicts that decided, each once. */
static void put_points(struct put *p, const struct ad_lineup_report *r)
{
    enum ad_point said[2 * AD_LINEUP_VERDICTS_MAX];
    unsigned n = 0;

    for (unsigned i = 0; i < r->count; i++)
        for (unsigned k = 0; k < 2; k++) {
            enum ad_point point = r->list[i].by[k];
            unsigned j = 0;

            if (point == AD_NO_POINT ||
                (r->list[i].code != r->code && r->list[i].code != AD_BAN_FOLLOWS))
                continue;
            while (j < n && said[j] != point)
                j++;
            if (j < n)
                continue;
            put_text(p, n ? ", " : "; ");
            put_point(p, point);
            said[n++] = point;
        }
}

static void put_ledger(struct put *p, const struct ad_lineup_report *r)
{
    for (unsigned i = 0; i < r->use_count; i++) {
        const struct ad_lineup_use *u = &r->uses[i];

        put_text(p, u->named ? "; named " : u->counted ? "; use " : "; uncounted ");
        put_rank(p, u->rank);
    }
    for (unsigned i = 0; i < r->ban_count; i++) {
        put_text(p, "; ban ");
        put_rank(p, r->bans[i].rank);
        put_text(p, " in team ");
        put_number(p, r->bans[i].team);
    }
}

int ad_lineup_report_write(char *out, size_t cap, const struct ad_lineup_report *r)
{
    struct put p = {.out = out, .cap = cap};

    put_text(&p, ad_lineup_code_name((enum ad_lineup_code)r->code));
    if (r->proposed) {
        put_text(&p, " proposed, else ");
        put_text(&p, ad_lineup_code_name((enum ad_lineup_code)r->declined));
    }
    put_boards(&p, "; lost", r->lost);
    put_boards(&p, "; lost if confirmed", r->lost_if);
    put_boards(&p, "; forfeit", r->forfeit);
    put_boards(&p, "; reserved", r->reserved);
    put_text(&p, r->note_due ? "; note" : "");
    put_text(&p, r->fine_due ? "; fine" : "");
    put_text(&p, r->sanction_due ? "; sanction" : "");
    put_ledger(&p, r);
    put_points(&p, r);
    return put_end(&p);
}

static void put_whom(struct put *p, const struct ad_lineup_verdict *v, bool german)
{
    bool one = (v->boards & (v->boards - 1)) == 0;

    if (v->boards) {
        put_text(p, german ? (one ? "Brett " : "Bretter ") : one ? "Board " : "Boards ");
        ad__tell_boards(p, v->boards);
    } else {
        put_text(p, german ? "Aufstellung" : "Line-up");
    }
    if (v->rank) {
        put_text(p, german ? " (Rangnummer " : " (rank ");
        put_rank(p, v->rank);
        put_char(p, ')');
    }
    put_text(p, ": ");
}

int ad_lineup_verdict_say(char *out, size_t cap, const struct ad_lineup_verdict *v,
                          enum ad_language lang)
{
    struct put p = {.out = out, .cap = cap};
    bool german = lang == AD_DE;

    put_whom(&p, v, german);
    put_text(&p, v->ineligible < AD_INELIGIBLES
                     ? ad_ineligible_text((enum ad_ineligible)v->ineligible, lang)
                     : ad_lineup_why_text((enum ad_lineup_why)v->why, lang));
    put_text(&p, " – ");
    put_text(&p, ad_lineup_code_text((enum ad_lineup_code)v->code, lang));
    if (v->proposed && (v->by[0] == AD_BTO_16_8 || v->by[1] == AD_BTO_16_8))
        put_text(&p, german ? ", in der Regel" : ", as a rule");
    else if (v->proposed)
        put_text(&p, german ? ", zu bestätigen" : ", to be confirmed");
    for (unsigned k = 0; k < 2; k++)
        if (v->by[k] != AD_NO_POINT) {
            put_text(&p, k ? ", " : " (");
            put_point(&p, v->by[k]);
        }
    put_text(&p, v->by[0] != AD_NO_POINT ? ")" : "");
    return put_end(&p);
}
