/* diagram.c: the walk from rows to diagram.
 *
 * One call of descend() answers for a list of rows still alive before a test. The next test is the first that
 * any of them asks; its atoms are swept in order, and where a row's run begins or ends the row is toggled in
 * the list and the walk goes on below. Equal lists are walked once. Lists are cut after a row that asks
 * nothing more, since no later row can be the answer; when all rows alive ask one last test, the node is
 * painted row by row without going below.
 *
 * The work is bounded: a table whose diagram grows out of proportion is given up, not waited for. */
#include "diagram.h"

#include <assert.h>
#include <string.h>

#include "diagram_pool.h"
#include "diagram_rows.h"

#define KIDS_MAX 24000000u /* 96 MB */
#define SETS_MAX 2000000u  /* 16 MB, and as much again for their index */
#define WORK_MAX 64000000u /* rows copied and atoms filled: well under a second */

struct level {              /* scratch of the node being made for one test; there is one at a time */
    uint32_t *kid;          /* [atoms] */
    uint32_t *mark;         /* [atoms + 1]: sweep: where the atom's toggles end; paint: the next atom not painted */
    uint32_t *toggle;       /* rows whose run begins or ends, by atom, then in order */
    uint32_t *list, *spare; /* the rows alive at the atom; both have list_room */
    uint32_t rows;          /* in list */
    uint32_t common;        /* of them do not ask the test and are alive at every atom */
    size_t toggle_room, list_room;
};

struct walk {
    const struct diagram_input *input;
    struct diagram *diagram;
    struct diagram_rows rows;
    struct diagram_pool pool;
    struct level level[DIAGRAM_TESTS_MAX];
    uint64_t work;
};

static bool walk_exploded(struct walk *walk)
{
    const struct diagram *diagram = walk->diagram;
    if (diagram->nodes > walk->input->max_nodes || diagram->kid_count > KIDS_MAX || diagram->set_count > SETS_MAX ||
        walk->work > WORK_MAX)
        walk->diagram->exploded = true;
    return walk->diagram->exploded;
}

/* How many rows of the list can still be part of an answer, and what they ask from `test` on. */
static uint32_t list_cut(const struct walk *walk, unsigned test, const uint32_t *row, uint32_t rows, uint64_t *asked)
{
    const struct diagram_demand *demand = walk->rows.demand;
    uint64_t ahead = test < DIAGRAM_TESTS_MAX ? ~(uint64_t)0 << test : 0;
    unsigned last_level = UINT16_MAX;
    *asked = 0;
    for (uint32_t i = 0; i < rows; i++) {
        uint64_t asks = demand[row[i]].asks & ahead;
        if (demand[row[i]].level > last_level)
            return i;
        *asked |= asks;
        if (asks == 0 && !walk->input->collect)
            return i + 1;
        if (asks == 0)
            last_level = demand[row[i]].level;
    }
    return rows;
}

static uint32_t leaf(struct walk *walk, const uint32_t *row, uint32_t rows)
{
    uint64_t set = 0;
    if (!walk->input->collect)
        return rows > 0 ? DIAGRAM_LEAF | row[0] : DIAGRAM_NONE;
    for (uint32_t i = 0; i < rows; i++)
        set |= (uint64_t)1 << row[i];
    return pool_set(&walk->pool, set);
}

/* The first atom at or after `atom` that is not painted; halves the way for the next who asks. */
static uint32_t unpainted(uint32_t *next, uint32_t atom)
{
    while (next[atom] != atom) {
        next[atom] = next[next[atom]];
        atom = next[atom];
    }
    return atom;
}

/* Gives the atoms from..past-1 that have no answer yet this one; returns how many. */
static uint32_t paint_run(struct level *level, uint32_t from, uint32_t past, uint32_t answer)
{
    uint32_t painted = 0;
    for (uint32_t atom = unpainted(level->mark, from); atom < past; atom = unpainted(level->mark, atom)) {
        level->kid[atom] = answer;
        level->mark[atom] = atom + 1;
        painted++;
    }
    return painted;
}

