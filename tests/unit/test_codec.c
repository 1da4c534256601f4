/* test_codec.c: JSON as RFC 8259 has it and nothing else; fields by table; strings written so that they can be read. */
#include <stdlib.h>
#include <string.h>

#include "codec.h"
#include "greatest.h"

/* Whether the text is taken; a value that is goes back at once. */
static bool taken(const char *text, size_t length, char *why)
{
    struct json_object *value = codec_parse(text, length, why, 200);
    json_object_put(value);
    return value != NULL;
}

#define ASSERT_TAKEN(text)                             \
    do {                                               \
        char why[200] = "";                            \
        ASSERTm(text, taken(text, strlen(text), why)); \
    } while (0)

#define ASSERT_REFUSED(text, reason)                    \
    do {                                                \
        char why[200] = "";                             \
        ASSERTm(text, !taken(text, strlen(text), why)); \
        ASSERT_STR_EQ(reason, why);                     \
    } while (0)

#define ASSERT_BAD(text)                                \
    do {                                                \
        char why[200] = "";                             \
        ASSERTm(text, !taken(text, strlen(text), why)); \
        ASSERTm(text, why[0] != 0);                     \
    } while (0)

TEST values_are_taken(void)
{
    static const char *const GOOD[] = {
        "{}",
        "[]",
        "0",
        "-0",
        "1",
        "-1",
        "10",
        "1.5",
        "-1.5e10",
        "1E+2",
        "1e-2",
        "true",
        "false",
        "\"\"",
        " [ 1 , 2 ] ",
        "\t\r\n{\n}\n",
        "{\"a\":{\"b\":[null]}}",
        "\"\\u00e9\\ud83d\\ude00\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
        "\"\xc3\xa9\xf0\x9f\x98\x80\"",
        "{\"\":1}",
        "9223372036854775807",
        "-9223372036854775808",
        "1e400",
        "123456789012345678901234567890",
    };
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        ASSERT_TAKEN(GOOD[i]);
    PASS();
}

