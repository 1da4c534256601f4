/* test_dot.c: pictures: what is drawn and what is not, names that want escaping, the same bytes every time. */
#include "compile.h"
#include "dot.h"
#include "dot_text.h"
#include "greatest.h"
#include "machines.h"
#include "row_text.h"
#include "sources.h"
#include "svg.h"

struct drawn {
    struct source source;
    struct compilation compilation;
    char *dot;
};

static char *dot_of(const struct fsm_machine *m)
{
    char *text = NULL;
    size_t length;
    FILE *to = open_memstream(&text, &length);
    dot_write(to, m);
    fclose(to);
    return text;
}

static void drawn_open(struct drawn *drawn, const char *text)
{
    drawn->source = source_of(text);
    compile(&drawn->compilation, &drawn->source);
    if (!drawn->compilation.machine)
        diags_print(drawn->compilation.diags, stderr, DIAG_PLAIN);
    assert(drawn->compilation.machine);
    drawn->dot = dot_of(drawn->compilation.machine);
}

static void drawn_close(struct drawn *drawn)
{
    free(drawn->dot);
    compilation_close(&drawn->compilation);
}

static unsigned times(const char *text, const char *wanted)
{
    unsigned count = 0;
    for (const char *at = text; (at = strstr(at, wanted)); at++)
        count++;
    return count;
}

/* The line of the text that begins so, to be freed; NULL if there is none. */
static char *line_of(const char *text, const char *begin)
{
    size_t length = strlen(begin);
    for (const char *at = text; at; at = strchr(at, '\n')) {
        at += *at == '\n';
        if (!strncmp(at, begin, length))
            return strndup(at, strcspn(at, "\n"));
    }
    return NULL;
}

/* ---- what is drawn ---- */

static const char *const lamp = "machine lamp version 3\n"
                                "var n : 0..9 = 0\n"
                                "timer dim\n"
                                "event Press\n"
                                "event Hold(long: bool)\n"
                                "event Break\n"
                                "effect Glow\n"
                                "state DARK initial waiting\n"
                                "  | on    | n   || next   | do         |\n"
                                "  | Press | > 3 || BRIGHT | emit Glow  |\n"
                                "  | Press | = 2 || BRIGHT | -          |\n"
                                "  | Press | < 2 || stay   | n = n + 1  |\n"
                                "  | Press | = 3 || DARK   | -          |\n"
                                "  | Break | -   || stay   | -          |\n"
                                "  reject Hold\n"
                                "state BRIGHT\n"
                                "  enter start dim for 5s\n"
                                "  exit stop dim\n"
                                "  | on          | long  || next  | do |\n"
                                "  | expired dim | -     || DARK  | -  |\n"
                                "  | Hold        | false || BROKE | -  |\n"
                                "  | Hold        | true  || stay  | -  |\n"
                                "  ignore Press\n"
                                "  | on    || next  |\n"
                                "  | Break || BROKE |\n"
                                "state BROKE final\n"
                                "  ignore Press, Hold, Break\n";

TEST rows_of_one_event_are_one_arrow(void)
{
    struct drawn drawn;
    drawn_open(&drawn, lamp);
    ASSERT_EQ(1, times(drawn.dot, "\ns0 -> s1 ")); /* two rows of Press */
    char *line = line_of(drawn.dot, "s0 -> s1 ");
    ASSERT(strstr(line, "Press"));
    ASSERT(strstr(line, "n &gt; 3"));
    ASSERT(strstr(line, "or n = 2"));
    ASSERT(strstr(line, "line 10: | Press | &gt; 3 || BRIGHT | emit Glow |\\nline 11: | Press | = 2 || BRIGHT | - |"));
    free(line);
    ASSERT_EQ(2, times(drawn.dot, "\ns1 -> s2 ")); /* Hold, Break */
    ASSERT_EQ(1, times(drawn.dot, "\ns0 -> s0 ")); /* left and entered again */
    ASSERT_EQ(1, times(drawn.dot, "\ns1 -> s0 "));
    ASSERT_EQ(5 + 1, times(drawn.dot, " -> ")); /* and the beginning */
    drawn_close(&drawn);
    PASS();
}

