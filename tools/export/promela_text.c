/* promela_text.c: lines, branches and names of the model. */
#include <stdio.h>
#include <string.h>

#include "promela_in.h"

static void print_line(struct promela *p, const char *format, va_list arguments)
{
    fprintf(p->to, "%*s", (int)(4 * p->indent), "");
    vfprintf(p->to, format, arguments);
    putc('\n', p->to);
}

void promela_line(struct promela *p, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    print_line(p, format, arguments);
    va_end(arguments);
    p->lines++;
}

/* What a comment quotes may not end it. */
void promela_comment(struct promela *p, const char *format, ...)
{
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    for (char *c = strstr(text, "*/"); c; c = strstr(c, "*/"))
        c[1] = '|';
    for (char *c = text; *c; c++)
        if (*c == '\n')
            *c = ' ';
    fprintf(p->to, "%*s/* %s */\n", (int)(4 * p->indent), "", text);
}

uint64_t promela_branch(struct promela *p, const char *condition)
{
    promela_line(p, ":: %s ->", condition);
    p->indent++;
    return p->lines;
}

void promela_branch_end(struct promela *p, uint64_t lines)
{
    if (p->lines == lines)
        promela_line(p, "skip;");
    p->indent--;
}

/* ---- inlines ---- */

void promela_inline(struct promela *p, const char *name)
{
    struct inlined inlined = {arena_text(&p->arena, name, strlen(name)), p->lines};
    list_push(&p->inlines, inlined);
    promela_line(p, "inline %s(%s) {", name, p->instances == 1 ? "" : "i");
    p->indent++;
}

void promela_inline_end(struct promela *p)
{
    struct inlined *inlined = &p->inlines.item[p->inlines.count - 1];
    if (p->lines == inlined->lines + 1)
        promela_line(p, "skip;");
    p->indent--;
    promela_line(p, "}");
    inlined->lines = p->lines - inlined->lines;
}

uint64_t promela_lines_of(const struct promela *p, const char *name)
{
    for (size_t i = 0; i < p->inlines.count; i++)
        if (strcmp(p->inlines.item[i].name, name) == 0)
            return p->inlines.item[i].lines;
    return 0;
}

const char *promela_called(struct promela *p, const char *name)
{
    p->lines += promela_lines_of(p, name);
    return arena_printf(&p->arena, "%s(%s)", name, p->instances == 1 ? "" : p->index);
}

void promela_call(struct promela *p, const char *name)
{
    promela_line(p, "%s;", promela_called(p, name));
}

/* ---- names and refusals ---- */

void promela_refuse(struct promela *p, const char *format, ...)
{
    char text[300];
    if (p->why)
        return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    p->why = arena_text(&p->arena, text, strlen(text));
}

static const char *const RESERVED[] = {
    /* Promela */
    "active", "always", "assert", "atomic", "bit", "bool", "break", "byte", "c_code", "c_decl", "c_expr", "c_state",
    "c_track", "chan", "d_step", "do", "else", "empty", "enabled", "equivalent", "eval", "eventually", "false", "fi",
    "for", "full", "get_priority", "goto", "hidden", "if", "implies", "in", "init", "inline", "int", "len", "local",
    "ltl", "mtype", "nempty", "never", "next", "nfull", "notrace", "np_", "od", "of", "pc_value", "pid", "print",
    "printf", "printm", "priority", "proctype", "provided", "return", "run", "select", "set_priority", "short", "show",
    "skip", "stronguntil", "timeout", "trace", "true", "typedef", "unless", "unsigned", "until", "weakuntil", "xr",
    "xs", "release",
    /* C, in which variables are fields of one structure */
    "asm", "auto", "case", "char", "const", "continue", "default", "double", "enum", "extern", "float", "inline",
    "linux", "long", "register", "restrict", "signed", "sizeof", "static", "struct", "switch", "typeof", "union",
    "unix", "void", "volatile", "while",
    /* ours */
    "MISSING", "TICK", "SOME", "AGE", "LEFT", "SINCE", "QUIET", "ONLY", "REACH", "JOINED", "CHOSEN", "i", "state",
    "queue", "queued", "released", "result", "begin", "restore", "finish", "rest", "asked", "still", "retry", "create",
    "rows", "took", "excluded", "emission", "place", "input", "leaf", "ended"};

static const char *const PREFIXES[] = {"S_",       "P_",       "NONE_",     "event_", "retry_",   "after_",
                                       "rows_",    "expired_", "before_",   "old_",   "emitted_", "told_",
                                       "history_", "out_",     "argument_", "arg_",   "field_",   "temp_"};

/* f12 and what follows it. */
static bool is_function(const char *name)
{
    return name[0] == 'f' && name[1] >= '0' && name[1] <= '9';
}

const char *promela_name(struct promela *p, const char *name)
{
    bool ours = is_function(name);
    for (size_t i = 0; i < sizeof PREFIXES / sizeof *PREFIXES; i++)
        ours = ours || strncmp(name, PREFIXES[i], strlen(PREFIXES[i])) == 0;
    if (ours)
        return arena_printf(&p->arena, "%s_", name);
    for (size_t i = 0; i < sizeof RESERVED / sizeof *RESERVED; i++)
        if (strcmp(RESERVED[i], name) == 0)
            return arena_printf(&p->arena, "%s_", name);
    return name;
}

const char *promela_hidden(struct promela *p, const char *name)
{
    for (size_t i = 0; i < p->hidden.count; i++)
        if (strcmp(p->hidden.item[i], name) == 0)
            return p->hidden.item[i];
    const char *copy = arena_text(&p->arena, name, strlen(name));
    list_push(&p->hidden, copy);
    return copy;
}
