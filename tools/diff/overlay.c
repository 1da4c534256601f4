/* overlay.c: see overlay.h. */
#include "overlay.h"

#include <string.h>

#include "check_cells.h"
#include "check_space.h"
#include "columns.h"
#include "diagram_pool.h"
#include "expr.h"
#include "lower.h"

#define BOXES_MAX 200   /* of one pair of answers that are told */
#define CUBES_MAX 50000 /* ways through a diagram: past that boxes are not looked for */

/* Leaves of the diagram in which both tables are. */
enum { CANNOT_BE, SAME, FIRST_PAIR };

struct pair { /* different answers */
    const char *answer[2];
    uint32_t row[2];
};

struct lay {
    struct meeting *meeting;
    const struct table_side *table;
    const struct overlay_answers *answers;
    struct arena *arena; /* of what is told */
    struct space space;
    uint32_t impossible;
    struct diagram diagram[2]; /* of each table */
    struct diagram both;
    struct diagram_pool pool;
    LIST(struct pair) pairs;
    LIST(struct diagram_row) cubes;
    bool given_up;
};

/* ---- answers ---- */

static const char *set_text(struct lay *lay, enum which which, uint64_t set)
{
    const char *text = NULL;
    for (size_t r = 0; r < lay->table[which].rows; r++)
        if (set >> r & 1)
            text = text ? arena_printf(lay->arena, "%s; %s", text, lay->answers[which].text[r])
                        : lay->answers[which].text[r];
    return text;
}

/* False if the input cannot be. */
static bool answer_of(struct lay *lay, enum which which, uint32_t leaf, const char **text, uint32_t *row)
{
    *text = NULL;
    *row = NO_ROW;
    if (leaf == DIAGRAM_NONE)
        return true;
    uint32_t at = leaf & ~DIAGRAM_LEAF;
    if (lay->answers[which].collect) {
        uint64_t set = lay->diagram[which].sets[at];
        *text = set_text(lay, which, set >> lay->impossible);
        return !(set & ((UINT64_C(1) << lay->impossible) - 1));
    }
    if (at < lay->impossible)
        return false;
    *row = at - lay->impossible;
    *text = lay->answers[which].text[*row];
    return true;
}

static bool texts_equal(const char *a, const char *b)
{
    return a == b || (a && b && !strcmp(a, b));
}

static uint32_t pair_leaf(struct lay *lay, uint32_t old, uint32_t new)
{
    struct pair pair;
    bool possible = answer_of(lay, OLD, old, &pair.answer[OLD], &pair.row[OLD]);
    possible = answer_of(lay, NEW, new, &pair.answer[NEW], &pair.row[NEW]) && possible;
    if (!possible)
        return DIAGRAM_LEAF | CANNOT_BE;
    if (texts_equal(pair.answer[OLD], pair.answer[NEW]))
        return DIAGRAM_LEAF | SAME;
    for (uint32_t i = 0; i < lay->pairs.count; i++)
        if (texts_equal(lay->pairs.item[i].answer[OLD], pair.answer[OLD]) &&
            texts_equal(lay->pairs.item[i].answer[NEW], pair.answer[NEW]))
            return DIAGRAM_LEAF | (FIRST_PAIR + i);
    list_push(&lay->pairs, pair);
    return DIAGRAM_LEAF | (uint32_t)(FIRST_PAIR + lay->pairs.count - 1);
}

/* ---- both diagrams at once ---- */

static unsigned test_of(const struct lay *lay, const struct diagram *diagram, uint32_t at)
{
    return at & DIAGRAM_LEAF ? lay->space.input.tests : diagram->node[at].test;
}

static uint32_t below(const struct diagram *diagram, uint32_t at, bool asked, uint32_t atom)
{
    return asked ? diagram->kids[diagram->node[at].kid + atom] : at;
}

static uint32_t walk(struct lay *lay, uint32_t old, uint32_t new)
{
    const struct diagram *a = &lay->diagram[OLD], *b = &lay->diagram[NEW];
    unsigned x = test_of(lay, a, old), y = test_of(lay, b, new), test = x < y ? x : y;
    if (test == lay->space.input.tests)
        return pair_leaf(lay, old, new);
    const uint32_t key[2] = {old, new};
    uint32_t hash, answer, atoms = lay->space.input.atoms[test];
    if (pool_recall(&lay->pool, test, key, 2, &hash, &answer))
        return answer;
    uint32_t *kid = mem_resize(NULL, atoms * sizeof *kid);
    for (uint32_t atom = 0; atom < atoms; atom++)
        kid[atom] = walk(lay, below(a, old, x == test, atom), below(b, new, y == test, atom));
    answer = pool_node(&lay->pool, test, kid);
    mem_free(kid);
    pool_remember(&lay->pool, test, key, 2, hash, answer);
    return answer;
}

