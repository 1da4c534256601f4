/* test_config.c: what the server was told: environment, .env, defaults, and what is said of mistakes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config.h"
#include "greatest.h"

static struct config config;
static char why[2000];

static void forget(void *unused)
{
    static const char *const NAMES[] = {
        "HOST",     "PORT",      "DATA_DIR",    "FSMD_TOKEN",    "ALLOWED_ORIGINS", "ALLOWED_HOSTS",
        "LOG",      "LOG_LEVEL", "SYNC",        "MAX_INSTANCES", "MAX_CONNECTIONS", "MAX_SESSIONS",
        "MAX_RATE", "MAX_BODY",  "MAX_MESSAGE", "MAX_QUEUE",     "OTHER",
    };
    (void)unused;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        unsetenv(NAMES[i]);
}

/* Reads with this text as the file; NULL: with no file. */
static bool read_with(const char *text)
{
    char path[] = "test_config_XXXXXX";
    int fd = mkstemp(path);
    bool written = fd >= 0 && (!text || write(fd, text, strlen(text)) == (ssize_t)strlen(text));
    close(fd);
    if (!text)
        unlink(path);
    bool good = written && config_read(&config, path, why, sizeof why);
    for (char *at; (at = strstr(why, path));) /* the name is different every time */
        memmove(at + 4, at + strlen(path), strlen(at + strlen(path)) + 1), memcpy(at, ".env", 4);
    unlink(path);
    return good;
}

TEST defaults(void)
{
    ASSERT(read_with(NULL));
    ASSERT_STR_EQ("127.0.0.1", config.host);
    ASSERT_EQ(3000, config.port);
    ASSERT_STR_EQ("./data", config.data_dir);
    ASSERT(!config.token && !config.origins[0] && !config.hosts[0]);
    ASSERT(!config.log_json && !config.normal);
    ASSERT_EQ(1, config.log_level);
    ASSERT_EQ(4096, config.connections_max);
    ASSERT_EQ(0, config.rate_max);
    ASSERT_EQ(4194304, config.body_max);
    ASSERT_EQ(1048576, config.message_max);
    PASS();
}

TEST the_environment_is_read(void)
{
    setenv("PORT", "0", 1);
    setenv("LOG", "json", 1);
    setenv("LOG_LEVEL", "error", 1);
    setenv("SYNC", "normal", 1);
    setenv("MAX_RATE", "100", 1);
    setenv("ALLOWED_ORIGINS", " https://a.example ,,https://b.example,", 1);
    ASSERT(read_with(NULL));
    ASSERT_EQ(0, config.port);
    ASSERT(config.log_json && config.normal);
    ASSERT_EQ(3, config.log_level);
    ASSERT_EQ(100, config.rate_max);
    ASSERT_STR_EQ("https://a.example", config.origins[0]);
    ASSERT_STR_EQ("https://b.example", config.origins[1]);
    ASSERT(!config.origins[2]);
    PASS();
}

TEST the_file_is_read_and_the_environment_wins(void)
{
    setenv("PORT", "4000", 1);
    ASSERT(read_with("# a comment\n"
                     "\n"
                     "PORT=5000\n"
                     "  DATA_DIR = somewhere   # else\n"
                     "export FSMD_TOKEN=\"a # b\"\n"
                     "LOG='json' # yes\n"
                     "OTHER=kept\r\n"
                     "ALLOWED_HOSTS=x.example,y.example"));
    ASSERT_EQ(4000, config.port);
    ASSERT_STR_EQ("somewhere", config.data_dir);
    ASSERT_STR_EQ("a # b", config.token);
    ASSERT(config.log_json);
    ASSERT_STR_EQ("kept", getenv("OTHER"));
    ASSERT_STR_EQ("y.example", config.hosts[1]);
    PASS();
}

TEST what_is_empty_is_not_set(void)
{
    setenv("PORT", "", 1);
    ASSERT(read_with("FSMD_TOKEN=\nHOST=\"\"\n"));
    ASSERT_EQ(3000, config.port);
    ASSERT(!config.token);
    ASSERT_STR_EQ("127.0.0.1", config.host);
    PASS();
}

TEST every_mistake_is_told(void)
{
    setenv("PORT", "65536", 1);
    setenv("LOG", "loud", 1);
    setenv("MAX_BODY", "12x", 1);
    ASSERT(!read_with("HOST=0.0.0.0\nnonsense\nA B=1\nC=\"open\n"));
    ASSERT_STR_EQ(".env:2: must be NAME=VALUE\n"
                  ".env:3: must be NAME=VALUE\n"
                  ".env:4: must be NAME=VALUE\n"
                  "PORT: must be a number from 0 to 65535, and is `65536`\n"
                  "LOG: must be one of text,json, and is `loud`\n"
                  "MAX_BODY: must be a number from 1024 to 1073741824, and is `12x`\n"
                  "FSMD_TOKEN: is needed, since HOST `0.0.0.0` is not loopback",
                  why);
    PASS();
}

TEST numbers_that_are_none(void)
{
    static const char *const BAD[] = {"-1", "+1", "1.5", "0x10", " 1", "1 ", "x", "99999999999999999999"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        setenv("PORT", BAD[i], 1);
        ASSERTm(BAD[i], !read_with(NULL));
    }
    PASS();
}

TEST off_loopback_a_token_is_enough(void)
{
    setenv("HOST", "0.0.0.0", 1);
    setenv("FSMD_TOKEN", "s3cret", 1);
    ASSERT(read_with(NULL));
    setenv("HOST", "localhost", 1);
    unsetenv("FSMD_TOKEN");
    ASSERT(read_with(NULL));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    GREATEST_SET_SETUP_CB(forget, NULL);
    RUN_TEST(defaults);
    RUN_TEST(the_environment_is_read);
    RUN_TEST(the_file_is_read_and_the_environment_wins);
    RUN_TEST(what_is_empty_is_not_set);
    RUN_TEST(every_mistake_is_told);
    RUN_TEST(numbers_that_are_none);
    RUN_TEST(off_loopback_a_token_is_enough);
    GREATEST_MAIN_END();
}
