/* options.c: reads a command's options; see options.h for the forms. */
#include "options.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "suggest.h"

enum { OPTIONS_MAX = 32 };

static int complain(const char *command, const char *what, const char *option)
{
    fprintf(stderr, "fsmc %s: %s %s\n", command, what, option);
    return -1;
}

/* The option `word` names. *value is set to what is glued to it (--name=value, -oVALUE), else to NULL. */
static const struct option *find(const struct option *options, const char *word, const char **value)
{
    for (const struct option *option = options; option->name != NULL; option++) {
        size_t length = strlen(option->name);
        bool is_long = length > 2;
        if (strncmp(word, option->name, length) != 0)
            continue;
        const char *rest = word + length;
        *value = *rest == '\0' ? NULL : rest + is_long;
        if (*rest == '\0' || (is_long ? *rest == '=' : option->value != NULL))
            return option;
    }
    return NULL;
}

static int complain_unknown(const struct option *options, const char *command, const char *word)
{
    const char *names[OPTIONS_MAX];
    size_t count = 0;

    for (; options[count].name != NULL && count < OPTIONS_MAX; count++)
        names[count] = options[count].name;
    const char *near = suggest(word, names, count);
    fprintf(stderr, "fsmc %s: unknown option %s", command, word);
    fprintf(stderr, near != NULL ? "; did you mean %s?\n" : "; see `fsmc help %s`\n", near != NULL ? near : command);
    return -1;
}

/* Takes the option at argv[at]. Returns the index of the last argument it used, or -1. */
static int take(const struct option *options, int argc, char **argv, int at)
{
    const char *value;
    const struct option *option = find(options, argv[at], &value);

    if (option == NULL)
        return complain_unknown(options, argv[0], argv[at]);
    if (option->flag != NULL) {
        if (value != NULL)
            return complain(argv[0], "no value is wanted by", option->name);
        *option->flag = true;
        return at;
    }
    if (value == NULL && at + 1 == argc)
        return complain(argv[0], "a value is missing after", option->name);
    *option->value = value != NULL ? value : argv[at + 1];
    return value != NULL ? at : at + 1;
}

int options_parse(const struct option *options, int argc, char **argv)
{
    int kept = 0;
    bool ended = false;

    for (int i = 1; i < argc; i++) {
        if (!ended && strcmp(argv[i], "--") == 0) {
            ended = true;
        } else if (ended || argv[i][0] != '-' || argv[i][1] == '\0') {
            argv[++kept] = argv[i];
        } else {
            i = take(options, argc, argv, i);
            if (i < 0)
                return -1;
        }
    }
    if (kept + 1 < argc)
        argv[kept + 1] = NULL;
    return kept;
}
