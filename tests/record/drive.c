/* drive.c: record_drive FILE.fsm SEED STEPS: a machine fed with random events, and its log as docs/log.md has it.
 *
 * One instance, or several of one owner where variables are shared. Time passes as on a server: sometimes to the very
 * instant of a deadline, sometimes past several. What is due of an owner's instances happens in the order of deadlines.
 */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"
#include "json_event.h"
#include "source.h"

enum { INSTANCES_MAX = 3, JSON_MAX = 1 << 20 };

struct drive {
    const struct fsm_machine *m;
    struct fsm_shared *shared;
    struct fsm_instance *inst[INSTANCES_MAX];
    int64_t cursor[INSTANCES_MAX];
    unsigned instances; /* created so far */
    int64_t now, seq;
    uint64_t random;
    struct fsm_out out;
    struct fsm_fields fields;
    char bytes[FSM_FIELDS_MAX][64]; /* of texts */
    char json[JSON_MAX];
};

/* ---- chance ---- */

static uint64_t draw(struct drive *d, uint64_t count)
{
    d->random = d->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    uint64_t x = d->random >> 33 ^ d->random >> 5;
    return count ? x % count : x;
}

static int64_t draw_between(struct drive *d, int64_t lo, int64_t hi)
{
    uint64_t span = (uint64_t)hi - (uint64_t)lo;
    switch (draw(d, 4)) {
    case 0:
        return lo;
    case 1:
        return hi;
    default:
        return (int64_t)((uint64_t)lo + (span == UINT64_MAX ? draw(d, 0) : draw(d, span + 1)));
    }
}

/* Durations and times are kept to what a scenario can write. */
static int64_t draw_value(struct drive *d, const struct fsm_type *type)
{
    int64_t year = INT64_C(31536000000);
    int64_t lo = type->lo, hi = type->hi;
    if (type->optional && draw(d, 4) == 0)
        return FSM_MISSING;
    if (type->choices)
        return d->m->constants[type->choice + draw(d, type->choices)];
    if (type->kind == FSM_TIME) {
        lo = lo > d->now - year ? lo : d->now - year;
        hi = hi < d->now + year ? hi : d->now + year;
    } else if (type->kind == FSM_DURATION) {
        lo = lo > -year ? lo : -year;
        hi = hi < year ? hi : year;
    }
    return draw_between(d, lo, hi);
}

static struct fsm_text draw_text(struct drive *d, const struct fsm_type *type, char *bytes)
{
    static const char *const PIECE[] = {"a", "word ", "\"", "\\", "\n", "\t", "\r", "é", "…", "#", "😀", "\x7f", "|"};
    struct fsm_text text = {bytes, 0};
    for (uint64_t pieces = draw(d, 8); pieces > 0; pieces--) {
        const char *piece = PIECE[draw(d, sizeof PIECE / sizeof *PIECE)];
        if (text.length + strlen(piece) > (size_t)type->hi || text.length + strlen(piece) > sizeof d->bytes[0])
            break;
        memcpy(bytes + text.length, piece, strlen(piece));
        text.length += (uint32_t)strlen(piece);
    }
    return text;
}

static void draw_fields(struct drive *d, uint16_t event)
{
    const struct fsm_event_def *def = &d->m->events[event];
    unsigned texts = 0;
    for (uint16_t i = 0; i < def->fields; i++) {
        const struct fsm_var *field = &d->m->fields[def->field + i];
        const struct fsm_type *type = &d->m->types[field->type];
        for (uint16_t k = 0; k < type->count; k++) {
            int64_t *value = &d->fields.value[field->slot + k];
            *value = FSM_MISSING;
            if (type->kind != FSM_TEXT) {
                *value = draw_value(d, type);
                continue;
            }
            d->fields.text[texts] = draw_text(d, type, d->bytes[texts]);
            if (!type->optional || draw(d, 4))
                *value = texts;
            texts++;
        }
    }
}

/* ---- the log ---- */

static void print_time(struct drive *d, const char *name, int64_t time)
{
    fsm_time_to_json(time, d->json, sizeof d->json);
    printf(",\"%s\":%s", name, d->json);
}

