/* test_doors.c: who may come in: Host, Origin and the token. */
#include <string.h>

#include "doors.h"
#include "greatest.h"

static const char *const ORIGINS[] = {"https://app.example", "null", NULL};
static const char *const HOSTS[] = {"fsm.example", "exact.example:8080", NULL};

static const struct doors LOOPBACK = {"127.0.0.1", 3000, NULL, NULL, NULL};
static const struct doors ALLOWING = {"127.0.0.1", 3000, NULL, ORIGINS, HOSTS};
static const struct doors EVERYWHERE = {"0.0.0.0", 3000, "s3cret", NULL, NULL};
static const struct doors ONE_ADDRESS = {"192.168.1.7", 3000, "s3cret", NULL, NULL};

static int host(const struct doors *doors, const char *name)
{
    struct visitor visitor = {name, NULL, "Bearer s3cret", "", false};
    return doors_ask(doors, &visitor).status;
}

static int origin(const struct doors *doors, const char *name)
{
    struct visitor visitor = {"localhost:3000", name, "Bearer s3cret", "", false};
    return doors_ask(doors, &visitor).status;
}

static int token(const char *authorization, const char *query, bool websocket)
{
    struct visitor visitor = {"localhost:3000", NULL, authorization, query, websocket};
    return doors_ask(&EVERYWHERE, &visitor).status;
}

TEST a_host_is_needed(void)
{
    ASSERT_EQ(400, host(&LOOPBACK, NULL));
    ASSERT_EQ(400, host(&LOOPBACK, ""));
    PASS();
}

TEST hosts_of_loopback(void)
{
    static const char *const GOOD[] = {"localhost", "LocalHost:3000", "127.0.0.1:1", "127.255.0.9",
                                       "[::1]",     "[::1]:3000",     "a.localhost"};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        ASSERT_EQm(GOOD[i], 0, host(&LOOPBACK, GOOD[i]));
    PASS();
}

