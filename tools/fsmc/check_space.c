/* check_space.c: see check_space.h. */
#include "check_space.h"

#include <stdlib.h>
#include <string.h>

#include "check_subject.h"
#include "columns.h"
#include "expr.h"

#define INPUTS_EXACT 9007199254740992.0 /* 2^53: past it doubles do not count */

static size_t words_of(uint32_t bits)
{
    return (bits + 63u) / 64;
}

bool test_is_linked(const struct grid_test *test)
{
    return test->bound && !test->expr->type.optional && test->expr->x->type.optional;
}

uint16_t space_atoms(const struct grid_test *test)
{
    return (uint16_t)(grid_atoms(test) + test_is_linked(test));
}

/* ---- which tests hang together ---- */

typedef LIST(struct component) component_list;

static bool shares(const source_list *a, const source_list *b)
{
    for (size_t i = 0; i < a->count; i++)
        if (sources_have(b, a->item[i].expr))
            return true;
    return false;
}

static int test_compare(const void *a, const void *b)
{
    return *(const uint16_t *)a - *(const uint16_t *)b;
}

/* Moves what is in `from` into `to`. */
static void component_join(struct component *to, struct component *from)
{
    for (size_t i = 0; i < from->tests.count; i++)
        list_push(&to->tests, from->tests.item[i]);
    for (size_t i = 0; i < from->sources.count; i++)
        sources_add(&to->sources, from->sources.item[i].expr);
    qsort(to->tests.item, to->tests.count, sizeof *to->tests.item, test_compare);
    sources_release(&from->sources);
    list_release(&from->tests);
}

static void components_add(component_list *components, const struct grid *grid, uint16_t test)
{
    struct component own = {0};
    size_t kept = 0;
    sources_add(&own.sources, grid->tests.item[test].expr);
    list_push(&own.tests, test);
    for (size_t i = 0; i < components->count; i++) {
        struct component *other = &components->item[i];
        if (shares(&own.sources, &other->sources))
            component_join(&own, other);
        else
            components->item[kept++] = *other;
    }
    components->count = kept;
    list_push(components, own);
}

static int component_compare(const void *a, const void *b)
{
    const struct component *x = a, *y = b;
    return x->tests.item[0] - y->tests.item[0];
}

/* ---- the space ---- */

/* Whether it is not known of the test alone which of its answers can be. */
static bool is_opaque(const struct grid_test *test)
{
    return test->mixed || (test->expr->kind == X_OP && test->expr->type.kind == FSM_BOOL);
}

/* Whether a test that shares nothing with others has atoms that its own expression may rule out. */
static bool is_compound(const struct grid_test *test)
{
    return test->bound || is_opaque(test);
}

/* What a test is about: its column. */
static const struct expr *column_of(const struct grid_test *test)
{
    return test->bound ? test->expr->x : test->expr;
}

/* One column, of which at most one bound is not constant and depends on nothing the column does: what contradicts is
 * then known pair by pair. */
static bool is_tight(const struct space *space, const struct component *component)
{
    unsigned bounds = 0;
    source_list column = {0}, bound = {0};
    bool tight = true;
    for (size_t i = 0; i < component->tests.count; i++) {
        const struct grid_test *test = &space->grid->tests.item[component->tests.item[i]];
        const struct grid_test *first = &space->grid->tests.item[component->tests.item[0]];
        tight = tight && !is_opaque(test) && expr_equal(column_of(test), column_of(first));
        bounds += test->bound != NULL;
        sources_add(&column, column_of(test));
        if (test->bound)
            sources_add(&bound, test->expr->y);
    }
    tight = tight && bounds <= 1 && !shares(&column, &bound);
    for (size_t i = 0; i < component->sources.count; i++)
        tight = tight && !component->sources.item[i].expr->type.choices;
    sources_release(&column);
    sources_release(&bound);
    return tight;
}

static void space_component(struct space *space, struct component *component, uint16_t number)
{
    struct subject subject;
    bool alone = component->tests.count == 1 && !is_compound(&space->grid->tests.item[component->tests.item[0]]);
    if (!alone && subject_joint(space, component, &subject)) {
        subject.component = number;
        list_push(&space->subjects, subject);
        return;
    }
    for (size_t i = 0; i < component->tests.count; i++) {
        subject_plain(space, component->tests.item[i], &subject);
        subject.component = number;
        subject.loose = !alone && !is_tight(space, component);
        list_push(&space->subjects, subject);
    }
}

