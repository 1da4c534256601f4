/* scn_parse.c: scenarios and their lines.
 *
 * The first word says what a line is; indentation means nothing. A line that is wrong is told of and left out, so that
 * all mistakes come out in one run. */
#include "scn_parse.h"

#include <string.h>

#include "list.h"
#include "literal.h"

#define REPEAT_MAX 1000000000 /* of one loop */

struct building { /* of a scenario */
    struct scn_parser *p;
    struct scn_scenario *scenario;
    struct scn_instance **instances_end;
    LIST(struct scn_line) lines;
    uint32_t open[SCN_NESTING_MAX]; /* the lines of the loops around this one */
    unsigned depth;
    int64_t known; /* the time of the line before, if it is known without running; else -1 */
};

static void skip_line(struct scn_parser *p)
{
    p->depth = 0;
    while (!scn_at(p, SCN_NEWLINE) && !scn_at(p, SCN_END))
        p->token++;
    if (scn_at(p, SCN_NEWLINE))
        p->token++;
    p->failed = false;
}

static void end_line(struct scn_parser *p)
{
    if (!p->failed && !scn_at(p, SCN_NEWLINE) && !scn_at(p, SCN_END))
        scn_expected(p, "the end of the line");
    skip_line(p);
}

/* ---- the scenario's head ---- */

static void parse_from(struct scn_parser *p, struct scn_scenario *scenario)
{
    const struct scn_token *token = p->token;
    scenario->base = token->value;
    if (token->kind == SCN_CLOCK && token->scale != 3) {
        diag_add(p->diags, "S103", token->at, "a clock has hours, minutes and seconds, as in 23:59:30");
        p->failed = true;
    }
    if (token->kind == SCN_INSTANT && (token->value < 0 || token->value > LITERAL_MAX)) {
        diag_add(p->diags, "S103", token->at, "a scenario begins between the years 1970 and 33000");
        p->failed = true;
    }
    if (!scn_take(p, SCN_CLOCK) && !scn_take(p, SCN_INSTANT))
        scn_expected(p, "a clock such as 23:59:30, or an instant such as 2026-01-31T23:59:30Z");
}

static void parse_seed(struct scn_parser *p, struct scn_scenario *scenario)
{
    scenario->seed = (uint64_t)p->token->value;
    scn_want(p, SCN_INT, "a number");
}

static bool clause_once(struct scn_parser *p, unsigned *seen, unsigned clause)
{
    if (*seen & clause) {
        diag_add(p->diags, "S107", p->token->at, "this is said twice");
        p->failed = true;
    }
    *seen |= clause;
    return !p->failed;
}

static void parse_head(struct scn_parser *p, struct scn_scenario *scenario)
{
    unsigned seen = 0;
    struct scn_value *title = scn_at(p, SCN_TEXT) ? scn_parse_value(p) : NULL;
    scenario->seed = 1;
    if (!title) {
        scn_expected(p, "the title in quotes");
        return;
    }
    scenario->title = title->text;
    if (!scn_want_word(p, "for"))
        return;
    scenario->machine = scn_want_name(p, "a machine", &scenario->machine_at);
    while (!p->failed) {
        if (scn_at_word(p, "with") && clause_once(p, &seen, 1)) {
            scn_take_word(p, "with");
            scenario->params = scn_parse_settings(p, SCN_EQ);
        } else if (scn_at_word(p, "from") && clause_once(p, &seen, 2)) {
            scn_take_word(p, "from");
            parse_from(p, scenario);
        } else if (scn_at_word(p, "seed") && clause_once(p, &seen, 4)) {
            scn_take_word(p, "seed");
            parse_seed(p, scenario);
        } else {
            break;
        }
    }
}

/* ---- lines ---- */

static struct scn_line *add_line(struct building *b, struct scn_line line)
{
    list_push(&b->lines, line);
    return &b->lines.item[b->lines.count - 1];
}

