/* scn_bind.h: what the files that give names their meaning share. */
#ifndef SCN_BIND_H
#define SCN_BIND_H

#include "list.h"
#include "scn_tree.h"

typedef LIST(struct scn_draw) scn_draw_list;

struct scn_binder {
    struct arena *arena;
    struct scn_scenario *scenario;
    const struct fsm_machine *m;
    struct diags *diags;
    uint32_t line; /* the number of the line being bound */
    const struct scn_line *loop[SCN_NESTING_MAX]; /* around the line being bound */
    unsigned loops;
    LIST(struct fsm_text) texts;
};

/* How a value is meant. */
enum scn_value_use {
    SCN_TO_SEND,   /* it lies in its domain, and may be drawn */
    SCN_TO_SET,    /* a parameter: it lies in its domain and is constant */
    SCN_TO_EQUAL,  /* it lies in its domain and is not drawn: the scenario knows it */
    SCN_TO_COMPARE /* anything of the kind, not drawn */
};

/* Appends one draw for each slot of the type, from `slot` on; a list has its count first. False after a diagnostic. */
bool scn_bind_value(struct scn_binder *b, const struct scn_value *value, const struct fsm_type *type, uint16_t slot,
                    enum scn_value_use use, scn_draw_list *to);
struct scn_draws scn_keep_draws(struct scn_binder *b, scn_draw_list *list); /* moves it to the arena */

/* The position of a name among things that have theirs as first member, or UINT16_MAX. */
uint16_t scn_find(const void *items, size_t count, size_t size, const char *name);
#define SCN_FIND(items, count, name) scn_find(items, count, sizeof *(items), name)

/* Tells that there is no `what` of that name, with the nearest of the things that there are. */
void scn_tell_unknown(struct scn_binder *b, struct place at, const char *what, const char *name, const void *items,
                      size_t count, size_t size);
#define SCN_UNKNOWN(b, at, what, name, items, count) scn_tell_unknown(b, at, what, name, items, count, sizeof *(items))

/* The instance that stands before an event, a timer or an item. Without a name it is the only one, else `otherwise`,
 * which SCN_WHO_NONE says there is not. */
bool scn_bind_who(struct scn_binder *b, const char *name, struct place name_at, struct place at, unsigned otherwise,
                  unsigned *who);

bool scn_bind_items(struct scn_binder *b, struct scn_line *line);

#endif
