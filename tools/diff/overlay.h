/* overlay.h: the inputs on which two tables answer differently, exactly, as few large boxes.
 *
 * The diagrams of both tables over the inputs of both (meet.h) are walked side by side. What leads to one pair of
 * different answers is one region, and is cut into boxes that have no input in common. */
#ifndef DIFF_OVERLAY_H
#define DIFF_OVERLAY_H

#include "meet.h"

struct overlay_answers {     /* of one machine's rows: equal answers have equal texts */
    const char *const *text; /* [rows] */
    bool collect;            /* all rows that match answer, in order */
};

struct overlay_box {
    const char *const *cell; /* [columns]: as a row would say it */
    uint32_t row[2];         /* one that answers so; NO_ROW: none does, or several together */
    const char *answer[2];   /* NULL: no row */
    double inputs;
};
#define NO_ROW UINT32_MAX

struct overlay {
    const char *fault; /* the tables cannot be laid over each other: why. Then nothing else is known */
    const char *const *column;
    size_t columns;
    LIST(struct overlay_box) boxes;
    unsigned more;     /* boxes left out */
    bool many;         /* and then some */
    bool wide;         /* some cell is wider than the box: one cell cannot say all its bounds */
    const char *doubt; /* why some box may hold no input that can be, or NULL */
    double inputs, changed;
};

/* Texts are from `arena`. */
void overlay_open(struct overlay *overlay, struct joint *joint, const struct table_side table[2],
                  const struct overlay_answers answers[2], struct arena *arena);
void overlay_release(struct overlay *overlay);

#endif
