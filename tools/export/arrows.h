/* arrows.h: where each row leads, read from the tables that run.
 *
 * What a row does in a leaf stands in machine->code: exits, statements, the new leaf, entries. Whoever draws the
 * machine or counts its transitions asks here, so that a picture shows what fsm_step does. */
#ifndef EXPORT_ARROWS_H
#define EXPORT_ARROWS_H

#include "fsm.h"
#include "list.h"

struct arrow {
    uint16_t leaf, column; /* of machine->pairs */
    uint32_t row;
    uint32_t code;    /* where what the row does begins */
    uint16_t to;      /* the leaf it leads to */
    uint16_t history; /* the state whose last leaf it goes back to, or UINT16_MAX */
    bool stays;       /* the leaf is not left */
    uint64_t starts;  /* bit t: timer t is started on the way */
};
typedef LIST(struct arrow) arrow_list;

/* All of them, by leaf, column, the order rows are asked in, and leaf led to. Rows that no input reaches have none, nor
 * have rows that ignore, defer or reject. `arrows` is empty at first and owned by the caller (list_release). */
void arrows_read(const struct fsm_machine *m, arrow_list *arrows);

/* ---- walking code ---- */

/* Marks of words seen, and those still to look at. Starts as {0}. */
struct code_walk {
    const struct fsm_machine *m;
    uint32_t *seen; /* [code_count]: the last walk that came by */
    uint32_t walk;
    LIST(uint32_t) open;
};
void code_walk_open(struct code_walk *walk, const struct fsm_machine *m);
void code_walk_close(struct code_walk *walk);

/* Begins a walk at `at`. Calls are not followed: whoever wants to, adds the target. */
void code_walk_begin(struct code_walk *walk, uint32_t at);
void code_walk_add(struct code_walk *walk, uint32_t at);
/* Adds what may run after the instruction at `at`. */
void code_walk_after(struct code_walk *walk, uint32_t at);
/* The next instruction not seen in this walk; false at the end. */
bool code_walk_next(struct code_walk *walk, uint32_t *at);

#endif
