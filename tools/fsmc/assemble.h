/* assemble.h: writing the machine's code. Labels stand for addresses not known yet; they only lie ahead. */
#ifndef FSMC_ASSEMBLE_H
#define FSMC_ASSEMBLE_H

#include "model.h"

struct code_patch {
    uint32_t at, label;
    bool operand; /* the target is the instruction's operand, not a word of its own */
};

struct code {
    struct model *model;
    uint32_t held;  /* values on the stack below the expression being written */
    uint32_t scanned; /* temps that hold atoms of scanned tables */
    int depth;      /* actions being written inside each other */
    int statements; /* of the row being written */
    bool dry;       /* nothing is kept: the run only finds mistakes and the tables that are read */
    LIST(struct code_patch) patches;
    LIST(uint32_t) labels; /* address of each; 0 while ahead */
};

uint32_t code_here(const struct code *code);
void code_word(struct code *code, uint32_t word);
void code_op(struct code *code, enum fsm_op op, uint32_t a);
uint32_t code_label(struct code *code);              /* a new one */
void code_place(struct code *code, uint32_t label);  /* it is here */
void code_target(struct code *code, uint32_t label); /* a word with its address */
void code_jump(struct code *code, enum fsm_op op, uint32_t label);
void code_finish(struct code *code); /* fills in the addresses */

void code_push(struct code *code, int64_t value);
uint32_t code_constant(struct model *model, int64_t value); /* its index in constants */
void code_expr(struct code *code, const struct expr *expr);

/* Makes the functions of every decision and pick an expression reads, before the code that calls them. */
void lower_needs(struct code *code, const struct expr *expr);
void lower_output(struct code *code, struct table_use *use, uint32_t output);

#endif
