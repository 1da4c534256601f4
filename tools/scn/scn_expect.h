/* scn_expect.h: what the checks of expectations share. */
#ifndef SCN_EXPECT_H
#define SCN_EXPECT_H

#include "scn_world.h"

/* The instance an item speaks of. */
const struct fsm_instance *scn_instance_of(const struct scn_world *w, unsigned who);

bool scn_texts_equal(struct fsm_text x, struct fsm_text y);
/* Whether a slot holds what was expected of it; its texts are found by `values`. */
bool scn_slot_equals(struct scn_world *w, const struct scn_draw *draw, const struct scn_values *values, int64_t actual);

/* Whether a row begins with these cells, each as written, or `…` for any one. */
bool scn_row_begins(const char *row, const char *cells);

/* scn_effect.c: an item that speaks of effects. */
void scn_check_effects(struct scn_world *w, const struct scn_item *item);

#endif