/* ---- one pair of answers as the gaps of a table ---- */

static struct diagram_row cube_row(struct lay *lay, uint64_t *const *set)
{
    struct arena *arena = &lay->meeting->arena;
    const struct diagram_input *input = &lay->space.input;
    struct diagram_cell *cell = arena_alloc(arena, (input->tests + 1u) * sizeof *cell);
    struct diagram_row row = {.cell = cell, .level = 1};
    for (uint16_t test = 0; test < input->tests; test++) {
        size_t size = (input->atoms[test] + 63u) / 64 * sizeof **set;
        uint64_t *atoms = set[test] ? arena_alloc(arena, size) : NULL;
        if (!atoms)
            continue;
        memcpy(atoms, set[test], size);
        cell[row.cells++] = (struct diagram_cell){.test = test, .atoms = atoms};
    }
    return row;
}

/* Each way to another answer becomes a row that refuses it. */
static void cubes_add(struct lay *lay, uint32_t at, uint32_t wanted, uint64_t **set)
{
    if (at == (DIAGRAM_LEAF | CANNOT_BE) || at == wanted || lay->given_up)
        return;
    if (at & DIAGRAM_LEAF) {
        list_push(&lay->cubes, cube_row(lay, set));
        lay->given_up = lay->cubes.count > CUBES_MAX;
        return;
    }
    const struct diagram_node *node = &lay->both.node[at];
    const uint32_t *kid = lay->both.kids + node->kid;
    uint32_t atoms = lay->space.input.atoms[node->test];
    size_t size = (atoms + 63u) / 64 * sizeof **set;
    uint64_t *own = mem_resize(NULL, size);
    for (uint32_t atom = 0; atom < atoms; atom++) {
        bool before = false;
        for (uint32_t i = 0; i < atom; i++)
            before = before || kid[i] == kid[atom];
        if (before)
            continue;
        memset(own, 0, size);
        for (uint32_t i = atom; i < atoms; i++)
            if (kid[i] == kid[atom])
                own[i / 64] |= UINT64_C(1) << i % 64;
        set[node->test] = own;
        cubes_add(lay, kid[atom], wanted, set);
    }
    set[node->test] = NULL;
    mem_free(own);
}

/* The diagram with `wanted`, or every pair if that is 0, as inputs without a row. */
static struct diagram as_gaps(const struct lay *lay, uint32_t wanted)
{
    struct diagram gaps = lay->both;
    gaps.kids = mem_resize(NULL, (lay->both.kid_count + 1) * sizeof *gaps.kids);
    for (uint32_t i = 0; i <= lay->both.kid_count; i++) {
        uint32_t kid = i < lay->both.kid_count ? lay->both.kids[i] : lay->both.root;
        bool pair = kid & DIAGRAM_LEAF && (kid & ~DIAGRAM_LEAF) >= FIRST_PAIR;
        bool gap = pair && (!wanted || kid == wanted);
        gaps.kids[i] = gap ? DIAGRAM_NONE : pair ? DIAGRAM_LEAF | SAME : kid;
    }
    gaps.root = gaps.kids[lay->both.kid_count];
    return gaps;
}

/* The table whose gaps they are: the first row stands for what cannot be. */
static struct diagram_input gap_input(struct lay *lay)
{
    struct diagram_input input = lay->space.input;
    input.collect = input.unique = false;
    input.row = lay->cubes.item;
    input.rows = (uint32_t)lay->cubes.count;
    input.impossible = 1;
    return input;
}

static void cubes_begin(struct lay *lay)
{
    struct diagram_row none = {0};
    lay->cubes.count = 0;
    list_push(&lay->cubes, none);
}

/* ---- boxes as rows ---- */

static const uint64_t *atoms_of(const struct lay *lay, const struct subject *subject, const uint64_t *classes)
{
    const struct grid_test *test = &lay->space.grid->tests.item[subject->test[0]];
    uint64_t *atoms = arena_alloc(&lay->meeting->arena, (space_atoms(test) + 63u) / 64 * sizeof *atoms);
    for (uint32_t class = 0; class < subject->classes; class ++)
        if (classes[class / 64] >> class % 64 & 1)
            atoms[subject->atom[0][class] / 64] |= UINT64_C(1) << subject->atom[0][class] % 64;
    return atoms;
}

