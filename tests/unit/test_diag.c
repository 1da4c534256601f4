/* test_diag.c: how fsmc speaks: places, carets, order, limits, JSON, and the help behind each code. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "greatest.h"
#include "json_text.h"
#include "source.h"
#include "utf8.h"

static struct source source_of(const char *text)
{
    return (struct source){.name = "a.fsm", .text = text, .length = (uint32_t)strlen(text)};
}

static struct place place_of(const struct source *source, const char *word)
{
    const char *at = strstr(source->text, word);
    return (struct place){(uint32_t)(at - source->text), (uint32_t)strlen(word)};
}

/* A code of the given letter, whichever comes n-th: these tests do not care which codes there are. */
static const char *code_of(char letter, unsigned n)
{
    for (unsigned i = 0; code_at(i) != NULL; i++)
        if (code_at(i)->code[0] == letter && n-- == 0)
            return code_at(i)->code;
    return NULL;
}

/* What is printed, owned by the caller; closes the diagnostics. */
static char *print(struct diags *diags, enum diag_style style)
{
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);
    diags_print(diags, to, style);
    fclose(to);
    diags_close(diags);
    return text;
}

#define ASSERT_PRINTS(expected, diags, style) \
    do {                                      \
        char *printed = print(diags, style);  \
        ASSERT_STR_EQ(expected, printed);     \
        free(printed);                        \
    } while (0)

TEST a_diagnostic_in_full(void)
{
    struct source source = source_of("machine m version 1\nstate A initial\nstate A\n");
    struct diags *diags = diags_open(&source);
    struct place second = {38 + 4, 1};
    struct diag *diag = diag_add(diags, code_of('E', 0), second, "state `%s` is defined twice", "A");
    diag_note(diag, "states share one set of names");
    diag_hint(diag, "did you mean `B`?");
    diag_other(diag, place_of(&source, "A initial"), "first defined here");
    char expected[512];
    snprintf(expected, sizeof expected,
             "a.fsm:3:7: error %s: state `A` is defined twice\n"
             "    3 | state A\n"
             "      |       ^\n"
             "      = states share one set of names\n"
             "      = did you mean `B`?\n"
             "a.fsm:2:7: note: first defined here\n"
             "    2 | state A initial\n"
             "      |       ^~~~~~~~~\n",
             code_of('E', 0));
    ASSERT_EQ(1, diags_errors(diags));
    ASSERT_EQ(0, diags_warnings(diags));
    ASSERT_PRINTS(expected, diags, DIAG_PLAIN);
    PASS();
}

TEST sorted_by_place_then_code_and_each_once(void)
{
    struct source source = source_of("one\ntwo\n");
    struct diags *diags = diags_open(&source);
    const char *first = code_of('E', 0), *second = code_of('E', 1);
    diag_add(diags, second, (struct place){4, 3}, "late");
    diag_add(diags, first, (struct place){4, 3}, "late too");
    diag_add(diags, second, (struct place){0, 3}, "early");
    struct diag *again = diag_add(diags, second, (struct place){0, 1}, "early again");
    diag_note(again, "never seen");
    diag_hint(again, "never seen");
    diag_other(again, (struct place){0, 1}, "never seen");
    ASSERT_EQ(3, diags_errors(diags));
    char expected[512];
    snprintf(expected, sizeof expected,
             "a.fsm:1:1: error %s: early\n    1 | one\n      | ^~~\n"
             "a.fsm:2:1: error %s: late too\n    2 | two\n      | ^~~\n"
             "a.fsm:2:1: error %s: late\n    2 | two\n      | ^~~\n",
             second, first, second);
    ASSERT_PRINTS(expected, diags, DIAG_PLAIN);
    PASS();
}

/* The second and third line that are printed for a place. */
static bool shows(const char *text, struct place at, const char *expected)
{
    struct source source = source_of(text);
    struct diags *diags = diags_open(&source);
    diag_add(diags, code_of('E', 0), at, "x");
    char *printed = print(diags, DIAG_PLAIN);
    const char *excerpt = strchr(printed, '\n') + 1;
    bool same = strcmp(excerpt, expected) == 0;
    if (!same)
        printf("\n%s", excerpt);
    free(printed);
    return same;
}

