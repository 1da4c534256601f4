/* diff_states.c: what each state does with each event, expired timer and `always`, and on being entered and left.
 *
 * States that changed alike are told once. What differs in timers alone is told as a timer's change. */
#include <string.h>

#include "diff.h"
#include "diff_deeds.h"
#include "diff_table.h"
#include "states.h"

struct group { /* states with the same change for one event */
    struct diff_change *change;
    const char *signature;
    LIST(const char *) states;
};

struct pairs {
    struct diff *diff;
    LIST(struct group) groups; /* of this column */
    const char *column;
};

struct half { /* one machine's rules for a leaf and a column, in the order they are asked */
    LIST(struct rule *) rules;
    LIST(uint32_t) pick;
    LIST(uint16_t) level;
    LIST(struct rule_words) words; /* by rule */
    LIST(const char *) answer;
    uint16_t leaf, column; /* NO_INDEX: it has none of that name */
};

/* ---- rules ---- */

static void half_add(struct diff *diff, enum which which, struct half *half, struct rule *rule, uint16_t level)
{
    struct rule_words words = rule_words(diff, which, rule);
    list_push(&half->rules, rule);
    list_push(&half->pick, rule->row);
    list_push(&half->level, level);
    list_push(&half->words, words);
    list_push(&half->answer, words.all);
}

/* Rows of a state are asked before its lists, and both before those of the state around it. */
static void half_open(struct diff *diff, enum which which, struct half *half)
{
    struct model *model = diff->joint.side[which].model;
    uint16_t depth = 0;
    if (half->leaf == NO_INDEX || half->column == NO_INDEX)
        return;
    for (uint16_t at = model->leaf_state.item[half->leaf]; at != NO_INDEX; at = model->states.item[at].parent, depth++)
        for (int lists = 0; lists < 2; lists++)
            for (size_t i = 0; i < model->states.item[at].rules.count; i++) {
                struct rule *rule = &model->states.item[at].rules.item[i];
                if (rule->column == half->column && (rule->list != NULL) == lists)
                    half_add(diff, which, half, rule, (uint16_t)(2 * depth + lists));
            }
}

static void half_release(struct half *half)
{
    for (size_t i = 0; i < half->words.count; i++)
        list_release(&half->words.item[i].deeds);
    list_release(&half->rules);
    list_release(&half->pick);
    list_release(&half->level);
    list_release(&half->words);
    list_release(&half->answer);
}

static struct table_side half_table(struct diff *diff, enum which which, const struct half *half)
{
    const struct model *model = diff->joint.side[which].model;
    bool event = half->column < model->events.count;
    return (struct table_side){.grid = half->column == NO_INDEX ? NULL : &model->grids[half->column],
                               .pick = half->pick.item,
                               .level = half->level.item,
                               .rows = half->rules.count,
                               .event = event ? &model->events.item[half->column] : NULL,
                               .leaf = half->leaf};
}

/* ---- cases ---- */

static const struct rule_words *words_of(const struct half *half, uint32_t row)
{
    return row == NO_ROW ? NULL : &half->words.item[row];
}

/* A state or event that only one machine has: what it does not take is not worth a word. */
static bool is_silent(const struct half half[2], const struct rule_words *words[2])
{
    for (int which = OLD; which <= NEW; which++)
        if (half[which].leaf == NO_INDEX || half[which].column == NO_INDEX)
            return !words[1 - which] || words[1 - which]->verdict != FSM_STEPPED;
    return false;
}

static void case_add(struct diff *diff, const struct half half[2], const struct overlay_box *box,
                     struct diff_change *transitions, struct diff_change *timers)
{
    const struct rule_words *words[2] = {words_of(&half[OLD], box->row[OLD]), words_of(&half[NEW], box->row[NEW])};
    if (is_silent(half, words))
        return;
    if (!words[OLD] || !words[NEW] || words[OLD]->verdict != FSM_STEPPED || words[NEW]->verdict != FSM_STEPPED) {
        bool lists = words[OLD] && words[NEW];
        diff_case_add(transitions, box->cell,
                      lists        ? "verdict"
                      : words[OLD] ? "removed"
                                   : "added",
                      words[OLD] ? words[OLD]->all : NULL, words[NEW] ? words[NEW]->all : NULL);
        return;
    }
    deeds_compare(diff, words[OLD], words[NEW], box->cell, transitions, timers);
}

/* ---- states that changed alike ---- */

