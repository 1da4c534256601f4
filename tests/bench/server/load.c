/* load.c: the load generator: `load --url ws://127.0.0.1:3000 --mode send`. Prints one line of NAME=VALUE.
 *
 * The same bytes go to every server it is pointed at. It exits 1, saying the first thing that was wrong, if any answer
 * was not the one asked for. */
#include <assert.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <unistd.h>

#include "load.h"

static const struct {
    const char *name;
    bool (*run)(struct load *load);
    const char *what;
} MODES[] = {
    {"ping", mode_ping, "ping, answered by pong"},
    {"echo", mode_echo, "the same message, answered by itself"},
    {"create", mode_create, "instances of turnstile, as many as --instances, once"},
    {"send", mode_send, "Coin and Push to --instances instances"},
    {"mcp", mode_mcp, "the same by tools/call of fsm_send on /mcp/machines; one in flight on each connection"},
    {"fanout", mode_fanout, "steps of one instance to --connections subscribers; deliveries are counted"},
    {"connect", mode_connect, "connections that ping once and stay open"},
    {"timers", mode_timers, "send, while --timers instances run out of patience; lateness is measured"},
};
#define MODE_COUNT (sizeof MODES / sizeof *MODES)

static int usage(FILE *to)
{
    fprintf(to,
            "usage: load --url URL --mode MODE [--connections N] [--in-flight N] [--seconds S] [--warm S] [--wait S]\n"
            "            [--rate ASKS_A_SECOND] [--instances N] [--prefix NAME] [--have]\n"
            "            [--timers N] [--patience-ms N] [--pid PID] [--acks FILE]\n");
    for (unsigned i = 0; i < MODE_COUNT; i++)
        fprintf(to, "  %-8s %s\n", MODES[i].name, MODES[i].what);
    return to == stdout ? 0 : 2;
}

static bool read_count(const char *text, unsigned least, unsigned most, unsigned *value)
{
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    *value = (unsigned)number;
    return *text >= '0' && *text <= '9' && !*end && number >= least && number <= most;
}

static bool read_number(const char *text, double *value)
{
    char *end;
    *value = strtod(text, &end);
    return end != text && !*end && *value >= 0;
}

static bool read_option(struct options *options, int option, const char *text)
{
    unsigned pid;
    switch (option) {
    case 'u':
        return address_read(text, &options->address);
    case 'm':
        options->mode = text;
        return true;
    case 'c':
        return read_count(text, 1, 65535, &options->connections);
    case 'f':
        return read_count(text, 1, 4096, &options->in_flight);
    case 's':
        return read_number(text, &options->seconds);
    case 'w':
        return read_number(text, &options->warm_seconds);
    case 'W':
        return read_number(text, &options->wait_seconds);
    case 'r':
        return read_number(text, &options->rate);
    case 'i':
        return read_count(text, 1, 10000000, &options->instances);
    case 'p':
        options->prefix = text;
        return strlen(text) <= 64;
    case 'h':
        return options->have = true;
    case 't':
        return read_count(text, 1, 1000000, &options->timers);
    case 'a':
        return read_count(text, 1000, 50000, &options->patience);
    case 'P':
        if (!read_count(text, 1, 1u << 30, &pid))
            return false;
        options->pid = (int)pid;
        return true;
    case 'k':
        options->acks = text;
        return true;
    default:
        return false;
    }
}

static bool read_options(struct options *options, int argc, char **argv)
{
    static const struct option known[] = {
        {"url", 1, NULL, 'u'},     {"mode", 1, NULL, 'm'}, {"connections", 1, NULL, 'c'}, {"in-flight", 1, NULL, 'f'},
        {"seconds", 1, NULL, 's'}, {"warm", 1, NULL, 'w'}, {"rate", 1, NULL, 'r'},        {"instances", 1, NULL, 'i'},
        {"prefix", 1, NULL, 'p'},  {"have", 0, NULL, 'h'}, {"timers", 1, NULL, 't'},      {"patience-ms", 1, NULL, 'a'},
        {"pid", 1, NULL, 'P'},     {"acks", 1, NULL, 'k'}, {"wait", 1, NULL, 'W'},        {0},
    };
    int option;
    while ((option = getopt_long(argc, argv, "", known, NULL)) >= 0) {
        if (!read_option(options, option, optarg)) {
            if (option != '?')
                fprintf(stderr, "load: %s is not a value for %s\n", optarg, argv[optind - 2]);
            return false;
        }
    }
    return optind == argc && options->address.port && options->mode;
}

static bool (*find_mode(const char *name))(struct load *load)
{
    for (unsigned i = 0; i < MODE_COUNT; i++) {
        if (!strcmp(MODES[i].name, name))
            return MODES[i].run;
    }
    return NULL;
}

/* A thousand connections want more files than a shell may be allowed at first. */
static void allow_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
}

static long resident_kb(int pid)
{
    char path[64], line[256];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file)) {
        if (sscanf(line, "VmRSS: %ld", &kb) == 1)
            break;
    }
    if (file)
        fclose(file);
    return kb;
}

static void report(const struct load *load, bool good)
{
    const struct options *options = &load->options;
    double per_second = options->seconds > 0 ? (double)load->answers / options->seconds : 0;
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    double processor = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                       (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    printf("mode=%s connections=%u in_flight=%u answers=%llu wrong=%llu seconds=%.2f per_second=%.0f p50_ms=%.3f "
           "p99_ms=%.3f max_ms=%.3f load_cpu_seconds=%.2f",
           options->mode, options->connections, options->in_flight, (unsigned long long)load->answers,
           (unsigned long long)load->wrong, options->seconds, per_second, latency_ms(&load->latency, 0.5),
           latency_ms(&load->latency, 0.99), (double)load->latency.most_ns / 1e6, processor);
    if (options->pid)
        printf(" rss_kb=%ld", resident_kb(options->pid));
    printf("\n");
    fflush(stdout);
    if (!good || load->wrong)
        fprintf(stderr, "load: %s\n", load->fault);
}

int main(int argc, char **argv)
{
    struct load load = {.options = {.connections = 100,
                                    .in_flight = 32,
                                    .instances = 1000,
                                    .timers = 1000,
                                    .patience = 5000,
                                    .seconds = 5,
                                    .warm_seconds = 0.5,
                                    .wait_seconds = 30}};
    if (argc == 2 && !strcmp(argv[1], "--help"))
        return usage(stdout);
    if (!read_options(&load.options, argc, argv) || !find_mode(load.options.mode))
        return usage(stderr);
    allow_files();
    load.epoll = epoll_create1(EPOLL_CLOEXEC);
    assert(load.epoll >= 0);
    ssize_t drawn = getrandom(&load.run, sizeof load.run, 0);
    assert(drawn == sizeof load.run);
    char made_up[16];
    snprintf(made_up, sizeof made_up, "b%08x-", load.run);
    if (!load.options.prefix)
        load.options.prefix = made_up;
    if (load.options.acks && !(load.acks = fopen(load.options.acks, "w"))) {
        fprintf(stderr, "load: cannot write %s\n", load.options.acks);
        return 2;
    }
    bool good = find_mode(load.options.mode)(&load);
    report(&load, good);
    load_disconnect(&load);
    if (load.acks && fclose(load.acks) != 0)
        good = false;
    close(load.epoll);
    return good && !load.wrong ? 0 : 1;
}
