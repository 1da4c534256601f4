/* number.h: numbers, durations and instants as text and back, exactly; no double is involved. */
#ifndef FSM_NUMBER_H
#define FSM_NUMBER_H

#include "sink.h"

/* 12, -3, or with a scale 0.70. */
void fsm_number_print(struct fsm_sink *sink, int64_t value, unsigned scale);
/* 1h30m, 800ms, 0s, -14h. */
void fsm_duration_print(struct fsm_sink *sink, int64_t ms);
/* 2026-01-31T23:59:59.999Z; years outside 0..9999 have a sign and at least six digits. */
void fsm_time_print(struct fsm_sink *sink, int64_t ms);

/* Each reads all of text[0..length); false if that is not one, or does not fit. A number may have fewer decimal
 * places than its scale, never more. A duration may also be a plain number of ms. */
bool fsm_number_parse(const char *text, size_t length, unsigned scale, int64_t *value);
bool fsm_duration_parse(const char *text, size_t length, int64_t *ms);
bool fsm_time_parse(const char *text, size_t length, int64_t *ms);

#endif