static const char *signature_of(struct diff *diff, const struct diff_change *change)
{
    const char *text = change->note ? change->note : "";
    for (size_t c = 0; c < change->columns; c++)
        text = arena_printf(&diff->arena, "%s|%s", text, change->column[c]);
    for (size_t i = 0; i < change->cases.count; i++) {
        const struct diff_case *one = &change->cases.item[i];
        text = arena_printf(&diff->arena, "%s\n%s", text, one->change ? one->change : "");
        for (size_t c = 0; one->cell && c < change->columns; c++)
            text = arena_printf(&diff->arena, "%s|%s", text, one->cell[c]);
        text = arena_printf(&diff->arena, "%s|%s|%s", text, one->old ? one->old : "\1", one->new ? one->new : "\1");
    }
    return text;
}

/* Columns that no case asks are left out. */
static void columns_trim(struct diff *diff, struct diff_change *change)
{
    bool *asked = arena_alloc(&diff->arena, change->columns + 1);
    const char **column = arena_alloc(&diff->arena, (change->columns + 1) * sizeof *column);
    size_t columns = 0;
    for (size_t c = 0; c < change->columns; c++) {
        for (size_t i = 0; i < change->cases.count; i++)
            asked[c] = asked[c] || (change->cases.item[i].cell && strcmp(change->cases.item[i].cell[c], "-") != 0);
        if (asked[c])
            column[columns++] = change->column[c];
    }
    for (size_t i = 0; i < change->cases.count; i++) {
        const char **cell = arena_alloc(&diff->arena, (columns + 1) * sizeof *cell);
        size_t n = 0;
        for (size_t c = 0; c < change->columns && change->cases.item[i].cell; c++)
            if (asked[c])
                cell[n++] = change->cases.item[i].cell[c];
        change->cases.item[i].cell = n ? cell : NULL;
    }
    change->column = column;
    change->columns = columns;
}

/* Keeps a change of one state, or adds the state to those that changed alike. */
static void group_add(struct pairs *pairs, struct diff_change *change, const char *state)
{
    struct diff *diff = pairs->diff;
    if (!change->cases.count)
        return;
    columns_trim(diff, change);
    const char *signature = signature_of(diff, change);
    for (size_t i = 0; i < pairs->groups.count; i++) {
        struct group *group = &pairs->groups.item[i];
        if (group->change->section == change->section && !strcmp(group->signature, signature)) {
            list_push(&group->states, state);
            list_release(&change->cases);
            return;
        }
    }
    struct group group = {.change = diff_add(diff, change->section, change->change, change->what, pairs->column),
                          .signature = signature};
    *group.change = *change;
    group.change->name = pairs->column;
    list_push(&group.states, state);
    list_push(&pairs->groups, group);
}

static bool group_has(const struct group *group, const char *name)
{
    for (size_t i = 0; i < group->states.count; i++)
        if (group->states.item[i] && !strcmp(group->states.item[i], name))
            return true;
    return false;
}

/* A state all of whose leaves changed stands for them. */
static void group_close(struct diff *diff, struct group *group)
{
    const struct model *model = diff->joint.side[NEW].model;
    const char *text = NULL;
    for (size_t s = 0; s < model->states.count; s++) {
        const struct state *state = &model->states.item[s];
        bool all = state->initial != NO_INDEX;
        for (uint16_t i = 0; all && i < state->leaves; i++)
            all = group_has(group, model->states.item[model->leaf_state.item[state->first_leaf + i]].name);
        for (uint16_t i = 0; all && i < state->leaves; i++)
            for (size_t k = 0; k < group->states.count; k++) {
                const char *leaf = model->states.item[model->leaf_state.item[state->first_leaf + i]].name;
                if (group->states.item[k] && !strcmp(group->states.item[k], leaf))
                    group->states.item[k] = i ? NULL : state->name;
            }
    }
    for (size_t k = 0; k < group->states.count; k++)
        if (group->states.item[k])
            text = text ? arena_printf(&diff->arena, "%s, %s", text, group->states.item[k]) : group->states.item[k];
    group->change->in = text;
    list_release(&group->states);
}

/* ---- one state, one event ---- */

/* Lines of the first rules that differ: where to look. */
static void note_lines(struct diff *diff, const struct half half[2], const struct overlay *overlay,
                       struct diff_change *change)
{
    for (enum which which = OLD; which <= NEW; which++)
        for (size_t i = 0; i < overlay->boxes.count && !change->line[which]; i++)
            if (overlay->boxes.item[i].row[which] != NO_ROW)
                change->line[which] = model_line(diff->joint.side[which].model,
                                                 half[which].rules.item[overlay->boxes.item[i].row[which]]->node);
}

