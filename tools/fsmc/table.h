/* table.h: the model as a struct fsm_machine in memory: the same that emitted C holds. */
#ifndef FSMC_TABLE_H
#define FSMC_TABLE_H

#include "model.h"

/* Lives in the model's arena and lists; valid until model_release. */
const struct fsm_machine *table_build(struct model *model, const uint8_t hash[32]);

#endif
