/* test_parse.c: trees of small sources, recovery from mistakes, and nonsense of every kind. */
#include "arena.h"
#include "ast.h"
#include "greatest.h"
#include "hash.h"
#include "lexer.h"
#include "literal.h"
#include "parse.h"
#include "sources.h"

/* ---- trees ---- */

/* A node as kind:text/op(kids); literals as their value. */
static void print_node(FILE *to, const struct node *node)
{
    fputs(node_kind_name(node->kind), to);
    if (node->text)
        fprintf(to, ":%s", node->text);
    if (node->kind == NODE_INT || node->kind == NODE_DURATION || node->kind == NODE_ROW || node->kind == NODE_MACHINE)
        fprintf(to, ":%lld", (long long)node->value);
    if (node->kind == NODE_DECIMAL)
        fprintf(to, ":%lld/%u", (long long)node->value, node->scale);
    if (node->kind == NODE_START)
        fputs(node->op ? "/at" : "/for", to);
    else if (node->op)
        fprintf(to, "/%s", node_op_name(node->op));
    if (node->kid == NULL)
        return;
    putc('(', to);
    for (const struct node *kid = node->kid; kid; kid = kid->next) {
        print_node(to, kid);
        if (kid->next)
            putc(' ', to);
    }
    putc(')', to);
}

/* The tree of a source, then its diagnostics; to be freed. */
static char *tree(struct source source)
{
    struct arena arena = {0};
    struct diags *diags = diags_open(&source);
    struct node *file = parse(&arena, &source, diags);
    char *text, *summary;
    size_t length;
    FILE *to = open_memstream(&text, &length);

    print_node(to, file);
    summary = diag_summary(diags);
    if (*summary)
        fprintf(to, " %s", summary);
    fclose(to);
    free(summary);
    diags_close(diags);
    arena_release(&arena);
    return text;
}

static enum greatest_test_res check_tree(const char *source, const char *expected)
{
    char *text = tree(source_of(source)), *wanted;

    if (asprintf(&wanted, "file%s%s%s", *expected ? "(" : "", expected, *expected ? ")" : "") < 0)
        FAIL();
    if (strcmp(wanted, text) != 0)
        fprintf(stderr, "\nsource:   %s\nexpected: %s\ngot:      %s\n", source, wanted, text);
    ASSERT_STR_EQ(wanted, text);
    free(text);
    free(wanted);
    PASS();
}

TEST declarations_become_nodes(void)
{
    CHECK_CALL(check_tree("", ""));
    CHECK_CALL(check_tree("# only a comment", ""));
    CHECK_CALL(check_tree("machine m\n", "machine:m:1"));
    CHECK_CALL(check_tree("machine m version 4", "machine:m:4"));
    CHECK_CALL(check_tree("type t = a | b", "type:t(choice(id:a id:b))"));
    CHECK_CALL(check_tree("const c : 0.00..1.00 = 0.70", "const:c(span(decimal:0/2 decimal:100/2) decimal:70/2)"));
    CHECK_CALL(check_tree("param p : -14h..14h = 0s env P",
                          "param:p(span(unary/-(duration:50400000) duration:50400000) duration:0 name:P)"));
    CHECK_CALL(check_tree("var v : 0..3 optional = missing", "var:v(none optional(span(int:0 int:3)) id:missing)"));
    CHECK_CALL(check_tree("var a[t] : set of t = {}", "var:a(name:t set_of(id:t) set)"));
    CHECK_CALL(check_tree("shared s : text(500) = \"\" refill every 1h offset x",
                          "shared:s(call:text(int:500) string: duration:3600000 id:x)"));
    CHECK_CALL(check_tree("shared s : bool = true", "shared:s(id:bool id:true none none)"));
    CHECK_CALL(check_tree("timer a, b", "timer:a timer:b"));
    CHECK_CALL(check_tree("window w : 11 in 60s", "window:w(int:11 duration:60000)"));
    CHECK_CALL(check_tree("limit deferred 16", "limit:deferred(int:16)"));
    CHECK_CALL(check_tree("event E", "event:E"));
    CHECK_CALL(check_tree("event E(a: bool, b[t]: c)", "event:E(field:a(none id:bool) field:b(name:t id:c))"));
    CHECK_CALL(check_tree("view V(x, list d.f)", "view:V(id:x list(dot:f(id:d)))"));
    CHECK_CALL(check_tree("table t : k", "table:t(name:k)"));
    CHECK_CALL(check_tree("pick p(n) from t where t.a = n order by t.b",
                          "pick:p(params(field:n(none none)) name:t binary/=(dot:a(id:t) id:n) dot:b(id:t))"));
    PASS();
}

