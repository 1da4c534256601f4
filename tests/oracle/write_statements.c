/* write_statements.c: what rows, entries, exits and actions do. */
#include <string.h>

#include "writer.h"

/* ---- assignment ---- */

/* Mostly inside the variable's domain; what is not is refused at run time, and that is worth a look too. */
static const char *new_value(struct writer *writer, const struct place_in *place, const struct domain *domain,
                             bool careful)
{
    if (domain->optional && chance(writer, 15))
        return "missing";
    if (careful || domain->choices || chance(writer, 80))
        return express_inside(writer, place, domain, 2).text;
    struct expression x = express(writer, place, domain, 2);
    if (x.constant || !strcmp(x.text, "missing") || x.domain.hi < domain->lo || x.domain.lo > domain->hi)
        return express_inside(writer, place, domain, 1).text;
    return x.text;
}

static const char *assign_array(struct writer *writer, const struct place_in *place, const struct variable *variable,
                                bool careful)
{
    struct domain element = variable->domain, index = named_domain(variable->domain.index);
    element.index = NULL;
    if (chance(writer, 55)) {
        const char *at = (careful ? express_inside : express)(writer, place, &index, 1).text;
        if (!strcmp(at, "missing"))
            at = index.names->name_of[0];
        return say(writer, "%s[%s] = %s", variable->name, at, new_value(writer, place, &element, careful));
    }
    const char *array = chance(writer, 60) ? array_like(writer, place, &variable->domain) : NULL;
    return say(writer, "%s = %s", variable->name, array ? array : new_value(writer, place, &element, careful));
}

static const char *assign(struct writer *writer, const struct place_in *place, bool careful)
{
    unsigned count = writer->vars.count + writer->shared.count, at = count ? below(writer, count) : 0;
    if (!count)
        return NULL;
    const struct variable *variable =
        at < writer->vars.count ? &writer->vars.item[at] : &writer->shared.item[at - writer->vars.count];
    if (variable->domain.index)
        return assign_array(writer, place, variable, careful);
    return say(writer, "%s = %s", variable->name, new_value(writer, place, &variable->domain, careful));
}

/* ---- effects ---- */

static const char *list_argument(struct writer *writer, const struct place_in *place, const struct domain *domain)
{
    for (unsigned d = 0; d < place->decisions; d++) {
        const struct written_decision *decision = &writer->decision[d];
        for (unsigned k = 0; decision->collect && decision->constant && k < decision->outputs.count; k++) {
            const struct variable *output = &decision->outputs.item[k];
            if (output->domain.kind != VALUE_NAMED || output->domain.names != domain->names || output->domain.optional)
                continue;
            const char *args = arguments(writer, place, &decision->params);
            if (args)
                return say(writer, "list %s%s.%s", decision->name, args, output->name);
        }
    }
    return NULL;
}

static const char *argument(struct writer *writer, const struct place_in *place, const struct domain *domain)
{
    if (domain->list)
        return list_argument(writer, place, domain);
    if (domain->index)
        return array_like(writer, place, domain);
    if (domain->optional && chance(writer, 10))
        return "missing";
    if (domain->kind == VALUE_DURATION && writer->timers && chance(writer, 10))
        return writer->timer[below(writer, writer->timers)];
    struct expression x = express(writer, place, domain, 1);
    return x.constant || chance(writer, 75) ? express_inside(writer, place, domain, 2).text : x.text;
}

static const char *emit(struct writer *writer, const struct place_in *place, bool careful)
{
    const struct effect *effect = &writer->effect[below(writer, writer->effects)];
    const char *text = "";
    if (careful && effect->mode != CALL_NONE)
        return NULL;
    for (unsigned i = 0; i < effect->args.count; i++) {
        const char *arg = argument(writer, place, &effect->args.item[i].domain);
        if (!arg)
            return NULL;
        text = say(writer, "%s%s%s", text, i ? ", " : "", arg);
    }
    return say(writer, effect->args.count ? "emit %s(%s)" : "emit %s%s", effect->name, text);
}

/* ---- time ---- */

