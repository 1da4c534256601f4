/* check_space.h: the inputs a table can be asked with.
 *
 * The tests of a grid need not be independent: `x`, `x > 3` and `x - limit` all follow x. Tests that share a source
 * (check_value.h) become one subject, whose classes are the combinations of atoms that some value has. Where there are
 * too many values to go through, each test stays a subject of its own, and pairs of atoms that contradict each other
 * are given as rows of impossible inputs. What is checked is checked on subjects; what is written is written on tests.
 */
#ifndef FSMC_CHECK_SPACE_H
#define FSMC_CHECK_SPACE_H

#include "check_value.h"
#include "diagram.h"

struct subject {
    uint16_t tests; /* how many */
    uint16_t *test; /* which, ascending */
    uint32_t classes;
    uint16_t **atom;      /* [tests][classes] */
    double *inputs;       /* [classes]: how many inputs it stands for */
    source_list *sources; /* NULL: it is known by its test alone */
    int64_t *value;       /* [classes][sources]: one assignment of each class */
    uint16_t component;   /* subjects of one component share sources */
    bool loose;           /* how its component hangs together is known only in part */
};

struct space {
    struct model *model;
    const struct grid *grid;
    uint16_t leaf; /* of a pair, or NO_INDEX */
    LIST(struct subject) subjects;
    uint16_t *subject_of;       /* [tests] */
    uint16_t *axis_of;          /* [tests]: its place among the axes of all subjects */
    struct diagram_axes *axes;  /* [subjects] */
    struct diagram_input input; /* subjects as tests, with rows as space_rows made them */
    bool plain;                 /* every test is a subject and every atom a class, and nothing is impossible */
};

/* Whether a test is of the difference to a bound and is asked only where its column is there. It then has one more
 * atom, which no cell lets pass: that the column is missing. */
bool test_is_linked(const struct grid_test *test);
uint16_t space_atoms(const struct grid_test *test);

/* `leaf` is the state the table is asked in, or NO_INDEX. */
void space_open(struct space *space, struct model *model, const struct grid *grid, uint16_t leaf);
/* Makes space->input for `rows` rows of the grid's diagram input: first what is impossible, then the rows. */
void space_rows(struct space *space, const struct diagram_input *input, uint32_t rows);
void space_release(struct space *space);

/* Why a set of inputs that asks these subjects may hold none that can be; NULL if it holds some. */
const char *space_doubt(const struct space *space, const bool *asked);

/* Rows of inputs that contradict each other, for subjects that hang together and are not one (check_related.c). */
size_t related_rows(const struct space *space, struct diagram_row **row);

#endif
