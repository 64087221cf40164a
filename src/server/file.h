/*
 * server/file.h -- files of an event, by the end of their names; all from the view that the pages show.
 */
#ifndef AD_SERVER_FILE_H
#define AD_SERVER_FILE_H

#include "paper/paper.h"
#include "server/page_tour.h"

/* A file while it is made. */
struct file {
    char *bytes;
    size_t len;
    const char *type;
};

/* Tables for programs: numbers with a point, keys that do not change with the language (file_table.c).
 * False: there is no table of this name. */
bool file_table(struct paper_table *out, struct page_tour *s, const char *name);

/* The report file of FIDE; births and ids are in it for whom they are shown to (file_trf.c). */
bool file_trf(struct file *out, const struct page_tour *s);

/* Games played here that are over (file_pgn.c). Answers faults by itself: then false, and nothing. */
bool file_pgn(struct file *out, struct call *c);

/* All pages as everybody sees them, to be put on any web space (file_copy.c). */
bool file_copy(struct file *out, struct call *c, unsigned rounds, unsigned players);

#endif
