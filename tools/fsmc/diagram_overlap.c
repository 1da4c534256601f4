/* diagram_overlap.c: two rows of one level that match the same input.
 *
 * Pairs are compared row by row. Each row is first laid out as one word per test: the atoms it allows, or
 * where a test has more than 64 atoms the sixty-fourths of them that it touches. Two rows whose words part
 * anywhere have nothing in common; only the few that are left are compared run by run. */
#include "diagram_rows.h"

struct outline {
    const struct diagram_input *input;
    const struct diagram_rows *rows;
    uint64_t *word; /* [lives][tests] */
};

/* The first atom that both rows' cells allow, or DIAGRAM_ANY if there is none. Both ask the test. */
static uint16_t common_atom(const struct diagram_rows *rows, const uint32_t row[2], unsigned test)
{
    const struct diagram_run *a_past, *a = diagram_runs(rows, row[0], test, &a_past);
    const struct diagram_run *b_past, *b = diagram_runs(rows, row[1], test, &b_past);
    while (a < a_past && b < b_past) {
        uint16_t from = a->from > b->from ? a->from : b->from;
        if (from < a->past && from < b->past)
            return from;
        if (a->past <= from)
            a++;
        else
            b++;
    }
    return DIAGRAM_ANY;
}

static uint64_t cell_word(const struct outline *outline, uint32_t row, unsigned test)
{
    uint32_t atoms = outline->input->atoms[test];
    uint32_t scale = atoms > 64 ? atoms : 64; /* 64 atoms or fewer stand for themselves */
    const struct diagram_run *past, *run;
    uint64_t word = 0;
    if (!diagram_asks(outline->rows, row, test))
        return ~(uint64_t)0;
    for (run = diagram_runs(outline->rows, row, test, &past); run < past; run++) {
        uint32_t first = run->from * 64u / scale, last = (run->past - 1u) * 64u / scale;
        word |= ~(uint64_t)0 >> (63 - last) & ~(uint64_t)0 << first;
    }
    return word;
}

static void outline_init(struct outline *outline)
{
    unsigned tests = outline->input->tests;
    uint32_t lives = outline->rows->lives;
    outline->word = mem_resize(NULL, ((size_t)lives * tests + 1) * sizeof *outline->word);
    for (uint32_t i = 0; i < lives; i++)
        for (unsigned test = 0; test < tests; test++)
            outline->word[(size_t)i * tests + test] = cell_word(outline, outline->rows->live[i], test);
}

/* Whether the i-th and j-th live row have an input in common. */
static bool rows_meet(const struct outline *outline, uint32_t i, uint32_t j)
{
    unsigned tests = outline->input->tests;
    const struct diagram_rows *rows = outline->rows;
    const uint64_t *a = outline->word + (size_t)i * tests, *b = outline->word + (size_t)j * tests;
    const uint32_t row[2] = {rows->live[i], rows->live[j]};
    for (unsigned test = 0; test < tests; test++)
        if ((a[test] & b[test]) == 0)
            return false;
    for (uint64_t both = rows->demand[row[0]].asks & rows->demand[row[1]].asks; both != 0; both &= both - 1) {
        unsigned test = (unsigned)__builtin_ctzll(both);
        if (outline->input->atoms[test] > 64 && common_atom(rows, row, test) == DIAGRAM_ANY)
            return false;
    }
    return true;
}

/* One input that both rows match. */
static void rows_witness(const struct diagram_rows *rows, const uint32_t row[2], uint16_t *witness)
{
    uint64_t asks[2] = {rows->demand[row[0]].asks, rows->demand[row[1]].asks};
    for (uint64_t either = asks[0] | asks[1]; either != 0; either &= either - 1) {
        unsigned test = (unsigned)__builtin_ctzll(either);
        const struct diagram_run *past;
        if (asks[0] & asks[1] & either & -either)
            witness[test] = common_atom(rows, row, test);
        else
            witness[test] = diagram_runs(rows, row[asks[0] >> test & 1 ? 0 : 1], test, &past)->from;
    }
}

/* Calls found() for each pair that meets, until it says false. */
static void each_meeting(const struct outline *outline, bool (*found)(void *context, uint32_t a, uint32_t b),
                         void *context)
{
    const struct diagram_rows *rows = outline->rows;
    for (uint32_t i = 0; i < rows->lives; i++) {
        uint16_t level = rows->demand[rows->live[i]].level;
        if (rows->live[i] < outline->input->impossible)
            continue;
        for (uint32_t j = i + 1; j < rows->lives && rows->demand[rows->live[j]].level == level; j++)
            if (rows_meet(outline, i, j) && !found(context, rows->live[i], rows->live[j]))
                return;
    }
}

void diagram_overlaps(const struct diagram_input *input, bool (*found)(void *context, uint32_t a, uint32_t b),
                      void *context)
{
    struct diagram_rows rows;
    diagram_rows_init(&rows, input);
    struct outline outline = {.input = input, .rows = &rows};
    outline_init(&outline);
    each_meeting(&outline, found, context);
    mem_free(outline.word);
    diagram_rows_release(&rows);
}

struct first_pair { /* the first that is not allowed */
    bool (*same)(void *context, uint32_t a, uint32_t b);
    void *context;
    uint32_t *row;
    bool found;
};

static bool first_found(void *context, uint32_t a, uint32_t b)
{
    struct first_pair *first = context;
    if (first->same && first->same(first->context, a, b))
        return true;
    first->row[0] = a;
    first->row[1] = b;
    first->found = true;
    return false;
}

bool diagram_overlap(const struct diagram_input *input, const struct diagram_rows *rows,
                     bool (*same)(void *context, uint32_t a, uint32_t b), void *context, uint32_t row[2],
                     uint16_t *witness)
{
    struct outline outline = {.input = input, .rows = rows};
    struct first_pair first = {.same = same, .context = context, .row = row};
    outline_init(&outline);
    each_meeting(&outline, first_found, &first);
    if (first.found)
        rows_witness(rows, row, witness);
    mem_free(outline.word);
    return first.found;
}