static void compare_halves(struct pairs *pairs, struct half half[2], const char *state)
{
    struct diff *diff = pairs->diff;
    struct table_side table[2] = {half_table(diff, OLD, &half[OLD]), half_table(diff, NEW, &half[NEW])};
    struct overlay_answers answers[2] = {{half[OLD].answer.item, false}, {half[NEW].answer.item, false}};
    struct diff_change transitions = {.section = DIFF_TRANSITIONS, .change = "changed", .what = "transition"};
    struct diff_change timers = {.section = DIFF_TIMERS, .change = "changed", .what = "timers"};
    struct overlay overlay;
    overlay_open(&overlay, &diff->joint, table, answers, &diff->arena);
    diff_overlay(diff, &transitions, &overlay);
    diff_overlay(diff, &timers, &overlay);
    note_lines(diff, half, &overlay, &transitions);
    note_lines(diff, half, &overlay, &timers);
    for (size_t i = 0; i < overlay.boxes.count; i++)
        case_add(diff, half, &overlay.boxes.item[i], &transitions, &timers);
    if (overlay.fault)
        diff_rows(diff, &transitions, table, answers);
    else if (overlay.many && !overlay.boxes.count)
        diff_case_add(&transitions, NULL, NULL, "other rows", "other rows");
    group_add(pairs, &transitions, state);
    group_add(pairs, &timers, state);
    overlay_release(&overlay);
}

static void compare_pair(struct pairs *pairs, const uint16_t leaf[2], const uint16_t column[2], const char *state)
{
    struct half half[2] = {0};
    for (enum which which = OLD; which <= NEW; which++) {
        half[which].leaf = leaf[which];
        half[which].column = column[which];
        half_open(pairs->diff, which, &half[which]);
    }
    if (half[OLD].rules.count || half[NEW].rules.count)
        compare_halves(pairs, half, state);
    half_release(&half[OLD]);
    half_release(&half[NEW]);
}

/* ---- all of them ---- */

static uint16_t leaf_named(const struct model *model, const char *name)
{
    for (uint16_t i = 0; i < model->leaf_state.count; i++)
        if (!strcmp(model->states.item[model->leaf_state.item[i]].name, name))
            return i;
    return NO_INDEX;
}

static uint16_t column_named(const struct model *model, const char *name)
{
    for (uint16_t i = 0; i < model_columns(model); i++)
        if (!strcmp(states_column_name(model, i), name))
            return i;
    return NO_INDEX;
}

static void compare_column(struct diff *diff, const char *name)
{
    const struct model *old = diff->joint.side[OLD].model, *new = diff->joint.side[NEW].model;
    const struct model *joint = &diff->joint.model;
    uint16_t column[2] = {column_named(old, name), column_named(new, name)};
    struct pairs pairs = {.diff = diff, .column = name};
    for (size_t i = 0; i < joint->states.count; i++) {
        const char *state = joint->states.item[i].name;
        uint16_t leaf[2] = {leaf_named(old, state), leaf_named(new, state)};
        compare_pair(&pairs, leaf, column, state);
    }
    for (size_t i = 0; i < pairs.groups.count; i++)
        group_close(diff, &pairs.groups.item[i]);
    list_release(&pairs.groups);
}

static void compare_blocks(struct diff *diff, const char *what, const struct state *old, const struct state *new,
                           bool exit)
{
    struct rule_words words[2];
    const struct state *state[2] = {old, new};
    struct diff_change changes[2] = {{.section = DIFF_TRANSITIONS, .change = "changed", .what = what},
                                     {.section = DIFF_TIMERS, .change = "changed", .what = what}};
    for (enum which which = OLD; which <= NEW; which++)
        words[which] = block_words(diff, which, state[which], exit);
    if (strcmp(words[OLD].all, words[NEW].all) != 0)
        deeds_compare(diff, &words[OLD], &words[NEW], NULL, &changes[0], &changes[1]);
    for (int i = 0; i < 2; i++) {
        if (!changes[i].cases.count)
            continue;
        struct diff_change *change = diff_add(diff, changes[i].section, "changed", what, new->name);
        *change = changes[i];
        change->name = new->name;
        for (enum which which = OLD; which <= NEW; which++)
            change->line[which] = model_line(diff->joint.side[which].model, state[which]->node);
    }
    for (int which = OLD; which <= NEW; which++)
        list_release(&words[which].deeds);
}

void diff_states(struct diff *diff)
{
    const struct model *old = diff->joint.side[OLD].model, *new = diff->joint.side[NEW].model;
    for (size_t i = 0; i < new->states.count; i++) {
        const struct state *twin = state_named(old, new->states.item[i].name);
        if (!twin)
            continue;
        compare_blocks(diff, "entering", twin, &new->states.item[i], false);
        compare_blocks(diff, "leaving", twin, &new->states.item[i], true);
    }
    for (uint16_t c = 0; c < model_columns(old); c++)
        compare_column(diff, states_column_name(old, c));
    for (uint16_t c = 0; c < model_columns(new); c++)
        if (column_named(old, states_column_name(new, c)) == NO_INDEX)
            compare_column(diff, states_column_name(new, c));
}
