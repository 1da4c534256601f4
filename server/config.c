/* config.c: what the server was told. One table names every variable, its default and what it may be. */
#include "config.h"

#include <assert.h>
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codec.h"
#include "doors.h"

enum kind { TEXT, SECRET, LIST, CHOICE, PORT, NUMBER };

struct variable {
    const char *name;
    enum kind kind;
    size_t offset;
    const char *otherwise; /* as if it had been set so; NULL: absent */
    const char *choices;   /* with commas; the value is the index, in an int, or a bool if there are two */
    int64_t least, most;
};

#define AT(field) offsetof(struct config, field)
static const struct variable VARIABLES[] = {
    {"HOST", TEXT, AT(host), "127.0.0.1", NULL, 0, 0},
    {"PORT", PORT, AT(port), "3000", NULL, 0, 65535},
    {"DATA_DIR", TEXT, AT(data_dir), "./data", NULL, 0, 0},
    {"FSMD_TOKEN", SECRET, AT(token), NULL, NULL, 0, 0},
    {"ALLOWED_ORIGINS", LIST, AT(origins), NULL, NULL, 0, 0},
    {"ALLOWED_HOSTS", LIST, AT(hosts), NULL, NULL, 0, 0},
    {"LOG", CHOICE, AT(log_json), "text", "text,json", 0, 0},
    {"LOG_LEVEL", CHOICE, AT(log_level), "info", "debug,info,warn,error", 0, 0},
    {"SYNC", CHOICE, AT(normal), "full", "full,normal", 0, 0},
    {"MAX_INSTANCES", NUMBER, AT(instances_max), "1000000", NULL, 1, 1000000000},
    {"MAX_CONNECTIONS", NUMBER, AT(connections_max), "4096", NULL, 1, 100000},
    {"MAX_SESSIONS", NUMBER, AT(sessions_max), "1024", NULL, 1, 100000},
    {"MAX_RATE", NUMBER, AT(rate_max), "0", NULL, 0, 10000000},
    {"MAX_BODY", NUMBER, AT(body_max), "4194304", NULL, 1024, 1073741824},
    {"MAX_MESSAGE", NUMBER, AT(message_max), "1048576", NULL, 125, 1073741824},
    {"MAX_QUEUE", NUMBER, AT(queue_max), "4194304", NULL, 1024, 1073741824},
};
#define VARIABLE_COUNT (sizeof VARIABLES / sizeof *VARIABLES)

/* ---- .env ---- */

static char *trim(char *text)
{
    text += strspn(text, " \t");
    size_t length = strlen(text);
    while (length && strchr(" \t\r\n", text[length - 1]))
        text[--length] = 0;
    return text;
}

/* Takes off quotes, or the comment of a value without any. False: a quote is not closed. */
static bool unquote(char **value)
{
    char *text = *value, quote = text[0];
    if (quote != '"' && quote != '\'') {
        char *comment = text[0] == '#' ? text : strstr(text, " #");
        if (comment)
            *comment = 0;
        *value = trim(text);
        return true;
    }
    char *end = strchr(text + 1, quote);
    if (!end)
        return false;
    const char *rest = end + 1 + strspn(end + 1, " \t");
    *end = 0;
    *value = text + 1;
    return *rest == 0 || *rest == '#';
}

static bool is_variable_name(const char *name)
{
    static const char LETTERS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789";
    size_t length = strlen(name);
    return length > 0 && !(name[0] >= '0' && name[0] <= '9') && strspn(name, LETTERS) == length;
}

static bool take_line(char *line)
{
    line = trim(line);
    if (*line == 0 || *line == '#')
        return true;
    if (strncmp(line, "export ", 7) == 0)
        line = trim(line + 7);
    char *equals = strchr(line, '=');
    if (!equals)
        return false;
    *equals = 0;
    char *name = trim(line), *value = trim(equals + 1);
    if (!is_variable_name(name) || !unquote(&value))
        return false;
    setenv(name, value, 0);
    return true;
}

static void read_env_file(const char *path, struct text *faults)
{
    FILE *file = path ? fopen(path, "r") : NULL;
    if (!file) {
        if (path && errno != ENOENT)
            text_format(faults, "%s: cannot be read: %s\n", path, strerror(errno));
        return;
    }
    char *line = NULL;
    size_t room = 0;
    for (int number = 1; getline(&line, &room, file) >= 0; number++)
        if (!take_line(line))
            text_format(faults, "%s:%d: must be NAME=VALUE\n", path, number);
    free(line);
    fclose(file);
}

/* ---- values ---- */

/* What lives as long as the program hangs here, so that nothing is lost. */
struct kept {
    struct kept *next;
    max_align_t room[];
};

static void *keep(size_t size)
{
    static struct kept *all;
    struct kept *kept = calloc(1, sizeof *kept + size);
    assert(kept);
    kept->next = all;
    all = kept;
    return kept->room;
}

static char *keep_text(const char *text)
{
    return text ? memcpy(keep(strlen(text) + 1), text, strlen(text) + 1) : NULL;
}