static void print_hash(const struct fsm_machine *m)
{
    fputs(",\"hash\":\"", stdout);
    for (int i = 0; i < 32; i++)
        printf("%02x", m->hash[i]);
    putchar('"');
}

static const char *leaf_name(const struct fsm_machine *m, int64_t leaf)
{
    return m->states[m->leaf_state[leaf]].name;
}

static void announce(struct drive *d, unsigned who)
{
    printf("{\"log\":1,\"instance\":\"door-%u\",\"machine\":\"%s\",\"version\":%" PRIu32, who + 1, d->m->name,
           d->m->version);
    print_hash(d->m);
    printf(",\"owner\":\"%s\"", d->m->shared_slots ? "ada@home" : "");
    print_time(d, "created", d->now);
    fsm_params_to_json(d->m, d->inst[who], d->json, sizeof d->json);
    printf(",\"params\":%s}\n", d->json);
}

static const char *name_of(const struct fsm_machine *m, const struct fsm_out *out)
{
    if (out->cause == FSM_BY_CREATION)
        return "";
    if (out->cause == FSM_BY_REFILL)
        return m->shared[out->column].name;
    return out->column < m->event_count ? m->events[out->column].name : m->timers[out->column - m->event_count].name;
}

static void print_step(struct drive *d, unsigned who, const struct fsm_event *event)
{
    static const char *const CAUSE[] = {"event", "timer", "refill", "release", "creation"};
    const struct fsm_out *out = &d->out;
    printf("{\"seq\":%" PRId64 ",\"instance\":\"door-%u\",\"cursor\":%" PRId64, ++d->seq, who + 1, ++d->cursor[who]);
    print_time(d, "at", out->at);
    print_time(d, "now", d->now);
    printf(",\"actor\":null,\"eventId\":null,\"cause\":\"%s\",\"event\":\"%s\",\"call\":%" PRIu32, CAUSE[out->cause],
           name_of(d->m, out), event ? event->call : 0);
    strcpy(d->json, "null");
    if (event)
        fsm_fields_to_json(d->m, event, d->json, sizeof d->json);
    else if (out->cause == FSM_BY_CREATION)
        fsm_params_to_json(d->m, d->inst[who], d->json, sizeof d->json);
    printf(",\"payload\":%s,\"result\":\"%s\",\"row\":", d->json, fsm_result_name(out->result));
    if (out->row_count)
        printf("%" PRIu32, d->m->rows[out->row[0]].line);
    else
        fputs("null", stdout);
    if (out->from == FSM_MISSING)
        fputs(",\"from\":null", stdout);
    else
        printf(",\"from\":\"%s\"", leaf_name(d->m, out->from));
    fsm_effects_to_json(d->m, d->inst[who], event, out, d->json, sizeof d->json);
    printf(",\"to\":\"%s\",\"effects\":%s", leaf_name(d->m, d->inst[who]->slot[FSM_SLOT_LEAF]), d->json);
    print_hash(d->m);
    puts("}");
}

/* ---- steps ---- */

/* A parameter of few values has any of them; where variables are shared, all instances have the same. */
static bool create(struct drive *d)
{
    static int64_t params[FSM_SLOTS_MAX];
    unsigned who = d->instances;
    if (who == 0 || !d->m->shared_slots) {
        fsm_defaults(d->m, params);
        for (uint16_t p = 0; p < d->m->param_count; p++) {
            const struct fsm_type *type = &d->m->types[d->m->params[p].type];
            if (type->kind != FSM_TEXT && type->count == 1 && type->hi - type->lo < 10 && draw(d, 2))
                params[d->m->params[p].slot - d->m->param_slot] = draw_value(d, type);
        }
    }
    if (who == 0)
        fsm_shared_init(d->m, params, d->now, d->shared);
    if (fsm_create(d->m, d->shared, d->inst[who], params, d->now, &d->out) != FSM_STEPPED)
        return false;
    d->instances++;
    announce(d, who);
    print_step(d, who, NULL);
    return true;
}

static bool advance(struct drive *d, unsigned who, int64_t now)
{
    fsm_advance(d->m, d->shared, d->inst[who], now, &d->out);
    if (d->out.result == FSM_IDLE)
        return false;
    print_step(d, who, d->out.cause == FSM_BY_RELEASE ? &d->out.released : NULL);
    return true;
}

