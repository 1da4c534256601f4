/* trace_text.h: a trace as a scenario, to read and to run. */
#ifndef CHECK_TRACE_TEXT_H
#define CHECK_TRACE_TEXT_H

#include <stdio.h>

#include "explore.h"

/* One line per move, without indentation: `at 00:30 a Foreground(monitored: true)`. */
void trace_print_move(FILE *to, const struct fsm_machine *m, const struct trace *trace, uint32_t move);

/* A whole .scn file. */
void trace_print(FILE *to, const struct fsm_machine *m, const struct trace *trace, const char *title);

/* mm:ss, or h:mm:ss from an hour on, with .mmm if it is not 0. */
void trace_print_time(FILE *to, int64_t ms);

#endif
