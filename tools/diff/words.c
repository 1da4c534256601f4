/* words.c: see words.h. The tree is printed; parentheses stand only where the tree needs them. */
#include "words.h"

#include <stdlib.h>
#include <string.h>

#include "joint.h"
#include "scn_print.h"
#include "symbols.h"
#include "types.h"

#define DEPTH_MAX 40 /* actions in actions; a cycle is an error of the spec, so this is never met */

enum { LEVEL_OR = 1, LEVEL_AND, LEVEL_NOT, LEVEL_COMPARE, LEVEL_SUM, LEVEL_SIGN, LEVEL_VALUE };

static const char *expr_at(const struct words *words, const struct node *node, int level);

/* ---- names and literals ---- */

static const struct word_binding *binding_of(const struct words *words, const char *name)
{
    for (size_t i = 0; i < words->bindings; i++)
        if (!strcmp(words->binding[i].name, name))
            return &words->binding[i];
    return NULL;
}

static const char *name_text(const struct words *words, const struct node *node)
{
    const struct word_binding *binding = binding_of(words, node->text);
    if (binding)
        return binding->text;
    const struct symbol *symbol = node->value ? NULL : symbol_find(words->model, NS_VALUE, node->text);
    if (!symbol || symbol->kind != SYM_CONST)
        return node->text;
    const struct decl *decl = &words->model->consts.item[symbol->index];
    if (decl->type.kind == FSM_TEXT || decl->type.kind == FSM_SET)
        return expr_at(words, node_kid(decl->node, 1), LEVEL_VALUE);
    const char *text = value_text(words->model, &decl->type, decl->initial);
    return arena_text(words->arena, text, strlen(text));
}

static const char *literal_text(const struct words *words, const struct node *node)
{
    struct fsm_type type = type_int(0, 0);
    if (node->kind == NODE_STRING) {
        char *bytes = NULL;
        size_t length = 0;
        FILE *to = open_memstream(&bytes, &length);
        scn_print_text(to, (struct fsm_text){node->text, (uint32_t)node->value});
        fclose(to);
        const char *text = arena_text(words->arena, bytes, length);
        free(bytes);
        return text;
    }
    if (node->kind == NODE_DURATION)
        type = type_duration();
    type.scale = node->kind == NODE_DECIMAL ? node->scale : 0;
    const char *text = value_text(words->model, &type, node->value);
    return arena_text(words->arena, text, strlen(text));
}

static const char *list_text(const struct words *words, const struct node *first)
{
    const char *text = "";
    for (const struct node *node = first; node; node = node->next)
        text = arena_printf(words->arena, "%s%s%s", text, node == first ? "" : ", ", expr_at(words, node, LEVEL_OR));
    return text;
}

static const char *call_text(const struct words *words, const char *name, const struct node *arguments)
{
    return arguments ? arena_printf(words->arena, "%s(%s)", name, list_text(words, arguments)) : name;
}

/* ---- expressions ---- */

static int binary_level(uint8_t op)
{
    return op == OP_OR ? LEVEL_OR : op == OP_AND ? LEVEL_AND : op == OP_ADD || op == OP_SUB ? LEVEL_SUM : LEVEL_COMPARE;
}

static const char *binary_text(const struct words *words, const struct node *node)
{
    int level = binary_level(node->op);
    return arena_printf(words->arena, "%s %s %s", expr_at(words, node_kid(node, 0), level + (level == LEVEL_COMPARE)),
                        node_op_name(node->op), expr_at(words, node_kid(node, 1), level + 1));
}

static const char *unary_text(const struct words *words, const struct node *node)
{
    bool not = node->op == OP_NOT;
    return arena_printf(words->arena, not ? "not %s" : "-%s", expr_at(words, node->kid, not ? LEVEL_NOT : LEVEL_SIGN));
}

static int level_of(const struct node *node)
{
    switch (node->kind) {
    case NODE_BINARY:
        return binary_level(node->op);
    case NODE_UNARY:
        return node->op == OP_NOT ? LEVEL_NOT : LEVEL_SIGN;
    case NODE_IS:
    case NODE_FOLD:
    case NODE_LIST:
    case NODE_EMITTED:
    case NODE_TEST:
    case NODE_SPAN:
        return LEVEL_COMPARE;
    default:
        return LEVEL_VALUE;
    }
}

