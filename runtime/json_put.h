/* json_put.h: values as JSON, piece by piece, into a sink. What the values look like is told in json.h. */
#ifndef FSM_JSON_PUT_H
#define FSM_JSON_PUT_H

#include "fsm.h"
#include "sink.h"

struct json_out {
    struct fsm_sink sink;
    const struct fsm_machine *m;
    bool first; /* nothing was written yet into the object or array */
};

void json_open(struct json_out *o, char bracket);
void json_close(struct json_out *o, char bracket);
void json_comma(struct json_out *o);
void json_key(struct json_out *o, const char *name); /* with the comma before it */

void json_put_string(struct json_out *o, const char *bytes, size_t length);
void json_put_name(struct json_out *o, const char *name);
void json_put_time(struct json_out *o, int64_t time);
void json_put_value(struct json_out *o, const struct fsm_type *type, int64_t v); /* no text */

/* Where the text of a slot is found. */
typedef struct fsm_text (*json_text_source)(void *context, uint16_t slot, int64_t v);

void json_put_element(struct json_out *o, const struct fsm_type *type, uint16_t slot, int64_t v, json_text_source text,
                      void *context);
/* An object of variables, parameters or fields, whose values stand in `slot`. */
void json_put_vars(struct json_out *o, const struct fsm_var *vars, uint16_t count, const int64_t *slot,
                   json_text_source text, void *context);

/* The parts of an instance that several writers give. json_write.c */
void json_put_leaf(struct json_out *o, int64_t leaf);
void json_put_timers(struct json_out *o, const int64_t *slot);
void json_put_calls(struct json_out *o, const int64_t *slot);

#endif
