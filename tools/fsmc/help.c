/* help.c: what fsmc says about itself: the list of commands, a page for each, and an explanation of every
 * diagnostic code with a wrong and a right example. */
#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "suggest.h"

const struct command commands[] = {
    {"build", "FILE… [-o DIR] [--json]", "check .fsm files and write their tables as C", command_build,
     "Checks each FILE and, with -o, writes DIR/NAME.c and DIR/NAME.h for the machine NAME in it.\n"
     "Nothing is written for a file with an error.\n"
     "\n"
     "  -o DIR    where the C goes; without it the files are only checked\n"
     "  --json    diagnostics as JSON on the standard output, one array per file\n"
     "\n"
     "  fsmc build machines/turnstile.fsm -o gen\n"},
    {"check", "FILE… [--save DIR] [-o DIR] [--json] …", "prove what a spec promises, or show a run that breaks it",
     command_check,
     "Checks the tables of each FILE (gaps, overlaps, dead rows), then explores every state the machine can reach, time\n"
     "included, and reports promises that do not hold, states and rows that nothing reaches, waits without end.\n"
     "What breaks a promise is shown as the shortest run that does, which `fsmc test` can replay.\n"
     "A certificate says what was established, and how far: exhausted, bounded or skipped.\n"
     "\n"
     "  --save DIR        write each run found as a scenario DIR/MACHINE-NAME.scn\n"
     "  -o DIR            write the tables as C, like build, with the certificate in them\n"
     "  --json            one array with an object for each file\n"
     "  --tables          check the tables only\n"
     "  --tick D          the grid of time; without it half of what divides all durations\n"
     "  --instances K     how many instances share; 2 where there are shared variables, else 1\n"
     "  --set P=V,…       other values for parameters than their defaults\n"
     "  --max-states N    stop after so many states (50,000,000; 0 for no bound)\n"
     "  --max-depth N     stop after so many moves\n"
     "\n"
     "  fsmc check machines/turnstile.fsm\n"},
    {"test", "FILE… [--machine FILE.fsm]… [--filter TEXT] …", "run scenarios (.scn) on virtual time", command_test,
     "Each FILE is a scenario file, or a directory that is searched for *.scn. The machine of a scenario is looked for\n"
     "among those given, then as NAME.fsm beside the scenario, then in machines/ on the way up.\n"
     "\n"
     "  --machine FILE    a machine; may be given several times\n"
     "  --filter TEXT     only scenarios whose title contains TEXT\n"
     "  --json            one object for each scenario\n"
     "  --watch           run again when a file changes\n"
     "  --update          rewrite the expectations that failed, and only those\n"},
    {"cover", "FILE SCENARIOS… [--json] [--min PERCENT]", "say what scenarios exercise of a machine", command_cover,
     "SCENARIOS are files, or directories searched for *.scn. `!` marks rows that never decided.\n"
     "\n"
     "  --json            the same as one JSON object\n"
     "  --min PERCENT     exit with 1 if rows, transitions or the whole are covered by less\n"},
    {"mutate", "FILE [SCENARIOS…] [--min PERCENT] …", "make every small mistake in a spec and see who notices",
     command_mutate,
     "Deletes and swaps rows, moves bounds, negates cells, drops actions, redirects transitions, one at a time, and asks\n"
     "the compiler, the scenarios and the checks whether they see it. What none of them sees is shown.\n"
     "SCENARIOS are files or directories; without them, tests/golden/NAME for the machine NAME.\n"
     "A line in the file `survivors` beside the scenarios explains a mutant that is no mistake.\n"
     "\n"
     "  --no-proof        do not ask the checks\n"
     "  --max-states N    states for each setting of the parameters (500,000)\n"
     "  --sample N        only N of them, chosen by --seed N\n"
     "  --filter TEXT     only those whose kind, place or line contains TEXT\n"
     "  --jobs N          so many at a time; without it, one for each processor\n"
     "  --json            one JSON object\n"
     "  --min PERCENT     exit with 1 if fewer are killed\n"},
    {"diff", "OLD.fsm NEW.fsm [SCENARIOS…] [--json]", "say how the behaviour of two specs differs", command_diff,
     "Not the text: decisions that answer otherwise, as the inputs for which they do; transitions added, removed and\n"
     "redirected; timers; promises; and which scenarios would act differently.\n"
     "SCENARIOS are files or directories; without them, tests/golden/NAME for the machine NAME.\n"
     "Exits with 0 if nothing differs, with 1 if something does, with 2 for trouble.\n"
     "\n"
     "  --json            one JSON object\n"},
    {"record", "LOG [-o FILE] [--machine FILE.fsm] [--bare]", "turn the log of a served instance into a scenario",
     command_record,
     "LOG is what fsmd gives at /instances/ID/log, or `fsmd log ID`; `-` is the standard input. The machine is looked for\n"
     "as `fsmc test` does.\n"
     "\n"
     "  -o FILE           where it goes; else the standard output\n"
     "  --machine FILE    the machine\n"
     "  --bare            events only, no expectations\n"},
    {"graph", "--svg|--dot FILE [-o OUT]", "draw a machine", command_graph,
     "  --svg             a picture\n"
     "  --dot             text for Graphviz\n"
     "  -o OUT            where it goes; else the standard output\n"},
    {"export", "--promela|--dot FILE", "write a machine in another tool's language", command_export,
     "  --promela         a model for SPIN: the finite part, and timers as ticks\n"
     "  --dot             text for Graphviz\n"
     "  --tick D, --instances K, --set P=V,… as for check\n"},
    {"fmt", "FILE… [--check]", "align tables and settle white space, in place", command_fmt,
     "Comments stay, meaning stays, and formatting twice changes nothing more.\n"
     "A file that does not parse is left alone and its mistakes are reported. `-` reads the standard input\n"
     "and writes the standard output.\n"
     "\n"
     "  --check   change nothing; list the files that would change and exit with 1 if there are any\n"
     "  --json    diagnostics as JSON on the standard output\n"},
    {"dump", "--tokens|--ast|--model|--tables FILE", "show a file after any pass", command_dump,
     "  --tokens  the words of the file, with their places\n"
     "  --ast     the file as a tree, just as written\n"
     "  --model   names resolved, types and states\n"
     "  --tables  what the runtime walks\n"},
    {"explain", "FILE STATE EVENT [NAME=VALUE]…", "say which row matches, and why the others do not", command_explain,
     "EVENT is written as in a table, with its fields; NAME=VALUE sets a variable, parameter or timer first.\n"
     "\n"
     "  fsmc explain machines/intervention.fsm IDLE 'Foreground(monitored: true)' quota=0\n"},
    {"help", "[COMMAND | CODE]", "explain a command or a diagnostic code", command_help,
     "  fsmc help build   a command\n"
     "  fsmc help E203    a code, with a wrong and a right example\n"
     "  fsmc help codes   all codes, a line each\n"},
    {"version", "", "print the version", command_version, "Prints one line, such as `fsmc 0.1`.\n"},
    {NULL, NULL, NULL, NULL, NULL},
};

