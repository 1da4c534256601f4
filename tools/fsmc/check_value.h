/* check_value.h: what the tests of a table depend on, and which values that can have.
 *
 * An expression is taken apart down to its sources: variables, fields, parameters, timers, answers of decisions, and
 * whatever is not looked into. Tests that share a source hang together: `x` and `x > 3` are two columns and one thing.
 */
#ifndef FSMC_CHECK_VALUE_H
#define FSMC_CHECK_VALUE_H

#include "model.h"

struct source_value {
    int64_t value; /* a value of the piece that a reader can make sense of */
    double inputs; /* how many values it stands for */
};

struct value_source {
    const struct expr *expr;
    bool whole; /* its values are looked at one by one; else by pieces between the bounds it is compared with */
    bool cases; /* a duration or an instant: what counts is pieces, not milliseconds */
    LIST(int64_t) cuts;
    LIST(struct source_value) values;
};
typedef LIST(struct value_source) source_list;

/* Adds the sources of an expression that are not in the list. */
void sources_add(source_list *sources, const struct expr *expr);
void sources_release(source_list *sources);
bool sources_have(const source_list *sources, const struct expr *expr);
/* Notes where the value of `expr` being cut at `cut` cuts its sources. */
void sources_cut(source_list *sources, const struct expr *expr, const int64_t *cut, size_t cuts);
/* Fills the values of each source; in state `leaf`, or NO_INDEX for any. False if there are more than `most`
 * combinations of them. */
bool sources_fill(struct model *model, source_list *sources, uint16_t leaf, size_t most);
/* The value of an expression where its sources have these values. */
int64_t sources_value(const struct model *model, const source_list *sources, const int64_t *value,
                      const struct expr *expr);

/* Adds the places an expression reads, those that decisions and picks read for it too. What everything may read (now,
 * the state, constants) is left out. */
typedef LIST(uint32_t) place_list;
void expr_reads(const struct model *model, const struct expr *expr, place_list *places, unsigned depth);

/* The values an expression can have in state `leaf` where that is known by name: the state, a decision's constant
 * answers, a choice. Ascending; false if all of its type must be reckoned with. From the arena. */
bool values_known(struct model *model, const struct expr *expr, uint16_t leaf, const int64_t **value, size_t *count);
/* A value between two others that reads well. */
int64_t value_between(int64_t lo, int64_t hi);

#endif
