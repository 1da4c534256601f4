/* diagram_boxes.c: the gaps of a table as few large boxes.
 *
 * A box begins as the heaviest way to a gap, or where there is no diagram as one input without an answer. It is then
 * widened, test by test, as far as every row still refuses it: a row that refuses it by one test alone forbids its
 * atoms there, and all others may join. Boxes already found refuse like rows, so that no two have an input in common.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "diagram_region.h"
#include "diagram_rows.h"
#include "list.h"

#define BOX_WORK_MAX 12000000u /* cells looked at: some hundredths of a second */

struct refusal {                 /* a row, or a box found before */
    const uint64_t *const *cell; /* [tests]: NULL where it asks nothing */
};

struct maker {
    const struct diagram_input *input;
    const struct diagram_axes *axes;
    struct diagram_axes own[DIAGRAM_TESTS_MAX]; /* of a test that is one axis */
    uint32_t first_axis[DIAGRAM_TESTS_MAX + 1];
    struct arena *arena;
    struct refusal *refusal;
    uint64_t *by;                      /* [refusals]: the tests by which each refuses the box being made */
    uint64_t *word[DIAGRAM_TESTS_MAX]; /* [refusals]: the cells, of tests of 64 atoms or fewer */
    size_t refusals, room;
    uint64_t *set[DIAGRAM_TESTS_MAX];       /* the box: its atoms, per test */
    uint64_t *forbidden[DIAGRAM_TESTS_MAX]; /* atoms a row would lose its refusal by */
    uint64_t *wider[DIAGRAM_TESTS_MAX];     /* scratch */
    uint64_t **value, **base;               /* per axis: the values tried, and those of the box */
    uint64_t work;
    LIST(struct diagram_box) found;
};

static size_t words_of(uint32_t bits)
{
    return (bits + 63u) / 64;
}

static bool has_bit(const uint64_t *set, uint32_t bit)
{
    return set[bit / 64] >> bit % 64 & 1;
}

static void set_bit(uint64_t *set, uint32_t bit)
{
    set[bit / 64] |= UINT64_C(1) << bit % 64;
}

static bool meets(const uint64_t *a, const uint64_t *b, size_t words, uint32_t bits)
{
    for (size_t i = 0; i + 1 < words; i++)
        if ((a[i] & b[i]) != 0)
            return true;
    uint64_t last = a[words - 1] & b[words - 1];
    return (bits % 64 == 0 ? last : last & ~(~UINT64_C(0) << bits % 64)) != 0;
}

static bool is_full(const uint64_t *set, uint32_t bits)
{
    for (uint32_t i = 0; i < bits; i++)
        if (!has_bit(set, i))
            return false;
    return true;
}

/* ---- what refuses ---- */

static void refusal_add(struct maker *maker, const uint64_t *const *cell)
{
    if (maker->refusals == maker->room) {
        maker->room = maker->room ? maker->room * 2 : maker->input->rows + 16u;
        maker->refusal = mem_resize(maker->refusal, maker->room * sizeof *maker->refusal);
        maker->by = mem_resize(maker->by, maker->room * sizeof *maker->by);
        for (unsigned test = 0; test < maker->input->tests; test++)
            if (maker->input->atoms[test] <= 64)
                maker->word[test] = mem_resize(maker->word[test], maker->room * sizeof **maker->word);
    }
    for (unsigned test = 0; test < maker->input->tests; test++)
        if (maker->word[test])
            maker->word[test][maker->refusals] = cell[test] ? cell[test][0] : ~UINT64_C(0);
    maker->by[maker->refusals] = 0;
    maker->refusal[maker->refusals++] = (struct refusal){.cell = cell};
}

static void refusals_of_rows(struct maker *maker)
{
    const struct diagram_input *input = maker->input;
    for (uint32_t r = input->impossible; r < input->rows; r++) {
        const uint64_t **cell = arena_alloc(maker->arena, (input->tests + 1u) * sizeof *cell);
        for (unsigned i = 0; i < input->row[r].cells; i++)
            cell[input->row[r].cell[i].test] = input->row[r].cell[i].atoms;
        refusal_add(maker, cell);
    }
}

