/* symbols.c: defining, finding and suggesting names. */
#include "symbols.h"

#include "suggest.h"

bool symbol_add(struct model *model, enum name_space space, const char *name, enum symbol_kind kind, size_t index,
                const struct node *node)
{
    if (model->space[space].count >= FSM_DECLARED_MAX) {
        if (!model->overflowed[space])
            diag_add(model->diags, "E215", node->at, "more than %d names of one sort", FSM_DECLARED_MAX);
        model->overflowed[space] = true;
        return false;
    }
    uint32_t at = names_add(&model->space[space], name);
    if (at == NAMES_NONE) {
        const struct symbol *first = symbol_find(model, space, name);
        diag_other(diag_add(model->diags, "E201", node->at, "`%s` is defined twice", name), first->node->at,
                   "first defined here");
        return false;
    }
    struct symbol symbol = {.kind = kind, .index = (uint16_t)index, .node = node};
    list_push(&model->symbol[space], symbol);
    return true;
}

const struct symbol *symbol_find(const struct model *model, enum name_space space, const char *name)
{
    uint32_t at = names_find(&model->space[space], name);
    return at == NAMES_NONE ? NULL : &model->symbol[space].item[at];
}

void symbol_suggest(const struct model *model, enum name_space space, const char *name, struct diag *diag)
{
    const struct names *names = &model->space[space];
    const char *near = suggest(name, names->name, names->count);
    if (near)
        diag_hint(diag, "did you mean `%s`?", near);
}

void decl_suggest(const struct model *model, const decl_list *decls, const char *name, struct diag *diag)
{
    const char **names = arena_alloc(model->arena, (decls->count + 1) * sizeof *names);
    for (size_t i = 0; i < decls->count; i++)
        names[i] = decls->item[i].name;
    const char *near = suggest(name, names, decls->count);
    if (near)
        diag_hint(diag, "did you mean `%s`?", near);
}

uint16_t symbol_index(struct model *model, enum name_space space, const char *name, struct place at, const char *what)
{
    const struct symbol *symbol = symbol_find(model, space, name);
    if (symbol)
        return symbol->index;
    symbol_suggest(model, space, name, diag_add(model->diags, "E202", at, "there is no %s `%s`", what, name));
    return NO_INDEX;
}
