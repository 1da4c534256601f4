/* cover.h: what scenarios have exercised of a machine, and what they have not.
 *
 * A cover watches steps (struct scn_step) and merges them over scenarios and instances. It asks the tables that run: a
 * step is walked once more on a copy, so that `always` rows and decisions read between two statements are seen with the
 * values they saw. docs/coverage.md defines each measure. */
#ifndef SCN_COVER_H
#define SCN_COVER_H

#include <stdio.h>

#include "scenario.h"

enum cover_measure {
    COVER_ROWS,        /* rows of tables that decided */
    COVER_CELLS,       /* both sides of each bound of each cell */
    COVER_TRANSITIONS, /* (leaf, event, next leaf) taken */
    COVER_PAIRS,       /* (leaf, event) asked */
    COVER_TIMERS,      /* timers that fired, and timers that were stopped while running */
    COVER_PROMISES,    /* promises that something was asked of */
    COVER_EFFECTS,     /* effects emitted */
    COVER_MEASURES
};

struct cover_count {
    uint64_t covered, total;
};

struct cover;

/* `m` is borrowed for the cover's life. */
struct cover *cover_open(const struct fsm_machine *m);
void cover_close(struct cover *cover);

/* To be called with each step: the `step` of a scn_watch whose context is the cover. */
void cover_step(void *cover, const struct scn_step *step);

struct cover_count cover_count(const struct cover *cover, enum cover_measure measure);
struct cover_count cover_overall(const struct cover *cover); /* all measures added */
const char *cover_measure_name(enum cover_measure measure);

/* In thousandths, rounded down, so that only everything is 1000. Nothing of nothing is everything. */
unsigned cover_permille(struct cover_count count);

/* The tables as they stand in `text` (of `length` bytes, the machine's source), `!` before each row that never decided,
 * then a list of all else that is uncovered, then the counts. */
void cover_print(FILE *to, const struct cover *cover, const char *text, size_t length, bool colour);
/* The same as one JSON object, without a newline at its end. */
void cover_print_json(FILE *to, const struct cover *cover, const struct scn_result *result);

#endif