static const char *start(struct writer *writer, const struct place_in *place, bool careful)
{
    struct domain duration = plain_domain(VALUE_DURATION, 0, 120000),
                  instant = plain_domain(VALUE_TIME, INT64_MIN / 4, INT64_MAX / 4);
    if (!writer->timers)
        return NULL;
    const char *timer = writer->timer[below(writer, writer->timers)];
    if (chance(writer, 15))
        return say(writer, "stop %s", timer);
    if (!careful && chance(writer, 20)) {
        struct expression at = express(writer, place, &instant, 1);
        if (strcmp(at.text, "missing"))
            return say(writer, "start %s at %s", timer, at.text);
    }
    duration.lo = chance(writer, 95) ? 1000 : 0;
    return say(writer, "start %s for %s", timer, express_inside(writer, place, &duration, 1).text);
}

static const char *set_history(struct writer *writer)
{
    for (unsigned s = 0; s < writer->states; s++) {
        int parent = writer->state[s].parent;
        if (parent >= 0 && chance(writer, 30))
            return say(writer, "history %s = %s", writer->state[parent].name, writer->state[s].name);
    }
    return NULL;
}

/* ---- calls ---- */

static const char *apply(struct writer *writer, const struct place_in *place)
{
    for (unsigned d = 0; d < place->decisions; d++) {
        const struct written_decision *decision = &writer->decision[d];
        const char *args = decision->applied && chance(writer, 60) ? arguments(writer, place, &decision->params) : NULL;
        if (args)
            return say(writer, "apply %s%s", decision->name, args);
    }
    return NULL;
}

static const char *call(struct writer *writer, const struct place_in *place, const struct event *event,
                        unsigned actions)
{
    for (unsigned a = 0; a < actions; a++) {
        const struct written_action *action = &writer->action[a];
        if ((action->event && action->event != event) || chance(writer, 50))
            continue;
        const char *args = arguments(writer, place, &action->params);
        if (args)
            return say(writer, "%s%s", action->name, args);
    }
    return NULL;
}

static const char *statement(struct writer *writer, const struct place_in *place, const struct event *event,
                             bool careful, unsigned actions)
{
    unsigned which = below(writer, 22);
    if (which < 7)
        return assign(writer, place, careful);
    if (which < 10)
        return emit(writer, place, careful);
    if (which < 15)
        return start(writer, place, careful);
    if (which == 15)
        return writer->windows ? say(writer, "mark %s", writer->window[below(writer, writer->windows)].name) : NULL;
    if (which == 16)
        return careful ? NULL : apply(writer, place);
    if (which == 17)
        return careful ? NULL : set_history(writer);
    return call(writer, place, event, actions);
}

const char *statements(struct writer *writer, const struct place_in *place, const struct event *event, bool careful,
                       unsigned actions)
{
    const char *text = NULL;
    for (unsigned i = 1 + below(writer, 3); i > 0; i--) {
        const char *one = statement(writer, place, event, careful, actions);
        if (one)
            text = text ? say(writer, "%s; %s", text, one) : one;
    }
    return text;
}

/* ---- actions ---- */

static void write_action(struct writer *writer)
{
    struct written_action *action = &writer->action[writer->actions];
    *action = (struct written_action){.name = say(writer, "act%u", writer->actions)};
    if (chance(writer, 30))
        action->event = &writer->event[below(writer, writer->events)];
    const char *params = "";
    for (unsigned i = below(writer, 3); i > 0; i--) {
        struct domain domain = random_domain(writer, true);
        const char *name = say(writer, "y%u_%u", writer->actions, i), *index = "";
        if (writer->picks && chance(writer, 20))
            domain = row_domain(writer, writer->pick[below(writer, writer->picks)].table);
        if (chance(writer, 45) && domain.kind != VALUE_SET && domain.kind != VALUE_ROW) {
            domain.index = &writer->enumeration[below(writer, writer->enumerations)];
            index = say(writer, "[%s]", domain.index->name);
        }
        params = say(writer, "%s%s%s%s: %s", params, *params ? ", " : "", name, index, domain_text(writer, &domain));
        declare_variable(writer, &action->params, name, domain);
    }
    struct place_in place = {
        .params = &action->params, .decisions = writer->decisions, .lookups = true, .picks = true, .runs = true};
    place.fields = action->event ? &action->event->fields : NULL;
    const char *body = statements(writer, &place, NULL, false, writer->actions);
    if (!body)
        return;
    fprintf(writer->to, "\naction %s", action->name);
    fprintf(writer->to, *params ? "(%s)\n  " : "%s\n  ", params);
    fprintf(writer->to, "%s\n", body);
    writer->actions++;
}

void write_actions(struct writer *writer)
{
    for (unsigned i = below(writer, 5); i > 0; i--)
        write_action(writer);
}
