/* scn_tree.h: a .scn file as scenarios, lines and expectations.
 *
 * The parser fills in what is written, each thing with its place; then scn_bind finds what it means for a machine and
 * fills in the rest (after `bound:`). The tree lives in the arena it was parsed into, and so do its lists. */
#ifndef SCN_TREE_H
#define SCN_TREE_H

#include "arena.h"
#include "diag.h"
#include "fsm.h"

#define SCN_NESTING_MAX 8 /* loops in loops; also brackets in brackets */
#define SCN_INSTANCES_MAX 64

/* ---- values ---- */

enum scn_value_kind {
    SCN_VALUE_NAME,   /* text: a named value, a state, a row, true, false, missing, or the name of a loop */
    SCN_VALUE_NUMBER, /* number, scale */
    SCN_VALUE_DURATION,
    SCN_VALUE_CLOCK,   /* ms since time zero */
    SCN_VALUE_INSTANT, /* ms since the epoch */
    SCN_VALUE_TEXT,    /* text, length */
    SCN_VALUE_SET,     /* kids: names. {} is an empty set */
    SCN_VALUE_ARRAY,   /* kids, each with its key */
    SCN_VALUE_LIST,    /* kids */
    SCN_VALUE_ANY,
    SCN_VALUE_PICK,  /* kids */
    SCN_VALUE_RANDOM /* kids: the bounds */
};

struct scn_value {
    enum scn_value_kind kind;
    uint8_t scale;
    bool quoted; /* a name in backquotes: a named value and nothing else */
    struct place at;
    const char *text;
    size_t length;
    int64_t number;
    const char *key; /* of an element */
    struct place key_at;
    struct scn_value *kid, *next;
};

/* Where the value of one slot comes from when the scenario runs. */
enum scn_draw_kind { SCN_DRAW_CONSTANT, SCN_DRAW_LOOP, SCN_DRAW_ANY, SCN_DRAW_PICK, SCN_DRAW_RANGE };

struct scn_draw {
    uint8_t kind;
    uint16_t slot;
    const struct fsm_type *type;
    int64_t lo, hi;        /* a constant is lo; so is the number of a loop, counted from outside; texts: see below */
    const int64_t *choice; /* [choices] */
    uint32_t choices;
};

struct scn_draws {
    struct scn_draw *item;
    uint32_t count;
};

/* `name: value` of an event or an effect, `name = value` of a parameter. */
struct scn_setting {
    const char *name;
    struct place name_at;
    struct scn_value *value;
    struct scn_setting *next;
    /* bound: for the arguments of effects */
    const struct fsm_var *var;
    struct scn_draws draws;
};

/* ---- what happens ---- */

struct scn_event {
    struct place at;
    const char *instance, *name; /* instance may be NULL */
    struct place instance_at, name_at;
    uint32_t call;
    struct scn_setting *fields;
    struct scn_event *next; /* of a pick */
    /* bound: field[FSM_FIELDS_MAX] holds the constants; the others are drawn when it is sent */
    unsigned who;
    uint16_t type;
    int64_t *field;
    struct fsm_text *text;
    struct scn_draws draws;
};

enum scn_line_kind {
    SCN_CREATE,   /* the scenario's first line, or `restart` */
    SCN_INSTANCE, /* `instance … at`: one more is created */
    SCN_TIME,
    SCN_EVENT,
    SCN_EXPIRED,
    SCN_REFILL,
    SCN_FOR,
    SCN_LOOP_END
};

struct scn_line {
    enum scn_line_kind kind;
    struct place at;
    bool after; /* its time counts from the line before */
    struct scn_value *time;
    struct scn_event *events; /* one, or those to pick from */
    const char *name;         /* of the timer, the shared variable or the loop */
    struct place name_at;
    const char *instance;
    struct place instance_at;
    int64_t first, last; /* of a loop */
    uint32_t other;      /* of a loop, the line that ends it; of that line, the loop */
    struct scn_item *items;
    /* bound */
    struct scn_draw delay; /* ms since time zero, or since the line before */
    uint32_t event_count;
    unsigned who;
    uint16_t column; /* the expiry, or the shared variable */
    bool asks_effects;
};

/* ---- what is expected ---- */

enum scn_item_kind {
    SCN_EXPECT_STATE,
    SCN_EXPECT_VALUE,
    SCN_EXPECT_RUNNING,
    SCN_EXPECT_STOPPED,
    SCN_EXPECT_LEFT, /* a timer `in` a duration */
    SCN_EXPECT_EMIT,
    SCN_EXPECT_EXACTLY,
    SCN_EXPECT_NO_EMIT,
    SCN_EXPECT_NO_EFFECT,
    SCN_EXPECT_ROW,
    SCN_EXPECT_RESULT, /* ignored, rejected … */
    SCN_EXPECT_REFUSED,
    SCN_EXPECT_VIOLATED
};

enum scn_place_kind { SCN_IN_VAR, SCN_IN_SHARED, SCN_IN_PARAM, SCN_IN_WINDOW };

struct scn_effect {
    const char *name;
    struct place name_at;
    uint32_t call;
    bool then; /* after the one before it */
    struct scn_setting *args;
    struct scn_effect *next;
    /* bound */
    uint16_t effect;
};

/* The instance an item speaks of, when it is not one of the scenario's by number. */
enum { SCN_WHO_LINE = 0x10000, SCN_WHO_ALL, SCN_WHO_NONE };

struct scn_item {
    enum scn_item_kind kind;
    struct place at; /* the whole item */
    const char *instance, *name, *element;
    struct place instance_at, name_at, element_at;
    uint8_t op; /* enum scn_token_kind of a comparison */
    struct scn_value *value;
    struct scn_effect *effects;
    const char *row; /* the cells of a row, or NULL */
    enum fsm_result result;
    struct scn_item *next;
    /* bound */
    unsigned who;
    enum scn_place_kind in;
    const struct fsm_var *var;
    uint16_t index; /* of the state, timer, window, promise, effect; of the element, or UINT16_MAX */
    bool of_decision;
    struct scn_draws draws;
};

/* ---- scenarios ---- */

struct scn_instance {
    const char *name, *owner; /* name is "" if the scenario names none */
    struct place at, owner_at;
    struct scn_setting *params;
    uint32_t line; /* that creates it: 0, or its own */
    struct scn_instance *next;
    /* bound */
    int64_t *param;
    unsigned owner_index;
};

struct scn_scenario {
    const char *title, *machine;
    struct place at, machine_at;
    struct scn_setting *params;
    int64_t base; /* the instant of time zero */
    uint64_t seed;
    struct scn_instance *instances;
    unsigned instance_count, owner_count;
    struct scn_line *line; /* the first is SCN_CREATE */
    uint32_t lines;
    struct scn_scenario *next;
    /* bound: the texts that values of texts are indices of */
    struct fsm_text *text;
    uint32_t texts;
};

struct scn_file {
    struct scn_scenario *scenarios;
};

/* Parses a source; what is wrong is in `diags`, and the tree is then not to be bound. */
struct scn_file *scn_parse(struct arena *arena, const struct source *source, struct diags *diags);

/* Finds what a scenario that is for `m` means. False if something in it means nothing: then `diags` says what. */
bool scn_bind(struct arena *arena, struct scn_scenario *scenario, const struct fsm_machine *m, struct diags *diags);

/* Whether a name means something to the parser where a value, an event or an item may stand: to be written in
 * backquotes. */
bool scn_is_word(const char *name);

#endif
