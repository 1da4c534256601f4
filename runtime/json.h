/* json.h: instances and shared variables as named JSON, and back.
 *
 *   {"machine":"guard","version":1,"hash":"…","state":"BACKGROUND","at":"2026-01-01T00:00:00.000Z",
 *    "history":{"IN_PROGRESS":"QUESTION"},"vars":{"asked":true,"pillar":{"adaptability":3,…},…},
 *    "timers":{"settle":"2026-01-01T00:00:00.800Z"},"windows":{"actions":["…"]},"last_call":2,"calls":{"Score":[2]},
 *    "params":{"tau":0.70,"timebox":240000},"deferred":[{"event":"AiDone","call":0,"fields":{"question":"…"}}],
 *    "released":0}
 *
 *   {"machine":…,"version":…,"hash":…,"shared":{"quota":3},"refills":{"quota":{"window":7,"next":"…"}}}
 *
 * Durations are ms, fixed-point numbers are decimal (never a double), instants ISO 8601, named values strings, sets
 * arrays of them, arrays objects by their index, and what is missing is null. The round trip is exact. */
#ifndef FSM_JSON_H
#define FSM_JSON_H

#include "fsm.h"

/* Answers the whole length, without the NUL that ends it; what fits in `room` is written. */
size_t fsm_to_json(const struct fsm_machine *m, const struct fsm_instance *inst, char *to, size_t room);
size_t fsm_shared_to_json(const struct fsm_machine *m, const struct fsm_shared *shared, char *to, size_t room);

/* Members may come in any order (but a deferred event is named before its fields come); each must be there once, and
 * no other. On false, `why` is a sentence that names the member, and the target is untouched. */
bool fsm_from_json(const struct fsm_machine *m, const char *text, size_t length, struct fsm_instance *inst, char *why,
                   size_t size);
bool fsm_shared_from_json(const struct fsm_machine *m, const char *text, size_t length, struct fsm_shared *shared,
                          char *why, size_t size);

#endif
