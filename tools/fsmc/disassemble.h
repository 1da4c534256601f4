/* disassemble.h: code as C that reads, one instruction a line. */
#ifndef FSMC_DISASSEMBLE_H
#define FSMC_DISASSEMBLE_H

#include <stdio.h>

#include "fsm.h"

/* Prints all code; every line is a list of initialisers with the address and, where it helps, names as comments. */
void disassemble(FILE *to, const struct fsm_machine *m);

#endif