TEST effects_and_their_calls(void)
{
    CHECK_CALL(check_tree("effect X", "effect:X(params none)"));
    CHECK_CALL(check_tree("effect X(a, b: list of r)",
                          "effect:X(params(field:a(none none) field:b(none list_of(id:r))) none)"));
    CHECK_CALL(check_tree("effect X calls prompt p once -> R(t: text) else F",
                          "effect:X(params calls:p(name:once none event:R(field:t(none id:text)) event:F))"));
    CHECK_CALL(
        check_tree("effect X calls prompt p queue 5 -> R", "effect:X(params calls:p(name:queue int:5 event:R none))"));
    PASS();
}

TEST outputs_of_decisions(void)
{
    CHECK_CALL(check_tree("decision d -> bool", "decision:d(params outputs(field(none id:bool)) none)"));
    CHECK_CALL(check_tree("decision d -> 0..10", "decision:d(params outputs(field(none span(int:0 int:10))) none)"));
    CHECK_CALL(
        check_tree("decision d -> A | B | C", "decision:d(params outputs(field(none choice(id:A id:B id:C))) none)"));
    CHECK_CALL(check_tree("decision d -> a: bool", "decision:d(params outputs(field:a(none id:bool)) none)"));
    CHECK_CALL(check_tree("decision d -> a[t]", "decision:d(params outputs(field:a(name:t none)) none)"));
    CHECK_CALL(check_tree("decision d(x) -> a, b: x | y, c",
                          "decision:d(params(field:x(none none)) outputs(field:a(none none) field:b(none choice(id:x "
                          "id:y)) field:c(none none)) none)"));
    CHECK_CALL(check_tree("decision d -> bool\npolicy first\n|a||d|\n",
                          "decision:d(params outputs(field(none id:bool)) name:first row:1(cell(id:a) cell(id:d)))"));
    PASS();
}

TEST cells_of_rows(void)
{
#define CELLS(cells, tree) check_tree("table t\n" cells, "table:t(none " tree ")")
    CHECK_CALL(CELLS("| a |", "row:1(cell(id:a))"));
    CHECK_CALL(CELLS("| a | - || -3 |", "row:2(cell(id:a) cell(dash) cell(unary/-(int:3)))"));
    CHECK_CALL(CELLS("| > 0 | <= x + 1 | = 2 | != b |",
                     "row:4(cell(test/>(int:0)) cell(test/<=(binary/+(id:x int:1))) cell(test/=(int:2)) "
                     "cell(test/!=(id:b)))"));
    CHECK_CALL(CELLS("| 1..3 | -3m..8h |",
                     "row:2(cell(span(int:1 int:3)) cell(span(unary/-(duration:180000) duration:28800000)))"));
    CHECK_CALL(CELLS("| not A, B | in s | missing |",
                     "row:3(cell(unary/not(id:A) id:B) cell(test/in(id:s)) cell(id:missing))"));
    CHECK_CALL(CELLS("| which = section | state | x is last |",
                     "row:3(cell(binary/=(id:which id:section)) cell(id:state) cell(is:last(id:x)))"));
    CHECK_CALL(CELLS("| expired a, expired b | always | history S |",
                     "row:3(cell(expired:a expired:b) cell(keyword:always) cell(go:history(name:S)))"));
    PASS();
}