int command_version(int argc, char **argv)
{
    if (argc > 1)
        return command_fail("version takes no argument, but was given %s", argv[1]);
    puts("fsmc 0.1");
    return EXIT_FINE;
}

static void print_commands(void)
{
    puts("fsmc turns decision tables (.fsm) into constant C tables that one pure function walks.\n"
         "\n"
         "usage: fsmc COMMAND …\n");
    for (const struct command *command = commands; command->name != NULL; command++)
        printf("  %-9s %s\n", command->name, command->summary);
    puts("\n`fsmc help COMMAND` says more; `fsmc help E203` explains a diagnostic.\n"
         "Exit status: 0 fine, 1 diagnostics, 2 wrong usage or an unreadable file.");
}

static void print_command(const struct command *command)
{
    printf("usage: fsmc %s%s%s\n\n%s\n", command->name, command->usage[0] != '\0' ? " " : "", command->usage,
           command->summary);
    printf("\n%s", command->page);
}

static void print_indented(const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        printf("%s%.*s\n", length > 0 ? "    " : "", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

static void print_code(const struct code_help *help)
{
    printf("%s: %s\n\n%s\n", help->code, help->title, help->text);
    if (help->wrong[0] != '\0') {
        puts("\nWrong:\n");
        print_indented(help->wrong);
    }
    if (help->right[0] != '\0') {
        puts("\nRight:\n");
        print_indented(help->right);
    }
}

static void print_codes(void)
{
    for (unsigned n = 0; code_at(n) != NULL; n++)
        printf("%s  %s\n", code_at(n)->code, code_at(n)->title);
}

static bool looks_like_code(const char *word)
{
    return word[0] != '\0' && strchr("EeWwSs", word[0]) != NULL && isdigit((unsigned char)word[1]);
}

static int fail_unknown(const char *word)
{
    const char *names[512];
    size_t count = 0;

    if (looks_like_code(word)) {
        for (; code_at((unsigned)count) != NULL && count < sizeof names / sizeof names[0]; count++)
            names[count] = code_at((unsigned)count)->code;
    } else {
        for (; commands[count].name != NULL; count++)
            names[count] = commands[count].name;
    }
    const char *near = suggest(word, names, count);
    const char *list = looks_like_code(word) ? "fsmc help codes" : "fsmc help";
    if (near != NULL)
        return command_fail("no help on %s; did you mean %s?", word, near);
    return command_fail("no help on %s; `%s` lists what there is", word, list);
}

int command_help(int argc, char **argv)
{
    if (argc > 2)
        return command_fail("help takes one word, but was given %s as well", argv[2]);
    if (argc < 2) {
        print_commands();
    } else if (strcmp(argv[1], "codes") == 0) {
        print_codes();
    } else if (command_find(argv[1]) != NULL) {
        print_command(command_find(argv[1]));
    } else if (code_find(argv[1]) != NULL) {
        print_code(code_find(argv[1]));
    } else {
        return fail_unknown(argv[1]);
    }
    return EXIT_FINE;
}