/* The node for rows that ask no test but this one, under `first`. */
static uint32_t paint(struct walk *walk, unsigned test, const uint32_t *row, uint32_t rows)
{
    struct level *level = &walk->level[test];
    uint32_t atoms = walk->input->atoms[test], bare = atoms;
    for (uint32_t i = 0; i <= atoms; i++)
        level->mark[i] = i;
    for (uint32_t i = 0; i < rows && bare > 0; i++) {
        const struct diagram_run *past, *run;
        uint32_t answer = DIAGRAM_LEAF | row[i];
        if (!diagram_asks(&walk->rows, row[i], test))
            bare -= paint_run(level, 0, atoms, answer);
        else
            for (run = diagram_runs(&walk->rows, row[i], test, &past); run < past; run++)
                bare -= paint_run(level, run->from, run->past, answer);
    }
    if (bare > 0)
        paint_run(level, 0, atoms, DIAGRAM_NONE);
    walk->work += rows + atoms;
    return pool_node(&walk->pool, test, level->kid);
}

static void level_reserve(struct level *level, uint32_t rows)
{
    size_t room = level->list_room;
    level->spare = pool_reserve(level->spare, rows, &room, sizeof *level->spare);
    level->list = pool_reserve(level->list, rows, &level->list_room, sizeof *level->list);
    level->rows = level->common = 0;
}

/* Counts the toggles at each atom, and starts the list with the rows that allow atom 0. */
static uint32_t level_count(struct walk *walk, unsigned test, const uint32_t *row, uint32_t rows)
{
    struct level *level = &walk->level[test];
    uint32_t atoms = walk->input->atoms[test], toggles = 0;
    level_reserve(level, rows);
    memset(level->mark, 0, atoms * sizeof *level->mark);
    for (uint32_t i = 0; i < rows; i++) {
        const struct diagram_run *past, *run;
        if (!diagram_asks(&walk->rows, row[i], test)) {
            level->list[level->rows++] = row[i];
            level->common++;
            continue;
        }
        run = diagram_runs(&walk->rows, row[i], test, &past);
        if (run->from == 0)
            level->list[level->rows++] = row[i];
        for (; run < past; run++) {
            level->mark[run->from]++;
            if (run->past < atoms)
                level->mark[run->past]++;
            toggles += 2;
        }
    }
    return toggles;
}

/* Sorts the toggles by atom: afterwards those of an atom end at its mark and begin at the one before. A run
 * from atom 0 leaves its row among atom 0's toggles, where nobody looks. */
static void level_open(struct walk *walk, unsigned test, const uint32_t *row, uint32_t rows)
{
    struct level *level = &walk->level[test];
    uint32_t atoms = walk->input->atoms[test];
    uint32_t toggles = level_count(walk, test, row, rows), sum = 0;
    walk->work += rows + atoms + toggles;
    level->toggle = pool_reserve(level->toggle, toggles, &level->toggle_room, sizeof *row);
    for (uint32_t atom = 0; atom < atoms; atom++) {
        uint32_t count = level->mark[atom];
        level->mark[atom] = sum;
        sum += count;
    }
    for (uint32_t i = 0; i < rows; i++) {
        const struct diagram_run *past, *run;
        if (!diagram_asks(&walk->rows, row[i], test))
            continue;
        for (run = diagram_runs(&walk->rows, row[i], test, &past); run < past; run++) {
            level->toggle[level->mark[run->from]++] = row[i];
            if (run->past < atoms)
                level->toggle[level->mark[run->past]++] = row[i];
        }
    }
}

/* The list becomes its symmetric difference with the toggles; both ascend. */
static void level_toggle(struct level *level, const uint32_t *toggle, uint32_t toggles)
{
    uint32_t *to = level->spare, *old = level->list;
    const uint32_t *from = old, *from_past = old + level->rows, *toggle_past = toggle + toggles;
    while (from < from_past && toggle < toggle_past) {
        if (*from < *toggle)
            *to++ = *from++;
        else if (*from > *toggle)
            *to++ = *toggle++;
        else
            from++, toggle++;
    }
    while (from < from_past)
        *to++ = *from++;
    while (toggle < toggle_past)
        *to++ = *toggle++;
    level->rows = (uint32_t)(to - level->spare);
    level->list = level->spare;
    level->spare = old;
}

