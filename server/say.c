/* say.c: the server's own log. A line is one write, so that lines of two programs do not mix. */
#include "say.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "codec.h"

static const char *const LEVELS[] = {"debug", "info", "warn", "error"};

static bool as_json;
static enum say_level least_level = SAY_INFO;

void say_as(bool json, enum say_level least)
{
    as_json = json;
    least_level = least;
}

static void put_time(struct text *line, const char *format)
{
    struct timespec now;
    struct tm parts;
    char until_second[32];
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    strftime(until_second, sizeof until_second, format, &parts);
    text_format(line, "%s.%03dZ", until_second, (int)(now.tv_nsec / 1000000));
}

/* A word stands for itself in a line of text; anything else is quoted. */
static void put_word(struct text *line, const char *value)
{
    bool plain = value && *value;
    for (const char *at = value; plain && *at; at++)
        plain = isgraph((unsigned char)*at) && *at != '"' && *at != '\\' && *at != '=';
    if (plain)
        text_put(line, value);
    else
        text_json(line, value);
}

static void put_name(struct text *line, const char *name)
{
    if (as_json) {
        text_char(line, ',');
        text_json(line, name);
        text_char(line, ':');
    } else {
        text_format(line, " %s=", name);
    }
}

static void put_pairs(struct text *line, va_list pairs)
{
    const char *name;
    while ((name = va_arg(pairs, const char *))) {
        const char *value = va_arg(pairs, const char *);
        put_name(line, name);
        if (value == SAY_NUMBER)
            text_integer(line, va_arg(pairs, int64_t));
        else if (as_json)
            text_json(line, value);
        else
            put_word(line, value);
    }
}

static void put_head(struct text *line, enum say_level level, const char *what)
{
    if (!as_json) {
        put_time(line, "%H:%M:%S");
        text_format(line, " %-5s %s", LEVELS[level], what);
        return;
    }
    text_put(line, "{\"time\":\"");
    put_time(line, "%Y-%m-%dT%H:%M:%S");
    text_format(line, "\",\"level\":\"%s\",\"event\":", LEVELS[level]);
    text_json(line, what);
}

void say(enum say_level level, const char *what, ...)
{
    if (level < least_level)
        return;
    struct text line = {0};
    put_head(&line, level, what);
    va_list pairs;
    va_start(pairs, what);
    put_pairs(&line, pairs);
    va_end(pairs);
    text_put(&line, as_json ? "}\n" : "\n");
    ssize_t written = write(STDERR_FILENO, line.data, line.length);
    (void)written; /* nowhere is left to tell of a log that cannot be written */
    text_release(&line);
}
