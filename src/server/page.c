/*
 * server/page.c -- pages: their frame, and the files that go with them.
 *
 * Pages are whole without any script, load nothing from elsewhere, and carry neither script nor
 * style inside: that is what the policy below lets a browser insist on.
 */
#include "server/page.h"

#include <inttypes.h>
#include <stdlib.h>
#include <time.h>

#include "adoube/version.h"

static const char policy[] =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

void page_put(struct page *p, const char *html)
{
    fputs(html, p->out);
}

void page_text(struct page *p, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&': fputs("&amp;", p->out); break;
        case '<': fputs("&lt;", p->out); break;
        case '>': fputs("&gt;", p->out); break;
        case '"': fputs("&quot;", p->out); break;
        case '\'': fputs("&#39;", p->out); break;
        default: fputc(*text, p->out);
        }
}

static const char *word_in(enum ad_language lang, enum page_word word)
{
    static const char *const words[][2] = {
#define X(name, en, de) {en, de},
        PAGE_MAP(X) PAGE_TABLE_MAP(X)
#undef X
    };

    return words[word][lang == AD_DE];
}

void page_word(struct page *p, enum page_word word)
{
    page_text(p, word_in(p->lang, word));
}

void page_other_word(struct page *p, enum page_word word)
{
    bool de = p->lang == AD_DE;

    fprintf(p->out, "<i lang=\"%s\">", de ? "en" : "de");
    page_text(p, word_in(de ? AD_EN : AD_DE, word));
    page_put(p, "</i>");
}

/* The address goes on with the language, if the reader chose one. */
static void end_link(struct page *p)
{
    bool chosen = http_query(p->call->http, "lang") != NULL;

    page_put(p, !chosen ? "\">" : p->lang == AD_DE ? "?lang=de\">" : "?lang=en\">");
}

void page_link(struct page *p, const char *class_name, const char *folder, const char *id)
{
    fprintf(p->out, "<a%s%s%s href=\"%s", *class_name ? " class=\"" : "", class_name,
            *class_name ? "\"" : "", folder);
    page_text(p, id);
    end_link(p);
}

void page_link_here(struct page *p, const char *path, bool here)
{
    fprintf(p->out, "<a%s href=\"%s", here ? " aria-current=\"page\"" : "", path);
    end_link(p);
}

void page_section(struct page *p, enum page_word heading)
{
    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, heading);
    page_put(p, "</h2></header>\n");
}

void page_field(struct page *p, const char *name, const char *type, const char *fill,
                enum page_word label)
{
    fprintf(p->out, "<p class=\"field\"><label for=\"%s\">", name);
    page_word(p, label);
    fprintf(p->out,
            "</label><input id=\"%s\" name=\"%s\" type=\"%s\" autocomplete=\"%s\" required></p>\n",
            name, name, type, fill);
}

void page_refused(struct page *p)
{
    page_put(p, "<p class=\"note stop\" id=\"refused\" role=\"alert\" hidden data-lost=\"");
    page_word(p, PAGE_NOT_SENT);
    page_put(p, "\"><span></span></p>\n");
}

void page_made(struct page *p)
{
    page_put(p, "<div role=\"status\"><p class=\"field\" id=\"made\" hidden><label for=\"link\">");
    page_word(p, PAGE_LINK_MADE);
    page_put(p, "</label><input id=\"link\" readonly></p></div>\n");
}

void page_link_for(struct page *p, const char *kind, const struct people_account *a,
                   enum page_word word)
{
    fprintf(p->out, "<button class=\"btn\" data-link=\"%s\" data-person=\"%s\" disabled>", kind,
            a->id);
    page_word(p, word);
    page_put(p, "<span class=\"sr\">: ");
    page_text(p, a->name);
    page_put(p, "</span></button> ");
}

void page_moment(struct page *p, int64_t ms)
{
    time_t s = (time_t)(ms / 1000);
    struct tm utc = {0};
    char exact[32], text[32];

    gmtime_r(&s, &utc);
    strftime(exact, sizeof exact, "%Y-%m-%dT%H:%M:%SZ", &utc);
    strftime(text, sizeof text, p->lang == AD_DE ? "%d.%m.%Y %H:%M" : "%Y-%m-%d %H:%M", &utc);
    fprintf(p->out, "<time datetime=\"%s\">%s UTC</time>", exact, text);
}