TEST statements_in_do_cells(void)
{
    CHECK_CALL(check_tree("state S\n| on | a = b || next | do |\n| E | true || resume T | a = b = c; f; emit X(a) |\n"
                          "| F | - || stay | - |\n",
                          "state:S(flags row:2(cell(keyword:on) cell(binary/=(id:a id:b)) cell(keyword:next) "
                          "cell(keyword:do)) row:2(cell(id:E) cell(id:true) cell(go:resume(name:T)) "
                          "cell(block(assign(id:a binary/=(id:b id:c)) do:f emit:X(id:a)))) row:2(cell(id:F) "
                          "cell(dash) cell(keyword:stay) cell(dash)))"));
    /* `=` is an assignment in the do column only, and the header says which that is */
    CHECK_CALL(check_tree("state S\n| on || do | next |\n| E || x = 1 | T |\n",
                          "state:S(flags row:1(cell(keyword:on) cell(keyword:do) cell(keyword:next)) row:1(cell(id:E) "
                          "cell(block(assign(id:x int:1))) cell(id:T)))"));
    PASS();
}

TEST statements_of_actions(void)
{
#define ACTION(statements, tree) \
    check_tree("action f(a: t)\n" statements, "action:f(params(field:a(none id:t)) block(" tree "))")
    CHECK_CALL(ACTION("turn = turn and not result", "assign(id:turn binary/and(id:turn unary/not(id:result)))"));
    CHECK_CALL(ACTION("a[i] = 1; b = 2\nc", "assign(index(id:a id:i) int:1) assign(id:b int:2) do:c"));
    CHECK_CALL(ACTION("start t for 3m\nstart t at now + d\nstop t",
                      "start:t/for(duration:180000) start:t/at(binary/+(id:now id:d)) stop:t"));
    CHECK_CALL(ACTION("apply d(x)\napply d\nmark w\nhistory S = T\ng(1, 2)\ng()",
                      "apply:d(id:x) apply:d mark:w set_history:S(name:T) do:g(int:1 int:2) do:g"));
    PASS();
}

TEST expressions_bind_as_documented(void)
{
#define EXPRESSION(text, tree) check_tree("invariant i : " text, "invariant:i(name:always triggers " tree ")")
    CHECK_CALL(EXPRESSION("a or b and not c = d + e.f",
                          "binary/or(id:a binary/and(id:b unary/not(binary/=(id:c binary/+(id:d dot:f(id:e))))))"));
    CHECK_CALL(EXPRESSION("a - b - c", "binary/-(binary/-(id:a id:b) id:c)"));
    CHECK_CALL(EXPRESSION("(a or b) and c", "binary/and(binary/or(id:a id:b) id:c)"));
    CHECK_CALL(EXPRESSION("not x in s", "unary/not(binary/in(id:x id:s))"));
    CHECK_CALL(EXPRESSION("a[i].b[j] = f(x).y", "binary/=(index(dot:b(index(id:a id:i)) id:j) dot:y(call:f(id:x)))"));
    CHECK_CALL(EXPRESSION("t running or before.x missing", "binary/or(is:running(id:t) is:missing(dot:x(id:before)))"));
    CHECK_CALL(EXPRESSION("all a >= 1 and count(w) > 2", "binary/and(fold:all/>=(id:a int:1) binary/>(call:count(id:w) "
                                                         "int:2))"));
    CHECK_CALL(EXPRESSION("count before.a = b", "fold:count/=(dot:a(id:before) id:b)"));
    CHECK_CALL(EXPRESSION("emitted X or emitted any", "binary/or(emitted:X emitted:any)"));
    CHECK_CALL(EXPRESSION("before.state = {a, b}", "binary/=(dot:state(id:before) set(id:a id:b))"));
    CHECK_CALL(
        EXPRESSION("remaining(t) < min(1h30m, x)", "binary/<(call:remaining(id:t) call:min(duration:5400000 id:x))"));
    CHECK_CALL(EXPRESSION("x is first", "is:first(id:x)"));
    PASS();
}