static struct scn_event *parse_event(struct scn_parser *p)
{
    struct scn_event *event = arena_alloc(p->arena, sizeof *event);
    uint32_t begin = p->token->at.offset;
    if (scn_at_name(p) && (scn_peek(p)->kind == SCN_NAME || scn_peek(p)->kind == SCN_QUOTED))
        event->instance = scn_want_name(p, "an instance", &event->instance_at);
    event->name = scn_want_name(p, "an event", &event->name_at);
    if (scn_at(p, SCN_CALL)) {
        event->call = (uint32_t)p->token->value;
        scn_take(p, SCN_CALL);
    }
    if (scn_at(p, SCN_LPAREN))
        event->fields = scn_parse_settings(p, SCN_COLON);
    event->at = scn_since(p, begin);
    return event;
}

static struct scn_event *parse_events(struct scn_parser *p)
{
    struct scn_event *first = NULL, **end = &first;
    if (!scn_at_word(p, "pick") || scn_peek(p)->kind != SCN_LPAREN)
        return parse_event(p);
    scn_take_word(p, "pick");
    scn_take(p, SCN_LPAREN);
    do {
        *end = parse_event(p);
        end = &(*end)->next;
    } while (scn_take(p, SCN_COMMA));
    scn_want(p, SCN_RPAREN, "`,` or `)`");
    return first;
}

/* [INSTANCE.]NAME */
static void parse_owned(struct scn_parser *p, struct scn_line *line, const char *what)
{
    if (scn_at_name(p) && scn_peek(p)->kind == SCN_DOT) {
        line->instance = scn_want_name(p, "an instance", &line->instance_at);
        scn_take(p, SCN_DOT);
    }
    line->name = scn_want_name(p, what, &line->name_at);
}

static bool is_time(const struct scn_value *value, bool after)
{
    if (value->kind == SCN_VALUE_RANDOM)
        return after && value->kid->kind == SCN_VALUE_DURATION && value->kid->next->kind == SCN_VALUE_DURATION &&
               value->kid->number >= 0 && value->kid->next->number >= value->kid->number;
    if (value->kind == SCN_VALUE_CLOCK)
        return !after;
    return value->kind == SCN_VALUE_DURATION && value->number >= 0;
}

/* What can be known without running: that time runs backwards from one line to the next. */
static void check_order(struct building *b, const struct scn_line *line)
{
    const struct scn_value *time = line->time;
    bool known = time->kind != SCN_VALUE_RANDOM && b->depth == 0;
    int64_t now = !known ? -1 : !line->after ? time->number : b->known < 0 ? -1 : b->known + time->number;
    if (now > LITERAL_MAX * 1000) /* the runner says what is wrong with that */
        now = -1;
    if (now >= 0 && b->known > now) {
        struct diag *diag = diag_add(b->p->diags, "S104", time->at, "time runs backwards here");
        diag_note(diag, "the line before happens later; `restart` begins anew");
    }
    b->known = now;
}

static struct scn_value *parse_time(struct scn_parser *p, bool after)
{
    if (scn_at(p, SCN_NEWLINE))
        scn_expected(p, after ? "a duration" : "a time");
    struct scn_value *time = scn_parse_value(p);
    if (time && !is_time(time, after)) {
        diag_add(p->diags, "S103", time->at,
                 after ? "after `after` stands a duration such as 90s, or `random 1s..5m`"
                       : "after `at` stands a time such as 00:30, 1:02:03.250 or 90s");
        p->failed = true;
    }
    return time;
}

static void parse_when(struct building *b, bool after)
{
    struct scn_parser *p = b->p;
    struct scn_line line = {.kind = SCN_TIME, .after = after};
    uint32_t begin = p->token->at.offset;
    scn_take(p, SCN_NAME);
    line.time = parse_time(p, after);
    if (!p->failed && scn_take_word(p, "expired")) {
        line.kind = SCN_EXPIRED;
        parse_owned(p, &line, "a timer");
    } else if (!p->failed && scn_take_word(p, "refill")) {
        line.kind = SCN_REFILL;
        parse_owned(p, &line, "a shared variable");
    } else if (!p->failed && !scn_at(p, SCN_NEWLINE)) {
        line.kind = SCN_EVENT;
        line.events = parse_events(p);
    }
    line.at = scn_since(p, begin);
    if (p->failed)
        return;
    check_order(b, &line);
    add_line(b, line);
}

