/* record_in.h: a log of JSON lines, read, and as the lines of a scenario. Private to record*.c. */
#ifndef SCN_RECORD_IN_H
#define SCN_RECORD_IN_H

#include <json-c/json.h>

#include "list.h"
#include "record.h"

/* ---- the log: record_log.c ---- */

struct record_why { /* where a message goes */
    char *to;
    size_t size;
};

struct record_instance {
    const char *id, *owner;     /* as on the wire */
    const char *name, *belongs; /* as a scenario can write them */
    struct json_object *params; /* an object */
    int64_t cursor;             /* of its last entry */
};

struct record_entry {
    unsigned line; /* in the log */
    unsigned who;
    int64_t at;
    enum fsm_cause cause;
    const char *event; /* or the timer, or the shared variable */
    uint32_t call;
    struct json_object *payload; /* an object, or NULL */
    enum fsm_result result;
    const char *to;              /* the state */
    struct json_object *effects; /* an array */
};

struct record_log {
    struct record_head head;
    LIST(struct record_instance) instances;
    LIST(struct record_entry) entries; /* in the order of time */
    bool reordered;                    /* they stood in another order */
    LIST(struct json_object *) roots;  /* what the rest points into */
    struct arena arena;
};

/* On false, `why` is set; the log is to be released all the same. */
bool record_log_read(struct record_log *log, const char *text, size_t length, struct record_why why);
void record_log_release(struct record_log *log);

/* Sets why to `line N: …` and answers false. */
bool record_refuse(struct record_why why, unsigned line, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* ---- the scenario ---- */

struct record_line { /* a step and the events that it released */
    const struct record_entry *first, *last;
    LIST(const struct record_entry *) steps;
    LIST(const struct fsm_promise_def *) violated;
};

struct recording {
    const struct fsm_machine *m;
    struct record_log log;
    struct record_why why;
    bool bare;
    int64_t base; /* the instant of time zero */
    LIST(struct record_line) lines;
};

/* record_write.c: writes one line with what is expected of it; false after a message. */
bool record_write_line(const struct recording *r, FILE *to, size_t line);

/* record_name.c: a name like the id, of letters, digits and underscores, that means nothing else to a scenario and is
 * not taken. Lives in the arena. */
const char *record_name(struct arena *arena, const char *id, bool (*taken)(void *context, const char *name),
                        void *context);

/* record_value.c: writes what JSON says of a value of that type, all its slots, as a scenario has it; instants count
 * from `base`. False, with `what` the kind of thing that is wanted, if it says no such value. */
bool record_value(FILE *to, const struct fsm_machine *m, const struct fsm_type *type, int64_t base,
                  struct json_object *value, const char **what);

#endif
