/* app.h: the intervention machine as plain C data, for the hand-written contenders: what a careful programmer
 * would keep for one app of one owner, and what a step tells its caller. The meaning is that of the .fsm file:
 * one call does one thing, the earliest due (refill, then timers by deadline and declaration, then the event). */
#ifndef BENCH_APP_H
#define BENCH_APP_H

#include <stdbool.h>
#include <stdint.h>

#define NEVER INT64_MAX
#define MINUTE_MS 60000
#define HOUR_MS 3600000

enum app_state { IDLE, QUICK_TASK_ACTIVE, POST_QUICK_TASK_CHOICE, INTERVENTION_ACTIVE };
enum app_timer { QUICK_TASK_LEFT, INTENTION_LEFT, ACTIVITY_LEFT, TIMERS };
enum app_event { FOREGROUND, EXIT, QUIT, CONTINUE, SET_INTENTION, START_ACTIVITY, EVENTS };
enum app_cause { BY_EVENT, BY_TIMER, BY_REFILL };
enum app_result { STEPPED, REJECTED, BAD_FIELD, NO_ROW };
enum app_effect {
    START_QUICK_TASK,
    START_INTERVENTION,
    SHOW_POST_QUICK_TASK_DIALOG,
    CLEAR_QUICK_TASK,
    LAUNCH_HOME,
    GRANT_ACCESS,
    START_ACTIVITY_TIMER,
    CLEAR_INTERVENTION,
    NO_ACTION
};

struct app_params {
    int64_t quick_task_ms, quota_size, window_ms, utc_offset_ms;
};

struct app_quota { /* shared by all apps of one owner */
    int64_t left, refill_at;
};

struct app {
    struct app_params params;
    enum app_state state;
    int machine_state; /* the Ragel contenders' own number for it */
    bool on_app, preserved;
    int64_t now, deadline[TIMERS]; /* NEVER when stopped */
};

struct app_input {
    int64_t at;
    enum app_event event;
    int64_t field; /* monitored, or a length in ms */
};

enum { APP_EFFECTS_MAX = 4 };
struct app_out {
    enum app_result result;
    enum app_cause cause;
    unsigned what; /* event or timer */
    int64_t at;
    enum app_state from, to;
    unsigned row;    /* counted over the rows of all states */
    unsigned timers; /* bit t: timer t was started or stopped */
    unsigned effects;
    enum app_effect effect[APP_EFFECTS_MAX];
    int64_t arg[APP_EFFECTS_MAX];
};

/* ---- what both hand-written contenders share: time ---- */

static inline int64_t window_end(const struct app_params *params, int64_t now)
{
    int64_t since = (now + params->utc_offset_ms) % params->window_ms;
    return now - (since < 0 ? since + params->window_ms : since) + params->window_ms;
}

static inline void app_init(struct app *app, struct app_quota *quota, int64_t now)
{
    *app = (struct app){.params = {3 * MINUTE_MS, 3, HOUR_MS, 0}, .now = now, .deadline = {NEVER, NEVER, NEVER}};
    *quota = (struct app_quota){app->params.quota_size, window_end(&app->params, now)};
}

static inline enum app_timer next_timer(const struct app *app)
{
    enum app_timer next = QUICK_TASK_LEFT;
    if (app->deadline[INTENTION_LEFT] < app->deadline[next])
        next = INTENTION_LEFT;
    return app->deadline[ACTIVITY_LEFT] < app->deadline[next] ? ACTIVITY_LEFT : next;
}

static inline void refill(struct app *app, struct app_quota *quota, int64_t until, struct app_out *out)
{
    out->cause = BY_REFILL;
    out->at = app->now = quota->refill_at;
    out->to = app->state;
    quota->left = app->params.quota_size;
    quota->refill_at = window_end(&app->params, until);
}

/* Decides what this call does: fills in what `out` says before any row, and performs a refill. */
static inline enum app_cause app_next(struct app *app, struct app_quota *quota, const struct app_input *input,
                                      struct app_out *out)
{
    enum app_timer timer = next_timer(app);
    int64_t now = input->at > app->now ? input->at : app->now;
    int64_t until = app->deadline[timer] < now ? app->deadline[timer] : now;

    out->result = STEPPED;
    out->from = app->state;
    out->timers = out->effects = 0;
    if (quota->refill_at <= until) {
        refill(app, quota, until, out);
        return BY_REFILL;
    }
    out->at = app->now = until;
    if (app->deadline[timer] <= now) {
        app->deadline[timer] = NEVER;
        out->timers = 1u << timer;
        out->what = timer;
        return out->cause = BY_TIMER;
    }
    out->what = input->event;
    return out->cause = BY_EVENT;
}

static inline void app_start(struct app *app, enum app_timer timer, int64_t length_ms, struct app_out *out)
{
    app->deadline[timer] = app->now + length_ms;
    out->timers |= 1u << timer;
}

static inline void app_stop(struct app *app, enum app_timer timer, struct app_out *out)
{
    app->deadline[timer] = NEVER;
    out->timers |= 1u << timer;
}

static inline void app_emit(struct app_out *out, enum app_effect effect, int64_t arg)
{
    out->effect[out->effects] = effect;
    out->arg[out->effects++] = arg;
}

static inline bool length_fits(int64_t length_ms)
{
    return length_ms >= MINUTE_MS && length_ms <= 8 * HOUR_MS;
}

enum app_result switch_step(struct app *app, struct app_quota *quota, const struct app_input *input,
                            struct app_out *out);
enum app_result ragel_table_step(struct app *app, struct app_quota *quota, const struct app_input *input,
                                 struct app_out *out);
enum app_result ragel_goto_step(struct app *app, struct app_quota *quota, const struct app_input *input,
                                struct app_out *out);
void ragel_table_init(struct app *app);
void ragel_goto_init(struct app *app);

#endif
