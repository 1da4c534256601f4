/* json_values.h: reading JSON of a known shape. json_read.c knows the members of an instance, json_values.c how to
 * read what stands in them. What answers false has written why. */
#ifndef FSM_JSON_VALUES_H
#define FSM_JSON_VALUES_H

#include "admit.h"
#include "json_scan.h"

enum texts { TEXTS_STORED, TEXTS_CONSTANT, TEXTS_DEFERRED }; /* what a text in `vars` becomes */

struct load {
    const struct fsm_machine *m;
    struct json json;
    int64_t *slot;
    struct fsm_instance *inst; /* the second time: takes the texts */
    struct fsm_why why;
    const char *crumb[4]; /* the members on the way to this one, for messages */
    unsigned crumbs;

    const struct fsm_var *vars; /* the variables, parameters, fields or shared variables being read */
    uint16_t var_count;
    int64_t *base;
    enum texts texts;
    const struct fsm_var *var;
    int64_t *entry; /* the deferred event being read */
    bool named;     /* its event is known */
};

/* The members of an object. */
struct members {
    uint32_t count;
    const char *(*name)(const struct load *l, uint32_t i); /* NULL where i is no member */
    bool (*read)(struct load *l, uint32_t i);
};

/* Writes why, after the path of members that led here, and answers false. */
bool load_refuse(const struct load *l, const char *what);

/* Reads { … } with every member once, in any order. */
bool load_object(struct load *l, const struct members *members);

/* Reads [ … ] with at most `most` items. */
bool load_array(struct load *l, uint32_t most, bool (*item)(struct load *l, uint32_t i, int64_t *to), int64_t *to,
                uint32_t *count);

bool load_number(struct load *l, unsigned scale, int64_t *v);
bool load_time(struct load *l, int64_t *v);
/* The name of a value of the type; a row may also be a number. */
bool load_named(struct load *l, const struct fsm_type *type, int64_t *v);

/* Reads an object of variables into the slots from `base` on. */
bool load_vars(struct load *l, const struct fsm_var *vars, uint16_t count, int64_t *base, enum texts texts);

#endif
