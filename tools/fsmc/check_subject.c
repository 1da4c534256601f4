/* check_subject.c: see check_subject.h. */
#include "check_subject.h"

#include <stdlib.h>
#include <string.h>

#include "columns.h"

#define COMBINATIONS_MAX 131072 /* values of one component's sources: a few milliseconds */

/* ---- a subject of one test ---- */

static void subject_make(struct space *space, struct subject *subject, uint16_t tests, uint32_t classes)
{
    struct arena *arena = space->model->arena;
    *subject = (struct subject){.tests = tests, .classes = classes};
    subject->test = arena_alloc(arena, tests * sizeof *subject->test);
    subject->inputs = arena_alloc(arena, (classes + 1) * sizeof *subject->inputs);
    subject->atom = arena_alloc(arena, tests * sizeof *subject->atom);
    for (uint16_t i = 0; i < tests; i++)
        subject->atom[i] = arena_alloc(arena, (classes + 1) * sizeof **subject->atom);
}

/* How many inputs an atom of a test stands for; 0 if none of its values can be. */
static double atom_inputs(const struct grid_test *test, uint16_t atom, const int64_t *known, size_t count)
{
    const struct fsm_type *type = &test->expr->type;
    double inputs = 0;
    if (atom >= grid_atoms(test))
        return 1;
    int64_t lo = grid_atom_value(test, atom);
    int64_t hi = atom < test->cuts.count ? test->cuts.item[atom] - 1 : type->hi;
    for (size_t i = 0; known && i < count; i++)
        inputs += grid_atom_of(test, known[i]) == atom;
    if (known)
        return inputs;
    bool with_missing = lo == FSM_MISSING && hi >= type->lo; /* no cut parts missing from what follows */
    if (test->bound || test->mixed || type->kind == FSM_DURATION || type->kind == FSM_TIME)
        return 1 + with_missing;
    if (with_missing)
        return (double)hi - (double)type->lo + 2;
    return lo == FSM_MISSING ? 1 : (double)hi - (double)lo + 1;
}

void subject_plain(struct space *space, uint16_t index, struct subject *subject)
{
    const struct grid_test *test = &space->grid->tests.item[index];
    const int64_t *known = NULL;
    size_t count = 0;
    if (!test->bound && !test->mixed)
        values_known(space->model, test->expr, space->leaf, &known, &count);
    subject_make(space, subject, 1, space_atoms(test));
    subject->test[0] = index;
    subject->classes = 0;
    for (uint16_t atom = 0; atom < space_atoms(test); atom++) {
        double inputs = atom_inputs(test, atom, known, count);
        if (inputs <= 0)
            continue;
        subject->atom[0][subject->classes] = atom;
        subject->inputs[subject->classes++] = inputs;
    }
    if (subject->classes == 0) /* nothing can be: asked as if all could */
        for (; subject->classes < space_atoms(test); subject->classes++) {
            subject->atom[0][subject->classes] = (uint16_t)subject->classes;
            subject->inputs[subject->classes] = 1;
        }
}

/* ---- a subject of several ---- */

struct combination {
    uint64_t key; /* the atoms of its tests, as one number */
    double inputs;
    uint32_t first; /* the first that has this key */
};

static int combination_compare(const void *a, const void *b)
{
    const struct combination *x = a, *y = b;
    if (x->key != y->key)
        return x->key < y->key ? -1 : 1;
    return (x->first > y->first) - (x->first < y->first);
}

/* The n-th combination of values; the last source runs fastest. */
static double values_at(const source_list *sources, uint32_t n, int64_t *value)
{
    double inputs = 1;
    for (size_t i = sources->count; i-- > 0;) {
        const struct source_value *one = &sources->item[i].values.item[n % sources->item[i].values.count];
        n /= (uint32_t)sources->item[i].values.count;
        value[i] = one->value;
        inputs *= one->inputs;
    }
    return inputs;
}

