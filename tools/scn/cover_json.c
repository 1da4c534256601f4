/* cover_json.c: coverage for programs. */
#include <inttypes.h>
#include <stdlib.h>

#include "cover_words.h"
#include "json_text.h"
#include "row_text.h"

static void print_count(FILE *to, const char *name, struct cover_count count)
{
    unsigned permille = cover_permille(count);
    fprintf(to, "\"%s\":{\"covered\":%" PRIu64 ",\"total\":%" PRIu64 ",\"percent\":%u.%u},", name, count.covered,
            count.total, permille / 10, permille % 10);
}

static void print_rows(FILE *to, const struct cover *cover)
{
    char name[300];
    const char *comma = "";
    for (size_t i = 0; i < cover->rows.count; i++) {
        const struct cover_row *row = &cover->rows.item[i];
        if (row->hit || row->listed)
            continue;
        fprintf(to, "%s{\"line\":%" PRIu32 ",\"event\":", comma, cover->m->rows[row->row].line);
        json_text(to, row->column == UINT16_MAX ? NULL : column_words(cover->m, row->column, name, sizeof name));
        fputs(",\"text\":", to);
        json_text(to, cover->m->rows[row->row].text);
        putc('}', to);
        comma = ",";
    }
}

static void print_side(FILE *to, const struct cover *cover, const struct cover_bound *bound, bool inside)
{
    char *condition = NULL, *nearest = NULL;
    size_t length = 0, size = 0;
    FILE *memory = open_memstream(&condition, &length), *more = open_memstream(&nearest, &size);
    if (memory && more) {
        condition_write(memory, cover->m, &cover->m->cells[bound->cell]);
        bound_words(more, cover, bound, inside);
    }
    if (memory)
        fclose(memory);
    if (more)
        fclose(more);
    fprintf(to, "{\"line\":%" PRIu32 ",\"condition\":", bound->line);
    json_text(to, condition);
    fprintf(to, ",\"side\":\"%s\",\"nearest\":", inside ? "inside" : "outside");
    json_text(to, size ? nearest : NULL);
    putc('}', to);
    free(condition);
    free(nearest);
}

static void print_cells(FILE *to, const struct cover *cover)
{
    const char *comma = "";
    for (size_t i = 0; i < cover->bounds.count; i++)
        for (int inside = 1; inside >= 0; inside--) {
            const struct cover_bound *bound = &cover->bounds.item[i];
            if (inside ? bound->inside : bound->outside)
                continue;
            fputs(comma, to);
            print_side(to, cover, bound, inside);
            comma = ",";
        }
}

static void print_transition(FILE *to, const struct fsm_machine *m, uint16_t leaf, uint16_t column)
{
    char name[300];
    fputs("{\"state\":", to);
    json_text(to, leaf_name(m, leaf));
    fputs(",\"event\":", to);
    json_text(to, column_words(m, column, name, sizeof name));
}

static void print_transitions(FILE *to, const struct cover *cover)
{
    const char *comma = "";
    for (size_t i = 0; i < cover->transitions.count; i++) {
        const struct cover_transition *transition = &cover->transitions.item[i];
        if (transition->taken)
            continue;
        fputs(comma, to);
        print_transition(to, cover->m, transition->leaf, transition->column);
        fputs(",\"next\":", to);
        json_text(to, leaf_name(cover->m, transition->to));
        putc('}', to);
        comma = ",";
    }
}

static void print_pairs(FILE *to, const struct cover *cover)
{
    const char *comma = "";
    for (uint16_t leaf = 0; leaf < cover->m->leaves; leaf++)
        for (uint16_t column = 0; column < fsm_always(cover->m); column++) {
            if (!cover_pair_missed(cover, leaf, column))
                continue;
            fputs(comma, to);
            print_transition(to, cover->m, leaf, column);
            putc('}', to);
            comma = ",";
        }
}

static void print_timers(FILE *to, const struct cover *cover)
{
    const char *comma = "";
    for (uint16_t t = 0; t < cover->m->timer_count; t++)
        for (int stopped = 0; stopped < 2; stopped++) {
            uint64_t missed =
                stopped ? cover->timers_stop & ~cover->timers_stopped : cover->timers_start & ~cover->timers_fired;
            if (!(missed >> t & 1))
                continue;
            fprintf(to, "%s{\"timer\":", comma);
            json_text(to, cover->m->timers[t].name);
            fprintf(to, ",\"never\":\"%s\"}", stopped ? "stopped" : "fired");
            comma = ",";
        }
}

static void print_promises(FILE *to, const struct cover *cover)
{
    const char *comma = "";
    for (uint16_t p = 0; p < cover->m->promise_count; p++) {
        if (cover->promise[p].exercised)
            continue;
        fprintf(to, "%s{\"line\":%" PRIu32 ",\"name\":", comma, cover->m->promises[p].line);
        json_text(to, cover->m->promises[p].name);
        putc('}', to);
        comma = ",";
    }
}

static void print_effects(FILE *to, const struct cover *cover)
{
    const char *comma = "";
    for (uint16_t e = 0; e < cover->m->effect_count; e++) {
        if (cover->effect_emitted[e])
            continue;
        fputs(comma, to);
        json_text(to, cover->m->effects[e].name);
        comma = ",";
    }
}

void cover_print_json(FILE *to, const struct cover *cover, const struct scn_result *result)
{
    static void (*const print[COVER_MEASURES])(FILE *, const struct cover *) = {
        print_rows, print_cells, print_transitions, print_pairs, print_timers, print_promises, print_effects};
    fputs("{\"machine\":", to);
    json_text(to, cover->m->name);
    fprintf(to, ",\"scenarios\":%u,\"failed\":%u,\"steps\":%llu,", result->scenarios, result->failed, result->steps);
    for (int measure = 0; measure < COVER_MEASURES; measure++)
        print_count(to, cover_measure_name((enum cover_measure)measure),
                    cover_count(cover, (enum cover_measure)measure));
    print_count(to, "overall", cover_overall(cover));
    fputs("\"uncovered\":{", to);
    for (int measure = 0; measure < COVER_MEASURES; measure++) {
        fprintf(to, "%s\"%s\":[", measure ? "," : "", cover_measure_name((enum cover_measure)measure));
        print[measure](to, cover);
        putc(']', to);
    }
    fputs("}}", to);
}
