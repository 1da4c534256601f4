/* job.c: forks, bounds the child, and collects what it writes. */
#include "job.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

struct job {
    pid_t child;
    int fd; /* the answer's, not blocking */
    size_t answer_max;
    struct text answer;
    job_done *done;
    void *context;
    uv_poll_t readable;
    uv_timer_t patience;
    int handles; /* to be closed */
};

static const char TOO_LONG[] = "it took too long, or too much memory, and was given up";
static const char TOO_MUCH[] = "the answer is too long";
static const char NO_CHILD[] = "no process can be made for it";

/* ---- the child ---- */

/* Sanitizers reserve more address space than any bound. */
static void bound_memory(size_t memory)
{
#ifndef __SANITIZE_ADDRESS__
    long pages = 0;
    FILE *statm = fopen("/proc/self/statm", "r");
    if (statm && fscanf(statm, "%ld", &pages) == 1) {
        rlim_t most = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + memory;
        setrlimit(RLIMIT_AS, &(struct rlimit){most, most});
    }
    if (statm)
        fclose(statm);
#else
    (void)memory;
#endif
}

/* Nothing of the server's is touched: its signal handlers would speak to its loop, its locks live in its files. */
static _Noreturn void be_child(job_work *work, const void *input, const struct job_limits *limits, int fd)
{
    sigset_t none;
    for (int number = 1; number < 32; number++)
        signal(number, SIG_DFL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (fd != 3)
        dup2(fd, 3);
    close_range(4, ~0u, 0);
    setrlimit(RLIMIT_CPU, &(struct rlimit){limits->seconds, limits->seconds});
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    bound_memory(limits->memory);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    FILE *to = fdopen(3, "w");
    if (!to)
        _exit(1);
    work(input, to);
    _exit(fclose(to) ? 1 : 0);
}

/* Signals wait until the child has its own ways with them. */
static pid_t fork_child(job_work *work, const void *input, const struct job_limits *limits, int *fd)
{
    int ends[2];
    sigset_t all, before;
    if (pipe2(ends, O_CLOEXEC))
        return -1;
    fflush(NULL);
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    pid_t child = fork();
    if (child == 0)
        be_child(work, input, limits, ends[1]);
    sigprocmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    *fd = ends[0];
    if (child < 0)
        close(ends[0]);
    else
        fcntl(ends[0], F_SETFL, O_NONBLOCK);
    return child;
}

/* ---- the answer ---- */

enum progress { MORE_TO_COME, ALL_READ, NEVER_ENDING };

static enum progress read_some(struct job *job)
{
    for (;;) {
        ssize_t got = read(job->fd, text_room(&job->answer, 65536), 65536);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return errno == EAGAIN ? MORE_TO_COME : ALL_READ;
        if (got == 0)
            return ALL_READ;
        job->answer.length += (size_t)got;
        if (job->answer.length > job->answer_max)
            return NEVER_ENDING;
    }
}

/* The child has closed its answer, or is to end now. Answers why that is no answer, or NULL. */
static const char *reap(struct job *job, enum progress progress)
{
    int status = 0;
    if (progress != ALL_READ)
        kill(job->child, SIGKILL);
    while (waitpid(job->child, &status, 0) < 0 && errno == EINTR)
        ;
    close(job->fd);
    text_char(&job->answer, 0); /* so that it can be read as a string */
    job->answer.length--;
    if (progress == NEVER_ENDING)
        return TOO_MUCH;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? NULL : TOO_LONG;
}

/* ---- at once ---- */

static enum progress wait_for(struct job *job, int64_t deadline_ns)
{
    for (;;) {
        enum progress progress = read_some(job);
        int64_t left_ms = (deadline_ns - (int64_t)uv_hrtime()) / 1000000;
        struct pollfd wanted = {.fd = job->fd, .events = POLLIN};
        if (progress != MORE_TO_COME || left_ms <= 0)
            return progress;
        poll(&wanted, 1, (int)left_ms);
    }
}

bool job_run(job_work *work, const void *input, const struct job_limits *limits, struct text *answer, const char **why)
{
    struct job job = {.answer_max = limits->answer_max};
    job.child = fork_child(work, input, limits, &job.fd);
    *why = NO_CHILD;
    if (job.child < 0)
        return false;
    *why = reap(&job, wait_for(&job, (int64_t)uv_hrtime() + (int64_t)limits->seconds * 2000000000));
    if (!*why)
        text_bytes(answer, job.answer.data, job.answer.length);
    text_release(&job.answer);
    return !*why;
}

/* ---- from the loop ---- */

static void on_closed(uv_handle_t *handle)
{
    struct job *job = handle->data;
    if (--job->handles)
        return;
    text_release(&job->answer);
    free(job);
}

static void end_job(struct job *job, enum progress progress, bool tell)
{
    uv_poll_stop(&job->readable);
    const char *why = reap(job, progress);
    if (tell)
        job->done(job->context, why, &job->answer);
    uv_close((uv_handle_t *)&job->readable, on_closed);
    uv_close((uv_handle_t *)&job->patience, on_closed);
}

static void on_readable(uv_poll_t *handle, int status, int events)
{
    struct job *job = handle->data;
    (void)events;
    enum progress progress = status < 0 ? ALL_READ : read_some(job);
    if (progress != MORE_TO_COME)
        end_job(job, progress, true);
}

static void on_impatient(uv_timer_t *handle)
{
    end_job(handle->data, MORE_TO_COME, true);
}

void job_cancel(struct job *job)
{
    end_job(job, MORE_TO_COME, false);
}

struct job *job_start(uv_loop_t *loop, job_work *work, const void *input, const struct job_limits *limits,
                      job_done *done, void *context)
{
    struct job *job = calloc(1, sizeof *job);
    if (!job)
        return NULL;
    *job = (struct job){.answer_max = limits->answer_max, .done = done, .context = context, .handles = 2};
    job->child = fork_child(work, input, limits, &job->fd);
    if (job->child < 0) {
        free(job);
        return NULL;
    }
    uv_poll_init(loop, &job->readable, job->fd);
    uv_timer_init(loop, &job->patience);
    job->readable.data = job->patience.data = job;
    uv_poll_start(&job->readable, UV_READABLE, on_readable);
    uv_timer_start(&job->patience, on_impatient, (uint64_t)limits->seconds * 2000, 0);
    return job;
}
