/* compile.c: the passes, in order. Each runs only on what the one before found right. */
#include "compile.h"

#include <assert.h>
#include <string.h>

#include "declare.h"
#include "hash.h"
#include "lower.h"
#include "parse.h"
#include "states.h"
#include "table.h"
#include "verify.h"

static bool read_text(struct compilation *c)
{
    c->file = parse(&c->arena, c->source, c->diags);
    return diags_errors(c->diags) == 0;
}

static bool resolve(struct compilation *c)
{
    c->model = (struct model){
        .arena = &c->arena, .diags = c->diags, .source = c->source, .file = c->file, .max_nodes = COMPILE_MAX_NODES};
    c->model.with_gaps = c->with_gaps;
    c->model.cursor = arena_alloc(&c->arena, sizeof *c->model.cursor);
    list_push(&c->model.constants, 0);
    list_push(&c->model.texts, "");
    names_add(&c->model.text_index, "");
    declare(&c->model);
    states_rules(&c->model);
    lower_check(&c->model);
    return diags_errors(c->diags) == c->model.soft;
}

static bool lower_all(struct compilation *c)
{
    lower(&c->model);
    return diags_errors(c->diags) == (c->with_gaps ? c->model.gap_errors : 0);
}

static bool build(struct compilation *c)
{
    uint8_t hash[32];
    char why[200];
    spec_hash(c->source, hash);
    c->machine = table_build(&c->model, hash);
    if (fsm_verify(c->machine, why, sizeof why))
        return true;
    fprintf(stderr, "fsmc: internal error: the tables of %s are not well-formed: %s\n", c->source->name, why);
    assert(!"tables are well-formed");
    return false;
}

static void compile_all(struct compilation *c, const struct source *source, bool with_gaps)
{
    memset(c, 0, sizeof *c);
    c->source = source;
    c->with_gaps = with_gaps;
    c->diags = diags_open(source);
    (void)(read_text(c) && resolve(c) && lower_all(c) && build(c));
}

void compile(struct compilation *c, const struct source *source)
{
    compile_all(c, source, false);
}

void compile_with_gaps(struct compilation *c, const struct source *source)
{
    compile_all(c, source, true);
}

void compilation_close(struct compilation *c)
{
    model_release(&c->model);
    diags_close(c->diags);
    arena_release(&c->arena);
}