TEST carets_stand_under_what_a_terminal_shows(void)
{
    ASSERT(shows("\tab\tcd", (struct place){4, 2}, "    1 |     ab  cd\n      |         ^~\n"));
    ASSERT(shows("日本 x", (struct place){7, 1}, "    1 | 日本 x\n      |      ^\n"));
    ASSERT(shows("日本 x", (struct place){0, 6}, "    1 | 日本 x\n      | ^~~~\n"));
    ASSERT(shows("e\xcc\x81 x", (struct place){4, 1}, "    1 | e\xcc\x81 x\n      |   ^\n"));
    ASSERT(shows("a\033[1mb", (struct place){5, 1}, "    1 | a\xef\xbf\xbd[1mb\n      |      ^\n"));
    ASSERT(shows("a\xff\x80z", (struct place){3, 1}, "    1 | a\xef\xbf\xbd\xef\xbf\xbdz\n      |    ^\n"));
    ASSERT(shows("ab\r\ncd", (struct place){0, 6}, "    1 | ab\n      | ^~\n"));
    ASSERT(shows("ab\r\ncd", (struct place){3, 0}, "    1 | ab\n      |   ^\n"));
    ASSERT(shows("", (struct place){0, 0}, "    1 |\n      | ^\n"));
    ASSERT(shows("a\n", (struct place){2, 0}, "    2 |\n      | ^\n"));
    ASSERT(shows("a", (struct place){99, 9}, "    1 | a\n      |  ^\n"));
    ASSERT(shows("\xef\xbb\xbf"
                 "ab",
                 (struct place){0, 1}, "    1 | ab\n      | ^\n"));
    PASS();
}

TEST a_long_line_is_cut_around_the_caret(void)
{
    enum { LENGTH = 10 << 20 };
    char *text = malloc(LENGTH + 1);
    memset(text, 'a', LENGTH);
    memcpy(text + LENGTH / 2, "HERE", 4);
    text[LENGTH] = '\0';
    char expected[512];
    snprintf(expected, sizeof expected, "    1 | …%.60sHERE%.36s…\n      | %61s^~~~\n", text, text, "");
    ASSERT(shows(text, (struct place){LENGTH / 2, 4}, expected));
    snprintf(expected, sizeof expected, "    1 | %.100s…\n      |   ^\n", text);
    ASSERT(shows(text, (struct place){2, 1}, expected));
    memset(text, '\x80', LENGTH); /* bytes that only continue a character: still a short excerpt */
    struct source source = source_of(text);
    struct diags *diags = diags_open(&source);
    diag_add(diags, code_of('E', 0), (struct place){LENGTH / 2, 4}, "x");
    char *printed = print(diags, DIAG_PLAIN);
    ASSERT(strlen(printed) < 2000);
    free(printed);
    free(text);
    PASS();
}

TEST many_on_one_long_line_take_no_time(void)
{
    enum { LENGTH = 10 << 20, STEP = 40 };
    char *text = malloc(LENGTH + 1);
    memset(text, 'a', LENGTH);
    text[LENGTH] = '\0';
    struct source source = source_of(text);
    struct diags *diags = diags_open(&source);
    for (uint32_t at = LENGTH; at >= STEP; at -= STEP)
        diag_add(diags, code_of('E', 0), (struct place){at, 1}, "at %u", at);
    unsigned errors = diags_errors(diags);
    ASSERT_EQ(LENGTH / STEP, errors);
    char *printed = print(diags, DIAG_PLAIN), last[64];
    snprintf(last, sizeof last, "… and %u more\n", errors - 200);
    ASSERT_STR_EQ(last, strstr(printed, "… and"));
    free(printed);
    free(text);
    PASS();
}

