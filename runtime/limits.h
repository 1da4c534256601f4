/* limits.h: every bound of a machine, each with its reason. fsmc reports what exceeds one (E2xx, E3xx);
 * fsm_verify refuses tables that do. */
#ifndef FSM_LIMITS_H
#define FSM_LIMITS_H

#define FSM_SLOTS_MAX 2048    /* a step copies the hot ones twice, on the stack */
#define FSM_DECLARED_MAX 10000 /* things of one sort: events, effects, decisions …; their numbers are 16 bits wide */
#define FSM_FIELDS_MAX 64     /* slots of one event */
#define FSM_TIMERS_MAX 64     /* bits of fsm_out.timers */
#define FSM_NAMED_MAX 1024    /* named values of one type */
#define FSM_SET_MAX 63        /* a set is one word */
#define FSM_COLLECT_MAX 63    /* rows of a collect table: its answer is one word */
#define FSM_STACK_MAX 64      /* values on the evaluation stack */
#define FSM_CALLS_MAX 32      /* decisions reading decisions */
#define FSM_TEMPS_MAX 256     /* arguments of actions, then atoms of tables that are scanned */
#define FSM_ACTION_TEMPS_MAX 64
#define FSM_ROWS_MAX 32       /* the event's row and the `always` rows after it */
#define FSM_SURE_MAX 60       /* words of a row that cannot be refused: fewer than FSM_EFFECTS_MAX */
#define FSM_EFFECTS_MAX 64    /* of one step */
#define FSM_ARGS_MAX 512      /* of all effects of one step */
#define FSM_TEXT_DEFAULT 1000 /* bytes of a `text` with no limit of its own */
#define FSM_TEXT_MAX 1000000          /* bytes of one text */
#define FSM_INSTANCE_TEXT_MAX 16777216 /* bytes of all text variables: an instance is copied whole */

#endif