TEST promises_and_triggers(void)
{
    CHECK_CALL(check_tree("invariant i : never a", "invariant:i(name:never triggers id:a)"));
    CHECK_CALL(check_tree("assume i : on emit A, B : a", "assume:i(name:emit triggers(name:A name:B) id:a)"));
    CHECK_CALL(check_tree("reachable i : on event A, expired t : a",
                          "reachable:i(name:event triggers(name:A expired:t) id:a)"));
    CHECK_CALL(check_tree("invariant i : on refill q : not emitted any",
                          "invariant:i(name:refill triggers(name:q) unary/not(emitted:any))"));
    PASS();
}

TEST states_nest(void)
{
    CHECK_CALL(check_tree("state A initial waiting\nignore E, expired t\nstate B final\n",
                          "state:A(flags(name:initial name:waiting) ignore(name:E expired:t)) "
                          "state:B(flags(name:final))"));
    CHECK_CALL(
        check_tree("state A {\nenter a = 1; f\nexit stop t\npolicy any\nstate B\nreject E\nstate C {\nstate D\n}\n"
                   "state E\n}\nstate F\n",
                   "state:A(flags enter(block(assign(id:a int:1) do:f)) exit(block(stop:t)) policy:any "
                   "state:B(flags reject(name:E)) state:C(flags state:D(flags)) state:E(flags)) state:F(flags)"));
    PASS();
}

TEST names_in_backquotes(void)
{
    CHECK_CALL(check_tree("var `on` : `type` = `true`", "var:on(none id:type id:true)"));
    PASS();
}

TEST layout_does_not_matter(void)
{
    CHECK_CALL(check_tree("\xef\xbb\xbfmachine m\r\n\r\n\ttimer\tt # c\r\n", "machine:m:1 timer:t"));
    CHECK_CALL(check_tree("event E(a: bool,\n\n  # why\n  b: c\n)\ntimer t",
                          "event:E(field:a(none id:bool) field:b(none id:c)) timer:t"));
    CHECK_CALL(check_tree("invariant i : (a or\n state = B)", "invariant:i(name:always triggers binary/or(id:a "
                                                              "binary/=(id:state id:B)))"));
    PASS();
}

/* ---- recovery ---- */

static enum greatest_test_res check_codes(struct source source, const char *expected)
{
    struct arena arena = {0};
    struct diags *diags = diags_open(&source);
    char *summary;

    parse(&arena, &source, diags);
    summary = diag_summary(diags);
    if (strcmp(expected, summary) != 0)
        fprintf(stderr, "\nsource:\n%.400s\n", source.text);
    ASSERT_STR_EQ(expected, summary);
    free(summary);
    diags_close(diags);
    arena_release(&arena);
    PASS();
}
#define CODES(text, codes) CHECK_CALL(check_codes(source_of(text), codes))

TEST every_mistake_is_told_once(void)
{
    CODES("param x\ntimer 5\ntimer 6\nevent\nvar v : bool =\n", "E112:1:8 E112:2:7 E112:3:7 E112:4:6 E112:5:15 ");
    CODES("event E(\nevent F\nevent G)\n", "E115:1:8 E112:3:8 ");
    CODES("event E(a: bool\nevent F\n", "E115:1:8 ");
    CODES("effect X calls prompt p -> R", "E112:1:25 ");
    CODES("action f\n  emmit X\n  x == 1\n  stop\n  y = 2\n", "E114:2:3 E103:3:5 E112:4:7 ");
    CODES("invariant a : (b]\ninvariant c : never\n", "E112:1:17 E112:2:20 ");
    PASS();
}

