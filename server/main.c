/* main.c: fsmd, the server. Reads what it was told, opens the store, the machines and the door, runs the loop, and
 * closes all of it in the opposite order. */
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands.h"
#include "config.h"
#include "engine.h"
#include "machine_tools.h"
#include "mcp.h"
#include "pages.h"
#include "say.h"
#include "wire.h"

#define PATIENCE_MS 2000       /* for clients to take what is queued at the end */
#define CACHE_BYTES (32 << 20) /* of instances; a hundred thousand small ones */
#define SESSION_IDLE_MS (30 * 60 * 1000)

struct server {
    uv_loop_t loop;
    uv_signal_t interrupted, terminated;
    struct catalog *catalog;
    struct engine *engine;
    struct wire *wire;
    struct pages *pages;
    struct machine_tools *tools;
    struct mcp *mcp[2]; /* /mcp/machines; with --conformance also /mcp */
    struct web *web;
    bool closing;
};

/* ---- what comes in ---- */

static struct mcp *mcp_of(const struct server *server, const char *path)
{
    if (!strcmp(path, "/mcp/machines"))
        return server->mcp[0];
    return !strcmp(path, "/mcp") ? server->mcp[1] : NULL;
}

static void on_request(void *context, const struct web_request *request)
{
    struct server *server = context;
    struct mcp *mcp = mcp_of(server, request->path);
    if (mcp)
        mcp_request(mcp, request);
    else
        pages_request(server->pages, request);
}

static void on_stream_closed(void *context, web_id stream)
{
    struct server *server = context;
    for (int i = 0; i < 2; i++)
        if (server->mcp[i])
            mcp_stream_closed(server->mcp[i], stream);
}

static bool on_socket_opened(void *context, const struct web_opening *opening)
{
    (void)context;
    return !strcmp(opening->path, "/ws");
}

static void on_socket_message(void *context, web_id socket, const char *text, size_t length)
{
    wire_message(((struct server *)context)->wire, socket, text, length);
}

static void on_socket_closed(void *context, web_id socket)
{
    wire_closed(((struct server *)context)->wire, socket);
}

static void on_spec_changed(void *context, const char *path, bool good, const char *report)
{
    (void)context;
    say(good ? SAY_INFO : SAY_WARN, good ? "machine loaded again" : "machine not loaded", "file", path, "report",
        report, NULL);
}

/* ---- the end ---- */

static void on_web_closed(void *context)
{
    struct server *server = context;
    say(SAY_INFO, "connections closed", NULL);
    for (int i = 0; i < 2; i++)
        if (server->mcp[i])
            mcp_close(server->mcp[i]);
    engine_close(server->engine);
    say(SAY_INFO, "store closed", NULL);
    catalog_unwatch(server->catalog);
    uv_close((uv_handle_t *)&server->interrupted, NULL);
    uv_close((uv_handle_t *)&server->terminated, NULL);
}

static void on_signal(uv_signal_t *handle, int number)
{
    struct server *server = handle->data;
    if (server->closing)
        return;
    server->closing = true;
    say(SAY_INFO, "shutting down", "signal", number == SIGINT ? "SIGINT" : "SIGTERM", NULL);
    web_shutdown(server->web, PATIENCE_MS, on_web_closed, server);
}

/* Until the loop runs nothing was promised to anyone. */
static void leave_early(int number)
{
    (void)number;
    _exit(0);
}

/* ---- the beginning ---- */

static bool load_machines(struct server *server, const struct config *config)
{
    server->catalog = catalog_new();
    for (const char **file = config->machines; file && *file; file++) {
        struct text report = {0};
        bool good = catalog_add_file(server->catalog, *file, &report);
        if (good)
            say(SAY_INFO, "machine loaded", "file", *file, "report", report.data ? report.data : "", NULL);
        else
            fprintf(stderr, "%sfsmd: %s cannot be served\n", report.data ? report.data : "", *file);
        text_release(&report);
        if (!good)
            return false;
    }
    return true;
}

static struct mcp *open_mcp(struct server *server, const struct config *config, const char *path)
{
    struct mcp_options options = {
        .path = path,
        .name = "fsmd",
        .title = "fsmd: state machines, proved and served",
        .version = "0.1.0",
        .instructions = "Machines are decision tables. fsm_list names them; fsm_create makes an instance; "
                        "fsm_send sends it an event; fsm_explain tells why.",
        .context = server->tools,
        .conformance = config->conformance,
        .sessions_max = (unsigned)config->sessions_max,
        .idle_ms = SESSION_IDLE_MS};
    options.tools = machine_tools_table(&options.tool_count);
    return mcp_open(&server->loop, &options);
}

