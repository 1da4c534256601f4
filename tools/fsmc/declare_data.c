/* declare_data.c: tables of constants. The columns of a keyed table are stored in the order of its key's values, so
 * that a lookup is one index; a pick asks rows in the order they were written. */
#include <string.h>

#include "declare.h"
#include "expr.h"
#include "suggest.h"
#include "symbols.h"
#include "types.h"

#define DATA_CELLS_MAX 65000 /* a column begins at a 16-bit offset */

static const struct node *first_row(const struct node *table)
{
    for (const struct node *kid = table->kid; kid; kid = kid->next)
        if (kid->kind == NODE_ROW)
            return kid;
    return NULL;
}

/* `table pool : question` names the type of its key; a type nobody declared is made of the first column. */
void declare_key(struct model *model, const struct node *node)
{
    const struct node *key = node->kid;
    size_t index = model->data.count;
    struct data data = {.name = node->text, .node = node, .keyed = key->kind == NODE_NAME};
    if (!symbol_add(model, NS_VALUE, node->text, SYM_DATA, index, node))
        return;
    list_push(&model->data, data);
    symbol_add(model, NS_TYPE, node->text, SYM_DATA, index, node);
    const struct symbol *type = data.keyed ? symbol_find(model, NS_TYPE, key->text) : NULL;
    const struct node *header = first_row(node);
    size_t rows = 0;
    for (const struct node *row = header ? header->next : NULL; row && !type; row = row->next)
        rows++;
    model->data.item[index].rows = (uint16_t)(rows < UINT16_MAX ? rows : UINT16_MAX);
    if (type && type->kind == SYM_TYPE)
        model->data.item[index].rows = (uint16_t)model->values.item[type->index].names.count;
    if (!data.keyed || type)
        return;
    struct values values = {.name = key->text, .at = key->at};
    for (const struct node *row = header ? header->next : NULL; row; row = row->next) {
        const struct node *name = row->kid ? row->kid->kid : NULL;
        if (name && name->kind == NODE_ID)
            names_add(&values.names, name->text);
    }
    list_push(&model->values, values);
    symbol_add(model, NS_TYPE, key->text, SYM_TYPE, model->values.count - 1, key);
}

bool declare_row_fits(struct model *model, const struct node *header, const struct node *row)
{
    unsigned want = node_count(header), have = node_count(row);
    if (want == have && row->value == header->value)
        return true;
    struct diag *diag =
        want != have ? diag_add(model->diags, "E307", row->at, "this row has %u cells, the header %u", have, want)
                     : diag_add(model->diags, "E307", row->at, "`||` stands elsewhere than in the header");
    diag_other(diag, header->at, "the header");
    return false;
}

static bool kinds_agree(const struct node *header, size_t column, enum node_kind kind, enum node_kind other)
{
    for (const struct node *row = header->next; row; row = row->next) {
        const struct node *cell = node_kid(row, (unsigned)column), *value = cell ? cell->kid : NULL;
        if (!cell)
            continue;
        if (value && value->kind == NODE_UNARY)
            value = value->kid;
        if (!value || (value->kind != kind && value->kind != other))
            return false;
    }
    return true;
}

static bool all_in(const struct model *model, const struct node *header, size_t column, const struct values *values)
{
    (void)model;
    for (const struct node *row = header->next; row; row = row->next) {
        const struct node *cell = node_kid(row, (unsigned)column), *value = cell ? cell->kid : NULL;
        if (!cell)
            continue;
        if (!value || value->kind != NODE_ID || names_find(&values->names, value->text) == NAMES_NONE)
            return false;
    }
    return true;
}