TEST a_broken_row_leaves_the_others_alone(void)
{
    CODES(
        "state S\n| on || next | do |\n| E || stay | x = |\n| F || stay | y = 2 |\n| G || stay | f(1 |\n| H || T | - \n"
        "ignore I\n",
        "E112:3:19 E115:5:16 E116:6:1 ");
    CODES("state S\n| on || next | do |\nE || stay | x = 1 |\n| F || stay | y = 2; z |\n| G || stay | y = 2; |\n",
          "E116:3:1 E112:5:22 ");
    CODES("state S\n| on | a, b || next | do |\n| E | 1 | 2 || stay | x = 1; f |\n| on | 1 || stay | y = 2 |\n"
          "| F | 1 || stay | y = 2; f |\n",
          "");
    CODES("decision d -> bool\n| a | b || d |\n| , | - || true |\n| - |  || true |\n", "E112:3:3 E117:4:8 ");
    PASS();
}

TEST a_broken_header_silences_its_body(void)
{
    CODES("state S\n| on | ) || next | do |\n| E | 1 || stay | x = 1 |\n| F | = || stay | |\n| on || next | do |\n"
          "| G || stay | x = |\n",
          "E112:2:8 E112:6:19 ");
    CODES("state S\n| on | a || next  do |\n| E | 1 || stay | x = 1 |\n", "E112:2:19 ");
    CODES(
        "state S\n| E || stay | x = 1 |\n| F || stay | x = 1 |\nstate T\n| on || next | do |\n| E || stay | x = 1 |\n",
        "E124:2:1 ");
    CODES("state S\non | a || next | do |\n| E | 1 || stay | x = 1 |\n", "E116:2:1 ");
    CODES("stat S initial\n| on || next | do |\n| E || stay | x = 1 |\nignore F\nenter g\n", "E114:1:1 ");
    CODES("decison d -> bool\npolicy first\n| a || d |\n| - || true |\n", "E114:1:1 ");
    PASS();
}

TEST braces_are_told_once(void)
{
    CODES("state A {\nstate B\ninvariant i : x\nstate C\n}\n", "E119:3:11 ");
    CODES("state A {\nstate B {\nstate C\n}\n", "E119:5:1 ");
    CODES("state A\n}\ntimer t\n", "E120:2:1 ");
    CODES("state A {\nstate B\naction f\nx = 1\nstate C\n}\n", "E119:3:8 ");
    CODES("state A initail {\nignore E\nstate B\n}\ntimer t\n", "E112:1:9 ");
    CODES("stat A {\nignore E\nstate B\n}\ntimer t\n", "E114:1:1 ");
    CODES("state A {\nstate B {\n}\nignore E\nreject F\n}\n", "E123:4:1 ");
    CODES("state A =\nignore E\nstate B\n}\ntimer t\n", "E112:1:9 ");
    CODES("state A {\nstate B\nstart C {\n| on || next | do |\n}\n}\ntimer t\n", "E112:3:9 ");
    CODES("state A\nignore {\ntimer t\n", "E112:2:8 ");
    CODES("action f\nx = 1\n} = 3\ny = 2\ntimer t\n", "E112:3:3 ");
    PASS();
}

TEST lines_out_of_place(void)
{
    CODES("x = 1\ny = 2\n", "E121:1:3 ");
    CODES("timer t\n| a |\n| b |\ntimer u\nignore E\n", "E121:2:1 E121:5:1 ");
    CODES("action f\n| a |\naction g\nx = 1\n", "E121:2:1 ");
    CODES("decision d -> bool\npolicy first\npolicy any\n| a || d |\n", "E122:3:8 ");
    PASS();
}

TEST reserved_words_are_no_names(void)
{
    CODES("var next : bool = true\nvar state : bool = true\nevent on\ntimer timer\n",
          "E113:1:5 E113:2:5 E113:3:7 E113:4:7 ");
    PASS();
}

