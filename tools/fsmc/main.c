/* main.c: fsmc, the compiler of .fsm files. Finds the command and runs it. */
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "suggest.h"

const struct command *command_find(const char *name)
{
    for (const struct command *command = commands; command->name != NULL; command++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

int command_fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("fsmc: ", stderr);
    vfprintf(stderr, format, arguments);
    putc('\n', stderr);
    va_end(arguments);
    return EXIT_USAGE;
}

static void print_count(FILE *to, const char *before, unsigned count, const char *what)
{
    if (count > 0)
        fprintf(to, "%s%u %s%s", before, count, what, count == 1 ? "" : "s");
}

int command_report(struct diags *diags, bool json)
{
    unsigned errors = diags_errors(diags), warnings = diags_warnings(diags);

    if (json) {
        diags_print(diags, stdout, DIAG_JSON);
    } else if (errors + warnings > 0) {
        diags_print(diags, stderr, isatty(STDERR_FILENO) ? DIAG_COLOUR : DIAG_PLAIN);
        print_count(stderr, "", errors, "error");
        print_count(stderr, errors > 0 ? ", " : "", warnings, "warning");
        putc('\n', stderr);
    }
    return errors > 0 ? EXIT_DIAGNOSTICS : EXIT_FINE;
}

static int fail_unknown(const char *name)
{
    const char *names[32];
    size_t count = 0;

    for (; commands[count].name != NULL && count < sizeof names / sizeof names[0]; count++)
        names[count] = commands[count].name;
    const char *near = suggest(name, names, count);
    if (near != NULL)
        return command_fail("unknown command %s; did you mean %s?", name, near);
    return command_fail("unknown command %s; `fsmc help` lists them", name);
}

/* Output that could not be written (a full disk, say) must not look like success. */
static int close_output(int result)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return result;
    return command_fail("cannot write the output");
}

int main(int argc, char **argv)
{
    static char *help[] = {"help", NULL};

    if (argc < 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return close_output(command_help(1, help));
    const char *name = strcmp(argv[1], "--version") == 0 ? "version" : argv[1];
    const struct command *command = command_find(name);
    if (command == NULL)
        return fail_unknown(argv[1]);
    return close_output(command->run(argc - 1, argv + 1));
}