static uint16_t plain_test(const struct grid *grid, uint16_t linked)
{
    uint16_t test = 0;
    while (grid->tests.item[test].bound || !expr_equal(grid->tests.item[test].expr, grid->tests.item[linked].expr->x))
        test++;
    return test;
}

/* Says of a linked test's column what the box says: that it is missing, or there. */
static void settle_linked(const struct lay *lay, uint16_t linked, const uint64_t **atoms)
{
    const struct grid *grid = lay->space.grid;
    uint16_t gone = grid_atoms(&grid->tests.item[linked]), plain = plain_test(grid, linked);
    size_t words = (grid_atoms(&grid->tests.item[plain]) + 63u) / 64;
    bool missing = atoms[linked][gone / 64] >> gone % 64 & 1;
    uint64_t *own = arena_alloc(&lay->meeting->arena, words * sizeof *own);
    for (size_t i = 0; i < words && !missing; i++)
        own[i] = atoms[plain] ? atoms[plain][i] : ~UINT64_C(0);
    if (missing)
        atoms[linked] = NULL;
    own[0] = missing ? 1 : own[0] & ~UINT64_C(1);
    atoms[plain] = own;
}

static const uint64_t **box_atoms(const struct lay *lay, const struct diagram_box *box)
{
    const struct space *space = &lay->space;
    size_t tests = space->grid->tests.count;
    const uint64_t **atoms = arena_alloc(&lay->meeting->arena, (tests + 1) * sizeof *atoms);
    for (uint16_t test = 0; test < tests; test++) {
        const struct subject *subject = &space->subjects.item[space->subject_of[test]];
        const uint64_t *allowed = box->allowed[space->axis_of[test]];
        atoms[test] = allowed && subject->tests == 1 ? atoms_of(lay, subject, allowed) : allowed;
    }
    for (uint16_t test = 0; test < tests; test++)
        if (atoms[test] && test_is_linked(&space->grid->tests.item[test]))
            settle_linked(lay, test, atoms);
    return atoms;
}

static void columns_of(struct lay *lay, struct overlay *overlay)
{
    const struct grid *grid = lay->space.grid;
    const char **column = arena_alloc(lay->arena, (grid->tests.count + 1) * sizeof *column);
    for (size_t i = 0; i < grid->tests.count; i++) {
        bool again = false;
        for (size_t k = 0; k < overlay->columns; k++)
            again = again || !strcmp(column[k], grid->tests.item[i].column);
        if (!again)
            column[overlay->columns++] =
                arena_text(lay->arena, grid->tests.item[i].column, strlen(grid->tests.item[i].column));
    }
    overlay->column = column;
}

static void box_tell(struct lay *lay, struct overlay *overlay, const struct pair *pair, const struct diagram_box *box)
{
    const struct meeting *meeting = lay->meeting;
    const uint64_t **atoms = box_atoms(lay, box);
    const char **cell = arena_alloc(lay->arena, (overlay->columns + 1) * sizeof *cell);
    struct overlay_box told = {.cell = cell, .inputs = box->inputs};
    bool *asked = arena_alloc(&lay->meeting->arena, (lay->space.subjects.count + 1) * sizeof *asked);
    bool exact = true;
    for (size_t c = 0; c < overlay->columns; c++) {
        const char *text = column_cell_text(&meeting->model, &meeting->grid, (const uint64_t *const *)atoms,
                                            overlay->column[c], &exact);
        cell[c] = arena_text(lay->arena, text, strlen(text));
    }
    for (size_t s = 0; s < lay->space.subjects.count; s++)
        asked[s] = box->atoms[s] != NULL;
    const char *doubt = overlay->doubt ? NULL : space_doubt(&lay->space, asked);
    if (doubt)
        overlay->doubt = arena_text(lay->arena, doubt, strlen(doubt));
    overlay->wide = overlay->wide || !exact;
    for (int which = OLD; which <= NEW; which++) {
        told.answer[which] = pair->answer[which];
        told.row[which] = pair->row[which];
    }
    list_push(&overlay->boxes, told);
}

static void pair_tell(struct lay *lay, struct overlay *overlay, uint32_t index)
{
    uint32_t wanted = DIAGRAM_LEAF | (FIRST_PAIR + index);
    uint64_t *set[DIAGRAM_TESTS_MAX] = {0};
    struct diagram_boxes boxes;
    cubes_begin(lay);
    cubes_add(lay, lay->both.root, wanted, set);
    overlay->many = overlay->many || lay->given_up;
    if (lay->given_up)
        return;
    struct diagram gaps = as_gaps(lay, wanted);
    struct diagram_input input = gap_input(lay);
    diagram_boxes(&input, &gaps, lay->space.axes, BOXES_MAX, &lay->meeting->arena, &boxes);
    for (unsigned i = 0; i < boxes.count; i++)
        box_tell(lay, overlay, &lay->pairs.item[index], &boxes.box[i]);
    overlay->more += boxes.more;
    overlay->many = overlay->many || boxes.many;
    mem_free(gaps.kids);
}

