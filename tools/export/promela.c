/* promela.c: the model as a whole: what it remembers, what can happen, and the process in which it does. */
#include "promela.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "promela_in.h"

/* ---- facts ---- */

static void facts_open(struct promela *p, struct facts *facts)
{
    const struct fsm_machine *m = p->m;
    memset(facts, 0, sizeof *facts);
    facts->slot = arena_alloc(&p->arena, (m->queue_slot + 1u) * sizeof *facts->slot);
    facts->shared = arena_alloc(&p->arena, (m->shared_slots + 1u) * sizeof *facts->shared);
    facts->asked = arena_alloc(&p->arena, (m->effect_count + 1u) * sizeof *facts->asked);
    facts->arguments = arena_alloc(&p->arena, (m->effect_count + 1u) * sizeof *facts->arguments);
    facts->of_state = arena_alloc(&p->arena, (m->promise_count + 1u) * sizeof *facts->of_state);
    facts->of_shared = arena_alloc(&p->arena, (m->promise_count + 1u) * sizeof *facts->of_shared);
    facts->lines = arena_alloc(&p->arena, (size_t)m->leaves * fsm_columns(m) * sizeof *facts->lines);
    facts->piece = arena_alloc(&p->arena, (size_t)m->leaves * fsm_columns(m) * sizeof *facts->piece);
    for (uint32_t s = 0; s < m->queue_slot; s++)
        facts->slot[s].span = (struct span){1, 0, false};
}

/* ---- the parts of the file ---- */

static void print_about(struct promela *p)
{
    const struct fsm_machine *m = p->m;
    fprintf(p->to, "/* %s version %" PRIu32 " as a model for SPIN, made by fsmc from %s.\n", m->name, m->version,
            m->source);
    fprintf(p->to, " *\n"
                   " *   spin -a model.pml && gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000\n"
                   " *\n"
                   " * asserts all invariants; spin -DONLY=name asserts one, and -DREACH=name that one `reachable`\n"
                   " * is never reached. `now` is 0: timers are ticks left, instants ticks since. One state more than\n"
                   " * the machine has is stored: the one before creation. */\n\n");
}

static void print_constants(struct promela *p)
{
    promela_line(p, "#define TICK %" PRId64 " /* ms */", p->world->tick ? p->world->tick : 1);
    fputs("#define MISSING (-2000000000) /* less than any value */\n"
          "#define NONE_8 255           /* as it is stored */\n"
          "#define NONE_16 32767\n"
          "#define NONE_32 2000000000\n"
          "#define SOME(value, none) (value == none -> MISSING : value)\n"
          "#define LEFT(timer, none) (timer == none -> MISSING : timer * TICK)\n"
          "#define SINCE(age, none) (age == none -> MISSING : 0 - age * TICK)\n"
          "#define AGE(age, none) (age == none -> MISSING : age * TICK)\n\n"
          "#define STEPPED 0 /* what a step came to */\n"
          "#define IGNORED 1\n"
          "#define REJECTED 2\n"
          "#define DEFERRED 3\n"
          "#define NO_ROW 4\n"
          "#define REFUSED 5\n\n"
          "#ifndef ONLY\n"
          "#ifdef REACH\n"
          "#define ONLY none\n"
          "#else\n"
          "#define ONLY all\n"
          "#endif\n"
          "#endif\n"
          "#ifndef REACH\n"
          "#define REACH none\n"
          "#endif\n"
          "#define JOINED(x, y) x##y\n"
          "#define CHOSEN(name) CHOSEN_(name)\n"
          "#define CHOSEN_(name) JOINED(P_, name)\n",
          p->to);
    promises_number(p);
    putc('\n', p->to);
    for (uint16_t leaf = 0; leaf < p->m->leaves; leaf++)
        promela_line(p, "#define S_%s %u", p->m->states[p->m->leaf_state[leaf]].name, leaf);
    putc('\n', p->to);
}