static void put_day(struct page *p, ad_date date)
{
    struct ad_day d = ad_date_split(date);
    char text[AD_DATE_TEXT_MAX];

    ad_date_write(text, sizeof text, date);
    fprintf(p->out, "<time datetime=\"%s\">", text);
    if (p->lang == AD_DE)
        fprintf(p->out, "%02u.%02u.%04d</time>", d.day, d.month, d.year);
    else
        fprintf(p->out, "%s</time>", text);
}

void page_days(struct page *p, const struct desk_event *event)
{
    if (event->from != AD_NO_DATE)
        put_day(p, event->from);
    if (event->to != AD_NO_DATE && event->to != event->from) {
        page_put(p, " – ");
        put_day(p, event->to);
    }
}

void page_result(struct page *p, const struct ad_result *r)
{
    static const char *const played[] = {"0", "½", "1"}, *const forfeit[] = {"−", "½", "+"};
    bool is_forfeit = r->kind == AD_RESULT_FORFEIT;
    const char *const *words = is_forfeit ? forfeit : played;

    if (r->kind == AD_RESULT_VOID)
        page_word(p, PAGE_VOID);
    else if (r->kind == AD_RESULT_PENDING || r->points[0] > 2 || r->points[1] > 2)
        page_word(p, PAGE_PENDING);
    else
        fprintf(p->out, "%s %s %s", words[r->points[0]], is_forfeit ? "/" : "–",
                words[r->points[1]]);
}

void page_name(struct page *p, const struct desk_player side[2], int i)
{
    if (*side[i].name)
        page_text(p, side[i].name);
    else
        page_word(p, i == AD_WHITE ? PAGE_WHITE : PAGE_BLACK);
}

void page_players(struct page *p, const struct desk_player side[2])
{
    page_name(p, side, AD_WHITE);
    page_put(p, " – ");
    page_name(p, side, AD_BLACK);
}

void page_time(struct page *p, int64_t ms)
{
    int64_t s = (ms + 999) / 1000;

    if (s >= 3600)
        fprintf(p->out, "%" PRId64 ":%02d:%02d", s / 3600, (int)(s / 60 % 60), (int)(s % 60));
    else
        fprintf(p->out, "%d:%02d", (int)(s / 60), (int)(s % 60));
}

/* ---- the frame ---- */

static void put_language(struct page *p, const char *lang, const char *name, bool here)
{
    fprintf(p->out, "<a href=\"?lang=%s\" lang=\"%s\" hreflang=\"%s\"%s>%s</a>", lang, lang, lang,
            here ? " aria-current=\"true\" class=\"strong\"" : "", name);
}

static void put_areas(struct page *p)
{
    bool home = strcmp(http_path(p->call->http), "/") == 0;

    page_put(p, "<nav aria-label=\"");
    page_word(p, PAGE_AREAS);
    page_put(p, home ? "\"><a aria-current=\"page\" href=\"/\">" : "\">");
    if (!home)
        page_link(p, "", "/", "");
    page_word(p, PAGE_START);
    page_put(p, "</a></nav>");
}

/* Who is looking, and where he becomes somebody else. */
static void put_reader(struct page *p)
{
    page_put(p, "<span class=\"role\">");
    if (p->call->signed_in) {
        page_link(p, "", "/account", "");
        page_text(p, p->call->who.name);
        page_put(p, "</a>");
    } else {
        page_word(p, PAGE_GUEST);
    }
    page_put(p, "</span>");
    if (p->call->signed_in) {
        page_link(p, "", "/people", "");
        page_word(p, PAGE_PEOPLE);
        page_put(p, "</a>");
    }
    page_link(p, "", "/sign-in", "");
    page_word(p, p->call->signed_in ? PAGE_SIGN_OUT : PAGE_SIGN_IN);
    page_put(p, "</a>");
}