static bool open_web(struct server *server, const struct config *config, char *why, size_t size)
{
    struct web_options options = {.host = config->host,
                                  .port = config->port,
                                  .token = config->token,
                                  .origins = config->origins,
                                  .hosts = config->hosts,
                                  .body_max = (size_t)config->body_max,
                                  .message_max = (size_t)config->message_max,
                                  .queue_max = (size_t)config->queue_max,
                                  .connections_max = (unsigned)config->connections_max,
                                  .rate_max = (unsigned)config->rate_max};
    struct web_handlers handlers = {server,           on_request,        on_stream_closed,
                                    on_socket_opened, on_socket_message, on_socket_closed};
    server->web = web_open(&server->loop, &options, &handlers, why, size);
    return server->web != NULL;
}

/* Makes a directory and those it lies in. */
static bool make_directory(const char *path, char *why, size_t size)
{
    char part[4096];
    snprintf(part, sizeof part, "%s", path);
    for (char *slash = part + 1; (slash = strchr(slash, '/')); *slash++ = '/') {
        *slash = 0;
        mkdir(part, 0777); /* the last one tells */
    }
    struct stat is;
    if ((mkdir(part, 0777) == 0 || errno == EEXIST) && stat(part, &is) == 0 && S_ISDIR(is.st_mode))
        return true;
    snprintf(why, size, "DATA_DIR %s cannot be made: %s", path, strerror(errno == EEXIST ? ENOTDIR : errno));
    return false;
}

static bool open_all(struct server *server, const struct config *config, char *why, size_t size)
{
    struct engine_options options = {.data_dir = config->data_dir,
                                     .normal = config->normal,
                                     .instances_max = config->instances_max,
                                     .cache_bytes = CACHE_BYTES};
    if (!make_directory(config->data_dir, why, size))
        return false;
    server->engine = engine_open(&server->loop, server->catalog, &options, why, size);
    if (!server->engine)
        return false;
    server->wire = wire_new(server->engine, server->catalog);
    server->pages = pages_new(server->engine, server->catalog);
    server->tools = machine_tools_new(server->engine, server->catalog);
    server->mcp[0] = open_mcp(server, config, "/mcp/machines");
    if (config->conformance)
        server->mcp[1] = open_mcp(server, config, "/mcp");
    if (!open_web(server, config, why, size)) {
        engine_close(server->engine);
        return false;
    }
    pages_serve(server->pages, server->web);
    return true;
}

static void catch_signals(struct server *server)
{
    uv_signal_init(&server->loop, &server->interrupted);
    uv_signal_init(&server->loop, &server->terminated);
    server->interrupted.data = server->terminated.data = server;
    uv_signal_start(&server->interrupted, on_signal, SIGINT);
    uv_signal_start(&server->terminated, on_signal, SIGTERM);
}

static void release_all(struct server *server)
{
    web_free(server->web);
    machine_tools_free(server->tools);
    pages_free(server->pages);
    wire_free(server->wire);
    catalog_free(server->catalog);
    uv_run(&server->loop, UV_RUN_DEFAULT);
    uv_loop_close(&server->loop);
}

static int serve(const struct config *config)
{
    static struct server server;
    char why[1000] = "";
    signal(SIGINT, leave_early);
    signal(SIGTERM, leave_early);
    signal(SIGPIPE, SIG_IGN);
    say_as(config->log_json, (enum say_level)config->log_level);
    uv_loop_init(&server.loop);
    if (!load_machines(&server, config))
        return 1;
    if (!open_all(&server, config, why, sizeof why)) {
        fprintf(stderr, "fsmd: %s\n", why);
        return 1;
    }
    catch_signals(&server);
    if (config->dev)
        catalog_watch(server.catalog, &server.loop, on_spec_changed, &server);
    struct engine_numbers numbers = engine_count(server.engine);
    say(SAY_INFO, "listening", "host", config->host, "port", SAY_NUMBER, (int64_t)web_port(server.web), "instances",
        SAY_NUMBER, numbers.instances, "data", config->data_dir, NULL);
    uv_run(&server.loop, UV_RUN_DEFAULT);
    release_all(&server);
    say(SAY_INFO, "closed", NULL);
    return 0;
}

/* ---- the command line ---- */

