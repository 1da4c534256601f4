/* said.h: what fsmc says of a table, read from the text it prints. */
#ifndef TABLES_SAID_H
#define TABLES_SAID_H

#include <stdbool.h>

#define PASTED_MAX 16
#define PAIRS_MAX 40

struct said_pair { /* E302 */
    int line, other;
    char witness[256];
};
struct said {
    bool gap; /* E301 */
    double uncovered, inputs;
    char percent[16];
    char witness[256];
    char *pasted[PASTED_MAX];
    int pastes;
    bool more;
    struct said_pair pair[PAIRS_MAX];
    int pairs;
    int dead[16], deads;    /* W303: lines */
    char hidden_by[16][64]; /* "17 18", or "" */
    int idle[16], idles;    /* W304: columns in characters */
    char strange[256];      /* a line that is nothing of these, or "" */
    bool doubted;
    bool wider;    /* a row is said to be wider than its gap */
    bool given_up; /* W305: gaps are searched for, not excluded, and dead rows are not told */
    bool built;
};

/* Compiles `text` with gaps allowed and reads what is said. Released by said_release. */
void said_by_fsmc(struct said *said, const char *text);
void said_release(struct said *said);

#endif