static void parse_restart(struct building *b)
{
    for (const struct scn_instance *instance = b->scenario->instances; instance; instance = instance->next)
        if (instance->line)
            diag_add(b->p->diags, "S109", b->p->token->at, "`%s` was created later, and nothing would create it again",
                     instance->name);
    add_line(b, (struct scn_line){.kind = SCN_CREATE, .at = b->p->token->at});
    scn_take_word(b->p, "restart");
    b->known = 0;
}

/* ---- instances ---- */

/* One that is created later is a line like any other; the rest stand before the first. */
static void place_instance(struct building *b, struct scn_instance *instance, struct scn_line *line)
{
    struct scn_parser *p = b->p;
    if (!scn_take_word(p, "at")) {
        if (b->lines.count > 1) {
            struct diag *diag = diag_add(p->diags, "S109", line->at, "instances are named before the first line");
            diag_hint(diag, "one that is created later says when: `instance %s at 00:30`", instance->name);
            p->failed = true;
        }
        return;
    }
    if (b->depth > 0) {
        diag_add(p->diags, "S109", line->at, "an instance is created once: not in a loop");
        p->failed = true;
    }
    line->time = parse_time(p, false);
    line->at = scn_since(p, line->at.offset);
    if (p->failed)
        return;
    check_order(b, line);
    instance->line = (uint32_t)b->lines.count;
    add_line(b, *line);
}

static void parse_instance(struct building *b)
{
    struct scn_parser *p = b->p;
    struct scn_instance *instance = arena_alloc(p->arena, sizeof *instance);
    struct scn_line line = {.kind = SCN_INSTANCE, .at = p->token->at, .who = b->scenario->instance_count};
    scn_take_word(p, "instance");
    instance->name = scn_want_name(p, "a name", &instance->at);
    if (scn_take_word(p, "owner"))
        instance->owner = scn_want_name(p, "an owner", &instance->owner_at);
    if (scn_take_word(p, "with"))
        instance->params = scn_parse_settings(p, SCN_EQ);
    if (b->scenario->instance_count == SCN_INSTANCES_MAX)
        diag_add(p->diags, "S109", line.at, "a scenario has at most %d instances", SCN_INSTANCES_MAX);
    if (!p->failed)
        place_instance(b, instance, &line);
    if (p->failed)
        return;
    for (const struct scn_instance *other = b->scenario->instances; other; other = other->next)
        if (!strcmp(other->name, instance->name))
            diag_add(p->diags, "S107", instance->at, "there is an instance `%s` already", instance->name);
    *b->instances_end = instance;
    b->instances_end = &instance->next;
    b->scenario->instance_count++;
}

/* ---- expectations ---- */

static void parse_expect(struct building *b)
{
    struct scn_parser *p = b->p;
    struct scn_line *line = &b->lines.item[b->lines.count - 1];
    struct place at = p->token->at;
    scn_take_word(p, "expect");
    struct scn_item *items = scn_parse_items(p), **end = &line->items;
    if (line->kind == SCN_FOR || line->kind == SCN_LOOP_END)
        diag_add(p->diags, "S109", at, "there is no line above that this could speak of");
    while (*end)
        end = &(*end)->next;
    *end = items;
}

/* ---- loops ---- */