static const char *plain_text(const struct words *words, const struct node *node)
{
    struct arena *arena = words->arena;
    switch (node->kind) {
    case NODE_ID:
    case NODE_NAME:
        return name_text(words, node);
    case NODE_INT:
    case NODE_DECIMAL:
    case NODE_DURATION:
    case NODE_STRING:
        return literal_text(words, node);
    case NODE_EMPTY_SET:
        return arena_printf(arena, "{%s}", list_text(words, node->kid));
    case NODE_DOT:
        return arena_printf(arena, "%s.%s", expr_at(words, node->kid, LEVEL_VALUE), node->text);
    case NODE_INDEX:
        return arena_printf(arena, "%s[%s]", expr_at(words, node->kid, LEVEL_VALUE),
                            expr_at(words, node_kid(node, 1), LEVEL_OR));
    case NODE_CALL:
        return arena_printf(arena, "%s(%s)", node->text, list_text(words, node->kid));
    case NODE_BINARY:
        return binary_text(words, node);
    case NODE_UNARY:
        return unary_text(words, node);
    case NODE_IS:
        return arena_printf(arena, "%s %s%s", expr_at(words, node->kid, LEVEL_SUM),
                            !strcmp(node->text, "first") || !strcmp(node->text, "last") ? "is " : "", node->text);
    case NODE_FOLD:
        return arena_printf(arena, "%s %s %s %s", node->text, expr_at(words, node->kid, LEVEL_VALUE),
                            node_op_name(node->op), expr_at(words, node_kid(node, 1), LEVEL_SUM));
    case NODE_LIST:
        return arena_printf(arena, "list %s", expr_at(words, node->kid, LEVEL_VALUE));
    case NODE_EMITTED:
        return arena_printf(arena, "emitted %s", node->text);
    case NODE_EXPIRED:
        return arena_printf(arena, "expired %s", node->text);
    case NODE_TEST:
        return arena_printf(arena, "%s %s", node_op_name(node->op), expr_at(words, node->kid, LEVEL_SUM));
    case NODE_SPAN:
        return arena_printf(arena, "%s..%s", expr_at(words, node->kid, LEVEL_SUM),
                            expr_at(words, node_kid(node, 1), LEVEL_SUM));
    case NODE_GO:
        return arena_printf(arena, "%s %s", node->text, node->kid->text);
    case NODE_DASH:
        return "-";
    default:
        return node->text ? node->text : "";
    }
}

static const char *expr_at(const struct words *words, const struct node *node, int level)
{
    const char *text = plain_text(words, node);
    return level_of(node) < level ? arena_printf(words->arena, "(%s)", text) : text;
}

const char *words_expr(const struct words *words, const struct node *node)
{
    return expr_at(words, node, LEVEL_OR);
}

const char *words_cell(const struct words *words, const struct node *cell)
{
    return list_text(words, cell->kid);
}

/* ---- statements ---- */

/* Whether an expression has the same value throughout a step: then it may stand wherever its parameter does. */
static bool is_settled(const struct words *words, const struct node *node)
{
    const struct word_binding *binding = node->kind == NODE_ID ? binding_of(words, node->text) : NULL;
    bool call = node->kind == NODE_CALL || node->kind == NODE_LIST || node->kind == NODE_IS;
    if (binding)
        return strncmp(binding->text, "the ", 4) != 0;
    if (call || (node->kind == NODE_ID && node->value && !strcmp(node->text, "state")))
        return false;
    const struct symbol *symbol =
        node->kind == NODE_ID && !node->value ? symbol_find(words->model, NS_VALUE, node->text) : NULL;
    if (symbol && symbol->kind != SYM_CONST && symbol->kind != SYM_PARAM)
        return false;
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        if (!is_settled(words, kid))
            return false;
    return true;
}

static void deed_add(deed_list *deeds, const char *text, const char *timer, bool starts)
{
    struct deed deed = {text, timer, starts};
    list_push(deeds, deed);
}

static void deeds_in(const struct words *words, const struct node *block, deed_list *deeds, unsigned depth);

static const struct action *action_named(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->actions.count; i++)
        if (!strcmp(model->actions.item[i]->name, name))
            return model->actions.item[i];
    return NULL;
}

/* An action does what its statements do. An argument that a statement might change is computed first, as it is when
 * the step runs. */