/* ---- the whole ---- */

/* Rows of one machine behind what cannot be. */
static struct diagram_input side_input(struct lay *lay, enum which which)
{
    struct diagram_input input = lay->space.input;
    size_t rows = lay->table[which].rows;
    struct diagram_row *row = arena_alloc(&lay->meeting->arena, (lay->impossible + rows + 1) * sizeof *row);
    memcpy(row, input.row, lay->impossible * sizeof *row);
    if (rows)
        memcpy(row + lay->impossible, input.row + lay->impossible + lay->meeting->first[which], rows * sizeof *row);
    for (size_t r = 0; r < rows; r++) /* what cannot be is asked before all levels */
        row[lay->impossible + r].level = (uint16_t)(1 + (lay->table[which].level ? lay->table[which].level[r] : 0));
    input.row = row;
    input.rows = lay->impossible + (uint32_t)rows;
    input.collect = lay->answers[which].collect;
    input.unique = false;
    return input;
}

static void lay_space(struct lay *lay, uint16_t leaf)
{
    struct meeting *meeting = lay->meeting;
    size_t rows = meeting->grid.rows.count;
    uint32_t *pick = arena_alloc(&meeting->arena, (rows + 1) * sizeof *pick);
    for (uint32_t r = 0; r < rows; r++)
        pick[r] = r;
    struct diagram_input input = lower_input(&meeting->model, &meeting->grid, pick, NULL, rows);
    input.collect = lay->answers[OLD].collect || lay->answers[NEW].collect;
    space_open(&lay->space, &meeting->model, &meeting->grid, leaf);
    space_rows(&lay->space, &input, (uint32_t)rows);
    lay->impossible = lay->space.input.impossible;
}

static void lay_both(struct lay *lay, struct overlay *overlay)
{
    struct diagram_facts facts;
    lay->pool = (struct diagram_pool){.diagram = &lay->both, .atoms = lay->space.input.atoms};
    lay->both.root = walk(lay, lay->diagram[OLD].root, lay->diagram[NEW].root);
    pool_release(&lay->pool);
    if (!lay->pairs.count)
        return;
    cubes_begin(lay);
    struct diagram_row none = {0};
    list_push(&lay->cubes, none);
    struct diagram_input input = gap_input(lay);
    struct diagram gaps = as_gaps(lay, 0);
    diagram_facts(&input, &gaps, &lay->meeting->arena, NULL, NULL, &facts);
    mem_free(gaps.kids);
    overlay->inputs = facts.inputs;
    overlay->changed = facts.uncovered;
    columns_of(lay, overlay);
    for (uint32_t i = 0; i < lay->pairs.count; i++)
        pair_tell(lay, overlay, i);
}

static uint16_t joint_leaf(const struct joint *joint, const struct table_side table[2])
{
    for (int which = OLD; which <= NEW; which++)
        if (table[which].leaf != NO_INDEX)
            return joint->side[which].leaves.to[table[which].leaf];
    return NO_INDEX;
}

void overlay_open(struct overlay *overlay, struct joint *joint, const struct table_side table[2],
                  const struct overlay_answers answers[2], struct arena *arena)
{
    struct meeting meeting;
    struct lay lay = {.meeting = &meeting, .table = table, .answers = answers, .arena = arena};
    memset(overlay, 0, sizeof *overlay);
    if (!meeting_open(&meeting, joint, table)) {
        overlay->fault = arena_text(arena, meeting.fault, strlen(meeting.fault));
        meeting_close(&meeting);
        return;
    }
    lay_space(&lay, joint_leaf(joint, table));
    for (enum which which = OLD; which <= NEW; which++) {
        struct diagram_input input = side_input(&lay, which);
        diagram_build(&input, &lay.diagram[which]);
    }
    if (lay.diagram[OLD].exploded || lay.diagram[NEW].exploded)
        overlay->fault = "they are too large for one diagram";
    else
        lay_both(&lay, overlay);
    for (int which = OLD; which <= NEW; which++)
        diagram_release(&lay.diagram[which]);
    diagram_release(&lay.both);
    space_release(&lay.space);
    list_release(&lay.pairs);
    list_release(&lay.cubes);
    meeting_close(&meeting);
}

void overlay_release(struct overlay *overlay)
{
    list_release(&overlay->boxes);
}