/* A column's type: that of its name, or what its cells are. */
static struct fsm_type column_type(struct model *model, const struct node *header, size_t column,
                                   const struct node *cell)
{
    const struct node *name = cell->kid;
    const struct symbol *symbol = name && name->kind == NODE_ID ? symbol_find(model, NS_TYPE, name->text) : NULL;
    if (symbol && symbol->kind == SYM_TYPE)
        return type_named(model, symbol->index);
    if (kinds_agree(header, column, NODE_DURATION, NODE_DURATION))
        return type_duration();
    if (kinds_agree(header, column, NODE_STRING, NODE_STRING))
        return type_text(FSM_TEXT_MAX);
    if (kinds_agree(header, column, NODE_INT, NODE_DECIMAL)) {
        struct fsm_type type = type_int(INT64_MIN / 4, INT64_MAX / 4);
        for (const struct node *row = header->next; row; row = row->next) {
            const struct node *below = node_kid(row, (unsigned)column);
            const struct node *number = below && below->kid && below->kid->kind == NODE_UNARY ? below->kid->kid
                                        : below                                               ? below->kid
                                                                                              : NULL;
            uint8_t scale = number ? number->scale : 0;
            type.scale = scale > type.scale ? scale : type.scale;
        }
        return type;
    }
    struct values boolean = {0};
    names_add(&boolean.names, "true");
    names_add(&boolean.names, "false");
    bool is_bool = all_in(model, header, column, &boolean);
    names_release(&boolean.names);
    if (is_bool)
        return type_bool();
    for (size_t i = 0; i < model->values.count; i++)
        if (all_in(model, header, column, &model->values.item[i]))
            return type_named(model, (uint16_t)i);
    diag_add(model->diags, "E310", cell->at, "the cells of this column have no type in common");
    return type_error();
}

/* The row's place: its key's value, or its position. NO_INDEX is reported. */
static uint16_t row_place(struct model *model, const struct data *data, const struct node *row, uint16_t position,
                          const struct node **taken)
{
    uint16_t place = position;
    if (data->keyed) {
        const struct node *name = row->kid->kid;
        const struct fsm_type *key = &data->columns.item[0].type;
        uint32_t found =
            name->kind == NODE_ID ? names_find(&model->values.item[key->names].names, name->text) : NAMES_NONE;
        if (found == NAMES_NONE) {
            struct diag *diag =
                diag_add(model->diags, "E310", row->kid->at, "this is no %s", type_text_of(model, key) + 2);
            const struct names *names = &model->values.item[key->names].names;
            const char *near = name->kind == NODE_ID ? suggest(name->text, names->name, names->count) : NULL;
            if (near)
                diag_hint(diag, "did you mean `%s`?", near);
            return NO_INDEX;
        }
        place = (uint16_t)found;
    }
    if (taken[place]) {
        diag_other(diag_add(model->diags, "E310", row->at, "a second row for this key"), taken[place]->at, "the first");
        return NO_INDEX;
    }
    taken[place] = row;
    return place;
}

static void fill_row(struct model *model, const struct data *data, const struct node *row, uint16_t place)
{
    struct scope scope = {.model = model};
    size_t c = 0;
    for (const struct node *cell = row->kid; cell && c < data->columns.count; cell = cell->next, c++) {
        const struct decl *column = &data->columns.item[c];
        int64_t value = 0;
        if (!type_is_error(&column->type) && cell->kid &&
            expr_constant(&scope, cell->kid, &column->type, "this column", &value))
            model->constants.item[data->constant + column->slot + place] = value;
    }
}

/* Numbers get the least domain that holds them, so that guards on them can be checked exactly. */
static void tighten(struct model *model, struct data *data)
{
    for (size_t c = 0; c < data->columns.count; c++) {
        struct decl *column = &data->columns.item[c];
        if ((column->type.kind != FSM_INT && column->type.kind != FSM_DURATION) || !data->rows)
            continue;
        const int64_t *value = &model->constants.item[data->constant + column->slot];
        column->type.lo = column->type.hi = value[0];
        for (uint16_t r = 1; r < data->rows; r++) {
            column->type.lo = value[r] < column->type.lo ? value[r] : column->type.lo;
            column->type.hi = value[r] > column->type.hi ? value[r] : column->type.hi;
        }
    }
}

