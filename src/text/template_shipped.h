/*
 * text/template_shipped.h -- the texts of templates/, made into a table by tools/gentemplates.c.
 */
#ifndef AD_TEXT_TEMPLATE_SHIPPED_H
#define AD_TEXT_TEMPLATE_SHIPPED_H

struct ad__shipped {
    const char *id, *text;
};

extern const struct ad__shipped ad__shipped[];
extern const unsigned ad__shipped_count;

#endif