static void deeds_of_action(const struct words *words, const struct node *node, deed_list *deeds, unsigned depth)
{
    const struct action *action = action_named(words->model, node->text);
    if (!action || depth == DEPTH_MAX)
        return;
    struct word_binding *binding = arena_alloc(words->arena, (action->params.count + 1) * sizeof *binding);
    const struct node *arg = node->kid;
    for (size_t i = 0; i < action->params.count && arg; i++, arg = arg->next) {
        const char *text = expr_at(words, arg, LEVEL_VALUE);
        binding[i] = (struct word_binding){action->params.item[i].name, text};
        if (is_settled(words, arg) || type_is_array(&action->params.item[i].type))
            continue;
        binding[i].text = arena_printf(words->arena, "the %s", action->params.item[i].name);
        deed_add(deeds, arena_printf(words->arena, "take %s as %s", words_expr(words, arg), binding[i].text), NULL,
                 false);
    }
    struct words inside = *words;
    inside.binding = binding;
    inside.bindings = action->params.count;
    deeds_in(&inside, node_kid(action->node, 1), deeds, depth + 1);
}

static void deed_of(const struct words *words, const struct node *node, deed_list *deeds, unsigned depth)
{
    struct arena *arena = words->arena;
    switch (node->kind) {
    case NODE_ASSIGN:
        deed_add(deeds,
                 arena_printf(arena, "%s = %s", expr_at(words, node->kid, LEVEL_VALUE),
                              words_expr(words, node_kid(node, 1))),
                 NULL, false);
        break;
    case NODE_EMIT:
        deed_add(deeds, call_text(words, arena_printf(arena, "emit %s", node->text), node->kid), NULL, false);
        break;
    case NODE_START:
        deed_add(
            deeds,
            arena_printf(arena, "start %s %s %s", node->text, node->op ? "at" : "for", words_expr(words, node->kid)),
            node->text, true);
        break;
    case NODE_STOP:
        deed_add(deeds, arena_printf(arena, "stop %s", node->text), node->text, false);
        break;
    case NODE_APPLY:
        deed_add(deeds, call_text(words, arena_printf(arena, "apply %s", node->text), node->kid), NULL, false);
        break;
    case NODE_MARK:
        deed_add(deeds, arena_printf(arena, "mark %s", node->text), NULL, false);
        break;
    case NODE_SET_HISTORY:
        deed_add(deeds, arena_printf(arena, "history %s = %s", node->text, node->kid->text), NULL, false);
        break;
    case NODE_DO:
        deeds_of_action(words, node, deeds, depth);
        break;
    default:
        break;
    }
}

static void deeds_in(const struct words *words, const struct node *block, deed_list *deeds, unsigned depth)
{
    for (const struct node *node = block ? block->kid : NULL; node; node = node->next)
        deed_of(words, node, deeds, depth);
}

void words_deeds(const struct words *words, const struct node *block, deed_list *deeds)
{
    deeds_in(words, block, deeds, 0);
}

/* ---- types ---- */

static const char *values_name(const struct model *model, struct arena *arena, uint16_t index)
{
    const struct values *values = &model->values.item[index];
    const char *text = "";
    if (*values->name)
        return values->name;
    for (size_t i = 0; i < values->names.count; i++)
        text = arena_printf(arena, "%s%s%s", text, i ? " | " : "", values->names.name[i]);
    return text;
}

static const char *kind_name(const struct model *model, struct arena *arena, const struct fsm_type *type)
{
    struct fsm_type duration = type_duration();
    switch (type->kind) {
    case FSM_BOOL:
        return "bool";
    case FSM_TIME:
        return "time";
    case FSM_TEXT:
        return type->hi == FSM_TEXT_DEFAULT ? "text" : arena_printf(arena, "text(%lld)", (long long)type->hi);
    case FSM_NAMED:
        return values_name(model, arena, type->names);
    case FSM_SET:
        return arena_printf(arena, "set of %s", values_name(model, arena, type->names));
    case FSM_ROW:
        return model->data.item[type->names].name;
    case FSM_DURATION:
        if (type->lo == duration.lo && type->hi == duration.hi)
            return "duration";
        break;
    default:
        break;
    }
    const char *text = "";
    for (uint32_t i = 0; i < type->choices; i++)
        text = arena_printf(arena, "%s%s%s", text, i ? " | " : "",
                            value_text(model, type, model->constants.item[type->choice + i]));
    return type->choices
               ? text
               : arena_printf(arena, "%s..%s", value_text(model, type, type->lo), value_text(model, type, type->hi));
}

const char *words_type(const struct model *model, struct arena *arena, const struct fsm_type *type)
{
    const char *text = kind_name(model, arena, type);
    if (type->list)
        text = arena_printf(arena, "list of %s", text);
    return type->optional && type->kind != FSM_TIME ? arena_printf(arena, "%s optional", text) : text;
}
