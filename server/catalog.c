/* catalog.c: tables by name and by hash. */
#include "catalog_in.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"
#include "say.h"
#include "source.h"
#include "svg.h"

/* ---- all of them ---- */

static struct catalog_entry *add_entry(struct catalog *catalog, const struct fsm_machine *m, bool proved)
{
    struct catalog_entry *entry = mem_resize(NULL, sizeof *entry);
    *entry = (struct catalog_entry){.m = m, .proved = proved};
    list_push(&catalog->entries, entry);
    return entry;
}

/* What was proved stands in the certificate, which is part of the tables. */
static bool is_proved(const char *certificate)
{
    return strstr(certificate, "\nstates: exhausted") && strstr(certificate, ": all hold\n");
}

/* A certificate is of one spec; tables of another were put beside it by hand. */
static bool is_certified(const struct catalog_gen *gen)
{
    char line[100] = "spec: sha256 ";
    size_t length = strlen(line);
    for (size_t i = 0; i < sizeof gen->m->hash; i++)
        length += (size_t)snprintf(line + length, sizeof line - length, "%02x", gen->m->hash[i]);
    if (!strncmp(gen->certificate, line, length))
        return true;
    say(SAY_ERROR, "tables refused: their certificate is of another spec", "machine", gen->m->name, NULL);
    return false;
}

struct catalog *catalog_new(void)
{
    struct catalog *catalog = mem_resize(NULL, sizeof *catalog);
    *catalog = (struct catalog){0};
    catalog->end = &catalog->first;
    for (const struct catalog_gen *gen = catalog_gen; gen->m; gen++)
        if (is_certified(gen))
            add_entry(catalog, gen->m, is_proved(gen->certificate));
    return catalog;
}

void catalog_unwatch(struct catalog *catalog)
{
    catalog_files_end(catalog);
    catalog_queries_end(catalog);
}

void catalog_free(struct catalog *catalog)
{
    for (size_t i = 0; i < catalog->entries.count; i++) {
        struct catalog_entry *entry = catalog->entries.item[i];
        if (entry->svg)
            svg_free(entry->svg);
        if (entry->path) {
            compilation_close(&entry->compilation);
            source_release(&entry->source);
            mem_free(entry->path);
        }
        mem_free(entry);
    }
    list_release(&catalog->entries);
    catalog_files_release(catalog);
    mem_free(catalog);
}

/* ---- finding ---- */

static struct catalog_entry *find_named(const struct catalog *catalog, const char *name)
{
    for (size_t i = catalog->entries.count; i > 0; i--)
        if (!strcmp(catalog->entries.item[i - 1]->m->name, name))
            return catalog->entries.item[i - 1];
    return NULL;
}

const struct fsm_machine *catalog_named(const struct catalog *catalog, const char *name)
{
    const struct catalog_entry *entry = find_named(catalog, name);
    return entry ? entry->m : NULL;
}

const struct fsm_machine *catalog_hashed(const struct catalog *catalog, const uint8_t hash[32])
{
    for (size_t i = catalog->entries.count; i > 0; i--)
        if (!memcmp(catalog->entries.item[i - 1]->m->hash, hash, 32))
            return catalog->entries.item[i - 1]->m;
    return NULL;
}

/* ---- files ---- */

static bool is_newest(const struct catalog *catalog, const struct fsm_machine *m, const struct source *source)
{
    const struct catalog_entry *entry = find_named(catalog, m->name);
    return entry && entry->path && entry->source.length == source->length &&
           !memcmp(entry->source.text, source->text, source->length);
}

static void report_mistakes(struct diags *diags, struct text *report)
{
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);
    if (!to)
        abort();
    diags_print(diags, to, DIAG_PLAIN);
    fclose(to);
    text_bytes(report, text, length);
    free(text);
}

/* Takes the source, and is true, if it compiles. The newest tables are not added once more. */
static bool add_source(struct catalog *catalog, const char *path, struct source *source, bool proved,
                       struct text *report)
{
    struct catalog_entry *entry = mem_resize(NULL, sizeof *entry);
    *entry = (struct catalog_entry){.proved = proved, .path = strdup(path), .source = *source};
    if (!entry->path)
        abort();
    entry->source.name = entry->path;
    compile(&entry->compilation, &entry->source);
    entry->m = entry->compilation.machine;
    if (entry->m && !is_newest(catalog, entry->m, source)) {
        list_push(&catalog->entries, entry);
        return true;
    }
    bool good = entry->m != NULL;
    if (!good)
        report_mistakes(entry->compilation.diags, report);
    compilation_close(&entry->compilation);
    mem_free(entry->path);
    mem_free(entry);
    source_release(source);
    return good;
}

bool catalog_take(struct catalog *catalog, const char *path, struct source *source, const struct text *answer,
                  struct text *report)
{
    if (answer->length > 1)
        text_bytes(report, answer->data + 1, answer->length - 1);
    if (answer->length > 0 && *answer->data != 'e')
        return add_source(catalog, path, source, *answer->data == 'p', report);
    source_release(source);
    return false;
}

bool catalog_load_file(struct catalog *catalog, const char *path, struct text *report)
{
    struct source source;
    char message[512];
    if (source_read(path, &source, message, sizeof message))
        return add_source(catalog, path, &source, false, report);
    text_format(report, "%s\n", message);
    return false;
}

bool catalog_add_file(struct catalog *catalog, const char *path, struct text *report)
{
    struct source source;
    struct text answer = {0};
    char message[512];
    const char *why;
    if (!source_read(path, &source, message, sizeof message)) {
        text_format(report, "%s\n", message);
        return false;
    }
    bool good = job_run(catalog_prove, &source, &catalog_prove_limits, &answer, &why);
    if (!good)
        text_format(report, "%s: %s\n", path, why);
    if (good)
        good = catalog_take(catalog, path, &source, &answer, report);
    else
        source_release(&source);
    text_release(&answer);
    if (good)
        catalog_file_add(catalog, path);
    return good;
}

/* ---- pictures and scenarios ---- */

bool catalog_svg(struct catalog *catalog, const char *name, struct text *to)
{
    struct catalog_entry *entry = find_named(catalog, name);
    char message[300];
    if (!entry || (!entry->svg && !svg_draw(entry->m, &entry->svg, &entry->svg_length, message, sizeof message)))
        return false;
    text_bytes(to, entry->svg, entry->svg_length);
    return true;
}

static bool refuse(char *why, size_t size, const char *what)
{
    snprintf(why, size, "%s", what);
    return false;
}

bool catalog_scenario(const struct catalog *catalog, const char *log, size_t length, struct text *to, char *why,
                      size_t size)
{
    struct record_head head;
    char *scenario = NULL;
    size_t written = 0;
    if (!scn_record_head(log, length, &head, why, size))
        return false;
    const struct fsm_machine *m = catalog_hashed(catalog, head.hash);
    if (!m)
        return refuse(why, size, "the spec of this instance is not loaded");
    FILE *memory = open_memstream(&scenario, &written);
    if (!memory)
        return refuse(why, size, "out of memory");
    bool good = scn_record(log, length, m, false, memory, why, size);
    fclose(memory);
    if (good)
        text_bytes(to, scenario, written);
    free(scenario);
    return good;
}
