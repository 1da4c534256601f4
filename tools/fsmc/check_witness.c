/* check_witness.c: one input of many, in words an author can follow: every column or variable with a value of its own.
 *
 * Subjects whose values were gone through have one at hand. Where a column is compared with a bound that was not, a
 * value of each is looked for; where that is not simple either, the comparison itself is the answer. */
#include "check_cells.h"
#include "columns.h"
#include "expr.h"
#include "types.h"

struct words { /* ", " between them */
    const struct model *model;
    const char *text;
};

static void word_add(struct words *words, const char *text)
{
    words->text = words->text ? arena_printf(words->model->arena, "%s, %s", words->text, text) : text;
}

static void word_value(struct words *words, const char *name, const char *value)
{
    word_add(words, arena_printf(words->model->arena, "%s = %s", name, value));
}

static int64_t atom_last(const struct grid_test *test, uint16_t atom)
{
    return atom < test->cuts.count ? test->cuts.item[atom] - 1 : test->expr->type.hi;
}

static const char *value_word(const struct model *model, const struct fsm_type *type, int64_t value, bool timer)
{
    if (timer || type->kind == KIND_TIMER)
        return value == FSM_MISSING ? "stopped" : "running";
    if (type->kind == KIND_MASK)
        return value ? "some" : "none";
    if ((type->kind == FSM_TIME || type->kind == FSM_ROW) && value != FSM_MISSING)
        return "some";
    return value_text(model, type, value);
}

/* What an author calls a source: the column it is, the bound it is, or the name it was written by. */
static const char *source_name(const struct space *space, const struct subject *subject, const struct expr *expr,
                               bool *timer)
{
    for (uint16_t i = 0; i < subject->tests; i++) {
        const struct grid_test *test = &space->grid->tests.item[subject->test[i]];
        if (!test->bound && !test->mixed && expr_equal(test->expr, expr)) {
            *timer = test->timer;
            return test->column;
        }
    }
    for (uint16_t i = 0; i < subject->tests; i++) {
        const struct grid_test *test = &space->grid->tests.item[subject->test[i]];
        if (test->bound && expr_equal(test->expr->y, expr))
            return test->bound;
        if (test->bound && expr_equal(test->expr->x, expr))
            return test->column;
    }
    return arena_text(space->model->arena, space->model->source->text + expr->at.offset, expr->at.length);
}

static void joint_words(struct words *words, const struct space *space, const struct subject *subject, uint32_t class)
{
    for (size_t i = 0; i < subject->sources->count; i++) {
        const struct expr *expr = subject->sources->item[i].expr;
        bool timer = false;
        const char *name = source_name(space, subject, expr, &timer);
        int64_t value = subject->value[class * subject->sources->count + i];
        word_value(words, name, value_word(space->model, &expr->type, value, timer));
    }
}

static int64_t example_of(const struct space *space, const struct grid_test *test, uint16_t atom)
{
    const int64_t *known;
    size_t count;
    if (values_known(space->model, test->expr, space->leaf, &known, &count))
        for (size_t i = 0; i < count; i++)
            if (grid_atom_of(test, known[i]) == atom)
                return known[i];
    int64_t lo = grid_atom_value(test, atom);
    return lo == FSM_MISSING ? lo : value_between(lo, atom_last(test, atom));
}

static void plain_words(struct words *words, const struct space *space, const struct subject *subject, uint32_t class)
{
    const struct grid_test *test = &space->grid->tests.item[subject->test[0]];
    uint16_t atom = subject->atom[0][class];
    const struct model *model = space->model;
    if (atom >= grid_atoms(test)) {
        word_value(words, test->column, "missing");
    } else if (test->mixed) {
        word_add(words, atom ? test->text : arena_printf(model->arena, "not (%s)", test->text));
    } else if (test->bound) {
        const char *text = grid_atom_text(model, test, atom);
        bool sign = *text == '<' || *text == '>' || *text == '=';
        word_add(words, arena_printf(model->arena, "%s %s%s", test->column, sign ? "" : "= ", text));
    } else {
        const char *value = value_word(model, &test->expr->type, example_of(space, test, atom), test->timer);
        word_value(words, test->column, value);
    }
}

/* ---- a bound that could not be gone through ---- */

struct meeting {                         /* a column and its one bound, and what is asked of the difference */
    const struct subject *bound, *plain; /* plain may be NULL */
    struct span column, other, difference;
};

