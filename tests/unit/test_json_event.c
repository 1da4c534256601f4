/* test_json_event.c: events and parameters out of JSON, outcomes into JSON, and everything that is refused. */
#include "greatest.h"
#include "json_event.h"
#include "rich.h"

enum { ROOM = 16384 };

static struct rich rich;
static const struct fsm_machine *m;
static char why[400], bytes[ROOM];
static struct fsm_fields fields;

static bool read_event(uint16_t event, const char *json)
{
    why[0] = 0;
    return fsm_fields_from_json(m, event, json, strlen(json), &fields, bytes, why, sizeof why);
}

static bool same_event(const struct fsm_event *event)
{
    const struct fsm_event_def *def = &m->events[event->type];
    for (uint16_t f = 0; f < def->fields; f++) {
        const struct fsm_var *field = &m->fields[def->field + f];
        const struct fsm_type *type = &m->types[field->type];
        for (uint16_t i = field->slot; i < field->slot + type->count; i++) {
            int64_t a = event->field[i], b = fields.value[i];
            if (type->kind != FSM_TEXT || a == FSM_MISSING || b == FSM_MISSING) {
                if (a != b)
                    return false;
            } else if (event->text[a].length != fields.text[b].length ||
                       memcmp(event->text[a].bytes, fields.text[b].bytes, fields.text[b].length)) {
                return false;
            }
        }
    }
    return true;
}

TEST events_come_back_as_they_were(void)
{
    static char json[ROOM];
    uint64_t seed = 11;
    m = rich_build(&rich);
    for (int i = 0; i < 5000; i++) {
        struct rich_event event;
        rich_event(&event, &seed);
        size_t length = fsm_fields_to_json(m, &event.event, json, sizeof json);
        ASSERT_EQ(strlen(json), length);
        ASSERT_EQ(length, fsm_fields_to_json(m, &event.event, NULL, 0));
        if (event.event.type == rich.reply && (event.field[0] < -100 || event.field[0] > 100)) {
            ASSERT_FALSE(read_event(event.event.type, json));
            continue;
        }
        ASSERTm(why, read_event(event.event.type, json));
        ASSERT(same_event(&event.event));
    }
    PASS();
}

TEST members_may_come_in_any_order_and_optional_ones_not_at_all(void)
{
    m = rich_build(&rich);
    ASSERTm(why, read_event(rich.talk, " {\"words\" : \"a\\u00e9\\n\" , \"level\":\"middle\"} "));
    ASSERT_EQ(1, fields.value[0]);
    ASSERT_EQ(4u, fields.text[fields.value[1]].length);
    ASSERT_MEM_EQ("a\xc3\xa9\n", fields.text[fields.value[1]].bytes, 4);
    ASSERTm(why, read_event(rich.talk, "{\"words\":\"\"}"));
    ASSERT_EQ(FSM_MISSING, fields.value[0]);
    ASSERTm(why, read_event(rich.talk, "{\"level\":null,\"words\":\"\"}"));
    ASSERT_EQ(FSM_MISSING, fields.value[0]);
    ASSERTm(why, read_event(rich.hop, "{}"));
    ASSERTm(why, read_event(rich.reply, "{\"ratio\":-0.5}"));
    ASSERT_EQ(-50, fields.value[0]);
    PASS();
}