TEST states_are_told_apart(void)
{
    struct drawn drawn;
    drawn_open(&drawn, lamp);
    char *dark = line_of(drawn.dot, "s0 ["), *bright = line_of(drawn.dot, "s1 ["), *broke = line_of(drawn.dot, "s2 [");
    ASSERT(strstr(drawn.dot, "i65535 -> s0 "));
    ASSERT(strstr(dark, " waits<") && strstr(dark, "#ddf4ff"));
    ASSERT_FALSE(strstr(bright, " waits<") || strstr(bright, "#ddf4ff") || strstr(bright, "peripheries"));
    ASSERT(strstr(broke, "peripheries=2"));
    free(dark);
    free(bright);
    free(broke);
    drawn_close(&drawn);
    PASS();
}

TEST rows_that_stay_are_listed_if_they_do_something(void)
{
    struct drawn drawn;
    drawn_open(&drawn, lamp);
    char *dark = line_of(drawn.dot, "s0 ["), *bright = line_of(drawn.dot, "s1 [");
    ASSERT(strstr(dark, "n = n + 1"));
    ASSERT(strstr(dark, "stays and does nothing at Break\\nrejects Hold\"]"));
    ASSERT_EQ(NULL, strstr(bright, "<HR/>"));
    ASSERT(strstr(bright, "tooltip=\"BRIGHT\\nstays and does nothing at Hold\\nignores Press\"]"));
    free(dark);
    free(bright);
    drawn_close(&drawn);
    PASS();
}

TEST timers_are_marked_where_they_run_and_where_they_end(void)
{
    struct drawn drawn;
    drawn_open(&drawn, lamp);
    char *bright = line_of(drawn.dot, "s1 ["), *expiry = line_of(drawn.dot, "s1 -> s0 ["),
         *dark = line_of(drawn.dot, "s0 [");
    ASSERT(strstr(bright, "\xe2\x97\xb7 dim"));
    ASSERT(strstr(expiry, "\xe2\x97\xb7 dim"));
    ASSERT_EQ(NULL, strstr(dark, "\xe2\x97\xb7"));
    free(bright);
    free(expiry);
    free(dark);
    drawn_close(&drawn);
    PASS();
}

static const char *const nested = "machine player version 1\n"
                                  "event Play\n"
                                  "event Pause\n"
                                  "event Skip\n"
                                  "effect Light\n"
                                  "state LOADED initial {\n"
                                  "  | on    || next   | do         |\n"
                                  "  | Pause || PAUSED | -          |\n"
                                  "  | Play  || stay   | emit Light |\n"
                                  "  state SONG initial waiting\n"
                                  "    | on   || next  |\n"
                                  "    | Skip || RADIO |\n"
                                  "  state RADIO waiting\n"
                                  "    ignore Skip\n"
                                  "}\n"
                                  "state PAUSED waiting\n"
                                  "  | on    || next           |\n"
                                  "  | Play  || history LOADED |\n"
                                  "  | Pause || resume LOADED  |\n"
                                  "  ignore Skip\n";

TEST states_inside_states_are_framed(void)
{
    struct drawn drawn;
    drawn_open(&drawn, nested);
    const char *frame = strstr(drawn.dot, "subgraph cluster_0 {"), *end = frame ? strstr(frame, "\n}\n") : NULL;
    ASSERT(frame && end);
    ASSERT(strstr(frame, "\ns1 [") < end && strstr(frame, "\ns2 [") < end && strstr(frame, "\ns3 [") > end);
    ASSERT(strstr(frame, "i0 -> s1 ") < end);
    ASSERT_EQ(1, times(drawn.dot, "\ns0 -> s3 ")); /* the frame's row once, not from each leaf */
    ASSERT_EQ(1, times(drawn.dot, "\ns1 -> s2 "));
    ASSERT_EQ(0, times(drawn.dot, "\ns1 -> s3 ") + times(drawn.dot, "\ns2 -> s3 "));
    char *inside = line_of(drawn.dot, "s0 [");
    ASSERT(strstr(inside, "anywhere inside") && strstr(inside, "emit Light"));
    free(inside);
    drawn_close(&drawn);
    PASS();
}