TEST two_hundred_are_printed(void)
{
    char text[256];
    memset(text, 'x', sizeof text - 1);
    text[255] = '\0';
    struct source source = source_of(text);
    for (uint32_t count = 200; count <= 201; count++) {
        struct diags *diags = diags_open(&source);
        for (uint32_t i = 0; i < count; i++)
            diag_add(diags, code_of('E', 0), (struct place){i, 1}, "x");
        char *printed = print(diags, DIAG_PLAIN);
        ASSERT_EQ(count == 201, strstr(printed, "\n… and 1 more\n") != NULL);
        free(printed);
    }
    PASS();
}

TEST notes_of_several_lines_keep_their_margin(void)
{
    struct source source = source_of("a\n");
    struct diags *diags = diags_open(&source);
    struct diag *diag = diag_add(diags, code_of('E', 0), (struct place){0, 1}, "x");
    diag_hint(diag, "paste:\n| a |\n| b |");
    char *printed = print(diags, DIAG_PLAIN);
    ASSERT_STR_EQ("      = paste:\n        | a |\n        | b |\n", strstr(printed, "      = "));
    free(printed);
    PASS();
}

TEST colour_only_when_asked(void)
{
    struct source source = source_of("a\n");
    for (int colour = 0; colour < 2; colour++) {
        struct diags *diags = diags_open(&source);
        diag_add(diags, code_of('E', 0), (struct place){0, 1}, "x");
        char *printed = print(diags, colour ? DIAG_COLOUR : DIAG_PLAIN);
        ASSERT_EQ(colour, strchr(printed, '\033') != NULL);
        free(printed);
    }
    PASS();
}

TEST json_has_every_member(void)
{
    struct source source = source_of("é x\ny\n");
    struct diags *diags = diags_open(&source);
    ASSERT_EQ(0, diags_warnings(diags));
    struct diag *diag = diag_add(diags, code_of('E', 0), (struct place){3, 3}, "say \"%s\"", "\\\x01\xff");
    diag_note(diag, "n1");
    diag_hint(diag, "h");
    diag_note(diag, "n2");
    diag_other(diag, (struct place){5, 1}, "there");
    char expected[512];
    snprintf(expected, sizeof expected,
             "[\n{\"code\":\"%s\",\"severity\":\"error\",\"file\":\"a.fsm\",\"line\":1,\"column\":3,\"endLine\":2,"
             "\"endColumn\":2,\"message\":\"say \\\"\\\\\\u0001\\ufffd\\\"\",\"notes\":[\"n1\",\"n2\"],\"hint\":\"h\","
             "\"related\":[{\"file\":\"a.fsm\",\"line\":2,\"column\":1,\"message\":\"there\"}]}\n]\n",
             code_of('E', 0));
    ASSERT_PRINTS(expected, diags, DIAG_JSON);
    ASSERT_PRINTS("[]\n", diags_open(&source), DIAG_JSON);
    PASS();
}

TEST json_null_hint_and_empty_lists(void)
{
    struct source source = source_of("a\n");
    struct diags *diags = diags_open(&source);
    diag_add(diags, code_of('E', 0), (struct place){0, 1}, "x");
    char *printed = print(diags, DIAG_JSON);
    ASSERT(strstr(printed, "\"notes\":[],\"hint\":null,\"related\":[]}") != NULL);
    free(printed);
    PASS();
}

TEST adding_goes_on_after_printing(void)
{
    struct source source = source_of("abc\n");
    struct diags *diags = diags_open(&source);
    FILE *nowhere = fopen("/dev/null", "w");
    for (uint32_t i = 0; i < 3; i++) {
        for (uint32_t at = 3; at-- > 0;)
            diag_add(diags, code_of('E', 0), (struct place){at, 1}, "x");
        diags_print(diags, nowhere, DIAG_PLAIN);
        ASSERT_EQ(3, diags_errors(diags));
    }
    fclose(nowhere);
    diags_close(diags);
    PASS();
}

