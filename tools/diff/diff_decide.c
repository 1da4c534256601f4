/* diff_decide.c: decisions of both machines, each as a table of its parameters and of what else it reads. */
#include <string.h>

#include "diff.h"
#include "diff_table.h"
#include "expr.h"
#include "types.h"
#include "words.h"

static struct decision *decision_named(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->decisions.count; i++)
        if (!strcmp(model->decisions.item[i]->name, name))
            return model->decisions.item[i];
    return NULL;
}

/* The decision asked with its own parameters, whatever they are. */
static struct table_use *use_of(struct model *model, struct decision *decision)
{
    const struct expr **arg = arena_alloc(model->arena, (decision->params.count + 1) * sizeof *arg);
    struct table_use *use = arena_alloc(model->arena, sizeof *use);
    for (size_t i = 0; i < decision->params.count; i++) {
        const struct decl *param = &decision->params.item[i];
        arg[i] = expr_load(model, param->type, FSM_AT(FSM_ARGUMENT, param->slot), param->node->at);
    }
    *use = (struct table_use){.decision = decision, .arg = arg, .text = decision->name};
    list_push(&model->uses, use);
    use_resolve(model, use);
    return use;
}

/* ---- answers ---- */

static const char *output_text(const struct words *words, const struct table_use *use, size_t row, size_t n)
{
    size_t at = row * use->decision->outputs.count + n;
    const struct expr *output = use->output[at];
    if (!output)
        return "-";
    if (output->kind != X_CONST || output->type.kind == FSM_TEXT || output->type.kind == FSM_SET)
        return words_cell(words, use->output_cell[at]);
    const char *text = value_text(words->model, &output->type, output->value);
    return arena_text(words->arena, text, strlen(text));
}

/* The outputs in the order of their names' first appearance in the new machine, so that their order means nothing. */
static const char *answer_text(const struct words *words, const struct table_use *use, const struct decision *order,
                               size_t row)
{
    const decl_list *own = &use->decision->outputs;
    const char *text = "";
    if (own->count == 1)
        return output_text(words, use, row, 0);
    for (size_t pass = 0; pass < order->outputs.count + own->count; pass++) {
        bool rest = pass >= order->outputs.count;
        const char *name = rest ? own->item[pass - order->outputs.count].name : order->outputs.item[pass].name;
        const struct decl *decl = decl_named(own, name);
        if (!decl || (rest && decl_named(&order->outputs, name)))
            continue;
        text = arena_printf(words->arena, "%s%s%s = %s", text, *text ? ", " : "", name,
                            output_text(words, use, row, (size_t)(decl - own->item)));
    }
    return text;
}

/* ---- what is declared of it ---- */

static const char *head_text(struct diff *diff, enum which which, const struct decision *decision)
{
    const struct model *model = diff->joint.side[which].model;
    const char *text = "";
    for (size_t i = 0; i < decision->params.count; i++)
        text = arena_printf(&diff->arena, "%s%s%s", text, i ? ", " : "",
                            words_type(model, &diff->arena, &decision->params.item[i].type));
    text = arena_printf(&diff->arena, "(%s) ->", text);
    for (size_t i = 0; i < decision->outputs.count; i++)
        text = arena_printf(&diff->arena, "%s%s %s", text, i ? "," : "",
                            words_type(model, &diff->arena, &decision->outputs.item[i].type));
    return decision->policy == FSM_COLLECT ? arena_printf(&diff->arena, "%s, collected", text) : text;
}

static void compare_heads(struct diff *diff, const struct decision *old, const struct decision *new)
{
    const char *before = head_text(diff, OLD, old), *after = head_text(diff, NEW, new);
    if (!strcmp(before, after))
        return;
    struct diff_change *change = diff_add(diff, DIFF_DECISIONS, "changed", "decision", new->name);
    change->old = before;
    change->new = after;
    change->line[OLD] = model_line(diff->joint.side[OLD].model, old->node);
    change->line[NEW] = model_line(diff->joint.side[NEW].model, new->node);
}

/* ---- comparing ---- */

struct compared {
    struct table_side table[2];
    struct overlay_answers answers[2];
};

static void fill(struct diff *diff, enum which which, struct decision *decision, const struct decision *order,
                 struct compared *compared)
{
    struct model *model = diff->joint.side[which].model;
    const struct table_use *use = use_of(model, decision);
    size_t rows = use->grid.rows.count;
    struct words words = {.model = model, .arena = &diff->arena};
    uint32_t *pick = arena_alloc(&diff->arena, (rows + 1) * sizeof *pick);
    const char **text = arena_alloc(&diff->arena, (rows + 1) * sizeof *text);
    for (size_t r = 0; r < rows; r++) {
        pick[r] = (uint32_t)r;
        text[r] = answer_text(&words, use, order, r);
    }
    compared->table[which] = (struct table_side){
        .grid = &use->grid, .pick = pick, .rows = rows, .params = &decision->params, .leaf = NO_INDEX};
    compared->answers[which] = (struct overlay_answers){text, decision->policy == FSM_COLLECT};
}

static void compare_tables(struct diff *diff, struct decision *old, struct decision *new)
{
    struct compared compared;
    struct overlay overlay;
    fill(diff, OLD, old, new, &compared);
    fill(diff, NEW, new, new, &compared);
    overlay_open(&overlay, &diff->joint, compared.table, compared.answers, &diff->arena);
    struct diff_change change = {.section = DIFF_DECISIONS, .change = "changed", .what = "decision", .name = new->name};
    diff_overlay(diff, &change, &overlay);
    for (size_t i = 0; i < overlay.boxes.count; i++)
        diff_case_add(&change, overlay.boxes.item[i].cell, NULL, overlay.boxes.item[i].answer[OLD],
                      overlay.boxes.item[i].answer[NEW]);
    if (overlay.fault)
        diff_rows(diff, &change, compared.table, compared.answers);
    if (change.cases.count || overlay.many) {
        change.line[OLD] = model_line(diff->joint.side[OLD].model, old->node);
        change.line[NEW] = model_line(diff->joint.side[NEW].model, new->node);
        *diff_add(diff, DIFF_DECISIONS, NULL, NULL, NULL) = change;
    }
    overlay_release(&overlay);
}

static void tell_lone(struct diff *diff, enum which which, const struct decision *decision)
{
    struct diff_change *change =
        diff_add(diff, DIFF_DECISIONS, which == OLD ? "removed" : "added", "decision", decision->name);
    *(which == OLD ? &change->old : &change->new) = head_text(diff, which, decision);
    change->line[which] = model_line(diff->joint.side[which].model, decision->node);
}

void diff_decisions(struct diff *diff)
{
    const struct model *old = diff->joint.side[OLD].model, *new = diff->joint.side[NEW].model;
    for (size_t i = 0; i < old->decisions.count; i++) {
        struct decision *decision = old->decisions.item[i], *twin = decision_named(new, decision->name);
        if (!twin) {
            tell_lone(diff, OLD, decision);
            continue;
        }
        compare_heads(diff, decision, twin);
        compare_tables(diff, decision, twin);
    }
    for (size_t i = 0; i < new->decisions.count; i++)
        if (!decision_named(old, new->decisions.item[i]->name))
            tell_lone(diff, NEW, new->decisions.item[i]);
}