TEST histories_lead_to_one_mark(void)
{
    struct drawn drawn;
    drawn_open(&drawn, nested);
    ASSERT_EQ(2, times(drawn.dot, "\ns3 -> h0 "));
    ASSERT_EQ(1, times(drawn.dot, "Play (history)"));
    ASSERT_EQ(1, times(drawn.dot, "Pause (resume)"));
    ASSERT_EQ(0, times(drawn.dot, "\ns3 -> s"));
    drawn_close(&drawn);
    PASS();
}

/* ---- conditions ---- */

static const char *const guards =
    "machine guards version 1\n"
    "type plan = free | pro | team\n"
    "param most : 1..9 = 3\n"
    "var plan : plan = free\n"
    "var used : 0..9 = 0\n"
    "var paid : bool = false\n"
    "var seen : set of plan = {}\n"
    "var since : time = missing\n"
    "timer trial\n"
    "event Go\n"
    "state S initial waiting\n"
    "  policy first\n"
    "  | on | plan      | used + 1 | paid  | trial   | now - since | plan in seen || next | do |\n"
    "  | Go | pro       | < most   | true  | running | missing     | false        || T    | -  |\n"
    "  | Go | free, pro | 2..4     | false | stopped | < 3d        | true         || T    | -  |\n"
    "  | Go | not free  | 5        | -     | -       | -           | -            || T    | -  |\n"
    "  | Go | -         | -        | -     | -       | -           | -            || T    | -  |\n"
    "  ignore expired trial\n"
    "state T final\n"
    "  ignore Go\n";

static const char *guard_text(const struct fsm_machine *m, uint32_t line)
{
    static char text[300];
    text[0] = 0;
    FILE *to = fmemopen(text, sizeof text, "w");
    for (uint32_t r = 0; r < m->row_count; r++)
        if (m->rows[r].line == line)
            guard_write(to, m, &m->rows[r]);
    fclose(to);
    return text;
}

TEST cells_read_as_conditions(void)
{
    struct drawn drawn;
    drawn_open(&drawn, guards);
    const struct fsm_machine *m = drawn.compilation.machine;
    ASSERT_STR_EQ("plan = pro, used + 1 < most, paid, trial running, now - since missing, not (plan in seen)",
                  guard_text(m, 14));
    /* `used + 1` against a number is another question than against `most`, and was asked later. */
    ASSERT_STR_EQ("plan = free, pro, not paid, trial stopped, now - since < 3d, plan in seen, used + 1 = 2..4",
                  guard_text(m, 15));
    ASSERT_STR_EQ("plan not free, used + 1 = 5", guard_text(m, 16));
    ASSERT_STR_EQ("", guard_text(m, 17));
    drawn_close(&drawn);
    PASS();
}

TEST rows_are_taken_apart(void)
{
    struct fsm_row row = {.text = "| Go | a || history S | x = 1; emit E(\"a | b\") |"};
    ASSERT_STRN_EQ("history S", row_next(&row).text, row_next(&row).length);
    ASSERT_EQ(9, row_next(&row).length);
    ASSERT_EQ(strlen("x = 1; emit E(\"a | b\")"), row_do(&row).length);
    ASSERT_STRN_EQ("x = 1; emit E(\"a | b\")", row_do(&row).text, row_do(&row).length);
    row.text = "| Go || stay |";
    ASSERT_EQ(4, row_next(&row).length);
    ASSERT_EQ(0, row_do(&row).length);
    row.text = "| Go || stay | - |";
    ASSERT_EQ(0, row_do(&row).length);
    row.text = "Go"; /* of an ignore list */
    ASSERT_EQ(0, row_next(&row).length);
    ASSERT_EQ(0, row_do(&row).length);
    PASS();
}

/* ---- escapes ---- */

static const char *written(void (*write)(FILE *, const char *, size_t), const char *from)
{
    static char text[300];
    FILE *to = fmemopen(text, sizeof text, "w");
    write(to, from, strlen(from));
    fclose(to);
    return text;
}

static void html_line(FILE *to, const char *text, size_t length)
{
    html_write(to, text, length, 0);
}

static void html_narrow(FILE *to, const char *text, size_t length)
{
    html_write(to, text, length, 8);
}

