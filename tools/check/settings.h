/* settings.h: the values of parameters a machine is checked with: the defaults, and every value of those that decide
 * and have few. */
#ifndef CHECK_SETTINGS_H
#define CHECK_SETTINGS_H

#include "arena.h"
#include "fsm.h"

#define SETTINGS_MAX 128 /* beyond that, parameters are varied one at a time */

struct settings {
    const struct fsm_machine *m;
    int64_t (*value)[FSM_SLOTS_MAX]; /* [count]: as from fsm_defaults; the defaults first */
    unsigned count;
    const char *varied; /* names, "" for none; how they are combined */
    const char *fixed;  /* `timebox = 4m, …`, "" for none */
};

/* `base` are the values that are not varied, usually the defaults. */
void settings_make(struct settings *settings, const struct fsm_machine *m, const int64_t *base, struct arena *arena);

#endif
