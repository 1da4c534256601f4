/* check_cells.c: see check_cells.h.
 *
 * A set of atoms is a list of spans of values. What is shorter is written: the list, or `not` and what it leaves out.
 */
#include "check_cells.h"

#include <string.h>

#include "columns.h"
#include "expr.h"
#include "lexer.h"
#include "types.h"

struct items { /* a list of cells' items, ", " between them */
    const struct model *model;
    const char *text;
    unsigned count;
};

static void item_add(struct items *items, const char *text)
{
    items->text = items->count ? arena_printf(items->model->arena, "%s, %s", items->text, text) : text;
    items->count++;
}

static bool has_atom(const uint64_t *atoms, uint16_t atom)
{
    return atoms[atom / 64] >> atom % 64 & 1;
}

/* A name as it must be written: in backquotes if it is spelled like a word of the language. */
static const char *quoted(const struct model *model, const char *name)
{
    uint8_t kind = word_kind(name, strlen(name));
    bool word = kind != TOKEN_NAME && token_role(kind) != WORD_SOFT;
    return word ? arena_printf(model->arena, "`%s`", name) : name;
}

static const char *value_cell(const struct model *model, const struct fsm_type *type, int64_t value)
{
    const char *text = value_text(model, type, value);
    return type->kind == FSM_NAMED || type->kind == FSM_STATE ? quoted(model, text) : text;
}

/* ---- a column asked with constants ---- */

struct cell_values { /* spans that ascend and do not touch, and perhaps missing */
    LIST(struct span) spans;
    bool missing;
};

static int64_t atom_last(const struct grid_test *test, uint16_t atom)
{
    int64_t top = test->expr->type.kind == KIND_MASK ? INT64_MAX : test->expr->type.hi;
    return atom < test->cuts.count ? test->cuts.item[atom] - 1 : top;
}

static void values_of(const struct grid_test *test, const uint64_t *atoms, bool inside, struct cell_values *values)
{
    *values = (struct cell_values){0};
    for (uint16_t atom = 0; atom < grid_atoms(test); atom++) {
        struct span span = {grid_atom_value(test, atom), atom_last(test, atom)};
        struct span *last = values->spans.count ? &values->spans.item[values->spans.count - 1] : NULL;
        if (has_atom(atoms, atom) != inside)
            continue;
        if (span.lo == FSM_MISSING) {
            values->missing = true;
            if (span.hi == FSM_MISSING || span.hi < test->expr->type.lo)
                continue;
            span.lo = test->expr->type.lo; /* no cut parts missing from what follows */
        }
        if (last && last->hi + 1 == span.lo)
            last->hi = span.hi;
        else
            list_push(&values->spans, span);
    }
}

/* A choice is named by its members: bounds between them are moved onto them. */
static void snap(const struct model *model, const struct fsm_type *type, struct span *span)
{
    int64_t lo = INT64_MAX, hi = INT64_MIN;
    for (uint32_t i = 0; i < type->choices; i++) {
        int64_t value = model->constants.item[type->choice + i];
        if (value < span->lo || value > span->hi)
            continue;
        lo = value < lo ? value : lo;
        hi = value > hi ? value : hi;
    }
    if (type->choices && lo <= hi)
        *span = (struct span){lo, hi};
}

static void span_number(struct items *items, const struct fsm_type *type, struct span span)
{
    const struct model *model = items->model;
    struct fsm_type wide = *type;
    struct span named = span;
    wide.choices = 0;
    snap(model, type, &named);
    if (named.lo == named.hi)
        item_add(items, value_cell(model, type, named.lo));
    else if (span.hi >= type->hi)
        item_add(items, arena_printf(model->arena, ">= %s", value_cell(model, &wide, span.lo)));
    else if (span.lo <= type->lo)
        item_add(items, arena_printf(model->arena, "< %s", value_cell(model, &wide, span.hi + 1)));
    else
        item_add(items, arena_printf(model->arena, "%s..%s", value_cell(model, type, named.lo),
                                     value_cell(model, type, named.hi)));
}

