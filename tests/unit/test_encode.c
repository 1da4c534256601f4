/* test_encode.c: instances and shared variables to bytes and to JSON and back; and everything that is refused. */
#include "encode.h"
#include "greatest.h"
#include "json.h"
#include "rich.h"
#include "verify.h"

enum { ROOM = 16384 };

static struct rich rich;
static const struct fsm_machine *m;
static struct world w;
static char why[200];

static bool ready(void)
{
    m = rich_build(&rich);
    if (!fsm_verify(m, why, sizeof why)) {
        printf("  verify: %s\n", why);
        return false;
    }
    w = world_open(m);
    return world_create(&w, 1000) == FSM_STEPPED;
}

static void wander(uint64_t *seed, int64_t *now)
{
    struct rich_event event;
    rich_event(&event, seed);
    *now += rich_random(seed) % 100000;
    do
        fsm_step(m, w.shared, w.inst, &event.event, *now, w.out);
    while (w.out->cause != FSM_BY_EVENT);
}

TEST round_trips_are_exact_on_long_walks(void)
{
    static uint8_t bytes[ROOM];
    static char json[ROOM];
    uint64_t seed = 7;
    int64_t now = 1000;
    ASSERT(ready());
    size_t size = fsm_instance_size(m), shared_size = fsm_shared_size(m);
    struct fsm_instance *back = malloc(size);
    struct fsm_shared *shared = malloc(shared_size);
    int most_queued = 0;
    for (int i = 0; i < 5000; i++) {
        wander(&seed, &now);
        most_queued = w.inst->slot[FSM_SLOT_QUEUED] > most_queued ? (int)w.inst->slot[FSM_SLOT_QUEUED] : most_queued;
        size_t length = fsm_encode(m, w.inst, bytes, sizeof bytes);
        ASSERT(length < sizeof bytes);
        memset(back, 0x77, size);
        ASSERTm(why, fsm_decode(m, bytes, length, back, why, sizeof why));
        ASSERT_MEM_EQ(w.inst, back, size);
        length = fsm_to_json(m, w.inst, json, sizeof json);
        ASSERT_EQ(strlen(json), length);
        memset(back, 0x77, size);
        ASSERTm(why, fsm_from_json(m, json, length, back, why, sizeof why));
        ASSERT_MEM_EQ(w.inst, back, size);
        length = fsm_shared_encode(m, w.shared, bytes, sizeof bytes);
        memset(shared, 0x77, shared_size);
        ASSERTm(why, fsm_shared_decode(m, bytes, length, shared, why, sizeof why));
        ASSERT_MEM_EQ(w.shared, shared, shared_size);
        length = fsm_shared_to_json(m, w.shared, json, sizeof json);
        memset(shared, 0x77, shared_size);
        ASSERTm(why, fsm_shared_from_json(m, json, length, shared, why, sizeof why));
        ASSERT_MEM_EQ(w.shared, shared, shared_size);
    }
    ASSERT_EQ(4, most_queued);
    free(back);
    free(shared);
    world_close(&w);
    PASS();
}

TEST json_reads_as_documented(void)
{
    char json[ROOM];
    ASSERT(ready());
    fsm_to_json(m, w.inst, json, sizeof json);
    ASSERT_STR_EQ(
        "{\"machine\":\"rich\",\"version\":1,"
        "\"hash\":\"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a\","
        "\"state\":\"IDLE\",\"at\":\"1970-01-01T00:00:01.000Z\",\"history\":{\"OUTER\":null},"
        "\"vars\":{\"flag\":false,\"level\":null,\"ratio\":0.70,\"wait\":60000,\"when\":null,\"set\":[\"low\",\"high\"]"
        ","
        "\"words\":\"h\xc3\xa9llo \\\"you\\\"\\u000a\",\"rationale\":{\"low\":null,\"middle\":null,\"high\":null},"
        "\"pillar\":{\"low\":-0.05,\"middle\":-0.05,\"high\":-0.05},\"where\":null,\"pick\":\"middle\"},"
        "\"timers\":{\"beat\":null,\"rest\":null},\"windows\":{\"marks\":[]},\"last_call\":0,\"calls\":{\"Score\":[]},"
        "\"params\":{\"tau\":0.70,\"window\":3600000,\"greeting\":\"h\xc3\xa9llo \\\"you\\\"\\u000a\"},"
        "\"deferred\":[],\"released\":0}",
        json);
    fsm_shared_to_json(m, w.shared, json, sizeof json);
    ASSERT_STR_EQ("{\"machine\":\"rich\",\"version\":1,"
                  "\"hash\":\"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a\","
                  "\"shared\":{\"quota\":3,\"cells\":{\"low\":0.00,\"middle\":0.00,\"high\":0.00}},"
                  "\"refills\":{\"quota\":{\"window\":0,\"next\":\"1970-01-01T01:00:00.000Z\"}}}",
                  json);
    world_close(&w);
    PASS();
}