TEST foreign_hosts(void)
{
    static const char *const BAD[] = {
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "128.0.0.1",
        "[::2]",
        "::1",
        "[::1",
        "[::1]x",
        "localhost:",
        "localhost:abc",
        "localhost:123456",
        "localhost:1:2",
        " localhost",
        "localhost ",
        "user@localhost",
        "localhost/",
        "notlocalhost",
        ".localhost",
        "0.0.0.0",
        "fsm.example",
        "127.0.0.1,evil.example",
        "[]",
        ":3000",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ASSERT_EQm(BAD[i], 403, host(&LOOPBACK, BAD[i]));
    PASS();
}

TEST hosts_allowed_by_name(void)
{
    ASSERT_EQ(0, host(&ALLOWING, "fsm.example"));
    ASSERT_EQ(0, host(&ALLOWING, "FSM.example:99"));
    ASSERT_EQ(0, host(&ALLOWING, "exact.example:8080"));
    ASSERT_EQ(403, host(&ALLOWING, "exact.example:8081"));
    ASSERT_EQ(403, host(&ALLOWING, "sub.fsm.example"));
    PASS();
}

TEST hosts_of_the_address_listened_on(void)
{
    ASSERT_EQ(0, host(&ONE_ADDRESS, "192.168.1.7:3000"));
    ASSERT_EQ(0, host(&ONE_ADDRESS, "localhost"));
    ASSERT_EQ(403, host(&ONE_ADDRESS, "192.168.1.8"));
    ASSERT_EQ(0, host(&EVERYWHERE, "192.168.1.8"));
    ASSERT_EQ(0, host(&EVERYWHERE, "[fe80::1]:3000"));
    ASSERT_EQ(403, host(&EVERYWHERE, "evil.example"));
    PASS();
}

TEST origins_of_loopback_and_of_the_server(void)
{
    static const char *const GOOD[] = {"http://localhost", "https://localhost:1", "http://127.0.0.1:5173",
                                       "http://[::1]:5"};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        ASSERT_EQm(GOOD[i], 0, origin(&LOOPBACK, GOOD[i]));
    struct visitor own = {"fsm.example:99", "http://FSM.example:99", NULL, "", false};
    ASSERT_EQ(0, doors_ask(&ALLOWING, &own).status);
    own.origin = "http://fsm.example:98";
    ASSERT_EQ(403, doors_ask(&ALLOWING, &own).status);
    own.origin = "http://fsm.example";
    ASSERT_EQ(403, doors_ask(&ALLOWING, &own).status);
    PASS();
}

TEST foreign_origins(void)
{
    static const char *const BAD[] = {
        "",
        "null",
        "http://evil.example",
        "http://localhost.evil.example",
        "http://localhost@evil.example",
        "ftp://localhost",
        "file://",
        "localhost",
        "://localhost",
        "http://",
        "http://localhost/",
        "http://localhost http://evil.example",
        "httpx://localhost",
    };
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ASSERT_EQm(BAD[i], 403, origin(&LOOPBACK, BAD[i]));
    PASS();
}

TEST origins_allowed_by_name(void)
{
    ASSERT_EQ(0, origin(&ALLOWING, "https://app.example"));
    ASSERT_EQ(0, origin(&ALLOWING, "null"));
    ASSERT_EQ(403, origin(&ALLOWING, "http://app.example"));
    ASSERT_EQ(403, origin(&ALLOWING, "https://app.example:8443"));
    ASSERT_EQ(403, origin(&ALLOWING, "https://app.example.evil"));
    PASS();
}

TEST the_token(void)
{
    ASSERT_EQ(0, token("Bearer s3cret", "", false));
    ASSERT_EQ(0, token("bearer   s3cret", "", true));
    static const char *const BAD[] = {
        "",       "Bearer",        "Bearer ", "Bearer s3cre", "Bearer s3crett", "Bearer S3cret", "Basic s3cret",
        "s3cret", "Bearer s3cret "};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ASSERT_EQm(BAD[i], 401, token(BAD[i], "", false));
    ASSERT_EQ(401, token(NULL, "", false));
    PASS();
}

TEST the_token_in_a_query(void)
{
    ASSERT_EQ(0, token(NULL, "token=s3cret", true));
    ASSERT_EQ(0, token(NULL, "a=b&token=s3cret&c", true));
    ASSERT_EQ(401, token(NULL, "token=s3cret", false));
    ASSERT_EQ(401, token("Bearer wrong", "token=s3cret", true));
    static const char *const BAD[] = {
        "token=", "token", "atoken=s3cret", "token=s3cre", "token=s3crets", "Token=s3cret", "&", ""};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ASSERT_EQm(BAD[i], 401, token(NULL, BAD[i], true));
    PASS();
}

TEST the_host_counts_before_the_token(void)
{
    struct visitor visitor = {"evil.example", NULL, NULL, "", false};
    ASSERT_EQ(403, doors_ask(&EVERYWHERE, &visitor).status);
    PASS();
}

TEST secrets(void)
{
    ASSERT(doors_same_secret("abc", "abc"));
    ASSERT(!doors_same_secret("abc", "abcabc"));
    ASSERT(!doors_same_secret("abcabc", "abc"));
    ASSERT(!doors_same_secret("abc", ""));
    ASSERT(!doors_same_secret("", "abc"));
    ASSERT(doors_same_secret("", ""));
    PASS();
}

TEST loopback(void)
{
    ASSERT(doors_is_loopback("127.0.0.1") && doors_is_loopback("127.9.9.9") && doors_is_loopback("::1"));
    ASSERT(doors_is_loopback("localhost") && doors_is_loopback("x.LOCALHOST"));
    ASSERT(!doors_is_loopback("0.0.0.0") && !doors_is_loopback("::") && !doors_is_loopback("128.0.0.1"));
    ASSERT(!doors_is_loopback("") && !doors_is_loopback("127.0.0.1.example") &&
           !doors_is_loopback("localhost.example"));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_host_is_needed);
    RUN_TEST(hosts_of_loopback);
    RUN_TEST(foreign_hosts);
    RUN_TEST(hosts_allowed_by_name);
    RUN_TEST(hosts_of_the_address_listened_on);
    RUN_TEST(origins_of_loopback_and_of_the_server);
    RUN_TEST(foreign_origins);
    RUN_TEST(origins_allowed_by_name);
    RUN_TEST(the_token);
    RUN_TEST(the_token_in_a_query);
    RUN_TEST(the_host_counts_before_the_token);
    RUN_TEST(secrets);
    RUN_TEST(loopback);
    GREATEST_MAIN_END();
}
