/* diagram_meet.c: an input that two rows match and that can be.
 *
 * Where nothing is impossible any atom that both allow will do. Else the atoms are tried test by test, leaving out
 * what a row of impossible inputs matches, for as long as that is quick. */
#include <string.h>

#include "diagram.h"

#define MEET_STEPS_MAX 20000

struct meeting {
    const struct diagram_input *input;
    const uint64_t *cell[2][DIAGRAM_TESTS_MAX];
    bool chosen[DIAGRAM_TESTS_MAX]; /* a test that a row of impossible inputs asks: its atom has to be chosen */
    uint16_t *witness;
    uint32_t steps;
};

static bool allows(const uint64_t *cell, uint32_t atom)
{
    return !cell || (cell[atom / 64] >> atom % 64 & 1);
}

static bool both_allow(const struct meeting *meeting, unsigned test, uint32_t atom)
{
    return allows(meeting->cell[0][test], atom) && allows(meeting->cell[1][test], atom);
}

static bool is_impossible(const struct meeting *meeting)
{
    const struct diagram_input *input = meeting->input;
    for (uint32_t r = 0; r < input->impossible; r++) {
        const struct diagram_row *row = &input->row[r];
        unsigned i = 0;
        while (i < row->cells && allows(row->cell[i].atoms, meeting->witness[row->cell[i].test]))
            i++;
        if (i == row->cells)
            return true;
    }
    return false;
}

static bool choose(struct meeting *meeting, unsigned test)
{
    const struct diagram_input *input = meeting->input;
    while (test < input->tests && !meeting->chosen[test])
        test++;
    if (test == input->tests)
        return !is_impossible(meeting);
    for (uint32_t atom = 0; atom < input->atoms[test]; atom++) {
        if (!both_allow(meeting, test, atom))
            continue;
        meeting->witness[test] = (uint16_t)atom;
        if (++meeting->steps > MEET_STEPS_MAX || choose(meeting, test + 1))
            return true;
    }
    return false;
}

static void cells_of(struct meeting *meeting, unsigned which, uint32_t row)
{
    for (unsigned i = 0; i < meeting->input->row[row].cells; i++) {
        const struct diagram_cell *cell = &meeting->input->row[row].cell[i];
        meeting->cell[which][cell->test] = cell->atoms;
    }
}

bool diagram_meet(const struct diagram_input *input, uint32_t a, uint32_t b, uint16_t *witness)
{
    struct meeting meeting = {.input = input, .witness = witness};
    cells_of(&meeting, 0, a);
    cells_of(&meeting, 1, b);
    for (uint32_t r = 0; r < input->impossible; r++)
        for (unsigned i = 0; i < input->row[r].cells; i++)
            meeting.chosen[input->row[r].cell[i].test] = true;
    for (unsigned test = 0; test < input->tests; test++) {
        uint32_t atom = 0;
        while (atom < input->atoms[test] && !both_allow(&meeting, test, atom))
            atom++;
        if (atom == input->atoms[test])
            return false;
        bool asked = meeting.cell[0][test] || meeting.cell[1][test];
        witness[test] = asked || meeting.chosen[test] ? (uint16_t)atom : DIAGRAM_ANY;
    }
    return input->impossible == 0 || choose(&meeting, 0);
}