/* Every tests/errors/E1xx.fsm has a mistake with its code, and no code lacks a file. */
TEST each_code_has_its_file(void)
{
    unsigned files = 0;

    for (unsigned n = 0; code_at(n); n++) {
        const char *code = code_at(n)->code;
        char path[64], message[256], *summary;
        struct source source;
        struct arena arena = {0};
        struct diags *diags;

        if (strncmp(code, "E1", 2) != 0)
            continue;
        snprintf(path, sizeof path, "tests/errors/%s.fsm", code);
        ASSERTm(code, source_read(path, &source, message, sizeof message));
        diags = diags_open(&source);
        parse(&arena, &source, diags);
        summary = diag_summary(diags);
        ASSERTm(code, strstr(summary, code) != NULL);
        free(summary);
        diags_close(diags);
        arena_release(&arena);
        source_release(&source);
        files++;
    }
    ASSERT_EQ(24, files);
    PASS();
}

/* What `fsmc help` shows as wrong is wrong in just that way, and what it shows as right is right. Three codes
 * cannot be shown in full: a NUL byte, something enormous, a hundred mistakes. */
TEST examples_of_codes_are_true(void)
{
    for (unsigned n = 0; code_at(n); n++) {
        const struct code_help *help = code_at(n);
        char *text;

        if (strncmp(help->code, "E1", 2) != 0)
            continue;
        text = tree(source_of(help->right));
        ASSERTm(help->code, strstr(text, " E1") == NULL);
        free(text);
        if (strcmp(help->code, "E102") == 0 || strcmp(help->code, "E110") == 0 || strcmp(help->code, "E111") == 0)
            continue;
        text = tree(source_of(help->wrong));
        ASSERTm(help->code, strstr(text, help->code) != NULL);
        free(text);
    }
    PASS();
}

/* ---- nonsense ---- */

static struct source filled(const char *head, const char *middle, size_t times, const char *tail)
{
    size_t length = strlen(head) + strlen(middle) * times + strlen(tail);
    char *text = malloc(length + 1), *at = stpcpy(text, head);

    for (size_t i = 0; i < times; i++)
        at = stpcpy(at, middle);
    strcpy(at, tail);
    return (struct source){"nonsense.fsm", text, (uint32_t)length};
}

static enum greatest_test_res check_filled(const char *head, const char *middle, size_t times, const char *tail,
                                           const char *codes)
{
    struct source source = filled(head, middle, times, tail);

    CHECK_CALL(check_codes(source, codes));
    free((char *)source.text);
    PASS();
}

TEST long_lines(void)
{
    size_t ten_mb = 10 * 1000 * 1000;

    CHECK_CALL(check_filled("#", "x", ten_mb, "", ""));
    CHECK_CALL(check_filled("const c : text = \"", "x", ten_mb, "\"", ""));
    CHECK_CALL(check_filled("const c : text = \"", "x", ten_mb, "", "E104:1:18 "));
    CHECK_CALL(check_filled("timer ", "x", ten_mb, "", "E110:1:7 "));
    CHECK_CALL(check_filled("timer a", ", b", ten_mb / 3, "", "E110:1:150005 "));
    CHECK_CALL(check_filled("", " ", ten_mb, "timer t", ""));
    CHECK_CALL(check_filled("", "@", ten_mb, "", "E103:1:1 "));
    CHECK_CALL(check_filled("var x : bool = ", "9", ten_mb, "", "E106:1:16 "));
    PASS();
}

TEST a_million_columns(void)
{
    CHECK_CALL(check_filled("table t\n|", " a |", 1000000, "\ntimer t\n", "E110:2:200001 "));
    CHECK_CALL(check_filled("table t\n|", " a |", 64, "\n", ""));
    CHECK_CALL(check_filled("table t\n|", " a |", 65, "\n", "E110:2:261 "));
    PASS();
}

TEST deep_nesting(void)
{
    CHECK_CALL(check_filled("invariant i : ", "(", 10000, "x\ntimer 5\n", "E110:1:115 E112:2:7 "));
    CHECK_CALL(check_filled("", "state S {\n", 10000, "", "E110:101:7 E119:10001:1 "));
    CHECK_CALL(check_filled("invariant i : ", "not ", 50000, "x\n", "E110:1:7999 "));
    CHECK_CALL(check_filled("invariant i : x", " + x", 10000, "\n", "E110:1:2021 "));
    CHECK_CALL(check_filled("invariant i : x", ".x", 10000, "\n", "E110:1:1018 "));
    CHECK_CALL(check_filled("invariant i : x", " + x", 400, "\n", ""));
    PASS();
}

