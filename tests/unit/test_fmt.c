/* test_fmt.c: formatting changes neither tokens nor comments, and formatting twice changes nothing more.
 * Shown on every file of the tree, and on each with its white space mangled at random. */
#include "fmt.h"
#include "greatest.h"
#include "lexer.h"
#include "sources.h"

/* The formatted text, to be freed; NULL if the source does not parse. */
static char *format(struct source source)
{
    char *text;
    size_t length;
    FILE *to = open_memstream(&text, &length);
    bool formatted = fmt_source(&source, to);

    fclose(to);
    if (formatted)
        return text;
    free(text);
    return NULL;
}

/* The tokens that formatting must keep, one a line. Blank lines and breaks may go. */
static char *token_list(struct source source)
{
    struct tokens tokens;
    char *text;
    size_t length;
    FILE *to = open_memstream(&text, &length);

    tokens_read(&tokens, &source, NULL);
    for (size_t i = 0; i < tokens.count; i++) {
        const struct token *token = &tokens.item[i];
        if (token->kind == TOKEN_NEWLINE)
            fputs("newline\n", to);
        else if (token->kind != TOKEN_BLANK && token->kind != TOKEN_BREAK)
            fprintf(to, "%s %.*s\n", token_what(token->kind), (int)token->at.length, source.text + token->at.offset);
    }
    tokens_release(&tokens);
    fclose(to);
    return text;
}

/* ---- mangling ---- */

static uint64_t random_state;

static unsigned random_below(unsigned bound) /* xorshift64 */
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (unsigned)(random_state >> 33) % bound;
}

static void put_space(FILE *to, bool needed)
{
    static const char *const spaces[] = {" ", "  ", "\t", "     ", " \t "};

    if (needed || random_below(2))
        fputs(spaces[random_below(5)], to);
}

static bool is_sign(uint8_t kind)
{
    switch (kind) {
    case TOKEN_BAR:
    case TOKEN_BARS:
    case TOKEN_PIPE:
    case TOKEN_COMMA:
    case TOKEN_SEMICOLON:
    case TOKEN_COLON:
    case TOKEN_LPAREN:
    case TOKEN_RPAREN:
    case TOKEN_LBRACKET:
    case TOKEN_RBRACKET:
        return true;
    default:
        return false;
    }
}

/* The same tokens with other white space: more blank lines, other indentation, tabs, CRLF, spaces where
 * none are needed and none where they are not, breaks inside brackets moved. */
static char *mangle(struct source source)
{
    struct tokens tokens;
    char *text;
    size_t length;
    FILE *to = open_memstream(&text, &length);
    bool crlf = random_below(4) == 0, comment = false;

    if (random_below(4) == 0)
        fputs("\xef\xbb\xbf", to);
    tokens_read(&tokens, &source, NULL);
    for (size_t i = 0; i < tokens.count; i++) {
        const struct token *token = &tokens.item[i];
        const struct token *before = i > 0 ? token - 1 : NULL;

        if (token->kind == TOKEN_BLANK || token->kind == TOKEN_NEWLINE || token->kind == TOKEN_BREAK || comment) {
            fputs(crlf ? "\r\n" : "\n", to);
            if (token->kind == TOKEN_BLANK && random_below(2))
                fputs(" \n\n", to);
        }
        comment = token->kind == TOKEN_COMMENT && token[1].kind != TOKEN_NEWLINE && token[1].kind != TOKEN_BREAK;
        if (token->kind == TOKEN_BLANK || token->kind == TOKEN_NEWLINE || token->kind == TOKEN_BREAK)
            continue;
        put_space(to, before && !is_sign(token->kind) && !is_sign(before->kind));
        fwrite(source.text + token->at.offset, 1, token->at.length, to);
    }
    tokens_release(&tokens);
    fclose(to);
    return text;
}

/* ---- checks ---- */

static enum greatest_test_res check_kept(const char *name, struct source source)
{
    char *once = format(source), *twice, *before, *after;

