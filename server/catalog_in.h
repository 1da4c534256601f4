/* catalog_in.h: the insides of the catalog, for catalog*.c. */
#ifndef CATALOG_IN_H
#define CATALOG_IN_H

#include "catalog.h"
#include "compile.h"
#include "job.h"

struct catalog_entry { /* tables, and what is known of them; never freed before the catalog */
    const struct fsm_machine *m;
    bool proved;
    char *svg; /* NULL until it is asked for */
    size_t svg_length;
    struct source source; /* all zero for those of gen/ */
    char *path;
    struct compilation compilation;
};

struct catalog_gen {
    const struct fsm_machine *m;
    const char *certificate;
};
extern const struct catalog_gen catalog_gen[]; /* ends with an `m` of NULL */

struct catalog_file;  /* one that is watched: catalog_watch.c */
struct catalog_query; /* one that a tool asked: catalog_query.c */

struct catalog {
    LIST(struct catalog_entry *) entries; /* the newest last */
    LIST(struct catalog_file *) files;
    LIST(struct catalog_folder *) folders;
    uv_loop_t *loop; /* that watches; NULL before */
    uv_timer_t *debounce;
    void (*changed)(void *context, const char *path, bool good, const char *report);
    void *context;
    struct catalog_query *first, **end; /* those running, then those that wait */
    unsigned queries, running;
};

/* catalog_prove.c: proves a source in the child: a verdict's first letter (`p` proved, `b` bounded, `e` errors), then
 * the report. */
void catalog_prove(const void *source, FILE *to);
extern const struct job_limits catalog_prove_limits;
/* catalog_check.c, catalog_simulate.c: what the tools answer. */
struct catalog_texts {
    const char *spec, *scenario; /* terminated */
    size_t length, scenario_length;
};
void catalog_check(const void *texts, FILE *to);
void catalog_simulate(const void *texts, FILE *to);

/* catalog.c: takes the proved source, which is the entry's from now on. `answer` is what catalog_prove wrote. */
bool catalog_take(struct catalog *catalog, const char *path, struct source *source, const struct text *answer,
                  struct text *report);

/* catalog_watch.c */
void catalog_file_add(struct catalog *catalog, const char *path);
void catalog_files_end(struct catalog *catalog); /* closes the watches */
void catalog_files_release(struct catalog *catalog);
/* catalog_query.c */
void catalog_queries_end(struct catalog *catalog);

#endif
