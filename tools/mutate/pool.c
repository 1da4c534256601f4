/* pool.c: one process per mutant. A verdict comes back through a pipe in one write, or not at all. */
#include "pool.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command.h"

#define JOBS_MAX 64

struct worker {
    pid_t pid;
    size_t mutant;
};

struct crew {
    const struct pool *pool;
    struct pollfd pipe[JOBS_MAX];
    struct worker worker[JOBS_MAX];
    unsigned busy;
    size_t next, done, wanted;
};

static bool is_wanted(const struct pool *pool, size_t i)
{
    return pool->verdict[i].fate == (pool->prove ? FATE_SURVIVED : FATE_UNTRIED);
}

/* ---- in the child ---- */

static _Noreturn void work(const struct pool *pool, size_t i, int out)
{
    struct verdict verdict;
    signal(SIGINT, SIG_DFL);
    if (pool->prove)
        judge_proof(pool->judge, pool->mutant[i], &verdict);
    else
        judge_tests(pool->judge, pool->mutant[i], &verdict);
    _exit(write(out, &verdict, sizeof verdict) != (ssize_t)sizeof verdict);
}

/* ---- in the parent ---- */

static bool start(struct crew *crew, size_t i)
{
    int ends[2];
    if (pipe(ends) != 0) {
        command_fail("cannot make a pipe: %s", strerror(errno));
        return false;
    }
    fflush(NULL); /* what is buffered is ours to write */
    pid_t pid = fork();
    if (pid == 0) {
        close(ends[0]);
        work(crew->pool, i, ends[1]);
    }
    close(ends[1]);
    if (pid < 0) {
        command_fail("cannot start a process: %s", strerror(errno));
        close(ends[0]);
        return false;
    }
    crew->pipe[crew->busy] = (struct pollfd){.fd = ends[0], .events = POLLIN};
    crew->worker[crew->busy++] = (struct worker){pid, i};
    return true;
}

/* A child that says nothing has died; by our interruption, or by itself. */
static void bury(const struct pool *pool, size_t i, int status)
{
    struct verdict *verdict = &pool->verdict[i];
    int by = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    if (*pool->stop || by == SIGINT)
        return;
    *verdict = (struct verdict){.fate = FATE_DIED};
    if (by == SIGALRM)
        snprintf(verdict->by, sizeof verdict->by, "timeout");
    else if (by)
        snprintf(verdict->by, sizeof verdict->by, "signal %d", by);
    else
        snprintf(verdict->by, sizeof verdict->by, "exit %d", WEXITSTATUS(status));
}

static void finish(struct crew *crew, unsigned w)
{
    struct worker worker = crew->worker[w];
    struct verdict verdict;
    int status = 0;
    ssize_t got;
    do
        got = read(crew->pipe[w].fd, &verdict, sizeof verdict);
    while (got < 0 && errno == EINTR);
    close(crew->pipe[w].fd);
    while (waitpid(worker.pid, &status, 0) < 0 && errno == EINTR)
        ;
    if (got == (ssize_t)sizeof verdict)
        crew->pool->verdict[worker.mutant] = verdict;
    else
        bury(crew->pool, worker.mutant, status);
    crew->pipe[w] = crew->pipe[--crew->busy];
    crew->worker[w] = crew->worker[crew->busy];
    crew->done++;
    if (crew->pool->progress)
        crew->pool->progress(crew->pool, crew->done, crew->wanted);
}

static bool start_some(struct crew *crew)
{
    const struct pool *pool = crew->pool;
    unsigned jobs = pool->jobs < JOBS_MAX ? pool->jobs : JOBS_MAX;
    bool good = true;
    for (; good && crew->next < pool->count && crew->busy < jobs; crew->next++)
        if (is_wanted(pool, crew->next))
            good = start(crew, crew->next);
    return good;
}

static void end_all(struct crew *crew)
{
    for (unsigned w = 0; w < crew->busy; w++)
        kill(crew->worker[w].pid, SIGKILL);
    while (crew->busy)
        finish(crew, 0);
}

bool pool_run(const struct pool *pool)
{
    struct crew crew = {.pool = pool};
    bool good = true;
    for (size_t i = 0; i < pool->count; i++)
        crew.wanted += is_wanted(pool, i);
    while (good && !*pool->stop) {
        good = start_some(&crew);
        if (!good || !crew.busy)
            break;
        if (poll(crew.pipe, crew.busy, 200) <= 0)
            continue;
        for (unsigned w = crew.busy; w-- > 0;)
            if (crew.pipe[w].revents)
                finish(&crew, w);
    }
    end_all(&crew);
    return good;
}
