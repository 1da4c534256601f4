/* scn_print.h: times, values and effects as a scenario writes them, so that what is printed can be pasted. */
#ifndef SCN_PRINT_H
#define SCN_PRINT_H

#include <stdio.h>

#include "fsm.h"

/* 00:30, 1:02:03.250; before time zero -00:30, which no scenario can say. */
void scn_print_clock(FILE *to, int64_t ms);
void scn_print_duration(FILE *to, int64_t ms);
void scn_print_text(FILE *to, struct fsm_text text); /* in quotes */
void scn_print_name(FILE *to, const char *name);     /* in backquotes where it would be taken for a word */

/* What the slots of values mean: texts are found by `text`, instants count from `base`. */
struct scn_values {
    const struct fsm_machine *m;
    int64_t base;
    struct fsm_text (*text)(const void *context, int64_t v);
    const void *context;
};

void scn_print_value(FILE *to, const struct scn_values *values, const struct fsm_type *type, int64_t v); /* one slot */
/* All slots of a type: {a: 1, b: 2} for an array (or 1 if all are), [a, b] for a list. */
void scn_print_slots(FILE *to, const struct scn_values *values, const struct fsm_type *type, const int64_t *v);
/* (name: value, …) for arguments or fields that lie one after the other from `v` on; nothing if there are none. */
void scn_print_settings(FILE *to, const struct scn_values *values, const struct fsm_var *vars, uint16_t count,
                        const int64_t *v);
/* How many slots a type has that begins at `v`. */
uint16_t scn_slots(const struct fsm_type *type, const int64_t *v);

#endif
