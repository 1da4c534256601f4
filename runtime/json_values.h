/* json_values.h: reading JSON of a known shape. json_read.c knows the members of an instance, json_values.c how to
 * read what stands in them. What answers false has written why. */
#ifndef FSM_JSON_VALUES_H
#define FSM_JSON_VALUES_H

#include "admit.h"
#include "json_scan.h"

enum texts { TEXTS_STORED, TEXTS_CONSTANT, TEXTS_DEFERRED, TEXTS_SENT }; /* what a text in `vars` becomes */

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
    int64_t *entry;        /* the deferred event being read */
    bool named;            /* its event is known */
    struct fsm_text *sent; /* the next text of an event that is sent; its bytes go to `bytes` */
    uint16_t sent_count;
    char *bytes;
};

/* The members of an object. */
struct members {
    uint32_t count;
    const char *(*name)(const struct load *l, uint32_t i); /* NULL where i is no member */
    bool (*read)(struct load *l, uint32_t i);
    bool (*lacks)(struct load *l, uint32_t i); /* whether it may be left out, and then sets it; NULL: none may */
};

/* Writes why, after the path of members that led here, and answers false. */
bool load_refuse(const struct load *l, const char *what);

/* Reads { … } with every member once, in any order, but for those that may be left out. */
bool load_object(struct load *l, const struct members *members);

/* Reads [ … ] with at most `most` items. */
bool load_array(struct load *l, uint32_t most, bool (*item)(struct load *l, uint32_t i, int64_t *to), int64_t *to,
                uint32_t *count);

bool load_number(struct load *l, unsigned scale, int64_t *v);
bool load_time(struct load *l, int64_t *v);
/* The name of a value of the type; a row may also be a number. */
bool load_named(struct load *l, const struct fsm_type *type, int64_t *v);

/* Reads an object of variables into the slots from `base` on. load_some_vars: what `lacks` says may be left out. */
bool load_some_vars(struct load *l, const struct fsm_var *vars, uint16_t count, int64_t *base, enum texts texts,
                    bool (*lacks)(struct load *l, uint32_t i));
bool load_vars(struct load *l, const struct fsm_var *vars, uint16_t count, int64_t *base, enum texts texts);

#endif
