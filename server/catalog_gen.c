/* catalog_gen.c: the machines of gen/, which are part of the program. */
#include "catalog_in.h"

#include "guard.h"
#include "idle_guard.h"
#include "intervention.h"
#include "interview.h"
#include "turnstile.h"

const struct catalog_gen catalog_gen[] = {
    {&guard_machine, guard_certificate},
    {&idle_guard_machine, idle_guard_certificate},
    {&intervention_machine, intervention_certificate},
    {&interview_machine, interview_certificate},
    {&turnstile_machine, turnstile_certificate},
    {NULL, NULL},
};