/* The instance with the earliest deadline; of several, any. */
static unsigned first_due(struct drive *d, int64_t *at)
{
    unsigned first = d->instances;
    for (unsigned i = 0; i < d->instances; i++) {
        int64_t next = fsm_next_deadline(d->m, d->inst[i]);
        if (next != FSM_MISSING && (first == d->instances || next < *at || (next == *at && draw(d, 2)))) {
            first = i;
            *at = next;
        }
    }
    return first;
}

static bool fire(struct drive *d, unsigned *steps)
{
    int64_t at = 0;
    for (unsigned who; (who = first_due(d, &at)) < d->instances && at <= d->now && *steps > 0; --*steps)
        advance(d, who, d->m->shared_slots ? at : d->now);
    return *steps > 0;
}

static void drain(struct drive *d, unsigned who)
{
    int64_t next;
    for (unsigned steps = 0; steps < 1000; steps++)
        if ((next = fsm_next_deadline(d->m, d->inst[who])) == FSM_MISSING || next > d->now || !advance(d, who, d->now))
            return;
}

static void send(struct drive *d, unsigned who)
{
    struct fsm_event event = {
        .type = (uint16_t)draw(d, d->m->event_count), .field = d->fields.value, .text = d->fields.text};
    if (d->m->events[event.type].reply_to != UINT16_MAX)
        event.call = (uint32_t)draw(d, 4);
    draw_fields(d, event.type);
    do {
        fsm_step(d->m, d->shared, d->inst[who], &event, d->now, &d->out);
        print_step(d, who,
                   d->out.cause == FSM_BY_EVENT     ? &event
                   : d->out.cause == FSM_BY_RELEASE ? &d->out.released
                                                    : NULL);
    } while (d->out.cause != FSM_BY_EVENT);
    drain(d, who);
}

static void pass_time(struct drive *d)
{
    int64_t at = 0;
    switch (draw(d, 6)) {
    case 0:
        break;
    case 1:
        if (first_due(d, &at) < d->instances && at > d->now)
            d->now = at;
        break;
    case 2:
        d->now += (int64_t)draw(d, 7200000);
        break;
    default:
        d->now += (int64_t)draw(d, 3000);
    }
}

static bool drive(struct drive *d, unsigned steps)
{
    unsigned most = d->m->shared_slots ? INSTANCES_MAX : 1;
    d->now = INT64_C(1767225600000) + (int64_t)draw(d, 86400000);
    if (!create(d))
        return false;
    while (steps > 0) {
        pass_time(d);
        if (!fire(d, &steps))
            break;
        if (d->instances < most && draw(d, 5) == 0)
            create(d);
        else if (d->m->event_count)
            send(d, (unsigned)draw(d, d->instances));
        steps--;
    }
    return true;
}

int main(int argc, char **argv)
{
    static struct drive d;
    struct source source;
    struct compilation c;
    char message[512];
    if (argc != 4 || !source_read(argv[1], &source, message, sizeof message))
        return fputs("record_drive FILE.fsm SEED STEPS\n", stderr), 2;
    compile(&c, &source);
    if (!c.machine)
        return fprintf(stderr, "%s does not compile\n", argv[1]), 2;
    d.m = c.machine;
    d.random = strtoull(argv[2], NULL, 10);
    d.shared = calloc(1, fsm_shared_size(d.m) + 8);
    d.out.capacity = (uint32_t)fsm_out_size(d.m);
    d.out.bytes = malloc(d.out.capacity + 1);
    for (unsigned i = 0; i < INSTANCES_MAX; i++)
        d.inst[i] = calloc(1, fsm_instance_size(d.m));
    assert(d.shared && d.out.bytes && d.inst[0] && d.inst[1] && d.inst[2]);
    bool good = drive(&d, (unsigned)strtoul(argv[3], NULL, 10));
    for (unsigned i = 0; i < INSTANCES_MAX; i++)
        free(d.inst[i]);
    free(d.out.bytes);
    free(d.shared);
    compilation_close(&c);
    source_release(&source);
    return good ? 0 : 3;
}