static uint64_t key_of(const struct space *space, const struct component *component, const int64_t *value)
{
    uint64_t key = 0;
    for (size_t i = 0; i < component->tests.count; i++) {
        const struct grid_test *test = &space->grid->tests.item[component->tests.item[i]];
        int64_t v = sources_value(space->model, &component->sources, value, test->expr);
        bool gone = v == FSM_MISSING && test_is_linked(test);
        key = key * space_atoms(test) + (gone ? grid_atoms(test) : grid_atom_of(test, v));
    }
    return key;
}

static bool keys_fit(const struct space *space, const struct component *component)
{
    uint64_t keys = 1;
    for (size_t i = 0; i < component->tests.count; i++) {
        uint64_t atoms = space_atoms(&space->grid->tests.item[component->tests.item[i]]);
        if (keys > UINT64_MAX / atoms)
            return false;
        keys *= atoms;
    }
    return true;
}

static void subject_class(struct space *space, const struct component *component, struct subject *subject,
                          const struct combination *one)
{
    uint64_t key = one->key;
    uint32_t class = subject->classes++;
    for (uint16_t i = subject->tests; i-- > 0;) {
        uint64_t atoms = space_atoms(&space->grid->tests.item[component->tests.item[i]]);
        subject->atom[i][class] = (uint16_t)(key % atoms);
        key /= atoms;
    }
    subject->inputs[class] = one->inputs;
    values_at(subject->sources, one->first, subject->value + class * subject->sources->count);
}

/* Counts whole milliseconds nowhere: where they had to be gone through, each class is one case. */
static bool counts_cases(const source_list *sources)
{
    for (size_t i = 0; i < sources->count; i++)
        if (sources->item[i].whole && sources->item[i].cases)
            return true;
    return false;
}

static uint32_t combinations_merge(struct combination *all, uint32_t count, bool cases)
{
    uint32_t kept = 0;
    if (count > 1)
        qsort(all, count, sizeof *all, combination_compare);
    for (uint32_t i = 0; i < count; i++) {
        if (!kept || all[kept - 1].key != all[i].key)
            all[kept++] = all[i];
        else if (!cases)
            all[kept - 1].inputs += all[i].inputs;
    }
    for (uint32_t i = 0; cases && i < kept; i++)
        all[i].inputs = 1;
    return kept;
}

bool subject_joint(struct space *space, struct component *component, struct subject *subject)
{
    struct model *model = space->model;
    source_list *sources = &component->sources;
    for (size_t i = 0; i < component->tests.count; i++) {
        const struct grid_test *test = &space->grid->tests.item[component->tests.item[i]];
        sources_cut(sources, test->expr, test->cuts.item, test->cuts.count);
    }
    if (!keys_fit(space, component) || !sources_fill(model, sources, space->leaf, COMBINATIONS_MAX))
        return false;
    uint32_t count = 1, kept;
    for (size_t i = 0; i < sources->count; i++)
        count *= (uint32_t)sources->item[i].values.count;
    struct combination *all = mem_resize(NULL, count * sizeof *all);
    int64_t *value = mem_resize(NULL, (sources->count + 1) * sizeof *value);
    for (uint32_t n = 0; n < count; n++) {
        double inputs = values_at(sources, n, value);
        all[n] = (struct combination){key_of(space, component, value), inputs, n};
    }
    mem_free(value);
    kept = combinations_merge(all, count, counts_cases(sources));
    bool good = kept < UINT16_MAX;
    if (good) {
        subject_make(space, subject, (uint16_t)component->tests.count, kept);
        memcpy(subject->test, component->tests.item, subject->tests * sizeof *subject->test);
        subject->sources = arena_alloc(model->arena, sizeof *subject->sources);
        *subject->sources = *sources;
        subject->value = arena_alloc(model->arena, (kept * sources->count + 1) * sizeof *subject->value);
        subject->classes = 0;
        for (uint32_t i = 0; i < kept; i++)
            subject_class(space, component, subject, &all[i]);
        *sources = (source_list){0};
    }
    mem_free(all);
    return good;
}