static void put_masthead(struct page *p)
{
    page_put(p, "<a class=\"skip\" href=\"#main\">");
    page_word(p, PAGE_SKIP);
    page_put(p, "</a>\n<header class=\"masthead\">");
    page_link(p, "brand", "/", "");
    page_put(p, "<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><rect x=\"1.5\" y=\"1.5\" "
                "width=\"17\" height=\"17\" fill=\"none\" stroke=\"currentColor\" "
                "stroke-width=\"2\"/><circle cx=\"11.6\" cy=\"8.6\" r=\"4.4\" "
                "fill=\"currentColor\"/></svg>Adoube</a>");
    put_areas(p);
    page_put(p, "<div class=\"end\">");
    put_reader(p);
    page_put(p, "<span>");
    put_language(p, "de", "DE", p->lang == AD_DE);
    page_put(p, " · ");
    put_language(p, "en", "EN", p->lang != AD_DE);
    page_put(p, "</span></div></header>\n<main class=\"page\" id=\"main\">\n");
}

bool page_part_begin(struct page *p, struct call *c)
{
    *p = (struct page){.call = c, .lang = c->lang};
    p->out = open_memstream(&p->text, &p->len);
    if (!p->out)
        call_problem(c, PROBLEM_MEMORY, NULL, NULL);
    return p->out != NULL;
}

static bool begin_document(struct page *p, struct call *c, const char *title)
{
    if (!page_part_begin(p, c))
        return false;
    fprintf(p->out,
            "<!doctype html>\n<html lang=\"%s\">\n<head><meta charset=\"utf-8\"><meta "
            "name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>",
            c->lang == AD_DE ? "de" : "en");
    page_text(p, title);
    page_put(p, "</title><link rel=\"icon\" href=\"/web/icon.svg\">"
                "<link rel=\"stylesheet\" href=\"/web/look.css\">");
    return true;
}

bool page_begin(struct page *p, struct call *c, const char *title)
{
    if (!begin_document(p, c, title))
        return false;
    page_put(p, "</head>\n<body>\n");
    put_masthead(p);
    return true;
}

bool page_bare_begin(struct page *p, struct call *c, const struct page_bare *how)
{
    if (!begin_document(p, c, how->title))
        return false;
    fprintf(p->out, "<link rel=\"stylesheet\" href=\"/web/%s\"></head>\n<body class=\"%s\">\n",
            how->style, how->class_name);
    return true;
}

static void finish(struct page *p, unsigned status)
{
    fclose(p->out);
    http_reply(p->call->http, &(struct http_reply){.status = p->text ? status : 503,
                                                   .type = "text/html; charset=utf-8",
                                                   .body = p->text,
                                                   .len = p->len,
                                                   .field = {{"Content-Security-Policy", policy},
                                                             {"Cache-Control", "private, no-cache"},
                                                             {"Vary", "Accept-Language, Cookie"}}});
    free(p->text);
}

void page_end(struct page *p, unsigned status)
{
    page_put(p, "</main>\n<footer class=\"colophon\"><span>Adoube " AD_VERSION "</span></footer>\n"
                "</body>\n</html>\n");
    finish(p, status);
}

void page_bare_end(struct page *p, const struct page_bare *how)
{
    fprintf(p->out, "<script type=\"module\" src=\"/web/%s\"></script>\n</body>\n</html>\n",
            how->script);
    finish(p, 200);
}

void page_part_end(struct page *p)
{
    finish(p, 200);
}

void page_fault(struct call *c, const struct desk_fault *fault)
{
    bool missing =
        fault->why == DESK_NO_EVENT || fault->why == DESK_NO_GAME || fault->why == DESK_NO_TOUR;
    struct page p;

    if (!page_begin(&p, c, "Adoube"))
        return;
    page_put(&p, "<div class=\"pagehead\"><h1>");
    if (missing)
        page_word(&p, PAGE_MISSING);
    else
        page_put(&p, "Adoube");
    page_put(&p, "</h1></div>\n<p class=\"note\"><span>");
    if (missing)
        page_text(&p, desk_why_text(fault->why, c->lang));
    else
        page_word(&p, PAGE_TROUBLE);
    page_put(&p, "</span></p>\n");
    page_end(&p, missing ? 404 : 503);
}