    ASSERTm(name, once != NULL);
    twice = format(source_of(once));
    ASSERTm(name, twice != NULL);
    ASSERT_STR_EQm(name, once, twice);
    before = token_list(source);
    after = token_list(source_of(once));
    ASSERT_STR_EQm(name, before, after);
    free(once);
    free(twice);
    free(before);
    free(after);
    PASS();
}

static enum greatest_test_res check_mangled(const char *name, struct source source)
{
    for (unsigned i = 0; i < 20; i++) {
        char *mangled = mangle(source);
        char *before = token_list(source), *after = token_list(source_of(mangled));

        ASSERT_STR_EQm(name, before, after);
        CHECK_CALL(check_kept(name, source_of(mangled)));
        free(mangled);
        free(before);
        free(after);
    }
    PASS();
}

static enum greatest_test_res with_files(enum greatest_test_res (*check)(const char *, struct source))
{
    glob_t files;

    source_files(&files);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        struct source source;
        char message[256];

        ASSERTm(files.gl_pathv[i], source_read(files.gl_pathv[i], &source, message, sizeof message));
        CHECK_CALL(check(files.gl_pathv[i], source));
        source_release(&source);
    }
    globfree(&files);
    PASS();
}

TEST files_keep_their_tokens(void)
{
    CHECK_CALL(with_files(check_kept));
    PASS();
}

TEST mangled_files_keep_their_tokens(void)
{
    CHECK_CALL(with_files(check_mangled));
    PASS();
}

static enum greatest_test_res check_format(const char *source, const char *expected)
{
    char *text = format(source_of(source));

    ASSERT(text != NULL);
    ASSERT_STR_EQ(expected, text);
    free(text);
    CHECK_CALL(check_kept(source, source_of(source)));
    PASS();
}

TEST tables_are_aligned(void)
{
    CHECK_CALL(
        check_format("decision d(a)->bool\npolicy first\n|a|now-b||d|\n|true|>=3m||false|\n# why\n\n\n|-|-||true|\n",
                     "decision d(a) -> bool\n"
                     "  policy first\n"
                     "  | a    | now - b || d     |\n"
                     "  | true | >= 3m   || false |\n"
                     "  # why\n"
                     "\n"
                     "  | -    | -       || true  |\n"));
    CHECK_CALL(check_format("state S\n|on||next|do|\n|E||stay|x=1;f( y )|\n|on|longer||next|do|\n|Event|-||T|-|\n",
                            "state S\n"
                            "  | on || next | do          |\n"
                            "  | E  || stay | x = 1; f(y) |\n"
                            "  | on    | longer || next | do |\n"
                            "  | Event | -      || T    | -  |\n"));
    CHECK_CALL(check_format("table t\n|\"é\"|1|\n|\"ee\"|-1..2|\n|\"日\"|not a,b|\n", "table t\n"
                                                                                      "  | \"é\"  | 1        |\n"
                                                                                      "  | \"ee\" | -1..2    |\n"
                                                                                      "  | \"日\" | not a, b |\n"));
    PASS();
}

TEST declarations_are_aligned(void)
{
    CHECK_CALL(check_format("param quick_task:duration=3m env QUICK_TASK_MS\nparam quota_size:0..20=3 env QUOTA\n"
                            "param quota_window:1h|4h|12h|24h=1h env WINDOW\n",
                            "param quick_task   : duration = 3m            env QUICK_TASK_MS\n"
                            "param quota_size   : 0..20    = 3             env QUOTA\n"
                            "param quota_window : 1h | 4h | 12h | 24h = 1h env WINDOW\n"));
    CHECK_CALL(check_format("shared quota:0..20=n\nvar on_app:bool=false\n\nvar x[t]:bool=true\n",
                            "shared quota : 0..20 = n\n"
                            "var on_app   : bool  = false\n"
                            "\n"
                            "var x[t] : bool = true\n"));
    CHECK_CALL(check_format("type a=b|c\ntype long=d\ninvariant i:never x\nreachable long_one:on emit E:y=1\n",
                            "type a    = b | c\n"
                            "type long = d\n"
                            "invariant i        : never x\n"
                            "reachable long_one : on emit E : y = 1\n"));
    PASS();
}

