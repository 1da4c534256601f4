/* pages.c: routes of plain HTTP, by a table. All are read-only; what they tell of instances waits for the commit. */
#include "pages.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct pages {
    struct engine *engine;
    struct catalog *catalog;
    const struct web *web;
    uint64_t began_ms;
};

struct ask {
    struct pages *pages;
    const struct web_request *request;
    const char *name; /* what the route's star stands for */
    struct text to;
    const char *type; /* of the content */
    struct engine_problem problem;
};

#define JSON "application/json"

/* ---- answers ---- */

static int status_of(const char *code)
{
    if (!strcmp(code, "NO_INSTANCE") || !strcmp(code, "UNKNOWN_MACHINE") || !strcmp(code, "NOT_FOUND"))
        return 404;
    return !strcmp(code, "SPEC_CHANGED") ? 409 : !strcmp(code, "UNAVAILABLE") ? 503 : 400;
}

static void put_problem(struct text *to, const char *code, const char *message)
{
    to->length = 0;
    text_put(to, "{\"error\":{\"code\":");
    text_json(to, code);
    text_put(to, ",\"message\":");
    text_json(to, message);
    text_put(to, "}}\n");
}

/* The tag is the type of the content. */
static void deliver(void *context, uint64_t request, const char *type, struct web_bytes *answer, bool committed)
{
    static const char FAILED[] = "{\"error\":{\"code\":\"UNAVAILABLE\",\"message\":\"the store refused to write\"}}\n";
    (void)context;
    if (committed)
        web_respond(request, 200, type, NULL, web_bytes_data(answer), web_bytes_length(answer));
    else
        web_respond(request, 503, JSON, NULL, FAILED, sizeof FAILED - 1);
    web_bytes_release(answer);
}

/* ---- pages: false after a problem ---- */

static bool show_health(struct ask *ask)
{
    const struct pages *pages = ask->pages;
    struct engine_numbers n = engine_count(pages->engine);
    text_put(&ask->to, "{\"status\":\"ok\",\"name\":\"fsmd\"");
    text_format(&ask->to, ",\"uptimeMs\":%llu", (unsigned long long)(uv_hrtime() / 1000000 - pages->began_ms));
    text_format(&ask->to, ",\"instances\":%lld,\"timers\":%lld,\"steps\":%lld,\"commits\":%lld", (long long)n.instances,
                (long long)n.timers, (long long)n.steps, (long long)n.commits);
    text_format(&ask->to, ",\"connections\":%u,\"pid\":%d}\n", web_connections(pages->web), (int)getpid());
    return true;
}

static bool show_machines(struct ask *ask)
{
    text_put(&ask->to, "{\"machines\":");
    catalog_list(ask->pages->catalog, &ask->to);
    text_put(&ask->to, "}\n");
    return true;
}

static bool show_picture(struct ask *ask)
{
    ask->type = "image/svg+xml";
    if (catalog_svg(ask->pages->catalog, ask->name, &ask->to))
        return true;
    ask->problem = (struct engine_problem){.code = "UNKNOWN_MACHINE", .message = "there is no such machine"};
    return false;
}

static bool show_instance(struct ask *ask)
{
    text_char(&ask->to, '{');
    bool good = engine_describe(ask->pages->engine, ask->name, &ask->to, &ask->problem);
    text_put(&ask->to, "}\n");
    return good;
}

static bool show_log(struct ask *ask)
{
    ask->type = "application/x-ndjson";
    return engine_log(ask->pages->engine, ask->name, &ask->to, &ask->problem);
}

static bool show_scenario(struct ask *ask)
{
    struct text log = {0};
    bool good = engine_log(ask->pages->engine, ask->name, &log, &ask->problem);
    ask->type = "text/plain; charset=utf-8";
    if (good && !catalog_scenario(ask->pages->catalog, log.data, log.length, &ask->to, ask->problem.message,
                                  sizeof ask->problem.message)) {
        ask->problem.code = "SPEC_CHANGED";
        good = false;
    }
    text_release(&log);
    return good;
}

/* ---- the table ---- */

static const struct route {
    const char *before, *after; /* what stands around the name; after is NULL where there is none */
    bool (*show)(struct ask *ask);
} ROUTES[] = {
    {"/health", NULL, show_health},       {"/machines", NULL, show_machines},
    {"/machines/", ".svg", show_picture}, {"/instances/", "/log.scn", show_scenario},
    {"/instances/", "/log", show_log},    {"/instances/", "", show_instance},
};

static bool matches(const struct route *route, const char *path, char *name, size_t size)
{
    size_t before = strlen(route->before), length = strlen(path);
    if (!route->after)
        return !strcmp(path, route->before);
    size_t after = strlen(route->after);
    if (length <= before + after || strncmp(path, route->before, before) ||
        strcmp(path + length - after, route->after) || length - before - after >= size)
        return false;
    memcpy(name, path + before, length - before - after);
    name[length - before - after] = 0;
    return !strchr(name, '/');
}

static void run(struct ask *ask, const struct route *route)
{
    ask->type = JSON;
    if (route->show(ask)) {
        engine_hold(ask->pages->engine, deliver, NULL, ask->request->id, ask->type,
                    web_bytes_of(ask->to.data, ask->to.length));
    } else {
        put_problem(&ask->to, ask->problem.code, ask->problem.message);
        web_respond(ask->request->id, status_of(ask->problem.code), JSON, NULL, ask->to.data, ask->to.length);
    }
}

void pages_request(struct pages *pages, const struct web_request *request)
{
    char name[256];
    struct ask ask = {.pages = pages, .request = request, .name = name};
    const struct route *route = NULL;
    for (size_t i = 0; i < sizeof ROUTES / sizeof ROUTES[0] && !route; i++)
        if (matches(&ROUTES[i], request->path, name, sizeof name))
            route = &ROUTES[i];
    if (!route) {
        put_problem(&ask.to, "NOT_FOUND",
                    "there is nothing here; try /health, /machines, /instances/ID, /ws, /mcp/machines");
        web_respond(request->id, 404, JSON, NULL, ask.to.data, ask.to.length);
    } else if (strcmp(request->method, "GET") && strcmp(request->method, "HEAD")) {
        put_problem(&ask.to, "METHOD", "this can only be read");
        web_respond(request->id, 405, JSON, "allow: GET, HEAD\r\n", ask.to.data, ask.to.length);
    } else {
        run(&ask, route);
    }
    text_release(&ask.to);
}

struct pages *pages_new(struct engine *engine, struct catalog *catalog)
{
    struct pages *pages = calloc(1, sizeof *pages);
    if (!pages)
        abort();
    *pages = (struct pages){engine, catalog, NULL, uv_hrtime() / 1000000};
    return pages;
}

void pages_serve(struct pages *pages, const struct web *web)
{
    pages->web = web;
}

void pages_free(struct pages *pages)
{
    free(pages);
}
