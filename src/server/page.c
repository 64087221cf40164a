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

static void put_language(struct page *p, const char *lang, const char *name, bool here)
{
    fprintf(p->out, "<a href=\"?lang=%s\" lang=\"%s\" hreflang=\"%s\"%s>%s</a>", lang, lang, lang,
            here ? " aria-current=\"true\" class=\"strong\"" : "", name);
}

static void put_masthead(struct page *p)
{
    page_put(p, "<a class=\"skip\" href=\"#main\">");
    page_word(p, PAGE_SKIP);
    page_put(p, "</a>\n<header class=\"masthead\"><a class=\"brand\" href=\"/\">"
                "<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><rect x=\"1.5\" y=\"1.5\" "
                "width=\"17\" height=\"17\" fill=\"none\" stroke=\"currentColor\" "
                "stroke-width=\"2\"/><circle cx=\"11.6\" cy=\"8.6\" r=\"4.4\" "
                "fill=\"currentColor\"/></svg>Adoube</a><div class=\"end\"><span>");
    put_language(p, "de", "DE", p->call->lang == AD_DE);
    page_put(p, " · ");
    put_language(p, "en", "EN", p->call->lang != AD_DE);
    page_put(p, "</span></div></header>\n<main class=\"page\" id=\"main\">\n");
}

bool page_begin(struct page *p, struct call *c, const char *title)
{
    *p = (struct page){.call = c};
    p->out = open_memstream(&p->text, &p->len);
    if (!p->out) {
        call_problem(c, PROBLEM_MEMORY, NULL, NULL);
        return false;
    }
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

void page_end(struct page *p, unsigned status)
{
    page_put(p, "</main>\n<footer class=\"colophon\"><span>Adoube " AD_VERSION "</span></footer>\n"
                "</body>\n</html>\n");
    fclose(p->out);
    http_reply(p->call->http, &(struct http_reply){.status = p->text ? status : 503,
                                                   .type = "text/html; charset=utf-8",
                                                   .body = p->text,
                                                   .len = p->len,
                                                   .field = {{"Content-Security-Policy", policy},
                                                             {"Cache-Control", "no-cache"},
                                                             {"Vary", "Accept-Language, Cookie"}}});
    free(p->text);
}

/* ---- files, as they lie in the program (assets.S) ---- */

extern const char asset_look_css[], asset_look_css_end[];
extern const char asset_icon_svg[], asset_icon_svg_end[];

static const struct {
    const char *name, *type, *begin, *end;
} assets[] = {
    {"look.css", "text/css; charset=utf-8", asset_look_css, asset_look_css_end},
    {"icon.svg", "image/svg+xml", asset_icon_svg, asset_icon_svg_end},
};

/* They change with the program: its version is their tag. */
void page_asset(struct call *c)
{
    const char *has = http_header(c->http, "If-None-Match");
    bool same = has && strcmp(has, "\"" AD_VERSION "\"") == 0;

    for (size_t i = 0; i < sizeof assets / sizeof *assets; i++)
        if (strcmp(c->arg[0], assets[i].name) == 0) {
            http_reply(c->http, &(struct http_reply){
                                    .status = same ? 304 : 200,
                                    .type = same ? NULL : assets[i].type,
                                    .body = assets[i].begin,
                                    .len = same ? 0 : (size_t)(assets[i].end - assets[i].begin),
                                    .kept = true,
                                    .field = {{"ETag", "\"" AD_VERSION "\""},
                                              {"Cache-Control", "no-cache"}}});
            return;
        }
    call_problem(c, PROBLEM_NOT_FOUND, NULL, NULL);
}