/* The index of the word among those between commas, or -1. */
static int choice_of(const char *choices, const char *word)
{
    int index = 0;
    for (const char *at = choices; at; index++) {
        size_t length = strcspn(at, ",");
        if (strlen(word) == length && memcmp(at, word, length) == 0)
            return index;
        at = at[length] ? at + length + 1 : NULL;
    }
    return -1;
}

static const char **list_of(const char *text)
{
    const char **list = keep((strlen(text) / 2 + 2) * sizeof *list);
    char *words = keep_text(text), *state = NULL;
    size_t count = 0;
    for (char *word = strtok_r(words, ",", &state); word; word = strtok_r(NULL, ",", &state))
        if (*(word = trim(word)))
            list[count++] = word;
    return list;
}

static bool number_of(const struct variable *variable, const char *text, int64_t *number)
{
    size_t digits = strspn(text, "0123456789");
    *number = digits > 0 && digits < 18 && text[digits] == 0 ? strtoll(text, NULL, 10) : -1;
    return *number >= variable->least && *number <= variable->most;
}

static bool set_choice(const struct variable *variable, const char *text, char *to)
{
    int index = choice_of(variable->choices, text);
    if (variable->offset == AT(log_level))
        memcpy(to, &index, sizeof index);
    else
        memcpy(to, &(bool){index == 1}, sizeof(bool));
    return index >= 0;
}

/* Strings of the environment may go away with the next setenv: what is kept is a copy. */
static bool set(const struct variable *variable, const char *text, struct config *config)
{
    char *to = (char *)config + variable->offset;
    int64_t number;
    switch (variable->kind) {
    case TEXT:
    case SECRET: {
        const char *copy = keep_text(text);
        memcpy(to, &copy, sizeof copy);
        return true;
    }
    case LIST: {
        const char **list = list_of(text ? text : "");
        memcpy(to, &list, sizeof list);
        return true;
    }
    case CHOICE:
        return set_choice(variable, text, to);
    case PORT: {
        bool good = number_of(variable, text, &number);
        uint16_t port = good ? (uint16_t)number : 0;
        memcpy(to, &port, sizeof port);
        return good;
    }
    case NUMBER: {
        bool good = number_of(variable, text, &number);
        memcpy(to, &number, sizeof number);
        return good;
    }
    }
    assert(!"a kind of variable");
    return false;
}

static void say_wish(const struct variable *variable, const char *text, struct text *faults)
{
    if (variable->kind == CHOICE)
        text_format(faults, "%s: must be one of %s, and is `%s`\n", variable->name, variable->choices, text);
    else
        text_format(faults, "%s: must be a number from %lld to %lld, and is `%s`\n", variable->name,
                    (long long)variable->least, (long long)variable->most, text);
}

bool config_read(struct config *config, const char *env_file, char *why, size_t size)
{
    struct text faults = {0};
    *config = (struct config){0};
    read_env_file(env_file, &faults);
    for (size_t i = 0; i < VARIABLE_COUNT; i++) {
        const char *text = getenv(VARIABLES[i].name);
        if (!text || !*text)
            text = VARIABLES[i].otherwise;
        if (!set(&VARIABLES[i], text, config))
            say_wish(&VARIABLES[i], text, &faults);
    }
    if (!config->token && !doors_is_loopback(config->host))
        text_format(&faults, "FSMD_TOKEN: is needed, since HOST `%s` is not loopback\n", config->host);
    bool good = faults.length == 0;
    if (!good)
        snprintf(why, size, "%.*s", (int)faults.length - 1, faults.data);
    text_release(&faults);
    return good;
}

/* ---- showing ---- */

static void print_choice(const struct variable *variable, const char *at)
{
    int index = 0;
    bool second;
    if (variable->offset == AT(log_level))
        memcpy(&index, at, sizeof index);
    else
        index = (memcpy(&second, at, sizeof second), second);
    const char *word = variable->choices;
    while (index-- > 0)
        word = strchr(word, ',') + 1;
    printf("%.*s", (int)strcspn(word, ","), word);
}

static void print_list(const char *const *list)
{
    for (size_t i = 0; list[i]; i++)
        printf("%s%s", i ? "," : "", list[i]);
}

static void print_value(const struct variable *variable, const struct config *config)
{
    const char *at = (const char *)config + variable->offset, *text;
    const char *const *list;
    uint16_t port;
    int64_t number;
    switch (variable->kind) {
    case TEXT:
        memcpy(&text, at, sizeof text);
        fputs(text, stdout);
        return;
    case SECRET:
        memcpy(&text, at, sizeof text);
        fputs(text ? "(set)" : "(not set)", stdout);
        return;
    case LIST:
        memcpy(&list, at, sizeof list);
        print_list(list);
        return;
    case CHOICE:
        print_choice(variable, at);
        return;
    case PORT:
        memcpy(&port, at, sizeof port);
        printf("%d", port);
        return;
    case NUMBER:
        memcpy(&number, at, sizeof number);
        printf("%lld", (long long)number);
        return;
    }
}

void config_print(const struct config *config)
{
    for (size_t i = 0; i < VARIABLE_COUNT; i++) {
        printf("%s=", VARIABLES[i].name);
        print_value(&VARIABLES[i], config);
        putchar('\n');
    }
}
