/* check_subject.h: the classes of one subject: combinations of its tests' atoms that some value has. */
#ifndef FSMC_CHECK_SUBJECT_H
#define FSMC_CHECK_SUBJECT_H

#include "check_space.h"

struct component { /* tests that share sources */
    source_list sources;
    LIST(uint16_t) tests;
};

/* A subject of one test: its atoms, but those that cannot be. */
void subject_plain(struct space *space, uint16_t test, struct subject *subject);
/* One subject of all tests of a component, by going through the values of its sources, which it then owns; false if
 * these are too many. */
bool subject_joint(struct space *space, struct component *component, struct subject *subject);

#endif