static void refuse_by(struct maker *maker, unsigned test)
{
    uint32_t atoms = maker->input->atoms[test];
    size_t words = words_of(atoms);
    uint64_t bit = UINT64_C(1) << test, set = maker->set[test][0] & (~UINT64_C(0) >> (63 - (atoms - 1) % 64));
    const uint64_t *word = maker->word[test];
    for (size_t i = 0; word && i < maker->refusals; i++)
        maker->by[i] = (maker->by[i] & ~bit) | ((word[i] & set) == 0 ? bit : 0);
    for (size_t i = 0; !word && i < maker->refusals; i++) {
        const uint64_t *cell = maker->refusal[i].cell[test];
        bool refuses = cell && !meets(cell, maker->set[test], words, atoms);
        maker->by[i] = (maker->by[i] & ~bit) | (refuses ? bit : 0);
    }
    maker->work += word ? maker->refusals : maker->refusals * words;
}

/* The atoms that would cost a row its only refusal. */
static void forbid(struct maker *maker)
{
    for (unsigned test = 0; test < maker->input->tests; test++)
        memset(maker->forbidden[test], 0, words_of(maker->input->atoms[test]) * sizeof **maker->forbidden);
    for (size_t i = 0; i < maker->refusals; i++) {
        uint64_t by = maker->by[i];
        assert(by != 0); /* a box holds no input that a row answers */
        if ((by & (by - 1)) != 0)
            continue;
        unsigned test = (unsigned)__builtin_ctzll(by);
        for (size_t word = 0; word < words_of(maker->input->atoms[test]); word++)
            maker->forbidden[test][word] |= maker->refusal[i].cell[test][word];
    }
    maker->work += maker->refusals;
}

/* ---- axes ---- */

/* The atoms whose values on every axis of the test are in the box. */
static void atoms_of_values(const struct maker *maker, unsigned test, uint64_t *atoms)
{
    const struct diagram_axes *axes = &maker->axes[test];
    uint64_t *const *value = maker->value + maker->first_axis[test];
    memset(atoms, 0, words_of(maker->input->atoms[test]) * sizeof *atoms);
    for (uint32_t atom = 0; atom < maker->input->atoms[test]; atom++) {
        bool inside = true;
        for (unsigned axis = 0; axis < axes->axes && inside; axis++)
            inside = has_bit(value[axis], axes->value[axis][atom]);
        if (inside)
            set_bit(atoms, atom);
    }
}

/* Whether a value would come in that a box has alone, or join one that is alone. */
static bool is_lone(const struct diagram_axes *axes, unsigned axis, const uint64_t *value, uint32_t one)
{
    uint16_t lone = axes->lone ? axes->lone[axis] : DIAGRAM_ANY;
    return lone != DIAGRAM_ANY && one != UINT32_MAX && (one == lone || has_bit(value, lone));
}

/* Sets the values of one axis to all of them, or to one more; keeps it if nothing forbidden comes in. */
static void axis_try(struct maker *maker, unsigned test, unsigned axis, uint32_t one)
{
    const struct diagram_axes *axes = &maker->axes[test];
    uint64_t *value = maker->value[maker->first_axis[test] + axis];
    if (is_lone(axes, axis, value, one))
        return;
    size_t words = words_of(axes->values[axis]), atoms = maker->input->atoms[test];
    uint64_t *before = mem_resize(NULL, words * sizeof *before);
    memcpy(before, value, words * sizeof *value);
    for (uint32_t i = 0; i < axes->values[axis]; i++)
        if (one == UINT32_MAX || i == one)
            set_bit(value, i);
    atoms_of_values(maker, test, maker->wider[test]);
    if (meets(maker->wider[test], maker->forbidden[test], words_of((uint32_t)atoms), (uint32_t)atoms))
        memcpy(value, before, words * sizeof *value);
    mem_free(before);
    maker->work += atoms;
}

