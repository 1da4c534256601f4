/* record.h: the log of a served instance (docs/log.md) as a scenario.
 *
 * The scenario tells what happened, each step at its instant, and expects what came of it; `fsmc test` replays it to
 * the same states, or shows the first line that differs. */
#ifndef SCN_RECORD_H
#define SCN_RECORD_H

#include <stdio.h>

#include "fsm.h"

struct record_head { /* what the first line of a log says */
    char machine[136];
    uint32_t version;
    uint8_t hash[32];
};

/* On false, `why` says what is wrong with the line. */
bool scn_record_head(const char *log, size_t length, struct record_head *head, char *why, size_t size);

/* Writes the log as one scenario for `m`; with `bare`, what happened and nothing of what came of it, but for refusals
 * and violated promises, which a scenario has to expect. On false, `why` names the line of the log and what is wrong
 * with it, and nothing was written. */
bool scn_record(const char *log, size_t length, const struct fsm_machine *m, bool bare, FILE *to, char *why,
                size_t size);

#endif