TEST a_small_room_is_counted_not_overrun(void)
{
    ASSERT(ready());
    uint8_t *bytes = malloc(ROOM);
    char *json = malloc(ROOM);
    size_t length = fsm_encode(m, w.inst, NULL, 0), letters = fsm_to_json(m, w.inst, NULL, 0);
    for (size_t room = 1; room <= letters + 1; room += 7) {
        char *exact = malloc(room);
        ASSERT_EQ(letters, fsm_to_json(m, w.inst, exact, room));
        ASSERT_EQ(room - 1 < letters ? room - 1 : letters, strlen(exact));
        free(exact);
    }
    for (size_t room = 0; room <= length; room += 7) {
        uint8_t *exact = malloc(room + 1);
        ASSERT_EQ(length, fsm_encode(m, w.inst, exact, room));
        free(exact);
    }
    free(bytes);
    free(json);
    world_close(&w);
    PASS();
}

/* ---- refusals ---- */

static bool untouched(bool accepted, const struct fsm_instance *back)
{
    for (size_t i = 0; i < fsm_instance_size(m); i++)
        if (((const uint8_t *)back)[i] != 0x77)
            return false;
    return !accepted;
}

TEST every_truncation_is_refused(void)
{
    static uint8_t bytes[ROOM];
    static char json[ROOM];
    uint64_t seed = 3;
    int64_t now = 1000;
    ASSERT(ready());
    for (int i = 0; i < 60; i++)
        wander(&seed, &now);
    struct fsm_instance *back = malloc(fsm_instance_size(m));
    memset(back, 0x77, fsm_instance_size(m));
    size_t length = fsm_encode(m, w.inst, bytes, sizeof bytes);
    for (size_t n = 0; n < length; n++) {
        uint8_t *exact = malloc(n + 1);
        memcpy(exact, bytes, n);
        ASSERT(untouched(fsm_decode(m, exact, n, back, why, sizeof why), back));
        free(exact);
    }
    bytes[length] = 0;
    ASSERT(untouched(fsm_decode(m, bytes, length + 1, back, why, sizeof why), back));
    ASSERT_STR_EQ("it goes on after its end", why);
    length = fsm_to_json(m, w.inst, json, sizeof json);
    for (size_t n = 0; n < length; n++) {
        char *exact = malloc(n + 1);
        memcpy(exact, json, n);
        ASSERT(untouched(fsm_from_json(m, exact, n, back, why, sizeof why), back));
        free(exact);
    }
    json[length] = '}';
    ASSERT(untouched(fsm_from_json(m, json, length + 1, back, why, sizeof why), back));
    ASSERT_STR_EQ("the text goes on after its end", why);
    free(back);
    world_close(&w);
    PASS();
}

/* JSON of a fresh instance with the first `from` made `to`. */
static bool changed(const char *from, const char *to)
{
    static char json[ROOM], other[ROOM];
    struct fsm_instance *back = malloc(fsm_instance_size(m));
    memset(back, 0x77, fsm_instance_size(m));
    fsm_to_json(m, w.inst, json, sizeof json);
    const char *at = strstr(json, from);
    if (!at)
        printf("  no %s in %s\n", from, json);
    snprintf(other, sizeof other, "%.*s%s%s", (int)(at - json), json, to, at + strlen(from));
    bool accepted = fsm_from_json(m, other, strlen(other), back, why, sizeof why);
    bool fine = accepted || untouched(accepted, back);
    free(back);
    return accepted && fine;
}