static void axes_copy(const struct maker *maker, unsigned test, uint64_t *const *from, uint64_t *const *to)
{
    const struct diagram_axes *axes = &maker->axes[test];
    for (unsigned i = 0, at = maker->first_axis[test]; i < axes->axes; i++)
        memcpy(to[at + i], from[at + i], words_of(axes->values[i]) * sizeof **to);
}

static void axes_widen(struct maker *maker, unsigned test)
{
    const struct diagram_axes *axes = &maker->axes[test];
    axes_copy(maker, test, maker->base, maker->value);
    for (unsigned axis = axes->axes; axis-- > 0;)
        axis_try(maker, test, axis, UINT32_MAX);
    for (unsigned axis = 0; axis < axes->axes; axis++)
        for (uint32_t i = 0; i < axes->values[axis]; i++)
            if (!has_bit(maker->value[maker->first_axis[test] + axis], i))
                axis_try(maker, test, axis, i);
    atoms_of_values(maker, test, maker->wider[test]);
}

/* A box of a test with several axes begins at the heaviest of its atoms: the others may not be a product. */
static void axes_begin(struct maker *maker, unsigned test)
{
    const struct diagram_axes *axes = &maker->axes[test];
    uint32_t best = UINT32_MAX;
    for (uint32_t atom = 0; atom < maker->input->atoms[test]; atom++)
        if (has_bit(maker->set[test], atom) &&
            (best == UINT32_MAX || diagram_weight(maker->input, test, atom) > diagram_weight(maker->input, test, best)))
            best = atom;
    for (unsigned axis = 0; axis < axes->axes; axis++) {
        uint64_t *value = maker->value[maker->first_axis[test] + axis];
        memset(value, 0, words_of(axes->values[axis]) * sizeof *value);
        set_bit(value, axes->value[axis][best]);
    }
    axes_copy(maker, test, maker->value, maker->base);
    atoms_of_values(maker, test, maker->set[test]);
}

/* ---- a box ---- */

static double set_inputs(const struct maker *maker, unsigned test, const uint64_t *set)
{
    double inputs = 0;
    for (uint32_t atom = 0; atom < maker->input->atoms[test]; atom++)
        if (has_bit(set, atom))
            inputs += diagram_weight(maker->input, test, atom);
    return inputs;
}

/* All atoms of a test that are not forbidden; of a lone one and others only those it began with. */
static void atoms_widen(struct maker *maker, unsigned test)
{
    const struct diagram_axes *axes = &maker->axes[test];
    uint32_t atoms = maker->input->atoms[test];
    uint64_t *wider = maker->wider[test];
    for (size_t word = 0; word < words_of(atoms); word++)
        wider[word] = ~maker->forbidden[test][word];
    if (!axes->lone || axes->lone[0] == DIAGRAM_ANY || is_full(wider, atoms))
        return;
    for (uint32_t atom = 0; atom < atoms; atom++) { /* such a test has its atoms in order of their values */
        bool lone = axes->value[0][atom] == axes->lone[0];
        if (lone && !has_bit(maker->set[test], atom))
            wider[atom / 64] &= ~(UINT64_C(1) << atom % 64);
        if (lone && has_bit(maker->set[test], atom))
            memcpy(wider, maker->set[test], words_of(atoms) * sizeof *wider);
    }
}

/* How wide the test could become; `wider` is it. */
static double could_be(struct maker *maker, unsigned test)
{
    if (maker->axes[test].axes > 1)
        axes_widen(maker, test);
    else
        atoms_widen(maker, test);
    return set_inputs(maker, test, maker->wider[test]) / set_inputs(maker, test, maker->set[test]);
}

/* Widens the test that gains most, the last among equals, until none gains. */
static void box_widen(struct maker *maker)
{
    unsigned tests = maker->input->tests;
    uint64_t left = tests == 64 ? ~UINT64_C(0) : (UINT64_C(1) << tests) - 1;
    for (unsigned test = 0; test < tests; test++) {
        if (maker->axes[test].axes > 1)
            axes_begin(maker, test);
        refuse_by(maker, test);
    }
    while (left) {
        unsigned best = tests;
        double most = 0;
        forbid(maker);
        for (unsigned test = 0; test < tests; test++) {
            double gain = left >> test & 1 ? could_be(maker, test) : 0;
            if (gain >= most && gain > 0)
                most = gain, best = test;
        }
        if (best == tests)
            break;
        memcpy(maker->set[best], maker->wider[best], words_of(maker->input->atoms[best]) * sizeof **maker->set);
        if (maker->axes[best].axes > 1)
            axes_copy(maker, best, maker->value, maker->base);
        left &= ~(UINT64_C(1) << best);
        refuse_by(maker, best);
    }
}

