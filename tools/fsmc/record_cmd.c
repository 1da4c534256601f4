/* record_cmd.c: fsmc record: the log of a served instance becomes a scenario. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "options.h"
#include "record.h"
#include "scn_machines.h"
#include "source.h"

struct record {
    const char *output, *machine; /* or NULL */
    bool bare;
    const char *log;
    struct source source;
    struct scn_machines machines;
};

/* The machine of the log, as fsmc test will find it for the scenario; NULL after a message. */
static const struct fsm_machine *find_machine(struct record *record, const struct record_head *head, int *result)
{
    const char *beside = record->output ? record->output : record->log;
    char message[512];
    *result = EXIT_USAGE;
    if (record->machine && !scn_machines_add(&record->machines, record->machine, message, sizeof message))
        return command_fail("%s", message), NULL;
    struct scn_machine *found =
        record->machine ? record->machines.item.item[0] : scn_machines_find(&record->machines, beside, head->machine);
    if (!found)
        return command_fail("there is no machine `%s`; --machine FILE.fsm says where it is", head->machine), NULL;
    *result = command_report(found->compilation.diags, false);
    const struct fsm_machine *m = found->compilation.machine;
    if (m && memcmp(m->hash, head->hash, sizeof m->hash) != 0)
        fprintf(stderr, "fsmc: %s is not the spec that the log was made with, which was version %u\n", found->path,
                (unsigned)head->version);
    return m;
}

/* A file is written whole or not at all. */
static int write_out(const char *path, const char *text, size_t length)
{
    if (!path)
        return fwrite(text, 1, length, stdout) == length ? EXIT_FINE : EXIT_USAGE;
    FILE *to = fopen(path, "w");
    bool written = to && fwrite(text, 1, length, to) == length;
    if (to && fclose(to))
        written = false;
    return written ? EXIT_FINE : command_fail("cannot write %s: %s", path, strerror(errno));
}

static int record_log(struct record *record)
{
    struct record_head head;
    char why[600], *text = NULL;
    size_t length = 0;
    int result = EXIT_DIAGNOSTICS;
    if (!scn_record_head(record->source.text, record->source.length, &head, why, sizeof why))
        return command_fail("%s: %s", record->log, why), result;
    const struct fsm_machine *m = find_machine(record, &head, &result);
    if (!m)
        return result;
    FILE *to = open_memstream(&text, &length);
    if (!to)
        return command_fail("out of memory");
    bool good = scn_record(record->source.text, record->source.length, m, record->bare, to, why, sizeof why);
    fclose(to);
    if (good)
        result = write_out(record->output, text, length);
    else
        command_fail("%s: %s", record->log, why), result = EXIT_DIAGNOSTICS;
    free(text);
    return result;
}

int command_record(int argc, char **argv)
{
    struct record record = {0};
    char message[512];
    const struct option options[] = {{"-o", NULL, &record.output},
                                     {"--output", NULL, &record.output},
                                     {"--machine", NULL, &record.machine},
                                     {"--bare", &record.bare, NULL},
                                     {NULL, NULL, NULL}};
    int count = options_parse(options, argc, argv);
    if (count < 0)
        return EXIT_USAGE;
    if (count != 1)
        return command_fail("record wants one log, or - for the standard input");
    record.log = argv[1];
    if (!source_read(record.log, &record.source, message, sizeof message))
        return command_fail("%s", message);
    int result = record_log(&record);
    scn_machines_release(&record.machines);
    source_release(&record.source);
    return result;
}
