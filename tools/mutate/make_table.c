/* make_table.c: mutants of rows: one deleted, two swapped where their order counts; then all of their cells. */
#include <string.h>

#include "make.h"

struct table {
    const struct node *item;   /* the decision, data table or state it stands in */
    const struct node *policy; /* or NULL */
    const struct node *header;
};

static bool is_header(const struct node *item, const struct table *table, const struct node *row)
{
    if (item->kind != NODE_STATE)
        return !table->header;
    const struct node *first = row->kid->kid;
    return first->kind == NODE_KEYWORD && !strcmp(first->text, "on");
}

static struct place place_of(const struct node *row)
{
    return place_between(row->at.offset, row->end);
}

/* The rows of first and collect are asked in order. The order of data is that of its keys: a declaration. */
static bool is_ordered(const struct table *table)
{
    const char *policy = table->policy ? table->policy->text : "";
    return !strcmp(policy, "first") || !strcmp(policy, "collect");
}

/* ---- whether order matters ---- */

/* Appends the source up to `to`, from where the last piece ended. */
static const char *join(const struct maker *maker, const char *text, uint32_t *from, uint32_t to)
{
    const char *longer =
        arena_printf(&maker->mutants->arena, "%s%.*s", text, (int)(to - *from), maker->source->text + *from);
    *from = to;
    return longer;
}

/* The source with these two rows alone in their table, and a policy under which they must not overlap, or only where
 * they say the same. If that is so, it does not matter which comes first. Other mistakes are of no account. */
static const char *probe_of(const struct maker *maker, const struct table *table, const struct node *first,
                            const struct node *second)
{
    uint32_t from = 0;
    bool inside = false;
    const char *text = join(maker, "", &from, table->policy->at.offset);
    text = arena_printf(&maker->mutants->arena, "%s%s", text, table->item->kind == NODE_STATE ? "unique" : "any");
    from = table->policy->at.offset + table->policy->at.length;
    for (const struct node *row = table->item->kid; row; row = row->next) {
        if (row->kind != NODE_ROW || row == table->header) {
            inside = inside || row == table->header;
            continue;
        }
        if (is_header(table->item, table, row))
            inside = false;
        if (!inside || row == first || row == second)
            continue;
        text = join(maker, text, &from, row->at.offset);
        from = row->end;
    }
    return join(maker, text, &from, maker->source->length);
}

static void make_swapped(struct maker *maker, const struct table *table, const struct node *first,
                         const struct node *second)
{
    struct place at = place_between(first->at.offset, second->end);
    size_t made = maker->mutants->item.count;
    make_mutant(maker, MUTANT_SWAP_ROWS, at, "%s%s%s", make_copy(maker, place_of(second)),
                make_copy(maker, place_between(first->end, second->at.offset)), make_copy(maker, place_of(first)));
    if (maker->mutants->item.count > made && !strcmp(table->policy->text, "first"))
        maker->mutants->item.item[made].probe = probe_of(maker, table, first, second);
}

/* ---- tables ---- */

static void make_header(struct maker *maker, const struct node *header)
{
    for (const struct node *cell = header->kid; cell; cell = cell->next)
        if (cell->kid->kind != NODE_KEYWORD)
            make_expression(maker, cell->kid, MAKE_BOUND);
}

/* The key of a row of data is its name: it stays. */
static void make_data(struct maker *maker, const struct node *row)
{
    int64_t n = 0;
    for (const struct node *cell = row->kid; cell; cell = cell->next)
        if (n++ >= row->value)
            make_expression(maker, cell->kid, MAKE_VALUE);
}

static void make_row(struct maker *maker, const struct table *table, const struct node *last, const struct node *row)
{
    make_mutant(maker, MUTANT_DELETE_ROW, place_of(row), "%s", "");
    if (last && is_ordered(table))
        make_swapped(maker, table, last, row);
    if (table->item->kind == NODE_TABLE)
        make_data(maker, row);
    else
        make_cells(maker, table->header, row);
}

/* A policy is for the one table that follows it. */
static void begin_table(struct maker *maker, struct table *table, const struct node *header)
{
    if (table->header && table->policy && table->policy->at.offset < table->header->at.offset)
        table->policy = NULL;
    table->header = header;
    if (table->item->kind != NODE_TABLE)
        make_header(maker, header);
}

void make_tables(struct maker *maker, const struct node *item)
{
    struct table table = {.item = item};
    const struct node *last = NULL;
    if (item->kind == NODE_DECISION && node_kid(item, 2)->kind == NODE_NAME)
        table.policy = node_kid(item, 2);
    for (const struct node *row = item->kid; row; row = row->next) {
        if (row->kind == NODE_POLICY)
            table.policy = row;
        if (row->kind != NODE_ROW)
            continue;
        if (is_header(item, &table, row)) {
            begin_table(maker, &table, row);
            last = NULL;
        } else {
            make_row(maker, &table, last, row);
            last = row;
        }
    }
}