static const uint64_t *keep_bits(struct maker *maker, const uint64_t *set, uint32_t bits)
{
    if (is_full(set, bits))
        return NULL;
    uint64_t *kept = arena_alloc(maker->arena, words_of(bits) * sizeof *kept);
    memcpy(kept, set, words_of(bits) * sizeof *kept);
    return kept;
}

static void box_keep(struct maker *maker, struct diagram_box *box)
{
    unsigned tests = maker->input->tests;
    box->inputs = 1;
    box->atoms = arena_alloc(maker->arena, (tests + 1) * sizeof *box->atoms);
    box->allowed = arena_alloc(maker->arena, (maker->first_axis[tests] + 1) * sizeof *box->allowed);
    for (unsigned test = 0; test < tests; test++) {
        uint32_t axis = maker->first_axis[test];
        box->inputs *= set_inputs(maker, test, maker->set[test]);
        box->atoms[test] = keep_bits(maker, maker->set[test], maker->input->atoms[test]);
        if (maker->axes[test].axes == 1)
            box->allowed[axis] = box->atoms[test];
        for (unsigned i = 0; maker->axes[test].axes > 1 && i < maker->axes[test].axes; i++)
            box->allowed[axis + i] = keep_bits(maker, maker->base[axis + i], maker->axes[test].values[i]);
    }
    refusal_add(maker, box->atoms);
}

static void maker_init(struct maker *maker)
{
    unsigned tests = maker->input->tests;
    if (!maker->axes) {
        for (unsigned test = 0; test < tests; test++)
            maker->own[test] = (struct diagram_axes){.axes = 1};
        maker->axes = maker->own;
    }
    for (unsigned test = 0; test < tests; test++) {
        size_t size = words_of(maker->input->atoms[test]) * sizeof(uint64_t);
        maker->first_axis[test + 1] = maker->first_axis[test] + maker->axes[test].axes;
        maker->set[test] = arena_alloc(maker->arena, size);
        maker->forbidden[test] = arena_alloc(maker->arena, size);
        maker->wider[test] = arena_alloc(maker->arena, size);
    }
    maker->value = arena_alloc(maker->arena, (maker->first_axis[tests] + 1) * sizeof *maker->value);
    maker->base = arena_alloc(maker->arena, (maker->first_axis[tests] + 1) * sizeof *maker->base);
    for (unsigned test = 0; test < tests; test++)
        for (unsigned i = 0; maker->axes[test].axes > 1 && i < maker->axes[test].axes; i++) {
            size_t size = words_of(maker->axes[test].values[i]) * sizeof(uint64_t);
            maker->value[maker->first_axis[test] + i] = arena_alloc(maker->arena, size);
            maker->base[maker->first_axis[test] + i] = arena_alloc(maker->arena, size);
        }
    refusals_of_rows(maker);
}

/* ---- all boxes ---- */

static void witness_of(const struct maker *maker, uint16_t *witness)
{
    for (unsigned test = 0; test < maker->input->tests; test++) {
        uint16_t atom = 0;
        while (!has_bit(maker->set[test], atom))
            atom++;
        witness[test] = atom;
    }
}

/* Takes boxes off the region until it is empty; past `most` only while that is quick. False if it was given up. */
static bool boxes_of_region(struct maker *maker, struct region *region, unsigned most)
{
    while (!region_is_empty(region)) {
        struct diagram_box box = {0};
        if (maker->found.count >= most && (maker->work > BOX_WORK_MAX || region_is_large(region)))
            return false;
        box.witness = arena_alloc(maker->arena, (maker->input->tests + 1u) * sizeof *box.witness);
        region_heaviest(region, maker->set);
        for (unsigned test = 0; test < maker->input->tests; test++)
            if (maker->axes[test].axes > 1)
                axes_begin(maker, test);
        witness_of(maker, box.witness);
        box_widen(maker);
        box_keep(maker, &box);
        region_take(region, maker->set);
        list_push(&maker->found, box);
    }
    return true;
}