/* ---- files, as they lie in the program (assets.S) ---- */

extern const char asset_look_css[], asset_look_css_end[];
extern const char asset_icon_svg[], asset_icon_svg_end[];
extern const char asset_men_svg[], asset_men_svg_end[];
extern const char asset_game_js[], asset_game_js_end[];
extern const char asset_sign_in_js[], asset_sign_in_js_end[];
extern const char asset_event_js[], asset_event_js_end[];
extern const char asset_new_event_js[], asset_new_event_js_end[];
extern const char asset_people_js[], asset_people_js_end[];
extern const char asset_table_js[], asset_table_js_end[];
extern const char asset_play_js[], asset_play_js_end[];
extern const char asset_import_js[], asset_import_js_end[];
extern const char asset_links_js[], asset_links_js_end[];
extern const char asset_hall_js[], asset_hall_js_end[];
extern const char asset_prizes_js[], asset_prizes_js_end[];
extern const char asset_sheet_js[], asset_sheet_js_end[];
extern const char asset_hall_css[], asset_hall_css_end[];
extern const char asset_sheet_css[], asset_sheet_css_end[];

static const struct {
    const char *name, *type, *begin, *end;
} assets[] = {
    {"look.css", "text/css; charset=utf-8", asset_look_css, asset_look_css_end},
    {"icon.svg", "image/svg+xml", asset_icon_svg, asset_icon_svg_end},
    {"men.svg", "image/svg+xml", asset_men_svg, asset_men_svg_end},
    {"game.js", "text/javascript; charset=utf-8", asset_game_js, asset_game_js_end},
    {"sign-in.js", "text/javascript; charset=utf-8", asset_sign_in_js, asset_sign_in_js_end},
    {"event.js", "text/javascript; charset=utf-8", asset_event_js, asset_event_js_end},
    {"new-event.js", "text/javascript; charset=utf-8", asset_new_event_js, asset_new_event_js_end},
    {"links.js", "text/javascript; charset=utf-8", asset_links_js, asset_links_js_end},
    {"import.js", "text/javascript; charset=utf-8", asset_import_js, asset_import_js_end},
    {"sheet.css", "text/css; charset=utf-8", asset_sheet_css, asset_sheet_css_end},
    {"hall.css", "text/css; charset=utf-8", asset_hall_css, asset_hall_css_end},
    {"sheet.js", "text/javascript; charset=utf-8", asset_sheet_js, asset_sheet_js_end},
    {"prizes.js", "text/javascript; charset=utf-8", asset_prizes_js, asset_prizes_js_end},
    {"hall.js", "text/javascript; charset=utf-8", asset_hall_js, asset_hall_js_end},
    {"people.js", "text/javascript; charset=utf-8", asset_people_js, asset_people_js_end},
    {"table.js", "text/javascript; charset=utf-8", asset_table_js, asset_table_js_end},
    {"play.js", "text/javascript; charset=utf-8", asset_play_js, asset_play_js_end},
};

void page_men(struct page *p)
{
    page_put(p, asset_men_svg); /* assets.S ends each with a NUL */
}

void page_asset(struct call *c)
{
    for (size_t i = 0; i < sizeof assets / sizeof *assets; i++)
        if (strcmp(c->arg[0], assets[i].name) == 0) {
            size_t len = (size_t)(assets[i].end - assets[i].begin);
            char tag[CALL_TAG];

            call_tag(tag, assets[i].begin, len);
            bool same = call_has(c, tag);
            http_reply(c->http, &(struct http_reply){
                                    .status = same ? 304 : 200,
                                    .type = same ? NULL : assets[i].type,
                                    .body = assets[i].begin,
                                    .len = same ? 0 : len,
                                    .kept = true,
                                    .field = {{"ETag", tag}, {"Cache-Control", "no-cache"}}});
            return;
        }
    call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
}
