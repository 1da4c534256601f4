/* job.h: work in a child process, bounded in time and memory.
 *
 * What comes from outside may make the compiler loop, or eat all memory; then the child ends and the server goes on.
 * The child is a fork: it sees what the caller sees, writes an answer, and is gone. It holds no descriptor of the
 * server's but the answer's and the standard ones. */
#ifndef JOB_H
#define JOB_H

#include <stdio.h>
#include <uv.h>

#include "codec.h"

struct job_limits {
    unsigned seconds;  /* of the processor; twice that on the clock */
    size_t memory;     /* bytes, on top of what the server has */
    size_t answer_max; /* bytes */
};

typedef void job_work(const void *input, FILE *to);
/* `why` is NULL for an answer that is whole; else what went wrong, and the answer is not to be used. */
typedef void job_done(void *context, const char *why, const struct text *answer);

/* Waits for the answer. On false, `why` is set. */
bool job_run(job_work *work, const void *input, const struct job_limits *limits, struct text *answer, const char **why);

struct job;
/* `input` is used before this returns and no longer. `done` is called once, from the loop, unless the job is cancelled
 * before. NULL if no process can be made: then `done` is not called. */
struct job *job_start(uv_loop_t *loop, job_work *work, const void *input, const struct job_limits *limits,
                      job_done *done, void *context);
void job_cancel(struct job *job);

#endif