static const char HELP[] =
    "fsmd: serves state machines over WebSocket, MCP and HTTP, with every step in a durable log\n"
    "\n"
    "usage: fsmd --machines-only [--machine FILE.fsm]… [--dev] [--port N] [--data DIR]\n"
    "       fsmd verify [--data DIR]          replay every instance of a database and compare\n"
    "       fsmd log INSTANCE [--scn] [--data DIR]   an instance's log, as JSON lines or as a scenario\n"
    "       fsmd --check-config               print what would be used, and what is wrong with it\n"
    "\n"
    "  --machines-only   serve machines and nothing else\n"
    "  --machine FILE    serve this machine too, proved at start; may be given again\n"
    "  --dev             and load it again whenever it is saved; running instances keep their tables\n"
    "  --port N          instead of PORT (3000); 0 takes any that is free\n"
    "  --data DIR        instead of DATA_DIR (./data); machines.db lies there\n"
    "  --conformance     add the fixtures of the MCP conformance suite, on /mcp/machines and /mcp\n"
    "\n"
    "From the environment, or a file .env: HOST, PORT, DATA_DIR, FSMD_TOKEN, ALLOWED_ORIGINS, ALLOWED_HOSTS,\n"
    "LOG=text|json, LOG_LEVEL, SYNC=full|normal, MAX_INSTANCES, MAX_CONNECTIONS, MAX_SESSIONS, MAX_RATE, MAX_BODY,\n"
    "MAX_MESSAGE, MAX_QUEUE. See docs/server.md.\n";

enum { MACHINES_ONLY = 256, MACHINE, DEV, CONFORMANCE, CHECK_CONFIG, PORT, DATA, HELP_PAGE, VERSION };

static const struct option OPTIONS[] = {{"machines-only", no_argument, NULL, MACHINES_ONLY},
                                        {"machine", required_argument, NULL, MACHINE},
                                        {"dev", no_argument, NULL, DEV},
                                        {"conformance", no_argument, NULL, CONFORMANCE},
                                        {"check-config", no_argument, NULL, CHECK_CONFIG},
                                        {"port", required_argument, NULL, PORT},
                                        {"data", required_argument, NULL, DATA},
                                        {"help", no_argument, NULL, HELP_PAGE},
                                        {"version", no_argument, NULL, VERSION},
                                        {NULL, 0, NULL, 0}};

struct told { /* on the command line */
    const char *machine[65];
    int machines;
    bool machines_only, dev, conformance, check_config;
    int exit; /* -1: go on */
};

static void read_option(struct told *told, int option)
{
    switch (option) {
    case MACHINES_ONLY:
        told->machines_only = true;
        break;
    case MACHINE:
        if (told->machines < 64) {
            told->machine[told->machines++] = optarg;
        } else {
            fputs("fsmd: at most 64 times --machine\n", stderr);
            told->exit = 2;
        }
        break;
    case DEV:
        told->dev = true;
        break;
    case CONFORMANCE:
        told->conformance = true;
        break;
    case CHECK_CONFIG:
        told->check_config = true;
        break;
    case PORT:
        setenv("PORT", optarg, 1);
        break;
    case DATA:
        setenv("DATA_DIR", optarg, 1);
        break;
    case HELP_PAGE:
        fputs(HELP, stdout);
        told->exit = 0;
        break;
    case VERSION:
        puts("fsmd 0.1.0");
        told->exit = 0;
        break;
    default:
        fputs("fsmd: `fsmd --help` tells how it is used\n", stderr);
        told->exit = 2;
    }
}

int main(int argc, char **argv)
{
    static struct told told = {.exit = -1};
    struct config config = {0};
    char why[4000] = "";
    if (argc > 1 && !strcmp(argv[1], "verify"))
        return verify_command(argc - 1, argv + 1);
    if (argc > 1 && !strcmp(argv[1], "log"))
        return log_command(argc - 1, argv + 1);
    for (int option; told.exit < 0 && (option = getopt_long(argc, argv, "h", OPTIONS, NULL)) != -1;)
        read_option(&told, option == 'h' ? HELP_PAGE : option);
    if (told.exit >= 0)
        return told.exit;
    if (optind < argc) {
        fprintf(stderr, "fsmd: there is no command %s; `fsmd --help` lists them\n", argv[optind]);
        return 2;
    }
    bool good = config_read(&config, ".env", why, sizeof why);
    config.machines = told.machine;
    config.machines_only = told.machines_only;
    config.dev = told.dev;
    config.conformance = told.conformance;
    if (told.check_config)
        config_print(&config);
    if (!good) {
        fprintf(stderr, "fsmd: %s\n", why);
        return 1;
    }
    if (told.check_config)
        return 0;
    if (!config.machines_only) {
        fputs("fsmd: say --machines-only: machines are all that this version serves\n", stderr);
        return 2;
    }
    return serve(&config);
}
