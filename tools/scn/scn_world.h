/* scn_world.h: a scenario that runs: instances, their owners' shared variables, virtual time, and what happened since
 * the line before. Private to the runner. */
#ifndef SCN_WORLD_H
#define SCN_WORLD_H

#include "list.h"
#include "scenario.h"
#include "scn_print.h"
#include "scn_report.h"
#include "scn_tree.h"

/* ---- what happened ---- */

struct scn_logged { /* one step */
    int64_t at, from, to;
    uint32_t row; /* the first it took, or UINT32_MAX */
    uint32_t culprit;
    uint32_t effect, effects; /* range in log.emitted */
    uint16_t who, column;
    uint8_t cause, result;
};

struct scn_emitted {
    uint16_t who, effect;
    uint32_t call;
    uint32_t arg; /* in log.args; a text is an index in log.texts */
};

struct scn_log { /* since the line before */
    LIST(struct scn_logged) steps;
    LIST(struct scn_emitted) emitted;
    LIST(int64_t) args;
    LIST(struct scn_span {
        size_t from;
        uint32_t length;
    })
    texts;
    LIST(char) bytes;
    unsigned long long dropped; /* steps that are no longer here */
};

struct scn_violation {
    uint16_t promise, who;
    int64_t at;
    bool expected;
};

/* ---- the world ---- */

struct scn_body { /* an instance */
    struct fsm_instance *inst;
    const struct scn_instance *as;
    bool made;
};

/* A step with what it met. */
struct scn_moment {
    unsigned who;
    struct fsm_instance *before;
    struct fsm_shared *shared_before;
    const struct fsm_event *event;
    struct fsm_out out;
};

struct scn_promises { /* which to ask, and when; lists of promises */
    LIST(uint16_t) list;
    uint32_t *by_column, *by_effect, *by_refill; /* [n + 1]: where each one's begins */
    uint32_t timed, of_state;                    /* the first so many speak of states and the time; so many of states */
    uint32_t always;                             /* so many are asked of every step */
};

struct scn_world {
    const struct fsm_machine *m;
    const struct scn_scenario *scenario;
    const struct scn_watch *watch;
    const struct scn_report *report;
    struct scn_promises promises;
    struct scn_body *body; /* [scenario->instance_count] */
    unsigned bodies;
    struct fsm_shared **shared; /* [owners] */
    struct scn_moment *own;     /* the step that the line itself caused */
    struct scn_moment *other;
    bool has_own;
    bool *asked, *held;

    const struct scn_line *line;
    int64_t now;     /* ms since the epoch */
    int64_t last_at; /* of the last step */
    unsigned still;  /* steps since then that took no time */
    const struct scn_line *loop_line[SCN_NESTING_MAX];
    int64_t loop[SCN_NESTING_MAX]; /* their counters */
    unsigned loops;
    uint64_t random;
    struct fsm_event sent;
    struct scn_log log;
    LIST(struct scn_violation) violations;
    bool refusal_expected; /* on this line */
    bool failed;           /* some line was not as expected */
    bool aborted;          /* the scenario cannot go on */
    unsigned long long steps;

    struct arena arena; /* of what is said about this line */
    struct scn_problem *problems, **problems_end;
};

/* scn_step.c: steps and their order. */
bool scn_create(struct scn_world *w);
/* One instance, and its owner's shared variables if it is the owner's first. */
bool scn_create_one(struct scn_world *w, unsigned who);
/* One step of one instance, with all that follows from it; false if nothing was due and no event given. */
bool scn_step(struct scn_world *w, struct scn_moment *moment, unsigned who, const struct fsm_event *event, int64_t now);
/* Everything due at or before `limit`. With a line that asserts an expiry or a refill: up to and with that, which is
 * then w->own and comes first of what is due at that instant; false if it did not come. With a line that creates an
 * instance: all but the refills of its owner, which it makes itself. */
bool scn_fire(struct scn_world *w, int64_t limit, const struct scn_line *until);
/* Events that were released, unless something else comes before them. */
void scn_release(struct scn_world *w, unsigned who);
void scn_log_clear(struct scn_log *log);
void scn_log_release(struct scn_log *log);

/* scn_promise.c */
void scn_promises_open(struct scn_promises *promises, struct arena *arena, const struct fsm_machine *m, bool all);
void scn_promises_close(struct scn_promises *promises);
/* Asks what the step is to be asked; violations are noted. Looks back as promises do: moment->before is then what they
 * call before. */
void scn_promises_ask(struct scn_world *w, struct scn_moment *moment);
/* Time has passed to `now`, and nothing else has happened. */
void scn_promises_pass(struct scn_world *w, int64_t now);

/* scn_draw.c */
int64_t scn_draw(struct scn_world *w, const struct scn_draw *draw);
uint64_t scn_random(struct scn_world *w, uint64_t count); /* 0 … count-1; all 64 bits if count is 0 */

/* scn_expect.c: tells of everything on this line that is not as expected. */
void scn_check(struct scn_world *w);

/* scn_tell.c: problems, and words for what happened. */
struct scn_text { /* a text that grows */
    FILE *to;
    char *bytes;
    size_t length;
};
FILE *scn_text_open(struct scn_text *text);
const char *scn_text_close(struct scn_world *w, struct scn_text *text); /* the text, in w->arena */
/* `instead` (or NULL) is what the item would have to be; borrowed. */
struct scn_problem *scn_tell(struct scn_world *w, struct place at, const struct scn_item *item, const char *text,
                             const char *instead);
struct scn_values scn_logged_values(const struct scn_world *w);
struct scn_values scn_instance_values(struct scn_world *w, const struct fsm_instance *inst);
const int64_t *scn_args_of(const struct scn_world *w, const struct scn_emitted *emitted);
void scn_print_emitted(FILE *to, const struct scn_world *w, const struct scn_emitted *emitted);
void scn_print_refusal(FILE *to, const struct scn_world *w, const struct scn_logged *step);
void scn_print_who(FILE *to, const struct scn_world *w, unsigned who,
                   const char *before);    /* nothing if it has no name */
void scn_report_line(struct scn_world *w); /* if there are problems: reports them and forgets them */

/* scn_why.c: why the line's own step took the row it took, and the scene that it was chosen in. */
void scn_print_why(FILE *to, const struct scn_world *w);
struct fsm_scene scn_scene_of(const struct scn_moment *moment);

#endif
