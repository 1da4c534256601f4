/* scn_scenario.c: scn_run, for whoever wants to watch scenarios: all passes of one text in a row. */
#include "scenario.h"

#include <string.h>

#include "scn_report.h"

struct told {
    FILE *to; /* or NULL */
    const struct source *source;
};

static void tell(void *context, const struct scn_failure *failure)
{
    const struct told *told = context;
    if (told->to)
        scn_failure_text(told->to, told->source, failure);
}

static bool bind_all(struct arena *arena, const struct scn_file *file, const struct fsm_machine *m, struct diags *diags)
{
    for (struct scn_scenario *scenario = file->scenarios; scenario; scenario = scenario->next)
        if (!strcmp(scenario->machine, m->name))
            scn_bind(arena, scenario, m, diags);
    return diags_errors(diags) == 0;
}

static void run_all(const struct scn_file *file, const struct fsm_machine *m, const struct scn_watch *watch,
                    struct told *told, struct scn_result *result)
{
    struct scn_report report = {.context = told, .failed = tell};
    for (const struct scn_scenario *scenario = file->scenarios; scenario; scenario = scenario->next) {
        if (strcmp(scenario->machine, m->name) != 0)
            continue;
        struct scn_outcome outcome = scn_run_one(scenario, m, watch, &report);
        result->scenarios++;
        result->failed += !outcome.passed;
        result->steps += outcome.steps;
    }
}

bool scn_run(const char *name, const char *text, size_t length, const struct fsm_machine *m,
             const struct scn_watch *watch, FILE *failures, struct scn_result *result)
{
    struct arena arena = {0};
    struct source source = {name, arena_text(&arena, text, length), (uint32_t)length};
    struct diags *diags = diags_open(&source);
    struct told told = {failures, &source};
    *result = (struct scn_result){0};
    struct scn_file *file = scn_parse(&arena, &source, diags);
    bool good = diags_errors(diags) == 0 && bind_all(&arena, file, m, diags);
    if (good)
        run_all(file, m, watch, &told, result);
    else if (failures)
        diags_print(diags, failures, DIAG_PLAIN);
    diags_close(diags);
    arena_release(&arena);
    return good;
}
