/* dump.c: fsmc dump: a file after any pass, for whoever works on fsmc or wonders what a table became. */
#include <inttypes.h>
#include <stdio.h>

#include "command.h"
#include "compile.h"
#include "disassemble.h"
#include "lexer.h"
#include "options.h"
#include "parse.h"
#include "source.h"
#include "types.h"

struct dump {
    bool tokens, ast, model, tables;
};

static void dump_tokens(const struct source *source, struct diags *diags)
{
    struct tokens tokens = {0};
    tokens_read(&tokens, source, diags);
    tokens_dump(stdout, source, &tokens);
    tokens_release(&tokens);
}

/* ---- the model ---- */

static void dump_decls(const struct model *model, const char *what, const decl_list *decls)
{
    for (size_t i = 0; i < decls->count; i++)
        printf("%s %s : %s @%u\n", what, decls->item[i].name, type_text_of(model, &decls->item[i].type),
               decls->item[i].slot);
}

static void dump_fields(const struct model *model, const char *what, const char *name, const decl_list *decls)
{
    printf("%s %s(", what, name);
    for (size_t i = 0; i < decls->count; i++)
        printf("%s%s: %s", i ? ", " : "", decls->item[i].name, type_text_of(model, &decls->item[i].type));
    puts(")");
}

static void dump_state(const struct model *model, const struct state *state)
{
    int depth = 0;
    for (uint16_t up = state->parent; up != NO_INDEX; up = model->states.item[up].parent)
        depth++;
    printf("%*sstate %s leaves %u..%u%s%s%s, %zu rules\n", 2 * depth, "", state->name, state->first_leaf,
           state->first_leaf + state->leaves - 1, state->flags & FSM_INITIAL ? " initial" : "",
           state->flags & FSM_FINAL ? " final" : "", state->flags & FSM_WAITING ? " waiting" : "", state->rules.count);
}

static void dump_model(const struct model *model)
{
    for (size_t i = 0; i < model->values.count; i++) {
        printf("type %s =", *model->values.item[i].name ? model->values.item[i].name : "(in place)");
        for (size_t k = 0; k < model->values.item[i].names.count; k++)
            printf("%s %s", k ? " |" : "", model->values.item[i].names.name[k]);
        puts("");
    }
    dump_decls(model, "param", &model->params);
    dump_decls(model, "shared", &model->shared);
    dump_decls(model, "var", &model->vars);
    for (size_t i = 0; i < model->timers.count; i++)
        printf("timer %s @%u\n", model->timers.item[i].name, model->timers.item[i].slot);
    for (size_t i = 0; i < model->windows.count; i++)
        printf("window %s @%u\n", model->windows.item[i].name, model->windows.item[i].slot);
    for (size_t i = 0; i < model->events.count; i++)
        dump_fields(model, "event", model->events.item[i].name, &model->events.item[i].fields);
    for (size_t i = 0; i < model->effects.count; i++)
        dump_fields(model, "effect", model->effects.item[i].name, &model->effects.item[i].args);
    for (size_t i = 0; i < model->uses.count; i++)
        printf("decision %s%s: %zu rows, %zu tests\n", model->uses.item[i]->text,
               model->uses.item[i]->old ? " (as its guard saw it)" : "", model->uses.item[i]->grid.rows.count,
               model->uses.item[i]->grid.tests.count);
    for (size_t i = 0; i < model->states.count; i++)
        dump_state(model, &model->states.item[i]);
}

static void dump_tables(const struct fsm_machine *m)
{
    printf("machine %s version %" PRIu32 ": %u leaves, %u events, %u timers, %u slots, %" PRIu32 " rows, %" PRIu32
           " words of code\n",
           m->name, m->version, m->leaves, m->event_count, m->timer_count, m->slots, m->row_count, m->code_count);
    disassemble(stdout, m);
}

static int dump_compiled(const struct dump *dump, const struct source *source)
{
    struct compilation compilation;
    compile(&compilation, source);
    int result = command_report(compilation.diags, false);
    if (compilation.machine && dump->model)
        dump_model(&compilation.model);
    if (compilation.machine && dump->tables)
        dump_tables(compilation.machine);
    compilation_close(&compilation);
    return result;
}

static int dump_text(const struct dump *dump, const struct source *source)
{
    struct diags *diags = diags_open(source);
    struct arena arena = {0};
    if (dump->tokens)
        dump_tokens(source, diags);
    if (dump->ast)
        node_dump(stdout, parse(&arena, source, diags), source->text);
    int result = command_report(diags, false);
    diags_close(diags);
    arena_release(&arena);
    return result;
}

int command_dump(int argc, char **argv)
{
    struct dump dump = {0};
    const struct option options[] = {{"--tokens", &dump.tokens, NULL},
                                     {"--ast", &dump.ast, NULL},
                                     {"--model", &dump.model, NULL},
                                     {"--tables", &dump.tables, NULL},
                                     {NULL, NULL, NULL}};
    struct source source;
    char message[512];
    int count = options_parse(options, argc, argv);
    if (count < 0)
        return EXIT_USAGE;
    if (count != 1 || dump.tokens + dump.ast + dump.model + dump.tables != 1)
        return command_fail("dump wants one of --tokens, --ast, --model, --tables and one file");
    if (!source_read(argv[1], &source, message, sizeof message))
        return command_fail("%s", message);
    int result = dump.tokens || dump.ast ? dump_text(&dump, &source) : dump_compiled(&dump, &source);
    source_release(&source);
    return result;
}