TEST bytes_that_are_no_text(void)
{
    static const char nuls[] = "timer a\0b\n\0\0\0\ntimer c # \0\n";

    CHECK_CALL(check_codes((struct source){"nul.fsm", nuls, sizeof nuls - 1}, "E102:1:8 E102:2:1 E102:3:11 "));
    CODES("timer \xff\xfe\n# \xc3\n# \xed\xa0\x80\ntimer \xc3\xa9\n", "E101:1:7 E101:2:3 E101:3:3 E103:4:7 ");
    CODES("const c : text = \"\xc0\xaf\"\n", "E101:1:19 ");
    CODES("\x01\x02\n", "E103:1:1 ");
    PASS();
}

TEST too_many_mistakes(void)
{
    struct source source = filled("", "}\n", 5000, "");
    struct diags *diags = diags_open(&source);
    struct arena arena = {0};

    parse(&arena, &source, diags);
    ASSERT_EQ(LEXER_MISTAKES_MAX + 1, diags_errors(diags));
    diags_close(diags);
    arena_release(&arena);
    free((char *)source.text);
    PASS();
}

/* Every prefix of a good file, and every file with one byte changed, must be survived. */
TEST damaged_files_are_survived(void)
{
    glob_t files;

    source_files(&files);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        struct source source, cut;
        char message[256], *text;

        ASSERT(source_read(files.gl_pathv[i], &source, message, sizeof message));
        text = malloc(source.length + 1);
        for (uint32_t at = 0; at < source.length; at += 7) {
            struct arena arena = {0};
            struct diags *diags;

            memcpy(text, source.text, source.length + 1);
            if (at % 2)
                text[at] = "|{}()\"\n`"[at % 8];
            else
                text[at] = '\0';
            cut = (struct source){"damaged.fsm", text, at % 2 ? source.length : at};
            diags = diags_open(&cut);
            parse(&arena, &cut, diags);
            diags_close(diags);
            arena_release(&arena);
        }
        free(text);
        source_release(&source);
    }
    globfree(&files);
    PASS();
}

/* ---- files, literals, hashes ---- */

TEST files_parse(void)
{
    glob_t files;

    source_files(&files);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        struct source source;
        struct arena arena = {0};
        struct diags *diags;
        char message[256];

        ASSERTm(files.gl_pathv[i], source_read(files.gl_pathv[i], &source, message, sizeof message));
        diags = diags_open(&source);
        ASSERT(parse(&arena, &source, diags)->kid != NULL);
        ASSERT_EQ_FMTm(files.gl_pathv[i], 0u, diags_errors(diags), "%u");
        diags_close(diags);
        arena_release(&arena);
        source_release(&source);
    }
    globfree(&files);
    PASS();
}

TEST literals(void)
{
    static const struct {
        const char *text;
        enum literal_fault fault;
        int64_t ms;
    } durations[] = {
        {"800ms", LITERAL_FINE, 800},
        {"1h30m", LITERAL_FINE, 5400000},
        {"2d", LITERAL_FINE, 172800000},
        {"1d2h3m4s5ms", LITERAL_FINE, 93784005},
        {"30m1h", LITERAL_MALFORMED, 0},
        {"1h1h", LITERAL_MALFORMED, 0},
        {"3minutes", LITERAL_MALFORMED, 0},
        {"1h3", LITERAL_MALFORMED, 0},
        {"0.5s", LITERAL_MALFORMED, 0},
        {"11574074074d", LITERAL_TOO_LARGE, 0},
        {"999999999999999ms", LITERAL_FINE, LITERAL_MAX},
    };
    int64_t value;
    uint8_t scale;

    for (size_t i = 0; i < sizeof durations / sizeof durations[0]; i++) {
        ASSERT_EQm(durations[i].text, durations[i].fault,
                   literal_duration(durations[i].text, strlen(durations[i].text), &value));
        if (durations[i].fault == LITERAL_FINE)
            ASSERT_EQm(durations[i].text, durations[i].ms, value);
    }
    ASSERT_EQ(LITERAL_FINE, literal_number("0.70", 4, &value, &scale));
    ASSERT(value == 70 && scale == 2);
    ASSERT_EQ(LITERAL_TOO_FINE, literal_number("0.1234567890", 12, &value, &scale));
    ASSERT_EQ(LITERAL_TOO_LARGE, literal_number("1000000000000000", 16, &value, &scale));
    ASSERT_EQ(LITERAL_FINE, literal_number("999999999999999", 15, &value, &scale));
    PASS();
}