static void span_names(struct items *items, const struct fsm_type *type, struct span span)
{
    if (span.hi - span.lo >= 4) {
        item_add(items, arena_printf(items->model->arena, "%s..%s", value_cell(items->model, type, span.lo),
                                     value_cell(items->model, type, span.hi)));
        return;
    }
    for (int64_t v = span.lo; v <= span.hi; v++)
        item_add(items, value_cell(items->model, type, v));
}

/* States, the outermost whose leaves are all in the set. */
static void span_states(struct items *items, struct span span)
{
    const struct model *model = items->model;
    for (int64_t leaf = span.lo; leaf <= span.hi;) {
        uint16_t best = model->leaf_state.item[leaf];
        for (uint16_t at = best; at != NO_INDEX; at = model->states.item[at].parent) {
            const struct state *state = &model->states.item[at];
            if (state->first_leaf == leaf && state->first_leaf + state->leaves - 1 <= span.hi)
                best = at;
        }
        item_add(items, quoted(model, model->states.item[best].name));
        leaf += model->states.item[best].leaves;
    }
}

static void values_items(struct items *items, const struct grid_test *test, const struct cell_values *values)
{
    const struct fsm_type *type = &test->expr->type;
    bool all = values->spans.count == 1 && values->spans.item[0].lo <= type->lo && values->spans.item[0].hi >= type->hi;
    if (type->optional && all)
        item_add(items, test->timer ? "running" : "some");
    for (size_t i = 0; i < values->spans.count && !(type->optional && all); i++) {
        struct span span = values->spans.item[i];
        if (type->kind == KIND_MASK)
            item_add(items, span.lo ? "some" : "none");
        else if (type->kind == FSM_STATE)
            span_states(items, span);
        else if (type->kind == FSM_NAMED || type->kind == FSM_BOOL)
            span_names(items, type, span);
        else
            span_number(items, type, span);
    }
    if (values->missing)
        item_add(items, test->timer ? "stopped" : "missing");
}

static struct items plain_items(const struct model *model, const struct grid_test *test, const uint64_t *atoms,
                                bool inside)
{
    struct items items = {.model = model};
    struct cell_values values;
    values_of(test, atoms, inside, &values);
    values_items(&items, test, &values);
    list_release(&values.spans);
    return items;
}

/* ---- a column asked with a bound that is not constant ---- */

static struct items bound_items(const struct model *model, const struct grid_test *test, const uint64_t *atoms,
                                bool inside, bool *missing)
{
    static const char *const sign[8] = {NULL, "<", "=", "<=", ">", NULL, ">=", NULL};
    struct items items = {.model = model};
    unsigned signs = 0;
    *missing = false;
    for (uint16_t atom = 0; atom < grid_atoms(test); atom++) {
        int64_t lo = grid_atom_value(test, atom), hi = atom_last(test, atom);
        if (has_atom(atoms, atom) != inside)
            continue;
        if (lo == FSM_MISSING) {
            *missing = true;
            if (hi < test->expr->type.lo)
                continue;
            lo = test->expr->type.lo;
        }
        signs |= (lo < 0 ? 1u : 0) | (lo <= 0 && hi >= 0 ? 2u : 0) | (hi > 0 ? 4u : 0);
    }
    if (signs == 5 || signs == 7) {
        item_add(&items, arena_printf(model->arena, signs == 5 ? "< %s" : "<= %s", test->bound));
        signs = 4;
    }
    if (signs)
        item_add(&items, arena_printf(model->arena, "%s %s", sign[signs], test->bound));
    return items;
}

/* ---- any test ---- */

/* A cell that is a test of its own: as it was written, or denied. */
static const char *mixed_text(const struct model *model, const struct grid *grid, uint16_t test, bool holds)
{
    for (size_t r = 0; r < grid->rows.count; r++)
        for (size_t i = 0; i < grid->rows.item[r].cells.count; i++) {
            const struct grid_cell *cell = &grid->rows.item[r].cells.item[i];
            if (cell->test != test || !cell->node || cell->spans != 1)
                continue;
            const char *text = model_text(model, cell->node);
            if ((cell->span[0].lo == 1) == holds)
                return text;
            return strncmp(text, "not ", 4) ? arena_printf(model->arena, "not %s", text) : text + 4;
        }
    return "-";
}