static void parse_for(struct building *b)
{
    struct scn_parser *p = b->p;
    struct scn_line line = {.kind = SCN_FOR, .at = p->token->at};
    struct place range;
    scn_take_word(p, "for");
    line.name = scn_want_name(p, "a name", &line.name_at);
    scn_want_word(p, "in");
    range = p->token->at;
    line.first = p->token->value;
    if (scn_want(p, SCN_INT, "a number") && scn_want(p, SCN_DOTS, "`..`"))
        line.last = p->token->value;
    scn_want(p, SCN_INT, "a number");
    range = scn_since(p, range.offset);
    if (!p->failed && (line.last < line.first || line.last - line.first >= REPEAT_MAX))
        diag_add(p->diags, "S109", range, "a loop runs from the lesser number to the greater, at most %d times",
                 REPEAT_MAX);
    if (b->depth == SCN_NESTING_MAX) {
        diag_add(p->diags, "S109", line.at, "loops nest at most %d deep", SCN_NESTING_MAX);
        return;
    }
    b->open[b->depth++] = (uint32_t)b->lines.count;
    b->known = -1;
    add_line(b, line);
}

static void parse_end(struct building *b)
{
    uint32_t here = (uint32_t)b->lines.count;
    if (b->depth == 0) {
        diag_add(b->p->diags, "S109", b->p->token->at, "there is no loop to end");
        b->p->failed = true;
        return;
    }
    uint32_t begin = b->open[--b->depth];
    b->lines.item[begin].other = here;
    b->known = -1;
    add_line(b, (struct scn_line){.kind = SCN_LOOP_END, .at = b->p->token->at, .other = begin});
    scn_take_word(b->p, "end");
}

static void parse_line(struct building *b)
{
    struct scn_parser *p = b->p;
    if (scn_at_word(p, "instance"))
        parse_instance(b);
    else if (scn_at_word(p, "at"))
        parse_when(b, false);
    else if (scn_at_word(p, "after"))
        parse_when(b, true);
    else if (scn_at_word(p, "expect"))
        parse_expect(b);
    else if (scn_at_word(p, "for"))
        parse_for(b);
    else if (scn_at_word(p, "end"))
        parse_end(b);
    else if (scn_at_word(p, "restart"))
        parse_restart(b);
    else
        scn_expected(p, "`at`, `after`, `expect`, `instance`, `for`, `end`, `restart` or `scenario`");
    end_line(p);
}

/* ---- files ---- */

static struct scn_scenario *parse_scenario(struct scn_parser *p)
{
    struct scn_scenario *scenario = arena_alloc(p->arena, sizeof *scenario);
    struct building b = {.p = p, .scenario = scenario, .instances_end = &scenario->instances};
    scenario->at = p->token->at;
    scn_take_word(p, "scenario");
    parse_head(p, scenario);
    add_line(&b, (struct scn_line){.kind = SCN_CREATE, .at = scn_since(p, scenario->at.offset)});
    end_line(p);
    while (!scn_at(p, SCN_END) && !scn_at_word(p, "scenario"))
        parse_line(&b);
    if (b.depth > 0)
        diag_add(p->diags, "S109", b.lines.item[b.open[b.depth - 1]].at, "this loop has no `end`");
    scenario->lines = (uint32_t)b.lines.count;
    scenario->line = arena_alloc(p->arena, b.lines.count * sizeof *scenario->line);
    memcpy(scenario->line, b.lines.item, b.lines.count * sizeof *scenario->line);
    list_release(&b.lines);
    return scenario;
}

struct scn_file *scn_parse(struct arena *arena, const struct source *source, struct diags *diags)
{
    struct scn_file *file = arena_alloc(arena, sizeof *file);
    struct scn_scenario **end = &file->scenarios;
    struct scn_tokens tokens;
    scn_tokens_read(&tokens, source, diags);
    struct scn_parser p = {.arena = arena, .source = source, .diags = diags, .token = tokens.item};
    while (!scn_at(&p, SCN_END)) {
        if (scn_at_word(&p, "scenario")) {
            *end = parse_scenario(&p);
            end = &(*end)->next;
        } else {
            scn_expected(&p, "`scenario`");
            skip_line(&p);
            while (!scn_at(&p, SCN_END) && !scn_at_word(&p, "scenario"))
                skip_line(&p);
        }
    }
    scn_tokens_release(&tokens);
    return file;
}