static int subject_compare(const void *a, const void *b)
{
    const struct subject *x = a, *y = b;
    return x->test[0] - y->test[0];
}

static void space_subjects(struct space *space)
{
    component_list components = {0};
    for (uint16_t i = 0; i < space->grid->tests.count; i++)
        components_add(&components, space->grid, i);
    if (components.count > 1)
        qsort(components.item, components.count, sizeof *components.item, component_compare);
    for (size_t i = 0; i < components.count; i++) {
        space_component(space, &components.item[i], (uint16_t)i);
        sources_release(&components.item[i].sources);
        list_release(&components.item[i].tests);
    }
    list_release(&components);
    if (space->subjects.count > 1)
        qsort(space->subjects.item, space->subjects.count, sizeof *space->subjects.item, subject_compare);
}

/* Past 2^53 inputs the counts would be wrong: then every class counts as one. */
static void space_weigh(struct space *space)
{
    double all = 1;
    for (size_t s = 0; s < space->subjects.count; s++) {
        double own = 0;
        for (uint32_t i = 0; i < space->subjects.item[s].classes; i++)
            own += space->subjects.item[s].inputs[i];
        all *= own;
    }
    for (size_t s = 0; all > INPUTS_EXACT && s < space->subjects.count; s++)
        for (uint32_t i = 0; i < space->subjects.item[s].classes; i++)
            space->subjects.item[s].inputs[i] = 1;
}

static void space_axes(struct space *space)
{
    struct arena *arena = space->model->arena;
    size_t subjects = space->subjects.count;
    uint16_t at = 0;
    space->axes = arena_alloc(arena, (subjects + 1) * sizeof *space->axes);
    space->subject_of = arena_alloc(arena, (space->grid->tests.count + 1) * sizeof *space->subject_of);
    space->axis_of = arena_alloc(arena, (space->grid->tests.count + 1) * sizeof *space->axis_of);
    for (size_t s = 0; s < subjects; s++) {
        const struct subject *subject = &space->subjects.item[s];
        uint16_t *values = arena_alloc(arena, subject->tests * sizeof *values);
        uint16_t *lone = arena_alloc(arena, subject->tests * sizeof *lone);
        for (uint16_t i = 0; i < subject->tests; i++) {
            space->subject_of[subject->test[i]] = (uint16_t)s;
            space->axis_of[subject->test[i]] = at++;
            const struct grid_test *test = &space->grid->tests.item[subject->test[i]];
            values[i] = space_atoms(test);
            lone[i] = test_is_linked(test) ? grid_atoms(test) : DIAGRAM_ANY;
        }
        space->axes[s] = (struct diagram_axes){
            .axes = subject->tests, .values = values, .value = (const uint16_t *const *)subject->atom, .lone = lone};
    }
}

void space_open(struct space *space, struct model *model, const struct grid *grid, uint16_t leaf)
{
    *space = (struct space){.model = model, .grid = grid, .leaf = leaf, .plain = true};
    space_subjects(space);
    space_weigh(space);
    space_axes(space);
    for (size_t s = 0; s < space->subjects.count; s++) {
        const struct subject *subject = &space->subjects.item[s];
        if (subject->tests > 1 || subject->classes != grid_atoms(&grid->tests.item[subject->test[0]]))
            space->plain = false;
    }
}

void space_release(struct space *space)
{
    for (size_t s = 0; s < space->subjects.count; s++)
        if (space->subjects.item[s].sources)
            sources_release(space->subjects.item[s].sources);
    list_release(&space->subjects);
}

/* ---- rows ---- */

static uint64_t *cell_classes(const struct space *space, const struct subject *subject, uint16_t which,
                              const uint64_t *atoms, uint64_t *classes)
{
    uint16_t written = grid_atoms(&space->grid->tests.item[subject->test[which]]);
    size_t words = words_of(subject->classes);
    if (!classes) {
        classes = arena_alloc(space->model->arena, words * sizeof *classes);
        memset(classes, 0xff, words * sizeof *classes);
    }
    for (uint32_t i = 0; i < subject->classes; i++) {
        uint16_t atom = subject->atom[which][i];
        if (atom >= written || !(atoms[atom / 64] >> atom % 64 & 1))
            classes[i / 64] &= ~(UINT64_C(1) << i % 64);
    }
    return classes;
}