/* Each of these is taken by some parser, many of them by json-c's own. */
TEST what_is_not_json_is_refused(void)
{
    static const char *const BAD[] = {
        "",
        " ",
        "nul",
        "tru",
        "TRUE",
        "NaN",
        "Infinity",
        "-Infinity",
        "01",
        "-01",
        "1.",
        ".5",
        "+1",
        "-",
        "1e",
        "1e+",
        "0x10",
        "1 2",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[",
        "]",
        "{",
        "}",
        "{a:1}",
        "{'a':1}",
        "'a'",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\":1 \"b\":2}",
        "{,}",
        "{1:2}",
        "\"a",
        "\"a\nb\"",
        "\"a\tb\"",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u+123\"",
        "\"\\ud800\"",
        "\"\\ud800\\u0041\"",
        "\"\\udc00\"",
        "\"\\\"",
        "/**/1",
        "1//",
        "\xef\xbb\xbf"
        "1",
        "\"\xff\"",
        "\"\xc0\x80\"",
        "\"\xed\xa0\x80\"",
        "\v1",
        "1-1",
        "--1",
        "1.5.5",
        "1e5e5",
        "[1}",
        "{\"a\":1]",
        "truefalse",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ASSERT_BAD(BAD[i]);
    PASS();
}

TEST the_fault_and_its_place_are_told(void)
{
    ASSERT_REFUSED("{\"a\":01}", "not JSON at byte 5: a number is not written as JSON wants it");
    ASSERT_REFUSED("[1,2", "not JSON at byte 4: `,` or `]` is expected after an element");
    ASSERT_REFUSED("[1] 2", "not JSON at byte 4: there is more text after the value");
    ASSERT_REFUSED("{\"a\" 1}", "not JSON at byte 5: `:` is expected after the name of a member");
    ASSERT_REFUSED("[\"abc]", "not JSON at byte 1: a string is not closed, or has a control character in it");
    ASSERT_REFUSED("\"\xff\"", "not JSON: the text is not UTF-8");
    ASSERT_REFUSED("null", "not JSON at byte 4: null says nothing");
    PASS();
}

TEST a_nul_ends_nothing(void)
{
    char why[200];
    ASSERT(!taken("1\0", 2, why));
    ASSERT(!taken("[1\0]", 4, why));
    ASSERT(!taken("\"a\0b\"", 5, why));
    ASSERT(!taken("{\"a\\u0000b\":1}", 14, why)); /* json-c would cut the name */
    ASSERT(taken("\"a\\u0000b\"", 10, why));
    PASS();
}

TEST depth_is_bounded(void)
{
    char text[2 * (CODEC_DEPTH + 1) + 1], why[200];
    for (unsigned depth = CODEC_DEPTH; depth <= CODEC_DEPTH + 1; depth++) {
        memset(text, '[', depth);
        memset(text + depth, ']', depth);
        ASSERT_EQ(depth == CODEC_DEPTH, taken(text, 2 * (size_t)depth, why));
    }
    ASSERT(strstr(why, "nested too deeply"));
    PASS();
}

TEST every_prefix_of_a_text_is_refused(void)
{
    static const char TEXT[] = "{\"a\":[1,-2.5e3,true,null,\"\\u00e9x\"],\"b\":{\"c\":false}}";
    char why[200];
    for (size_t length = 0; length < sizeof TEXT - 1; length++)
        ASSERT(!taken(TEXT, length, why));
    ASSERT(taken(TEXT, sizeof TEXT - 1, why));
    PASS();
}

/* Whatever one byte becomes: no crash, and what is taken is written and taken again. */
TEST texts_spoilt_in_one_byte(void)
{
    static const char TEXT[] = "{\"a\":[1,-2.5e3,true,null,\"\\u00e9x\"],\"b\":{\"c\":false}}";
    char spoilt[sizeof TEXT], why[200];
    for (size_t at = 0; at < sizeof TEXT - 1; at++)
        for (int byte = 0; byte < 256; byte++) {
            memcpy(spoilt, TEXT, sizeof TEXT);
            spoilt[at] = (char)byte;
            struct json_object *value = codec_parse(spoilt, sizeof TEXT - 1, why, sizeof why);
            if (value) {
                const char *again = json_object_to_json_string(value);
                ASSERT(taken(again, strlen(again), why));
            }
            json_object_put(value);
        }
    PASS();
}

TEST the_last_of_two_members_wins(void)
{
    char why[200];
    struct json_object *value = codec_parse("{\"a\":1,\"a\":2}", 13, why, sizeof why), *member;
    ASSERT(json_object_object_get_ex(value, "a", &member));
    ASSERT_EQ(2, json_object_get_int(member));
    ASSERT_EQ(1, json_object_object_length(value));
    json_object_put(value);
    PASS();
}

TEST long_strings_and_numbers(void)
{
    struct text text = {0};
    char why[200];
    text_put(&text, "{\"");
    for (int i = 0; i < 1000; i++)
        text_char(&text, 'n');
    text_put(&text, "\":[\"");
    for (int i = 0; i < 10000; i++)
        text_char(&text, 's');
    text_put(&text, "\",0.");
    for (int i = 0; i < 1000; i++)
        text_char(&text, '1');
    text_put(&text, "]}");
    struct json_object *value = codec_parse(text.data, text.length, why, sizeof why);
    ASSERT(value);
    ASSERT_STR_EQ(text.data, json_object_to_json_string_ext(value, JSON_C_TO_STRING_PLAIN));
    json_object_put(value);
    text_release(&text);
    PASS();
}

/* ---- fields ---- */

struct target {
    const char *name;
    int64_t limit, loud;
    struct json_object *object, *array, *any;
};

#define AT(field) offsetof(struct target, field)
static const struct codec_field FIELDS[] = {
    {"name", CODEC_TEXT, true, AT(name), 1, 5},     {"limit", CODEC_INTEGER, false, AT(limit), 1, 1000},
    {"loud", CODEC_BOOL, false, AT(loud), 0, 0},    {"object", CODEC_OBJECT, false, AT(object), 0, 0},
    {"array", CODEC_ARRAY, false, AT(array), 0, 0}, {"any", CODEC_ANY, false, AT(any), 0, 0},
};

/* The complaint, "" if there is none. */
static const char *read_fields(const char *text, struct target *target, struct json_object **value)
{
    static char why[200];
    why[0] = 0;
    *value = codec_parse(text, strlen(text), why, sizeof why);
    codec_read(*value, FIELDS, sizeof FIELDS / sizeof *FIELDS, target, why, sizeof why);
    return why;
}

#define ASSERT_READS(complaint, text)                                 \
    do {                                                              \
        struct target target;                                         \
        struct json_object *value;                                    \
        ASSERT_STR_EQ(complaint, read_fields(text, &target, &value)); \
        json_object_put(value);                                       \
    } while (0)

TEST fields_are_read(void)
{
    struct target target;
    struct json_object *value;
    const char *text =
        "{\"name\":\"abc\",\"limit\":5.0,\"loud\":true,\"object\":{},\"array\":[],\"any\":7,\"other\":1}";
    ASSERT_STR_EQ("", read_fields(text, &target, &value));
    ASSERT_STR_EQ("abc", target.name);
    ASSERT_EQ(5, target.limit);
    ASSERT_EQ(1, target.loud);
    ASSERT(json_object_is_type(target.object, json_type_object));
    ASSERT(json_object_is_type(target.array, json_type_array));
    ASSERT_EQ(7, json_object_get_int(target.any));
    json_object_put(value);
    PASS();
}

TEST what_is_absent_is_set_to_that(void)
{
    struct target target;
    struct json_object *value;
    memset(&target, 0x55, sizeof target);
    ASSERT_STR_EQ("", read_fields("{\"name\":\"abc\",\"limit\":null,\"loud\":null,\"object\":null}", &target, &value));
    ASSERT_EQ(CODEC_ABSENT, target.limit);
    ASSERT_EQ(CODEC_ABSENT, target.loud);
    ASSERT(!target.object && !target.array && !target.any);
    json_object_put(value);
    PASS();
}

TEST complaints_name_the_field_and_its_wish(void)
{
    ASSERT_READS("`name` must be a text of 1 to 5 bytes", "{}");
    ASSERT_READS("`name` must be a text of 1 to 5 bytes", "{\"name\":null}");
    ASSERT_READS("`name` must be a text of 1 to 5 bytes", "{\"name\":3}");
    ASSERT_READS("`name` must be a text of 1 to 5 bytes", "{\"name\":\"\"}");
    ASSERT_READS("`name` must be a text of 1 to 5 bytes", "{\"name\":\"123456\"}");
    ASSERT_READS("`name` must be a text of 1 to 5 bytes", "{\"name\":\"a\\u0000b\"}");
    ASSERT_READS("`limit` must be an integer from 1 to 1000", "{\"name\":\"a\",\"limit\":0}");
    ASSERT_READS("`limit` must be an integer from 1 to 1000", "{\"name\":\"a\",\"limit\":1001}");
    ASSERT_READS("`limit` must be an integer from 1 to 1000", "{\"name\":\"a\",\"limit\":1.5}");
    ASSERT_READS("`limit` must be an integer from 1 to 1000", "{\"name\":\"a\",\"limit\":\"1\"}");
    ASSERT_READS("`limit` must be an integer from 1 to 1000", "{\"name\":\"a\",\"limit\":18446744073709551617}");
    ASSERT_READS("`limit` must be an integer from 1 to 1000", "{\"name\":\"a\",\"limit\":1e400}");
    ASSERT_READS("`loud` must be true or false", "{\"name\":\"a\",\"loud\":1}");
    ASSERT_READS("`object` must be an object", "{\"name\":\"a\",\"object\":[]}");
    ASSERT_READS("`array` must be an array", "{\"name\":\"a\",\"array\":{}}");
    ASSERT_READS("an object is expected", "[]");
    PASS();
}

/* ---- writing ---- */

TEST text_grows(void)
{
    struct text text = {0};
    for (int i = 0; i < 1000; i++)
        text_format(&text, "%d,", i);
    ASSERT_EQ(10 * 2 + 90 * 3 + 900 * 4, text.length);
    ASSERT_EQ(text.length, strlen(text.data));
    text_release(&text);
    ASSERT(!text.data && !text.length && !text.room);
    for (size_t length = 250; length < 260; length++) { /* around the first room */
        text_format(&text, "%*d", (int)length, 1);
        ASSERT_EQ(length, text.length);
        ASSERT_EQ(0, text.data[length]);
        text_release(&text);
    }
    PASS();
}

TEST integers_are_written(void)
{
    struct text text = {0};
    static const int64_t VALUES[] = {0, 1, -1, 10, -10, 99, 100, INT64_MAX, INT64_MIN};
    for (size_t i = 0; i < sizeof VALUES / sizeof *VALUES; i++) {
        text_integer(&text, VALUES[i]);
        text_char(&text, ' ');
    }
    ASSERT_STR_EQ("0 1 -1 10 -10 99 100 9223372036854775807 -9223372036854775808 ", text.data);
    text_release(&text);
    PASS();
}

TEST strings_are_escaped(void)
{
    struct text text = {0};
    text_json(&text, "a\"\\/\b\f\n\r\t\x01\x1f\x7f\xc3\xa9\xf0\x9f\x98\x80");
    ASSERT_STR_EQ("\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7f\xc3\xa9\xf0\x9f\x98\x80\"", text.data);
    text_release(&text);
    text_json(&text, NULL);
    text_json(&text, "");
    text_json_bytes(&text, "a\0b", 3);
    ASSERT_STR_EQ("null\"\"\"a\\u0000b\"", text.data);
    text_release(&text);
    PASS();
}

#define REPLACED "\xef\xbf\xbd"

TEST bytes_that_are_not_utf_8_are_replaced(void)
{
    static const struct {
        const char *bytes, *json;
    } CASES[] = {
        {"a\xff"
         "b",
         "\"a" REPLACED "b\""},
        {"\x80", "\"" REPLACED "\""},
        {"\xc3", "\"" REPLACED "\""},
        {"\xc3(", "\"" REPLACED "(\""},
        {"\xc0\x80", "\"" REPLACED REPLACED "\""},
        {"\xed\xa0\x80", "\"" REPLACED REPLACED REPLACED "\""},
        {"\xf4\x90\x80\x80", "\"" REPLACED REPLACED REPLACED REPLACED "\""},
        {"\xe2\x82", "\"" REPLACED REPLACED "\""},
        {"\xf4\x8f\xbf\xbf\xed\x9f\xbf\xe0\xa0\x80", "\"\xf4\x8f\xbf\xbf\xed\x9f\xbf\xe0\xa0\x80\""},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct text text = {0};
        text_json(&text, CASES[i].bytes);
        ASSERT_STR_EQ(CASES[i].json, text.data);
        text_release(&text);
    }
    PASS();
}

/* Every byte, and every pair of one below and one above 0x80: what is written is JSON. */
TEST whatever_is_written_can_be_read(void)
{
    char why[200];
    for (int first = 0; first < 256; first++)
        for (int second = 0; second < 256; second += 7) {
            char bytes[2] = {(char)first, (char)second};
            struct text text = {0};
            text_json_bytes(&text, bytes, 2);
            struct json_object *value = codec_parse(text.data, text.length, why, sizeof why);
            ASSERT(value);
            if (first < 0x80 && second < 0x80)
                ASSERT_EQ(0, memcmp(bytes, json_object_get_string(value), 2));
            json_object_put(value);
            text_release(&text);
        }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(values_are_taken);
    RUN_TEST(what_is_not_json_is_refused);
    RUN_TEST(the_fault_and_its_place_are_told);
    RUN_TEST(a_nul_ends_nothing);
    RUN_TEST(depth_is_bounded);
    RUN_TEST(every_prefix_of_a_text_is_refused);
    RUN_TEST(texts_spoilt_in_one_byte);
    RUN_TEST(the_last_of_two_members_wins);
    RUN_TEST(long_strings_and_numbers);
    RUN_TEST(fields_are_read);
    RUN_TEST(what_is_absent_is_set_to_that);
    RUN_TEST(complaints_name_the_field_and_its_wish);
    RUN_TEST(text_grows);
    RUN_TEST(integers_are_written);
    RUN_TEST(strings_are_escaped);
    RUN_TEST(bytes_that_are_not_utf_8_are_replaced);
    RUN_TEST(whatever_is_written_can_be_read);
    GREATEST_MAIN_END();
}