static struct span atom_span(const struct grid_test *test, uint16_t atom)
{
    struct span span = {grid_atom_value(test, atom), atom_last(test, atom)};
    if (span.lo == FSM_MISSING && span.hi >= test->expr->type.lo)
        span.lo = test->expr->type.lo;
    return span;
}

/* Finds the column's other tests among the subjects: at most a plain one. */
static bool meeting_open(const struct space *space, const struct subject *subject, const uint16_t *witness,
                         struct meeting *meeting)
{
    const struct grid_test *test = &space->grid->tests.item[subject->test[0]];
    uint32_t class = witness[subject - space->subjects.item];
    *meeting = (struct meeting){.bound = subject};
    if (subject->atom[0][class] >= grid_atoms(test) || test->expr->kind != X_OP || test->expr->op != FSM_OP_SUB)
        return false;
    for (size_t s = 0; s < space->subjects.count; s++) {
        const struct subject *other = &space->subjects.item[s];
        if (other == subject || other->component != subject->component)
            continue;
        if (meeting->plain || space->grid->tests.item[other->test[0]].bound ||
            space->grid->tests.item[other->test[0]].mixed || witness[s] == DIAGRAM_ANY)
            return false;
        meeting->plain = other;
    }
    const struct fsm_type *x = &test->expr->x->type, *y = &test->expr->y->type;
    meeting->column = (struct span){x->lo, x->hi};
    meeting->other = (struct span){y->lo, y->hi};
    meeting->difference = atom_span(test, subject->atom[0][class]);
    if (meeting->plain)
        meeting->column = atom_span(&space->grid->tests.item[meeting->plain->test[0]],
                                    meeting->plain->atom[0][witness[meeting->plain - space->subjects.item]]);
    return meeting->difference.lo != FSM_MISSING && meeting->column.lo != FSM_MISSING && !x->choices && !y->choices;
}

/* A value of the column and one of the bound that differ as asked. */
static bool meeting_solve(const struct meeting *meeting, int64_t *column, int64_t *bound)
{
    const struct span *c = &meeting->column, *b = &meeting->other, *d = &meeting->difference;
    const int64_t try[4] = {value_between(c->lo, c->hi), c->lo, c->hi, 0};
    for (int i = 0; i < 4; i++) {
        __int128 x = i < 3 ? try[i] : (__int128)value_between(b->lo, b->hi) + value_between(d->lo, d->hi);
        __int128 lo = x - d->hi > b->lo ? x - d->hi : b->lo, hi = x - d->lo < b->hi ? x - d->lo : b->hi;
        if (x < c->lo || x > c->hi || lo > hi)
            continue;
        *column = (int64_t)x;
        *bound = value_between((int64_t)lo, (int64_t)hi);
        return true;
    }
    return false;
}

/* Names both; `told` is set for the subjects that need no word of their own then. */
static void bound_words(struct words *words, const struct space *space, const struct subject *subject,
                        const uint16_t *witness, bool *told)
{
    const struct grid_test *test = &space->grid->tests.item[subject->test[0]];
    const struct model *model = space->model;
    struct meeting meeting;
    int64_t column, bound;
    if (!test->bound || subject->sources || !meeting_open(space, subject, witness, &meeting) ||
        !meeting_solve(&meeting, &column, &bound))
        return;
    word_value(words, test->column, value_word(model, &test->expr->x->type, column, false));
    word_value(words, test->bound, value_word(model, &test->expr->y->type, bound, false));
    told[subject - space->subjects.item] = true;
    if (meeting.plain)
        told[meeting.plain - space->subjects.item] = true;
}

const char *witness_text(const struct space *space, const uint16_t *witness, const bool *asked)
{
    struct words words = {.model = space->model};
    bool told[DIAGRAM_TESTS_MAX] = {false};
    for (size_t s = 0; s < space->subjects.count; s++)
        if (witness[s] != DIAGRAM_ANY && (!asked || asked[s]))
            bound_words(&words, space, &space->subjects.item[s], witness, told);
    for (size_t s = 0; s < space->subjects.count; s++) {
        const struct subject *subject = &space->subjects.item[s];
        if (witness[s] == DIAGRAM_ANY || (asked && !asked[s]) || told[s])
            continue;
        if (subject->sources)
            joint_words(&words, space, subject, witness[s]);
        else
            plain_words(&words, space, subject, witness[s]);
    }
    return words.text ? words.text : "any input";
}