TEST comments_are_kept(void)
{
    CHECK_CALL(check_format("  # top\n\n\n\nvar a:bool=true# one\nvar b:bool=false\nvar cc:bool=true   # two  \n"
                            "action f\n# in f\nx=1\n# last\n",
                            "# top\n"
                            "\n"
                            "var a  : bool = true  # one\n"
                            "var b  : bool = false\n"
                            "var cc : bool = true  # two\n"
                            "action f\n"
                            "  # in f\n"
                            "  x = 1\n"
                            "# last\n"));
    CHECK_CALL(check_format("event E( # first\na:bool,\n\n# second\nb:c) # third\n", "event E(  # first\n"
                                                                                     "    a: bool,\n"
                                                                                     "    # second\n"
                                                                                     "    b: c)  # third\n"));
    PASS();
}

TEST operators_have_their_spaces(void)
{
    CHECK_CALL(check_format("invariant i:never a=-1 and not(b or c[d].e)or f( g,-h )-1>=0 and x in{a,b}\n",
                            "invariant i : never a = -1 and not (b or c[d].e) or f(g, -h) - 1 >= 0 and x in {a, b}\n"));
    CHECK_CALL(check_format("pick p(a[t]:b)from t where(a)order by(b)\nshared s:0..1=0 refill every-1h offset(2h)\n",
                            "pick p(a[t]: b) from t where (a) order by (b)\n"
                            "shared s : 0..1 = 0 refill every -1h offset (2h)\n"));
    CHECK_CALL(check_format("effect X(a:b)calls prompt p once->R(c:d)else F\ndecision d->a:b,c\nwindow w:3 in 1m\n",
                            "effect X(a: b) calls prompt p once -> R(c: d) else F\n"
                            "decision d -> a: b, c\n"
                            "window w : 3 in 1m\n"));
    PASS();
}

TEST blocks_are_indented(void)
{
    CHECK_CALL(check_format("state A{\nenter x=1\nstate B\nignore E\nstate C{# c\nstate D\n# end\n}\n}\ntimer t",
                            "state A {\n"
                            "  enter x = 1\n"
                            "  state B\n"
                            "    ignore E\n"
                            "  state C {  # c\n"
                            "    state D\n"
                            "    # end\n"
                            "  }\n"
                            "}\n"
                            "timer t\n"));
    CHECK_CALL(check_format("", ""));
    CHECK_CALL(check_format("\n\n \n", ""));
    PASS();
}

TEST what_does_not_parse_is_left_alone(void)
{
    ASSERT_EQ(NULL, format(source_of("timer 5\n")));
    ASSERT_EQ(NULL, format(source_of("state A {\n")));
    PASS();
}

/* One enormous cell must not make every row of its column enormous. */
TEST output_stays_in_proportion(void)
{
    size_t rows = 2000, wide = 100000;
    char *text = malloc(rows * 16 + wide + 64), *at = stpcpy(text, "table t\n| k | v |\n| w | \""), *formatted;

    memset(at, 'x', wide);
    at = stpcpy(at + wide, "\" |\n");
    for (size_t i = 0; i < rows; i++)
        at = stpcpy(at, "| k | v |\n");
    formatted = format(source_of(text));
    ASSERT(formatted != NULL);
    ASSERT(strlen(formatted) < 2 * strlen(text) + rows * 10);
    free(formatted);
    free(text);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    const char *seed = getenv("SEED");

    GREATEST_MAIN_BEGIN();
    random_state = seed ? strtoull(seed, NULL, 10) : (uint64_t)time(NULL);
    printf("SEED=%llu\n", (unsigned long long)random_state);
    random_state = random_state * 0x9e3779b97f4a7c15u + 1;
    RUN_TEST(tables_are_aligned);
    RUN_TEST(declarations_are_aligned);
    RUN_TEST(comments_are_kept);
    RUN_TEST(operators_have_their_spaces);
    RUN_TEST(blocks_are_indented);
    RUN_TEST(what_does_not_parse_is_left_alone);
    RUN_TEST(output_stays_in_proportion);
    RUN_TEST(files_keep_their_tokens);
    RUN_TEST(mangled_files_keep_their_tokens);
    GREATEST_MAIN_END();
}