static uint32_t descend(struct walk *walk, unsigned test, const uint32_t *row, uint32_t rows);

/* The answer at an atom whose list is ready. Where no row that asks the test is alive, it is always the same:
 * *common, once known. */
static uint32_t sweep_atom(struct walk *walk, unsigned test, uint32_t *common, bool *known)
{
    struct level *level = &walk->level[test];
    if (level->rows > level->common)
        return descend(walk, test + 1, level->list, level->rows);
    if (!*known)
        *common = descend(walk, test + 1, level->list, level->rows);
    *known = true;
    return *common;
}

/* The node for rows alive before a test that one of them asks. */
static uint32_t sweep(struct walk *walk, unsigned test, const uint32_t *row, uint32_t rows)
{
    struct level *level = &walk->level[test];
    uint32_t atoms = walk->input->atoms[test], common = DIAGRAM_NONE;
    bool known = false;
    level_open(walk, test, row, rows);
    level->kid[0] = sweep_atom(walk, test, &common, &known);
    for (uint32_t atom = 1; atom < atoms && !walk_exploded(walk); atom++) {
        uint32_t toggle = level->mark[atom - 1], toggles = level->mark[atom] - toggle;
        level->kid[atom] = level->kid[atom - 1];
        if (toggles == 0)
            continue;
        walk->work += level->rows + toggles;
        level_toggle(level, level->toggle + toggle, toggles);
        level->kid[atom] = sweep_atom(walk, test, &common, &known);
    }
    return walk->diagram->exploded ? DIAGRAM_NONE : pool_node(&walk->pool, test, level->kid);
}

static uint32_t descend(struct walk *walk, unsigned test, const uint32_t *row, uint32_t rows)
{
    uint64_t asked;
    uint32_t hash, answer;
    rows = list_cut(walk, test, row, rows, &asked);
    if (asked == 0)
        return leaf(walk, row, rows);
    test = (unsigned)__builtin_ctzll(asked);
    if (!walk->input->collect && (asked & (asked - 1)) == 0)
        return paint(walk, test, row, rows);
    if (pool_recall(&walk->pool, test, row, rows, &hash, &answer))
        return answer;
    answer = sweep(walk, test, row, rows);
    if (!walk->diagram->exploded)
        pool_remember(&walk->pool, test, row, rows, hash, answer);
    return answer;
}

static void walk_init(struct walk *walk, const struct diagram_input *input, struct diagram *diagram)
{
    memset(walk, 0, sizeof *walk);
    walk->input = input;
    walk->diagram = diagram;
    walk->pool.diagram = diagram;
    walk->pool.atoms = input->atoms;
    diagram_rows_init(&walk->rows, input);
    for (unsigned i = 0; i < input->tests; i++) {
        walk->level[i].kid = mem_resize(NULL, input->atoms[i] * sizeof *walk->level[i].kid);
        walk->level[i].mark = mem_resize(NULL, (input->atoms[i] + 1u) * sizeof *walk->level[i].mark);
    }
}

static void walk_release(struct walk *walk)
{
    for (unsigned i = 0; i < walk->input->tests; i++) {
        mem_free(walk->level[i].kid);
        mem_free(walk->level[i].mark);
        mem_free(walk->level[i].toggle);
        mem_free(walk->level[i].list);
        mem_free(walk->level[i].spare);
    }
    diagram_rows_release(&walk->rows);
    pool_release(&walk->pool);
}

void diagram_build(const struct diagram_input *input, struct diagram *diagram)
{
    struct walk walk;
    assert(!input->collect || input->rows < 64);
    memset(diagram, 0, sizeof *diagram);
    walk_init(&walk, input, diagram);
    diagram->root = descend(&walk, 0, walk.rows.live, walk.rows.lives);
    if (walk_exploded(&walk)) {
        diagram_release(diagram);
        diagram->exploded = true;
    }
    walk_release(&walk);
}

void diagram_release(struct diagram *diagram)
{
    mem_free(diagram->node);
    mem_free(diagram->kids);
    mem_free(diagram->sets);
    memset(diagram, 0, sizeof *diagram);
    diagram->root = DIAGRAM_NONE;
}
