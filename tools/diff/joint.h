/* joint.h: two machines in one world, so that their tables can be laid over each other.
 *
 * Things are the same if they have the same name: values of a type, states, variables, fields, parameters, answers of
 * decisions. A domain of the joint world holds what either machine's domain holds. */
#ifndef DIFF_JOINT_H
#define DIFF_JOINT_H

#include "compile.h"

enum which { OLD, NEW };

struct order_map {  /* from the values of one machine's type, or its leaves, to those of the joint world */
    uint16_t joint; /* the type there */
    uint16_t *to;
    uint16_t count;
    bool ordered; /* to[] ascends */
    bool same;    /* nothing was added, taken away or moved */
};

struct side {
    struct model *model;
    struct order_map *values; /* [model->values] */
    struct order_map leaves;
    uint16_t *data; /* [model->data]: index in the joint world, or NO_INDEX for a table whose rows are others */
};

struct joint {
    struct arena arena;
    struct side side[2];
    struct model model; /* values and states; a meeting adds the rest */
};

/* Lays two models, borrowed, over each other. */
void joint_open(struct joint *joint, struct model *old, struct model *new);
void joint_release(struct joint *joint);

/* What a name stands for in a model; NULL if there is none of that name. */
const struct decl *decl_named(const decl_list *decls, const char *name);
const struct event *event_named(const struct model *model, const char *name);
const struct state *state_named(const struct model *model, const char *name);

#endif
