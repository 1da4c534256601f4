/* intervention.rl: the intervention machine for Ragel, compiled twice: tables (-T0) and gotos (-G2). The events are
 * the alphabet, guards are conditions, rows are transition actions in C. STEP and INIT are the function names. */
#include "app.h"

struct scene { /* what conditions and actions see */
    struct app *app;
    struct app_quota *quota;
    const struct app_input *input;
    struct app_out *out;
};

static void take(struct scene *s, unsigned row, enum app_state to)
{
    s->out->row = row;
    s->app->state = to;
}

static void begin_quick_task(struct scene *s)
{
    s->quota->left--;
    app_start(s->app, QUICK_TASK_LEFT, s->app->params.quick_task_ms, s->out);
    app_emit(s->out, START_QUICK_TASK, 0);
}

static void quit(struct scene *s)
{
    s->app->on_app = false;
    app_stop(s->app, QUICK_TASK_LEFT, s->out);
    app_emit(s->out, LAUNCH_HOME, 0);
}

static void foreground(struct scene *s)
{
    s->app->on_app = s->input->field != 0;
    app_emit(s->out, NO_ACTION, 0);
}

static void leave_intervention(struct scene *s)
{
    s->app->preserved = false;
    app_stop(s->app, ACTIVITY_LEFT, s->out);
}

static bool is_running(const struct scene *s, enum app_timer timer)
{
    return s->app->deadline[timer] != NEVER;
}

%%{
    machine intervention;
    alphtype unsigned char;

    # F Foreground  X Exit  Q Quit  C Continue  S SetIntention  A StartActivity;  q i a: a timer expired

    action quiet {
        s.input->field == 0 || is_running(&s, INTENTION_LEFT) || is_running(&s, QUICK_TASK_LEFT)
    }
    action has_quota { s.quota->left > 0 }
    action on_app { s.app->on_app }
    action preserved { s.app->preserved }

    action reject { s.out->result = REJECTED; }

    action idle_0 { take(&s, 0, IDLE); foreground(&s); }
    action idle_1 { take(&s, 1, QUICK_TASK_ACTIVE); s.app->on_app = true; begin_quick_task(&s); }
    action idle_2 { take(&s, 2, INTERVENTION_ACTIVE); s.app->on_app = true; app_emit(out, START_INTERVENTION, 0); }
    action idle_3 { take(&s, 3, IDLE); s.app->on_app = false; }
    action idle_4 { take(&s, 4, INTERVENTION_ACTIVE); app_emit(out, START_INTERVENTION, 0); }
    action idle_5 { take(&s, 5, IDLE); }

    action quick_0 { take(&s, 6, QUICK_TASK_ACTIVE); foreground(&s); }
    action quick_1 { take(&s, 7, QUICK_TASK_ACTIVE); s.app->on_app = false; }
    action quick_2 { take(&s, 8, POST_QUICK_TASK_CHOICE); app_emit(out, SHOW_POST_QUICK_TASK_DIALOG, 0); }
    action quick_3 { take(&s, 9, IDLE); app_emit(out, CLEAR_QUICK_TASK, 0); }
    action quick_4 { take(&s, 10, IDLE); quit(&s); }

    action post_0 { take(&s, 11, POST_QUICK_TASK_CHOICE); foreground(&s); }
    action post_1 { take(&s, 12, IDLE); s.app->on_app = false; }
    action post_2 { take(&s, 13, IDLE); quit(&s); }
    action post_3 { take(&s, 14, QUICK_TASK_ACTIVE); begin_quick_task(&s); }
    action post_4 { take(&s, 15, INTERVENTION_ACTIVE); app_emit(out, START_INTERVENTION, 0); }

    action intervention_0 { take(&s, 16, INTERVENTION_ACTIVE); foreground(&s); }
    action intervention_1 {
        take(&s, 17, IDLE);
        leave_intervention(&s);
        app_start(s.app, INTENTION_LEFT, s.input->field, out);
        app_emit(out, GRANT_ACCESS, s.input->field);
    }
    action intervention_2 {
        take(&s, 18, INTERVENTION_ACTIVE);
        s.app->preserved = true;
        app_start(s.app, ACTIVITY_LEFT, s.input->field, out);
        app_emit(out, START_ACTIVITY_TIMER, s.input->field);
    }
    action intervention_3 {
        take(&s, 19, IDLE);
        leave_intervention(&s);
        s.app->on_app = false;
        app_emit(out, CLEAR_INTERVENTION, 0);
    }
    action intervention_4 { take(&s, 20, INTERVENTION_ACTIVE); s.app->on_app = false; }
    action intervention_5 { take(&s, 21, INTERVENTION_ACTIVE); s.app->preserved = false; }
    action intervention_6 { take(&s, 22, IDLE); leave_intervention(&s); app_emit(out, CLEAR_INTERVENTION, 0); }

    main := (
        start: (
            'F' when quiet @idle_0 -> start |
            'F' when !quiet when has_quota @idle_1 -> quick |
            'F' when !quiet when !has_quota @idle_2 -> intervention |
            'X' @idle_3 -> start |
            'i' when on_app @idle_4 -> intervention |
            'i' when !on_app @idle_5 -> start |
            [QCSA] @reject -> start
        ),
        quick: (
            'F' @quick_0 -> quick |
            'X' @quick_1 -> quick |
            'q' when on_app @quick_2 -> post |
            'q' when !on_app @quick_3 -> start |
            'Q' @quick_4 -> start |
            [CSA] @reject -> quick
        ),
        post: (
            'F' @post_0 -> post |
            'X' @post_1 -> start |
            'Q' @post_2 -> start |
            'C' when has_quota @post_3 -> quick |
            'C' when !has_quota @post_4 -> intervention |
            [SA] @reject -> post
        ),
        intervention: (
            'F' @intervention_0 -> intervention |
            'S' @intervention_1 -> start |
            'A' @intervention_2 -> intervention |
            'X' when !preserved @intervention_3 -> start |
            'X' when preserved @intervention_4 -> intervention |
            'a' when on_app @intervention_5 -> intervention |
            'a' when !on_app @intervention_6 -> start |
            [QC] @reject -> intervention
        )
    );

    write data nofinal noentry;
}%%

void INIT(struct app *app)
{
    int cs;
    %% write init;
    app->machine_state = cs;
}

static int run(struct scene s, unsigned char letter)
{
    struct app_out *out = s.out;
    const unsigned char *p = &letter, *pe = p + 1;
    int cs = s.app->machine_state;
    %% write exec;
    return cs;
}

enum app_result STEP(struct app *app, struct app_quota *quota, const struct app_input *input, struct app_out *out)
{
    static const unsigned char events[] = "FXQCSA", timers[] = "qia";
    enum app_cause cause = app_next(app, quota, input, out);

    if (cause == BY_REFILL)
        return STEPPED;
    if (cause == BY_EVENT && (input->event == SET_INTENTION || input->event == START_ACTIVITY) &&
        !length_fits(input->field))
        return out->result = BAD_FIELD;
    int state = run((struct scene){app, quota, input, out}, (cause == BY_TIMER ? timers : events)[out->what]);
    if (state == intervention_error)
        out->result = NO_ROW;
    else
        app->machine_state = state;
    out->to = app->state;
    return out->result;
}