static uint16_t which_test(const struct subject *subject, uint16_t test)
{
    uint16_t which = 0;
    while (subject->test[which] != test)
        which++;
    return which;
}

static struct diagram_row space_row(struct space *space, const struct diagram_row *row)
{
    size_t subjects = space->subjects.count;
    struct model *model = space->model;
    uint64_t **classes = arena_alloc(model->arena, (subjects + 1) * sizeof *classes);
    struct diagram_cell *cell = arena_alloc(model->arena, (row->cells + 1u) * sizeof *cell);
    struct diagram_row out = {.cell = cell, .level = (uint16_t)(row->level + 1)};
    for (uint16_t i = 0; i < row->cells; i++) {
        uint16_t s = space->subject_of[row->cell[i].test];
        const struct subject *subject = &space->subjects.item[s];
        classes[s] =
            cell_classes(space, subject, which_test(subject, row->cell[i].test), row->cell[i].atoms, classes[s]);
    }
    for (uint16_t s = 0; s < subjects; s++)
        if (classes[s])
            cell[out.cells++] = (struct diagram_cell){.test = s, .atoms = classes[s]};
    return out;
}

void space_rows(struct space *space, const struct diagram_input *input, uint32_t rows)
{
    struct model *model = space->model;
    size_t subjects = space->subjects.count;
    const double **inputs = arena_alloc(model->arena, (subjects + 1) * sizeof *inputs);
    uint16_t *classes = arena_alloc(model->arena, (subjects + 1) * sizeof *classes);
    struct diagram_row *related = NULL;
    uint32_t impossible = (uint32_t)related_rows(space, &related);
    if (input->collect && impossible + rows > 63)
        impossible = 0; /* there is no room for them in a set; nothing is lost but an excuse */
    space->plain = space->plain && impossible == 0;
    for (size_t s = 0; s < subjects; s++) {
        inputs[s] = space->subjects.item[s].inputs;
        classes[s] = (uint16_t)space->subjects.item[s].classes;
    }
    space->input = *input;
    space->input.weight = inputs;
    space->input.atoms = classes;
    space->input.tests = (uint16_t)subjects;
    space->input.impossible = impossible;
    space->input.rows = impossible + rows;
    if (space->plain)
        return;
    struct diagram_row *row = arena_alloc(model->arena, (impossible + rows + 1) * sizeof *row);
    for (uint32_t i = 0; i < impossible; i++)
        row[i] = related[i];
    for (uint32_t r = 0; r < rows; r++)
        row[impossible + r] = space_row(space, &input->row[r]);
    space->input.row = row;
}

/* ---- doubts ---- */

static void subject_reads(const struct space *space, const struct subject *subject, place_list *places)
{
    for (uint16_t i = 0; i < subject->tests; i++)
        expr_reads(space->model, space->grid->tests.item[subject->test[i]].expr, places, 0);
}

/* Whether two subjects hang together by more than their rows of impossible inputs say. */
static bool are_tied(const struct space *space, const struct subject *x, const struct subject *y)
{
    place_list a = {0}, b = {0};
    bool tied = x->loose && y->loose;
    if (x->component == y->component)
        return tied;
    tied = false;
    subject_reads(space, x, &a);
    subject_reads(space, y, &b);
    for (size_t i = 0; i < a.count; i++)
        for (size_t k = 0; k < b.count && !tied; k++)
            tied = a.item[i] == b.item[k];
    list_release(&a);
    list_release(&b);
    return tied;
}

const char *space_doubt(const struct space *space, const bool *asked)
{
    for (size_t a = 0; a < space->subjects.count; a++) {
        const struct subject *x = &space->subjects.item[a];
        const struct grid_test *test = &space->grid->tests.item[x->test[0]];
        if (asked[a] && x->loose && is_opaque(test))
            return arena_printf(space->model->arena, "fsmc does not know when `%s` holds: perhaps no input is so",
                                test->text);
        for (size_t b = a + 1; asked[a] && b < space->subjects.count; b++) {
            const struct subject *y = &space->subjects.item[b];
            if (asked[b] && are_tied(space, x, y))
                return arena_printf(space->model->arena,
                                    "`%s` and `%s` hang together in a way fsmc does not know: perhaps no input is so",
                                    test->text, space->grid->tests.item[y->test[0]].text);
        }
    }
    return NULL;
}
