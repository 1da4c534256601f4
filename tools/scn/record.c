/* record.c: a log written as a scenario.
 *
 * Every step is a line of its own, but for released events, which follow from the line before of their instance. A
 * scenario also has to expect the promises that its steps violate; a log does not say them. So what was written is run
 * once, and written again with them. */
#include "record.h"

#include <stdlib.h>
#include <string.h>

#include "record_in.h"
#include "scn_report.h"

/* ---- names ---- */

static bool name_taken(void *context, const char *name)
{
    const struct record_log *log = context;
    for (size_t i = 0; i < log->instances.count; i++)
        if (log->instances.item[i].name && !strcmp(log->instances.item[i].name, name))
            return true;
    return false;
}

static bool owner_taken(void *context, const char *name)
{
    const struct record_log *log = context;
    for (size_t i = 0; i < log->instances.count; i++)
        if (log->instances.item[i].belongs && !strcmp(log->instances.item[i].belongs, name))
            return true;
    return false;
}

/* The name that the owner has got already, or a new one; NULL for no owner. */
static const char *owner_name(struct record_log *log, const char *owner)
{
    for (size_t i = 0; i < log->instances.count && *owner; i++)
        if (log->instances.item[i].belongs && !strcmp(log->instances.item[i].owner, owner))
            return log->instances.item[i].belongs;
    return *owner ? record_name(&log->arena, owner, owner_taken, log) : NULL;
}

static void give_names(struct record_log *log)
{
    for (size_t i = 0; i < log->instances.count; i++) {
        log->instances.item[i].name = record_name(&log->arena, log->instances.item[i].id, name_taken, log);
        log->instances.item[i].belongs = owner_name(log, log->instances.item[i].owner);
    }
}

/* ---- lines ---- */

static struct record_line *line_of(struct recording *r, unsigned who)
{
    for (size_t i = r->lines.count; i > 0; i--)
        if (r->lines.item[i - 1].first->who == who)
            return &r->lines.item[i - 1];
    return NULL;
}

static bool gather_lines(struct recording *r)
{
    r->base = r->log.entries.item[0].at;
    for (size_t i = 0; i < r->log.entries.count; i++) {
        const struct record_entry *entry = &r->log.entries.item[i];
        struct record_line *line = line_of(r, entry->who);
        if (!line && entry->cause != FSM_BY_CREATION)
            return record_refuse(r->why, entry->line, "this happens before its instance is created");
        if (entry->cause != FSM_BY_RELEASE) {
            list_push(&r->lines, ((struct record_line){.first = entry}));
            line = &r->lines.item[r->lines.count - 1];
        }
        line->last = entry;
        list_push(&line->steps, entry);
    }
    return true;
}

/* ---- the scenario ---- */

/* A text that the caller frees, or NULL. */
static char *write_scenario(const struct recording *r, size_t *length)
{
    char *text = NULL;
    FILE *to = open_memstream(&text, length);
    bool good = to != NULL;
    if (!to)
        record_refuse(r->why, 1, "out of memory");
    for (size_t i = 0; good && i < r->lines.count; i++)
        good = record_write_line(r, to, i);
    if (to)
        fclose(to);
    if (good)
        return text;
    free(text);
    return NULL;
}

/* ---- what it violates ---- */

struct running {
    struct recording *r;
    const struct scn_scenario *scenario;
};

/* Lines of the scenario and of the recording are the same ones. */
static void note_violations(void *context, const struct scn_failure *failure)
{
    const struct running *running = context;
    for (const struct scn_problem *problem = failure->problems; problem; problem = problem->next)
        for (size_t i = 0; problem->violated && i < running->r->lines.count; i++)
            if (failure->line == &running->scenario->line[i])
                list_push(&running->r->lines.item[i].violated, problem->violated);
}

/* The first of what is wrong, in one line. */
static void tell_misfit(const struct recording *r, struct diags *diags)
{
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);
    if (to) {
        diags_print(diags, to, DIAG_PLAIN);
        fclose(to);
    }
    snprintf(r->why.to, r->why.size, "the log does not fit the machine: %.*s", (int)strcspn(text ? text : "", "\n"),
             text ? text : "");
    free(text);
}

static bool run_scenario(struct recording *r, const char *text, size_t length)
{
    struct arena arena = {0};
    struct source source = {"scenario", text, (uint32_t)length};
    struct diags *diags = diags_open(&source);
    struct scn_file *file = scn_parse(&arena, &source, diags);
    bool good = diags_errors(diags) == 0 && scn_bind(&arena, file->scenarios, r->m, diags);
    struct running running = {r, file->scenarios};
    struct scn_report report = {.context = &running, .failed = note_violations, .go_on = true};
    if (good)
        scn_run_one(file->scenarios, r->m, NULL, &report);
    else
        tell_misfit(r, diags);
    diags_close(diags);
    arena_release(&arena);
    return good;
}

static bool write_recording(struct recording *r, FILE *to)
{
    size_t length = 0;
    char *text = write_scenario(r, &length);
    bool good = text && run_scenario(r, text, length);
    free(text);
    text = good ? write_scenario(r, &length) : NULL;
    if (text)
        fwrite(text, 1, length, to);
    free(text);
    return good;
}

static bool fits_scenario(const struct recording *r)
{
    size_t count = r->log.instances.count;
    if (count <= SCN_INSTANCES_MAX)
        return true;
    snprintf(r->why.to, r->why.size, "%zu instances share variables: a scenario has at most %d", count,
             SCN_INSTANCES_MAX);
    return false;
}

bool scn_record(const char *log, size_t length, const struct fsm_machine *m, bool bare, FILE *to, char *why,
                size_t size)
{
    struct recording r = {.m = m, .why = {why, size}, .bare = bare};
    bool good = record_log_read(&r.log, log, length, r.why) && fits_scenario(&r);
    if (good) {
        give_names(&r.log);
        good = gather_lines(&r) && write_recording(&r, to);
    }
    for (size_t i = 0; i < r.lines.count; i++) {
        list_release(&r.lines.item[i].steps);
        list_release(&r.lines.item[i].violated);
    }
    list_release(&r.lines);
    record_log_release(&r.log);
    return good;
}