static void check_keys(struct model *model, const struct data *data, const struct node *const *taken, size_t keys)
{
    const struct values *values = &model->values.item[data->columns.item[0].type.names];
    const char *missing = NULL;
    for (size_t i = 0; i < keys; i++)
        if (!taken[i])
            missing =
                missing ? arena_printf(model->arena, "%s, %s", missing, values->names.name[i]) : values->names.name[i];
    if (missing)
        diag_add(model->diags, "E310", data->node->at, "table `%s` has no row for %s", data->name, missing);
}

/* The header names each column once. */
static void add_columns(struct model *model, struct data *data, const struct node *header)
{
    size_t c = 0;
    for (const struct node *cell = header->kid; cell; cell = cell->next, c++) {
        bool named = cell->kid && !cell->kid->next && (cell->kid->kind == NODE_ID || cell->kid->kind == NODE_KEYWORD);
        struct decl column = {.name = named ? cell->kid->text : "", .node = cell};
        if (!named)
            diag_add(model->diags, "E308", cell->at, "a header cell of a data table is a name");
        for (size_t i = 0; named && i < data->columns.count; i++)
            if (!strcmp(data->columns.item[i].name, column.name))
                diag_other(diag_add(model->diags, "E201", cell->at, "two columns `%s`", column.name),
                           data->columns.item[i].node->at, "the first");
        if (c == 0 && data->keyed) {
            uint16_t values = type_values(model, data->node->kid);
            column.type = values == NO_INDEX ? type_error() : type_named(model, values);
        } else {
            column.type = column_type(model, header, c, cell);
        }
        list_push(&data->columns, column);
    }
    data->keyed = data->keyed && data->columns.item[0].type.kind == FSM_NAMED;
}

static bool single_values(struct model *model, const struct node *row)
{
    for (const struct node *cell = row->kid; cell; cell = cell->next)
        if (cell->kid && cell->kid->next) {
            diag_add(model->diags, "E309", cell->kid->next->at, "a cell of a data table holds one value");
            return false;
        }
    return true;
}

static void fill_table(struct model *model, struct data *data, const struct node *header)
{
    size_t rows = 0, keys = data->rows;
    for (const struct node *row = header->next; row; row = row->next)
        rows++;
    const struct node **taken = arena_alloc(model->arena, (keys + rows + 1) * sizeof *taken);
    uint16_t position = 0;
    bool good = true;
    for (const struct node *row = header->next; row; row = row->next, position++) {
        bool fits = declare_row_fits(model, header, row) && single_values(model, row);
        uint16_t place = fits ? row_place(model, data, row, position, taken) : NO_INDEX;
        if (place != NO_INDEX) {
            fill_row(model, data, row, place);
            list_push(&data->written, place);
        } else {
            good = false;
        }
    }
    tighten(model, data);
    if (data->keyed && good)
        check_keys(model, data, taken, keys);
}

void declare_data(struct model *model, uint16_t index, const struct node *asker)
{
    struct data *data = &model->data.item[index];
    if (data->busy)
        diag_other(diag_add(model->diags, "E213", asker->at, "table `%s` is made of itself", data->name),
                   data->node->at, "defined here");
    if (data->busy || data->done)
        return;
    const struct node *header = first_row(data->node);
    if (!header || !header->next) {
        diag_add(model->diags, "E308", data->node->at, "table `%s` has no rows", data->name);
        data->keyed = false;
        data->done = true;
        return;
    }
    data->busy = true;
    add_columns(model, data, header);
    if (data->columns.count * data->rows > DATA_CELLS_MAX) {
        diag_add(model->diags, "E215", data->node->at, "a data table of %zu cells; the most is %d",
                 data->columns.count * data->rows, DATA_CELLS_MAX);
        data->columns.count = 0;
        data->keyed = false;
    }
    data->constant = (uint32_t)model->constants.count;
    for (size_t i = 0; i < data->columns.count * data->rows; i++)
        list_push(&model->constants, 0);
    for (size_t i = 0; i < data->columns.count; i++)
        data->columns.item[i].slot = (uint16_t)(i * data->rows);
    if (data->columns.count)
        fill_table(model, data, header);
    data->busy = false;
    data->done = true;
}
