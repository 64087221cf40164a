/*
 * federation/template.h -- what the files that follow a template ask of it.
 */
#ifndef AD_FEDERATION_TEMPLATE_H
#define AD_FEDERATION_TEMPLATE_H

#include "adoube/template.h"

/* Does it depart from this point, or from one that holds it? */
bool ad__template_overrides(const struct ad_template *t, enum ad_point p);

/* Does a line hold for so many entries under this system? */
bool ad__when_holds(const struct ad_when *w, enum ad_stage_system system, unsigned entries);

#endif