static const char *denied(const struct model *model, const char *items)
{
    return arena_printf(model->arena, "not %s", items);
}

static bool has_missing(const struct grid_test *test, const uint64_t *atoms)
{
    return has_atom(atoms, 0) && grid_atom_value(test, 0) == FSM_MISSING;
}

static const char *test_text(const struct model *model, const struct grid *grid, uint16_t index, const uint64_t *atoms)
{
    const struct grid_test *test = &grid->tests.item[index];
    bool missing, rest_missing;
    if (test->mixed)
        return mixed_text(model, grid, index, has_atom(atoms, 1));
    if (test->bound) {
        struct items items = bound_items(model, test, atoms, true, &missing);
        struct items rest = bound_items(model, test, atoms, false, &rest_missing);
        return missing && rest.count ? denied(model, rest.text) : items.count ? items.text : "missing";
    }
    struct items items = plain_items(model, test, atoms, true), rest = plain_items(model, test, atoms, false);
    const struct fsm_type *type = &test->expr->type;
    unsigned counted =
        items.count - (type->optional && has_missing(test, atoms)); /* it is well said in so many words */
    if (rest.count >= counted || type->kind == FSM_BOOL || type->kind == KIND_MASK || test->timer)
        return items.text;
    return denied(model, rest.text);
}

/* ---- columns ---- */

/* Whether the test only says that the column is there. */
static bool says_there(const struct grid_test *test, const uint64_t *atoms)
{
    if (test->bound || test->mixed || !test->expr->type.optional || has_atom(atoms, 0) ||
        atom_last(test, 0) >= test->expr->type.lo)
        return false;
    for (uint16_t atom = 1; atom < grid_atoms(test); atom++)
        if (!has_atom(atoms, atom))
            return false;
    return true;
}

/* What a test leaves out, as items; none if that takes a `not` of its own. */
static struct items left_out(const struct model *model, const struct grid *grid, uint16_t index, const uint64_t *atoms)
{
    const struct grid_test *test = &grid->tests.item[index];
    struct items rest = {.model = model};
    bool missing = false;
    if (test->mixed) {
        const char *text = mixed_text(model, grid, index, !has_atom(atoms, 1));
        if (strncmp(text, "not ", 4))
            item_add(&rest, text);
        return rest;
    }
    if (!test->bound)
        return plain_items(model, test, atoms, false);
    rest = bound_items(model, test, atoms, false, &missing);
    if (missing)
        item_add(&rest, "missing");
    return rest;
}

/* Several tests of one column at once: not what any of them leaves out. */
static const char *joint_text(const struct model *model, const struct grid *grid, const uint64_t *const *allowed,
                              const uint16_t *test, size_t tests, bool *exact)
{
    struct items items = {.model = model};
    for (size_t i = 0; i < tests; i++) {
        struct items rest = left_out(model, grid, test[i], allowed[test[i]]);
        *exact = *exact && rest.count;
        if (rest.count)
            item_add(&items, rest.text);
    }
    return items.count ? denied(model, items.text) : test_text(model, grid, test[0], allowed[test[0]]);
}

const char *column_cell_text(const struct model *model, const struct grid *grid, const uint64_t *const *allowed,
                             const char *column, bool *exact)
{
    uint16_t test[DIAGRAM_TESTS_MAX], there = NO_INDEX;
    size_t tests = 0;
    for (uint16_t i = 0; i < grid->tests.count; i++) {
        if (!allowed[i] || strcmp(grid->tests.item[i].column, column))
            continue;
        if (says_there(&grid->tests.item[i], allowed[i]))
            there = i;
        else
            test[tests++] = i;
    }
    bool bound = tests == 1 && grid->tests.item[test[0]].bound && !grid->tests.item[test[0]].expr->type.optional;
    if (there != NO_INDEX && !bound) /* a bound is asked only of what is there */
        test[tests++] = there;
    if (tests == 0)
        return "-";
    return tests == 1 ? test_text(model, grid, test[0], allowed[test[0]])
                      : joint_text(model, grid, allowed, test, tests, exact);
}
