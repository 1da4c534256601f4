/* suggest.c: the nearest name, by Damerau's distance (neighbours swapped count once). Words longer than
 * WORD_MAX are not worth guessing at; the bound keeps the rows on the stack. */
#include "suggest.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>

enum { WORD_MAX = 64 };

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static bool same_letter(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

/* The distance between a and b, both at most WORD_MAX long, without regard to case. */
static unsigned distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
    unsigned rows[3][WORD_MAX + 1];
    unsigned *before = rows[0], *last = rows[1], *row = rows[2];

    for (unsigned j = 0; j <= b_length; j++)
        last[j] = j;
    for (unsigned i = 1; i <= a_length; i++) {
        row[0] = i;
        for (unsigned j = 1; j <= b_length; j++) {
            row[j] = least(least(last[j], row[j - 1]) + 1, last[j - 1] + !same_letter(a[i - 1], b[j - 1]));
            if (i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) && same_letter(a[i - 2], b[j - 1]))
                row[j] = least(row[j], before[j - 2] + 1);
        }
        unsigned *oldest = before;
        before = last;
        last = row;
        row = oldest;
    }
    return last[b_length];
}

const char *suggest(const char *word, const char *const *candidates, size_t count)
{
    size_t length = strlen(word);
    const char *nearest = NULL;

    if (length == 0 || length > WORD_MAX)
        return NULL;
    unsigned bound = length < 3 ? 1 : (unsigned)length / 3; /* the largest distance that is still near enough */
    for (size_t i = 0; i < count; i++) {
        size_t candidate_length = candidates[i] != NULL ? strlen(candidates[i]) : 0;
        if (candidate_length == 0 || candidate_length > WORD_MAX || strcmp(word, candidates[i]) == 0)
            continue;
        if (strcasecmp(word, candidates[i]) == 0)
            return candidates[i];
        unsigned d = distance(word, length, candidates[i], candidate_length);
        if (d > bound || d >= length || (nearest != NULL && d == bound))
            continue;
        bound = d;
        nearest = candidates[i];
    }
    return nearest;
}
