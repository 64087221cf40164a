/*
 * server/page.c -- pages: their frame, and the files that go with them.
 *
 * Pages are whole without any script, load nothing from elsewhere, and carry neither script nor
 * style inside: that is what the policy below lets a browser insist on.
 */
#include "server/page.h"

#include <stdlib.h>

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

void page_word(struct page *p, enum page_word word)
{
    static const char *const words[][2] = {
#define X(name, en, de) {en, de},
        PAGE_MAP(X)
#undef X
    };

    page_text(p, words[word][p->call->lang == AD_DE]);
}

void page_link(struct page *p, const char *class_name, const char *folder, const char *id)
{
    bool chosen = http_query(p->call->http, "lang") != NULL;

    fprintf(p->out, "<a%s%s%s href=\"%s", *class_name ? " class=\"" : "", class_name,
            *class_name ? "\"" : "", folder);
    page_text(p, id);
    page_put(p, !chosen ? "\">" : p->call->lang == AD_DE ? "?lang=de\">" : "?lang=en\">");
}

void page_section(struct page *p, enum page_word heading)
{
    page_put(p, "<section class=\"sec\"><header><h2>");
    page_word(p, heading);
    page_put(p, "</h2></header>\n");
}

static void put_day(struct page *p, const char *day)
{
    if (p->call->lang == AD_DE && strlen(day) == 10)
        fprintf(p->out, "<time datetime=\"%s\">%.2s.%.2s.%.4s</time>", day, day + 8, day + 5, day);
    else
        fprintf(p->out, "<time datetime=\"%s\">%s</time>", day, day);
}

void page_days(struct page *p, const json_t *event)
{
    const char *from = page_field(event, "from"), *to = page_field(event, "to");

    put_day(p, from);
    if (strcmp(from, to) != 0) {
        page_put(p, " – ");
        put_day(p, to);
    }
}

void page_result(struct page *p, const json_t *result)
{
    static const char *const played[] = {"0", "½", "1"}, *const forfeit[] = {"−", "½", "+"};
    const char *kind = page_field(result, "kind");
    const json_t *points = json_object_get(result, "points");
    bool is_forfeit = strcmp(kind, "forfeit") == 0;
    const char *const *words = is_forfeit ? forfeit : played;
    size_t white = (size_t)json_integer_value(json_array_get(points, 0));
    size_t black = (size_t)json_integer_value(json_array_get(points, 1));

    if (strcmp(kind, "void") == 0)
        page_word(p, PAGE_VOID);
    else if (strcmp(kind, "pending") == 0 || white > 2 || black > 2)
        page_word(p, PAGE_PENDING);
    else
        fprintf(p->out, "%s %s %s", words[white], is_forfeit ? "/" : "–", words[black]);
}

/* ---- what comes from the desk ---- */

json_t *page_read(struct desk_text *text)
{
    json_t *value = json_loadb(text->json, text->len, 0, NULL);

    desk_text_free(text);
    return value;
}

const char *page_field(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));

    return text ? text : "";
}

const char *page_name(const json_t *game, const char *side)
{
    return page_field(json_object_get(game, side), "name");
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
    if (p->call->signed_in)
        page_text(p, p->call->who.name);
    else
        page_word(p, PAGE_GUEST);
    page_put(p, "</span>");
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
    put_language(p, "de", "DE", p->call->lang == AD_DE);
    page_put(p, " · ");
    put_language(p, "en", "EN", p->call->lang != AD_DE);
    page_put(p, "</span></div></header>\n<main class=\"page\" id=\"main\">\n");
}

bool page_part_begin(struct page *p, struct call *c)
{
    *p = (struct page){.call = c};
    p->out = open_memstream(&p->text, &p->len);
    if (!p->out)
        call_problem(c, PROBLEM_MEMORY, NULL, NULL);
    return p->out != NULL;
}

bool page_begin(struct page *p, struct call *c, const char *title)
{
    if (!page_part_begin(p, c))
        return false;
    fprintf(p->out,
            "<!doctype html>\n<html lang=\"%s\">\n<head><meta charset=\"utf-8\"><meta "
            "name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>",
            c->lang == AD_DE ? "de" : "en");
    page_text(p, title);
    page_put(p, "</title><link rel=\"icon\" href=\"/web/icon.svg\">"
                "<link rel=\"stylesheet\" href=\"/web/look.css\"></head>\n<body>\n");
    put_masthead(p);
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

void page_part_end(struct page *p)
{
    finish(p, 200);
}

void page_fault(struct call *c, const struct desk_fault *fault)
{
    bool missing = fault->why == DESK_NO_EVENT || fault->why == DESK_NO_GAME;
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

static const struct {
    const char *name, *type, *begin, *end;
} assets[] = {
    {"look.css", "text/css; charset=utf-8", asset_look_css, asset_look_css_end},
    {"icon.svg", "image/svg+xml", asset_icon_svg, asset_icon_svg_end},
    {"men.svg", "image/svg+xml", asset_men_svg, asset_men_svg_end},
    {"game.js", "text/javascript; charset=utf-8", asset_game_js, asset_game_js_end},
    {"sign-in.js", "text/javascript; charset=utf-8", asset_sign_in_js, asset_sign_in_js_end},
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
