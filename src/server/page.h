/*
 * server/page.h -- what all pages share: head and foot, text that is escaped, words in both languages.
 */
#ifndef AD_SERVER_PAGE_H
#define AD_SERVER_PAGE_H

#include <stdio.h>

#include "server/call.h"

#define PAGE_MAP(X)                                                                                \
    X(PAGE_SKIP, "To the content", "Zum Inhalt")                                                   \
    X(PAGE_ABOUT,                                                                                  \
      "The Laws of Chess and a federation's tournament order as one executable record",            \
      "Die Schachregeln und die Turnierordnung eines Verbandes als eine ausführbare Aufzeichnung") \
    X(PAGE_EVENTS, "Events", "Veranstaltungen")                                                    \
    X(PAGE_NO_EVENTS, "No events yet", "Noch keine Veranstaltungen")                               \
    X(PAGE_HOW_TO_BEGIN, "The office opens the first one. An account for it:",                     \
      "Die Geschäftsstelle legt die erste an. Ein Zugang für sie:")                                \
    X(PAGE_PROGRAMS, "For programs", "Für Programme")                                              \
    X(PAGE_API, "Description of the interface", "Beschreibung der Schnittstelle")                  \
    X(PAGE_TROUBLE, "The record cannot be reached. Nothing is lost; please try again.",            \
      "Der Datenbestand ist nicht zu erreichen. Nichts ist verloren; bitte noch einmal "           \
      "versuchen.")

enum page_word {
#define X(name, en, de) name,
    PAGE_MAP(X)
#undef X
};

struct page {
    const struct call *call;
    FILE *out;
    char *text;
    size_t len;
};

/* False: no memory, and that was answered. The title is escaped. */
bool page_begin(struct page *p, struct call *c, const char *title);
void page_put(struct page *p, const char *html);  /* as it is */
void page_text(struct page *p, const char *text); /* escaped  */
void page_word(struct page *p, enum page_word word);
void page_end(struct page *p, unsigned status); /* sends it */

#endif