TEST texts_are_unescaped(void)
{
    CHECK_CALL(check_tree("const c : text = \"a\\\"\\\\\\t\\u00e9\\u20ac|#\"", "const:c(id:text string:a\"\\\té€|#)"));
    CODES("const c : text = \"\\x\"\nconst d : text = \"\\u0000\"\nconst e : text = \"\\ud800\"\n",
          "E105:1:19 E105:2:19 E105:3:19 ");
    PASS();
}

static enum greatest_test_res check_hash(const char *a, const char *b, bool same)
{
    struct source one = source_of(a), two = source_of(b);
    uint8_t hash_one[32], hash_two[32];

    spec_hash(&one, hash_one);
    spec_hash(&two, hash_two);
    ASSERT_EQ(same, memcmp(hash_one, hash_two, 32) == 0);
    PASS();
}

TEST hashes_ignore_layout(void)
{
    CHECK_CALL(check_hash("timer a\n\n# c\ntimer  b # d\n", "timer a\r\ntimer b", true));
    CHECK_CALL(check_hash("event E(a: b,\n c: d)", "event E(a:b,c:d)", true));
    CHECK_CALL(check_hash("timer ab\n", "timer a b\n", false));
    CHECK_CALL(check_hash("timer a, b\n", "timer b, a\n", false));
    CHECK_CALL(check_hash("f\ng\n", "f; g\n", false));
    PASS();
}

SUITE(trees)
{
    RUN_TEST(declarations_become_nodes);
    RUN_TEST(effects_and_their_calls);
    RUN_TEST(outputs_of_decisions);
    RUN_TEST(cells_of_rows);
    RUN_TEST(statements_in_do_cells);
    RUN_TEST(statements_of_actions);
    RUN_TEST(expressions_bind_as_documented);
    RUN_TEST(promises_and_triggers);
    RUN_TEST(states_nest);
    RUN_TEST(names_in_backquotes);
    RUN_TEST(layout_does_not_matter);
}

SUITE(recovery)
{
    RUN_TEST(every_mistake_is_told_once);
    RUN_TEST(a_broken_row_leaves_the_others_alone);
    RUN_TEST(a_broken_header_silences_its_body);
    RUN_TEST(braces_are_told_once);
    RUN_TEST(lines_out_of_place);
    RUN_TEST(reserved_words_are_no_names);
    RUN_TEST(each_code_has_its_file);
    RUN_TEST(examples_of_codes_are_true);
}

SUITE(nonsense)
{
    RUN_TEST(long_lines);
    RUN_TEST(a_million_columns);
    RUN_TEST(deep_nesting);
    RUN_TEST(bytes_that_are_no_text);
    RUN_TEST(too_many_mistakes);
    RUN_TEST(damaged_files_are_survived);
}

SUITE(values)
{
    RUN_TEST(files_parse);
    RUN_TEST(literals);
    RUN_TEST(texts_are_unescaped);
    RUN_TEST(hashes_ignore_layout);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(trees);
    RUN_SUITE(recovery);
    RUN_SUITE(nonsense);
    RUN_SUITE(values);
    GREATEST_MAIN_END();
}