static void print_queue(struct promela *p)
{
    unsigned limit = p->m->queue_limit;
    const char *count = limit > 255 ? "short" : "byte", *entry = p->world->inputs > 255 ? "short" : "byte";
    if (!p->facts.defers)
        return;
    promela_comment(p, "deferred events, as numbers of inputs, and how many of them are to be tried again");
    if (p->instances == 1) {
        promela_line(p, "%s queue[%u];", entry, limit + 1);
        promela_line(p, "%s queued;", count);
        promela_line(p, "%s released;", count);
    } else {
        promela_line(p, "%s queue[%u];", entry, p->instances * limit + 1);
        promela_line(p, "%s queued[%u];", count, p->instances);
        promela_line(p, "%s released[%u];", count, p->instances);
    }
}

/* Nothing is due on the instance. */
static void print_quiet(struct promela *p)
{
    const char *text = p->facts.defers ? p->instances == 1 ? "released == 0" : "released[i] == 0" : NULL;
    for (uint16_t t = 0; t < p->m->timer_count; t++) {
        const char *name = slot_variable(p, false, p->m->timers[t].slot);
        text = text ? arena_printf(&p->arena, "%s && %s != 0", text, name) : arena_printf(&p->arena, "%s != 0", name);
    }
    putc('\n', p->to);
    promela_line(p, "#define QUIET(i) (%s)", text ? text : "true");
}

static void print_hidden(struct promela *p)
{
    putc('\n', p->to);
    promela_comment(p, "of one move: no part of a state");
    for (size_t i = 0; i < p->hidden.count; i++)
        promela_line(p, "hidden int %s;", p->hidden.item[i]);
    putc('\n', p->to);
}

static void print_process(struct promela *p)
{
    promela_line(p, "active proctype %s() {", promela_name(p, arena_printf(&p->arena, "machine_%s", p->m->name)));
    p->indent++;
    promela_line(p, "d_step {");
    p->indent++;
    for (unsigned k = 0; k < p->instances; k++)
        if (p->instances == 1)
            promela_line(p, "create();");
        else
            promela_line(p, "create(%u);", k);
    for (unsigned k = 0; promises_of_state(p, false) && k < p->instances; k++)
        if (p->instances == 1)
            promela_line(p, "if :: QUIET(0) -> still() :: else fi;");
        else
            promela_line(p, "if :: QUIET(%u) -> still(%u) :: else fi;", k, k);
    promela_line(p, "skip");
    p->indent--;
    promela_line(p, "}");
    fputs("end:\n", p->to);
    promela_line(p, "do");
    moves_options(p);
    promela_line(p, "od");
    p->indent--;
    promela_line(p, "}");
}

/* ---- the passes ---- */

static char *write_body(struct promela *p, size_t *size)
{
    char *body = NULL;
    p->to = open_memstream(&body, size);
    if (!p->to) {
        promela_refuse(p, "no memory is left");
        return NULL;
    }
    facts_open(p, &p->next);
    p->next.defers = p->facts.defers;
    promises_gather(p);
    steps_declare(p);
    print_process(p);
    fclose(p->to);
    return body;
}

static void write_pass(struct promela *p, FILE *to)
{
    size_t size = 0;
    char *body = write_body(p, &size);
    p->to = to;
    if (to && body && !p->why) {
        print_about(p);
        print_constants(p);
        slots_declare(p);
        print_queue(p);
        print_quiet(p);
        print_hidden(p);
        fwrite(body, 1, size, to);
    }
    free(body);
}

#define PASSES 3 /* what is told of effects, fields and lengths shows in the pass after */

bool promela_write(FILE *to, const struct abstraction *world, unsigned instances, char *why, size_t room)
{
    struct promela p = {.world = world, .m = world->m, .instances = instances, .index = "i"};
    facts_open(&p, &p.facts);
    for (int pass = 1; pass <= PASSES && !p.why; pass++) {
        p.last = pass > 1;
        p.hidden.count = p.inlines.count = 0;
        write_pass(&p, pass == PASSES ? to : NULL);
        p.facts = p.next;
    }
    if (p.why)
        snprintf(why, room, "%s", p.why);
    bool fine = !p.why;
    list_release(&p.functions);
    list_release(&p.hidden);
    list_release(&p.inlines);
    arena_release(&p.arena);
    return fine;
}
