/* deeds.h: the instructions that are rare or long. Each answers FSM_STEPPED or a refusal. */
#ifndef FSM_DEEDS_H
#define FSM_DEEDS_H

#include "run.h"

/* Assigns one text slot. */
enum fsm_result fsm_store_text(struct fsm_run *run, uint32_t slot, const struct fsm_type *type, int64_t handle);
enum fsm_result fsm_store_at(struct fsm_run *run, const uint32_t *word, int64_t index, int64_t v);
enum fsm_result fsm_copy(struct fsm_run *run, const uint32_t *word);
enum fsm_result fsm_fill(struct fsm_run *run, const uint32_t *word, int64_t v);
enum fsm_result fsm_start(struct fsm_run *run, uint32_t timer, int64_t deadline);
void fsm_mark(struct fsm_run *run, uint32_t window);
int64_t fsm_window_count(const struct fsm_run *run, uint32_t window);
enum fsm_result fsm_push_text(struct fsm_run *run, int64_t handle);
enum fsm_result fsm_push_args(struct fsm_run *run, const uint32_t *word);
enum fsm_result fsm_push_list(struct fsm_run *run, uint32_t constant, int64_t mask);
/* Numbers a call of a prompt. */
enum fsm_result fsm_place_call(struct fsm_run *run, const struct fsm_effect_def *def, uint32_t *call);

/* Handle of the text field with this value, or FSM_MISSING. */
int64_t fsm_field_handle(const struct fsm_run *run, int64_t v);

int64_t fsm_compare_all(const struct fsm_run *run, const uint32_t *word, int64_t y);
bool fsm_row_matches(const struct fsm_machine *m, const struct fsm_row *row, uint32_t first_test,
                     const int64_t *atom);

#endif