TEST json_refusals_name_the_member(void)
{
    static const struct {
        const char *from, *to, *why;
    } cases[] = {
        {"\"flag\":false", "\"flag\":0", "vars.flag is not true or false"},
        {"\"flag\":false", "\"flag\":null", "vars.flag is missing"},
        {"\"flag\":false,", "", "vars.flag is missing"},
        {"\"flag\":false", "\"flag\":false,\"flag\":false", "vars.flag is there twice"},
        {"\"flag\":false", "\"flug\":false", "vars.flug is not a known member"},
        {"\"level\":null", "\"level\":\"lowest\"", "vars.level is not the name of a value it can have"},
        {"\"level\":null", "\"level\":1", "vars.level is not a name"},
        {"\"ratio\":0.70", "\"ratio\":0.705", "vars.ratio is not a number that fits"},
        {"\"ratio\":0.70", "\"ratio\":7e-1", "vars.ratio is not a number in decimal notation"},
        {"\"ratio\":0.70", "\"ratio\":1.01", "vars.ratio is not in its domain"},
        {"\"ratio\":0.70", "\"ratio\":99999999999999999999", "vars.ratio is not a number that fits"},
        {"\"wait\":60000", "\"wait\":60001", "vars.wait is not in its domain"},
        {"\"when\":null", "\"when\":5", "vars.when is not a time"},
        {"\"when\":null", "\"when\":\"2026-02-29T00:00:00.000Z\"", "vars.when is not a time"},
        {"[\"low\",\"high\"]", "[\"low\",\"low\"]", "vars.set has a member twice"},
        {"[\"low\",\"high\"]", "{}", "vars.set is not an array"},
        {"\"words\":\"h\xc3\xa9llo", "\"words\":\"0123456789h\xc3\xa9llo", "vars.words is too long"},
        {"\"words\":\"h\xc3\xa9llo", "\"words\":\"h\\ud800llo", "vars.words is not a well-formed text"},
        {"\"words\":\"h\xc3\xa9llo", "\"words\":\"h\xc3llo", "vars.words is not a well-formed text"},
        {"\"middle\":null", "\"middle\":null,\"upper\":1", "vars.rationale.upper is not a known member"},
        {"\"pick\":\"middle\"", "\"pick\":7", "vars.pick is not in its domain"},
        {"\"beat\":null", "\"beat\":[[[[", "timers.beat is not a time"},
        {"\"marks\":[]", "\"marks\":[\"1970-01-01T00:00:02.000Z\"]", "the marks of marks are not in order"},
        {"\"Score\":[]", "\"Score\":[1]", "the calls of Score are not in order"},
        {"\"last_call\":0,\"calls\":{\"Score\":[]}", "\"last_call\":3,\"calls\":{\"Score\":[1,2,3,3]}",
         "calls.Score has too many items"},
        {"\"greeting\":\"h", "\"greeting\":\"x", "params.greeting is not a text of the machine"},
        {"\"released\":0", "\"released\":1", "more events are released than deferred"},
        {"\"deferred\":[]", "\"deferred\":[{\"event\":\"Nope\"}]",
         "deferred.event is not an event that can be deferred"},
        {"\"deferred\":[]", "\"deferred\":[{\"fields\":{}}]", "deferred.fields comes before its event"},
        {"\"deferred\":[]", "\"deferred\":[{\"event\":\"Hop\",\"call\":-1,\"fields\":{}}]",
         "the call of deferred Hop is out of range"},
        {"\"deferred\":[]", "\"deferred\":{}", "deferred is not an array"},
        {"\"hash\":\"5a", "\"hash\":\"5b", "hash is another"},
        {"\"machine\":\"rich\"", "\"machine\":\"poor\"", "machine is another"},
        {"\"version\":1", "\"version\":2", "version is another"},
        {"\"state\":\"IDLE\"", "\"state\":\"OUTER\"", "state is not the name of a value it can have"},
        {"\"OUTER\":null", "\"OUTER\":\"REST\"", "the history of OUTER is no state in it"},
        {"{\"machine\"", "[\"machine\"", "the text is not an object"},
    };
    ASSERT(ready());
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        ASSERT_FALSE(changed(cases[i].from, cases[i].to));
        ASSERT_STR_EQ(cases[i].why, why);
    }
    world_close(&w);
    PASS();
}

