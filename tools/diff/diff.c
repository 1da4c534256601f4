/* diff.c: the sections of a diff, in order. */
#include "diff.h"

struct diff_change *diff_add(struct diff *diff, enum diff_section section, const char *change, const char *what,
                             const char *name)
{
    struct diff_change *own = arena_alloc(&diff->arena, sizeof *own);
    *own = (struct diff_change){.section = section, .change = change, .what = what, .name = name};
    list_push(&diff->changes, own);
    return own;
}

void diff_case_add(struct diff_change *change, const char *const *cell, const char *kind, const char *old,
                   const char *new)
{
    struct diff_case own = {cell, kind, old, new};
    list_push(&change->cases, own);
}

void diff_open(struct diff *diff, struct model *old, struct model *new)
{
    *diff = (struct diff){0};
    joint_open(&diff->joint, old, new);
}

void diff_models(struct diff *diff)
{
    if (diff_renamed(diff))
        return;
    diff_declarations(diff);
    diff_decisions(diff);
    diff_states(diff);
}

void diff_release(struct diff *diff)
{
    for (size_t i = 0; i < diff->changes.count; i++)
        list_release(&diff->changes.item[i]->cases);
    list_release(&diff->changes);
    joint_release(&diff->joint);
    arena_release(&diff->arena);
}
