/* catalog_query.c: what the tools ask, a few at a time, each in a process of its own. */
#include "catalog_in.h"

#include <stdlib.h>
#include <string.h>

enum {
    RUNNING_MAX = 2,
    QUERIES_MAX = 32, /* running and waiting */
    TEXT_MAX = 65536,
};

static const struct job_limits LIMITS = {.seconds = 2, .memory = (size_t)512 << 20, .answer_max = 4 << 20};

struct catalog_query {
    struct catalog *catalog;
    uv_loop_t *loop;
    job_work *work;
    struct catalog_texts texts;
    char *bytes; /* of both */
    catalog_answer *answer;
    void *context;
    struct job *job; /* NULL while it waits */
    struct catalog_query *next;
};

static void answer_error(catalog_answer *answer, void *context, const char *why)
{
    struct text json = {0};
    text_put(&json, "{\"error\":");
    text_json(&json, why);
    text_char(&json, '}');
    answer(context, json.data, json.length);
    text_release(&json);
}

static void query_free(struct catalog_query *query)
{
    struct catalog *catalog = query->catalog;
    struct catalog_query **link = &catalog->first;
    while (*link != query)
        link = &(*link)->next;
    *link = query->next;
    if (catalog->end == &query->next)
        catalog->end = link;
    catalog->queries--;
    catalog->running -= query->job != NULL;
    mem_free(query->bytes);
    mem_free(query);
}

static void start_next(struct catalog *catalog);

static void on_done(void *context, const char *why, const struct text *answer)
{
    struct catalog_query *query = context;
    struct catalog *catalog = query->catalog;
    catalog_answer *tell = query->answer;
    void *asker = query->context;
    query_free(query); /* first: the asker may end everything */
    if (why)
        answer_error(tell, asker, why);
    else
        tell(asker, answer->data, answer->length);
    start_next(catalog);
}

static void start_next(struct catalog *catalog)
{
    struct catalog_query *query = catalog->first;
    while (query && catalog->running < RUNNING_MAX) {
        struct catalog_query *next = query->next;
        if (!query->job) {
            query->job = job_start(query->loop, query->work, &query->texts, &LIMITS, on_done, query);
            catalog->running += query->job != NULL;
        }
        if (!query->job) {
            answer_error(query->answer, query->context, "no process can be made for it");
            query_free(query);
        }
        query = next;
    }
}

static void ask(struct catalog *catalog, uv_loop_t *loop, job_work *work, const struct catalog_texts *texts,
                catalog_answer *answer, void *context)
{
    if (texts->length > TEXT_MAX || texts->scenario_length > TEXT_MAX) {
        answer_error(answer, context, "a text has at most 65536 bytes here");
        return;
    }
    if (catalog->queries == QUERIES_MAX) {
        answer_error(answer, context, "too much is being checked already; try again");
        return;
    }
    struct catalog_query *query = mem_resize(NULL, sizeof *query);
    *query = (struct catalog_query){
        .catalog = catalog, .loop = loop, .work = work, .texts = *texts, .answer = answer, .context = context};
    query->bytes = mem_resize(NULL, texts->length + texts->scenario_length + 2);
    query->texts.spec = memcpy(query->bytes, texts->spec, texts->length);
    query->bytes[texts->length] = 0;
    query->texts.scenario = memcpy(query->bytes + texts->length + 1, texts->scenario, texts->scenario_length);
    query->bytes[texts->length + 1 + texts->scenario_length] = 0;
    *catalog->end = query;
    catalog->end = &query->next;
    catalog->queries++;
    start_next(catalog);
}

void catalog_check_text(struct catalog *catalog, uv_loop_t *loop, const char *spec, size_t length,
                        catalog_answer *answer, void *context)
{
    struct catalog_texts texts = {spec, "", length, 0};
    ask(catalog, loop, catalog_check, &texts, answer, context);
}

void catalog_simulate_text(struct catalog *catalog, uv_loop_t *loop, const char *spec, size_t length,
                           const char *scenario, size_t scenario_length, catalog_answer *answer, void *context)
{
    struct catalog_texts texts = {spec, scenario, length, scenario_length};
    ask(catalog, loop, catalog_simulate, &texts, answer, context);
}

void catalog_queries_end(struct catalog *catalog)
{
    while (catalog->first) {
        if (catalog->first->job)
            job_cancel(catalog->first->job);
        query_free(catalog->first);
    }
}