TEST a_cursor_agrees_with_a_plain_count(void)
{
    struct source source = source_of("a\n\nbé\r\n日本\n");
    struct cursor cursor = {0};
    for (uint32_t i = 0; i < 500; i++) {
        uint32_t offset = i * 7919 % (source.length + 1);
        unsigned line = 1, column = 1, located_line, located_column;
        for (uint32_t at = 0; at < offset; at++) {
            bool ends = source.text[at] == '\n';
            line += ends;
            column = ends ? 1 : column + (((unsigned char)source.text[at] & 0xc0u) != 0x80u);
        }
        cursor_move(&cursor, &source, offset);
        source_locate(&source, offset, &located_line, &located_column);
        ASSERT_EQ(line, cursor.line);
        ASSERT_EQ(column, cursor.column);
        ASSERT_EQ(line, located_line);
        ASSERT_EQ(column, located_column);
    }
    PASS();
}

TEST utf8_is_strict(void)
{
    static const struct {
        const char *bytes;
        uint32_t length, character;
    } cases[] = {
        {"a", 1, 'a'},
        {"\xc3\xa9", 2, 0xe9},
        {"\xe2\x82\xac", 3, 0x20ac},
        {"\xf0\x9f\x98\x80", 4, 0x1f600},
        {"\xf4\x8f\xbf\xbf", 4, 0x10ffff},
        {"\xc0\x80", 1, UINT32_MAX},         /* overlong */
        {"\xe0\x80\x80", 1, UINT32_MAX},     /* overlong */
        {"\xed\xa0\x80", 1, UINT32_MAX},     /* surrogate */
        {"\xf4\x90\x80\x80", 1, UINT32_MAX}, /* beyond the last */
        {"\xe2\x82", 1, UINT32_MAX},         /* cut short */
        {"\x80", 1, UINT32_MAX},
        {"\xff", 1, UINT32_MAX},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        uint32_t character;
        ASSERT_EQ(cases[i].length, utf8_decode(cases[i].bytes, (uint32_t)strlen(cases[i].bytes), &character));
        ASSERT_EQ(cases[i].character, character);
    }
    PASS();
}

/* By number: no number is both an error and a warning. Those of scenarios come last. */
static bool in_order(const char *before, const char *after)
{
    bool scenario = after[0] == 'S';
    return (before[0] == 'S') == scenario ? strcmp(before + 1, after + 1) < 0 : scenario;
}

TEST every_code_is_explained_and_in_order(void)
{
    const char *before = NULL;
    for (unsigned i = 0; code_at(i) != NULL; i++) {
        const struct code_help *help = code_at(i);
        ASSERTm(help->code, strlen(help->code) == 4 && strchr("EWS", help->code[0]));
        ASSERTm(help->code, help->title[0] != '\0' && help->text[0] != '\0');
        ASSERTm(help->code, help->wrong[0] != '\0' && help->right[0] != '\0');
        ASSERTm(help->code, before == NULL || in_order(before, help->code));
        ASSERT_EQ(help, code_find(help->code));
        before = help->code;
    }
    ASSERT(before != NULL);
    ASSERT_EQ(NULL, code_find("E999"));
    ASSERT_EQ(code_at(0), code_find("e101"));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_diagnostic_in_full);
    RUN_TEST(sorted_by_place_then_code_and_each_once);
    RUN_TEST(carets_stand_under_what_a_terminal_shows);
    RUN_TEST(a_long_line_is_cut_around_the_caret);
    RUN_TEST(many_on_one_long_line_take_no_time);
    RUN_TEST(two_hundred_are_printed);
    RUN_TEST(notes_of_several_lines_keep_their_margin);
    RUN_TEST(colour_only_when_asked);
    RUN_TEST(json_has_every_member);
    RUN_TEST(json_null_hint_and_empty_lists);
    RUN_TEST(adding_goes_on_after_printing);
    RUN_TEST(a_cursor_agrees_with_a_plain_count);
    RUN_TEST(utf8_is_strict);
    RUN_TEST(every_code_is_explained_and_in_order);
    GREATEST_MAIN_END();
}
