/* value.h: values that know what they are. The naive interpreter computes on these and on nothing else, so that it
 * shares no representation with the tables it is compared with. */
#ifndef ORACLE_VALUE_H
#define ORACLE_VALUE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct enumeration {  /* named values, in order */
    const char *name; /* "" when written in place */
    unsigned count;
    const char *const *name_of;
};

enum value_kind {
    VALUE_UNKNOWN, /* `missing` with nothing to say what is missing */
    VALUE_BOOL,
    VALUE_NAMED,
    VALUE_NUMBER, /* number / 10^scale */
    VALUE_DURATION,
    VALUE_TIME,
    VALUE_SET,
    VALUE_TEXT,
    VALUE_STATE, /* index of a leaf's state in the spec */
    VALUE_ROW,   /* position of a row of a data table */
    VALUE_TIMER, /* number: which one */
    VALUE_HITS,  /* number: how many rows a collect table hit */
    VALUE_ARRAY, /* borrowed elements */
    VALUE_LIST
};

struct table;

struct value {
    enum value_kind kind;
    bool missing;
    uint8_t scale;
    uint32_t count; /* elements, or bytes of a text */
    int64_t number;
    const struct enumeration *index; /* of an array */
    union {
        const struct enumeration *names; /* NAMED, SET */
        const struct table *table;       /* ROW */
        const char *text;                /* TEXT; borrowed */
        const struct value *element;     /* ARRAY, LIST */
    };
};

struct value value_of(enum value_kind kind, int64_t number);
struct value value_missing(enum value_kind kind);
struct value value_bool(bool yes);

/* `op` is one of ast.h's comparisons. Missing equals missing; other comparisons with it are false. */
bool value_compare(uint8_t op, struct value a, struct value b);
bool value_same(const struct value *a, const struct value *b); /* as observed: kind apart, missing is missing */

struct value value_rescale(struct value v, uint8_t scale); /* upwards only */
struct value value_add(struct value a, struct value b);
struct value value_subtract(struct value a, struct value b);
struct value value_negate(struct value a);
struct value value_pick(struct value a, struct value b, bool larger); /* min and max */

void value_print(FILE *to, const struct value *v);

#endif
