/* json_event.h: events, parameters and outcomes as named JSON. Values are written as in json.h. */
#ifndef FSM_JSON_EVENT_H
#define FSM_JSON_EVENT_H

#include "fsm.h"

struct fsm_fields { /* of one event: what fsm_event points into */
    int64_t value[FSM_FIELDS_MAX];
    struct fsm_text text[FSM_FIELDS_MAX];
};

/* Reads {"field": value, …}. What is optional may be left out. Texts go without their escapes to `bytes`, of which
 * `length` (of the JSON) is always enough. On false, `why` names the field and its domain. */
bool fsm_fields_from_json(const struct fsm_machine *m, uint16_t event, const char *text, size_t length,
                          struct fsm_fields *fields, char *bytes, char *why, size_t size);

/* Reads {"param": value, …} over the values of fsm_defaults; those not named stay. */
bool fsm_params_from_json(const struct fsm_machine *m, const char *text, size_t length, int64_t *value, char *why,
                          size_t size);

/* These answer the whole length, without the NUL that ends it; what fits in `room` is written. */
size_t fsm_fields_to_json(const struct fsm_machine *m, const struct fsm_event *event, char *to, size_t room);
size_t fsm_params_to_json(const struct fsm_machine *m, const struct fsm_instance *inst, char *to, size_t room);
/* [{"name":"Beep","args":{"missing_coins":1}},{"name":"Score","call":2,"args":{…}}] */
size_t fsm_effects_to_json(const struct fsm_machine *m, const struct fsm_instance *inst, const struct fsm_event *event,
                           const struct fsm_out *out, char *to, size_t room);
/* {"name":{"arg":value},…}: what every view says now. */
size_t fsm_views_to_json(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
                         int64_t now, char *to, size_t room);
/* Members without braces: "state":"OPEN","at":"…","vars":{…},"timers":{…},"calls":{…} and, with `shared`, "shared":{…}
 */
size_t fsm_facts_to_json(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
                         char *to, size_t room);
/* "2026-01-01T00:00:00.000Z" with its quotes, or null. */
size_t fsm_time_to_json(int64_t time, char *to, size_t room);

#endif
