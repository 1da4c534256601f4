/* switch.c: the intervention machine as a programmer would write it: a switch on the state, in it one on the
 * event. It does all that fsm_step does for this machine: checks fields, keeps time, tells rows and effects. */
#include "app.h"

enum { ROW_IDLE = 0, ROW_QUICK = 6, ROW_POST = 11, ROW_INTERVENTION = 16 };

static enum app_result take(struct app_out *out, unsigned row)
{
    out->row = row;
    return STEPPED;
}

static enum app_result foreground(struct app *app, bool monitored, struct app_out *out, unsigned row)
{
    app->on_app = monitored;
    app_emit(out, NO_ACTION, 0);
    return take(out, row);
}

static void begin_quick_task(struct app *app, struct app_quota *quota, struct app_out *out)
{
    quota->left--;
    app_start(app, QUICK_TASK_LEFT, app->params.quick_task_ms, out);
    app_emit(out, START_QUICK_TASK, 0);
    app->state = QUICK_TASK_ACTIVE;
}

static void begin_intervention(struct app *app, struct app_out *out)
{
    app_emit(out, START_INTERVENTION, 0);
    app->state = INTERVENTION_ACTIVE;
}

static enum app_result quit(struct app *app, struct app_out *out, unsigned row)
{
    app->on_app = false;
    app_stop(app, QUICK_TASK_LEFT, out);
    app_emit(out, LAUNCH_HOME, 0);
    app->state = IDLE;
    return take(out, row);
}

static void leave_intervention(struct app *app, struct app_out *out)
{
    app->preserved = false;
    app_stop(app, ACTIVITY_LEFT, out);
    app->state = IDLE;
}

static enum app_result idle_foreground(struct app *app, struct app_quota *quota, bool monitored, struct app_out *out)
{
    if (!monitored || app->deadline[INTENTION_LEFT] != NEVER || app->deadline[QUICK_TASK_LEFT] != NEVER)
        return foreground(app, monitored, out, ROW_IDLE);
    app->on_app = true;
    if (quota->left > 0) {
        begin_quick_task(app, quota, out);
        return take(out, ROW_IDLE + 1);
    }
    begin_intervention(app, out);
    return take(out, ROW_IDLE + 2);
}

static enum app_result idle(struct app *app, struct app_quota *quota, const struct app_input *input,
                            struct app_out *out)
{
    switch (input->event) {
    case FOREGROUND:
        return idle_foreground(app, quota, input->field != 0, out);
    case EXIT:
        app->on_app = false;
        return take(out, ROW_IDLE + 3);
    default:
        return REJECTED;
    }
}

static enum app_result quick_task_active(struct app *app, const struct app_input *input, struct app_out *out)
{
    switch (input->event) {
    case FOREGROUND:
        return foreground(app, input->field != 0, out, ROW_QUICK);
    case EXIT:
        app->on_app = false;
        return take(out, ROW_QUICK + 1);
    case QUIT:
        return quit(app, out, ROW_QUICK + 4);
    default:
        return REJECTED;
    }
}

static enum app_result post_quick_task_choice(struct app *app, struct app_quota *quota, const struct app_input *input,
                                              struct app_out *out)
{
    switch (input->event) {
    case FOREGROUND:
        return foreground(app, input->field != 0, out, ROW_POST);
    case EXIT:
        app->on_app = false;
        app->state = IDLE;
        return take(out, ROW_POST + 1);
    case QUIT:
        return quit(app, out, ROW_POST + 2);
    case CONTINUE:
        if (quota->left > 0) {
            begin_quick_task(app, quota, out);
            return take(out, ROW_POST + 3);
        }
        begin_intervention(app, out);
        return take(out, ROW_POST + 4);
    default:
        return REJECTED;
    }
}

static enum app_result intervention_exit(struct app *app, struct app_out *out)
{
    app->on_app = false;
    if (app->preserved)
        return take(out, ROW_INTERVENTION + 4);
    leave_intervention(app, out);
    app_emit(out, CLEAR_INTERVENTION, 0);
    return take(out, ROW_INTERVENTION + 3);
}

static enum app_result intervention_active(struct app *app, const struct app_input *input, struct app_out *out)
{
    switch (input->event) {
    case FOREGROUND:
        return foreground(app, input->field != 0, out, ROW_INTERVENTION);
    case SET_INTENTION:
        leave_intervention(app, out);
        app_start(app, INTENTION_LEFT, input->field, out);
        app_emit(out, GRANT_ACCESS, input->field);
        return take(out, ROW_INTERVENTION + 1);
    case START_ACTIVITY:
        app->preserved = true;
        app_start(app, ACTIVITY_LEFT, input->field, out);
        app_emit(out, START_ACTIVITY_TIMER, input->field);
        return take(out, ROW_INTERVENTION + 2);
    case EXIT:
        return intervention_exit(app, out);
    default:
        return REJECTED;
    }
}

static enum app_result quick_task_expired(struct app *app, struct app_out *out)
{
    if (app->state != QUICK_TASK_ACTIVE)
        return NO_ROW;
    if (app->on_app) {
        app_emit(out, SHOW_POST_QUICK_TASK_DIALOG, 0);
        app->state = POST_QUICK_TASK_CHOICE;
        return take(out, ROW_QUICK + 2);
    }
    app_emit(out, CLEAR_QUICK_TASK, 0);
    app->state = IDLE;
    return take(out, ROW_QUICK + 3);
}

static enum app_result intention_expired(struct app *app, struct app_out *out)
{
    if (app->state != IDLE)
        return NO_ROW;
    if (!app->on_app)
        return take(out, ROW_IDLE + 5);
    begin_intervention(app, out);
    return take(out, ROW_IDLE + 4);
}

static enum app_result activity_expired(struct app *app, struct app_out *out)
{
    if (app->state != INTERVENTION_ACTIVE)
        return NO_ROW;
    if (app->on_app) {
        app->preserved = false;
        return take(out, ROW_INTERVENTION + 5);
    }
    leave_intervention(app, out);
    app_emit(out, CLEAR_INTERVENTION, 0);
    return take(out, ROW_INTERVENTION + 6);
}

static enum app_result on_timer(struct app *app, struct app_out *out)
{
    switch (out->what) {
    case QUICK_TASK_LEFT:
        return quick_task_expired(app, out);
    case INTENTION_LEFT:
        return intention_expired(app, out);
    default:
        return activity_expired(app, out);
    }
}

static enum app_result on_event(struct app *app, struct app_quota *quota, const struct app_input *input,
                                struct app_out *out)
{
    if ((input->event == SET_INTENTION || input->event == START_ACTIVITY) && !length_fits(input->field))
        return BAD_FIELD;
    switch (app->state) {
    case IDLE:
        return idle(app, quota, input, out);
    case QUICK_TASK_ACTIVE:
        return quick_task_active(app, input, out);
    case POST_QUICK_TASK_CHOICE:
        return post_quick_task_choice(app, quota, input, out);
    case INTERVENTION_ACTIVE:
        return intervention_active(app, input, out);
    }
    return NO_ROW;
}

enum app_result switch_step(struct app *app, struct app_quota *quota, const struct app_input *input,
                            struct app_out *out)
{
    switch (app_next(app, quota, input, out)) {
    case BY_REFILL:
        return STEPPED;
    case BY_TIMER:
        out->result = on_timer(app, out);
        break;
    case BY_EVENT:
        out->result = on_event(app, quota, input, out);
        break;
    }
    out->to = app->state;
    return out->result;
}
