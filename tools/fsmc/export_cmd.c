/* export_cmd.c: fsmc export: a machine in the language of another tool.
 *
 * --promela writes a model for SPIN, of the world that fsmc check explores: the same parameters, the same tick, the
 * same number of instances. --dot writes a drawing for Graphviz. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abstract.h"
#include "command.h"
#include "compile.h"
#include "dot.h"
#include "options.h"
#include "promela.h"
#include "source.h"
#include "value.h"

#define INSTANCES_MAX 8

struct export
{
    bool promela, dot;
    const char *tick, *instances, *set, *path;
};

/* ---- what the model is of ---- */

static bool set_param(const struct fsm_machine *m, int64_t *params, char *setting)
{
    char *equals = strchr(setting, '=');
    if (!equals)
        return command_fail("%s: a setting is PARAM=VALUE", setting), false;
    *equals = 0;
    for (uint16_t i = 0; i < m->param_count; i++) {
        const struct fsm_var *param = &m->params[i];
        const struct fsm_type *type = &m->types[param->type];
        if (strcmp(param->name, setting) != 0)
            continue;
        if (type->count != 1 || !fsm_value_parse(m, type, equals + 1, &params[param->slot - m->param_slot]))
            return command_fail("%s cannot be %s", setting, equals + 1), false;
        return true;
    }
    return command_fail("machine %s has no parameter %s", m->name, setting), false;
}

/* PARAM=VALUE, one or several with commas between them. */
static bool set_params(const struct fsm_machine *m, int64_t *params, const char *settings)
{
    bool good = true;
    char *copy = mem_resize(NULL, strlen(settings) + 1), *rest = NULL;
    memcpy(copy, settings, strlen(settings) + 1);
    for (char *one = strtok_r(copy, ",", &rest); one && good; one = strtok_r(NULL, ",", &rest))
        good = set_param(m, params, one);
    mem_free(copy);
    return good;
}

static bool read_tick(const char *text, int64_t *tick)
{
    const struct fsm_type positive = {
        .kind = FSM_DURATION, .names = UINT16_MAX, .index = UINT16_MAX, .count = 1, .lo = 1, .hi = INT64_C(1) << 40};
    *tick = 0;
    if (text && !fsm_value_parse(NULL, &positive, text, tick))
        return command_fail("--tick wants a duration such as 500ms, not %s", text), false;
    return true;
}

static bool read_instances(const char *text, const struct fsm_machine *m, unsigned *instances)
{
    char *end = NULL;
    *instances = m->shared_count ? 2 : 1;
    if (!text)
        return true;
    long count = strtol(text, &end, 10);
    if (*end || end == text || count < 1 || count > INSTANCES_MAX)
        return command_fail("--instances wants a number from 1 to %d, not %s", INSTANCES_MAX, text), false;
    *instances = (unsigned)count;
    return true;
}

/* ---- writing ---- */

static int write_promela(FILE *to, const struct export *e, const struct fsm_machine *m)
{
    int64_t params[FSM_SLOTS_MAX], tick;
    unsigned instances;
    char why[400];
    fsm_defaults(m, params);
    if ((e->set && !set_params(m, params, e->set)) || !read_tick(e->tick, &tick) ||
        !read_instances(e->instances, m, &instances))
        return EXIT_USAGE;
    struct arena arena = {0};
    struct abstraction world;
    abstract(&world, m, params, tick, &arena);
    bool written = promela_write(to, &world, instances, why, sizeof why);
    if (!written)
        command_fail("machine %s cannot be said in Promela: %s", m->name, why);
    arena_release(&arena);
    return written ? EXIT_FINE : EXIT_DIAGNOSTICS;
}

static int write_machine(const struct export *e, const struct fsm_machine *m)
{
    int result = EXIT_FINE;
    FILE *to = e->path ? fopen(e->path, "w") : stdout;
    if (!to)
        return command_fail("cannot write %s: %s", e->path, strerror(errno));
    if (e->promela)
        result = write_promela(to, e, m);
    else
        dot_write(to, m);
    if (e->path && (ferror(to) | fclose(to)))
        return command_fail("cannot write %s", e->path);
    return result;
}

int command_export(int argc, char **argv)
{
    struct export e = {0};
    const struct option options[] = {{"--promela", &e.promela, NULL},
                                     {"--dot", &e.dot, NULL},
                                     {"--tick", NULL, &e.tick},
                                     {"--set", NULL, &e.set},
                                     {"--instances", NULL, &e.instances},
                                     {"-o", NULL, &e.path},
                                     {NULL, NULL, NULL}};
    struct source source;
    char message[512];
    int count = options_parse(options, argc, argv);
    if (count < 0)
        return EXIT_USAGE;
    if (count != 1 || e.promela == e.dot)
        return command_fail("export wants --promela or --dot and one file, as in `fsmc export --promela x.fsm`");
    if (e.dot && (e.tick || e.set || e.instances))
        return command_fail("--tick, --set and --instances are for --promela");
    if (!source_read(argv[1], &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation compilation;
    compile(&compilation, &source);
    int result = command_report(compilation.diags, false);
    if (compilation.machine)
        result = write_machine(&e, compilation.machine);
    compilation_close(&compilation);
    source_release(&source);
    return result;
}
