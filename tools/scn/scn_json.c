/* scn_json.c: a failing line as a JSON object. */
#include "json_text.h"
#include "scn_report.h"
#include "source.h"

static void print_lines(FILE *to, const char *name, const char *text)
{
    fprintf(to, ",\"%s\":[", name);
    char line[4096];
    for (bool first = true; *text; first = false) {
        size_t length = 0;
        for (; *text && *text != '\n'; text++)
            if (length + 1 < sizeof line)
                line[length++] = *text;
        line[length] = 0;
        text += *text == '\n';
        fputs(first ? "" : ",", to);
        json_text(to, line);
    }
    putc(']', to);
}

static void print_problem(FILE *to, const struct source *source, const struct scn_problem *problem)
{
    char expected[4096];
    unsigned line, column;
    source_locate(source, problem->at.offset, &line, &column);
    snprintf(expected, sizeof expected, "%.*s", (int)(problem->at.length < 4000 ? problem->at.length : 4000),
             source->text + problem->at.offset);
    fprintf(to, "{\"line\":%u,\"column\":%u,\"expected\":", line, column);
    json_text(to, problem->item ? expected : NULL);
    fputs(",\"message\":", to);
    json_text(to, problem->text);
    fputs(",\"instead\":", to);
    json_text(to, problem->instead);
    putc('}', to);
}

void scn_failure_json(FILE *to, const struct source *source, const struct scn_failure *failure)
{
    unsigned line, column;
    source_locate(source, failure->line->at.offset, &line, &column);
    fprintf(to, "{\"line\":%u,\"loops\":", line);
    json_text(to, failure->loops);
    fputs(",\"problems\":[", to);
    for (const struct scn_problem *problem = failure->problems; problem; problem = problem->next) {
        print_problem(to, source, problem);
        fputs(problem->next ? "," : "", to);
    }
    putc(']', to);
    print_lines(to, "happened", failure->happened);
    print_lines(to, "why", failure->why);
    putc('}', to);
}
