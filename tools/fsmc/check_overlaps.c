/* check_overlaps.c: two rows for one input. Each pair is reported once, with both rows and an input that meets them. */
#include "check_cells.h"
#include "check_report.h"
#include "states.h"

#define OVERLAPS_MAX 20      /* reported of one table */
#define COUNTED_MAX 10000000 /* pairs looked at beyond that: under a second */

struct overlaps {
    struct checked *checked;
    uint16_t *witness; /* [subjects] */
    uint32_t found, looked;
    struct diag *last; /* the one that is printed last, */
    uint32_t last_row; /* by the later of its rows */
    bool many;         /* not all were looked at */
};

/* ---- what is allowed ---- */

/* Under `any` rows that overlap agree, output by output, on the same constants. */
static bool same_outputs(const struct table_use *use, uint32_t a, uint32_t b)
{
    size_t outputs = use->decision->outputs.count;
    for (size_t k = 0; k < outputs; k++) {
        const struct expr *x = use->output[a * outputs + k], *y = use->output[b * outputs + k];
        if (x != y && (!x || !y || x->kind != X_CONST || y->kind != X_CONST || x->value != y->value))
            return false;
    }
    return true;
}

static bool is_allowed(const struct checked *checked, uint32_t a, uint32_t b)
{
    if (checked->use)
        return checked->use->decision->policy == FSM_ANY && same_outputs(checked->use, a, b);
    const struct rule *x = checked->rules[a], *y = checked->rules[b];
    return x->policy == FSM_FIRST && y->policy == FSM_FIRST && x->table == y->table && x->state == y->state;
}

/* ---- reports ---- */

/* Whether the pair was not reported before, of another state or with other arguments. */
static bool is_new(struct model *model, struct place later, struct place earlier)
{
    for (size_t i = 0; i + 1 < model->overlaps.count; i += 2)
        if (model->overlaps.item[i].offset == later.offset && model->overlaps.item[i + 1].offset == earlier.offset)
            return false;
    list_push(&model->overlaps, later);
    list_push(&model->overlaps, earlier);
    return true;
}

static struct diag *overlap_diag(const struct checked *checked, uint32_t row)
{
    struct model *model = checked->model;
    struct place at = checked_node(checked, row)->at;
    unsigned before = diags_errors(model->diags);
    struct diag *diag;
    if (checked->use)
        diag = diag_add_more(model->diags, "E302", at, "two rows of `%s` answer the same input%s",
                             checked->use->decision->name,
                             checked->use->decision->policy == FSM_ANY ? " differently" : "");
    else
        diag = diag_add_more(model->diags, "E302", at, "two rows of state `%s` take `%s` for the same input",
                             model->states.item[checked->rules[row]->state].name,
                             states_column_name(model, checked->column));
    model->gap_errors += diags_errors(model->diags) - before;
    return diag;
}

static void report_pair(struct overlaps *overlaps, uint32_t a, uint32_t b)
{
    struct checked *checked = overlaps->checked;
    const struct space *space = &checked->space;
    bool *asked = arena_alloc(checked->model->arena, (space->subjects.count + 1) * sizeof *asked);
    for (size_t s = 0; s < space->subjects.count; s++)
        asked[s] = overlaps->witness[s] != DIAGRAM_ANY;
    const char *doubt = space_doubt(space, asked);
    checked->unsure = checked->unsure ? checked->unsure : doubt;
    if (!is_new(checked->model, checked_node(checked, b)->at, checked_node(checked, a)->at))
        return;
    struct diag *diag = overlap_diag(checked, b);
    diag_other(diag, checked_node(checked, a)->at, "the other row");
    diag_note(diag, "e.g. %s", witness_text(space, overlaps->witness, NULL));
    if (doubt)
        diag_note(diag, "%s", doubt);
    if (!overlaps->last || b >= overlaps->last_row) {
        overlaps->last = diag;
        overlaps->last_row = b;
    }
}

static bool pair_found(void *context, uint32_t first, uint32_t second)
{
    struct overlaps *overlaps = context;
    struct checked *checked = overlaps->checked;
    uint32_t a = checked_row(checked, first), b = checked_row(checked, second);
    if (is_allowed(checked, a, b))
        return true;
    overlaps->many = ++overlaps->looked > COUNTED_MAX;
    bool sure = checked->space.input.impossible == 0 && overlaps->found >= OVERLAPS_MAX; /* only the count matters */
    if (!sure && !diagram_meet(&checked->space.input, first, second, overlaps->witness))
        return !overlaps->many;
    if (overlaps->found++ < OVERLAPS_MAX)
        report_pair(overlaps, a, b);
    return !overlaps->many;
}

bool report_overlaps(struct checked *checked)
{
    struct overlaps overlaps = {.checked = checked};
    overlaps.witness = arena_alloc(checked->model->arena, (checked->space.subjects.count + 1) * sizeof(uint16_t));
    diagram_overlaps(&checked->space.input, pair_found, &overlaps);
    if (overlaps.found > OVERLAPS_MAX && overlaps.last)
        diag_note(overlaps.last, "and %s%u more pairs of rows overlap here", overlaps.many ? "at least " : "",
                  overlaps.found - OVERLAPS_MAX);
    return overlaps.found > 0;
}
