/* test_command.c: the small helpers of the commands: suggestions, options, reading files. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "greatest.h"
#include "options.h"
#include "source.h"
#include "suggest.h"

static const char *near(const char *word)
{
    static const char *const names[] = {"build", "fmt", NULL, "dump", "explain", "QUICK_TASK_ACTIVE", "A", "AB", ""};
    return suggest(word, names, sizeof names / sizeof names[0]);
}

TEST suggestions_are_near_or_absent(void)
{
    ASSERT_STR_EQ("build", near("biuld"));  /* swapped */
    ASSERT_STR_EQ("build", near("buld"));   /* left out */
    ASSERT_STR_EQ("build", near("buildd")); /* put in */
    ASSERT_STR_EQ("build", near("BUILD"));  /* case alone */
    ASSERT_STR_EQ("fmt", near("fnt"));
    ASSERT_STR_EQ("QUICK_TASK_ACTIVE", near("quicktask_activ"));
    ASSERT_STR_EQ("AB", near("ABC"));
    ASSERT_STR_EQ("A", near("a"));
    ASSERT_EQ(NULL, near("B"));
    ASSERT_EQ(NULL, near("turnstile"));
    ASSERT_EQ(NULL, near(""));
    ASSERT_EQ(NULL, suggest("x", NULL, 0));
    PASS();
}

TEST the_word_itself_is_no_suggestion(void)
{
    static const char *const names[] = {"build", "builds"};
    ASSERT_STR_EQ("builds", suggest("build", names, 2));
    PASS();
}

TEST very_long_words_are_not_guessed_at(void)
{
    char word[1000];
    memset(word, 'x', sizeof word);
    word[sizeof word - 1] = '\0';
    const char *names[] = {word};
    ASSERT_EQ(NULL, suggest("x", names, 1));
    ASSERT_EQ(NULL, suggest(word, names, 1));
    PASS();
}

struct parsed {
    bool json;
    const char *directory, *output;
    int count;
    char *argv[8];
};

static struct parsed parse(const char *a, const char *b, const char *c, const char *d)
{
    static char name[] = "build";
    static char copy[4][32];
    const char *words[] = {a, b, c, d};
    struct parsed parsed = {.directory = ".", .output = NULL, .argv = {name}};
    int argc = 1;
    for (int i = 0; i < 4 && words[i] != NULL; i++)
        parsed.argv[argc++] = strcpy(copy[i], words[i]);
    bool json = false;
    const struct option options[] = {
        {"--json", &json, NULL}, {"-o", NULL, &parsed.directory}, {"--output", NULL, &parsed.output}, {0}};
    parsed.count = options_parse(options, argc, parsed.argv);
    parsed.json = json;
    return parsed;
}

TEST options_stand_anywhere(void)
{
    struct parsed parsed = parse("a", "--json", "b", "-oDIR");
    ASSERT_EQ(2, parsed.count);
    ASSERT(parsed.json);
    ASSERT_STR_EQ("DIR", parsed.directory);
    ASSERT_STR_EQ("a", parsed.argv[1]);
    ASSERT_STR_EQ("b", parsed.argv[2]);
    ASSERT_EQ(NULL, parsed.argv[3]);
    parsed = parse("-o", "DIR", "--output=x", NULL);
    ASSERT_EQ(0, parsed.count);
    ASSERT_STR_EQ("DIR", parsed.directory);
    ASSERT_STR_EQ("x", parsed.output);
    parsed = parse("--output", "-", "-", NULL);
    ASSERT_EQ(1, parsed.count);
    ASSERT_STR_EQ("-", parsed.output);
    ASSERT_STR_EQ("-", parsed.argv[1]);
    ASSERT_EQ(0, parse(NULL, NULL, NULL, NULL).count);
    PASS();
}

TEST two_dashes_end_the_options(void)
{
    struct parsed parsed = parse("--", "--json", "--", NULL);
    ASSERT_EQ(2, parsed.count);
    ASSERT_FALSE(parsed.json);
    ASSERT_STR_EQ("--json", parsed.argv[1]);
    PASS();
}

TEST wrong_options_are_refused(void)
{
    FILE *keep = stderr; /* what they say is tested through the program */
    stderr = fopen("/dev/null", "w");
    int counts[] = {parse("--jsno", NULL, NULL, NULL).count,  parse("--json=1", NULL, NULL, NULL).count,
                    parse("-o", NULL, NULL, NULL).count,      parse("--output", NULL, NULL, NULL).count,
                    parse("-x", NULL, NULL, NULL).count,      parse("--js", NULL, NULL, NULL).count,
                    parse("--jsonx", NULL, NULL, NULL).count, parse("a", "---", NULL, NULL).count};
    fclose(stderr);
    stderr = keep;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        ASSERT_EQ_FMT(-1, counts[i], "%d");
    PASS();
}

TEST sources_are_read_whole(void)
{
    char path[] = "build/test_command.XXXXXX";
    char message[256];
    struct source source;
    int fd = mkstemp(path);
    for (int i = 0; i < 5000; i++)
        ASSERT_EQ(10, write(fd,
                            "a\0b\n\xff"
                            "67890",
                            10));
    close(fd);
    ASSERT(source_read(path, &source, message, sizeof message));
    unlink(path);
    ASSERT_EQ(50000, source.length);
    ASSERT_MEM_EQ("a\0b\n\xff"
                  "67890",
                  source.text + 49990, 11);
    source_release(&source);
    PASS();
}

TEST what_cannot_be_read_says_why(void)
{
    char path[] = "build/test_command.XXXXXX";
    char message[256], expected[300];
    struct source source;
    ASSERT_FALSE(source_read("no/such.fsm", &source, message, sizeof message));
    ASSERT_STR_EQ("cannot read no/such.fsm: No such file or directory", message);
    ASSERT_FALSE(source_read("/", &source, message, sizeof message));
    ASSERT_STR_EQ("cannot read /: Is a directory", message);
    int fd = mkstemp(path);
    ASSERT_EQ(0, ftruncate(fd, (off_t)SOURCE_MAX + 1));
    ASSERT_FALSE(source_read(path, &source, message, sizeof message));
    snprintf(expected, sizeof expected, "cannot read %s: it is larger than 64 MB", path);
    ASSERT_STR_EQ(expected, message);
    ASSERT_EQ(0, ftruncate(fd, 0));
    ASSERT(source_read(path, &source, message, sizeof message));
    ASSERT_EQ(0, source.length);
    ASSERT_STR_EQ("", source.text);
    source_release(&source);
    close(fd);
    unlink(path);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(suggestions_are_near_or_absent);
    RUN_TEST(the_word_itself_is_no_suggestion);
    RUN_TEST(very_long_words_are_not_guessed_at);
    RUN_TEST(options_stand_anywhere);
    RUN_TEST(two_dashes_end_the_options);
    RUN_TEST(wrong_options_are_refused);
    RUN_TEST(sources_are_read_whole);
    RUN_TEST(what_cannot_be_read_says_why);
    GREATEST_MAIN_END();
}