/* What is wrong names the field, and what the field may be. */
TEST mistakes_are_named(void)
{
    static const struct {
        char event; /* t: Talk, r: Reply, h: Hop, l: Load */
        const char *json, *wanted[2];
    } CASES[] = {
        {'t', "{}", {"words is missing", "a text of at most 20 bytes"}},
        {'t', "{\"words\":\"123456789012345678901\"}", {"words is too long", "at most 20 bytes"}},
        {'t', "{\"words\":5}", {"words", "text"}},
        {'t', "{\"words\":\"\",\"level\":\"highest\"}", {"level", "one of low, middle, high, or null"}},
        {'t', "{\"words\":\"\",\"other\":1}", {"other is not a known member", ""}},
        {'t', "{\"words\":\"\",\"words\":\"\"}", {"words is there twice", ""}},
        {'t', "{\"words\":\"\xff\"}", {"words is not a well-formed text", ""}},
        {'r', "{\"ratio\":1.01}", {"ratio is not in its domain", "a number from -1.00 to 1.00"}},
        {'r', "{\"ratio\":0.001}", {"ratio", "a number from -1.00 to 1.00"}},
        {'r', "{\"ratio\":1e0}", {"ratio", "a number"}},
        {'r', "{\"ratio\":null}", {"ratio is missing", "a number"}},
        {'r', "{\"ratio\":true}", {"ratio", "a number"}},
        {'r', "{\"ratio\":0.5} x", {"goes on", ""}},
        {'r', "[]", {"is not an object", ""}},
        {'r', "", {"is not an object", ""}},
        {'h', "{\"ratio\":1}", {"ratio is not a known member", ""}},
        {'l',
         "{\"set\":[\"low\",\"low\"],\"words\":\"\"}",
         {"set has a member twice", "an array of: low, middle, high"}},
    };
    m = rich_build(&rich);
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        uint16_t event = CASES[i].event == 't'   ? rich.talk
                         : CASES[i].event == 'r' ? rich.reply
                         : CASES[i].event == 'h' ? rich.hop
                                                 : rich.load;
        ASSERT_FALSEm(CASES[i].json, read_event(event, CASES[i].json));
        ASSERTm(why, strstr(why, CASES[i].wanted[0]));
        ASSERTm(why, strstr(why, CASES[i].wanted[1]));
    }
    PASS();
}

TEST parameters_change_those_named(void)
{
    int64_t value[8], before[8];
    m = rich_build(&rich);
    fsm_defaults(m, value);
    memcpy(before, value, sizeof before);
    const char *good = "{\"window\":60000}";
    ASSERTm(why, fsm_params_from_json(m, good, strlen(good), value, why, sizeof why));
    ASSERT_EQ(70, value[0]);
    ASSERT_EQ(60000, value[1]);
    ASSERT_EQ(before[2], value[2]);
    const char *bad = "{\"tau\":0.5,\"window\":61000}";
    memcpy(before, value, sizeof before);
    ASSERT_FALSE(fsm_params_from_json(m, bad, strlen(bad), value, why, sizeof why));
    ASSERTm(why, strstr(why, "window") && strstr(why, "one of 1m, 1h"));
    ASSERT_MEM_EQm("nothing changes", before, value, 3 * sizeof *value);
    PASS();
}

TEST effects_carry_names_numbers_and_texts(void)
{
    static char json[ROOM];
    struct fsm_event event = {.type = 0};
    m = rich_build(&rich);
    struct world w = world_open(m);
    ASSERT_EQ(FSM_STEPPED, world_create(&w, 1000));
    event.type = rich.load;
    ASSERTm(
        why,
        read_event(rich.load,
                   "{\"set\":[],\"words\":\"say \\\"hi\\\"\",\"because\":{\"low\":null,\"middle\":\"b\",\"high\":null},"
                   "\"score\":{\"low\":0.01,\"middle\":0,\"high\":-1}}"));
    event.field = fields.value;
    event.text = fields.text;
    ASSERT_EQ(FSM_STEPPED, fsm_step(m, w.shared, w.inst, &event, 2000, w.out));
    size_t length = fsm_effects_to_json(m, w.inst, &event, w.out, json, sizeof json);
    ASSERT_EQ(strlen(json), length);
    /* the argument is the variable as it was before the step, or as it became: either is a text of the machine */
    ASSERTm(json, strstr(json, "[{\"name\":\"Score\",\"call\":1,\"args\":{\"words\":\"") == json);
    ASSERTm(json, strstr(json, "\"pillar\":{\"low\":0.01,\"middle\":0.00,\"high\":-1.00}}}]"));
    ASSERT_EQ(length, fsm_effects_to_json(m, w.inst, &event, w.out, NULL, 0));
    length = fsm_facts_to_json(m, w.shared, w.inst, json, sizeof json);
    ASSERT_EQ(strlen(json), length);
    ASSERTm(json, strstr(json, "\"state\":\"IDLE\",\"at\":\"1970-01-01T00:00:02.000Z\",\"vars\":{\"flag\":true"));
    ASSERTm(json, strstr(json, "\"shared\":{\"quota\":2,"));
    world_close(&w);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(events_come_back_as_they_were);
    RUN_TEST(members_may_come_in_any_order_and_optional_ones_not_at_all);
    RUN_TEST(mistakes_are_named);
    RUN_TEST(parameters_change_those_named);
    RUN_TEST(effects_carry_names_numbers_and_texts);
    GREATEST_MAIN_END();
}
