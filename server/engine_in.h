/* engine_in.h: what the files of the engine share. engine.c has the turn and its commit, engine_live.c what is kept in
 * memory, engine_due.c the deadlines, engine_step.c the steps, engine_tell.c what is said about instances. */
#ifndef ENGINE_IN_H
#define ENGINE_IN_H

#include "engine.h"
#include "json_event.h"
#include "store.h"

/* ---- memory ---- */

struct owner { /* the shared variables of one owner, of one spec */
    int64_t id, spec;
    char *name;
    const struct fsm_machine *m;
    struct fsm_shared *shared;
    unsigned users; /* live instances that point here */
    bool dirty;
    struct owner *next_dirty;
};

struct live {               /* an instance in memory */
    struct live *next_same; /* in its bucket */
    struct live *older, *newer;
    int64_t id, spec, created, cursor, last;
    char *name;
    const struct fsm_machine *m; /* NULL: no loaded tables have its hash */
    struct owner *owner;         /* NULL if its machine shares nothing */
    struct fsm_instance *inst;
    bool dirty;
    struct live *next_dirty;
};

struct held { /* an answer that waits for the commit */
    engine_deliver *deliver;
    void *context;
    uint64_t to;
    char *tag;
    struct web_bytes *answer;
};

#define LOOK_AGAIN_MS 1000 /* the wall clock may be set while the alarm sleeps; the store may come to itself */
struct hint {              /* an instance may be due then */
    int64_t deadline, id;
};

struct known_spec {
    int64_t id;
    char *name;
    uint8_t hash[32];
    const struct fsm_machine *m; /* or NULL */
};

struct engine {
    uv_loop_t *loop;
    struct catalog *catalog;
    struct store *store;
    int64_t (*clock)(void);
    int64_t latest; /* what it showed last */
    int64_t instances_max;
    size_t cache_bytes;
    uv_prepare_t before_poll;
    uv_check_t after_poll;
    uv_timer_t alarm;
    int64_t alarm_at; /* FSM_MISSING: not set */

    struct known_spec *spec;
    size_t specs;

    struct live **bucket; /* a power of two of them */
    size_t buckets, live_count, live_bytes;
    struct live *oldest, *newest;        /* by use */
    void *owners_by_name, *owners_by_id; /* trees of search.h */

    struct hint *hint; /* a heap */
    size_t hints, hint_room;
    uint32_t *place; /* [id]: 1 + where its hint is in the heap, or 0 */
    size_t place_room;

    bool writing;   /* a transaction is open */
    bool broken;    /* a write of it failed: it will be rolled back */
    unsigned batch; /* steps in it */
    struct live *dirty;
    struct owner *dirty_owners;
    struct held *held;
    size_t held_count, held_room;

    struct fsm_out out;
    struct text payload, effects, members, scratch;
    uint8_t *encoded;
    size_t encoded_room;
    struct engine_listener listener;
    struct engine_numbers numbers;
};

void *engine_memory(size_t size); /* zeroed; the program ends if there is none */
bool engine_refuse(struct engine_problem *problem, const char *code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- engine.c ---- */

/* The clock, which never runs backwards. */
int64_t engine_now(struct engine *engine);

/* Opens the turn's transaction if it is not open. False: the store refuses; problem is set. */
bool engine_write(struct engine *engine, struct engine_problem *problem);
/* Commits a batch that is full. A commit may forget instances: so this stands where nobody holds one. */
void engine_make_room(struct engine *engine);
/* Commits if anything is pending, and delivers. */
void engine_commit(struct engine *engine);

/* ---- engine_live.c ---- */

/* The instance of that name. NULL: problem says NO_INSTANCE, or why it cannot be read. m may be NULL inside. */
struct live *live_find(struct engine *engine, const char *name, struct engine_problem *problem);
struct live *live_by_id(struct engine *engine, int64_t id, bool *gone); /* NULL: gone, or unreadable now */
/* As live_find, but SPEC_CHANGED if nothing loaded can run it. */
struct live *live_runnable(struct engine *engine, const char *name, struct engine_problem *problem);
struct live *live_add(struct engine *engine, const struct store_instance *row, struct owner *owner,
                      const struct fsm_machine *m);
void live_forget(struct engine *engine, struct live *live);
/* Lets the longest unused go until the rest fits into `cache_bytes`. Only between turns. */
void live_trim(struct engine *engine);
struct owner *owner_known(struct engine *engine, int64_t spec, const struct fsm_machine *m, const char *name,
                          struct engine_problem *problem); /* NULL: none, or problem->code says why */
struct owner *owner_find(struct engine *engine, int64_t spec, const struct fsm_machine *m, const char *name,
                         const int64_t *params, int64_t now, struct engine_problem *problem);
void owner_forget(struct engine *engine, struct owner *owner);
struct known_spec *spec_known(struct engine *engine, int64_t id);
int64_t spec_of(struct engine *engine, const struct fsm_machine *m, struct engine_problem *problem); /* 0: problem */
bool specs_load(struct engine *engine);
void live_touch(struct engine *engine, struct live *live); /* it will be saved with this turn's commit */
void owner_touch(struct engine *engine, struct owner *owner);
bool live_save_dirty(struct engine *engine); /* false: the store refuses */
void live_all_saved(struct engine *engine);  /* after the commit */

/* ---- engine_due.c ---- */

void due_add(struct engine *engine, int64_t id, int64_t deadline);
/* After a step: makes sure that the heap knows of the instance's next deadline. */
void due_schedule(struct engine *engine, struct live *live);
void due_arm(struct engine *engine);  /* sets the alarm for the earliest hint */
void due_fire(struct engine *engine); /* steps what is due, at most a batch */

/* ---- engine_step.c ---- */

struct step { /* about to be logged */
    struct live *live;
    const struct fsm_event *event; /* what the texts of effects may point into; NULL without one */
    const char *payload, *event_id, *actor;
    int64_t call, now;
};

/* Logs what engine->out says, and tells who listens. `entry` is left filled. False: the turn is broken. */
bool step_log(struct engine *engine, const struct step *step, struct store_entry *entry,
              struct engine_problem *problem);
void step_prepare(struct engine *engine, const struct fsm_machine *m); /* engine->out for its texts */
bool step_find_event(const struct fsm_machine *m, const char *name, uint16_t *event, struct engine_problem *problem);
/* Fields from a payload, whose text is then in engine->payload; texts of fields stand in engine->scratch. */
bool step_read_fields(struct engine *engine, const struct fsm_machine *m, const struct engine_message *message,
                      struct fsm_fields *fields, struct fsm_event *event, struct engine_problem *problem);

/* Everything due at `now`, each a step of the log. False: the store refuses. */
bool step_due(struct engine *engine, struct live *live, int64_t now, struct engine_problem *problem);

/* ---- engine_tell.c ---- */

void tell_hash(struct text *to, const uint8_t hash[32]);
void tell_time(struct text *to, int64_t time);
void tell_facts(struct engine *engine, const struct live *live,
                struct text *to);                                  /* state, at, vars, timers, calls, shared */
void tell_entry(struct text *to, const struct store_entry *entry); /* members, from "cursor" on */
void tell_effects(struct text *to, const struct live *live, const struct fsm_event *event, const struct fsm_out *out);

#endif
