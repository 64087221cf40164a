/*
 * text/trf_write.h -- inside the writer of report files: lines by columns.
 *
 * Blanks are written when something follows them, so no line ends with one.
 */
#ifndef AD_TEXT_TRF_WRITE_H
#define AD_TEXT_TRF_WRITE_H

#include "text/put.h"
#include "text/trf.h"

struct trf_writer {
    struct put p;
    const struct ad_trf *trf;
    enum ad_trf_form form;
    size_t blanks;  /* waiting */
    unsigned next;  /* line to be kept */
    bool ascending; /* numbers rise with the places */
    bool marks;     /* in this line accents that stand for themselves have no column of their own */
    bool open;      /* the last round is paired and nothing known of it yet */
};

void ad__trf_put(struct trf_writer *w, struct ad_span text);
void ad__trf_put_text(struct trf_writer *w, const char *text);
void ad__trf_put_left(struct trf_writer *w, struct ad_span text, unsigned width);
void ad__trf_put_right(struct trf_writer *w, struct ad_span text, unsigned width);
void ad__trf_put_number(struct trf_writer *w, unsigned n, unsigned width, bool zeros);
void ad__trf_put_points(struct trf_writer *w, ad_points points, unsigned width); /* "11.5" */
void ad__trf_put_end(struct trf_writer *w);

/* trf_write_rows.c */
void ad__trf_write_scoring(struct trf_writer *w);
void ad__trf_write_byes(struct trf_writer *w);
void ad__trf_write_virtuals(struct trf_writer *w);
void ad__trf_write_forbidden(struct trf_writer *w);

#endif
