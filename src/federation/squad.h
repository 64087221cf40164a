/*
 * federation/squad.h -- what the files about a club's season share.
 *
 * A decision in the making: commands write events and a verdict through it. An error wins over
 * everything, and events that find no room are lost until the end, where the error is told.
 */
#ifndef AD_FEDERATION_SQUAD_H
#define AD_FEDERATION_SQUAD_H

#include "adoube/squad.h"

struct ad__squad {
    struct ad_squad_events *out;
    const struct ad_squad *s;
    const struct ad_squad_cmd *cmd;
    int err;
    struct ad_squad_event lost;
};

/* The next event, empty but for what all have. */
struct ad_squad_event *ad__squad_emit(struct ad__squad *d, enum ad_squad_event_kind kind,
                                      enum ad_point by);

void ad__squad_need(struct ad__squad *d, enum ad_need_kind kind, uint32_t id);
void ad__squad_fine(struct ad__squad *d, enum ad_point by);
void ad__squad_reject(struct ad__squad *d, enum ad_lineup_why why, uint16_t rank, enum ad_point by);

/* Copied member by member, so that the bytes between them do not matter. */
void ad__squad_copy_use(struct ad_lineup_use *to, const struct ad_lineup_use *from);

/* The commands. */
void ad__squad_register(struct ad__squad *d);
void ad__squad_add(struct ad__squad *d);
void ad__squad_reorder(struct ad__squad *d);
void ad__squad_played(struct ad__squad *d);
void ad__squad_served(struct ad__squad *d);

#endif
