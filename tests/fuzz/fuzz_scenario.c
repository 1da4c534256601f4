/* fuzz_scenario.c: any bytes at all are parsed without harm; what is a scenario runs, twice alike; and what --update
 * makes of it is a scenario again. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "scn_report.h"
#include "scn_update.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

extern const struct fsm_machine guard_machine, intervention_machine;

static const struct fsm_machine *machine_of(const struct scn_scenario *scenario)
{
    return scenario->machine && !strcmp(scenario->machine, "guard") ? &guard_machine : &intervention_machine;
}

/* Loops are cut short: what they do the third time they do the second. */
static void shorten(struct scn_scenario *scenario)
{
    for (uint32_t i = 0; i < scenario->lines; i++)
        if (scenario->line[i].kind == SCN_FOR && scenario->line[i].last > scenario->line[i].first + 1)
            scenario->line[i].last = scenario->line[i].first + 1;
}

static struct scn_file *read_file(struct arena *arena, const struct source *source, struct diags *diags)
{
    struct scn_file *file = scn_parse(arena, source, diags);
    if (diags_errors(diags))
        return NULL;
    for (struct scn_scenario *scenario = file->scenarios; scenario; scenario = scenario->next) {
        shorten(scenario);
        scn_bind(arena, scenario, machine_of(scenario), diags);
    }
    return diags_errors(diags) ? NULL : file;
}

static void run_file(const struct scn_file *file, struct scn_edits *edits)
{
    struct scn_report report = {.context = edits, .failed = scn_edits_take, .go_on = true};
    for (const struct scn_scenario *scenario = file->scenarios; scenario; scenario = scenario->next) {
        struct scn_outcome once = scn_run_one(scenario, machine_of(scenario), NULL, &report);
        size_t edited = edits->item.count;
        struct scn_outcome twice = scn_run_one(scenario, machine_of(scenario), NULL, &report);
        assert(once.passed == twice.passed && once.steps == twice.steps);
        while (edits->item.count > edited)
            mem_free(edits->item.item[--edits->item.count].text);
    }
}

static void check_update(const struct source *source, struct scn_edits *edits)
{
    struct arena arena = {0};
    struct source again = {.name = "again.scn"};
    size_t length;
    char *text;
    FILE *to = open_memstream(&text, &length);
    scn_edits_write(to, source, edits);
    fclose(to);
    again.text = text;
    again.length = (uint32_t)length;
    struct diags *diags = diags_open(&again);
    struct scn_file *file = read_file(&arena, &again, diags);
    if (!file)
        diags_print(diags, stderr, DIAG_PLAIN);
    assert(file);
    diags_close(diags);
    arena_release(&arena);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    char *text = malloc(size + 1);
    struct source source = {"fuzz.scn", text, (uint32_t)size};
    struct diags *diags = diags_open(&source);
    struct scn_edits edits = {0};
    memcpy(text, data, size);
    text[size] = '\0';
    struct scn_file *file = read_file(&arena, &source, diags);
    if (file) {
        run_file(file, &edits);
        check_update(&source, &edits);
    }
    FILE *nowhere = fopen("/dev/null", "w");
    diags_print(diags, nowhere, DIAG_PLAIN);
    fclose(nowhere);
    scn_edits_release(&edits);
    diags_close(diags);
    arena_release(&arena);
    free(text);
    return 0;
}