/* Without a diagram: the boxes found so far become rows, and the search goes on. */
static bool search(struct maker *maker, uint16_t *gap)
{
    const struct diagram_input *input = maker->input;
    size_t found = maker->refusals - (input->rows - input->impossible);
    struct diagram_input all = *input;
    struct diagram_row *row = mem_resize(NULL, (input->rows + found + 1) * sizeof *row);
    struct diagram_cell *cell = mem_resize(NULL, (found * input->tests + 1) * sizeof *cell), *next = cell;
    struct diagram_rows rows;
    memcpy(row, input->row, input->rows * sizeof *row);
    for (size_t i = 0; i < found; i++) {
        const uint64_t *const *box = maker->refusal[input->rows - input->impossible + i].cell;
        row[all.rows] = (struct diagram_row){.cell = next, .level = UINT16_MAX};
        for (uint16_t test = 0; test < input->tests; test++)
            if (box[test])
                *next++ = (struct diagram_cell){.test = test, .atoms = box[test]};
        row[all.rows].cells = (uint16_t)(next - row[all.rows].cell);
        all.rows++;
    }
    all.row = row;
    diagram_rows_init(&rows, &all);
    bool good = diagram_search(&all, &rows, gap);
    diagram_rows_release(&rows);
    mem_free(row);
    mem_free(cell);
    return good;
}

static void boxes_of_search(struct maker *maker, unsigned most)
{
    while (maker->found.count < most && maker->work <= BOX_WORK_MAX) {
        struct diagram_box box = {0};
        box.witness = arena_alloc(maker->arena, (maker->input->tests + 1u) * sizeof *box.witness);
        if (!search(maker, box.witness))
            return;
        for (unsigned test = 0; test < maker->input->tests; test++) {
            memset(maker->set[test], 0, words_of(maker->input->atoms[test]) * sizeof **maker->set);
            set_bit(maker->set[test], box.witness[test]);
        }
        box_widen(maker);
        box_keep(maker, &box);
        list_push(&maker->found, box);
    }
}

static int by_inputs(const void *left, const void *right)
{
    const struct diagram_box *a = left, *b = right;
    if (a->inputs != b->inputs)
        return a->inputs > b->inputs ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

static void boxes_sort(struct maker *maker, unsigned most, struct diagram_boxes *boxes)
{
    size_t count = maker->found.count, kept = count < most ? count : most;
    for (size_t i = 0; i < count; i++)
        maker->found.item[i].order = (uint32_t)i;
    if (count > 1)
        qsort(maker->found.item, count, sizeof *maker->found.item, by_inputs);
    boxes->box = arena_alloc(maker->arena, (kept + 1) * sizeof *boxes->box);
    if (kept)
        memcpy(boxes->box, maker->found.item, kept * sizeof *boxes->box);
    boxes->count = (unsigned)kept;
    boxes->more = (unsigned)(count - kept);
}

void diagram_boxes(const struct diagram_input *input, const struct diagram *diagram, const struct diagram_axes *axes,
                   unsigned most, struct arena *arena, struct diagram_boxes *boxes)
{
    struct maker maker = {.input = input, .axes = axes, .arena = arena};
    memset(boxes, 0, sizeof *boxes);
    maker_init(&maker);
    if (diagram->exploded) {
        boxes_of_search(&maker, most);
        boxes->many = true;
    } else {
        struct region region;
        region_open(&region, input, diagram);
        boxes->many = !boxes_of_region(&maker, &region, most);
        region_release(&region);
    }
    boxes_sort(&maker, most, boxes);
    list_release(&maker.found);
    mem_free(maker.refusal);
    mem_free(maker.by);
    for (unsigned test = 0; test < input->tests; test++)
        mem_free(maker.word[test]);
}