TEST text_is_escaped(void)
{
    ASSERT_STR_EQ("a &lt; b &amp;&amp; c &gt; &quot;d&quot; &#92;&#92;N \xc3\xa9 ",
                  written(html_line, "a < b && c > \"d\" \\N \xc3\xa9\t"));
    ASSERT_STR_EQ("a &lt; b &amp;amp; &quot;d&quot; &#92;&#92;&#92;&#92;N \xc3\xa9 ",
                  written(quoted_write, "a < b &amp; \"d\" \\N \xc3\xa9\n"));
    PASS();
}

TEST long_labels_are_wrapped(void)
{
    /* After `;` from half the width on, after `,` from the width on, elsewhere from one and a half. */
    ASSERT_STR_EQ("ab; cd;<BR ALIGN=\"LEFT\"/>ef", written(html_narrow, "ab; cd; ef"));
    ASSERT_STR_EQ("abc, def,<BR ALIGN=\"LEFT\"/>g", written(html_narrow, "abc, def, g"));
    ASSERT_STR_EQ("abc def ghij<BR ALIGN=\"LEFT\"/>kl", written(html_narrow, "abc def ghij kl"));
    PASS();
}

static const char *const odd =
    "machine `machine` version 1\n"
    "event `exit`\n"
    "event Say(words: text)\n"
    "effect Said(words: text)\n"
    "state `state` initial waiting\n"
    "  | on   || next    | do                                    |\n"
    "  | `exit` || `final` | emit Said(\"<b>&amp; \\\"x\\\" \\\\N \xe2\x82\xac | </TD>\") |\n"
    "  | Say  || stay    | emit Said(\"<i>&\\\"\\\\N\xe2\x82\xac | ]]>\") |\n"
    "state `final` final\n"
    "  ignore `exit`, Say\n";

TEST odd_names_and_texts_are_drawn(void)
{
    struct drawn drawn;
    char *svg = NULL, message[200] = "";
    size_t length;
    drawn_open(&drawn, odd);
    ASSERT(strstr(drawn.dot, "digraph \"machine\""));
    ASSERT(svg_draw(drawn.compilation.machine, &svg, &length, message, sizeof message));
    ASSERT_EQ(strlen(svg), length);
    /* In the state: <i>&\"\\N€ | ]]> */
    ASSERT(strstr(svg, ">emit Said(&quot;&lt;i&gt;&amp;\\&quot;\\\\N\xe2\x82\xac | ]]&gt;&quot;)<"));
    /* In the arrow's tooltip: <b>&amp; \"x\" \\N € | </TD> */
    ASSERT(strstr(svg, "emit Said(&quot;&lt;b&gt;&amp;amp; \\&quot;x\\&quot; \\\\N \xe2\x82\xac | "
                       "&lt;/TD&gt;&quot;) |\">"));
    svg_free(svg);
    drawn_close(&drawn);
    PASS();
}

/* ---- the same every time ---- */

TEST pictures_are_the_same_every_time(void)
{
    char message[200] = "";
    for (int i = 0; machines[i]; i++) {
        char *dot[2], *svg[2];
        size_t length[2];
        for (int k = 0; k < 2; k++) {
            dot[k] = dot_of(machines[i]);
            ASSERTm(message, svg_draw(machines[i], &svg[k], &length[k], message, sizeof message));
        }
        ASSERT_STR_EQ(dot[0], dot[1]);
        ASSERT_EQ(length[0], length[1]);
        ASSERT_STR_EQ(svg[0], svg[1]);
        ASSERT_EQ(1, times(svg[0], "<svg "));
        ASSERT(strstr(svg[0], machines[i]->states[0].name));
        for (int k = 0; k < 2; k++) {
            free(dot[k]);
            svg_free(svg[k]);
        }
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(rows_of_one_event_are_one_arrow);
    RUN_TEST(states_are_told_apart);
    RUN_TEST(rows_that_stay_are_listed_if_they_do_something);
    RUN_TEST(timers_are_marked_where_they_run_and_where_they_end);
    RUN_TEST(states_inside_states_are_framed);
    RUN_TEST(histories_lead_to_one_mark);
    RUN_TEST(cells_read_as_conditions);
    RUN_TEST(rows_are_taken_apart);
    RUN_TEST(text_is_escaped);
    RUN_TEST(long_labels_are_wrapped);
    RUN_TEST(odd_names_and_texts_are_drawn);
    RUN_TEST(pictures_are_the_same_every_time);
    GREATEST_MAIN_END();
}