TEST json_members_come_in_any_order_and_escaped(void)
{
    ASSERT(ready());
    ASSERT(changed("\"flag\":false,\"level\":null", "\"level\":null ,\n\t\"fl\\u0061g\" : false"));
    ASSERT(changed("\"words\":\"h\xc3\xa9llo", "\"words\":\"h\\u00e9\\ud83d\\ude00\\/\\b"));
    ASSERT(changed("\"level\":null", "\"level\":\"\\u006cow\""));
    ASSERT(changed("\"ratio\":0.70", "\"ratio\":-1"));
    ASSERT(changed("\"pick\":\"middle\"", "\"pick\":2"));
    world_close(&w);
    PASS();
}

TEST bytes_refuse_other_machines_and_formats(void)
{
    uint8_t bytes[ROOM];
    ASSERT(ready());
    struct fsm_instance *back = malloc(fsm_instance_size(m));
    memset(back, 0x77, fsm_instance_size(m));
    size_t length = fsm_encode(m, w.inst, bytes, sizeof bytes);
    bytes[8] ^= 1;
    ASSERT(untouched(fsm_decode(m, bytes, length, back, why, sizeof why), back));
    ASSERT_STR_EQ("it is of another version of rich", why);
    bytes[8] ^= 1;
    bytes[4] ^= 2;
    ASSERT(untouched(fsm_decode(m, bytes, length, back, why, sizeof why), back));
    ASSERT_STR_EQ("its format is 3, not 1", why);
    bytes[4] ^= 2;
    bytes[3] = 'S';
    ASSERT(untouched(fsm_decode(m, bytes, length, back, why, sizeof why), back));
    ASSERT_STR_EQ("it is no encoding of an instance", why);
    free(back);
    world_close(&w);
    PASS();
}

/* Flips bits everywhere: what is accepted can be stepped and encodes to the same bytes again. */
TEST damaged_bytes_are_refused_or_whole(void)
{
    static uint8_t bytes[ROOM], again[ROOM];
    uint64_t seed = 11;
    int64_t now = 1000;
    int accepted = 0;
    ASSERT(ready());
    struct fsm_instance *back = malloc(fsm_instance_size(m));
    for (int round = 0; round < 40; round++) {
        for (int i = 0; i < 20; i++)
            wander(&seed, &now);
        size_t length = fsm_encode(m, w.inst, bytes, sizeof bytes);
        for (size_t i = 40 * 8; i < length * 8; i++) {
            bytes[i / 8] ^= (uint8_t)(1 << i % 8);
            if (fsm_decode(m, bytes, length, back, why, sizeof why)) {
                struct rich_event event;
                accepted++;
                ASSERT_EQ(length, fsm_encode(m, back, again, sizeof again));
                ASSERT_MEM_EQ(bytes, again, length);
                rich_event(&event, &seed);
                for (int k = 0; k < 10 && (k == 0 || w.out->cause != FSM_BY_EVENT); k++)
                    fsm_step(m, w.shared, back, &event.event, now, w.out);
            }
            bytes[i / 8] ^= (uint8_t)(1 << i % 8);
        }
    }
    ASSERT(accepted > 1000);
    free(back);
    world_close(&w);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(round_trips_are_exact_on_long_walks);
    RUN_TEST(json_reads_as_documented);
    RUN_TEST(a_small_room_is_counted_not_overrun);
    RUN_TEST(every_truncation_is_refused);
    RUN_TEST(json_refusals_name_the_member);
    RUN_TEST(json_members_come_in_any_order_and_escaped);
    RUN_TEST(bytes_refuse_other_machines_and_formats);
    RUN_TEST(damaged_bytes_are_refused_or_whole);
    GREATEST_MAIN_END();
}
